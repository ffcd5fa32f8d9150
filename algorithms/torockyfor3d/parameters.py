# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:torockyfor3d."""

from qgis.core import QgsProcessingParameterFolderDestination

from ..parameters.definitions import FieldType, advanced, choice, field, helped, number
from ..parameters.extent import band_parameter, extent_parameter
from ..parameters.scene import inputs_named
from ..translation import tr

SHAPES = ("rectangular", "ellipsoidal", "spherical", "disc")  # codes 1 to 4 of blshape
OF_SIMULATIONS = ("DEM", "RELEASES", "VOLUME", "DENSITY", "GROUND", "GROUND_FIELD", "GROUND_DEFAULT")
RARE = ("VOLUME_FIELD", "SPACING", "OUTSIDE")
ROUGHNESS_INPUTS = ("RG70", "RG20", "RG10")


def export_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, releases, volume, density, *ground = inputs_named(OF_SIMULATIONS)
    cut = extent_parameter(tr("Only this part of the elevation model is written."))
    rare = [*inputs_named(RARE), cut, band_parameter()]
    return [dem, releases, volume, density, *_blocks(), *ground, *_soil(), *map(advanced, rare), _folder()]


def _blocks():
    text = tr("Axis of the block; only the proportions of the three count, the size follows from the volume.")
    return [
        choice("BLOCK_SHAPE", tr("Shape of the blocks"), SHAPES, SHAPES[0], tr(
            "As Rockyfor3D knows them. The volume of the shape, not of the box around it, is that of the block.")),
        *(number(name, label, 1.0, 0.01, 1000.0, text) for name, label in (
            ("AXIS_1", tr("First axis of the block")), ("AXIS_2", tr("Second axis of the block")),
            ("AXIS_3", tr("Third axis of the block")))),
    ]  # fmt: skip


def _soil():
    return [
        field("SOIL_FIELD", tr("Field with the soil type (instead)"), "GROUND", tr(
            "Codes 0 to 7 of Rockyfor3D. Where it is empty or not given, the type follows from the ground class by "
            "words; look at each, for neither program's numbers follow from the other's."), FieldType.Numeric),
        *(number(name, label, 0.0, 0.0, 100.0, tr(
            "Height of the obstacles that {} % of the blocks meet, the same on all ground; 0: smooth. Talus has no "
            "such numbers: estimate them in the field.").format(share)) for name, label, share in (
            ("RG70", tr("Roughness rg70 [m]"), 70), ("RG20", tr("Roughness rg20 [m]"), 20),
            ("RG10", tr("Roughness rg10 [m]"), 10))),
    ]  # fmt: skip


def _folder():
    return helped(
        QgsProcessingParameterFolderDestination("FOLDER", tr("Folder for the grids")),
        tr("dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 and soiltype as ESRI ASCII grids. Files of these "
           "names that are there are replaced. Grids of the forest are not written."))  # fmt: skip
