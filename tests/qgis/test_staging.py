# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of talus:simulate are complete or not there; earlier ones stay as they are until the new ones are whole."""

import os
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

OUTPUTS = {
    "TRAJECTORIES": "lines.gpkg", "STOPS": "stops.shp", "SAMPLES": "samples.geojson", "CONTACTS": "contacts.csv",
    "ENERGY_MAX": "energy.tif", "PASSAGES": "passages.tif", "REPORT": "report.html",
}  # fmt: skip
SHAPE_FILES = {"stops.shp", "stops.shx", "stops.dbf", "stops.prj"}
STUDY = {"report.study.toml", "report.study.gpkg"}  # for the command line, beside the report


def paths(folder):
    return {name: str(folder / file) for name, file in OUTPUTS.items()}


def contents(folder):
    """Name -> bytes of all files of a folder, also of those that are hidden and in folders."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def folder(tmp_path):
    actual = tmp_path / "results"
    actual.mkdir()
    return actual


@pytest.fixture
def earlier(simulate, folder):
    """Files that a first run has left."""
    simulate(**paths(folder))
    result = contents(folder)
    assert {*result} - {"stops.cpg"} == {*OUTPUTS.values()} | SHAPE_FILES | STUDY  # not every QGIS writes that one
    return result


def cancel_while_writing(recorder, monkeypatch):
    """Cancel at the first stop that is written: the lines are closed by then."""
    from talus.algorithms.shared.layers import writing

    make = writing._write

    def write(sink, features, feedback, name):
        if name == "STOPS":
            recorder.cancel()
        return make(sink, features, feedback, name)

    monkeypatch.setattr(writing, "_write", write)


def test_layers_go_to_every_kind_of_destination(simulate, folder):
    """Files of several formats, memory layers, a temporary output, a table of a database that is there."""
    from qgis.core import QgsProcessingContext, QgsProcessingUtils, QgsVectorLayer

    context = QgsProcessingContext()
    result = simulate(context, **paths(folder))
    for name in ("TRAJECTORIES", "STOPS", "SAMPLES", "CONTACTS"):
        layer = QgsVectorLayer(result[name], name, "ogr")
        assert layer.isValid() and layer.featureCount() > 0 and result[name] == str(folder / OUTPUTS[name])
    database = f"ogr:dbname='{folder / 'lines.gpkg'}' table=\"stops\" (geom)"
    result = simulate(context, TRAJECTORIES="TEMPORARY_OUTPUT", CONTACTS="memory:", STOPS=database)
    for name in ("TRAJECTORIES", "CONTACTS", "STOPS"):
        layer = result[name]  # processing.run hands over layers in memory
        layer = QgsProcessingUtils.mapLayerFromString(layer, context) if isinstance(layer, str) else layer
        assert layer.featureCount() > 0
    with closing(sqlite3.connect(folder / "lines.gpkg")) as tables:
        assert {"lines", "stops"} <= {name for (name,) in tables.execute("SELECT table_name FROM gpkg_contents")}


def test_layer_is_loaded_from_its_own_file(simulate, folder):
    """QGIS gets the name that the file has at the end."""
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    context, project = QgsProcessingContext(), QgsProject()
    context.setProject(project)
    path = str(folder / "lines.gpkg")
    result = simulate(context, TRAJECTORIES=QgsProcessingOutputLayerDefinition(path, project))
    assert result["TRAJECTORIES"] == path
    details = context.layersToLoadOnCompletion()
    assert path in details and not [key for key in details if "unfinished" in key]
    assert details[path].outputName == "TRAJECTORIES"


@pytest.mark.parametrize("how", ["cancel", "refuse"])
def test_run_that_fails_leaves_earlier_results_to_the_bit(simulate, folder, earlier, recorder, monkeypatch, how):
    from qgis.core import QgsProcessingException

    changed = {"VOLUME": -1.0}
    if how == "cancel":
        cancel_while_writing(recorder, monkeypatch)
        changed = {"SEED": 7}
    with pytest.raises(QgsProcessingException):
        simulate(**paths(folder), **changed)
    assert contents(folder) == earlier


def table(folder, name, file="lines.gpkg"):
    """The destination of a table in a database."""
    return f"ogr:dbname='{folder / file}' table=\"{name}\" (geom)"


def tables(folder, file="lines.gpkg"):
    with closing(sqlite3.connect(folder / file)) as database:
        return {name for (name,) in database.execute("SELECT table_name FROM gpkg_contents")}


def test_tables_go_into_a_database_with_earlier_layers_all_or_none(simulate, folder, earlier, recorder, monkeypatch):
    """Before, the lines stayed in the database when the run was cancelled at its stops."""
    from qgis.core import QgsProcessingException

    wanted = {"TRAJECTORIES": table(folder, "lines"), "STOPS": table(folder, "ends")}
    result = simulate(**wanted, SEED=7)
    assert tables(folder) == {"lines", "ends"} and result["STOPS"] == f"{folder / 'lines.gpkg'}|layername=ends"
    before = contents(folder)
    assert before["lines.gpkg"] != earlier["lines.gpkg"]
    cancel_while_writing(recorder, monkeypatch)
    with pytest.raises(QgsProcessingException, match="Cancelled while layers"):
        simulate(**wanted, SEED=8)
    assert contents(folder) == before


def test_table_of_a_database_that_is_not_there_yet_makes_it(simulate, folder):
    simulate(TRAJECTORIES=table(folder, "paths", "new.gpkg"), STOPS=table(folder, "ends", "new.gpkg"))
    assert tables(folder, "new.gpkg") == {"paths", "ends"}
    assert {*contents(folder)} == {"new.gpkg", "new.study.toml", "new.study.gpkg"}


def test_database_that_changes_while_a_table_is_written_is_not_replaced(simulate, folder, earlier, monkeypatch):
    """Rows that another program has written there meanwhile would be lost."""
    from qgis.core import QgsProcessingException

    from talus.algorithms.shared.layers import writing

    make = writing._write

    def write(sink, features, feedback, name):
        if name == "STOPS":
            with sqlite3.connect(folder / "lines.gpkg") as other:
                other.execute("CREATE TABLE notes (text)")
            other.close()
        return make(sink, features, feedback, name)

    monkeypatch.setattr(writing, "_write", write)
    with pytest.raises(QgsProcessingException, match=r"lines\.gpkg was changed by another program"):
        simulate(STOPS=table(folder, "ends"))
    assert tables(folder) == {"lines"}
    assert {*contents(folder)} == {*earlier}


def test_database_that_is_open_elsewhere_gets_its_table_as_it_is(simulate, folder, earlier, recorder):
    with sqlite3.connect(folder / "lines.gpkg") as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE notes (text)")
        other.commit()
        simulate(STOPS=table(folder, "ends"))
        assert other.execute("SELECT COUNT(*) FROM ends").fetchone()[0] > 0
    other.close()
    assert any("open in another program" in text for text in recorder.messages)


@pytest.mark.parametrize("other", ["lines.gpkg", 'table="stops"'])
def test_two_outputs_into_one_file_or_table_are_refused(simulate, folder, other):
    from qgis.core import QgsProcessingException

    first = str(folder / other) if other == "lines.gpkg" else table(folder, "stops")
    with pytest.raises(QgsProcessingException, match=r"is the file of Trajectories \(TRAJECTORIES\) too"):
        simulate(TRAJECTORIES=first, STOPS=table(folder, "stops"))


def test_table_that_is_an_input_is_refused(simulate, folder, releases):
    import processing
    from qgis.core import QgsProcessingException

    processing.run("native:savefeatures", {"INPUT": releases, "OUTPUT": str(folder / "sources.gpkg")})
    source = f"{folder / 'sources.gpkg'}|layername=sources"
    before = contents(folder)
    with pytest.raises(
        QgsProcessingException, match=r"STOPS: .* is the input Release points, lines or areas \(RELEASES\)"
    ):
        simulate(RELEASES=source, STOPS=table(folder, "sources", "sources.gpkg"))
    assert contents(folder) == before


@pytest.mark.parametrize("way", ["file", "layer", "link"])
def test_table_of_the_heights_is_refused(simulate, folder, dem, way):
    """A GeoPackage holds rasters, too: a layer of the name of its table would take its place."""
    from osgeo import gdal
    from qgis.core import QgsProcessingException, QgsRasterLayer

    heights = folder / "heights.gpkg"
    gdal.Translate(str(heights), dem, options="-of GPKG -co RASTER_TABLE=heights")
    (folder / "link.gpkg").symlink_to(heights)
    before = contents(folder)
    name = QgsRasterLayer(f"GPKG:{heights}:heights") if way == "layer" else str(heights)
    place = "link.gpkg" if way == "link" else "heights.gpkg"
    with pytest.raises(QgsProcessingException, match=r"STOPS: .* is the input .*\(DEM\)"):
        simulate(DEM=name, STOPS=table(folder, "heights", place))
    after = contents(folder)
    after.pop("heights.gpkg.aux.xml", None)  # GDAL 3.10 keeps the name of a band there when the raster is read
    assert after == before


def test_run_that_fails_leaves_nothing_in_an_empty_folder(simulate, folder, recorder, monkeypatch):
    """Not even the journal of a database."""
    from qgis.core import QgsProcessingException

    cancel_while_writing(recorder, monkeypatch)
    with pytest.raises(QgsProcessingException, match="Cancelled while layers"):
        simulate(**paths(folder))
    assert contents(folder) == {} and list(folder.iterdir()) == []


def test_second_run_replaces_all_files_of_the_first(simulate, folder, earlier):
    """With the files beside them that belonged to the earlier ones, and the study that says what was done."""
    for name in ("stops.qix", "energy.tif.aux.xml"):
        (folder / name).write_text("of the first run")
    simulate(**paths(folder), SEED=7)
    result = contents(folder)
    assert {*result} == {*earlier}
    results = [name for name in earlier if name.endswith((".gpkg", ".csv", ".geojson", ".tif"))]
    assert all(result[name] != earlier[name] for name in results if name not in STUDY)
    assert b"seed = 7" in result["report.study.toml"] and b"seed = 0" in earlier["report.study.toml"]


def test_move_that_fails_in_the_middle_is_undone(simulate, folder, earlier, monkeypatch):
    """The case is Windows, which does not let go of a file that another program has open."""
    from qgis.core import QgsProcessingException

    from talus.algorithms.shared.parameters import staging

    move = os.replace

    def replace(file, place):
        if str(place).endswith("report.html") and "before" not in str(file):
            raise PermissionError(13, "Permission denied")
        move(file, place)

    monkeypatch.setattr(staging.os, "replace", replace)
    with pytest.raises(
        QgsProcessingException, match=r"report\.html cannot be moved to its final place \(Permission denied"
    ):
        simulate(**paths(folder), SEED=7)
    assert contents(folder) == earlier


def test_drive_without_links_is_no_obstacle(simulate, folder, earlier, monkeypatch):
    """FAT, and some network drives."""
    from talus.algorithms.shared.parameters import staging

    def link(*_):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(staging.os, "link", link)
    simulate(**paths(folder), SEED=7)
    assert {*contents(folder)} == {*earlier}


def test_database_that_is_open_elsewhere_is_refused_before_the_run(simulate, folder, earlier):
    """A program that writes to it keeps a log beside it, which would be applied to the new one."""
    from qgis.core import QgsProcessingException

    with closing(sqlite3.connect(folder / "lines.gpkg")) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE notes (text)")
        other.commit()
        with pytest.raises(QgsProcessingException, match=r"TRAJECTORIES: .*open in another program.*lines\.gpkg-wal"):
            simulate(**paths(folder))
        assert other.execute("SELECT COUNT(*) FROM notes").fetchone() == (0,)


def test_log_of_a_database_that_is_gone_is_not_taken_for_the_new_one(simulate, folder):
    (folder / "lines.gpkg-journal").write_bytes(b"of a run that was killed long ago" * 100)
    simulate(**paths(folder))
    with closing(sqlite3.connect(folder / "lines.gpkg")) as tables:
        assert tables.execute("SELECT COUNT(*) FROM lines").fetchone() == (6,)
    assert not (folder / "lines.gpkg-journal").exists()


def test_folder_that_takes_no_files_is_refused_before_the_run(simulate):
    """/proc takes none, also from the superuser."""
    from qgis.core import QgsProcessingException

    if not Path("/proc/self").is_dir():
        pytest.skip("no folder /proc, which takes no files, on this system")
    for name, file in (("TRAJECTORIES", "lines.gpkg"), ("ENERGY_MAX", "energy.tif"), ("REPORT", "report.html")):
        with pytest.raises(QgsProcessingException, match=f"{name}: /proc/{file} cannot be written"):
            simulate(**{name: f"/proc/{file}"})


def test_what_killed_runs_have_left_is_cleared_away(simulate, folder):
    """Their locks ended with them; files that were put aside when they died come back; what lives stays."""
    from talus.algorithms.shared.parameters.staging import KIND, PREFIX
    from talus.engine.io.folder_lock import FolderLock
    from talus.engine.io.owned_folder import claim

    dead, alive = folder / f"{PREFIX}dead", folder / f"{PREFIX}alive"
    for entry in (dead, alive):
        (entry / "before").mkdir(parents=True)
        claim(entry, KIND)
        (entry / "lock").touch()
        (entry / "lines.gpkg").write_text("half")
    (dead / "before" / "notes.txt").write_text("earlier")
    lock = FolderLock(alive)
    simulate(**paths(folder))
    lock.release()
    assert not dead.exists() and (alive / "lines.gpkg").read_text() == "half"
    assert (folder / "notes.txt").read_text() == "earlier"


def test_files_behind_a_link_in_a_folder_that_was_left_stay(folder, tmp_path):
    """A borrowed folder may hold one that looks like that of a killed run, whose earlier files lie elsewhere."""
    from talus.algorithms.shared.parameters.staging import KIND, PREFIX, clear_unfinished
    from talus.engine.io.owned_folder import claim

    others, left = tmp_path / "others", folder / f"{PREFIX}left"
    others.mkdir()
    (others / "notes.txt").touch()
    claim(left, KIND)
    (left / "lock").touch()
    (left / "before").symlink_to(others)
    clear_unfinished(folder)
    assert [path.name for path in others.iterdir()] == ["notes.txt"] and not any(folder.iterdir())


LIMITED = """
    import json, resource, signal, sys
    import numpy as np
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback
    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(application.pkgDataPath() + "/python/plugins")
    from processing.core.Processing import Processing
    import processing
    from talus.algorithms.provider import TalusProvider
    Processing.initialize()
    provider = TalusProvider()
    application.processingRegistry().addProvider(provider)
    given, limits = json.loads(sys.argv[1]), json.loads(sys.argv[2])
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a full disk sends none
    for limit in limits:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        try:
            processing.run("talus:simulate", given, feedback=QgsProcessingFeedback(False))
        except QgsProcessingException as error:
            print("REFUSED", limit, str(error).replace(chr(10), " "), flush=True)
        else:
            print("DONE", limit, flush=True)
    sys.stdout.flush()
    import os
    os._exit(0)
"""


@pytest.fixture
def with_limits(qgis_app, dem, releases, tmp_path):
    """``with_limits(outputs, sizes)``: lines of a process that writes with these limits of the size of a file."""
    pytest.importorskip("resource")

    def run(outputs, sizes):
        import json

        import processing

        points = str(tmp_path / "points.geojson")
        processing.run("native:savefeatures", {"INPUT": releases, "OUTPUT": points})
        given = {"DEM": dem, "RELEASES": points, "RUNS": 10, "MAX_TIME": 60.0, "TRAJECTORY_INTERVAL": 0.01, **outputs}
        script = textwrap.dedent(LIMITED)
        command = [sys.executable, "-c", script, json.dumps(given), json.dumps(sizes)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
        actual = [line for line in done.stdout.splitlines() if line.startswith(("REFUSED", "DONE"))]
        assert len(actual) == len(sizes), done.stdout + done.stderr
        return actual

    return run


@pytest.mark.long
def test_full_disk_is_told_at_every_size_and_leaves_what_was_there(with_limits, folder):
    """Eleven limits of the size of a file, which act as a disk that is full there: from nothing to nearly all.

    Without the look into the closed file, a part of them ended in success with a layer without a table.
    """
    outputs = paths(folder)
    (line,) = with_limits(outputs, [2**40])
    assert line.startswith("DONE")
    earlier = contents(folder)
    largest = len(earlier["lines.gpkg"])
    shares = (0.97, 0.95, 0.9, 0.8, 0.7, 0.5, 0.3, 0.1)  # the file of this run is smaller by some pages
    sizes = [*(round(largest * share) for share in shares), 4096, 1, 0]
    result = with_limits({name: outputs[name] for name in ("TRAJECTORIES", "REPORT")}, sizes)
    assert len(result) == 11 and all(line.startswith("REFUSED") for line in result), result
    assert contents(folder) == earlier


def test_folders_of_runs_killed_in_their_first_or_last_moment_are_cleared_away(folder):
    """Before the lock was made, or after all else was deleted: they are empty. What has files but no lock stays."""
    from talus.algorithms.shared.parameters.staging import PREFIX, Staging

    (folder / f"{PREFIX}empty").mkdir()
    (folder / f"{PREFIX}foreign").mkdir()
    (folder / f"{PREFIX}foreign" / "notes.txt").touch()
    staging = Staging(str(folder))
    (Path(staging.path) / "half.tif").touch()
    staging.remove()
    assert [path.name for path in folder.iterdir()] == [f"{PREFIX}foreign"]


def test_removal_keeps_the_lock_until_all_else_is_gone(folder, monkeypatch):
    """Killed anywhere in between, the folder has its lock still, so the next run clears it away."""
    from talus.algorithms.shared.parameters import staging as module

    staging = module.Staging(str(folder))
    (Path(staging.path) / "half.tif").touch()
    (Path(staging.path) / "before").mkdir()
    left = []
    release = staging.lock.release
    monkeypatch.setattr(staging.lock, "release", lambda: (left.extend(os.listdir(staging.path)), release()))
    staging.remove()
    assert sorted(left) == [".talus-folder", "lock"] and not os.path.exists(staging.path)
