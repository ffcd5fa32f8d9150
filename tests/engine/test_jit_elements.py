# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels that read numbers where they lie, keep them as values and hand on errors: what Python and numpy give."""

from typing import NamedTuple

import numpy as np
import pytest

from talus.engine.jit import kernels

pytestmark = pytest.mark.skipif(
    not kernels.COMPILED or kernels.support.PLAIN, reason="numba is missing, or as it comes"
)

ROW = np.dtype(
    [("number", np.float64), ("place", np.float64, 3), ("count", np.int32), ("is_seen", np.uint8)], align=True
)


class Table(NamedTuple):
    """More words than are handed over as such."""

    grid: np.ndarray
    rows: np.ndarray
    flags: np.ndarray
    scale: float


@kernels.inner_kernel
def read(grid, i, j):
    """By variables, by numbers from either end, and by sizes."""
    last = grid.shape[0] - 1
    return (
        grid[i, j] + 2.0 * grid[-1, j] + 4.0 * grid[i, -2] + 8.0 * grid[0, 0] + 16.0 * grid[last, grid.shape[1] - 1]
        + 32.0 * grid[i - 4, j - 3] + grid.size
    )  # fmt: skip


@kernels.inner_kernel
def read_unsigned(grid, i, j):
    return grid[np.uint64(i), np.uint8(j)]


@kernels.inner_kernel
def read_far(numbers, i):
    return numbers[np.uint8(i)]


@kernels.inner_kernel
def write(out_grid, out_counts, i, j):
    """Numbers of one type into arrays of others, at either end."""
    out_grid[i, j] = 7
    out_grid[-1, -1] = out_grid[i, j] / 2
    out_counts[i] = 3.9
    out_counts[-1] += out_counts[i]
    out_counts[0] = i > 1


@kernels.inner_kernel
def of_rows(table, i):
    """Records in an array, arrays in records, and flags; of a record that lies somewhere."""
    row = table.rows[i]
    row["number"] = table.scale * row["place"][1] + row["place"][-1]
    table.rows[i]["place"][0] = row["number"]
    table.rows[-1]["count"] = table.rows[i]["count"] + 1
    table.flags[i] = not table.flags[i - 1]
    return 1.0 if table.flags[i] else row["number"]


@kernels.inner_kernel
def of_views(grid, i):
    """A part of an array has sizes and numbers of its own, and may turn its order about."""
    row, column, back = grid[i], grid[:, i], grid[::-1, ::2]
    return row[1] + 2.0 * column[-1] + 4.0 * back[0, 1] + row.shape[0] + 10.0 * column.size + back.shape[1]


@kernels.inner_kernel
def values_over_blocks(numbers, limit):
    """Variables that are assigned once, or in branches, or in a loop after they are used, or that outlive it."""
    first, total, before, is_over = numbers[0], 0.0, 0.0, False
    for k in range(numbers.size):
        twice = 2.0 * numbers[k]
        if twice > limit:
            kept = twice - first
            if kept > 3.0 * limit:
                is_over = True
                break
            total += kept
        else:
            kept = first
        total += before * kept
        before = twice
        while total > 10.0 * abs(limit) + 10.0 * abs(first):
            half = 0.5 * total
            total = half - first
    return first + total + before + (100.0 if is_over else k)


@kernels.inner_kernel
def pairs_over_blocks(numbers):
    """Pairs with small records and with counts."""
    one, count = (numbers[0], numbers[1]), 0
    for k in range(numbers.size):
        other = (numbers[k], one[0])
        if other[0] > other[1]:
            count += 1
            one = (other[1] + 1.0, other[0])
    return one, count


LAYOUTS = {
    "rows": lambda grid: grid,
    "columns": np.asfortranarray,
    "a part": lambda grid: np.repeat(np.repeat(grid, 2, 0), 3, 1)[::2, ::3],
    "turned about": lambda grid: grid[::-1, ::-1],
    "other way round": lambda grid: grid.T.copy().T,
}


def test_what_is_tested_here_is_in_use():
    """Numbers that come out wrong would turn it off, and all of these tests would hold of numba itself."""
    assert kernels.support.part_compiler() is not None


@pytest.fixture(params=LAYOUTS)
def grid(request):
    return LAYOUTS[request.param](np.random.default_rng(4).normal(size=(6, 5)))


def test_numbers_are_read_where_numpy_reads_them(grid):
    for i in range(-2, 6):
        for j in range(-2, 5):
            assert read(grid, i, j) == read.py_func(grid, i, j)
    assert read_unsigned(grid, 3, 2) == grid[3, 2]


def test_an_unsigned_index_above_127_is_no_negative_one():
    assert read_far(np.arange(250.0), 200) == 200.0


def test_numbers_are_written_where_numpy_writes_them(grid):
    ours, theirs = grid.copy(order="K"), grid.copy(order="K")
    counts, as_numpy = np.arange(8, dtype=np.int32), np.arange(8, dtype=np.int32)
    for i, j in [(0, 0), (2, 1), (-2, 3), (5, -1)]:
        write(ours, counts, i, j)
        write.py_func(theirs, as_numpy, i, j)
    np.testing.assert_array_equal(ours, theirs)
    np.testing.assert_array_equal(counts, as_numpy)


def test_records_and_flags(grid):
    def table():
        rows = np.zeros(6, ROW)
        rows["place"], rows["count"] = np.arange(18.0).reshape(6, 3), np.arange(6)
        return Table(grid, rows, np.array([True, False, True, True, False, False]), 0.5)

    ours, theirs = table(), table()
    for i in (1, 4, -2, 0):
        assert of_rows(ours, i) == of_rows.py_func(theirs, i)
    np.testing.assert_array_equal(ours.rows, theirs.rows)
    np.testing.assert_array_equal(ours.flags, theirs.flags)


def test_parts_of_arrays(grid):
    for i in (0, 3, -2):
        assert of_views(grid, i) == of_views.py_func(grid, i)


@pytest.mark.parametrize("seed", range(20))
def test_variables_keep_their_values_over_blocks(seed):
    numbers = np.random.default_rng(seed).normal(size=3 + seed)
    for limit in (-1.0, 0.1, 0.7):
        assert values_over_blocks(numbers, limit) == values_over_blocks.py_func(numbers, limit)
    assert pairs_over_blocks(numbers) == pairs_over_blocks.py_func(numbers)


@kernels.kernel
def lengths_kept(numbers, times):
    """Arrays with counted references: made in one block and used in others, in each round another."""
    total = 0.0
    for k in range(times):
        made = np.ones(k + 1)
        if k > 1:
            total += made[-1] * numbers[k % numbers.size]
        else:
            total -= made.size
        if total > 100.0:
            total -= made[0]
    return total


def test_arrays_that_are_made_and_used_over_blocks_are_let_go():
    from numba.core.runtime import _nrt_python, rtsys

    if hasattr(_nrt_python, "memsys_enable_stats"):  # numba 0.56 always counts
        _nrt_python.memsys_enable_stats()
    numbers = np.arange(5.0)
    assert lengths_kept(numbers, 9) == lengths_kept.py_func(numbers, 9)
    before = rtsys.get_allocation_stats()
    for _ in range(20):
        lengths_kept(numbers, 50)
    after = rtsys.get_allocation_stats()
    assert after.mi_alloc - before.mi_alloc == after.mi_free - before.mi_free >= 1000


@kernels.kernel
def first_above(numbers, limit):
    for k in range(numbers.size):
        if numbers[k] > limit:
            return k
    return None


@kernels.kernel
def place_above(numbers, limit):
    result = first_above(numbers, limit)
    if result is None:
        return -1
    return result


def test_a_kernel_may_return_nothing():
    """No kernel of the engine does; numba's own call is used for those."""
    numbers = np.array([1.0, 4.0])
    assert place_above(numbers, 2.0) == 1
    assert place_above(numbers, 9.0) == -1


@kernels.kernel
def room_for(numbers):
    return np.empty(numbers)


@kernels.kernel
def after_room(numbers, out_steps):
    """Does something before and after it asks for room, two calls deep."""
    out_steps[0] += 1
    first = in_between(numbers)
    out_steps[0] += 10
    return first


@kernels.kernel
def in_between(numbers):
    return room_for(numbers).size


def test_what_goes_wrong_in_a_kernel_ends_all_that_called_it():
    steps = np.zeros(1)
    assert after_room(3, steps) == 3
    with pytest.raises(MemoryError):
        after_room(2**50, steps)
    assert steps[0] == 12.0
    assert after_room(4, steps) == 4  # the next call is none the worse


def test_an_element_is_read_in_a_few_instructions():
    """numba's fifty would come back unnoticed: the numbers are the same."""
    numba = kernels.numba
    part = numba.njit(pipeline_class=kernels.support.part_compiler(), no_cpython_wrapper=True, nogil=True)(
        lambda numbers, i: numbers[i]
    )
    part.compile((numba.float64[::1], numba.int64))
    compiled = next(iter(part.overloads.values()))
    function = compiled.library.own_module().get_function(compiled.fndesc.llvm_func_name)
    code = [instruction.opcode for block in function.blocks for instruction in block.instructions]
    assert len(code) < 50  # 21 of them put the description of the array together, which is handed over word by word
    assert code.count("alloca") <= 2
