# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:indication before a run."""

import math
import re
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.indication.kinematics import JointSet, Limits, check_sets
from ...engine.indication.rules import Angle, AngleLaw, check_angles, volumes_of
from ...engine.io import raster
from ..parameters.matrices import filled_rows
from ..parameters.output_files import check_outputs
from ..parameters.values import as_number
from ..scene.dem import check_raster, open_dem
from ..translation import tr
from .parameters import (
    ANGLE_LAW,
    ANGLES,
    COMPARISON,
    FRICTION_ANGLE,
    INDICATION_DIFFERENCE,
    JOINT_SETS,
    LATERAL_LIMIT,
    LINE_ENERGY,
    METHOD,
    PASSAGES,
    THRESHOLD,
)

COLUMNS = 3


class Asked(NamedTuple):
    """Checked inputs."""

    dem: object  # scene.dem.Dem
    angles: list  # Angle
    sets: list  # JointSet
    limits: Limits


def check(call):
    """Asked, without reading cells."""
    dem = open_dem(call)
    check_outputs(call)
    angles, sets = read_angles(call), read_sets(call)
    limits = Limits(call[FRICTION_ANGLE], call[LATERAL_LIMIT])
    if sets:
        _engine_says(JOINT_SETS, check_sets, sets, limits)
    if call[METHOD] == "fixed" and call.is_unset(THRESHOLD):
        raise QgsProcessingException(tr("THRESHOLD: give the angle for the method fixed, or choose another one."))
    if call.wants(LINE_ENERGY) and math.isnan(volumes_of(angles)[0]):
        raise QgsProcessingException(tr("LINE_ENERGY: the table of reach angles (ANGLES) has no volumes, so there is "
                                        "no mass; enter volumes, or skip LINE_ENERGY."))  # fmt: skip
    _check_passages(call, dem)
    return Asked(dem, angles, sets, limits)


def read_angles(call):
    """List of Angle. Raises QgsProcessingException naming the row."""
    found, law = [], _read_law(call)
    for number, (volume, cliff, angle) in filled_rows(call[ANGLES], COLUMNS, ANGLES):
        if law is not None and volume and not angle and as_number(volume) > 0.0:
            angle = law.angle(as_number(volume))
        texts = (volume, "nan"), (cliff, "0"), (angle, "")
        values = [as_number(text or otherwise) for text, otherwise in texts]
        for text, value, what in zip((volume, cliff, angle), values, (tr("volume"), tr("height"), tr("angle"))):
            if math.isnan(value) and (text or what == tr("angle")):
                message = tr("ANGLES, row {}: {!r} is not a valid {}.")
                raise QgsProcessingException(message.format(number, text, what))
        found.append(Angle(*values))
    if not found:
        raise QgsProcessingException(
            tr("ANGLES: give at least one reach angle; the help of the table quotes published ones.")
        )
    _engine_says(ANGLES, check_angles, found)
    return found


def _read_law(call):
    """AngleLaw, None where none is given."""
    text = call[ANGLE_LAW].strip()
    if not text:
        return None
    values = [as_number(part) for part in re.split(r"[;\s]+", text)]
    if len(values) != len(AngleLaw._fields) or not all(map(math.isfinite, values)):
        raise QgsProcessingException(
            tr(
                "ANGLE_LAW: {!r} is not a law; give a and b of log10(H/L) = a + b log10(V), with a space between."
            ).format(text)
        )
    return AngleLaw(*values)


def read_sets(call):
    """List of JointSet."""
    found = []
    for number, texts in filled_rows(call[JOINT_SETS], COLUMNS, JOINT_SETS):
        values = [as_number(text or otherwise) for text, otherwise in zip(texts, ("", "", "0"))]
        if any(map(math.isnan, values)):
            message = tr("JOINT_SETS, row {}: give dip direction and dip as numbers of degrees, not {}.")
            raise QgsProcessingException(message.format(number, ", ".join(map(repr, texts))))
        found.append(JointSet(*values))
    return found


def _check_passages(call, dem):
    layer = call[PASSAGES]
    if layer is None:
        for output in (INDICATION_DIFFERENCE, COMPARISON):
            if call.wants(output):
                message = tr("{}: there is nothing to compare with; give the passages of a simulation (PASSAGES).")
                raise QgsProcessingException(message.format(output))
        return
    grid = raster.read_grid(check_raster(layer, PASSAGES))
    if not is_same(grid, dem.grid):
        message = tr("PASSAGES: {} does not have the cells of the elevation model; simulate on that model, or clip "
                     "both to the same cells.")  # fmt: skip
        raise QgsProcessingException(message.format(layer.name()))


def is_same(grid, other):
    """Do two grids have the same cells?"""
    near = all(abs(a - b) < 1e-6 * c for a, b, c in zip(grid.origin, other.origin, other.cell_size))
    return near and grid.shape == other.shape and grid.cell_size == other.cell_size


def _engine_says(parameter, check, *arguments):
    """Raise the refusal of the engine with the parameter before it."""
    try:
        check(*arguments)
    except ValueError as error:
        _, _, reason = str(error).partition(": ")
        place, _, _ = str(error).partition(": ")
        row = place.partition(", ")[2] or place.partition(" set ")[2]
        raise QgsProcessingException(f"{parameter}{f', {row}' if row else ''}: {reason}") from error
