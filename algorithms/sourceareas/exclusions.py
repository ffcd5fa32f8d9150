# SPDX-License-Identifier: GPL-2.0-or-later
"""Polygons that mask cells of the terrain."""

import numpy as np

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io.burn import Polygon, burn
from ..layers.partly_outside import PartlyOutside
from ..layers.vector_layers import features_within, valid_features
from ..translation import tr
from .parameters import EXCLUDE

NO_CELL = Kind(
    "exclusion-without-effect", DOUBTFUL,
    "EXCLUDE: no effect, as no cell of the elevation model lies in its polygons.",
    "Draw polygons over the cells to be left out.",
)  # fmt: skip


def excluded_cells(call, terrain, crs):
    """Cells with their centre in a polygon of EXCLUDE, (ny, nx) bool; None where nothing was given."""
    source = call[EXCLUDE]
    if source is None:
        return None
    polygons, partly = [], PartlyOutside(terrain)
    features = valid_features(source, crs, call, EXCLUDE)
    for feature in features_within(partly.frame, features, [], []):  # what is beyond need not be excluded
        geometry = feature.geometry()
        polygons.append(Polygon(feature.id(), bytes(geometry.asWkb()), True))
        partly.add(feature.id(), geometry)
    mask = burn(polygons, terrain).index >= 0
    if not mask.any():
        call.find([NO_CELL.of(str(EXCLUDE), 0.0)])
    else:
        partly.tell(EXCLUDE, call)
        call.info(tr("EXCLUDE: polygons: {}, cells below them: {}.").format(len(polygons), np.count_nonzero(mask)))
    return mask
