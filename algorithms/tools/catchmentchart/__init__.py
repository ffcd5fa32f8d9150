# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart."""

from .algorithm import CatchmentChart

__all__ = ["CatchmentChart"]
