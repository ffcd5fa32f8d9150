# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact or lasting contact: a contact hits the ground if it comes down faster than the speed of free fall in one step.

    -gamma_N  >  |gamma_N,free - gamma_N|     gamma_N before the step, gamma_N,free after it without contacts

A slower contact rests, slides or rolls, and has no restitution. A ball that meets the ground at g h would fly for
2 e h before it is back, and would lie still after all its bounces, which take e / (1 - e) times 2 h altogether: the
scheme cannot resolve them. Restitution at lasting contacts would instead demand a kick in each step, which keeps rocks
from ever coming to rest, and with two or more contacts mostly a motion that no rigid body can have.
"""

from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity


@inner_kernel
def speed_of_rest(contact, tolerance, reference, free):
    """Speed towards the ground up to which a contact lasts, m/s. See laws/__init__.py for the arguments."""
    return tolerance + abs(contact_velocity(contact, 0, free) - contact_velocity(contact, 0, reference))


@inner_kernel
def hits(contact, tolerance, reference, free):
    """True if a contact hits the ground, False if it lasts or opens."""
    return -contact_velocity(contact, 0, reference) > speed_of_rest(contact, tolerance, reference, free)


@inner_kernel
def lasts(contact, tolerance, reference, free):
    """True if a contact comes down too slowly to hit the ground, False if it hits or opens."""
    speed = -contact_velocity(contact, 0, reference)
    return 0.0 <= speed <= speed_of_rest(contact, tolerance, reference, free)
