# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication."""

from .algorithm import Indication

__all__ = ["Indication"]
