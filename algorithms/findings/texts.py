# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings in the user's language: the engine's templates are translated, and its values are put in."""

from ...engine.findings.finding import DOUBTFUL, NOTE, REFUSED, UNSAFE
from ..number_words import told
from ..translation import tr, translated


def finding_text(finding):
    """Text and remedy of a finding; in English where it has no template."""
    return f"{text_of(finding)} {remedy_of(finding)}".rstrip()


def error_text(error):
    """What an error of the engine says, in the user's language where it carries findings."""
    return "\n".join(map(finding_text, getattr(error, "findings", ()))) or str(error)


def text_of(finding):
    """What was found, and why it matters."""
    return _filled(finding, 0) if finding.template is not None else finding.text


def remedy_of(finding):
    """What to do about it."""
    return _filled(finding, 1) if finding.template is not None else finding.remedy


def severity_names():
    """Severity -> its name."""
    return {REFUSED: tr("refused"), UNSAFE: tr("unsafe"), DOUBTFUL: tr("doubtful"), NOTE: tr("note")}


def _filled(finding, part):
    pattern = finding.template[part]
    return told(translated(pattern), **dict(finding.template.facts)) if pattern else ""
