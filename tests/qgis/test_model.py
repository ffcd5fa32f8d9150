# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate as a step of a model: its layers and numbers feed other algorithms, without a screen."""

import pytest


@pytest.fixture
def model(qgis_app):
    """Simulation, then a buffer around its lines that is as wide as its number of runs."""
    from qgis.core import (
        QgsProcessingModelAlgorithm,
        QgsProcessingModelChildAlgorithm,
        QgsProcessingModelChildParameterSource,
        QgsProcessingModelOutput,
        QgsProcessingModelParameter,
        QgsProcessingParameterFeatureSource,
        QgsProcessingParameterRasterLayer,
    )

    Source = QgsProcessingModelChildParameterSource
    model = QgsProcessingModelAlgorithm("Danger zone", "test")
    model.addModelParameter(QgsProcessingParameterRasterLayer("dem", "DEM"), QgsProcessingModelParameter("dem"))
    model.addModelParameter(
        QgsProcessingParameterFeatureSource("points", "Points"), QgsProcessingModelParameter("points")
    )

    simulate = QgsProcessingModelChildAlgorithm("talus:simulate")
    simulate.setChildId("simulate")
    simulate.addParameterSources("DEM", [Source.fromModelParameter("dem")])
    simulate.addParameterSources("RELEASES", [Source.fromModelParameter("points")])
    simulate.addParameterSources("RUNS", [Source.fromStaticValue(2)])
    energy = QgsProcessingModelOutput("energy", "Energy")
    energy.setChildId("simulate")
    energy.setChildOutputName("ENERGY_MAX")
    simulate.setModelOutputs({"energy": energy})
    model.addChildAlgorithm(simulate)

    buffer = QgsProcessingModelChildAlgorithm("native:buffer")
    buffer.setChildId("buffer")
    buffer.addParameterSources("INPUT", [Source.fromChildOutput("simulate", "TRAJECTORIES")])
    # A number of the simulation as a parameter: 4 runs make a buffer of 4 m.
    buffer.addParameterSources("DISTANCE", [Source.fromChildOutput("simulate", "RUN_COUNT")])
    zone = QgsProcessingModelOutput("zone", "Zone")
    zone.setChildId("buffer")
    zone.setChildOutputName("OUTPUT")
    buffer.setModelOutputs({"zone": zone})
    model.addChildAlgorithm(buffer)
    model.updateDestinationParameters()
    return model


@pytest.fixture
def parameters(model, dem, releases, tmp_path):
    # The names of a model's outputs carry the child in QGIS 3.22, and no longer in 3.44.
    named = {"zone": "memory:", "energy": str(tmp_path / "energy.tif")}
    outputs = {
        definition.name(): named[definition.name().split(":")[-1]]
        for definition in model.destinationParameterDefinitions()
    }
    return {"dem": dem, "points": releases, **outputs}


def run(model, parameters, feedback):
    from qgis.core import QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    project = QgsProject()
    context.setProject(project)
    instance = model.create()
    results, succeeded = instance.run(parameters, context, feedback)
    return {name.split(":")[-1]: value for name, value in results.items()}, succeeded, context


def test_lines_and_numbers_feed_the_next_algorithm(model, parameters, recorder):
    results, succeeded, context = run(model, parameters, recorder)
    assert succeeded, recorder.errors
    zone = context.getMapLayer(results["zone"])
    assert zone.featureCount() == 4
    # A line that is buffered by 4 m covers at least a circle, here one of 5 segments to the quarter: 3.09 r^2.
    assert all(feature.geometry().area() > 3.09 * 4.0**2 for feature in zone.getFeatures())
    assert results["energy"].endswith("energy.tif")


def test_failure_inside_a_model_is_reported(model, parameters, recorder, make_dem):
    _, succeeded, _ = run(model, {**parameters, "dem": make_dem(epsg=4326)}, recorder)
    assert not succeeded
    assert any("are no degrees" in error for error in recorder.errors)
