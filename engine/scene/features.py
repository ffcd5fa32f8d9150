# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of a layer, by whichever door they came: their fields within bounds, and what lies on the terrain."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..findings.finding import DOUBTFUL, REFUSED, Finding, FindingError, Kind
from ..findings.subjects import Listed, OfFeature
from ..io.burn import Polygon, burn
from ..io.plane_geometry import meets, sizes
from ..quantities import quantities

if TYPE_CHECKING:
    from ..hints import Terrain
    from ..io.burn import Burnt
    from ..io.raster import Grid

EMPTY = "(empty)"
LEAST = 1e-6  # share of a feature; less is rounding of coordinates

BARE = Kind("features-without-geometry", DOUBTFUL, "{subject}: left out, as they have no geometry: {features}.")
ALL_BARE = Kind(
    "layer-without-geometry", REFUSED, "{subject}: no feature of the layer {layer} has a geometry.",
)  # fmt: skip
OUTSIDE = Kind(
    "features-outside", DOUBTFUL, "{subject}: no effect, outside of the elevation model: {features}.",
)  # fmt: skip
ALL_OUTSIDE = Kind(
    "layer-outside", REFUSED,
    "{subject}: nothing of the layer {layer} lies on the elevation model; is its coordinate system right?",
)  # fmt: skip
PARTLY_OUTSIDE = Kind(
    "features-partly-outside", DOUBTFUL,
    "{subject}: partly outside of the elevation model, without effect there: {features}; {outside:.0f} {unit} of "
    "{whole:.0f} {unit} ({value:.0f} %).",
)  # fmt: skip
CONTRADICTORY = Kind(
    "polygons-contradictory", REFUSED, "{subject}: {features} overlap with different values.",
    "Cut them so that each place has one value only.",
)  # fmt: skip
NO_FIELD = Kind("field-missing", REFUSED, "{subject}: the layer {layer} has no field {field!r}; it has {fields}.")
NO_NUMBER = Kind(
    "field-out-of-range", REFUSED,
    "{subject}: feature {feature} has {field} = {shown}; give a number of at least {limit:g}.",
)  # fmt: skip
NOT_ABOVE = Kind(
    "field-out-of-range", REFUSED,
    "{subject}: feature {feature} has {field} = {shown}; give a number of more than {limit:g}.",
)  # fmt: skip
NOT_WITHIN = Kind(
    "field-out-of-range", REFUSED,
    "{subject}: feature {feature} has {field} = {shown}; give a number from {lowest:g} to {limit:g}.",
)  # fmt: skip
COVERED = Kind("polygons-cover", "note", "{subject}: {value:.0f} % of the cells are covered; polygons: {count}.")


class Feature(NamedTuple):
    """One feature."""

    identifier: int
    wkb: bytes  # in the system of the elevation model, without heights, arcs as straight lines
    values: dict[str, Any]  # field -> int, float, str or None


class Features:
    """The features of a layer.

    subject : what findings call the layer: the input, or its file
    name : of the layer
    fields : their names
    rows : list of Feature that have a geometry
    bare : identifiers of those that have none
    find : function that takes a list of findings
    """

    def __init__(
        self, subject: str, name: str, fields: Iterable[str], rows: Sequence[Feature], bare: Sequence[int],
        find: Callable[[list[Finding]], object],
    ) -> None:  # fmt: skip
        self.subject, self.name, self.fields = subject, name, list(fields)
        self.rows, self.find = list(rows), find
        if not self.rows:
            raise self.refused(ALL_BARE)
        if bare:
            self.find([BARE.of(subject, features=Listed.of(bare))])

    def refused(self, kind: Kind, value: float | None = None, limit: float | None = None, **facts: Any) -> FindingError:
        """The error of a finding about this layer."""
        return FindingError([kind.of(self.subject, value, limit, layer=self.name, **facts)])

    def check_fields(self, *names: str | None) -> None:
        """Raise FindingError where a field is not in the layer; None is no field."""
        for name in names:
            if name is not None and name not in self.fields:
                raise self.refused(NO_FIELD, field=name, fields=", ".join(self.fields) or "none")

    def chosen(self, name: str | None, usual: str) -> str | None:
        """The field of that name, else the usual one if the layer has it, else None."""
        self.check_fields(name)
        return name or (usual if usual in self.fields else None)

    def number(
        self, feature: Feature, field: str | None, otherwise: float, lowest: float = 0.0, above: float = -math.inf,
        highest: float = math.inf, quantity: str | None = None,
    ) -> float:  # fmt: skip
        """Value of a field, ``otherwise`` where it is empty or None. Raises FindingError for what is out of bounds, and
        for what is outside the legal range of a ``quantity`` (quantities.QUANTITIES)."""
        value = feature.values[field] if field is not None else None
        if field is None or value is None:
            return otherwise
        return self.needed_number(feature, field, lowest, above, highest, quantity)

    def needed_number(
        self, feature: Feature, field: str, lowest: float = 0.0, above: float = -math.inf, highest: float = math.inf,
        quantity: str | None = None,
    ) -> float:  # fmt: skip
        """Value of a field that must not be empty; raises as ``number``."""
        value = feature.values[field]
        try:
            number = float(value)
        except (TypeError, ValueError):
            number = math.nan
        if not (math.isfinite(number) and lowest <= number <= highest and number > above):
            kind, limit = (NOT_ABOVE, above) if above > -math.inf else (NO_NUMBER, lowest)
            kind, limit = (NOT_WITHIN, highest) if highest < math.inf else (kind, limit)
            value_or_none = number if math.isfinite(number) else None
            facts = {"feature": feature.identifier, "field": field, "lowest": lowest}
            raise self.refused(kind, value_or_none, limit, shown=EMPTY if value is None else f"{value}", **facts)
        if quantity is not None:
            quantities.check(quantity, number, OfFeature.of(self.subject, feature.identifier, field))
        return number

    def within(self, terrain: Terrain | Grid) -> list[Feature]:
        """The features that meet the elevation model; findings of those that do not, or in part. Raises FindingError
        where none is left."""
        frame, inside, outside = terrain.extent, [], []
        for feature in self.rows:
            (inside if meets(feature.wkb, frame) else outside).append(feature)
        self.find_outside(len(inside), [feature.identifier for feature in outside])
        self._find_partly_outside(inside, terrain)
        return inside

    def find_outside(self, inside: int, outside: Sequence[int]) -> None:
        """Raise FindingError where nothing is inside, note what is outside."""
        if not inside:
            raise self.refused(ALL_OUTSIDE)
        if outside:
            self.find([OUTSIDE.of(self.subject, features=Listed.of(outside))])

    def _find_partly_outside(self, features, terrain):
        """Note those that reach over the outer edge of the cells."""
        west, south, east, north = terrain.extent  # of the nodes, in the middle of cells
        half_x, half_y = (0.5 * size for size in terrain.cell_size)
        box = west - half_x, south - half_y, east + half_x, north + half_y
        measured = [(feature.identifier, *sizes(feature.wkb, box)) for feature in features]
        cut = [(key, whole - inside) for key, whole, inside, _ in measured if whole - inside > LEAST * whole]
        if cut:
            outside, whole = sum(size for _, size in cut), sum(share[1] for share in measured)
            facts = {"outside": outside, "whole": whole, "unit": "m²" if measured[0][3] else "m"}
            named = Listed.of(key for key, _ in cut)
            self.find([PARTLY_OUTSIDE.of(self.subject, 100.0 * outside / whole, 0.0, features=named, **facts)])

    def polygons(self, terrain: Terrain | Grid, value_of: Callable[[Feature], Any]) -> list[Polygon]:
        """The features that meet the elevation model as Polygons with their values."""
        return [Polygon(feature.identifier, feature.wkb, value_of(feature)) for feature in self.within(terrain)]

    def burnt(self, polygons: Sequence[Polygon], terrain: Terrain | Grid) -> Burnt:
        """Polygons of this layer on the nodes of the terrain. Raises FindingError for contradictory ones."""
        burnt = burn(polygons, terrain)
        self.check_contradictory(burnt.contradictory)
        return burnt

    def check_contradictory(self, identifiers: Sequence[int]) -> None:
        """Raise FindingError where polygons claim a node with different values."""
        if identifiers:
            raise self.refused(CONTRADICTORY, len(identifiers), 0.0, features=Listed.of(identifiers))
