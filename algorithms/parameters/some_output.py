# SPDX-License-Identifier: GPL-2.0-or-later
"""A row of a batch whose outputs are all left empty makes nothing, and QGIS would call that correctly executed."""

from qgis.core import QgsProcessingException, QgsProcessingOutputLayerDefinition

from ..translation import tr


def check_some_output(call):
    """Raise QgsProcessingException where every output is given as an empty text, as the table of a batch does.

    Scripts and dialogs leave out what they do not want, or pass None: they may ask for the numbers alone.
    """
    values = [call.raw(one.name()) for one in call.outputs()]
    if values and all(map(_is_blank, values)):
        message = tr(
            "No output has a file, so nothing would be written. Give at least one, such as {}; TEMPORARY_OUTPUT "
            "makes a layer that is not kept."
        )
        first = call.outputs()[0]
        raise QgsProcessingException(message.format(f"{first.description()} ({first.name()})"))


def _is_blank(value):
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink.staticValue()
    return isinstance(value, str) and not value.strip()
