# SPDX-License-Identifier: GPL-2.0-or-later
"""A body on a plane under the compliant law mdem, and the same planar impact by an integration of its own.

Ashayer (2007), eqs. 3.2.9 to 3.2.15 and 3.3.9. Lengths in m, masses in kg; a motion is (vx, vy, vz, wx, wy, wz) in m/s
and rad/s, in axes of which z is the normal of the plane.
"""

import math

import numpy as np

from ..contact.contact_records import CONTACT, MEMORY
from ..contact.laws import Terms
from ..contact.laws import mdem as law

STEP = 0.002  # s, of the steps that an impact is cut into, as in a run


class Block:
    """A rigid body of given mass and inertia (m2 times mass) above a horizontal plane, touching it with corners."""

    def __init__(self, corners, gyration, mass=1.0, friction=0.0, restitution=1.0, rolling=0.0):
        self.mass, self.inertia = mass, mass * np.asarray(gyration, float) ** 2
        self.contacts, self.memories = np.zeros(len(corners), CONTACT), np.zeros(len(corners), MEMORY)
        for i, corner in enumerate(corners):
            contact = self.contacts[i]
            contact["feature"], contact["direction"] = i, [(0, 0, 1), (1, 0, 0), (0, 1, 0)]
            contact["lever"] = np.cross(corner, contact["direction"])
            contact["response"] = contact["lever"] / self.inertia
            contact["delassus"] = np.eye(3) / mass + contact["lever"] @ contact["response"].T
            contact["friction"], contact["restitution"] = friction, (restitution, 0.0)
            contact["rolling"], self.memories[i]["turn"] = rolling, np.diag(1.0 / self.inertia)

    def step(self, motion, h, gravity=(0.0, 0.0, 0.0)):
        """Motion (v, w) after a step."""
        free = np.add(motion, [*(h * np.array(gravity)), 0.0, 0.0, 0.0])
        out = law.mdem(
            self.contacts, len(self.contacts), self.memories, Terms(h, 1.0 / self.mass, 1e-9, 100),
            tuple(float(value) for value in motion), tuple(float(value) for value in free),
        )  # fmt: skip
        if not out[7]:
            raise ArithmeticError("the law mdem did not converge in this step; take a shorter one.")
        return np.array(out[:6])

    def impact(self, motion, duration=4 * law.CONTACT_TIME):
        """Motion after an impact without gravity, cut into steps."""
        for name in ("state", "own_gap", "damping", "spring", "twist"):
            self.memories[name] = 0
        for _ in range(round(duration / STEP)):
            motion = self.step(motion, STEP)
        return motion

    def energy(self, motion):
        """Kinetic energy and that of the springs."""
        spring = law.TANGENTIAL * (self.memories["spring"] ** 2).sum()
        stiffness = self.mass * (math.pi / law.CONTACT_TIME) ** 2
        spring += (np.minimum(self.memories["own_gap"], 0.0) ** 2).sum()
        kinetic = 0.5 * self.mass * (motion[:3] ** 2).sum() + 0.5 * (self.inertia * motion[3:] ** 2).sum()
        return kinetic + 0.5 * stiffness * spring


def sphere(radius=0.5, **properties):
    return Block([(0.0, 0.0, -radius)], 3 * [math.sqrt(0.4) * radius], **properties)


def planar_springs(lever, radius_squared, friction, ratio):
    """(V1, V3, omega) after an elastic impact at (0, -1, 0), unit mass, one contact; signs as in Ashayer (2007).

    Written down once more from eqs. 3.2.10 and 3.3.9, with c = 0, so that the ratio k_t / k is free, which the law has
    as a constant. A twentieth of a radian of the fastest vibration in a step.
    """
    (r1, r3), k = lever, 1.0  # of the normal spring; the unit of time is its own then
    b1, b3 = 1.0 + r3 * r3 / radius_squared, 1.0 + r1 * r1 / radius_squared
    dt = 0.05 / math.sqrt(k * (b3 + ratio * b1))
    v1, v3, omega, gap, spring = 0.0, -1.0, 0.0, 0.0, 0.0
    while gap < 0.0 or v3 - omega * r1 < 0.0:
        gap += dt * (v3 - omega * r1)
        force, slip = max(0.0, -k * gap), v1 + omega * r3
        spring += dt * slip
        if spring * slip < 0.0:
            spring = 0.0
        limit = friction * force / (ratio * k)
        spring = min(max(spring, -limit), limit)
        push = -ratio * k * spring
        v1, v3 = v1 + dt * push, v3 + dt * force
        omega += dt * (r3 * push - r1 * force) / radius_squared
    return np.array([v1, v3, omega])
