# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers that are seen after each step of a study, and their order: see algorithms/shared/styles/layer_order.py."""

import numpy as np
import pytest

from talus.tests.qgis.conftest import NORTH, WEST

MIDDLE = WEST + 40.0, NORTH - 60.0


def add_group(desk, title, *layers):
    """A group as a run or a hazard map leaves it: its layers, then the relief, and all that QGIS puts off."""
    from talus.algorithms.shared.styles.layer_order import show_relief_later
    from talus.algorithms.shared.styles.relief import relief_for

    group = desk.project.layerTreeRoot().insertGroup(0, title)
    for layer in layers:
        desk.project.addMapLayer(layer, False)
        group.addLayer(layer)
    show_relief_later(relief_for(None, desk.project), desk.project, title)
    desk.settle()


def seen_of(desk):
    """Names of the top of the layer tree that are shown, from the top."""
    return [node.name() for node in desk.project.layerTreeRoot().children() if node.isVisible()]


def test_second_hazard_map_stands_beside_the_first_and_is_seen_alone(desk, make_layer, box):
    """Two danger maps lay one above the other, and the run's energies below both had the same reds."""
    areas = make_layer("Polygon", [(box(0, -120, 80, 0), [])], name="Source areas")
    points = make_layer("Point", [("POINT(40 -60)", [])], name="Release points")
    group = desk.project.layerTreeRoot().insertGroup(0, "Rockfall")
    for layer in (points, areas):
        desk.project.addMapLayer(layer, False)
        group.addLayer(layer)
    for title in ("Rockfall 001 today", "Hazard map", "Hazard map (2)"):
        add_group(desk, title, make_layer("Polygon", [(box(0, -50, 80, 0), [])], name=f"areas of {title}"))
    assert [name for name in seen_of(desk) if name[-1] in "y)p"] == ["Hazard map (2)"]
    assert "Source areas" not in desk.seen()
    assert seen_of(desk) == ["Rockfall", "Releases", "Lines", "Hazard map (2)", "Ground", "Elevation model"]
    assert desk.project.layerTreeRoot().findGroup("Hazard map") is not None  # beside it, without its tick


def test_run_that_is_looked_at_is_not_below_a_hazard_map(desk, make_layer, box):
    from talus.algorithms.shared.desktop.runs_panel.of_study import FoundRun, show_only

    for title in ("Rockfall 001 today", "Hazard map"):
        add_group(desk, title, make_layer("Polygon", [(box(0, -50, 80, 0), [])], name=f"areas of {title}"))
    run = FoundRun(desk.project.layerTreeRoot().findGroup("Rockfall 001 today"), {}, {})
    show_only([run], run)
    assert "Rockfall 001 today" in seen_of(desk) and "Hazard map" not in seen_of(desk)


def test_ground_that_is_drawn_after_a_run_is_seen_while_it_is_drawn(desk, box):
    """The relief of the run hid each polygon at once; a closed panel gives the map of the run free again."""
    from qgis.core import QgsGeometry

    from talus.algorithms.shared.desktop.ground_mapper.panel import MapperPanel

    add_group(desk, "Rockfall 001 today")
    relief = desk.colour(*MIDDLE)
    panel = MapperPanel(desk.iface)
    panel.activate()
    panel.pages.widget(0).choose("hard")
    shape = QgsGeometry.fromWkt(box(0, -120, 80, 0))
    shape.translate(WEST, NORTH)
    panel.add_drawn(shape)
    assert desk.seen()[0] == "Ground" and desk.colour(*MIDDLE) != relief
    panel.pages.setCurrentIndex(1)
    assert desk.seen()[0] == "Forest" and desk.colour(*MIDDLE) == relief
    add_group(desk, "Rockfall 002 ground")
    panel.add_drawn(shape)
    assert desk.seen()[0] == "Forest" and desk.colour(*MIDDLE) != relief
    panel.close()
    assert desk.colour(*MIDDLE) == relief and desk.seen()[-3:] == ["Forest", "Ground", "Elevation model"]
    panel.close_down()


def test_hazard_map_of_a_model_is_seen_whatever_comes_last(desk, make_layer, box):
    """A dossier ended with one of its runs on the map, and its danger zones without a tick."""
    from talus.algorithms.shared.styles.layer_order import show_relief_later
    from talus.algorithms.shared.styles.relief import relief_for

    for title in ("Rockfall 001 before", "Hazard map", "Rockfall 002 after"):
        group = desk.project.layerTreeRoot().addGroup(title)
        layer = make_layer("Polygon", [(box(0, -50, 80, 0), [])], name=f"areas of {title}")
        desk.project.addMapLayer(layer, False)
        group.addLayer(layer)
        show_relief_later(relief_for(None, desk.project), desk.project, title)
    desk.settle()
    assert [name for name in seen_of(desk) if name[-1] in "ertp"] == ["Hazard map"]


def test_second_risk_of_an_object_hides_the_first(desk, make_layer):
    """Both had their labels on the map: the road with 1 / 109 a and with 1 / 21 a. Of other objects both are seen."""
    from talus.algorithms.shared.styles.layer_order import hide_earlier

    road, house = ("LINESTRING(0 -60, 80 -60)", []), ("LINESTRING(0 -80, 10 -80)", [])
    root = desk.project.layerTreeRoot()
    group, nodes = root.insertGroup(0, "Rockfall"), []
    for title, shapes in (("Risk", [road]), ("Risk (2)", [house]), ("Risk (3)", [road, house])):
        layer = make_layer("LineString", shapes, name=title)
        desk.project.addMapLayer(layer, False)
        nodes.append(group.insertLayer(0, layer))
        hide_earlier(root, layer)
        seen = [node.itemVisibilityChecked() for node in nodes]
        assert seen == {"Risk": [True], "Risk (2)": [True, True], "Risk (3)": [False, False, True]}[title]


@pytest.mark.long
def test_layers_of_a_model_come_into_their_groups(desk, tmp_path):
    """Since QGIS 3.32 groups are named to QGIS, which forgets them for models: 23 layers lay beside each other."""
    np.savetxt(tmp_path / "blocks.txt", np.exp(np.random.default_rng(5).normal(-1.2, 0.4, 80)) ** 3)
    desk.draw("Lines", "LINESTRING(0 -80, 80 -80)", (WEST, NORTH), name="road")
    desk.run(
        "dossier", BLOCK_FILE=str(tmp_path / "blocks.txt"), ANCHOR_VOLUME=0.05, ANCHOR_PERIOD=10.0, RELEASES="Releases",
        RUNS=1, OBJECTS="Lines", BARRIERS="Lines", BARRIER_HEIGHT=5.0, BARRIER_ENERGY=1000.0, TITLE="Dossier",
        LOSSES=["", 0.0, 0.1, 1.0, 0.01, 0.1, 0.8],
    )  # fmt: skip
    children = desk.project.layerTreeRoot().children()
    assert {child.name() for child in children if not hasattr(child, "layer")} >= {"Rockfall", "Hazard map"}
    layers = {child.name() for child in children if hasattr(child, "layer")}
    assert layers == {"Releases", "Lines", "Ground", "Elevation model"}
    assert [name for name in seen_of(desk) if name[-1] == "p"] == ["Hazard map"]
