# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulatemany."""

from .algorithm import SimulateMany

__all__ = ["SimulateMany"]
