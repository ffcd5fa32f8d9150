# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings in the user's language: the engine's templates are translated, and its values are put in."""

from ...engine.findings.subjects import NAMED, Listed, OfFeature
from ..number_words import told
from ..translation import tr, translated


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
    facts = {name: _in_words(one) for name, one in finding.template.facts}
    return told(translated(pattern), **facts) if pattern else ""


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
