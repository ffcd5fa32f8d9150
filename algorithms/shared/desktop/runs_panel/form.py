# SPDX-License-Identifier: GPL-2.0-or-later
"""The widgets of the dock with the runs, without what they do."""

from typing import NamedTuple

from osgeo import gdal
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....translation import tr
from ...styles.styles import RasterStyle
from .of_study import label_of

IN_A_ROW = 3
SECOND_MAP, SWIPED = "second map", "swiped"  # where the second run is seen


class RunsForm(QWidget):
    """A list, what is shown of the chosen run, and buttons by their names."""

    def __init__(self):
        super().__init__()
        self.list, self.quantity, self.statistic = QListWidget(), QComboBox(), QComboBox()
        self.beside, self.place = QComboBox(), QComboBox()
        self.place.addItem(tr("in a second map"), SECOND_MAP)
        self.place.addItem(tr("right of a line on this map"), SWIPED)
        self.place.setToolTip(tr("The mouse drags the line across the map."))
        self.same = QCheckBox(tr("Same classes in all runs"))
        self.same.setChecked(True)
        self.same.setToolTip(tr(
            "All runs use the same classes and colours, so that maps can be compared by eye. When ticked again, all "
            "runs are drawn as the one that is shown."
        ))  # fmt: skip
        form, grid, column = QFormLayout(), QGridLayout(), QVBoxLayout()
        form.addRow(tr("Quantity"), self.quantity)
        form.addRow(tr("Statistic"), self.statistic)
        form.addRow("", self.same)
        form.addRow(tr("Second run"), self.beside)
        form.addRow(tr("Shown"), self.place)
        self.buttons = {}
        for number, (name, text, tip) in enumerate(_buttons()):
            button = self.buttons[name] = QPushButton(text)
            button.setToolTip(tip)
            grid.addWidget(button, number // IN_A_ROW, number % IN_A_ROW)
        column.addWidget(self.list)
        column.addLayout(form)
        column.addLayout(grid)
        self.setLayout(column)

    def fill_list(self, titles, others):
        """Runs of the project, and below them in grey those that it does not hold."""
        self.list.clear()
        self.list.addItems(titles)
        for text in others:
            item = QListWidgetItem(text)
            item.setForeground(self.palette().placeholderText())
            self.list.addItem(item)

    def is_swiped(self):
        """Is the second run seen right of a line on the map of the first?"""
        return self.place.currentData() == SWIPED

    def allow(self, is_in_project, record):
        """Buttons that would do nothing are grey. ``record``: the RunRecord of what is chosen, None without a study."""
        is_finished = record is not None and record.is_finished
        allowed = {
            **dict.fromkeys(("play", "film", "compare", "difference", "rename", "remove"), is_in_project),
            **dict.fromkeys(("again", "delete"), record is not None),
            "go_on": record is not None and bool(record.outputs) and not is_finished,
            "load": not is_in_project and is_finished,
        }
        for name, is_allowed in allowed.items():
            self.buttons[name].setEnabled(is_allowed)


def _buttons():
    """(name, text, tip) of each."""
    return (
        ("play", tr("Play"), tr("The rocks fly down the canvas.")),
        ("film", tr("Film ..."), tr("The rocks of the run in motion, as an MP4 or a GIF.")),
        ("difference", tr("Difference"), tr("This run minus the second one, by the map that is shown.")),
        ("compare", tr("Compare ..."), tr("Run by run, with the confidence of each difference.")),
        ("again", tr("Run again ..."), tr("Opens the dialog with the parameters of this run, to change some of them.")),
        ("go_on", tr("Resume ..."), tr("An unfinished run continues where it ended, to the same bits.")),
        ("load", tr("Load"), tr("A run of the study that is not in the project.")),
        ("rename", tr("Rename ..."), tr("Renames the group, its layers and the run in the study.")),
        ("remove", tr("Remove"), tr("Removes the run from the project; its files are kept.")),
        ("delete", tr("Delete ..."), tr("Deletes the run from the project and from the disk.")),
    )


def fill(box, rows, chosen):
    """Pairs of a text and what it means into a box; what was chosen stays chosen where it is still there."""
    box.blockSignals(True)
    box.clear()
    for text, data in rows:
        box.addItem(text, data)
    box.setCurrentIndex(max(box.findData(chosen), 0) if box.count() else -1)
    box.blockSignals(False)


# The maps of runs by quantity and statistic: "Energy" and "95th percentile [kJ]", as their labels say.

OF_BANDS = "CONFIDENCE"  # the output with a band for each statistic
COMMA = ", "
RAMPS = {"kJ": "energy", "m": "height"}  # unit of a band -> how it is drawn


class Shown(NamedTuple):
    """A map, or a band of the raster of confidence."""

    output: str
    band: int  # 0: the map as it is drawn

    @property
    def key(self):
        return f"{self.output}:{self.band}" if self.band else self.output


def shown_of(key):
    """The Shown of a key."""
    output, _, band = (key or "").partition(":")
    return Shown(output, int(band or 0))


def quantities_of(runs):
    """Quantity -> statistic -> key, of all that any of the runs has; the statistic is '' where there is one alone."""
    quantities = {}
    for run in reversed(runs):
        for output, layer in reversed(run.maps.items()):
            for label, key in _labels_of(output, layer):
                quantity, _, statistic = label.partition(COMMA)
                quantities.setdefault(quantity, {}).setdefault(statistic, key)
    return quantities


def draw_band(layer, band):
    """Draw a band of the raster of confidence in the colours of its quantity, up to its largest value."""
    dataset = gdal.Open(layer.source())
    if dataset is None or band > dataset.RasterCount:
        return
    raster_band = dataset.GetRasterBand(band)
    ramp = RAMPS.get(raster_band.GetUnitType())
    if ramp is None:
        return
    statistics = layer.dataProvider().bandStatistics(band)
    RasterStyle(ramp, statistics.maximumValue).apply(layer)
    renderer = layer.renderer()
    (renderer.setInputBand if hasattr(renderer, "setInputBand") else renderer.setBand)(band)  # before QGIS 3.38
    layer.triggerRepaint()
    layer.emitStyleChanged()


def _labels_of(output, layer):
    """Pairs of a label and a key."""
    if output != OF_BANDS:
        return [(label_of(layer), output)]
    dataset = gdal.Open(layer.source())
    rows = []
    for band in range(1, 1 + (0 if dataset is None else dataset.RasterCount)):
        raster_band = dataset.GetRasterBand(band)
        if raster_band.GetUnitType() in RAMPS and COMMA in raster_band.GetDescription():
            rows.append((f"{raster_band.GetDescription()} [{raster_band.GetUnitType()}]", Shown(output, band).key))
    return rows


# Shared classes and colours of a map in all runs, so that they can be compared by eye.


class SharedClasses:
    """Remembers which maps of which runs have had them: what the user changes afterwards stays."""

    def __init__(self):
        self.done = set()

    def share(self, runs, output):
        """Draw a map of all runs with the classes of the one that has most of them: each run has as many as its largest
        value needs, so those of the others are the first of these.
        """
        layers = [run.maps[output] for run in runs if output in run.maps]
        those = (output, frozenset(layer.id() for layer in layers))
        if those not in self.done and layers:
            draw_as(layers, max(layers, key=lambda layer: len(layer.renderer().legendSymbologyItems())))
        self.done.add(those)

    def follow(self, runs, shown, output):
        """Draw a map of all runs as it is drawn in the one that is shown."""
        if output in shown.maps:
            draw_as([run.maps[output] for run in runs if output in run.maps], shown.maps[output])

    def forget(self):
        """Another project comes."""
        self.done.clear()


def draw_as(layers, model):
    """Draw rasters with the classes and colours of one of them."""
    for layer in layers:
        if layer is not model:
            layer.setRenderer(model.renderer().clone())
            layer.triggerRepaint()
            layer.emitStyleChanged()
