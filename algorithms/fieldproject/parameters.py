# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:fieldproject."""

from qgis.core import (
    QgsProcessingParameterCrs,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterRasterLayer,
)

from ..parameters.definitions import helped
from ..translation import tr


def field_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        helped(
            QgsProcessingParameterRasterLayer("DEM", tr("Elevation model"), optional=True),
            tr("Comes along as a shaded relief, and gives the coordinate system where none is given below.")),
        helped(
            QgsProcessingParameterCrs("SURVEY_CRS", tr("Coordinate system"), optional=True),
            tr("Of the layers, in metres. Empty: that of the elevation model.")),
        helped(
            QgsProcessingParameterFolderDestination("FOLDER", tr("Folder of the project"), None, False, True),
            tr("Takes talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder with a field "
               "project in it is refused, for its survey would be lost.")),
    ]  # fmt: skip
