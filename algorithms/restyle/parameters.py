# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:restyle."""

from qgis.core import QgsProcessing

from ..parameters.definitions import folder_output, layers, switch
from ..translation import tr

LAYERS = layers("LAYERS", QgsProcessing.SourceType.TypeMapLayer)
RENAME = switch("RENAME", False)
FOLDER = folder_output("FOLDER", optional=True, by_default=False)


def restyle_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        LAYERS.shown(tr("Layers of earlier runs"), tr(
            "Results of Talus from files or from the project. What each of them is, its fields or its metadata say; "
            "layers that are none are left as they are, with a warning.")),
        RENAME.shown(tr("Give the layers their names too"), tr(
            "Names as after a run, with the name of the run where the layer knows it. Else they keep theirs.")),
        FOLDER.shown(tr("Folder for a package"), tr(
            "To hand over: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, "
            "all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS takes by itself "
            "when the file is opened.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {"STYLED_COUNT": tr("Layers with a style"), "UNKNOWN_COUNT": tr("Layers left as they are")}
