# SPDX-License-Identifier: GPL-2.0-or-later
"""Run the study through QGIS: ``python docs/examples/through_processing.py [FOLDER]``.

Three algorithms of Talus in a row, with processing.run, as in the Python console of QGIS. There, and in a script of the
toolbox, ``start()`` is left out, for QGIS runs already.
"""

import sys
from pathlib import Path

from talus.resources.demo.make_demo import write_terrain

SCENARIOS = ((30, 0.2), (300, 2.0))  # return period in years, volume of the block in m³


def main(folder="build/examples", runs=40):
    """Do the study; returns the outputs of talus:hazardmap."""
    import processing

    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    terrain = str(folder / "terrain.tif")
    write_terrain(terrain)
    sources = processing.run(
        "talus:sourceareas",
        {"DEM": terrain, "METHOD": "fixed", "THRESHOLD": 50.0, "MIN_AREA": 100.0, "SPACING": 40.0,
         "POINTS": str(folder / "points.gpkg")},
    )  # fmt: skip
    print(f"{sources['POINT_COUNT']} release points in {sources['AREA_COUNT']} source areas")
    energies, passages, table = [], [], []
    for period, volume in SCENARIOS:
        outputs = processing.run(
            "talus:simulate",
            {"DEM": terrain, "RELEASES": sources["POINTS"], "ROCK": "worn_compact", "VOLUME": volume, "RUNS": runs,
             "GROUND_DEFAULT": "medium", "SEED": 1,
             "ENERGY_P95": str(folder / f"energy_{period}.tif"), "PASSAGES": str(folder / f"passages_{period}.tif")},
        )  # fmt: skip
        print(f"{volume:g} m³, {period} years: {outputs['RUN_COUNT']} runs, longest {outputs['RUNOUT_MAX']:.0f} m")
        energies.append(outputs["ENERGY_P95"])
        passages.append(outputs["PASSAGES"])
        table += [outputs["RUN_COUNT"], period, 1]  # runs, return period, blocks that an event sets loose
    hazard = processing.run(
        "talus:hazardmap",
        {"ENERGY": energies, "PASSAGES": passages, "SCENARIOS": table, "HAZARD": str(folder / "hazard.tif"),
         "REPORT": str(folder / "hazard.html"), "DEM": terrain},
    )  # fmt: skip
    for name in ("HAZARD", "REPORT"):
        print(f"{name}: {hazard[name]}")
    return hazard


if __name__ == "__main__":
    from talus.resources.demo.embedded_qgis import start

    start()
    main(*sys.argv[1:2])
