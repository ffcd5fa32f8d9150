# SPDX-License-Identifier: GPL-2.0-or-later
"""Section 4.6.1 of the thesis of Sautter: a sphere hits a simply supported beam (the classic case of Timoshenko).

The beam is a fixture of this test, its modes by Euler and Bernoulli: nets have no bending. What is tested is the law of
the spheres of reference (contact/rock_body.py) where the other body gives way by bending and by Hertz.
"""

import numpy as np
import pytest

from talus.engine.nets.contact.rock_body import sphere

DENSITY, MODULUS, POISSON = 7960.0, 2.1582e11, 0.289
RADIUS, SPEED, LENGTH, SIDE = 0.01, 0.01, 0.1535, 0.01  # m, m/s
STEP, MODES = 5e-8, np.arange(1, 60, 2)  # symmetric ones


@pytest.mark.source("sautter", "sphere on a beam")
def test_section_4_6_1_sphere_on_a_beam():
    """Contact ends after 156.7 us (thesis: about 0.16 ms), at most 4.967 N; midspan goes 1.1246e-6 m: 1 %."""
    mass = 4.0 / 3.0 * np.pi * RADIUS**3 * DENSITY
    # both bodies are of steel: half the modulus of one on a rigid wall
    body = sphere({"R": RADIUS, "mass": mass, "E": 0.5 * MODULUS, "nu": POISSON, "cor": 1.0})
    modal_mass = 0.5 * DENSITY * SIDE * SIDE * LENGTH
    stiffness = MODULUS * SIDE**4 / 12.0
    squares = (MODES * np.pi / LENGTH) ** 4 * stiffness / (DENSITY * SIDE * SIDE)
    shape = np.where(MODES % 4 == 1, 1.0, -1.0)  # at midspan
    q, p, z, v = np.zeros(len(MODES)), np.zeros(len(MODES)), 0.0, SPEED
    forces, midspan = [], []
    for _ in range(int(350e-6 / STEP)):
        depth = max(0.0, z - shape @ q)
        force = 4.0 / 3.0 * body.stiffness * np.sqrt(RADIUS * depth) * depth
        p += STEP * (shape * force / modal_mass - squares * q)
        v -= STEP * force / mass
        q += STEP * p
        z += STEP * v
        forces.append(force)
        midspan.append(shape @ q)
    touching = np.flatnonzero(forces)
    assert STEP * (touching[-1] - touching[0] + 1) == pytest.approx(156.7e-6, rel=0.01)
    assert max(forces) == pytest.approx(4.967, rel=0.01)
    assert max(midspan) == pytest.approx(1.1246e-6, rel=0.01)
    assert v == pytest.approx(-3.03e-3, rel=0.01)
