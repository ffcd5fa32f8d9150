# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulate rockfall on the demonstration slope with ``talus:simulate`` through ``qgis_process``.

    python resources/demo/run_demo.py FOLDER

FOLDER holds what make_demo.py wrote; the results are written there too.
"""

import json
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
# name of a result -> what it is, its unit and how it is written; shares are given in per cent
NUMBERS = {
    "RUN_COUNT": ("runs", "", "{:.0f}"),
    "RUNOUT_MEAN": ("run-out, mean", "m", "{:.0f}"),
    "RUNOUT_P95": ("run-out, 95th percentile", "m", "{:.0f}"),
    "RUNOUT_P95_LOW": ("the same with the largest rolling resistance of its interval", "m", "{:.0f}"),
    "RUNOUT_P95_HIGH": ("the same with the smallest", "m", "{:.0f}"),
    "REACH_ANGLE_MIN": ("smallest reach angle", "degrees", "{:.1f}"),
    "VELOCITY_MAX_VALUE": ("largest velocity", "m/s", "{:.1f}"),
    "ENERGY_MAX_VALUE": ("largest energy", "kJ", "{:.0f}"),
    "HEIGHT_MAX_VALUE": ("largest jump height", "m", "{:.1f}"),
    "STOPPED_SHARE": ("rocks at rest on the terrain", "%", "{:.1f}"),
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
    """Print the numbers with their units, what was found, and the files that were asked for."""
    for name, (words, unit, form) in NUMBERS.items():
        if name in results:
            value = float(results[name]) * (100.0 if unit == "%" else 1.0)
            print(f"  {words:60} {form.format(value)} {unit}".rstrip())
    for load in json.loads(results.get("FINDINGS") or "[]"):
        print(f"  {load['severity']}: {load['text']} {load['remedy']}".rstrip())
    print("Files:")
    for name in OUTPUTS:
        if results.get(name):
            print(f"  {results[name]}")


def main(folder):
    folder = Path(folder).resolve()
    print(f"Simulating {SETTINGS['RUNS']} runs from each release point; the first time compiles the engine.")
    started = time.perf_counter()
    results = simulate(folder)
    print(f"\nDone in {time.perf_counter() - started:.0f} s. Results:")
    print_results(results)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
