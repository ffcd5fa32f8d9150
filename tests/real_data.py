# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain, rocks and field experiments that tests compare with and that are no part of the repository.

They lie in ``../shared/data`` beside the checkout, a folder for each set. A test whose set is not there is skipped, and
says where the set is from and how to get it.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

BESIDE = Path(__file__).resolve().parents[2] / "shared"
ROOT = BESIDE / "data"


class DataSet(NamedTuple):
    """Data set: its content, its publisher, and the place for its files."""

    what: str
    origin: str
    how: str


DATA_SETS = {
    "dem": DataSet(
        "elevation models of avaGar, avaMal (5 m), avaPfa (1 m) and Fluchthorn (10 m), release areas of avaGar",
        "AvaFrame, github.com/OpenNHM/AvaFrame, folder avaframe/data; terrain: Land Tirol, data.tirol.gv.at",
        "the rasters of avaGar, avaMal, avaPfa and scarpExample as GeoTIFF, named SITE_CELLm_EPSG….tif",
    ),
    "authume": DataSet(
        "drops in the Authume quarry, profile P1: terrain of 0.5 m, zones, drop points, 41 observed stops",
        "Richefeu et al., companion repository of the article in Data in Brief; project C2ROP",
        "terrain and zones as GeoTIFF, drop points and stops as .csv",
    ),
    "rocks": DataSet(
        "norm blocks (.pts) and four photogrammetric blocks of the quarry (.pts, .stl, .xyz)",
        "made of ETAG 27 and of the data of the Authume quarry, as above",
        "the hulls as .pts, the scans as they are",
    ),
    "chant_sura": DataSet(
        "reconstructed trajectories and contacts of blocks of 210 to 780 kg, terrain of 5 cm",
        "EnviDat, doi.org/10.16904/envidat.174 (WSL data policy); Caviezel et al., doi.org/10.5194/esurf-7-199-2019",
        "contacts and impacts as .csv, the terrain as .asc",
    ),
    "rolls": DataSet(
        "816 full-scale rolls of 34 groups: slope, weight, speed at the foot",
        "github.com/jschmi08/rockfall (GPL-3)",
        "the table as rolls.csv",
    ),
    "forest": DataSet(
        "a real elevation model of 5 m with stems per hectare and stem diameters",
        "examples of MoT-Voellmy, Norwegian Geotechnical Institute (EUPL-1.2)",
        "the rasters of the example as GeoTIFF",
    ),
    "blocks": DataSet(
        "three lists of measured blocks",
        "pi-geotechnik on GitHub (MIT licence)",
        "the lists as they are, volumes in m3, one a line",
    ),
    "nets": DataSet(
        "inputs of flexible nets and what the reference code gives for them",
        "regression tests of Kratos Multiphysics, github.com/KratosMultiphysics/Kratos",
        "cases.py and reference.json in ../shared/nets",
    ),
}
MARK = "needs data that are no part of the repository"


def folder(name, place=None):
    """The folder of a set; skips the test, with where the set is from, where it is not there."""
    path = Path(place) if place is not None else ROOT / name
    if not path.is_dir():
        pytest.skip(why_skipped(name))
    return path


def why_skipped(name):
    """The reason that the summary of a test run shows."""
    actual = DATA_SETS[name]
    return f"{MARK}: {name} ({actual.what}), from {actual.origin}"


def how_to_get(names):
    """Lines for the end of a test run: of each set where it is from and what to put where."""
    for name in names:
        actual = DATA_SETS[name]
        yield f"{name}: {actual.what}"
        yield f"    from {actual.origin}"
        yield f"    put into ../shared/{'' if name == 'nets' else 'data/'}{name}: {actual.how}"


class RealData:
    """The folder of all sets: ``data / "dem" / "file.tif"`` is a path, or skips the test where the set is not there."""

    def __init__(self, root=ROOT):
        self.root = Path(root)

    def __truediv__(self, name):
        return folder(name, self.root / name)
