# SPDX-License-Identifier: GPL-2.0-or-later
"""Messages name inputs by the labels of the dialog, and by the names that models and scripts have for them."""

import pytest

MESSAGES = [
    ("simulate", "GROUND: the layer is empty.", "Ground polygons – GROUND: the layer is empty."),
    ("simulate", "DEM slope: are no degrees.", "Elevation model – DEM slope: are no degrees."),
    ("simulate", "GROUND: choose it (GROUND_FIELD).", "Ground polygons – GROUND: choose it (GROUND_FIELD)."),
    (
        "net", "TRAJECTORIES, CROSSINGS: give one of them.",
        "Trajectories, Crossings of a barrier (instead) – TRAJECTORIES, CROSSINGS: give one of them.",
    ),
    (
        "trees", "Give one of STANDS and POINTS; 2 were given.",
        "Give one of Stands (STANDS) and Trees that are points already (POINTS); 2 were given.",
    ),
    ("sourceareas", "Lower MIN_AREA.", "Lower Smallest area [m²] (MIN_AREA)."),
    ("simulate", "/data/DEM.tif: no such file", "/data/DEM.tif: no such file"),
    ("simulate", "DEMO: a name that is no input", "DEMO: a name that is no input"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "message", "wanted"), MESSAGES)
def test_names_of_inputs_have_their_labels(qgis_app, name, message, wanted):
    from talus.algorithms.messages import with_label

    algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
    assert with_label(algorithm, message) == wanted
    assert with_label(algorithm, wanted) == wanted  # an algorithm within another may pass it on


@pytest.mark.parametrize("name", ["GROUND", "BARRIERS", "TREES", "FOREST"])
def test_layer_without_geometries_is_refused_as_that(refused, make_layer, name):
    """Not as one that lies outside of the elevation model."""
    from qgis.core import QgsFeature, QgsGeometry

    from talus.tests.qgis.test_simulate_bad_input import FOREST, says

    kind = {"BARRIERS": "LineString", "TREES": "Point"}.get(name, "Polygon")
    layer = make_layer(kind, [], FOREST if name == "FOREST" else "field=ground_class:string", name="bare")
    layer.dataProvider().addFeatures([QgsFeature(layer.fields())])
    layer.dataProvider().changeGeometryValues({1: QgsGeometry()})
    assert says(refused(**{name: layer}), f"{name}: no feature of the layer bare has a geometry")


@pytest.mark.parametrize(("name", "kind", "wkt"), [
    ("GROUND", "Polygon", "POLYGON((0 -60, 80 -60, 80 0, 0 0, 0 -60))"),
    ("BARRIERS", "LineString", "LINESTRING(60 -50, 44 -50)"),
])  # fmt: skip
def test_features_without_a_geometry_are_told_of_where_others_have_one(simulate, make_layer, recorder, name, kind, wkt):
    from qgis.core import QgsFeature

    layer = make_layer(kind, [(wkt, ["hard"])], "field=ground_class:string")
    layer.dataProvider().addFeatures([QgsFeature(layer.fields())])
    simulate(**{name: layer})
    assert [
        text for text in recorder.warnings if text.endswith(f"{name}: left out, as they have no geometry: feature 2.")
    ]


def test_metres_taken_for_degrees_are_a_matter_of_the_coordinate_system(refused, make_layer, box):
    """They get infinite in a projection; to repair geometries would not help."""
    from talus.tests.qgis.test_simulate_bad_input import says

    ground = make_layer("Polygon", [(box(0, -60, 80, 0), ["hard"])], "field=ground_class:string", crs="EPSG:4326")
    assert says(refused(GROUND=ground), "GROUND: feature 1 cannot be reprojected", "coordinate system")
