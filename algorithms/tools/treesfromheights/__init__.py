# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:treesfromheights."""

from .algorithm import TreesFromHeights

__all__ = ["TreesFromHeights"]
