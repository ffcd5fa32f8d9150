# SPDX-License-Identifier: GPL-2.0-or-later
"""Nets of the thesis author's own regression tests, rebuilt from their inputs (Kratos Multiphysics)."""

import numpy as np

SIDE = 3.9  # m, of the CTI frame
# SPIDER S4/130, table 5.6
SPIDER = {"E": 0.23e8, "Ey": 1.40e8, "G": 0.81e8, "nu": 0.3, "t": 8.6e-3, "rho": 581.4, "S0": [10.0, 10.0, 0.0]}


def sliding_edges():
    """Plane net of 4 x 4 m, 21 x 21 nodes, cables along x and z, two sliding edge ropes with friction; y points down.

    Source: sliding_edges_with_friction_dem_fem. The sphere of 251 kg comes with 2 m/s; gravity acts along +y; sliding
    ropes have no weight there.
    """
    count, step = 21, 0.2
    nodes = [[step * i, 0.0, step * j] for j in range(count) for i in range(count)]

    def number(i, j):
        return j * count + i

    lines = [[number(i, j), number(i + 1, j)] for j in range(count) for i in range(count - 1)]
    lines += [[number(i, j), number(i, j + 1)] for i in range(1, count - 1) for j in range(count - 1)]
    elements = [{"type": "cable", "nodes": pair, "mat": "net"} for pair in lines]
    fixed, edges = [], []
    for i in (0, count - 1):
        low, high = len(nodes), len(nodes) + 1
        nodes += [[step * i, 0.0, -0.2], [step * i, 0.0, 4.2]]
        own = [low, *(number(i, j) for j in range(count)), high]
        fixed += [low, high]
        elements.append({"type": "slide", "nodes": own, "mat": "edge"})
        edges += [list(pair) for pair in zip(own, own[1:])]
    area = 1.256637061e-4
    return {
        "nodes": nodes, "fixed": fixed, "elements": elements, "gravity": [0.0, 9.81, 0.0],
        "materials": {
            "net": {"E": 70e6, "A": area, "rho": 7850.0, "S0": 1e4, "alpha": 10.0, "yield": 5e6, "hard": 2e3},
            "edge": {"E": 90e6, "A": area, "rho": 7850.0, "S0": 5e7, "mu": 0.3, "self_weight": False},
        },
        "contact": {"segments": lines + edges},
        "rock": {
            "R": 0.28828749385623603, "mass": 250.903, "E": 1e5, "nu": 0.2, "cor": 0.2, "mu": 0.57735,
            "pos": [2.082461803, -1.035209637, 1.999562255], "vel": [0.0, 2.0, 0.0],
        },
        "centre": number(10, 10),
    }  # fmt: skip


# u_y of the centre node there, by time
SLIDING_EDGES = np.array([
    (0.0244, 0.00271), (0.0996, 0.03594), (0.2048, 0.11570), (0.2448, 0.15081), (0.3008, 0.31837), (0.3488, 0.54585),
    (0.4448, 1.06054), (0.5008, 1.35440), (0.6016, 1.82163), (0.7024, 2.14947), (0.862, 2.33878), (1.5424, 1.57775),
    (2.2732, 1.92818), (2.3992, 1.91558),
])  # fmt: skip


def ring_barrier():
    """18 x 18 grid of rings on every second cell, four sliding edge ropes over corner pulleys, eight plastic brakes.

    Source: ring_set_up_dem_fem. A sphere of 804 kg falls in with 24 m/s, 231.6 kJ.
    """
    count, size = 18, 5.0
    step = size / (count - 1)
    nodes, numbers = [], {}
    for j in range(count):
        for i in range(count):
            if not (i in (0, count - 1) and j in (0, count - 1)):
                numbers[i, j] = len(nodes)
                nodes.append([step * i, step * j, 0.0])
    elements, segments = [], []
    for j in range(count - 1):
        for i in range(count - 1):
            if (i + j) % 2 == 1:
                own = [numbers[i, j], numbers[i + 1, j], numbers[i + 1, j + 1], numbers[i, j + 1]]
                elements.append({"type": "ring", "nodes": own, "mat": "ring"})
                segments += [list(pair) for pair in zip(own, own[1:] + own[:1])]
    fixed = []

    def add(x, y, is_fixed):
        nodes.append([x, y, 0.0])
        if is_fixed:
            fixed.append(len(nodes) - 1)
        return len(nodes) - 1

    def edge(along_x, at):
        """A rope along one side: brake node, pulley, sixteen nodes of the net, pulley, brake node."""
        turn = (lambda u, v: (u, v)) if along_x else (lambda u, v: (v, u))
        line = round(at / step)
        inner = [numbers[turn(k, line)] for k in range(1, count - 1)]
        own = [add(*turn(-5.0, at), False), add(*turn(-0.294, at), True), *inner, add(*turn(5.294, at), True),
               add(*turn(10.0, at), False)]  # fmt: skip
        elements.append({"type": "slide", "nodes": own, "mat": "rope"})
        for node, sign in ((own[0], -1.0), (own[-1], 1.0)):
            x, y, _ = nodes[node]
            dx, dy = turn(0.2 * sign, 0.2 if at > 0.0 else -0.2)
            elements.append({"type": "brake", "nodes": [node, add(x + dx, y + dy, True)], "mat": "brake"})

    for at in (0.0, size):
        edge(True, at)
        edge(False, at)
    return {
        "nodes": nodes, "fixed": fixed, "elements": elements, "gravity": [0.0, 0.0, -9.81],
        "materials": {
            "ring": {"E": 2.1e11, "A": 1.256637e-5, "rho": 7850.0, "alpha": 15.0},
            "rope": {"E": 2.1e11, "A": 1.256637e-4, "rho": 7850.0, "S0": 1e5, "alpha": 15.0},
            "brake": {"E": 2.1e9, "A": 1.256637e-2, "rho": 7850.0, "yield": 1e6, "hard": 2.1e5},
        },
        "contact": {"segments": segments},
        "rock": {
            "R": 0.4, "mass": 804.2477, "E": 1e5, "nu": 0.2, "cor": 0.2, "mu": 0.78868, "pos": [2.5, 2.5, 0.5],
            "vel": [0.0, 0.0, -24.0],
        },
        "watched": numbers[9, 8],
    }  # fmt: skip


RING_BARRIER = np.array([
    (0.0102, -0.10958), (0.0302, -0.58634), (0.0402, -0.82692), (0.0502, -1.05651), (0.0602, -1.3076),
    (0.1997, -4.32296),
])  # fmt: skip


def one_ring():
    """A closed ring of four nodes, pulled by 1e4 N/s at one of them. Source: ring_element."""
    return {
        "nodes": [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [2.0, 0.0, 0.0], [1.0, -1.0, 0.0]], "fixed": [0],
        "fz": [0, 1, 2, 3], "materials": {"r": {"E": 1e8, "A": 0.1, "rho": 7850.0, "alpha": 20.0}},
        "elements": [{"type": "ring", "nodes": [0, 1, 2, 3], "mat": "r"}], "loads": [(2, 1e4, 0.0, 0.0)],
    }  # fmt: skip


ONE_RING = np.array([
    (1.001, 0.03404749), (2.011, 0.13718476), (3.021, 0.29044736), (4.030, 0.46452579), (5.030, 0.62386462),
    (5.930, 0.73102275),
])  # fmt: skip


def fabric_frame(count, material, **more):
    """The CTI frame: a square fabric of count x count cells, held along its edges."""
    nodes = [[SIDE * i / count, SIDE * j / count, 0.0] for j in range(count + 1) for i in range(count + 1)]
    triangles = []
    for j in range(count):
        for i in range(count):
            a = j * (count + 1) + i
            b, c, d = a + 1, a + count + 2, a + count + 1
            triangles += [[a, b, c], [a, c, d]] if (i + j) % 2 == 0 else [[a, b, d], [b, c, d]]
    return {
        "nodes": nodes, "fixed": [k for k, p in enumerate(nodes) if {p[0], p[1]} & {0.0, SIDE}],
        "materials": {"m": material}, "elements": [{"type": "membrane", "nodes": t, "mat": "m"} for t in triangles],
        "gravity": [0.0, 0.0, -9.81], **more,
    }  # fmt: skip


def attenuator(depth, mesh=1.0):
    """The hanging net of section 5.2, tables 5.3 to 5.6, and where its blocks hit it: a reconstruction.

    Printed: three posts of 8 m at 9 m, two ropes up the slope from each, one sideways from the outer ones, a top rope
    through their heads, 358 kg along the lower edge, the ground 12 m below the impact. Not printed, and ours: posts
    that stand out 6.5 m, anchors, ``depth`` of the impact below the top rope [m], a lower edge 1 m above that ground.
    Returns the description, the place out of the slope and the height of the impact [m]. x along the net, y out.
    """
    length, out = depth + 11.0, 6.5
    columns, rows, head = round(18.0 / mesh), round(length / mesh), np.sqrt(64.0 - out * out)
    nodes = [[i * mesh, out, head - j * mesh] for j in range(rows + 1) for i in range(columns + 1)]
    triangles = []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            b, c, d = a + 1, a + columns + 2, a + columns + 1
            triangles += [[a, b, c], [a, c, d]] if (i + j) % 2 == 0 else [[a, b, d], [b, c, d]]
    elements = [{"type": "membrane", "nodes": t, "mat": "mesh"} for t in triangles]
    fixed = []

    def anchor(x, z):
        nodes.append([x, 0.0, z])
        fixed.append(len(nodes) - 1)
        return fixed[-1]

    for i in (0, columns // 2, columns):
        x = i * mesh
        elements.append({"type": "truss", "nodes": [anchor(x, 0.0), i], "mat": "post"})
        elements += [{"type": "cable", "nodes": [i, anchor(x + way, 10.0)], "mat": "bracing"} for way in (-3.0, 3.0)]
    top = [anchor(-6.0, 5.0), *range(columns + 1), anchor(24.0, 5.0)]
    elements.append({"type": "slide", "nodes": top, "mat": "top"})
    low = range(rows * (columns + 1), (rows + 1) * (columns + 1))
    steel = {"rho": 7850.0}
    return {
        "nodes": nodes, "fixed": fixed, "elements": elements, "gravity": [0.0, 0.0, -9.81],
        "materials": {
            "post": {**steel, "E": 2.1e11, "A": 2.01e-3}, "bracing": {**steel, "E": 1.1e11, "A": 1.16e-4},
            "top": {**steel, "E": 1.13e11, "A": 1.645e-4, "mu": 0.25},
            "mesh": {**SPIDER, "axis1": [1.0, 0.0, 0.0], "axis2": [0.0, 0.0, 1.0]},
        },
        "point_mass": [(k, 358.0 / len(low)) for k in low], "contact": {"triangles": triangles},
    }, out, head - depth  # fmt: skip
