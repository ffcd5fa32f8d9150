# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact laws: how a rock meets the ground. One file per law, all of one form, chosen by name (choices.IMPACT_LAWS).

A law is a function

    law(contacts, count, memory, terms, reference, free)
        -> (vx, vy, vz, wx, wy, wz, sweeps, is_converged)

    contacts      CONTACT records (contact/contact_records.py), the first ``count`` in use; "percussion" holds a first
    guess,
                  which the law replaces by the percussion of the step, N s
    memory        MEMORY records, one per feature: what its contact remembers from step to step
    terms         Terms of the step
    reference     velocity in I and spin in K at the beginning of the step, m/s and rad/s: before the impact
    free          the same at the end of the step if nothing touched
    returned      velocity and spin at the end of the step, sweeps done, True if they converged

The kernels of a run get the law as a pointer to compiled code (a call costs some 15 ns). So they are compiled once,
whatever the law, and a law is compiled when it is first used.
"""

import functools
import importlib
from typing import NamedTuple

import numpy as np

from ...choices import COMPLIANT_LAWS, IMPACT_LAWS
from ...jit.kernels import address_of, call_of
from ..contact_records import CONTACT, MEMORY


class Terms(NamedTuple):
    """Numbers of the step that a law needs besides its contacts."""

    h: float  # length of the step, s
    inverse_mass: float  # 1/m, less what drag takes, 1/kg
    tolerance: float  # of the contact velocities, m/s
    max_sweeps: int  # of an iteration


@functools.cache
def law_of(name):
    """The law of that name, a function in the file of the same name, as the kernels take it."""
    function = getattr(importlib.import_module(f".{name}", __name__), name)
    return address_of(function, _signature)


def rest_law_of(name):
    """The law that decides whether a rock is at rest, which a law with springs cannot decide in one step."""
    return law_of(IMPACT_LAWS[0] if name in COMPLIANT_LAWS else name)


def _signature():
    from numba import typeof, types

    contacts, memory = np.zeros(1, CONTACT), np.zeros(1, MEMORY)
    real, whole = types.float64, types.int64
    motion = types.UniTuple(real, 6)
    result = types.Tuple((real, real, real, real, real, real, whole, types.boolean))
    return result(typeof(contacts), whole, typeof(memory), typeof(Terms(0.0, 0.0, 0.0, 0)), motion, motion)


call_law = call_of(_signature)  # call_law(law, arguments), for kernels
