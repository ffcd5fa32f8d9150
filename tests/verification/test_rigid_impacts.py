# SPDX-License-Identifier: GPL-2.0-or-later
"""Boxes and spheres that hit a plane, through the kernels of the laws: maximum dissipation beside Newton's law.

The numbers to ten digits are from a check of Preclik et al. with independent solvers (quartic of Bonnefon and Daviet
2011 for Coulomb's law). Inelastic impacts; world frame z up; contact frame (z, x, y).
"""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms, maximum_dissipation
from talus.engine.rigid_body import free_flight
from talus.tests.verification import random_impacts as case

LAWS = ("newton", "maximum_dissipation")
UPRIGHT = np.eye(3)
FRAME = np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])


def box(*sides, density=2700.0):
    """Mass, principal moments and corners in K."""
    sides = np.array(sides)
    mass = density * sides.prod()
    return mass, mass / 12.0 * (np.sum(sides**2) - sides**2), case.CORNERS * sides


def contacts_at(mass, inertia, levers, turn=UPRIGHT, mu=0.5, inverse_inertia=None):
    """Contact records on the plane for levers (n, 3) in K; ``turn``: K to I."""
    inverse_inertia = np.diag(1.0 / inertia) if inverse_inertia is None else inverse_inertia
    contacts = np.zeros(len(levers), CONTACT)
    contacts["direction"] = FRAME
    contacts["lever"] = np.cross(np.asarray(levers)[:, None, :], FRAME @ turn)
    contacts["response"] = contacts["lever"] @ inverse_inertia.T
    contacts["delassus"] = np.einsum("cak,cbk->cab", contacts["lever"], contacts["response"]) + np.eye(3) / mass
    contacts["friction"] = mu
    return contacts


def hit(law, mass, contacts, v, w, tolerance=1e-9, max_sweeps=400):
    """Velocity, spin, sweeps, converged; percussions are left in the contacts."""
    u = (*map(float, v), *map(float, w))
    memory, terms = np.zeros(len(contacts), MEMORY), Terms(0.002, 1.0 / mass, tolerance, max_sweeps)
    *end, sweeps, is_converged = case.kernel_of(law)(contacts, len(contacts), memory, terms, u, u)
    return np.array(end[:3]), np.array(end[3:]), sweeps, is_converged


def kinetic_energy(mass, inertia, v, w):
    return 0.5 * mass * v @ v + 0.5 * w @ (inertia * w)


# ---------------------------------------------------------------------------------- single corners of real rocks

POSE = Rotation.from_euler("ZYX", [20.0, 30.0, 40.0], degrees=True).as_matrix()  # K to I
SPINNING, STILL = ((8.0, 2.0, -6.0), (1.0, -3.0, 0.5)), ((0.3, 0.1, -6.0), (0.0, 0.0, 0.0))
FAST = ((28.0, 0.0, -5.0), (0.0, 20.8, 0.0))
# sides, mu, (v, omega in I); per law: percussion (n, t, o), v after, omega in I after, kinetic energy after
STUCK_CUBE = (
    (17702.0652531205, -6880.2438511226, -903.8685105497), (5.4517615366, 1.665233885, 0.5563204641),
    (-1.9184310058, 6.3333940303, -0.1577399787), 54144.526631,
)  # fmt: skip
STUCK_SLAB = (
    (266773.3630635059, -46172.1293725665, 79956.3025363711), (25.7198948458, 3.9484593845, 8.1739932377),
    (-2.1912930228, 14.3430296642, -0.0334039861), 9274653.647954,
)  # fmt: skip
DROPPED_CUBE = (
    (16083.5402870519, -1629.202549216, 413.3919005559), (-0.3034083516, 0.2531081113, -0.043133227),
    (-0.291986008, -0.3535044278, -0.0204910409), 260.668351,
)  # fmt: skip
GOLDEN = {
    "cube sticks": ((1, 1, 1), 0.6, SPINNING, dict.fromkeys(LAWS, STUCK_CUBE)),
    "cube slips": ((1, 1, 1), 0.3, SPINNING, {
        "newton": (
            (16851.1317692758, -5008.1195423545, -689.3449216331), (6.1451409102, 1.7446870661, 0.2411599145),
            (-1.4511836913, 2.9388228463, 0.014458513), 57584.679771,
        ),
        "maximum_dissipation": (
            (16873.3070082839, -5026.575792393, -597.745639006), (6.1383052621, 1.7786127263, 0.249372966),
            (-1.2776105976, 2.9693160451, 0.0329635349), 57572.294128,
        ),
    }),
    "beam slips": ((3, 1, 1), 1.0, SPINNING, {
        "newton": (
            (45920.7167258839, -43834.5751029462, -13683.6490075944), (2.5883240614, 0.3106606163, -0.3307757129),
            (0.2766164448, -0.2824054579, 0.2425117082), 28691.440811,
        ),
        "maximum_dissipation": (
            (46309.392296695, -44515.7896217576, -12763.3964617815), (2.5042235035, 0.4242720418, -0.2827910745),
            (0.8450886304, -0.0637482795, 0.1675817369), 28045.65368,
        ),
    }),
    "slab sticks": ((2.5, 3, 1), 1.3, FAST, dict.fromkeys(LAWS, STUCK_SLAB)),
    "dropped cube sticks": ((1, 1, 1), 0.6, STILL, dict.fromkeys(LAWS, DROPPED_CUBE)),
}  # fmt: skip


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", GOLDEN)
def test_box_on_its_lowest_corner(name, law):
    """Percussion, velocity, spin and energy to the ten digits given."""
    sides, mu, (v, w), expected = GOLDEN[name]
    percussion, v_after, w_after, energy_after = expected[law]
    mass, inertia, corners = box(*sides)
    lowest = corners[np.argmin(corners @ POSE[2])]
    contacts = contacts_at(mass, inertia, [lowest], POSE, mu)
    v, w, _, is_converged = hit(law, mass, contacts, v, np.array(w) @ POSE)
    assert is_converged
    np.testing.assert_allclose(contacts["percussion"][0], percussion, rtol=2e-9)
    np.testing.assert_allclose(v, v_after, atol=2e-9)
    np.testing.assert_allclose(POSE @ w, w_after, atol=2e-9)
    assert kinetic_energy(mass, inertia, v, w) == pytest.approx(energy_after, rel=1e-9, abs=1e-6)


# ------------------------------------------------------------------------------------------- blocks on four corners


def slide(law, sides, mu, degrees, closing=1e-4):
    """Friction per normal percussion along and across the slip, and spin, of a flat block that slides at 10 m/s."""
    mass, inertia, corners = box(*sides)
    contacts = contacts_at(mass, inertia, corners[corners[:, 2] < 0.0], mu=mu)
    along = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees)), 0.0])
    v, w, _, is_converged = hit(law, mass, contacts, 10.0 * along - closing * FRAME[0], np.zeros(3), 1e-12, 4000)
    assert is_converged
    total = contacts["percussion"].sum(axis=0)
    return total[1:] @ along[:2] / total[0], (total[2] * along[0] - total[1] * along[1]) / total[0], v, w


@pytest.mark.parametrize("degrees", [0.0, 45.0])
@pytest.mark.parametrize("sides", [(1, 1, 1), (1, 1, 0.3), (3, 1, 1)])
@pytest.mark.parametrize("mu", [0.3, 0.6, 1.0])
def test_newton_law_slows_a_sliding_block_by_mu(mu, sides, degrees):
    """Coulomb, all slips parallel: mu against the slip, nothing across, no spin. Sweeps stop at 1e-12 m/s of 1e-4."""
    along, across, _, w = slide("newton", sides, mu, degrees)
    assert along == pytest.approx(-mu, abs=1e-6)
    assert across == pytest.approx(0.0, abs=1e-6)
    np.testing.assert_allclose(w, 0.0, atol=1e-9)


@pytest.mark.parametrize(("mu", "effective"), [(0.3, 0.298096), (0.6, 0.584615), (1.0, 0.927025)])
def test_maximum_dissipation_slows_a_sliding_cube_by_less_than_mu(mu, effective):
    """The warning: mu sqrt(1 - (3 mu / 8)^2). Friction of the corners is not opposite to their slip."""
    along, across, _, _ = slide("maximum_dissipation", (1, 1, 1), mu, 0.0)
    assert effective == pytest.approx(mu * np.sqrt(1.0 - (3.0 * mu / 8.0) ** 2), abs=1e-6)
    assert -along == pytest.approx(effective, abs=2e-6)
    assert abs(across) < 1e-5


@pytest.mark.parametrize(
    ("sides", "mu", "degrees", "effective", "lateral"),
    [
        ((1, 1, 1), 0.6, 45.0, 0.586228, 0.0), ((1, 1, 0.3), 0.6, 0.0, 0.598257, 0.0),
        ((3, 1, 1), 0.3, 45.0, 0.299244, -3.2e-3), ((3, 1, 1), 0.6, 45.0, 0.594054, -2.6e-2),
        ((3, 1, 1), 1.0, 45.0, 0.973606, -1.4e-1), ((3, 1, 1), 1.0, 0.0, 0.957491, 0.0),
    ],
)  # fmt: skip
def test_maximum_dissipation_pushes_a_sliding_beam_sideways(sides, mu, degrees, effective, lateral):
    """Friction against the slip to four digits, and up to 14 % of the normal force across it, given to two."""
    along, across, _, _ = slide("maximum_dissipation", sides, mu, degrees)
    assert -along == pytest.approx(effective, abs=5e-5)
    assert across == pytest.approx(lateral, abs=0.05 * abs(lateral) + 5e-5)


def landings(law, mu):
    """40 unit cubes that land flat on four corners with random twist: sweeps (infinite: more than 400), energy kept."""
    rng = np.random.default_rng(10)
    mass, inertia, corners = box(1, 1, 1, density=1.0)
    counts, shares = np.zeros(40), np.zeros(40)
    for i in range(40):
        contacts = contacts_at(mass, inertia, corners[corners[:, 2] < 0.0], mu=mu)
        v, w = rng.normal(size=(2, 3))
        v[2] = -abs(v[2]) - 1.0
        after_v, after_w, sweeps, is_converged = hit(law, mass, contacts, v, w)
        counts[i] = sweeps if is_converged else np.inf
        shares[i] = kinetic_energy(mass, inertia, after_v, after_w) / kinetic_energy(mass, inertia, v, w)
        if is_converged:
            gamma = contacts["direction"][:, 0] @ after_v + contacts["lever"][:, 0] @ after_w
            assert gamma.min() > -1e-7
    return counts, shares


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("mu", [0.4, 0.8, 1.2])
def test_cube_that_lands_flat_settles_and_loses_energy(law, mu):
    """At most 3 of 40 need more than 400 sweeps to 1e-9 m/s: they drift along the null space of G. Median below 40."""
    counts, shares = landings(law, mu)
    slow = np.isinf(counts).sum()
    print(f"{law}, mu = {mu}: median {np.median(counts)} sweeps, {slow} above 400, energy kept {shares.max():.2f}")
    assert shares.max() < 1.0
    assert np.median(counts) < 40
    assert slow <= 3


@pytest.mark.source("preclik", "several contacts by block Gauss-Seidel")
@pytest.mark.parametrize("law", LAWS)
def test_four_corners_of_a_cube_share_six_degrees_of_freedom(law):
    """G of 12 rows has rank 6: percussions are not determined, velocities are.

    A cube that falls flat at 1 m/s stops, whatever the sweeps begin with; the percussions of the corners, m in all,
    differ by what they began with: load on one diagonal or on the other is in the null space of G.
    """
    mass, inertia, corners = box(1, 1, 1, density=1.0)
    lower = corners[corners[:, 2] < 0.0]
    first, second = (lower[:, 0] * lower[:, 1] > 0.0), (lower[:, 0] * lower[:, 1] < 0.0)
    percussions = []
    for loaded in (first, second):
        contacts = contacts_at(mass, inertia, lower)
        rows = np.hstack([np.tile(FRAME, (4, 1)), contacts["lever"].reshape(12, 3)])
        assert np.linalg.matrix_rank(rows @ np.diag(1.0 / np.array([mass] * 3 + list(inertia))) @ rows.T) == 6
        contacts["percussion"][loaded, 0] = 0.4 * mass
        v, w, _, is_converged = hit(law, mass, contacts, (0.0, 0.0, -1.0), (0.0, 0.0, 0.0), tolerance=1e-12)
        assert is_converged
        assert v == pytest.approx(np.zeros(3), abs=1e-9) and w == pytest.approx(np.zeros(3), abs=1e-9)
        assert contacts["percussion"][:, 0].sum() == pytest.approx(mass, rel=1e-9)
        percussions.append(contacts["percussion"][:, 0].copy())
    assert np.abs(percussions[0] - percussions[1]).max() > 0.1 * mass


@pytest.mark.parametrize("mu", [0.8, 1.2])
def test_least_energy_for_each_of_four_contacts_is_more_for_all(mu):
    """In the mean of 40 landings maximum dissipation keeps more energy than Coulomb's law."""
    assert landings("maximum_dissipation", mu)[1].mean() > landings("newton", mu)[1].mean()


# ------------------------------------------------------------------------------------------------------- spheres


@pytest.mark.parametrize("law", LAWS)
def test_sphere_slides_until_it_rolls(law):
    """R = 1, v = 5, mu = 0.2, g = 10, h = 2 ms: rolls at 25/7 after 2 v / (7 mu g) = 0.714 s, which is 358 steps."""
    mass, inertia, g, h = 1.0, np.full(3, 0.4), 10.0, 0.002
    v, w, steps = np.array([5.0, 0.0, 0.0]), np.zeros(3), 0
    while v[0] - w[1] > 1e-12:
        v, w, _, _ = hit(law, mass, contacts_at(mass, inertia, [(0.0, 0.0, -1.0)], mu=0.2), v - g * h * FRAME[0], w)
        steps += 1
    assert steps == 358
    assert 2.0 * 5.0 / (7.0 * 0.2 * g) == pytest.approx(0.7142857, abs=1e-7)
    assert v[0] == pytest.approx(25.0 / 7.0, abs=1e-9)
    assert w[1] == pytest.approx(25.0 / 7.0, abs=1e-9)


# --------------------------------------------------------------------- the explicit scheme, whose G is not symmetric


def explicit_contact(h):
    """The slab of the golden cases on its corner in the explicit scheme with a step h."""
    mass, inertia, corners = box(2.5, 3, 1)
    p, q, r = free_flight.explicit_matrix(tuple(inertia), (0.0, 20.8, 0.0), h)  # spin in K
    inverse = np.linalg.inv(np.array([[inertia[0], -r, q], [r, inertia[1], -p], [-q, p, inertia[2]]]))
    lowest = corners[np.argmin(corners @ POSE[2])]
    return mass, contacts_at(mass, inertia, [lowest], POSE, 0.6, inverse)


@pytest.mark.parametrize(("h", "share"), [(1e-2, 2.145e-1), (1e-3, 2.205e-2), (1e-4, 2.206e-3)])
def test_block_of_the_explicit_scheme_is_not_symmetric_but_its_symmetric_part_is_sound(h, share):
    """|G - G'| / |G| at a spin of 20.8 rad/s, and the lowest eigenvalue of the symmetric part, which is 1 / m."""
    mass, contacts = explicit_contact(h)
    g = contacts["delassus"][0]
    assert np.linalg.norm(g - g.T) / np.linalg.norm(g) == pytest.approx(share, rel=1e-3)
    assert np.linalg.eigvalsh(0.5 * (g + g.T)).min() * mass == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize("h", [1e-2, 1e-3])
def test_maximum_dissipation_without_symmetry_still_leaves_least_energy(h):
    """Against every point of a grid on the section of plane and cone; the work has the symmetric part of G alone."""
    g = explicit_contact(h)[1]["delassus"][0]
    rng, slipping = np.random.default_rng(8), 0
    for _ in range(300):
        b, mu = rng.normal(size=3), rng.uniform(0.2, 1.5)
        b[0] = abs(b[0])
        *x, is_found = maximum_dissipation.dissipating_percussion(g, tuple(b), mu, (0.0, 0.0))
        x = np.array(x)
        assert is_found
        assert (g @ x - b)[0] == pytest.approx(0.0, abs=1e-12)
        if np.allclose(g @ x, b):
            continue
        slipping += 1
        assert 0.5 * x @ g @ x - b @ x <= least_on_section(g, b, mu) * (1.0 - 1e-12)
    assert slipping > 100


def least_on_section(g, b, mu):
    """Least P.G P / 2 - b.P over a polar grid of the section of the plane (G P - b)_N = 0 and the cone."""
    angle = np.linspace(0.0, 2.0 * np.pi, 721)
    u = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    room = g[0, 0] + mu * u @ g[0, 1:]
    u, room = u[room > 1e-3 * g[0, 0]], room[room > 1e-3 * g[0, 0]]
    y = (mu * b[0] / room * np.linspace(0.0, 1.0, 51)[:, None])[..., None] * u
    x = np.concatenate([((b[0] - y @ g[0, 1:]) / g[0, 0])[..., None], y], axis=-1)
    return (0.5 * np.einsum("...i,ij,...j->...", x, g, x) - x @ b).min()
