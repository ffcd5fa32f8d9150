# SPDX-License-Identifier: GPL-2.0-or-later
"""The archive of the plugin is what plugins.qgis.org accepts, and works when it is all there is."""

import configparser
import os
import shutil
import stat
import zipfile
from datetime import datetime, timezone
from pathlib import PurePosixPath

import pytest

from talus.algorithms.manual import site_url
from talus.resources.demo.headless_qgis import HeadlessQgis
from talus.resources.release import make_zip, release, try_zip

LARGEST = 9e6  # bytes, with the example and 2 MB of help pictures in four languages; an upload may have 25e6
REFUSED_KINDS = {".pyc", ".pyo", ".so", ".dll", ".exe", ".sh", ".bat", ".cmd", ".nbi", ".nbc", ".ts"}
REFUSED_FOLDERS = {"__pycache__", ".git", "__MACOSX", "tests", "benchmarks", "docs", "demo", "release"}


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    try:
        return make_zip.make_zip(tmp_path_factory.mktemp("archive"))
    except FileNotFoundError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def names(archive):
    with zipfile.ZipFile(archive) as file:
        return [PurePosixPath(name) for name in file.namelist()]


@pytest.fixture(scope="module")
def plugins(archive, tmp_path_factory):
    """The folder of plugins of a clean profile, with the unpacked archive."""
    return try_zip.install(archive, tmp_path_factory.mktemp("clean"))


def test_archive_is_named_by_its_version_and_small(archive):
    assert archive.name == f"talus-{make_zip.version()}.zip"
    assert archive.stat().st_size < LARGEST


def test_archive_holds_one_folder_that_python_can_import(names):
    assert {name.parts[0] for name in names} == {"talus"}


def test_archive_has_what_the_upload_asks_for(plugins):
    folder = plugins / "talus"
    assert (folder / "__init__.py").is_file()
    assert "GNU GENERAL PUBLIC LICENSE" in (folder / "LICENSE").read_text(encoding="utf-8")
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(folder / "metadata.txt", encoding="utf-8")
    assert (folder / metadata["general"]["icon"]).is_file()
    assert "plugin" not in metadata["general"]["name"].lower()


def test_archive_holds_nothing_that_the_upload_refuses_or_users_do_not_need(names):
    assert [name for name in names if name.suffix in REFUSED_KINDS or REFUSED_FOLDERS & set(name.parts)] == []


def test_no_file_of_the_archive_is_executable(archive):
    with zipfile.ZipFile(archive) as file:
        modes = [entry.external_attr >> 16 for entry in file.infolist()]
    assert all(stat.S_IMODE(mode) == 0o644 for mode in modes)


def test_archive_has_every_module_of_the_plugin_and_the_engine(names):
    modules = {path.relative_to(make_zip.ROOT) for name in ("algorithms", "engine")
               for path in (make_zip.ROOT / name).rglob("*.py")}  # fmt: skip
    assert {PurePosixPath("talus", path.as_posix()) for path in modules} <= set(names)


def test_archive_has_every_resource_that_the_plugin_reads(names):
    """All that the repository keeps under resources/, but for the scripts and what they alone read."""
    kept = {
        path.relative_to(make_zip.ROOT).as_posix()
        for path in (make_zip.ROOT / "resources").rglob("*")
        if path.is_file()
    }
    makers = ("resources/demo/", "resources/release/")
    used = {name for name in kept if not name.endswith((".py", ".pyc")) and not name.startswith(makers)}
    assert {"resources/layouts/a4_landscape.qpt", "resources/net_classes.csv"} <= used
    assert {PurePosixPath("talus", name) for name in used} <= set(names)


def test_archive_speaks_german_french_and_italian(plugins):
    sizes = {path.name: path.stat().st_size for path in (plugins / "talus" / "i18n").iterdir()}
    assert set(sizes) == {"talus_de.qm", "talus_fr.qm", "talus_it.qm"}
    assert min(sizes.values()) > 10_000


def test_folder_with_files_of_somebody_is_not_emptied(tmp_path, monkeypatch):
    (tmp_path / "thesis.tex").touch()
    monkeypatch.setattr(make_zip.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    with pytest.raises(RuntimeError, match="is not empty"):
        make_zip.emptied(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
    (tmp_path / "temporary" / "release").mkdir(parents=True)
    (tmp_path / "temporary" / "release" / "old.zip").touch()
    assert not any(make_zip.emptied(tmp_path / "temporary" / "release").iterdir())


def test_same_sources_give_the_same_bytes(archive, tmp_path):
    assert make_zip.make_zip(tmp_path).read_bytes() == archive.read_bytes()


@pytest.mark.long
@pytest.mark.qgis
def test_archive_does_the_main_job_in_a_clean_profile_even_without_numba(plugins, tmp_path):
    # Nothing but the archive can be imported as talus: the packages of .venv are not in the path, and so numba is not
    # there unless the system has it. Two seconds of fall in large steps are enough for plain Python.
    pytest.importorskip("qgis.core", reason="QGIS is not installed")
    from talus.resources.demo import make_demo

    qgis = HeadlessQgis(tmp_path / "qgis", plugins / "talus")
    qgis.environment = {**qgis.environment, "PYTHONPATH": "", "NUMBA_DISABLE_JIT": "1"}
    demo = tmp_path / "demo"
    make_demo.main(demo)
    releases = f"{demo / 'demo.gpkg'}|layername=releases"
    parameters = {"DEM": demo / "terrain.tif", "RELEASES": releases, "RUNS": 1, "TIME_STEP": 0.02, "MAX_TIME": 2}
    outputs = {"TRAJECTORIES": demo / "lines.gpkg", "ENERGY_MAX": demo / "energy.tif", "REPORT": demo / "report.html"}
    results = qgis.run("talus:simulate", {**parameters, **outputs})
    assert results["RUN_COUNT"] == results["RELEASE_COUNT"] > 1
    # Free fall of 2 s at most: v^2 / 2 = g^2 t^2 / 2 per unit of mass.
    assert 0.0 < results["VELOCITY_MAX_VALUE"] <= 9.81 * 2.0
    assert all(os.path.getsize(path) > 0 for path in outputs.values())


def test_archive_has_the_manual_in_every_language_and_the_example(plugins):
    folder = plugins / "talus"
    pages = {path.name for path in (folder / "manual" / "en").glob("*.html")}
    assert {"index.html", "simulate.html", "hazardmap.html"} <= pages
    words = {"de": "Gelände", "fr": "Terrain et points de départ", "it": "Terreno e punti di distacco"}
    for language, word in words.items():
        assert {path.name for path in (folder / "manual" / language).glob("*.html")} == pages
        assert word in (folder / "manual" / language / "simulate.html").read_text(encoding="utf-8")
    assert (folder / "resources" / "example" / "talus_example.qgz").is_file()


def test_pages_of_the_manual_lead_to_their_page_on_the_site(plugins):
    folder = plugins / "talus" / "manual"
    for page in ("en/simulate", "de/hazardmap"):
        text = (folder / f"{page}.html").read_text(encoding="utf-8")
        assert f"href='{site_url('manual/' + page.split('/')[1])}'" in text


def test_notes_of_the_release_are_those_of_the_changelog():
    notes = release.notes(make_zip.version())
    assert notes.startswith("The first release.") and "## [" not in notes
    assert 10 <= sum(line.startswith("- ") for line in notes.split("\n")) <= 30


def test_release_says_loudly_that_addresses_are_placeholders(monkeypatch, tmp_path, capsys):
    (tmp_path / "NOTES.md").touch()
    monkeypatch.setattr(release, "make_release", lambda folder: [folder / "NOTES.md"])
    for confirmed in (False, True):
        owner = release.addresses.read()._replace(confirmed=confirmed)
        monkeypatch.setattr(release.addresses, "read", lambda owner=owner: owner)
        release.main(tmp_path)
        said = capsys.readouterr()
        assert "NOTES.md" in said.out and ("PLACEHOLDERS" in said.err) is not confirmed


def test_version_without_notes_is_refused():
    with pytest.raises(RuntimeError, match=r"no section '## \[9\.9\.9\] - YEAR-MONTH-DAY'"):
        release.notes("9.9.9")


def test_files_of_the_wheel_are_of_the_day_of_the_release():
    day = datetime.fromtimestamp(release.epoch(make_zip.version()), tz=timezone.utc)
    assert f"[{make_zip.version()}] - {day:%Y-%m-%d}" in (make_zip.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.long
def test_two_wheels_of_the_same_sources_are_the_same_bytes(tmp_path):
    """Needs git, and a package server for what builds wheels or a cache of pip that has it."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    try:
        first, second = (release.make_wheel(tmp_path / name) for name in ("first", "second"))
    except RuntimeError as error:
        if "No matching distribution found" in str(error):
            pytest.skip("what builds the wheel cannot be fetched: no package server is reached")
        raise
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as wheel:
        assert "talus/engine/settings.py" in wheel.namelist()
        assert [name for name in wheel.namelist() if "/tests/" in name] == []
