# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap runs: hangs the blocks up, lets them fall, writes the deposit."""

import math
import time
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np
from qgis.core import QgsGeometry, QgsLineString, QgsMultiPoint, QgsPoint, QgsProcessingException, QgsWkbTypes

from .... import engine
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.heap import simulate
from ....engine.heap.deposits import deposit_of
from ....engine.heap.starts import draw_volumes, hang_up, start_spacing
from ....engine.io import raster
from ....engine.random_numbers.distributions import row_of
from ....engine.rigid_body.quaternion import rotation_matrix
from ...number_words import formatted, share_text
from ...shared.layers.vector_layers import check_layers
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.chance import VOLUME_DISTRIBUTION
from ...shared.parameters.extent import DEM
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.scene import RELEASES, SEED
from ...shared.parameters.staging import Files
from ...shared.scene.dem import open_dem, read_terrain, tell_scale
from ...shared.scene.profile_runs import find_slow
from ...shared.scene.scene import read_rock, release_points, rock_lengths
from ...shared.styles.on_load import style_on_load
from ...shared.styles.styles import RasterStyle, known
from ...translation import tr
from .algorithm import (
    BLOCK_RESTITUTION,
    BLOCKS,
    CELL,
    COUNT,
    DURATION,
    FRICTION,
    GROUND_FRICTION,
    GROUND_RESTITUTION,
    MAX_SWEEPS,
    OUTLINES,
    PATCH,
    PATHS,
    ROCK_DEPTH,
    SAMPLE_INTERVAL,
    STEP,
    THICKNESS,
    labels,
)
from .styles import RAMP, BlockStyle, OutlineStyle, PathStyle, block_columns

# The blocks of talus:heap: their sizes by chance, and where they hang at the beginning.

TALL_COLUMN = Kind(
    "column-tall", DOUBTFUL,
    "{value:.0f} blocks are stacked in a column; the uppermost fall {height:.0f} m before they meet the others.",
    "Draw a larger area (RELEASES) or use fewer blocks (COUNT).",
)  # fmt: skip
PLACES_NEAR = Kind(
    "places-too-near", DOUBTFUL,
    "RELEASES: {value:.0f} of {limit:.0f} points are nearer to another than a block's diameter, and are left out.",
    "Draw points farther apart.",
)  # fmt: skip

STREAM = 0x4EA9  # of the sizes and orientations, apart from those of simulations of the same seed
MANY_LAYERS = 20  # above which the fall of the uppermost is not that of a rockslide any more


def read_blocks(call):
    """The engine's Rocks. Raises QgsProcessingException where one is not convex."""
    rock = read_rock(call)
    if rock.parts:
        raise QgsProcessingException(tr("ROCK_FILE: only convex blocks can collide with each other; use the hull."))
    count, text = call[COUNT], call[VOLUME_DISTRIBUTION].strip()
    if not text:
        return [rock] * count
    return [rock.scaled(volume=float(volume)) for volume in draw_volumes(text, count, _chance(call, 0))]


def hang(call, dem, terrain, rocks):
    """Positions and orientations of the blocks over the releases, reported to the user."""
    spacing = start_spacing(rocks)
    points = release_points(call, dem.crs, terrain, spacing)
    columns = _chosen(call, np.column_stack([points.x, points.y]), spacing)
    layers = -(-len(rocks) // len(columns))
    text = tr("{} blocks in {} columns {:.2f} m apart, at most {} in a column.")
    call.info(formatted(text, len(rocks), len(columns), spacing, layers))
    if layers > MANY_LAYERS:
        call.find([TALL_COLUMN.of(str(RELEASES), layers, MANY_LAYERS, height=(layers - 1) * spacing)])
    return hang_up(terrain, rocks, columns, _chance(call, 1))


def _chosen(call, places, spacing):
    """Draw as many of the points (n, 2) as there are blocks at random, and keep those that are a spacing apart."""
    count, chance = call[COUNT], _chance(call, 2)
    if len(places) > count:
        text = tr("The area has {} start points; blocks start at {} of them, chosen at random.")
        call.info(formatted(text, len(places), count))
        places = places[np.sort(chance.choice(len(places), count, replace=False))]
    return _apart(places, spacing, call)


def _apart(places, spacing, call):
    """Points, out of (n, 2), at least a spacing from all before them: areas may meet, points may be near."""
    kept = []
    for point in places:
        if not kept or np.square(np.array(kept) - point).sum(axis=1).min() >= spacing * spacing * (1.0 - 1e-9):
            kept.append(point)
    if len(kept) < len(places):
        call.find([PLACES_NEAR.of(str(RELEASES), len(places) - len(kept), len(places))])
    return np.array(kept)


def _chance(call, stream):
    return np.random.Generator(np.random.Philox(np.random.SeedSequence([call[SEED], STREAM, stream])))


# Checks of talus:heap before a run.


def check(call):
    """Check all that does not need the layers to be read; returns the elevation model."""
    text = call[VOLUME_DISTRIBUTION].strip()
    try:
        row_of(text or None, VOLUME_DISTRIBUTION, "volume", above=0.0, unit="m3")
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error
    rock_lengths(call)
    check_layers(call)
    dem = open_dem(call)
    check_outputs(call)
    return dem


# The maps of talus:heap, on a grid of their own around the deposit.

CELLS_COARSE = Kind(
    "cells-coarse-for-blocks", DOUBTFUL,
    "CELL: in cells of {value:g} m blocks of {size:.2g} m may be missed, because only the centre of a cell counts.",
    "Take cells no larger than the radius of the smallest block.",
)  # fmt: skip

OF_RADIUS = 0.5  # cells that show single blocks
MOST_CELLS = 16e6


def cell_of(call, dem, rocks, places):
    """Side of the cells, m, for blocks that lie at places (n, 3)."""
    smallest = min(float(rock.radius) for rock in rocks)
    if call[CELL] is not None:
        if call[CELL] > smallest:
            call.find([CELLS_COARSE.of(str(CELL), call[CELL], smallest, size=2.0 * smallest)])
        return call[CELL]
    width, height = np.ptp(places[:, :2], axis=0) + 4.0 * smallest
    return max(min(OF_RADIUS * smallest, *dem.grid.cell_size), math.sqrt(width * height / MOST_CELLS))


def write_maps(call, files, dem, deposit):
    """Write what was asked for; returns parameter -> path."""
    shape, cell = deposit.rock.shape, deposit.cell
    middle = tuple(edge + 0.5 * cell for edge in deposit.origin)
    grid = raster.Grid(shape, (cell, cell), middle, dem.grid.crs)
    paths = {}
    for name, values, unit in (
        (THICKNESS, deposit.thickness, "m"), (ROCK_DEPTH, np.where(deposit.rock > 0.0, deposit.rock, np.nan), "m3/m2"),
    ):  # fmt: skip
        if not call.wants(name):
            continue
        paths[name] = call.path(name)
        label = call.label(name)
        raster.write_grid(files.stage(paths[name]), values.astype(np.float32), grid, unit=unit, description=label)
        style_on_load(call, paths[name], label, RasterStyle(RAMP, float(np.nanmax(values, initial=0.0))), None, name)
    return paths


# The numbers of talus:heap.

STILL = 0.05  # m/s, of the centre: slower than the creep that a solver leaves in a deposit counts as rest


def is_moving(lying):
    """(blocks,) True for those on the terrain that move at the end; none where all came to rest."""
    if lying.stop_reason == "rest":
        return np.zeros(lying.left.size, bool)
    return ~lying.left & (np.linalg.norm(lying.velocity[-1], axis=1) > STILL)


def ways_of(lying):
    """(blocks,) m, horizontal, from the start to the end."""
    return np.linalg.norm(lying.position[-1, :, :2] - lying.position[0, :, :2], axis=1)


def numbers_of(rocks, lying, deposit):
    """Name -> value; what is not known is missing."""
    stays = ~lying.left
    numbers = {
        "BLOCK_COUNT": len(rocks), "BLOCK_VOLUME": float(sum(rock.volume for rock in rocks)),
        "MOVING_COUNT": int(is_moving(lying).sum()), "LEFT_COUNT": int(lying.left.sum()),
        "DEPOSIT_AREA": deposit.area, "DEPOSIT_VOLUME": deposit.bulk,
        "THICKNESS_MAX": float(np.nanmax(deposit.thickness, initial=0.0)),
        "RUNOUT_MAX": float(ways_of(lying)[stays].max()),
    }  # fmt: skip
    if lying.stop_reason == "rest":
        numbers["DURATION_VALUE"] = float(lying.time[-1])
    numbers["REACH_ANGLE"] = _reach_angle(lying, stays)
    return {name: value for name, value in numbers.items() if math.isfinite(value)}


def _reach_angle(lying, stays):
    """Degrees below the horizontal of the line from the highest start to the block farthest from it, in plan."""
    start, ends = lying.position[0][np.argmax(lying.position[0, :, 2])], lying.position[-1][stays]
    away = np.linalg.norm(ends[:, :2] - start[:2], axis=1)
    farthest = int(np.argmax(away))
    return math.degrees(math.atan2(float(start[2] - ends[farthest, 2]), float(away[farthest])))


# The layers of talus:heap: blocks as points, as outlines, and their paths.

Wkb = QgsWkbTypes.Type
RESTS, MOVES, LEFT_TERRAIN = "rests", "moves", "left terrain"


def write_layers(call, files, dem, terrain, rocks, lying):
    """Write what was asked for; returns parameter -> destination."""
    columns, rows = block_columns(), _rows(terrain, rocks, lying)
    kinds = (
        (BLOCKS, Wkb.PointZ, _points(lying), BlockStyle(columns)),
        (OUTLINES, Wkb.Polygon, _outlines(rocks, lying), OutlineStyle(columns)),
        (PATHS, Wkb.LineStringZM, _paths(lying), PathStyle(columns)),
    )
    destinations = {}
    for name, kind, geometries, style in kinds:
        if call.wants(name):
            features = (make_feature(geometry, row) for geometry, row in zip(geometries, rows))
            destinations[name] = write_layer(call, files, name, (columns, kind, dem.crs), features, style)
    return destinations


def _rows(terrain, rocks, lying):
    """Values of each block, in the order of the columns."""
    start, end = lying.position[0], lying.position[-1]
    ground = terrain.height(end[:, 0], end[:, 1])
    tops = [float(corners[:, 2].max()) for corners in _corners(rocks, lying)]
    moves, ways, speeds = is_moving(lying), ways_of(lying), np.linalg.norm(lying.velocity[-1], axis=1)
    states = np.where(lying.left, LEFT_TERRAIN, np.where(moves, MOVES, RESTS))
    return [
        [number, float(rock.volume), float(rock.mass), known(end[number, 2] - ground[number]),
         known(tops[number] - ground[number]), float(ways[number]), float(start[number, 2] - end[number, 2]),
         float(speeds[number]), str(states[number])]
        for number, rock in enumerate(rocks)
    ]  # fmt: skip


def _corners(rocks, lying):
    """(corners, 3) of each block as it lies."""
    for rock, position, turn in zip(rocks, lying.position[-1], lying.orientation[-1]):
        matrix = np.array(rotation_matrix(tuple(turn.tolist()))).reshape(3, 3)
        yield position + np.asarray(rock.vertices) @ matrix.T


def _points(lying):
    for point in lying.position[-1].tolist():
        yield QgsGeometry(QgsPoint(*point))


def _outlines(rocks, lying):
    for corners in _corners(rocks, lying):
        cloud = QgsMultiPoint()
        for x, y, _ in corners.tolist():
            cloud.addGeometry(QgsPoint(x, y))
        yield QgsGeometry(cloud).convexHull()


def _paths(lying):
    times = lying.time.tolist()
    for number in range(lying.left.size):
        x, y, z = (lying.position[:, number, axis].tolist() for axis in range(3))
        line = QgsLineString(x, y, z, times) if len(times) > 1 else QgsLineString(x * 2, y * 2, z * 2, times * 2)
        yield QgsGeometry(line)


LEFT = Kind(
    "blocks-left-terrain", DOUBTFUL,
    "Blocks that left the elevation model and are not in the deposit: {value:.0f}.",
    "Give a model that covers their fall.",
)  # fmt: skip
MOVING = Kind(
    "blocks-still-moving", DOUBTFUL,
    "{value:.0f} blocks still move after {duration:g} s.",
    "Allow a longer duration (DURATION); on slopes steeper than the friction they may not come to rest at all.",
)  # fmt: skip
UNCONVERGED = Kind(
    "sweeps-not-enough", DOUBTFUL,
    "In {share} of the steps the contact solver did not converge, so blocks may creep.",
    "Increase the number of sweeps (MAX_SWEEPS).",
)  # fmt: skip

PATIENCE = 0.1  # s between two looks at the cancel button
UNCONVERGED_TOO_MANY = 0.9  # share of the steps


def run(call):
    """Run talus:heap and return its outputs and numbers to Processing."""
    dem = call.checked()
    tell_scale(dem, call)
    rocks = read_blocks(call)
    terrain, _ = read_terrain(call, dem)
    positions, orientations = hang(call, dem, terrain, rocks)
    find_slow(call)
    call.say(tr("The blocks fall ..."))
    started = time.perf_counter()
    lying = _fall(call, terrain, rocks, positions, orientations)
    stays = np.flatnonzero(~lying.left)
    if not stays.size:
        raise QgsProcessingException(tr("All blocks left the elevation model; give one that covers the whole fall."))
    left, poses = [rocks[k] for k in stays], (lying.position[-1][stays], lying.orientation[-1][stays])
    deposit = deposit_of(terrain, left, *poses, cell_of(call, dem, left, poses[0]))
    numbers = numbers_of(rocks, lying, deposit)
    call.info(formatted(tr("{:.1f} s of computing, {} steps."), time.perf_counter() - started, lying.steps))
    tell_numbers(labels(), numbers, call)
    _warn(call, lying)
    call.go_on(95.0)
    with Files() as files:
        outputs = write_maps(call, files, dem, deposit)
        outputs.update(write_layers(call, files, dem, terrain, rocks, lying))
    return {**outputs, **numbers}


def _fall(call, terrain, rocks, positions, orientations):
    """The engine's Heap. It is made in another thread: while that compiles, the user can cancel."""
    shares = [0.0]
    options = {
        "duration": call[DURATION], "time_step": call[STEP], "friction": call[FRICTION],
        "ground_friction": call[GROUND_FRICTION], "restitution": call[BLOCK_RESTITUTION],
        "ground_restitution": call[GROUND_RESTITUTION], "patch": call[PATCH], "max_sweeps": call[MAX_SWEEPS],
        "sample_every": max(1, round(call[SAMPLE_INTERVAL] / call[STEP])),
        "progress": shares.append, "cancelled": call.is_cancelled,
    }  # fmt: skip
    pool = ThreadPoolExecutor(1, thread_name_prefix="talus")
    try:
        future = pool.submit(simulate, terrain, rocks, positions, orientations, **options)
        while not future.done():
            wait([future], timeout=PATIENCE)
            call.go_on(90.0 * shares[-1])
        return future.result()
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    finally:
        pool.shutdown(wait=False)


def _warn(call, lying):
    if lying.left.any():
        call.find([LEFT.of(str(DEM), lying.left.sum(), 0.0)])
    moving = int(is_moving(lying).sum())
    if moving:
        call.find([MOVING.of(str(DURATION), moving, 0.0, duration=float(lying.time[-1]))])
    if lying.unconverged > UNCONVERGED_TOO_MANY * lying.steps:
        share = lying.unconverged / lying.steps
        call.find([UNCONVERGED.of(str(MAX_SWEEPS), share, UNCONVERGED_TOO_MANY, share=share_text(share))])
