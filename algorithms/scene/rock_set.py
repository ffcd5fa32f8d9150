# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares, from a table or as a list of volumes."""

from contextlib import contextmanager

from qgis.core import QgsProcessingException

from ...engine.shapes import rock_set
from ..findings.texts import error_text
from ..number_words import share_text, told
from ..parameters.chance import VOLUME_DISTRIBUTION
from ..parameters.scene import DENSITY, ROCK, ROCK_FILE, ROCK_LENGTHS, ROCK_SET, ROCK_SIZES, VOLUME
from ..translation import tr
from .rock import rock_text

MOST_TOLD = 8  # rocks, in the log and in a report


def has_rock_set(call):
    """Are there several rocks?"""
    return _given(call) is not None


def check_rock_set(call):
    """What can be known before the rocks are made, which takes long for many. Raises QgsProcessingException."""
    given = _given(call)
    if given is None:
        return
    for name in (ROCK_FILE, ROCK_SIZES, ROCK_LENGTHS, VOLUME_DISTRIBUTION):
        if name != given and call[name].strip():
            message = tr("{}: it says what the rocks are, and so does {}; leave one of them empty.")
            raise QgsProcessingException(message.format(given, name))
    with _named(given):
        if given == ROCK_SET:
            rock_set.check_rock_set(call[ROCK_SET], call[ROCK])
        else:
            rock_set.sizes_of(call[ROCK_SIZES])


def read_rock_set(call):
    """The engine's RockSet, None where none is given. Raises QgsProcessingException, also where the user cancels."""
    given = _given(call)
    if given is None:
        return None
    read = rock_set.read_rock_set if given == ROCK_SET else rock_set.rock_set_of_sizes
    with _named(given):
        return read(call[given], call[ROCK], call[DENSITY], call.stop_if_cancelled)


def _given(call):
    """The input that tells several rocks, None where none does."""
    return next((name for name in (ROCK_SET, ROCK_SIZES) if call[name].strip()), None)


@contextmanager
def _named(given):
    """What is wrong with the rocks is told with the name of their input."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise QgsProcessingException(f"{given}: {error_text(error)}") from error


def tell_rock_set(found, call):
    """Log the rocks with their shares."""
    for text in rock_set_texts(found.rocks, found.shares):
        call.info(text)
    if call.raw(VOLUME) not in (None, "", 1.0):
        call.warning(tr("VOLUME: {} says how large the rocks are; not used.").format(_given(call)))


def rock_set_texts(rocks, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(rocks, shares)][:MOST_TOLD]
    if len(rocks) > MOST_TOLD:
        texts.append(told(tr("And {} more rocks."), len(rocks) - MOST_TOLD))
    return texts
