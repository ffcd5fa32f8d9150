# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers arrive named and styled when Processing loads them into a project."""

import pytest


@pytest.fixture
def loaded(qgis_app, dem, releases, recorder, tmp_path):
    """Output -> layer, loaded as after a run from the dialog."""
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    project = QgsProject()
    context = QgsProcessingContext()
    context.setProject(project)
    context.setFeedback(recorder)

    def destination(file):
        return QgsProcessingOutputLayerDefinition(file, project)

    parameters = {"DEM": dem, "RELEASES": releases, "RUNS": 2}
    for name in ("TRAJECTORIES", "STOPS", "CONTACTS"):
        parameters[name] = destination("memory:")
    for name in ("PASSAGES", "ENERGY_MAX", "HEIGHT_P95", "VELOCITY_MAX"):
        parameters[name] = destination(str(tmp_path / f"{name}.tif"))
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    _, succeeded = algorithm.run(parameters, context, recorder)
    assert succeeded, recorder.errors
    # What the desktop does at the end of a run.
    from processing.gui.Postprocessing import handleAlgorithmResults

    assert handleAlgorithmResults(algorithm, context, recorder, parameters=parameters), recorder.errors
    layers = {layer.name(): layer for layer in project.mapLayers().values()}
    layers["project"] = project
    return layers


def test_layers_are_named_with_their_units(loaded):
    assert set(loaded) - {"project"} == {
        "Trajectories", "Stops", "Contacts", "Passages [runs]", "Energy, maximum [kJ]",
        "Passing height, 95th percentile [m]", "Velocity, maximum [m/s]",
    }  # fmt: skip


def test_maps_have_classes_with_units(loaded):
    for name, unit in (("Energy, maximum [kJ]", "kJ"), ("Passing height, 95th percentile [m]", "m")):
        renderer = loaded[name].renderer()
        assert renderer.type() == "singlebandpseudocolor"
        items = renderer.shader().rasterShaderFunction().colorRampItemList()
        assert len(items) == 6
        assert all(item.label.endswith(unit) for item in items)


def test_energy_classes_part_at_the_intensities_of_swiss_hazard_maps(loaded):
    # 30 and 300 kJ: BAFU, hazard maps for rockfall.
    items = loaded["Energy, maximum [kJ]"].renderer().shader().rasterShaderFunction().colorRampItemList()
    assert {30.0, 300.0} <= {item.value for item in items}


def test_every_energy_has_a_colour(loaded):
    shader = loaded["Energy, maximum [kJ]"].renderer().shader().rasterShaderFunction()
    assert all(shader.shade(value)[0] for value in (0.0, 29.0, 30.0, 31.0, 1e6))


def test_lines_are_coloured_by_energy_and_stops_by_reason(loaded):
    assert loaded["Trajectories"].renderer().classAttribute() == "e_max_kj"
    assert loaded["Contacts"].renderer().classAttribute() == "slip_m"
    stops = loaded["Stops"].renderer()
    assert stops.classAttribute() == "stop"


def test_fields_of_loaded_layers_have_readable_names_with_units(loaded):
    aliases = {field.name(): field.alias() for field in loaded["Trajectories"].fields()}
    assert aliases["e_max_kj"] == "maximum energy [kJ]"
    assert [name for name, alias in aliases.items() if not alias] == ["run"]


def test_stop_reasons_of_the_engine_have_a_colour_each(qgis_app):
    from talus.algorithms.outputs.styles import STOP_COLOURS
    from talus.engine.run import STOP_REASONS

    assert {"rest", "left terrain", "max time"} <= set(STOP_COLOURS)
    assert set(STOP_COLOURS) <= set(STOP_REASONS)


def test_lines_of_every_energy_are_drawn(loaded):
    from qgis.core import QgsRenderContext

    layer = loaded["Trajectories"]
    renderer, context = layer.renderer().clone(), QgsRenderContext()
    renderer.startRender(context, layer.fields())
    assert all(renderer.symbolForFeature(feature, context) for feature in layer.getFeatures())
    renderer.stopRender(context)
