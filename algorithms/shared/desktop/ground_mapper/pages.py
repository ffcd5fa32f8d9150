# SPDX-License-Identifier: GPL-2.0-or-later
"""The two pages of the mapper: ground classes with their field test, and stands of forest with their numbers."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsGeometry
from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from .....engine.ground.polygon_problems import find_problems, uncovered
from .....engine.io.optional_packages import require
from ....number_words import formatted
from ....translation import tr
from ...parameters.roughness_words import roughness_words
from ...parameters.values import is_empty
from ...styles.ramps import CLASS_COLOURS, STAND_COLOURS
from . import maps, pictures
from .editing import in_system_of
from .maps import looks, stands

NARROW = 12  # letters of a box that must be seen
Data = Qt.ItemDataRole.UserRole


class GroundPage(QWidget):
    """Pick a class by its picture, or by what the field test gave, and a word for how rough the surface is."""

    name = maps.GROUND

    def __init__(self):
        super().__init__()
        self.test, self.rough, self.list = QComboBox(), QComboBox(), _list_of_pictures()
        words, known = maps.words_of(maps.GROUND), looks()
        self.test.addItem(tr("choose what you saw"), None)
        for value, look in known.items():
            self.test.addItem(look.test, value)
            text = f"{words[value]}\n{look.looks}"
            _add_picture(self.list, value, text, pictures.picture_of_class(value, self.devicePixelRatioF()), look.test)
        self._add_words()
        for box in (self.test, self.rough):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(NARROW)
        self.test.currentIndexChanged.connect(self._by_test)
        self.list.setCurrentRow(list(known).index("medium"))
        form, column = QFormLayout(), QVBoxLayout(self)
        form.addRow(tr("Field test"), self.test)
        form.addRow(tr("Roughness"), self.rough)
        column.addLayout(form)
        column.addWidget(self.list)

    def _add_words(self):
        """The first says nothing, so that the class does."""
        self.rough.setIconSize(QSize(pictures.WIDTH // 2, pictures.HEIGHT // 2))
        self.rough.addItem(tr("as the ground class"), None)
        for word in roughness_words().values():
            picture = pictures.picture_of_roughness(word.height, self.devicePixelRatioF())
            self.rough.addItem(QIcon(picture), word.text, word.height)
            self.rough.setItemData(self.rough.count() - 1, word.looks, Qt.ItemDataRole.ToolTipRole)
        self.rough.setToolTip(
            tr("Mean height of the obstacles on the ground. They brake small rocks more than large ones.")
        )

    def _by_test(self, *_):
        if self.test.currentData() is not None:
            self.choose(self.test.currentData())

    def choose_roughness(self, height):
        """Take the word of a height in m, None for that of the class."""
        self.rough.setCurrentIndex([self.rough.itemData(row) for row in range(self.rough.count())].index(height))

    def choose(self, value):
        """Take a class of the list."""
        self.list.setCurrentRow([self.list.item(row).data(Data) for row in range(self.list.count())].index(value))

    def values(self):
        """Field -> value of a new polygon."""
        return {maps.CLASS: self.list.currentItem().data(Data), maps.ROUGHNESS: self.rough.currentData()}

    def colour(self):
        """That of the class on the map."""
        return CLASS_COLOURS[self.values()[maps.CLASS]]


class ForestPage(QWidget):
    """Pick a stand; its numbers can be changed before it is drawn."""

    name = maps.FOREST

    def __init__(self):
        super().__init__()
        self.list, self.known = _list_of_pictures(), stands()
        self.boxes = {
            maps.DRAG: _number(0.0, 100_000.0, 0), maps.DRAG_HEIGHT: _number(0.0, 100.0, 1),
            maps.STEMS: _number(0.0, 50_000.0, 0), maps.DIAMETER: _number(1.0, 300.0, 0),
        }  # fmt: skip
        for value, stand in self.known.items():
            text = formatted(tr("{}\n{:.0f} stems per hectare"), stand.label, stand.stems)
            picture = pictures.picture_of_stand(value, self.devicePixelRatioF())
            _add_picture(self.list, value, text, picture, stand.label)
        form, column = QFormLayout(), QVBoxLayout(self)
        for field in maps.fields_of(maps.FOREST):
            if field.name in self.boxes:
                form.addRow(field.label, self.boxes[field.name])
        self.list.currentRowChanged.connect(self._fill_in)
        self.list.setCurrentRow(1)
        column.addWidget(self.list)
        column.addLayout(form)

    def _fill_in(self, *_):
        stand = self.known[self.list.currentItem().data(Data)]
        numbers = (stand.drag, stand.height, stand.stems, stand.diameter)
        for box, value in zip(self.boxes.values(), numbers):
            box.setValue(value)

    def values(self):
        """Field -> value of a new polygon."""
        numbers = {name: box.value() for name, box in self.boxes.items()}
        return {maps.STAND: self.list.currentItem().data(Data), **numbers}

    def colour(self):
        """That of the stand on the map."""
        return STAND_COLOURS[self.values()[maps.STAND]]


def _list_of_pictures():
    box = QListWidget()
    box.setIconSize(QSize(pictures.WIDTH, pictures.HEIGHT))
    box.setWordWrap(True)
    box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    box.setTextElideMode(Qt.TextElideMode.ElideNone)
    return box


def _add_picture(box, value, text, pixmap, tip):
    item = QListWidgetItem(QIcon(pixmap), text)
    item.setData(Data, value)
    item.setToolTip(tip)
    box.addItem(item)


def _number(lowest, highest, decimals):
    box = QDoubleSpinBox()
    box.setRange(lowest, highest)
    box.setDecimals(decimals)
    return box


# Gaps of a map within its perimeter, and areas with two contradictory values.

NARROW_STRIP = 0.01  # m: strips that are less wide come from drawing along an edge
SMALLEST = 0.5  # m2


class MapProblems(NamedTuple):
    """Places in the system of the map; areas in m2."""

    gaps: list  # of QgsGeometry
    gap_area: float
    overlaps: list
    overlap_area: float
    contradictions: int  # overlaps of polygons with different values
    area: float  # of the perimeter


def problems_of(layer, keys, perimeter):
    """The MapProblems of a layer with what is not saved yet.

    keys : fields that say what a polygon is
    perimeter : QgsGeometry in the system of the layer
    """
    shapely = require("shapely")
    features = [feature for feature in layer.getFeatures(QgsFeatureRequest()) if not feature.geometry().isEmpty()]
    shapes = [shapely.force_2d(shapely.from_wkb(bytes(feature.geometry().asWkb()))) for feature in features]
    shapes = np.array([shapely.make_valid(shape) for shape in shapes], object)
    known = [key for key in keys if layer.fields().lookupField(key) >= 0]
    values = [tuple(None if is_empty(feature[key]) else feature[key] for key in known) for feature in features]
    identifiers = [feature.id() for feature in features]
    frame = shapely.make_valid(shapely.from_wkb(bytes(perimeter.asWkb())))
    problems = find_problems(shapes, values, identifiers, NARROW_STRIP) if shapes.size else []
    overlaps = [problem for problem in problems if problem.kind == "overlap" and problem.area > SMALLEST]
    gaps = uncovered(shapes, frame, SMALLEST)
    return MapProblems(
        [_geometry(shapely, gap) for gap in gaps], float(shapely.area(gaps).sum()),
        [_geometry(shapely, overlap.shape) for overlap in overlaps], sum(overlap.area for overlap in overlaps),
        sum(overlap.is_contradictory for overlap in overlaps), float(shapely.area(frame)),
    )  # fmt: skip


def perimeter_of(layer, dem, polygons=None):
    """Perimeter that a map shall cover, in its system: the polygons of a layer, else what has heights in the model."""
    if polygons is not None:
        parts = [feature.geometry() for feature in polygons.getFeatures() if not feature.geometry().isEmpty()]
        if parts:
            return in_system_of(layer, QgsGeometry.unaryUnion(parts), polygons.crs())
    if dem is None:
        return None
    return in_system_of(layer, maps.area_with_heights(dem), dem.crs())


def _geometry(shapely, shape):
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(shape, output_dimension=2))
    return geometry
