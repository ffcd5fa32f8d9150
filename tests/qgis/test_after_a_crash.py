# SPDX-License-Identifier: GPL-2.0-or-later
"""A study whose project was never saved after its first minute: what is seen is as before, rebuilt from the folder."""

import pytest

from talus.tests.qgis.conftest import NORTH, WEST


@pytest.fixture
def used(desk):
    """A study with a run, two hazard maps of it, and an embankment in its map of the ground."""
    desk.draw("Ground", "POLYGON((0 -120, 80 -120, 80 0, 0 0, 0 -120))", (WEST, NORTH), ground_class="hard")
    desk.draw("Lines", "LINESTRING(10 -75, 70 -75)", (WEST, NORTH), name="dam")
    desk.run("simulate", RUN_NAME="today", RUNS=3, VOLUME=0.5, MAX_TIME=60.0)
    for period in (30.0, 300.0):
        desk.run("hazardmap", SCENARIO_NAMES=["today", period, 1.0])
    desk.run("embankment", HEIGHT=2.0, GROUND="Ground", GROUND_FIELD="ground_class")
    return desk


def reopen(desk):
    desk.project.clear()
    desk.keeper.open_path(str(desk.study.project))
    desk.settle()


@pytest.mark.long
def test_crash_changes_nothing_that_is_seen(used):
    """Groups, names, order, ticks and colours; tables, the carved terrain and copies without such fields come too."""
    from processing.core.ProcessingResults import resultsList

    desk = used
    before, image = desk.tree(), desk.image()[0]
    pages = {path for path in desk.study.reports.iterdir() if path.suffix == ".html"}
    resultsList.getResults().clear()
    reopen(desk)
    assert [line for line in desk.tree() if line[0] == "["] == [line for line in before if line[0] == "["]
    assert sorted(desk.tree()) == sorted(before)  # maps of one kind stand in another order in QGIS 3.44
    assert desk.image()[0] == image
    assert {entry.filename for entry in resultsList.getResults()} == set(map(str, pages)) and len(pages) == 4
    # a run on the carved terrain, whose relief has the same file: that stays a layer of its own, and the run is seen
    desk.run("simulate", RUN_NAME="dam", DEM="Carved elevation model", RUNS=1, VOLUME=0.5, MAX_TIME=60.0, REPORT=None)
    before = desk.tree()
    reopen(desk)
    assert [line for line in desk.tree() if line[0] == "["] == [line for line in before if line[0] == "["]
    assert sorted(desk.tree()) == sorted(before)


def test_labels_that_a_model_gave_come_back(desk):
    """Two steps of a model gave the table of a comparison; each is called by its step, as when the model loaded it."""
    from qgis.core import QgsFeature, QgsField, QgsVectorFileWriter, QgsVectorLayer

    from talus.algorithms.shared.styles.on_load import note_label
    from talus.algorithms.tools.compareruns.rows import table_columns

    given = ["Differences – each measure", "Differences – with all measures"]
    for label in given:
        folder = desk.study.new_evaluation_folder("compareruns")
        layer = QgsVectorLayer("NoGeometry", "table", "memory")
        layer.dataProvider().addAttributes([QgsField(one.name, one.kind) for one in table_columns()])
        layer.updateFields()
        layer.dataProvider().addFeature(QgsFeature(layer.fields()))
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.layerName = "table"
        QgsVectorFileWriter.writeAsVectorFormatV3(
            layer, str(folder / "results.gpkg"), desk.project.transformContext(), options
        )
        note_label(folder, "TABLE", label)
    reopen(desk)
    assert sorted(one.name() for one in desk.project.mapLayers().values() if one.name().startswith("Diff")) == given
