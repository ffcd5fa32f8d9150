# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:screenline, for models and the log."""

import math

import numpy as np

from ..number_words import told
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO
from .stopped import stopped_text


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


def tell(analysis, numbers, has_ground, call):
    """Log what was found at each line. ``has_ground``: heights above the ground can be known."""
    for line, of_line, stopped in zip(analysis.lines, analysis.screening.numbers, analysis.stopped):
        energy, top = of_line.of["energy"], of_line.of["top"]
        if not of_line.passing:
            call.info(told(tr("  {}: no rock passes."), line.name))
            continue
        message = tr("  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).")
        values = of_line.passing, of_line.runs, readable(energy.p95), readable(top.p95)
        call.info(told(message, line.name, *values))
        if stopped:
            call.info(f"    {stopped_text(of_line.passing, stopped)}")
    if not numbers["PASSING_COUNT"]:
        call.warning(tr("No rock passes any of the lines; do the paths cross them, and are they in the right system?"))
    unknown = np.count_nonzero(np.isnan(analysis.screening.rows["height"]))
    if not has_ground:
        call.warning(tr("Heights above the ground are not known: give DEM or SAMPLES."))
    elif unknown:
        call.warning(told(tr("Crossings without elevation below them, whose height is empty: {}."), unknown))
    for line, design in zip(analysis.lines, analysis.screening.designs):
        if design.shares is not None and design.choice is None:
            message = tr("{}: no barrier of the table stops {:.4g} % of the rocks; that takes {} m and {} kJ or more.")
            values = 100.0 * analysis.screening.barriers.target, readable(design.height), readable(design.energy)
            call.warning(told(message, line.name, *values))
    unbounded = [
        line.name for line, of_line in zip(analysis.lines, analysis.screening.numbers)
        if of_line.passing and math.isinf(of_line.of["energy"].p95_high)
    ]  # fmt: skip
    if unbounded:
        message = tr("Too few rocks pass for a reliable 95th percentile (it takes 72): {}. Simulate more runs.")
        call.warning(told(message, ", ".join(unbounded[:10])))
