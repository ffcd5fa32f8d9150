# SPDX-License-Identifier: GPL-2.0-or-later
"""The combinations of talus:simulatemany: which simulations there are, and what they are called."""

import itertools
import re
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ..choice_names import choice_names
from ..number_words import number_text
from ..parameters.number_lists import read_numbers
from ..parameters.scene import FOREST
from ..parameters.shapes import ROCKS
from ..translation import tr
from .parameters import GROUNDS, VOLUMES, WITHOUT_FOREST

MOST = 200  # simulations of one call


class Combination(NamedTuple):
    """One simulation."""

    number: int
    volume: float  # m3
    rock: str
    ground: str
    has_forest: bool
    name: str  # of the run: what differs between the simulations

    @property
    def folder(self):
        """Name of its folder: numbered, and letters that every disk takes."""
        plain = re.sub(r"[^\w.-]+", "_", f"{self.volume:g}m3 {self.rock} {self.ground}", flags=re.ASCII)
        return f"{self.number:03d}_{plain}_{'forest' if self.has_forest else 'bare'}"


def read_combinations(call):
    """The list of Combination. Raises QgsProcessingException where there are none or too many."""
    volumes, rocks, grounds = read_numbers(call, VOLUMES), call[ROCKS], call[GROUNDS]
    for name, found in ((ROCKS, rocks), (GROUNDS, grounds)):
        if not found:
            raise QgsProcessingException(tr("{}: choose one at least.").format(name))
    forests = [True, False] if call.is_given(FOREST) and call[WITHOUT_FOREST] else [call.is_given(FOREST)]
    found = list(itertools.product(volumes, rocks, grounds, forests))
    if len(found) > MOST:
        message = tr("VOLUMES, ROCKS, GROUNDS: they make {} simulations; {} are allowed in one call.")
        raise QgsProcessingException(message.format(len(found), MOST))
    several = [len(values) > 1 for values in (volumes, rocks, grounds, forests)]
    return [Combination(number, *one, _name(one, several)) for number, one in enumerate(found, 1)]


def _name(one, several):
    """What differs, in words; the volume always."""
    volume, rock, ground, has_forest = one
    names = choice_names()
    words = (f"{number_text(volume)} m³", names.get(rock, rock), names.get(ground, ground),
             tr("with forest") if has_forest else tr("without forest"))  # fmt: skip
    return ", ".join(word for word, differs in zip(words, (True, *several[1:])) if differs)
