# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of the scar layer, or the air, in equal states: rocks as they are go on for a moment with it and without.

    python benchmarks/layer_states.py              the layer
    python benchmarks/layer_states.py air          the air, on ground with a layer

Whole runs do not tell: a layer takes speed, so rocks are on other ground, touch it more often and take longer or less
long to stop. Here the states of runs with the layer of class `medium`, every SPACING seconds while the rock moves,
begin runs of MOMENT seconds on both grounds. A rock below the surface is lifted onto it, for where there is no layer it
cannot be below.
"""

import os
import sys
import time

import numpy as np
import ramp
from layer_cost import DATA, SHAPES

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate, trace
from talus.tests.verification.real_terrain_case import cliffs

ROCKS, LONGEST = 40, 60.0  # s
SPACING, MOMENT = 1.0, 0.25  # s
SLOWEST = 0.5  # m/s; of a rock that is about to rest nothing is to be learnt
REPEATS = int(os.environ.get("REPEATS", "9"))
AIR = 1.2  # kg/m3, as by default
WITH_ALL = {}, AIR  # options of the ground, density of the air
WAYS = {
    "layer": {"with": WITH_ALL, "without": ({"scar_strength": 0.0}, AIR)},
    "air": {"with": WITH_ALL, "without": ({}, 0.0)},
}
STEP = 0.002  # s


def case(place, shape):
    """Terrain, rock and where it is dropped from."""
    if place == "ramp":
        x, y = ramp.release(1).position
        return ramp.terrain(), getattr(ramp, shape)(), [(x, y + 0.1 * k) for k in range(ROCKS)]
    terrain = Terrain.from_raster(DATA / "dem" / "avaGar_5m_EPSG31287.tif")
    return terrain, rock_library.rock(shape, volume=1.0), cliffs(terrain, ROCKS)


def settings(longest, air=AIR):
    """One thread."""
    return Settings(seed=1, maps=False, threads=1, max_time=longest, air_density=air, time_step=STEP)


def lifted(terrain, rock, position, turn):
    """Height by which a rock is raised to touch the ground with its lowest vertex, m; zero where it is clear of it."""
    scalar, vector = turn[0], turn[1:]
    aside = 2.0 * np.cross(vector, rock.vertices)
    corners = position + rock.vertices + scalar * aside + np.cross(vector, aside)
    return max(0.0, max(terrain.height(x, y) - z for x, y, z in corners))


def states(terrain, ground, rock, places):
    """Releases in the states of runs with a layer."""
    actual, every = [], round(SPACING / STEP)
    for number, place in enumerate(places):
        turn = np.random.default_rng(number).normal(size=4)
        start = (*place, float(terrain.height(*place)) + 1.0 + rock.radius)
        run = trace(terrain, ground, rock, start, turn, settings=settings(LONGEST), sample_every=every)
        for k in range(1, run.time.size - 1):
            if np.linalg.norm(run.velocity[k]) < SLOWEST:
                continue
            x, y, z = run.position[k]
            z += lifted(terrain, rock, run.position[k], run.orientation[k])
            if np.isfinite(z):
                actual.append(Release((x, y), elevation=z, runs=1, orientation=run.orientation[k],
                                     velocity=run.velocity[k], spin=run.spin[k]))  # fmt: skip
    return actual


def spent(terrain, ground, rock, releases, longest, air):
    """Processor time, s, and seconds simulated."""
    begin = time.process_time()
    runs = simulate(terrain, ground, rock, releases, settings(longest, air)).runs
    return time.process_time() - begin, float(runs["duration"].sum())


def measure(place, shape, ways):
    """A row: processor time of a step from equal states, less what a run costs that goes one step."""
    terrain, rock, places = case(place, shape)
    scenes = {name: (Ground.of_class(terrain, "medium", **options), air) for name, (options, air) in ways.items()}
    releases = states(terrain, scenes["with"][0], rock, places)
    costs = {name: [] for name in scenes}
    for _ in range(REPEATS):
        for name, (ground, air) in scenes.items():
            begun, first = spent(terrain, ground, rock, releases, STEP, air)
            whole, seconds = spent(terrain, ground, rock, releases, MOMENT, air)
            costs[name].append(1e6 * (whole - begun) / ((seconds - first) / STEP))
    ratios = np.array(costs["with"]) / np.array(costs["without"])
    row = (f"{np.median(costs[name]):.2f}" for name in scenes)
    spread = f"{np.median(ratios):.2f} ({ratios.min():.2f} to {ratios.max():.2f})"
    print(f"| {place} `{shape}` | {len(releases)} | {' | '.join(row)} | {spread} |", flush=True)


def main():
    """Print the table."""
    what = sys.argv[1] if len(sys.argv) > 1 else "layer"
    print(f"| | states | with {what}, us a step | without | ratio (range) |\n| --- |" + " --- |" * 4)
    for place, shapes in SHAPES.items():
        for shape in shapes:
            measure(place, shape, WAYS[what])


if __name__ == "__main__":
    main()
