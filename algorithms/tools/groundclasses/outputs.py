# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of talus:groundclasses: the raster, the problems of the map as a layer, numbers for models and the log."""

from typing import NamedTuple

import numpy as np
from osgeo import gdal
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsColorRampShader,
    QgsFeature,
    QgsGeometry,
    QgsPalettedRasterRenderer,
    QgsRasterShader,
    QgsRendererCategory,
    QgsSingleBandPseudoColorRenderer,
    QgsWkbTypes,
)
from qgis.PyQt.QtGui import QColor

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.ground import ground_raster
from ....engine.ground.parameters import CLASS_BAND, DRAG, NAMES, TELLING
from ....engine.io.optional_packages import require
from ...number_words import formatted, number_text
from ...shared.layers.writing import write_layer
from ...shared.parameters.outputs import tell_numbers
from ...shared.scene.dem import ground_name
from ...shared.styles import styles
from ...shared.styles.known_layers import known_raster, known_table
from ...shared.styles.on_load import style_on_load
from ...shared.styles.ramps import FRICTION_COLOURS, PROBLEM_COLOURS, friction_colour, mixed
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, set_aliases
from ...translation import tr
from .algorithm import FOREST, GROUND, GROUND_RASTER, PROBLEMS, labels

# Columns of the problems of a map.


def problem_columns():
    """Columns of the problems, from the name of the input and the problem."""
    return (
        Column("input", TEXT, tr("input"), lambda name, problem: name),
        Column("kind", TEXT, tr("kind of problem"), lambda name, problem: problem.kind),
        Column("features", TEXT, tr("ids of the features"), lambda name, problem: _listed(problem.features)),
        Column("differ", INTEGER, tr("1: the values differ"), lambda name, problem: int(problem.is_contradictory)),
        Column("area_m2", REAL, tr("area [m²]"), lambda name, problem: problem.area),
        Column("width_m", REAL, tr("mean width [m]"), lambda name, problem: problem.width),
    )


def _listed(identifiers):
    return ", ".join(str(identifier) for identifier in identifiers)


# The classes of a ground raster, by their numbers, with what each is called and its colour.

FOREST_COLOUR, OF_FOREST = "#00441b", 0.4  # what is mixed to the colour of ground with forest, and how much of it
MOST_CLASSES = 200  # more are no legend
ROWS = 512  # of a raster that are looked at together


class RasterClass(NamedTuple):
    """One class."""

    number: int
    name: str
    colour: str


def classes_of(path):
    """(band, RasterClasses by their friction) of a raster that talus:groundclasses wrote, None for any other."""
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        dataset = None
    if dataset is None:
        return None
    bands = {dataset.GetRasterBand(k).GetDescription().strip(): k for k in range(1, dataset.RasterCount + 1)}
    if not {CLASS_BAND, NAMES[DRAG], *TELLING} <= set(bands):
        return None
    places = _places_of(dataset.GetRasterBand(bands[CLASS_BAND]))
    if places is None:
        return None

    def value(name, cell):
        return float(dataset.GetRasterBand(bands[name]).ReadAsArray(*cell, 1, 1)[0, 0])

    classes = [
        (number, [value(name, cell) for name in TELLING], value(NAMES[DRAG], cell)) for number, cell in places.items()
    ]
    return bands[CLASS_BAND], [_class_of(*row) for row in sorted(classes, key=lambda row: (row[1][0], row[2]))]


def _places_of(band):
    """Number of a class -> (column, row) of a cell that has it; None for numbers that are no classes."""
    places = {}
    for row in range(0, band.YSize, ROWS):
        block = band.ReadAsArray(0, row, band.XSize, min(ROWS, band.YSize - row))
        numbers, first = np.unique(block, return_index=True)
        if not (np.isfinite(numbers) & (numbers == np.floor(numbers))).all():
            return None
        for number, at in zip(numbers.astype(int).tolist(), first.tolist()):
            places.setdefault(number, (at % band.XSize, row + at // band.XSize))
        if len(places) > MOST_CLASSES:
            return None
    return places


def _class_of(number, telling, drag):
    name, colour = ground_name(telling), friction_colour(telling[0])
    if not drag > 0.0:
        return RasterClass(number, name, colour)
    text = tr("{}, forest {} kg/s").format(name, number_text(drag))
    return RasterClass(number, text, mixed(colour, FOREST_COLOUR, OF_FOREST))


# Styles of the ground raster and the problems of a map when they are loaded.


class GroundStyle:
    """A colour and a name for each class; of a raster that has none the friction of a fresh contact."""

    sort_key = 0

    def apply(self, layer):
        rows = classes_of(layer.source())
        if rows is None:
            layer.setRenderer(_by_friction(layer))
            return
        band, kinds = rows
        classes = [QgsPalettedRasterRenderer.Class(kind.number, QColor(kind.colour), kind.name) for kind in kinds]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), band, classes)
        renderer.setOpacity(0.6)
        layer.setRenderer(renderer)


def _by_friction(layer):
    names = [layer.bandName(band + 1) for band in range(layer.bandCount())]
    band = next((k for k, name in enumerate(names) if "mu_min" in name), 0) + 1
    item = QgsColorRampShader.ColorRampItem
    function = QgsColorRampShader(min(FRICTION_COLOURS), max(FRICTION_COLOURS))
    function.setColorRampType(QgsColorRampShader.Type.Interpolated)
    items = [item(value, QColor(colour), formatted("{:g}", value)) for value, colour in FRICTION_COLOURS.items()]
    function.setColorRampItemList(items)
    shader = QgsRasterShader()
    shader.setRasterShaderFunction(function)
    renderer = QgsSingleBandPseudoColorRenderer(layer.dataProvider(), band, shader)
    renderer.setOpacity(0.6)
    return renderer


class ProblemStyle:
    """Problems of a map, a colour for each kind."""

    sort_key = 6

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        names = {"overlap": tr("overlap"), "gap": tr("gap"), "sliver": tr("sliver")}
        categories = [
            QgsRendererCategory(kind, styles.fill(PROBLEM_COLOURS[kind]), label) for kind, label in names.items()
        ]
        layer.setRenderer(QgsCategorizedSymbolRenderer("kind", categories))
        layer.setOpacity(0.8)
        set_aliases(layer, self.columns)


# The results of talus:groundclasses that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_raster(GROUND_RASTER, label(GROUND_RASTER), lambda layer: GroundStyle(), CLASS_BAND),
        known_table(PROBLEMS, label(PROBLEMS), "area", problem_columns(),
                    lambda columns, layer: ProblemStyle(columns)),
    ]  # fmt: skip


SETTLED = Kind(
    "overlaps-settled", DOUBTFUL,
    "{value:.0f} overlaps of polygons with different values were resolved by the order of the layer; see the "
    "problems of the map.",
    "Cut the polygons so that each place has one value.",
)  # fmt: skip
GAPS = Kind(
    "map-with-gaps", DOUBTFUL,
    "The map has {value:.0f} gaps and {slivers} slivers; gaps get the ground class outside the polygons.",
    "Draw polygons over the gaps, and join slivers to their neighbours.",
)  # fmt: skip

KINDS = ("overlap", "gap", "sliver")


class Checked(NamedTuple):
    """Facts about the map, for the inputs GROUND and FOREST where they are given."""

    problems: dict  # input -> list of engine.ground.polygon_problems.Problem
    burnt: dict  # input -> engine.io.burn.Burnt
    width: float  # of slivers and gaps, m


def write_ground_raster(call, files, dem, ground):
    """Write the raster if it was asked for; returns parameter -> path."""
    if not call.wants(GROUND_RASTER):
        return {}
    path = call.path(GROUND_RASTER)
    ground_raster.write_ground(files.stage(path), ground, dem.grid)
    style_on_load(call, path, tr("Ground raster"), GroundStyle())
    return {GROUND_RASTER: path}


def write_problems(call, files, dem, checked):
    """Write the problems if they were asked for; returns parameter -> destination."""
    if not call.wants(PROBLEMS):
        return {}
    columns = problem_columns()
    form = columns, QgsWkbTypes.Type.Polygon, dem.crs
    destination = write_layer(
        call, files, PROBLEMS, form, _features(checked, columns),
        ProblemStyle(columns),
    )  # fmt: skip
    return {PROBLEMS: destination}


def _class_words(mapped):
    """Class of a polygon, with its surface roughness where it has one."""
    if mapped.surface_roughness is None:
        return mapped.name
    return tr("{} with a surface roughness of {} m").format(mapped.name, number_text(mapped.surface_roughness))


def _features(checked, columns):
    shapely = require("shapely")
    for name, problems in checked.problems.items():
        for problem in problems:
            geometry, feature = QgsGeometry(), QgsFeature()
            geometry.fromWkb(shapely.to_wkb(problem.shape, output_dimension=2))
            feature.setGeometry(geometry)
            feature.setAttributes([column.value(str(name), problem) for column in columns])
            yield feature


def numbers_of(checked, ground):
    """Name -> value."""
    numbers = {"CLASS_COUNT": len(ground.table)}
    for name in (GROUND, FOREST):
        burnt = checked.burnt.get(name)
        numbers[f"{name}_SHARE"] = float(np.mean(burnt.index >= 0)) if burnt else 0.0
    problems = [problem for problems_of_layer in checked.problems.values() for problem in problems_of_layer]
    for kind in KINDS:
        areas = [problem.area for problem in problems if problem.kind == kind]
        numbers[f"{kind.upper()}_COUNT"], numbers[f"{kind.upper()}_AREA"] = len(areas), float(sum(areas))
    numbers["CONTRADICTION_COUNT"] = sum(problem.is_contradictory for problem in problems)
    return numbers


def tell(checked, numbers, call):
    """Log what covers the cells, and what is wrong with the map."""
    for name, burnt in checked.burnt.items():
        counts = np.bincount(burnt.index[burnt.index >= 0], minlength=len(burnt.values))
        for value, count in zip(burnt.values, counts.tolist()):
            shown = _class_words(value) if name == GROUND else formatted(tr("{:g} kg/s up to {:g} m"), *value)
            call.info(formatted("  {}, {}: {:.1f} %", name, shown, 100.0 * count / burnt.index.size))
    tell_numbers(labels(), numbers, call)
    if numbers["CONTRADICTION_COUNT"]:
        call.find([SETTLED.of(str(GROUND), numbers["CONTRADICTION_COUNT"], 0.0)])
    if numbers["GAP_COUNT"] or numbers["SLIVER_COUNT"]:
        call.find([GAPS.of(str(GROUND), numbers["GAP_COUNT"], slivers=numbers["SLIVER_COUNT"])])
