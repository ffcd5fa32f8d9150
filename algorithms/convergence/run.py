# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence runs: reads one number a run, asks the engine, draws the curve."""

from ...engine.statistics import convergence
from ..number_words import told
from ..parameters.staging import Files
from ..reports.figures import can_draw, draw_curve
from ..translation import tr
from .outputs import numbers_of, tell, write_table
from .parameters import CONFIDENCE, FIGURE, LAYER, PERCENTILE, PRECISION, STATISTIC, STATISTICS, TABLE
from .run_values import read_sample
from .value_words import value_words


def run(call):
    """Run talus:convergence and return its outputs and numbers to Processing."""
    call.checked()
    statistic = STATISTICS[call[STATISTIC]]
    sample = read_sample(call, statistic)
    share = 0.01 * call[PERCENTILE]
    confidence = 0.01 * call[CONFIDENCE]
    asked = 0.01 * call[PRECISION]
    found = convergence.estimate_of_present(sample, statistic, share, confidence)
    needed = convergence.needed_runs(sample, statistic, asked, share, confidence)
    call.progress(60)
    curve = convergence.curve(sample, statistic, share, confidence)
    with Files() as files:
        paths = _write(call, files, curve)
    numbers = numbers_of(sample, found, needed)
    tell(numbers, found, asked, call)
    return {**paths, **numbers}


def _write(call, files, curve):
    paths = {}
    if call.wants(FIGURE) and can_draw(call):
        paths[FIGURE] = call.path(FIGURE)
        draw_curve(files.stage(paths[FIGURE]), curve, *_captions(call))
    if call.wants(TABLE):
        paths[TABLE] = call.path(TABLE)
        write_table(files.stage(paths[TABLE]), curve)
    return paths


def _captions(call):
    """(label of the statistic, title, label of the band)."""
    statistic = call[STATISTIC]
    value = value_words(call)
    percentile = call[PERCENTILE]
    label = {
        "percentile": told(tr("{:g}th percentile of {}"), percentile, value),
        "mean": tr("mean of {}").format(value),
        "share": tr("share of runs"),
    }[statistic]
    source = call[LAYER].sourceName()
    band = told(tr("{:g} % confidence"), call[CONFIDENCE])
    return label, source, band
