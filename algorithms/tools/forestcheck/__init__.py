# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:forestcheck."""

from .algorithm import ForestCheck

__all__ = ["ForestCheck"]
