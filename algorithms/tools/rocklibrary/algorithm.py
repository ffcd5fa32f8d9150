# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary: makes one rock, or a set of them, by shape class, size and chance."""

from qgis.core import QgsProcessingOutputNumber

from ....engine.choices import LIBRARY_ROCKS, PARAMETRIC_ROCKS, SIZE_DISTRIBUTIONS, SIZE_MEASURES, ZINGG_CLASSES
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import advanced, choice, folder_output, number, optional_number, whole_number
from ...shared.rocks.outputs import number_outputs, rock_parameters
from ...stages import PREPARE
from ...translation import tr

# The inputs of talus:rocklibrary.

FOLDER = folder_output("FOLDER", optional=True, by_default=False)
SHAPE = choice("SHAPE", (*PARAMETRIC_ROCKS, *LIBRARY_ROCKS), "random")
ZINGG = choice("ZINGG", ("given", *ZINGG_CLASSES, "any"), "any")
ELONGATION = number("ELONGATION", 0.8, 0.05, 1.0)
FLATNESS = number("FLATNESS", 0.7, 0.05, 1.0)
MEASURE = choice("MEASURE", SIZE_MEASURES, "volume")
SIZE = number("SIZE", 1.0, 1e-6, 1e9, decimals=4)
COUNT = whole_number("COUNT", 1, 1, 10_000)
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
SEED = whole_number("SEED", 0, 0, 2**31 - 1)
VERTICES = whole_number("VERTICES", 24, 5, 2000)
EXPONENT = number("EXPONENT", 4.0, 1.0, 100.0)
SIDES = whole_number("SIDES", 6, 3, 200)
DISTRIBUTION = choice("DISTRIBUTION", SIZE_DISTRIBUTIONS, "fixed")
DEVIATION = number("DEVIATION", 0.3, 0.0, 1e9, decimals=4)
SIZE_MIN = optional_number("SIZE_MIN", None, 0.0, 1e9, decimals=4)
SIZE_MAX = optional_number("SIZE_MAX", None, 0.0, 1e9, decimals=4)


class RockLibrary(TalusAlgorithm):
    """Definition of talus:rocklibrary for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "rocklibrary"

    def displayName(self):
        return tr("Make rocks")

    def shortDescription(self):
        return tr(
            "Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular "
            "blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes."
        )

    def tags(self):
        return tr("rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size").split(",")

    def initAlgorithm(self, configuration=None):
        folder = FOLDER.shown(
            tr("Folder for all rocks"), tr("Gets a .pts and an .obj file for each rock, numbered from 1.")
        )
        count = QgsProcessingOutputNumber("ROCK_COUNT", tr("Number of rocks"))
        self.define([
            SHAPE.shown(tr("Shape"), tr(
                "box, superellipsoid, prism and random take the proportions below; the others are the fixed shapes of "
                "the library, natural ones first, of which eota111 and eota221 are the norm blocks of the tests of "
                "rockfall nets. random is an irregular convex block.")),
            ZINGG.shown(tr("Class of random blocks after Zingg"), tr(
                "sphere, disc, rod and bladed divide the ratios of axes I / L and S / I at 2/3 (Zingg 1935); the "
                "ratios of each block are drawn within its class, from 1/3. any draws in all classes, given uses the "
                "two ratios below.")),
            ELONGATION.shown(tr("Elongation: intermediate to long axis"), tr(
                "I / L of boxes, superellipsoids, prisms and random blocks of given ratios; 1 is not elongated.")),
            FLATNESS.shown(tr("Flatness: short to intermediate axis"), tr(
                "S / I of the same shapes; 1 is not flat. A prism less flat than elongated lies along its long axis.")),
            MEASURE.shown(tr("Meaning of the size"), tr(
                "volume in m³, length of the long axis in m, or mass in kg.")),
            SIZE.shown(tr("Size, or mean size [m³, m or kg]"), tr(
                "Size of the rock, or mean of the sizes of many rocks.")),
            COUNT.shown(tr("Number of rocks"), tr(
                "More than one need a folder to be written to.")),
            DENSITY.shown(tr("Density of the rock [kg/m³]"), tr(
                "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
            SEED.shown(tr("Random seed"), tr(
                "With the same seed the rocks are the same.")),
            *map(advanced, [
                VERTICES.shown(tr("Corners of superellipsoids and random blocks"), tr(
                    "Computing time grows with them. Superellipsoids are symmetric and need an even number, at least "
                    "8.")),
                EXPONENT.shown(tr("Exponent of superellipsoids"), tr(
                    "1 is an octahedron, 2 an ellipsoid, 4 a rounded block; large exponents come near to a box.")),
                SIDES.shown(tr("Sides of prisms"), tr("3 is a wedge, 6 a column of basalt.")),
                DISTRIBUTION.shown(tr("Distribution of the size"), tr(
                    "fixed makes all rocks of the same size; the others spread them about the mean.")),
                DEVIATION.shown(tr("Standard deviation of the size [m³, m or kg]"), tr(
                    "Standard deviation of the whole distribution, before it is cut off at the limits.")),
                SIZE_MIN.shown(tr("Smallest size [m³, m or kg]"), tr(
                    "The distribution is cut off here. Left empty: 0.")),
                SIZE_MAX.shown(tr("Largest size [m³, m or kg]"), tr(
                    "The distribution is cut off here. If left empty, it has no upper limit.")),
            ]),
            *rock_parameters(),
            folder,
        ], [*number_outputs(), count])  # fmt: skip
