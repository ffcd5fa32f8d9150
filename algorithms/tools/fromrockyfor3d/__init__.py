# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d."""

from .algorithm import FromRockyfor3D

__all__ = ["FromRockyfor3D"]
