# SPDX-License-Identifier: GPL-2.0-or-later
"""What options change of the contacts of a step: chance, rough ground, rolling resistance, springs, restitution that
falls with the velocity.

After the contacts are set up without any (step.py), for most simulations use none and should not pay for them.
"""

from . import quaternion
from ._jit import inner_kernel
from .chance import ROUGH_DEPTH, draw_contact
from .contact import contact_velocity, delassus_block, tilted_directions, vertex_position
from .ground_field import place_at, value_at
from .rolling import arm_of
from .types import ROLLING_RESISTANCE, ROUGHNESS


@inner_kernel
def apply_options(terrain, ground, body, midpoint, inverse_mass, reference, count, out_workspace):
    """Change the first ``count`` contacts in place; returns the largest depth along a normal.

    ``midpoint``: (x, y, z, e0, e1, e2, e3). ``reference``: velocity and spin before the impact.
    """
    common = out_workspace.common[0]
    if common["remembers"]:
        forget_clear_vertices(out_workspace)
    x, y, z, e0, e1, e2, e3 = midpoint
    matrix = quaternion.rotation_matrix(e0, e1, e2, e3)
    penetration = 0.0
    for k in range(count):
        contact = out_workspace.contacts[k]
        i = contact["vertex"]
        memory, gap = out_workspace.memory[i], out_workspace.vertices[i]["gap"]
        px, py, _ = vertex_position(matrix, body.vertices, i, x, y, z)
        place = place_at(terrain, ground, px, py)
        if common["has_chance"]:
            draw_contact(common, i, value_at(ground, place, ROUGHNESS), gap < -ROUGH_DEPTH * body.radius, memory)
            tilted_directions(terrain, matrix, body.vertices, i, px, py, memory["tilt"], contact)
            delassus_block(inverse_mass, common["inverse_inertia"], contact)
            contact["friction"] *= memory["friction_factor"]
            if memory["restitution"] >= 0.0:
                contact["restitution"][0] = memory["restitution"]
        approach = contact_velocity(contact, 0, *reference)
        contact["restitution"][0] /= 1.0 + common["restitution_decay"] * approach * approach
        if common["has_rolling"]:
            contact["rolling"] = arm_of(value_at(ground, place, ROLLING_RESISTANCE), body.vertices, i)
            for a in range(3):
                for b in range(3):
                    memory["turn"][a, b] = common["inverse_inertia"][a, b]
        contact["gap"] = gap
        penetration = max(penetration, -gap * contact["direction"][0, 2])
    return penetration


@inner_kernel
def forget_clear_vertices(out_workspace):
    """Vertices above the ground forget their contacts, in place."""
    for i in range(out_workspace.vertices.size):
        if out_workspace.vertices[i]["gap"] > 0.0:
            out_workspace.memory[i]["state"] = 0
