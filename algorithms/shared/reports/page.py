# SPDX-License-Identifier: GPL-2.0-or-later
"""Pieces of a report: one HTML page that needs no other file, for the screen and for paper."""

import base64
import csv
import html
import io
import os
import re
from numbers import Real

from qgis.core import QgsProcessingParameterDefinition

from ....engine.findings.finding import REFUSED, UNSAFE, worst_first
from ....engine.io.csv_cells import safe_cell
from ....engine.statistics.experience import QUANTITIES, load
from ...choice_names import choice_names
from ...number_words import APART, NOTHING, decimal_sign, exact_text, formatted, number_text
from ...translation import tr
from ..findings.output import finding_text
from ..parameters.outputs import head_rows
from ..parameters.values import WORDS, filled_cells, is_blank, is_empty, layers_of, source_of
from ..styles.on_load import own_name

# Experience so far in words: how wrong forecasts were at open sites, for logs and reports.


def experience_lines():
    """A sentence for each quantity: observed over forecast, the band of new sites, and the number of sites."""
    table = load()
    return [_sentence(name, table[name]) for name in QUANTITIES if name in table]


def _sentence(name, experience):
    words = {
        "run_out": tr("Run-out"), "speed": tr("Speed at the foot of the slope"),
        "energy": tr("Translational energy at the foot of the slope"), "height": tr("Jump height"),
    }  # fmt: skip
    if not experience.sites:
        return formatted(tr("{}: the forecast has not been tested at any site with open data yet."), words[name])
    if not experience.has_band:
        text = tr("{}: {:.2f} times the forecast was observed; sites with open data: {}, too few for a band.")
        return formatted(text, words[name], experience.factor, experience.sites)
    text = tr(
        "{}: {:.2f} times the forecast was observed, as the geometric mean of {} sites with open data. At a new site "
        "the ratio is expected between {:.2f} and {:.2f} with a probability of 80 %."
    )
    return formatted(text, words[name], experience.factor, experience.sites, experience.low, experience.high)


# Findings in a report: unsafe ones on its first page, before any map; doubtful ones and notes after the numbers.

WORST = (REFUSED, UNSAFE)
OF_PAPER = ("model-of-a-paper", "class-numbers-graded")  # engine/scene/papers.py


def head_with_findings(head):
    """Parts of a report below its title, in a list: the ReportHead with object, author and date, and all findings."""
    return [
        head_table(head_rows(head)),
        *unsafe_section(head.findings),
        *paper_section(head.findings),
        *other_section(head.findings),
    ]


def unsafe_section(findings):
    """The section of unsafe findings, in a list; empty where there are none."""
    texts = [finding_text(finding) for finding in worst_first(findings) if finding.severity in WORST]
    return _section(tr("Unsafe: do not use these results before this is corrected"), texts)


def paper_section(findings):
    """The section on the model of a paper and where its numbers are from, in a list; empty where there is none."""
    texts = [finding_text(finding) for finding in findings if finding.code in OF_PAPER]
    return [section(tr("Model of a paper"), items(texts))] if texts else []


def other_section(findings, more=()):
    """The section of all other findings, and of ``more`` texts, in a list; empty where there are none."""
    texts = [
        finding_text(finding)
        for finding in worst_first(findings)
        if finding.severity not in WORST and finding.code not in OF_PAPER
    ]
    return _section(tr("To be noted"), [*texts, *more])


def _section(title, texts):
    if not texts:
        return []
    return [section(title, "".join(paragraph(text, "warning") for text in texts))]


MANY = 10  # columns: with more the words of the heads are broken on paper, so that all columns are on it
STYLE = """
body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; }
body { overflow-wrap: break-word; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin-top: 2em; border-bottom: 1px solid #ccc; }
h3 { font-size: 1em; margin: 1.2em 0 0.4em; }
table { border-collapse: collapse; } td { padding: 0.15em 1.2em 0.15em 0; vertical-align: top; }
table.rows:not(.head) td:first-child { min-width: 12em; } td code { overflow-wrap: anywhere; }
td.number { text-align: right; white-space: nowrap; } td.number code { font: inherit; }
img { max-width: 100%; border: 1px solid #999; } code { font-size: 0.85em; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; margin-right: 2em; }
table.grid { display: block; max-width: 100%; overflow-x: auto; background-repeat: no-repeat; background-color: #fff;
  background-image: linear-gradient(to left, #fff, #fff), linear-gradient(to left, #999, #fff);
  background-position: right, right; background-size: 1.5em 100%, 0.8em 100%; background-attachment: local, scroll; }
table.grid td, table.grid th { padding: 0.15em 0.6em; border: 1px solid #ccc; text-align: right; font-size: 0.9em; }
table.grid td { white-space: nowrap; } table.grid td:first-child { white-space: normal; }
table.grid td:first-child, table.grid th:first-child { text-align: left; } table.grid th { background: #eee; }
table.words td, table.words th { white-space: normal; text-align: left; overflow-wrap: anywhere; }
table.words td { min-width: 6em; } table.keys td:first-child { white-space: nowrap; }
p.csv { margin: 0.2em 0 0.8em; font-size: 0.8em; }
td.good { background: #cfe8cf; } td.best { background: #7cc47c; font-weight: bold; }
img.plot { border: none; } .warning { border-left: 0.3em solid #dc4a28; padding-left: 0.7em; }
figure { margin: 1em 0; } figure svg { margin: 0; } svg.map { width: 100%; max-height: 90vh; border: 1px solid #999; }
svg.mark { margin: 0 0.3em 0 1em; vertical-align: middle; }
div.pair { display: flex; flex-wrap: wrap; gap: 1em; }
div.pair figure { flex: 1 1 20em; min-width: 0; margin: 0; } td.head code { font-family: inherit; font-size: 1em; }
figcaption { font-size: 0.9em; } .entry { display: inline-block; max-width: 100%; }
.key { display: inline-block; width: 1em; height: 0.8em; margin: 0 0.3em 0 1em; }
@media screen and (max-width: 40em) {
  body { margin: 1em auto; } svg { margin-right: 0; } ul { padding-left: 1.2em; } td { padding-right: 0.6em; }
  table.rows:not(.head) td:first-child { min-width: 7em; }
  table.grid td:first-child { min-width: 5em; } table.words td { min-width: 8em; }
}
@media print {
  p.csv { display: none; } table.grid { display: table; background: none; } h2.sheet { page-break-before: always; }
  body { margin: 0; max-width: none; font-size: 9.5pt; } h2, h3 { page-break-after: avoid; }
  table.grid td, table.grid th { padding: 0.15em 0.35em; font-size: 0.8em; } table.many th { overflow-wrap: anywhere; }
  h2 { margin-top: 1.2em; } svg { width: 47%; margin-right: 2%; }
  svg.map { width: auto; max-width: 100%; max-height: 15cm; } div.pair svg.map { max-height: 10.5cm; }
  svg.mark { width: 12px; } tr, img, svg, figure { page-break-inside: avoid; }
  img { max-height: 14cm; width: auto; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@page { size: A4; margin: 15mm; }
"""


def write_page(path, title, parts):
    """Write the page of some parts in HTML."""
    text = "<!DOCTYPE html>\n<html><head><meta charset='utf-8'>"
    text += f"<meta name='viewport' content='width=device-width, initial-scale=1'><title>{html.escape(title)}</title>"
    text += f"<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def section(title, content, kind=""):
    """A part of the page with its heading; ``kind``: sheet for one that begins a new sheet of paper."""
    return f"<h2 class='{kind}'>{html.escape(title)}</h2>{content}"


def paragraph(text, kind=""):
    """Plain text; ``kind``: a class of the style."""
    return f"<p class='{kind}'>{html.escape(text)}</p>"


def items(texts):
    """A list of plain texts."""
    return "<ul>" + "".join(f"<li>{html.escape(text)}</li>" for text in texts) + "</ul>"


def rows_table(rows, kind=""):
    """Two columns, a label and a value each."""
    lines = (
        f"<tr><td>{html.escape(str(label))}</td><td class='{kind}'><code>{html.escape(str(value))}</code></td></tr>"
        for label, value in rows
    )
    return f"<table class='{f'rows {kind}'.strip()}'>{''.join(lines)}</table>"


def grid_table(head, rows, kind=""):
    """A table with a heading; a cell is a text, or a pair of a text and a class of the style.

    kind : words for cells with texts, in the place of numbers; words keys where the first of a row is not to break
    """
    lines = ["<tr>" + "".join(f"<th>{html.escape(text)}</th>" for text in head) + "</tr>"]
    for row in rows:
        pairs = (cell if isinstance(cell, tuple) else (cell, "") for cell in row)
        cells = (f"<td class='{kind}'>{html.escape(str(text))}</td>" for text, kind in pairs)
        lines.append("<tr>" + "".join(cells) + "</tr>")
    kinds = " ".join(filter(None, ("grid", kind, "many" if len(head) > MANY else "")))
    return f"<table class='{kinds}'>{''.join(lines)}</table>"


def known_columns(head, rows):
    """(head, rows) without the columns of which nothing is known in any row: they make a table too wide for paper."""
    kept = [k for k in range(len(head)) if any(row[k] != NOTHING for row in rows)]
    return [head[k] for k in kept], [[row[k] for k in kept] for row in rows]


def csv_link(name, head, rows):
    """A link below a table to the same table as a .csv, which lies within the page; not on paper.

    name : of the file, without its ending; head, rows : as of ``grid_table``

    Cells are parted as spreadsheets of the user's language expect it: by semicolons where a comma is the decimal sign.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if decimal_sign() == "," else ",", lineterminator="\r\n")
    for row in ([*head], *rows):
        texts = (str(cell[0] if isinstance(cell, tuple) else cell).replace(APART, "") for cell in row)
        writer.writerow([safe_cell(text) for text in texts])
    # the mark at the beginning tells spreadsheets that the text is UTF-8
    data = base64.b64encode(text.getvalue().encode("utf-8-sig")).decode("ascii")
    file = html.escape(f"{name}.csv", True)
    return f"<p class='csv'><a download='{file}' href='data:text/csv;charset=utf-8;base64,{data}'>{file}</a></p>"


def table_with_csv(name, head, rows, kind=""):
    """``grid_table`` with its ``csv_link``."""
    rows = list(rows)
    return grid_table(head, rows, kind) + csv_link(name, head, rows)


def picture(content, label, kind="png"):
    """An image within the page; ``kind``: png or svg+xml."""
    data = base64.b64encode(content).decode("ascii")
    image = f"<img class='plot' alt='{html.escape(label, True)}' src='data:image/{kind};base64,{data}'>"
    return f"<p>{image}</p>"


def drawn_figure(drawing, label, caption, keys, marks=()):
    """A drawing in SVG with its caption and key; ``marks``: pairs of a little drawing of 12 x 12 and a text."""
    boxes = "".join(
        f"<span class='entry'><span class='key' style='background:{colour}'></span>{html.escape(text)}</span> "
        for colour, text in keys
    )
    boxes += "".join(
        "<span class='entry'><svg class='mark' viewBox='0 0 12 12' width='12' height='12'>"
        f"{mark}</svg>{html.escape(text)}</span> "
        for mark, text in marks
    )
    below = f"<figcaption>{html.escape(caption)}<br>{boxes}</figcaption>"
    return f"<figure role='img' aria-label='{html.escape(label, True)}'>{drawing}{below}</figure>"


def head_table(rows):
    """Object, author and date below the title."""
    return rows_table(rows, "head") if rows else ""


# The parameters of an algorithm, as a report lists them.

NUMBER = re.compile(r"[+-]?(0|[1-9]\d*|(?=\.\d))(\.\d*)?([eE][+-]?\d+)?")
LAYER_KINDS = ("source", "vector", "raster", "maplayer", "multilayer")
Flag = QgsProcessingParameterDefinition.Flag


def parameter_rows(call, leave_out=()):
    """(label, value) of each input, with the default where a parameter was not given; layers by their names.

    What was left empty stands in the last row. ``leave_out``: names of inputs that did not matter.
    """
    rows, empty = [], []
    for definition in call.definitions():
        if definition.isDestination() or definition.flags() & Flag.FlagHidden or definition.name() in leave_out:
            continue
        value = call.parameters.get(definition.name(), definition.defaultValue())
        if definition.type() in LAYER_KINDS:
            value = _names_of(call, definition)
        text = value_text(definition, value)
        if text:
            rows.append((definition.description(), text))
        else:
            empty.append(definition.description())
    return [*rows, (tr("Left empty"), "; ".join(empty))] if empty else rows


def value_text(definition, value):
    """A value as people write it: words of lists, numbers of the language; "" for what is not given.

    Dialogs give the NULL of a layer for an input that is left empty, and a table without rows as one cell.
    """
    if definition.type() == "matrix" and isinstance(value, (list, tuple)):
        value = filled_cells(value)
    if is_empty(value) or (isinstance(value, (str, list, tuple)) and not value):
        return ""
    if definition.type() == "boolean" and isinstance(value, (bool, int)):
        return tr("yes") if value else tr("no")
    if definition.type() == "enum":
        return _words_of(definition, value)
    return _with_names(definition, value) if WORDS in definition.metadata() else _with_numbers(value)


def _with_names(definition, value):
    """Text of a value that is a name, or a table with names: a run 001 is not 1."""
    if definition.type() != "matrix" or not isinstance(value, (list, tuple)):
        return str(value)
    count, columns = len(definition.headers()), definition.metadata()[WORDS]
    cells = (str(cell) if index % count in columns else _with_numbers(cell) for index, cell in enumerate(value))
    return "; ".join("" if is_blank(cell) else cell for cell in cells)


def _words_of(definition, value):
    options = definition.options()
    names = choice_names(options)
    chosen = value if isinstance(value, (list, tuple)) else str(value).split(",") if isinstance(value, str) else [value]
    chosen = [options[choice] if isinstance(choice, int) else choice for choice in chosen]
    return ", ".join(str(names.get(choice, choice)) for choice in chosen)


def _with_numbers(value):
    """Numbers, and lists of them in a text, with a semicolon between, for a comma may be a decimal sign."""
    if isinstance(value, (list, tuple)):
        return "; ".join(_with_numbers(part) for part in value)
    if isinstance(value, Real) and not isinstance(value, bool):
        return exact_text(value)
    try:
        return "; ".join(exact_text(_number(part)) for part in str(value).split(","))
    except ValueError:
        return str(value)


def _number(text):
    """Raises ValueError for what is no number, and for a name such as 001 or 1_2."""
    if not NUMBER.fullmatch(text.strip()):
        raise ValueError(text)
    return int(text) if text.strip().isdecimal() else float(text)


def _names_of(call, definition):
    """Names of the layers and, where they are files, of those; '' where there are none."""
    name = definition.name()
    if not call.is_given(name):
        return ""
    if definition.type() == "source":
        layer = call.vector_layer(name)
        source = source_of(call, name) if layer is None else layer
        return "" if source is None else source.sourceName() if layer is None else _name_of(layer)
    return ", ".join(_name_of(layer) for layer in layers_of(call, name) if layer is not None)


def _name_of(layer):
    path = layer.source().split("|")[0]
    file = os.path.basename(path) if os.path.isfile(path) else ""  # a layer in memory has none
    name = own_name(layer)
    return f"{name} ({file})" if file and os.path.splitext(file)[0] != name else file or name


# Names of the quantities of passages through a line, and of their statistics, in layers, plots and reports.


def quantity_labels(has_rotation=True):
    """Quantity -> words with the unit; energies without the rotation are called so."""
    return {
        "energy": tr("energy [kJ]") if has_rotation else tr("energy, translation [kJ]"),
        "velocity": tr("velocity [m/s]"),
        "height": tr("height of the centre of mass [m]"),
        "top": tr("height of the highest point [m]"),
        "angle": tr("impact angle [°]"),
        "dip": tr("direction below the horizontal [°]"),
        "rotation": tr("rotation [rev/s]"),
    }


def statistic_labels():
    """Field of a Summary -> words."""
    return {
        "mean": tr("mean"),
        "p50": tr("median"),
        "p90": tr("90th percentile"),
        "p95": tr("95th percentile"),
        "p95_low": tr("95th percentile, lower bound of its confidence"),
        "p95_high": tr("95th percentile, upper bound of its confidence"),
        "p99": tr("99th percentile"),
        "largest": tr("maximum"),
    }


def readable(number):
    """Three digits or all before the decimal sign; a dash where there is no number."""
    return number_text(number)
