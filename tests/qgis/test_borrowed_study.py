# SPDX-License-Identifier: GPL-2.0-or-later
"""A study that was borrowed runs no code, by construction: its project is never read, whatever hides in it.

Each of these ways got by a search for code once, or could: Open a study must come to a project without macros, actions,
form code and foreign layers, and leave the file as it was.
"""

import http.server
import io
import os
import re
import shutil
import sqlite3
import threading
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from talus.tests.folder_digest import digests, missing_or_changed
from talus.tests.qgis.study_runs import open_new_study


@pytest.fixture
def study(qgis_app, dem, tmp_path):
    """The folder of a study whose project somebody else has saved, with code; and a mark that the code would leave."""
    from qgis.core import QgsAction, QgsEditFormConfig, QgsProject

    made = open_new_study(dem, tmp_path / "slope study")
    project, mark = QgsProject.instance(), tmp_path / "harm"
    layer = project.mapLayersByName("Releases")[0]
    code = f"open({str(mark)!r}, 'w').close()"
    layer.actions().addAction(QgsAction(QgsAction.ActionType.GenericPython, "harm", code, False))
    form = layer.editFormConfig()
    form.setInitCodeSource(QgsEditFormConfig.PythonInitCodeSource.CodeSourceDialog)
    form.setInitFunction("opened")
    form.setInitCode(f"{code}\ndef opened(*_):\n    {code}")
    layer.setEditFormConfig(form)
    project.writeEntry("Macros", "/pythonCode", f"def openProject():\n    {code}\n")
    project.setTitle("a title of theirs")
    assert project.write()
    project.clear()
    yield made, mark
    project.clear()


@pytest.fixture
def keeper(qgis_app, study, monkeypatch):
    """The StudyKeeper of a profile that knows no project, and what it has reported."""
    from qgis.core import QgsSettings

    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.algorithms.shared.study_folder.project_code import OWN
    from talus.tests.qgis.desktop_stand_in import Desktop

    QgsSettings().remove(OWN)
    made, messages = StudyKeeper(Desktop()), []
    monkeypatch.setattr(made, "_tell", messages.append)
    monkeypatch.setattr(made, "_warn", messages.append)
    made.told = messages
    yield made
    made.close_down()
    QgsSettings().remove(OWN)


def text_of(project):
    with zipfile.ZipFile(project) as archive:
        return archive.read(next(entry for entry in archive.namelist() if entry.endswith(".qgs"))).decode("utf-8")


def write_project(path, text):
    """Write a project as QGIS does, a .qgz, or plain."""
    if path.suffix == ".qgs":
        path.write_text(text, encoding="utf-8")
    else:
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("study.qgs", text)


def plain(study):
    return study.project


def default_namespace(study):
    text = text_of(study.project).replace("<qgis ", '<qgis xmlns="http://x" ', 1)
    write_project(study.root / "a.qgs", text)
    return study.root / "a.qgs"


def names_in_attributes(study):
    text = re.sub(
        r'<Macros>(.*?)<pythonCode type="QString">(.*?)</pythonCode>(.*?)</Macros>',
        r'<properties name="Macros">\1<properties name="pythonCode" type="QString">\2</properties>\3</properties>',
        text_of(study.project),
        flags=re.DOTALL,
    )
    write_project(study.root / "b.qgz", text)
    return study.root / "b.qgz"


def embedded_layer(study):
    from qgis.core import QgsProject

    shutil.copy(study.project, study.root / "other.qgz")
    empty = QgsProject()
    empty.write(str(study.root / "c.qgs"))
    text = (study.root / "c.qgs").read_text(encoding="utf-8")
    layer = re.search(r"<id>(Releases\w+|releases\w+)</id>", text_of(study.project))[1]
    text = text.replace(
        "<projectlayers/>",
        f'<projectlayers><maplayer embedded="1" project="./other.qgz" id="{layer}"/></projectlayers>',
    )
    (study.root / "c.qgs").write_text(text, encoding="utf-8")
    return study.root / "c.qgs"


def archive_in_a_comment(study):
    harmless = io.BytesIO()
    with zipfile.ZipFile(harmless, "w") as archive:
        archive.writestr("ok.qgs", "<qgis/>")
    path = study.root / "d.qgs"
    path.write_bytes(text_of(study.project).encode() + b"<!--" + harmless.getvalue() + b"-->")
    return path


def archive_with_two_projects(study):
    path = study.root / "e.qgz"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.qgs", "<qgis/>")
        archive.writestr("z.qgs", text_of(study.project))
    return path


def address_that_is_a_program(study):
    text = text_of(study.project).replace('type="1"', 'type="5"').replace("open(", "[% @project_folder %]/report.exe")
    write_project(study.root / "f.qgz", text)
    return study.root / "f.qgz"


def no_project_at_all(study):
    (study.root / "g.qgs").write_text("<qgis", encoding="utf-8")
    return study.root / "g.qgs"


ATTACKS = (plain, default_namespace, names_in_attributes, embedded_layer, archive_in_a_comment,
           archive_with_two_projects, address_that_is_a_program, no_project_at_all)  # fmt: skip


def has_code():
    """Code of the open project that could run, in words; [] for nothing."""
    from qgis.core import QgsProject, QgsVectorLayer

    project, result = QgsProject.instance(), []
    if project.readEntry("Macros", "/pythonCode")[0].strip():
        result.append("macros")
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer):
            form = layer.editFormConfig()
            result += [f"action of {layer.name()}"] * len(layer.actions().actions())
            result += [f"form of {layer.name()}"] * bool(form.initCode().strip() or form.initFilePath())
            result += [f"QML of {layer.name()}" for tab in form.tabs() if type(tab).__name__.endswith(("Qml", "Html"))]
        if "embedded" in layer.customPropertyKeys():
            result.append(f"{layer.name()} is embedded")
    return result


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_study_opens_without_code_and_its_file_stays_as_it_was(study, keeper, attack):
    from qgis.core import QgsProject

    made, mark = study
    path = attack(made)
    before = digests(made.root)
    keeper.open_path(str(path))
    project = QgsProject.instance()
    assert has_code() == [] and not mark.exists()
    assert Path(project.fileName()).name == f"{path.stem}_rebuilt.qgz" and project.title() != "a title of theirs"
    assert {"Releases", "Ground", "Lines", "Elevation model"} <= {
        layer.name() for layer in project.mapLayers().values()
    }
    assert all(layer.isValid() for layer in project.mapLayers().values())
    assert not missing_or_changed(before, digests(made.root))
    assert any("was not opened" in text for text in keeper.told)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_code_that_is_looked_for_is_found_too(study, attack):
    """Code that QGIS itself asks about is only reported."""
    from talus.algorithms.shared.study_folder.project_code import code_in

    path = attack(study[0])
    if attack is no_project_at_all:
        with pytest.raises(ValueError, match="cannot be read as a project"):
            code_in(path)
    else:
        assert code_in(path)


def test_borrowed_study_opens_by_the_menu_without_code(study, monkeypatch):
    """A user opens it by Plugins, Talus, Open a study, the file, and then the form of a release; with styles beside the
    layers, and a model and a template in the folder, that bring code too."""
    from qgis.core import QgsFeature, QgsProject, QgsSettings, QgsVectorLayer
    from qgis.gui import QgsAttributeForm
    from qgis.PyQt.QtWidgets import QFileDialog

    from talus.algorithms.shared.desktop.menu import Menu
    from talus.algorithms.shared.study_folder.project_code import OWN
    from talus.tests.qgis.desktop_stand_in import Desktop

    made, mark = study
    QgsSettings().remove(OWN)
    harmful, project = QgsVectorLayer("Point?field=a:string", "harmful", "memory"), QgsProject.instance()
    form = harmful.editFormConfig()
    form.setInitCodeSource(form.PythonInitCodeSource.CodeSourceDialog)
    form.setInitFunction("opened")
    form.setInitCode(f"open({str(mark)!r}, 'w').close()")
    harmful.setEditFormConfig(form)
    for path in made.inputs.iterdir():
        harmful.saveNamedStyle(str(path.with_suffix(".qml")))
    (made.root / "harm.model3").write_text("<Option/>", encoding="utf-8")
    (made.root / "harm.qpt").write_text("<Layout/>", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(made.project), ""))
    desktop = Desktop()
    menu = Menu(desktop)
    menu.add()
    try:
        (action,) = [action for action in desktop.actions if action.text() == "Open a study ..."]
        action.trigger()
        assert has_code() == [] and Path(project.fileName()).stem.endswith("_rebuilt")
        layer = project.mapLayersByName("Releases")[0]
        opened = QgsAttributeForm(layer, QgsFeature(layer.fields()))
        opened.show()
        opened.close()
        assert not mark.exists()
    finally:
        menu.remove()
        QgsSettings().remove(OWN)


def test_names_in_a_borrowed_study_are_no_links(qgis_app, tmp_path):
    """The bar of messages reads HTML, and a box opens links: the name of a run could lead to a program."""
    from qgis.PyQt.QtCore import Qt
    from qgis.PyQt.QtWidgets import QMessageBox, QTextBrowser

    from talus.algorithms.shared.desktop.runs_panel.panel import plain_box
    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.tests.qgis.desktop_stand_in import Desktop

    name = f'<a href="file://{tmp_path}">north & south</a>'
    desktop = Desktop()
    made = StudyKeeper(desktop)
    try:
        made._tell(f"Unfinished runs: {name}.")
        (shown,) = desktop.bar.findChildren(QTextBrowser)
        assert name in shown.toPlainText() and "<a " not in shown.toHtml()
    finally:
        made.close_down()
    box = plain_box(desktop.window, "Delete", name, QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    assert box.textFormat() == Qt.TextFormat.PlainText and box.text() == name


def test_form_of_a_rebuilt_study_opens_without_code(study, keeper):
    from qgis.core import QgsFeature, QgsProject
    from qgis.gui import QgsAttributeForm

    made, mark = study
    keeper.open_path(str(made.project))
    layer = QgsProject.instance().mapLayersByName("Releases")[0]
    form = QgsAttributeForm(layer, QgsFeature(layer.fields()))
    form.show()
    form.close()
    assert not mark.exists()


def test_own_study_opens_as_it_was_saved(study, keeper):
    """Projects that this profile has saved are known; a byte that is changed outside makes one another's."""
    from qgis.core import QgsProject

    made, _ = study
    keeper.open_path(str(made.project))
    project = QgsProject.instance()
    project.setTitle("mine")
    assert project.write()
    path = project.fileName()
    project.clear()
    keeper.open_path(path)
    assert project.fileName() == path and project.title() == "mine"
    project.clear()
    write_project(Path(path), text_of(path).replace("mine", "theirs"))
    keeper.open_path(path)
    assert project.fileName() != path and project.title() != "theirs"


def test_project_in_no_study_is_not_opened(study, keeper, tmp_path):
    from qgis.core import QgsProject

    made, mark = study
    (tmp_path / "elsewhere").mkdir()
    shutil.copy(made.project, tmp_path / "elsewhere" / "study.qgz")
    keeper.open_path(str(tmp_path / "elsewhere" / "study.qgz"))
    assert "does not belong to a study" in keeper.told[-1] and not mark.exists()
    assert QgsProject.instance().fileName() == ""


def test_styles_in_a_database_are_not_loaded(study, keeper):
    """A GeoPackage may hold a style that its layer opens with, and a style a form with code."""
    from qgis.core import QgsEditFormConfig, QgsProject, QgsVectorLayer

    made, mark = study
    path = f"{made.inputs / 'inputs.gpkg'}|layername=releases"
    layer = QgsVectorLayer(path, "releases", "ogr")
    form = layer.editFormConfig()
    form.setInitCodeSource(QgsEditFormConfig.PythonInitCodeSource.CodeSourceDialog)
    form.setInitFunction("opened")
    form.setInitCode(f"open({str(mark)!r}, 'w').close()")
    layer.setEditFormConfig(form)
    save = getattr(layer, "saveStyleToDatabaseV2", layer.saveStyleToDatabase)  # the second of QGIS before 3.40
    save("harm", "", True, "")
    del layer, save
    assert QgsVectorLayer(path, "as QGIS opens it", "ogr").editFormConfig().initCode()
    keeper.open_path(str(made.project))
    assert has_code() == [] and len(QgsProject.instance().mapLayersByName("Releases")) == 1


def test_views_without_end_are_not_looked_into(qgis_app, tmp_path, make_layer):
    from qgis.core import QgsProject, QgsVectorFileWriter

    from talus.algorithms.shared.parameters.plain_layers import table_names
    from talus.algorithms.shared.study_folder.bring_in import layers_in_file

    path = tmp_path / "results.gpkg"
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.layerName = "stops"
    drawn = make_layer("Point", [("POINT(0 0)", [])], name="stops")
    QgsVectorFileWriter.writeAsVectorFormatV3(drawn, str(path), QgsProject.instance().transformContext(), options)
    endless = "WITH RECURSIVE n(fid) AS (SELECT 1 UNION ALL SELECT fid + 1 FROM n) SELECT fid, NULL AS geom FROM n"
    connection = sqlite3.connect(path)
    connection.execute(f"CREATE VIEW endless AS {endless}")
    connection.execute(
        "INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('endless', 'attributes', 'e')"
    )
    connection.execute("CREATE TRIGGER harm AFTER INSERT ON stops BEGIN DELETE FROM stops; END")
    connection.commit()
    connection.close()
    assert table_names(path) == ["stops"]
    assert [layer.name() for layer in layers_in_file(path)] == ["stops"]


def test_records_of_runs_name_no_other_algorithms_and_no_addresses(study, tmp_path):
    """run.json of a borrowed study: what goes on must be Talus', and its terrain a file of this computer."""
    import json

    from talus.algorithms.shared.study_folder.bring_in import local_raster
    from talus.algorithms.shared.study_folder.run_record import RECORD, read_record

    made, _ = study
    folder = made.new_run_folder("harm")
    record = {
        "algorithm": "native:buffer",
        "name": "x",
        "parameters": {},
        "outputs": {},
        "started": "",
        "unfinished": "",
    }
    for algorithm, unfinished, is_read in (
        ("native:buffer", "", False), ("script:harm", "", False), ("talus:simulate", "..", False),
        ("talus:simulate", "../..", False), ("talus:simulate", "", True),
    ):  # fmt: skip
        text = json.dumps({**record, "algorithm": algorithm, "unfinished": unfinished})
        (folder / RECORD).write_text(text, encoding="utf-8")
        assert (read_record(folder) is not None) == is_read
    (folder / RECORD).write_text("[" * 100_000, encoding="utf-8")
    assert read_record(folder) is None
    for value in (
        "/vsicurl/http://example.org/x.tif",
        "http://example.org/x.tif",
        "//server/share/x.tif",
        "study:../x",
        5,
    ):
        assert local_raster(value, made) is None
    assert local_raster("study:inputs/dem.tif", made) == made.inputs / "dem.tif"


def test_template_keeps_its_sheet_and_loses_what_runs_or_fetches():
    from talus.algorithms.tools.printlayout.borrowed import harmless

    own = Path(__file__).resolve().parents[2] / "resources" / "layouts" / "a4_portrait.qpt"
    text = own.read_text(encoding="utf-8")
    assert harmless(text).count("<LayoutItem ") == text.count("<LayoutItem ")
    harm = (
        '<LayoutMultiFrame type="65648" html="&lt;script&gt;1&lt;/script&gt;" url="http://example.org"/>'
        '<LayoutItem type="65647"/><LayoutItem type="65641" htmlState="1" labelText="x"/>'
        '<LayoutItem type="65640" file="https://example.org/x.svg"><LayoutObject><dataDefinedProperties><Option '
        "name=\"expression\" value=\"concat('htt', 'p:/')\"/></dataDefinedProperties></LayoutObject></LayoutItem>"
        '<LayoutItem type="65643"><symbol><layer class="SvgMarker"><prop k="name" v="https://example.org/x.svg"/>'
        '<Option name="name" value="https://example.org/x.svg"/><data_defined_properties><Option value="concat("/>'
        "</data_defined_properties></layer></symbol></LayoutItem>"
    )
    text = text.replace("</Layout>", f"{harm}</Layout>")
    cleaned = harmless(text)
    assert "MultiFrame" not in cleaned and "example.org" not in cleaned and 'htmlState="1"' not in cleaned
    assert 'type="65647"' not in cleaned and "concat(" not in cleaned
    bomb = '<!DOCTYPE Layout [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><Layout>&b;</Layout>'
    for wrong in (bomb, "<Layout>", "no XML", "<a>" * 200_000):
        with pytest.raises(ValueError, match=r"entities|element|syntax|deep|tag"):
            harmless(wrong)


def test_models_come_from_the_plugin_alone():
    from talus.algorithms.example_models import FOLDER

    assert FOLDER.resolve().parents[1] == Path(__file__).resolve().parents[2]


def test_template_calls_no_function_that_writes_or_reads_elsewhere(qgis_app, tmp_path, make_layer):
    """QGIS has an expression that counts a number up in any database; its label is drawn, its database stays."""
    import processing

    from talus.algorithms.tools.printlayout.borrowed import harmless

    database = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE numbers (id INTEGER PRIMARY KEY, name TEXT, value INTEGER)")
        connection.execute("INSERT INTO numbers VALUES (1, 'a', 7)")
        connection.commit()
    before = database.read_bytes()
    writes = f"sqlite_fetch_and_increment('{database.as_posix()}','numbers','value','name','a',map())"
    hidden = f"eval('sqlite_fetch'||'_and_increment(''{database.as_posix()}'',''numbers'',''value'',''id'',1,map())')"
    label = '<LayoutItem type="65641" size="50,9,mm" position="10,10,mm" visibility="1" labelText="{}">{}</LayoutItem>'
    style = '<text-style allowHtml="1"><background shapeSVGFile="http://example.org/a.svg"/></text-style>'
    width = '<LayoutObject><dataDefinedProperties><Option type="Map"><Option name="properties" type="Map"><Option '
    width += 'name="dataDefinedWidth" type="Map"><Option name="active" value="true" type="bool"/><Option name="type" '
    width += f'value="3" type="int"/><Option name="expression" value="{writes}" type="QString"/></Option></Option>'
    width += "</Option></dataDefinedProperties></LayoutObject>"
    own = Path(__file__).resolve().parents[2] / "resources" / "layouts" / "a4_portrait.qpt"
    text = own.read_text(encoding="utf-8")
    harm = "".join(
        label.format(f"[% {one} %]", inner)
        for one, inner in ((writes, ""), (hidden, style), ("env('HOME')", ""), ("1", width), ("eval_template('')", ""))
    )
    template = tmp_path / "harm.qpt"
    template.write_text(text.replace("</Layout>", f"{harm}<Atlas coverageLayer='x'/></Layout>"), encoding="utf-8")
    cleaned = harmless(template.read_text(encoding="utf-8"))
    for gone in ("sqlite_fetch", "eval(", "env(", "eval_template", "example.org", 'allowHtml="1"', "<Atlas "):
        assert gone not in cleaned
    kept = "[% format_date(now(), 'yyyy') || ' ' || @talus_title %]"
    assert kept in harmless(text.replace("</Layout>", f"{label.format(kept, '')}</Layout>"))
    assert harmless(text).count("[% @talus_") == text.count("[% @talus_") and "regexp_replace(" in harmless(text)
    layer = make_layer("Point", [("POINT(0 0)", []), ("POINT(80 -160)", [])], name="stops")
    processing.run("talus:printlayout", {"LAYERS": [layer], "TEMPLATE": str(template), "FILE": f"{tmp_path}/plan.pdf"})
    assert (tmp_path / "plan.pdf").is_file() and database.read_bytes() == before


@pytest.fixture
def asked():
    """(address of a server on this computer, what it was asked for)."""
    paths = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            paths.append(self.path)
            self.send_error(404)

        do_HEAD = do_GET

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", paths
    server.shutdown()
    server.server_close()


ENDLESS = "WITH RECURSIVE n(fid) AS (SELECT 1 UNION ALL SELECT fid + 1 FROM n) SELECT fid, NULL AS geom FROM n"


def virtual_raster(study, address):
    """It calls itself a GeoTIFF; its cells lie on a server."""
    corner = "<GeoTransform>2640000,2,0,1160160,0,-2</GeoTransform>"
    source = f"<SimpleSource><SourceFilename>/vsicurl/{address}/a.tif</SourceFilename></SimpleSource>"
    band = f'<VRTRasterBand dataType="Float32" band="1">{source}</VRTRasterBand>'
    text = f'<VRTDataset rasterXSize="9" rasterYSize="9"><SRS>EPSG:2056</SRS>{corner}{band}</VRTDataset>'
    (study.inputs / "dem.tif").write_text(text, encoding="utf-8")
    (study.inputs / "sourceareas_areas.tif").write_text(text, encoding="utf-8")
    return "Elevation model"


def overviews_elsewhere(study, address):
    place = f'<MDI key="OVERVIEW_FILE">/vsicurl/{address}/b.tif</MDI>'
    text = f'<PAMDataset><Metadata domain="OVERVIEWS">{place}</Metadata></PAMDataset>'
    (study.inputs / "dem.tif.aux.xml").write_text(text, encoding="utf-8")
    return "Elevation model"


def virtual_layers(study, address):
    source = f"<SrcDataSource>/vsicurl/{address}/c.gpkg</SrcDataSource>"
    text = f'<OGRVRTDataSource><OGRVRTLayer name="releases">{source}</OGRVRTLayer></OGRVRTDataSource>'
    (study.inputs / "inputs.gpkg").write_text(text, encoding="utf-8")
    return "Releases"


def view_without_end(study, address):
    with closing(sqlite3.connect(study.inputs / "inputs.gpkg")) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f'DROP TRIGGER "{name}"')
        connection.execute("DROP TABLE releases")
        connection.execute(f"CREATE VIEW releases AS {ENDLESS} WHERE fid < 0")
        connection.commit()
    return "Releases"


def pipe_for_layers(study, address):
    (study.inputs / "inputs.gpkg").unlink()
    os.mkfifo(study.inputs / "inputs.gpkg")
    return "Releases"


def pipe_for_the_project(study, address):
    study.project.unlink()
    os.mkfifo(study.project)


@pytest.mark.parametrize(
    "attack",
    [virtual_raster, overviews_elsewhere, virtual_layers, view_without_end, pipe_for_layers, pipe_for_the_project],
    ids=lambda attack: attack.__name__,
)
def test_borrowed_folder_opens_without_waiting_and_asks_no_server(study, keeper, asked, attack):
    """Files are opened by what is in them: GeoTIFFs and stored tables alone. These waited, or asked a server."""
    from qgis.core import QgsProject

    if "pipe" in attack.__name__ and not hasattr(os, "mkfifo"):
        pytest.skip("pipes with names are of Unix")
    address, paths = asked
    missing = attack(study[0], address)
    keeper.open_path(str(study[0].project))
    assert any("was not opened" in text for text in keeper.told) and paths == []
    names = {layer.name() for layer in QgsProject.instance().mapLayers().values() if layer.isValid()}
    assert missing not in names and names
    files = {"Elevation model": "inputs/dem.tif", "Releases": "inputs/inputs.gpkg"}
    left_out = [text for text in keeper.told if "these files of the study were not opened" in text.lower()]
    assert [files[missing] in text for text in left_out] == ([True] if missing else [])
