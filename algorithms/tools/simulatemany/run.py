# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulatemany runs: a simulation for each combination, what arrives at lines, and the comparison of all."""

import itertools
import json
import os
import re
import uuid
from pathlib import Path
from typing import NamedTuple

import processing
from osgeo import gdal
from qgis.core import QgsProcessing, QgsProcessingException, QgsProcessingMultiStepFeedback, QgsProcessingUtils

from ....engine.findings.finding import Finding, worst_of_each
from ....engine.io.owned_folder import claim, named
from ....engine.io.plain_file import read_json
from ....engine.sizes.reach import ITEM, order_of_reaches
from ....engine.version import __version__
from ...choice_names import choice_names
from ...number_words import formatted, number_text
from ...shared.findings.output import FINDINGS
from ...shared.parameters.motion import CROSSINGS, TRAJECTORIES
from ...shared.parameters.obstacles import TREES
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.scene import DEM, FOREST
from ...shared.parameters.shapes import ROCKS
from ...shared.parameters.values import read_numbers
from ...translation import tr
from .algorithm import (
    AFTER,
    AT_LINES,
    BEFORE,
    FIGURE,
    FOLDER,
    GROUNDS,
    LINES,
    NAME_FIELD,
    OF_TREES,
    STEMS_LOST,
    TABLE,
    VOLUMES,
    WITHOUT_FOREST,
)

# The combinations of talus:simulatemany: which simulations there are, and what they are called.

MOST = 200  # simulations of one call


class Combination(NamedTuple):
    """One simulation."""

    number: int
    volume: float  # m3
    rock: str
    ground: str
    has_forest: bool
    lost: float  # percent of the stems of single trees
    name: str  # of the run: what differs between the simulations

    @property
    def folder(self):
        """Name of its folder: numbered, and letters that every disk takes."""
        plain = re.sub(r"[^\w.-]+", "_", f"{self.volume:g}m3 {self.rock} {self.ground}", flags=re.ASCII)
        lost = f"_lost{self.lost:g}" if self.lost > 0.0 else ""
        return f"{self.number:03d}_{plain}_{'forest' if self.has_forest else 'bare'}{lost}"


def read_combinations(call):
    """The list of Combination. Raises QgsProcessingException where there are none or too many."""
    volumes, rocks, grounds = read_numbers(call, VOLUMES), call[ROCKS], call[GROUNDS]
    for name, text in ((ROCKS, rocks), (GROUNDS, grounds)):
        if not text:
            raise QgsProcessingException(tr("{}: choose one at least.").format(name))
    text = [(*parts, *forest) for *parts, forest in itertools.product(volumes, rocks, grounds, _forests(call))]
    if len(text) > MOST:
        message = tr("VOLUMES, ROCKS, GROUNDS, STEMS_LOST: they make {} simulations; {} are allowed in one call.")
        raise QgsProcessingException(message.format(len(text), MOST))
    several = [len(set(values)) > 1 for values in zip(*text)]
    return [Combination(number, *parts, _name(parts, several)) for number, parts in enumerate(text, 1)]


def _forests(call):
    """Pairs: is the forest there, and which per cent of the stems of its single trees are lost."""
    has_trees = call.is_given(TREES)
    if not (has_trees or call.is_given(FOREST)):
        return [(False, 0.0)]
    lost = read_numbers(call, STEMS_LOST, may_be_zero=True) if has_trees else [0.0]
    if lost[-1] > 100.0:
        raise QgsProcessingException(formatted(tr("STEMS_LOST: {:g} % is more than all; give 0 to 100."), lost[-1]))
    return [(True, share) for share in lost] + ([(False, 0.0)] if call[WITHOUT_FOREST] else [])


def _name(parts, several):
    """Name from the inputs that differ; the volume always."""
    volume, rock, ground, has_forest, lost = parts
    names = choice_names()
    words = (f"{number_text(volume)} m³", names.get(rock, rock), names.get(ground, ground),
             _forest_words(has_forest, lost))  # fmt: skip
    return ", ".join(word for word, differs in zip(words, (True, *several[1:3], any(several[3:]))) if differs)


def _forest_words(has_forest, lost):
    if not has_forest:
        return tr("without forest")
    return tr("{} % of the stems lost").format(number_text(lost)) if lost > 0.0 else tr("with forest")


# Checks of talus:simulatemany before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work; the combinations.

    What talus:simulate refuses it says itself, before its first run.
    """
    combinations = read_combinations(call)
    check_outputs(call)
    return combinations


STOPS = "STOPS"  # output of talus:simulate, input of talus:comparemany
OUTPUTS = {
    TRAJECTORIES: "trajectories.gpkg", STOPS: "stops.gpkg", "PASSAGES": "passages.tif",
    "ENERGY_P95": "energy_p95.tif", "HEIGHT_P95": "height_p95.tif", "REPORT": "report.html",
}  # fmt: skip
CROSSINGS_FILE = "crossings.gpkg"
FINDINGS_FILE = "findings.json"
IS_OWN = named(*OUTPUTS.values(), CROSSINGS_FILE, FINDINGS_FILE)
LAYERS = ("source", "raster")  # types of parameters
DONE = "simulation.json"  # written last: what it was made of


def run(call):
    """Run talus:simulatemany and return its outputs and numbers to Processing."""
    combinations = call.checked()
    folder = _folder(call)
    folder.mkdir(parents=True, exist_ok=True)
    feedback = QgsProcessingMultiStepFeedback(len(combinations) + 1, call.feedback)
    call.info(formatted(tr("Simulations: {}."), len(combinations)))
    folders = []
    for step, combination in enumerate(combinations):
        call.stop_if_cancelled()
        feedback.setCurrentStep(step)
        call.info(f"{combination.number} / {len(combinations)}: {combination.name}")
        folders.append(_simulated(call, combination, folder / combination.folder, feedback))
    call.stop_if_cancelled()
    feedback.setCurrentStep(len(combinations))
    call.find(_findings_of(combinations, folders))
    call.find(_order_of_sizes(combinations, folders))
    return {FOLDER: str(folder), "SIMULATION_COUNT": len(combinations), **_compared(call, folders, feedback)}


def _folder(call):
    path = call.path(FOLDER)
    is_temporary = path in ("", QgsProcessing.TEMPORARY_OUTPUT)
    return Path(QgsProcessingUtils.tempFolder()) / "simulations" if is_temporary else Path(path)


def _simulated(call, combination, folder, feedback):
    """The folder of a simulation, which is made unless it is there of the same inputs."""
    inputs = {name: call.raw(name) for name in (*BEFORE, *AFTER, *OF_TREES) if call.raw(name) is not None}
    inputs.update(
        VOLUME=combination.volume, ROCK=combination.rock, GROUND_DEFAULT=combination.ground, RUN_NAME=combination.name
    )
    if not combination.has_forest:
        inputs = {name: value for name, value in inputs.items() if not name.startswith((FOREST, TREES))}
    elif combination.lost > 0.0:
        inputs[STEMS_LOST] = combination.lost
    given = [name for name in (*BEFORE, *AFTER, *OF_TREES, LINES, NAME_FIELD) if call.is_given(name)]
    texts = {name: _text_of(call, name) for name in given}
    made_of = {"version": __version__, "simulation": combination._asdict(), "inputs": texts}
    done = folder / DONE
    if _is_done(done, made_of):
        call.info(tr("  The results are already there."))
        return folder
    claim(folder, "simulations", "", IS_OWN)
    done.unlink(missing_ok=True)
    files = {name: str(folder / file) for name, file in OUTPUTS.items()}
    outputs_of_run = _run("simulate", {**inputs, **files}, call, feedback)
    if call.is_given(LINES):
        lines = {name: call.raw(name) for name in (LINES, NAME_FIELD, DEM)}
        made = {CROSSINGS: str(folder / CROSSINGS_FILE), "STATISTICS": None, "REPORT": None}
        _run("screenline", {**lines, TRAJECTORIES: files[TRAJECTORIES], **made}, call, feedback)
    (folder / FINDINGS_FILE).write_text(outputs_of_run[FINDINGS], encoding="utf-8")
    done.write_text(json.dumps(made_of, indent=1, ensure_ascii=False), encoding="utf-8")
    return folder


def _is_done(path, made_of):
    """Does a folder hold the results of the same inputs?"""
    try:
        return path.is_file() and read_json(path) == made_of
    except (OSError, ValueError):
        return False


def _compared(call, folders, feedback):
    """Table and figure of all; one alone has nothing to be compared with."""
    wanted = {name: call.raw(name) for name in (TABLE, AT_LINES, FIGURE) if call.wants(name)}
    if len(folders) < 2 or not wanted:
        return {}
    inputs = {STOPS: [str(folder / OUTPUTS[STOPS]) for folder in folders]}
    inputs[CROSSINGS] = [str(folder / CROSSINGS_FILE) for folder in folders] if call.is_given(LINES) else None
    if not call.is_given(LINES):
        wanted.pop(AT_LINES, None)
    outputs = {TABLE: wanted.get(TABLE), LINES: wanted.get(AT_LINES), FIGURE: wanted.get(FIGURE)}
    results = _run("comparemany", {**inputs, **outputs}, call, feedback)
    names = {TABLE: TABLE, LINES: AT_LINES, FIGURE: FIGURE}  # the lines of the comparison are a table there
    return {names[name]: value for name, value in results.items() if name in names}


def _run(name, given, call, steps):
    """Another algorithm of Talus, in this thread; its layers are loaded as asked for here."""
    return processing.run(f"talus:{name}", given, is_child_algorithm=True, context=call.context, feedback=steps)


def _findings_of(combinations, folders):
    """The worst finding of each code of all simulations, with the name of the one that has it."""
    findings = []
    for combination, folder in zip(combinations, folders):
        try:
            rows = read_json(folder / FINDINGS_FILE)
        except (OSError, ValueError):  # of a folder of an earlier version
            continue
        findings.extend(Finding(**row).at(combination.name) for row in rows)
    return worst_of_each(findings)


def _order_of_sizes(combinations, folders):
    """Findings of larger blocks that reach less far than smaller ones of their shape, on the same ground."""
    rocks = {combination.rock for combination in combinations}
    reaches = {
        combination: _reach_in(folder / OUTPUTS["PASSAGES"]) for combination, folder in zip(combinations, folders)
    }
    return [
        finding
        for rock in sorted(rocks)
        for finding in order_of_reaches(
            (combination.name, reaches[combination]) for combination in combinations if combination.rock == rock
        )
    ]


def _reach_in(path):
    """Reach of a simulation in the metadata of one of its rasters, as JSON; None where there is none."""
    dataset = gdal.Open(str(path)) if path.is_file() else None
    return None if dataset is None else dataset.GetMetadataItem(ITEM)


def _text_of(call, name):
    """A value as a text that is the same for the same input; of a layer only where a file holds it."""
    value = call.raw(name)
    if call.definition(name).type() not in LAYERS:
        return str(value)
    source = getattr(value, "source", None)
    path = str(source() if callable(source) else value).split("|")[0]
    times = [os.stat(file).st_mtime_ns for file in (path, f"{path}-wal") if os.path.isfile(file)]
    return f"{value} {times}" if times else uuid.uuid4().hex  # what lies in memory may have changed
