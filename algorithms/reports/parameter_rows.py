# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of an algorithm, as a report lists them."""


def parameter_rows(algorithm, parameters):
    """(label, value) of each input, with the default where a parameter was not given."""
    rows = []
    for definition in algorithm.parameterDefinitions():
        if definition.isDestination():
            continue
        value = parameters.get(definition.name(), definition.defaultValue())
        source = getattr(value, "source", None)  # a layer, or the definition of a part of one
        if source is not None:
            value = source() if callable(source) else source.staticValue()
        rows.append((f"{definition.description()} ({definition.name()})", "" if not value and value != 0 else value))
    return rows
