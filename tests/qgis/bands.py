# SPDX-License-Identifier: GPL-2.0-or-later
"""The band that a raster's renderer draws."""


def band_of(renderer):
    """``inputBand`` since QGIS 3.38, ``band`` before."""
    return (renderer.inputBand if hasattr(renderer, "inputBand") else renderer.band)()
