# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline."""

from .algorithm import ScreenLines

__all__ = ["ScreenLines"]
