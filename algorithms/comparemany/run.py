# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany runs: reads the simulations, writes the tables and draws the figure."""

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...engine.findings.finding import DOUBTFUL, Kind
from ..layers.writing import write_layer
from ..number_words import told
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..styles.tables import TableStyle
from ..translation import tr
from . import numbers
from .figure import draw_comparison
from .parameters import CONFIDENCE, CROSSINGS, FIGURE, LINES, PERCENTILE, TABLE, labels
from .simulations import VALUES, read_simulations

UNBOUNDED = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Too few runs for an upper bound of the percentile: {names}. Their bars have a grey dot.",
    "Simulate more runs.",
)  # fmt: skip
UNBOUNDED_AT_LINES = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Too few rocks arrive for an upper bound of the percentiles there: {names}. These bounds are empty.",
    "Simulate more runs.",
)  # fmt: skip


def run(call):
    """Run talus:comparemany and return its outputs and numbers to Processing."""
    simulations = read_simulations(call.checked(), call)
    percent, confidence = call[PERCENTILE], 0.01 * call[CONFIDENCE]
    estimates = [
        {field: numbers.percentile_of(one.values[field], percent, confidence) for field in VALUES}
        for one in simulations
    ]
    rows = numbers.line_rows(simulations, percent, confidence)
    _tell(simulations, estimates, percent, call)
    _tell_lines(rows, call)
    with Files() as files:
        outputs = _write(call, files, simulations, estimates, rows)
    found = _numbers_of(estimates)
    tell_numbers(labels(), found, call)
    return {**outputs, **found}


def _tell(simulations, estimates, percent, call):
    """A line for each simulation, and a warning where the runs do not bound a percentile."""
    message = tr("{}: {} runs; {:g}th percentiles: run-out {:.4g} m, energy {:.4g} kJ, height {:.3g} m")
    for one, found in zip(simulations, estimates):
        values = [found[field].value for field in VALUES[:3]]
        call.info(told(message, one.name, one.runs, percent, *values))
    few = [one.name for one, found in zip(simulations, estimates) if found["e_max_kj"].high == float("inf")]
    if few:
        call.find([UNBOUNDED.of("LAYERS", names=", ".join(few))])


def _tell_lines(rows, call):
    """A finding where the rocks that arrive at a line do not bound a percentile."""
    few = [f"{one.line} ({one.simulation})" for one in rows if one.energy.high == float("inf")]
    if few:
        call.find([UNBOUNDED_AT_LINES.of(str(CROSSINGS), names=", ".join(few))])


def _write(call, files, simulations, estimates, rows):
    percent = call[PERCENTILE]
    tables = (
        (TABLE, numbers.table_columns(percent), numbers.table_features(simulations, estimates)),
        (LINES, numbers.line_columns(percent), numbers.line_features(rows)),
    )
    outputs = {}
    for name, columns, features in tables:
        if call.wants(name):
            form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            outputs[name] = write_layer(call, files, name, form, features, TableStyle(columns))
    if call.wants(FIGURE) and can_draw(call):
        outputs[FIGURE] = call.path(FIGURE)
        draw_comparison(files.stage(outputs[FIGURE]), simulations, estimates, rows, percent)
    return outputs


def _numbers_of(estimates):
    runouts = [one["runout_m"].value for one in estimates]
    energies = [one["e_max_kj"].value for one in estimates]
    return {
        "SIMULATION_COUNT": len(estimates),
        "RUNOUT_LEAST": min(runouts), "RUNOUT_MOST": max(runouts),
        "ENERGY_LEAST": min(energies), "ENERGY_MOST": max(energies),
    }  # fmt: skip
