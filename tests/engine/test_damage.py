# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that stay broken from event to event: nothing is met twice, and neither threads nor order change a bit."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, Trees
from talus.engine.forest.broken_stand import Remains
from talus.engine.forest.damage import loss, seed_of_event, sequence_of_events

CELL, NODES = 2.0, 61


@pytest.fixture(scope="module")
def scene():
    """A slope of 35 degrees to the south with a stand of thin stems; few rocks at a place, so that some are broken."""
    north = CELL * np.arange(NODES)
    terrain = Terrain(np.repeat((math.tan(math.radians(35.0)) * north)[:, None], NODES, axis=1), CELL)
    rock = Rock.from_points([(x, y, z) for x in (-0.4, 0.4) for y in (-0.4, 0.4) for z in (-0.4, 0.4)], density=2700.0)
    rows = np.arange(40.0, 81.0, 2.0)
    places = np.array([(x, y) for y in rows for x in np.arange(52.0, 69.0, 2.0)])
    trees = Trees(places, np.full(len(places), 0.12))
    release = Release(position=(60.0, 90.0), height=0.5, runs=6, velocity=(0.0, -10.0, 0.0))
    return terrain, Ground(terrain, mu_min=0.55), rock, release, trees


def run(scene, events=3, sequence=0, **settings):
    terrain, ground, rock, release, trees = scene
    return sequence_of_events(
        terrain, ground, rock, release, Settings(max_time=30.0,
            **{"air_density": 0.0, **settings}), trees, events, sequence
    )  # fmt: skip


@pytest.fixture(scope="module")
def damaged(scene):
    return run(scene, seed=3)


def test_broken_stems_are_gone_in_later_events(damaged):
    assert sum(event.broken.size for event in damaged.events) >= 3
    gone = set()
    for event in damaged.events:
        assert not gone & set(event.standing.tolist())
        assert len(event.result.trees) == event.standing.size
        gone |= set(event.broken.tolist())
    assert set(np.flatnonzero(damaged.lost_after).tolist()) == gone


def test_first_event_meets_the_whole_stand(damaged, scene):
    from talus.engine import simulate

    terrain, ground, rock, release, trees = scene
    settings = Settings(max_time=30.0, seed=seed_of_event(3, 0, 0), air_density=0.0)
    alone = simulate(terrain, ground, rock, release, settings, trees=trees)
    assert alone.runs.tobytes() == damaged.events[0].result.runs.tobytes()


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_change_no_bit(damaged, scene, threads):
    again = run(scene, seed=3, threads=threads)
    assert bits(again) == bits(damaged)


def test_order_of_sequences_changes_no_bit(scene):
    first = [bits(run(scene, 2, sequence, seed=3)) for sequence in (0, 1)]
    assert first == [bits(run(scene, 2, sequence, seed=3)) for sequence in (1, 0)][::-1]
    assert first[0] != first[1]


def bits(sequence):
    """All that events gave, as bytes."""
    return [event.result.runs.tobytes() + event.result.trees.tobytes() for event in sequence.events] + [
        sequence.lost_after.tobytes()
    ]


def test_shorter_sequence_is_the_beginning_of_a_longer_one(damaged, scene):
    assert bits(run(scene, 1, seed=3))[0] == bits(damaged)[0]


def test_trees_left_keep_what_they_are(scene):
    trees = scene[4]
    left = trees.some(np.array([3, 7]))
    assert left.identifiers.tolist() == [3, 7] and left.energies.tolist() == [trees.energies[3], trees.energies[7]]


def test_events_of_one_seed_differ_and_seeds_fit():
    seeds = {seed_of_event(seed, sequence, event) for seed in (0, 1) for sequence in (0, 1) for event in range(50)}
    assert len(seeds) == 200 and min(seeds) >= 0 and max(seeds) < 2**63


def test_loss_is_that_of_the_worked_example():
    """p 0.004, 2 releases a year, 50 years: 33.0 %."""
    assert loss([0.004], 2.0, 50.0) == pytest.approx([0.330], abs=5e-4)
    assert loss([0.0, 1.0], 2.0, 0.0).tolist() == [0.0, 0.0]


@pytest.mark.parametrize(("given", "word"), [(([1.2], 1.0, 1.0), "breaking"), (([0.1], -1.0, 1.0), "per_year"),
                                             (([0.1], 1.0, -1.0), "years")])  # fmt: skip
def test_bad_input_is_named(given, word):
    with pytest.raises(ValueError, match=f"^{word}"):
        loss(*given)


def test_no_event_is_refused(scene):
    with pytest.raises(ValueError, match=r"^events"):
        run(scene, events=0)


def stumps_and_logs(scene, sequence=0, threads=0, **remains):
    terrain, ground, rock, release, trees = scene
    settings = Settings(max_time=30.0, seed=3, threads=threads, air_density=0.0)
    return sequence_of_events(terrain, ground, rock, release, settings, trees, 3, sequence, Remains(**remains))


def test_broken_stems_leave_stumps_and_logs(scene, damaged):
    """The first event is that without remains; from then on a stump and a log stand and lie for each broken stem."""
    count = len(scene[4])
    result = stumps_and_logs(scene, stump_height=1.2, log_strength=0.5)
    first, second = result.events[:2]
    assert first.result.runs.tobytes() == damaged.events[0].result.runs.tobytes()
    assert first.broken.size and (first.broken < count).all()
    new = set(second.standing.tolist()) - set(first.standing.tolist())
    stumps = {number + count for number in first.broken.tolist()}
    assert stumps <= new and new - stumps <= {number + 2 * count for number in first.broken.tolist()}
    assert len(new) > len(stumps)
    whole = stumps_and_logs(scene, stump_height=0.0)
    assert [bits(whole)[k] for k in range(3)] == [bits(damaged)[k] for k in range(3)]


def test_stumps_have_their_height_and_logs_their_length(scene):
    from talus.engine.forest.broken_stand import weakened, with_remains

    terrain, trees = scene[0], scene[4]
    count, remains = len(trees), Remains(1.2, 0.5, decay=0.1, years=5.0)
    stock = with_remains(terrain, trees, remains, 3, 0)
    assert len(stock) == 3 * count and len(set(stock.identifiers.tolist())) == 3 * count
    assert stock.heights[count : 2 * count] == pytest.approx(np.full(count, 1.2))
    assert stock.heights[2 * count :] == pytest.approx(trees.heights - 1.2)
    apart = stock.positions[2 * count :] - trees.positions
    assert np.hypot(*apart.T) == pytest.approx(0.5 * (trees.heights - 1.2))
    assert np.isnan(stock.azimuths[: 2 * count]).all() and not np.isnan(stock.azimuths[2 * count :]).any()
    breaks_in = np.full(3 * count, -1)
    breaks_in[4] = 1
    later = weakened(stock, breaks_in, count, remains, 3)
    # two events of 5 years each after it fell: exp(-0.1 * 10)
    assert later.energies[2 * count + 4] == pytest.approx(0.5 * trees.energies[4] * math.exp(-1.0))
    assert later.energies[2 * count + 5] == stock.energies[2 * count + 5]


@pytest.mark.parametrize("threads", [1, 2])
def test_remains_are_the_same_bits_for_any_threads(scene, threads):
    given = {"stump_height": 1.2, "log_strength": 0.5, "decay": 0.05, "years": 10.0}
    assert bits(stumps_and_logs(scene, threads=threads, **given)) == bits(stumps_and_logs(scene, **given))


def test_bad_remains_are_named(scene):
    with pytest.raises(ValueError, match=r"^remains"):
        stumps_and_logs(scene, stump_height=-1.0)
