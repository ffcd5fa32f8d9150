# SPDX-License-Identifier: GPL-2.0-or-later
"""The volume that a closed mesh encloses, which is less than that of its hull where the rock has hollows."""

from qgis.core import QgsProcessingException

from ...engine.choices import LENGTH_UNITS
from ...engine.io.mesh_files import enclosed_volume, read_triangles
from ..number_words import told
from ..translation import tr
from .parameters import FILE, MESH_VOLUME, UNIT


def mesh_volume(call):
    """Volume in m3 of the mesh in FILE, None where it is no closed mesh; reports which.

    Raises QgsProcessingException where MESH_VOLUME asks for a volume that there is not.
    """
    is_needed = call[MESH_VOLUME]
    path = call[FILE]
    try:
        triangles = read_triangles(path) if path else None
    except ValueError as error:
        raise QgsProcessingException(f"FILE: {error}") from error
    if triangles is None or len(triangles) == 0:
        if is_needed:
            message = tr("MESH_VOLUME: there is no mesh with faces; give a .stl or .obj file that has some.")
            raise QgsProcessingException(message)
        return None
    volume, faults = enclosed_volume(triangles)
    if volume is None:
        message = tr("The mesh has {} edges that are open or not manifold, and encloses no volume.").format(faults)
        if is_needed:
            raise QgsProcessingException("MESH_VOLUME: " + message + " " + tr("Close it, or leave this off."))
        call.info(message + " " + tr("Its corners are enough for the rock."))
        return None
    volume *= LENGTH_UNITS[call[UNIT]] ** 3
    call.info(told(tr("The mesh encloses {:.4g} m³; its hull fills hollows too."), volume))
    return volume
