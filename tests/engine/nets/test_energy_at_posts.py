# SPDX-License-Identifier: GPL-2.0-or-later
"""The account of energy of rocks that hit near a post, for all that a net is made of and with any rope friction.

Near a post the tension is largest and rings are drawn to a double line; it was there that the account missed.
"""

import numpy as np
import pytest

from talus.engine import Terrain, rock_library
from talus.engine.nets import Net, impacts
from talus.engine.nets.elements.forces import find_forces

LINE, POST = [(5.0, 20.0), (35.0, 20.0)], 15.0  # x of the first inner post, m
NETS = "ring net", "rings of three", "cable net", "membrane"
OFFSETS, FRICTIONS = (0.1, 0.5, 2.0), (0.0, 0.3)  # m from the post; of all sliding ropes
COARSE, FINE = 5e-5, 2.5e-5  # s


def barrier(name, friction):
    """500 kJ, three fields of 10 m on an even slope of 0.7, meshes of 0.33 m."""
    rows, columns = np.mgrid[0:61, 0:61] * 1.0
    family = NETS[0] if name == NETS[1] else name
    description = Net.family(
        family, 5e5, LINE, Terrain(200.0 - 0.7 * rows + 0.0 * columns, 1.0, (0.0, 0.0))
    ).description
    for rope in ("support", "side"):
        description["materials"][rope]["mu"] = friction
    if name == NETS[1]:
        description["elements"] = [half for entry in description["elements"] for half in halves(entry)]
    return Net.from_dict(description)


def halves(element):
    """Two rings of three nodes in the place of one of four."""
    if element["type"] != "ring":
        return [element]
    a, b, c, d = element["nodes"]
    return [{**element, "nodes": [a, b, c]}, {**element, "nodes": [a, c, d]}]


def hits(net, step, offsets=OFFSETS):
    """Impacts of 2 t at 20 m/s, 400 kJ, level and across, at half the height, so far from the post."""
    rock = rock_library.rock("eota111", volume=2000.0 / 2700.0)
    posts = np.array([entry["nodes"] for entry in net.description["elements"] if entry["type"] == "truss"])
    one = posts[np.abs(net.nodes[posts[:, 0], 0] + net.origin[0] - POST).argmin()]
    middle = 0.5 * (net.nodes[one[0]] + net.nodes[one[1]]) + net.origin
    cases = [
        {"rock": rock, "position": middle + (offset, -1.0, 0.0), "velocity": (0.0, 20.0, 0.0), "max_time": 0.3,
         "time_step": step} for offset in offsets
    ]  # fmt: skip
    return impacts(net, cases, threads=2)


@pytest.mark.source("sautter", "energy of the coupled system (appendix G)")
@pytest.mark.long
@pytest.mark.parametrize("friction", FRICTIONS)
@pytest.mark.parametrize("name", NETS)
def test_energy_of_hits_near_a_post(name, friction):
    """At 5e-5 s at most 1.5 % of the rock's energy, and three times less at half the step where it is above 0.01 %.

    Here 0.06 % at most; 5 to 9 % before short sides of rings were rounded off. Misses of 0.01 % are sums of what each
    segment misses to either side, and fall by 2 to 5 from hit to hit, so three hits are taken together.
    """
    net = barrier(name, friction)
    coarse, fine = ([hit.energy_error for hit in hits(net, step)] for step in (COARSE, FINE))
    assert max(coarse) < 0.015
    assert sum(fine) < max(sum(coarse) / 3.0, 1e-4 * len(OFFSETS))


@pytest.mark.long
def test_short_side_of_a_ring_has_a_potential():
    """Force on a node over the work of moving it, as one side goes from none to more than is rounded off: 1e-5.

    A ring of 1 m, E A 1e6 N, pulled to 1.1 m; the elastic energy's difference over that of the place is the force.
    """
    for count in (3, 4):
        ring = {"type": "ring", "nodes": list(range(count)), "mat": "ring"}
        for share in (0.0, 0.3, 0.99, 1.5):
            short = share * 0.02 / count
            corners = [[0.0, 0.0, 0.0], [0.55, 0.0, 0.0], [0.55, short, 0.0], [0.0, short, 0.0]][:count]
            places = np.array(corners)
            away = [[0.3 * k, 1.0 + 0.1 * k, 0.2 * k * k] for k in range(count)]
            material = {"E": 1e10, "A": 1e-4, "rho": 7850.0}
            net = Net.from_dict({"nodes": away, "fixed": [0], "materials": {"ring": material},
                                 "elements": [{**ring, "length": 1.0}]})  # fmt: skip
            forces, moved = forces_at(net, places), 1e-7
            for axis in range(3):
                up, down = places.copy(), places.copy()
                up[2, axis] += moved
                down[2, axis] -= moved
                slope = (energy_at(net, up) - energy_at(net, down)) / (2.0 * moved)
                assert forces[2, axis] == pytest.approx(-slope, rel=1e-5, abs=1.0)


def forces_at(net, places):
    """Forces on the nodes (n, 3) at places [N]."""
    state = net.copy_of_state()
    state.positions[:] = places
    find_forces(net.arrays, state, False)
    return state.forces


def energy_at(net, places):
    """Elastic energy at places [J]."""
    state = net.copy_of_state()
    state.positions[:] = places
    return find_forces(net.arrays, state, False)


def test_own_step_is_stable_for_the_short_sides_of_a_drawn_ring():
    """A ring of steel wire, drawn to a double line at the largest force that counts, 2 GPa in its wire: its short side
    e = 0.02 of a quarter turns as a spring of 3 N / 2 e between its ends, each of which has a fourth of the wire's
    mass. w^2 = 2 * (3 N / 2 e) / m, and a step is stable below 2 / w."""
    section, perimeter, density = 1e-4, 4.0, 7850.0
    net = Net.from_dict({
        "nodes": [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]],
        "materials": {"ring": {"E": 1e11, "A": section, "rho": density}},
        "elements": [{"type": "ring", "nodes": [0, 1, 2, 3], "mat": "ring"}],
    })  # fmt: skip
    short, mass = 0.02 * perimeter / 4.0, density * section * perimeter / 4.0
    assert net.time_step_limit <= 2.0 / np.sqrt(3.0 * 2e9 * section / short / mass) * (1.0 + 1e-9)
    assert net.time_step <= net.time_step_limit
