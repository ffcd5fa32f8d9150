# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of releases of a project, for dialogs in which QGIS has put the current layer, whatever it is.

A meadow of the ground layer that happens to be current would release rocks without a word.
"""

import re

from qgis.core import QgsProcessingParameterDefinition, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtWidgets import QComboBox

from ..parameters.scene import RELEASES
from ..styles.known_layers import all_known, which_of

Flag = QgsProcessingParameterDefinition.Flag
MADE = ("area_id", "slope_deg", "area_m2")  # fields of the release points of Find source areas
WORDS = re.compile(
    r"\brelease|\bsource areas?\b|\bablös|\babloes|\banriss|\bausbruch|\b(zones?|points?) de d[ée]part\b|\bdistacc"
    r"|\b(area|aree) sorgent",
    re.IGNORECASE,
)


def fill_in_releases(panel, project=None):
    """Give the panel of a dialog the layer that is plausibly that of the releases; leave the input empty otherwise."""
    wrapper, project = panel.wrappers.get(RELEASES), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    found = release_layers(project)
    if project.mapLayer(str(wrapper.parameterValue())) in found:
        return
    if len(found) == 1:
        wrapper.setParameterValue(found[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


def release_layers(project):
    """Layers that may be one: those that Talus made for it, else by their name, else points that are no result."""
    layers = [one for one in project.mapLayers().values() if isinstance(one, QgsVectorLayer) and one.isSpatial()]
    points = [one for one in layers if one.geometryType() == QgsWkbTypes.GeometryType.PointGeometry]
    made = [one for one in points if set(MADE) <= set(one.fields().names())]
    named = [one for one in layers if WORDS.search(one.name())]
    return made or named or _that_are_no_result(points)


def _that_are_no_result(layers):
    """To ask every algorithm for its outputs takes a third of a second, which a dialog need not take without reason."""
    known = all_known() if layers else []
    return [one for one in layers if which_of(known, one) is None]
