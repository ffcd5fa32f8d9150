# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile."""

from .algorithm import Profile

__all__ = ["Profile"]
