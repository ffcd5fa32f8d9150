# SPDX-License-Identifier: GPL-2.0-or-later
"""The state of a checkpoint: whole or as before, refused where a byte has changed, and read without being in memory."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from talus.engine.ensemble.checkpoint import is_of_maps
from talus.engine.io.sealed_arrays import read_arrays, write_arrays
from talus.engine.maps.maps import MapTable

ARRAYS = {
    "identity": np.array("a text"), "part0_table": np.arange(7.0), "part0_pool": np.zeros(0, np.uint32),
    "row_of_cell": np.arange(12, dtype=np.int32).reshape(3, 4), "count": np.array(3),
}  # fmt: skip


def test_arrays_come_back_and_those_of_maps_lie_in_the_file(tmp_path):
    write_arrays(tmp_path / "state.bin", ARRAYS)
    result, file = read_arrays(tmp_path / "state.bin", is_of_maps)
    assert list(result) == list(ARRAYS) and len(file) == (tmp_path / "state.bin").stat().st_size
    for name, array in ARRAYS.items():
        np.testing.assert_array_equal(result[name], array)
        assert result[name].dtype == array.dtype
        assert result[name].flags.writeable == (not is_of_maps(name) or not array.size)
    assert list(tmp_path.iterdir()) == [tmp_path / "state.bin"]


@pytest.mark.parametrize("place", [20, -40, -1])
def test_a_byte_that_has_changed_is_found(tmp_path, place):
    path = tmp_path / "state.bin"
    write_arrays(path, ARRAYS)
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    for damaged in (content, content[:-1], b""):
        path.write_bytes(damaged)
        with pytest.raises(ValueError, match="checksum"):
            read_arrays(path, is_of_maps)


def test_a_file_that_cannot_be_written_leaves_the_one_before_and_takes_no_room(tmp_path):
    write_arrays(tmp_path / "state.bin", ARRAYS)
    before = (tmp_path / "state.bin").read_bytes()

    def full():
        raise OSError(28, os.strerror(28))

    with pytest.raises(OSError, match="No space"):
        write_arrays(tmp_path / "state.bin", {"part0_table": np.arange(9)}, full)
    assert (tmp_path / "state.bin").read_bytes() == before
    assert list(tmp_path.iterdir()) == [tmp_path / "state.bin"]


CELLS = 2_000_000
LIMIT = 30e6  # bytes of files that may be in memory, next to those of the program
RESTORED = f"""
import sys
from pathlib import Path
from talus.engine.ensemble.checkpoint import is_of_maps
from talus.engine.io.sealed_arrays import read_arrays
from talus.engine.maps.growing_arrays import Files
from talus.engine.maps.maps import MapTable

def memory():
    lines = Path("/proc/self/status").read_text().splitlines()
    found = dict(line.split(":") for line in lines)
    return [int(found[name].split()[0]) * 1024 for name in ("VmHWM", "RssAnon")]

folder = Path(sys.argv[1])
before = memory()
state, file = read_arrays(folder / "state.bin", is_of_maps)
table = MapTable(({CELLS // 1000}, 1000), arrays=Files(folder, {LIMIT}))
with table.arrays.copying_from(file):
    table.restore(state)
after = memory()
assert table.rows == {CELLS} and int(table.row_of_cell[-1]) == {CELLS}
assert table.parts[0].table["passages"][-1] == 7
print(*(one - other for one, other in zip(after, before)))
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell what memory takes")
def test_a_table_is_restored_without_being_in_memory(tmp_path):
    """A state of 160 MB: of its own the process takes the pieces that are copied, and pages up to the limit."""
    state = dict(MapTable((1, 1)).state())
    for name, array in state.items():
        if name.endswith(("_table", "_heads")):
            state[name] = np.zeros(CELLS, array.dtype)
    state["part0_table"]["passages"] = 7
    state["row_of_cell"] = np.arange(1, CELLS + 1, dtype=np.int32)
    state.update({name: np.zeros(8, np.uint32) for name in state if name.endswith("_pool")})
    write_arrays(tmp_path / "state.bin", state)
    size = (tmp_path / "state.bin").stat().st_size
    assert size > 150e6
    command = [sys.executable, "-c", RESTORED, str(tmp_path)]
    peak, own = map(int, subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())
    print(f"peak {peak / 1e6:.0f} MB, own {own / 1e6:.0f} MB more than before")
    assert own < size / 3.0
    assert peak < 0.8 * size  # the limit, the pieces and libraries that are loaded meanwhile: 98 of 160 MB, measured
