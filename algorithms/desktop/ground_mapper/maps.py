# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps as polygon layers of one GeoPackage: their fields are those that talus:simulate and talus:trees look for."""

from pathlib import Path
from typing import NamedTuple

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsEditorWidgetSetup,
    QgsField,
    QgsProject,
    QgsRendererCategory,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ....engine.ground.surface_roughness import FIELD
from ...choice_names import choice_names
from ...parameters.plain_layers import table_names, vector_layer
from ...styles import styles
from ...styles.columns import REAL, TEXT
from ...styles.ground_colours import CLASS_COLOURS, OTHER, STAND_COLOURS
from ...styles.layer_order import lower_drawn
from ...translation import tr
from .classes import looks, stands

GROUND, FOREST = "ground", "forest"  # names of the tables
KEY = "talus/map"  # property of a layer: which of the two it is
# what talus:simulate looks for
CLASS, ROUGHNESS, DRAG, DRAG_HEIGHT = "ground_class", FIELD, "drag_coefficient", "drag_height"
STAND, STEMS, DIAMETER, REMARK = "stand", "stems_ha", "dbh_cm", "remark"
OPACITY = 0.6


class MapField(NamedTuple):
    """One field."""

    name: str
    kind: object
    label: str


def fields_of(name):
    """The MapFields of a map; the first one says what a polygon is."""
    if name == GROUND:
        return (
            MapField(CLASS, TEXT, tr("ground class")),
            MapField(ROUGHNESS, REAL, tr("surface roughness [m]")),
            MapField(REMARK, TEXT, tr("remark")),
        )
    return (
        MapField(STAND, TEXT, tr("stand")),
        MapField(DRAG, REAL, tr("drag coefficient [kg/s]")),
        MapField(DRAG_HEIGHT, REAL, tr("height of the drag layer [m]")),
        MapField(STEMS, REAL, tr("stems per hectare")),
        MapField(DIAMETER, REAL, tr("mean stem diameter [cm]")),
        MapField(REMARK, TEXT, tr("remark")),
    )


def decisive_fields(name):
    """Names of the fields that polygons which overlap must agree in."""
    return (CLASS, ROUGHNESS) if name == GROUND else (STAND,)


def tables_in(path):
    """Names of the tables of a GeoPackage; none where there is no such file. Raises OSError for another file."""
    if not Path(path).exists():
        return []
    found = table_names(path)
    if not found:
        raise OSError(tr("{}: this file has no layers that QGIS can read; choose a GeoPackage.").format(path))
    return found


def open_maps(path, crs):
    """Ground and forest layer of a GeoPackage, made where they are not there yet; other tables in it stay.

    Raises OSError where the file cannot be read or written, or where one of its tables is no such map.
    """
    there = tables_in(path)
    for name in (GROUND, FOREST):
        if name not in there:
            _write_empty(path, name, crs)
    layers = []
    for name in (GROUND, FOREST):
        layer = vector_layer(f"{path}|layername={name}", _label(name))
        key = fields_of(name)[0].name
        if not layer.isValid() or layer.fields().lookupField(key) < 0:
            message = tr("{}: the table {} has no field {}; choose another file for the maps.")
            raise OSError(message.format(path, name, key))
        make_map(layer, name)
        layers.append(layer)
    return layers


def in_project(layer):
    """A map in the project, which may have it already as a layer to draw into; returns that which it has."""
    project, source = QgsProject.instance(), layer.source()
    for other in project.mapLayers().values():
        if other.source() == source:
            make_map(other, layer.customProperty(KEY))
            return other
    project.addMapLayer(layer, False)
    project.layerTreeRoot().insertLayer(0, layer)
    return layer


def bring_back_maps(project, path):
    """Maps of a study that have polygons and that its project does not hold: it was not saved with them."""
    held = {layer.source() for layer in project.mapLayers().values()}
    if f"{path}|layername={FOREST}" in held or FOREST not in tables_in(path):
        return
    if vector_layer(f"{path}|layername={FOREST}", FOREST).featureCount():
        for layer in open_maps(path, project.crs()):
            lower_drawn(project.layerTreeRoot(), in_project(layer))


def make_map(layer, name):
    """A layer is one of the maps from now on; maps of earlier versions get the surface roughness."""
    layer.setCustomProperty(KEY, name)
    if name == GROUND and layer.fields().lookupField(ROUGHNESS) < 0:
        layer.dataProvider().addAttributes([QgsField(ROUGHNESS, REAL)])
        layer.updateFields()
    show_map(layer, name)


def maps_in(project):
    """Name -> layer of the maps that a project has."""
    found = {layer.customProperty(KEY): layer for layer in project.mapLayers().values()}
    return {name: found[name] for name in (GROUND, FOREST) if name in found}


def show_map(layer, name):
    """A colour for each class, its name in the legend, names of the fields, and lists in the form."""
    words, colours = words_of(name), CLASS_COLOURS if name == GROUND else STAND_COLOURS
    rows = [(value, colours[value], words[value]) for value in words]
    categories = [QgsRendererCategory(value, styles.fill(colour), label) for value, colour, label in rows]
    categories.append(QgsRendererCategory("", styles.fill(OTHER), tr("no class yet")))
    fields = fields_of(name)
    layer.setRenderer(QgsCategorizedSymbolRenderer(fields[0].name, categories))
    layer.setOpacity(OPACITY)
    for one in fields:  # the layer of a study has no remark
        layer.setFieldAlias(layer.fields().lookupField(one.name), one.label)
    choices = {"map": [{label: value} for value, label in words.items()]}
    layer.setEditorWidgetSetup(layer.fields().lookupField(fields[0].name), QgsEditorWidgetSetup("ValueMap", choices))


def words_of(name):
    """Value of the first field of a map -> words, in the order of the lists."""
    if name == GROUND:
        words = choice_names()
        return {value: words.get(value, value) for value in looks()}
    return {value: stand.label for value, stand in stands().items()}


def _label(name):
    return tr("Ground") if name == GROUND else tr("Forest")


def _write_empty(path, name, crs):
    layer = QgsVectorLayer("MultiPolygon", name, "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes([QgsField(one.name, one.kind) for one in fields_of(name)])
    layer.updateFields()
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName, options.fileEncoding = "GPKG", name, "UTF-8"
    action = QgsVectorFileWriter.ActionOnExistingFile
    options.actionOnExistingFile = (
        action.CreateOrOverwriteLayer if Path(path).exists() else action.CreateOrOverwriteFile
    )
    done = QgsVectorFileWriter.writeAsVectorFormatV3(
        layer, str(path), QgsProject.instance().transformContext(), options
    )
    if done[0] != QgsVectorFileWriter.WriterError.NoError:
        raise OSError(tr("{} could not be written ({}).").format(path, done[1]))
