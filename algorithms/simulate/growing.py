# SPDX-License-Identifier: GPL-2.0-or-later
"""A map that grows on the canvas while a simulation goes on, and goes when the results come.

The thread that simulates writes it now and then into a temporary file (engine/ensemble/watching.py); the main thread
only puts that on the canvas. So neither waits for the other, and the results are the same bits with or without it.
"""

import shutil
import tempfile
from pathlib import Path

import numpy as np
from qgis.core import QgsProcessingUtils, QgsRasterLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...engine.io import raster
from ..number_words import told
from ..styles import styles
from ..styles.known_layers import range_of
from ..translation import tr
from ..units import KILO

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
        self.ended.connect(self._take_off)
        _alive.add(self)

    def begin(self, grid, runs, rounds=None):
        """On the grid of an elevation model. ``rounds``: the engine's Rounds, where there are some."""
        self.grid, self.runs, self.rounds = grid, runs, rounds

    def __call__(self, count, maps):
        """Write the map of so many runs; an error costs the picture and no run."""
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
        """Of the layer with the map of so many runs."""
        rounds = self.rounds
        if rounds is None:
            return told(tr("{}: {} of {} runs, largest energy so far [kJ]"), self.title, count, self.runs)
        text = tr("{}: {} of {} runs, {} of {} release points, largest energy so far [kJ]")
        return told(text, self.title, count, self.runs, rounds.releases_begun, rounds.releases)

    def _show(self, path, count):
        if self not in _alive:
            return
        layer = self.project.mapLayer(self.layer_id) if self.layer_id else None
        if layer is None:
            if self.layer_id:  # the user has taken it off
                return
            layer = QgsRasterLayer(path, "", "gdal")
            self.layer_id = layer.id()
            self.project.addMapLayer(layer, False)
            self.project.layerTreeRoot().insertLayer(0, layer)
        else:
            layer.setDataSource(path, layer.name(), "gdal", layer.dataProvider().ProviderOptions())
        styles.RasterStyle("energy", range_of(layer)[1]).apply(layer)
        layer.setName(self._name(count))
        layer.triggerRepaint()

    def _take_off(self):
        _alive.discard(self)
        if self.layer_id and self.project.mapLayer(self.layer_id) is not None:
            self.project.removeMapLayer(self.layer_id)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
