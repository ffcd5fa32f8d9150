# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:profile that get their styles again."""

from ..styles.known_layers import KnownLayer
from .layers import KNOWN_BY, StationStyle
from .parameters import STATIONS


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [KnownLayer(STATIONS, label(STATIONS), "line", KNOWN_BY, lambda layer: StationStyle(()))]
