# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:view3d."""

from .algorithm import View3D

__all__ = ["View3D"]
