# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks of a terrain store that the runs of a scene need, and whether a run came near one that was not there.

What a rock looks at lies near the cells that it passes: its own size, what it flies in the longest stride, and the
blocks of nodes that bound the slope around. So a run is good if all that lies within this margin of its cells was there
before it began. Any other is done again, from its own stream of chance.
"""

from __future__ import annotations

import platform
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..io.node_blocks import NodeBlocks
from ..jit.private_folder import private_folder
from ..memory import file_pages
from ..motion.advance import LONGEST_STRIDE
from .facts import read_facts, write_facts
from .own_files import claim_store
from .reach import blocks_within_reach
from .store import StoreError, TerrainStore

if TYPE_CHECKING:
    from ..hints import Array

FASTER = 2.0  # than the fastest sample of a run: what it may have tried and taken back
NODES_MORE = 2  # of the margin: a cell has nodes on both sides


class NeededBlocks:
    """Needed blocks of a scene; travels to workers without the arrays of the store, which they open where they are."""

    def __init__(self, terrain, ground, side, radius, time_step):
        self.store, self.reach_angle, self.memory = terrain.store, terrain.reach_angle, terrain.memory
        self.ground = getattr(ground, "name", "")
        self.side, self.radius, self.time_step = side, radius, time_step

    def margin(self, speed: float) -> int:
        """Number of nodes around its cells that a rock of a speed, m/s, looks at. StoreError where blocks are small."""
        way = 2.0 * self.radius + FASTER * LONGEST_STRIDE * self.time_step * speed
        nodes = int(np.ceil(way / min(self.store.facts["cell_size"]))) + 2 * self.side + NODES_MORE
        if 2 * nodes > self.store.block:
            raise StoreError(
                f"The terrain store {self.store.folder} has blocks of {self.store.block} nodes, and a rock of "
                f"{speed:.0f} m/s looks at {nodes} nodes around. Give another folder and a block of "
                f"{1 << (2 * nodes - 1).bit_length()}."
            )
        return nodes

    def ready(self) -> Array:
        """A copy of what is ready now."""
        return self.store.ready_blocks(self.side, self.ground).copy()

    def read(self, blocks: Array, is_over) -> None:
        """Make blocks (n, 2) ready."""
        self.store.make_ready(blocks, self.side, self.ground, is_over)

    def prepare(self, releases, pieces, is_over) -> None:
        """Read what the runs of some pieces (chunks/pieces.py) can come to by energy lines, as far as that was not
        done."""
        first, last = np.asarray(pieces, np.int64).reshape(-1, 2).T
        begins = np.searchsorted(releases.first_run, first, "right") - 1
        ends = np.searchsorted(releases.first_run, last, "left")
        numbers = np.unique(np.concatenate([np.arange(*ends_of) for ends_of in zip(begins, ends)]))
        done = self.store.prepared
        for start, blocks in self.within_reach(releases, numbers, done):
            self.read(blocks, is_over)
            if is_over():
                return
            done.add((start, self.side, self.ground, self.reach_angle))

    def within_reach(self, releases, numbers: Array, done=frozenset()):
        """(block of releases, the blocks within reach of it) of all blocks with some of the numbered releases.

        done : those to leave out, with the side, the ground and the angle
        """
        cell, block = self.store.facts["cell_size"], self.store.block
        block_of = (releases.position[numbers] / cell).astype(np.int64)[:, ::-1] // block
        block_of = np.clip(block_of, 0, np.array(self.store.blocks) - 1)
        drop = np.nan_to_num(releases.height[numbers])
        survey, size = self.store.survey, (cell[0] * block, cell[1] * block)
        for row, column in sorted({(int(i), int(j)) for i, j in block_of}):
            if ((row, column), self.side, self.ground, self.reach_angle) not in done:
                fall = float(drop[(block_of == (row, column)).all(axis=1)].max())
                blocks = blocks_within_reach(survey.low, survey.high, size, (row, column), fall, self.reach_angle)
                yield (row, column), blocks

    def in_reach(self, releases) -> tuple[int, float]:
        """Number of blocks that energy lines from the releases reach, and their size, bytes."""
        is_within = np.zeros(self.store.blocks, bool)
        for _, blocks in self.within_reach(releases, np.arange(releases.height.size)):
            is_within[tuple(self.around(blocks).T)] = True
        bounds, block = self.store.grid_of_block(self.side), self.store.block
        of_node = self.store.heights.dtype.itemsize + bounds.dtype.itemsize * bounds.shape[2] / (self.side * self.side)
        of_ground = self.store.grounds[self.ground][0].dtype.itemsize if self.ground else 0.0
        count = int(np.count_nonzero(is_within))
        return count, count * block * block * (of_node + of_ground)

    def missing(self, cells: Array, speed: float, ready: Array) -> Array:
        """(n, 2) the blocks near map cells that were not ready then, each once."""
        (ny, nx), block, margin = self.store.shape, self.store.block, self.margin(speed)
        row, column = np.divmod(cells, nx)
        missing_blocks = np.zeros(ready.shape, bool)
        for i in (np.maximum(row - margin, 0) // block, np.minimum(row + margin, ny - 1) // block):
            for j in (np.maximum(column - margin, 0) // block, np.minimum(column + margin, nx - 1) // block):
                is_missing = ready[i, j] == 0
                missing_blocks[i[is_missing], j[is_missing]] = True
        return np.argwhere(missing_blocks)

    def around(self, blocks: Array) -> Array:
        """Blocks (n, 2) and their neighbours, each once."""
        is_near = np.zeros(self.store.blocks, bool)
        for row, column in blocks.tolist():
            is_near[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2] = True
        return np.argwhere(is_near)

    def keep_within_memory(self) -> None:
        """Give pages back where they take more than was allowed."""
        if file_pages.is_above(self.memory):
            self.store.forget_pages()
            file_pages.note_given_back()

    def without_arrays(self, scene):
        """The scene as it travels: its heights, bounds and index are those of the store."""
        nothing = scene.terrain._replace(heights=np.zeros((0, 0)), bounds=np.zeros((0, 0, 0)))
        ground = scene.ground._replace(index=np.zeros((0, 0), np.int32)) if self.ground else scene.ground
        return scene._replace(terrain=nothing, ground=ground, blocks=None)

    def with_arrays(self, scene):
        """The scene that ``without_arrays`` has made, with the arrays of this store."""
        bounds = self.store.grid_of_block(self.side).array
        terrain = scene.terrain._replace(heights=self.store.heights.array, bounds=bounds)
        ground = scene.ground
        if self.ground:
            ground = ground._replace(index=self.store.grounds[self.ground][0].array)
        return scene._replace(terrain=terrain, ground=ground, blocks=self)

    def __getstate__(self):
        state = dict(self.__dict__)
        store = state.pop("store")
        source = store.grounds[self.ground][1:] if self.ground else None
        state["of_ground"] = None if source is None else (source[0].path, source[0].band, source[0].window, source[1])
        return {**state, "place": (str(store.folder), store.facts, store.survey)}

    def __setstate__(self, state):
        (folder, facts, survey), of_ground = state.pop("place"), state.pop("of_ground")
        self.__dict__.update(state)
        self.store = _store_at(folder, facts["sha256"], facts["block"], _Facts(facts, survey))
        if of_ground is not None:
            path, band, window, numbers = of_ground
            self.store.add_ground(self.ground, NodeBlocks(path, band, window, heights=False), numbers)


class _Facts:
    """Facts of a store that all compare equal for the cache below, which knows a store by the rest."""

    def __init__(self, facts, survey):
        self.facts, self.survey = facts, survey

    def __eq__(self, other):
        return isinstance(other, _Facts)

    def __hash__(self):
        return 0


@lru_cache(maxsize=2)
def _store_at(folder, sha256, block, given):
    """The store of a folder, once a process. On another computer one of its own, which needs no survey."""
    here = Path(folder)
    if given.facts["host"] != platform.node() or not here.exists():
        here = private_folder(f"terrain-{sha256[:16]}-{block}")
        claim_store(here)
        if read_facts(here) is None:
            write_facts(here, {**given.facts, "host": platform.node()}, given.survey)
    return TerrainStore(here, given.facts, given.survey)
