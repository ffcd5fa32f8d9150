# SPDX-License-Identifier: GPL-2.0-or-later
"""Polygons so narrow that no node of the elevation model lies in them: walls, paths and roads on coarse cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..findings.finding import DOUBTFUL, Finding, Kind
from ..io import well_known_binary as binary
from ..io.burn import Polygon, burn
from ..io.geodata import library
from ..io.raster import Grid

if TYPE_CHECKING:
    from ..hints import Terrain

WIDEST = 1.5  # cells: wider polygons have a node in them
MOST_CELLS = 1 << 22  # of the box around a polygon that is looked at
NAMED = 10  # features that the finding lists

WITHOUT_EFFECT = Kind(
    "polygon-without-effect", DOUBTFUL,
    "{subject}: no cell of the elevation model has its centre in {value:.0f} of the features ({features}), so they "
    "have no effect. They are narrower than the cells of {limit:.3g} m.",
    "Widen them to at least one cell, or use an elevation model with finer cells.",
)  # fmt: skip


def without_effect(polygons: Sequence[Polygon], terrain: Terrain | Grid, subject: str) -> list[Finding]:
    """The finding of polygons that lie on the terrain and hold none of its nodes, in a list."""
    lost = sorted(
        {polygon.identifier for polygon in polygons if _is_narrow(polygon.wkb, terrain) and _is_bare(polygon, terrain)}
    )
    if not lost:
        return []
    shown = ", ".join(map(str, lost[:NAMED])) + (" ..." if len(lost) > NAMED else "")
    return [WITHOUT_EFFECT.of(subject, len(lost), min(terrain.cell_size), features=shown)]


def _is_narrow(wkb, terrain):
    """Is the mean width, twice the area by the length of the outline, of about a cell?"""
    try:
        rings = [ring for _, rings in binary.parts_of(binary.flat(wkb)) for ring in rings]
    except ValueError:  # curves, for example
        return False
    area = length = 0.0
    for ring in rings:
        x, y = (ring[:, :2] - ring[0, :2]).T
        area += 0.5 * abs(float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])))
        length += float(np.hypot(np.diff(x), np.diff(y)).sum())
    return 2.0 * area < WIDEST * max(terrain.cell_size) * length


def _is_bare(polygon, terrain):
    """Lies no node of the terrain in the polygon?"""
    (lx, ly), (x0, y0), (ny, nx) = terrain.cell_size, terrain.origin, terrain.shape
    xmin, xmax, ymin, ymax = library().envelope(polygon.wkb)
    west, east = max(int((xmin - x0) // lx), 0), min(int((xmax - x0) // lx) + 1, nx - 1)
    south, north = max(int((ymin - y0) // ly), 0), min(int((ymax - y0) // ly) + 1, ny - 1)
    shape = north - south + 1, east - west + 1
    if min(shape) < 1 or shape[0] * shape[1] > MOST_CELLS:
        return False
    part = Grid(shape, (lx, ly), (x0 + west * lx, y0 + south * ly))
    return bool((burn([polygon], part).index < 0).all())
