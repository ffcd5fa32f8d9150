# SPDX-License-Identifier: GPL-2.0-or-later
"""Bytes that travel for a run, in the order of the runs and in rounds. For docs/cluster.md.

    python benchmarks/rounds_wire.py avaMal_5m_EPSG31287.tif dask     # jobs on two processes, passages one by one
    python benchmarks/rounds_wire.py avaMal_5m_EPSG31287.tif chunks   # single chunks of a large job, also sums of cells

Bytes are those of the pickled chunk, and of the pickled numbers of its runs on the way out. Releases are those of part
wire of regional.py: cells next to each other, ten runs from each; runs are cut off after 20 s.
"""

import json
import math
import pickle
import sys

import numpy as np
from regional import HEIGHT, ROCK, STEEP, VOLUME, fine, warm_up

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.compressed_chunk import CompressedChunk
from talus.engine.chunks.pieces import parts_of, pieces_of
from talus.engine.chunks.scene import make_scene
from talus.engine.chunks.stored_chunk import chunk_of
from talus.engine.chunks.summed_chunk import summed
from talus.engine.ensemble.round_plan import plan_rounds
from talus.engine.ensemble.rounds import Rounds

RUNS_A_RELEASE, CUT_OFF = 10, 20.0
SMALL, LARGE = 240, 13107  # releases of the job on dask, and of the one whose chunks are made
CHUNK, AT_ONCE = 4096, 256  # runs of a chunk with sums, and of one with passages
weighed = {"runs": 0, "out": 0, "back": 0, "chunks": 0}


def inputs(path, count):
    """Terrain, ground, rock and releases."""
    terrain = Terrain.from_raster(fine(path))
    steep = np.hypot(*np.gradient(terrain.heights)) > math.tan(STEEP)
    steep[:100] = steep[-100:] = steep[:, :100] = steep[:, -100:] = False
    with_data = np.isfinite(terrain.heights)
    steep[:-1, :-1] &= with_data[1:, 1:] & with_data[:-1, 1:] & with_data[1:, :-1]
    places = np.argwhere(steep)
    places = places[len(places) // 2 :][:count]
    sources = [
        Release((terrain.origin[0] + x + 0.5, terrain.origin[1] + y + 0.5), height=HEIGHT, runs=RUNS_A_RELEASE)
        for y, x in places
    ]
    return terrain, Ground.of_class(terrain, "hard"), rock_library.rock(ROCK, volume=VOLUME), sources


def weight(thing):
    """Bytes of it on its way."""
    return len(pickle.dumps(thing, protocol=5))


def weigh(function, scene, pieces):
    """In a worker: the chunk, whose bytes are counted."""
    chunk = function(scene, pieces)
    weighed["runs"] += sum(last - first for first, last in pieces)
    weighed["out"] += weight(pieces)
    weighed["back"] += weight(chunk)
    weighed["chunks"] += 1
    return chunk


def taken():
    """Counts of a worker since the last time."""
    result = dict(weighed)
    weighed.update(dict.fromkeys(weighed, 0))
    return result


def part_dask(path):
    """Run a job twice on real workers."""
    from dask.distributed import Client, LocalCluster

    warm_up()
    (terrain, ground, rock, sources), digests = inputs(path, SMALL), set()
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": ":0"}
    with LocalCluster(**options) as cluster, Client(cluster) as client:
        executor = client.get_executor()
        submit = executor.submit
        executor.submit = lambda function, scene, pieces: submit(weigh_there, function, scene, pieces)
        for name, rounds in (("order", None), ("rounds", Rounds())):
            settings = Settings(max_time=CUT_OFF, air_density=0.0)
            result = simulate(terrain, ground, rock, sources, settings, executor, rounds=rounds)
            actual = list(client.run(taken_there).values())
            total = {key: sum(entry[key] for entry in actual) for key in weighed}
            digests.add(result.result_digest)
            print(json.dumps({
                "order": name, "rounds": 1 if rounds is None else rounds.count, **total, "same bits": len(digests) == 1,
                "bytes a run, out": total["out"] / total["runs"], "back": total["back"] / total["runs"],
            }), flush=True)  # fmt: skip


def weigh_there(*arguments):
    """Weigh as ``weigh``, in the module that the workers have."""
    import rounds_wire

    return rounds_wire.weigh(*arguments)


def taken_there():
    """Counts as ``taken``, of the module that the workers have."""
    import rounds_wire

    return rounds_wire.taken()


def part_chunks(path):
    """A chunk in the order of the runs, one of the rounds that give each release its first run, and one of the next."""
    warm_up()
    terrain, ground, rock, sources = inputs(path, LARGE)
    scene = make_scene(terrain, ground, [rock], sources, Settings(threads=1, max_time=CUT_OFF, air_density=0.0))
    plan = plan_rounds(scene.releases.first_run)
    first = [entry for entry in plan if entry.one_in == 1]
    early = sum(entry.numbers().size for entry in plan) / scene.releases.first_run[-1]
    for name, numbers in (
        ("order", np.arange(CHUNK)), ("first runs", first[0].numbers()[:CHUNK]), ("more", first[1].numbers()[:CHUNK]),
    ):  # fmt: skip
        pieces, count = pieces_of(numbers), numbers.size
        parts = [chunk_of(scene, part) for part in parts_of(pieces, AT_ONCE)]
        parts = [part._replace(cells=part.cells.astype(np.int32)) for part in parts]
        cells = np.concatenate([part.cells for part in parts])
        print(json.dumps({
            "chunk": name, "runs": count, "pieces": len(pieces), "share of early runs": early,
            "passages of a visited cell": cells.size / np.unique(cells).size,
            "bytes a run, one by one": sum(weight(CompressedChunk(*part)) for part in parts) / count,
            "sums": weight(summed(iter(parts))) / count, "out": weight(pieces) / count,
        }), flush=True)  # fmt: skip


if __name__ == "__main__":
    {"dask": part_dask, "chunks": part_chunks}[sys.argv[2]](sys.argv[1])
