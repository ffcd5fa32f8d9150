# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle, the styles of Talus for layers of earlier runs, and a package of them to hand over."""

from qgis.core import QgsProcessing, QgsProcessingAlgorithm

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import folder_output, layers, switch
from ...shared.parameters.outputs import number_outputs
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:restyle.

LAYERS = layers("LAYERS", QgsProcessing.SourceType.TypeMapLayer)
RENAME = switch("RENAME", False)
FOLDER = folder_output("FOLDER", optional=True, by_default=False)


def labels():
    """Name -> label of each number."""
    return {"STYLED_COUNT": tr("Layers with a style"), "UNKNOWN_COUNT": tr("Layers left unchanged")}


class Restyle(TalusAlgorithm):
    """Definition of talus:restyle for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "restyle"

    def displayName(self):
        return tr("Styles for earlier results")

    def shortDescription(self):
        return tr(
            "Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a "
            "colleague or from the command line, and packages them for the client: one GeoPackage with styles, "
            "rasters with theirs."
        )

    def tags(self):
        return tr("style,symbols,legend,qml,geopackage,package,export,deliver,rockfall").split(",")

    def flags(self):  # layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define([
            LAYERS.shown(tr("Layers of earlier runs"), tr(
                "Results of Talus from files or from the project. They are recognised by their fields or metadata; "
                "other layers are left unchanged, with a warning.")),
            RENAME.shown(tr("Restore the names of the layers"), tr(
                "Names as after a run, with the name of the run where the layer contains it. Otherwise they keep their "
                "names.")),
            FOLDER.shown(tr("Folder for a package"), tr(
                "For delivery: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, "
                "all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS loads "
                "automatically when the file is opened.")),
        ], number_outputs(labels()))  # fmt: skip
