# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate."""

from .algorithm import Calibrate

__all__ = ["Calibrate"]
