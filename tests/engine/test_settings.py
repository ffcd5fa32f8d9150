# SPDX-License-Identifier: GPL-2.0-or-later
"""Settings: what they mean to the kernels, and the refusal of impossible ones."""

import json
import os

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate, trace


def test_settings_reach_the_kernels_as_they_are():
    """Each number that a step needs."""
    physics = Settings(time_step=0.001, gravity=1.62, free_flight="explicit", max_sweeps=7, max_time=5).physics()
    assert (physics.time_step, physics.gravity, physics.is_implicit) == (0.001, 1.62, False)
    assert (physics.max_sweeps, physics.max_time) == (7, 5.0)
    assert isinstance(physics.max_time, float)
    assert Settings().physics().is_implicit


@pytest.mark.parametrize(
    ("interval", "time_step", "steps"), [(0.1, 0.002, 50), (0.1, 0.003, 33), (0.001, 0.002, 1), (0.005, 0.002, 2)]
)
def test_trajectory_interval_is_rounded_to_whole_steps(interval, time_step, steps):
    """At least one step between two samples."""
    assert Settings(trajectory_interval=interval, time_step=time_step).steps_between_samples == steps


def test_threads_default_to_the_processors_of_the_machine():
    """0: as many as there are."""
    assert Settings().worker_count == (os.cpu_count() or 1)
    assert Settings(threads=3).worker_count == 3


def test_settings_can_be_written_to_a_report():
    """Names and plain values: the provenance of a result is JSON."""
    written = json.loads(json.dumps(Settings(seed=12).as_dict()))
    assert Settings(**written) == Settings(seed=12)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("time_step", 0.0),
        ("time_step", 0.2),
        ("time_step", np.nan),
        ("time_step", "fast"),
        ("gravity", -9.81),
        ("air_density", -0.1),
        ("air_density", 12.0),
        ("max_time", np.inf),
        ("free_flight", "euler"),
        ("impact_law", "hertz"),
        ("seed", -1),
        ("seed", 1.5),
        ("seed", 2**63),
        ("threads", -1),
        ("threads", True),
        ("max_sweeps", 0),
        ("tolerance", 0.0),
        ("rest_speed", -1.0),
        ("rest_time", np.nan),
        ("trajectory_interval", 0.0),
    ],
)
def test_impossible_setting_is_refused_with_its_name(name, value):
    """Bad input raises ValueError and names the input."""
    with pytest.raises(ValueError, match=name):
        Settings(**{name: value})


@pytest.mark.parametrize(
    ("step", "severities"), [(0.002, []), (0.02, []), (0.021, ["doubtful"]), (0.05, ["doubtful"]), (0.1, ["unsafe"])]
)
def test_long_time_step_is_a_finding(step, severities):
    """At 0.1 s run-outs are 14 % short; Python, studies and dialogs take the findings of the settings."""
    result = Settings(time_step=step).findings
    assert [finding.severity for finding in result] == severities
    assert all(finding.code == "time-step-long" and finding.value == step for finding in result)


def test_long_time_step_is_told_by_simulate_and_trace():
    settings = Settings(time_step=0.1, max_time=0.3, maps=False)
    terrain, rock = Terrain(np.zeros((9, 9)), 5.0), rock_library.rock("cube", volume=1.0)
    ground = Ground(terrain)
    result = simulate(terrain, ground, rock, Release((20.0, 20.0), 1.0, runs=1), settings)
    assert "time-step-long" in [finding.code for finding in result.findings]
    run = trace(terrain, ground, rock, (20.0, 20.0, 3.0), settings=settings)
    assert [finding.code for finding in run.findings] == ["time-step-long"]


def test_values_of_another_kind_are_refused_in_words():
    wrong = {"map_statistics": [["mean"]], "max_time": 10**400, "impact_law": 5, "restitution": 5, "seed": "x"}
    for name, value in wrong.items():
        with pytest.raises(ValueError, match=name):
            Settings(**{name: value})
