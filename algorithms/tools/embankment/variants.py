# SPDX-License-Identifier: GPL-2.0-or-later
"""Several forms of the same embankments in one run of talus:embankment: their volumes, heights and rocks compared."""

import math
from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ....engine.embankments.finer_grid import finer_heights
from ...number_words import formatted
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.values import as_number, is_blank
from ...shared.study_folder.folder import name_for_files
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .algorithm import (
    DITCH_DEPTH,
    DITCH_WIDTH,
    GENTLEST,
    HIGHEST,
    LOWEST,
    STEEPEST,
    VARIANT_FOLDER,
    VARIANT_TABLE,
    VARIANTS,
)
from .carving import carve_all, lay_out, write_heights
from .rocks_at_crest import check_built

# columns of the table behind the name: field of EmbankmentShape, least and largest number
COLUMNS = (
    ("height", LOWEST, HIGHEST), ("crest_width", 0.1, 100.0), ("uphill_angle", GENTLEST, STEEPEST),
    ("downhill_angle", GENTLEST, STEEPEST), ("ditch_depth", 0.0, 50.0), ("ditch_width", 0.0, 100.0),
)  # fmt: skip
WIDTH = 1 + len(COLUMNS)
DITCH = (("ditch_depth", DITCH_DEPTH), ("ditch_width", DITCH_WIDTH))
PROGRESS = 90.0, 99.0  # percent, while variants are carved


class Variant(NamedTuple):
    """A row of the table."""

    name: str
    changes: dict  # field of EmbankmentShape -> number

    def of(self, crests):
        """The Crests with the form of this variant."""
        return [crest._replace(shape=self._shape(crest.shape)) for crest in crests]

    def _shape(self, shape):
        return shape._replace(**self.changes)


class Compared(NamedTuple):
    """Cost and effect of a variant; all embankments together."""

    name: str
    shape: object  # engine.embankments.shape.EmbankmentShape, of the first crest
    fill: float  # m3
    cut: float
    area: float  # m2
    least_height: float  # above the uphill toe, m
    largest_downhill: float  # above the downhill toe, m
    passing: object  # rocks; None without crossings
    over: object  # of them above the crest
    climbing: object  # that could climb over


def variants_of(call):
    """The Variants. Raises QgsProcessingException naming the row that will not do."""
    cells, variants = call[VARIANTS], []
    for number, row in enumerate((cells[k : k + WIDTH] for k in range(0, len(cells), WIDTH)), 1):
        if all(map(is_blank, row)):
            continue
        name = str(number) if is_blank(row[0]) else str(row[0]).strip()
        changes = {}
        for (field, least, largest), cell in zip(COLUMNS, row[1:]):
            value = math.nan if is_blank(cell) else as_number(cell)
            if not is_blank(cell) and not least <= value <= largest:
                message = tr("VARIANTS: row {} has {!r}; give a number from {:g} to {:g}, or leave the cell empty.")
                raise QgsProcessingException(formatted(message, number, str(cell), least, largest))
            if not is_blank(cell):
                changes[field] = value
        depth, width = (changes.get(field, call[usual]) for field, usual in DITCH)
        changes["ditch_width"] = width if depth > 0.0 else 0.0  # without a depth it counts for nothing
        variants.append(Variant(name, changes))
    files = [name_for_files(variant.name).lower() for variant in variants]
    if len(set(files)) < len(files):
        raise QgsProcessingException(tr("VARIANTS: two variants have the same name; give each its own."))
    return variants


def check_variants(call):
    """Raise QgsProcessingException for variants that will not do, and for results without any."""
    if not variants_of(call):
        for name in (VARIANT_TABLE, VARIANT_FOLDER):
            if call.wants(name):
                raise QgsProcessingException(tr("{}: give the variants (VARIANTS).").format(name))


def compared(name, built, checks):
    """The Compared of embankments that are built; ``checks``: CrestCheck of each, or None."""
    counts = [None] * 3
    if checks is not None:
        counts = [
            sum(check.counts.passing for check in checks), sum(check.counts.over for check in checks),
            sum(check.climbing for check in checks),
        ]  # fmt: skip
    return Compared(
        name, built[0].crest.shape, sum(embankment.carved.fill for embankment in built),
        sum(embankment.carved.cut for embankment in built),
        sum(embankment.carved.area() for embankment in built),
        min(float(embankment.layout.uphill_height.min()) for embankment in built),
        max(float(embankment.layout.downhill_height.max()) for embankment in built), *counts,
    )  # fmt: skip


def carve_variants(call, files, dem, heights, is_single, terrain, cells, crests):
    """([Compared], path of the folder or None): each variant by itself, one carved terrain at a time."""
    variants, rows = variants_of(call), []
    folder = Path(call.path(VARIANT_FOLDER)) if call.wants(VARIANT_FOLDER) else None
    for number, variant in enumerate(variants, 1):
        own = variant.of(crests)
        try:
            carved = finer_heights(heights, cells.parts)
            built, _ = carve_all(call.quietly(), carved, cells.fine, own, lay_out(call.quietly(), terrain, own))
        except QgsProcessingException as problem:
            raise QgsProcessingException(tr("VARIANTS: {}: {}").format(variant.name, problem)) from problem
        rows.append(compared(variant.name, built, check_built(call.quietly(), dem.crs, built)))
        if folder is not None:
            path = files.stage(str(folder / f"{name_for_files(variant.name)}.tif"))
            write_heights(path, carved, cells.fine, is_single)
        call.go_on(PROGRESS[0] + (PROGRESS[1] - PROGRESS[0]) * number / len(variants))
    return rows, folder


def write_variants(call, files, rows):
    """Write the table if it was asked for; returns parameter -> destination."""
    if not call.wants(VARIANT_TABLE):
        return {}
    columns = variant_columns()
    form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
    features = (make_feature(None, [column.value(row) for column in columns]) for row in rows)
    return {VARIANT_TABLE: write_layer(call, files, VARIANT_TABLE, form, features, TableStyle(columns))}


def variant_columns():
    """Columns of the table, from a Compared."""
    return (
        Column("name", TEXT, tr("variant"), lambda variant: variant.name),
        Column("height_m", REAL, tr("height of the crest [m]"), lambda variant: variant.shape.height),
        Column("crest_m", REAL, tr("width of the crest [m]"), lambda variant: variant.shape.crest_width),
        Column("up_deg", REAL, tr("uphill face [°]"), lambda variant: variant.shape.uphill_angle),
        Column("down_deg", REAL, tr("downhill face [°]"), lambda variant: variant.shape.downhill_angle),
        Column("ditch_m", REAL, tr("depth of the ditch [m]"), lambda variant: variant.shape.ditch_depth),
        Column("fill_m3", REAL, tr("volume of fill [m³]"), lambda variant: variant.fill),
        Column("cut_m3", REAL, tr("volume of cut [m³]"), lambda variant: variant.cut),
        Column("area_m2", REAL, tr("area of the footprint [m²]"), lambda variant: variant.area),
        Column("h_min_m", REAL, tr("smallest height above the uphill toe [m]"), lambda variant: variant.least_height),
        Column(
            "down_max_m",
            REAL,
            tr("largest height above the downhill toe [m]"),
            lambda variant: variant.largest_downhill,
        ),
        Column("pass", INTEGER, tr("rocks that pass the crest line"), lambda variant: variant.passing),
        Column("over", INTEGER, tr("of them above the crest"), lambda variant: variant.over),
        Column(
            "over_pct",
            REAL,
            tr("share of the rocks that passes above the crest [%]"),
            lambda variant: known(_share(variant)),
        ),
        Column("climb", INTEGER, tr("that could climb over"), lambda variant: variant.climbing),
    )


def _share(variant):
    return 100.0 * variant.over / variant.passing if variant.passing else math.nan
