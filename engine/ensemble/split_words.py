# SPDX-License-Identifier: GPL-2.0-or-later
"""Sentences on runs that split, for whoever reads a log: levels, runs beyond them with their weights, rare run-outs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .splitting import rare_run_outs

if TYPE_CHECKING:
    from .result import Result

RARE_SHARES = 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7  # whose run-out is told where runs get so far
LEAST_TOLD = 0.02  # larger shares need no splitting


def splitting_words(result: Result) -> list[str]:
    """Sentences, none where runs did not split."""
    if result.weight is None:
        return []
    splitting = result.provenance["splitting"]
    friction = "" if splitting["friction"] is None else f" with the friction {splitting['friction']:g}"
    count = effective_runs(result)
    words = [
        f"splitting: {splitting['first_runs']} rocks thrown, {splitting['runs']} runs by {len(splitting['levels'])} "
        f"levels of "
        f"{splitting['measure']}{friction}, {splitting['copies']} runs from each; effective number of "
        f"runs by their weights: {count:.0f}"
    ]
    for row in splitting["passed"]:
        weight = "" if row["weight"] is None else f", each with the weight {row['weight']:.3g}"
        words.append(
            f"beyond level {row['level']:.1f} m: {row['runs']} runs of {row['first_runs']} rocks{weight}; "
            f"{row['share']:.3g} of all rocks"
        )
    for row in rare_run_outs(result, [share for share in RARE_SHARES if share < LEAST_TOLD]):
        words.append(
            f"one rock in {1.0 / row['share']:.0f} reaches {row['distance']:.1f} m; this share is known to "
            f"{100.0 * row['relative_error']:.0f} % (standard error), by {row['first_runs']} rocks"
        )
    return words


def effective_runs(result: Result) -> float:
    """Number of runs by their weights, (sum w)^2 / sum w^2 (Kish 1965, Survey Sampling, recalled)."""
    weight = result.weight
    return float(weight.sum() ** 2 / (weight * weight).sum())
