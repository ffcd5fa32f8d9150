# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers drawn at random: normal, lognormal and uniform, each truncated if wanted, written as a short text.

    uniform(lowest, highest)
    normal(mean, standard deviation)                        normal(mean, standard deviation, lowest, highest)
    lognormal(median, standard deviation of the logarithm)  lognormal(median, deviation, lowest, highest)

One uniform number u makes one number, by the inverse of the distribution function: x = F^-1(F(lowest) + u (F(highest)
- F(lowest))). So truncation is exact, and how many numbers are drawn depends on nothing. The quantile of the normal
distribution is algorithm AS 241 of Wichura (1988), Applied Statistics 37, 477-484, good to about 1e-16.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arithmetic.exponential import exp
from ..arithmetic.logarithm import log
from ..arithmetic.special import erfc
from ..findings.finding import FindingError
from ..jit.kernels import inner_kernel, kernel
from ..quantities.quantities import QUANTITIES, out_of_range

if TYPE_CHECKING:
    from ..hints import Array

# columns of a row for the kernels
KIND, CENTRE, SCALE, FIRST, WIDTH, LOWEST, HIGHEST, COLUMNS = range(8)
NONE, UNIFORM, NORMAL, LOGNORMAL = 0.0, 1.0, 2.0, 3.0  # kinds

KINDS = {"uniform": UNIFORM, "normal": NORMAL, "lognormal": LOGNORMAL}
FORMS = "uniform(lowest, highest), normal(mean, deviation), lognormal(median, deviation of the logarithm)"
SHORTEST_STEP = 2.0**-54  # of u: half the distance of two uniform numbers of 53 bits
MOST_CUT = 0.001  # share of a distribution beyond the legal range that is cut off
LEAST_SHARE = 1e-12  # of a distribution that must be left between its bounds
PATTERN = re.compile(r"\s*([a-z]+)\s*\(([^()]*)\)\s*", re.IGNORECASE)

# AS 241: numerator and denominator, highest power first, of the middle, the tail and the far tail
MIDDLE = (
    (2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
     13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608),
    (5226.495278852545925, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867,
     5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1.0),
)  # fmt: skip
TAIL = (
    (7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258,
     3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734),
    (1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459,
     0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1.0),
)  # fmt: skip
FAR_TAIL = (
    (2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093,
     0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772),
    (2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
     0.0148753612908506148525, 0.13692988092273580531, 0.59983220655588793769, 1.0),
)  # fmt: skip


@inner_kernel
def ratio(polynomials, r):
    """Quotient of two polynomials of seventh degree."""
    a, b = polynomials
    top = ((((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * r + a[6]) * r + a[7]
    bottom = ((((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + b[5]) * r + b[6]) * r + b[7]
    return top / bottom


@inner_kernel
def normal_quantile(p):
    """Number below which a standard normal one lies with probability ``p``, 0 < p < 1. Wichura (1988), PPND16."""
    q = p - 0.5
    if abs(q) <= 0.425:
        return q * ratio(MIDDLE, 0.180625 - q * q)
    r = math.sqrt(-log(p if q < 0.0 else 1.0 - p))
    size = ratio(TAIL, r - 1.6) if r <= 5.0 else ratio(FAR_TAIL, r - 5.0)
    return -size if q < 0.0 else size


@inner_kernel
def drawn(row, u, otherwise):
    """The number that the uniform ``u`` makes of a distribution, ``otherwise`` where the row holds none."""
    if row[KIND] == NONE:
        return otherwise
    if row[KIND] == UNIFORM:
        value = row[CENTRE] + u * row[SCALE]
    else:
        p = row[FIRST] + u * row[WIDTH]
        value = row[CENTRE] + row[SCALE] * normal_quantile(min(max(p, SHORTEST_STEP), 1.0 - 2.0 * SHORTEST_STEP))
        if row[KIND] == LOGNORMAL:
            value = exp(value)
    return min(max(value, row[LOWEST]), row[HIGHEST])


@kernel
def drawn_each(row, uniforms, out_values):
    """``drawn`` for each of many uniform numbers, written in place."""
    for i in range(uniforms.size):
        out_values[i] = drawn(row, uniforms[i], np.nan)


def no_distribution():
    """The row of a quantity that is not drawn."""
    return np.zeros(COLUMNS)


@dataclass(frozen=True)
class Distribution:
    """One distribution.

    kind : "uniform", "normal" or "lognormal"
    centre, scale : lowest and highest; mean and standard deviation; median and standard deviation of the logarithm
    lowest, highest : bounds, infinite where it is not truncated

    Raises
    ------
    ValueError
        For an unknown kind, numbers that make no distribution, or bounds that leave nothing of it.
    """

    kind: str
    centre: float
    scale: float
    lowest: float = -math.inf
    highest: float = math.inf

    def __post_init__(self):
        if self.kind not in KINDS:
            raise ValueError(f"unknown distribution {self.kind!r}; known are {FORMS}")
        if not (math.isfinite(self.centre) and math.isfinite(self.scale)):
            raise ValueError(f"{self}: all numbers must be finite")
        if self.kind == "uniform":
            if not self.centre < self.scale:
                raise ValueError(f"{self}: the first number, the lowest, must be below the second, the highest")
            return
        if not self.scale > 0.0:
            raise ValueError(f"{self}: the second number, the deviation, must be positive")
        if self.kind == "lognormal" and not self.centre > 0.0:
            raise ValueError(f"{self}: the first number, the median, must be positive")
        if not self.lowest < self.highest:
            raise ValueError(f"{self}: the third number, the lowest, must be below the fourth, the highest")
        if not self._shares()[1] >= LEAST_SHARE:
            raise ValueError(f"{self}: hardly any of the distribution lies between these bounds")

    @classmethod
    def parse(cls, text):
        """From a text such as ``lognormal(1.0, 0.3)``. Raises ValueError with the reason."""
        match = PATTERN.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise ValueError(f"{text!r} is no distribution; write one of {FORMS}, the last two also with bounds")
        kind, words = match[1].lower(), match[2].split(",")
        if kind not in KINDS:
            raise ValueError(f"unknown distribution {match[1]!r}; known are {FORMS}")
        if len(words) != 2 and (kind == "uniform" or len(words) != 4):
            wanted = "two numbers" if kind == "uniform" else "two numbers, or four with the lowest and the highest"
            raise ValueError(f"{text.strip()!r}: {kind} takes {wanted}, separated by commas")
        try:
            numbers = [float(word) for word in words]
        except ValueError:
            raise ValueError(f"{text.strip()!r}: {', '.join(words)} must be numbers, with a point as in 0.5") from None
        if not all(map(math.isfinite, numbers)):
            raise ValueError(f"{text.strip()!r}: all numbers must be finite")
        return cls(kind, *numbers)

    def __str__(self):
        bounds = "" if self.lowest == -math.inf and self.highest == math.inf else f", {self.lowest:g}, {self.highest:g}"
        return f"{self.kind}({self.centre:g}, {self.scale:g}{bounds})"

    def row(self):
        """Row for the kernels, (COLUMNS,)."""
        if self.kind == "uniform":
            return np.array([UNIFORM, self.centre, self.scale - self.centre, 0.0, 1.0, self.centre, self.scale])
        centre = log(self.centre) if self.kind == "lognormal" else self.centre
        scale = -self.scale if self._is_mirrored() else self.scale
        return np.array([KINDS[self.kind], centre, scale, *self._shares(), self.lowest, self.highest])

    @property
    def share(self):
        """Share of the whole distribution that lies between the bounds."""
        return 1.0 if self.kind == "uniform" else self._shares()[1]

    def values(self, uniforms):
        """Numbers made of uniform ones, (n,)."""
        out = np.empty(np.size(uniforms))
        drawn_each(self.row(), np.ascontiguousarray(uniforms, np.float64).ravel(), out)
        return out

    def ends(self):
        """Lowest and highest number that can be drawn; finite also without bounds, for u has 53 bits."""
        low, high = self.values([0.0, 1.0])
        return float(min(low, high)), float(max(low, high))

    def check(self, name, lowest=-math.inf, highest=math.inf, unit="", above=-math.inf):
        """Raise ValueError naming the quantity if a number outside these limits, or not ``above``, can be drawn."""
        low, high = self.ends()
        if low >= lowest and low > above and high <= highest:
            return
        allowed = f"above {above:g}" if above > -math.inf else f"at least {lowest:g}"
        if highest < math.inf:
            allowed += f" and at most {highest:g}"
        advice = "." if self.kind == "uniform" else f"; give bounds, as in {str(self)[:-1]}, lowest, highest)."
        can_give = f"{self} can give {low:.3g} to {high:.3g}{unit and ' ' + unit}"
        raise ValueError(f"{name}: {can_give}, but it must be {allowed}{advice}")

    def _standard_bounds(self):
        bounds = self.lowest, self.highest
        if self.kind == "lognormal":
            bounds = tuple(log(bound / self.centre) if bound > 0.0 else -math.inf for bound in bounds)
            return bounds[0] / self.scale, bounds[1] / self.scale
        return (bounds[0] - self.centre) / self.scale, (bounds[1] - self.centre) / self.scale

    def _is_mirrored(self):
        """True if more than half lies above the centre: the other tail has more digits."""
        return sum(_finite(bound) for bound in self._standard_bounds()) > 0.0

    def _shares(self):
        """Probability below the lower bound and between the bounds, of the mirrored distribution where it is."""
        low, high = self._standard_bounds()
        if self._is_mirrored():
            low, high = -high, -low
        return _normal_share(low), _normal_share(high) - _normal_share(low)


def row_of(text: str | None, name: str, quantity: str | None = None, **limits: Any) -> Array:
    """Row for the kernels of a text, the empty one for None. Raises ValueError naming the quantity.

    quantity : of quantities.QUANTITIES, whose legal range it keeps to as ``bounded`` says; None for any number
    """
    if text is None:
        return no_distribution()
    return parse_as(text if quantity is None else bounded(text, name, quantity, **limits), name, **limits).row()


def bounded(text: str, name: str, quantity: str, **limits: Any) -> str:
    """The text of a distribution that draws only legal numbers of a quantity (quantities.QUANTITIES).

    Tails beyond the legal range are cut off where they hold no more than MOST_CUT of it. Raises ValueError naming the
    quantity for what is no distribution or outside ``limits`` (``Distribution.check``), and FindingError, with the
    remedy, where more of it lies outside.
    """
    law, legal = parse_as(text, name, **limits), QUANTITIES[quantity]
    low, high = law.ends()
    if legal.is_legal(low) and legal.is_legal(high):
        return text
    if not legal.is_legal(law.centre):
        raise FindingError([out_of_range(quantity, law.centre, name)])
    lowest, highest = max(law.lowest, legal.lowest), min(law.highest, legal.highest)
    cut = None if law.kind == "uniform" else Distribution(law.kind, law.centre, law.scale, lowest, highest)
    if cut is None or cut.share < (1.0 - MOST_CUT) * law.share:
        raise FindingError([out_of_range(quantity, high if high > legal.highest else low, name)])
    return f"{law.kind}({law.centre!r}, {law.scale!r}, {lowest!r}, {highest!r})"


def parse_as(text, name, **limits):
    """Distribution of a text, within limits (``Distribution.check``). Raises ValueError naming the quantity."""
    try:
        distribution = Distribution.parse(text)
    except ValueError as error:
        raise ValueError(f"{name}: {error}.") from None
    distribution.check(name, **limits)
    return distribution


def _finite(bound):
    return min(max(bound, -40.0), 40.0)


def _normal_share(bound):
    return 0.5 * erfc(-bound / math.sqrt(2.0))
