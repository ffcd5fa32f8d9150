# SPDX-License-Identifier: GPL-2.0-or-later
"""README's commands and snippet work when they are pasted: into a shell without a display, and into a file.

The blocks are found by what they hold, in whatever section they stand. They are pasted in the folder of the clone, and
write into its ``build``: there the kernels are compiled already.
"""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def blocks(language, *words):
    """The fenced blocks of README in a language that hold all of the words."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    actual = [textwrap.dedent(body) for _, name, body in BLOCK.findall(text) if name == language]
    return [body for body in actual if all(word in body for word in words)]


def pasted(text, home):
    """Output of a shell that has nothing of this process: no display, no settings of QGIS, no paths of Python."""
    names = ("PATH", "LANG", "LC_ALL", "OPENBLAS_CORETYPE", *(name for name in os.environ if name.startswith("PIP_")))
    kept = {name: os.environ[name] for name in names if name in os.environ}
    done = subprocess.run(
        ["bash"], input=text, cwd=ROOT, env={**kept, "HOME": str(home)}, capture_output=True, text=True, timeout=600
    )
    return done.stdout + done.stderr, done.returncode


def written_by(commands):
    """The files that the commands write, from the folder of the clone."""
    return re.findall(r"=(build/[\w.]+)(?:\s|$)", commands)


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("home")


def skip_without_the_environment():
    """The commands use .venv, which has the packages of the Python that made it."""
    packages = ROOT / ".venv" / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    if not packages.is_dir():
        pytest.skip("there is no .venv of this Python: it is not that of `make setup`")


@pytest.fixture(scope="module")
def said_by_commands(home):
    """Output of the commands; the last one's exit status is that of the shell."""
    skip_without_the_environment()
    pytest.importorskip("qgis.core", reason="QGIS is not installed")
    if not (shutil.which("qgis_process.bin") or shutil.which("qgis_process")):
        pytest.skip("qgis_process is not installed")
    (commands,) = blocks("sh", "plugins enable talus", "run talus:simulate")
    shutil.rmtree(ROOT / "build" / "profile", ignore_errors=True)
    for name in written_by(commands):
        (ROOT / name).unlink(missing_ok=True)
    text, status = pasted(commands, home)
    assert status == 0, text
    return text


@pytest.mark.qgis
@pytest.mark.slow
def test_commands_simulate_and_write_their_files(said_by_commands, home):
    from osgeo import ogr

    (commands,) = blocks("sh", "run talus:simulate")
    runs, files = int(re.search(r"RUNS=(\d+)", commands)[1]), written_by(commands)
    assert len(files) == 3
    assert all((ROOT / name).stat().st_size > 0 for name in files)
    lines = ogr.Open(str(ROOT / "build" / "lines.gpkg"))
    count = int(re.search(r"RUN_COUNT:\s*(\d+)", said_by_commands)[1])
    assert lines.GetLayer(0).GetFeatureCount() == count > 0 and count % runs == 0
    assert not (home / ".local" / "share" / "QGIS").exists()  # the user's own profile is left alone


@pytest.mark.qgis
@pytest.mark.slow
def test_commands_run_with_numba(said_by_commands):
    assert "numba cannot be used" not in said_by_commands


@pytest.mark.qgis
@pytest.mark.slow
def test_snippet_runs_with_the_python_that_is_named(said_by_commands, home):
    (snippet,) = blocks("python", "from talus.engine import", "simulate(")
    (command,) = blocks("sh", "study.py")
    program, name = command.split()
    assert program == ".venv/bin/python"
    (ROOT / name).write_text(snippet, encoding="utf-8")
    text, status = pasted(command, home)
    assert status == 0, text
    assert float(re.search(r"([\d.]+) m mean run-out", text)[1]) > 0.0


@pytest.mark.long
def test_commands_of_the_package_make_a_venv_and_do_a_study(home):
    """Without QGIS and .venv, by what pip installs from the clone."""
    (commands,) = blocks("sh", "pip install", "talus run")
    for name in ("venv", "trial"):
        shutil.rmtree(ROOT / "build" / name, ignore_errors=True)
    text, status = pasted(f"set -e\n{commands}", home)
    if "No matching distribution found" in text:
        pytest.skip("pip finds no package server")
    assert status == 0, text
    assert "Study: build/trial/study.toml" in text and "done before" in text
    assert (ROOT / "build" / "trial" / "results" / "energy_p95.tif").stat().st_size > 0
    assert (ROOT / "build" / "venv" / "bin" / "talus").is_file()


def test_blocks_are_found_wherever_they_stand():
    text = "* a\n\n  ```sh\n  one \\\n      two\n  ```\n\n```python\nx\n```\n"
    assert [(name, textwrap.dedent(body)) for _, name, body in BLOCK.findall(text)] == [
        ("sh", "one \\\n    two\n"),
        ("python", "x\n"),
    ]
