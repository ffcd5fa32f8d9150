# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes what the members say together: maps with bands, the shares of the spread, what each member drew."""

import csv
import math
import tempfile
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from qgis.core import QgsWkbTypes

from ....engine.ensemble.kept_files import MEMBERS as KEPT_MEMBERS
from ....engine.ensemble.kept_files import claim, job_of
from ....engine.ensemble.unfinished import Unfinished
from ....engine.hazard.visited import Cells
from ....engine.io import raster
from ....engine.io.folder_lock import FolderLock
from ....engine.io.raster import Band
from ....engine.members.job import identity_of
from ....engine.members.shares import FEW, FEWEST_MEMBERS
from ....engine.members.store import MemberStore
from ...number_words import KILO, exact_text
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.staging import FOLDER, OLD, folder_of_caches
from ...shared.styles import styles
from ...shared.styles.known_layers import ITEM, known_raster, known_table
from ...shared.styles.on_load import style_on_load
from ...shared.styles.styles import REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .algorithm import DRAWN, ENERGY_BAND, KEEP_UNFINISHED, MEMBERS, MEMBERSHIP, PERIOD_BAND, RAMPS, REACH_BAND, SHARES

NO_GEOMETRY = QgsWkbTypes.Type.NoGeometry


def write_all(call, files, results):
    """Write what was asked for; returns parameter -> path. ``results``: inputs, asked, design, facts, summary."""
    inputs, asked, made, facts, summary = results
    paths = _write_maps(call, files, inputs, asked, summary)
    if call.wants(SHARES):
        find_few_members(call, made.members)
        columns = share_columns()
        rows = (make_feature(None, [column.value(row) for column in columns]) for row in share_rows(summary.shares))
        form = (columns, NO_GEOMETRY, inputs.dem.crs)
        paths[SHARES] = write_layer(call, files, SHARES, form, rows, TableStyle(columns))
    if call.wants(DRAWN):
        paths[DRAWN] = call.path(DRAWN)
        _write_members(files.stage(paths[DRAWN]), made, facts)
    return paths


def _write_maps(call, files, inputs, asked, summary):
    cells = Cells(summary.cells, inputs.terrain.shape)
    kinds = {
        REACH_BAND: lambda: _three(summary.reach, tr("Reach probability"), "", 1.0),
        ENERGY_BAND: lambda: _three(summary.energy, tr("Energy"), "kJ", KILO),
        PERIOD_BAND: lambda: _periods(summary.periods, asked),
        MEMBERSHIP: lambda: _memberships(summary.memberships, asked),
    }
    paths = {}
    for name, bands_of in kinds.items():
        if not call.wants(name):
            continue
        paths[name] = path = call.path(name)
        bands = [Band(cells.in_window(_finite(values), np.nan), unit, text) for text, unit, values in bands_of()]
        start = tuple(part.start for part in cells.window())
        offset = tuple(a + b for a, b in zip(start, inputs.offset))
        raster.write_bands(files.stage(path), bands, inputs.dem.grid, offset, math.nan, {ITEM: name})
        style_on_load(call, path, call.label(name), styles.RasterStyle(RAMPS[name]), call.run_of_layers, name)
    return paths


def _three(values, text, unit, factor):
    """Bands of the median, the 5 and the 95 % quantile."""
    low, middle, high = values / np.float32(factor)
    words = tr("{}, median"), tr("{}, 5 % of the members"), tr("{}, 95 % of the members")
    return [(word.format(text), unit, values) for word, values in zip(words, (middle, low, high))]


def _periods(values, asked):
    texts = tr("Return period, {}"), tr("Return period, {}, lower bound"), tr("Return period, {}, upper bound")
    return [
        (text.format(words), tr("years"), years[k])
        for k, text in enumerate(texts)
        for words, years in zip(_passages(asked), values)
    ]


def _memberships(values, asked):
    return [
        (tr("Share of the members, {}, {} years").format(words, exact_text(period)), "", of_period)
        for words, of_periods in zip(_passages(asked), values)
        for period, of_period in zip(asked.periods, of_periods)
    ]


def _passages(asked):
    more = (tr("more than {} kJ").format(exact_text(threshold / KILO)) for threshold in asked.thresholds)
    return [tr("any passage"), *more]


def _finite(values):
    return np.where(np.isfinite(values), values, np.nan).astype(np.float32)


def share_columns():
    """Columns of the table of shares, from (result, group, Share)."""
    results = {
        "reach": tr("reach, all cells"), "energy": tr("energy, cells that all members reach"),
        "frequency": tr("frequency of passages, all cells"), "distance": tr("run-out, 95th percentile of the runs"),
        "run energy": tr("largest energy, 95th percentile of the runs"),
    }  # fmt: skip
    groups = {
        "ground": tr("ground"), "rolling": tr("rolling resistance"),
        "shape": tr("shape"), "size": tr("size"), "height": tr("release height"),
        "rate": tr("rate"), "chance": tr("chance of the runs"), "together": tr("interaction"),
    }  # fmt: skip
    return (
        Column("result", TEXT, tr("result"), lambda row: results[row[0]]),
        Column("of", TEXT, tr("source of the spread"), lambda row: groups[row[1]]),
        Column("share", REAL, tr("share of the variance"), lambda row: known(row[2].value)),
        Column("std_error", REAL, tr("standard error"), lambda row: known(row[2].error)),
    )


def share_rows(shares):
    """(result, group, Share) of all that spread."""
    for result, part in shares.items():
        if not part.members or not part.variance > 0.0 or not part.is_sure:
            continue
        yield from ((result, group, share) for group, share in part.of_groups().items())
        chance = part.of_chance()
        yield result, "chance", chance
        yield result, "together", chance._replace(value=part.together(), error=math.nan)


def find_few_members(call, members):
    """Find that members are too few for the table of shares, which is then empty."""
    if members < FEWEST_MEMBERS:
        call.find([FEW.of(MEMBERS, members, FEWEST_MEMBERS)])


def _write_members(path, made, facts):
    """Write the draws of each member as CSV."""
    names = list(facts[0]["drawn"])
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["member", "seed", *names, "blocks_a_year", "distance_p95_m", "energy_p95_kj"])
        for number, (seed, facts_of_member) in enumerate(zip(made.seeds.tolist(), facts), 1):
            rate = "" if math.isnan(facts_of_member["rate"]) else f"{facts_of_member['rate']:.9g}"
            values = [
                f"{value:.9g}" if isinstance(value, float) else value for value in facts_of_member["drawn"].values()
            ]
            rows.writerow(
                [
                    number,
                    seed,
                    *values,
                    rate,
                    f"{facts_of_member['distance']:.9g}",
                    f"{facts_of_member['energy'] / KILO:.9g}",
                ]
            )


# The results of talus:ensemble that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    rasters = [
        known_raster(name, label(name), lambda layer, ramp=ramp: styles.RasterStyle(ramp))
        for name, ramp in RAMPS.items()
    ]
    table = known_table(SHARES, label(SHARES), "table", share_columns(), lambda columns, layer: TableStyle(columns))
    return [*rasters, table]


# Folder of members until all are there: in the user's folder of unfinished work, where the same inputs find them.


class Kept:
    """A store, how many members it had before, and whether it is needed no more."""

    def __init__(self, store, members):
        self.store, self.is_done = store, False
        self.before = next((number for number in range(members) if not store.has(number)), members)


@contextmanager
def unfinished_members(call, scene, doubts, made):
    """A Kept; what is in it goes when all is done, or at once where unfinished work shall not be kept."""
    if not call[KEEP_UNFINISHED]:
        with tempfile.TemporaryDirectory(prefix="talus-members-") as folder:
            yield Kept(MemberStore(folder), made.members)
        return
    unfinished = Unfinished(folder_of_caches() / FOLDER)
    unfinished.remove_old(OLD)
    identity = identity_of(scene, doubts, made)
    members_folder = claim(Path(unfinished.place_of(identity)), KEPT_MEMBERS, job_of(identity))
    lock = FolderLock(members_folder)
    kept = Kept(MemberStore(members_folder), made.members)
    call.info(tr("Unfinished work is kept in {} (KEEP_UNFINISHED).").format(members_folder))
    try:
        yield kept
    finally:
        lock.release()
        if kept.is_done:
            unfinished.remove()
