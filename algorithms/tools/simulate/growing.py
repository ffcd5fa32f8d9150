# SPDX-License-Identifier: GPL-2.0-or-later
"""A map that grows on the canvas while a simulation goes on, and goes when the results come.

Where a simulation ends before and its work is kept, the map of that stays, and grows on when it is gone on with.

The thread that simulates writes it now and then into a temporary file (engine/ensemble/watching.py); the main thread
only puts that on the canvas. So neither waits for the other, and the results are the same bits with or without it.
"""

import shutil
import tempfile
from pathlib import Path

import numpy as np
from qgis.core import QgsProcessingUtils
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ....engine.io import raster
from ...number_words import KILO, formatted
from ...shared.layers import written as so_far
from ...shared.parameters.plain_layers import raster_layer
from ...shared.styles import styles
from ...shared.styles.known_layers import range_of
from ...translation import tr

MOST_CELLS = 4_000_000  # of a picture: from a larger map every so many-th row and column is taken
_alive = set()  # until the main thread has taken the layer off, whatever becomes of the run


class Growing(QObject):
    """To be made in the main thread; called by the one that simulates.

    project : QgsProject that gets the layer
    title : of the run
    runs : how many there will be, told with ``begin``
    """

    written = pyqtSignal(str, int)
    ended = pyqtSignal()

    def __init__(self, project, title):
        super().__init__()
        self.project, self.title, self.layer_id, self.folder = project, title, None, None
        self.grid, self.runs, self.number, self.rounds = None, 0, 0, None
        self.written.connect(self._show)
        self.ended.connect(self._end)
        _alive.add(self)

    def begin(self, grid, runs, rounds=None):
        """On the grid of an elevation model. ``rounds``: the engine's Rounds, where there are some."""
        self.grid, self.runs, self.rounds = grid, runs, rounds

    def __call__(self, count, maps):
        """Write the map of this many runs; an error costs the picture and no run."""
        step = max(1, int(np.ceil(np.sqrt(maps.energy_max.size / MOST_CELLS))))
        values = (maps.energy_max[::step, ::step] / KILO).astype(np.float32)
        cell_size = tuple(step * length for length in maps.cell_size)
        grid = raster.Grid(values.shape, cell_size, maps.origin, self.grid.crs)
        try:
            if self.folder is None:
                self.folder = tempfile.mkdtemp(prefix="growing-", dir=QgsProcessingUtils.tempFolder())
            self.number += 1
            path = str(Path(self.folder) / f"{self.number}.tif")
            raster.write_grid(path, values, grid)
        except OSError:
            return
        self.written.emit(path, count)

    def end(self):
        """The run is over, however it ended."""
        self.ended.emit()

    def _name(self, count):
        """Name of the layer with the map of this many runs."""
        rounds = self.rounds
        if rounds is None:
            return formatted(tr("{}: {} of {} runs, largest energy so far [kJ]"), self.title, count, self.runs)
        text = tr("{}: {} of {} runs, {} of {} release points, largest energy so far [kJ]")
        return formatted(text, self.title, count, self.runs, rounds.releases_begun, rounds.releases)

    def _show(self, path, count):
        if self not in _alive:
            return
        left = so_far.layers_of(self.project, self._kept_in())
        if left and not self.layer_id:
            self.layer_id = left[0].id()
        layer = self.project.mapLayer(self.layer_id) if self.layer_id else None
        if layer is None:
            if self.layer_id:  # the user has taken it off
                return
            layer = raster_layer(path, "")
            self.layer_id = layer.id()
            self.project.addMapLayer(layer, False)
            self.project.layerTreeRoot().insertLayer(0, layer)
        self._show_in(layer, path, self._name(count))

    @staticmethod
    def _show_in(layer, path, name):
        if layer.source() != path:
            layer.setDataSource(path, name, "gdal", layer.dataProvider().ProviderOptions())
        styles.RasterStyle("energy", range_of(layer)[1]).apply(layer)
        layer.setName(name)
        layer.triggerRepaint()

    def _kept_in(self):
        """Folder of the maps so far that stay where the simulation ends before it is done; None for none."""
        return None if self.rounds is None else self.rounds.folder

    def _end(self):
        _alive.discard(self)
        layer = self.project.mapLayer(self.layer_id) if self.layer_id else None
        folder, rounds = self._kept_in(), self.rounds
        if folder is not None and (folder / so_far.MAP).exists():
            if layer is not None:
                text = tr("{}, unfinished: {} of {} runs, {} of {} release points, largest energy [kJ]")
                numbers = rounds.runs_made, rounds.runs, rounds.releases_begun, rounds.releases
                self._show_in(layer, str(folder / so_far.MAP), formatted(text, self.title, *numbers))
                so_far.mark(layer, folder)
        else:
            if layer is not None:
                self.project.removeMapLayer(self.layer_id)
            so_far.remove_layers(self.project, folder)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
