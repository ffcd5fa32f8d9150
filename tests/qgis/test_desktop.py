# SPDX-License-Identifier: GPL-2.0-or-later
"""The menu, the example project and the installation of numba; pip and message boxes are played."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture
def packages(qgis_app):
    from talus.algorithms.desktop import numba_packages

    return numba_packages


class Pip:
    """Stands for subprocess.run: writes what pip would, answers the trial as told."""

    def __init__(self, answers):
        self.answers, self.commands = iter(answers), []

    def __call__(self, command, **options):
        self.commands.append(command)
        code, text = next(self.answers)
        if "--target" in command and code == 0:
            folder = Path(command[command.index("--target") + 1])
            (folder / "numba").mkdir(parents=True)
        return subprocess.CompletedProcess(command, code, text if code == 0 else "", "" if code == 0 else text)


def test_command_leaves_numpy_alone_and_names_the_folder(packages, tmp_path):
    command = packages.command_of(tmp_path)
    assert "--no-deps" in command and command[-2:] == ["numba", "llvmlite"]
    assert command[command.index("--target") + 1] == str(tmp_path)
    assert "numpy" not in command
    assert Path(command[0]).name.startswith("python")


def test_python_is_that_of_qgis_not_the_one_on_the_path(packages, tmp_path, monkeypatch):
    """Python within QGIS takes the first python3 of the PATH for itself: here one of pyenv, in another folder."""
    own, other = tmp_path / "usr/bin", tmp_path / "home/.pyenv/shims"
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for path in (own / version, own / "python3", other / "python3"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.setattr(sys, "exec_prefix", str(tmp_path / "usr"))
    monkeypatch.setattr(sys, "executable", str(other / "python3"))
    assert packages.python_program() == str(own / version)
    monkeypatch.setattr(sys, "executable", str(own / "python3"))
    assert packages.python_program() == str(own / "python3")
    monkeypatch.setattr(sys, "executable", str(own / "qgis.bin"))  # as on Windows and macOS
    assert packages.python_program() == str(own / version)


def test_what_works_is_put_into_its_place_and_removed_again(packages, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    folder = tmp_path / "python" / "talus_packages"
    outcome = packages.install(folder, Pip([(0, ""), (0, "0.61.2\n")]))
    assert outcome == (True, "0.61.2") and packages.is_installed(folder)
    packages.use_packages(folder)
    assert sys.path[-1] == str(folder)  # never before the packages of QGIS
    packages.remove(folder)
    assert not folder.exists() and str(folder) not in sys.path


def test_older_pair_is_taken_where_the_newest_does_not_run(packages, tmp_path):
    pip = Pip([(0, ""), (1, "Numba needs NumPy 2.0 or less"), (1, "no wheel"), (0, ""), (0, "0.60.0")])
    assert packages.install(tmp_path / "p", pip) == (True, "0.60.0")
    assert pip.commands[-2][-2:] == ["numba==0.60.0", "llvmlite==0.43.0"]


def test_failure_leaves_what_was_there(packages, tmp_path):
    folder = tmp_path / "p"
    (folder / "numba").mkdir(parents=True)
    outcome = packages.install(folder, Pip([(1, "No matching distribution")] * 9))
    assert not outcome.succeeded and "No matching distribution" in outcome.text
    assert packages.is_installed(folder) and [path.name for path in tmp_path.iterdir()] == ["p"]


def test_without_network_it_stops_at_once(packages, tmp_path):
    pip = Pip([(1, "NewConnectionError: Failed to establish a new connection")])
    outcome = packages.install(tmp_path / "p", pip)
    assert packages.is_offline(outcome) and len(pip.commands) == 1


class Box:
    """Stands for QMessageBox: keeps what it says, answers as told."""

    def __init__(self, answer):
        self.answer, self.said = answer, []

    def question(self, parent, title, text):
        self.said.append(("question", text))
        return self.answer

    def information(self, parent, title, text):
        self.said.append(("information", text))

    warning = information


def test_nothing_happens_without_a_yes(packages, monkeypatch, tmp_path):
    from qgis.PyQt.QtWidgets import QMessageBox

    from talus.algorithms.desktop import numba_dialog

    monkeypatch.setattr(numba_dialog, "profile_packages", lambda: tmp_path / "p")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(packages, "install", lambda *_: pytest.fail("installed without a yes"))
    box = Box(QMessageBox.StandardButton.No)
    numba_dialog.manage_numba(None, box)
    ((kind, text),) = box.said
    assert kind == "question" and " ".join(packages.command_of(tmp_path / "p")) in text


def test_without_network_it_says_what_to_do(packages, monkeypatch, tmp_path):
    from qgis.PyQt.QtWidgets import QMessageBox

    from talus.algorithms.desktop import numba_dialog

    monkeypatch.setattr(numba_dialog, "profile_packages", lambda: tmp_path / "p")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(packages, "install", lambda *_: packages.Outcome(False, "ConnectionError"))
    box = Box(QMessageBox.StandardButton.Yes)
    numba_dialog.manage_numba(None, box)
    assert "pip download --no-deps numba llvmlite" in box.said[-1][1] and "--no-index" in box.said[-1][1]


def test_numba_that_is_there_is_left_alone(packages, monkeypatch, tmp_path):
    from talus.algorithms.desktop import numba_dialog

    monkeypatch.setattr(numba_dialog, "profile_packages", lambda: tmp_path / "p")
    box = Box(None)
    numba_dialog.manage_numba(None, box)
    assert [kind for kind, _ in box.said] == ["information"]


def test_example_opens_with_all_its_layers_and_a_layout(qgis_app, tmp_path):
    from qgis.core import QgsProject

    from talus.algorithms.desktop.example import copy_of_example

    project = QgsProject()
    assert project.read(str(copy_of_example(tmp_path)))
    layers = project.mapLayers().values()
    assert len(layers) >= 10 and all(layer.isValid() for layer in layers)
    assert all(str(tmp_path) in layer.source() for layer in layers)
    assert {"Releases", "Ground", "Forest", "Road"} <= {layer.name() for layer in layers}
    assert [layout.name() for layout in project.layoutManager().layouts()] == ["A4"]
    assert any(layer.name().startswith("Energy, 95th percentile") for layer in layers)


def test_copy_of_the_example_keeps_what_the_user_did(qgis_app, tmp_path):
    from talus.algorithms.desktop.example import copy_of_example

    path = copy_of_example(tmp_path)
    path.write_bytes(b"mine")
    assert copy_of_example(tmp_path).read_bytes() == b"mine"


def test_menu_has_its_entries_and_goes_again(qgis_app):
    from talus.algorithms.desktop.menu import Menu
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    menu = Menu(desktop)
    menu.add()
    assert [action.text() for action in desktop.actions] == [
        "Open the example",
        "Manual",
        "Documentation on the web",
        "Install numba ...",
        "Prepare the engine in the background when QGIS starts",
    ]
    menu.remove()
    assert desktop.entries == []


def test_help_leads_to_the_site_where_no_page_is_on_this_computer(qgis_app, monkeypatch, tmp_path):
    from talus.algorithms import manual

    assert manual.manual_url("simulate").startswith("file:")
    monkeypatch.setattr(manual, "ROOT", tmp_path)
    monkeypatch.setattr(manual, "PAGES", tmp_path / "manual")
    assert manual.manual_url("simulate") == manual.site_url("manual/simulate")


def test_address_of_the_site_is_the_homepage_with_the_version():
    from talus.algorithms.site import site_url
    from talus.tests.test_repository import metadata

    homepage, version = metadata()["homepage"].rstrip("/"), metadata()["version"]
    assert site_url("manual/net") == f"{homepage}/{version}/manual/net.html"
