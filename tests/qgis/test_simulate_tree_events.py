# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with events from which broken stems stay broken, and with stems that lean."""

from pathlib import Path

import pytest

STAND = [(f"POINT({x} {y})", [14.0]) for y in range(-60, -24, 3) for x in range(18, 64, 3)]
GIVEN = {"RUNS": 3, "GROUND_DEFAULT": "extra_hard", "VELOCITY": 8.0, "ROCK": "cube", "VOLUME": 0.6}


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


@pytest.fixture
def stand(make_layer):
    return make_layer("Point", STAND, "field=dbh_cm:double")


def test_broken_stems_are_met_no_more(simulate, stand, recorder, tmp_path):
    """A stem breaks in one event and is gone for the next; the layers hold event and sequence, the maps and the report
    are of all runs."""
    report = str(tmp_path / "report.html")
    result = simulate(
        TREES=stand,
        TREE_EVENTS=4,
        STOPS="memory:",
        TREE_RESULTS="memory:",
        TREE_IMPACTS="memory:",
        REPORT=report,
        **GIVEN,
    )
    stops, trees, impacts = (rows_of(result[name]) for name in ("STOPS", "TREE_RESULTS", "TREE_IMPACTS"))
    assert result["RUN_COUNT"] == len(stops) == 4 * 3 * 2
    assert [row["event"] for row in stops] == [1 + k // 6 for k in range(24)] and {
        row["sequence"] for row in stops
    } == {1}
    assert {row["point"] for row in stops} == {0, 1} and len(trees) == len(STAND)
    lost = {row["id"]: row["lost_event"] for row in trees if row["lost_pct"] == 100.0}
    assert len(lost) >= 3 and all((row["breaks"] > 0) == (row["id"] in lost) for row in trees)
    event_of = {row["run"]: row["event"] for row in stops}
    for row in impacts:  # a stem is hit up to the event in which it breaks, and no more
        assert event_of[row["run"]] <= lost.get(row["tree"], 4)
        assert row["outcome"] != "broken" or event_of[row["run"]] == lost[row["tree"]]
    assert result["TREES_LOST_SHARE"] == pytest.approx(len(lost) / len(STAND))
    assert any("Event 4" in message for message in recorder.messages)
    assert "Stems from event to event" in Path(report).read_text(encoding="utf-8")


def test_a_cut_takes_stems_before_the_runs(simulate, stand, recorder):
    """30 and 60 % of the stems, to one; what 60 % leave is a part of what 30 % leave."""
    left = {}
    for share in (0.0, 30.0, 60.0):
        result = simulate(TREES=stand, STEMS_LOST=share, TREE_RESULTS="memory:", **GIVEN)
        left[share] = {row["id"] for row in rows_of(result["TREE_RESULTS"])}
    assert [len(left[share]) for share in left] == [len(STAND) - round(share * len(STAND) / 100) for share in left]
    assert left[60.0] < left[30.0] < left[0.0]
    assert any("stems are lost, with" in message for message in recorder.messages)


def test_windthrow_leaves_stumps_and_logs(simulate, stand):
    result = simulate(TREES=stand, STEMS_LOST=50.0, STEMS_LOST_FIRST="thickest", STUMP_HEIGHT=1.0, LOG_STRENGTH=0.5,
                     TREE_RESULTS="memory:", **GIVEN)  # fmt: skip
    rows = rows_of(result["TREE_RESULTS"])
    lost = len(STAND) - sum(row["height_m"] > 1.0 and not isinstance(row["lies_deg"], float) for row in rows)
    assert lost == round(0.5 * len(STAND))
    assert sum(row["height_m"] == 1.0 for row in rows) == lost
    assert 0 < sum(isinstance(row["lies_deg"], float) for row in rows) <= lost


def test_no_tree_left_is_told(simulate, stand, recorder):
    simulate(TREES=stand, STEMS_LOST=100.0, STOPS="memory:", **GIVEN)
    assert any("no tree is left" in warning for warning in recorder.warnings)


def test_stumps_and_logs_of_one_sequence_are_shown(simulate, stand):
    result = simulate(TREES=stand, TREE_EVENTS=3, STUMP_HEIGHT=1.0, LOG_STRENGTH=0.5, TREE_RESULTS="memory:", **GIVEN)
    rows = rows_of(result["TREE_RESULTS"])
    kinds = {kind: [row for row in rows if row["kind"] == kind] for kind in ("stem", "stump", "log")}
    lost = [row for row in kinds["stem"] if row["lost_pct"] == 100.0]
    assert len(kinds["stem"]) == len(STAND) and len(kinds["stump"]) == len(lost) >= 2
    assert 0 < len(kinds["log"]) <= len(lost)
    assert {row["height_m"] for row in kinds["stump"]} == {1.0}
    assert all(isinstance(row["lies_deg"], float) for row in kinds["log"])
    several = simulate(TREES=stand, TREE_EVENTS=2, TREE_SEQUENCES=2, STUMP_HEIGHT=1.0, TREE_RESULTS="memory:", **GIVEN)
    assert {row["kind"] for row in rows_of(several["TREE_RESULTS"])} == {"stem"}


def test_one_event_is_a_stand_that_each_run_meets_whole(simulate, stand):
    """With one event nothing is broken before: as without, but for the seed."""
    once = simulate(TREES=stand, TREE_EVENTS=1, STOPS="memory:", **GIVEN)
    rows = rows_of(once["STOPS"])
    assert {row["event"] for row in rows} == {1} and len(rows) == 6
    assert "event" not in rows_of(simulate(TREES=stand, STOPS="memory:", **GIVEN)["STOPS"])[0]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"BREAKING": 0.5}, "BREAKING"),
        ({"PRECISION": 5.0}, "PRECISION"),
        ({"SCHEDULER": "tcp://nowhere:1"}, "SCHEDULER"),
    ],
)
def test_what_cannot_be_with_events_is_refused(refused, stand, more, words):
    message = refused(TREES=stand, TREE_EVENTS=2, **more)
    assert "TREE_EVENTS" in message and words in message


def test_events_need_trees(refused):
    assert "TREE_EVENTS: there are no trees" in refused(TREE_EVENTS=2)


LEANING = "field=dbh_cm:double&field=height_m:double&field=lies_deg:double&field=leans_deg:double"


def test_stems_that_lean_across_the_slope_are_met_beside_their_foot(simulate, make_layer):
    """A row of strong stems that lean to the east by 70 degrees bars the slope between their feet, which upright stems
    at the same feet leave open."""
    rows = [(f"POINT({x} -45)", [60.0, 11.0, 90.0, 70.0]) for x in range(0, 75, 10)]
    leaning = make_layer("Point", rows, LEANING)
    upright = make_layer("Point", [(wkt, [60.0, 11.0, None, None]) for wkt, _ in rows], LEANING)
    hits = {}
    for name, layer in (("leaning", leaning), ("upright", upright)):
        result = simulate(TREES=layer, TREE_RESULTS="memory:", **{**GIVEN, "RUNS": 20})
        trees = rows_of(result["TREE_RESULTS"])
        hits[name] = sum(row["hits"] for row in trees)
        assert ("leans_deg" in trees[0]) == (name == "leaning")
    assert hits["leaning"] > 1.4 * hits["upright"]  # measured 21 and 13


def test_lean_without_a_direction_is_refused(refused, make_layer):
    layer = make_layer("Point", [("POINT(40 -50)", [40.0, 10.0, None, 20.0])], LEANING)
    assert "feature 1 leans" in refused(TREES=layer)
