# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble runs: one scene, a simulation for each member, and what they say together."""

import math
import time
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from .... import engine
from ....engine import rock_library
from ....engine.findings.finding import DOUBTFUL, Finding, Kind, worst_first, worst_of_each
from ....engine.ground import intervals
from ....engine.io.thresholds import thresholds_of
from ....engine.members.bands import FEWEST_MEMBERS
from ....engine.members.doubts import Doubts, Scene, distribution_of
from ....engine.members.ground_doubt import GroundDoubt, range_of, read_sample
from ....engine.members.job import run_members, with_member_settings
from ....engine.members.summary import summarise
from ....engine.statistics.experience import SO_FAR, forecast_of
from ...number_words import formatted, number_text
from ...shared.layers.vector_layers import check_layers
from ...shared.parameters.chance import VOLUME_DISTRIBUTION
from ...shared.parameters.ground import GROUND_TABLE, is_bare
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.scene import (
    DENSITY,
    HEIGHT_FIELD,
    ROCK_FILE,
    ROCK_LENGTHS,
    ROCK_SET,
    ROCK_SIZES,
    SCHEDULER,
    SEED,
    VOLUME_FIELD,
)
from ...shared.parameters.staging import Files
from ...shared.parameters.values import as_number, filled_rows, read_numbers
from ...shared.reports.page import experience_lines
from ...shared.scene.dem import known_classes, open_dem
from ...shared.scene.door import check_scene
from ...shared.scene.profile_runs import tell_readiness
from ...shared.scene.scene import open_executor, read_scene
from ...translation import tr
from .algorithm import (
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
    labels,
)
from .outputs import unfinished_members, write_all

# Checks of talus:ensemble before a run.

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
    ranges = []
    for number, row in filled_rows(call[RANGES], COLUMNS, RANGES):
        try:
            ranges.append(range_of(*row, classes))
        except ValueError as error:
            raise QgsProcessingException(tr("RANGES, row {}: {}").format(number, error)) from error
        if [range_[:2] for range_ in ranges].count(ranges[-1][:2]) > 1:
            message = tr("RANGES, row {}: {} of {} is in an earlier row; leave one out.")
            raise QgsProcessingException(message.format(number, row[1], row[0]))
    return ranges


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


FEW_MEMBERS = Kind(
    "members-few", DOUBTFUL,
    "MEMBERS: {value:.0f} members draw {draws} values of each uncertain input; {limit:.0f} and more are needed for "
    "the smallest to lie below the 5 % quantile with 95 % confidence. The bands are narrower than they should be.",
    "Use more members.",
)  # fmt: skip

SIMULATED, SUMMED = 94.0, 98.0  # percent of the progress


def run(call):
    """Run talus:ensemble and return its outputs and numbers to Processing."""
    asked = call.checked()
    inputs = read_scene(call, {"energy_thresholds": asked.thresholds})
    shapes = _shapes(call, inputs, asked)
    scene = with_member_settings(Scene(inputs.terrain, inputs.ground, _rocks(inputs, shapes), inputs.releases,
                                       inputs.settings, inputs.barriers, inputs.trees))  # fmt: skip
    doubts = Doubts(
        asked.ground.fitting(inputs.ground), shapes, asked.volume, asked.height, asked.rate, asked.known_rate
    )
    classes = doubts.check(scene)
    made = doubts.designed(call[MEMBERS], call[SEED])
    _tell(call, doubts, made, classes, inputs)
    tell_readiness(call)
    call.say(tr("Simulating ..."))
    try:
        with open_executor(call[SCHEDULER], call) as executor, unfinished_members(call, scene, doubts, made) as kept:
            facts = run_members(
                scene, doubts, made, kept.store, executor, lambda share: call.progress(SIMULATED * share),
                call.is_cancelled, Telling(call, made.members, kept),
            )  # fmt: skip
            summary = summarise(
                kept.store, made, facts, asked.periods,
                lambda share: call.progress(SIMULATED + (SUMMED - SIMULATED) * share), call.is_cancelled,
            )  # fmt: skip
            if summary is None:
                raise engine.Cancelled("The summary was cancelled.")
            with Files() as files:
                paths = write_all(call, files, (inputs, asked, made, facts, summary))
            kept.is_done = True
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    numbers = numbers_of(facts, summary, inputs.terrain.cell_size)
    tell_numbers(labels(), numbers, call)
    call.info(tr("Forecasts compared with observations") + ":")
    for line in experience_lines():
        call.info("  " + line)
    call.find(worst_first([*_findings_of(facts), *forecast_of(fact["energy"] for fact in facts)]))
    for name, path in paths.items():
        call.info(f"{name}: {path}")
    return {**paths, **numbers}


def _findings_of(facts):
    """The worst finding of each code of all members, with the number of the one that has it; ``forecast_of`` quotes the
    experience for all of them together."""
    rows = [(number, row) for number, fact in enumerate(facts, 1) for row in fact.get("findings", ())
            if row["code"] != SO_FAR.code]  # fmt: skip
    return worst_of_each(Finding(**row).at(formatted(tr("Member {}"), number)) for number, row in rows)


def numbers_of(facts, summary, cell_size):
    """Name -> value."""
    cell = cell_size[0] * cell_size[1]
    low, middle, high = (float(np.count_nonzero(reached > 0.0)) * cell for reached in summary.reach)
    distances = np.quantile([fact["distance"] for fact in facts], (0.05, 0.5, 0.95)).tolist()
    names = "DISTANCE_LOW", "DISTANCE_MEDIAN", "DISTANCE_HIGH"
    return {
        "MEMBER_COUNT": len(facts), "RUNS_PER_MEMBER": facts[0]["runs"],
        "AREA_MEDIAN": middle, "AREA_LOW": low, "AREA_HIGH": high, **dict(zip(names, distances)),
    }  # fmt: skip


class Telling:
    """Reports how far the members are, and how long they take."""

    def __init__(self, call, members, kept):
        self.call, self.members, self.kept = call, members, kept
        self.before, self.started = kept.before, None

    def __call__(self, number, facts):
        done = number + 1
        if done == self.before:
            self.call.info(formatted(tr("Resumes with {} finished members."), self.before))
        if done <= self.before:
            return
        drawn = "; ".join(f"{name} {_short(value)}" for name, value in facts["drawn"].items())
        self.call.info(
            formatted(tr("Member {} of {}: {}; run-out {:.0f} m"), done, self.members, drawn, facts["distance"])
        )
        if self.started is None:  # the first may have compiled
            self.started = time.monotonic()
        elif done == self.before + 3:
            left = 0.5 * (time.monotonic() - self.started) * (self.members - done)
            self.call.info(formatted(tr("All will take about {:.1f} minutes."), left / 60.0))


def _rocks(inputs, shapes):
    """Rocks of the scene, or the one shape that was chosen."""
    return shapes if len(shapes) == 1 else inputs.rocks


def _shapes(call, inputs, asked):
    """Rocks of the shapes that were chosen, as large as that of the scene."""
    return [rock_library.rock(name, inputs.rock.volume, call[DENSITY]) for name in asked.shapes]


def _tell(call, doubts, made, classes, inputs):
    names = {
        "ground": tr("ground"), "rolling": tr("rolling resistance"),
        "shape": tr("shape"), "size": tr("size"), "height": tr("release height"),
        "rate": tr("rate"),
    }  # fmt: skip
    said = ", ".join(names[number] for number in doubts.numbers())
    call.info(tr("Uncertain: {}. Uncertain ground classes: {}.").format(said, ", ".join(classes) or "-"))
    runs = int(inputs.points.runs.sum())
    call.info(formatted(tr("{} members of {} runs: {} runs."), made.members, runs, made.members * runs))
    if made.members // 2 < FEWEST_MEMBERS:
        call.find([FEW_MEMBERS.of(str(MEMBERS), made.members, FEWEST_MEMBERS, draws=made.members // 2)])


def _short(value):
    return number_text(value) if isinstance(value, float) else str(value)
