# SPDX-License-Identifier: GPL-2.0-or-later
"""The crossings of a project, for dialogs in which QGIS has put the current layer, whatever it is."""

from qgis.core import QgsProcessingParameterDefinition, QgsProject, QgsVectorLayer
from qgis.PyQt.QtWidgets import QComboBox

from ..parameters.motion import CROSSINGS

Flag = QgsProcessingParameterDefinition.Flag
FIELDS = frozenset({"line", "passage", "e_kj", "v_ms", "top_m"})  # of Rocks at screen lines


def fill_in_crossings(panel, project=None):
    """Give the panel of a dialog the one layer of crossings that there is; leave the input empty otherwise."""
    wrapper, project = panel.wrappers.get(CROSSINGS), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().type() != "source":
        return
    if wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    found = [one for one in project.mapLayers().values() if is_of_crossings(one)]
    if project.mapLayer(str(wrapper.parameterValue())) in found:
        return
    if len(found) == 1:
        wrapper.setParameterValue(found[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


def is_of_crossings(layer):
    """Has a layer the fields of Rocks at screen lines?"""
    return isinstance(layer, QgsVectorLayer) and set(layer.fields().names()) >= FIELDS
