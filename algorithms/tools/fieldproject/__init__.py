# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject."""

from .algorithm import FieldProject

__all__ = ["FieldProject"]
