# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole study on the demonstration slope, by the widgets of its dialogs, and what is seen after each step.

Each step leaves a picture and its layer tree: in the folder that TALUS_STORY names, else with the test's own files. No
number of a rock is asserted: few are thrown. What is asserted is which layers are seen, in which order, and colours at
places whose ground the slope itself says (resources/demo/slope.py).
"""

import os
import shutil
import signal

import numpy as np
import pytest

from talus.tests.qgis.story_desk import Desk
from talus.tests.qgis.study_runs import kill_in_the_middle

CORNER = 2_640_000.0, 1_160_000.0
CLIFF, TALUS, VALLEY = ((CORNER[0] + x, CORNER[1] - y) for x, y in ((180.0, 112.0), (258.0, 165.0), (250.0, 640.0)))
FEW = dict.fromkeys(("ENERGY_MAX", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "REACH_PROBABILITY"))
THROWN = {"RELEASES": "Release points", "RUNS": 2, "VOLUME": 0.5, "MAX_TIME": 60.0, **FEW}
DAM = "LINESTRING(150 -370, 350 -370)"
ON_THE_DAM = CORNER[0] + 250.0, CORNER[1] - 372.0  # on its downhill side: the terrain rises there by some metres
LIGHT_NET = {"NET_ENERGY": 100.0, "FAMILY": "cable net", "SPACING": 10.0, "MESH": 1.0, "HEIGHT": 4.0, "MAX_TIME": 0.3}


@pytest.fixture
def desk(qgis_app, tmp_path):
    """The desk, with a new study of the demonstration slope."""
    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.study_folder.new_study import make_study
    from talus.resources.demo import make_demo

    desk = Desk(os.environ.get("TALUS_STORY", tmp_path / "pictures"))
    make_demo.main(tmp_path / "demo")
    desk.study = make_study(QgsRasterLayer(str(tmp_path / "demo" / "terrain.tif"), "terrain"), tmp_path / "study")
    desk.keeper.open_path(str(desk.study.project))
    yield desk
    desk.close()


def groups_seen(desk):
    """Titles of the groups that are shown, from the top."""
    return [group.name() for group in desk.project.layerTreeRoot().findGroups() if group.isVisible()]


def map_ground(desk):
    """The proposal of the terrain: rock on the cliff, debris below it, meadow in the valley."""
    from talus.algorithms.shared.desktop.ground_mapper.panel import MapperPanel

    panel = MapperPanel(desk.iface)
    panel.activate()
    panel.proposing.click()
    assert panel.save() and desk.seen()[0] == "Ground"
    assert len({desk.colour(*place) for place in (CLIFF, TALUS, VALLEY)}) == 3
    desk.picture("ground proposed")
    return panel


def draw_forest(desk, panel):
    """A stand that is drawn after the run, above its relief as long as the panel is open."""
    from qgis.core import QgsGeometry

    bare = desk.colour(*VALLEY)
    panel.activate()
    panel.pages.setCurrentIndex(1)
    shape = QgsGeometry.fromWkt("POLYGON((0 -600, 500 -600, 500 -680, 0 -680, 0 -600))")
    shape.translate(*CORNER)
    panel.add_drawn(shape)
    assert panel.save() and desk.seen()[0] == "Forest" and desk.colour(*VALLEY) != bare
    desk.picture("forest drawn")
    panel.close()
    assert desk.colour(*VALLEY) == bare


def chosen(desk, name):
    """The feature of the layer "Lines" with a name, as one selects it for a dialog."""
    from qgis.core import QgsProcessingFeatureSourceDefinition

    lines = desk.project.mapLayersByName("Lines")[0]
    lines.selectByExpression(f"\"name\" = '{name}'")
    assert lines.selectedFeatureCount() == 1
    return QgsProcessingFeatureSourceDefinition(lines.id(), True)


def protect(desk):
    """A screen line at the road, an embankment above it, the run on its terrain, a barrier."""
    desk.draw("Lines", "LINESTRING(20 -395, 480 -395)", CORNER, name="road")
    assert desk.offered("screenline", "TRAJECTORIES", "LINES") == {
        "TRAJECTORIES": "Trajectories – 002 forest", "LINES": "Lines",
    }  # fmt: skip
    desk.run("screenline", REPORT=None)
    assert "Crossings – 002 forest" in desk.seen()
    desk.picture("screen line")
    desk.draw("Lines", DAM, CORNER, name="dam")
    dam = chosen(desk, "dam")
    desk.run("embankment", CREST=dam, HEIGHT=4.0, GROUND="Ground", GROUND_FIELD="ground_class", REPORT=None)
    (crest,) = desk.project.mapLayersByName("Embankments")[0].getFeatures()
    assert crest["name"] == "dam" and "Footprint of the embankments" in desk.seen()
    assert "Ground polygons with the embankments" not in desk.seen()
    assert desk.offered("simulate", "DEM", "RELEASES") == {"DEM": "Elevation model", "RELEASES": "Release points"}
    desk.picture("embankment")
    ground = {"GROUND": "Ground polygons with the embankments", "GROUND_FIELD": "ground_class"}
    desk.run("simulate", RUN_NAME="dam", DEM="Carved elevation model", REPORT=None, **ground, **THROWN)
    assert groups_seen(desk) == ["Rockfall", "Rockfall 003 dam"]
    carved = desk.project.mapLayersByName("Carved elevation model")[0]
    assert (
        desk.project.layerTreeRoot().findGroup("Rockfall 003 dam").findLayers()[-1].layer().source() == carved.source()
    )
    desk.picture("run on the carved terrain")
    desk.run("barrier", BARRIERS=dam, TRAJECTORIES="Trajectories – 001 today")
    assert {"Checked barriers – 001 today", "Variants of the barriers – 001 today"} <= set(desk.seen())
    assert groups_seen(desk) == ["Rockfall", "Rockfall 001 today"]  # the run whose rocks were asked for
    desk.picture("barrier")


def try_nets(desk):
    """Places for a net at both lines, and an impact on one at the line of the dam, of the rocks of the first run."""
    thrown = {"TRAJECTORIES": "Trajectories – 001 today", **LIGHT_NET}
    assert desk.offered("netsiting", "LINES", "DEM") == {"LINES": "Lines", "DEM": "Elevation model"}
    desk.run("netsiting", LINES="Lines", CROSSINGS=1, **thrown)
    assert "Places for the net – 001 today" in desk.seen()
    desk.picture("places for a net")
    desk.run("net", BARRIERS=chosen(desk, "dam"), WORST=1, FRAME_INTERVAL=0.1, **thrown)
    made = {f"{name} – 001 today" for name in ("Impacts on the net", "Film of the net", "Film of the rock")}
    assert made <= set(desk.seen())
    films = [desk.project.mapLayersByName(name)[0] for name in made if name.startswith("Film")]
    assert all(film.temporalProperties().isActive() for film in films)
    desk.picture("impact on a net")


def share_of_dark(desk, places, moment):
    """Share of some places at which the dot of a rock is seen in a picture of the temporal controller."""
    image, settings = desk.image(moment)
    pixels = [settings.mapToPixel().transform(*entry) for entry in places]
    colours = [image.pixelColor(round(pixel.x()), round(pixel.y())) for pixel in pixels]
    return sum(colour.red() + colour.green() + colour.blue() < 150 for colour in colours) / len(colours)


def move_rocks(desk):
    """The rocks of the first run fly over the map to the end of the temporal controller, and into a film."""
    from qgis.PyQt.QtGui import QImageReader

    from talus.algorithms.shared.desktop.moving_rocks.dialog import MovingRocksDialog
    from talus.algorithms.shared.desktop.moving_rocks.film import endings

    dialog = MovingRocksDialog(desk.iface, "Rockfall 001 today")
    dialog.seconds.setValue(2.0)
    layer, controller = dialog.show_on_map(), desk.controller
    assert desk.seen()[0] == layer.name()
    controller.pause()
    last = controller.totalFrameCount() - 1
    places = [
        feature.geometry().asPoint() for feature in desk.project.mapLayersByName("Stops – 001 today")[0].getFeatures()
    ]
    at_rest = [share_of_dark(desk, places, moment) for moment in (0, last)]
    assert at_rest[0] < 0.5 and at_rest[1] > 0.75  # a few are below labels; nobody waits for the last twentieth
    desk.picture("rocks fly", last // 3)
    desk.picture("rocks at rest", last)
    desk.iface.window.resize(1000, 1000)  # films have the shape of the canvas, which has one once it is shown
    desk.iface.window.show()
    desk.settle()
    desk.iface.canvas.setLayers([entry for entry in desk.shown() if entry is not layer])
    desk.iface.canvas.setDestinationCrs(desk.project.crs())
    desk.iface.canvas.setExtent(desk.project.viewSettings().defaultViewExtent())
    dialog.width_box.setValue(480)
    if ".gif" in endings():
        film = desk.pictures / "film.gif"
        assert dialog.write(str(film))
        reader = QImageReader(str(film))
        assert reader.imageCount() == dialog.pictures()
        pictures = [reader.read() for _ in range(reader.imageCount())]
        pictures[len(pictures) // 3].save(str(desk.picture_file("film")))
    desk.iface.window.hide()
    dialog.close()
    desk.project.removeMapLayer(layer.id())


def write_dossier(desk, folder):
    """The example model from a list of blocks to the plan."""
    blocks = folder / "blocks.txt"
    np.savetxt(blocks, np.exp(np.random.default_rng(5).normal(-1.2, 0.4, 80)) ** 3)
    object_losses = ["", 0.0, 0.1, 1.0, 0.01, 0.1, 0.8]
    desk.run(
        "dossier", BLOCK_FILE=str(blocks), ANCHOR_VOLUME=0.05, ANCHOR_PERIOD=10.0, RELEASES="Releases", RUNS=2,
        GROUND="Ground", GROUND_FIELD="ground_class", FOREST="Forest", BARRIERS=chosen(desk, "dam"), BARRIER_HEIGHT=5.0,
        BARRIER_ENERGY=3000.0, OBJECTS=chosen(desk, "road"), LOSSES=object_losses, TITLE="Dossier",
    )  # fmt: skip
    assert [title for title in groups_seen(desk) if title != "Rockfall"] == ["Hazard map (3)"]
    assert [name for name in desk.seen() if name.startswith("Risk")] == ["Risk of the objects (2)"]
    assert any(path.suffix == ".pdf" for path in desk.study.reports.iterdir())
    desk.picture("dossier")


def greys_of(path):
    """The light greys of a picture, without lines and texts."""
    from qgis.PyQt.QtGui import QColor, QImage

    image = QImage(str(path))
    colours = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    triples = {QColor(colour).getRgb()[:3] for colour in colours}
    return {red for red, green, blue in triples if red == green == blue and 60 < red < 250}


def decide(desk):
    """Two hazard maps, of which the second is seen, the risk of the road, and a plan with a relief."""
    for name in ("today", "dam"):
        desk.run("hazardmap", SCENARIO_NAMES=[name, 100, 1], ZONES="TEMPORARY_OUTPUT")
    assert [title for title in groups_seen(desk) if title != "Rockfall"] == ["Hazard map (2)"]
    assert "Source areas" not in desk.seen() and desk.seen()[-1] == "Elevation model"
    desk.picture("second hazard map")
    crossings = desk.project.mapLayersByName("Crossings – 002 forest")[0].id()
    desk.run("objectrisk", OBJECTS="Lines", CROSSINGS=[crossings], SCENARIOS=[100, 50, 1])
    assert desk.project.mapLayersByName("Risk of the objects")
    desk.picture("risk")
    zones = desk.project.mapLayersByName("Danger zones")[-1].id()
    assert desk.offered("printlayout", "DEM") == {"DEM": "Elevation model"}
    plan = desk.picture_file("plan")
    desk.run("printlayout", LAYERS=[zones, desk.id_of("Lines")], FILE=str(plan), RESOLUTION=75.0)
    assert len(greys_of(plan)) > 60  # a relief, though there is a second elevation model


def reopen(desk, study):
    """QGIS ended without saving: what is seen is as before."""
    desk.project.clear()
    desk.keeper.open_path(str(study / "study.qgz"))
    desk.settle()
    assert all(layer.isValid() for layer in desk.project.mapLayers().values())
    return desk.tree()


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed so on Windows")
def test_study_from_the_terrain_to_the_plan_and_after_a_crash(desk, tmp_path):
    from talus.algorithms.shared.desktop.runs_panel.of_study import records_elsewhere, state_of

    assert desk.seen() == ["Releases", "Lines", "Ground", "Elevation model"]
    bare = desk.colour(*CLIFF)
    desk.run("sourceareas", SPACING=60.0)
    assert desk.seen()[:2] == ["Release points", "Source areas"] and desk.colour(*CLIFF) != bare
    desk.picture("source areas")
    panel = map_ground(desk)
    panel.close()
    desk.run("simulate", RUN_NAME="today", GROUND="Ground", GROUND_FIELD="ground_class", **THROWN)
    assert groups_seen(desk) == ["Rockfall", "Rockfall 001 today"] and "Source areas" not in desk.seen()
    assert "Energy, 95th percentile [kJ] – 001 today" in desk.seen()
    desk.picture("first run")
    draw_forest(desk, panel)
    desk.run("simulate", RUN_NAME="forest", FOREST="Forest", REPORT=None, **THROWN)
    assert groups_seen(desk) == ["Rockfall", "Rockfall 002 forest"]
    assert desk.offered("compareruns", "BEFORE", "AFTER") == {
        "BEFORE": "Stops – 001 today", "AFTER": "Stops – 002 forest",
    }  # fmt: skip
    desk.picture("second run")
    protect(desk)
    try_nets(desk)
    move_rocks(desk)
    decide(desk)
    for x in (180.0, 240.0):
        desk.draw("Releases", f"POINT({x} -112)", CORNER)
    write_dossier(desk, tmp_path)
    panel.close_down()
    before = desk.tree()
    kill_in_the_middle(desk.study, 150)
    after = reopen(desk, desk.study.root)
    (killed,) = records_elsewhere(desk.project)
    assert state_of(killed) == "unfinished" and killed.name.endswith(" killed")
    desk.picture("after a crash")
    assert sorted(line.strip("[x ]*") for line in after) == sorted(line.strip("[x ]*") for line in before)
    assert [title for title in groups_seen(desk) if title.startswith("Hazard")] == ["Hazard map (3)"]
    assert [name for name in desk.seen() if name.startswith("Risk")] == ["Risk of the objects (2)"]
    assert desk.seen()[-4:] == ["Forest", "Ground", "Carved elevation model", "Elevation model"]
    desk.project.clear()
    moved = shutil.move(str(desk.study.root), str(tmp_path / "elsewhere"))
    assert sorted(reopen(desk, tmp_path / "elsewhere")) == sorted(after) and moved
    desk.picture("moved")
