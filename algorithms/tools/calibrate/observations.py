# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads what talus:calibrate was given: bounds of the parameters, and what was observed."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.calibration.blocks import trend
from ....engine.calibration.inventory import LEAST_THROWS
from ....engine.calibration.search import Bounds, check_bounds
from ....engine.calibration.told_apart import CORRELATED, KNOWN, LEVEL, ROUGHNESS, pairs, widths
from ....engine.findings.finding import DOUBTFUL, Finding, Kind
from ....engine.ground.doubts import LEAST_ROLLING
from ....engine.ground.parameters import BY_NAME, CONTACT
from ...number_words import formatted, share_text
from ...shared.layers.vector_layers import check_system, feature_list, valid_features
from ...shared.parameters.ground import is_bare
from ...shared.parameters.values import as_number
from ...shared.scene.scene import points_of
from ...translation import tr
from .algorithm import BOUNDS, DEFAULT_BOUNDS, OBSERVED, PLACES, SCAR_DEPTH_FIELD, SCAR_LENGTH_FIELD, SPEED_FIELD
from .outputs import of_sites

# Evaluation of a calibration besides the best values: bands, distinguishable parameters, residuals, sources.

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


def evaluated(calibration, ensemble, law, bounds, sites, sources, ground_class, call):
    """The Made of a calibration, its sentences logged."""
    residuals = [
        site.cloud.residuals(points) if site.blocks is not None and site.sources is None else None
        for site, (_, _, points) in zip(sites, of_sites(calibration, sites))
    ]
    numbers, sentences = {}, []
    findings = [finding for site in sites for finding in site.findings]
    if ensemble is not None:
        _say_what_is_known(ensemble, law, bounds, numbers, sentences, findings)
    _say_residuals(sites, residuals, numbers, sentences, findings)
    _say_sources(sites, sources, numbers, sentences, findings)
    for sentence in sentences:
        call.info(sentence)
    return Made(
        calibration, ensemble, law, bounds, sites, residuals, sources, ground_class, numbers, sentences, findings
    )


def _say_what_is_known(ensemble, law, bounds, numbers, sentences, findings):
    width = widths(ensemble, bounds)
    for name, share in width.items():
        text = tr(
            "The observations determine {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the "
            "whole search range."
        )
        if share >= KNOWN:
            text = tr("The observations say little about {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 "
                      "% band of the whole search range.")  # fmt: skip
        sentences.append(formatted(text, name, ensemble.low[name], ensemble.high[name], share_text(share)))
    for pair in pairs(ensemble, bounds):
        text = (
            tr("The observations distinguish {} and {} (correlation {:.2f}).")
            if pair.is_told_apart
            else (tr("The observations do not distinguish {} and {} (correlation {:.2f})."))
        )
        sentences.append(formatted(text, pair.first, pair.second, pair.correlation))
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
        sentences.append(formatted(text, law.radius, middle, low, high))
        low, middle, high = np.percentile(law.exponent, (5.0, 50.0, 95.0)).tolist()
        numbers.update(EXPONENT=middle, EXPONENT_LOW=low, EXPONENT_HIGH=high)
        text = tr("At this size the rolling resistance is proportional to the mass to the power of {:.2g}, from "
                  "{:.2g} to {:.2g} (median, 5 and 95 %).")  # fmt: skip
        sentences.append(formatted(text, middle, low, high))


def _say_residuals(sites, residuals, numbers, sentences, findings):
    of_mass = _joined(sites, residuals, lambda site: np.log10(site.blocks.masses))
    if of_mass is None:
        return
    rest = np.concatenate([residual.residual for residual in residuals if residual is not None])
    sentences.append(formatted(tr("Residuals (observed less simulated run-out) of {} blocks: mean {:.1f} m, standard "
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
    sentences.append(formatted(words, change, error, verdict))
    numbers.update({name: change, f"{name}_ERROR": error})
    if is_trend:
        remedy = tr("Search surface_roughness together with rolling_resistance, and check the sizes.")
        if code == "shape-trend":
            remedy = tr("Choose another shape of the rocks, and check the lengths.")
        findings.append(Finding(code, DOUBTFUL, str(OBSERVED), change, STANDARD_ERRORS * error, sentences[-1], remedy))


def _say_sources(sites, sources, numbers, sentences, findings):
    for site, sources_of_site in zip(sites, sources):
        if sources_of_site is None:
            continue
        expected, best = sources_of_site.probability.sum(axis=0), sources_of_site.probability.argmax(axis=1)
        for k in np.argsort(-expected)[:10].tolist():
            text = tr("Source {}: {:.1f} of {} boulders expected, most probable for {}.")
            sentences.append(
                formatted(text, site.sources.names[k], float(expected[k]), len(best), int((best == k).sum()))
            )
        missed = np.flatnonzero(sources_of_site.unexplained).tolist()
        numbers["UNEXPLAINED"] = len(missed)
        if missed:
            text = formatted(tr("Fewer than {} runs from all sources stop near {} of {} boulders: {}. Their "
                                "probabilities "
                           "are unreliable."), LEAST_THROWS, len(missed), len(best),
                        feature_list([site.blocks.features[index] for index in missed]))  # fmt: skip
            remedy = tr("Add candidate sources, give more runs (RUNS), or check the ground.")
            findings.append(Finding("unexplained-boulders", DOUBTFUL, str(OBSERVED), len(missed), 0.0, text, remedy))


def shapes_of(blocks):
    """(n,) short over long length as measured, NaN where they are not known."""
    return np.array(
        [size.lengths[2] / size.lengths[0] if size.has_lengths else math.nan for size in _sorted(blocks.sizes)]
    )


def _sorted(sizes):
    """Sizes with the long length first, in whatever order they were given."""
    return [size._replace(lengths=tuple(sorted(size.lengths, reverse=True))) for size in sizes]


def _joined(sites, residuals, values_of):
    """(residuals, values) of all sites where both are known, None where none is."""
    pairs_of_sites = [
        (residual.residual, values_of(site)) for site, residual in zip(sites, residuals) if residual is not None
    ]
    if not pairs_of_sites:
        return None
    rest, values = (np.concatenate(some) for some in zip(*pairs_of_sites))
    known = np.isfinite(values)
    return (rest[known], values[known]) if known.any() else None


LOW_BOUNDS = Kind(
    "rolling-bounds-low", DOUBTFUL,
    "BOUNDS: rolling_resistance from {value:g} to {highest:g}. It is the tangent of the slope on which rocks just "
    "keep rolling, corners included; earlier versions had 0.11 to 0.25 for the part that soil adds to corners. "
    "Published values begin at 0.4.",
    "Begin at 0.4, unless the site was measured.",
)  # fmt: skip

COLUMNS = 3


def read_bounds(call):
    """Rows (name, low, high) of the table. Raises QgsProcessingException for what is no range of a known parameter."""
    values = call[BOUNDS] or list(DEFAULT_BOUNDS)
    if len(values) % COLUMNS:
        message = tr("BOUNDS: {} values do not make rows of a name, the lowest and the highest value.")
        raise QgsProcessingException(message.format(len(values)))
    rows = [values[first : first + COLUMNS] for first in range(0, len(values), COLUMNS)]
    bounds = [Bounds(str(row[0]).strip(), *map(as_number, row[1:])) for row in rows if str(row[0]).strip()]
    try:
        check_bounds(bounds)
    except ValueError as error:
        raise QgsProcessingException(f"BOUNDS: {error}") from error
    if is_bare(call):
        for bound in bounds:
            if BY_NAME[bound.name].part != CONTACT:
                message = tr("BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its "
                             "row out, or choose another model.")  # fmt: skip
                raise QgsProcessingException(message.format(bound.name))
    return bounds


def tell_low_bounds(bounds, call):
    """Warn of bounds from before the rolling resistance was the total."""
    for bound in bounds:
        if bound.name == "rolling_resistance" and bound.low < LEAST_ROLLING:
            call.find([LOW_BOUNDS.of(str(BOUNDS), bound.low, LEAST_ROLLING, highest=bound.high)])


def read_observed(call, terrain, crs):
    """(n, 2) observed points in the system of the elevation model."""
    source = call[OBSERVED]
    check_system(source, OBSERVED)
    coordinates = []
    for feature in valid_features(source, crs, call, OBSERVED):
        coordinates.extend(points_of(feature.geometry(), 1.0))
    points = np.array(coordinates, np.float64).reshape(-1, 2)
    check_on_terrain(points, terrain)
    if len(np.unique(points, axis=0)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two points at different places, better 20."))
    return points


def check_value_fields(call):
    """Raise QgsProcessingException where sizes of scars or velocities are to be compared and no field has them."""
    places = call[PLACES]
    if places == "scar sizes" and not call[SCAR_DEPTH_FIELD]:
        raise QgsProcessingException(
            tr("SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.")
        )
    if places == "speeds" and not call[SPEED_FIELD]:
        raise QgsProcessingException(tr("SPEED_FIELD: velocities are compared; name the field that has them."))


def read_speeds(call, terrain, crs):
    """(n, 3) observed places in the system of the elevation model, and velocities there, m/s."""
    column = call[SPEED_FIELD]
    source, rows = call[OBSERVED], []
    for feature in valid_features(source, crs, call, OBSERVED):
        speed = as_number(feature[column])
        if not 0.0 <= speed < np.inf:
            message = tr("SPEED_FIELD: {} of feature {} is {}; give m/s, 0 or more, or leave the point out.")
            raise QgsProcessingException(message.format(column, feature.id(), feature[column]))
        rows.extend((*point[:2], speed) for point in points_of(feature.geometry(), 1.0))
    observed = np.array(rows, np.float64).reshape(-1, 3)
    check_on_terrain(observed, terrain)
    if len(np.unique(observed, axis=0)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two different velocities or places, better 20."))
    return observed


def check_on_terrain(points, terrain):
    """Raise QgsProcessingException for observed points without ground."""
    outside = int(np.count_nonzero(np.isnan(terrain.height(points[:, 0], points[:, 1]))))
    if outside:
        message = tr("OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot reach them.")
        raise QgsProcessingException(message.format(outside, len(points)))


def read_scars(call):
    """(n, 1) depths or (n, 2) depths and lengths of scars, m. Raises QgsProcessingException for what is no size."""
    names = [(name, call[name]) for name in (SCAR_DEPTH_FIELD, SCAR_LENGTH_FIELD)]
    used = [(name, column) for name, column in names if column]
    scars = []
    for feature in call[OBSERVED].getFeatures():
        sizes = [as_number(feature[column]) for _, column in used]
        for (name, column), size in zip(used, sizes):
            if not 0.0 < size < np.inf:
                message = tr("{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.")
                raise QgsProcessingException(message.format(name, column, feature.id(), feature[column]))
        scars.append(sizes)
    if len({tuple(sizes) for sizes in scars}) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two scars of different size, better 20."))
    return np.array(scars)
