# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings of `talus run` and `talus check` on the sizes of blocks and the interval of their rolling resistance."""

import json

import pytest

from talus.engine.command_line import main
from talus.tests.study_files import STUDY, write_study

CUT_OFF = """
[[scenario]]
name = "30 years"
rock.volume = 0.2

[[scenario]]
name = "300 years"
[scenario.rock]
volume = 2.0
[scenario.numerics]
max_time = 1.5
"""


@pytest.fixture
def run(tmp_path, capsys):
    """``run(command, (before, after), ..., text=STUDY)``: what the command says."""

    def of(command, *changes, text=STUDY, code=0):
        assert main([command, str(write_study(tmp_path, text, *changes))]) == code
        streams = capsys.readouterr()
        return streams.out + streams.err

    return of


def summary_of(folder, name=""):
    return json.loads((folder / "results" / name / "summary.json").read_text(encoding="utf-8"))


def codes_of(summary):
    return {entry["code"] for entry in summary["findings"]}


def test_the_interval_of_the_rolling_resistance_is_in_log_and_summary(run, tmp_path):
    messages = run("run", ("runs = 2", "runs = 150"))
    summary = summary_of(tmp_path)
    ends = summary["rolling_interval"]
    assert ends["runs"] == 30 and ends["distance_p95"] == summary["distance_p95"]
    assert ends["distance_p95_most_resistance"] < ends["distance_p95_least_resistance"]
    assert "within the interval of the rolling resistance" in messages and "30 runs at each end" in messages


def test_it_changes_no_bit_and_can_be_switched_off(run, tmp_path):
    run("run", ("runs = 2", "runs = 100"))
    digest = summary_of(tmp_path)["result"]
    off = ('folder = "results"', 'folder = "results/off"\nrolling_interval = false')
    run("run", ("runs = 2", "runs = 100"), off)
    summary = summary_of(tmp_path, "off")
    assert summary["result"] == digest and "rolling_interval" not in summary


def test_few_runs_say_why_there_is_no_interval(run, tmp_path):
    assert "not compared (few runs)" in run("run")
    assert summary_of(tmp_path)["rolling_interval"] == {"not_compared": "few runs"}


def test_a_block_outside_of_the_data_is_told_by_check_and_run(run, tmp_path):
    large = ("volume = 0.5", "volume = 20.0")
    assert "above the masses whose rolling was measured" in run("check", large)
    assert "above the masses whose rolling was measured" in run("run", large)
    assert "block-outside-rolling-data" in codes_of(summary_of(tmp_path))


def test_a_distribution_of_volumes_is_looked_at_as_well(run):
    drawn = ("volume = 0.5", 'volume_distribution = "uniform(0.5, 4.0)"')
    messages = run("check", drawn)
    assert "% of the runs have blocks above" in messages and "up to 107" in messages  # 4 m3 are 10,800 kg


def test_a_scenario_of_larger_blocks_that_reach_less_far_is_told(run, tmp_path):
    """The 300-year block is cut off after 1.5 s, so it seems to be the harmless one."""
    messages = run("run", ("runs = 2", "runs = 20"), text=STUDY + CUT_OFF)
    assert "300 years (5400 kg) reaches less far than 30 years (540 kg)" in messages and "still moved" in messages
    assert "larger-class-reaches-less" in codes_of(summary_of(tmp_path, "300 years"))
    assert "larger-class-reaches-less" not in codes_of(summary_of(tmp_path, "30 years"))
    again = run("run", ("runs = 2", "runs = 20"), text=STUDY + CUT_OFF)
    assert "done before" in again
