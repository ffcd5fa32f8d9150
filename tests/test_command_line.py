# SPDX-License-Identifier: GPL-2.0-or-later
"""The command `talus`: studies are done, gone on with and refused in words, with exit codes for scripts."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import talus
from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE, INTERRUPTED, REFUSED, UNFINISHED, WRONG_USE
from talus.engine.ensemble import simulation
from talus.engine.ensemble.estimate import Estimate
from talus.engine.io import owned_folder, raster
from talus.engine.io import well_known_binary as binary
from talus.engine.io.geodata import library
from talus.engine.scene import job as scene_job
from talus.engine.study import job, outputs
from talus.engine.study.job import Job, Told
from talus.engine.study.study import Study
from talus.engine.study.text import table_of_keys
from talus.engine.types import Cancelled
from talus.tests.study_files import (
    SOUTH,
    STUDY,
    WEST,
    line_of_key,
    line_with,
    square,
    write_dem,
    write_layer,
    write_study,
)

ROOT = Path(talus.__file__).resolve().parent


@pytest.fixture
def study(tmp_path):
    """``study((before, after), ...)``: path of a study with changes."""
    return lambda *changes, text=STUDY: write_study(tmp_path, text, *changes)


@pytest.fixture
def said(capsys):
    """``said(code, argument, ...)``: what the command says, which has to end with the code."""

    def of(code, *arguments):
        status = main([str(argument) for argument in arguments])
        streams = capsys.readouterr()
        assert status == code, streams.err
        assert "Traceback" not in streams.err
        return streams.out + streams.err

    return of


def test_study_gives_what_the_engine_gives(study, said, tmp_path):
    messages = said(DONE, "run", study())
    assert "2 release points, 4 runs" in messages
    assert re.search(r"4 runs on \d+ cores: .* \d+ MB of memory and \d+ MB of disk at most", messages)
    results = tmp_path / "results"
    assert sorted(path.name for path in results.iterdir()) == [
        "energy_max.tif", "passages.tif", "stops.gpkg", "summary.json", "trajectories.gpkg",
    ]  # fmt: skip
    terrain = Terrain.from_raster(tmp_path / "dem.tif")
    rock = rock_library.rock("cube", volume=0.5, density=2700.0)
    releases = [Release((WEST + x, SOUTH + 100.0), runs=2, volume=0.5, identifier=k) for k, x in ((1, 30.0), (2, 50.0))]
    settings = Settings(max_time=60.0, seed=3, air_density=1.2, trajectories=True)
    result = simulate(terrain, Ground.of_class(terrain, "medium"), rock, releases, settings)
    stops = library().read_layer(str(results / "stops.gpkg"))
    np.testing.assert_array_equal(stops.columns["e_max_kj"], result.runs["energy_max"] / 1000.0)
    places = [binary.parts_of(geometry)[0][1][0][0].tolist() for geometry in stops.geometries]
    assert places == result.runs["stop"][:, :2].tolist()
    summary = json.loads((results / "summary.json").read_text(encoding="utf-8"))
    assert summary["runs"] == 4 and summary["result"] == result.result_digest
    assert summary["findings"] == [finding.as_dict() for finding in result.findings]
    values, grid, unit = raster.read_values(str(results / "energy_max.tif"))
    assert unit == "kJ" and grid.shape == terrain.shape
    assert np.nanmax(values) == np.nanmax(result.maps["energy_max"] * 1e-3)
    file = library().Raster(str(results / "energy_max.tif")).dataset
    assert file.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"


def test_check_tells_findings_as_json_and_by_its_exit_code(study, capsys):
    """0 nothing worse than a note, 1 refused, 2 unsafe or doubtful with --strict."""

    def found(code, *arguments):
        assert main(["check", *map(str, arguments), "--json"]) == code
        return json.loads(capsys.readouterr().out)["findings"]

    assert found(DONE, study(), "--strict") == []
    (refused,) = found(REFUSED, study(("volume = 0.5", "volume = 1e9")))
    assert refused["severity"] == "refused" and refused["subject"] == "rock.volume"


def test_study_that_is_done_is_not_done_again_unless_asked(study, said, tmp_path):
    path = study()
    said(DONE, "run", path)
    before = (tmp_path / "results" / "summary.json").stat().st_mtime_ns
    assert "done before" in said(DONE, "run", path)
    assert (tmp_path / "results" / "summary.json").stat().st_mtime_ns == before
    assert "done before" not in said(DONE, "run", path, "--anew")
    assert (tmp_path / "results" / "summary.json").stat().st_mtime_ns != before


def test_results_of_another_study_are_not_overwritten(study, said):
    said(DONE, "run", study())
    changed = study(("seed = 3", "seed = 4"))
    messages = said(REFUSED, "run", changed)
    assert f"line {line_with(changed, 'folder =')}, outputs.folder" in messages and "--anew" in messages
    said(DONE, "run", changed, "--anew")


def interrupt(path):
    """Begin a study with `--anew`, and end it when some runs are made."""
    shares = []
    messages = Told(say=lambda text: None, warn=lambda text: None, progress=shares.append)
    with pytest.raises(Cancelled):
        Job(Study(path), messages, cancelled=lambda: bool(shares)).run(anew=True)


def test_anew_begins_anew_where_it_was_interrupted_before(study, said, tmp_path):
    path = study(LONG)
    interrupt(path)
    assert (tmp_path / "results" / "checkpoint" / "state.bin").exists()
    assert "goes on where it was interrupted" not in said(DONE, "run", path, "--anew")


def test_only_the_study_that_was_begun_anew_may_replace_what_is_there(study, said):
    """An interrupted study goes on without being asked again; another one is refused as ever."""
    said(DONE, "run", study())
    interrupt(study(("seed = 3", "seed = 4"), LONG))
    messages = said(REFUSED, "run", study(("seed = 3", "seed = 5"), LONG))
    assert "of another study" in messages and "--anew" in messages
    messages = said(DONE, "run", study(("seed = 3", "seed = 4"), LONG))
    assert "goes on where it was interrupted" in messages
    assert "of another study" in said(REFUSED, "run", study(("seed = 3", "seed = 5"), LONG))


def test_a_study_that_was_being_done_again_is_not_done_before(study, said, tmp_path):
    """Its earlier results are there until the new ones are."""
    path, summary = study(LONG), tmp_path / "results" / "summary.json"
    said(DONE, "run", path)
    before = summary.stat().st_mtime_ns
    interrupt(path)
    assert summary.stat().st_mtime_ns == before
    assert "goes on where it was interrupted" in said(DONE, "run", path)
    assert summary.stat().st_mtime_ns != before
    assert "done before" in said(DONE, "run", path)


def test_changed_input_file_is_noticed(study, said, tmp_path):
    path = study()
    said(DONE, "run", path)
    write_dem(tmp_path / "dem.tif", degrees=41.0)
    assert "of another study, another state of this one" in said(REFUSED, "run", path)


def test_only_the_maps_that_are_asked_for_are_kept(study, said, tmp_path):
    """The raster has the same cells; the digest of fewer maps is another one, and settings that need more say so."""
    actual = []
    for folder, asked in (("all", "false"), ("few", "true")):
        outputs_of = f'folder = "{folder}"\nonly_asked = {asked}'
        said(DONE, "run", study(('folder = "results"', outputs_of)))
        summary = json.loads((tmp_path / folder / "summary.json").read_text(encoding="utf-8"))
        grid = raster.read_values(str(tmp_path / folder / "energy_max.tif"))[0]
        actual.append((summary["provenance"]["settings"]["map_statistics"], summary["result"], grid))
    (every, digest, grid), (few, other, same) = actual
    assert (every, few) == (None, ["max"]) and digest != other
    np.testing.assert_array_equal(same, grid)
    changes = ('folder = "results"', "only_asked = true"), ("[numerics]", "[numerics]\nexact_means = true")
    assert "exact_means needs mean and p95" in said(REFUSED, "run", study(*changes))


def test_scenarios_have_a_folder_each_and_keys_of_their_own(study, said, tmp_path):
    path = study(("[rock]", "[rock]\ndensity = 2600.0"), text=STUDY + """
[[scenario]]
name = "30 years"
rock.volume = 0.2

[[scenario]]
name = "300 years"
[scenario.rock]
volume = 2.0
[scenario.releases]
runs = 1
""")  # fmt: skip
    messages = said(DONE, "run", path)
    assert "Scenario 30 years" in messages and "Scenario 300 years" in messages
    volumes, runs = [], []
    for name in ("30 years", "300 years"):
        stops = library().read_layer(str(tmp_path / "results" / name / "stops.gpkg")).columns
        volumes.append(set(stops["volume_m3"]))
        runs.append(len(stops["run"]))
        assert set(stops["run_name"]) == {f"slope {name}"}
        assert stops["mass_kg"][0] == pytest.approx(2600.0 * stops["volume_m3"][0])
    assert volumes == [{0.2}, {2.0}] and runs == [4, 2]


@pytest.mark.parametrize(
    "change, key, message",
    [
        (("seed = 3", "sed = 3"), "numerics.sed", "is no key of [numerics]; did you mean seed?"),
        (("[rock]", "[rocks]"), "rocks", "did you mean rock?"),
        (("volume = 0.5", 'volume = "0.5 m3"'), "rock.volume", "is the text '0.5 m3'; give a number in m³ without"),
        (("volume = 0.5", "volume = 0.0001"), "rock.volume", "is 0.0001 m³; give a number from 0.001 to 100000 in m³"),
        (("runs = 2", "runs = 2.5"), "releases.runs", "is 2.5; give a whole number"),
        (("runs = 2", "runs = true"), "releases.runs", "is True; give a whole number"),
        (('"cube"', '"cub"'), "rock.shape", "did you mean 'cube'?"),
        (('"energy_max"', '"energie"'), "outputs.maps", "has 'energie'; did you mean 'energy_"),
        (("format = 1", "format = 2"), "format", "which this version of Talus does not know; it knows 1"),
        (('class = "medium"', 'class = "meadow"'), "ground.class", "the class 'meadow' is not known"),
        (('dem = "dem.tif"', 'dem = "den.tif"'), "terrain.dem", "GDAL cannot read this as a raster"),
        (('"layers.gpkg"', '"layer.gpkg"'), "releases.file", "there is no file"),
        (('layer = "releases"', 'layer = "release"'), "releases.file", "there is no layer 'release'; it has releases"),
        (("runs = 2", 'runs = 2\nruns_field = "m"'), "releases.file", "has no field 'm'; it has n"),
        (("runs = 2", 'runs = 2\nvolume_field = "n"\nspacing = "5 m"'), "releases.spacing", "is the text '5 m'"),
        (("[rock]", "[terrain.more]\n[rock]"), "terrain.more", "is no key of [terrain]"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\ncrs = "EPSG:4326"'), "terrain.crs", "whose coordinates are degrees"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\ncrs = "EPSG:2263"'), "terrain.crs", "not in metres"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\ncrs = "EPSG:x"'), "terrain.crs", "is not understood"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\nband = 2'), "terrain.dem", "there is no band 2; it has 1"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\nextent = [1, 2, 0, 3]'), "terrain.extent", "which is empty"),
        (('dem = "dem.tif"', 'dem = "dem.tif"\nextent = [1, 2, 3, 4]'), "terrain.extent", "does not meet"),
        (("volume = 0.5", 'volume_distribution = "normal(1)"'), "rock.volume_distribution", "normal"),
        (("volume = 0.5", 'file = "rock.stl"'), "rock.file", "there is no file"),
        (('class = "medium"', 'table = "study.toml"'), "ground.table", "the column name"),
        (('class = "medium"', 'raster = "dem.tif"'), "ground.raster", "there is no band with the description"),
        (('class = "medium"', 'file = "layers.gpkg"'), "ground.file", "has no field 'ground_class'"),
    ],
)  # fmt: skip
def test_wrong_study_is_refused_with_key_and_line(study, said, tmp_path, change, key, message):
    path = study(change)
    line = line_of_key(path, key)
    for command in ("check", "run"):
        messages = said(REFUSED, command, path)
        assert message in messages
        assert f"line {line}, {key}: " in messages, messages
    assert not (tmp_path / "results").exists()


def test_all_wrong_keys_are_told_at_once(study, said):
    messages = said(REFUSED, "check", study(("seed = 3", "sed = 3"), ("runs = 2", "runs = 0"), ("format = 1", "")))
    assert len(re.findall(r"study\.toml", messages)) == 3
    assert "format: is missing" in messages


def test_text_that_is_no_toml_is_refused_with_its_line(study, said):
    assert ", line 12: is no TOML" in said(REFUSED, "check", study(("[rock]", "[rock")))


def test_study_that_is_not_there_is_refused(said, tmp_path):
    assert "cannot be read" in said(REFUSED, "run", tmp_path / "no.toml")
    (tmp_path / "study.toml").write_bytes(b"\xff\xfe")
    assert "no text in UTF-8" in said(REFUSED, "run", tmp_path / "study.toml")


def test_layer_in_another_system_is_refused(study, said, tmp_path):
    path = study(('class = "medium"', 'file = "layers.gpkg"\nlayer = "ground"'))
    write_layer(tmp_path, "ground", "Polygon", [(square(0, 0, 80, 60), {"ground_class": "soft"})], "EPSG:21781")
    messages = said(REFUSED, "check", path)
    assert f"line {line_with(path, '[ground]') + 1}, ground.file: " in messages
    assert "Reproject it" in messages


def test_elevation_model_without_a_system_or_in_feet_is_refused(study, said, tmp_path):
    path = study()
    write_dem(tmp_path / "dem.tif", crs=None)
    assert "has no coordinate system" in said(REFUSED, "check", path)
    write_dem(tmp_path / "dem.tif", unit="ft")
    assert "its heights are in 'ft'; convert them to metres" in said(REFUSED, "check", path)


def test_release_without_ground_is_refused_or_left_out(study, said, tmp_path):
    point = binary.point((WEST - 50.0, SOUTH))
    path = study(("runs = 2", "runs = 1"))
    write_layer(tmp_path, "out", "Point", [(point, {"n": 1}), (binary.point((WEST + 30, SOUTH + 90)), {"n": 2})])
    path = study(('"releases"', '"out"'))
    assert "no elevation under feature 1" in said(REFUSED, "check", path)
    path = study(('"releases"', '"out"\noutside = "skip"'))
    assert "1 release points" in said(DONE, "check", path)


def test_lines_and_areas_are_sampled(study, said, tmp_path):
    path = study(('"releases"', '"line"\nspacing = 4.0'))
    line = binary.line([(WEST + 20.0, SOUTH + 100.0), (WEST + 60.0, SOUTH + 100.0)])
    write_layer(tmp_path, "line", "LineString", [(line, {"n": 1})])
    assert "10 release points" in said(DONE, "check", path)
    path = study(('"releases"', '"area"\nspacing = 4.0'))
    write_layer(tmp_path, "area", "Polygon", [(square(20.5, 96.5, 36.5, 104.5), {"n": 1})])
    assert "8 release points" in said(DONE, "check", path)


def test_overlapping_polygons_and_wrong_values_of_fields_are_refused(study, said, tmp_path):
    path = study(('class = "medium"', 'file = "layers.gpkg"\nlayer = "ground"'))
    rows = [(square(0, 0, 60, 60), {"ground_class": "soft"}), (square(30, 30, 80, 80), {"ground_class": "hard"})]
    write_layer(tmp_path, "ground", "Polygon", rows)
    assert "features 1, 2 overlap with different values" in said(REFUSED, "check", path)
    path = study(('class = "medium"', 'file = "layers.gpkg"\nlayer = "wrong"'))
    write_layer(tmp_path, "wrong", "Polygon", [(square(0, 0, 60, 60), {"ground_class": "mud"})])
    assert "feature 1 has the class 'mud' in ground_class; known classes are" in said(REFUSED, "check", path)
    path = study(("runs = 2", 'runs_field = "n"'), ('"releases"', '"none"'))
    point = binary.point((WEST + 30, SOUTH + 90))
    write_layer(tmp_path, "none", "Point", [(point, {"n": 0})])
    assert "feature 1 has n = 0; give a number of at least 1" in said(REFUSED, "check", path)


def test_disk_that_is_full_leaves_earlier_results_whole_and_keeps_all_runs(study, said, tmp_path, monkeypatch):
    """Existing files are not replaced; the command that is named writes the results, and computes nothing again."""
    path, results = study(), tmp_path / "results"
    said(DONE, "run", path)
    before = {path.name: path.read_bytes() for path in results.iterdir()}
    write_map = outputs.write_map

    def full(place, *arguments, **options):
        if "energy_max" in str(place):
            raise OSError(f"{place} cannot be written: no space left on device")
        write_map(place, *arguments, **options)

    def computed(*_):
        raise AssertionError("runs are computed again")

    for folder, arguments in ((results, ["--anew"]), (tmp_path / "others", [])):
        path = study(('"results"', f'"{folder.name}"'))
        with monkeypatch.context() as patch:
            patch.setattr(outputs, "write_map", full)
            messages = said(UNFINISHED, "run", path, *arguments)
            assert "no space left on device. 4 of 4 runs are kept in" in messages
            assert f"go on with: talus run {path}\n" in messages
            there = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
            assert there == (before if folder == results else {})
        with monkeypatch.context() as patch:
            patch.setattr(simulation, "_take", computed)
            assert "goes on where it was interrupted" in said(DONE, "run", path)
        assert {path.name for path in folder.iterdir()} == set(before)
        assert (folder / "energy_max.tif").read_bytes() == before["energy_max.tif"]


def test_results_that_a_kill_left_half_in_place_are_written_again(study, said, tmp_path, monkeypatch):
    """Killed between two files that are moved to their places, and once more when all of them are there."""
    path, results = study(), tmp_path / "results"
    replace = os.replace

    class Killed(BaseException):
        pass

    def killed_at(name):
        def move(here, there):
            replace(here, there)
            if Path(there) == results / name:
                raise Killed

        return move

    for name in ("passages.tif", "summary.json"):
        with monkeypatch.context() as patch:
            patch.setattr(outputs.os, "replace", killed_at(name))
            with pytest.raises(Killed):
                main(["run", str(path)])
        assert (results / "checkpoint" / "state.bin").exists() and (results / name).exists()
    with monkeypatch.context() as patch:  # and at last when nothing was left to do but to remove what was kept
        patch.setattr(job.UntilWritten, "remove", lambda kept: (_ for _ in ()).throw(Killed()))
        with pytest.raises(Killed):
            main(["run", str(path)])
    assert "done before" in said(DONE, "run", path)
    assert sorted(path.name for path in results.iterdir()) == [
        "energy_max.tif", "passages.tif", "stops.gpkg", "summary.json", "trajectories.gpkg",
    ]  # fmt: skip


def test_what_a_killed_run_left_half_written_is_cleared_and_written_again(study, said, tmp_path):
    path, results = study(), tmp_path / "results"
    said(DONE, "run", path)
    good = {path.name: path.read_bytes() for path in results.iterdir() if path.suffix == ".tif"}
    job._mark(results, {"study": "another state"}, outputs.files_written(results))
    (results / "summary.json").unlink()  # killed while files were moved into their places
    owned_folder.claim(results / outputs.PART, outputs.RESULTS)
    (results / outputs.PART / "passages.tif").write_bytes(b"half")
    messages = said(REFUSED, "run", path)
    assert "holds passages.tif" in messages
    said(DONE, "run", path, "--anew")
    assert not (results / outputs.PART).exists()
    assert {path.name: path.read_bytes() for path in results.iterdir() if path.suffix == ".tif"} == good


def test_room_for_results_is_needed_before_the_start_and_room_for_unfinished_work_is_wished_for(
    study, said, monkeypatch
):
    estimated = Estimate(4, 1, 1.0, 1.0, 1.0, 1e8, 1e18, 0, 10)
    monkeypatch.setattr(job, "estimate", lambda *_: estimated._replace(disk_of_results=1e18))
    messages = said(UNFINISHED, "run", study())
    assert "may take 1000000000.0 GB of disk in" in messages and "are kept in" not in messages

    def begun(*_, **__):
        raise Cancelled("It has begun.")

    monkeypatch.setattr(scene_job, "simulate", begun)
    monkeypatch.setattr(job, "estimate", lambda *_: estimated._replace(disk_kept=1e18))
    messages = said(INTERRUPTED, "run", study())
    assert "make room" in messages and "may be lost" in messages


def test_folder_that_another_job_uses_is_refused(study, said, tmp_path):
    from contextlib import closing

    from talus.engine.io.folder_lock import FolderLock

    class Held:
        def __init__(self, folder):
            folder.mkdir()
            self.lock = FolderLock(folder)

        def close(self):
            self.lock.release()

    with closing(Held(tmp_path / "results")):
        assert "another job writes into" in said(REFUSED, "run", study())


SLOW_CHECKPOINTS = "import talus.engine.ensemble.checkpoint as kept; kept.INTERVAL = 0.0; kept.SHARE = 1.0; "
COMMAND = "from talus.engine.command_line import main; import sys; sys.exit(main(sys.argv[1:]))"


def started(path, *arguments):
    """A process that does a study and keeps what is done after each chunk."""
    command = [sys.executable, "-c", SLOW_CHECKPOINTS + COMMAND, "run", str(path), *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def wait_for(path, process):
    """Until a file is there."""
    end = time.monotonic() + 300.0
    while not path.exists():
        assert process.poll() is None, process.stderr.read()
        assert time.monotonic() < end
        time.sleep(0.02)


LONG = ("runs = 2", "runs = 250")  # on one thread some seconds, in chunks of 16


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """The summary of the long study that nobody ends before."""
    folder = tmp_path_factory.mktemp("undisturbed")
    assert main(["run", str(write_study(folder, STUDY, LONG))]) == DONE
    return json.loads((folder / "results" / "summary.json").read_text("utf-8"))


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("how, code", [(signal.SIGTERM, INTERRUPTED), (signal.SIGKILL, -signal.SIGKILL)])
def test_interrupted_and_killed_runs_go_on_with_the_same_bits(study, said, tmp_path, undisturbed, how, code):
    path = study(LONG)
    process = started(path, "--threads", "1", "--anew")
    wait_for(tmp_path / "results" / "checkpoint" / "state.bin", process)
    process.send_signal(how)
    assert process.wait(60.0) == code
    messages = process.stderr.read()
    process.stderr.close()
    maps = tmp_path / "results" / "maps_so_far"
    if code == INTERRUPTED:
        assert re.search(r"kept: \d+ of 500 runs, from (1 of|all) 2 releases", messages)
        assert f"maps of these runs are in {maps}" in messages
        assert f"interrupted; go on from here with: talus run {path} --threads 1\n" in messages
        assert {path.name for path in maps.iterdir()} >= {"energy_max.tif", "of_what.txt"}
    assert not list((tmp_path / "results").glob("*.tif"))
    messages = said(DONE, "run", path)
    assert "goes on where it was interrupted" in messages
    assert not maps.exists() and not (tmp_path / "results" / "checkpoint").exists()
    content = json.loads((tmp_path / "results" / "summary.json").read_text("utf-8"))
    assert content["result"] == undisturbed["result"] and content["runs"] == 500


@pytest.mark.long
def test_rounds_are_told_and_change_no_bit(study, said, undisturbed, tmp_path):
    """A line at the end of each; with `rounds = false` none."""
    messages = said(DONE, "run", study(LONG))
    lines = re.findall(r"round (\d) of (\d): (\d+) of 500 runs, from all 2 releases, \d of them complete", messages)
    assert [int(number) for number, _, _ in lines] == list(range(2, int(lines[0][1]) + 1))
    runs = [int(made) for _, _, made in lines]
    assert runs == [32, 64, 126]  # a sixteenth, an eighth and a quarter of the 250 of each, rounded up
    plain = study(LONG, ("[outputs]", "[compute]\nrounds = false\n\n[outputs]"), ('"results"', '"plain"'))
    assert "  round " not in said(DONE, "run", plain)
    for name in ("results", "plain"):
        content = json.loads((tmp_path / name / "summary.json").read_text("utf-8"))
        assert content["result"] == undisturbed["result"]


def test_study_on_a_cluster_of_dask_has_the_same_bits(study, said, tmp_path):
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    said(DONE, "run", study(('"results"', '"threads"')))
    here = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None, "processes": False}
    with distributed.LocalCluster(**here) as cluster:
        messages = said(DONE, "run", study(), "--scheduler", cluster.scheduler_address)
    assert re.search(r"runs on 1 cores: .* MB of memory here, \d+ MB in each worker and", messages)
    one, other = (json.loads((tmp_path / name / "summary.json").read_text("utf-8")) for name in ("threads", "results"))
    assert one["result"] == other["result"]


def test_scheduler_that_does_not_answer_is_told(study, said, monkeypatch):
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    monkeypatch.setattr("talus.engine.workers.cluster.PATIENCE", 0.5)
    assert "No scheduler of dask answers" in said(UNFINISHED, "run", study(), "--scheduler", "tcp://127.0.0.1:9")


def test_info_tells_what_a_model_is_and_refuses_what_a_study_would(said, tmp_path):
    write_dem(tmp_path / "dem.tif")
    messages = said(DONE, "info", tmp_path / "dem.tif")
    assert "40 x 60 of 2 m x 2 m" in messages and "CH1903+ / LV95" in messages and "fit for a study" in messages
    write_dem(tmp_path / "degrees.tif", crs="EPSG:4326")
    assert "carries the wrong system" in said(REFUSED, "info", tmp_path / "degrees.tif")
    assert "cannot read this as a raster" in said(REFUSED, "info", tmp_path / "none.tif")


def test_lines_of_gdal_stay_out_of_what_is_told(tmp_path):
    """A process of its own, for GDAL prints where no test looks."""
    (tmp_path / "dem.tif").write_text("no raster", encoding="ascii")
    command = [sys.executable, "-c", COMMAND, "info", str(tmp_path / "dem.tif")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == REFUSED and "cannot read this as a raster" in done.stderr
    assert "ERROR" not in done.stdout + done.stderr and len(done.stderr.splitlines()) == 1


def test_memory_that_is_not_there_is_told_with_the_keys_that_help(study, said, monkeypatch):
    def full(*_, **__):
        raise MemoryError

    monkeypatch.setattr("talus.engine.scene.job.simulate", full)
    messages = said(UNFINISHED, "run", study())
    assert "compute.terrain_memory" in messages and "terrain.extent" in messages


def test_compiling_is_told_once_where_it_is_to_come(study, said, monkeypatch):
    assert "compiled" not in said(DONE, "run", study())
    monkeypatch.setattr("talus.engine.study.job.is_compiled", lambda: False)
    monkeypatch.setattr("talus.engine.study.job.why_slow", lambda: "")
    messages = said(DONE, "run", study(), "--anew")
    assert messages.count("the engine is compiled once, which takes half a minute to two minutes") == 1


@pytest.mark.slow
def test_demo_writes_a_slope_its_study_and_its_results(said, tmp_path):
    folder = tmp_path / "demo"
    messages = said(DONE, "demo", folder, "--runs", "1")
    assert "12 runs" in messages and (folder / "results" / "trajectories.gpkg").exists()
    assert "is there already" in said(REFUSED, "demo", folder)
    assert "nothing is wrong with it" in said(DONE, "check", folder / "study.toml")


@pytest.mark.parametrize("name", ["terrain.tif", "demo.gpkg", "study.toml"])
def test_demo_writes_over_no_file_of_others(said, tmp_path, name):
    (tmp_path / name).write_text("work of a week", encoding="utf-8")
    assert f"{name} is there already" in said(REFUSED, "demo", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text(encoding="utf-8") == "work of a week"


def test_reader_that_leaves_early_is_no_error_of_python(tmp_path):
    """The case is `talus keys | head -1`; the command must be writing still when its reader has gone."""
    command = [sys.executable, "-m", "talus.engine.command_line", "keys"]
    with open(tmp_path / "errors.txt", "w+") as errors:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(command, stdout=writing, stderr=errors)
        os.close(writing)
        errors.seek(0)
        assert (errors.read(), done.returncode) == ("", UNFINISHED)


def test_wrong_use_is_told_by_the_usual_code(capsys):
    assert main([]) == WRONG_USE
    with pytest.raises(SystemExit) as caught:
        main(["run"])
    assert caught.value.code == WRONG_USE
    assert main(["run", "study.toml", "--threads", "-1"]) == REFUSED
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert talus.__version__ in capsys.readouterr().out


def test_page_has_the_keys_as_they_are(capsys):
    """`talus keys` prints what docs/command_line.md says of them, which says it once."""
    assert main(["keys"]) == DONE
    assert capsys.readouterr().out.strip() == table_of_keys()
    page = (ROOT / "docs" / "command_line.md").read_text(encoding="utf-8")
    assert table_of_keys() in page
    headings = re.findall(r"^### .+$", page, re.MULTILINE)
    assert headings == re.findall(r"^### .+$", table_of_keys(), re.MULTILINE)


def test_example_of_the_page_is_a_study(tmp_path, said):
    """The first block of TOML in docs/command_line.md, on files of its names."""
    page = (ROOT / "docs" / "command_line.md").read_text(encoding="utf-8")
    text = re.search(r"```toml\n(.*?)```", page, re.DOTALL)[1]
    write_dem(tmp_path / "dem.tif")
    point = binary.point((WEST + 30.0, SOUTH + 100.0))
    write_layer(tmp_path, "releases", "Point", [(point, {"runs": 1, "volume_m3": 0.5})])
    write_layer(tmp_path, "ground", "Polygon", [(square(0, 0, 80, 60), {"ground_class": "soft"})])
    barrier = binary.line([(WEST + 5.0, SOUTH + 50.0), (WEST + 70.0, SOUTH + 51.0)])
    write_layer(tmp_path, "barriers", "LineString", [(barrier, {"height_m": 4.0, "energy_kj": 1000.0})])
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    said(DONE, "check", tmp_path / "study.toml")


def test_command_line_imports_the_engine_alone():
    """And numba only when a study is read."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('qgis', 'PyQt5', 'PyQt6'))); "
        "from talus.engine.command_line import main; main(['keys']); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
