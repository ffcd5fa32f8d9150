# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs without effect, or counted twice, are named: polygons between the nodes, features that were pasted again."""

import json

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library
from talus.engine.command_line import main
from talus.engine.ensemble.plausible_inputs import of_scene
from talus.engine.ground.narrow_polygons import without_effect
from talus.engine.io import well_known_binary as binary
from talus.engine.io.burn import Polygon
from talus.tests.study_files import SOUTH, STUDY, WEST, square, write_layer, write_study


def strip(low, high, west=1.0, east=30.0):
    return binary.polygon([(west, low), (east, low), (east, high), (west, high), (west, low)])


def test_a_strip_between_two_rows_of_nodes_has_no_effect():
    """Nodes are 2 m apart: 0.8 m between two of them hold none, 0.8 m across one do, 2.8 m do."""
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    for number, (low, high, is_lost) in enumerate(((10.3, 11.1, True), (9.7, 10.5, False), (8.3, 11.1, False))):
        result = without_effect([Polygon(number, strip(low, high), "x")], terrain, "GROUND")
        assert bool(result) == is_lost
    (finding,) = without_effect([Polygon(k, strip(10.3, 11.1), "x") for k in (3, 5)], terrain, "GROUND")
    assert (finding.code, finding.severity, finding.value, finding.limit) == (
        "polygon-without-effect",
        "doubtful",
        2.0,
        2.0,
    )
    assert "(3, 5)" in finding.text


def test_a_diagonal_path_and_a_hole_are_judged_by_their_nodes():
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    path = binary.polygon([(1.0, 2.0), (30.0, 31.0), (30.0, 31.3), (1.0, 2.3), (1.0, 2.0)])
    assert without_effect([Polygon(1, path, "x")], terrain, "GROUND")
    over = binary.polygon([(1.9, 1.8), (30.1, 30.0), (30.1, 30.3), (1.9, 2.1), (1.9, 1.8)])  # over nodes of y = x
    assert not without_effect([Polygon(1, over, "x")], terrain, "GROUND")


def test_features_at_one_place_are_told_once():
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    parts = Ground.of_class(terrain, "medium"), [rock_library.rock("cube", volume=1.0, density=2700.0)]

    def codes(*releases):
        return [finding.code for finding in of_scene(*parts, releases, Settings(air_density=0.0))]

    once, twice = Release((5.0, 5.0), identifier=1), Release((5.0, 5.0), identifier=2)
    assert codes(once, twice) == ["releases-at-one-place"]
    assert codes(once, Release((5.0, 5.0), identifier=2, height=3.0)) == []
    assert codes(once, once) == []  # several rocks at a point of one feature


@pytest.fixture
def checked(tmp_path, capsys):
    """``checked(study)``: exit code and findings of `talus check`."""

    def of(text, *changes):
        code = main(["check", str(write_study(tmp_path, text, *changes)), "--json"])
        return code, json.loads(capsys.readouterr().out)["findings"]

    return of


def test_check_tells_both(checked, tmp_path):
    write_study(tmp_path)
    ground = [(square(0.0, 50.3, 70.0, 51.1), {"kind": "soft"}), (square(0.0, 20.0, 70.0, 40.0), {"kind": "hard"})]
    write_layer(tmp_path, "ground", "Polygon", ground)
    write_layer(tmp_path, "twice", "Polygon", [(square(20.0, 80.0, 40.0, 100.0), {"n": k}) for k in (1, 2)])
    text = STUDY.replace('layer = "releases"', 'layer = "twice"').replace(
        "[ground]", '[ground]\nfile = "layers.gpkg"\nlayer = "ground"\nclass_field = "kind"'
    )
    code, checked_inputs = checked(text)
    assert code == 0
    assert [entry["code"] for entry in checked_inputs] == ["polygon-without-effect", "releases-at-one-place"]


BOW_TIE = [(45, 80), (55, 90), (55, 80), (45, 90), (45, 80)]
NO_AREA = [(45, 80), (55, 80), (45, 80), (45, 80)]


@pytest.mark.parametrize("corners", [BOW_TIE, NO_AREA], ids=["bow tie", "no area"])
def test_polygons_that_qgis_refuses_are_refused(checked, tmp_path, corners):
    write_study(tmp_path)
    polygon = binary.polygon([(WEST + x, SOUTH + y) for x, y in corners])
    write_layer(tmp_path, "odd", "Polygon", [(polygon, {"n": 1})])
    code, (actual,) = checked(STUDY.replace('layer = "releases"', 'layer = "odd"'))
    assert code == 1 and actual["subject"] == "releases.file" and "feature 1 is invalid" in actual["text"]


def test_curves_are_read_as_their_chords(checked, tmp_path):
    """Curves are read as QGIS and the wheels' reader take them."""
    ogr, osr = pytest.importorskip("osgeo.ogr"), pytest.importorskip("osgeo.osr")
    write_study(tmp_path)
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(tmp_path / "curve.gpkg"))
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    layer = source.CreateLayer("curve", system, ogr.wkbCurvePolygon)
    feature = ogr.Feature(layer.GetLayerDefn())
    x, y = WEST + 30.0, SOUTH + 80.0
    ring = f"({x} {y},{x + 10} {y + 10},{x + 20} {y},{x + 10} {y - 10},{x} {y})"
    feature.SetGeometry(ogr.CreateGeometryFromWkt(f"CURVEPOLYGON(CIRCULARSTRING{ring})"))
    layer.CreateFeature(feature)
    feature = layer = source = None
    code, checked_inputs = checked(STUDY.replace('file = "layers.gpkg"\nlayer = "releases"', 'file = "curve.gpkg"'))
    assert (code, checked_inputs) == (0, [])
