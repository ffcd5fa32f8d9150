# SPDX-License-Identifier: GPL-2.0-or-later
"""The blocks of talus:heap: their sizes by chance, and where they hang at the beginning."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.heap.starts import draw_volumes, hang_up, start_spacing
from ..number_words import told
from ..parameters.chance import VOLUME_DISTRIBUTION
from ..parameters.scene import RELEASES, SEED
from ..scene.releases import release_points
from ..scene.scene import read_rock
from ..translation import tr
from .parameters import COUNT

TALL_COLUMN = Kind(
    "column-tall", DOUBTFUL,
    "{value:.0f} blocks are stacked in a column; the uppermost fall {height:.0f} m before they meet the others.",
    "Draw a larger area (RELEASES) or use fewer blocks (COUNT).",
)  # fmt: skip
PLACES_NEAR = Kind(
    "places-too-near", DOUBTFUL,
    "RELEASES: {value:.0f} of {limit:.0f} points are nearer to another than a block's diameter, and are left out.",
    "Draw points farther apart.",
)  # fmt: skip

STREAM = 0x4EA9  # of the sizes and orientations, apart from those of simulations of the same seed
MANY_LAYERS = 20  # above which the fall of the uppermost is not that of a rockslide any more


def read_blocks(call):
    """The engine's Rocks. Raises QgsProcessingException where one is not convex."""
    rock = read_rock(call)
    if rock.parts:
        raise QgsProcessingException(tr("ROCK_FILE: only convex blocks can collide with each other; use the hull."))
    count, text = call[COUNT], call[VOLUME_DISTRIBUTION].strip()
    if not text:
        return [rock] * count
    return [rock.scaled(volume=float(volume)) for volume in draw_volumes(text, count, _chance(call, 0))]


def hang(call, dem, terrain, rocks):
    """Positions and orientations of the blocks over the releases, reported to the user."""
    spacing = start_spacing(rocks)
    points = release_points(call, dem.crs, terrain, spacing)
    columns = _chosen(call, np.column_stack([points.x, points.y]), spacing)
    layers = -(-len(rocks) // len(columns))
    text = tr("{} blocks in {} columns {:.2f} m apart, at most {} in a column.")
    call.info(told(text, len(rocks), len(columns), spacing, layers))
    if layers > MANY_LAYERS:
        call.find([TALL_COLUMN.of(str(RELEASES), layers, MANY_LAYERS, height=(layers - 1) * spacing)])
    return hang_up(terrain, rocks, columns, _chance(call, 1))


def _chosen(call, places, spacing):
    """Draw as many of the points (n, 2) as there are blocks at random, and keep those that are a spacing apart."""
    count, chance = call[COUNT], _chance(call, 2)
    if len(places) > count:
        text = tr("The area has {} start points; blocks start at {} of them, chosen at random.")
        call.info(told(text, len(places), count))
        places = places[np.sort(chance.choice(len(places), count, replace=False))]
    return _apart(places, spacing, call)


def _apart(places, spacing, call):
    """Points, out of (n, 2), at least a spacing from all before them: areas may meet, points may be near."""
    kept = []
    for place in places:
        if not kept or np.square(np.array(kept) - place).sum(axis=1).min() >= spacing * spacing * (1.0 - 1e-9):
            kept.append(place)
    if len(kept) < len(places):
        call.find([PLACES_NEAR.of(str(RELEASES), len(places) - len(kept), len(places))])
    return np.array(kept)


def _chance(call, stream):
    return np.random.Generator(np.random.Philox(np.random.SeedSequence([call[SEED], STREAM, stream])))
