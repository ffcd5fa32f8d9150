# SPDX-License-Identifier: GPL-2.0-or-later
"""Elevation models as layers of QGIS: opened as the engine's Model, surveyed, read, and reported."""

import numpy as np
from qgis.core import QgsProcessingException, QgsProviderRegistry

from ....engine import Cancelled, ground_classes
from ....engine.ground.narrow_polygons import without_effect
from ....engine.ground.parameters import TELLING
from ....engine.io import raster
from ....engine.scene import ground
from ....engine.scene.elevations import Model, scale_in
from ....engine.survey.survey import survey
from ....engine.terrain_store.stored_terrain import StoredTerrain
from ...choice_names import choice_names
from ...number_words import formatted, number_text
from ...translation import tr
from ..findings.output import error_text
from ..layers.vector_layers import wkt_of
from ..parameters.extent import BAND, DEM, EXTENT, read_extent
from ..parameters.ground import GROUND_RASTER, GROUND_TABLE, ROLLING_RESISTANCE
from ..parameters.input_files import name_for_gdal
from ..styles.known_layers import output_of


def open_dem(call):
    """The engine's Model, of the layer's system: a user may have corrected that of the file.

    Raises QgsProcessingException that says how to mend what is wrong with layer or system.
    """
    layer = call[DEM]
    path = check_raster(layer, DEM)
    if output_of(layer) is not None:
        message = tr("DEM: {} is a result of Talus ({}) and no elevation model. Choose the layer with the heights.")
        raise QgsProcessingException(message.format(layer.name(), output_of(layer)))
    band, crs = call[BAND], wkt_of(layer.crs())
    _refuse_additional_no_data(layer, band)
    try:
        grid = raster.read_grid(path, band)
        scale = scale_in(grid, crs, f"DEM {layer.name()}")
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error
    return Model(path, band, grid._replace(crs=crs), scale, layer.crs(), layer.name())


def _refuse_additional_no_data(layer, band):
    """Raise QgsProcessingException where the user has set a no-data value that QGIS alone knows."""
    ranges = layer.dataProvider().userNoDataValues(band) if 1 <= band <= layer.bandCount() else ()
    if ranges:
        text = tr("DEM: the layer {} has an additional no-data value, {:g}, which QGIS keeps in the project and Talus "
                  "does not read. Export the layer (Export > Save As, with that no-data value) and use the file, or "
                  "remove the value (Layer Properties > Transparency).")  # fmt: skip
        raise QgsProcessingException(formatted(text, layer.name(), ranges[0].min()))


def find_in_dem(call):
    """Report the findings of the survey, where a model is given; of a file that did not change since the last one,
    without reading it again. Raises QgsProcessingException for a refused one, and where it is cancelled."""
    if call.definition(DEM) is None or not call.is_given(DEM):
        return
    dem = open_dem(call)
    window, _ = dem.part(bounds_of(call, dem))
    try:
        call.find(survey(dem.path, dem.band, window, dem.grid.crs, dem.name, cancelled=call.is_cancelled))
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def bounds_of(call, dem):
    """(xmin, ymin, xmax, ymax) of the part that is read, None for all."""
    return None if call.definition(EXTENT) is None else read_extent(call, dem.crs)


def scale_text(dem):
    """Sentence on the length on the ground of a metre of the map; '' where it is unknown."""
    if dem.scale is None:
        return ""
    shortest, longest = dem.scale.metres
    if f"{shortest:.4f}" == f"{longest:.4f}":
        return formatted(tr("A metre of the coordinate system is {:.4f} m on the ground."), shortest)
    message = tr("A metre of the coordinate system is {:.4f} to {:.4f} m on the ground (middle, corners of the model).")
    return formatted(message, shortest, longest)


def tell_scale(dem, call):
    """Log the scale of the coordinate system; the survey has a finding where it is more than 0.1 % from 1."""
    if dem.scale is not None:
        call.info(scale_text(dem))


def terrain_text(dem, terrain):
    """One sentence about the part of the elevation model that was read."""
    size = terrain.shape[1], terrain.shape[0], *terrain.cell_size
    name, (lowest, highest) = dem.crs.authid() or dem.crs.description(), terrain.range
    if isinstance(terrain, StoredTerrain):  # whose heights are never all there
        message = tr("Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in "
                     "tiles.")  # fmt: skip
        return formatted(message, *size, name, lowest, highest)
    message = tr(
        "Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data."
    )
    missing = 100.0 * np.count_nonzero(np.isnan(terrain.heights)) / terrain.heights.size
    return formatted(message, *size, name, lowest, highest, missing)


def check_raster(layer, parameter):
    """Path that GDAL opens for a raster layer; a QgsProcessingException for a layer that it does not read."""
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


def gdal_path(source):
    """The name under which GDAL opens a layer of the provider gdal, without the options of QGIS."""
    return name_for_gdal("gdal", source)


def read_terrain(call, dem):
    """The terrain of the part that was asked for, in memory, and the place (row, column) of its first node in the grid
    of the whole raster."""
    window, offset = dem.part(bounds_of(call, dem))
    return dem.terrain(window), offset


def has_ground(call):
    """Was an elevation model given?"""
    return call.is_given(DEM)


def check_ground(call, crs):
    """The Model, None where none was given. Raises QgsProcessingException, also where its system is not ``crs``."""
    if not has_ground(call):
        return None
    dem = open_dem(call)
    if dem.crs != crs:
        message = tr(
            "DEM: it is in {} and the trajectories in {}. Give the elevation model of the simulation, or reproject it."
        )
        names = (system.authid() or system.description() for system in (dem.crs, crs))
        raise QgsProcessingException(message.format(*names))
    return dem


def read_ground(dem, points):
    """The terrain around some points (n, 2), None without an elevation model. Raises QgsProcessingException."""
    if dem is None:
        return None
    low, high = points.min(axis=0) - dem.grid.cell_size, points.max(axis=0) + dem.grid.cell_size
    try:
        window = raster.window_of(dem.grid, (*low, *high))
    except ValueError as error:
        raise QgsProcessingException(tr("DEM: it does not cover the area of the lines.")) from error
    return dem.terrain(window)


# Ground of a call beside what the engine reads for all doors: classes, rasters, and names of both.


def known_classes(path):
    """Name -> GroundClass: those of Talus, and those of a table of the user's in their place or beside them."""
    try:
        return ground.known_classes(path)
    except ValueError as error:
        raise QgsProcessingException(f"GROUND_TABLE: {error_text(error)}") from error


def read_polygons(features, terrain, value_of, call):
    """Polygons (engine.io.burn.Polygon) of Features that meet the terrain; ``value_of`` takes a Feature."""
    polygons = features.polygons(terrain, value_of)
    call.find(without_effect(polygons, terrain, features.subject))
    return polygons


def stated_by_inputs(given, table, file=None):
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of the ground -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    file : with ground classes of the user's
    """
    older = ((str(GROUND_TABLE), bool(file) and not ground_classes.states_surface_roughness(file)),)
    return ground.stated_by_inputs(given, table, older, str(ROLLING_RESISTANCE))


def ground_raster_path(call):
    """Return what GDAL opens, None where no raster was given. Raises QgsProcessingException for what is none."""
    if not call.is_given(GROUND_RASTER):
        return None
    layer = call[GROUND_RASTER]
    if layer is None or not layer.isValid() or layer.providerType() != "gdal":
        raise QgsProcessingException(tr("GROUND_RASTER: this is no raster file that QGIS can read."))
    return gdal_path(layer.source())


def check_ground_raster(call, dem):
    """Raise QgsProcessingException where the raster is in another coordinate system than the elevation model."""
    if ground_raster_path(call) is None:
        return
    crs = call[GROUND_RASTER].crs()
    if crs.isValid() and crs != dem.crs:
        message = tr(
            "GROUND_RASTER: it is in {} and the elevation model in {}; make it again with talus:groundclasses."
        )
        names = (system.authid() or system.description() for system in (crs, dem.crs))
        raise QgsProcessingException(message.format(*names))


def ground_name(telling):
    """Words for the values of the parameters `TELLING`."""
    for ground_class in ground_classes.load().values():
        if all(getattr(ground_class, name, value) == value for name, value in zip(TELLING, telling)):
            return choice_names().get(ground_class.name, ground_class.name)
    return tr("friction from {}").format(number_text(float(telling[0])))
