# SPDX-License-Identifier: GPL-2.0-or-later
"""The rooms of algorithms/: tools/ has a folder for each tool, shared/ has folders that know none of them."""

import ast
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "algorithms"
# What several algorithms share. A room knows only those before it, so that none of them needs another in a circle.
SHARED = ("findings", "parameters", "styles", "layers", "scene", "runs", "reports", "rocks", "study_folder", "desktop")
ALGORITHMS = sorted(path.parent.name for path in (FOLDER / "tools").glob("*/__init__.py"))


def rooms_imported(house, room):
    """Folders of algorithms/tools/ and algorithms/shared/ that the files of one import from, itself left out."""
    result = set()
    for path in (FOLDER / house / room).rglob("*.py"):
        place = path.relative_to(FOLDER).parent.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(place) + 1:
                start = place[: len(place) + 1 - node.level]
                names = [node.module] if node.module else [alias.name for alias in node.names]
                result |= {(*start, *name.split("."))[:2] for name in names}
    return {parts[1] for parts in result if len(parts) > 1 and FOLDER.joinpath(*parts).is_dir()} - {room}


def test_rooms_are_found():
    assert {"simulate", "trees", "barrier"} <= set(ALGORITHMS)
    assert {"parameters", "styles", "layers", "reports"} <= rooms_imported("tools", "simulate")
    assert set(SHARED) == {path.parent.name for path in (FOLDER / "shared").glob("*/__init__.py")}


@pytest.mark.parametrize("room", SHARED)
def test_shared_room_knows_no_algorithm_and_only_the_shared_rooms_before_it(room):
    assert rooms_imported("shared", room) <= set(SHARED[: SHARED.index(room)])


def test_no_algorithm_knows_another():
    assert {name: rooms_imported("tools", name) - set(SHARED) for name in ALGORITHMS} == {
        name: set() for name in ALGORITHMS
    }


@pytest.mark.parametrize("name", ALGORITHMS)
def test_folder_of_an_algorithm_has_the_usual_files(name):
    assert {"__init__.py", "algorithm.py", "run.py"} <= {path.name for path in (FOLDER / "tools" / name).iterdir()}
    identifiers = [
        node.body[0].value.value
        for node in ast.walk(ast.parse((FOLDER / "tools" / name / "algorithm.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "name"
    ]
    assert identifiers == [name]
