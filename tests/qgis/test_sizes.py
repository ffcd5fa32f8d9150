# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes of blocks through processing.run: the interval of the rolling resistance, and findings where sizes matter."""

import json

import numpy as np
import pytest

from talus.tests.qgis.conftest import layer_of

STOPS = "&".join((
    "field=run:integer&field=release:integer&field=volume_m3:double&field=mass_kg:double&field=runout_m:double",
    "field=stop:string",
))  # fmt: skip
CROSSINGS = "field=run:integer&field=line:integer&field=passage:integer&field=e_kj:double"


def findings_of(results):
    return {load["code"]: load for load in json.loads(results["FINDINGS"])}


@pytest.fixture(scope="module")
def many(qgis_app, dem, tmp_path_factory):
    """(results, folder) of 220 runs into files, with a report."""
    import processing

    folder = tmp_path_factory.mktemp("many")
    files = {"REPORT": str(folder / "report.html"), "PASSAGES": str(folder / "passages.tif")}
    return processing.run("talus:simulate", {**inputs_on(dem), **files, "STOPS": "memory:"}), folder


def inputs_on(dem):
    """220 runs from two points of the slope."""
    points = layer_of("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", [])])
    return {"DEM": dem, "RELEASES": points, "RUNS": 110, "MAX_TIME": 60.0, "VOLUME": 0.5, "TRAJECTORIES": None}


def test_the_first_page_tells_how_far_the_run_out_moves(many):
    results, folder = many
    assert results["RUNOUT_P95_LOW"] < results["RUNOUT_P95"] < results["RUNOUT_P95_HIGH"]
    page = (folder / "report.html").read_text(encoding="utf-8")
    at = page.index("How uncertain is the run-out?")
    assert "22 runs at each end" in page[at:] and at < page.index("Distributions")


def test_stops_are_those_without_the_comparison(many, dem):
    import processing

    other = processing.run("talus:simulate", {**inputs_on(dem), "STOPS": "memory:", "ROLLING_INTERVAL": False})
    assert "RUNOUT_P95_LOW" not in other and other["RUNOUT_P95"] == many[0]["RUNOUT_P95"]
    ways = [sorted(feature["runout_m"] for feature in results["STOPS"].getFeatures()) for results in (many[0], other)]
    assert ways[0] == ways[1]


def test_the_study_beside_the_results_has_the_switch(many):
    from talus.engine.study.study import Study

    (scenario,) = Study(many[1] / "report.study.toml").scenarios
    assert scenario.values["outputs"]["rolling_interval"] is True


def test_few_runs_say_why_there_is_no_interval(simulate, recorder):
    results = simulate(STOPS="memory:")
    assert "RUNOUT_P95_HIGH" not in results
    assert [message for message in recorder.messages if "too few runs; 200 and more are needed" in message]


def test_a_block_outside_of_the_data_is_a_finding(simulate, recorder):
    findings = findings_of(simulate(VOLUME=20.0, STOPS="memory:"))["block-outside-rolling-data"]
    assert findings["severity"] == "doubtful" and findings["value"] == pytest.approx(54_000.0)
    assert [warning for warning in recorder.warnings if "above the masses whose rolling was measured" in warning]


def write_raster(path, values, runs, reach):
    from osgeo import gdal, osr

    made = gdal.GetDriverByName("GTiff").Create(str(path), values.shape[1], values.shape[0], 1, gdal.GDT_Float32)
    made.SetGeoTransform((2_600_000.0, 2.0, 0.0, 1_200_000.0, 0.0, -2.0))
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    made.SetProjection(system.ExportToWkt())
    made.GetRasterBand(1).SetNoDataValue(-1.0)
    made.GetRasterBand(1).SetUnitType("kJ")
    made.GetRasterBand(1).WriteArray(values)
    made.SetMetadataItem("TALUS_RUNS", str(runs))
    made.SetMetadataItem("TALUS_REACH", json.dumps(reach))
    return str(path)


def reach(mass, mean, slope="a"):
    from talus.engine.sizes.size_order import as_values, size_class

    distances = mean + np.linspace(-5.0, 5.0, 100)
    one = size_class("", np.full(100, mass), np.full(100, mass / 2700.0), distances, ["rest"] * 100)
    return {"slope": slope, **as_values(one)}


@pytest.mark.parametrize(("slopes", "told"), [(("a", "a"), True), (("a", "b"), False)])
def test_a_hazard_map_tells_of_a_rare_block_that_seems_harmless(to_rasters, tmp_path, slopes, told):
    run, _ = to_rasters("talus:hazardmap", ("HAZARD",))
    reaches = reach(540.0, 353.0, slopes[0]), reach(13_500.0, 98.0, slopes[1])
    paths = {
        name: [write_raster(tmp_path / f"{name}_{k}.tif", np.full((4, 5), 50.0), 100, reach)
               for k, reach in enumerate(reaches)]
        for name in ("energy", "passages")
    }  # fmt: skip
    results = run(
        ENERGY=paths["energy"], PASSAGES=paths["passages"], SCENARIOS=[100, 30, 1, 100, 300, 1],
        REPORT=str(tmp_path / "report.html"),
    )  # fmt: skip
    assert ("larger-class-reaches-less" in findings_of(results)) is told
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert ("reaches less far than" in page) is told


@pytest.fixture
def risk(qgis_app, recorder, make_layer):
    """``risk(hits, ways)``: results of two scenarios of 100 runs, 540 and 13,500 kg, at one object."""

    def run(hits, ways, releases=((1, 2), (1, 2))):
        import processing

        house = make_layer("Polygon", [("POLYGON((0 0,10 0,10 10,0 10,0 0))", ["house"])], "field=name:string")
        crossings, stops = [], []
        for count, way, of_runs, mass in zip(hits, ways, releases, (540.0, 13_500.0)):
            rows = [("POINT(0 0)", [number, 1, 1, 100.0]) for number in range(count)]
            crossings.append(make_layer("Point", rows, CROSSINGS))
            rows = [
                ("POINT(0 0)", [k, of_runs[k % 2], mass / 2700.0, mass, way + 0.1 * (k % 10), "rest"])
                for k in range(100)
            ]
            stops.append(make_layer("Point", rows, STOPS))
        return processing.run("talus:objectrisk", {
            "OBJECTS": house, "NAME_FIELD": "name", "CROSSINGS": crossings, "STOPS": stops,
            "SCENARIOS": [100, 30, 1, 100, 300, 1], "RISK": "memory:", "HITS": "memory:",
        }, feedback=recorder)  # fmt: skip

    return run


def test_risk_tells_of_a_rare_block_that_never_hits(risk, recorder):
    """The dossier's table of hits that made the issue: 12.5 % of the runs of the 30-year block, none of the larger."""
    findings = findings_of(risk((13, 0), (353.0, 98.0)))
    assert findings["larger-class-reaches-less"]["severity"] == "unsafe"
    assert findings["larger-class-hits-less"]["subject"] == "house"
    assert [
        warning for warning in recorder.warnings if "block of 300 years (13\u202f500 kg) reaches less far" in warning
    ]


def test_risk_of_blocks_that_go_farther_the_larger_they_are_has_nothing_to_tell(risk):
    assert not {"larger-class-reaches-less", "larger-class-hits-less"} & set(findings_of(risk((13, 20), (98.0, 120.0))))


def test_risk_of_two_cliffs_is_not_compared(risk):
    assert "larger-class-reaches-less" not in findings_of(risk((13, 0), (353.0, 98.0), ((1, 2), (3, 4))))


def test_block_scenarios_outside_of_the_data_are_findings(qgis_app, tmp_path):
    import processing

    path = tmp_path / "blocks.txt"
    path.write_text("\n".join(f"{value:.3f}" for value in np.exp(np.linspace(-3.0, 1.5, 40))))
    results = processing.run("talus:blockscenarios", {
        "BLOCK_FILE": str(path), "ANCHOR_VOLUME": 0.5, "ANCHOR_PERIOD": 5.0, "FIGURE": None, "SCENARIOS": "memory:",
        "LARGEST_VOLUME": 30.0,
    })  # fmt: skip
    assert findings_of(results)["block-outside-rolling-data"]["limit"] == 6300.0


def test_many_scenarios_are_compared_within_their_shape(qgis_app, tmp_path):
    """The larger cube of two shapes reaches less far than the smaller one; the slabs go farther the larger they are."""
    from talus.algorithms.tools.simulatemany.run import Combination, _order_of_sizes

    ways = {("cube", 0.2): 200.0, ("cube", 5.0): 100.0, ("slab", 0.2): 300.0, ("slab", 5.0): 400.0}
    combinations, folders = [], []
    for number, ((rock, volume), mean) in enumerate(ways.items()):
        one = Combination(number, volume, rock, "medium", False, 0.0, f"{volume:g} m3, {rock}")
        folders.append(tmp_path / one.folder)
        folders[-1].mkdir()
        write_raster(folders[-1] / "passages.tif", np.full((4, 5), 1.0), 100, reach(2700.0 * volume, mean))
        combinations.append(one)
    assert [entry.subject for entry in _order_of_sizes(combinations, folders)] == ["5 m3, cube"]
    assert _order_of_sizes(combinations, [tmp_path / "none"] * 4) == []
