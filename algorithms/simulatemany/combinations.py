# SPDX-License-Identifier: GPL-2.0-or-later
"""The combinations of talus:simulatemany: which simulations there are, and what they are called."""

import itertools
import re
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ..choice_names import choice_names
from ..number_words import number_text, told
from ..parameters.number_lists import read_numbers
from ..parameters.obstacles import TREES
from ..parameters.scene import FOREST
from ..parameters.shapes import ROCKS
from ..translation import tr
from .parameters import GROUNDS, STEMS_LOST, VOLUMES, WITHOUT_FOREST

MOST = 200  # simulations of one call


class Combination(NamedTuple):
    """One simulation."""

    number: int
    volume: float  # m3
    rock: str
    ground: str
    has_forest: bool
    lost: float  # percent of the stems of single trees
    name: str  # of the run: what differs between the simulations

    @property
    def folder(self):
        """Name of its folder: numbered, and letters that every disk takes."""
        plain = re.sub(r"[^\w.-]+", "_", f"{self.volume:g}m3 {self.rock} {self.ground}", flags=re.ASCII)
        lost = f"_lost{self.lost:g}" if self.lost > 0.0 else ""
        return f"{self.number:03d}_{plain}_{'forest' if self.has_forest else 'bare'}{lost}"


def read_combinations(call):
    """The list of Combination. Raises QgsProcessingException where there are none or too many."""
    volumes, rocks, grounds = read_numbers(call, VOLUMES), call[ROCKS], call[GROUNDS]
    for name, found in ((ROCKS, rocks), (GROUNDS, grounds)):
        if not found:
            raise QgsProcessingException(tr("{}: choose one at least.").format(name))
    found = [(*one, *forest) for *one, forest in itertools.product(volumes, rocks, grounds, _forests(call))]
    if len(found) > MOST:
        message = tr("VOLUMES, ROCKS, GROUNDS, STEMS_LOST: they make {} simulations; {} are allowed in one call.")
        raise QgsProcessingException(message.format(len(found), MOST))
    several = [len(set(values)) > 1 for values in zip(*found)]
    return [Combination(number, *one, _name(one, several)) for number, one in enumerate(found, 1)]


def _forests(call):
    """Pairs: is the forest there, and which per cent of the stems of its single trees are lost."""
    has_trees = call.is_given(TREES)
    if not (has_trees or call.is_given(FOREST)):
        return [(False, 0.0)]
    lost = read_numbers(call, STEMS_LOST, may_be_zero=True) if has_trees else [0.0]
    if lost[-1] > 100.0:
        raise QgsProcessingException(told(tr("STEMS_LOST: {:g} % is more than all; give 0 to 100."), lost[-1]))
    return [(True, share) for share in lost] + ([(False, 0.0)] if call[WITHOUT_FOREST] else [])


def _name(one, several):
    """Name from the inputs that differ; the volume always."""
    volume, rock, ground, has_forest, lost = one
    names = choice_names()
    words = (f"{number_text(volume)} m³", names.get(rock, rock), names.get(ground, ground),
             _forest_words(has_forest, lost))  # fmt: skip
    return ", ".join(word for word, differs in zip(words, (True, *several[1:3], any(several[3:]))) if differs)


def _forest_words(has_forest, lost):
    if not has_forest:
        return tr("without forest")
    return tr("{} % of the stems lost").format(number_text(lost)) if lost > 0.0 else tr("with forest")
