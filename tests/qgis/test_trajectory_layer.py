# SPDX-License-Identifier: GPL-2.0-or-later
"""Dialogs that need the trajectories of a run take these, not the road that was drawn last."""

import pytest

FIELDS = "field=run:integer&field=point:integer&field=runout_m:double&field=e_max_kj:double"


@pytest.fixture
def project(qgis_app):
    from qgis.core import QgsProject

    project = QgsProject.instance()
    project.clear()
    yield project
    project.clear()


def added(project, name, fields=""):
    from qgis.core import QgsVectorLayer

    layer = QgsVectorLayer(f"LineString?crs=EPSG:2056&{fields}", name, "memory")
    project.addMapLayer(layer, False)
    project.layerTreeRoot().insertLayer(0, layer)
    return layer


def test_trajectories_of_the_newest_run_are_taken(qgis_app, project):
    from qgis.PyQt.QtWidgets import QWidget

    from talus.algorithms.shared.desktop.dialogs import fill_in_trajectories

    class Wrapper:
        def __init__(self, definition, value):
            self.definition, self.value = definition, value

        def parameterDefinition(self):
            return self.definition

        def parameterValue(self):
            return self.value

        def setParameterValue(self, value, context):
            self.value = value

        def wrappedWidget(self):
            return QWidget()  # without a box that could be emptied

    class Panel:
        processing_context = None

        def __init__(self, value):
            self.algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:screenline")
            self.wrappers = {"TRAJECTORIES": Wrapper(self.algorithm.parameterDefinition("TRAJECTORIES"), value)}

    road = added(project, "road")
    panel = Panel(road.id())
    fill_in_trajectories(panel, project)
    assert panel.wrappers["TRAJECTORIES"].value == road.id()  # there are none
    earlier, newest = added(project, "Trajectories – 001", FIELDS), added(project, "Trajectories – 002", FIELDS)
    for value, taken in ((road.id(), newest.id()), (earlier.id(), earlier.id())):
        panel = Panel(value)
        fill_in_trajectories(panel, project)
        assert panel.wrappers["TRAJECTORIES"].value == taken
