# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break: pieces that fill the rock, the power law, mass, momentum and energy, and both limits."""

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble import fragments
from talus.engine.ensemble.families import first_rocks
from talus.engine.ensemble.fragments import simulate_breaking
from talus.engine.ensemble.generations import Generations
from talus.engine.ensemble.shattering import Fragmentation, fragment, piece_volumes
from talus.engine.obstacles.breakage import new_surface_share
from talus.engine.obstacles.outcome import FRACTURES
from talus.engine.shapes.pieces import cut, pieces_of, surface_of
from talus.tests.campaign.fragments import impacts

FLAT = Terrain(np.zeros((41, 41)), 5.0)
BARE = {"mu_min": 0.6, "mu_max": 0.6, "restitution": 0.2}
CUBE = rock_library.rock("cube", volume=1.0)


# ----------------------------------------------------------------------- pieces


@pytest.mark.long
def test_piece_of_a_cube_has_the_volume_asked_for():
    """A plane across the x axis of a unit cube: a slab of 0.3 m."""
    corners = np.array([(x, y, z) for x in (0.0, 1.0) for y in (0.0, 1.0) for z in (0.0, 1.0)])
    piece, rest = cut(corners, [0.3], [(1.0, 0.0, 0.0)])
    assert piece[:, 0].max() == pytest.approx(0.3, abs=1e-12) and rest[:, 0].min() == pytest.approx(0.3, abs=1e-12)
    assert len(piece) == len(rest) == 8


@pytest.mark.parametrize("volumes", [[0.7, 0.4], [0.0], [-0.1]])
def test_more_than_the_whole_cannot_be_cut_off(volumes):
    with pytest.raises(ValueError, match="less than all"):
        pieces_of(surface_of(CUBE.vertices), volumes, [(0.0, 0.0, 1.0)] * len(volumes))


def test_a_plane_through_corners_parts_a_cube_into_wedges():
    """Diagonal plane of a cube of 1 m3, through four of its corners: half a cube, five of whose faces are left."""
    piece, rest = cut(CUBE.vertices, [0.5], [(np.sqrt(0.5), np.sqrt(0.5), 0.0)])
    assert len(piece) == len(rest) == 6


@pytest.mark.parametrize("name", ["cube", "eota221", "tetrahedron", "zingg_disc"])
def test_pieces_fill_the_rock(name):
    """Volume, centre of mass and inertia of the pieces add up to those of the rock."""
    rock, chance = rock_library.rock(name, volume=2.0), np.random.default_rng(3)
    directions = chance.normal(size=(4, 3))
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    rocks = [Rock.from_points(body, density=1.0) for body in cut(rock.vertices, [0.9, 0.4, 0.2, 0.05], directions)]
    volumes = np.array([rock.volume for rock in rocks])
    integrals = pieces_of(surface_of(rock.vertices), [0.9, 0.4, 0.2, 0.05], directions)[1]  # by the kernels
    np.testing.assert_allclose(
        integrals[:, :4], [[rock.volume, *rock.offset] for rock in rocks], rtol=1e-10, atol=1e-11
    )
    np.testing.assert_allclose(volumes, [0.9, 0.4, 0.2, 0.05, 0.45], rtol=1e-11)
    centre = np.array([rock.offset for rock in rocks])
    np.testing.assert_allclose(volumes @ centre, 0.0, atol=1e-11)
    own = [rock.frame.T @ np.diag(rock.inertia) @ rock.frame for rock in rocks]
    moved = [v * (c @ c * np.eye(3) - np.outer(c, c)) for v, c in zip(volumes, centre)]
    for actual, tensor in zip(integrals, own):
        np.testing.assert_allclose(actual[4:], tensor[(0, 1, 2, 1, 0, 0), (0, 1, 2, 2, 2, 1)], atol=1e-11)
    whole = np.diag(rock.inertia) / rock.density
    np.testing.assert_allclose(np.sum(own, axis=0) + np.sum(moved, axis=0), whole, atol=1e-10)


# ----------------------------------------------------------------------- the power law


@pytest.mark.parametrize("energy, share", [(50e3, 0.65), (200e3, 0.84)])
def test_share_of_new_surface_is_as_published(energy, share):
    """1 m3: 50 kJ give 0.65 and 200 kJ 0.84 with the exponents of the public code of RockGIS."""
    assert new_surface_share(energy, 1.0) == pytest.approx(share, abs=0.005)


@pytest.mark.parametrize("share", [0.25, 0.4, 0.5, 0.6])
def test_volumes_follow_the_power_law(share):
    """By hand: q, b, D, V_n; all but the last, which is the rest."""
    q, b = 1.0 - 0.5125 * share, 2.4875 - 1.6125 * share
    dimension = 3.0 + math.log(1.0 - q) / math.log(b)
    volumes = piece_volumes(2.0, share, 1e-4)
    expected = 2.0 * q * np.arange(1, len(volumes)) ** (-1.0 / dimension)
    if len(volumes) > 1 and sum(volumes[:-1]) == pytest.approx(expected.sum(), rel=1e-9):
        np.testing.assert_allclose(volumes[:-1], expected, rtol=1e-9)
    else:  # the rest was too small for a piece and stays with the largest
        np.testing.assert_allclose(
            volumes[1:], 2.0 * q * np.arange(2, len(volumes) + 1) ** (-1.0 / dimension), rtol=1e-9
        )
    assert sum(volumes) == pytest.approx(2.0, rel=1e-12) and min(volumes) >= 1e-4


@pytest.mark.parametrize("share", np.linspace(0.01, 0.999, 25).tolist())
def test_volumes_add_up_for_every_share(share):
    """Also where ln b is 0 or D changes its sign."""
    volumes = piece_volumes(1.0, share, 1e-4)
    assert sum(volumes) == pytest.approx(1.0, rel=1e-12) and min(volumes) > 0.0 and len(volumes) <= 201


# ----------------------------------------------------------------------- mass, momentum, energy


@pytest.mark.source("ashayer_2007", "fragmentation (outlook)")
def test_random_impacts_keep_mass_and_momentum_and_gain_no_energy():
    """The small version of ``make campaign-fragments``; volumes are those of the power law."""
    result = impacts(500, seed=2)
    assert result["broken"] > 300 and result["pieces"] > 2 * result["broken"]
    assert max(result[name] for name in ("mass", "momentum", "volumes")) < 1e-9
    assert result["gain"] <= 1e-9 and result["rise"] <= 1e-9


def test_pieces_move_at_first_as_the_rock_did():
    """Without a cone: momentum, angular momentum and energy are those of the rock after the impact."""
    fracture = np.zeros(1, FRACTURES)[0]
    fracture["impact_energy"], fracture["energy_before"] = 8e3, 1e9
    fracture["velocity"], fracture["spin"] = (6.0, 1.0, 3.0), (2.0, -3.0, 1.0)
    turn = np.array([0.8, 0.2, -0.4, 0.4])
    fracture["orientation"] = turn / np.linalg.norm(turn)
    rock = rock_library.rock("eota221", volume=1.0)
    pieces = fragment(rock, fracture, Fragmentation(cone=0.0), np.random.default_rng(1))
    assert len(pieces) > 2
    masses = np.array([piece.rock.mass for piece in pieces])
    velocities = np.array([piece.velocity for piece in pieces])
    np.testing.assert_allclose(masses @ velocities, rock.mass * fracture["velocity"], rtol=1e-11)
    places = np.array([piece.position for piece in pieces]) - [fracture[axis] for axis in "xyz"]
    turned = [(Rotation.from_quat(np.roll(piece.orientation, -1)), piece) for piece in pieces]
    own = np.array([turn.apply(piece.rock.inertia * piece.spin) for turn, piece in turned])
    angular = (np.cross(places, velocities) * masses[:, None] + own).sum(axis=0)
    of_rock = Rotation.from_quat(np.roll(fracture["orientation"], -1)).apply(rock.inertia * fracture["spin"])
    np.testing.assert_allclose(angular, of_rock, atol=1e-10 * np.linalg.norm(of_rock))
    energy = 0.5 * sum(p.rock.mass * p.velocity @ p.velocity + p.rock.inertia @ p.spin**2 for p in pieces)
    whole = 0.5 * (rock.mass * fracture["velocity"] @ fracture["velocity"] + rock.inertia @ fracture["spin"] ** 2)
    assert energy == pytest.approx(whole, rel=1e-10)


# ----------------------------------------------------------------------- in a simulation


def thrown(fragmentation, runs=6, threads=2, trajectories=False, max_time=40.0, **more):
    releases = [Release(position=(100.0, 100.0), height=20.0, runs=runs, velocity=(5.0, 0.0, 0.0))]
    settings = Settings(seed=4, max_time=max_time, threads=threads, trajectories=trajectories, air_density=0.0)
    return simulate_breaking(
        FLAT, Ground(FLAT, **{"mu_min": 0.55, **BARE}), CUBE, releases, settings, fragmentation, **more
    )


def test_rocks_that_cannot_break_move_as_without_breaking_to_the_last_bit():
    """The option is on and each threshold infinite; and r is below 1."""
    releases = [Release(position=(100.0, 100.0), height=20.0, runs=6, velocity=(5.0, 0.0, 0.0))]
    plain = simulate(
        FLAT, Ground(FLAT, **{"mu_min": 0.55, **BARE}), CUBE, releases, Settings(seed=4, max_time=40.0, air_density=0.0)
    )
    for threshold in (math.inf, 1.0 / 0.94):
        never = thrown(Fragmentation(threshold=threshold))
        assert (never.parent == -1).all()
        np.testing.assert_array_equal(never.result.runs["stop"], plain.runs["stop"])
        np.testing.assert_array_equal(never.result.maps["energy_max"], plain.maps["energy_max"])


def test_every_impact_breaks_where_the_threshold_is_zero():
    """All rocks break, as do their pieces above twice the smallest; each piece weighs in once."""
    broken = thrown(Fragmentation(threshold=0.0, smallest=0.05), runs=3)
    runs, parent = broken.result.runs, broken.parent
    assert (runs["stop_reason"][:3] == "broken").all() and runs.size == parent.size > 6
    for number in np.flatnonzero(runs["stop_reason"] == "broken"):
        assert runs["mass"][parent == number].sum() == pytest.approx(runs["mass"][number], rel=1e-10)
    stopped = runs[runs["stop_reason"] != "broken"]
    assert stopped["mass"].sum() == pytest.approx(3 * CUBE.mass, rel=1e-9)
    assert broken.result.maps["passages"].max() <= runs.size


def test_a_rock_counts_once_in_a_cell_however_many_of_its_pieces_pass(threads=2):
    """By hand, from the trajectories: the cells of all samples of a rock and its pieces, each with the largest energy.

    Samples are 10 ms apart and cells 5 m wide, so at most the cells that a piece grazes between two samples are more
    in the maps: each rock has at least the cells of its samples, and a cell never more rocks than fell.
    """
    releases = [Release(position=(100.0, 100.0), height=20.0, runs=3, velocity=(5.0, 0.0, 0.0))]
    settings = Settings(seed=4, max_time=40.0, threads=threads, trajectories=True, trajectory_interval=0.01,
                        energy_thresholds=(1e3, 30e3, 300e3), height_thresholds=(2.0,), air_density=0.0)  # fmt: skip
    fragmentation = Fragmentation(threshold=0.0, smallest=0.05)
    result = simulate_breaking(FLAT, Ground(FLAT, **{"mu_min": 0.55, **BARE}), CUBE, releases, settings, fragmentation)
    maps, samples, root = result.rock_maps, result.result.trajectories, first_rocks(result.parent)
    column, row = (np.rint((samples[axis]) / 5.0).astype(int) for axis in "xy")
    for level, threshold in ((None, -1.0), (0, 1e3), (1, 30e3), (2, 300e3)):
        counted = maps["passages"] if level is None else maps["energy_exceedances"][level]
        by_hand = np.zeros(FLAT.shape, int)
        above = samples["energy"] > threshold
        for rock in range(3):
            own = above & (root[samples["run"]] == rock)
            hit = np.zeros(FLAT.shape, bool)
            hit[row[own], column[own]] = True
            by_hand += hit
        by_hand = by_hand[maps.row0 : maps.row0 + maps.shape[0], maps.col0 : maps.col0 + maps.shape[1]]
        assert counted.max() <= 3 and (counted >= by_hand).all()
        assert (counted != by_hand).mean() < 0.1
    assert result.result.maps["passages"].max() > 3  # of the pieces
    assert (maps["passages"] <= result.result.maps["passages"]).all()
    np.testing.assert_array_equal(maps["passages"] > 0, result.result.maps["passages"] > 0)
    if threads == 2:
        other = simulate_breaking(
            FLAT, Ground(FLAT, **{"mu_min": 0.55, **BARE}), CUBE, releases, replace(settings, threads=1), fragmentation
        )
        for name in maps:
            np.testing.assert_array_equal(other.rock_maps[name], maps[name])


def test_rocks_that_stay_whole_are_counted_as_runs_are():
    """With the same numbers as the maps of all runs, to the last one."""
    never = simulate_breaking(
        FLAT, Ground(FLAT, **{"mu_min": 0.55, **BARE}), CUBE, [Release(position=(100.0, 100.0), height=20.0, runs=6)],
        Settings(seed=4, max_time=40.0, energy_thresholds=(1e3, 1e5), confidence_maps=True, air_density=0.0),
        Fragmentation(threshold=math.inf),
    )  # fmt: skip
    for name in never.rock_maps:
        np.testing.assert_array_equal(never.rock_maps[name], never.result.maps[name])


def test_last_generation_stays_whole(monkeypatch):
    """With two of them pieces meet the ground as hard as their rocks and stay; none weighs in without its pieces."""
    monkeypatch.setattr(fragments, "MOST_GENERATIONS", 2)
    broken = thrown(Fragmentation(threshold=0.0, smallest=0.05), runs=3)
    runs, parent = broken.result.runs, broken.parent
    np.testing.assert_array_equal(runs["stop_reason"] == "broken", parent == -1)
    assert runs["mass"][parent >= 0].sum() == pytest.approx(3 * CUBE.mass, rel=1e-9)


def test_pieces_come_from_the_rocks_that_broke_where_ground_is_rough_too():
    """Chance acts on each run by its number: every rock that broke has its pieces, and they weigh what it did."""
    ground = Ground(FLAT, **BARE, roughness=6.0)
    releases = [Release(position=(100.0, 100.0), height=20.0, runs=4, velocity=(5.0, 0.0, 0.0))]
    settings = Settings(seed=4, max_time=40.0, trajectories=True, air_density=0.0)
    result = simulate_breaking(FLAT, ground, CUBE, releases, settings, Fragmentation(threshold=0.3, smallest=0.05))
    runs, parent = result.result.runs, result.parent
    is_broken = runs["stop_reason"] == "broken"
    np.testing.assert_array_equal(np.flatnonzero(is_broken), np.unique(parent[parent >= 0]))
    assert is_broken.sum() > 4
    assert runs["mass"][~is_broken].sum() == pytest.approx(4 * CUBE.mass, rel=1e-9)
    samples = result.result.trajectories
    for number in np.flatnonzero(parent >= 0):  # a piece begins within the rock, where that ended
        begin = samples[samples["run"] == number][0]
        end = runs["stop"][parent[number]]
        assert np.linalg.norm([begin[axis] - end[k] for k, axis in enumerate("xyz")]) < CUBE.radius


def test_generations_are_the_runs_of_one_simulation_of_all():
    """To the last bit: runs, maps and lines."""
    ground = Ground(FLAT, **BARE, roughness=6.0)
    settings = Settings(seed=4, max_time=40.0, trajectories=True, air_density=0.0)
    releases = [Release(position=(80.0 + 10.0 * k, 100.0), height=8.0, runs=3 + k, rock=k) for k in range(3)]
    rocks = [rock_library.rock(name, volume=0.5) for name in ("cube", "eota221", "plate")]
    fragile = np.tile([math.inf, 2700.0], (12, 1))
    once = simulate(FLAT, ground, rocks, releases, settings, fragile=fragile)
    with Generations(FLAT, ground, settings) as generations:
        for number, runs in ((1, 3), (2, 7), (3, 12)):
            generations.run(rocks[:number], releases[:number], fragile[:runs])
        result = generations.result()
    assert result.result_digest == once.result_digest and result.input_digest == once.input_digest
    np.testing.assert_array_equal(result.trajectories, once.trajectories)


def test_each_piece_is_a_rock_of_the_maps():
    """Every run that a cell has seen is counted there, pieces too, and its largest energy is in the map."""
    thrown_rock = thrown(Fragmentation(threshold=0.0, smallest=0.05), runs=2, trajectories=True)
    maps, samples = thrown_rock.result.maps, thrown_rock.result.trajectories
    rows, columns = (np.rint(samples[axis] / 5.0).astype(int) for axis in "yx")
    visits = np.unique(np.column_stack([samples["run"], rows, columns]), axis=0)
    seen = np.zeros(FLAT.heights.shape, int)
    np.add.at(seen, (visits[:, 1], visits[:, 2]), 1)
    window = maps.window
    passages = np.zeros_like(seen)
    passages[window.rows, window.columns] = maps["passages"]
    assert seen.max() > 4  # two rocks, and pieces
    assert (passages >= seen).all() and passages.max() <= thrown_rock.parent.size
    largest = np.zeros(seen.shape)
    np.maximum.at(largest, (rows, columns), np.where(thrown_rock.parent[samples["run"]] >= 0, samples["energy"], 0.0))
    energies = np.zeros(seen.shape)
    energies[window.rows, window.columns] = np.nan_to_num(maps["energy_max"])
    assert largest.max() > 0.0 and (energies >= largest * (1.0 - 1e-6)).all()


@pytest.mark.long
def test_progress_rises_to_one_over_both_parts_of_the_work():
    messages = []
    thrown_rock = thrown(Fragmentation(threshold=0.0, smallest=0.2), runs=40, progress=messages.append, max_time=5.0)
    assert (thrown_rock.parent >= 0).any()
    assert messages == sorted(messages) and messages[-1] == 1.0
    assert any(0.0 < share < 0.5 for share in messages) and 0.5 in messages


@pytest.mark.long
def test_the_same_seed_breaks_alike_on_any_number_of_threads():
    """40 rocks and their pieces are several chunks of 16 runs. They break after 2 s, when they land."""
    one, two = (thrown(Fragmentation(threshold=0.3, smallest=0.2), 40, threads, max_time=8.0) for threads in (1, 3))
    assert (one.parent >= 0).any()
    np.testing.assert_array_equal(one.parent, two.parent)
    np.testing.assert_array_equal(one.result.runs["stop"], two.result.runs["stop"])


@pytest.mark.parametrize("numbers", [{"threshold": -0.1}, {"loss": 2.0}, {"smallest": 0.0}, {"cone": 4.0}])
def test_numbers_out_of_range_are_refused(numbers):
    with pytest.raises(ValueError, match=next(iter(numbers))):
        Fragmentation(**numbers)
