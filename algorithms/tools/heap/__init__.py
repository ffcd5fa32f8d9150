# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap."""

from .algorithm import Heap

__all__ = ["Heap"]
