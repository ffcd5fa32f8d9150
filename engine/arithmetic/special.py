# SPDX-License-Identifier: GPL-2.0-or-later
"""Gamma function and complementary error function of single numbers, correctly rounded but for rare ties.

Python's decimal arithmetic is defined digit by digit (General Decimal Arithmetic Specification, IEEE 854), its exp and
ln too. 40 digits are carried here; results have 17. Slow, some 0.1 ms, and asked for a few times in a job.
"""

import math
from decimal import Context, Decimal, localcontext

DIGITS = Context(prec=40)
ROOT_PI = Decimal("1.772453850905516027298167483341145182797549456")
HALF_LOG_TWO_PI = Decimal("0.9189385332046727417803297364056176398613974737")
# Bernoulli numbers B_2, B_4 ... of Stirling's series, Abramowitz and Stegun (1972), table 23.2
BERNOULLI = (
    (1, 6), (-1, 30), (1, 42), (-1, 30), (5, 66), (-691, 2730), (7, 6), (-3617, 510), (43867, 798), (-174611, 330),
)  # fmt: skip
STIRLING_FROM = 60  # where those suffice for 30 digits
LARGEST = 171.7  # of gamma: beyond it is infinite
SERIES_UP_TO = 2.5  # of erfc; a continued fraction beyond
FRACTIONS = 400


def gamma(x):
    """Gamma(x) for x > 0."""
    _check(x)
    if x > LARGEST:
        return math.inf
    with localcontext(DIGITS):
        return float(_log_gamma(Decimal(x)).exp())


def lgamma(x):
    """Natural logarithm of gamma(x) for x > 0."""
    _check(x)
    with localcontext(DIGITS):
        return float(_log_gamma(Decimal(x)))


def _check(x):
    if not 0.0 < x < math.inf:
        raise ValueError(f"gamma: {x!r} given, but only positive numbers are meant.")


def _log_gamma(x):
    """Abramowitz and Stegun (1972), eqs. 6.1.15 and 6.1.40."""
    below = Decimal(1)
    while x < STIRLING_FROM:
        below *= x
        x += 1
    series, power = Decimal(0), x
    for k, (top, bottom) in enumerate(BERNOULLI, start=1):
        series += Decimal(top) / (Decimal(bottom) * (2 * k * (2 * k - 1)) * power)
        power *= x * x
    return (x - Decimal("0.5")) * x.ln() - x + HALF_LOG_TWO_PI + series - below.ln()


def erfc(x):
    """1 - erf(x)."""
    if x != x or abs(x) == math.inf:
        return x if x != x else (0.0 if x > 0.0 else 2.0)
    if x > 28.0:
        return 0.0
    if x < -7.0:
        return 2.0
    with localcontext(DIGITS):
        of_size = _erfc_near(Decimal(abs(x))) if abs(x) < SERIES_UP_TO else _erfc_far(Decimal(abs(x)))
        return float(of_size if x > 0.0 else 2 - of_size)


def _erfc_near(x):
    """Abramowitz and Stegun (1972), eq. 7.1.6: a series without cancellation."""
    term, series, odd = x, x, 1
    while abs(term) > Decimal("1e-45") * abs(series):
        odd += 2
        term *= 2 * x * x / odd
        series += term
    return 1 - 2 / ROOT_PI * (-x * x).exp() * series


def _erfc_far(x):
    """Abramowitz and Stegun (1972), eq. 7.1.14: a continued fraction."""
    fraction = x
    for k in range(FRACTIONS, 0, -1):
        fraction = x + Decimal(k) / 2 / fraction
    return (-x * x).exp() / (ROOT_PI * fraction)
