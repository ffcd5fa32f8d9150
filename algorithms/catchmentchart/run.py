# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart runs: throws rocks off every slope into every catchment, writes the widths and the chart."""

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ...engine import Cancelled
from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.ground.doubts import ground_doubts
from ...engine.ground.ground import class_parameters
from ...engine.ground.parameters import DEFAULTS, NAMES
from ...engine.slope_profiles.catchment_chart import cases, chart
from ...engine.slope_profiles.plausibility import of_cases
from ..layers.writing import write_layer
from ..number_words import range_text, told
from ..parameters.ground import GROUND_DEFAULT, GROUND_TABLE, gives_way
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..reports.plots import picture_kind
from ..scene.ground import known_classes, stated_by_inputs
from ..scene.profile_runs import ground_values, optional_values, rocks_of, settings_of
from ..scene.readiness import tell_readiness
from ..styles.tables import TableStyle
from ..translation import tr
from .own_ditches import ditch_of, ditches_of
from .parameters import BERM, BERM_DEPTH, CHART, DITCHES, LENGTH, PLOT, RUNS, labels
from .plot import draw_chart
from .table import chart_columns, chart_features, counted, numbers_of

FEW_OVER = Kind(
    "rocks-over-crest-few", DOUBTFUL,
    "RUNS: {value:.0f} of {thrown} rocks pass over the crest of the slope of {height:g} m with {slope:g} : 1; the "
    "others stop behind it. Its shares are based on these few.",
    "Use harder ground or rounder rocks.",
)  # fmt: skip
NO_ROW = Kind(
    "ditch-rows-missing", DOUBTFUL,
    "DITCHES: no row applies to {value:.0f} of {limit:.0f} cases.",
    "Add rows for the other heights and slopes.",
)  # fmt: skip

FEW = 0.5  # of the rocks that were asked for: fewer that count are worth a warning


def run(call):
    """Run talus:catchmentchart and return its outputs and numbers to Processing."""
    lists = call.checked()
    tell_readiness(call)
    rows = _throw(call, lists)
    numbers = numbers_of(rows)
    _tell_counted(call, rows)
    tell_numbers(labels(), numbers, call)
    call.find(of_cases((_name_of(row.case), row.findings) for row in rows))
    with Files() as files:
        outputs = _write(call, files, rows)
    return {**outputs, **numbers}


def _name_of(case):
    """A case in numbers: height, slope and, unless it is flat, catchment."""
    slope = told("{:g} m, {:g} : 1", case.height, case.slope)
    return slope if case.catchment == 0.0 else told("{}, 1 : {:.3g}", slope, 1.0 / case.catchment)


def _tell_counted(call, rows):
    """Say how many rocks were thrown for those that count, and where they stay few."""
    least = min(rows, key=counted)
    text = tr("Shares refer to the rocks that pass over the crest: {} of a slope, of {} that were thrown.")
    numbers, thrown = [counted(row) for row in rows], [row.thrown for row in rows]
    call.info(text.format(range_text(min(numbers), max(numbers)), range_text(min(thrown), max(thrown))))
    if counted(least) < FEW * call[RUNS]:
        over, case = counted(least), least.case
        enough = FEW * call[RUNS]
        call.find([
            FEW_OVER.of(str(RUNS), over, enough, thrown=least.thrown, height=case.height, slope=case.slope)
        ])  # fmt: skip


def _throw(call, lists):
    """A Row of the engine for each case."""
    name = call[GROUND_DEFAULT]
    classes = known_classes(call[GROUND_TABLE])
    layered = gives_way(call)
    ground = {
        **class_parameters(name, False, classes, layered),
        **ground_values(call),
    }
    table = np.array([[{**DEFAULTS, **ground}[one] for one in NAMES]])
    call.find(ground_doubts(table, stated_by_inputs(optional_values(call), table, call[GROUND_TABLE])))
    try:
        rows = chart(
            rocks_of(call),
            call[RUNS],
            ground,
            settings_of(call),
            _with_berm(call, cases(*lists)),
            progress=lambda share: call.progress(95.0 * share),
            cancelled=call.is_cancelled,
            length=call[LENGTH],
        )
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return rows


def _with_berm(call, cases):
    """The cases, with a berm those that are higher than its depth."""
    berm = call[BERM]
    depth = call[BERM_DEPTH]
    return [one._replace(berm=berm, berm_depth=depth) if berm > 0.0 and one.height > depth else one for one in cases]


def _write(call, files, rows):
    outputs, ditches = {}, ditches_of(call)
    own = [ditch_of(row.case, ditches) for row in rows] if ditches else None
    if own and None in own:
        call.find([NO_ROW.of(str(DITCHES), own.count(None), len(own))])
    if call.wants(CHART):
        columns = chart_columns(own)
        form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        outputs[CHART] = write_layer(call, files, CHART, form, chart_features(rows, own), TableStyle(columns))
    if call.wants(PLOT) and can_draw(call):
        outputs[PLOT] = path = call.path(PLOT)
        with open(files.stage(path), "wb") as file:
            file.write(draw_chart(rows, own, picture_kind(path)))
    return outputs
