# SPDX-License-Identifier: GPL-2.0-or-later
"""Words and colours of levels and intensities: those of Talus, or of the rules of an authority.

Words of an authority are in the user's language, and in brackets in its own where that is another.
"""

import json
from typing import NamedTuple

from ...engine.io.plain_file import parse_json
from ..translation import tr, user_language

ITEM = "TALUS_LEGEND"  # in the metadata of rasters by the rules of an authority
# Colours near those of Swiss hazard and intensity maps.
DANGER_COLOURS = {1: "#fffac8", 2: "#ffe119", 3: "#3c78d8", 4: "#e6231e"}
INTENSITY_COLOURS = {1: "#c7e9c0", 2: "#6dbf73", 3: "#1a7a3c"}
WHITE = 255
SHADES = ("#e5f5e0", "#c7e9c0", "#a1d99b", "#6dbf73", "#31a354", "#1a7a3c", "#00441b")  # of intensities without colours


class Legend(NamedTuple):
    """Number -> colour, number -> words; 1 is the least."""

    colours: dict
    names: dict
    hatched: tuple = ()  # numbers whose zones are drawn as a hatch

    def keys(self):
        """(lower, upper, colour, words) of each number: values above the lower bound, up to the upper."""
        return [(k - 0.5, k + 0.5, self.colours[k], self.names[k]) for k in sorted(self.colours)]

    def item(self):
        """Legend as a text for the metadata of a raster."""
        return json.dumps({str(k): [self.colours[k], self.names[k]] for k in self.colours}, ensure_ascii=False)

    @classmethod
    def of_item(cls, text):
        """The Legend of a text in metadata; None where it is none."""
        try:
            found = {int(key): (str(colour), str(words)) for key, (colour, words) in parse_json(text).items()}
        except (AttributeError, TypeError, ValueError):
            return None
        return cls({key: one[0] for key, one in found.items()}, {key: one[1] for key, one in found.items()})


class Legends(NamedTuple):
    """Both of a map."""

    levels: Legend
    intensities: Legend


def usual_legends():
    """Legends of the matrix of the dialog."""
    danger = {1: tr("residual danger"), 2: tr("low danger"), 3: tr("moderate danger"), 4: tr("high danger")}
    intensity = {1: tr("weak"), 2: tr("medium"), 3: tr("strong")}
    return Legends(Legend(DANGER_COLOURS, danger), Legend(INTENSITY_COLOURS, intensity))


def legends_of(rules):
    """The legends of rules; the usual ones where ``rules`` is None."""
    if rules is None:
        return usual_legends()
    return Legends(_legend(rules.levels, rules.language, ()), _legend(rules.intensities, rules.language, SHADES))


def words_of(one, language):
    """A level or an intensity in words: "medium danger (pericolo medio)"; ``language``: of the authority."""
    shown, own = one.name(user_language()), one.name(language)
    return shown if own in shown else f"{shown} ({own})"


def hexadecimal(colour):
    """Red, green, blue as #rrggbb."""
    return "#" + "".join(f"{one:02x}" for one in colour)


def _legend(words, language, shades):
    colours, used = {}, [one.colour for one in words]
    for number, one in enumerate(words, 1):
        shade = shades[(number * len(shades)) // (len(words) + 1)] if shades else ""
        colours[number] = hexadecimal(one.colour) if one.colour else shade
        if one.is_hatched and used.count(one.colour) > 1:  # cells have no hatch, which would tell the two apart
            colours[number] = hexadecimal(tuple((part + WHITE) // 2 for part in one.colour))
    hatched = tuple(number for number, one in enumerate(words, 1) if one.is_hatched)
    return Legend(colours, {number: words_of(one, language) for number, one in enumerate(words, 1)}, hatched)
