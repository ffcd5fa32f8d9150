# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:embankment: heights, volumes, sections, equations, limits."""

import html

import numpy as np

from ....engine.version import __version__
from ...number_words import KILO, formatted
from ...shared.reports import page
from ...shared.reports.page import head_with_findings, readable
from ...shared.reports.plots import DARK, drawn, new_figure
from ...translation import tr
from .rocks_at_crest import withstanding_section
from .variants import variant_columns

# Sections across an embankment: the ground as it was, and as it is in the carved elevation model.

SHARES = (0.2, 0.5, 0.8)  # of the length of the line, at which it is cut
FILL, CUT, GROUND_COLOUR = "#d9a066", "#8fb0d6", "#e6e1d6"
MARGIN = 0.35  # of the width of the footprint, shown on each side


def draw_sections(embankment, terrain, carved, kind="svg"):
    """The plot of a Built as bytes; ``terrain``, ``carved``: the Terrain before and after."""
    along = embankment.layout.stations.along
    stations = [int(np.searchsorted(along, share * along[-1])) for share in SHARES]
    figure, panels = new_figure(18.0, 5.0, 1, len(stations))
    for axes, station in zip(panels, stations):
        _draw(axes, embankment, station, terrain, carved)
    panels[0].set_ylabel(tr("height [m]"))
    panels[1].set_xlabel(tr("distance from the crest line, downhill [m]"))
    panels[-1].legend(frameon=False, fontsize=7, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    figure.subplots_adjust(wspace=0.25)
    return drawn(figure, kind)


def _draw(axes, embankment, station, terrain, carved):
    layout = embankment.layout
    uphill = max(layout.uphill_toe[station], np.nan_to_num(layout.ditch_edge[station]))
    downhill = layout.downhill_toe[station]
    margin = MARGIN * (uphill + downhill)
    x = np.arange(-uphill - margin, downhill + margin, 0.25 * min(carved.cell_size))
    places = layout.stations.points[station] - x[:, None] * layout.uphill[station]
    before, after = (ground.height(*places.T) for ground in (terrain, carved))
    floor = np.nanmin(after) - 0.1 * max(np.nanmax(after) - np.nanmin(after), 1.0)
    axes.fill_between(x, floor, np.fmin(before, after), color=GROUND_COLOUR, linewidth=0)
    axes.fill_between(x, before, after, where=after > before, color=FILL, linewidth=0, label=tr("fill"))
    axes.fill_between(x, after, before, where=after < before, color=CUT, linewidth=0, label=tr("cut"))
    axes.plot(x, before, color=DARK, linewidth=0.8, linestyle="--", label=tr("ground before"))
    axes.plot(x, after, color=DARK, linewidth=1.3)
    axes.set_ylim(floor, None)
    axes.set_aspect("equal", adjustable="box")
    text = formatted(tr("{:.0f} m along the line"), layout.stations.along[station])
    axes.set_title(text, fontsize=8.5)


MOST_SECTIONS = 12  # embankments of which sections are drawn
OF_ROCKS = ("pass", "over", "over_pct", "climb")  # columns of the variants that need crossings


def write_report(path, terrain, carved, built, checks, compared_rows, parameter_rows, head):
    """Write the page.

    ``terrain``, ``carved``: the Terrain before and after; ``checks``: CrestCheck of each, or None;
    ``compared_rows``: Compared of the form and of each variant; ``head``: a ReportHead.
    """
    title = tr("Embankments and ditches")
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        *head_with_findings(head),
        page.paragraph(formatted(tr("Talus {}. Embankments: {}; cells of {:.3g} m."), __version__, len(built),
                            max(carved.cell_size))),
        page.section(tr("Heights"), page.grid_table(_height_head(), [_height_row(embankment) for embankment in built])),
        page.section(tr("Volumes"), page.grid_table(_volume_head(), [_volume_row(embankment) for embankment in built])),
    ]  # fmt: skip
    if checks is not None:
        table = page.grid_table(_check_head(), [_check_row(check) for check in checks])
        parts.append(page.section(tr("Rocks at the crest"), table + page.items(_of_rocks())))
        parts.append(page.section(tr("Energy and penetration"), withstanding_section(checks)))
    if len(compared_rows) > 1:
        columns = [column for column in variant_columns() if checks is not None or column.name not in OF_ROCKS]
        table = [[_cell(column.value(row)) for column in columns] for row in compared_rows]
        parts.append(page.section(tr("Variants"), page.grid_table([column.alias for column in columns], table)))
    for shown in built[:MOST_SECTIONS]:
        label = tr("Sections of {}").format(shown.crest.name)
        parts.append(page.section(label, page.picture(draw_sections(shown, terrain, carved), label, "svg+xml")))
    parts.append(page.section(tr("Equations"), page.items(_equations())))
    parts.append(page.section(tr("Parameters"), page.rows_table(parameter_rows)))
    parts.append(page.section(tr("Limits of the method"), page.items(_limits())))
    page.write_page(path, title, parts)


def _cell(value):
    return value if isinstance(value, str) else "" if value is None else readable(float(value))


def _height_head():
    return [tr("embankment"), tr("length [m]"), tr(
        "at the uphill toe, smallest [m]"), tr("mean [m]"), tr("largest [m]"),
            tr("above the axis, largest [m]"), tr("above the downhill toe, largest [m]"),
            tr("uphill side")]  # fmt: skip


def _height_row(embankment):
    uphill, layout = embankment.layout.uphill_height, embankment.layout
    numbers = (embankment.length, uphill.min(), uphill.mean(), uphill.max(), (layout.crest - layout.ground).max(),
               layout.downhill_height.max())  # fmt: skip
    side = tr("left") if layout.is_left_uphill else tr("right")
    return [embankment.crest.name, *(formatted("{:.2f}", float(number)) for number in numbers), side]


def _volume_head():
    return [tr("embankment"), tr("fill [m³]"), tr("cut [m³]"), tr("fill per metre [m²]"), tr("footprint [m²]"),
            tr("error of the fill by the cells, at most [%]")]  # fmt: skip


def _volume_row(embankment):
    numbers = (
        embankment.carved.fill,
        embankment.carved.cut,
        embankment.carved.fill / embankment.length,
        embankment.carved.area(),
    )
    return [embankment.crest.name, *(formatted("{:.0f}", number) for number in numbers[:2]),
            *(readable(number) for number in numbers[2:]), formatted("{:.1f}", 100.0 * embankment.error)]  # fmt: skip


def _check_head():
    return [tr("embankment"), tr("pass"), tr("over the crest"), tr("over [%]"), tr("in the freeboard"),
            tr("could climb over"), tr("over the carved model"), tr("climb 95 % [m]"), tr("without friction [m]"),
            tr("friction needed"), tr("slope [°]"), tr("velocity 95 % [m/s]"), tr("energy 95 % [kJ]")]  # fmt: skip


def _check_row(check):
    counts = check.counts
    share = tr("{} ({} to {})").format(*(readable(100.0 * value) for value in (counts.share, counts.low, counts.high)))
    over = formatted("{}", counts.over)
    in_freeboard, climbing, carved = (
        _with_share(number, counts.passing) for number in (counts.in_freeboard, check.climbing, check.carved)
    )
    numbers = check.climb, check.slide, check.friction, check.slope, check.velocity, check.energy / KILO
    return [check.name, formatted("{}", counts.passing), over, share, in_freeboard, climbing, carved,
            *map(readable, numbers)]  # fmt: skip


def _with_share(count, passing):
    """A number of rocks with its share of those that pass; what was not simulated is not checked."""
    if count is None:
        return tr("not checked")
    return formatted("{} ({:.3g} %)", count, 100.0 * count / passing) if passing else formatted("{}", count)


def _of_rocks():
    return [
        tr("First passages through the crest line in a simulation without the embankment. Over: the lowest point of "
           "the rock, taken as far below its centre as the highest is above it, passes above the crest. In the "
           "freeboard: not over, but the highest point is above the crest less the freeboard. Shares with their 95 % "
           "confidence."),
        tr("Could climb over: rocks that do not pass over the crest, for which a sphere that rolls at the velocity "
           "of the crossing down the mean slope climbs higher than the crest above the uphill toe: v' = v (2 + 5 cos "
           "δ) / 7, h = 7 v'² / (10 g), δ the sum of the angles of slope and face; derived for no slip, no "
           "resistance and a plastic impact, so it is an upper limit of the climb."),
        tr("Without friction: the climb of the same rocks if they slide and do not rotate, v' = v cos δ, zero from δ "
           "= 90°, h = v'² / (2 g). Friction at the face decides between the two; the larger one is counted."),
        tr("The simulation on the carved elevation model shows both without these simplifications."),
    ]  # fmt: skip


def _equations():
    return [
        tr("Dam: z = z_c - max(0, |x| - b/2) tan β, x across the line, b the width of the crest, β the angle of the "
           "face. Ditch: the uphill face continues to the bottom, D below the ground at the uphill toe; then the "
           "bottom and the back slope. Ground above the dam and ground below the ditch stay unchanged."),
        tr("Height at the uphill toe: z_c = H + the ground at b/2 + H / tan β uphill of the line. Height at the axis: "
           "z_c = H + the ground below the line."),
        tr("Beyond its ends the dam slopes down around a half disc, with an angle that changes from that of one face "
           "to that of the other. No rule for this is published; sections and ends are a choice of Talus."),
        tr("Volumes are those of the surface that is bilinear between the nodes; the error is a bound on level "
           "ground: c²/4 (tan β uphill + tan β downhill) per metre of line for cells of size c."),
    ]  # fmt: skip


def _limits():
    return [
        tr("Rocks meet the embankment as rigid terrain of the ground class of its faces. Its resistance and the "
           "penetration of rocks are checked only with crossings and limits of the user, rock by rock: no rule for "
           "several hits at one point is included."),
        tr("Stability of slopes, foundation, drainage of the ditch and the space for clearing it are not checked."),
        tr(
            "The freeboard is not part of the height. The requirements of codes could not be checked in a source: "
            "add your own."),
        tr(
            "Volumes are those of the finished form in place: no swelling of the soil, no stripping, no construction "
            "berms."),
    ]  # fmt: skip
