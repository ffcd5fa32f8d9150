# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle runs: finds out what each layer is, gives it its style, and writes the package if it is asked for."""

import os
import re
import shutil
from contextlib import suppress

from osgeo import gdal
from qgis.core import QgsProcessingException, QgsRasterLayer, QgsVectorFileWriter, QgsVectorLayer

from ....engine.findings.finding import NOTE, REFUSED, Kind
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.plain_layers import raster_layer, vector_layer
from ...shared.parameters.staging import Files
from ...shared.styles.known_layers import all_known, name_of, which_of
from ...translation import tr
from .algorithm import FOLDER, LAYERS, RENAME, labels

# Checks of talus:restyle before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    if not call[LAYERS]:
        raise QgsProcessingException(tr("LAYERS: give at least one layer."))
    check_outputs(call)


# A folder to hand over: one GeoPackage with all tables and their styles, the rasters, and a .qml for each.

DATABASE = "talus_results.gpkg"
UNWANTED = re.compile(r"[^\w\-]+")  # in names of files and tables


def write_package(folder, styled, files, call):
    """Write layers with their styles into a folder.

    styled : pairs of a layer and its KnownLayer
    files : staging.Files, so that all of it comes into the folder or nothing
    """
    names, database = [], files.stage(os.path.join(folder, DATABASE))
    for layer, known in styled:
        name = _free_name(layer.name(), names)
        names.append(name)
        if isinstance(layer, QgsRasterLayer):
            path = files.stage(os.path.join(folder, f"{name}.tif"))
            _write_raster(layer, path)
            copy = raster_layer(path, name)  # statistics for a style of its own would be left on the disk
        else:
            _write_table(layer, database, name, call)
            copy = vector_layer(f"{database}|layername={name}", name)
        known.style(copy).apply(copy)
        _save_style(copy, files.stage(os.path.join(folder, f"{name}.qml")), name)
        del copy
        if isinstance(layer, QgsRasterLayer):
            with suppress(FileNotFoundError):  # QGIS leaves statistics, which nobody asked for
                os.remove(f"{path}.aux.xml")


def _free_name(name, taken):
    """A name for a table and its files: letters, digits, _ and -, and a number where it is taken."""
    plain = UNWANTED.sub("_", name).strip("_").lower() or "layer"
    count, free = 1, plain
    while free in taken:
        count += 1
        free = f"{plain}_{count}"
    return free


def _write_table(layer, database, name, call):
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName, options.fileEncoding = "GPKG", name, "UTF-8"
    action = QgsVectorFileWriter.ActionOnExistingFile
    exists = os.path.exists(database)
    options.actionOnExistingFile = action.CreateOrOverwriteLayer if exists else action.CreateOrOverwriteFile
    # the moment for the temporal controller is no field of the file: the style makes it again
    options.attributes = [
        number for number, field in enumerate(layer.fields())
        if layer.fields().fieldOrigin(number) == layer.fields().FieldOrigin.OriginProvider and field.name() != "fid"
    ]  # fmt: skip
    options.skipAttributeCreation = not options.attributes
    done = QgsVectorFileWriter.writeAsVectorFormatV3(layer, database, call.transform_context, options)
    if done[0] != QgsVectorFileWriter.WriterError.NoError:
        raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(name, done[1]))


def _write_raster(layer, path):
    """A copy of the file with its metadata, as GeoTIFF."""
    source = layer.source()
    if source.lower().endswith((".tif", ".tiff")):
        shutil.copyfile(source, path)
        return
    copy = gdal.Translate(path, source, format="GTiff", creationOptions=["TILED=YES", "COMPRESS=DEFLATE"])
    if copy is None:
        raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(path, gdal.GetLastErrorMsg()))
    copy = None  # closes it


def _save_style(layer, path, name):
    """Save the style as a file, and in the database where there is one, as the style that it opens with."""
    message, done = layer.saveNamedStyle(path)
    if not done:
        raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(path, message))
    if isinstance(layer, QgsVectorLayer):
        problem = _in_database(layer, name)
        if problem:
            raise QgsProcessingException(tr("FOLDER: {} could not be written ({}).").format(name, problem))


def _in_database(layer, name):
    """Store the style beside the table, as its default; what went wrong, '' for nothing."""
    if hasattr(layer, "saveStyleToDatabaseV2"):  # since QGIS 3.40
        return layer.saveStyleToDatabaseV2(name, "Talus", True, "")[1]
    return layer.saveStyleToDatabase(name, "Talus", True, "")


NO_STYLE = Kind("layers-without-style", NOTE, "LAYERS: these are not results of Talus that have a style: {names}.")


def run(call):
    """Run talus:restyle and return its outputs and numbers to Processing."""
    call.checked()
    layers = call[LAYERS]
    styled = _known(call, layers)
    renames = call[RENAME]
    for number, (layer, known) in enumerate(styled):
        known.style(layer).apply(layer)
        layer.triggerRepaint()
        call.info(f"{layer.name()}: {known.label}")
        if renames:
            layer.setName(name_of(layer, known))
        call.go_on(50.0 * (number + 1) / len(styled))
    outputs = {}
    if call.wants(FOLDER):
        outputs[FOLDER] = call[FOLDER]
        with Files() as files:
            write_package(outputs[FOLDER], styled, files, call)
    numbers = {"STYLED_COUNT": len(styled), "UNKNOWN_COUNT": len(layers) - len(styled)}
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _known(call, layers):
    """Pairs of a layer and its KnownLayer; the others are named in a warning."""
    known = all_known()
    known_pairs = [(layer, which_of(known, layer)) for layer in layers]
    strange = [layer.name() for layer, known_as in known_pairs if known_as is None]
    if strange:
        names = ", ".join(strange)
        severity = REFUSED if len(strange) == len(layers) else NOTE
        call.find([NO_STYLE.of(str(LAYERS), len(strange), severity=severity, names=names)])
    return [pair for pair in known_pairs if pair[1] is not None]
