# SPDX-License-Identifier: GPL-2.0-or-later
"""The product sheet of a net in the report of talus:net, beside what the model gives, and as a table to fill in."""

import math

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io.net_sheets import write_sheet_rows
from ...engine.nets.families.product_sheet import ENTRIES, generic_sheet, rows_of
from ..findings.texts import finding_text
from ..number_words import told
from ..parameters.nets import FAMILY, HEIGHT, NET_ENERGY, SHEET, SPACING
from ..reports import page
from ..translation import tr
from ..units import KILO

OFF = Kind(
    "sheet-elongation-off", DOUBTFUL,
    "Elongation: {value:.2f} m in the model, {limit:.2f} m in the type test, a difference of {difference:.0f} %.",
    "Adjust the brakes of the sheet before you rely on the numbers of other impacts.",
)  # fmt: skip

FAR_OFF = 0.25  # difference from the tested elongation beyond which a model does not stand for its product


def write_sheet(path, call, sheet):
    """The sheet of the net in use: the one that was read, or that of the generic net."""
    given = sheet.given if sheet is not None else generic_sheet(
        call[FAMILY], KILO * call[NET_ENERGY], call[HEIGHT], call[SPACING])  # fmt: skip
    write_sheet_rows(path, rows_of(given))


def sheet_section(sheet, hit, is_test):
    """Section of the report with the entries, what is assumed, and the elongation of model and test."""
    rows = []
    for entry in ENTRIES:
        if entry.name in sheet.given:
            value = sheet.given[entry.name]
            text = value if isinstance(value, str) else told("{:g}", value)
            rows.append([entry.name, f"{text} {entry.unit}".strip(), entry.meaning])
        elif entry.name in sheet.assumed:
            rows.append([entry.name, (tr("generic"), "warning"), entry.meaning])
    table = page.grid_table([tr("entry"), tr("value"), tr("meaning")], rows, "words")
    return table + page.paragraph(
        comparison_text(sheet, hit, is_test), "warning" if is_off(sheet, hit, is_test) else ""
    )


def difference(sheet, hit):
    """Elongation of the model over that of the type test, less 1; NaN where the sheet does not give one."""
    return hit.elongation / sheet.tested_elongation - 1.0


def is_off(sheet, hit, is_test):
    """Is the model far from the type test, where it can be compared with it?"""
    return is_test and hit.verdict == "caught" and abs(difference(sheet, hit)) > FAR_OFF


def comparison_text(sheet, hit, is_test):
    """One sentence on how far the model is from the type test."""
    if math.isnan(sheet.tested_elongation):
        return tr("The sheet has no elongation of a type test, so the model is not compared with one.")
    if not is_test:
        return told(tr("In its type test the net had an elongation of {:.2f} m. Compare it with an impact as in the "
                       "test: no volume, no crossings, the middle of a field."), sheet.tested_elongation)  # fmt: skip
    if is_off(sheet, hit, is_test):
        return finding_text(off(sheet, hit))
    text = tr("Elongation: {:.2f} m in the model, {:.2f} m in the type test, a difference of {:.0f} %.")
    return told(text, hit.elongation, sheet.tested_elongation, 100.0 * difference(sheet, hit))


def off(sheet, hit):
    """The Finding of an impact as in the type test that ends otherwise."""
    return OFF.of(str(SHEET), hit.elongation, sheet.tested_elongation, difference=100.0 * difference(sheet, hit))
