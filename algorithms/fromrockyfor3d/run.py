# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d runs: reads the folder, writes elevation model, sources and soil types."""

import numpy as np
from qgis.core import QgsWkbTypes

from ...engine.io import raster
from ...engine.io.rockyfor3d import DEM, read_folder, sources_of
from ..layers.metric_systems import wkt_of
from ..layers.writing import write_layer
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..styles.on_load import style_on_load
from ..styles.relief import TerrainStyle
from ..translation import tr
from . import layers
from .parameters import FOLDER_RUNS, INPUTS, SOILS, SOURCES, TERRAIN, labels

Wkb = QgsWkbTypes.Type


def run(call):
    """What Processing is told: outputs and numbers."""
    crs = call.checked()
    study = read_folder(call[INPUTS])
    found = sources_of(study)
    if not found.x.size:
        call.warning(tr("rockdensity.asc has no cell above 0, so there are no sources."))
    outer = int(np.count_nonzero(found.is_outer))
    if outer:
        message = tr("Sources in the two outer rows or columns, which Rockyfor3D does not start: {}.")
        call.warning(message.format(outer))
    with Files() as files:
        outputs = _write_terrain(call, files, study, crs)
        outputs.update(_write_layers(call, files, study, found, crs))
    known = found.volume[np.isfinite(found.volume)]
    numbers = {"SOURCE_COUNT": int(found.x.size), "OUTER_COUNT": outer}
    if known.size:
        numbers["VOLUME_MAX"] = float(known.max())
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _write_terrain(call, files, study, crs):
    if not call.wants(TERRAIN):
        return {}
    path = call.path(TERRAIN)
    grid = study.grid._replace(crs=wkt_of(crs))
    raster.write_grid(files.stage(path), study.arrays[DEM].astype(np.float32), grid, unit="m", description=DEM)
    style_on_load(call, path, call.label(TERRAIN), TerrainStyle())
    return {TERRAIN: path}


def _write_layers(call, files, study, found, crs):
    runs = call[FOLDER_RUNS]
    of_sources, of_soils = layers.source_columns(), layers.soil_columns()
    kinds = (
        (SOURCES, of_sources, Wkb.Point, layers.source_features(found, runs), layers.SourceStyle(of_sources)),
        (SOILS, of_soils, Wkb.MultiPolygon, layers.soil_features(study), layers.SoilStyle(of_soils)),
    )
    return {
        name: write_layer(call, files, name, (columns, kind, crs), features, style)
        for name, columns, kind, features, style in kinds
        if call.wants(name)
    }
