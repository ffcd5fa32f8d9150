# SPDX-License-Identifier: GPL-2.0-or-later
"""A table that can be read and copied, and a figure that fits its place."""

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QKeySequence, QPixmap
from qgis.PyQt.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QLabel, QTableWidget, QTableWidgetItem

from .numbers import shown

NARROW = 3  # columns that fit a dock side by side


class TableView(QTableWidget):
    """A numbers.Table; Ctrl+C copies what is selected, cells apart by tabulators."""

    def __init__(self, table):
        super().__init__(len(table.rows), len(table.heads))
        self.setHorizontalHeaderLabels(table.heads)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        for row, cells in enumerate(table.rows):
            for column, value in enumerate(cells):
                item = QTableWidgetItem(shown(value))
                if not isinstance(value, str):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if len(table.heads) <= NARROW and table.rows and isinstance(table.rows[0][0], str):
            # words may take several lines, numbers may not
            heads.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            heads.setMinimumSectionSize(44)
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event):
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText(self.selected_text())
        else:
            super().keyPressEvent(event)

    def selected_text(self):
        """Selected cells as text that spreadsheets accept."""
        cells = sorted((one.row(), one.column()) for one in self.selectedIndexes())
        rows = {}
        for row, column in cells:
            rows.setdefault(row, []).append(self.item(row, column).text())
        return "\n".join("\t".join(texts) for texts in rows.values())


class FigureView(QLabel):
    """A picture that is made smaller where its place is."""

    def __init__(self, data=b""):
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(120, 120)
        self.whole = QPixmap()
        if data:
            self.whole.loadFromData(data)
        self._fit()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._fit()

    def _fit(self):
        if self.whole.isNull():
            return
        size = self.size().boundedTo(self.whole.size())
        mode = Qt.TransformationMode.SmoothTransformation
        self.setPixmap(self.whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, mode))
