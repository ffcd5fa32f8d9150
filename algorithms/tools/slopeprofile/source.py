# SPDX-License-Identifier: GPL-2.0-or-later
"""Source of the profile: a line on an elevation model, or a file of points."""

import csv
import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ....engine import Cancelled
from ....engine.io.optional_packages import require
from ....engine.io.plain_file import read_text
from ....engine.passages.profile import stations_along
from ....engine.slope_profiles.earlier_models import Start, farthest_by_model, share_beyond
from ....engine.slope_profiles.slope_profile import profile
from ...number_words import formatted
from ...shared.layers.vector_layers import check_fields, check_system, valid_features
from ...shared.parameters.ground import GROUND, GROUND_FIELD, GROUND_TABLE
from ...shared.parameters.scene import SEED
from ...shared.parameters.values import as_number
from ...shared.runs.screen_lines import check_lines, read_lines
from ...shared.scene.dem import has_ground, known_classes, open_dem, read_ground
from ...translation import tr
from .algorithm import (  # fmt: skip
    EARLIER_FRICTION,
    EARLIER_MODELS,
    EARLIER_RESTITUTION,
    EARLIER_ROLLING,
    HEIGHT,
    LINE,
    PROFILE_FILE,
    RUNS,
    SPACING,
)
from .throws import starts_of

# The impact models of earlier programs beside a slope profile study: their inputs, their runs, what the log says.

# input -> what the engine calls it in its messages
COEFFICIENTS = {
    EARLIER_RESTITUTION: "restitution", EARLIER_FRICTION: "friction", EARLIER_ROLLING: "rolling",
}  # fmt: skip


class Earlier(NamedTuple):
    """Run-outs by one model."""

    model: str  # of engine.choices.EARLIER_MODELS
    farthest: np.ndarray  # of each run, along the profile, m

    def share(self, x):
        """Share of the runs that go at least as far as each x [m]."""
        return share_beyond(self.farthest, x)


def earlier_names():
    """Model -> its name in plot, table and log."""
    return {
        "stronge": tr("Stronge, in the plane"),
        "descoeudres": tr("Descoeudres and Zimmermann"),
        "azzoni": tr("Bozzolo and Azzoni"),
        "pfeiffer": tr("Pfeiffer and Bowen"),
    }


def throw_by_models(call, line, rocks):
    """An Earlier of each chosen model, thrown with some rocks. Raises QgsProcessingException."""
    places, speeds = starts_of(call, line)
    start = Start(places, call[HEIGHT], float(speeds[0]), float(speeds[-1]))
    values = {name: _coefficient(call, parameter) for parameter, name in COEFFICIENTS.items()}
    models = []
    for model in call[EARLIER_MODELS]:
        try:
            ways = farthest_by_model(line, rocks, start, model, call[RUNS], **values, seed=call[SEED],
                                     cancelled=call.is_cancelled)  # fmt: skip
        except Cancelled as error:
            raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
        except ValueError as error:
            raise QgsProcessingException(_with_input(str(error))) from error
        models.append(Earlier(model, ways))
    return models


def tell_earlier(call, models, toe):
    """Log how far the runs of each model go; ``toe``: x of the foot of the slope, m, None for none."""
    if not models:
        return
    call.info(tr("Impact models of earlier programs, for comparison and not for an assessment:"))
    names = earlier_names()
    for model in models:
        far, farthest = float(np.quantile(model.farthest, 0.95)), float(model.farthest.max())
        text = formatted(
            tr("{}: 95 % go no farther than {:.1f} m, the farthest {:.1f} m."), names[model.model], far, farthest
        )
        if toe is not None:
            width = max(0.0, float(np.quantile(model.farthest, 0.9)) - toe)
            text += " " + formatted(tr("The catchment that holds 90 % is {:.1f} m wide."), width)
        call.info(text)


def _coefficient(call, parameter):
    """A number, the text of a distribution, or None where it is left empty."""
    value = (call[parameter] or "").strip()
    try:
        return float(value)
    except ValueError:
        return value or None


def _with_input(message):
    """The engine's message, with the input's name in place of the engine's own."""
    for parameter, name in COEFFICIENTS.items():
        if message.startswith(f"{name}:"):
            return parameter + message.removeprefix(name)
    return message


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
        line = _profile_of_file(path, _classes(call))
        return SlopeSource(line, None, QgsCoordinateReferenceSystem())
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
        raise QgsProcessingException(formatted(message, stations.chainage[missing[0]]))
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
                raise QgsProcessingException(formatted(message, feature.id(), *places[k]))
            names[k] = name
    return names
