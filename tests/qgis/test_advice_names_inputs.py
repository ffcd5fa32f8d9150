# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts of a tool name no input that it has not, for nobody can follow such advice.

Those of Simulate rockfall may be named anywhere: other tools read what it has written, and may say how to write it.
"""

import ast
import re
from pathlib import Path

import talus

ROOT = Path(talus.__file__).parent / "algorithms"
WORD = re.compile(r"\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b")  # such as MAX_TIME; words without a stroke may be others


def texts_of(folder):
    """(file and line, text) of all that the Python files of a folder pass to ``tr``."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tr" and node.args:
                text = getattr(node.args[0], "value", None)
                if isinstance(text, str):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", text


def test_texts_of_a_tool_name_inputs_that_it_has(qgis_app):
    tools = {
        algorithm.name(): algorithm for algorithm in qgis_app.processingRegistry().providerById("talus").algorithms()
    }
    names = {
        name: {item.name() for item in (*tool.parameterDefinitions(), *tool.outputDefinitions())}
        for name, tool in tools.items()
    }
    known = set().union(*names.values())
    wrong = [
        f"{place}: {word}"
        for name in tools
        for place, text in texts_of(ROOT / name)
        for word in WORD.findall(text)
        if word in known and word not in names[name] | names["simulate"] and "talus:" not in text
    ]
    assert not wrong, "\n".join(wrong)


def test_texts_of_all_tools_name_inputs_of_some(qgis_app):
    """Shared texts too, but for words of files and programs."""
    known = {"M_E", "TEMPORARY_OUTPUT"} | {
        entry.name()
        for tool in qgis_app.processingRegistry().providerById("talus").algorithms()
        for entry in (*tool.parameterDefinitions(), *tool.outputDefinitions())
    }
    actual = {(place, word) for place, text in texts_of(ROOT) for word in WORD.findall(text)}
    wrong = sorted(f"{place}: {word}" for place, word in actual if word not in known)
    assert not wrong, "\n".join(wrong)
