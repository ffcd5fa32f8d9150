# SPDX-License-Identifier: GPL-2.0-or-later
"""Random starts: batches of rocks of all shapes on one terrain, with one ground, law, scheme and step."""

import functools
from typing import NamedTuple

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library
from talus.engine.ground.parameters import NAMES

from . import terrains

BATCH = 1000  # starts
LAWS = ("newton", "poisson", "energetic", "maximum_dissipation", "mdem")
FASTEST, FASTEST_SPIN = 100.0, 100.0  # m/s, rad/s
SHORTEST_STEP, LONGEST_STEP = 1e-4, 2e-2  # s
STEPS, MANY_STEPS = 200, 2000  # of a run at most; the many in one batch of
MANY_EVERY = 20
HIGHEST = 20.0  # m above the ground


class Batch(NamedTuple):
    """The arguments of ``simulate`` and what the table says of them."""

    terrain_name: str
    terrain: Terrain
    ground: Ground
    rocks: list
    releases: list
    settings: Settings


@functools.cache
def shapes():
    """Every rock of the library, and extremes: needles, sheets and slivers of few corners."""
    rocks = [rock_library.rock(name) for name in rock_library.names()]
    generator = np.random.default_rng(7)
    extremes = (4, (1, 1, 1)), (5, (1, 0.5, 0.2)), (8, (1, 0.1, 0.1)), (12, (1, 1, 0.05)), (6, (1, 0.3, 0.05))
    for corners, ratios in extremes + extremes:
        rocks.append(Rock.from_points(generator.normal(size=(corners, 3)) * ratios, volume=1.0))
    return rocks


def draw(seed, number, size=BATCH):
    """Batch of a number; the same for the same seed, number and size."""
    generator = np.random.default_rng([seed, number])
    known = terrains.names()
    name = known[number % len(known)]
    terrain = terrains.terrain(name)
    soil = np.random.default_rng([seed, number, 1])  # of its own: without soil a batch is what it was before
    settings = Settings(
        impact_law=LAWS[generator.integers(len(LAWS))],
        free_flight=("implicit", "explicit")[int(generator.uniform() < 0.3)],
        time_step=SHORTEST_STEP * (LONGEST_STEP / SHORTEST_STEP) ** generator.uniform(),
        seed=int(generator.integers(2**31)), soil_torque=bool(soil.uniform() > 0.2), threads=1, maps=False,
        trajectories=True, trajectory_interval=1e6, air_density=0.0,
    )  # fmt: skip
    steps = MANY_STEPS if generator.uniform() * MANY_EVERY < 1.0 else STEPS
    settings = Settings(**{"air_density": 0.0, **{**settings.as_dict(), "max_time": steps * settings.time_step}})
    return Batch(
        name, terrain, _ground(terrain, generator, soil), shapes(), _releases(terrain, generator, size), settings
    )


def options_of(row):
    """Options that a row of the table of a ground has, True or False."""
    columns = dict(zip(NAMES, row))
    return {
        "restitution": bool(columns["restitution"] > 0.0 or columns["tangential_restitution"] > 0.0),
        "rolling": bool(columns["rolling_resistance"] > 0.0), "roughness": bool(columns["roughness"] > 0.0),
        "soil": bool(columns["scar_strength"] > 0.0),
    }  # fmt: skip


def _ground(terrain, generator, soil):
    """Friction up to 2, half of the grounds without restitution, some with each of the options; two thirds of them give
    way, from softer than the softest class to harder than the hardest.
    """

    def sometimes(share, value):
        return value if generator.uniform() < share else 0.0

    mu_min = 2.0 * generator.uniform()
    is_soft = float(soil.uniform() < 2.0 / 3.0)
    return Ground(
        terrain, mu_min=mu_min, mu_max=mu_min + (2.0 - mu_min) * generator.uniform(),
        kappa=10.0 ** generator.uniform(-1.0, 1.5),
        restitution=sometimes(0.5, generator.uniform()), tangential_restitution=sometimes(0.2, generator.uniform()),
        drag=sometimes(0.2, 1000.0 * generator.uniform()), drag_height=2.0,
        viscous_drag=sometimes(0.1, generator.uniform()), roughness=sometimes(0.2, 20.0 * generator.uniform()),
        rolling_resistance=max(sometimes(0.2, 0.3 * generator.uniform()), is_soft * 3.0 * soil.uniform() ** 2),
        scar_strength=is_soft * 10.0 ** soil.uniform(0.0, 2.0), scar_drag=3.0 * soil.uniform(),
        soil_density=1000.0 + 1500.0 * soil.uniform(), sliding_friction=is_soft * 1.5 * soil.uniform(),
    )  # fmt: skip


def _releases(terrain, generator, size):
    """Single starts, anywhere where there is ground."""
    (ny, nx), cell, origin = terrain.shape, np.array(terrain.cell_size), np.array(terrain.origin)
    places = np.zeros((0, 2))
    while len(places) < size:
        tries = origin + generator.uniform(size=(4 * size, 2)) * (np.array([nx, ny]) - 1.0) * cell
        places = np.concatenate([places, tries[np.isfinite(terrain.height(tries[:, 0], tries[:, 1]))]])
    rock = generator.integers(len(shapes()), size=size)
    volume = 10.0 ** generator.uniform(-2.0, 2.0, size=size)
    height = 10.0 ** generator.uniform(-3.0, np.log10(HIGHEST), size=size) * (generator.uniform(size=size) < 0.8)
    velocity, spin = _vectors(generator, FASTEST, size), _vectors(generator, FASTEST_SPIN, size)
    velocity[:, 2] = np.where(generator.uniform(size=size) < 0.6, -np.abs(velocity[:, 2]), velocity[:, 2])
    return [
        Release(
            position=places[i], height=height[i], runs=1, velocity=velocity[i], spin=spin[i], rock=int(rock[i]),
            volume=float(volume[i]),
        )
        for i in range(size)
    ]  # fmt: skip


def _vectors(generator, longest, size):
    """(size, 3) in all directions, a tenth of them zero, more of them short than long."""
    direction = generator.normal(size=(size, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    length = longest * generator.uniform(size=size) ** 3.0 * (generator.uniform(size=size) > 0.1)
    return direction * length[:, None]
