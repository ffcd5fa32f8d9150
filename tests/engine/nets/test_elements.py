# SPDX-License-Identifier: GPL-2.0-or-later
"""Elements of nets against closed forms."""

import numpy as np
import pytest

from talus.engine.io.net_files import write_net
from talus.engine.nets import Net, NetError, advance
from talus.engine.nets.contact.rock_body import sphere

STEEL = {"E": 1e11, "A": 1e-4, "rho": 7850.0}
TRUSS = [{"type": "truss", "nodes": [0, 1], "mat": "c"}]


def pulleys(count, friction, pull):
    """A rope over a half circle of fixed pulleys, from an anchor; its free end, of 10 kg, is pulled."""
    angles = np.pi * (np.arange(count) + 0.5) / count
    # equal bends pi / count at each: tangents of the polygon that has its corners at the pulleys
    radius = 1.0 / np.cos(0.5 * np.pi / count)
    corners = np.column_stack([-radius * np.cos(angles), np.zeros(count), radius * np.sin(angles)])
    nodes = np.vstack([[-1.0, 0.0, -1.0], corners, [1.0, 0.0, -1.0]])
    end = len(nodes) - 1
    return {
        "nodes": nodes.tolist(), "fixed": list(range(end)), "fx": [end], "fy": [end],
        "materials": {"rope": {**STEEL, "S0": 0.0, "mu": friction, "alpha": 100.0}},
        "elements": [{"type": "slide", "nodes": list(range(end + 1)), "mat": "rope"}],
        "point_mass": [(end, 10.0)], "loads": [(end, 0.0, 0.0, -pull)],
    }  # fmt: skip


@pytest.mark.source("sautter", "sliding cable with friction (eqs. 3.64 to 3.66)")
@pytest.mark.parametrize("friction", [0.1, 0.3])
def test_capstan(friction):
    """Euler's rope friction: when the pull has come to 18 kN, 18 exp(-mu pi) are at the anchor, 0.5 %."""
    history = advance(Net.from_dict(pulleys(4, friction, 18e3)), 0.4, 2e-5, load_curve=((0.0, 0.4), (0.0, 1.0)),
                      sample_every=100)  # fmt: skip
    anchor, end = np.linalg.norm(history.forces[-1, 0]), np.linalg.norm(history.forces[-1, -1])
    assert end == pytest.approx(18e3, rel=5e-3)  # it swings a little while it is pulled
    assert anchor == pytest.approx(end * np.exp(-friction * np.pi), rel=5e-3)


def test_energy_of_rope_friction_is_booked():
    """Pulled on and let go again: the account closes to 1e-3 of what friction has taken, which never falls."""
    history = advance(Net.from_dict(pulleys(4, 0.2, 18e3)), 0.6, 2e-5, load_curve=((0.0, 0.2, 0.4), (0.0, 1.0, 0.3)))
    friction = history.account[:, 2]
    total = history.kinetic + history.account.sum(axis=1)
    assert np.diff(friction).min() >= -1e-9 * friction[-1]
    # the loads change with time here, so their work is taken from the path
    work = np.interp(history.time, (0.0, 0.2, 0.4), (0.0, 1.0, 0.3)) * 18e3
    down = -(history.positions[:, -1, 2] - history.positions[0, -1, 2])
    mean = 0.5 * (work[1:] + work[:-1]) * np.diff(down)
    balance = total - history.account[:, 4] - np.concatenate([[0.0], np.cumsum(mean)])
    assert np.abs(balance - balance[0]).max() < 1e-3 * friction[-1]


def test_what_a_rock_can_touch_is_found_where_contact_names_no_parts():
    """All rings, with the friction that ``contact`` gives."""
    description = {
        "nodes": [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]], "fixed": [0, 2], "materials": {"c": STEEL},
        "elements": [{"type": "ring", "nodes": [0, 1, 2, 3], "mat": "c"}], "contact": {"mu": 0.2},
    }  # fmt: skip
    assert Net.from_dict(description).parts.nodes[:, :2].tolist() == [[0, 1], [1, 2], [2, 3], [3, 0]]


@pytest.mark.parametrize("entry", [{"mass": 4000.0 / 3.0 * np.pi}, {"rho": 1000.0}])
def test_sphere_by_mass_or_density(entry):
    assert sphere({"R": 1.0, **entry}).mass == pytest.approx(4000.0 / 3.0 * np.pi, rel=1e-12)


@pytest.mark.source("sautter", "truss, cable and prestress (eqs. 3.61 to 3.63)")
def test_catenary():
    """A cable between two supports: the sag of the elastic catenary, 1e-6.

    Chords of N parts hang on the catenary's polygon: the sum of weights at nodes, so the closed form is the funicular
    polygon, solved here for equilibrium at each node with the same strain.
    """
    parts, span, sag = 20, 10.0, 1.0
    x = np.linspace(0.0, span, parts + 1)
    nodes = np.column_stack([x, np.zeros(parts + 1), -4.0 * sag * x / span * (1.0 - x / span)])
    description = {
        "nodes": nodes.tolist(), "fixed": [0, parts], "materials": {"c": {**STEEL, "E": 1e9}},
        "elements": [{"type": "cable", "nodes": [k, k + 1], "mat": "c"} for k in range(parts)],
        "gravity": [0.0, 0.0, -9.81],
    }  # fmt: skip
    net = Net.from_dict(description).settle(tolerance=1e-10)
    forces = net.state.bar_forces
    directions = np.diff(net.positions, axis=0)
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    horizontal = forces * directions[:, 0]
    assert horizontal == pytest.approx(np.full(parts, horizontal.mean()), rel=1e-6)  # the same all along
    lengths = np.linalg.norm(np.diff(nodes, axis=0), axis=1)
    weights = STEEL["rho"] * STEEL["A"] * 9.81 * 0.5 * (lengths[1:] + lengths[:-1])
    assert np.diff(forces * directions[:, 2]) == pytest.approx(weights, rel=1e-6)
    stretch = np.linalg.norm(np.diff(net.positions, axis=0), axis=1) / lengths
    assert forces == pytest.approx(1e5 * 0.5 * (stretch**2 - 1.0) * stretch, rel=1e-6)


@pytest.mark.source("sautter", "truss, cable and prestress (eqs. 3.61 to 3.63)")
def test_prestressed_cable_carries_a_load_at_midspan():
    """Two straight halves: P = 2 N sin, with N = A (S0 + E e) l / L; 1e-6."""
    load, prestress = 2000.0, 1e8
    description = {
        "nodes": [[0.0, 0.0, 0.0], [5.0, 0.0, 0.0], [10.0, 0.0, 0.0]], "fixed": [0, 2],
        "materials": {"c": {**STEEL, "S0": prestress}}, "loads": [(1, 0.0, 0.0, -load)],
        "elements": [{"type": "cable", "nodes": [0, 1], "mat": "c"}, {"type": "cable", "nodes": [1, 2], "mat": "c"}],
    }  # fmt: skip
    down = -Net.from_dict(description).settle(tolerance=1e-11).positions[1, 2]
    length = np.hypot(5.0, down)
    force = 1e-4 * (prestress + 1e11 * 0.5 * (length**2 / 25.0 - 1.0)) * length / 5.0
    assert 2.0 * force * down / length == pytest.approx(load, rel=1e-6)


def one_bar(material, kind="brake", path=None, duration=1.0):
    """History of a bar of 1 m along x whose end is led."""
    description = {
        "nodes": [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], "fixed": [0, 1], "materials": {"m": material},
        "elements": [{"type": kind, "nodes": [0, 1], "mat": "m"}],
    }  # fmt: skip
    times, ways = path
    moves = [(way, 0.0, 0.0) for way in ways]
    return advance(Net.from_dict(description), duration, 1e-4, led=[1], path=(times, moves))


def test_brake_cycle_of_a_table():
    """Stroke by stroke: along the table, down with the slope of unloading, slack, and on where it had been."""
    table = [(0.0, 50e3), (0.5, 60e3), (1.0, 100e3)]
    material = {"A": 1e-3, "rho": 7850.0, "unload": 5e6, "table": table}
    times, ways = (0.0, 0.3, 0.4, 0.7, 1.0), (0.0, 0.4, 0.2, 0.8, 0.8)
    history = one_bar(material, path=(times, ways))
    way = history.positions[:, 1, 0] - 1.0

    def force_at(stroke):  # the bar's way is the stroke and the elastic part
        return np.interp(stroke, *np.transpose(table))

    for instant in (0.2, 0.3, 0.65, 0.7):
        k = int(round(instant / 1e-4))
        force = history.bar_forces[k, 0]
        assert force == pytest.approx(force_at(way[k] - force / 5e6), rel=1e-9)
    assert history.bar_forces[4000, 0] == 0.0  # slack
    peak = history.bar_forces[3000, 0]
    unloading = 3000 + 20  # 4 cm back would be more than the elastic way: 20 steps are 0.4 cm
    assert history.bar_forces[unloading, 0] == pytest.approx(peak - 5e6 * (way[3000] - way[unloading]), rel=1e-9)


@pytest.mark.source("sautter", "brakes: isotropic hardening (eqs. 3.55 to 3.60)")
def test_work_of_a_brake_is_the_area_under_its_force():
    """Taken by the account within 1e-4 of the area under the path; the rest is elastic."""
    table = [(0.0, 50e3), (0.5, 60e3), (1.0, 100e3)]
    history = one_bar({"A": 1e-3, "rho": 7850.0, "unload": 5e6, "table": table}, path=((0.0, 1.0), (0.0, 0.9)))
    way, force = history.positions[:, 1, 0], history.bar_forces[:, 0]
    area = (0.5 * (force[1:] + force[:-1]) * np.diff(way)).sum()
    assert history.account[-1, 1] + history.account[-1, 0] == pytest.approx(area, rel=1e-4)


@pytest.mark.source("sautter", "brakes: isotropic hardening (eqs. 3.55 to 3.60)")
def test_plastic_brake_hardens_with_the_elastoplastic_modulus():
    """Beyond yield dS / dE = E H / (E + H), and A S l / L is the force: to rounding."""
    material = {"E": 5e9, "A": 1e-3, "rho": 7850.0, "yield": 5e7, "hard": 1e6}
    history = one_bar(material, path=((0.0, 1.0), (0.0, 0.5)))
    stretch = history.positions[:, 1, 0]
    strain = 0.5 * (stretch**2 - 1.0)
    stress = history.bar_forces[:, 0] / (1e-3 * stretch)
    flows = strain > 5e7 / 5e9
    wanted = 5e7 + 5e9 * 1e6 / (5e9 + 1e6) * (strain - 5e7 / 5e9)
    assert stress[flows] == pytest.approx(wanted[flows], rel=1e-10)


@pytest.mark.source("sautter", "truss, cable and prestress (eqs. 3.61 to 3.63)")
def test_slack_cable_pulls_nothing_and_keeps_its_mass():
    history = one_bar({**STEEL}, kind="cable", path=((0.0, 1.0), (0.0, -0.2)))
    assert (history.bar_forces[1:, 0] == 0.0).all() and (history.forces[1:] == 0.0).all()
    net = Net.from_dict({
        "nodes": [[0, 0, 0], [1, 0, 0]], "materials": {"c": STEEL},
        "elements": [{"type": "cable", "nodes": [0, 1], "mat": "c"}],
    })  # fmt: skip
    assert net.arrays.masses.sum() == pytest.approx(7850.0 * 1e-4, rel=1e-15)


def test_rope_without_friction_pulls_alike_everywhere_and_keeps_momentum():
    nodes = np.array([[0.0, 0.0, 0.0], [1.0, 0.3, 0.0], [2.2, -0.2, 0.4], [3.0, 0.0, 1.0]])
    rope = {"type": "slide", "nodes": [0, 1, 2, 3], "mat": "r"}
    net = Net.from_dict({"nodes": nodes.tolist(), "materials": {"r": {**STEEL, "S0": 1e7}}, "elements": [rope]})
    history = advance(net, 1e-4, 1e-5)
    forces = history.forces[0]
    assert forces.sum(axis=0) == pytest.approx(np.zeros(3), abs=1e-10 * 1e3)
    directions = np.diff(nodes, axis=0) / np.linalg.norm(np.diff(nodes, axis=0), axis=1)[:, None]
    ends = np.array([directions[0], directions[1] - directions[0], directions[2] - directions[1], -directions[2]])
    assert forces == pytest.approx(1e3 * ends, abs=1e-8)


@pytest.mark.source("sautter", "mass-proportional part of Rayleigh damping (eqs. 3.31 and 3.32)")
def test_damping_by_mass_brakes_a_free_node_as_the_exponential_says():
    """A node of a slack cable, 10 kg, that 30 N pull from rest, D = alpha M: v' = 30 N / m - alpha v, 1e-6."""
    alpha, mass, load, duration = 5.0, 10.0, 30.0, 0.4
    net = Net.from_dict({
        "nodes": [[0, 0, 0], [1, 0, 0]], "fixed": [0],
        "materials": {"c": {**STEEL, "rho": 2.0 * mass / STEEL["A"], "alpha": alpha}},
        "elements": [{"type": "cable", "nodes": [0, 1], "mat": "c"}],
        "loads": [(1, -load, 0.0, 0.0)],
    })  # fmt: skip
    history = advance(net, duration, 1e-4)
    # towards the support the cable is slack, so M v' = load - alpha M v from rest
    way = load / (mass * alpha) * (history.time - (1.0 - np.exp(-alpha * history.time)) / alpha)
    assert 1.0 - history.positions[:, 1, 0] == pytest.approx(way, abs=1e-6 * way[-1])


def test_free_net_keeps_its_momentum():
    """Without supports and gravity the net's momentum stays to rounding, whatever it does inside."""
    rng = np.random.default_rng(5)
    nodes = np.array([[i, j, 0.0] for j in range(4) for i in range(4)]) + 0.1 * rng.normal(size=(16, 3))
    rings = [[a, a + 1, a + 5, a + 4] for a in (0, 2, 5, 8, 10)]
    elements = [{"type": "ring", "nodes": ring, "mat": "r"} for ring in rings]
    elements.append({"type": "slide", "nodes": [0, 1, 2, 3, 7, 11], "mat": "rough"})
    materials = {"r": {**STEEL, "S0": 1e7}, "rough": {**STEEL, "S0": 2e7, "mu": 0.3}}
    net = Net.from_dict({"nodes": nodes.tolist(), "materials": materials, "elements": elements})
    history = advance(net, 0.02)
    momentum = (np.diff(history.positions, axis=0) * net.arrays.masses[:, None]).sum(axis=1)
    speed = np.abs(np.diff(history.positions, axis=0) * net.arrays.masses[:, None]).sum(axis=1).max()
    assert np.abs(momentum).max() < 1e-10 * speed


def test_description_may_hold_arrays_and_is_read_back_from_json(tmp_path):
    description = {
        "nodes": [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], "fixed": [0], "materials": {"c": STEEL},
        "elements": [{"type": "cable", "nodes": [0, 1], "mat": "c"}],
    }  # fmt: skip
    write_net(tmp_path / "net.json", description)
    read = Net.from_json(tmp_path / "net.json")
    materials = {"c": {key: np.float64(value) for key, value in STEEL.items()}}
    made = Net.from_dict({**description, "nodes": np.array(description["nodes"]), "materials": materials})
    for array, other in zip(read.arrays, made.arrays):
        assert (array == other).all()


def test_entries_of_ones_own_are_kept():
    """Names that are like none that is read, that hold a digit or begin with an underscore; those of shared cases."""
    names = (
        "contact_nodes", "brakes", "heads", "feet", "low", "top", "grid", "idx_centre", "thrown", "watched", "family",
        "notes", "comment", "name", "source", "meta", "mode", "road", "n_nodes", "rock2", "_fixed",
    )  # fmt: skip
    names = (
        "contact_nodes", "brakes", "heads", "feet", "low", "top", "grid", "idx_centre", "thrown", "watched", "family",
        "notes", "comment", "name", "source", "meta", "mode", "road", "n_nodes", "rock2", "_fixed",
    )  # fmt: skip
    own = dict.fromkeys(names, 1.0)
    net = Net.from_dict({
        **own, "nodes": [[0, 0, 0], [1, 0, 0]], "fixed": [0], "materials": {"c": STEEL},
        "elements": [{**TRUSS[0], "name": "post", "group": 3}],
    })  # fmt: skip
    assert net.description.keys() >= own.keys()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"nodes": []}, "nodes: missing"),
        ({"nodes": [[0, 0, 0], [1, 0, float("nan")]]}, "nodes: row 1"),
        ({"fixed": [7]}, "fixed: node 7"),
        ({"elements": [{"type": "spring", "nodes": [0, 1], "mat": "c"}]}, "of type 'spring'"),
        ({"elements": [{"type": "cable", "nodes": [0], "mat": "c"}]}, "has 1 nodes, but needs 2"),
        ({"elements": [{"type": "cable", "nodes": [0, 1], "mat": "d"}]}, "of material 'd'"),
        ({"materials": {"c": {"E": -1.0, "A": 1.0, "rho": 1.0}}}, "has to be positive"),
        ({"materials": {"c": {"A": 1.0, "rho": 1.0}}}, "needs E"),
        ({"materials": {"c": {"E": 1.0, "A": 1.0, "rho": 1.0, "colour": 3}}}, "no property"),
        ({"nodes": [[0, 0, 0], [1, 0, 0], [2, 0, 0]]}, "node 2 has no mass"),
        ({"fixed": ["top"]}, "fixed: node 'top'"),
        ({"materials": {"c": {**STEEL, "S0": "high"}}}, "S0 of 'c': 'high'"),
        ({"materials": {"c": {**STEEL, "yield": 1e8}}, "elements": TRUSS}, "yield, which only cable, brake"),
        ({"point_mass": [(1, -5.0)]}, "point_mass: -5 kg"),
        ({"contact": {"segment": [[0, 1]]}}, "contact: 'segment' is no entry"),
        ({"contact": {"segments": []}}, "nothing can touch the net"),
        ({"Fixed": [0]}, "'Fixed' is not read. Did you mean 'fixed'"),
        ({"point_masses": [(1, 5.0)]}, "'point_masses' is not read. Did you mean 'point_mass'"),
        ({"gravty": [0, 0, -9.81]}, "'gravty' is not read. Did you mean 'gravity'"),
        ({"grav": [0, 0, -9.81]}, "'grav' is not read. Did you mean 'gravity'"),
        ({"load": [(1, 0, 0, 1.0)]}, "'load' is not read. Did you mean 'loads'"),
        ({"elements": [{**TRUSS[0], "lenght": 1.0}]}, "elements: number 0 .truss.: 'lenght' is not read"),
    ],
)
def test_description_that_makes_no_net_is_refused_with_a_reason(change, words):
    description = {
        "nodes": [[0, 0, 0], [1, 0, 0]], "fixed": [0], "materials": {"c": STEEL},
        "elements": [{"type": "cable", "nodes": [0, 1], "mat": "c"}],
    }  # fmt: skip
    with pytest.raises(NetError, match=words):
        Net.from_dict({**description, **change})


@pytest.mark.parametrize("table", [True, False])
def test_brake_at_the_end_of_its_stroke_is_a_stiff_stop(table):
    """Led beyond its longest stroke it gives no more: its force rises as when it is unloaded, it takes no further
    energy, and comes back along the same line. With a table N = k (d - s); without, S = E (e - e_s) with e_s the strain
    of the stroke s: closed forms, to rounding. A brake without a longest stroke goes on as before.
    """
    stroke, stiffness, section = 0.4, 5e6, 1e-3
    common = {"A": section, "rho": 7850.0}
    if table:
        material = {**common, "unload": stiffness, "table": [(0.0, 50e3), (1.0, 60e3)]}
    else:
        material = {**common, "E": 5e9, "yield": 5e7, "hard": 1e6}
    led = ((0.0, 0.5, 1.0), (0.0, 0.45, 0.44))
    stopped = one_bar({**material, "longest_stroke": stroke}, path=led)
    free = one_bar(material, path=led)
    stretch = stopped.positions[:, 1, 0]
    strain, of_stop = 0.5 * (stretch**2 - 1.0), 0.5 * ((1.0 + stroke) ** 2 - 1.0)
    expected = stiffness * (stretch - 1.0 - stroke) if table else section * 5e9 * (strain - of_stop) * stretch
    late = np.arange(len(stretch)) >= 4950  # both beyond the stroke and coming back
    assert stopped.bar_forces[late, 0] == pytest.approx(expected[late], rel=1e-9)
    assert stopped.bar_forces[5000, 0] > 3.0 * free.bar_forces[5000, 0]
    work = stopped.account[:, 1]
    area = np.interp(stroke, (0.0, 1.0), (50e3, 60e3))
    if table:
        assert work[-1] == pytest.approx(0.5 * (50e3 + area) * stroke, rel=1e-6)
    assert work[late].max() == work[late].min() < free.account[-1, 1]
    early = strain < 0.3  # until there nothing has changed, to the last bit
    assert np.array_equal(
        stopped.bar_forces[early[:4000].nonzero()[0], 0], free.bar_forces[early[:4000].nonzero()[0], 0]
    )
