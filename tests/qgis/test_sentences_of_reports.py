# SPDX-License-Identifier: GPL-2.0-or-later
"""Sentences that an engineer copies: each report says what was not looked at, and none promises what was not."""

import ast
import re
from pathlib import Path

import pytest

ALGORITHMS = Path(__file__).resolve().parents[2] / "algorithms" / "tools"
REPORTS = sorted(path.parent.name for path in ALGORITHMS.glob("*/report.py"))
LEFT_OUT = re.compile(
    r"\b(is|are|was|were) not (looked at|checked|considered|examined|included|simulated|part of|read)\b"
    r"|\bare ignored\b|not proven"
)
WITHOUT_REPORT = ("barrier", "compareruns", "indication", "objectrisk", "sourceareas")
LEFT_OUT_OF_LOG = re.compile(LEFT_OUT.pattern + r"|\b(not known|unknown)\b|taken as (given|simulated)")
PROMISES = re.compile(r"\b(is|are) (safe|protected|stable|sufficient)\b|\bguarantee|\bensures?\b", re.IGNORECASE)


def sentences_of(name):
    """All texts that the modules of an algorithm show to users, those of its findings too."""
    actual = []
    for path in sorted((ALGORITHMS / name).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            places = {"tr": slice(1), "Kind": slice(2, 4)}.get(getattr(getattr(node, "func", None), "id", ""))
            if places is not None:
                actual += [entry.value for entry in node.args[places] if isinstance(entry, ast.Constant)]
    return actual


def test_all_reports_are_looked_at():
    assert {"simulate", "screenline", "hazardmap", "designcheck", "net", "netsiting", "embankment", "gallery",
            "calibrate", "forestcheck"} == set(REPORTS)  # fmt: skip


@pytest.mark.parametrize("name", REPORTS)
def test_report_says_what_was_not_looked_at(name):
    texts = [entry for entry in sentences_of(name) if entry.endswith(".") and LEFT_OUT.search(entry)]
    assert texts


@pytest.mark.parametrize("name", REPORTS)
def test_report_promises_nothing(name):
    assert [entry for entry in sentences_of(name) if PROMISES.search(entry) and "no proof that" not in entry] == []


@pytest.mark.parametrize("name", WITHOUT_REPORT)
def test_log_of_a_tool_without_a_report_says_what_was_not_looked_at_and_promises_nothing(name):
    texts = sentences_of(name)
    assert [text for text in texts if text.endswith((".", "{}.")) and LEFT_OUT_OF_LOG.search(text)]
    assert [text for text in texts if PROMISES.search(text)] == []
