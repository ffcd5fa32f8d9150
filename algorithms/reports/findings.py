# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings in a report: unsafe ones on its first page, before any map; doubtful ones and notes after the numbers."""

from ...engine.findings.finding import REFUSED, UNSAFE, worst_first
from ..findings.texts import finding_text
from ..parameters.report_heads import head_rows
from ..translation import tr
from . import page

WORST = (REFUSED, UNSAFE)


def head_with_findings(head):
    """Parts of a report below its title, in a list: the ReportHead with object, author and date, and all findings."""
    return [page.head_table(head_rows(head)), *unsafe_section(head.findings), *other_section(head.findings)]


def unsafe_section(findings):
    """The section of unsafe findings, in a list; empty where there are none."""
    texts = [finding_text(one) for one in worst_first(findings) if one.severity in WORST]
    return _section(tr("Unsafe: do not use these results before this is corrected"), texts)


def other_section(findings, more=()):
    """The section of all other findings, and of ``more`` texts, in a list; empty where there are none."""
    texts = [finding_text(one) for one in worst_first(findings) if one.severity not in WORST]
    return _section(tr("To be noted"), [*texts, *more])


def _section(title, texts):
    if not texts:
        return []
    return [page.section(title, "".join(page.paragraph(text, "warning") for text in texts))]
