# SPDX-License-Identifier: GPL-2.0-or-later
"""Soil types and obstacle heights of Rockyfor3D on the cells of the elevation model, from ground polygons."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.ground.surface_roughness import HIGHEST, fields_of
from ...engine.io.burn import burn
from ...engine.io.rockyfor3d import SOILS
from ...engine.io.rockyfor3d_export import SOIL_OF_CLASS
from ..layers.feature_rows import features_of
from ..layers.vector_layers import check_fields, check_system, feature_list
from ..parameters.ground import GROUND, GROUND_DEFAULT, GROUND_FIELD
from ..parameters.values import as_number, is_empty
from ..scene.ground import read_polygons
from ..translation import tr
from .parameters import ROUGHNESS_INPUTS, SOIL_FIELD


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
