# SPDX-License-Identifier: GPL-2.0-or-later
"""Fabric in plane stress: taut, wrinkled and slack, against closed forms and energy."""

import numpy as np
import pytest

from talus.engine.nets import Net
from talus.engine.nets.elements.tension_field import stress_of

NODES = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]
ISOTROPIC = {"E": 5e7, "nu": 0.3, "t": 1e-3, "rho": 1000.0, "axis1": [1.0, 0.0, 0.0]}
# SPIDER S4-130, thesis of Sautter, table 5.6
ORTHOTROPIC = {"E": 0.23e8, "Ey": 1.40e8, "G": 0.81e8, "nu": 0.3, "t": 8.6e-3, "rho": 581.4, "axis1": [1.0, 0.0, 0.0]}


def row_of(material):
    element = {"type": "membrane", "nodes": [0, 1, 2], "mat": "m"}
    return Net.from_dict({"nodes": NODES, "materials": {"m": material}, "elements": [element]}).arrays.membranes[0]


def test_biaxial_patch_has_the_stress_of_plane_stress():
    s1, s2, s3, energy = stress_of(row_of(ISOTROPIC), 0.02, 0.01, 0.0)
    assert (s1, s2, s3) == pytest.approx((5e7 / 0.91 * 0.023, 5e7 / 0.91 * 0.016, 0.0), rel=1e-12)
    assert energy == pytest.approx(0.5 * (s1 * 0.02 + s2 * 0.01), rel=1e-12)


@pytest.mark.source("sautter", "tension field (eqs. 3.45 to 3.47)")
@pytest.mark.parametrize("angle", [0.0, 0.4, 1.1])
def test_uniaxial_patch_wrinkles_to_young_times_strain(angle):
    """Pulled by 2 % along a direction and pressed by 5 % across: S = E e along it, nothing else; 1e-10."""
    c, s = np.cos(angle), np.sin(angle)
    along, across = 0.02, -0.05
    strain = (along * c * c + across * s * s, along * s * s + across * c * c, 2.0 * (along - across) * c * s)
    s1, s2, s3, _ = stress_of(row_of(ISOTROPIC), *strain)
    assert (s1, s2, s3) == pytest.approx((1e6 * c * c, 1e6 * s * s, 1e6 * c * s), rel=1e-10, abs=1e-4)


def test_slack_patch_has_no_stress():
    assert stress_of(row_of(ISOTROPIC), -0.01, -0.02, 0.01)[:3] == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("material", [ISOTROPIC, ORTHOTROPIC], ids=["isotropic", "orthotropic"])
def test_stress_is_the_slope_of_the_energy_and_has_no_compression(material):
    """No path creates energy. Differences over 2e-7 of strain: 1e-5 of the stress."""
    rng, row = np.random.default_rng(4), row_of(material)
    for strain in rng.uniform(-0.05, 0.05, (300, 3)):
        stress = np.array(stress_of(row, *strain)[:3])
        slope = np.empty(3)
        for k in range(3):
            ahead, behind = strain.copy(), strain.copy()
            ahead[k] += 1e-7
            behind[k] -= 1e-7
            slope[k] = (stress_of(row, *ahead)[3] - stress_of(row, *behind)[3]) / 2e-7
        assert slope == pytest.approx(stress, abs=1e-5 * 0.05 * 1.4e8)
        least = 0.5 * (stress[0] + stress[1]) - np.hypot(0.5 * (stress[0] - stress[1]), stress[2])
        assert least >= -1e-9 * np.abs(stress).max()
