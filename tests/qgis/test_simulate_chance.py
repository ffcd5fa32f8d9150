# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate through processing.run: laws, rolling resistance, rough ground and distributions have their effect."""

import re

import numpy as np
import pytest
from scipy import stats

LINES = {"TRAJECTORIES": "memory:"}


@pytest.fixture
def runs(simulate):
    """``runs(NAME=value, ...)``: the attributes of each run."""
    return lambda **parameters: list(simulate(**LINES, **parameters)["TRAJECTORIES"].getFeatures())


def test_volume_of_each_run_comes_from_its_distribution(runs):
    """Kolmogorov-Smirnov against scipy; mass by density."""
    rows = runs(RUNS=150, VOLUME_DISTRIBUTION="lognormal(1.0, 0.3)", MAX_TIME=0.1)
    volumes = [row["volume_m3"] for row in rows]
    assert stats.kstest(volumes, stats.lognorm(s=0.3).cdf).pvalue > 1e-4
    np.testing.assert_allclose([row["mass_kg"] for row in rows], 2700.0 * np.array(volumes), rtol=1e-6)


def test_volume_of_a_field_stays_and_empty_values_are_drawn(runs, make_layer):
    layer = make_layer("Point", [("POINT(30 -20)", [3.0]), ("POINT(50 -20)", [None])], "field=v:double")
    rows = runs(RELEASES=layer, VOLUME_FIELD="v", RUNS=5, VOLUME_DISTRIBUTION="uniform(0.5, 2)", MAX_TIME=0.1)
    volumes = np.array([row["volume_m3"] for row in rows])
    np.testing.assert_allclose(volumes[:5], 3.0)
    assert (volumes[5:] < 2.0).all() and np.unique(volumes[5:]).size == 5


def test_density_is_drawn_and_leaves_the_volume(runs):
    rows = runs(RUNS=5, DENSITY_DISTRIBUTION="uniform(2000, 3000)", MAX_TIME=0.1)
    densities = np.array([row["mass_kg"] / row["volume_m3"] for row in rows])
    assert ((densities > 2000.0) & (densities < 3000.0)).all() and np.unique(densities).size == 10
    np.testing.assert_allclose([row["volume_m3"] for row in rows], 0.5)


@pytest.mark.parametrize(
    "parameters",
    [
        {"RESTITUTION_DISTRIBUTION": "normal(0.35, 0.05, 0.3, 0.4)"},
        {"RESTITUTION_DISTRIBUTION": "uniform(0.2, 0.5)", "MATERIAL_DRAWN": "contact"},
        {"FRICTION_DISTRIBUTION": "lognormal(1, 0.2)"},
        {"RESTITUTION": 0.5, "RESTITUTION_HALVING_SPEED": 2.0},
        {"RESTITUTION": 0.3, "TANGENTIAL_RESTITUTION": 0.5},
        {"ROLLING_RESISTANCE": 0.5},
        {"ROUGHNESS": 10.0},
        {"IMPACT_LAW": "mdem"},
    ],
)
def test_option_changes_the_runs_and_the_same_seed_repeats_them(runs, parameters):
    """And nothing is lost: every run ends for one of the known reasons."""
    plain = runs(RUNS=3, MAX_TIME=20.0, RESTITUTION=parameters.get("RESTITUTION"))
    first, second = (runs(RUNS=3, MAX_TIME=20.0, **parameters) for _ in range(2))
    assert [row.attributes() for row in first] == [row.attributes() for row in second]
    assert [row["runout_m"] for row in first] != [row["runout_m"] for row in plain]
    assert all(np.isfinite(row["runout_m"]) for row in first)


def test_rolling_resistance_and_roughness_of_polygons(runs, make_layer, box):
    """A belt of rolling resistance at the foot of the slope shortens the way of round rocks; its field is read."""
    fields = "field=ground_class:string&field=mu_r:double&field=angle:double"
    distances = []
    for resistance in (0.0, 0.8):
        ground = make_layer("Polygon", [(box(0, -120, 80, -60), ["medium", resistance, None])], fields)
        rows = runs(
            RUNS=5, ROCK="sphere", GROUND=ground, GROUND_FIELD="ground_class", ROLLING_FIELD="mu_r",
            ROUGHNESS_FIELD="angle", MAX_TIME=60.0,
        )  # fmt: skip
        distances.append(np.mean([row["runout_m"] for row in rows]))
    assert distances[1] < distances[0]


def test_angle_of_roughness_of_a_polygon_turns_rocks_aside(runs, make_layer, box):
    """Round rocks: an empty angle is that of the classes, nought; another one changes where they stop."""
    fields = "field=ground_class:string&field=angle:double"
    stops = []
    for angle in (None, 0.0, 15.0):
        ground = make_layer("Polygon", [(box(0, -120, 80, 0), ["medium", angle])], fields)
        rows = runs(
            RUNS=5, ROCK="sphere", GROUND=ground, GROUND_FIELD="ground_class", ROUGHNESS_FIELD="angle", MAX_TIME=20.0,
        )  # fmt: skip
        stops.append([row["runout_m"] for row in rows])
    assert stops[0] == stops[1] != stops[2]


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"VOLUME_DISTRIBUTION": "1.0"}, "VOLUME_DISTRIBUTION: '1.0' is no distribution; write one of uniform"),
        ({"VOLUME_DISTRIBUTION": "normal(1, 0.5)"}, "VOLUME_DISTRIBUTION: normal.1, 0.5. can give .*above 0"),
        ({"DENSITY_DISTRIBUTION": "gamma(1, 2)"}, "DENSITY_DISTRIBUTION: unknown distribution 'gamma'"),
        ({"RESTITUTION_DISTRIBUTION": "uniform(0, 2)"}, "RESTITUTION_DISTRIBUTION: .*at most 1"),
        ({"FRICTION_DISTRIBUTION": "uniform(-1, 1)"}, "FRICTION_DISTRIBUTION: .*at least 0"),
        ({"ROLLING_DISTRIBUTION": "uniform(-1, 1)"}, "ROLLING_DISTRIBUTION: .*at least 0"),
        ({"VELOCITY_DISTRIBUTION": "fast"}, "VELOCITY_DISTRIBUTION: 'fast' is no distribution"),
        ({"VERTICAL_VELOCITY": "inf"}, "VERTICAL_VELOCITY: is inf; give a finite number"),
        ({"SPIN": "1; 2"}, "SPIN: '1; 2' has not three parts; give three numbers or distributions"),
        ({"ORIENTATION": "0; up; 0"}, "ORIENTATION: .*is no distribution"),
        ({"SLIP": "-1"}, "SLIP: is -1; give a finite number of at least 0"),
        ({"ROLLING_RESISTANCE": -0.1}, "ROLLING_RESISTANCE"),
        ({"ROUGHNESS": 60.0}, "ROUGHNESS"),
        ({"RESTITUTION_HALVING_SPEED": 0.0}, "RESTITUTION_HALVING_SPEED"),
    ],
)
def test_bad_values_are_refused_by_name(refused, parameters, reason):
    assert re.search(reason, refused(**parameters))


def test_bad_number_of_a_polygon_is_refused_by_feature_and_field(refused, make_layer, box):
    fields = "field=ground_class:string&field=mu_r:double"
    ground = make_layer("Polygon", [(box(0, -120, 80, -60), ["medium", -1.0])], fields)
    message = refused(GROUND=ground, GROUND_FIELD="ground_class", ROLLING_FIELD="mu_r")
    assert "GROUND: feature 1 has mu_r = -1.0; give a number of at least 0" in message
