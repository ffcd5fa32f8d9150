# SPDX-License-Identifier: GPL-2.0-or-later
"""The sketch of a simulation that goes on: the largest energy of each square of cells, in bounded memory."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.ensemble import watching
from talus.engine.maps import sketch as sketches
from talus.engine.maps.growing_arrays import Files
from talus.engine.maps.maps import MapTable
from talus.engine.maps.sketch import sketch
from talus.tests.engine.test_map_files import TERRAIN, table_of
from talus.tests.engine.test_maps import RUNS, random_passages
from talus.tests.reproducibility.jobs import valley


def largest_of_squares(grid, side):
    """Square by square."""
    result = np.full([-(-length // side) for length in grid.shape], np.nan, np.float32)
    for row, column in np.ndindex(result.shape):
        cells = grid[row * side : (row + 1) * side, column * side : (column + 1) * side]
        if not np.isnan(cells).all():
            result[row, column] = np.nanmax(cells)
    return result


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize("share", [1.0, 0.5, 0.07, 1e-9])
def test_squares_have_the_largest_of_their_cells(monkeypatch, tmp_path, parts, share):
    """For tables in files too, with strips of one row of squares, and squares that reach beyond the window."""
    monkeypatch.setattr(sketches, "CELLS_LOOKED_AT", 1)
    table = table_of(list(random_passages(1)), parts=parts, arrays=Files(tmp_path, 0.0))
    result, whole = sketch([table], TERRAIN, 1e9), table.partial(TERRAIN, RUNS)
    np.testing.assert_array_equal(result.energy_max, whole.energy_max)
    assert result.cell_size == whole.cell_size and result.origin == whole.origin
    few = sketch([table], TERRAIN, share * whole.energy_max.size)
    side = round(few.cell_size[0] / whole.cell_size[0])
    assert few.energy_max.size <= max(share * whole.energy_max.size, 1.0) + sum(few.shape)
    np.testing.assert_array_equal(few.energy_max, largest_of_squares(whole.energy_max, side))
    assert few.origin == whole.origin and few.shape == few.energy_max.shape
    table.close()


def test_of_nothing_is_nothing():
    result = sketch([MapTable(TERRAIN.shape)], TERRAIN)
    assert np.isnan(result.energy_max).all()


def test_a_simulation_with_maps_in_files_is_watched(monkeypatch, tmp_path):
    """And has the bits of one that nobody watches; the last look is at what its maps show in the end."""
    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    terrain, looks = valley(), []
    inputs = (
        terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.3),
        Release((2600050.0, 1200100.0), runs=40), Settings(threads=2, max_time=20.0, air_density=0.0),
    )  # fmt: skip
    watched = simulate(*inputs, watch=lambda count, maps: looks.append((count, maps)), maps_folder=tmp_path / "maps")
    assert watched.result_digest == simulate(*inputs).result_digest
    counts = [count for count, _ in looks]
    assert len(counts) > 1 and counts == sorted(counts) and counts[-1] == 40
    np.testing.assert_array_equal(looks[-1][1].energy_max, watched.maps["energy_max"])
