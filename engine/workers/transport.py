# SPDX-License-Identifier: GPL-2.0-or-later
"""Messages between processes: the scene to a worker, once, and chunks of runs back.

An array that comes out of a message may be read-only or lie askew in memory. numba would compile every kernel anew
for such arrays, so the scene is put right once, where it is unpacked.
"""

from functools import lru_cache

import numpy as np

from ..chunks.compressed_chunk import CompressedChunk
from ..chunks.pieces import parts_of
from ..chunks.scene_file import read_scene, write_scene
from ..chunks.stored_chunk import chunk_of
from ..chunks.summed_chunk import summed
from ..jit import kernels
from ..version import __version__

SUMMED_AT_ONCE = 256  # runs, whose passages are kept until they are summed up: some 10 MB
# taken at once, before anybody edits the sources of a running job
VERSION = f"{__version__}, sources {kernels.hash_of_sources()}"


def engine_version():
    """Version of Talus and a hash of the engine's sources: where it is the same, so are the results."""
    return VERSION


class PackedScene:
    """A scene with the version of the engine that packed it."""

    def __init__(self, scene):
        self.scene, self.version = scene, engine_version()

    def __getstate__(self):
        blocks = self.scene.blocks
        return self.scene if blocks is None else blocks.without_arrays(self.scene), blocks, self.version

    def __setstate__(self, state):
        scene, blocks, self.version = state
        self.scene = _in_order(scene)
        if blocks is not None:
            self.scene = blocks.with_arrays(self.scene)

    def with_objects(self, nets, blocks):
        """Copy with the NetBarriers and the NeededBlocks of the scene."""
        scene = self.scene._replace(nets=nets)
        packed = PackedScene(scene if blocks is None else blocks.with_arrays(scene))
        packed.version = self.version
        return packed

    def __sizeof__(self):
        blocks = self.scene.blocks
        return _bytes_of(
            self.scene if blocks is None else blocks.without_arrays(self.scene)
        )  # a scheduler weighs by it where to send and what to keep


def _in_order(value):
    """Copy of the records with arrays that are contiguous, aligned and writable."""
    if isinstance(value, np.ndarray):
        return np.require(value, requirements="CAW")
    if isinstance(value, tuple):  # one of the records, which are named tuples
        return type(value)(*map(_in_order, value))
    return value


def _bytes_of(value):
    if isinstance(value, tuple):
        return sum(map(_bytes_of, value))
    return value.nbytes if isinstance(value, np.ndarray) else 8


def chunk_of_packed(packed, pieces):
    """The runs of some pieces (chunks/pieces.py), compressed for the way back from another computer.

    Raises
    ------
    ValueError
        If this worker's engine is not the one that packed the scene: its bits could differ.
    """
    if not packed.scene.sums_cells:
        return CompressedChunk(*_chunk_with_short_cells(packed, pieces))
    return summed(_chunk_with_short_cells(packed, part) for part in parts_of(pieces, SUMMED_AT_ONCE))


def _chunk_with_short_cells(packed, pieces):
    if packed.version != engine_version():
        raise ValueError(
            f"simulate: a worker has another Talus ({engine_version()}) than this computer ({packed.version}); "
            "install the same one on all workers and start them again."
        )
    chunk = chunk_of(packed.scene, pieces)
    cells = packed.scene.terrain.heights.size
    return chunk._replace(cells=chunk.cells.astype(np.int32)) if cells < 2**31 else chunk


def write_packed(packed, path):
    """Keep a packed scene in a file for the other processes of this computer, all but its nets and a terrain store."""
    scene = packed.scene._replace(nets=None)
    write_scene(scene if scene.blocks is None else scene.blocks.without_arrays(scene), packed.version, path)


@lru_cache(maxsize=1)
def _read_packed(path):
    scene, version = read_scene(path)
    packed = PackedScene(_in_order(scene))
    packed.version = version
    return packed


def chunk_of_file(path, nets, blocks, pieces):
    """The runs of some pieces of the packed scene in a file, which each process of this computer reads once.

    nets : the NetBarriers of the scene or None. They are objects, and few; they come with each chunk, as the executor
        sends whatever it is given
    blocks : the NeededBlocks of the scene or None, as the nets
    """
    packed = _read_packed(path)
    if nets is not None or blocks is not None:
        packed = packed.with_objects(nets, blocks)
    return _chunk_with_short_cells(packed, pieces)
