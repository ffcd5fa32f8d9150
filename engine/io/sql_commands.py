# SPDX-License-Identifier: GPL-2.0-or-later
"""Commands of SQL whose names of tables and columns are known only when they run.

SQL takes placeholders for values and none for names, so names are put in here, each in the quotes that make any text
one name. Values stay placeholders: they never come here.
"""

from __future__ import annotations

from typing import Any


def sql_with_names(template: str, *names: Any, places: Any = 0) -> str:
    """The command of a template: a name for each of its ``{}``, a list of names parted by commas for a list of them.

    places : so many placeholders for values stand where the template has ``{places}``

    Raises
    ------
    ValueError
        For a name that is empty or holds a zero byte, which no table can have.
    """
    return template.format(*map(_quoted, names), places=", ".join("?" * places))


def _quoted(names):
    if not isinstance(names, str):
        return ", ".join(map(_quoted, names))
    if not names or "\0" in names:
        raise ValueError(f"{names!r} is no name of a table or column.")
    return '"' + names.replace('"', '""') + '"'
