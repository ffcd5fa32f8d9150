# SPDX-License-Identifier: GPL-2.0-or-later
"""The granular channel of Preclik et al., section 4.3: its solver against closed forms, both laws on one flow."""

import numpy as np
import pytest

from talus.engine.research import granular_channel as channel
from talus.engine.research.granular_channel import COULOMB, DISSIPATION, FRICTION, MASS, RADIUS, STEP


def contact(first, second, normal, gap=0.0, wall_speed=0.0):
    """One contact."""
    return channel.Contacts(
        np.array([first]), np.array([second]), np.array([normal], float), np.array([gap]), np.array([wall_speed]),
        np.zeros(1, np.int64), np.zeros((1, 3)),
    )  # fmt: skip


@pytest.mark.parametrize("law", [COULOMB, DISSIPATION])
@pytest.mark.parametrize("slip", [0.5, 5.0])
def test_two_spheres_that_hit_stick_or_slip_by_their_closed_form(law, slip):
    """Purely inelastic: no normal velocity is left; slip ends within the cone, p_t = (2/7) (m/2) slip, or p_t = mu p_n.

    Momentum, and angular momentum about the point of contact, stay.
    """
    motion = np.array([[-1.0, slip, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]])
    before, one = motion.copy(), contact(0, 1, (1.0, 0.0, 0.0))
    channel.sweep(law, one, motion, np.zeros((1, 2, 6)), 1.0)
    normal, across = one.impulse[0, 0], -one.impulse[0, 1]
    assert normal == pytest.approx(MASS, rel=1e-12)  # half the mass, a velocity of 2 m/s
    assert across == pytest.approx(min(slip * MASS / 7.0, FRICTION * normal), rel=1e-9)
    assert motion[0, 0] - motion[1, 0] == pytest.approx(0.0, abs=1e-12)
    assert motion[:, :3].sum(axis=0) == pytest.approx(before[:, :3].sum(axis=0), abs=1e-12)
    inertia = 0.4 * MASS * RADIUS**2
    turning = inertia * motion[:, 5].sum() + MASS * RADIUS * (motion[0, 1] - motion[1, 1])
    assert turning == pytest.approx(MASS * RADIUS * slip, rel=1e-9)


def test_both_laws_have_the_same_impulse_for_any_two_spheres():
    """q = 0 for spheres, so that maximum dissipation and Coulomb's law are one; 1e-12 of the impulse."""
    rng = np.random.default_rng(3)
    for _ in range(200):
        normal = rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        impulses, motion = [], rng.normal(size=(2, 6)) * [1, 1, 1, 1e3, 1e3, 1e3]
        for law in (COULOMB, DISSIPATION):
            one = contact(0, 1, normal, gap=rng.choice([0.0]))
            channel.sweep(law, one, motion.copy(), np.zeros((1, 2, 6)), 1.0)
            impulses.append(one.impulse[0])
        assert impulses[0] == pytest.approx(impulses[1], abs=1e-12 * MASS * 10.0)


def test_a_sphere_on_the_floor_slides_until_it_rolls():
    """From 1 m/s without spin, mu g until 5/7 of the speed are left: closed form, 1e-3."""
    flow = channel.Channel()
    flow.place, flow.motion = np.array([[2e-3, 1e-3, RADIUS]]), np.zeros((1, 6))
    flow.motion[0, 0], flow.push = 0.02, -1.0
    steps = round(2.0 * 0.02 / (7.0 * FRICTION * 9.81) / STEP)
    for k in range(2 * steps):
        flow.push = -1.0
        flow.step()
        if k == steps // 2:
            assert flow.motion[0, 0] == pytest.approx(0.02 - FRICTION * 9.81 * (k + 1) * STEP, rel=1e-3)
    assert flow.motion[0, 0] == pytest.approx(5.0 / 7.0 * 0.02, rel=1e-3)
    assert flow.motion[0, 4] * RADIUS == pytest.approx(flow.motion[0, 0], rel=1e-3)


@pytest.mark.source("preclik", "granular channel, table 2")
def test_spheres_are_those_of_the_paper_only_with_its_diameter_as_radius():
    """247,000 spheres fill 57.2 %, 1.4 million come in a second. With a diameter of 0.47 mm they fill 7.2 %."""
    flow = channel.Channel(channel.WHOLE, sweeps=1)
    share = 246992.29 * MASS / channel.DENSITY / flow.room
    assert share == pytest.approx(0.572, abs=5e-4)
    assert share / 8.0 < 0.072
    layer = len(np.arange(0.5e-3, 0.065 - RADIUS, 1e-3)) * len(np.arange(0.5e-3, 0.02 - RADIUS, 1e-3))
    assert layer * channel.SPEED / (2.0 * RADIUS) == pytest.approx(1.4e6, rel=0.02)


@pytest.mark.source("preclik", "granular channel, table 2")
def test_flow_is_the_same_by_both_laws_until_rounding_separates_them():
    """Table 2 finds no difference of the laws, and for spheres there is none: 60 steps of a channel, 1e-9 m."""
    flows = [channel.Channel(law=law) for law in (COULOMB, DISSIPATION)]
    for _ in range(60):
        for flow in flows:
            flow.step()
    assert len(flows[0].place) == len(flows[1].place) > 1000
    assert np.abs(flows[0].place - flows[1].place).max() < 1e-9
    assert flows[0].deepest < 0.3 * RADIUS


@pytest.mark.source("preclik", "Jacobi and Gauss-Seidel blended in parallel")
def test_domains_side_by_side_come_to_the_impulses_of_one():
    """The blend ends where Gauss-Seidel alone ends, with weight 0.9 and 4 domains.

    Contacts that are all solved side by side settle with a small weight.
    """
    flow = channel.Channel(sweeps=60)
    for _ in range(150):
        flow.step()
    ends = []
    for domains, weight in ((1, 1.0), (4, 0.9)):
        contacts, motion = flow.contacts(domains), flow.free()
        changes = np.zeros((domains, *motion.shape))
        sizes = [channel.sweep(COULOMB, contacts, motion, changes, weight) for _ in range(1000)]
        assert sizes[-1] < 1e-3 * sizes[0]
        ends.append(motion)
    moved = np.abs(ends[0] - flow.free())[:, :3].max()
    assert np.abs(ends[0] - ends[1])[:, :3].max() < 0.05 * moved
    jacobi = channel.convergence(flow, -1, 0.3, 25)
    assert jacobi[-1] < 0.5 * jacobi[0]
