# SPDX-License-Identifier: GPL-2.0-or-later
"""A film of a run, from its trajectories to the file."""

import shutil
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from qgis.core import QgsFeedback, QgsMapRendererSequentialJob, QgsMapSettings, QgsRasterLayer, QgsTemporalUtils
from qgis.PyQt.QtCore import QCoreApplication, QEventLoop, QRectF, QSize, Qt
from qgis.PyQt.QtGui import QColor, QFont, QImage, QPainter

from ....number_words import number_text
from ....translation import tr
from ..processes import run
from .rocks import interval_of, moving_layer, range_of, step_of

# Pictures of a film, by QGIS's own export of animations: the moving rocks over one picture of the map.

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
    world_file = (east, 0.0, 0.0, -north, extent.xMinimum() + 0.5 * east, extent.yMaximum() - 0.5 * north)
    path.with_suffix(".pgw").write_text("\n".join(f"{number!r}" for number in world_file), encoding="ascii")
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


# From pictures to one file: MP4 by ffmpeg where it is installed, else GIF by Pillow where that is.

MP4, GIF = ".mp4", ".gif"
LAST = 1500  # ms that a GIF rests on its last picture


def endings():
    """Endings of films that can be made here, the better first."""
    available = {MP4: shutil.which("ffmpeg") is not None, GIF: find_spec("PIL") is not None}
    return [ending for ending, is_there in available.items() if is_there]


def what_is_missing():
    """Why no film can be made, '' where one can."""
    if endings():
        return ""
    return tr("A film needs the program ffmpeg (MP4) or the Python package Pillow (GIF), and neither is there. Install "
              "ffmpeg, or Pillow with the package manager of your system or of QGIS.")  # fmt: skip


def write_film(folder, path, rate, feedback, wait):
    """The pictures of a folder as a film; what was there is replaced once the film is whole.

    rate : pictures a second
    wait : function of s that lets the desktop go on meanwhile
    """
    path = Path(path)
    part = Path(folder) / f"film{path.suffix.lower()}"
    if path.suffix.lower() == MP4:
        _by_ffmpeg(folder, part, rate, feedback, wait)
    else:
        _by_pillow(folder, part, rate, feedback)
    shutil.move(part, path)


def _by_ffmpeg(folder, part, rate, feedback, wait):
    names = str(Path(folder) / TEMPLATE.replace("#####", "%05d"))
    command = ["ffmpeg", "-y", "-loglevel", "error", "-framerate", f"{rate:g}", "-i", names, "-pix_fmt", "yuv420p",
               "-movflags", "+faststart", str(part)]  # fmt: skip

    def is_cancelled():
        wait(0.0)
        return feedback.isCanceled()

    outcome = run(command, is_cancelled=is_cancelled)
    if feedback.isCanceled():
        raise StoppedError
    if not outcome.succeeded:
        said = outcome.text.strip().splitlines()
        raise OSError(tr("ffmpeg could not make the film ({}).").format(said[-1] if said else "ffmpeg"))


def _by_pillow(folder, part, rate, feedback):
    from PIL import Image  # where a film is made alone

    files = sorted(Path(folder).glob(NAMES))

    def pictures(paths, of_all):
        for number, path in enumerate(paths):
            if feedback.isCanceled():
                raise StoppedError
            feedback.setProgress(100.0 * (number + 1) / of_all)
            with Image.open(path) as image:
                yield image.convert("RGB").quantize(128, dither=Image.Dither.NONE)

    first, *rest = files
    length = [max(round(1000.0 / rate), 20)] * len(rest) + [LAST]
    (head,) = pictures([first], len(files))
    head.save(part, save_all=True, append_images=pictures(rest, len(files)), duration=length, loop=0, optimize=False)


PARTS = ((0.0, 55.0), (55.0, 80.0), (80.0, 100.0))  # of the progress: rocks, pictures, film


def make_film(canvas, paths, crs, title, path, pictures=200, rate=20.0, width=1280, feedback=None):
    """Write the film; the map is what the canvas shows, without layers of other rocks in motion.

    Raises frames.StoppedError where the feedback is cancelled, OSError where something cannot be written.
    """
    feedback = feedback or QgsFeedback()
    rocks = moving_layer(paths, crs, pictures)
    still = [layer for layer in canvas.layers() if not _moves(layer)]
    with tempfile.TemporaryDirectory(prefix="talus_film_") as folder:
        below = still_map(settings_like(canvas, width, still), folder)
        part = _part_of(feedback, *PARTS[0])
        files = export_rocks(settings_like(canvas, width, [rocks, below]), paths, pictures, folder, part)
        write_titles(files, paths, pictures, title, _part_of(feedback, *PARTS[1]))
        write_film(folder, path, rate, _part_of(feedback, *PARTS[2]), wait)
        del below  # lets go of its file, which other systems could not delete before


def wait(seconds):
    """Let the desktop go on for some time."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, round(1000.0 * seconds))
    time.sleep(0.02)


def _moves(layer):
    properties = layer.temporalProperties()
    return properties is not None and properties.isActive()


def _part_of(feedback, low, high):
    """A feedback for a part of the work, cancelled with the whole."""
    part = QgsFeedback()
    if feedback.isCanceled():
        part.cancel()
    part.progressChanged.connect(lambda percent: feedback.setProgress(low + (high - low) * percent / 100.0))
    feedback.canceled.connect(part.cancel)
    return part
