# SPDX-License-Identifier: GPL-2.0-or-later
"""Names that people see: each output of a dialog has its own, and each layer that comes into a project."""

from collections import Counter

import pytest


@pytest.fixture
def tools(qgis_app):
    """All algorithms of Talus, the example models among them."""
    return qgis_app.processingRegistry().providerById("talus").algorithms()


def several(names):
    """Elements that occur more than once."""
    return sorted(name for name, count in Counter(names).items() if count > 1)


def test_no_two_inputs_or_outputs_of_a_tool_have_one_label(tools):
    """Five outputs of the study by frequency were called Passages [runs], three of the cut slope Plot."""
    actual = {}
    for tool in tools:
        of_dialog = [definition.description() for definition in tool.parameterDefinitions()]
        of_results = [definition.description() for definition in tool.outputDefinitions()]
        actual[tool.id()] = several(of_dialog) + several(of_results)
    assert len(actual) > 30 and {name: labels for name, labels in actual.items() if labels} == {}


def test_an_output_is_called_alike_in_the_dialog_and_in_the_results(tools):
    for tool in tools:
        outputs = {definition.name(): definition.description() for definition in tool.outputDefinitions()}
        for one in tool.destinationParameterDefinitions():
            assert outputs.get(one.name(), one.description()) == one.description(), tool.id()


def test_labels_of_models_begin_as_those_of_their_steps(tools):
    """So people find them again; the step stands behind."""
    labels = {
        tool.name(): [definition.description() for definition in tool.destinationParameterDefinitions()]
        for tool in tools
    }
    assert {f"Passages [runs] – size class {number}" for number in range(1, 6)} <= set(labels["frequencystudy"])
    assert {f"Plot – {years} years" for years in (30, 100, 300)} <= set(labels["cutslope"])
    assert {"Stops – 100 years", "Stops – 100 years, with all measures", "Report – hazard map"} <= set(
        labels["dossier"]
    )
    assert "Passages [runs]" in labels["demtorunout"]  # one needs no step behind it


def test_layers_that_come_into_a_project_have_names_of_their_own(loaded, make_layer, dem, tmp_path):
    """Two maps of source areas were both called so, and two hazard maps of two groups Danger levels."""
    from qgis.core import QgsProject

    project = QgsProject()
    for number in (1, 2):
        outputs = {"AREAS": str(tmp_path / f"areas{number}.gpkg"), "SLOPE": str(tmp_path / f"slope{number}.tif")}
        loaded("talus:sourceareas", {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0}, outputs, project)
    names = {layer.name() for layer in project.mapLayers().values()}
    assert names == {"Source areas", "Source areas (2)", "Slope [°]", "Slope [°] (2)"}


def test_layers_of_a_model_are_called_as_its_outputs(qgis_app, tools):
    """The step of each period gives a table that it calls Stations; a layer with the name of a run keeps it."""
    from qgis.core import QgsProcessingContext, QgsProject

    model = next(tool for tool in tools if tool.name() == "cutslope").create()
    names = {definition.name(): definition.description() for definition in model.destinationParameterDefinitions()}
    tables = {name: f"/nowhere/{number}.gpkg" for number, name in enumerate(names) if "STATIONS_" in name}
    project, context = QgsProject(), QgsProcessingContext()
    for number, path in enumerate(tables.values()):
        label = "Stations – a run" if number == 0 else "Stations"
        context.addLayerToLoadOnCompletion(path, QgsProcessingContext.LayerDetails(label, project))
    model._call_layers(tables, context)
    called = [context.layerToLoadOnCompletionDetails(path).name for path in tables.values()]
    assert called == ["Stations – a run", *[names[name] for name in list(tables)[1:]]]
