# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs all members of an ensemble, one ordinary simulation after the other, and keeps each as soon as it is there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..chunks.scene import make_scene
from ..ensemble.gathering import Gathering
from ..ensemble.simulation import simulate
from .doubts import Doubts, Scene
from .store import MemberStore

if TYPE_CHECKING:
    from ..hints import Cancelling, Design, Executor, Progress

RUN_SHARE = 0.95  # of the runs of a member: its run-out and its energy
KEPT = {"maps": True, "confidence_maps": True, "trajectories": False, "contacts": False, "impacts": False,
        "precision": 0.0}  # fmt: skip


def with_member_settings(scene: Scene) -> Scene:
    """The scene with what members keep, whatever its settings say."""
    return scene._replace(settings=replace(scene.settings, **KEPT))


def run_members(
    scene: Scene,
    doubts: Doubts,
    made: Design,
    store: MemberStore,
    executor: Executor | None = None,
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
    report: Callable[[int, dict[str, Any]], object] | None = None,
) -> list[dict[str, Any]]:
    """Simulate the members that the store lacks; the facts of all.

    Facts: what was drawn, rate, runs, distance and energy (95th percentiles over the runs, m and J) with the variance
    that chance gives them, and the findings about its inputs and results, as dictionaries.

    Parameters
    ----------
    scene : Scene of ``with_member_settings``
    progress : called with the share of all members that is done, runs of the present one included
    report : called after each member with its number and its facts

    Raises
    ------
    Cancelled
        If ``cancelled`` returned True; the members that are complete stay in the store.
    """
    facts = []
    for number in range(made.members):
        if not store.has(number):
            _run_one(scene, doubts, made, number, store, executor, _part_of(progress, number, made.members), cancelled)
        facts.append(store.facts(number))
        if report is not None:
            report(number, facts[-1])
        if progress is not None:
            progress((number + 1) / made.members)
    return facts


def identity_of(scene: Scene, doubts: Doubts, made: Design) -> dict[str, str]:
    """All that the bits of the members depend on, for a folder of unfinished work."""
    quiet = replace(scene.settings, maps=False, confidence_maps=False)
    arrays = make_scene(scene.terrain, scene.ground, scene.rocks, scene.releases, quiet, scene.barriers, scene.trees)
    gathered = Gathering(scene.terrain, scene.ground, scene.rocks, scene.releases, quiet, arrays, scene.barriers,
                         scene.trees)  # fmt: skip
    sample = doubts.ground.sample
    identity = [
        doubts.ground.steps, [tuple(map(str, range_)) for range_ in doubts.ground.ranges],
        sorted((name, list(map(str, row))) for name, row in doubts.ground.classes.items()),
        sorted((name, sorted((key, *cell[:2]) for key, cell in row.items()))
               for name, row in doubts.ground.intervals.items()),
        None if sample is None else [sample.ground_class, sample.names, sample.rows.tolist()],
        [rock.vertices.tolist() for rock in doubts.shapes], *map(str, doubts[2:]),
        made.seeds.tolist(), list(map(float, scene.settings.energy_thresholds)),
    ]  # fmt: skip
    words = hashlib.sha256(json.dumps(identity).encode()).hexdigest()
    return {"inputs": gathered.provenance["inputs"], "version": gathered.provenance["version"], "doubts": words}


def _run_one(scene, doubts, made, number, store, executor, progress, cancelled):
    member = doubts.member(scene, made, number)
    inputs = member.scene
    result = simulate(inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, executor,
    progress, cancelled,
                      None, inputs.barriers, inputs.trees)  # fmt: skip
    facts: dict[str, Any] = {"drawn": member.drawn, "rate": member.rate, "runs": int(result.runs.size)}
    facts["findings"] = [finding.as_dict() for finding in result.findings]
    for name, column in (("distance", "distance"), ("energy", "energy_max")):
        facts[name], facts[f"{name}_chance"] = quantile_with_chance(result.runs[column])
    store.keep(number, scene.terrain.shape, result, facts)


def quantile_with_chance(values: Any, share: float = RUN_SHARE) -> tuple[float, float]:
    """(a quantile of the runs, the variance that chance gives it), by two halves of the runs that know nothing of each
    other: every second run, so that each release is in both. Their mean has (q_1 - q_2)^2 / 4 as its variance."""
    halves = [float(np.quantile(values[first::2], share)) for first in (0, 1)] if values.size > 1 else [0.0, 0.0]
    return float(np.quantile(values, share)), 0.25 * (halves[0] - halves[1]) ** 2


def _part_of(progress, number, members):
    """Progress of one member as a part of that of all."""
    return None if progress is None else lambda share: progress((number + share) / members)
