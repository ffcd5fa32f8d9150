# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle."""

from .algorithm import Restyle

__all__ = ["Restyle"]
