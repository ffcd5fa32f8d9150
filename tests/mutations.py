# SPDX-License-Identifier: GPL-2.0-or-later
"""Can marked tests fail? Each is run with the functions of the files of its rows falsified, one after the other.

    make mutations                      all marked tests but the long ones; hours
    make mutations TESTS="tests/x.py"   these

A plugin of pytest that takes the place of its loop. A test with the mark of rows of docs/refresh/features.csv runs
once as it is, while the functions of the rows' files are watched. Then each function that it calls is falsified, the
one called last first, until the test fails: what it returns is doubled, and where it returns nothing, or what cannot be
doubled, it is left out; then what it writes into arrays is taken back; then one column alone is doubled; last the
constants of the file. A test that stays green under all of them cannot fail by a fault of that file. Where the rows of
a test have no file of the product, those are taken that the file of the test imports.

With NUMBA_DISABLE_JIT=1 kernels are run uncompiled, so that each of them can be falsified. Without it only those are
that Python calls, which serves tests that take too long uncompiled; then the files that the file of the test imports
are tried after those of its rows, and what is not caught is told as not tried. A test that takes longer than LIMIT, or
whose mutants take longer than IN_ALL together, is told as not tried; what a test computes while it is imported is not
falsified. MUTATION_RUNS makes the RUNS fewer that the file of a test has; it must still pass with the true code.

What was found is put on record in docs/refresh/mutants.csv, a row for each test and file, in the place of what stood
there of both; a caught mutant on record stays. tests/test_mutations.py compares the record with the marks.
"""

import collections
import contextlib
import copy
import csv
import dataclasses
import functools
import importlib
import inspect
import os
import signal
import sys
import time
from typing import NamedTuple

import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from talus.docs.refresh import features

LIMIT = int(os.environ.get("MUTATION_LIMIT", "60"))  # s of the processor, of one run of one test
IN_ALL = int(os.environ.get("MUTATION_IN_ALL", str(20 * LIMIT)))  # s of the processor, of all runs of a test and file
CAUGHT, GREEN, NOT_CALLED, NOT_TRIED = "caught", "stays green", "calls nothing of it", "not tried"
FEWER = int(os.environ.get("MUTATION_RUNS", "0"))  # at most so many RUNS of the file of a test; 0: all of them
REPORT = features.ROOT / "build" / "mutations.md"
RECORD = features.ROOT / "docs" / "refresh" / "mutants.csv"


class Outcome(NamedTuple):
    """Outcome of one test with one file falsified."""

    test: str
    file: str
    verdict: str
    mutant: str  # that the test caught, or all that it did not


def doubled(value):
    """Twice a number, of all numbers in tuples, arrays, tables and objects of data; what is no number stays.

    Of whole numbers only where no code is compiled.
    """
    if isinstance(value, (bool, np.bool_)) or value is None:
        return value
    kinds = "fi" if _is_uncompiled() else "f"  # compiled code does not look whether a count is one of its array
    if isinstance(value, (int, float, np.floating, np.integer)):
        return 2 * value if np.asarray(value).dtype.kind in kinds else value
    if isinstance(value, np.ndarray) and value.dtype.kind in kinds:
        return 2 * value
    if isinstance(value, np.ndarray) and value.dtype.names:
        other = value.copy()
        for name in value.dtype.names:
            if value.dtype[name].base.kind == "f":
                other[name] *= 2
        return other
    if isinstance(value, dict):
        return type(value)({key: doubled(part) for key, part in value.items()}) if type(value) is dict else value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        other = copy.copy(value)
        for field in dataclasses.fields(value):
            object.__setattr__(other, field.name, doubled(getattr(value, field.name)))
        return other
    return _of_tuple(value, doubled)


def stretched(value):
    """The last column of arrays of two dimensions doubled, for what does not depend on a scale; all else stays."""
    if isinstance(value, np.ndarray) and value.dtype.kind in "fi" and value.ndim > 1:
        other = value.copy()
        other[..., -1] *= 2
        return other
    return _of_tuple(value, stretched)


def _of_tuple(value, change):
    if isinstance(value, tuple):
        parts = [change(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def left_out(value):
    """Leave what is returned: the change that takes back what a function has written."""
    return value


def falsified(function, change=doubled):
    """The function with what it returns doubled; one that returns nothing has no effect on the arrays it is handed."""

    @functools.wraps(function)
    def false(*arguments, **named):
        given = [part for argument in arguments for part in (argument if isinstance(argument, tuple) else (argument,))]
        arrays = [(entry, entry.copy()) for entry in given if isinstance(entry, (np.ndarray, np.void))]
        value = function(*arguments, **named)
        if value is None or change is left_out:
            for array, before in arrays:
                put_back(array, before)
        return change(value)

    return false


def put_back(array, before):
    """Write old values into an array or record."""
    if isinstance(array, np.ndarray):
        if array.flags.writeable:
            array[...] = before
    else:
        for name in array.dtype.names or ():
            array[name] = before[name]


def numbers_of(module):
    """(owner, name, value) of the numbers, and of the tables of numbers, that a module has as constants."""
    actual = [(module, name, value) for name, value in vars(module).items() if name.isupper() and not callable(value)]
    return [
        entry
        for entry in actual
        if isinstance(entry[2], (int, float, tuple, dict, np.ndarray)) and entry[2] is not True
    ]


def functions_of(module):
    """(owner, name, function) of all functions and methods that a module defines."""
    actual = []
    for name, value in vars(module).items():
        if inspect.isclass(value) and value.__module__ == module.__name__:
            actual += [(value, one, inner) for one, inner in vars(value).items() if inspect.isfunction(inner)]
        elif _is_function(value) and value.__module__ == module.__name__:
            actual.append((module, name, value))
    return [entry for entry in actual if not entry[1].startswith("__") or entry[1] == "__init__"]


def _is_function(value):
    """A function, or a compiled kernel."""
    return inspect.isfunction(value) or inspect.isfunction(getattr(value, "py_func", None))


@contextlib.contextmanager
def replaced(owner, name, function, other):
    """With another function in its place, under whatever name any module of Talus knows it."""
    holders = [(owner, name)]
    for module in modules():
        holders += [(module, key) for key, value in list(vars(module).items()) if value is function]
    for holder, key in holders:
        setattr(holder, key, other)
    forget()
    try:
        yield
    finally:
        for holder, key in holders:
            setattr(holder, key, function)
        forget()


def modules():
    """Modules of Talus and of its tests, which pytest imports by names of its own."""
    tests = str(features.ROOT / "tests")
    actual = [
        (key, module, getattr(module, "__file__", None) or "")
        for key, module in sys.modules.items()
        if module is not None
    ]
    return [one for key, one, file in actual if key.startswith("talus.") or file.startswith(tests)]


def forget():
    """Empty all caches of functions of Talus, which would keep true numbers."""
    for module in modules():
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def passes(item):
    """Does a test pass? None where it takes longer than LIMIT or is skipped."""

    def too_long(*_):
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, LIMIT)  # of the processor, as others may use the computer
    try:
        reports = runtestprotocol(item, nextitem=None, log=False)
    except TimeoutError:
        return None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    said = [str(report.longrepr) for report in reports if report.failed]
    if any(word in entry for word in ("TimeoutError", "TypingError", "LoweringError") for entry in said):
        return None  # too long, or a kernel was compiled that calls what is falsified
    return None if any(report.skipped for report in reports) else not any(report.failed for report in reports)


def called_in(item, functions):
    """(does it pass, numbers of the functions that it calls, the last one first)."""
    order = []

    def watched(number, function):
        @functools.wraps(function)
        def watching(*arguments, **named):
            order.append(number)
            return function(*arguments, **named)

        return watching

    with contextlib.ExitStack() as stack:
        for number, (owner, name, function) in enumerate(functions):
            stack.enter_context(replaced(owner, name, function, watched(number, function)))
        good = passes(item)
    return good, list(dict.fromkeys(reversed(order)))


def tried(item, files):
    """The Outcome of a test for files together, those of the first one falsified first."""
    named = [(file, module_of(file)) for file in files]
    loaded = [(file, module) for file, module in named if module is not None]
    test, first = item.nodeid, files[0]
    if not loaded:
        return Outcome(test, first, NOT_CALLED, "")
    functions = [(*entry, file) for file, module in loaded for entry in functions_of(module)]
    if not _is_uncompiled() and not passes(item):  # with true kernels, which are compiled then
        return Outcome(test, first, NOT_TRIED, "takes too long or does not pass")
    good, order = called_in(item, [function[:3] for function in functions])
    if not good:
        return Outcome(test, first, NOT_TRIED, "takes too long or does not pass without compiled code")
    order.sort(key=lambda number: functions[number][3] != first)
    begin = time.process_time()
    for change in (doubled, left_out, stretched):
        for number in order:
            owner, name, function, file = functions[number]
            if time.process_time() - begin > IN_ALL:
                return Outcome(test, first, NOT_TRIED, "its mutants take too long")
            with replaced(owner, name, function, falsified(function, change)):
                if passes(item) is False:
                    how = "" if change is doubled else f" {change.__name__.replace('_', ' ')}"
                    return Outcome(test, file, CAUGHT, name + how)
    for file, module in loaded:
        for owner, name, value in numbers_of(module):
            if time.process_time() - begin > IN_ALL:
                return Outcome(test, first, NOT_TRIED, "its mutants take too long")
            with replaced(owner, name, value, doubled(value)):
                if passes(item) is False:
                    return Outcome(test, file, CAUGHT, name)
    if not _is_uncompiled():
        return Outcome(test, first, NOT_TRIED, "too long uncompiled, and no mutant of what Python calls is caught")
    if not order:
        return Outcome(test, first, NOT_CALLED, "")
    return Outcome(test, first, GREEN, ", ".join(functions[number][1] for number in order))


def module_of(file):
    """The module of a file, imported where it is not yet; None where that needs what is not there."""
    with contextlib.suppress(ImportError):
        return importlib.import_module("talus." + file[: -len(".py")].replace("/", "."))
    return None


def _is_uncompiled():
    return os.environ.get("NUMBA_DISABLE_JIT") == "1"


def files_of(item, rows):
    """Files of the rows that a test bears a mark of, each once; no pages and no tests.

    Those that its own file imports where there is none.
    """
    marks = {mark.args for mark in item.iter_markers("source")}
    files = [row.where for row in rows if any((row.work, text) in marks for text in row.shown)]
    actual = [file for file in dict.fromkeys(files) if _is_of_product(file)]
    if marks and (not actual or not _is_uncompiled()):
        test = item.path.relative_to(features.ROOT).as_posix()
        near = features.files_imported(test)
        others = {entry for file in near if file.startswith("tests/") for entry in features.files_imported(file)}
        more = sorted(file for file in near | others if _is_of_product(file) and not file.endswith("__init__.py"))
        actual = list(dict.fromkeys(actual + more))
    return actual


def _is_of_product(file):
    return file.startswith(("engine/", "algorithms/")) and file.endswith(".py")


def recorded(path=RECORD):
    """The Outcomes on record."""
    if not path.is_file():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [Outcome(**row) for row in csv.DictReader(file)]


def put_on_record(outcomes, path=RECORD):
    """Write Outcomes of tests in the place of those that are there of the same test and file.

    What was caught stays, and of a test that caught one mutant only that.
    """
    actual = {(entry.test, entry.file): entry for entry in recorded(path)}
    for outcome in outcomes:
        before = actual.get((outcome.test, outcome.file))
        if before is None or before.verdict != CAUGHT or outcome.verdict == CAUGHT:
            actual[outcome.test, outcome.file] = outcome
    caught = {entry.test for entry in actual.values() if entry.verdict == CAUGHT}
    rows = [entry for entry in actual.values() if entry.verdict == CAUGHT or entry.test not in caught]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Outcome._fields)
        writer.writerows(sorted(rows))


def report(outcomes):
    """The page: a table of each marked test, and how many of them no falsified function fails."""
    counts = collections.Counter(outcome.verdict for outcome in outcomes)
    by_test = collections.defaultdict(list)
    for one in outcomes:
        by_test[one.test].append(one)
    never = [
        test for test, actual in by_test.items() if not any(entry.verdict in (CAUGHT, NOT_TRIED) for entry in actual)
    ]
    lines = ["# Can the marked tests fail?", "", ", ".join(f"{key}: {value}" for key, value in counts.items()), ""]
    lines += ["Tests that no falsified function fails:", "", *(f"- `{test}`" for test in never), ""]
    lines += ["| test | file | verdict | falsified |", "| --- | --- | --- | --- |"]
    lines += [f"| `{outcome.test}` | `{outcome.file}` | {outcome.verdict} | {outcome.mutant} |" for outcome in outcomes]
    return "\n".join(lines) + "\n"


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """All marked tests, each with its falsified functions, in the place of pytest's own loop."""
    rows, outcomes, seen = features.features(), [], set()
    if os.environ.get("MUTATION_REST") == "1":  # what is not on record as caught
        seen = {entry.test for entry in recorded() if entry.verdict == CAUGHT}
    given = [entry.replace("./", "") for entry in session.config.args]
    named = [next((k for k, one in enumerate(given) if item.nodeid.startswith(one)), 0) for item in session.items]
    for _, item in sorted(zip(named, session.items), key=lambda pair: pair[0]):
        if FEWER and hasattr(item.module, "RUNS"):
            item.module.RUNS = min(item.module.RUNS, FEWER)
        name = item.nodeid.split("[")[0]
        if name not in seen:
            actual = []
            files = files_of(item, rows)
            for some in [[file] for file in files] if _is_uncompiled() else [files] if files else []:
                actual.append(tried(item, some)._replace(test=name))
                if actual[-1].verdict in (CAUGHT, NOT_TRIED):
                    break
            if not actual or actual[-1].verdict in (CAUGHT, NOT_TRIED):
                seen.add(name)
            if actual:
                outcomes += actual
                REPORT.parent.mkdir(exist_ok=True)
                REPORT.write_text(report(outcomes), encoding="utf-8")  # after each, as all of them take hours
                put_on_record(actual)
    return True
