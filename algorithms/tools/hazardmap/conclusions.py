# SPDX-License-Identifier: GPL-2.0-or-later
"""The first page of the report: what the map says, for those who decide."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.choices import DANGER_LEVELS, HAZARD_MATRIX, HAZARD_METHODS
from ....engine.hazard.frequency import rate_band
from ....engine.hazard.hazard import PERIODS
from ....engine.hazard.rules.problems import RulesError
from ....engine.hazard.rules.rules import EVER, Rules
from ...choice_names import choice_names
from ...number_words import KILO, NOTHING, energy_text, exact_text, formatted, number_text
from ...shared.reports import page
from ...translation import tr
from .outputs import legends_of, usual_legends
from .parameters import MATRIX, METHOD, OF_DIALOG, RATE_EVENTS, RULES, RULES_FILE, STRONG, WEAK

HECTARE = 1e4  # m2


class Conclusions(NamedTuple):
    """Content of the first page."""

    legends: object  # legend.Legends
    levels: np.ndarray  # (ny, nx) uint8
    split: list  # of engine.hazard.findings.SplitArea
    cell_size: tuple  # m
    method: str  # words
    rules: str  # name of the rules, "" for the matrix of the dialog
    probability: float  # largest of a cell
    curves: list  # of curves.PartOfCurve, of all blocks of each object; empty without objects
    bounds: tuple  # J, between the intensities; the thresholds of the curves where these are volumes
    thresholds: tuple  # J, of the curves
    rate: tuple  # (events, lower, upper factor) of the rates, None where nobody said on how many they rest
    width: float  # m, of the object that frequencies are of; 0 for a cell
    losses: dict  # level -> engine.hazard.danger_zones.Loss; empty without zones


def conclusions_of(call, classes, outcomes, split, hazard, grid, curves, thresholds, drawn, sums=None):
    """The Conclusions of a map.

    classes : hazard_classes.HazardClasses; outcomes : (ny, nx) numbers of outcomes; split : their areas of split
        fields; drawn : zones.DrawnZones or None
    sums : frequency_maps.Sums, None for other methods
    """
    rules = classes.rules
    events = call[RATE_EVENTS] if curves or call[METHOD] == HAZARD_METHODS[-1] else None
    rate = None if events is None else (events, *(bound / events for bound in rate_band(events)))
    bounds = thresholds if classes.is_by_volume else classes.bounds
    return Conclusions(
        classes.legends, classes.levels_of(outcomes), split,
        grid.cell_size, choice_names()[call[METHOD]], "" if rules is None else rules.name,
        float(hazard.annual_probability().max(initial=0.0)), curves, bounds, thresholds, rate,
        0.0 if sums is None else sums.width,
        {} if drawn is None else drawn.losses,
    )  # fmt: skip


def conclusions(content, is_unsafe=False):
    """The section as HTML; ``is_unsafe``: where a finding says that the results must not be used."""
    first = [tr("Do not base decisions on these results: findings above are unsafe.")] if is_unsafe else []
    sentences = [
        formatted(tr(
            "Levels: {}. Method for the return period: {}."), content.rules or tr("matrix of this study"),
            content.method),
        *_probability(content), *_doubts(content), *_split(content), *_zones(content),
    ]  # fmt: skip
    about_other_cells = tr(
        "A cell without a level was not reached by the simulated blocks. That is no proof that it is safe: "
        "sources, volumes and paths that were not simulated are not in the map."
    )
    parts = [page.items([*first, *sentences]), _areas(content), page.paragraph(about_other_cells)]
    if content.curves:
        parts.append(_objects(content))
    return page.section(tr("Conclusions"), "".join(parts))


def _probability(content):
    if not content.probability > 0.0:
        return [tr("No simulated block reaches a cell. Paths that are seldom taken may be missing; the section "
                   "Convergence says how rare they can be.")]  # fmt: skip
    if content.width > 0.0:
        text = tr("Frequencies and levels are those of an object of {:g} m width; they do not depend on the cells of "
                  "the elevation model. Where blocks come most often, such an object is hit with a probability of "
                  "{} % within a year.")  # fmt: skip
        return [formatted(text, content.width, number_text(100.0 * content.probability))]
    text = tr("The largest annual reach probability is {} %, in a cell of {:g} x {:g} m; frequencies of cells grow "
              "with their size.")  # fmt: skip
    return [formatted(text, number_text(100.0 * content.probability), *(round(side, 3) for side in content.cell_size))]


def _doubts(content):
    if content.rate is None:
        return [tr("The uncertainty of return periods and rates was not given; all frequencies depend on them.")]
    text = tr(
        "The rates rest on {:g} events: they, and all frequencies, may be {:.2g} to {:.2g} times as large (95 %)."
    )
    return [formatted(text, *content.rate)]


def _split(content):
    texts = []
    for split in content.split:
        text = tr("{} ha of {} lie in a split field{}: the officer may decide on {}.")
        field = f" ({split.fields})" if split.fields else ""
        texts.append(formatted(text, number_text(split.area / HECTARE), split.level, field, split.other))
    return texts


def _zones(content):
    texts = []
    for level, loss in content.losses.items():
        if loss.lost >= 1.0:
            text = tr("The drawn zones of {} and above leave out {} m² of {} m² of its cells.")
            name = content.legends.levels.names[level]
            texts.append(formatted(text, name, number_text(loss.lost), number_text(loss.raw)))
    return texts


def _areas(content):
    cell = content.cell_size[0] * content.cell_size[1]
    counts = np.bincount(content.levels.ravel(), minlength=1 + len(content.legends.levels.names))
    names = content.legends.levels.names
    rows = [[names[level], number_text(cell * counts[level] / HECTARE)] for level in sorted(names, reverse=True)]
    return page.table_with_csv("levels", [tr("level"), tr("area [ha]")], rows)


def _objects(content):
    """Return periods of each object, with their bounds, and the source that makes most of them."""
    levels = [0, *(1 + int(np.argmin(np.abs(np.asarray(content.thresholds) - bound))) for bound in content.bounds)]
    words = [tr("any passage"), *(formatted(tr("more than {}"), energy_text(bound / KILO)) for bound in content.bounds)]
    head = [
        tr("object"),
        *(formatted(tr("return period, {} [years]"), word) for word in words),
        tr("largest contribution"),
    ]
    rows = []
    for whole in (curve for curve in content.curves if curve.part == "all"):
        cells = [_period(whole.curve, level) for level in levels]
        rows.append([whole.object.name, *cells, _main_source(content.curves, whole, levels[-1])])
    return page.table_with_csv("objects", head, rows)


def _period(curve, level):
    frequency, low, high = (float(values[level]) for values in curve)
    if not frequency > 0.0:
        return formatted("> {}", exact_text(round(1.0 / high))) if high > 0.0 else NOTHING
    upper = number_text(1.0 / low) if low > 0.0 else NOTHING
    return f"{number_text(1.0 / frequency)} ({number_text(1.0 / high)} – {upper})"


def _main_source(curves, whole, level):
    """The source with the largest part of the strong hits, of any where there is no strong one."""
    level = level if whole.curve.frequency[level] > 0.0 else 0
    of_sources = [curve for curve in curves if curve.part == "source" and curve.object == whole.object]
    if not of_sources or not whole.curve.frequency[level] > 0.0:
        return NOTHING
    most = max(of_sources, key=lambda part: part.curve.frequency[level])
    return formatted(
        "{} ({} %)", most.source, exact_text(round(100.0 * most.curve.frequency[level] / whole.curve.frequency[level]))
    )


# Intensities, return periods and levels of a map: by the rules of an authority, or by the dialog.


class HazardClasses(NamedTuple):
    """Intensities, return periods and levels of one map."""

    rules: object  # engine's Rules; None for those of the dialog
    bounds: tuple  # J, between the intensities; by rules of volumes m3
    periods: tuple  # years
    matrix: np.ndarray  # (intensities, periods) numbers of outcomes; by the dialog of levels
    beyond: int  # number of what is reached by rarer events
    legends: object  # legend.Legends

    @property
    def is_by_volume(self):
        """Is the intensity the volume of the block? The bounds are m3 then."""
        return self.rules is not None and self.rules.is_by_volume

    @property
    def intensity_labels(self):
        """Labels of the intensity maps, by return period."""
        of_period, whatever = tr("Intensity, {} years"), tr("Intensity")
        return [whatever if period == EVER else of_period.format(exact_text(period)) for period in self.periods]

    def factor(self, cell_size):
        """Factor of the frequencies of cells, for rules of a width of the slope."""
        return 1.0 if self.rules is None else self.rules.width_factor(cell_size)

    def levels_of(self, outcomes):
        """Numbers of levels of numbers of outcomes."""
        return outcomes if self.rules is None else self.rules.levels_of(outcomes)


def classes_of(call):
    """The HazardClasses of a call. Raises QgsProcessingException for rules that will not do, and for such a matrix."""
    rules = _rules_of(call)
    if rules is None:
        beyond = DANGER_LEVELS.index("residual")
        return HazardClasses(None, _bounds(call), PERIODS, _danger_matrix(call), beyond, legends_of(None))
    return HazardClasses(rules, rules.bounds, rules.periods, *rules.matrix(), legends_of(rules))


def _rules_of(call):
    try:
        if call[RULES_FILE]:
            rules = Rules.read(call[RULES_FILE])
        elif call[RULES] != OF_DIALOG:
            rules = Rules.shipped(call[RULES])
        elif call[METHOD] == "propagation":
            message = tr("METHOD: the method propagation needs RULES with a table of failure and propagation, and its "
                         "shares filled in; copy the file of rules ch and give it as RULES_FILE.")  # fmt: skip
            raise QgsProcessingException(message)
        else:
            return None
        rules.check_filled(call[METHOD])
    except RulesError as error:
        raise QgsProcessingException(f"{RULES_FILE if call[RULES_FILE] else RULES}: {error}") from error
    return rules


def _bounds(call):
    """Energies between the intensities, J."""
    bounds = tuple(KILO * call[name] for name in (WEAK, STRONG))
    if not bounds[0] < bounds[1]:
        raise QgsProcessingException(tr("STRONG must be more than WEAK."))
    return bounds


def _danger_matrix(call):
    """Danger level of each intensity and return period (3, 3)."""
    fields = call[MATRIX] or HAZARD_MATRIX
    names = [str(field).strip().lower() for field in fields]
    known = DANGER_LEVELS[1:]
    if len(names) != len(HAZARD_MATRIX):
        message = tr("MATRIX: there are {} fields; enter 9, three return periods for each of weak, medium and strong.")
        raise QgsProcessingException(message.format(len(names)))
    intensities = usual_legends().intensities.names
    for number, name in enumerate(names):
        if name not in known:
            message = tr("MATRIX: the field of the intensity {} and {:g} years is {!r}; give one of {}.")
            row, column = divmod(number, len(PERIODS))
            cell = intensities[1 + row], PERIODS[column]
            raise QgsProcessingException(formatted(message, *cell, name, ", ".join(known)))
    return np.array([DANGER_LEVELS.index(name) for name in names]).reshape(3, 3)
