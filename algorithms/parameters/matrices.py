# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables that are typed in a dialog, as Processing gives them: a flat list of cells."""

from qgis.core import NULL, QgsProcessingException

from ..translation import tr


def filled_cells(cells):
    """The cells of a matrix, row after row; [] where none has a value.

    A dialog gives one empty text for a table without rows, and Processing its own for one that is not given.
    """
    return [] if all(map(is_blank, cells)) else list(cells)


def filled_rows(cells, columns, name):
    """Rows of this many texts, "" for a cell without a value, of which one at least has one; pairs with their numbers.

    ``name``: of the parameter. Raises QgsProcessingException where the cells do not make whole rows.
    """
    if len(cells) % columns:
        raise QgsProcessingException(tr("{}: {} values do not make rows of {}.").format(name, len(cells), columns))
    texts = ["" if is_blank(cell) else str(cell).strip() for cell in cells]
    rows = (texts[first : first + columns] for first in range(0, len(texts), columns))
    return [(number, row) for number, row in enumerate(rows, 1) if any(row)]


def is_blank(cell):
    """True for a cell without a value."""
    return cell is None or cell == NULL or str(cell).strip() in ("", "NULL")
