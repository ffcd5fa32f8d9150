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
    return elevation_model(
        tr("Terrain on which the posts and anchors stand; the rock rests on it while it is in the net."), optional=False
    )


def family_parameters():
    """The few that a dialog shows."""
    return [
        FAMILY.shown(tr("Kind of net"), tr(
            "Generic nets, not products: ring nets, diagonal cable nets, or a membrane such as chain-link.")),
        NET_ENERGY.shown(tr("Design energy of the net [kJ]"), tr(
            "Ropes, brakes, posts and wires are sized for it: a block of this energy at 25 m/s in the middle of the "
            "middle field is held, and from 250 kJ on, two blocks of a third of it. Ring nets are available up to "
            "5000 kJ, cable nets and membranes up to 1000 kJ.")),
        HEIGHT.shown(tr("Height of the net [m]"), tr(
            "Vertical height of the top above the ground. If left empty, the usual height for the energy, 2 m at 100 "
            "kJ to 7 m at 8000 kJ.")),
    ]  # fmt: skip


def product_sheet():
    """SHEET."""
    return SHEET.shown(tr("Product sheet of the net (instead)"), tr("Tables (*.csv)"), tr(
        "Data sheet of a manufacturer: energy levels, height, post spacing, breaking loads of the ropes, force and "
        "stroke of the brakes, elongation in the test. Replaces kind, energy, height and post spacing. Impacts on a "
        "net writes an empty table of this form."))  # fmt: skip


def own_rock_parameters():
    """Rocks that are not of the library, among the advanced inputs."""
    return inputs_named((ROCK_FILE, ROCK_SOLID, ROCK_LENGTHS))


def rare_family_parameters():
    """Family parameters among the advanced inputs."""
    return [
        SPACING.shown(tr("Largest post spacing [m]"), tr(
            "Posts stand at equal spacing along the line.")),
        MESH.shown(tr("Mesh of the net [m]"), tr(
            "Spacing of the nodes. If left empty, 0.33 m; for cable nets of less than 500 kJ 0.22 m. Rocks that fit "
            "through an opening pass. A finer mesh takes longer: half the spacing takes about eight times as long.")),
        SIDE.shown(tr("Side of the line that is downhill"), tr(
            "lower side: the side on which the ground is lower.")),
        FRICTION.shown(tr("Friction between rock and net"), tr(
            "Coulomb's friction coefficient; 0.4 was fitted by Sautter to a field test.")),
        GROUND_FRICTION.shown(tr("Friction between rock and ground"), tr(
            "The ground supports the rock while it is in the net: hard contact of its corners with Coulomb's law.")),
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
            "An impact ends when the rock is at rest or has passed the net. A rock that has done neither after this "
            "time counts as not held.")),
        THREADS.shown(tr("Threads (0: all processors)"), tr("Number of impacts computed at once.")),
    ]  # fmt: skip
