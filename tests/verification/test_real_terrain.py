# SPDX-License-Identifier: GPL-2.0-or-later
"""Four hundred rocks from the cliffs of avaGar: the invariants that must hold on any ground, however bad.

Source: the terrain is AvaFrame's avaGar (data of Land Tirol). The claims are not figures to compare with but
properties of the method: hard contact with restitution 0 and drag can only take energy (Leine et al. 2014, eqs. 54 to
57), and a result may depend on nothing but its inputs.
"""

import numpy as np
import pytest

from talus.tests.bits import assert_same_array
from talus.tests.verification import real_terrain_case as case

pytestmark = pytest.mark.slow

# Rounding of one step is some 1e-16 of the energies in it, potential energy above sea level among them.
ENERGY_TOLERANCE = 1e-9


@pytest.fixture(scope="module")
def terrain(shared_data):
    """The mountain side."""
    return case.read(shared_data)


@pytest.fixture(scope="module")
def result(terrain):
    """Four hundred rocks with restitution 0 and drag, by two threads; a thousand are in docs/validation."""
    return case.throw(terrain, count=400, threads=2, trajectories=True, trajectory_interval=1.0)


def test_energy_never_rises_in_any_step_of_a_plastic_rockfall_with_drag(result):
    """Invariant. The largest rise in a step, relative to the energy at the start: above sea level, and, stricter,
    above the place where the rock stops. Measured 2e-14 of the stricter scale; the tolerance is that of the issue."""
    above_sea, above_stop = case.energy_scales(result.runs)
    assert result.runs.size == 400
    assert (result.runs["energy_rise_max"] / above_sea).max() < ENERGY_TOLERANCE
    assert (result.runs["energy_rise_max"] / above_stop).max() < ENERGY_TOLERANCE


@pytest.mark.parametrize("other", [{"restitution": 0.3}, {"free_flight": "explicit"}])
def test_energy_never_rises_with_rebound_or_with_the_explicit_scheme(terrain, other):
    """Invariant, for 200 of the rocks: also where Newton's impact law and friction couple, and with the scheme of 2014,
    which keeps the energy of the spin as well. Tolerance as above."""
    runs = case.throw(terrain, count=200, maps=False, **other).runs
    assert (runs["energy_rise_max"] / case.energy_scales(runs)[1]).max() < ENERGY_TOLERANCE


def test_rocks_stay_on_the_ground_and_not_in_it(result):
    """Penetration is the vertical depth of the deepest vertex; 99.9 % of all contact steps must stay below 5 % of the
    rock's radius, as issue 2 asks. Measured 2.7 %. Sharp shapes alone do worse, see docs/validation/real_terrain.md."""
    assert result.penetration_p999 < 0.05


def test_contact_problems_are_solved_but_for_a_small_share_that_is_counted(result):
    """Rocks that slide down a wall with a friction coefficient near 2 may cycle in the solver. Measured 0.06 % of the
    contact steps, 0.3 % for slabs; 1 % would mean that something else fails too."""
    unconverged, _ = case.shares(result.runs)
    assert unconverged < 0.01


def test_no_number_is_missing_in_runs_trajectories_and_visited_cells(result):
    """Invariant: terrain without data ends a run, it never enters a number."""
    for records in (result.runs, result.trajectories):
        for name in records.dtype.names:
            if records[name].dtype.kind == "f":
                assert np.isfinite(records[name]).all(), name
    visited = result.maps.passages > 0
    for name in ("energy_max", "energy_mean", "energy_p95", "height_max", "velocity_max", "rotation_max"):
        assert np.isfinite(result.maps[name][visited]).all(), name


def test_no_rock_ever_has_more_energy_than_its_drop_gives(result):
    """Invariant over whole runs: kinetic energy, translational and rotational, plus m g z never exceeds m g z of the
    start. Over 150,000 steps roundings of 1e-16 cannot add up to more than 1e-9 of that."""
    runs = result.runs[result.trajectories["run"]]
    weight = runs["mass"] * case.GRAVITY
    total = result.trajectories["energy"] + weight * result.trajectories["z"]
    assert (total <= weight * runs["start"][:, 2] * (1.0 + 1e-9)).all()


def test_most_rocks_come_to_rest_on_the_mountain_below_their_start(result):
    """Plausibility of the whole: four of five stop by themselves within 300 s; the others leave the data or still roll.
    A rock on a slope steeper than 55 degrees cannot end above its start."""
    assert np.mean(result.runs["stop_reason"] == "rest") > 0.8
    assert (result.runs["stop"][:, 2] < result.runs["start"][:, 2]).all()


def test_one_and_two_threads_give_the_same_bits(terrain):
    """Invariant: bit for bit, so no tolerance. Runs, trajectories and maps of 100 of the rocks."""

    def throw(threads):
        return case.throw(terrain, count=100, threads=threads, trajectories=True, trajectory_interval=1.0)

    result, other = throw(2), throw(1)
    for name in ("runs", "trajectories"):
        assert_same_array(getattr(other, name), getattr(result, name), name, lambda name=name: getattr(throw(1), name))
    assert other.penetration_p999 == result.penetration_p999
    for name in ("passages", "stops", "energy_max", "energy_mean", "energy_p95", "height_p95", "velocity_mean"):
        assert_same_array(other.maps[name], result.maps[name], name)
