# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate through processing.run: what it returns is right in itself and agrees with the rest."""

import re

import numpy as np
import pytest

MAPS = ("REACH_PROBABILITY", "PASSAGES", "ENERGY_MAX", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX")
OPTIONAL_MAPS = ("DEPOSITS", "ENERGY_MEAN", "HEIGHT_MEAN", "VELOCITY_MEAN", "ROTATION_MAX", "SCAR_DEPTH_MAX")
LAYERS = {"TRAJECTORIES": "memory:", "STOPS": "memory:", "CONTACTS": "memory:", "SAMPLES": "memory:"}
GRAVITY = 9.81


@pytest.fixture
def everything(simulate, tmp_path):
    """Results of a run with all outputs."""
    rasters = {name: str(tmp_path / f"{name}.tif") for name in MAPS + OPTIONAL_MAPS}
    return simulate(**LAYERS, **rasters, REPORT=str(tmp_path / "report.html"), TRAJECTORY_INTERVAL=0.02)


@pytest.fixture
def rows(everything):
    """``rows(name)``: attributes of a vector output, by field."""
    return lambda name: [dict(zip(row.fields().names(), row.attributes())) for row in everything[name].getFeatures()]


def test_elevation_model_and_points_are_all_it_needs(qgis_app, dem, releases):
    """Lines and stops are made without being asked for; maps are neither written nor computed."""
    import processing

    results = processing.run("talus:simulate", {"DEM": dem, "RELEASES": releases})
    assert results["RUN_COUNT"] == 20
    assert {"TRAJECTORIES", "STOPS"} <= set(results)
    assert not {"CONTACTS", "REPORT", *MAPS, *OPTIONAL_MAPS} & set(results)
    assert "ENERGY_P95_MAX" not in results  # which is there as soon as a map is


def test_one_map_is_made_where_one_is_asked_for(simulate, tmp_path):
    results = simulate(PASSAGES=str(tmp_path / "passages.tif"))
    assert {"PASSAGES"} == {*MAPS, *OPTIONAL_MAPS} & set(results)
    assert results["ENERGY_P95_MAX"] > 0.0


def test_skipped_outputs_are_not_made(simulate):
    results = simulate(TRAJECTORIES=None, STOPS=None, **dict.fromkeys(MAPS))
    assert not {"TRAJECTORIES", "STOPS", "ENERGY_P95_MAX", *MAPS} & set(results)
    assert results["ENERGY_MAX_VALUE"] > 0.0


def test_lines_have_height_and_time_that_only_grows(everything):
    from qgis.core import QgsWkbTypes

    layer = everything["TRAJECTORIES"]
    assert layer.wkbType() == QgsWkbTypes.Type.LineStringZM
    assert layer.featureCount() == everything["RUN_COUNT"] == 6
    for line in layer.getFeatures():
        vertices = list(line.geometry().vertices())
        assert vertices[0].m() == 0.0
        assert np.all(np.diff([vertex.m() for vertex in vertices]) > 0.0)
        assert vertices[-1].m() == pytest.approx(line["duration_s"], abs=0.03)  # an interval and a step


def test_lines_start_above_the_release_points(everything, releases):
    # Height of the lowest corner 1 m; the centre of a rock of 0.5 m3 lies at most its radius of 0.7 m higher.
    places = [feature.geometry().asPoint() for feature in releases.getFeatures()]
    for line in everything["TRAJECTORIES"].getFeatures():
        start = next(line.geometry().vertices())
        place = places[line["point"]]
        assert (start.x(), start.y()) == (place.x(), place.y())
        assert 1.0 < start.z() - (500.0 - 19.0 * np.tan(np.radians(40.0))) < 2.0  # first node 1 m from the edge


def test_points_have_height_and_contacts_have_time(everything):
    from qgis.core import QgsWkbTypes

    assert everything["STOPS"].wkbType() == QgsWkbTypes.Type.PointZ
    assert everything["CONTACTS"].wkbType() == QgsWkbTypes.Type.PointZM
    assert everything["CONTACTS"].featureCount() > 0


def test_lines_and_stops_have_the_same_fields_and_values(rows):
    assert [
        {name: row[name] for name in row if name not in ("motion", "turning", "e_along")}
        for row in rows("TRAJECTORIES")
    ] == rows("STOPS")
    wanted = {"run", "release", "rock", "mass_kg", "e_max_kj", "v_max_ms", "h_max_m", "runout_m", "reach_deg"}
    assert wanted | {"duration_s", "stop"} <= set(rows("STOPS")[0])


def test_lines_are_in_the_system_of_the_elevation_model(everything):
    assert {everything[name].crs().authid() for name in LAYERS} == {"EPSG:2056"}


def test_samples_are_vertices_of_the_lines_with_what_moves_there(everything):
    # those at the interval; lines have vertices at the bends of the path too.
    # energy at least that of the translation, and its components make the velocity; rounding only
    samples = iter(everything["SAMPLES"].getFeatures())
    following = next(samples)
    for line in everything["TRAJECTORIES"].getFeatures():
        for vertex in line.geometry().vertices():
            sample = following
            if vertex.m() < sample["time_s"]:
                continue
            following = next(samples, None)
            place = sample.geometry().constGet()
            assert (place.x(), place.y(), place.z(), place.m()) == (vertex.x(), vertex.y(), vertex.z(), vertex.m())
            assert (sample["run"], sample["time_s"]) == (line["run"], vertex.m())
            speed = np.linalg.norm([sample["vx_ms"], sample["vy_ms"], sample["vz_ms"]])
            assert sample["v_ms"] == pytest.approx(speed)
            assert line["e_max_kj"] * (1.0 + 1e-9) >= sample["e_kj"] >= 0.4999 * line["mass_kg"] * speed**2 / 1000.0
            # the largest height is that at the ends of the strides; between the parabola rises g (16 ms)^2 / 8 more,
            # and where the ground bends by 40 degrees it is by up to tan(40 degrees) v 16 ms / 4 lower than in between
            bend = 0.25 * 0.016 * np.tan(np.radians(40.0)) * np.hypot(sample["vx_ms"], sample["vy_ms"])
            assert sample["h_m"] <= line["h_max_m"] + 1e-3 + bend
            if following is None or following["run"] != line["run"]:
                break
    assert following is None


def test_samples_at_intervals_fit_lines_that_have_more_vertices(everything, recorder):
    """Evaluations that are given both take the motion that the lines carry; a sample at another time is refused."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException

    from talus.algorithms.call import Call
    from talus.algorithms.shared.runs.motion import read_paths

    reader = QgsApplication.processingRegistry().createAlgorithmById("talus:profile")

    def motion_of(**given):
        lines = {"TRAJECTORIES": everything["TRAJECTORIES"], **given}
        return read_paths(Call(reader, lines, QgsProcessingContext(), recorder)).motion

    both, alone = motion_of(SAMPLES=everything["SAMPLES"]), motion_of()
    assert everything["SAMPLES"].featureCount() < alone.time.size and alone.has_bends.all() and both.has_bends.all()
    np.testing.assert_array_equal(both.velocity, alone.velocity)
    layer = everything["SAMPLES"].clone()
    sample = next(iter(everything["SAMPLES"].getFeatures()))
    assert layer.dataProvider().changeAttributeValues({sample.id(): {layer.fields().lookupField("time_s"): 0.0111}})
    with pytest.raises(QgsProcessingException, match="SAMPLES"):
        motion_of(SAMPLES=layer)


def test_samples_alone_can_be_asked_for(simulate):
    results = simulate(SAMPLES="memory:", TRAJECTORIES=None)
    assert results["SAMPLES"].featureCount() > 100
    assert "TRAJECTORIES" not in results


def test_radius_is_that_of_the_farthest_corner(rows):
    from talus.engine import rock_library

    radius = rock_library.rock("worn_compact", volume=0.5).radius
    assert {round(row["radius_m"], 9) for row in rows("STOPS")} == {round(float(radius), 9)}


def test_release_of_a_run_is_the_id_of_its_feature(rows, releases):
    identifiers = [feature.id() for feature in releases.getFeatures()]
    assert [row["release"] for row in rows("STOPS")] == [i for i in identifiers for _ in range(3)]


def test_mass_is_volume_times_density(rows):
    assert {round(row["mass_kg"], 6) for row in rows("STOPS")} == {0.5 * 2700.0}


def test_numbers_agree_with_the_layers(everything, rows):
    runs = rows("STOPS")
    assert everything["RUN_COUNT"] == len(runs)
    assert everything["RELEASE_COUNT"] == 2
    assert everything["ENERGY_MAX_VALUE"] == max(row["e_max_kj"] for row in runs)
    assert everything["VELOCITY_MAX_VALUE"] == max(row["v_max_ms"] for row in runs)
    assert everything["HEIGHT_MAX_VALUE"] == max(row["h_max_m"] for row in runs)
    assert everything["RUNOUT_MAX"] == max(row["runout_m"] for row in runs)
    assert everything["REACH_ANGLE_MIN"] == min(row["reach_deg"] for row in runs)
    for name, reason in (("STOPPED_SHARE", "rest"), ("LEFT_TERRAIN_SHARE", "left terrain")):
        assert everything[name] == np.mean([row["stop"] == reason for row in runs])


def test_numbers_agree_with_the_maps(everything, cells):
    # The rasters are float32: 6e-8 relative.
    for number, name in (("ENERGY_P95_MAX", "ENERGY_P95"), ("HEIGHT_P95_MAX", "HEIGHT_P95")):
        assert everything[number] == pytest.approx(np.nanmax(cells(everything[name])), rel=1e-6)
    assert np.nanmax(cells(everything["ENERGY_MAX"])) == pytest.approx(everything["ENERGY_MAX_VALUE"], rel=1e-6)


def test_no_rock_is_faster_than_its_fall_allows(everything, rows):
    # Energy: v^2 / 2 <= g (height lost + release height over the ground), here at most the whole slope.
    fall = 35 * 2.0 * np.tan(np.radians(40.0)) + 2.0
    assert all(row["v_max_ms"] ** 2 / 2.0 <= GRAVITY * fall for row in rows("STOPS"))
    assert all(row["e_max_kj"] <= row["mass_kg"] * GRAVITY * fall / 1000.0 for row in rows("STOPS"))


@pytest.mark.long
@pytest.mark.parametrize("name", MAPS + OPTIONAL_MAPS)
def test_maps_lie_on_the_grid_of_the_elevation_model(everything, dem, name):
    from osgeo import gdal

    source, raster = gdal.Open(dem), gdal.Open(everything[name])
    assert raster.GetGeoTransform() == source.GetGeoTransform()
    assert (raster.RasterXSize, raster.RasterYSize) == (source.RasterXSize, source.RasterYSize)
    assert raster.GetSpatialRef().IsSame(source.GetSpatialRef())
    structure = raster.GetMetadata("IMAGE_STRUCTURE")
    assert (structure["COMPRESSION"], structure["LAYOUT"]) == ("DEFLATE", "COG")


def test_counts_are_zero_and_values_nan_where_no_rock_passes(everything, cells):
    passages, energy = cells(everything["PASSAGES"]), cells(everything["ENERGY_MAX"])
    assert passages.max() <= everything["RUN_COUNT"]
    np.testing.assert_array_equal(np.isnan(energy), passages == 0)
    assert passages[:8].sum() == 0  # the rocks start 20 m from the northern edge and fall south


def test_maps_of_one_quantity_are_in_order(everything, cells):
    passed = cells(everything["PASSAGES"]) > 0
    for quantity in ("ENERGY", "HEIGHT"):
        mean, p95, largest = (cells(everything[f"{quantity}_{kind}"])[passed] for kind in ("MEAN", "P95", "MAX"))
        assert np.all(mean <= largest * (1.0 + 1e-6))
        assert np.all(p95 <= largest * (1.0 + 1e-6))


def test_deposits_count_the_rocks_at_rest(everything, cells):
    stopped = round(everything["STOPPED_SHARE"] * everything["RUN_COUNT"])
    assert cells(everything["DEPOSITS"]).sum() == stopped


def test_rotation_is_in_turns_per_second(everything, cells):
    # Energy: a rock of 0.5 m3 has radii of gyration above 0.25 m, so its spin is below v_limit / 0.25 m.
    limit = np.sqrt(2.0 * GRAVITY * 62.0) / 0.25 / (2.0 * np.pi)
    assert 0.1 < np.nanmax(cells(everything["ROTATION_MAX"])) < limit


def test_map_of_scars_is_as_deep_as_the_deepest_of_the_contacts(everything, rows, cells):
    deepest = max(row["scar_m"] for row in rows("CONTACTS"))
    scars = cells(everything["SCAR_DEPTH_MAX"])
    assert deepest > 0.05 and np.nanmax(scars) == pytest.approx(deepest, abs=1e-3)
    np.testing.assert_array_equal(np.isnan(scars), cells(everything["PASSAGES"]) == 0)


def test_same_seed_gives_the_same_bytes_and_another_seed_others(simulate, tmp_path, cells):
    def energy(name, **parameters):
        path = str(tmp_path / name)
        simulate(ENERGY_MAX=path, TRAJECTORIES=None, **parameters)
        return cells(path).tobytes()

    first = energy("a.tif", SEED=5, THREADS=1)
    assert energy("b.tif", SEED=5, THREADS=2) == first
    assert energy("c.tif", SEED=6) != first


def test_report_needs_no_other_file_and_has_map_numbers_and_seed(everything):
    from talus.algorithms.number_words import energy_text

    with open(everything["REPORT"], encoding="utf-8") as file:
        page = file.read()
    assert "data:image/png;base64,iVBOR" in page
    assert not re.findall(r"(?:src|href)='(?!data:)", page)
    for text in ("Seed 0", energy_text(everything["ENERGY_MAX_VALUE"]), "Time step [s]", "SHA-256", "<svg", "Limits"):
        assert text in page


def test_report_tells_how_deep_rocks_were_in_the_ground(everything):
    """In per cent of the radius, next to what was counted: corners sink in soil as far as they stand out, no more."""
    with open(everything["REPORT"], encoding="utf-8") as file:
        page = file.read()
    label = "Penetration of the deepest point of a rock, not exceeded in 99.9 % of the steps with contact"
    assert 0.0 < float(re.search(r">([0-9.]+)<", page.split(label)[1]).group(1)) < 25.0


def test_report_shows_maps_and_histograms_with_their_percentiles_and_limits(everything, rows):
    from talus.algorithms.number_words import number_text

    with open(everything["REPORT"], encoding="utf-8") as file:
        page = file.read()
    assert page.count("data:image/png;base64,iVBOR") == 5  # largest energy, passages, energy, height, and the ground
    assert page.count("<svg class='map'") == 5 and page.count("<svg width") == 6 + 2  # histograms and convergence
    for field in ("runout_m", "e_max_kj", "h_max_m", "v_max_ms", "reach_deg", "duration_s"):
        values = [row[field] for row in rows("STOPS")]
        assert f"95 %: {number_text(np.percentile(values, 95.0))}</text>" in page
    assert "Limits of the method" in page and "@page" in page
    assert "Only 6 runs: 95th percentiles have no upper bound" in page


def test_report_of_few_runs_says_so_plainly_and_what_was_asked(everything):
    with open(everything["REPORT"], encoding="utf-8") as file:
        page = file.read()
    assert "6 runs are very few: a 95th percentile needs 72" in page
    assert "None of the 2 release points has enough runs, 72," in page
    assert "Release points: 2, of features: 2, runs: 6." in page and "Impact law Newton, time step 0.002 s" in page


def test_report_tells_the_precision_and_the_runs_for_a_better_one(simulate, tmp_path):
    """The numbers are those of the engine's estimates from the rows of the layer."""
    from talus.algorithms.number_words import number_text
    from talus.engine.statistics.convergence import estimate, needed_runs

    report = tmp_path / "report.html"
    results = simulate(RUNS=100, STOPS="memory:", TRAJECTORIES=None, REPORT=str(report))
    page = report.read_text(encoding="utf-8")
    for field, label in (("e_max_kj", "Largest energy of a run [kJ]"), ("runout_m", "Run-out length [m]")):
        values = np.array([feature[field] for feature in results["STOPS"].getFeatures()])
        estimated = estimate(values, "quantile", 0.95)
        cells = re.search(f"<td class=''>{re.escape(label)}</td>(.*?)</tr>", page)[1]
        numbers = re.findall(r"<td class=''>([^<]*)</td>", cells)
        assert numbers[1:4] == [number_text(number) for number in (estimated.value, estimated.low, estimated.high)]
        assert numbers[4] == f"± {number_text(100.0 * estimated.precision, 2)} %"
        assert numbers[5:] == [str(needed_runs(values, "quantile", entry)) for entry in (0.1, 0.05)]
    assert "2 of 2 single release points have enough runs" in page and "are very few" not in page
    assert page.count("<polygon") == 2


def test_band_of_the_convergence_chart_lies_around_its_line(qgis_app):
    """A constant statistic with the band 90 to 120 between axes that reach 20 % around 100."""
    from talus.algorithms.shared.reports.convergence import HEIGHT, convergence_chart
    from talus.engine.statistics.convergence import Curve

    runs = np.array([10, 100, 1000])
    drawn = convergence_chart(Curve(runs, np.full(3, 100.0), np.full(3, 90.0), np.array([np.inf, 120.0, 120.0])), "x")
    line = re.search(r"<polyline points='([^']*)'", drawn)[1].split()
    assert [float(point.split(",")[1]) for point in line] == [HEIGHT / 2.0] * 3
    band = re.search(r"<polygon points='([^']*)'", drawn)[1].split()
    assert [float(point.split(",")[1]) for point in band] == pytest.approx([0.0, 0.0] + [0.75 * HEIGHT] * 2, abs=0.06)
    first, second = (float(point.split(",")[0]) for point in line[:2])
    assert first + 2.0 * (second - first) == pytest.approx(float(line[2].split(",")[0]), abs=0.2)


def test_histogram_counts_every_run_once(qgis_app):
    # The bars are as high as the counts of numpy: 3 values below and 1 above the middle of two bins.
    from talus.algorithms.tools.simulate import report as histograms

    drawn = histograms.histogram(np.array([0.0, 0.0, 0.0, 20.0, np.nan]), "x")
    heights = [float(height) for height in re.findall(r"<rect [^>]*height='([\d.]+)'", drawn)]
    assert heights == pytest.approx([160.0] + [0.0] * 18 + [160.0 / 3.0], abs=0.06)  # written with one digit


def test_runs_that_were_cut_short_are_warned_of(simulate, recorder, tmp_path):
    report = tmp_path / "report.html"
    simulate(MAX_TIME=1.0, TRAJECTORIES=None, REPORT=str(report))
    expected = "100 % of the runs still moved when the longest duration was reached"
    assert any(expected in text for text in recorder.warnings)
    assert expected in report.read_text(encoding="utf-8")


def test_extent_reads_a_part_and_maps_still_cover_the_whole(simulate, tmp_path, recorder, cells):
    path = str(tmp_path / "passages.tif")
    simulate(PASSAGES=path, EXTENT="2600010,2600070,1199900,1199999 [EPSG:2056]", TRAJECTORIES=None)
    assert any("32 x 51 cells" in message for message in recorder.messages)
    assert cells(path).shape == (60, 40)
    # The releases lie on the corners of cells, 30 m and 50 m east and 20 m south of the north-western corner.
    for column in (15, 25):
        assert cells(path)[9:11, column - 1 : column + 1].max() == 3
    assert cells(path)[51:].sum() == 0  # nothing beyond the extent


@pytest.mark.parametrize(
    ("fall", "is_deep"),
    [
        ({"VOLUME": 0.001, "HEIGHT": 200.0, "MAX_TIME": 7.5}, True),
        ({"VOLUME": 2.0, "HEIGHT": 0.5, "MAX_TIME": 0.5}, False),
    ],
)
def test_log_and_report_warn_of_rocks_deep_in_the_ground(simulate, recorder, tmp_path, fall, is_deep):
    """The compliant law's springs give way by u CONTACT_TIME / pi at most: 0.1 m for a fall of 200 m, more than the
    radius of a litre, and 5 mm for one of 0.5 m, half a per cent of that of two cubic metres. The bound is 5 %."""
    page = tmp_path / "report.html"
    simulate(
        **fall,
        IMPACT_LAW="mdem",
        GROUND_DEFAULT="extra_hard",
        RUNS=5,
        AIR_DENSITY=0.0,
        RESTITUTION=0.9,
        REPORT=str(page),
    )
    warned = [
        re.search(r"99.9th percentile of penetration is ([\d.]+) % of the radius", text) for text in recorder.warnings
    ]
    shares = [float(match.group(1)) for match in warned if match]
    assert len(shares) == is_deep
    assert all(share > 5.0 for share in shares)
    assert ("99.9th percentile of penetration" in page.read_text(encoding="utf-8")) == is_deep


def test_log_says_what_was_read_and_how_fast(simulate, recorder):
    simulate()
    log = "\n".join(recorder.messages)
    for text in ("40 x 60 cells of 2 m", "EPSG:2056", "Release points: 2, of features: 2, runs: 6", "runs/s", ": 6"):
        assert text in log
    assert recorder.errors == []


def test_outputs_that_are_none_are_skipped_when_the_results_are_loaded_too(qgis_app, dem, releases, recorder, tmp_path):
    # There QGIS wraps each destination, None as well.
    import processing

    skipped = ("TRAJECTORIES", "STOPS", "CONTACTS", "SAMPLES", "PASSAGES", "ENERGY_P95", "HEIGHT_P95", "HEIGHT_MAX",
               "VELOCITY_MAX", "DEPOSITS")  # fmt: skip
    wanted = {"ENERGY_MAX": str(tmp_path / "energy.tif"), "REPORT": None}
    parameters = {"DEM": dem, "RELEASES": releases, "RUNS": 1, **dict.fromkeys(skipped), **wanted}
    results = processing.runAndLoadResults("talus:simulate", parameters, feedback=recorder)
    assert [name for name in (*skipped, "REPORT") if name in results] == []
    assert results["ENERGY_MAX"] == wanted["ENERGY_MAX"]


def test_files_and_report_carry_what_proves_the_result(simulate, tmp_path):
    from osgeo import gdal

    outputs = {"ENERGY_MAX": str(tmp_path / "energy.tif"), "TRAJECTORIES": str(tmp_path / "lines.gpkg")}
    report = tmp_path / "report.html"
    simulate(**outputs, REPORT=str(report), SEED=5)
    proofs = [
        {name: text for name, text in gdal.OpenEx(path).GetMetadata().items() if name.startswith("TALUS_")}
        for path in outputs.values()
    ]
    assert proofs[0].pop("TALUS_OUTPUT") == "ENERGY_MAX" and proofs[0].pop("TALUS_RUNS") == proofs[1].pop("TALUS_RUNS")
    assert proofs[0] == proofs[1] and '"seed": 5' in proofs[0]["TALUS_SETTINGS"]
    assert set(proofs[0]) == {
        "TALUS_VERSION", "TALUS_INPUTS", "TALUS_RESULT", "TALUS_SETTINGS", "TALUS_REACH", "TALUS_VOLUMES",
    }  # fmt: skip
    assert proofs[0]["TALUS_INPUTS"] in report.read_text() and proofs[0]["TALUS_RESULT"] in report.read_text()


def test_confidence_is_one_raster_with_named_bands(simulate, tmp_path):
    """Bounds around the share of the runs that pass, percentiles that rise, few runs that bound nothing."""
    from osgeo import gdal

    skipped = dict.fromkeys(("TRAJECTORIES", "ENERGY_MAX", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX"))
    files = {"CONFIDENCE": str(tmp_path / "confidence.tif"), "PASSAGES": str(tmp_path / "passages.tif")}
    simulate(**skipped, **files, RUNS=20)
    source = gdal.Open(files["CONFIDENCE"])
    names = [source.GetRasterBand(k + 1).GetDescription() for k in range(source.RasterCount)]
    assert len(names) == len(set(names)) == 17
    bands = dict(zip(names, source.ReadAsArray()))
    passages = gdal.Open(files["PASSAGES"]).ReadAsArray()
    visited = passages > 0
    share, low, high = (bands[f"Reach probability{words}"] for words in ("", ", lower bound", ", upper bound"))
    np.testing.assert_allclose(share[visited], passages[visited] / 40.0, rtol=1e-6)
    assert (low[visited] <= share[visited]).all() and (share[visited] <= high[visited]).all()
    assert np.isnan(share[~visited]).all()
    assert (bands["Energy, 50th percentile"][visited] <= bands["Energy, 99th percentile"][visited]).all()
    assert np.isnan(bands["Energy, 95th percentile, upper bound"]).all()  # 40 runs cannot bound it
    np.testing.assert_allclose(
        bands["Energy: factor of runs needed for 10 %"][visited], 72.0 / passages[visited], rtol=1e-6
    )


def test_report_names_the_ground_and_the_table_of_each_input(simulate, releases, tmp_path):
    """Two tables of one file have their own names; what was left empty stands in one row."""
    from qgis.core import QgsCoordinateTransformContext, QgsVectorFileWriter

    path, report = str(tmp_path / "survey.gpkg"), tmp_path / "report.html"
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.layerName = "starts"
    QgsVectorFileWriter.writeAsVectorFormatV3(releases, path, QgsCoordinateTransformContext(), options)
    simulate(RELEASES=f"{path}|layername=starts", GROUND_DEFAULT="hard", REPORT=str(report))
    text = report.read_text(encoding="utf-8")
    assert "Ground that rocks passed: hard 100 %." in text
    assert "starts (survey.gpkg)" in text
    assert text.count("Left empty") == 1 and "<td class=''><code></code></td>" not in text
    assert text.index("Inputs") < text.index("class='warning'")  # of few runs
