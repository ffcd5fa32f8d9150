# SPDX-License-Identifier: GPL-2.0-or-later
"""`talus run` of a study whose elevation model is larger than the memory for it."""

import json
import shutil

import numpy as np
import pytest

from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE, REFUSED, UNFINISHED
from talus.engine.io import raster
from talus.engine.terrain_store import within_memory
from talus.tests.study_files import STUDY, square, write_layer, write_study

POLYGONS = ('[ground]\nclass = "medium"', '[ground]\nclass = "medium"\nfile = "layers.gpkg"\nlayer = "ground"\n'
            'class_field = "class"\n[forest]\nfile = "layers.gpkg"\nlayer = "forest"\nstart = 4.0')  # fmt: skip
LIMITED = ("[numerics]", "[compute]\nterrain_memory = 2.0\n\n[numerics]")
SCENARIOS = "\n[[scenario]]\nname = 'small'\nrock.volume = 0.2\n\n[[scenario]]\nname = 'large'\nrock.volume = 1.0\n"


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    """Blocks small enough that 2,400 nodes are more than 2 MB."""
    monkeypatch.setattr(within_memory, "BYTES_A_NODE", 1e4)
    monkeypatch.setattr(within_memory, "BLOCK", 32)
    monkeypatch.setattr(within_memory, "BLOCK_WIDTH", 0.0)


@pytest.fixture
def run(tmp_path, capsys):
    """``run(name, code, changes, more)``: folder of the results of a study, and what was said."""

    def of(name, code, *changes, more=""):
        if not (tmp_path / "dem.tif").exists():
            write_study(tmp_path)
            stand = {"drag_coefficient": 500.0, "drag_height": 8.0}
            write_layer(tmp_path, "ground", "Polygon", [(square(10, 60, 70, 80), {"class": "soft"})])
            write_layer(tmp_path, "forest", "Polygon", [(square(20, 50, 60, 110), stand)])
        path = write_study(tmp_path, STUDY + more, *changes, ('folder = "results"', f'folder = "{name}"'))
        assert main(["run", str(path)]) == code
        streams = capsys.readouterr()
        assert "Traceback" not in streams.err
        return tmp_path / name, streams.out + streams.err

    return of


def assert_same_results(one, other):
    digests = [json.loads((folder / "summary.json").read_text(encoding="utf-8")) for folder in (one, other)]
    assert digests[0]["result"] == digests[1]["result"]
    assert digests[0]["provenance"]["inputs"] == digests[1]["provenance"]["inputs"]
    for name in ("passages", "energy_max"):
        first, second = (raster.read_values(str(folder / f"{name}.tif"))[0] for folder in (one, other))
        np.testing.assert_array_equal(first, second)


@pytest.mark.parametrize("changes", [(), (POLYGONS,)])
def test_the_same_bits_as_in_memory(run, changes):
    whole, _ = run("whole", DONE, *changes)
    limited, messages = run("limited", DONE, *changes, LIMITED)
    assert_same_results(whole, limited)
    assert f"larger than the memory for it, so in tiles in {limited / 'terrain'}" in messages
    assert "4 runs on " in messages and "MB of disk at most" in messages
    assert sorted(path.name for path in limited.iterdir()) == sorted(path.name for path in whole.iterdir())


def test_scenarios_share_the_blocks_which_go_with_the_last(run, monkeypatch):
    opened = []
    plain = within_memory.open_terrain

    def noted(*arguments, **options):
        terrain = plain(*arguments, **options)
        opened.append(terrain.store.folder)
        return terrain

    monkeypatch.setattr(within_memory, "open_terrain", noted)
    limited, _ = run("limited", DONE, LIMITED, more=SCENARIOS)
    assert len(set(opened)) == 1 and len(opened) >= 2
    assert not (limited / "terrain").exists()
    whole, _ = run("whole", DONE, more=SCENARIOS)
    for name in ("small", "large"):
        assert_same_results(whole / name, limited / name)


def test_what_lies_where_the_blocks_go_stays(run, tmp_path):
    """Also the results of a scenario of that name, and whether the terrain is large or not."""
    scenario = "\n[[scenario]]\nname = 'terrain'\nrock.volume = 0.2\n"
    for name, changes in (("whole", ()), ("limited", (LIMITED,))):
        other = tmp_path / name / "terrain" / "dem" / "other.tif"
        other.parent.mkdir(parents=True)
        other.write_text("of the user", encoding="utf-8")
        folder, _ = run(name, DONE, *changes, more=scenario)
        assert other.is_file() and (folder / "terrain" / "summary.json").is_file()
        assert {path.name for path in (folder / "terrain").iterdir() if path.is_dir()} == {"dem"}


def test_a_folder_that_is_given_keeps_them(run, tmp_path):
    run("limited", DONE, LIMITED, ("terrain_memory = 2.0", "terrain_memory = 2.0\nterrain_folder = 'kept'"))
    (store,) = (tmp_path / "kept").iterdir()
    assert (store / "store.json").is_file() and not list(store.glob("maps-*"))


def test_a_disk_without_room_is_told_before_the_start(run, monkeypatch):
    usage = shutil.disk_usage("/")
    monkeypatch.setattr(within_memory.shutil, "disk_usage", lambda _: usage._replace(free=0))
    limited, messages = run("limited", UNFINISHED, LIMITED)
    assert "make room, or give another folder" in messages
    assert not (limited / "summary.json").exists()


def test_check_names_the_folder_that_a_run_will_take(tmp_path, capsys):
    write_study(tmp_path)
    assert main(["check", str(write_study(tmp_path, STUDY, LIMITED))]) == DONE
    said = capsys.readouterr()
    assert f"so in tiles in {tmp_path / 'results' / 'terrain'}" in said.out + said.err


def test_what_needs_all_of_the_terrain_is_told(run):
    _, messages = run("limited", REFUSED, LIMITED, ("[rock]", "[rock]\nbreaking = 0.5"))
    assert "compute.terrain_memory" in messages and "24 MB" in messages and "terrain.extent" in messages
