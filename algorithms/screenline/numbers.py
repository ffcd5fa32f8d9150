# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:screenline, for models and the log."""

import math

import numpy as np

from ...engine.findings.finding import DOUBTFUL, Kind
from ..number_words import told
from ..parameters.extent import DEM
from ..reports.passage_words import readable
from ..runs.findings import NO_PASSAGE
from ..translation import tr
from ..units import KILO
from .parameters import LINES
from .stopped import stopped_text

NO_GROUND = Kind("heights-not-known", DOUBTFUL, "Heights above the ground are not known.", "Give DEM or SAMPLES.")
NO_HEIGHT = Kind(
    "crossings-without-height", DOUBTFUL,
    "Crossings without elevation below them, whose height is empty: {value:.0f}.",
    "Give an elevation model that has data there.",
)  # fmt: skip
NO_BARRIER = Kind(
    "no-barrier-suffices", DOUBTFUL,
    "{subject}: no barrier of the table stops {limit:.4g} % of the rocks; that takes {height} m and {energy} kJ or "
    "more.",
    "Add stronger or higher barriers to the table, or move the line.",
)  # fmt: skip
FEW = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Too few rocks pass for a reliable 95th percentile (it takes 72): {names}.",
    "Simulate more runs.",
)  # fmt: skip


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
        if not is_lacking(choice):
            found["DESIGN_ENERGY"], found["DESIGN_HEIGHT"], found["DESIGN_SHARE"] = choice
    return {name: value for name, value in found.items() if math.isfinite(value)}


def is_lacking(choice):
    """True if no class of the table suffices: no barrier of it, or one that would have to bear any energy."""
    return choice is None or math.isinf(choice.capacity)


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
        call.find([NO_PASSAGE.of(str(LINES), 0.0)])
    unknown = np.count_nonzero(np.isnan(analysis.screening.rows["height"]))
    if not has_ground:
        call.find([NO_GROUND.of(str(DEM))])
    elif unknown:
        call.find([NO_HEIGHT.of(str(DEM), unknown, 0.0)])
    for line, design in zip(analysis.lines, analysis.screening.designs):
        if design.shares is not None and is_lacking(design.choice):
            target, needed = 100.0 * analysis.screening.barriers.target, map(readable, (design.height, design.energy))
            call.find([NO_BARRIER.of(line.name, limit=target, **dict(zip(("height", "energy"), needed)))])
    unbounded = [
        line.name for line, of_line in zip(analysis.lines, analysis.screening.numbers)
        if of_line.passing and math.isinf(of_line.of["energy"].p95_high)
    ]  # fmt: skip
    if unbounded:
        call.find([FEW.of(str(LINES), len(unbounded), names=", ".join(unbounded[:10]))])
