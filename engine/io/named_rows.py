# SPDX-License-Identifier: GPL-2.0-or-later
"""Rows of .csv tables whose columns are known by their names, each with the place that an error names."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from typing import TYPE_CHECKING

from .plain_file import read_text

if TYPE_CHECKING:
    from ..hints import FilePath


def rows_of(path: FilePath, columns: Iterable[str]) -> list[tuple[dict[str, str], str]]:
    """Read the rows of a table, each as column -> text with "FILE, line N".

    columns : the names that must be there; others may be too

    Raises ValueError, naming the file, where it is no text in UTF-8 or a column is missing, OSError for a pipe.
    """
    try:
        text = read_text(path, "utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: is no text in UTF-8; save the table as CSV in UTF-8.") from error
    rows = csv.DictReader(StringIO(text, newline=""))
    missing = [column for column in columns if column not in (rows.fieldnames or [])]
    if missing:
        raise ValueError(f"{path}: the column {', '.join(missing)} is missing.")
    return [(row, f"{path}, line {rows.line_num}") for row in rows]
