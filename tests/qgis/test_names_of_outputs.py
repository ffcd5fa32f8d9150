# SPDX-License-Identifier: GPL-2.0-or-later
"""Names that people see: each output of a dialog has its own, and each layer that comes into a project."""

from collections import Counter

import pytest


@pytest.fixture
def tools(qgis_app):
    """All algorithms of Talus, the example models among them."""
    return qgis_app.processingRegistry().providerById("talus").algorithms()


def several(names):
    """Those that there are more than one of."""
    return sorted(name for name, count in Counter(names).items() if count > 1)


def test_no_two_inputs_or_outputs_of_a_tool_have_one_label(tools):
    """Five outputs of the study by frequency were called Passages [runs], three of the cut slope Plot."""
    found = {}
    for tool in tools:
        of_dialog = [one.description() for one in tool.parameterDefinitions()]
        of_results = [one.description() for one in tool.outputDefinitions()]
        found[tool.id()] = several(of_dialog) + several(of_results)
    assert len(found) > 30 and {name: labels for name, labels in found.items() if labels} == {}


def test_an_output_is_called_alike_in_the_dialog_and_in_the_results(tools):
    for tool in tools:
        outputs = {one.name(): one.description() for one in tool.outputDefinitions()}
        for one in tool.destinationParameterDefinitions():
            assert outputs.get(one.name(), one.description()) == one.description(), tool.id()


def test_labels_of_models_begin_as_those_of_their_steps(tools):
    """So people find them again; the step stands behind."""
    labels = {tool.name(): [one.description() for one in tool.destinationParameterDefinitions()] for tool in tools}
    assert {f"Passages [runs] – size class {number}" for number in range(1, 6)} <= set(labels["frequencystudy"])
    assert {f"Plot – {years} years" for years in (30, 100, 300)} <= set(labels["cutslope"])
    assert {"Stops – 100 years", "Stops – 100 years, with all measures", "Report – hazard map"} <= set(
        labels["dossier"]
    )
    assert "Passages [runs]" in labels["demtorunout"]  # one needs no step behind it
