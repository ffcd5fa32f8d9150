# SPDX-License-Identifier: GPL-2.0-or-later
"""The widgets of the dock with the runs, without what they do."""

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

from ...translation import tr

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
        for place, (name, text, tip) in enumerate(_buttons()):
            button = self.buttons[name] = QPushButton(text)
            button.setToolTip(tip)
            grid.addWidget(button, place // IN_A_ROW, place % IN_A_ROW)
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
