# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of a film, by QGIS's own export of animations: the moving rocks over one picture of the map."""

from pathlib import Path

from qgis.core import QgsMapRendererSequentialJob, QgsMapSettings, QgsRasterLayer, QgsTemporalUtils
from qgis.PyQt.QtCore import QRectF, QSize, Qt
from qgis.PyQt.QtGui import QColor, QFont, QImage, QPainter

from ...number_words import number_text
from ...translation import tr
from .rocks import interval_of, range_of, step_of

TEMPLATE, NAMES = "rocks_#####.png", "rocks_*.png"
STILL = "map.png"
MARGIN = 12  # px


class StoppedError(Exception):
    """The user has cancelled."""


def settings_like(canvas, width, layers):
    """Map settings of the canvas's view, this many pixels wide; both sides are even, as films want it."""
    settings = QgsMapSettings(canvas.mapSettings())
    extent = settings.visibleExtent()
    width -= width % 2
    height = round(width * extent.height() / extent.width())
    settings.setOutputSize(QSize(width, height + height % 2))
    settings.setOutputDpi(96.0 * width / 1000.0)  # dots as large beside the map, whatever the size
    settings.setExtent(extent)
    settings.setLayers(layers)
    settings.setBackgroundColor(canvas.canvasColor())
    return settings


def still_map(settings, folder):
    """The map as a raster layer of the pixels of a picture, drawn once for all pictures."""
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    path, extent, size = Path(folder) / STILL, settings.extent(), settings.outputSize()
    east, north = extent.width() / size.width(), extent.height() / size.height()
    place = (east, 0.0, 0.0, -north, extent.xMinimum() + 0.5 * east, extent.yMaximum() - 0.5 * north)
    path.with_suffix(".pgw").write_text("\n".join(f"{number!r}" for number in place), encoding="ascii")
    if not job.renderedImage().convertToFormat(QImage.Format.Format_RGB32).save(str(path)):
        raise OSError(full_disk_text(path))
    layer = QgsRasterLayer(str(path), STILL)
    layer.setCrs(settings.destinationCrs())
    return layer


def export_rocks(settings, paths, pictures, folder, feedback):
    """Each picture as a file; returns the files in their order.

    Raises StoppedError where the user has cancelled, OSError where QGIS cannot write them.
    """
    asked = QgsTemporalUtils.AnimationExportSettings()
    asked.animationRange, asked.frameDuration = range_of(paths, pictures), interval_of(paths, pictures)
    asked.outputDirectory, asked.fileNameTemplate = str(folder), TEMPLATE
    is_done, problem = QgsTemporalUtils.exportAnimation(settings, asked, feedback)
    if feedback.isCanceled():
        raise StoppedError
    if not is_done:
        raise OSError(problem or tr("QGIS could not write the pictures of the film."))
    return sorted(Path(folder).glob(NAMES))[:pictures]


def write_titles(files, paths, pictures, title, feedback):
    """The title and the time into each file."""
    step = step_of(paths, pictures)
    for number, path in enumerate(files):
        if feedback.isCanceled():
            raise StoppedError
        image = QImage(str(path))
        painter = QPainter(image)
        _write(painter, image, f"{title}   {tr('{} s').format(number_text(step * number, 3))}")
        painter.end()
        if not image.save(str(path)):
            raise OSError(full_disk_text(path))
        feedback.setProgress(100.0 * (number + 1) / len(files))


def full_disk_text(path):
    """Why a picture is not there."""
    return tr("{} could not be written; is the disk full?").format(path)


def _write(painter, image, text):
    font = QFont()
    font.setPixelSize(max(image.height() // 36, 10))
    painter.setFont(font)
    box = painter.boundingRect(QRectF(MARGIN, MARGIN, image.width(), image.height()), 0, text)
    painter.fillRect(box.adjusted(-6, -4, 6, 4), QColor(255, 255, 255, 205))
    painter.setPen(Qt.GlobalColor.black)
    painter.drawText(box, 0, text)
