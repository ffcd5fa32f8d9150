# SPDX-License-Identifier: GPL-2.0-or-later
"""The public interface of the engine: others import nothing else of it, all of it has type hints, its page is new."""

import ast
import importlib
import importlib.util
from pathlib import Path

import pytest

from talus.engine.interface import public_names

ROOT = Path(__file__).resolve().parents[1]
OTHERS = ("algorithms", "resources", "docs/examples")
PUBLIC = public_names()
WHOLE = ("choices",)  # modules of which every name is public


@pytest.fixture(scope="module")
def made():
    """The script that writes the page."""
    path = ROOT / "docs" / "api" / "make_interface.py"
    spec = importlib.util.spec_from_file_location("make_interface", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def imported_from(path):
    """(module within talus.engine, the import) of what a file imports of the engine, wherever the import stands."""
    place = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom):
            continue
        module = tuple(node.module.split(".")) if node.module else ()
        start = (*place[: len(place) + 1 - node.level], *module) if node.level else module[1:]
        if (node.level or module[:1] == ("talus",)) and start[:1] == ("engine",):
            yield ".".join(start[1:]), node


def names_taken(path):
    """Pairs of a module and a name, of imports and of attributes of imported modules."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for module, node in imported_from(path):
        for alias in node.names:
            inner = f"{module}.{alias.name}" if module else alias.name
            if inner in WHOLE or module in WHOLE:
                continue
            if (ROOT / "engine" / (inner.replace(".", "/") + ".py")).is_file() and alias.name not in PUBLIC.get(
                module, ()
            ):
                own = alias.asname or alias.name
                yield from (
                    (inner, entry.attr)
                    for entry in ast.walk(tree)
                    if isinstance(entry, ast.Attribute) and isinstance(entry.value, ast.Name) and entry.value.id == own
                )
            else:
                yield module, alias.name


FILES = sorted(path for folder in OTHERS for path in (ROOT / folder).rglob("*.py"))
TAKEN = {(path.relative_to(ROOT).as_posix(), *entry) for path in FILES for entry in names_taken(path)}


def test_imports_of_the_engine_are_found():
    assert len(TAKEN) > 300
    assert ("algorithms/tools/hazardmap/run.py", "hazard.hazard", "Hazard") in TAKEN


def test_others_import_public_names_alone():
    assert sorted(entry for entry in TAKEN if entry[2] not in PUBLIC.get(entry[1], ())) == []


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_are_there(module):
    result = importlib.import_module(f"talus.engine.{module}" if module else "talus.engine")
    assert [name for name in PUBLIC[module] if not hasattr(result, name)] == []


def without_hints(function):
    """Arguments of a function without a type hint, and 'return' where what it returns has none."""
    every = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    every += [entry for entry in (function.args.vararg, function.args.kwarg) if entry is not None]
    bare = [entry.arg for entry in every if entry.annotation is None and entry.arg not in ("self", "cls")]
    return [*bare, *["return"] * (function.returns is None)]


@pytest.mark.parametrize("module", [entry for entry in PUBLIC if entry])
def test_public_functions_and_methods_have_type_hints(made, module):
    known, bare = made.definitions(made.tree_of(made.source_of(module))), {}
    for name in PUBLIC[module] & set(known):
        functions = [known[name]] if isinstance(known[name], ast.FunctionDef) else known[name].body
        for function in functions:
            is_public = isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
            if is_public and without_hints(function):
                bare[f"{name}.{function.name}"] = without_hints(function)
    assert bare == {}


def test_every_typed_module_is_checked():
    """By `make types`: a public module stands in pyproject.toml, or its hints could be wrong; mypy reads the engine."""
    listed = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    rooms = [module for module in PUBLIC if module and not (ROOT / "engine" / module.replace(".", "/")).is_dir()]
    assert [module for module in rooms if f'"talus.engine.{module}"' not in listed and module != "version"] == []
    assert "build/types/talus/engine" in (ROOT / "Makefile").read_text(encoding="utf-8").split("types: setup", 1)[1]


def test_page_of_the_interface_is_up_to_date(made):
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), "run python docs/api/make_interface.py"
