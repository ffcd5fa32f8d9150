# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk of runs on terrain of which blocks are read when rocks come to them (terrain_store/).

    read what the releases reach by energy lines
    do some runs
    did one come near a block that was not there when they began?  read it and those around, do these runs again

A run depends on the terrain, its number and the seed alone. So what is done again has the bits of a run on the whole
terrain, and nothing else leaves this function.
"""

import numpy as np

from ..motion.quantities import QUANTITIES
from .chunk import ChunkResult, simulate_chunk

RUNS_AT_ONCE = 16  # that are done again together


def chunk_of(scene, first, last, cancel=None):
    """The runs first to last - 1 of a scene, whose terrain may be in a store. ``cancel`` as of ``simulate_chunk``."""
    if scene.blocks is None:
        return simulate_chunk(scene, first, last, cancel)
    cancel = np.zeros(1, np.uint8) if cancel is None else cancel
    scene.blocks.prepare(scene.releases, first, last, lambda: bool(cancel[0]))
    noting = scene._replace(keep_maps=True)  # the cells tell where a run has been
    ends = [*range(first + RUNS_AT_ONCE, last, RUNS_AT_ONCE), last]
    parts = [_done(noting, begin, end, cancel) for begin, end in zip([first, *ends], ends)]
    scene.blocks.keep_within_memory()
    return _joined(parts if scene.keep_maps else list(map(_without_cells, parts)))


def _done(scene, first, last, cancel):
    """The runs first to last - 1, when all they came near was there."""
    needed = scene.blocks
    while True:
        ready = needed.ready()
        chunk = simulate_chunk(scene, first, last, cancel)
        if cancel[0]:
            return chunk
        missing = needed.missing(chunk.cells, float(chunk.runs["velocity_max"].max(initial=0.0)), ready)
        if not len(missing):
            return chunk
        needed.read(needed.around(missing), lambda: bool(cancel[0]))


def _without_cells(chunk):
    runs = chunk.runs.copy()
    runs["passages"] = 0
    return chunk._replace(runs=runs, cells=chunk.cells[:0], values=np.zeros((0, QUANTITIES), np.float32))


def _joined(parts):
    """One chunk of the parts of it."""
    if len(parts) == 1:
        return parts[0]
    return ChunkResult(
        *(np.concatenate(arrays) for arrays in zip(*(part[:-1] for part in parts))),
        penetration=np.sum([part.penetration for part in parts], axis=0),
    )
