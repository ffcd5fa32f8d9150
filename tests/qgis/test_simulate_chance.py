# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate through processing.run: laws, rolling resistance, rough ground and distributions have their effect."""

import re

import numpy as np
import pytest
from scipy import stats

from talus.engine import ground_classes
from talus.engine.ground.parameters import NAMES

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
        {"SURFACE_ROUGHNESS": 0.4},
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
        ({"SURFACE_ROUGHNESS": 15.0}, "SURFACE_ROUGHNESS"),
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


@pytest.fixture
def grounds(monkeypatch, simulate):
    """``grounds(NAME=value, ...)``: the Ground that a simulation of a moment was made with."""
    from talus.engine.scene import inputs as scene

    def ground_of(**parameters):
        made, make = [], scene.make_ground
        with monkeypatch.context() as patch:
            patch.setattr(scene, "make_ground", lambda *given: made.append(make(*given)) or made[-1])
            simulate(RUNS=1, MAX_TIME=0.1, **parameters)
        return made[-1]

    return ground_of


def heights_of(ground):
    """Distinct surface roughness, m, rising."""
    return sorted(set(np.round(ground.table[:, NAMES.index("surface_roughness")], 12).tolist()))


def test_surface_roughness_of_all_ground_replaces_that_of_the_classes(grounds):
    """0 is a number too; left empty, the class says, and without its scar layer it has none."""
    medium = ground_classes.load()["medium"].surface_roughness
    assert heights_of(grounds(GROUND_DEFAULT="medium")) == [medium]
    assert heights_of(grounds(SURFACE_ROUGHNESS=0.3)) == [0.3]
    assert heights_of(grounds(SURFACE_ROUGHNESS=0.0)) == [0.0]
    assert heights_of(grounds(GROUND_MODEL="as RAMMS 1")) == [0.0]
    assert heights_of(grounds(GROUND_MODEL="as RAMMS 1", SURFACE_ROUGHNESS=0.3)) == [0.3]


def test_surface_roughness_of_polygons_is_read_from_its_field(grounds, make_layer, box, recorder):
    """The chosen field; else surface_roughness, which the log names. Empty: that of all ground, 0.05 m here."""
    fields = "field=ground_class:string&field=d:double&field=surface_roughness:double"
    shapes = [(box(0, -60, 80, 0), ["medium", 0.25, 0.5]), (box(0, -120, 80, -60), ["medium", None, None])]
    layer = make_layer("Polygon", shapes, fields)
    given = {"GROUND": layer, "GROUND_FIELD": "ground_class", "SURFACE_ROUGHNESS": 0.05}
    assert heights_of(grounds(**given, SURFACE_ROUGHNESS_FIELD="d")) == [0.05, 0.25]
    assert not any("is that of the field" in message for message in recorder.messages)
    assert heights_of(grounds(**given)) == [0.05, 0.5]
    assert any("GROUND: the surface roughness is that of the field surface_roughness." in message
               for message in recorder.messages)  # fmt: skip


def test_obstacle_heights_of_rockyfor3d_are_read_from_polygons(grounds, make_layer, box):
    """0.7 rg70 + 0.2 rg20 + 0.1 rg10 = 0.035 + 0.06 + 0.08 m."""
    fields = "field=ground_class:string&field=Rg70:double&field=Rg20:double&field=Rg10:double"
    layer = make_layer("Polygon", [(box(0, -120, 80, 0), ["medium", 0.05, 0.3, 0.8])], fields)
    heights = heights_of(grounds(GROUND=layer, GROUND_FIELD="ground_class", SURFACE_ROUGHNESS=0.0))
    assert heights[-1] == pytest.approx(0.175, rel=1e-12)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ([15.0, 0.3, 0.8], "rg70 = 15.0; give a number from 0 to 5"), ([0.1, -0.1, 0.8], "rg20 = -0.1"),
        ([0.1, 0.3, None], "rg10 = (empty)"),
    ],
)  # fmt: skip
def test_heights_that_are_no_metres_are_refused_by_feature_and_field(refused, make_layer, box, values, words):
    fields = "field=ground_class:string&field=rg70:double&field=rg20:double&field=rg10:double"
    layer = make_layer("Polygon", [(box(0, -120, 80, -60), ["medium", *values])], fields)
    message = refused(GROUND=layer, GROUND_FIELD="ground_class")
    assert f"GROUND: feature 1 has {words}" in message and "in metres: 15 cm are 0.15" in message


def test_stones_brake_small_rocks_more_than_large_ones(runs):
    """The law of size at the door: a run-out of 0.02 m3 loses a larger share to 0.3 m of stones than one of 5 m3."""
    lost = []
    for volume in (0.02, 5.0):
        smooth, rough = (
            np.mean([row["runout_m"] for row in runs(
                RUNS=5, ROCK="sphere", VOLUME=volume, ROLLING_RESISTANCE=0.3, SURFACE_ROUGHNESS=height, MAX_TIME=60.0,
            )]) for height in (0.0, 0.3)
        )  # fmt: skip
        lost.append(1.0 - rough / smooth)
    assert lost[0] > lost[1] + 0.05 and lost[0] > 0.0


EARLIER = "comes without the surface roughness. In earlier versions it held for rocks of 1 t"


def test_rolling_resistance_as_earlier_versions_had_it_is_told(simulate, recorder, make_layer, box, tmp_path):
    """A number, a field, and a table without the column; not once the surface roughness is given."""

    def told(**parameters):
        recorder.warnings.clear()
        simulate(RUNS=1, MAX_TIME=0.1, **parameters)
        return [warning for warning in recorder.warnings if EARLIER in warning]

    (number,) = told(ROLLING_RESISTANCE=0.4)
    assert "ROLLING_RESISTANCE: the rolling resistance (0.4) comes" in number and number.endswith("by 1.1 d.")
    assert not told(ROLLING_RESISTANCE=0.4, SURFACE_ROUGHNESS=0.0) and not told()
    fields = "field=ground_class:string&field=mu_r:double&field=surface_roughness:double"
    layer = make_layer("Polygon", [(box(0, -120, 80, -60), ["medium", 0.6, None])], fields.rpartition("&")[0])
    both = make_layer("Polygon", [(box(0, -120, 80, -60), ["medium", 0.6, 0.0])], fields)
    given = {"GROUND_FIELD": "ground_class", "ROLLING_FIELD": "mu_r"}
    (field,) = told(GROUND=layer, **given)
    assert "ROLLING_FIELD" in field and not told(GROUND=both, **given)
    table = tmp_path / "classes.csv"
    ground_classes.write(table, [ground_classes.load()["medium"]])
    assert not told(GROUND_TABLE=str(table))
    table.write_text(table.read_text(encoding="utf-8").replace(",surface_roughness,", ",other,"), encoding="utf-8")
    (one,) = told(GROUND_TABLE=str(table))
    assert "GROUND_TABLE" in one


def test_surface_roughness_that_is_likely_in_centimetres_is_told(simulate, recorder):
    simulate(RUNS=1, MAX_TIME=0.1, SURFACE_ROUGHNESS=3.0)
    assert any(
        "up to 3 m, above 2 m and higher than most blocks" in warning and "centimetres" in warning
        for warning in recorder.warnings
    )
    recorder.warnings.clear()
    simulate(RUNS=1, MAX_TIME=0.1, SURFACE_ROUGHNESS=1.9)
    assert not any("centimetres" in warning for warning in recorder.warnings)


def test_help_tells_the_two_kinds_of_roughness_apart(qgis_app):
    """Metres that brake, degrees that scatter: each help names the other."""
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    metres, degrees = (algorithm.parameterDefinition(name) for name in ("SURFACE_ROUGHNESS", "ROUGHNESS"))
    assert "[m]" in metres.description() and "[°]" in degrees.description()
    assert "d / 2R" in metres.help() and "smooth" in metres.help()
    assert "brakes no rock on average" in degrees.help() and "surface roughness in metres" in degrees.help()
