# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of an indication, written window by window."""

import math
from contextlib import ExitStack

import numpy as np
from qgis.core import QgsPalettedRasterRenderer
from qgis.PyQt.QtGui import QColor

from ....engine.indication.comparison import ADDED, BOTH, MISSED
from ....engine.io import raster
from ...number_words import KILO, exact_text
from ...shared.styles import styles
from ...shared.styles.known_layers import ITEM, known_raster
from ...shared.styles.on_load import style_on_load
from ...translation import tr
from .algorithm import DENSITY, INDICATION, INDICATION_DIFFERENCE, LINE_ENERGY, LINE_VELOCITY, VELOCITY_SHARE

# Style of an indication map: one colour for the area reached, another for sources, never those of a hazard map.

INDICATION_CLASSES = {1: "#b9a6d3", 2: "#3f2b63"}
DIFFERENCE_CLASSES = {BOTH: "#8f8f8f", ADDED: "#c9b8e0", MISSED: "#e0701a"}


def indication_names():
    """Class -> words."""
    return {1: tr("indication: blocks can arrive"), 2: tr("source")}


def difference_names():
    """Class -> words."""
    return {BOTH: tr("indication and runs"), ADDED: tr("indication only"), MISSED: tr("runs only: missed")}


class ClassStyle:
    """A colour and a name for each class."""

    sort_key = 1

    def __init__(self, colours, names):
        self.colours, self.names = colours, names

    def apply(self, layer):
        classes = [
            QgsPalettedRasterRenderer.Class(value, QColor(colour), self.names[value])
            for value, colour in self.colours.items()
        ]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes)
        renderer.setOpacity(0.75)
        layer.setRenderer(renderer)


# The results of talus:indication that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_raster(INDICATION, label(INDICATION), lambda layer: ClassStyle(INDICATION_CLASSES, indication_names())),
        known_raster(LINE_VELOCITY, label(LINE_VELOCITY), lambda layer: styles.RasterStyle("velocity")),
        known_raster(LINE_ENERGY, label(LINE_ENERGY), lambda layer: styles.RasterStyle("energy")),
        known_raster(
            INDICATION_DIFFERENCE,
            label(INDICATION_DIFFERENCE),
            lambda layer: ClassStyle(DIFFERENCE_CLASSES, difference_names()),
        ),
    ]


GRAVITY = 9.81  # m/s2
NO_GROUND = 255
REACHED, SOURCE = 1, 2


class Writing:
    """A context in which the rasters that were asked for are open."""

    def __init__(self, call, files, grid, volumes):
        self.grid, self.volumes, self.share, self.density = grid, volumes, call[VELOCITY_SHARE], call[DENSITY]
        wanted = (INDICATION, LINE_VELOCITY, LINE_ENERGY, INDICATION_DIFFERENCE)
        self.labels = {name: call.label(name) for name in wanted}
        self.paths = {name: call.path(name) for name in wanted if call.wants(name)}
        self.staged = {name: files.stage(path) for name, path in self.paths.items()}
        self.stack, self.sinks = ExitStack(), {}

    def __enter__(self):
        with ExitStack() as stack:
            for name, path in self.staged.items():
                self.sinks[name] = self._open(stack, name, path)
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *problem):
        self.sinks.clear()  # the last to hold the files open, which are renamed now
        return self.stack.__exit__(*problem)

    def _open(self, stack, name, path):
        is_classes = name in (INDICATION, INDICATION_DIFFERENCE)
        kind, nodata = ("uint8", NO_GROUND) if is_classes else ("float32", math.nan)
        bands = 1 if name == INDICATION_DIFFERENCE else len(self.volumes)
        part = stack.enter_context(raster.complete_or_absent(path))
        options = {"PREDICTOR": "2" if is_classes else "3"}
        sink = stack.enter_context(raster.new_geotiff(part, self.grid, bands, kind, nodata, {ITEM: name}, **options))
        unit = {LINE_VELOCITY: "m/s", LINE_ENERGY: "kJ"}.get(name, "")
        for number, volume in enumerate(self.volumes[-bands:], 1):
            words = self.labels[name]
            if not (math.isnan(volume) or bands == 1):
                words = tr("{}, {} m³").format(words, exact_text(volume))
            sink.describe(number, words, unit)
        return sink

    def write(self, part):
        """Write a Reached; returns how many cells of each volume are reached or sources."""
        counts = []
        for number, (volume, left) in enumerate(zip(self.volumes, part.energy_heights), 1):
            classes = np.where(np.isfinite(left), REACHED, 0)
            classes[part.is_source] = SOURCE
            classes[~np.isfinite(part.heights)] = NO_GROUND
            counts.append(int(np.count_nonzero((classes == REACHED) | (classes == SOURCE))))
            square = (2.0 * GRAVITY * self.share**2) * left  # v2
            self._write(INDICATION, number, part.window, classes.astype(np.uint8))
            self._write(LINE_VELOCITY, number, part.window, np.sqrt(square))
            self._write(LINE_ENERGY, number, part.window, (0.5 * self.density * volume / KILO) * square)
        return np.array(counts)

    def write_difference(self, window, classes):
        """Write one window of the comparison."""
        self._write(INDICATION_DIFFERENCE, 1, window, classes)

    def _write(self, name, number, window, array):
        if name in self.sinks:
            row = self.grid.shape[0] - window.row - window.rows
            self.sinks[name].write_part(number, array[::-1], window.column, row)


def style_rasters(call, paths):
    """Give those of the paths that are rasters their styles."""
    kinds = {
        INDICATION: ClassStyle(INDICATION_CLASSES, indication_names()),
        LINE_VELOCITY: styles.RasterStyle("velocity"),
        LINE_ENERGY: styles.RasterStyle("energy"),
        INDICATION_DIFFERENCE: ClassStyle(DIFFERENCE_CLASSES, difference_names()),
    }
    for name, style in kinds.items():
        if name in paths:
            style_on_load(call, paths[name], call.label(name), style, call.run_of_layers, name)
