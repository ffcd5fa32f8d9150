# SPDX-License-Identifier: GPL-2.0-or-later
"""Rock and net as two codes that exchange what they know, for study: when does weak coupling fail? SI units.

Talus solves rock and net as one system (collision/impact_loop.py). Here, as in chapter 4 of the thesis of Sautter, a
rock that moves along z alone, by explicit steps, meets one node of a net that is solved by implicit steps:

    rock   v' = v + h (g + (F - d v) / M),  z' = z + h v'      F(s, s_t) by Hertz with a dashpot,  s = z - R - w
    net    m a + D v + f(x) = F_ext at the end of the step, by Newmark's constant mean acceleration and Newton's method,
           or by the generalised-alpha scheme (eqs. E.4 and E.5, Chung and Hulbert 1993) with a spectral radius

    weak    (Algorithm 2)    F from the place w of the node at the beginning of the step; then the net, once
    strong  (Algorithms 3-4) F from a place w that is guessed; the net's answer is relaxed until it is the guess

A weak step multiplies an error of w by -q, q = k / (K + 4 m / h^2) with k and K the stiffness of contact and net and m
the mass of the node: beyond 1 it grows, for long steps and light nets. An iteration of a strong step with the constant
factor a multiplies it by 1 - a (1 + q).
"""

import math
from typing import NamedTuple

import numpy as np

from ..jit.kernels import kernel
from ..nets.elements.forces import call_forces, forces
from .fixed_point import fixed_point

NEWTON = 30  # steps of Newton's method at most
ACCURACY = 1e-9  # of the forces
NUDGE = 1e-7  # m, for the tangent by differences
MOST = 200  # iterations of a strong step


class Sphere(NamedTuple):
    """The rock of a study."""

    mass: float  # kg
    radius: float  # m
    stiffness: float  # E / (1 - nu^2), N/m2
    damping: float  # share of the critical one
    met_mass: float  # of node and rock together, 1 / (1 / m + 1 / M), that the dashpot is made for, kg
    height: float  # of its lowest point above the node at the start, m
    drag: float = 0.0  # brakes it, so that it comes to rest, N s/m


class CoupledRun(NamedTuple):
    """Outcome of a study, step by step."""

    time: np.ndarray  # (s,) s
    rock: np.ndarray  # (s,) height of its centre, m
    node: np.ndarray  # (s,) height of the node, m
    force: np.ndarray  # (s,) of the contact, N
    iterations: np.ndarray  # (s,)
    is_stable: bool  # False where a strong step found no fixed point, or numbers grew out of all bounds


@kernel
def elastic_forces(net, state, forces_at):
    """Write the forces of the elements on the nodes at the positions of a state."""
    call_forces(forces_at, (net, state, False))


class ImplicitNet:
    """A net of few nodes that takes implicit steps; ropes hold and brakes do not flow.

    ``radius``: spectral radius for the fastest vibrations, 0 to 1 (1: none is damped); None: Newmark's scheme.
    """

    def __init__(self, net, radius=None):
        self.alpha_m, self.alpha_f = (0.0, 0.0) if radius is None else alphas(radius)
        self.gamma = 0.5 - self.alpha_m + self.alpha_f
        self.beta = 0.25 * (1.0 - self.alpha_m + self.alpha_f) ** 2
        self.outer = 0.0  # forces at the end of the step before
        self.net, self.state, self.address = net.arrays, net.copy_of_state(), forces()
        self.free = np.flatnonzero(net.arrays.inverse.reshape(-1) > 0.0)
        self.mass = np.repeat(net.arrays.masses, 3)[self.free]
        self.damping = self.mass * np.repeat(net.arrays.damping, 3)[self.free]
        self.velocity, self.acceleration = np.zeros(len(self.free)), np.zeros(len(self.free))
        self.place = self.state.positions.reshape(-1)[self.free].copy()

    def elastic(self, position):
        """Forces of elements and weight along the free directions [N]."""
        self.state.positions.reshape(-1)[self.free] = position
        elastic_forces(self.net, self.state, self.address)
        return (self.state.forces + self.net.weight).reshape(-1)[self.free]

    def solved(self, outer, h):
        """Place, velocity and acceleration after a step h with the outer forces at its end."""
        position, m, f = self.place + h * self.velocity, self.alpha_m, self.alpha_f
        past = self.elastic(self.place) if f else 0.0
        predicted = self.place + h * self.velocity + h * h * (0.5 - self.beta) * self.acceleration
        for _ in range(NEWTON):
            acceleration = (position - predicted) / (self.beta * h * h)
            velocity = self.velocity + h * ((1.0 - self.gamma) * self.acceleration + self.gamma * acceleration)
            inner = self.elastic(position)
            left = (
                (1.0 - f) * (outer + inner - self.damping * velocity) - (1.0 - m) * self.mass * acceleration
                + f * (self.outer + past - self.damping * self.velocity) - m * self.mass * self.acceleration
            )  # fmt: skip
            if np.abs(left).max() <= ACCURACY * (np.abs(outer).max() + np.abs(inner).max() + 1.0):
                break
            position = position + np.linalg.solve(self.tangent(position, inner, h), left)
        return position, velocity, acceleration

    def tangent(self, position, inner, h):
        """Derivative of the remaining forces with the position [N/m]; inner: the elastic forces there."""
        f = self.alpha_f
        heavy = (1.0 - self.alpha_m) / (self.beta * h * h) * self.mass
        out = np.diag(heavy + (1.0 - f) * self.gamma / (self.beta * h) * self.damping)
        for k in range(len(position)):
            nudged = position.copy()
            nudged[k] += NUDGE
            out[:, k] -= (1.0 - f) * (self.elastic(nudged) - inner) / NUDGE
        return out

    def take(self, solution, outer=0.0):
        """Go on from a solution and the outer forces that it was found with."""
        self.place, self.velocity, self.acceleration = solution
        self.outer = outer


def alphas(radius):
    """alpha_m and alpha_f of the generalised-alpha scheme that damp the fastest vibrations to this share in a step."""
    return (2.0 * radius - 1.0) / (radius + 1.0), radius / (radius + 1.0)


def run_coupled(net, node, rock, step, duration, relaxation=None, tolerance=1e-7, radius=None):
    """CoupledRun of a Sphere on a node of a small Net.

    relaxation : None for weak coupling; ``constant(a)`` or ``aitken`` of fixed_point.py for strong
    tolerance : of the node's place [m]
    radius : spectral radius of the net's scheme, None for Newmark's
    """
    body, gravity = ImplicitNet(net, radius), net.gravity[2]
    own = int(np.flatnonzero(body.free == 3 * node + 2)[0])
    z, v = body.place[own] + rock.radius + rock.height, 0.0
    count = int(round(duration / step))
    out = CoupledRun(*(np.zeros(count) for _ in range(5)), is_stable=True)

    def contact(w):
        """Force on the rock where the node goes to w in the step; its velocity is Newmark's."""
        rate = 2.0 / step * (w - body.place[own]) - body.velocity[own]
        return force_between(rock, z - rock.radius - w, v - rate)

    def outer(force):
        out = np.zeros(len(body.free))
        out[own] = -force
        return out

    def answer(force):
        return body.solved(outer(force), step)

    for n in range(count):
        if relaxation is None:
            force = force_between(rock, z - rock.radius - body.place[own], v - body.velocity[own])
            iterations, converged = 1, True
        else:
            fixed = fixed_point(
                lambda w: answer(contact(w[0]))[0][own], body.place[own], relaxation, tolerance, residual=1.0, most=MOST
            )
            force, iterations, converged = contact(fixed.values[-1][0]), len(fixed.residuals), fixed.converged
        body.take(answer(force), outer(force))
        v += step * (gravity + (force - rock.drag * v) / rock.mass)
        z += step * v
        out.time[n], out.rock[n], out.node[n] = (n + 1) * step, z, body.place[own]
        out.force[n], out.iterations[n] = force, iterations
        if not (converged and math.isfinite(z) and abs(v) < 1e3):
            return CoupledRun(*(column[: n + 1] for column in out[:5]), is_stable=False)
    return out


def force_between(rock, gap, rate):
    """Hertz with the dashpot of appendix F, which does not pull [N]; continuous where contact begins."""
    if gap >= 0.0:
        return 0.0
    tangent = 2.0 * rock.stiffness * math.sqrt(-rock.radius * gap)
    dashpot = 2.0 * rock.damping * math.sqrt(rock.met_mass * tangent)
    return max(0.0, -2.0 / 3.0 * tangent * gap - dashpot * rate)
