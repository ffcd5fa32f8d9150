# SPDX-License-Identifier: GPL-2.0-or-later
"""The coefficients of engine/arithmetic, made again: Chebyshev fits in 200 bits by mpmath, rounded to float64.

``python fits.py`` prints them.
"""

import inspect

from mpmath import asin, atan, chebyfit, cos, exp, log, mp, mpf, pi, sin, sqrt

ROOM = 1 + mpf(2) ** -20  # so that rounding of the reduced argument stays inside


def _odd(function):
    """(f(sqrt z) / sqrt z - 1) / z of an odd function with the slope one."""
    return lambda z: (function(sqrt(z)) / sqrt(z) - 1) / z


def _log_rest(z):
    s = sqrt(z)
    return (log((1 + s) / (1 - s)) / s - 2) / z


def _exp_rest(r):
    return (exp(r) - 1 - r) / r**2 if r else mpf(1) / 2


# name of the first coefficient's letter: function, end of the range from zero (or a pair), how many
FITS = {
    "S": (_odd(sin), lambda: (pi / 4) ** 2, 7),
    "C": (lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, lambda: (pi / 4) ** 2, 6),
    "E": (_exp_rest, lambda: log(mpf(2)) / 2, 11),
    "L": (_log_rest, lambda: ((sqrt(mpf(2)) - 1) / (sqrt(mpf(2)) + 1)) ** 2, 7),
    "P": (
        lambda z: (_log_rest(z) - mpf(2) / 3 - z * 2 / 5) / z**2,
        lambda: ((sqrt(mpf(2)) - 1) / (sqrt(mpf(2)) + 1)) ** 2, 8,
    ),
    "A": (_odd(atan), lambda: (mpf(7) / 16) ** 2, 12),
    "B": (_odd(asin), lambda: mpf(1) / 4, 14),
}  # fmt: skip
LEAST = mpf(2) ** -20  # below, the functions above lose their digits; they are as good as constant there


def coefficients(letter):
    """Coefficients of a fit, lowest power first, and the largest error of the fit."""
    function, end, count = FITS[letter]
    with mp.workprec(200):
        end = end() * ROOM
        start = -end if letter == "E" else mpf(0)
        least = LEAST if letter == "P" else mpf(2) ** -40

        def fitted(z):
            return function(z if abs(z) > least or letter == "E" else least)

        result, error = _lowest_power_first(fitted, [start, end], count)
    return [float(number) for number in result], float(error)


def _lowest_power_first(function, interval, count):
    """chebyfit of mpmath: since 1.4 it takes the order; before, the highest power comes first."""
    if "asc" in inspect.signature(chebyfit).parameters:
        return chebyfit(function, interval, count, error=True, asc=True)
    result, error = chebyfit(function, interval, count, error=True)
    return result[::-1], error


if __name__ == "__main__":
    for letter in FITS:
        print(letter, *coefficients(letter))
