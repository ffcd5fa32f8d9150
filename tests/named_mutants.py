# SPDX-License-Identifier: GPL-2.0-or-later
"""Mutants by name, one for each marked test that takes too long for tests/mutations.py to look for one.

    .venv/bin/python -m pytest -q -n 0 -p talus.tests.named_mutants tests/x.py

A plugin of pytest that takes the place of its loop. The table names a function of the product that Python calls and its
change; kernels stay compiled. A test runs once with the function changed, in its first case where it has several, the
files in the order of the command line. What fails by an assertion goes on record in docs/refresh/mutants.csv as caught;
an error of another kind does not count. MUTANT_LIMIT: seconds of the processor for one test. RUNS makes ensembles
smaller.
"""

import dataclasses
import functools
import importlib
import inspect
import os
import signal
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from talus.tests import mutations

LIMIT = int(os.environ.get("MUTANT_LIMIT", "400"))


class Named(NamedTuple):
    """A changed function of a file."""

    file: str
    function: str  # or Class.method
    words: str  # of the change
    change: Callable  # of the function and its arguments


def twice(function, *arguments, **named):
    """Double all numbers that are returned."""
    return mutations.doubled(function(*arguments, **named))


def larger(factor):
    """Scale a body at a net, not its mass."""

    def change(function, *arguments, **named):
        body = function(*arguments, **named)
        planes = body.planes * np.array([1.0, 1.0, 1.0, factor])
        return body._replace(planes=planes, vertices=factor * body.vertices, radius=factor * body.radius)

    return change


def heavier(function, *arguments, **named):
    """Double mass and inertia of a body at a net."""
    body = function(*arguments, **named)
    return body._replace(mass=2.0 * body.mass, inertia=2.0 * body.inertia)


def twice_elastic(function, net, body, record, *rest):
    """Double the elastic energy in the account of an impact."""
    from talus.engine.nets.collision.impact_records import ENERGIES

    record.energy[:, ENERGIES.index("elastic")] *= 2.0
    return function(net, body, record, *rest)


def faster(function, *arguments, **named):
    """Begin with 5 % more velocity."""
    place, motion = function(*arguments, **named)
    return place, 1.05 * motion


def first_domain(function, channel, domains=1):
    """Keep the contacts of the first domain alone."""
    found = function(channel, domains)
    return found if domains < 2 else type(found)(*(column[found.domain == 0] for column in found))


def with_gravity(function, settings):
    """Have half as much gravity again."""
    physics = function(settings)
    return physics._replace(gravity=1.5 * physics.gravity)


def explicit(function, settings):
    """Take the explicit scheme whatever is asked for."""
    return function(settings)._replace(is_implicit=False)


COUPLED, ROCK_BODY, IMPACT = (
    "engine/research/coupled_net.py", "engine/nets/contact/rock_body.py", "engine/nets/collision/impact.py",
)  # fmt: skip
NO_FORCE = Named(COUPLED, "force_between", "left out", lambda function, *arguments: 0.0)
ELASTIC = Named(COUPLED, "ImplicitNet.elastic", "doubled", twice)
POLYHEDRON = Named(ROCK_BODY, "polyhedron", "of twice the size", larger(2.0))
HEAVIER = Named(ROCK_BODY, "polyhedron", "of twice the mass", heavier)
ACCOUNT = Named(IMPACT, "summary", "with twice the elastic energy", twice_elastic)
OF_PROFILES = "algorithms/shared/scene/profile_runs.py"
DRAWN = Named(
    OF_PROFILES, "settings_of", "drawn for each run always",
    lambda function, call: dataclasses.replace(function(call), material_drawn="run"),
)  # fmt: skip
GRAVITY = Named("engine/settings.py", "Settings.physics", "with 1.5 times gravity", with_gravity)
NETS, QGIS, VERIFICATION = "tests/engine/nets/", "tests/qgis/", "tests/verification/"
# test -> its mutant; the name of the test may end early where only one begins so
MUTANTS = {
    f"{NETS}test_coupling_thesis.py::test_section_4_5_weak": NO_FORCE,
    f"{NETS}test_coupling_thesis.py::test_section_4_6_3_weak": NO_FORCE,
    f"{NETS}test_coupling_thesis.py::test_section_4_6_3_strong": ELASTIC,
    f"{NETS}test_coupling_thesis.py::test_strong_coupling": ELASTIC,
    f"{NETS}test_coupling_thesis.py::test_section_4_6_5": Named(
        COUPLED, "force_between", "without damping",
        lambda function, rock, gap, rate: function(rock._replace(damping=0.0), gap, rate),
    ),
    f"{NETS}test_coupling_thesis.py::test_table_4_2": Named(
        "engine/research/fixed_point.py", "constant", "doubled", lambda function, factor: function(2.0 * factor)
    ),
    f"{NETS}test_energy_at_posts.py::test_energy_of_hits": ACCOUNT,
    f"{NETS}test_rocks_in_nets.py::test_drift": ACCOUNT,
    f"{NETS}test_sphere_clusters.py::test_a_cluster_of_one": Named(
        "engine/nets/contact/sphere_cluster.py", "cluster", "doubled", twice
    ),
    f"{NETS}test_sphere_clusters.py::test_finer": Named(
        "engine/nets/contact/sphere_cluster.py", "cluster", "doubled", twice
    ),
    f"{NETS}test_thesis_beam.py::test_section_4_6_1": Named(ROCK_BODY, "sphere", "doubled", twice),
    f"{NETS}test_thesis_cases.py::test_a13": Named(IMPACT, "start_of_rock", "5 % faster", faster),
    f"{NETS}test_thesis_cases.py::test_a14_block": HEAVIER,
    f"{NETS}test_thesis_cases.py::test_orthotropic": ACCOUNT,
    f"{NETS}test_thesis_nets.py::test_a12_hard": HEAVIER,
    f"{NETS}test_thesis_nets.py::test_a12_icosahedron": HEAVIER,
    f"{NETS}test_thesis_nets.py::test_a1_net": Named(ROCK_BODY, "sphere", "doubled", twice),
    f"{NETS}test_thesis_nets.py::test_small_rock": Named(
        ROCK_BODY, "polyhedron", "of five times the size", larger(5.0)
    ),
    "tests/engine/test_catchment_chart.py::test_a_chart_takes": Named(
        "engine/slope_profiles/catchment_chart.py", "case_profile", "with a level catchment",
        lambda function, case, *more: function(case._replace(catchment=0.0), *more),
    ),
    "tests/engine/test_earlier_models.py::test_runs_are": Named(
        "engine/slope_profiles/earlier_models.py", "farthest_by_model", "doubled", twice
    ),
    "tests/engine/test_heap.py::test_a_hundred": Named("engine/heap/simulation.py", "_heap", "doubled", twice),
    "tests/engine/test_net_siting.py::test_best_line": Named(
        "engine/protection/net_siting.py", "chance_of_best", "doubled", twice
    ),
    "tests/engine/test_planar_runs.py::test_models_are": Named(
        "engine/slope_profiles/impact_models.py", "stronge", "doubled", twice
    ),
    "tests/engine/test_rolling.py::test_ball_rolls_with": Named(
        "engine/motion/step.py", "touch", "with twice the step",
        lambda function, world, law, state, h, *more: function(world, law, state, 2.0 * h, *more),
    ),
    f"{QGIS}test_catchmentchart.py::test_drawn": DRAWN,
    f"{QGIS}test_heap.py::test_deposit": Named("engine/heap/deposits.py", "deposit_of", "doubled", twice),
    f"{QGIS}test_net.py::test_own_rock": Named(
        "algorithms/tools/net/scene.py", "single_rock", "of 1 m3",
        lambda function, call, template: function(call, template).scaled(volume=1.0),
    ),
    f"{QGIS}test_slopeprofile.py::test_barriers": Named(
        "algorithms/tools/slopeprofile/throws.py", "barriers_across", "left out", lambda function, *arguments: None
    ),
    f"{QGIS}test_slopeprofile.py::test_ground_may": DRAWN,
    f"{QGIS}test_slopeprofile.py::test_rock_from": Named(
        OF_PROFILES, "_rock_of_file", "of 1 m3", lambda function, call: function(call).scaled(volume=1.0)
    ),
    f"{QGIS}test_study.py::test_every_kind": Named(
        "engine/ground/surface_roughness.py", "mean_height", "doubled", twice
    ),
    f"{VERIFICATION}test_ashayer_runs.py::test_engine_bounces_the_box": GRAVITY,
    f"{VERIFICATION}test_granular_channel.py::test_domains": Named(
        "engine/research/granular_channel.py", "Channel.contacts", "of the first domain alone", first_domain
    ),
    f"{VERIFICATION}test_major_axis.py::test_implicit_scheme_ends": Named(
        "engine/settings.py", "Settings.physics", "explicit always", explicit
    ),
    f"{VERIFICATION}test_ramp.py::test_means": GRAVITY,
}  # fmt: skip


def module_of(file):
    """The module of a file, by the name that Talus is imported by in QGIS or elsewhere."""
    return importlib.import_module("talus." + file[: -len(".py")].replace("/", "."))


def mutant_of(item):
    """(name of a test without its case, its Named or None)."""
    name = item.nodeid.split("[")[0]
    return name, next((named for begin, named in MUTANTS.items() if name.startswith(begin)), None)


def failure_of(item, named):
    """(words of how a test fails with a function changed, is it an assertion); ("", False) where it passes."""
    owner, *inner = module_of(named.file), *named.function.split(".")
    for part in inner[:-1]:
        owner = getattr(owner, part)
    function = inspect.getattr_static(owner, inner[-1])

    @functools.wraps(function)
    def changed(*arguments, **more):
        return named.change(function, *arguments, **more)

    def too_long(*_):
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    try:
        with mutations.replaced(owner, inner[-1], function, changed):
            reports = runtestprotocol(item, nextitem=None, log=False)
    except TimeoutError:
        return "takes too long", False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    for report in reports:
        if report.skipped:
            return "is skipped", False
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            words = crash.message if crash else str(report.longrepr)[-300:]
            return words, words.startswith(("AssertionError", "assert ")) and report.when == "call"
    return "", False


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """Each test of the table once, with its mutant, in the place of pytest's own loop."""
    seen, runs = set(), int(os.environ.get("RUNS", "0"))
    given = [one.replace("./", "") for one in session.config.args]
    placed = [next((k for k, one in enumerate(given) if item.nodeid.startswith(one)), 0) for item in session.items]
    for _, item in sorted(zip(placed, session.items), key=lambda pair: pair[0]):
        name, named = mutant_of(item)
        if named is None or name in seen:
            continue
        seen.add(name)
        for ensemble in (getattr(getattr(item.module, "case", None), one, None) for one in ("roll", "throw")):
            if runs and ensemble is not None:
                ensemble.__defaults__ = (runs, *ensemble.__defaults__[1:])
        words, is_caught = failure_of(item, named)
        print(f"\n{'caught' if is_caught else 'NOT CAUGHT'}: {name}\n    {words[:400]}", flush=True)
        if is_caught:
            mutant = f"{named.function.split('.')[-1]} {named.words}"
            mutations.put_on_record([mutations.Outcome(name, named.file, mutations.CAUGHT, mutant)])
    return True
