# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of docs/sources.md: each feature of the five sources, where it is in Talus, and the tests that show it.

    .venv/bin/python docs/refresh/features.py    writes the table

``features.csv`` lists what the sources describe: work, section, feature, and the file of Talus; no file where Talus
does not do it, which docs/not_done.md gives the reason for. Tests name what they show with a mark,

    @pytest.mark.source("leine_2014", "normal restitution (eq. 38)")

by the work and the feature of a row. They are found by reading the files of the tests, so nothing is run.
"""

import ast
import csv
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "docs" / "refresh" / "features.csv"
PAGE, BLOCK = ROOT / "docs" / "sources.md", "features"
NOT_DONE = ROOT / "docs" / "not_done.md"
WORKS = {
    "leine_2014": "Leine et al. (2014), *Simulation of rockfall trajectories with consideration of rock shape*",
    "leine_2020": "Leine, Capobianco, Bartelt and Lu (2020), *A rockfall simulation scheme*, and its journal version",
    "preclik": "Preclik, Eibl and Rüde, *The maximum dissipation principle in rigid-body dynamics*",
    "ashayer_2007": "Ashayer (2007), doctoral thesis",
    "sautter": "Sautter, doctoral thesis",
}


class Feature(NamedTuple):
    """One row of the list."""

    work: str
    section: str
    feature: str
    where: str  # file of Talus; "" where it does not do that

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
        return [Feature(**row) for row in csv.DictReader(file)]


def marks(folder=ROOT / "tests", root=ROOT):
    """All marks of the tests, in the order of the files. Raises ValueError for a mark without two texts."""
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                test = f"{path.relative_to(root).as_posix()}::{node.name}"
                found += [Mark(*_texts(call, test), test) for call in node.decorator_list if _is_source(call)]
    return found


def _is_source(node):
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.source"


def _texts(call, test):
    texts = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    if len(texts) != 2 or call.keywords or not all(isinstance(text, str) for text in texts):
        raise ValueError(f'{test}: give a mark as pytest.mark.source("work", "feature").')
    return texts


def not_done(path=NOT_DONE):
    """(work's name, section, feature) -> reason, of all tables of the page of what Talus does not do."""
    reasons, work = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            work = line[3:].strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and cells[0] not in ("section", "---"):
            reasons[work, cells[0], cells[1]] = cells[2]
    return reasons


def short_name(work):
    """The name of a work before its title: Leine et al. (2014)."""
    return WORKS[work].split(", *")[0].split(", doctoral")[0]


def table(rows, tests):
    """The tables of the page, one a work."""
    lines = []
    for work, title in WORKS.items():
        lines += [f"### {title}", "", "| section | feature | where | test |", "| --- | --- | --- | --- |"]
        for row in (row for row in rows if row.work == work):
            shown = [mark.test for mark in tests if (mark.work, mark.feature) == row.key]
            where = f"`{row.where}`" if row.where else "[not done](not_done.md)"
            lines.append(f"| {row.section} | {row.feature} | {where} | {'<br>'.join(map(_named, shown))} |")
        lines.append("")
    done = sum(bool(row.where) for row in rows)
    return f"{len(rows)} features, {done} of them in Talus, shown by {len(tests)} marks of tests.\n\n" + "\n".join(
        lines
    )


def _named(test):
    file, name = test.split("::")
    return f"`{file.removeprefix('tests/')}` {name.removeprefix('test_').replace('_', ' ')}"


def main():
    """Write the table."""
    sys.path.insert(0, str(Path(__file__).parent))
    from blocks import write_block

    write_block(PAGE, BLOCK, table(features(), marks()))


if __name__ == "__main__":
    main()
