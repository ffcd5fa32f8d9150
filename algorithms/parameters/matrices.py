# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables that are typed in a dialog, as Processing gives them: a flat list of cells."""

from .values import is_empty


def filled_cells(cells):
    """The cells of a matrix, row after row; [] where none has a value.

    A dialog gives one empty text for a table without rows, and Processing its own for one that is not given.
    """
    return [] if all(map(is_blank, cells)) else list(cells)


def is_blank(cell):
    """True for a cell without a value."""
    return is_empty(cell) or str(cell).strip() in ("", "NULL")
