# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the example project of the plugin to resources/example: ``python resources/demo/make_example.py``.

The demonstration slope with its releases, ground, forest and road, a finished simulation and a print layout. What the
menu entry "Open the example" copies and opens.
"""

import os
import shutil
import sys
from pathlib import Path

from talus.resources.demo import make_demo

FOLDER = Path(__file__).resolve().parents[1] / "example"
NAME = "talus_example"
RUNS = 15  # from each of the points: enough for maps; the lines of all of them are too large for the archive
POINTS = 12
LAYERS = (("road", "Road"), ("forest", "Forest"), ("ground", "Ground"))
COLOURS = {"Road": "#202020", "Forest": "#6aa84f", "Ground": "#b7a78f"}
PAPER = (297.0, 210.0)  # mm, A4 across


def make_example():
    """All files."""
    from qgis.core import QgsProject, QgsRasterLayer

    shutil.rmtree(FOLDER, ignore_errors=True)
    make_demo.main(FOLDER)
    project = QgsProject.instance()
    dem = QgsRasterLayer(str(FOLDER / "terrain.tif"), "Elevation model")
    project.setCrs(dem.crs())
    project.setTitle("Talus: example")
    project.addMapLayer(dem)
    project.layerTreeRoot().findLayer(dem.id()).setItemVisibilityChecked(False)
    inputs = {name: _vector(project, name, label) for name, label in reversed(LAYERS)}
    releases = _vector(project, "releases", "Releases")
    _simulate(project, dem, releases, inputs)
    _lift_inputs(project)
    project.viewSettings().setDefaultViewExtent(_extent(dem))
    _print_layout(project, dem)
    if not project.write(str(FOLDER / f"{NAME}.qgz")):
        raise OSError(project.error())
    # plugins.qgis.org takes the digests in the study file for keys, and the project has all that the study names.
    for rest in (*FOLDER.glob("*.aux.xml"), *FOLDER.glob("report.study.*")):
        rest.unlink()
    _without_place(FOLDER / "report.html")


def _without_place(report):
    """The report names the files of the example, not where they lay when it was made."""
    text = report.read_text(encoding="utf-8")
    report.write_text(text.replace(f"{FOLDER}{os.sep}", ""), encoding="utf-8")


def _vector(project, name, label):
    from qgis.core import QgsFillSymbol, QgsLineSymbol, QgsMarkerSymbol, QgsSingleSymbolRenderer, QgsVectorLayer

    layer = QgsVectorLayer(f"{FOLDER / 'demo.gpkg'}|layername={name}", label, "ogr")
    colour = COLOURS.get(label, "#ffffff")
    symbol = {
        "road": lambda: QgsLineSymbol.createSimple({"color": colour, "width": "1.2"}),
        "releases": lambda: QgsMarkerSymbol.createSimple({"name": "triangle", "color": "#0050c8", "size": "2.6"}),
    }.get(name, lambda: QgsFillSymbol.createSimple({"color": colour, "outline_color": "#555555"}))()
    layer.setRenderer(QgsSingleSymbolRenderer(symbol))
    if name in ("forest", "ground"):
        layer.setOpacity(0.45)
    project.addMapLayer(layer)
    if name == "ground":
        project.layerTreeRoot().findLayer(layer.id()).setItemVisibilityChecked(False)
    return layer


def _simulate(project, dem, releases, inputs):
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import (
        QgsApplication,
        QgsProcessingContext,
        QgsProcessingFeedback,
        QgsProcessingOutputLayerDefinition,
    )
    from qgis.PyQt.QtCore import QCoreApplication

    files = {
        "TRAJECTORIES": "trajectories.gpkg", "STOPS": "stops.gpkg", "PASSAGES": "passages.tif",
        "ENERGY_P95": "energy_p95.tif", "HEIGHT_P95": "height_p95.tif", "REACH_PROBABILITY": "reach.tif",
    }  # fmt: skip
    parameters = {name: QgsProcessingOutputLayerDefinition(str(FOLDER / file), project) for name, file in files.items()}
    skipped = ("ENERGY_MAX", "HEIGHT_MAX", "VELOCITY_MAX")
    given = {"DEM": dem, "RELEASES": releases, "GROUND": inputs["ground"], "FOREST": inputs["forest"], "RUNS": RUNS,
             "TRAJECTORY_INTERVAL": 0.6,
             "ROCK": "worn_compact", "VOLUME": 2.0, "SEED": 1, "RUN_NAME": "cliff, 2 m³"}  # fmt: skip
    report = {"REPORT": str(FOLDER / "report.html")}
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback()
    context.setProject(project)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    _, succeeded = algorithm.run({**dict.fromkeys(skipped), **given, **parameters, **report}, context, feedback)
    if not succeeded:
        raise RuntimeError(feedback.textLog())
    _keep_first_runs(FOLDER / files["TRAJECTORIES"])
    handleAlgorithmResults(algorithm, context, feedback, parameters=parameters)
    for _ in range(5):
        QCoreApplication.processEvents()
    lines = next(layer for layer in project.mapLayers().values() if files["TRAJECTORIES"] in layer.source())
    lines.setName(f"{lines.name()} ({POINTS}/{POINTS * RUNS})")


def _keep_first_runs(path):
    """Leave the line of the first run from each point alone, in place; their numbers are those of the stops."""
    from osgeo import gdal

    gdal.UseExceptions()
    dataset = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE)
    table = dataset.GetLayer(0).GetName()
    dataset.ExecuteSQL(f'DELETE FROM "{table}" WHERE run NOT IN (SELECT MIN(run) FROM "{table}" GROUP BY point)')
    dataset.ExecuteSQL("VACUUM")
    dataset = None  # closes it


def _lift_inputs(project):
    """Releases, road and forest above the maps and the relief, which would hide them."""
    root = project.layerTreeRoot()
    for name in ("Forest", "Road", "Releases"):
        node = next(node for node in root.findLayers() if node.name() == name)
        root.insertChildNode(0, node.clone())
        root.removeChildNode(node)


def _extent(dem):
    from qgis.core import QgsReferencedRectangle

    return QgsReferencedRectangle(dem.extent(), dem.crs())


def _print_layout(project, dem):
    from qgis.core import (
        QgsLayoutItemLabel,
        QgsLayoutItemLegend,
        QgsLayoutItemMap,
        QgsLayoutItemPicture,
        QgsLayoutItemScaleBar,
        QgsLayoutPoint,
        QgsLayoutSize,
        QgsPrintLayout,
        QgsUnitTypes,
    )

    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName("A4")

    def place(item, x, y, width, height):
        unit = QgsUnitTypes.LayoutUnit.LayoutMillimeters
        layout.addLayoutItem(item)
        item.attemptMove(QgsLayoutPoint(x, y, unit))
        item.attemptResize(QgsLayoutSize(width, height, unit))
        return item

    title = place(QgsLayoutItemLabel(layout), 10, 8, 200, 12)
    font = title.font()
    font.setPointSizeF(16.0)
    title.setFont(font)
    title.setText("Talus: example. Energy of the rocks, 95th percentile")
    chart = place(QgsLayoutItemMap(layout), 10, 22, 190, PAPER[1] - 32)
    chart.setExtent(dem.extent())
    chart.zoomToExtent(dem.extent())
    chart.setFrameEnabled(True)
    legend = place(QgsLayoutItemLegend(layout), 205, 22, 80, 120)
    legend.setLinkedMap(chart)
    legend.setLegendFilterByMapEnabled(True)
    bar = place(QgsLayoutItemScaleBar(layout), 205, PAPER[1] - 30, 80, 15)
    bar.setLinkedMap(chart)
    bar.applyDefaultSize()
    arrow = place(QgsLayoutItemPicture(layout), 182, 26, 14, 14)
    arrow.setPicturePath(":/images/north_arrows/layout_default_north_arrow.svg")
    project.layoutManager().addLayout(layout)


def main():
    """Write it."""
    from talus.resources.demo.embedded_qgis import start

    application = start()  # noqa: F841
    make_example()
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{FOLDER}: {size / 1e6:.1f} MB")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
