# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of simulated results: what a reviewer would ask about, with the likely cause and the remedy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .finding import DOUBTFUL, NOTE, Finding, Kind

if TYPE_CHECKING:
    from ..hints import Result

MOVING_TOO_MANY = 0.01  # share of the runs that is worth a warning
CUT_TOO_MANY = 0.2  # share of the steps
UNCONVERGED_TOO_MANY = 0.001  # share of the contact steps
DEEPEST = 0.05  # radii, in 99.9 % of the steps with contact, deeper than soil lets a corner go
# beyond these a reviewer asks: degrees, and from which run-out on, m; m/s; m
FLATTEST, FAR_ENOUGH, FASTEST, HIGHEST = 25.0, 50.0, 50.0, 30.0
MOST_ENERGY, KILO = 50_000.0, 1000.0  # kJ, the plausible limit of barriers and dams; J in a kJ
SUBJECT = "results"

IMPRECISE = Kind(
    "precision-not-reached", DOUBTFUL,
    "The precision of the 95th percentile is {value:.1f} %; the target was {limit:.1f} %.",
    "Allow more runs per release point.",
)  # fmt: skip
UNCONVERGED = Kind(
    "contact-not-converged", DOUBTFUL,
    "{value:.2g} % of the contact steps did not converge; the limit is {limit:g} %.",
    "Reduce the time step.",
)  # fmt: skip
DEEP = Kind(
    "penetration-deep", DOUBTFUL,
    "The 99.9th percentile of penetration is {value:.1f} % of the radius; the limit is {limit:g} %.",
    "Reduce the time step. Where rocks pass from soft onto harder ground, a shorter step does not change that.",
)  # fmt: skip
MOVING = Kind(
    "still-moving", DOUBTFUL,
    "{value:.0f} % of the runs still moved when the longest duration was reached; their run-out is unknown.",
    "Increase the longest duration of a run.",
)  # fmt: skip
LEFT = Kind(
    "left-terrain", DOUBTFUL,
    "{value:.1f} % of the runs left the terrain; their stopping points are unknown.",
    "Extend the elevation model; if rocks run too far, choose softer ground.",
)  # fmt: skip
FLAT = Kind(
    "reach-angle-small", DOUBTFUL,
    "The smallest reach angle is {value:.1f}°, below {limit:g}°; few rocks outside channels reach so far.",
    "Check the ground classes of the flat parts.",
)  # fmt: skip
FAST = Kind(
    "velocity-high", DOUBTFUL,
    "The largest velocity is {value:.3g} m/s, above {limit:g} m/s.",
    "Possible causes are free falls from cliffs, errors of the elevation model, and ground that takes too little "
    "energy.",
)  # fmt: skip
HIGH = Kind(
    "passing-height-high", DOUBTFUL,
    "The largest passing height of the centre is {value:.3g} m, above {limit:g} m.",
    "This is possible below cliffs; elsewhere check the elevation model and the ground classes.",
)  # fmt: skip
ENERGETIC = Kind(
    "energy-high", DOUBTFUL,
    "The largest energy is {value:.3g} kJ, above {limit:g} kJ. No barrier and no dam was tested with such energies, "
    "and such blocks mostly break at the first impact.",
    "Check volume, density and the heights of the elevation model; consider whether the block would stay whole.",
)  # fmt: skip
STEEP = Kind(
    "rest-on-steep-ground", DOUBTFUL,
    "{count} of {runs} rocks came to rest on ground steeper than 45°.",
    "Check whether they lie on ledges or in hollows; if not, choose a ground class with less friction there, and try "
    "other shapes.",
)  # fmt: skip
CUT = Kind(
    "steps-divided", NOTE,
    "{value:.0f} % of the time steps were divided; a shorter time step costs no more.",
)  # fmt: skip
SPINS = Kind(
    "spin-too-fast", DOUBTFUL,
    "In {count} steps the spin of rocks was too fast for the time step.",
    "Reduce the time step.",
)  # fmt: skip
MEETINGS = Kind(
    "obstacle-meetings-cut", DOUBTFUL,
    "In {count} steps rocks met more barriers or stems than can be followed in a step, and passed the others "
    "unhindered.",
    "Delete duplicates of lines and stems that stand within centimetres of one another, or reduce the time step.",
)  # fmt: skip


def of_result(result: Result) -> list[Finding]:
    """Findings of the results alone; those of the inputs are in ``Result.findings`` too."""
    of_runs = implausible(result.runs, result.weight)
    return [*_of_the_method(result), *of_runs, *_of_counters(result.counters(), result.runs.size)]


def _of_the_method(result):
    findings, runs = [], result.runs
    stopped = result.provenance.get("stopped")
    if stopped is not None and stopped["precision"] > stopped["asked"]:
        findings.append(IMPRECISE.of(SUBJECT, 100.0 * stopped["precision"], 100.0 * stopped["asked"]))
    unconverged = float(runs["unconverged"].sum() / max(int(runs["contact_steps"].sum()), 1))
    if unconverged > UNCONVERGED_TOO_MANY:
        findings.append(UNCONVERGED.of(SUBJECT, 100.0 * unconverged, 100.0 * UNCONVERGED_TOO_MANY))
    if result.penetration_p999 > DEEPEST:
        findings.append(DEEP.of(SUBJECT, 100.0 * result.penetration_p999, 100.0 * DEEPEST))
    moving = float(np.mean(result.plain_runs["stop_reason"] == "max time")) if runs.size else 0.0
    if moving > MOVING_TOO_MANY:
        findings.append(MOVING.of(SUBJECT, 100.0 * moving, 100.0 * MOVING_TOO_MANY))
    return findings


def implausible(runs: np.ndarray, weight: np.ndarray | None = None) -> list[Finding]:
    """Findings of a table of runs: those that left the terrain, reach angle, velocity, passing height and energy.

    weight : (runs,) of each; None where all count the same
    """
    if not runs.size:
        return []
    findings = []
    has_left = runs["stop_reason"] == "left terrain"
    left = float(np.mean(has_left)) if weight is None else float(weight[has_left].sum() / weight.sum())
    if left > 0.0:
        findings.append(LEFT.of(SUBJECT, 100.0 * left, 0.0))
    far = runs["reach_angle"][runs["distance"] > FAR_ENOUGH]
    flattest = math.degrees(float(far.min())) if far.size else 90.0
    if flattest < FLATTEST:
        findings.append(FLAT.of(SUBJECT, flattest, FLATTEST))
    fastest, highest = float(runs["velocity_max"].max()), float(runs["height_max"].max())
    if fastest > FASTEST:
        findings.append(FAST.of(SUBJECT, fastest, FASTEST))
    if highest > HIGHEST:
        findings.append(HIGH.of(SUBJECT, highest, HIGHEST))
    energy = float(runs["energy_max"].max()) / KILO
    if energy > MOST_ENERGY:
        findings.append(ENERGETIC.of(SUBJECT, energy, MOST_ENERGY))
    return findings


def _of_counters(counts, runs):
    """Findings of outcomes that nobody would notice."""
    findings = []
    if counts["resting_steep"]:
        findings.append(STEEP.of(SUBJECT, counts["resting_steep"], 0.0, count=counts["resting_steep"], runs=runs))
    if counts["steps_cut"] > CUT_TOO_MANY * max(counts["steps"], 1):
        findings.append(CUT.of(SUBJECT, 100.0 * counts["steps_cut"] / counts["steps"], 100.0 * CUT_TOO_MANY))
    if counts["spins_kept"]:
        findings.append(SPINS.of(SUBJECT, counts["spins_kept"], 0.0, count=counts["spins_kept"]))
    met = counts["meetings_cut"] + counts["touches_given_up"]
    if met:
        findings.append(MEETINGS.of(SUBJECT, met, 0.0, count=met))
    return findings
