# SPDX-License-Identifier: GPL-2.0-or-later
"""Beams, for posts that a rock hits: bending against closed forms, and a rock that meets a post."""

import numpy as np
import pytest

from talus.engine import Rock
from talus.engine.nets import Net, NetError, advance, impact
from talus.engine.nets.collision.throws import has_posts_to_hit

POST = {"E": 2.1e11, "A": 3.88e-3, "I": 1.67e-5, "rho": 7850.0}  # HEA 160
HEIGHT = 4.0  # m
CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


def post(pieces, material=POST, **more):
    """An upright post between hinges, of this many pieces."""
    nodes = [[0.0, 0.0, HEIGHT * k / pieces] for k in range(pieces + 1)]
    return Net.from_dict({
        "nodes": nodes, "fixed": [0, pieces], "materials": {"post": material},
        "elements": [{"type": "beam", "nodes": list(range(pieces + 1)), "mat": "post"}], **more,
    })  # fmt: skip


@pytest.mark.source("sautter", "beam for posts that are hit")
@pytest.mark.parametrize(("pieces", "share"), [(4, 0.07), (8, 0.02)])
def test_post_bends_under_a_force_in_its_middle(pieces, share):
    """w = P L^3 / (48 E I), M = P L / 4 (to 0.1 %, for it is that of statics); the chain is 1 / N^2 softer."""
    force = 1000.0
    middle = pieces // 2
    net = post(pieces, loads=[(middle, force, 0.0, 0.0)]).settle(tolerance=1e-7)
    wanted = force * HEIGHT**3 / (48.0 * POST["E"] * POST["I"])
    assert net.positions[middle, 0] == pytest.approx(wanted * (1.0 + 2.0 / pieces**2), rel=0.01)
    assert net.positions[middle, 0] == pytest.approx(wanted, rel=2.5 / pieces**2)
    assert net.state.bend_moments.max() == pytest.approx(0.25 * force * HEIGHT, rel=1e-3)


@pytest.mark.source("sautter", "beam for posts that are hit")
def test_post_vibrates_at_the_frequency_of_euler_and_bernoulli():
    """(pi / L)^2 sqrt(E I / (rho A)); a chain of 8 pieces has (sin x / x)^2 of it, x = pi / 16; 0.2 %, account 1e-6."""
    pieces = 8
    net = post(pieces)
    net.state.velocities[:, 0] = 0.1 * np.sin(np.pi * np.arange(pieces + 1) / pieces)
    net.state.velocities[[0, -1]] = 0.0
    half = 0.5 * np.pi / pieces
    circular = (np.pi / HEIGHT) ** 2 * np.sqrt(POST["E"] * POST["I"] / (POST["rho"] * POST["A"]))
    circular *= (np.sin(half) / half) ** 2
    step = net.time_step
    history = advance(net, 6.0 * np.pi / circular, step)
    way = history.positions[:, pieces // 2, 0]
    zeros = np.flatnonzero(way[:-1] * way[1:] < 0.0)
    zeros = history.time[zeros] + step * way[zeros] / (way[zeros] - way[zeros + 1])
    assert np.pi / np.diff(zeros).mean() == pytest.approx(circular, rel=2e-3)
    total = history.kinetic + history.account.sum(axis=1)
    assert np.abs(total - total[0]).max() < 1e-3 * history.kinetic.max()


@pytest.mark.source("sautter", "beam for posts that are hit")
def test_forces_are_the_gradient_of_the_energy_however_far_it_is_bent():
    """At random shapes with turns of up to 100 degrees, by central differences of the stored energy; 1e-6."""
    from talus.engine.nets.elements.beams import bend_beams

    rng = np.random.default_rng(2)
    net = post(4)
    state = net.copy_of_state()
    for _ in range(5):
        shape = np.cumsum(np.vstack([np.zeros(3), rng.normal([0.0, 0.0, 1.0], 0.7, (4, 3))]), axis=0)

        def energy_at(places):
            state.positions[:] = places
            state.forces[:] = 0.0
            return bend_beams(net.arrays, state)

        energy_at(shape)
        forces, result = state.forces.copy(), np.zeros((5, 3))
        for node in range(5):
            for axis in range(3):
                nudge = np.zeros((5, 3))
                nudge[node, axis] = 1e-6
                result[node, axis] = -(energy_at(shape + nudge) - energy_at(shape - nudge)) / 2e-6
        np.testing.assert_allclose(forces, result, atol=1e-6 * np.abs(forces).max())
        assert forces.sum(axis=0) == pytest.approx(np.zeros(3), abs=1e-9 * np.abs(forces).max())
        assert np.cross(shape, forces).sum(axis=0) == pytest.approx(np.zeros(3), abs=1e-9 * np.abs(forces).max())


def hit_by_a_rock(aside, material=POST, pieces=8):
    """A rock of 200 kg at 10 m/s against the middle of a post, or so far to its side [m]."""
    net = post(pieces, material, contact={"segments": [[k, k + 1] for k in range(pieces)], "mu": 0.4, "radius": 0.08})
    rock = Rock.from_points(0.21 * CUBE, mass=200.0)
    return impact(net, rock, (-0.5, aside, 0.5 * HEIGHT + 0.1), (10.0, 0.0, 0.0), max_time=0.15)


@pytest.mark.source("sautter", "beam for posts that are hit")
def test_rock_that_meets_a_post_is_thrown_back_and_bends_it():
    """The account closes to 1 % of the rock's 10 kJ; the post carries no more than a mass on a spring would ask of it.

    That bound: v sqrt(k m) with k = 48 E I / L^3, and M = P L / 4 of it, is that of a post without mass; its own mass
    and the hard contact add peaks, which stay below three times that.
    """
    hit = hit_by_a_rock(0.0)
    assert hit.energy_error < 0.01
    assert hit.velocity[-1, 0] < -3.0
    spring = 48.0 * POST["E"] * POST["I"] / HEIGHT**3
    soft = 0.25 * HEIGHT * 10.0 * np.sqrt(spring * 200.0)
    assert 0.5 * soft < hit.beam_moments[0] < 3.0 * soft


def test_rock_that_passes_beside_a_post_does_not_touch_it():
    hit = hit_by_a_rock(0.5)
    assert hit.beam_moments[0] == 0.0 and hit.velocity[-1, 0] == pytest.approx(10.0, rel=1e-9)


def test_bending_strength_that_is_passed_is_told():
    hit = hit_by_a_rock(0.0, {**POST, "bending_strength": 1e3})
    assert any("passes the bending strength 1000" in text for text in hit.flags)


def test_posts_are_hit_where_all_their_pieces_are_among_the_parts():
    """Beams whose pieces are contact segments; not with a piece left out, and not a truss."""
    pieces = [[k, k + 1] for k in range(4)]
    assert has_posts_to_hit(post(4, contact={"segments": pieces}))
    assert not has_posts_to_hit(post(4, contact={"segments": pieces[:3]}))
    ends = {"nodes": [[0, 0, 0], [0, 0, 4]], "fixed": [0, 1], "materials": {"post": POST}}
    truss = {"type": "truss", "nodes": [0, 1], "mat": "post"}
    assert not has_posts_to_hit(Net.from_dict({**ends, "elements": [truss], "contact": {"segments": [[0, 1]]}}))


@pytest.mark.parametrize(
    ("material", "nodes", "words"),
    [
        ({"E": 1e11, "A": 1e-3, "rho": 7850.0}, None, "needs I in its material"),
        (POST, [[0, 0, 0], [0.1, 0, 1], [0, 0, 2]], "is not straight, 0.1 m off"),
        (POST, [[0, 0, 0], [0, 0, 3], [0, 0, 2]], "is not straight"),
        ({**POST, "I": -1.0}, None, "has to be positive, in m4"),
    ],
)
def test_what_makes_no_beam_is_refused(material, nodes, words):
    nodes = [[0, 0, 0], [0, 0, 1], [0, 0, 2]] if nodes is None else nodes
    with pytest.raises(NetError, match=words):
        Net.from_dict({
            "nodes": nodes, "fixed": [0], "materials": {"post": material},
            "elements": [{"type": "beam", "nodes": [0, 1, 2], "mat": "post"}],
        })  # fmt: skip


def test_trusses_have_no_bending_strength():
    with pytest.raises(NetError, match="bending_strength, which only beam"):
        Net.from_dict({
            "nodes": [[0, 0, 0], [0, 0, 1]], "fixed": [0], "materials": {"m": {**POST, "bending_strength": 1.0}},
            "elements": [{"type": "truss", "nodes": [0, 1], "mat": "m"}],
        })  # fmt: skip
