# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters that algorithms with nets share to a generic net and the rocks of a simulation thrown into it."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.choices import NET_SIDES
from ..parameters.values import optional_number
from ..scene.ground_heights import ground_parameters
from ..scene.obstacles import no_ground_text
from ..translation import tr
from ..units import KILO

AROUND = 60.0  # m of the elevation model beside the net


def ground_of_nets():
    """The inputs DEM and BAND."""
    return ground_parameters(tr("Posts and anchors stand on it, and it stays under the rock."), optional=False)


def with_margin(points):
    """Corners (2, 2) of a box around some points."""
    return np.array([points.min(axis=0) - AROUND, points.max(axis=0) + AROUND])


def family_net(algorithm, parameters, context, line, terrain, name):
    """A generic net along a line; ``name``: the input with it. Raises QgsProcessingException."""
    from ...engine.nets import FlatGroundError, NoGroundError

    try:
        return _family_net(algorithm, parameters, context, line, terrain)
    except FlatGroundError as error:
        message = tr("SIDE: the ground beside the line is too flat to tell which side is downhill. Say which it is.")
        raise QgsProcessingException(message) from error
    except NoGroundError as error:
        raise QgsProcessingException(no_ground_text(name, error)) from error


def _family_net(algorithm, parameters, context, line, terrain):
    from ...engine.nets import Net

    side = algorithm.parameterAsEnumString(parameters, "SIDE", context)
    return Net.family(
        algorithm.parameterAsEnumString(parameters, "FAMILY", context),
        KILO * algorithm.parameterAsDouble(parameters, "NET_ENERGY", context),
        line,
        terrain,
        height=optional_number(algorithm, parameters, "HEIGHT", context),
        spacing=algorithm.parameterAsDouble(parameters, "SPACING", context),
        mesh=algorithm.parameterAsDouble(parameters, "MESH", context),
        side=None if side == NET_SIDES[0] else side,
    )


def common_arguments(algorithm, parameters, context, net, terrain):
    """Arguments of the engine's impact that are the same for all rocks."""
    from ...engine.nets import ground_of

    return {
        "friction": algorithm.parameterAsDouble(parameters, "FRICTION", context),
        "ground": ground_of(terrain, net, algorithm.parameterAsDouble(parameters, "GROUND_FRICTION", context)),
        "max_time": algorithm.parameterAsDouble(parameters, "MAX_TIME", context),
    }


def cases_of(algorithm, parameters, context, net, terrain, rows, masses):
    """Arguments of the engine's impact for crossings with a net of rocks of some masses [kg], a dictionary each.

    Rocks come as they are turned and spin there where the rows say it, else turned as in the library, rolling.
    """
    from ...engine.nets.collision.throws import thrown
    from ...engine.protection.net_crossings import rock_of

    shape = algorithm.parameterAsEnumString(parameters, "ROCK", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    is_turned = "orientation" in rows.dtype.names
    cases = []
    for row, mass in zip(rows, masses):
        rock = rock_of(shape, float(mass), density)
        place = np.array([row["x"], row["y"], row["z"]])
        velocity = np.array([row["velocity_x"], row["velocity_y"], row["velocity_z"]])
        rate = float(row["rotation"]) if np.isfinite(row["rotation"]) else 0.0
        turned = {"orientation": row["orientation"], "spin": row["spin"]} if is_turned else {}
        cases.append(thrown(net, rock, place, velocity, rate, terrain, **turned))
    return cases


def throw_all(algorithm, parameters, context, feedback, net, cases, advanced_to):
    """The engine's Impact of each case, in threads; ``advanced_to(share)`` is told how far it is."""
    from ...engine import Cancelled
    from ...engine.nets import impacts

    threads = algorithm.parameterAsInt(parameters, "THREADS", context) or None
    try:
        return impacts(net, cases, threads, advanced_to, feedback.isCanceled)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
