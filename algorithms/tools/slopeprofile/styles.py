# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of the stations of a slope profile."""

from ...shared.styles import styles
from ...shared.styles.known_layers import KnownLayer
from .algorithm import STATIONS

KNOWN_BY = ("along_m", "ground_m", "class", "share", "stops", "e_p95_kj")


class StationStyle(styles.VectorStyle):
    """Points in the colour of the 95th percentile of energy."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "e_p95_kj", "energy", lambda colour: styles.dot(colour, 1.6))


# The results of talus:slopeprofile that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [KnownLayer(STATIONS, label(STATIONS), "point", KNOWN_BY, lambda layer: StationStyle(()))]
