# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier."""

from .algorithm import Barrier

__all__ = ["Barrier"]
