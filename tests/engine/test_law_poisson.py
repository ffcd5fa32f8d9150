# SPDX-License-Identifier: GPL-2.0-or-later
"""Poisson's law: its two phases on random impacts, closed forms, and where Newton's law fails and it does not."""

import numpy as np
import pytest

from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms, poisson
from talus.engine.jit import kernels
from talus.tests.engine import bar
from talus.tests.verification import incline, one_contact
from talus.tests.verification import random_impacts as case
from talus.tests.verification.planes import SCHEMES, Slope, box

IMPACTS = 4000 if kernels.COMPILED else 200
LOOSE = 1e-6  # sweeps stop at 1e-9 m/s and converge linearly


def hit(law, delassus, velocity, mu, restitution, tangential=0.0):
    """Velocity after, percussion, of a single contact with G and gamma given in its frame (n, t1, t2)."""
    contacts = np.zeros(1, CONTACT)
    contacts["friction"], contacts["restitution"] = mu, (restitution, tangential)
    # a rock of mass 1 whose velocity is gamma, and whose spin does the rest: levers that give the block wanted
    root = np.linalg.cholesky(np.asarray(delassus) - np.eye(3) * 0.999 * np.linalg.eigvalsh(delassus).min())
    mobility = 0.999 * np.linalg.eigvalsh(delassus).min()
    contacts["direction"], contacts["lever"], contacts["response"] = np.eye(3), root, root
    contacts["delassus"] = delassus
    u = (*map(float, velocity), 0.0, 0.0, 0.0)
    vertices, solve = np.zeros(1, MEMORY), case.kernel_of(law)
    *end, _, is_converged = solve(contacts, 1, vertices, Terms(0.002, mobility, 1e-9, 100), u, u)
    assert is_converged
    return np.array(end[:3]) + root @ end[3:6], contacts["percussion"][0]


SPHERE = np.diag([1.0, 3.5, 3.5])


@pytest.mark.parametrize("gravity_step", [0.0, 0.02])
def test_without_restitution_it_is_newtons_law(gravity_step):
    """Each contact obeys Signorini and Coulomb at the end: gamma_N and P_N >= 0, one of them 0; |P_T| <= mu P_N, and
    P_T . gamma_T = -mu P_N |gamma_T|. Where the law has one solution, with up to three contacts and moderate friction,
    it is that of ``newton``, which is found another way."""
    ends = []
    for law in ("newton", "poisson"):
        batch = case.make(3, IMPACTS, (0.1, 0.6), gravity_step=gravity_step)
        end, _, is_converged = case.solved(law, batch)
        assert is_converged.all()
        assert misses_of_coulombs_law(batch, end).max() < LOOSE
        ends.append(end)
    has_one_solution = batch.count <= 3
    np.testing.assert_allclose(ends[0][has_one_solution], ends[1][has_one_solution], atol=LOOSE)


def misses_of_coulombs_law(batch, end):
    """(n,) by how much the contacts of each impact miss the law: velocities in m/s, powers and forces as velocities of
    the mean mobility of the normals."""
    contacts = batch.contacts
    velocity = np.einsum("ncak,nk->nca", contacts["direction"], end[:, :3])
    velocity += np.einsum("ncak,nk->nca", contacts["lever"], end[:, 3:])
    acts = np.arange(contacts.shape[1]) < batch.count[:, None]
    p, mobility = contacts["percussion"], np.mean(contacts["delassus"][..., 0, 0], axis=1)[:, None]
    slip, limit = np.linalg.norm(velocity[..., 1:], axis=2), contacts["friction"] * p[..., 0]
    misses = [
        -velocity[..., 0],
        -p[..., 0] * mobility,
        np.minimum(velocity[..., 0], p[..., 0] * mobility),
        (np.linalg.norm(p[..., 1:], axis=2) - limit) * mobility,
        np.abs((p[..., 1:] * velocity[..., 1:]).sum(axis=2) + limit * slip) * mobility,
    ]
    return np.where(acts, np.max(misses, axis=0), 0.0).max(axis=1)


@pytest.mark.parametrize("restitution", [0.1, 0.5, 1.0])
def test_without_friction_a_single_contact_rebounds_as_by_newtons_law(restitution):
    """gamma_N after = -e gamma_N before."""
    g = one_contact.random_problems(1, seed=2)[0][0]
    end, p = hit("poisson", g, (-3.0, 2.0, 1.0), 0.0, restitution)
    assert end[0] == pytest.approx(3.0 * restitution, abs=1e-12)
    assert p[0] == pytest.approx(3.0 * (1.0 + restitution) / g[0, 0], abs=1e-12)


@pytest.mark.parametrize("restitution", [0.3, 1.0])
@pytest.mark.parametrize("law", ["newton", "poisson"])
def test_sphere_that_slips_feels_friction_in_both_phases(law, restitution):
    """G = diag(1, 7/2, 7/2) / m: P_N = (1 + e) m v_N, P_T = mu P_N. Both laws, for normal and friction decouple."""
    end, p = hit(law, SPHERE, (-2.0, 30.0, 40.0), 0.4, restitution)
    np.testing.assert_allclose(p, 2.0 * (1.0 + restitution) * np.array([1.0, -0.24, -0.32]), atol=1e-12)
    assert end[0] == pytest.approx(2.0 * restitution)


@pytest.mark.parametrize(
    ("stored", "rebound"), [(0.0, 0.0), (0.5, 0.0), (0.75, 0.14 * (0.75 * 0.9 - 0.25)), (1.0, 0.14 * 0.9)]
)
def test_rubber_ball_comes_back_with_its_tangential_coefficient(stored, rebound):
    """Sphere that sticks with 0.9 of its friction: e e_T P_CT comes back, against what friction is not stored.

    |P_CT| = 0.9 mu, and (G_TT)^-1 gamma_T after = e (e_T 0.9 mu - (1 - e_T) mu) if positive; e_T = 1: all of it.
    """
    mu, e = 0.2, 0.7
    end, _ = hit("poisson", SPHERE, (-1.0, 3.5 * 0.9 * mu * 0.6, -3.5 * 0.9 * mu * 0.8), mu, e, stored)
    np.testing.assert_allclose(end, (e, -3.5 * rebound * 0.6, 3.5 * rebound * 0.8), atol=1e-12)


def test_friction_of_expansion_stops_a_slip_that_compression_left():
    """Sphere with gamma_T = 3.5 mu (1 + e / 2): slips in compression, stops half way through the friction of expansion.

    P_CT = mu, and the rest of gamma_T needs mu e / 2 < mu e.
    """
    mu, e = 0.2, 0.6
    end, p = hit("poisson", SPHERE, (-1.0, 3.5 * mu * (1.0 + 0.5 * e), 0.0), mu, e)
    np.testing.assert_allclose(end, (e, 0.0, 0.0), atol=1e-12)
    np.testing.assert_allclose(p, (1.0 + e, -mu * (1.0 + 0.5 * e), 0.0), atol=1e-12)


# ------------------------------------------------------------------------------------ both phases on random impacts


@pytest.fixture(scope="module", params=[(0.05, 0.7), (0.7, 3.0)], ids=str)
def phases(request):
    """Converged contacts in use: records, velocity after each phase, P_C, P_E, scale of percussions."""
    rng = np.random.default_rng(12)
    normal, tangential = rng.uniform(0.05, 1.0, (IMPACTS, case.MOST)), rng.uniform(0.0, 1.0, (IMPACTS, 1))
    batch = case.make(11, IMPACTS, request.param, normal, tangential)
    end, _, is_converged = case.solved("poisson", batch)
    use = case.in_use(batch)
    e, stored = batch.contacts["restitution"][..., 0], batch.contacts["restitution"][..., 1]
    factor = np.stack([1.0 + e, 1.0 + e * stored, 1.0 + e * stored], axis=-1)
    first = np.where(use[..., None], batch.contacts["bias"] / factor, 0.0)
    linear = np.einsum("nca,ncak->nk", first, batch.contacts["direction"]) / batch.mass[:, None]
    angular = np.einsum("nca,ncak->nk", first, batch.contacts["response"])
    compressed = case.contact_velocities(batch, batch.reference + np.hstack([linear, angular]))
    chosen = use & is_converged[:, None]
    scale = np.broadcast_to(10.0 * batch.mass[:, None], chosen.shape)
    fields = (compressed, case.contact_velocities(batch, end), first, batch.contacts["percussion"] - first, scale)
    return batch.contacts[chosen], *(field[chosen] for field in fields)


def test_compression_is_signorini_and_coulomb_without_restitution(phases):
    contacts, gamma, _, p, _, scale = phases
    assert (p[:, 0] >= 0.0).all()
    assert gamma[:, 0].min() >= -LOOSE
    assert (np.abs(p[:, 0] * gamma[:, 0]) <= LOOSE * scale).all()
    obeys_coulomb(p[:, 1:], contacts["friction"] * p[:, 0], gamma[:, 1:], scale)


@pytest.mark.source("ashayer_2007", "kinetic coefficient of Poisson (eq. 2.2.3)")
def test_expansion_gives_back_the_share_e_at_least_and_more_only_where_contacts_last(phases):
    """P_EN >= e P_CN, gamma_EN >= 0, (P_EN - e P_CN) gamma_EN = 0."""
    contacts, _, gamma, p_c, p_e, scale = phases
    more = p_e[:, 0] - contacts["restitution"][:, 0] * p_c[:, 0]
    assert (more >= -1e-12 * scale).all()
    assert gamma[:, 0].min() >= -LOOSE
    assert (np.abs(more * gamma[:, 0]) <= LOOSE * scale).all()


def test_friction_of_expansion_is_what_is_stored_and_coulombs_for_the_rest(phases):
    """X_T = P_ET - e e_T P_CT against the slip after, of the size mu (P_EN - e e_T P_CN) at most; P_E in the cone."""
    contacts, _, gamma, p_c, p_e, scale = phases
    stored = contacts["restitution"][:, 0] * contacts["restitution"][:, 1]
    limit = contacts["friction"] * (p_e[:, 0] - stored * p_c[:, 0])
    obeys_coulomb(p_e[:, 1:] - stored[:, None] * p_c[:, 1:], limit, gamma[:, 1:], scale)
    assert (np.hypot(p_e[:, 1], p_e[:, 2]) <= contacts["friction"] * p_e[:, 0] + 1e-12 * scale).all()


def obeys_coulomb(friction, limit, slip, scale):
    """Friction within its limit; below it no slip; opposite to the slip."""
    size, speed = np.linalg.norm(friction, axis=1), np.linalg.norm(slip, axis=1)
    assert (size <= limit + 1e-12 * scale).all()
    assert ((limit - size) * speed <= LOOSE * scale).all()
    assert (np.abs(np.einsum("ni,ni->n", friction, slip) + size * speed) <= LOOSE * scale).all()


@pytest.mark.parametrize("limit", [1e-200, 1e-12, 1e-3, 0.1, 1.0, 10.0])
def test_friction_of_a_given_size_opposes_the_slip_it_leaves(limit):
    """|X_T| = limit and X_T = -(G_TT X_T + c_T) / k, or it sticks; from sizes that do nothing to those that hold."""
    a, b, _ = one_contact.random_problems(200, seed=4)
    for g, c in zip(a, b):
        x = np.array(poisson.bounded_friction(np.ascontiguousarray(g), c[1], c[2], limit))
        slip = g[1:, 1:] @ x + c[1:]
        obeys_coulomb(x[None] / limit, np.ones(1), slip[None] * 1e6, np.ones(1))  # slip to 1e-12


# ----------------------------------------------------------------------------------- where Newton's law goes wrong


def test_rod_that_sticks_gains_energy_by_newtons_law_and_not_by_poissons():
    """Painleve's rod at 45 degrees, m = l = 1, e = 0.95, much friction; closed forms of the work, per m v^2.

    Newton, e_T = 0: -(1 - e^2) H_NN / 2 - H_NT t - H_TT t^2 / 2 with H = G^-1, v_N = -1, v_T = -t; most at
    t = -H_NT / H_TT, where it is (H_NT^2 / H_TT - (1 - e^2) H_NN) / 2. Poisson: compression needs P_CN = 1 / G_NN
    and no friction; in expansion the tip sticks, and e P_CN meets the mobility 1 / H_NN: the work is
    (e^2 / (G_NN H_NN) - 1) / (2 G_NN).
    """
    g, e = one_contact.rod(np.radians(45.0)), 0.95
    h = np.linalg.inv(g)
    before = np.array([-1.0, h[0, 1] / h[1, 1], 0.0])
    work = {}
    for law in ("newton", "poisson"):
        after, p = hit(law, g, before, 10.0, e)
        work[law] = 0.5 * p @ (before + after)
    assert work["newton"] == pytest.approx(0.5 * (h[0, 1] ** 2 / h[1, 1] - (1.0 - e * e) * h[0, 0]), rel=1e-9)
    assert work["newton"] > 0.0
    assert work["poisson"] == pytest.approx((e * e / (g[0, 0] * h[0, 0]) - 1.0) / (2.0 * g[0, 0]), rel=1e-9)


def test_bar_with_an_end_that_opens_is_not_sent_into_the_ground():
    """Ends with gamma = (-1, d). Closed forms.

    Newton: the end that opened comes back with -e d, into the ground. Poisson: it stays, gamma = 0, and the other
    end leaves with e (1 - d / 2).
    """
    opening, e = 0.2, 0.6
    for law, expected in (("newton", (e, -e * opening)), ("poisson", (e * (1.0 - 0.5 * opening), 0.0))):
        ends = bar.after(law, e, (-1.0, opening), (-1.0, opening))
        np.testing.assert_allclose(ends, expected, atol=1e-10)


# --------------------------------------------------------------------------------------------------- whole runs


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("restitution", [0.3, 0.5, 0.8, 1.0])
def test_dropped_block_rebounds_to_the_square_of_restitution(restitution, scheme):
    """e^2 h within 1 %, as by Newton's law: one face, no friction at work."""
    assert incline.rebound(incline.drop(5.0, restitution, scheme, "poisson")) == pytest.approx(
        restitution**2 * 5.0, rel=1e-2
    )


@pytest.mark.parametrize("restitution", [0.3, 1.0])
def test_block_at_rest_is_not_thrown_up(restitution):
    """Gravity is borne by both phases alike: a block on a slope of 25 degrees stays for 10 s, and is found at rest."""
    slope = Slope(25.0, 163.0)
    run = incline.lie(slope, 0.6, 10.0, "implicit", law="poisson", restitution=restitution)
    assert np.linalg.norm(run.position - run.position[0], axis=1).max() < 1e-6
    run = incline.lie(slope, 0.6, 10.0, "implicit", rest_time=0.25, law="poisson", restitution=restitution)
    assert run.stop_reason == "rest"
    assert run.time[-1] < 0.3


def test_block_slides_with_the_acceleration_of_coulomb():
    """g (sin a - mu cos a) whatever the restitution."""
    slope = Slope(35.0, 30.0, half_width=150.0)
    run = incline.lie(slope, 0.6, 5.0, "implicit", 0.2, law="poisson", restitution=0.7, tangential_restitution=0.4)
    expected = incline.sliding_acceleration(slope, 0.6)
    assert slope.along(run.velocity)[-1, 0] / 5.0 == pytest.approx(expected, rel=1e-3)


def test_cube_under_maximum_dissipation_slides_faster_than_coulomb_allows():
    """The warning of the docs in a run: g (sin a - mu' cos a), mu' = mu sqrt(1 - (3 mu / 8)^2) = 0.5846 for 0.6."""
    slope = Slope(35.0, 90.0, half_width=150.0)
    run = incline.lie(slope, 0.6, 5.0, "implicit", rock=box(1.0, 1.0, 1.0), law="maximum_dissipation")
    biased, coulomb = (incline.sliding_acceleration(slope, mu) for mu in (0.584615, 0.6))
    assert slope.along(run.velocity)[-1, 0] / 5.0 == pytest.approx(biased, rel=5e-3)
    assert biased > 1.15 * coulomb
