# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:netsiting: one HTML page."""

import html
import math
from datetime import datetime

from ...engine.version import __version__
from ..number_words import told
from ..reports import page, plots
from ..reports.findings import head_with_findings
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO
from .plots import draw_shares, draw_sites


def write_siting_report(path, sites, scene, rows, head):
    """Write the page; ``scene``: (terrain around the lines, objects, ProductSheet or None); ``head``: a ReportHead."""
    terrain, objects, sheet = scene
    text = told(tr("Talus {}, {}. Lines: {}."), __version__, datetime.now().strftime("%Y-%m-%d %H:%M"), len(sites))
    parts = [
        f"<h1>{html.escape(tr('Places for a net'))}</h1>", *head_with_findings(head),
        page.paragraph(text),
        _about_net(sheet),
        page.section(tr("Lines in their order"), _pictures(sites, terrain, objects) + _order_table(sites)),
        page.section(tr("What the net has to bear there"), _load_table(sites)),
        page.section(tr("Parameters"), page.rows_table(rows)),
        page.section(tr("How to read the numbers, and limits"), page.items(_limits())),
    ]  # fmt: skip
    page.write_page(path, tr("Places for a net"), parts)


def _about_net(sheet):
    if sheet is None:
        text = tr("The net is generic, no product: take the data of the maker for a design.")
        return page.paragraph(text, "warning")
    return page.paragraph(tr("Net by a product sheet: {}.").format(sheet.title))


def _pictures(sites, terrain, objects):
    if not plots.is_there():
        return page.paragraph(tr("There are no plots, for the Python package matplotlib is missing."), "warning")
    return page.picture(draw_sites(sites, terrain, objects), tr("The lines")) + page.picture(
        draw_shares(sites), tr("What goes on behind the lines"), "svg+xml"
    )


def _order_table(sites):
    head = [tr("line"), tr("pass"), tr("over"), tr("thrown"), tr("held [%]"), tr("behind, without [%]"),
            tr("behind, with [%]"), tr("chance to be the best [%]")]  # fmt: skip
    rows = []
    for site in sites:
        one = site.siting
        held = tr("{} ({} to {})").format(
            *(readable(100.0 * value) for value in (one.caught_share, one.caught_low, one.caught_high))
        )
        numbers = 100.0 * one.passing / one.runs, 100.0 * one.rest_share, 100.0 * site.chance
        counts = (told("{}", count) for count in (one.passing, one.over, one.thrown))
        rows.append([_name(site), *counts, held, *map(readable, numbers)])
    return page.table_with_csv("net_sites", head, rows)


def _load_table(sites):
    head = [tr("line"), tr("elongation 95 % [m]"), tr("rope 95 % [kN]"), tr("anchor 95 % [kN]"),
            tr("distance needed [m]"), tr("distance there [m]"), tr("net fails or is unsure")]  # fmt: skip
    rows = []
    for site in sites:
        one = site.siting
        numbers = one.elongation.p95, one.rope.p95 / KILO, one.anchor.p95 / KILO, one.distance_needed()
        is_free = site.distance > one.distance_needed()
        rows.append([_name(site), *map(readable, numbers), (readable(site.distance), _mark(site.distance, is_free)),
                     tr("{} of {}").format(one.flagged, one.thrown)])  # fmt: skip
    return page.table_with_csv("net_loads", head, rows)


def _mark(distance, is_free):
    """Class of the style of a distance: none where there are no objects."""
    return "" if math.isnan(distance) else "good" if is_free else "warning"


def _name(site):
    return f"{site.rank}. {site.line.name}"


def _limits():
    return [
        tr("Held shares are of the rocks that cross the line, with the 95 % confidence of the number that was thrown. "
           "They say nothing of the ground, the releases or the model."),
        tr("The order is that of the chance to let the fewest runs through, drawn from how many rocks were thrown and "
           "held: three held of three say less than 29 of 30. A line that rocks go around has few that pass, and does "
           "not protect what lies behind its ends."),
        tr("The distance needed is the upper bound of the 95th percentile of the elongation, or the largest where too "
           "few rocks were thrown to bound it; standards ask for a margin."),
        tr("A rock is held only if no rope, ring, cable or mesh tears, no brake is used up, the account of energy "
           "closes within 1 % and the rock is wider than the meshes; all others count as passing. One that rolls out "
           "below the net after that had stopped it counts as held; a finding tells how many do."),
        tr("Anchors and foundations are fixed points here: the ground in which they stand is not looked at."),
        tr("One rock at a time hits a net that is new."),
    ]  # fmt: skip
