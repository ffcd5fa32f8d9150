# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels take few arguments, and things rather than their numbers: more than eight only with a line that says why."""

import ast
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "engine"
DECORATORS = ("kernel", "entry_kernel", "inner_kernel", "joined_kernel", "apart_kernel")
MOST, MEAN = 8, 4.0
REASON = "# more arguments than elsewhere: "


def kernels():
    """(where, number of arguments, line above the decorator) of each."""
    for path in sorted(ENGINE.rglob("*.py")):
        text = path.read_text()
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(entry, ast.Name) and entry.id in DECORATORS for entry in node.decorator_list
            ):
                where = f"{path.relative_to(ENGINE)}: {node.name}"
                yield where, len(node.args.args), lines[node.decorator_list[0].lineno - 2]


def test_kernels_with_many_arguments_say_why():
    actual = [where for where, count, above in kernels() if count > MOST and not above.startswith(REASON)]
    assert actual == [], f"more than {MOST} arguments; make things of them, or say why in a line {REASON!r} above"


def test_no_kernel_gives_a_reason_that_needs_none():
    assert [where for where, count, above in kernels() if count <= MOST and above.startswith(REASON)] == []


def test_kernels_take_few_arguments_in_the_mean():
    counts = [count for _, count, _ in kernels()]
    assert sum(counts) / len(counts) <= MEAN
