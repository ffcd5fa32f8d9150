# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact or lasting contact: a contact hits the ground where it comes down faster than free fall makes it in a step.

    -gamma_N  >  |gamma_N,free - gamma_N|     gamma_N before the step, gamma_N,free after it without contacts

What is slower rests, slides or rolls, and has no restitution. A ball that meets the ground at g h would fly for
2 e h before it is back, and after all of its bounces, which take e / (1 - e) times 2 h altogether, it lies: the scheme
cannot see them, and what restitution asks of lasting contacts instead is a tick in each step, which keeps rocks from
ever coming to rest, and on two or more contacts in most cases a motion that no rigid body has.
"""

from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity


@inner_kernel
def speed_of_rest(contact, tolerance, reference, free):
    """Speed towards the ground up to which a contact lasts, m/s. See laws/__init__.py for the arguments."""
    return tolerance + abs(contact_velocity(contact, 0, *free) - contact_velocity(contact, 0, *reference))


@inner_kernel
def hits(contact, tolerance, reference, free):
    """True if a contact hits the ground, False if it lasts or opens."""
    return -contact_velocity(contact, 0, *reference) > speed_of_rest(contact, tolerance, reference, free)


@inner_kernel
def lasts(contact, tolerance, reference, free):
    """True if a contact comes down too slowly to hit the ground, False if it hits or opens."""
    speed = -contact_velocity(contact, 0, *reference)
    return 0.0 <= speed <= speed_of_rest(contact, tolerance, reference, free)
