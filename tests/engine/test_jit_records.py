# SPDX-License-Identifier: GPL-2.0-or-later
"""Large records that kernels hand each other at their places: same numbers, no reference lost, no wrong caller."""

import gc
from typing import NamedTuple

import numpy as np
import pytest

from talus.engine.jit import kernels

pytestmark = pytest.mark.skipif(
    not kernels.COMPILED or kernels.support.PLAIN, reason="numba is missing, or as it comes"
)


class Half(NamedTuple):
    """A record in a record."""

    first: np.ndarray
    second: np.ndarray
    factor: float


class Pair(NamedTuple):
    """Some thirty words."""

    one: Half
    other: Half
    x: float


def pair(x=3.0):
    return Pair(
        Half(np.arange(5.0), np.arange(5.0) + 1.0, 1.0), Half(2.0 * np.arange(5.0), np.arange(5.0) + 1.0, 7.0), x
    )


@kernels.inner_kernel
def climbed(half, step):
    """Reads a record in a record over several blocks."""
    height = half.factor
    while height < 100.0:
        if height > 50.0:
            height += half.second[0]
        height += step + half.second[1]
    return height


@kernels.inner_kernel
def summed(pair):
    """Hands on a record of a record that it was handed."""
    total = 0.0
    for k in range(pair.one.first.size):
        total += pair.one.first[k] * pair.x
    return total + climbed(pair.other, pair.x)


@kernels.inner_kernel
def turned_about(pair, times):
    """Makes records while it runs, keeps the last one, and hands both to another kernel."""
    total, last = 0.0, pair
    for _ in range(times):
        new = Pair(last.other, last.one, last.x + 1.0)
        total += summed(new) - summed(last)
        last = new
    return total + last.x


@kernels.inner_kernel
def looked_back(pair, times):
    """Reads in a round what the one before kept, before and after it makes a record of the same name."""
    total, kept = 0.0, pair
    for k in range(times):
        total += summed(kept)
        new = Pair(pair.other, pair.one, pair.x + k)
        total += 5.0 * summed(new) - 3.0 * summed(kept)
        kept = new
    return total


@kernels.inner_kernel
def another_name(pair, times):
    """Gives a record another name, which it keeps when the first is given to the next."""
    total, last = 0.0, pair
    for _ in range(times):
        old = last
        last = Pair(old.other, old.one, old.x + 1.0)
        total += 3.0 * summed(last) - summed(old)
    return total


@kernels.kernel
def with_new_arrays(pair, times):
    """Arrays with counted references: made, kept in records, handed on and let go."""
    total, kept = 0.0, pair
    for k in range(times):
        ones = np.ones(5)
        kept = Pair(Half(ones, pair.one.second, 2.0 + k), kept.one, pair.x)
        total += turned_about(kept, 3)
    return total, kept.one, kept


@pytest.mark.parametrize("times", [0, 1, 2, 5])
def test_kernels_that_hand_on_records_give_the_numbers_of_python(times):
    """Kernels give the numbers of the functions without numba, bit by bit."""
    names = {}
    for entry in (climbed, summed, turned_about, looked_back, another_name):
        names[entry.__name__] = type(entry.py_func)(entry.py_func.__code__, {**entry.py_func.__globals__})
    for function in names.values():
        function.__globals__.update(names)
    for entry in (turned_about, looked_back, another_name):
        assert entry(pair(), times) == names[entry.__name__](pair(), times)


class Twenty(NamedTuple):
    """More words than are handed over as such, all of one kind: an array to numba."""

    one: np.ndarray
    two: np.ndarray
    three: np.ndarray
    four: np.ndarray


@kernels.inner_kernel
def first_numbers(twenty, more):
    return twenty.one[0] + twenty.four[0] + more


@kernels.kernel
def of_one_kind(twenty):
    """Called from Python, and calls another."""
    return first_numbers(twenty, twenty.two[0] + twenty.three[0])


def test_a_record_whose_fields_are_of_one_kind_is_handed_over_too():
    assert of_one_kind(Twenty(*(np.array([10.0**k]) for k in range(4)))) == 1111.0


def test_a_record_is_one_argument():
    """The code of a part that takes a record has one word for it, not one for each of its arrays' words."""
    numba = kernels.numba
    part = numba.njit(pipeline_class=kernels.support.part_compiler(), no_cpython_wrapper=True, nogil=True)(
        summed.py_func
    )
    part.compile((numba.typeof(pair()),))
    library = next(iter(part.overloads.values())).library
    function = library.own_module().get_function(next(iter(part.overloads.values())).fndesc.llvm_func_name)
    assert len(list(function.arguments)) == 3  # where to put the result, where to put an exception, the record


def test_no_reference_to_an_array_is_lost_or_kept():
    """The number of freed arrays equals that of those that came in, were made and were returned."""
    from numba.core.runtime import _nrt_python, rtsys

    if hasattr(_nrt_python, "memsys_enable_stats"):  # numba 0.56 always counts
        _nrt_python.memsys_enable_stats()
    given = pair()
    expected = with_new_arrays(given, 4)[0]
    gc.collect()
    before = rtsys.get_allocation_stats()
    for _ in range(50):
        total, half, last = with_new_arrays(given, 4)
        assert total == expected
        assert (half.first == 1.0).all()
        assert last.one.second is not None
    del half, last
    gc.collect()
    after = rtsys.get_allocation_stats()
    assert after.alloc > before.alloc
    assert after.alloc - before.alloc == after.free - before.free
    assert after.mi_alloc - before.mi_alloc == after.mi_free - before.mi_free
    np.testing.assert_array_equal(given.one.first, np.arange(5.0))


def test_numba_itself_cannot_call_a_kernel_that_takes_a_large_record():
    """It would hand over word by word what is expected at a place: refused, before anything is read there."""
    with pytest.raises(Exception, match="only kernels of Talus can call it"):
        kernels.numba.njit(lambda record: summed(record))(pair())


def weighed(pair, times):
    """Reads a record in blocks that follow the one in which it was picked."""
    total = 0.0
    if times > 0:
        half = pair.one
        for k in range(times):
            if k > 1:
                total += half.second[k]
            total += half.first[k] * half.factor
    return total


def from_last_to_first(lowering):
    """Number the blocks of a function again, all but the first from the last on: numba makes code in this order."""
    from numba.core.postproc import VariableLifetime

    first, *others = sorted(lowering.blocks)
    numbers = {first: first, **dict(zip(others, reversed(others)))}
    for block in lowering.blocks.values():
        for name in ("target", "truebr", "falsebr"):
            if hasattr(block.terminator, name):
                setattr(block.terminator, name, numbers[getattr(block.terminator, name)])
    lowering.blocks = {numbers[number]: block for number, block in lowering.blocks.items()}
    lowering.func_ir.blocks = lowering.blocks
    lowering.func_ir.variable_lifetime = VariableLifetime(lowering.blocks)


def test_record_that_is_read_in_code_made_earlier_is_found_where_it_is_read(monkeypatch, tmp_path):
    """Nothing fixes the order in which the blocks are made. What was read by then is in a copy, not at its place."""
    from talus.engine.jit.records_by_address import RecordLower

    original = RecordLower.init

    def init(lowering):
        from_last_to_first(lowering)
        original(lowering)

    monkeypatch.setattr(kernels, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(RecordLower, "init", init)
    backwards = kernels.inner_kernel(weighed)
    assert [backwards(pair(), times) for times in (0, 1, 5)] == [weighed(pair(), times) for times in (0, 1, 5)]
