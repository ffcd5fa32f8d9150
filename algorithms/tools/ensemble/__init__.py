# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble."""

from .algorithm import Ensemble

__all__ = ["Ensemble"]
