# SPDX-License-Identifier: GPL-2.0-or-later
"""Drawn features are called by their field "name", in tables, reports, findings and the log."""

import pytest

FENCE = "LINESTRING(0 -60, 80 -60)"
SMALL = "LINESTRING(0 -62, 80 -62)"


@pytest.fixture
def fences(make_layer):
    """Two barriers: one with a name, under a field in capitals, and one without a name."""
    return make_layer("LineString", [(FENCE, ["Road north"]), (SMALL, [None])], "field=NAME:string")


def names_in(layer):
    return [row["name"] or row["id"] for row in layer.getFeatures()]


def test_barriers_of_a_simulation_are_called_by_their_field_name(simulate, fences, tmp_path):
    """They were Barrier 1 and Barrier 2 in the report, whatever they were called in the layer."""
    report = tmp_path / "report.html"
    outputs = simulate(
        BARRIERS=fences, BARRIER_HEIGHT=100.0, BARRIER_ENERGY=1e6, BARRIER_RESULTS="memory:", REPORT=str(report)
    )
    assert names_in(outputs["BARRIER_RESULTS"]) == ["Road north", 2]
    page = report.read_text(encoding="utf-8")
    assert "Road north: 100" in page and "Barrier 2: 100" in page and "Barrier 1" not in page


def test_planned_barriers_are_called_by_their_field_name(simulate, dem, fences, recorder):
    """In both tables, and in the finding of those that would stop too few."""
    import json

    import processing

    made = simulate(RUNS=5, TRAJECTORIES="memory:", SAMPLES="memory:")
    inputs = {"DEM": dem, "BARRIERS": fences, "HEIGHT": 0.05, "CLASS": "capacity", "ENERGY": 1.0}
    motion = {name: made[name] for name in ("TRAJECTORIES", "SAMPLES")}
    outputs = processing.run(
        "talus:barrier", {**inputs, **motion, "OUTPUT": "memory:", "VARIANTS": "memory:"}, feedback=recorder
    )
    assert names_in(outputs["OUTPUT"]) == ["Road north", 2]
    assert {row["name"] or row["barrier"] for row in outputs["VARIANTS"].getFeatures()} == {"Road north", 2}
    actual = [load for load in json.loads(outputs["FINDINGS"]) if load["code"] == "barrier-below-target"]
    assert len(actual) == 1 and "Road north" in actual[0]["text"]


def test_a_blank_name_is_none(make_layer):
    """Spaces alone are no name, nor is an empty field."""
    from talus.algorithms.shared.layers.vector_layers import feature_name, name_field

    layer = make_layer("LineString", [(FENCE, ["  "]), (FENCE, [None]), (FENCE, [" 001 "])], "field=Name:string")
    assert name_field(layer, "") == "Name"
    assert [feature_name(feature, "Name") for feature in layer.getFeatures()] == ["", "", "001"]
    assert feature_name(next(layer.getFeatures()), "") == ""
