# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations added up to frequencies, and the rasters of return periods and of energies by return period."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.ensemble.proof import fingerprint
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.hazard.frequency import Frequencies, rate_band, return_period
from ....engine.hazard.size_law import WIDEST, fitted_exponent
from ....engine.io import raster
from ....engine.io.raster import Band
from ...number_words import KILO, exact_text, formatted
from ...shared.layers.vector_layers import wkt_of
from ...shared.parameters.values import read_numbers
from ...shared.runs.run_paths import ITEM as RUNS_ITEM
from ...shared.runs.run_paths import CountedRun, CountedRuns
from ...shared.styles import styles
from ...shared.styles.known_layers import ITEM
from ...shared.styles.on_load import style_on_load
from ...translation import tr
from .count_rasters import read_counts, read_squares
from .frequency_rows import missing_classes, read_blocks, read_size_law, tell_width, width_items, width_on, width_words
from .objects import CountsOfObjects
from .parameters import (
    ENERGY_PERIODS,
    FREQUENCIES,
    HEIGHT_PERIOD,
    RAMPS,
    RATE_EVENTS,
    RETURN_ENERGY,
    RETURN_PERIOD,
    YEARS,
)
from .report import MoreMap, ScenarioFacts
from .scenarios import Scenario, metadata_of

CLASSES_MISSING = Kind(
    "classes-missing", DOUBTFUL,
    "FREQUENCIES: the classes of {source} go from {lower:g} to {upper:g} m³, the volume-frequency relation from "
    "{least:g} to {largest:g} m³; the other blocks are not in the map.",
    "Simulate the missing sizes, or narrow the volume-frequency relation.",
)  # fmt: skip
CLASS_WIDE = Kind(
    "class-wide", DOUBTFUL,
    "FREQUENCIES: the class of {name} goes from {lower:g} to {upper:g} m³; a size class should span at most a factor "
    "of 3 in volume, so split it.",
)  # fmt: skip
ABOVE_THRESHOLDS = Kind(
    "energy-above-thresholds", DOUBTFUL,
    "RETURN_ENERGY: once in {period:g} years the energy is above the highest threshold, {limit:g} kJ, in "
    "{value:.0f} cells, which show just more than that.",
    "Simulate again with higher ENERGY_THRESHOLDS.",
)  # fmt: skip

ABOVE_ALL = 1e9  # kJ, drawn in the last class where the energy is above the highest threshold


class Sums(NamedTuple):
    """All size classes added up."""

    frequencies: Frequencies  # above each energy
    of_volumes: object  # Frequencies above the bounds of rules by volume; None where the intensity is by energy
    grid: raster.Grid
    facts: list  # ScenarioFacts of each row
    objects: object  # CountsOfObjects, None without objects
    width: float  # m, of the object that the frequencies are of; 0 for a cell


def add_up(call, classes, metres, bounds=(), volumes=None):
    """The Sums of some SizeClass.

    metres : width of the object that the frequencies are of, 0 for a cell
    volumes : of the blocks of each, m3, where the intensity is by volume, with bounds in m3
    """
    frequencies, of_volumes, grid, facts, objects = None, None, None, [], None
    for number_done, size_class in enumerate(classes):
        call.stop_if_cancelled()
        counts, own_grid = read_counts(size_class, grid)
        if frequencies is None:
            grid, width = own_grid._replace(crs=wkt_of(size_class.crs)), width_on(own_grid, metres)
            frequencies = Frequencies(grid.shape, size_class.thresholds, width)
            objects = CountsOfObjects.read(call, grid, size_class.crs, width)
            of_volumes = None if volumes is None else Frequencies(grid.shape, bounds, width)
        squares = read_squares(size_class, grid)
        try:
            frequencies.add(counts, size_class.runs, size_class.rate, squares)
        except ValueError as error:
            raise QgsProcessingException(f"FREQUENCIES, {size_class.name}: {error}") from error
        if of_volumes is not None:
            larger = (None if some is None else some.above_volumes(volumes[number_done], bounds)
                      for some in (counts, squares))  # fmt: skip
            of_volumes.add(next(larger), size_class.runs, size_class.rate, next(larger))
        if objects is not None:
            objects.add(counts, squares)
            objects.add_hits(call, size_class)
        facts.append(_facts_of(size_class, counts))
        _tell_class(facts[-1], size_class, call)
        call.progress(60.0 * (number_done + 1) / len(classes))
    tell_width(call, metres, grid)
    return Sums(frequencies, of_volumes, grid, facts, objects, metres)


def tell_rates(call, classes):
    """Log the volume-frequency relation and the uncertainty of the rates; warn of missing or too wide classes."""
    law, blocks = (read(call) for read in (read_size_law, read_blocks))
    if blocks:
        fit = fitted_exponent(blocks, law.smallest)
        message = tr("Volume-frequency relation: exponent {:.3f} with a standard error of {:.3f}, by {} blocks.")
        call.info(formatted(message, fit.value, fit.standard_error, fit.blocks))
    if law is not None:
        message = tr("Volume-frequency relation: mean volume {:.3g} m³ from {:g} to {:g} m³.")
        call.info(formatted(message, law.mean_volume(), law.smallest, law.largest))
    for source, lower, upper in missing_classes(classes, law):
        bounds = {"lower": lower, "upper": upper, "least": law.smallest, "largest": law.largest}
        call.find([CLASSES_MISSING.of(str(FREQUENCIES), source=source, **bounds)])
    for size_class in classes:
        if size_class.upper > WIDEST * size_class.lower:
            ratio = size_class.upper / size_class.lower
            call.find(
                [
                    CLASS_WIDE.of(
                        str(FREQUENCIES),
                        ratio,
                        WIDEST,
                        name=size_class.name,
                        lower=size_class.lower,
                        upper=size_class.upper,
                    )
                ]
            )
    events = call[RATE_EVENTS]
    if events is not None:
        low, high = (bound / events for bound in rate_band(events))
        message = tr("Rates that rest on {:g} events may be {:.2f} to {:.2f} times as large (95 %), and all "
                     "frequencies with them.")  # fmt: skip
        call.info(formatted(message, events, low, high))


def check_periods(call):
    """Years of the energies, rising. Raises QgsProcessingException where they are none."""
    return read_numbers(call, ENERGY_PERIODS)


def add_up_heights(classes, sums, call):
    """Frequencies of passing heights, of SizeClasses with counts of these; ``sums``: Sums of the energies."""
    grid = sums.grid
    frequencies = Frequencies(grid.shape, classes[0].heights.thresholds, width_on(grid, sums.width))
    for size_class in classes:
        call.stop_if_cancelled()
        try:
            counts, squares = read_counts(size_class.heights, grid)[0], read_squares(size_class.heights, grid)
            frequencies.add(counts, size_class.runs, size_class.rate, squares)
        except ValueError as error:
            raise QgsProcessingException(f"FREQUENCIES, {size_class.name}: {error}") from error
    return frequencies


def write_frequencies(call, files, sums, classes):
    """Write the rasters that were asked for; returns parameter -> path."""
    frequencies, grid = sums.frequencies, sums.grid
    kinds = {
        RETURN_PERIOD: lambda: _period_bands(frequencies, tr("more than {} kJ"), KILO),
        HEIGHT_PERIOD: lambda: _period_bands(add_up_heights(classes, sums, call), tr("higher than {} m"), 1.0),
        RETURN_ENERGY: lambda: _energy_bands(frequencies, check_periods(call), call),
    }
    made_from = _counted_runs(classes, sums).item()
    paths = {}
    for name, bands_of in kinds.items():
        if not call.wants(name):
            continue
        paths[name] = path = call.path(name)
        bands, offset = bands_of()
        said = {ITEM: name, **width_items(sums.width)}
        if name == RETURN_PERIOD:
            said[RUNS_ITEM] = made_from
        raster.write_bands(files.stage(path), bands, grid, offset, math.nan, said)
        label = f"{call.label(name)}, {width_words(sums.width, grid.cell_size)}"
        style = styles.RasterStyle(RAMPS[name])
        style_on_load(call, path, label, style, call.run_of_layers, name)
    return paths


def maps_of_report(call, frequencies, classes):
    """MoreMap of the return periods of any passage and of each intensity, and of the energies by return period."""
    maps = [MoreMap(tr("Return period, {}").format(tr("any passage")), return_period(frequencies.passages()), YEARS)]
    for bound in () if classes.is_by_volume else classes.bounds:
        label = tr("Return period, {}").format(tr("more than {} kJ").format(exact_text(bound / KILO)))
        maps.append(MoreMap(label, return_period(frequencies.above(bound)), YEARS))
    periods = check_periods(call)
    for period, energy in zip(periods, frequencies.energies(periods)):
        label = tr("Energy once in {} years").format(exact_text(period))
        drawn = np.where(np.isinf(energy), np.float32(ABOVE_ALL), energy / np.float32(KILO))
        maps.append(MoreMap(label, frequencies.cells.grid(drawn, np.nan), "energy"))
    return maps


def _counted_runs(classes, sums):
    """Runs by which a cell can be asked again for the source of its hazard."""
    runs = (
        CountedRun(size_class.source, size_class.sizes, size_class.rate / size_class.runs, size_class.passages,
        size_class.counts,
                   metadata_of(size_class.counts).get("TALUS_RESULT", ""), size_class.runs)
        for size_class in classes
    )  # fmt: skip
    return CountedRuns(classes[0].thresholds, tuple(runs), sums.width, sums.frequencies.spread)


def _period_bands(frequencies, above, factor):
    """(bands of the return periods and their bounds, where they begin in the grid).

    above : words for a threshold in the unit of the factor
    """
    what = [tr("any passage"), *(above.format(exact_text(threshold / factor)) for threshold in frequencies.thresholds)]
    texts = tr("Return period, {}"), tr("Return period, {}, lower bound"), tr("Return period, {}, upper bound")
    cells = frequencies.cells
    bands = [
        Band(cells.in_window(year, np.nan), tr("years"), text.format(words))
        for text, years in zip(texts, frequencies.return_periods())
        for words, year in zip(what, years)
    ]
    return bands, _offset(cells)


def _energy_bands(frequencies, periods, call):
    """Bands of the energies by return period."""
    highest, cells = np.float32(frequencies.thresholds[-1] / KILO), frequencies.cells
    bands = []
    for period, energy in zip(periods, frequencies.energies(periods)):
        is_above = np.isinf(energy)
        if is_above.any():
            call.find([ABOVE_THRESHOLDS.of(str(RETURN_ENERGY), np.count_nonzero(is_above), highest, period=period)])
        energy = np.where(is_above, np.nextafter(highest, np.float32(np.inf)), energy / np.float32(KILO))
        text = tr("Energy once in {} years").format(exact_text(period))
        bands.append(Band(cells.in_window(energy.astype(np.float32), np.nan), "kJ", text))
    return bands, _offset(cells)


def _offset(cells):
    return tuple(part.start for part in cells.window())


def _facts_of(size_class, counts):
    exceeded = [threshold for threshold, band in zip(size_class.thresholds, counts.counts[1:]) if band.any()]
    largest = exceeded[-1] / KILO if exceeded else 0.0
    name = ", ".join(filter(None, (size_class.name, size_class.source, size_class.sizes and f"{size_class.sizes} m³")))
    scenario = Scenario(
        size_class.counts, size_class.passages, name, size_class.runs, 1.0 / size_class.rate, 1.0, size_class.crs
    )
    digest = fingerprint(counts.cells.numbers, counts.counts)
    return ScenarioFacts(scenario, largest, counts.cells.numbers.size, 0, digest, True)


def _tell_class(facts, size_class, call):
    message = tr("{}: {:g} runs, {:.4g} blocks per year; {} cells, runs above {:g} kJ.")
    call.info(formatted(message, facts.scenario.name, size_class.runs, size_class.rate, facts.cells, facts.largest))
