# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting."""

from .algorithm import NetSiting

__all__ = ["NetSiting"]
