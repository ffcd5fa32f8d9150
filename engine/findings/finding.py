# SPDX-License-Identifier: GPL-2.0-or-later
"""One finding: a code that never changes, how bad it is, what it concerns, the value and its limit, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

REFUSED, UNSAFE, DOUBTFUL, NOTE = "refused", "unsafe", "doubtful", "note"
SEVERITIES = (REFUSED, UNSAFE, DOUBTFUL, NOTE)  # worst first


class Template(NamedTuple):
    """English templates of a finding's text and remedy, and the values that go into both, for translators."""

    text: str
    remedy: str
    facts: tuple[tuple[str, Any], ...]  # pairs of a name and a value
    where: str = ""  # name of the one of several simulations that it is about


class Finding(NamedTuple):
    """Fault or fact that was found, about one subject.

    ``code``: stable, lower case with dashes, e.g. "dem-steps". ``severity``: one of SEVERITIES. ``subject``: the input,
    layer, object or quantity that it concerns. ``value`` and ``limit``: numbers in the unit that ``text`` names, or
    None. ``text``: what was found and why it matters. ``remedy``: what to do about it; "" for a note. ``template``:
    what text and remedy were made from, None where they cannot be translated.
    """

    code: str
    severity: str
    subject: str
    value: float | None
    limit: float | None
    text: str
    remedy: str
    template: Template | None = None

    @property
    def sentence(self) -> str:
        """Text and remedy, one after the other."""
        return f"{self.text} {self.remedy}".rstrip()

    def at(self, where: str) -> Finding:
        """Repeat this finding about one of several simulations, whose name stands before the text."""
        template = None if self.template is None else self.template._replace(where=where)
        return self._replace(text=f"{where}: {self.text}", template=template)

    @property
    def distance(self) -> float:
        """Ratio of value and limit, the larger over the smaller; 1 where one is missing."""
        if not self.value or not self.limit or self.value * self.limit < 0.0:
            return 1.0 if self.value is None or self.limit is None else float("inf")
        ratio = self.value / self.limit
        return max(ratio, 1.0 / ratio)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON, without the template."""
        return {name: getattr(self, name) for name in FIELDS}


FIELDS = Finding._fields[:-1]  # of the JSON


class Kind(NamedTuple):
    """Everything that one code says: its severity, and templates with named values such as {value:.1f} and {limit:g}.

    Texts of all calls Kind(...) in the engine are collected for translation (i18n/update.py), so they are written in
    quotes there.
    """

    code: str
    severity: str
    text: str
    remedy: str = ""

    def of(
        self,
        subject: str,
        value: float | None = None,
        limit: float | None = None,
        severity: str | None = None,
        **facts: Any,
    ) -> Finding:
        """The Finding of a subject; ``facts``: more values by the names in the templates."""
        number = None if value is None else float(value)
        least = None if limit is None else float(limit)
        known = {"subject": subject, "value": number, "limit": least, **facts}
        text, remedy = self.text.format(**known), self.remedy.format(**known)
        template = Template(self.text, self.remedy, tuple(known.items()))
        return Finding(self.code, severity or self.severity, subject, number, least, text, remedy, template)


def worst_first(findings: Iterable[Finding]) -> list[Finding]:
    """Sort findings by severity, worst first, each once; those of one severity keep their order."""
    return sorted(dict.fromkeys(findings), key=lambda finding: SEVERITIES.index(finding.severity))


def worst_of_each(findings: Iterable[Finding]) -> list[Finding]:
    """One finding of each code, the worst, and of those as bad the one whose value is farthest beyond its limit."""
    worst: dict[str, Finding] = {}
    for finding in findings:
        known = worst.get(finding.code)
        if known is None or _badness(finding) > _badness(known):
            worst[finding.code] = finding
    return worst_first(worst.values())


def _badness(finding):
    return -SEVERITIES.index(finding.severity), finding.distance, abs(finding.value or 0.0)


def has(findings: Iterable[Finding], *severities: str) -> bool:
    """Is one of the findings of one of these severities?"""
    return any(finding.severity in severities for finding in findings)


def refuse(findings: Iterable[Finding]) -> None:
    """Raise FindingError where one of the findings is refused."""
    refused = [finding for finding in findings if finding.severity == REFUSED]
    if refused:
        raise FindingError(refused)


class FindingError(ValueError):
    """An input that is refused; ``findings``: why."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = list(findings)
        super().__init__("\n".join(finding.sentence for finding in self.findings))
