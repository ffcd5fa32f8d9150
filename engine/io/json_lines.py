# SPDX-License-Identifier: GPL-2.0-or-later
"""JSON with the line in which each value stands, so that what is wrong with a file is reported by file, key and line.

The reader of Python's library says lines of broken syntax only, and takes the last of two keys of one name in silence.
"""

import json
import re
from bisect import bisect_left
from json.decoder import scanstring

from .plain_file import read_text

SPACE = re.compile(r"[ \t\r\n]*")
PLAIN = re.compile(r"true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?")


class JsonProblem(ValueError):
    """Fault in a text, with its line; ``line`` is None where no line is known."""

    def __init__(self, text, line=None):
        super().__init__(text)
        self.line = line


def read_json(path):
    """(value, lines) of a JSON file; lines: the line of each part by its path, a tuple of keys and numbers.

    Raises
    ------
    JsonProblem
        Where the file cannot be read, is no UTF-8 or no JSON, or has a key twice in one object.
    """
    try:
        text = read_text(path, "utf-8-sig")
    except OSError as error:
        raise JsonProblem(f"cannot be read ({error.strerror}); give the path of a JSON file.") from error
    except UnicodeDecodeError as error:
        raise JsonProblem("is no text in UTF-8; save it as UTF-8.") from error
    return parse_json(text)


def parse_json(text):
    """Parse a text as ``read_json`` parses a file."""
    reader = _Reader(text)
    try:
        value, position = reader.value(reader.skip(0), ())
    except RecursionError as error:
        raise JsonProblem("nests too deep.") from error
    except ValueError as error:
        if isinstance(error, JsonProblem):
            raise
        raise JsonProblem(f"is no JSON that can be read: {error}.") from error
    position = reader.skip(position)
    if position < len(text):
        raise JsonProblem("goes on after its last brace; delete what follows it.", reader.line(position))
    return value, reader.lines


class _Reader:
    def __init__(self, text):
        self.text, self.lines = text, {}
        self.ends = [newline.start() for newline in re.finditer("\n", text)]

    def line(self, position):
        return bisect_left(self.ends, position) + 1

    def skip(self, position):
        return SPACE.match(self.text, position).end()

    def problem(self, what, position):
        return JsonProblem(f"is no JSON: {what} is missing here.", self.line(position))

    def value(self, position, path):
        """(value, place after it)."""
        self.lines.setdefault(path, self.line(position))
        first = self.text[position : position + 1]
        if first == "{":
            return self.members(position + 1, path)
        if first == "[":
            return self.elements(position + 1, path)
        if first == '"':
            return self.string(position)
        match = PLAIN.match(self.text, position)
        if not match:
            raise self.problem("a value", position)
        return json.loads(match[0]), match.end()

    def string(self, position):
        try:
            return scanstring(self.text, position + 1, True)
        except json.JSONDecodeError as error:
            raise JsonProblem(f"is no JSON: {error.msg}.", error.lineno) from error

    def members(self, position, path):
        entries, position = {}, self.skip(position)
        if self.text[position : position + 1] == "}":
            return entries, position + 1
        while True:
            if self.text[position : position + 1] != '"':
                raise self.problem("a key in quotes", position)
            begin = position
            key, position = self.string(position)
            if key in entries:
                raise JsonProblem(f"has the key {key!r} twice in one object; keep one.", self.line(begin))
            position = self.skip(position)
            if self.text[position : position + 1] != ":":
                raise self.problem("a colon after the key", position)
            self.lines[(*path, key)] = self.line(begin)
            entries[key], position = self.value(self.skip(position + 1), (*path, key))
            position = self.skip(position)
            if self.text[position : position + 1] == "}":
                return entries, position + 1
            if self.text[position : position + 1] != ",":
                raise self.problem("a comma or a closing brace", position)
            position = self.skip(position + 1)

    def elements(self, position, path):
        items, position = [], self.skip(position)
        if self.text[position : position + 1] == "]":
            return items, position + 1
        while True:
            element, position = self.value(position, (*path, len(items)))
            items.append(element)
            position = self.skip(position)
            if self.text[position : position + 1] == "]":
                return items, position + 1
            if self.text[position : position + 1] != ",":
                raise self.problem("a comma or a closing bracket", position)
            position = self.skip(position + 1)
