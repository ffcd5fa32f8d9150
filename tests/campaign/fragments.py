# SPDX-License-Identifier: GPL-2.0-or-later
"""Random impacts that break rocks: is mass, momentum and energy kept? ``make campaign-fragments`` does 100,000.

fragments.py IMPACTS [SEED]
"""

import sys

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble.shattering import Fragmentation, kinetic_energy, piece_volumes, shatter
from talus.engine.obstacles.breakage import new_surface_share
from talus.engine.shapes.pieces import surface_of

SHAPES = ("cube", "block", "plate", "eota221", "tetrahedron", "zingg_disc", "zingg_rod")
ROUNDING = 1e-9
BATCH = 500  # impacts of one simulation


def impacts(count, seed=1):
    """Largest relative errors of n impacts: mass, momentum, gain of energy by breaking and, of all energy, in any
    step of the rock before, volumes against the power law; and how many rocks broke, into how many pieces."""
    actual = {"broken": 0, "pieces": 0, "mass": 0.0, "momentum": 0.0, "gain": -1.0, "rise": 0.0, "volumes": 0.0}
    for first in range(0, count, BATCH):
        _add(actual, min(BATCH, count - first), np.random.default_rng([seed, first]), seed + first)
    return actual


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
    settings = Settings(seed=seed, maps=False, max_time=20.0, air_density=0.0)
    result = simulate(terrain, ground, rocks, releases, settings, fragile=fragile)
    kinetic = np.maximum(result.runs["energy_max"], 1e-3 * result.runs["mass"])
    found["rise"] = max(found["rise"], float((result.runs["energy_rise_max"] / kinetic).max()))
    surfaces = [surface_of(rock.vertices) for rock in rocks]
    for fracture in result.fractures:
        kind = result.runs["rock"][fracture["run"]]
        rock, fragmentation = rocks[kind], Fragmentation(smallest=1e-3 * rocks[kind].volume)
        _check(found, rock, fracture, shatter(surfaces[kind], rock.density, fracture, fragmentation, chance))


def _check(found, rock, fracture, pieces):
    """Raise the largest errors, relative to the rock's own mass, momentum, energy and volume."""
    masses, velocities = pieces.masses, pieces.velocities
    momentum = rock.mass * fracture["velocity"]
    scale = rock.mass * max(np.linalg.norm(fracture["velocity"]), 1e-3)
    wanted = piece_volumes(rock.volume, new_surface_share(fracture["impact_energy"], rock.volume), 1e-3 * rock.volume)
    after = 0.5 * (rock.mass * fracture["velocity"] @ fracture["velocity"] + rock.inertia @ fracture["spin"] ** 2)
    errors = {
        "mass": abs(masses.sum() / rock.mass - 1.0),
        "momentum": np.linalg.norm(masses @ velocities - momentum) / scale,
        # in the step of the impact the rock may have fallen a little: that it gains nothing else is "rise"
        "gain": kinetic_energy(pieces, rock.density) / max(fracture["energy_before"], after) - 1.0,
        "volumes": np.abs(pieces.integrals[:, 0] - wanted).max() / rock.volume,
    }
    found["broken"] += len(masses) > 1
    found["pieces"] += len(masses)
    for name, error in errors.items():
        found[name] = max(found[name], float(error))


def main(count, seed=1):
    """Print what was found, and fail where something was lost or gained."""
    result = impacts(count, seed)
    print(result)
    if max(result[name] for name in ("mass", "momentum", "gain", "rise", "volumes")) > ROUNDING:
        sys.exit("mass, momentum, energy or a volume is not kept")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
