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
            "Results of Talus from files or from the project. They are recognised by their fields or metadata; other "
            "layers are left unchanged, with a warning.")),
        RENAME.shown(tr("Restore the names of the layers"), tr(
            "Names as after a run, with the name of the run where the layer contains it. Otherwise they keep their "
            "names.")),
        FOLDER.shown(tr("Folder for a package"), tr(
            "For delivery: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, "
            "all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS loads "
            "automatically when the file is opened.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {"STYLED_COUNT": tr("Layers with a style"), "UNKNOWN_COUNT": tr("Layers left unchanged")}
