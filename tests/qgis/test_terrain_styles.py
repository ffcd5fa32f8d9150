# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of talus:sourceareas and talus:groundclasses arrive named and styled when Processing loads them."""

from talus.tests.qgis.bands import band_of


def test_source_areas_and_points_are_graduated_by_their_slope(loaded, dem, tmp_path):
    parameters = {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0}
    outputs = {"AREAS": "memory:", "POINTS": "memory:", "SLOPE": str(tmp_path / "slope.tif")}
    layers = loaded("talus:sourceareas", parameters, outputs)
    assert set(layers) == {"Source areas", "Release points", "Slope [°]"}
    for name, field in (("Source areas", "slope_mean"), ("Release points", "slope_deg")):
        assert layers[name].renderer().classAttribute() == field
        assert all(entry.label().endswith("°") for entry in layers[name].renderer().ranges())
    assert layers["Source areas"].attributeDisplayName(2) == "area in plan [m²]"
    assert layers["Slope [°]"].renderer().type() == "singlebandpseudocolor"


def test_ground_shows_its_classes_and_problems_their_kind(loaded, dem, make_layer, box, tmp_path):
    from qgis.core import QgsRenderContext

    shapes = [(box(0, -60, 80, 0), ["hard"]), (box(0, -80, 80, -20), ["soft"])]
    ground = make_layer("Polygon", shapes, "field=c:string")
    parameters = {"DEM": dem, "GROUND": ground, "GROUND_FIELD": "c"}
    layers = loaded(
        "talus:groundclasses", parameters, {"GROUND_RASTER": str(tmp_path / "g.tif"), "PROBLEMS": "memory:"}
    )
    assert set(layers) == {"Ground raster", "Problems of the map"}
    raster = layers["Ground raster"]
    assert "class" in raster.bandName(band_of(raster.renderer())) and raster.renderer().type() == "paletted"
    problems = layers["Problems of the map"]
    renderer = problems.renderer()
    renderer.startRender(QgsRenderContext(), problems.fields())
    assert all(renderer.symbolForFeature(feature, QgsRenderContext()) for feature in problems.getFeatures())
    renderer.stopRender(QgsRenderContext())
