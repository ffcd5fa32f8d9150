# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock of Map ground and forest: what is drawn on, by which class, and what the map lacks."""

from pathlib import Path

from qgis.core import QgsMapLayerProxyModel, QgsProject
from qgis.gui import QgsDockWidget, QgsMapLayerComboBox, QgsScrollArea
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ....number_words import formatted, number_text, share_text
from ....translation import tr
from ...parameters.extent import DEM
from ...parameters.ground import GROUND
from ...parameters.scene import FOREST
from ...study_folder.drawn_layers import DATABASE
from ...study_folder.folder import study_of
from ...styles.layer_order import lift_drawn, lower_drawn
from ...styles.relief import elevation_models
from . import maps
from .editing import PolygonTool, add_polygon, in_system_of, set_values, take_polygons
from .maps import ProblemMarks, propose
from .pages import NARROW, ForestPage, GroundPage, perimeter_of, problems_of

MOST_HATCHED = 0.5  # of the extent of the elevation model
PAUSE = 300  # ms after a change until gaps and overlaps are looked for again
Filter = QgsMapLayerProxyModel.Filter if hasattr(QgsMapLayerProxyModel, "Filter") else QgsMapLayerProxyModel


class MapperPanel(QgsDockWidget):
    """Holds no polygons: those are in the two layers, with QGIS's edit buffer."""

    def __init__(self, iface):
        super().__init__(tr("Ground"), iface.mainWindow())
        self.setObjectName("talus_ground_mapper")
        self.iface, self.canvas, self.layers = iface, iface.mapCanvas(), {}
        self.marks, self.tool = ProblemMarks(self.canvas), PolygonTool(self.canvas, self.add_drawn)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PAUSE)
        self.timer.timeout.connect(self.look_for_problems)
        self._build()
        self._connect(maps.maps_in(QgsProject.instance()))
        QgsProject.instance().layersRemoved.connect(self._forget_removed)
        self.closed.connect(self._put_away)
        self.visibilityChanged.connect(self._show_marks)

    def _build(self):
        self.dem, self.perimeter, self.source = QgsMapLayerComboBox(), QgsMapLayerComboBox(), QgsMapLayerComboBox()
        self.dem.setFilters(Filter.RasterLayer)
        for box in (self.perimeter, self.source):
            box.setFilters(Filter.PolygonLayer)
            box.setAllowEmptyLayer(True)
            box.setLayer(None)
        for box in (self.dem, self.perimeter, self.source):  # a dock stays narrow
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(NARROW)
        models = elevation_models(QgsProject.instance())
        if models and self.dem.currentLayer() not in models:
            self.dem.setLayer(models[0])
        self.dem.layerChanged.connect(self.look_later)
        self.perimeter.layerChanged.connect(self.look_later)
        self.file = QPushButton(tr("New or open ..."))
        self.file.setToolTip(tr("A GeoPackage with the polygons of ground and forest; it is made if it is not there."))
        self.file.clicked.connect(lambda: self.choose_file())
        self.pages = QTabWidget()
        self.pages.addTab(GroundPage(), tr("Ground"))
        self.pages.addTab(ForestPage(), tr("Forest"))
        self.pages.currentChanged.connect(self._page_changed)
        for page in (self.pages.widget(0), self.pages.widget(1)):
            page.list.currentRowChanged.connect(self._class_changed)
        self.is_cut = QCheckBox(tr("Keep existing polygons unchanged"))
        self.is_cut.setToolTip(tr("A new polygon gets only the area that no other covers, so that none overlap."))
        self.is_cut.setChecked(True)
        self.is_checked = QCheckBox(tr("Show gaps and overlaps"))
        self.is_checked.setChecked(True)
        self.is_checked.toggled.connect(self.look_for_problems)
        self.said = QLabel(tr("Choose the file of the map first."))
        self.said.setWordWrap(True)
        self._lay_out()

    def _lay_out(self):
        form, column, page, grid = QFormLayout(), QVBoxLayout(), QWidget(), QGridLayout()
        for label, widget in (
            (tr("Elevation model"), self.dem), (tr("Perimeter"), self.perimeter), (tr("Map"), self.file),
        ):  # fmt: skip
            form.addRow(label, widget)
        self.draw = QPushButton(tr("Draw polygon"))
        self.draw.setCheckable(True)
        self.draw.toggled.connect(self._draw)
        self.canvas.mapToolSet.connect(lambda tool, *_: self.draw.setChecked(tool is self.tool))
        buttons = (
            self.draw, _button(tr("Assign to selected"), self.give_to_selected),
            _button(tr("Undo"), lambda: self._stack("undo")), _button(tr("Redo"), lambda: self._stack("redo")),
            _button(tr("Save"), self.save), _button(tr("Simulate ..."), self.simulate),
        )  # fmt: skip
        for k, button in enumerate(buttons):
            grid.addWidget(button, k // 2, k % 2)
        self.proposing = _button(tr("Propose from the terrain"), self.propose)
        self.proposing.setToolTip(
            tr("A first map of rock, debris below it and meadow by the slope of the elevation model, to be corrected.")
        )
        self.buttons = [*buttons, _button(tr("Take polygons"), self.take)]
        taken = QFormLayout()
        taken.addRow(tr("From the layer"), self.source)
        taken.addRow("", self.buttons[-1])
        for part in (form, self.pages, self.proposing, self.is_cut, grid, taken, self.is_checked, self.said):
            (column.addWidget if isinstance(part, QWidget) else column.addLayout)(part)
        page.setLayout(column)
        self.setWidget(_scrolled(page))
        self._enable()

    def activate(self):
        """Show the dock with what the project has now."""
        if not self.layers:
            self._connect(maps.maps_in(QgsProject.instance()))
        study = study_of(QgsProject.instance())
        if not self.layers and study is not None:  # its layer Ground is the map
            self.open_file(str(study.inputs / DATABASE))
        self.show()
        self.raise_()
        self._lift()
        self.look_later()

    def _lift(self):
        """Raise the layer that is drawn into above the relief of a run, which would hide it."""
        root, drawn = QgsProject.instance().layerTreeRoot(), self.layer()
        for layer in self.layers.values():
            (lift_drawn if layer is drawn else lower_drawn)(root, layer)

    def _show_marks(self, is_seen):
        """No marks over results while another tab is in front."""
        if is_seen:
            self.look_later()
        else:
            self.timer.stop()
            self.marks.clear()

    def _put_away(self):
        """No marks and no tool of a panel that is closed; the polygons stay as they are, below the maps of runs."""
        for layer in self.layers.values():
            lower_drawn(QgsProject.instance().layerTreeRoot(), layer)
        self.timer.stop()
        self.marks.clear()
        self.canvas.unsetMapTool(self.tool)

    def page(self):
        """That of the map which is drawn now."""
        return self.pages.currentWidget()

    def layer(self):
        """The layer that is drawn into, None until there is one."""
        return self.layers.get(self.page().name)

    def choose_file(self):
        """Ask for the GeoPackage and open it."""
        start = str(Path(QgsProject.instance().homePath() or Path.home()) / "ground.gpkg")
        option = QFileDialog.Option.DontConfirmOverwrite
        path, _ = QFileDialog.getSaveFileName(
            self, tr("Map ground and forest"), start, tr("GeoPackages (*.gpkg)"), options=option
        )
        if path:
            self.open_file(path if path.lower().endswith(".gpkg") else f"{path}.gpkg")

    def open_file(self, path):
        """Both maps of a file into the project, made where they are missing."""
        dem = self.dem.currentLayer()
        crs = dem.crs() if dem is not None else self.canvas.mapSettings().destinationCrs()
        if not crs.isValid() or crs.isGeographic():
            self.said.setText(tr("Choose an elevation model in metres first: the map gets its coordinate system."))
            return
        try:
            layers = maps.open_maps(path, crs)
        except OSError as error:
            self.said.setText(str(error))
            return
        self._connect({layer.customProperty(maps.KEY): layer for layer in map(maps.in_project, layers)})

    def _connect(self, layers):
        self.layers = layers
        for layer in layers.values():
            for signal in (
                layer.featureAdded, layer.featureDeleted, layer.geometryChanged, layer.attributeValueChanged,
                layer.afterRollBack,
            ):  # fmt: skip
                signal.connect(self.look_later)
        if layers:
            path = next(iter(layers.values())).source().partition("|")[0]
            self.file.setText(Path(path).name)
            self._page_changed()
        self._enable()

    def _forget_removed(self, identifiers):
        gone = {name for name, layer in self.layers.items() if _is_gone(layer, identifiers)}
        if gone:
            self.layers = {name: layer for name, layer in self.layers.items() if name not in gone}
            self.marks.clear()
            if not self.layers:
                self.file.setText(tr("New or open ..."))
            self._enable()

    def _page_changed(self, *_):
        layer = self.layer()
        if layer is not None and hasattr(self.iface, "setActiveLayer"):
            self.iface.setActiveLayer(layer)
        if not self.isHidden():
            self._lift()
        self._class_changed()
        self._enable()
        self.look_later()

    def _class_changed(self, *_):
        self.tool.set_colour(self.page().colour())

    def _draw(self, is_drawing):
        if is_drawing:
            self._lift()
            self.canvas.setMapTool(self.tool)
            self.said.setText(tr("Click the corners; the right button ends the polygon, Backspace takes one back."))
        else:
            self.canvas.unsetMapTool(self.tool)

    def add_drawn(self, geometry):
        """A polygon in the system of the map, of the class that is chosen."""
        self._lift()
        shape = in_system_of(self.layer(), geometry, self.canvas.mapSettings().destinationCrs())
        if add_polygon(self.layer(), shape, self.page().values(), self.is_cut.isChecked()) is None:
            self.said.setText(tr("The whole polygon is mapped already; untick the box above to draw over it."))

    def propose(self):
        """A first map of the ground where nothing is mapped yet, to be looked at and corrected."""
        dem = self.dem.currentLayer()
        if dem is None:
            self.said.setText(tr("Choose an elevation model first."))
            return
        self._lift()
        try:
            text = propose(self.layer(), dem, self.is_cut.isChecked())
        except ValueError as error:
            self.said.setText(str(error))
            return
        self.look_for_problems(text)

    def take(self):
        """The polygons of another layer."""
        source = self.source.currentLayer()
        if source is None or source is self.layer():
            self.said.setText(tr("Choose the layer whose polygons are to be taken."))
            return
        taken, left_out = take_polygons(self.layer(), source, self.page().values(), self.is_cut.isChecked())
        text = tr("Polygons taken: {}.")
        if left_out:
            text = tr("Polygons taken: {}; left out, as they are fully covered: {}.")
        self.look_for_problems(formatted(text, taken, left_out))

    def give_to_selected(self):
        """The chosen class to the polygons that are selected."""
        identifiers = self.layer().selectedFeatureIds()
        if not identifiers:
            self.said.setText(tr("Select polygons of this map first, with QGIS's own tools."))
            return
        set_values(self.layer(), identifiers, self.page().values())

    def _stack(self, step):
        getattr(self.layer().undoStack(), step)()
        self.layer().triggerRepaint()
        self.look_later()

    def save(self):
        """Both maps into the file; drawing goes on."""
        for layer in self.layers.values():
            if layer.isModified() and not layer.commitChanges(False):
                self.said.setText("\n".join(layer.commitErrors()))
                return False
        return True

    def simulate(self):
        """The dialog of Simulate rockfall with the saved maps in it."""
        if not self.save():
            return
        import processing  # QGIS has it on its path once it has started

        processing.execAlgorithmDialog("talus:simulate", self.inputs())

    def inputs(self):
        """Inputs of talus:simulate: the maps that have polygons, and the elevation model."""
        named = {maps.GROUND: GROUND, maps.FOREST: FOREST}
        given = {named[name]: layer.id() for name, layer in self.layers.items() if maps.has_polygons(layer)}
        dem = self.dem.currentLayer()
        return {**given, **({DEM: dem.id()} if dem is not None else {})}

    def look_later(self, *_):
        """Gaps and overlaps once the user pauses."""
        self.timer.start()

    def look_for_problems(self, before=""):
        """Mark gaps and overlaps on the map, and report how many there are."""
        self.timer.stop()
        self.marks.clear()
        layer = self.layer()
        if layer is None or not self.is_checked.isChecked():
            return
        perimeter = perimeter_of(layer, self.dem.currentLayer(), self.perimeter.currentLayer())
        if perimeter is None:
            return
        problems = problems_of(layer, maps.decisive_fields(self.page().name), perimeter)
        self.marks.show(layer, problems.overlaps, problems.gaps if self._hatches_gaps(problems) else [])
        self.said.setText("\n".join(filter(None, (before if isinstance(before, str) else "", *self._words(problems)))))

    def _hatches_gaps(self, problems):
        """Forest need not be everywhere; and where little is mapped yet, the hatching would hide the slope."""
        is_meant = self.perimeter.currentLayer() is not None or problems.gap_area <= MOST_HATCHED * problems.area
        return is_meant and self.page().name == maps.GROUND

    def _words(self, problems):
        covered = 1.0 - problems.gap_area / problems.area if problems.area else 0.0
        if self.page().name == maps.GROUND:
            yield tr("{} of the perimeter is mapped.").format(share_text(covered))
            if problems.gaps:
                text = tr("Gaps: {} ({} m²); the ground class outside the polygons applies there.")
                yield formatted(text, len(problems.gaps), number_text(problems.gap_area))
        else:
            yield tr("{} of the perimeter has forest.").format(share_text(covered))
        if problems.overlaps:
            text = tr("Overlaps: {} ({} m²), of different classes or roughness: {}; a simulation refuses these.")
            yield formatted(text, len(problems.overlaps), number_text(problems.overlap_area), problems.contradictions)
        else:
            yield tr("No overlaps.")

    def _enable(self):
        for button in self.buttons:
            button.setEnabled(self.layer() is not None)
        self.proposing.setEnabled(self.layer() is not None and self.page().name == maps.GROUND)

    def close_down(self):
        """Before the plugin goes: nothing of it stays on the canvas."""
        self._put_away()
        self.layers = {}  # what is still on its way finds nothing to look at
        QgsProject.instance().layersRemoved.disconnect(self._forget_removed)


def _is_gone(layer, identifiers):
    try:
        return layer.id() in identifiers
    except RuntimeError:  # QGIS has deleted it
        return True


def _scrolled(page):
    """A page that may be less high than it wants to be: else it pushes the window of QGIS out of the screen."""
    area = QgsScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    area.setMinimumWidth(page.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
    return area


def _button(text, function):
    button = QPushButton(text)
    button.clicked.connect(lambda: function())
    return button
