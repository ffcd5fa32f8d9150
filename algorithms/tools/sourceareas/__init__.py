# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:sourceareas."""

from .algorithm import SourceAreas

__all__ = ["SourceAreas"]
