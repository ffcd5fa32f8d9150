# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees."""

from .algorithm import Trees

__all__ = ["Trees"]
