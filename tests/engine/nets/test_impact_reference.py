# SPDX-License-Identifier: GPL-2.0-or-later
"""Impacts of a sphere into frames, barriers and an attenuator, beside Kratos Multiphysics 10.4.4.

Tolerances are those stated with its results. Ours without them say so.
"""

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.nets import Net, impact
from talus.tests.engine.nets import reference_cases, reference_rope


@pytest.fixture(scope="module")
def reference():
    return reference_cases.load()


def lowest(hit):
    return int(hit.position[:, 2].argmin())


# cells a side, s simulated (the reference's end is there), tolerance of the peak
MEMBRANES = (10, 0.3, 1e-3), (20, 0.2, 2e-3)


@pytest.mark.parametrize(("cells", "max_time", "of_peak"), MEMBRANES)
def test_f_membrane(reference, cells, max_time, of_peak):
    """Peak 0.1 or 0.2 % of the way that the rock has come (2e-5 of the finer one here), its time 1 ms, the end 1 %."""
    cases, results = reference
    hit = impact(Net.from_dict(cases.f_cti(cells, cor=1.0, E=1e7)), None, max_time=max_time, time_step=5e-5)
    wanted = results[f"f_mem{cells}_E1e7"]
    assert hit.position[lowest(hit), 2] == pytest.approx(wanted["peak"]["position"][2], rel=of_peak)
    assert hit.time[lowest(hit)] == pytest.approx(wanted["peak"]["t"], abs=1.1e-3)
    assert hit.position[-1, 2] == pytest.approx(wanted["end"]["position"][2], rel=1e-2)
    assert hit.energy_error < 1e-3


def test_f_cables_of_twenty_cells(reference):
    cases, results = reference
    hit = impact(Net.from_dict(cases.f_cti(20, net="cable", cor=1.0, E=1e7)), None, max_time=0.2, time_step=2e-5)
    assert hit.position[lowest(hit), 2] == pytest.approx(results["f_cab20_E1e7"]["peak"]["position"][2], rel=5e-3)


def test_g_ring_barrier_with_brakes(reference):
    """At half the step of the reference's own coarse run: peak 0.1 %, strokes 0.5 %, forces of the brakes 0.3 %."""
    cases, results = reference
    net = Net.from_dict(cases.g_barrier(3, cor=1.0), reference_ring_mass=True)
    hit = impact(net, None, max_time=0.45, time_step=2.5e-5)
    wanted = results["g_ring3_dt2.5e-5"]
    assert hit.position[:, 1].max() == pytest.approx(wanted["peak"]["position"][1], rel=1e-3)
    assert hit.time[hit.position[:, 1].argmax()] == pytest.approx(wanted["peak"]["t"], abs=2e-3)
    assert hit.brake_strokes == pytest.approx([brake["stroke_m"] for brake in wanted["brakes"]], rel=5e-3)
    assert hit.brake_forces == pytest.approx([1e3 * brake["force_kN"] for brake in wanted["brakes"]], rel=3e-3)
    assert hit.verdict in ("caught", "unsure")  # the time ends while it swings


@pytest.mark.parametrize(("step", "peak"), [(5e-5, 5.3751), (2.5e-5, 5.3796)])
def test_g_ring_barrier_with_rope_friction_of_the_reference(reference, monkeypatch, step, peak):
    """Peak 0.3 %, its time 2 ms, strokes of brakes 15 %: with its rule of friction, a switch of the tests.

    Here 0.03 and 0.05 %; strokes 3.4 and 13 %. Its rule scatters: they change by so much with the step.
    """
    cases, results = reference
    net = Net.from_dict(cases.g_barrier(3, cor=1.0, mu_rope=0.2), reference_ring_mass=True)
    reference_rope.begin(net, monkeypatch)
    hit = impact(net, None, max_time=0.45, time_step=step)
    wanted = results["g_ring3_mu"]
    assert hit.position[:, 1].max() == pytest.approx(wanted["peak"]["position"][1], rel=3e-3)
    assert hit.position[:, 1].max() == pytest.approx(peak, rel=1e-3)
    assert hit.time[hit.position[:, 1].argmax()] == pytest.approx(wanted["peak"]["t"], abs=2e-3)
    assert hit.brake_strokes == pytest.approx([brake["stroke_m"] for brake in wanted["brakes"]], rel=0.15)
    assert hit.verdict in ("caught", "unsure")  # the time ends while it swings


def test_g_ring_barrier_with_the_capstan(reference):
    """Talus's own friction gives 1.1 % less at the peak than the reference's rule."""
    cases, results = reference
    net = Net.from_dict(cases.g_barrier(3, cor=1.0, mu_rope=0.2), reference_ring_mass=True)
    hit = impact(net, None, max_time=0.45, time_step=5e-5)
    assert hit.position[:, 1].max() == pytest.approx(results["g_ring3_mu"]["peak"]["position"][1], rel=0.015)
    assert hit.verdict in ("caught", "unsure") and hit.energy_error < 1e-3


def test_energy_with_rope_friction(reference):
    """A polyhedron of 400 kJ in three rings a metre, ropes with friction 0.2, at 5e-5 s: asked 1.5 %, here a tenth.

    At half the step at least three times less: 0.019 and 0.006 %. Near posts: test_energy_at_posts.py.
    """
    cases, _ = reference
    description = cases.g_barrier(3, mu_rope=0.2)
    entry = description["rock"]
    rock = rock_library.rock("eota111", volume=entry["mass"] / 2700.0)
    hit, fine = (
        impact(Net.from_dict(description), rock, entry["pos"], entry["vel"], max_time=0.45, time_step=step)
        for step in (5e-5, 2.5e-5)
    )
    assert hit.verdict in ("caught", "unsure") and hit.energy_error < 1.5e-3
    assert fine.energy_error < hit.energy_error / 3.0
    assert hit.energy["rope_friction"][-1] > 0.05 * hit.energy["rock_motion"][0]


def test_g_membrane_barrier_with_brakes(reference):
    cases, results = reference
    hit = impact(Net.from_dict(cases.g_barrier(2, cor=1.0, net="membrane")), None, max_time=0.3, time_step=5e-5)
    wanted = results["g_mem2_dt5e-5"]
    assert hit.position[:, 1].max() == pytest.approx(wanted["peak"]["position"][1], rel=1e-3)
    assert hit.brake_strokes == pytest.approx([brake["stroke_m"] for brake in wanted["brakes"]], rel=1.5e-2)


def test_h_attenuator_with_an_isotropic_membrane(reference):
    """Path within 0.05 m until 0.9 s; our rope has the friction of the capstan, which the reference has not."""
    cases, results = reference
    hit = impact(Net.from_dict(cases.h_attenuator(1.0, iso=True)), None, max_time=1.2, time_step=1e-4)
    path = results["h_att1_iso"]["path"]
    for axis, name in ((1, "y"), (2, "z")):
        result = np.interp(path["t"], hit.time, hit.position[:, axis])
        early = np.array(path["t"]) <= 0.9
        assert result[early] == pytest.approx(np.array(path[name])[early], abs=0.05)
        assert result == pytest.approx(path[name], abs=0.2)
