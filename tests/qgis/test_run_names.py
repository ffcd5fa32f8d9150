# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs with names: groups, names of layers, what is to be seen, fields, metadata and the report."""

import pytest


@pytest.fixture
def desktop(qgis_app, dem, releases, recorder, tmp_path):
    """``desktop(name)``: run talus:simulate into a project as the desktop does; returns the project."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    project, count = QgsProject(), iter(range(9))

    def run(name):
        context, number = QgsProcessingContext(), next(count)
        context.setProject(project)
        parameters = {"DEM": dem, "RELEASES": releases, "RUNS": 2, "RUN_NAME": name}
        for output, file in (
            ("TRAJECTORIES", "memory:"), ("STOPS", "memory:"), ("ENERGY_P95", f"{tmp_path}/e{number}.tif"),
            ("ENERGY_MAX", f"{tmp_path}/m{number}.tif"),
        ):  # fmt: skip
            parameters[output] = QgsProcessingOutputLayerDefinition(file, project)
        algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
        _, succeeded = algorithm.run(parameters, context, recorder)
        assert succeeded and handleAlgorithmResults(algorithm, context, recorder, parameters=parameters)
        qgis_app.processEvents()  # what the desktop does next
        return project

    return run


def test_each_run_has_its_own_group_and_only_one_map_is_seen(desktop):
    project = desktop("north wall")
    for name in ("north wall", "", ""):
        desktop(name)
    groups = project.layerTreeRoot().findGroups()
    names = [group.name() for group in groups]
    assert len(set(names)) == 4 and {"Rockfall north wall", "Rockfall north wall (2)"} <= set(names)
    for group in groups:
        nodes = group.findLayers()
        assert len(nodes) == 5  # the relief below them
        seen = {node.name().split(" – ")[0].split(" (")[0] for node in nodes if node.itemVisibilityChecked()}
        assert seen == {"Stops", "Energy, 95th percentile [kJ]", "Relief"}
        if "north wall" in group.name():
            assert all(node.name().endswith(f" – {group.name().split(' ', 1)[1]}") for node in nodes)
    names = [layer.name() for layer in project.mapLayers().values()]
    assert len(set(names)) == len(names)


def test_name_stands_in_fields_metadata_and_report(simulate, tmp_path):
    from osgeo import gdal

    outputs = {"STOPS": tmp_path / "stops.gpkg", "ENERGY_P95": tmp_path / "p95.tif", "REPORT": tmp_path / "report.html"}
    simulate(RUN_NAME="before <nets>", **{name: str(path) for name, path in outputs.items()})
    stops = gdal.OpenEx(str(outputs["STOPS"]))
    assert {feature["run_name"] for feature in stops.GetLayer(0)} == {"before <nets>"}
    assert stops.GetMetadataItem("TALUS_RUN") == "before <nets>"
    assert gdal.Open(str(outputs["ENERGY_P95"])).GetMetadataItem("TALUS_RUN") == "before <nets>"
    assert "<h1>Rockfall simulation: before &lt;nets&gt;</h1>" in outputs["REPORT"].read_text(encoding="utf-8")


def test_what_looks_at_a_run_stands_in_its_group(desktop, qgis_app, recorder, make_layer):
    """Passages through lines of two runs were all called Crossings, in one group."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition

    for name in ("north wall", "south wall"):
        project = desktop(name)
    line = make_layer("LineString", [("LINESTRING(50 -60, 50 20)", [])], name="road")
    for name, label in (
        ("north wall", "Crossings – north wall"), ("south wall", "Crossings – south wall"),
        ("south wall", "Crossings – south wall (2)"),
    ):  # fmt: skip
        context = QgsProcessingContext()
        context.setProject(project)
        trajectories = project.mapLayersByName(f"Trajectories – {name}")[0]
        parameters = {"TRAJECTORIES": trajectories.id(), "LINES": line}
        parameters["CROSSINGS"] = QgsProcessingOutputLayerDefinition("memory:", project)
        algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:screenline")
        _, succeeded = algorithm.run(parameters, context, recorder)
        assert succeeded and handleAlgorithmResults(algorithm, context, recorder, parameters=parameters)
        qgis_app.processEvents()
        node = project.layerTreeRoot().findLayer(project.mapLayersByName(label)[0].id())
        assert node.parent().name() == f"Rockfall {name}" and node.itemVisibilityChecked()


def test_each_hazard_map_has_a_group_of_its_own(qgis_app):
    """Two were in one group, the one drawn over the other; while one is made its title is taken."""
    from qgis.core import QgsProject

    from talus.algorithms.shared.styles.layer_order import end_run, new_evaluation

    project = QgsProject()
    project.layerTreeRoot().addGroup("Hazard map")
    second, third = (new_evaluation("Hazard map", {"HAZARD"}, project) for _ in range(2))
    assert [(item.group, item.name) for item in (second, third)] == [("Hazard map (2)", ""), ("Hazard map (3)", "")]
    end_run(second)
    assert new_evaluation("Hazard map", {"HAZARD"}, project).group == "Hazard map (2)"


@pytest.fixture
def tree(qgis_app, make_layer):
    """``tree(name, kind)``: a new layer at the top of the layer tree of a project; and the project."""
    from qgis.core import QgsProject

    project = QgsProject()

    def put(name, kind="Point", group=None):
        layer = make_layer(kind, [], name=name)
        project.addMapLayer(layer, False)
        (group or project.layerTreeRoot()).insertLayer(0, layer)
        return layer

    return put, project


def test_layer_that_the_desktop_puts_into_the_group_of_an_earlier_run_is_moved(tree):
    """The desktop of QGIS 3.22 puts a new layer beside the current one, wherever that is."""
    from talus.algorithms.shared.styles.layer_order import move_to_group

    put, project = tree
    root = project.layerTreeRoot()
    move_to_group(put("stops of A"), project, "Rockfall A", 3)
    move_to_group(put("stops of B", group=root.findGroup("Rockfall A")), project, "Rockfall B", 3)
    move_to_group(put("lines of B", group=root.findGroup("Rockfall A")), project, "Rockfall B", 2)
    groups = {group.name(): [node.name() for node in group.findLayers()] for group in root.findGroups()}
    assert groups == {"Rockfall A": ["stops of A"], "Rockfall B": ["stops of B", "lines of B"]}


def test_layers_of_two_runs_or_of_none_are_of_no_run(tree):
    from talus.algorithms.shared.styles.layer_order import run_of

    put, project = tree
    root = project.layerTreeRoot()
    lines = put("Trajectories – A", group=root.insertGroup(0, "Rockfall A"))
    others = put("Trajectories – B", group=root.insertGroup(0, "Rockfall B"))
    unnamed = put("Trajectories", group=root.insertGroup(0, "Rockfall 2026-11-23 00:00:00"))
    own = put("Trajectories – C", group=root.insertGroup(0, "mine"))
    assert run_of([lines], project)[:3] == ("A", "Rockfall A", None)
    assert run_of([unnamed], project)[:2] == ("", "Rockfall 2026-11-23 00:00:00")
    assert [run_of(layers, project) for layers in ([], [lines, others], [own], [put("top")])] == [None] * 4


def test_layer_in_a_group_of_the_users_stays(tree):
    from talus.algorithms.shared.styles.layer_order import move_to_group

    put, project = tree
    own = project.layerTreeRoot().addGroup("mine")
    move_to_group(put("stops", group=own), project, "Rockfall A", 3)
    assert [node.name() for node in own.findLayers()] == ["stops"] and len(project.layerTreeRoot().findGroups()) == 1


def put_inputs(put):
    """Inputs of a user, each above the one before."""
    for name, kind in (("forest", "Polygon"), ("road", "LineString"), ("releases", "Point")):
        put(name, kind)


def test_releases_and_roads_stay_above_the_relief_and_areas_below(tree):
    from talus.algorithms.shared.styles.layer_order import lift_points_and_lines

    put, project = tree
    root = project.layerTreeRoot()
    put_inputs(put)
    group = root.insertGroup(0, "Rockfall A")
    stops = put("stops", group=group)
    lift_points_and_lines(root, group)
    assert [node.name() for node in root.children()] == ["releases", "road", "Rockfall A", "forest"]
    assert project.mapLayer(stops.id()) is not None
    before = [node.name() for node in root.children()]
    lift_points_and_lines(root, root.findGroup("Rockfall A"))
    assert [node.name() for node in root.children()] == before


def test_what_passes_lines_does_not_keep_releases_below_the_relief(tree):
    from talus.algorithms.shared.styles.layer_order import lift_points_and_lines

    put, project = tree
    root = project.layerTreeRoot()
    for name, kind in (("danger", "Polygon"), ("road", "LineString")):
        put(name, kind)
    put("crossings", group=root.insertGroup(0, "Rockfall"))
    group = root.insertGroup(0, "Rockfall A")
    put("stops", group=group)
    lift_points_and_lines(root, group)
    assert [node.name() for node in root.children()] == ["Rockfall", "road", "Rockfall A", "danger"]


def test_releases_stay_above_the_relief_when_source_areas_were_found_first(tree):
    """The group of what belongs to no run stood between the run and the user's releases, and all of it was hidden."""
    from talus.algorithms.shared.styles.layer_order import lift_points_and_lines

    put, project = tree
    root = project.layerTreeRoot()
    put_inputs(put)
    result = root.insertGroup(0, "Rockfall")
    put("source areas", "Polygon", group=result)
    put("release points", group=result)
    group = root.insertGroup(0, "Rockfall A")
    put("stops", group=group)
    lift_points_and_lines(root, group)
    assert [node.name() for node in root.children()] == ["Rockfall", "releases", "road", "Rockfall A", "forest"]
    assert len(project.mapLayers()) == 6 and all(node.layer() for node in root.findLayers())


def test_what_looks_at_an_earlier_run_brings_its_group_above_the_relief_of_later_ones(tree):
    from talus.algorithms.shared.styles.layer_order import raise_run
    from talus.algorithms.shared.styles.relief import KEY

    put, project = tree
    root = project.layerTreeRoot()
    for name in ("A", "B"):
        group = root.insertGroup(0, f"Rockfall {name}")
        put(f"stops {name}", group=group)
        put(f"relief {name}", group=group)
        group.children()[-1].setCustomProperty(KEY, True)
    put("releases")
    order = [node.name() for node in root.children()]
    assert [name for name in order if "Rockfall" in name] == ["Rockfall B", "Rockfall A"]
    raise_run(root, root.findGroup("Rockfall A"))
    after = [node.name() for node in root.children()]
    assert [name for name in after if "Rockfall" in name] == ["Rockfall A", "Rockfall B"]
    assert after.index("releases") == order.index("releases")
    raise_run(root, root.findGroup("Rockfall A"))  # it is there already
    assert [node.name() for node in root.children()] == after
    raise_run(root, None)


def test_only_the_run_that_was_made_or_looked_at_last_is_open_in_the_layer_tree(tree):
    from qgis.core import QgsApplication

    from talus.algorithms.shared.styles.layer_order import raise_run_later
    from talus.algorithms.shared.styles.relief import KEY

    put, project = tree
    root = project.layerTreeRoot()
    for name in ("Rockfall A", "Rockfall B", "mine"):
        group = root.insertGroup(0, name)
        put(f"relief of {name}", group=group)
        if name != "mine":
            group.children()[-1].setCustomProperty(KEY, True)
    for name in ("Rockfall B", "Rockfall A"):
        raise_run_later(project, name)
        QgsApplication.processEvents()
        assert {group.name() for group in root.findGroups() if group.isExpanded()} == {name, "mine"}
        # labels of the other stood over its map, for QGIS draws labels above all layers
        assert {group.name() for group in root.findGroups() if group.itemVisibilityChecked()} == {name, "mine"}


def test_what_belongs_to_no_run_stands_above_the_reliefs_of_runs(tree):
    """The second comparison went into the group of the first, which the run made in between had hidden."""
    from qgis.core import QgsApplication

    from talus.algorithms.shared.styles.layer_order import raise_evaluation_later
    from talus.algorithms.shared.styles.relief import KEY

    put, project = tree
    root = project.layerTreeRoot()
    put("differences", group=root.insertGroup(0, "Rockfall"))
    put("relief of A", group=root.insertGroup(0, "Rockfall A"))
    root.findGroup("Rockfall A").children()[-1].setCustomProperty(KEY, True)
    raise_evaluation_later(project, "Rockfall")
    QgsApplication.processEvents()
    assert [group.name() for group in root.findGroups()] == ["Rockfall", "Rockfall A"]
    assert all(group.itemVisibilityChecked() for group in root.findGroups())


@pytest.mark.parametrize("has_map", [True, False])
def test_points_and_lines_stand_above_a_map_of_no_run(tree, dem, has_map):
    """A slope covers all; what else is made of no run hides nothing and stands on top."""
    from qgis.core import QgsApplication, QgsRasterLayer

    from talus.algorithms.shared.styles.layer_order import raise_evaluation_later

    put, project = tree
    root = project.layerTreeRoot()
    put_inputs(put)
    group = root.insertGroup(0, "Rockfall")
    put("source areas", "Polygon", group=group)
    if has_map:
        slope = QgsRasterLayer(dem, "slope")
        project.addMapLayer(slope, False)
        group.addLayer(slope)
    raise_evaluation_later(project, "Rockfall")
    QgsApplication.processEvents()
    inputs = ["releases", "road"]
    top = [*inputs, "Rockfall"] if has_map else ["Rockfall", *inputs]
    assert [node.name() for node in root.children()] == [*top, "forest"]
