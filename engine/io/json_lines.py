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
        value, place = reader.value(reader.skip(0), ())
    except RecursionError as error:
        raise JsonProblem("nests too deep.") from error
    except ValueError as error:
        if isinstance(error, JsonProblem):
            raise
        raise JsonProblem(f"is no JSON that can be read: {error}.") from error
    place = reader.skip(place)
    if place < len(text):
        raise JsonProblem("goes on after its last brace; delete what follows it.", reader.line(place))
    return value, reader.lines


class _Reader:
    def __init__(self, text):
        self.text, self.lines = text, {}
        self.ends = [one.start() for one in re.finditer("\n", text)]

    def line(self, place):
        return bisect_left(self.ends, place) + 1

    def skip(self, place):
        return SPACE.match(self.text, place).end()

    def problem(self, what, place):
        return JsonProblem(f"is no JSON: {what} is missing here.", self.line(place))

    def value(self, place, path):
        """(value, place after it)."""
        self.lines.setdefault(path, self.line(place))
        first = self.text[place : place + 1]
        if first == "{":
            return self.members(place + 1, path)
        if first == "[":
            return self.elements(place + 1, path)
        if first == '"':
            return self.string(place)
        found = PLAIN.match(self.text, place)
        if not found:
            raise self.problem("a value", place)
        return json.loads(found[0]), found.end()

    def string(self, place):
        try:
            return scanstring(self.text, place + 1, True)
        except json.JSONDecodeError as error:
            raise JsonProblem(f"is no JSON: {error.msg}.", error.lineno) from error

    def members(self, place, path):
        found, place = {}, self.skip(place)
        if self.text[place : place + 1] == "}":
            return found, place + 1
        while True:
            if self.text[place : place + 1] != '"':
                raise self.problem("a key in quotes", place)
            begin = place
            key, place = self.string(place)
            if key in found:
                raise JsonProblem(f"has the key {key!r} twice in one object; keep one.", self.line(begin))
            place = self.skip(place)
            if self.text[place : place + 1] != ":":
                raise self.problem("a colon after the key", place)
            self.lines[(*path, key)] = self.line(begin)
            found[key], place = self.value(self.skip(place + 1), (*path, key))
            place = self.skip(place)
            if self.text[place : place + 1] == "}":
                return found, place + 1
            if self.text[place : place + 1] != ",":
                raise self.problem("a comma or a closing brace", place)
            place = self.skip(place + 1)

    def elements(self, place, path):
        found, place = [], self.skip(place)
        if self.text[place : place + 1] == "]":
            return found, place + 1
        while True:
            one, place = self.value(place, (*path, len(found)))
            found.append(one)
            place = self.skip(place)
            if self.text[place : place + 1] == "]":
                return found, place + 1
            if self.text[place : place + 1] != ",":
                raise self.problem("a comma or a closing bracket", place)
            place = self.skip(place + 1)
