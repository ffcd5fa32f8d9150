# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads barrier lines and makes the engine's Barriers of them."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingException, QgsRectangle

from ...engine import Barriers
from ...engine.choices import NET_FAMILIES, SURROGATE
from ...engine.nets import FlatGroundError, Net, NoGroundError
from ..layers.field_numbers import number_of
from ..layers.partly_outside import PartlyOutside
from ..layers.vector_layers import (
    check_fields,
    check_system,
    feature_list,
    features_within,
    no_geometry_text,
    tell_bare,
    valid_features,
)
from ..parameters.obstacles import (
    BARRIER_ENERGY,
    BARRIER_ENERGY_FIELD,
    BARRIER_HEIGHT,
    BARRIER_HEIGHT_FIELD,
    BARRIER_NET_FIELD,
    BARRIER_RULE,
    BARRIERS,
    NET_CROSSINGS,
    SURROGATE_IMPACTS,
)
from ..parameters.values import is_empty
from ..translation import tr
from ..units import KILO


def read_barriers(call, terrain, crs):
    """The engine's Barriers, None where none were given. Raises QgsProcessingException naming the features."""
    source = call[BARRIERS]
    if source is None:
        return None
    check_system(source, BARRIERS)
    height_field, energy_field = barrier_fields(call, source, BARRIER_HEIGHT_FIELD, BARRIER_ENERGY_FIELD)
    net_field = chosen_field(call, source, BARRIERS, BARRIER_NET_FIELD, "net")
    height = call[BARRIER_HEIGHT]
    energy = math.inf  # rigid
    if not call.is_unset(BARRIER_ENERGY):
        energy = call[BARRIER_ENERGY]
    frame, outside, bare, rows = QgsGeometry.fromRect(QgsRectangle(*terrain.extent)), [], [], []
    partly = PartlyOutside(terrain)
    features = valid_features(source, crs, call, BARRIERS)
    for feature in features_within(frame, features, bare, outside):
        geometry = feature.geometry()
        of_feature = (
            number_of(feature, BARRIERS, height_field, height, above=0.0, quantity="barrier_height"),
            number_of(feature, BARRIERS, energy_field, energy, quantity="barrier_energy") * KILO,
            feature.id(),
            net_name(feature, net_field),
        )
        rows.extend((line, *of_feature) for line in lines_of(geometry))
        partly.add(feature.id(), geometry)
    tell_outside(BARRIERS, source, len(rows), outside, call)
    tell_bare(BARRIERS, bare, call)
    partly.tell(BARRIERS, call)
    lines, heights, energies, identifiers, names = zip(*rows)
    barriers = Barriers(
        list(lines), np.array(heights), np.array(energies), np.array(identifiers),
        call[BARRIER_RULE],
        [make_net(*row, terrain) for row in rows], call[NET_CROSSINGS],
        [name.startswith(SURROGATE) for name in names],
        call[SURROGATE_IMPACTS],
    )  # fmt: skip
    if any(names):
        call.info(tr("BARRIERS: {} flexible nets.").format(sum(map(bool, names))))
    call.info(tr("Barrier lines: {}, length in all: {:.0f} m.").format(len(lines), sum(map(_length, lines))))
    _warn_of_gaps(lines, identifiers, terrain, call)
    return barriers


def barrier_fields(call, source, height_field, energy_field):
    """Fields of barriers with their height and energy, '' for none."""
    usual = (height_field, "height_m"), (energy_field, "energy_kj")
    return [chosen_field(call, source, BARRIERS, *one) for one in usual]


def net_name(feature, field):
    """What a field says of the flexible net of a barrier, "" where it says nothing."""
    if not field or is_empty(feature[field]):
        return ""
    return str(feature[field]).strip()


def make_net(line, height, energy, identifier, name, terrain):
    """The engine's Net that a name means, None for none. Raises QgsProcessingException naming the feature."""
    name = name.removeprefix(SURROGATE).strip(" :")
    if not name:
        return None
    try:
        if name in NET_FAMILIES:
            return Net.family(name, energy, line, terrain, height=height)
        if name.lower().endswith(".json"):
            return Net.from_json(name)
    except FlatGroundError as error:
        message = tr("BARRIERS: feature {} has a net, and the ground beside it is too flat to tell which side is "
                     "downhill. Move the line onto the slope.")  # fmt: skip
        raise QgsProcessingException(message.format(identifier)) from error
    except NoGroundError as error:
        raise QgsProcessingException(no_ground_text(BARRIERS, error)) from error
    except ValueError as error:
        raise QgsProcessingException(tr("BARRIERS: feature {}: {}").format(identifier, error)) from error
    message = tr("BARRIERS: feature {} has the net {!r}; known are {}, and the path of a JSON file.")
    raise QgsProcessingException(message.format(identifier, name, ", ".join(NET_FAMILIES)))


def lines_of(geometry):
    """Vertices (n, 2) of each part of a line that has a length; curves are made of short pieces."""
    parts = [part.constGet().segmentize() for part in geometry.asGeometryCollection()]
    lines = [np.array([(vertex.x(), vertex.y()) for vertex in part.vertices()]) for part in parts]
    return [line for line in lines if len(line) > 1 and np.ptp(line, axis=0).any()]


def chosen_field(call, source, name, parameter, usual):
    """The field that was chosen, else the usual one if the layer has it, else ''."""
    field = call[parameter]
    check_fields(source, name, [field])
    return field or (usual if usual in source.fields().names() else "")


def _length(line):
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def tell_outside(name, source, inside, outside, call):
    """Refuse a layer of which nothing lies on the elevation model, and warn of its features that do not."""
    if not inside and not outside:
        raise QgsProcessingException(no_geometry_text(name, source))
    if not inside:
        message = tr("{}: nothing of {} lies on the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(name, source.sourceName()))
    if outside:
        message = tr("{}: without effect, outside of the elevation model: {}.")
        call.warning(message.format(name, feature_list(outside)))


def _warn_of_gaps(lines, identifiers, terrain, call):
    """Warn of lines with a vertex within the elevation model where there is no ground."""
    west, south, east, north = terrain.extent
    bare = []
    for line, identifier in zip(lines, identifiers):
        x, y = line.T
        within = (x >= west) & (x <= east) & (y >= south) & (y <= north)
        if np.isnan(terrain.height(x, y))[within].any():
            bare.append(identifier)
    if bare:
        message = tr("BARRIERS: partly where the elevation model has no data: {}.")
        call.warning(message.format(feature_list(sorted(set(bare)))))


def no_ground_text(name, error):
    """What to say of the engine's NoGroundError; ``name``: the input with the line."""
    message = tr("{}: the elevation model has no ground under a post or an anchor of the net, at {:.1f} {:.1f}. Move "
                 "the line further into it.")  # fmt: skip
    return message.format(name, *error.place)
