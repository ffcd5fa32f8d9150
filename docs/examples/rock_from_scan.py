# SPDX-License-Identifier: GPL-2.0-or-later
"""A rock from a scan, and how far it goes: ``python docs/examples/rock_from_scan.py [CLOUD]``.

CLOUD is a file of points in metres (.pts .xyz .csv .obj .stl .ply .las). Without one a scan is made up: points with
noise on a block, and some that belong to the grass beside it.
"""

import sys

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate
from talus.engine.io.rock_files import read_points
from talus.engine.shapes.measures import measures
from talus.engine.shapes.point_cloud import largest_cluster
from talus.engine.shapes.simplify import simplify


def make_scan():
    """4000 points on a box of 1.4 m x 1.1 m x 0.8 m, 3 mm of noise, and 40 points 2 m away."""
    generator = np.random.default_rng(7)
    sides = np.array([1.4, 1.1, 0.8])
    points = generator.uniform(-0.5, 0.5, (4000, 3))
    face = generator.integers(0, 3, 4000)
    points[np.arange(4000), face] = np.where(generator.random(4000) < 0.5, -0.5, 0.5)
    grass = generator.uniform(-0.2, 0.2, (40, 3)) + [3.0, 0.0, -0.5]
    return np.vstack([points * sides + generator.normal(0.0, 0.003, (4000, 3)), grass])


def make_rock(points):
    """The largest cluster of the points, its hull with 24 corners, as a rock of 2700 kg/m³."""
    block = largest_cluster(points, spacing_factor=8.0)
    hull = simplify(block, vertex_count=24, keep_volume=True)
    return Rock.from_points(hull.vertices, density=2700.0, name="scan")


def main(cloud=None, runs=50):
    """Make the rock and let it go on a slope of 38 degrees; returns (rock, runs)."""
    rock = make_rock(make_scan() if cloud is None else read_points(cloud))
    shape = measures(rock.vertices)
    print(f"{rock.volume:.2f} m³, {rock.mass:.0f} kg, {len(rock.vertices)} corners, class {shape.zingg} after Zingg")
    x = 2.0 * np.arange(151)
    terrain = Terrain(np.tile(np.maximum(80.0 - np.tan(np.radians(38.0)) * x, 0.0), (61, 1)), cell_size=2.0)
    result = simulate(terrain, Ground.of_class(terrain, "medium_hard"), rock, [Release((10.0, 60.0), runs=runs)],
                      Settings(seed=1))  # fmt: skip
    print(f"run-out {result.runs['distance'].mean():.0f} m on average, {result.runs['distance'].max():.0f} m at most")
    return rock, result.runs


if __name__ == "__main__":
    main(*sys.argv[1:2])
