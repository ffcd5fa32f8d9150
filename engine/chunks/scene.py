# SPDX-License-Identifier: GPL-2.0-or-later
"""From terrain, ground, rocks and releases to the arrays that the kernels read; all checks that need them together."""

from typing import NamedTuple

import numpy as np

from ..arithmetic.arrays import cbrt
from ..arithmetic.vectors import total
from ..contact.chance import largest_volumes
from ..motion.workspace import make_common
from ..obstacles.breakage import checked_fragility
from ..obstacles.field import ObstacleField, make_field
from ..random_numbers import distributions
from ..shapes.body import body_of
from ..terrain_store.needed_blocks import NeededBlocks
from ..terrain_store.stored_terrain import StoredGround, StoredTerrain
from ..types import GroundGrid, Physics, TerrainGrid
from .drawn_starts import start_row
from .net_decisions import NetBarriers

NO_SPLITS = np.zeros((0, 1), np.int64)
NAMED = 5  # how many offenders a message lists


class Rocks(NamedTuple):
    """All rocks of a simulation, their vertices one after the other."""

    vertices: np.ndarray  # (sum of vertices, 3) m
    first: np.ndarray  # (rocks + 1,) int64, first vertex of each rock
    group_first: np.ndarray  # (sum of groups + rocks,) Body.first of each rock
    balls: np.ndarray  # (sum of groups, 4) Body.balls of each rock
    first_ball: np.ndarray  # (rocks + 1,) int64, first group of each rock
    mass: np.ndarray  # (rocks,) kg
    density: np.ndarray  # (rocks,) kg/m3
    inertia: np.ndarray  # (rocks, 3) kg m2
    volume: np.ndarray  # (rocks,) m3
    radius: np.ndarray  # (rocks,) m
    facets: np.ndarray  # (sum of edges,) Body.facets of each rock
    first_facet: np.ndarray  # (rocks + 1,) int64, first edge of each rock
    faces: np.ndarray  # (rocks,) int64
    triangles: np.ndarray  # (sum of triangles, 3) corners of the Body.triangles of each rock
    first_triangle: np.ndarray  # (rocks + 1,) int64, first triangle of each rock
    mean_area: np.ndarray  # (rocks,) m2


class Releases(NamedTuple):
    """All release points, column by column."""

    first_run: np.ndarray  # (releases + 1,) int64
    position: np.ndarray  # (releases, 2) local, m
    height: np.ndarray  # (releases,) m
    elevation: np.ndarray  # (releases,) m, of the centre of mass; NaN: the height above the ground gives it
    orientation: np.ndarray  # (releases, 4); zero: drawn for each run, or by the angles
    start: np.ndarray  # (releases, STARTS) velocity, spin, angles, speed and slip (drawn_starts.py)
    start_law: np.ndarray  # (releases, STARTS) int64, row of ``laws`` that each of them is drawn from, 0 for none
    rock: np.ndarray  # (releases,) int64
    volume: np.ndarray  # (releases,) m3, to which the rock is scaled; its own where the release gives none
    density: np.ndarray  # (releases,) kg/m3
    volume_law: np.ndarray  # (releases,) int64, row of ``laws`` with the distribution of the volume, 0 for none
    density_law: np.ndarray  # (releases,) int64, the same for the density
    laws: np.ndarray  # (distributions, COLUMNS) random_numbers/distributions.py; row 0: no distribution


class Scene(NamedTuple):
    """Arrays and settings that the kernels of a chunk of runs read."""

    terrain: TerrainGrid
    ground: GroundGrid
    obstacles: ObstacleField
    rocks: Rocks
    releases: Releases
    physics: Physics
    impact_law: str
    seed: int
    common: np.ndarray  # (1,) COMMON (motion/workspace.py): state that the kernels of a run share, at its start
    sample_every: int  # steps, 0 for no trajectories
    keep_maps: bool
    keep_contacts: bool
    nets: object = None  # NetBarriers, where barriers have flexible nets
    blocks: object = None  # NeededBlocks, where the terrain is in a store
    # (runs, 1 + levels) int64 where runs split: number of the first rock and its branches (motion/levels.py)
    splits: np.ndarray = NO_SPLITS
    sums_cells: bool = False  # whether chunks from other processes come with sums of cells


def make_scene(terrain, ground, rocks, releases, settings, barriers=None, trees=None, chosen=None, fragile=None):
    """The Scene of a simulation. ``chosen``: the (run, barrier) that nets decide, None for all.
    ``fragile``: when rocks break (obstacles/breakage.py), None: never.

    Raises
    ------
    ValueError
        If there are no rocks or no releases, a release names a rock that is not there or lies where there is no
        ground, or the ground was made for another terrain; or if a tree stands where there is no ground.
    """
    if not rocks:
        raise ValueError("simulate: no rock was given.")
    if not releases:
        raise ValueError("simulate: no release was given.")
    if ground.shape != terrain.shape:
        raise ValueError(
            f"simulate: the ground has the shape {ground.shape}, the terrain {terrain.shape}; make the ground with it."
        )
    packed_rocks = _pack_rocks(rocks)
    packed_releases = _pack_releases(releases, terrain, packed_rocks)
    _check_ground_below(packed_releases, releases, terrain)
    is_stored = isinstance(terrain, StoredTerrain)
    check_store(terrain, ground, barriers)
    ground_grid = ground.partial_grid() if isinstance(ground, StoredGround) else ground.grid()
    radius = _largest_radius(packed_rocks, packed_releases, int(settings.seed))
    fragile = checked_fragility(fragile, int(packed_releases.first_run[-1]))
    return Scene(
        terrain=terrain.partial_grid(radius) if is_stored else terrain.grid(radius),
        ground=ground_grid,
        obstacles=make_field(terrain, barriers, trees, radius, fragile),
        rocks=packed_rocks,
        releases=packed_releases,
        physics=settings.physics(),
        impact_law=settings.impact_law,
        seed=int(settings.seed),
        common=make_common(settings, ground_grid),
        sample_every=settings.steps_between_samples if settings.trajectories else 0,
        keep_maps=bool(settings.maps),
        keep_contacts=bool(settings.contacts),
        nets=_nets_of(barriers, terrain, chosen),
        blocks=_blocks_of(terrain, ground, radius, settings) if is_stored else None,
        sums_cells=_sums_cells(settings, fragile),
    )


def _sums_cells(settings, fragile):
    """True where a chunk from a cluster may add up its cells; not where each run is asked for, over thresholds or for
    the rock that it is a piece of."""
    asks_for_runs = any(map(len, settings.thresholds.values())) or fragile is not None
    return bool(settings.maps and settings.exact_means and not asks_for_runs)


def check_store(terrain, ground, barriers):
    """ValueError for what does not go with a terrain that is, or is not, in a store."""
    is_stored = isinstance(terrain, StoredTerrain)
    if isinstance(ground, StoredGround) and not is_stored:
        raise ValueError("simulate: the ground is in a terrain store, the terrain is not; give that of the store.")
    if is_stored and barriers is not None and any(net is not None for net in barriers.nets):
        raise ValueError(
            "simulate: barriers with flexible nets need the terrain in memory; read it by Terrain.from_raster, or give "
            "the barriers an energy that they hold."
        )


def _blocks_of(terrain, ground, radius, settings):
    return NeededBlocks(terrain, ground, terrain.side_for(radius), radius, float(settings.time_step))


def _nets_of(barriers, terrain, chosen):
    """The NetBarriers, None where no barrier has a net."""
    if barriers is None or all(net is None for net in barriers.nets):
        return None
    nets = NetBarriers(barriers, terrain, chosen)
    nets.compile()
    return nets


def _pack_rocks(rocks):
    bodies = [body_of(rock) for rock in rocks]
    return Rocks(
        vertices=np.concatenate([body.vertices for body in bodies]),
        first=np.cumsum([0] + [body.vertices.shape[0] for body in bodies], dtype=np.int64),
        group_first=np.concatenate([body.first for body in bodies]),
        balls=np.concatenate([body.balls for body in bodies]),
        first_ball=np.cumsum([0] + [body.balls.shape[0] for body in bodies], dtype=np.int64),
        mass=np.array([body.mass for body in bodies]),
        density=np.array([float(rock.density) for rock in rocks]),
        inertia=np.array([[body.inertia_x, body.inertia_y, body.inertia_z] for body in bodies]),
        volume=np.array([float(rock.volume) for rock in rocks]),
        radius=np.array([body.radius for body in bodies]),
        facets=np.concatenate([body.facets for body in bodies]),
        first_facet=np.cumsum([0] + [body.facets.size for body in bodies], dtype=np.int64),
        faces=np.array([body.faces for body in bodies], np.int64),
        triangles=np.concatenate([body.triangles["corners"] for body in bodies]),
        first_triangle=np.cumsum([0] + [body.triangles.shape[0] for body in bodies], dtype=np.int64),
        mean_area=np.array([body.mean_area for body in bodies]),
    )


def _pack_releases(releases, terrain, rocks):
    rock = np.array([release.rock for release in releases], np.int64)
    missing = np.flatnonzero((rock < 0) | (rock >= rocks.mass.size))
    if missing.size:
        raise ValueError(
            f"simulate: release {missing[0]} wants rock {rock[missing[0]]}, but there are {rocks.mass.size}, from 0 on."
        )
    volume, volume_law, laws = _numbers_and_laws([release.volume for release in releases], {}, rocks.volume[rock])
    density, density_law, laws = _numbers_and_laws([release.density for release in releases], laws, rocks.density[rock])
    start, texts = zip(*map(start_row, releases))
    start_law = np.array([[laws.setdefault(text, len(laws) + 1) if text else 0 for text in row] for row in texts])
    orientation = np.array([release.orientation or (0.0, 0.0, 0.0, 0.0) for release in releases])
    length = np.sqrt(total(orientation * orientation, axis=1))[:, None]
    return Releases(
        first_run=np.cumsum([0] + [release.runs for release in releases], dtype=np.int64),
        position=np.array([release.position for release in releases]) - np.array(terrain.origin),
        height=np.array([release.height for release in releases], np.float64),
        elevation=np.array(
            [np.nan if release.elevation is None else release.elevation for release in releases], np.float64
        ),
        orientation=orientation / np.where(length > 0.0, length, 1.0),
        start=np.array(start),
        start_law=start_law.astype(np.int64),
        rock=rock,
        volume=volume,
        density=density,
        volume_law=volume_law,
        density_law=density_law,
        laws=np.array([distributions.no_distribution(), *map(_row, laws)]),
    )


def _numbers_and_laws(values, laws, otherwise):
    """Numbers (``otherwise`` for None and for texts), row of the law of each (0 for none) and the laws by their row."""
    numbers = [np.nan if value is None or isinstance(value, str) else float(value) for value in values]
    rows = [laws.setdefault(value, len(laws) + 1) if isinstance(value, str) else 0 for value in values]
    return np.where(np.isnan(numbers), otherwise, numbers), np.array(rows, np.int64), laws


def _row(text):
    return distributions.Distribution.parse(text).row()


def _largest_radius(rocks, releases, seed):
    volume = releases.volume.copy()
    if releases.volume_law.any():
        largest_volumes(releases.laws, releases.volume_law, releases.first_run, seed, volume)
    return float((rocks.radius[releases.rock] * cbrt(volume / rocks.volume[releases.rock])).max())


def _check_ground_below(packed, releases, terrain):
    position = packed.position + np.array(terrain.origin)
    bare = np.flatnonzero(np.isnan(terrain.height(position[:, 0], position[:, 1])))
    if not bare.size:
        return
    names = ", ".join(
        f"{releases[i].identifier if releases[i].identifier is not None else i} at "
        f"({position[i, 0]:.2f}, {position[i, 1]:.2f})"
        for i in bare[:NAMED]
    )
    more = f" and {bare.size - NAMED} more" if bare.size > NAMED else ""
    raise ValueError(
        f"simulate: {bare.size} of {len(releases)} releases lie outside the elevation model or on no data: {names}"
        f"{more}. Move them, or give an elevation model that covers them."
    )
