# SPDX-License-Identifier: GPL-2.0-or-later
"""A statistic against the number of runs with its confidence band as SVG, which needs no package for plots."""

import html

import numpy as np

from ..number_words import number_text, told
from ..translation import tr

WIDTH, HEIGHT, LEFT = 350, 170, 70
LINE, BAND, AIM = "#1f3b57", "#a9c3dc", "#b03030"
AROUND = 0.1  # of the last value, the dashed lines


def convergence_chart(curve, label):
    """The chart of a Curve; runs on a logarithmic axis, dashed lines 10 % above and below the last value."""
    low, high = _range(curve)
    x = _along(np.log(curve.runs))

    def y(values):
        return HEIGHT * (high - np.clip(values, low, high)) / (high - low)

    parts = [_band(curve, x, y)]
    for aim in curve.value[-1] * np.array([1.0 - AROUND, 1.0 + AROUND]):
        parts.append(
            f"<line x1='{LEFT}' x2='{LEFT + WIDTH}' y1='{y(aim):.1f}' y2='{y(aim):.1f}' stroke='{AIM}' "
            "stroke-dasharray='4 3'/>"
        )
    known = np.isfinite(curve.value)
    parts.append(f"<polyline points='{_points(x[known], y(curve.value[known]))}' fill='none' stroke='{LINE}'/>")
    parts.append(_axes(curve, x, (low, high), y, label))
    width, height = LEFT + WIDTH + 10, HEIGHT + 45
    size = f"width='{width}' height='{height}' viewBox='0 0 {width} {height}' font-size='12'"
    return f"<svg {size} xmlns='http://www.w3.org/2000/svg'><g transform='translate(0 10)'>{''.join(parts)}</g></svg>"


def _range(curve):
    """Lowest and highest value of the axis: the band from a fifth of the runs on, and the curve."""
    is_late = curve.runs >= 0.2 * curve.runs[-1]
    bounds = np.concatenate([curve.low[is_late], curve.high[is_late], curve.value])
    around = curve.value[-1] * np.array([1.0 - 2.0 * AROUND, 1.0 + 2.0 * AROUND])
    found = np.concatenate([bounds[np.isfinite(bounds)], around[np.isfinite(around)]])
    if not found.size:
        return 0.0, 1.0
    low, high = float(found.min()), float(found.max())
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _along(values):
    span = values[-1] - values[0]
    return LEFT + WIDTH * ((values - values[0]) / span if span > 0.0 else np.ones(values.size))


def _band(curve, x, y):
    """Band where the interval has both bounds."""
    is_bounded = np.isfinite(curve.low) & np.isfinite(curve.high)
    if not is_bounded.any():
        return ""
    x, low, high = x[is_bounded], y(curve.low[is_bounded]), y(curve.high[is_bounded])
    return f"<polygon points='{_points(x, high)} {_points(x[::-1], low[::-1])}' fill='{BAND}'/>"


def _points(x, y):
    return " ".join(f"{one:.1f},{other:.1f}" for one, other in zip(x, y))


def _axes(curve, x, values, y, label):
    low, high = values
    bottom = HEIGHT + 15
    last = number_text(curve.value[-1]) if np.isfinite(curve.value[-1]) else ""
    marks = [(low, number_text(low)), (high, number_text(high))]
    if last and 15.0 < y(curve.value[-1]) < HEIGHT - 15.0:
        marks.append((curve.value[-1], last))
    texts = [f"<text x='{LEFT - 4}' y='{y(at) + 4:.1f}' text-anchor='end'>{text}</text>" for at, text in marks]
    frame = f"<path d='M{LEFT} 0V{HEIGHT}H{LEFT + WIDTH}' fill='none' stroke='#666'/>"
    runs = tr("runs")
    return (
        frame
        + "".join(texts)
        + (
            f"<text x='{x[0]:.1f}' y='{bottom}'>{told('{}', curve.runs[0])}</text>"
            f"<text x='{LEFT + WIDTH}' y='{bottom}' text-anchor='end'>{told('{}', curve.runs[-1])}</text>"
            f"<text x='{LEFT + WIDTH / 2}' y='{bottom}' text-anchor='middle'>{html.escape(runs)}</text>"
            f"<text x='{LEFT + WIDTH / 2}' y='{bottom + 17}' text-anchor='middle'>{html.escape(label)}</text>"
        )
    )
