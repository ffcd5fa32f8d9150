# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net, rocks thrown into one flexible net."""

from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    advanced,
    file,
    file_output,
    layer,
    layer_output,
    number,
    optional_number,
    shown_file_output,
    whole_number,
)
from ...shared.parameters.motion import CROSSINGS, motion_parameters
from ...shared.parameters.obstacles import (
    family_parameters,
    ground_of_nets,
    impact_parameters,
    own_rock_parameters,
    product_sheet,
    rare_family_parameters,
    rock_density,
    rock_shape,
)
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:net.

BARRIERS = layer("BARRIERS", [Source.TypeVectorLine])
VOLUME = optional_number("VOLUME", None, **QUANTITIES["volume"].limits, decimals=3)
SPEED = number("SPEED", 25.0, 0.1, 100.0)
ALONG = optional_number("ALONG", None, 0.0, 100.0)
UP = number("UP", 50.0, 0.0, 100.0)
DIP = number("DIP", 30.0, -60.0, 89.0)
WORST = whole_number("WORST", 10, 0, 100_000)
RANKING = whole_number("RANKING", 0, 0, 100_000)
SUCCESSIVE = whole_number("SUCCESSIVE", 0, 0, 100)
NET_FILE = file("NET_FILE")
AZIMUTH = optional_number("AZIMUTH", None, 0.0, 360.0)
SPIN = number("SPIN", 0.0, -50.0, 50.0)
FRAME_INTERVAL = number("FRAME_INTERVAL", 0.02, 0.001, 1.0, decimals=3)
IMPACTS = layer_output("IMPACTS", Source.TypeVectorPoint, by_default=True)
NET = layer_output("NET", Source.TypeVectorLine, by_default=True)
ROCK_FILM = layer_output("ROCK_FILM", Source.TypeVectorPolygon, by_default=True)
REPORT = shown_file_output("REPORT")
DESCRIPTION = file_output("DESCRIPTION")
SHEET_OUT = file_output("SHEET_OUT")


def _crossings():
    trajectories, samples = motion_parameters(tr(
        "Lines of Simulate rockfall, without this net: its rocks that hit the line are thrown, instead of the single "
        "impact above, where their centre of mass crosses it, or else where their edge first touches it. They have "
        "the orientation and the spin of the lines. Lines of other programs hold neither; their rocks have the "
        "orientation of the library, and roll."))  # fmt: skip
    return [
        trajectories,
        CROSSINGS.shown(tr("Crossings of a barrier (instead)"), tr(
            "Barriers: crossings of Simulate rockfall with a barrier on the line of the net: its rocks are thrown "
            "with their orientation and spin there.")),
        WORST.shown(tr("Number of crossings"), tr(
            "The crossings with the most energy among the rocks whose centre is below the top. 0: all. One takes a "
            "second or more.")),
        advanced(RANKING.shown(tr("Training impacts to rank the crossings"), tr(
            "Number of training impacts, as different as possible. A response surface fitted to their rope and brake "
            "loads ranks all crossings. About 80 where all inputs differ. 0: rank by energy."))),
        advanced(samples),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "IMPACT_COUNT": tr("Impacts"),
        "CAUGHT_SHARE": tr("Share of the impacts that the net holds [%]"),
        "FLAGGED_SHARE": tr("Share of the impacts with a flag [%]"),
        "ELONGATION_MAX": tr("Largest elongation, of held rocks if there are any [m]"),
        "STROKE_MAX": tr("Longest stroke of a brake [m]"),
        "ROPE_FORCE_MAX": tr("Largest force in a sliding rope [kN]"),
        "ANCHOR_FORCE_MAX": tr("Largest force on an anchor or foot [kN]"),
        "CAUGHT_IN_SUCCESSION": tr("Successive rocks that the net holds"),
        "HEIGHT_LEFT": tr("Residual height after the last successive rock [%]"),
        "STROKE_USED": tr("Longest stroke of a brake after the last successive rock [% of its longest]"),
        "USED_UP": tr("Successive rock after which a brake is used up (0: none)"),
    }


class NetImpacts(TalusAlgorithm):
    """Definition of talus:net for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "layers"

    def name(self):
        return "net"

    def displayName(self):
        return tr("Impacts on a net")

    def shortDescription(self):
        return tr(
            "Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes its response: "
            "elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. "
            "One impact as in a type test, or the most severe ones of a simulation. The net is generic, not a "
            "product; parts whose strength is exceeded tear and are named."
        )

    def tags(self):
        return tr("rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059").split(",")

    def initAlgorithm(self, configuration=None):
        dem, band = ground_of_nets()
        rare = [
            *own_rock_parameters(),
            NET_FILE.shown(tr("Net from a file (instead)"), tr("JSON files (*.json)"), tr(
                "Nodes, materials and elements in the coordinates of the elevation model; docs/nets.md describes them. "
                "Replaces line, product sheet, kind, energy and height.")),
            AZIMUTH.shown(tr("Direction of the impact [° from north]"), tr(
                "Direction in which the single rock flies. If left empty, downhill, perpendicular to the net.")),
            SPIN.shown(tr("Rotation of the rock [rev/s]"), tr(
                "Spin of the single rock about the horizontal axis perpendicular to its motion; positive as it "
                "rolls.")),
            FRAME_INTERVAL.shown(tr("Time between the pictures of the film [s]"), tr(
                "Interval of the layers of net and rock.")),
            SUCCESSIVE.shown(tr("Successive rocks without repair"), tr(
                "Number of the impacts above that are thrown once more into one net, the most severe first and "
                "repeated where they are fewer: 2 for the two impacts of the service level. Strokes of brakes add up. "
                "0: each rock meets a new net.")),
            *impact_parameters(),
            *rare_family_parameters(),
            band,
        ]  # fmt: skip
        self.define([
            dem,
            BARRIERS.shown(tr("Line of the net"), tr(
                "The first line of the layer is used. Not needed with a net from a file.")),
            product_sheet(),
            *family_parameters(),
            rock_shape(tr("eota111 is the norm block of type tests.")),
            VOLUME.shown(tr("Volume of the rock [m³]"), tr(
                "Volume of the rock that is thrown. If left empty, the volume that gives the energy of the net at the "
                "speed below; a rock from a file, or with lengths of its own, keeps its size.")),
            rock_density(),
            SPEED.shown(tr("Speed of the impact [m/s]"), tr(
                "25 m/s is the minimum in type tests by EAD 340059.")),
            ALONG.shown(tr("Position along the net [%]"), tr(
                "Measured from the beginning of the line. If left empty, the middle of the middle field, where type "
                "tests hit.")),
            UP.shown(tr("Position above the lower edge [%]"), tr("Percentage of the height of the net.")),
            DIP.shown(tr("Angle of the impact below the horizontal [°]"), tr(
                "Direction in which the rock arrives.")),
            *_crossings(),
            *map(advanced, rare),
            *report_head_parameters(),
            IMPACTS.shown(tr("Impacts on the net"), tr(
                "A point at the start of each rock: verdict, elongation, strokes and forces, energies.")),
            NET.shown(tr("Film of the net"), tr(
                "Net, ropes, posts and brakes of the impact with the largest elongation, of a rock that is held if "
                "there is one, for the temporal controller and the 3D view.")),
            ROCK_FILM.shown(tr("Film of the rock"), tr(
                "Faces of the rock at the same times.")),
            REPORT.shown(tr("Report of the net"), tr("HTML files (*.html)"), tr(
                "Table of the impacts; of the one with the largest elongation, of a rock that is held if there is one, "
                "forces and strokes over time, the energy budget and the net at chosen moments.")),
            advanced(DESCRIPTION.shown(tr("Net as a file"), tr("JSON files (*.json)"), tr(
                "Description of the net, to edit and to read again as a net from a file."))),
            advanced(SHEET_OUT.shown(tr("Product sheet of this net"), tr("Tables (*.csv)"), tr(
                "The net as a table of the sizes and strengths of its parts, to be overwritten with the data sheet of "
                "a manufacturer and to be read again as a product sheet."))),
        ], number_outputs(labels()))  # fmt: skip
