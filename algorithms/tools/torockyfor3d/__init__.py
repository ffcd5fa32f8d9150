# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d."""

from .algorithm import ToRockyfor3D

__all__ = ["ToRockyfor3D"]
