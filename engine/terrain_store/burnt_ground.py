# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground and forest polygons on a terrain in a store: burnt strip by strip into a raster of combinations beside it.

A node has the number of its combination: of the ground class, of the stand, and of whether a release is so near that
there is no forest. The table of the ground is that of the same polygons on the terrain in memory, for it depends on the
combinations that occur alone. So are the nodes, unless an outline passes within some 1e-9 of a cell of one: a strip has
an origin of its own, from which outlines are rounded otherwise.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..ground.clearings import mark_near
from ..ground.ground import Ground
from ..ground.mapped_ground import MappedGround, columns_of
from ..ground.parameters import DRAG
from ..io.burn import Polygon, burn
from ..io.geodata import library
from ..io.node_blocks import CACHE_OF_BLOCKS, NodeBlocks, small_cache
from ..io.raster import Grid, complete_or_absent, new_geotiff
from ..types import Cancelled
from .stored_terrain import OneRow, StoredGround, StoredTerrain
from .survey import index_digest, strips_of_classes

if TYPE_CHECKING:
    from ..hints import Array

STRIP = 2**22  # nodes that are burnt at once: some 130 MB
NAME_LENGTH = 12
NO_FOREST = (0.0, 0.0)


class Burns(NamedTuple):
    """Polygons that describe the ground of a terrain."""

    ground: Sequence[Polygon]  # value: a MappedGround
    everywhere: MappedGround  # where none of them is
    forest: Sequence[Polygon]  # value: (drag coefficient in kg/s, height of the drag layer in m)
    starts: Array  # (n, 2) places of the releases
    bare: float  # m, distance from them within which there is no forest


class Cover(NamedTuple):
    """Share of the terrain that polygons of a kind cover, and contradictions among them."""

    share: float  # of the nodes that lie in one
    contradictory: list  # identifiers of polygons that claim a node with different values, sorted


def open_burnt_ground(
    terrain: StoredTerrain, burns: Burns, cancelled: Callable[[], bool] | None = None, **options: Any
) -> tuple[StoredGround, Cover, Cover]:
    """The ground of polygons, and the Cover of those of the ground and of the forest.

    options : ``with_viscous_drag``, ``with_scar_layer`` and ``classes`` of ``Ground.from_classes``

    Raises ValueError as ``Ground.from_classes``, OSError where the raster cannot be written, Cancelled.
    """
    rows = list(dict.fromkeys(polygon.value for polygon in burns.ground)) + [burns.everywhere]
    stands = list(dict.fromkeys(polygon.value for polygon in burns.forest)) + [NO_FOREST]
    path, facts = _raster(terrain, burns, rows, stands, cancelled)
    used, count = np.array(facts["used"], np.int64), len(rows) * len(stands)
    numbers, table = _rows_of(used, count, rows, stands, options)
    source = NodeBlocks(path, heights=False)
    strips = (numbers[part] for _, part in strips_of_classes(source, cancelled))
    digest = index_digest(strips, terrain.shape)
    name = hashlib.sha256(f"{path.stem} {numbers.tolist()}".encode()).hexdigest()[:NAME_LENGTH]
    terrain.store.add_ground(name, source, numbers)
    covers = (Cover(facts[name]["share"], facts[name]["contradictory"]) for name in ("ground", "forest"))
    return (StoredGround(terrain, name, table, digest), *covers)


def _rows_of(used, count, rows, stands, options):
    """(row of the table for each number of a combination, -1 where it does not occur; the table)"""
    there = np.unique(used % count)
    of_row, of_stand = np.divmod(there, len(stands))
    names, columns = columns_of(rows)
    drag, height = (np.array(column, np.float64)[of_stand][None, :] for column in zip(*stands))
    few = Ground.from_classes(OneRow(there.size), of_row[None, :], names, drag, height, **columns, **options)
    bare = few.table.copy()
    bare[:, DRAG] = 0.0
    row = np.full(2 * count, -1, np.int64)
    row[there], row[there + count] = few.index[0], few.index[0] + len(few.table)
    if (used < count).all() or not (few.table[:, DRAG] > 0.0).any():  # as clearings.without_drag_near
        row[there + count] = few.index[0]
        return row[: used.max() + 1].astype(np.int32), few.table
    kept, number = np.unique(row[used], return_inverse=True)
    numbers = np.full(2 * count, -1, np.int32)
    numbers[used] = number.ravel()
    return numbers[: used.max() + 1], np.vstack([few.table, bare])[kept]


def _raster(terrain, burns, rows, stands, cancelled):
    """(path of the raster of combinations, what is known of it); made where the same polygons were not burnt before."""
    folder, digest = terrain.store.folder, hashlib.sha256(repr((rows, stands, burns.bare)).encode())
    for polygon in (*burns.ground, *burns.forest):
        digest.update(repr((polygon.identifier, polygon.value)).encode() + polygon.wkb)
    if burns.bare > 0.0:
        digest.update(np.ascontiguousarray(burns.starts, np.float64).tobytes())
    path = folder / f"combinations-{digest.hexdigest()[:NAME_LENGTH]}.tif"
    known = path.with_suffix(".json")
    if not (known.exists() and path.exists()):
        with small_cache(CACHE_OF_BLOCKS), complete_or_absent(path) as part:
            facts = _burn_all(terrain, burns, (rows, stands), part, cancelled)
        part = known.with_suffix(f".part-{os.getpid()}")
        part.write_text(json.dumps(facts), encoding="utf-8")
        os.replace(part, known)
    return path, json.loads(known.read_text(encoding="utf-8"))


def _burn_all(terrain, burns, values, path, cancelled):
    (ny, nx), grid = terrain.shape, Grid(terrain.shape, terrain.cell_size, terrain.origin, terrain.crs)
    rows, stands = values
    ground, forest = _Kind(burns.ground, rows, grid), _Kind(burns.forest, stands, grid)
    used = np.zeros(2 * len(rows) * len(stands), bool)
    local = np.ascontiguousarray(np.asarray(burns.starts, np.float64).reshape(-1, 2) - np.array(terrain.origin))
    rows_at_once = max(1, STRIP // nx)
    with new_geotiff(path, grid, 1, "int32") as sink:
        for first in range(0, ny, rows_at_once):
            if cancelled is not None and cancelled():
                raise Cancelled("The burning of the polygons was cancelled.")
            end = min(first + rows_at_once, ny)
            number = ground.strip(first, end) * len(stands) + forest.strip(first, end)
            if burns.bare > 0.0 and len(stands) > 1:
                near = np.zeros(number.shape, np.bool_)
                mark_near(local, float(burns.bare), *map(float, terrain.cell_size), first, near)
                number[near] += len(rows) * len(stands)
            used[number.reshape(-1)] = True
            sink.write_part(1, number[::-1], 0, ny - end)
    return {
        "used": np.flatnonzero(used).tolist(), "ground": ground.facts(ny * nx), "forest": forest.facts(ny * nx),
    }  # fmt: skip


class _Kind:
    """Polygons of the ground or of the forest, burnt strip by strip."""

    def __init__(self, polygons, values, grid):
        self.polygons, self.grid = polygons, grid
        self.number = {value: k for k, value in enumerate(values)}
        self.nowhere = len(values) - 1
        envelope = library().envelope
        low_high = [envelope(polygon.wkb)[2:] for polygon in polygons]  # xmin, xmax, ymin, ymax
        self.low, self.high = np.array(low_high, np.float64).reshape(-1, 2).T
        self.inside, self.contradictory = 0, set()

    def strip(self, first, end):
        """Number of the value of each node of the rows first to end - 1, int32."""
        (_, nx), (lx, ly), (x0, y0) = self.grid.shape, self.grid.cell_size, self.grid.origin
        south, north = y0 + (first - 1) * ly, y0 + end * ly
        there = np.flatnonzero((self.high >= south) & (self.low <= north))
        number = np.full((end - first, nx), self.nowhere, np.int32)
        if there.size:
            part = Grid((end - first, nx), (lx, ly), (x0, y0 + first * ly))
            burnt = burn([self.polygons[k] for k in there], part)
            is_in = burnt.index >= 0
            of_value = np.array([self.number[value] for value in burnt.values], np.int32)
            number[is_in] = of_value[burnt.index[is_in]]
            self.inside += int(np.count_nonzero(is_in))
            self.contradictory.update(burnt.contradictory)
        return number

    def facts(self, nodes):
        """Facts about them, as a dictionary."""
        return {"share": self.inside / nodes, "contradictory": sorted(self.contradictory)}
