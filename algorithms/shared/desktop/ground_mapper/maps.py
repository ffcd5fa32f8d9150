# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps as polygon layers of one GeoPackage: their fields are those that talus:simulate and talus:trees look for."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsEditorWidgetSetup,
    QgsField,
    QgsGeometry,
    QgsProject,
    QgsRendererCategory,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.gui import QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

from .....engine import Terrain
from .....engine.ground.surface_roughness import FIELD
from .....engine.io.polygonize import polygonize
from .....engine.sources.first_ground import DEBRIS, DEBRIS_SLOPE, GENTLE, ROCK, ROCK_SLOPE, first_ground
from ....choice_names import choice_names
from ....number_words import formatted, share_text
from ....translation import tr
from ...parameters.plain_layers import table_names, vector_layer
from ...scene.dem import gdal_path
from ...styles import styles
from ...styles.layer_order import lower_drawn
from ...styles.ramps import CLASS_COLOURS, OTHER, PROBLEM_COLOURS, STAND_COLOURS
from ...styles.styles import REAL, TEXT
from .editing import add_polygons, in_system_of

# Looks of the ground classes and their answers to a field test, and the usual stands of forest.


class Look(NamedTuple):
    """One ground class in the words of docs/ground.md."""

    looks: str
    test: str


class Stand(NamedTuple):
    """One kind of forest; what an inventory knows better replaces it."""

    label: str
    drag: float  # kg/s
    height: float  # m, up to which it brakes
    stems: float  # 1/ha
    diameter: float  # cm


def looks():
    """Class -> Look, softest first."""
    return {
        "extra_soft": Look(tr("moor, very wet ground"), tr("a person sinks in")),
        "soft": Look(tr("deep moist soil, wet meadow"), tr("a heel sinks in")),
        "medium_soft": Look(tr("meadow on deep soil"), tr("a spade goes in by hand")),
        "medium": Look(tr("alpine meadow, forest floor, shallow soil with stones"), tr("a spade needs a foot")),
        "medium_hard": Look(tr("thin stony soil, fine scree"), tr("a spade rings")),
        "hard": Look(tr("coarse scree, gravel, unpaved road"), tr("a pick is needed")),
        "extra_hard": Look(tr("bedrock, asphalt, concrete"), tr("a hammer rebounds")),
        "snow": Look(tr("snow cover"), tr("there is snow on which a rock glides")),
    }


def stands():
    """Stand -> Stand, with the drag that simulations take for it."""
    return {
        "open": Stand(tr("open forest"), 250.0, 10.0, 200.0, 25.0),
        "medium": Stand(tr("medium forest"), 500.0, 10.0, 400.0, 30.0),
        "dense": Stand(tr("dense forest"), 750.0, 10.0, 800.0, 30.0),
    }


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
    names = table_names(path)
    if not names:
        raise OSError(tr("{}: this file has no layers that QGIS can read; choose a GeoPackage.").format(path))
    return names


def has_polygons(layer):
    """Is there a feature? QGIS gives -1 as the count where another layer of the same file was just being read."""
    return next(layer.getFeatures(), None) is not None


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
        layer = vector_layer(f"{path}|layername={name}", tr("Ground") if name == GROUND else tr("Forest"))
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
    if has_polygons(vector_layer(f"{path}|layername={FOREST}", FOREST)):
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
    layers = {layer.customProperty(KEY): layer for layer in project.mapLayers().values()}
    return {name: layers[name] for name in (GROUND, FOREST) if name in layers}


def show_map(layer, name):
    """A colour for each class, its name in the legend, names of the fields, and lists in the form."""
    words, colours = words_of(name), CLASS_COLOURS if name == GROUND else STAND_COLOURS
    rows = [(value, colours[value], words[value]) for value in words]
    categories = [QgsRendererCategory(value, styles.fill(colour), label) for value, colour, label in rows]
    categories.append(QgsRendererCategory("", styles.fill(OTHER), tr("no class yet")))
    fields = fields_of(name)
    layer.setRenderer(QgsCategorizedSymbolRenderer(fields[0].name, categories))
    layer.setOpacity(OPACITY)
    for field in fields:  # the layer of a study has no remark
        layer.setFieldAlias(layer.fields().lookupField(field.name), field.label)
    choices = {"map": [{label: value} for value, label in words.items()]}
    layer.setEditorWidgetSetup(layer.fields().lookupField(fields[0].name), QgsEditorWidgetSetup("ValueMap", choices))


def words_of(name):
    """Value of the first field of a map -> words, in the order of the lists."""
    if name == GROUND:
        words = choice_names()
        return {value: words.get(value, value) for value in looks()}
    return {value: stand.label for value, stand in stands().items()}


def _write_empty(path, name, crs):
    layer = QgsVectorLayer("MultiPolygon", name, "memory")
    layer.setCrs(crs)
    layer.dataProvider().addAttributes([QgsField(field.name, field.kind) for field in fields_of(name)])
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


# Gaps and overlaps of a map, drawn over it.


class ProblemMarks:
    """Two rubber bands, hatched so that what lies below can be read."""

    def __init__(self, canvas):
        self.canvas, self.bands = canvas, []

    def show(self, layer, overlaps, gaps):
        """Draw geometries in the system of a layer, in the place of those before."""
        self.clear()
        for kind, shapes, pattern in (
            ("gap", gaps, Qt.BrushStyle.BDiagPattern), ("overlap", overlaps, Qt.BrushStyle.DiagCrossPattern),
        ):  # fmt: skip
            band = QgsRubberBand(self.canvas, QgsWkbTypes.GeometryType.PolygonGeometry)
            band.setColor(QColor(PROBLEM_COLOURS[kind]))
            band.setBrushStyle(pattern)
            band.setWidth(1)
            for shape in shapes:
                band.addGeometry(shape, layer)
            self.bands.append(band)

    def clear(self):
        """Take them off the map."""
        for band in self.bands:
            band.reset(QgsWkbTypes.GeometryType.PolygonGeometry)
            if band.scene() is not None:
                band.scene().removeItem(band)
        self.bands = []


# A first map of the ground from the elevation model, as polygons of one undoable step: for the user to correct.

CLASSES = {ROCK: "extra_hard", DEBRIS: "hard", GENTLE: "medium"}  # number of the engine -> class of Talus
MOST_CELLS = 25e6


def area_with_heights(dem):
    """Geometry of the cells of an elevation model that have heights; its extent where it is large or is not read."""
    cells = None
    if dem.width() * dem.height() <= MOST_CELLS:
        cells = _outline(gdal_path(dem.source()), dem.width(), dem.height())
    if cells is None:
        return QgsGeometry.fromRect(dem.extent())
    geometry = QgsGeometry()
    geometry.fromWkb(cells)
    return geometry


@lru_cache(maxsize=4)
def _outline(path, _columns, _rows):
    """Bytes (WKB) of the cells with heights, None where all have some, or none."""
    try:
        terrain = Terrain.from_raster(path)
    except (OSError, ValueError):
        return None
    has_height = np.isfinite(terrain.heights)
    return None if has_height.all() else polygonize(has_height.astype(np.int32), terrain).get(1)


def propose(layer, dem, is_cut=True):
    """Add the polygons to a map of the ground; returns what is to be reported.

    layer : QgsVectorLayer of the map
    dem : QgsRasterLayer of the elevation model
    is_cut : leave what is mapped already as it is

    Raises ValueError where the elevation model cannot be read or is too large.
    """
    if dem.width() * dem.height() > MOST_CELLS:
        text = tr("The elevation model has {:.0f} million cells; clip it to the slope first.")
        raise ValueError(formatted(text, dem.width() * dem.height() / 1e6))
    terrain = Terrain.from_raster(gdal_path(dem.source()))
    number = first_ground(terrain.heights, terrain.cell_size)
    rows = []
    for number_of_class, wkb in sorted(polygonize(number, terrain).items()):
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        values = {CLASS: CLASSES[number_of_class], REMARK: tr("proposed from the terrain")}
        rows += [(in_system_of(layer, part, dem.crs()), values) for part in geometry.asGeometryCollection()]
    added = add_polygons(layer, rows, is_cut, tr("Ground proposed from the terrain"))
    count = np.count_nonzero(number)
    shares = [
        share_text(np.count_nonzero(number == class_number) / count if count else 0.0) for class_number in CLASSES
    ]
    text = tr("Polygons proposed by the slope alone: {}. Rock from {:.0f}°: {}; debris below it from {:.0f}°: {}; "
              "meadow elsewhere: {}. Check each of them and correct errors. Undo removes them; "
              "nothing is saved yet.")  # fmt: skip
    return formatted(text, added, ROCK_SLOPE, shares[0], DEBRIS_SLOPE, shares[1], shares[2])
