# SPDX-License-Identifier: GPL-2.0-or-later
"""A frictionless bar of 1 kg that touches level ground with both ends, for tests of laws: G = [[4, -2], [-2, 4]]."""

import numpy as np

from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms
from talus.tests.verification import random_impacts

ENDS = np.array([-1.0, 1.0])  # along x; the length is 2 m and I = 1/3 kg m2 about y


def velocities(first, second):
    """Velocities of the bar with such speeds of its ends, upwards."""
    return 0.0, 0.0, 0.5 * (first + second), 0.0, 0.5 * (first - second), 0.0


def after(law, restitution, before, free):
    """Speeds of both ends after a law; those ``before``, and ``free``: at the end of the step without contacts."""
    contacts = np.zeros(2, CONTACT)
    contacts["direction"] = np.eye(3)[[2, 0, 1]]
    contacts["lever"][:, 0, 1] = -ENDS
    contacts["response"][:, 0, 1] = -3.0 * ENDS
    contacts["delassus"] = np.diag([4.0, 1.0, 1.0])
    contacts["restitution"][:, 0] = restitution
    solve, memory = random_impacts.kernel_of(law), np.zeros(2, MEMORY)
    *end, _, is_converged = solve(
        contacts, 2, memory, Terms(0.002, 1.0, 1e-12, 500), velocities(*before), velocities(*free)
    )
    assert is_converged
    return [end[2] - x * end[4] for x in ENDS]
