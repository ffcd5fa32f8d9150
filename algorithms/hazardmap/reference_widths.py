# SPDX-License-Identifier: GPL-2.0-or-later
"""Width of the object that the frequencies of a map are of: that of the rules, of the dialog, or of Talus."""

from qgis.core import QgsProcessingException

from ...engine.hazard.findings import CELL_FREQUENCIES
from ...engine.hazard.reference_width import REFERENCE_WIDTH, Width, width_of_cell
from ..number_words import told
from ..translation import tr
from .frequency_parameters import REFERENCE_WIDTH as WIDTH
from .parameters import METHOD

ITEM = "TALUS_REFERENCE_WIDTH"  # in the metadata of rasters of frequencies: m, "cell" for one cell


def reference_width(call, rules):
    """Width in metres, 0 for a cell. Raises QgsProcessingException where rules demand another one than the dialog.

    rules : the engine's Rules, None for those of the dialog
    """
    given = call[WIDTH]
    if rules is None:
        return REFERENCE_WIDTH if given is None else given
    if given is not None and rules.has_width and given != rules.per_width:
        message = tr("REFERENCE_WIDTH: the rules demand frequencies of {:g} m of slope, and {:g} m were given; leave "
                     "this input empty.")  # fmt: skip
        raise QgsProcessingException(told(message, rules.per_width, given))
    return rules.width if given is None else given


def width_on(grid, metres):
    """The engine's Width on the cells of a grid, None for frequencies of single cells."""
    return Width(metres, grid.cell_size) if metres > 0.0 else None


def width_words(metres, cell_size):
    """Say in words which width the frequencies are for."""
    if metres > 0.0:
        return told(tr("objects of {:g} m width"), metres)
    return told(tr("cells of {:g} m"), round(cell_size[0], 3))


def width_items(metres):
    """Metadata of a raster of frequencies."""
    return {ITEM: f"{metres:g}" if metres > 0.0 else "cell"}


def tell_width(call, metres, grid):
    """Log what the frequencies are of, and find that those of cells depend on the elevation model."""
    if metres > 0.0:
        message = tr("Frequencies are those of {}; they do not depend on the cells of the elevation model.")
        call.info(told(message, width_words(metres, grid.cell_size)))
        return
    shown = width_of_cell(grid.cell_size)
    call.find([CELL_FREQUENCIES.of(METHOD, grid.cell_size[0], REFERENCE_WIDTH, shown=shown)])
