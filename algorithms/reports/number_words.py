# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers as people write them: few digits, the decimal sign of their language, units that fit, never an exponent."""

import math
import re

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QLocale

NOTHING = "–"
UNIT = re.compile(r"\s*\[([^\]]*)\]$")  # at the end of a label
MEGA = 1000.0  # kJ in a MJ
LEAST = 1e-6  # what is less is told as less than this


def number_text(value, digits=3):
    """A number with so many digits; of large ones all before the decimal sign."""
    value = float(value)
    if not math.isfinite(value):
        return NOTHING
    if value == 0.0:
        return "0"
    decimals = max(digits - 1 - math.floor(math.log10(abs(value))), 0)
    if abs(value) < LEAST:
        least = _locale().toString(LEAST, "f", 6)
        return f"< {least}" if value > 0.0 else f"> -{least}"
    text = _locale().toString(value, "f", decimals)
    sign = _locale().decimalPoint()
    return text.rstrip("0").rstrip(sign) if sign in text else text


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
    return [f"{_locale().toString(tenth / 10.0, 'f', 1)} %" for tenth in tenths]


def energy_text(kilojoules):
    """An energy with its unit: 480 kJ, 11.7 MJ."""
    if math.isfinite(kilojoules) and abs(kilojoules) >= MEGA:
        return f"{number_text(kilojoules / MEGA)} MJ"
    return f"{number_text(kilojoules)} kJ"


def labelled(label, value):
    """(label, text) of a number whose label has its unit in brackets at the end, which goes behind the number."""
    found = UNIT.search(label)
    unit = found.group(1) if found else ""
    text = energy_text(float(value)) if unit == "kJ" else f"{number_text(value)} {unit}".rstrip().replace(" °", "°")
    return UNIT.sub("", label), text


def _locale():
    """Of the user's language; QGIS may have another one than the system."""
    name = str(QgsSettings().value("locale/userLocale") or "")
    locale = QLocale(name) if name else QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale
