# SPDX-License-Identifier: GPL-2.0-or-later
"""The page for those who carry on names files that exist, and layers as they are."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "developing.md").read_text(encoding="utf-8")
RECIPES = {part.split("\n", 1)[0]: part for part in re.split(r"^### ", PAGE.split("## How kernels")[0], flags=re.M)[1:]}
# rooms from the ground up; a room may import those before it
ORDER = (
    "version", "choices", "types", "jit", "arithmetic", "random_numbers", "io", "shapes", "ground", "contact",
    "obstacles", "release", "settings", "motion", "nets", "ensemble", "analysis", "__init__",
)  # fmt: skip
UP = {("io", "ground"), ("ensemble", "analysis")}


def files_of(text):
    return re.findall(r"`([\w./]+\.(?:py|md|csv|ts|txt|toml))`", text)


def imports_between_rooms():
    """(room, room that it imports) of all imports in the engine, wherever in a file they stand."""
    for source in sorted((ROOT / "engine").rglob("*.py")):
        place = source.relative_to(ROOT / "engine").with_suffix("").parts
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                base = ("engine", *place)[: -node.level]
                target = [*base, *(node.module.split(".") if node.module else [])][1:]
                for name in target[:1] or [alias.name for alias in node.names]:
                    yield place[0], name


def test_every_recipe_is_there():
    assert len(RECIPES) == 7


@pytest.mark.parametrize("recipe", RECIPES)
def test_files_of_a_recipe_exist_and_new_ones_have_their_folder(recipe):
    names = files_of(RECIPES[recipe])
    assert names
    for name in names:
        likes = ROOT / name.replace("/NAME/", "/simulate/")
        assert likes.parent.is_dir(), name
        assert "NAME" in likes.name or likes.is_file(), name


def test_other_files_that_the_page_names_exist():
    assert [name for name in files_of(PAGE) if "NAME" not in name and not (ROOT / name).is_file()] == []


def test_every_room_stands_in_the_picture():
    picture = PAGE.split("```")[1]
    rooms = {path.name for path in (ROOT / "engine").iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert [room for room in sorted(rooms) if f"{room}/ " not in picture] == []


def test_rooms_import_only_rooms_below_them():
    """Besides those in UP: the raster of a ground, and the estimate that ends a simulation that is precise enough."""
    wrong = {
        (room, other) for room, other in imports_between_rooms()
        if room != other and ORDER.index(other) > ORDER.index(room)
    }  # fmt: skip
    assert wrong == UP
