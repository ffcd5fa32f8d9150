# SPDX-License-Identifier: GPL-2.0-or-later
"""More than 10^5 random impacts for the compliant law, each followed over as many steps as it lasts, as in a run.

It promises that the energy of motion and springs together never exceeds that of the motion before the impact. While
springs are compressed its leapfrog lets that energy swing by SWING; when all are open again no more may be left.
Between slopes, with friction beyond 1.5, a body may stay wedged, its springs compressed.
"""

import math

import numpy as np
import pytest

from talus.engine.contact.laws import mdem
from talus.engine.jit import kernels
from talus.tests.verification import random_impacts as case

IMPACTS = 10_000 if kernels.COMPILED else 20  # in each of four ranges of friction, three kinds of restitution
FRICTION = ((0.05, 0.3), (0.3, 0.7), (0.7, 1.5), (1.5, 6.0))
SWING = 1e-3  # measured 7.5e-4, at e = 1 and mu above 1.5
WEDGED = dict(zip(FRICTION, (0.0, 0.0, 0.0, 5e-4)))  # share; measured 1e-4
STIFFNESS = (math.pi / mdem.CONTACT_TIME) ** 2  # 1/s2


@pytest.mark.parametrize("restitution", ["none", "drawn", "full"])
@pytest.mark.parametrize("mu", FRICTION, ids=str)
def test_impacts_of_the_compliant_law_end_finite_and_without_gain(mu, restitution):
    """One to four corners on ground of up to 35 degrees; e = 0, from 0 to 1, and 1. All steps have their sub-steps."""
    drawn = np.random.default_rng(18).uniform(0.0, 1.0, (IMPACTS, 1))
    batch = case.make(17, IMPACTS, mu, {"none": 0.0, "drawn": drawn, "full": 1.0}[restitution])
    bounced = case.bounced("mdem", batch, mdem.TANGENTIAL, STIFFNESS)
    before, after = case.kinetic_energy(batch, batch.reference), case.kinetic_energy(batch, bounced.end)
    is_hit = ((case.contact_velocities(batch, batch.reference)[..., 0] < 0.0) & case.in_use(batch)).any(axis=1)
    growth = bounced.highest.max() - 1.0
    print(f"mu {mu}, e {restitution}: swing {growth:.1e}, {np.mean(~bounced.is_open):.4f} wedged")
    assert np.isfinite(bounced.end).all() and np.isfinite(batch.contacts["percussion"]).all()
    assert bounced.is_converged.all() and np.mean(~bounced.is_open) <= WEDGED[mu]
    assert growth <= SWING
    assert (after <= before * (1.0 + np.where(bounced.is_open, 1e-9, SWING))).all()
    assert is_hit.mean() > 0.7
    assert (after[is_hit] < before[is_hit]).all()
    np.testing.assert_array_equal(bounced.end[~is_hit], batch.reference[~is_hit])
