# SPDX-License-Identifier: GPL-2.0-or-later
"""Plans of a study whose project was not saved after they were made come back with it."""

import json

import pytest

DAY = "5.3.2026"


@pytest.fixture
def planned(desk):
    """A study with a run and a plan of its stops and energies; the project has not been saved since it was made."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback

    desk.run("simulate", RUN_NAME="today", RUNS=2, VOLUME=0.5, MAX_TIME=60.0, REPORT=None)
    layers = [desk.id_of(name) for name in ("Stops – 001 today", "Energy, 95th percentile [kJ] – 001 today")]
    context = QgsProcessingContext()
    context.setProject(desk.project)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:printlayout")
    inputs = {"LAYERS": layers, "DEM": desk.id_of("Elevation model"), "TITLE": "Slope", "REPORT_DATE": DAY,
              "PAPER": "A4 portrait", "SCALE": 2000}  # fmt: skip
    _, succeeded = algorithm.run(inputs, context, QgsProcessingFeedback(False))
    assert succeeded
    return desk


def plan_of(project):
    """Facts of the only layout that do not depend on the ids of layers."""
    from qgis.core import QgsExpressionContextUtils, QgsLayoutItemMap

    (layout,) = project.layoutManager().printLayouts()
    (chart,) = [item for item in layout.items() if isinstance(item, QgsLayoutItemMap)]
    scope = QgsExpressionContextUtils.layoutScope(layout)
    texts = [scope.variable(name) for name in ("talus_title", "talus_date", "talus_scale", "talus_sources")]
    layers = [layer.name() for layer in chart.layers()]
    return (
        layout.name(),
        texts,
        layers,
        round(chart.scale()),
        chart.extent().toString(1),
        layout.pageCollection().pageCount(),
    )


def save(desk):
    """So that this profile knows the project as its own."""
    assert desk.project.write()
    desk.settle()


def reopen(desk):
    path = desk.project.fileName()
    desk.project.clear()
    desk.keeper.open_path(path)
    desk.settle()


@pytest.mark.long
def test_plan_comes_back_with_its_layers_texts_and_scale(planned):
    """The layout was gone with the project, although all that it shows lay in the folder."""
    before = plan_of(planned.project)
    assert before[1][:3] == ["Slope", DAY, "1 : 2000"] and len(before[2]) == 3
    for _ in range(2):  # the second time from a project that was saved with it
        reopen(planned)
        assert plan_of(planned.project) == before
        save(planned)
    layouts = planned.project.layoutManager()
    assert layouts.removeLayout(layouts.printLayouts()[0])
    save(planned)
    reopen(planned)
    assert layouts.printLayouts() == []  # the user has taken it away
    assert len(list((planned.study.root / "plans").iterdir())) == 1  # what comes back is written down already


@pytest.mark.long
def test_plan_names_no_layers_but_those_of_its_study(planned, tmp_path, dem):
    """A borrowed study could name any file or address; what else is wrong with a plan keeps no study from opening."""
    (path,) = (planned.study.root / "plans").glob("*.json")
    content = json.loads(path.read_text(encoding="utf-8"))
    assert all(entry.startswith("study:") for entry in content["parameters"]["LAYERS"])
    content["parameters"]["LAYERS"] = [dem, "/vsicurl/http://localhost/x.tif"]
    path.write_text(json.dumps(content), encoding="utf-8")
    for number, text in enumerate(("{}", "[1]", "{", '{"layout": 1, "parameters": {}}'), 2):
        (path.parent / f"{number:03d}_x.json").write_text(text, encoding="utf-8")
    reopen(planned)
    assert planned.project.layoutManager().printLayouts() == []
    said = [item.text() for item in planned.iface.bar.items()]
    assert any("Plans whose layers the study has no more: Slope" in text for text in said)
    assert all(dem != layer.source() for layer in planned.project.mapLayers().values())
