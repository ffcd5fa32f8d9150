# SPDX-License-Identifier: GPL-2.0-or-later
"""Depth of rocks in rough ground along whole runs, by a dense sampler that knows nothing of the engine's contacts.

The sampler looks at points all over the faces of the rock, and at the nodes of the terrain below it. The engine says
the depth at the middle of each step, the sampler is asked at the end of it, where the rock is a little further.
"""

import itertools

import numpy as np
import pytest
from scipy.ndimage import gaussian_filter
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Settings, Terrain, rock_library, trace
from talus.tests.verification import real_terrain_case as mountain

DEEPEST = 0.05  # radii, of the 99.9th percentile over contact steps: the claim of the theory page
APART = 0.01  # radii between the largest depths of the engine and of the sampler
SPACING = (
    0.06  # radii between points on a face; a slope of 2 between them hides a tenth of a radius, so nodes count too
)
POSES = 2000


def points_on_faces(rock):
    """Points all over the faces, (n, 3) in K."""
    points, spacing = [rock.vertices], SPACING * rock.radius
    for corners in rock.vertices[ConvexHull(rock.vertices).simplices]:
        longest = max(np.linalg.norm(a - b) for a, b in itertools.combinations(corners, 2))
        n = int(np.ceil(longest / spacing))
        i, j = (index.ravel() for index in np.meshgrid(np.arange(n + 1), np.arange(n + 1)))
        i, j = i[i + j <= n] / n, j[i + j <= n] / n
        points.append(corners[0] + i[:, None] * (corners[1] - corners[0]) + j[:, None] * (corners[2] - corners[0]))
    return np.vstack(points)


def depth_of_points(terrain, points, position, turn):
    """Depth of the deepest of these points below the ground, along its normal there, m."""
    x, y, z = (turn.apply(points) + position).T
    return ((terrain.height(x, y) - z) * terrain.normal(x, y)[:, 2]).max()


def depth_of_nodes(terrain, planes, radius, position, turn):
    """Depth of the farthest node of the terrain in the rock, along the normal of the face below, m."""
    normals, offsets = turn.apply(planes[:, :3]), planes[:, 3]
    lower, upper = normals[:, 2] < -1e-9, normals[:, 2] > 1e-9
    axes = []
    for a in (0, 1):
        first = int((position[a] - radius - terrain.origin[a]) / terrain.cell_size[a]) + 1
        last = int((position[a] + radius - terrain.origin[a]) / terrain.cell_size[a])
        axes.append(np.arange(max(first, 0), min(last, terrain.shape[1 - a] - 1) + 1))
    columns, rows = (index.ravel() for index in np.meshgrid(*axes))
    place = np.column_stack([columns, rows]) * terrain.cell_size + terrain.origin - position[:2]
    height = terrain.heights[rows, columns] - position[2]
    with np.errstate(invalid="ignore"):
        crossing = -(place @ normals[:, :2].T + offsets) / np.where(lower | upper, normals[:, 2], np.nan)
    bottom = np.where(lower, crossing, -np.inf)
    is_below = bottom.max(axis=1) <= np.where(upper, crossing, np.inf).min(axis=1)
    depth = (height - bottom.max(axis=1)) * -normals[bottom.argmax(axis=1), 2]
    return max(depth[is_below].max(initial=0.0), 0.0)


def depths(terrain, rock, places, max_time=15.0):
    """Depths at the ends of contact steps of rocks dropped at places, in radii; the engine's largest of each run."""
    points, planes = points_on_faces(rock), ConvexHull(rock.vertices).equations
    ground, of_class, largest = Ground.of_class(terrain, "hard", restitution=0.0, with_scar_layer=False), [], []
    settings = Settings(max_time=max_time, air_density=0.0)
    for number, (x, y) in enumerate(places):
        # clear of a steep face, to which the way is shorter than down
        start = x, y, terrain.height(x, y) + (rock.radius + 2.0) / terrain.normal(x, y)[2]
        draw = np.random.default_rng(number)
        run = trace(terrain, ground, rock, start, draw.normal(size=4), settings=settings)
        largest.append(run.penetration_max / rock.radius)
        touching = np.flatnonzero(run.contacts[1:] > 0) + 1
        for i in touching[:: max(1, touching.size * len(places) // POSES)]:
            turn, position = Rotation.from_quat(np.roll(run.orientation[i], -1)), run.position[i]
            of_class.append(max(
                depth_of_points(terrain, points, position, turn),
                depth_of_nodes(terrain, planes, rock.radius, position, turn),
            ))  # fmt: skip
    return np.array(of_class) / rock.radius, np.array(largest)


def noise(is_smooth):
    """A plane of 35 degrees in cells of 0.5 m with noise of 0.3 m, and places at its top."""
    heights = np.random.default_rng(7).normal(size=(161, 301))
    if is_smooth:
        heights = gaussian_filter(heights, 2.0, mode="wrap")
        heights /= heights.std()
    terrain = Terrain(0.3 * heights - np.tan(np.radians(35.0)) * 0.5 * np.arange(301), 0.5)
    return terrain, rock_library.rock("eota221", volume=1.0), [(8.0, y) for y in (20.0, 31.0, 42.0, 53.0, 64.0)]


def fine():
    """A plane of 35 degrees in cells of 0.25 m with noise of 0.1 m, for a rock that lies over a hundred of them."""
    heights = np.random.default_rng(7).normal(size=(241, 401))
    terrain = Terrain(0.1 * heights - np.tan(np.radians(35.0)) * 0.25 * np.arange(401), 0.25)
    return terrain, rock_library.rock("eota221", volume=10.0), [(6.0, y) for y in (15.0, 22.0, 30.0, 37.0, 45.0)]


def real(data, name, shape, volume):
    """A real terrain and places on its cliffs."""
    terrain = Terrain.from_raster(data / "dem" / name)
    return terrain, rock_library.rock(shape, volume=volume), mountain.cliffs(terrain, 5)


def check(terrain, rock, places):
    """The claim, with what was seen."""
    result, largest = depths(terrain, rock, places)
    deep = np.quantile(result, 0.999)
    print(f"{result.size} poses, 99.9 % within {deep:.4f} R, deepest {result.max():.4f}, engine's {largest.max():.4f}")
    assert result.size > 1000
    assert deep < DEEPEST
    assert result.max() < largest.max() + APART


@pytest.mark.parametrize("is_smooth", [True, False])
def test_rocks_on_noise_are_nowhere_deep_in_the_ground(is_smooth):
    """The whole hull, not its corners alone."""
    check(*noise(is_smooth))


def test_large_rocks_on_fine_noise_are_nowhere_deep_in_the_ground():
    """Cells much finer than the rock: as many contacts as there are, none left out."""
    check(*fine())


@pytest.mark.parametrize(
    ("name", "shape"), [("avaGar_5m_EPSG31287.tif", "slab"), ("avaPfa_1m_EPSG31287.tif", "eota221")]
)
def test_rocks_on_real_ground_are_nowhere_deep_in_it(shared_data, name, shape):
    """Rocks of 10 m3, which are wider than cells of a metre."""
    check(*real(shared_data, name, shape, 10.0))
