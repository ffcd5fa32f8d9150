# SPDX-License-Identifier: GPL-2.0-or-later
"""Choice of the layers of a project that an input means, where QGIS has put the current layer, or the first one.

After Rocks at screen lines its crossings are the current layer, and would be trees, observed blocks and stops before
and after a measure; a map of the forest would be a road. An input gets what is meant, the study's own layers first, or
nothing.
Elevation models, releases, trajectories and crossings have their own rules beside this one.
"""

from qgis.core import QgsProcessingParameterDefinition, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtWidgets import QComboBox

from ..parameters.obstacles import BARRIERS, TREES
from ..study_folder.drawn_layers import DATABASE
from ..styles.known_layers import all_known, which_of
from .ground_mapper.maps import CLASS, DRAG, STAND

Flag = QgsProcessingParameterDefinition.Flag
Kind = QgsWkbTypes.GeometryType
STEMS = frozenset({"dbh_cm"})
BEFORE, AFTER = "BEFORE", "AFTER"


def fill_in_own_layers(panel, project=None):
    """Give inputs that must have a layer the one that is meant; leave those empty for which the project has none."""
    project, known = project or QgsProject.instance(), []
    for name, is_meant in _meant().items():
        wrapper = panel.wrappers.get(name)
        definition = None if wrapper is None else wrapper.parameterDefinition()
        if definition is None or definition.type() != "source" or definition.flags() & Flag.FlagOptional:
            continue
        known = known or all_known()
        found = [layer for layer in _layers_of(project) if _fits(definition, layer) and is_meant(layer, known)]
        _give(panel, wrapper, found, _place_of(name), project)


def _meant():
    """Input -> question whether a layer is meant by it."""
    of_user = dict.fromkeys(("LINES", "CREST", str(BARRIERS), "STRUCTURE", "LINE", "OBJECTS"), _is_of_user)
    return {
        **of_user, BEFORE: _is_of_stops, AFTER: _is_of_stops, "OBSERVED": _is_observed,
        "STANDS": lambda layer, known: {STAND, DRAG} & _names(layer),
        str(TREES): lambda layer, known: _names(layer) >= STEMS,
    }  # fmt: skip


def _is_of_user(layer, known):
    """Is it drawn, and no map of ground or forest?"""
    return not {CLASS, STAND, DRAG} & _names(layer) and which_of(known, layer) is None


def _is_of_stops(layer, known):
    which = which_of(known, layer)
    return which is not None and which.output == "STOPS"


def _is_observed(layer, known):
    """Points that somebody surveyed: no result, and no releases with the fields of a study."""
    return "height_m" not in _names(layer) and which_of(known, layer) is None


def _names(layer):
    return set(layer.fields().names())


def _fits(definition, layer):
    kinds = {1: Kind.LineGeometry, 2: Kind.PolygonGeometry, 0: Kind.PointGeometry}
    wanted = [kinds[one] for one in map(int, definition.dataTypes()) if one in kinds]
    return layer.isSpatial() and (not wanted or layer.geometryType() in wanted)


def _layers_of(project):
    """Vector layers from the top of the layer tree, what is drawn in a study before all others."""
    layers = [node.layer() for node in project.layerTreeRoot().findLayers()]
    layers = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    return sorted(layers, key=lambda layer: f"/{DATABASE}|" not in layer.source().replace("\\", "/"))


def _place_of(name):
    """Choose among layers that fit: the newest result is that after a measure, the one before it that without."""
    return 1 if name == BEFORE else 0


def _give(panel, wrapper, found, place, project):
    is_one_of_two = wrapper.parameterDefinition().name() in (BEFORE, AFTER)
    if not is_one_of_two and project.mapLayer(str(wrapper.parameterValue())) in found:
        return
    if len(found) > place:
        wrapper.setParameterValue(found[place].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)
