# SPDX-License-Identifier: GPL-2.0-or-later
"""Random impacts that break rocks: is mass, momentum and energy kept? ``make campaign-fragments`` does 100,000.

fragments.py IMPACTS [SEED]
"""

import sys

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble.fragments import Fragmentation, fragment, kinetic_energy

SHAPES = ("cube", "block", "plate", "eota221", "tetrahedron", "zingg_disc", "zingg_rod")
BATCH = 500  # impacts of one simulation


def impacts(count, seed=1):
    """Worst relative errors of so many impacts: dict of broken, pieces, mass, momentum, gain (of energy)."""
    found = {"broken": 0, "pieces": 0, "mass": 0.0, "momentum": 0.0, "gain": -1.0}
    for first in range(0, count, BATCH):
        _add(found, min(BATCH, count - first), np.random.default_rng([seed, first]), seed + first)
    return found


def _add(found, count, chance, seed):
    terrain = Terrain(np.repeat((np.tan(chance.uniform(0.0, 0.9)) * 5.0 * np.arange(61.0))[:, None], 61, axis=1), 5.0)
    ground = Ground(terrain, mu_min=0.5, mu_max=1.0, restitution=float(chance.uniform(0.0, 0.9)))
    rocks = [rock_library.rock(name, float(10.0 ** chance.uniform(-2.0, 1.5))) for name in SHAPES]
    releases = [
        Release(position=(150.0, 150.0), height=float(chance.uniform(0.0, 15.0)), runs=1, rock=k % len(rocks),
                velocity=(*chance.normal(0.0, 10.0, 2), float(-chance.uniform(0.0, 25.0))),
                spin=tuple(chance.normal(0.0, 8.0, 3)))
        for k in range(count)
    ]  # fmt: skip
    fragile = np.array([(0.05, rocks[release.rock].density) for release in releases])
    settings = Settings(seed=seed, maps=False, max_time=20.0)
    result = simulate(terrain, ground, rocks, releases, settings, fragile=fragile)
    for fracture in result.fractures:
        rock = rocks[result.runs["rock"][fracture["run"]]]
        _check(found, rock, fracture, fragment(rock, fracture, Fragmentation(smallest=1e-3 * rock.volume), chance))


def _check(found, rock, fracture, pieces):
    masses, velocities = np.array([one.rock.mass for one in pieces]), np.array([one.velocity for one in pieces])
    momentum = rock.mass * fracture["velocity"]
    scale = rock.mass * max(np.linalg.norm(fracture["velocity"]), 1e-3)
    energy = kinetic_energy([one.rock for one in pieces], velocities, np.array([one.spin for one in pieces]))
    found["broken"] += 1
    found["pieces"] += len(pieces)
    found["mass"] = max(found["mass"], abs(masses.sum() / rock.mass - 1.0))
    found["momentum"] = max(found["momentum"], np.linalg.norm(masses @ velocities - momentum) / scale)
    found["gain"] = max(found["gain"], energy / fracture["energy_before"] - 1.0)


def main(count, seed=1):
    """Print what was found, and fail where something was lost or gained."""
    found = impacts(count, seed)
    print(found)
    if found["mass"] > 1e-9 or found["momentum"] > 1e-8 or found["gain"] > 1e-9:
        sys.exit("mass, momentum or energy is not kept")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
