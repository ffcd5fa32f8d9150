# SPDX-License-Identifier: GPL-2.0-or-later
"""Messages before a run: that it will be slow, or that it compiles first."""

from __future__ import annotations

from . import kernels


def why_slow() -> str:
    """Why the engine runs without machine code, and how to repair that; '' where it has some."""
    return kernels.WARNING


def why_not_kept() -> str:
    """Why compiling will be repeated at the next start, and how to avoid that; '' where it will not."""
    return kernels.why_not_kept()


def is_compiled() -> bool:
    """True if the machine code of this version is there already."""
    return kernels.is_cached()


def why_plain() -> str:
    """Why numba compiles the engine in its own, slower way, and what that costs; '' where it does not."""
    return kernels.why_plain()
