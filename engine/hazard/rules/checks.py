# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of a file of rules: are its keys known and of their kinds, do bounds rise, has the matrix no gap, is it said
how sure each number is?"""

import difflib
import math

from .problems import Problem, dotted, line_of
from .schema import BEYOND, FORMAT, GRADED, GRADES, KINDS, LANGUAGES, OF_LISTS, TABLES, UNFILLED


class Checker:
    """Gathers the problems of one file.

    document : value of the JSON file
    lines : path -> line
    """

    def __init__(self, document, lines):
        self.document, self.lines, self.problems = document, lines, []

    def check(self):
        """List of Problem, empty for rules that will do."""
        if not isinstance(self.document, dict):
            self.add((), "holds no object; begin it with a brace.")
            return self.problems
        self._table(self.document, "", ())
        if not self.problems:  # of parts that are there and of their kinds
            self._classes()
            self._fields()
            self._propagation()
            self._certainty()
        return self.problems

    def add(self, path, text):
        self.problems.append(Problem(dotted(path), text, line_of(self.lines, path) or self.lines.get(())))

    def _table(self, values, table, path):
        known = TABLES[table]
        for name in values:
            if name not in known:
                self.add((*path, name), f"is no key here; {near(name, known)}")
        for name, key in known.items():
            key_path, inner = (*path, name), f"{table}.{name}" if table else name
            if name not in values:
                if key.is_needed:
                    self.add(path, f"has no {name}; add it: {key.help}.")
                continue
            value = values[name]
            wrong = what_is_wrong(key, value)
            if wrong:
                self.add(key_path, wrong)
            elif key.kind == "object":
                self._table(value, inner, key_path)
            elif inner in OF_LISTS:
                for number, entry in enumerate(value):
                    self._table(entry, inner, (*key_path, number))

    def _classes(self):
        intensity, levels = self.document["intensity"], self.document["levels"]
        for path, values in ((("intensity", "bounds"), intensity["bounds"]),
                             (("occurrence", "bounds"), self.document["occurrence"]["bounds"])):  # fmt: skip
            self._monotone(path, values, 1.0)
        count = len(intensity["bounds"]) + 1
        if len(intensity["classes"]) != count:
            text = f"there are {len(intensity['classes'])} for {count - 1} bounds; give {count}, the weakest first."
            self.add(("intensity", "classes"), text)
        for path, classes in ((("intensity", "classes"), intensity["classes"]), (("levels",), levels)):
            keys = [entry["key"] for entry in classes]
            for number, key in enumerate(keys):
                if key in keys[:number] or not key:
                    self.add((*path, number, "key"), f"is {key!r}; give each a key of its own.")

    def _monotone(self, path, values, sign):
        word = "rise" if sign > 0.0 else "fall"
        given = [(number, value) for number, value in enumerate(values) if value is not None]
        for (_, before), (number, value) in zip(given, given[1:]):
            if not sign * (value - before) > 0.0:
                self.add((*path, number), f"is {value:g} after {before:g}; give numbers that {word}.")

    def _fields(self):
        classes = [entry["key"] for entry in self.document["intensity"]["classes"]]
        levels = [level["key"] for level in self.document["levels"]]
        columns = max(len(self.document["occurrence"]["bounds"]), 1)
        for name in ("fields", "field_names"):
            if name in self.document:
                self._rows((name,), self.document[name], classes, columns, "return periods")
        for key, row in self.document["fields"].items():
            for number, field in enumerate(row if isinstance(row, list) else ()):
                for level_name in field if isinstance(field, list) else [field]:
                    if level_name is not None and level_name != "" and level_name not in levels:
                        self.add(
                            ("fields", key, number), f"is {level_name!r}, which is no level; {near(level_name, levels)}"
                        )
                if isinstance(field, list) and len(field) != 2:
                    self.add(("fields", key, number), "is a list; a split field has two levels, that taken first.")
        beyond = self.document["beyond"]
        if beyond and beyond not in levels:
            self.add(("beyond",), f"is {beyond!r}, which is no level; {near(beyond, levels)}")

    def _rows(self, path, rows, names, columns, what):
        """A gap in a matrix: a row that is missing, or has not all its fields."""
        for name in rows:
            if name not in names:
                self.add((*path, name), f"is no class; {near(name, names)}")
        for name in names:
            if name not in rows:
                self.add(path, f"has no row for {name}; add it, with {columns} fields.")
            elif not isinstance(rows[name], list):
                self.add((*path, name), f"is no list; give {columns} fields, one for each of the {what}.")
            elif len(rows[name]) != columns:
                text = f"there are {len(rows[name])} fields for {columns} {what}; give one for each."
                self.add((*path, name), text)

    def _propagation(self):
        table = self.document.get("propagation")
        if table is None:
            return
        path, classes = ("propagation",), table["classes"]
        self._monotone((*path, "failure"), table["failure"], 1.0)
        self._monotone((*path, "shares"), table["shares"], -1.0)
        if len(table["shares"]) != len(classes) - 1:
            text = f"there are {len(table['shares'])} for {len(classes)} classes; give {len(classes) - 1} between them."
            self.add((*path, "shares"), text)
        columns = len(table["failure"]) + 1  # the last: rarer than all
        self._rows((*path, "occurrence"), table["occurrence"], classes, columns, "classes of failure")
        known = [bound for bound in self.document["occurrence"]["bounds"] if bound is not None]
        for name, row in table["occurrence"].items():
            for number, value in enumerate(row if isinstance(row, list) else ()):
                if value is not None and value != BEYOND and value not in known:
                    listed = ", ".join(f"{bound:g}" for bound in known) or "none"
                    text = f'is {value!r}; give one of occurrence.bounds ({listed}), "{BEYOND}" or null.'
                    self.add((*path, "occurrence", name, number), text)

    def _certainty(self):
        certainty = self.document["certainty"]
        for name, pair in certainty.items():
            if name not in GRADED:
                self.add(("certainty", name), f"is no key with numbers; {near(name, GRADED)}")
            elif not (isinstance(pair, list) and len(pair) == 2 and all(isinstance(name, str) for name in pair)):
                self.add(("certainty", name), "is no pair; give a grade and where the number is from.")
            elif pair[0] not in GRADES:
                self.add(("certainty", name), f"has the grade {pair[0]!r}; known are {', '.join(GRADES)}.")
        if self.problems:
            return
        for name in GRADED:
            path = tuple(name.split("."))
            value = part_of(self.document, path)
            if value is None and not is_there(self.document, path):
                continue
            grade = certainty.get(name, (None, ""))[0]
            if grade is None:
                self.add(("certainty",), f"does not say how sure {name} is; add a pair of a grade and its source.")
            elif (grade == UNFILLED) != bool(gaps_of(value)):
                gaps = "there is a null in it" if gaps_of(value) else "there is no null in it"
                self.add(("certainty", name), f"is {grade!r}, but {gaps}; grade what is filled in, and only that.")


def part_of(document, path):
    """The value at a path; None where it or a part around it is not there."""
    for part in path:
        if not isinstance(document, dict) or part not in document:
            return None
        document = document[part]
    return document


def is_there(document, path):
    """Is this key written in the file?"""
    around = part_of(document, path[:-1]) if path[:-1] else document
    return isinstance(around, dict) and path[-1] in around


def gaps_of(value, path=()):
    """Paths of what is null within a value; unknown words of a legend are no gap."""
    if value is None:
        return [path]
    if isinstance(value, dict):
        parts = [(key, part) for key, part in value.items() if key != "names"]
    elif isinstance(value, list):
        parts = list(enumerate(value))
    else:
        return []
    return [gap for part, value_of_part in parts for gap in gaps_of(value_of_part, (*path, part))]


def what_is_wrong(key, value):
    """Words for what is wrong with a value of a Key, "" where nothing is."""
    is_good = GOOD[key.kind](value)
    if key.kind == "choice":
        return "" if value in key.choices else f"is {shown(value)}; known are {', '.join(key.choices)}."
    if is_good:
        return ""
    if key.kind == "format":
        return f"is {shown(value)}, which this version of Talus does not know; it knows {FORMAT}."
    return f"is {shown(value)}; give {KINDS[key.kind]}."


def near(name, known):
    """A hint at what was meant."""
    close_matches = difflib.get_close_matches(name, known, 1) if isinstance(name, str) else []
    return f"did you mean {close_matches[0]!r}?" if close_matches else f"known are {', '.join(known)}."


def shown(value):
    """A value as a short text."""
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "..."


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) and value > 0.0


def _are_numbers(value):
    return isinstance(value, list) and all(part is None or _is_number(part) for part in value)


def _is_colour(value):
    whole = isinstance(value, list) and len(value) == 3 and all(type(part) is int for part in value)
    return whole and all(0 <= part <= 255 for part in value)


def _are_names(value):
    return (
        isinstance(value, dict) and bool(value)
        and all(name in LANGUAGES and (part is None or isinstance(part, str)) for name, part in value.items())
    )  # fmt: skip


GOOD = {
    "format": lambda value: value == FORMAT and type(value) is int,
    "text": lambda value: isinstance(value, str),
    "level": lambda value: value is None or isinstance(value, str),
    "choice": lambda value: True,
    "object": lambda value: isinstance(value, dict),
    "rows": lambda value: isinstance(value, dict),
    "certainty": lambda value: isinstance(value, dict),
    "objects": lambda value: isinstance(value, list) and bool(value) and all(isinstance(part, dict) for part in value),
    "bounds": _are_numbers,
    "shares": _are_numbers,
    "number": lambda value: value is None or _is_number(value),
    "colour": _is_colour,
    "flag": lambda value: isinstance(value, bool),
    "names": _are_names,
    "texts": lambda value: isinstance(value, list) and all(isinstance(part, str) for part in value),
}
