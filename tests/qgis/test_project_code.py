# SPDX-License-Identifier: GPL-2.0-or-later
"""Code in a project that is opened by QGIS itself is reported; how a study is opened, test_borrowed_study.py tests."""

import zipfile

import pytest


@pytest.fixture
def borrowed(qgis_app, make_layer, tmp_path):
    """``borrowed(suffix)``: path of a project with a layer, and with code of all kinds."""
    from qgis.core import QgsAction, QgsEditFormConfig, QgsProject, QgsVectorFileWriter, QgsVectorLayer

    def write(suffix):
        path = str(tmp_path / "points.gpkg")
        drawn = make_layer("Point", [("POINT(0 0)", [])], name="points")
        context = QgsProject.instance().transformContext()
        QgsVectorFileWriter.writeAsVectorFormatV3(drawn, path, context, QgsVectorFileWriter.SaveVectorOptions())
        layer, project = QgsVectorLayer(path, "points", "ogr"), QgsProject()
        layer.actions().addAction(QgsAction(QgsAction.ActionType.GenericPython, "harm", "open('harm', 'w')", False))
        layer.actions().addAction(QgsAction(QgsAction.ActionType.OpenUrl, "page", "https://example.org", False))
        form = layer.editFormConfig()
        form.setInitCodeSource(QgsEditFormConfig.PythonInitCodeSource.CodeSourceDialog)
        form.setInitFunction("opened")
        form.setInitCode("def opened(*_): open('harm', 'w')")
        layer.setEditFormConfig(form)
        project.addMapLayer(layer)
        project.writeEntry("Macros", "/pythonCode", "def openProject():\n    open('harm', 'w')\n")
        project.setTitle("a slope")
        project.setFileName(str(tmp_path / f"borrowed{suffix}"))
        assert project.write()
        return tmp_path / f"borrowed{suffix}"

    return write


@pytest.mark.parametrize("suffix", [".qgz", ".qgs"])
def test_code_is_found_and_a_project_in_no_study_is_not_built(borrowed, suffix):
    from talus.algorithms.shared.study_folder.project_code import code_in, take_code_out

    path = borrowed(suffix)
    before = path.read_bytes()
    assert code_in(path) == ["Python code of forms", "actions of layers", "macros of the project"]
    with pytest.raises(ValueError, match="does not belong to a study of Talus"):
        take_code_out(path)
    assert path.read_bytes() == before


def test_studies_of_talus_have_none(qgis_app, dem, tmp_path):
    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.study_folder.new_study import make_study
    from talus.algorithms.shared.study_folder.project_code import code_in

    assert code_in(make_study(QgsRasterLayer(dem, "dem"), tmp_path / "study").project) == []


def test_what_is_no_project_is_refused(tmp_path):
    from talus.algorithms.shared.study_folder.project_code import code_in

    bomb = "<!DOCTYPE qgis [<!ENTITY a 'aaa'><!ENTITY b '&a;&a;'>]><qgis>&b;</qgis>"
    for name, content in (("a.qgz", b"PK"), ("b.qgs", b"<qgis>"), ("c.qgz", b""), ("e.qgs", bomb.encode()),
                          ("f.qgs", bomb.encode("utf-16"))):  # fmt: skip
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ValueError, match="cannot be read as a project"):
            code_in(tmp_path / name)
    with zipfile.ZipFile(tmp_path / "d.qgz", "w") as archive:
        archive.writestr("other.txt", "nothing")
    with pytest.raises(ValueError, match="cannot be read as a project"):
        code_in(tmp_path / "d.qgz")
