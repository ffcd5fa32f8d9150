# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of "One slope by three rules" in docs/hazard_rules.md: ``three_rules.py FOLDER``; maps stay there.

Real terrain (avaGar, 5 m), so the maps are to be looked at there and are not in the repository. The words below the
table are not written by it: read them again when it changes.
"""

import json
import sys
from pathlib import Path

from talus.docs.refresh.blocks import write_block
from talus.resources.demo.embedded_qgis import start
from talus.resources.demo.help_runs import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "hazard_rules.md"
DEM = ROOT.parent / "shared" / "data" / "dem" / "avaGar_5m_EPSG31287.tif"
DENSITY, RUNS = 3.0, 5  # release points per hm2 of true area, runs of each
SIZES = {"class 1": (0.54, 0.2), "class 2": (3.0, 0.05)}  # m3, blocks a year: made up
DESIGN = "class 2"  # of Austria
NORWAY = {"bounds": 30.0, "per_width": 30.0}  # kJ and m: assumed, for the file leaves them open
LEAST_REACH = 0.5  # %


def simulate(folder):
    """Name of a class -> output -> path; and how many releases there are."""
    points = str(folder / "releases.gpkg")
    outputs = run("sourceareas", {"DEM": str(DEM), "DENSITY": DENSITY, "POINTS": points, "AREAS": None, "SLOPE": None})
    maps = {}
    for name, (volume, _) in SIZES.items():
        maps[name] = {
            output: str(folder / f"{name.replace(' ', '_')}_{output.lower()}.tif")
            for output in ("PASSAGES", "EXCEEDANCES", "ENERGY_P95")
        }
        given = {"DEM": str(DEM), "RELEASES": points, "RUNS": RUNS, "VOLUME": volume, "GROUND_DEFAULT": "medium"}
        run("simulate", {**given, "SEED": 1, "TRAJECTORIES": None, "STOPS": None, **maps[name]})
    return maps, outputs["POINT_COUNT"]


def filled_norway(folder):
    """Path of the rules of Norway with what their file leaves open."""
    rules = json.loads((ROOT / "resources" / "hazard_rules" / "no.json").read_text(encoding="utf-8"))
    rules["intensity"]["bounds"], rules["occurrence"]["per_width"] = [NORWAY["bounds"]], NORWAY["per_width"]
    for key in ("intensity.bounds", "occurrence.per_width"):
        rules["certainty"][key][0] = "given"
    path = folder / "norway.json"
    path.write_text(json.dumps(rules), encoding="utf-8")
    return str(path)


def levels_by(folder, name, choices):
    """Text with the hectares of each level, the highest first; leaves a map and a report."""
    import numpy as np
    from osgeo import gdal

    from talus.algorithms.tools.hazardmap.outputs import ITEM, Legend

    path, report = str(folder / f"hazard_{name}.tif"), str(folder / f"report_{name}.html")
    run("hazardmap", {**choices, "DEM": str(DEM), "HAZARD": path, "PROBABILITY": None, "REPORT": report})
    raster = gdal.Open(path)
    transform, levels = raster.GetGeoTransform(), raster.ReadAsArray()
    cell = abs(transform[1] * transform[5]) / 1e4
    names = Legend.of_item(raster.GetMetadataItem(ITEM)).names
    return ", ".join(f"{names[k]} {cell * np.count_nonzero(levels == k):.2g} ha" for k in sorted(names, reverse=True))


def rows_of(folder):
    """Rows of the table, and how many releases there are."""
    maps, releases = simulate(folder)
    frequencies = [
        text for name, (_, rate) in SIZES.items() for text in (name, "cliff", "", "", rate, "1/year", "", "")
    ]
    counts = {output: [maps[name][output] for name in SIZES] for output in ("PASSAGES", "EXCEEDANCES")}
    by_frequency = {"METHOD": "frequency", "FREQUENCIES": frequencies, **counts}
    volume, rate = SIZES[DESIGN]
    design = {
        "METHOD": "scenario", "ENERGY": [maps[DESIGN]["ENERGY_P95"]], "PASSAGES": [maps[DESIGN]["PASSAGES"]],
        "SCENARIOS": ["", 1.0 / rate, ""], "LEAST_REACH": LEAST_REACH,
    }  # fmt: skip
    austria = f"`at`, design block {volume:g} m³, reach above {LEAST_REACH:g} %"
    norway = f"{NORWAY['bounds']:g} kJ and {NORWAY['per_width']:g} m of slope (assumed)"
    cases = {
        "ch": ("`ch`", "frequency", {**by_frequency, "RULES": "ch"}),
        "no": (f"`no`, filled in with {norway}", "frequency", {**by_frequency, "RULES_FILE": filled_norway(folder)}),
        "at": (austria, "scenario", {**design, "RULES": "at"}),
    }  # fmt: skip
    rows = [
        f"| {label} | {method} | {levels_by(folder, name, given)} |" for name, (label, method, given) in cases.items()
    ]
    return rows, releases


def main(folder):
    """Write the table."""
    folder = Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    rows, releases = rows_of(folder)
    sizes = " and ".join(f"{volume:g}" for volume, _ in SIZES.values())
    rates = " and ".join(f"{rate:g}" for _, rate in SIZES.values())
    text = (
        f"avaGar (5 m), {releases} release points, two size classes of {sizes} m³ with {releases * RUNS} runs each;\n"
        f"made-up rates of {rates} blocks a year. Cells of each level:\n\n| rules | method | levels |\n"
        "| --- | --- | --- |\n"
    )
    write_block(PAGE, "three rules", text + "\n".join(rows))


if __name__ == "__main__":
    application = start()
    main(*sys.argv[1:])
