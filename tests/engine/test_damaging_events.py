# SPDX-License-Identifier: GPL-2.0-or-later
"""Sequences of events in one result: each event has the bits of one simulated alone, and nothing is lost or added."""

import math

import numpy as np
import pytest

from talus.engine import Barriers, Cancelled, Ground, Release, Rock, Settings, Terrain, Trees, simulate
from talus.engine.forest.broken_stand import Remains
from talus.engine.forest.damage import sequence_of_events
from talus.engine.forest.damaging_events import EventPlan, simulate_events

NODES, CELL = 61, 2.0
REMAINS = Remains(1.2, 0.5, 0.05, 10.0)


@pytest.fixture(scope="module")
def scene():
    """A slope of 35 degrees with a stand of thin stems, and two release points."""
    north = CELL * np.arange(NODES)
    terrain = Terrain(np.repeat((math.tan(math.radians(35.0)) * north)[:, None], NODES, axis=1), CELL)
    rock = Rock.from_points([(x, y, z) for x in (-0.4, 0.4) for y in (-0.4, 0.4) for z in (-0.4, 0.4)], density=2700.0)
    places = np.array([(x, y) for y in np.arange(40.0, 81.0, 2.0) for x in np.arange(52.0, 69.0, 2.0)])
    releases = [
        Release(position=(x, 90.0), height=0.5, runs=3, velocity=(0.0, -10.0, 0.0), identifier=7 + k)
        for k, x in enumerate((58.0, 62.0))
    ]
    return terrain, Ground(terrain, mu_min=0.55), [rock], releases, Trees(places, np.full(len(places), 0.12))


def events_of(scene, plan, **more):
    settings = Settings(
        max_time=30.0, seed=3, threads=more.pop("threads", 0), **{"air_density": 0.0, **more.pop("kept", {})}
    )
    return simulate_events(*scene[:4], settings, scene[4], plan, **more)


@pytest.fixture(scope="module")
def gathered(scene):
    return events_of(scene, EventPlan(3, 2, REMAINS))


def test_runs_of_each_event_are_those_of_the_sequence_alone(gathered, scene):
    """To the bit, but for the number of the release, which reports event and sequence."""
    runs, place = gathered.result.runs, 0
    for sequence in range(2):
        settings = Settings(max_time=30.0, seed=3, air_density=0.0)
        alone = sequence_of_events(*scene[:4], settings, scene[4], 3, sequence, REMAINS)
        for number, event in enumerate(alone.events):
            own = runs[place : place + 6].copy()
            rows = [gathered.row_of(release) for release in own["release"]]
            assert {(int(row["sequence"]), int(row["event"])) for row in rows} == {(sequence + 1, number + 1)}
            own["release"] %= 2
            assert own.tobytes() == event.result.runs.tobytes()
            place += 6
        assert gathered.lost_after[sequence].tolist() == alone.lost_after.tolist()
    assert place == runs.size and runs["identifier"].tolist() == [7, 7, 7, 8, 8, 8] * 6


def test_stems_are_counted_once(gathered, scene):
    """Standing stems decrease by those that broke; each sequence begins with all; breaks are the sum over sequences."""
    count, events = len(scene[4]), gathered.events
    assert events["broken"].sum() >= 3
    for sequence in (1, 2):
        own = events[events["sequence"] == sequence]
        assert own["standing"][0] == count
        assert (own["standing"][1:] == own["standing"][:-1] - own["broken"][:-1]).all()
        assert np.count_nonzero(gathered.lost_after[sequence - 1]) == own["broken"].sum()
    breaks = gathered.result.trees["breaks"][:count]
    assert (breaks >= (gathered.lost_after > 0).sum(axis=0)).all() and (breaks > 0).sum() == (
        gathered.lost_after > 0
    ).any(axis=0).sum()


def test_loss_of_a_stem_by_hand(gathered):
    """Three of four sequences break the first stem, in their events 1, 2 and 3; none breaks the second."""
    made = gathered._replace(lost_after=np.array([[1, 0], [2, 0], [3, 0], [0, 0]]))
    assert made.loss_of(0) == (0.75, 2.0) and made.loss_of(1) == (0.0, None)
    assert made.loss_of(2) == (None, None)  # its stump


def test_maps_and_meetings_are_those_of_all_runs(gathered):
    result = gathered.result
    assert result.provenance["runs"] == result.runs.size == 36
    assert int(result.maps["passages"].max()) <= 36
    assert result.trees["hits"].sum() >= result.trees["breaks"].sum() == result.runs["trees_broken"].sum()
    held = result.runs["stop_reason"] == "tree"
    assert result.trees["stops"].sum() == held.sum() == gathered.events["held"].sum()


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_change_no_bit(gathered, scene, threads):
    again = events_of(scene, EventPlan(3, 2, REMAINS), threads=threads)
    assert again.result.result_digest == gathered.result.result_digest
    assert again.result.input_digest == gathered.result.input_digest
    assert again.lost_after.tobytes() == gathered.lost_after.tobytes()


def test_more_sequences_and_events_leave_the_first_as_they_are(gathered, scene):
    """The order in which sequences are made does not matter: each has draws of its own."""
    first = events_of(scene, EventPlan(2, 1, REMAINS)).result.runs
    assert first.tobytes() == gathered.result.runs[: first.size].tobytes()


def test_digests_tell_the_plan(gathered, scene):
    digests = {events_of(scene, plan).result.input_digest for plan in (EventPlan(2), EventPlan(2, 1, REMAINS))}
    assert len(digests | {gathered.result.input_digest}) == 3


def test_trees_that_are_not_there_are_met_by_none(scene):
    """A stand without some of its trees has the bits of the stand that never had them."""
    terrain, ground, rocks, releases, trees = scene
    there = np.arange(len(trees)) % 2 == 0
    half = Trees(trees.positions[there], trees.diameters[there], identifiers=trees.identifiers[there])
    absent = Trees(trees.positions, trees.diameters, present=there)
    settings = Settings(max_time=30.0, seed=3, air_density=0.0)
    entry, other = (simulate(terrain, ground, rocks, releases, settings, trees=entry) for entry in (half, absent))
    assert entry.runs.tobytes() == other.runs.tobytes() and entry.result_digest == other.result_digest
    assert entry.trees["hits"].tolist() == other.trees["hits"][there].tolist() and not other.trees["hits"][~there].any()
    whole = simulate(terrain, ground, rocks, releases, settings, trees=trees)
    assert whole.input_digest != other.input_digest


def test_progress_grows_to_one_and_cancel_is_heard(scene):
    messages = []
    events_of(scene, EventPlan(2), progress=messages.append)
    assert messages == sorted(messages) and messages[-1] == 1.0
    with pytest.raises(Cancelled):
        events_of(scene, EventPlan(2), cancelled=lambda: True)


@pytest.mark.parametrize(("plan", "word"), [(EventPlan(0), "events"), (EventPlan(1, 0), "sequences"),
                                            (EventPlan(1, 1, Remains(-1.0)), "remains")])  # fmt: skip
def test_bad_plans_are_named(scene, plan, word):
    with pytest.raises(ValueError, match=f"^{word}"):
        events_of(scene, plan)


def test_nets_are_refused(scene):
    from talus.engine.nets import Net

    line = [(50.0, 60.0), (70.0, 60.0)]
    net = Net.family("ring net", 500e3, np.array(line), scene[0], height=4.0)
    barriers = Barriers([line], [4.0], [500e3], nets=[net])
    with pytest.raises(ValueError, match="flexible net"):
        events_of(scene, EventPlan(1), barriers=barriers)
