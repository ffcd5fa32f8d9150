# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a coordinate system fit for the physics? It must be projected, in metres across and upwards, and true to scale.

geodata.py says by what the system is read; ``map_scale`` says why pyproj is not asked in QGIS.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .geodata import library
from .map_scale import scale_of

if TYPE_CHECKING:
    from ..hints import Scale

TOLERANCE = 1e-9  # of a unit that is written as 1 metre
FALSE_SCALE = 0.01  # from 1, of a scale that is refused: 1 % in slopes and lengths, 2 % in energies
DOUBTFUL_SCALE = 0.001  # of one that is worth a warning
ASSIGN = (
    "in QGIS with the layer's menu, Layer CRS, or in the file with Raster > Projections > Assign projection "
    "(gdal_edit -a_srs EPSG:...)"
)


def check_metric(crs: str | None, name: str = "The layer", extent: Sequence[float] | None = None) -> Scale | None:
    """The Scale of a system in an extent (map_scale), None for local systems or where no extent is given.

    crs : WKT or 'EPSG:2056', None or '' where the layer has none
    name : of the layer, for the message
    extent : (xmin, ymin, xmax, ymax) of the layer; helps to tell a wrong tag from a geographic system

    Raises ValueError, saying what to do, unless the system is projected, in metres, and its metres are true in the
    extent within 1 %.
    """
    if not crs:
        raise ValueError(f"{name} has no coordinate system. Find out which one it was made in and assign it: {ASSIGN}.")
    system = _system(crs, name)
    if system.is_geographic:
        raise ValueError(_about_degrees(name, system.name, extent))
    if not (system.is_projected or system.is_local):
        raise ValueError(f"{name} is in {system.name}, which is not projected. {_warp_to('in metres')}")
    metres, unit = system.unit
    _check_unit(name, system, metres, unit, "its coordinates")
    _check_upwards(name, system)
    return _check_scale(name, system, extent) if system.is_projected and _is_place(extent) else None


def check_heights(crs: str | None, name: str) -> None:
    """Raise ValueError where a system says that heights are not in metres, or are depths; others say nothing of it."""
    if crs:
        _check_upwards(name, _system(crs, name))


def _check_upwards(name, system):
    """Raise ValueError for a vertical axis in another unit, or downwards."""
    upwards = system.metres_upwards
    if upwards is not None:
        _check_unit(name, system, upwards, f"{upwards:.6g} m", "its heights")
    if system.is_downwards:
        raise ValueError(
            f"{name} is in {system.name}: its vertical axis points downwards, so its numbers are depths. "
            "Multiply them by -1 (Raster > Raster Calculator) and assign a system with heights."
        )


def in_system_of(terrain, releases, crs):
    """Releases whose positions are in the system ``crs`` (WKT, 'EPSG:4326', ...), in that of the terrain.

    Positions are (x, y) as in a GIS: of degrees longitude first. Velocities keep their axes, those of the terrain.
    Raises ValueError where the terrain has no system, or a position cannot be transformed.
    """
    from dataclasses import replace

    if not terrain.crs:
        raise ValueError("The terrain has no coordinate system; give it one, or the releases in its coordinates.")
    transformed = _system(crs, "releases").to(_system(terrain.crs, "terrain"))
    moved = []
    for number, release in enumerate(releases):
        x, y = transformed(*release.position)
        if not (math.isfinite(x) and math.isfinite(y)):
            raise ValueError(
                f"releases: the position {release.position} of release {number} cannot be transformed from {crs!r}; "
                "are x and y in the right order (longitude first)?"
            )
        moved.append(replace(release, position=(x, y)))
    return moved


def metric_system_there(crs, extent):
    """Name of a system in metres whose axes point east and north, such as EPSG:32632, in the middle of an extent."""
    middle = 0.5 * (extent[0] + extent[2]), 0.5 * (extent[1] + extent[3])
    longitude, latitude = _system(crs, "the system").to(library().System("EPSG:4326"))(*middle)
    if not (math.isfinite(longitude) and abs(latitude) <= 84.0):
        return "WGS 84 / UTM"
    return f"EPSG:{utm_zone(longitude, latitude)}"


def utm_zone(longitude, latitude):
    """EPSG code of the UTM zone (WGS 84) of a place in degrees."""
    zone = min(int((longitude + 180.0) // 6.0) + 1, 60)
    return (32600 if latitude >= 0.0 else 32700) + zone


def _system(crs, name):
    try:
        return library().System(crs)
    except ValueError as error:
        raise ValueError(f"{name}: {error}. Assign another {ASSIGN}.") from error


def _about_degrees(name, system, extent):
    message = f"{name} is in {system}, a geographic system, whose coordinates are degrees and not metres. "
    if extent is None:
        return message + _warp_to("in metres")
    xmin, ymin, xmax, ymax = extent
    if max(abs(xmin), abs(xmax)) > 360.0 or max(abs(ymin), abs(ymax)) > 90.0:
        return message + (
            f"But its coordinates, x {xmin:.0f} to {xmax:.0f}, y {ymin:.0f} to {ymax:.0f}, are no degrees: "
            "it carries the wrong system. Do not reproject it, but assign the projected one it was made in: "
            f"{ASSIGN}."
        )
    zone = utm_zone(0.5 * (xmin + xmax), 0.5 * (ymin + ymax))
    return message + _warp_to(f"in metres, for example your national one or EPSG:{zone}")


def _is_place(extent):
    """False for None and for the extents of layers without features."""
    return extent is not None and any(extent) and all(map(math.isfinite, extent)) and extent[0] <= extent[2]


def _check_scale(name, system, extent):
    try:
        scale = scale_of(system, extent)
    except ValueError as error:
        xmin, ymin, xmax, ymax = extent
        raise ValueError(
            f"{name} is in {system.name}, but its coordinates, x {xmin:.0f} to {xmax:.0f}, y {ymin:.0f} to "
            f"{ymax:.0f}, are none of that system: it carries the wrong one. Assign the one it was made in: {ASSIGN}."
        ) from error
    if scale.error > FALSE_SCALE:
        shortest, longest = scale.metres
        raise ValueError(
            f"{name} is in {system.name}, which is not true to scale there: one of its metres is {shortest:.3g} "
            f"to {longest:.3g} m on the ground, so slopes, velocities and energies would be wrong. "
            f"{_warp_to(_example(system, extent))} If that cannot be, it carries the wrong system: assign another."
        )
    return scale


def _example(system, extent):
    """'your national one or EPSG:32632', for the middle of an extent."""
    middle = 0.5 * (extent[0] + extent[2]), 0.5 * (extent[1] + extent[3])
    longitude, latitude = system.to(library().System("EPSG:4326"))(*middle)
    if not (math.isfinite(longitude) and abs(latitude) <= 84.0):
        return "true to scale, for example your national one"
    return f"true to scale, for example your national one or EPSG:{utm_zone(longitude, latitude)}"


def _check_unit(name, system, metres, unit, what):
    if abs(metres - 1.0) > TOLERANCE:
        wrong = f"{name} is in {system.name}: {what} are in {unit}, not in metres."
        raise ValueError(f"{wrong} {_warp_to('in metres')}")


def _warp_to(which):
    return f"Reproject it to a projected system {which} (Raster > Projections > Warp)."
