# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables that say what the values of a field stand for: typed in the dialog, or from a CSV file."""

import csv
import math
from io import StringIO

from qgis.core import QgsProcessingException

from ...engine.io.plain_file import read_text
from ..parameters.values import as_number, is_empty
from ..translation import tr

ENCODING = "utf-8-sig"  # with the mark that spreadsheets write, or without


def read_table(call, name, file_name, columns):
    """Value -> the other columns as strings, of the matrix ``name`` or the file ``file_name``; {} where neither is.

    Raises QgsProcessingException for a table that cannot be read, or that says two things of one value.
    """
    rows, origin = [], name
    if call.is_given(name):
        cells = [key_of(cell) for cell in call[name]]
        if len(cells) % len(columns):
            message = tr("{}: each row has {} cells ({}).")
            raise QgsProcessingException(message.format(name, len(columns), ", ".join(columns)))
        rows = [cells[k : k + len(columns)] for k in range(0, len(cells), len(columns))]
        rows = [row for row in rows if any(row)]
    path = call[file_name]
    if path:
        if rows:
            message = tr("{}: there is a table in {} too; give one of them.")
            raise QgsProcessingException(message.format(name, file_name))
        rows, origin = _rows_of(path, file_name, columns), file_name
    return _as_table(rows, origin)


def key_of(value):
    """Key of a field's value in a table: whole numbers without a point."""
    if is_empty(value):
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).strip()


def class_table(rows, origin, known):
    """Value -> name of one of the ``known`` ground classes. Raises QgsProcessingException for another."""
    for value, (name,) in rows.items():
        if name not in known:
            message = tr("{}: the class {!r} of the value {!r} is unknown; known classes are {}.")
            raise QgsProcessingException(message.format(origin, name, value, ", ".join(known)))
    return {value: name for value, (name,) in rows.items()}


def drag_table(rows, origin):
    """Value -> (drag coefficient, kg/s, height, m). Raises QgsProcessingException for what is no such number."""
    table = {}
    for value, cells in rows.items():
        numbers = tuple(map(as_number, cells))
        if not all(math.isfinite(number) and number >= 0.0 for number in numbers):
            message = tr("{}: the value {!r} has {}; give two numbers of at least 0.")
            raise QgsProcessingException(message.format(origin, value, ", ".join(cells)))
        table[value] = numbers
    return table


def _rows_of(path, name, columns):
    """Rows of a CSV file; the separator is a comma, semicolon or tabulator."""
    try:
        with StringIO(read_text(path, ENCODING)) as file:
            head = file.readline()
            file.seek(0)
            separator = max(",;\t", key=head.count)
            reader = csv.DictReader(file, delimiter=separator, skipinitialspace=True)
            missing = [column for column in columns if column not in (reader.fieldnames or [])]
            if missing:
                message = tr("{}: {} has no column {}; the first line must name {}.")
                raise QgsProcessingException(message.format(name, path, ", ".join(missing), ", ".join(columns)))
            return [[(row[column] or "").strip() for column in columns] for row in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise QgsProcessingException(tr("{}: {} cannot be read ({}).").format(name, path, error)) from error


def _as_table(rows, origin):
    table = {}
    for value, *rest in rows:
        if table.setdefault(value, rest) != rest:
            message = tr("{}: the value {!r} occurs twice with different entries.")
            raise QgsProcessingException(message.format(origin, value))
    return table
