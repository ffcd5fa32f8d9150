# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns."""

from .algorithm import CompareRuns

__all__ = ["CompareRuns"]
