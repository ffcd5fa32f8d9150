# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns runs: pairs the runs, compares them, writes the table and the difference of the maps."""

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...engine.io import raster
from ..layers.map_difference import difference_of
from ..layers.writing import write_layer
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..styles.differences import DifferenceStyle
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from .figure import draw_differences
from .maps import check_maps
from .pairs import read_energies, read_runs
from .parameters import CONFIDENCE, DIFFERENCE, FIGURE, TABLE, labels
from .rows import Comparison, line_rows, run_rows, table_columns, table_features, tell
from .simulations import pairs


def run(call):
    """Run talus:compareruns and return its outputs and numbers to Processing."""
    found = call.checked()
    runs, comparisons = _compare(call, found)
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


def _compare(call, found):
    """(number of runs, a Comparison for each pair of simulations), that of before and after first."""
    runs, values = read_runs(found, call)
    call.info(tr("{} runs are compared with themselves.").format(runs.size))
    confidence = 0.01 * call[CONFIDENCE]
    at_lines = [({}, {}) if one.crossings is None else read_energies(one, runs, call) for one in found]
    names = {line: name for _, named in at_lines for line, name in named.items()}
    comparisons = []
    for one, other in pairs(len(found)):
        rows = run_rows(values[other], values[one], confidence)
        rows += line_rows(at_lines[other][0], at_lines[one][0], names, runs, confidence)
        comparisons.append(Comparison(found[one].name, found[other].name, rows))
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
