# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:netsiting: one HTML page."""

import html
import math
from datetime import datetime

import numpy as np

from ....engine.version import __version__
from ...number_words import KILO, formatted
from ...shared.reports import page, plots
from ...shared.reports.page import head_with_findings, readable
from ...shared.reports.plots import DARK, GREY, drawn, new_figure, shade
from ...translation import tr
from .layers import COLOURS

# The figures of talus:netsiting: where the lines lie, and what goes on behind them.

OBJECT = "#7a5195"
WITHOUT = "#c9c9c9"
ROW = 1.1  # cm of a line in the chart


def draw_sites(sites, terrain, objects):
    """Map of the lines in the colours of their places, with the objects, as PNG."""
    figure, axes = new_figure(16.0, 11.0)
    shade(axes, terrain)
    west, south, east, north = terrain.extent
    for number, geometry in enumerate(objects):
        label = {"label": tr("objects to protect")} if number == 0 else {}
        for part in geometry.asGeometryCollection():
            places = np.array([(vertex.x(), vertex.y()) for vertex in part.vertices()])
            marker = "o" if len(places) == 1 else ""
            axes.plot(*places.T, color=OBJECT, linewidth=1.5, marker=marker, markersize=4, linestyle="-", **label)
            label = {}
    for site in sites:
        places = np.concatenate(site.line.parts)
        axes.plot(*places.T, color=_colour(site), linewidth=3.0, solid_capstyle="round")
        box = {"facecolor": "white", "alpha": 0.8, "edgecolor": "none", "pad": 1.5}
        axes.annotate(f"{site.rank}. {site.line.name}", places[len(places) // 2], (0, 6), textcoords="offset points",
                      fontsize=8, ha="center", bbox=box)  # fmt: skip
    axes.set(xlim=(west, east), ylim=(south, north), xlabel=tr("east [m]"), ylabel=tr("north [m]"))
    axes.set_aspect("equal")
    axes.locator_params(nbins=4)
    axes.tick_params(axis="y", labelrotation=90)
    if objects:
        axes.legend(frameon=True, framealpha=0.85, fontsize=7, loc="lower right")
    return drawn(figure, "png")


def draw_shares(sites):
    """Draw the share behind each line without and with the net, with its bounds and the chance of the line, as SVG."""
    figure, axes = new_figure(16.0, 2.2 + ROW * len(sites))
    for row, site in enumerate(sites):
        siting = site.siting
        before, after = 100.0 * siting.passing / siting.runs, 100.0 * siting.rest_share
        low, high = (
            100.0 * siting.passing * (1.0 - share) / siting.runs for share in (siting.caught_high, siting.caught_low)
        )
        axes.barh(row, before, 0.62, color=WITHOUT, label=tr("without the net") if row == 0 else None)
        axes.barh(row, after, 0.36, color=_colour(site), label=tr("with the net") if row == 0 else None)
        axes.plot([low, high], [row, row], color=DARK, linewidth=1.4, marker="|", markersize=7,
                  label=tr("95 % bounds") if row == 0 else None)  # fmt: skip
        text = formatted(tr("{:.1f} % probability of being the best"), 100.0 * site.chance)
        axes.annotate(text, (max(before, high), row), (5, 0), textcoords="offset points", fontsize=7.5, va="center",
                      color=GREY)  # fmt: skip
    axes.set_yticks(range(len(sites)), [f"{site.rank}. {site.line.name}" for site in sites])
    axes.invert_yaxis()
    most = 1.35 * max(100.0 * site.siting.passing / site.siting.runs for site in sites) + 1.0
    axes.set_xlim(0.0, most)
    axes.set_xticks([tick for tick in axes.get_xticks() if tick <= min(most, 100.0)])  # the rest is room for words
    axes.set_xlabel(tr("runs that continue behind the line [%]"))
    axes.legend(frameon=False, fontsize=7, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)
    return drawn(figure)


def _colour(site):
    return COLOURS[min(site.rank, len(COLOURS)) - 1]


def write_siting_report(path, sites, scene, rows, head):
    """Write the page; ``scene``: (terrain around the lines, objects, ProductSheet or None); ``head``: a ReportHead."""
    terrain, objects, sheet = scene
    text = formatted(tr("Talus {}, {}. Lines: {}."), __version__, datetime.now().strftime("%Y-%m-%d %H:%M"), len(sites))
    parts = [
        f"<h1>{html.escape(tr('Places for a net'))}</h1>", *head_with_findings(head),
        page.paragraph(text),
        _about_net(sheet),
        page.section(tr("Ranking of the lines"), _pictures(sites, terrain, objects) + _order_table(sites)),
        page.section(tr("Loads on the net"), _load_table(sites)),
        page.section(tr("Parameters"), page.rows_table(rows)),
        page.section(tr("Reading and limits of the numbers"), page.items(_limits())),
    ]  # fmt: skip
    page.write_page(path, tr("Places for a net"), parts)


def _about_net(sheet):
    if sheet is None:
        text = tr("The net is generic, not a product: use the data of the manufacturer for a design.")
        return page.paragraph(text, "warning")
    return page.paragraph(tr("Net by a product sheet: {}.").format(sheet.title))


def _pictures(sites, terrain, objects):
    if not plots.is_there():
        return page.paragraph(tr("There are no plots because the Python package matplotlib is missing."), "warning")
    return page.picture(draw_sites(sites, terrain, objects), tr("The lines")) + page.picture(
        draw_shares(sites), tr("Runs that continue behind the lines"), "svg+xml"
    )


def _order_table(sites):
    head = [tr("line"), tr("pass"), tr("over"), tr("thrown"), tr("held [%]"), tr("behind, without [%]"),
            tr("behind, with [%]"), tr("probability of being the best [%]")]  # fmt: skip
    rows = []
    for site in sites:
        siting = site.siting
        held = tr("{} ({} to {})").format(
            *(readable(100.0 * value) for value in (siting.caught_share, siting.caught_low, siting.caught_high))
        )
        numbers = 100.0 * siting.passing / siting.runs, 100.0 * siting.rest_share, 100.0 * site.chance
        counts = (formatted("{}", count) for count in (siting.passing, siting.over, siting.thrown))
        rows.append([_name(site), *counts, held, *map(readable, numbers)])
    return page.table_with_csv("net_sites", head, rows)


def _load_table(sites):
    head = [tr("line"), tr("elongation 95 % [m]"), tr("rope 95 % [kN]"), tr("anchor 95 % [kN]"),
            tr("distance required [m]"), tr("distance available [m]"), tr(
                "net fails or is not proven to hold")]  # fmt: skip
    rows = []
    for site in sites:
        siting = site.siting
        numbers = siting.elongation.p95, siting.rope.p95 / KILO, siting.anchor.p95 / KILO, siting.distance_needed()
        is_free = site.distance > siting.distance_needed()
        rows.append([_name(site), *map(readable, numbers), (readable(site.distance), _mark(site.distance, is_free)),
                     tr("{} of {}").format(siting.flagged, siting.thrown)])  # fmt: skip
    return page.table_with_csv("net_loads", head, rows)


def _mark(distance, is_free):
    """Class of the style of a distance: none where there are no objects."""
    return "" if math.isnan(distance) else "good" if is_free else "warning"


def _name(site):
    return f"{site.rank}. {site.line.name}"


def _limits():
    return [
        tr("Held shares refer to the rocks that cross the line, with the 95 % confidence of the number that was "
           "thrown. They do not cover the ground, the releases or the model."),
        tr("Lines are ranked by their probability of letting the fewest runs through, which follows from the numbers "
           "of rocks thrown and held: three held of three are weaker evidence than 29 of 30. A line that rocks pass "
           "around has few passing runs, but does not protect the area behind its ends."),
        tr("The distance required is the upper bound of the 95th percentile of the elongation, or the largest where "
           "too few rocks were thrown to bound it; standards require a margin."),
        tr("A rock is held only if no rope, ring, cable or mesh tears, no brake is used up, the energy balance "
           "closes within 1 % and the rock is wider than the meshes; all others count as passing. A rock that rolls "
           "out below the net after being stopped counts as held; a finding gives the number of such rocks."),
        tr("Anchors and foundations are fixed points here: the ground in which they stand is not checked."),
        tr("Each rock hits a new net."),
    ]  # fmt: skip
