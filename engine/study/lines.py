# SPDX-License-Identifier: GPL-2.0-or-later
"""In which line of a TOML file a key stands, which the readers of TOML do not say."""

import re

PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
DOTTED = rf"{PART}(?:\s*\.\s*{PART})*"
KEY = re.compile(rf"\s*({DOTTED})\s*=")
TABLE = re.compile(rf"\s*(\[\[?)\s*({DOTTED})\s*\]")


def lines_of(text):
    """Path of each key and table -> line, from 1 on; tables of an array have their number in the path.

    ("rock", "volume"), ("scenario", 0, "rock", "volume") ...
    """
    lines, table, counts = {}, (), {}
    for number, line in enumerate(text.splitlines(), 1):
        head = TABLE.match(line)
        if head:
            table = _parts(head[2])
            if head[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = (*table, counts[table])
            elif table[:1] in counts:  # of the last table of that array
                table = (table[0], counts[table[:1]], *table[1:])
            lines.setdefault(table, number)
        elif match := KEY.match(line):
            lines.setdefault((*table, *_parts(match[1])), number)
    return lines


def line_of(lines, path):
    """The line of a key, or of the innermost table around it that has one; None where nothing of it is there."""
    path = tuple(path)
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None


def _parts(dotted):
    return tuple(part.strip("\"'") for part in re.findall(PART, dotted))
