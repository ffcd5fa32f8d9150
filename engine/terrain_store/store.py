# SPDX-License-Identifier: GPL-2.0-or-later
"""The blocks of a terrain that rocks come to, in a folder.

    store.json           the raster, its files, the block, what the survey has found
    range.npy            lowest and highest height of each block
    heights.bin          all heights of the raster, of which the blocks that were read take room on the disk
    read.bin             a byte a block: read or not
    bounds-B.bin         bounds of the slopes in blocks of B nodes (height_map.slope_bounds)
    ground-NAME.bin      index of the ground's classes, read with the heights
    ready-B-NAME.bin     a byte a block: all that a rock in it can ask for is there, its eight neighbours too
    lock/                held while a block is read

The grid is that of the whole raster, so kernels see the same place, the same cells and the same numbers as with the
terrain in memory. Blocks that were not read have no ground along the edges of those that were, so that a run ends where
it comes to one; it is then done again (chunks/stored_chunk.py).

Threads and processes of one computer share the folder. A block counts as read when all of it is written. A crash of the
computer may lose what was written: after a new start of Linux all blocks count as unread.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..ground import height_map
from ..ground.terrain import bounds_of, rounding_of
from ..io.folder_lock import FolderLock
from ..io.job_folder import job_folder
from ..io.node_blocks import CACHE_OF_BLOCKS, NodeBlocks, small_cache
from .sparse_file import SparseFile
from .survey import Survey

if TYPE_CHECKING:
    from ..hints import Array

FRAME = 64  # nodes without ground along the edge of blocks that were read: wider than a rock can go in a step
PAUSE = 0.005  # s between two tries to lock the folder
BOOT = Path("/proc/sys/kernel/random/boot_id")


class StoreError(OSError):
    """A block that cannot be read or written; what was done before is good."""


class TerrainStore:
    """The store in a folder that ``stored_terrain.open_terrain`` has made.

    facts : what store.json holds
    """

    def __init__(self, folder: Path, facts: dict, survey: Survey) -> None:
        self.folder, self.facts, self.survey = Path(folder), facts, survey
        self.shape, self.block = tuple(facts["shape"]), int(facts["block"])
        self.rounding = rounding_of(survey.lowest, survey.highest)
        self.blocks = survey.low.shape
        self.heights = SparseFile(self.folder / "heights.bin", self.shape, np.float64)
        self.read = SparseFile(self.folder / "read.bin", self.blocks, np.uint8)
        self.bounds: dict[int, SparseFile] = {}
        self.grounds: dict[str, tuple[SparseFile, NodeBlocks, Array]] = {}
        self.ready: dict[tuple[int, str], SparseFile] = {}
        self.prepared: set[tuple] = set()  # what this process has made ready ahead of its runs
        self.guard = threading.RLock()
        self._source: NodeBlocks | None = None
        self._forget_before_this_start()

    def _forget_before_this_start(self):
        """Count no block as read that was written before the computer started: a crash may have lost it."""
        if not BOOT.exists():
            return
        now = BOOT.read_text(encoding="ascii").strip()
        with self._locked():
            note = self.folder / "started"
            if not (note.exists() and note.read_text(encoding="ascii") == now):
                for path in (*self.folder.glob("ready-*.bin"), *self.folder.glob("read.bin")):
                    with open(path, "r+b") as file:
                        file.write(bytes(os.fstat(file.fileno()).st_size))
                note.write_text(now, encoding="ascii")

    def grid_of_block(self, side: int) -> SparseFile:
        """The file of the bounds of the slopes in blocks of ``side`` nodes."""
        if side not in self.bounds:
            shape = (*(-(-nodes // side) for nodes in self.shape), height_map.BOUNDS)
            self.bounds[side] = SparseFile(self.folder / f"bounds-{side}.bin", shape, np.float64)
        return self.bounds[side]

    def add_ground(self, name: str, source: NodeBlocks, numbers: Array) -> None:
        """A raster of classes that is read along with the heights; ``numbers``: the row of each of its classes."""
        if name not in self.grounds:
            file = SparseFile(self.folder / f"ground-{name}.bin", self.shape, np.int32)
            self.grounds[name] = file, source, numbers

    def ground_blocks(self, name: str, blocks: Array) -> Array:
        """The index of a ground, in which blocks (n, 2) are read."""
        for row, column in np.asarray(blocks, np.int64).reshape(-1, 2).tolist():
            with self._locked(), self._told(row, column):
                self._read_ground(row, column, name)
        return self.grounds[name][0].array

    def ready_blocks(self, side: int, ground: str) -> Array:
        """(block rows, block columns) uint8, not 0 where a rock finds all it can ask for. It changes as blocks come."""
        key = side, ground
        if key not in self.ready:
            name = f"ready-{side}-{ground}.bin" if ground else f"ready-{side}.bin"
            self.ready[key] = SparseFile(self.folder / name, self.blocks, np.uint8)
        return self.ready[key].array

    def make_ready(self, blocks: Array, side: int, ground: str = "", is_over=lambda: False) -> None:
        """Read blocks (n, 2) and their neighbours, and bound the slopes in them, as far as that was not done.

        is_over : asked before each block; True ends the work

        Raises
        ------
        StoreError
            If a block cannot be read, or the disk is full.
        """
        ready = self.ready_blocks(side, ground)
        for row, column in np.asarray(blocks, np.int64).reshape(-1, 2).tolist():
            if is_over():
                return
            if not ready[row, column]:
                with self._locked():
                    if not ready[row, column]:
                        self._make_ready(row, column, side, ground)

    def read_blocks(self, blocks: Array) -> None:
        """Read the heights of blocks (n, 2)."""
        for row, column in np.asarray(blocks, np.int64).reshape(-1, 2).tolist():
            if not self.read.array[row, column]:
                with self._locked(), self._told(row, column):
                    self._read(row, column)

    def _make_ready(self, row, column, side, ground):
        with self._told(row, column):
            for i, j in self._around(row, column):
                self._read(i, j)
                if ground:
                    self._read_ground(i, j, ground)
            self._bound(row, column, side)
            self.ready[side, ground].write(row, column, np.ones((1, 1), np.uint8))

    def _around(self, row, column):
        rows, columns = self.blocks
        for i in range(max(row - 1, 0), min(row + 2, rows)):
            for j in range(max(column - 1, 0), min(column + 2, columns)):
                yield i, j

    def _place(self, row, column):
        """First row and column of a block, and how many it has."""
        first, left = row * self.block, column * self.block
        return first, left, min(self.block, self.shape[0] - first), min(self.block, self.shape[1] - left)

    def _read(self, row, column):
        if self.read.array[row, column]:
            return
        first, left, rows, columns = self._place(row, column)
        with small_cache(CACHE_OF_BLOCKS):
            self.heights.write(first, left, self.source.read(first, left, rows, columns))
        self._frame(row, column)
        self.read.write(row, column, np.ones((1, 1), np.uint8))

    def _frame(self, row, column):
        """No ground in those blocks around that were not read, along their edge."""
        first, left, rows, columns = self._place(row, column)
        south, west = max(first - FRAME, 0), max(left - FRAME, 0)
        north, east = min(first + rows + FRAME, self.shape[0]), min(left + columns + FRAME, self.shape[1])
        for i, j in self._around(row, column):
            if (i, j) != (row, column) and not self.read.array[i, j]:
                low, at, height, width = self._place(i, j)
                low_end, at_end = min(low + height, north), min(at + width, east)
                low, at = max(low, south), max(at, west)
                self.heights.write(low, at, np.full((low_end - low, at_end - at), np.nan))

    def _read_ground(self, row, column, name):
        file, source, numbers = self.grounds[name]
        table = self.ready_blocks(0, name)
        if table[row, column]:
            return
        first, left, rows, columns = self._place(row, column)
        with small_cache(CACHE_OF_BLOCKS):
            values = source.read(first, left, rows, columns)
        file.write(first, left, numbers[values.astype(np.int64)])
        self.ready[0, name].write(row, column, np.ones((1, 1), np.uint8))

    def _bound(self, row, column, side):
        """Bounds of the slopes in a block, from the heights in it and two blocks of ``side`` nodes around."""
        first, left, rows, columns = self._place(row, column)
        south, west = max(first - 2 * side, 0), max(left - 2 * side, 0)
        north = min(first + rows + 2 * side, self.shape[0])
        east = min(left + columns + 2 * side, self.shape[1])
        heights = np.ascontiguousarray(self.heights.array[south:north, west:east])
        bounds, _ = bounds_of(heights, self.facts["cell_size"], side, self.rounding)
        skipped = (first - south) // side, (left - west) // side
        count = -(-rows // side), -(-columns // side)
        part = bounds[skipped[0] : skipped[0] + count[0], skipped[1] : skipped[1] + count[1]]
        self.grid_of_block(side).write(first // side, left // side, part)

    @property
    def source(self) -> NodeBlocks:
        """The raster, opened when it is first needed."""
        if self._source is None:
            window = self.facts["window"]
            self._source = NodeBlocks(self.facts["path"], self.facts["band"], window and tuple(window))
        return self._source

    @contextmanager
    def _locked(self):
        """One thread of one process at a time."""
        with self.guard:
            folder = self.folder / "lock"
            folder.mkdir(exist_ok=True)
            while True:
                try:
                    lock = FolderLock(folder)
                    break
                except BlockingIOError:
                    time.sleep(PAUSE)
            try:
                yield
            finally:
                lock.release()

    @contextmanager
    def _told(self, row, column):
        """Raise an error about a block as a StoreError with its remedy."""
        first, left, rows, columns = self._place(row, column)
        try:
            yield
        except ValueError as error:
            raise StoreError(
                f"The nodes {left} to {left + columns - 1} from the west, {first} to {first + rows - 1} from the south "
                f"of the elevation model cannot be read: {error} What was done is kept; mend the file, and the same "
                "call goes on."
            ) from error
        except OSError as error:
            raise StoreError(
                f"The terrain store {self.folder} cannot be written ({error.strerror or error}). What was done is "
                "kept; make room there, and the same call goes on."
            ) from error

    def bytes_read(self) -> int:
        """Disk space of the blocks that were read, roughly, bytes."""
        return sum(path.stat().st_blocks * 512 if hasattr(path.stat(), "st_blocks") else path.stat().st_size
                   for path in self.folder.glob("*.bin"))  # fmt: skip

    def job_folder(self, kind: str) -> AbstractContextManager[Path]:
        """A folder of this job alone, within that of the store."""
        return job_folder(self.folder, kind)

    def forget_pages(self) -> None:
        """Give back the memory of all pages; those that are needed come again from the files."""
        for file in (self.heights, *self.bounds.values(), *(ground[0] for ground in self.grounds.values())):
            file.forget_pages()
