# SPDX-License-Identifier: GPL-2.0-or-later
"""The project of a survey: a GeoPackage of empty tables with forms, and a project that names it by a relative path."""

import os
import shutil

from osgeo import gdal
from qgis.core import (
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsField,
    QgsFieldConstraints,
    QgsProcessingException,
    QgsProject,
    QgsSingleSymbolRenderer,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ..number_words import told
from ..parameters.plain_layers import vector_layer
from ..styles import styles
from ..styles.marks import Mark
from ..styles.relief import relief_layer, relief_of
from ..translation import tr

DATABASE, PROJECT, RELIEF = "talus_field.gpkg", "talus_field.qgz", "terrain.tif"


def write_field_project(folder, tables, crs, dem, call):
    """Write database, project and the elevation model (None: without) into a folder that is there."""
    database = os.path.join(folder, DATABASE)
    for table in tables:
        _write_table(table, database, crs, call)
    project = QgsProject()
    project.setCrs(crs)
    project.setTitle(tr("Rockfall survey"))
    project.writeEntryBool("Paths", "/Absolute", False)
    project.setFileName(os.path.join(folder, PROJECT))  # from here on paths are relative to it
    for table in tables:
        project.addMapLayer(_styled_layer(table, database))
    relief = _relief(folder, dem)
    if relief is not None:
        project.addMapLayer(relief, False)
        project.layerTreeRoot().addLayer(relief)  # at the bottom
    is_written, problem = project.write(), project.error()
    project.clear()  # closes the database
    if not is_written:
        raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(PROJECT, problem))


def _write_table(table, database, crs, call):
    layer = QgsVectorLayer(f"{table.geometry}?crs={crs.authid()}", table.name, "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes([QgsField(entry.name, entry.kind) for entry in table.entries])
    layer.updateFields()
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName, options.fileEncoding = "GPKG", table.name, "UTF-8"
    action = QgsVectorFileWriter.ActionOnExistingFile
    exists = os.path.exists(database)
    options.actionOnExistingFile = action.CreateOrOverwriteLayer if exists else action.CreateOrOverwriteFile
    done = QgsVectorFileWriter.writeAsVectorFormatV3(layer, database, call.transform_context, options)
    if done[0] != QgsVectorFileWriter.WriterError.NoError:
        raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(DATABASE, done[1]))


def _styled_layer(table, database):
    layer = vector_layer(f"{database}|layername={table.name}", table.label)
    symbol = styles.marker(Mark(table.colour, table.shape), 3.5) if table.shape else styles.fill(table.colour)
    layer.setRenderer(QgsSingleSymbolRenderer(symbol))
    if not table.shape:
        layer.setOpacity(0.5)
    for entry in table.entries:
        _set_form(layer, layer.fields().lookupField(entry.name), entry)
    layer.setEditorWidgetSetup(layer.fields().lookupField("fid"), QgsEditorWidgetSetup("Hidden", {}))
    shown = next(entry.name for entry in table.entries if entry.name in ("name", "ground_class", "drag_coefficient"))
    layer.setDisplayExpression(f'"{shown}"')
    return layer


def _set_form(layer, number, entry):
    """Label, list of values or range, default, and whether it must be given."""
    layer.setFieldAlias(number, entry.label)
    if entry.values:
        pairs = [{words: value} for value, words in entry.values.items()]
        layer.setEditorWidgetSetup(number, QgsEditorWidgetSetup("ValueMap", {"map": pairs}))
    elif entry.is_photo:
        look = {"DocumentViewer": 1, "FileWidget": True, "RelativeStorage": 1, "StorageMode": 0}
        layer.setEditorWidgetSetup(number, QgsEditorWidgetSetup("ExternalResource", look))
    if entry.lowest is not None:
        rule = f'"{entry.name}" IS NULL OR ("{entry.name}" >= {entry.lowest} AND "{entry.name}" <= {entry.highest})'
        words = told(tr("{:g} to {:g}"), entry.lowest, entry.highest)
        layer.setConstraintExpression(number, rule, words)
    if entry.default:
        layer.setDefaultValueDefinition(number, QgsDefaultValue(entry.default))
    if entry.is_needed:
        kind = QgsFieldConstraints.Constraint.ConstraintNotNull
        layer.setFieldConstraint(number, kind, QgsFieldConstraints.ConstraintStrength.ConstraintStrengthHard)


def _relief(folder, dem):
    """The relief from a copy of the elevation model in the folder."""
    if dem is None:
        return None
    path, source = os.path.join(folder, RELIEF), dem.source()
    if source.lower().endswith((".tif", ".tiff")):
        shutil.copyfile(source, path)
    else:
        made = gdal.Translate(path, source, format="GTiff", creationOptions=["TILED=YES", "COMPRESS=DEFLATE"])
        if made is None:
            message = tr("FOLDER: {} could not be written ({}).")
            raise QgsProcessingException(message.format(RELIEF, gdal.GetLastErrorMsg()))
        made = None  # closes it
    relief = relief_of(dem, 1)
    return relief_layer(relief._replace(source=path))
