# SPDX-License-Identifier: GPL-2.0-or-later
"""The validation suite: prints the tables of docs/validation. Needs the shared data. ``make validation``."""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.tests.verification import authume_case
from talus.tests.verification.real_terrain_case import cliffs

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
GROUNDS = {
    "as RAMMS 1": {"with_scar_layer": False},
    "Lu et al. (no torque), with rolling resistance": {"soil_torque": False},
    "scar layer with torque (default)": {},
}
SITES = {
    "avaGar": "avaGar_5m_EPSG31287.tif", "avaMal": "avaMal_5m_EPSG31287.tif",
    "fluchthorn": "fluchthorn_10m_EPSG31254.tif",
}  # fmt: skip
SHAPES = ("eota111", "eota221", "block")
FAR = 50.0  # m of run-out from which on a reach angle means something


def authume():
    """Run-out on profile P1 for each ground."""
    experiment = authume_case.read(DATA)
    print("| Authume P1 | mean m | sd m | KS | bench | slope | left |\n| --- | --- | --- | --- | --- | --- | --- |")
    observed = experiment.run_out(experiment.stops)
    bench = ((observed > authume_case.EDGE) & (observed < authume_case.BENCH_END)).mean()
    print(f"| observed | {observed.mean():.1f} | {observed.std(ddof=1):.1f} | | {bench:.2f} | | 0 |")
    for name, options in GROUNDS.items():
        row = authume_case.numbers(experiment, authume_case.throw(experiment, runs=4, **options).runs)
        values = (f"{row[key]:.2f}" for key in ("mean", "sd", "KS", "bench", "slope", "left"))
        print(f"| {name} | {' | '.join(values)} |")


def sites(count=150, volume=1.0):
    """Rocks from the cliffs of sites without observations: are the forecasts plausible?"""
    print("\n| site, class | shape | left % | v95 m/s | reach angle of the farthest 1 % |")
    print("| --- | --- | --- | --- | --- |")
    for site, file in SITES.items():
        terrain = Terrain.from_raster(DATA / "dem" / file)
        releases = [Release(tuple(place), height=1.0, runs=1) for place in cliffs(terrain, count)]
        for shape in SHAPES:
            rock = rock_library.rock(shape, volume=volume)
            settings = Settings(seed=1, maps=False, air_density=1.2)
            runs = simulate(terrain, Ground.of_class(terrain, "medium"), rock, releases, settings).runs
            angles = np.degrees(runs["reach_angle"])[runs["distance"] > FAR]
            left = 100.0 * (runs["stop_reason"] == "left terrain").mean()
            fast = np.percentile(runs["velocity_max"], 95)
            print(f"| {site}, medium | {shape} | {left:.1f} | {fast:.0f} | {np.percentile(angles, 1):.1f} |")


if __name__ == "__main__":
    if not DATA.is_dir():
        sys.exit(f"No folder {DATA}: the validation suite needs the shared data.")
    authume()
    sites()
