# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulate rockfall on the demonstration slope with ``talus:simulate`` through ``qgis_process``.

    python resources/demo/run_demo.py FOLDER

FOLDER holds what make_demo.py wrote; the results are written there too.
"""

import sys
import time
from pathlib import Path

from talus.resources.demo.headless_qgis import HeadlessQgis

INPUTS = {
    "DEM": "terrain.tif",
    "RELEASES": "demo.gpkg|layername=releases",
    "GROUND": "demo.gpkg|layername=ground",
    "FOREST": "demo.gpkg|layername=forest",
}
OUTPUTS = {
    "TRAJECTORIES": "trajectories.gpkg",
    "STOPS": "stops.gpkg",
    "CONTACTS": "contacts.gpkg",
    "PASSAGES": "passages.tif",
    "ENERGY_MAX": "energy_max.tif",
    "ENERGY_P95": "energy_p95.tif",
    "HEIGHT_MAX": "height_max.tif",
    "HEIGHT_P95": "height_p95.tif",
    "VELOCITY_MAX": "velocity_max.tif",
    "REPORT": "report.html",
}
SETTINGS = {
    "RUNS": 50,
    "ROCK": "worn_compact",
    "VOLUME": 1.0,
    "DENSITY": 2700,
    "GROUND_FIELD": "ground_class",
    "SEED": 1,
}


def simulate(folder):
    """Run the simulation; returns the results as qgis_process gives them."""
    files = {name: folder / file for name, file in {**INPUTS, **OUTPUTS}.items()}
    qgis = HeadlessQgis(folder.parent / "qgis")
    return qgis.run("talus:simulate", {**files, **SETTINGS})


def print_results(results):
    """What was written where, and the numbers that the algorithm gives."""
    for name, value in sorted(results.items()):
        print(f"  {name:18} {value}")


def main(folder):
    folder = Path(folder).resolve()
    print(f"Simulating {SETTINGS['RUNS']} runs from each release point; the first time compiles the engine.")
    started = time.perf_counter()
    results = simulate(folder)
    print(f"\nDone in {time.perf_counter() - started:.0f} s. Results:")
    print_results(results)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
