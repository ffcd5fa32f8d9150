# SPDX-License-Identifier: GPL-2.0-or-later
"""Options of the five sources stay out of the way of a first user: advanced, with a help that says who needs it."""

import pytest
from qgis.core import QgsProcessingParameterDefinition

# option -> words of its help that say for whom or for what it is
OPTIONS = {
    "SPIN": "For rocks that", "VERTICAL_VELOCITY": "For rocks that", "VELOCITY_DISTRIBUTION": "For back-analyses",
    "ORIENTATION": "For blocks that", "SLIP": "For blocks that", "FREE_FLIGHT": "for comparison",
    "IMPACT_LAW": "Use newton for assessments", "RESTITUTION": "For comparison",
    "TANGENTIAL_RESTITUTION": "For comparison", "RESTITUTION_DISTRIBUTION": "For sensitivity",
    "FRICTION_DISTRIBUTION": "For sensitivity", "ROLLING_DISTRIBUTION": "For sensitivity",
    "DENSITY_DISTRIBUTION": "For sensitivity", "VOLUME_DISTRIBUTION": "For sources",
    "MATERIAL_DRAWN": "Has an effect only",
    "ROUGHNESS": "For nearly round rocks", "SHAPES": "For comparison", "PLANE": "For long slopes",
    "BARRIERS_ALONG": "For a first look", "EARLIER_MODELS": "For comparison of this study",
    "ROCK_SOLID": "that is not convex",
    "RESTITUTION_HALVING_SPEED": "Pfeiffer and Bowen",
}  # fmt: skip
# there they are what the study is about, or other things
ELSEWHERE = {("net", "SPIN"), ("ensemble", "SHAPES")}


@pytest.fixture(scope="module")
def found(qgis_app):
    """(algorithm, definition) of each option wherever it is."""
    return [
        (algorithm.name(), definition)
        for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms()
        for definition in algorithm.parameterDefinitions()
        if definition.name() in OPTIONS and (algorithm.name(), definition.name()) not in ELSEWHERE
    ]


def test_each_option_is_in_some_dialog(found):
    assert {definition.name() for _, definition in found} == set(OPTIONS)


def test_options_are_advanced(found):
    flag = QgsProcessingParameterDefinition.Flag.FlagAdvanced
    assert [(name, item.name()) for name, item in found if not item.flags() & flag] == []


def test_helps_say_who_needs_them(found):
    assert [(name, item.name()) for name, item in found if OPTIONS[item.name()] not in item.help()] == []


def test_options_are_off_by_default(found):
    """Empty, or a value that leaves the motion as it is without them."""
    off = {"IMPACT_LAW": "newton", "FREE_FLIGHT": "implicit", "MATERIAL_DRAWN": "run", "ROCK_SOLID": "hull"}
    given = [(name, item.name(), item.defaultValue()) for name, item in found]
    assert [row for row in given if row[2] not in (None, "", 0, 0.0, False, []) and row[2] != off.get(row[1])] == []
