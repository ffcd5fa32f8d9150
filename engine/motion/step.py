# SPDX-License-Identifier: GPL-2.0-or-later
"""One Moreau midpoint step, with and without contact. Leine et al. (2014), section 4; Leine et al. (2020).

    midpoint      q_M from q_B                                   eq. 48
    free          u_free from u_B, without contacts              eqs. 59-63; 2020 eq. 52 for the implicit scheme
    contacts      W at q_M, percussions P                        eqs. 66-69, folder laws
    end           u_E = u_free + M^-1 W P,  q_E from q_M, u      eqs. 50, 65

Drag is taken at the mean of the velocities before and after, so it can only take energy (the paper's is explicit).
"""

from typing import NamedTuple

import numpy as np

from ..arithmetic.filling import fill_rows
from ..contact.contacts import delassus_block, draw_in, frame_of_contact, point_and_normal
from ..contact.couples import Percussed, resist_pivoting, resist_rolling, solve_with
from ..contact.friction import FORGOTTEN, friction_coefficient, slippage_in_contact, slippage_in_flight
from ..contact.laws import Terms, call_law
from ..contact.low_bumps import pass_low_bump
from ..contact.options import apply_options
from ..contact.rows import CREASE, EDGE, NODE
from ..ground import height_map
from ..ground.interpolation import place_at, value_at
from ..ground.parameters import (
    BETA,
    DRAG,
    DRAG_HEIGHT,
    KAPPA,
    MU_MAX,
    MU_MIN,
    RESTITUTION,
    TANGENTIAL_RESTITUTION,
    VISCOUS_DRAG,
)
from ..jit.kernels import inner_kernel, joined_kernel
from ..rigid_body import free_flight, quaternion
from ..rigid_body.plane import kept_in_plane
from ..rigid_body.pose import inertia_of, motion_of
from ..types import Pose, State

SURELY_HARMLESS = 1.0 - 1e-6  # share of the percussions below which they would have gained energy

RESPONSE = np.dtype(
    [
        ("inverse_inertia", np.float64, (3, 3)),  # Theta^-1, or Theta_Delta^-1 of the explicit scheme, 1/(kg m2)
    ]
)


class Impact(NamedTuple):
    """Outcome of the contacts in one step."""

    contacts: int  # features with g_N <= 0
    nodes: int  # of them, those at a node of the terrain under a face
    creases: int  # of them, those of an edge over a border of cells
    edges: int  # of them, those of an edge within a cell
    loaded: int  # of them, those with P_N > 0
    penetration: float  # depth of the deepest point of the rock along the normal of its contact, m
    is_converged: bool
    is_limited: bool  # the percussions were reduced because they would have added energy


@inner_kernel
def midpoint_orientation(physics, s, h):
    """p_M, half a step ahead with the spin of the beginning. Leine et al. (2014), eq. 48."""
    turn = (s.e0, s.e1, s.e2, s.e3)
    return free_flight.advance_by_derivative(turn, turn, (s.wx, s.wy, s.wz), 0.5 * h)


@inner_kernel
def midpoint_of(physics, s, h):
    """q_M, the Pose half a step ahead with the velocities of the beginning. Leine et al. (2014), eq. 48."""
    e0, e1, e2, e3 = midpoint_orientation(physics, s, h)
    return Pose(s.x + 0.5 * h * s.vx, s.y + 0.5 * h * s.vy, s.z + 0.5 * h * s.vz, e0, e1, e2, e3)


@inner_kernel
def drag_coefficient(terrain, ground, s):
    """c_d at the centre of mass, kg/s; zero above the drag layer. Leine et al. (2014), eq. 11."""
    if ground.drag_top == 0.0:
        return 0.0
    gap = s.z - height_map.height_at(terrain, s.x, s.y)
    location = place_at(terrain, ground, s.x, s.y)
    return value_at(ground, location, DRAG) if gap < value_at(ground, location, DRAG_HEIGHT) else 0.0


@inner_kernel
def air_drag(body, physics, s):
    """1/2 rho C_d A |v| of the air, kg/s. A: mean projected area, as for a tumbling rock.

    With the mean of the velocities (``free_velocity``) the final speed of a fall is exactly sqrt(2 m g / (rho C_d A)).
    """
    if physics.air == 0.0:
        return 0.0
    return physics.air * body.mean_area * free_flight.speed(s.vx, s.vy, s.vz)


@inner_kernel
def decay_rate(terrain, ground, s):
    """beta at the centre of mass, 1/s; not looked up where there is no slip to forget."""
    if s.slippage < FORGOTTEN:
        return 0.0
    return value_at(ground, place_at(terrain, ground, s.x, s.y), BETA)


@inner_kernel
def free_velocity(s, mass, gravity, drag, h):
    """Velocity after a step under gravity and drag. Leine et al. (2014), eq. 59, drag at the mean velocity.

    Returns it with 1 / (1 + k), k = h c_d / 2 m, the part of a percussion that drag leaves.
    """
    k = 0.5 * h * drag / mass
    rest = 1.0 / (1.0 + k)
    return s.vx * (1.0 - k) * rest, s.vy * (1.0 - k) * rest, (s.vz * (1.0 - k) - h * gravity) * rest, rest


@inner_kernel
def free_spin(body, physics, s, h):
    """Spin after a step without contacts, by the scheme of the settings."""
    inertia, spin = inertia_of(body), (s.wx, s.wy, s.wz)
    if physics.is_implicit:
        wx, wy, wz, _ = free_flight.implicit_spin(inertia, spin, h)
        return wx, wy, wz
    return free_flight.explicit_spin(inertia, spin, h)


@inner_kernel
def free_orientation(body, physics, s, end_spin, h):
    """Orientation after a step without contacts that ended with the spin ``end_spin``."""
    if physics.is_implicit:
        inertia, turn = inertia_of(body), (s.e0, s.e1, s.e2, s.e3)
        return free_flight.implicit_orientation(inertia, turn, (s.wx, s.wy, s.wz), end_spin, h)
    return orientation_of_mean_spin(physics, s, end_spin, h)


@inner_kernel
def orientation_of_mean_spin(physics, s, end_spin, h):
    """Orientation after a step with the mean of the spins before and after. Leine et al. (2014), eq. 50."""
    mx, my, mz = 0.5 * (s.wx + end_spin[0]), 0.5 * (s.wy + end_spin[1]), 0.5 * (s.wz + end_spin[2])
    if physics.is_implicit:  # the exponential keeps the length of the quaternion by itself
        turn = quaternion.exponential((h * mx, h * my, h * mz))
        return quaternion.trimmed(quaternion.multiply((s.e0, s.e1, s.e2, s.e3), turn))
    middle = midpoint_orientation(physics, s, h)
    return free_flight.advance_by_derivative((s.e0, s.e1, s.e2, s.e3), middle, (mx, my, mz), h)


@inner_kernel
def fly(world, s, h):
    """One step without contacts; with the implicit scheme a stride of several, if ``h`` is longer than a time step."""
    terrain, ground, body, physics = world.terrain, world.ground, world.body, world.physics
    s = kept_in_plane(body, s)
    drag = drag_coefficient(terrain, ground, s) + air_drag(body, physics, s)
    vx, vy, vz, _ = free_velocity(s, body.mass, physics.gravity, drag, h)
    if physics.is_implicit and h > physics.time_step:
        inertia, turn = inertia_of(body), (s.e0, s.e1, s.e2, s.e3)
        (wx, wy, wz), (e0, e1, e2, e3) = free_flight.stride(inertia, turn, (s.wx, s.wy, s.wz), h)
    else:
        wx, wy, wz = free_spin(body, physics, s, h)
        e0, e1, e2, e3 = free_orientation(body, physics, s, (wx, wy, wz), h)
    return State(
        x=s.x + 0.5 * h * (s.vx + vx),
        y=s.y + 0.5 * h * (s.vy + vy),
        z=s.z + 0.5 * h * (s.vz + vz),
        e0=e0, e1=e1, e2=e2, e3=e3, vx=vx, vy=vy, vz=vz, wx=wx, wy=wy, wz=wz,
        slippage=slippage_in_flight(s.slippage, decay_rate(terrain, ground, s), h),
    )  # fmt: skip


@inner_kernel
def inverse_inertia(body, physics, s, h, out_inverse):
    """Matrix that turns an angular percussion into a change of spin, written in place.

    Theta^-1 for the implicit scheme, whose free step comes before; Theta_Delta^-1 for the explicit one
    (Leine et al. 2014, eqs. 62, 63), which is not symmetric.
    """
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    if physics.is_implicit:  # in the form of Cramer's rule
        scale = 1.0 / (a * (b * c))
        fill_rows(out_inverse, 0.0)
        out_inverse[0, 0], out_inverse[1, 1], out_inverse[2, 2] = b * c * scale, a * c * scale, a * b * scale
        return
    p, q, r = free_flight.explicit_matrix((a, b, c), (s.wx, s.wy, s.wz), h)
    for k in range(3):
        x, y, z = free_flight.solve_3x3(
            (a, -r, q), (r, b, -p), (-q, p, c), (1.0 if k == 0 else 0.0, 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0)
        )
        out_inverse[0, k], out_inverse[1, k], out_inverse[2, k] = x, y, z


@joined_kernel
def prepare_contacts(terrain, ground, body, s, h, midpoint, inverse_mass, out_workspace):
    """Set up every feature with g_N <= 0 as a contact.

    Returns how many there are, how many of them are at nodes, over creases and along edges, and the largest depth along
    a normal. ``midpoint``: a Pose. What options change about them: contact/options.py.

    Joined, because a call of its own, with a hundred numbers as arguments, takes a tenth of a step with contacts
    (measured).
    """
    inverse_inertia = out_workspace.common[0]["response"]["inverse_inertia"]
    x, y, _, e0, e1, e2, e3 = midpoint
    matrix = quaternion.rotation_matrix((e0, e1, e2, e3))
    bedding = out_workspace.common[0]["scar"]["bedding"]
    count, nodes, creases, edges, penetration = 0, 0, 0, 0, 0.0
    for i in range(out_workspace.common[0]["rows"]["used"]):
        feature = out_workspace.features[i]
        if feature["gap"] > 0.0:
            feature["is_touching"] = 0
            continue
        contact = out_workspace.contacts[count]
        px, py = point_and_normal(terrain, body, feature, i, matrix, x, y, contact)
        if terrain.is_bent:
            pass_low_bump(terrain, body, feature, i, matrix, (px, py), motion_of(s), contact)
        sunk = -feature["gap"] * contact["direction"][0, 2]
        if bedding > sunk:
            draw_in(body, matrix, bedding - sunk, contact)
        frame_of_contact(matrix, contact)
        delassus_block(inverse_mass, inverse_inertia, contact)
        penetration = max(penetration, sunk - bedding)
        location = place_at(terrain, ground, px, py)
        contact["friction"] = friction_coefficient(
            value_at(ground, location, MU_MIN),
            value_at(ground, location, MU_MAX),
            value_at(ground, location, KAPPA),
            s.slippage,
        )
        contact["restitution"][0] = value_at(ground, location, RESTITUTION)
        contact["restitution"][1] = value_at(ground, location, TANGENTIAL_RESTITUTION)
        for a in range(3):
            contact["percussion"][a] = h * feature["force"][a] if feature["is_touching"] else 0.0
        feature["is_touching"] = 1
        count += 1
        if i >= body.vertices.shape[0]:
            kind = feature["kind"]
            nodes += kind == NODE
            creases += kind == CREASE
            edges += kind == EDGE
    return count, nodes, creases, edges, penetration


@inner_kernel
def count_loaded(count, h, out_workspace):
    """Number of loaded contacts. Each feature keeps its mean force, in place, as first guess for the next step."""
    loaded = 0
    for i in range(count):
        contact = out_workspace.contacts[i]
        force = out_workspace.features[contact["feature"]]["force"]
        for a in range(3):
            force[a] = contact["percussion"][a] / h
        if contact["percussion"][0] > 0.0:
            loaded += 1
    return loaded


@inner_kernel
def percussion_of(body, physics, s, h, inverse_mass, dv, dw):
    """W P, linear in I and angular in K, from the change of velocity and spin that it made: the law knows it exactly.

    It is not summed up from the percussions: those that jam a rock are up to 1e9 times as large as their sum, of which
    rounding would leave seven digits.
    """
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    p, q, r = 0.0, 0.0, 0.0
    if not physics.is_implicit:
        p, q, r = free_flight.explicit_matrix((a, b, c), (s.wx, s.wy, s.wz), h)
    x, y, z = dw
    return (
        (dv[0] / inverse_mass, dv[1] / inverse_mass, dv[2] / inverse_mass),
        (a * x - r * y + q * z, r * x + b * y - p * z, -q * x + p * y + c * z),
    )  # fmt: skip


@inner_kernel
def harmless_share(dp, dl, mean_free, dv, dw):
    """Largest share of the percussions, at most 1, that adds no energy.

    The percussions do the work (u_E + u_ref) / 2 . W P (eq. 57), and a share f of them does f (A + f B) / 2, where
    A = (u_free + u_ref) . W P and B = (change of u) . W P >= 0. The exact law never does positive work; the scheme
    may, by terms of the order of (g h)^2 m, because gravity and the curvature of the path act within the step, and
    Newton's law of impact may where friction couples with restitution.

    dp, dl: linear percussion in I and angular percussion in K; mean_free: u_free + u_ref; dv, dw: change of u.
    """
    vx, vy, vz, wx, wy, wz = mean_free
    first = dp[0] * vx + dp[1] * vy + dp[2] * vz + dl[0] * wx + dl[1] * wy + dl[2] * wz
    second = dp[0] * dv[0] + dp[1] * dv[1] + dp[2] * dv[2] + dl[0] * dw[0] + dl[1] * dw[1] + dl[2] * dw[2]
    if first + second <= 0.0:
        return 1.0
    if first >= 0.0:
        return 0.0
    return -first / second


@inner_kernel
def share_of(body, physics, s, h, inverse_mass, reference, free, motion):
    """``harmless_share`` of the percussions and couples that turn the motion ``free`` into ``motion``."""
    vx, vy, vz, wx, wy, wz, _, _ = motion
    dv, dw = (vx - free[0], vy - free[1], vz - free[2]), (wx - free[3], wy - free[4], wz - free[5])
    linear, angular = percussion_of(body, physics, s, h, inverse_mass, dv, dw)
    mean_free = (
        free[0] + reference[0], free[1] + reference[1], free[2] + reference[2], free[3] + reference[3],
        free[4] + reference[4], free[5] + reference[5],
    )  # fmt: skip
    return harmless_share(linear, angular, mean_free, dv, dw)


@inner_kernel
def touch(world, law, s, h, midpoint, out_workspace):
    """One step with contacts, whose gaps at the ``midpoint``, a Pose, are in the workspace.

    Returns the state at the end and the Impact.
    """
    terrain, ground, body, physics = world.terrain, world.ground, world.body, world.physics
    s = kept_in_plane(body, s)
    viscous = body.mass * value_at(ground, place_at(terrain, ground, s.x, s.y), VISCOUS_DRAG)
    drag = drag_coefficient(terrain, ground, s) + viscous + air_drag(body, physics, s)
    fvx, fvy, fvz, rest = free_velocity(s, body.mass, physics.gravity, drag, h)
    fwx, fwy, fwz = free_spin(body, physics, s, h)
    # In the implicit scheme the free rotation comes before the percussion, which then acts on Theta alone;
    # in the explicit scheme percussion and gyroscopic term are one linear system (eq. 60).
    rwx, rwy, rwz = s.wx, s.wy, s.wz
    if physics.is_implicit:
        rwx, rwy, rwz = fwx, fwy, fwz
    inverse_mass = rest / body.mass
    common = out_workspace.common[0]
    inverse_inertia(body, physics, s, h, common["response"]["inverse_inertia"])
    reference, free = (s.vx, s.vy, s.vz, rwx, rwy, rwz), (fvx, fvy, fvz, fwx, fwy, fwz)
    count, nodes, creases, edges, penetration = prepare_contacts(
        terrain, ground, body, s, h, midpoint, inverse_mass, out_workspace
    )
    if common["options"]["are_there"]:
        penetration = apply_options(terrain, ground, body, midpoint, inverse_mass, reference, count, out_workspace)
    # relative to the motion, but far below g h for a rock at rest: a contact that opens by rounding falls g h^2
    fastest = free_flight.speed(s.vx, s.vy, s.vz) + body.radius * free_flight.speed(s.wx, s.wy, s.wz)
    fastest += 1e-3 * h * physics.gravity
    terms = Terms(h, inverse_mass, physics.tolerance * fastest, physics.max_sweeps)
    motion = call_law(law, (out_workspace.contacts, count, out_workspace.memory, terms, reference, free))
    if not common["options"]["is_compliant"]:
        gyration = 0.0, 0.0, 0.0
        if not physics.is_implicit:
            gyration = free_flight.explicit_matrix(
                (body.inertia_x, body.inertia_y, body.inertia_z), (s.wx, s.wy, s.wz), h
            )
        inertia = body.inertia_x, body.inertia_y, body.inertia_z
        percussed = Percussed(law, inertia, gyration, body.mass, body.radius, midpoint, count, terms, reference)
        if not common["rolling"]["is_there"]:
            motion = resist_pivoting(percussed, free, motion, out_workspace)
        else:
            motion = resist_rolling(percussed, free, motion, out_workspace)
            if share_of(body, physics, s, h, inverse_mass, reference, free, motion) < SURELY_HARMLESS:
                # Restitution has turned the spin round, and a couple against the new one drives the old: there is none.
                inverse = common["response"]["inverse_inertia"]
                inverse_inertia(body, physics, s, h, inverse)
                motion = solve_with(percussed, inverse, free, (fwx, fwy, fwz), out_workspace)
    vx, vy, vz, wx, wy, wz, _, is_converged = motion
    loaded = count_loaded(count, h, out_workspace)
    share = 1.0
    if not common["options"]["is_compliant"]:
        share = share_of(body, physics, s, h, inverse_mass, reference, free, motion)
    if share < 1.0:
        vx, vy, vz = fvx + share * (vx - fvx), fvy + share * (vy - fvy), fvz + share * (vz - fvz)
        wx, wy, wz = fwx + share * (wx - fwx), fwy + share * (wy - fwy), fwz + share * (wz - fwz)
        for i in range(count):
            for a in range(3):
                out_workspace.contacts[i]["percussion"][a] *= share
    if loaded > 0:
        e0, e1, e2, e3 = orientation_of_mean_spin(physics, s, (wx, wy, wz), h)
        slippage = slippage_in_contact(s.slippage, free_flight.speed(vx, vy, vz), h)
    else:
        e0, e1, e2, e3 = free_orientation(body, physics, s, (wx, wy, wz), h)
        slippage = slippage_in_flight(s.slippage, decay_rate(terrain, ground, s), h)
    end = State(
        x=s.x + 0.5 * h * (s.vx + vx),
        y=s.y + 0.5 * h * (s.vy + vy),
        z=s.z + 0.5 * h * (s.vz + vz),
        e0=e0, e1=e1, e2=e2, e3=e3, vx=vx, vy=vy, vz=vz, wx=wx, wy=wy, wz=wz, slippage=slippage,
    )  # fmt: skip
    return end, Impact(count, nodes, creases, edges, loaded, penetration, is_converged, share < 1.0 - 1e-9)
