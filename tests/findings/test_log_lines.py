# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines of the log that advise and are no findings: each is brought about, and is gone once its advice is followed.

All warnings are findings (test_every_advice.py). What is left are pieces of advice within information; a new one fails
here until it has a row.
"""

import ast
import math
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace as Of
from unittest.mock import patch

import numpy as np
import pytest

import talus
from talus.engine.statistics.convergence import estimate, needed_runs
from talus.tests.findings.advice_of_calls import found_by, patched, room

ROOT = Path(talus.__file__).parent
VERBS = "choose|close|delete|draw|enter|give|install|lower|make|raise|set|simulate|switch|take|use"
ADVISES = re.compile(rf"(?:^|[.;:] )({VERBS}) ", re.IGNORECASE)
LOGS = "info", "pushInfo"


@cache
def lines_that_advise():
    """(file, text) of each line of the log that gives advice, by the sources of the tools."""
    names = set()
    for path in sorted((ROOT / "algorithms").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            given = [entry for entry in ast.walk(function) if isinstance(entry, ast.Assign)]
            given = [entry for entry in given if isinstance(entry.targets[0], ast.Name)]
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in LOGS:
                    messages = [text for entry in node.args for text in _words_in(entry)]
                    for item in ast.walk(node):
                        messages += _words_before(given, item) if isinstance(item, ast.Name) else []
                    name = str(path.relative_to(ROOT / "algorithms"))
                    names |= {(name, text) for text in messages if ADVISES.search(text)}
    return names


def _words_in(node):
    return [entry.value for entry in ast.walk(node) if isinstance(entry, ast.Constant) and isinstance(entry.value, str)]


def _words_before(given, name):
    """Words that were last assigned to a name before it is read."""
    before = [entry for entry in given if entry.targets[0].id == name.id and entry.lineno < name.lineno]
    return _words_in(max(before, key=lambda entry: entry.lineno).value) if before else []


def told_by(tried, **values):
    """Lines of the log of a function that takes a Call; ``values``: parameters that are given."""
    lines = []
    with patch.object(room("call").Call, "info", lambda _, text: lines.append(text)):
        found_by(tried, **values)
    return lines


def barrier(has_crossings):
    """Log of planned lines with or without what a simulation measured."""
    module, values = room("tools.barrier.run"), {"length_m": 1.0, "missing_m": 0.0}
    given = {"open_dem": Of(crs=None), "tell_scale": None, "read_terrain": (None, None), "read_planned": [1],
             "read_passages": Of() if has_crossings else None, "_write_layers": {}}  # fmt: skip

    def tried(call):
        call.checked = lambda: None
        with patch.object(module.layers, "barrier_values", lambda *_: values):
            module.run(call)

    return patched(module, lambda: told_by(tried, TARGET=95.0), **given)


def block_laws(limit):
    """Log of a list of blocks whose closest law gives a block of 40 m³, of at most 2 m³ measured."""
    laws = [Of(family=name, tail_distance=0.1, distance=0.1, blocks=80) for name in ("pareto", "weibull")]
    volumes = [min(40.0, limit), min(4.0, limit)]
    study = Of(
        fits=laws, blocks=[[volume] for volume in volumes], fit=laws[1], volumes=[1.0, 2.0],
        limit=None if math.isinf(limit) else Of(volume=limit, parameter="LARGEST_VOLUME"),
        scenarios=[Of(name="1", period=300.0, volume=volumes[1])],
    )  # fmt: skip
    return told_by(lambda call: room("tools.blockscenarios.run").tell(study, call))


def calibrated(*names):
    """Log of a calibration of these parameters, none of which ends on a bound."""
    stub = Of(fit=1.0, best=dict.fromkeys(names, 0.5), names=names)
    bounds = [Of(name=name, low=0.0, high=1.0) for name in names]
    return told_by(lambda call: room("tools.calibrate.outputs").tell(stub, bounds, {}, call))


def ensemble(correlation):
    """Log of an ensemble of two parameters."""
    names = ("mu_min", "kappa")
    stub = Of(
        names=names, correlation=np.array([[1.0, correlation], [correlation, 1.0]]),
        **{name: dict.fromkeys(names, 1.0) for name in ("middle", "low", "high")},
    )  # fmt: skip
    return told_by(lambda call: room("tools.calibrate.outputs").tell_ensemble(stub, call))


def runs(more):
    """Log of the mean of 60 run-outs for 5 %, or of as many as that log asks for."""
    module, asked = room("tools.convergence.run"), 0.05
    sample = np.exp(np.random.default_rng(53).normal(4.0, 0.5, 60))
    needed = needed_runs(sample, "mean", asked)
    if more:
        sample = np.exp(np.random.default_rng(53).normal(4.0, 0.5, needed))
    estimated = estimate(sample, "mean")
    numbers = module.numbers_of(sample, estimated, needed_runs(sample, "mean", asked))
    return told_by(lambda call: module.tell(numbers, estimated, asked, call))


def fields(has_lines):
    """Log of a design check that is asked for a map of the fields, with or without the lines of the net."""
    module = room("tools.designcheck.actions")

    def tried(call):
        call.wants = lambda _: True
        module.write_fields(call, None, [], [])

    given = {"layer_source": Of(sourceCrs=lambda: None), "_shapes": {1: Of(length=lambda: 1.0)}, "write_layer": "",
             "_fields_of": [Of(place=1, line=1)], "_feature": None}  # fmt: skip
    return patched(module, lambda: told_by(tried, LINES=1 if has_lines else None), **given)


def picture(has_matplotlib):
    """Log of the picture of a rock that is asked for."""
    module = room("shared.rocks.preview")

    def tried(call):
        call.wants, call.path = (lambda _: True), (lambda _: "p")
        module.write_picture(call, Of(stage=lambda path: path), lambda path: None)

    return patched(module, lambda: told_by(tried), find_spec=has_matplotlib or None)


def page_of(megabytes):
    """Log of a page of a terrain and rocks, by its size."""
    module = room("tools.view3d.run")
    stubs = {"read_paths": Of(motion=Of(position=None), number=np.zeros(1)), "read_extent": 1, "terrain_of": None,
            "rocks_of": Of(count=1), "layers_of": (None, []), "drapes_of": [], "grids_of": [],
            "write_page": None}  # fmt: skip

    def tried(call):
        call.checked, call.wants, call.path = (lambda: Of(crs=None, grid=None)), (lambda _: True), (lambda _: "p")
        with (
            patch.object(module.os.path, "getsize", lambda _: int(1e6 * megabytes)),
            patch.object(module, "Files", _Files),
        ):
            module.run(call)

    return patched(module, lambda: told_by(tried, TITLE="", NOTE="", ROCKS=1), **stubs)


class _Files:
    """No files."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def stage(self, path):
        return path


# (file, words of the line) -> what brings it about, and what follows the advice
LINES = {
    ("tools/barrier/run.py", "Give TRAJECTORIES or CROSSINGS"): (lambda: barrier(False), lambda: barrier(True)),
    ("tools/blockscenarios/run.py", "Give LARGEST_VOLUME or JOINTS"): (
        lambda: block_laws(math.inf), lambda: block_laws(30.0)),
    ("tools/calibrate/outputs.py", "Switch the viscous drag on"): (
        lambda: calibrated("mu_min", "viscous_drag"), lambda: calibrated("mu_min")),
    ("tools/calibrate/outputs.py", "take them from the ensemble together"): (
        lambda: ensemble(0.9), lambda: ensemble(0.3)),
    ("tools/convergence/run.py", "times as many runs"): (lambda: runs(False), lambda: runs(True)),
    ("tools/designcheck/actions.py", "give LINES"): (lambda: fields(False), lambda: fields(True)),
    ("shared/rocks/preview.py", "install it there"): (lambda: picture(False), lambda: picture(True)),
    ("tools/view3d/run.py", "use fewer layers"): (lambda: page_of(31.0), lambda: page_of(29.0)),
}  # fmt: skip


def test_every_line_of_the_log_that_advises_has_a_row():
    """By the sources; each row is of one line."""
    lines = lines_that_advise()
    rows = {row: [line for line in lines if line[0] == row[0] and row[1] in line[1]] for row in LINES}
    assert {row: len(actual) for row, actual in rows.items()} == dict.fromkeys(LINES, 1)
    assert lines - {line for actual in rows.values() for line in actual} == set()


# (file, name): the one door of the tools to the log, which findings pass; that of the command line, which also tells
# where a simulation in rounds could not write its maps meanwhile
WARN = {
    ("algorithms/call.py", "pushWarning"), ("algorithms/shared/findings/output.py", "warning"),
    ("engine/command_line/progress.py", "warn"), ("engine/study/job.py", "warn"),
}  # fmt: skip


def test_every_warning_of_the_tools_is_a_finding():
    """Only findings are pushed as warnings, and nothing warns past them."""
    places = set()
    for path in sorted([*(ROOT / "algorithms").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("warning", "pushWarning", "warn", "warn_explicit"):
                places.add((str(path.relative_to(ROOT)), node.attr))
    assert places == WARN


@pytest.mark.parametrize("row", LINES, ids=lambda row: row[1])
def test_a_line_of_the_log_ends_where_its_advice_is_followed(qgis_app, row):
    """The line is reported once, and not after the advice."""
    bring, follow = LINES[row]
    assert sum(row[1] in text for text in bring()) == 1
    assert not any(row[1] in text for text in follow())
