# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems of trees as vertical cylinders that rocks hit: contact, percussion, breakage.

    gap          g = d - r, d the distance in plan of the rock, as a convex polyhedron, from the axis of the stem
    frame        n horizontal, from the axis to the contact point; t1 horizontal; t2 vertical
    percussion   P with restitution 0 and Coulomb's friction at the contact point, as on the ground (laws/newton.py)
    energy       the stem takes what the percussion takes of the rock, W = -gamma . P - P . G P / 2
    breakage     where W would exceed what the stem can still take, P is reduced to the share f that takes just that,
                 f A - f^2 B = rest, A = -gamma . P, B = P . G P / 2; the stem is gone and the rock goes on

The time of touch within a step is found by conservative advancement (Mirtich 1996, Impulse-based dynamic simulation
of rigid body systems, Berkeley): time advances by the gap over the largest speed of any point of the rock, until the
gap closes, so that no stem is missed however thin it is. Trees act after the contacts with the ground of the same
step, one after the other. A stem does not move, has no memory from run to run, and leaves no stump. Lying stems are
treated in a frame of their own (lying.py). A curve may limit what a stem takes by the offset of the hit (offsets.py).
"""

import math

import numpy as np

from ..contact.contact_records import CONTACT
from ..contact.contacts import contact_velocity, delassus_block, percussed
from ..contact.gaps import vertex_position
from ..contact.laws.newton import block_percussion
from ..ground import height_map
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from ..rigid_body.pose import motion_of
from .field import AXIS_X, AXIS_Y, BROKE_THROUGH, HELD, LET_BY, OUTCOME, STEM_ENERGY, STEM_RADIUS, STEM_TOP, TAKEN, TREE
from .grid import MARGIN, distance_to_piece, entries_of
from .lying import LOG_HALF, away_from_log, beside_log, is_lying
from .meetings import MOST_IN_A_STEP, count_cut, count_given_up, find_meeting, note_meeting
from .offsets import offset_of_hit, share_at
from .path import Path, deflected, kinetic_energy, state_between, turned
from .plan_distance import INSIDE, nearest_to_axis

TOUCH = 1e-3  # m, gap that counts as touching
MOST_ADVANCES = 1000  # of a rock that passes a stem at the distance TOUCH
MOST_PUSHES = 64  # of stems in a step; a rock that leans on several gets some ten
# Approach that needs no push: relative to the speed of the rock, and what is added to that, m/s. A push leaves an
# approach of the size of rounding, and pushing against that again and again would keep other stems from their turn.
SLOWEST, AT_REST = 1e-7, 1e-3

# room to compute the contact with a stem
STEM = np.dtype(
    [
        ("contact", CONTACT),
        ("inverse_inertia", np.float64, (3, 3)),  # 1/(kg m2)
    ]
)


@inner_kernel
def touch_of_stem(body, s, x, y):
    """Nearest point of the rock to the axis (from the centre of mass), and its distance, m; INSIDE if that cuts it."""
    matrix = quaternion.rotation_matrix((s.e0, s.e1, s.e2, s.e3))
    return nearest_to_axis(matrix, body.vertices, x - s.x, y - s.y)


@inner_kernel
def time_of_touch(body, start, end, duration, x, y, radius, counts):
    """Share of the path from ``start`` to ``end`` at which the rock touches the stem; 2 where it does not.

    A rock that comes ever closer without end counts as not touching; ``counts`` keeps count of such cases.
    """
    if distance_to_piece((x, y), (start.x, start.y), (end.x, end.y)) > body.radius + radius + TOUCH:
        return 2.0
    spin = max(
        start.wx * start.wx + start.wy * start.wy + start.wz * start.wz,
        end.wx * end.wx + end.wy * end.wy + end.wz * end.wz,
    )
    # twice the rotation, because between the ends it may proceed unevenly along the arc
    along_x, along_y = end.x - start.x, end.y - start.y
    longest = math.sqrt(along_x * along_x + along_y * along_y) + 2.0 * body.radius * math.sqrt(spin) * duration
    share = 0.0
    for _ in range(MOST_ADVANCES):
        s = state_between(start, end, duration, share)
        _, distance = touch_of_stem(body, s, x, y)
        gap = distance - radius
        if gap <= TOUCH:
            return share
        if longest <= 0.0:
            return 2.0
        share += (gap - 0.5 * TOUCH) / longest
        if share > 1.0:
            return 2.0
    count_given_up(counts)
    return 2.0


@inner_kernel
def time_of_touch_of(field, body, start, end, duration, tree, counts):
    """``time_of_touch`` of a stem that stands or lies."""
    radius = field.trees[tree, STEM_RADIUS]
    if is_lying(field.lying, tree):
        a, b = beside_log(field.lying, tree, start), beside_log(field.lying, tree, end)
        return time_of_touch(body, a, b, duration, 0.0, 0.0, radius, counts)
    x, y = field.trees[tree, AXIS_X], field.trees[tree, AXIS_Y]
    return time_of_touch(body, start, end, duration, x, y, radius, counts)


@inner_kernel
def next_touch(field, body, path, passed, passed_tree, counts, noted, count):
    """Share of the path and number of the stem that is touched next after those given; 2 and -1 for none.

    Stems that this run has broken are gone, and those that let it by are behind it.
    """
    start, end, duration, _ = path
    along_x, along_y = end.x - start.x, end.y - start.y
    way = math.sqrt(along_x * along_x + along_y * along_y)
    pieces = int(way / (2.0 * MARGIN)) + 1
    share, tree = 2.0, -1
    for k in range(pieces):
        middle = (k + 0.5) / pieces
        entry, past = entries_of(
            field.tree_grid, start.x + middle * (end.x - start.x), start.y + middle * (end.y - start.y)
        )
        while entry < past:
            i = int(field.tree_grid.items[entry])
            entry += 1
            at = time_of_touch_of(field, body, start, end, duration, i, counts)
            is_later = at > passed or (at == passed and i > passed_tree)
            if at > 1.0 or not is_later or at > share or (at == share and i >= tree):
                continue
            row = find_meeting(noted, count, TREE, i)
            if row >= 0 and (noted.rows[row, OUTCOME] == BROKE_THROUGH or noted.rows[row, OUTCOME] == LET_BY):
                continue
            share, tree = at, i
    return share, tree


@inner_kernel
def ends_of_touch(matrix, vertices, nx, ny, z):
    """Heights above the centre of mass between which the rock touches the stem: ``z`` twice at a corner or an edge.

    A face or an edge that lies along the stem touches from its lowest to its highest vertex.
    """
    nearest = np.inf
    for i in range(vertices.shape[0]):
        px, py, _ = vertex_position(matrix, vertices, i, (0.0, 0.0, 0.0))
        nearest = min(nearest, nx * px + ny * py)
    count, lowest, highest, left, right = 0, np.inf, -np.inf, np.inf, -np.inf
    for i in range(vertices.shape[0]):
        px, py, pz = vertex_position(matrix, vertices, i, (0.0, 0.0, 0.0))
        if nx * px + ny * py <= nearest + TOUCH:
            count += 1
            lowest, highest = min(lowest, pz), max(highest, pz)
            left, right = min(left, nx * py - ny * px), max(right, nx * py - ny * px)
    if count > 2 or (count == 2 and right - left <= TOUCH):
        return lowest, highest
    return z, z


@inner_kernel
def lever_of_normal(matrix, point, nx, ny):
    """Lever of the normal (nx, ny, 0) at a point from the centre of mass, in K."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    px, py, pz = point
    lx, ly, lz = -pz * ny, pz * nx, px * ny - py * nx  # r x n
    return a00 * lx + a10 * ly + a20 * lz, a01 * lx + a11 * ly + a21 * lz, a02 * lx + a12 * ly + a22 * lz


@inner_kernel
def height_of_push(body, matrix, s, normal, point, ends):
    """Height of the percussion of a stem that the rock touches between the heights ``ends`` (ends_of_touch).

    Both ends are contacts with restitution 0: percussions P >= 0 after which c >= 0, P c = 0 at each, without
    friction. The height is that of their resultant: at one end if the other then moves off, else where the percussion
    stops both. A rock that does not turn is thus pushed as near to the height of its centre as the touch extends.
    """
    nx, ny = normal
    lowest, highest = ends
    if highest - lowest <= TOUCH:
        return 0.5 * (lowest + highest)
    low = lever_of_normal(matrix, (point[0], point[1], lowest), nx, ny)
    high = lever_of_normal(matrix, (point[0], point[1], highest), nx, ny)
    c_low = nx * s.vx + ny * s.vy + low[0] * s.wx + low[1] * s.wy + low[2] * s.wz
    c_high = nx * s.vx + ny * s.vy + high[0] * s.wx + high[1] * s.wy + high[2] * s.wz
    i_x, i_y, i_z = 1.0 / body.inertia_x, 1.0 / body.inertia_y, 1.0 / body.inertia_z
    share = 1.0 / body.mass
    g_low = share + i_x * low[0] * low[0] + i_y * low[1] * low[1] + i_z * low[2] * low[2]
    g_high = share + i_x * high[0] * high[0] + i_y * high[1] * high[1] + i_z * high[2] * high[2]
    g = share + i_x * low[0] * high[0] + i_y * low[1] * high[1] + i_z * low[2] * high[2]
    if c_low * g_high >= c_high * g and c_high <= 0.0:  # the lower end moves off, or would without a push
        return highest
    if c_high * g_low >= c_low * g and c_low <= 0.0:
        return lowest
    p_low, p_high = c_high * g - c_low * g_high, c_low * g - c_high * g_low  # both times the determinant
    if not p_low + p_high > 0.0 or p_low < 0.0 or p_high < 0.0:
        return lowest if c_low < c_high else highest
    return (p_low * lowest + p_high * highest) / (p_low + p_high)


@inner_kernel
def frame_of_stem(body, s, x, y, friction, span, out_stem):
    """Contact of the rock with a stem at (x, y), written in place. Returns the height of the contact point.

    ``span``: heights between which the stem is there.
    """
    out_contact, out_inverse = out_stem["contact"], out_stem["inverse_inertia"]
    point, distance = touch_of_stem(body, s, x, y)
    nx, ny = s.x + point[0] - x, s.y + point[1] - y
    if distance == INSIDE:  # the rock was put there: its centre leaves the stem the shortest way
        nx, ny = s.x - x, s.y - y
    size = math.sqrt(nx * nx + ny * ny)
    nx, ny = (nx / size, ny / size) if size > 0.0 else (1.0, 0.0)
    matrix = quaternion.rotation_matrix((s.e0, s.e1, s.e2, s.e3))
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    px, py, pz = point
    lowest, highest = ends_of_touch(matrix, body.vertices, nx, ny, pz)
    low, high = max(lowest, span[0] - s.z), min(highest, span[1] - s.z)
    if low <= high:  # beside the stem its ends do not count
        lowest, highest = low, high
    pz = height_of_push(body, matrix, s, (nx, ny), point, (lowest, highest))
    rx, ry, rz = a00 * px + a10 * py + a20 * pz, a01 * px + a11 * py + a21 * pz, a02 * px + a12 * py + a22 * pz
    direction, lever = out_contact["direction"], out_contact["lever"]
    direction[0, 0], direction[0, 1], direction[0, 2] = nx, ny, 0.0
    direction[1, 0], direction[1, 1], direction[1, 2] = -ny, nx, 0.0
    direction[2, 0], direction[2, 1], direction[2, 2] = 0.0, 0.0, 1.0
    for a in range(3):
        dx, dy, dz = direction[a, 0], direction[a, 1], direction[a, 2]
        kx, ky, kz = a00 * dx + a10 * dy + a20 * dz, a01 * dx + a11 * dy + a21 * dz, a02 * dx + a12 * dy + a22 * dz
        lever[a, 0], lever[a, 1], lever[a, 2] = ry * kz - rz * ky, rz * kx - rx * kz, rx * ky - ry * kx
    for a in range(3):
        for b in range(3):
            out_inverse[a, b] = 0.0
    out_inverse[0, 0], out_inverse[1, 1], out_inverse[2, 2] = (
        1.0 / body.inertia_x, 1.0 / body.inertia_y, 1.0 / body.inertia_z,
    )  # fmt: skip
    out_contact["friction"] = friction
    delassus_block(1.0 / body.mass, out_inverse, out_contact)
    return s.z + pz


@inner_kernel
def is_approached(body, contact, s):
    """True if the contact point of the rock moves towards the stem, by more than rounding."""
    spin = math.sqrt(s.wx * s.wx + s.wy * s.wy + s.wz * s.wz)
    fastest = math.sqrt(s.vx * s.vx + s.vy * s.vy + s.vz * s.vz) + body.radius * spin + AT_REST
    return contact_velocity(contact, 0, motion_of(s)) < -SLOWEST * fastest


@inner_kernel
def stem_percussion(contact, s, rest):
    """Percussion of the stem on a rock, and what it takes, at most ``rest``, J. True if the stem breaks."""
    g = contact["delassus"]
    c_n = contact_velocity(contact, 0, motion_of(s))
    c_1 = contact_velocity(contact, 1, motion_of(s))
    c_2 = contact_velocity(contact, 2, motion_of(s))
    p_n, p_1, p_2, _ = block_percussion(g, (c_n, c_1, c_2), contact["friction"], (0.0, 0.0, 0.0))
    offered = -(c_n * p_n + c_1 * p_1 + c_2 * p_2)
    kept = 0.5 * (
        p_n * (g[0, 0] * p_n + g[0, 1] * p_1 + g[0, 2] * p_2)
        + p_1 * (g[1, 0] * p_n + g[1, 1] * p_1 + g[1, 2] * p_2)
        + p_2 * (g[2, 0] * p_n + g[2, 1] * p_1 + g[2, 2] * p_2)
    )
    if not offered > 0.0:
        return 0.0, 0.0, 0.0, 0.0, False
    if offered - kept <= rest:
        share = 1.0 if kept <= offered else 0.5 * offered / kept  # never adds energy
        return share * p_n, share * p_1, share * p_2, share * (offered - share * kept), False
    share = 2.0 * rest / (offered + math.sqrt(max(0.0, offered * offered - 4.0 * kept * rest)))
    return share * p_n, share * p_1, share * p_2, rest, True


@inner_kernel
def hit_trees(field, terrain, body, path, encounters, noted, count):
    """Push or stop a rock at the trees on its ``path``.

    Returns the state at the end, the last stem that pushed the rock or -1, and the number of meetings, which are noted
    in place.
    """
    counts, stem = encounters["counts"], encounters["stem"]
    contact = stem["contact"]
    passed, passed_tree, pushed, last_row, pushes = -1.0, -1, -1, count + MOST_IN_A_STEP // 2, 0
    start, end, duration, time = path
    meetings = noted.rows
    while True:
        path = Path(start, end, duration, time)
        share, tree = next_touch(field, body, path, passed, passed_tree, counts, noted, count)
        if tree < 0:
            break
        row = find_meeting(noted, count, TREE, tree)
        if pushes == MOST_PUSHES or (row < 0 and count == last_row):
            count_cut(counts)
            break
        s = state_between(start, end, duration, share)
        # the velocity at the end of the step, because the ground acts before the stem
        s = deflected(s, (end.vx - s.vx, end.vy - s.vy, end.vz - s.vz), (end.wx, end.wy, end.wz), 0.0)
        passed, passed_tree = share, tree
        seen, x, y, lies = s, field.trees[tree, AXIS_X], field.trees[tree, AXIS_Y], is_lying(field.lying, tree)
        if lies:
            seen, x, y = beside_log(field.lying, tree, s), 0.0, 0.0
        span = -np.inf, field.trees[tree, STEM_TOP]
        if lies:
            span = -field.lying[tree, LOG_HALF], field.lying[tree, LOG_HALF]
        height = frame_of_stem(body, seen, x, y, field.friction, span, stem)
        if not is_approached(body, contact, seen):
            continue
        beyond = abs(height) - field.lying[tree, LOG_HALF] if lies else height - field.trees[tree, STEM_TOP]
        capacity, taken_before = field.trees[tree, STEM_ENERGY], 0.0
        if row >= 0:
            taken_before = meetings[row, TAKEN]
        p_n, p_1, p_2, taken, is_broken = stem_percussion(contact, seen, max(0.0, capacity - taken_before))
        gets_by = False
        if field.offsets.shape[0] > 0 and not lies:
            part = share_at(field.offsets, offset_of_hit(contact, seen))
            most = max(0.0, part * capacity - taken_before)
            if taken > most:
                p_n, p_1, p_2, taken, gets_by = stem_percussion(contact, seen, most)
                is_broken = is_broken and part > 0.0
        if beyond > 0.0 or (p_n <= 0.0 and not gets_by):
            continue
        pushed = tree if p_n > 0.0 else pushed  # one that lets the rock by untouched has not
        passed, passed_tree, pushes = -1.0, -1, pushes + 1
        if row < 0:
            row = count
            count += 1
            ground = height_map.height_at(terrain, s.x, s.y)
            note_meeting(
                meetings, row, TREE, tree, HELD, time + share * duration, s, s.z - ground, beyond,
                kinetic_energy(body, s), 0.0,
            )  # fmt: skip
        meetings[row, TAKEN] = taken_before + taken
        if is_broken:
            meetings[row, OUTCOME] = BROKE_THROUGH
        elif gets_by:
            meetings[row, OUTCOME] = LET_BY
        before = (seen.vx, seen.vy, seen.vz, s.wx, s.wy, s.wz)
        vx, vy, vz, wx, wy, wz = percussed(contact, 1.0 / body.mass, (p_n, p_1, p_2), before)
        dvx, dvy, dvz = vx - seen.vx, vy - seen.vy, vz - seen.vz
        if lies:
            dvx, dvy, dvz = away_from_log(field.lying, tree, dvx, dvy, dvz)
        left = (1.0 - share) * duration
        # a rock that leans against the stem moves with the mean of its velocities, as in a step with the ground
        moved = left if share > 0.0 else 0.5 * left
        end = turned(end, (wx - s.wx, wy - s.wy, wz - s.wz), moved)
        end = deflected(end, (dvx, dvy, dvz), (wx, wy, wz), moved)
        start = deflected(s, (dvx, dvy, dvz), (wx, wy, wz), 0.0)
        time, duration = time + share * duration, left
    return end, pushed, count
