# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a coordinate system fit for the physics? It must be projected, and in metres across and upwards.

PROJ is reached through GDAL, which is wherever QGIS is; a second library with a PROJ of its own has been seen
to crash QGIS on Windows.
"""

from osgeo import osr

TOLERANCE = 1e-9  # of a unit that is written as 1 metre
ASSIGN = (
    "in QGIS with the layer's menu, Layer CRS, or in the file with Raster > Projections > Assign projection "
    "(gdal_edit -a_srs EPSG:...)"
)


def check_metric(crs, name="The layer", extent=None):
    """Raise ValueError, saying what to do, unless the system is projected and in metres.

    crs : WKT or 'EPSG:2056', None or '' where the layer has none
    name : of the layer, for the message
    extent : (xmin, ymin, xmax, ymax) of the layer; helps to tell a wrong tag from a geographic system
    """
    if not crs:
        raise ValueError(f"{name} has no coordinate system. Find out which one it was made in and assign it: {ASSIGN}.")
    system = _system(crs, name)
    if system.IsGeographic():
        raise ValueError(_about_degrees(name, system.GetName(), extent))
    if not (system.IsProjected() or system.IsLocal()):
        raise ValueError(f"{name} is in {system.GetName()}, which is not projected. {_warp_to('in metres')}")
    _check_unit(name, system, system.GetLinearUnits(), system.GetLinearUnitsName(), "its coordinates")
    if system.IsCompound():
        upwards = system.GetTargetLinearUnits("VERT_CS")
        _check_unit(name, system, upwards, f"{upwards:.6g} m", "its heights")


def utm_zone(longitude, latitude):
    """EPSG code of the UTM zone (WGS 84) of a place in degrees."""
    zone = min(int((longitude + 180.0) // 6.0) + 1, 60)
    return (32600 if latitude >= 0.0 else 32700) + zone


def _system(crs, name):
    system = osr.SpatialReference()
    try:
        failed = system.SetFromUserInput(crs)
    except RuntimeError:  # where exceptions of GDAL are switched on
        failed = True
    if failed:
        raise ValueError(f"{name}: the system {crs[:60]!r} is not understood. Assign another {ASSIGN}.")
    return system


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


def _check_unit(name, system, metres, unit, what):
    if abs(metres - 1.0) > TOLERANCE:
        wrong = f"{name} is in {system.GetName()}: {what} are in {unit}, not in metres."
        raise ValueError(f"{wrong} {_warp_to('in metres')}")


def _warp_to(which):
    return f"Reproject it to a projected system {which} (Raster > Projections > Warp)."
