# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline through processing.run: known throws, a simulation on the slope, one on a real mountain."""

import csv
import re

import numpy as np
import pytest

from talus.tests.qgis import motion_layers
from talus.tests.qgis.motion_layers import MASS, ROTATIONAL, G

SPEEDS = (10.0, 20.0, 30.0)
WALL = ("wall", "LINESTRING(0 -24, 80 -24)")  # the first throw gets there after 2.4 s, the others sooner
FAR = ("far", "LINESTRING(0 -50, 80 -50)")  # the first throw ends at 30 m
TABLES = {"CROSSINGS": "memory:", "STATISTICS": "memory:", "SOURCES": "memory:", "DESIGN": "memory:"}


@pytest.fixture
def screen(qgis_app, recorder):
    """``screen(NAME=value, ...)``: run the algorithm on three throws, with samples and no elevation model."""

    def run(**parameters):
        import processing

        small = {
            "TRAJECTORIES": motion_layers.trajectories(SPEEDS, [7, 7, 9]), "NAME_FIELD": "name",
            "LINES": motion_layers.lines([WALL, FAR]), "SAMPLES": motion_layers.samples(SPEEDS), **TABLES,
        }  # fmt: skip
        return processing.run("talus:screenline", {**small, **parameters}, feedback=recorder)

    return run


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_crossings_have_the_values_of_the_parabolas(screen):
    # closed form: after t = 24 m / v the throw has fallen g t^2 / 2, and has the velocity (v, g t)
    actual = [row for row in rows_of(screen()["CROSSINGS"]) if row["name"] == "wall"]
    assert [row["run"] for row in actual] == [0, 1, 2]
    for row, speed in zip(actual, SPEEDS):
        t = 24.0 / speed
        energy = 0.5 * MASS * (speed**2 + (G * t) ** 2) + ROTATIONAL
        assert row["time_s"] == pytest.approx(t)
        assert row["h_m"] == pytest.approx(50.0 - 0.5 * G * t**2)
        assert row["top_m"] == pytest.approx(row["h_m"] + 0.8)
        assert row["v_ms"] == pytest.approx(np.hypot(speed, G * t))
        assert row["e_kj"] == pytest.approx(energy / 1000.0)
        assert row["e_rot_kj"] == pytest.approx(ROTATIONAL / 1000.0)
        assert row["rot_revs"] == pytest.approx(2.0)
        assert row["dip_deg"] == row["angle_deg"] == pytest.approx(np.degrees(np.arctan2(G * t, speed)))
        assert (row["skew_deg"], row["side"], row["passage"]) == (pytest.approx(0.0, abs=1e-4), 1, 1)


def test_lines_with_a_field_name_are_called_by_it(screen):
    """The field need not be chosen; the same names as with NAME_FIELD."""
    for field in ("name", None):
        assert {row["name"] for row in rows_of(screen(NAME_FIELD=field)["STATISTICS"])} == {"wall", "far"}


@pytest.fixture
def saved_samples(qgis_app, tmp_path):
    """The samples of the throws as a layer of a GeoPackage."""
    import processing
    from qgis.core import QgsVectorLayer

    path = str(tmp_path / "samples.gpkg")
    processing.run("native:savefeatures", {"INPUT": motion_layers.samples(SPEEDS, order=-1), "OUTPUT": path})
    return QgsVectorLayer(path, "samples", "ogr")


def test_samples_of_a_geopackage_are_read_at_once(screen, saved_samples, monkeypatch):
    from talus.algorithms.shared.runs import motion

    with monkeypatch.context() as patch:
        patch.setattr(motion, "read_from_geopackage", lambda *_: None)
        expected = rows_of(screen(SAMPLES=saved_samples)["CROSSINGS"])
    monkeypatch.setattr(motion, "_read_samples", None)
    assert rows_of(screen(SAMPLES=saved_samples)["CROSSINGS"]) == expected
    assert rows_of(screen(SAMPLES=saved_samples.source())["CROSSINGS"]) == expected


def test_samples_of_a_filtered_or_edited_layer_are_those_of_its_features(screen, saved_samples):
    """Not those of the file."""
    from qgis.core import QgsProcessingException

    expected = rows_of(screen()["CROSSINGS"])
    assert saved_samples.setSubsetString("run < 2")
    with pytest.raises(QgsProcessingException, match="do not belong to these trajectories"):
        screen(SAMPLES=saved_samples)
    saved_samples.setSubsetString("")
    field = saved_samples.fields().lookupField("e_kj")
    assert saved_samples.startEditing()
    for feature in saved_samples.getFeatures():
        saved_samples.changeAttributeValue(feature.id(), field, feature["e_kj"] + 10.0)
    rows = rows_of(screen(SAMPLES=saved_samples)["CROSSINGS"])
    saved_samples.rollBack()
    assert [row["e_kj"] for row in rows] == pytest.approx([row["e_kj"] + 10.0 for row in expected])


def test_crossings_lie_on_the_line_with_height_and_time(screen):
    for feature in screen()["CROSSINGS"].getFeatures():
        point, (west, north) = feature.geometry().constGet(), motion_layers.CORNER
        assert point.y() - north == pytest.approx(-24.0 if feature["name"] == "wall" else -50.0)
        assert point.x() - west == pytest.approx(feature["along_m"])
        assert point.m() == feature["time_s"]
        assert point.z() == pytest.approx(400.0 + feature["h_m"])


def test_statistics_are_those_of_the_crossings(screen):
    results = screen()
    crossings = rows_of(results["CROSSINGS"])
    for row in rows_of(results["STATISTICS"]):
        energies = [crossing["e_kj"] for crossing in crossings if crossing["line"] == row["line"]]
        assert (row["runs"], row["passing"], row["share"]) == (3, len(energies), pytest.approx(len(energies) / 3))
        assert row["e_mean_kj"] == pytest.approx(np.mean(energies))
        assert row["e_p95_kj"] == pytest.approx(np.quantile(energies, 0.95))
        assert row["e_max_kj"] == pytest.approx(max(energies))
        assert row["share_low"] < row["share"] <= row["share_high"]
    assert results["ENERGY_MAX_VALUE"] == max(crossing["e_kj"] for crossing in crossings)


def halted_samples():
    """The samples of throws that end without motion, as of rocks that barriers stop."""
    layer = motion_layers.samples(SPEEDS)
    fields = [layer.fields().lookupField(name) for name in ("v_ms", "vx_ms", "vy_ms", "vz_ms", "rot_revs", "e_kj")]
    ends = [row.id() for row in layer.getFeatures() if row["time_s"] == pytest.approx(3.0)]
    assert layer.dataProvider().changeAttributeValues({end: dict.fromkeys(fields, 0.0) for end in ends})
    return layer


def test_rocks_that_a_barrier_on_the_line_stops_arrive_with_their_energy_and_do_not_go_on(screen, recorder, tmp_path):
    """Closed form: the first throw is stopped at 30 m after 3 s, with its whole energy until there."""
    lines = motion_layers.lines([("fence", "LINESTRING(0 -30, 80 -30)")])
    results = screen(LINES=lines, SAMPLES=halted_samples(), REPORT=str(tmp_path / "lines.html"))
    energy = (0.5 * MASS * (10.0**2 + (G * 3.0) ** 2) + ROTATIONAL) / 1000.0
    first = rows_of(results["CROSSINGS"])[0]
    assert (first["run"], first["e_kj"]) == (0, pytest.approx(energy, rel=2e-4))  # a millimetre before
    (row,) = rows_of(results["STATISTICS"])
    assert (row["passing"], row["stopped"]) == (3, 1)
    words = "A barrier on the line stops 1 of them, 2 continue."
    assert words in "\n".join(recorder.messages) and words in (tmp_path / "lines.html").read_text(encoding="utf-8")


def test_sources_add_up_to_the_lines(screen):
    """Counting invariant: rocks of all sources at a line are the rocks at the line."""
    results = screen()
    sources = rows_of(results["SOURCES"])
    assert {(row["name"], row["release"]): (row["runs"], row["passing"]) for row in sources} == {
        ("wall", 7): (2, 2), ("wall", 9): (1, 1), ("far", 7): (2, 1), ("far", 9): (1, 1),
    }  # fmt: skip
    for line in rows_of(results["STATISTICS"]):
        assert sum(row["passing"] for row in sources if row["line"] == line["line"]) == line["passing"]


def test_design_table_counts_what_a_barrier_stops(screen):
    # at the wall: 10 m/s is lowest, with 21.7 m at the centre; energies of 704, 589 and 1012 kJ
    results = screen(HEIGHTS="20 23; 45,60", ENERGIES="600, 800", TARGET=60.0)
    shares = {(row["energy_kj"], row["height_m"]): row["stopped"] for row in rows_of(results["DESIGN"])
              if row["name"] == "wall"}  # fmt: skip
    third = pytest.approx(1 / 3)
    assert shares[600.0, 23.0] == 0.0
    assert shares[800.0, 23.0] == third
    assert shares[600.0, 45.0] == third
    assert shares[800.0, 45.0] == pytest.approx(2 / 3)
    assert next(share for (energy, height), share in shares.items() if not energy and height == 60.0) == 1.0
    line = rows_of(results["STATISTICS"])[0]
    assert (line["design_kj"], line["design_m"], line["design_sh"]) == (800.0, 45.0, pytest.approx(2 / 3))


def test_barrier_that_the_table_lacks_is_told(screen, recorder, tmp_path):
    """At the wall the tops are at 22.6, 43.7 and 47.7 m, the energies 704, 589 and 1012 kJ: all need the last."""
    screen(HEIGHTS="20", TARGET=100.0, REPORT=str(tmp_path / "report.html"))
    wall = next(warning for warning in recorder.warnings if "wall: no barrier of the table stops 100 %" in warning)
    assert "that takes 47.7 m and 1012 kJ or more" in wall
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "The tops of 100 % of the rocks stay within 47.7 m, the energies of as many within 1012 kJ." in page
    # why its percentile in the table is another number
    assert "These are values of single rocks; percentiles of the tables are interpolated between two." in page


def test_no_barrier_is_named_where_no_class_suffices(screen, tmp_path):
    """At the wall come 589 kJ and more: of 100 and 200 kJ no class holds, whatever its height, and none is a result."""
    results = screen(HEIGHTS="60", ENERGIES="100, 200", TARGET=90.0, REPORT=str(tmp_path / "report.html"))
    assert not {"DESIGN_ENERGY", "DESIGN_HEIGHT", "DESIGN_SHARE"} & set(results)
    assert "no-barrier-suffices" in results["FINDINGS"]
    line = rows_of(results["STATISTICS"])[0]
    assert [line[name] or None for name in ("design_kj", "design_m", "design_sh")] == [None, None, None]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "No class of the table stops 90 % of the passing rocks" in page and "The smallest that stops" not in page


def test_safety_factor_makes_the_rocks_stronger(screen):
    results = screen(HEIGHTS="60", ENERGIES="600, 800", ENERGY_FACTOR=1.2)
    shares = {row["energy_kj"]: row["stopped"] for row in rows_of(results["DESIGN"]) if row["name"] == "wall"}
    assert (shares[600.0], shares[800.0]) == (0.0, pytest.approx(1 / 3))  # 707, 845 and 1214 kJ


def test_without_samples_energy_is_that_of_the_translation_and_said_so(screen, recorder, tmp_path):
    results = screen(SAMPLES=None, REPORT=str(tmp_path / "report.html"))
    row = rows_of(results["CROSSINGS"])[0]
    assert row["e_kj"] == pytest.approx(0.5 * MASS * (10.0**2 + (G * 2.4) ** 2) / 1000.0)
    assert not row["h_m"] and not row["e_rot_kj"]
    assert any("translation alone" in warning for warning in recorder.warnings)
    assert any(
        "Give Elevation model (DEM) or Samples of the motion (SAMPLES)" in warning for warning in recorder.warnings
    )
    assert "translation alone" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert rows_of(results["DESIGN"]) == []


def test_columns_and_report_name_energies_of_the_translation(screen, tmp_path):
    """Aliases of the columns, the table, and the headings of the convergence; with samples none of them says so."""
    from talus.algorithms.tools.screenline.layers import quantity_labels

    for samples, is_said in ((None, True), (motion_layers.samples(SPEEDS), False)):
        path = tmp_path / f"{is_said}.html"
        screen(SAMPLES=samples, REPORT=str(path))
        page = path.read_text(encoding="utf-8")
        assert ("energy, translation [kJ]" in page) == is_said
        assert ("<td class=''>energy [kJ]</td>" in page) != is_said
    assert quantity_labels(False)["energy"] != quantity_labels()["energy"]


def test_elevation_model_gives_the_heights(screen, make_dem):
    heights = np.full((60, 40), 410.0)
    rows = rows_of(screen(SAMPLES=None, DEM=make_dem(heights=heights))["CROSSINGS"])
    assert rows[0]["h_m"] == pytest.approx(40.0 - 0.5 * G * 2.4**2)


def test_lines_in_another_system_are_brought_to_that_of_the_trajectories(screen):
    import processing

    lines = motion_layers.lines([WALL])
    other = processing.run("native:reprojectlayer", {"INPUT": lines, "TARGET_CRS": "EPSG:4326", "OUTPUT": "memory:"})
    rows = rows_of(screen(LINES=other["OUTPUT"])["CROSSINGS"])
    assert [row["along_m"] for row in rows] == pytest.approx([20.0, 21.0, 22.0], abs=1e-3)


def test_outline_of_an_area_is_passed_going_in_and_coming_out(screen, box):
    area = motion_layers.lines([("house", box(10, -32, 60, -10))], "Polygon")
    results = screen(LINES=area)
    assert results["PASSING_COUNT"] == 3
    passages = [(row["run"], row["passage"]) for row in rows_of(results["CROSSINGS"])]
    assert passages == [(0, 1), (1, 1), (1, 2), (2, 1), (2, 2)]  # the first throw ends in the house
    assert rows_of(results["STATISTICS"])[0]["passing"] == 3


def test_samples_in_any_order_and_of_more_runs_are_found(screen):
    backwards = rows_of(screen(SAMPLES=motion_layers.samples((*SPEEDS, 40.0), order=-1))["CROSSINGS"])
    assert backwards == rows_of(screen()["CROSSINGS"])


@pytest.mark.parametrize("file", ["paths.gpkg", "paths.shp"])
def test_trajectories_and_samples_from_files_are_those_in_memory(screen, tmp_path, file):
    import processing

    def saved(layer, name):
        parameters = {"INPUT": layer, "OUTPUT": str(tmp_path / name)}
        return processing.run("native:savefeatures", parameters)["OUTPUT"]

    paths = saved(motion_layers.trajectories(SPEEDS, [7, 7, 9]), file)  # a shapefile has multipart lines only
    table = saved(motion_layers.samples(SPEEDS), "samples.gpkg")
    rows = rows_of(screen(TRAJECTORIES=paths, SAMPLES=table)["CROSSINGS"])
    for row, other in zip(rows, rows_of(screen()["CROSSINGS"])):
        assert row.pop("name") == other.pop("name")
        assert row == pytest.approx(other, rel=1e-9, abs=1e-5)  # savefeatures keeps five digits after the point


def test_line_that_no_rock_passes_has_no_numbers_and_a_warning(screen, recorder, tmp_path):
    results = screen(LINES=motion_layers.lines([("off", "LINESTRING(0 50, 80 50)")]), REPORT=str(tmp_path / "r.html"))
    assert (results["PASSING_COUNT"], results["PASSING_SHARE"]) == (0, 0.0)
    assert "ENERGY_P95" not in results
    assert any("No rock passes" in warning for warning in recorder.warnings)
    assert not rows_of(results["STATISTICS"])[0]["e_p95_kj"]


def test_report_needs_no_other_file_and_has_what_was_found(screen, tmp_path):
    path = tmp_path / "report.html"
    results = screen(REPORT=str(path))
    page = path.read_text(encoding="utf-8")
    assert not re.findall(r"(?:src|href)='(?!data:)", page)
    assert page.count("data:image/png;base64,iVBOR") == 1
    assert page.count("data:image/svg+xml;base64,") == 4  # two of each line
    energy = f"{rows_of(results['STATISTICS'])[0]['e_p95_kj']:.0f}"
    for text in ("wall", "far", energy, "SHA-256", "Safety factor on the energies", "3 of 3 runs pass", "@media print",
                 "from 3 runs, of which 3 pass. These runs are too few for an upper bound"):  # fmt: skip
        assert text in page


def test_report_without_matplotlib_has_all_but_the_plots(screen, tmp_path, monkeypatch):
    from talus.algorithms.shared.reports import plots

    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    screen(REPORT=str(tmp_path / "report.html"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "matplotlib is missing" in page and "<img" not in page
    assert "3 of 3 runs pass" in page


def test_statistics_as_csv_are_a_table(screen, tmp_path):
    path = tmp_path / "statistics.csv"
    screen(STATISTICS=str(path))
    with open(path, encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [row["name"] for row in table] == ["wall", "far"]
    assert float(table[0]["e_p95lo_kj"]) < float(table[0]["e_p95_kj"])
    assert table[0]["e_p95hi_kj"] == ""  # three rocks do not bound it
    assert float(table[1]["passing"]) == 2


def test_simulation_on_the_slope_agrees_with_its_own_maps(simulate, dem, recorder):
    """All rocks start 20 m from the northern edge and fall south; who stops beyond the line has passed it."""
    import processing

    outputs = {"TRAJECTORIES": "memory:", "SAMPLES": "memory:", "STOPS": "memory:"}
    simulated = simulate(**outputs, RUNS=20)
    lines = motion_layers.lines([("across", "LINESTRING(-10 -60, 90 -60)")])
    result = processing.run(
        "talus:screenline",
        {"TRAJECTORIES": simulated["TRAJECTORIES"], "SAMPLES": simulated["SAMPLES"], "LINES": lines, "DEM": dem,
         **TABLES},
        feedback=recorder,
    )  # fmt: skip
    stops = [feature.geometry().constGet().y() for feature in simulated["STOPS"].getFeatures()]
    assert result["PASSING_COUNT"] == np.sum(np.array(stops) - motion_layers.CORNER[1] < -60.0) > 0
    for row in rows_of(result["CROSSINGS"]):
        assert 0.0 < row["e_kj"] <= simulated["ENERGY_MAX_VALUE"] * 1.001
        assert -0.1 < row["h_m"] <= simulated["HEIGHT_MAX_VALUE"] * 1.01
    assert recorder.errors == []


def test_real_mountain_from_simulation_to_barrier(qgis_app, recorder, mountain, tmp_path):
    """Rocks of two cliffs of avaGar at a barrier: energy map and crossings of the same simulation agree."""
    import processing
    from osgeo import gdal

    dem, simulated = mountain
    lines = motion_layers.far_layer("LineString", ["LINESTRING(248700 350950, 248740 351330)"], "EPSG:31287")
    outputs = processing.run(
        "talus:screenline",
        {"TRAJECTORIES": simulated["TRAJECTORIES"], "SAMPLES": simulated["SAMPLES"], "LINES": lines, "DEM": dem,
         **TABLES, "REPORT": str(tmp_path / "report.html")},
        feedback=recorder,
    )  # fmt: skip
    assert outputs["PASSING_COUNT"] > 70  # of 80
    raster = gdal.Open(simulated["ENERGY_MAX"])
    west, width, _, north, _, height = raster.GetGeoTransform()
    energies = raster.ReadAsArray()
    for point in outputs["CROSSINGS"].getFeatures():
        place = point.geometry().constGet()
        cell = energies[int((place.y() - north) / height), int((place.x() - west) / width)]
        assert point["e_kj"] <= cell * 1.02  # the map has the largest in the cell; an impact may lie between samples
        assert point["h_m"] > -0.5
    assert (tmp_path / "report.html").stat().st_size > 50_000


def test_layers_are_styled_and_labelled_when_they_are_loaded(qgis_app, recorder):
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    project, context = QgsProject(), QgsProcessingContext()
    context.setProject(project)
    context.setFeedback(recorder)
    parameters = {name: QgsProcessingOutputLayerDefinition("memory:", project) for name in TABLES}
    parameters.update(
        TRAJECTORIES=motion_layers.trajectories(SPEEDS), SAMPLES=motion_layers.samples(SPEEDS),
        LINES=motion_layers.lines([WALL]), NAME_FIELD="name",
    )  # fmt: skip
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:screenline")
    assert algorithm.run(parameters, context, recorder)[1], recorder.errors
    assert handleAlgorithmResults(algorithm, context, recorder, parameters=parameters), recorder.errors
    layers = {layer.name(): layer for layer in project.mapLayers().values()}
    assert set(layers) == {"Crossings", "Statistics of the lines", "Sources of the rocks", "Barrier design table"}
    assert layers["Crossings"].renderer().type() == "graduatedSymbol"
    assert layers["Statistics of the lines"].labelsEnabled()
    assert layers["Sources of the rocks"].attributeDisplayName(4) == "runs that pass"
