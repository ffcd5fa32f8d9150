# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings on the command line: as JSON for scripts, and the exit code that they mean."""

import json

from ..findings.finding import DOUBTFUL, REFUSED, UNSAFE, Finding, has, worst_first
from .outcomes import DONE, DOUBTS
from .outcomes import REFUSED as REFUSED_INPUT


def add_arguments(parser):
    """Arguments of the commands that look at inputs."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON to standard output")
    parser.add_argument("--strict", action="store_true", help="end with 2 where a finding is unsafe or doubtful")


def exit_code(findings, is_strict):
    """1 where one is refused, 2 where one is unsafe or doubtful and that shall count, else 0."""
    if has(findings, REFUSED):
        return REFUSED_INPUT
    return DOUBTS if is_strict and has(findings, UNSAFE, DOUBTFUL) else DONE


def print_json(findings, **facts):
    """Print one JSON object: ``facts``, and the findings, worst first."""
    rows = [finding.as_dict() for finding in worst_first(findings)]
    print(json.dumps({**facts, "findings": rows}, indent=1))


def of_error(error, subject):
    """The findings of an input that is refused: those that the error carries, else one with its words."""
    if getattr(error, "findings", ()):
        return list(error.findings)
    refusals = []
    for problem in getattr(error, "problems", ()):
        refusals.extend(problem.findings or [_refused(problem.key or subject, problem.text)])
    return refusals or [_refused(subject, str(error))]


def _refused(subject, text):
    return Finding("input-refused", REFUSED, subject, None, None, text, "")
