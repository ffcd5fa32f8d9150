# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:fieldproject."""

from ..parameters.definitions import crs, folder_output, raster
from ..translation import tr

DEM = raster("DEM", optional=True)
SURVEY_CRS = crs("SURVEY_CRS", optional=True)
FOLDER = folder_output("FOLDER", by_default=True)


def field_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        DEM.shown(tr("Elevation model"), tr(
            "Included as a shaded relief; gives the coordinate system where none is given below.")),
        SURVEY_CRS.shown(tr("Coordinate system"), tr(
            "Coordinate system of the layers, in metres. If left empty, that of the elevation model.")),
        FOLDER.shown(tr("Folder of the project"), tr(
            "Receives talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder that "
            "already holds a field project is refused, for its survey would be lost.")),
    ]  # fmt: skip
