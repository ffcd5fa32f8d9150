# SPDX-License-Identifier: GPL-2.0-or-later
"""Trees from the rows of a layer: which columns are read, what stands, lies or leans, and what is left out.

Layers of QGIS and of study files both come as a ``TreeLayer``, so both mean the same by the same columns. A row with a
direction and no lean is a log that lies, and must say what energy it can take.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from ..io.optional_packages import require
from .stand_findings import NO_DIAMETER
from .trees import Trees

if TYPE_CHECKING:
    from ..ground.terrain import Terrain
    from ..hints import Array

KILO, DEGREE = 1000.0, math.pi / 180.0
STEEPEST_LEAN = 89.0  # degrees from the vertical; what leans more lies
# column -> field that is taken where none is chosen and the layer has it
USUAL_FIELDS = {
    "diameter": "dbh_cm", "height": "height_m", "species": "species", "energy": "", "direction": "lies_deg",
    "lean": "leans_deg",
}  # fmt: skip
ENERGY_OF_LOGS = "energy_kj"  # the same of what lies, whose energy does not follow from the diameter


class TreeLayer(Protocol):
    """Features of a layer of trees. Its methods raise what the caller wants to be raised."""

    fields: Iterable[str]
    features: Iterable[Any]

    def identifier(self, feature: Any) -> int: ...
    def places(self, feature: Any) -> Array: ...
    def number(self, feature: Any, field: str | None, otherwise: float, **limits: Any) -> float: ...
    def species(self, feature: Any, field: str | None, otherwise: str) -> str: ...
    def lies_without_energy(self, feature: Any) -> Exception: ...
    def leans_without_direction(self, feature: Any) -> Exception: ...
    def is_bare(self) -> Exception: ...
    def tell_outside(self, inside: int, outside: list[int]) -> None: ...


class Otherwise(NamedTuple):
    """Values that hold where a field has none, and for all trees."""

    diameter: float  # cm
    species: str
    friction: float
    offsets: Array | None = None


def read_tree_layer(
    layer: TreeLayer,
    chosen: Mapping[str, str | None],
    otherwise: Otherwise,
    terrain: Terrain,
    bare: tuple[Array, float] | None = None,
) -> Trees | None:
    """The Trees of a layer that stand on the terrain, None where the distance below leaves none.

    layer : TreeLayer
    chosen : of each of USUAL_FIELDS the field, None or "" for none
    bare : places (n, 2) and the distance from them, m, within which trees are left out
    """
    rows = [row for feature in layer.features for row in _rows_of(layer, feature, chosen, otherwise)]
    if not rows:
        raise layer.is_bare()
    x, y, diameters, heights, groups, energies, azimuths, leans, identifiers = map(np.array, zip(*rows))
    bare_sizes = np.isnan(diameters)
    diameters[bare_sizes] = otherwise.diameter / 100.0
    stands = ~np.isnan(terrain.height(x, y))
    layer.tell_outside(int(stands.sum()), identifiers[~stands].tolist())
    if bare is not None:
        stands &= ~_is_near(x, y, *bare)
    if not stands.any():
        return None
    return Trees(
        np.column_stack([x, y])[stands], diameters[stands], heights[stands], groups[stands], energies[stands],
        identifiers[stands], otherwise.friction, azimuths[stands], leans[stands],
        offsets=otherwise.offsets, findings=_without_size(chosen, otherwise, bare_sizes[stands]),
    )  # fmt: skip


def _rows_of(layer, feature, chosen, otherwise):
    """A row for each place of a feature: its coordinates, and the columns of Trees in SI units."""
    azimuth = layer.number(feature, chosen["direction"], math.nan, highest=360.0) * DEGREE
    lean = layer.number(feature, chosen["lean"], math.nan, highest=STEEPEST_LEAN) * DEGREE
    lies = not math.isnan(azimuth) and math.isnan(lean)
    if math.isnan(azimuth) and not math.isnan(lean):
        raise layer.leans_without_direction(feature)
    field = chosen["energy"] or (ENERGY_OF_LOGS if lies and ENERGY_OF_LOGS in layer.fields else None)
    energy = layer.number(feature, field, math.nan, above=0.0, quantity="stem_energy") * KILO
    if lies and math.isnan(energy):
        raise layer.lies_without_energy(feature)
    of_feature = (
        layer.number(feature, chosen["diameter"], math.nan, above=0.0, quantity="stem_diameter_cm") / 100.0,
        layer.number(feature, chosen["height"], math.nan, above=0.0, quantity="tree_height"),
        layer.species(feature, chosen["species"], otherwise.species),
        energy, azimuth, lean, layer.identifier(feature),
    )  # fmt: skip
    return [
        (*position, *of_feature) for position in np.asarray(layer.places(feature), np.float64).reshape(-1, 2).tolist()
    ]


def _without_size(chosen, otherwise, is_bare):
    """The finding of stems without a diameter in a layer that has a field for it."""
    if not chosen["diameter"] or not is_bare.any():
        return ()
    count = int(is_bare.sum())
    return (NO_DIAMETER.of("trees", count, 0.0, count=len(is_bare), otherwise=otherwise.diameter),)


def _is_near(x, y, places, distance):
    """True for the points within a distance of any of the places (n, 2)."""
    if not distance > 0.0:
        return np.zeros(x.size, bool)
    require("scipy")
    from scipy.spatial import cKDTree

    return cKDTree(places).query(np.column_stack([x, y]))[0] <= distance
