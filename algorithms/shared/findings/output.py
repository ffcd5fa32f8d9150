# SPDX-License-Identifier: GPL-2.0-or-later
"""The output FINDINGS of every algorithm, and what the log says of findings."""

import json

from qgis.core import QgsProcessingException, QgsProcessingOutputString

from ....engine.findings.finding import NOTE, REFUSED, SEVERITIES, worst_first
from ....engine.findings.subjects import NAMED, Listed, OfFeature
from ...number_words import formatted
from ...translation import tr, translated

# Findings in the user's language: the engine's templates are translated, and its values are put in.


def finding_text(finding):
    """Text and remedy of a finding; in English where it has no template."""
    return f"{text_of(finding)} {remedy_of(finding)}".rstrip()


def error_text(error):
    """Text of an error of the engine, in the user's language where it carries findings."""
    return "\n".join(map(finding_text, getattr(error, "findings", ()))) or str(error)


def text_of(finding):
    """Text of a finding: the fact and its consequence."""
    if finding.template is None:
        return finding.text
    where = f"{finding.template.where}: " if finding.template.where else ""
    return where + _filled(finding, 0)


def remedy_of(finding):
    """Remedy of a finding."""
    return _filled(finding, 1) if finding.template is not None else finding.remedy


def _filled(finding, part):
    pattern = finding.template[part]
    facts = {name: _in_words(fact) for name, fact in finding.template.facts}
    return formatted(translated(pattern), **facts) if pattern else ""


def _in_words(fact):
    """A value of a template; texts of the engine in the user's language."""
    if isinstance(fact, Listed):
        return feature_list(fact.identifiers)
    if isinstance(fact, OfFeature):
        return tr("{}: feature {}, {}").format(*fact.parts)
    return translated(fact) if isinstance(fact, str) else fact


def feature_list(identifiers):
    """'features 3, 7' or '120 features (1, 2, 3 ...)'."""
    shown = ", ".join(str(identifier) for identifier in identifiers[:NAMED])
    if len(identifiers) > NAMED:
        return tr("{} features ({} ...)").format(len(identifiers), shown)
    return tr("feature {}").format(shown) if len(identifiers) == 1 else tr("features {}").format(shown)


FINDINGS = "FINDINGS"


def findings_output():
    """Definition of the output."""
    return QgsProcessingOutputString(FINDINGS, tr("Findings about inputs and results (JSON)"))


def as_json(findings):
    """The list of findings, worst first, with texts in the user's language."""
    rows = [
        {**finding.as_dict(), "text": text_of(finding), "remedy": remedy_of(finding)}
        for finding in worst_first(findings)
    ]
    return json.dumps(rows, ensure_ascii=False)


def of_steps(steps):
    """JSON list of the findings of all steps of a model, each once, with the first step that found it before its text.

    steps : pairs of the title of a step and the outputs that it returned
    """
    rows_by_key = {}
    for title, results in steps:
        for row in json.loads(results.get(FINDINGS) or "[]"):
            rows_by_key.setdefault(
                (row["code"], row["subject"], row["text"]), {**row, "text": f"{title}: {row['text']}"}
            )
    rows = sorted(rows_by_key.values(), key=lambda row: SEVERITIES.index(row["severity"]))
    return json.dumps(rows, ensure_ascii=False)


def tell(findings, call):
    """Write findings into the log: notes as information, all others as warnings. Raises QgsProcessingException for
    those that are refused."""
    refused = [finding for finding in findings if finding.severity == REFUSED]
    if refused:
        raise QgsProcessingException("\n".join(map(finding_text, refused)))
    for known in findings:
        (call.info if known.severity == NOTE else call.warning)(finding_text(known))
