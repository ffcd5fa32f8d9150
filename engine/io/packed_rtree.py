# SPDX-License-Identifier: GPL-2.0-or-later
"""A spatial index of SQLite, made at once and not box after box.

What SQLite keeps of an R*-tree of two dimensions (sqlite.org/rtree.html, section 5) are nodes of one size: in the first
two bytes of the root the depth of the tree, in two bytes the number of cells, then cells of a row or node (8 bytes) and
its box (4 floats of 32 bits: least and largest x, least and largest y), all with the highest byte first. Boxes are
sorted into tiles of as many as a node holds (Leutenegger et al. 1997, sort-tile-recursive), level for level.
"""

import math
from typing import NamedTuple

import numpy as np

HEAD, CELL = 4, 24  # bytes
ROOT = 1  # number of its node


class PackedTree(NamedTuple):
    """Rows of the three tables of an index."""

    nodes: list  # (number, bytes)
    parents: list  # (number, number of the parent), of all nodes but the root
    leaves: np.ndarray  # (n,) int64 number of the node that holds each box


def packed_tree(rows, boxes, node_size):
    """The PackedTree of some boxes.

    rows : (n,) int64, n > 0, numbers of the rows that have the boxes
    boxes : (n, 4) least and largest x, least and largest y; kept as floats of 32 bits, rounded outwards
    node_size : int, bytes of a node
    """
    capacity = (node_size - HEAD) // CELL
    form = _form(node_size, capacity)
    boxes = rounded_outwards(boxes)
    nodes, parents, leaves = [], [], None
    depth, first = 0, ROOT + 1
    while True:
        order = _tiles(boxes, capacity)
        starts = np.arange(0, rows.size, capacity)
        numbers = np.array([ROOT]) if starts.size == 1 else first + np.arange(starts.size)
        own = np.repeat(numbers, capacity)[: rows.size]  # node of each box, in the order of the tiles
        if depth == 0:
            leaves = np.empty(rows.size, np.int64)
            leaves[order] = own
        else:
            parents += zip(rows[order].tolist(), own.tolist())
        nodes += zip(numbers.tolist(), _blobs(form, rows[order], boxes[order], depth if starts.size == 1 else 0))
        if starts.size == 1:
            return PackedTree(nodes, parents, leaves)
        boxes = np.column_stack(
            [limit.reduceat(boxes[order, side], starts) for side, limit in enumerate((np.minimum, np.maximum) * 2)]
        )
        rows, first, depth = numbers, first + starts.size, depth + 1


def rounded_outwards(boxes):
    """(n, 4) float32 boxes that hold the others, as SQLite rounds them."""
    rounded = np.asarray(boxes, np.float64).astype(np.float32)
    for side in (0, 2):
        inside = rounded[:, side] > boxes[:, side]
        rounded[inside, side] = np.nextafter(rounded[inside, side], np.float32(-np.inf))
    for side in (1, 3):
        inside = rounded[:, side] < boxes[:, side]
        rounded[inside, side] = np.nextafter(rounded[inside, side], np.float32(np.inf))
    return rounded


def _form(node_size, capacity):
    cell = np.dtype([("row", ">i8"), ("box", ">f4", 4)])
    fields = {"depth": (">u2", 0), "count": (">u2", 2), "cells": ((cell, capacity), HEAD)}
    formats, offsets = zip(*fields.values())
    return np.dtype({"names": list(fields), "formats": formats, "offsets": offsets, "itemsize": node_size})


def _tiles(boxes, capacity):
    """Order in which boxes that follow each other lie together: strips from west to east, each from south to north."""
    count = boxes.shape[0]
    strips = math.ceil(math.sqrt(math.ceil(count / capacity)))
    strip = np.empty(count, np.int64)
    strip[np.argsort(boxes[:, 0], kind="stable")] = np.arange(count) // (strips * capacity)
    return np.lexsort([boxes[:, 2], strip])


def _blobs(form, rows, boxes, depth):
    """The bytes of the nodes of one level."""
    capacity = form["cells"].shape[0]
    count = math.ceil(rows.size / capacity)
    nodes = np.zeros(count, form)
    nodes["depth"][0] = depth
    nodes["count"] = capacity
    nodes["count"][-1] = rows.size - capacity * (count - 1)
    cells = np.zeros(count * capacity, form["cells"].base)
    cells["row"][: rows.size], cells["box"][: rows.size] = rows, boxes
    nodes["cells"] = cells.reshape(count, capacity)
    return [node.tobytes() for node in nodes]
