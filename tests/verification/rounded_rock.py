# SPDX-License-Identifier: GPL-2.0-or-later
"""A second search for contact, by shortest distances: the reference of docs/validation/contact.md.

The rock is a core, its faces moved inwards by a margin, with all that is no farther from it than the margin: the same
faces, its edges and corners rounded. Between the core and the ground there is always room, so that the direction of the
shortest way from one to the other is a normal without any choice: at a node under a face that of the face, at a corner
over a slope that of the slope, where an edge crosses a ridge across both. It is found by trying: places on a lattice
over the ground that are nearer to the core than their neighbours, then better ones around them. Kinds of contact, gaps
measured plumb, bumps that are passed: it knows nothing of them. As the margin goes to zero the rock becomes the sharp
one. Mass, inertia and all that is not contact are those of the engine.

Import this before anything of the engine, in a process of its own: it puts its search in the place of the engine's
before that is compiled, and keeps the machine code apart.
"""

import hashlib
import math
import tempfile
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import numpy as np

from talus.engine.jit import kernels

if kernels.COMPILED:
    _SOURCES = kernels.hash_of_sources() + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    kernels.CACHE_FOLDER = Path(tempfile.gettempdir()) / f"talus-rounded-rock-{_SOURCES}"

from talus.engine.chunks import scene
from talus.engine.contact import gaps
from talus.engine.contact.clearance import bounds_at, note_look, on_grid
from talus.engine.contact.rows import NODE, forget_others, put, row_of, turned, turned_back
from talus.engine.contact.watch import end_watch
from talus.engine.ground import height_map
from talus.engine.ground.height_map import REACH
from talus.engine.jit.kernels import apart_kernel, inner_kernel
from talus.engine.motion import advance, landing, run, step
from talus.engine.motion import trace as tracing
from talus.engine.rigid_body import quaternion
from talus.engine.shapes.body import body_of
from talus.engine.shapes.facets import facets_of
from talus.engine.shapes.polyhedron import convex_hull
from talus.engine.shapes.triangles import triangles_of

DEPTH = 1e-5  # radii, at which a touchdown is aimed; a corner rounded over a twentieth of them sees it within 1 degree
COARSE = 0.12  # radii, at most between the places of the first lattice
LEVEL = 2e-3  # as a slope: what falls by less is level
AROUND = 0.3  # radii, up to which a rock is known to be clear of the ground
FINEST = 1.0 / 64.0  # of the margin: how exactly the nearest place is found


def core_of(rock, share):
    """The Body of the core; its margin, ``share`` radii, stands where the engine has the area for drag of the air."""
    from scipy.spatial import ConvexHull, HalfspaceIntersection

    margin = share * rock.radius
    planes = ConvexHull(rock.vertices).equations.copy()
    planes[:, 3] += margin
    corners = HalfspaceIntersection(planes, np.zeros(3)).intersections
    corners = corners[np.sort(np.unique(np.round(corners, 9), axis=0, return_index=True)[1])]
    hull = convex_hull(corners)
    facets, faces = facets_of(hull.vertices, hull.triangles)
    return body_of(rock)._replace(
        vertices=np.ascontiguousarray(hull.vertices), first=np.array([0, len(hull.vertices)], np.int64),
        balls=np.array([[0.0, 0.0, 0.0, rock.radius]]), facets=facets, faces=faces,
        triangles=triangles_of(hull.vertices, np.ascontiguousarray(hull.triangles, np.int64)),
        mean_area=margin * margin,
    )  # fmt: skip


@contextmanager
def rounded(share):
    """Within it rocks are rounded by this many of their radii; drag of the air must be off."""
    with (
        mock.patch.object(scene, "body_of", lambda rock: core_of(rock, share)),
        mock.patch.object(tracing, "body_of", lambda rock: core_of(rock, share)),
    ):
        yield


@inner_kernel
def beyond_planes(body, px, py, pz):
    """The largest distance of a point beyond the planes of the core's faces, and the face: no more than its distance"""
    most, face = -np.inf, 0
    for k in range(body.faces):
        n = body.facets[k]["normal"]
        beyond = n[0] * px + n[1] * py + n[2] * pz - body.facets[k]["offset"]
        if beyond > most:
            most, face = beyond, k
    return most, face


@inner_kernel
def nearest_of_core(body, px, py, pz, bound):
    """Distance of a point from the core, and the nearest point of the core, all in K; some less where it exceeds the
    ``bound``."""
    most, face = beyond_planes(body, px, py, pz)
    if most > bound:
        return most, px, py, pz
    n = body.facets[face]["normal"]
    cx, cy, cz = px - most * n[0], py - most * n[1], pz - most * n[2]
    others, _ = beyond_planes(body, cx, cy, cz)
    if most <= 0.0 or others <= 1e-12:
        return most, cx, cy, cz
    least = np.inf
    for k in range(body.facets.size):
        a, b = body.vertices[body.facets[k]["first"]], body.vertices[body.facets[k]["second"]]
        ex, ey, ez = b[0] - a[0], b[1] - a[1], b[2] - a[2]
        along = (px - a[0]) * ex + (py - a[1]) * ey + (pz - a[2]) * ez
        t = min(max(along / (ex * ex + ey * ey + ez * ez), 0.0), 1.0)
        x, y, z = a[0] + t * ex, a[1] + t * ey, a[2] + t * ez
        square = (px - x) * (px - x) + (py - y) * (py - y) + (pz - z) * (pz - z)
        if square < least:
            least, cx, cy, cz = square, x, y, z
    return math.sqrt(least), cx, cy, cz


@inner_kernel
def distance_at(terrain, body, matrix, x, y, z, gx, gy, bound):
    """Distance of the ground at the local (gx, gy) from the core whose centre of mass is at (x, y, z), as above."""
    gz = height_map.height_at(terrain, gx, gy)
    px, py, pz = turned_back(matrix, gx - x, gy - y, gz - z)
    distance, _, _, _ = nearest_of_core(body, px, py, pz, bound)
    return distance


@inner_kernel
def is_nearest(terrain, body, matrix, x, y, z, gx, gy, dx, dy, distance):
    """True if none of the eight places around is nearer by more than what counts as level."""
    for i in range(-1, 2):
        for j in range(-1, 2):
            if i == 0 and j == 0:
                continue
            way = math.sqrt((i * dx) ** 2 + (j * dy) ** 2)
            if distance_at(terrain, body, matrix, x, y, z, gx + i * dx, gy + j * dy, distance) < distance - LEVEL * way:
                return False
    return True


@inner_kernel
def descended(terrain, body, matrix, x, y, z, gx, gy, dx, dy, distance, enough, reach, finest):
    """The nearest place on the ground, from a first one on in ever smaller steps; given up where it cannot be enough"""
    while max(dx, dy) > finest:
        dx, dy = 0.5 * dx, 0.5 * dy
        for _ in range(8):
            least, best_x, best_y = distance, gx, gy
            for i in range(-1, 2):
                for j in range(-1, 2):
                    if i == 0 and j == 0:
                        continue
                    way = math.sqrt((i * dx) ** 2 + (j * dy) ** 2)
                    tried = distance_at(terrain, body, matrix, x, y, z, gx + i * dx, gy + j * dy, least) + LEVEL * way
                    if tried < least:
                        least, best_x, best_y = tried, gx + i * dx, gy + j * dy
            if least >= distance:
                break
            gx, gy = best_x, best_y
            distance = distance_at(terrain, body, matrix, x, y, z, gx, gy, np.inf)
        if distance > enough + 4.0 * reach * (dx + dy):
            break
    return gx, gy, distance


@inner_kernel
def add(terrain, body, matrix, x, y, z, gx, gy, margin, cell, out_workspace):
    """A contact at a place of the ground, in a row of its own. Returns its gap, plumb; infinite if it is there."""
    features, rows = out_workspace.features, out_workspace.common[0]["rows"]
    gz = height_map.height_at(terrain, gx, gy)
    px, py, pz = turned_back(matrix, gx - x, gy - y, gz - z)
    distance, cx, cy, cz = nearest_of_core(body, px, py, pz, np.inf)
    first = body.vertices.shape[0]
    for i in range(first, rows["used"]):
        if features[i]["gap"] < np.inf:
            place = features[i]["place"]
            if abs(place[0] - gx) + abs(place[1] - gy) < 0.25 * margin:
                return np.inf
    if distance > 1e-9:
        nx, ny, nz = turned(matrix, ((cx - px) / distance, (cy - py) / distance, (cz - pz) / distance), 1.0)
    else:
        _, face = beyond_planes(body, px, py, pz)
        nx, ny, nz = turned(matrix, body.facets[face]["normal"], -1.0)
    if not nz > 0.0:
        return np.inf
    key = np.int64(round(gy / cell)) * 100000000 + np.int64(round(gx / cell))
    for i in range(first, rows["used"]):
        if features[i]["gap"] < np.inf and features[i]["key"] == key:
            key += 50000000
    feature = features[row_of(features, rows, first, key)]
    gap = (distance - margin) / nz
    put(feature, NODE, gap, (nx, ny, nz))
    place, lever = feature["place"], feature["lever"]
    place[0], place[1], place[2] = gx, gy, gz
    lever[0], lever[1], lever[2] = turned_back(
        matrix, gx - x + (distance - margin) * nx, gy - y + (distance - margin) * ny, gz - z + (distance - margin) * nz
    )
    return gap


@apart_kernel
def find_gaps(terrain, body, pose, limit, out_workspace):
    """In the place of that of the engine, with the same arguments and results."""
    features, common = out_workspace.features, out_workspace.common[0]
    (x, y, z), matrix = pose[:3], quaternion.rotation_matrix(pose[3:])
    first, margin, radius = body.vertices.shape[0], math.sqrt(body.mean_area), body.radius
    end_watch(common["watch"])
    for i in range(first):
        features[i]["gap"] = np.inf
    forget_others(first, features, common["rows"])
    note_look(-np.inf, pose, common["look"])
    for i in range(first):
        rx, ry, _ = turned(matrix, body.vertices[i], 1.0)
        if not on_grid(terrain, x + rx, y + ry):
            return np.inf, True
    reach = bounds_at(terrain, x, y)[REACH]
    height = z - height_map.height_at(terrain, x, y)
    if height > reach * (radius + limit):
        return height / reach - radius, False
    parts = 1
    while max(terrain.cell_x, terrain.cell_y) > COARSE * radius * parts:
        parts *= 2
    dx, dy, fine = terrain.cell_x / parts, terrain.cell_y / parts, 1
    while max(dx, dy) > margin * fine:
        fine *= 2
    small_x, small_y = dx / fine, dy / fine
    enough = margin + limit
    near, nearer = enough + 0.71 * reach * max(dx, dy), enough + 0.71 * reach * max(small_x, small_y)
    wide = radius
    lowest, clear, far = np.inf, near + AROUND * radius, near + AROUND * radius
    for row in range(int((y - wide) / dy), int((y + wide) / dy) + 2):
        for column in range(int((x - wide) / dx), int((x + wide) / dx) + 2):
            gx, gy = column * dx, row * dy
            gz = height_map.height_at(terrain, gx, gy)
            if not (gx - x) ** 2 + (gy - y) ** 2 + (gz - z) ** 2 <= (radius + far) ** 2:
                continue
            px, py, pz = turned_back(matrix, gx - x, gy - y, gz - z)
            beyond, _ = beyond_planes(body, px, py, pz)
            clear = min(clear, beyond)
            if beyond > near:
                continue
            for i in range(fine):
                for j in range(fine):
                    qx, qy = gx + (i - fine // 2) * small_x, gy + (j - fine // 2) * small_y
                    distance = distance_at(terrain, body, matrix, x, y, z, qx, qy, nearer)
                    if distance > nearer:
                        continue
                    if not is_nearest(terrain, body, matrix, x, y, z, qx, qy, small_x, small_y, distance):
                        continue
                    qx, qy, distance = descended(
                        terrain, body, matrix, x, y, z, qx, qy, small_x, small_y, distance, enough, reach,
                        FINEST * margin,
                    )  # fmt: skip
                    if distance <= enough:
                        gap = add(terrain, body, matrix, x, y, z, qx, qy, margin, small_x, out_workspace)
                        lowest = min(lowest, gap)
    note_look(clear - 0.71 * reach * max(dx, dy) - margin, pose, common["look"])
    return lowest, False


@inner_kernel
def gap_elsewhere(terrain, body, placed, feature):
    """Gap of a contact in another pose: of its point of the rock from the plane through its place on the ground."""
    x, y, z = placed.pose.x, placed.pose.y, placed.pose.z
    rx, ry, rz = turned(placed.matrix, feature["lever"], 1.0)
    place, n = feature["place"], feature["normal"]
    return ((x + rx - place[0]) * n[0] + (y + ry - place[1]) * n[1] + (z + rz - place[2]) * n[2]) / n[2]


@inner_kernel
def pass_nothing(terrain, body, feature, i, matrix, place, motion, out_contact):
    """No bump is passed: a rounded edge rolls over it."""


for _module in (gaps, advance, landing, run):
    _module.find_gaps = find_gaps
for _module in (gaps, advance, landing):
    _module.TOUCH_DEPTH = DEPTH
gaps.gap_elsewhere = gap_elsewhere
step.pass_low_bump = pass_nothing
