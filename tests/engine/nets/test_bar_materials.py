# SPDX-License-Identifier: GPL-2.0-or-later
"""Hyperelastic trusses and cables, and damping in proportion to stiffness, against closed forms."""

import numpy as np
import pytest

from talus.engine.nets import Net, NetError, advance
from talus.engine.nets.elements.hyperelastic import stiffest, tangent
from talus.engine.nets.elements.internal_damping import brake_bars

SOFT = {"E": 1e6, "A": 1e-4, "rho": 1000.0}
STEEL = {"E": 1e11, "A": 1e-4, "rho": 7850.0}
# table 3.2: the second Piola-Kirchhoff stress over E, by the Green-Lagrange strain
TABLE = {
    (4.0, 2.0): lambda strain: strain,
    (2.0, 0.0): lambda strain: strain / (2.0 * strain + 1.0),
    (3.0, -2.0): lambda strain: ((2.0 * strain + 1.0) ** 0.5 - (2.0 * strain + 1.0) ** -2.0) / 5.0,
}


def bar(material, kind="truss", length=1.0, **more):
    """A bar of 1 m, or stretched from another length, along x, its first end held."""
    return Net.from_dict({
        "nodes": [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], "fixed": [0], "materials": {"m": material},
        "elements": [{"type": kind, "nodes": [0, 1], "mat": "m", "length": length}], **more,
    })  # fmt: skip


def led(material, end, kind="truss"):
    """History of the bar whose end is led to that stretch in 1 s."""
    return advance(bar(material, kind, fixed=[0, 1]), 1.0, 1e-3, led=[1],
                   path=((0.0, 1.0), ((0.0, 0.0, 0.0), (end - 1.0, 0.0, 0.0))))  # fmt: skip


@pytest.mark.long
@pytest.mark.source("sautter", "one-dimensional laws of Ogden and Neo-Hooke (eqs. 3.48 to 3.54)")
@pytest.mark.parametrize("exponents", TABLE, ids=["St. Venant-Kirchhoff", "Neo-Hooke", "Ogden"])
@pytest.mark.parametrize("end", [1.6, 0.7])
def test_stress_is_that_of_table_3_2(exponents, end):
    """N = A (S0 + S(E)) l / L with S of table 3.2 and eq. 3.53, pulled to 1.6 and pressed to 0.7; 1e-12 of E A."""
    history = led({**SOFT, "S0": 2e4, "ogden": exponents}, end)
    stretch = history.positions[:, 1, 0]
    stress = 2e4 + 1e6 * TABLE[exponents](0.5 * (stretch**2 - 1.0))
    assert history.bar_forces[:, 0] == pytest.approx(1e-4 * stress * stretch, abs=1e-12 * 1e2)


@pytest.mark.source("sautter", "one-dimensional laws of Ogden and Neo-Hooke (eqs. 3.48 to 3.54)")
def test_st_venant_and_kirchhoff_is_a_case_of_ogden():
    """Exponents 4 and 2 swing as the bars without a law of their own do, to 1e-9."""
    ways = [advance(bar({**SOFT, "S0": 3e4, **law}), 0.2, 1e-4).positions[-1, 1, 0] for law in ({}, {"ogden": [4, 2]})]
    assert ways[0] == pytest.approx(ways[1], rel=1e-9) and abs(ways[0] - 1.0) > 1e-3


@pytest.mark.source("sautter", "one-dimensional laws of Ogden and Neo-Hooke (eqs. 3.48 to 3.54)")
@pytest.mark.parametrize("exponents", list(TABLE)[1:], ids=["Neo-Hooke", "Ogden"])
@pytest.mark.parametrize(("kind", "end"), [("truss", 1.5), ("truss", 0.7), ("cable", 0.7)])
def test_energy_is_the_work_of_the_force(exponents, kind, end):
    """Stored energy by eq. 3.49 and the area under the force agree to 1e-5, through slack too."""
    history = led({**SOFT, "S0": 1e5, "ogden": exponents}, end, kind)
    way, force = history.positions[:, 1, 0], history.bar_forces[:, 0]
    area = (0.5 * (force[1:] + force[:-1]) * np.diff(way)).sum()
    stored = history.account[:, 0]
    assert stored[-1] - stored[0] == pytest.approx(area, rel=1e-5)
    if kind == "cable":
        assert force[-1] == 0.0 and stored[-1] == stored[-2] < 0.0


@pytest.mark.source("sautter", "one-dimensional laws of Ogden and Neo-Hooke (eqs. 3.48 to 3.54)")
def test_tangent_is_that_of_equation_3_54():
    """dP/dx = S + x^2 C, with C of table 3.2 and S / E of it; the step is taken for the stiffest of the stretches."""
    for stretch in (0.8, 1.0, 1.3):
        strain = 0.5 * (stretch**2 - 1.0)
        of_neo_hooke = strain / (2.0 * strain + 1.0) + stretch**2 / (2.0 * strain + 1.0) ** 2
        assert tangent(stretch, 1.0, 2.0, 0.0) == pytest.approx(of_neo_hooke, rel=1e-14)
        assert tangent(stretch, 1.0, 4.0, 2.0) == pytest.approx(strain + stretch**2, rel=1e-14)
    assert stiffest(1.0, 2.0, 0.0, 1.25) == tangent(0.8, 1.0, 2.0, 0.0)


@pytest.mark.source("sautter", "stiffness-proportional part of Rayleigh damping")
def test_damping_by_stiffness_brakes_a_vibration_as_its_ratio_says():
    """Zeta = beta omega / 2 (eq. 3.32): the decrement of 20 vibrations along a stiff bar, 1 % of it."""
    mass, pulled = 10.0, 1e-4
    stiffness = STEEL["E"] * STEEL["A"]
    omega = np.sqrt(stiffness / (mass + 0.5 * STEEL["A"] * STEEL["rho"]))
    ratio = 0.01
    net = bar({**STEEL, "beta": 2.0 * ratio / omega}, length=1.0 / (1.0 + pulled), point_mass=[(1, mass)])
    period = 2.0 * np.pi / omega
    history = advance(net, 21.0 * period, period / 500.0)
    way = history.positions[:, 1, 0] - 1.0 / (1.0 + pulled)
    peaks = way[1:-1][(way[1:-1] > way[:-2]) & (way[1:-1] >= way[2:])]
    decrement = np.log(peaks[0] / peaks[19]) / 19.0
    assert decrement == pytest.approx(2.0 * np.pi * ratio / np.sqrt(1.0 - ratio**2), rel=1e-2)
    total = history.kinetic + history.account.sum(axis=1)
    assert np.abs(total - total[0]).max() < 1e-4 * history.account[0, 0]
    booked = np.diff(history.account[:, 3])
    assert booked.min() > -1e-3 * booked.max()  # where the bar turns round, the mean of two forces may have either sign


@pytest.mark.source("sautter", "stiffness-proportional part of Rayleigh damping")
def test_damping_is_that_of_the_rate_of_strain_and_none_across_a_bar():
    """Eq. 3.31, second part: N_d = A beta E dE/dt l / L with dE/dt = l dl/dt / L^2; turning alone changes no length."""
    net = bar({**STEEL, "beta": 1e-3}, length=0.8)
    state = net.copy_of_state()
    state.velocities[1] = (0.0, 3.0, -2.0)
    brake_bars(net.arrays, state)
    assert not state.forces.any()
    state.velocities[1] += (0.25, 0.0, 0.0)
    brake_bars(net.arrays, state)
    force = STEEL["A"] * 1e-3 * STEEL["E"] * (1.0 * 0.25 / 0.8**2) * 1.0 / 0.8
    np.testing.assert_allclose(state.forces, [[force, 0.0, 0.0], [-force, 0.0, 0.0]], rtol=1e-12)


def test_a_bar_that_only_turns_is_not_braked():
    """A pulled pendulum without weight turns on at its speed: damping acts on the strain."""
    material = {**STEEL, "S0": 1e7}
    energies = []
    for beta in (0.0, 1e-3):
        net = bar({**material, "beta": beta}, point_mass=[(1, 1.0)])
        speed = np.sqrt(material["A"] * material["S0"] / net.arrays.masses[1])  # that the pre-stress holds on a circle
        net.state.velocities[1, 1] = speed
        history = advance(net, 1.0, 2e-6, sample_every=1000)
        energies.append(history.kinetic[-1])
        assert history.positions[-1, 1] == pytest.approx([np.cos(speed), np.sin(speed), 0.0], abs=2e-3)
    assert energies[1] == pytest.approx(energies[0], rel=1e-4)


def test_slack_cable_is_not_braked_and_no_cable_pushes():
    """A cable that shortens at once goes slack, never negative; a slack one moves with the bits of an undamped one."""
    shortens = bar({**SOFT, "beta": 0.1}, "cable", length=0.99, point_mass=[(1, 1.0)])
    forces = advance(shortens, 0.5, 1e-4).bar_forces[:, 0]
    assert forces.max() > 1.0 and forces.min() == 0.0
    slack = bar({**SOFT, "beta": 0.1}, "cable", length=2.0, point_mass=[(1, 1.0)], loads=[(1, 30.0, 0.0, 0.0)])
    free = bar(SOFT, "cable", length=2.0, point_mass=[(1, 1.0)], loads=[(1, 30.0, 0.0, 0.0)])
    assert (advance(slack, 0.1, 1e-4).positions == advance(free, 0.1, 1e-4).positions).all()


def test_step_of_a_damped_bar_is_the_largest_that_is_stable():
    """At 0.99 of the limit a vibration dies out, at 1.01 it grows without bound: both over 3000 steps."""
    net = bar({**STEEL, "beta": 2e-4}, length=1.0 - 1e-9, point_mass=[(1, 1.0)])
    undamped = bar(STEEL, length=1.0 - 1e-9, point_mass=[(1, 1.0)])
    # the bound counts the stiffness twice for a bar with one free end (Gershgorin): omega^2 is half of it
    omega = np.sqrt(STEEL["E"] * STEEL["A"] / net.arrays.masses[1])
    damping = 0.5 * omega * 2e-4
    limit = 2.0 / omega * (np.sqrt(1.0 + damping**2) - damping)
    assert net.time_step_limit < min(limit, undamped.time_step_limit)
    for share, grows in ((0.99, False), (1.01, True)):
        way = np.abs(advance(net, 3000 * share * limit, share * limit).positions[:, 1, 0] - 1.0)
        assert (way[-100:].max() > 1e-8) == grows


@pytest.mark.parametrize(
    ("change", "kind", "words"),
    [
        ({"ogden": [2.0]}, "truss", "ogden of 'm': .* 2 finite numbers"),
        ({"ogden": [0.5, -1.0]}, "truss", "first exponent has to be at least 1"),
        ({"ogden": [1.0, 2.0]}, "cable", "more than the second"),
        ({"ogden": [2.0, 0.0], "yield": 1e7}, "cable", "one law"),
        ({"ogden": [2.0, 0.0]}, "slide", "which only truss, cable have"),
        ({"beta": 1e-4}, "slide", "which only truss, cable, beam have"),
        ({"beta": -1.0}, "truss", "zero or more, in s"),
    ],
)  # fmt: skip
def test_wrong_materials_are_refused(change, kind, words):
    """The message names the material, what is wrong and how to repair it."""
    with pytest.raises(NetError, match=words):
        bar({**SOFT, **change}, kind)
