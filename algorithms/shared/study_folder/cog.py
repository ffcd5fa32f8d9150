# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of a study as cloud-optimised GeoTIFFs, where GDAL has the driver (since 3.1)."""

import os

from osgeo import gdal

from ....engine.io.raster import free_part
from ...translation import tr

OPTIONS = ("COMPRESS=DEFLATE", "PREDICTOR=YES", "BIGTIFF=IF_SAFER")
SUFFIXES = (".tif", ".tiff")


def is_cog(path):
    """Is a file one already?"""
    dataset = _opened(path)
    return dataset is not None and dataset.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG"


def copy_as_cog(source, target, resampling="BILINEAR", go_on=lambda share: True):
    """Copy a raster of any kind into a file that appears when it is complete. OSError where it cannot be done.

    go_on : told now and then what share is done; the copy is given up where it returns False
    """
    dataset = _opened(source)
    if dataset is None:
        raise OSError(tr("{} cannot be read as a raster.").format(source))
    part, made = free_part(target), None
    try:
        with _Problems() as problems:
            driver, options = gdal.GetDriverByName("COG"), [*OPTIONS, f"OVERVIEW_RESAMPLING={resampling}"]
            if driver is None:
                driver, options = gdal.GetDriverByName("GTiff"), ["COMPRESS=DEFLATE", "TILED=YES", "BIGTIFF=IF_SAFER"]
            made = driver.CreateCopy(part, dataset, 0, options, callback=lambda share, *_: int(go_on(share)))
        is_made, made = made is not None, None  # closes the file
        if not is_made or not os.path.isfile(part):
            raise OSError(tr("{} cannot be written ({}).").format(target, "; ".join(problems) or tr("cancelled")))
        os.replace(part, target)
    finally:
        for left in (part, f"{part}.aux.xml", f"{part}.ovr.tmp", f"{part}.msk.ovr.tmp"):
            if os.path.exists(left):
                os.remove(left)


def make_cog(path):
    """Make one of a GeoTIFF, in its place, with the same cells; nothing where it is one or GDAL makes none.

    Overviews hold cells as they are: a mean would hide the largest energies.
    """
    has_driver = gdal.GetDriverByName("COG") is not None
    if has_driver and str(path).lower().endswith(SUFFIXES) and os.path.isfile(path) and not is_cog(path):
        copy_as_cog(path, path, "NEAREST")


class _Problems:
    """A context in which GDAL's errors come into a list, whether or not it raises exceptions."""

    def __enter__(self):
        self.problems = []
        gdal.PushErrorHandler(lambda kind, number, text: self.problems.append(text) if kind > gdal.CE_Warning else None)
        return self.problems

    def __exit__(self, kind, value, traceback):
        gdal.PopErrorHandler()
        if kind is not None and issubclass(kind, RuntimeError):  # where exceptions of GDAL are switched on
            self.problems.append(str(value))
            return True
        return False


def _opened(path):
    try:
        return gdal.Open(str(path))
    except RuntimeError:  # where exceptions of GDAL are switched on
        return None
