# SPDX-License-Identifier: GPL-2.0-or-later
"""What proves an output: version, settings and the digests of inputs and result, in the files' own metadata."""

import os

from osgeo import gdal

from ...engine.study.outputs import proof_of

MARKED = (".gpkg",)  # files of layers that keep metadata; rasters get theirs when they are written


def mark_layers(paths, result, run_name):
    """Put the proof into databases of layers that have just been written. Raises OSError where that fails."""
    marked = [path for path in paths if os.path.splitext(path)[1].lower() in MARKED]
    items = proof_of(result, run_name) if marked else {}
    for path in marked:
        gdal.ErrorReset()
        dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
        if dataset is not None:
            for name, text in items.items():
                dataset.SetMetadataItem(name, text)
        dataset = None  # closes it
        if gdal.GetLastErrorType() >= gdal.CE_Failure:
            raise OSError(f"{path}: {gdal.GetLastErrorMsg()}")
