# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones as data: names and codes of the Swiss and the French model, what they refuse, and ilivalidator's word."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from talus.engine.hazard.danger_zones import danger_zones
from talus.engine.hazard.data_models.french import FrenchFacts, french_layers
from talus.engine.hazard.data_models.plain import plain_layers
from talus.engine.hazard.data_models.swiss import MODEL, TOPIC, SwissFacts, swiss_layers, write_transfer
from talus.engine.hazard.data_models.zones import Zone, check_overlaps, zones_of_intensity, zones_of_levels
from talus.engine.hazard.rules.rules import Rules
from talus.engine.io import osgeo_files
from talus.engine.io.interlis import NAMESPACE
from talus.engine.io.raster import Grid
from talus.tests.engine.test_danger_zones import blobs

shapely = pytest.importorskip("shapely", minversion="2.0")
EXCERPT = Path(__file__).parent / "models"
LV95 = osgeo_files.System("EPSG:2056").wkt
ORIGIN = (2_700_000.25, 1_150_000.25)
TICINO = SwissFacts("TI", "complete", "to_be_clarified", "caduta sassi")
ISERE = FrenchFacts("38DDT20120001", "PPRN du Bourg", "PPRN")
SCHEMA = {  # columns of the minimum model that a map of rockfall fills, in its order: name -> is it mandatory
    "hazard_area": ("impact_zone", "data_responsibility", "main_process", "hazard_level", "subprocesses_complete",
                    "sources_complete"),
    "synoptic_intensity": ("impact_zone", "data_responsibility", "intensity_class", "process_cantonal_term",
                           "return_period_in_years", "extreme_scenario", "subproc_synoptic_intensity",
                           "sources_in_subprocesses_compl"),
}  # fmt: skip


def zones(rules=None, radius=8.0):
    """Zones of made-up levels and intensities, with split fields among them."""
    rules = Rules.shipped("ch") if rules is None else rules
    levels = blobs().astype(np.uint8)
    grid = Grid(levels.shape, (5.0, 5.0), ORIGIN)
    outcomes = np.minimum(levels, len(rules.outcomes))
    result = zones_of_levels(danger_zones(outcomes, grid, 50.0, radius), rules)
    intensities = []
    for period in rules.periods[:3]:
        classes = np.minimum(np.maximum(levels, 1) - 1, len(rules.intensities)).astype(np.uint8)
        intensities += zones_of_intensity(danger_zones(classes, grid, 50.0, radius), rules, period)
    return result, intensities


def test_zones_of_a_split_field_say_what_they_may_be():
    levels, _ = zones()
    actual = {(zone.words.key, zone.alternative and zone.alternative.key, zone.fields) for zone in levels}
    assert actual == {("residual", None, ()), ("yellow", None, ("2", "1")), ("yellow", "blue", ("4",)),
                     ("blue", None, ("5", "3"))}  # fmt: skip


def test_swiss_layers_have_the_names_and_codes_of_the_model():
    layers = swiss_layers(*zones(), TICINO, LV95, "2026-7")
    assert [layer.name for layer in layers] == list(SCHEMA)
    for layer in layers:
        columns = {layer.geometry, *layer.columns} - {"t_ili_tid"}
        assert columns == set(SCHEMA[layer.name])
        assert all(None not in values and "" not in values for values in layer.columns.values())
        oids = layer.columns["t_ili_tid"]
        assert len(set(oids)) == len(oids) and oids[0] == f"{layer.name}-2026-7-1.TI.ch"
    area, intensity = (layer.columns for layer in layers)
    assert set(area["hazard_level"]) == {"residual_hazard", "slight", "mean"}
    assert set(area["main_process"]) == {"rockfall"} and set(area["sources_complete"]) == {"to_be_clarified"}
    assert set(intensity["intensity_class"]) == {"low", "mean", "high"}
    assert set(intensity["return_period_in_years"]) == {30, 100, 300}
    assert set(intensity["extreme_scenario"]) == {False}  # the model forbids it up to 300 years


def test_swiss_geopackage_keeps_the_names_of_interlis(tmp_path):
    path = tmp_path / "zones.gpkg"
    for layer in swiss_layers(*zones(), TICINO, LV95):
        osgeo_files.write_layer(path, layer)
    from osgeo import ogr

    dataset = ogr.Open(str(path))
    for name, columns in SCHEMA.items():
        layer = dataset.GetLayerByName(name)
        definition = layer.GetLayerDefn()
        fields = [definition.GetFieldDefn(k).GetName() for k in range(definition.GetFieldCount())]
        assert {layer.GetGeometryColumn(), *fields} - {"t_ili_tid"} == set(columns)
        assert layer.GetFeatureCount() > 0
    boolean = definition.GetFieldDefn(definition.GetFieldIndex("extreme_scenario"))
    assert boolean.GetSubType() == ogr.OFSTBoolean
    assert dataset.GetLayerByName("hazard_area").GetSpatialRef().GetAuthorityCode(None) == "2056"


def transfer_file(tmp_path, layers=None):
    path = tmp_path / "zones.xtf"
    layers = swiss_layers(*zones(), TICINO, LV95) if layers is None else layers
    write_transfer(path, layers, "Talus")
    return path


def test_transfer_file_has_the_objects_and_their_surfaces(tmp_path):
    levels, _ = zones()
    root = ElementTree.parse(transfer_file(tmp_path)).getroot()
    space = {"i": NAMESPACE}
    result = root.findall(f".//i:{TOPIC}.hazard_area", space)
    assert len(result) == len(levels)
    first = result[0]
    assert [entry.tag.rpartition("}")[2] for entry in first] == [
        "impact_zone", "data_responsibility", "main_process", "hazard_level", "subprocesses_complete",
        "sources_complete",
    ]  # fmt: skip
    rings = first.findall(".//i:BOUNDARY", space)
    places = [[tuple(float(entry.text) for entry in coord) for coord in ring.iter(f"{{{NAMESPACE}}}COORD")]
              for ring in rings]  # fmt: skip
    assert shapely.Polygon(places[0], places[1:]).area == pytest.approx(levels[0].shape.area, rel=1e-4)


def ilivalidator(path, tmp_path):
    """(whether the file is valid, log) by ilivalidator and the excerpt of the model."""
    pytest.importorskip("ilivalidator", reason="ilivalidator is not installed: pip install ilivalidator")
    log = tmp_path / "log.txt"
    settings = {
        "org.interlis2.validator.ilidirs": str(EXCERPT), "org.interlis2.validator.modelNames": MODEL,
        "org.interlis2.validator.log": str(log),
    }  # fmt: skip
    code = (
        "import json, sys; from ilivalidator import Ilivalidator; "
        "sys.exit(0 if Ilivalidator.validate([sys.argv[1]], json.loads(sys.argv[2])) else 3)"
    )  # in a process of its own: a virtual machine goes with it
    done = subprocess.run([sys.executable, "-c", code, str(path), json.dumps(settings)], capture_output=True, text=True)
    return done.returncode == 0, log.read_text(encoding="utf-8") if log.exists() else done.stdout + done.stderr


def test_ilivalidator_takes_the_transfer_file(tmp_path):
    is_valid, log = ilivalidator(transfer_file(tmp_path), tmp_path)
    assert is_valid, log


def test_ilivalidator_refuses_a_code_that_the_model_has_not(tmp_path):
    """That the test above can fail at all."""
    path = transfer_file(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(">slight<", ">light<"), encoding="utf-8")
    is_valid, log = ilivalidator(path, tmp_path)
    assert not is_valid and "hazard_level" in log


@pytest.mark.parametrize(
    ("change", "pattern"),
    [
        ({"canton": "XX"}, "^canton: is 'XX'; give one of ZH, BE"),
        ({"subprocesses_complete": ""}, "^subprocesses_complete: is ''; give one of complete, not_complete"),
        ({"sources_complete": "yes"}, "^sources_complete: is 'yes'"),
        ({"term": ""}, "^term: has 0 characters"),
        ({"term": "x" * 51}, "^term: has 51 characters"),
        ({"subprocess": "w_flooding"}, "^subprocess: is 'w_flooding'"),
        ({"comments": "x" * 251}, "^comments: has 251 characters"),
    ],
)
def test_facts_that_the_swiss_model_does_not_allow_are_refused(change, pattern):
    with pytest.raises(ValueError, match=pattern):
        swiss_layers(*zones(), TICINO._replace(**change), LV95)


def test_zones_that_the_swiss_model_does_not_allow_are_refused():
    levels, intensities = zones()
    with pytest.raises(ValueError, match=r"^number: is 'a b'"):
        swiss_layers(levels, intensities, TICINO, LV95, "a b")
    away = [zone._replace(shape=shapely.transform(zone.shape, lambda places: places - 2e6)) for zone in levels]
    with pytest.raises(ValueError, match=r"hazard_area: a zone at .* is not in LV95"):
        swiss_layers(away, intensities, TICINO, LV95)
    with pytest.raises(ValueError, match="hazard_area: S3 has the code '1/5000'; give it one of not_in_danger"):
        swiss_layers([levels[0]._replace(words=Rules.shipped("no").levels[0])], [], TICINO, LV95)
    seen = intensities[0].words._replace(code="existing_impact")
    with pytest.raises(ValueError, match="up to 300 years the model asks for low, mean or high"):
        swiss_layers(levels, [intensities[0]._replace(words=seen)], TICINO, LV95)
    with pytest.raises(ValueError, match=r"the return period 0\.5 is no whole number"):
        swiss_layers(levels, [intensities[0]._replace(period=0.5)], TICINO, LV95)


def square(x, side=10.0, key=0, period=0.0):
    shape = shapely.box(x, 0.0, x + side, side)
    return Zone(shape, Rules.shipped("ch").levels[key], period=period)


def test_zones_upon_each_other_are_refused_with_their_place():
    with pytest.raises(ValueError, match=r"^plan, zones 1 \(residual\) and 2 \(yellow\): overlap over 50 m2 at 7\.5, "):
        check_overlaps([square(0.0), square(5.0, key=1)], "plan")
    bow = Zone(shapely.Polygon([(0, 0), (1, 1), (1, 0), (0, 1)]), Rules.shipped("ch").levels[0])
    with pytest.raises(ValueError, match=r"^plan, zone 1 \(residual\): is no valid polygon \(Self-intersection"):
        check_overlaps([bow], "plan")


def test_zones_that_touch_or_overlap_by_less_than_a_millimetre_or_are_of_other_periods_are_taken():
    check_overlaps([square(0.0), square(10.0)], "plan")
    check_overlaps([square(0.0), square(9.9995)], "plan")
    check_overlaps([square(0.0, period=30.0), square(5.0, period=100.0)], "plan")
    with pytest.raises(ValueError, match="overlap over"):
        check_overlaps([square(0.0), square(9.99)], "plan")


def french_zones():
    rules = Rules.shipped("fr")
    return [square(10.0 * k)._replace(words=words) for k, words in enumerate(rules.levels)]


def test_french_layers_have_the_names_and_codes_of_the_standard(tmp_path):
    """Template of the standard: idzonealea of 15 characters, codeprocedure of 22, typealea 123, niveaualea of 2."""
    path = tmp_path / "ppr.gpkg"
    for layer in french_layers(french_zones(), ISERE, osgeo_files.System("EPSG:2154").wkt):
        osgeo_files.write_layer(path, layer)
    names = ["pprn_38ddt20120001_procedure", "pprn_38ddt20120001_zonealeareference_123_s", "typealea", "typeniveaualea"]
    assert sorted(osgeo_files.layer_names(path)) == sorted(names)
    columns = osgeo_files.read_layer(path, names[1]).columns
    assert columns["niveaualea"] == ["01", "02", "04", "06"] and set(columns["typealea"]) == {"123"}
    assert columns["description"] == ["faible", "moyen ou modéré", "fort", "très fort ou majeur"]
    assert {len(entry) for entry in columns["idzonealea"]} == {15} and len(set(columns["idzonealea"])) == 4
    assert osgeo_files.read_layer(path, names[0]).columns["codeprocedure"] == ["38DDT20120001"]
    assert osgeo_files.read_layer(path, names[3]).columns["code"] == ["01", "02", "04", "06"]


@pytest.mark.parametrize(
    ("change", "pattern"),
    [
        ({"code": "38 DDT"}, "^code: is '38 DDT'; give the GASPAR code"),
        ({"code": "x" * 23}, "^code: is "),
        ({"name": " "}, "^name: is empty"),
        ({"kind": "PPRI"}, "^kind: is 'PPRI'; give one of PPRN, "),
    ],
)
def test_facts_that_the_french_standard_does_not_allow_are_refused(change, pattern):
    with pytest.raises(ValueError, match=pattern):
        french_layers(french_zones(), ISERE._replace(**change), LV95)


def test_levels_that_the_french_standard_does_not_have_are_refused():
    with pytest.raises(ValueError, match="zonealeareference: residual has the code 'residual_hazard'"):
        french_layers([square(0.0)], ISERE, LV95)
    french = french_zones()
    with pytest.raises(ValueError, match=r"zonealeareference, zones 1 \(faible\) and 5 \(faible\): overlap"):
        french_layers([*french, french[0]], ISERE, LV95)


def test_plain_geopackage_holds_zones_and_the_rules_with_their_sources(tmp_path):
    levels, intensities = zones()
    path = tmp_path / "plain.gpkg"
    for layer in plain_layers(levels, intensities, Rules.shipped("ch"), LV95):
        osgeo_files.write_layer(path, layer)
    assert osgeo_files.layer_names(path) == ["danger_zones", "intensities", "rules"]
    found = osgeo_files.read_layer(path, "danger_zones").columns
    assert found["name"][0] == "pericolo residuo"  # the legend is in the language of the authority
    split = {
        (name, other, field) for name, other, field in zip(found["level"], found["may_be"], found["fields"]) if other
    }
    assert split == {("yellow", "pericolo medio", "4")}
    assert sum(found["area_m2"]) == pytest.approx(sum(zone.shape.area for zone in levels))
    rules = osgeo_files.read_layer(path, "rules").columns
    row = rules["key"].index("intensity.bounds")
    assert rules["value"][rules["key"].index("fields")].startswith("strong: red, red, red; medium: blue/red, blue, ")
    assert rules["value"][row] == "30, 300" and rules["certainty"][row] == "read" and rules["source"][row]
