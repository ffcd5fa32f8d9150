# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence."""

from .algorithm import Convergence

__all__ = ["Convergence"]
