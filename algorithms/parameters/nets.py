# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs that algorithms with nets share: a generic family by energy and height, and the rocks thrown into it."""

from ...engine.choices import LIBRARY_ROCKS, NET_FAMILIES, NET_SIDES
from ...engine.quantities.quantities import QUANTITIES
from ..translation import tr
from .definitions import choice, file, number, optional_number, whole_number
from .extent import elevation_model
from .scene import ROCK_FILE, ROCK_LENGTHS, ROCK_SOLID, inputs_named

FAMILY = choice("FAMILY", NET_FAMILIES, NET_FAMILIES[0])
SHEET = file("SHEET")
NET_ENERGY = number("NET_ENERGY", 1000.0, **QUANTITIES["net_energy"].limits)
HEIGHT = optional_number("HEIGHT", None, **QUANTITIES["net_height"].limits)
SPACING = number("SPACING", 10.0, **QUANTITIES["post_spacing"].limits)
MESH = optional_number("MESH", None, 0.1, 1.0)
SIDE = choice("SIDE", NET_SIDES, NET_SIDES[0])
FRICTION = number("FRICTION", 0.4, 0.0, 2.0)
GROUND_FRICTION = number("GROUND_FRICTION", 0.6, 0.0, 5.0)
ROCK = choice("ROCK", LIBRARY_ROCKS, "eota111")
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
MAX_TIME = number("MAX_TIME", 20.0, 0.05, 100.0)
THREADS = whole_number("THREADS", 0, 0, 1024)


def ground_of_nets():
    """The inputs DEM and BAND."""
    return elevation_model(tr("Posts and anchors stand on it, and it stays under the rock."), optional=False)


def family_parameters():
    """The few that a dialog shows."""
    return [
        FAMILY.shown(tr("Kind of net"), tr(
            "Generic nets, no products: rings, diagonal cables, or a fabric as chain-link.")),
        NET_ENERGY.shown(tr("Energy that the net is made for [kJ]"), tr(
            "Ropes, brakes, posts and wires are sized for it: a block of this energy at 25 m/s in the middle of the "
            "middle field is held, and from 250 kJ on one of a third of it twice. Ring nets are made up to 5000 kJ, "
            "cable nets and membranes up to 1000 kJ.")),
        HEIGHT.shown(tr("Height of the net [m]"), tr(
            "Of the top above the ground, vertical. Empty: usual for the energy, 2 m at 100 kJ to 7 m at 8000 kJ.")),
    ]  # fmt: skip


def product_sheet():
    """SHEET."""
    return SHEET.shown(tr("Product sheet of the net (instead)"), tr("Tables (*.csv)"), tr(
        "What the data sheet of a manufacturer says of a net: energy levels, height, distance of the posts, breaking "
        "loads of the ropes, force and stroke of the brakes, elongation in the test. Goes instead of kind, energy, "
        "height and distance of the posts. Impacts on a net writes such a table, to be filled in."))  # fmt: skip


def own_rock_parameters():
    """Rocks that are not of the library, among the advanced inputs."""
    return inputs_named((ROCK_FILE, ROCK_SOLID, ROCK_LENGTHS))


def rare_family_parameters():
    """Family parameters among the advanced inputs."""
    return [
        SPACING.shown(tr("Largest distance of the posts [m]"), tr(
            "Posts stand at equal distances along the line.")),
        MESH.shown(tr("Mesh of the net [m]"), tr(
            "Distance of the nodes. Empty: 0.33 m, of cable nets for less than 500 kJ 0.22 m. Rocks that fit through "
            "an opening pass. Finer takes longer: half the mesh takes about eight times as long.")),
        SIDE.shown(tr("Side of the line that is downhill"), tr(
            "lower side: where the ground is lower beside the line.")),
        FRICTION.shown(tr("Friction between rock and net"), tr(
            "Coulomb's coefficient, 0.4 by Sautter's fit to a field test.")),
        GROUND_FRICTION.shown(tr("Friction between rock and ground"), tr(
            "The ground stays under the rock while it is in the net: hard contact of its corners with Coulomb's law.")),
    ]  # fmt: skip


def rock_shape(text):
    """ROCK; ``text``: its help."""
    return ROCK.shown(tr("Shape of the rocks"), text)


def rock_density():
    """DENSITY."""
    return DENSITY.shown(tr("Density of the rock [kg/m³]"), tr(
        "Rocks of a simulation keep their mass."))  # fmt: skip


def impact_parameters():
    """Parameters for the duration of an impact, and for the number computed at once."""
    return [
        MAX_TIME.shown(tr("Longest duration of an impact [s]"), tr(
            "An impact ends when the rock is at rest or past the net. One that has done neither after this time counts "
            "as not held.")),
        THREADS.shown(tr("Threads (0: all processors)"), tr("Impacts that are computed at once.")),
    ]  # fmt: skip
