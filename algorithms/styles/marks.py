# SPDX-License-Identifier: GPL-2.0-or-later
"""Marks of kinds: each has a shape of its own besides its colour, so that they can be distinguished by all readers."""

from typing import NamedTuple


class Mark(NamedTuple):
    """Symbol of the points of a kind."""

    colour: str
    shape: str  # a name of QGIS's simple markers


STOPS = {
    "rest": Mark("#1b9e77", "circle"),
    "left terrain": Mark("#e7a1c9", "triangle"),
    "max time": Mark("#d55e00", "diamond"),
    "barrier": Mark("#08519c", "square"),
    "tree": Mark("#f0e442", "pentagon"),
    "broken": Mark("#781800", "star"),
}
OTHER_STOP = Mark("#4d4d4d", "cross_fill")
CROSSINGS = {
    "stopped": Mark("#35b779", "square"),
    "passed over": Mark("#1f4e9c", "triangle"),
    "broke through": Mark("#f0a202", "star"),
}
IMPACTS = {
    "deflected": Mark("#f2b134", "diamond"),
    "broken": Mark("#8c1039", "cross_fill"),
    "stopped": Mark("#0f7b6c", "square"),
}
TREES = {
    "untouched": Mark("#d9e4d3", "circle"),
    "hit": Mark("#f2b134", "diamond"),
    "stopped": Mark("#0f7b6c", "square"),
    "broken": Mark("#8c1039", "cross_fill"),
}
STEMS = {
    "conifer": Mark("#14532d", "triangle"),
    "broadleaf": Mark("#d9b310", "circle"),
    "fir": Mark("#5ab4ac", "diamond"),
}
