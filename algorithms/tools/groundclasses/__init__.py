# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses."""

from .algorithm import GroundClasses

__all__ = ["GroundClasses"]
