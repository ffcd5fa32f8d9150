# SPDX-License-Identifier: GPL-2.0-or-later
"""Observed blocks compared with throws of themselves: closed forms, and how often bands hold a made-up truth."""

import math

import numpy as np
import pytest

from talus.engine.calibration import told_apart
from talus.engine.calibration.blocks import Blocks, trend
from talus.engine.calibration.clouds import Clouds
from talus.engine.calibration.observed_blocks import Size, block_of, density_factor, mean_radius
from talus.engine.calibration.posterior import Posterior, posterior
from talus.engine.calibration.search import Bounds, as_it_is, calibrate
from talus.engine.shapes import rock_library
from talus.engine.shapes.measures import smallest_box

BOUNDS = [Bounds("rolling_resistance", 0.3, 0.8), Bounds("surface_roughness", 0.0, 0.15)]
COUNT, THROWS = 40, 10
NONE = {"rolling_resistance": 0.0, "surface_roughness": 0.0}  # both are searched, so those of the class do not matter


def naive_score(observed, throws):
    """Energy score of one block, pair by pair, with different throws only."""
    to_it = np.mean([math.dist(throw, observed) for throw in throws])
    within = [math.dist(a, b) for j, a in enumerate(throws) for k, b in enumerate(throws) if j != k]
    return to_it - 0.5 * np.mean(within)


def test_misfit_is_the_energy_score_over_that_of_the_other_stops():
    """Slow twin of Gneiting and Raftery's eq. 22, for blocks with different numbers of throws."""
    random = np.random.default_rng(1)
    places = random.normal(0.0, 5.0, (4, 2))
    cloud = Blocks(places, [1.0, 2.0, 3.0, 4.0])
    block = np.repeat(np.arange(4), (3, 5, 4, 6))
    stops = random.normal(0.0, 5.0, (block.size, 2))
    shuffled = random.permutation(block.size)
    points = np.column_stack([stops, block])[shuffled]
    others = np.mean([math.dist(a, b) for j, a in enumerate(places) for k, b in enumerate(places) if j != k])
    expected = np.mean([naive_score(places[k], stops[block == k]) for k in range(4)]) / (0.5 * others)
    assert cloud.misfit(points)[0] == pytest.approx(expected, rel=1e-12)


def test_pairs_count_and_not_the_cloud_alone():
    """Exchanging the stops of light and heavy blocks makes the misfit far worse; the cloud cannot show it."""
    random = np.random.default_rng(2)
    masses = np.geomspace(10.0, 1000.0, 20)
    far = 20.0 + 10.0 * np.log10(masses)
    observed = np.column_stack([far, np.zeros(20)])
    throws = np.repeat(far, 10) + random.normal(0.0, 1.0, 200)
    right, wrong = (np.column_stack([throws, np.zeros(200), np.repeat(order, 10)])
                    for order in (np.arange(20), np.arange(20)[::-1]))  # fmt: skip
    cloud = Blocks(observed, masses, "distances")
    assert cloud.misfit(right)[0] < 0.2
    assert cloud.misfit(wrong)[0] > 1.0


def test_blocks_drawn_with_equal_weights_are_the_blocks_and_sites_join():
    random = np.random.default_rng(3)
    cloud = Blocks(random.normal(0.0, 5.0, (6, 2)), np.arange(1.0, 7.0))
    points = np.column_stack([random.normal(0.0, 5.0, (60, 2)), np.repeat(np.arange(6), 10)])
    misfit, parts = cloud.misfit(points)
    assert cloud.misfits_of_weights(parts, np.full((1, 6), 1.0 / 6.0), None)[0] == pytest.approx(misfit, rel=1e-12)
    assert Clouds([cloud, cloud]).misfit([points, points])[0] == pytest.approx(misfit, rel=1e-12)
    drawn = cloud.misfits_of_weights(parts, np.full((3, 6), 1.0 / 6.0), np.random.default_rng(0))
    assert np.ptp(drawn) > 0.0  # groups of throws are drawn too


def test_distances_count_from_the_own_release_of_each_block():
    """Blocks 30 m from their own releases, 100 m apart, are as far as throws 30 m from there."""
    places, sources = np.array([[30.0, 0.0], [30.0, 100.0], [25.0, 50.0]]), [[0.0, 0.0], [0.0, 100.0], [0.0, 50.0]]
    cloud = Blocks(places, np.ones(3), "distances", sources)
    points = np.column_stack([np.repeat(places, 2, axis=0), np.repeat(np.arange(3), 2)])
    assert cloud.misfit(points)[0] == pytest.approx(0.0, abs=1e-12)
    np.testing.assert_allclose(cloud.residuals(points).observed, [30.0, 30.0, 25.0])


def test_residuals_have_the_closed_form():
    """Throws at 1, 2, 3, 6 m: mean 3, deviation sqrt(14 / 3); a block at 3 m is beside one of four: rank 5 / 8."""
    points = [(x, 0.0, block) for block in (0, 1) for x in (1.0, 2.0, 3.0, 6.0)]
    blocks = Blocks(np.array([[3.0, 0.0], [5.0, 0.0]]), [1.0, 1.0]).residuals(np.array(points))
    np.testing.assert_allclose(blocks.residual, [0.0, 2.0])
    np.testing.assert_allclose(blocks.deviation, math.sqrt(14.0 / 3.0))
    np.testing.assert_allclose(blocks.rank, [0.625, 0.75])


def test_trend_is_that_of_least_squares():
    """Residuals 0, 1, 2, 4 over 0, 1, 2, 3: slope 1.3, squares left 0.3, error sqrt(0.3 / 2 / 5)."""
    result = trend([0.0, 1.0, 2.0, 4.0], [0.0, 1.0, 2.0, 3.0])
    assert result.slope == pytest.approx(1.3) and result.error == pytest.approx(math.sqrt(0.03))
    assert math.isnan(trend([1.0, 2.0, 3.0], [5.0, 5.0, 5.0]).slope)


def test_block_has_the_mass_and_the_lengths_that_were_measured():
    """Sides of the smallest box within two hundredths, the mass exactly; a mass alone scales the shape."""
    shape = rock_library.rock("eota111").vertices
    rock = block_of(Size(mass=900.0, lengths=(0.9, 1.2, 0.7)), shape, 2700.0)
    assert rock.mass == pytest.approx(900.0)
    np.testing.assert_allclose(smallest_box(rock.vertices)[0], [1.2, 0.9, 0.7], rtol=0.02)
    assert density_factor(rock, 2700.0) == pytest.approx(900.0 / (17.0 / 24.0 * 0.756) / 2700.0, rel=0.03)
    alone = block_of(Size(mass=900.0), shape, 2700.0)
    assert alone.volume == pytest.approx(900.0 / 2700.0) and alone.mass == pytest.approx(900.0)
    of_volume = block_of(Size(volume=0.5), shape, 2600.0)
    assert of_volume.mass == pytest.approx(1300.0)
    cube = block_of(Size(lengths=(1.0, 1.0, 1.0)), rock_library.rock("cube").vertices, 2500.0)
    assert cube.mass == pytest.approx(2500.0) and mean_radius(cube) == pytest.approx(math.sqrt(1.5 / math.pi))
    for wrong in (Size(), Size(mass=-3.0)):
        with pytest.raises(ValueError, match="block"):
            block_of(wrong, shape, 2700.0)


def test_impossible_observations_are_refused():
    places = np.array([[1.0, 0.0], [2.0, 0.0]])
    for masses in ([1.0], [1.0, 0.0], [1.0, math.nan]):
        with pytest.raises(ValueError, match="mass"):
            Blocks(places, masses)
    with pytest.raises(ValueError, match="compared"):
        Blocks(places, [1.0, 1.0], "values")
    with pytest.raises(ValueError, match="different places"):
        Blocks(places[[0, 0]], [1.0, 1.0])
    with pytest.raises(ValueError, match="at least 2 times"):
        Blocks(places, [1.0, 1.0]).misfit(np.array([[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 1.0]]))


# ------------------------------------------------------- made-up slopes with the law of size


def made_stops(values, masses, random):
    """Run-outs that fall with mu_0 + d / 2R by e^-1.8, scattered by 22 %, a narrow fan to the east."""
    radius = (masses / 2700.0 * 3.0 / (4.0 * np.pi)) ** (1.0 / 3.0)
    resistance = values["rolling_resistance"] + values["surface_roughness"] / (2.0 * radius)
    mean = 40.0 * np.exp(-1.8 * (resistance - 0.5))
    distance = np.maximum(mean * (1.0 + 0.22 * random.normal(size=masses.size)), 1.0)
    angle = random.uniform(-0.3, 0.3, masses.size)
    return np.column_stack([distance * np.cos(angle), distance * np.sin(angle)])


def ensemble_of(seed, lightest=30.0, heaviest=6000.0, evaluations=40, compared="distances"):
    """(truth, Posterior, Blocks, Calibration) with a truth drawn from the bounds."""
    random = np.random.default_rng((9, seed))
    truth = {bound.name: random.uniform(bound.low, bound.high) for bound in BOUNDS}
    masses = np.exp(random.uniform(math.log(lightest), math.log(heaviest), COUNT))
    cloud = Blocks(made_stops(truth, masses, random), masses, compared)
    block = np.repeat(np.arange(COUNT), THROWS)
    calibration = calibrate(
        lambda values: np.column_stack([made_stops(values, masses[block], random), block]), BOUNDS, cloud,
        evaluations, seed,
    )  # fmt: skip
    return truth, posterior(calibration, BOUNDS, cloud, seed), cloud, calibration


@pytest.mark.long
@pytest.mark.parametrize("compared", ["distances", "positions"])
def test_bands_of_level_and_roughness_hold_the_truth_as_often_as_they_say(compared):
    """50 made-up slopes, 40 blocks of 30 kg to 6 t: 90 % bands hold 85 to 95 % of the truths of both together."""
    held = []
    for seed in range(50):
        truth, result, _, _ = ensemble_of(seed, compared=compared)
        held += [result.low[name] <= truth[name] <= result.high[name] for name in truth]
    assert 0.85 <= np.mean(held) <= 0.95


def test_blocks_of_many_sizes_give_level_and_roughness_and_equal_ones_their_sum_alone():
    """Blocks of 30 kg to 6 t narrow the level to less than half of its bounds; the misfit is below that of the other
    stops. Of 500 to 550 kg neither is told apart from the other, while mu_r at that size is known to 0.1."""
    truth, wide, cloud, result = ensemble_of(1)
    assert cloud.has_sizes and result.misfit.min() < 1.0 and result.fit > 0.01
    width = told_apart.widths(wide, BOUNDS)
    assert width["rolling_resistance"] < told_apart.KNOWN
    assert abs(wide.middle["rolling_resistance"] - truth["rolling_resistance"]) < 0.12
    truth, narrow, _, _ = ensemble_of(1, 500.0, 550.0)
    (pair,) = told_apart.pairs(narrow, BOUNDS)
    assert not pair.is_told_apart and pair.correlation < -0.5
    radius = (525.0 / 2700.0 * 3.0 / (4.0 * math.pi)) ** (1.0 / 3.0)
    law = told_apart.size_law(narrow, NONE, radius)
    low, high = np.percentile(law.resistance, [5.0, 95.0])
    assert high - low < 0.1 < 0.5 * (narrow.high["surface_roughness"] - narrow.low["surface_roughness"]) / radius
    assert low - 0.05 < truth["rolling_resistance"] + truth["surface_roughness"] / (2.0 * radius) < high + 0.05


def made_posterior(rows):
    rows = np.array(rows)
    names = ("rolling_resistance", "surface_roughness")
    low, middle, high = (dict(zip(names, np.percentile(rows, entry, axis=0))) for entry in (5, 50, 95))
    return Posterior(names, rows, low, middle, high, np.corrcoef(rows.T))


def test_exponent_of_the_law_has_the_closed_form():
    """mu_0 0.4, d 0.12 m, R 0.5 m: 0.12 / 1 of 0.52, so -0.12 / (3 0.52); without roughness 0, without level -1/3."""
    law = told_apart.size_law(made_posterior([[0.4, 0.12], [0.4, 0.0], [0.0, 0.12]]), NONE, 0.5)
    np.testing.assert_allclose(law.resistance, [0.52, 0.4, 0.12])
    np.testing.assert_allclose(law.exponent, [-0.04 / 0.52, 0.0, -1.0 / 3.0])
    result = made_posterior([[0.4, 0.1], [0.5, 0.2]])._replace(names=("sliding_friction", "restitution"))
    assert told_apart.size_law(result, NONE, 0.5) is None


def test_parameters_are_told_apart_where_both_are_known_and_not_in_line():
    """Bands of a tenth of the bounds, correlated by 0, are; on one line, or over the whole of a bound, they are not."""
    random = np.random.default_rng(0)
    near = random.uniform(0.45, 0.55, (200, 1))
    free = random.uniform(0.05, 0.065, (200, 1))
    wide = random.uniform(0.0, 0.15, (200, 1))
    answers = [told_apart.pairs(made_posterior(np.hstack(pair)), BOUNDS)[0].is_told_apart
               for pair in ((near, free), (near, 0.1 * near), (near, wide))]  # fmt: skip
    assert answers == [True, False, False]
    width = told_apart.widths(made_posterior(np.hstack([near, wide])), BOUNDS)
    assert width["rolling_resistance"] == pytest.approx(0.2, abs=0.02)
    assert width["surface_roughness"] == pytest.approx(1.0, abs=0.1)


def test_ground_as_it_is_takes_one_simulation():
    calls = []
    cloud = Blocks(np.array([[10.0, 0.0], [12.0, 1.0]]), [1.0, 2.0])

    def run(values):
        calls.append(values)
        return np.array([[10.0, 0.0, 0], [11.0, 0.0, 0], [12.0, 0.0, 1], [12.0, 2.0, 1]])

    result = as_it_is(run, cloud)
    assert calls == [{}] and result.best == {} and result.misfit.size == 1
    assert result.misfit[0] == pytest.approx(cloud.misfit(run({}))[0])


# ----------------------------------------------------------------------- with the simulation

ROWS, COLUMNS = np.mgrid[0:31, 0:81]
# 45 degrees at the top, flatter by half every 42 m: blocks of each size stop where the slope no longer carries them
HEIGHTS = 60.0 * np.exp(-COLUMNS / 30.0)
MASSES = np.geomspace(20.0, 5000.0, 24)
DESIGN, DESIGN_THROWS, TRUTHS = 60, 10, 150


class Slope:
    """24 norm blocks of 20 kg to 5 t, thrown on a made-up slope of the class medium with other level and roughness."""

    def __init__(self):
        from talus.engine import Ground, Release, Settings, Terrain, ground_classes
        from talus.engine.calibration.models import Model, Throws

        terrain = Terrain(HEIGHTS, cell_size=2.0)
        shape = rock_library.rock("eota111").vertices
        rocks = [block_of(Size(mass=mass), shape, 2700.0) for mass in MASSES]
        ground, medium = Ground.of_class(terrain, "medium"), ground_classes.load()["medium"]

        def run(throws, seed):
            releases = [Release((8.0, 30.0), height=1.0, runs=throws, rock=k) for k in range(len(rocks))]
            settings = Settings(max_time=60.0, time_step=0.004, seed=seed, air_density=0.0)
            return Throws(Model(terrain, ground, rocks, releases, settings, medium))

        self.thrown, self.seen = run(DESIGN_THROWS, 0), lambda seed: run(1, seed)


@pytest.mark.long
def test_bands_hold_the_level_and_roughness_with_which_blocks_were_simulated():
    """The truth is a simulation with one throw of each block. One design of 60 grounds serves 150 truths, as every
    calibration to the same blocks would make the same simulations: 90 % bands hold 85 to 95 % of the truths."""
    from scipy.stats import qmc

    from talus.engine.calibration.scatter import scatter_of
    from talus.engine.calibration.search import Calibration, values_of

    slope, random, source = Slope(), np.random.default_rng(5), (8.0, 30.0)
    bounds = [Bounds("rolling_resistance", 0.3, 0.8), Bounds("surface_roughness", 0.0, 0.15)]
    grounds = [values_of(bounds, place) for place in qmc.LatinHypercube(2, seed=1).random(DESIGN)]
    stops = [slope.thrown(values) for values in grounds]
    tried = np.array([list(values.values()) for values in grounds])
    of_blocks = Blocks(stops[0][::DESIGN_THROWS, :2], MASSES, "distances", source)
    scatters = np.array([scatter_of(of_blocks, points) for points in stops])
    radius = mean_radius(block_of(Size(mass=1000.0), rock_library.rock("eota111").vertices, 2700.0))
    held, exponents = [], []
    for seed in range(TRUTHS):
        truth = {bound.name: random.uniform(bound.low, bound.high) for bound in bounds}
        cloud = Blocks(slope.seen(1000 + seed)(truth), MASSES, "distances", source)
        misfit = np.array([cloud.misfit(points)[0] for points in stops])
        statistics = np.array([cloud.statistics(points) for points in stops])
        best = stops[int(misfit.argmin())]
        calibration = Calibration(tuple(truth), tried, misfit, {}, {}, {}, 1.0, best, statistics, scatters)
        ensemble = posterior(calibration, bounds, cloud, seed)
        held.append([ensemble.low[name] <= truth[name] <= ensemble.high[name] for name in truth])
        law, share = told_apart.size_law(ensemble, NONE, radius), truth["surface_roughness"] / (2.0 * radius)
        low, high = np.percentile(law.exponent, [5.0, 95.0])
        exponents.append(low <= -share / (3.0 * (truth["rolling_resistance"] + share)) <= high)
    print("held: level, roughness, exponent", *np.mean(held, axis=0), np.mean(exponents))
    assert 0.83 <= np.mean(held) <= 0.95  # 0.86 were held; 0.02 for another library of linear algebra
    assert 0.83 <= np.mean(exponents) <= 0.95
