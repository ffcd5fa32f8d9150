# SPDX-License-Identifier: GPL-2.0-or-later
"""A scene comes out of its file with the same bits, and nothing in the file can be run."""

import pickletools
import zipfile

import numpy as np
import pytest

from talus.engine import Barriers, Ground, Release, Settings, Terrain, Trees, rock_library
from talus.engine.chunks.scene import make_scene
from talus.engine.chunks.scene_file import read_scene, write_scene

NORTHING = np.arange(60.0)[:, None] * np.ones(60)
TERRAIN = Terrain(0.5 * NORTHING, 2.0, (1000.0, 2000.0))


@pytest.fixture(scope="module")
def scene():
    """With everything that a record may hold: laws of numbers, trees, barriers, a seed of 63 bits."""
    rocks = [rock_library.rock("cube"), rock_library.rock("block")]
    releases = [Release((1050.0, 2100.0), volume="lognormal(1, 0.5)", runs=2), Release((1060.0, 2100.0), rock=1)]
    barriers = Barriers([[(1000.0, 2040.0), (1100.0, 2040.0)]], [2.0], [1e5])
    trees = Trees([(1040.0, 2050.0), (1050.0, 2060.0)], [0.3, 0.4])
    settings = Settings(seed=2**63 - 5, maps=True, trajectories=True, air_density=0.0)
    return make_scene(TERRAIN, Ground.of_class(TERRAIN, "hard"), rocks, releases, settings, barriers, trees)


def leaves(record):
    for value in record:
        if isinstance(value, tuple):
            yield from leaves(value)
        else:
            yield value


def kinds(record):
    return [type(record), *(kinds(value) for value in record if isinstance(value, tuple))]


def test_scene_comes_back_with_the_same_types_and_bits(scene, tmp_path):
    write_scene(scene, "1.2.3, sources ab", tmp_path / "scene.npy")
    back, version = read_scene(tmp_path / "scene.npy")
    assert version == "1.2.3, sources ab"
    assert kinds(back) == kinds(scene)
    pairs = list(zip(leaves(back), leaves(scene)))
    assert len(pairs) > 40 and back.seed == 2**63 - 5 and back.impact_law == scene.impact_law
    for value, before in pairs:
        if isinstance(before, np.ndarray):
            assert value.dtype == before.dtype and value.shape == before.shape
            assert value.tobytes() == before.tobytes()
        else:
            assert type(value) in (type(before), type(np.asarray(before).item()))
            assert value == before


def test_file_holds_no_objects(scene, tmp_path):
    """Only blocks of .npy, each with a type of numbers or text in its head."""
    path = tmp_path / "scene.npy"
    write_scene(scene, "1", path)
    blocks = 0
    with open(path, "rb") as file:
        while file.peek(1):
            assert np.load(file, allow_pickle=False).dtype.hasobject is False
            blocks += 1
    assert blocks > 40 and not zipfile.is_zipfile(path)
    with pytest.raises(ValueError):
        list(pickletools.genops(path.read_bytes()))


def test_scene_with_nets_is_refused(scene, tmp_path):
    with pytest.raises(ValueError, match="has nets"):
        write_scene(scene._replace(nets=object()), "1", tmp_path / "scene.npy")
    assert not (tmp_path / "scene.npy").exists()
