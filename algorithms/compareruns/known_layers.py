# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:compareruns that get their styles again."""

from ..styles.differences import DifferenceStyle
from ..styles.known_layers import known_raster, range_of
from .parameters import DIFFERENCE


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [known_raster(DIFFERENCE, label(DIFFERENCE), lambda layer: DifferenceStyle(max(map(abs, range_of(layer)))))]
