# SPDX-License-Identifier: GPL-2.0-or-later
"""numba beside the plugin qpip, which is played: it puts PROFILE/python/dependencies first in sys.path and PYTHONPATH,
loads other plugins only when QGIS stands, and offers what is in a requirements.txt in their folder.
"""

import os
import sys
from pathlib import Path

import pytest


class Qpip:
    """Stand-in for the other plugin that Talus meets."""

    def __init__(self, profile, monkeypatch):
        self.folder = Path(profile) / "python" / "dependencies"
        monkeypatch.setattr(sys, "path", [str(self.folder), *sys.path])
        paths = filter(None, (str(self.folder), os.environ.get("PYTHONPATH")))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    def install(self, name, text=""):
        (self.folder / name).mkdir(parents=True)
        (self.folder / name / "__init__.py").write_text(text, encoding="utf-8")


@pytest.fixture
def qpip(qgis_app, tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "numba", raising=False)  # as in a QGIS that has just started
    return Qpip(tmp_path, monkeypatch)


def test_qpip_is_not_asked_to_bring_numpy():
    """Its pip follows dependencies: numba would bring a numpy that goes before the one QGIS was built with."""
    from talus.resources.release.make_zip import source_files

    assert not [path for path in source_files() if Path(path).name == "requirements.txt"]


def test_numba_of_qpip_is_used_and_not_offered_for_installation(qpip):
    from talus.algorithms.shared.desktop.packages import PACKAGES, THERE, state_of

    qpip.install("numba")
    numba = next(package for package in PACKAGES if package.name == "numba")
    state = state_of(numba)
    assert (state.kind, state.place) == (THERE, str(qpip.folder))


def test_button_installs_behind_what_qpip_keeps_and_is_undone(qpip, tmp_path, monkeypatch):
    """The trial sees qpip's folder first, as QGIS will; after removing all is as before."""
    from talus.algorithms.shared.desktop import package_folder
    from talus.algorithms.shared.desktop.packages import MISSING, PACKAGES, State
    from talus.algorithms.shared.desktop.processes import Outcome

    qpip.install("other")
    monkeypatch.setattr(package_folder, "state_of", lambda package: State(MISSING, "", ""))
    before, folders, tried = list(sys.path), package_folder.folders_of(tmp_path), []

    def run(command, environment=None, hear=None, is_cancelled=None):
        if "--target" in command:
            (Path(command[command.index("--target") + 1]) / "numba").mkdir(parents=True)
        else:
            tried.extend(environment["PYTHONPATH"].split(os.pathsep))
        return Outcome(True, "numba 0.61.2")

    result = package_folder.install(folders, PACKAGES[:1], run=run, find_pip=lambda *_: ["-m", "pip"])
    assert result == ("", "numba 0.61.2")
    fresh = Path(tried[0]).parent
    assert fresh.name.startswith(f"{folders.root.name}.new")
    assert tried[0] == f"{fresh}/newer" and tried[-1] == f"{fresh}/packages"
    assert 0 < tried.index(str(qpip.folder)) < len(tried) - 1
    package_folder.use_packages(folders)
    assert sys.path == [*before, str(folders.packages)] and sys.path[0] == str(qpip.folder)
    assert not (qpip.folder / "numba").exists()
    package_folder.remove(folders)
    assert sys.path == before and (qpip.folder / "other").is_dir()


def test_plugin_that_is_loaded_late_has_its_menu_and_algorithms(qgis_app, monkeypatch):
    """qpip loads it when the desktop stands: all is made in the constructor and in initGui, at any time."""
    from talus import classFactory
    from talus.algorithms.shared.desktop.processes import WarmUp
    from talus.tests.qgis.desktop_stand_in import Desktop

    monkeypatch.setattr(WarmUp, "start", lambda self: None)
    registry = qgis_app.processingRegistry()
    added = []
    monkeypatch.setattr(type(registry), "addProvider", lambda self, provider: added.append(provider) or True)
    monkeypatch.setattr(type(registry), "removeProvider", lambda self, provider: True)
    desktop = Desktop()
    desktop.window.show()
    plugin = classFactory(desktop)
    plugin.initGui()
    assert len(desktop.entries) == 13 and len(added) == 1
    plugin.unload()
    assert desktop.entries == []
