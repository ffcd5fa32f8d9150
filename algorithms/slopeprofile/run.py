# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile runs: reads a profile, throws rocks down it in the engine, writes stations and a plot."""

from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.slope_profiles.plausibility import of_corners, of_profile
from ..number_words import told
from ..parameters.ground import GROUND_DEFAULT
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..reports.plots import picture_kind
from ..scene.readiness import tell_readiness
from ..translation import tr
from .barriers import barrier_rows
from .earlier import tell_earlier, throw_by_models
from .parameters import PLANE, PLOT, SPACING, TOE, labels
from .plot import draw_slope
from .source import read_source
from .stations import numbers_of, write_stations
from .throws import read_throw, some_paths, throw


class Scene(NamedTuple):
    """Objects in the picture besides the envelope."""

    line: object  # engine.slope_profiles.slope_profile.Profile
    default_class: str  # ground class of the rest
    paths: object  # samples of some paths, None
    barriers: list  # barrier_rows
    toe: object  # x of the foot of the slope, m, None
    runs: int
    earlier: list  # Earlier of each chosen model


def run(call):
    """Run talus:slopeprofile and return its outputs and numbers to Processing."""
    call.checked()
    tell_readiness(call)
    source = read_source(call)
    line, toe = source.profile, call[TOE]
    if toe is not None and not 0.0 <= toe < line.x[-1] - line.x[0]:
        message = tr("TOE: {:g} m is not on the profile, which is {:g} m long.")
        raise QgsProcessingException(told(message, toe, line.x[-1] - line.x[0]))
    toe = None if toe is None else line.x[0] + toe
    what = read_throw(call, line)
    earlier = throw_by_models(call, line, what.chosen)
    found, result = throw(call, line, what)
    numbers = numbers_of(found, result, toe)
    tell_numbers(labels(), numbers, call)
    if call[PLANE]:
        call.info(tr("The rocks were bound to the plane of the profile (PLANE): they did not move sideways."))
    smallest = min(rock.radius for rock in what.rocks)
    call.find([*of_corners(line, call[SPACING], smallest), *of_profile(result)])
    tell_earlier(call, earlier, toe)
    with Files() as files:
        outputs = write_stations(call, files, source, found, earlier)
        if call.wants(PLOT) and can_draw(call):
            scene = Scene(line, call[GROUND_DEFAULT], some_paths(call, what), barrier_rows(call, line), toe,
                          result.runs.size, earlier)  # fmt: skip
            outputs[PLOT] = _draw(call, files, scene, found, numbers)
    return {**outputs, **numbers}


def _draw(call, files, scene, found, numbers):
    path = call.path(PLOT)
    with open(files.stage(path), "wb") as file:
        file.write(draw_slope(scene, found, numbers, picture_kind(path)))
    return path
