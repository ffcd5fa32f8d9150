# SPDX-License-Identifier: GPL-2.0-or-later
"""The ramp of 40 degrees on which Leine et al. (2021) compare both schemes: 1,000 EOTA 221 blocks of 780 kg.

The paper gives rock, angle, time step and table. It gives neither the length of the ramp nor the height of the drop,
nor how its means are taken; the constants below are what Talus assumes, see docs/validation/ramp.md.
"""

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate

ANGLE = np.radians(40.0)
LENGTH = 110.0  # m, horizontal, from the release to the foot; the one number that the table itself had to give
FLAT = 400.0  # m beyond the foot: nearly every block stops on it
DROP = 1.0  # m, lowest vertex above the ramp
CELL = 2.0  # m, of the terrain and of the statistics
HALF_WIDTH = 250.0  # m
BEHIND = 20.0  # m of ramp above the release
SAMPLES_EVERY = 0.02  # s

SCHEMES = ("implicit", "explicit")
# Leine et al. (2021), Multibody System Dynamics 52, 431-455: mean and standard deviation
PUBLISHED = {
    "implicit": {
        "velocity": (17.75, 7.7), "rotation": (4.77, 1.9), "energy": (188.0, 132.0), "height": (1.40, 1.1),
    },
    "explicit": {
        "velocity": (17.88, 7.4), "rotation": (4.12, 1.8), "energy": (169.0, 114.0), "height": (1.93, 1.8),
    },
}  # fmt: skip
UNITS = {"velocity": "m/s", "rotation": "rot/s", "energy": "kJ", "height": "m"}
IN_UNITS = {"velocity": 1.0, "rotation": 0.5 / np.pi, "energy": 1e-3, "height": 1.0}


def rock():
    """EOTA 221, 0.93 x 0.93 x 0.47 m, 780 kg."""
    return Rock.from_points(rock_library.norm_block(0.93, 0.93, 0.47), mass=780.0, name="EOTA 221")


def terrain(length=LENGTH):
    """The ramp falls towards the east to the foot at x = ``length``; the release is at x = y = 0."""
    columns = int(np.ceil((BEHIND + length + FLAT) / CELL)) + 1
    x = length + CELL * (np.arange(columns) - round((BEHIND + length) / CELL))
    profile = np.maximum(length - x, 0.0) * np.tan(ANGLE)
    rows = int(2.0 * HALF_WIDTH / CELL) + 1
    return Terrain(np.tile(profile, (rows, 1)), cell_size=CELL, origin=(x[0], -HALF_WIDTH))


def throw(scheme, runs=1000, length=LENGTH, drop=DROP, time_step=0.002, ground_class="hard", viscous=False):
    """Blocks that differ in nothing but their orientation, uniform over all orientations."""
    ramp = terrain(length)
    ground = Ground.of_class(ramp, ground_class, with_viscous_drag=viscous, with_scar_layer=False)
    settings = Settings(
        time_step=time_step, free_flight=scheme, seed=1, max_time=120.0,
        trajectories=True, trajectory_interval=SAMPLES_EVERY, air_density=0.0,
    )  # fmt: skip
    return simulate(ramp, ground, rock(), Release((0.0, 0.0), height=drop, runs=runs), settings)


def by_passage(result):
    """Every block in every cell of 2 m that it passes: its largest values there. As in RAMMS's statistics of a cell."""
    samples = result.trajectories
    column = np.round((samples["x"] + BEHIND) / CELL).astype(np.int64)
    row = np.round((samples["y"] + HALF_WIDTH) / CELL).astype(np.int64)
    key = (samples["run"] * 10_000 + column) * 10_000 + row
    order = np.argsort(key, kind="stable")
    firsts = np.flatnonzero(np.diff(key[order], prepend=-1))
    return {name: np.maximum.reduceat(samples[name][order], firsts) for name in UNITS}


def by_time(result):
    """Every sample in time, from release to rest."""
    return {name: result.trajectories[name] for name in UNITS}


def by_run(result):
    """The largest values of each run."""
    return {name: result.runs[f"{name}_max"] for name in UNITS}


def means(values):
    """Mean and standard deviation of each quantity in the units of the published table."""
    return {name: (values[name].mean() * scale, values[name].std() * scale) for name, scale in IN_UNITS.items()}
