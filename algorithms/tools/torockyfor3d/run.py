# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d runs: reads what a simulation reads, writes ten grids."""

import math
import os
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.ground.surface_roughness import HIGHEST, fields_of
from ....engine.io.burn import burn
from ....engine.io.rockyfor3d import OUTER, SOILS, Sources, write_folder
from ....engine.io.rockyfor3d_export import SOIL_OF_CLASS, axes_of, study_of
from ...shared.layers.vector_layers import check_fields, check_layers, check_system, feature_list
from ...shared.layers.writing import features_of
from ...shared.parameters.ground import GROUND, GROUND_DEFAULT, GROUND_FIELD
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.scene import DENSITY, OUTSIDE, RELEASES, SPACING, VOLUME, VOLUME_FIELD
from ...shared.parameters.values import as_number, is_empty
from ...shared.scene.dem import open_dem, read_polygons, read_terrain, tell_scale
from ...shared.scene.scene import release_points
from ...translation import tr
from .algorithm import AXES, BLOCK_SHAPE, FOLDER, ROUGHNESS_INPUTS, SHAPES, SOIL_FIELD, labels

# Checks of talus:torockyfor3d before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call)
    open_dem(call)
    check_outputs(call)


# Soil types and obstacle heights of Rockyfor3D on the cells of the elevation model, from ground polygons.


class Soil(NamedTuple):
    """Soil types and obstacle heights on the cells, row 0 in the south."""

    types: np.ndarray  # (ny, nx) codes 0 to 7
    roughness: np.ndarray  # (3, ny, nx) rg70, rg20, rg10 in m
    fields: tuple  # of the polygons that say the heights; () where the inputs do


def soil_of(call, terrain, crs):
    """Soil of the polygons, elsewhere that of the inputs.

    A polygon with one surface roughness has it as all three obstacle heights, whose mean it is then too.
    Raises QgsProcessingException naming the features without a soil type, or whose heights are none.
    """
    rest = (_of_class(call[GROUND_DEFAULT], GROUND_DEFAULT), *(call[name] for name in ROUGHNESS_INPUTS))
    source = call[GROUND]
    if source is None:
        return _on_cells(np.zeros(terrain.heights.shape, int), [rest], ())
    names = [call[name] for name in (GROUND_FIELD, SOIL_FIELD)]
    check_system(source, GROUND)
    if names[1] and GROUND_FIELD not in call.parameters and names[0] not in source.fields().names():
        names[0] = ""  # the default, which nobody has asked for
    if not any(names):
        raise QgsProcessingException(tr("GROUND: choose the field with the ground class (GROUND_FIELD)."))
    rough = fields_of(source.fields().names())
    check_fields(source, GROUND, [*names, *rough])
    features = features_of(call, GROUND, source, crs)

    def value_of(feature):
        return (_of_feature(feature, *names), *_heights_of(features, feature, rough, rest[1:]))

    burnt = burn(read_polygons(features, terrain, value_of, call), terrain)
    if burnt.contradictory:
        message = tr("{}: {} overlap with different values. Cut them so that each place has one value only.")
        raise QgsProcessingException(message.format(GROUND, feature_list(burnt.contradictory)))
    return _on_cells(burnt.index, [*burnt.values, rest], rough)  # index -1, no polygon, is the last


def _on_cells(index, rows, fields):
    types, *heights = np.array(rows, np.float64).T
    return Soil(types[index].astype(int), np.array([height[index] for height in heights]), fields)


def _heights_of(features, feature, fields, otherwise):
    """Three obstacle heights of a feature in m, ``otherwise`` where its fields are empty."""
    if all(feature.values[field] is None for field in fields):
        return otherwise
    heights = [features.needed_number(feature, field, highest=HIGHEST) for field in fields]
    return heights if len(heights) > 1 else 3 * heights


def _of_feature(feature, class_field, soil_field):
    """Code of a feature: its own, or that of its ground class."""
    where, values = f"GROUND: feature {feature.identifier}", feature.values
    if soil_field and not is_empty(values[soil_field]):
        code = as_number(values[soil_field])
        if code not in SOILS:
            message = tr("{}: the soil type is {!r}; give a whole number from 0 to {}.")
            raise QgsProcessingException(message.format(where, values[soil_field], max(SOILS)))
        return int(code)
    return _of_class(values[class_field] if class_field else "", where)


def _of_class(name, where):
    if is_empty(name) or name not in SOIL_OF_CLASS:
        message = tr("{}: Rockyfor3D has no soil type for the ground class {!r}; give its code in a field "
                     "(SOIL_FIELD). Known are {}.")  # fmt: skip
        shown = tr("(empty)") if is_empty(name) else name
        raise QgsProcessingException(message.format(where, shown, ", ".join(SOIL_OF_CLASS)))
    return SOIL_OF_CLASS[name]


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
