# SPDX-License-Identifier: GPL-2.0-or-later
"""Weak and strong coupling of rock and net: the findings of sections 4.5 and 4.6 of the thesis of Sautter, in kind.

Its geometry is lost; the sphere of section 4.6.3 (R = 0.12 m, 3.5e4 kg/m3, S0 = 1e6 and E = 1e9 N/m2) lies on a cable
of four pieces over 2 m here.
"""

import numpy as np
import pytest

from talus.engine.nets import Net
from talus.engine.research.coupled_net import ImplicitNet, Sphere, run_coupled
from talus.engine.research.fixed_point import aitken, constant

LOAD = 2485.2  # N, equation 4.30
MASS = LOAD / 9.81


def cable(density=7850.0):
    nodes = [[0.5 * k, 0.0, 0.0] for k in range(5)]
    return Net.from_dict({
        "nodes": nodes, "fixed": [0, 4], "gravity": [0.0, 0.0, -9.81],
        "materials": {"c": {"E": 1e9, "A": 1e-4, "rho": density, "S0": 1e6, "alpha": 20.0}},
        "elements": [{"type": "cable", "nodes": [k, k + 1], "mat": "c"} for k in range(4)],
    })  # fmt: skip


def sphere(damping, density):
    node = 0.5 * 1e-4 * density
    return Sphere(MASS, 0.12, 2.5e5, damping, 1.0 / (1.0 / node + 1.0 / MASS), height=0.02, drag=2000.0)


def on_cable(step, relaxation=None, density=7850.0, damping=0.3, duration=1.5):
    return run_coupled(cable(density), 2, sphere(damping, density), step, duration, relaxation)


def static_sag():
    """Height of the middle where the cable holds the load, its own 0.16 kg a metre left out: 2 N sin = load."""
    low, high = -0.9, 0.0
    for _ in range(60):
        sag = 0.5 * (low + high)
        stretch = np.sqrt(1.0 + sag * sag)
        pull = -2.0 * 1e-4 * (1e6 + 0.5e9 * (stretch * stretch - 1.0)) * sag
        low, high = (sag, high) if pull > LOAD else (low, sag)
    return 0.5 * (low + high)


def is_at_rest(run):
    """In contact all along the last tenth, with the weight of the rock, within 1 %."""
    last = run.force[-(len(run.force) // 10) :]
    return run.is_stable and bool((np.abs(last - LOAD) < 0.01 * LOAD).all())


@pytest.mark.long
@pytest.mark.source("sautter", "weak and strong coupling")
def test_section_4_6_3_weak_coupling_holds_at_small_steps_and_fails_at_large_ones():
    assert is_at_rest(on_cable(1e-3))
    failed = on_cable(1e-2)
    assert not is_at_rest(failed) and (failed.force[20:] == 0.0).any()  # contact is lost


@pytest.mark.long
@pytest.mark.source("sautter", "weak and strong coupling")
@pytest.mark.parametrize("step", [1e-2, 3e-2])
def test_section_4_6_3_strong_coupling_holds_at_large_steps(step):
    run = on_cable(step, aitken)
    assert is_at_rest(run) and run.node[-1] == pytest.approx(static_sag(), rel=0.01)


@pytest.mark.long
@pytest.mark.source("sautter", "weak and strong coupling")
def test_section_4_5_weak_coupling_fails_on_light_nets():
    """At 1e-2 s: a net thirty times as heavy is held by its mass."""
    assert is_at_rest(on_cable(1e-2, density=30 * 7850.0))
    assert not is_at_rest(on_cable(1e-2))


@pytest.mark.source("sautter", "cost of relaxation factors")
@pytest.mark.long
def test_table_4_2_cost_of_relaxation_factors():
    """Iterations of 0.2, 0.5, 0.7 and Aitken, as shares of those with the factor 0.1, to 0.01; 1.0 finds nothing.

    Here 0.45, 0.17, 0.45 and 0.07. The thesis prints 0.54, 0.20, 0.28 and 0.19 of the time (docs/nets.md says why). Its
    order is ours but for Aitken's factor, which comes first here and second there by a hundredth.
    """
    cost = {a: on_cable(1e-2, constant(a), duration=0.6).iterations.sum() for a in (0.1, 0.2, 0.5, 0.7)}
    of_aitken = on_cable(1e-2, aitken, duration=0.6).iterations.sum()
    shares = [count / cost[0.1] for count in (cost[0.2], cost[0.5], cost[0.7], of_aitken)]
    print("iterations over those with the factor 0.1:", shares)
    assert shares == pytest.approx([0.45, 0.17, 0.45, 0.07], abs=0.01)
    assert not on_cable(1e-2, constant(1.0), duration=0.6).is_stable


@pytest.mark.long
@pytest.mark.source("sautter", "influence of restitution")
def test_section_4_6_5_damping_changes_the_way_and_not_the_rest():
    """The static state is the same; the way there is not."""
    soft, hard = (on_cable(1e-2, aitken, damping=damping) for damping in (0.1, 0.6))
    assert soft.node[-1] == pytest.approx(hard.node[-1], rel=1e-3)
    assert np.abs(soft.node - hard.node).max() > 1e-4


def swing(radius, step, steps):
    """Velocities of a node of 1 kg on two bars of together 2e5 N/m, from 1 mm/s, and its own frequency, rad/s."""
    net = Net.from_dict({
        "nodes": [[-1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], "fixed": [0, 2], "fy": [1], "fz": [1],
        "materials": {"c": {"E": 1e9, "A": 1e-4, "rho": 1e4}},
        "elements": [{"type": "truss", "nodes": [k, k + 1], "mat": "c"} for k in range(2)],
    })  # fmt: skip
    body, velocities = ImplicitNet(net, radius), []
    body.velocity = np.array([1e-3])
    for _ in range(steps):
        body.take(body.solved(np.zeros(1), step))
        velocities.append(body.velocity[0])
    return np.array(velocities), np.sqrt(2e5 / body.mass[0])


@pytest.mark.source("sautter", "generalised-alpha scheme (eqs. E.4 and E.5)")
@pytest.mark.parametrize("radius", [0.2, 0.5, 0.8])
def test_fastest_vibrations_are_damped_to_the_spectral_radius_in_a_step(radius):
    """Steps of 500 periods: each leaves the share ``radius`` of Chung and Hulbert, after the first few; 9 %."""
    _, frequency = swing(1.0, 1e-4, 1)
    velocities, _ = swing(radius, 500.0 * 2.0 * np.pi / frequency, 16)
    rate = np.abs(velocities[-1] / velocities[-9])
    assert rate ** (1.0 / 8.0) == pytest.approx(radius, rel=0.09)


@pytest.mark.source("sautter", "generalised-alpha scheme (eqs. E.4 and E.5)")
@pytest.mark.parametrize("radius", [None, 0.5, 1.0])
def test_slow_vibrations_are_followed_to_second_order(radius):
    """Error of the velocity after a period and a quarter with 100 and 200 steps: a quarter, to 1 %."""
    _, frequency = swing(1.0, 1e-4, 1)
    period = 2.0 * np.pi / frequency
    errors = [abs(swing(radius, 1.25 * period / n, n)[0][-1]) for n in (100, 200)]
    assert errors[0] / errors[1] == pytest.approx(4.0, rel=0.01)


@pytest.mark.source("sautter", "generalised-alpha scheme (eqs. E.4 and E.5)")
def test_strong_coupling_holds_with_the_generalised_alpha_scheme_too():
    """The case of section 4.6.3 at 1e-2 s, spectral radius 0.5, by Aitken's relaxation: static sag within 1 %."""
    run = run_coupled(cable(), 2, sphere(0.3, 7850.0), 1e-2, 1.5, aitken, radius=0.5)
    assert is_at_rest(run) and run.node[-1] == pytest.approx(static_sag(), rel=0.01)


def test_one_iteration_where_nothing_touches():
    run = on_cable(1e-2, aitken, duration=0.05)
    assert run.iterations[0] <= 3 and run.force[0] == 0.0
