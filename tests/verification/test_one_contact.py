# SPDX-License-Identifier: GPL-2.0-or-later
"""The one-contact cases of Preclik, Eibl and Ruede, for maximum dissipation and for Coulomb's law.

Numbers to ten digits are from a check of the paper with independent solvers; the paper prints two or three. Lines
are those of its text.
"""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from talus.engine.contact.laws import maximum_dissipation as law
from talus.engine.contact.laws import newton
from talus.tests.verification import one_contact as case

DIGITS = 2e-9  # numbers are given to ten digits


def dissipating(a, b, mu):
    """Percussion of the engine's one-contact solver."""
    *x, is_found = law.dissipating_percussion(np.ascontiguousarray(a), tuple(map(float, b)), float(mu), (0.0, 0.0))
    assert is_found
    return np.array(x)


def frictional(a, b, mu, guess=(0.0, 0.0, 0.0)):
    """Percussion of Coulomb's law from the engine."""
    *x, is_found = newton.block_percussion(
        np.ascontiguousarray(a), tuple(map(float, -np.array(b))), float(mu), tuple(guess)
    )
    assert is_found
    return np.array(x)


# ------------------------------------------------------------------------------------------ table 1 (l. 335-347)

TABLE_1 = {
    "Coulomb 1": ((0.12, -0.44, -0.065), (0.40, 0.060), -0.252),
    "Coulomb 2": ((0.29, -0.89, -0.62), (0.082, 0.057), -0.393),
    "Coulomb 3": ((1.56, -0.99, -5.7), (0.0061, 0.035), -0.631),
    "maximum dissipation": ((1.6, -1.1, -5.8), (-0.057, 0.034), -0.634),
}
# the last printed digit of each number above
LAST_DIGIT = {
    "Coulomb 1": ((0.01, 0.01, 0.001), (0.01, 0.001), 0.001),
    "Coulomb 2": ((0.01, 0.01, 0.01), (0.001, 0.001), 0.001),
    "Coulomb 3": ((0.01, 0.01, 0.1), (0.0001, 0.001), 0.001),
    "maximum dissipation": ((0.1, 0.1, 0.1), (0.001, 0.001), 0.001),
}
TEN_DIGITS = {
    "Coulomb 1": ((0.1199453812, -0.4390162558, -0.0649716284), (0.4027536849, 0.0596049973), -0.251702859),
    "Coulomb 2": ((0.2919727865, -0.8870891268, -0.6165383044), (0.0822579005, 0.0571702943), -0.392567806),
    "Coulomb 3": ((1.5581245739, -0.9929110890, -5.6789131902), (0.0061480762, 0.0351636630), -0.630960006),
    "maximum dissipation": ((1.6030977637, -1.0818613451, -5.8319648689), (-0.0574796006, 0.0344910667), -0.634007417),
}


def academic_solutions(is_orthonormal=False):
    """Rows of the table: Coulomb's solutions by the quartic, maximum dissipation by the engine."""
    a, b = case.academic(is_orthonormal)
    rows = {f"Coulomb {i + 1}": x for i, x in enumerate(case.coulomb(a, b, case.ACADEMIC_FRICTION))}
    return a, b, {**rows, "maximum dissipation": dissipating(a, b, case.ACADEMIC_FRICTION)}


def test_academic_problem_is_that_of_the_paper():
    """l. 322-331: matrix, right side and the unconstrained minimum outside of the cone, short of the hyperbola."""
    a, b = case.academic()
    np.testing.assert_allclose(b, (0.0599370991, -0.7120527367, -0.0450314340), atol=1e-10)
    np.testing.assert_allclose(np.linalg.solve(a, b), (3.5694463031, -1.0005489837, -13.7710616177), rtol=1e-9)
    assert a[0, 0] == pytest.approx(0.8619907008, abs=1e-10)
    assert case.ACADEMIC_FRICTION * np.hypot(a[0, 1], a[0, 2]) == pytest.approx(0.8306713990, abs=1e-9)


@pytest.mark.source("preclik", "academic problem, table 1")
@pytest.mark.parametrize("row", TABLE_1)
def test_table_1_to_all_printed_digits(row):
    """Table 1: three Coulomb solutions and the one of maximum dissipation; half a unit of the last digit."""
    a, b, solutions = academic_solutions()
    assert len(solutions) == 4
    x = solutions[row]
    for actual, printed, digit in zip((x, (a @ x - b)[1:], case.energy(a, b, x)), TABLE_1[row], LAST_DIGIT[row]):
        assert (np.abs(np.subtract(actual, printed)) <= 0.5 * np.array(digit)).all()


@pytest.mark.parametrize("row", TEN_DIGITS)
def test_table_1_to_ten_digits(row):
    a, b, solutions = academic_solutions()
    x = solutions[row]
    percussion, slip, energy = TEN_DIGITS[row]
    np.testing.assert_allclose(x, percussion, rtol=DIGITS)
    np.testing.assert_allclose(a @ x - b, (0.0, *slip), atol=1e-9)
    assert case.energy(a, b, x) == pytest.approx(energy, abs=1e-9)


def test_maximum_dissipation_of_table_1_is_far_from_opposing_the_slip():
    """Angle of the percussion, its length, and 69.543 degrees between friction and the line opposite to slip."""
    a, b, solutions = academic_solutions()
    x = solutions["maximum dissipation"]
    slip = (a @ x - b)[1:]
    size = np.hypot(*x[1:])
    assert np.arctan2(x[2], x[1]) == pytest.approx(-1.7542167851, abs=1e-9)
    assert size == pytest.approx(5.9314617256, abs=1e-8)
    angle = np.degrees(np.arccos(-x[1:] @ slip / (size * np.hypot(*slip))))
    assert angle == pytest.approx(69.543, abs=5e-4)


@pytest.mark.parametrize("guess", [(0.0, 0.0, 0.0), (0.12, -0.44, -0.065), (0.29, -0.89, -0.62), (1.6, -1.0, -5.7)])
def test_newton_law_of_the_engine_takes_one_of_the_three(guess):
    """l. 386: Coulomb's law alone does not say which."""
    a, b, solutions = academic_solutions()
    x = frictional(a, b, case.ACADEMIC_FRICTION, guess)
    distances = [np.abs(x - solutions[f"Coulomb {i}"]).max() for i in (1, 2, 3)]
    assert min(distances) < 1e-9


def test_with_tangents_of_unit_length_there_are_three_solutions_too_with_other_numbers():
    """Not in the paper; the frame a simulation would use."""
    a, b, solutions = academic_solutions(is_orthonormal=True)
    energies = [case.energy(a, b, x) for x in solutions.values()]
    np.testing.assert_allclose(energies, (-0.264343330, -0.383551646, -0.745299621, -0.748317155), atol=1e-9)
    np.testing.assert_allclose(
        solutions["maximum dissipation"], (2.7782868280, -1.0509030740, -10.2258025807), rtol=DIGITS
    )


@pytest.mark.parametrize(("solution", "radius"), [(1, 0.657558), (2, 1.177489), (3, 0.931982)])
def test_middle_solution_repels_the_proximal_iteration(solution, radius):
    """Spectral radius of a step of the printed proximal iteration, r_N = 1 / A_nn, r_T = 1 / (largest of A_TT)."""
    a, b, solutions = academic_solutions()

    def step(x):
        n = max(0.0, x[0] - (a[0] @ x - b[0]) / a[0, 0])
        t = x[1:] - (a[1:] @ np.array([n, *x[1:]]) - b[1:]) / np.linalg.eigvalsh(a[1:, 1:]).max()
        return np.array([n, *(t * min(1.0, case.ACADEMIC_FRICTION * n / np.hypot(*t)))])

    x = solutions[f"Coulomb {solution}"]
    jacobian = np.column_stack([(step(x + d) - step(x - d)) / 2e-6 for d in 1e-6 * np.eye(3)])
    assert np.abs(np.linalg.eigvals(jacobian)).max() == pytest.approx(radius, abs=2e-4)


@pytest.mark.parametrize(("normal", "tangential"), [(1.0, 1.0), (0.5, 0.5), (1.0, 0.3), (1.5, 1.5)])
def test_proximal_iteration_from_zero_ends_in_the_least_dissipative_solution(normal, tangential):
    """Whatever its steps r_N = normal / A_nn and r_T = tangential / (largest of A_TT): 40 % of what could be lost."""
    a, b, solutions = academic_solutions()
    x, largest = np.zeros(3), np.linalg.eigvalsh(a[1:, 1:]).max()
    for _ in range(300):
        n = max(0.0, x[0] - normal * (a[0] @ x - b[0]) / a[0, 0])
        t = x[1:] - tangential * (a[1:] @ np.array([n, *x[1:]]) - b[1:]) / largest
        x = np.array([n, *(t * min(1.0, case.ACADEMIC_FRICTION * n / max(np.hypot(*t), 1e-300)))])
    np.testing.assert_allclose(x, solutions["Coulomb 1"], atol=1e-9)
    share = case.energy(a, b, x) / case.energy(a, b, solutions["maximum dissipation"])
    assert share == pytest.approx(0.397, abs=5e-4)


# ----------------------------------------------------------------------------- Painleve's rod (l. 349-404)

ROD_ANGLES = (30.0, 45.0, 63.4349488, 80.0)


@pytest.mark.source("preclik", "rod of Painleve")
@pytest.mark.parametrize(
    ("degrees", "friction", "sticking"),
    [
        (30.0, 2.501851166, (0.8125, 0.3247595264)),
        (45.0, 5.0 / 3.0, (0.625, 0.375)),
        (63.4349488, 4.0 / 3.0, (0.4, 0.3)),
        (80.0, 2.125529914, (0.2726152672, 0.1282575537)),
    ],
)
def test_critical_friction_of_the_rod_is_the_ratio_of_its_sticking_percussion(degrees, friction, sticking):
    """l. 382-394: mu_* and Lambda_0 = (x, y), whose ratio is mu_*; the engine goes from nothing to it at mu_*."""
    angle = np.radians(degrees)
    result = case.sticking_rod(angle)
    assert case.critical_friction(angle) == pytest.approx(friction, abs=1e-8)
    np.testing.assert_allclose(result[[1, 0]], sticking, atol=1e-8)
    np.testing.assert_allclose(np.linalg.solve(case.rod(angle), (0.0, 1.0, 0.0)), result, atol=1e-14)
    assert result[1] / result[0] == pytest.approx(friction, abs=1e-8)
    below, above = (dissipating(case.rod(angle), (0.0, 1.0, 0.0), share * friction) for share in (1 - 1e-6, 1 + 1e-6))
    np.testing.assert_allclose(below, 0.0, atol=1e-14)
    np.testing.assert_allclose(above[[1, 0]], sticking, atol=1e-8)


def test_least_critical_friction_is_four_thirds():
    """l. 384: at half the arc cosine of -3/5."""
    angles = np.radians(np.linspace(20.0, 85.0, 65_001))
    frictions = case.critical_friction(angles)
    assert frictions.min() == pytest.approx(4.0 / 3.0, abs=1e-9)
    assert np.degrees(angles[frictions.argmin()]) == pytest.approx(np.degrees(0.5 * np.arccos(-0.6)), abs=2e-3)


@pytest.mark.source("preclik", "rod of Painleve")
@pytest.mark.parametrize("degrees", ROD_ANGLES)
@pytest.mark.parametrize(("share", "number"), [(0.9, 1), (1.1, 2)])
def test_rod_that_grazes_is_left_alone_below_critical_friction_and_stopped_above(degrees, share, number):
    """l. 396: maximum dissipation is Lambda_0 above mu_*, else nothing. Coulomb allows both above: it jams or not."""
    angle = np.radians(degrees)
    a, b, mu = case.rod(angle), np.array([0.0, 1.0, 0.0]), share * case.critical_friction(angle)
    expected = case.sticking_rod(angle) if share > 1.0 else np.zeros(3)
    np.testing.assert_allclose(dissipating(a, b, mu), expected, atol=1e-14)
    assert len(case.coulomb(a, b, mu)) == number
    np.testing.assert_array_equal(frictional(a, b, mu), 0.0)  # the engine prefers to let go


def test_rod_at_45_degrees_loses_its_slip_and_rises():
    """l. 390-396 with m = l = v_0 = 1, mu = 11/6: velocity, spin, kinetic energy 0.5 to 0.1875, tip at rest."""
    angle = np.radians(45.0)
    n, t, _ = dissipating(case.rod(angle), (0.0, 1.0, 0.0), 11.0 / 6.0)
    v, lever = np.array([-1.0 + t, n]), -0.5 * np.array([np.cos(angle), np.sin(angle)])
    w = 12.0 * (lever[0] * n - lever[1] * t)
    np.testing.assert_allclose(v, (-0.375, 0.375), atol=1e-14)
    assert w == pytest.approx(1.0606602, abs=1e-7)
    assert 0.5 * (v @ v + w * w / 12.0) == pytest.approx(0.1875, abs=1e-14)
    np.testing.assert_allclose(v + w * np.array([-lever[1], lever[0]]), 0.0, atol=1e-14)


@pytest.mark.source("preclik", "rod of Painleve at critical friction")
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_at_critical_friction_all_between_nothing_and_sticking_obeys_coulomb(share):
    """l. 396: the tip keeps v_N = 0, slips on against friction at the limit, and energy falls."""
    angle = np.radians(45.0)
    x = share * case.sticking_rod(angle)
    velocity = case.rod(angle) @ x - (0.0, 1.0, 0.0)
    np.testing.assert_allclose(velocity, (0.0, share - 1.0, 0.0), atol=1e-15)
    assert x[1] == pytest.approx(case.critical_friction(angle) * x[0], abs=1e-15)
    energies = {0.0: 0.5, 0.25: 0.363281, 0.5: 0.265625, 1.0: 0.1875}
    energy = case.energy(case.rod(angle), np.array([0.0, 1.0, 0.0]), x)
    assert 0.5 + energy == pytest.approx(energies[share], abs=1e-6)
    taken = dissipating(case.rod(angle), (0.0, 1.0, 0.0), case.critical_friction(angle) + 1e-9)  # of them all the least
    assert case.energy(case.rod(angle), np.array([0.0, 1.0, 0.0]), taken) <= energy + 1e-9
    np.testing.assert_allclose(taken, case.sticking_rod(angle), atol=1e-8)


# ------------------------------------------------------------------ the branches of figure 5 (l. 316-318), and spheres

A_OF_BRANCHES = np.array([[0.5, -0.1, 0.1], [-0.1, 0.5, -0.1], [0.1, -0.1, 1.0]])


@pytest.mark.source("preclik", "one contact in closed form, all branches of figure 5 (eqs. 6 to 9)")
@pytest.mark.parametrize(
    ("b", "mu", "expected", "energy"),
    [
        ((-0.1, 1.0, 1.0), 0.5, (0.0, 0.0, 0.0), 0.0),
        ((0.3, 1.0, 1.0), 0.0, (0.6, 0.0, 0.0), -0.09),
        ((1.0, 0.1, 0.1), 0.5, (2.1336206897, 0.6163793103, -0.0517241379), -1.0950431034),
        ((0.01, -1.0, -1.0), 0.5, (0.0204063801, -0.0061269056, -0.0081588060), -0.0143521477),
        ((0.01, -1.0, -1.0), 1.0, (0.0217058243, -0.0104794186, -0.0190085400), -0.0294175473),
        ((0.5, -1.0, 2.0), 0.3, (0.9261227022, -0.1177227125, 0.2516637763), -0.7973814384),
        ((0.0, -1.0, 2.0), 0.3, (0.0, 0.0, 0.0), 0.0),
    ],
    ids=["separate", "no friction", "stick", "slip, x0_N < 0", "strong slip", "slip", "graze"],
)
def test_each_branch_of_maximum_dissipation(b, mu, expected, energy):
    x = dissipating(A_OF_BRANCHES, b, mu)
    np.testing.assert_allclose(x, expected, atol=1e-9)
    assert case.energy(A_OF_BRANCHES, np.array(b), x) == pytest.approx(energy, abs=1e-9)


@pytest.mark.parametrize(
    ("b", "mu", "expected", "energy"),
    [
        ((0.01, -1.0, -1.0), 0.5, (0.0200006560, -0.0070696596, -0.0070729395), -0.0142100977),
        ((0.01, -1.0, -1.0), 1.0, (0.0199913458, -0.0141576352, -0.0141143640), -0.0282421780),
        ((0.5, -1.0, 2.0), 0.3, (0.9255280177, -0.1238572545, 0.2485026570), -0.7972232706),
    ],
)
def test_slip_of_coulomb_beside_it(b, mu, expected, energy):
    """Only the slip branches differ from maximum dissipation, and they keep more energy."""
    x = frictional(A_OF_BRANCHES, b, mu)
    np.testing.assert_allclose(x, expected, atol=1e-9)
    assert case.energy(A_OF_BRANCHES, np.array(b), x) == pytest.approx(energy, abs=1e-9)
    assert case.energy(A_OF_BRANCHES, np.array(b), dissipating(A_OF_BRANCHES, b, mu)) < energy


@pytest.mark.parametrize(
    ("b", "mu"),
    [((-0.1, 1.0, 1.0), 0.5), ((0.3, 1.0, 1.0), 0.0), ((1.0, 0.1, 0.1), 0.5), ((0.0, -1.0, 2.0), 0.3)],
    ids=["separate", "no friction", "stick", "graze"],
)
def test_where_nothing_slips_coulomb_gives_the_same(b, mu):
    x = dissipating(A_OF_BRANCHES, b, mu)
    np.testing.assert_allclose(frictional(A_OF_BRANCHES, b, mu), x, atol=1e-14)


@pytest.mark.parametrize(
    ("b", "expected"), [((1.0, 3.0, 4.0), (1.0, 0.24, 0.32)), ((1.0, 0.6, 0.8), (1.0, 6 / 35, 8 / 35))]
)
def test_sphere_slips_or_sticks_by_its_closed_form(b, expected):
    """A = diag(1, 7/2, 7/2) / m: sticks if 2/7 |b_T| <= mu b_N. Both laws."""
    for solve in (dissipating, frictional):
        np.testing.assert_allclose(solve(np.diag([1.0, 3.5, 3.5]), b, 0.4), expected, atol=1e-14)


@pytest.mark.source("preclik", "for spheres both laws are the same")
@given(st.floats(0.0, 10.0), st.floats(-10.0, 10.0), st.floats(-10.0, 10.0), st.floats(0.01, 4.0))
def test_for_a_sphere_both_laws_are_the_same(b_n, b_t, b_o, mu):
    """l. 406-439 compares the laws with spheres only, where they coincide: q = 0."""
    a, b = np.diag([1.0, 3.5, 3.5]), (b_n, b_t, b_o)
    np.testing.assert_allclose(dissipating(a, b, mu), frictional(a, b, mu), atol=1e-14 * max(1.0, np.abs(b).max()))


# --------------------------------------------------------------------------- grazing, where eq. 9 (l. 310) fails

GRAZING_A = np.array([[1.0, 1.0, 0.0], [1.0, 2.0, 2.5], [0.0, 2.5, 7.0]])


def test_grazing_contact_takes_the_edge_that_equation_9_misses():
    """Eq. 9 takes the other edge and ends with nothing; the least energy is -0.3042143328."""
    x = dissipating(GRAZING_A, (0.0, 0.875, 2.15), 2.0)
    np.testing.assert_allclose(x, (0.213565479, -0.213565479, 0.3699062604), atol=1e-9)
    assert case.energy(GRAZING_A, np.array([0.0, 0.875, 2.15]), x) == pytest.approx(-0.3042143328, abs=1e-10)


@pytest.mark.parametrize(
    ("b_n", "energy"),
    [(1e-2, -0.3083904281), (1e-4, -0.3042575149), (1e-6, -0.3042147648), (1e-8, -0.3042143372), (1e-10, -0.3042143329),
     (1e-12, -0.3042143328)],
)  # fmt: skip
def test_slip_tends_to_grazing(b_n, energy):
    """No jump where the solver changes from one to the other."""
    b = np.array([b_n, 0.875, 2.15])
    x = dissipating(GRAZING_A, b, 2.0)
    assert case.energy(GRAZING_A, b, x) == pytest.approx(energy, abs=2e-10)
    assert abs(GRAZING_A[0] @ x - b_n) <= 2e-9


def test_grazing_contacts_beyond_painleve_take_the_better_edge():
    """5,000 random ones: not above the least energy over both edges; eq. 9 as printed would miss some of them."""
    a, b, mu = case.random_problems(20_000, seed=5)
    b[:, 0] = 0.0
    beyond = np.flatnonzero(mu * np.hypot(a[:, 0, 1], a[:, 0, 2]) > a[:, 0, 0])[:5000]
    missed = 0
    for i in beyond:
        q, x = a[i, 0, 1:], dissipating(a[i], b[i], mu[i])
        stick = np.linalg.solve(a[i], b[i])
        if stick[0] >= 0.0 and np.hypot(*stick[1:]) <= mu[i] * stick[0]:
            continue
        middle, half = np.arctan2(q[1], q[0]), np.arccos(-a[i, 0, 0] / (mu[i] * np.hypot(*q)))
        edges = np.array([edge_energy(a[i], b[i], mu[i], middle + side * half) for side in (-1.0, 1.0)])
        assert case.energy(a[i], b[i], x) <= edges.min() + 1e-12
        first = 0 if stick[1] * q[1] - stick[2] * q[0] >= 0.0 else 1
        missed += edges[first] > edges.min() + 1e-9
    print(f"eq. 9 takes the wrong edge in {missed} of {beyond.size}")
    assert missed > 0


def edge_energy(a, b, mu, angle):
    """Least energy along one edge of the cone that lies in the plane."""
    e = np.array([1.0 / mu, np.cos(angle), np.sin(angle)])
    return -0.5 * max(0.0, e @ b) ** 2 / (e @ a @ e)


# ------------------------------------------------------------------------------------- steps towards zero length

SMALL_STEP_A = np.array([[4.0, 1.5, 1.5], [1.5, 4.0, -1.5], [1.5, -1.5, 4.0]])


@pytest.mark.parametrize(
    ("b_n", "coulomb", "maximum"),
    [(1e-1, 184.2955, 195.6505), (1e-2, 180.4424, 193.2788), (1e-3, 180.0443, 193.0306), (1e-5, 180.0004, 193.0032),
     (1e-8, 180.0000, 193.0029)],
)  # fmt: skip
def test_for_short_steps_coulomb_opposes_the_slip_and_maximum_dissipation_does_not(b_n, coulomb, maximum):
    """Direction of friction in degrees for slip along +t; 13.003 degrees remain, asin(mu q_o / A_nn)."""
    b = (b_n, -1.0, 0.0)
    for solve, expected in ((frictional, coulomb), (dissipating, maximum)):
        x = solve(SMALL_STEP_A, b, 0.6)
        assert np.degrees(np.arctan2(x[2], x[1])) % 360.0 == pytest.approx(expected, abs=6e-5)
    limit = 180.0 + np.degrees(np.arcsin(0.6 * 1.5 / 4.0))
    assert limit == pytest.approx(193.0029, abs=5e-5)


@pytest.mark.parametrize(
    ("shift", "percussion"),
    [(-0.2, (0.2272727273, -0.0272727273, -0.0454545455)), (0.2, (0.4090909091, -0.1363636364, -0.1545454545))],
)
def test_shift_of_the_normal_velocity_belongs_into_plane_and_energy(shift, percussion):
    """A gap or a rebound shifts b_N. In the plane alone (eq. 5 read literally) a sticking contact would slip."""
    b = np.array([1.0 + shift, 0.3, 0.2])
    x = dissipating(SMALL_STEP_A, b, 0.6)
    np.testing.assert_allclose(x, percussion, atol=1e-9)
    np.testing.assert_allclose(SMALL_STEP_A @ x - (1.0, 0.3, 0.2), (shift, 0.0, 0.0), atol=1e-14)


# ------------------------------------------------------------------------------------------------ random problems

PROBLEMS = 3000


@pytest.fixture(scope="module")
def problems():
    """(A, b, mu, x) of random closing contacts."""
    a, b, mu = case.random_problems(PROBLEMS, seed=3)
    return a, b, mu, np.array([dissipating(*problem) for problem in zip(a, b, mu)])


def slips(a, b, mu, x):
    """True where friction is at its limit and the contact slips."""
    slip = (np.einsum("nij,nj->ni", a, x) - b)[:, 1:]
    size = np.hypot(x[:, 1], x[:, 2])
    return (size >= (1.0 - 1e-9) * mu * x[:, 0]) & (np.hypot(slip[:, 0], slip[:, 1]) > 1e-9), slip, size


@pytest.mark.source("preclik", "maximum dissipation in a purely inelastic impact (eq. 3)")
def test_percussion_lies_in_cone_and_plane(problems):
    a, b, mu, x = problems
    scale = np.linalg.norm(b, axis=1)
    assert (np.hypot(x[:, 1], x[:, 2]) <= mu * x[:, 0] * (1.0 + 1e-14)).all()
    off_plane = np.abs(np.einsum("ni,ni->n", a[:, 0], x) - b[:, 0])
    assert (off_plane <= 1e-12 * np.maximum(scale, np.linalg.norm(x, axis=1))).all()


def test_slip_velocity_is_along_the_gradient_of_the_cone(problems):
    """Conditions of Kuhn and Tucker: slip = -k (u + mu q / A_nn) with k >= 0, and they suffice."""
    a, b, mu, x = problems
    is_slip, slip, size = slips(a, b, mu, x)
    assert np.count_nonzero(is_slip) > 1000
    u = x[is_slip, 1:] / size[is_slip, None]
    w = u + (mu / a[:, 0, 0])[is_slip, None] * a[is_slip, 0, 1:]
    turned = w[:, 0] * slip[is_slip, 1] - w[:, 1] * slip[is_slip, 0]
    scale = np.linalg.norm(w, axis=1) * np.linalg.norm(b[is_slip], axis=1)
    assert (np.abs(turned) <= 1e-9 * scale).all()
    assert (np.einsum("ni,ni->n", w, slip[is_slip]) <= 1e-12 * scale).all()


@pytest.mark.source("preclik", "one contact in closed form, all branches of figure 5 (eqs. 6 to 9)")
def test_equation_8_of_the_paper_is_zero_at_the_direction_found(problems):
    """c_0 + c_1 cos(a + phi_1) + c_2 cos(2 a + phi_2) with the constants of appendix A (l. 451-471)."""
    a, b, mu, x = problems
    for i in np.flatnonzero(slips(a, b, mu, x)[0]):
        angle = np.arctan2(x[i, 2], x[i, 1])
        c_0, c_1, c_2, phi_1, phi_2 = case.constants(a[i], b[i], mu[i])
        value = c_0 + c_1 * np.cos(angle + phi_1) + c_2 * np.cos(2.0 * angle + phi_2)
        assert abs(value) <= 1e-11 * (abs(c_0) + c_1 + c_2)


def test_arc_searched_holds_one_change_of_sign_from_minus_to_plus(problems):
    """F on 2,000 points of the arc."""
    a, b, mu, x = problems
    for i in np.flatnonzero(slips(a, b, mu, x)[0])[:500]:
        n, t, o = np.linalg.solve(a[i], b[i])
        low, high = law.slip_arc(a[i], mu[i], n, t, o)
        angles = np.arctan2(o, t) + np.linspace(low, high, 2002)[1:-1]
        signs = np.sign(case.across(a[i], b[i], mu[i], angles, 1.0))
        assert signs[0] < 0.0 < signs[-1]
        assert np.count_nonzero(np.diff(signs[signs != 0.0])) == 1


@pytest.mark.source("preclik", "maximum dissipation in a purely inelastic impact (eq. 3)")
def test_no_direction_and_no_solution_of_coulomb_leaves_less_energy(problems):
    """By trying every direction of a grid, and all roots of the quartic; at least one Coulomb solution exists."""
    a, b, mu, x = problems
    is_slip = slips(a, b, mu, x)[0]
    several = 0
    for i in range(600):
        energy = case.energy(a[i], b[i], x[i])
        others = case.coulomb(a[i], b[i], mu[i])
        assert len(others) >= 1
        several += len(others) > 1
        assert energy <= case.energy(a[i], b[i], others).min() + 1e-12 * abs(energy)
        if is_slip[i]:
            assert energy <= case.least_energy(a[i], b[i], mu[i], 5000) + 1e-12 * abs(energy)
    print(f"{several} of 600 have more than one Coulomb solution")


@pytest.mark.parametrize(("mu", "plain_fails"), [(0.4, False), (1.3, True), (2.0, True), (10.0, True)])
def test_proximal_step_of_the_engine_settles_where_the_usual_one_cycles(mu, plain_fails):
    """r_N = 1 / (G_nn + mu |q|) against 1 / G_nn on 300 vertices of cubes, 5,000 iterations, 1e-10."""
    a, b = cube_impacts(300, seed=2)
    assert (unsettled(a, b, mu, a[:, 0, 0]) > 0) == plain_fails
    assert unsettled(a, b, mu, a[:, 0, 0] + mu * np.hypot(a[:, 0, 1], a[:, 0, 2])) == 0


def cube_impacts(count, seed):
    """A and b of unit cubes of 1 kg turned at random that hit with their lowest corner."""
    rng = np.random.default_rng(seed)
    turn = np.linalg.qr(rng.normal(size=(count, 3, 3)))[0]
    lever = np.einsum("nij,nj->ni", turn, -0.5 * np.sign(turn[:, 2, :]))
    rows = np.cross(lever[:, None, :], np.eye(3))
    a = np.eye(3) + 6.0 * np.einsum("nij,nkj->nik", rows, rows)
    v, w = rng.normal(size=(2, count, 3))
    v[:, 2] = -np.abs(v[:, 2])
    b = -(v + np.cross(w, lever))
    return a[:, [2, 0, 1]][:, :, [2, 0, 1]], b[:, [2, 0, 1]]


def unsettled(a, b, mu, stiffness, iterations=5000):
    """Number of closing contacts that the proximal iteration from zero has not settled."""
    closing = b[:, 0] > 0.0
    a, b, stiffness = a[closing], b[closing], stiffness[closing]
    largest = np.linalg.eigvalsh(a[:, 1:, 1:]).max(axis=1)
    x, change = np.zeros_like(b), np.zeros(len(b))
    for _ in range(iterations):
        before = x.copy()
        x[:, 0] = np.maximum(0.0, x[:, 0] - (np.einsum("ni,ni->n", a[:, 0], x) - b[:, 0]) / stiffness)
        x[:, 1:] -= (np.einsum("nij,nj->ni", a[:, 1:], x) - b[:, 1:]) / largest[:, None]
        size = np.hypot(x[:, 1], x[:, 2])
        x[:, 1:] *= np.minimum(1.0, mu * x[:, 0] / np.maximum(size, 1e-300))[:, None]
        change = np.abs(x - before).max(axis=1)
    return np.count_nonzero(change > 1e-10 * (1.0 + np.abs(x).max(axis=1)))
