# SPDX-License-Identifier: GPL-2.0-or-later
"""What the time step does to results, and which part of the ground does it. Prints tables of docs/work_precision.md.

    python benchmarks/time_step.py ensembles    # to the end of the runs, means of ensembles (needs the shared data)
    python benchmarks/time_step.py pairs        # their first 8 s, run by run (needs the shared data)
    python benchmarks/time_step.py bent         # planes and random bumps, friction alone and with the layers
    python benchmarks/time_step.py converge     # the path at 2 and 1 ms against an eighth of the default step, five
                                                # terrains (needs the shared data; an hour on one processor)

Errors are of means, with their standard error: of two ensembles that share nothing, or of the differences of pairs.
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.tests.verification.real_terrain_case import cliffs

DEM = Path(__file__).resolve().parent.parent.parent / "shared" / "data" / "dem" / "avaGar_5m_EPSG31287.tif"
SHAPES = ("eota111", "eota221", "block")
SOILS = {
    "as it is": {},
    "without rolling resistance": {"rolling_resistance": 0.0},
    "without the scar layer": {"scar_strength": 0.0},
    "friction alone": {"rolling_resistance": 0.0, "scar_strength": 0.0},
}
QUANTITIES = ("distance", "duration", "energy_max", "velocity_max", "rotation_max")


def throw(terrain, ground, shape, releases, **settings):
    """The table of runs of a rock of 1 m3."""
    rock = rock_library.rock(shape, volume=1.0)
    return simulate(terrain, ground, rock, releases, Settings(maps=False, **settings)).runs


def error_of_means(values, others):
    """Relative difference of two means and the standard error of it, ensembles that share nothing, %."""
    spread = np.sqrt(values.var() / values.size + others.var() / others.size)
    return 100.0 * (values.mean() / others.mean() - 1.0), 100.0 * spread / others.mean()


def error_of_pairs(values, others):
    """The same of runs in pairs from the same start, %."""
    difference = values - others
    return 100.0 * difference.mean() / others.mean(), 100.0 * difference.std() / difference.size**0.5 / others.mean()


def from_cliffs(terrain, places, runs):
    """Releases on the cliffs of avaGar."""
    return [Release(place, height=1.0, runs=runs) for place in cliffs(terrain, places)]


def ensembles():
    """Steps of 1 and 4 ms against 2 ms, 3,000 runs of each shape on two classes."""
    terrain = Terrain.from_raster(DEM)
    releases = from_cliffs(terrain, 300, 10)
    cases = [(name, shape) for name in ("hard", "medium") for shape in SHAPES]
    found = {}
    for seed, step in enumerate((0.002, 0.001, 0.004)):
        for name, shape in cases:
            ground = Ground.of_class(terrain, name)
            found[step, name, shape] = throw(terrain, ground, shape, releases, seed=seed, time_step=step)
    print("| step, ms | " + " | ".join(QUANTITIES) + " |")
    for step in (0.001, 0.004):
        row = []
        for quantity in QUANTITIES:
            errors = np.array([
                error_of_means(found[(step, *case)][quantity], found[(0.002, *case)][quantity]) for case in cases
            ])  # fmt: skip
            in_spreads = (errors[:, 0] / errors[:, 1]).sum() / len(errors) ** 0.5
            row.append(f"{errors[:, 0].mean():+.1f} % ({abs(in_spreads):.1f})")
        print(f"| {1e3 * step:g} | " + " | ".join(row) + " |")


def pairs():
    """The path of the first 8 s with 2 ms against 1 ms, 10,000 runs of each shape."""
    terrain = Terrain.from_raster(DEM)
    releases = from_cliffs(terrain, 500, 20)
    print("| | " + " | ".join(SHAPES) + " |")
    for soil, parameters in SOILS.items():
        ground, row = Ground.of_class(terrain, "medium", **parameters), []
        for shape in SHAPES:
            here, there = (
                throw(terrain, ground, shape, releases, time_step=step, max_time=8.0)["path_length"]
                for step in (0.002, 0.001)
            )
            row.append("{:+.1f} ({:.1f}) %".format(*error_of_pairs(here, there)))
        print(f"| {soil} | " + " | ".join(row) + " |")


def bent():
    """The run-out of a block on planes and on bumps against that with 0.5 ms, 6,000 runs thrown down the slope."""
    x = 5.0 * np.arange(121)
    noise = np.random.default_rng(1).normal(size=(x.size, x.size))
    print("| slope, degrees | bumps, m | ground | 1 ms | 2 ms | 4 ms |")
    for slope, velocity, time in ((35.0, (10.0, 0.0, -5.0), 3.0), (20.0, (5.0, 0.0, -2.0), 4.0)):
        releases = [
            Release((60.0 + 11.0 * k, 100.0 + 13.0 * k), height=0.3, runs=300, velocity=velocity, spin=(0.0, 5.0, 3.0))
            for k in range(20)
        ]
        for bumps in (0.0, 0.3):
            heights = np.tile(600.0 - x * np.tan(np.radians(slope)), (x.size, 1)) + bumps * noise
            terrain = Terrain(heights, 5.0)
            for soil, parameters in SOILS.items():
                ground = Ground.of_class(terrain, "medium", **parameters)
                ways = [
                    throw(terrain, ground, "block", releases, time_step=step, max_time=time)["distance"]
                    for step in (0.0005, 0.001, 0.002, 0.004)
                ]
                row = ["{:+.2f} ({:.2f}) %".format(*error_of_pairs(way, ways[0])) for way in ways[1:]]
                print(f"| {slope:g} | {bumps:g} | {soil} | " + " | ".join(row) + " |", flush=True)


EXACT = 0.00025  # s, an eighth of the default step
DRAWN = ("norm_block", "block", "wedge", "plate")  # norm_block: EOTA 221


def tilted(centre, slope, bumps=0.0, saddles=0.0):
    """600 m of a plane that falls by ``slope`` degrees along x, with bumps drawn at random, or saddles, m, on a grid of
    5 m. ``centre``: height at its beginning, m."""
    x = 5.0 * np.arange(121)
    along, across = np.meshgrid(x, x)
    noise = np.random.default_rng(1).normal(size=along.shape)
    twist = np.sin(2.0 * np.pi * along / 30.0) * np.sin(2.0 * np.pi * across / 30.0)
    return Terrain(centre - along * np.tan(np.radians(slope)) + bumps * noise + saddles * twist, 5.0)


def thrown_down(terrain, count):
    """``count`` releases over a slope, thrown down it."""
    places = 20.0 + 500.0 * np.random.default_rng(2).random(count)
    return [
        Release((60.0, float(place)), height=0.3, runs=1, velocity=(10.0, 0.0, -5.0), spin=(0.0, 5.0, 3.0))
        for place in places
    ]


def converging_cases(count):
    """Name -> (terrain, ground, releases) of the tables of ``converge``."""
    for name, terrain in (
        ("plane", tilted(600.0, 35.0)),
        ("bumps of 0.3 m", tilted(600.0, 35.0, bumps=0.3)),
        ("saddles of 1 m", tilted(600.0, 35.0, saddles=1.0)),
    ):
        yield name, terrain, Ground.of_class(terrain, "medium"), thrown_down(terrain, count)
    terrain = Terrain.from_raster(DEM)
    yield "avaGar", terrain, Ground.of_class(terrain, "medium"), from_cliffs(terrain, count // 10, 10)


def paths_on(terrain, ground, rocks, releases, step):
    """Lengths of the paths of the first 8 s."""
    settings = Settings(maps=False, time_step=step, max_time=8.0)
    return simulate(terrain, ground, rocks, releases, settings).runs["path_length"]


def converge(count=6000):
    """The path of the first 8 s with 2 and 1 ms against that with 0.25 ms, paired by start."""
    from talus.tests.verification import authume_case

    print("| terrain | rock | runs | 2 ms | 1 ms |\n| --- | --- | --- | --- | --- |")
    for name, terrain, ground, releases in converging_cases(count):
        for shape in DRAWN:
            rock = rock_library.rock("eota221" if shape == "norm_block" else shape, volume=1.0)
            _print_row(name, shape, terrain, ground, rock, releases)
    field = authume_case.read(DEM.parent.parent)
    for shape in DRAWN:
        rocks = field.rocks
        if shape != "norm_block":
            unit = rock_library.rock(shape, volume=1.0).vertices
            edges = np.ptp(unit, axis=0)
            order = np.argsort(edges)[::-1]
            rocks = [
                Rock.from_points((unit / edges)[:, order] * np.sort(lengths)[::-1], mass=mass)
                for mass, lengths in zip(field.masses, field.lengths)
            ]
        releases = authume_case.releases(field, rocks, max(1, count // 1000))
        _print_row("P1", shape, field.terrain, authume_case.ground(field), rocks, releases)


def _print_row(name, shape, terrain, ground, rocks, releases):
    exact = paths_on(terrain, ground, rocks, releases, EXACT)
    row = ["{:+.2f} ({:.2f}) %".format(*error_of_pairs(paths_on(terrain, ground, rocks, releases, step), exact))
           for step in (0.002, 0.001)]  # fmt: skip
    print(f"| {name} | {shape} | {exact.size} | " + " | ".join(row) + " |", flush=True)


def main():
    """The studies asked for, or the one that needs no data."""
    for study in sys.argv[1:] or ("bent",):
        {"ensembles": ensembles, "pairs": pairs, "bent": bent, "converge": converge}[study]()


if __name__ == "__main__":
    main()
