# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads single trees and makes the engine's Trees of them, less those that a cut or a storm takes."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.choices import KNOWN_SPECIES
from ...engine.forest.broken_stand import Remains
from ...engine.forest.lost_stems import Loss, lose_stems
from ...engine.obstacles.offsets import read_offsets
from ...engine.obstacles.tree_layer import USUAL_FIELDS, Otherwise, read_tree_layer
from ..layers.field_numbers import number_of
from ..layers.vector_layers import check_system, no_geometry_text, valid_features
from ..number_words import share_text, told
from ..parameters.obstacles import (
    EVENT_YEARS,
    LOG_DECAY,
    LOG_STRENGTH,
    STEMS_LOST,
    STEMS_LOST_FIRST,
    STUMP_HEIGHT,
    TREE_DIAMETER,
    TREE_DIAMETER_FIELD,
    TREE_DIRECTION_FIELD,
    TREE_ENERGY_FIELD,
    TREE_FRICTION,
    TREE_HEIGHT_FIELD,
    TREE_LEAN_FIELD,
    TREE_OFFSETS,
    TREE_SPECIES,
    TREE_SPECIES_FIELD,
    TREES,
)
from ..parameters.scene import SEED
from ..parameters.values import is_empty
from ..translation import tr
from ..units import KILO
from .obstacles import chosen_field, tell_outside

FIELDS = {
    "diameter": TREE_DIAMETER_FIELD, "height": TREE_HEIGHT_FIELD, "species": TREE_SPECIES_FIELD,
    "energy": TREE_ENERGY_FIELD, "direction": TREE_DIRECTION_FIELD, "lean": TREE_LEAN_FIELD,
}  # fmt: skip


def read_trees(call, terrain, crs, bare=None):
    """The engine's Trees before any loss, None where none were given.

    Raises QgsProcessingException naming the features.

    ``bare``: places (n, 2) and the distance from them, m, within which trees are left out.
    """
    source = call[TREES]
    if source is None:
        return None
    check_system(source, TREES)
    chosen = {name: chosen_field(call, source, TREES, FIELDS[name], usual) for name, usual in USUAL_FIELDS.items()}
    otherwise = Otherwise(call[TREE_DIAMETER], call[TREE_SPECIES], call[TREE_FRICTION], _offsets_of(call))
    trees = read_tree_layer(_TreeLayer(call, source, crs), chosen, otherwise, terrain, bare)
    if trees is None:
        call.warning(tr("TREES: all of them lie within the distance of FOREST_START; none is left."))
    return trees


def _offsets_of(call):
    try:
        return read_offsets(call[TREE_OFFSETS])
    except ValueError as error:
        raise QgsProcessingException(f"{TREE_OFFSETS}: {error}") from error


def without_lost(call, terrain, trees):
    """The Trees that STEMS_LOST leaves, None where it leaves none, or there are none; told to the user."""
    if trees is None:
        return None
    if call[STEMS_LOST] > 0.0:
        loss = Loss(0.01 * call[STEMS_LOST], call[STEMS_LOST_FIRST], remains_of(call))
        found = lose_stems(terrain, trees, loss, call[SEED])
        message = tr("STEMS_LOST: {} stems are lost, with {} of the basal area.")
        call.info(told(message, found.lost, share_text(found.basal_share)))
        trees = found.trees
    if trees is None:
        call.warning(tr("STEMS_LOST: no tree is left."))
        return None
    lying = int(np.count_nonzero(~np.isnan(trees.azimuths) & np.isnan(trees.leans)))
    if lying:
        call.info(tr("TREES: {} of them lie on the ground.").format(lying))
    message = tr("TREES: {} stems, {:.0f} cm thick on average, which can take {:.0f} kJ.")
    call.info(message.format(len(trees), 100.0 * trees.diameters.mean(), trees.energies.mean() / KILO))
    return trees


def remains_of(call):
    """The engine's Remains of stems that break or are lost, None where they leave nothing."""
    height, strength = call[STUMP_HEIGHT], call[LOG_STRENGTH]
    if height is None and not strength > 0.0:
        return None
    return Remains(height or 0.0, strength, call[LOG_DECAY], call[EVENT_YEARS])


def species_of(feature, name, field, otherwise):
    """Species group in a field, ``otherwise`` where it is empty."""
    if not field or is_empty(feature[field]):
        return otherwise
    value = feature[field]
    if value not in KNOWN_SPECIES:
        message = tr("{}: feature {} has the species group {!r} in {}; known groups are {}.")
        raise QgsProcessingException(message.format(name, feature.id(), value, field, ", ".join(KNOWN_SPECIES)))
    return value


class _TreeLayer:
    """A source of features as the engine's read_tree_layer takes them."""

    def __init__(self, call, source, crs):
        self.call, self.source, self.fields = call, source, source.fields().names()
        self.features = valid_features(source, crs, call, TREES)

    def identifier(self, feature):
        return feature.id()

    def places(self, feature):
        return [(vertex.x(), vertex.y()) for vertex in feature.geometry().vertices()]

    def number(self, feature, field, otherwise, **limits):
        return number_of(feature, TREES, field, otherwise, **limits)

    def species(self, feature, field, otherwise):
        return species_of(feature, TREES, field, otherwise)

    def lies_without_energy(self, feature):
        message = tr("TREES: feature {} lies on the ground; give the energy that it can take (TREE_ENERGY_FIELD or "
                     "energy_kj).")  # fmt: skip
        return QgsProcessingException(message.format(feature.id()))

    def leans_without_direction(self, feature):
        message = tr("TREES: feature {} leans; give the direction to which it does (TREE_DIRECTION_FIELD or lies_deg).")
        return QgsProcessingException(message.format(feature.id()))

    def is_bare(self):
        return QgsProcessingException(no_geometry_text(TREES, self.source))

    def tell_outside(self, inside, outside):
        tell_outside(TREES, self.source, inside, outside, self.call)
