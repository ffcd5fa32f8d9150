# SPDX-License-Identifier: GPL-2.0-or-later
"""numba beside the plugin qpip, which is played: it puts PROFILE/python/dependencies first in sys.path and PYTHONPATH,
loads other plugins only when QGIS stands, and offers what is in a requirements.txt in their folder.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest


class Qpip:
    """What the other plugin does that Talus meets."""

    def __init__(self, profile, monkeypatch):
        self.folder = Path(profile) / "python" / "dependencies"
        monkeypatch.setattr(sys, "path", [str(self.folder), *sys.path])
        paths = filter(None, (str(self.folder), os.environ.get("PYTHONPATH")))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    def install(self, name, text=""):
        (self.folder / name).mkdir(parents=True)
        (self.folder / name / "__init__.py").write_text(text, encoding="utf-8")


class Box:
    """Stands for QMessageBox, and says yes."""

    def __init__(self):
        from qgis.PyQt.QtWidgets import QMessageBox

        self.said, self.yes = [], QMessageBox.StandardButton.Yes

    def question(self, parent, title, text):
        self.said.append(text)
        return self.yes

    def information(self, parent, title, text):
        self.said.append(text)


@pytest.fixture
def qpip(qgis_app, tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "numba", raising=False)  # as in a QGIS that has just started
    return Qpip(tmp_path, monkeypatch)


def test_qpip_is_not_asked_to_bring_numpy():
    """Its pip follows dependencies: numba would bring a numpy that goes before the one QGIS was built with."""
    from talus.resources.release.make_zip import source_files

    assert not [path for path in source_files() if Path(path).name == "requirements.txt"]


def test_numba_of_qpip_is_used_and_nothing_is_installed(qpip, tmp_path, monkeypatch):
    from talus.algorithms.desktop import numba_dialog

    qpip.install("numba")
    monkeypatch.setattr(numba_dialog, "profile_packages", lambda: tmp_path / "python" / "talus_packages")
    box = Box()
    numba_dialog.manage_numba(None, box)
    (text,) = box.said
    assert str(qpip.folder) in text and not (tmp_path / "python" / "talus_packages").exists()


def test_button_installs_behind_what_qpip_keeps_and_is_undone(qpip, tmp_path):
    """What is tried sees qpip's folder first, as QGIS will; after removing all is as before."""
    from talus.algorithms.desktop import numba_packages

    qpip.install("other")
    before, folder, tried = list(sys.path), tmp_path / "python" / "talus_packages", []

    def run(command, env=None, **options):
        if "--target" in command:
            (Path(command[command.index("--target") + 1]) / "numba").mkdir(parents=True)
        else:
            tried.extend(env["PYTHONPATH"].split(os.pathsep))
        return subprocess.CompletedProcess(command, 0, "0.61.2\n", "")

    assert numba_packages.install(folder, run).succeeded
    assert tried.index(str(qpip.folder)) < tried.index(f"{folder}.new") == len(tried) - 1
    numba_packages.use_packages(folder)
    assert sys.path == [*before, str(folder)] and sys.path[0] == str(qpip.folder)
    assert not (qpip.folder / "numba").exists()
    numba_packages.remove(folder)
    assert sys.path == before and (qpip.folder / "other").is_dir()


def test_plugin_that_is_loaded_late_has_its_menu_and_algorithms(qgis_app, monkeypatch):
    """qpip loads it when the desktop stands: all is made in the constructor and in initGui, at any time."""
    from talus import classFactory
    from talus.algorithms.desktop.warm_up import WarmUp
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
    assert len(desktop.entries) == 4 and len(added) == 1
    plugin.unload()
    assert desktop.entries == []
