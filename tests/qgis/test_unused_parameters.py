# SPDX-License-Identifier: GPL-2.0-or-later
"""Unused parameters of an algorithm are named in a warning; used ones are not."""

import pytest
from qgis.core import QgsApplication, QgsProcessingContext, QgsProperty

from talus.algorithms.call import Call
from talus.algorithms.shared.parameters.outputs import tell_of_unused


@pytest.mark.parametrize(("name", "given", "words"), [
    ("simulate", {"SOIL_FIELD": "soil"}, ["SOIL_FIELD: simulate has no parameter of this name"]),
    ("simulate", {"GROUND_FEILD": "soil"}, ["Did you mean Field with the ground class (GROUND_FIELD)?"]),
    (
        "simulate", {"ROLLING_FIELD": "mu"},
        ["ROLLING_FIELD: the field 'mu' belongs to the layer Ground polygons (GROUND)"],
    ),
    ("simulate", {"ROLLING_FIELD": "mu", "GROUND": "polygons"}, []),
    ("simulate", {"ROLLING_FIELD": ["mu"]}, ["ROLLING_FIELD: the field "]),
    (
        "simulate", {"ROLLING_FIELD": QgsProperty.fromExpression("1/0")},
        ["belongs to the layer Ground polygons (GROUND), which is not given"],
    ),
    ("simulate", {"ROLLING_FIELD": "", "SOIL_FIELD": None}, []),
    ("simulate", {"GROUND_FIELD": "ground_class"}, []),  # its default, which models and dialogs hand over
    (
        "torockyfor3d", {"SOIL_FIELD": "soil", "GROUND": None},
        ["SOIL_FIELD: the field 'soil' belongs to the layer Ground polygons (GROUND)"],
    ),
])  # fmt: skip
def test_what_is_given_and_not_used_is_told(qgis_app, recorder, name, given, words):
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
    tell_of_unused(Call(algorithm, {"DEM": "terrain", **given}, QgsProcessingContext(), recorder))
    assert len(recorder.warnings) == len(words)
    for warning, part in zip(recorder.warnings, words):
        assert part in warning


def test_a_run_tells_it_with_the_label_of_the_parameter(qgis_app, dem, releases, recorder, tmp_path):
    """Through Processing, as a script calls it."""
    import processing

    given = {"DEM": dem, "RELEASES": releases, "FOLDER": str(tmp_path / "grids"), "RG70": 0.05, "VOLUME": 2.0}
    processing.run("talus:torockyfor3d", {**given, "SOIL_FIELD": "soil", "SOIL": 1}, feedback=recorder)
    messages = [warning for warning in recorder.warnings if "not used" in warning]
    assert len(messages) == 2 and messages[1].startswith("Field with the soil type")
