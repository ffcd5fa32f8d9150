# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios runs: fits the list, links it to the known event, writes scenarios."""

import math
from io import StringIO
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsFeatureRequest, QgsProcessingException, QgsWkbTypes

from ....engine.io.plain_file import read_text
from ....engine.sizes.block_sizes import of_scenarios
from ....engine.sources import block_statistics as statistics
from ....engine.sources.block_statistics import PLAUSIBLE
from ....engine.sources.joint_blocks import JointSet, largest_joint_block
from ....engine.sources.plausible_blocks import of_laws
from ....engine.sources.plausible_blocks import of_scenarios as of_blocks
from ...choice_names import choice_names
from ...number_words import formatted, number_text
from ...shared.layers.vector_layers import UNCHECKED, check_fields, needed_number
from ...shared.layers.writing import write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import as_number, is_blank, read_numbers
from ...shared.reports.figures import can_draw
from ...shared.styles.styles import TableStyle
from ...translation import tr
from . import tables
from .algorithm import (
    ANCHOR_PERIOD,
    ANCHOR_VOLUME,
    BEST,
    BLOCK_FILE,
    BLOCKS,
    DISTRIBUTION,
    FIGURE,
    FITS,
    JOINTS,
    LARGEST_VOLUME,
    NUMBERED,
    PERIODS,
    SCENARIOS,
    VOLUME_FIELD,
    labels,
)
from .tables import draw_blocks

# Reads a list of measured volumes from a layer or a text file.


def check_blocks(call):
    """Raise QgsProcessingException unless there is one list, and its field."""
    source = call[BLOCKS]
    path = call[BLOCK_FILE]
    if (source is None) == (not path):
        raise QgsProcessingException(tr("BLOCKS, BLOCK_FILE: give a layer of blocks or a text file, one of the two."))
    if source is not None:
        name = call[VOLUME_FIELD]
        if not name:
            raise QgsProcessingException(tr("VOLUME_FIELD: choose the field with the volumes."))
        check_fields(source, BLOCKS, [name])


def read_volumes(call):
    """Volumes as they stand in the list, m3. Raises QgsProcessingException for what is no number, by its place."""
    source = call[BLOCKS]
    if source is None:
        return _volumes_of_file(call[BLOCK_FILE])
    name = call[VOLUME_FIELD]
    volumes = []
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        volumes.append(needed_number(feature, BLOCKS, name, above=0.0))
    return volumes


def _volumes_of_file(path):
    volumes = []
    with StringIO(read_text(path, "utf-8-sig", "replace")) as file:
        for number, line in enumerate(file, 1):
            text = line.strip().rstrip(";,")
            if not text or text.startswith("#"):
                continue
            volume = as_number(text)
            if not (math.isfinite(volume) and volume > 0.0):
                message = tr("BLOCK_FILE: line {} is {!r}; give one volume above 0 m³ on each line.")
                raise QgsProcessingException(message.format(number, text[:40]))
            volumes.append(volume)
    return volumes


# The largest block that the cliff can give: as it was said, or as the joints allow.

COLUMNS = 3


class Limit(NamedTuple):
    """A volume beyond which there is no block, and what says so."""

    volume: float  # m3
    parameter: str  # LARGEST_VOLUME or JOINTS


def read_limit(call, volumes):
    """The Limit, None where nothing is known. Raises QgsProcessingException where a block of the list is larger."""
    known = [(call[LARGEST_VOLUME], LARGEST_VOLUME), (_volume_between(check_joints(call)), JOINTS)]
    limits = [Limit(volume, parameter) for volume, parameter in known if volume is not None]
    if not limits:
        return None
    limit = min(limits)
    largest = max(volumes)
    if largest > limit.volume:
        message = tr("{}: it allows blocks up to {:.3g} m³, but the largest of the list has {:.3g} m³. Correct one of "
                     "them, or leave the limit out.")  # fmt: skip
        raise QgsProcessingException(formatted(message, limit.parameter, limit.volume, largest))
    return limit


def check_joints(call):
    """The JointSets, [] where there are none. Raises QgsProcessingException for what encloses no block."""
    cells = call[JOINTS]
    if len(cells) % COLUMNS:
        message = tr("JOINTS: {} values do not make rows of {}: dip direction, dip, spacing.")
        raise QgsProcessingException(message.format(len(cells), COLUMNS))
    rows = [cells[first : first + COLUMNS] for first in range(0, len(cells), COLUMNS)]
    sets = [JointSet(*map(as_number, row)) for row in rows if not all(map(is_blank, row))]
    try:
        _volume_between(sets)
    except ValueError as error:
        raise QgsProcessingException("JOINTS: " + str(error).removeprefix("Joints: ")) from error
    return sets


def _volume_between(sets):
    return largest_joint_block(sets) if sets else None


# Checks of talus:blockscenarios before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_blocks(call)
    read_numbers(call, PERIODS)
    check_joints(call)
    for name in (ANCHOR_VOLUME, ANCHOR_PERIOD):
        if call.raw(name) is None:
            message = tr("{}: the event whose return period is known is missing; without it a list of blocks gives "
                         "no frequency.")  # fmt: skip
            raise QgsProcessingException(message.format(name))
    check_outputs(call)


# Log of talus:blockscenarios.


def tell(study, call):
    """Log the fit, the scenarios, and the answers to a reviewer's questions; ``study``: run.Study."""
    fits, blocks, fit, scenarios, largest = study.fits, study.blocks, study.fit, study.scenarios, max(study.volumes)
    names = choice_names()
    _tell_limit(study.limit, largest, call)
    call.find(of_scenarios([(scenario.name, scenario.volume) for scenario in scenarios]))
    for item, volumes in zip(fits, blocks):
        message = tr("  {}: distance from the largest blocks {:.2f}, from all {:.3f}; blocks of {} m³")
        of_periods = "; ".join(number_text(volume) for volume in volumes)
        call.info(formatted(message, names[item.family], item.tail_distance, item.distance, of_periods))
    call.info(formatted(tr("Selected: {}."), names[fit.family]))
    for item in scenarios:
        call.info(formatted(tr("  once in {:g} years: {:.3g} m³"), item.period, item.volume))
    if study.limit is None and fit is not fits[0] and blocks[0][-1] > PLAUSIBLE * largest:
        message = tr(
            "{} lies closer to the largest blocks, but its block of {:g} years is more than {:g} times the largest "
            "measured one. Give LARGEST_VOLUME or JOINTS if the joints limit the size of a block."
        )
        call.info(formatted(message, names[fits[0].family], scenarios[-1].period, PLAUSIBLE))
    call.find(of_laws(scenarios[-1].period, scenarios[-1].volume, [volumes[-1] for volumes in blocks]))
    call.find(of_blocks(fit.blocks, largest, [(scenario.period, scenario.volume) for scenario in scenarios]))


def _tell_limit(limit, largest, call):
    """Log the largest block that is possible, and its source."""
    if limit is None:
        message = tr("No limit is known: neither LARGEST_VOLUME nor JOINTS is given. Largest of the list: {:.3g} m³.")
        call.info(formatted(message, largest))
        return
    by_joints = tr("The joints allow blocks up to {:.3g} m³, {:.3g} times the largest of the list.")
    as_given = tr("The cliff can give blocks up to {:.3g} m³, {:.3g} times the largest of the list.")
    message = by_joints if limit.parameter == JOINTS else as_given
    call.info(formatted(message, limit.volume, limit.volume / largest))


class Study(NamedTuple):
    """Data of the tables and the figure."""

    volumes: list  # m3, measured
    fits: list  # engine.sources.block_statistics.Fit, the closest to the list first
    blocks: list  # of each fit the volumes (m3) of the return periods, NaN where it has none
    fit: object  # the one that was taken
    anchor: object  # engine.sources.block_statistics.Anchor
    limit: object  # limits.Limit, None where nothing limits the blocks
    scenarios: list  # of the fit that was taken


def run(call):
    """Run talus:blockscenarios and return its outputs and numbers to Processing."""
    call.checked()
    volumes = read_volumes(call)
    periods = read_numbers(call, PERIODS)
    anchor = statistics.Anchor(
        call[ANCHOR_VOLUME],
        call[ANCHOR_PERIOD],
    )
    limit = read_limit(call, volumes)
    fits = _fits(volumes, limit)
    family = call[DISTRIBUTION]
    if family == BEST:
        fit = statistics.most_plausible(fits, anchor, max(periods), volumes)
    else:
        fit = next(fit for fit in fits if fit.family == family)
    scenarios = statistics.scenarios(fit, anchor, periods)
    blocks = [statistics.blocks_of_periods(fit, anchor, periods) for fit in fits]
    study = Study(volumes, fits, blocks, fit, anchor, limit, scenarios)
    tell(study, call)
    with Files() as files:
        outputs = _write(call, files, study)
    numbers = _numbers_of(volumes, fit, statistics.blocks_a_year(fit, anchor), scenarios)
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _fits(volumes, limit):
    """All distributions, cut off at the largest block that the cliff can give where it is known."""
    fits = statistics.fit_blocks(volumes)
    return fits if limit is None else statistics.bounded(fits, limit.volume, volumes)


def _write(call, files, study):
    periods = [scenario.period for scenario in study.scenarios]
    made = (
        (SCENARIOS, tables.scenario_columns(), tables.scenario_features(study.scenarios, study.fit, study.limit)),
        (FITS, tables.fit_columns(periods), tables.fit_features(study.fits, study.blocks)),
    )
    outputs = {}
    for name, columns, features in made:
        if call.wants(name):
            form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            outputs[name] = write_layer(call, files, name, form, features, TableStyle(columns))
    if call.wants(FIGURE) and can_draw(call):
        outputs[FIGURE] = call.path(FIGURE)
        draw_blocks(files.stage(outputs[FIGURE]), study)
    return outputs


def _numbers_of(volumes, fit, rate, scenarios):
    numbers = {"BLOCK_COUNT": fit.blocks, "VOLUME_P95": float(np.quantile(volumes, 0.95)), "BLOCKS_A_YEAR": rate}
    return {**numbers, **{f"VOLUME_{k + 1}": scenario.volume for k, scenario in enumerate(scenarios[:NUMBERED])}}
