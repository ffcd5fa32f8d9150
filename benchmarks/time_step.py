# SPDX-License-Identifier: GPL-2.0-or-later
"""Effect of the time step on results. Prints tables of docs/work_precision.md.

    python benchmarks/time_step.py ensembles    # to the end of the runs (needs the shared data; some ten minutes)
    python benchmarks/time_step.py bent         # planes and random bumps, friction alone (some minutes)
    python benchmarks/time_step.py converge     # the path at 2 and 8 ms against an eighth of the default step, five
                                                # terrains (needs the shared data; an hour on one processor)
    python benchmarks/time_step.py limit        # the path on a plane from 0.125 to 16 ms (a quarter of an hour)
    python benchmarks/time_step.py soil         # path, speed and energy on the plane in soil, 1 to 8 ms (some minutes)

Errors are of means, of runs in pairs from the same start; in brackets the standard error of the error.
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.tests.verification.real_terrain_case import cliffs

DEM = Path(__file__).resolve().parent.parent.parent / "shared" / "data" / "dem" / "avaGar_5m_EPSG31287.tif"
SHAPES = ("eota111", "eota221", "block")
QUANTITIES = ("distance", "duration", "energy_max", "velocity_max", "rotation_max")


def throw(terrain, ground, shape, releases, **settings):
    """The table of runs of a rock of 1 m3."""
    rock = rock_library.rock(shape, volume=1.0)
    return simulate(terrain, ground, rock, releases, Settings(maps=False, **{"air_density": 0.0, **settings})).runs


def error_of_pairs(values, others):
    """Relative difference of two means and the standard error of it, runs in pairs from the same start, %."""
    difference = values - others
    return 100.0 * difference.mean() / others.mean(), 100.0 * difference.std() / difference.size**0.5 / others.mean()


def from_cliffs(terrain, places, runs):
    """Releases on the cliffs of avaGar."""
    return [Release(place, height=1.0, runs=runs) for place in cliffs(terrain, places)]


def ensembles():
    """Steps of 1 and 4 ms against 2 ms, to the end of 1,000 runs of each shape on two classes, from the same starts."""
    terrain = Terrain.from_raster(DEM)
    releases = from_cliffs(terrain, 100, 10)
    actual = {step: [] for step in (0.002, 0.001, 0.004)}
    for name in ("hard", "medium"):
        ground = Ground.of_class(terrain, name)
        for shape in SHAPES:
            for step, cases in actual.items():
                cases.append(throw(terrain, ground, shape, releases, seed=1, time_step=step))
            print(f"{shape} on {name} is done", file=sys.stderr, flush=True)
    print("| step, ms | " + " | ".join(QUANTITIES) + " |")
    for step in (0.001, 0.004):
        row = []
        for quantity in QUANTITIES:
            cases = zip(actual[step], actual[0.002])
            errors = np.array([error_of_pairs(entry[quantity], other[quantity]) for entry, other in cases])
            spread = np.sqrt((errors[:, 1] ** 2).sum()) / len(errors)
            row.append(f"{errors[:, 0].mean():+.1f} ({spread:.1f}) %")
        print(f"| {1e3 * step:g} | " + " | ".join(row) + " |")


def bent():
    """The run-out of a block on planes and on bumps, with friction alone, against that with 0.5 ms; 2,000 runs thrown
    down the slope."""
    x = 5.0 * np.arange(121)
    noise = np.random.default_rng(1).normal(size=(x.size, x.size))
    print("| slope, degrees | bumps, m | 1 ms | 2 ms | 4 ms |")
    for slope, velocity, time in ((35.0, (10.0, 0.0, -5.0), 3.0), (20.0, (5.0, 0.0, -2.0), 4.0)):
        releases = [
            Release((60.0 + 11.0 * k, 100.0 + 13.0 * k), height=0.3, runs=100, velocity=velocity, spin=(0.0, 5.0, 3.0))
            for k in range(20)
        ]
        for bumps in (0.0, 0.3):
            heights = np.tile(600.0 - x * np.tan(np.radians(slope)), (x.size, 1)) + bumps * noise
            terrain = Terrain(heights, 5.0)
            ground = Ground.of_class(terrain, "medium", rolling_resistance=0.0, scar_strength=0.0)
            paths = [
                throw(terrain, ground, "block", releases, time_step=step, max_time=time)["distance"]
                for step in (0.0005, 0.001, 0.002, 0.004)
            ]
            row = ["{:+.2f} ({:.2f}) %".format(*error_of_pairs(path, paths[0])) for path in paths[1:]]
            print(f"| {slope:g} | {bumps:g} | " + " | ".join(row) + " |", flush=True)


EXACT = 0.00025  # s, an eighth of the default step
STEPS = (0.002, 0.008)  # s
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
    settings = Settings(maps=False, time_step=step, max_time=8.0, air_density=0.0)
    return simulate(terrain, ground, rocks, releases, settings).runs["path_length"]


def limit(count=500):
    """The path of the first 8 s on a plane with each step against that with 0.125 ms, paired by start."""
    steps = [0.125 * 2**k for k in range(1, 8)]  # ms
    print("| rock | " + " | ".join(f"{step:g} ms" for step in steps) + " |\n| --- |" + " --- |" * len(steps))
    _, terrain, ground, releases = next(iter(converging_cases(count)))
    for shape in ("eota221", "eota111", "worn_compact", "sphere_coarse", "block", "wedge", "plate"):
        rock = rock_library.rock(shape, volume=1.0)
        _print_row([shape], terrain, ground, rock, releases, [1e-3 * step for step in steps], 0.000125)


def soil(count=250):
    """Path and largest speed and energy of the first 8 s on the plane in soil with each step against 0.25 ms."""
    steps = (0.001, 0.002, 0.004, 0.008)  # s
    _, terrain, ground, releases = next(iter(converging_cases(count)))
    print("| rock | quantity | " + " | ".join(f"{1e3 * step:g} ms" for step in steps) + " |")
    for shape in ("eota221", "worn_compact", "block", "plate"):
        tables = [
            throw(terrain, ground, shape, releases, time_step=step, max_time=8.0, air_density=0.0)
            for step in (EXACT, *steps)
        ]
        for quantity in ("path_length", "velocity_max", "energy_max"):
            row = [
                "{:+.2f} ({:.2f}) %".format(*error_of_pairs(table[quantity], tables[0][quantity]))
                for table in tables[1:]
            ]
            print(f"| {shape} | {quantity} | " + " | ".join(row) + " |", flush=True)


def converge(count=2000):
    """The path of the first 8 s with 2 and 8 ms against that with 0.25 ms, paired by start."""
    from talus.tests.verification import authume_case

    print("| terrain | rock | runs | 2 ms | 8 ms |\n| --- | --- | --- | --- | --- |")
    for name, terrain, ground, releases in converging_cases(count):
        for shape in DRAWN:
            rock = rock_library.rock("eota221" if shape == "norm_block" else shape, volume=1.0)
            runs = sum(release.runs for release in releases)
            _print_row([name, shape, str(runs)], terrain, ground, rock, releases, STEPS, EXACT)
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
        runs = sum(release.runs for release in releases)
        _print_row(["P1", shape, str(runs)], field.terrain, authume_case.ground(field), rocks, releases, STEPS, EXACT)


def _print_row(names, terrain, ground, rocks, releases, steps, exact):
    """Print the errors of the paths with ``steps`` against those with the step ``exact``, s."""
    path = paths_on(terrain, ground, rocks, releases, exact)
    row = ["{:+.2f} ({:.2f}) %".format(*error_of_pairs(paths_on(terrain, ground, rocks, releases, step), path))
           for step in steps]  # fmt: skip
    print("| " + " | ".join([*names, *row]) + " |", flush=True)


def main():
    """The studies asked for, or the one that needs no data."""
    for study in sys.argv[1:] or ("bent",):
        {"ensembles": ensembles, "bent": bent, "converge": converge, "limit": limit, "soil": soil}[study]()


if __name__ == "__main__":
    main()
