# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout: a plan in a round scale with styled results, from files and in the project."""

import re

import pytest
from qgis.core import (
    QgsExpressionContextUtils,
    QgsLayoutItemLegend,
    QgsLayoutItemMap,
    QgsLayoutItemScaleBar,
    QgsLegendRenderer,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProject,
    QgsRasterLayer,
    QgsVectorLayer,
)

from talus.algorithms.tools.printlayout.template import FOLDER, TEMPLATES, round_scale


@pytest.fixture
def stops(make_layer):
    """Stops as a simulation writes them, over 80 by 160 m."""
    from talus.algorithms.tools.simulate.styles import NUMBER, run_columns

    columns = (NUMBER, *run_columns())
    texts = {"rock", "stop", "run_name"}
    fields = "&".join(f"field={column.name}:{'string' if column.name in texts else 'double'}" for column in columns)
    values = [{"stop": "rest", "run_name": "east"}.get(column.name, 1.0) for column in columns]
    return make_layer("Point", [("POINT(0 0)", values), ("POINT(80 -160)", values)], fields, name="output")


@pytest.fixture
def plan(qgis_app, recorder):
    def run(layers, context=None, **parameters):
        import processing

        given = {"LAYERS": layers, "RESOLUTION": 60.0, **parameters}
        return processing.run("talus:printlayout", given, feedback=recorder, context=context)

    return run


def of_kind(layout, kind):
    return [item for item in layout.items() if isinstance(item, kind)]


@pytest.mark.parametrize(
    "number, scale", [(1.0, 1.0), (101.0, 200.0), (2000.0, 2000.0), (2001.0, 2500.0), (2501.0, 5000.0)]
)
def test_scales_are_round(number, scale):
    assert round_scale(number) == pytest.approx(scale)


@pytest.mark.parametrize("paper", TEMPLATES)
def test_plan_is_written_without_a_project(plan, stops, dem, tmp_path, paper):
    path = tmp_path / "plan.pdf"
    results = plan([stops], DEM=dem, PAPER=paper, FILE=str(path), TITLE="Cliff", REPORT_OBJECT="Road 7", NOTE="2 m³")
    assert path.read_bytes().startswith(b"%PDF") and path.stat().st_size > 5000
    # 160 m and 5 % for the rim on maps of some 180, 180 and 265 mm: 1 : 1000, for the next larger round one is 1 : 500
    assert results["SCALE_VALUE"] == 1000.0  # and not 1000.0000000003


def test_picture_in_the_scale_that_was_asked_for(plan, stops, tmp_path):
    results = plan([stops], SCALE=500.0, FILE=str(tmp_path / "plan.png"))
    assert results["SCALE_VALUE"] == pytest.approx(500.0)
    assert (tmp_path / "plan.png").read_bytes()[1:4] == b"PNG"


def test_layout_stays_in_the_project_and_is_filled(plan, stops, make_layer, tmp_path):
    project, context = QgsProject(), QgsProcessingContext()
    other = make_layer("Point", [("POINT(5 5)", [])], name="not on the plan")
    for layer in (stops, other):
        project.addMapLayer(layer)
    context.setProject(project)
    plan([stops], context=context, TITLE="Cliff", REPORT_AUTHOR="A. Muster", REPORT_DATE="1.2.2026", FILE=None)
    (layout,) = project.layoutManager().printLayouts()
    scope = QgsExpressionContextUtils.layoutScope(layout)
    assert (scope.variable("talus_title"), scope.variable("talus_author")) == ("Cliff", "A. Muster")
    assert scope.variable("talus_date") == "1.2.2026" and scope.variable("talus_scale") == "1 : 1000"
    (chart,), (legend,), (bar,) = (
        of_kind(layout, kind) for kind in (QgsLayoutItemMap, QgsLayoutItemLegend, QgsLayoutItemScaleBar)
    )
    assert chart.layers() == [stops] and chart.extent().contains(stops.extent())
    assert [node.name() for node in legend.model().rootGroup().findLayers()] == ["output"]
    assert bar.unitsPerSegment() == 10.0  # two parts of 10 mm at 1 : 1000
    project.removeAllMapLayers()


def test_grid_and_title_block_say_where_the_plan_lies(plan, stops, dem):
    """Round coordinates at most 50 mm apart, the coordinate system by name and code, the elevation model."""
    project, context = QgsProject(), QgsProcessingContext()
    project.addMapLayer(stops)
    context.setProject(project)
    plan([stops], context=context, DEM=dem, FILE=None)
    (layout,) = project.layoutManager().printLayouts()
    (chart,) = of_kind(layout, QgsLayoutItemMap)
    (grid,) = chart.grids().asList()
    assert grid.enabled() and grid.crs().authid() == "EPSG:2056"
    assert grid.intervalX() == grid.intervalY() == 50.0  # m: 50 mm at 1 : 1000
    shown = QgsExpressionContextUtils.layoutScope(layout).variable
    assert "LV95" in shown("talus_crs") and "EPSG:2056" in shown("talus_crs")
    assert "slope, cells of 2 m" in shown("talus_sources") and "output" in shown("talus_sources")
    project.removeAllMapLayers()


def test_zones_on_paper_are_no_hairs_and_the_layer_stays_as_it_is(plan, make_layer, box):
    """Two zones 1 m apart at 1 : 1000 are one on the plan: its coin has 1 mm, which is 1 m."""
    from talus.algorithms.tools.hazardmap.zones import zone_columns

    types = {"level": "int", "area_m2": "double"}
    fields = "&".join(f"field={column.name}:{types.get(column.name, 'string')}" for column in zone_columns())
    values = [3, "moderate danger", 1.0, None, None, None, "#2166d6"]
    zones = make_layer("Polygon", [(box(0, -160, 40, 0), values), (box(41, -160, 80, 0), values)], fields, name="zones")
    project, context = QgsProject(), QgsProcessingContext()
    project.addMapLayer(zones)
    context.setProject(project)
    for smoothing, count in ((1.0, 1), (0.0, 2)):
        plan([zones], context=context, FILE=None, SMOOTHING=smoothing)
        shown = of_kind(project.layoutManager().printLayouts()[-1], QgsLayoutItemMap)[0].layers()[0]
        assert shown.featureCount() == count and shown.name() == "zones"
    assert zones.featureCount() == 2 and zones.isValid()
    project.removeAllMapLayers()


def test_raster_of_danger_levels_is_drawn_as_zones(plan, qgis_app, tmp_path):
    """A path of cells two cells beside another, 2 m each: at 1 : 2000 gaps below 4 m close, and the zones are one.

    What the hazard map makes by default is a raster, whose single paths were hairs on the plan.
    """
    import numpy as np

    from talus.algorithms.shared.styles.known_layers import ITEM, all_known, which_of
    from talus.engine.io import raster

    levels = np.zeros((60, 40), np.uint8)
    levels[:, 10] = levels[10:50, 12] = 4
    levels[:5, 30] = 3
    grid = raster.Grid(levels.shape, (2.0, 2.0), (2_600_001.0, 1_199_881.0), "EPSG:2056")
    path = str(tmp_path / "levels.tif")
    raster.write_bands(path, [raster.Band(levels, "", "Danger levels")], grid, (0, 0), 0, {ITEM: "HAZARD"})
    layer = QgsRasterLayer(path, "Danger levels")
    which_of(all_known(), layer).style(layer).apply(layer)
    project, context = QgsProject(), QgsProcessingContext()
    project.addMapLayer(layer)
    context.setProject(project)
    for smoothing in (1.0, 0.0):
        plan([layer], context=context, SCALE=2000.0, FILE=None, SMOOTHING=smoothing)
        shown = of_kind(project.layoutManager().printLayouts()[-1], QgsLayoutItemMap)[0].layers()[0]
        assert isinstance(shown, QgsVectorLayer) == (smoothing > 0.0) and shown.name() == "Danger levels"
        if smoothing > 0.0:
            areas = [(feature["level"], feature["area_m2"]) for feature in shown.getFeatures()]
            assert {level for level, _ in areas} == {3, 4}
            (red,) = [area for level, area in areas if level == 4]  # one zone, not two paths
            assert 0.95 * 4.0 * (60 + 2 * 40) < red < 1.5 * 4.0 * (60 + 2 * 40)
            assert sum(area for level, area in areas if level == 3) > 4.0 * 5
            words = {category.label(): category.symbol().color().name() for category in shown.renderer().categories()}
            assert words["high danger"] == "#e6231e"
    project.removeAllMapLayers()


def test_long_legend_stays_within_its_frame(plan, make_layer):
    """22 classes, which the usual size of letters would draw over the title block."""
    from qgis.core import QgsCategorizedSymbolRenderer, QgsMarkerSymbol, QgsRendererCategory

    rows = [(f"POINT({3 * k} -{k})", [k]) for k in range(22)]
    layer = make_layer("Point", rows, "field=kind:int", name="kinds")
    classes = [QgsRendererCategory(k, QgsMarkerSymbol.createSimple({}), f"kind {k}") for k in range(22)]
    layer.setRenderer(QgsCategorizedSymbolRenderer("kind", classes))
    project, context = QgsProject(), QgsProcessingContext()
    project.addMapLayer(layer)
    context.setProject(project)
    plan([layer], context=context, FILE=None)
    (layout,) = project.layoutManager().printLayouts()
    (legend,) = of_kind(layout, QgsLayoutItemLegend)
    (frame,) = [item for item in layout.items() if getattr(item, "id", str)() == "talus_legend_frame"]
    drawn = QgsLegendRenderer(legend.model(), legend.legendSettings()).minimumSize()
    assert 60.0 < drawn.height() <= frame.rect().height() and legend.rect().height() <= frame.rect().height()
    project.removeAllMapLayers()


@pytest.mark.parametrize("kind", ["paletted", "singlebandpseudocolor"])
def test_legend_of_a_raster_has_its_classes_alone(plan, dem, kind):
    """Without "Band 1 (Gray)" above them, which says nothing on a plan."""
    from qgis.core import QgsPalettedRasterRenderer, QgsRasterLayer
    from qgis.PyQt.QtGui import QColor

    from talus.algorithms.shared.styles.styles import RasterStyle

    project, context = QgsProject(), QgsProcessingContext()
    layer = QgsRasterLayer(dem, "danger")
    if kind == "paletted":
        classes = [QgsPalettedRasterRenderer.Class(value, QColor("red"), f"class {value}") for value in (450, 500)]
        layer.setRenderer(QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes))
    else:
        RasterStyle("height").apply(layer)
    assert layer.renderer().type() == kind
    project.addMapLayer(layer)
    context.setProject(project)
    plan([layer], context=context, FILE=None)
    (layout,) = project.layoutManager().printLayouts()
    (legend,) = of_kind(layout, QgsLayoutItemLegend)
    (node,) = legend.model().rootGroup().findLayers()
    shown = [str(one.data(0)) for one in legend.model().layerLegendNodes(node)]
    assert len(shown) >= 2 and not [text for text in shown if "Band" in text]
    project.removeAllMapLayers()


def test_results_from_files_get_their_style_and_name(qgis_app, stops):
    from talus.algorithms.call import Call
    from talus.algorithms.shared.styles.on_load import project_for

    project, (copy,) = project_for([stops], Call(None, {}, QgsProcessingContext()))
    assert copy.name() == "Stops – east" and copy.renderer().type() == "categorizedSymbol"
    assert stops.renderer().type() != "categorizedSymbol" and stops.name() == "output"
    assert project.mapLayers()


def test_template_of_an_office_is_taken(plan, stops, tmp_path):
    text = (FOLDER / "a4_landscape.qpt").read_text(encoding="utf-8")
    template = tmp_path / "office.qpt"
    template.write_text(text, encoding="utf-8")
    plan([stops], TEMPLATE=str(template), FILE=str(tmp_path / "plan.pdf"))
    assert (tmp_path / "plan.pdf").is_file()


@pytest.mark.parametrize("text", ["no xml", "<Layout name='a'><PageCollection/></Layout>"])
def test_template_without_a_map_is_refused(plan, stops, tmp_path, text):
    template = tmp_path / "office.qpt"
    template.write_text(text, encoding="utf-8")
    with pytest.raises(QgsProcessingException, match=r"not a layout template with a map|cannot be read \(syntax error"):
        plan([stops], TEMPLATE=str(template), FILE=str(tmp_path / "plan.pdf"))
    assert not (tmp_path / "plan.pdf").exists()


@pytest.mark.parametrize("name", ["plan", "plan.nothing"])
def test_file_without_an_ending_of_a_picture_is_refused_in_words(plan, stops, tmp_path, name):
    """In QGIS 3.22 the exporter has no message, and asking for one was an AttributeError."""
    with pytest.raises(QgsProcessingException, match=r"\.pdf or \.png"):
        plan([stops], FILE=str(tmp_path / name))


def test_template_that_is_not_there_is_refused(plan, stops, tmp_path):
    with pytest.raises(QgsProcessingException, match=r"absent\.qpt cannot be read \(No such file or directory\)"):
        plan([stops], TEMPLATE=str(tmp_path / "absent.qpt"), FILE=str(tmp_path / "plan.pdf"))


def test_plan_of_zones_that_are_not_there_shows_the_elevation_model(plan, make_layer, dem, tmp_path):
    """No danger zone was found on the slope: its plan shows the extent of the elevation model and is no error."""
    nowhere, path = make_layer("Polygon", []), tmp_path / "plan.pdf"
    results = plan([nowhere], DEM=dem, FILE=str(path))
    assert path.stat().st_size > 1000 and results["SCALE_VALUE"] == plan([nowhere, dem], FILE=str(path))["SCALE_VALUE"]
    with pytest.raises(QgsProcessingException, match="cover no area"):
        plan([nowhere], FILE=str(path))


def test_tables_alone_are_refused(plan, make_layer):
    table = QgsVectorLayer("NoGeometry?field=a:double", "table", "memory")
    with pytest.raises(QgsProcessingException, match="tables alone"):
        plan([table])


def test_without_shapely_zones_are_printed_as_they_are(recorder, make_layer, box, monkeypatch):
    from talus.algorithms.call import Call
    from talus.algorithms.tools.hazardmap.zones import zone_columns
    from talus.algorithms.tools.printlayout import for_paper

    def require(name):
        raise ImportError(name)

    monkeypatch.setattr(for_paper, "require", require)
    types = {"level": "int", "area_m2": "double"}
    fields = "&".join(f"field={column.name}:{types.get(column.name, 'string')}" for column in zone_columns())
    zones = make_layer("Polygon", [(box(0, -9, 9, 0), [3, "danger", 1.0, None, None, None, "#2166d6"])], fields)
    call = Call(None, {}, QgsProcessingContext(), recorder)
    assert for_paper.smoothed_zones([zones], 5.0, QgsProject(), call) == [zones]
    assert any("unchanged" in message for message in recorder.messages)


@pytest.mark.parametrize("paper", ["a4_landscape", "a4_portrait", "a3_landscape", "a3_portrait"])
def test_texts_of_the_title_block_begin_at_the_left(paper):
    """Justified words stand far apart in a narrow box."""
    template = (FOLDER / f"{paper}.qpt").read_text(encoding="utf-8")
    labels = re.findall(r'<LayoutItem[^>]* halign="(\d+)"', template)
    assert len(labels) > 10 and {int(label) for label in labels} == {1}  # Qt's AlignLeft
