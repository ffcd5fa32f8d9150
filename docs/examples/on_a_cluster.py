# SPDX-License-Identifier: GPL-2.0-or-later
"""A large job on several processes or computers: ``python docs/examples/on_a_cluster.py [ADDRESS [FOLDER]]``.

Without an address, two processes of this computer stand for the cluster. Needs the package distributed; see
docs/cluster.md. The job keeps a checkpoint: if it is killed, the same command goes on where it was.
"""

import sys
from contextlib import nullcontext
from pathlib import Path

from distributed import Client, LocalCluster

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.resources.demo.make_demo import NORTH, WEST, write_terrain


def releases_at_the_cliff(runs):
    """Five points with this many runs each."""
    return [Release((WEST + x, NORTH - 110.0), runs=runs) for x in (150.0, 200.0, 250.0, 300.0, 350.0)]


def throw(client, folder, runs):
    """Rocks from the cliff, on the workers of a client."""
    write_terrain(folder / "terrain.tif")
    terrain = Terrain.from_raster(folder / "terrain.tif")
    return simulate(
        terrain, Ground.of_class(terrain, "hard"), rock_library.rock("worn_compact", volume=1.0),
        releases_at_the_cliff(runs), Settings(seed=1),
        executor=client.get_executor(), checkpoint=folder / "checkpoint",
        progress=lambda share: print(f"\r{100.0 * share:.0f} %", end="", flush=True),
    )  # fmt: skip


def main(address=None, folder="build/examples", runs=200):
    """Returns the Result, which has the same bits wherever it was computed."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    here = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with nullcontext(address) if address else LocalCluster(**here) as cluster, Client(cluster) as client:
        result = throw(client, folder, runs)
    print(f"\n{result.runs.size} runs, longest {result.runs['distance'].max():.0f} m")
    return result


if __name__ == "__main__":
    main(*sys.argv[1:3])
