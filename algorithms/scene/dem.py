# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the elevation model: checks its file and coordinate system, then makes the engine's terrain of it."""

from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsProviderRegistry

from ...engine import Terrain
from ...engine.ground.terrain import check_nodes
from ...engine.io import raster
from ...engine.io.coordinate_systems import check_heights
from ..layers.metric_systems import check_metric_system, wkt_of
from ..number_words import told
from ..parameters.extent import BAND, DEM, read_extent
from ..parameters.input_files import name_for_gdal
from ..styles.known_layers import output_of
from ..translation import tr


class Dem(NamedTuple):
    """A checked elevation model, not yet read."""

    path: str  # what GDAL opens
    band: int
    crs: QgsCoordinateReferenceSystem  # of the layer: a user may have corrected that of the file
    grid: object  # engine.io.raster.Grid of the whole raster, with the layer's system
    scale: object  # engine.io.map_scale.Scale of the system there, None for local ones


def open_dem(call):
    """Check the layer and its coordinate system. Raises QgsProcessingException that says how to mend it."""
    layer = call[DEM]
    path = check_raster(layer, DEM)
    if output_of(layer) is not None:
        message = tr("DEM: {} is a result of Talus ({}) and no elevation model. Choose the layer with the heights.")
        raise QgsProcessingException(message.format(layer.name(), output_of(layer)))
    scale = check_metric_system(layer.crs(), f"DEM {layer.name()}", layer.extent())
    band = call[BAND]
    _refuse_additional_no_data(layer, band)
    try:
        grid = raster.read_grid(path, band)
        check_heights(grid.crs, f"DEM {layer.name()}")  # QGIS may forget the vertical axis that the file names
        check_nodes(grid.shape, grid.cell_size)
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error
    return Dem(path, band, layer.crs(), grid._replace(crs=wkt_of(layer.crs())), scale)


def _refuse_additional_no_data(layer, band):
    """Raise QgsProcessingException where the user has set a no-data value that QGIS alone knows."""
    ranges = layer.dataProvider().userNoDataValues(band) if 1 <= band <= layer.bandCount() else ()
    if ranges:
        text = tr("DEM: the layer {} has an additional no-data value, {:g}, which QGIS keeps in the project and Talus "
                  "does not read. Export the layer (Export > Save As, with that no-data value) and use the file, or "
                  "remove the value (Layer Properties > Transparency).")  # fmt: skip
        raise QgsProcessingException(told(text, layer.name(), ranges[0].min()))


def scale_text(dem):
    """What a metre of the map is on the ground; '' where nobody knows."""
    if dem.scale is None:
        return ""
    shortest, longest = dem.scale.metres
    if f"{shortest:.4f}" == f"{longest:.4f}":
        return told(tr("A metre of the coordinate system is {:.4f} m on the ground."), shortest)
    message = tr("A metre of the coordinate system is {:.4f} to {:.4f} m on the ground (middle, corners of the model).")
    return told(message, shortest, longest)


def tell_scale(dem, call):
    """Log the scale of the coordinate system; the survey has a finding where it is more than 0.1 % from 1."""
    if dem.scale is not None:
        call.info(scale_text(dem))


def check_raster(layer, parameter):
    """What GDAL opens of a raster layer; a QgsProcessingException for a layer that it does not read."""
    if layer is None or not layer.isValid():
        raise QgsProcessingException(tr("{}: this is no raster layer that QGIS can read.").format(parameter))
    if layer.providerType() != "gdal":
        raise QgsProcessingException(tr("{}: export the layer {} to a GeoTIFF first.").format(parameter, layer.name()))
    parts = QgsProviderRegistry.instance().decodeUri("gdal", layer.source())
    if any(parts.get(key) for key in ("authcfg", "openOptions", "credentialOptions")):
        message = tr("{}: QGIS opens the layer {} with options or credentials of its own, which Talus does not have; "
                     "export it to a GeoTIFF first.")  # fmt: skip
        raise QgsProcessingException(message.format(parameter, layer.name()))
    return gdal_path(layer.source())


def read_terrain(call, dem):
    """The terrain, and the place (row, column) of its first node in the grid of the whole raster."""
    window, offset = terrain_window(call, dem)
    heights, cell_size, origin, _ = raster.read_heights(dem.path, dem.band, window)
    return Terrain(heights, cell_size, origin, dem.grid.crs), offset


def terrain_window(call, dem):
    """What is read: (column, row, columns, rows) in the raster's own cells, and (row, column) of its first node."""
    bounds = read_extent(call, dem.crs)
    window = (0, 0, dem.grid.shape[1], dem.grid.shape[0])
    if bounds is not None:
        window = raster.window_of(dem.grid, bounds)
    return window, (dem.grid.row_from_south(window), window[0])


def gdal_path(source):
    """The name under which GDAL opens a layer of the provider gdal, without the options of QGIS."""
    return name_for_gdal("gdal", source)
