# SPDX-License-Identifier: GPL-2.0-or-later
"""Soil types of Rockyfor3D on the cells of the elevation model, from ground polygons."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.io.burn import burn
from ...engine.io.rockyfor3d import SOILS
from ...engine.io.rockyfor3d_export import SOIL_OF_CLASS
from ..layers.feature_rows import features_of
from ..layers.vector_layers import check_fields, check_system, feature_list
from ..parameters.ground import GROUND, GROUND_DEFAULT, GROUND_FIELD
from ..parameters.values import as_number, is_empty
from ..scene.ground import read_polygons
from ..translation import tr
from .parameters import SOIL_FIELD


def soil_types(call, terrain, crs):
    """(ny, nx) codes 0 to 7. Raises QgsProcessingException naming the features that have none."""
    rest = _of_class(call[GROUND_DEFAULT], GROUND_DEFAULT)
    source = call[GROUND]
    if source is None:
        return np.full(terrain.heights.shape, rest)
    names = [call[name] for name in (GROUND_FIELD, SOIL_FIELD)]
    check_system(source, GROUND)
    if names[1] and GROUND_FIELD not in call.parameters and names[0] not in source.fields().names():
        names[0] = ""  # the default, which nobody has asked for
    if not any(names):
        raise QgsProcessingException(tr("GROUND: choose the field with the ground class (GROUND_FIELD)."))
    check_fields(source, GROUND, names)
    features = features_of(call, GROUND, source, crs)
    polygons = read_polygons(features, terrain, lambda feature: _of_feature(feature, *names), call)
    burnt = burn(polygons, terrain)
    if burnt.contradictory:
        message = tr("{}: {} overlap with different values. Cut them so that each place has one value only.")
        raise QgsProcessingException(message.format(GROUND, feature_list(burnt.contradictory)))
    return np.array([*burnt.values, rest])[burnt.index]  # index -1, no polygon, is the last


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
