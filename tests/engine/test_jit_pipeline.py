# SPDX-License-Identifier: GPL-2.0-or-later
"""Omissions of the kernels' pipeline that no kernel needs, and memory that is numba's own."""

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
# what the passes treat that are left out
NOT_IN_KERNELS = (
    ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.FunctionDef, ast.With, ast.Raise,
    ast.Try, ast.Is, ast.IsNot,
)  # fmt: skip
TYPE_QUESTIONS = {"isinstance", "hasattr", "getattr", "literally", "literal_unroll"}

needs_numba = pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")


def all_kernels():
    """(where, syntax tree) of each."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(entry, ast.Name) and entry.id in DECORATORS
                for decorator in node.decorator_list
                for entry in [getattr(decorator, "func", decorator)]
            ):
                yield f"{path.relative_to(ENGINE)}: {node.name}", node


def is_needy(node):
    """Would the passes that are left out have something to do with it?"""
    is_question = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TYPE_QUESTIONS
    return is_question or isinstance(node, NOT_IN_KERNELS)


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
new = [one.name() for one in compiler_machinery._pass_registry._registry]
print(json.dumps([changed, sorted(name for name in new if name not in names), len(new) - len(set(new))]))
"""


@needs_numba
def test_numba_of_others_is_left_as_it_is():
    """No name in numba's modules and no class of its contexts is replaced, and new passes have names of their own."""
    done = subprocess.run([sys.executable, "-c", NOTHING_GLOBAL], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    changed, passes, same = json.loads(done.stdout)
    assert changed == [] and same == 0
    assert all(name.startswith("talus") for name in passes)


def test_no_kernel_needs_the_passes_that_are_left_out():
    actual = [
        where for where, kernel in all_kernels() for node in ast.walk(kernel) if node is not kernel and is_needy(node)
    ]
    assert actual == [], "closures, comprehensions, `with`, `raise` and questions for types are not for kernels"


def slices_set(kernel):
    """Lines of a kernel that set a part of an array by another one or by a number."""
    for node in ast.walk(kernel):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Subscript) and any(
                isinstance(entry, ast.Slice) for entry in ast.walk(target.slice)
            ):
                yield node.lineno


@pytest.mark.parametrize("room", ["chunks", "contact", "ground", "motion", "obstacles", "rigid_body"])
def test_kernels_of_a_run_set_no_slices(room):
    """Each would bring numba's message for shapes that do not fit: two seconds of the first run."""
    actual = [f"{where}, line {line}" for where, kernel in all_kernels() for line in slices_set(kernel)]
    assert [entry for entry in actual if entry.startswith(f"{room}/")] == [], "use engine/arithmetic/filling.py"


@needs_numba
def test_left_out_passes_have_names_that_numba_knows():
    """A pass of another name would be run, at the cost of time alone; with this numba all are found."""
    from numba.core.compiler import Compiler

    from talus.engine.jit.pipeline import NEEDLESS, NEEDLESS_WITHOUT_ARRAYS, ShortCompiler

    def names(compiler, has_arrays):
        one = compiler.__new__(compiler)
        one.state = type("State", (), {})()
        one.state.flags = type("Flags", (), {})()
        one.state.flags.nrt, one.state.flags.force_pyobject = has_arrays, False
        one.state.flags.no_rewrites, one.state.flags.enable_ssa = False, True
        one.state.flags.auto_parallel = type("Off", (), {"enabled": False})()
        one.state.func_ir, one.state.parfor_diagnostics = None, None
        actual = [step[0].name() for pipeline in one.define_pipelines() for step in pipeline.passes]
        return ["native_lowering" if name == "talus_record_lowering" else name for name in actual]

    everything = names(Compiler, True)
    assert set(everything) >= NEEDLESS | NEEDLESS_WITHOUT_ARRAYS
    assert names(ShortCompiler, True) == [entry for entry in everything if entry not in NEEDLESS]
    assert names(ShortCompiler, False) == [
        entry for entry in everything if entry not in NEEDLESS | NEEDLESS_WITHOUT_ARRAYS
    ]


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
            result = Remembering(context).resolve_function_type(operator.getitem, given, {})
            assert result == context.resolve_function_type(operator.getitem, given, {})


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
