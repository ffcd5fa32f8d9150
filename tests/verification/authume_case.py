# SPDX-License-Identifier: GPL-2.0-or-later
"""The Authume quarry, profile P1: the blocks of the field test, dropped in Talus.

Data: Richefeu et al., companion repository of the Data in Brief paper on the Authume quarry, project C2ROP; the test
itself in Bourrier et al. (2021), Landslides 18, 639-654. Nothing here was fitted: the ground classes follow from the
words in which the authors describe the three zones, and were written down before the first run.
"""

import itertools
import json
from typing import NamedTuple

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate

# zone in the data: (the authors' word for it, ground class of Talus, why)
ZONES = {
    1: ("vegetated slope", "medium", "grass and bushes on the thin soil above a quarry"),
    2: ("hard: rock walls and sturdy floor", "hard", "blocks land and stop on the floor, compacted by lorries"),
    3: ("rocky slope", "hard", "coarse debris"),
}
SHAPES = ("SP2B", "SP3A")  # the two scanned blocks whose volume fits their mass
PUBLISHED_MEAN, PUBLISHED_SPREAD = 44.6, 11.7  # m, of the 41 observed run-outs
RIGID_BODY_CODE = (12.0, 25.0)  # m, means of the four shapes in the published discrete element runs


class Experiment(NamedTuple):
    """What the field test gives; coordinates in the CRS of the terrain, SI units."""

    terrain: Terrain
    zone: np.ndarray  # (ny, nx) int, 0 where there is none
    drops: np.ndarray  # (4, 3) east, north, height of the centre of the block
    stops: np.ndarray  # (41, 2) east, north
    masses: np.ndarray  # (41,) kg
    rocks: list  # the scanned shapes at their own size and density

    @property
    def centre(self):
        """Centre of the drop points, from which run-out is counted."""
        return self.drops[:, :2].mean(axis=0)

    def run_out(self, positions):
        """Horizontal distance of positions (n, 2 or more) from the centre of the drop points, m."""
        return np.hypot(*(np.asarray(positions)[:, :2] - self.centre).T)


def read(data):
    """The experiment from the folder of shared data."""
    folder = data / "authume"
    zone = Terrain.from_raster(folder / "authume_zone_0.5m_EPSG2154.tif").heights
    drops = np.genfromtxt(folder / "P1_drop_points.csv", delimiter=",", skip_header=1)
    stops = np.genfromtxt(folder / "P1_observed_stops.csv", delimiter=",", skip_header=1)
    properties = {rock["name"]: rock for rock in json.loads((data / "rocks" / "rocks.json").read_text())}
    rocks = [
        Rock.from_file(
            data / "rocks" / f"authume_{shape}_hull.pts", mass=properties[f"authume_{shape}_hull"]["mass_kg"]
        )
        for shape in SHAPES
    ]
    return Experiment(
        terrain=Terrain.from_raster(folder / "authume_dtm_0.5m_EPSG2154.tif"),
        zone=np.nan_to_num(zone, nan=0.0).astype(np.int64),
        drops=drops, stops=stops[:, :2], masses=stops[:, 3], rocks=rocks,
    )  # fmt: skip


def ground(experiment, **other):
    """Ground by zone; ``other`` replaces the class of a zone, e.g. ``zone_1="medium_hard"``."""
    names = [other.get(f"zone_{number}", ZONES[number][1]) for number in sorted(ZONES)]
    return Ground.from_classes(
        experiment.terrain, np.maximum(experiment.zone, 1) - 1, names,
        with_viscous_drag=other.get("with_viscous_drag", False),
    )  # fmt: skip


def releases(experiment, runs, push=0.0):
    """Each observed mass in each shape from each drop point, at rest or pushed east with ``push`` m/s.

    The data give the height of the block's centre before the fall; Talus wants that of its lowest vertex, taken as a
    radius lower. Blocks that do not fit between the arm and the slope start from the ground.
    """
    below = experiment.terrain.height(experiment.drops[:, 0], experiment.drops[:, 1])
    found = []
    for mass, (index, rock) in itertools.product(experiment.masses, enumerate(experiment.rocks)):
        radius = rock.radius * (mass / rock.mass) ** (1.0 / 3.0)
        for (east, north, centre), foot in zip(experiment.drops, below):
            release = Release(
                (east, north), height=max(centre - foot - radius, 0.0), runs=runs, rock=index,
                volume=mass / rock.density, velocity=(push, 0.0, 0.0),
            )  # fmt: skip
            found.append(release)
    return found


def throw(experiment, runs=1, push=0.0, seed=0, **other):
    """Simulate; ``other``: ground classes as in ``ground``, and settings."""
    settings = {name: other.pop(name) for name in ("free_flight", "time_step", "maps", "threads") if name in other}
    return simulate(
        experiment.terrain, ground(experiment, **other), experiment.rocks, releases(experiment, runs, push),
        Settings(seed=seed, max_time=120.0, **settings),
    )  # fmt: skip
