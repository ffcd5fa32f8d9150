# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares: checked as those of a scene, and in words."""

from ...engine.scene import rocks
from ..number_words import share_text, told
from ..translation import tr
from .door import QgisDoor
from .rock import rock_text

MOST_TOLD = 8  # rocks, in the log and in a report


def check_rock_set(call):
    """What can be known before the rocks are made, which takes long for many. Raises QgsProcessingException."""
    rocks.check_rocks(QgisDoor(call))


def rock_set_texts(found, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(found, shares)][:MOST_TOLD]
    if len(found) > MOST_TOLD:
        texts.append(told(tr("And {} more rocks."), len(found) - MOST_TOLD))
    return texts
