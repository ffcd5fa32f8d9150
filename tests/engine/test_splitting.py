# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that pass levels go on as several: closed forms of a made-up chain, weights, maps, and plain runs beside."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from talus.engine import Barriers, Ground, Release, Rock, Settings, Terrain, Trees, simulate
from talus.engine.contact.chance import take_streams_of
from talus.engine.ensemble.split_words import splitting_words
from talus.engine.ensemble.splitting import (
    Splitting,
    _copies,
    _first_runs,
    choose_levels,
    find_friction,
    pilot_of,
    probability_of,
    simulate_splitting,
)
from talus.engine.ensemble.weighted_tables import weighted_barrier_table
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.reference_width import Width
from talus.engine.io.well_known_binary import point
from talus.engine.jit.kernels import kernel
from talus.engine.maps.maps import MapTable
from talus.engine.maps.weighted_maps import TreeSums, weighted_maps
from talus.engine.motion.levels import begin_split, pass_levels, set_split
from talus.engine.motion.quantities import QUANTITIES, Quantities
from talus.engine.motion.workspace import COMMON
from talus.engine.obstacles.outcome import CROSSINGS
from talus.engine.passages.motion import motion_of
from talus.engine.passages.screen_line import crossings, segments_of
from talus.engine.random_numbers.random_stream import uniforms_of
from talus.engine.scene.features import Feature
from talus.engine.scene.inputs import read_inputs
from talus.engine.scene.splitting import simulate_split
from talus.engine.shapes.body import body_of
from talus.engine.statistics.weighted_counts import weighted_quantile
from talus.engine.study.objects import ObjectDoor
from talus.engine.types import State

CHAIN_LEVELS = [2.5, 5.5, 8.5]


@kernel
def walk(splits, q, seed, body, common, out_length, out_passed):
    """Made-up rocks that go 1 m on with probability q, and stop where a uniform number of their stream is not below."""
    record = common[0]
    for i in range(splits.shape[0]):
        take_streams_of(splits[i, 0], record["chance"])
        begin_split(splits[i, 0], 0.0, 0.0, splits[i, 1:], record["split"])
        s = State(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        step = 0
        while uniforms_of(seed, record["chance"]["run"], step, 6)[0] < q:
            step += 1
            s = State(float(step), 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, s.vx, s.vy, 0.0, 0.0, 0.0, 0.0, 0.0)
            s = pass_levels(body, s, common[0])
        out_length[i], out_passed[i] = step, record["split"]["passed"]


def chain(first_runs, q, copies, seed):
    """Lengths, weights and first rocks of all walks."""
    common = np.zeros(1, COMMON)
    set_split(CHAIN_LEVELS, (1.0, 0.0, 0.0), copies, 0.001, seed, common[0]["split"])
    table = _first_runs(first_runs, len(CHAIN_LEVELS))
    rows, lengths, passed = table, [], []
    while len(rows):
        length, of_rows = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
        walk(rows, q, seed, body_of(BOX), common, length, of_rows)
        lengths.append(length)
        passed.append(of_rows)
        rows = _copies(rows, of_rows, copies)
        table = np.concatenate([table, rows])
    lengths, passed = np.concatenate(lengths), np.concatenate(passed)
    return lengths, float(copies) ** -passed, table[:, 0]


@pytest.mark.parametrize("copies", [2, 5])
def test_a_made_up_chain_has_its_closed_form(copies):
    """P(length >= n) = q^n, within four standard errors at every n; at the last fewer than one plain run gets there."""
    first_runs, q = 4000, 0.5
    lengths, weights, first = chain(first_runs, q, copies, 5)
    np.testing.assert_allclose(np.bincount(first, weights), 1.0, rtol=1e-12)
    for n in range(1, 13):
        sums = np.bincount(first, weights * (lengths >= n), minlength=first_runs)
        probability = probability_of(sums, np.zeros(first_runs, np.int64))
        assert abs(probability.value - q**n) < 4.0 * probability.error, n


def test_the_error_of_the_chain_is_that_of_a_branching_process():
    """Z_1 first rocks pass level 1 with q^3, each of c copies the next with q^3: with m = c q^3 the variance of the
    share that passes all three is c^-4 v_3, v_k+1 = c q^3 (1 - q^3) E(Z_k) + m^2 v_k. Over 40 seeds, within 10 %.
    """
    first_runs, q, copies = 2000, 0.5, 5
    p, m = q**3, copies * q**3
    mean, variance = p, p * (1.0 - p)
    for _ in range(2):
        mean, variance = m * mean, copies * p * (1.0 - p) * mean + m * m * variance
    closed = np.sqrt(variance / copies**4 / first_runs)
    errors, values = [], []
    for seed in range(40):
        lengths, weights, first = chain(first_runs, q, copies, seed)
        sums = np.bincount(first, weights * (lengths > 8), minlength=first_runs)
        probability = probability_of(sums, np.zeros(first_runs, np.int64))
        values.append(probability.value)
        errors.append(probability.error)
    assert np.sqrt(np.mean(np.square(errors))) == pytest.approx(closed, rel=0.1)
    assert np.std(values) == pytest.approx(closed, rel=0.4)  # of 40 numbers: four times 1 / sqrt(80)
    assert np.mean(values) == pytest.approx(q**9, abs=4.0 * closed / np.sqrt(40.0))


def test_levels_passed_at_once_give_copies_at_each():
    """A rock that leaves three levels behind in one step has c - 1 copies at each, which end as it does: weight 1."""
    table = _first_runs(2, 3)
    rows = _copies(table, np.array([3, 1]), 3)
    assert rows.tolist() == [
        [0, 1, 0, 0], [0, 2, 0, 0], [0, 0, 1, 0], [0, 0, 2, 0], [0, 0, 0, 1], [0, 0, 0, 2], [1, 1, 0, 0], [1, 2, 0, 0],
    ]  # fmt: skip
    assert _copies(rows[:1], np.array([2]), 3).tolist() == [[0, 1, 1, 0], [0, 1, 2, 0]]
    assert len(_copies(rows[4:5], np.array([3]), 3)) == 0


@pytest.mark.parametrize(
    ("given", "way"),
    [
        ({"levels": (1.0,), "measure": "distance"}, 5.0),
        ({"levels": (1.0,), "measure": "distance", "friction": 0.5}, 5.0 + 200.0 / 9.81),
        ({"levels": (1.0,), "measure": "elevation"}, -70.0),
        ({"levels": (1.0,), "measure": "energy_line", "friction": 0.5}, 5.0 - 60.0 + 200.0 / 9.81),
    ],
)
def test_measures_of_a_rock_in_flight(given, way):
    """5 m away, 30 m below the start at 100 m, horizontal v^2 = 200: v^2 / (2 g friction) = 200 / g for 0.5."""
    common = np.zeros(1, COMMON)
    set_split([1e9], Splitting(**given).parts(9.81), 2, 0.02, 0, common[0]["split"])
    begin_split(0, 0.0, 0.0, np.zeros(1, np.int64), common[0]["split"])
    start = State(0.0, 0.0, 100.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    later = start._replace(x=3.0, y=4.0, z=70.0, vx=10.0, vy=-10.0, vz=-50.0)
    pass_once(body_of(BOX), start, common)
    common[0]["split"]["farthest"] = -np.inf
    pass_once(body_of(BOX), later, common)
    assert common[0]["split"]["farthest"] == pytest.approx(way, rel=1e-12)


@kernel
def pass_once(body, s, common):
    """pass_levels for one state, called from Python."""
    return pass_levels(body, s, common[0])


def test_a_copy_keeps_its_energies():
    """Speed, rotational energy and place of a copy are those of the run it parts from; direction and spin are not."""
    common, body = np.zeros(1, COMMON), body_of(BOX)
    set_split([1.0], (1.0, 0.0, 0.0), 2, 0.05, 3, common[0]["split"])
    begin_split(4, 0.0, 0.0, np.ones(1, np.int64), common[0]["split"])
    s = State(2.0, 0.0, 9.0, 1.0, 0.0, 0.0, 0.0, 8.0, 3.0, -4.0, 5.0, -2.0, 7.0, 0.1)
    other = pass_once(body, s, common)
    inertia = body.inertia_x, body.inertia_y, body.inertia_z
    speeds = [entry.vx**2 + entry.vy**2 + entry.vz**2 for entry in (s, other)]
    energies = [sum(a * w * w for a, w in zip(inertia, (entry.wx, entry.wy, entry.wz))) for entry in (s, other)]
    assert speeds[1] == pytest.approx(speeds[0], rel=1e-14) and energies[1] == pytest.approx(energies[0], rel=1e-14)
    assert other[:7] == s[:7] and other.vz == s.vz and other.vx != s.vx and other.wx != s.wx
    assert common[0]["chance"]["run"] == 4 + (1 << 32) and common[0]["split"]["passed"] == 1


# ----------------------------------------------------------------------- rocks

CORNERS = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.4, 0.4) for z in (-0.35, 0.35)]
BOX = Rock.from_points(np.array(CORNERS), density=2700.0)
LEVELS = (104.0, 129.0)


def slope():
    """A bumpy slope of 39 degrees that ends, over a foot of 17, on level ground."""
    x, chance = np.arange(60) * 5.0, np.random.Generator(np.random.Philox(4))
    steep, foot = np.maximum(60.0 - x, 0.0), np.maximum(100.0 - np.maximum(x, 60.0), 0.0)
    return Terrain(np.tile(0.8 * steep + 0.3 * foot, (21, 1)) + 0.6 * (chance.random((21, 60)) - 0.5), 5.0, (0.0, 0.0))


def scene(runs, releases=1):
    terrain = slope()
    ground = Ground(terrain, mu_min=0.75, mu_max=1.2, kappa=3.0, beta=40.0, restitution=0.1)
    return terrain, ground, BOX, [Release((15.0, 50.0 + 2.0 * i), height=1.0, runs=runs) for i in range(releases)]


def settings(**more):
    given = {"seed": 7, "threads": 2, "max_time": 60.0, "time_step": 0.005, "air_density": 0.0, "maps": False}
    return Settings(**{**given, **more})


@pytest.fixture(scope="module")
def split():
    kept = settings(maps=True, trajectories=True, energy_thresholds=(1e3, 1e5))
    return simulate_splitting(*scene(30, 2), kept, Splitting(LEVELS, 3, "distance"))


def test_first_runs_are_plain_ones_and_weights_add_up(split):
    """The first runs have the bits of a simulation without levels; the weights of each first rock add up to 1."""
    plain = simulate(*scene(30, 2), settings())
    assert np.array_equal(plain.runs, split.runs[: split.first_runs])
    np.testing.assert_allclose(np.bincount(split.first, split.weight), 1.0, rtol=1e-12)
    assert len(split.runs) > split.first_runs == 60
    assert (split.weight == 3.0**-split.levels_passed).all()
    assert (split.runs["release"] == split.runs["release"][split.first]).all()


def test_a_copy_is_its_first_rock_up_to_the_level(split):
    """Samples of a copy are those of its first rock until both are beyond the first level, and then they part."""
    samples = split.trajectories
    copy = int(np.flatnonzero((np.arange(len(split.runs)) >= split.first_runs) & (split.levels_passed > 0))[0])
    one, other = (samples[samples["run"] == run] for run in (copy, split.first[copy]))
    count = min(len(one), len(other))
    way = np.hypot(*(one[name][:count] - one[name][0] for name in "xy"))
    before = way < LEVELS[0]
    for name in ("x", "y", "z", "velocity"):
        assert np.array_equal(one[name][:count][before], other[name][:count][before])
    assert split.runs["distance"][copy] != split.runs["distance"][split.first[copy]]


def test_the_same_bits_for_any_workers(split):
    """Three threads of another pool, and one alone: the same runs, weights and maps."""
    kept = settings(maps=True, trajectories=True, energy_thresholds=(1e3, 1e5), threads=1)
    alone = simulate_splitting(*scene(30, 2), kept, Splitting(LEVELS, 3, "distance"))
    with ThreadPoolExecutor(3) as pool:
        three = simulate_splitting(*scene(30, 2), kept, Splitting(LEVELS, 3, "distance"), executor=pool)
    for other in (alone, three):
        assert np.array_equal(split.runs, other.runs) and np.array_equal(split.weight, other.weight)
        assert np.array_equal(split.trajectories, other.trajectories)
        assert list(split.maps) == list(other.maps)
        for name in split.maps:
            assert np.array_equal(split.maps[name], other.maps[name], equal_nan=True), name


def test_maps_have_the_weights_of_their_runs(split):
    """Every run passes the cell of its stop and of its start: their weights are in both maps, and no cell has more than
    all rocks. Stops of one first rock add up to at most 1."""
    maps, weight = split.maps, split.weight
    at_rest = split.runs["stop_reason"] == "rest"
    assert maps["stops"].sum() == pytest.approx(weight[at_rest].sum(), rel=1e-12)
    assert maps["passages"].max() == pytest.approx(60.0, rel=1e-12) or maps["passages"].max() < 60.0
    assert (maps["passages"] >= maps["stops"] - 1e-9).all()
    assert (maps["passages_squares"] <= maps["passages"] + 1e-9).all()  # a first rock has at most 1 in a cell
    assert (maps["energy_exceedances"][1] <= maps["energy_exceedances"][0] + 1e-12).all()
    assert "energy_p95" in maps and "energy_mean" in maps
    passed = maps["passages"] > 0.0
    assert (maps["energy_p95"][passed] <= maps["energy_max"][passed]).all() and (maps["energy_p95"][passed] > 0.0).all()
    assert np.isnan(maps["energy_p95"][~passed]).all()


def test_percentiles_of_cells_are_those_of_the_weights():
    """Random values of three weights: the least value of a cell that 5 % of the weight are above, within 2 %."""
    chance, terrain = np.random.Generator(np.random.Philox(5)), Terrain(np.zeros((6, 7)), 1.0)
    weights, count = np.array([1.0, 0.2, 0.04]), 3000
    level, cells = chance.integers(0, 3, count), chance.integers(0, 40, count)
    cells[:2], cells[2:][cells[2:] == 5] = 5, 6  # two passages of one cell
    values = np.exp(3.0 * chance.standard_normal((count, QUANTITIES)) + 8.0).astype(np.float32)
    tables, sums = [MapTable((6, 7), parts) for parts in (1, 3, 2)], TreeSums((6, 7), {}, 25)
    sums.add(np.arange(count), cells, values, (25.0 * weights[level]).astype(np.int64))
    for k, table in enumerate(tables):
        table.add(cells[level == k], values[level == k], cells[level == k][:3])
    maps = weighted_maps(tables, weights.tolist(), sums, terrain, count)
    column = Quantities._fields.index("energy")
    for cell in np.unique(cells):
        own, weight = values[cells == cell, column].astype(np.float64), weights[level[cells == cell]]
        wanted = weighted_quantile(own, weight, 0.95)
        above = weight[own > wanted].sum()
        assert above <= 0.05 * weight.sum() * (1.0 + 1e-9) < above + weight[own == wanted].sum()
        row, column_of = divmod(int(cell), 7)
        actual = maps["energy_p95"][row - maps.row0, column_of - maps.col0]
        assert actual == pytest.approx(wanted, rel=0.0196), cell


def test_a_quantile_of_equal_weights_is_an_order_statistic():
    """The 95th percentile of 1 to 100 with equal weights is 95, for 5 are above; that of one value is the value."""
    assert weighted_quantile(np.arange(1.0, 101.0), np.full(100, 0.2), 0.95) == 95.0
    assert weighted_quantile([3.0], [0.04], 0.95) == 3.0
    assert weighted_quantile([1.0, 2.0, 9.0], [0.95, 0.0499, 0.0001], 0.95) == 1.0
    assert np.isnan(weighted_quantile([], [], 0.95))


def test_weights_reach_lines(split):
    """The share that crosses a line across the slope by its crossings is that of the runs that got as far."""
    line = segments_of([[np.array([[110.0, 0.0], [110.0, 100.0]])]])
    rows = crossings(motion_of(split), line)
    hit = np.zeros(len(split.runs), bool)
    hit[rows["run"]] = True
    assert hit.any()
    beyond = split.runs["stop"][:, 0] > 110.0
    assert (hit[beyond]).all()
    assert split.probability(hit).value >= split.probability(beyond).value > 0.0


def test_frequencies_take_the_sums_of_weights(split):
    """Ten blocks a year: frequency of each cell = 10 passages / rocks; its squares are those of the first rocks."""
    counts, squares = split.counts("energy")
    frequencies = Frequencies(counts.shape[1:], (1e3, 1e5))
    frequencies.add(counts, split.first_runs, 10.0, squares)
    np.testing.assert_allclose(frequencies.passages(), 10.0 / 60.0 * split.maps["passages"], rtol=1e-12)
    result = frequencies.cells.grid(frequencies.squares[0], 0.0)
    np.testing.assert_allclose(result, (10.0 / 60.0) ** 2 * split.maps["passages_squares"], rtol=1e-12)


def test_a_width_has_bounds_of_the_squares():
    """An object of 10 m on cells of 5 m: the mean is that of the counts, its variance that of Minkowski's bound.

    Where all first rocks pass all cells together with the weight w, w^2 (sum of a_i)^2 N is exact. Where no run splits
    the bound is no less than the variance of plain runs.
    """
    shape, width, rocks = (9, 9), Width(10.0, (5.0, 5.0)), 20.0
    counts, squares = np.full((1, *shape), 0.25 * rocks), np.full((1, *shape), 0.0625 * rocks)
    frequencies = Frequencies(shape, (), width)
    frequencies.add(counts, rocks, 1.0, squares)
    middle = frequencies.cells.numbers.tolist().index(40)
    assert frequencies.sums[0, middle] == pytest.approx(0.25 * width.factor, rel=1e-12)
    assert frequencies.squares[0, middle] == pytest.approx(0.0625 * width.factor**2 / rocks, rel=1e-12)
    plain, bounded = Frequencies(shape, (), width), Frequencies(shape, (), width)
    plain.add(counts, rocks, 1.0)
    bounded.add(counts, rocks, 1.0, counts)
    assert plain.squares[0, middle] <= bounded.squares[0, middle] <= 2.1 * plain.squares[0, middle]


def test_frequencies_agree_with_those_of_plain_runs():
    """Blocks a year in a strip of cells across the foot of the slope: plain runs and runs that split, each by its
    variance, lie within four standard errors of each other, and the expected hits are sums of weights."""
    kept = settings(maps=True)
    plain = simulate(*scene(400), kept)
    split = simulate_splitting(*scene(150), settings(maps=True, seed=8), Splitting(LEVELS, 3, "distance"))
    frequencies = {}
    for name, maps, rocks, squares in (
        ("plain", plain.maps, 400, None), ("split", split.maps, 150, split.counts()[1]),
    ):  # fmt: skip
        whole = [np.zeros((1, 21, 60)) for _ in range(2)]
        for to, of in zip(whole, (maps["passages"][None], squares)):
            if of is not None:
                to[:, maps.window.rows, maps.window.columns] = of
        one = Frequencies((21, 60), ())
        one.add(whole[0], rocks, 2.0, None if squares is None else whole[1])
        frequencies[name] = one
    for column in (18, 20, 22):
        sums = [frequency.cells.grid(frequency.sums[0], 0.0)[:, column] for frequency in frequencies.values()]
        variances = [frequency.cells.grid(frequency.squares[0], 0.0)[:, column] for frequency in frequencies.values()]
        where = int(np.argmax(sums[0]))
        error = np.sqrt(variances[0][where] + variances[1][where])
        assert sums[0][where] > 0.0 and abs(sums[0][where] - sums[1][where]) < 4.0 * error, column
    hits = split.maps["passages"][:, 20 - split.maps.col0].sum() * 2.0 / 150
    own = frequencies["split"]
    assert own.cells.grid(own.sums[0], 0.0)[:, 20].sum() == pytest.approx(hits, rel=1e-12)


def test_tables_of_obstacles_are_sums_of_weights():
    """A barrier and trees across the slope: counts by the crossings and impacts themselves, each with its weight."""
    terrain, ground, rock, releases = scene(20)
    barriers = Barriers([np.array([[70.0, 0.0], [70.0, 100.0]])], heights=[1.0], energies=[50e3])
    trees = Trees([(60.0, float(y)) for y in range(40, 62, 2)], np.full(11, 0.3))
    kept = settings(impacts=True)
    result = simulate_splitting(
        terrain, ground, rock, releases, kept, Splitting((30.0,), 3, "distance"), barriers=barriers, trees=trees
    )
    (row,), crossings, weight = result.barriers, result.crossings, result.weight[result.crossings["run"]]
    assert crossings.size and row["crossings"] == pytest.approx(weight.sum(), rel=1e-12)
    assert row["energy_mean"] == pytest.approx((weight * crossings["energy"]).sum() / weight.sum(), rel=1e-12)
    assert row["energy_p95"] == weighted_quantile(crossings["energy"], weight, 0.95)
    assert row["stopped"] + row["passed_over"] + row["broke_through"] == pytest.approx(row["crossings"], rel=1e-12)
    hits = np.bincount(result.impacts["tree"], result.weight[result.impacts["run"]], minlength=len(trees))
    assert hits.any() and result.trees["hits"] == pytest.approx(hits, rel=1e-12)
    reasons = result.result.provenance["stop_reasons"]
    assert sum(reasons.values()) == pytest.approx(20.0, rel=1e-12)
    assert result.result.rocks_thrown == 20 and result.result.plain_runs.size == 20


def test_a_door_gives_the_same_bits_as_the_functions():
    """Levels of a share are those of the pilot runs, and the runs those of ``simulate_splitting``."""
    rows = [Feature(1, point((15.0, 50.0)), {})]
    values = {
        "releases": {"runs": 40}, "rock": {"shape": "cube", "volume": 0.5}, "numerics": {"seed": 7, "max_time": 60.0},
        "splitting": {"share": 0.05, "copies": 3},
    }  # fmt: skip
    door = ObjectDoor(slope(), {"releases": rows}, values)
    inputs = read_inputs(door, {"maps": True})
    result = simulate_split(door, inputs)
    parts = inputs.terrain, inputs.ground, inputs.rocks
    pilot = pilot_of(inputs.releases)
    assert sum(entry.runs for entry in pilot) == 500
    friction = find_friction(*parts, pilot, inputs.settings, 3)
    levels = choose_levels(
        *parts, pilot, inputs.settings, Splitting((1.0,), 3, "energy_line", friction), least=0.1 * 0.05
    )
    assert result.provenance["splitting"]["levels"] == list(levels.levels)
    own = simulate_splitting(*parts, inputs.releases, inputs.settings, levels)
    assert result.result.result_digest == own.result.result_digest
    assert result.result.input_digest == own.result.input_digest
    plain = simulate(*parts, inputs.releases, inputs.settings)
    assert plain.input_digest != own.result.input_digest
    messages = "\n".join(splitting_words(result.result))
    assert "40 rocks thrown" in messages and "beyond level" in messages and splitting_words(plain) == []


def test_a_pilot_has_the_parts_of_the_releases():
    """Each release has its part of 500 runs, within one; releases with less than one run are left out."""
    releases = [Release((0.0, 0.0), runs=runs) for runs in (1, 1000, 3000, 1, 6000)]
    pilot = pilot_of(releases)
    assert sum(entry.runs for entry in pilot) == 500
    assert [entry.runs for entry in pilot if entry.runs > 1] == pytest.approx([50, 150, 300], abs=1)


def test_maps_of_weights_against_a_sum_by_hand():
    """Random records of three weights: sums, squares by first rock, means and largest values as NumPy adds them up."""
    chance, terrain = np.random.Generator(np.random.Philox(3)), Terrain(np.zeros((6, 7)), 1.0)
    weights, count = np.array([1.0, 0.5, 0.25]), 400
    rocks, level = chance.integers(0, 9, count), chance.integers(0, 3, count)
    cells, values = chance.integers(0, 42, count), chance.random((count, QUANTITIES)).astype(np.float32)
    tables, sums = (
        [MapTable((6, 7), statistics=("max", "mean")) for _ in weights],
        TreeSums((6, 7), {"energy": (0.5,)}, 4),
    )
    for part in np.array_split(np.arange(count), 5):
        sums.add(rocks[part], cells[part], values[part], (4.0 * weights[level[part]]).astype(np.int64))
    for k, table in enumerate(tables):
        table.add(cells[level == k], values[level == k], cells[level == k][:3])
    maps = weighted_maps(tables, weights, sums, terrain, 9)
    w = weights[level]
    passages = np.bincount(cells, w, minlength=42)
    of_pair = np.bincount(rocks * 42 + cells, w, minlength=9 * 42).reshape(9, 42)
    high = np.bincount(cells, w * (values[:, 0] > 0.5), minlength=42)
    largest = np.array([values[cells == cell, 0].max(initial=-1.0) for cell in range(42)])
    window = np.zeros((6, 7), bool)
    window[maps.window.rows, maps.window.columns] = True
    is_in = window.ravel()
    flat = {name: maps[name].reshape(-1) for name in ("passages", "passages_squares", "energy_mean", "energy_max")}
    np.testing.assert_allclose(flat["passages"], passages[is_in], rtol=1e-12)
    np.testing.assert_allclose(flat["passages_squares"], (of_pair**2).sum(axis=0)[is_in], rtol=1e-12)
    np.testing.assert_allclose(maps["energy_exceedances"].reshape(-1), high[is_in], rtol=1e-12)
    passed = passages[is_in] > 0.0
    energy = np.bincount(cells, w * values[:, 0], minlength=42)[is_in][passed] / passages[is_in][passed]
    np.testing.assert_allclose(flat["energy_mean"][passed], energy, rtol=1e-5)
    np.testing.assert_array_equal(flat["energy_max"][passed], largest[is_in][passed])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"levels": (), "measure": "distance"}, "positive distances that rise"),
        ({"levels": (20.0, 10.0), "measure": "distance"}, "positive distances that rise"),
        ({"levels": (20.0, 10.0), "friction": 0.5}, "numbers that rise"),
        ({"levels": (10.0,)}, "needs a friction"),
        ({"levels": (10.0, 20.0), "measure": "elevation"}, "elevations that fall"),
        ({"levels": (10.0,), "measure": "time"}, "measure"),
        ({"levels": (10.0,), "copies": 1}, "copies"),
        ({"levels": (10.0,), "friction": 0.5, "turn": 0.0}, "turn"),
        ({"levels": tuple(range(1, 20)), "friction": 0.5, "copies": 10}, "to the power"),
    ],
)
def test_bad_levels_are_refused_in_words(given, words):
    with pytest.raises(ValueError, match=words):
        Splitting(**given)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"precision": 0.1}, "precision"),
        ({"confidence_maps": True}, "confidence"),
        ({"exact_means": True}, "exact_means"),
    ],
)
def test_what_weights_do_not_give_is_refused(more, words):
    with pytest.raises(ValueError, match=words):
        simulate_splitting(*scene(2), settings(maps=True, **more), Splitting(LEVELS, measure="distance"))


def test_too_many_runs_end_the_work():
    """Levels just behind the start, which all rocks pass: 5 copies of all at each."""
    with pytest.raises(ValueError, match="most_runs"):
        simulate_splitting(*scene(2), settings(), Splitting((0.01, 0.02, 0.03, 0.04), measure="distance", most_runs=20))


def test_levels_are_found_by_runs():
    """Levels that rise, each passed by about a third of those before: of 60 first rocks a fifth to a half."""
    chosen = choose_levels(*scene(60), settings(), Splitting((1.0,), 3, "distance"), least=0.1)
    assert list(chosen.levels) == sorted(chosen.levels) and 1 <= len(chosen.levels) <= 3 and chosen.copies == 3
    split = simulate_splitting(*scene(60), settings(), chosen)
    assert 0.1 < split.probability(split.levels_passed >= 1).value < 0.6


@pytest.mark.long
def test_as_many_get_as_far_as_of_plain_runs():
    """Shares of 3000 plain runs that stop beyond 100 to 140 m, and of 300 with levels: within four standard errors."""
    plain = simulate(*scene(3000), settings(seed=1)).runs["distance"]
    split = simulate_splitting(*scene(300), settings(seed=2), Splitting(LEVELS, 6, "distance"))
    for distance in (100.0, 110.0, 120.0, 130.0, 140.0):
        share, actual = (plain > distance).mean(), split.exceedance(distance)[0]
        error = np.hypot(actual.error, np.sqrt(share * (1.0 - share) / plain.size))
        assert abs(actual.value - share) < 4.0 * error, distance


def test_run_that_crosses_a_barrier_twice_counts_once_as_a_run():
    """By hand: a run of weight 1/4 crosses twice and one of 1/2 once: 1 crossing, 3/4 of a run, mean 7 kJ.

    The mean is (1/4 4 + 1/4 8 + 1/2 8) / 1 kJ.
    """
    barriers = Barriers([[(0.0, 0.0), (10.0, 0.0)]], [3.0], [1e5])
    crossings = np.zeros(3, CROSSINGS)
    crossings["run"], crossings["energy"], crossings["outcome"] = [0, 0, 1], [4e3, 8e3, 8e3], [0, 0, 2]
    (row,) = weighted_barrier_table(barriers, crossings, np.array([0.25, 0.5]))
    assert (row["crossings"], row["runs"], row["passed_over"], row["stopped"]) == (1.0, 0.75, 0.5, 0.5)
    assert (row["energy_mean"], row["energy_max"], row["energy_p50"]) == (7e3, 8e3, 8e3)
