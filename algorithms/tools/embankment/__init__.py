# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:embankment."""

from .algorithm import Embankment

__all__ = ["Embankment"]
