# SPDX-License-Identifier: GPL-2.0-or-later
"""Data sources in the title block: coordinate system, sources, and the program."""

from pathlib import Path

from ...engine.version import __version__
from ..number_words import number_text
from ..parameters.extent import DEM
from ..translation import tr

HILLSHADE = "hillshade"  # of the relief of an earlier plan, whose name says nothing
LONGEST = 3  # names of layers that are written out


def crs_text(crs):
    """Name and code of a coordinate system."""
    if not crs.isValid():
        return tr("unknown")
    return f"{crs.description()}\n{crs.authid()}" if crs.authid() else crs.description()


def sources_of(call, layers):
    """The elevation model with its cell size, and the layers, in words."""
    texts = []
    dem = call[DEM]
    if dem is not None:
        cell = number_text(dem.rasterUnitsPerPixelX())
        name = Path(dem.source()).stem if dem.renderer().type() == HILLSHADE else dem.name()
        texts.append(tr("Elevation model: {}, cells of {} m").format(name, cell))
    names = [layer.name() for layer in layers]
    more = ", …" if len(names) > LONGEST else ""
    texts.append(tr("Layers: {}").format(", ".join(names[:LONGEST]) + more))
    return "\n".join(texts)


def made_by():
    """The program and its version."""
    return f"Talus {__version__}"
