# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that split, in columns and in words: their weights, levels, and rare run-outs."""

from ....engine.choices import FIRST_FIELD, WEIGHT_FIELD
from ....engine.ensemble.split_words import RARE_SHARES, effective_runs
from ....engine.ensemble.splitting import rare_run_outs
from ...number_words import told
from ...shared.styles.styles import INTEGER, REAL, Column
from ...translation import tr


def splitting_columns(result):
    """Columns of a run; none where runs do not split."""
    if result.weight is None:
        return ()
    return (*weight_columns(result), Column(FIRST_FIELD, INTEGER, tr("run of the rock of which this is a copy"), None))


def weight_columns(result):
    """The weight of the run of a row; none where runs do not split."""
    if result.weight is None:
        return ()
    return (Column(WEIGHT_FIELD, REAL, tr("weight of the run: a part of one rock"), None),)


def kind_of_counts(result):
    """Type of columns that count runs, or add up their weights."""
    return INTEGER if result.weight is None else REAL


def splitting_texts(result):
    """Sentences on levels, runs beyond them and rare run-outs; none where runs did not split."""
    if result.weight is None:
        return []
    split = result.provenance["splitting"]
    text = tr("Rocks released: {}; runs, since a rock that passes a level continues as {}: {}; effective number of "
              "runs by their weights: {:.0f}.")  # fmt: skip
    texts = [told(text, split["first_runs"], split["copies"], split["runs"], effective_runs(result))]
    text = tr("Level {} at {:.1f} m: {} runs of {} rocks pass it, {:.3g} % of all rocks.")
    for number_of, one in enumerate(split["passed"], 1):
        texts.append(told(text, number_of, one["level"], one["runs"], one["first_runs"], 100.0 * one["share"]))
    text = tr("One rock in {:.0f} reaches a run-out of {:.1f} m or more; this share has a standard error of {:.0f} % "
              "and rests on {} rocks.")  # fmt: skip
    for one in rare_run_outs(result, RARE_SHARES):
        numbers = 1.0 / one["share"], one["distance"], 100.0 * one["relative_error"], one["first_runs"]
        texts.append(told(text, *numbers))
    return texts
