# SPDX-License-Identifier: GPL-2.0-or-later
"""Compiling kernels leaves numba as it is for others, and what is remembered meanwhile is numba's own."""

import ast
import itertools
import json
import operator
import subprocess
import sys
from pathlib import Path

import pytest

from talus.engine.jit import kernels

ENGINE = Path(__file__).resolve().parents[2] / "engine"
DECORATORS = ("kernel", "entry_kernel", "inner_kernel", "joined_kernel", "apart_kernel")

needs_numba = pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")


def all_kernels():
    """(where, syntax tree) of each."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(one, ast.Name) and one.id in DECORATORS
                for decorator in node.decorator_list
                for one in [getattr(decorator, "func", decorator)]
            ):
                yield f"{path.relative_to(ENGINE)}: {node.name}", node


NOTHING_GLOBAL = """
import json
from numba.core import compiler, compiler_machinery, lowering, postproc, typed_passes, untyped_passes
from numba.core.registry import cpu_target

def everything():
    found = {f"{module.__name__}.{name}": id(value) for module in MODULES for name, value in vars(module).items()}
    contexts = cpu_target.typing_context, cpu_target.target_context
    return {**found, **{str(n): [id(type(one)), sorted(map(str, vars(one)))] for n, one in enumerate(contexts)}}

MODULES = compiler, compiler_machinery, lowering, postproc, typed_passes, untyped_passes
cpu_target.target_context.refresh()
names = {one.name() for one in compiler_machinery._pass_registry._registry}
before = everything()
from talus.engine.jit import support
assert support.why_plain() == ""
changed = [name for name, value in everything().items() if value != before.get(name)]
print(json.dumps([changed, sorted({one.name() for one in compiler_machinery._pass_registry._registry} - names)]))
"""


@needs_numba
def test_numba_of_others_is_left_as_it_is():
    """No name in numba's modules and no class of its contexts is replaced, and no pass is registered."""
    done = subprocess.run([sys.executable, "-c", NOTHING_GLOBAL], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [[], []]


def slices_set(kernel):
    """Lines of a kernel that set a part of an array by another one or by a number."""
    for node in ast.walk(kernel):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Subscript) and any(isinstance(one, ast.Slice) for one in ast.walk(target.slice)):
                yield node.lineno


@pytest.mark.parametrize("room", ["chunks", "contact", "ground", "motion", "obstacles", "rigid_body"])
def test_kernels_of_a_run_set_no_slices(room):
    """Each would bring numba's message for shapes that do not fit: two seconds of the first run."""
    found = [f"{where}, line {line}" for where, kernel in all_kernels() for line in slices_set(kernel)]
    assert [one for one in found if one.startswith(f"{room}/")] == [], "use engine/arithmetic/filling.py"


@needs_numba
@pytest.mark.parametrize("name", ["add", "sub", "mul", "truediv", "lt", "eq", "neg", "and_", "iadd", "floordiv"])
def test_remembered_signature_is_that_of_numba(name):
    from numba.core import errors, types
    from numba.core.registry import cpu_target

    from talus.engine.jit import remembered_answers

    context = cpu_target.typing_context
    context.refresh()
    function, remembering = getattr(operator, name), remembered_answers.Remembering(context)
    kind = context.resolve_value_type(function)
    numbers = types.float64, types.int64, types.boolean, types.int32, types.float32, types.literal(2)
    for given in itertools.product(numbers, repeat=1 if name == "neg" else 2):
        try:
            expected = context.resolve_function_type(kind, given, {})
        except errors.NumbaError:
            with pytest.raises(errors.NumbaError):
                remembering.resolve_function_type(kind, given, {})
            continue
        for _ in range(2):
            assert remembering.resolve_function_type(kind, given, {}) == expected
        assert (kind, given) in remembered_answers._FOUND


@needs_numba
def test_items_of_arrays_are_remembered_as_numba_finds_them():
    from numba.core import types
    from numba.core.registry import cpu_target

    from talus.engine.jit.remembered_answers import Remembering

    context = cpu_target.typing_context
    context.refresh()
    table, row = types.Array(types.float64, 2, "C"), types.Array(types.float64, 1, "C")
    for given in ((table, types.int64), (row, types.int64), (table, types.UniTuple(types.int64, 2))):
        for _ in range(2):
            found = Remembering(context).resolve_function_type(operator.getitem, given, {})
            assert found == context.resolve_function_type(operator.getitem, given, {})


@needs_numba
def test_what_is_asked_about_functions_is_asked_anew():
    """Its answer may need another kernel to be compiled."""
    from numba.core import types

    from talus.engine.jit import remembered_answers

    asked, kind = [], types.Dispatcher(kernels.numba.njit(lambda x: x))
    before = dict(remembered_answers._FOUND)
    for _ in range(2):
        assert remembered_answers._remembered(lambda *arguments: asked.append(arguments) or 1, "map", (kind,), {}) == 1
        assert (
            remembered_answers._remembered(lambda *arguments: asked.append(arguments) or 1, "map", (), {"named": 1})
            == 1
        )
    assert len(asked) == 4
    assert before == remembered_answers._FOUND
