# SPDX-License-Identifier: GPL-2.0-or-later
"""Missing packages are found, reported and installed into the profile; pip is simulated but in one test."""

import hashlib
import json
import sys
import time
import zipfile
from pathlib import Path

import numpy as np
import pytest


@pytest.fixture
def desktop(qgis_app):
    """The modules that are tried here."""
    from talus.algorithms.shared.desktop import package_folder, packages, packages_dialog, processes

    class Modules:
        pass

    for module in (package_folder, packages, packages_dialog, processes):
        setattr(Modules, module.__name__.rsplit(".", 1)[1], module)
    return Modules


@pytest.fixture
def folders(desktop, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    return desktop.package_folder.folders_of(tmp_path / "profile")


# ----------------------------------------------------------------------- what is there


def test_each_package_says_what_it_is_for_how_large_and_how_it_is_tried(desktop):
    names = [package.name for package in desktop.packages.PACKAGES]
    assert names == ["numba", "scipy", "shapely", "matplotlib", "laspy"]
    for package in desktop.packages.PACKAGES:
        assert len(package.purpose) > 20 and package.disk >= package.download > 0
        compile(package.trial, package.name, "exec")
        assert package.name in package.trial and package.requirements[0].startswith(f"{package.name}>=")


def test_trials_pass_with_packages_that_work(desktop):
    """The packages are those of this installation; a trial that refuses what works would refuse every installation."""
    there = [package for package in desktop.packages.PACKAGES if desktop.packages.state_of(package).kind == "there"]
    if not there:
        pytest.skip("none of the packages is here")
    package_folder = desktop.package_folder
    folders = package_folder.folders_of("/nowhere")
    done = package_folder.try_out(folders, there[:2], lambda *arguments: desktop.processes.run(*arguments))
    assert done.succeeded, done.text
    assert [words.split()[0] for words in done.text.split(", ")] == [item.name for item in there[:2]]


def test_package_that_is_too_old_is_told_from_one_that_is_missing(desktop, tmp_path, monkeypatch):
    def make(name, version):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / f"{name}-{version}.dist-info").mkdir()
        (tmp_path / f"{name}-{version}.dist-info" / "METADATA").write_text(f"Name: {name}\nVersion: {version}\n")

    make("shapely", "1.8.5.post1")
    make("numba", "0.61.2")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    for name in ("shapely", "numba", "laspy"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    packages = {package.name: package for package in desktop.packages.PACKAGES}
    assert desktop.packages.state_of(packages["shapely"]) == ("too old", "1.8.5.post1", str(tmp_path))
    assert desktop.packages.state_of(packages["numba"]) == ("there", "0.61.2", str(tmp_path))
    assert desktop.packages.state_of(packages["laspy"]) == ("missing", "", "")


def test_python_is_that_of_qgis_not_the_one_on_the_path(desktop, tmp_path, monkeypatch):
    """Python within QGIS takes the first python3 of the PATH for itself: here one of pyenv, in another folder."""
    own, other = tmp_path / "usr/bin", tmp_path / "home/.pyenv/shims"
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for path in (own / version, own / "python3", other / "python3"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.setattr(sys, "exec_prefix", str(tmp_path / "usr"))
    monkeypatch.setattr(sys, "executable", str(other / "python3"))
    assert desktop.processes.python_program() == str(own / version)
    monkeypatch.setattr(sys, "executable", str(own / "python3"))
    assert desktop.processes.python_program() == str(own / "python3")
    monkeypatch.setattr(sys, "executable", str(own / "qgis.bin"))  # as on Windows and macOS
    assert desktop.processes.python_program() == str(own / version)


# ----------------------------------------------------------------------- programs


def test_program_is_heard_while_it_runs_and_ends_as_it_says(desktop):
    heard = []
    done = desktop.processes.run([sys.executable, "-c", "import os; print(os.environ['X'])"], {"X": "ü"}, heard.append)
    assert done == (True, "ü") and "".join(heard).strip() == "ü"
    assert desktop.processes.run([sys.executable, "-c", "raise SystemExit('no')"]) == (False, "no")
    missing = desktop.processes.run(["/nowhere/python3"])
    assert not missing.succeeded and missing.text.startswith("/nowhere/python3: ")


def test_program_that_takes_too_long_is_ended(desktop):
    assert not desktop.processes.run([sys.executable, "-c", "import time; time.sleep(60)"], longest=0.3).succeeded


# ----------------------------------------------------------------------- pip


class Programs:
    """Stands for ``run``: succeeds where a part of the command line has an answer."""

    def __init__(self, answers, outcome):
        self.answers, self.outcome, self.commands = answers, outcome, []

    def __call__(self, command, *rest):
        self.commands.append(command)
        text = next((text for part, text in self.answers.items() if part in " ".join(command)), None)
        return self.outcome(text is not None, text or "No module named pip")


def test_pip_is_that_of_python_else_that_of_ensurepip_else_that_among_the_wheels(desktop, tmp_path):
    def found(answers, wheels=None):
        run = Programs(answers, desktop.processes.Outcome)
        return desktop.packages.find_pip("python3", tmp_path, wheels, run)

    assert found({"pip --version": "pip 23", "ensurepip": "/x/pip-23.0.1-py3-none-any.whl"}) == ["-m", "pip"]
    assert found({"ensurepip": "/x/pip-23.0.1-py3-none-any.whl"}) == ["/x/pip-23.0.1-py3-none-any.whl/pip"]
    for version in ("9.0.3", "25.1", "24.3.1"):
        (tmp_path / f"pip-{version}-py3-none-any.whl").touch()
    assert found({}, tmp_path) == [str(tmp_path / "pip-25.1-py3-none-any.whl" / "pip")]


def test_folder_without_pip_is_told(desktop, tmp_path):
    with pytest.raises(desktop.packages.NoPip, match="no wheel of pip is among them"):
        desktop.packages.find_pip("python3", tmp_path, tmp_path, Programs({}, desktop.processes.Outcome))


class Index:
    """Stands for the package index: answers in its format."""

    def __init__(self, checksum=None, address="https://files.example/{}"):
        content = b"a wheel"
        newest = "3." + str(sys.version_info[1] + 1)
        files = [
            ("pip-22.0-py3-none-any.whl", ">=3.6", False),
            ("pip-99.0b1-py3-none-any.whl", ">=3.6", False),
            ("pip-25.1-py3-none-any.whl", ">=3.9", False),
            ("pip-25.2-py3-none-any.whl", ">=3.9", "broken"),
            ("pip-26.0-py3-none-any.whl", f">={newest}", False),
            ("pip-25.1.tar.gz", ">=3.9", False),
        ]
        self.answer = {
            "files": [
                {
                    "filename": name, "requires-python": python, "yanked": yanked, "url": address.format(name),
                    "hashes": {"sha256": checksum or hashlib.sha256(content).hexdigest()},
                }
                for name, python, yanked in files
            ]
        }  # fmt: skip
        self.content, self.asked = content, []

    def __call__(self, address, accepted=None):
        self.asked.append(address)
        return json.dumps(self.answer).encode() if address.endswith("/pip/") else self.content


def fetched(desktop, folder, index):
    return desktop.packages.find_pip("python3", folder, None, Programs({}, desktop.processes.Outcome), index)


def test_pip_is_fetched_in_the_newest_version_for_this_python(desktop, tmp_path, monkeypatch):
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    index = Index()
    assert fetched(desktop, tmp_path / "pip", index) == [str(tmp_path / "pip" / "pip-25.1-py3-none-any.whl" / "pip")]
    assert index.asked == ["https://pypi.org/simple/pip/", "https://files.example/pip-25.1-py3-none-any.whl"]
    assert (tmp_path / "pip" / "pip-25.1-py3-none-any.whl").read_bytes() == b"a wheel"


@pytest.mark.parametrize(
    ("index", "words"),
    [
        (Index(checksum="0" * 64), "its checksum is not the one that the index names"),
        (Index(address="http://files.example/{}"), "does not come over https"),
        (lambda address, accepted=None: b"<html>", "not the answer of a package index"),
        (lambda address, accepted=None: b'{"files": []}', "not the answer of a package index"),
    ],
    ids=["another file", "no https", "a page", "no files"],
)
def test_pip_that_is_not_what_the_index_says_is_thrown_away(desktop, tmp_path, index, words):
    with pytest.raises(desktop.packages.NoPip, match=words):
        fetched(desktop, tmp_path / "pip", index)
    assert not (tmp_path / "pip").exists()


def test_computer_without_network_is_told(desktop, tmp_path):
    """A refused connection, on this computer itself."""
    with pytest.raises(OSError, match=r"https://127\.0\.0\.1:1/"):
        desktop.packages.fetched_bytes("https://127.0.0.1:1/")


# ----------------------------------------------------------------------- installing


def write_wheel(folder, name, version, files, requires=()):
    """A wheel of plain Python files, as the packaging standard wants it."""
    dist_info = f"{name}-{version}.dist-info"
    files = {
        **files,
        f"{dist_info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        + "".join(f"Requires-Dist: {entry}\n" for entry in requires),
        f"{dist_info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*files, f"{dist_info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as file:
        for path, text in {**files, f"{dist_info}/RECORD": record}.items():
            file.writestr(path, text)


@pytest.fixture
def wheels(desktop, tmp_path, monkeypatch):
    """A folder of wheels: a package in two versions, of which the newer wants another numpy, what it needs, numpy."""
    folder, own = tmp_path / "wheels", np.__version__.split("+")[0]
    folder.mkdir()
    write_wheel(folder, "talus_probe", "1.5", {"talus_probe/__init__.py": ""}, [f"numpy=={own}", "talus_bottom"])
    write_wheel(folder, "talus_probe", "2.0", {"talus_probe/__init__.py": "raise ImportError"}, ["numpy>=99"])
    write_wheel(folder, "talus_bottom", "1.0", {"talus_bottom.py": ""})
    write_wheel(folder, "numpy", own, {"numpy/__init__.py": "raise ImportError('not that of QGIS')"})
    write_wheel(folder, "numpy", "99.0", {"numpy/__init__.py": ""})
    monkeypatch.setitem(desktop.packages.OLDEST, "talus_probe", (1, 0))
    known = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    monkeypatch.setattr("talus.algorithms.shared.desktop.packages.known_wheels", lambda: known)
    return folder


def probe(desktop, trial="import talus_probe, talus_bottom, numpy; numpy.zeros(1)"):
    return desktop.packages.Package("talus_probe", ("talus_probe",), 1, 1, trial)


def has_a_pip():
    """True where this Python has pip, or an ensurepip that carries one; that of Debian's QGIS alone has neither."""
    from importlib.util import find_spec

    return find_spec("pip") is not None or find_spec("ensurepip") is not None


needs_a_pip = pytest.mark.skipif(
    not has_a_pip(), reason="neither pip nor ensurepip: a folder of wheels for such a Python holds a pip"
)


@needs_a_pip
def test_pip_puts_what_suits_the_numpy_of_qgis_into_the_profile_and_leaves_numpy_out(desktop, folders, wheels):
    """With pip itself, from a folder."""
    heard = []
    result = desktop.package_folder.install(folders, [probe(desktop)], wheels, heard.append)
    assert result == ("", "talus_probe 1.5"), result.text
    assert "Successfully installed" in "".join(heard)
    names = {path.name for path in folders.packages.iterdir()}
    assert {"talus_probe", "talus_bottom.py"} <= names and not any(name.startswith("numpy") for name in names)
    assert sorted(folders.root.parent.iterdir()) == [folders.root]  # nothing is left of the way there
    desktop.package_folder.use_packages(folders)
    assert sys.path[-1] == str(folders.packages)  # never before the packages of QGIS
    state = desktop.packages.state_of(probe(desktop))
    assert state == ("there", "1.5", str(folders.packages))
    desktop.package_folder.remove(folders)
    assert not folders.root.parent.exists() and str(folders.packages) not in sys.path


@needs_a_pip
def test_package_that_does_not_work_leaves_what_was_there(desktop, folders, wheels):
    folders.packages.mkdir(parents=True)
    (folders.packages / "kept.py").touch()
    result = desktop.package_folder.install(folders, [probe(desktop, "raise ValueError('a wrong number')")], wheels)
    assert result.problem == "failed" and "talus_probe: " in result.text and "a wrong number" in result.text
    assert [path.name for path in folders.packages.iterdir()] == ["kept.py"]
    assert sorted(folders.root.parent.iterdir()) == [folders.root]


def test_later_installation_keeps_the_earlier_and_replaces_versions(desktop, folders, tmp_path):
    for name in ("numba", "numba-0.60.0.dist-info", "laspy"):
        (folders.packages / name).mkdir(parents=True)
    run = played_pip(desktop, ["numba", "numba-0.61.2.dist-info"], "numba 0.61.2")
    result = install_played(desktop, folders, desktop.packages.PACKAGES[:1], run)
    assert result == ("", "numba 0.61.2")
    assert {path.name for path in folders.packages.iterdir()} == {"numba", "numba-0.61.2.dist-info", "laspy"}


def played_pip(desktop, names, text, succeeded=True):
    """Stands for ``run``: makes the folders that pip would."""
    commands = []

    def run(command, environment=None, hear=None, is_cancelled=None):
        commands.append((command, environment))
        if "--target" in command and succeeded:
            for name in names:
                (Path(command[command.index("--target") + 1]) / name).mkdir(parents=True)
        return desktop.processes.Outcome(succeeded, text)

    run.commands = commands
    return run


def install_played(desktop, folders, packages, run, **more):
    return desktop.package_folder.install(folders, packages, run=run, find_pip=lambda *_: ["-m", "pip"], **more)


def test_command_keeps_numpy_and_names_the_folder(desktop, folders):
    limits = []

    def run(command, environment=None, hear=None, is_cancelled=None):
        if "--constraint" in command:
            limits.append(Path(command[command.index("--constraint") + 1]).read_text())
        return played(command, environment)

    played = played_pip(desktop, [], "numba 1")
    install_played(desktop, folders, desktop.packages.PACKAGES, run)
    command, environment = played.commands[0]
    assert Path(command[0]).name.startswith("python") and command[1:4] == ["-m", "pip", "install"]
    assert command[command.index("--target") + 1].startswith(str(folders.root) + ".new")
    assert limits[0] == f"numpy=={np.__version__.split('+')[0]}\n"
    assert not [part for part in command if part.startswith("numpy")]
    assert environment["PIP_USER"] == "0"  # a pip that is set to install for the user refuses another folder


def test_package_that_replaces_an_older_one_comes_first(desktop, folders, monkeypatch):
    """Shapely 2 must come first where the system has 1.8; what is only missing still comes last."""
    kinds = {"shapely": "too old"}
    state = desktop.packages.State
    monkeypatch.setattr(
        desktop.package_folder, "state_of", lambda package: state(kinds.get(package.name, "missing"), "", "")
    )
    chosen = [package for package in desktop.packages.PACKAGES if package.name in ("shapely", "laspy")]
    run = played_pip(desktop, ["x"], "x 1")
    assert install_played(desktop, folders, chosen, run).problem == ""
    asked = {Path(command[command.index("--target") + 1]).name: command for command, _ in run.commands[:2]}
    assert "shapely>=2.0" in asked["newer"] and "laspy>=2.4" in asked["packages"]
    assert "shapely>=2.0" not in asked["packages"]
    desktop.package_folder.use_packages(folders)
    assert (sys.path[0], sys.path[-1]) == (str(folders.newer), str(folders.packages))


@pytest.mark.parametrize(
    ("text", "problem", "words"),
    [
        ("NewConnectionError: Failed to establish", "offline", "reaches no package server"),
        ("No matching distribution found for numba", "no wheel", "No version suits"),
        ("disk full", "failed", "could not be installed"),
    ],
)
def test_what_pip_says_becomes_advice(desktop, folders, text, problem, words):
    from talus.algorithms.shared.desktop.package_folder import advice_on

    packages = desktop.packages.PACKAGES
    result = install_played(desktop, folders, packages, played_pip(desktop, [], text, succeeded=False))
    assert result == (problem, text)
    advice = advice_on(result, packages)
    assert words in advice and text in advice
    if problem == "offline":
        command = next(line for line in advice.splitlines() if "pip download" in line)
        assert " pip numpy==" in command and all(package.name in command for package in packages)
    assert not folders.root.parent.exists() or list(folders.root.parent.iterdir()) == []


def test_no_pip_at_all_is_told_with_ways_out(desktop, folders, monkeypatch):
    from talus.algorithms.shared.desktop.package_folder import advice_on

    def none(*_):
        raise desktop.packages.NoPip("pypi.org not found")

    result = desktop.package_folder.install(folders, desktop.packages.PACKAGES, find_pip=none)
    assert result == ("no pip", "pypi.org not found")
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/" + name)
    advice = advice_on(result, desktop.packages.PACKAGES)
    assert "sudo apt install python3-numba python3-scipy python3-shapely python3-matplotlib" in advice
    assert "talus_wheels" in advice


def test_proxy_of_qgis_is_that_of_pip(desktop, monkeypatch):
    from qgis.core import QgsNetworkAccessManager
    from qgis.PyQt.QtNetwork import QNetworkProxy

    monkeypatch.delenv("HTTPS_PROXY", raising=False)
    manager = QgsNetworkAccessManager.instance()
    before = manager.fallbackProxy()
    manager.setFallbackProxyAndExcludes(QNetworkProxy(QNetworkProxy.ProxyType.HttpProxy, "proxy.office", 3128), [], [])
    try:
        assert desktop.package_folder.proxy_variables() == {"HTTPS_PROXY": "http://proxy.office:3128"}
        monkeypatch.setenv("HTTPS_PROXY", "http://other:1")
        assert desktop.package_folder.proxy_variables() == {}
    finally:
        manager.setFallbackProxyAndExcludes(before, [], [])
    monkeypatch.delenv("HTTPS_PROXY")
    assert desktop.package_folder.proxy_variables() == {}


# ----------------------------------------------------------------------- the window


@pytest.fixture
def window(desktop, folders, monkeypatch):
    """``window(install)``: the dialog where numba is missing, shapely is too old and the rest is there."""
    kinds = {"numba": ("missing", "", ""), "shapely": ("too old", "1.8.5", "/usr")}
    state = desktop.packages.State

    def make(install=None, remove=None):
        monkeypatch.setattr(
            desktop.packages_dialog, "state_of", lambda item: state(*kinds.get(item.name, ("there", "1.0", "/usr")))
        )
        return desktop.packages_dialog.PackagesDialog(folders, None, install, remove)

    make.kinds = kinds
    return make


def test_window_lists_what_is_there_and_ticks_what_is_not(window, desktop):
    dialog = window()
    rows = [[dialog.table.item(row, column).text() for column in range(5)] for row in range(dialog.table.rowCount())]
    assert [row[0] for row in rows] == ["numba", "scipy", "shapely", "matplotlib", "laspy"]
    assert [row[4] for row in rows] == [
        "missing",
        "installed: 1.0",
        "too old: 1.8.5",
        "installed: 1.0",
        "installed: 1.0",
    ]
    assert all(row[1] and int(row[2]) > 0 and int(row[3]) > 0 for row in rows)
    assert [item.name for item in dialog.chosen()] == ["numba", "shapely"]
    assert dialog.install_button.text() == "Install, 67 MB" and dialog.install_button.isEnabled()
    assert np.__version__ in dialog.introduction.text() and str(dialog.folders.root) in dialog.introduction.text()
    assert not dialog.remove_button.isEnabled()


def test_only_what_has_a_tick_is_installed(window, desktop):
    from qgis.PyQt.QtCore import Qt

    asked = []

    def install(folders, packages, wheels, hear, is_cancelled):
        asked.append(([package.name for package in packages], wheels))
        hear("Collecting numba\n")
        window.kinds["numba"] = ("there", "0.61.2", "/profile")
        return desktop.package_folder.Result("", "numba 0.61.2")

    dialog = window(install)
    dialog.table.item(2, 0).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.install_button.text() == "Install, 64 MB"
    dialog.install_button.click()
    assert asked == [(["numba"], None)]
    said = dialog.said.toPlainText()
    assert "Collecting numba" in said and "Installed and tested: numba 0.61.2. Restart QGIS" in said
    assert dialog.table.item(0, 4).text() == "installed: 0.61.2"


def test_folder_of_wheels_is_asked_for(window, desktop, monkeypatch):
    asked = []

    def install(folders, packages, wheels, hear, is_cancelled):
        asked.append(wheels)
        return desktop.package_folder.Result("no wheel", "No matching distribution")

    dialog = window(install)
    choose = "getExistingDirectory"
    monkeypatch.setattr(
        desktop.packages_dialog.QFileDialog, choose, staticmethod(lambda *_: "/media/stick/talus_wheels")
    )
    dialog.wheels_button.click()
    assert asked == ["/media/stick/talus_wheels"]
    assert "No version suits the Python and the numpy of QGIS." in dialog.said.toPlainText()
    monkeypatch.setattr(desktop.packages_dialog.QFileDialog, choose, staticmethod(lambda *_: ""))
    dialog.wheels_button.click()
    assert len(asked) == 1


def test_closing_while_it_installs_cancels_and_the_window_stays(window, desktop):
    def install(folders, packages, wheels, hear, is_cancelled):
        while not is_cancelled():
            time.sleep(0.01)
        return desktop.package_folder.Result("cancelled", "")

    from qgis.PyQt.QtCore import QTimer

    dialog = window(install)
    dialog.show()
    QTimer.singleShot(50, dialog.close_button.click)
    dialog.install_button.click()
    assert dialog.isVisible() and "Cancelled; nothing was changed." in dialog.said.toPlainText()
    assert not dialog.is_busy and dialog.close_button.text() == "Close"
    dialog.close_button.click()
    assert not dialog.isVisible()


def test_what_was_installed_is_removed_or_the_folder_is_named(window, folders):
    folders.packages.mkdir(parents=True)

    def locked(folders):
        raise PermissionError("numba.pyd is in use")

    dialog = window(remove=locked)
    dialog.remove_button.click()
    assert "numba.pyd is in use" in dialog.said.toPlainText() and str(folders.root) in dialog.said.toPlainText()
    removed = []
    dialog = window(remove=removed.append)
    dialog.remove_button.click()
    assert removed == [folders] and "Removed." in dialog.said.toPlainText()


def test_window_with_nothing_to_do_says_so(window):
    window.kinds.clear()
    dialog = window()
    assert dialog.introduction.text() == "All packages that Talus can use are installed."
    assert not dialog.install_button.isEnabled() and not dialog.wheels_button.isEnabled()


@pytest.mark.parametrize("is_there", [True, False])
def test_missing_numba_is_told_when_qgis_starts(qgis_app, monkeypatch, is_there):
    """One line with a button in the message bar, and none where numba is there."""
    import importlib.util

    from qgis.PyQt.QtWidgets import QPushButton

    from talus.algorithms.shared.desktop import packages_dialog
    from talus.tests.qgis.desktop_stand_in import Desktop

    actual, opened, window = importlib.util.find_spec, [], Desktop()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: actual(name) if name != "numba" else is_there or None)
    monkeypatch.setattr(packages_dialog, "manage_packages", opened.append)
    packages_dialog.tell_missing_numba(window)
    assert len(window.messageBar().items()) == (0 if is_there else 1)
    if not is_there:
        line = window.messageBar().items()[0]
        assert "numba is missing" in line.text() and "500 times" in line.text()
        (button,) = (entry for entry in line.findChildren(QPushButton) if entry.text() == "Python packages ...")
        button.click()
        assert opened == [window.mainWindow()]
