# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:ensemble before a run."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.ground import intervals
from ...engine.io.thresholds import thresholds_of
from ...engine.members.doubts import distribution_of
from ...engine.members.ground_doubt import GroundDoubt, range_of, read_sample
from ..layers.vector_layers import check_layers
from ..parameters.chance import VOLUME_DISTRIBUTION
from ..parameters.ground import GROUND_TABLE, is_bare
from ..parameters.matrices import filled_rows
from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..parameters.scene import HEIGHT_FIELD, ROCK_FILE, ROCK_LENGTHS, ROCK_SET, ROCK_SIZES, VOLUME_FIELD
from ..parameters.values import as_number
from ..scene.dem import open_dem
from ..scene.door import check_scene
from ..scene.ground import known_classes
from ..translation import tr
from .parameters import (
    ENERGY_THRESHOLDS,
    GROUND_SAMPLE,
    HEIGHTS,
    MEMBERS,
    MEMBERSHIP,
    PERIOD_BAND,
    PERIODS,
    RANGES,
    RATE,
    ROLLING_INTERVALS,
    SHAPES,
    SOFTNESS,
    VOLUMES,
)

COLUMNS = 3


class Asked(NamedTuple):
    """Checked inputs."""

    ground: GroundDoubt
    shapes: list  # names
    volume: object  # Distribution, None where it is known
    height: object
    rate: object
    known_rate: float  # NaN where there is none, or it is drawn
    thresholds: tuple  # J
    periods: tuple  # years


def check(call):
    """Asked, without reading layers."""
    check_scene(call)
    check_layers(call)
    open_dem(call)
    check_outputs(call)
    if call[MEMBERS] % 2:
        raise QgsProcessingException(tr("MEMBERS is {}; give an even number.").format(call[MEMBERS]))
    ground = _ground(call)
    volume, height = _distribution(call, VOLUMES, above=0.0), _distribution(call, HEIGHTS, lowest=0.0)
    rate, known_rate = _rate(call)
    shapes = call[SHAPES] if call.is_given(SHAPES) else []
    _check_others(call, shapes, volume, height)
    has_rate = rate is not None or known_rate == known_rate
    for output in (PERIOD_BAND, MEMBERSHIP):
        if call.wants(output) and not has_rate:
            message = tr(
                "{}: a return period requires the number of blocks per year; enter it (RATE), or skip this output."
            )
            raise QgsProcessingException(message.format(output))
    if not (ground.is_any or ground.intervals or len(shapes) > 1 or volume or height or rate):
        raise QgsProcessingException(
            tr("SOFTNESS: no input is uncertain, so all members would be the same but for chance; enter it, or "
               "ranges, shapes, volumes, heights or a distribution of the rate.")
        )  # fmt: skip
    return Asked(ground, shapes, volume, height, rate, known_rate, _thresholds(call), read_numbers(call, PERIODS))


def _ground(call):
    """GroundDoubt of softness, ranges and sample."""
    classes = known_classes(call[GROUND_TABLE])
    steps, sample = call[SOFTNESS], None
    if call[GROUND_SAMPLE]:
        try:
            sample = read_sample(call[GROUND_SAMPLE], classes)
        except (OSError, ValueError) as error:
            raise QgsProcessingException(f"GROUND_SAMPLE: {error}") from error
    ranges = _ranges(call, classes)
    if is_bare(call) and (ranges or sample is not None):
        raise QgsProcessingException(
            tr("RANGES: slip friction as the ground model uses mu_min, mu_max, kappa and beta of the classes "
               "unchanged; choose another model (GROUND_MODEL), or the softness alone.")
        )  # fmt: skip
    has_intervals = call[ROLLING_INTERVALS] and not is_bare(call)
    return GroundDoubt(classes, steps, ranges, sample, intervals.load() if has_intervals else {})


def _ranges(call, classes):
    found = []
    for number, row in filled_rows(call[RANGES], COLUMNS, RANGES):
        try:
            found.append(range_of(*row, classes))
        except ValueError as error:
            raise QgsProcessingException(tr("RANGES, row {}: {}").format(number, error)) from error
        if [one[:2] for one in found].count(found[-1][:2]) > 1:
            message = tr("RANGES, row {}: {} of {} is in an earlier row; leave one out.")
            raise QgsProcessingException(message.format(number, row[1], row[0]))
    return found


def _distribution(call, parameter, **limits):
    """The Distribution of a text, None for an empty one."""
    text = call[parameter].strip()
    if not text:
        return None
    try:
        return distribution_of(text, str(parameter), **limits)
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error


def _rate(call):
    """(Distribution or None, known number or NaN)."""
    number = as_number(call[RATE].strip() or "nan")
    if math.isnan(number):
        return _distribution(call, RATE, above=0.0, unit="1/year"), math.nan
    if not 0.0 < number < math.inf:
        message = tr("RATE is {}; give blocks per year, more than 0, or a distribution such as lognormal(0.2, 0.5).")
        raise QgsProcessingException(message.format(call[RATE].strip()))
    return None, number


def _check_others(call, shapes, volume, height):
    """Raise QgsProcessingException where what is in doubt is also given otherwise."""
    given = {
        SHAPES: len(shapes) > 0 and [ROCK_FILE, ROCK_SET, ROCK_LENGTHS],
        VOLUMES: volume is not None and [VOLUME_FIELD, VOLUME_DISTRIBUTION, ROCK_SET, ROCK_SIZES, ROCK_LENGTHS],
        HEIGHTS: height is not None and [HEIGHT_FIELD],
    }
    for doubt, others in given.items():
        for other in others or ():
            if call[other]:
                message = tr("{}: {} is given too and is equivalent; leave one of them empty.")
                raise QgsProcessingException(message.format(doubt, other))


def _thresholds(call):
    try:
        return thresholds_of(call[ENERGY_THRESHOLDS])
    except ValueError as error:
        raise QgsProcessingException(f"ENERGY_THRESHOLDS: {error}") from error
