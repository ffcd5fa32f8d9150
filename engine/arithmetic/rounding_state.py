# SPDX-License-Identifier: GPL-2.0-or-later
"""The state of a thread's floating-point unit: to round to nearest, and to keep subnormal numbers, as IEEE 754 begins.

A library in the process may have changed it (one compiled with fast mathematics sets subnormal numbers to zero when it
is loaded), and a new thread inherits the state of the one that makes it. Every result would depend on that. So what
computes is run in the state that IEEE 754 begins with, and the state of the caller is given back afterwards. The C
library sets it (C99, <fenv.h>), and afterwards arithmetic itself is asked; where the state cannot be set, nothing is
computed.
"""

import ctypes
import functools
import os
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any, TypeVar

ROOM = 256  # bytes, more than an fenv_t of any platform
TINY, SMALLEST = 2.0**-60, 5e-324


def is_default(unit=1.0, tiny=TINY, smallest=SMALLEST):
    """True if this thread rounds to nearest and keeps subnormal numbers. The arguments are there to be no constants."""
    to_nearest = unit + tiny == unit and unit - tiny == unit and -unit - tiny == -unit
    return to_nearest and smallest * unit > 0.0 and smallest * 2.0**100 > 0.0 and smallest * 2.0**52 * 0.5 > 0.0


@contextmanager
def default_rounding():
    """Compute in the default state; that of the caller holds again afterwards.

    Raises
    ------
    OSError
        Where the state is another and the C library does not set it.
    """
    if is_default():
        yield
        return
    library, kept = _library(), ctypes.create_string_buffer(ROOM)
    if library is not None and library.fegetenv(kept) == 0:
        _set_default(library)
    if not is_default():
        raise OSError(
            "simulate: a library in this process has changed how numbers are rounded, and it cannot be set back; "
            "restart QGIS without the plugin that loads it."
        )
    try:
        yield
    finally:
        library.fesetenv(kept)


F = TypeVar("F", bound=Callable[..., Any])


def in_default_rounding(function: F) -> F:
    """Decorate a function of which each call computes in the default state."""

    @functools.wraps(function)
    def rounded(*arguments, **named):
        with default_rounding():
            return function(*arguments, **named)

    return rounded  # type: ignore[return-value]


@functools.cache
def _library():
    """The C library with the functions of <fenv.h>, None if there is none."""
    try:
        library = ctypes.CDLL("ucrtbase" if os.name == "nt" else None)
        library.fegetenv, library.fesetenv  # noqa: B018, AttributeError where they are missing
    except (OSError, AttributeError):
        return None
    return library


def _set_default(library):
    if os.name == "nt":
        library._fpreset()
    elif hasattr(library, "_FE_DFL_ENV"):  # macOS
        library.fesetenv(ctypes.byref(ctypes.c_char.in_dll(library, "_FE_DFL_ENV")))
    else:  # FE_DFL_ENV of glibc and musl
        library.fesetenv(ctypes.c_void_p(-1))
