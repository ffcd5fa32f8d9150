# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules of hazard maps as read from a file: classes, levels, and the level of each intensity and occurrence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...io.json_lines import JsonProblem, parse_json, read_json
from ..reference_width import REFERENCE_WIDTH, width_of_cell
from .checks import Checker, gaps_of, part_of
from .problems import Problem, RulesError, dotted, line_of
from .schema import BEYOND, ENERGY, GRADED, UNFILLED, VOLUME

if TYPE_CHECKING:
    from ...hints import Array, ArrayLike, FilePath

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "hazard_rules"
KILO = 1e3  # J
EVER = 1e9  # years: the one period of rules that ask for none, so that whatever happens counts
NO_LEVEL = 0


class Words(NamedTuple):
    """A class of intensity or a level."""

    key: str
    code: str  # in the data model of the authority, "" for none
    colour: tuple  # red, green, blue; None for none
    is_hatched: bool
    names: dict  # language -> words, None where nobody knows them

    def name(self, language: str) -> str:
        """Words in a language, else in English, else the key."""
        return self.names.get(language) or self.names.get("en") or self.key


class Outcome(NamedTuple):
    """Levels that a field gives: numbers, 1 for the lowest."""

    level: int
    alternative: int  # of a field that is split, 0 for none


class Rules:
    """Rules of one authority.

    document, lines : of a JSON file, as json_lines.read_json gives them
    name : of the file, for messages

    Raises
    ------
    RulesError
        With all that is wrong with the file. What is only not filled in is told by ``check_filled``.
    """

    def __init__(self, document: Any, lines: Mapping[tuple[Any, ...], int], name: FilePath) -> None:
        problems = Checker(document, lines).check()
        if problems:
            raise RulesError(name, problems)
        self.document, self.lines, self.file = document, lines, str(name)
        self.name, self.authority = document["name"], document["authority"]
        self.is_nested = document.get("is_nested", False)  # a zone holds those of the higher levels
        self.language, self.notes = document["language"], tuple(document.get("notes", ()))
        self.levels = tuple(map(_words, document["levels"]))
        self.intensities = tuple(map(_words, document["intensity"]["classes"]))
        self.per_width = document["occurrence"].get("per_width")  # m, None for a cell
        self.reference_width = document["occurrence"].get("reference_width", REFERENCE_WIDTH)  # m
        self.certainty = {key: tuple(pair) for key, pair in document["certainty"].items()}

    @classmethod
    def read(cls, path: FilePath) -> Rules:
        """Rules of a file. Raises RulesError, also where it cannot be read."""
        try:
            document, lines = read_json(path)
        except JsonProblem as error:
            raise RulesError(path, [Problem("", str(error), error.line)]) from error
        return cls(document, lines, path)

    @classmethod
    def of_text(cls, text: str, name: str = "rules") -> Rules:
        """Rules of a text in JSON. Raises RulesError."""
        try:
            document, lines = parse_json(text)
        except JsonProblem as error:
            raise RulesError(name, [Problem("", str(error), error.line)]) from error
        return cls(document, lines, name)

    @classmethod
    def shipped(cls, key: str) -> Rules:
        """The rules of Talus with a key of ``shipped_keys``. Raises RulesError for another key."""
        if key not in shipped_keys():
            text = f"there are no rules {key!r}; there are {', '.join(shipped_keys())}."
            raise RulesError(key, [Problem("", text)])
        return cls.read(FOLDER / f"{key}.json")

    def unfilled(self, *keys: str) -> list[Problem]:
        """List of Problem: what is null in some keys of schema.GRADED, in all without one; each with where to look."""
        gaps: dict[tuple[int | None, str], list[str]] = {}
        for key in keys or GRADED:
            path = tuple(key.split("."))
            grade, hint = self.certainty.get(key, (None, ""))
            for gap in gaps_of(part_of(self.document, path)) if grade == UNFILLED else ():
                key_path = (*path, *gap)
                gaps.setdefault((line_of(self.lines, key_path), hint), []).append(dotted(key_path))
        return [
            Problem(places[0], f"is not filled in{_and_more(places)}. {hint}", line)
            for (line, hint), places in gaps.items()
        ]

    def check_filled(self, method: str) -> None:
        """Raise RulesError where something is null that a method needs.

        method : one of choices.HAZARD_METHODS
        """
        keys = ["intensity.bounds", "occurrence.bounds", "fields", "beyond", "levels"]
        if method == "propagation":
            keys += ["propagation.failure", "propagation.shares", "propagation.occurrence"]
            if "propagation" not in self.document:
                text = "there is no such table, which the method propagation needs; add it, or choose another method."
                raise RulesError(self.file, [Problem("propagation", text)])
        else:
            keys += ["occurrence.per_width"]
        problems = self.unfilled(*keys)
        if self.has_width and method not in ("cell", "frequency"):
            text = "the rules hold for a frequency per width of the slope; choose the method cell or frequency."
            problems.append(Problem("occurrence.per_width", text, line_of(self.lines, ("occurrence", "per_width"))))
        if problems:
            raise RulesError(self.file, problems)

    @property
    def has_width(self) -> bool:
        """Do frequencies refer to a width of the slope, filled in or not?"""
        return "per_width" in self.document["occurrence"]

    @property
    def width(self) -> float:
        """Width of the object that frequencies are of, m: that which the rules demand, else their reference width."""
        return float(self.reference_width if self.per_width is None else self.per_width)

    @property
    def is_by_volume(self) -> bool:
        """Is the intensity the volume of the block, and not its energy?"""
        return self.document["intensity"]["measure"] == VOLUME

    @property
    def bounds(self) -> tuple[float, ...]:
        """Between the intensities, J; of rules by volume m3."""
        intensity = self.document["intensity"]
        unit = KILO if intensity["measure"] == ENERGY else 1.0
        return tuple(unit * bound for bound in intensity["bounds"])

    @property
    def periods(self) -> tuple[float, ...]:
        """Return periods up to which, years; (EVER,) for rules that ask for none."""
        return tuple(map(float, self.document["occurrence"]["bounds"])) or (EVER,)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Tuple of all Outcomes of the fields, the least first; number k in a grid is the k-th of them, 0 none."""
        outcomes_of_fields = {Outcome(self._level(self.document["beyond"]), NO_LEVEL)}
        outcomes_of_fields |= {self._outcome(field) for row in self.document["fields"].values() for field in row}
        worth = [
            outcome for outcome in outcomes_of_fields if outcome.level != NO_LEVEL or outcome.alternative != NO_LEVEL
        ]
        return tuple(sorted(worth, key=lambda outcome: (outcome.level, max(outcome.level, outcome.alternative))))

    def matrix(self) -> tuple[Array, int]:
        """((intensities, periods) uint8 numbers of outcomes, number of what is reached by rarer events)."""
        numbers = {outcome: number for number, outcome in enumerate(self.outcomes, 1)}
        numbers[Outcome(NO_LEVEL, NO_LEVEL)] = 0
        rows = [self.document["fields"][intensity.key] for intensity in self.intensities]
        fields = np.array([[numbers[self._outcome(field)] for field in row] for row in rows], np.uint8)
        return fields, numbers[Outcome(self._level(self.document["beyond"]), NO_LEVEL)]

    def levels_of(self, outcomes: Array | int) -> Array:
        """Numbers of levels (any shape, uint8) of numbers of outcomes; that taken of a split field."""
        return np.array([NO_LEVEL, *(outcome.level for outcome in self.outcomes)], np.uint8)[outcomes]

    def field_names(self, outcome: Outcome) -> tuple[str, ...]:
        """Names of the authority for the fields that give an Outcome; empty where it has none."""
        names = self.document.get("field_names", {})
        return tuple(
            str(name)
            for key, row in self.document["fields"].items()
            for field, name in zip(row, names.get(key, ()))
            if self._outcome(field) == outcome
        )

    def width_factor(self, cell_size: tuple[float, float]) -> float:
        """By how much more often the width of the rules is hit than a cell; 1 for rules that take the cell.

        Paths are taken as equally dense over the width: w / (2 (l_x + l_y) / pi), frequency.py.
        """
        return 1.0 if self.per_width is None else self.per_width / width_of_cell(cell_size)

    def occurrence_of(self, failure_period: float, propagation: int | str) -> float | None:
        """Bound of the return period of an event at a place, years; None for rarer than all.

        failure_period : years
        propagation : one of the classes of propagation, or its number, 0 for the most probable
        """
        table = self.document["propagation"]
        name = table["classes"][propagation] if isinstance(propagation, int) else propagation
        column = int(np.searchsorted(np.array(table["failure"]) * (1.0 + 1e-9), failure_period))
        bound = table["occurrence"][name][column]
        return None if bound == BEYOND else float(bound)

    def propagation_class(self, shares: ArrayLike) -> Array:
        """Number of the class of propagation of shares of the runs (any shape, 0 to 1); the last where none is more."""
        bounds = 0.01 * np.array(self.document["propagation"]["shares"], np.float64)
        return np.count_nonzero(np.asarray(shares)[..., None] < bounds, axis=-1)

    @property
    def propagation_classes(self) -> tuple[str, ...]:
        """Names of the classes of propagation, the most probable first; none where the rules have no such table."""
        return tuple(self.document.get("propagation", {}).get("classes", ()))

    def _level(self, key):
        return 1 + [level.key for level in self.levels].index(key) if key else NO_LEVEL

    def _outcome(self, field):
        taken, other = field if isinstance(field, list) else (field, "")
        return Outcome(self._level(taken), self._level(other))


def shipped_keys() -> tuple[str, ...]:
    """Names of the files of rules that Talus brings, in the order of the alphabet."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "schema"))


def _and_more(places):
    return f", and {len(places) - 1} more in this line" if len(places) > 1 else ""


def _words(table):
    colour = tuple(table["colour"]) if "colour" in table else None
    return Words(table["key"], table.get("code", ""), colour, table.get("is_hatched", False), table["names"])
