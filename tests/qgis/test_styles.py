# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers arrive named and styled when Processing loads them into a project."""

import html
import re

import pytest


@pytest.fixture
def simulated(loaded, dem, releases, tmp_path):
    """Name -> layer of a simulation."""
    outputs = dict.fromkeys(("TRAJECTORIES", "STOPS", "CONTACTS", "SAMPLES"), "memory:")
    for name in ("PASSAGES", "ENERGY_MAX", "HEIGHT_P95", "VELOCITY_MAX"):
        outputs[name] = str(tmp_path / f"{name}.tif")
    return loaded("talus:simulate", {"DEM": dem, "RELEASES": releases, "RUNS": 2}, outputs)


def project_of(layers):
    """The project that Processing loaded them into."""
    return next(iter(layers.values())).project()


def test_layers_are_named_with_their_units(simulated):
    assert set(simulated) == {
        "Trajectories", "Stops", "Contacts", "Samples of the motion", "Passages [runs]", "Energy, maximum [kJ]",
        "Passing height of the centre, 95th percentile [m]", "Velocity, maximum [m/s]",
    }  # fmt: skip


def test_maps_have_classes_with_units(simulated):
    for name, unit in (("Energy, maximum [kJ]", "kJ"), ("Passing height of the centre, 95th percentile [m]", "m")):
        renderer = simulated[name].renderer()
        assert renderer.type() == "singlebandpseudocolor"
        items = renderer.shader().rasterShaderFunction().colorRampItemList()
        assert len(items) == 6
        assert all(item.label.endswith(unit) for item in items)


def test_energy_classes_part_at_the_intensities_of_swiss_hazard_maps(simulated):
    # 30 and 300 kJ: BAFU, hazard maps for rockfall.
    items = simulated["Energy, maximum [kJ]"].renderer().shader().rasterShaderFunction().colorRampItemList()
    assert {30.0, 300.0} <= {item.value for item in items}


def test_every_energy_has_a_colour(simulated):
    shader = simulated["Energy, maximum [kJ]"].renderer().shader().rasterShaderFunction()
    assert all(shader.shade(value)[0] for value in (0.0, 29.0, 30.0, 31.0, 1e6))


def test_lines_are_coloured_by_energy_and_stops_by_reason(simulated):
    assert simulated["Trajectories"].renderer().type() == "RuleRenderer"
    assert simulated["Contacts"].renderer().classAttribute() == "slip_m"
    stops = simulated["Stops"].renderer()
    assert stops.classAttribute() == "stop"


def test_stops_differ_by_shape(simulated):
    from qgis.core import QgsSimpleMarkerSymbolLayer

    layers = [category.symbol().symbolLayer(0) for category in simulated["Stops"].renderer().categories()]
    shapes = [QgsSimpleMarkerSymbolLayer.encodeShape(layer.shape()) for layer in layers]
    assert len(set(shapes)) == len(shapes) == 7


def test_line_is_drawn_in_the_energies_along_its_way(simulated):
    # The pieces of all classes together are the line; each lies where the larger energy of both its ends says.
    from qgis.core import QgsExpression, QgsExpressionContext, QgsExpressionContextUtils

    from talus.engine.io.line_fields import COLUMNS, decode_motion

    layer = simulated["Trajectories"]
    rules = layer.renderer().rootRule().children()
    assert [rule.label() for rule in rules][:2] == ["≤ 30 kJ", "30 – 100 kJ"]
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    for feature in layer.getFeatures():
        context.setFeature(feature)
        texts = [rule.symbol().symbolLayer(0).geometryExpression() for rule in rules]
        pieces = [QgsExpression(text).evaluate(context) for text in texts]
        lengths = [0.0 if piece is None or piece.isEmpty() else piece.length() for piece in pieces]
        assert sum(lengths) == pytest.approx(feature.geometry().length(), abs=0.01 * len(feature["e_along"].split(";")))
        vertices = list(feature.geometry().vertices())
        motion = decode_motion(feature["motion"], len(vertices))
        speed2 = (motion[:, [COLUMNS.index(f"velocity_{axis}") for axis in "xyz"]] ** 2).sum(axis=1)
        energies = (0.5 * feature["mass_kg"] * speed2 + motion[:, COLUMNS.index("rotational")]) / 1000.0
        fast = int(energies.argmax())
        at = [index for index, piece in enumerate(pieces) if lengths[index] and _passes(piece, vertices[fast])]
        bounds = [0.0, 30.0, 100.0, 300.0, 1000.0, 3000.0]
        assert max(at) == sum(energies[fast] > bound for bound in bounds) - 1


def _passes(piece, vertex):
    from qgis.core import QgsGeometry, QgsPointXY

    return piece.distance(QgsGeometry.fromPointXY(QgsPointXY(vertex))) < 0.01


def test_fields_of_loaded_layers_have_readable_names_with_units(simulated):
    aliases = {field.name(): field.alias() for field in simulated["Trajectories"].fields()}
    assert aliases["e_max_kj"] == "maximum energy [kJ]"
    assert [name for name, alias in aliases.items() if not alias] == ["run"]


def test_stop_reasons_of_the_engine_have_a_mark_each(qgis_app):
    from talus.algorithms.shared.styles.styles import STOPS
    from talus.engine.choices import STOP_REASONS

    assert {"rest", "left terrain", "max time"} <= set(STOPS)
    assert set(STOPS) <= set(STOP_REASONS)


def test_lines_of_every_energy_are_drawn(simulated):
    from qgis.core import QgsRenderContext

    layer = simulated["Trajectories"]
    renderer, context = layer.renderer().clone(), QgsRenderContext()
    renderer.startRender(context, layer.fields())
    for feature in layer.getFeatures():
        context.expressionContext().setFeature(feature)
        assert renderer.willRenderFeature(feature, context)
    renderer.stopRender(context)


def test_rocks_move_in_the_temporal_controller(simulated):
    # From the release to the last sample, each shown until the next.
    layer = simulated["Samples of the motion"]
    properties = layer.temporalProperties()
    assert properties.isActive() and not properties.accumulateFeatures()
    begin, end = extent_in_time(simulated, "Samples of the motion")
    last = max(feature["time_s"] for feature in layer.getFeatures())
    assert begin.toString("yyyy-MM-dd hh:mm:ss.zzz") == "2000-01-01 00:00:00.000"
    assert begin.msecsTo(end) / 1000.0 == pytest.approx(last + INTERVAL, abs=0.002)  # moments are rounded to ms


def test_every_rock_is_shown_once_at_a_time(simulated):
    from qgis.core import QgsDateTimeRange, QgsExpression, QgsFeatureRequest, QgsVectorLayerTemporalContext

    layer = simulated["Samples of the motion"]
    context = QgsVectorLayerTemporalContext()
    context.setLayer(layer)
    moment = extent_in_time(simulated, "Samples of the motion")[0].addMSecs(1310)
    text = layer.temporalProperties().createFilterString(context, QgsDateTimeRange(moment, moment))
    assert not QgsExpression(text).hasParserError()
    shown = list(layer.getFeatures(QgsFeatureRequest().setFilterExpression(text)))
    assert [feature["time_s"] for feature in shown] == pytest.approx([1.3] * 4)
    assert sorted(feature["run"] for feature in shown) == [0, 1, 2, 3]


def test_stops_and_contacts_appear_when_they_happen_and_stay(simulated):
    fields = {"Stops": "duration_s", "Contacts": "time_s"}
    for properties in (simulated[name].temporalProperties() for name in fields):
        assert properties.isActive() and properties.accumulateFeatures()
    for name, field in fields.items():
        first = min(feature[field] for feature in simulated[name].getFeatures())
        begin = extent_in_time(simulated, name)[0]
        assert seconds_of(begin) == pytest.approx(first, abs=0.00051)


@pytest.mark.parametrize("seconds", [0.0, 8.95, 59.9996, 3661.5, 86399.999, 100_000.0])
def test_moment_of_any_second_is_valid(qgis_app, seconds):
    from qgis.core import QgsExpression

    from talus.algorithms.shared.styles.temporal import EXPRESSION

    moment = QgsExpression(EXPRESSION.format("time").replace('"time"', repr(seconds))).evaluate()
    assert seconds_of(moment) == pytest.approx(seconds, abs=0.00051)  # whole ms


def test_layers_lie_at_their_own_height_in_3d_and_in_the_profile(simulated):
    pytest.importorskip("qgis._3d")
    from qgis.core import Qgis, QgsExpression, QgsReadWriteContext
    from qgis.PyQt.QtXml import QDomDocument

    shapes = {"Trajectories": 'simple-lines="1"', "Stops": 'shape="sphere"', "Samples of the motion": 'shape="sphere"'}
    for name, shape in shapes.items():
        # By its XML: Python knows the renderer of a layer and its symbols as the base classes only.
        document = QDomDocument()
        element = document.createElement("renderer")
        document.appendChild(element)
        simulated[name].renderer3D().writeXml(element, QgsReadWriteContext())
        filters = re.findall(r'filter="([^"]+)"', document.toString())
        assert len(filters) >= 3
        assert all(not QgsExpression(html.unescape(text)).hasParserError() for text in filters)
        for text in ('alt-clamping="absolute"', shape):
            assert document.toString().count(text) == len(filters)
        if Qgis.QGIS_VERSION_INT >= 32600:
            assert simulated[name].elevationProperties().clamping() == Qgis.AltitudeClamping.Absolute


def test_lines_have_a_colour_in_the_3d_view(simulated):
    # Simple lines take the colour of their own kind of material only.
    pytest.importorskip("qgis._3d")
    from qgis.core import QgsReadWriteContext
    from qgis.PyQt.QtXml import QDomDocument

    document = QDomDocument()
    element = document.createElement("renderer")
    document.appendChild(element)
    simulated["Trajectories"].renderer3D().writeXml(element, QgsReadWriteContext())
    assert set(re.findall(r'material_type="(\w+)"', document.toString())) == {"simpleline"}


def test_relief_lies_below_the_maps_once_for_a_run(simulated):
    from qgis.PyQt.QtCore import QCoreApplication

    QCoreApplication.processEvents()
    (group,) = project_of(simulated).layerTreeRoot().findGroups()
    names = [node.name() for node in group.findLayers()]
    assert [name.startswith("Relief") for name in names] == [False] * (len(names) - 1) + [True]
    relief = group.findLayers()[-1]
    assert relief.isVisible() and relief.layer().renderer().type() == "hillshade"
    visible = [node.name() for node in group.findLayers() if node.isVisible()]
    assert visible == ["Stops", "Passages [runs]", relief.name()]  # the first map where the usual one is not asked for


def test_results_stand_in_a_group_points_above_lines_above_maps(simulated):
    tree = project_of(simulated).layerTreeRoot()
    (group,) = tree.findGroups()
    assert group.name().startswith("Rockfall 20")  # the time, where the run has no name
    names = [node.name() for node in group.findLayers()]
    assert names[0] == "Stops"
    assert set(names[1:3]) == {"Contacts", "Samples of the motion"}
    assert names[3] == "Trajectories"
    assert len(names) == len(simulated)


def test_layer_that_stands_in_a_group_already_stays_there(qgis_app):
    from qgis.core import QgsProject, QgsVectorLayer

    from talus.algorithms.shared.styles.layer_order import move_to_group

    project = QgsProject()
    layer = QgsVectorLayer("Point", "points", "memory")
    project.addMapLayer(layer, False)
    project.layerTreeRoot().addGroup("mine").addLayer(layer)
    move_to_group(layer, project, "Rockfall", 1)
    assert [group.name() for group in project.layerTreeRoot().findGroups()] == ["mine"]


def test_layer_that_the_desktop_put_into_the_group_takes_its_place_there(qgis_app):
    from qgis.core import QgsProject, QgsVectorLayer

    from talus.algorithms.shared.styles.layer_order import move_to_group

    project = QgsProject()
    group = project.layerTreeRoot().addGroup("Rockfall")
    for name, key in (("points", 4), ("map", 0), ("lines", 2), ("more points", 4)):
        layer = QgsVectorLayer("Point", name, "memory")
        project.addMapLayer(layer, False)
        group.insertLayer(0, layer)
        move_to_group(layer, project, "Rockfall", key)
    assert [node.name() for node in group.children()] == ["more points", "points", "lines", "map"]


def test_temporal_controller_steps_through_the_samples_one_by_one(simulated, monkeypatch):
    # Its own step of an hour shows a run as one frame. A controller in use is left alone.
    import qgis.utils
    from qgis.core import QgsTemporalNavigationObject

    from talus.algorithms.shared.styles.temporal import set_frames

    controller = QgsTemporalNavigationObject()
    monkeypatch.setattr(qgis.utils, "iface", Desktop(controller))
    layer = simulated["Samples of the motion"]
    set_frames(layer, INTERVAL)
    begin, end = controller.temporalExtents().begin(), controller.temporalExtents().end()
    last = max(feature["time_s"] for feature in layer.getFeatures())
    assert seconds_of(begin) == 0.0
    assert seconds_of(end) == pytest.approx(last + INTERVAL, abs=0.002)
    assert controller.frameDuration().seconds() == pytest.approx(INTERVAL)
    assert controller.framesPerSecond() == pytest.approx(10.0)
    controller.setNavigationMode(QgsTemporalNavigationObject.NavigationMode.Animated)
    set_frames(layer, 5.0)
    assert controller.frameDuration().seconds() == pytest.approx(INTERVAL)


class Desktop:
    """The part of QGIS's interface that the styles use."""

    def __init__(self, controller):
        self.controller = controller

    def mapCanvas(self):
        return self

    def temporalController(self):
        return self.controller


INTERVAL = 0.1  # s between samples, the default


def extent_in_time(simulated, name):
    """First and last moment of a layer, as the temporal controller finds them for a project with it alone."""
    from qgis.core import QgsTemporalUtils

    for layer in project_of(simulated).mapLayers().values():
        layer.temporalProperties().setIsActive(layer is simulated[name])
    extent = QgsTemporalUtils.calculateTemporalRangeForProject(project_of(simulated))
    return extent.begin(), extent.end()


def seconds_of(moment):
    """Seconds since the beginning of the year 2000."""
    from qgis.PyQt.QtCore import QDateTime

    return QDateTime(2000, 1, 1, 0, 0, 0).msecsTo(moment) / 1000.0


def test_attribute_tables_have_few_digits_and_the_rows_that_matter_first(simulated):
    """Not 17 digits in the order of the file, and no columns that only algorithms read."""
    from qgis.PyQt.QtCore import Qt

    stops = simulated["Stops"]
    fields = stops.fields()
    for name, decimals in (("e_max_kj", 1), ("h_max_m", 2), ("mass_kg", 0), ("reach_deg", 1)):
        setup = fields[fields.lookupField(name)].editorWidgetSetup()
        assert (setup.type(), setup.config()["Precision"]) == ("Range", decimals)
        assert fields[fields.lookupField(name)].alias()
    config = stops.attributeTableConfig()
    assert config.sortExpression() == '"e_max_kj"' and config.sortOrder() == Qt.SortOrder.DescendingOrder
    columns = {column.name: column.hidden for column in simulated["Trajectories"].attributeTableConfig().columns()}
    assert columns["motion"] and columns["turning"] and columns["e_along"]
    assert not columns["run"] and not columns["e_max_kj"]


def test_moving_rocks_stand_out_by_a_dark_rim(simulated):
    renderer = simulated["Samples of the motion"].renderer()
    ranges = renderer.ranges()  # kept: symbols are theirs
    symbol = ranges[0].symbol()
    assert symbol.size() > 2.0 and symbol.symbolLayer(0).strokeColor().name() == "#111111"


@pytest.mark.parametrize("value, end", [(0.384235, 0.39), (0.38, 0.38), (2134.7, 2200.0), (1.0, 1.0), (0.0999, 0.1)])
def test_ends_of_a_map_of_differences_are_round_and_hold_all_values(value, end):
    """QGIS writes the ends of a continuous legend with all their digits."""
    from talus.algorithms.shared.styles.styles import DifferenceStyle

    assert DifferenceStyle(value).largest == end >= value


def test_shares_and_columns_of_a_percentile_have_few_digits_and_names_that_can_be_read(qgis_app):
    """Not 0.7944444444444444 and 1522.1519775390625; a small probability keeps three digits of itself."""
    from qgis.core import QgsFeature, QgsVectorLayer

    from talus.algorithms.shared.styles.styles import REAL, Column, set_aliases

    names = {"share": "share of the runs that pass", "e_mean_kj": "energy [kJ], mean", "prob_year": "hits per year"}
    layer = QgsVectorLayer("None?" + "&".join(f"field={name}:double" for name in names), "statistics", "memory")
    feature = QgsFeature(layer.fields())
    feature.setAttributes([143.0 / 180.0, 1522.1519775390625, 1.23456e-4])
    layer.dataProvider().addFeature(feature)
    set_aliases(layer, [Column(name, REAL, alias, None) for name, alias in names.items()])
    precisions = {field.name(): field.editorWidgetSetup().config()["Precision"] for field in layer.fields()}
    assert precisions == {"share": 3, "e_mean_kj": 1, "prob_year": 6}
    columns = layer.attributeTableConfig().columns()
    assert [column.hidden for column in columns] == [False, False, False, True]  # the last holds buttons of actions
    widths = {column.name: column.width for column in columns}
    assert widths["share"] > 6 * len(names["share"]) and widths["e_mean_kj"] < widths["share"]
