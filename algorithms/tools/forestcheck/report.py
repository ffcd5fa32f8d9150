# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:forestcheck: stands, blocks, target, objects, equations, limits."""

import html
import math

from ....engine.version import __version__
from ...number_words import KILO, formatted
from ...shared.reports import page
from ...shared.reports.page import head_with_findings, readable
from ...translation import tr
from .outputs import protection_rows


def write_report(path, checks, protection, parameter_rows, head):
    """Write the page; ``checks``: Findings; ``protection``: a Protection or None; ``head``: a ReportHead."""
    title = tr("Protective forest check")
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        *head_with_findings(head),
        page.paragraph(formatted(tr("Talus {}. Stands: {}."), __version__, len(checks))),
        page.section(tr("Stands"), page.grid_table(_stand_head(), [_stand_row(check) for check in checks])),
        page.section(tr("Residual hazard by block and loss of stems"), page.grid_table(
            _block_head(), [_block_row(check, row) for check in checks for row in check.rows])),
    ]  # fmt: skip
    if any(check.check is not None for check in checks):
        rows = [_target_row(check) for check in checks if check.check is not None]
        head_row = [tr("stand"), tr("for blocks up to [m³]"), tr("stems thick enough [1/ha]"), tr("required"),
                    tr("longest gap [m]"), tr("less than"), tr("result")]  # fmt: skip
        parts.append(page.section(tr("Target profile"), page.grid_table(head_row, rows)))
    if protection is not None:
        rows = [
            [thing, tr("none") if one is None else one.stand.name, formatted("{}", runs)]
            for _, (one, thing, runs) in protection_rows(checks, protection)
        ]
        head_row = [tr("object"), tr("stand"), tr("runs that the forest keeps from the object")]
        parts.append(page.section(tr("Objects"), page.grid_table(head_row, rows) + page.items(_of_objects(protection))))
    parts.append(page.section(tr("Equations"), page.items(_equations())))
    parts.append(page.section(tr("Parameters"), page.rows_table(parameter_rows)))
    parts.append(page.section(tr("Limits of the method"), page.items(_limits())))
    page.write_page(path, title, parts)


def _stand_head():
    return [tr("stand"), tr("stems per hectare"), tr("basal area [m²/ha]"), tr("diameter [cm]"), tr("slope [°]"),
            tr("length [m]"), tr("free distance, mean [m]"), tr("longest gap [m]")]  # fmt: skip


def _stand_row(check):
    measures, slope = check.measures, check.slope
    of_slope = (slope.angle, slope.forested, check.gaps.mean, check.gaps.longest) if slope else (math.nan,) * 4
    numbers = (measures.per_hectare, measures.basal_area, 100.0 * measures.diameter, *of_slope)
    return [check.stand.name, *map(_shown, numbers)]


def _block_head():
    return [tr("stand"), tr("block [m]"), tr("stems lost [%]"), tr("free distance [m]"), tr("velocity [m/s]"),
            tr("energy [kJ]"), tr("trees needed to stop it"), tr("residual hazard [%]"), tr("stems needed [1/ha]"),
            tr("or diameter needed [cm]")]  # fmt: skip


def _block_row(check, row):
    outcome = row.outcome
    numbers = (math.nan,) * 6
    if outcome is not None:
        numbers = (outcome.velocity, outcome.energy / KILO, outcome.trees_needed, outcome.residual,
        outcome.stems_needed,
                   100.0 * outcome.diameter_needed)  # fmt: skip
    return [check.stand.name, *map(_shown, (row.block, row.lost, row.free, *numbers))]


def _target_row(check):
    target, words = check.target, {True: tr("passes"), False: tr("fails"), None: tr("not checked")}
    numbers = (
        target.volume,
        check.check.stems,
        target.stems,
        check.gaps.longest if check.slope else math.nan,
        target.gap,
    )
    return [check.stand.name, *map(_shown, numbers), words[check.check.passes]]


def _shown(number):
    return readable(number) if math.isfinite(number) else "–"


def _of_objects(protection):
    fewer, weaker, both = (_shown(100.0 * value) for value in protection.effect[2:])
    return [
        tr("At all objects together the forest keeps {} % of the rocks away, reduces the 95th-percentile energy by "
           "{} % and the total energy by {} %.").format(fewer, weaker, both),
        tr("The table counts the runs that reach an object in the simulation without the forest and not in the one "
           "with it, grouped by the stand in which they stop there. These shares are defined by Talus; the formulas "
           "of published indicators could not be checked."),
    ]  # fmt: skip


def _equations():
    return [
        tr("Rockfor.NET (Berger and Dorren 2007, by the public code of its authors' institute): v = min(√(2 g H), c "
           "β), H height above an energy line of 31°, c 0.64 or, below a basal area of 10 m² per hectare, 0.8; E = m "
           "v² / 2 + m g F / 4; trees needed n = 3.352 E / (f 38.7 DBH^2.31 J)."),
        tr("Blocks that stop: N d L / (100 n) %, at most 99; d diameter of the block, L length of the stand in plan. "
           "Values are means of blocks 5 % smaller and larger."),
        tr("Mean free distance: 10000 / (N (d + DBH)) m, N stems per hectare. Along the fall lines: length by the "
           "number of stems within (d + DBH) / 2 of the line."),
        tr(
            "Gap: the longest section of a fall line between two stems, or between a stem and the edge of the stand, "
            "in plan."),
    ]  # fmt: skip


def _limits():
    return [
        tr("Rockfor.NET was made for blocks below 5 m³ on plane slopes. Simulate rockfall with the trees where paths "
           "are not straight."),
        tr("Stems of all sizes are removed in the same proportion; real fellings and storms do not do this."),
        tr("Stands are evaluated one by one: blocks that an upper stand stops still count for the stand below it."),
        tr("Seedlings, stumps and logs are ignored."),
    ]  # fmt: skip
