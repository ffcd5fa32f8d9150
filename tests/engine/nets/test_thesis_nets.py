# SPDX-License-Identifier: GPL-2.0-or-later
"""The regression tests of the thesis's author: one ring, a ring barrier with brakes, a net on rough edge ropes."""

import sys

import numpy as np
import pytest

from talus.engine.nets import Net, advance, impact
from talus.engine.nets.contact.penalty import stiffnesses
from talus.engine.nets.contact.rock_body import sphere
from talus.engine.research.fixed_point import aitken, constant, fixed_point
from talus.engine.shapes.rock import Rock
from talus.tests.engine.nets import reference_rope, thesis_nets

CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


def icosahedron(radius):
    golden = 0.5 * (1.0 + np.sqrt(5.0))
    corners = [np.roll((0.0, a, b * golden), turn) for turn in range(3) for a in (1, -1) for b in (1, -1)]
    return radius * np.array(corners) / np.sqrt(1.0 + golden * golden)


def watched(hit, node, axis, times):
    return np.interp(times, hit.frame_times, hit.frames[:, node, axis])


@pytest.mark.source("sautter", "ring element")
def test_pulled_ring():
    """0.1 % after 4 s; at 1 s, where the pull has hardly moved it, the reference's lag of two steps is 0.4 %."""
    net = Net.from_dict(thesis_nets.one_ring(), reference_ring_mass=True)
    history = advance(net, 6.0, 1e-3, load_curve=((0.0, 6.0), (0.0, 6.0)))
    times, wanted = thesis_nets.ONE_RING.T
    result = np.interp(times, history.time, history.positions[:, 2, 0] - 2.0)
    assert result[times > 4.0] == pytest.approx(wanted[times > 4.0], rel=1e-3)
    assert result == pytest.approx(wanted, rel=5e-3)


@pytest.mark.parametrize(("is_reference", "end", "share"), [(True, -4.32296, 0.01), (False, -4.507, 0.01)])
def test_ring_barrier_with_brakes(is_reference, end, share):
    """The reference within 1 % with its ring mass; with the true mass the value of an independent prototype, 1 %."""
    description = thesis_nets.ring_barrier()
    net = Net.from_dict(description, reference_ring_mass=is_reference)
    hit = impact(net, None, max_time=0.2, time_step=5e-5, frame_interval=1e-3)
    assert watched(hit, description["watched"], 2, 0.1997) == pytest.approx(end, rel=share)
    assert hit.energy_error < 0.01


def on_sliding_edges(rock=None, max_time=2.4, friction_by=None):
    """The impact, and the displacement of the net's middle every 4 ms.

    friction_by : monkeypatch; ropes then have the reference's rule of friction in place of the capstan
    """
    description = thesis_nets.sliding_edges()
    entry, net = description["rock"], Net.from_dict(description)
    if friction_by is not None:
        reference_rope.begin(net, friction_by)
    hit = impact(
        net, rock, entry["pos"], entry["vel"], max_time=max_time, time_step=1e-4, frame_interval=4e-3,
    )  # fmt: skip
    return hit, hit.frames[:, description["centre"], 1]


@pytest.mark.source("sautter", "sliding cable with friction (eqs. 3.64 to 3.66)")
def test_a1_net_on_sliding_edges_with_the_rope_friction_of_the_reference(monkeypatch):
    """Peak 0.1 %, its time 4 ms (between two pictures), next low and high 0.6 %, 0.01 m (root mean square).

    Its rule in place of the capstan, in this test only: the peak is 2.3397 m (2.33878), then 1.574 and 1.918 m (1.578
    and 1.928), 0.0077 m in the mean. The digest of case A1 allows 0.5 and 1.5 % and 0.015 m.
    """
    hit, way = on_sliding_edges(friction_by=monkeypatch)
    times, wanted = thesis_nets.SLIDING_EDGES.T
    assert np.sqrt(((np.interp(times, hit.frame_times, way) - wanted) ** 2).mean()) < 0.01
    peak = way.argmax()
    low = peak + way[peak : peak + 250].argmin()
    high = low + way[low:].argmax()
    assert way[peak] == pytest.approx(2.33878, rel=1e-3) and hit.frame_times[peak] == pytest.approx(0.862, abs=4e-3)
    assert [way[low], way[high]] == pytest.approx([1.57775, 1.92818], rel=6e-3)


def test_net_on_sliding_edges_with_the_capstan():
    """Within 1 % at the peak and 0.022 m (root mean square) of the reference, whose friction is no capstan.

    0.0211 m is what is left with steps four times as small, with and without the rounding of short segments.
    """
    hit, way = on_sliding_edges()
    times, wanted = thesis_nets.SLIDING_EDGES.T
    assert np.sqrt(((np.interp(times, hit.frame_times, way) - wanted) ** 2).mean()) < 0.022
    assert way.max() == pytest.approx(wanted.max(), rel=0.01)
    assert hit.verdict in ("caught", "unsure")  # the time ends while it swings


A12 = {"cube": 0.232 * CUBE, "small icosahedron": icosahedron(0.288), "large icosahedron": icosahedron(0.317)}


@pytest.mark.parametrize(
    ("name", "prototype"), [("cube", 2.293), ("small icosahedron", 2.411), ("large icosahedron", 2.364)]
)
def test_a12_with_the_contact_and_the_rope_friction_it_was_made_with(name, prototype, monkeypatch):
    """Peak within 5 % of the sphere's 2.339 m, held below 2.5 m at 2.4 s; within 0.5 % of the prototype's own peak.

    Its figures (digest, section 2.11, 1e-4 s) are of a linear penalty, 2e4 N/m with 0.3 of the critical damping, and of
    the reference's rope friction; both are switches of the tests. Here 2.287, 2.409 and 2.363 m.
    """
    module = sys.modules[impact.__module__]
    made = module.polyhedron

    def soft(rock, friction, restitution):
        return made(rock, 0.57735, restitution)._replace(stiffness=2e4, damping=0.3, is_linear=True)

    monkeypatch.setattr(module, "polyhedron", soft)
    hit, way = on_sliding_edges(Rock.from_points(A12[name], mass=250.903), friction_by=monkeypatch)
    assert way.max() == pytest.approx(2.339, rel=0.05) and way.max() == pytest.approx(prototype, rel=0.005)
    assert hit.position[-1, 1] < 2.5 and hit.verdict in ("caught", "unsure")  # the time ends while it swings


@pytest.mark.source("sautter", "rocks as they are, in contact with a net")
@pytest.mark.parametrize("name", ["small icosahedron", "large icosahedron"])
def test_a12_icosahedron_sinks_as_deep_as_the_sphere(name):
    """Hard contact of faces, edges and corners with rope segments: peak within 1 % of the sphere's, and it is held.

    2.352 and 2.319 m for 2.339 m; the digest allows 5 %.
    """
    hit, way = on_sliding_edges(Rock.from_points(A12[name], mass=250.903))
    print(f"{name}: {way.max():.4f} m, {way.max() / 2.339 - 1.0:+.4f}")
    assert way.max() == pytest.approx(2.339, rel=0.01)
    assert hit.position[-1, 1] < 2.5 and hit.verdict in ("caught", "unsure")  # the time ends while it swings


@pytest.mark.source("sautter", "rocks as they are, in contact with a net")
def test_a12_hard_cube_sinks_in_less():
    """It is held, 7.3 % below the sphere: the limit of stiff springs; those of 2e4 N/m make 4.3 % (docs/nets.md)."""
    hit, way = on_sliding_edges(Rock.from_points(A12["cube"], mass=250.903))
    assert way.max() == pytest.approx(0.927 * 2.339, rel=0.01)
    assert hit.position[-1, 1] < 2.5 and hit.verdict in ("caught", "unsure")  # the time ends while it swings


@pytest.mark.source("sautter", "rock smaller than the openings passes and the larger one is held")
@pytest.mark.parametrize(("radius", "verdict"), [(0.05, "through"), (0.21, "caught")])
def test_small_rock_passes_the_openings_and_a_large_one_does_not(radius, verdict):
    """Both rocks of table 4.4 (radii of 0.05 and 0.21 m, 2500 kg/m3), on our own geometry: openings of 0.2 m."""
    description = thesis_nets.sliding_edges()
    rock = Rock.from_points(icosahedron(radius), density=2500.0)
    hit = impact(Net.from_dict(description), rock, (2.1, -0.4, 2.1), (0.0, 5.0, 0.0), max_time=8.0, time_step=1e-4,
                 until_held=True)  # fmt: skip
    assert hit.verdict == verdict


def test_same_impact_has_the_same_bits():
    description = thesis_nets.ring_barrier()
    net = Net.from_dict(description)
    first, second = (impact(net, None, max_time=0.05) for _ in range(2))
    assert first.position.tobytes() == second.position.tobytes()
    assert first.energy["total"].tobytes() == second.energy["total"].tobytes()


@pytest.mark.source("sautter", "contact with springs and dashpots, restitution (appendix F)")
@pytest.mark.parametrize("restitution", [0.1, 0.2, 0.3, 0.5, 0.8, 0.9])
def test_dashpot_gives_the_restitution_asked_for(restitution):
    """Hertz with the dashpot of appendix F on a rigid wall, in this test's own small steps: 0.003."""
    body = sphere({"R": 0.2, "mass": 80.0, "E": 1e6, "nu": 0.2, "cor": restitution})
    x, v, h = 0.0, -2.0, 1e-5
    for _ in range(20_000):
        depth = -x
        if depth < 0.0:
            break
        _, dashpot, _, elastic = stiffnesses(body, depth, body.mass)
        v += h * max(0.0, elastic - dashpot * v) / body.mass
        x += h * v
    assert v / 2.0 == pytest.approx(restitution, abs=3e-3)


@pytest.mark.source("sautter", "Aitken's relaxation (eq. 4.21)")
def test_aitken_relaxation_has_the_table_of_the_thesis():
    """Table D.1: x = ln(2 - x^2) from 0.2, to 1e-12."""
    table = [0.2, 0.5589333185836889, 0.5337871330862051, 0.5372381242767222, 0.5372745099642543, 0.5372744491727965]
    result = fixed_point(lambda x: np.log(2.0 - x * x), 0.2, aitken, 1e-12)
    assert result.values[:6, 0] == pytest.approx(table, abs=1e-12)
    assert result.converged and len(result.values) < 10
    plain = fixed_point(lambda x: np.log(2.0 - x * x), 0.2, constant(1.0), 1e-6)
    assert len(plain.residuals) in (29, 30)  # the thesis counts 29
