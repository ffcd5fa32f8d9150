# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d, the input folder of Rockyfor3D as the layers that talus:simulate takes."""

import os

import numpy as np
from qgis.core import QgsProcessingException, QgsUnitTypes, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.metric_systems import wkt_of
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..stages import PREPARE
from ..styles.known_layers import known_table
from ..translation import tr
from . import layers
from .parameters import folder_parameters

Wkb = QgsWkbTypes.Type


class FromRockyfor3D(TalusAlgorithm):
    """Reads the folder, writes elevation model, sources and soil types."""

    stage = PREPARE

    def name(self):
        return "fromrockyfor3d"

    def displayName(self):
        return tr("Inputs of Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Reads the folder of ASCII grids that Rockyfor3D takes: the elevation model, sources with their blocks, "
            "and soil types become layers for Simulate rockfall, so that a study can be done again and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall").split(",")

    def known_layers(self):
        kinds = (
            ("SOURCES", "point", layers.source_columns(), layers.SourceStyle),
            ("SOILS", "area", layers.soil_columns(), layers.SoilStyle),
        )
        return [
            known_table(name, self.parameterDefinition(name).description(), shape, columns,
                        lambda columns, layer, style=style: style(columns))
            for name, shape, columns, style in kinds
        ]  # fmt: skip

    def initAlgorithm(self, configuration=None):
        self.define(folder_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        """The coordinate system."""
        folder = self.parameterAsString(parameters, "INPUTS", context)
        if not os.path.isdir(folder):
            raise QgsProcessingException(tr("INPUTS: there is no folder {}.").format(folder))
        crs = self.parameterAsCrs(parameters, "FOLDER_CRS", context)
        if not crs.isValid():
            raise QgsProcessingException(tr("FOLDER_CRS: {} is no known system.").format(parameters.get("FOLDER_CRS")))
        if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
            message = tr("FOLDER_CRS: {} is not in metres; choose a projected system.")
            raise QgsProcessingException(message.format(crs.authid() or crs.description()))
        check_outputs(self, parameters, context)
        return crs

    def process(self, parameters, context, feedback):
        crs = self.checked(parameters, context)
        from ...engine.io.rockyfor3d import read_folder, sources_of

        study = read_folder(self.parameterAsString(parameters, "INPUTS", context))
        found = sources_of(study)
        if not found.x.size:
            feedback.pushWarning(tr("rockdensity.asc has no cell above 0, so there are no sources."))
        outer = int(np.count_nonzero(found.is_outer))
        if outer:
            message = tr("{} sources lie in the two outer rows or columns; Rockyfor3D does not start them.")
            feedback.pushWarning(message.format(outer))
        with Files() as files:
            outputs = self._write_terrain(parameters, context, files, study, crs)
            outputs.update(self._write_layers(parameters, context, feedback, files, study, found, crs))
        known = found.volume[np.isfinite(found.volume)]
        numbers = {"SOURCE_COUNT": int(found.x.size), "OUTER_COUNT": outer}
        if known.size:
            numbers["VOLUME_MAX"] = float(known.max())
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _write_terrain(self, parameters, context, files, study, crs):
        if not is_wanted(self, parameters, "TERRAIN"):
            return {}
        from ...engine.io import raster
        from ...engine.io.rockyfor3d import DEM

        path = self.parameterAsOutputLayer(parameters, "TERRAIN", context)
        grid = study.grid._replace(crs=wkt_of(crs))
        raster.write_grid(files.stage(path), study.arrays[DEM].astype(np.float32), grid, unit="m", description=DEM)
        if context.willLoadLayerOnCompletion(path):
            context.layerToLoadOnCompletionDetails(path).name = self.parameterDefinition("TERRAIN").description()
        return {"TERRAIN": path}

    def _write_layers(self, parameters, context, feedback, files, study, found, crs):
        runs = self.parameterAsInt(parameters, "FOLDER_RUNS", context)
        of_sources, of_soils = layers.source_columns(), layers.soil_columns()
        kinds = (
            ("SOURCES", of_sources, Wkb.Point, layers.source_features(found, runs), layers.SourceStyle(of_sources)),
            ("SOILS", of_soils, Wkb.MultiPolygon, layers.soil_features(study), layers.SoilStyle(of_soils)),
        )
        return {
            name: write_layer(self, parameters, context, feedback, files, name, (columns, kind, crs), features, style)
            for name, columns, kind, features, style in kinds
            if is_wanted(self, parameters, name)
        }


def _labels():
    """Name -> label of each number."""
    return {
        "SOURCE_COUNT": tr("Source cells"),
        "OUTER_COUNT": tr("Sources that Rockyfor3D does not start"),
        "VOLUME_MAX": tr("Largest block [m³]"),
    }
