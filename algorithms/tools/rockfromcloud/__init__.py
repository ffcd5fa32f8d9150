# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud."""

from .algorithm import RockFromCloud

__all__ = ["RockFromCloud"]
