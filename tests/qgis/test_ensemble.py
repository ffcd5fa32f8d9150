# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble through processing.run: maps with bands, tables, going on after a cancel, what is refused."""

import csv

import numpy as np
import pytest

from talus.tests.qgis.test_indication import bands_of

OUTPUTS = ("REACH_BAND", "ENERGY_BAND", "PERIOD_BAND", "MEMBERSHIP")
SMALL = {"RUNS": 4, "MAX_TIME": 60.0, "VOLUME": 0.5, "MEMBERS": 6, "SOFTNESS": 0.5, "SEED": 2}


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """Folder of unfinished work."""
    from talus.algorithms.tools.ensemble import outputs as unfinished

    monkeypatch.setattr(unfinished, "folder_of_caches", lambda: tmp_path / "caches")
    return tmp_path / "caches" / unfinished.FOLDER


@pytest.fixture
def runners(to_rasters, dem, releases, folder, tmp_path):
    run, refused = to_rasters("talus:ensemble", OUTPUTS)
    usual = {"DEM": dem, "RELEASES": releases, **SMALL, "RATE": "0.1", "SHARES": "memory:"}
    return (lambda **given: run(**{**usual, **given})), (lambda **given: refused(**{**usual, **given}))


def test_shares_of_few_members_are_not_given(runners):
    """Six members: shares of 2.21 and -1.21 of the variance would be the scatter of so few."""
    results = runners[0]()
    assert not list(results["SHARES"].getFeatures()) and "ensemble-few-members" in results["FINDINGS"]


def test_maps_have_their_bands_and_tables_their_rows(runners, recorder, tmp_path, folder, monkeypatch):
    monkeypatch.setattr("talus.engine.members.shares.FEWEST_MEMBERS", 4)  # a few will do to see the table
    results = runners[0](
        SHAPES=["worn_compact", "worn_slab"], VOLUMES="uniform(0.3, 0.9)", HEIGHTS="uniform(0, 3)",
        RATE="lognormal(0.1, 0.4)", DRAWN=str(tmp_path / "members.csv"),
    )  # fmt: skip
    (middle, low, high), source = bands_of(results["REACH_BAND"])
    reached = np.isfinite(middle)
    assert reached.any() and (low[reached] <= middle[reached]).all() and (middle[reached] <= high[reached]).all()
    assert high[reached].max() <= 1.0 and source.GetMetadataItem("TALUS_OUTPUT") == "REACH_BAND"
    years, of_years = bands_of(results["PERIOD_BAND"])
    words = [of_years.GetRasterBand(k + 1).GetDescription() for k in range(9)]
    assert words[0] == "Return period, any passage" and words[3] == "Return period, any passage, lower bound"
    known = np.isfinite(years[6])
    assert (years[3][known] <= years[0][known] * (1 + 1e-6)).all() and len(years) == 9
    memberships, _ = bands_of(results["MEMBERSHIP"])
    assert len(memberships) == 9 and all(
        0.0 <= np.nanmin(membership) <= np.nanmax(membership) <= 1.0 for membership in memberships
    )
    shares = list(results["SHARES"].getFeatures())
    groups = {share["of"] for share in shares if share["result"].startswith("reach")}
    assert groups == {
        "ground",
        "rolling resistance",
        "shape",
        "size",
        "release height",
        "chance of the runs",
        "interaction",
    }
    assert "rate" in {share["of"] for share in shares if share["result"].startswith("frequency")}
    for result in {share["result"] for share in shares}:
        assert sum(share["share"] for share in shares if share["result"] == result) == pytest.approx(1.0)
    with open(results["DRAWN"], encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 6 and len({row["seed"] for row in rows}) == 6
    assert all(0.3 <= float(row["volume"]) <= 0.9 and -0.5 <= float(row["softness"]) <= 0.5 for row in rows)
    assert results["MEMBER_COUNT"] == 6 and results["RUNS_PER_MEMBER"] == 8
    assert results["AREA_LOW"] <= results["AREA_MEDIAN"] <= results["AREA_HIGH"]
    assert [warning for warning in recorder.warnings if "59" in warning and "narrower" in warning]
    assert not folder.exists()


def test_goes_on_after_a_cancel_with_the_same_bits(runners, recorder, folder):
    from qgis.core import QgsProcessingException

    class Stops(type(recorder)):
        def pushInfo(self, info):
            super().pushInfo(info)
            if info.startswith("Member 2 of 6"):
                self.cancel()

    import processing

    whole, _ = bands_of(runners[0](KEEP_UNFINISHED=False)["REACH_BAND"])
    messages = Stops()
    original = processing.run
    try:
        processing.run = lambda *arguments, **named: original(*arguments, **{**named, "feedback": messages})
        with pytest.raises(QgsProcessingException, match="Cancelled; nothing was written"):
            runners[0]()
    finally:
        processing.run = original
    assert len(list(folder.glob("*/member_*.json"))) == 2
    again, _ = bands_of(runners[0]()["REACH_BAND"])
    assert [message for message in recorder.messages if "Resumes with 2 finished members" in message]
    np.testing.assert_array_equal(again, whole)
    assert not folder.exists()


def test_one_shape_is_taken_and_nothing_but_the_ground_is_in_doubt(runners, recorder, monkeypatch):
    monkeypatch.setattr("talus.engine.members.shares.FEWEST_MEMBERS", 4)  # a few will do to see the table
    results = runners[0](SHAPES=["worn_slab"], PERIOD_BAND=None, MEMBERSHIP=None, RATE="", ROLLING_INTERVALS=False)
    assert {feature["of"] for feature in results["SHARES"].getFeatures()} == {
        "ground",
        "chance of the runs",
        "interaction",
    }
    assert [
        message for message in recorder.messages if "Uncertain: ground. Uncertain ground classes: medium." in message
    ]


def test_the_intervals_of_the_rolling_are_drawn_by_default_and_the_softness_can_be_sure(runners, recorder, tmp_path):
    runners[0](SOFTNESS=0.0, PERIOD_BAND=None, MEMBERSHIP=None, RATE="", DRAWN=str(tmp_path / "members.csv"))
    with open(tmp_path / "members.csv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    levels = [[float(row[name]) for row in rows] for name in ("rolling_level", "roughness_level")]
    assert all(0.0 <= entry <= 1.0 for entry in levels[0] + levels[1]) and len(set(levels[0])) == 3  # each level twice
    assert "softness" not in rows[0]
    assert [
        message
        for message in recorder.messages
        if "Uncertain: rolling resistance. Uncertain ground classes: medium." in message
    ]


def test_barriers_stop_the_blocks_of_all_members(runners, make_layer):
    """A rigid wall of 50 m across the slope, 40 m below the releases: nobody comes past it."""
    wall = make_layer("LineString", [("LINESTRING(-10 -60, 90 -60)", [])])
    inputs = {"BARRIERS": wall, "BARRIER_HEIGHT": 50.0, "BARRIER_ENERGY": None, "PERIOD_BAND": None, "MEMBERSHIP": None}
    free, held = (bands_of(runners[0](**given)["REACH_BAND"])[0][2] for given in ({}, inputs))
    assert np.isfinite(free[32:]).any() and not np.isfinite(held[32:]).any()
    assert np.isfinite(held[:29]).any()


def test_sample_of_a_calibration_is_drawn(runners, tmp_path):
    sample = tmp_path / "sample.csv"
    sample.write_text("class,sliding_friction\nmedium,0.6\nmedium,0.8\n")
    results = runners[0](GROUND_SAMPLE=str(sample), SOFTNESS=0.0, DRAWN=str(tmp_path / "members.csv"), MEMBERS=12)
    with open(results["DRAWN"], encoding="utf-8") as file:
        assert {row["medium.sliding_friction"] for row in csv.DictReader(file)} == {"0.6", "0.8"}


@pytest.mark.parametrize(("given", "texts"), [
    ({"MEMBERS": 7}, ("MEMBERS", "even")),
    ({"SOFTNESS": 0.0, "ROLLING_INTERVALS": False}, ("no input is uncertain",)),
    ({"SOFTNESS": 0.0, "ROLLING_RESISTANCE": 0.37, "RATE": "0.1"}, ("no input is uncertain",)),
    ({"RANGES": ["moor", "mu_min", "uniform(0, 1)"]}, ("row 1", "unknown ground class 'moor'")),
    ({"RANGES": ["medium", "mu", "uniform(0, 1)"]}, ("row 1", "unknown parameter 'mu'")),
    ({"RANGES": ["medium", "mu_min", "0.3"]}, ("row 1", "no distribution")),
    ({"RANGES": ["medium", "mu_min", "uniform(0.3, 0.4)"] * 2}, ("row 2", "earlier row")),
    ({"RANGES": ["hard", "mu_min", "uniform(0.3, 0.4)"]}, ("class hard", "no ground has")),
    ({"VOLUMES": "normal(1, 1)"}, ("VOLUMES", "bounds")),
    ({"HEIGHTS": "high"}, ("HEIGHTS", "no distribution")),
    ({"HEIGHTS": "uniform(0, 2)", "HEIGHT_FIELD": "fid"}, ("HEIGHT_FIELD",)),
    ({"RATE": "-1"}, ("RATE is -1", "more than 0")),
    ({"RATE": ""}, ("requires the number of blocks per year",)),
    ({"ENERGY_THRESHOLDS": "300; 30"}, ("ENERGY_THRESHOLDS", "rise")),
    ({"PERIODS": "often"}, ("PERIODS",)),
    ({"GROUND_SAMPLE": "/missing.csv"}, ("missing.csv",)),
])  # fmt: skip
def test_bad_input_is_told_before_a_run(runners, given, texts):
    message = runners[1](**given)
    assert all(text in message for text in texts), message
