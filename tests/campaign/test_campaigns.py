# SPDX-License-Identifier: GPL-2.0-or-later
"""A small part of each campaign; ``make campaign-inputs`` and ``make campaign-kills`` run them in full."""

import pytest

from talus.tests.campaign import bad_inputs, extremes, heights, kills, wrong_kinds


@pytest.mark.long
def test_bad_inputs_are_refused_in_words(qgis_app, tmp_path):
    outcomes = bad_inputs.campaign(tmp_path / "world", 120, seed=11)
    assert [outcome for outcome in outcomes if outcome.verdict != "refused"] == []
    assert len({outcome.algorithm for outcome in outcomes}) > 8  # the draw goes about


@pytest.mark.long
def test_values_of_the_wrong_kind_end_in_words(qgis_app, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    outcomes = wrong_kinds.campaign(tmp_path / "world", 80, seed=3)
    assert [outcome for outcome in outcomes if outcome.verdict not in ("done", "refused", "cancelled")] == []
    assert len({outcome.tool for outcome in outcomes}) > 25


@pytest.mark.long
def test_killed_talus_run_leaves_what_others_keep_there(tmp_path):
    (kill,) = kills.of_study(tmp_path, 1, seed=2)
    assert (kill.kind, kill.problems) == ("study", [])


@pytest.mark.long
def test_killed_qgis_process_leaves_what_others_keep_there(qgis_app, tmp_path):
    (kill,) = kills.of_process(tmp_path, 1, seed=4)
    assert (kill.kind, kill.problems) == ("process", [])


@pytest.mark.long
def test_run_that_is_killed_leaves_whole_files_and_can_be_run_again(qgis_app, tmp_path):
    """With one kill, in the writing of the layers; that of checkpoints is in tests/engine/test_checkpoint.py."""
    (kill,) = kills.campaign(tmp_path, 1, seed=1)
    assert (kill.kind, kill.problems) == ("writing", [])


@pytest.mark.long
def test_extreme_runs_keep_what_is_promised():
    """One batch of 480: ice on a gully, energetic, implicit."""
    record = extremes.record_of(1, extremes.CASES.index(("ice", "gully", "energetic", "implicit")))
    assert record["runs"] == extremes.RUNS
    assert {name: record.get(name, 0) for name in extremes.BROKEN} == dict.fromkeys(extremes.BROKEN, 0)


@pytest.mark.long
def test_no_largest_height_of_random_starts_is_below_a_sample():
    compared = heights.compare(seed=1, number=0, size=100)
    assert (compared.runs, compared.below, compared.cells) == (100, 0, 0) and compared.samples > 1000
