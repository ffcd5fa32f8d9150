# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap by frequency: the worked example as rasters, curves of objects, simulated maps, what is refused."""

import math

import numpy as np
import pytest

from talus.tests.engine import test_frequency

SHAPE = (4, 5)
WEST, NORTH = 2_600_000.0, 1_200_000.0
HIT, MISSED = (1, 2), (3, 4)  # row from the north, column: the cell of the worked example, one that nothing reaches
GROUPS = ("60 degrees", "75 degrees")
LAW = {"SIZE_EXPONENT": 0.6, "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 10.0}
OUTPUTS = ("HAZARD", "INTENSITY_30", "INTENSITY_100", "INTENSITY_300", "PROBABILITY", "RETURN_PERIOD", "RETURN_ENERGY")


def write_counts(path, bands, items, nodata, cell=5.0):
    """A raster of counts in the metric of Switzerland; rows from the north."""
    from osgeo import gdal, osr

    made = gdal.GetDriverByName("GTiff").Create(str(path), SHAPE[1], SHAPE[0], len(bands), gdal.GDT_Int32)
    made.SetGeoTransform((WEST, cell, 0.0, NORTH, 0.0, -cell))
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    made.SetProjection(system.ExportToWkt())
    made.SetMetadata(items)
    for k, band in enumerate(bands, 1):
        made.GetRasterBand(k).SetNoDataValue(nodata)
        made.GetRasterBand(k).WriteArray(band)
    return str(path)


@pytest.fixture
def example(qgis_app, tmp_path):
    """The eight simulations of the worked example: one cell has its counts, one is never reached, the others are passed
    once without much energy."""
    counts, passages, rows = [], [], []
    for s, group in enumerate(GROUPS):
        for k, ends in enumerate(zip(test_frequency.BORDERS, test_frequency.BORDERS[1:])):
            passed, above = np.ones(SHAPE, int), np.zeros((2, *SHAPE), int)
            passed[HIT], above[0][HIT], above[1][HIT] = test_frequency.COUNTS[s, :, k]
            passed[MISSED] = 0
            above[:, MISSED[0], MISSED[1]] = -1
            said = {"TALUS_RUNS": "1000", "TALUS_RESULT": f"{s}{k}"}
            passages.append(write_counts(tmp_path / f"passages_{s}{k}.tif", [passed], said, 0))
            said["TALUS_THRESHOLDS"] = "30; 300"
            counts.append(write_counts(tmp_path / f"counts_{s}{k}.tif", above, said, -1))
            rows += ["", group, *ends, 0.4, "1/(year hm2)", test_frequency.AREAS[s], ""]
    of_cells = {"METHOD": "frequency", "REFERENCE_WIDTH": 0.0}  # the worked example is of one cell
    return {**of_cells, "EXCEEDANCES": counts, "PASSAGES": passages, "FREQUENCIES": rows, **LAW}


@pytest.fixture
def hazardmap(to_rasters):
    """``hazardmap(**parameters)``: run with all rasters to files."""
    return to_rasters("talus:hazardmap", OUTPUTS)[0]


@pytest.fixture
def refusal(to_rasters):
    """``refusal(**parameters)``: the message of a run that must fail and leave no file."""
    return to_rasters("talus:hazardmap", OUTPUTS)[1]


def with_rows(example, **changes):
    """The example with the cells of its table changed: ``source=(row, value)`` and so on."""
    names = ("name", "source", "lower", "upper", "rate", "unit", "area", "runs")
    rows = list(example["FREQUENCIES"])
    for name, (row, value) in changes.items():
        rows[8 * row + names.index(name)] = value
    return {**example, "FREQUENCIES": rows}


def bands_of(path):
    """Description -> array."""
    from osgeo import gdal

    source = gdal.Open(path)
    names = [source.GetRasterBand(k + 1).GetDescription() for k in range(source.RasterCount)]
    return dict(zip(names, source.ReadAsArray().reshape(source.RasterCount, source.RasterYSize, source.RasterXSize)))


def test_maps_are_those_of_the_worked_example(hazardmap, example):
    """Return periods with their bounds; medium once in 82, strong once in 238 years: red by the matrix."""
    results = hazardmap(**example)
    bands = bands_of(results["RETURN_PERIOD"])
    expected = {"any passage": (41.98, 37.08, 47.46), "more than 30 kJ": (81.71, 70.89, 93.30),
                "more than 300 kJ": (237.77, 192.02, 280.28)}  # fmt: skip
    for what, numbers in expected.items():
        actual = [bands[f"Return period, {what}{words}"][HIT] for words in ("", ", lower bound", ", upper bound")]
        np.testing.assert_allclose(actual, numbers, atol=0.006)
    assert len(bands) == 9 and all(np.isnan(band[MISSED]) for band in bands.values())
    danger, intensity = (bands_of(results[name])[label] for name, label in
                         (("HAZARD", "Danger levels"), ("INTENSITY_100", "Intensity, 100 years")))  # fmt: skip
    assert (danger[HIT], danger[MISSED], danger[0, 0]) == (4, 0, 1)
    assert (intensity[HIT], intensity[MISSED]) == (2, 0)
    probability = bands_of(results["PROBABILITY"])["Reach probability per year"]
    assert probability[HIT] == pytest.approx(1.0 - math.exp(-test_frequency.LAMBDA[0]), rel=1e-5)


def test_energies_by_return_period(hazardmap, example, recorder):
    results = hazardmap(**example, ENERGY_PERIODS="30; 60; 100, 1000")
    bands = bands_of(results["RETURN_ENERGY"])
    assert list(bands) == [f"Energy once in {entry} years" for entry in ("30", "60", "100", "1000")] or len(bands) == 4
    actual = [band[HIT] for band in bands.values()]
    np.testing.assert_allclose(actual[1:], [30.0, 46.37, 300.0], rtol=1e-4)
    assert np.isnan(actual[0]) and actual[3] > 300.0
    assert [warning for warning in recorder.warnings if "above the highest threshold, 300 kJ, in 1 cells" in warning]


def test_rates_by_retreat_and_by_class_are_the_same(hazardmap, example):
    """0.34003 m3 a year and hm2, or the blocks of each class."""
    from talus.engine.hazard.size_law import SizeLaw

    expected = bands_of(hazardmap(**example)["RETURN_PERIOD"])["Return period, any passage"]
    law, rates = SizeLaw(0.6, 0.1, 10.0), test_frequency.rates_of().ravel()
    by_retreat, by_class = list(example["FREQUENCIES"]), list(example["FREQUENCIES"])
    for row, rate in enumerate(rates):
        by_retreat[8 * row + 4 : 8 * row + 6] = 0.4 * law.mean_volume(), "m³/(year hm²)"
        by_class[8 * row + 4 : 8 * row + 7] = rate, "1/year", ""
    for rows in (by_retreat, by_class):
        bands = bands_of(hazardmap(**{**example, "FREQUENCIES": rows})["RETURN_PERIOD"])
        np.testing.assert_allclose(bands["Return period, any passage"], expected, rtol=1e-6)


def test_exponent_is_fitted_to_surveyed_blocks(hazardmap, example, recorder):
    survey = {"SIZE_EXPONENT": None, "SIZE_BLOCKS": "0.2 0.3 0.5; 1, 4 0.02"}
    hazardmap(**{**example, **survey}, RATE_EVENTS=5)
    said = "\n".join(recorder.messages)
    assert "exponent 0.532 with a standard error of 0.238, by 5 blocks" in said
    assert "may be 0.32 to 2.33 times as large" in said  # 5 events in 20 years: 0.081 to 0.583 a year for 0.25


@pytest.fixture
def objects(make_layer):
    """A point in the cell of the example, a house over it and its neighbour, one where nothing comes, one far away."""
    centre = f"{5 * (HIT[1] + 0.5)} {-5 * (HIT[0] + 0.5)}"
    house = "POLYGON((11 -6, 19 -6, 19 -9, 11 -9, 11 -6))"
    nothing = f"POINT({5 * (MISSED[1] + 0.5)} {-5 * (MISSED[0] + 0.5)})"
    rows = [(f"POINT({centre})", ["place"]), (house, ["house"]), (nothing, ["safe"]), ("POINT(900 900)", ["far"])]
    return {
        "point": make_layer("Point", [rows[0], rows[2], rows[3]], "field=name:string"),
        "area": make_layer("Polygon", [rows[1]], "field=name:string"),
    }


def curves(results):
    """(name, part, source, class, energy) -> row of the table."""
    rows = [dict(zip(row.fields().names(), row.attributes())) for row in results["CURVES"].getFeatures()]
    return {
        (row["name"], row["part"], row["source"] or "", row["class_m3"] or "", row["above_kj"]): row for row in rows
    }


def test_curve_of_a_place_is_the_sum_of_its_sources_and_sizes(hazardmap, example, objects, recorder):
    rows = curves(hazardmap(**example, OBJECTS=objects["point"], CURVES="memory:"))
    assert [
        warning for warning in recorder.warnings if warning.startswith("Objects for hazard curves – OBJECTS: left out")
    ]
    for energy, expected, bounds in zip(
        (0.0, 30.0, 300.0), test_frequency.LAMBDA, ((37.08, 47.46), (70.89, 93.3), (192.02, 280.28))
    ):
        whole = rows["place", "all", "", "", energy]
        assert whole["per_year"] == pytest.approx(expected, rel=3e-6)
        assert (whole["period_low"], whole["period_up"]) == pytest.approx(bounds, abs=0.006)
        for part in ("source", "size class", "source and size class"):
            parts = [row for key, row in rows.items() if key[:2] == ("place", part) and key[4] == energy]
            assert len(parts) == {"source": 2, "size class": 4}.get(part, 8)
            assert sum(row["per_year"] for row in parts) == pytest.approx(expected, rel=3e-6)
            assert sum(row["share"] for row in parts) == pytest.approx(1.0)
    safe = rows["safe", "all", "", "", 30.0]
    assert safe["per_year"] == 0.0 and safe["high_year"] > 0.0 and not safe["period_y"] and safe["period_low"] > 0.0


def mean_diameters():
    """Diameter of the ball of the mean block of each class, m."""
    from talus.engine.hazard.frequency import block_diameter
    from talus.engine.hazard.size_law import SizeLaw

    law = SizeLaw(0.6, 0.1, 10.0)
    ends = zip(test_frequency.BORDERS, test_frequency.BORDERS[1:])
    return np.array([block_diameter(law.mean_volume(*end)) for end in ends])


def test_house_is_as_wide_as_its_outline_and_the_blocks(hazardmap, example, objects, tmp_path):
    """A house of 8 x 3 m shows paths 22 m / pi on the mean. It lies in the cell of the example and in its neighbour,
    which is passed once: half of both counts, by 20 m / pi that a cell shows."""
    figure = tmp_path / "curves.png"
    results = hazardmap(**example, OBJECTS=objects["area"], CURVES="memory:", CURVES_FIGURE=str(figure))
    rows, across = curves(results), (22.0 / math.pi + mean_diameters()) * math.pi / 20.0
    for level, energy, beside in ((0, 0.0, 1.0), (1, 30.0, 0.0), (2, 300.0, 0.0)):
        hits = 0.5 * (test_frequency.COUNTS[:, level] + beside) * across
        expected = (test_frequency.rates_of() / 1000.0 * hits).sum()
        assert rows["house", "all", "", "", energy]["per_year"] == pytest.approx(expected, rel=1e-9)
        for part in ("source", "size class", "source and size class"):
            parts = [row for key, row in rows.items() if key[:2] == ("house", part) and key[4] == energy]
            assert sum(row["per_year"] for row in parts) == pytest.approx(expected, rel=1e-9)
    assert figure.stat().st_size > 10_000


def test_width_of_an_object(hazardmap, example, objects):
    """Each class by (w + d) pi / (4 c) with the diameter of its mean block, c = 5 m."""
    from talus.engine.hazard.size_law import SizeLaw

    law, rates = SizeLaw(0.6, 0.1, 10.0), test_frequency.rates_of()
    ends = list(zip(test_frequency.BORDERS, test_frequency.BORDERS[1:]))
    diameters = np.cbrt(6.0 * np.array([law.mean_volume(*end) for end in ends]) / math.pi)
    expected = (rates / 1000.0 * (12.0 + diameters) * math.pi / 20.0 * test_frequency.COUNTS[:, 0]).sum()
    rows = curves(hazardmap(**example, OBJECTS=objects["point"], CURVES="memory:", OBJECT_WIDTH=12.0))
    assert rows["place", "all", "", "", 0.0]["per_year"] == pytest.approx(expected, rel=1e-9)


def test_line_has_the_crossings_of_all_its_length(hazardmap, example, make_layer):
    """Along the row of the example, through five cells of 5 m: the sum of their runs by 5 m and the width of a cell."""
    from talus.engine.hazard.frequency import block_diameter
    from talus.engine.hazard.reference_width import width_of_cell
    from talus.engine.hazard.size_law import SizeLaw

    law, rates = SizeLaw(0.6, 0.1, 10.0), test_frequency.rates_of()
    ends = list(zip(test_frequency.BORDERS, test_frequency.BORDERS[1:]))
    diameters = np.array([block_diameter(law.mean_volume(*end)) for end in ends])
    runs = (test_frequency.COUNTS[:, 0] + 4.0) * 5.0 / width_of_cell((5.0, 5.0))
    line = make_layer("LineString", [("LINESTRING(0 -7.5, 25 -7.5)", ["road"])], "field=name:string")
    expected = (rates / 1000.0 * (25.0 + diameters) / 25.0 * runs).sum()
    for width in (None, 10.0):
        results = hazardmap(**example, OBJECTS=line, CURVES="memory:", OBJECT_WIDTH=width)
        assert curves(results)["road", "all", "", "", 0.0]["per_year"] == pytest.approx(expected, rel=1e-9)
        assert ("object-width-unused" in results["FINDINGS"]) == (width is not None)


def around_the_example(metres):
    """(rows, columns, shares) of a disc in the cells around that of the example, by points 0.05 m apart."""
    steps = np.arange(-0.5 * metres + 0.025, 0.5 * metres, 0.05)
    y, x = np.meshgrid(steps, steps, indexing="ij")
    inside = x * x + y * y <= 0.25 * metres * metres
    rows, columns = np.rint(y[inside] / 5.0).astype(int), np.rint(x[inside] / 5.0).astype(int)
    cells, counts = np.unique(np.column_stack([rows, columns]), axis=0, return_counts=True)
    return HIT[0] + cells[:, 0], HIT[1] + cells[:, 1], counts / counts.sum()


def test_frequencies_are_those_of_an_object_of_10_m(hazardmap, example, recorder, tmp_path):
    """Without a width of the dialog: in a disc of 10 m around the cell of the example its runs count with their share,
    the other cells with their one run; by the width of a cell, 20 m / pi. Log, name, metadata and page say so."""
    from osgeo import gdal

    from talus.algorithms.shared.runs.run_paths import CountedRuns

    report = tmp_path / "report.html"
    results = hazardmap(**{**example, "REFERENCE_WIDTH": None}, REPORT=str(report))
    rows, columns, shares = around_the_example(10.0)
    bands, weights = bands_of(results["RETURN_PERIOD"]), test_frequency.rates_of() / 1000.0
    for level, words in enumerate(("any passage", "more than 30 kJ", "more than 300 kJ")):
        grid = np.full(SHAPE, (weights * 1.0).sum() if level == 0 else 0.0)
        grid[HIT], grid[MISSED] = (weights * test_frequency.COUNTS[:, level]).sum(), 0.0
        expected = (shares * grid[rows, columns]).sum() * 10.0 * math.pi / 20.0
        assert bands[f"Return period, {words}"][HIT] == pytest.approx(1.0 / expected, rel=0.01)
    assert gdal.Open(results["RETURN_PERIOD"]).GetMetadataItem("TALUS_REFERENCE_WIDTH") == "10"
    assert "objects of 10 m width; they do not depend on the cells" in "\n".join(recorder.messages)
    assert "those of an object of 10 m width" in report.read_text(encoding="utf-8")
    assert "frequencies-of-cells" not in results["FINDINGS"]
    result = CountedRuns.of_raster(results["RETURN_PERIOD"])
    x, y = WEST + 5.0 * (HIT[1] + 0.5), NORTH - 5.0 * (HIT[0] + 0.5)
    often = (np.array([run.weight for run in result.runs])[:, None] * result.at(x, y, tmp_path)).sum(axis=0)
    periods = [bands[f"Return period, {words}"][HIT] for words in ("any passage", "more than 30 kJ")]
    np.testing.assert_allclose(1.0 / often[:2], periods, rtol=1e-6)  # the panel says what the map says


def test_frequencies_of_cells_are_found_doubtful(hazardmap, example):
    assert "frequencies-of-cells" in hazardmap(**example)["FINDINGS"]


def test_a_point_is_hit_as_often_as_the_map_says(hazardmap, example, objects):
    """Without OBJECT_WIDTH: the object that the frequencies are of, here 10 m."""
    results = hazardmap(**{**example, "REFERENCE_WIDTH": 10.0}, OBJECTS=objects["point"], CURVES="memory:")
    rows, bands = curves(results), bands_of(results["RETURN_PERIOD"])
    for energy, words in ((0.0, "any passage"), (30.0, "more than 30 kJ")):
        row = rows["place", "all", "", "", energy]
        mapped = [bands[f"Return period, {words}{what}"][HIT] for what in ("", ", lower bound", ", upper bound")]
        assert [row["period_y"], row["period_low"], row["period_up"]] == pytest.approx(mapped, rel=1e-5)


@pytest.mark.parametrize(
    ("volume", "code"),
    [(0.18, None), (0.05, "class-blocks-smaller"), (0.5, "class-blocks-larger")],
)
def test_runs_of_another_size_are_not_taken_for_a_class(hazardmap, example, tmp_path, volume, code):
    """The first class goes from 0.1 to 0.3 m3; its rasters say what rocks were thrown."""
    from talus.engine.hazard.findings import volumes_item

    said = {"TALUS_THRESHOLDS": "30; 300", "TALUS_RUNS": "1000", "TALUS_VOLUMES": volumes_item(np.full(1000, volume))}
    counts = write_counts(tmp_path / "sized.tif", np.zeros((2, *SHAPE), int), said, -1)
    results = hazardmap(**{**example, "EXCEEDANCES": [counts, *example["EXCEEDANCES"][1:]]})
    actual = [entry for entry in ("class-blocks-smaller", "class-blocks-larger") if entry in results["FINDINGS"]]
    assert actual == ([] if code is None else [code])


def test_width_needs_the_sizes_of_the_blocks(refusal, example, objects):
    rows = list(example["FREQUENCIES"])
    for row in range(8):
        rows[8 * row + 2 : 8 * row + 8] = "", "", 0.1, "1/year", "", ""
    message = refusal(**{**example, "FREQUENCIES": rows}, OBJECTS=objects["point"], OBJECT_WIDTH=5.0)
    assert "the blocks of counts_00 have no known width" in message


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"unit": (1, "")}, "row 2: the rate 0.4 has no unit; give one of the units 1/year"),
        ({"unit": (1, "per year")}, "row 2: the rate 0.4 has the unit per year"),
        ({"source": (0, "")}, "row 1: the source has no name"),
        ({"rate": (2, "often")}, "row 3: 'often' is not a valid rate"),
        ({"rate": (2, 0)}, "row 3: '0' is not a valid rate"),
        ({"rate": (2, 0.5)}, "row 3: rate, unit and area of the source 60 degrees differ from those of row 1"),
        ({"area": (0, "")}, "row 1: a rate in 1/(year hm2) needs the true area"),
        ({"lower": (1, 0.5)}, "there is a gap between the classes that end and begin at 0.3 and 0.5 m3"),
        ({"lower": (1, 0.2)}, "there is an overlap"),
        ({"upper": (0, 0.05)}, "row 1: the class goes from 0.1 to 0.05 m³"),
        ({"lower": (0, "")}, "row 1: the class goes from ? to 0.3 m³"),
        ({"upper": (3, 20)}, "row 4: the class from 3 to 20 m3 is outside the volume-frequency relation"),
        ({"runs": (0, 0)}, "row 1: '0' is not a number of runs"),
        ({"runs": (0, 500)}, "was made of 1000"),
    ],
)  # fmt: skip
def test_rows_that_will_not_do_are_refused(refusal, example, changes, told):
    message = refusal(**with_rows(example, **changes))
    assert told in message and "Sources and sizes by frequency – FREQUENCIES" in message


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"FREQUENCIES": []}, "needs a row for each simulation"),
        ({"FREQUENCIES": ["a", "b"]}, "do not make rows of 8"),
        ({"SIZE_EXPONENT": 1.0}, "the exponent is 1"),
        ({"SIZE_LARGEST": None}, "needs its smallest and largest volume"),
        ({"SIZE_BLOCKS": "0.2 0.3"}, "either its exponent or surveyed blocks"),
        ({"SIZE_EXPONENT": None, "SIZE_BLOCKS": "0.2 big"}, "give positive volumes"),
        ({"SIZE_EXPONENT": None, "SIZE_BLOCKS": "0.2 20"}, "SIZE_LARGEST: it is 10 m³, but among"),
        ({"SIZE_EXPONENT": None, "SIZE_SMALLEST": None, "SIZE_LARGEST": None}, "row 1: a rate in 1/(year hm2)"),
        ({"SIZE_SMALLEST": 20.0}, "two positive ones that rise"),
        ({"WEAK": 50.0}, "the runs are not counted above 50 kJ, but above 30; 300 kJ"),
        ({"ENERGY_PERIODS": "0"}, "give positive numbers"),
        ({"EXCEEDANCES": []}, "no map of a run ''"),
        ({"PASSAGES": []}, "EXCEEDANCES has 8 rasters, Passages of each scenario [runs] (PASSAGES) 0"),
        ({"METHOD": "cell"}, "exists only for the method frequency"),
        ({"CURVES": "memory:"}, "give the layer Objects for hazard curves (OBJECTS)"),
    ],
)  # fmt: skip
def test_other_impossible_inputs_are_refused(refusal, example, changes, told):
    if changes.get("METHOD"):
        changes = {**changes, "ENERGY": example["PASSAGES"][:1], "PASSAGES": example["PASSAGES"][:1],
                   "SCENARIOS": [1000, 10, 1], "EXCEEDANCES": []}  # fmt: skip
    assert told in refusal(**{**example, **changes})


def test_rows_have_the_numbers_of_the_dialog(refusal, example):
    rows = with_rows(example, rate=(0, "much"))["FREQUENCIES"]
    assert "row 2" in refusal(**{**example, "FREQUENCIES": [*[""] * 8, *rows]})


def test_runs_whose_rocks_broke_are_refused(refusal, example, tmp_path):
    """Pieces are counted as runs there, and the number of blocks that pass is unknown."""
    said = {"TALUS_THRESHOLDS": "30; 300", "TALUS_RUNS": "1000", "TALUS_BROKEN": "12", "TALUS_RUN": "cliff"}
    broken = write_counts(tmp_path / "broken.tif", np.zeros((2, *SHAPE), int), said, -1)
    assert "rocks broke in the run cliff" in refusal(
        **{**example, "EXCEEDANCES": [broken, *example["EXCEEDANCES"][1:]]}
    )


def test_area_far_larger_than_the_map_meets_each_cell_once(qgis_app):
    """A square of 100 km around a grid of 4 x 5, one within it, and a house between the centres of its cells."""
    from qgis.core import QgsGeometry, QgsRectangle

    from talus.algorithms.tools.hazardmap.objects import cells_of
    from talus.engine.io.raster import Grid

    grid = Grid((4, 5), (5.0, 5.0), (WEST, NORTH))

    def cells(*corners):
        return cells_of(QgsGeometry.fromRect(QgsRectangle(*corners)), grid)[0].tolist()

    assert cells(WEST - 5e4, NORTH - 5e4, WEST + 5e4, NORTH + 5e4) == list(range(20))
    assert cells(WEST + 4.0, NORTH + 4.0, WEST + 11.0, NORTH + 11.0) == [6, 7, 11, 12]
    assert cells(WEST + 1.0, NORTH + 1.0, WEST + 2.0, NORTH + 2.0) == [0]
    assert cells(WEST - 500.0, NORTH, WEST - 400.0, NORTH + 9.0) == []


def test_rasters_of_another_simulation_are_refused(refusal, example, tmp_path):
    swapped = example["PASSAGES"][1:] + example["PASSAGES"][:1]
    assert "not of the same simulation" in refusal(**{**example, "PASSAGES": swapped})
    said = {"TALUS_THRESHOLDS": "30", "TALUS_RUNS": "1000"}
    other = write_counts(tmp_path / "other.tif", np.zeros((1, *SHAPE), int), said, -1)
    assert "has runs above 30 kJ, counts_00 above 30; 300 kJ; simulate all with the same" in refusal(
        **{**example, "EXCEEDANCES": [*example["EXCEEDANCES"][:-1], other]}
    )
    assert "does not state above which values its runs are counted" in refusal(
        **{**example, "EXCEEDANCES": example["PASSAGES"]}
    )


def test_rasters_are_called_by_the_run_that_they_name(qgis_app, tmp_path):
    """Not by the layer, whose name is that of a file: exceedances of the study come as exc."""
    from qgis.core import QgsRasterLayer

    from talus.algorithms.tools.hazardmap.count_rasters import rasters_in_order

    said = {"TALUS_RUNS": "1000", "TALUS_RESULT": "one", "TALUS_THRESHOLDS": "30; 300"}
    for run, expected in (({"TALUS_RUN": "cliff, 2 m³"}, "cliff, 2 m³"), ({}, "exc")):
        counts = write_counts(tmp_path / f"exc{len(run)}.tif", np.ones((2, *SHAPE), int), {**said, **run}, -1)
        passages = write_counts(tmp_path / f"pass{len(run)}.tif", np.ones((1, *SHAPE), int), {**said, **run}, 0)
        (actual,) = rasters_in_order([QgsRasterLayer(counts, "exc")], [QgsRasterLayer(passages, "passages")], 1)
        assert actual.name == expected


def test_more_passages_than_runs_are_refused(refusal, example, tmp_path):
    said = {"TALUS_THRESHOLDS": "30; 300"}
    other = write_counts(tmp_path / "other.tif", np.zeros((2, *SHAPE), int), said, -1)
    passages = write_counts(tmp_path / "many.tif", np.full((1, *SHAPE), 30), {}, 0)
    changed = with_rows(example, runs=(7, 20))
    changed["EXCEEDANCES"], changed["PASSAGES"] = (
        example["EXCEEDANCES"][:-1] + [other],
        example["PASSAGES"][:-1] + [passages],
    )
    assert "30 passages of 20 runs" in refusal(**changed)


@pytest.fixture
def named(qgis_app, simulate, tmp_path):
    """A project with the maps of two simulations with names."""
    from qgis.core import QgsProject, QgsRasterLayer

    project = QgsProject.instance()
    skipped = dict.fromkeys(("ENERGY_MAX", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "TRAJECTORIES"))
    for name, volume in (("small", 0.2), ("large", 1.0)):
        paths = {
            output: str(tmp_path / f"{name}_{output}.tif")
            for output in ("EXCEEDANCES", "HEIGHT_EXCEEDANCES", "PASSAGES")
        }
        simulate(RUNS=20, VOLUME=volume, RUN_NAME=name, STOPS=None, **skipped, **paths)
        for output, path in paths.items():
            project.addMapLayer(QgsRasterLayer(path, f"{output} of {name}"))
    yield
    project.removeAllMapLayers()


def test_heights_of_simulated_maps(hazardmap, named, tmp_path):
    """The sum is over the runs above each height; the bands of any passage are those of RETURN_PERIOD."""
    path = str(tmp_path / "out" / "heights.tif")
    rows = ["small", "cliff", "", "", 0.2, "1/year", "", "", "large", "cliff", "", "", 0.05, "1/year", "", ""]
    results = hazardmap(METHOD="frequency", REFERENCE_WIDTH=0.0, FREQUENCIES=rows, HEIGHT_PERIOD=path)
    bands, passages = bands_of(path), bands_of(results["RETURN_PERIOD"])
    any_passage = "Return period, any passage"
    np.testing.assert_array_equal(bands[any_passage], passages[any_passage])
    counts = [
        bands_of(str(tmp_path / f"{name}_HEIGHT_EXCEEDANCES.tif"))["Runs above 1 m"] for name in ("small", "large")
    ]
    small, large = (np.maximum(count, 0) for count in counts)
    expected = 0.2 * small / 40.0 + 0.05 * large / 40.0
    actual = bands["Return period, higher than 1 m"]
    np.testing.assert_allclose(actual[expected > 0], 1.0 / expected[expected > 0], rtol=1e-6)
    assert np.isnan(actual[expected == 0]).all() and (expected > 0).any()


def test_heights_are_no_energies(refusal, named, tmp_path):
    files = [str(tmp_path / f"{name}_{{}}.tif") for name in ("small", "large")]
    heights, passages = ([file.format(name) for file in files] for name in ("HEIGHT_EXCEEDANCES", "PASSAGES"))
    rows = ["", "cliff", "", "", 0.2, "1/year", "", "", "", "cliff", "", "", 0.05, "1/year", "", ""]
    message = refusal(METHOD="frequency", FREQUENCIES=rows, EXCEEDANCES=heights, PASSAGES=passages)
    assert "does not state above which values its runs are counted" in message


def test_simulated_maps_by_their_names_with_a_report(hazardmap, named, tmp_path):
    """The frequency of any passage is the passages by the rate and the runs; the report names the rows."""
    report = tmp_path / "report.html"
    rows = ["small", "cliff", 0.1, 0.3, 0.2, "1/year", "", "", "large", "cliff", 0.3, 1.5, 0.05, "1/year", "", ""]
    results = hazardmap(METHOD="frequency", REFERENCE_WIDTH=0.0, FREQUENCIES=rows, REPORT=str(report))
    passages = [bands_of(str(tmp_path / f"{name}_PASSAGES.tif")) for name in ("small", "large")]
    small, large = (next(iter(passage.values())).astype(float) for passage in passages)
    expected = 0.2 * small / 40.0 + 0.05 * large / 40.0
    bands = bands_of(results["RETURN_PERIOD"])["Return period, any passage"]
    np.testing.assert_allclose(bands[expected > 0], 1.0 / expected[expected > 0], rtol=1e-6)
    assert np.isnan(bands[expected == 0]).all() and (expected > 0).any()
    assert "small, cliff, 0.1 – 0.3 m³" in report.read_text(encoding="utf-8")
