# SPDX-License-Identifier: GPL-2.0-or-later
"""Cases of the thesis of Sautter whose inputs its text holds; where geometry is lost, ours, and said so."""

import numpy as np
import pytest

from talus.engine.nets import Net, impact, impacts
from talus.engine.shapes.rock import Rock
from talus.tests.engine.nets.thesis_nets import SIDE, SPIDER, attenuator, fabric_frame

ORTHOTROPIC = {**SPIDER, "axis1": [1.0, 0.0, 0.0]}
CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


@pytest.mark.source("sautter", "frame with a block, chain-link fabric")
def test_a8_block_on_the_frame_is_back_after_a_quarter_second():
    """Section 5.1: 180 kg fall 2 m onto chain-link and leave its plane at about 0.25 s; as a sphere 0.270 s, to 1 %.

    Its radius is not printed; a sphere of 2500 kg/m3 has 0.258 m, one inside the block 0.205 m.
    """
    chain_link = {"E": 5e7, "nu": 0.0, "t": 8e-3, "rho": 81.25, "S0": [0.01, 0.01, 0.0]}
    radius = 0.23
    rock = {"R": radius, "mass": 180.0, "mu": 0.5, "cor": 0.5, "E": 1e5, "nu": 0.2, "vel": [0.0, 0.0, -6.264184],
            "pos": [0.5 * SIDE + 0.01, 0.5 * SIDE + 0.013, radius + 0.001]}  # fmt: skip
    net = Net.from_dict(fabric_frame(20, chain_link, rock=rock)).settle()
    hit = impact(net, None, max_time=0.32, time_step=5e-5)
    above = (hit.position[:, 2] > radius) & (hit.velocity[:, 2] > 0.0)
    back = hit.time[np.argmax(above)]
    print(f"back at the plane after {back:.4f} s, {-hit.position[:, 2].min() + radius:.4f} m deep")
    assert back == pytest.approx(0.270, rel=0.01)
    assert -hit.position[:, 2].min() + radius == pytest.approx(
        0.658, rel=0.01
    )  # an independent prototype: 0.62 to 0.64


def cross(loads=()):
    """Two pre-stressed cables of eight parts each, clamped where they cross: geometry of ours, material of 4.6.3."""
    nodes = [[x, 0.0, 0.0] for x in np.linspace(-4.0, 4.0, 9)]
    own = [k for k in range(9) if k != 4]
    nodes += [[0.0, x, 0.0] for x in np.linspace(-4.0, 4.0, 9)[own]]
    second = [9, 10, 11, 12, 4, 13, 14, 15, 16]
    pairs = [[k, k + 1] for k in range(8)] + [list(pair) for pair in zip(second, second[1:])]
    cable = {"E": 1e9, "A": 1e-3, "rho": 7850.0, "S0": 1e6, "alpha": 8.0}
    return {
        "nodes": nodes, "fixed": [0, 8, 9, 16], "materials": {"c": cable}, "loads": list(loads),
        "elements": [{"type": "cable", "nodes": pair, "mat": "c"} for pair in pairs], "gravity": [0.0, 0.0, -9.81],
    }  # fmt: skip


@pytest.mark.parametrize("restitution", [0.0, 0.5])
def test_a10_rock_comes_to_the_static_state_whatever_its_restitution(restitution):
    """4.6.3 and 4.6.5: 253.34 kg, 2485.2 N, sink in to the deflection of that load at rest; 1 %."""
    mass, radius = 253.34, 0.12
    static = Net.from_dict(cross([(4, 0.0, 0.0, -mass * 9.81)])).settle(tolerance=1e-9).positions[4, 2]
    net = Net.from_dict({**cross(), "rock": {"R": radius, "mass": mass, "mu": 0.0, "cor": restitution}}).settle()
    start = (0.0, 0.0, net.positions[4, 2] + radius + 0.05)
    hit = impact(net, None, start, (0.0, 0.0, 0.0), max_time=8.0, frame_interval=0.01)
    assert mass * 9.81 == pytest.approx(2485.2, abs=0.1)
    assert hit.frames[-100:, 4, 2].mean() == pytest.approx(static, rel=0.01)


@pytest.mark.source("sautter", "attenuator")
def test_a13_free_fall_of_the_block_of_the_attenuator():
    """T092 without the net: 12 m down after 0.7593 s, 7.600 m out (5.2), to one unit of the last printed digit."""
    net = Net.from_dict(fabric_frame(4, ORTHOTROPIC))
    rock = Rock.from_points(0.375 * CUBE, mass=626.0)
    hit = impact(net, rock, (50.0, 50.0, 30.0), (10.01, 0.0, -12.08), max_time=1.0)
    fallen = 30.0 - hit.position[:, 2]
    time = np.interp(12.0, fallen, hit.time)
    assert time == pytest.approx(0.7593, abs=1e-4)
    assert np.interp(time, hit.time, hit.position[:, 0]) - 50.0 == pytest.approx(7.600, abs=1e-3)
    assert hit.verdict == "missed"


def into_the_attenuator(depth, sides, mass, speed, fall, rate, max_time):
    """Ways out [m], ways down [m] and spins [rad/s] of a block that touches the net 6 ms after the start.

    Table 5.7 gives velocities at the impact, so the block begins beside the net: 5 cm before it, by its half diagonal.
    Parameters of set C: friction 0.4, restitution 0.3, turned by 45 degrees.
    """
    description, out, height = attenuator(depth)
    net = Net.from_dict(description).settle(max_steps=4000)
    start = out - 0.5 * np.hypot(*sides[1:]) - 0.05
    turn = np.radians(22.5)
    hit = impact(
        net, Rock.from_points(0.5 * CUBE * sides, mass=mass), (9.0, start, height), (0.0, speed, -fall),
        max_time=max_time, spin=(-rate, 0.0, 0.0), orientation=(np.cos(turn), np.sin(turn), 0.0, 0.0),
        friction=0.4, restitution=0.3,
    )  # fmt: skip
    assert hit.first_contact < 0.01 and hit.energy_error < 0.05
    down = height - hit.position[:, 2]
    until = down <= 12.0
    return (hit.position[:, 1] - start)[until], down[until], hit.spin[until, 0]


@pytest.mark.source("sautter", "attenuator")
@pytest.mark.parametrize(("depth", "landing"), [(2.0, 1.45), (4.0, 2.42), (6.0, 2.88)])
def test_a14_block_of_the_attenuator_lands_a_third_as_far_out(depth, landing):
    """T092: about 2.5 m out when 12 m down, free 7.6 m (section 5.2). On its way it comes 2.8 to 3.2 m out.

    A reconstruction: the place of the impact in the net is not printed. Impacts 2, 4 and 6 m below the top rope give
    1.45, 2.42 (2.37 m with half the mesh) and 2.88 m, each held to 5 %; the printed 2.5 m lies between the last two.
    The spin turns round in all.
    """
    out, down, spin = into_the_attenuator(depth, np.full(3, 0.75), 626.0, 10.01, 12.08, 22.0, 1.7)
    print(f"{depth:g} m below the top rope: {out[-1]:.4f} m out at last, {out.max():.4f} m at most")
    assert down[-1] > 11.9 and out.max() < 1.25 * 3.0
    assert out[-1] == pytest.approx(landing, rel=0.05)
    assert out[-1] < 0.5 * 7.6 and spin[0] == pytest.approx(-22.0, abs=0.1) and spin.max() > 5.0


def test_a14_other_block_with_the_same_parameters():
    """T089, of which no number is printed: it turns back within 3 m (free 10.1 m), its spin turns round."""
    out, down, spin = into_the_attenuator(4.0, np.array([0.75, 0.51, 0.48]), 278.0, 13.78, 12.78, 10.0, 1.7)
    assert out.max() < 3.0 and out[-1] < out.max() and down[-1] > 8.0 and spin.max() > 5.0


@pytest.mark.source("sautter", "plate in membrane action, orthotropic")
def test_orthotropic_fabric_creates_no_energy_in_a_hundred_impacts():
    """S4/130, with which the reference code gives a rock of 77 kJ a net of 4.6e5 kJ: never more than the rock brings.

    What net and rock hold together stays within 1 % of what the rock had, counting the fall under its weight.
    """
    net = Net.from_dict(fabric_frame(8, ORTHOTROPIC)).settle()
    rng, cases = np.random.default_rng(13), []
    for _ in range(100):
        size, spin = rng.uniform(0.15, 0.35), rng.normal(size=3)
        cases.append({
            "rock": Rock.from_points(size * CUBE * rng.uniform(0.6, 1.0, 3), density=2600.0),
            "position": (*rng.uniform(1.2, 2.7, 2), 0.75),
            "velocity": (*rng.uniform(-5.0, 5.0, 2), -rng.uniform(4.0, 20.0)),
            "spin": spin * 10.0, "orientation": rng.normal(size=4), "max_time": 0.12,
        })  # fmt: skip
    for hit in impacts(net, cases, threads=2):
        of_rock = hit.energy["rock_motion"] + hit.energy["rock_rotation"]
        held = hit.energy["elastic"] + hit.energy["net_motion"] + hit.energy["loads"]
        brought = of_rock[0] + hit.energy["rock_potential"][0] - hit.energy["rock_potential"]
        assert (held - held[0] + of_rock - brought).max() < 0.01 * of_rock[0]
        assert np.isfinite(hit.position).all()
