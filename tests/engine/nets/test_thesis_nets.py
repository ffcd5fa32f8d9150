# SPDX-License-Identifier: GPL-2.0-or-later
"""The regression tests of the thesis's author: one ring, a ring barrier with brakes, a net on rough edge ropes."""

import sys

import numpy as np
import pytest

from talus.engine.nets import Net, advance, impact
from talus.engine.nets.contact.rock_body import sphere
from talus.engine.nets.fixed_point import aitken, constant, fixed_point
from talus.engine.shapes.rock import Rock
from talus.tests.engine.nets import reference_rope, thesis_nets

CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


def icosahedron(radius):
    golden = 0.5 * (1.0 + np.sqrt(5.0))
    corners = [np.roll((0.0, a, b * golden), turn) for turn in range(3) for a in (1, -1) for b in (1, -1)]
    return radius * np.array(corners) / np.sqrt(1.0 + golden * golden)


def watched(hit, node, axis, times):
    return np.interp(times, hit.frame_times, hit.frames[:, node, axis])


def test_pulled_ring():
    """0.1 % after 4 s; at 1 s, where the pull has hardly moved it, the reference's lag of two steps is 0.4 %."""
    net = Net.from_dict(thesis_nets.one_ring(), reference_ring_mass=True)
    history = advance(net, 6.0, 1e-3, load_curve=((0.0, 6.0), (0.0, 6.0)))
    times, wanted = thesis_nets.ONE_RING.T
    found = np.interp(times, history.time, history.positions[:, 2, 0] - 2.0)
    assert found[times > 4.0] == pytest.approx(wanted[times > 4.0], rel=1e-3)
    assert found == pytest.approx(wanted, rel=5e-3)


@pytest.mark.parametrize(("is_reference", "end", "share"), [(True, -4.32296, 0.01), (False, -4.507, 0.01)])
def test_ring_barrier_with_brakes(is_reference, end, share):
    """The reference within 1 % with its ring mass; with the true mass the value of an independent prototype, 1 %."""
    description = thesis_nets.ring_barrier()
    net = Net.from_dict(description, reference_ring_mass=is_reference)
    hit = impact(net, None, max_time=0.2, time_step=5e-5, frame_interval=1e-3)
    assert watched(hit, description["watched"], 2, 0.1997) == pytest.approx(end, rel=share)
    assert hit.energy_error < 0.01


def on_sliding_edges(rock=None, max_time=2.4):
    """The impact, and the displacement of the net's middle every 4 ms."""
    description = thesis_nets.sliding_edges()
    entry = description["rock"]
    hit = impact(
        Net.from_dict(description), rock, entry["pos"], entry["vel"], max_time=max_time, time_step=1e-4,
        frame_interval=4e-3,
    )  # fmt: skip
    return hit, hit.frames[:, description["centre"], 1]


def test_a1_net_on_sliding_edges_with_the_rope_friction_of_the_reference(monkeypatch):
    """Peak and its time 0.5 %, the next low and high 1.5 %, 0.015 m (root mean square): the tolerances of case A1.

    Its rule in place of the capstan, in this test only: the peak is 2.3397 m (2.33878), 0.0077 m in the mean.
    """
    monkeypatch.setattr(sys.modules[impact.__module__], "forces", reference_rope.forces)
    hit, way = on_sliding_edges()
    times, wanted = thesis_nets.SLIDING_EDGES.T
    assert np.sqrt(((np.interp(times, hit.frame_times, way) - wanted) ** 2).mean()) < 0.015
    peak = way.argmax()
    low = peak + way[peak : peak + 250].argmin()
    high = low + way[low:].argmax()
    assert way[peak] == pytest.approx(2.33878, rel=0.005) and hit.frame_times[peak] == pytest.approx(0.862, rel=0.005)
    assert [way[low], way[high]] == pytest.approx([1.57775, 1.92818], rel=0.015)


def test_net_on_sliding_edges_with_the_capstan():
    """Within 1 % at the peak and 0.022 m (root mean square) of the reference, whose friction is no capstan.

    0.0211 m is what is left with steps four times as small, with and without the rounding of short segments.
    """
    hit, way = on_sliding_edges()
    times, wanted = thesis_nets.SLIDING_EDGES.T
    assert np.sqrt(((np.interp(times, hit.frame_times, way) - wanted) ** 2).mean()) < 0.022
    assert way.max() == pytest.approx(wanted.max(), rel=0.01)
    assert hit.verdict == "caught"


@pytest.mark.parametrize("shape", [icosahedron(0.288), icosahedron(0.317)], ids=["small", "large"])
def test_a12_icosahedron_sinks_as_deep_as_the_sphere(shape):
    """Hard contact of faces, edges and corners with rope segments: peak within 5 % of the sphere's, and it is held."""
    hit, way = on_sliding_edges(Rock.from_points(shape, mass=250.903))
    assert way.max() == pytest.approx(2.339, rel=0.05)
    assert hit.position[-1, 1] < 2.5 and hit.verdict == "caught"


def test_a12_cube_is_held():
    hit, _ = on_sliding_edges(Rock.from_points(0.232 * CUBE, mass=250.903))
    assert hit.position[-1, 1] < 2.5 and hit.verdict == "caught"


def test_a12_cube_with_contact_and_rope_friction_of_the_reference(monkeypatch):
    """Hard and over capstans it sinks in 7.3 % less than the sphere, which A12 asks within 5 %: what makes that.

    As soft as the sphere, 3.6 %; with the reference's rope friction too 3.1 %, 1.1 % from the 2.293 m of the prototype
    that A12 was made with (its contact was linear and soft, its rope friction that of the reference).
    """
    rock, soft = Rock.from_points(0.232 * CUBE, mass=250.903), sphere(thesis_nets.sliding_edges()["rock"])._asdict()
    assert on_sliding_edges(rock, 1.0)[1].max() == pytest.approx(0.927 * 2.339, rel=0.01)
    module = sys.modules[impact.__module__]
    body = module.polyhedron(rock, soft["friction"], soft["restitution"])
    body = body._replace(**{name: soft[name] for name in ("stiffness", "shear", "damping")})
    monkeypatch.setattr(module, "polyhedron", lambda *given: body)
    assert on_sliding_edges(rock, 1.0)[1].max() == pytest.approx(2.339, rel=0.05)
    monkeypatch.setattr(module, "forces", reference_rope.forces)
    assert on_sliding_edges(rock, 1.0)[1].max() == pytest.approx(2.293, rel=0.015)


@pytest.mark.parametrize(("radius", "verdict"), [(0.05, "through"), (0.21, "caught")])
def test_small_rock_passes_the_openings_and_a_large_one_does_not(radius, verdict):
    """As in section 4.6.7 of the thesis, on our own geometry: openings of 0.2 m."""
    description = thesis_nets.sliding_edges()
    rock = Rock.from_points(icosahedron(radius), density=2500.0)
    hit = impact(Net.from_dict(description), rock, (2.1, -0.4, 2.1), (0.0, 5.0, 0.0), max_time=0.8, time_step=1e-4)
    assert hit.verdict == verdict


def test_same_impact_has_the_same_bits():
    description = thesis_nets.ring_barrier()
    net = Net.from_dict(description)
    first, second = (impact(net, None, max_time=0.05) for _ in range(2))
    assert first.position.tobytes() == second.position.tobytes()
    assert first.energy["total"].tobytes() == second.energy["total"].tobytes()


@pytest.mark.parametrize("restitution", [0.1, 0.2, 0.3, 0.5, 0.8, 0.9])
def test_dashpot_gives_the_restitution_asked_for(restitution):
    """Hertz with the dashpot of appendix F on a rigid wall, in this test's own small steps: 0.003."""
    body = sphere({"R": 0.2, "mass": 80.0, "E": 1e6, "nu": 0.2, "cor": restitution})
    x, v, h = 0.0, -2.0, 1e-6
    for _ in range(200_000):
        depth = -x
        if depth < 0.0:
            break
        tangent = 2.0 * body.stiffness * np.sqrt(body.radius * depth)
        force = max(0.0, 2.0 / 3.0 * tangent * depth - 2.0 * body.damping * np.sqrt(body.mass * tangent) * v)
        v += h * force / body.mass
        x += h * v
    assert v / 2.0 == pytest.approx(restitution, abs=3e-3)


def test_aitken_relaxation_has_the_table_of_the_thesis():
    """Table D.1: x = ln(2 - x^2) from 0.2, to 1e-12."""
    table = [0.2, 0.5589333185836889, 0.5337871330862051, 0.5372381242767222, 0.5372745099642543, 0.5372744491727965]
    found = fixed_point(lambda x: np.log(2.0 - x * x), 0.2, aitken, 1e-12)
    assert found.values[:6, 0] == pytest.approx(table, abs=1e-12)
    assert found.converged and len(found.values) < 10
    plain = fixed_point(lambda x: np.log(2.0 - x * x), 0.2, constant(1.0), 1e-6)
    assert len(plain.residuals) in (29, 30)  # the thesis counts 29
