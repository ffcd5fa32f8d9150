# SPDX-License-Identifier: GPL-2.0-or-later
"""Rough slopes, and the reference for contact on them: a rock whose contacts are points spread densely over its faces.

The reference knows vertices alone, some hundreds or thousands of them; mass and inertia are those of the rock itself.
"""

from contextlib import contextmanager
from unittest import mock

import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.engine.chunks import scene
from talus.engine.motion import trace as tracing
from talus.engine.shapes.body import body_of
from talus.engine.shapes.vertex_groups import group_vertices

from .real_terrain_case import cliffs

CELL, LENGTH, WIDTH = 0.5, 700.0, 40.0  # m
CORNERS = np.stack(np.meshgrid([-0.5, 0.5], [-0.5, 0.5], [-0.5, 0.5]), axis=-1).reshape(-1, 3)


def points_on_faces(rock, spacing):
    """A lattice on each triangle of the hull, (n, 3) in K, vertices first; neighbours are at most so far apart."""
    parts = [rock.vertices]
    for a, b, c in rock.vertices[rock.hull.triangles]:
        longest = max(np.linalg.norm(side) for side in (b - a, c - b, a - c))
        n = int(np.ceil(longest / spacing))
        i, j = np.meshgrid(np.arange(n + 1), np.arange(n + 1))
        i, j = i[i + j <= n, None] / n, j[i + j <= n, None] / n
        parts.append(a + i * (b - a) + j * (c - a))
    points = np.concatenate(parts)
    return points[np.sort(np.unique(np.round(points, 9), axis=0, return_index=True)[1])]


@contextmanager
def sampled(spacing):
    """Within it rocks touch the ground with such points, and nowhere else. ``None``: as always, the exact contacts."""
    if spacing is None:
        yield
        return

    def with_points(rock):
        points = points_on_faces(rock, spacing)
        order, first, balls = group_vertices(points)
        return body_of(rock)._replace(vertices=np.ascontiguousarray(points[order]), first=first, balls=balls)

    grid = Terrain.grid
    with (
        mock.patch.object(scene, "body_of", with_points),
        mock.patch.object(tracing, "body_of", with_points),
        mock.patch.object(Terrain, "grid", lambda self, radius: grid(self, radius)._replace(is_bent=False)),
    ):
        yield


def nodes(degrees):
    """Nodes x, y of a slope and their heights z."""
    x, y = np.meshgrid(np.arange(0.0, LENGTH, CELL), np.arange(0.0, WIDTH, CELL))
    return x, y, -np.tan(np.radians(degrees)) * x


def boulder_field(number, cover=0.3, degrees=35.0):
    """Hemispheres of 0.5 to 2 m, their areas together so large a share of the slope."""
    draw, (x, y, plane) = np.random.default_rng(1000 + number), nodes(degrees)
    z, area = np.zeros_like(x), 0.0
    while area < cover * LENGTH * WIDTH:
        radius = 0.5 * draw.uniform(0.5, 2.0)
        middle = draw.uniform(0, LENGTH), draw.uniform(0, WIDTH)
        east, north = (slice(max(0, int((at - radius) / CELL)), int((at + radius) / CELL) + 2) for at in middle)
        there = (x[north, east] - middle[0]) ** 2 + (y[north, east] - middle[1]) ** 2
        z[north, east] = np.maximum(z[north, east], np.sqrt(np.maximum(radius * radius - there, 0.0)))
        area += np.pi * radius * radius
    return z + plane


def noise(number, height, degrees=35.0, smooth=0.0):
    """Normal noise of this many m at each node, smoothed over this many cells."""
    draw, (x, _, plane) = np.random.default_rng(2000 + number), nodes(degrees)
    z = draw.normal(size=x.shape)
    if smooth:
        z = gaussian_filter(z, smooth)
        z /= z.std()
    return height * z + plane


def rounded(surface, parts, cells=1.0):
    """Surfaces in cells finer by a factor, nodes and creases rounded over several of these cells."""

    def finer(number):
        z = surface(number)
        return gaussian_filter(zoom(z, [((n - 1) * parts + 1) / n for n in z.shape], order=1), cells)

    return finer


def ledges(number, degrees=45.0):
    """Steps of rock across the slope, every 1 to 4 m, jagged; half of the fall is in their risers of one cell."""
    draw, (x, y, plane) = np.random.default_rng(3000 + number), nodes(degrees)
    jags = gaussian_filter(draw.normal(size=y.shape[0]), 2.0)
    jags *= 0.6 / jags.std()
    z, at = 0.5 * plane, 0.0
    while at < LENGTH:
        pace = draw.uniform(1.0, 4.0)
        at += pace
        z -= 0.5 * pace * np.tan(np.radians(degrees)) * (x > at + jags[:, None])
    return z


def box(*sides):
    """A box with such sides, m."""
    return Rock.from_points(CORNERS * sides)


def slope_case(surface, rock, volume=1.0, cell=CELL, **options):
    """A function of the number of a field and of runs: terrain, rock and places at the top of the slope."""

    def case(number, runs):
        places = [(5.0, 5.0 + 30.0 * (i + 0.5) / runs) for i in range(runs)]
        return Terrain(surface(number, **options), cell), rock.scaled(volume=volume), places

    return case


def site_case(path, name, volume):
    """Case on a real terrain, with places on its cliffs."""

    def case(number, runs):
        terrain = Terrain.from_raster(path)
        return terrain, rock_library.rock(name).scaled(volume=volume), cliffs(terrain, runs)

    return case


def throw(case, number, runs, spacing=None, time_step=0.002):
    """Runs of one case and field."""
    terrain, rock, places = case(number, runs)
    ground = Ground.of_class(terrain, "hard", restitution=0.0, drag=0.0, drag_height=0.0, with_scar_layer=False)
    releases = [Release(tuple(place), height=1.0, runs=1) for place in places]
    settings = Settings(seed=7 + number, time_step=time_step, maps=False, threads=1, air_density=0.0, max_time=120.0)
    with sampled(spacing):
        return simulate(terrain, ground, [rock], releases, settings).runs
