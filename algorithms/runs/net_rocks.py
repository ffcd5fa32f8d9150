# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock that is thrown into a net: a shape of the library, one with lengths of its own, or one from a file."""

from qgis.core import QgsProcessingException

from ...engine import Rock, rock_library
from ...engine.choices import LIBRARY_ROCKS
from ...engine.findings.finding import DOUBTFUL, Kind
from ..layers.vector_layers import layer_source
from ..parameters.nets import DENSITY, ROCK
from ..parameters.scene import ROCK_FILE, ROCK_SOLID
from ..scene.scene import rock_lengths, tell_rock
from ..translation import tr

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
    shapes = sorted(str(one) for one in source.uniqueValues(field) if one in LIBRARY_ROCKS)
    if [one for one in shapes if one != template]:
        call.find([OTHER_SHAPE.of(template, shapes=", ".join(shapes))])


def has_own_rock(call):
    """Has the rock a size of its own: is it from a file, or are its lengths given?"""
    return bool(call[ROCK_FILE]) or rock_lengths(call) is not None


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
