# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:rockfromcloud."""

from qgis.core import QgsProcessing, QgsProcessingParameterFeatureSource, QgsProcessingParameterFile

from ...engine.choices import LENGTH_UNITS
from ..parameters.definitions import Number, advanced, choice, helped, number, switch
from ..translation import tr


def cloud_inputs():
    """All inputs in the order of the dialog."""
    return [
        helped(QgsProcessingParameterFile(
            "FILE", tr("Point cloud or mesh"), optional=True,
            fileFilter=tr("Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)")),
            tr("A file with points of the rock's surface. Faces do not count: the rock is the convex hull. .laz needs "
               "the Python package laspy.")),
        helped(QgsProcessingParameterFeatureSource(
            "LAYER", tr("Layer of points with heights (instead)"), [QgsProcessing.SourceType.TypeVectorPoint],
            optional=True),
            tr("PointZ or MultiPointZ features of one rock, in a projected coordinate system or a scanner's own.")),
        choice("UNIT", tr("Unit of the coordinates"), tuple(LENGTH_UNITS), "m", tr(
            "Length of 1 in the file or layer. Files carry no unit; scans of hand samples are often in millimetres.")),
        number("VERTICES", tr("Corners of the rock, at most"), 60, 4, 2000, tr(
            "Computing time grows with the corners; 30 to 100 keep the shape of most blocks."), Number.Integer),
        number("VOLUME_ERROR", tr("Largest error of the volume [%]"), 5.0, 0.001, 99.0, tr(
            "Volume that the left out corners may carry. Where it cannot be met the message says how many corners "
            "can. Left empty, any error is accepted."), optional=True, decimals=3),
        switch("KEEP_VOLUME", tr("Keep the volume"), True, tr(
            "Enlarges the simplified rock to the volume of the whole hull, so that its mass is right.")),
        number("DENSITY", tr("Density of the rock [kg/m³]"), 2700.0, 100.0, 10_000.0, tr(
            "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
        advanced(number("OUTLIER_SPACING", tr("Leave out points farther than this many spacings"), None, 1.5, 1000.0,
            tr("Keeps the largest group of points that are linked by gaps of at most this many times the median "
               "distance between neighbours; 5 suits an even scan. Left empty, every point counts."), optional=True)),
        advanced(switch("MESH_VOLUME", tr("Scale the rock to the volume of the mesh"), False, tr(
            "A hull fills the hollows of a block, often 5 to 15 % of its volume. With a closed .stl or .obj the rock "
            "can get the volume and the mass of the block itself."))),
        advanced(number("VOLUME", tr("Volume to scale the rock to [m³]"), None, 0.001, 100_000.0, tr(
            "For example the volume of a block measured otherwise; goes before that of the mesh. Left empty, the "
            "cloud's own size counts."),
            optional=True, decimals=3)),
    ]  # fmt: skip
