# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs as a table of pandas, for those who work with it: with their stops as points where geopandas is."""

from importlib import import_module

AXES = "x", "y", "z"


def runs_frame(runs, crs):
    """A GeoDataFrame, a DataFrame where geopandas is not; see ``Result.runs_frame``."""
    pandas = _package("pandas")
    if pandas is None:
        raise ImportError(
            "runs_frame needs pandas, and geopandas for places in a coordinate system: python3 -m pip install geopandas"
        )
    columns = {}
    for name in runs.dtype.names:
        if runs[name].ndim == 1:
            columns[name] = runs[name]
        else:
            columns.update({f"{name}_{axis}": runs[name][:, k] for k, axis in enumerate(AXES)})
    frame = pandas.DataFrame(columns)
    frame.index.name = "run"
    geopandas = _package("geopandas")
    if geopandas is None:
        return frame
    return geopandas.GeoDataFrame(frame, geometry=geopandas.points_from_xy(*runs["stop"].T), crs=crs)


def _package(name):
    try:
        return import_module(name)
    except ImportError:
        return None
