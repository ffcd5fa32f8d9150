# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:objectrisk."""

from .algorithm import ObjectRisk

__all__ = ["ObjectRisk"]
