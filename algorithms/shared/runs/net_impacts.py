# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters that algorithms with nets share to a generic net and the rocks of a simulation thrown into it."""

import numpy as np
from qgis.core import QgsProcessingException

from ....engine import Cancelled, Rock, rock_library
from ....engine.choices import LIBRARY_ROCKS, NET_SIDES
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.net_sheets import read_sheet_rows
from ....engine.nets import FlatGroundError, Net, NoGroundError, ground_of, impacts
from ....engine.nets.collision.throws import thrown
from ....engine.nets.families.product_sheet import sheet_of
from ....engine.protection.net_crossings import rock_of
from ....engine.scene import obstacles
from ...number_words import KILO
from ...translation import tr
from ..findings.output import error_text
from ..layers.vector_layers import layer_source
from ..parameters.obstacles import (
    DENSITY,
    FAMILY,
    FRICTION,
    GROUND_FRICTION,
    HEIGHT,
    MAX_TIME,
    MESH,
    NET_ENERGY,
    ROCK,
    SHEET,
    SIDE,
    SPACING,
    THREADS,
)
from ..parameters.scene import ROCK_FILE, ROCK_SOLID
from ..scene.scene import rock_lengths, tell_rock

ASSUMED = Kind(
    "sheet-incomplete", DOUBTFUL,
    "SHEET: it does not give {names}; these are those of the generic net for its energy.",
    "Ask the manufacturer for them.",
)  # fmt: skip

NOT_OF_A_SHEET = (FAMILY, NET_ENERGY, HEIGHT, SPACING)
AROUND = 60.0  # m of the elevation model beside the net


def with_margin(points):
    """Corners (2, 2) of a box around some points."""
    return np.array([points.min(axis=0) - AROUND, points.max(axis=0) + AROUND])


def read_sheet(call):
    """The engine's ProductSheet, None where none is given. Raises QgsProcessingException for what is none."""
    if not call[SHEET]:
        return None
    try:
        return sheet_of(read_sheet_rows(call[SHEET]))
    except ValueError as error:
        raise QgsProcessingException(f"SHEET: {error}") from error


def energy_of_net(call):
    """Energy that the net is made for, J."""
    sheet = read_sheet(call)
    return KILO * call[NET_ENERGY] if sheet is None else sheet.energy


def tell_sheet(sheet, call):
    """Log the product, and what of it is that of the generic net."""
    if sheet is None:
        return
    call.info(tr("Net by a product sheet: {}.").format(sheet.title))
    if sheet.assumed:
        call.find([ASSUMED.of(str(SHEET), len(sheet.assumed), names=", ".join(sheet.assumed))])


def family_net(call, line, terrain, name):
    """The net of a product sheet, or a generic one, along a line; ``name``: the input with it.

    Raises QgsProcessingException.
    """
    try:
        return _family_net(call, line, terrain)
    except FlatGroundError as error:
        message = tr(
            "SIDE: the ground on both sides of the line is too flat to find the downhill side. Choose it here."
        )
        raise QgsProcessingException(message) from error
    except NoGroundError as error:
        raise QgsProcessingException(error_text(obstacles.no_ground(str(name), error))) from error


def _family_net(call, line, terrain):
    side, sheet = call[SIDE], read_sheet(call)
    if sheet is not None:
        return Net.product(sheet, line, terrain, mesh=call[MESH], side=None if side == NET_SIDES[0] else side)
    return Net.family(
        call[FAMILY],
        KILO * call[NET_ENERGY],
        line,
        terrain,
        height=call[HEIGHT],
        spacing=call[SPACING],
        mesh=call[MESH],
        side=None if side == NET_SIDES[0] else side,
    )


def common_arguments(call, net, terrain):
    """Arguments of the engine's impact that are the same for all rocks."""
    return {
        "friction": call[FRICTION],
        "ground": ground_of(terrain, net, call[GROUND_FRICTION]),
        "max_time": call[MAX_TIME],
        "until_held": True,
    }


def cases_of(call, net, terrain, rows, masses, template):
    """Arguments of the engine's impact for crossings with a net of rocks of some masses [kg], a dictionary each.

    ``template``: net_rocks.rock_template. Rocks come as they are turned and spin there where the rows say it, else
    turned as in the library, rolling.
    """
    density = call[DENSITY]
    is_turned = "orientation" in rows.dtype.names
    cases = []
    for row, mass in zip(rows, masses):
        rock = rock_of(template, float(mass), density)
        position = np.array([row["x"], row["y"], row["z"]])
        velocity = np.array([row["velocity_x"], row["velocity_y"], row["velocity_z"]])
        rate = float(row["rotation"]) if np.isfinite(row["rotation"]) else 0.0
        turned = {"orientation": row["orientation"], "spin": row["spin"]} if is_turned else {}
        cases.append(thrown(net, rock, position, velocity, rate, terrain, **turned))
    return cases


def throw_all(call, net, cases, advanced_to):
    """The engine's Impact of each case, in threads; ``advanced_to(share)`` gets the progress."""
    threads = call[THREADS] or None
    try:
        return impacts(net, cases, threads, advanced_to, call.is_cancelled)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


# The rock that is thrown into a net: a shape of the library, one with lengths of its own, or one from a file.

OTHER_SHAPE = Kind(
    "net-rock-unlike", DOUBTFUL,
    "ROCK: the simulation has rocks of the shape {shapes}, and {subject} is thrown into the net.",
    "Choose the shape of the simulation (ROCK).",
)  # fmt: skip
SHAPE = "rock"  # field of trajectories and crossings with the shape


def find_other_shape(call, template, parameter):
    """Find that the rocks thrown are of another shape than those of the simulation, where its layer names it."""
    source = layer_source(call, parameter)
    field = source.fields().lookupField(SHAPE)
    if field < 0 or not isinstance(template, str):
        return
    shapes = sorted(str(value) for value in source.uniqueValues(field) if value in LIBRARY_ROCKS)
    if [shape for shape in shapes if shape != template]:
        call.find([OTHER_SHAPE.of(template, shapes=", ".join(shapes))])


def rock_template(call):
    """The name of a shape of the library, or a Rock, as the engine's ``rock_of`` takes it.

    A net meets the hull of a rock of several parts; mass and inertia are those of the parts.
    Raises QgsProcessingException where a file makes no rock.
    """
    density, lengths = call[DENSITY], rock_lengths(call)
    if lengths is not None:
        return rock_library.rock_of_lengths(call[ROCK], lengths, density=density)
    if not call[ROCK_FILE]:
        return call[ROCK]
    try:
        return Rock.from_file(call[ROCK_FILE], density=density, solid=call[ROCK_SOLID] or "hull")
    except ValueError as error:
        raise QgsProcessingException(f"ROCK_FILE: {error}") from error


def tell_template(template, call):
    """Log a rock that is not one of the library, and that a net meets its hull."""
    if isinstance(template, str):
        return
    tell_rock(template, call, is_from_file=bool(call[ROCK_FILE]))
    if template.parts:
        call.info(tr("The net meets the hull of all parts of the rock; its mass and inertia are those of the parts."))
