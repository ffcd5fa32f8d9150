# SPDX-License-Identifier: GPL-2.0-or-later
"""A folder of wheels is looked through before anything is made of it: names, checksums, and where they would write."""

import hashlib
import os
import stat
import zipfile

import pytest

from talus.tests.folder_digest import digests


@pytest.fixture
def check(qgis_app, monkeypatch):
    """The module, with a list that ``check.knows(path)`` adds to."""
    from talus.algorithms.shared.desktop import packages as wheel_check

    known = {}
    monkeypatch.setattr(wheel_check, "known_wheels", lambda: known)
    monkeypatch.setattr(wheel_check, "knows", lambda path: known.update({path.name: _sha256(path)}), raising=False)
    return wheel_check


def _sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def wheel(folder, name, **files):
    folder.mkdir(exist_ok=True)
    with zipfile.ZipFile(folder / name, "w") as archive:
        for path, text in (files or {"probe.py": ""}).items():
            archive.writestr(path, text)
    return folder / name


def test_those_on_the_list_are_copied_and_others_left_out(check, tmp_path):
    folder = tmp_path / "wheels"
    check.knows(wheel(folder, "probe-1.0-py3-none-any.whl"))
    wheel(folder, "harm-1.0-py3-none-any.whl")
    (folder / "pip.py").write_text("raise SystemExit", encoding="utf-8")
    before = digests(folder)
    checked_copies = check.checked_copies(folder, tmp_path / "copies")
    assert [path.name for path in checked_copies.folder.iterdir()] == ["probe-1.0-py3-none-any.whl"]
    assert checked_copies.left_out == ["harm-1.0-py3-none-any.whl"] and digests(folder) == before


def test_other_content_under_a_known_name_is_refused(check, tmp_path):
    path = wheel(tmp_path / "wheels", "probe-1.0-py3-none-any.whl")
    check.knows(path)
    wheel(tmp_path / "wheels", "probe-1.0-py3-none-any.whl", **{"probe.py": "import os"})
    with pytest.raises(check.BadWheel, match="checksum"):
        check.checked_copies(tmp_path / "wheels", tmp_path / "copies")


@pytest.mark.parametrize("inner", ["../../outside.py", "/etc/outside.py", "C:\\outside.py", "a/../../outside.py"])
def test_path_that_leads_out_is_refused(check, tmp_path, inner):
    check.knows(wheel(tmp_path / "wheels", "probe-1.0-py3-none-any.whl", **{inner: ""}))
    with pytest.raises(check.BadWheel, match="points outside"):
        check.checked_copies(tmp_path / "wheels", tmp_path / "copies")


def test_links_and_what_is_no_wheel_are_refused(check, tmp_path):
    folder = tmp_path / "wheels"
    folder.mkdir()
    with zipfile.ZipFile(folder / "probe-1.0-py3-none-any.whl", "w") as archive:
        link = zipfile.ZipInfo("probe.py")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    check.knows(folder / "probe-1.0-py3-none-any.whl")
    with pytest.raises(check.BadWheel, match="points outside"):
        check.checked_copies(folder, tmp_path / "copies")
    (folder / "probe-1.0-py3-none-any.whl").write_bytes(b"no archive")
    check.knows(folder / "probe-1.0-py3-none-any.whl")
    with pytest.raises(check.BadWheel, match="not a wheel"):
        check.checked_copies(folder, tmp_path / "copies2")
    if os.name != "nt":
        (folder / "probe-1.0-py3-none-any.whl").unlink()
        (folder / "probe-1.0-py3-none-any.whl").symlink_to("/etc/passwd")
        assert check.checked_copies(folder, tmp_path / "copies3").left_out == ["probe-1.0-py3-none-any.whl"]


def test_list_that_ships_has_what_the_window_offers(qgis_app):
    """A wheel of each package, and of what it brings along, for the Python and numpy of QGIS."""
    import sys

    import numpy as np

    from talus.algorithms.shared.desktop.packages import PACKAGES, known_wheels

    names = list(known_wheels())
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    wanted = {name for package in PACKAGES for name in package.wanted}
    for name in (*wanted, "llvmlite", "pip"):
        of_python = [
            one for one in names if one.startswith(f"{name}-") and (tag in one or "py3-none" in one or "abi3" in one)
        ]
        assert of_python, name
    version = np.__version__.split("+")[0]
    assert any(name.startswith(f"numpy-{version}-{tag}") for name in names)
    assert all(len(digest) == 64 for digest in known_wheels().values())


def test_nothing_is_run_where_a_wheel_is_wrong(check, tmp_path):
    """Not even a pip that lies among them."""
    from talus.algorithms.shared.desktop.package_folder import folders_of, install
    from talus.algorithms.shared.desktop.packages import PACKAGES

    path = wheel(tmp_path / "wheels", "pip-24.0-py3-none-any.whl")
    check.knows(path)
    wheel(tmp_path / "wheels", "pip-24.0-py3-none-any.whl", **{"pip/__main__.py": "import os"})
    ran = []
    folders = folders_of(tmp_path / "profile")
    result = install(folders, PACKAGES[:1], tmp_path / "wheels", run=lambda *given, **named: ran.append(given))
    assert result.problem == "failed" and "checksum" in result.text and ran == []
