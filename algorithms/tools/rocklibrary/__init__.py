# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary."""

from .algorithm import RockLibrary

__all__ = ["RockLibrary"]
