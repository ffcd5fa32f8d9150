# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap, many rocks that fall together and meet each other."""

from ...base import TalusAlgorithm
from ...shared.parameters.chance import VOLUME_DISTRIBUTION
from ...shared.parameters.definitions import (
    Source,
    advanced,
    layer_output,
    number,
    optional_number,
    raster_output,
    whole_number,
)
from ...shared.parameters.extent import BAND, DEM, EXTENT
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import DENSITY, RELEASES, ROCK, ROCK_FILE, ROCK_LENGTHS, SEED, VOLUME, inputs_named
from ...stages import SIMULATE
from ...translation import tr

# Inputs, outputs and numbers of talus:heap.

COUNT = whole_number("COUNT", 200, 2, 1000)
FRICTION = number("FRICTION", 0.6, 0.0, 10.0)
GROUND_FRICTION = optional_number("GROUND_FRICTION", None, 0.0, 10.0)
BLOCK_RESTITUTION = number("BLOCK_RESTITUTION", 0.0, 0.0, 1.0)
GROUND_RESTITUTION = optional_number("GROUND_RESTITUTION", None, 0.0, 1.0)
PATCH = number("PATCH", 0.01, 0.0, 1.0, decimals=3)
DURATION = number("DURATION", 60.0, 0.1, 3600.0)
STEP = number("STEP", 0.004, 0.0001, 0.02, decimals=4)
MAX_SWEEPS = whole_number("MAX_SWEEPS", 100, 1, 10_000)
CELL = optional_number("CELL", None, 0.05, 1000.0)
SAMPLE_INTERVAL = number("SAMPLE_INTERVAL", 0.2, 0.001, 100.0, decimals=3)
BLOCKS = layer_output("BLOCKS", Source.TypeVectorPoint, by_default=True)
OUTLINES = layer_output("OUTLINES", Source.TypeVectorPolygon, by_default=True)
PATHS = layer_output("PATHS", Source.TypeVectorLine, by_default=False)
THICKNESS = raster_output("THICKNESS", by_default=True)
ROCK_DEPTH = raster_output("ROCK_DEPTH", by_default=False)

SHARED = ROCK, VOLUME, VOLUME_DISTRIBUTION, DENSITY, ROCK_FILE, ROCK_LENGTHS, SEED, EXTENT, BAND  # with simulate


def heap_parameters():
    """All, in the order of the dialog."""
    dem, *shared = inputs_named((DEM, *SHARED))
    rock, volume, *rare = shared
    return [
        dem,
        RELEASES.shown(tr("Start areas, lines or points of the blocks"), tr(
            "Blocks start in columns a little more than a block's diameter apart, in random orientations, the lowest "
            "ones just above the ground, the others in layers above. All are released at the same time.")),
        COUNT.shown(tr("Number of blocks"), tr(
            "Blocks that do not fit side by side start in further layers. Two hundred take about a minute.")),
        rock,
        volume,
        FRICTION.shown(tr("Friction between blocks"), tr(
            "Coulomb's coefficient, the tangent of the friction angle; it also applies to the ground, unless another "
            "value is entered below. Not a ground class: soft ground and rolling resistance are not "
            "modelled.")),
        *map(advanced, [
            *rare,
            GROUND_FRICTION.shown(tr("Friction between blocks and ground"), tr("Left empty: as between blocks.")),
            BLOCK_RESTITUTION.shown(tr("Restitution between blocks"), tr(
                "Newton's coefficient of restitution. 0: blocks stay together after an impact; 1: they separate as "
                "fast as they approached each other.")),
            GROUND_RESTITUTION.shown(tr("Restitution between blocks and ground"), tr("Left empty: as between blocks.")),
            PATCH.shown(tr("Size of a contact, in radii of the smaller block"), tr(
                "A contact resists rotation about its normal, as an evenly loaded disc of this radius does. 0: point "
                "contacts, which do not resist it; some blocks then never stop spinning.")),
            DURATION.shown(tr("Longest duration [s]"), tr(
                "The simulation ends earlier if all blocks are at rest.")),
            STEP.shown(tr("Time step [s]"), tr(
                "0.004 s for blocks of about 1 m³. Half of it for blocks of 0.1 m³.")),
            MAX_SWEEPS.shown(tr("Sweeps of the contact solver in a step"), tr(
                "More sweeps take longer, and blocks creep less in high deposits. The log reports the number of steps "
                "in which the solver did not converge.")),
            CELL.shown(tr("Cell size of the maps [m]"), tr(
                "Left empty: half the radius of the smallest block, so that single blocks are visible, or the cell "
                "size of the elevation model if that is smaller.")),
            SAMPLE_INTERVAL.shown(tr("Time between two vertices of the paths [s]"), tr(
                "For the layer of paths.")),
        ]),
        BLOCKS.shown(tr("Final positions of the blocks"), tr(
            "Final position of each block, with its volume, mass, height above the ground, and the horizontal and "
            "vertical distance of its fall.")),
        OUTLINES.shown(tr("Outlines of the blocks"), tr(
            "Each block in plan as it lies, with its volume and the height of its top above the ground.")),
        PATHS.shown(tr("Paths"), tr(
            "Paths of the blocks' centres of mass, with height (Z) and time in seconds (M).")),
        THICKNESS.shown(tr("Thickness of the deposit [m]"), tr(
            "Height of the highest block above the ground in each cell; the voids between blocks are included.")),
        ROCK_DEPTH.shown(tr("Rock volume per area [m³/m²]"), tr(
            "Rock alone, without the voids between blocks. Multiplied by the cell area and summed over the cells, it "
            "gives the volume of the blocks.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "BLOCK_COUNT": tr("Blocks"),
        "BLOCK_VOLUME": tr("Volume of all blocks [m³]"),
        "MOVING_COUNT": tr("Blocks that still move"),
        "LEFT_COUNT": tr("Blocks that left the terrain"),
        "DURATION_VALUE": tr("Duration until rest [s]"),
        "DEPOSIT_AREA": tr("Area of the deposit [m²]"),
        "DEPOSIT_VOLUME": tr("Volume of the deposit with the voids between blocks [m³]"),
        "THICKNESS_MAX": tr("Largest thickness [m]"),
        "RUNOUT_MAX": tr("Longest run-out of a block, horizontal [m]"),
        "REACH_ANGLE": tr("Angle from the highest start to the farthest block [°]"),
    }


class Heap(TalusAlgorithm):
    """Definition of talus:heap for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    styles_in = "styles"

    def name(self):
        return "heap"

    def displayName(self):
        return tr("Rocks that fall together (research)")

    def shortDescription(self):
        return tr(
            "Simulates up to some hundred blocks of a rockslide that fall together, hit the ground and each other, "
            "and come to rest in a deposit, whose thickness is mapped. For research on the shape of deposits. For "
            "the run-out and energy of single rocks use Simulate rockfall, which has ground classes."
        )

    def tags(self):
        return tr("rockslide,rock avalanche,heap,deposit,blocks,collision,collapse,thickness,research").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(heap_parameters(), number_outputs(labels()))
