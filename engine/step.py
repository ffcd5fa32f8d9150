# SPDX-License-Identifier: GPL-2.0-or-later
"""One Moreau midpoint step, with and without contact. Leine et al. (2014), section 4; Leine et al. (2020).

    midpoint      q_M from q_B                                   eq. 48
    free          u_free from u_B, without contacts              eqs. 59-63; 2020 eq. 52 for the implicit scheme
    contacts      W at q_M, percussions P                        eqs. 66-69, file percussion.py
    end           u_E = u_free + M^-1 W P,  q_E from q_M, u      eqs. 50, 65

Drag is taken at the mean of the velocities before and after, so it can only take energy (the paper's is explicit).
"""

from typing import NamedTuple

from . import free_flight, height_map, quaternion
from ._jit import kernel
from .contact import contact_velocity, delassus_block, find_gaps, force_directions
from .friction import friction_coefficient, slippage_in_contact, slippage_in_flight
from .ground_field import ground_at
from .percussion import solve_percussions
from .types import (
    DRAG, DRAG_HEIGHT, KAPPA, MU_MAX, MU_MIN, RESTITUTION, TANGENTIAL_RESTITUTION, State,
)  # fmt: skip


class Impact(NamedTuple):
    """What happened at the contacts in one step."""

    contacts: int  # vertices with g_N <= 0
    loaded: int  # of them with P_N > 0
    penetration: float  # depth of the deepest vertex, m
    is_converged: bool
    is_limited: bool  # the percussions were reduced because they would have added energy


@kernel
def midpoint_orientation(physics, s, h):
    """p_M, half a step ahead with the spin of the beginning. Leine et al. (2014), eq. 48."""
    return free_flight.advance_by_derivative(
        s.e0, s.e1, s.e2, s.e3, s.e0, s.e1, s.e2, s.e3, s.wx, s.wy, s.wz, 0.5 * h
    )


@kernel
def drag_coefficient(terrain, ground, s, out_ground):
    """c_d at the centre of mass, kg/s; zero above the drag layer. Leine et al. (2014), eq. 11."""
    if not ground.has_drag:
        return 0.0
    gap = s.z - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, s.x, s.y)
    if gap != gap:
        return 0.0
    ground_at(ground, terrain.cell_x, terrain.cell_y, s.x, s.y, out_ground)
    return out_ground[DRAG] if gap < out_ground[DRAG_HEIGHT] else 0.0


@kernel
def free_velocity(s, mass, gravity, drag, h):
    """Velocity after a step under gravity and drag. Leine et al. (2014), eq. 59, drag at the mean velocity.

    Returns it with 1 / (1 + k), k = h c_d / 2 m, the part of a percussion that drag leaves.
    """
    k = 0.5 * h * drag / mass
    rest = 1.0 / (1.0 + k)
    return s.vx * (1.0 - k) * rest, s.vy * (1.0 - k) * rest, (s.vz * (1.0 - k) - h * gravity) * rest, rest


@kernel
def free_spin(body, physics, s, h):
    """Spin after a step without contacts, by the scheme of the settings."""
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    if physics.is_implicit:
        wx, wy, wz, _ = free_flight.implicit_spin(a, b, c, s.wx, s.wy, s.wz, h)
        return wx, wy, wz
    return free_flight.explicit_spin(a, b, c, s.wx, s.wy, s.wz, h)


@kernel
def free_orientation(body, physics, s, wx, wy, wz, h):
    """Orientation after a step without contacts that ended with the spin (wx, wy, wz)."""
    if physics.is_implicit:
        return free_flight.implicit_orientation(
            body.inertia_x, body.inertia_y, body.inertia_z,
            s.e0, s.e1, s.e2, s.e3, s.wx, s.wy, s.wz, wx, wy, wz, h,
        )  # fmt: skip
    return orientation_of_mean_spin(physics, s, wx, wy, wz, h)


@kernel
def orientation_of_mean_spin(physics, s, wx, wy, wz, h):
    """Orientation after a step with the mean of the spins before and after. Leine et al. (2014), eq. 50."""
    mx, my, mz = 0.5 * (s.wx + wx), 0.5 * (s.wy + wy), 0.5 * (s.wz + wz)
    if physics.is_implicit:  # the exponential keeps the length of the quaternion by itself
        t0, t1, t2, t3 = quaternion.exponential(h * mx, h * my, h * mz)
        e0, e1, e2, e3 = quaternion.multiply(s.e0, s.e1, s.e2, s.e3, t0, t1, t2, t3)
        return quaternion.normalise(e0, e1, e2, e3)
    m0, m1, m2, m3 = midpoint_orientation(physics, s, h)
    return free_flight.advance_by_derivative(s.e0, s.e1, s.e2, s.e3, m0, m1, m2, m3, mx, my, mz, h)


@kernel
def fly(body, physics, s, drag, beta, h):
    """One step without contacts."""
    vx, vy, vz, _ = free_velocity(s, body.mass, physics.gravity, drag, h)
    wx, wy, wz = free_spin(body, physics, s, h)
    e0, e1, e2, e3 = free_orientation(body, physics, s, wx, wy, wz, h)
    return State(
        x=s.x + 0.5 * h * (s.vx + vx),
        y=s.y + 0.5 * h * (s.vy + vy),
        z=s.z + 0.5 * h * (s.vz + vz),
        e0=e0, e1=e1, e2=e2, e3=e3, vx=vx, vy=vy, vz=vz, wx=wx, wy=wy, wz=wz,
        slippage=slippage_in_flight(s.slippage, beta, h),
    )  # fmt: skip


@kernel
def inverse_inertia(body, physics, s, h, out_inverse):
    """Matrix that turns an angular percussion into a change of spin, written in place.

    Theta^-1 for the implicit scheme, whose free step is done before; Theta_Delta^-1 for the explicit one
    (Leine et al. 2014, eqs. 62, 63), which is not symmetric.
    """
    a, b, c = body.inertia_x, body.inertia_y, body.inertia_z
    p, q, r = 0.0, 0.0, 0.0
    if not physics.is_implicit:
        p, q, r = free_flight.explicit_matrix(a, b, c, s.wx, s.wy, s.wz, h)
    for k in range(3):
        x, y, z = free_flight.solve_3x3(
            a, -r, q, r, b, -p, -q, p, c, 1.0 if k == 0 else 0.0, 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0
        )
        out_inverse[0, k], out_inverse[1, k], out_inverse[2, k] = x, y, z


@kernel
def prepare_contacts(terrain, ground, body, s, x, y, z, e0, e1, e2, e3, inverse_mass, reference, out_contacts):
    """Set up every vertex with g_N <= 0 as a contact; returns their number.

    (x, y, z, e): the midpoint. ``reference``: (v, w) before the percussion, for the impact law (eq. 52).
    """
    vx, vy, vz, wx, wy, wz = reference
    count = 0
    for i in range(body.vertices.shape[0]):
        if out_contacts.gaps[i] > 0.0:
            out_contacts.is_touching[i] = 0
            continue
        px, py = force_directions(terrain, body.vertices, i, count, x, y, z, e0, e1, e2, e3, out_contacts)
        delassus_block(count, inverse_mass, out_contacts)
        g = out_contacts.ground
        ground_at(ground, terrain.cell_x, terrain.cell_y, px, py, g)
        out_contacts.friction[count] = friction_coefficient(g[MU_MIN], g[MU_MAX], g[KAPPA], s.slippage)
        for a in range(3):
            restitution = g[RESTITUTION] if a == 0 else g[TANGENTIAL_RESTITUTION]
            out_contacts.bias[count, a] = 0.0
            if restitution > 0.0:
                out_contacts.bias[count, a] = restitution * contact_velocity(
                    out_contacts, count, a, vx, vy, vz, wx, wy, wz
                )
            out_contacts.percussion[count, a] = out_contacts.remembered[i, a] if out_contacts.is_touching[i] else 0.0
        out_contacts.is_touching[i] = 1
        count += 1
    return count


@kernel
def remember_percussions(count, out_contacts):
    """Keep the percussions as first guess of the next step; returns how many contacts are loaded."""
    loaded = 0
    for i in range(count):
        vertex = out_contacts.vertex[i]
        for a in range(3):
            out_contacts.remembered[vertex, a] = out_contacts.percussion[i, a]
        if out_contacts.percussion[i, 0] > 0.0:
            loaded += 1
    return loaded


@kernel
def harmless_share(dp, dl, mean_free, dv, dw):
    """Largest share of the percussions, at most 1, that adds no energy.

    The percussions do the work (u_E + u_ref) / 2 . W P (eq. 57), with a share f of them f (A + f B) / 2, where
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


@kernel
def sum_of_percussions(contacts, count):
    """W P: linear percussion in I, angular percussion in K."""
    px, py, pz, lx, ly, lz = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    p, d, w = contacts.percussion, contacts.direction, contacts.lever
    for i in range(count):
        for a in range(3):
            px += p[i, a] * d[i, a, 0]
            py += p[i, a] * d[i, a, 1]
            pz += p[i, a] * d[i, a, 2]
            lx += p[i, a] * w[i, a, 0]
            ly += p[i, a] * w[i, a, 1]
            lz += p[i, a] * w[i, a, 2]
    return (px, py, pz), (lx, ly, lz)


@kernel
def touch(terrain, ground, body, physics, s, drag, beta, h, x, y, z, e0, e1, e2, e3, lowest, out_contacts):
    """One step with contacts, whose gaps at the midpoint (x, y, z, e) stand in ``out_contacts.gaps``.

    Returns the state at the end and the Impact.
    """
    fvx, fvy, fvz, rest = free_velocity(s, body.mass, physics.gravity, drag, h)
    fwx, fwy, fwz = free_spin(body, physics, s, h)
    # The implicit scheme takes its free rotation as done before the percussion, which then acts on Theta alone;
    # in the explicit scheme percussion and gyroscopic term are one linear system (eq. 60).
    rwx, rwy, rwz = s.wx, s.wy, s.wz
    if physics.is_implicit:
        rwx, rwy, rwz = fwx, fwy, fwz
    inverse_mass = rest / body.mass
    inverse_inertia(body, physics, s, h, out_contacts.inverse_inertia)
    reference = (s.vx, s.vy, s.vz, rwx, rwy, rwz)
    count = prepare_contacts(
        terrain, ground, body, s, x, y, z, e0, e1, e2, e3, inverse_mass, reference, out_contacts
    )
    fastest = free_flight.speed(fvx, fvy, fvz) + body.radius * free_flight.speed(fwx, fwy, fwz) + h * physics.gravity
    vx, vy, vz, wx, wy, wz, _, is_converged = solve_percussions(
        out_contacts, count, inverse_mass, physics.tolerance * fastest, physics.max_sweeps, fvx, fvy, fvz, fwx, fwy, fwz
    )
    loaded = remember_percussions(count, out_contacts)
    linear, angular = sum_of_percussions(out_contacts, count)
    share = harmless_share(
        linear, angular, (fvx + s.vx, fvy + s.vy, fvz + s.vz, fwx + rwx, fwy + rwy, fwz + rwz),
        (vx - fvx, vy - fvy, vz - fvz), (wx - fwx, wy - fwy, wz - fwz),
    )  # fmt: skip
    if share < 1.0:
        vx, vy, vz = fvx + share * (vx - fvx), fvy + share * (vy - fvy), fvz + share * (vz - fvz)
        wx, wy, wz = fwx + share * (wx - fwx), fwy + share * (wy - fwy), fwz + share * (wz - fwz)
    if loaded > 0:
        e0, e1, e2, e3 = orientation_of_mean_spin(physics, s, wx, wy, wz, h)
        slippage = slippage_in_contact(s.slippage, free_flight.speed(vx, vy, vz), h)
    else:
        e0, e1, e2, e3 = free_orientation(body, physics, s, wx, wy, wz, h)
        slippage = slippage_in_flight(s.slippage, beta, h)
    end = State(
        x=s.x + 0.5 * h * (s.vx + vx),
        y=s.y + 0.5 * h * (s.vy + vy),
        z=s.z + 0.5 * h * (s.vz + vz),
        e0=e0, e1=e1, e2=e2, e3=e3, vx=vx, vy=vy, vz=vz, wx=wx, wy=wy, wz=wz, slippage=slippage,
    )  # fmt: skip
    return end, Impact(count, loaded, max(0.0, -lowest), is_converged, share < 1.0 - 1e-9)
