# SPDX-License-Identifier: GPL-2.0-or-later
"""The granular channel of Preclik, Eibl and Rüde, section 4.3, at a fraction of its length and width: spheres alone.

Time stepping of section 3.1: velocities first, then places with the new velocities; gaps within a step are allowed to
close, depths are taken back by a share (error reduction). One contact is solved in closed form by Coulomb's law, or
by the maximum dissipation of the engine. Contacts are solved one after the other within a domain, and the domains
side by side (section 5: a blend of block Gauss-Seidel and weighted block Jacobi).

The channel of the paper is 15 x 6.5 x 2 cm with 247,000 spheres on 640 processes. Here it is shorter, narrower, lower
and its obstacle smaller (SMALL); spheres, speeds, friction and steps are those of the paper. A slot of less than four
spheres beside the obstacle would jam, and a plane of infinite mass cannot be stopped.
"""

from typing import NamedTuple

import numpy as np

from ..contact.laws.maximum_dissipation import dissipating_percussion
from ..ground.height_map import tangents
from ..jit.kernels import kernel

RADIUS, DENSITY, FRICTION, GRAVITY = 0.47e-3, 2650.0, 0.4, 9.81  # m, kg/m3, -, m/s2
SPACING, SPEED, SPREAD, STEP = 1e-3, 1.0, 0.5, 1e-5  # m, m/s, m/s, s
LENGTH, WIDTH, HEIGHT = 0.15, 0.065, 0.02  # m
OBSTACLE = (0.04, 0.04, 0.01)  # m, centre and radius; its right half is a box
WHOLE, SMALL = (1.0, 1.0, 1.0, 1.0), (0.1, 0.2, 0.3, 0.1)  # shares of length, width, height and radius of the obstacle
MASS = 4.0 / 3.0 * np.pi * RADIUS**3 * DENSITY
ERROR_REDUCTION = 0.1  # share of a depth that is taken back in a step
NEAR = 0.1 * RADIUS  # m, gap up to which two spheres are a contact of the step
MOST = 14  # contacts for each sphere
COULOMB, DISSIPATION = 0, 1
WALL = -1


class Contacts(NamedTuple):
    """The contacts of a step, arrays of one length."""

    first: np.ndarray  # int64
    second: np.ndarray  # int64, WALL for walls and the obstacle
    normal: np.ndarray  # (n, 3) from the second to the first
    gap: np.ndarray  # m
    wall_speed: np.ndarray  # m/s along x, of the wall
    domain: np.ndarray  # int64
    impulse: np.ndarray  # (n, 3) on the first, N s, in I


@kernel
def find(centres, push, size, obstacle, capacity, out_pairs, out_normals):
    """Write first, second and 1 for the moving plane, and normals with gaps; returns how many. Cells of a diameter."""
    n, cell = centres.shape[0], 2.0 * RADIUS + NEAR
    nx, ny, nz = int(size[0] / cell) + 2, int(size[1] / cell) + 2, int(size[2] / cell) + 2
    heads, nexts = np.full(nx * ny * nz, -1), np.full(n, -1)
    where, count = np.empty((n, 3), np.int64), 0
    for i in range(n):
        for d in range(3):
            limit = (nx, ny, nz)[d] - 1
            where[i, d] = min(max(int(centres[i, d] / cell), 0), limit)
        key = (where[i, 0] * ny + where[i, 1]) * nz + where[i, 2]
        nexts[i], heads[key] = heads[key], i
    for i in range(n):
        for a in range(max(where[i, 0] - 1, 0), min(where[i, 0] + 2, nx)):
            for b in range(max(where[i, 1] - 1, 0), min(where[i, 1] + 2, ny)):
                for c in range(max(where[i, 2] - 1, 0), min(where[i, 2] + 2, nz)):
                    j = heads[(a * ny + b) * nz + c]
                    while j >= 0:
                        if j < i:
                            x, y, z = (
                                centres[i, 0] - centres[j, 0],
                                centres[i, 1] - centres[j, 1],
                                centres[i, 2] - centres[j, 2],
                            )
                            square = x * x + y * y + z * z
                            if square < cell * cell and square > 0.0 and count < capacity:
                                far = np.sqrt(square)
                                out_pairs[count, 0], out_pairs[count, 1], out_pairs[count, 2] = i, j, 0
                                out_normals[count, 0], out_normals[count, 1] = x / far, y / far
                                out_normals[count, 2], out_normals[count, 3] = z / far, far - 2.0 * RADIUS
                                count += 1
                        j = nexts[j]
        for k in range(6):
            nx_, ny_, nz_, gap, moves = wall(k, centres[i], push, size, obstacle)
            if gap < NEAR and count < capacity:
                out_pairs[count, 0], out_pairs[count, 1], out_pairs[count, 2] = i, WALL, moves
                out_normals[count, 0], out_normals[count, 1], out_normals[count, 2] = nx_, ny_, nz_
                out_normals[count, 3] = gap
                count += 1
    return count


@kernel
def wall(k, centre, push, size, obstacle):
    """Normal, gap and 1 for what moves: the plane at the inflow, walls across y and z, the obstacle."""
    x, y, z = centre
    if k == 0:
        return 1.0, 0.0, 0.0, x - push - RADIUS, 1
    if k == 1:
        return 0.0, 1.0, 0.0, y - RADIUS, 0
    if k == 2:
        return 0.0, -1.0, 0.0, size[1] - y - RADIUS, 0
    if k == 3:
        return 0.0, 0.0, 1.0, z - RADIUS, 0
    if k == 4:
        return 0.0, 0.0, -1.0, size[2] - z - RADIUS, 0
    cx, cy, r = obstacle
    dx, dy = x - cx, y - cy
    if dx <= 0.0:
        far = np.sqrt(dx * dx + dy * dy)
        return dx / far, dy / far, 0.0, far - r - RADIUS, 0
    over, beside = dx - r, abs(dy) - r
    side = 1.0 if dy > 0.0 else -1.0
    if over > 0.0 and beside > 0.0:
        far = np.sqrt(over * over + beside * beside)
        return over / far, side * beside / far, 0.0, far - RADIUS, 0
    if over > beside:
        return 1.0, 0.0, 0.0, over - RADIUS, 0
    return 0.0, side, 0.0, beside - RADIUS, 0


@kernel
def solved(law, normal, velocity, impulse, inverse, bias):
    """Impulse of one contact with the others held: ``velocity`` of the contact now, with its ``impulse``.

    ``inverse``: 1 / m of the normal direction; 7/2 of it holds across, for spheres.
    """
    nx, ny, nz = normal
    v_n = velocity[0] * nx + velocity[1] * ny + velocity[2] * nz
    p_n = impulse[0] * nx + impulse[1] * ny + impulse[2] * nz
    across = 3.5 * inverse
    if law == DISSIPATION:
        t1x, t1y, t1z, t2x, t2y, t2z = tangents(nx, ny, nz)
        v_1 = velocity[0] * t1x + velocity[1] * t1y + velocity[2] * t1z
        v_2 = velocity[0] * t2x + velocity[1] * t2y + velocity[2] * t2z
        p_1 = impulse[0] * t1x + impulse[1] * t1y + impulse[2] * t1z
        p_2 = impulse[0] * t2x + impulse[1] * t2y + impulse[2] * t2z
        g = np.zeros((3, 3))
        g[0, 0], g[1, 1], g[2, 2] = inverse, across, across
        b = (inverse * p_n - v_n - bias, across * p_1 - v_1, across * p_2 - v_2)
        (n, a, c), _ = as_pair(dissipating_percussion(g, b, FRICTION, (p_1, p_2)))
        return n * nx + a * t1x + c * t2x, n * ny + a * t1y + c * t2y, n * nz + a * t1z + c * t2z
    n = max(p_n - (v_n + bias) / inverse, 0.0)
    tx = impulse[0] - p_n * nx - (velocity[0] - v_n * nx) / across
    ty = impulse[1] - p_n * ny - (velocity[1] - v_n * ny) / across
    tz = impulse[2] - p_n * nz - (velocity[2] - v_n * nz) / across
    size = np.sqrt(tx * tx + ty * ty + tz * tz)
    share = 1.0 if size <= FRICTION * n else FRICTION * n / size
    return n * nx + share * tx, n * ny + share * ty, n * nz + share * tz


@kernel
def as_pair(contact):
    """((n, t, o), found) of the four numbers that the engine's solver returns."""
    return (contact[0], contact[1], contact[2]), contact[3]


@kernel
def sweep(law, contacts, motion, changes, weight):
    """One sweep over all contacts: in each domain one after the other, the domains beside each other.

    ``motion``: (n, 6) velocity and spin, in place. ``changes``: (domains, n, 6), room. Returns the largest change of
    the velocity of a contact, m/s.
    """
    first, second, normals, gaps, walls, domains, impulses = contacts
    changes[:] = 0.0
    before, largest, shaft = impulses.copy(), 0.0, RADIUS / (0.4 * MASS * RADIUS * RADIUS)
    for k in range(first.size):
        i, j, own = first[k], second[k], changes[domains[k]]
        nx, ny, nz = normals[k, 0], normals[k, 1], normals[k, 2]
        u = motion[i] + own[i]
        # velocity of the point of contact: v + w x r with r = -R n
        vx = u[0] - RADIUS * (u[4] * nz - u[5] * ny)
        vy = u[1] - RADIUS * (u[5] * nx - u[3] * nz)
        vz = u[2] - RADIUS * (u[3] * ny - u[4] * nx)
        inverse = 1.0 / MASS
        if j >= 0:
            s = motion[j] + own[j]
            vx -= s[0] + RADIUS * (s[4] * nz - s[5] * ny)
            vy -= s[1] + RADIUS * (s[5] * nx - s[3] * nz)
            vz -= s[2] + RADIUS * (s[3] * ny - s[4] * nx)
            inverse = 2.0 / MASS
        else:
            vx -= walls[k]
        bias = gaps[k] / STEP if gaps[k] > 0.0 else ERROR_REDUCTION * gaps[k] / STEP
        normal, old = (nx, ny, nz), (impulses[k, 0], impulses[k, 1], impulses[k, 2])
        px, py, pz = solved(law, normal, (vx, vy, vz), old, inverse, bias)
        dx, dy, dz = px - old[0], py - old[1], pz - old[2]
        largest = max(largest, inverse * np.sqrt(dx * dx + dy * dy + dz * dz))
        impulses[k, 0], impulses[k, 1], impulses[k, 2] = px, py, pz
        # torque r x p with r = -R n, the same for both spheres
        tx, ty, tz = -shaft * (ny * dz - nz * dy), -shaft * (nz * dx - nx * dz), -shaft * (nx * dy - ny * dx)
        add(own, i, dx / MASS, dy / MASS, dz / MASS, tx, ty, tz)
        if j >= 0:
            add(own, j, -dx / MASS, -dy / MASS, -dz / MASS, tx, ty, tz)
    for k in range(first.size):
        for d in range(3):
            impulses[k, d] = before[k, d] + weight * (impulses[k, d] - before[k, d])
    for own in changes:
        motion += weight * own
    return largest


@kernel
def add(rows, i, x, y, z, a, b, c):
    """Add six numbers to a row, in place."""
    rows[i, 0] += x
    rows[i, 1] += y
    rows[i, 2] += z
    rows[i, 3] += a
    rows[i, 4] += b
    rows[i, 5] += c


class Channel:
    """The channel over time. ``shares``: of the paper's, as in WHOLE."""

    def __init__(self, shares=SMALL, law=COULOMB, sweeps=40, seed=1):
        self.size = np.array([LENGTH * shares[0], WIDTH * shares[1], HEIGHT * shares[2]])
        self.obstacle = shares[0] * OBSTACLE[0], shares[1] * OBSTACLE[1], shares[3] * OBSTACLE[2]
        self.law, self.sweeps, self.push, self.deepest = law, sweeps, 0.0, 0.0
        self.random = np.random.default_rng(seed)
        grid = np.arange(0.5 * SPACING, self.size[0], SPACING)
        self.place, self.motion = np.empty((0, 3)), np.empty((0, 6))
        for x in grid:
            self._add_layer(x)

    def _add_layer(self, x):
        """Spheres on the grid of the inflow, but not in the obstacle."""
        y, z = (np.arange(0.5 * SPACING, length - RADIUS, SPACING) for length in self.size[1:])
        centres = np.array([(x, across, other) for across in y for other in z])
        gap = np.array([wall(5, row, 0.0, self.size, self.obstacle)[3] for row in centres])
        centres = centres[gap > 0.0]
        motion = np.zeros((len(centres), 6))
        motion[:, 0] = SPEED
        motion[:, 1:3] = self.random.uniform(-SPREAD, SPREAD, (len(centres), 2))
        self.place, self.motion = np.vstack([self.place, centres]), np.vstack([self.motion, motion])

    def contacts(self, domains=1):
        """Contacts of the present places, for this many domains along x; -1: each contact its own."""
        capacity = MOST * len(self.place)
        pairs, normals = np.empty((capacity, 3), np.int64), np.empty((capacity, 4))
        count = find(self.place, self.push, self.size, self.obstacle, capacity, pairs, normals)
        if count >= capacity:
            raise ValueError(f"the channel has more than {MOST} contacts for each sphere, which is the room for them.")
        pairs, normals = pairs[:count].copy(), normals[:count].copy()
        x = self.place[pairs[:, 0], 0]
        edges = np.quantile(x, np.linspace(0.0, 1.0, max(domains, 1) + 1)[1:-1])
        domain = np.arange(count) if domains < 0 else np.searchsorted(edges, x)
        return Contacts(
            pairs[:, 0].copy(), pairs[:, 1].copy(), normals[:, :3].copy(), normals[:, 3].copy(), SPEED * pairs[:, 2],
            domain.astype(np.int64), np.zeros((count, 3)),
        )  # fmt: skip

    def free(self):
        """Velocities after a step without contacts."""
        motion = self.motion.copy()
        motion[:, 2] -= STEP * GRAVITY
        return motion

    def step(self):
        """One time step; returns the contacts, solved."""
        contacts, motion = self.contacts(), self.free()
        changes = np.zeros((1, *motion.shape))
        for _ in range(self.sweeps):
            if sweep(self.law, contacts, motion, changes, 1.0) < 1e-6:
                break
        self.motion, self.place = motion, self.place + STEP * motion[:, :3]
        inner = contacts.second >= 0
        if inner.any():
            self.deepest = max(self.deepest, -float(contacts.gap[inner].min()))
        self.push += SPEED * STEP
        if self.push >= 2.0 * RADIUS:
            self.push = 0.0
            self._add_layer(RADIUS)
        stays = self.place[:, 0] < self.size[0]
        self.place, self.motion = self.place[stays], self.motion[stays]
        return contacts

    @property
    def room(self):
        """Volume of the channel without the obstacle, m3."""
        r = self.obstacle[2]
        return float(np.prod(self.size) - (0.5 * np.pi * r * r + 2.0 * r * r) * self.size[2])

    @property
    def fraction(self):
        """Share of the room that spheres fill."""
        return len(self.place) * MASS / DENSITY / self.room


class Figures(NamedTuple):
    """Figures of table 2, means over the samples."""

    spheres: float
    fraction: float
    contacts: float  # twice their number for each sphere: those of spheres and walls that the solver is handed, closed
    deepest: float  # over the radius
    fastest: float  # m/s, largest mean velocity along x of a cell of 1 mm in x and y at the end


def run(channel, duration, settle, every=50):
    """Figures of a channel that has run in for ``settle`` s; samples until ``duration``."""
    rows, steps = [], round(duration / STEP)
    for k in range(steps):
        contacts = channel.step()
        if k * STEP >= settle and k % every == 0:
            closed = np.count_nonzero(contacts.gap <= 0.0)
            rows.append((len(channel.place), channel.fraction, 2.0 * closed / len(channel.place)))
        if k == round(settle / STEP):
            channel.deepest = 0.0
    x, y = (np.floor(channel.place[:, d] / SPACING).astype(int) for d in (0, 1))
    keys = x * 1000 + y
    cells = np.unique(keys)
    means = [channel.motion[keys == key, 0].mean() for key in cells if np.count_nonzero(keys == key) >= 5]
    return Figures(*np.mean(rows, axis=0), channel.deepest / RADIUS, float(max(means)))


def convergence(channel, domains, weight, sweeps=100):
    """Largest change of a contact's velocity in each sweep, (sweeps,), m/s, for the next step of a channel."""
    contacts, motion = channel.contacts(domains), channel.free()
    count = int(contacts.domain.max()) + 1 if domains > 0 else 1
    if domains < 0:
        return _jacobi(channel.law, contacts, motion, weight, sweeps)
    changes = np.zeros((count, *motion.shape))
    return np.array([sweep(channel.law, contacts, motion, changes, weight) for _ in range(sweeps)])


def _jacobi(law, contacts, motion, weight, sweeps):
    """Each contact by itself: contacts are solved on velocities of the sweep before."""
    sizes, percussions = [], np.zeros((1, *motion.shape))
    for _ in range(sweeps):
        together, largest = np.zeros_like(motion), 0.0
        for k in range(contacts.first.size):
            alone = Contacts(*(column[k : k + 1] for column in contacts))
            moved = motion.copy()
            largest = max(largest, sweep(law, alone._replace(domain=np.zeros(1, np.int64)), moved, percussions, weight))
            together += moved - motion
        motion = motion + together
        sizes.append(largest)
    return np.array(sizes)
