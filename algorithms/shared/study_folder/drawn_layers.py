# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of a new study to draw into: releases, ground, lines; with the fields that the algorithms look for."""

from typing import NamedTuple

from qgis.core import (
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsField,
    QgsLineSymbol,
    QgsProject,
    QgsSingleSymbolRenderer,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ....engine.ground.surface_roughness import FIELD
from ...choice_names import choice_names, shown_choice
from ...translation import tr
from ..parameters.ground import ground_class_names
from ..parameters.plain_layers import vector_layer
from ..styles import styles
from ..styles.styles import INTEGER, REAL, TEXT, Mark

DATABASE = "inputs.gpkg"


class DrawnLayer(NamedTuple):
    """One of them."""

    name: str
    label: str
    geometry: str  # as memory layers call it
    fields: dict  # name -> (kind, label)
    symbol: object
    opacity: float = 1.0


def _drawn():
    """All, the first above the others. Fields left empty are those of the dialog."""
    numbers = {
        "name": (TEXT, tr("name")),
        "runs": (INTEGER, tr("runs")),
        "height_m": (REAL, tr("release height above the ground [m]")),
        "volume_m3": (REAL, tr("volume [m³]")),
    }
    classes = {"ground_class": (TEXT, tr("ground class")), FIELD: (REAL, tr("surface roughness [m]"))}
    line = QgsLineSymbol.createSimple({"color": "#1f4e8c", "width": "0.8"})
    return (
        DrawnLayer("releases", tr("Releases"), "Point", numbers, styles.marker(Mark("#d9480f", "triangle"), 3.5)),
        DrawnLayer("lines", tr("Lines"), "LineString", {"name": (TEXT, tr("name"))}, line),
        DrawnLayer("ground", tr("Ground"), "Polygon", classes, styles.fill("#b7a78f"), 0.5),
    )  # fmt: skip


def write_drawn_layers(folder, crs):
    """Write them without features into a GeoPackage in a folder. OSError where that cannot be done."""
    path, action = folder / DATABASE, QgsVectorFileWriter.ActionOnExistingFile
    for drawn in _drawn():
        layer = QgsVectorLayer(drawn.geometry, drawn.name, "memory")
        layer.setCrs(crs)
        layer.dataProvider().addAttributes([QgsField(name, kind) for name, (kind, _) in drawn.fields.items()])
        layer.updateFields()
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName, options.layerName, options.fileEncoding = "GPKG", drawn.name, "UTF-8"
        options.actionOnExistingFile = action.CreateOrOverwriteLayer if path.exists() else action.CreateOrOverwriteFile
        context = QgsProject.instance().transformContext()
        done = QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(path), context, options)
        if done[0] != QgsVectorFileWriter.WriterError.NoError:
            raise OSError(tr("{} could not be written ({}).").format(path, done[1]))


def drawn_layers(folder):
    """They as layers with styles and forms, from the top."""
    classes, names = ground_class_names(), choice_names()
    return [
        _styled(drawn, folder / DATABASE, {name: shown_choice(name, names) for name in classes}) for drawn in _drawn()
    ]


def _styled(drawn, path, classes):
    layer = vector_layer(f"{path}|layername={drawn.name}", drawn.label)
    layer.setRenderer(QgsSingleSymbolRenderer(drawn.symbol))
    layer.setOpacity(drawn.opacity)
    fields = layer.fields()
    for name, (_, label) in drawn.fields.items():
        layer.setFieldAlias(fields.lookupField(name), label)
    if "name" in drawn.fields:  # else the form shows NULL, and who types behind it gets NULLroad
        layer.setDefaultValueDefinition(fields.lookupField("name"), QgsDefaultValue("''"))
    if "ground_class" in drawn.fields:
        pairs = [{words: name} for name, words in classes.items()]
        layer.setEditorWidgetSetup(fields.lookupField("ground_class"), QgsEditorWidgetSetup("ValueMap", {"map": pairs}))
    layer.setEditorWidgetSetup(fields.lookupField("fid"), QgsEditorWidgetSetup("Hidden", {}))
    return layer
