# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts made by hand for an impact law, from points of a body, without terrain, and the law applied to them.

The frame of the contacts is that of I: the normal is z (or any unit vector), the body stands in its eigenframe K = I.
A planar problem is that of a body whose contacts lie in the plane y = 0, with its travel along x. Spin about +y is
then clockwise, as in Ashayer (2007), where axis 1 is x and axis 3 is z.
"""

import numpy as np

from talus.engine.contact import contacts as contact
from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms
from talus.engine.contact.laws.energetic import energetic

NO_STEP = 1e-3  # s, length of the step; free equals reference, so that nothing depends on it


def frame(normal=(0.0, 0.0, 1.0), turn=0.0):
    """(3, 3) rows n, t1, t2, right-handed; for z and no turn t1 = x, t2 = y."""
    n = np.asarray(normal, float) / np.linalg.norm(normal)
    t = np.array([1.0, 0.0, 0.0]) - n[0] * n if abs(n[0]) < 0.9 else np.array([0.0, 1.0, 0.0]) - n[1] * n
    t /= np.linalg.norm(t)
    s = np.cross(n, t)
    return np.array([n, np.cos(turn) * t + np.sin(turn) * s, np.cos(turn) * s - np.sin(turn) * t])


def records(points, inertia, friction, restitution, mass=1.0, directions=None):
    """CONTACT records of the points (n, 3) of a body with the principal moments ``inertia``, kg m2, axes of I."""
    points = np.atleast_2d(np.asarray(points, float))
    contacts = np.zeros(len(points), CONTACT)
    inverse = np.ascontiguousarray(np.linalg.inv(np.diag(inertia) if np.ndim(inertia) == 1 else inertia))
    for record, point in zip(contacts, points):
        record["direction"] = frame() if directions is None else directions
        record["lever"] = np.cross(point, record["direction"])
        contact.delassus_block(1.0 / mass, inverse, record)
        record["friction"], record["restitution"] = friction, (restitution, 0.0)
    return contacts


def strike(contacts, velocity, spin, mass=1.0, law=energetic, free=None):
    """Velocity, spin, percussions (n, 3) and the flag of convergence after the law met the body without gravity."""
    u = tuple(float(value) for value in (*velocity, *spin))
    vertices = np.zeros(len(contacts), MEMORY)
    speed = np.abs(u).max()
    terms = Terms(NO_STEP, 1.0 / mass, 1e-12 * speed, 200)
    *after, _, is_converged = law(contacts, len(contacts), vertices, terms, u, free or u)
    return np.array(after[:3]), np.array(after[3:]), contacts["percussion"].copy(), is_converged


def planar(velocity, spin, lever, radius_squared, restitution, friction, law=energetic):
    """(V1, V3, omega) after one planar impact of a body of unit mass. Ashayer (2007), section 4.2.

    velocity: (V1, V3); lever: (r1, r3) from the centre of mass; radius_squared: k_r^2
    """
    contacts = records([(lever[0], 0.0, lever[1])], np.full(3, radius_squared), friction, restitution)
    after, turn, _, is_converged = strike(contacts, (velocity[0], 0.0, velocity[1]), (0.0, spin, 0.0), law=law)
    assert is_converged
    return np.array([after[0], after[2], turn[1]])
