# SPDX-License-Identifier: GPL-2.0-or-later
"""Names, help and defaults of talus:screenline and talus:profile."""

from types import SimpleNamespace

import pytest

UNITS = {"ENERGIES": "[kJ]", "HEIGHTS": "[m]", "TARGET": "[%]", "WIDTH": "[m]", "STEP": "[m]"}
NEEDED = {
    "talus:screenline": {"TRAJECTORIES", "LINES"},
    "talus:profile": {"TRAJECTORIES", "LINE", "DEM"},
}


@pytest.fixture(params=sorted(NEEDED))
def algorithm(qgis_app, request):
    return qgis_app.processingRegistry().createAlgorithmById(request.param)


def test_every_parameter_has_help_that_is_a_sentence_and_stands_on_the_page(algorithm):
    import html

    page = html.unescape(algorithm.shortHelpString())
    for definition in algorithm.parameterDefinitions():
        text = definition.help()
        assert len(text) >= 15 and text.endswith("."), definition.name()
        assert text in page


def test_only_what_nothing_can_replace_must_be_given(algorithm):
    def must_be_given(definition):
        return not definition.checkValueIsAcceptable(definition.defaultValue())

    needed = {definition.name() for definition in algorithm.parameterDefinitions() if must_be_given(definition)}
    assert needed == NEEDED[algorithm.id()]


def test_physical_quantities_have_their_unit_in_the_label(algorithm):
    for definition in algorithm.parameterDefinitions():
        if definition.name() in UNITS:
            assert UNITS[definition.name()] in definition.description()


def test_names_of_fields_fit_into_shapefiles(qgis_app):
    """Ten letters at most, each name once: other tools read them."""
    import processing

    from talus.algorithms.tools.screenline.algorithm import layer_parameters
    from talus.algorithms.tools.screenline.numbers import hit_columns
    from talus.tests.qgis import motion_layers

    results = processing.run(
        "talus:screenline",
        {"TRAJECTORIES": motion_layers.trajectories([10.0]), "CROSSINGS": "memory:", "STATISTICS": "memory:",
         "LINES": motion_layers.lines([("wall", "LINESTRING(0 -24, 80 -24)")]), "SOURCES": "memory:",
         "DESIGN": "memory:"},
    )  # fmt: skip
    tables = [
        results[parameter.name()].fields().names() for parameter in layer_parameters() if parameter.name() != "HITS"
    ]
    tables.append([column.name for column in hit_columns(SimpleNamespace(lines=()))])
    for names in tables:
        assert len(names) == len(set(names))
        assert [name for name in names if len(name) > 10] == []
