# SPDX-License-Identifier: GPL-2.0-or-later
"""A thousand rocks from the cliffs of a real mountain side: AvaFrame's avaGar, 5 m cells, data of Land Tirol.

Bad ground for a contact solver: cells of up to 86 degrees, gullies and ridges narrower than the rocks are long, and an
irregular border without data.
"""

import numpy as np
from scipy.ndimage import binary_erosion, distance_transform_edt

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate

CLIFF = 55.0  # degrees; steeper cells release rocks
MARGIN = 10  # cells between a release and the nearest cell without data
SHAPES = ("eota221", "slab", "column", "boulder")
VOLUMES = (0.2, 1.0, 5.0)  # m3
DRAG, DRAG_HEIGHT = 100.0, 5.0  # kg/s and m: an open wood in the drag layer of Leine et al. (2014), eqs. 10, 11
GRAVITY = 9.81


def read(data):
    """The terrain from the folder of shared data."""
    return Terrain.from_raster(data / "dem" / "avaGar_5m_EPSG31287.tif")


def cell_slopes(terrain):
    """Slope at the centre of each cell, (ny - 1, nx - 1), degrees; NaN where a corner has no data."""
    (ny, nx), (lx, ly), (x0, y0) = terrain.shape, terrain.cell_size, terrain.origin
    x, y = x0 + lx * (np.arange(nx - 1) + 0.5), y0 + ly * (np.arange(ny - 1) + 0.5)
    return np.degrees(np.arccos(terrain.normal(x[None, :], y[:, None])[..., 2]))


def cliffs(terrain, count):
    """Centres (count, 2) of cells steeper than CLIFF, spread evenly over all of them in the order of the grid."""
    slopes = cell_slopes(terrain)
    is_inside = binary_erosion(np.isfinite(slopes), iterations=MARGIN)
    rows, columns = np.nonzero(is_inside & (np.nan_to_num(slopes) > CLIFF))
    chosen = np.linspace(0, rows.size - 1, count).astype(int)
    cells = np.column_stack([columns[chosen], rows[chosen]]) + 0.5
    return np.array(terrain.origin) + cells * np.array(terrain.cell_size)


def way_to_border(terrain, places):
    """Distance (m) of places (count, 2 or more) from the nearest node without data or off the grid."""
    known = np.pad(np.isfinite(terrain.heights), 1)
    way = distance_transform_edt(known, sampling=terrain.cell_size[::-1])
    column, row = np.round((places[:, :2] - np.array(terrain.origin)) / np.array(terrain.cell_size)).astype(int).T
    return way[row + 1, column + 1]


def is_fan_known(terrain, place, degrees, above=1.0, directions=72):
    """True if there are data all the way to where a line of this many degrees from a place (x, y) meets the ground.

    In all directions: what stops on or before that line cannot leave the terrain from there. Looked at every half cell.
    """
    azimuth = 2.0 * np.pi * np.arange(directions)[:, None] / directions
    way = np.arange(1, 2 * max(terrain.shape))[None, :] * 0.5 * max(terrain.cell_size)
    heights = terrain.height(place[0] + np.sin(azimuth) * way, place[1] + np.cos(azimuth) * way)
    line = float(terrain.height(*place)) + above - np.tan(np.radians(degrees)) * way
    meets, ends = (np.where(entry.any(1), entry.argmax(1), way.size) for entry in (heights > line, np.isnan(heights)))
    return bool((meets < ends).all())


def throw(terrain, count=1000, shapes=SHAPES, volumes=VOLUMES, restitution=0.0, maps=True, **settings):
    """One rock from each of ``count`` cliff cells, all pairs of shape and volume in turn, in free fall from 1 m."""
    rocks = [rock_library.rock(name) for name in shapes]
    kinds = [(index, volume) for index in range(len(rocks)) for volume in volumes]
    releases = [
        Release(tuple(place), height=1.0, runs=1, rock=kinds[i % len(kinds)][0], volume=kinds[i % len(kinds)][1])
        for i, place in enumerate(cliffs(terrain, count))
    ]
    ground = Ground.of_class(
        terrain, "hard", restitution=restitution, drag=DRAG, drag_height=DRAG_HEIGHT, with_scar_layer=False
    )
    return simulate(terrain, ground, rocks, releases, Settings(seed=1, maps=maps, **{"air_density": 0.0, **settings}))


def energy_scales(runs):
    """Two scales for an error of energy, J: total energy at the start above sea level, and above the place of rest.

    The rocks start at rest, so both are potential energy. The second is the stricter; it is at least m g x 1 m, the
    height from which a rock that stays where it lands has fallen.
    """
    weight = runs["mass"] * GRAVITY
    drop = runs["start"][:, 2] - runs["stop"][:, 2]
    return weight * runs["start"][:, 2], weight * np.maximum(drop, 1.0)


def shares(runs):
    """Shares of all contact steps that did not converge, and in which percussions were reduced."""
    steps = runs["contact_steps"].sum()
    return runs["unconverged"].sum() / steps, runs["energy_limited"].sum() / steps
