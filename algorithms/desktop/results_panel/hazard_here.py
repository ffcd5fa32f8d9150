# SPDX-License-Identifier: GPL-2.0-or-later
"""The hazard of a cell by maps of annual frequency: its curve, and which source and size makes it."""

from pathlib import Path

import numpy as np
from qgis.core import QgsRasterLayer

from ....engine.hazard.hazard_curve import hazard_curve
from ...number_words import energy_text
from ...runs.counted_runs import CountedRuns
from ...styles.known_layers import output_of
from ...translation import tr
from ...units import KILO
from .numbers import Table

RETURN_PERIOD = "RETURN_PERIOD"  # output of talus:hazardmap


def of_hazard(layers, point_of):
    """(pairs of a title and a Table, what is wrong with maps), of the return periods among some layers at the place.

    point_of : function from a raster layer to the point in it
    """
    tables, problems = [], []
    for layer in layers:
        if not isinstance(layer, QgsRasterLayer) or output_of(layer) != RETURN_PERIOD:
            continue
        found, point = CountedRuns.of_raster(layer.source()), point_of(layer)
        if found is None or not layer.extent().contains(point):
            continue
        try:
            counts = found.at(point.x(), point.y(), Path(layer.source()).parent)
        except ValueError as error:  # the maps of a run have their answer all the same
            problems.append(str(error))
            continue
        weights = np.array([one.weight for one in found.runs])
        words = [tr("any passage"), *(energy_text(one / KILO) for one in found.thresholds)]
        tables += [
            (tr("Hazard curve"), _curve(counts, weights, words, found.spread)),
            (tr("Hazard by source"), _whose(found.runs, counts, weights, words)),
        ]
    return tables, problems


def _curve(counts, weights, words, spread):
    heads = (tr("more than"), tr("hits a year"), tr("at least"), tr("at most"), tr("return period [years]"))
    curve = hazard_curve(counts, weights, spread)
    rows = [
        (text, *numbers, 1.0 / numbers[0] if numbers[0] > 0.0 else np.nan)
        for text, numbers in zip(words, np.transpose(curve).tolist())
    ]
    return Table(heads, rows)


def _whose(runs, counts, weights, words):
    """A row for each source and size, that with most of the passages first; shares in percent."""
    heads = (tr("source"), tr("size class [m³]"), tr("hits a year"),
             *(f"{text} [%]" for text in (words[0], *(f"> {text}" for text in words[1:]))))  # fmt: skip
    often = weights[:, None] * counts
    whole = often.sum(axis=0)
    shares = 100.0 * np.divide(often, whole, out=np.full(often.shape, np.nan), where=whole > 0.0)
    order = np.argsort(-often[:, 0], kind="stable")
    rows = [(runs[k].source, runs[k].sizes, float(often[k, 0]), *shares[k].tolist()) for k in order]
    return Table(heads, rows)
