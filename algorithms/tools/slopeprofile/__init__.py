# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile."""

from .algorithm import SlopeProfile

__all__ = ["SlopeProfile"]
