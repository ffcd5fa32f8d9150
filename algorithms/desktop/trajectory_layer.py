# SPDX-License-Identifier: GPL-2.0-or-later
"""The trajectories of a project, for dialogs in which QGIS has put the current layer, whatever it is.

After a road is drawn its layer is the current one, and would be the trajectories too.
"""

from qgis.core import QgsProcessingParameterDefinition, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtWidgets import QComboBox

from ..parameters.motion import TRAJECTORIES

Flag = QgsProcessingParameterDefinition.Flag
FIELDS = frozenset({"run", "point", "runout_m", "e_max_kj"})  # of Simulate rockfall


def fill_in_trajectories(panel, project=None):
    """Give the panel of a dialog that must have some those of the run at the top of the layer tree, else nothing."""
    wrapper, project = panel.wrappers.get(TRAJECTORIES), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().type() != "source":
        return
    if wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    found = [node.layer() for node in project.layerTreeRoot().findLayers() if is_of_trajectories(node.layer())]
    if project.mapLayer(str(wrapper.parameterValue())) in found:
        return
    if found:
        wrapper.setParameterValue(found[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


def is_of_trajectories(layer):
    """Are its lines the paths of rocks?"""
    if not isinstance(layer, QgsVectorLayer) or layer.geometryType() != QgsWkbTypes.GeometryType.LineGeometry:
        return False
    return set(layer.fields().names()) >= FIELDS
