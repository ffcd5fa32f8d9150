# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout."""

from .algorithm import PrintLayout

__all__ = ["PrintLayout"]
