# SPDX-License-Identifier: GPL-2.0-or-later
"""Effects of options on the contacts of a step: chance, rough ground, rolling resistance, springs, restitution that
falls with the velocity.

This follows after the contacts have been set up without options (motion/step.py), because most simulations use none and
should not pay for them.
"""

import math

import numpy as np

from ..choices import COMPLIANT_LAWS
from ..ground.height_map import tangents
from ..ground.interpolation import place_at, value_at
from ..ground.parameters import ROLLING_RESISTANCE, ROUGHNESS, SURFACE_ROUGHNESS
from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from .chance import ROUGH_DEPTH, draw_contact
from .contacts import contact_velocity, delassus_block, frame_of_normal
from .rolling import mean_radius, roughness_share
from .rows import NODE, turned

OPTIONS = np.dtype(
    [
        ("are_there", np.int64),  # 1 where contacts are changed by anything that this file applies
        ("remembers", np.int64),  # 1 where the MEMORY of the features is of use
        ("is_compliant", np.int64),  # 1 where the law stores energy and gives it back
        ("restitution_decay", np.float64),  # s2/m2, 1 / square of the velocity that halves restitution; 0: none does
        ("arm", np.float64),  # D_r on smooth ground with mu_0 = 1 (rolling.py), m; of a rock of the last two
        ("roughness_share", np.float64),  # D_r for each metre of surface roughness, -
        ("arm_mass", np.float64),  # kg; 0: of none
        ("arm_area", np.float64),  # mean projected area, m2
    ]
)


def set_options(settings, chance, rolling, out_options):
    """The options of a simulation, given what it leaves to chance and whether its ground resists rolling; in place."""
    halving_speed = float(settings.restitution_halving_speed or math.inf)
    decay, is_compliant = 1.0 / (halving_speed * halving_speed), settings.impact_law in COMPLIANT_LAWS
    remembers = chance["is_there"] or is_compliant
    out_options["restitution_decay"], out_options["is_compliant"] = decay, is_compliant
    out_options["remembers"], out_options["are_there"] = remembers, remembers or rolling["is_there"] or decay > 0.0


@inner_kernel
def set_compliance(is_compliant, out_options):
    """Set, in place, whether the law that follows stores energy."""
    out_options["is_compliant"] = is_compliant


@inner_kernel
def apply_options(terrain, ground, body, midpoint, inverse_mass, reference, count, out_workspace):
    """Change the first ``count`` contacts in place; returns the largest depth along a normal.

    ``midpoint``: a Pose. ``reference``: velocity and spin before the impact.
    """
    common = out_workspace.common[0]
    chance, rolling, options = common["chance"], common["rolling"], common["options"]
    if options["remembers"]:
        forget_clear_features(out_workspace)
    x, y, _, e0, e1, e2, e3 = midpoint
    matrix = quaternion.rotation_matrix((e0, e1, e2, e3))
    penetration = 0.0
    if rolling["is_there"]:
        keep_arms(body, options)
    for k in range(count):
        contact = out_workspace.contacts[k]
        i, point = contact["feature"], contact["point"]
        memory, gap = out_workspace.memory[i], out_workspace.features[i]["gap"]
        dx, dy, _ = turned(matrix, point, 1.0)
        spot = place_at(terrain, ground, x + dx, y + dy)
        if chance["is_there"]:
            draw_contact(chance, i, value_at(ground, spot, ROUGHNESS), gap < -ROUGH_DEPTH * body.radius, memory)
            tilt(body, out_workspace.features[i], i, matrix, memory["tilt"], contact)
            delassus_block(inverse_mass, common["response"]["inverse_inertia"], contact)
            contact["friction"] *= memory["friction_factor"]
            if memory["restitution"] >= 0.0:
                contact["restitution"][0] = memory["restitution"]
        approach = contact_velocity(contact, 0, reference)
        contact["restitution"][0] /= 1.0 + options["restitution_decay"] * approach * approach
        if rolling["is_there"]:
            contact["rolling"] = options["arm"] * value_at(ground, spot, ROLLING_RESISTANCE)
            contact["rolling"] += options["roughness_share"] * value_at(ground, spot, SURFACE_ROUGHNESS)
            if chance["is_there"]:
                contact["rolling"] *= memory["rolling_factor"]
            if options["remembers"]:
                for a in range(3):
                    for b in range(3):
                        memory["turn"][a, b] = common["response"]["inverse_inertia"][a, b]
        contact["gap"] = gap
        penetration = max(penetration, -gap * contact["direction"][0, 2] - common["scar"]["bedding"])
    return penetration


@inner_kernel
def keep_arms(body, out_options):
    """Arms of the rolling resistance of a rock, in place; a root takes a twentieth of a step, so they are kept."""
    if out_options["arm_mass"] != body.mass or out_options["arm_area"] != body.mean_area:
        out_options["arm"], out_options["roughness_share"] = mean_radius(body), roughness_share(body)
        out_options["arm_mass"], out_options["arm_area"] = body.mass, body.mean_area


@inner_kernel
def tilt(body, feature, i, matrix, slopes, contact):
    """Tilt the frame of a contact for rough ground with these slopes along t1 and t2, relative to the smooth; in place.

    At a vertex the normal is that of the ground, however tilted. On an edge it stays perpendicular to the edge, so only
    that part of the tilt counts; on a face it stays that of the face.
    """
    a, b, d = slopes[0], slopes[1], contact["direction"]
    nx, ny, nz = d[0, 0], d[0, 1], d[0, 2]
    t1x, t1y, t1z, t2x, t2y, t2z = tangents(nx, ny, nz)
    dx, dy, dz = a * t1x + b * t2x, a * t1y + b * t2y, a * t1z + b * t2z
    if i >= body.vertices.shape[0]:
        if feature["kind"] == NODE:
            return
        ex, ey, ez = direction_of_edge(body, feature["element"], matrix)
        along = dx * ex + dy * ey + dz * ez
        dx, dy, dz = dx - along * ex, dy - along * ey, dz - along * ez
    share = 1.0 / math.sqrt(1.0 + dx * dx + dy * dy + dz * dz)
    frame_of_normal(matrix, (share * (nx + dx), share * (ny + dy), share * (nz + dz)), contact)


@inner_kernel
def direction_of_edge(body, edge, matrix):
    """Unit vector along an edge of the rock, in I."""
    facet = body.facets[edge]
    ax, ay, az = turned(matrix, body.vertices[facet["first"]], -1.0)
    bx, by, bz = turned(matrix, body.vertices[facet["second"]], 1.0)
    x, y, z = ax + bx, ay + by, az + bz
    length = math.sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


@inner_kernel
def forget_clear_features(out_workspace):
    """Features above the ground forget their contacts, in place."""
    for i in range(out_workspace.common[0]["rows"]["used"]):
        if out_workspace.features[i]["gap"] > 0.0:
            out_workspace.memory[i]["state"] = 0
