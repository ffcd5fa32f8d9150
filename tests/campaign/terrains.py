# SPDX-License-Identifier: GPL-2.0-or-later
"""The terrains of the campaign: real elevation models and fractal ones, as rough as a surface can be."""

import functools
from pathlib import Path

import numpy as np

from talus.engine import Terrain
from talus.engine.io.raster import read_heights

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "dem"
REAL = (
    "avaGar_5m_EPSG31287.tif", "avaMal_5m_EPSG31287.tif", "avaPfa_1m_EPSG31287.tif", "avaPfa_1m_upstream_noCRS.asc",
    "fluchthorn_10m_EPSG31254.tif", "fluchthorn_10m_upstream_WRONG_CRS_tag_EPSG4326.tif",
)  # fmt: skip
# name: cell (m), Hurst exponent (1 smooth, 0 like noise), standard deviation of the heights (m), mean slope
FRACTAL = {
    "fractal, smooth": (2.0, 0.9, 20.0, 0.5),
    "fractal, mountain": (2.0, 0.7, 40.0, 0.7),
    "fractal, rough": (1.0, 0.4, 8.0, 0.6),
    "fractal, noise": (0.5, 0.1, 0.6, 0.5),
}
NODES = 257


def names():
    """The terrains that are here: the real ones need the folder of shared data."""
    return [name for name in REAL if (DATA / name).is_file()] + list(FRACTAL)


@functools.cache
def terrain(name):
    """The Terrain of a name. An elevation model is taken in its file's own numbers, whatever its tag says."""
    if name in FRACTAL:
        cell, exponent, deviation, slope = FRACTAL[name]
        heights = fractal(NODES, exponent, list(FRACTAL).index(name)) * deviation
        return Terrain(heights - slope * cell * np.arange(NODES)[:, None], cell)
    heights, cell_size, origin, _ = read_heights(str(DATA / name))
    return Terrain(heights, cell_size, origin)


def fractal(nodes, exponent, seed):
    """A surface (nodes, nodes) of mean 0 and deviation 1 whose spectrum falls with the power 2 exponent + 2."""
    generator = np.random.default_rng([20261122, seed])
    along = np.fft.fftfreq(nodes)
    across = np.fft.rfftfreq(nodes)
    size = np.hypot(along[:, None], across[None, :])
    size[0, 0] = np.inf
    noise = generator.normal(size=size.shape) + 1j * generator.normal(size=size.shape)
    surface = np.fft.irfft2(noise * size ** -(exponent + 1.0), s=(nodes, nodes))
    return (surface - surface.mean()) / surface.std()
