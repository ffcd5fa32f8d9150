# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble, the uncertainty of a map where ground, shape, size, height and rate are not known."""

from ....engine.choices import LIBRARY_ROCKS
from ....engine.ground.parameters import CLASS_COLUMNS
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    advanced,
    choices,
    file,
    file_output,
    layer_output,
    matrix,
    number,
    raster_output,
    switch,
    text,
    whole_number,
)
from ...shared.parameters.obstacles import obstacle_parameters
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import inputs_of_many_simulations
from ...stages import SIMULATE
from ...translation import tr

# Inputs of talus:ensemble besides those of talus:simulate: uncertain inputs, and the number of members.

MEMBERS = whole_number("MEMBERS", 128, 4, 10_000)
SOFTNESS = number("SOFTNESS", 0.5, 0.0, 1.0)
ROLLING_INTERVALS = switch("ROLLING_INTERVALS", True)
RANGES = matrix("RANGES", 2, optional=True, words=(0, 1, 2))
GROUND_SAMPLE = file("GROUND_SAMPLE")
SHAPES = choices("SHAPES", LIBRARY_ROCKS, [], optional=True)
VOLUMES = text("VOLUMES", optional=True)
HEIGHTS = text("HEIGHTS", optional=True)
RATE = text("RATE", optional=True)
ENERGY_THRESHOLDS = text("ENERGY_THRESHOLDS", "30; 300")
PERIODS = text("PERIODS", "30; 100; 300")
KEEP_UNFINISHED = switch("KEEP_UNFINISHED", True)
REACH_BAND = raster_output("REACH_BAND", by_default=True)
ENERGY_BAND = raster_output("ENERGY_BAND", by_default=True)
PERIOD_BAND = raster_output("PERIOD_BAND", by_default=False)
MEMBERSHIP = raster_output("MEMBERSHIP", by_default=False)
SHARES = layer_output("SHARES", Source.TypeVector, by_default=True)
DRAWN = file_output("DRAWN")
RAMPS = {REACH_BAND: "probability", ENERGY_BAND: "energy", PERIOD_BAND: "return period", MEMBERSHIP: "membership"}


def _doubts():
    columns = [tr("Ground class"), tr("Parameter"), tr("Distribution")]
    return [
        MEMBERS.shown(tr("Members of the ensemble"), tr(
            "Number of simulations, each with its own draw of all uncertain inputs and all runs of all releases. An "
            "even number; 60 and more for bands, 128 and more for shares.")),
        SOFTNESS.shown(tr("Softness of the ground [steps of the classes]"), tr(
            "Uncertainty of the classes, to either side: 0.5 is half a step to the next softer and the next harder "
            "class. All classes and all their numbers move together, except the rolling resistance where that is "
            "drawn from its intervals. 0: the classes are certain.")),
        advanced(ROLLING_INTERVALS.shown(tr("Draw the rolling resistance from its intervals"), tr(
            "Each member draws the level of the rolling resistance and the surface roughness of all ground classes "
            "from the intervals of the classes; all classes move together. Ground whose rolling resistance was "
            "entered keeps it."))),
        advanced(RANGES.shown(tr("Ranges of single numbers of the ground"), columns, tr(
            "A row for each uncertain number: the class, the parameter ({}), and its distribution, for example "
            "uniform(0.6, 0.8). They replace the effect of the softness on these numbers.").format(
                ", ".join(CLASS_COLUMNS)))),
        advanced(GROUND_SAMPLE.shown(tr("Calibrated numbers of the ground"), tr("CSV files (*.csv)"), tr(
            "Output of the calibration: sets of numbers of one class that belong together. Each member uses one of "
            "them."))),
        SHAPES.shown(tr("Possible shapes of the blocks"), tr(
            "Each member uses one of them, all equally probable, instead of the shape of the rocks. If left empty, "
            "the shape is certain.")),
        VOLUMES.shown(tr("Distribution of the volume of the members [m³]"), tr(
            "Each member draws one volume for all its blocks, for example from lognormal(1, 0.4): the design block "
            "is uncertain. Volumes that differ from block to block are entered as the distribution of the volume of "
            "the simulation. If left empty, the volume is certain.")),
        HEIGHTS.shown(tr("Distribution of the release height [m]"), tr(
            "Each member draws the release height of all its blocks, for example from uniform(0, 5). If left empty, "
            "it is certain.")),
        RATE.shown(tr("Blocks per year from all releases"), tr(
            "A number, or a distribution such as lognormal(0.2, 0.5). Needed for return periods.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "MEMBER_COUNT": tr("Members"),
        "RUNS_PER_MEMBER": tr("Runs of each member"),
        "AREA_MEDIAN": tr("Area that half of the members reach (median) [m²]"),
        "AREA_LOW": tr("Area that 95 % of the members reach [m²]"),
        "AREA_HIGH": tr("Area that 5 % of the members reach [m²]"),
        "DISTANCE_LOW": tr("Run-out, 5 % of the members [m]"),
        "DISTANCE_MEDIAN": tr("Run-out, median of the members [m]"),
        "DISTANCE_HIGH": tr("Run-out, 95 % of the members [m]"),
    }


class Ensemble(TalusAlgorithm):
    """Definition of talus:ensemble for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    styles_in = "outputs"

    def name(self):
        return "ensemble"

    def displayName(self):
        return tr("Ensemble of simulations")

    def shortDescription(self):
        return tr(
            "How uncertain is the map? Repeats a simulation with other numbers of the ground, other shapes, volumes, "
            "release heights and rates, each drawn from its uncertainty. Gives the median and the 5 to 95 % band of "
            "reach, energy and return period in each cell, and the shares of ground, size, shape and chance in the "
            "spread."
        )

    def tags(self):
        return tr("rockfall,uncertainty,ensemble,sensitivity,Sobol,band,confidence,return period,ground").split(",")

    def initAlgorithm(self, configuration=None):
        inputs = inputs_of_many_simulations()
        self.define([
            *inputs[:2],
            *_doubts(),
            *inputs[2:],
            *map(advanced, [
                *obstacle_parameters(),
                ENERGY_THRESHOLDS.shown(tr("Energies of the return periods [kJ]"), tr(
                    "Return periods of any passage, and of more than each of these energies.")),
                PERIODS.shown(tr("Return periods of the memberships [years]"), tr(
                    "For each period: the share of the members in which a cell is passed at least that often.")),
                KEEP_UNFINISHED.shown(tr("Keep unfinished work"), tr(
                    "After a cancel or a crash the same inputs continue with the next member.")),
            ]),
            REACH_BAND.shown(tr("Reach probability with its band"), tr(
                "Three bands: median, 5 % and 95 % of the members: the share of the runs that pass a cell.")),
            ENERGY_BAND.shown(tr("Energy with its band [kJ]"), tr(
                "Three bands: median, 5 % and 95 % of the members: the 95th percentile of the energy of the runs in a "
                "cell, 0 where no run of a member arrives.")),
            PERIOD_BAND.shown(tr("Return period with its band [years]"), tr(
                "Bands for any passage and for more than each energy: return period of the mean frequency of all "
                "members, which is the one for planning; then its lower and its upper bound, 5 and 95 % of the "
                "members. Needs the rate.")),
            MEMBERSHIP.shown(tr("Share of the members within a return period"), tr(
                "Bands for any passage and for more than each energy, and for each period: the probability that a cell "
                "lies in that zone. Needs the rate.")),
            SHARES.shown(tr("Shares of the spread"), tr(
                "Table: the shares of ground, rolling, shape, size, height, rate and chance in the variance of reach, "
                "energy, frequency and run-out (first-order shares), each with its standard error.")),
            DRAWN.shown(tr("Table of the members"), tr("CSV files (*.csv)"), tr(
                "Draws of each member, its seed, and its run-out and energy.")),
        ], number_outputs(labels()))  # fmt: skip
