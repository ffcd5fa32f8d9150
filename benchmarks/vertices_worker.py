# SPDX-License-Identifier: GPL-2.0-or-later
"""Throws rocks with whichever engine is on the path, one case a line of its input; part of ``beside_vertices.py``.

    python vertices_worker.py FOLDER

A line names a file FOLDER/NAME.npz; the answer is a line of JSON. Knows only what both engines know. A case is thrown
twice, and the first time does not count: it compiles, or fills the caches.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate

KINDS = ("node_contacts", "crease_contacts", "edge_contacts")  # known to an engine that has them
MAX_TIME = 120.0  # s


def scene(case):
    """Inputs of ``simulate``, but for the settings."""
    terrain = Terrain(case["heights"], tuple(case["cell_size"]), tuple(case["origin"]))
    parameters = dict(zip(case["parameters"], case["values"].tolist(), strict=True))
    rock = Rock.from_points(case["points"], mass=float(case["mass"]))
    releases = [Release(tuple(place), height=1.0, runs=int(case["runs"])) for place in case["places"]]
    return terrain, Ground(terrain, **{"mu_min": 0.55, **parameters}), [rock], releases


def settings():
    """Without air, which the earlier engine does not know."""
    airless = {"air_density": 0.0} if "air_density" in Settings.__dataclass_fields__ else {}
    return Settings(seed=1, maps=False, threads=1, max_time=MAX_TIME, **{"air_density": 0.0, **airless})


def measured(given):
    """Processor time of the case, s, and what its runs add up to."""
    terrain, ground, rocks, releases = given
    simulate(terrain, ground, rocks, releases, settings())
    start = time.process_time()
    runs = simulate(terrain, ground, rocks, releases, settings()).runs
    spent = time.process_time() - start
    known = [kind for kind in ("contacts", *KINDS) if kind in runs.dtype.names]
    sums = {name: float(runs[name].sum()) for name in ("steps", "contact_steps", "duration", *known)}
    return {"spent": spent, **sums}


def main(folder):
    """Answer until the input ends."""
    for line in sys.stdin:
        with np.load(Path(folder) / f"{line.strip()}.npz") as case:
            print(json.dumps(measured(scene(case))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
