# SPDX-License-Identifier: GPL-2.0-or-later
"""Label of the field with the values: its alias in the layer, or Talus' name for it in results."""

from ..styles.known_layers import all_known, which_of
from .parameters import LAYER, VALUE_FIELD


def value_words(call):
    """Words for the field, its name where it has no other."""
    layer, name = call.vector_layer(LAYER), call[VALUE_FIELD]
    if layer is None or not name:
        return name
    alias = layer.attributeAlias(layer.fields().lookupField(name))
    if alias:
        return alias
    known = which_of(all_known(), layer)
    columns = getattr(known.style(layer), "columns", ()) if known is not None else ()
    return next((one.alias for one in columns if one.name == name and one.alias), name)
