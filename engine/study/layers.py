# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers in files as the features of a scene: read, and their coordinate system, ids and geometries checked."""

from pathlib import Path

import numpy as np

from ..io import well_known_binary as binary
from ..io.geodata import library
from ..io.optional_packages import require
from ..io.stored_layers import check_stored
from ..scene.features import Feature, Features


def read_features(path, layer, system, id_field, find, crs=None):
    """The Features of a layer.

    path, layer : as the study names them, layer None for the first
    system : System of the elevation model, None where it has none
    id_field : name of a field with whole numbers, None: the ids in the file
    find : function that takes a list of findings
    crs : coordinate system of a file that names none

    Raises ValueError where the file cannot be read, is empty, is in another coordinate system, or has geometries that
    are invalid, and for a view.
    """
    check_stored(path, layer)
    table = library().read_layer(path, layer)
    _check_system(path, table, system, crs)
    identifiers = _identifiers(path, table, id_field)
    if not table.geometries:
        raise ValueError(f"{path}: the layer {table.name} is empty.")
    fields = list(table.columns)
    values = zip(*table.columns.values()) if fields else ([] for _ in identifiers)
    rows, bare = [], []
    for identifier, wkb, row in zip(identifiers, table.geometries, values):
        wkb = None if wkb is None else _flat(path, identifier, wkb)
        if wkb is None:
            bare.append(identifier)
        else:
            rows.append(Feature(identifier, wkb, dict(zip(fields, row))))
    features = Features(Path(path).name, table.name, fields, rows, bare, find)
    _check_valid(path, features.rows)
    return features


def _check_system(path, table, system, crs):
    if not (table.crs or crs):
        raise ValueError(
            f"{path}: the layer {table.name} has no coordinate system. Assign the one that it was made in "
            "(ogr2ogr -a_srs EPSG:...)."
        )
    own = library().System(table.crs or crs)
    if table.crs and crs and not own.flat().is_same(library().System(crs).flat()):
        raise ValueError(f"{path}: the layer {table.name} is in {own.name}, not in {crs}; leave the key crs out.")
    if system is not None and not own.flat().is_same(system.flat()):  # heights of layers are not read
        raise ValueError(
            f"{path}: the layer {table.name} is in {own.name} and the elevation model in {system.name}. "
            "Reproject it to that (ogr2ogr -t_srs EPSG:...)."
        )


def _identifiers(path, table, field):
    if field is None:
        return table.identifiers
    if field not in table.columns:
        have = ", ".join(table.columns) or "none"
        raise ValueError(f"{path}: the layer {table.name} has no field {field!r}; it has {have}.")
    wrong = [value for value in table.columns[field] if not isinstance(value, int)]
    if wrong:
        raise ValueError(f"{path}: {field} holds {wrong[0]!r}; give whole numbers in the field of the ids.")
    return table.columns[field]


def _flat(path, identifier, wkb):
    """A geometry without heights, None for an empty one."""
    try:
        return binary.flat(wkb) if binary.parts_of(wkb) else None
    except ValueError as error:
        raise ValueError(f"{path}: feature {identifier} has {error}.") from error


def _check_valid(path, rows):
    """Raise ValueError for a geometry that crosses itself or has no area."""
    require("shapely")
    import shapely

    with np.errstate(invalid="ignore"):  # NaN coordinates, which what_is_wrong names
        geometries = shapely.from_wkb(np.array([row.wkb for row in rows], object), on_invalid="ignore")  # None: none
    for row, geometry in zip(rows, geometries):
        reason = _what_is_wrong(row.wkb, geometry, shapely)
        if reason:
            raise ValueError(
                f"{path}: the geometry of feature {row.identifier} is invalid ({reason}). Mend the layer, in QGIS with "
                "Fix geometries."
            )


def _what_is_wrong(wkb, geometry, shapely):
    """Words on an invalid geometry, "" for a valid one; None is one with fewer vertices than it needs."""
    if not all(np.isfinite(ring).all() for _, rings in binary.parts_of(wkb) for ring in rings):
        return "coordinates that are not finite"
    if geometry is None:
        return "too few vertices"
    return "" if shapely.is_valid(geometry) else shapely.is_valid_reason(geometry)
