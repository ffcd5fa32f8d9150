# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart, how wide a catchment below a cut slope has to be to hold a share of the rocks."""

from qgis.core import QgsProcessing

from ....engine.choices import USUAL_ROCK
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.chance import (
    FRICTION_DISTRIBUTION,
    MATERIAL_DRAWN,
    RESTITUTION_DISTRIBUTION,
    ROLLING_DISTRIBUTION,
)
from ...shared.parameters.definitions import advanced, file_output, layer_output, matrix, number, text, whole_number
from ...shared.parameters.ground import (
    GROUND_DEFAULT,
    GROUND_MODEL,
    GROUND_TABLE,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    SURFACE_ROUGHNESS,
)
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import (
    AIR_DENSITY,
    DENSITY,
    IMPACT_LAW,
    MAX_TIME,
    RESTITUTION,
    ROCK_FILE,
    ROCK_SOLID,
    SEED,
    THREADS,
    TIME_STEP,
    inputs_named,
)
from ...shared.parameters.shapes import ROCKS, shapes_parameter
from ...stages import SIMULATE
from ...translation import tr

# The inputs and outputs of talus:catchmentchart.

RARE = (ROCK_FILE, ROCK_SOLID, GROUND_TABLE, GROUND_MODEL, ROUGHNESS, ROLLING_RESISTANCE, SURFACE_ROUGHNESS,
        AIR_DENSITY, IMPACT_LAW, RESTITUTION, RESTITUTION_DISTRIBUTION, FRICTION_DISTRIBUTION, ROLLING_DISTRIBUTION,
        MATERIAL_DRAWN, TIME_STEP, MAX_TIME, SEED, THREADS)  # fmt: skip
LENGTH = number("LENGTH", 40.0, 1.0, 10_000.0)
VOLUME = number("VOLUME", 0.1, **QUANTITIES["volume"].limits, decimals=4)
RUNS = whole_number("RUNS", 250, 5, 1_000_000)
BERM = number("BERM", 0.0, 0.0, 1000.0)
BERM_DEPTH = number("BERM_DEPTH", 12.0, 0.1, 10_000.0)
DITCHES = matrix("DITCHES", 1, optional=True)
CHART = layer_output("CHART", QgsProcessing.SourceType.TypeVector, by_default=True)
PLOT = file_output("PLOT", by_default=True)
HEIGHTS = text("HEIGHTS", "12, 18, 24")
SLOPES = text("SLOPES", "0, 0.25, 0.5, 0.75, 1")
CATCHMENTS = text("CATCHMENTS", "0, 0.1667, 0.25")


def labels():
    """Name -> label of each number."""
    return {
        "CASE_COUNT": tr("Combinations of slope and catchment"),
        "WIDTH_90_MAX": tr("Largest width that holds 90 % [m]"),
        "WIDTH_95_MAX": tr("Largest width that holds 95 % [m]"),
        "TOO_SHORT_COUNT": tr("Cases in which the catchment is too short to hold 95 %"),
    }


class CatchmentChart(TalusAlgorithm):
    """Definition of talus:catchmentchart for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE

    def name(self):
        return "catchmentchart"

    def displayName(self):
        return tr("Catchment chart")

    def shortDescription(self):
        return tr(
            "How wide does the catchment below a cut slope have to be? Throws rocks off slopes of several heights "
            "and angles into catchments that are flat or slope back towards the cut, as in the field programme "
            "behind the design charts of Pierson et al. (2001), and draws the share that is held against the width."
        )

    def tags(self):
        return tr("rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            HEIGHTS.shown(tr("Heights of the slope [m]"), tr(
                "Numbers with commas between them. The default values are those of the field programme of Pierson et "
                "al. (2001).")),
            SLOPES.shown(tr("Slopes, horizontal : 1 vertical"), tr(
                "0 is vertical, 1 is 45°.")),
            CATCHMENTS.shown(tr("Catchments, vertical : 1 horizontal"), tr(
                "Slope of the catchment back towards the cut slope: 0 is flat, 0.1667 is 6 : 1, 0.25 is 4 : 1.")),
            LENGTH.shown(tr("Length of the catchment [m]"), tr(
                "Rocks that go farther are not held; widths up to this length are evaluated.")),
            ROCKS.shown(tr("Shapes of the rocks"), tr(
                "Rocks of the library; several are thrown in equal parts. The shape that goes farthest depends on the "
                "slope."),
                default=[USUAL_ROCK, "eota111"]),
            VOLUME.shown(tr("Volume of a rock [m³]"), tr(
                "The field programme had rocks of 0.3 to 0.9 m across, that is 0.014 to 0.38 m³.")),
            *inputs_named((DENSITY,)),
            RUNS.shown(tr("Rocks of each slope that pass over its crest"), tr(
                "Thrown in equal parts with five velocities from 0.5 to 1.5 m/s and all shapes, from 0.6 m behind the "
                "crest and 0.6 m above it. Rocks that stop behind the crest are not counted; more are thrown for them, "
                "up to 4 times as many. The field programme threw 250 at each.")),
            GROUND_DEFAULT.shown(tr("Ground class"), tr(
                "Class of the slope and of the catchment below it: extra_hard is bedrock, hard coarse scree, medium "
                "forest floor, soft wet meadow.")),
            *map(advanced, [
                shapes_parameter(),
                BERM.shown(tr("Width of a berm [m]"), tr(
                    "A level step in slopes that are higher than its depth below the crest. 0: no berm.")),
                BERM_DEPTH.shown(tr("Depth of the berm below the crest [m]"), tr(
                    "Lower slopes have no berm.")),
                DITCHES.shown(tr("Ditches of a guideline"), [
                    tr("slope up to [horizontal to 1]"), tr("height of the slope up to [m]"), tr("width [m]"),
                    tr("depth [m]")], tr(
                    "Table of Ritchie (1963), of your authority or your own practice: a row for each class of slopes "
                    "and heights. Table and chart then state the share of the rocks that stays within the width. The "
                    "depth is only listed in the table: the simulated catchment is flat or slopes back. Talus "
                    "contains no such table, because none could be checked in its source.")),
                *inputs_named(RARE),
            ]),
            CHART.shown(tr("Catchment widths"), tr(
                "A row for each slope and catchment: the width that holds 50, 90, 95 and 99 % of the rocks, empty "
                "where the catchment is too short for it; the width within which 90 % of the rocks first hit the "
                "catchment; two rules for its width; and, where ditches of a guideline are given, the share that "
                "they hold. Shares refer to the rocks that pass over the crest.")),
            PLOT.shown(tr("Chart"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "A panel for each height and catchment: share of the rocks that are held against the width, a line "
                "for each slope; thin lines, the share that first hits the catchment within this width; dotted, the "
                "width by the modified Ritchie criterion; diamonds, the ditches of a guideline.")),
        ], number_outputs(labels()))  # fmt: skip
