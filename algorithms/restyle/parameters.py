# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:restyle."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterMultipleLayers,
)

from ..parameters.definitions import helped, switch
from ..translation import tr


def restyle_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        helped(
            QgsProcessingParameterMultipleLayers(
                "LAYERS", tr("Layers of earlier runs"), QgsProcessing.SourceType.TypeMapLayer),
            tr("Results of Talus from files or from the project. What each of them is, its fields or its metadata say; "
               "layers that are none are left as they are, with a warning.")),
        switch("RENAME", tr("Give the layers their names too"), False, tr(
            "Names as after a run, with the name of the run where the layer knows it. Else they keep theirs.")),
        helped(
            QgsProcessingParameterFolderDestination("FOLDER", tr("Folder for a package"), None, True, False),
            tr("To hand over: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, "
               "all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS takes by itself "
               "when the file is opened.")),
    ]  # fmt: skip
