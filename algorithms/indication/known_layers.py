# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:indication that get their styles again."""

from ..styles import styles
from ..styles.known_layers import known_raster
from .parameters import INDICATION, INDICATION_DIFFERENCE, LINE_ENERGY, LINE_VELOCITY
from .styles import DIFFERENCE_CLASSES, INDICATION_CLASSES, ClassStyle, difference_names, indication_names


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_raster(INDICATION, label(INDICATION), lambda layer: ClassStyle(INDICATION_CLASSES, indication_names())),
        known_raster(LINE_VELOCITY, label(LINE_VELOCITY), lambda layer: styles.RasterStyle("velocity")),
        known_raster(LINE_ENERGY, label(LINE_ENERGY), lambda layer: styles.RasterStyle("energy")),
        known_raster(
            INDICATION_DIFFERENCE,
            label(INDICATION_DIFFERENCE),
            lambda layer: ClassStyle(DIFFERENCE_CLASSES, difference_names()),
        ),
    ]
