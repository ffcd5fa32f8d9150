# SPDX-License-Identifier: GPL-2.0-or-later
"""Fields and lines of barriers, and species of trees, for algorithms that make no scene of them."""

from qgis.core import QgsProcessingException

from ...engine.choices import KNOWN_SPECIES
from ...engine.scene import obstacles
from ..findings.texts import error_text
from ..layers.feature_rows import linear_wkb
from ..layers.vector_layers import check_fields
from ..parameters.obstacles import BARRIERS
from ..parameters.values import is_empty
from ..translation import tr


def barrier_fields(call, source, height_field, energy_field):
    """Fields of barriers with their height and energy, '' for none."""
    usual = (height_field, "height_m"), (energy_field, "energy_kj")
    return [chosen_field(call, source, BARRIERS, *one) for one in usual]


def lines_of(geometry):
    """Vertices (n, 2) of each part of a line that has a length; curves are made of short pieces."""
    return obstacles.lines_of(linear_wkb(geometry))


def chosen_field(call, source, name, parameter, usual):
    """The field that was chosen, else the usual one if the layer has it, else ''."""
    field = call[parameter]
    check_fields(source, name, [field])
    return field or (usual if usual in source.fields().names() else "")


def species_of(feature, name, field, otherwise):
    """Species group in a field of a feature of QGIS, ``otherwise`` where it is empty."""
    if not field or is_empty(feature[field]):
        return otherwise
    value = feature[field]
    if value not in KNOWN_SPECIES:
        message = tr("{}: feature {} has the species group {!r} in {}; known groups are {}.")
        raise QgsProcessingException(message.format(name, feature.id(), value, field, ", ".join(KNOWN_SPECIES)))
    return value


def no_ground_text(name, error):
    """Message for the engine's NoGroundError; ``name``: the input with the line."""
    return error_text(obstacles.no_ground(str(name), error))
