# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model of a scene: opened and checked, surveyed, and read within the memory that it may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..findings.finding import NOTE, REFUSED, FindingError, Kind
from ..ground.terrain import Terrain, check_nodes
from ..io import raster
from ..io.coordinate_systems import check_heights, check_metric
from ..survey.survey import survey
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import is_too_large, memory_for_terrain, size_in_memory
from .door import Elevations

if TYPE_CHECKING:
    from ..hints import FilePath, Scale
    from ..io.raster import Grid
    from .door import Door

MEGA = 1e6

NEEDS_ALL = Kind(
    "elevation-model-in-tiles", REFUSED,
    "{subject}: rocks that break, events of trees and flexible nets need the whole elevation model in memory, some "
    "{value:.0f} MB.",
    "Allow that much, or read a part of it ({key}).",
)  # fmt: skip
IN_TILES = Kind(
    "elevation-model-read-in-tiles", NOTE,
    "The elevation model would take {value:.0f} MB of memory, more than the allowed {limit:.0f} MB ({subject}). The "
    "tiles of it that rocks reach are kept in {folder} ({key}); the results are the same.",
)  # fmt: skip


class Model(NamedTuple):
    """An elevation model that has been checked and not yet been read."""

    path: FilePath  # what GDAL opens
    band: int
    grid: Grid  # of the whole raster, with the coordinate system by which it is read
    scale: Scale | None  # of that system there, None for local ones
    crs: Any  # that system as the door knows it
    name: str | None = None  # in findings, None: that of the file

    def part(self, bounds: Sequence[float] | None) -> tuple[tuple[int, int, int, int], tuple[int, int]]:
        """Return the part that is read for (xmin, ymin, xmax, ymax), None for all.

        (column, row, columns, rows) in the raster's own cells, and (row, column) of its first node."""
        window = (0, 0, self.grid.shape[1], self.grid.shape[0])
        if bounds is not None:
            window = raster.window_of(self.grid, bounds)
        return window, (self.grid.row_from_south(window), window[0])

    def terrain(self, window: tuple[int, int, int, int]) -> Terrain:
        """The Terrain of a window, in memory."""
        heights, cell_size, origin, _ = raster.read_heights(self.path, self.band, window)
        return Terrain(heights, cell_size, origin, self.grid.crs)


def scale_in(grid: Grid, crs: str | None, called: str) -> Scale | None:
    """The Scale of a coordinate system on a grid of heights.

    Raises ValueError for a system in which no simulation can be, and for nodes that are no grid. The system comes
    first: cells of degrees are small.

    grid : as the raster has it
    crs : WKT, 'EPSG:2056' or the like in the place of the system of the file; None or '' for that
    called : what messages call the elevation model
    """
    if crs:
        check_heights(grid.crs, called)  # the other system may say nothing of the vertical axis that the file names
    scale = check_metric(crs or grid.crs, called, grid.extent)
    check_nodes(grid.shape, grid.cell_size)
    return scale


def read_model(door: Door, model: Model, bounds: Sequence[float] | None) -> Elevations:
    """The Elevations of a door: surveyed, and read in tiles where the door has a shelf for these and memory is short.

    Raises what the door makes of FindingError and ValueError, and Cancelled.
    """
    with door.at("terrain.extent"):
        window, offset = model.part(bounds)
    memory = _memory(door, (window[3], window[2]))
    with door.at("terrain.dem"):
        door.find(survey(model.path, model.band, window, model.grid.crs, model.name, cancelled=door.cancelled))
        if not is_too_large((window[3], window[2]), memory):
            terrain = model.terrain(window)
        else:
            given = model.path, model.band, window, model.grid.crs, memory
            terrain = door.shelf.terrain(*given, getattr(door, "progress", None), door.cancelled)
    return Elevations(model.grid, terrain, offset, model)


def _memory(door, shape):
    """Bytes that terrain of a shape may take, None for any number; reported where these are too few."""
    if door.shelf is None:
        return None
    given = door.values["compute"]["terrain_memory"]
    memory = memory_for_terrain(None if given is None else MEGA * given)
    if is_too_large(shape, memory):
        if door.values["rock"]["breaking"] is not None or door.values["trees"]["events"] is not None:
            _refuse_tiles(door, shape)
        sizes = size_in_memory(shape) / MEGA, memory / MEGA
        places = {"folder": str(door.shelf.folder), "key": door.called("compute.terrain_folder")}
        door.tell(IN_TILES.of(door.called("compute.terrain_memory"), *sizes, **places))
    return memory


def check_nets(door: Door, terrain: Terrain, barriers: Any) -> None:
    """Raise where flexible nets need the whole elevation model, and it is in tiles."""
    if isinstance(terrain, StoredTerrain) and barriers is not None and any(net is not None for net in barriers.nets):
        _refuse_tiles(door, terrain.shape)


def _refuse_tiles(door, shape):
    size, key = size_in_memory(shape) / MEGA, door.called("terrain.extent")
    with door.at("compute.terrain_memory"):
        raise FindingError([NEEDS_ALL.of(door.called("compute.terrain_memory"), size, key=key)])
