# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads a study file and checks each key: is it known, of the right kind, within its limits?"""

import difflib
import math
import re
from pathlib import Path
from typing import NamedTuple, Optional

from ..io.plain_file import read_text
from ..quantities.quantities import out_of_range
from .keys import FORMAT, IN_SCENARIOS, NEEDED, SCENARIO, SCENARIO_NAME, TABLES
from .lines import line_of, lines_of

KINDS = {
    "number": "a number", "whole": "a whole number", "text": "a text in quotes", "path": "a path in quotes",
    "flag": "true or false", "choice": "one of the names", "choices": "a list of names", "texts": "a list of texts",
    "extent": "four numbers [xmin, ymin, xmax, ymax]",
}  # fmt: skip
LONGEST_KEY = 100  # characters of a key that a message shows
DEEP_KEY = re.compile(
    r"^[ \t]*\[{0,2}[ \t]*(?:[^\s.=\[\]]{1,100}[ \t]*\.[ \t]*){12}", re.MULTILINE
)  # a study has 2 parts
LONGEST_TOLD = 300  # characters of what a reader says
FOLDER_NAME = re.compile(r"[^\\/:*?\"<>|\x00-\x1f]+")
NAMELESS = ""  # of the only scenario of a study without scenarios


class Problem(NamedTuple):
    """One thing that is wrong with a file."""

    key: str
    text: str
    line: Optional[int] = None
    findings: tuple = ()  # those that say it, of an input that is refused by one


class StudyError(ValueError):
    """A study that cannot be done; ``problems``: what is wrong with it."""

    def __init__(self, path, problems):
        self.path, self.problems = Path(path), list(problems)
        super().__init__("\n".join(map(self._told, self.problems)))

    def _told(self, problem):
        line = f", line {problem.line}" if problem.line else ""
        key = f", {problem.key[:LONGEST_KEY]}" if problem.key else ""
        return f"{self.path}{line}{key}: {problem.text}"


class Scenario(NamedTuple):
    """Inputs of one simulation of a study."""

    name: str  # "" where the study has none
    values: dict  # table -> key -> value, all keys
    place: tuple  # in the file: (), or ("scenario", number)


class Study:
    """A study file.

    path : Path of the file; paths in it are relative to its folder
    values : table -> key -> value
    scenarios : list of Scenario, one without a name where the file has none

    Raises
    ------
    StudyError
        With all that is wrong with the file itself; whether its inputs are any good, inputs.py finds out.
    """

    def __init__(self, path):
        self.path = Path(path)
        self.text = self._read()
        document = self._parse()
        self.lines = lines_of(self.text)
        self.problems = []
        given = self._tables(document, (), TABLES)
        self.values = _with_defaults(given)
        self.scenarios = self._scenarios(document.get(SCENARIO), given)
        self._check_needed(document)
        if not self.problems:
            for text in self.values[""]["unsupported"] or ():
                self._add(("unsupported",), f"{text} Mend that, then delete this line.")
        if self.problems:
            self.problems.sort(key=lambda problem: problem.line or 0)
            raise StudyError(self.path, self.problems)

    def file(self, value):
        """The path that a value of the file means."""
        return self.path.parent / value

    def problem(self, key, text, scenario=None, findings=()):
        """The StudyError of one key, "ground.file"; ``scenario``: in which it was read."""
        return StudyError(self.path, [Problem(key, text, self.line(key, scenario), tuple(findings))])

    def line(self, key, scenario=None):
        """In which line a key stands, None for nowhere."""
        parts = tuple(key.split("."))
        own = (*scenario.place, *parts) if scenario is not None else parts
        if own in self.lines:
            return self.lines[own]
        return line_of(self.lines, parts)

    def _read(self):
        try:
            return read_text(self.path)
        except OSError as error:
            text = f"cannot be read ({error.strerror}). Give the path of a study file."
            raise StudyError(self.path, [Problem("", text)]) from error
        except UnicodeDecodeError as error:
            raise StudyError(self.path, [Problem("", "is no text in UTF-8.")]) from error

    def _parse(self):
        try:
            import tomllib
        except ImportError:  # Python before 3.11
            import tomli as tomllib
        if deep := DEEP_KEY.search(self.text):  # readers take long for those
            line = self.text.count("\n", 0, deep.start()) + 1
            raise StudyError(self.path, [Problem("", "is no study: a key has more than 12 parts.", line)])
        try:
            return tomllib.loads(self.text)
        except RecursionError as error:
            raise StudyError(self.path, [Problem("", "is no study: its lists nest too deep.")]) from error
        except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
            where = re.search(r"line (\d+)", str(error))
            line = int(where[1]) if where else None
            text = str(error)[:LONGEST_TOLD]
            raise StudyError(self.path, [Problem("", f"is no TOML: {text}.", line)]) from error

    def _tables(self, document, path, known):
        """The checked values of the tables that are there."""
        given = {"": {}} if "" in known else {}
        for name, value in document.items():
            if name in known.get("", {}):
                given[""].update(self._checked("", {name: value}, path))
            elif name in known and name:
                if isinstance(value, dict):
                    given[name] = self._checked(name, value, path)
                else:
                    self._add((*path, name), f"is a table: write [{name}], and its keys below.")
            elif not (name == SCENARIO and not path):
                names = [*known.get("", {}), *filter(None, known), *([SCENARIO] * (not path))]
                self._add((*path, name), _unknown(name, names, "table or key"))
        return given

    def _checked(self, table, values, parent):
        known, good = TABLES[table], {}
        path = (*parent, table) if table else parent
        for name, value in values.items():
            if name not in known:
                self._add((*path, name), _unknown(name, known, f"key of [{table}]"))
                continue
            wrong = what_is_wrong(known[name], value)
            if wrong:
                self._add((*path, name), wrong, _findings_of(known[name], value, f"{table}.{name}"))
            else:
                good[name] = value
        return good

    def _scenarios(self, tables, given):
        if tables is None:
            return [Scenario(NAMELESS, self.values, ())]
        if not isinstance(tables, list) or not all(isinstance(entry, dict) for entry in tables):
            self._add((SCENARIO,), f"is an array of tables: write [[{SCENARIO}]] before each.")
            return []
        known = {"": {"name": SCENARIO_NAME}, **{name: TABLES[name] for name in IN_SCENARIOS}}
        scenarios, names = [], set()
        for number, scenario in enumerate(tables):
            path = (SCENARIO, number)
            name = scenario.get("name")
            if not isinstance(name, str) or not FOLDER_NAME.fullmatch(name) or name.strip(". ") != name:
                text = f"the name is {name!r}; give a text that can be the name of a folder."
                self._add((*path, "name"), text)
            elif name.lower() in names:
                self._add((*path, "name"), f"there is a scenario {name!r} before; give each a name of its own.")
            else:
                names.add(name.lower())
            own = self._tables({key: value for key, value in scenario.items() if key != "name"}, path, known)
            merged = {table: {**given.get(table, {}), **own.get(table, {})} for table in TABLES}
            scenarios.append(Scenario(name, _with_defaults(merged), path))
        return scenarios

    def _check_needed(self, document):
        for table, keys in TABLES.items():
            there = document.get(table, {}) if table else document
            for name, key in keys.items():
                if key.default is not NEEDED or (isinstance(there, dict) and name in there):
                    continue
                of_scenarios = [
                    scenario.values[table][name] is not NEEDED for scenario in self.scenarios if scenario.place
                ]
                if not (of_scenarios and all(of_scenarios) and table in IN_SCENARIOS):
                    dotted = f"{table}.{name}" if table else name
                    self.problems.append(Problem(dotted, f"is missing: {key.help}.", line_of(self.lines, (table,))))

    def _add(self, path, text, findings=()):
        dotted = ".".join(f"{part}" for part in path if not isinstance(part, int))
        self.problems.append(Problem(dotted, text, line_of(self.lines, path), tuple(findings)))


def _with_defaults(given):
    return {
        table: {name: given.get(table, {}).get(name, key.default) for name, key in keys.items()}
        for table, keys in TABLES.items()
    }


def _unknown(name, known, what):
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(sorted(known))}."
    return f"is no {what}; {hint}"


def _findings_of(key, value, subject):
    """The finding of a number outside the legal range of its quantity, in a list."""
    if not key.quantity or isinstance(value, (str, bool)) or not isinstance(value, (int, float)):
        return []
    finding = out_of_range(key.quantity, value, subject)
    return [] if finding is None else [finding]


def _remedy(key, value):
    """The unit in which the number would be plausible, "" where it is unknown."""
    return "".join(finding.remedy for finding in _findings_of(key, value, "") if "If this is in" in finding.remedy)


def what_is_wrong(key, value):
    """Words for what is wrong with a value, '' where nothing is."""
    unit = f" in {key.unit}" if key.unit else ""
    if key.kind in ("number", "whole"):
        if isinstance(value, str) and key.choices:
            return "" if value in key.choices else f"is {value!r}; give a number{unit}, or {_listed(key.choices)}."
        if isinstance(value, str):
            return f"is the text {value!r}; give {KINDS[key.kind]}{unit} without quotes and without a unit."
        is_number = _is_finite(value)
        if not is_number or (key.kind == "whole" and not isinstance(value, int)):
            return f"is {_shown(value)}; give {KINDS[key.kind]}{unit}."
        if key.highest == key.lowest and value != FORMAT:
            return f"is {value}, which this version of Talus does not know; it knows {FORMAT}."
        if not (key.lowest <= value <= key.highest and value > key.above):
            shown = f"is {value:g}{' ' + key.unit if key.unit else ''}"
            return f"{shown}; give {KINDS[key.kind]} {_range(key)}{unit}. {_remedy(key, value)}".rstrip()
        return ""
    if key.kind == "choice":
        return "" if value in key.choices else f"is {_shown(value)}; {_unknown_choice(value, key.choices)}"
    if key.kind in ("text", "path"):
        return "" if isinstance(value, str) and value else f"is {_shown(value)}; give {KINDS[key.kind]}."
    if key.kind == "flag":
        return "" if isinstance(value, bool) else f"is {_shown(value)}; give true or false."
    if key.kind == "extent":
        return _wrong_extent(value)
    if not (isinstance(value, list) and all(isinstance(entry, str) for entry in value)):
        return f"is {_shown(value)}; give {KINDS[key.kind]}."
    for choice in value if key.kind == "choices" else ():
        if choice not in key.choices:
            return f"has {choice!r}; {_unknown_choice(choice, key.choices)}"
    return ""


def _wrong_extent(value):
    is_list = isinstance(value, list) and len(value) == 4
    if not is_list or not all(map(_is_finite, value)):
        return f"is {_shown(value)}; give {KINDS['extent']}."
    if not (value[0] < value[2] and value[1] < value[3]):
        return f"is {_shown(value)}, which is empty; give {KINDS['extent']}."
    return ""


def _is_finite(value):
    """Is this a number that a float can hold, too? TOML has whole numbers of any size."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


def _unknown_choice(value, choices):
    near = difflib.get_close_matches(value, choices, 1) if isinstance(value, str) else []
    return f"did you mean {near[0]!r}?" if near else f"known are {_listed(choices)}."


def _range(key):
    if key.highest < math.inf:
        return f"from {key.lowest:g} to {key.highest:g}"
    return f"of at least {key.lowest:g}"


def _listed(names):
    return ", ".join(names)


def _shown(value):
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists
        return "a value that is too long to show"
    return text if len(text) <= 60 else text[:60] + "..."
