# SPDX-License-Identifier: GPL-2.0-or-later
"""Results do not depend on the floating-point state that a thread happens to have, and the caller keeps its own."""

import ctypes
import os
import platform
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate, trace
from talus.engine.arithmetic import rounding_state
from talus.tests.bits import assert_same_array

UPWARD = {"x86_64": 0x800, "aarch64": 0x400000}.get(platform.machine())  # of fesetround
MXCSR, FLUSH_TO_ZERO = 28, 0x8040  # place in the fenv_t of glibc, bits FTZ and DAZ

pytestmark = pytest.mark.skipif(os.name != "posix" or UPWARD is None, reason="states are set as on Linux")


@pytest.fixture
def library():
    library, kept = ctypes.CDLL(None), ctypes.create_string_buffer(256)
    library.fegetenv(kept)
    yield library
    library.fesetenv(kept)


def round_upward(library):
    library.fesetround(UPWARD)


def flush_to_zero(library):
    if platform.machine() != "x86_64":
        pytest.skip("the state of this processor is set in another way")
    state = ctypes.create_string_buffer(256)
    library.fegetenv(state)
    struct.pack_into("<I", state, MXCSR, struct.unpack_from("<I", state, MXCSR)[0] | FLUSH_TO_ZERO)
    library.fesetenv(state)


TERRAIN = Terrain(np.random.default_rng(1).normal(0.0, 0.2, size=(30, 30)) - 0.7 * np.arange(30))
GROUND = Ground.of_class(TERRAIN, "hard")
ROCK = rock_library.rock("block", volume=0.5)


def rocks_fall(executor=None):
    settings = Settings(max_time=3.0, threads=2, air_density=0.0)
    return simulate(TERRAIN, GROUND, ROCK, Release((5.0, 15.0), runs=40), settings, executor=executor).runs


@pytest.mark.parametrize("disturb", [round_upward, flush_to_zero])
def test_state_is_set_and_given_back(library, disturb):
    assert rounding_state.is_default()
    disturb(library)
    assert not rounding_state.is_default()
    with rounding_state.default_rounding():
        assert rounding_state.is_default()
        with rounding_state.default_rounding():
            assert rounding_state.is_default()
    assert not rounding_state.is_default()


@pytest.mark.parametrize("disturb", [round_upward, flush_to_zero])
def test_simulation_has_the_same_bits_in_any_state(library, disturb):
    """The threads of the pool inherit the state of the caller."""
    expected = rocks_fall()
    disturb(library)
    result = rocks_fall()
    assert not rounding_state.is_default()
    library.fesetenv(ctypes.c_void_p(-1))
    assert_same_array(result, expected, "runs")


def test_chunks_on_disturbed_threads_of_the_callers_pool_have_the_same_bits(library):
    expected = rocks_fall()
    with ThreadPoolExecutor(2, initializer=lambda: round_upward(ctypes.CDLL(None))) as pool:
        result = rocks_fall(pool)
    assert_same_array(result, expected, "runs")


def test_nothing_is_computed_where_the_state_cannot_be_set(library, monkeypatch):
    monkeypatch.setattr(rounding_state, "_library", lambda: None)
    round_upward(library)
    with pytest.raises(OSError, match="how numbers are rounded"):
        trace(TERRAIN, GROUND, ROCK, (5.0, 15.0, 3.0), settings=Settings(air_density=0.0))
