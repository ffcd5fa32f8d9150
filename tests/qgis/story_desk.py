# SPDX-License-Identifier: GPL-2.0-or-later
"""A desk of QGIS without a screen: dialogs are run by their own widgets, and what the canvas shows is looked at.

The project is that of the application. What is drawn is what the layer tree shows, in its order, as on the canvas.
"""

import time
from pathlib import Path

PICTURE = 800  # pixels of the longer side
PATIENCE = 1500.0  # s: a first run compiles the engine, which takes many minutes where others use the machine
LAST = 2000  # characters of a log that are quoted


class Desk:
    """The window, the dialogs, and a folder for a picture after each step."""

    def __init__(self, pictures):
        from qgis.core import QgsProject, QgsTemporalNavigationObject

        from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
        from talus.tests.qgis.desktop_stand_in import Desktop

        self.iface, self.pictures, self.count = Desktop(), Path(pictures), 0
        self.pictures.mkdir(parents=True, exist_ok=True)
        self.project = QgsProject.instance()
        self.controller = QgsTemporalNavigationObject(self.iface.canvas)
        self.iface.canvas.setTemporalController(self.controller)
        self.keeper = StudyKeeper(self.iface)

    def close(self):
        """Nothing of it listens to the project any more."""
        self.keeper.close_down()
        self.project.clear()

    def settle(self):
        """Let QGIS do what it puts off until the window is idle."""
        from qgis.core import QgsApplication

        for _ in range(5):
            QgsApplication.processEvents()

    def dialog(self, name):
        """The dialog of an algorithm as it opens in the project."""
        from qgis.core import QgsApplication

        return QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}").createCustomParametersWidget()

    def offered(self, name, *inputs):
        """Input -> name of the layer that a dialog has for it when it opens, None where it is empty."""
        dialog = self.dialog(name)
        values = {entry: dialog.mainWidget().wrappers[entry].parameterValue() for entry in inputs}
        dialog.close()
        actual = {one: self.project.mapLayer(str(getattr(value, "source", value))) for one, value in values.items()}
        return {one: layer and layer.name() for one, layer in actual.items()}

    def run(self, algorithm, patience=PATIENCE, **values):
        """Fill in a dialog, press Run, and wait; what the algorithm gave. Inputs not named stay as they are."""
        from qgis.core import QgsApplication
        from qgis.PyQt.QtWidgets import QMessageBox, QTextEdit

        dialog, ended, boxes, before = self.dialog(algorithm), [], [], QMessageBox.warning
        dialog.mainWidget().setParameters({key: self.id_of(value) for key, value in values.items()})
        dialog.algorithmFinished.connect(lambda is_done, results: ended.append((is_done, results)))
        start = time.monotonic()
        QMessageBox.warning = staticmethod(lambda *said: boxes.append(said))  # it would wait for somebody
        try:
            dialog.runButton().click()
        finally:
            QMessageBox.warning = before
        said = dialog.messageBar().currentItem()
        while not (ended or boxes) and time.monotonic() - start < patience:
            QgsApplication.processEvents()
            time.sleep(0.01)
        log = [entry.toPlainText() for entry in dialog.findChildren(QTextEdit)]
        dialog.close()
        assert ended and ended[0][0], (algorithm, boxes, said and said.text(), [one[-LAST:] for one in log])
        self.settle()
        return ended[0][1]

    def draw(self, layer_name, wkt, corner, **values):
        """A feature of the layer of a name, in metres from a corner, as when it is drawn and saved."""
        from qgis.core import QgsFeature, QgsGeometry

        layer = self.project.mapLayersByName(layer_name)[0]
        feature, shape = QgsFeature(layer.fields()), QgsGeometry.fromWkt(wkt)
        shape.translate(*corner)
        feature.setGeometry(shape)
        for field, value in values.items():
            feature[field] = value
        assert layer.dataProvider().addFeatures([feature])[0]
        layer.updateExtents()
        return layer

    def id_of(self, value):
        """The id of the layer of a name, where a text is one."""
        if isinstance(value, str):
            named = self.project.mapLayersByName(value)
            return named[0].id() if named else value
        return value

    def tree(self):
        """Lines of the layer tree: depth, tick, name."""
        lines = []

        def walk(node, depth):
            for child in node.children():
                tick = "x" if child.itemVisibilityChecked() else " "
                seen = "*" if child.isVisible() else " "
                lines.append(f"{'   ' * depth}[{tick}]{seen} {child.name()}")
                if hasattr(child, "children") and child.children():
                    walk(child, depth + 1)

        walk(self.project.layerTreeRoot(), 0)
        return lines

    def seen(self):
        """Names of the layers that are shown, from the top."""
        return [node.name() for node in self.project.layerTreeRoot().findLayers() if node.isVisible()]

    def shown(self):
        """The layers that are shown, from the top."""
        root = self.project.layerTreeRoot()
        return [entry for entry in root.layerOrder() if root.findLayer(entry.id()).isVisible()]

    def image(self, moment=None):
        """Picture of the map over all of the terrain; ``moment``: number of a picture of the temporal controller."""
        from qgis.core import QgsMapRendererSequentialJob, QgsMapSettings
        from qgis.PyQt.QtCore import QSize

        settings = QgsMapSettings()
        settings.setLayers(self.shown())
        if moment is not None:
            settings.setIsTemporal(True)
            settings.setTemporalRange(self.controller.dateTimeRangeForFrameNumber(moment))
        settings.setDestinationCrs(self.project.crs())
        extent = self.project.viewSettings().defaultViewExtent()
        settings.setExtent(extent)
        size = QSize(round(PICTURE * extent.width() / extent.height()), PICTURE)
        settings.setOutputSize(size)
        settings.setTransformContext(self.project.transformContext())
        job = QgsMapRendererSequentialJob(settings)
        job.start()
        job.waitForFinished()
        return job.renderedImage(), settings

    def colour(self, x, y, moment=None):
        """(red, green, blue) of the picture at a place."""
        image, settings = self.image(moment)
        point = settings.mapToPixel().transform(x, y)
        colour = image.pixelColor(round(point.x()), round(point.y()))
        return colour.red(), colour.green(), colour.blue()

    def picture_file(self, name):
        """The file of the next picture."""
        self.count += 1
        return self.pictures / f"{self.count:02d}_{name}.png"

    def picture(self, name, moment=None):
        """Keep what is seen now, with the layer tree beside it."""
        path = self.picture_file(name)
        self.image(moment)[0].save(str(path))
        path.with_suffix(".txt").write_text("\n".join(self.tree()) + "\n", encoding="utf-8")
