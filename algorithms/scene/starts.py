# SPDX-License-Identifier: GPL-2.0-or-later
"""How rocks start beside their place and horizontal velocity, as talus:simulate was given it: read and checked."""

from qgis.core import QgsProcessingException

from ...engine.study.starts import start_of
from ..parameters.scene import ORIENTATION, SLIP, SPIN, VELOCITY_DISTRIBUTION, VERTICAL_VELOCITY

FIELDS = {
    "speed": VELOCITY_DISTRIBUTION,
    "upwards": VERTICAL_VELOCITY,
    "spin": SPIN,
    "angles": ORIENTATION,
    "slip": SLIP,
}


def read_start(call):
    """The Start of the engine. Raises QgsProcessingException naming the parameter for a text that is none."""
    given = {field: call.raw(name) and call[name] for field, name in FIELDS.items()}
    for field, name in FIELDS.items():
        try:
            start_of(**{field: given[field]})
        except ValueError as error:
            _, _, reason = str(error).partition(": ")
            raise QgsProcessingException(f"{name}: {reason}") from error
    return start_of(**given)
