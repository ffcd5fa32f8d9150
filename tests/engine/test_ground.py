# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters: interpolation, classes, and the refusal of impossible ones."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Terrain, ground_classes
from talus.engine.ground import interpolation as ground_field
from talus.engine.ground import parameters as ground_parameters
from talus.engine.ground.parameters import KAPPA, MU_MAX, MU_MIN, NAMES, RESTITUTION

TERRAIN = Terrain(np.zeros((6, 5)), cell_size=(2.0, 0.5), origin=(100.0, 200.0))
GRID = TERRAIN.grid(1.0)
RNG = np.random.default_rng(1)
MU = RNG.uniform(0.2, 0.8, size=TERRAIN.shape)
EPSILON = RNG.uniform(0.0, 1.0, size=TERRAIN.shape)
# Interpolation of numbers near 1 loses a few roundings.
ROUNDING = 1e-13


def parameters(ground, x, y):
    """All parameters at a local place, in the order of NAMES."""
    grid = ground.grid()
    place = ground_field.place_at(GRID, grid, float(x), float(y))
    return np.array([ground_field.value_at(grid, place, column) for column in range(len(NAMES))])


def places(count, seed=2):
    return np.random.default_rng(seed).uniform(0.0, [8.0, 2.5], size=(count, 2))


@pytest.mark.source("leine_2014", "parameters of the ground interpolated as heights are (section 3.2)")
def test_parameters_are_interpolated_like_the_heights():
    """Leine et al. (2014), end of section 3.2: the same bilinear weights as for z(x, y)."""
    ground = Ground(TERRAIN, mu_min=MU, restitution=EPSILON)
    as_heights = {MU_MIN: MU, RESTITUTION: EPSILON}
    for x, y in places(200):
        result = parameters(ground, x, y)
        for column, field in as_heights.items():
            twin = Terrain(field, cell_size=TERRAIN.cell_size).height(x, y)
            assert result[column] == pytest.approx(twin, abs=ROUNDING)


def test_parameters_at_a_node_are_those_given_there():
    """Weights of 0 and 1."""
    ground = Ground(TERRAIN, mu_min=MU, restitution=EPSILON)
    for l, k in np.ndindex(TERRAIN.shape):
        result = parameters(ground, 2.0 * k, 0.5 * l)
        assert result[MU_MIN] == pytest.approx(MU[l, k], abs=ROUNDING)
        assert result[RESTITUTION] == pytest.approx(EPSILON[l, k], abs=ROUNDING)


def test_uniform_ground_is_the_same_as_the_same_number_on_every_node():
    """The shortcut for one class everywhere changes nothing, to the bit."""
    numbers = {"mu_min": 0.4, "mu_max": 1.5, "kappa": 2.0, "restitution": 0.3, "drag": 5.0, "drag_height": 3.0}
    arrays = {name: np.full(TERRAIN.shape, value) for name, value in numbers.items()}
    for x, y in places(20):
        np.testing.assert_array_equal(
            parameters(Ground(TERRAIN, **{"mu_min": 0.55, **numbers}), x, y),
            parameters(Ground(TERRAIN, **{"mu_min": 0.55, **arrays}), x, y),
        )
    assert Ground(TERRAIN, **{"mu_min": 0.55, **numbers}).grid().index.shape == (1, 1)


def test_ground_between_two_classes_is_a_mixture_and_inside_one_class_is_that_class():
    """Two halves: pure where all four corners agree, weighed by the distance in the cells between them."""
    class_index = np.zeros(TERRAIN.shape, int)
    class_index[:, 3:] = 1
    ground = Ground.from_classes(TERRAIN, class_index, ["soft", "hard"], with_scar_layer=False)
    soft, hard = ground_classes.load()["soft"], ground_classes.load()["hard"]
    assert parameters(ground, 3.9, 1.1)[MU_MIN] == soft.mu_min
    assert parameters(ground, 6.1, 1.1)[MU_MIN] == hard.mu_min
    mixed = parameters(ground, 5.5, 1.1)  # three quarters of the way from column 2 to column 3
    assert mixed[MU_MIN] == pytest.approx(0.25 * soft.mu_min + 0.75 * hard.mu_min, abs=ROUNDING)
    assert mixed[KAPPA] == pytest.approx(0.25 * soft.kappa + 0.75 * hard.kappa, abs=ROUNDING)


def test_classes_in_the_order_of_columns_make_the_same_ground():
    """A slice of a transposed map has such an order: kernels are compiled for rows one after the other."""
    index = np.zeros(TERRAIN.shape, np.int32)
    index[1:, :2] = 1
    rows, columns = (
        Ground.from_classes(TERRAIN, entry, ["soft", "hard"]).grid() for entry in (index, np.asfortranarray(index))
    )
    assert columns.index.flags.c_contiguous
    np.testing.assert_array_equal(rows.index, columns.index)


def test_fields_are_given_back_on_the_nodes():
    """The table of distinct combinations loses nothing, also where several fields vary at once."""
    kappa = RNG.choice([1.0, 2.0, 3.0], size=TERRAIN.shape)
    ground = Ground(TERRAIN, mu_min=MU, kappa=kappa, drag=7.0)
    np.testing.assert_array_equal(ground.field("mu_min"), MU)
    np.testing.assert_array_equal(ground.field("kappa"), kappa)
    np.testing.assert_array_equal(ground.field("drag"), np.full(TERRAIN.shape, 7.0))
    assert Ground(TERRAIN, kappa=kappa).table.shape[0] == 3


def test_classes_on_a_map_are_the_named_classes():
    """Every class, one a node, with the drag of the forest beside it."""
    names = list(ground_classes.load())
    class_index = np.arange(30).reshape(TERRAIN.shape) % len(names)
    ground = Ground.from_classes(TERRAIN, class_index, names, drag=4.0, drag_height=8.0)
    for name in ("mu_min", "mu_max", "kappa", "beta", "restitution"):
        expected = np.array([getattr(ground_classes.load()[row], name) for row in names])[class_index]
        np.testing.assert_array_equal(ground.field(name), expected)
    np.testing.assert_array_equal(ground.field("viscous_drag"), 0.0)
    assert (ground.field("drag") == 4.0).all()


def naive_classes(fields):
    """Index and table of the distinct combinations of fields, the obvious way."""
    rows = np.stack([np.broadcast_to(field, TERRAIN.shape).ravel() for field in fields], axis=1)
    table, index = np.unique(rows, axis=0, return_inverse=True)
    return index.reshape(TERRAIN.shape), table


@pytest.mark.parametrize("most_pairs", [1 << 20, 1], ids=["flags", "sorting"])
@pytest.mark.parametrize("block", [1, 1 << 18])
def test_classes_are_the_distinct_combinations_in_the_order_of_their_values(monkeypatch, most_pairs, block):
    """Against a slow twin, to the bit: maps of classes and of values, equal classes, classes that are nowhere."""
    monkeypatch.setattr("talus.engine.ground.ground.MOST_PAIRS", most_pairs)
    monkeypatch.setattr("talus.engine.ground.ground.BLOCK", block)
    names = ["soft", "hard", "snow", "hard", "extra_hard"]
    class_index = RNG.choice([0, 1, 3, 4], size=TERRAIN.shape)  # snow is nowhere
    drag, height = RNG.choice([0.0, 250.0], size=TERRAIN.shape), RNG.choice([2.0, 8.0, 30.0], size=TERRAIN.shape)
    given = {"drag": drag, "drag_height": height, "roughness": (1.0, 2.0, 3.0, 2.0, 1.0)}
    for parameters in (given, {**given, "restitution": EPSILON}, {"kappa": 5.0}):
        ground = Ground.from_classes(TERRAIN, class_index, names, **parameters)
        fields = [ground.field(name) for name in NAMES]
        index, table = naive_classes(fields)
        np.testing.assert_array_equal(ground.index, index)
        np.testing.assert_array_equal(ground.table, table)
        for name, value in parameters.items():
            by_class = np.asarray(value)[class_index] if isinstance(value, tuple) else value
            np.testing.assert_array_equal(ground.field(name), np.broadcast_to(by_class, TERRAIN.shape))
        np.testing.assert_array_equal(
            ground.field("beta"), np.array([ground_classes.load()[name].beta for name in names])[class_index]
        )


def test_ground_of_many_nodes_takes_four_bytes_a_node_and_little_more_while_it_is_made():
    """A number of 32 bits a node is kept; twice as much for the time of the making would be another map."""
    import tracemalloc

    terrain = Terrain(np.zeros((1500, 1000)))
    class_index = (np.arange(terrain.heights.size) // 1000 % 3).reshape(terrain.shape)
    tracemalloc.start()
    try:
        ground = Ground.from_classes(terrain, class_index, ["soft", "hard", "medium"])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert ground.index.nbytes == 4 * class_index.size
    assert peak < 1.5 * ground.index.nbytes


def test_viscous_drag_of_a_class_acts_only_when_asked_for():
    """It belongs to another model of the ground, so the published contact law alone is the default."""
    assert (Ground.of_class(TERRAIN, "hard").field("viscous_drag") == 0.0).all()
    with_drag = Ground.of_class(TERRAIN, "hard", with_viscous_drag=True)
    assert (with_drag.field("viscous_drag") == ground_classes.load()["hard"].viscous_drag).all()


def test_single_parameters_of_a_class_can_be_overridden():
    """The rest stays that of the class."""
    ground = Ground.of_class(TERRAIN, "hard", restitution=0.5)
    assert (ground.field("restitution") == 0.5).all()
    assert (ground.field("mu_min") == ground_classes.load()["hard"].mu_min).all()


def test_place_off_the_grid_has_parameters_of_some_ground_and_does_not_crash():
    """A rock's centre may leave the grid in a step; its run ends there, the value does not matter but is finite."""
    ground = Ground(TERRAIN, mu_min=MU)
    for x, y in [(-1.0, 1.0), (9.0, 1.0), (1.0, -1.0), (1.0, 3.0), (np.nan, 1.0)]:
        assert np.isfinite(parameters(ground, x, y)).all()


@pytest.mark.parametrize(
    ("drag", "drag_height", "top"),
    [
        (0.0, 5.0, 0.0),
        (3.0, 0.0, 0.0),
        (3.0, 5.0, 5.0),
        (np.where(MU > 0.5, 0.0, 3.0), np.where(MU > 0.5, 9.0, 5.0), 5.0),
    ],
    ids=["no coefficient", "no thickness", "uniform", "thicker where it does not drag"],
)
def test_drag_layer_needs_both_a_coefficient_and_a_thickness(drag, drag_height, top):
    """Leine et al. (2014), eqs. 10 and 11: without either there is no force. The kernels skip what is above the top."""
    assert Ground(TERRAIN, drag=drag, drag_height=drag_height).grid().drag_top == top


@pytest.mark.parametrize(
    ("parameters", "named"),
    [
        ({"friction": 0.5}, "friction"),
        ({"mu_min": -0.1}, "mu_min"),
        ({"mu_max": np.inf}, "mu_max"),
        ({"kappa": np.nan}, "kappa"),
        ({"beta": np.zeros((5, 6))}, "beta"),
        ({"restitution": 1.01}, "restitution"),
        ({"tangential_restitution": np.full((6, 5), 2.0)}, "tangential_restitution"),
        ({"drag": -1.0}, "drag"),
        ({"mu_min": 0.9, "mu_max": 0.8}, "mu_max"),
        ({"mu_min": np.where(MU > 0.5, np.nan, MU)}, "mu_min"),
        ({"mu_min": "rough"}, "mu_min"),
    ],
)
def test_impossible_ground_is_refused_with_the_name_of_the_parameter(parameters, named):
    """Bad input raises ValueError and names the input."""
    with pytest.raises(ValueError, match=named):
        Ground(TERRAIN, **{"mu_min": 0.55, **parameters})


def test_unknown_class_is_refused_with_the_known_ones():
    """The user can pick from them."""
    with pytest.raises(ValueError, match="extra_hard"):
        Ground.of_class(TERRAIN, "concrete")


@pytest.mark.parametrize(
    "class_index",
    [np.zeros((5, 6), int), np.zeros((6, 5)), np.full((6, 5), 2), np.full((6, 5), -1)],
    ids=["shape", "not integer", "too large", "negative"],
)
def test_class_index_that_fits_neither_terrain_nor_names_is_refused(class_index):
    """An index of -1 would else silently mean the last class."""
    with pytest.raises(ValueError, match="class_index"):
        Ground.from_classes(TERRAIN, class_index, ["soft", "hard"])


def test_mu_max_defaults_are_those_of_hard_ground():
    """The interface's defaults: coarse scree, mu from 0.55 to 2.0."""
    hard = ground_classes.load()["hard"]
    result = parameters(Ground(TERRAIN, mu_min=0.55), 1.0, 1.0)
    assert (result[MU_MIN], result[MU_MAX], result[KAPPA]) == (hard.mu_min, hard.mu_max, hard.kappa)


@pytest.mark.parametrize("name", ground_parameters.NAMES)
def test_constant_of_a_ground_parameter_is_its_column(name):
    """The kernels read columns by constants, all others by the rows of the table."""
    assert getattr(ground_parameters, name.upper()) == ground_parameters.NAMES.index(name)


def test_defaults_and_limits_of_the_ground_are_those_of_its_parameters():
    terrain = Terrain(np.zeros((3, 3)))
    ground = Ground(terrain, mu_min=0.55)
    for parameter in ground_parameters.PARAMETERS:
        assert ground.field(parameter.name)[0, 0] == parameter.default
        if parameter.highest is not None:
            assert (
                Ground(terrain, **{"mu_min": 0.55, **{parameter.name: parameter.highest}}).field(parameter.name)[0, 0]
                == parameter.highest
            )
            with pytest.raises(ValueError, match=parameter.name):
                Ground(terrain, **{"mu_min": 0.55, **{parameter.name: 1.01 * parameter.highest}})


def test_column_of_the_class_table_may_be_absent_where_its_row_says_what_then_holds(tmp_path, monkeypatch):
    """An older table still reads after a parameter was added; an empty cell counts as absent."""
    text = ground_classes.TABLE.read_text(encoding="utf-8")
    table = tmp_path / "old.csv"
    table.write_text(text.replace(",roughness,", ",other,"))
    with pytest.raises(ValueError, match="the column roughness is missing"):
        ground_classes.read(table)
    monkeypatch.setitem(ground_classes.BY_NAME, "roughness", ground_classes.BY_NAME["roughness"]._replace(absent=7.0))
    assert {entry.roughness for entry in ground_classes.read(table).values()} == {7.0}


@pytest.mark.parametrize("value", [-0.1, 3.1, np.inf, np.nan])
def test_rolling_resistance_beyond_physics_is_refused_by_name(value, tmp_path):
    """The resistance is a number, or stands in a table with its line."""
    with pytest.raises(ValueError, match="rolling_resistance must be between 0 and 3"):
        Ground(TERRAIN, rolling_resistance=value)
    table = tmp_path / "classes.csv"
    ground_classes.write(table, [ground_classes.load()["hard"]._replace(rolling_resistance=value)])
    with pytest.raises(ValueError, match=r"classes\.csv, line 2: rolling_resistance must be from 0 to 3, not"):
        ground_classes.read(table)


@pytest.mark.parametrize("meaning", ["", "added", None])
def test_table_whose_rolling_resistance_may_be_no_total_is_refused(meaning, tmp_path):
    """One of an earlier version has no such column; a class without a layer, or without resistance, means the same."""
    hard, table = ground_classes.load()["hard"]._replace(rolling_resistance=0.12), tmp_path / "classes.csv"

    def read(*classes):
        ground_classes.write(table, classes)
        text = table.read_text(encoding="utf-8")
        name, value = f",{ground_classes.ROLLING_MEANING}\n", f",{ground_classes.TOTAL}\n"
        text = (
            text.replace(name, "\n").replace(value, "\n") if meaning is None else text.replace(value, f",{meaning}\n")
        )
        table.write_text(text, encoding="utf-8")
        return list(ground_classes.read(table).values())

    ground_classes.write(table, [hard])
    assert list(ground_classes.read(table).values()) == [hard]
    words = r"line 3: rolling_resistance is 0\.12, .*corners included, .* add a column rolling_meaning"
    with pytest.raises(ValueError, match=words):
        read(hard._replace(name="first", rolling_resistance=0.0), hard)
    rigid = hard._replace(scar_strength=0.0)
    assert read(rigid) == [rigid]


def test_softer_classes_resist_rolling_at_least_as_much_and_all_within_the_published_totals():
    """docs/ground.md: the level mu_0 is published, 0.40 on firm ground to 0.85 in mud (Azzoni et al. 1995); with the
    roughness of the class a rock of 0.3 and of 1.2 m3 lies within the published 0.4 to 1.2 as well."""
    table = ground_classes.load()
    soils = [row for row in table.values() if row.scar_strength]
    levels = [row.rolling_resistance for row in soils]
    assert levels == sorted(levels, reverse=True) and levels[0] == 0.85 and levels[-1] == 0.40
    for row in soils:
        for volume in (0.3, 1.2):
            radius = (3.0 * volume / (4.0 * math.pi)) ** (1.0 / 3.0)
            assert 0.4 <= row.rolling_resistance + row.surface_roughness / (2.0 * radius) <= 1.2
    layered = [row.scar_strength for row in table.values() if row.scar_strength]
    assert layered == sorted(layered)  # softest first
    angles = [row.sliding_friction for row in table.values() if row.sliding_friction]
    assert angles == sorted(angles) and angles[-1] <= 1.0  # nothing rests on a plane steeper than 45 degrees


def test_friction_angle_goes_instead_of_the_friction_that_grows_with_slip():
    """In the table of the kernels; not as RAMMS 1, and not where mu(s) is given instead of the class's own."""
    known = ground_classes.load()["medium"]
    tables = {
        "angle": Ground.of_class(TERRAIN, "medium"), "ramms": Ground.of_class(TERRAIN, "medium", with_scar_layer=False),
        "law": Ground.of_class(TERRAIN, "medium", mu_max=1.2),
        "map": Ground.from_classes(TERRAIN, np.zeros((6, 5), int), ["medium"], kappa=1.0),
    }  # fmt: skip
    actual = {name: tuple(ground.grid().table[0, [MU_MIN, MU_MAX]]) for name, ground in tables.items()}
    assert actual["angle"] == (known.sliding_friction, known.sliding_friction)
    assert actual["ramms"] == actual["map"] == (known.mu_min, known.mu_max)
    assert actual["law"] == (known.mu_min, 1.2)
    assert tables["angle"].field("mu_max")[0, 0] == known.mu_max  # what was given stays
