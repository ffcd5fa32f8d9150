# SPDX-License-Identifier: GPL-2.0-or-later
"""Single impacts of Ashayer (2007), with the energetic law of Talus itself on contacts made by hand.

"l.": line of the thesis text. Values with more digits than the thesis prints were recomputed by an independent planar
code with the settings that reproduce the printed ones; where a printed number is wrong, the docstring says so.
"""

import csv
import math
from pathlib import Path

import numpy as np
import pytest

from talus.engine.contact.laws.newton import newton as talus_newton
from talus.engine.contact.laws.poisson import poisson as talus_poisson
from talus.engine.research import historical_impacts as historical_models
from talus.engine.research import planar_impact as closed_forms
from talus.engine.research.sections import (
    FRICTION,
    RESTITUTION,
    SOLID,
    THETA,
    Block,
    Sweep,
    coefficients,
    divisor,
    energy,
)
from talus.engine.rigid_body.inertia import mass_integrals
from talus.engine.shapes import superellipsoid
from talus.engine.shapes.polyhedron import convex_hull
from talus.tests.verification.hand_made_contacts import frame, planar, records, strike

BOX, ELLIPSOID = Block(math.inf, 2.0, 1.0), Block(2, 2.0, 1.0)
POWERS = {"ellipsoid": 2, "superellipsoid-4": 4, "superellipsoid-10": 10, "box": math.inf}
EACH_ANGLE = Path(__file__).parent / "ashayer_2007" / "single_impacts.csv"
ROUNDED = 0.51  # of the last digit given


def newton(*case):
    """One planar impact by Talus' law ``newton``."""
    return planar(*case, law=talus_newton)


def poisson(*case):
    """One planar impact by Talus' law ``poisson``."""
    return planar(*case, law=talus_poisson)


def digits(value, places):
    """A value as printed with this many decimals."""
    return pytest.approx(value, abs=ROUNDED * 10.0**-places)


def extremes(values):
    return np.array([values.mean(), values.max(), values.min()])


# ---- processes and closed forms ----

PROCESSES = (
    "continuous stick", "continuous slip", "slip-stick in compression", "slip-stick in restitution",
    "slip-reversal in compression", "slip-reversal in restitution", "jam-stick",
)  # fmt: skip


def random_case(rng, process):
    """A random planar impact of a box that goes through ``process``: (velocity, spin, lever, k_r^2, e, mu)."""
    while True:
        lever = rng.uniform(-2.0, 2.0), -rng.uniform(0.2, 2.0)
        k2, e = rng.uniform(0.2, 1.5), rng.uniform(0.05, 1.0)
        mu = rng.choice([0.2, 0.6, 1.5, 4.0]) * rng.uniform(0.5, 1.0)
        v1 = 0.0 if process == "continuous stick" else rng.normal() * rng.choice([0.3, 3.0])
        v3, spin = -rng.uniform(0.5, 5.0), rng.normal()
        case = closed_forms.Planar(v1, v3, *closed_forms.inertia(lever, k2), e, mu)
        if closed_forms.process(case) == process:
            return case, (v1 - spin * lever[1], v3 + spin * lever[0]), spin, lever, k2


@pytest.mark.source("ashayer_2007", "seven processes of a planar impact")
@pytest.mark.parametrize("process", PROCESSES)
def test_planar_impact_equals_table_4_1(process):
    """Tables 4.1 and 4.2 and eqs. 4.2.11-4.2.15 (l.1128-1182), corrected; 200 random impacts each, to rounding."""
    rng = np.random.default_rng(PROCESSES.index(process))
    for _ in range(200):
        case, velocity, spin, lever, k2 = random_case(rng, process)
        out = closed_forms.outcome(case)
        expected = closed_forms.centre_after(velocity, spin, lever, k2, out.p, out.p1)
        result = planar(velocity, spin, lever, k2, case.e, case.mu)
        np.testing.assert_allclose(result, expected, atol=1e-11 * (1.0 + np.abs(expected).max()))
        after = result[0] + result[2] * lever[1], result[1] - result[2] * lever[0]
        np.testing.assert_allclose(after, (out.v1, out.v3), atol=1e-10 * (1.0 + np.abs(expected).max()))


@pytest.mark.source("ashayer_2007", "impact in three dimensions (eqs. 7.2.1 to 7.2.8)")
@pytest.mark.parametrize("e", [0.0, 0.4, 1.0])
@pytest.mark.parametrize("friction", [0.05, 0.2, 0.8])
def test_spheres_impact_in_three_dimensions(friction, e):
    """Eq. 7.2.8 (l.2502) and the border of slip and stick |v_t / V_3| = 3.5 mu (1 + e) (l.1317), in any direction."""
    rng = np.random.default_rng(3)
    for _ in range(50):
        velocity, spin = rng.normal(size=3) * 3.0 - [0.0, 0.0, 8.0], rng.normal(size=3) * 3.0
        velocity[2] = -abs(velocity[2])
        v, _, _, _ = strike(records([(0.0, 0.0, -1.0)], np.full(3, 0.4), friction, e), velocity, spin)
        slip = velocity[0] - spin[1], velocity[1] + spin[0]
        np.testing.assert_allclose(v, closed_forms.sphere_after(velocity, slip, e, friction), atol=1e-12 * 20)


# ---- A: collinear cases ----


def test_sphere_at_45_degrees():
    """Case A1, l.1350: R_n = 0.5, R_t = 0.71; V = (7.142857, 5), E / E0 = 0.4821."""
    v1, v3, omega = planar((10.0, -10.0), 0.0, (0.0, -1.0), 0.4, RESTITUTION, FRICTION)
    assert (v1, v3, omega) == (pytest.approx(50.0 / 7.0), pytest.approx(5.0), pytest.approx(50.0 / 7.0))
    assert v1 / 10.0 == digits(0.71, 2)
    assert energy((v1, v3), omega, 0.4) / 100.0 == digits(0.4821, 4)


@pytest.mark.source("ashayer_2007", "coefficients of restitution (eqs. 2.2.1 to 2.2.6)")
def test_definitions_of_the_coefficients():
    """Eqs. 2.2.1-2.2.6, l.574-604, on the sphere of A1: V 10, -10 to 50/7, 5; k_r^2 = 0.4, 2 m above the datum."""
    result = coefficients(
        (10.0, -10.0), 0.0, planar((10.0, -10.0), 0.0, (0.0, -1.0), 0.4, 0.5, FRICTION)[:2], 50 / 7, 0.4, 2
    )
    square = (50.0 / 7.0) ** 2
    assert result.translational == pytest.approx((square + 25.0) / 200.0)
    assert result.velocity == pytest.approx(math.sqrt(result.translational))
    assert (result.normal, result.tangential) == (pytest.approx(0.5), pytest.approx(5.0 / 7.0))
    assert result.kinetic == pytest.approx((1.4 * square + 25.0) / 200.0)
    assert result.total == pytest.approx((0.7 * square + 12.5 + 2.0 * 9.81) / (100.0 + 2.0 * 9.81))


@pytest.mark.parametrize(("shape", "e"), [(2, 0.3), (2, 0.8), (math.inf, 0.5), (math.inf, 1.0)])
def test_energetic_coefficient_is_the_share_of_the_normal_work(shape, e):
    """Eq. 4.2.10, l.1095, in its integral form (the short one is inverted): W_r = -e^2 W_c, each orientation.

    W_c is the normal work of the same impact with e = 0. Slip to the end and stick at once are linear in p; where slip
    halts the work is that of two straight pieces, split at p_s.
    """
    block = Block(shape, 2.0, 1.0)
    for theta in np.radians(THETA):
        lever, k2 = block.lever(theta), block.radius_squared
        case = closed_forms.Planar(10.0, -10.0, *closed_forms.inertia(lever, k2), e, FRICTION)
        work = []
        for restitution in (0.0, e):
            v1, v3, omega = planar((10.0, -10.0), 0.0, lever, k2, restitution, FRICTION)
            p, p_1, after = v3 + 10.0, v1 - 10.0, v3 - omega * lever[0]
            p_s = min(p, max(0.0, halt(case)))
            middle = -10.0 + (case.b3 + FRICTION * case.b2) * p_s
            work.append(0.5 * p_s * (middle - 10.0) + 0.5 * (p - p_s) * (middle + after))
            assert abs(p_1) <= FRICTION * p * (1.0 + 1e-12)
        assert work[1] == pytest.approx((1.0 - e * e) * work[0], abs=1e-11 * abs(work[0]))


def halt(case):
    """p_s, the normal impulse at which a slip forward halts; infinite where it does not. L.1162, its sign corrected."""
    slowing = case.b2 + case.mu * case.b1
    return case.v1 / slowing if slowing > 0.0 else math.inf


@pytest.mark.source("ashayer_2007", "least tangential restitution")
@pytest.mark.parametrize(
    ("power", "a", "is_solid", "level", "expected"),
    [
        (2, 1.0, False, 0.0, 0.6667), (2, 1.0, True, 0.0, 0.7143), (math.inf, 1.0, True, 0.0, 0.600),
        (3, 1.0, False, 0.0, 0.639), (3, 1.0, True, 0.0, 0.668), (4, 1.0, False, 0.0, 0.624),
        (4, 1.0, True, 0.0, 0.645), (math.inf, 2.0, True, 0.0, 0.375), (math.inf, 2.0, True, 90.0, 0.706),
    ],
)  # fmt: skip
def test_least_tangential_restitution(power, a, is_solid, level, expected):
    """Table 4.3 and eq. 4.2.21 (l.1209-1218). Printed wrongly: square 0.61 (is 0.600), rectangle 2:1 0.625 (is 0.375
    lying, 0.706 upright)."""
    block = Block(power, a, 1.0, is_solid)
    lever = block.lever(math.radians(level))
    v1, _, _ = planar((10.0, -10.0), 0.0, lever, block.radius_squared, RESTITUTION, 5.0)
    assert v1 / 10.0 == pytest.approx(closed_forms.least_tangential(lever[1], block.radius_squared))
    assert v1 / 10.0 == pytest.approx(expected, abs=0.001)


@pytest.mark.source("ashayer_2007", "critical friction of a disc (eq. 3.3.8)")
@pytest.mark.parametrize(
    ("mu", "expected"),
    [
        (0.05, (2.672, 2.344, 2.016, 2.000, 2.000)), (0.10, (2.344, 2.0, 2.0, 2.0, 2.0)),
        (0.15, (2.016, 2.0, 2.0, 2.0, 2.0)), (0.20, (2.0,) * 5), (0.30, (2.0,) * 5),
    ],
)  # fmt: skip
def test_disc_bounces_five_times(mu, expected):
    """Case A3, l.896-907: R = 0.5 m, e = 1, 3.28 m/s down at each bounce. MDEM of the thesis ends at 1.97, rigid 2."""
    v1, omega = 3.0, 0.0
    for value in expected:
        v1, _, omega = planar((v1, -3.28), omega, (0.0, -0.5), 0.125, 1.0, mu)
        assert v1 == digits(value, 3)
    assert closed_forms.critical_friction(3.0, 3.28, 0.5, 0.125, 1.0) == digits(0.1524, 4)


def test_sphere_bounces_to_five_sevenths():
    """Case A3 with a sphere's inertia: ends at 15/7 = 2.142857 m/s."""
    v1, omega = 3.0, 0.0
    for _ in range(5):
        v1, _, omega = planar((v1, -3.28), omega, (0.0, -0.5), 0.1, 1.0, 0.05)
    assert v1 == pytest.approx(15.0 / 7.0, rel=1e-12)


@pytest.mark.parametrize(("theta", "expected"), [(0.0, (5.0, 5.0, 5.0, 0.375)), (90.0, (8.0, 5.0, 4.0, 0.525))])
def test_collinear_ellipsoid(theta, expected):
    """Case A4, l.1388: flat it retains 37.5 % of its energy."""
    v1, v3, omega = planar(
        (10.0, -10.0), 0.0, ELLIPSOID.lever(math.radians(theta)), ELLIPSOID.radius_squared, RESTITUTION, FRICTION
    )
    actual = (v1, v3, omega, energy((v1, v3), omega, 1.0) / 100.0)
    np.testing.assert_allclose(actual, expected, atol=1e-9)


@pytest.mark.parametrize("e", [0.2, 0.5, 0.9])
def test_all_coefficients_agree_in_a_collinear_drop(e):
    """Case A5 and l.2625-2627: e = R_n = p_r / p_c = sqrt(h1/h0) = (h2/h0)^(1/4), and E / E0 = e^2."""
    speeds = [10.0]
    for _ in range(3):
        speeds.append(planar((0.0, -speeds[-1]), 0.0, (0.0, -1.0), 0.4, e, FRICTION)[1])
    heights = [speed**2 / (2.0 * 9.81) for speed in speeds]
    for bounce in (1, 2, 3):
        assert (heights[bounce] / heights[0]) ** (0.5 / bounce) == pytest.approx(e, rel=1e-12)
    compression = records([(0.0, 0.0, -1.0)], np.full(3, 0.4), FRICTION, 0.0)
    whole = records([(0.0, 0.0, -1.0)], np.full(3, 0.4), FRICTION, e)
    p_c, p_f = (strike(contact, (0.0, 0.0, -10.0), np.zeros(3))[2][0, 0] for contact in (compression, whole))
    assert p_f / p_c - 1.0 == pytest.approx(e, rel=1e-12)


# ---- B: 36 orientations of a 2:1 block ----


@pytest.mark.parametrize(
    ("name", "block", "velocity"),
    [("box_45", BOX, (10.0, -10.0)), ("box_0", BOX, (0.0, -10.0)), ("ellipsoid_45", ELLIPSOID, (10.0, -10.0))],
)
def test_each_of_36_orientations(name, block, velocity):
    """Cases B (l.1457-1511) and B2 (l.1463-1478), angle by angle; recomputed to four decimals."""
    with EACH_ANGLE.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["theta"]) for row in rows] == list(THETA)
    sweep = Sweep(planar, block, velocity)
    for quantity in ("v1", "v3", "omega", "energy"):
        expected = [float(row[f"{name}_{quantity}"]) for row in rows]
        np.testing.assert_allclose(getattr(sweep, quantity), expected, rtol=0.0, atol=ROUNDED * 1e-4)


# R_n, R_t, omega, E/E0, E_rot/E0: mean, max, min; recomputed, and as printed (l.1501-1511)
TABLE_4_4 = {
    "ellipsoid": (
        (
            (0.247, 0.701, -0.348), (0.627, 1.057, 0.108), (3.46, 7.69, -2.70), (0.459, 0.777, 0.096),
            (0.113, 0.296, 0.001),
        ),
        ((0.25, 0.70, -0.34), (0.62, 1.06, 0.11), (3.5, 7.7, -2.7), (0.46, 0.77, 0.10), (0.11, 0.29, 0.00)),
    ),
    "superellipsoid-4": (
        ((0.24, 0.68, -0.41), (0.64, 1.00, 0.12), (2.92, 7.06, -3.73), (0.46, 0.75, 0.10), (0.13, 0.34, 0.00)),
        ((0.24, 0.68, -0.41), (0.64, 1.00, 0.12), (3.0, 7.1, -3.7), (0.46, 0.75, 0.10), (0.13, 0.34, 0.00)),
    ),
    "superellipsoid-10": (
        ((0.21, 0.68, -0.53), (0.66, 1.00, 0.12), (2.66, 6.53, -4.50), (0.48, 0.77, 0.10), (0.13, 0.34, 0.00)),
        ((0.22, 0.68, -0.53), (0.64, 1.00, 0.12), (2.7, 6.5, -4.5), (0.48, 0.77, 0.10), (0.13, 0.34, 0.00)),
    ),
    "box": (
        (
            (0.181, 0.684, -0.620), (0.669, 1.010, 0.105), (2.511, 5.971, -4.600), (0.495, 0.792, 0.098),
            (0.129, 0.297, 0.002),
        ),
        ((0.18, 0.68, -0.62), (0.67, 1.01, 0.10), (2.5, 6.0, -4.6), (0.50, 0.79, 0.10), (0.13, 0.30, 0.00)),
    ),
}  # fmt: skip


# Means of R_n and R_t that are not as printed, 0.22 and 0.64: row and column of each, and what is found.
OTHER_THAN_PRINTED = {"superellipsoid-10": {(0, 0): 0.209, (1, 0): 0.656}}


@pytest.mark.source("ashayer_2007", "block of 2 : 1 in 36 orientations")
@pytest.mark.parametrize("shape", TABLE_4_4)
def test_means_maxima_and_minima_of_table_4_4(shape):
    """Table 4.4, l.1501-1511. Printed wrongly: 0.068 for 0.68 (superellipsoid-4), 0.60 for 6.0 (box).

    Recomputed digits to their last; printed ones to one unit of the last, as the thesis cuts some (0.777 as 0.77) and
    rounds others. Two of the 60 are other than that: OTHER_THAN_PRINTED.
    """
    sweep = Sweep(planar, Block(POWERS[shape], 2.0, 1.0), (10.0, -10.0))
    actual = [extremes(q) for q in (sweep.normal, sweep.tangential, sweep.omega, sweep.energy, sweep.rotational)]
    recomputed, printed = TABLE_4_4[shape]
    others = OTHER_THAN_PRINTED.get(shape, {})
    for row, (value, fine, coarse) in enumerate(zip(actual, recomputed, printed)):
        places, unit = max(len(str(number).split(".")[1]) for number in fine), 0.1 if row == 2 else 0.01
        np.testing.assert_allclose(value, fine, rtol=0.0, atol=ROUNDED * 10.0**-places)
        is_printed = np.array([(row, column) not in others for column in range(3)])
        np.testing.assert_allclose(value[is_printed], np.array(coarse)[is_printed], rtol=0.0, atol=unit)
    for (row, column), value in others.items():
        assert actual[row][column] == digits(value, 3)


class Polygon(Block):
    """The section's convex hull of 48 points, as a polyhedron has it."""

    def lever(self, theta):
        angle = 2.0 * np.pi * np.arange(48) / 48
        x, z = self.a * np.cos(angle), self.b * np.sin(angle)
        height = math.sin(theta) * x + math.cos(theta) * z
        lowest = int(height.argmin())
        return math.cos(theta) * x[lowest] - math.sin(theta) * z[lowest], height[lowest]


def test_ellipsoid_of_48_corners():
    """Means of the ellipsoid at 45 degrees for a polyhedron: R_n 0.247, R_t 0.627, E 0.459 within 0.02, 0.01, 0.01."""
    sweep = Sweep(planar, Polygon(2, 2.0, 1.0), (10.0, -10.0))
    assert sweep.normal.mean() == pytest.approx(0.247, abs=0.02)
    assert sweep.tangential.mean() == pytest.approx(0.627, abs=0.01)
    assert sweep.energy.mean() == pytest.approx(0.459, abs=0.01)


def test_what_the_text_says_of_the_ellipsoid():
    """l.1352-1363: V3 in [-3.5, 7.0] mean 2.5; V1 in [1.1, 10.6] mean 6.2 (6.27); E 77 % at 40, 10 % at 140 degrees."""
    sweep = Sweep(planar, ELLIPSOID, (10.0, -10.0))
    np.testing.assert_allclose(extremes(sweep.v3), (2.5, 7.0, -3.5), atol=0.06)
    np.testing.assert_allclose(extremes(sweep.v1), (6.27, 10.6, 1.1), atol=0.06)
    assert (THETA[sweep.energy.argmax()], THETA[sweep.energy.argmin()]) == (40.0, 140.0)


# lowest and highest V3, largest omega, V1 and E, mean E, largest E_rot (l.1463-1478)
DROPS = {
    "ellipsoid": (1.106, 5.0, 4.096, 5.303, 0.4447, 0.347, 0.168),
    "superellipsoid-4": (0.094, 5.0, 4.270, 5.236, 0.495, 0.350, 0.251),
    "superellipsoid-10": (-1.900, 5.0, 4.499, 5.437, 0.577, 0.359, 0.322),
    "box": (-3.764, 5.0, 4.600, 5.575, 0.624, 0.366, 0.353),
}


@pytest.mark.parametrize("law", [planar, newton, poisson], ids=["energetic", "newton", "poisson"])
@pytest.mark.parametrize("shape", DROPS)
def test_vertical_drop_whatever_the_law(shape, law):
    """Case B2, l.1463-1478: without slip at first the impact is linear in p, so all laws of restitution agree.

    Printed wrongly: R_n 0.09 for superellipsoid-4 (0.009), V1 5.6 for ellipsoids (5.30; 5.6 is the box).
    """
    sweep = Sweep(law, Block(POWERS[shape], 2.0, 1.0), (0.0, -10.0))
    actual = (
        sweep.v3.min(), sweep.v3.max(), np.abs(sweep.omega).max(), np.abs(sweep.v1).max(), sweep.energy.max(),
        sweep.energy.mean(), sweep.rotational.max(),
    )  # fmt: skip
    np.testing.assert_allclose(actual, DROPS[shape], rtol=0.0, atol=ROUNDED * 1e-3)
    other = Sweep(planar, Block(POWERS[shape], 2.0, 1.0), (0.0, -10.0))
    np.testing.assert_allclose(sweep.v3, other.v3, atol=1e-9)


def test_orientation_at_impact_decides():
    """Case B3, l.1655: from 0 to 45 degrees R_n 0.5 to -0.27, R_t 0.5 to 1.03, E 38 to 77 %."""
    sweep = Sweep(planar, ELLIPSOID, (10.0, -10.0), theta=(0.0, 45.0))
    np.testing.assert_allclose(sweep.normal, (0.500, -0.270), atol=ROUNDED * 1e-3)
    np.testing.assert_allclose(sweep.tangential, (0.500, 1.027), atol=ROUNDED * 1e-3)
    np.testing.assert_allclose(sweep.energy, (0.375, 0.775), atol=ROUNDED * 1e-3)


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        (ELLIPSOID, ((0.274, 0.619, -0.239), (0.645, 1.097, 0.120), (3.58, 7.95, -2.70), (0.470, 0.828, 0.096))),
        (BOX, ((0.198, 0.614, -0.620), (0.682, 1.051, 0.109), (2.58, 6.04, -4.60), (0.501, 0.830, 0.098))),
    ],
    ids=["ellipsoid", "box"],
)
def test_newtons_law_on_the_same_block(block, expected):
    """Case B4: Talus' law ``newton``; energy up to 0.04 more in the worst orientation, 0.01 in the mean."""
    sweep = Sweep(newton, block, (10.0, -10.0))
    twin = Sweep(historical_models.newton, block, (10.0, -10.0))
    np.testing.assert_allclose(sweep.v3, twin.v3, atol=1e-9)
    for values, row, places in zip((sweep.normal, sweep.tangential, sweep.omega, sweep.energy), expected, (3, 3, 2, 3)):
        np.testing.assert_allclose(extremes(values), row, rtol=0.0, atol=ROUNDED * 10.0**-places)


@pytest.mark.parametrize(
    ("law", "expected"),
    [(planar, (0.1626, 0.6761, 2.4444, 0.5010)), (newton, (0.1804, 0.6908, 2.5198, 0.5076))],
    ids=["energetic", "newton"],
)
def test_box_without_its_faces(law, expected):
    """The 34 orientations of the box without 0 and 90 degrees, where a real face has several contacts."""
    sweep = Sweep(law, BOX, (10.0, -10.0), theta=[angle for angle in THETA if angle not in (0.0, 90.0)])
    actual = [values.mean() for values in (sweep.normal, sweep.tangential, sweep.omega, sweep.energy)]
    np.testing.assert_allclose(actual, expected, rtol=0.0, atol=ROUNDED * 1e-4)


@pytest.mark.parametrize("velocity", [(10.0, -10.0), (0.0, -10.0)])
def test_sweep_does_not_depend_on_the_direction_of_travel(velocity):
    """Yaw of 37 degrees about the vertical, tangents turned by another angle: the same magnitudes to 1e-9."""
    yaw = math.radians(37.0)
    turn = np.array([[math.cos(yaw), -math.sin(yaw), 0.0], [math.sin(yaw), math.cos(yaw), 0.0], [0.0, 0.0, 1.0]])
    inertia = turn @ np.diag([0.7, BOX.radius_squared, 1.9]) @ turn.T
    for theta in THETA:
        r1, r3 = BOX.lever(math.radians(theta))
        contact = records(turn @ (r1, 0.0, r3), inertia, FRICTION, RESTITUTION, directions=frame(turn=0.8))
        v, w, _, _ = strike(contact, turn @ (velocity[0], 0.0, velocity[1]), np.zeros(3))
        expected = planar(velocity, 0.0, (r1, r3), BOX.radius_squared, RESTITUTION, FRICTION)
        back = turn.T @ v
        np.testing.assert_allclose([back[0], back[2], (turn.T @ w)[1]], expected, atol=1e-9)


# ---- C: sensitivity ----

# V3 mean, max, min, sd; V1 the same; E mean, max, sd; E_rot mean, max (l.1440-1455)
ASPECTS = {
    1.0: (5.000, 5.000, 5.000, 0.00, 7.143, 7.143, 7.143, 0.00, 0.482, 0.482, 0.000, 0.102, 0.102),
    1.2: (4.816, 6.363, 2.902, 1.24, 7.006, 8.819, 4.943, 1.38, 0.481, 0.586, 0.075, 0.103, 0.160),
    1.5: (4.143, 6.863, -0.065, 2.53, 6.538, 9.975, 2.117, 2.84, 0.477, 0.690, 0.157, 0.105, 0.225),
    2.0: (2.469, 7.007, -3.477, 3.47, 6.274, 10.570, 1.081, 3.41, 0.459, 0.777, 0.247, 0.113, 0.296),
    2.5: (1.098, 7.038, -5.321, 4.01, 6.480, 10.797, 1.034, 3.13, 0.476, 0.812, 0.256, 0.130, 0.339),
    3.0: (0.251, 7.091, -6.157, 4.34, 6.633, 10.891, 1.395, 2.93, 0.499, 0.828, 0.249, 0.142, 0.372),
}


@pytest.mark.source("ashayer_2007", "friction, restitution, angle of impact and aspect ratio")
@pytest.mark.parametrize("ratio", ASPECTS)
def test_aspect_ratio(ratio):
    """Case C1, l.1440-1455."""
    s = Sweep(planar, Block(2, ratio, 1.0), (10.0, -10.0))
    actual = (
        *extremes(s.v3), s.v3.std(), *extremes(s.v1), s.v1.std(), s.energy.mean(), s.energy.max(), s.energy.std(),
        s.rotational.mean(), s.rotational.max(),
    )  # fmt: skip
    tolerance = ROUNDED * np.where(np.isin(np.arange(13), (3, 7)), 1e-2, 1e-3)
    assert (np.abs(np.array(actual) - ASPECTS[ratio]) <= tolerance).all()


RESTITUTIONS = (1.0, 0.75, 0.5, 0.25, 0.0)
# mean V3, V1, E for each e above (l.1403-1414)
FRICTIONS = {
    0.0: "4.142/10.000/1.000 2.374/10.000/0.845 0.607/10.000/0.735 -1.161/10.000/0.669 -2.929/10.000/0.646",
    0.1: "4.333/9.025/0.874 2.518/9.062/0.736 0.707/9.112/0.641 -1.099/9.187/0.589 -2.897/9.297/0.581",
    0.3: "5.249/7.640/0.741 3.299/7.707/0.607 1.351/7.789/0.518 -0.591/7.892/0.474 -2.512/8.109/0.477",
    0.5: "6.324/6.380/0.728 4.254/6.519/0.571 2.179/6.675/0.464 0.103/6.838/0.409 -1.977/7.035/0.405",
    0.7: "7.104/5.495/0.785 4.979/5.627/0.599 2.843/5.788/0.466 0.695/5.995/0.389 -1.466/6.244/0.368",
    1.0: "7.370/5.334/0.820 5.203/5.496/0.621 3.036/5.657/0.478 0.869/5.819/0.392 -1.299/5.981/0.364",
}


@pytest.mark.source("ashayer_2007", "friction, restitution, angle of impact and aspect ratio")
@pytest.mark.parametrize("mu", FRICTIONS)
def test_friction_and_restitution(mu):
    """Case C2, l.1403-1414: the 2:1 ellipsoid."""
    for e, text in zip(RESTITUTIONS, FRICTIONS[mu].split()):
        sweep = Sweep(planar, ELLIPSOID, (10.0, -10.0), e, mu)
        expected = [float(number) for number in text.split("/")]
        actual = (sweep.v3.mean(), sweep.v1.mean(), sweep.energy.mean())
        np.testing.assert_allclose(actual, expected, rtol=0.0, atol=ROUNDED * 1e-3)


@pytest.mark.parametrize(("e", "v3", "kept"), [(1.0, 4.0317, 1.0), (0.5, 0.5237, 0.7369)])
def test_box_without_friction(e, v3, kept):
    """Case C2 and the energy that nothing takes: E = 1 to 1e-9 in each orientation for e = 1."""
    sweep = Sweep(planar, BOX, (10.0, -10.0), e, 0.0)
    assert sweep.v3.mean() == digits(v3, 4)
    assert sweep.energy.mean() == digits(kept, 4)
    if e == 1.0:
        np.testing.assert_allclose(sweep.energy, 1.0, atol=1e-9)


@pytest.mark.source("ashayer_2007", "friction, restitution, angle of impact and aspect ratio")
@pytest.mark.parametrize(
    ("v1", "tangential", "kept"),
    [(2.0, 0.562, 0.356), (10.0, 0.627, 0.459), (15.0, 0.661, 0.526), (20.0, 0.709, 0.582), (30.0, 0.781, 0.667)],
)
def test_angle_of_impact(v1, tangential, kept):
    """Case C3, l.1513-1523: mean R_t rises from 0.56 to 0.78, mean E above 50 % beyond 50 degrees."""
    sweep = Sweep(planar, ELLIPSOID, (v1, -10.0))
    assert sweep.tangential.mean() == digits(tangential, 3)
    assert sweep.energy.mean() == digits(kept, 3)


@pytest.mark.source("ashayer_2007", "friction, restitution, angle of impact and aspect ratio")
def test_rotation_takes_most_at_58_degrees():
    """Case C3: the share of the rotation peaks at V1 = 16 m/s with 0.1278 (thesis: 56 degrees, i.e. 15 m/s: 0.127)."""
    shares = {v1: Sweep(planar, ELLIPSOID, (v1, -10.0)).rotational.mean() for v1 in np.arange(10.0, 31.0)}
    assert max(shares, key=shares.get) == 16.0
    assert (shares[15.0], shares[16.0]) == (digits(0.127, 3), digits(0.1278, 4))
    assert Sweep(planar, ELLIPSOID, (30.0, -10.0)).normal.max() == digits(1.10, 2)


def test_typical_range_of_energy():
    """Case C4, l.1431: e 0.2-0.5 and mu 0.3-0.7 keep 35 to 50 %. Found 0.38 to 0.52."""
    kept = [
        Sweep(planar, ELLIPSOID, (10.0, -10.0), e, mu).energy.mean() for e in (0.2, 0.35, 0.5) for mu in (0.3, 0.5, 0.7)
    ]
    assert 0.35 < min(kept) < 0.40
    assert 0.48 < max(kept) < 0.53


# ---- G: elastic references of the clump tests ----


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        (math.inf, {5: -0.169, 10: -0.051, 20: 0.288, 30: 0.545, 45: 0.850, 60: 0.995, 65: 0.998, 85: 0.797, 0: 1.0}),
        (2, {5: 0.943, 20: 0.582, 30: 0.513, 45: 0.613, 60: 0.793, 75: 0.943}),
    ],
)  # fmt: skip
def test_elastic_drop_of_flat_blocks(power, expected):
    """Case G, l.939-952: e = 1, mu = tan 30, unit fall, radius of gyration of a flat body. Some last digits are cut."""
    sweep = Sweep(planar, Block(power, 2.0, 1.0, is_solid=False), (0.0, -1.0), 1.0, theta=list(expected))
    np.testing.assert_allclose(sweep.v3, list(expected.values()), rtol=0.0, atol=1e-3)


# ---- shapes ----


@pytest.mark.source("ashayer_2007", "superellipsoids, prisms, random polygons")
@pytest.mark.parametrize(
    ("power", "size", "printed"), [(3, 5.6966, 2.0077), (4, 6.4820, 1.9098), (10, 7.6752, 1.7721), (2, 4.1888, 5**0.5)]
)
def test_superellipsoids_of_table_5_2(power, size, printed):
    """Table 5.2, l.1730-1740. Printed 6.4558 and 1.9060 for the power 4 are off by 0.4 and 0.2 %.

    The engine's volume to the last digit; the radius of gyration of its polyhedron of 200 corners to 0.1 %.
    """
    assert superellipsoid.volume((2.0, 2.0, 2.0), power) == digits(size, 4)
    solid = mass_integrals(convex_hull(superellipsoid.superellipsoid((2.0, 2.0, 2.0), power, 200)))
    assert solid.volume == pytest.approx(size, rel=1e-4)
    assert np.sqrt(2.0 * solid.volume / np.diag(solid.inertia)) == pytest.approx(3 * [printed], rel=1e-3)
    assert divisor(power, 3) == digits(printed, 4)
    assert SOLID[power] == pytest.approx(divisor(power, 3), rel=0.0021)


@pytest.mark.source("ashayer_2007", "rocks of one volume")
@pytest.mark.parametrize(
    ("power", "a", "b"),
    [
        (2, 1.0, 1.0), (4, 0.866, 0.866), (math.inf, 0.806, 0.806), (2, 1.129, 0.941), (4, 0.978, 0.815),
        (math.inf, 0.910, 0.758), (2, 1.310, 0.874), (4, 1.134, 0.756), (math.inf, 1.056, 0.704), (2, 1.587, 0.794),
        (4, 1.374, 0.687), (math.inf, 1.279, 0.640), (2, 2.080, 0.693), (4, 1.801, 0.600), (math.inf, 1.677, 0.559),
    ],
)  # fmt: skip
def test_equivalent_rocks_of_table_6_1(power, a, b):
    """Table 6.1, l.2038-2046: all of the volume 4/3 pi by the engine's closed form.

    Axes have three decimals: 0.2 %; those of the power 4 were made with the misprint 6.4558 of table 5.2: 0.6 %.
    """
    size = superellipsoid.volume((2.0 * a, 2.0 * b, 2.0 * b), power)
    assert size == pytest.approx(4.0 / 3.0 * math.pi, rel=0.006 if power == 4 else 0.002)
