# SPDX-License-Identifier: GPL-2.0-or-later
"""Can marked tests fail? Each is run with the functions of the files of its rows falsified, one after the other.

    make mutations                      all marked tests but the long ones; hours
    make mutations TESTS="tests/x.py"   these

A plugin of pytest that takes the place of its loop. A test with the mark of rows of docs/refresh/features.csv runs
once as it is, while the functions of the rows' files are watched. Then each function that it calls is falsified, the
one called last first, until the test fails: what it returns is doubled, and where it returns nothing, or what cannot be
doubled, it is left out; then with one column alone doubled. A test that stays green under all of them cannot fail by a
fault of that file. Where the rows of a test have no file of the product, those are taken that the file of the test
imports.

With NUMBA_DISABLE_JIT=1 kernels are run uncompiled, so that each of them can be falsified. Without it only those are
that Python calls, which serves tests that take too long uncompiled. A test that takes longer than LIMIT is told as not
tried; what a test computes while it is imported is not falsified.

What was found is put on record in docs/refresh/mutants.csv, a row for each test and file, in the place of what stood
there of both; a caught mutant on record stays. tests/test_mutations.py compares the record with the marks.
"""

import collections
import contextlib
import csv
import functools
import inspect
import os
import signal
import sys
from typing import NamedTuple

import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from talus.docs.refresh import features

LIMIT = int(os.environ.get("MUTATION_LIMIT", "60"))  # s of the processor, of one run of one test
CAUGHT, GREEN, NOT_CALLED, NOT_TRIED = "caught", "stays green", "calls nothing of it", "not tried"
REPORT = features.ROOT / "build" / "mutations.md"
RECORD = features.ROOT / "docs" / "refresh" / "mutants.csv"


class Outcome(NamedTuple):
    """Outcome of one test with one file falsified."""

    test: str
    file: str
    verdict: str
    mutant: str  # that the test caught, or all that it did not


def doubled(value):
    """Twice a number, of all numbers in tuples and arrays; what is no number stays."""
    if isinstance(value, (bool, np.bool_)) or value is None:
        return value
    if isinstance(value, (int, float, np.floating, np.integer)):
        return 2 * value
    if isinstance(value, np.ndarray) and value.dtype.kind in "fi":
        return 2 * value
    if isinstance(value, tuple):
        parts = [doubled(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def stretched(value):
    """The last column of arrays of two dimensions doubled, for what does not depend on a scale; all else stays."""
    if isinstance(value, np.ndarray) and value.dtype.kind in "fi" and value.ndim > 1:
        other = value.copy()
        other[..., -1] *= 2
        return other
    if isinstance(value, tuple):
        parts = [stretched(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def falsified(function, change=doubled):
    """The function with what it returns doubled; one that returns nothing has no effect on the arrays it is handed."""

    @functools.wraps(function)
    def false(*arguments, **named):
        arrays = [(one, one.copy()) for one in arguments if isinstance(one, (np.ndarray, np.void))]
        value = function(*arguments, **named)
        if value is None:
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


def functions_of(module):
    """(owner, name, function) of all functions and methods that a module defines."""
    found = []
    for name, value in vars(module).items():
        if inspect.isclass(value) and value.__module__ == module.__name__:
            found += [(value, one, inner) for one, inner in vars(value).items() if inspect.isfunction(inner)]
        elif _is_function(value) and value.__module__ == module.__name__:
            found.append((module, name, value))
    return [one for one in found if not one[1].startswith("__") or one[1] == "__init__"]


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
    found = [(key, one, getattr(one, "__file__", None) or "") for key, one in sys.modules.items() if one is not None]
    return [one for key, one, file in found if key.startswith("talus.") or file.startswith(tests)]


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
    if any("TimeoutError" in str(report.longrepr) for report in reports if report.failed):
        return None
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


def tried(item, file):
    """The Outcome of a test for one file."""
    module = sys.modules.get("talus." + file[: -len(".py")].replace("/", "."))
    test = item.nodeid
    if module is None:
        return Outcome(test, file, NOT_CALLED, "")
    functions = functions_of(module)
    if not _is_uncompiled() and not passes(item):  # with true kernels, which are compiled then
        return Outcome(test, file, NOT_TRIED, "takes too long or does not pass")
    good, order = called_in(item, functions)
    if not good:
        return Outcome(test, file, NOT_TRIED, "takes too long or does not pass without compiled code")
    if not order:
        return Outcome(test, file, NOT_CALLED, "")
    for change in (doubled, stretched):
        for number in order:
            owner, name, function = functions[number]
            with replaced(owner, name, function, falsified(function, change)):
                if passes(item) is False:
                    return Outcome(test, file, CAUGHT, name if change is doubled else f"{name} stretched")
    return Outcome(test, file, GREEN, ", ".join(functions[number][1] for number in order))


def _is_uncompiled():
    return os.environ.get("NUMBA_DISABLE_JIT") == "1"


def files_of(item, rows):
    """Files of the rows that a test bears a mark of, each once; no pages and no tests.

    Those that its own file imports where there is none.
    """
    marks = {mark.args for mark in item.iter_markers("source")}
    files = [row.where for row in rows if any((row.work, text) in marks for text in row.shown)]
    found = [file for file in dict.fromkeys(files) if _is_of_product(file)]
    if marks and not found:
        test = item.path.relative_to(features.ROOT).as_posix()
        near = features.files_imported(test)
        others = {one for file in near if file.startswith("tests/") for one in features.files_imported(file)}
        found = sorted(file for file in near | others if _is_of_product(file) and not file.endswith("__init__.py"))
    return found


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
    found = {(one.test, one.file): one for one in recorded(path)}
    for one in outcomes:
        before = found.get((one.test, one.file))
        if before is None or before.verdict != CAUGHT or one.verdict == CAUGHT:
            found[one.test, one.file] = one
    caught = {one.test for one in found.values() if one.verdict == CAUGHT}
    rows = [one for one in found.values() if one.verdict == CAUGHT or one.test not in caught]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Outcome._fields)
        writer.writerows(sorted(rows))


def report(outcomes):
    """The page: a table of each marked test, and how many of them no falsified function fails."""
    counts = collections.Counter(one.verdict for one in outcomes)
    by_test = collections.defaultdict(list)
    for one in outcomes:
        by_test[one.test].append(one)
    never = [test for test, found in by_test.items() if not any(one.verdict in (CAUGHT, NOT_TRIED) for one in found)]
    lines = ["# Can the marked tests fail?", "", ", ".join(f"{key}: {value}" for key, value in counts.items()), ""]
    lines += ["Tests that no falsified function fails:", "", *(f"- `{test}`" for test in never), ""]
    lines += ["| test | file | verdict | falsified |", "| --- | --- | --- | --- |"]
    lines += [f"| `{one.test}` | `{one.file}` | {one.verdict} | {one.mutant} |" for one in outcomes]
    return "\n".join(lines) + "\n"


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """All marked tests, each with its falsified functions, in the place of pytest's own loop."""
    rows, outcomes, seen = features.features(), [], set()
    if os.environ.get("MUTATION_REST") == "1":  # what is not on record as caught
        seen = {one.test for one in recorded() if one.verdict == CAUGHT}
    for item in session.items:
        name = item.nodeid.split("[")[0]
        if name not in seen:
            found = []
            for file in files_of(item, rows):
                found.append(tried(item, file)._replace(test=name))
                if found[-1].verdict in (CAUGHT, NOT_TRIED):
                    break
            if not found or found[-1].verdict in (CAUGHT, NOT_TRIED):
                seen.add(name)
            if found:
                outcomes += found
                REPORT.parent.mkdir(exist_ok=True)
                REPORT.write_text(report(outcomes), encoding="utf-8")  # after each, as all of them take hours
                put_on_record(found)
    return True
