# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock of a run: from the library or from a file, at the size that was asked for."""

from qgis.core import QgsProcessingException

from ..choice_names import choice_names
from ..number_words import told
from ..parameters.values import is_unset
from ..translation import tr

# Scanned boulders have 8 and 11 %; dents of twice that shape the motion, and a hull does not have them.
MUCH_VOID = 0.2  # share of the hull


def read_rock(algorithm, parameters, context):
    """The engine's Rock. Raises QgsProcessingException where a file makes none."""
    from ...engine import Rock, rock_library

    volume = None if is_unset(parameters, "VOLUME") else algorithm.parameterAsDouble(parameters, "VOLUME", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    path = algorithm.parameterAsFile(parameters, "ROCK_FILE", context)
    if path:
        try:
            solid = algorithm.parameterAsEnumString(parameters, "ROCK_SOLID", context)
            return Rock.from_file(path, density=density, volume=volume, solid=solid or "hull")
        except ValueError as error:
            raise QgsProcessingException(f"ROCK_FILE: {error}") from error
    name = algorithm.parameterAsEnumString(parameters, "ROCK", context)
    return rock_library.rock(name, volume=1.0 if volume is None else volume, density=density)


def tell_rock(rock, feedback):
    """Log what the rock is, and warn of a hull that is not much like it."""
    feedback.pushInfo(rock_text(rock))
    if not rock.parts and rock.void_share > MUCH_VOID:
        message = tr("ROCK_FILE: {:.0f} % of the hull that touches the ground is void; the rock is not much like it. "
                     "Give the rock as convex parts (ROCK_SOLID).")  # fmt: skip
        feedback.pushWarning(message.format(100.0 * rock.void_share))


def rock_text(rock):
    """One sentence about a rock."""
    text = tr("Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.")
    text = told(text, choice_names().get(rock.name, rock.name), rock.volume, rock.mass, len(rock.vertices))
    if rock.parts:
        return text + " " + told(tr("{} convex parts."), len(rock.parts))
    share = rock.void_share
    return text + " " + told(tr("{:.1f} % of its hull is void."), 100.0 * share) if share > 0.0 else text
