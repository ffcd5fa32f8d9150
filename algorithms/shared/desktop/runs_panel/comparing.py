# SPDX-License-Identifier: GPL-2.0-or-later
"""Two runs of the panel as inputs of Compare two simulations, and the difference of their maps, in the background."""

import tempfile
from pathlib import Path

import numpy as np
from qgis.core import QgsApplication, QgsProcessingException, QgsProcessingUtils, QgsProject, QgsTask
from qgis.PyQt.QtCore import Qt

from .....engine.io import raster
from ....translation import tr
from ...layers.written import difference_of
from ...parameters.plain_layers import raster_layer
from ...study_folder.cog import make_cog
from ...study_folder.folder import keeps_results, study_of
from ...styles.known_layers import ITEM
from ...styles.layer_order import raise_run
from ...styles.styles import DifferenceStyle
from .of_study import STOPS, label_of
from .swipe import SecondCanvas, Swipe

OF_COMPARISON = "ENERGY_P95"  # the map that is compared where the one that is seen is in one run only
DIFFERENCE = "DIFFERENCE"  # the output of Compare two simulations that is made here too
_under_way = set()  # Python must hold tasks until they are over


def comparison_inputs(before, after, output):
    """Inputs of talus:compareruns as ids of layers; None where a run has no stops."""
    if not all(STOPS in run.tables for run in (before, after)):
        return None
    inputs = {"BEFORE": before.tables[STOPS].id(), "AFTER": after.tables[STOPS].id()}
    for name in (output, OF_COMPARISON):
        if name in before.maps and name in after.maps:
            return {**inputs, "MAP_BEFORE": before.maps[name].id(), "MAP_AFTER": after.maps[name].id()}
    return inputs


def start_difference(before, after, output, say):
    """Begin to make one run's map minus that of another; ``say``: reported where it cannot be made.

    Any two runs on the same cells: unlike Compare two simulations it does not ask for the same rocks.
    """
    maps = [run.maps[output] for run in (before, after)]
    title = f"{label_of(maps[1])}: {after.title} − {before.title}"
    task = _Difference([map_.source() for map_ in maps], _place(QgsProject.instance()), title, say)
    task.taskCompleted.connect(lambda: _under_way.discard(task))
    task.taskTerminated.connect(lambda: _under_way.discard(task))
    _under_way.add(task)
    QgsApplication.taskManager().addTask(task)


class _Difference(QgsTask):
    """Reads and writes in the background; the layer comes with ``finished``, in the main thread."""

    def __init__(self, paths, path, title, say):
        super().__init__(tr("Difference"), QgsTask.Flag.CanCancel)
        self.paths, self.path, self.title, self.say = paths, path, title, say
        self.problem, self.largest = "", 0.0

    def run(self):
        try:
            change, grid, unit = difference_of(self.paths)
            self.largest = float(np.nanmax(np.abs(change), initial=0.0))
            raster.write_grid(self.path, change, grid, unit=unit, description=self.title, items={ITEM: DIFFERENCE})
            make_cog(self.path)
        except (QgsProcessingException, ValueError, OSError) as error:
            self.problem = str(error)
        return not self.problem

    def finished(self, succeeded):
        if succeeded:
            _show(self.path, self.title, self.largest)
        elif self.problem:
            self.say(tr("The difference could not be computed: {}").format(self.problem))


def _place(project):
    """Path of the raster: in the study, where results are kept there."""
    study = study_of(project)
    if study is None or not keeps_results(project):
        return str(Path(tempfile.mkdtemp(dir=QgsProcessingUtils.tempFolder())) / "difference.tif")
    return str(study.new_evaluation_folder("difference") / "difference.tif")


def _show(path, title, largest):
    project = QgsProject.instance()
    root, name = project.layerTreeRoot(), tr("Rockfall")
    layer = raster_layer(path, title)
    DifferenceStyle(largest).apply(layer)
    project.addMapLayer(layer, False)
    group = root.findGroup(name) or root.insertGroup(0, name)
    group.insertLayer(0, layer)
    group.setItemVisibilityChecked(True)
    raise_run(root, group)


# View of the second run of a comparison: in a map of its own, or right of a line on the first.


class SecondRun:
    """Has one of both at a time; each is made when it is first asked for."""

    def __init__(self, iface):
        self.iface, self.canvas, self.map, self.swipe = iface, iface.mapCanvas(), None, None

    def show(self, titles, map_label, layers, is_swiped):
        """``titles``: of the first run and of the second; ``layers``: of the second, the first one on top."""
        unwanted = self.map if is_swiped else self.swipe
        if unwanted is not None:
            unwanted.clear()
        if is_swiped:
            if self.swipe is None:
                self.swipe = Swipe(self.canvas)
            self.swipe.show_layers(*titles, layers)
            return
        if self.map is None:
            self.map = SecondCanvas(self.canvas, self.iface.mainWindow())
            self.iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.map)
        self.map.show_layers(f"{titles[1]} – {map_label}", layers)

    def clear(self):
        """The first run alone."""
        for view in filter(None, (self.map, self.swipe)):
            view.clear()

    def close_down(self):
        """Before the plugin goes."""
        if self.swipe is not None:
            self.swipe.close_down()
        if self.map is not None:
            self.map.close_down()
            self.iface.removeDockWidget(self.map)
            self.map.deleteLater()
