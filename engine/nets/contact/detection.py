# SPDX-License-Identifier: GPL-2.0-or-later
"""Parts of the net near the rock, and their contact points. SI units.

What is near is looked up anew when rock and net have moved by a margin. A part that was found clear of the rock is
looked at again when they have come as near as it was: ``way`` is how far any two points of near parts and rock can have
moved towards one another since the look-up.
"""

import math

from ...jit.kernels import inner_kernel
from .nearest import nearest_on_segment, nearest_on_triangle
from .reach import segment_reach, triangle_reach

AT_END = 1e-9  # a place nearer to a node than this share of a part is the node


@inner_kernel
def find_near(parts, radius, x, centre, reach, memory):
    """Write the numbers of the parts that come within reach of a point [m]; returns how many, and how far they go [m].

    All of them may touch the rock from now on.
    """
    count, arm = 0, 0.0
    for p in range(parts.shape[0]):
        i, j, k = parts[p, 0], parts[p, 1], parts[p, 2]
        if k < 0:
            k = j
        middle, half = (0.5, 0.5) if parts[p, 2] < 0 else (1.0 / 3.0, 1.0)
        square, size = 0.0, 0.0
        for a in range(3):
            if parts[p, 2] < 0:
                m = middle * (x[i, a] + x[j, a])
            else:
                m = middle * (x[i, a] + x[j, a] + x[k, a])
            square += (m - centre[a]) * (m - centre[a])
            edge = max(abs(x[j, a] - x[i, a]), abs(x[k, a] - x[i, a]))
            size += edge * edge
        size = half * math.sqrt(size)
        far = reach + radius + size
        if square <= far * far:
            memory.near[count] = p
            memory.clear[p] = -1.0
            count += 1
            arm = max(arm, far + size)
    return count, arm


# more arguments than elsewhere: rock, net and their places are arrays of their own
@inner_kernel
def find_contacts(parts, wire, rock, rotation, centre, x, near, way, memory, n, reach, rows):
    """Write the contacts with a gap below ``reach`` [m] into rows; returns their number.

    rotation: nine entries of the matrix from K to I; near: how many of memory.near count; n: number of the step.
    """
    count = 0
    for c in range(near):
        p = memory.near[c]
        if memory.clear[p] - way > reach:
            continue
        if memory.owner[p] >= 0 and memory.torn[memory.owner[p]] != 0:
            continue
        if rock.spheres.shape[0] > 0:
            clearance = touch_cluster(parts, wire, rock, rotation, centre, x, p, reach, count, rows)
        elif rock.planes.shape[0] == 0:
            clearance = touch_sphere(parts, wire, rock.radius, centre, x, p, reach, count, rows)
        else:
            faces = memory.faces[p]
            clearance = touch_polyhedron(parts, wire, rock, rotation, centre, x, p, reach, faces, count, rows)
        if clearance >= reach:
            memory.clear[p] = way + clearance
        elif not is_repeated(parts, p, memory.touched, n, count, rows):
            rows.part[count] = p
            rows.friction[count] = rock.friction
            count += 1
    return count


@inner_kernel
def is_repeated(parts, p, touched, n, count, rows):
    """True if the contact is at a node that was taken in this step already."""
    for a in range(3):
        node = parts[p, a]
        rows.nodes[count, a] = node
        if node >= 0 and rows.weights[count, a] > 1.0 - AT_END:
            if touched[node] == n:
                return True
            touched[node] = n
    return False


@inner_kernel
def corners(parts, p, x, centre):
    """First corner of a part from the centre, and its edges from there; the second edge is zero for a segment."""
    i, j, k = parts[p, 0], parts[p, 1], parts[p, 2]
    a = (x[i, 0] - centre[0], x[i, 1] - centre[1], x[i, 2] - centre[2])
    d = (x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2])
    if k < 0:
        return a, d, (0.0, 0.0, 0.0)
    return a, d, (x[k, 0] - x[i, 0], x[k, 1] - x[i, 1], x[k, 2] - x[i, 2])


@inner_kernel
def nearest_place(is_triangle, a, d, e):
    """Place (s, t) nearest to the centre, and its distance [m]."""
    s, t = nearest_on_segment(a, d, (0.0, 0.0, 0.0)), 0.0
    if is_triangle:
        s, t = nearest_on_triangle(a, d, e, (0.0, 0.0, 0.0))
    px, py, pz = a[0] + s * d[0] + t * e[0], a[1] + s * d[1] + t * e[1], a[2] + s * d[2] + t * e[2]
    return s, t, math.sqrt(px * px + py * py + pz * pz)


@inner_kernel
def write_place(rows, count, a, d, e, s, t):
    """Weights of the nodes and lever of a contact at (s, t)."""
    rows.weights[count, 0], rows.weights[count, 1], rows.weights[count, 2] = 1.0 - s - t, s, t
    for k in range(3):
        rows.lever[count, k] = a[k] + s * d[k] + t * e[k]


# more arguments than elsewhere: rock, net and their places are arrays of their own
@inner_kernel
def touch_sphere(parts, wire, radius, centre, x, p, reach, count, rows):
    """Distance of a part from a sphere [m]; below reach it touches: then place, normal and gap are written."""
    a, d, e = corners(parts, p, x, centre)
    s, t, distance = nearest_place(parts[p, 2] >= 0, a, d, e)
    gap = distance - radius - wire
    if distance == 0.0:
        return reach
    if gap >= reach:
        return gap
    write_place(rows, count, a, d, e, s, t)
    rows.gap[count] = gap
    for k in range(3):
        rows.normal[count, k] = -rows.lever[count, k] / distance
    return gap


# more arguments than elsewhere: rock, net and their places are arrays of their own
@inner_kernel
def touch_cluster(parts, wire, rock, rotation, centre, x, p, reach, count, rows):
    """Distance of a part from the nearest sphere of a cluster [m]; below reach it touches, and is written as above."""
    a, d, e = corners(parts, p, x, centre)
    is_triangle = parts[p, 2] >= 0
    s, t, distance = nearest_place(is_triangle, a, d, e)
    if distance > rock.radius + wire + reach:
        return distance - rock.radius - wire
    least, best, best_s, best_t = math.inf, 0, s, t
    for k in range(rock.spheres.shape[0]):
        own = turned(rotation, rock.spheres[k])
        s, t, distance = nearest_place(is_triangle, (a[0] - own[0], a[1] - own[1], a[2] - own[2]), d, e)
        gap = distance - rock.spheres[k, 3] - wire
        if gap < least and distance > 0.0:
            least, best, best_s, best_t = gap, k, s, t
    if least >= reach:
        return least
    write_place(rows, count, a, d, e, best_s, best_t)
    rows.gap[count] = least
    own, distance = turned(rotation, rock.spheres[best]), least + rock.spheres[best, 3] + wire
    for k in range(3):
        rows.normal[count, k] = (own[k] - rows.lever[count, k]) / distance
    return least


# more arguments than elsewhere: rock, net and their places are arrays of their own
@inner_kernel
def touch_polyhedron(parts, wire, rock, rotation, centre, x, p, reach, faces, count, rows):
    """Distance of a part from the polyhedron [m]; below reach it touches: then place, normal and gap are written.

    faces: (2,) that were deepest when last looked at, in place; above reach a lower bound is returned.
    """
    a, d, e = corners(parts, p, x, centre)
    is_triangle = parts[p, 2] >= 0
    s, t, distance = nearest_place(is_triangle, a, d, e)
    if distance > rock.radius + wire + reach:
        return distance - rock.radius - wire
    own_a, own_d = turned_back(rotation, a), turned_back(rotation, d)
    if is_triangle:
        depth, s, t, nx, ny, nz = triangle_reach(rock.planes, own_a, own_d, turned_back(rotation, e))
    else:
        depth, s, nx, ny, nz, faces[0], faces[1] = segment_reach(rock.planes, own_a, own_d, faces[0], faces[1])
        t = 0.0
    length = math.sqrt(nx * nx + ny * ny + nz * nz)
    if not length > 1e-9:  # right through the middle, between two parallel faces
        return reach
    gap = -depth / length - wire
    if not gap < reach:
        return max(reach, -depth - wire)  # planes go on beyond a corner of the rock, so that a gap may shrink faster
    write_place(rows, count, a, d, e, s, t)
    rows.gap[count] = gap
    r = rotation
    # from the net to the rock: against the outward direction
    rows.normal[count, 0] = -(r[0] * nx + r[1] * ny + r[2] * nz) / length
    rows.normal[count, 1] = -(r[3] * nx + r[4] * ny + r[5] * nz) / length
    rows.normal[count, 2] = -(r[6] * nx + r[7] * ny + r[8] * nz) / length
    return gap


@inner_kernel
def turned(r, v):
    """A vector of K in I."""
    return (
        r[0] * v[0] + r[1] * v[1] + r[2] * v[2],
        r[3] * v[0] + r[4] * v[1] + r[5] * v[2],
        r[6] * v[0] + r[7] * v[1] + r[8] * v[2],
    )


@inner_kernel
def turned_back(r, v):
    """A vector of I in K."""
    return (
        r[0] * v[0] + r[3] * v[1] + r[6] * v[2],
        r[1] * v[0] + r[4] * v[1] + r[7] * v[2],
        r[2] * v[0] + r[5] * v[1] + r[8] * v[2],
    )


@inner_kernel
def drop_hidden(parts, count, rows):
    """Drop contacts of a sphere with edges and nodes that lie behind the plane of a contact inside of a part.

    A sphere in a net touches the insides of some parts; edges and nodes beside them in the same planes would count
    the same force again. Thesis of Sautter, section 3.3.2 (double hierarchy). Returns how many are left.
    """
    for c in range(count):
        rows.target[c] = float(inside_of(parts, rows, c))
    kept = 0
    for c in range(count):
        is_hidden = False
        for b in range(count):
            if rows.target[b] <= rows.target[c]:
                continue
            # the contact from the centre, along the direction of b
            along, depth = 0.0, 0.0
            for a in range(3):
                along -= rows.lever[c, a] * rows.normal[b, a]
                depth -= rows.lever[b, a] * rows.normal[b, a]
            if along >= depth * (1.0 - 1e-9):
                is_hidden = True
                break
        rows.inertia[c, 0] = 1.0 if is_hidden else 0.0
    for c in range(count):
        if rows.inertia[c, 0] == 0.0:
            move_row(rows, c, kept)
            kept += 1
    return kept


@inner_kernel
def inside_of(parts, rows, c):
    """3: inside of a triangle, 2: on an edge or inside of a segment, 1: at a node."""
    weights, kind = rows.weights, 0
    for a in range(3):
        if weights[c, a] > AT_END:
            kind += 1
    return kind


@inner_kernel
def move_row(rows, source, target):
    """Copy what detection has written."""
    if source == target:
        return
    rows.part[target], rows.gap[target], rows.friction[target] = (
        rows.part[source],
        rows.gap[source],
        rows.friction[source],
    )
    for a in range(3):
        rows.nodes[target, a], rows.weights[target, a] = rows.nodes[source, a], rows.weights[source, a]
        rows.lever[target, a], rows.normal[target, a] = rows.lever[source, a], rows.normal[source, a]
