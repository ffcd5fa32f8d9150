# SPDX-License-Identifier: GPL-2.0-or-later
"""Public names of the package: there, with type hints, and imported when they are asked for."""

import inspect
import subprocess
import sys

import pytest

from talus import engine

MODULES = {"ground_classes": ("load", "read", "write"), "rock_library": ("names", "describe", "rock")}


def functions():
    """(name, function) of all that the interface offers to call."""
    for name in engine.__all__:
        value = getattr(engine, name)
        if name in MODULES:
            yield from ((f"{name}.{entry}", getattr(value, entry)) for entry in MODULES[name])
        elif inspect.isclass(value) and not issubclass(value, BaseException):
            yield name, value
            for one, member in vars(value).items():
                member = getattr(member, "fget", None) or getattr(member, "func", None) or member
                if callable(member := getattr(member, "__func__", member)) and not one.startswith("_"):
                    yield f"{name}.{one}", member
        elif inspect.isfunction(value):
            yield name, value


FUNCTIONS = dict(functions())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_argument_and_result_has_a_type_hint(name):
    function = FUNCTIONS[name]
    signature = inspect.signature(function)
    bare = [
        parameter.name
        for parameter in signature.parameters.values()
        if parameter.annotation is parameter.empty and parameter.name not in SELF
    ]
    assert bare == []
    assert inspect.isclass(function) or signature.return_annotation is not signature.empty


SELF = ("self", "cls")


def test_all_names_are_listed_and_unknown_ones_refused():
    assert len(FUNCTIONS) > 30
    assert set(engine.__all__) <= set(dir(engine))
    with pytest.raises(AttributeError, match="no attribute 'Simulate'"):
        engine.Simulate  # noqa: B018


def test_cause_is_told_where_a_room_cannot_be_imported(monkeypatch, tmp_path):
    """Python would say "cannot import name" and no more for an AttributeError."""
    (tmp_path / "broken.py").write_text("import math\n\nmath.nothing_like_it\n", encoding="utf-8")
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(tmp_path)])
    monkeypatch.setitem(engine._ROOMS, "Broken", "broken")
    monkeypatch.setitem(engine._ROOMS, "Absent", "version")
    with pytest.raises(ImportError, match=r"Broken .*broken fails with AttributeError: .*'nothing_like_it'"):
        from talus.engine import Broken  # noqa: F401
    with pytest.raises(ImportError, match=r"Absent .*version fails with AttributeError: .*no attribute 'Absent'"):
        from talus.engine import Absent  # noqa: F401


def test_choices_are_read_without_numba_and_numpy():
    """The dialogs read the choices when QGIS starts."""
    program = "import sys; import talus.engine.choices; print(sorted({'numba', 'numpy', 'scipy'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_choices_import_rows_of_facts_alone_and_those_nothing_of_the_engine():
    import ast

    rows = ("map_rows", "rock_rows")
    for name in ("choices", *rows):
        tree = ast.parse(inspect.getsource(__import__(f"talus.engine.{name}", fromlist=[name])))
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import) and node.names[0].name != "math"]
        taken = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert taken <= ({*rows} if name == "choices" else {"typing"})
