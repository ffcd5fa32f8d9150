# SPDX-License-Identifier: GPL-2.0-or-later
"""`talus run` and `talus check` with study files of strangers: where they write, what they delete, what they read."""

import json
import os
import shutil
import sqlite3
from contextlib import closing

import pytest

from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE, REFUSED, UNFINISHED
from talus.engine.ensemble.kept_files import CHECKPOINT
from talus.engine.io import owned_folder
from talus.tests.folder_digest import digests, missing_or_changed
from talus.tests.study_files import STUDY, write_dem, write_study

QUICK = ("runs = 2", "runs = 1"), ("max_time = 60.0", "max_time = 0.5")

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")


@pytest.fixture
def said(capsys):
    """``said(code, argument, ...)``: what the command says, in words, and with the code; None: not done."""

    def of(code, *arguments):
        status = main([str(argument) for argument in arguments])
        streams = capsys.readouterr()
        assert status == code or (code is None and status != DONE), streams.err
        assert "Traceback" not in streams.err
        return streams.out + streams.err

    return of


@pytest.fixture
def borrowed(tmp_path):
    """``borrowed(text)``: a study in a folder of its own whose folder of results is called so; beside it is a victim
    with folders that have the names of those of Talus."""
    victim = tmp_path / "victim"
    for name in ("unfinished", "checkpoint", "maps_so_far", "terrain"):
        (victim / name).mkdir(parents=True)
        (victim / name / "chapter.txt").write_text("work", encoding="utf-8")
    for name in ("weights.bin", "lock"):
        (victim / "checkpoint" / name).write_text("weights", encoding="utf-8")
    home = tmp_path / "borrowed"
    home.mkdir()

    def write(folder, *changes):
        return write_study(home, STUDY, ('folder = "results"', f'folder = "{folder}"'), *changes)

    return write


@pytest.mark.parametrize("folder", ["../victim", "../..", "{absolute}", "link", "a/../../victim"])
def test_results_outside_of_the_study_are_refused_and_nothing_is_touched(borrowed, said, tmp_path, folder):
    study = borrowed(folder.replace("{absolute}", str(tmp_path / "victim")))
    if folder == "link":
        (study.parent / "link").symlink_to(tmp_path / "victim")
    before = digests(tmp_path)
    messages = said(REFUSED, "check", study)
    assert (
        "writes into" in messages and "outside of the folder of the study" in messages and "--allow-folder" in messages
    )
    for anew in ([], ["--anew"]):
        messages = said(REFUSED, "run", *anew, study)
        assert "outputs.folder" in messages and "outside of the folder of the study" in messages
    assert digests(tmp_path) == before


def test_folder_of_tiles_outside_is_refused_too(borrowed, said, tmp_path):
    study = borrowed("results", ("[outputs]", '[compute]\nterrain_folder = "../victim/terrain"\n\n[outputs]'))
    assert "compute.terrain_folder" in said(REFUSED, "run", study)


def test_check_says_where_a_study_writes(borrowed, said):
    study = borrowed("results")
    assert f"writes into {study.parent / 'results'}" in said(DONE, "check", study)
    assert not (study.parent / "results").exists()


def test_what_others_keep_in_folders_of_such_names_outlives_all_runs(borrowed, said, tmp_path):
    """Allowed by who gives the command: the victim holds results afterwards, and all that it held before."""
    study = borrowed("../victim", *QUICK)
    shutil.rmtree(tmp_path / "victim" / "maps_so_far")
    (tmp_path / "victim" / "checkpoint" / "lock").unlink()
    before = digests(tmp_path / "victim")
    for arguments in ([], ["--anew"], []):
        said(DONE, "run", *arguments, "--allow-folder", tmp_path / "victim", study)
        after = digests(tmp_path / "victim")
        assert not missing_or_changed(before, after)
    assert (tmp_path / "victim" / "summary.json").is_file()
    assert set(after) - set(before) == {
        "energy_max.tif", "passages.tif", "stops.gpkg", "summary.json", "trajectories.gpkg",
    }  # fmt: skip


def test_interrupted_runs_of_a_desktop_study_outlive_a_run_in_its_root(borrowed, said):
    study = borrowed(".", *QUICK)
    kept = study.parent / "unfinished" / "0123456789abcdef"
    kept.mkdir(parents=True)
    (kept / "state.bin").write_bytes(b"an hour of runs")
    before = digests(study.parent)
    said(DONE, "run", study)
    assert not missing_or_changed(before, digests(study.parent))


def test_anew_replaces_what_talus_wrote_and_nothing_else(borrowed, said, tmp_path):
    study = borrowed("results", *QUICK)
    results = study.parent / "results"
    results.mkdir()
    write_dem(results / "energy_max.tif")  # of somebody else
    before = digests(results)
    messages = said(REFUSED, "run", "--anew", study)
    assert "energy_max.tif, which Talus did not write" in messages and digests(results) == before
    (results / "energy_max.tif").unlink()
    said(DONE, "run", study)
    said(DONE, "run", "--anew", study)


def test_results_are_never_written_over_what_is_read(borrowed, said):
    """The elevation model is called as a map, in the folder of the results; and as a tile of a VRT."""
    gdal = pytest.importorskip("osgeo.gdal")
    study = borrowed(".", *QUICK, ('dem = "dem.tif"', 'dem = "energy_max.tif"'))
    (study.parent / "dem.tif").rename(study.parent / "energy_max.tif")
    before = digests(study.parent)
    for anew in ([], ["--anew"]):
        assert "is read as terrain.dem" in said(REFUSED, "run", *anew, study)
    gdal.BuildVRT(str(study.parent / "region.vrt"), [str(study.parent / "energy_max.tif")]).FlushCache()
    text = study.read_text(encoding="utf-8").replace('"energy_max.tif"', '"region.vrt"')
    study.write_text(text, encoding="utf-8")
    assert "is read as terrain.dem" in said(REFUSED, "run", "--anew", study)
    after = digests(study.parent)
    assert after["energy_max.tif"] == before["energy_max.tif"]


def test_maps_have_the_same_bytes_for_any_number_of_threads(borrowed, said):
    study = borrowed("results", *QUICK)
    actual = []
    for threads in (1, 2):
        said(DONE, "run", "--anew", "--threads", threads, study)
        actual.append((study.parent / "results" / "energy_max.tif").read_bytes())
    assert actual[0] == actual[1]


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_links_in_a_borrowed_folder_of_results_are_not_written_through(borrowed, said, tmp_path):
    study = borrowed("results", *QUICK)
    results = study.parent / "results"
    results.mkdir()
    (results / "checkpoint").symlink_to(tmp_path / "victim" / "checkpoint")
    (results / "unfinished").symlink_to(tmp_path / "victim")
    before = digests(tmp_path / "victim")
    messages = said(UNFINISHED, "run", study)
    assert "is a link" in messages and digests(tmp_path / "victim") == before


HOSTILE = {
    "nests": "format = 1\n[terrain]\ndem = " + "[" * 100_000,
    "many parts": "a" + ".a" * 20_000 + " = 1",
    "digits": 'format = 1\n[terrain]\ndem = "a"\nband = ' + "9" * 6_000,
    "large number": 'format = 1\n[terrain]\ndem = "a"\nextent = [1, 2, ' + "9" * 400 + ", 4]",
    "numbers for texts": "format = 1\n[terrain]\ndem = 5\ncrs = 7\n[rock]\nsizes = 5\n[releases]\nfile = [1]",
    "dates": 'format = 1\nname = 2020-01-01\n[terrain]\ndem = 1979-05-27T07:32:00Z\n[releases]\nfile = "x"',
    "zero byte": 'format = 1\n[terrain]\ndem = "a"\n[releases]\nfile = "x"\n[outputs]\nfolder = "a\\u0000"',
    "long key": "x" * 200_000 + " = 1",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_study_is_refused_in_some_lines(tmp_path, said, name):
    """169 kB of traceback came of the first; a message that nobody can read is as bad."""
    path = tmp_path / "study.toml"
    path.write_text(HOSTILE[name], encoding="utf-8")
    messages = said(REFUSED, "check", path)
    assert "study.toml" in messages and len(messages) < 5_000


@needs_pipes
@pytest.mark.parametrize("key", ["dem.tif", "layers.gpkg", "study.toml"])
def test_pipe_is_refused_and_not_waited_for(tmp_path, said, key):
    study = write_study(tmp_path)
    (tmp_path / key).unlink()
    os.mkfifo(tmp_path / key)
    assert "pipe or a device" in said(REFUSED, "check", study)


ENDLESS = "WITH RECURSIVE n(fid) AS (SELECT 1 UNION ALL SELECT fid + 1 FROM n) SELECT fid, NULL AS geom FROM n"


def test_layer_in_an_archive_is_refused_with_the_reason(tmp_path, said):
    """A view in it could not be distinguished from a table before it is read."""
    study = write_study(tmp_path)
    place = f"/vsizip/{tmp_path}/layers.zip/layers.gpkg"
    study.write_text(study.read_text(encoding="utf-8").replace('"layers.gpkg"', f'"{place}"'), encoding="utf-8")
    assert "unpack it from the archive" in said(REFUSED, "check", study)


@pytest.mark.parametrize("kind", ["view", "first", "query"])
def test_layer_that_asks_without_end_is_refused(tmp_path, said, kind):
    """A view or a virtual layer in a borrowed study may count for ever."""
    study = write_study(tmp_path)
    layers = tmp_path / "layers.gpkg"
    if kind == "query":
        source = "<SrcDataSource>:memory:</SrcDataSource>"
        text = f'<OGRVRTDataSource><OGRVRTLayer name="releases">{source}<SrcSQL>{ENDLESS}</SrcSQL></OGRVRTLayer>'
        layers.write_text(f"{text}</OGRVRTDataSource>", encoding="utf-8")
    else:
        with closing(sqlite3.connect(layers)) as database:
            for table in ("gpkg_geometry_columns", "gpkg_contents"):
                database.execute(f"DELETE FROM {table}")
            database.execute(f"CREATE VIEW asked AS {ENDLESS}")
            database.execute("INSERT INTO gpkg_contents (table_name, data_type) VALUES ('asked', 'attributes')")
            database.commit()
        study.write_text(study.read_text(encoding="utf-8").replace('"releases"', '"asked"'), encoding="utf-8")
    if kind == "first":
        study.write_text(study.read_text(encoding="utf-8").replace('layer = "asked"', ""), encoding="utf-8")
    assert "may have no end" in said(REFUSED, "check", study)


@needs_pipes
@pytest.mark.parametrize("name", ["summary.json", "lock", "checkpoint/anew", "checkpoint/lock", "checkpoint/state.bin"])
@pytest.mark.parametrize("anew", [(), ("--anew",)])
def test_pipe_under_a_name_of_talus_ends_in_words(borrowed, said, name, anew):
    """In the folder of the results of a borrowed study, also where it is marked as of Talus."""
    study = borrowed("results", *QUICK)
    results = study.parent / "results"
    owned_folder.claim(results / "checkpoint", CHECKPOINT)
    os.mkfifo(results / name)
    messages = said(None, "run", *anew, study)
    assert "pipe" in messages or "of another study" in messages or "which Talus did not write" in messages
    assert (results / name).is_fifo()


def test_forged_records_of_results_are_taken_for_no_results(borrowed, said):
    """A summary may say anything of its files and its sizes: what is no list of names is none of Talus."""
    study = borrowed("results", *QUICK)
    said(DONE, "run", study)
    summary = study.parent / "results" / "summary.json"
    good = json.loads(summary.read_text(encoding="utf-8"))
    for files in (None, 5, [5], {"a": 1}):
        summary.write_text(json.dumps({**good, "files": files}), encoding="utf-8")
        assert "of another study" in said(REFUSED, "run", study)
    summary.write_text("[" * 100_000, encoding="utf-8")
    assert "of another study" in said(REFUSED, "run", study)
    summary.write_text(json.dumps({**good, "reach": {"runs": float("inf"), "slope": []}}), encoding="utf-8")
    said(DONE, "run", study)
    for noted in (5, {"told": 5, "files": 5}, {"files": [[5]]}):
        kept = owned_folder.claim(study.parent / "results" / "checkpoint", CHECKPOINT)
        (kept / "anew").write_text(json.dumps(noted), encoding="utf-8")
        said(DONE, "run", study)
