# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of the ground in the report: a colour for each class, and points where there is forest."""

import numpy as np

from ....engine.ground.parameters import DRAG, NAMES, TELLING
from ...number_words import share_text
from ...shared.reports import page
from ...shared.reports.map import framed, map_keys, png_of
from ...shared.scene.dem import ground_name
from ...shared.styles.ramps import friction_colour
from ...translation import tr

FOREST, FOREST_SPACING, FOREST_POINT = "#00441b", 20, 4  # pixels from point to point, and across one
STRENGTH_OF_COLOUR = 0.5


def ground_figure(scene, window):
    """The figure of a Window; of all ground that it shows, the classes that fill most of it have a colour each."""
    index = scene.ground.sampled(*window.sampled())
    keys, colour_of_row = _classes(scene.ground.table, np.bincount(index.ravel(), minlength=len(scene.ground.table)))
    image = window.relief()
    image = window.enlarged((1.0 - STRENGTH_OF_COLOUR) * image + STRENGTH_OF_COLOUR * colour_of_row[index])
    forest = window.enlarged(scene.ground.table[:, DRAG][index][:, :, None] > 0.0)[:, :, 0]
    image[_points(forest)] = _rgb(FOREST)
    drawing = framed(png_of(image.astype(np.uint8)[::-1]), window.frame(image), scene.points, scene.barriers)
    marks = map_keys(scene.barriers)
    if forest.any():
        marks.append((f"<circle cx='6' cy='6' r='2' fill='{FOREST}'/>", tr("forest")))
    label = tr("Ground")
    return page.drawn_figure(drawing, label, tr("Ground, forest, and releases."), keys, marks)


def ground_text(scene, maps):
    """The classes of the ground that rocks passed, the largest first, with their shares."""
    table = scene.ground.table
    passed = np.zeros(len(table))
    for rows, (passages,) in maps.strips("passages"):
        row, column = np.nonzero(passages > 0)
        index = scene.ground.at(row + rows.start + maps.row0, column + maps.col0)
        passed += np.bincount(index, minlength=len(table))
    kinds, kind_of_row = _kinds(table)
    cells = np.bincount(kind_of_row, weights=passed, minlength=len(kinds))
    order = [kind for kind in np.argsort(-cells, kind="stable") if cells[kind] > 0.0]
    shares = (f"{ground_name(kinds[kind])} {share_text(cells[kind] / max(cells.sum(), 1.0))}" for kind in order)
    return tr("Ground that rocks passed: {}.").format(", ".join(shares))


def _kinds(table):
    """(numbers of each kind of ground, kind of each row); rows that differ by forest alone are one kind."""
    telling = table[:, [NAMES.index(name) for name in TELLING]]
    kinds, kind_of_row = np.unique(telling, axis=0, return_inverse=True)  # sorted by their friction
    return kinds, kind_of_row.ravel()


def _classes(table, cells):
    """(pairs of a colour and a name for the key, colour of each row of the table as (rows, 3) of 0 to 255).

    ``cells``: how many of them show each row. Rows that differ by forest alone are one class. Colours are those of the
    classes wherever they are drawn; kinds of ground that share one stand in the key together.
    """
    kinds, kind_of_row = _kinds(table)
    shown = np.flatnonzero(np.bincount(kind_of_row, weights=cells) > 0.0)
    colours = [friction_colour(float(kind[0])) for kind in kinds]
    keys = {}
    for kind in shown:
        keys.setdefault(colours[kind], []).append(ground_name(kinds[kind]))
    named = [(colour, ", ".join(dict.fromkeys(names))) for colour, names in keys.items()]
    return named, np.array([_rgb(colours[kind]) for kind in kind_of_row])


def _points(forest):
    """A lattice of points within the forest, each row shifted by half a spacing against the one before."""
    row, column = np.ogrid[: forest.shape[0], : forest.shape[1]]
    shift = row // FOREST_SPACING % 2 * (FOREST_SPACING // 2)
    return forest & (row % FOREST_SPACING < FOREST_POINT) & ((column + shift) % FOREST_SPACING < FOREST_POINT)


def _rgb(colour):
    return [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
