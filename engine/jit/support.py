# SPDX-License-Identifier: GPL-2.0-or-later
"""Check which of numba's undocumented means are there, and that they do what they should.

Some make the first run short: options that numba knows but does not document, parts of a whole (``parts``), which
replace the end of its pipeline, and records that stay where they are (``records``); wholes (``wholes``) make runs fast.
None changes a number. Options that this numba does not know are left out; parts, wholes and records are tried on a
small nest of kernels, and not used if that raises anything or gives a wrong number. With a version of numba that Talus
has not been tested with, nothing of it is tried. TALUS_PLAIN_NUMBA=1 in the environment turns all of it off.
"""

import functools
import os
import re
from typing import NamedTuple

import numba
import numpy as np

OLDEST, NEWEST = (0, 56), (0, 68)  # versions of numba that Talus is tested with; pyproject.toml has the same


def is_tested(version):
    """Return whether a version of numba, such as "0.61.2", lies in the tested range."""
    numbers = re.match(r"(\d+)\.(\d+)", version)
    return numbers is not None and OLDEST <= tuple(map(int, numbers.groups())) <= NEWEST


# of a first start, as docs/developing.md lists it
COST = "the first start takes three to four times the processor time and memory, and runs take about a fifth longer"
IS_ASKED = os.environ.get("TALUS_PLAIN_NUMBA", "0") not in ("", "0")
PLAIN = IS_ASKED or not is_tested(numba.__version__)
DOCUMENTED = ("nogil", "error_model", "fastmath")


def known_options(options):
    """The options of a kernel that this numba knows."""
    return {name: value for name, value in options.items() if name in DOCUMENTED or _knows(name)}


@functools.cache
def _knows(name):
    if PLAIN:
        return False
    try:
        from numba.core.registry import cpu_target

        return hasattr(cpu_target.options, name)
    except Exception:  # its insides are others: it may raise anything
        return False


def why_plain():
    """Return why kernels are compiled by numba alone and what that costs; '' where they are compiled as meant."""
    if IS_ASKED:
        reason = "TALUS_PLAIN_NUMBA is set"
    elif PLAIN:
        range_of = " to ".join(".".join(map(str, version)) for version in (OLDEST, NEWEST))
        reason = f"Talus has been tested with numba {range_of}, not with {numba.__version__}"
    elif part_compiler() is None:
        reason = f"numba {numba.__version__} did not pass the trial of the shorter way"
    else:
        return ""
    return f"{reason}. So numba compiles the engine in its own way: {COST}. The results are the same."


def part_compiler():
    """The PartCompiler, or None where it cannot be used: a kernel of its own does as well."""
    return _compilers()[0]


def whole_compiler():
    """The WholeCompiler, or None where it cannot be used: numba's own compiler does as well."""
    return _compilers()[1]


@functools.cache
def _compilers():
    """Both or none, for kernels of both hand each other records at their places (``records``)."""
    if PLAIN:
        return None, None
    try:
        from .parts import PartCompiler
        from .wholes import WholeCompiler

        is_right = _nest_of_parts(PartCompiler, WholeCompiler) == _nest(3.0, _MORE)
        return (PartCompiler, WholeCompiler) if is_right else (None, None)
    except Exception:  # a numba with other insides may raise anything
        return None, None


class _Numbers(NamedTuple):
    """A record of this many words that it is handed over at its place."""

    first: float
    others: tuple[float, ...]


def _numbers(x):
    return _Numbers(x, (x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x + 0.5))


_MORE = np.arange(6.0).reshape(2, 3)


def _innermost(numbers):
    return numbers.first * numbers.others[15] - 0.25


def _nest(x, more):
    return 2.0 * (_innermost(_numbers(x)) + 1.0 / x) + _innermost(_numbers(x + 1.0)) + more[1, -1] * more.shape[0]


def _nest_of_parts(part, whole):
    """``_nest`` of 3 from a whole with a part in a part."""
    options = known_options({"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False})
    as_part = numba.njit(pipeline_class=part, **known_options({"no_cpython_wrapper": True}), **options)
    numbers, innermost = as_part(_numbers), as_part(_innermost)
    middle = as_part(lambda numbers: innermost(numbers) + 1.0 / numbers.first)
    nest = numba.njit(pipeline_class=whole, **options)(
        lambda x, more: 2.0 * middle(numbers(x)) + innermost(numbers(x + 1.0)) + more[1, -1] * more.shape[0]
    )
    return nest(3.0, _MORE)
