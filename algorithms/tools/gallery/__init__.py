# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:gallery."""

from .algorithm import Gallery

__all__ = ["Gallery"]
