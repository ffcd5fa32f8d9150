# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart, how wide a catchment below a cut slope has to be to hold a share of the rocks."""

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.ground import check_ground_model, gives_way
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..reports.plots import picture_kind
from ..scene.ground import known_classes, tell_low_rolling_resistance
from ..scene.profile_runs import ground_values, rocks_of, settings_of
from ..scene.readiness import tell_readiness
from ..stages import SIMULATE
from ..styles.tables import TableStyle
from ..translation import tr
from .parameters import chart_parameters
from .table import chart_columns, chart_features, labels, numbers_of

MOST_CASES = 500


class CatchmentChart(TalusAlgorithm):
    """Throws rocks off every slope into every catchment, writes the widths and the chart."""

    stage = SIMULATE

    def name(self):
        return "catchmentchart"

    def displayName(self):
        return tr("Catchment chart")

    def shortDescription(self):
        return tr(
            "How wide has the catchment below a cut slope to be? Throws rocks off slopes of several heights and angles "
            "into catchments that are flat or fall back to the slope, as the field programme behind the design charts "
            "of Pierson et al. (2001) did, and draws the share that is held against the width."
        )

    def tags(self):
        return tr("rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(chart_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        check_ground_model(self, parameters, context)
        lists = [
            read_numbers(self, parameters, context, name, may_be_zero=name != "HEIGHTS")
            for name in ("HEIGHTS", "SLOPES", "CATCHMENTS")
        ]
        count = len(lists[0]) * len(lists[1]) * len(lists[2])
        if count > MOST_CASES:
            message = tr("HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give {} at most.")
            raise QgsProcessingException(message.format(count, MOST_CASES))
        check_outputs(self, parameters, context)
        return lists

    def process(self, parameters, context, feedback):
        lists = self.checked(parameters, context)
        tell_readiness(feedback)
        rows = self._throw(parameters, context, feedback, lists)
        numbers = numbers_of(rows)
        tell_numbers(labels(), numbers, feedback)
        with Files() as files:
            outputs = self._write(parameters, context, feedback, files, rows)
        return {**outputs, **numbers}

    def _throw(self, parameters, context, feedback, lists):
        """A Row of the engine for each case."""
        from ...engine import Cancelled
        from ...engine.ground.ground import class_parameters
        from ...engine.ground.parameters import DEFAULTS, NAMES
        from ...engine.slope_profiles.catchment_chart import cases, chart

        name = self.parameterAsEnumString(parameters, "GROUND_DEFAULT", context)
        classes = known_classes(self.parameterAsFile(parameters, "GROUND_TABLE", context))
        layered = gives_way(self, parameters, context)
        ground = {
            **class_parameters(name, False, classes, layered),
            **ground_values(self, parameters, context),
        }
        tell_low_rolling_resistance(np.array([[{**DEFAULTS, **ground}[one] for one in NAMES]]), feedback)
        try:
            rows = chart(
                rocks_of(self, parameters, context),
                self.parameterAsInt(parameters, "RUNS", context),
                ground,
                settings_of(self, parameters, context),
                self._with_berm(parameters, context, cases(*lists)),
                progress=lambda share: feedback.setProgress(95.0 * share),
                cancelled=feedback.isCanceled,
                length=self.parameterAsDouble(parameters, "LENGTH", context),
            )
        except Cancelled as error:
            raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
        return rows

    def _with_berm(self, parameters, context, cases):
        """The cases, with a berm those that are higher than its depth."""
        berm = self.parameterAsDouble(parameters, "BERM", context)
        depth = self.parameterAsDouble(parameters, "BERM_DEPTH", context)
        return [
            one._replace(berm=berm, berm_depth=depth) if berm > 0.0 and one.height > depth else one for one in cases
        ]

    def _write(self, parameters, context, feedback, files, rows):
        outputs = {}
        if is_wanted(self, parameters, "CHART"):
            columns = chart_columns()
            form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            outputs["CHART"] = write_layer(
                self, parameters, context, feedback, files, "CHART", form, chart_features(rows), TableStyle(columns)
            )
        if is_wanted(self, parameters, "PLOT") and can_draw(feedback):
            from .plot import draw_chart

            outputs["PLOT"] = path = self.parameterAsFileOutput(parameters, "PLOT", context)
            with open(files.stage(path), "wb") as file:
                file.write(draw_chart(rows, picture_kind(path)))
        return outputs
