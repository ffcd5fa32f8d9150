# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures and maps on the terrain of the page: layers as the project draws them, and the numbers of maps."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsMapRendererSequentialJob,
    QgsMapSettings,
    QgsProcessingException,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QBuffer, QByteArray, QIODevice, QSize
from qgis.PyQt.QtGui import QColor, QImage

from ....engine.findings.finding import NOTE, Kind
from ....engine.io import raster
from ...shared.parameters.extent import BAND, DEM
from ...shared.reports.map import largest_of_blocks
from ...shared.scene.dem import gdal_path
from ...shared.styles.on_load import project_for
from ...shared.styles.relief import relief_layer, relief_of
from ...translation import tr
from .algorithm import LAYERS

NO_NUMBERS = Kind(
    "layer-without-numbers", NOTE,
    "LAYERS: {name} is drawn, but the page shows no values of it: {reason}",
)  # fmt: skip

LONGEST_SIDE = 2048  # pixels, which every phone takes as a texture
MOST_CELLS = 250_000  # of the numbers of a map
JPEG_QUALITY = 85


class Drape(NamedTuple):
    """A picture of the size of the terrain."""

    name: str
    is_shown: bool  # when the page opens
    kind: str  # png or jpeg
    picture: bytes


class NumberGrid(NamedTuple):
    """The numbers of a map, row 0 in the north; NaN where there are none."""

    name: str
    values: np.ndarray  # (rows, columns) float32
    west: float
    north: float
    cell: tuple


def layers_of(call):
    """(their project, which keeps them, and the layers as they are drawn, the first on top)."""
    return project_for(call[LAYERS], call) if call[LAYERS] else (None, [])


def drapes_of(call, layers, terrain):
    """(pixels of width and height, the Drapes from the lowest to the uppermost), the relief first."""
    longest = max(terrain.bounds.width(), terrain.bounds.height())
    scale = LONGEST_SIDE / longest
    size = QSize(*(max(round(scale * side), 2) for side in (terrain.bounds.width(), terrain.bounds.height())))
    relief = relief_layer(relief_of(call[DEM], call[BAND]))
    drapes = [_drawn(relief, tr("Relief"), True, terrain, size)] if relief is not None and relief.isValid() else []
    for layer in reversed(layers):
        call.stop_if_cancelled()
        is_shown = layer is layers[0] or isinstance(layer, QgsVectorLayer)  # of maps the uppermost would hide the rest
        drapes.append(_drawn(layer, layer.name(), is_shown, terrain, size))
    return size, drapes


def _drawn(layer, name, is_shown, terrain, size):
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setDestinationCrs(terrain.crs)
    settings.setTransformContext(QgsProject.instance().transformContext())
    settings.setExtent(terrain.bounds)
    settings.setOutputSize(size)
    settings.setOutputDpi(200.0)  # lines that are seen from some distance
    settings.setOutputImageFormat(QImage.Format.Format_ARGB32_Premultiplied)
    settings.setBackgroundColor(QColor(0, 0, 0, 0))
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    problems = [error.message for error in job.errors()]
    if problems:
        raise QgsProcessingException(tr("LAYERS: {} cannot be drawn: {}").format(name, "; ".join(problems)))
    return Drape(name, is_shown, *_encoded(job.renderedImage()))


def _encoded(image):
    """("jpeg" or "png", its bytes): what covers all is a photograph, the rest has to be seen through."""
    small = image.scaled(64, 64)
    is_full = all(QColor(small.pixelColor(x, y)).alpha() == 255 for x in range(64) for y in range(64))
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if is_full:
        image.convertToFormat(QImage.Format.Format_RGB32).save(buffer, "JPG", JPEG_QUALITY)
    else:
        image.save(buffer, "PNG")
    return ("jpeg" if is_full else "png"), bytes(content)


def grids_of(call, layers, terrain):
    """The NumberGrids of those of the layers that are maps with one band and lie on the terrain."""
    grids = []
    for layer in layers:
        call.stop_if_cancelled()
        if not _has_numbers(layer) or not _lies_on(layer, terrain):
            continue
        try:
            grids.append(_grid_of(layer, terrain))
        except (ValueError, OSError) as error:
            call.find([NO_NUMBERS.of(str(LAYERS), name=layer.name(), reason=str(error))])
    return grids


def _has_numbers(layer):
    """True for a map with one band, beside which later versions of QGIS give a turned one a band of opacity."""
    if not isinstance(layer, QgsRasterLayer) or layer.providerType() != "gdal":
        return False
    names = [layer.dataProvider().colorInterpretationName(1 + band) for band in range(layer.bandCount())]
    return len(names) - names.count("Alpha") == 1


def _lies_on(layer, terrain):
    there = QgsCoordinateTransform(terrain.crs, layer.crs(), QgsProject.instance())
    try:
        return layer.extent().intersects(there.transformBoundingBox(terrain.bounds))
    except QgsCsException:  # out of reach of the system of the map
        return False


def _system(crs):
    return crs.authid() or crs.description()


def _grid_of(layer, terrain):
    """Raises ValueError where the cells of the map do not lie along the axes of the terrain, or cannot be read."""
    if layer.crs() != terrain.crs:
        raise ValueError(tr("it is in {}; warp it to {}.").format(*map(_system, (layer.crs(), terrain.crs))))
    path, bounds = gdal_path(layer.source()), terrain.bounds
    extent = bounds.xMinimum(), bounds.yMinimum(), bounds.xMaximum(), bounds.yMaximum()
    window = raster.window_of(raster.read_grid(path, of_heights=False), extent)
    values, grid, _ = raster.read_values(path, window=window)
    (width, height), (x, y) = grid.cell_size, grid.origin
    values = values[::-1]
    north = y + (values.shape[0] - 0.5) * height
    every = max(math.ceil(math.sqrt(values.size / MOST_CELLS)), 1)
    largest = largest_of_blocks(values, every)
    return NumberGrid(layer.name(), largest.astype("<f4"), x - 0.5 * width, north, (every * width, every * height))
