# SPDX-License-Identifier: GPL-2.0-or-later
"""The page for those who carry on names files that exist, and layers as they are."""

import ast
import re
from pathlib import Path

import pytest

from talus.engine.version import __version__

ROOT = Path(__file__).resolve().parents[1]
ALGORITHMS = tuple(sorted(path.parent.name for path in (ROOT / "algorithms" / "tools").glob("*/algorithm.py")))
PAGE = (ROOT / "docs" / "developing.md").read_text(encoding="utf-8")
RECIPES = {part.split("\n", 1)[0]: part for part in re.split(r"^### ", PAGE.split("## How kernels")[0], flags=re.M)[1:]}
# rooms from the ground up; a room may import those before it
ORDER = (
    "version", "map_rows", "rock_rows", "choices", "types",
    "findings", "quantities",
    "jit", "memory", "arithmetic", "rigid_body", "random_numbers", "io", "survey", "shapes", "ground",
    "contact", "obstacles", "release", "settings", "motion", "heap", "nets", "statistics", "maps", "sizes",
    "terrain_store", "chunks", "workers",
    "ensemble", "sources", "forest", "passages", "slope_profiles", "research", "protection", "embankments",
    "galleries", "hazard",
    "calibration", "members", "indication", "scene", "study", "hints", "interface", "command_line", "__init__",
)  # fmt: skip
ORDER_OF_NETS = (
    "arrays", "entries", "description", "elements", "motion", "contact", "membrane_assembly", "assembly", "families",
    "net", "collision", "capacity", "surrogate", "__init__",
)  # fmt: skip


TOOLS = (  # named in recipes, and not to be changed
    "engine/contact/laws/__init__.py", "algorithms/stages.py", "tests/qgis/test_base.py",
    "resources/release/make_zip.py", "resources/release/try_zip.py", "resources/release/release.py",
    "resources/release/check_archive.py", "docs/refresh/refresh.py",
)  # fmt: skip
ELSEWHERE = ("tests/qgis/test_simulate.py",)  # in several files
# For each recipe what there is of its kind, and a name of one that its other files know.
LIKES = {
    "An impact law": (("energetic", "poisson", "mdem"), "poisson"),
    "A map": ((), "rotation"),
    "An algorithm": (ALGORITHMS, "netsiting"),
    "A setting of simulations": ((), "trajectory_interval"),
    "A field of the releases": ((), "velocity"),
    "A parameter of the ground": ((), "drag"),
    "A rock": ((), "boulder"),
    "Rules of an authority": ((), "ca_bc"),
    "A translation": (("de", "fr", "it"), ""),
    "A release": ((), __version__),
}


def files_of(text):
    return re.findall(r"`([\w./]+\.(?:py|md|csv|ts|txt|toml|svg|png))`", text)


def nodes_at_work(tree):
    """All nodes of a file but those that only a type checker reads."""
    if isinstance(tree, ast.If) and ast.unparse(tree.test) == "TYPE_CHECKING":
        return
    yield tree
    for node in ast.iter_child_nodes(tree):
        yield from nodes_at_work(node)


def imports_between_rooms(*house):
    """(room, room that it imports) of all imports within a folder, wherever in a file they stand."""
    for source in sorted(ROOT.joinpath(*house).rglob("*.py")):
        place = source.relative_to(ROOT).with_suffix("").parts
        for node in nodes_at_work(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                target = (*place[: -node.level], *(node.module.split(".") if node.module else []))
                if target[: len(house)] == house:
                    for name in target[len(house) :][:1] or [alias.name for alias in node.names]:
                        yield place[len(house)], name


def imports_that_point_up(order, *house):
    """Imports from a room to one that stands later in an order."""
    return {
        (room, other) for room, other in imports_between_rooms(*house)
        if room != other and order.index(other) > order.index(room)
    }  # fmt: skip


def test_nothing_else_of_the_engine_needs_the_heap():
    """Rocks that meet each other are never in the way of single ones: docs/heap.md."""
    assert {room for room, other in imports_between_rooms("engine") if other == "heap"} <= {"heap"}


def test_nothing_of_the_plugin_or_the_engine_needs_the_models_for_research():
    """A plain run never imports engine/research: docs/research.md."""
    assert {room for room, other in imports_between_rooms("engine") if other == "research"} <= {"research"}
    texts = [path.read_text(encoding="utf-8") for path in [ROOT / "plugin.py", *(ROOT / "algorithms").rglob("*.py")]]
    assert not [text for text in texts if "engine.research" in text]


def test_every_recipe_is_there():
    assert set(RECIPES) == set(LIKES)


@pytest.mark.parametrize("recipe", RECIPES)
def test_files_of_a_recipe_exist_for_all_of_its_kind(recipe):
    """Existing tools were made as the recipe says: its new files are those that each of its likes has."""
    names = files_of(RECIPES[recipe])
    assert names
    for like in LIKES[recipe][0] or ("",):
        actual = [name.replace("NAME", like) for name in names if like or "NAME" not in name]
        assert [name for name in actual if not (ROOT / name).is_file() and name not in ELSEWHERE] == []


@pytest.mark.parametrize("recipe", RECIPES)
def test_other_files_of_a_recipe_know_what_is_there(recipe):
    """Each file that a recipe says to change names what was added in this way before."""
    known = LIKES[recipe][1].lower()
    others = [name for name in files_of(RECIPES[recipe]) if "NAME" not in name and name not in TOOLS]
    assert [name for name in others if known not in (ROOT / name).read_text(encoding="utf-8").lower()] == []


def test_other_files_that_the_page_names_exist():
    assert [name for name in files_of(PAGE) if "NAME" not in name and not (ROOT / name).is_file()] == []


def test_every_room_stands_in_the_picture():
    picture = PAGE.split("```")[1]
    rooms = {path.name for path in (ROOT / "engine").iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert [room for room in sorted(rooms) if f"{room}/ " not in picture] == []


def test_rooms_import_only_rooms_below_them():
    assert imports_that_point_up(ORDER, "engine") == set()


def test_files_know_no_ground():
    """engine/ground reads and writes by engine/io; an import the other way would close a circle."""
    between = set(imports_between_rooms("engine"))
    assert ("ground", "io") in between and ("io", "ground") not in between


def test_rooms_of_nets_import_only_rooms_below_them():
    assert imports_that_point_up(ORDER_OF_NETS, "engine", "nets") == set()
