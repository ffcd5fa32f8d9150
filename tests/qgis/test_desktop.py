# SPDX-License-Identifier: GPL-2.0-or-later
"""The menu and the example project. Packages: tests/qgis/test_packages.py."""


def test_example_opens_with_all_its_layers_and_a_layout(qgis_app, tmp_path):
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.example import copy_of_example

    project = QgsProject()
    assert project.read(str(copy_of_example(tmp_path)))
    layers = project.mapLayers().values()
    assert len(layers) >= 10 and all(layer.isValid() for layer in layers)
    assert all(str(tmp_path) in layer.source() for layer in layers)
    assert {"Releases", "Ground", "Forest", "Road"} <= {layer.name() for layer in layers}
    assert [layout.name() for layout in project.layoutManager().layouts()] == ["A4"]
    assert any(layer.name().startswith("Energy, 95th percentile") for layer in layers)


def test_example_speaks_the_language_of_the_user(qgis_app, tmp_path, monkeypatch):
    """Its file is English; in English it stays as it is."""
    from qgis.core import QgsLayoutItemLabel, QgsMapLayerLegendUtils, QgsProject

    from talus.algorithms.shared.desktop import example as example_words
    from talus.algorithms.shared.desktop.example import copy_of_example

    project = QgsProject()
    assert project.read(str(copy_of_example(tmp_path)))
    before = sorted(layer.name() for layer in project.mapLayers().values())
    example_words.speak(project)
    assert sorted(layer.name() for layer in project.mapLayers().values()) == before

    monkeypatch.setattr(example_words, "tr", lambda text: f"<{text}>")
    example_words.speak(project)
    names = {layer.name() for layer in project.mapLayers().values()}
    assert {"<Releases>", "<Ground>", "<Forest>", "<Road>", "<Elevation model>", "<Relief>"} <= names
    assert {"Stops – cliff, 2 m³", "Energy, 95th percentile [kJ] – cliff, 2 m³"} <= names  # labels of their algorithms
    assert project.layerTreeRoot().findGroup("<Rockfall> cliff, 2 m³") is not None
    (energy,) = project.mapLayersByName("Energy, 95th percentile [kJ] – cliff, 2 m³")
    node = project.layerTreeRoot().findLayer(energy.id())  # not what the file says of its band, in English
    assert QgsMapLayerLegendUtils.legendNodeUserLabel(node, 0) == "Energy, 95th percentile [kJ]"
    (layout,) = project.layoutManager().printLayouts()
    titles = [item.text() for item in layout.items() if isinstance(item, QgsLayoutItemLabel)]
    assert titles == ["<Talus: example. Energy of the rocks, 95th percentile>"]
    assert not project.isDirty()


def test_copy_of_the_example_keeps_what_the_user_did(qgis_app, tmp_path):
    from talus.algorithms.shared.desktop.example import copy_of_example

    path = copy_of_example(tmp_path)
    path.write_bytes(b"mine")
    assert copy_of_example(tmp_path).read_bytes() == b"mine"


def test_menu_has_its_entries_and_goes_again(qgis_app):
    from talus.algorithms.shared.desktop.menu import Menu
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    menu = Menu(desktop)
    menu.add()
    assert [action.text() for action in desktop.actions] == [
        "New study ...",
        "Open a study ...",
        "Open the example",
        "Map ground and forest",
        "Throw from here",
        "Simulation runs",
        "Results at a place",
        "Moving rocks",
        "Manual",
        "Documentation on the web",
        "Python packages ...",
        "Keep results in the study",
        "Prepare the engine in the background when QGIS starts",
    ]
    menu.remove()
    assert desktop.entries == []


def test_panels_are_tabs_of_one_place(qgis_app):
    """One above the other they are taller than a screen, and the window of QGIS grows out of it."""
    from talus.algorithms.shared.desktop.menu import Menu
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    menu = Menu(desktop)
    menu.map_ground()
    menu.show_runs()
    menu.show_results()
    assert set(desktop.window.tabifiedDockWidgets(menu.results)) == {menu.mapper, menu.runs_panel}
    menu.remove()


def test_titles_of_tabs_are_short_and_never_cut(qgis_app):
    """Beside the toolbox four panels were called Resul... and the like."""
    from qgis.PyQt.QtCore import Qt
    from qgis.PyQt.QtWidgets import QDockWidget, QTabBar

    from talus.algorithms.shared.desktop.menu import Menu
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    toolbox = QDockWidget("Processing Toolbox", desktop.window)
    toolbox.setObjectName("ProcessingToolbox")
    desktop.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, toolbox)
    menu = Menu(desktop)
    for show in (menu.throw_from_here, menu.show_runs, menu.map_ground, menu.show_results):
        show()
    panels = menu.throw_panel, menu.runs_panel, menu.mapper, menu.results
    titles = [panel.windowTitle() for panel in panels]
    assert len(set(titles)) == 4 and max(map(len, titles)) <= len("Simulations")
    desktop.window.resize(900, 600)
    desktop.window.show()
    desktop.window.resizeDocks([toolbox], [360], Qt.Orientation.Horizontal)
    qgis_app.processEvents()
    (bar,) = [
        entry
        for entry in desktop.window.findChildren(QTabBar)
        if entry.parent() is desktop.window and entry.count() == 5
    ]
    for place in range(bar.count()):
        assert bar.tabRect(place).width() > bar.fontMetrics().horizontalAdvance(bar.tabText(place))
    assert bar.elideMode() == Qt.TextElideMode.ElideNone and bar.width() < 0.7 * desktop.window.width()
    menu.remove()
    desktop.window.hide()


def test_help_leads_to_the_site_where_no_page_is_on_this_computer(qgis_app, monkeypatch, tmp_path):
    from talus.algorithms import manual

    assert manual.manual_url("simulate").startswith("file:")
    monkeypatch.setattr(manual, "ROOT", tmp_path)
    monkeypatch.setattr(manual, "PAGES", tmp_path / "manual")
    assert manual.manual_url("simulate") == manual.site_url("manual/simulate")


def test_address_of_the_site_is_the_homepage_with_the_version():
    from talus.algorithms.manual import site_url
    from talus.tests.test_repository import metadata

    homepage, version = metadata()["homepage"].rstrip("/"), metadata()["version"]
    assert site_url("manual/net") == f"{homepage}/{version}/manual/net.html"
