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
    told = result.provenance["splitting"]
    friction = "" if told["friction"] is None else f" with the friction {told['friction']:g}"
    count = effective_runs(result)
    words = [
        f"splitting: {told['first_runs']} rocks thrown, {told['runs']} runs by {len(told['levels'])} levels of "
        f"{told['measure']}{friction}, {told['copies']} runs from each; effective number of "
        f"runs by their weights: {count:.0f}"
    ]
    for one in told["passed"]:
        weight = "" if one["weight"] is None else f", each with the weight {one['weight']:.3g}"
        words.append(
            f"beyond level {one['level']:.1f} m: {one['runs']} runs of {one['first_runs']} rocks{weight}; "
            f"{one['share']:.3g} of all rocks"
        )
    for one in rare_run_outs(result, [share for share in RARE_SHARES if share < LEAST_TOLD]):
        words.append(
            f"one rock in {1.0 / one['share']:.0f} reaches {one['distance']:.1f} m; this share is known to "
            f"{100.0 * one['relative_error']:.0f} % (standard error), by {one['first_runs']} rocks"
        )
    return words


def effective_runs(result: Result) -> float:
    """Number of runs by their weights, (sum w)^2 / sum w^2 (Kish 1965, Survey Sampling, recalled)."""
    weight = result.weight
    return float(weight.sum() ** 2 / (weight * weight).sum())
