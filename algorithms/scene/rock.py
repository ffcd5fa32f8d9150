# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock of a run: from the library or from a file, at the size that was asked for."""

import math
import re

from qgis.core import QgsProcessingException

from ...engine import Rock, rock_library
from ...engine.choices import LIBRARY_ROCKS
from ...engine.shapes.flats import LARGE_FLATS, MOST_NATURAL_FLATS, flat_share
from ...engine.shapes.lengths import checked_lengths
from ..choice_names import choice_names
from ..number_words import told
from ..parameters.scene import DENSITY, ROCK, ROCK_FILE, ROCK_LENGTHS, ROCK_SOLID, VOLUME
from ..parameters.values import as_number
from ..translation import tr

# Scanned boulders have 8 and 11 %; dents of twice that shape the motion, and a hull does not have them.
MUCH_VOID = 0.2  # share of the hull


def read_rock(call):
    """The engine's Rock. Raises QgsProcessingException where a file makes none."""
    lengths = rock_lengths(call)
    volume = None if call.is_unset(VOLUME) else call[VOLUME]
    density = call[DENSITY]
    path = call[ROCK_FILE]
    if path:
        try:
            solid = call[ROCK_SOLID]
            return Rock.from_file(path, density=density, volume=volume, solid=solid or "hull")
        except ValueError as error:
            raise QgsProcessingException(f"ROCK_FILE: {error}") from error
    name = call[ROCK]
    if lengths is not None:
        return rock_library.rock_of_lengths(name, lengths, density=density)
    return rock_library.rock(name, volume=1.0 if volume is None else volume, density=density)


def rock_lengths(call):
    """The three lengths of a block, m, longest first; None where none are given.

    Raises QgsProcessingException for other texts, and beside a rock from a file.
    """
    text = call[ROCK_LENGTHS].strip()
    if not text:
        return None
    numbers = [as_number(part) for part in re.split(r"[,;\s]+", text) if part]
    if len(numbers) != 3 or not all(math.isfinite(one) and one > 0.0 for one in numbers):
        message = tr("ROCK_LENGTHS: {!r} is not the long, middle and short length of a block; give three positive "
                     "numbers in metres, for example 2.1 1.4 0.9.")  # fmt: skip
        raise QgsProcessingException(message.format(text))
    if call[ROCK_FILE]:
        message = tr("ROCK_LENGTHS: they stretch a shape of the library, and ROCK_FILE gives another; leave one of "
                     "both empty.")  # fmt: skip
        raise QgsProcessingException(message)
    try:
        return checked_lengths(numbers)
    except ValueError as error:
        raise QgsProcessingException(f"ROCK_LENGTHS: {str(error).removeprefix('lengths: ')}") from error


def tell_rock(rock, call, is_from_file=True):
    """Log what the rock is, and warn of a file's whose hull is not much like it or has large flats."""
    call.info(rock_text(rock))
    if is_from_file:
        _tell_flats(rock, call)
    if not rock.parts and rock.void_share > MUCH_VOID:
        message = tr("ROCK_FILE: {:.0f} % of the hull that touches the ground is void; the rock is not much like it. "
                     "Give the rock as convex parts (ROCK_SOLID).")  # fmt: skip
        call.warning(message.format(100.0 * rock.void_share))


def _tell_flats(rock, call):
    share = flat_share(rock.vertices)
    if share > LARGE_FLATS:
        message = tr("ROCK_FILE: the three largest faces have {:.0f} % of the surface of the rock, of worn, natural "
                     "rocks of the library {:.0f} % at most. A rock with such flats lands on its side and slides where "
                     "a worn one rolls on, so it may stop early. Round its edges, or compare it with a shape of the "
                     "library.")  # fmt: skip
        call.warning(message.format(100.0 * share, 100.0 * MOST_NATURAL_FLATS))


def rock_text(rock):
    """One sentence about a rock."""
    text = tr("Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.")
    text = told(text, choice_names(LIBRARY_ROCKS).get(rock.name, rock.name), rock.volume, rock.mass, len(rock.vertices))
    if rock.parts:
        return text + " " + told(tr("{} convex parts."), len(rock.parts))
    share = rock.void_share
    return text + " " + told(tr("{:.1f} % of its hull is void."), 100.0 * share) if share > 0.0 else text
