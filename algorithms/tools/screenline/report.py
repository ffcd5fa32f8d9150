# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:screenline: one HTML page with maps, histograms, percentiles, design tables and sources."""

import hashlib
import html
import math
from datetime import datetime

import numpy as np

from ....engine.choices import NET_CAPACITIES
from ....engine.passages.screen_line import first_passages
from ....engine.version import __version__
from ...number_words import KILO, formatted, parts_texts, share_text
from ...shared.reports import page, plots
from ...shared.reports.convergence import passage_content
from ...shared.reports.page import head_with_findings, quantity_labels, readable, statistic_labels
from ...translation import tr
from .numbers import pieces_content, stopped_text
from .plots import draw_along, draw_histograms, draw_overview

DETAILED_LINES = 20
LISTED_SOURCES = 15


def write_screen_report(path, analysis, terrain, parameter_rows, head):
    """Write the page. ``parameter_rows``: pairs of a label and a value."""
    numbers = analysis.screening.numbers
    order = sorted(range(len(numbers)), key=lambda line: -numbers[line].passing)
    detailed = [line for line in order if numbers[line].passing][:DETAILED_LINES]
    parts = [
        _heading(analysis),
        *head_with_findings(head),
        _overview(analysis, terrain),
        page.section(tr("All lines"), _lines_table(analysis)),
    ]
    for line in detailed:
        parts.append(page.section(analysis.lines[line].name, "".join(_about(analysis, line)), "sheet"))
    if len(detailed) < np.count_nonzero([number.passing for number in numbers]):
        text = tr("Details are shown for the {} lines that most rocks pass.")
        parts.append(page.paragraph(formatted(text, len(detailed))))
    parts += [
        page.section(tr("Parameters"), page.rows_table(parameter_rows)),
        page.section(tr("Made from"), page.rows_table(_provenance(analysis, terrain))),
        page.section(tr("Reading and limits of the numbers"), page.items(_limits(analysis))),
    ]
    page.write_page(path, tr("Rocks at lines"), parts)


def _heading(analysis):
    text = formatted(
        tr("Talus {}, {}. Runs: {}, at a line or more: {}. Lines: {}."),
        __version__, datetime.now().strftime("%Y-%m-%d %H:%M"), analysis.paths.number.size,
        analysis.screening.passing_runs(), len(analysis.lines),
    )  # fmt: skip
    parts = [f"<h1>{html.escape(tr('Rocks at lines'))}</h1>", page.paragraph(text)]
    if not analysis.paths.has_rotation:
        warning = tr("Energies are those of the translation alone: no samples of the motion were given.")
        parts.append(page.paragraph(warning, "warning"))
    if not plots.is_there():
        parts.append(
            page.paragraph(tr("There are no plots because the Python package matplotlib is missing."), "warning")
        )
    return "".join(parts)


def _overview(analysis, terrain):
    if not plots.is_there():
        return ""
    caption = tr("Lines (blue), up to 300 paths, and the first passages in the colour of their energy. North is up.")
    return page.picture(draw_overview(analysis, terrain), tr("Map")) + page.paragraph(caption)


def _lines_table(analysis):
    head = [
        tr("line"), tr("rocks"), tr("share"), tr("energy 95 % [kJ]"), tr("energy max. [kJ]"),
        tr("velocity 95 % [m/s]"), tr("top 95 % [m]"), tr("top max. [m]"), tr("smallest barrier"),
    ]  # fmt: skip
    rows = []
    for line, numbers in zip(analysis.lines, analysis.screening.numbers):
        energy, velocity, top = (numbers.of[name] for name in ("energy", "velocity", "top"))
        choice = analysis.screening.designs[len(rows)].choice
        rows.append([
            line.name, formatted("{}", numbers.passing), share_text(numbers.share),
            *(readable(value) for value in (energy.p95, energy.largest, velocity.p95, top.p95, top.largest)),
            _barrier_text(choice),
        ])  # fmt: skip
    return page.grid_table(head, rows)


def _about(analysis, line):
    """Pieces of the section of one line."""
    numbers, design = analysis.screening.numbers[line], analysis.screening.designs[line]
    text = formatted(
        tr("{} of {} runs pass, {} ({} to {} with 95 % confidence); {} passages in total."),
        numbers.passing, numbers.runs,
        *map(share_text, (numbers.share, numbers.share_low, numbers.share_high)),
        numbers.passages,
    )  # fmt: skip
    yield page.paragraph(text)
    if analysis.stopped[line]:
        yield page.paragraph(stopped_text(numbers.passing, analysis.stopped[line]))
    if math.isinf(numbers.of["energy"].p95_high):
        few = tr("Fewer than 72 rocks: their 95th percentile has no upper bound. Simulate more runs before you use it.")
        yield page.paragraph(few, "warning")
    yield _statistics_table(numbers, analysis.paths.has_rotation)
    if plots.is_there():
        yield page.picture(draw_histograms(analysis, line), tr("Histograms"), "svg+xml")
        yield page.picture(draw_along(analysis, line), tr("Along the line"), "svg+xml")
    yield f"<h3>{html.escape(tr('Convergence'))}</h3>"
    yield passage_content(_energies(analysis, line), quantity_labels(analysis.paths.has_rotation)["energy"])
    yield pieces_content(analysis, line)
    if design.shares is not None:
        yield f"<h3>{html.escape(tr('Share of the passing rocks that a barrier stops'))}</h3>"
        yield _design_table(analysis.screening.barriers, design)
        yield page.paragraph(_design_text(analysis.screening.barriers, design))
    yield f"<h3>{html.escape(tr('Sources'))}</h3>"
    yield _sources_table(analysis, line)


def _energies(analysis, line):
    """Energy of each run at its first passage of a line, kJ; NaN for those that do not pass."""
    rows = analysis.screening.rows
    first = first_passages(rows[rows["line"] == line])
    energies = np.full(analysis.paths.number.size, math.nan)
    energies[first["run"]] = first["energy"] / KILO
    return energies


def _statistics_table(numbers, has_rotation):
    labels = statistic_labels()
    head = ["", *(tr("{} (lower to upper bound)").format(labels["p95"]) if name == "p95" else labels[name]
                  for name in ("mean", "p50", "p90", "p95", "p99", "largest"))]  # fmt: skip
    rows = []
    for name, label in quantity_labels(has_rotation).items():
        summary = numbers.of[name]
        if not summary.count:
            continue
        bounds = (readable(value) for value in (summary.p95, summary.p95_low, summary.p95_high))
        p95 = tr("{} ({} to {})").format(*bounds)
        others = {key: readable(getattr(summary, key)) for key in ("mean", "p50", "p90", "p99", "largest")}
        rows.append([label, others["mean"], others["p50"], others["p90"], p95, others["p99"], others["largest"]])
    return page.grid_table(head, rows)


def _design_table(barriers, design):
    head = [tr("class"), tr("up to [kJ]"), *(formatted("{:g} m", height) for height in barriers.heights)]
    rows = []
    for i, capacity in enumerate((*barriers.capacities, math.inf)):
        # number of the class of ETAG 027 with this maximum energy level
        name = str(NET_CAPACITIES.index(capacity)) if capacity in NET_CAPACITIES else "–"
        row = [name, formatted("{:g}", capacity) if math.isfinite(capacity) else tr("any")]
        for j, height in enumerate(barriers.heights):
            share = design.shares[i, j]
            kind = "good" if share >= barriers.target else ""
            if design.choice is not None and (design.choice.capacity, design.choice.height) == (capacity, height):
                kind = "best"
            row.append((formatted("{:.1f} %", 100.0 * share), kind))
        rows.append(row)
    return page.grid_table(head, rows)


def _design_text(barriers, design):
    factors = formatted(
        tr("Energies are multiplied by {:g} and heights by {:g} before."),
        barriers.energy_factor,
        barriers.height_factor,
    )
    if design.choice is None:
        text = formatted(tr("No barrier of the table stops {:.4g} % of the passing rocks."), 100.0 * barriers.target)
    elif math.isinf(design.choice.capacity):
        text = formatted(tr("No class of the table stops {:.4g} % of the passing rocks: their energy exceeds the "
                            "largest "
                       "class, {:g} kJ. Without a limit of the energy a height of {:g} m would suffice."),
                    100.0 * barriers.target, barriers.capacities[-1], design.choice.height)  # fmt: skip
    else:
        text = formatted(
            tr("The smallest that stops {:.4g} %: {}, stops {:.1f} %."),
            100.0 * barriers.target,
            _barrier_text(design.choice),
            100.0 * design.choice.share,
        )
    alone = formatted(
        tr(
            "The tops of {:.4g} % of the rocks stay within {} m, the energies of as many within {} kJ. These are "
            "values of single rocks; percentiles of the tables are interpolated between two."
        ),
        100.0 * barriers.target,
        readable(design.height),
        readable(design.energy),
    )
    return f"{text} {alone} {factors}"


def _barrier_text(choice):
    if choice is None:
        return "–"
    if math.isinf(choice.capacity):
        return formatted(tr("no class suffices; {:g} m of height would, for any energy"), choice.height)
    return formatted("{:g} kJ, {:g} m", choice.capacity, choice.height)


def _sources_table(analysis, line):
    rows = [row for row in analysis.screening.sources if row.line == line and row.passing]
    rows.sort(key=lambda row: -row.passing)
    rest = sum(row.passing for row in rows[LISTED_SOURCES:])
    listed = rows[:LISTED_SOURCES]
    parts = parts_texts([*(row.passing for row in listed), rest])
    head = [tr("release feature"), tr("runs"), tr("pass"), tr("share of its runs"),
            tr("share of those that pass"), tr("energy mean [kJ]"),
            tr("energy 95 % [kJ]"), tr("energy max. [kJ]"), tr("top 95 % [m]")]  # fmt: skip
    table = [
        [str(row.source), formatted("{}", row.runs), formatted("{}", row.passing), share_text(row.share),
         part, readable(row.energy.mean),
         readable(row.energy.p95), readable(row.energy.largest), readable(row.top.p95)]
        for row, part in zip(listed, parts)
    ]  # fmt: skip
    if rest:  # so that the shares make the whole
        table.append([tr("all others"), "", formatted("{}", rest), "", parts[-1], "", "", "", ""])
    more = tr("{} release features contribute rocks; the {} with the most are listed.")
    note = page.paragraph(formatted(more, len(rows), LISTED_SOURCES)) if len(rows) > LISTED_SOURCES else ""
    return page.grid_table(head, table) + note


def _provenance(analysis, terrain):
    motion = analysis.paths.motion
    rows = [
        (tr("Coordinate system"), analysis.paths.crs.authid() or analysis.paths.crs.description()),
        (tr("SHA-256 of the trajectories as used"), _fingerprint(motion.time, motion.position, motion.mass)),
    ]
    if analysis.paths.has_rotation:
        fingerprint = _fingerprint(motion.velocity, motion.rotational, motion.ground)
        rows.append((tr("SHA-256 of the samples as used"), fingerprint))
    parts = [part for line in analysis.lines for part in line.parts]
    rows.append((tr("SHA-256 of the lines as used"), _fingerprint(*parts)))
    if terrain is not None:
        rows.append((tr("SHA-256 of the terrain as used"), _fingerprint(terrain.heights)))
    return rows


def _fingerprint(*arrays):
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()


def _limits(analysis):
    texts = [
        tr("A rock counts once at a line, with its first passage. Later passages are in the layer of the crossings."),
        tr("The height of the top is that of the highest corner of the rock in its orientation there; lines of "
           "earlier versions have it interpolated between two vertices. Where the trajectories do not hold it, it is "
           "that of the centre of mass plus the largest radius."),
        tr("The impact angle lies between the velocity and the normal of a vertical screen over the line; 0° is "
           "square on."),
        tr("Percentiles interpolate between neighbouring values. Their confidence is that of order statistics and "
           "covers the number of runs only, not the ground, the rocks or the model. – where the runs are too few to "
           "bound it."),
        tr("Between two vertices a rock flies on a parabola, with one impact where the velocities do not fit; this "
           "is exact in flight without drag. In contact with the ground the uncertainty of the energy is its change "
           "between two vertices."),
        tr("The energy classes are the maximum energy levels of ETAG 027 and EAD 340059-00-0106. The table is a "
           "screening: the barrier keeps its height, one rock comes at a time, and rocks that pass above or through "
           "are not slowed. Standards require safety factors and a clearance, which the factors can represent."),
        tr("The foundation of a barrier here, and the space that it needs behind it, are not checked."),
        tr("Shares refer to the simulated runs. How often rocks fall is not included in them."),
    ]  # fmt: skip
    return texts
