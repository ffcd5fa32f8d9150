# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of the panels of the menu on the example: ground that is mapped, and what the run says of the road.

python docs/figures/panels.py
"""

import sys
import tempfile
from pathlib import Path

from talus.resources.demo import embedded_qgis

IMAGES = Path(__file__).resolve().parents[1] / "images"
SIZE = 1150, 860  # pixels
COLOURS = 256


class Window:
    """Stand-in for the desktop that panels use: a window with a canvas."""

    def __init__(self, layers, extent):
        from qgis.gui import QgsMapCanvas
        from qgis.PyQt.QtWidgets import QMainWindow

        self.window = QMainWindow()
        self.window.resize(*SIZE)
        self.canvas = QgsMapCanvas(self.window)
        self.window.setCentralWidget(self.canvas)
        self.canvas.setDestinationCrs(layers[0].crs())
        self.canvas.setLayers(layers)
        self.window.show()
        self.canvas.setExtent(extent)

    def mainWindow(self):
        return self.window

    def mapCanvas(self):
        return self.canvas

    def dock(self, panel):
        from qgis.PyQt.QtCore import Qt

        self.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
        panel.show()

    def grab(self, application, path):
        """The window as a file, with a palette."""
        from PIL import Image

        for _ in range(3):
            self.canvas.refresh()
            self.canvas.waitWhileRendering()
            application.processEvents()
        self.window.grab().save(str(path))
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)


def named(project, start):
    """The layer of a project whose name begins so."""
    return next(layer for layer in project.mapLayers().values() if layer.name().startswith(start))


def draw_mapper(application, project, folder):
    """The ground of the example taken into a new map, and one polygon drawn over two of it."""
    from qgis.core import QgsGeometry, QgsRectangle

    from talus.algorithms.shared.desktop.ground_mapper.panel import MapperPanel

    relief, ground, dem = (named(project, name) for name in ("Relief", "Ground", "Elevation model"))
    window = Window([relief], dem.extent())
    panel = MapperPanel(window)
    panel.dem.setLayer(dem)
    panel.open_file(str(Path(folder) / "ground.gpkg"))
    panel.source.setLayer(ground)
    panel.take()
    box, middle = dem.extent(), dem.extent().center()
    panel.is_cut.setChecked(False)
    panel.pages.widget(0).choose("medium_soft")
    corner = QgsRectangle(middle.x(), middle.y(), middle.x() + 0.2 * box.width(), middle.y() + 0.12 * box.height())
    panel.add_drawn(QgsGeometry.fromRect(corner))
    panel.is_cut.setChecked(True)
    window.canvas.setLayers([panel.layers["ground"], relief])
    panel.look_for_problems()
    window.dock(panel)
    window.grab(application, IMAGES / "panel_ground.png")
    panel.close_down()
    for layer in panel.layers.values():
        layer.rollBack()


def draw_results(application, project):
    """Draw the results of the example's run at its road."""
    from talus.algorithms.shared.desktop.results_panel.panel import OBJECT, ResultsPanel

    road, relief = named(project, "Road"), named(project, "Relief")
    lines = named(project, "Trajectories")
    window = Window([road, lines, relief], lines.extent())
    panel = ResultsPanel(window)
    panel.mode.setCurrentIndex(panel.mode.findData(OBJECT))
    window.dock(panel)
    feature = next(road.getFeatures())
    line = feature.geometry()
    panel.ask_at(line.interpolate(0.5 * line.length()).asPoint())
    titles = [panel.tabs.tabText(k) for k in range(panel.tabs.count())]
    panel.tabs.setCurrentIndex(titles.index("Figure"))
    window.grab(application, IMAGES / "panel_results.png")
    panel.close_down()


def main():
    """Both pictures."""
    application = embedded_qgis.start()
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.example import copy_of_example

    with tempfile.TemporaryDirectory() as folder:
        project = QgsProject.instance()
        assert project.read(str(copy_of_example(folder)))
        draw_mapper(application, project, folder)
        draw_results(application, project)
        project.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main())
