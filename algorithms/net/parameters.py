# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:net."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFile,
)

from ..parameters.definitions import (
    Number,
    advanced,
    file_output,
    helped,
    layer,
    layer_output,
    number,
    shown_file_output,
)
from ..parameters.nets import family_parameters, impact_parameters, rare_family_parameters, rock_density, rock_shape
from ..parameters.report_heads import report_head_parameters
from ..runs.motion import motion_parameters
from ..runs.net_impacts import ground_of_nets
from ..translation import tr

Source = QgsProcessing.SourceType


def net_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = ground_of_nets()
    rare = [*_rare(), *rare_family_parameters(), band]
    return [dem, *_net(), *_throw(), *_crossings(), *map(advanced, rare), *report_head_parameters(), *_outputs()]


def _net():
    return [
        layer("BARRIERS", tr("Line of the net"), [Source.TypeVectorLine], tr(
            "The first line of the layer is taken. Not needed with a net from a file."), optional=True),
        *family_parameters(),
    ]  # fmt: skip


def _throw():
    return [
        rock_shape(tr("eota111 is the norm block of type tests.")),
        number("VOLUME", tr("Volume of the rock [m³]"), None, 0.001, 100_000.0, tr(
            "Of the rock that is thrown. Empty: what gives the energy of the net at the speed below."), optional=True,
            decimals=3),
        rock_density(),
        number("SPEED", tr("Speed of the impact [m/s]"), 25.0, 0.1, 100.0, tr(
            "25 m/s is the least in type tests by EAD 340059.")),
        number("ALONG", tr("Place along the net [%]"), 50.0, 0.0, 100.0, tr("From the beginning of the line.")),
        number("UP", tr("Place above the lower edge [%]"), 50.0, 0.0, 100.0, tr("Of the height of the net.")),
        number("DIP", tr("Angle of the impact below the horizontal [°]"), 30.0, -60.0, 89.0, tr(
            "Direction in which the rock arrives.")),
    ]  # fmt: skip


def _crossings():
    trajectories, samples = motion_parameters()
    trajectories.setFlags(trajectories.flags() | QgsProcessingParameterDefinition.Flag.FlagOptional)
    helped(trajectories, tr(
        "Lines of Simulate rockfall, without this net: its rocks are thrown where they cross the line, in place of the "
        "single impact above. They come turned as in the library, and roll."))  # fmt: skip
    return [
        trajectories,
        layer("CROSSINGS", tr("Crossings of a barrier (instead)"), [Source.TypeVectorPoint], tr(
            "Barriers: crossings of Simulate rockfall with a barrier on the line of the net: its rocks are thrown as "
            "they are turned and spin there."), optional=True),
        number("WORST", tr("Number of crossings"), 10, 0, 100_000, tr(
            "Those with the most energy among the rocks whose centre is below the top. 0: all. One takes a second or "
            "more."), Number.Integer),
        advanced(number("RANKING", tr("Impacts to rank the crossings by"), 0, 0, 100_000, tr(
            "So many, as different as can be, are thrown first; a response surface of what they ask of ropes and "
            "brakes says which of the crossings ask most. Some 80 where all differ. 0: by energy."), Number.Integer)),
        advanced(samples),
    ]  # fmt: skip


def _rare():
    return [
        helped(QgsProcessingParameterFile("NET_FILE", tr("Net from a file (instead)"), optional=True,
                                          fileFilter=tr("JSON files (*.json)")), tr(
            "Nodes, materials and elements in the coordinates of the elevation model; docs/nets.md describes them. "
            "Replaces line, kind, energy and height.")),
        number("AZIMUTH", tr("Direction of the impact [° from north]"), None, 0.0, 360.0, tr(
            "Where the single rock flies to. Empty: downhill, square to the net."), optional=True),
        number("SPIN", tr("Rotation of the rock [rev/s]"), 0.0, -50.0, 50.0, tr(
            "Of the single rock, about the level axis across its way; positive as it rolls.")),
        number("FRAME_INTERVAL", tr("Time between the pictures of the film [s]"), 0.02, 0.001, 1.0, tr(
            "Of the layers of net and rock."), decimals=3),
        *impact_parameters(),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("IMPACTS", tr("Impacts on the net"), Source.TypeVectorPoint, tr(
            "A point where each rock begins: verdict, elongation, strokes and forces, energies."), True),
        layer_output("NET", tr("Film of the net"), Source.TypeVectorLine, tr(
            "Net, ropes, posts and brakes of the impact with the largest elongation, of a rock that is held if there "
            "is one, for the temporal controller and the 3D view."), True),
        layer_output("ROCK_FILM", tr("Film of the rock"), Source.TypeVectorPolygon, tr(
            "Faces of the rock in the same pictures."), True),
        shown_file_output("REPORT", tr("Report of the net"), tr("HTML files (*.html)"), tr(
            "Table of the impacts; of the one with the largest elongation, of a rock that is held if there is one, "
            "forces and strokes over time, the energy budget and the net at chosen moments.")),
        advanced(file_output("DESCRIPTION", tr("Net as a file"), tr("JSON files (*.json)"), tr(
            "The description of the net, to change and to read again as a net from a file."))),
    ]  # fmt: skip
