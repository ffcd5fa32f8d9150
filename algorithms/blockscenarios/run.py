# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios runs: fits the list, links it to the known event, writes scenarios."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...engine.sources import block_statistics as statistics
from ..layers.writing import write_layer
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..styles.tables import TableStyle
from . import tables
from .block_lists import read_volumes
from .figure import draw_blocks
from .limits import read_limit
from .log import tell
from .parameters import (
    ANCHOR_PERIOD,
    ANCHOR_VOLUME,
    BEST,
    DISTRIBUTION,
    FIGURE,
    FITS,
    NUMBERED,
    PERIODS,
    SCENARIOS,
    labels,
)


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
        fit = next(one for one in fits if one.family == family)
    found = statistics.scenarios(fit, anchor, periods)
    blocks = [statistics.blocks_of_periods(one, anchor, periods) for one in fits]
    study = Study(volumes, fits, blocks, fit, anchor, limit, found)
    tell(study, call)
    with Files() as files:
        outputs = _write(call, files, study)
    numbers = _numbers_of(volumes, fit, statistics.blocks_a_year(fit, anchor), found)
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _fits(volumes, limit):
    """All distributions, cut off at the largest block that the cliff can give where it is known."""
    fits = statistics.fit_blocks(volumes)
    return fits if limit is None else statistics.bounded(fits, limit.volume, volumes)


def _write(call, files, study):
    periods = [one.period for one in study.scenarios]
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


def _numbers_of(volumes, fit, rate, found):
    numbers = {"BLOCK_COUNT": fit.blocks, "VOLUME_P95": float(np.quantile(volumes, 0.95)), "BLOCKS_A_YEAR": rate}
    return {**numbers, **{f"VOLUME_{k + 1}": one.volume for k, one in enumerate(found[:NUMBERED])}}
