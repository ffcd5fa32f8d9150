# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts in cells of .csv files that no spreadsheet takes for a formula.

A cell that begins with =, +, -, @, a tabulator or a carriage return is a formula to Excel and LibreOffice: the name
of a line in somebody's layer could run a command on the computer of whoever opens the table (OWASP, CSV injection). An
apostrophe before it makes it a text. Numbers are left alone.
"""

from __future__ import annotations

from typing import Any

FORMULA = ("=", "+", "-", "@", "\t", "\r")
MARK = "'"


def safe_cell(value: Any) -> Any:
    """The value, a text that reads like a formula with an apostrophe before it."""
    return MARK + value if isinstance(value, str) and value.startswith(FORMULA) else value


def plain_cell(text):
    """The text that ``safe_cell`` was given."""
    return text[1:] if text.startswith(MARK) and text[1:].startswith(FORMULA) else text
