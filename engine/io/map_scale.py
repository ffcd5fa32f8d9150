# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a metre of the map a metre on the ground? Scale of a projection along meridian and parallel.

    k = length on the map / length on the ellipsoid

Slopes, velocities and energies are computed as if k were 1. National systems and UTM keep within 0.1 % of that; Web
Mercator, in which tiles come, has 1 / cos(latitude): 1.46 in the Alps.

``pyproj`` gives the factors of PROJ (Snyder 1987, USGS Professional Paper 1395, section 4). Where it is not there, and
inside of QGIS on Windows, where a second PROJ has been seen to crash it, differences over GDAL's own transformation do:

    h = |d(x, y) / d phi| / M,   k = |d(x, y) / d lambda| / (N cos phi)
    M = a (1 - e^2) / w^3,   N = a / w,   w^2 = 1 - e^2 sin^2 phi
"""

import math
import os
import sys
import warnings
from typing import NamedTuple

from osgeo import osr

ASTRAY = 1.0  # m, between a place and where it comes to by way of degrees: far beyond a projection it wraps around
STEP = 1e-4  # rad, of the differences: 0.6 km; their error is some STEP^2


class Scale(NamedTuple):
    """Smallest and largest scale in the middle and the corners of an extent."""

    lowest: float
    highest: float

    @property
    def error(self):
        """Largest distance from 1."""
        return max(abs(self.lowest - 1.0), abs(self.highest - 1.0))

    @property
    def metres(self):
        """Shortest and longest length on the ground of a metre of the map, m."""
        return 1.0 / self.highest, 1.0 / self.lowest


def scale_of(system, extent):
    """Scale of a projected system in an extent (xmin, ymin, xmax, ymax).

    system : osr.SpatialReference, in metres

    Raises ValueError where the extent lies beyond what the projection can show.
    """
    xmin, ymin, xmax, ymax = extent
    places = [(0.5 * (xmin + xmax), 0.5 * (ymin + ymax)), (xmin, ymin), (xmin, ymax), (xmax, ymin), (xmax, ymax)]
    flat = system.Clone()
    flat.StripVertical()
    scales = []
    for factors_of in (_pyproj_factors(flat), _gdal_factors(flat)):
        if factors_of is not None:
            scales = [scale for place in places for scale in factors_of(*place)]
            break
    if not all(math.isfinite(scale) and scale > 0.0 for scale in scales):
        raise ValueError("the projection does not reach there")
    return Scale(min(scales), max(scales))


def may_import_pyproj():
    """False where pyproj could end the process: it brings a PROJ of its own into a QGIS on Windows."""
    return not (os.name == "nt" and "qgis.core" in sys.modules)


def load_pyproj():
    """The module, None where it is not there or must not be; with GDAL's data where it does not find its own."""
    if not may_import_pyproj():
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of data that are not found
            import pyproj
            import pyproj.datadir
        try:
            pyproj.datadir.get_data_dir()
        except pyproj.exceptions.DataDirError:
            pyproj.datadir.set_data_dir(_data_of_gdal())
    except Exception:  # an installation that is broken in whichever way: GDAL does
        return None
    return pyproj


def _data_of_gdal():
    return next(path for path in osr.GetPROJSearchPaths() if os.path.exists(os.path.join(path, "proj.db")))


def _pyproj_factors(system):
    """Function of x, y -> (h, k) by pyproj, None where there is none."""
    pyproj = load_pyproj()
    if pyproj is None:
        return None
    try:
        projection = pyproj.Proj(pyproj.CRS.from_wkt(system.ExportToWkt()))
    except pyproj.exceptions.ProjError:  # of a system that PROJ has no short form of
        return None

    def factors_of(x, y):
        try:
            longitude, latitude = projection(x, y, inverse=True, errcheck=True)
            there = projection(longitude, latitude, errcheck=True)
            factors = projection.get_factors(longitude, latitude, errcheck=True)
        except pyproj.exceptions.ProjError:
            return math.nan, math.nan
        if math.hypot(there[0] - x, there[1] - y) > ASTRAY:
            return math.nan, math.nan
        return factors.meridional_scale, factors.parallel_scale

    return factors_of


def _gdal_factors(system):
    """The same by GDAL."""
    degrees = system.CloneGeogCS()
    for one in (system, degrees):
        one.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    to_degrees, to_map = osr.CoordinateTransformation(system, degrees), osr.CoordinateTransformation(degrees, system)
    unit, half = degrees.GetAngularUnits(), 0.5 * STEP  # unit: rad
    half /= unit
    a, flattening = degrees.GetSemiMajor(), 1.0 / (degrees.GetInvFlattening() or math.inf)
    e2 = flattening * (2.0 - flattening)

    def length_to(place, x, y):
        return math.hypot(place[0] - x, place[1] - y)

    def length(one, other):
        return length_to(to_map.TransformPoint(*one), *to_map.TransformPoint(*other)[:2])

    def factors_of(x, y):
        try:
            longitude, latitude, _ = to_degrees.TransformPoint(x, y)
            if length_to(to_map.TransformPoint(longitude, latitude), x, y) > ASTRAY:
                return math.nan, math.nan
            north = length((longitude, latitude - half), (longitude, latitude + half))
            east = length((longitude - half, latitude), (longitude + half, latitude))
        except RuntimeError:  # where exceptions of GDAL are switched on
            return math.nan, math.nan
        phi = latitude * unit
        w = math.sqrt(1.0 - e2 * math.sin(phi) ** 2)
        return north / STEP * w**3 / (a * (1.0 - e2)), east / STEP * w / (a * math.cos(phi))

    return factors_of
