# SPDX-License-Identifier: GPL-2.0-or-later
"""Members of an ensemble on a made slope: the same as single simulations, bits for any threads, resumed, cancelled."""

import math

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, ground_classes, rock_library, simulate
from talus.engine.members.doubts import Doubts, Scene
from talus.engine.members.ground_doubt import SCALE, GroundDoubt, range_of, read_sample, shifted
from talus.engine.members.job import identity_of, quantile_with_chance, run_members, with_member_settings
from talus.engine.members.store import MemberStore
from talus.engine.members.summary import RESULTS, summarise
from talus.engine.random_numbers.distributions import Distribution

CLASSES = ground_classes.load()
MEMBERS = 8


def scene_of(threads=2, runs=12):
    """A slope of 35 degrees that ends on level ground, two releases."""
    x = np.arange(60.0) * 2.0
    heights = np.repeat((np.maximum(80.0 - x, 0.0) * math.tan(math.radians(35.0)))[None], 30, axis=0)
    terrain = Terrain(heights, 2.0)
    releases = [Release((8.0, y), height=1.0, runs=runs) for y in (20.0, 40.0)]
    settings = Settings(seed=5, max_time=30.0, threads=threads, energy_thresholds=(3e4, 1e5), air_density=1.2)
    rocks = [rock_library.rock("worn_compact", 0.5)]
    return with_member_settings(Scene(terrain, Ground.of_class(terrain, "medium"), rocks, releases, settings))


def doubts_of(**changes):
    shapes = [rock_library.rock(name, 0.5) for name in ("worn_compact", "worn_slab")]
    usual = {
        "ground": GroundDoubt(CLASSES, 0.5), "shapes": shapes, "volume": Distribution.parse("uniform(0.3, 1)"),
        "height": Distribution.parse("uniform(0.5, 3)"), "rate": Distribution.parse("lognormal(0.2, 0.5)"),
    }  # fmt: skip
    return Doubts(**{**usual, **changes})


@pytest.fixture(scope="module")
def ensemble(tmp_path_factory):
    """(scene, doubts, design, store, facts, summary) of eight members."""
    scene, doubts = scene_of(), doubts_of()
    assert doubts.check(scene) == ["medium"]
    made, store = doubts.designed(MEMBERS, 3), MemberStore(tmp_path_factory.mktemp("members"))
    facts = run_members(scene, doubts, made, store)
    return scene, doubts, made, store, facts, summarise(store, made, facts, (30.0, 100.0))


def test_a_member_is_an_ordinary_simulation_of_what_it_drew(ensemble):
    scene, _, made, store, facts, _ = ensemble
    drawn = facts[3]["drawn"]
    values = shifted(CLASSES, "medium", drawn["softness"])
    table = {"medium": CLASSES["medium"]._replace(**values)}
    releases = [
        Release(release.position, drawn["height"], release.runs, volume=drawn["volume"]) for release in scene.releases
    ]
    settings = Settings(**{"air_density": 0.0, **{**scene.settings.as_dict(), "seed": int(made.seeds[3])}})
    ground = Ground.of_class(scene.terrain, "medium", classes=table)
    result = simulate(scene.terrain, ground, rock_library.rock(drawn["shape"], 0.5), releases, settings)
    part = store.part(MEMBERS, 0, scene.terrain.heights.size)
    passages = np.zeros(scene.terrain.shape, int)
    passages.reshape(-1)[part.cells] = part.counts[3, 0]
    rows, columns = result.maps.shape
    window = passages[result.maps.row0 :, result.maps.col0 :][:rows, :columns]
    np.testing.assert_array_equal(window, result.maps["passages"])
    assert passages.sum() == result.maps["passages"].sum()
    assert facts[3]["distance"] == np.quantile(result.runs["distance"], 0.95)


def test_bits_are_the_same_on_one_thread_and_after_an_interruption(ensemble, tmp_path):
    scene, doubts, made, _, facts, summary = ensemble
    alone, store, asked = scene_of(threads=1), MemberStore(tmp_path), []

    def cancelled():
        asked.append(1)
        return store.has(2) and not store.has(5) and len(asked) > 3

    with pytest.raises(Cancelled):
        run_members(alone, doubts, made, store, cancelled=cancelled)
    kept = sum(store.has(number) for number in range(MEMBERS))
    assert 0 < kept < MEMBERS
    shares = []
    again = run_members(alone, doubts, made, store, progress=shares.append)
    assert again == facts and shares == sorted(shares) and shares[-1] == 1.0
    result = summarise(store, made, again, (30.0, 100.0))
    for name in ("cells", "reach", "energy", "periods", "memberships"):
        np.testing.assert_array_equal(getattr(result, name), getattr(summary, name))
    assert identity_of(alone, doubts, made) == identity_of(scene, doubts, made)
    assert identity_of(scene, doubts_of(volume=None), made) != identity_of(scene, doubts, made)


def test_maps_are_quantiles_and_means_of_the_members(ensemble):
    """By hand from the single members, in the cell that is passed most."""
    _, _, _, store, facts, summary = ensemble
    part = store.part(MEMBERS, 0, 10**6)
    cell = int(np.argmax(part.counts[:, 0].sum(axis=0)))
    assert summary.cells[cell] == part.cells[cell]
    share = part.counts[:, 0, cell].astype(float) / facts[0]["runs"]
    np.testing.assert_allclose(summary.reach[:, cell], np.quantile(share, (0.05, 0.5, 0.95)), rtol=1e-6)
    frequencies = share * [fact["rate"] for fact in facts]
    np.testing.assert_allclose(summary.periods[0, 0, cell], 1.0 / frequencies.mean(), rtol=1e-6)
    np.testing.assert_allclose(summary.memberships[0, 0, cell], np.mean(frequencies >= 1.0 / 30.0))
    assert (np.diff(summary.reach, axis=0) >= 0.0).all() and (np.diff(summary.energy, axis=0) >= 0.0).all()
    low, middle, high = summary.periods[0][1], summary.periods[0][0], summary.periods[0][2]
    finite = np.isfinite(high)
    assert (low[finite] <= middle[finite]).all() and set(summary.shares) == set(RESULTS)


def test_a_band_of_cells_at_a_time_gives_the_same(ensemble, monkeypatch):
    from talus.engine.members import summary as module

    _, _, made, store, facts, summary = ensemble
    monkeypatch.setattr(module, "NUMBERS_AT_ONCE", MEMBERS * 37)
    result = summarise(store, made, facts, (30.0, 100.0))
    np.testing.assert_array_equal(result.reach, summary.reach)
    assert result.shares["reach"].variance == pytest.approx(summary.shares["reach"].variance, rel=1e-12)
    for name, share in result.shares["reach"].of_groups().items():
        assert share.value == pytest.approx(summary.shares["reach"].of_groups()[name].value, rel=1e-9)


def test_chance_of_a_quantile_is_the_scatter_of_repeats():
    """Normal numbers, 400 of them: the variance of the 95th percentile is p (1 - p) / (n f^2), f its density."""
    random = np.random.default_rng(1)
    values = np.array([quantile_with_chance(random.standard_normal(400)) for _ in range(2000)])
    expected = 0.95 * 0.05 / 400 / 0.10314**2
    assert values[:, 1].mean() == pytest.approx(expected, rel=0.15)
    assert values[:, 0].var() == pytest.approx(expected, rel=0.15)


def test_softness_moves_all_numbers_along_the_table():
    half = shifted(CLASSES, "medium", 0.5)
    assert half["sliding_friction"] == pytest.approx(0.75) and half["scar_strength"] == pytest.approx(12.5)
    assert shifted(CLASSES, "medium", -1.0)["mu_min"] == CLASSES["medium_soft"].mu_min
    assert shifted(CLASSES, "extra_soft", -0.5) == {} == shifted(CLASSES, "extra_hard", 0.5)
    assert "scar_strength" not in shifted(CLASSES, "hard", 0.5)  # its neighbour does not give way
    assert set(SCALE) <= set(CLASSES)


def test_a_ground_without_its_layer_does_not_get_it_back():
    terrain = scene_of().terrain
    bare = Ground.of_class(terrain, "medium", with_scar_layer=False)
    result, _ = GroundDoubt(CLASSES, 1.0).ground_of(bare, [1.0, 0.5])
    assert (result.table[:, 11] == 0.0).all() and result.table[0, 0] == CLASSES["medium_hard"].mu_min


def test_ranges_and_a_sample_replace_numbers(tmp_path):
    scene = scene_of()
    path = tmp_path / "sample.csv"
    path.write_text("class,sliding_friction,rolling_resistance\nmedium,0.6,0.5\nmedium,0.8,0.7\n")
    sample = read_sample(path, CLASSES)
    doubt = GroundDoubt(CLASSES, 0.0, [range_of("medium", "scar_strength", "uniform(8, 12)", CLASSES)], sample)
    result, drawn = doubt.ground_of(scene.ground, [0.5, 0.99, 0.25])
    assert drawn == {"medium.scar_strength": 9.0, "medium.sliding_friction": 0.8, "medium.rolling_resistance": 0.7}
    np.testing.assert_allclose(result.table[0, [14, 9, 11]], [0.8, 0.7, 9.0])
    assert doubt.check(scene.ground) == ["medium"]


@pytest.mark.parametrize(("text", "says"), [
    ("class,sliding_friction\nmedium,-1\n", "line 2: sliding_friction must be a number, 0 or more, not '-1'"),
    ("class,sliding_friction\nmedium,x\n", "line 2: sliding_friction must be a number"),
    ("class,slide\nmedium,1\n", "line 1: the column slide is no parameter"),
    ("sliding_friction\n1\n", "line 1: columns class and parameters are due"),
    ("class,sliding_friction\nmoor,1\n", "one class in all lines is due"),
    ("class,sliding_friction\nmedium,1\nhard,1\n", "one class in all lines is due"),
    ("class,sliding_friction\n", "one class in all lines is due"),
])  # fmt: skip
def test_a_sample_that_is_none_is_told_by_line(tmp_path, text, says):
    path = tmp_path / "sample.csv"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"sample\.csv") as caught:
        read_sample(path, CLASSES)
    assert says in str(caught.value)


@pytest.mark.parametrize(("changes", "says"), [
    ({"ground": GroundDoubt(CLASSES), "shapes": (), "volume": None, "height": None, "rate": None},
     "no input is uncertain"),
    ({"volume": Distribution.parse("uniform(-1, 1)")}, "volume"),
    ({"height": Distribution.parse("normal(1, 1)")}, "height"),
    ({"rate": Distribution.parse("uniform(-1, 1)")}, "rate"),
    ({"ground": GroundDoubt(CLASSES, 0.0, [range_of("hard", "mu_min", "uniform(0.4, 0.5)", CLASSES)])},
     "class hard, which no ground has here; the ground has medium"),
])  # fmt: skip
def test_doubts_that_do_not_go_with_the_scene_are_refused(changes, says):
    with pytest.raises(ValueError, match=says):
        doubts_of(**changes).check(scene_of())


@pytest.mark.parametrize(("row", "says"), [
    (("moor", "mu_min", "uniform(0, 1)"), "unknown ground class 'moor'"),
    (("hard", "mu", "uniform(0, 1)"), "unknown parameter 'mu'"),
    (("hard", "mu_min", "0.3 to 0.5"), "is no distribution"),
    (("hard", "restitution", "uniform(0.5, 1.5)"), "at most 1"),
])  # fmt: skip
def test_ranges_that_are_none_are_refused(row, says):
    with pytest.raises(ValueError, match=says):
        range_of(*row, CLASSES)
