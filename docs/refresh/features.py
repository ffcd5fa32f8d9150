# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables of docs/sources.md, docs/not_done.md and docs/verification/mutants.md: features of the sources and tests.

    .venv/bin/python docs/refresh/features.py    writes the tables

``features.csv`` lists what the sources describe, with the numbers of equations as printed: work, feature, the file that
has it (none where nothing has it), the marks of tests that show it, and what is missing of it. Tests name what they
show with a mark,

    @pytest.mark.source("leine_2014", "normal restitution (eqs. 38 and 39)")

by the work and a text that rows name, several of them where one test shows more. They are found by reading the files of
the tests, so nothing is run. Where a row counts is read from what imports what:

    product     the plugin, the command line or the public interface of the engine import the file
    research    the engine has it, nearly all in engine/research: it can be imported, and nothing of the product does
    proof       tests or pages have it
    not done    nothing has it
"""

import ast
import csv
import functools
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "docs" / "refresh" / "features.csv"
PAGE, BLOCK = ROOT / "docs" / "sources.md", "features"
MUTANTS, MUTANTS_PAGE, MUTANTS_BLOCK = LIST.with_name("mutants.csv"), ROOT / "docs/verification/mutants.md", "mutants"
NOT_DONE, NOT_DONE_BLOCK, IN_PART_BLOCK = ROOT / "docs" / "not_done.md", "not done", "in part"
WORKS = {
    "leine_2014": "Leine et al. (2014), *Simulation of rockfall trajectories with consideration of rock shape*",
    "leine_2020": "Leine, Capobianco, Bartelt and Lu (2020), *A rockfall simulation scheme*, and its journal version",
    "preclik": "Preclik, Eibl and Rüde, *The maximum dissipation principle in rigid-body dynamics*",
    "ashayer_2007": "Ashayer (2007), doctoral thesis",
    "sautter": "Sautter, doctoral thesis",
}
PLACES = PRODUCT, RESEARCH, PROOF, MISSING = "product", "research", "proof", "not done"
# Doors of the product; the packages below load their modules by name.
DOORS = ("plugin.py", "algorithms", "engine/command_line", "engine/interface.py")
LOADED_BY_NAME = ("engine/contact/laws",)
BETWEEN = "; "


class Feature(NamedTuple):
    """One row of the list."""

    work: str
    feature: str
    where: str  # file that has it; "" where nothing has it
    shown: tuple  # texts of marks of tests
    missing: str  # what is not there of it, or why; "" where all of it is

    @property
    def key(self):
        return self.work, self.feature


class Mark(NamedTuple):
    """One mark of a test."""

    work: str
    feature: str
    test: str  # path::name


def features(path=LIST):
    """All rows of the list, in its order."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [Feature(**{**row, "shown": tuple(filter(None, row["shown"].split(BETWEEN)))}) for row in rows]


def marks(folder=ROOT / "tests", root=ROOT):
    """All marks of the tests, in the order of the files. Raises ValueError for a mark without two texts."""
    actual = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                test = f"{path.relative_to(root).as_posix()}::{node.name}"
                actual += [Mark(*_texts(call, test), test) for call in node.decorator_list if _is_source(call)]
    return actual


def _is_source(node):
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.source"


def _texts(call, test):
    texts = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    if len(texts) != 2 or call.keywords or not all(isinstance(text, str) for text in texts):
        raise ValueError(f'{test}: give a mark as pytest.mark.source("work", "feature").')
    return texts


@functools.cache
def files_imported(file):
    """Files of the repository that a file imports, wherever in it the import stands, relative to the root."""
    path, actual = ROOT / file, set()
    for node in _at_work(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            inside = (node.module or "").split(".") if node.module else []
            if node.level:
                base = path.parents[node.level - 1]
            elif inside[:1] == ["talus"]:
                base, inside = ROOT, inside[1:]
            else:
                continue
            base = base.joinpath(*inside)
            lazy = names_on_demand(base / "__init__.py")
            actual |= {lazy.get(alias.name, base / alias.name) for alias in node.names} | {base}
        elif isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
            actual |= {ROOT.joinpath(*name[1:]) for name in names if name[0] == "talus"}
    if file in {f"{folder}/__init__.py" for folder in LOADED_BY_NAME}:
        actual |= {file.with_suffix("") for file in path.parent.glob("*.py")}
    with_packages = actual | {parent for entry in actual for parent in entry.parents if ROOT in parent.parents}
    places = (place for entry in with_packages for place in (entry.with_suffix(".py"), entry / "__init__.py"))
    return frozenset(place.relative_to(ROOT).as_posix() for place in places if place.is_file())


@functools.cache
def names_on_demand(init):
    """Name -> module without its ending, of a package that imports its names when they are asked for.

    Such a package names them for type checkers alone.
    """
    actual = {}
    for block in ast.parse(init.read_text(encoding="utf-8")).body if init.is_file() else ():
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING":
            for node in block.body:
                module = init.parent.joinpath(*node.module.split("."))
                for alias in node.names:
                    within = module / alias.name
                    is_module = within.with_suffix(".py").is_file()
                    actual[alias.asname or alias.name] = within if is_module else module
    return actual


def _at_work(node):
    """Nodes of a file but those that only a type checker reads."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _at_work(child)


def reached(files):
    """All files that these import, one through the other, with themselves."""
    names, todo = set(), list(files)
    while todo:
        file = todo.pop()
        if file not in names:
            names.add(file)
            todo += files_imported(file)
    return names


@functools.cache
def product():
    """Files that the doors of the product reach."""
    from talus.engine.interface import public_names

    rooms = {f"engine/{module.replace('.', '/')}" for module in public_names()} | set(DOORS)
    files = set()
    for room in rooms:
        path = ROOT / room
        actual = (
            path.rglob("*.py") if path.is_dir() and room in DOORS else (path.with_suffix(".py"), path / "__init__.py")
        )
        files |= {entry.relative_to(ROOT).as_posix() for entry in actual if entry.is_file()}
    return frozenset(reached(files))


def place_of(where):
    """The place, one of PLACES, where a file counts. Raises ValueError for one that is nowhere of these."""
    if not where:
        return MISSING
    if where in product():
        return PRODUCT
    if where.startswith("engine/"):
        return RESEARCH
    if where.startswith(("tests/", "docs/")):
        return PROOF
    raise ValueError(f"{where}: it is neither of the product, nor in engine, tests or docs.")


def short_name(work):
    """The name of a work before its title: Leine et al. (2014)."""
    return WORKS[work].split(", *")[0].split(", doctoral")[0]


def counts(rows):
    """Number of rows by place, and of those that are there in part."""
    places = [place_of(row.where) for row in rows]
    in_part = sum(1 for row in rows if row.where and row.missing)
    return {place: places.count(place) for place in PLACES}, in_part


def table(rows, tests):
    """The block of the page: counts by work, then the rows of each work."""
    head = ["work", "features", *PLACES, "of those there, in part"]
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    for work in (*WORKS, None):
        of_work = [row for row in rows if work in (row.work, None)]
        by_place, in_part = counts(of_work)
        name = "all" if work is None else short_name(work)
        lines.append(f"| {' | '.join(map(str, (name, len(of_work), *by_place.values(), in_part)))} |")
    lines += ["", f"{len(tests)} marks of tests show them.", ""]
    for work, title in WORKS.items():
        lines += [f"### {title}", "", f"| feature | {' | '.join(PLACES)} | tests |", f"|{' --- |' * 6}"]
        lines += [_line(row, tests) for row in rows if row.work == work] + [""]
    return "\n".join(lines)


def _line(row, tests):
    place = place_of(row.where)
    cells = dict.fromkeys(PLACES, "")
    cells[place] = f"`{row.where}`" if row.where else row.missing
    if row.where and row.missing:
        cells[MISSING] = f"in part: {row.missing}"
    shown = [mark.test for mark in tests if mark.work == row.work and mark.feature in row.shown]
    return f"| {row.feature} | {' | '.join(cells.values())} | {'<br>'.join(map(_named, dict.fromkeys(shown)))} |"


def _named(test):
    file, name = test.split("::")
    return f"`{file.removeprefix('tests/')}` {name.removeprefix('test_').replace('_', ' ')}"


def reasons(rows):
    """The tables of a page with what is missing, one a work."""
    lines = []
    for work in WORKS:
        of_work = [row for row in rows if row.work == work]
        if of_work:
            lines += [f"### {short_name(work)}", "", "| feature | why |", "| --- | --- |"]
            lines += [f"| {row.feature} | {row.missing} |" for row in of_work] + [""]
    return "\n".join(lines)


def mutants(tests):
    """The table of falsified functions: what each marked test was tried with, and whether it failed as it should."""
    with MUTANTS.open(newline="", encoding="utf-8") as file:
        record = list(csv.DictReader(file))
    actual = {row["test"]: row for row in record if row["verdict"] == "caught"}
    actual = {**{row["test"]: row for row in record}, **actual}
    names = sorted({mark.test for mark in tests})
    verdicts = [actual[name]["verdict"] if name in actual else "not reached" for name in names]
    said = (f"{verdicts.count(entry)} {entry}" for entry in dict.fromkeys(["caught", *sorted(set(verdicts))]))
    lines = [f"{len(names)} marked tests: {', '.join(said)}.", ""]
    lines += ["| test | verdict | falsified | of |", "| --- | --- | --- | --- |"]
    for name, verdict in zip(names, verdicts):
        row = actual.get(name, {"file": "", "mutant": ""})
        file = f"`{row['file']}`" if row["file"] else ""
        lines.append(f"| {_named(name)} | {verdict} | {row['mutant']} | {file} |")
    return "\n".join(lines)


def blocks():
    """(page, name of the block, its text) of all that is written."""
    rows = features()
    return (
        (PAGE, BLOCK, table(rows, marks())),
        (NOT_DONE, NOT_DONE_BLOCK, reasons([row for row in rows if not row.where])),
        (NOT_DONE, IN_PART_BLOCK, reasons([row for row in rows if row.where and row.missing])),
        (MUTANTS_PAGE, MUTANTS_BLOCK, mutants(marks())),
    )


def main():
    """Write the tables."""
    sys.path.insert(0, str(Path(__file__).parent))
    from blocks import write_block

    for page, name, text in blocks():
        write_block(page, name, text)


if __name__ == "__main__":
    main()
