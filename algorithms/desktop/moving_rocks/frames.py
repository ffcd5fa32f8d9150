# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of a film: the moving rocks by QGIS's own export of animations, laid over one picture of the map."""

from pathlib import Path

from qgis.core import QgsMapRendererParallelJob, QgsMapSettings, QgsTemporalUtils
from qgis.PyQt.QtCore import QRectF, QSize, Qt
from qgis.PyQt.QtGui import QColor, QFont, QImage, QPainter

from ...number_words import number_text
from ...translation import tr
from .rocks import interval_of, range_of, step_of

TEMPLATE, NAMES = "rocks_#####.png", "rocks_*.png"
CLEAR = QColor(255, 255, 255, 0)
MARGIN = 12  # px


class StoppedError(Exception):
    """The user has cancelled."""


def settings_like(canvas, width, layers, background):
    """Map settings of the canvas's view, so many pixels wide; both sides are even, as films want it."""
    settings = QgsMapSettings(canvas.mapSettings())
    extent = settings.visibleExtent()
    width -= width % 2
    height = round(width * extent.height() / extent.width())
    settings.setOutputSize(QSize(width, height + height % 2))
    settings.setOutputDpi(96.0 * width / 1000.0)  # dots as large beside the map, whatever the size
    settings.setExtent(extent)
    settings.setLayers(layers)
    settings.setBackgroundColor(background)
    return settings


def picture_of_map(settings):
    """The map as a QImage, drawn once for all pictures."""
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    return job.renderedImage()


def export_rocks(settings, paths, pictures, folder, feedback):
    """The rocks of each picture as a file with a clear background; returns the files in their order.

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


def compose(base, files, paths, pictures, title, feedback):
    """Each file anew: the map, the rocks over it, the title and the time."""
    step = step_of(paths, pictures)
    for number, path in enumerate(files):
        if feedback.isCanceled():
            raise StoppedError
        image = QImage(base)
        painter = QPainter(image)
        painter.drawImage(0, 0, QImage(str(path)))
        _write(painter, image, f"{title}   {tr('{} s').format(number_text(step * number, 3))}")
        painter.end()
        if not image.save(str(path)):
            raise OSError(tr("{} could not be written; is the disk full?").format(path))
        feedback.setProgress(100.0 * (number + 1) / len(files))


def _write(painter, image, text):
    font = QFont()
    font.setPixelSize(max(image.height() // 36, 10))
    painter.setFont(font)
    box = painter.boundingRect(QRectF(MARGIN, MARGIN, image.width(), image.height()), 0, text)
    painter.fillRect(box.adjusted(-6, -4, 6, 4), QColor(255, 255, 255, 205))
    painter.setPen(Qt.GlobalColor.black)
    painter.drawText(box, 0, text)
