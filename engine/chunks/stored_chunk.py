# SPDX-License-Identifier: GPL-2.0-or-later
"""A chunk of runs on terrain of which blocks are read when rocks come to them (terrain_store/).

    read what the releases reach by energy lines
    do some runs
    did one come near a block that was not there when they began?  read it and those around, do these runs again

A run depends on the terrain, its number and the seed alone. So what is done again has the bits of a run on the whole
terrain, and nothing else leaves this function.
"""

import numpy as np

from .chunk import simulate_chunk
from .pieces import joined, parts_of, without_cells

RUNS_AT_ONCE = 16  # that are done again together


def chunk_of(scene, pieces, cancel=None):
    """The runs of some pieces (pieces.py) of a scene, whose terrain may be in a store. ``cancel`` as of
    ``simulate_chunk``."""
    cancel = np.zeros(1, np.uint8) if cancel is None else cancel
    if scene.blocks is None:
        return _simulated(scene, pieces, cancel)
    scene.blocks.prepare(scene.releases, pieces, lambda: bool(cancel[0]))
    noting = scene._replace(keep_maps=True)  # the cells tell where a run has been
    parts = [_done(noting, part, cancel) for part in parts_of(pieces, RUNS_AT_ONCE)]
    scene.blocks.keep_within_memory()
    return joined(parts if scene.keep_maps else list(map(without_cells, parts)))


def _simulated(scene, pieces, cancel):
    return joined([simulate_chunk(scene, first, last, cancel) for first, last in pieces])


def _done(scene, pieces, cancel):
    """The runs of some pieces, when all they came near was there."""
    needed = scene.blocks
    while True:
        ready = needed.ready()
        chunk = _simulated(scene, pieces, cancel)
        if cancel[0]:
            return chunk
        missing = needed.missing(chunk.cells, float(chunk.runs["velocity_max"].max(initial=0.0)), ready)
        if not len(missing):
            return chunk
        needed.read(needed.around(missing), lambda: bool(cancel[0]))
