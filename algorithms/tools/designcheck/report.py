# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:designcheck, a page to be signed: inputs with their sources, steps of the code, results."""

import html
import math

from ....engine.protection.design_check import residual_category
from ....engine.version import __version__
from ...number_words import formatted
from ...shared.reports import page
from ...shared.reports.page import head_with_findings
from ...translation import tr
from .actions import pieces_text, title_of, worst_text
from .algorithm import CODE
from .catalogue import shown_net
from .checks import anchor_section, factor_rows, is_named, line_rows, net_rows, smallest_passing
from .steps import EDITIONS, not_checked, steps_of, telling_digits
from .tables import quantity_labels, result_word

# Demand and capacity as a picture: how much of what each net offers a line uses up, as SVG.

PASSES, FAILS = "#3b7d5a", "#b03030"
LETTER, GUTTER = 7.5, 6  # pixels of a letter, in the mean of a name at most; between a name and what follows
BAR, RIGHT = 260, 70  # pixels: bars up to FULL, numbers
ROW, GAP, HEAD = 16, 8, 18
HALO = "style='paint-order:stroke;stroke:#fff;stroke-width:3px'"  # numbers stand out from the line at 100 %
FULL = 150.0  # % at which a bar ends; what uses more has an arrow


def use_chart(line, verdicts):
    """A figure of the nets of one line, with a bar for each requirement that has a number."""
    labels, bars, texts, y = quantity_labels(), [], [], HEAD
    left = round(LETTER * max(len(label) for label, *_ in labels.values())) + 2 * GUTTER
    for verdict in verdicts:
        checks = [check for check in verdict.checks if check.passes is not None and math.isfinite(check.use)]
        if not checks:
            continue
        texts.append(
            _text(0, y + 12, shown_net(verdict.net.name), "start")
        )  # above its bars, which stay long on a phone
        y += ROW
        for check in checks:
            texts.append(_text(left - GUTTER, y + 12, labels[check.quantity][0], "end"))
            texts.append(_number(left, y, 100.0 * check.use))
            bars.append(_bar(left, y, 100.0 * check.use, check.passes))
            y += ROW
        y += GAP
    if not bars:
        return ""
    at_limit = left + BAR * 100.0 / FULL
    limit = f"<line x1='{at_limit}' x2='{at_limit}' y1='{HEAD - 4}' y2='{y}' stroke='#222'/>"
    texts.append(_text(at_limit, HEAD - 7, "100 %", "middle"))
    width = left + BAR + RIGHT
    size = f"width='{width}' height='{y}' viewBox='0 0 {width} {y}' font-size='12'"
    drawing = f"<svg {size} xmlns='http://www.w3.org/2000/svg'>{''.join([*bars, limit, *texts])}</svg>"
    caption = tr("Design value in % of the resistance of the net.")
    keys = [(PASSES, tr("passes")), (FAILS, tr("fails"))]
    return page.drawn_figure(drawing, f"{title_of(line)}: {caption}", caption, keys)


def _bar(left, y, percent, passes):
    colour = PASSES if passes else FAILS
    return f"<rect x='{left}' y='{y + 2}' width='{_length(percent):.1f}' height='{ROW - 4}' fill='{colour}'/>"


def _number(left, y, percent):
    number = formatted("{:.0f} %", percent) + (" →" if percent > FULL else "")
    return _text(left + _length(percent) + 4, y + 12, number, "start")


def _length(percent):
    return BAR * min(percent, FULL) / FULL


def _text(x, y, text, anchor):
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' {HALO}>{html.escape(text)}</text>"


SIGNED = 3  # lines at the end of the page


def write_report(path, call, lines, verdicts, factors, about):
    """Write the page.

    verdicts : Verdicts, lines first
    factors : name -> partial factor of the code
    about : number of nets, name of the layer of crossings, rows of the parameters, a ReportHead
    """
    nets, layer, parameter_rows, head = about
    code = call[CODE]
    title = tr("Design check by {}").format(code)
    scope = [
        (tr("Code"), code), (tr("Edition of the rules here"), EDITIONS[code]),
        (tr("Subject"), tr("net fences against single rocks: energy, height, distance to the object behind")),
        (tr("Clauses"), tr("Talus has read no standard in full: fill in the numbers of the clauses from your copy.")),
    ]  # fmt: skip
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        *head_with_findings(head),
        page.paragraph(formatted(tr("Talus {}. Lines: {}. Nets: {}."), __version__, len(lines), nets)),
        page.section(tr("1  Not checked"), _not_checked(lines, verdicts)),
        page.section(tr("2  Result"), _result_table(lines, verdicts) + _warnings(call, lines)),
        page.section(tr("3  Scope"), page.rows_table(scope)),
        page.section(tr("4  Partial factors"), _factors(call, factors)),
    ]
    for number, line in enumerate(lines, 5):
        rows = [verdict for verdict in verdicts if verdict.line is line]
        parts.append(page.section(f"{number}  {title_of(line)}", _line_part(call, line, rows, factors, layer), "sheet"))
    number = len(lines) + 6
    parts += [
        page.section(f"{number - 1}  " + tr("Anchors"), anchor_section(call)),
        page.section(f"{number}  " + tr("Outside of the check"), page.items(_limits())),
        page.section(f"{number + 1}  " + tr("Parameters"), page.rows_table(parameter_rows)),
        page.section(f"{number + 2}  " + tr("Signatures"), _signatures()),
    ]
    page.write_page(path, title, parts)


def _factors(call, factors):
    if not factors:
        return page.paragraph(tr("No partial factors: characteristic values are compared with the energy level."))
    return page.grid_table(
        [tr("symbol"), tr("factor"), tr("value"), tr("reference")], factor_rows(call, factors), "words"
    )


def _line_part(call, line, rows, factors, layer):
    """Inputs, steps with the net that is reported, the figure and the table of all nets."""
    best = smallest_passing(rows, line) or rows[-1]
    head = [tr("symbol"), tr("input"), tr("value"), tr("reference")]
    inputs = page.grid_table(head, [*line_rows(call, line, best, layer), *net_rows(call, best.net)], "words")
    title = tr("Check of the net {}: {}").format(shown_net(best.net.name), result_word(best.passes))
    pieces = page.paragraph(pieces_text(line)) if line.hits is not None else ""
    return (
        f"<h3>{html.escape(tr('Inputs'))}</h3>{pieces}{inputs}<h3>{html.escape(title)}</h3>"
        + _steps_table(call[CODE], best, factors)
        + f"<h3>{html.escape(tr('All nets'))}</h3>"
        + use_chart(line, rows)
        + _check_table(rows)
    )


def _steps_table(code, verdict, factors):
    of_certainty = {
        "given": tr("as entered"),
        "quoted": tr("second hand: quoted by a text on the standard"),
        "recalled": tr("from memory: check it in the standard"),
        "plain": tr("plain comparison, not a rule of the standard"),
    }
    checks = {check.quantity: check for check in verdict.checks}
    of_step = {"E_d ≤ E / γ_E": "energy", "E_d ≤ E": "energy", "E_k ≤ E": "energy", "h_d + f ≤ H": "height",
               "D": "distance", "h_R": "residual"}  # fmt: skip
    rows = []
    for step in steps_of(code, verdict, factors):
        check = checks.get(of_step.get(step.symbol))
        result = ("", "") if check is None else (result_word(check.passes), "best" if check.passes else "warning")
        rows.append([step.what, step.equation, step.numbers, result, of_certainty[step.certainty], "........"])
    head = [tr("step"), tr("equation"), tr("with numbers"), tr("result"), tr("source of the equation"), tr("clause")]
    return page.grid_table(head, rows, "words")


def _not_checked(lines, verdicts):
    """List before all results which checks have no result, and why: a check not made has not passed."""
    if not lines:
        return page.paragraph(tr("No rock passes the lines of these crossings: nothing was checked."), "warning")
    items = []
    for line in lines:
        best = smallest_passing(verdicts, line) or [one for one in verdicts if one.line is line][-1]
        items += [f"{title_of(line)}: {reason}" for _, reason in not_checked(best)]
    if not items:
        return page.paragraph(tr("All requirements of the code were checked."))
    text = tr("These requirements were not checked, so the net has not passed them:")
    return page.paragraph(text, "warning") + page.items(items)


def _warnings(call, lines):
    worst = page.paragraph(worst_text(lines)) if worst_text(lines) else ""
    return worst


def _result_table(lines, verdicts):
    rows = []
    for line in lines:
        best = smallest_passing(verdicts, line)
        if best is None:
            rows.append([title_of(line), tr("no net of the catalogue passes"), "", "", ""])
        else:
            word = _result_of(best), "good" if best.passes else "warning"
            if is_named(best):
                use = formatted("{:.0f} %", 100.0 * best.checks[0].use)
                category = residual_category(best.net.residual_height) or "?"
                rows.append([title_of(line), shown_net(best.net.name), use, category, word])
            else:
                rows.append([title_of(line), tr("no net named"), "", "", word])
    head = [
        tr("line"),
        tr("smallest net"),
        tr("utilisation of its energy"),
        tr("category of the residual height"),
        tr("result"),
    ]
    return page.grid_table(head, rows)


def _result_of(verdict):
    """The result in words; of one that is not checked in full, what was not."""
    missing = [quantity_labels()[quantity][0] for quantity, _ in not_checked(verdict)]
    word = result_word(verdict.passes)
    return word if verdict.passes is not None else f"{word}: {', '.join(missing)}"


def _check_table(rows):
    labels, head = quantity_labels(), [tr("net")]
    for check in rows[0].checks:
        label, unit, _ = labels[check.quantity]
        head += [f"{label} [{unit}]", tr("resistance [{}]").format(unit)]
    head.append(tr("result"))
    table = []
    for row in rows:
        cells = [shown_net(row.net.name)]
        for check in row.checks:
            divisor = labels[check.quantity][2]
            words = _shown_pair(check.demand / divisor, check.resistance / divisor)
            cells += [(word, "good" if check.passes else "warning") for word in words]
        table.append([*cells, (result_word(row.passes), "best" if row.passes else "")])
    return page.grid_table(head, table)


def _shown_pair(demand, resistance):
    """Both numbers of a check in words, with as many digits as are needed to distinguish them."""
    words = _shown(demand), _shown(resistance)
    if words[0] == words[1] and demand != resistance and math.isfinite(demand) and math.isfinite(resistance):
        pattern = f"{{:.{telling_digits(demand, resistance)}g}}"
        words = formatted(pattern, demand), formatted(pattern, resistance)
    return words


def _shown(number):
    if math.isnan(number):
        return "?"
    if math.isinf(number):
        return "-"
    return formatted("{:.0f}" if abs(number) >= 100.0 else "{:.2f}", number)


def _signatures():
    head = [tr("role"), tr("name"), tr("date"), tr("signature")]
    roles = tr("prepared by"), tr("checked by"), tr("approved by the authority")
    return page.grid_table(head, [[role, "", "", ""] for role in roles[:SIGNED]], "words")


def _limits():
    return [
        tr(
            "The check covers single impacts on an intact net. Wear, filling and hits on posts are not included, nor "
            "hits near posts and edges: type tests hit the middle of the middle field. Impacts on a net shows such "
            "hits."
        ),
        tr("Foundations, anchors and posts are not checked: they have to resist the forces of the type test."),
        tr(
            "Austrian practice also requires that the post spacing be within 2 m of the tested one, that a line have "
            "at least three fields and at most 60 m, or intermediate anchors, and that openings at the end fields be "
            "at most 10 % of the nominal height (second hand)."
        ),
        tr("French practice has no rule here: none was available that could be checked."),
        tr("The certainty of the percentile depends on the number of runs; see Convergence of a simulation."),
    ]  # fmt: skip
