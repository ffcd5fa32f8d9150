# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of talus:sourceareas and talus:groundclasses arrive named and styled when Processing loads them."""

import pytest


@pytest.fixture
def loaded(qgis_app, recorder):
    """``loaded(algorithm, parameters, outputs)``: name -> layer, as after a run from the dialog."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    projects = []

    def run(name, parameters, outputs):
        project, context = QgsProject(), QgsProcessingContext()
        projects.append(project)
        context.setProject(project)
        context.setFeedback(recorder)
        sinks = {key: QgsProcessingOutputLayerDefinition(value, project) for key, value in outputs.items()}
        algorithm = qgis_app.processingRegistry().createAlgorithmById(name)
        _, succeeded = algorithm.run({**parameters, **sinks}, context, recorder)
        assert succeeded, recorder.errors
        assert handleAlgorithmResults(algorithm, context, recorder, parameters=parameters), recorder.errors
        return {layer.name(): layer for layer in project.mapLayers().values()}

    return run


def test_source_areas_and_points_are_graduated_by_their_slope(loaded, dem, tmp_path):
    parameters = {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0}
    outputs = {"AREAS": "memory:", "POINTS": "memory:", "SLOPE": str(tmp_path / "slope.tif")}
    layers = loaded("talus:sourceareas", parameters, outputs)
    assert set(layers) == {"Source areas", "Release points", "Slope [°]"}
    for name, field in (("Source areas", "slope_mean"), ("Release points", "slope_deg")):
        assert layers[name].renderer().classAttribute() == field
        assert all(one.label().endswith("°") for one in layers[name].renderer().ranges())
    assert layers["Source areas"].attributeDisplayName(2) == "area in plan [m²]"
    assert layers["Slope [°]"].renderer().type() == "singlebandpseudocolor"


def test_ground_shows_its_friction_and_problems_their_kind(loaded, dem, make_layer, box, tmp_path):
    from qgis.core import QgsRenderContext

    shapes = [(box(0, -60, 80, 0), ["hard"]), (box(0, -80, 80, -20), ["soft"])]
    ground = make_layer("Polygon", shapes, "field=c:string")
    parameters = {"DEM": dem, "GROUND": ground, "GROUND_FIELD": "c"}
    layers = loaded(
        "talus:groundclasses", parameters, {"GROUND_RASTER": str(tmp_path / "g.tif"), "PROBLEMS": "memory:"}
    )
    assert set(layers) == {"Ground raster", "Problems of the map"}
    raster = layers["Ground raster"]
    assert "mu_min" in raster.bandName(raster.renderer().usesBands()[0])
    problems = layers["Problems of the map"]
    renderer = problems.renderer()
    renderer.startRender(QgsRenderContext(), problems.fields())
    assert all(renderer.symbolForFeature(one, QgsRenderContext()) for one in problems.getFeatures())
    renderer.stopRender(QgsRenderContext())
