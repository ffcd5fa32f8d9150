# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that a net has stopped are held, whatever the longest duration; where they leave it later, that is reported."""

import math
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.chunks.net_decisions import taken_in
from talus.engine.nets import Net, ground_of, impact
from talus.engine.nets.collision.impact_loop import keep_end
from talus.engine.nets.collision.impact_records import END, PAST, PAST_AT, REST, STOPPED, STOPPED_AT, TIME
from talus.engine.nets.collision.throws import across, aimed, place_on, thrown
from talus.engine.nets.collision.verdict import left_at, verdict_of
from talus.tests.engine.nets.test_family_classes import DENSITY, net_of, slope

ROPE = {"E": 1e9, "A": 1e-4, "rho": 7850.0}


@pytest.mark.parametrize(
    ("found", "end", "stopped_at"),
    [
        ((TIME, STOPPED, TIME, REST), REST, 1.0), ((TIME, STOPPED, STOPPED, PAST), PAST, 1.0),
        ((TIME, PAST, REST), PAST, math.nan), ((TIME, STOPPED, TIME), STOPPED, 1.0),
        ((TIME, REST, PAST), REST, math.nan),
    ],
)  # fmt: skip
def test_rest_and_passing_are_the_end_and_a_stop_is_not(found, end, stopped_at):
    """A stop after 1 s; what comes first of rest and passing stays."""
    milestones = np.zeros(10)
    milestones[[STOPPED_AT, PAST_AT]] = math.nan
    for number, one in enumerate(found):
        keep_end(one, float(number), milestones)
    assert milestones[END] == end and math.isfinite(milestones[PAST_AT]) == (end == PAST)
    assert milestones[STOPPED_AT] == pytest.approx(stopped_at, nan_ok=True)


def curtain(y=5.0):
    """A net of one rope between two points 10 m apart, 2.5 m lower than its middle, so that this falls."""
    return Net.from_dict({
        "nodes": [[0.0, y, 0.5], [5.0, y, 3.0], [10.0, y, 0.5]], "fixed": [0, 2], "materials": {"rope": ROPE},
        "elements": [{"type": "cable", "nodes": pair, "mat": "rope"} for pair in ([0, 1], [1, 2])],
        "contact": {"segments": [[0, 1], [1, 2]], "radius": 0.01}, "gravity": [0.0, 0.0, -9.81],
    })  # fmt: skip


def test_stopped_rock_is_caught_and_told_where_it_leaves():
    """Stopped after 1 s, and out of the net after 3 s."""
    net, milestones = curtain(), np.zeros(10)
    milestones[END], milestones[STOPPED_AT], milestones[PAST_AT] = PAST, 1.0, 3.0
    record = SimpleNamespace(milestones=milestones)
    assert verdict_of(net, None, record, net.nodes, 1) == "caught" and left_at(record) == 3.0
    milestones[END], milestones[STOPPED_AT], milestones[PAST_AT] = REST, 1.0, math.nan
    assert verdict_of(net, None, record, net.nodes, 1) == "caught" and math.isnan(left_at(record))


def test_small_rock_begins_before_the_mesh_that_it_is_aimed_at():
    """A rock of 0.1 m in the middle of a mesh of 1 m, farther from all nodes than it is large."""
    nodes = [[x, 0.0, z] for z in (0.0, 1.0) for x in (0.0, 1.0)]
    pairs = [(0, 1), (2, 3), (0, 2), (1, 3)]
    net = Net.from_dict({
        "nodes": nodes, "fixed": [0, 1, 2, 3], "materials": {"rope": ROPE},
        "elements": [{"type": "cable", "nodes": list(pair), "mat": "rope"} for pair in pairs],
        "contact": {"segments": [list(pair) for pair in pairs], "radius": 0.01}, "gravity": [0.0, 0.0, -9.81],
    })  # fmt: skip
    rock = rock_library.rock("cube", volume=1e-3)
    case = thrown(net, rock, (0.5, 0.0, 0.5), (0.0, 20.0, 0.0))
    assert case["position"][1] < -rock.radius
    assert impact(net, **case, max_time=1.0, time_step=1e-4, until_rest=True).verdict == "through"


def test_rock_that_is_let_go_keeps_something():
    """A net that took more than the rock had at the line, for it has fallen since, does not hold it all the same."""
    energy = {"rock_motion": np.array([1e5, 1e3]), "rock_rotation": np.zeros(2), "rock_potential": np.array([2e4, 0.0]),
              "ground": np.zeros(2)}  # fmt: skip
    hit = SimpleNamespace(verdict="under", energy=energy, energy_error=0.0, failed_at=math.nan, is_past=True,
                          time=np.arange(2.0))  # fmt: skip
    assert taken_in(hit) == 9.9e4
    assert math.isinf(taken_in(SimpleNamespace(verdict="caught")))


@pytest.mark.long
@pytest.mark.parametrize("angle", [45.0, 60.0])
def test_oblique_verdict_does_not_hang_on_the_longest_duration(angle):
    """From the stop on, after 0.8 and 0.93 s, the verdict is the same after any time; it says where the rock leaves."""
    net = net_of("ring net", 2.5e5)
    rock = rock_library.rock("eota111", volume=2.0 * 1.25e5 / 25.0**2 / DENSITY, density=DENSITY)
    level, turn = across(net, None, slope()), math.radians(angle)
    way = np.array([-math.sin(turn) * level[1], math.cos(turn) * level[1], 0.0])
    case = aimed(net, rock, place_on(net, 0.5, 0.5), way, 25.0, 0.0, 0.0, slope())
    case.update(ground=ground_of(slope(), net), until_rest=True)
    last = impact(net, **case, max_time=20.0)
    assert last.verdict == "caught" and bool(last.flags) == math.isfinite(last.left_at)
    for end in (0.5, 1.0, 2.0, 4.0):
        hit = impact(net, **case, max_time=end)
        assert hit.verdict == ("caught" if end > last.stopped_at else "unsure")
        assert hit.residual_height == last.residual_height or end < last.time[-1]
