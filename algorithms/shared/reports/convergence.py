# SPDX-License-Identifier: GPL-2.0-or-later
"""Precision of the numbers of a simulation and the runs needed for more, for its report."""

import html
import math
from importlib.util import find_spec
from typing import NamedTuple

import numpy as np

from ....engine.statistics.convergence import (
    curve,
    estimate,
    estimate_of_present,
    fewest_runs,
    needed_runs,
    quantile_precisions,
)
from ...number_words import KILO, NOTHING, formatted, number_text
from ...translation import tr
from . import page

# A statistic against the number of runs with its confidence band as SVG, which needs no package for plots.

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
    values = np.concatenate([bounds[np.isfinite(bounds)], around[np.isfinite(around)]])
    if not values.size:
        return 0.0, 1.0
    low, high = float(values.min()), float(values.max())
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
    return " ".join(f"{a:.1f},{other:.1f}" for a, other in zip(x, y))


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
            f"<text x='{x[0]:.1f}' y='{bottom}'>{formatted('{}', curve.runs[0])}</text>"
            f"<text x='{LEFT + WIDTH}' y='{bottom}' text-anchor='end'>{formatted('{}', curve.runs[-1])}</text>"
            f"<text x='{LEFT + WIDTH / 2}' y='{bottom}' text-anchor='middle'>{html.escape(runs)}</text>"
            f"<text x='{LEFT + WIDTH / 2}' y='{bottom + 17}' text-anchor='middle'>{html.escape(label)}</text>"
        )
    )


SHARE = 0.95  # of the percentiles
PRECISIONS = (0.1, 0.05)


class Quantity(NamedTuple):
    """Something of which the precision is reported."""

    label: str
    sample: np.ndarray  # a number of each run
    statistic: str  # of engine.statistics.convergence
    is_drawn: bool


def convergence_content(result):
    """Sentences, a table and charts about a Result, in HTML."""
    if find_spec("scipy") is None:
        return page.paragraph(tr("Not known: the Python package scipy is missing."), "warning")
    quantities = _quantities(result)
    runs = result.plain_runs
    parts = [_few_runs(runs.size), page.paragraph(_sentence(quantities[0])), _wanted(result)]
    parts += [_table(quantities), page.paragraph(_of_releases(runs)), *map(_chart, quantities)]
    parts.append(page.paragraph(
        tr("Charts: the statistic of the first n runs in a random order, its 95 % confidence band, and dashed lines "
           "10 % above and below the value of all runs. The bands cover the number of runs only, not the choice of "
           "the release points, the ground or the model.")
    ))  # fmt: skip
    return "".join(parts)


def precision_text(estimate, needed):
    """One sentence: the precision of an Estimate, and the runs ``needed`` for each of PRECISIONS."""
    many, more = (_runs(number) for number in needed)
    if math.isinf(estimate.precision):
        return tr("These runs are too few for an upper bound with 95 % confidence; simulate at least {} runs.").format(
            many
        )
    text = tr("It is known to ± {} %: {} to {} with 95 % confidence. ± 10 % requires {} runs, ± 5 % requires {}.")
    bounds = number_text(estimate.low), number_text(estimate.high)
    return text.format(number_text(100.0 * estimate.precision, 2), *bounds, many, more)


def passage_content(energies, label):
    """Precision of the energies at a line, kJ, NaN for runs that do not pass; ``label``: their name."""
    estimate = estimate_of_present(energies, "quantile", SHARE)
    needed = [needed_runs(energies, "quantile", precision, SHARE) for precision in PRECISIONS]
    if not math.isfinite(estimate.value):
        return ""
    text = tr('95th percentile of "{}": {} from {} runs, of which {} pass.')
    text = formatted(text, label, float(estimate.value), energies.size, np.count_nonzero(~np.isnan(energies)))
    chart = convergence_chart(curve(energies, "quantile", SHARE), tr("95th percentile: {}").format(label))
    return page.paragraph(f"{text} {precision_text(estimate, needed)}") + chart


def _quantities(result):
    runs = result.plain_runs
    quantities = [
        Quantity(tr("Largest energy of a run [kJ]"), runs["energy_max"] / KILO, "quantile", True),
        Quantity(tr("Run-out length [m]"), runs["distance"], "quantile", True),
        Quantity(tr("Largest passing height of the centre in a run [m]"), runs["height_max"], "quantile", False),
        Quantity(tr("Largest velocity of a run [m/s]"), runs["velocity_max"], "quantile", False),
        Quantity(tr("Mean run-out, horizontal [m]"), runs["distance"], "mean", False),
    ]
    for reason, obstacles, label in (
        ("barrier", result.barriers, tr("Share of runs that a barrier stopped")),
        ("tree", result.trees, tr("Share of runs that a tree held")),
    ):  # fmt: skip
        if obstacles is not None:
            quantities.append(Quantity(label, runs["stop_reason"] == reason, "share", False))
    stopped = result.provenance.get("stopped")
    if stopped is not None and stopped["of"] == "distance":
        quantities[:2] = quantities[1::-1]  # what was asked for comes first
    return quantities


def _few_runs(count):
    fewest = fewest_runs(SHARE)
    if count >= fewest:
        return ""
    text = tr("{} runs are very few: a 95th percentile needs {} to have an upper bound with 95 % confidence. Take the "
              "numbers of this report as examples, not as results.")  # fmt: skip
    return page.paragraph(formatted(text, count, fewest), "warning")


def _sentence(quantity):
    estimate, needed = _estimate(quantity)
    text = tr('95th percentile of "{}": {} from {} runs.')
    text = formatted(text, quantity.label, float(estimate.value), quantity.sample.size)
    return f"{text} {precision_text(estimate, needed)}"


def _wanted(result):
    """Sentence on the precision at which a simulation was to stop by itself."""
    stopped = result.provenance.get("stopped")
    if stopped is None:
        return ""
    text = tr("The target was {} %; {} % was reached with {} of at most {} runs.")
    shares = (number_text(100.0 * stopped[name], 2) for name in ("asked", "precision"))
    return page.paragraph(formatted(text, *shares, result.runs.size, stopped["runs_at_most"]))


def _estimate(quantity):
    """(Estimate, runs needed for each of PRECISIONS)."""
    needed = [needed_runs(quantity.sample, quantity.statistic, precision, SHARE) for precision in PRECISIONS]
    return estimate(quantity.sample, quantity.statistic, SHARE), needed


def _table(quantities):
    head = [
        tr("quantity"), tr("statistic"), tr("value"), tr("lower bound"), tr("upper bound"), tr("precision"),
        tr("runs for ± 10 %"), tr("runs for ± 5 %"),
    ]  # fmt: skip
    names = {"quantile": tr("95th percentile"), "mean": tr("mean"), "share": tr("share of the runs")}
    rows = []
    for quantity in quantities:
        estimate, needed = _estimate(quantity)
        bounds = (number_text(value) for value in (estimate.low, estimate.high))
        precision = f"± {number_text(100.0 * estimate.precision, 2)} %" if math.isfinite(estimate.precision) else "–"
        needed = [_runs(number, math.isfinite(estimate.precision)) for number in needed]
        rows.append(
            [quantity.label, names[quantity.statistic], number_text(estimate.value), *bounds, precision, *needed]
        )
    return page.grid_table(head, rows)


def _runs(number, is_known=True):
    """Number of runs as text; a lower bound where the precision is not known, and nothing where no number is."""
    text = formatted("{:.0f}", number)
    return text if is_known or text == NOTHING else f"≥ {text}"


def _of_releases(runs):
    """Precision of the energies of single release points."""
    precisions = quantile_precisions(runs["energy_max"], runs["release"], SHARE)
    known = precisions[np.isfinite(precisions)]
    if precisions.size == 1:
        return tr("All runs start from one release point.")
    if not known.size:
        text = tr("None of the {} release points has enough runs, {}, for a 95th percentile of its own.")
        return formatted(text, precisions.size, fewest_runs(SHARE))
    text = tr("{} of {} single release points have enough runs for a 95th percentile of their own energy; it is "
              "known to ± {} % (median), at worst ± {} %.")  # fmt: skip
    percent = (number_text(100.0 * value, 2) for value in (np.median(known), known.max()))
    return formatted(text, known.size, precisions.size, *percent)


def _chart(quantity):
    if not quantity.is_drawn:
        return ""
    label = tr("95th percentile: {}").format(quantity.label)
    return convergence_chart(curve(quantity.sample, quantity.statistic, SHARE), label)
