# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication through processing.run: closed form on the slope of conftest.py, comparison with runs, bad input."""

import csv
import math

import numpy as np
import pytest

from talus.tests.qgis.conftest import CELL, COLUMNS, ROWS, STEEP_ROWS

OUTPUTS = ("INDICATION", "LINE_VELOCITY", "LINE_ENERGY", "INDICATION_DIFFERENCE")
FIXED = {"METHOD": "fixed", "THRESHOLD": 35.0}
# one angle; sources are the rows 1 to 34 of the slope of 40 degrees, its upper edge the row 1
ANGLE = 33.5
DROP = (STEEP_ROWS - 1) * CELL * math.tan(math.radians(40.0))
LAST_ROW = 1 + math.floor(DROP / math.tan(math.radians(ANGLE)) / CELL)


def bands_of(path):
    from osgeo import gdal

    source = gdal.Open(path)
    return [source.GetRasterBand(k + 1).ReadAsArray() for k in range(source.RasterCount)], source


@pytest.fixture
def indication(to_rasters, dem):
    """``indication(**parameters)``: run with all rasters that need no passages to files."""
    run = to_rasters("talus:indication", OUTPUTS)[0]
    return lambda **given: run(
        **{"DEM": dem, "ANGLES": [1.0, "", ANGLE], "INDICATION_DIFFERENCE": None, **FIXED, **given}
    )  # fmt: skip


@pytest.fixture
def refusal(to_rasters, dem):
    refused = to_rasters("talus:indication", OUTPUTS)[1]
    return lambda **given: refused(
        **{"DEM": dem, "ANGLES": [1.0, "", ANGLE], "LINE_ENERGY": None, "INDICATION_DIFFERENCE": None, **FIXED, **given}
    )  # fmt: skip


def test_reach_is_where_the_energy_line_meets_the_ground(indication):
    """On the level ground F = drop - d tan(angle): the last row with F > 0, and v and E there."""
    results = indication()
    (classes,), source = bands_of(results["INDICATION"])
    middle = classes[:, 20]
    assert middle[0] == 0 and (middle[1:STEEP_ROWS] == 2).all()
    assert (middle[STEEP_ROWS : LAST_ROW + 1] == 1).all() and (middle[LAST_ROW + 1 :] == 0).all()
    assert (classes[:5, :5] == 255).all() and source.GetMetadataItem("TALUS_OUTPUT") == "INDICATION"
    left = DROP - (LAST_ROW - 1) * CELL * math.tan(math.radians(ANGLE))
    (velocity,), _ = bands_of(results["LINE_VELOCITY"])
    (energy,), of_energy = bands_of(results["LINE_ENERGY"])
    assert velocity[LAST_ROW, 20] == pytest.approx(math.sqrt(2.0 * 9.81 * left), rel=1e-3)
    assert energy[LAST_ROW, 20] == pytest.approx(2.7 * 9.81 * left, rel=1e-3) and np.isnan(energy[LAST_ROW + 1, 20])
    assert of_energy.GetRasterBand(1).GetUnitType() == "kJ"
    assert results["SOURCE_CELLS"] == 38 * (STEEP_ROWS - 1) - 5 * 5
    assert results["AREA"] == np.count_nonzero((classes == 1) | (classes == 2)) * CELL**2
    assert results["UPPER_EDGES"] < 100


def test_a_band_for_each_volume_with_its_angle_and_share_of_velocity(indication, recorder):
    results = indication(ANGLES=[1.0, "", 38.0, 10.0, "", 33.5], VELOCITY_SHARE=0.9)
    (small, large), source = bands_of(results["INDICATION"])
    assert np.count_nonzero(small) < np.count_nonzero(large)
    assert source.GetRasterBand(2).GetDescription() == "Indication, 10 m³"
    velocity = bands_of(results["LINE_VELOCITY"])[0][1]
    left = DROP - (LAST_ROW - 1) * CELL * math.tan(math.radians(ANGLE))
    assert velocity[LAST_ROW, 20] == pytest.approx(0.9 * math.sqrt(2.0 * 9.81 * left), rel=1e-3)
    assert [message for message in recorder.messages if "not how often" in message]


def test_angles_by_a_law_of_the_volume_are_those_that_it_gives(indication):
    law = math.degrees(math.atan(0.75 * 10.0**-0.1))
    by_law = indication(ANGLES=[1.0, "", 38.0, 10.0, "", ""], ANGLE_LAW=f"{math.log10(0.75)!r} -0.1")
    typed = indication(ANGLES=[1.0, "", 38.0, 10.0, "", law])
    np.testing.assert_array_equal(*(bands_of(actual["INDICATION"])[0] for actual in (by_law, typed)))


def test_only_cliffs_that_are_high_enough(indication):
    """Within 20 m a cell of the slope lies 20 tan 40 = 16.8 m above the lowest: it is a cliff of 15 m, not of 18."""
    assert indication(ANGLES=["", 15.0, ANGLE], CLIFF_RADIUS=20.0, LINE_ENERGY=None)["UPPER_EDGES"] > 0


def test_joint_sets_choose_the_faces(indication):
    """The slope falls to the south at 40 degrees: joints that dip 38 there let blocks out."""
    with_joints = indication(JOINT_SETS=[180.0, 38.0, ""])
    assert with_joints["SOURCE_CELLS"] == pytest.approx(38 * (STEEP_ROWS - 1) - 25, abs=80)  # edges look elsewhere


@pytest.mark.parametrize(("given", "text"), [
    ({"ANGLES": ["", 18.0, ANGLE], "CLIFF_RADIUS": 20.0}, "cliff high enough"),
    ({"JOINT_SETS": [180.0, 45.0, ""]}, "releases a block along"),  # steeper than the face
    ({"JOINT_SETS": [0.0, 38.0, ""]}, "releases a block along"),  # into the slope
])  # fmt: skip
def test_no_source_is_told_with_what_to_change(refusal, given, text):
    assert text in refusal(**given)


def test_runs_are_compared_with_it(indication, simulate, tmp_path):
    """Rocks that run farther than the angle are missed; areas of the table are those of the map."""
    passages = simulate(PASSAGES=str(tmp_path / "passages.tif"), RUNS=20, GROUND_DEFAULT="extra_hard")["PASSAGES"]
    results = indication(
        PASSAGES=passages, ANGLES=["", "", 38.0], LINE_ENERGY=None,
        INDICATION_DIFFERENCE=str(tmp_path / "difference.tif"), COMPARISON=str(tmp_path / "comparison.csv"),
    )  # fmt: skip
    (difference,), _ = bands_of(results["INDICATION_DIFFERENCE"])
    (passed,), _ = bands_of(passages)
    (indicated,), _ = bands_of(results["INDICATION"])
    has, runs = (indicated == 1) | (indicated == 2), passed > 0
    assert (difference == 1).sum() == (has & runs).sum() > 0
    assert (difference == 2).sum() == (has & ~runs).sum() and (difference == 3).sum() == (~has & runs).sum()
    with open(results["COMPARISON"], encoding="utf-8") as file:
        (row,) = csv.DictReader(file)
    assert float(row["both_m2"]) == (has & runs).sum() * CELL**2
    assert float(row["share_of_runs_found"]) == pytest.approx((has & runs).sum() / runs.sum(), rel=1e-5)
    assert results["FOUND_SHARE"] == pytest.approx(float(row["share_of_runs_found"]), rel=1e-5)
    assert results["MISSED_PASSAGES"] == pytest.approx(passed[~has].sum() / passed.sum())


def test_passages_without_a_run_are_said_to_compare_nothing(indication, dem, recorder, tmp_path):
    """A share of no cell is no number: the log says that nothing is compared, and no share is returned."""
    from osgeo import gdal

    nothing = str(tmp_path / "passages.tif")
    raster = gdal.GetDriverByName("GTiff").CreateCopy(nothing, gdal.Open(dem))
    raster.GetRasterBand(1).WriteArray(np.zeros((ROWS, COLUMNS)))
    del raster
    results = indication(
        PASSAGES=nothing, ANGLES=["", "", 38.0], LINE_ENERGY=None,
        COMPARISON=str(tmp_path / "comparison.csv"),
    )  # fmt: skip
    assert "FOUND_SHARE" not in results and not any("nan" in text.split() for text in recorder.messages)
    assert any(text.endswith("so nothing is compared.") for text in recorder.messages)


@pytest.mark.parametrize(("given", "texts"), [
    ({"ANGLES": ["", "", ""]}, ("Reach angles", "at least one")),
    ({"ANGLES": ["", "", "steep"]}, ("row 1", "'steep' is not a valid angle")),
    ({"ANGLES": ["", "", "", "", "", "steep"]}, ("row 2", "'steep' is not a valid angle")),  # as the dialog counts
    ({"ANGLES": ["big", "", 30.0]}, ("row 1", "'big' is not a valid volume")),
    ({"ANGLES": [1.0, "", 30.0, 1.0, "", 31.0]}, ("row 2", "earlier row")),
    ({"ANGLES": [1.0, "", 85.0]}, ("row 1", "85 degrees", "5 to 80")),
    ({"ANGLES": [1.0, "", ""]}, ("row 1", "not a valid angle")),
    ({"ANGLES": [1.0, "", ""], "ANGLE_LAW": "0.2"}, ("Reach angle by volume", "'0.2' is not a law")),
    ({"ANGLES": ["", "", ""], "ANGLE_LAW": "0.2 -0.1"}, ("at least one",)),
    ({"JOINT_SETS": [180.0, "", ""]}, ("Joint sets", "row 1", "dip direction and dip")),
    ({"JOINT_SETS": [180.0, 95.0, ""]}, ("Joint sets", "dip 95")),
    ({"ANGLES": ["", "", 30.0], "LINE_ENERGY": "TEMPORARY_OUTPUT"}, ("no volumes", "skip")),
    ({"INDICATION_DIFFERENCE": "TEMPORARY_OUTPUT"}, ("nothing to compare with",)),
    ({"THRESHOLD": 60.0}, ("No cell is a source", "60.0°")),
])  # fmt: skip
def test_bad_input_is_told_by_parameter_and_row(refusal, given, texts):
    message = refusal(**given)
    assert all(text in message for text in texts), message


def test_passages_of_other_cells_are_refused(refusal, make_dem):
    other = make_dem("other.tif", heights=np.ones((ROWS, COLUMNS + 1)))
    assert "does not have the cells of the elevation model" in refusal(PASSAGES=other)


def test_cancel_leaves_nothing(indication, recorder, tmp_path):
    from qgis.core import QgsProcessingException

    recorder.cancel()
    with pytest.raises(QgsProcessingException, match="Cancelled; nothing was written"):
        indication()
    assert list((tmp_path / "out").iterdir()) == []


def test_layers_get_their_colours(loaded, dem):
    given = {"DEM": dem, "ANGLES": ["", "", ANGLE], **FIXED}
    layers = loaded("talus:indication", given, {"INDICATION": "TEMPORARY_OUTPUT"})
    (layer,) = layers.values()
    assert {entry.color.name() for entry in layer.renderer().classes()} == {"#b9a6d3", "#3f2b63"}
