# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock or rocks of a call: read as the engine reads them for all doors, and told."""

from ...engine.choices import LIBRARY_ROCKS
from ...engine.scene import rocks
from ..choice_names import choice_names
from ..number_words import share_text, told
from ..parameters.scene import ROCK_FILE, ROCK_SOLID
from ..translation import tr
from .door import QgisDoor

MOST_TOLD = 8  # rocks, in the log and in a report


def read_rock(call):
    """The engine's Rock, told to the user. Raises QgsProcessingException where a file makes none."""
    (rock, *_), _ = rocks.read_rocks(QgisDoor(call))
    call.info(rock_text(rock))
    return rock


def rock_lengths(call):
    """The three lengths of a block, m, longest first; None where none are given.

    Raises QgsProcessingException for other texts, and beside a rock from a file.
    """
    return rocks.block_lengths(QgisDoor(call))


def tell_rock(rock, call, is_from_file=True):
    """Log what the rock is, with the findings of one from a file."""
    call.info(rock_text(rock))
    if is_from_file:
        call.find(rocks.findings_of_file(rock, str(ROCK_FILE), str(ROCK_SOLID)))


def rock_text(rock):
    """One sentence about a rock."""
    text = tr("Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.")
    text = told(text, choice_names(LIBRARY_ROCKS).get(rock.name, rock.name), rock.volume, rock.mass, len(rock.vertices))
    if rock.parts:
        return text + " " + told(tr("{} convex parts."), len(rock.parts))
    share = rock.void_share
    return text + " " + told(tr("{:.1f} % of its hull is void."), 100.0 * share) if share > 0.0 else text


def rock_set_texts(found, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(found, shares)][:MOST_TOLD]
    if len(found) > MOST_TOLD:
        texts.append(told(tr("And {} more rocks."), len(found) - MOST_TOLD))
    return texts
