# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of a hazard map with their colours: danger levels and intensities as classes, probability and angles."""

import json
from typing import NamedTuple

from qgis.core import QgsPalettedRasterRenderer
from qgis.PyQt.QtGui import QColor

from ....engine.io.plain_file import parse_json
from ...shared.parameters.definitions import Parameter, raster_output
from ...shared.styles import styles
from ...translation import tr, user_language

# Words and colours of levels and intensities: those of Talus, or of the rules of an authority.

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
            legend = {int(key): (str(colour), str(words)) for key, (colour, words) in parse_json(text).items()}
        except (AttributeError, TypeError, ValueError):
            return None
        return cls({key: entry[0] for key, entry in legend.items()}, {key: entry[1] for key, entry in legend.items()})


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


def words_of(words, language):
    """A level or an intensity in words: "medium danger (pericolo medio)"; ``language``: of the authority."""
    shown, own = words.name(user_language()), words.name(language)
    return shown if own in shown else f"{shown} ({own})"


def hexadecimal(colour):
    """Red, green, blue as #rrggbb."""
    return "#" + "".join(f"{channel:02x}" for channel in colour)


def _legend(words, language, shades):
    colours, used = {}, [word.colour for word in words]
    for number, entry in enumerate(words, 1):
        shade = shades[(number * len(shades)) // (len(words) + 1)] if shades else ""
        colours[number] = hexadecimal(entry.colour) if entry.colour else shade
        if entry.is_hatched and used.count(entry.colour) > 1:  # cells have no hatch, which would tell the two apart
            colours[number] = hexadecimal(tuple((part + WHITE) // 2 for part in entry.colour))
    hatched = tuple(number for number, word in enumerate(words, 1) if word.is_hatched)
    return Legend(colours, {number: words_of(word, language) for number, word in enumerate(words, 1)}, hatched)


__all__ = ["DANGER_COLOURS", "INTENSITY_COLOURS"]

HAZARD = raster_output("HAZARD", by_default=True)
INTENSITY_30 = raster_output("INTENSITY_30", by_default=True)
INTENSITY_100 = raster_output("INTENSITY_100", by_default=True)
INTENSITY_300 = raster_output("INTENSITY_300", by_default=True)
INTENSITIES = raster_output("INTENSITIES", by_default=False)
PROBABILITY = raster_output("PROBABILITY", by_default=True)
ENERGY_LINE = raster_output("ENERGY_LINE", by_default=False)
SHADOW_ANGLE = raster_output("SHADOW_ANGLE", by_default=False)


class HazardOutput(NamedTuple):
    """One raster."""

    parameter: Parameter
    label: str
    help: str
    unit: str
    style: object  # with apply(layer)


class PalettedStyle:
    """A colour and a name for each value of a Legend."""

    def __init__(self, legend, sort_key=0):
        self.colours, self.names, self.sort_key = legend.colours, legend.names, sort_key

    def apply(self, layer):
        classes = [
            QgsPalettedRasterRenderer.Class(value, QColor(colour), self.names[value])
            for value, colour in sorted(self.colours.items(), reverse=True)
        ]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes)
        renderer.setOpacity(0.75)
        layer.setRenderer(renderer)


def hazard_outputs(legends=None):
    """All rasters, the usual ones first; ``legends``: of the rules of a map, the usual ones where there are none."""
    legends = legends or usual_legends()
    danger, intensity = PalettedStyle(legends.levels, sort_key=1), PalettedStyle(legends.intensities)
    text = tr("Strongest intensity of events with a return period of at most {} years: 1 weak, 2 medium, 3 strong.")
    return (
        HazardOutput(HAZARD, tr("Danger levels"), tr(
            "4 high (red), 3 moderate (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of "
            "intensity and return period."), "", danger),
        HazardOutput(INTENSITY_30, tr("Intensity, 30 years"), text.format(30), "", intensity),
        HazardOutput(INTENSITY_100, tr("Intensity, 100 years"), text.format(100), "", intensity),
        HazardOutput(INTENSITY_300, tr("Intensity, 300 years"), text.format(300), "", intensity),
        HazardOutput(INTENSITIES, tr("Intensities by return period"), tr(
            "One raster with a band for each return period of the rules (RULES): the strongest intensity of events "
            "that are at least as frequent, 1 for the weakest."), "", intensity),
        HazardOutput(PROBABILITY, tr("Reach probability per year"), tr(
            "Probability that at least one block passes the cell within a year."), "",
            styles.RasterStyle("annual probability")),
        HazardOutput(ENERGY_LINE, tr("Energy-line angle [°]"), tr(
            "Steepest line from a cell up to a release. Blocks seldom reach farther than an angle of 28 to 34 "
            "degrees; check large areas of the danger map below that angle."), "°", styles.RasterStyle("angle")),
        HazardOutput(SHADOW_ANGLE, tr("Shadow angle [°]"), tr(
            "Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any "
            "below 22 degrees."), "°", styles.RasterStyle("angle")),
    )  # fmt: skip
