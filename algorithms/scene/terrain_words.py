# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model that was read, in words."""

import numpy as np

from ...engine.terrain_store.stored_terrain import StoredTerrain
from ..number_words import told
from ..translation import tr


def terrain_text(dem, terrain):
    """One sentence about the part of the elevation model that was read."""
    size = terrain.shape[1], terrain.shape[0], *terrain.cell_size
    name, (lowest, highest) = dem.crs.authid() or dem.crs.description(), terrain.range
    if isinstance(terrain, StoredTerrain):  # whose heights are never all there
        message = tr("Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in "
                     "tiles.")  # fmt: skip
        return told(message, *size, name, lowest, highest)
    message = tr(
        "Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data."
    )
    missing = 100.0 * np.count_nonzero(np.isnan(terrain.heights)) / terrain.heights.size
    return told(message, *size, name, lowest, highest, missing)
