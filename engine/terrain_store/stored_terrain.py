# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain and ground of which only the blocks that rocks come to are read from their rasters.

Everything that takes a Terrain and a Ground takes these. A simulation on them gives the bits of one on the whole
terrain in memory (store.py says why).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from ..findings.finding import refuse
from ..ground.classes import Classes
from ..ground.ground import Ground
from ..ground.terrain import Terrain, block_for, check_nodes
from ..io.coordinate_systems import check_metric
from ..io.folder_lock import FolderLock
from ..io.node_blocks import NodeBlocks
from ..io.owned_folder import NotOurs
from ..survey.survey import survey
from ..types import GroundGrid, TerrainGrid
from .facts import new_facts, read_facts, write_facts
from .own_files import claim_store
from .reach import check_angle
from .store import TerrainStore
from .survey import index_digest, strips_of_classes, survey_classes, survey_heights

BLOCK = 512  # nodes along the side of a block: one row of it is a page of memory
LEAST_BLOCK = 16
REACH_ANGLE = 30.0  # degrees; what rocks reach below it is read when the first of them comes there
SIDES = 8  # blocks that bound the slope, along a block of the store at least


class StoredTerrain(Terrain):
    """A Terrain in a TerrainStore. Made by ``open_terrain``.

    sha256 : digest of all heights and their place, as that of the terrain in memory
    """

    def __init__(
        self,
        store: TerrainStore,
        reach_angle: float = REACH_ANGLE,
        memory: float | None = None,
        crs: str | None = None,
    ) -> None:
        facts = store.facts
        self.store, self.reach_angle, self.memory = store, reach_angle, memory
        self.cell_size, self.origin, self.crs = tuple(facts["cell_size"]), tuple(facts["origin"]), crs or facts["crs"]
        self.sha256 = store.survey.sha256
        self._rounding = store.rounding

    @property
    def heights(self) -> np.ndarray:  # type: ignore[override]
        """All heights: reads every block that was not read yet. Simulations do not ask for it."""
        self.store.read_blocks(np.argwhere(self.store.read.array == 0))
        return self.store.heights.array

    @property
    def shape(self) -> tuple[int, int]:
        """(ny, nx) nodes."""
        return self.store.shape

    @property
    def range(self) -> tuple[float, float]:
        """Lowest and highest of all heights, m, as the survey has found them."""
        return self.store.survey.lowest, self.store.survey.highest

    def sampled(self, rows: slice, columns: slice) -> np.ndarray:
        """Sampled heights as those of Terrain, from the raster."""
        return self.store.source.sampled(rows, columns)

    def _heights_around(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        (ny, nx), (lx, ly), block = self.shape, self.cell_size, self.store.block
        east, north = x / lx, y / ly
        is_inside = (east >= 0.0) & (east <= nx - 1) & (north >= 0.0) & (north <= ny - 1)
        column, row = east[is_inside].astype(np.int64), north[is_inside].astype(np.int64)
        is_needed = np.zeros(self.store.blocks, bool)
        for i in (0, 1):
            for j in (0, 1):  # all nodes of the cells
                is_needed[np.minimum(row + i, ny - 1) // block, np.minimum(column + j, nx - 1) // block] = True
        self.store.read_blocks(np.argwhere(is_needed))
        return self.store.heights.array

    def side_for(self, radius: float) -> int:
        """Nodes along the blocks that bound the slope. ValueError where those of the store are too small for a rock."""
        side = block_for(radius, self.cell_size)
        if SIDES * side > self.store.block:
            raise ValueError(
                f"The terrain store {self.store.folder} has blocks of {self.store.block} nodes; rocks of a radius of "
                f"{radius:.2f} m need {SIDES * side} at least. Give another folder and a larger block."
            )
        return side

    def grid(self, radius: float) -> TerrainGrid:
        """Grid as that of Terrain: reads every block that was not read yet. Simulations take ``partial_grid``."""
        self.store.make_ready(np.argwhere(np.ones(self.store.blocks, bool)), self.side_for(radius))
        return self.partial_grid(radius)

    def partial_grid(self, radius: float) -> TerrainGrid:
        """The record for the kernels, in which only the blocks that are ready are as they should be."""
        side, store = self.side_for(radius), self.store
        bounds = store.grid_of_block(side).array
        is_bent = store.survey.bend > self._rounding
        return TerrainGrid(store.heights.array, *self.cell_size, bounds, side, self._rounding, is_bent)


def open_terrain(
    path: str | PathLike[str],
    folder: str | PathLike[str],
    band: int = 1,
    window: tuple[int, int, int, int] | None = None,
    block: int = BLOCK,
    reach_angle: float = REACH_ANGLE,
    memory: float | None = None,
    progress: Callable[[float], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
    crs: str | None = None,
) -> StoredTerrain:
    """The terrain of a raster that may be larger than memory.

    Parameters
    ----------
    path, band, window : as of ``Terrain.from_raster``: any raster that GDAL reads (GeoTIFF, COG, VRT)
    folder : for the blocks that rocks come to, some 20 bytes a node of them; made if it is not there. Jobs on the same
        raster may share it, also at the same time, and find there what others have read
    block : nodes along the side of a block
    reach_angle : degrees; blocks below an energy line of this angle are read before the first run from a release
    memory : bytes that the pages of the terrain may take in this process, None for what the system has; Linux only
    progress, cancelled : of the survey, a pass over all of the raster, which is done once
    crs : WKT of the coordinate system instead of that of the raster; the caller has checked it and surveyed the raster,
        whose findings are else those of the terrain

    Raises
    ------
    ValueError
        As of ``Terrain.from_raster``; if the folder holds the store of another raster, or one in other blocks.
    OSError
        If the folder cannot be used.
    Cancelled
        If ``cancelled`` returned True.
    """
    folder, reach_angle = Path(folder), check_angle(reach_angle)
    if isinstance(block, bool) or not hasattr(block, "__index__") or block < LEAST_BLOCK or block & (block - 1):
        raise ValueError(f"The block is {block!r}; give a power of two of at least {LEAST_BLOCK} nodes.")
    source = NodeBlocks(path, band, window)
    check_nodes(source.grid.shape, source.grid.cell_size)
    if source.grid.crs and crs is None:
        check_metric(source.grid.crs, str(path), source.grid.extent)
    findings = survey(path, band, window, cancelled=cancelled) if crs is None else ()
    refuse(findings)
    _make(folder)
    stored = read_facts(folder)
    if stored is None:
        stored = _surveyed(source, folder, block, progress, cancelled)
    _compare(stored[0], source, block, folder)
    terrain = StoredTerrain(TerrainStore(folder, *stored), reach_angle, memory, crs)
    terrain.findings = findings
    return terrain


def _make(folder):
    try:
        claim_store(folder)
    except NotOurs:
        raise
    except OSError as error:
        raise OSError(f"The terrain store {folder} cannot be made ({error.strerror}); give another folder.") from error


def _surveyed(source, folder, block, progress, cancelled):
    """The facts of a new store; another job that makes the same meanwhile is reported."""
    try:
        lock = FolderLock(folder)
    except BlockingIOError as error:
        raise ValueError(
            f"Another job makes the terrain store {folder} just now; wait until it has, or give another folder."
        ) from error
    try:
        survey = survey_heights(source, block, progress, cancelled)
        facts = json.loads(json.dumps(new_facts(source, block, survey)))  # as they will be read back
        write_facts(folder, facts, survey)
        return facts, survey
    finally:
        lock.release()


def _compare(facts, source, block, folder):
    """ValueError where a folder holds another store."""
    wanted = {"band": source.band, "window": list(source.window), "block": block, "shape": list(source.grid.shape),
              "files": source.files()}  # fmt: skip
    if source.grid.crs != facts["crs"] or list(source.grid.cell_size) != facts["cell_size"]:
        wanted["place"] = None
    differs = [name for name, value in wanted.items() if facts.get(name) != value]
    if differs:
        raise ValueError(
            f"The terrain store {folder} was made of another raster, or that has changed since ({', '.join(differs)} "
            "differ). Give a folder of its own, or delete this one."
        )


class StoredGround(Ground):
    """A Ground whose index is in the TerrainStore of its terrain. Made by ``open_ground`` and its likes.

    digest : hash of the index, of ``survey.index_digest``
    """

    def __init__(self, terrain: StoredTerrain, name: str, table: np.ndarray, digest: Any) -> None:
        self.store, self.shape = terrain.store, terrain.shape
        self.name, self.table, self._digest = name, table, digest

    @property
    def sha256(self) -> str:
        """Digest of the index and the table as it is now, as that of the ground in memory."""
        digest = self._digest.copy()
        digest.update(repr((self.table.shape, self.table.dtype.str)).encode() + self.table.tobytes())
        return digest.hexdigest()

    @property
    def index(self) -> np.ndarray:  # type: ignore[override]
        """The class of every node: reads every block that was not read yet. Simulations take ``partial_grid``."""
        return self.store.ground_blocks(self.name, np.argwhere(np.ones(self.store.blocks, bool)))

    def sampled(self, rows: slice, columns: slice) -> np.ndarray:
        """Sampled classes as those of Ground, from the raster."""
        _, source, numbers = self.store.grounds[self.name]
        return numbers[source.sampled(rows, columns).astype(np.int64)]

    def at(self, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
        """Classes at nodes as those of Ground."""
        is_needed = np.zeros(self.store.blocks, bool)
        is_needed[rows // self.store.block, columns // self.store.block] = True
        return self.store.ground_blocks(self.name, np.argwhere(is_needed))[rows, columns]

    def partial_grid(self) -> GroundGrid:
        """The record for the kernels, in which only the blocks that are ready are as they should be."""
        return self._grid_of(self.store.grounds[self.name][0].array)


def open_ground(
    terrain: StoredTerrain,
    path: str | PathLike[str],
    class_names: Sequence[str],
    band: int = 1,
    with_viscous_drag: bool = False,
    classes: Classes | None = None,
    with_scar_layer: bool = True,
    cancelled: Callable[[], bool] | None = None,
    **parameters: float | Sequence[float],
) -> StoredGround:
    """Ground of a raster of classes on the grid of the terrain, read block by block with it.

    Parameters
    ----------
    path, band : the raster, each cell an integer into the list ``class_names``
    the others : as of ``Ground.from_classes``, but a parameter is one number, or one for each of the ``class_names``

    Raises ValueError where it lies on another grid, has cells without a class, or as ``Ground.from_classes`` does.
    """
    source = NodeBlocks(path, band, heights=False)
    _check_grid(source, terrain, path)
    survey = survey_classes(source, len(class_names), cancelled)
    # a ground of one node a class that occurs has the table of the whole ground, and says which row each class gets
    few = Ground.from_classes(
        OneRow(survey.used.size), survey.used[None, :], class_names, with_viscous_drag=with_viscous_drag,
         # type: ignore[arg-type]
        classes=classes, with_scar_layer=with_scar_layer,
        **{name: np.asarray(value) for name, value in parameters.items()},
    )  # fmt: skip
    numbers = np.full(len(class_names), -1, np.int32)
    numbers[survey.used] = few.index[0]
    strips = (numbers[part] for _, part in strips_of_classes(source, cancelled))
    digest = index_digest(strips, terrain.shape)
    key = json.dumps([source.path, source.band, survey.files, numbers.tolist()]).encode()
    name = hashlib.sha256(key).hexdigest()[:12]
    terrain.store.add_ground(name, source, numbers)
    return StoredGround(terrain, name, few.table, digest)


class OneRow:
    """Stands for a terrain of one row of nodes."""

    def __init__(self, nodes: int) -> None:
        self.shape = (1, nodes)


def _check_grid(source, terrain, path):
    grid = source.grid
    off = np.abs(np.subtract(grid.origin, terrain.origin)) / terrain.cell_size
    same_cells = np.allclose(grid.cell_size, terrain.cell_size, rtol=1e-9, atol=0.0)
    if grid.shape != terrain.shape or not same_cells or off.max() > 1e-3:
        raise ValueError(
            f"{path}: its grid of {grid.shape[1]} x {grid.shape[0]} cells from {grid.origin} is not that of the "
            f"elevation model, {terrain.shape[1]} x {terrain.shape[0]} from {terrain.origin}; align it (gdalwarp -te "
            "-ts)."
        )
