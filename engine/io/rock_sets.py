# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the table of a set of rocks: what each row says, before any rock is made of it."""

import csv
import math
from typing import NamedTuple, Optional

from .csv_cells import plain_cell
from .plain_file import read_text

COLUMNS = ("rock", "volume_m3", "long_m", "middle_m", "short_m", "density", "share")
LENGTHS = ("long_m", "middle_m", "short_m")


class RockRow(NamedTuple):
    """A row of the table."""

    line: int  # of the file
    rock: str  # shape of the library, name of a file, or ''
    volume: Optional[float]  # m3
    lengths: Optional[tuple]  # m
    density: Optional[float]  # kg/m3
    share: float


def read_rows(path):
    """The RockRows of a .csv file, between commas, or between semicolons with decimal commas.

    Raises ValueError naming file, line and column, OSError where it cannot be read.
    """
    try:
        text = read_text(path, "utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: it is no text in UTF-8; save it as that.") from error
    head = text.partition("\n")[0]
    separator = ";" if head.count(";") > head.count(",") else ","
    reader = csv.DictReader(text.splitlines(), delimiter=separator)
    names = [name.strip() for name in reader.fieldnames or ()]
    _check_names(path, names)
    reader.fieldnames = names
    rows = [_row_of(path, reader.line_num, cells, separator) for cells in reader if any(_texts(cells))]
    if not rows:
        raise ValueError(f"{path}: the table has no rows; give a rock a row.")
    return rows


def _check_names(path, names):
    unknown = [name for name in names if name not in COLUMNS]
    if unknown:
        raise ValueError(f"{path}: there is no column {unknown[0]!r}; the columns are {', '.join(COLUMNS)}.")
    if len(set(names)) < len(names):
        raise ValueError(f"{path}: a column stands there twice.")
    given = set(names) & set(LENGTHS)
    if given and len(given) < len(LENGTHS):
        raise ValueError(f"{path}: of the lengths there is only {', '.join(sorted(given))}; give all three.")
    if not given and not {"volume_m3", "rock"} & set(names):
        raise ValueError(f"{path}: there is no column of sizes; give volume_m3, or {', '.join(LENGTHS)}.")


def _row_of(path, line, cells, separator):
    if None in cells:
        raise ValueError(f"{path}, line {line}: there are more cells than columns.")

    def number(name, lowest_allowed=False):
        text = (cells.get(name) or "").strip()
        if not text:
            return None
        try:
            value = float(text.replace(",", ".") if separator == ";" else text)
        except ValueError:
            value = math.nan
        if not (math.isfinite(value) and (value > 0.0 or (lowest_allowed and value == 0.0))):
            kind = "a number from 0 on" if lowest_allowed else "a number above 0"
            raise ValueError(f"{path}, line {line}: {name} is {text!r}; give {kind}.")
        return value

    lengths = tuple(number(name) for name in LENGTHS)
    if any(length is not None for length in lengths) and None in lengths:
        raise ValueError(f"{path}, line {line}: of the three lengths some are missing.")
    lengths = None if None in lengths else lengths
    volume = number("volume_m3")
    if volume is not None and lengths is not None:
        raise ValueError(f"{path}, line {line}: there are a volume and lengths; leave one of them empty.")
    share = number("share", True)
    rock = plain_cell((cells.get("rock") or "").strip())
    return RockRow(line, rock, volume, lengths, number("density"), 1.0 if share is None else share)


def _texts(cells):
    return [cell.strip() for cell in cells.values() if isinstance(cell, str)]
