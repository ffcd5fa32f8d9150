# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground that gives way: the scar layer. Lu et al. (2019), Landslides 16, 2353-2367, and what the paper leaves out: the
torque of the drag, and the area that carries a rock.

Three phases of an impact:

    in       the rock is below the surface: drag                          F = 1/2 C_d rho_s A |v|^2 against v    eq. 9
    along    it lies on a plane that does not give way, the depth d below the surface: drag, and hard contact there
    out      it rises: drag until the hull is clear of the surface

    C_d = 1 + C_s, a fluid and a solid part                                                                      eq. 12
    d = 0.1 M^(1/3) M_e^-0.4 v_n^0.8          (m; kg; kN/m2; m/s)  v_n: the speed into the surface               eq. 11

A is the area of the immersed hull projected along v (immersed_hull.py). d is kept until the rock is clear of the
surface; it can only grow, when a rock that rolls or slides on in its scar comes down again faster than it entered.

Eq. 11 comes from drop tests on level ground with rocks that did not spin, where v_n is the vertical velocity. The paper
takes the vertical velocity on slopes and for spinning rocks too. But then a rock that rolls down a steep slope, and
goes into the soil no more than on level ground, ploughs all the way as deep as if it fell: on 45 degrees it hardly
exceeds walking pace. So here v_n is the velocity normal to the surface.

A rock that grazes the ground and spins fast comes down on a corner that turns into the soil much faster than the centre
moves. So where the corner gives a larger v_n, it counts: a point with the lever r approaches the surface at
u = -n.(v + w x r), and moves the mass m' that resists a percussion there, 1/m' = 1/m + (r x n).Theta^-1 (r x n).
Eq. 11 depends on the energy, as M^(1/3) v^0.8 is nearly (M v^2)^0.4; so v_n = u sqrt(m'/m), the speed of the whole rock
with the same energy.

Where there is a layer, friction does not grow with slip (``sliding_friction``, ground/parameters.py): in
RAMMS::ROCKFALL it grows because the rock digs itself in, and here the digging is modelled. What is left is the friction
of rock on soil, so that nothing rests on a plane steeper than the friction angle.

The soil that a face sweeps takes on the velocity of that face, v + w x r. A face with the normal velocity v.n feels
-c (v.n) (v + w x r) dA, c = 1/2 C_d rho_s; over the immersed faces that move into the soil (v.n > 0)

    F = -c (S0 v + w x S1)                  S0 = integral of v.n dA, S1 = integral of v.n r dA
    T = -c (S1 x v + (tr(S2) - S2) w)       S2 = integral of v.n r r' dA

so soil below the centre turns a sliding rock forward, a face off the centre turns a falling one, and a rolling wheel is
hardly braked where it is momentarily at rest on the ground. With u = (v, w) this is -K u with a symmetric K, which is
positive semidefinite because u.K u is c times the integral of (v.n) |v + w x r|^2. With the soil swept at the beginning
of the step and the velocities at its end,

    (M + h K) u' = M u

never adds energy, for any h. For a rock whose S1 is zero it is the exact motion under a drag proportional to v^2. It is
applied before the rest of the step, so that any impact law and either scheme of flight can follow. The soil is that in
which the hull lies at the beginning of the step; whether it is in soil at all, and how deep its scar is, is determined
at the end of the step.

Soil carries a rock on an area, not on the tips of its corners. A round rock that lies d deep rests on a disc of radius

    a = sqrt(2 R d)

and the soil that carries a corner lies inward of its tip. So the percussions of contacts in a scar act inside the hull:
their points are moved by a towards the normal through the centre of mass, at most up to it. A corner may then be a
little deeper than the plane while the rock turns over it, and the deeper it is, the smaller the patch: for a corner
that is e below the plane a = sqrt(2 R (d - e)), so that no corner goes deeper than d. d is the depth of the scar, but
at least the depth to which the weight of the rock presses the soil (``bedding_at_rest``). The harder the soil, the
smaller a: on ground that does not give way corners act at their tips. The paper has neither the torque nor the patch,
and neither has a simulation without ``soil_torque``.

At the border of a harder class, where the layer thins out, the scar becomes shallower with it; the rock climbs and pays
for the height with its kinetic energy (``out_of_hard_ground``).

The ground below a rock in its scar is looked up again only after the rock has travelled FRESH; until then the plane is
kept. It is looked up below the vertex that is deepest by the present plane; the deepest point of the whole hull is
searched for after a longer distance, SEARCHED, or where the ground bends up into a face or an edge.
"""

import math

import numpy as np

from ..arithmetic.matrices import solve_3x3
from ..arithmetic.power import cbrt, pow
from ..contact.clearance import is_clear
from ..contact.gaps import TOUCH_DEPTH, find_gaps, vertex_position
from ..contact.immersed_hull import level_over, swept_by
from ..contact.rolling import mean_radius
from ..ground import height_map
from ..ground.interpolation import place_at
from ..ground.parameters import SCAR_DRAG, SCAR_STRENGTH, SOIL_DENSITY
from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight, quaternion
from ..rigid_body.pose import placed_at, pose_of
from ..types import State
from .step import midpoint_of

FLUID_PART = 1.0  # C_f of the drag coefficient
FRESH = 0.1  # radii that any point of the rock may travel in a scar before the surface below it is looked up again
SEARCHED = 0.5  # radii before the whole hull is searched for its deepest point
SUNK, RISING = 1, 2  # in_scar: the rock is below the surface; it was when the step began, and is clear at its end
SPENT = 0.5  # largest share of the kinetic energy that climbing out of a scar onto harder ground may take in one step
KILO = 1e3  # M_e is kept in MN/m2, eq. 11 wants kN/m2

SOIL = np.dtype(
    [
        ("gives_way", np.int64),  # 1 where some ground has a scar layer; all else here is used only then
        ("has_torque", np.int64),  # 1 where the soil brakes the spin too and carries on an area
        ("depth", np.float64),  # how deep the rock is at the end of the step, m; 0 when it is clear
    ]
)
# what is kept before a step that may be repeated
SCAR = np.dtype(
    [
        ("phase", np.int64),  # while the rock is below the surface: SUNK or RISING, else 0
        ("depth", np.float64),  # d_max of the present scar, vertical, m; 0 when the rock is clear
        ("softness_of_depth", np.float64),  # of the layer for which that depth was found, M_e^-0.4, M_e in kN/m2
        ("bedding", np.float64),  # how deep a round rock would lie in the soil of the scar, m; 0 when the rock is clear
        ("bedding_at_rest", np.float64),  # the same under the weight of the rock alone
        ("sunk", np.float64),  # how deep the rock has been in the present or last scar, m
        ("length", np.float64),  # distance travelled by the centre of mass in it, m
        ("surface", np.float64, 4),  # plane of the surface at the last look: n in I, n . p of its points p
        ("surface_way", np.float64),  # how far any point of the rock has travelled since, at most, m
        ("search_way", np.float64),  # the same since the whole hull was searched; inf: its deepest point was no vertex
        ("deepest", np.int64),  # the vertex that was deepest at the last look
        ("approach", np.float64),  # v_n that has given the depth of the present scar, m/s
        ("layer_class", np.int64),  # 1 + the class of the next two, where there is only one around; 0: not known
        ("softness", np.float64),  # of the layer there, M_e^-0.4, M_e in kN/m2
        ("resistance", np.float64),  # of the layer there, 1/2 C_d rho_s, kg/m3
    ]
)


def set_soil(settings, ground, out_soil):
    """Set, in place, whether and how the ground of a simulation gives way. ``ground``: GroundGrid."""
    out_soil["gives_way"], out_soil["has_torque"] = ground.table[:, SCAR_STRENGTH].any(), settings.soil_torque


@inner_kernel
def begin_scar(out_soil, out_scar):
    """A run begins: the rock is clear, and nothing is known of the ground, in place."""
    leave(out_soil, out_scar)
    out_scar["layer_class"], out_scar["softness"] = 0, 0.0
    out_scar["bedding_at_rest"], out_scar["softness_of_depth"] = 0.0, 0.0


@inner_kernel
def copy_scar(common, out_common):
    """Copy the record of the scar from one that has it to another, in place: before a step that may be repeated."""
    out_common["scar"] = common["scar"]


@inner_kernel
def scar_depth(mass, softness, approach):
    """d_max, m. Lu et al. (2019), eq. 11. ``softness``: M_e^-0.4, M_e in kN/m2; ``approach``: v_n, m/s."""
    return 0.1 * cbrt(mass) * softness * pow(approach, 0.8)


@inner_kernel
def approach_to(body, plane, lever, velocity, spin):
    """v_n, speed into the ground below a ``plane`` (n in K, offset), m/s, of a rock whose lowest point has a ``lever``.

    The larger of the speed of the centre, as in the drop tests, and that of the lowest point. ``velocity``: in K.
    """
    nx, ny, nz, _ = plane
    rx, ry, rz = lever
    centre = -(nx * velocity[0] + ny * velocity[1] + nz * velocity[2])
    ax, ay, az = ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx
    point = centre - (ax * spin[0] + ay * spin[1] + az * spin[2])
    if not point > max(centre, 0.0):
        return max(centre, 0.0)
    more = body.mass * (ax * ax / body.inertia_x + ay * ay / body.inertia_y + az * az / body.inertia_z)
    return max(centre, point / math.sqrt(1.0 + more))


@inner_kernel
def layer_of_class(ground, row):
    """(M_e^-0.4, c = 1/2 C_d rho_s) of a class; zeros where it has no layer."""
    strength = ground.table[row, SCAR_STRENGTH]
    if not strength > 0.0:
        return 0.0, 0.0
    resistance = 0.5 * (FLUID_PART + ground.table[row, SCAR_DRAG]) * ground.table[row, SOIL_DENSITY]
    return pow(KILO * strength, -0.4), resistance


@inner_kernel
def layer_at(ground, location):
    """``layer_of_class`` at a GroundPlace. Between classes these two are interpolated, not M_e: 0 means no layer."""
    softness, resistance = layer_of_class(ground, location.south_west)
    if location.is_uniform:
        return softness, resistance
    east_softness, east_resistance = layer_of_class(ground, location.south_east)
    eta, xi = location.eta, location.xi
    softness += eta * (east_softness - softness)
    resistance += eta * (east_resistance - resistance)
    north_softness, north_resistance = layer_of_class(ground, location.north_west)
    east_softness, east_resistance = layer_of_class(ground, location.north_east)
    north_softness += eta * (east_softness - north_softness)
    north_resistance += eta * (east_resistance - north_resistance)
    return softness + xi * (north_softness - softness), resistance + xi * (north_resistance - resistance)


@inner_kernel
def row_of(gap, workspace):
    """The row of the feature that has this gap."""
    for i in range(workspace.common[0]["rows"]["used"]):
        if workspace.features[i]["gap"] == gap:
            return i
    return 0


@inner_kernel
def surface_below(terrain, body, pose, gap, workspace):
    """The plane of the surface where the rock is deepest, as (n in I, n . p of its points p), and that place (x, y).

    ``gap``: the lowest gap of the features (gaps.py), which were found for this place and orientation. At a vertex the
    plane is that of the ground below it; where the ground bends up into a face or an edge, it is that of the contact.
    """
    scar, matrix = workspace.common[0]["scar"], placed_at(pose).matrix
    deepest = row_of(gap, workspace)
    if deepest < body.vertices.shape[0]:
        px, py, pz = vertex_position(matrix, body.vertices, deepest, (pose.x, pose.y, pose.z))
        nx, ny, nz = height_map.normal_at(terrain, px, py)
        scar["search_way"] = 0.0
    else:
        scar["search_way"] = math.inf
        feature = workspace.features[deepest]
        rx, ry, rz = feature["lever"][0], feature["lever"][1], feature["lever"][2]
        px = pose.x + matrix[0] * rx + matrix[1] * ry + matrix[2] * rz
        py = pose.y + matrix[3] * rx + matrix[4] * ry + matrix[5] * rz
        pz = pose.z + matrix[6] * rx + matrix[7] * ry + matrix[8] * rz
        nx, ny, nz = feature["normal"][0], feature["normal"][1], feature["normal"][2]
    return (nx, ny, nz, nx * px + ny * py + nz * (pz - gap)), px, py


@inner_kernel
def look(world, pose, out_workspace):
    """Look up the surface below the rock and the layer there, in place; False if the rock is clear of any layer."""
    terrain, body = world.terrain, world.body
    common = out_workspace.common[0]
    above = pose.z - height_map.height_at(terrain, pose.x, pose.y)
    if above != above or is_clear(terrain, body.radius, pose.x, pose.y, above):
        return False
    gap, is_missing = find_gaps(terrain, body, pose, 0.0, out_workspace)
    if is_missing or not gap < 0.0:
        return False
    plane, px, py = surface_below(terrain, body, pose, gap, out_workspace)
    keep_surface(world, plane, px, py, common)
    return common["scar"]["softness"] > 0.0


@inner_kernel
def look_below(world, deepest, pose, out_common):
    """Look up the surface and the layer below one vertex, in place; False if there is none."""
    terrain, body = world.terrain, world.body
    px, py, _ = vertex_position(placed_at(pose).matrix, body.vertices, deepest, (pose.x, pose.y, pose.z))
    height = height_map.height_at(terrain, px, py)
    if height != height:
        return False
    nx, ny, nz = height_map.normal_at(terrain, px, py)
    plane = nx, ny, nz, nx * px + ny * py + nz * height
    keep_surface(world, plane, px, py, out_common)
    return out_common["scar"]["softness"] > 0.0


@inner_kernel
def keep_surface(world, plane, px, py, out_common):
    """Store the plane of the surface and the layer at local (px, py), in place."""
    terrain, ground, body, physics = world.terrain, world.ground, world.body, world.physics
    scar = out_common["scar"]
    for k in range(4):
        scar["surface"][k] = plane[k]
    scar["surface_way"] = 0.0
    location = place_at(terrain, ground, px, py)
    known, scar["layer_class"] = scar["layer_class"], location.south_west + 1 if location.is_uniform else 0
    if known > 0 and known == scar["layer_class"]:
        return
    before = scar["softness"]
    scar["softness"], scar["resistance"] = layer_at(ground, location)
    if scar["softness"] != before:
        scar["approach"] = -1.0
        if out_common["soil"]["has_torque"]:
            scar["bedding_at_rest"] = bedding_at_rest(body, physics.gravity, scar["softness"])


@inner_kernel
def plane_of(surface, pose):
    """The plane of the surface as a rock in a Pose sees it: (n in K, height of its centre over the plane)."""
    nx, ny, nz = surface[0], surface[1], surface[2]
    kx, ky, kz = quaternion.turn_back((pose.e0, pose.e1, pose.e2, pose.e3), (nx, ny, nz))
    return kx, ky, kz, nx * pose.x + ny * pose.y + nz * pose.z - surface[3]


@inner_kernel
def is_below(world, pose, out_workspace):
    """True if the rock is below the surface of a layer, or has just come up; also the plane (n in K, offset), the
    height of the lowest vertex over it, and which vertex that is."""
    body = world.body
    common, features = out_workspace.common[0], out_workspace.features
    scar = common["scar"]
    is_seen = scar["surface_way"] < FRESH * body.radius
    if scar["phase"] and (is_seen or scar["search_way"] < SEARCHED * body.radius):
        plane = plane_of(scar["surface"], pose)
        lowest, deepest, _ = level_over(plane, body.vertices, features)
        if not is_seen and look_below(world, deepest, pose, common):
            plane = plane_of(scar["surface"], pose)
            lowest, deepest, _ = level_over(plane, body.vertices, features)
            is_seen = True
        if is_seen and lowest < TOUCH_DEPTH * body.radius:
            return True, plane, lowest, deepest
    if not look(world, pose, out_workspace):
        return False, (0.0, 0.0, 1.0, 0.0), 0.0, 0
    plane = plane_of(scar["surface"], pose)
    lowest, deepest, _ = level_over(plane, body.vertices, features)
    return True, plane, lowest, deepest


@inner_kernel
def leave(out_soil, out_scar):
    """Mark the rock as clear of the surface, in place. Depth and length of its last scar can still be read."""
    out_scar["depth"], out_soil["depth"], out_scar["phase"] = 0.0, 0.0, 0
    out_scar["approach"], out_scar["bedding"] = -1.0, 0.0


@inner_kernel
def comes_up(body, s, workspace):
    """True if a rock that is clear at the end of its step begins it in its scar: until then it meets the stored plane.

    Otherwise the surface would act as hard ground on a corner that is still below it, by up to 0.16 radii for a rock of
    a litre that travels half a radius in a step. Once only, so that no rock keeps a plane that it has left behind.
    """
    scar = workspace.common[0]["scar"]
    if scar["phase"] != SUNK or not scar["softness"] > 0.0:
        return False
    plane = plane_of(scar["surface"], pose_of(s))
    return level_over(plane, body.vertices, workspace.features)[0] < 0.0


@inner_kernel
def enter(depth, out_scar):
    """Begin a scar of this depth, or deepen the present one, in place."""
    if not out_scar["phase"]:
        out_scar["phase"], out_scar["depth"] = SUNK, depth
        out_scar["sunk"], out_scar["length"] = 0.0, 0.0
        out_scar["softness_of_depth"] = out_scar["softness"]
    elif depth > out_scar["depth"]:
        out_scar["depth"], out_scar["softness_of_depth"] = depth, out_scar["softness"]


@inner_kernel
def approach_when_down(world, s, h, planes, deepest, scar):
    """v_n, m/s, when the vertex ``deepest`` comes to bear in a step of length h: below the surface, and as the deepest.

    A corner turns into the soil slower and slower as the rock turns over it, so what counts is that moment, and neither
    end of the step. ``planes``: the surface as the rock sees it at the ends of the step.
    """
    body, physics = world.body, world.physics
    begin, end = planes
    before, after = level_of(body, begin, deepest), level_of(body, end, deepest)
    share = crossing(before, after)
    if scar["phase"] and scar["deepest"] != deepest:
        before, after = before - level_of(body, begin, scar["deepest"]), after - level_of(body, end, scar["deepest"])
        share = max(share, crossing(before, after))
    time = share * h
    pose = midpoint_of(physics, s, 2.0 * time)
    velocity = quaternion.turn_back((pose.e0, pose.e1, pose.e2, pose.e3), (s.vx, s.vy, s.vz - physics.gravity * time))
    lever = body.vertices[deepest, 0], body.vertices[deepest, 1], body.vertices[deepest, 2]
    return approach_to(body, plane_of(scar["surface"], pose), lever, velocity, (s.wx, s.wy, s.wz))


@inner_kernel
def crossing(before, after):
    """Share of a step after which what falls from ``before`` to ``after`` is below zero; 0 where it already was."""
    if not before > 0.0:
        return 0.0
    return before / (before - after) if after < 0.0 else 1.0


@inner_kernel
def level_of(body, plane, i):
    """Height of the vertex i over a plane (n in K, offset), m."""
    return plane[0] * body.vertices[i, 0] + plane[1] * body.vertices[i, 1] + plane[2] * body.vertices[i, 2] + plane[3]


@inner_kernel
def plough(world, s, h, workspace):
    """The state after the drag of the soil in a step of length h; what is known of the scar is updated in place."""
    body, physics = world.body, world.physics
    scar, soil = workspace.common[0]["scar"], workspace.common[0]["soil"]
    pose = midpoint_of(physics, s, 2.0 * h)
    is_in, plane, lowest, deepest = is_below(world, pose, workspace)
    if not is_in:
        if comes_up(body, s, workspace):
            scar["phase"] = RISING
            return dragged(body, physics, s, scar["surface"], scar["resistance"], h, workspace)
        leave(soil, scar)
        return s
    if scar["phase"]:
        scar["phase"] = SUNK
    velocity = quaternion.turn_back((pose.e0, pose.e1, pose.e2, pose.e3), (s.vx, s.vy, s.vz))
    lever = body.vertices[deepest, 0], body.vertices[deepest, 1], body.vertices[deepest, 2]
    s = out_of_hard_ground(body, physics, s, -lowest, scar)
    spin = s.wx, s.wy, s.wz
    begin = plane_of(scar["surface"], pose_of(s))
    before = quaternion.turn_back((s.e0, s.e1, s.e2, s.e3), (s.vx, s.vy, s.vz))
    most = max(approach_to(body, plane, lever, velocity, spin), approach_to(body, begin, lever, before, spin))
    if most > scar["approach"]:
        approach = approach_when_down(world, s, h, (begin, plane), deepest, scar)
        if approach > scar["approach"]:
            scar["approach"] = approach
            enter(scar_depth(body.mass, scar["softness"], approach), scar)
    scar["deepest"] = deepest
    speed = free_flight.speed(s.vx, s.vy, s.vz)
    way = h * (speed + body.radius * free_flight.speed(s.wx, s.wy, s.wz))
    scar["surface_way"] += way
    scar["search_way"] += way
    soil["depth"] = min(max(-lowest, 0.0), scar["depth"] * scar["surface"][2])
    scar["sunk"] = max(scar["sunk"], soil["depth"])
    scar["length"] += h * speed
    if soil["has_torque"]:
        scar["bedding"] = max(scar["bedding_at_rest"], scar["depth"])
    return dragged(body, physics, s, scar["surface"], scar["resistance"], h, workspace)


@inner_kernel
def bedding_at_rest(body, gravity, softness):
    """Depth to which a round rock's weight presses it into the soil, m. ``softness``: M_e^-0.4, M_e in kN/m2.

    A plate of diameter D under the pressure p sinks by s = p D / M_e, and a round rock that lies s deep touches the
    soil on a disc of diameter 2 a, a^2 = 2 R s; so a^3 = (4 / pi) R m g / M_e (docs/ground.md).
    """
    if not softness > 0.0:
        return 0.0
    radius = mean_radius(body)
    patch = cbrt(4.0 / math.pi * radius * body.mass * gravity * pow(softness, 2.5) / KILO)
    return 0.5 * patch * patch / radius


@inner_kernel
def out_of_hard_ground(body, physics, s, sunk, out_scar):
    """The state of a rock in its scar that crosses from a softer to a harder class: it climbs as the layer thins out.

    The depth of its scar shrinks with M_e^-0.4 of the ground below. A rock that lies deeper than that, ``sunk`` m, is
    raised by the difference and pays for the height with its kinetic energy, at most SPENT of it in a step. The rest is
    left to the next step.
    """
    before, now = out_scar["softness_of_depth"], out_scar["softness"]
    depth = out_scar["depth"]
    if not (depth > 0.0 and now < before):
        return s
    rise = max(0.0, min(depth, sunk) - depth * now / before)
    energy = 0.5 * body.mass * (s.vx * s.vx + s.vy * s.vy + s.vz * s.vz)
    price = body.mass * physics.gravity * rise
    if price > SPENT * energy:
        rise, price = rise * (SPENT * energy / price), SPENT * energy
    depth = max(depth * now / before, min(depth, sunk) - rise)
    out_scar["softness_of_depth"], out_scar["depth"] = max(now, before * depth / out_scar["depth"]), depth
    if not price > 0.0:
        return s
    left = math.sqrt(1.0 - price / energy)
    return State(
        x=s.x, y=s.y, z=s.z + rise, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3,
        vx=left * s.vx, vy=left * s.vy, vz=left * s.vz, wx=s.wx, wy=s.wy, wz=s.wz, slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def dragged(body, physics, s, surface, resistance, h, workspace):
    """The state after a step of length h under the drag of the soil in which the rock lies at the beginning.

    Depths up to TOUCH_DEPTH do not count as soil, because touchdown is aimed at that depth. The hull sweeps no more
    than if its deepest corner lay on the plane of the scar, because how far corners get below that plane depends on the
    step in which they came down.
    """
    common = workspace.common[0]
    pose = midpoint_of(physics, s, h)
    nx, ny, nz, offset = plane_of(surface, pose)
    plane = nx, ny, nz, offset + TOUCH_DEPTH * body.radius
    lowest, _, below = level_over(plane, body.vertices, workspace.features)
    excess = -lowest - common["scar"]["depth"] * surface[2]
    if excess > 0.0:
        plane = nx, ny, nz, offset + TOUCH_DEPTH * body.radius + excess
        lowest, _, below = level_over(plane, body.vertices, workspace.features)
    if not lowest < 0.0:
        return s
    velocity = quaternion.turn_back((pose.e0, pose.e1, pose.e2, pose.e3), (s.vx, s.vy, s.vz))
    swept = swept_by(body.vertices, body.triangles, workspace.features, below, velocity)
    if common["soil"]["has_torque"]:
        return braked(body, s, pose, velocity, swept, h * resistance)
    left = body.mass / (body.mass + h * resistance * swept.rate)
    return with_motion(s, (left * s.vx, left * s.vy, left * s.vz, s.wx, s.wy, s.wz))


@inner_kernel
def braked(body, s, pose, velocity, swept, f):
    """The state with the velocities after the drag of the soil that is ``swept``, f = h c; ``velocity``: in K.

    Substituting the first equation into the second leaves three unknowns:

        v' = (m v + f S1 x w') / M,      M = m + f S0
        (Theta + f (tr(S2) - S2) - f^2 (S1^2 - S1 S1^T) / M) w' = Theta w - f m / M S1 x v
    """
    m, a, b, c = body.mass, body.inertia_x, body.inertia_y, body.inertia_z
    total = m + f * swept.rate
    left, scale = m / total, f / total
    vx, vy, vz = velocity
    px, py, pz = f * swept.x, f * swept.y, f * swept.z
    qx, qy, qz = scale * swept.x, scale * swept.y, scale * swept.z
    xy, xz, yz = px * qy - f * swept.xy, px * qz - f * swept.xz, py * qz - f * swept.yz
    wx, wy, wz = solve_3x3(
        (a + f * (swept.yy + swept.zz) - py * qy - pz * qz, xy, xz),
        (xy, b + f * (swept.xx + swept.zz) - px * qx - pz * qz, yz),
        (xz, yz, c + f * (swept.xx + swept.yy) - px * qx - py * qy),
        (a * s.wx - left * (py * vz - pz * vy), b * s.wy - left * (pz * vx - px * vz),
        c * s.wz - left * (px * vy - py * vx)),
    )  # fmt: skip
    vx, vy, vz = left * vx + qy * wz - qz * wy, left * vy + qz * wx - qx * wz, left * vz + qx * wy - qy * wx
    vx, vy, vz = quaternion.turn_back((pose.e0, -pose.e1, -pose.e2, -pose.e3), (vx, vy, vz))
    return with_motion(s, (vx, vy, vz, wx, wy, wz))


@inner_kernel
def with_motion(s, motion):
    """The state with another velocity and spin, (v, w)."""
    vx, vy, vz, wx, wy, wz = motion
    return State(
        x=s.x, y=s.y, z=s.z, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=vx, vy=vy, vz=vz, wx=wx, wy=wy, wz=wz,
        slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def stays_above(terrain, body, end, workspace):
    """True if a flying rock is still above the surface at the end of its step, and has ground below it."""
    gap, is_missing = find_gaps(terrain, body, pose_of(end), 0.0, workspace)
    return not is_missing and gap > 0.0


@inner_kernel
def raised(s, way):
    """The state lifted by ``way``. A rock raised by d meets the surface as this one meets the plane d below it."""
    return State(
        x=s.x, y=s.y, z=s.z + way, e0=s.e0, e1=s.e1, e2=s.e2, e3=s.e3, vx=s.vx, vy=s.vy, vz=s.vz,
        wx=s.wx, wy=s.wy, wz=s.wz, slippage=s.slippage,
    )  # fmt: skip


@inner_kernel
def in_soil(world, s, h, workspace):
    """The state after the drag of the soil in a step of length h, raised by the depth of its scar if it has one."""
    common = workspace.common[0]
    if not common["soil"]["gives_way"]:
        return s
    s = plough(world, s, h, workspace)
    return raised(s, common["scar"]["depth"])
