# SPDX-License-Identifier: GPL-2.0-or-later
"""Precision of the numbers of a simulation and the runs needed for more, for its report."""

import math
from importlib.util import find_spec
from typing import NamedTuple

import numpy as np

from ...engine.statistics.convergence import (
    curve,
    estimate,
    estimate_of_present,
    fewest_runs,
    needed_runs,
    quantile_precisions,
)
from ..number_words import NOTHING, number_text, told
from ..translation import tr
from ..units import KILO
from . import page
from .convergence_chart import convergence_chart

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
        tr("Charts: the statistic of the first runs in a random order, its band of 95 % confidence, and dashed 10 % "
           "above and below the value of all runs. The bands cover the number of runs only, not the choice of the "
           "release points, the ground or the model.")
    ))  # fmt: skip
    return "".join(parts)


def precision_text(found, needed):
    """One sentence: the precision of an Estimate, and the runs ``needed`` for each of PRECISIONS."""
    many, more = (_runs(number) for number in needed)
    if math.isinf(found.precision):
        return tr("These runs are too few for an upper bound with 95 % confidence; simulate at least {} runs.").format(
            many
        )
    text = tr("It is known to ± {} %: {} to {} with 95 % confidence. ± 10 % requires {} runs, ± 5 % requires {}.")
    bounds = number_text(found.low), number_text(found.high)
    return text.format(number_text(100.0 * found.precision, 2), *bounds, many, more)


def passage_content(energies, label):
    """Precision of the energies at a line, kJ, NaN for runs that do not pass; ``label``: their name."""
    found = estimate_of_present(energies, "quantile", SHARE)
    needed = [needed_runs(energies, "quantile", one, SHARE) for one in PRECISIONS]
    if not math.isfinite(found.value):
        return ""
    text = tr('95th percentile of "{}": {} from {} runs, of which {} pass.')
    text = told(text, label, float(found.value), energies.size, np.count_nonzero(~np.isnan(energies)))
    chart = convergence_chart(curve(energies, "quantile", SHARE), tr("95th percentile: {}").format(label))
    return page.paragraph(f"{text} {precision_text(found, needed)}") + chart


def _quantities(result):
    runs = result.plain_runs
    found = [
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
            found.append(Quantity(label, runs["stop_reason"] == reason, "share", False))
    stopped = result.provenance.get("stopped")
    if stopped is not None and stopped["of"] == "distance":
        found[:2] = found[1::-1]  # what was asked for comes first
    return found


def _few_runs(count):
    fewest = fewest_runs(SHARE)
    if count >= fewest:
        return ""
    text = tr("{} runs are very few: a 95th percentile needs {} to have an upper bound with 95 % confidence. Take the "
              "numbers of this report as examples, not as results.")  # fmt: skip
    return page.paragraph(told(text, count, fewest), "warning")


def _sentence(quantity):
    found, needed = _estimate(quantity)
    text = tr('95th percentile of "{}": {} from {} runs.')
    text = told(text, quantity.label, float(found.value), quantity.sample.size)
    return f"{text} {precision_text(found, needed)}"


def _wanted(result):
    """Sentence on the precision at which a simulation was to stop by itself."""
    stopped = result.provenance.get("stopped")
    if stopped is None:
        return ""
    text = tr("The target was {} %; {} % was reached with {} of at most {} runs.")
    shares = (number_text(100.0 * stopped[name], 2) for name in ("asked", "precision"))
    return page.paragraph(told(text, *shares, result.runs.size, stopped["runs_at_most"]))


def _estimate(quantity):
    """(Estimate, runs needed for each of PRECISIONS)."""
    needed = [needed_runs(quantity.sample, quantity.statistic, one, SHARE) for one in PRECISIONS]
    return estimate(quantity.sample, quantity.statistic, SHARE), needed


def _table(quantities):
    head = [
        tr("quantity"), tr("statistic"), tr("value"), tr("lower bound"), tr("upper bound"), tr("precision"),
        tr("runs for ± 10 %"), tr("runs for ± 5 %"),
    ]  # fmt: skip
    names = {"quantile": tr("95th percentile"), "mean": tr("mean"), "share": tr("share of the runs")}
    rows = []
    for quantity in quantities:
        found, needed = _estimate(quantity)
        bounds = (number_text(value) for value in (found.low, found.high))
        precision = f"± {number_text(100.0 * found.precision, 2)} %" if math.isfinite(found.precision) else "–"
        needed = [_runs(number, math.isfinite(found.precision)) for number in needed]
        rows.append([quantity.label, names[quantity.statistic], number_text(found.value), *bounds, precision, *needed])
    return page.grid_table(head, rows)


def _runs(number, is_known=True):
    """Number of runs as text; a lower bound where the precision is not known, and nothing where no number is."""
    text = told("{:.0f}", number)
    return text if is_known or text == NOTHING else f"≥ {text}"


def _of_releases(runs):
    """Precision of the energies of single release points."""
    precisions = quantile_precisions(runs["energy_max"], runs["release"], SHARE)
    known = precisions[np.isfinite(precisions)]
    if precisions.size == 1:
        return tr("All runs start from one release point.")
    if not known.size:
        text = tr("No single one of the {} release points has enough runs, {}, for a 95th percentile of its own.")
        return told(text, precisions.size, fewest_runs(SHARE))
    text = tr("{} of {} single release points have enough runs for a 95th percentile of their own energy; it is "
              "known to ± {} % (median), at worst ± {} %.")  # fmt: skip
    percent = (number_text(100.0 * value, 2) for value in (np.median(known), known.max()))
    return told(text, known.size, precisions.size, *percent)


def _chart(quantity):
    if not quantity.is_drawn:
        return ""
    label = tr("95th percentile: {}").format(quantity.label)
    return convergence_chart(curve(quantity.sample, quantity.statistic, SHARE), label)
