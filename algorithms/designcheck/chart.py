# SPDX-License-Identifier: GPL-2.0-or-later
"""Demand and capacity as a picture: how much of what each net offers a line uses up, as SVG."""

import html
import math

from ..number_words import told
from ..reports import page
from ..translation import tr
from .actions import title_of
from .catalogue import shown_net
from .tables import quantity_labels

PASSES, FAILS = "#3b7d5a", "#b03030"
LETTER, GUTTER = 7.5, 6  # pixels of a letter, in the mean of a name at most; between a name and what follows
BAR, RIGHT = 260, 70  # pixels: bars up to FULL, numbers
ROW, GAP, HEAD = 16, 8, 18
HALO = "style='paint-order:stroke;stroke:#fff;stroke-width:3px'"  # numbers stand out from the line at 100 %
FULL = 150.0  # % at which a bar ends; what uses more has an arrow


def use_chart(line, found):
    """A figure of the nets of one line, with a bar for each requirement that has a number."""
    labels, bars, texts, y = quantity_labels(), [], [], HEAD
    left = _width_of(label for label, *_ in labels.values())
    for one in found:
        checks = [check for check in one.checks if check.passes is not None and math.isfinite(check.use)]
        if not checks:
            continue
        texts.append(_text(0, y + 12, shown_net(one.net.name), "start"))  # above its bars, which stay long on a phone
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


def _width_of(texts):
    return round(LETTER * max(map(len, texts))) + 2 * GUTTER


def _bar(left, y, percent, passes):
    colour = PASSES if passes else FAILS
    return f"<rect x='{left}' y='{y + 2}' width='{_length(percent):.1f}' height='{ROW - 4}' fill='{colour}'/>"


def _number(left, y, percent):
    number = told("{:.0f} %", percent) + (" →" if percent > FULL else "")
    return _text(left + _length(percent) + 4, y + 12, number, "start")


def _length(percent):
    return BAR * min(percent, FULL) / FULL


def _text(x, y, text, anchor):
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' {HALO}>{html.escape(text)}</text>"
