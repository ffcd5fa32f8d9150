# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin loads and unloads as QGIS does it, without the engine and whatever is missing for it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def plugin(qgis_app):
    import talus

    return talus.classFactory(None)


def test_plugin_registers_its_provider_and_removes_it(qgis_app, plugin):
    registry = qgis_app.processingRegistry()
    before = {provider.id() for provider in registry.providers()}
    other = registry.providerById("talus")
    assert "talus" in before
    # A second provider of the same id is refused by QGIS; the plugin survives that, and its unload too.
    plugin.initProcessing()
    assert registry.providerById("talus") is other


def test_provider_is_complete(qgis_app):
    provider = qgis_app.processingRegistry().providerById("talus")
    assert (provider.id(), provider.name()) == ("talus", "Talus")
    assert provider.versionInfo()
    assert not provider.icon().isNull()
    folders = {path.parent.name for path in (ROOT / "algorithms" / "tools").glob("*/algorithm.py")}
    models = {path.stem for path in (ROOT / "resources" / "models").glob("*.model3")}
    assert len(models) == 5
    assert {algorithm.id() for algorithm in provider.algorithms()} == {f"talus:{name}" for name in folders | models}


LOAD_WITHOUT = """
import sys
HEAVY = {"numba", "scipy", "shapely", "pyproj", "matplotlib", "distributed"}
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in HEAVY:
            raise ModuleNotFoundError(f"{name} is not installed")
sys.meta_path.insert(0, Missing())
from qgis.core import QgsApplication
application = QgsApplication([], False)
application.initQgis()
before = set(sys.modules)
import talus
plugin = talus.classFactory(None)
plugin.initProcessing()
registry = QgsApplication.processingRegistry()
for known in registry.providerById("talus").algorithms():
    algorithm = registry.createAlgorithmById(known.id())
    print("usable", algorithm.id(), bool(algorithm.parameterDefinitions() and algorithm.shortHelpString()))
loaded = set(sys.modules) - before
print("of the engine", sorted(name[13:] for name in loaded if name.startswith("talus.engine.")))
print("heavy", sorted(loaded & (HEAVY | {"processing", "osgeo_utils"})))
plugin.unload()
print("providers left", [p.id() for p in QgsApplication.processingRegistry().providers()].count("talus"), flush=True)
import os
os._exit(0)
"""


def test_plugin_loads_without_the_packages_of_the_engine_and_without_its_kernels(qgis_app):
    # A missing numba must not end the loading of the plugin, nor slow down the start of QGIS.
    done = subprocess.run([sys.executable, "-c", LOAD_WITHOUT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # names and limits alone, no kernels
    named = (
        "choices", "findings", "findings.finding", "findings.subjects", "ground", "ground.parameters", "io",
        "io.folder_lock", "io.geodata", "io.owned_folder", "io.plain_file", "io.raster", "io.source_files",
        "io.stored_layers", "io.thresholds", "map_rows", "quantities", "quantities.quantities", "rock_rows", "version",
    )  # fmt: skip
    assert f"of the engine {sorted(named)}" in done.stdout
    assert "heavy []" in done.stdout
    assert "providers left 0" in done.stdout
    algorithms = qgis_app.processingRegistry().providerById("talus").algorithms()
    assert [algorithm.id() for algorithm in algorithms if f"usable {algorithm.id()} True" not in done.stdout] == []


def test_missing_numba_is_explained_for_each_platform():
    # numba is blocked, as if it were not installed; the same functions run as plain Python.
    program = """
import sys
sys.modules["numba"] = None
from talus.engine.jit import kernels
assert not kernels.COMPILED
print(kernels.WARNING)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ways = ("menu Plugins, Talus, Python packages", "apt install python3-numba", "pip install numba")
    for text in (*ways, "slower"):
        assert text in done.stdout


def test_model_file_that_cannot_be_read_does_not_keep_the_plugin_from_loading(qgis_app, tmp_path, monkeypatch):
    from talus.algorithms import example_models

    (tmp_path / "broken.model3").write_text("no model")
    monkeypatch.setattr(example_models, "FOLDER", tmp_path)
    assert example_models.example_models() == []


def test_uncompiled_engine_is_announced(simulate, recorder, monkeypatch):
    from talus.engine.jit import kernels

    monkeypatch.setattr(kernels, "WARNING", "numba cannot be used")
    simulate(TRAJECTORIES=None)
    assert recorder.warnings[0] == "numba cannot be used"


def test_algorithm_touches_no_project(simulate, monkeypatch):
    # It runs in a thread of its own, in which the project must not be touched.
    from qgis.core import QgsProject

    def touched():
        raise AssertionError("QgsProject.instance() in an algorithm")

    from talus.algorithms.tools.simulate import algorithm as module

    process = module.Simulate.processAlgorithm

    def watched(self, parameters, context, feedback):
        with monkeypatch.context() as patch:
            patch.setattr(QgsProject, "instance", touched)
            return process(self, parameters, context, feedback)

    monkeypatch.setattr(module.Simulate, "processAlgorithm", watched)
    assert simulate()["RUN_COUNT"] == 6
