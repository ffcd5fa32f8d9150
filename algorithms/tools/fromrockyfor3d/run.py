# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d runs: reads the folder, writes elevation model, sources and soil types."""

import os

import numpy as np
from qgis.core import QgsProcessingException, QgsUnitTypes, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ....engine.ground.surface_roughness import HIGHEST, surface_roughness_of
from ....engine.io import raster
from ....engine.io.rockyfor3d import DEM, ROUGHNESS, SOIL, read_folder, sources_of
from ...shared.layers.vector_layers import wkt_of
from ...shared.layers.writing import write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.styles.on_load import style_on_load
from ...shared.styles.relief import TerrainStyle
from ...translation import tr
from . import layers
from .algorithm import FOLDER_CRS, FOLDER_RUNS, INPUTS, SOILS, SOURCES, TERRAIN, labels

# Checks of talus:fromrockyfor3d before a run.


def check(call):
    """The coordinate system."""
    folder = call[INPUTS]
    if not os.path.isdir(folder):
        raise QgsProcessingException(tr("INPUTS: there is no folder {}.").format(folder))
    crs = call[FOLDER_CRS]
    if not crs.isValid():
        raise QgsProcessingException(tr("FOLDER_CRS: {} is not a known system.").format(call.raw(FOLDER_CRS)))
    if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
        message = tr("FOLDER_CRS: {} is not in metres; choose a projected system.")
        raise QgsProcessingException(message.format(crs.authid() or crs.description()))
    check_outputs(call)
    return crs


NO_SOURCE = Kind(
    "sources-missing", UNSAFE,
    "rockdensity.asc has no cell above 0, so there are no sources.",
    "Enter the density of the blocks in the cells of the sources.",
)  # fmt: skip
OUTER = Kind(
    "sources-at-edge", DOUBTFUL,
    "Sources in the two outer rows or columns, which Rockyfor3D does not start: {value:.0f}.",
    "Use a larger elevation model.",
)  # fmt: skip
NO_ROUGHNESS = Kind(
    "roughness-missing", DOUBTFUL,
    "rg70, rg20 or rg10 has no data in {value:.0f} cells with a soil type; the surface roughness of the ground class "
    "applies there.",
    "Fill the three rasters there.",
)  # fmt: skip
STOPPING = Kind(
    "roughness-limited", DOUBTFUL,
    "On soil type 0 obstacles are higher than {limit:g} m in {value:.0f} cells, as where water stops all blocks; "
    "there the surface roughness is at most {highest:g} m.",
    "Draw such water as ground that stops the rocks.",
)  # fmt: skip

Wkb = QgsWkbTypes.Type


def run(call):
    """Run talus:fromrockyfor3d and return its outputs and numbers to Processing."""
    crs = call.checked()
    study = read_folder(call[INPUTS])
    call.find(study.findings)
    sources = sources_of(study)
    outer = _tell_sources(call, sources)
    heights = surface_roughness_of(study)
    _tell_roughness(call, study, heights)
    with Files() as files:
        outputs = _write_terrain(call, files, study, crs)
        outputs.update(_write_layers(call, files, study, sources, crs))
    known = sources.volume[np.isfinite(sources.volume)]
    numbers = {"SOURCE_COUNT": int(sources.x.size), "OUTER_COUNT": outer}
    if known.size:
        numbers["VOLUME_MAX"] = float(known.max())
    if np.isfinite(heights).any():
        numbers["ROUGHNESS_MAX"] = float(np.nanmax(heights))
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _tell_sources(call, sources):
    """Number of the sources that Rockyfor3D does not start, reported to the user."""
    outer = int(np.count_nonzero(sources.is_outer))
    if not sources.x.size:
        call.find([NO_SOURCE.of("rockdensity.asc", 0.0)])
    if outer:
        call.find([OUTER.of("rockdensity.asc", outer)])
    return outer


def _tell_roughness(call, study, heights):
    """Warn of cells with a soil type whose roughness is not known, or stands for water that stops all blocks."""
    has_soil = np.isfinite(study.arrays[SOIL])
    missing = int(np.count_nonzero(has_soil & np.isnan(heights)))
    if missing:
        call.find([NO_ROUGHNESS.of("rg70, rg20, rg10", missing)])
    highest = np.max([study.arrays[name] for name in ROUGHNESS], axis=0)
    stopping = int(np.count_nonzero(has_soil & (highest > HIGHEST)))
    if stopping:
        call.find([STOPPING.of("rg70, rg20, rg10", stopping, HIGHEST, highest=HIGHEST)])


def _write_terrain(call, files, study, crs):
    if not call.wants(TERRAIN):
        return {}
    path = call.path(TERRAIN)
    grid = study.grid._replace(crs=wkt_of(crs))
    raster.write_grid(files.stage(path), study.arrays[DEM].astype(np.float32), grid, unit="m", description=DEM)
    style_on_load(call, path, call.label(TERRAIN), TerrainStyle())
    return {TERRAIN: path}


def _write_layers(call, files, study, sources, crs):
    runs = call[FOLDER_RUNS]
    of_sources, of_soils = layers.source_columns(), layers.soil_columns()
    kinds = (
        (SOURCES, of_sources, Wkb.Point, layers.source_features(sources, runs), layers.SourceStyle(of_sources)),
        (SOILS, of_soils, Wkb.MultiPolygon, layers.soil_features(study), layers.SoilStyle(of_soils)),
    )
    return {
        name: write_layer(call, files, name, (columns, kind, crs), features, style)
        for name, columns, kind, features, style in kinds
        if call.wants(name)
    }
