# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:screenline, for models and the log."""

import math

import numpy as np

from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO


def labels():
    """Name -> label of each number. Those of one line are of that with the largest 95th percentile of energy."""
    return {
        "RUN_COUNT": tr("Runs"),
        "LINE_COUNT": tr("Lines"),
        "PASSING_COUNT": tr("Runs that pass at least one line"),
        "PASSING_SHARE": tr("Share of the runs that pass at least one line"),
        "ENERGY_P95": tr("95th percentile of energy [kJ], line with the largest"),
        "ENERGY_MAX_VALUE": tr("Largest energy at a line [kJ]"),
        "VELOCITY_P95": tr("95th percentile of velocity there [m/s]"),
        "HEIGHT_P95": tr("95th percentile of the height of the top there [m]"),
        "DESIGN_ENERGY": tr("Energy class of the smallest barrier there [kJ]"),
        "DESIGN_HEIGHT": tr("Height of the smallest barrier there [m]"),
        "DESIGN_SHARE": tr("Share of the passing rocks that it stops"),
    }


def numbers_of(analysis):
    """Name -> value; what is not known is missing."""
    screening, runs = analysis.screening, analysis.paths.number.size
    passing = screening.passing_runs()
    found = {
        "RUN_COUNT": runs, "LINE_COUNT": len(analysis.lines), "PASSING_COUNT": passing, "PASSING_SHARE": passing / runs,
    }  # fmt: skip
    if passing:
        energies = [numbers.of["energy"].p95 for numbers in screening.numbers]
        worst = int(np.nanargmax(energies))
        of, choice = screening.numbers[worst].of, screening.designs[worst].choice
        found["ENERGY_P95"], found["VELOCITY_P95"] = energies[worst], of["velocity"].p95
        found["ENERGY_MAX_VALUE"] = float(screening.rows["energy"].max()) / KILO
        found["HEIGHT_P95"] = of["top"].p95
        if choice is not None:
            found["DESIGN_ENERGY"], found["DESIGN_HEIGHT"], found["DESIGN_SHARE"] = choice
    return {name: value for name, value in found.items() if math.isfinite(value)}


def tell(analysis, numbers, has_ground, feedback):
    """Log what was found at each line. ``has_ground``: heights above the ground can be known."""
    for line, of_line in zip(analysis.lines, analysis.screening.numbers):
        energy, top = of_line.of["energy"], of_line.of["top"]
        if not of_line.passing:
            feedback.pushInfo(tr("  {}: no rock passes.").format(line.name))
            continue
        message = tr("  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).")
        values = of_line.passing, of_line.runs, readable(energy.p95), readable(top.p95)
        feedback.pushInfo(message.format(line.name, *values))
    if not numbers["PASSING_COUNT"]:
        feedback.pushWarning(tr("No rock passes any of the lines; are they on the way, and in the right system?"))
    unknown = np.count_nonzero(np.isnan(analysis.screening.rows["height"]))
    if not has_ground:
        feedback.pushWarning(tr("Heights above the ground are not known: give DEM or SAMPLES."))
    elif unknown:
        feedback.pushWarning(tr("{} crossings have no elevation below them; their height is empty.").format(unknown))
    for line, design in zip(analysis.lines, analysis.screening.designs):
        if design.shares is not None and design.choice is None:
            message = tr("{}: no barrier of the table stops {:.4g} % of the rocks; that takes {} m and {} kJ or more.")
            values = 100.0 * analysis.screening.barriers.target, readable(design.height), readable(design.energy)
            feedback.pushWarning(message.format(line.name, *values))
    unbounded = [
        line.name for line, of_line in zip(analysis.lines, analysis.screening.numbers)
        if of_line.passing and math.isinf(of_line.of["energy"].p95_high)
    ]  # fmt: skip
    if unbounded:
        message = tr("Too few rocks pass for a reliable 95th percentile (it takes 72): {}. Simulate more runs.")
        feedback.pushWarning(message.format(", ".join(unbounded[:10])))
