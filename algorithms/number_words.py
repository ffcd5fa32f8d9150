# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers as people write them: few digits, the decimal sign of their language, thousands apart, units that fit, never
an exponent. All numbers that reports, legends and plots show pass here.
"""

import math
import re
import string
from decimal import Decimal
from numbers import Integral, Real

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QLocale

from .translation import tr

NOTHING = "–"
UNIT = re.compile(r"\s*\[([^\]]*)\]$")  # at the end of a label
MEGA = 1000.0  # kJ in a MJ
LEAST = 1e-6  # what is less is told as less than this
APART = "\u202f"  # between thousands in every language, for a point or a comma there is read as a decimal sign
TYPED = 12  # significant digits: who types more?
SHORT = 4  # so many digits before the decimal sign stay together
PLAIN = re.compile(r"(\d+)(?:\.(\d+))?")


def number_text(value, digits=3):
    """A number with this many digits; of large ones all before the decimal sign."""
    value = float(value)
    if not math.isfinite(value):
        return NOTHING
    if value == 0.0:
        return "0"
    decimals = max(digits - 1 - math.floor(math.log10(abs(value))), 0)
    if abs(value) < LEAST:
        least = localised(f"{LEAST:.6f}")
        return f"< {least}" if value > 0.0 else f"> -{least}"
    text = f"{value:.{decimals}f}"
    return localised(text.rstrip("0").rstrip(".") if "." in text else text)


def exact_text(value):
    """A number with all the digits that it was typed with; one that was computed has no more than ten."""
    if isinstance(value, Integral):
        return localised(str(int(value)))
    value = float(value)
    if not math.isfinite(value):
        return NOTHING
    number = Decimal(repr(value))
    if len(number.as_tuple().digits) > TYPED:
        number = Decimal(f"{value:.10g}")
    text = format(number, "f")
    return localised(text.rstrip("0").rstrip(".") if "." in text else text)


def formatted(text, *values, **named):
    """``text.format(*values, **named)`` with its numbers in the user's language; whole ones without a format as they
    are."""
    return _Words().format(text, *values, **named)


def range_text(low, high):
    """Two whole numbers, or the one that both are."""
    return formatted("{}", low) if low == high else formatted(tr("{:g} to {:g}"), low, high)


def localised(text):
    """A text with plain numbers of Python in it, as the user's language writes them."""
    sign = decimal_sign()
    return PLAIN.sub(lambda match: _apart(match[1]) + (f"{sign}{match[2]}" if match[2] else ""), text)


def decimal_sign():
    """Decimal sign of the user's language."""
    return user_locale().decimalPoint()


def user_locale():
    """Locale in which QGIS writes numbers: the user's own choice for numbers, else that of the language.

    Attribute tables and boxes of QGIS follow the same choice: 43,06 in the one and 43.1 in a report read as two ways.
    """
    settings = QgsSettings()
    is_chosen = settings.value("locale/overrideFlag", False, type=bool)
    names = (settings.value("locale/globalLocale") if is_chosen else "", settings.value("locale/userLocale"))
    return next((QLocale(str(name)) for name in names if name), QLocale())


def share_text(share, digits=2):
    """A share of 1 in percent: 0.7241 is 72 %, 0.0004 is 0.04 %."""
    percent = 100.0 * float(share)
    if not math.isfinite(percent):
        return NOTHING
    more = digits + (1 if 99.0 < percent < 100.0 else 0)  # 99.6 % is not all
    return f"{number_text(percent, more)} %"


def parts_texts(counts):
    """Parts of a whole in percent with one decimal, which sum to 100: what rounding down leaves goes to the largest
    remainders."""
    total = sum(counts)
    if total == 0:
        return [NOTHING] * len(counts)
    tenths = [1000 * count // total for count in counts]
    by_remainder = sorted(range(len(counts)), key=lambda i: -(1000 * counts[i] % total))
    for i in by_remainder[: 1000 - sum(tenths)]:
        tenths[i] += 1
    return [localised(f"{tenth / 10.0:.1f} %") for tenth in tenths]


def energy_text(kilojoules):
    """An energy with its unit: 480 kJ, 11.7 MJ."""
    if math.isfinite(kilojoules) and abs(kilojoules) >= MEGA:
        return f"{number_text(kilojoules / MEGA)} MJ"
    return f"{number_text(kilojoules)} kJ"


def labelled(label, value):
    """(label, text) of a number whose label has its unit in brackets at the end, which goes behind the number."""
    match = UNIT.search(label)
    unit = match.group(1) if match else ""
    text = energy_text(float(value)) if unit == "kJ" else f"{number_text(value)} {unit}".rstrip().replace(" °", "°")
    return UNIT.sub("", label), text


class _Words(string.Formatter):
    """Formats numbers as Python does, then as the user's language does."""

    def format_field(self, value, format_spec):
        if isinstance(value, bool) or not isinstance(value, Real):
            return super().format_field(value, format_spec)
        if not math.isfinite(value):
            return NOTHING
        if not format_spec:
            return localised(str(int(value))) if isinstance(value, Integral) else number_text(value)
        text = super().format_field(value, format_spec)
        if text.startswith("-") and not any(digit in text for digit in "123456789"):
            text = text[1:]  # what is rounded to nothing has no sign
        return localised(format(Decimal(text), "f") if "e" in text else text)


def _apart(digits):
    """Thousands of a whole number apart where it is long."""
    if len(digits) <= SHORT:
        return digits
    return f"{int(digits):_}".replace("_", APART) if digits[0] != "0" else digits


# Units of layers, tables and labels beside SI.

KILO = 1000.0  # J in a kJ
