# SPDX-License-Identifier: GPL-2.0-or-later
"""Every quantity has one range at all doors: a number a thousand times too large or small is refused or reported."""

import csv
import json
from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Barriers, Ground, Release, Settings, Terrain, ground_classes, rock_library, simulate
from talus.engine.command_line import main
from talus.engine.ensemble.plausible_inputs import of_scene
from talus.engine.findings.finding import FindingError
from talus.engine.ground.parameters import BY_NAME, CLASS_COLUMNS, NAMES
from talus.engine.io.geodata import library
from talus.engine.quantities.quantities import QUANTITIES, check, implausible, out_of_range
from talus.engine.random_numbers.distributions import MOST_CUT, Distribution, bounded
from talus.engine.shapes.rock_set import read_rock_set, rock_set_of_sizes
from talus.engine.study.keys import TABLES
from talus.tests.doors.numbers import FACTORS, RIGHT
from talus.tests.study_files import STUDY, write_layer, write_study


@pytest.fixture
def terrain():
    return Terrain(np.zeros((20, 20)), 1.0)


def scene(terrain, **changes):
    """The findings' codes of a scene with other numbers."""
    rock = rock_library.rock("cube", volume=1.0, density=2700.0)
    parts = {
        "rocks": [rock],
        "releases": [Release((5.0, 5.0))],
        "settings": Settings(air_density=0.0),
        "barriers": None,
        "trees": None,
    }
    parts.update(ground=Ground.of_class(terrain, "medium"))
    parts.update(changes)
    return {finding.code for finding in of_scene(**parts)}


def test_the_table_names_a_right_number_of_each_quantity():
    assert set(RIGHT) == set(QUANTITIES)
    assert set(NAMES) <= set(QUANTITIES)
    for name, value in RIGHT.items():
        quantity = QUANTITIES[name]
        assert quantity.is_usual(value) and quantity.source
        assert quantity.lowest <= quantity.usual_low < quantity.usual_high <= quantity.highest
        assert out_of_range(name, value, "here") is None and implausible(name, value, "here") is None
        for factor in FACTORS:
            assert out_of_range(name, factor * value, "here") or implausible(name, factor * value, "here"), name


def test_legal_ranges_of_the_ground_are_those_of_its_parameters():
    for name in NAMES:
        assert BY_NAME[name].highest in (None, QUANTITIES[name].highest)


def test_remedies_name_the_unit_that_was_meant():
    """g/cm3, kg/cm3, degrees (tan 35 = 0.70), percent, millimetres and litres."""
    for name, value, words in (
        ("density", 2.7, "g/cm³, enter 2700 kg/m³"), ("density", 0.0027, "kg/cm³, enter 2700 kg/m³"),
        ("sliding_friction", 35.0, "degrees, enter 0.7002"), ("rolling_resistance", 30.0, "degrees, enter 0.5774"),
        ("restitution", 30.0, "percent, enter 0.3"), ("rock_length", 1500.0, "mm, enter 1.5 m"),
    ):  # fmt: skip
        assert words in out_of_range(name, value, "here").remedy
    with pytest.raises(FindingError, match=r"here: the density of the rock must be from 100 to 10000 kg/m³, not 2\.7"):
        check("density", 2.7, "here")
    assert out_of_range("density", 2.7, "here").code == "density-out-of-range"
    assert implausible("density", 500.0, "here").severity == "doubtful"
    assert implausible("density", 200.0, "here").severity == "unsafe"


def test_classes_of_talus_and_its_defaults_are_plausible(terrain):
    for name in ground_classes.load():
        assert scene(terrain, ground=Ground.of_class(terrain, name, with_viscous_drag=True)) == set()
    assert scene(terrain, ground=Ground(terrain, mu_min=0.55)) == set()


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("name", NAMES)
def test_ground_in_python_and_in_tables(terrain, tmp_path, name, factor):
    value = factor * RIGHT[name]
    others = {"mu_max": max(2.0, min(value, 10.0))} if name == "mu_min" else {}
    if QUANTITIES[name].is_legal(value):
        others |= {"mu_min": 0.0} if name == "mu_max" else {}
        assert f"{name.replace('_', '-')}-implausible" in scene(
            terrain, ground=Ground(terrain, **{name: value}, **others)
        )
    else:
        with pytest.raises(ValueError, match=name):
            Ground(terrain, **{name: value}, **others)
    if name not in CLASS_COLUMNS:
        return
    rows = list(csv.reader(ground_classes.TABLE.read_text(encoding="utf-8").splitlines()))
    rows[4][rows[0].index(name)] = repr(value)
    with open(tmp_path / "table.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    if QUANTITIES[name].is_legal(value):
        assert getattr(ground_classes.read(tmp_path / "table.csv")["medium"], name) == value
    else:
        with pytest.raises(FindingError, match=f"line 5: {name} must be from 0 to") as refused:
            ground_classes.read(tmp_path / "table.csv")
        assert refused.value.findings[0].code == f"{name.replace('_', '-')}-out-of-range"


def test_friction_in_degrees_in_a_ground_table_is_refused_with_its_tangent(tmp_path):
    rows = list(csv.reader(ground_classes.TABLE.read_text(encoding="utf-8").splitlines()))
    rows[4][rows[0].index("sliding_friction")] = "35"
    with open(tmp_path / "table.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    with pytest.raises(FindingError, match=r"from 0 to 3, not 35\. If this is in degrees, enter 0\.7002"):
        ground_classes.read(tmp_path / "table.csv")


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize(
    ("name", "column"), [("density", "density"), ("volume", "volume_m3"), ("rock_length", "long_m")]
)
def test_sets_of_rocks(terrain, tmp_path, name, column, factor):
    value = factor * RIGHT[name]
    row = {"rock": "cube", "volume_m3": 1.0, "density": 2700.0, column: value}
    if name == "rock_length":
        row = {"rock": "cube", "long_m": value, "middle_m": value, "short_m": value, "density": 2700.0}
    (tmp_path / "rocks.csv").write_text(",".join(row) + "\n" + ",".join(map(str, row.values())) + "\n")
    try:
        rock_set = read_rock_set(tmp_path / "rocks.csv", "cube", 2700.0)
    except FindingError as error:
        assert f"{name.replace('_', '-')}-out-of-range" == error.findings[0].code and "line 2" in str(error)
    else:
        assert scene(terrain, rocks=rock_set.rocks) & {"volume-implausible", f"{name}-implausible"}


def test_sizes_of_rocks_have_the_bounds_of_the_volume():
    with pytest.raises(FindingError, match=r"the volume of the rock must be from 0\.001 to 100000 m³"):
        rock_set_of_sizes("1 50, 1000000 50", "cube", 2700.0)


@pytest.mark.parametrize(("text", "quantity"), [
    ("normal(2.7, 0.05)", "density"), ("uniform(2000, 3e6)", "density"), ("lognormal(0.0027, 0.1)", "density"),
    ("uniform(0.5, 1e9)", "volume"), ("uniform(1e-300, 1e300)", "volume"), ("lognormal(1, 8)", "volume"),
    ("normal(1000, 1)", "friction_factor"), ("uniform(500, 1500)", "rolling_factor"),
])  # fmt: skip
def test_distributions_beyond_the_bounds_are_refused(text, quantity):
    with pytest.raises(FindingError, match="must be from"):
        bounded(text, "here", quantity)
    name = {"density": "density", "volume": "volume"}.get(quantity)
    with pytest.raises(FindingError):
        Release((0.0, 0.0), **{name: text}) if name else Settings(**{"air_density": 0.0, **{quantity: text}})


def test_tails_of_distributions_end_at_the_legal_range():
    """lognormal(1, 1.4) reaches 130,000 m3 in one of 1e16 draws; what is left is the same distribution, cut exactly."""
    text = "lognormal(1.0, 1.5)"
    assert Distribution.parse(text).ends()[1] > 100_000.0
    release = Release((0.0, 0.0), volume=text)
    law = Distribution.parse(release.volume)
    assert law.ends() == pytest.approx((0.001, 100_000.0)) and law.share > 1.0 - MOST_CUT
    assert replace(law, lowest=-np.inf, highest=np.inf) == Distribution.parse(text)
    assert Release((0.0, 0.0), volume="lognormal(1.0, 0.5)").volume == "lognormal(1.0, 0.5)"  # as it was given


def test_a_rigid_barrier_and_numbers_of_zero_are_plausible(terrain):
    line = [np.array([[2.0, 2.0], [8.0, 2.0]])]
    assert scene(terrain, barriers=Barriers(line, [4.0], [np.inf])) == set()
    assert scene(terrain, releases=[Release((5.0, 5.0), height=0.0)]) == set()


def test_result_and_pieces_of_rocks(terrain):
    """The result is that of the rocks that fell, also where a weighed mass and another shape give what no rock has."""
    rock = rock_library.rock("cube", volume=1.0, density=270.0)
    light = simulate(terrain, Ground.of_class(terrain, "medium"), rock_library.rock("cube", density=2.7),
                     Release((9.0, 9.0)), Settings(max_time=1.0, air_density=0.0))  # fmt: skip
    assert [finding.severity for finding in light.findings if finding.code == "density-implausible"] == ["unsafe"]
    result = simulate(
        terrain, Ground.of_class(terrain, "medium"), rock, Release((9.0, 9.0)), Settings(max_time=1.0, air_density=0.0)
    )
    (actual,) = [finding for finding in result.findings if finding.code == "density-implausible"]
    assert actual.severity == "unsafe" and actual.value == pytest.approx(270.0)


STUDY_KEYS = [(table, name, key) for table, keys in TABLES.items() for name, key in keys.items() if key.quantity]


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize(("table", "name", "key"), STUDY_KEYS, ids=lambda one: str(one)[:20])
def test_keys_of_a_study(tmp_path, capsys, table, name, key, factor):
    """Refused, or reported by check as unsafe or doubtful."""
    value = factor * RIGHT[key.quantity]
    text = STUDY.replace("volume = 0.5  # m³\n", "") + "\n[barriers]\nfile = 'layers.gpkg'\nlayer = 'lines'\n"
    head = f"[{table}]\n"
    text = text.replace(head, f"{head}{name} = {value!r}\n")
    path = write_study(tmp_path, text)
    from talus.tests.study_files import SOUTH, WEST, binary

    line = binary.line([(WEST + 20.0, SOUTH + 60.0), (WEST + 60.0, SOUTH + 60.0)])
    write_layer(tmp_path, "lines", "LineString", [(line, {"n": 1})])
    code = main(["check", str(path), "--json", "--strict"])
    content = json.loads(capsys.readouterr().out)["findings"]
    dashed = key.quantity.replace("_", "-")
    if QUANTITIES[key.quantity].is_legal(value):
        assert code == 2 and f"{dashed}-implausible" in {entry["code"] for entry in content}
    else:
        assert code == 1 and content[0]["code"] == f"{dashed}-out-of-range"


@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize(("field", "quantity", "at"), [("volume_field", "volume", "releases"),
                                                       ("height_field", "release_height", "releases")])  # fmt: skip
def test_fields_of_releases_in_a_study(tmp_path, capsys, field, quantity, at, factor):
    value = factor * RIGHT[quantity]
    path = write_study(
        tmp_path, STUDY, ("[rock]", f'{field} = "number"\n\n[rock]'), ("volume = 0.5  # m³", "volume = 1.0")
    )
    from talus.tests.study_files import SOUTH, WEST, binary

    (tmp_path / "layers.gpkg").unlink()
    write_layer(tmp_path, "releases", "Point", [(binary.point((WEST + 30.0, SOUTH + 100.0)), {"number": value})])
    code = main(["check", str(path), "--json", "--strict"])
    codes = [entry["code"] for entry in json.loads(capsys.readouterr().out)["findings"]]
    word = "implausible" if QUANTITIES[quantity].is_legal(value) else "out-of-range"
    assert code == (2 if word == "implausible" else 1) and f"{quantity.replace('_', '-')}-{word}" in codes
    assert library().layer_names(str(tmp_path / "layers.gpkg")) == ["releases"]
