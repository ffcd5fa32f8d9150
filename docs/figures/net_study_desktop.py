# SPDX-License-Identifier: GPL-2.0-or-later
"""The study of docs/net_study.md within the desktop: from the elevation model of the example to a decision on a net.

net_study.py starts QGIS with it; layers, pictures and numbers.json go to NET_STUDY_FOLDER.
"""

import json
import os
import sys
import traceback
from pathlib import Path

import processing
import qgis.utils
from PIL import Image
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsLineSymbol,
    QgsPointXY,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProject,
    QgsRectangle,
    QgsSingleSymbolRenderer,
    QgsVectorFileWriter,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication, QTimer
from qgis.PyQt.QtWidgets import QApplication, QDockWidget
from qgis.utils import iface

import talus

FOLDER = Path(os.environ["NET_STUDY_FOLDER"])
WIDTH, HEIGHT = 1180, 720
WEAK, ENERGY, TOP, MESH = (500.0, 1000.0), 2000.0, 5.0, 0.5  # kJ (two classes that are too weak), kJ, m, m
SIMULATED = {"ROCK": "worn_compact", "VOLUME": 1.0, "RUNS": 40, "SEED": 3, "TRAJECTORY_INTERVAL": 0.5}
NET = {"FAMILY": "ring net", "NET_ENERGY": ENERGY, "HEIGHT": TOP, "MESH": MESH, "ROCK": "worn_compact"}
BARRIER = "ring net"
DECIDED = 40  # crossings with the most energy, decided by the net, in some two seconds each; the others by its capacity
LINES = {"above the road": (24.0, 90.0), "under the cliff": (110.0, 90.0)}  # m above the road, length


class Tale(QgsProcessingFeedback):
    """Keeps what algorithms say, for the page."""

    def pushInfo(self, info):
        print("   ", info, flush=True)

    pushWarning = pushInfo


def run(name, **parameters):
    """An algorithm as from the toolbox: its layers come into the project with their styles."""
    print(name, flush=True)
    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    result = processing.runAndLoadResults(name, parameters, Tale(), context)
    QCoreApplication.processEvents()
    for key, value in sorted(result.items()):
        if not isinstance(value, str):
            print(f"    {key} = {value}", flush=True)
    return result


def out(name):
    return str(FOLDER / name)


def layer_of(label):
    """The last layer of the project whose name begins so."""
    names = [layer.name() for layer in QgsProject.instance().mapLayers().values()]
    actual = [layer for layer in QgsProject.instance().mapLayers().values() if layer.name().startswith(label)]
    if not actual:
        raise LookupError(f"no layer {label} among {', '.join(names)}")
    return actual[-1]


def layer_at(path):
    """The layer of the project that lies in a file."""
    return next(layer for layer in QgsProject.instance().mapLayers().values() if layer.source().startswith(path))


def candidate_lines(road):
    """The two lines, level across the slope above the middle of the road, as a layer."""
    x = road.extent().center().x()
    geometry = next(road.getFeatures()).geometry()
    y = min(geometry.asPolyline(), key=lambda point: abs(point.x() - x)).y()
    layer = QgsVectorLayer(
        f"LineString?crs={road.crs().authid()}&field=name:string&field=net:string", "lines", "memory"
    )
    for name, (above, length) in LINES.items():
        one = QgsFeature(layer.fields())
        ends = [QgsPointXY(x + 0.5 * length, y + above), QgsPointXY(x - 0.5 * length, y + above)]
        one.setGeometry(QgsGeometry.fromPolylineXY(ends))
        one.setAttributes([name, BARRIER])
        layer.dataProvider().addFeature(one)
    options = QgsVectorFileWriter.SaveVectorOptions()
    QgsVectorFileWriter.writeAsVectorFormatV3(layer, out("lines.gpkg"), layer.transformContext(), options)
    made = QgsVectorLayer(out("lines.gpkg"), "Candidate lines", "ogr")
    made.setRenderer(QgsSingleSymbolRenderer(QgsLineSymbol.createSimple({"color": "#0050c8", "width": "1.2"})))
    return QgsProject.instance().addMapLayer(made)


def show(shown, box, name):
    """A picture of the window with some layers ticked, in the order of the project."""
    root = QgsProject.instance().layerTreeRoot()
    wanted = {layer.id() for layer in shown}
    for node in root.findLayers():
        node.setItemVisibilityChecked(node.layerId() in wanted)
        if node.layerId() in wanted:
            node.setItemVisibilityCheckedParentRecursive(True)
    for layer in reversed(shown):  # nothing hides the first of them
        node = root.findLayer(layer.id())
        root.insertChildNode(0, node.clone())
        node.parent().removeChildNode(node)
    canvas = iface.mapCanvas()
    canvas.setExtent(box)
    canvas.refresh()
    for _ in range(40):
        QApplication.processEvents()
        canvas.waitWhileRendering()
    iface.messageBar().clearWidgets()
    QApplication.processEvents()
    iface.mainWindow().grab().save(out(name))
    with Image.open(out(name)) as grabbed:
        few_colours = grabbed.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few_colours.save(out(name), optimize=True)  # half as large
    print("picture", name, flush=True)


def rows_of(name):
    """The rows of a layer in the folder as dictionaries."""
    layer = QgsVectorLayer(out(name), name, "ogr")
    names = [field.name() for field in layer.fields()]
    return [dict(zip(names, row.attributes())) for row in layer.getFeatures()]


def write_numbers():
    """Write the numbers from which the tables of the page are made."""
    zones = {name: rows_of(f"zones_{name}.gpkg") for name in ("without", "with")}
    numbers = {
        "demands": rows_of("demands.gpkg"),
        "sites": rows_of("sites.gpkg"),
        "crossings": rows_of("crossings.gpkg"),
        "impacts": {str(energy): rows_of(f"impacts_{energy:g}.gpkg") for energy in (*WEAK, ENERGY)},
        "zones": {
            name: {level: sum(row["area_m2"] for row in rows if row["name"] == level) for level in
                   dict.fromkeys(row["name"] for row in rows)}
            for name, rows in zones.items()
        },
    }  # fmt: skip
    Path(out("numbers.json")).write_text(json.dumps(numbers, indent=1, default=str), encoding="utf-8")


def around(layer, margin):
    box = QgsRectangle(layer.extent())
    box.grow(margin)
    return box


def study():
    """From the elevation model to the decision."""
    if "talus" not in qgis.utils.active_plugins:
        qgis.utils.loadPlugin("talus")
        qgis.utils.startPlugin("talus")
    iface.mainWindow().resize(WIDTH, HEIGHT)
    for dock in iface.mainWindow().findChildren(QDockWidget):
        dock.setVisible(dock.objectName() == "Layers")
    project = QgsProject.instance()
    project.read(str(Path(talus.__file__).resolve().parent / "resources" / "example" / "talus_example.qgz"))
    names = {layer.name(): layer for layer in project.mapLayers().values()}
    dem, road, releases, relief = (names[name] for name in ("Elevation model", "Road", "Releases", "Relief"))
    lines = candidate_lines(road)
    ground = {"DEM": dem, "RELEASES": releases, "GROUND": names["Ground"], "FOREST": names["Forest"]}
    maps = {"ENERGY_MAX": None, "HEIGHT_MAX": None, "VELOCITY_MAX": None}
    run("talus:simulate", **ground, **SIMULATED, **maps, RUN_NAME="without net", TRAJECTORIES=out("free.gpkg"),
        STOPS=out("free_stops.gpkg"), PASSAGES=out("free_n.tif"), ENERGY_P95=out("free_e.tif"))  # fmt: skip
    free = layer_of("Trajectories – without net")
    show([lines, road, releases, free, relief], around(lines, 90.0), "net_study_run.png")
    run("talus:screenline", LINES=lines, NAME_FIELD="name", DEM=dem, TRAJECTORIES=free, CROSSINGS=out("passing.gpkg"),
        STATISTICS=None, REPORT=None)  # fmt: skip
    run("talus:designcheck", CROSSINGS=layer_at(out("passing.gpkg")), HEIGHT=TOP, OUTPUT=out("demands.gpkg"),
        FIELDS=None, REPORT=out("demands.html"))  # fmt: skip
    sites = run("talus:netsiting", DEM=dem, TRAJECTORIES=free, LINES=lines, NAME_FIELD="name", OBJECTS=road,
                CROSSINGS=12, **NET, SITES=out("sites.gpkg"), REPORT=out("sites.html"))  # fmt: skip
    places = QgsVectorLayer(sites["SITES"], "sites", "ogr")
    show([layer_at(out("sites.gpkg")), road, free, relief], around(lines, 60.0), "net_study_sites.png")
    best = min(places.getFeatures(), key=lambda entry: entry["rank"])["name"]
    lines.setSubsetString(f"\"name\" = '{best}'")
    run("talus:simulate", **ground, **SIMULATED, **maps, RUN_NAME="with net", BARRIERS=lines, BARRIER_HEIGHT=TOP,
        BARRIER_ENERGY=ENERGY, BARRIER_RULE="centre of mass", BARRIER_NET_FIELD="net", NET_CROSSINGS=DECIDED,
        TRAJECTORIES=out("held.gpkg"), BARRIER_CROSSINGS=out("crossings.gpkg"), PASSAGES=out("held_n.tif"),
        ENERGY_P95=out("held_e.tif"))  # fmt: skip
    crossings = layer_at(out("crossings.gpkg"))
    thrown = {"DEM": dem, "BARRIERS": lines, "CROSSINGS": crossings, "WORST": 3, "FRAME_INTERVAL": 0.05}
    nothing = dict.fromkeys(("NET", "ROCK_FILM", "REPORT"))
    for energy in WEAK:
        run("talus:net", **thrown, **{**NET, "NET_ENERGY": energy}, **nothing, IMPACTS=out(f"impacts_{energy:g}.gpkg"))
    strong = f"impacts_{ENERGY:g}.gpkg"
    run("talus:net", **thrown, **NET, IMPACTS=out(strong), NET=out("film.gpkg"), ROCK_FILM=out("rock.gpkg"),
        REPORT=out("net.html"))  # fmt: skip
    worst = max(rows_of(strong), key=lambda entry: (entry["verdict"] == "caught", entry["elong_m"]))  # that of the film
    film, rock = layer_at(out("film.gpkg")), layer_at(out("rock.gpkg"))
    moments = sorted({feature["time_s"] for feature in film.getFeatures()})
    moment = min(moments, key=lambda entry: abs(entry - worst["elong_s"]))
    for layer in (film, rock):
        layer.setSubsetString(f'"time_s" > {moment - 1e-6} AND "time_s" < {moment + 1e-6}')
    show([rock, film, crossings, layer_of("Trajectories – with net"), relief], around(film, 4.0), "net_study_film.png")
    for label, name in (("without net", "without"), ("with net", "with")):
        run("talus:hazardmap", SCENARIO_NAMES=[label, 30, ""], HAZARD=out(f"danger_{name}.tif"),
            ZONES=out(f"zones_{name}.gpkg"), REPORT=None, INTENSITY_30=None, INTENSITY_100=None, INTENSITY_300=None,
            PROBABILITY=None)  # fmt: skip
        show(
            [lines, road, layer_at(out(f"zones_{name}.gpkg")), relief],
            around(lines, 130.0),
            f"net_study_danger_{name}.png",
        )
    write_numbers()


def main():
    """The study, and the end of the desktop whatever comes of it."""
    try:
        study()
    except Exception:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(0)


QTimer.singleShot(3000, main)
