# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares, from a table."""

from contextlib import contextmanager

from qgis.core import QgsProcessingException

from ...engine.shapes import rock_set
from ..number_words import share_text, told
from ..parameters.chance import VOLUME_DISTRIBUTION
from ..parameters.scene import DENSITY, ROCK, ROCK_FILE, ROCK_LENGTHS, ROCK_SET, VOLUME
from ..translation import tr
from .rock import rock_text

MOST_TOLD = 8  # rocks, in the log and in a report


def has_rock_set(call):
    """Is there a table of rocks?"""
    return bool(call[ROCK_SET])


def check_rock_set(call):
    """What can be known before the rocks are made, which takes long for many. Raises QgsProcessingException."""
    if not has_rock_set(call):
        return
    for name in (ROCK_FILE, ROCK_LENGTHS, VOLUME_DISTRIBUTION):
        if call[name].strip():
            message = tr("ROCK_SET: the table says what the rocks are, and so does {}; leave one of them empty.")
            raise QgsProcessingException(message.format(name))
    with _named():
        rock_set.check_rock_set(call[ROCK_SET], call[ROCK])


def read_rock_set(call):
    """The engine's RockSet, None where none is given. Raises QgsProcessingException, also where the user cancels."""
    if not has_rock_set(call):
        return None
    with _named():
        return rock_set.read_rock_set(call[ROCK_SET], call[ROCK], call[DENSITY], call.stop_if_cancelled)


@contextmanager
def _named():
    """What is wrong with the table is told with the name of its input."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise QgsProcessingException(f"ROCK_SET: {error}") from error


def tell_rock_set(found, call):
    """Log the rocks with their shares."""
    for text in rock_set_texts(found.rocks, found.shares):
        call.info(text)
    if call.raw(VOLUME) not in (None, "", 1.0):
        call.warning(tr("VOLUME: the table of the rocks (ROCK_SET) says how large they are; not used."))


def rock_set_texts(rocks, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(rocks, shares)][:MOST_TOLD]
    if len(rocks) > MOST_TOLD:
        texts.append(told(tr("And {} more rocks."), len(rocks) - MOST_TOLD))
    return texts
