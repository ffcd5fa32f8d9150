# SPDX-License-Identifier: GPL-2.0-or-later
"""Surface roughness of ground polygons: which fields hold it, and the height in metres of a feature."""

from qgis.core import QgsProcessingException

from ...engine.ground.surface_roughness import HIGHEST, fields_of, mean_height
from ..layers.field_numbers import needed_number
from ..parameters.values import is_empty
from ..translation import tr


def roughness_fields(source, chosen):
    """Fields of a source with the surface roughness: one, the three obstacle heights, or none."""
    return fields_of(source.fields().names(), chosen)


def surface_roughness_of(feature, name, fields, otherwise):
    """Height in m of what stands out of the ground of a feature, ``otherwise`` where its fields are empty.

    Raises QgsProcessingException for what is no height in metres, and where one of three heights is missing; ``name``:
    of the input.
    """
    if all(is_empty(feature[field]) for field in fields):
        return otherwise
    try:
        heights = [needed_number(feature, name, field, highest=HIGHEST) for field in fields]
    except QgsProcessingException as error:
        text = tr("The surface roughness is in metres: 15 cm are 0.15.")
        raise QgsProcessingException(f"{error} {text}") from error
    return heights[0] if len(heights) == 1 else float(mean_height(*heights))
