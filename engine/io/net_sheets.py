# SPDX-License-Identifier: GPL-2.0-or-later
"""Product sheets of nets as tables: a row for each entry, with its value, unit and meaning."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .plain_file import read_text

if TYPE_CHECKING:
    from ..hints import FilePath

HEAD = ("entry", "value", "unit", "meaning")


def read_sheet_rows(path: FilePath) -> dict[str, str]:
    """Entry -> value, as texts, of a CSV file with commas or semicolons; the order of the rows does not matter.

    Raises ValueError naming the file and what is wrong with it.
    """
    try:
        text = read_text(path, "utf-8-sig")
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror}). Give the path of a CSV file.") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: is no text in UTF-8. Save it as CSV in UTF-8.") from error
    first = text.split("\n", 1)[0]
    delimiter = ";" if ";" in first else "\t" if "\t" in first else ","
    cells_of: dict[str, str] = {}
    for number, row in enumerate(csv.reader(text.splitlines(), delimiter=delimiter), 1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or cells[0].startswith("#") or (number == 1 and cells[:2] == list(HEAD[:2])):
            continue
        if cells[0] in cells_of:
            raise ValueError(f"{path}: line {number} gives {cells[0]!r} a second time. Leave one of the rows out.")
        cells_of[cells[0]] = cells[1] if len(cells) > 1 else ""
    return cells_of


def write_sheet_rows(path: FilePath, rows: Iterable[tuple[str, str, str, str]]) -> None:
    """Write entry, value, unit and meaning of each row as a table that ``read_sheet_rows`` reads again."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\n")
        writer.writerow(HEAD)
        writer.writerows(rows)
