# SPDX-License-Identifier: GPL-2.0-or-later
"""What proves an output: version, settings and the digests of inputs and result, in the files' own metadata."""

import json
import os

from osgeo import gdal

MARKED = (".gpkg",)  # files of layers that keep metadata; rasters get theirs when they are written


def proof_of(result, run_name):
    """Texts by name, as they stand in the metadata of layers; see docs/reproducibility.md."""
    return {
        **({"TALUS_RUN": run_name} if run_name else {}),
        "TALUS_RUNS": str(result.runs.size),
        "TALUS_VERSION": result.provenance["version"],
        "TALUS_INPUTS": result.input_digest,
        "TALUS_RESULT": result.result_digest,
        "TALUS_SETTINGS": json.dumps(result.provenance["settings"], sort_keys=True),
    }


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
