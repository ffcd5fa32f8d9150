# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication, a regional map of where blocks may come, by cones from sources, without a simulation."""

from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    advanced,
    choice,
    file_output,
    matrix,
    number,
    raster,
    raster_output,
    text,
    whole_number,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs and outputs of talus:indication.

METHODS = ("distribution", "resolution", "fixed")
METHOD = choice("METHOD", METHODS, "distribution")
THRESHOLD = number("THRESHOLD", 45.0, 1.0, 89.0)
ANGLES = matrix("ANGLES", 2, optional=False)
ANGLE_LAW = text("ANGLE_LAW", optional=True)
CLIFF_RADIUS = number("CLIFF_RADIUS", 50.0, 1.0, 1000.0)
LONGEST = number("LONGEST", 2000.0, 1.0, 20_000.0)
JOINT_SETS = matrix("JOINT_SETS", 2, optional=True)
FRICTION_ANGLE = number("FRICTION_ANGLE", 35.0, 1.0, 89.0)
LATERAL_LIMIT = number("LATERAL_LIMIT", 20.0, 1.0, 90.0)
LEAST_SHARE = number("LEAST_SHARE", 10.0, 0.0, 100.0)
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
VELOCITY_SHARE = number("VELOCITY_SHARE", 1.0, 0.1, 1.0)
PASSAGES = raster("PASSAGES", optional=True)
THREADS = whole_number("THREADS", 0, 0, 1024)
INDICATION = raster_output("INDICATION", by_default=True)
LINE_VELOCITY = raster_output("LINE_VELOCITY", by_default=False)
LINE_ENERGY = raster_output("LINE_ENERGY", by_default=False)
INDICATION_DIFFERENCE = raster_output("INDICATION_DIFFERENCE", by_default=False)
COMPARISON = file_output("COMPARISON")


def _angles():
    columns = [tr("Volume of the block [m³]"), tr("Height of the cliff from [m]"), tr("Reach angle [°]")]
    return ANGLES.shown(tr("Reach angles"), columns, tr(
        "The energy-line angle, from the upper edge of the cliff to the farthest block. A row for each volume, and for "
        "each height of the cliff where the angle depends on it; volume and height may stay empty: any. There is no "
        "built-in angle. Onofri and Candian (1979, as quoted by others): half of the blocks stopped above 33.5°, all "
        "above 28.5°. Better are angles of events in your region."))  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "THRESHOLD_VALUE": tr("Threshold of slope [°]"),
        "SOURCE_CELLS": tr("Cells that are sources"),
        "UPPER_EDGES": tr("Cells of upper edges, from which cones fall"),
        "AREA": tr("Area of the indication, largest volume [m²]"),
        "FOUND_SHARE": tr("Simulated cells covered by the indication [%]"),
        "CONFIRMED_SHARE": tr("Cells of the indication with runs [%]"),
        "MISSED_PASSAGES": tr("Passages outside of the indication [%]"),
    }


class Indication(TalusAlgorithm):
    """Definition of talus:indication for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "writing"

    def name(self):
        return "indication"

    def displayName(self):
        return tr("Regional indication map")

    def shortDescription(self):
        return tr(
            "Susceptibility map of the area that blocks can reach, on an elevation model of any size: sources by "
            "slope and joint sets, reach by the energy line of each volume and height of cliff. An indication "
            "without frequency, to find the slopes that need a closer look. It can be compared with the runs of a "
            "simulation."
        )

    def tags(self):
        return tr(
            "rockfall,indication,susceptibility,regional,cone,energy line,reach angle,joint set,kinematic,Markland"
        ).split(",")

    def initAlgorithm(self, configuration=None):
        dem, band = elevation_model(
            tr("Heights of the ground in metres, in a projected coordinate system in metres. It is read by windows, so "
               "it may be of any size: a virtual raster (VRT) of many tiles too."), optional=False)  # fmt: skip
        columns = [tr("Dip direction [°]"), tr("Dip [°]"), tr("Spread [°]")]
        self.define([
            dem,
            _angles(),
            LONGEST.shown(tr("Longest reach [m]"), tr(
                "Horizontal distance from the upper edge of a cliff beyond which no block is looked for. The longer, "
                "the longer it takes.")),
            METHOD.shown(tr("Slope-threshold method"), tr(
                "distribution: the angle above which the Gaussian of rock cliffs exceeds that of steep slopes in the "
                "distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the "
                "power -0.075, the rule of Rockyfor3D. fixed: the angle below.")),
            THRESHOLD.shown(tr("Fixed threshold of slope [°]"), tr(
                "Cells at least as steep are sources. Used by the method fixed only.")),
            JOINT_SETS.shown(tr("Joint sets"), columns, tr(
                "A row for each set, with the standard deviation of its poles (empty: 0). Sources are then the steep "
                "cells from whose face blocks can slide on a joint or a pair of joints, or topple (Markland's tests). "
                "If left empty, the slope alone decides.")),
            *map(advanced, [
                ANGLE_LAW.shown(tr("Reach angle by volume: two numbers"), tr(
                    "For rows of the reach angles with a volume and without an angle: a and b of log10(H/L) = a + b "
                    "log10(V), as laws by volume are published, H/L the tangent of the angle and V in m³. Two numbers "
                    "with a space between. There are no built-in ones: take them from the source that you quote.")),
                FRICTION_ANGLE.shown(tr("Friction angle of the joints [°]"), tr(
                    "Blocks slide on joints that are at least as steep.")),
                LATERAL_LIMIT.shown(tr("Lateral limit of the tests [°]"), tr(
                    "Joints at a larger angle to the direction of the face do not release blocks, for sliding on one "
                    "plane and toppling.")),
                LEAST_SHARE.shown(tr("Smallest share of the orientations [%]"), tr(
                    "With a spread: smallest share of the orientations of a set that must release a block.")),
                CLIFF_RADIUS.shown(tr("Radius for the height of a cliff [m]"), tr(
                    "The cliff is as high as a source lies above the lowest cell in a square of twice this side. Used "
                    "where reach angles depend on the height.")),
                DENSITY.shown(tr("Density of the rock [kg/m³]"), tr("For energies.")),
                VELOCITY_SHARE.shown(tr("Share of the velocity of free sliding"), tr(
                    "r in v = r √(2 g F), F being the height below the energy line; energies are those of this "
                    "velocity. r.droka uses 0.9.")),
                PASSAGES.shown(tr("Passages of a simulation to compare with"), tr(
                    "The map of passages of talus:simulate on the same cells. Cells that runs pass outside the "
                    "indication are those that it misses.")),
                THREADS.shown(tr("Threads (0: all processors)"), tr("The map is the same for any number.")),
                band,
            ]),
            INDICATION.shown(tr("Indication"), tr(
                "1 where blocks can arrive, 2 sources, 0 neither; a band for each volume. Without frequency and "
                "intensity: not a hazard map.")),
            LINE_VELOCITY.shown(tr("Velocity by the energy line [m/s]"), tr("A band for each volume.")),
            LINE_ENERGY.shown(tr("Energy by the energy line [kJ]"), tr(
                "A band for each volume; needs volumes in the table of angles. Kinetic energy of translation.")),
            INDICATION_DIFFERENCE.shown(tr("Indication compared with runs"), tr(
                "1 both, 2 the indication only, 3 runs only, 0 neither; of the largest volume. Needs passages.")),
            COMPARISON.shown(tr("Table of the comparison"), tr("CSV files (*.csv)"), tr(
                "Areas and shares that both cover, and those that the indication adds and misses, for each volume.")),
        ], number_outputs(labels()))  # fmt: skip
