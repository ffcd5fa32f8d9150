# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of the layers of a study: read, checked, and their numbers within bounds. Errors name file and feature."""

import math
from typing import NamedTuple

import numpy as np

from ..io import well_known_binary as binary
from ..io.geodata import library
from ..io.optional_packages import require
from ..quantities import quantities

NAMED = 10  # ids that a message lists before it only counts


class Feature(NamedTuple):
    """One feature."""

    identifier: int
    wkb: bytes
    values: dict  # field -> int, float, str or None


class Features:
    """The features of a layer that have a geometry.

    path, layer : as the study names them, layer None for the first
    system : System of the elevation model, None where it has none
    id_field : name of a field with whole numbers, None: the ids in the file
    tell : function that takes warnings

    Raises ValueError where the file cannot be read, is empty, or is in another coordinate system.
    """

    def __init__(self, path, layer, system, id_field, tell):
        self.path = path
        found = library().read_layer(path, layer)
        self.name, self.fields, self.crs = found.name, list(found.columns), found.crs
        self._check_system(found.crs, system)
        identifiers = self._identifiers(found, id_field)
        rows = zip(*found.columns.values()) if found.columns else ([] for _ in identifiers)
        every = [
            Feature(one, wkb, dict(zip(self.fields, row))) for one, wkb, row in zip(identifiers, found.geometries, rows)
        ]
        if not every:
            raise ValueError(f"{path}: the layer {found.name} is empty.")
        self.rows = [one for one in every if one.wkb is not None]
        bare = [one.identifier for one in every if one.wkb is None]
        if not self.rows:
            raise ValueError(f"{path}: no feature of the layer {found.name} has a geometry.")
        if bare:
            tell(f"{path}: left out for want of a geometry: {listed(bare)}.")

    def _check_system(self, crs, system):
        if not crs:
            raise ValueError(
                f"{self.path}: the layer {self.name} has no coordinate system. Assign the one that it was made in "
                "(ogr2ogr -a_srs EPSG:...)."
            )
        own = library().System(crs)
        if system is not None and not own.flat().is_same(system.flat()):  # heights of layers are not read
            raise ValueError(
                f"{self.path}: the layer {self.name} is in {own.name} and the elevation model in {system.name}. "
                "Reproject it to that (ogr2ogr -t_srs EPSG:...)."
            )

    def _identifiers(self, found, field):
        if field is None:
            return found.identifiers
        self.check_fields(field)
        wrong = [value for value in found.columns[field] if not isinstance(value, int)]
        if wrong:
            raise ValueError(f"{self.path}: {field} holds {wrong[0]!r}; give whole numbers in the field of the ids.")
        return found.columns[field]

    def check_fields(self, *names):
        """Raise ValueError where a field is not in the layer; None is no field."""
        for name in names:
            if name is not None and name not in self.fields:
                have = ", ".join(self.fields) or "none"
                raise ValueError(f"{self.path}: the layer {self.name} has no field {name!r}; it has {have}.")

    def chosen(self, name, usual):
        """The field of that name, else the usual one if the layer has it, else None."""
        self.check_fields(name)
        return name or (usual if usual in self.fields else None)

    def number(self, feature, field, otherwise, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
        """Value of a field, ``otherwise`` where it is empty or None. Raises ValueError for what is out of bounds, and
        FindingError for what is outside the legal range of a ``quantity`` (quantities.QUANTITIES)."""
        value = feature.values[field] if field is not None else None
        if value is None:
            return otherwise
        return self.needed_number(feature, field, lowest, above, highest, quantity)

    def needed_number(self, feature, field, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
        """The same of a field that must not be empty."""
        value = feature.values[field]
        try:
            number = float(value)
        except (TypeError, ValueError):
            number = math.nan
        if not (math.isfinite(number) and lowest <= number <= highest and number > above):
            wanted = f"more than {above:g}" if above > -math.inf else f"at least {lowest:g}"
            wanted = f"{lowest:g} to {highest:g}" if highest < math.inf else wanted
            shown = "(empty)" if value is None else value
            raise ValueError(
                f"{self.path}: feature {feature.identifier} has {field} = {shown}; give a number of {wanted}."
            )
        if quantity is not None:
            quantities.check(quantity, number, f"{self.path}: feature {feature.identifier}, {field}")
        return number

    def within(self, terrain, tell):
        """The features that meet the elevation model. Raises ValueError for invalid ones, or where none is left."""
        require("shapely")
        import shapely

        frame, inside, outside = shapely.box(*terrain.extent), [], []
        self.check_valid()
        for feature in map(self._flat, self.rows):
            geometry = shapely.from_wkb(feature.wkb)
            (inside if geometry.intersects(frame) else outside).append(feature)
        self.tell_outside(len(inside), [one.identifier for one in outside], tell)
        return inside

    def check_valid(self):
        """Raise ValueError for a geometry that crosses itself or has no area."""
        require("shapely")
        import shapely

        flat = np.array([self._flat(one).wkb for one in self.rows], object)
        for feature, wkb in zip(self.rows, flat):
            if not all(np.isfinite(ring).all() for _, rings in binary.parts_of(wkb) for ring in rings):
                raise ValueError(
                    f"{self.path}: the geometry of feature {feature.identifier} is invalid (coordinates that are not "
                    "finite). Mend the layer, in QGIS with Fix geometries."
                )
        geometries = shapely.from_wkb(flat, on_invalid="ignore")  # None for what has too few vertices
        for place in np.flatnonzero(~shapely.is_valid(geometries)).tolist():
            reason = shapely.is_valid_reason(geometries[place]) or "too few vertices"
            raise ValueError(
                f"{self.path}: the geometry of feature {self.rows[place].identifier} is invalid "
                f"({reason}). Mend the layer, in QGIS with Fix geometries."
            )

    def _flat(self, feature):
        """The feature without heights, which neither areas nor barriers have."""
        try:
            return feature._replace(wkb=binary.flat(feature.wkb))
        except ValueError as error:
            raise ValueError(f"{self.path}: feature {feature.identifier} has {error}.") from error

    def tell_outside(self, inside, outside, tell):
        """Raise ValueError where nothing is inside, warn of what is outside."""
        if not inside:
            raise ValueError(
                f"{self.path}: nothing of the layer {self.name} lies on the elevation model; is its coordinate system "
                "right?"
            )
        if outside:
            tell(f"{self.path}: without effect, outside of the elevation model: {listed(outside)}.")


def listed(identifiers):
    """'features 3, 7' or '120 features (1, 2, 3 ...)'."""
    shown = ", ".join(map(str, identifiers[:NAMED]))
    if len(identifiers) > NAMED:
        return f"{len(identifiers)} features ({shown} ...)"
    return f"{'feature' if len(identifiers) == 1 else 'features'} {shown}"
