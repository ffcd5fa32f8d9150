# SPDX-License-Identifier: GPL-2.0-or-later
"""Is the coordinate system of a layer fit for a simulation: projected, in metres, true to scale?"""

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ...engine.io.coordinate_systems import check_metric


def check_metric_system(crs, name, box):
    """The engine's Scale of a system in the QgsRectangle ``box``, see engine/io/coordinate_systems.py.

    Raises QgsProcessingException that says of the layer ``name`` how to mend it.
    """
    try:
        return check_metric(wkt_of(crs), name, (box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()))
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error


def wkt_of(crs):
    """The system as the engine reads it."""
    return crs.toWkt(QgsCoordinateReferenceSystem.WktVariant.WKT2_2019)
