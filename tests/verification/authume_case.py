# SPDX-License-Identifier: GPL-2.0-or-later
"""The Authume quarry, profile P1: the blocks of the field test, dropped in Talus.

Data: Richefeu et al., companion repository of the Data in Brief paper on the Authume quarry, project C2ROP; the test
itself in Bourrier et al. (2021), Landslides 18, 639-654. Each block has its own mass and its own three lengths, as a
norm block of 24 corners. Of the numbers of the classes one was chosen with this profile at hand, the rolling resistance
of `hard`; docs/ground.md says where the others come from.
"""

import itertools
from typing import NamedTuple

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.engine.io.rock_files import read_points
from talus.engine.shapes.simplify import simplify

# zone in the data: (the authors' word for it, ground class of Talus, why)
ZONES = {
    1: ("vegetated slope", "medium_hard", "grass and bushes on the thin stony soil above a quarry"),
    2: ("hard: rock walls and sturdy floor", "hard", "blocks land on debris and on a floor compacted by lorries"),
    3: ("rocky slope", "hard", "coarse debris"),
}
PUBLISHED_MEAN, PUBLISHED_SPREAD = 44.6, 11.7  # m, of the 41 observed run-outs
MEAN_BOUNDS, SPREAD_BOUNDS = (41.1, 47.9), (8.0, 15.3)  # m, 95 % intervals of the observed mean and deviation
BENCH_SHARE, BENCH_BOUND = 0.49, 0.15
KS_BOUND = 0.21
EDGE, BENCH_END = 30.0, 43.0  # m of run-out: edge of the upper quarry face, and of the bench below it
BRINK = 28.0  # m of run-out, where the slope ends and the face begins: there the edge speed is taken
COARSE = 4  # cells of 0.5 m along the side of one of the coarse version of the terrain
SCANS = ("authume_SP2B_hull.pts", "authume_SP3A_hull.pts")  # whose volumes and masses agree
SCAN_CORNERS = 40
RIGID_BODY_CODE = (12.0, 25.0)  # m, means of the four shapes in the published discrete element runs


class Experiment(NamedTuple):
    """Data of the field test; coordinates in the CRS of the terrain, SI units."""

    terrain: Terrain
    zone: np.ndarray  # (ny, nx) int, 0 where there is none
    drops: np.ndarray  # (4, 3) east, north, height of the centre of the block
    stops: np.ndarray  # (41, 2) east, north
    masses: np.ndarray  # (41,) kg
    lengths: np.ndarray  # (41, 3) m

    @property
    def centre(self):
        """Centre of the drop points, from which run-out is counted."""
        return self.drops[:, :2].mean(axis=0)

    @property
    def rocks(self):
        """The observed blocks as norm blocks of 24 corners."""
        return [
            Rock.from_points(rock_library.norm_block(*lengths), mass=mass)
            for mass, lengths in zip(self.masses, self.lengths)
        ]

    def scanned_rocks(self, data):
        """The observed blocks as the two scanned ones in turn, stretched to their lengths; SCAN_CORNERS corners."""
        shapes = [unit_shape(read_points(data / "rocks" / file)) for file in SCANS]
        return [
            Rock.from_points(shapes[i % len(shapes)] * np.sort(lengths)[::-1], mass=mass)
            for i, (mass, lengths) in enumerate(zip(self.masses, self.lengths))
        ]

    def coarser(self):
        """The experiment on a terrain of 2 m: every fourth node, of the mean over the cells around it."""
        heights = self.terrain.heights
        ny, nx = (COARSE * (size // COARSE) for size in heights.shape)
        blocks = heights[:ny, :nx].reshape(ny // COARSE, COARSE, nx // COARSE, COARSE)
        cell, shift = COARSE * self.terrain.cell_size[0], 0.5 * (COARSE - 1) * self.terrain.cell_size[0]
        origin = (self.terrain.origin[0] + shift, self.terrain.origin[1] + shift)
        zone = self.zone[COARSE // 2 : ny : COARSE, COARSE // 2 : nx : COARSE]
        return self._replace(terrain=Terrain(blocks.mean(axis=(1, 3)), cell, origin), zone=zone)

    def run_out(self, positions):
        """Horizontal distance of positions (n, 2 or more) from the centre of the drop points, m."""
        return np.hypot(*(np.asarray(positions)[:, :2] - self.centre).T)


def unit_shape(points, most_corners=SCAN_CORNERS):
    """Corners of a shape, turned to its axes of inertia and stretched to a box of 1 m sides, longest first.

    ``most_corners``: as many are left of a scan; None: all.
    """
    points = np.asarray(points)
    rock = Rock.from_points(points if most_corners is None else simplify(points, most_corners).vertices, density=2700.0)
    corners = rock.vertices
    extent = np.ptp(corners, axis=0)
    order = np.argsort(extent)[::-1]
    return corners[:, order] / extent[order]


def read(data):
    """The experiment from the folder of shared data."""
    folder = data / "authume"
    zone = Terrain.from_raster(folder / "authume_zone_0.5m_EPSG2154.tif").heights
    drops = np.genfromtxt(folder / "P1_drop_points.csv", delimiter=",", skip_header=1)
    stops = np.genfromtxt(folder / "P1_observed_stops.csv", delimiter=",", skip_header=1)
    return Experiment(
        terrain=Terrain.from_raster(folder / "authume_dtm_0.5m_EPSG2154.tif"),
        zone=np.nan_to_num(zone, nan=0.0).astype(np.int64),
        drops=drops, stops=stops[:, :2], masses=stops[:, 3], lengths=stops[:, 4:7],
    )  # fmt: skip


def ground(experiment, with_scar_layer=True, **other):
    """Ground by zone; ``other`` replaces the class of a zone, e.g. ``zone_1="medium_hard"``, or a parameter of all."""
    names = [other.pop(f"zone_{number}", ZONES[number][1]) for number in sorted(ZONES)]
    return Ground.from_classes(
        experiment.terrain, np.maximum(experiment.zone, 1) - 1, names, with_scar_layer=with_scar_layer, **other
    )


def releases(experiment, rocks, runs):
    """Each block from each drop point, at rest.

    The data give the height of the block's centre before the fall; Talus wants that of its lowest vertex, taken as a
    radius lower. Blocks that do not fit between the arm and the slope start from the ground.
    """
    below = experiment.terrain.height(experiment.drops[:, 0], experiment.drops[:, 1])
    return [
        Release((east, north), height=max(centre - foot - rock.radius, 0.0), runs=runs, rock=index)
        for (index, rock), ((east, north, centre), foot) in itertools.product(
            enumerate(rocks), zip(experiment.drops, below)
        )
    ]


def throw(experiment, runs=1, seed=0, rocks=None, **other):
    """Simulate; ``rocks``: those of the experiment if None; ``other``: ground as in ``ground``, and settings."""
    names = ("free_flight", "time_step", "soil_torque", "threads", "trajectories", "trajectory_interval")
    settings = {name: other.pop(name) for name in names if name in other}
    rocks = rocks or experiment.rocks
    return simulate(
        experiment.terrain, ground(experiment, **other), rocks, releases(experiment, rocks, runs),
        Settings(seed=seed, max_time=60.0, maps=False, **{"air_density": 0.0, **settings}),
    )  # fmt: skip


def largest_difference(a, b):
    """Statistic of Kolmogorov and Smirnov for two distributions of samples."""
    both = np.sort(np.concatenate([a, b]))
    return np.abs(
        np.searchsorted(np.sort(a), both, "right") / a.size - np.searchsorted(np.sort(b), both, "right") / b.size
    ).max()


def numbers(experiment, runs):
    """Mean, deviation (m), KS, share on the bench and share that left the terrain."""
    run_out, observed = experiment.run_out(runs["stop"]), experiment.run_out(experiment.stops)
    return {
        "mean": run_out.mean(), "sd": run_out.std(), "KS": largest_difference(run_out, observed),
        "bench": ((run_out > EDGE) & (run_out < BENCH_END)).mean(), "slope": (run_out <= EDGE).mean(),
        "left": (runs["stop_reason"] == "left terrain").mean(),
    }  # fmt: skip


def edge_speeds(experiment, result):
    """Speed (m/s) of each run that comes to the brink of the upper face, at its first sample beyond; trajectories."""
    samples = result.trajectories
    beyond = np.hypot(samples["x"] - experiment.centre[0], samples["y"] - experiment.centre[1]) > BRINK
    _, first = np.unique(samples["run"][beyond], return_index=True)
    return samples["velocity"][beyond][first]
