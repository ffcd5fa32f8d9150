# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate."""

from .algorithm import Simulate

__all__ = ["Simulate"]
