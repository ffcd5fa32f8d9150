# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulatemany, a simulation for each combination of rocks, grounds and forest, and their comparison."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    choices,
    field,
    file_output,
    folder_output,
    layer,
    layer_output,
    switch,
    text,
)
from ...shared.parameters.ground import GROUND, GROUND_FIELD, ground_class_names
from ...shared.parameters.obstacles import TREES, tree_layer
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import (
    DEM,
    DENSITY,
    FOREST,
    FOREST_DRAG_FIELD,
    FOREST_HEIGHT_FIELD,
    HEIGHT,
    RELEASES,
    RUNS,
    SEED,
    inputs_named,
)
from ...shared.parameters.shapes import ROCKS
from ...stages import SIMULATE
from ...translation import tr

# The inputs and outputs of talus:simulatemany.

# inputs of talus:simulate that all simulations have in common, before and after what is combined
BEFORE = (DEM, RELEASES, RUNS, HEIGHT)
AFTER = (DENSITY, GROUND, GROUND_FIELD, FOREST, FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD, SEED)
OF_TREES = (TREES,)
VOLUMES = text("VOLUMES", "0.5, 1, 2")
GROUNDS = choices("GROUNDS", ground_class_names(), ["medium"])
WITHOUT_FOREST = switch("WITHOUT_FOREST", True)
STEMS_LOST = text("STEMS_LOST", "0")
LINES = layer("LINES", [Source.TypeVectorLine, Source.TypeVectorPolygon])
NAME_FIELD = field("NAME_FIELD", LINES, FieldType.Any)
FOLDER = folder_output("FOLDER")
TABLE = layer_output("TABLE", Source.TypeVector, by_default=True)
AT_LINES = layer_output("AT_LINES", Source.TypeVector, by_default=True)
FIGURE = file_output("FIGURE", by_default=True)


def labels():
    """Name -> label of each number."""
    return {"SIMULATION_COUNT": tr("Number of simulations")}


class SimulateMany(TalusAlgorithm):
    """Definition of talus:simulatemany for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE

    def name(self):
        return "simulatemany"

    def displayName(self):
        return tr("Simulate many scenarios")

    def shortDescription(self):
        return tr(
            "One simulation for each combination of volumes, shapes, ground classes, and forest: with it, without "
            "it, or with a share of its stems lost. Each is kept in its own folder, and all are compared in a table "
            "and a figure."
        )

    def tags(self):
        return tr("scenarios,many,combinations,sensitivity,parameter study,batch,volume,ground,forest,rockfall").split(
            ","
        )

    def initAlgorithm(self, configuration=None):
        self.define(
            [
                *inputs_named(BEFORE),
                VOLUMES.shown(tr("Volumes of the rocks [m³]"), tr(
                    "Numbers with commas between them, for example the block of 30, 100 and 300 years.")),
                ROCKS.shown(tr("Shapes of the rocks"), tr(
                    "Rocks of the library; each shape is simulated separately.")),
                GROUNDS.shown(tr("Ground classes outside the polygons"), tr(
                    "Classes where no polygon sets one; each is simulated separately, to show how much the ground "
                    "matters.")),
                WITHOUT_FOREST.shown(tr("Also without the forest"), tr(
                    "Repeats each combination without forest polygons and single trees, where these are given.")),
                *inputs_named(AFTER),
                tree_layer(),
                STEMS_LOST.shown(tr("Shares of the stems that are lost [%]"), tr(
                    "Shares of the single trees, with commas between them: 0 is the stand today, 30 a cut of 30 %, 60 "
                    "a storm. Each share is simulated separately; the same seed loses the same stems, and with a "
                    "larger share these and more.")),
                LINES.shown(tr("Lines to evaluate"), tr(
                    "Lines such as a road or houses: the rocks that arrive there are counted in each simulation, as by "
                    "Rocks at screen lines.")),
                NAME_FIELD.shown(tr("Field with the name"), tr(
                    'Names of the lines in tables and figure. Left empty, lines are named by their field "name", or by '
                    "their id where they have none.")),
                FOLDER.shown(tr("Folder of the simulations"), tr(
                    "Each simulation gets a folder in it, with stops, trajectories, maps and report. A simulation "
                    "whose folder is complete and was made by the same inputs is not made again.")),
                TABLE.shown(tr("Simulations"), tr(
                    "A row for each: run-out, energy, height and velocity, with the bounds of their percentiles.")),
                AT_LINES.shown(tr("Simulations at the lines"), tr(
                    "A row for each line and simulation: share of the runs that arrive, their energy and height. Only "
                    "with lines.")),
                FIGURE.shown(tr("Figure of the comparison"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                    "A bar for each simulation: run-out, energy, height, and arrivals at the lines.")),
            ],
            number_outputs(labels()),
        )  # fmt: skip
