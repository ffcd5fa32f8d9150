# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings in a report: unsafe ones on its first page, before any map; doubtful ones and notes after the numbers."""

from ...engine.findings.finding import REFUSED, UNSAFE, worst_first
from ..findings.texts import finding_text
from ..parameters.report_heads import head_rows
from ..translation import tr
from . import page

WORST = (REFUSED, UNSAFE)
OF_PAPER = ("model-of-a-paper", "class-numbers-graded")  # engine/scene/papers.py


def head_with_findings(head):
    """Parts of a report below its title, in a list: the ReportHead with object, author and date, and all findings."""
    return [
        page.head_table(head_rows(head)),
        *unsafe_section(head.findings),
        *paper_section(head.findings),
        *other_section(head.findings),
    ]


def unsafe_section(findings):
    """The section of unsafe findings, in a list; empty where there are none."""
    texts = [finding_text(one) for one in worst_first(findings) if one.severity in WORST]
    return _section(tr("Unsafe: do not use these results before this is corrected"), texts)


def paper_section(findings):
    """The section on the model of a paper and where its numbers are from, in a list; empty where there is none."""
    texts = [finding_text(one) for one in findings if one.code in OF_PAPER]
    return [page.section(tr("Model of a paper"), page.items(texts))] if texts else []


def other_section(findings, more=()):
    """The section of all other findings, and of ``more`` texts, in a list; empty where there are none."""
    texts = [
        finding_text(one) for one in worst_first(findings) if one.severity not in WORST and one.code not in OF_PAPER
    ]
    return _section(tr("To be noted"), [*texts, *more])


def _section(title, texts):
    if not texts:
        return []
    return [page.section(title, "".join(page.paragraph(text, "warning") for text in texts))]
