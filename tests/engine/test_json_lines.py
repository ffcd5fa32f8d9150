# SPDX-License-Identifier: GPL-2.0-or-later
"""JSON with lines: the values of Python's own reader, the line of each part, and what is refused by line."""

import json

import pytest

from talus.engine.hazard.rules.rules import FOLDER
from talus.engine.io.json_lines import JsonProblem, parse_json, read_json

TEXTS = (
    "{}",
    "[]",
    '  [1, 2.5, -3e2, "a\\u00e9\\n", true, false, null]\n',
    '{"a": {"b": [1, {"c": []}]}, "d": ""}',
    '"x"',
)


@pytest.mark.parametrize("text", TEXTS)
def test_values_are_those_of_pythons_reader(text):
    assert parse_json(text)[0] == json.loads(text)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_shipped_rules_read_as_by_pythons_reader(path):
    assert read_json(path)[0] == json.loads(path.read_text(encoding="utf-8"))


def test_lines_of_keys_and_elements():
    _, lines = parse_json('{\n "a": [\n  1,\n  2],\n "b": {"c": 3,\n  "d": 4}\n}')
    assert lines[("a",)] == 2 and lines[("a", 0)] == 3 and lines[("a", 1)] == 4
    assert lines[("b", "c")] == 5 and lines[("b", "d")] == 6


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('{"a": 1,\n "a": 2}', 2, "'a' twice"),
        ('{"a": 1,\n}', 2, "a key in quotes"),
        ('{"a"\n 1}', 2, "a colon"),
        ('{"a": 1\n "b": 2}', 2, "a comma or a closing brace"),
        ("[1\n 2]", 2, "a comma or a closing bracket"),
        ("{}\n{}", 2, "goes on"),
        ('{"a":\n NaN}', 2, "a value"),
        ('["a\nb"]', 1, "control character"),
        ("", 1, "a value"),
    ],
)
def test_what_is_no_json_is_told_by_line(text, line, words):
    with pytest.raises(JsonProblem, match=words) as caught:
        parse_json(text)
    assert caught.value.line == line


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(JsonProblem, match="cannot be read"):
        read_json(tmp_path / "none.json")
    (tmp_path / "latin.json").write_bytes(b'{"a": "\xe9"}')
    with pytest.raises(JsonProblem, match="UTF-8"):
        read_json(tmp_path / "latin.json")
