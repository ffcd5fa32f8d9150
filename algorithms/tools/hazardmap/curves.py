# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard curves of objects: together, by source, by size class, as rows of a table."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ....engine.hazard.findings import OBJECTS_FROM_CELLS, WIDTH_OF_POINTS
from ....engine.hazard.frequency import block_diameter
from ....engine.hazard.hazard_curve import counts_of_line, counts_of_place, hazard_curve
from ....engine.hazard.reference_width import SPREAD, width_of_cell
from ...number_words import KILO, exact_text
from ...shared.layers.writing import make_feature, write_layer
from ...shared.reports.figures import BAND, LINE, can_draw, row_of_axes, save_figure
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .frequency_rows import mean_volume, read_size_law
from .parameters import CURVES, CURVES_FIGURE, OBJECT_WIDTH, OBJECTS

# The figure of hazard curves: hits a year over energy, with their bounds and the part of each source.

PANELS = 4  # objects that are drawn
MARKED = 8  # thresholds at most that are marked on the axis
PERIODS = (30.0, 100.0, 300.0)  # years, thin lines
OF_SOURCES = ("#b03030", "#1a9850", "#8a5fb0", "#c98a1b", "#2f8590", "#5a5a5a")
DASHES = ("--", "-.", ":")


def draw_curves(path, curves, thresholds):
    """Write the figure of some PartOfCurve; the thresholds in J. The kind of file follows from its name."""
    objects = list(dict.fromkeys(curve.object for curve in curves))[:PANELS]
    figure, all_axes = row_of_axes(len(objects), (4.4 * len(objects), 4.2))
    energies = np.asarray(thresholds) / KILO
    for axes, hazard_object in zip(all_axes, objects):
        _draw_object(axes, [each for each in curves if each.object == hazard_object], energies)
        axes.set_title(hazard_object.name, loc="left")
    all_axes[0].set_ylabel(tr("hits per year"))
    all_axes[0].legend(frameon=False, fontsize=7)
    save_figure(figure, path)


def _draw_object(axes, parts, energies):
    whole = parts[0].curve
    low, high, frequency = (_positive(values[1:]) for values in (whole.low, whole.high, whole.frequency))
    floor = 0.3 * np.nanmin(np.append(low, high)) if np.isfinite(np.append(low, high)).any() else 1e-6
    axes.fill_between(energies, np.where(np.isnan(low), floor, low), high, color=BAND, linewidth=0.0,
                      label=tr("95 % of the runs"))  # fmt: skip
    axes.plot(energies, frequency, color=LINE, linewidth=1.8, marker="o", markersize=3.5, label=tr("all sources"))
    of_sources = [part for part in parts if part.part == "source"]
    for number, curve_part in enumerate(of_sources if len(of_sources) > 1 else ()):
        colour, dashes = OF_SOURCES[number % len(OF_SOURCES)], DASHES[number % len(DASHES)]
        values = _positive(curve_part.curve.frequency[1:])
        axes.plot(energies, values, color=colour, linestyle=dashes, linewidth=1.2, label=curve_part.source)
    if whole.frequency[0] > 0.0:
        axes.axhline(whole.frequency[0], color=LINE, linewidth=0.8, linestyle=":", label=tr("any passage"))
    axes.set(xscale="log", yscale="log", xlabel=tr("more than this energy [kJ]"))
    for period in PERIODS:
        axes.axhline(1.0 / period, color="0.75", linewidth=0.6, zorder=0)
        text = tr("once in {} years").format(exact_text(period))
        axes.text(energies[-1], 1.0 / period, text, fontsize=6.5, color="0.45", ha="right", va="bottom")
    if energies.size <= MARKED:
        axes.set_xticks(energies)  # with labels= it would need matplotlib 3.5
        axes.set_xticklabels([exact_text(energy) for energy in energies])
        axes.set_xticks([], minor=True)


def _positive(values):
    """NaN in the place of zeros, which have no logarithm."""
    return np.where(values > 0.0, values, np.nan)


class PartOfCurve(NamedTuple):
    """The curve of an object, of all simulations or of some."""

    object: object  # objects.Object
    part: str  # of part_names
    source: str  # '' for all
    sizes: str  # m3, '' for all
    curve: object  # engine.hazard.hazard_curve.Curve
    whole: object  # the Curve of all simulations


def part_names():
    """Labels of the rows: name -> words."""
    return {"all": tr("all"), "source": tr("source"), "size": tr("size class"), "both": tr("source and size class")}


def curves_of(call, counts, classes, sums):
    """List of PartOfCurve: of each object all, then each source, each size, and each simulation where they differ.

    counts : CountsOfObjects
    sums : frequency_maps.Sums
    """
    weights = np.array([size_class.rate / size_class.runs for size_class in classes])
    runs, cell_width = np.array([size_class.runs for size_class in classes]), width_of_cell(sums.grid.cell_size)
    diameters, parts = _diameters(call, classes), []
    for hazard_object in counts.objects:
        its_counts, spread = counts.hits_of(hazard_object), 1.0  # of whole runs
        if its_counts is None:
            across = _across(call, hazard_object, diameters, sums.width or cell_width) / cell_width
            its_counts, spread = (
                _from_cells(hazard_object, counts.of(hazard_object), cell_width, across, runs),
                _spread_of(hazard_object, sums),
            )
            endless = np.full(runs.shape, np.inf)
            squares = (
                _from_cells(hazard_object, counts.roots_of(hazard_object), cell_width, across, endless) ** 2
            )  # Minkowski's bound
        else:
            squares = counts.squares_of(hazard_object)
        squares = None if np.isnan(squares).all() else squares
        whole = hazard_curve(its_counts, weights, spread, squares)
        parts.append(PartOfCurve(hazard_object, "all", "", "", whole, whole))
        for part, source, sizes, chosen in _parts(classes):
            of_part = None if squares is None else squares[chosen]
            curve = hazard_curve(its_counts[chosen], weights[chosen], spread, of_part)
            parts.append(PartOfCurve(hazard_object, part, source, sizes, curve, whole))
    if counts.targets and not counts.hits:
        call.find([OBJECTS_FROM_CELLS.of(OBJECTS)])
    if call[OBJECT_WIDTH] is not None and any(
        hazard_object.length > 0.0 or hazard_object.across > 0.0 for hazard_object in counts.objects
    ):
        call.find([WIDTH_OF_POINTS.of(OBJECT_WIDTH)])
    return parts


def _from_cells(hazard_object, of_cells, cell_width, across, runs):
    """(m, 1 + k) hits of an Object by the counts in its cells, (m, 1 + k, cells).

    across : (m,) width within which the blocks hit it, in widths of a cell; runs : (m,) of each simulation
    """
    if hazard_object.length > 0.0:
        return (
            counts_of_line(of_cells, hazard_object.lengths, cell_width)
            * (across * cell_width / hazard_object.length)[:, None]
        )
    return counts_of_place(of_cells, hazard_object.shares, across, runs)


def _spread_of(hazard_object, sums):
    """Variance of the hits of an object by that of a Poisson count."""
    if hazard_object.length > 0.0:
        return 1.0
    return SPREAD if hazard_object.across > 0.0 else sums.frequencies.spread


def _across(call, hazard_object, diameters, reference):
    """(m,) width within which the blocks of each simulation hit an object, m: of a line its length.

    reference : width of the object that the map is of, m, which a point without a width of its own has
    """
    if hazard_object.length > 0.0 or hazard_object.across > 0.0:
        return hazard_object.length + hazard_object.across + diameters
    width = call[OBJECT_WIDTH]
    return np.full(diameters.shape, reference) if width is None else width + diameters


def check_width(call, classes):
    """Raise QgsProcessingException for a width of objects where the volumes of the blocks are missing."""
    if call[OBJECT_WIDTH] is None:
        return
    for size_class in classes:
        if math.isnan(size_class.lower):
            message = tr("OBJECT_WIDTH: the blocks of {} have no known width; enter the lower and upper volume of "
                         "the class in FREQUENCIES.")  # fmt: skip
            raise QgsProcessingException(message.format(size_class.name))


def _diameters(call, classes):
    """Diameter of the mean block of each class, m; 0 where its volumes are not given."""
    law = read_size_law(call)
    of_classes = []
    for size_class in classes:
        of_classes.append(0.0 if math.isnan(size_class.lower) else block_diameter(mean_volume(size_class, law)))
    return np.array(of_classes)


def write_curves(call, files, curves, thresholds):
    """Write the table and the figure where they are asked for; returns parameter -> destination."""
    paths = {}
    if call.wants(CURVES):
        columns = curve_columns()
        form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        rows = ((part, level, thresholds) for part in curves for level in range(1 + len(thresholds)))
        features = (make_feature(None, [column.value(row) for column in columns]) for row in rows)
        paths[CURVES] = write_layer(call, files, CURVES, form, features, TableStyle(columns))
    if call.wants(CURVES_FIGURE) and can_draw(call):
        paths[CURVES_FIGURE] = path = call.path(CURVES_FIGURE)
        draw_curves(files.stage(path), curves, thresholds)
    return paths


def curve_columns():
    """Columns of a row: (PartOfCurve, level, thresholds); level 0 is any passage."""
    return (
        Column("object", INTEGER, tr("id of the object"), lambda row: row[0].object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda row: row[0].object.name),
        Column("part", TEXT, tr("blocks included"), lambda row: part_names()[row[0].part]),
        Column("source", TEXT, tr("source"), lambda row: row[0].source or None),
        Column("class_m3", TEXT, tr("size class [m³]"), lambda row: row[0].sizes or None),
        Column("above_kj", REAL, tr("more than this energy [kJ], 0: any passage"), _threshold),
        Column("per_year", REAL, tr("hits per year"), lambda row: float(row[0].curve.frequency[row[1]])),
        Column("low_year", REAL, tr("hits per year, lower bound"), lambda row: float(row[0].curve.low[row[1]])),
        Column("high_year", REAL, tr("hits per year, upper bound"), lambda row: float(row[0].curve.high[row[1]])),
        Column("period_y", REAL, tr("return period of hits [years]"), lambda row: _years(row[0].curve.frequency, row)),
        Column(
            "period_low", REAL, tr("return period, lower bound [years]"), lambda row: _years(row[0].curve.high, row)
        ),
        Column("period_up", REAL, tr("return period, upper bound [years]"), lambda row: _years(row[0].curve.low, row)),
        Column("share", REAL, tr("share of the hits of all blocks"), _share),
    )


def _threshold(row):
    return 0.0 if row[1] == 0 else float(row[2][row[1] - 1]) / KILO


def _years(frequencies, row):
    frequency = float(frequencies[row[1]])
    return known(1.0 / frequency) if frequency > 0.0 else None


def _share(row):
    whole = float(row[0].whole.frequency[row[1]])
    return float(row[0].curve.frequency[row[1]]) / whole if whole > 0.0 else None


def _parts(classes):
    """(part, source, sizes, numbers of the simulations) of each source, size class and pair of both."""
    sources = list(dict.fromkeys(size_class.source for size_class in classes))
    sizes = list(dict.fromkeys(size_class.sizes for size_class in classes))
    for source in sources:
        yield "source", source, "", [k for k, size_class in enumerate(classes) if size_class.source == source]
    for size in filter(None, sizes):
        yield "size", "", size, [k for k, size_class in enumerate(classes) if size_class.sizes == size]
    for source in sources:
        for size in filter(None, sizes):
            chosen = [
                k for k, size_class in enumerate(classes) if (size_class.source, size_class.sizes) == (source, size)
            ]
            if chosen:
                yield "both", source, size, chosen
