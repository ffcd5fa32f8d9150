# SPDX-License-Identifier: GPL-2.0-or-later
"""Calibration: the distance of clouds, the search on a known function, and a twin experiment on a slope."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, ground_classes, rock_library, simulate
from talus.engine.calibration import models as calibration_models
from talus.engine.calibration.clouds import Cloud, Clouds
from talus.engine.calibration.models import Model
from talus.engine.calibration.search import Bounds, calibrate

RANDOM = np.random.default_rng(6)
ORIGIN = (2_600_000.0, 1_200_000.0)


def naive(one, other):
    """Energy coefficient, pair by pair."""

    def mean(first, second):
        return np.mean([math.dist(a, b) for a in first for b in second])

    return (2.0 * mean(one, other) - mean(one, one) - mean(other, other)) / (2.0 * mean(one, other))


def test_misfit_is_the_energy_coefficient():
    """Slow twin of Szekely and Rizzo's definition."""
    observed, simulated = RANDOM.normal(0.0, 3.0, (12, 2)), RANDOM.normal(1.0, 4.0, (20, 2))
    assert Cloud(observed).misfit(simulated)[0] == pytest.approx(naive(simulated, observed), rel=1e-12)


def test_misfit_has_no_unit_and_no_origin():
    """The misfit is the same in kilometres and in coordinates of the country, zero for equal points."""
    observed, simulated = RANDOM.normal(0.0, 3.0, (12, 2)), RANDOM.normal(1.0, 4.0, (20, 2))
    plain = Cloud(observed).misfit(simulated)[0]
    assert Cloud(1e-3 * observed).misfit(1e-3 * simulated)[0] == pytest.approx(plain, rel=1e-12)
    moved = Cloud(observed + ORIGIN, source=ORIGIN).misfit(simulated + ORIGIN)[0]
    assert moved == pytest.approx(plain, rel=1e-6)
    assert Cloud(observed).misfit(observed)[0] == pytest.approx(0.0, abs=1e-12)
    shifts = [Cloud(observed).misfit(observed + (shift, 0.0))[0] for shift in (0.0, 1.0, 5.0, 50.0)]
    assert shifts == sorted(shifts)
    assert shifts[-1] < 1.0


def test_distances_forget_the_direction():
    """Points turned about the source are the same distances, but other positions."""
    observed = RANDOM.normal(20.0, 3.0, (15, 2))
    turned = observed @ np.array([[0.0, 1.0], [-1.0, 0.0]])
    assert Cloud(observed, "distances").misfit(turned)[0] == pytest.approx(0.0, abs=1e-12)
    assert Cloud(observed, "positions").misfit(turned)[0] > 0.5


def test_points_drawn_anew_with_equal_weights_are_the_points():
    cloud, simulated = Cloud(RANDOM.normal(0.0, 3.0, (12, 2))), RANDOM.normal(1.0, 4.0, (20, 2))
    misfit, parts = cloud.misfit(simulated)
    assert cloud.misfits_of_weights(parts, np.full((1, 12), 1.0 / 12.0), None)[0] == pytest.approx(misfit, rel=1e-12)


STANDARD = np.random.default_rng(2).normal(0.0, 1.0, (400, 2))


def scatter(values):
    """Stands for a simulation: points about (mu_min, 10 kappa), always from the same random numbers."""
    return STANDARD * 0.1 + (values["mu_min"], 0.1 * values["kappa"])


BOUNDS = [Bounds("mu_min", 0.1, 1.0), Bounds("kappa", 0.5, 8.0)]


def test_search_finds_known_parameters_of_a_function():
    """40 observed points: their mean is known to 0.1 / sqrt(40) = 0.016, so 3 of that; the truth lies in the range of
    the bootstrap, and the fit is what chance gives."""
    observed = np.random.default_rng(9).normal(0.0, 0.1, (40, 2)) + (0.55, 0.3)
    calibration = calibrate(scatter, BOUNDS, Cloud(observed), evaluations=80)
    assert calibration.best["mu_min"] == pytest.approx(0.55, abs=0.05)
    assert calibration.best["kappa"] == pytest.approx(3.0, abs=0.5)
    assert calibration.low["mu_min"] - 0.02 <= 0.55 <= calibration.high["mu_min"] + 0.02
    assert 0.0 < calibration.high["mu_min"] - calibration.low["mu_min"] < 0.2
    assert calibration.fit > 0.05
    assert calibration.misfit.size == len(calibration.tried) == 80
    assert (
        calibration.misfit.min()
        == calibration.misfit[(calibration.tried == list(calibration.best.values())).all(axis=1)][0]
    )


def test_points_that_no_parameters_explain_have_no_fit():
    """Far outside of what the bounds allow."""
    observed = np.random.default_rng(9).normal(0.0, 0.1, (40, 2)) + (3.0, 0.3)
    calibration = calibrate(scatter, BOUNDS, Cloud(observed), evaluations=30)
    assert calibration.fit == 0.0
    assert calibration.best["mu_min"] > 0.9


def test_same_seed_gives_the_same_calibration_and_the_budget_is_kept():
    observed = np.random.default_rng(9).normal(0.0, 0.1, (40, 2)) + (0.55, 0.3)
    calls = []
    results = [
        calibrate(scatter, BOUNDS, Cloud(observed), 25, seed=4, tell=lambda *news: calls.append(news)) for _ in range(2)
    ]
    assert results[0].best == results[1].best
    assert [number for number, _, _ in calls] == [*range(1, 26)] * 2


def test_values_stay_within_their_bounds():
    """Also where the best lies on a bound."""
    observed = np.random.default_rng(9).normal(0.0, 0.1, (20, 2)) + (3.0, 5.0)
    tried = calibrate(scatter, BOUNDS, Cloud(observed), evaluations=40).tried
    for column, bound in zip(tried.T, BOUNDS):
        assert column.min() >= bound.low * (1.0 - 1e-12)
        assert column.max() <= bound.high * (1.0 + 1e-12)


def test_misfit_of_values_weighs_each_over_its_deviation():
    """Depth and length of scars: the same in centimetres, and that of the values over their observed deviations."""
    observed, simulated = RANDOM.normal((0.2, 1.5), (0.05, 0.3), (12, 2)), RANDOM.normal((0.1, 2.0), 0.1, (20, 2))
    result = Cloud(observed, "values").misfit(simulated)[0]
    assert Cloud((100.0, 1.0) * observed, "values").misfit((100.0, 1.0) * simulated)[0] == pytest.approx(result)
    deviation = observed.std(axis=0)
    assert result == pytest.approx(naive(simulated / deviation, observed / deviation), rel=1e-12)


def test_two_sites_find_together_what_each_sees_but_one_parameter_of():
    """One site shows mu_min alone, the other kappa alone; together both are found, within three deviations of a mean of
    30 points with 0.1, and the bootstrap holds them."""

    def sites(values):
        return [STANDARD * 0.1 + (values["mu_min"], 0.0), STANDARD * 0.1 + (0.0, 0.1 * values["kappa"])]

    random = np.random.default_rng(3)
    clouds = [Cloud(random.normal(0.0, 0.1, (30, 2)) + place) for place in ((0.55, 0.0), (0.0, 0.3))]
    both = Clouds(clouds)
    calibration = calibrate(sites, BOUNDS, both, evaluations=80)
    assert calibration.best["mu_min"] == pytest.approx(0.55, abs=0.06)
    assert calibration.best["kappa"] == pytest.approx(3.0, abs=0.6)
    assert calibration.low["kappa"] <= 3.0 <= calibration.high["kappa"] and calibration.fit > 0.01
    points = sites({"mu_min": 0.5, "kappa": 2.0})
    assert both.misfit(points)[0] == pytest.approx(np.mean([c.misfit(p)[0] for c, p in zip(clouds, points)]))
    equal = np.full((1, 60), 1.0 / 60.0)
    assert both.misfits_of_weights(both.misfit(points)[1], equal, None)[0] == pytest.approx(both.misfit(points)[0])


def test_speeds_at_a_point_are_those_of_the_runs_that_pass_it_where_they_are_nearest():
    samples = np.zeros(5, [("run", int), ("x", float), ("y", float), ("velocity", float)])
    samples["run"], samples["x"] = (0, 0, 0, 1, 2), (0.0, 1.0, 2.0, 1.5, 9.0)
    samples["velocity"] = (1.0, 2.0, 3.0, 4.0, 5.0)
    np.testing.assert_array_equal(
        calibration_models.speeds_near(samples, (1.1, 0.0), 1.0), [(1.1, 0.0, 2.0), (1.1, 0.0, 4.0)]
    )


# ----------------------------------------------------------------------- with the simulation

ROWS, COLUMNS = np.mgrid[0:41, 0:121]
# 36 degrees for 60 m, then level ground with small bumps
SLOPE = Terrain(
    1.45 * np.maximum(30 - COLUMNS, 0) + 0.15 * np.sin(1.1 * COLUMNS) * np.cos(0.9 * ROWS), cell_size=2.0, origin=ORIGIN
)
ROCK = rock_library.rock("slab", volume=0.5)  # slides, so where it stops depends on the friction
RELEASES = [Release((ORIGIN[0] + 8.0, ORIGIN[1] + y), height=2.0, runs=25) for y in (30.0, 40.0, 50.0)]
MEDIUM = ground_classes.load()["medium"]


def throw(ground, seed, runs=25):
    releases = [Release(release.position, height=2.0, runs=runs) for release in RELEASES]
    return simulate(SLOPE, ground, ROCK, releases, Settings(max_time=60.0, seed=seed, maps=False, air_density=0.0)).runs


def twin(truth, bounds, evaluations, layer=True):
    """Calibration to the stops of 150 runs of another seed, by 75 runs an evaluation."""
    ground = Ground.of_class(SLOPE, "medium", with_scar_layer=layer, **truth)
    observed = throw(ground, seed=77, runs=50)["stop"][:, :2]
    ground = Ground.of_class(SLOPE, "medium", with_scar_layer=layer)
    model = Model(SLOPE, ground, ROCK, RELEASES, Settings(max_time=60.0, air_density=0.0), MEDIUM)
    calibration = calibrate(model, bounds, Cloud(observed, source=ORIGIN), evaluations)
    ways = [points[:, 0] - ORIGIN[0] - 8.0 for points in (calibration.points, observed)]
    error = math.hypot(*(way.std(ddof=1) / math.sqrt(way.size) for way in ways))
    assert ways[0].mean() == pytest.approx(ways[1].mean(), abs=3.0 * error)  # run-out, three standard errors
    assert calibration.fit > 0.05
    return calibration


def test_twin_experiment_recovers_one_parameter():
    """kappa 0.1 from within [0.03, 0.6], in 16 evaluations, within 15 %, where friction alone brakes: in the layer of
    the class slabs stop after 6 m, whatever their friction."""
    result = twin({"kappa": 0.1}, [Bounds("kappa", 0.03, 0.6)], 16, layer=False)
    assert result.best["kappa"] == pytest.approx(0.1, rel=0.15)


@pytest.mark.long
def test_parameters_that_stand_for_each_other_are_recovered_together():
    """More friction from the start or faster growing friction both stop sooner: 30 evaluations find one such pair of
    about the same run-out. What counts is that the bootstrap says so: its ranges hold the truth (measured 0.27 to 0.56
    for mu_min 0.3, 0.08 to 0.23 for kappa 0.2) and are wide."""
    truth = {"mu_min": 0.3, "kappa": 0.2}
    result = twin(truth, [Bounds("mu_min", 0.15, 0.7), Bounds("kappa", 0.03, 0.6)], 30, layer=False)
    for name, value in truth.items():
        assert result.low[name] <= value <= result.high[name]
    assert result.high["mu_min"] - result.low["mu_min"] > 0.1


def test_model_simulates_with_the_parameters_of_one_class_only():
    """The stops are those of the ground made so; the class beside it keeps its values."""
    index = (COLUMNS > 40).astype(int)
    ground = Ground.from_classes(SLOPE, index, ["medium", "hard"], with_scar_layer=False)
    model = Model(SLOPE, ground, ROCK, RELEASES, Settings(max_time=60.0, air_density=0.0), MEDIUM)
    mu_min = np.where(index == 0, 0.5, ground.field("mu_min"))
    fields = {name: ground.field(name) for name in ("mu_max", "kappa", "beta", "restitution")}
    expected = simulate(
        SLOPE,
        Ground(SLOPE, mu_min=mu_min, **fields),
        ROCK,
        RELEASES,
        Settings(max_time=60.0, maps=False, air_density=0.0),
    )
    np.testing.assert_array_equal(model({"mu_min": 0.5}), expected.runs["stop"][:, :2])
    assert ground.field("mu_min").min() == MEDIUM.mu_min  # untouched


def test_scars_are_the_contacts_of_the_runs():
    model = Model(
        SLOPE, Ground.of_class(SLOPE, "medium"), ROCK, RELEASES[:1], Settings(air_density=0.0), MEDIUM, places="scars"
    )
    kept = Settings(maps=False, contacts=True, air_density=0.0)
    contacts = simulate(SLOPE, Ground.of_class(SLOPE, "medium", kappa=1.0), ROCK, RELEASES[:1], kept).contacts
    np.testing.assert_array_equal(model({"kappa": 1.0}), np.column_stack([contacts["x"], contacts["y"]]))


@pytest.mark.long
def test_sizes_of_scars_and_speeds_tell_of_the_strength_of_the_soil():
    """Softer soil: deeper scars, and slower where they are observed, 12 m down the slope. Two sites at once.

    Of 100 runs each the speeds are 3.9 and 2.9 m/s, with a standard error of 0.25 m/s of their difference.
    """
    ground, settings = Ground.of_class(SLOPE, "medium"), Settings(max_time=10.0, air_density=0.0)
    block = rock_library.rock("eota221", volume=0.5)
    releases = [Release(RELEASES[0].position, height=2.0, runs=100)]
    sizes = Model(SLOPE, ground, block, releases, settings, MEDIUM, places="scar sizes")
    place = (ORIGIN[0] + 20.0, ORIGIN[1] + 30.0)
    speeds = calibration_models.Speeds(Model(SLOPE, ground, block, releases, settings, MEDIUM), [place], 10.0)
    hard, soft = (calibration_models.Models([sizes, speeds])({"scar_strength": strength}) for strength in (40.0, 1.0))
    assert soft[0][:, 0].mean() > 1.3 * hard[0][:, 0].mean()
    assert soft[1][:, 2].mean() < hard[1][:, 2].mean() and (soft[1][:, :2] == place).all()
    # Where nobody comes all have stopped before: as if they had come at rest.
    beside = ORIGIN[0] + 2.0, ORIGIN[1] + 30.0
    speeds = calibration_models.Speeds(speeds.model, [beside], 0.1)
    np.testing.assert_array_equal(speeds({"scar_strength": 40.0}), [[*beside, 0.0]])


def test_upper_friction_is_never_below_the_lower():
    ground = Ground.of_class(SLOPE, "snow")
    rows = calibration_models.rows_of(ground, ground_classes.load()["snow"])
    assert rows.tolist() == [True]
    changed = calibration_models.with_parameters(ground, rows, {"mu_min": 0.9})
    assert changed.field("mu_max").min() == 0.9
    assert calibration_models.calibrated_class(ground_classes.load()["snow"], {"mu_min": 0.9}, "").mu_max == 0.9


def test_table_of_classes_is_read_as_it_was_written(tmp_path):
    """With a calibrated class among the others."""
    calibrated_class = calibration_models.calibrated_class(
        MEDIUM, {"mu_min": 0.123456789, "kappa": 3.3}, 'from "stops", 2026'
    )
    classes = {**ground_classes.load(), "medium": calibrated_class}
    ground_classes.write(tmp_path / "classes.csv", classes.values())
    assert dict(ground_classes.read(tmp_path / "classes.csv")) == classes
    assert classes["medium"].source == "calibrated"


def test_grade_stands_with_the_numbers_that_were_found():
    """Numbers of the layer are graded in layer_source, all others in source; neither speaks for the other."""
    soil = calibration_models.calibrated_class(
        MEDIUM, {"scar_strength": 4.0, "rolling_resistance": 0.2}, "",
        {"scar_strength": 3.0, "rolling_resistance": 0.1}, {"scar_strength": 5.5, "rolling_resistance": 0.25},
    )  # fmt: skip
    assert (soil.scar_strength, soil.rolling_resistance) == (4.0, 0.2)
    assert soil.layer_source == (
        f"calibrated: scar_strength [3 to 5.5], rolling_resistance [0.1 to 0.25]; others: {MEDIUM.layer_source}"
    )
    assert soil.source == MEDIUM.source != "calibrated"
    both = calibration_models.calibrated_class(MEDIUM, {"kappa": 1.0, "scar_drag": 2.0}, "")
    assert both.source == "calibrated" and both.layer_source.startswith("calibrated: scar_drag; others: ")
    assert calibration_models.calibrated_class(MEDIUM, {"kappa": 1.0}, "").layer_source == MEDIUM.layer_source


@pytest.mark.parametrize(
    ("bounds", "named"),
    [
        ([], "at least one"), ([Bounds("mu", 0.1, 1.0)], "mu"), ([Bounds("mu_min", 1.0, 0.1)], "mu_min"),
        ([Bounds("kappa", 0.0, 1.0)], "kappa"), ([Bounds("restitution", 0.0, 1.5)], "restitution"),
        ([Bounds("beta", 1.0, 2.0)] * 2, "twice"), ([Bounds("mu_min", 0.1, math.nan)], "mu_min"),
    ],
)  # fmt: skip
def test_impossible_bounds_are_refused(bounds, named):
    with pytest.raises(ValueError, match=named):
        calibrate(scatter, bounds, Cloud(np.eye(2)))


def test_other_impossible_inputs_are_refused():
    with pytest.raises(ValueError, match="evaluations"):
        calibrate(scatter, BOUNDS, Cloud(np.eye(2)), evaluations=5)
    with pytest.raises(ValueError, match="two observed"):
        Cloud(np.ones((5, 2)))
    with pytest.raises(ValueError, match="positions"):
        Cloud(np.eye(2), compared="shape")
    ground = Ground.of_class(SLOPE, "hard")
    with pytest.raises(ValueError, match="medium"):
        Model(SLOPE, ground, ROCK, RELEASES, Settings(air_density=0.0), MEDIUM)
    with pytest.raises(ValueError, match="places"):
        Model(SLOPE, ground, ROCK, RELEASES, Settings(air_density=0.0), ground_classes.load()["hard"], places="trees")
