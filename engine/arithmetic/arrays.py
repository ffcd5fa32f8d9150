# SPDX-License-Identifier: GPL-2.0-or-later
"""The elementary functions for arrays: NumPy's own use vector code that differs from processor to processor."""

import numpy as np

from ..jit.kernels import kernel
from . import circular, exponential, inverse_circular, lengths, logarithm, power


def sin_cos(angles):
    """Sines and cosines of angles (...), rad."""
    values, shape = _flat(angles)
    sines, cosines = np.empty(values.size), np.empty(values.size)
    _sin_cos(values, sines, cosines)
    return sines.reshape(shape)[()], cosines.reshape(shape)[()]


def exp(numbers):
    """e^x, (...)."""
    return _of_one(_exp, numbers)


def log(numbers):
    """Natural logarithms, (...)."""
    return _of_one(_log, numbers)


def cbrt(numbers):
    """Cube roots, (...)."""
    return _of_one(_cbrt, numbers)


def pow(bases, exponents):
    """x^y for x >= 0, shapes that broadcast."""
    return _of_two(_pow, bases, exponents)


def atan(tangents):
    """Angles of tangents, rad, (...)."""
    return _of_one(_atan, tangents)


def hypot(x, y):
    """Lengths of (x, y), shapes that broadcast."""
    return _of_two(_hypot, x, y)


def atan2(y, x):
    """Angles of (x, y), rad, shapes that broadcast."""
    return _of_two(_atan2, y, x)


def _flat(numbers):
    array = np.array(numbers, np.float64, order="C")  # a copy: numba would compile anew for a read-only array
    return array.ravel(), array.shape


def _of_one(loop, numbers):
    values, shape = _flat(numbers)
    out = np.empty(values.size)
    loop(values, out)
    return out.reshape(shape)[()]


def _of_two(loop, first, second):
    shape = np.broadcast_shapes(np.shape(first), np.shape(second))
    out = np.empty(shape)
    loop(_flat(np.broadcast_to(first, shape))[0], _flat(np.broadcast_to(second, shape))[0], out.reshape(-1))
    return out[()]


@kernel
def _sin_cos(angles, out_sines, out_cosines):
    for i in range(angles.size):
        out_sines[i], out_cosines[i] = circular.sin_cos(angles[i])


@kernel
def _exp(numbers, out):
    for i in range(numbers.size):
        out[i] = exponential.exp(numbers[i])


@kernel
def _log(numbers, out):
    for i in range(numbers.size):
        out[i] = logarithm.log(numbers[i])


@kernel
def _cbrt(numbers, out):
    for i in range(numbers.size):
        out[i] = power.cbrt(numbers[i])


@kernel
def _atan(tangents, out):
    for i in range(tangents.size):
        out[i] = inverse_circular.atan(tangents[i])


@kernel
def _pow(bases, exponents, out):
    for i in range(bases.size):
        out[i] = power.pow(bases[i], exponents[i])


@kernel
def _hypot(x, y, out):
    for i in range(x.size):
        out[i] = lengths.hypot(x[i], y[i])


@kernel
def _atan2(y, x, out):
    for i in range(y.size):
        out[i] = inverse_circular.atan2(y[i], x[i])
