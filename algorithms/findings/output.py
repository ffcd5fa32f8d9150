# SPDX-License-Identifier: GPL-2.0-or-later
"""The output FINDINGS of every algorithm, and what the log says of findings."""

import json

from qgis.core import QgsProcessingException, QgsProcessingOutputString

from ...engine.findings.finding import NOTE, REFUSED, SEVERITIES, worst_first
from ..translation import tr
from .texts import finding_text, remedy_of, text_of

FINDINGS = "FINDINGS"


def findings_output():
    """Definition of the output."""
    return QgsProcessingOutputString(FINDINGS, tr("Findings about inputs and results (JSON)"))


def as_json(findings):
    """The list of findings, worst first, with texts in the user's language."""
    rows = [{**one.as_dict(), "text": text_of(one), "remedy": remedy_of(one)} for one in worst_first(findings)]
    return json.dumps(rows, ensure_ascii=False)


def of_steps(steps):
    """JSON list of the findings of all steps of a model, each once, with the first step that found it before its text.

    steps : pairs of the title of a step and the outputs that it returned
    """
    found = {}
    for title, results in steps:
        for row in json.loads(results.get(FINDINGS) or "[]"):
            found.setdefault((row["code"], row["subject"], row["text"]), {**row, "text": f"{title}: {row['text']}"})
    rows = sorted(found.values(), key=lambda row: SEVERITIES.index(row["severity"]))
    return json.dumps(rows, ensure_ascii=False)


def tell(findings, call):
    """Write findings into the log: notes as information, all others as warnings. Raises QgsProcessingException for
    those that are refused."""
    refused = [one for one in findings if one.severity == REFUSED]
    if refused:
        raise QgsProcessingException("\n".join(map(finding_text, refused)))
    for one in findings:
        (call.info if one.severity == NOTE else call.warning)(finding_text(one))
