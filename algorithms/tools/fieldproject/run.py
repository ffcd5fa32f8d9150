# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject runs: writes an empty GeoPackage and a project with forms into a folder."""

import os
import shutil
from typing import NamedTuple

from osgeo import gdal
from qgis.core import (
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsField,
    QgsFieldConstraints,
    QgsProcessingException,
    QgsProject,
    QgsSingleSymbolRenderer,
    QgsUnitTypes,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ....engine.choices import LIBRARY_ROCKS
from ...choice_names import choice_names, shown_choice
from ...number_words import formatted
from ...shared.layers.vector_layers import check_metric_system
from ...shared.parameters.ground import ground_class_names
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.plain_layers import vector_layer
from ...shared.parameters.roughness_words import roughness_words
from ...shared.parameters.staging import Files
from ...shared.styles import styles
from ...shared.styles.relief import relief_layer, relief_of
from ...shared.styles.styles import INTEGER, MOMENT, REAL, TEXT, Mark
from ...translation import tr
from .algorithm import DEM, FOLDER, SURVEY_CRS

# The project of a survey: a GeoPackage of empty tables with forms, and a project that names it by a relative path.

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
        words = formatted(tr("{:g} to {:g}"), entry.lowest, entry.highest)
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


# Checks of talus:fieldproject before a run.


def check(call):
    """The system of the survey."""
    dem = call[DEM]
    if dem is None and call.raw(DEM):
        raise QgsProcessingException(tr("DEM: {} cannot be read as a raster.").format(call.raw(DEM)))
    crs = call[SURVEY_CRS]
    if not crs.isValid() and call.raw(SURVEY_CRS):
        raise QgsProcessingException(tr("SURVEY_CRS: {} is not a known system.").format(call.raw(SURVEY_CRS)))
    crs = crs if crs.isValid() or dem is None else dem.crs()
    if not crs.isValid():
        raise QgsProcessingException(tr("SURVEY_CRS: give a coordinate system, or an elevation model that has one."))
    if dem is not None:
        check_metric_system(dem.crs(), DEM, dem.extent())
    if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
        message = tr("SURVEY_CRS: {} is not in metres; choose a projected system.")
        raise QgsProcessingException(message.format(crs.authid() or crs.description()))
    check_outputs(call)
    folder = call[FOLDER]
    for name in (PROJECT, DATABASE):
        if os.path.exists(os.path.join(folder, name)):
            message = tr("FOLDER: {} exists already; a survey is not overwritten. Choose another folder.")
            raise QgsProcessingException(message.format(os.path.join(folder, name)))
    return crs, dem


# Tables for field mapping, their fields, and lists of values where words must be those of Talus.


class Entry(NamedTuple):
    """One field of a form."""

    name: str
    kind: object
    label: str
    values: dict = {}  # value -> words; empty: anything
    lowest: float = None  # of numbers; None: any
    highest: float = None
    default: str = ""  # an expression
    is_photo: bool = False
    is_needed: bool = False


class Table(NamedTuple):
    """One layer."""

    name: str
    label: str
    geometry: str  # as memory layers call it
    entries: tuple
    colour: str
    shape: str  # of a marker; "" for areas


def field_tables():
    """All layers, the first above the others."""
    return (
        Table("silent_witnesses", tr("Silent witnesses"), "Point", _witness(), "#7a0177", "diamond"),
        Table("releases", tr("Releases"), "Point", _release(), "#d9480f", "triangle"),
        Table("forest", tr("Forest"), "MultiPolygon", _forest(), "#6aa84f", ""),
        Table("ground", tr("Ground"), "MultiPolygon", _ground(), "#b7a78f", ""),
    )


def _release():
    return (
        *_head(),
        Entry("runs", INTEGER, tr("runs"), lowest=1, highest=10_000_000, default="100"),
        Entry("height_m", REAL, tr("release height above the ground [m]"), lowest=0.0, highest=1000.0, default="1"),
        Entry("rock", TEXT, tr("shape"), _shapes()),
        *_block(),
        Entry("joints", TEXT, tr("joints, loosening, water")),
        *_foot(),
    )


def _witness():
    kinds = {
        "block": tr("block at rest"), "ground": tr("impact mark on the ground"), "tree": tr("impact mark on a tree"),
        "rock": tr("impact mark on rock"), "building": tr("damage to a building or fence"),
        "report": tr("eyewitness report"),
    }  # fmt: skip
    ages = {"fresh": tr("fresh"), "years": tr("some years old"), "old": tr("overgrown, old"), "unknown": tr("unknown")}
    return (
        *_head(),
        Entry("kind", TEXT, tr("kind of witness"), kinds, is_needed=True),
        *_block(),
        Entry("mark_m", REAL, tr("height of the mark above the ground [m]"), lowest=0.0, highest=100.0),
        Entry("dir_deg", REAL, tr("direction it came from [° from north]"), lowest=0.0, highest=360.0),
        Entry("age", TEXT, tr("age"), ages),
        Entry("event_date", MOMENT, tr("date of the event")),
        *_foot(),
    )


def _ground():
    names = choice_names()
    classes = {name: shown_choice(name, names) for name in ground_class_names()}
    heights = {f"{word.height:g}": f"{word.text}: {word.looks}" for word in roughness_words().values()}
    return (
        Entry("ground_class", TEXT, tr("ground class"), classes, is_needed=True),
        Entry("surface_roughness", REAL, tr("surface roughness [m]"), heights),
        Entry("cover", TEXT, tr("cover and thickness of the soil")),
        *_foot(),
    )


def _forest():
    drags = {"250": tr("open (250)"), "500": tr("medium (500)"), "750": tr("dense (750)")}
    return (
        Entry("drag_coefficient", REAL, tr("drag coefficient [kg/s]"), drags),
        Entry("drag_height", REAL, tr("height of the drag layer [m]"), lowest=0.0, highest=100.0),
        Entry("stems_ha", REAL, tr("stems per hectare"), lowest=0.0, highest=50_000.0),
        Entry("dbh_cm", REAL, tr("mean stem diameter [cm]"), lowest=1.0, highest=300.0),
        Entry("dbh_sd_cm", REAL, tr("standard deviation of the diameters [cm]"), lowest=0.0, highest=300.0),
        Entry("conifers", REAL, tr("share of conifers [%]"), lowest=0.0, highest=100.0),
        Entry("logs_m3_ha", REAL, tr("lying dead wood [m³/ha]"), lowest=0.0, highest=2000.0),
        *_foot(),
    )


def _head():
    return (Entry("name", TEXT, tr("name")),)


def _block():
    """The axes of a block, from which the volume of an ellipsoid and a box is soon estimated."""
    size = {"lowest": 0.0, "highest": 100.0}
    return (
        Entry("d1_m", REAL, tr("longest axis [m]"), **size),
        Entry("d2_m", REAL, tr("middle axis [m]"), **size),
        Entry("d3_m", REAL, tr("shortest axis [m]"), **size),
        Entry("volume_m3", REAL, tr("volume [m³]"), lowest=0.0, highest=100_000.0),
    )


def _foot():
    return (
        Entry("remark", TEXT, tr("remark")),
        Entry("photo", TEXT, tr("photograph"), is_photo=True),
        Entry("seen_on", MOMENT, tr("mapped on"), default="now()"),
    )


def _shapes():
    names = choice_names(LIBRARY_ROCKS)
    return {name: shown_choice(name, names) for name in LIBRARY_ROCKS}


def run(call):
    """Run talus:fieldproject and return its outputs and numbers to Processing."""
    crs, dem = call.checked()
    folder, tables = call[FOLDER], field_tables()
    with Files() as files:
        unfinished = os.path.dirname(files.stage(os.path.join(folder, PROJECT)))
        write_field_project(unfinished, tables, crs, dem, call)
    call.info(os.path.join(folder, PROJECT))
    return {FOLDER: folder, "LAYER_COUNT": len(tables)}
