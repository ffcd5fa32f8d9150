# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:gallery: tables along the structures, formulas, limits."""

import html
import math

from ....engine.version import __version__
from ...number_words import KILO, formatted
from ...shared.reports import page
from ...shared.reports.page import head_with_findings, readable
from ...translation import tr
from .outputs import RESULTS, formula_words, result_words


def write_report(path, parts, is_gallery, percentile, parameter_rows, head):
    """Write the page; ``parts``: sections.Part of all sections; ``head``: a ReportHead."""
    title = tr("Galleries and walls")
    head_and_row = (_roof_head, _roof_row) if is_gallery else (_wall_head, _wall_row)
    text = tr("Talus {}. Characteristic values are the {}th percentiles of the rocks that arrive at a section.")
    text = formatted(text, __version__, percentile)
    pages = [f"<h1>{html.escape(title)}</h1>", *head_with_findings(head), page.paragraph(text)]
    for name in dict.fromkeys(part.structure.name for part in parts):
        own = [part for part in parts if part.structure.name == name]
        columns = page.known_columns(head_and_row[0](), [head_and_row[1](part) for part in own])
        pages.append(page.section(name, page.grid_table(*columns)))
    pages.append(page.section(tr("Equations"), page.items(_of_roofs() if is_gallery else _of_walls())))
    pages.append(page.section(tr("Parameters"), page.rows_table(parameter_rows)))
    pages.append(page.section(tr("Limits of the method"), page.items(_limits(is_gallery))))
    page.write_page(path, title, pages)


def _common_head():
    return [tr("from – to [m]"), tr("rocks"), tr("rocks per metre"), tr("energy [kJ]"), tr("energy per metre [kJ/m]")]


def _common_row(part):
    section = part.section
    numbers = (section.rows.size / section.length, part.energy / KILO, part.energy_of_all / KILO / section.length)
    return [formatted("{:.1f}\u00a0–\u00a0{:.1f}", section.start, section.end), formatted("{}", int(section.rows.size)),
            *map(_shown, numbers)]  # fmt: skip


def _roof_head():
    forces = [tr("{} [kN]").format(words) for words in formula_words().values()]
    return [*_common_head(), *forces, tr("static [kN]"), tr("depth [m]"),
            tr("thickness by penetration [m]"), tr("minimum thickness [m]"), tr("cushion")]  # fmt: skip


def _roof_row(part):
    forces = [part.forces.get(name, math.nan) / KILO for name in formula_words()]
    numbers = (*forces, part.static / KILO, part.depth, part.cushion.by_depth, part.cushion.least)
    return [*_common_row(part), *map(_shown, numbers), _result(part)]


def _wall_head():
    return [*_common_head(), tr("largest force [kN]"), tr("above"), tr("above [%]"), tr("in the freeboard"),
            tr("too much energy"), tr("result")]  # fmt: skip


def _wall_row(part):
    wall = part.wall
    shares = (wall.over / wall.passing if wall.passing else math.nan, wall.over_low, wall.over_high)
    share = tr("{} ({} to {})").format(*(_shown(100.0 * value) for value in shares))
    counts = ["–" if count is None else formatted("{}", count) for count in (wall.in_freeboard, wall.too_strong)]
    return [*_common_row(part), _shown(part.force / KILO), formatted("{}", wall.over), share, *counts, _result(part)]


def _result(part):
    return result_words()[RESULTS[part.passes]]


def _shown(number):
    return readable(number) if math.isfinite(number) else "–"


def _of_roofs():
    return [
        tr("ASTRA 12006: F = c e^-0.5 r^0.7 M_E^0.4 tan φ E^0.6; Labiouse et al. (1996): F = c M_E^0.4 r^0.2 E^0.6; "
           "Japan Road Association: F = c (m g)^(2/3) λ^0.4 H^0.6, times √(2 r / e) on cushions thinner than the rock. "
           "F kN, e thickness and r radius in m, M_E and λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m."),
        tr("The three formulas are written down from memory and were not compared with their sources; the factors c "
           "are inputs. The exponent 0.6 of the energy is that of elastic contact after Hertz."),
        tr("A cushion passes only if it meets both rules: q times the penetration, and a minimum thickness. If one "
           "of them was not entered (DEPTH_RATIO, LEAST_THICKNESS), the cushion counts as not checked, unless it "
           "fails by the other."),
        tr("Penetration d = 2 E / F, of a force that rises and falls evenly in time; the largest of the formulas is "
           "shown. Static force: the largest of the forces times the factor given."),
    ]  # fmt: skip


def _of_walls():
    return [
        tr("Largest force F = k E / p, E energy with rotation, p the distance over which the wall stops a rock; k is 1 "
           "for a steady force, 2 for a triangle in time, 4/3 for a falling and 8/3 for a rising force. Derived."),
        tr("Above: the lowest point of the rock, taken as far below its centre as the highest is above it, is above "
           "the top. Shares with their 95 % confidence. Too much energy: not above, with more energy than the wall "
           "can absorb."),
    ]  # fmt: skip


def _limits(is_gallery):
    common = tr("Rocks are those of the simulation at the line, which does not include the structure.")
    if not is_gallery:
        return [common, tr("No published rule gives the energy capacity of a rigid wall; foundation and overturning "
                           "are not checked.")]  # fmt: skip
    return [
        common,
        tr("The roof itself is not checked: bending and punching are for a structural engineer."),
        tr(
            "Formulas are for single rocks on a fresh cushion. After an earlier impact the cushion is stiffer and "
            "the force larger."),
        tr("A rock that falls from the edge of the slope onto the roof gains velocity that the crossing does not "
           "have; put the line at the level of the roof."),
    ]  # fmt: skip
