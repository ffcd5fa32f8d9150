# SPDX-License-Identifier: GPL-2.0-or-later
"""Reach of a simulation as values for the metadata of its files, and what several of them say together of sizes.

Only simulations of the same slope are compared: terrain, ground, obstacles and release points have the same digests.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..findings.finding import Finding
from ..io.plain_file import parse_json
from .size_order import CENTIMETRES, SizeClass, as_values, from_values, size_class, size_order

if TYPE_CHECKING:
    from ..hints import Result

ITEM = "TALUS_REACH"  # in the metadata of files
SLOPE = "slope"  # among the values: what has to be the same
SLOPE_INPUTS = ("terrain", "ground", "obstacles")


def reach_of(result: Result) -> dict[str, Any] | None:
    """Names and numbers of the size class that a simulation is; None where rocks broke, as runs are pieces then."""
    runs = result.plain_runs
    if not runs.size or "broken" in result.provenance["stop_reasons"]:
        return None
    size = size_class("", runs["mass"], runs["volume"], runs["distance"], runs["stop_reason"])
    return {SLOPE: _slope_of(result), **{key: value for key, value in as_values(size).items() if key != "name"}}


def _slope_of(result):
    """Digest of what has to be the same for sizes to be compared."""
    _, first = np.unique(result.plain_runs["release"], return_index=True)
    places = np.unique(np.rint(CENTIMETRES * result.plain_runs["start"][first, :2]).astype(np.int64), axis=0)
    slope_facts = [result.provenance[name]["sha256"] for name in SLOPE_INPUTS]
    return hashlib.sha256(json.dumps([slope_facts, places.tolist()]).encode()).hexdigest()[:16]


def order_of_reaches(reaches: Iterable[tuple[str, Any]]) -> list[Finding]:
    """Findings of simulations: pairs of a name and the values of ``reach_of``, or their JSON; None where unknown."""
    slopes: dict[str, list[SizeClass]] = {}
    for name, values in reaches:
        values = _read(values)
        size = from_values(values, name)
        if size is not None:
            slopes.setdefault(str(values.get(SLOPE)), []).append(size)
    return [finding for classes in slopes.values() for finding in size_order(classes)]


def _read(values):
    if not isinstance(values, str):
        return values
    try:
        return parse_json(values)
    except ValueError:
        return None
