# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs with names: groups, names of layers, what is to be seen, fields, metadata and the report."""

import pytest


@pytest.fixture
def desktop(qgis_app, dem, releases, recorder, tmp_path):
    """``desktop(name)``: run talus:simulate into a project as the desktop does; returns the project."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    project, count = QgsProject(), iter(range(9))

    def run(name):
        context, number = QgsProcessingContext(), next(count)
        context.setProject(project)
        parameters = {"DEM": dem, "RELEASES": releases, "RUNS": 2, "RUN_NAME": name}
        for output, file in (
            ("TRAJECTORIES", "memory:"), ("STOPS", "memory:"), ("ENERGY_P95", f"{tmp_path}/e{number}.tif"),
            ("ENERGY_MAX", f"{tmp_path}/m{number}.tif"),
        ):  # fmt: skip
            parameters[output] = QgsProcessingOutputLayerDefinition(file, project)
        algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
        _, succeeded = algorithm.run(parameters, context, recorder)
        assert succeeded and handleAlgorithmResults(algorithm, context, recorder, parameters=parameters)
        qgis_app.processEvents()  # what the desktop does next
        return project

    return run


def test_each_run_has_its_own_group_and_only_one_map_is_seen(desktop):
    project = desktop("north wall")
    for name in ("north wall", "", ""):
        desktop(name)
    groups = project.layerTreeRoot().findGroups()
    names = [group.name() for group in groups]
    assert len(set(names)) == 4 and {"Rockfall north wall", "Rockfall north wall (2)"} <= set(names)
    for group in groups:
        nodes = group.findLayers()
        assert len(nodes) == 5  # the relief below them
        seen = {node.name().split(" – ")[0] for node in nodes if node.itemVisibilityChecked()}
        assert seen == {"Stops", "Energy, 95th percentile [kJ]", "Relief"}
        if "north wall" in group.name():
            assert all(" – north wall" in node.name() for node in nodes if node.name() != "Relief")


def test_name_stands_in_fields_metadata_and_report(simulate, tmp_path):
    from osgeo import gdal

    outputs = {"STOPS": tmp_path / "stops.gpkg", "ENERGY_P95": tmp_path / "p95.tif", "REPORT": tmp_path / "report.html"}
    simulate(RUN_NAME="before <nets>", **{name: str(path) for name, path in outputs.items()})
    stops = gdal.OpenEx(str(outputs["STOPS"]))
    assert {feature["run_name"] for feature in stops.GetLayer(0)} == {"before <nets>"}
    assert stops.GetMetadataItem("TALUS_RUN") == "before <nets>"
    assert gdal.Open(str(outputs["ENERGY_P95"])).GetMetadataItem("TALUS_RUN") == "before <nets>"
    assert "<h1>Rockfall simulation: before &lt;nets&gt;</h1>" in outputs["REPORT"].read_text(encoding="utf-8")
