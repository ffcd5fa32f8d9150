# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap."""

from .algorithm import HazardMap

__all__ = ["HazardMap"]
