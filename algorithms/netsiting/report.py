# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:netsiting: one HTML page."""

import html
from datetime import datetime

from ...engine.version import __version__
from ..number_words import told
from ..parameters.report_heads import head_rows
from ..reports import page
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO


def write_siting_report(path, sites, rows, head):
    """Write the page; ``head``: a ReportHead."""
    text = told(tr("Talus {}, {}. {} lines."), __version__, datetime.now().strftime("%Y-%m-%d %H:%M"), len(sites))
    parts = [
        f"<h1>{html.escape(tr('Places for a net'))}</h1>", page.head_table(head_rows(head)),
        page.paragraph(text),
        page.paragraph(tr("The net is generic, no product: take the data of the maker for a design."), "warning"),
        page.section(tr("Lines in their order"), page.grid_table(_head(), [_row(site) for site in sites])),
        page.section(tr("Parameters"), page.rows_table(rows)),
        page.section(tr("How to read the numbers, and limits"), page.items(_limits())),
    ]  # fmt: skip
    page.write_page(path, tr("Places for a net"), parts)


def _head():
    return [tr("line"), tr("pass"), tr("over"), tr("held [%]"), tr("behind, without [%]"), tr("behind, with [%]"),
            tr("chance to be the best [%]"), tr("elongation 95 % [m]"), tr("rope 95 % [kN]"), tr("anchor 95 % [kN]"),
            tr("distance needed [m]"), tr("distance there [m]"), tr("flags")]  # fmt: skip


def _row(site):
    one = site.siting
    held = tr("{} ({} to {})").format(
        *(readable(100.0 * value) for value in (one.caught_share, one.caught_low, one.caught_high))
    )
    numbers = (
        100.0 * one.passing / one.runs, 100.0 * one.rest_share, 100.0 * site.chance, one.elongation.p95,
        one.rope.p95 / KILO, one.anchor.p95 / KILO, one.distance_needed(),
    )  # fmt: skip
    is_free = site.distance > one.distance_needed()
    return [f"{site.rank}. {site.line.name}", told("{}", one.passing), told("{}", one.over), held,
            *map(readable, numbers), (readable(site.distance), "good" if is_free else ""),
            f"{one.flagged} / {one.thrown}"]  # fmt: skip


def _limits():
    return [
        tr("Held shares are of the rocks that cross the line, with the 95 % confidence of the number that was thrown. "
           "They say nothing of the ground, the releases or the model."),
        tr("Lines are compared by the share of all runs that goes on behind them with the net. A line that rocks go "
           "around has few that pass, and does not protect what lies behind its ends."),
        tr("The distance needed is the upper bound of the 95th percentile of the elongation, or the largest where too "
           "few rocks were thrown to bound it; standards ask for a margin."),
        tr("Nothing breaks. What passes its strength or its stroke is a flag: the verdict holds only if it did not."),
        tr("One rock at a time hits a net that is new."),
    ]  # fmt: skip
