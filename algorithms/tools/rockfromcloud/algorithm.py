# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud: a surveyed point cloud or mesh becomes a convex rock with few corners."""

from qgis.core import QgsProcessing

from ....engine.choices import LENGTH_UNITS
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    advanced,
    choice,
    file,
    layer,
    number,
    optional_number,
    switch,
    whole_number,
)
from ...shared.rocks.outputs import number_outputs, rock_parameters
from ...stages import PREPARE
from ...translation import tr

# The inputs of talus:rockfromcloud.

FILE = file("FILE")
LAYER = layer("LAYER", [QgsProcessing.SourceType.TypeVectorPoint])
UNIT = choice("UNIT", tuple(LENGTH_UNITS), "m")
VERTICES = whole_number("VERTICES", 60, 4, 2000)
VOLUME_ERROR = optional_number("VOLUME_ERROR", 5.0, 0.001, 99.0, decimals=3)
KEEP_VOLUME = switch("KEEP_VOLUME", True)
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
OUTLIER_SPACING = optional_number("OUTLIER_SPACING", None, 1.5, 1000.0)
MESH_VOLUME = switch("MESH_VOLUME", False)
VOLUME = optional_number("VOLUME", None, **QUANTITIES["volume"].limits, decimals=3)


class RockFromCloud(TalusAlgorithm):
    """Definition of talus:rockfromcloud for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "rockfromcloud"

    def displayName(self):
        return tr("Rock from a point cloud")

    def shortDescription(self):
        return tr(
            "Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a "
            "number of corners within a stated error of the volume."
        )

    def tags(self):
        return tr("rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            FILE.shown(
                tr("Point cloud or mesh"),
                tr("Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)"), tr(
                "A file with points of the rock's surface. Faces are ignored: the rock is the convex hull. .laz needs "
                "the Python package laspy.")),
            LAYER.shown(tr("Layer of points with heights (instead)"), tr(
                "PointZ or MultiPointZ features of one rock, in a projected coordinate system or a scanner's own.")),
            UNIT.shown(tr("Unit of the coordinates"), tr(
                "Length of 1 in the file or layer. Files carry no unit; scans of hand samples are often in "
                "millimetres.")),
            VERTICES.shown(tr("Largest number of corners of the rock"), tr(
                "Computing time grows with the corners; 30 to 100 keep the shape of most blocks.")),
            VOLUME_ERROR.shown(tr("Largest error of the volume [%]"), tr(
                "Volume that the removed corners may have. If it cannot be met, the message gives the number of "
                "corners required. If left empty, any error is accepted.")),
            KEEP_VOLUME.shown(tr("Keep the volume"), tr(
                "Enlarges the simplified rock to the volume of the whole hull, so that its mass is right.")),
            DENSITY.shown(tr("Density of the rock [kg/m³]"), tr(
                "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
            advanced(OUTLIER_SPACING.shown(tr("Leave out points farther than this many spacings"), tr(
                "Keeps the largest group of points that are linked by gaps of at most this many times the median "
                "distance between neighbours; 5 suits an even scan. If left empty, all points are used."))),
            advanced(MESH_VOLUME.shown(tr("Scale the rock to the volume of the mesh"), tr(
                "A hull fills the hollows of a block, often 5 to 15 % of its volume. With a closed .stl or .obj the "
                "rock can get the volume and the mass of the block itself."))),
            advanced(VOLUME.shown(tr("Volume to scale the rock to [m³]"), tr(
                "For example the volume of a block measured otherwise; it takes precedence over that of the mesh. If "
                "left empty, the cloud's own size is used."))),
            *rock_parameters(),
        ], number_outputs())  # fmt: skip
