# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting through processing.run: two lines, an object, and what it refuses."""

from types import SimpleNamespace

import numpy as np
import pytest

from talus.tests.qgis.motion_layers import trajectories

SMALL = {"NET_ENERGY": 100.0, "FAMILY": "cable net", "SPACING": 8.0, "MESH": 0.5, "MAX_TIME": 0.2, "THREADS": 1,
         "SIDE": "left"}  # fmt: skip


@pytest.fixture
def inputs(qgis_app, make_layer, make_dem):
    """Throws to the south from 450 m over level ground at 444 m: after 12 m they are at 445.1 and 445.5 m."""
    candidates = [("LINESTRING(30 -12, 14 -12)", ["near"]), ("LINESTRING(30 -4, 14 -4)", ["high"])]
    return {
        "DEM": make_dem(heights=np.full((60, 40), 444.0)), "TRAJECTORIES": trajectories([12.0, 12.5], duration=2.0),
        "LINES": make_layer("LineString", candidates, "field=name:string"), "NAME_FIELD": "name", "CROSSINGS": 1,
        "REPORT": None, **SMALL,
    }  # fmt: skip


@pytest.fixture
def site(inputs, recorder):
    def run(**parameters):
        import processing

        given = {**inputs, "SITES": "memory:", **parameters}
        return processing.run("talus:netsiting", given, feedback=recorder)

    return run


def test_lines_are_ordered_and_measured(site, make_layer, tmp_path):
    """The net is 2 m high: rocks pass 5.5 m over the ground at the second line; a house 8 m behind the first."""
    house = make_layer("Polygon", [("POLYGON((20 -25, 24 -25, 24 -20, 20 -20, 20 -25))", [])])
    results = site(OBJECTS=house, REPORT=str(tmp_path / "sites.html"))
    rows = {row["name"]: row for row in results["SITES"].getFeatures()}
    assert results["LINE_COUNT"] == 2 and {row["rank"] for row in rows.values()} == {1, 2}
    assert (rows["high"]["passing"], rows["high"]["over"], rows["high"]["thrown"]) == (2, 2, 0)
    assert rows["near"]["passing"] == 2 and rows["near"]["before_pct"] == 100.0
    assert (rows["near"]["over"], rows["near"]["thrown"]) == (0, 1)
    assert rows["near"]["dist_m"] == pytest.approx(8.0) and rows["high"]["dist_m"] == pytest.approx(16.0)
    page = (tmp_path / "sites.html").read_text(encoding="utf-8")
    assert "Ranking of the lines" in page and "net_sites.csv" in page and "Loads on the net" in page
    assert page.count("data:image/png") in (0, 1)
    first = min(rows.values(), key=lambda row: row["rank"])
    assert first["best_pct"] == max(row["best_pct"] for row in rows.values())


def test_layer_shows_places_with_their_shares(loaded, inputs):
    """A colour for each of the first three places and one for the rest, each line with its place, name and share."""
    from qgis.core import QgsExpression, QgsExpressionContext

    sites = loaded("talus:netsiting", inputs, {"SITES": "memory:"})["Places for the net"]
    assert sites.renderer().classAttribute() == "rank"
    assert [category.value() for category in sites.renderer().categories()] == [1, 2, 3, ""]
    assert sites.labelsEnabled() and sites.attributeDisplayName(0) == "rank"
    label = QgsExpression(sites.labeling().settings().fieldName)
    first = min(sites.getFeatures(), key=lambda one: one["rank"])
    context = QgsExpressionContext()
    context.setFeature(first)
    assert label.evaluate(context) == f"1. {first['name']}\n{first['held_pct']:.0f} %"


def test_short_lines_have_their_labels_on_a_map_of_the_slope(qgis_app, make_layer):
    """A line of 40 m is 40 pixels long there, its label 60; labels that must fit on lines are left out."""
    from qgis.core import QgsMapRendererSequentialJob, QgsMapSettings
    from qgis.PyQt.QtCore import QSize

    from talus.algorithms.shared.styles.styles import show_labels

    layer = make_layer("LineString", [("LINESTRING(60 -50, 20 -50)", ["upper"])], "field=name:string")
    show_labels(layer, "'1. ' || \"name\" || '\\n100 %'")
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setDestinationCrs(layer.crs())
    settings.setOutputSize(QSize(800, 800))
    settings.setExtent(layer.extent().buffered(400.0))
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    (label,) = job.takeLabelingResults().labelsWithinRect(settings.extent())
    assert label.labelText == "1. upper\n100 %"


def test_lines_without_an_elevation_model_under_them_are_refused(site, make_layer):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=r"no ground|does not cover"):
        site(LINES=make_layer("LineString", [("LINESTRING(90 -50, 60 -50)", ["east"])], "field=name:string"))


def test_objects_without_places_are_refused(site, make_layer):
    """A table is a layer too; as objects it would say nothing."""
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=r"OBJECTS .* has a table without geometries"):
        site(OBJECTS=make_layer("None", [("POINT(0 0)", ["house"])], "field=name:string"))


def test_surface_of_too_few_rocks_decides_on_none(site, recorder):
    results = site(SURROGATE=True)
    assert any("too few for a response surface" in text for text in recorder.warnings)
    assert all(row["sure"] == 0 for row in results["SITES"].getFeatures())


@pytest.mark.long
def test_surface_decides_on_rocks_that_are_not_thrown(site, inputs, recorder):
    """48 throws that differ in energy, place, height and dip; 32 of them are thrown, which make a surface.

    It is sure of most of the others and holds them, as the net does when all are thrown; so the same throws bound the
    share nearer than without it.
    """
    paths = trajectories([11.0 + 0.03 * k for k in range(48)], beside=0.15, duration=2.0)

    def near(**more):
        given = {"TRAJECTORIES": paths, "LINES": inputs["LINES"], "MAX_TIME": 20.0, "MESH": 0.25, **more}
        return next(row for row in site(**given)["SITES"].getFeatures() if row["name"] == "near")

    guessed, alone, whole = near(CROSSINGS=32, SURROGATE=True), near(CROSSINGS=32), near(CROSSINGS=48)
    assert any("A response surface decides" in text for text in recorder.messages)
    assert guessed["thrown"] == alone["thrown"] == 32 and whole["thrown"] == guessed["passing"] == 48
    assert guessed["sure"] > 40 and alone["sure"] == 0
    assert guessed["held_pct"] == pytest.approx(whole["held_pct"])
    assert alone["held_lo"] < whole["held_lo"] < guessed["held_lo"] <= guessed["held_pct"]


@pytest.mark.parametrize(("passing", "caught", "told"), [(5, 3, {"DISTANCE_NEEDED": 2.5}), (5, 0, {}),
                                                         (0, 0, {"DISTANCE_NEEDED": 0.0})])  # fmt: skip
def test_distance_is_told_where_it_is_known(qgis_app, passing, caught, told):
    """A net that holds no rock has no known elongation; where no rock comes it needs no room."""
    from talus.algorithms.tools.netsiting.run import _numbers_of

    siting = SimpleNamespace(passing=passing, caught=caught, caught_share=0.5, distance_needed=lambda: 2.5)
    numbers = _numbers_of([SimpleNamespace(siting=siting, chance=1.0)])
    assert {name: value for name, value in numbers.items() if name == "DISTANCE_NEEDED"} == told
