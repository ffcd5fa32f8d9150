# SPDX-License-Identifier: GPL-2.0-or-later
"""A table of all comparisons with closed forms and printed numbers: ``make verify`` writes build/verification.md.

A plugin of pytest. While a test runs, each comparison by ``pytest.approx`` and ``numpy.testing.assert_allclose`` is
noted with the share of its tolerance that the deviation takes. The page has a part for each file, which begins with
the source that it names, and a row for each test: the first paragraph of its docstring, which names the closed form,
invariant or published figure, the number of comparisons, of the one that takes most of its tolerance the expected
number, deviation and tolerance, and the result. Tests that compare by bounds alone have no numbers there.
Above the tables a figure shows the share of the tolerance of each test, and below them are those of docs/verification.
"""

import collections
import contextlib
import functools
import inspect
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "build" / "verification.md"
FIGURE = "verification.png"  # beside the page
DRAWN = {  # of docs/images: what is drawn there beside its closed form
    "verification_free_flight.png": "Spin of free rocks, and the flipping cuboid",
    "verification_incline.png": "Rebound, tipping and rolling on planes",
    "verification_flat_plate.png": "Way of a plate over rough ground",
    "verification_scarring.png": "A block that digs itself in",
    "verification_major_axis.png": "The axis about which rocks roll in the end",
}
LEAST, MOST = 1e-10, 4.0  # shares of a tolerance at the edges of the figure: what lies beyond is drawn there
APPROXIMATE = type(pytest.approx(1.0))  # of one number, as those of lists and arrays are made of
TABLE = (
    "| what is shown | cases | numbers | expected | deviation | tolerance | of it used | result | test |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
)
BEGUN = pytest.StashKey()  # processor time when the set-up of a test began, s
PROPERTY = "verification"  # under which a process of xdist hands its rows on


class Comparison(NamedTuple):
    """One number compared with what was expected."""

    expected: float
    deviation: float  # as it is
    share: float  # of the tolerance
    tolerance: float = np.nan


class Row(NamedTuple):
    """Outcome of one test."""

    file: str
    test: str
    statement: str
    comparisons: int
    expected: float  # of the comparison that takes most of its tolerance
    deviation: float
    share: float
    tolerance: float
    result: str
    cases: int = 1
    about: str = ""  # the file: first paragraph of its docstring
    seconds: float = 0.0  # of the processor, with set-up and compiling


class Notebook:
    """Comparisons of the test that runs."""

    def __init__(self):
        self.comparisons = []

    def note(self, expected, actual, tolerance):
        """Add a comparison of numbers; anything else is none."""
        try:
            expected, actual, tolerance = float(expected), float(actual), float(tolerance)
        except (TypeError, ValueError):
            return
        if not np.isfinite([expected, actual, tolerance]).all():
            return
        deviation = abs(actual - expected)
        share = deviation / tolerance if tolerance > 0.0 else (0.0 if deviation == 0.0 else np.inf)
        self.comparisons.append(Comparison(expected, deviation, share, tolerance))

    def note_arrays(self, actual, desired, rtol, atol):
        """Add the element of two arrays that takes most of its tolerance, and count it once."""
        try:
            actual, desired = np.broadcast_arrays(np.asarray(actual, float), np.asarray(desired, float))
        except (TypeError, ValueError):
            return
        if not actual.size:
            return
        tolerance = atol + rtol * np.abs(desired)
        share = np.abs(actual - desired) / np.maximum(tolerance, np.finfo(float).tiny)
        if np.isfinite(share).any():
            worst = np.unravel_index(int(np.nanargmax(np.where(np.isfinite(share), share, -1.0))), share.shape)
            self.note(desired[worst], actual[worst], tolerance[worst])


def watch(notebook, monkeypatch):
    """Note each comparison by ``approx`` and ``assert_allclose`` until the patch is undone."""
    equal, close = APPROXIMATE.__eq__, np.testing.assert_allclose

    @functools.wraps(equal)
    def noted_equal(self, actual):
        answer = equal(self, actual)
        with contextlib.suppress(TypeError, ValueError):  # a tolerance of what is no number
            notebook.note(self.expected, actual, self.tolerance)
        return answer

    @functools.wraps(close)
    def noted_close(actual, desired, rtol=1e-7, atol=0.0, *arguments, **named):
        notebook.note_arrays(actual, desired, rtol, atol)
        return close(actual, desired, rtol, atol, *arguments, **named)

    monkeypatch.setattr(APPROXIMATE, "__eq__", noted_equal)
    monkeypatch.setattr(np.testing, "assert_allclose", noted_close)


def first_paragraph(text):
    """First paragraph of a text as one line."""
    return " ".join(text.split("\n\n")[0].split())


def row_of(file, test, docstring, comparisons, result="passed"):
    """The Row of a test from its comparisons."""
    statement = first_paragraph(docstring or test.split("[")[0].replace("test_", "").replace("_", " "))
    worst = max(comparisons, key=lambda entry: entry.share, default=Comparison(np.nan, np.nan, np.nan))
    return Row(file, test, statement, len(comparisons), *worst, result)


def merged(rows):
    """Rows of a test with many cases as one: all its comparisons, the worst of them, and the worst result."""
    by_test = collections.defaultdict(list)
    for row in rows:
        by_test[row.file, row.test.split("[")[0]].append(row)
    made = []
    for (_, test), some in by_test.items():
        worst = max(some, key=lambda row: -1.0 if np.isnan(row.share) else row.share)
        results = {row.result for row in some}
        result = next(entry for entry in ("FAILED", "passed", *results) if entry in results)
        made.append(worst._replace(test=test, comparisons=sum(row.comparisons for row in some), result=result,
                                   cases=len(some), seconds=sum(row.seconds for row in some)))  # fmt: skip
    return made


def page_of(rows):
    """The page: counts, and a table for each file."""
    counts = collections.Counter(row.result for row in rows)
    compared = sum(row.comparisons for row in rows)
    lines = ["# Verification", "", f"{len(rows)} tests, {compared} numbers compared; "
             + ", ".join(f"{number} {result}" for result, number in sorted(counts.items())) + ". "
             f"{sum(row.seconds for row in rows):.0f} s of processor time, with compiling.", "",
             "A row is a test with all its cases. Its numbers are those of the comparison that takes most of its "
             "tolerance; above 100 % it fails. Tests without a number compare by bounds. Pages, tables, equations and "
             "lines (l.) are those of the source that the part names.", "",
             f"![Largest deviation of each test, as a share of its tolerance]({FIGURE})"]  # fmt: skip
    by_file = collections.defaultdict(list)
    for row in merged(rows):
        by_file[row.file].append(row)
    for file, some in sorted(by_file.items()):
        lines += ["", f"## {file}", "", f"{some[0].about} ({sum(row.seconds for row in some):.0f} s)", "", *TABLE]
        for row in some:
            numbers = ("", "", "", "") if not row.comparisons else (
                f"{row.expected:.6g}", f"{row.deviation:.2g}", f"{row.tolerance:.2g}", f"{100.0 * row.share:.3g} %"
            )  # fmt: skip
            statement = row.statement.replace("|", "\\|")
            lines.append(
                f"| {statement} | {row.cases} | {row.comparisons or ''} | {' | '.join(numbers)} | {row.result} "
                f"| `{row.test}` |"
            )
    lines += ["", "## Figures", "", "Drawn by the scripts of `docs/figures`."]
    for name, words in DRAWN.items():
        lines += ["", f"![{words}](../docs/images/{name})", "", f"*{words}.*"]
    return "\n".join(lines) + "\n"


def shares_by_file(rows):
    """File -> shares of the tolerance that its tests take, between LEAST and MOST."""
    result = collections.defaultdict(list)
    for row in merged(rows):
        if not np.isnan(row.share):
            result[Path(row.file).stem.removeprefix("test_").replace("_", " ")].append(min(max(row.share, LEAST), MOST))
    return dict(sorted(result.items()))


def draw(rows, path):
    """A dot for each test, a line for each file: share of the tolerance, which ends at 1."""
    from matplotlib.figure import Figure

    shares = shares_by_file(rows)
    figure = Figure(figsize=(7.2, 0.8 + 0.19 * len(shares)), layout="constrained")
    axes = figure.subplots()
    for place, of_file in enumerate(shares.values()):
        is_over = np.array(of_file) > 1.0
        for marker, chosen in (("o", ~is_over), ("X", is_over)):
            values = np.array(of_file)[chosen]
            axes.plot(values, np.full(values.size, place), marker, color="0.2", markersize=4, markerfacecolor="none")
    axes.axvline(1.0, color="0.0", linewidth=1.0)
    axes.set(xscale="log", xlim=(0.5 * LEAST, 5.0), xlabel="largest deviation of a test / its tolerance")
    axes.set_yticks(range(len(shares)), list(shares), fontsize=7)
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.grid(color="0.9")
    figure.savefig(path, dpi=130)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_setup(item):
    item.stash[BEGUN] = time.process_time()
    yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    notebook = Notebook()
    with pytest.MonkeyPatch.context() as patch:
        watch(notebook, patch)
        yield
    name = item.nodeid.split("::", 1)[1]
    row = row_of(item.location[0], name, inspect.getdoc(item.obj), notebook.comparisons)._replace(
        about=first_paragraph(inspect.getdoc(item.module) or ""), seconds=time.process_time() - item.stash[BEGUN]
    )
    item.user_properties.append((PROPERTY, list(row)))  # processes of xdist hand on plain values alone


class Writer:
    """Gathers the rows of all processes and writes the page."""

    def __init__(self):
        self.rows = []

    def pytest_runtest_logreport(self, report):
        if report.when == "call":
            result = {"passed": "passed", "failed": "FAILED"}.get(report.outcome, report.outcome)
            self.rows += [Row(*row)._replace(result=result) for key, row in report.user_properties if key == PROPERTY]

    def pytest_terminal_summary(self, terminalreporter):
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page_of(self.rows), encoding="utf-8")
        draw(self.rows, PAGE.with_name(FIGURE))
        terminalreporter.write_line(f"{len(self.rows)} tests in build/{PAGE.name}")


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Writer(), "verification page")
