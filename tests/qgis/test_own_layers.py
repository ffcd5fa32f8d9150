# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs of dialogs get the layers that they mean, or nothing: no map, result or carved terrain by chance."""


def put(desk, layer):
    desk.project.addMapLayer(layer, False)
    desk.project.layerTreeRoot().insertLayer(0, layer)
    return layer


def table(output, name, kind):
    """A layer with the fields of an output of Talus."""
    from qgis.core import QgsVectorLayer

    from talus.algorithms.shared.styles.known_layers import all_known

    fields = max((entry.fields for entry in all_known() if entry.output == output), key=len)
    return QgsVectorLayer(
        f"{kind}?crs=EPSG:2056&" + "&".join(f"field={field}:double" for field in fields), name, "memory"
    )


def carve(desk, path):
    """The elevation model with an embankment, as the tool leaves it in the project."""
    from qgis.core import QgsRasterLayer

    from talus.algorithms.tools.embankment.carving import write_heights
    from talus.engine import Terrain

    terrain = Terrain.from_raster(desk.project.mapLayersByName("Elevation model")[0].source())
    write_heights(str(path), terrain.heights, terrain, True)
    return put(desk, QgsRasterLayer(str(path), "Carved elevation model"))


def test_carved_elevation_model_is_chosen_by_nobody_but_the_user(desk, tmp_path):
    """It came first in the list, as "C" before "E": source areas, throws and the next run were of the embankment."""
    from talus.algorithms.shared.styles.relief import elevation_models

    carve(desk, tmp_path / "carved.tif")
    assert [elevation_model.name() for elevation_model in elevation_models(desk.project)] == [
        "Elevation model",
        "Carved elevation model",
    ]
    for name in ("simulate", "sourceareas", "netsiting", "printlayout"):
        assert desk.offered(name, "DEM") == {"DEM": "Elevation model"}, name
    dialog = desk.dialog("simulate")
    assert "Carved elevation model" in dialog.messageBar().currentItem().text()
    dialog.close()


def test_plan_has_a_relief_where_there_are_two_elevation_models(desk, tmp_path, dem):
    """QGIS leaves the optional input empty, and the plan had none below its zones."""
    from qgis.core import QgsRasterLayer

    put(desk, QgsRasterLayer(dem, "another"))
    assert desk.offered("printlayout", "DEM") == {"DEM": "Elevation model"}


def test_drawn_lines_are_no_trajectories(desk):
    """Before the first run QGIS put the layer of lines into the input."""
    for name in ("screenline", "netsiting", "view3d", "profile"):
        assert desk.offered(name, "TRAJECTORIES") == {"TRAJECTORIES": None}, name


def test_inputs_get_what_they_mean_or_nothing(desk, make_layer):
    put(desk, make_layer("Polygon", [], "field=stand:string&field=drag_coefficient:double", name="Forest"))
    put(desk, table("STATISTICS", "Statistics of the lines", "LineString"))
    put(desk, table("CROSSINGS", "Crossings", "Point"))
    assert desk.offered("screenline", "LINES") == {"LINES": "Lines"}
    assert desk.offered("objectrisk", "OBJECTS") == {"OBJECTS": "Lines"}
    assert desk.offered("barrier", "BARRIERS") == desk.offered("barrier", "BARRIERS") == {"BARRIERS": "Lines"}
    assert desk.offered("embankment", "CREST", "GROUND") == {"CREST": "Lines", "GROUND": None}
    assert desk.offered("forestcheck", "STANDS", "TREES") == {"STANDS": "Forest", "TREES": None}
    assert desk.offered("calibrate", "OBSERVED") == {"OBSERVED": None}
    assert desk.offered("compareruns", "BEFORE", "AFTER") == {"BEFORE": None, "AFTER": None}
    put(desk, table("STOPS", "Stops – 001 today", "Point"))
    assert desk.offered("compareruns", "BEFORE", "AFTER") == {"BEFORE": None, "AFTER": "Stops – 001 today"}
    put(desk, table("STOPS", "Stops – 002 net", "Point"))
    assert desk.offered("compareruns", "BEFORE", "AFTER") == {
        "BEFORE": "Stops – 001 today", "AFTER": "Stops – 002 net",
    }  # fmt: skip
