# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:designcheck."""

from .algorithm import DesignCheck

__all__ = ["DesignCheck"]
