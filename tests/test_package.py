# SPDX-License-Identifier: GPL-2.0-or-later
"""The wheel of talus-rockfall: what is in it, and that the engine works from it without QGIS and without osgeo."""

import email
import os
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

import pytest

import talus
from talus.engine.io.geodata import HOW
from talus.tests import machine_code

ROOT = Path(talus.__file__).resolve().parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built as `python -m build --wheel` does, with the hatchling that is there."""
    pytest.importorskip("hatchling", reason="hatchling is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def names(wheel):
    with zipfile.ZipFile(wheel) as file:
        return {PurePosixPath(name) for name in file.namelist()}


@pytest.fixture(scope="module")
def metadata(wheel):
    with zipfile.ZipFile(wheel) as file:
        (name,) = (name for name in file.namelist() if name.endswith("METADATA"))
        return email.message_from_bytes(file.read(name))


@pytest.fixture(scope="module")
def run(wheel, tmp_path_factory):
    """Runs Python code where the wheel is all there is of Talus, osgeo and QGIS are hidden, and nothing else is."""
    place = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(place)
    machine_code.hand_over(place / "talus" / "engine")
    (place / "sitecustomize.py").write_text(
        "import sys; sys.modules.update(dict.fromkeys(('osgeo', 'qgis', 'PyQt5', 'PyQt6')))\n"
    )

    def of_code(*arguments, folder=place, returncode=0):
        environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONWARNINGS": "ignore"}
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == returncode, done.stdout + done.stderr
        return done.stdout

    return of_code


def test_wheel_has_the_whole_engine_and_what_it_reads(names):
    engine = {PurePosixPath("talus", path.relative_to(ROOT).as_posix()) for path in (ROOT / "engine").rglob("*.py")}
    assert engine <= names
    rules = {path.name for path in (ROOT / "resources" / "hazard_rules").iterdir()}
    papers = {path.name for path in (ROOT / "resources" / "papers").rglob("*") if path.is_file()}
    tables = {"ground_classes.csv", "ground_intervals.csv", "net_classes.csv", "experience.csv"}
    assert {*tables, "make_demo.py", "slope.py", *rules, *papers} == {
        name.name for name in names if name.parts[:2] == ("talus", "resources")
    }
    assert PurePosixPath("talus/py.typed") in names


def test_wheel_has_nothing_of_qgis(names):
    of_qgis = {"algorithms", "i18n", "plugin.py", "metadata.txt", "tests", "benchmarks", "layouts", "icons", "models"}
    assert [name for name in names if of_qgis & set(name.parts)] == []
    assert {name.parts[1] for name in names if name.parts[0] == "talus"} == {
        "__init__.py", "engine", "py.typed", "resources",
    }  # fmt: skip


def test_metadata_says_version_licence_and_extras(metadata):
    assert metadata["Name"] == "talus-rockfall"
    assert metadata["Version"] == talus.__version__
    assert metadata["License-Expression"] == "GPL-2.0-or-later"
    assert {"rasters", "plots", "clouds", "cluster"} <= set(metadata.get_all("Provides-Extra"))


def test_command_of_the_metadata_is_there(wheel):
    with zipfile.ZipFile(wheel) as file:
        (name,) = (name for name in file.namelist() if name.endswith("entry_points.txt"))
        assert "talus = talus.engine.command_line:main" in file.read(name).decode()


def test_package_imports_without_qgis_and_knows_its_version(run):
    code = "import talus, sys; print(talus.__version__, talus.__file__, 'numba' in sys.modules)"
    version, place, has_numba = run("-c", code).split()
    assert version == talus.__version__
    assert Path(place).parent != ROOT
    assert has_numba == "False"


@pytest.mark.long
@pytest.mark.parametrize("name", ["one_rock", "hazard_study", "rock_from_scan"])
def test_examples_run_from_the_wheel_without_osgeo(run, tmp_path, name):
    pytest.importorskip("rasterio", reason=f"rasterio is not installed: {HOW}")
    code = (
        f"import runpy, sys; sys.path.insert(0, {str(ROOT / 'docs' / 'examples')!r})\n"
        f"import {name} as example, inspect\n"
        "options = {'runs': 4} if 'runs' in inspect.signature(example.main).parameters else {}\n"
        "options.update({'folder': '.'} if 'folder' in inspect.signature(example.main).parameters else {})\n"
        "example.main(**options)\n"
        "import talus; print(talus.__file__)"
    )
    said = run("-c", code, folder=tmp_path)
    assert str(ROOT) not in said
