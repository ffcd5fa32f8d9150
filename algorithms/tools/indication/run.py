# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication runs: threshold, sources and reach, window by window, straight into the files."""

import csv
import math
import re
import time
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from .... import engine
from ....engine.indication.comparison import ADDED, BOTH, MISSED, Comparison, compared
from ....engine.indication.kinematics import JointSet, Limits, check_sets, face_table
from ....engine.indication.regional import Dem, find_cones, reach, slope_distribution
from ....engine.indication.rules import Angle, AngleLaw, SourceRule, check_angles, volumes_of
from ....engine.io import raster
from ....engine.sources.slope_findings import of_units
from ....engine.sources.source_areas import resolution_threshold
from ...number_words import formatted
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import as_number, filled_rows
from ...shared.scene.dem import check_raster, open_dem, tell_scale
from ...translation import tr
from .algorithm import (
    ANGLE_LAW,
    ANGLES,
    CLIFF_RADIUS,
    COMPARISON,
    FRICTION_ANGLE,
    INDICATION_DIFFERENCE,
    JOINT_SETS,
    LATERAL_LIMIT,
    LEAST_SHARE,
    LINE_ENERGY,
    LONGEST,
    METHOD,
    PASSAGES,
    THREADS,
    THRESHOLD,
    labels,
)
from .writing import Writing, style_rasters

# Checks of talus:indication before a run.

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
    angles, law = [], _read_law(call)
    for number, (volume, cliff, angle) in filled_rows(call[ANGLES], COLUMNS, ANGLES):
        if law is not None and volume and not angle and as_number(volume) > 0.0:
            angle = law.angle(as_number(volume))
        texts = (volume, "nan"), (cliff, "0"), (angle, "")
        values = [as_number(text or otherwise) for text, otherwise in texts]
        for text, value, what in zip((volume, cliff, angle), values, (tr("volume"), tr("height"), tr("angle"))):
            if math.isnan(value) and (text or what == tr("angle")):
                message = tr("ANGLES, row {}: {!r} is not a valid {}.")
                raise QgsProcessingException(message.format(number, text, what))
        angles.append(Angle(*values))
    if not angles:
        raise QgsProcessingException(
            tr("ANGLES: give at least one reach angle; the help of the table quotes published ones.")
        )
    _engine_says(ANGLES, check_angles, angles)
    return angles


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
    sets = []
    for number, texts in filled_rows(call[JOINT_SETS], COLUMNS, JOINT_SETS):
        values = [as_number(text or otherwise) for text, otherwise in zip(texts, ("", "", "0"))]
        if any(map(math.isnan, values)):
            message = tr("JOINT_SETS, row {}: give dip direction and dip as numbers of degrees, not {}.")
            raise QgsProcessingException(message.format(number, ", ".join(map(repr, texts))))
        sets.append(JointSet(*values))
    return sets


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
        location, _, _ = str(error).partition(": ")
        row = location.partition(", ")[2] or location.partition(" set ")[2]
        raise QgsProcessingException(f"{parameter}{f', {row}' if row else ''}: {reason}") from error


# The indication compared with the runs of a simulation: what it adds and misses, as classes, numbers and a table.


class Comparing:
    """Adds the windows; empty where no runs were given."""

    def __init__(self, call, grid):
        layer = call[PASSAGES]
        self.passages = None if layer is None else Dem(check_raster(layer, PASSAGES), 1, grid)
        self.found, self.volumes, self.cell_area = [], [], 0.0

    def add(self, reached):
        """Classes of the largest volume in a window; None where there is nothing to compare with."""
        if self.passages is None:
            return None
        passages = np.nan_to_num(self.passages.read(reached.window))
        has_ground = np.isfinite(reached.heights)
        classes = None
        for number, left in enumerate(reached.energy_heights):
            if number == len(self.found):
                self.found.append(Comparison.empty())
            classes = compared(np.isfinite(left) | reached.is_source, passages, has_ground)
            self.found[number] = self.found[number].added(classes, passages)
        return classes

    def settle(self, volumes, cell_area):
        """When all windows are there."""
        self.volumes, self.cell_area = volumes, cell_area

    def numbers(self):
        """Name -> value, of the largest volume."""
        if not self.found:
            return {}
        last = self.found[-1]
        missed = last.missed_passages / last.passages if last.passages else float("nan")
        return {"FOUND_SHARE": last.hit_rate, "CONFIRMED_SHARE": last.precision, "MISSED_PASSAGES": missed}

    def write(self, call, files):
        """Write the table if it was asked for; returns parameter -> path."""
        if not (self.found and call.wants(COMPARISON)):
            return {}
        path = call.path(COMPARISON)
        with open(files.stage(path), "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow([
                "volume_m3", "both_m2", "indication_alone_m2", "runs_alone_m2", "share_of_runs_found",
                "share_of_indication_confirmed", "overlap", "share_of_passages_missed",
            ])  # fmt: skip
            for volume, comparison in zip(self.volumes, self.found):
                areas = [f"{comparison.cells[kind] * self.cell_area:.10g}" for kind in (BOTH, ADDED, MISSED)]
                missed = comparison.missed_passages / comparison.passages if comparison.passages else float("nan")
                shares = [
                    f"{share:.6g}" for share in (comparison.hit_rate, comparison.precision, comparison.overlap, missed)
                ]
                rows.writerow(["" if volume != volume else f"{volume:g}", *areas, *shares])
        if not self.found[-1].passages:
            call.info(tr("PASSAGES: no run passes a cell of the elevation model, so nothing is compared."))
            return {COMPARISON: path}
        message = tr("The indication covers {:.1f} % of the cells that runs pass; runs pass {:.1f} % of its cells.")
        call.info(formatted(message, 100.0 * self.found[-1].hit_rate, 100.0 * self.found[-1].precision))
        return {COMPARISON: path}


SLOPES, SOURCES, DONE = 15.0, 40.0, 98.0  # percent of the progress


def run(call):
    """Run talus:indication and return its outputs and numbers to Processing."""
    asked = call.checked()
    tell_scale(asked.dem, call)
    dem = Dem(asked.dem.path, asked.dem.band, asked.dem.grid)
    started = time.perf_counter()
    try:
        threshold = _threshold(call, dem)
        rule = _rule(call, asked, threshold)
        cones, sources = _sources(call, dem, rule, asked.angles)
        with Files() as files:
            paths, area, comparing = _map(call, files, dem, rule, cones, asked.angles)
            paths.update(comparing.write(call, files))
            style_rasters(call, paths)
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    numbers = {
        "THRESHOLD_VALUE": threshold, "SOURCE_CELLS": sources, "UPPER_EDGES": int(cones[-1].rows.size),
        "AREA": area[-1], **comparing.numbers(),
    }  # fmt: skip
    tell_numbers(labels(), numbers, call, digits=5)
    _tell_time(call, dem, time.perf_counter() - started)
    return {**paths, **{name: number for name, number in numbers.items() if math.isfinite(number)}}


def _threshold(call, dem):
    method = call[METHOD]
    if method == "fixed":
        return call[THRESHOLD]
    if method == "resolution":
        return resolution_threshold(dem.grid.cell_size)
    call.say(tr("Distribution of the slopes ..."))
    units = slope_distribution(dem, _part(call, 0.0, SLOPES), call.is_cancelled)
    call.find(of_units(units))
    return units.threshold


def _rule(call, asked, threshold):
    if not asked.sets:
        return SourceRule(threshold, cliff_radius=call[CLIFF_RADIUS])
    faces = face_table(asked.sets, asked.limits)
    return SourceRule(threshold, faces, 0.01 * call[LEAST_SHARE], call[CLIFF_RADIUS])


def _sources(call, dem, rule, angles):
    call.say(tr("Sources ..."))
    cones, count = find_cones(dem, rule, angles, _part(call, SLOPES, SOURCES), call.is_cancelled)
    if not any(cone.rows.size for cone in cones):
        message = tr("No cell is a source: none is as steep as {:.1f}°, releases a block along the joint sets and "
                     "has a cliff high enough for a reach angle. Lower the threshold, or check the "
                     "tables.")  # fmt: skip
        raise QgsProcessingException(formatted(message, rule.threshold))
    return cones, count


def _map(call, files, dem, rule, cones, angles):
    """(paths, area of each volume in m2, Comparing)."""
    call.say(tr("Reach ..."))
    volumes, comparing = volumes_of(angles), Comparing(call, dem.grid)
    with Writing(call, files, dem.grid, volumes) as writing:
        reached = np.zeros(len(volumes))

        def take(part):
            reached[:] += writing.write(part)
            classes = comparing.add(part)
            if classes is not None:
                writing.write_difference(part.window, classes)

        reach(dem, rule, cones, call[LONGEST], take, call[THREADS], _part(call, SOURCES, DONE), call.is_cancelled)
    cell_area = dem.grid.cell_size[0] * dem.grid.cell_size[1]
    comparing.settle(volumes, cell_area)
    return writing.paths, reached * cell_area, comparing


def _part(call, low, high):
    """Progress of one step."""
    return lambda share: call.progress(low + (high - low) * share)


def _tell_time(call, dem, seconds):
    cells = dem.grid.shape[0] * dem.grid.shape[1]
    call.info(formatted(tr("{:.3g} cells in {:.0f} s."), cells, seconds))
    call.info(tr(
        "This is a susceptibility map: it shows the area that blocks can reach by the sources, reach angles and "
        "longest reach that were entered, not how often. It was not checked that no block goes beyond it."
    ))  # fmt: skip
