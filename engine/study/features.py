# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of the layers of a study, some at a time: what talus:simulate and `talus run` write, each in its formats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..io import well_known_binary as binary
from ..io.geopackage_rows import well_known_binaries
from . import columns

if TYPE_CHECKING:
    from ..hints import Array, Result
    from ..scene.inputs import Inputs

AT_ONCE = 4096  # features
IN_TIME = "Measured 3D Point"


class Some(NamedTuple):
    """Some features in their order."""

    places: Array | Sequence[Array]  # (n, 2 to 4) of points, of lines an array of their vertices each
    columns: columns.Columns

    def geometries(self) -> list[bytes]:
        """Well-known binary of each."""
        if not isinstance(self.places, np.ndarray):
            return list(map(binary.line, self.places))
        return well_known_binaries(self.places) if self.places.shape[1] == 4 else list(map(binary.point, self.places))


class LayerFeatures(NamedTuple):
    """All features of a layer, to be gone through once."""

    kind: str  # of geodata.KINDS
    count: int
    parts: Iterator[Some]  # one at least

    def layer(self) -> tuple[list[bytes], columns.Columns]:
        """Geometries and columns of all."""
        geometries, values = [], {}
        for part in self.parts:
            geometries += part.geometries()
            for name, some in part.columns.items():
                values.setdefault(name, []).extend(some)
        return geometries, values


def features_of(name: str, result: Result, inputs: Inputs, run_name: str | None) -> LayerFeatures | None:
    """Features of a layer of keys.LAYERS, None of obstacles that are not there. ``run_name``: None or "" for none."""
    return _FEATURES[name](result, inputs, run_name)


def _trajectories(result, inputs, run_name):
    return LayerFeatures("Measured 3D LineString", result.runs.size, _ways(result, inputs, run_name))


def _ways(result, inputs, run_name):
    """A line for each run, made one after the other: all of them together are large."""
    of_runs = columns.run_columns(result, inputs, run_name)
    for number, (samples, way) in enumerate(columns.ways(result)):
        line = np.column_stack([samples[name] for name in ("x", "y", "z", "time")])
        of_run = {name: values[number : number + 1] for name, values in of_runs.items()}
        yield Some([line], {**of_run, **{name: [value] for name, value in way.items()}})


def _stops(result, inputs, run_name):
    of_runs = columns.run_columns(result, inputs, run_name)
    return LayerFeatures("Point Z", result.runs.size, iter([Some(result.runs["stop"], of_runs)]))


def _in_time(rows, values_of):
    return LayerFeatures(IN_TIME, rows.size, _parts(rows, values_of))


def _parts(rows, values_of):
    for first in range(0, max(rows.size, 1), AT_ONCE):
        part = rows[first : first + AT_ONCE]
        places = np.column_stack([part[name].astype(np.float64) for name in ("x", "y", "z", "time")])
        yield Some(places, values_of(part))


def _contacts(result, inputs, run_name):
    return _in_time(result.contacts, lambda part: columns.contact_columns(part, result))


def _samples(result, inputs, run_name):
    rows = columns.samples_at_intervals(result, inputs.settings)
    return _in_time(rows, lambda part: columns.sample_columns(part, result))


def _barriers(result, inputs, run_name):
    if inputs.barriers is None:
        return None
    lines = list(inputs.barriers.lines)
    return LayerFeatures(
        "LineString", len(lines), iter([Some(lines, columns.barrier_columns(result.barriers, inputs.barriers))])
    )


def _crossings(result, inputs, run_name):
    barriers = inputs.barriers
    if barriers is None:
        return None
    return _in_time(result.crossings, lambda part: columns.crossing_columns(part, result, barriers))


def _trees(result, inputs, run_name):
    if inputs.trees is None:
        return None
    places, values = columns.tree_rows(result, inputs)
    return LayerFeatures("Point", len(places), iter([Some(places, values)]))


def _impacts(result, inputs, run_name):
    if inputs.trees is None:
        return None
    return _in_time(result.impacts, lambda part: columns.impact_columns(part, result, inputs))


_FEATURES: dict[str, Any] = {
    "trajectories": _trajectories, "stops": _stops, "contacts": _contacts, "samples": _samples,
    "barrier_results": _barriers, "barrier_crossings": _crossings, "tree_results": _trees, "tree_impacts": _impacts,
}  # fmt: skip
