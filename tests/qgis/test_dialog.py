# SPDX-License-Identifier: GPL-2.0-or-later
"""The dialog of talus:simulate by sections, and the toolbox in the order of a study."""

from pathlib import Path

import pytest


@pytest.fixture
def algorithm(qgis_app):
    return qgis_app.processingRegistry().createAlgorithmById("talus:simulate")


@pytest.fixture
def panel(algorithm):
    from talus.algorithms.sectioned_dialog import SectionedDialog

    dialog = algorithm.createCustomParametersWidget(None)
    assert isinstance(dialog, SectionedDialog)
    yield dialog.mainWidget()
    dialog.close()


def test_every_parameter_stands_in_one_section(algorithm):
    from talus.algorithms.tools.simulate.algorithm import sections

    named = [name for _, names in sections() for name in names]
    assert sorted(named) == sorted(definition.name() for definition in algorithm.parameterDefinitions())


def test_dialog_shows_every_parameter_on_its_page(panel, algorithm):
    assert set(panel.wrappers) == {definition.name() for definition in algorithm.parameterDefinitions()}
    titles = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert titles == [title for title, _ in algorithm.sections()]
    for page, (_, definitions) in zip(panel.pages, algorithm.sections()):
        widgets = [panel.wrappers[definition.name()].wrappedWidget() for definition in definitions]
        tops = {widget.window() for widget in widgets}
        assert len(tops) == 1 and page.common.count() >= 2


def test_values_of_the_dialog_are_those_of_processing(panel):
    panel.setParameters({"RUNS": 77, "BARRIER_HEIGHT": 4.5, "SEED": 3})
    values = {name: wrapper.parameterValue() for name, wrapper in panel.wrappers.items()}
    assert (values["RUNS"], values["BARRIER_HEIGHT"], values["SEED"]) == (77, 4.5, 3)
    assert values["ROCK"] == "worn_compact" and values["STOPS"] is not None


def test_dialog_proposes_passages_and_energy_of_all_rasters(panel, algorithm, project, dem, releases):
    """And loads both when all is done; a user may skip them or ask for others."""
    project.addMapLayer(releases.clone())
    panel.setParameters({"DEM": dem, "RELEASES": next(iter(project.mapLayers()))})
    rasters = [
        definition.name() for definition in algorithm.parameterDefinitions() if definition.type() == "rasterDestination"
    ]
    given = panel.createProcessingParameters()
    wanted = {name: given[name] for name in rasters if given.get(name)}
    assert set(wanted) == {"PASSAGES", "ENERGY_P95"} and len(rasters) > 10
    assert all(entry.destinationProject is project for entry in wanted.values())


def test_model_of_a_paper_is_seen_and_refuses_restitution_when_run_is_pressed(panel, algorithm, project, dem, releases):
    """A model other than the usual one opens the box in which it stands; checked before anything is computed."""
    from qgis.core import QgsProcessingContext

    project.addMapLayer(releases.clone())
    ground = panel.page_of["GROUND_MODEL"]
    assert ground.box.isCollapsed()
    panel.setParameters({"DEM": dem, "RELEASES": next(iter(project.mapLayers())), "GROUND_MODEL": "Leine et al. 2014"})
    assert not ground.box.isCollapsed() and panel.page_of["SEED"].box.isCollapsed()
    context = QgsProcessingContext()
    context.setProject(project)
    good, reason = algorithm.checkParameterValues(panel.createProcessingParameters(), context)
    assert good, reason
    panel.setParameters({"RESTITUTION": 0.3})
    good, reason = algorithm.checkParameterValues(panel.createProcessingParameters(), context)
    assert not good and "RESTITUTION: Leine et al. 2014 does not have this input" in reason


def test_wrong_value_turns_to_its_page(panel):
    panel.list.setCurrentRow(5)
    with pytest.raises(Exception) as caught:
        panel.createProcessingParameters()
    assert caught.value.parameter.name() == "DEM"
    assert panel.list.currentRow() == 0


@pytest.fixture(autouse=True)
def project(qgis_app):
    """That of the application, in which dialogs look for layers; empty before, whatever ran earlier, and afterwards."""
    from qgis.core import QgsProject

    QgsProject.instance().clear()
    yield QgsProject.instance()
    QgsProject.instance().clear()


def elevation_model_in_dialog(qgis_app, name):
    """Name of the layer that the dialog of an algorithm has for DEM; None: it is empty."""
    from qgis.core import QgsProject

    dialog = qgis_app.processingRegistry().createAlgorithmById(name).createCustomParametersWidget(None)
    layer = QgsProject.instance().mapLayer(str(dialog.mainWidget().wrappers["DEM"].parameterValue()))
    dialog.close()
    return layer and layer.name()


def test_only_elevation_model_of_a_project_is_filled_in(qgis_app, project, dem, simulate, tmp_path):
    """QGIS leaves the input empty where points or lines are current, and else takes a map of energies, too."""
    from qgis.core import QgsRasterLayer

    made = simulate(ENERGY_MAX=str(tmp_path / "energy.tif"))
    project.addMapLayer(QgsRasterLayer(made["ENERGY_MAX"], "energy"))
    project.addMapLayer(QgsRasterLayer(dem, "heights"))
    for name in ("talus:simulate", "talus:barrier"):
        assert elevation_model_in_dialog(qgis_app, name) == "heights"
    project.addMapLayer(QgsRasterLayer(dem, "again"))  # the same file
    assert elevation_model_in_dialog(qgis_app, "talus:barrier") in {"heights", "again"}
    other = tmp_path / "other.tif"
    other.write_bytes(Path(dem).read_bytes())
    project.addMapLayer(QgsRasterLayer(str(other), "a terrain"))  # which of them? QGIS takes the first
    assert elevation_model_in_dialog(qgis_app, "talus:barrier") == "a terrain"


def releases_in_dialog(qgis_app, project, name="talus:simulate"):
    """Name of the layer that the dialog of an algorithm has for RELEASES; None: it is empty."""
    dialog = qgis_app.processingRegistry().createAlgorithmById(name).createCustomParametersWidget(None)
    layer = project.mapLayer(str(dialog.mainWidget().wrappers["RELEASES"].parameterValue()))
    dialog.close()
    return layer and layer.name()


def test_layer_that_is_there_by_chance_releases_no_rocks(qgis_app, project, make_layer, simulate, dem, tmp_path):
    """QGIS fills in the first layer of a project, such as a meadow of the ground."""

    def add(kind, name, *fields):
        wkt = {"Polygon": "POLYGON((0 0,9 0,9 9,0 0))", "Point": "POINT(1 1)", "LineString": "LINESTRING(0 0,9 9)"}
        layer = make_layer(
            kind, [(wkt[kind], ["x"] * len(fields))], "&".join(f"field={field}:string" for field in fields)
        )
        layer.setName(name)
        project.addMapLayer(layer)

    add("Polygon", "meadows", "ground_class")
    assert releases_in_dialog(qgis_app, project) is None
    with_stops = simulate(STOPS=str(tmp_path / "stops.gpkg"))
    from qgis.core import QgsVectorLayer

    project.addMapLayer(QgsVectorLayer(with_stops["STOPS"], "stops"))  # points, but a result
    assert releases_in_dialog(qgis_app, project) is None
    add("Point", "corners", "name")
    assert releases_in_dialog(qgis_app, project) == "corners"  # the only points that are no result
    add("Polygon", "Départements", "name")
    add("Polygon", "water_sources", "name")
    assert releases_in_dialog(qgis_app, project) == "corners"
    add("LineString", "Ablösegebiete", "name")
    assert releases_in_dialog(qgis_app, project) == "Ablösegebiete"
    add("Polygon", "release areas", "name")  # which of them? QGIS's own choice stays, or none
    assert releases_in_dialog(qgis_app, project) in {None, "Ablösegebiete", "release areas"}


def test_points_that_talus_made_come_before_layers_with_a_name(qgis_app, project, make_layer):
    made = make_layer("Point", [("POINT(1 1)", [1, 45.0, 4.0])], "field=area_id:integer&field=slope_deg:double"
                                                                 "&field=area_m2:double")  # fmt: skip
    made.setName("points")
    named = make_layer("Polygon", [("POLYGON((0 0,9 0,9 9,0 0))", ["x"])], "field=name:string")
    named.setName("release areas of another slope")
    for layer in (named, made):
        project.addMapLayer(layer)
    assert releases_in_dialog(qgis_app, project) == "points"


def test_releases_that_need_not_be_given_are_not_filled_in(qgis_app, project, make_layer):
    layer = make_layer("Point", [("POINT(1 1)", ["x"])], "field=name:string")
    layer.setName("releases")
    project.addMapLayer(layer)
    assert releases_in_dialog(qgis_app, project) == "releases"
    assert releases_in_dialog(qgis_app, project, "talus:hazardmap") is None


def test_result_is_no_elevation_model(simulate, tmp_path):
    from qgis.core import QgsProcessingException

    made = simulate(ENERGY_MAX=str(tmp_path / "energy.tif"))
    with pytest.raises(QgsProcessingException, match=r"energy is a result of Talus \(ENERGY_MAX\) and no elevation"):
        simulate(DEM=made["ENERGY_MAX"])


def test_barriers_and_trees_are_in_sight(algorithm):
    from qgis.core import QgsProcessingParameterDefinition

    advanced = QgsProcessingParameterDefinition.Flag.FlagAdvanced
    for name in ("BARRIERS", "BARRIER_HEIGHT", "BARRIER_ENERGY", "TREES"):
        assert not algorithm.parameterDefinition(name).flags() & advanced


def test_no_label_is_cut_where_the_dialog_is_narrow(qgis_app):
    """Labels take a second line, and nothing else asks for more width than a dialog of 1000 pixels has for it."""
    from qgis.PyQt.QtWidgets import QCheckBox, QLabel

    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        dialog = algorithm.create().createCustomParametersWidget(None)  # which it keeps, and takes with it
        if dialog is None:  # an example model, whose dialog is QGIS's own
            continue
        panel = dialog.mainWidget()
        inner = {label for wrapper in panel.wrappers.values() for label in wrapper.wrappedWidget().findChildren(QLabel)}
        assert all(label.wordWrap() for label in set(panel.findChildren(QLabel)) - inner), algorithm.name()
        for name, wrapper in panel.wrappers.items():
            if wrapper.parameterDefinition().isDestination():
                texts = {box.text() for box in wrapper.wrappedWidget().findChildren(QCheckBox)}
                assert texts <= {"Open when finished"}, name
        dialog.close()


def test_no_choice_of_a_list_is_cut_where_the_dialog_is_narrow(qgis_app):
    """At 1000 pixels, help beside it, and also of what stands under More."""
    from qgis.gui import QgsCollapsibleGroupBoxBasic
    from qgis.PyQt.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

    cut, looked_at = set(), 0
    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        dialog = algorithm.create().createCustomParametersWidget(None)
        if dialog is None:
            continue
        dialog.resize(1000, 700)
        dialog.show()
        panel = dialog.mainWidget()
        for box in panel.findChildren(QgsCollapsibleGroupBoxBasic):
            box.setCollapsed(False)
        for page in range(panel.list.count() if hasattr(panel, "list") else 1):
            if hasattr(panel, "list"):
                panel.list.setCurrentRow(page)
            qgis_app.processEvents()
            for box in filter(QComboBox.isVisible, panel.findChildren(QComboBox)):
                option, parts = QStyleOptionComboBox(), QStyle.ComplexControl.CC_ComboBox
                option.initFrom(box)
                edge = box.style().subControlRect(parts, option, QStyle.SubControl.SC_ComboBoxEditField, box)
                texts = [box.itemText(k) for k in range(box.count())]
                looked_at += len(texts)
                cut |= {text for text in texts if box.fontMetrics().horizontalAdvance(text) > edge.width() - 4}
        dialog.close()
    assert cut == set() and looked_at > 200


def test_no_file_filter_names_an_ending_twice(qgis_app):
    """Filters of files that Talus reads are tested; lists of all layers that QGIS can read are QGIS's own."""
    from qgis.core import QgsProcessingParameterFile

    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        for definition in algorithm.parameterDefinitions():
            if isinstance(definition, QgsProcessingParameterFile) and definition.fileFilter():
                endings = definition.createFileFilter().replace(")", " ").split("*.")[1:]
                endings = [ending.split()[0] for ending in endings]
                assert len(endings) == len(set(endings)), (algorithm.name(), definition.name())


def test_plain_dialog_opens_where_processing_is_another(algorithm, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "talus.algorithms.sectioned_dialog", None)
    assert algorithm.createCustomParametersWidget(None) is None


def test_toolbox_goes_as_a_study_goes(qgis_app):
    groups = {}
    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        groups.setdefault(algorithm.group(), set()).add(algorithm.name())
    assert sorted(groups) == ["1 Prepare", "2 Simulate", "3 Evaluate", "4 Decide"]
    assert {"sourceareas", "groundclasses", "trees"} <= groups["1 Prepare"]
    assert "simulate" in groups["2 Simulate"] and "screenline" in groups["3 Evaluate"]
    assert {"hazardmap", "designcheck"} <= groups["4 Decide"]


def test_every_algorithm_has_an_icon_and_a_page_of_the_manual(qgis_app):
    from pathlib import Path

    from qgis.PyQt.QtCore import QUrl

    icons = set()
    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        assert Path(algorithm.svgIconPath()).stem == algorithm.name()
        icons.add(Path(algorithm.svgIconPath()).read_bytes())
        assert not algorithm.icon().isNull()
        page = Path(QUrl(algorithm.helpUrl()).toLocalFile())
        assert page.is_file() and page.stem == algorithm.name()
    assert len(icons) == len(qgis_app.processingRegistry().providerById("talus").algorithms())


def test_lists_show_words_and_keep_their_names(panel):
    from qgis.PyQt.QtWidgets import QComboBox

    wrapper = panel.wrappers["GROUND_DEFAULT"]
    widget = wrapper.wrappedWidget()
    box = widget if isinstance(widget, QComboBox) else widget.findChild(QComboBox)
    assert box.itemText(box.findData("medium_hard")) == "medium hard (medium_hard)"
    box.setCurrentIndex(box.findData("medium_hard"))
    assert wrapper.parameterValue() == "medium_hard"
    panel.setParameters({"GROUND_DEFAULT": "extra_hard"})
    assert wrapper.parameterValue() == "extra_hard" and box.currentText() == "extra hard (extra_hard)"


def test_words_of_choices_are_of_names_that_there_are(qgis_app):
    from talus.algorithms.choice_names import choice_names

    names = set()
    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        names |= {
            option
            for definition in algorithm.parameterDefinitions()
            if definition.type() == "enum"
            for option in definition.options()
        }
    assert set(choice_names()) <= names


def test_messages_begin_with_the_label_that_people_see(algorithm):
    from talus.algorithms.messages import with_label

    assert with_label(algorithm, "RELEASES: the layer x is empty.").startswith(
        "Release points, lines or areas – RELEASES:"
    )
    assert with_label(algorithm, "Cancelled: nothing") == "Cancelled: nothing"


def test_every_name_of_a_list_has_words_but_those_that_are_the_same_in_all_languages(qgis_app):
    from talus.algorithms.choice_names import choice_names

    same = {"UNI 11211-4", "ONR 24810", "EAD 340059", "m", "cm", "mm", "ft", "PPRN", "PPRN-Mvt", "PPRN-Multi",
            "A", "B", "CC1", "CC2", "CC3",
            "1/(year hm2)", "m3/(year hm2)",
            "descoeudres", "azzoni", "pfeiffer", "stronge"}  # fmt: skip
    for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms():
        for definition in algorithm.parameterDefinitions():
            options = set(definition.options()) if definition.type() == "enum" else ()
            bare = {name for name in options if name not in choice_names() and not name.replace(".", "").isdigit()}
            assert bare <= same, f"{algorithm.name()} {definition.name()}: {bare - same}"


def test_what_the_log_says_of_a_parameter_has_its_label_before_it(algorithm):
    from talus.algorithms.call import Call

    class Told:
        def __init__(self):
            self.messages = []

        def pushWarning(self, message):
            self.messages.append(message)

        pushInfo = pushWarning

        def isCanceled(self):
            return True

    messages = Told()
    call = Call(algorithm, {}, None, messages)
    call.warning("BARRIERS: partly where there is no data")
    call.info("No rock moves")
    assert messages.messages == [
        f"{algorithm.parameterDefinition('BARRIERS').description()} – BARRIERS: partly where there is no data",
        "No rock moves",
    ]
    assert call.is_cancelled()


def test_crossings_of_a_dialog_are_crossings_or_nothing(qgis_app, project, releases, make_layer):
    """Releases that happen to be current are no crossings; the one layer that Rocks at screen lines made is taken."""
    fields = "&".join(f"field={entry}:double" for entry in ("passage", "mass_kg", "e_kj", "v_ms", "top_m"))
    crossings = make_layer("Point", [], f"field=line:integer&{fields}", name="crossings")

    def shown():
        algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:designcheck")
        dialog = algorithm.createCustomParametersWidget(None)
        layer = project.mapLayer(str(dialog.mainWidget().wrappers["CROSSINGS"].parameterValue()))
        dialog.close()
        return layer and layer.name()

    project.addMapLayer(releases)
    assert shown() is None
    project.addMapLayer(crossings)
    assert shown() == "crossings"


def test_estimate_runs_with_the_switch_and_the_run_after_it_without(algorithm, dem, releases, project):
    from qgis.core import QgsProject

    QgsProject.instance().addMapLayer(releases)
    dialog, asked = algorithm.createCustomParametersWidget(None), []
    panel = dialog.mainWidget()
    panel.setParameters({"DEM": dem, "RELEASES": releases.id()})
    dialog.runAlgorithm = lambda: asked.append(panel.createProcessingParameters()["ONLY_ESTIMATE"])
    dialog.estimate_button.click()
    dialog.runAlgorithm()
    dialog.close()
    assert asked == [True, False]


@pytest.mark.parametrize("name", ["talus:simulate", "talus:designcheck"])
@pytest.mark.parametrize(
    ("is_successful", "result", "is_told"),
    [(True, {"REPORT": "report.html"}, True), (True, {"ESTIMATED_SECONDS": 2.0}, False), (False, {}, False)],
)
def test_dialog_tells_of_a_page_only_where_one_was_written(qgis_app, name, is_successful, result, is_told):
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback

    dialog = qgis_app.processingRegistry().createAlgorithmById(name).createCustomParametersWidget(None)
    dialog.iterateParam, messages = None, []  # Processing sets the first when Run is pressed
    dialog.setInfo = lambda text, *_, **__: messages.append(text)
    dialog.finish(is_successful, result, QgsProcessingContext(), QgsProcessingFeedback())
    assert any("HTML" in text for text in messages) == is_told
    dialog.close()


def test_dialog_in_a_study_says_that_results_are_kept(algorithm, dem, tmp_path, project):
    from qgis.core import QgsProject
    from qgis.PyQt.QtWidgets import QLineEdit

    from talus.algorithms.sectioned_dialog import SectionedDialog
    from talus.algorithms.shared.study_folder.folder import set_keeps_results
    from talus.tests.qgis.study_runs import open_new_study

    def said(name):
        dialog = SectionedDialog(algorithm.create(), False, None)
        edits = dialog.mainWidget().wrappers[name].wrappedWidget().findChildren(QLineEdit)
        dialog.close()
        return edits[0].placeholderText()

    open_new_study(dem, tmp_path / "study")
    assert said("STOPS") == said("ENERGY_P95") == "[Keep in the study]" and said("CONTACTS") == "[Skip output]"
    set_keeps_results(QgsProject.instance(), False)
    assert said("STOPS") == "[Create temporary layer]"


def test_what_runs_in_the_main_thread_ends_with_its_log(qgis_app):
    """QGIS shows the log of what runs beside it only; a plan to print would end without a message."""
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback

    dialog = qgis_app.processingRegistry().createAlgorithmById("talus:printlayout").createCustomParametersWidget(None)
    dialog.iterateParam = None  # which Processing sets when Run is pressed
    dialog.finish(True, {}, QgsProcessingContext(), QgsProcessingFeedback())
    assert dialog.tabWidget().currentIndex() == dialog.tabWidget().count() - 1
    dialog.close()


# The last test of the file: QGIS keeps the size of a dialog that was shown for those after it.
@pytest.mark.parametrize("name", ["talus:simulate", "talus:heap"])
def test_no_line_of_progress_widens_a_dialog(qgis_app, name):
    """A path of 500 characters, which widens the plain dialog of Processing, and through it every later one."""
    from qgis.PyQt.QtCore import QCoreApplication

    dialog = qgis_app.processingRegistry().createAlgorithmById(name).createCustomParametersWidget(None)
    dialog.show()
    before = dialog.minimumSizeHint().width(), dialog.width()
    dialog.setProgressText("maps so far in /" + 50 * "long folder/")
    QCoreApplication.processEvents()
    assert (dialog.minimumSizeHint().width(), dialog.width()) == before
    dialog.close()
