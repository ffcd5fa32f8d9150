# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d runs: reads what a simulation reads, writes ten grids."""

import math
import os

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io.rockyfor3d import OUTER, Sources, write_folder
from ...engine.io.rockyfor3d_export import axes_of, study_of
from ..parameters.number_outputs import tell_numbers
from ..parameters.scene import DENSITY, OUTSIDE, RELEASES, SPACING, VOLUME, VOLUME_FIELD
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..scene.releases import release_points
from ..translation import tr
from .parameters import AXES, BLOCK_SHAPE, FOLDER, SHAPES, labels
from .soil import soil_of

SMOOTH = Kind(
    "ground-smooth", DOUBTFUL,
    "RG70, RG20 and RG10 are 0: Rockyfor3D treats the ground as smooth.",
    "Enter the heights of the obstacles.",
)  # fmt: skip
SHARED = Kind(
    "starts-left-out", DOUBTFUL,
    "{value:.0f} starts share a cell with a larger block and are left out.",
    "Use a finer elevation model, or points that are farther apart.",
)  # fmt: skip
OUTER_SOURCES = Kind(
    "sources-at-edge", DOUBTFUL,
    "Sources in the two outer rows or columns, which Rockyfor3D does not start: {value:.0f}.",
    "Use a larger elevation model.",
)  # fmt: skip


def run(call):
    """Run talus:torockyfor3d and return its outputs and numbers to Processing."""
    call.checked()
    dem = open_dem(call)
    tell_scale(dem, call)
    terrain, _ = read_terrain(call, dem)
    grid = dem.grid._replace(shape=terrain.heights.shape, origin=terrain.origin)
    blocks = _blocks(call, dem, terrain)
    soil = soil_of(call, terrain, dem.crs)
    if soil.fields:
        call.info(tr("GROUND: the surface roughness is that of the field {}.").format(", ".join(soil.fields)))
    if not soil.roughness.any():
        call.find([SMOOTH.of("RG70, RG20, RG10", 0.0)])
    study, shared = study_of(grid, terrain.heights, soil.types, blocks, soil.roughness)
    if shared:
        call.find([SHARED.of(str(RELEASES), shared, 0.0)])
    outer = _outer_sources(study, OUTER)
    if outer:
        call.find([OUTER_SOURCES.of(str(RELEASES), outer, 0.0)])
    folder = call[FOLDER]
    os.makedirs(folder, exist_ok=True)
    write_folder(folder, study)
    numbers = {"SOURCE_COUNT": int(blocks.x.size - shared), "OUTER_COUNT": outer, "SHARED_COUNT": int(shared)}
    tell_numbers(labels(), numbers, call)
    return {FOLDER: folder, **numbers}


def _blocks(call, dem, terrain):
    """The starts as the engine's Sources."""
    is_open = call.is_unset(VOLUME)
    volume = math.nan if is_open else call[VOLUME]
    spacing = call[SPACING]
    volume_field = call[VOLUME_FIELD]
    may_skip = call[OUTSIDE] == "skip"
    points = release_points(call, dem.crs, terrain, spacing, volume, volume_field, may_skip)
    if np.isnan(points.volume).any():
        raise QgsProcessingException(tr("VOLUME: give a volume, as some releases have none of their own."))
    shape = 1 + SHAPES.index(call[BLOCK_SHAPE])
    proportions = [call[axis] for axis in AXES]
    if SHAPES[shape - 1] == "spherical" and max(proportions) > min(proportions):
        raise QgsProcessingException(tr("AXIS_1, AXIS_2 and AXIS_3: a sphere has three axes of one length."))
    axes = axes_of(points.volume, proportions, shape)
    density = np.full(points.x.size, call[DENSITY])
    codes, nowhere = np.full(points.x.size, shape), np.zeros(points.x.size, bool)
    return Sources(points.x, points.y, density, axes, codes, points.volume, nowhere)


def _outer_sources(study, width):
    """Number of source cells in the outer rows and columns."""
    is_source = study.arrays["rockdensity"] > 0.0
    return int(np.count_nonzero(is_source) - np.count_nonzero(is_source[width:-width, width:-width]))
