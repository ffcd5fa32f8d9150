# SPDX-License-Identifier: GPL-2.0-or-later
"""Rows of numbers: what matters most first, named, with units. Numbers stay numbers until they are shown."""

import math
from typing import NamedTuple

import numpy as np

from .....engine.io.line_fields import ENERGY_ALONG, MOTION, TURNING
from ....number_words import UNIT, number_text
from ....translation import tr
from ...parameters.values import is_empty
from ...reports.page import quantity_labels
from ...reports.plots import BLUE, DARK, GREY, RED, drawn, new_figure
from .passing import bands_of, reach_of

# Histograms of what passes a place, with the median, the 95th percentile and the largest.

SHOWN = ("energy", "top", "velocity")
BINS = 24
MARKS = (("p50", BLUE, "-"), ("p95", RED, "-"), ("largest", GREY, ":"))


def draw_histograms(passing, kind="svg"):
    """The figure as bytes; ``kind``: svg or png."""
    figure, panels = new_figure(11.0, 15.0, len(SHOWN), 1)
    figure.subplots_adjust(hspace=0.5)
    labels = quantity_labels(passing.has_rotation)
    for panel, name in zip(panels, SHOWN):
        values = passing.values[name]
        _draw(panel, values[np.isfinite(values)], labels[name])
    return drawn(figure, kind)


def _draw(panel, values, label):
    panel.set_xlabel(label)
    panel.set_ylabel(tr("runs"))
    if not values.size:
        panel.text(0.5, 0.5, tr("unknown"), ha="center", transform=panel.transAxes, color=DARK, fontsize=8)
        return
    bins = min(BINS, max(4, int(np.sqrt(values.size) * 2)))
    panel.hist(values, bins=bins, color="#b9cbd8", edgecolor="white", linewidth=0.4)
    bands = bands_of(values)
    words = {"p50": tr("median"), "p95": "95 %", "largest": tr("max.")}
    for name, colour, dashes in MARKS:
        text = f"{words[name]} {number_text(bands[name])}"
        panel.axvline(bands[name], color=colour, linestyle=dashes, linewidth=1.2, label=text)
    panel.legend(frameon=False, fontsize=7, loc="lower right", bbox_to_anchor=(1.0, 0.98), ncols=3, borderaxespad=0.0)
    panel.yaxis.get_major_locator().set_params(integer=True)


IMPORTANCE = ("REACH_PROBABILITY", "PASSAGES", "ENERGY_P95", "ENERGY_MAX", "ENERGY_MEAN", "HEIGHT_P95", "HEIGHT_MAX",
              "HEIGHT_MEAN", "VELOCITY_MAX", "VELOCITY_MEAN", "ROTATION_MAX", "DEPOSITS")  # fmt: skip
HIDDEN = (MOTION, TURNING, ENERGY_ALONG)  # fields that are not to be read by people
COUNTS = ("PASSAGES", "DEPOSITS", "REACH_PROBABILITY")  # 0 where no rock comes
NAMES = ("mean", "p50", "p90", "p95", "p99", "largest")
NAMED_BY_NUMBER = ("fid", "id", "run", "release", "point", "area_id")  # numbers that are names


class Table(NamedTuple):
    """A table as it is shown and written."""

    heads: tuple
    rows: list  # of tuples of texts and numbers


def shown(value):
    """A cell as people read it."""
    return value if isinstance(value, str) else number_text(value)


def of_maps(maps, point_of):
    """The Table of all maps of a run at a place; ``point_of``: function from a raster layer to the point in it."""
    order = sorted(maps, key=lambda name: (IMPORTANCE.index(name) if name in IMPORTANCE else len(IMPORTANCE), name))
    rows = [row for name in order for row in _of_bands(name, maps[name], point_of(maps[name]))]
    return Table((tr("Map"), tr("Value here"), tr("Unit")), rows)


def _of_bands(name, layer, point):
    for band in range(1, layer.bandCount() + 1):
        label = layer.name().partition(" – ")[0]
        if layer.bandCount() > 1:
            label = layer.bandName(band).partition(": ")[2] or layer.bandName(band)
        value, is_there = layer.dataProvider().sample(point, band)
        if not is_there or math.isnan(value):
            value = 0.0 if name in COUNTS else math.nan
        yield _with_unit(label, value)


def _with_unit(label, value):
    """(label without its unit, value, unit)."""
    unit = UNIT.search(label)
    return UNIT.sub("", label), value, unit.group(1) if unit else ""


def of_passing(passing):
    """The Table of what passes: a row for each band with a column for each quantity, then how many runs there are."""
    # words that fit a column, what matters most first
    words = {
        "energy": tr("energy [kJ]") if passing.has_rotation else tr("energy, translation [kJ]"),
        "top": tr("top [m]"), "velocity": tr("velocity [m/s]"), "height": tr("centre [m]"),
        "rotation": tr("rotation [rev/s]"),
    }  # fmt: skip
    bands = [bands_of(passing.values[quantity]) for quantity in words]
    labels = (tr("mean"), tr("median"), "90 %", "95 %", "99 %", tr("max."))
    rows = [(label, *(band.get(name, math.nan) for band in bands)) for label, name in zip(labels, NAMES)]
    share, low, high = (100.0 * value for value in reach_of(passing))
    counts = (
        (tr("runs here"), passing.run.size), (tr("of all runs"), passing.runs), (tr("share [%]"), share),
        (tr("at least [%]"), low), (tr("at most [%]"), high),
    )  # fmt: skip
    if passing.stopped:
        ends = (tr("stopped by a barrier here"), passing.stopped), (tr("continue"), passing.run.size - passing.stopped)
        counts = (*counts, *ends)
    blank = ("",) * (len(words) - 1)
    return Table((tr("Here"), *words.values()), [*rows, *((label, value, *blank) for label, value in counts)])


def of_sources(sources):
    """The Table of the releases whose rocks pass."""
    heads = (tr("Release"), tr("runs that pass"), tr("share of its runs [%]"), tr("energy, 95 % [kJ]"))
    rows = [
        (str(source.release), source.passing, 100.0 * source.passing / source.runs, source.energy) for source in sources
    ]
    return Table(heads, rows)


def of_feature(layer, feature):
    """The Table of an object's own fields, by their names for people."""
    rows = []
    for k, field in enumerate(layer.fields()):
        value = feature.attribute(k)
        if field.name() in HIDDEN or is_empty(value):
            continue
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not is_number or field.name() in NAMED_BY_NUMBER:
            value = str(value)
        rows.append(_with_unit(field.alias() or field.name(), value))
    return Table((tr("Field"), tr("Value"), tr("Unit")), rows)


def of_profile(along_line):
    """The Table of the stations of a profile."""
    heads = (
        tr("distance along the line [m]"), tr("height of the ground [m]"), tr("runs that pass"),
        tr("runs that end here"),
        tr("height, 95 % [m]"), tr("height, max. [m]"), tr("velocity, 95 % [m/s]"), tr("energy, 95 % [kJ]"),
        tr("energy, max. [kJ]"),
    )  # fmt: skip
    height, velocity, energy = (along_line.envelopes[name] for name in ("height", "velocity", "energy"))
    columns = (
        along_line.stations.chainage, along_line.ground, along_line.passing, along_line.ended, height["p95"],
        height["largest"],
        velocity["p95"], energy["p95"], energy["largest"],
    )  # fmt: skip
    return Table(heads, [tuple(float(value) for value in row) for row in zip(*columns)])
