# SPDX-License-Identifier: GPL-2.0-or-later
"""The examples of docs/examples run, and what they give is possible."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from talus.engine import Ground, Settings, Terrain, rock_library, simulate
from talus.engine.io import raster
from talus.tests.bits import assert_same_array
from talus.tests.study_files import write_study

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "examples"


def load(name):
    """An example as a module."""
    specification = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def danger(tmp_path_factory):
    """The danger map of the study, with few runs."""
    return load("hazard_study").main(tmp_path_factory.mktemp("study"), runs=4)


def test_there_is_a_test_for_each_example():
    tested = {"one_rock", "hazard_study", "frequency_study", "through_processing", "on_a_cluster", "rock_from_scan"}
    assert {path.stem for path in FOLDER.glob("*.py")} == tested


def test_one_rock_flies_a_parabola_and_gains_no_energy_from_nowhere(tmp_path):
    """While the slope of 45 degrees is beyond its reach; never faster than the start and the height of fall allow."""
    run = load("one_rock").main(tmp_path)
    rock = rock_library.rock("worn_compact", volume=1.0)
    distance = (run.position[:, 0] + run.position[:, 2] - 100.0) / np.sqrt(2.0)
    flies = np.cumsum(distance <= rock.radius) == 0
    assert np.count_nonzero(flies) > 10
    time = run.time[flies]
    np.testing.assert_allclose(run.position[flies, 0], 5.0 + 4.0 * time, atol=1e-9)
    np.testing.assert_allclose(run.position[flies, 2], run.position[0, 2] - 0.5 * 9.81 * time**2, atol=1e-9)
    fall = run.position[0, 2] - run.position[:, 2]
    spin = 0.5 * float(np.sum(rock.inertia * np.array([0.0, 5.0, 0.0]) ** 2)) / rock.mass
    assert np.all(0.5 * np.sum(run.velocity**2, axis=1) <= 0.5 * 4.0**2 + spin + 9.81 * fall + 1e-3)
    assert (tmp_path / "one_rock.png").stat().st_size > 1000


def test_study_by_frequency_counts_no_more_blocks_than_are_released(tmp_path):
    """No cell is passed more often than blocks break off, a A_s of all classes; energies rise with the years."""
    example = load("frequency_study")
    status = example.main(tmp_path, runs=2)
    _, area = example.releases_of(Terrain.from_raster(tmp_path / "terrain.tif"), 2)
    passages = status.passages()
    assert 0.0 < passages.max() <= example.RATE * area * (1.0 + 1e-9)
    assert not passages[-40:].any()  # above the cliff
    few, many = (np.nan_to_num(energy) for energy in status.energies((30.0, 300.0)))
    assert (few <= many).all() and many.max() >= 30e3
    energies = raster.read_values(tmp_path / "energy_100_years.tif")[0]
    assert np.isfinite(energies).any()


def test_study_with_the_engine_alone_maps_danger_below_the_cliff(danger):
    """Nothing above the cliff, which is 110 m from the northern edge of cells of 2 m; the worst level right below."""
    assert set(np.unique(danger)) <= {0, 1, 2, 3, 4}
    assert not danger[-40:].any()
    assert (danger[-90:-60] == 4).any()


@pytest.mark.long
@pytest.mark.qgis
def test_study_through_processing_gives_the_same_map(qgis_app, danger, tmp_path):
    """To the cell: the algorithms add nothing to the engine and leave nothing out."""
    from osgeo import gdal

    outputs = load("through_processing").main(tmp_path, runs=4)
    np.testing.assert_array_equal(gdal.Open(outputs["HAZARD"]).ReadAsArray()[::-1], danger)


@pytest.mark.long
def test_cluster_gives_the_bits_of_the_threads(tmp_path):
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    example = load("on_a_cluster")
    result = example.main(folder=tmp_path, runs=8)
    terrain = Terrain.from_raster(tmp_path / "terrain.tif")
    rock = rock_library.rock("worn_compact", volume=1.0)
    releases = example.releases_at_the_cliff(8)
    on_threads = simulate(terrain, Ground.of_class(terrain, "hard"), rock, releases, Settings(seed=1))
    assert_same_array(result.runs, on_threads.runs)
    assert not list((tmp_path / "checkpoint").glob("*.bin"))  # a job that is complete leaves none behind


def test_rock_from_a_scan_has_the_volume_of_the_block():
    """1.4 m x 1.1 m x 0.8 m; noise of 3 mm lets the hull of 4000 points stand out by some 10 mm on each side."""
    rock, runs = load("rock_from_scan").main(runs=5)
    assert 1.4 * 1.1 * 0.8 < rock.volume < 1.42 * 1.12 * 0.82
    assert rock.mass == pytest.approx(2700.0 * rock.volume)
    assert len(rock.vertices) <= 24
    assert np.all(runs["distance"] > 0.0)


STUBS = {
    "talus": '#!/bin/bash\nexec "{python}" -m talus.engine.command_line "$@"\n',
    "dask": '#!/bin/bash\nexec "{python}" -m dask "$@"\n',
    "python": '#!/bin/bash\nexec "{python}" "$@"\n',
    "srun": '#!/bin/bash\nwhile [[ "$1" == --* ]]; do shift; done\nexec "$@" --nworkers 1\n',
    "scontrol": '#!/bin/bash\necho "$@" > "{folder}/requeued"\n',
}  # of Slurm, and of an environment with talus-rockfall


@pytest.mark.long
def test_batch_job_of_slurm_does_a_study(tmp_path):
    """The script as it is; stand-ins for srun and scontrol start a worker here, and note a new place in the queue."""
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    (tmp_path / "bin").mkdir()
    for name, text in STUBS.items():
        (tmp_path / "bin" / name).write_text(text.format(python=sys.executable, folder=tmp_path))
        (tmp_path / "bin" / name).chmod(0o755)
    (tmp_path / "bin" / "activate").write_text(f'export PATH="{tmp_path}/bin:$PATH"\n')
    study = write_study(tmp_path)
    environment = {**os.environ, "TALUS_ENVIRONMENT": str(tmp_path), "SLURM_NTASKS": "2", "SLURM_JOB_ID": "7"}
    command = ["bash", str(FOLDER / "study_on_slurm.sbatch"), str(study)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "results" / "summary.json").exists()
    assert not list(tmp_path.glob("scheduler-*.json"))
    assert not (tmp_path / "requeued").exists()
