# SPDX-License-Identifier: GPL-2.0-or-later
"""Random impacts of boxes with one to four of their corners on rough ground, for every law; without the engine's own
code for levers and Delassus blocks.

A whole batch is one array of contact records and one call, so that 10^5 impacts take seconds.
"""

import importlib
from typing import NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from talus.engine.contact import contacts as contact
from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms, call_law, law_of
from talus.engine.jit import kernels

CORNERS = np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)])
MOST = 4  # contacts of one impact
STEEPEST = np.radians(35.0)  # of the ground at a contact
SPEED = 5.0  # m/s, scale of the velocities; also of the velocity from the spin, at 1 m


class Impacts(NamedTuple):
    """A batch of n impacts."""

    contacts: np.ndarray  # (n, MOST) CONTACT, the first of each row in use
    count: np.ndarray  # (n,)
    mass: np.ndarray  # (n,) kg
    inertia: np.ndarray  # (n, 3) kg m2
    reference: np.ndarray  # (n, 6) v in I and omega in K before the impact
    free: np.ndarray  # (n, 6) the same at the end of a step without contacts


def boxes(rng, n):
    """Mass, principal moments and corners (n, 8, 3) in K."""
    sides = rng.uniform(0.3, 1.0, size=(n, 3)) * rng.choice([1.0, 1.0, 3.0], size=(n, 3))
    mass = 2700.0 * sides.prod(axis=1)
    inertia = (mass / 12.0)[:, None] * (np.sum(sides**2, axis=1, keepdims=True) - sides**2)
    return mass, inertia, CORNERS * sides[:, None, :]


def frames(rng, n):
    """Contact frames (n, MOST, 3, 3), rows n, t1, t2; half of the impacts are on one plane."""
    tilt, azimuth = rng.uniform(0.0, STEEPEST, (n, MOST)), rng.uniform(0.0, 2.0 * np.pi, (n, MOST))
    is_plane = rng.random(n) < 0.5
    tilt[is_plane], azimuth[is_plane] = tilt[is_plane, :1], azimuth[is_plane, :1]
    normal = np.stack([np.sin(tilt) * np.cos(azimuth), np.sin(tilt) * np.sin(azimuth), np.cos(tilt)], axis=-1)
    first = np.cross([0.0, 1.0, 0.0], normal)
    first /= np.linalg.norm(first, axis=-1, keepdims=True)
    return np.stack([normal, first, np.cross(normal, first)], axis=-2)


def make(seed, n, mu, restitution=0.0, tangential=0.0, gravity_step=0.0):
    """A batch. ``mu``: range, drawn uniformly in its logarithm; ``restitution``, ``tangential``: one value, (n, 1) or
    (n, MOST); ``gravity_step``: g h, m/s."""
    rng = np.random.default_rng(seed)
    mass, inertia, corners = boxes(rng, n)
    turn = Rotation.random(n, random_state=seed).as_matrix()  # K to I
    lowest = np.argsort(np.einsum("nij,nkj->nki", turn, corners)[..., 2], axis=1)[:, :MOST]
    lever = np.take_along_axis(corners, lowest[..., None], axis=1)  # (n, MOST, 3) in K
    contacts = np.zeros((n, MOST), CONTACT)
    contacts["feature"] = np.arange(MOST)
    contacts["direction"] = frames(rng, n)
    in_k = np.einsum("nji,ncaj->ncai", turn, contacts["direction"])
    contacts["lever"] = np.cross(lever[:, :, None, :], in_k)
    contacts["response"] = contacts["lever"] / inertia[:, None, None, :]
    contacts["delassus"] = np.einsum("ncak,ncbk->ncab", contacts["lever"], contacts["response"])
    contacts["delassus"] += np.eye(3) / mass[:, None, None, None]
    contacts["friction"] = np.exp(rng.uniform(np.log(mu[0]), np.log(mu[1]), n))[:, None]
    contacts["restitution"][..., 0], contacts["restitution"][..., 1] = restitution, tangential
    reference = rng.normal(scale=SPEED, size=(n, 6))
    reference[:, 2] -= 0.5 * SPEED
    free = reference - gravity_step * np.eye(6)[2]
    return Impacts(contacts, rng.integers(1, MOST + 1, n), mass, inertia, reference, free)


def solved(law, impacts, tolerance=1e-9, max_sweeps=500):
    """Velocities (n, 6), sweeps (n,), converged (n,) of a law by its name; percussions are put into the contacts."""
    n = impacts.count.size
    end, sweeps, is_converged = np.zeros((n, 6)), np.zeros(n, np.int64), np.zeros(n, np.bool_)
    vertices = np.zeros(MOST, MEMORY)
    solve_all(law_of(law), *impacts, vertices, tolerance, max_sweeps, end, sweeps, is_converged)
    return end, sweeps, is_converged


def kernel_of(name):
    """The kernel of a law, to be called from Python."""
    return getattr(importlib.import_module(f"talus.engine.contact.laws.{name}"), name)


def _solve_all(
    law, contacts, count, mass, inertia, reference, free, vertices, tolerance, max_sweeps, out_end, out_sweeps, out_done
):
    for i in range(count.size):
        r, f, u = reference[i], free[i], out_end[i]
        u[0], u[1], u[2], u[3], u[4], u[5], out_sweeps[i], out_done[i] = call_law(law, (
            contacts[i], count[i], vertices, Terms(0.002, 1.0 / mass[i], tolerance, max_sweeps),
            (r[0], r[1], r[2], r[3], r[4], r[5]), (f[0], f[1], f[2], f[3], f[4], f[5]),
        ))  # fmt: skip


solve_all = kernels.numba.njit(_solve_all, error_model="numpy") if kernels.COMPILED else _solve_all


class Bounced(NamedTuple):
    """A batch that a law with springs has followed until all contacts were open again, or for as long as it was let."""

    end: np.ndarray  # (n, 6) velocities
    highest: np.ndarray  # (n,) largest energy of motion and springs after any step, over that of the motion before
    is_open: np.ndarray  # (n,) whether no spring is compressed at the end
    is_converged: np.ndarray  # (n,) in all steps


def bounced(law, impacts, tangential, stiffness, h=0.002, most_steps=100):
    """A batch under a compliant law, levers and normals as they are. ``stiffness``: of a normal spring over the mass,
    1/s2; ``tangential``: that of a tangential one over it."""
    n = impacts.count.size
    out = Bounced(np.zeros((n, 6)), np.zeros(n), np.zeros(n, np.bool_), np.zeros(n, np.bool_))
    memories = np.zeros(MOST, MEMORY)
    bounce_all(law_of(law), *impacts[:-1], memories, tangential, stiffness, h, most_steps, *out)
    return out


def _energy(mass, inertia, u, memories, count, tangential, stiffness):
    """Energy of the motion and of the springs, J."""
    energy = 0.0
    for k in range(3):
        energy += 0.5 * (mass * u[k] ** 2 + inertia[k] * u[3 + k] ** 2)
    for c in range(count):
        memory = memories[c]
        if memory["own_gap"] < 0.0:
            energy += 0.5 * mass * stiffness * memory["own_gap"] ** 2
            for k in range(3):
                energy += 0.5 * mass * stiffness * tangential * memory["spring"][k] ** 2
    return energy


energy_of = kernels.numba.njit(_energy) if kernels.COMPILED else _energy


def _bounce_all(
    law, contacts, count, mass, inertia, reference, memories, tangential, stiffness, h, most_steps,
    out_end, out_highest, out_open, out_done,
):  # fmt: skip
    for i in range(count.size):
        for memory in memories:
            memory["state"], memory["own_gap"], memory["damping"] = 0, 0.0, -1.0
            memory["spring"][:] = 0.0
        u = out_end[i]
        u[:] = reference[i]
        before = energy_of(mass[i], inertia[i], u, memories, 0, tangential, stiffness)
        out_done[i] = True
        for _ in range(most_steps):
            motion = motion_of(u)
            u[0], u[1], u[2], u[3], u[4], u[5], _, is_converged = call_law(
                law, (contacts[i], count[i], memories, Terms(h, 1.0 / mass[i], 1e-9, 100), motion, motion)
            )
            energy = energy_of(mass[i], inertia[i], u, memories, count[i], tangential, stiffness)
            out_highest[i] = max(out_highest[i], energy / before)
            out_done[i] = out_done[i] and is_converged
            out_open[i] = True
            for c in range(count[i]):
                out_open[i] = out_open[i] and memories[c]["own_gap"] >= 0.0
            if out_open[i] and fastest_approach(contacts[i], count[i], motion_of(u)) == 0.0:
                break


def _motion_of(u):
    return u[0], u[1], u[2], u[3], u[4], u[5]


def _fastest_approach(contacts, count, motion):
    """Fastest approach of the contacts to the ground, m/s; 0 where none approaches it."""
    lowest = 0.0
    for c in range(count):
        lowest = min(lowest, contact.contact_velocity(contacts[c], 0, motion))
    return -lowest


motion_of = kernels.numba.njit(_motion_of) if kernels.COMPILED else _motion_of
fastest_approach = kernels.numba.njit(_fastest_approach) if kernels.COMPILED else _fastest_approach
bounce_all = kernels.numba.njit(_bounce_all, error_model="numpy") if kernels.COMPILED else _bounce_all


def kinetic_energy(impacts, u):
    """Kinetic energy of the velocities (n, 6), J."""
    return 0.5 * impacts.mass * np.sum(u[:, :3] ** 2, axis=1) + 0.5 * np.sum(impacts.inertia * u[:, 3:] ** 2, axis=1)


def in_use(impacts):
    """(n, MOST) True for the contacts in use."""
    return np.arange(MOST) < impacts.count[:, None]


def contact_velocities(impacts, u):
    """gamma (n, MOST, 3)."""
    gamma = np.einsum("ncak,nk->nca", impacts.contacts["direction"], u[:, :3])
    return gamma + np.einsum("ncak,nk->nca", impacts.contacts["lever"], u[:, 3:])
