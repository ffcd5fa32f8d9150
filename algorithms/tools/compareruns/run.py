# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns runs: pairs the runs, compares them, writes the table and the difference of the maps."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ....engine.io import raster
from ...number_words import KILO
from ...shared.layers.vector_layers import UNCHECKED, layer_source
from ...shared.layers.writing import write_layer
from ...shared.layers.written import difference_of
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.figures import POINTS, can_draw, row_of_axes, save_figure
from ...shared.scene.dem import check_raster
from ...shared.styles.known_layers import ITEM
from ...shared.styles.on_load import style_on_load
from ...shared.styles.styles import LESS, MORE, DifferenceStyle, TableStyle
from ...translation import tr
from .algorithm import (
    AFTER,
    BEFORE,
    CONFIDENCE,
    CROSSINGS_AFTER,
    CROSSINGS_BEFORE,
    CROSSINGS_OTHERS,
    DIFFERENCE,
    FIGURE,
    MAP_AFTER,
    MAP_BEFORE,
    OTHERS,
    TABLE,
    labels,
)
from .rows import (
    Comparison,
    check_simulations,
    line_rows,
    read_energies,
    read_runs,
    run_rows,
    table_columns,
    table_features,
    tell,
)

# The figure of talus:compareruns: how much each quantity changes, and its certainty.

WIDTH, NAMES, ROW, AROUND = 4.2, 3.4, 0.27, 1.2  # inches: of a panel, of the names beside the first, of a row, around
MOST = 3  # comparisons that are drawn


def draw_differences(path, comparisons):
    """Changes in % of the value before, a panel for each comparison."""
    drawn = comparisons[:MOST]
    rows = max(len(comparison.rows) for comparison in drawn)
    figure, panels = row_of_axes(len(drawn), (NAMES + WIDTH * len(drawn), AROUND + ROW * rows))
    for number, (axes, drawn_comparison) in enumerate(zip(panels, drawn)):
        _draw(axes, drawn_comparison)
        if number > 0:
            axes.set_yticklabels([])
    save_figure(figure, path)


def _draw(axes, comparison):
    names = []
    for y, row in enumerate(comparison.rows):
        names.append(f"{row.where}: {row.quantity}")
        change_of_row = row.difference
        if not (
            math.isfinite(change_of_row.before)
            and change_of_row.before > 0.0
            and math.isfinite(change_of_row.difference)
        ):
            axes.text(0.0, y, tr("nothing before"), fontsize=7, va="center", color=POINTS)
            continue
        change, low, high = (
            100.0 * value / change_of_row.before
            for value in (change_of_row.difference, change_of_row.low, change_of_row.high)
        )
        colour = (LESS if change < 0.0 else MORE) if change_of_row.is_sure else POINTS
        if math.isfinite(low) and math.isfinite(high):
            axes.plot([low, high], [y, y], color=colour, linewidth=2.0)
        axes.plot([change], [y], "o", color=colour, markersize=5.0)
    axes.axvline(0.0, color="#222222", linewidth=0.8)
    axes.set_yticks(range(len(names)), names, fontsize=7.5)
    axes.invert_yaxis()
    axes.set_xlabel(tr("change [% of the value before]"))
    axes.set_title(tr("{} compared with {}").format(comparison.name, comparison.against), loc="left", fontsize=9)


# The two maps of which the difference is made.


def check_maps(call):
    """Paths of both maps, None where none is given. Raises QgsProcessingException for one alone."""
    layers = [call[MAP_BEFORE], call[MAP_AFTER]]
    if layers == [None, None]:
        return None
    if None in layers:
        raise QgsProcessingException(tr("MAP_BEFORE, MAP_AFTER: give both or none."))
    return [check_raster(layer, name) for layer, name in zip(layers, (MAP_BEFORE, MAP_AFTER))]


# The simulations that are compared, each with its crossings, and which of them with which.

RUN_NAME = "run_name"  # the field of the stops


class Simulation(NamedTuple):
    """One simulation: its stops, and its crossings of lines or None; the keys are those of the inputs."""

    key: str
    name: str
    stops: object
    crossings_key: str
    crossings: object


def simulations(call):
    """[before, after, *others]. Raises QgsProcessingException where stops and crossings do not go together."""
    for name in (BEFORE, AFTER):
        layer_source(call, name)
    stops = _sources(call, BEFORE, AFTER, OTHERS)
    crossings = _sources(call, CROSSINGS_BEFORE, CROSSINGS_AFTER, CROSSINGS_OTHERS)
    if crossings and not {CROSSINGS_BEFORE, CROSSINGS_AFTER} <= set(dict(crossings)):
        raise QgsProcessingException(tr("CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none."))
    if crossings and len(crossings) != len(stops):
        message = tr("CROSSINGS_OTHERS: {} layers of crossings for {} of stops; give one for each simulation, or none.")
        raise QgsProcessingException(message.format(len(crossings), len(stops)))
    names = [_name_of(source, key) for key, source in stops]
    # those that there are twice with a number
    names = [f"{name} ({k})" if names.count(name) > 1 else name for k, name in enumerate(names, 1)]
    beside = crossings or [("", None)] * len(stops)
    return [Simulation(key, name, source, *other) for (key, source), name, other in zip(stops, names, beside)]


def pairs(number):
    """(simulation, the one that it is compared with) of each comparison: places in the list, before is 0, after 1."""
    others = range(2, number)
    return [(1, 0), *((other, 0) for other in others), *((1, other) for other in others)]


def _sources(call, before, after, others):
    """(key, source) of each of the simulations whose layer is given."""
    sources = [(name, call[name]) for name in (before, after)]
    for layer in call[others] or []:
        if not isinstance(layer, QgsVectorLayer):
            message = tr("{}: this is no vector layer that QGIS can read.")
            raise QgsProcessingException(message.format(f"{others} ({layer.name()})"))
        sources.append((others, QgsProcessingFeatureSource(layer, call.context)))
    return [(key, source) for key, source in sources if source is not None]


def _name_of(source, key):
    """The run's own name, else before, after or the name of the layer."""
    if source.fields().lookupField(RUN_NAME) >= 0:
        for feature in source.getFeatures(QgsFeatureRequest().setLimit(1), UNCHECKED):
            if isinstance(feature[RUN_NAME], str) and feature[RUN_NAME]:
                return feature[RUN_NAME]
    return {BEFORE: tr("before"), AFTER: tr("after")}.get(key) or source.sourceName()


# Checks of talus:compareruns before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    compared_runs = simulations(call)
    check_simulations(compared_runs)
    check_maps(call)
    check_outputs(call)
    return compared_runs


def run(call):
    """Run talus:compareruns and return its outputs and numbers to Processing."""
    compared_runs = call.checked()
    runs, comparisons = _compare(call, compared_runs)
    for comparison in comparisons:
        tell(comparison, call)
    with Files() as files:
        outputs = _write_table(call, files, comparisons)
        outputs.update(_write_map(call, files))
        if call.wants(FIGURE) and can_draw(call):
            outputs[FIGURE] = call.path(FIGURE)
            draw_differences(files.stage(outputs[FIGURE]), comparisons)
    numbers = {"RUN_COUNT": runs, **_numbers_of(comparisons[0].rows)}
    tell_numbers(labels(), numbers, call)
    text = tr(
        "Intervals cover the number of runs only, each for one quantity: of 20 quantities without a change one may "
        "be counted as changed at 95 % confidence. Ground, rocks and the measure are taken as simulated."
    )
    call.info(text)
    return {**outputs, **numbers}


def _compare(call, compared_runs):
    """(number of runs, a Comparison for each pair of simulations), that of before and after first."""
    runs, values = read_runs(compared_runs, call)
    call.info(tr("{} runs are compared with themselves.").format(runs.size))
    confidence = 0.01 * call[CONFIDENCE]
    at_lines = [
        ({}, {}) if simulation.crossings is None else read_energies(simulation, runs, call)
        for simulation in compared_runs
    ]
    names = {line: name for _, named in at_lines for line, name in named.items()}
    comparisons = []
    for first, other in pairs(len(compared_runs)):
        rows = run_rows(values[other], values[first], confidence)
        rows += line_rows(at_lines[other][0], at_lines[first][0], names, runs, confidence)
        comparisons.append(Comparison(compared_runs[first].name, compared_runs[other].name, rows))
    return int(runs.size), comparisons


def _write_table(call, files, comparisons):
    if not call.wants(TABLE):
        return {}
    columns = table_columns()
    form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
    features = table_features(comparisons)
    return {TABLE: write_layer(
        call, files, TABLE, form, features, TableStyle(columns)
    )}  # fmt: skip


def _write_map(call, files):
    paths = check_maps(call)
    if paths is None or not call.wants(DIFFERENCE):
        return {}
    change, grid, unit = difference_of(paths)
    path = call.path(DIFFERENCE)
    label = call.label(DIFFERENCE)
    raster.write_grid(files.stage(path), change, grid, (0, 0), np.nan, unit, label, {ITEM: DIFFERENCE})
    style_on_load(call, path, label, DifferenceStyle(np.nanmax(np.abs(change), initial=0.0)))
    return {DIFFERENCE: path}


def _numbers_of(rows):
    return {
        "RUNOUT_CHANGE": rows[0].difference.difference,
        "ENERGY_P95_CHANGE": rows[3].difference.difference / KILO,
        "SURE_CHANGES": sum(row.difference.is_sure for row in rows),
    }
