# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a metre of the map a metre on the ground? Scale of a projection along meridian and parallel.

    k = length on the map / length on the ellipsoid

Slopes, velocities and energies are computed as if k were 1. National systems and UTM keep within 0.1 % of that; Web
Mercator, in which tiles come, has 1 / cos(latitude): 1.46 in the Alps.

Differences over the library's own transformation give it (Snyder 1987, USGS Professional Paper 1395, section 4):

    h = |d(x, y) / d phi| / M,   k = |d(x, y) / d lambda| / (N cos phi)
    M = a (1 - e^2) / w^3,   N = a / w,   w^2 = 1 - e^2 sin^2 phi

pyproj would give the factors of PROJ at once, but keeps a context of PROJ for each thread of Python: the second
algorithm that runs in the background of QGIS 3.44 then ends QGIS. On Windows it brings a second PROJ. So it is asked
only where osgeo is not (geodata.py), and QGIS is not either.
"""

import math
from typing import NamedTuple

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

    system : System (geodata.py), in metres

    Raises ValueError where the extent lies beyond what the projection can show.
    """
    xmin, ymin, xmax, ymax = extent
    places = [(0.5 * (xmin + xmax), 0.5 * (ymin + ymax)), (xmin, ymin), (xmin, ymax), (xmax, ymin), (xmax, ymax)]
    factors_of = factors(system.flat())
    scales = [scale for location in places for scale in factors_of(*location)]
    if not all(math.isfinite(scale) and scale > 0.0 for scale in scales):
        raise ValueError("the projection does not reach there")
    return Scale(min(scales), max(scales))


def factors(system):
    """Function of x, y -> (h, k), NaN where the projection does not reach."""
    degrees = system.degrees()
    to_degrees, to_map = system.to(degrees), degrees.to(system)
    a, inverse_flattening, unit = system.ellipsoid  # unit: rad
    half, flattening = 0.5 * STEP / unit, 1.0 / (inverse_flattening or math.inf)
    e2 = flattening * (2.0 - flattening)

    def length_to(centre, x, y):
        return math.hypot(centre[0] - x, centre[1] - y)

    def length(start, other):
        return length_to(to_map(*start), *to_map(*other))

    def factors_of(x, y):
        longitude, latitude = to_degrees(x, y)
        if not length_to(to_map(longitude, latitude), x, y) <= ASTRAY:
            return math.nan, math.nan
        north = length((longitude, latitude - half), (longitude, latitude + half))
        east = length((longitude - half, latitude), (longitude + half, latitude))
        phi = latitude * unit
        w = math.sqrt(1.0 - e2 * math.sin(phi) ** 2)
        return north / STEP * w**3 / (a * (1.0 - e2)), east / STEP * w / (a * math.cos(phi))

    return factors_of
