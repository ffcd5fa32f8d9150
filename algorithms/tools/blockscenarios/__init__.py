# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios."""

from .algorithm import BlockScenarios

__all__ = ["BlockScenarios"]
