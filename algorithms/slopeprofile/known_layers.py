# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:slopeprofile that get their styles again."""

from ..styles.known_layers import KnownLayer
from .parameters import STATIONS
from .styles import KNOWN_BY, StationStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [KnownLayer(STATIONS, label(STATIONS), "point", KNOWN_BY, lambda layer: StationStyle(()))]
