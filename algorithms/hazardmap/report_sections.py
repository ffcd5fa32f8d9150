# SPDX-License-Identifier: GPL-2.0-or-later
"""Sections of the report on the rules of an authority with their sources, and on the hazard curves of objects."""

import io
from importlib.util import find_spec

from ...engine.hazard.data_models.plain import rules_rows
from ...engine.hazard.rules.schema import GRADES
from ..number_words import NOTHING, energy_text, exact_text, number_text, told
from ..reports import page
from ..translation import tr
from ..units import KILO
from .curves_figure import draw_curves

CURVES_FILE = "curves"


def rules_section(rules):
    """The rules, each number with its grade of certainty and its source; nothing without rules."""
    if rules is None:
        return []
    head = [tr("what"), tr("value"), tr("certainty"), tr("reference")]
    words = tr("read"), tr("abstract"), tr("second hand"), tr("given"), tr("not filled in")
    grades = dict(zip(GRADES, words))
    rows = [
        (key, value, grades.get(grade, grade), source) for key, value, grade, source in rules_rows(rules, exact_text)
    ]
    table = page.table_with_csv("rules", head, rows, "words keys")
    text = tr("Certainty: read in the source; in its abstract; second hand, in a text that quotes it; given, by the "
              "author of the file {}.")  # fmt: skip
    return [page.section(tr("Rules and their sources"), table + page.paragraph(told(text, rules.file)))]


def curves_section(found):
    """Hazard curves of the objects of Conclusions as a figure and a table with bounds; nothing without objects."""
    if not found.curves:
        return []
    drawn = ""
    if find_spec("matplotlib") is not None:
        picture = io.BytesIO()
        draw_curves(picture, found.curves, found.thresholds)
        drawn = page.picture(picture.getvalue(), tr("Hazard curves"))
    head = [tr("object"), tr("more than"), tr("hits a year"), tr("hits a year, lower bound"),
            tr("hits a year, upper bound"), tr("return period of hits [years]")]  # fmt: skip
    rows = [
        _row(one, level, found.thresholds)
        for one in found.curves
        if one.part == "all"
        for level in range(1 + len(found.thresholds))
    ]
    text = tr("Bounds of the number of runs alone, with 95 % confidence; those of the rates are wider.")
    table = page.table_with_csv(CURVES_FILE, head, rows)
    return [page.section(tr("Hazard curves"), drawn + table + page.paragraph(text))]


def _row(one, level, thresholds):
    frequency, low, high = (float(values[level]) for values in one.curve)
    above = tr("any passage") if level == 0 else energy_text(thresholds[level - 1] / KILO)
    period = number_text(1.0 / frequency) if frequency > 0.0 else NOTHING
    return [one.object.name, above, *(number_text(value) for value in (frequency, low, high)), period]
