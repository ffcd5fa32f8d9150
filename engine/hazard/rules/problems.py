# SPDX-License-Identifier: GPL-2.0-or-later
"""Faults in a file of rules, with file, line and key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ...hints import FilePath


class Problem(NamedTuple):
    """One thing that is wrong."""

    key: str
    text: str
    line: int | None = None


class RulesError(ValueError):
    """Rules that cannot be used; ``problems``: all that is wrong with them, in the order of the file."""

    def __init__(self, name: FilePath, problems: Sequence[Problem]) -> None:
        self.name, self.problems = str(name), sorted(problems, key=lambda problem: problem.line or 0)
        super().__init__("\n".join(map(self._told, self.problems)))

    def _told(self, problem):
        line = f", line {problem.line}" if problem.line else ""
        key = f", {problem.key}" if problem.key else ""
        return f"{self.name}{line}{key}: {problem.text}"


def dotted(path: Sequence[Any]) -> str:
    """("fields", "strong", 1) as fields.strong[1]."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def line_of(lines: Mapping[tuple[Any, ...], int], path: Sequence[Any]) -> int | None:
    """The line of a part of a file, None without one, or of the innermost part around it that has one."""
    path = tuple(path)
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path)
