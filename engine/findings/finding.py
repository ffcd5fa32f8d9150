# SPDX-License-Identifier: GPL-2.0-or-later
"""One finding: a code that never changes, how bad it is, what it concerns, the value and its limit, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Optional

REFUSED, UNSAFE, DOUBTFUL, NOTE = "refused", "unsafe", "doubtful", "note"
SEVERITIES = (REFUSED, UNSAFE, DOUBTFUL, NOTE)  # worst first


class Finding(NamedTuple):
    """What was found wrong, or worth knowing, of one subject.

    ``code``: stable, lower case with dashes, e.g. "dem-steps". ``severity``: one of SEVERITIES. ``subject``: the input,
    layer, object or quantity that it concerns. ``value`` and ``limit``: numbers in the unit that ``text`` names, or
    None. ``text``: what was found and why it matters. ``remedy``: what to do about it; "" for a note.
    """

    code: str
    severity: str
    subject: str
    value: Optional[float]
    limit: Optional[float]
    text: str
    remedy: str


def worst_first(findings: Iterable[Finding]) -> list[Finding]:
    """Sort findings by severity, worst first; those of one severity keep their order."""
    return sorted(findings, key=lambda finding: SEVERITIES.index(finding.severity))
