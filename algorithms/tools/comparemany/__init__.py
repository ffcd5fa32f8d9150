# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany."""

from .algorithm import CompareMany

__all__ = ["CompareMany"]
