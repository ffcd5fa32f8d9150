# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:screenline, for models and the log."""

import math

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ....engine.passages.arrivals import stopped_there
from ....engine.protection.screening import Cloud
from ...number_words import KILO, formatted, share_text
from ...shared.layers.vector_layers import UNCHECKED, layer_source, needed_number
from ...shared.parameters.extent import DEM
from ...shared.parameters.motion import TRAJECTORIES
from ...shared.reports import page
from ...shared.reports.page import readable
from ...shared.runs.run_paths import NO_PASSAGE
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known
from ...translation import tr
from .algorithm import ALONE, FIELD_LENGTH, HIT_WINDOW, HITS, LINES, PIECES

# Rocks that broke: which runs are pieces of one, and what they bring to a field of a barrier together.

OF_PIECES = Kind(
    "pieces-counted-as-rocks", UNSAFE,
    "Rocks broke in this simulation: each piece counts as a rock here, and a barrier for pieces is too weak for "
    "all of one rock.",
    "Choose the option together in PIECES.",
)  # fmt: skip

FIELDS = "whole_run", "begin_s"  # of trajectories of rocks that broke


def check_pieces(call):
    """Raise QgsProcessingException where events are asked for, and the trajectories do not hold them."""
    wants_events = call[PIECES] != ALONE
    has_fields = set(FIELDS) <= set(layer_source(call, TRAJECTORIES).fields().names())
    if wants_events and not has_fields:
        message = tr("PIECES: the trajectories do not state which runs are pieces of one rock (fields {}). Use the "
                     "layer of a simulation with BREAKING, or leave {}.")  # fmt: skip
        raise QgsProcessingException(message.format(", ".join(FIELDS), ALONE))
    if call.wants(HITS) and not wants_events:
        raise QgsProcessingException(tr("HITS: the table is for rocks that broke; choose their energies in PIECES."))
    if has_fields and not wants_events:
        call.find([OF_PIECES.of(str(PIECES))])


def read_pieces(call):
    """Rock that fell and begin of the run after it, s, for each run; None where the trajectories do not hold them."""
    if not set(FIELDS) <= set(layer_source(call, TRAJECTORIES).fields().names()):
        return None
    rows = [
        [needed_number(feature, TRAJECTORIES, name, lowest=0.0) for name in FIELDS]
        for feature in layer_source(call, TRAJECTORIES).getFeatures(QgsFeatureRequest(), UNCHECKED)
    ]
    event, begins = np.array(rows, np.float64).reshape(-1, 2).T
    return event.astype(np.int64), begins


def cloud_of(call, pieces):
    """The engine's Cloud, None where each piece counts alone; ``pieces``: of ``read_pieces``."""
    if call[PIECES] == ALONE:
        return None
    event, begins = pieces
    window, length = (math.inf if call[name] is None else call[name] for name in (HIT_WINDOW, FIELD_LENGTH))
    return Cloud(event, begins, call[PIECES], window, length)


def whole_columns(analysis):
    """Column of a crossing with the rock that fell, of which an object takes one hit; none where rocks stay whole."""
    if analysis.pieces is None:
        return ()
    event, _ = analysis.pieces
    return (Column(FIELDS[0], INTEGER, tr("run of the rock that fell"), lambda row: int(event[row["run"]])),)


def tell_pieces(analysis, call):
    """Log what pieces bring together."""
    for line, hits in zip(analysis.lines, analysis.screening.hits):
        if hits.numbers.events:
            call.info(f"  {line.name}: {hits_text(hits, analysis.screening.barriers.target)}")


def hits_text(hits, share):
    """Sentence on the hits of a line by the pieces of the rocks."""
    numbers = hits.numbers
    energies = (readable(energy / KILO) for energy in (numbers.of_pieces, numbers.of_largest, numbers.of_together))
    text = tr("{} rocks send {} pieces, at most {} of one rock to a field; {} of the energies are within {} kJ of "
              "pieces, {} kJ of the largest piece of a rock, {} kJ of its pieces together.")  # fmt: skip
    return formatted(text, numbers.events, numbers.pieces, numbers.most_pieces, share_text(share), *energies)


def pieces_content(analysis, line):
    """Paragraph on pieces for the section of a line in the report; '' where rocks stay whole."""
    if not analysis.screening.hits or not analysis.screening.hits[line].numbers.events:
        return ""
    return page.paragraph(hits_text(analysis.screening.hits[line], analysis.screening.barriers.target))


def hit_rows(analysis):
    """(line, row of EVENT_HITS) of all."""
    return [(line, row) for line, hits in enumerate(analysis.screening.hits) for row in hits.rows]


def hit_columns(analysis):
    """Columns of the hits, from a pair of ``hit_rows``."""
    lines = analysis.lines
    energies = (
        ("e_max_kj", "largest", tr("energy of the largest piece [kJ]")),
        ("e_tog_kj", "together", tr("energy of the pieces within the time, together [kJ]")),
        ("e_all_kj", "whole", tr("energy of all pieces [kJ]")),
    )
    return (
        Column("line", INTEGER, tr("id of the line"), lambda pair: lines[pair[0]].identifier),
        Column("name", TEXT, tr("name of the line"), lambda pair: lines[pair[0]].name),
        Column("whole_run", INTEGER, tr("run of the rock that fell"), lambda pair: int(pair[1]["event"])),
        Column("field", INTEGER, tr("number of the field along the line, from 0"), lambda pair: int(pair[1]["field"])),
        Column("pieces", INTEGER, tr("pieces that hit it"), lambda pair: int(pair[1]["count"])),
        *(Column(name, REAL, label, lambda pair, of=of: float(pair[1][of]) / KILO) for name, of, label in energies),
        Column("mass_kg", REAL, tr("mass of the pieces [kg]"), lambda pair: float(pair[1]["mass"])),
        Column("top_m", REAL, tr("height of the highest point above the ground [m]"),
               lambda pair: known(float(pair[1]["top"]))),
    )  # fmt: skip


# Rocks that a barrier on the line of passage stopped: they arrive, which designs the barrier, and do not go on.


def stopped_counts(screening, motion):
    """Number of runs that end at each line because of a barrier there."""
    rows = screening.rows[stopped_there(motion, screening.rows)]
    return [np.unique(rows["run"][rows["line"] == line]).size for line in range(len(screening.numbers))]


def stopped_text(passing, stopped):
    """In words, for the log and the report; "" where a line has no barrier that stops a rock."""
    if not stopped:
        return ""
    text = tr(
        "A barrier on the line stops {} of them, {} continue. Numbers are of all that arrive, with their motion there."
    )
    return formatted(text, stopped, passing - stopped)


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
    results = {
        "RUN_COUNT": runs, "LINE_COUNT": len(analysis.lines), "PASSING_COUNT": passing, "PASSING_SHARE": passing / runs,
    }  # fmt: skip
    if passing:
        energies = [numbers.of["energy"].p95 for numbers in screening.numbers]
        worst = int(np.nanargmax(energies))
        of, choice = screening.numbers[worst].of, screening.designs[worst].choice
        results["ENERGY_P95"], results["VELOCITY_P95"] = energies[worst], of["velocity"].p95
        results["ENERGY_MAX_VALUE"] = float(screening.rows["energy"].max()) / KILO
        results["HEIGHT_P95"] = of["top"].p95
        if not is_lacking(choice):
            results["DESIGN_ENERGY"], results["DESIGN_HEIGHT"], results["DESIGN_SHARE"] = choice
    return {name: value for name, value in results.items() if math.isfinite(value)}


def is_lacking(choice):
    """True if no class of the table suffices: no barrier of it, or one that would have to bear any energy."""
    return choice is None or math.isinf(choice.capacity)


def tell(analysis, numbers, has_ground, call):
    """Log what was found at each line. ``has_ground``: heights above the ground can be known."""
    for line, of_line, stopped in zip(analysis.lines, analysis.screening.numbers, analysis.stopped):
        energy, top = of_line.of["energy"], of_line.of["top"]
        if not of_line.passing:
            call.info(formatted(tr("  {}: no rock passes."), line.name))
            continue
        message = tr("  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).")
        values = of_line.passing, of_line.runs, readable(energy.p95), readable(top.p95)
        call.info(formatted(message, line.name, *values))
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
