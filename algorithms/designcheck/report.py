# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:designcheck: what comes to each line, the factors, and what passes."""

import html
import math

from ...engine.protection.design_check import residual_category
from ...engine.version import __version__
from ..number_words import told
from ..parameters.report_heads import head_rows
from ..reports import page
from ..translation import tr
from ..units import KILO
from .actions import title_of, warnings_of
from .chart import use_chart
from .checks import smallest_passing
from .parameters import EAD, ONR, UNI
from .tables import quantity_labels, result_word


def write_report(path, code, lines, found, factors, parameter_rows, head):
    """Write the page; ``found``: Verdicts, lines first; ``head``: a ReportHead."""
    parts = [
        f"<h1>{html.escape(tr('Design check by {}').format(code))}</h1>",
        page.head_table(head_rows(head)),
        page.paragraph(told(tr("Talus {}. Lines: {}. Nets: {}."), __version__, len(lines), len(found) // len(lines))),
        page.section(tr("Result"), _result_table(lines, found) + _warnings(lines)),
        page.section(tr("What comes to the lines"), _actions_table(lines)),
        page.section(tr("Design values"), _design_table(lines, found)),
    ]
    for line in lines:
        rows = [one for one in found if one.line is line]
        parts.append(page.section(title_of(line), use_chart(line, rows) + _check_table(rows)))
    parts.append(page.section(tr("Equations and factors"), page.items(_equations(code)) + _factor_table(factors)))
    parts.append(page.section(tr("Parameters"), page.rows_table(parameter_rows)))
    parts.append(page.section(tr("Limits of the method"), page.items(_limits())))
    page.write_page(path, tr("Design check by {}").format(code), parts)


def _actions_table(lines):
    head = [tr("line"), tr("runs that pass"), tr("percentile [%]"), tr("velocity [m/s]"), tr("height of the top [m]"),
            tr("energy [kJ]"), tr("mass of the design block [kg]")]  # fmt: skip
    rows = [
        [title_of(one), told("{}", one.passing), told("{:g}", 100 * one.actions.percentile),
         told("{:.1f}", one.actions.velocity), told("{:.2f}", one.actions.height),
         told("{:.0f}", one.actions.energy / KILO) + ("" if one.has_rotation else " " + tr("(without rotation)")),
         told("{:.0f}", one.actions.mass)]
        for one in lines
    ]  # fmt: skip
    return page.grid_table(head, rows)


def _warnings(lines):
    return "".join(page.paragraph(text, "warning") for line in lines for text in warnings_of(line))


def _design_table(lines, found):
    head = [tr("line"), "v_d [m/s]", "m_d [kg]", "h_d [m]", tr("free border f [m]"), "E_d [kJ]"]
    rows = []
    for line in lines:
        one = next(verdict for verdict in found if verdict.line is line)
        design = one.design
        numbers = design.velocity, design.mass, design.height, one.site.free_border, design.energy / KILO
        rows.append([title_of(line), *map(_shown, numbers)])
    return page.grid_table(head, rows)


def _result_table(lines, found):
    rows = []
    for line in lines:
        best = smallest_passing(found, line)
        if best is None:
            rows.append([title_of(line), tr("no net of the catalogue passes"), "", ""])
        else:
            word = result_word(best.passes), "good" if best.passes else ""
            rows.append([title_of(line), best.net.name, _category(best.net), word])
    head = [tr("line"), tr("smallest net"), tr("category of the residual height"), tr("result")]
    return page.grid_table(head, rows)


def _category(net):
    return residual_category(net.residual_height) or "?"


def _check_table(rows):
    head = [tr("net")]
    for label, unit, _ in quantity_labels().values():
        head += [f"{label} [{unit}]", tr("offered [{}]").format(unit)]
    head.append(tr("result"))
    table = []
    for one in rows:
        cells = [one.net.name]
        for check, (_, _, divisor) in zip(one.checks, quantity_labels().values()):
            cells += [(_shown(value / divisor), "good" if check.passes else "")
                      for value in (check.demand, check.resistance)]  # fmt: skip
        table.append([*cells, (result_word(one.passes), "best" if one.passes else "")])
    return page.grid_table(head, table)


def _shown(number):
    if math.isnan(number):
        return "?"
    if math.isinf(number):
        return "-"
    return told("{:.0f}" if abs(number) >= 100.0 else "{:.2f}", number)


def _factor_table(factors):
    if not factors:
        return page.paragraph(tr("No partial factors."))
    return page.rows_table([(name, told("{:g}", value)) for name, value in factors.items()])


def _equations(code):
    common = tr("A net passes where the design energy is within its level, its height holds the design height with "
                "the free border, and its elongation stays short of the object.")  # fmt: skip
    of_code = {
        UNI: tr("E_d = risk · m_d · v_d² / 2, v_d = v · trajectories · survey, m_d = m · volume · unit_weight, h_d = h "
                "· trajectories · survey; the level of the net is divided by its factor. Values of survey, volume and "
                "trajectories as a vendor quotes them from the standard; the form of the equations after Peila and "
                "Ronco (2009), recalled; risk and net as given."),
        ONR: tr("E_d = E · energy, h_d = h · height; both factors as given. Distance: 1.2 e, and e + 1 m, at least; e "
                "is the elongation at the maximum energy level. Second hand, from a maker's text on the rule."),
        EAD: tr("Characteristic values are compared with the energy level as they are."),
    }  # fmt: skip
    return [of_code[code], common]


def _limits():
    return [
        tr("The check is of single impacts on an intact net. Wear, filling and hits on posts are not part of it."),
        tr(
            "Anchors and posts are designed for the forces of the type test. On the rope forces measured there Swiss "
            "practice takes 30 % more, Austrian practice half as much again (second hand)."
        ),
        tr(
            "No code here asks for a residual height: category A has at least 50 % of the nominal height after the "
            "test at the maximum energy level, B 30 %, C less. Where several rocks may come before repair, take A."
        ),
        tr("The percentile is as certain as the runs are many; see Convergence of a simulation."),
    ]
