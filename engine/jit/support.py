# SPDX-License-Identifier: GPL-2.0-or-later
"""Which of numba's undocumented means this numba has, and whether they do what they should.

Two of them make the first run short: options that numba knows but does not document, and parts of a whole
(``parts``), which replace the end of its pipeline; the third makes runs fast: wholes (``wholes``). None changes a
number. Options that this numba does not know are left out; parts and wholes are tried on a small nest of kernels, and
not used if that raises anything or gives a wrong number. TALUS_PLAIN_NUMBA=1 in the environment turns all of it off.
"""

import functools
import os

import numba

PLAIN = os.environ.get("TALUS_PLAIN_NUMBA", "0") not in ("", "0")
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


@functools.cache
def part_compiler():
    """The PartCompiler, or None where it cannot be used: a kernel of its own does as well."""
    if PLAIN:
        return None
    try:
        from .parts import PartCompiler

        return PartCompiler if _nest_of_parts(PartCompiler) == _nest(3.0) else None
    except Exception:  # a numba with other insides may raise anything
        return None


@functools.cache
def door_maker():
    """The means of late kernels, or None where they cannot be used: they are compiled with their callers then."""
    if PLAIN:
        return None
    try:
        from .late import door_of

        return door_of
    except Exception:  # a numba with other insides may raise anything
        return None


@functools.cache
def whole_compiler():
    """The WholeCompiler, or None where it cannot be used: numba's own compiler does as well."""
    if PLAIN:
        return None
    try:
        from .wholes import WholeCompiler

        options = known_options({"nogil": True, "error_model": "numpy"})
        part = part_compiler()
        below = numba.njit(**options, **({"pipeline_class": part} if part else {}))
        innermost = below(_innermost)
        middle = below(lambda x: innermost(x) + 1.0 / x)
        nest = numba.njit(pipeline_class=WholeCompiler, **options)(lambda x: 2.0 * middle(x) + innermost(x + 1.0))
        return WholeCompiler if nest(3.0) == _nest(3.0) else None
    except Exception:  # a numba with other insides may raise anything
        return None


def _innermost(x):
    return x * x - 0.25


def _nest(x):
    return 2.0 * (_innermost(x) + 1.0 / x) + _innermost(x + 1.0)


def _nest_of_parts(compiler):
    """``_nest`` of 3 from a kernel with a part in a part."""
    options = known_options({"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False})
    as_part = numba.njit(pipeline_class=compiler, **known_options({"no_cpython_wrapper": True}), **options)
    innermost = as_part(_innermost)
    middle = as_part(lambda x: innermost(x) + 1.0 / x)
    return numba.njit(**options)(lambda x: 2.0 * middle(x) + innermost(x + 1.0))(3.0)
