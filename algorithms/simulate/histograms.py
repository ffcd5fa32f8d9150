# SPDX-License-Identifier: GPL-2.0-or-later
"""Histograms of the runs as SVG, which need no package for plots."""

import html
import math

import numpy as np

from ..number_words import number_text, told
from ..translation import tr
from ..units import KILO

BINS = 20
WIDTH, HEIGHT = 420, 160
FILL, MARK = "#4a708b", "#b03030"


def run_histograms(runs):
    """Distributions over the runs of a simulation, each with its 95th percentile."""
    pictures = (
        (runs["distance"], tr("Run-out length [m]")),
        (runs["energy_max"] / KILO, tr("Largest energy of a run [kJ]")),
        (runs["height_max"], tr("Largest passing height of the centre in a run [m]")),
        (runs["velocity_max"], tr("Largest velocity of a run [m/s]")),
        (np.degrees(runs["reach_angle"]), tr("Reach angle of a run [°]")),
        (runs["duration"], tr("Duration of a run [s]")),
    )
    return "".join(histogram(values, label) for values, label in pictures)


def histogram(values, label):
    """Bars, runs upwards; a line at the 95th percentile. Values that are no numbers are left out."""
    values = values[np.isfinite(values)]
    counts, edges = np.histogram(values, BINS)
    tallest = max(int(counts.max()), 1)
    width = WIDTH / BINS
    bars = "".join(
        f"<rect x='{k * width + 1:.1f}' y='{HEIGHT * (1 - count / tallest):.1f}' width='{width - 2:.1f}' "
        f"height='{HEIGHT * count / tallest:.1f}' fill='{FILL}'/>"
        for k, count in enumerate(counts)
    )
    size = f"width='{WIDTH}' height='{HEIGHT + 35}' viewBox='0 0 {WIDTH} {HEIGHT + 35}' font-size='12'"
    texts = _texts(edges, tallest, label) + (_percentile(values, edges) if values.size else "")
    return f"<svg {size} xmlns='http://www.w3.org/2000/svg'>{bars}{texts}</svg>"


def _texts(edges, tallest, label):
    below = HEIGHT + 15
    most = told(tr("runs in the tallest bar: {}"), tallest)
    return (
        f"<text x='0' y='{below}'>{number_text(edges[0])}</text>"
        f"<text x='{WIDTH}' y='{below}' text-anchor='end'>{number_text(edges[-1])}</text>"
        f"<text x='{WIDTH / 2}' y='{below}' text-anchor='middle'>{html.escape(label)}</text>"
        f"<text x='{WIDTH}' y='{below + 15}' text-anchor='end' fill='#666'>{html.escape(most)}</text>"
    )


def _percentile(values, edges):
    p95 = float(np.percentile(values, 95.0))
    span = edges[-1] - edges[0]
    x = WIDTH * (p95 - edges[0]) / span if math.isfinite(span) and span > 0.0 else 0.0
    text = tr("95 %: {}").format(number_text(p95))
    return (
        f"<line x1='{x:.1f}' x2='{x:.1f}' y1='0' y2='{HEIGHT}' stroke='{MARK}' stroke-dasharray='4 3'/>"
        f"<text x='0' y='{HEIGHT + 30}' fill='{MARK}'>{html.escape(text)}</text>"
    )
