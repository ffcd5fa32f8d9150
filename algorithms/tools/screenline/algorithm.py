# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline, how many rocks pass a planned barrier or a road, how high and with how much energy."""

from ....engine.choices import HIT_ENERGIES, NET_CAPACITIES, NET_HEIGHTS
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    layer,
    layer_output,
    number,
    optional_number,
    shown_file_output,
    text,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.motion import motion_parameters
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import EVALUATE
from ...translation import tr

# The inputs of talus:screenline: names, labels with units, ranges, defaults and help.

USUAL_ENERGIES, USUAL_HEIGHTS = (
    ", ".join(f"{number:g}" for number in numbers) for numbers in (NET_CAPACITIES, NET_HEIGHTS)
)
LINES = layer("LINES", [Source.TypeVectorLine, Source.TypeVectorPolygon], optional=False)
NAME_FIELD = field("NAME_FIELD", LINES, FieldType.Any)
ENERGIES = text("ENERGIES", USUAL_ENERGIES)
HEIGHTS = text("HEIGHTS", USUAL_HEIGHTS)
TARGET = number("TARGET", 95.0, 1.0, 100.0)
ENERGY_FACTOR = number("ENERGY_FACTOR", 1.0, 0.1, 10.0)
HEIGHT_FACTOR = number("HEIGHT_FACTOR", 1.0, 0.1, 10.0)
ALONE = "pieces"  # each piece of a rock that broke counts as a rock
PIECES = choice("PIECES", (ALONE, *HIT_ENERGIES), ALONE)
HIT_WINDOW = optional_number("HIT_WINDOW", None, 0.0, 1e5)
FIELD_LENGTH = optional_number("FIELD_LENGTH", None, 0.1, 1e5)
REPORT = shown_file_output("REPORT")
CROSSINGS = layer_output("CROSSINGS", Source.TypeVectorPoint, by_default=True)
STATISTICS = layer_output("STATISTICS", Source.TypeVectorLine, by_default=True)
SOURCES = layer_output("SOURCES", Source.TypeVector, by_default=False)
DESIGN = layer_output("DESIGN", Source.TypeVector, by_default=False)
HITS = layer_output("HITS", Source.TypeVector, by_default=False)


def input_parameters():
    """All inputs in the order of the dialog."""
    trajectories, samples = motion_parameters()
    dem, band = elevation_model(
        tr("The elevation model of the simulation: heights above the ground are then exact at the lines. Without it "
           "they are interpolated between the samples; without samples they are unknown.")
    )  # fmt: skip
    return [
        trajectories,
        LINES.shown(tr("Lines or areas to watch"), tr(
            "Each feature is a line, such as a road or a barrier, or an area, such as a house. Each run that reaches "
            "it within the radius of its rock counts once, as passage 1, with its motion at the crossing of a line "
            "or at the first touch of an area. On the line of a barrier that stopped rocks in the simulation, all "
            "rocks that arrive are counted.")),
        NAME_FIELD.shown(tr("Field with the name of a line"), tr(
            'Names in tables, labels and the report. Left empty, lines are named by their field "name", or by '
            "their id where they have none.")),
        samples,
        dem,
        ENERGIES.shown(tr("Energy classes of barriers [kJ]"), tr(
            "Energies that barriers can absorb, with commas between them. The default values are the maximum energy "
            "levels of the classes of ETAG 027 and EAD 340059; energies above the largest are listed too.")),
        HEIGHTS.shown(tr("Heights of barriers [m]"), tr("Barrier heights to compare, with commas between them.")),
        TARGET.shown(tr("Share of the passing rocks to be stopped [%]"), tr(
            "The smallest barrier that stops at least this share is proposed: first the lowest energy class, then the "
            "lowest height.")),
        *map(advanced, [
            ENERGY_FACTOR.shown(tr("Safety factor on the energies"), tr(
                "Energies are multiplied by it before they are compared with the classes, as design standards "
                "require.")),
            HEIGHT_FACTOR.shown(tr("Safety factor on the heights"), tr(
                "Heights of the rocks' tops are multiplied by it before they are compared with the barriers.")),
            PIECES.shown(tr("Energies of rocks that broke, for the barriers"), tr(
                "For a simulation with BREAKING. pieces: each piece counts as a rock; most are small, so a barrier "
                "designed for them is too weak for one rock. largest: the largest piece of each rock at a field. "
                "together: the largest sum of those that hit a field within the time below. whole: the sum of all. No "
                "published rule for barriers against rocks that break was found.")),
            HIT_WINDOW.shown(tr("Time within which pieces hit together [s]"), tr(
                "Pieces of a rock that hit a field within this time are added. If left empty, all of them.")),
            FIELD_LENGTH.shown(tr("Length of a field of the barrier [m]"), tr(
                "Distance between two posts, counted from the beginning of the line. If left empty, the whole line is "
                "one field.")),
            band,
        ]),
        *report_head_parameters(),
    ]  # fmt: skip


def layer_parameters():
    """A sink for each layer and table."""
    return [
        CROSSINGS.shown(tr("Crossings"), tr(
            "Each passage of a rock through a line: position, time, energy, velocity, height, angles.")),
        STATISTICS.shown(tr("Statistics of the lines"), tr(
            "The lines with number and share of the rocks that pass, and mean, percentiles and maximum of energy, "
            "velocity, heights, impact angle and rotation. As a .csv file it is a plain table.")),
        SOURCES.shown(tr("Sources of the rocks"), tr(
            "Table: number of rocks of each release feature that pass each line, with their energy and height.")),
        DESIGN.shown(tr("Barrier design table"), tr(
            "Table: share of the passing rocks that a barrier of each height and energy class would stop.")),
        HITS.shown(tr("Hits of rocks that broke"), tr(
            "Table: for each rock and each field that its pieces hit, their number, energy, mass and height.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number. Those of one line are of that with the largest 95th percentile of energy."""
    return {
        "RUN_COUNT": tr("Runs"),
        "LINE_COUNT": tr("Lines"),
        "PASSING_COUNT": tr("Runs that pass at least one line"),
        "PASSING_SHARE": tr("Share of the runs that pass at least one line"),
        "ENERGY_P95": tr("95th percentile of energy at the line where it is largest [kJ]"),
        "ENERGY_MAX_VALUE": tr("Largest energy at a line [kJ]"),
        "VELOCITY_P95": tr("95th percentile of velocity there [m/s]"),
        "HEIGHT_P95": tr("95th percentile of the height of the top there [m]"),
        "DESIGN_ENERGY": tr("Energy class of the smallest barrier there [kJ]"),
        "DESIGN_HEIGHT": tr("Height of the smallest barrier there [m]"),
        "DESIGN_SHARE": tr("Share of the passing rocks that it stops"),
    }


class ScreenLines(TalusAlgorithm):
    """Definition of talus:screenline for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    styles_in = "layers"

    def name(self):
        return "screenline"

    def displayName(self):
        return tr("Rocks at screen lines")

    def shortDescription(self):
        return tr(
            "Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a "
            "house, with their energy, velocity, height and impact angle, says from which releases they come, and how "
            "high and strong a barrier has to be."
        )

    def tags(self):
        return tr("rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*input_parameters(), *layer_parameters(), _report_parameter()], number_outputs(labels()))


def _report_parameter():
    text = tr("One page with a map, percentiles, histograms, the design table and the sources of each line, to print.")
    return REPORT.shown(tr("Report"), tr("HTML files (*.html)"), text)
