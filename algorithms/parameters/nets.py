# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs that algorithms with nets share: a generic family by energy and height, and the rocks thrown into it."""

from ...engine.choices import LIBRARY_ROCKS, NET_FAMILIES, NET_SIDES
from ..translation import tr
from .definitions import Number, choice, number


def family_parameters():
    """The few that a dialog shows."""
    return [
        choice("FAMILY", tr("Kind of net"), NET_FAMILIES, NET_FAMILIES[0], tr(
            "Generic nets, no products: rings, diagonal cables, or a fabric as chain-link.")),
        number("NET_ENERGY", tr("Energy that the net is made for [kJ]"), 1000.0, 100.0, 8000.0, tr(
            "Ropes, brakes, posts and wires get the sizes that are usual for it. A block of this energy in the middle "
            "is held.")),
        number("HEIGHT", tr("Height of the net [m]"), None, 1.0, 12.0, tr(
            "Of the top above the ground, vertical. Empty: usual for the energy, 2 m at 100 kJ to 7 m at 8000 kJ."),
            optional=True),
    ]  # fmt: skip


def rare_family_parameters():
    """Those among the advanced inputs."""
    return [
        number("SPACING", tr("Largest distance of the posts [m]"), 10.0, 2.0, 20.0, tr(
            "Posts stand at equal distances along the line.")),
        number("MESH", tr("Mesh of the net [m]"), 0.33, 0.1, 1.0, tr(
            "Distance of the nodes. Rocks smaller than it can pass. Finer takes longer: half the mesh takes about "
            "eight times as long.")),
        choice("SIDE", tr("Side of the line that is downhill"), NET_SIDES, NET_SIDES[0], tr(
            "lower side: where the ground is lower beside the line.")),
        number("FRICTION", tr("Friction between rock and net"), 0.4, 0.0, 2.0, tr(
            "Coulomb's coefficient, 0.4 by Sautter's fit to a field test.")),
        number("GROUND_FRICTION", tr("Friction between rock and ground"), 0.6, 0.0, 5.0, tr(
            "The ground stays under the rock while it is in the net: hard contact of its corners with Coulomb's law.")),
    ]  # fmt: skip


def rock_shape(text):
    """ROCK; ``text``: its help."""
    return choice("ROCK", tr("Shape of the rocks"), LIBRARY_ROCKS, "eota111", text)


def rock_density():
    """DENSITY."""
    return number("DENSITY", tr("Density of the rock [kg/m³]"), 2700.0, 100.0, 10_000.0, tr(
        "Rocks of a simulation keep their mass."))  # fmt: skip


def impact_parameters():
    """How long an impact may last, and how many are computed at once."""
    return [
        number("MAX_TIME", tr("Longest duration of an impact [s]"), 1.0, 0.05, 20.0, tr(
            "From just before the rock touches the net.")),
        number("THREADS", tr("Threads (0: all processors)"), 0, 0, 1024, tr("Impacts that are computed at once."),
               Number.Integer),
    ]  # fmt: skip
