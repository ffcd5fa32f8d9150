# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net."""

from .algorithm import NetImpacts

__all__ = ["NetImpacts"]
