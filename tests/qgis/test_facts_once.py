# SPDX-License-Identifier: GPL-2.0-or-later
"""Made-up facts, added to a copy as the recipes of docs/developing.md say, are found wherever they have to be.

A map, an algorithm, a rock and a ground parameter: in dialog, manual, translations, keys of studies, engine.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# file: pairs of a line that is there and what comes before it
ROWS = {
    # a further statistic of a quantity: its row, and its texts
    "engine/map_rows.py": (
        ('    "scar_depth_max": MapRow(',
         '    "rotation_mean": MapRow("rotation_mean", TURNS, "rev/s", False),\n    "scar_depth_max": MapRow('),
    ),
    "algorithms/tools/simulate/parameters.py": (
        ('        "scar_depth_max": (',
         '        "rotation_mean": (tr("Rotation, made up"), "rotation", tr("Help made up.")),\n'
         '        "scar_depth_max": ('),
    ),
    "engine/rock_rows.py": (
        ('ROCK_ROWS = {', 'ROCK_ROWS = {\n    "made_up_rock": RockRow(IDEAL, "A box.", "box", (2, 1, 1)),'),
    ),
    "engine/ground/parameters.py": (
        (')  # fmt: skip\n\n# columns of the kernels',
         '    _row("made_up", "-", 0.5, "made up", column=13, absent=0.25, search="linear"),\n'
         ')  # fmt: skip\n\n# columns of the kernels'),
    ),
    "algorithms/provider.py": (('    "barrier",', '    "madeup", "barrier",'),),
}  # fmt: skip
LOOK = """
import importlib.util, sys
sys.modules["numba"] = None  # a second of motion is soon computed without
from qgis.core import QgsApplication
application = QgsApplication([], False)
application.initQgis()
import talus
from talus.algorithms.provider import TalusProvider
provider = TalusProvider()
QgsApplication.processingRegistry().addProvider(provider)
def loaded(name):
    spec = importlib.util.spec_from_file_location("made", f"{sys.argv[1]}/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
def find(name):
    return QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
simulate, calibrate = find("simulate"), find("calibrate")
options = simulate.parameterDefinition("ROCK").options()
print("dialog", simulate.parameterDefinition("ROTATION_MEAN").description(), "made_up_rock" in options,
      "made_up" in calibrate.parameterDefinition("BOUNDS").help(), find("madeup").displayName())
pages = loaded("docs/manual/make_manual").pages(provider)
print("manual", "ROTATION_MEAN" in pages["simulate.md"], "made_up_rock" in pages["simulate.md"],
      "made_up" in pages["calibrate.md"], "madeup.md" in pages)
update = loaded("i18n/update")
texts = update.find_texts(update.source_files())
print("template", {"Rotation, made up", "Help made up.", "Project made up"} <= set(texts))
from talus.engine.study.keys import TABLES
maps, shapes = TABLES["outputs"]["maps"].choices, TABLES["rock"]["shape"].choices
print("command_line", "rotation_mean" in maps, "made_up_rock" in shapes)
import numpy as np
from talus.engine import Ground, Release, Settings, Terrain, ground_classes, rock_library
from talus.engine import simulate as run
terrain = Terrain(np.add.outer(np.zeros(30), np.linspace(60.0, 0.0, 30)), 2.0)
ground = Ground.of_class(terrain, "hard")
result = run(terrain, ground, rock_library.rock("made_up_rock"), [Release((10.0, 30.0))], Settings(max_time=0.2))
print("engine", bool(np.nanmax(result.maps["rotation_mean"]) >= 0.0), ground_classes.load()["hard"].made_up,
      float(ground.field("made_up")[0, 0]), flush=True)
import os
os._exit(0)
"""


@pytest.fixture
def copy(tmp_path):
    """The sources with the rows."""
    copy = tmp_path / "talus"
    ignored = shutil.ignore_patterns(".*", "build", "__pycache__", "images", "dist")
    shutil.copytree(ROOT, copy, ignore=ignored)
    for name, rows in ROWS.items():
        text = (copy / name).read_text(encoding="utf-8")
        for there, instead in rows:
            assert text.count(there) == 1, (name, there)
            text = text.replace(there, instead)
        (copy / name).write_text(text, encoding="utf-8")
    shutil.copytree(copy / "algorithms" / "tools" / "fieldproject", copy / "algorithms" / "tools" / "madeup")
    algorithm = copy / "algorithms" / "tools" / "madeup" / "algorithm.py"
    text = algorithm.read_text(encoding="utf-8")
    for there, instead in (('"fieldproject"', '"madeup"'), ("Project for the field", "Project made up")):
        assert there in text
        text = text.replace(there, instead)
    algorithm.write_text(text, encoding="utf-8")
    return copy


def test_the_rows_of_the_recipes_are_enough(qgis_app, copy):
    environment = {**os.environ, "PYTHONPATH": str(copy.parent), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(copy)], capture_output=True, text=True, env=environment, cwd=copy.parent
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert said["dialog"] == "Rotation, made up True True Project made up"
    assert said["manual"] == "True True True True"
    assert said["template"] == "True"
    assert said["command_line"] == "True True"
    assert said["engine"] == "True 0.25 0.25"
