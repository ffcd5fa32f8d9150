# SPDX-License-Identifier: GPL-2.0-or-later
"""Evaluation of a calibration besides the best values: bands, distinguishable parameters, residuals, sources."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.calibration.blocks import trend
from ...engine.calibration.inventory import LEAST_THROWS
from ...engine.calibration.told_apart import CORRELATED, KNOWN, LEVEL, ROUGHNESS, pairs, widths
from ...engine.findings.finding import DOUBTFUL, Finding
from ..layers.vector_layers import feature_list
from ..number_words import share_text, told
from ..translation import tr
from .observed import OBSERVED
from .outputs import of_sites

STANDARD_ERRORS = 2.0  # of a slope, beyond which it counts as a trend
SHAPE_STEP = 0.1  # of short over long length


class Made(NamedTuple):
    """All that is written of a calibration."""

    found: object  # of the engine: Calibration
    ensemble: object  # Posterior, None where there is none
    law: object  # SizeLaw, or None
    bounds: list  # of Bounds, empty where nothing was searched
    sites: list  # of sites.Site
    residuals: list  # of each site: Residuals of the engine, None where blocks were not thrown as themselves
    sources: list  # of each site: Sources of the engine, None where it is no inventory
    ground_class: object
    numbers: dict  # name -> value
    sentences: list  # what the log and the report say
    findings: list  # of engine.findings


def evaluated(found, ensemble, law, bounds, sites, sources, ground_class, call):
    """The Made of a calibration, its sentences logged."""
    residuals = [
        site.cloud.residuals(points) if site.blocks is not None and site.sources is None else None
        for site, (_, _, points) in zip(sites, of_sites(found, sites))
    ]
    numbers, sentences = {}, []
    findings = [one for site in sites for one in site.findings]
    if ensemble is not None:
        _say_what_is_known(ensemble, law, bounds, numbers, sentences, findings)
    _say_residuals(sites, residuals, numbers, sentences, findings)
    _say_sources(sites, sources, numbers, sentences, findings)
    for sentence in sentences:
        call.info(sentence)
    return Made(found, ensemble, law, bounds, sites, residuals, sources, ground_class, numbers, sentences, findings)


def _say_what_is_known(ensemble, law, bounds, numbers, sentences, findings):
    width = widths(ensemble, bounds)
    for name, share in width.items():
        text = tr(
            "The observations determine {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as that of the bounds."
        )
        if share >= KNOWN:
            text = tr("The observations say little about {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as that of "
                      "the bounds.")  # fmt: skip
        sentences.append(told(text, name, ensemble.low[name], ensemble.high[name], share_text(share)))
    for pair in pairs(ensemble, bounds):
        text = (
            tr("The observations distinguish {} and {} (correlation {:.2f}).")
            if pair.is_told_apart
            else (tr("The observations do not distinguish {} and {} (correlation {:.2f})."))
        )
        sentences.append(told(text, pair.first, pair.second, pair.correlation))
        if {pair.first, pair.second} == {LEVEL, ROUGHNESS}:
            numbers.update(CORRELATION=pair.correlation, TOLD_APART=float(pair.is_told_apart))
            if not pair.is_told_apart:
                findings.append(Finding(
                    "level-and-roughness", DOUBTFUL, LEVEL, pair.correlation, CORRELATED, sentences[-1],
                    tr("Use them together (ENSEMBLE), observe blocks of more different sizes, or search one of them."),
                ))  # fmt: skip
    if law is not None:
        low, middle, high = np.percentile(law.resistance, (5.0, 50.0, 95.0)).tolist()
        numbers.update(RESISTANCE_AT_MEAN=middle, RESISTANCE_AT_MEAN_LOW=low, RESISTANCE_AT_MEAN_HIGH=high)
        text = tr("A block of the mean size (mean radius {:.2g} m) rolls with {:.3g}, from {:.3g} to {:.3g} (median, 5 "
                  "and 95 %).")  # fmt: skip
        sentences.append(told(text, law.radius, middle, low, high))
        low, middle, high = np.percentile(law.exponent, (5.0, 50.0, 95.0)).tolist()
        numbers.update(EXPONENT=middle, EXPONENT_LOW=low, EXPONENT_HIGH=high)
        text = tr("At this size the rolling resistance is proportional to the mass to the power of {:.2g}, from "
                  "{:.2g} to {:.2g} (median, 5 and 95 %).")  # fmt: skip
        sentences.append(told(text, middle, low, high))


def _say_residuals(sites, residuals, numbers, sentences, findings):
    of_mass = _joined(sites, residuals, lambda site: np.log10(site.blocks.masses))
    if of_mass is None:
        return
    rest = np.concatenate([one.residual for one in residuals if one is not None])
    sentences.append(told(tr("Residuals (observed less simulated run-out) of {} blocks: mean {:.1f} m, standard "
                             "deviation {:.1f} m."), rest.size, float(rest.mean()), float(rest.std())))  # fmt: skip
    slope = trend(*of_mass)
    words = tr(
        "If the mass is ten times as large, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}."
    )
    _say_trend(slope, 1.0, words, "RESIDUAL_PER_DECADE", "size-trend", numbers, sentences, findings)
    of_shape = _joined(sites, residuals, lambda site: shapes_of(site.blocks))
    if of_shape is not None:
        words = tr("If the ratio of short to long length is larger by 0.1, the residual changes by {:.1f} m, with a "
                   "standard error of {:.1f} m: {}.")  # fmt: skip
        _say_trend(trend(*of_shape), SHAPE_STEP, words, "RESIDUAL_OF_SHAPE", "shape-trend", numbers, sentences,
                   findings)  # fmt: skip


def _say_trend(slope, step, words, name, code, numbers, sentences, findings):
    if not math.isfinite(slope.slope):
        return
    change, error = step * slope.slope, step * slope.error
    is_trend = abs(change) > STANDARD_ERRORS * error
    verdict = tr("a trend that the simulation does not have") if is_trend else tr("no trend beyond chance")
    sentences.append(told(words, change, error, verdict))
    numbers.update({name: change, f"{name}_ERROR": error})
    if is_trend:
        remedy = tr("Search surface_roughness together with rolling_resistance, and check the sizes.")
        if code == "shape-trend":
            remedy = tr("Choose another shape of the rocks, and check the lengths.")
        findings.append(Finding(code, DOUBTFUL, str(OBSERVED), change, STANDARD_ERRORS * error, sentences[-1], remedy))


def _say_sources(sites, sources, numbers, sentences, findings):
    for site, found in zip(sites, sources):
        if found is None:
            continue
        expected, best = found.probability.sum(axis=0), found.probability.argmax(axis=1)
        for k in np.argsort(-expected)[:10].tolist():
            text = tr("Source {}: {:.1f} of {} boulders expected, most probable for {}.")
            sentences.append(told(text, site.sources.names[k], float(expected[k]), len(best), int((best == k).sum())))
        missed = np.flatnonzero(found.unexplained).tolist()
        numbers["UNEXPLAINED"] = len(missed)
        if missed:
            text = told(tr("Fewer than {} throws from all sources stop near {} of {} boulders: {}. Their "
                           "probabilities are unreliable."), LEAST_THROWS, len(missed), len(best),
                        feature_list([site.blocks.features[one] for one in missed]))  # fmt: skip
            remedy = tr("Add candidate sources, give more runs (RUNS), or check the ground.")
            findings.append(Finding("unexplained-boulders", DOUBTFUL, str(OBSERVED), len(missed), 0.0, text, remedy))


def shapes_of(blocks):
    """(n,) short over long length as measured, NaN where they are not known."""
    return np.array([one.lengths[2] / one.lengths[0] if one.has_lengths else math.nan for one in _sorted(blocks.sizes)])


def _sorted(sizes):
    """Sizes with the long length first, in whatever order they were given."""
    return [one._replace(lengths=tuple(sorted(one.lengths, reverse=True))) for one in sizes]


def _joined(sites, residuals, values_of):
    """(residuals, values) of all sites where both are known, None where none is."""
    pairs_of_sites = [(one.residual, values_of(site)) for site, one in zip(sites, residuals) if one is not None]
    if not pairs_of_sites:
        return None
    rest, values = (np.concatenate(some) for some in zip(*pairs_of_sites))
    known = np.isfinite(values)
    return (rest[known], values[known]) if known.any() else None
