# SPDX-License-Identifier: GPL-2.0-or-later
"""Talus with its classes by the words of the ground and default settings; blocks have their three lengths.

Where a case gives no lengths but volumes, the four shapes of the rolls (docs/validation/rolls.md) take turns.
"""

import sys
import time

import numpy as np
from exchange import GRAVITY, cases, read_case, write_result

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate

CLASSES = ("medium_hard", "hard", "extra_hard", "medium")  # by the rows of WORDS
SHAPES = ("zingg_sphere", "eota111", "block", "rounded_block")
SAMPLED = 0.01  # s between the samples that are searched for the line
LONGEST = 300.0


def rocks_and_releases(case, name):
    """Rock and Release of each start, the lowest corner a radius below the centre."""
    if name == "authume":
        rocks = [
            Rock.from_points(rock_library.norm_block(*size), mass=m) for size, m in zip(case["lengths"], case["mass"])
        ]
        which, volumes = np.arange(len(rocks)), [None] * len(rocks)
    else:
        rocks = [rock_library.rock(shape, volume=1.0, density=2700.0) for shape in SHAPES]
        which = np.arange(len(case["mass"])) * len(SHAPES) // len(case["mass"])
        volumes = case["volume"].tolist()
    terrain = Terrain(case["heights"], float(case["cell"]))
    ground = terrain.height(case["position"][:, 0], case["position"][:, 1])
    ball = np.cbrt(case["volume"] / (4.0 / 3.0 * np.pi))
    reach = np.array([rocks[k].radius for k in which]) if name == "authume" else ball
    height = np.maximum(case["position"][:, 2] - ground - reach, 0.0)
    releases = [
        Release(tuple(position[:2]), height=float(h), runs=1, rock=int(rock), velocity=tuple(velocity), volume=volume)
        for position, h, rock, velocity, volume in zip(case["position"], height, which, case["velocity"], volumes)
    ]
    return terrain, rocks, releases


def throw(name):
    """Write the result of a case; the time is that of runs that keep no trajectories."""
    case = read_case(name)
    terrain, rocks, releases = rocks_and_releases(case, name)
    ground = Ground.from_classes(terrain, case["word"], CLASSES)
    given = {"seed": 1, "maps": False, "max_time": LONGEST, "threads": 1}
    simulate(
        terrain, ground, rocks, releases[:2], Settings(**{"air_density": 0.0, **given})
    )  # compiles, or reads what was compiled
    begin = time.process_time()
    simulate(terrain, ground, rocks, releases, Settings(**{"air_density": 0.0, **given}))
    seconds = time.process_time() - begin
    result = simulate(
        terrain,
        ground,
        rocks,
        releases,
        Settings(trajectories=True, trajectory_interval=SAMPLED, **{"air_density": 0.0, **given}),
    )
    runs, samples = result.runs, result.trajectories
    start = runs["release"]
    from_centre = np.hypot(samples["x"] - case["centre"][start[samples["run"]], 0],
                           samples["y"] - case["centre"][start[samples["run"]], 1])  # fmt: skip
    beyond = from_centre >= case["line"][start[samples["run"]]]
    met, first = np.unique(samples["run"][beyond], return_index=True)
    at = np.full((3, len(runs)), np.nan)
    crossing = samples[beyond][first]
    at[0, met] = crossing["velocity"]
    at[1, met] = crossing["z"] - terrain.height(crossing["x"], crossing["y"])
    at[2, met] = kilojoules(crossing, runs["mass"][met])
    write_result(
        "talus", name, seconds, start=start, stop=runs["stop"][:, :2],
        left=np.isin(runs["stop_reason"], ("left terrain", "max time")), speed=at[0], height=at[1], energy=at[2],
    )  # fmt: skip
    print(f"Talus: {name}: {1e3 * seconds / len(runs):.1f} ms a rock, line met by {met.size / len(runs):.2f}")


def kilojoules(crossing, mass):
    """Energy of translation and rotation; a column in J or kJ is reported by that of translation alone."""
    translation = 0.5 * mass * crossing["velocity"] ** 2
    joules = crossing["energy"] * (1000.0 if np.median(crossing["energy"] / translation) < 0.1 else 1.0)
    return 1e-3 * joules


def strike():
    """Speed after / before of the impacts at Chant Sura in orientations drawn at random."""
    from cases import DATA

    from talus.tests.verification import chant_sura_case

    ratios = chant_sura_case.ratios(DATA)
    write_result("talus", "impacts", 0.0, start=np.arange(len(ratios)), ratios=np.array([row[2] for row in ratios]))


def main(names):
    """Throw the cases of these names, all without any."""
    assert Settings(air_density=0.0).gravity == GRAVITY
    for name in names or cases():
        throw(name)
    if not names:
        try:
            read_case("impacts")
        except FileNotFoundError:
            return
        strike()


if __name__ == "__main__":
    main(sys.argv[1:])
