# SPDX-License-Identifier: GPL-2.0-or-later
"""Bumps of the ground that are lower than the depth to which a rock may lie in it: its faces pass over them.

A rock that rests or slides lies up to LOW radii deep. So the edge ahead of a face meets a bump that barely reaches the
height of the face not at its top but below it, where the ground is as steep as the side of the bump: it acts as a wall,
though nothing stands in the way.

With the plane of a face F that passes within LOW radii of the contact, m its unit normal that points up, and

    q    height of the ground above that plane, normal to it: q <= 0 where the ground is clear of F

the ground is followed up from the contact, in the direction in which q grows most (for a crease, along the border). If
it reaches a top before q exceeds LOW radii, and no farther away than a radius, the bump is low and its contact gets the
normal m. A node is a top itself. On a plane, and on all ground that keeps rising, q exceeds any bound or has no top:
nothing changes.

Where two faces meet there may be two such planes, one on either side of the edge. A point of the ground between them
may leave the rock through either, so the rock is free to move to the union of both sides, and no percussion is due
while the velocity c of the contact clears one of them. So F is the face with the largest c . m; for a rock that does
not move, the face whose m is nearest to the normal that the contact had.
"""

import math

from ..jit.kernels import inner_kernel, joined_kernel
from .contact_records import MOST_FACES
from .contacts import set_normal
from .gaps import SLACK
from .rows import CREASE, NODE, VERTEX, turned, turned_back

LOW = SLACK  # radii: depth up to which contacts are accepted without a closer look; a slope as small counts as level
STILL = 1e-6  # m/s, far below what gravity gives in a time step


@joined_kernel
def pass_low_bump(terrain, body, feature, i, matrix, position, motion, out_contact):
    """Give a contact the normal of a face if all that stands in its way is a low bump; in place, before its frame.

    ``position``: (x, y) of the contact, local. ``motion``: velocity of the centre of mass in I and spin in K.
    """
    kind = feature["kind"] if i >= body.vertices.shape[0] else VERTEX
    depth, clearance, point = -feature["gap"], LOW * body.radius, out_contact["point"]
    px, py, pz = point[0], point[1], point[2]
    nx, ny, nz = out_contact["direction"][0, 0], out_contact["direction"][0, 1], out_contact["direction"][0, 2]
    cx, cy, cz = velocity_at(matrix, motion, point)
    u, v = position[0] / terrain.cell_x, position[1] / terrain.cell_y
    if kind == CREASE:  # exactly on its border
        u, v = (float(feature["column"]), v) if feature["axis"] == 0 else (u, float(feature["row"]))
    most, chosen = -math.inf, -1
    known = look_for_faces(body, kind, i, clearance, feature)
    for k in range(known if known > 0 else body.faces):
        face = feature["faces"][k] if known > 0 else k
        facet = body.facets[face]
        n = facet["normal"]
        inside = facet["offset"] - (n[0] * px + n[1] * py + n[2] * pz)
        if inside > clearance:
            continue
        mx, my, mz = turned(matrix, n, -1.0)
        if not (mz > 0.0 and depth * mz + inside <= clearance):
            continue
        departure = STILL * (mx * nx + my * ny + mz * nz) - (n[0] * cx + n[1] * cy + n[2] * cz)
        if departure <= most:
            continue
        slope_x, slope_y = -mx / mz, -my / mz
        if kind == NODE:
            if is_top(terrain, feature["row"], feature["column"], slope_x, slope_y):
                most, chosen = departure, face
            continue
        rise_x, rise_y = -nx / nz - slope_x, -ny / nz - slope_y
        if kind == CREASE:  # along the border
            rise_x, rise_y = (0.0, rise_y) if feature["axis"] == 0 else (rise_x, 0.0)
        rise = math.sqrt(rise_x * rise_x + rise_y * rise_y)
        if rise <= LOW:  # it lies on that face already
            most, chosen = departure, -1
        elif comes_to_low_top(
            terrain, (u, v), (rise_x / rise, rise_y / rise), (slope_x, slope_y), depth + inside / mz, clearance / mz,
            body.radius,
        ):  # fmt: skip
            most, chosen = departure, face
    if chosen >= 0:
        mx, my, mz = turned(matrix, body.facets[chosen]["normal"], -1.0)
        set_normal((mx, my, mz), out_contact)


@inner_kernel
def look_for_faces(body, kind, i, clearance, out_feature):
    """Find the faces that come within ``clearance`` of a vertex or edge, and perhaps some more; returns how many.

    This is done once per vertex or edge. Negative where they are not stored: for a node, and where there are more than
    MOST_FACES. Then all faces are tested.
    """
    if kind == NODE:
        return -1
    if out_feature["faces_known"] != 0:
        return out_feature["faces_known"]
    first, second = i, i
    if kind != VERTEX:
        first, second = body.facets[out_feature["element"]]["first"], body.facets[out_feature["element"]]["second"]
    count = 0
    for face in range(body.faces):
        inside = min(inside_of(body, face, first), inside_of(body, face, second))
        if inside > 2.0 * clearance:
            continue
        if count == MOST_FACES:
            out_feature["faces_known"] = -1
            return -1
        out_feature["faces"][count] = face
        count += 1
    out_feature["faces_known"] = count
    return count


@inner_kernel
def inside_of(body, face, vertex):
    """Depth of a vertex inside the plane of a face, m."""
    n, p = body.facets[face]["normal"], body.vertices
    return body.facets[face]["offset"] - (n[0] * p[vertex, 0] + n[1] * p[vertex, 1] + n[2] * p[vertex, 2])


@inner_kernel
def velocity_at(matrix, motion, point):
    """Velocity in K of a point of the rock; ``motion``: velocity of the centre of mass in I and spin in K."""
    vx, vy, vz, wx, wy, wz = motion
    vx, vy, vz = turned_back(matrix, vx, vy, vz)
    px, py, pz = point[0], point[1], point[2]
    return vx + wy * pz - wz * py, vy + wz * px - wx * pz, vz + wx * py - wy * px


@inner_kernel
def is_top(terrain, row, column, slope_x, slope_y):
    """True if all four borders that leave a node fall away from a plane with these slopes, or run along it."""
    heights, rise_x, rise_y = terrain.heights, slope_x * terrain.cell_x, slope_y * terrain.cell_y
    height, spare_x, spare_y = heights[row, column], LOW * terrain.cell_x, LOW * terrain.cell_y
    if not heights[row, column + 1] - height <= rise_x + spare_x:
        return False
    if not heights[row, column - 1] - height <= spare_x - rise_x:
        return False
    if not heights[row + 1, column] - height <= rise_y + spare_y:
        return False
    return heights[row - 1, column] - height <= spare_y - rise_y


@inner_kernel
def comes_to_low_top(terrain, point, direction, slopes, height, allowed, reach):
    """True if the ground, followed from the ``point`` (u, v) in cells, reaches a top at most ``allowed`` above a plane.

    ``direction``: (east, north), of length one, in which the ground rises above the plane. ``slopes``: of the plane, in
    x and y. ``height``: of the ground above it, vertical, as is ``allowed``. Followed as far as ``reach``.
    """
    (u, v), (east, north), (slope_x, slope_y) = point, direction, slopes
    heights, (ny, nx) = terrain.heights, terrain.heights.shape
    du, dv = east / terrain.cell_x, north / terrain.cell_y
    per_x, per_y = 1.0 / du if du != 0.0 else 0.0, 1.0 / dv if dv != 0.0 else 0.0
    column, row, way, fall = int(u), int(v), 0.0, slope_x * east + slope_y * north
    while 0 <= column < nx - 1 and 0 <= row < ny - 1:
        corner = heights[row, column]
        rise_x, rise_y = heights[row, column + 1] - corner, heights[row + 1, column] - corner
        twist = heights[row + 1, column + 1] - corner - rise_x - rise_y
        # rate at which the ground rises above the plane along this path, and how it changes
        rate = du * (rise_x + twist * (v + way * dv - row)) + dv * (rise_y + twist * (u + way * du - column)) - fall
        bend = 2.0 * twist * du * dv
        if rate <= LOW:
            return True
        at_x = (column + (1 if du > 0.0 else 0) - u) * per_x if du != 0.0 else math.inf
        at_y = (row + (1 if dv > 0.0 else 0) - v) * per_y if dv != 0.0 else math.inf
        step = min(at_x, at_y) - way
        if rate + bend * step < 0.0:
            return height - 0.5 * rate * rate / bend <= allowed
        height, way = height + (rate + 0.5 * bend * step) * step, way + step
        if not (height <= allowed and way <= reach):  # also where there is no ground
            return False
        if at_x <= at_y:
            column += 1 if du > 0.0 else -1
        else:
            row += 1 if dv > 0.0 else -1
    return False
