# SPDX-License-Identifier: GPL-2.0-or-later
"""The findings of a survey: each has a code, the number that was measured, and the menu or command that repairs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..findings.finding import DOUBTFUL, REFUSED, UNSAFE, Finding, Kind
from ..io.coordinate_systems import DOUBTFUL_SCALE
from .measures import HIGHEST, LOWEST, Extreme, Measures
from .patches import SIDE
from .steps import LEAST_STEP, SAME

if TYPE_CHECKING:
    from ..hints import Scale

FEW_TREADS, MANY_TREADS = 0.05, 0.2  # share of the cells that is doubtful, and unsafe
MOST_TREADS = 0.6  # share of the cells that small steps alone do not put on treads
FEW_BLOCKS = 0.05  # share of the blocks with steps that is worth a word
COARSE_STEP = 0.2  # of a cell: slopes are wrong by more than 10 degrees
FEWEST_FILLED = 4  # cells of one height amid cliffs
FILL, FILL_CELLS = 10.0, 3.0  # m and cells between an undeclared value and all heights
FEWEST_PATCHES = 2  # planes that are worth a word
MOST_PATCHES = 0.5  # share of the patches, above which the whole terrain is made of planes
BYTES = ("uint8", "int8")
PICTURES = ("red", "green", "blue", "palette")

OUT_OF_RANGE = Kind(
    "dem-out-of-range", REFUSED,
    "{subject}: {count} cells have heights outside -500 to 9000 m, the most frequent is {nodata}. There is no land "
    "at such heights: the value means no data and is not declared, or the heights are in another unit.",
    "Declare {nodata} as no data (Raster > Conversion > Translate, 'Assign a specified NoData value'; "
    "gdal_translate -a_nodata {nodata}) and use the new file.",
)  # fmt: skip
UNDECLARED = Kind(
    "dem-undeclared-nodata", UNSAFE,
    "{subject}: {count} cells have exactly the height {nodata} m, {gap:.0f} m from all other heights. The value "
    "seems to mean no data without being declared; the cells make false cliffs, sources and energies.",
    "Declare {nodata} as no data (Raster > Conversion > Translate, 'Assign a specified NoData value'; "
    "gdal_translate -a_nodata {nodata}) and use the new file.",
)  # fmt: skip
SPIKES = Kind(
    "dem-spikes", UNSAFE,
    "{subject}: {count} single cells stand more than {limit:.0f} m above or below all their neighbours, the worst by "
    "{value:.0f} m in row {row}, column {column} from the north-west. They are errors of measurement.",
    "Replace them by the median of their neighbours, or set them to no data and fill them (Raster > Analysis > Fill "
    "Nodata).",
)  # fmt: skip
TREADS = Kind(
    "dem-steps", UNSAFE,
    "{subject}: {value:.0f} % of the cells lie on treads of equal height, in blocks of about {k:.0f} x {k:.0f} "
    "cells. The surface is a staircase, as made by a warp with nearest neighbour; rocks stop on it at once, so "
    "run-out and energy are far too small.",
    "Warp the original elevation model again with Raster > Projections > Warp and resampling method Bilinear or Cubic "
    "(gdalwarp -r bilinear), or use its own cells.",
)  # fmt: skip
ROUNDED = Kind(
    "dem-steps", UNSAFE,
    "{subject}: the heights are multiples of {value:.3g} m in {share:.0f} % of the terrain, on cells of {cell:.3g} m. "
    "The slope is a staircase, on which rocks stop or jump; steps should be below {limit:.2g} m.",
    "Use the original elevation model with decimals (a file of the type Float32, not whole numbers).",
)  # fmt: skip
FILLED = Kind(
    "dem-filled-voids", DOUBTFUL,
    "{subject}: {count} cells lie in patches that are exactly plane or exactly level on a slope, the first at row "
    "{row}, column {column} from the north-west. These heights were not measured: holes were filled between their "
    "edges, and rocks run over them as over a roof.",
    "Look at the patches in a hillshade (Raster > Analysis > Hillshade), and obtain measured heights for them, or "
    "keep sources and paths out of them.",
)  # fmt: skip
BYTE = Kind(
    "dem-byte", UNSAFE,
    "{subject}: the band holds whole numbers of 8 bits. It is probably a hillshade, a picture or an index, not "
    "heights in metres.",
    "Choose the file or the band with the heights.",
)  # fmt: skip
ALPHA = Kind(
    "dem-alpha-band", REFUSED,
    "{subject}: the band is the transparency of the raster, not heights.",
    "Choose the band with the heights.",
)  # fmt: skip
LEVEL = Kind(
    "dem-level", DOUBTFUL,
    "{subject}: all cells have the same height {value:.7g} m.",
    "Check whether this is the right file and band.",
)  # fmt: skip
SCALE = Kind(
    "map-scale", DOUBTFUL,
    "{subject}: a metre of the coordinate system is {shortest:.4f} to {longest:.4f} m on the ground; slopes and "
    "velocities have the same error.",
    "Reproject it to a system made for the region.",
)  # fmt: skip
AXES = Kind(
    "system-axes", DOUBTFUL,
    "{subject}: the axes of the coordinate system {system} point {axes}. Rows of the raster are taken to run east and "
    "columns north, so directions and azimuths would be turned.",
    "Reproject it to a system whose axes point east and north (Raster > Projections > Warp), such as {instead}.",
)  # fmt: skip


def of_measures(measures: Measures, subject: str, cell_size: tuple[float, float]) -> Iterator[Finding]:
    """Findings about the heights."""
    cell = min(cell_size)
    if measures.outside_count:
        value, _ = max(measures.outside.items(), key=lambda item: item[1])
        limit = LOWEST if value < LOWEST else HIGHEST
        yield OUT_OF_RANGE.of(subject, value, limit, count=measures.outside_count, nodata=_digits(value))
    least = max(FILL, FILL_CELLS * max(cell_size))
    for extreme in (measures.lowest, measures.highest):
        if is_fill(extreme, least):
            gap = abs(extreme.next - extreme.value)
            yield UNDECLARED.of(
                subject, extreme.value, least, count=extreme.count, gap=gap, nodata=_digits(extreme.value)
            )
    if measures.spikes:
        height, row, column = measures.worst_spike
        yield SPIKES.of(subject, height, least, count=measures.spikes, row=measures.rows - row, column=column + 1)
    if measures.lowest.value == measures.highest.value and measures.lowest.count > 1:
        yield LEVEL.of(subject, measures.lowest.value)
    of_steps = list(_of_steps(measures, subject, cell))
    yield from of_steps or _of_patches(measures, subject)


def _of_patches(measures, subject):
    """The finding of voids that were filled; a terrain of planes throughout was made, not measured."""
    patches = measures.patches
    if (patches.steps or patches.made >= FEWEST_PATCHES) and patches.made <= MOST_PATCHES * patches.seen:
        row, column = patches.place
        cells = patches.made * SIDE * SIDE
        yield FILLED.of(subject, cells, 0.0, count=cells, row=measures.rows - row, column=column + 1)


def _digits(value):
    """A number with all digits of a cell of 32 bits, as GDAL reads it."""
    return f"{value:.9g}"


def is_fill(extreme: Extreme, least: float) -> bool:
    """Is the lowest, or the highest, height of several cells, and far from all others?"""
    gap = abs(extreme.next - extreme.value)
    return extreme.count >= FEWEST_FILLED and np.isfinite(gap) and gap > least


def _of_steps(measures, subject, cell):
    share = len(measures.steps) / max(measures.step_blocks, 1)
    step = float(np.median(measures.steps)) if measures.steps else 0.0
    on_treads = max((_share(extents) for extents in (measures.across, measures.along)), default=0.0)
    if share > FEW_BLOCKS:
        is_coarse = step >= (COARSE_STEP - SAME) * cell or on_treads > MOST_TREADS
        severity = UNSAFE if is_coarse else DOUBTFUL
        yield ROUNDED.of(subject, step, LEAST_STEP * cell, severity, share=100.0 * share, cell=cell)
    elif on_treads > FEW_TREADS:
        treads = measures.across + measures.along
        severity = UNSAFE if on_treads > MANY_TREADS else DOUBTFUL
        yield TREADS.of(subject, 100.0 * on_treads, 100.0 * FEW_TREADS, severity, k=treads.on_treads / treads.treads)


def _share(treads):
    return treads.on_treads / max(treads.cells, 1)


def of_band(facts: Any, subject: str) -> Iterator[Finding]:
    """Findings about what the file says of the band."""
    if facts.colour == "alpha":
        yield ALPHA.of(subject)
    elif facts.kind in BYTES or (facts.colour in PICTURES and facts.kind in ("uint8", "uint16")):
        yield BYTE.of(subject)


def of_system(system: Any, subject: str, instead: str) -> Iterator[Finding]:
    """Findings about a coordinate system; ``instead``: one whose axes point east and north."""
    turned = [axis for axis in system.axes if axis in ("south", "west")]
    if turned:
        axes = " / ".join(system.axes)
        yield AXES.of(subject, system=system.name, axes=axes, instead=instead)


def of_scale(scale: Scale | None, subject: str) -> Iterator[Finding]:
    """Findings about the scale of the coordinate system in the extent of the model."""
    if scale is not None and scale.error > DOUBTFUL_SCALE:
        shortest, longest = scale.metres
        yield SCALE.of(subject, scale.error, DOUBTFUL_SCALE, shortest=shortest, longest=longest)
