# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of contact on rough ground, and of which kind contacts are there.

    python rough.py     prints the rows of docs/benchmarks.md

Real sites need the shared data (../shared/data) and are left out without it.
"""

import time
from functools import partial
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.tests.verification import real_terrain_case, sampled_faces_case

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "dem"
REPEATS = 3
RUNS = 80
NORM_BLOCK = rock_library.rock("eota221")


def fine(number):
    """Noise of 0.1 m on cells of 0.25 m: terrain, a rock of 10 m3 that lies over a hundred cells, places."""
    x = 0.25 * np.arange(1600)
    heights = 0.1 * np.random.default_rng(number).normal(size=(160, 1600)) - np.tan(np.radians(35.0)) * x
    places = [(8.0, 10.0 + 20.0 * i / RUNS) for i in range(RUNS)]
    return Terrain(heights, 0.25), [NORM_BLOCK.scaled(volume=10.0)], places


def slope(surface, number):
    """One of the rough slopes of the verification with the norm block of 1 m3."""
    terrain, rock, places = sampled_faces_case.slope_case(surface, NORM_BLOCK)(number, RUNS)
    return terrain, [rock], places


def site(name, number):
    """A real site with the four shapes of the verification, 1 m3 each."""
    terrain = Terrain.from_raster(DATA / name)
    rocks = [rock_library.rock(shape).scaled(volume=1.0) for shape in real_terrain_case.SHAPES]
    return terrain, rocks, real_terrain_case.cliffs(terrain, RUNS)


CASES = {
    "avaGar, 5 m": partial(site, "avaGar_5m_EPSG31287.tif"),
    "avaPfa, 1 m": partial(site, "avaPfa_1m_EPSG31287.tif"),
    "white noise of 0.3 m, 0.5 m": partial(slope, partial(sampled_faces_case.noise, height=0.3)),
    "boulder field, 0.5 m": partial(slope, sampled_faces_case.boulder_field),
    "10 m3 on noise of 0.1 m, 0.25 m": fine,
}


def throw(case):
    """Processor time in s and the runs of one case: bare hard ground, one thread."""
    terrain, rocks, places = case(1)
    ground = Ground.of_class(terrain, "hard", restitution=0.0, with_scar_layer=False)
    releases = [
        Release(tuple(place), height=1.0, runs=1, rock=i % len(rocks)) for i, place in enumerate(places)
    ]  # fmt: skip
    settings = Settings(seed=1, maps=False, threads=1, air_density=0.0)
    start = time.process_time()
    runs = simulate(terrain, ground, rocks, releases, settings).runs
    return time.process_time() - start, runs


def row(name, case):
    """Cost of a step and of a contact step, how many contacts a contact step has, and their kinds in per cent."""
    times, runs = zip(*(throw(case) for _ in range(REPEATS)), strict=True)
    cost, runs = min(times), runs[0]
    contacts, touching = runs["contacts"].sum(), runs["contact_steps"].sum()
    others = [100.0 * runs[kind].sum() / contacts for kind in ("node_contacts", "crease_contacts", "edge_contacts")]
    kinds = " | ".join(f"{share:.0f}" for share in (100.0 - sum(others), *others))
    return (
        f"| {name} | {1e6 * cost / runs['steps'].sum():.2f} | {touching / runs['steps'].sum():.2f} "
        f"| {contacts / touching:.2f} | {kinds} | {runs['duration'].sum() / cost:.0f} |"
    )


HEAD = [
    "| ground and cells | us/step | contact per step | contacts in a contact step | vertex, % | node, % | crease, % "
    "| edge, % | simulated s per processor s |",
    "| --- |" + " --- |" * 8,
]


def rows():
    """The table."""
    cases = {name: case for name, case in CASES.items() if DATA.exists() or getattr(case, "func", None) is not site}
    throw(fine)  # compiles
    return HEAD + [row(name, case) for name, case in cases.items()]


if __name__ == "__main__":
    print("\n".join(rows()))
