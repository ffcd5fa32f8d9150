# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:indication that get their styles again."""

from ..styles import styles
from ..styles.known_layers import known_raster
from .parameters import DIFFERENCE, ENERGY, INDICATION, VELOCITY
from .styles import DIFFERENCE_CLASSES, INDICATION_CLASSES, ClassStyle, difference_names, indication_names


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_raster(INDICATION, label(INDICATION), lambda layer: ClassStyle(INDICATION_CLASSES, indication_names())),
        known_raster(VELOCITY, label(VELOCITY), lambda layer: styles.RasterStyle("velocity")),
        known_raster(ENERGY, label(ENERGY), lambda layer: styles.RasterStyle("energy")),
        known_raster(DIFFERENCE, label(DIFFERENCE), lambda layer: ClassStyle(DIFFERENCE_CLASSES, difference_names())),
    ]
