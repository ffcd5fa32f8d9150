# SPDX-License-Identifier: GPL-2.0-or-later
"""Source of the profile: a line on an elevation model, or a file of points."""

import csv
import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ...engine.io.optional_packages import require
from ...engine.io.plain_file import read_text
from ...engine.passages.profile import stations_along
from ...engine.slope_profiles.slope_profile import profile
from ..layers.vector_layers import check_fields, check_system, valid_features
from ..number_words import told
from ..parameters.ground import GROUND, GROUND_FIELD, GROUND_TABLE
from ..parameters.values import as_number
from ..runs.screen_lines import check_lines, read_lines
from ..scene.dem import has_ground, open_dem, read_ground
from ..scene.ground import known_classes
from ..translation import tr
from .parameters import LINE, PROFILE_FILE, SPACING


class SlopeSource(NamedTuple):
    """A profile, and where it lies."""

    profile: object  # analysis.slope_profile.Profile
    places: object  # (n, 2) of its points on the map, None for one from a file
    crs: object  # QgsCoordinateReferenceSystem, invalid for one from a file


def check_source(call):
    """Raise QgsProcessingException unless there is one profile; one from a file is read to find out."""
    path = call[PROFILE_FILE]
    has_line = call.is_given(LINE)
    if has_line == bool(path):
        message = tr(
            "LINE, PROFILE_FILE: give a line with an elevation model, or a profile from a file, one of the two."
        )
        raise QgsProcessingException(message)
    if path:
        _profile_of_file(path, _classes(call))
        return
    if not has_ground(call):
        raise QgsProcessingException(tr("DEM: the heights along the line are missing; give an elevation model."))
    open_dem(call)
    check_lines(call, LINE)
    ground = call[GROUND]
    if ground is not None:
        check_system(ground, GROUND)
        check_fields(ground, GROUND, [_ground_field(call)])


def read_source(call):
    """The SlopeSource. Raises QgsProcessingException."""
    path = call[PROFILE_FILE]
    if path:
        found = _profile_of_file(path, _classes(call))
        return SlopeSource(found, None, QgsCoordinateReferenceSystem())
    return _source_of_line(call)


def _classes(call):
    return known_classes(call[GROUND_TABLE])


def _ground_field(call):
    name = call[GROUND_FIELD]
    if not name:
        raise QgsProcessingException(tr("GROUND: choose the field with the ground class (GROUND_FIELD)."))
    return name


def _profile_of_file(path, known):
    points = list(_points_of_file(path, known))
    try:
        return profile([x for x, _, _ in points], [z for _, z, _ in points], [name for _, _, name in points[:-1]])
    except ValueError as error:
        raise QgsProcessingException(f"PROFILE_FILE: {error}") from error


def _points_of_file(path, known):
    """(distance, height, class or None) of each line of a file. Raises QgsProcessingException naming the line."""
    text = read_text(path, "utf-8-sig", "replace")
    delimiter = ";" if ";" in text else ","
    for number, cells in enumerate(csv.reader(text.splitlines(), delimiter=delimiter), 1):
        cells = [cell.strip() for cell in cells]
        if not any(cells) or cells[0].startswith("#"):
            continue
        x, z = (as_number(cell) for cell in (cells + ["", ""])[:2])
        if number == 1 and math.isnan(x) and math.isnan(z):
            continue  # names of the columns
        if not (math.isfinite(x) and math.isfinite(z)):
            message = tr("PROFILE_FILE: line {} is {!r}; give a distance and a height in metres, and a ground class or "
                         "nothing.")  # fmt: skip
            raise QgsProcessingException(message.format(number, delimiter.join(cells)[:60]))
        name = cells[2] if len(cells) > 2 and cells[2] else None
        if name is not None and name not in known:
            message = tr("PROFILE_FILE: line {} has the ground class {!r}; known classes are {}.")
            raise QgsProcessingException(message.format(number, name[:40], ", ".join(known)))
        yield x, z, name


def _source_of_line(call):
    dem = open_dem(call)
    lines = read_lines(call, LINE, dem.crs)
    if len(lines) > 1 or len(lines[0].parts) > 1:
        message = tr(
            "LINE: there are {} lines, but a profile follows one line only; select it, and use selected features only."
        )
        raise QgsProcessingException(message.format(sum(len(line.parts) for line in lines)))
    stations = stations_along(lines[0].parts[0], call[SPACING], 0.0)
    heights = read_ground(dem, stations.place).height(*stations.place.T)
    missing = np.flatnonzero(~np.isfinite(heights))
    if missing.size:
        message = tr("LINE: {:.1f} m along it the elevation model has no data; shorten the line.")
        raise QgsProcessingException(told(message, stations.chainage[missing[0]]))
    names = _names_along(call, dem.crs, stations.place[:-1])
    return SlopeSource(profile(stations.chainage, heights, names), stations.place, dem.crs)


def _names_along(call, crs, places):
    """The class of the polygon at each place, None where there is none."""
    names = [None] * len(places)
    source = call[GROUND]
    if source is None:
        return names
    shapely = require("shapely")
    field, known = _ground_field(call), _classes(call)
    for feature in valid_features(source, crs, call, GROUND):
        name = feature[field]
        inside = np.flatnonzero(shapely.contains_xy(shapely.from_wkb(bytes(feature.geometry().asWkb())), *places.T))
        if inside.size and name not in known:
            message = tr("GROUND: feature {} has the class {!r} in {}; known classes are {}.")
            raise QgsProcessingException(message.format(feature.id(), name, field, ", ".join(known)))
        for k in inside.tolist():
            if names[k] not in (None, name):
                message = tr("GROUND: feature {} and another of a different class overlap at ({:.1f}, {:.1f}).")
                raise QgsProcessingException(told(message, feature.id(), *places[k]))
            names[k] = name
    return names
