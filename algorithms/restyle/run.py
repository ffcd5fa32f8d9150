# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle runs: finds out what each layer is, gives it its style, and writes the package if it is asked for."""

from ...engine.findings.finding import NOTE, REFUSED, Kind
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..styles.known_layers import all_known, name_of, which_of
from .package import write_package
from .parameters import FOLDER, LAYERS, RENAME, labels

NO_STYLE = Kind("layers-without-style", NOTE, "LAYERS: these are not results of Talus that have a style: {names}.")


def run(call):
    """Run talus:restyle and return its outputs and numbers to Processing."""
    call.checked()
    layers = call[LAYERS]
    styled = _known(call, layers)
    renames = call[RENAME]
    for number, (layer, known) in enumerate(styled):
        known.style(layer).apply(layer)
        layer.triggerRepaint()
        call.info(f"{layer.name()}: {known.label}")
        if renames:
            layer.setName(name_of(layer, known))
        call.go_on(50.0 * (number + 1) / len(styled))
    outputs = {}
    if call.wants(FOLDER):
        outputs[FOLDER] = call[FOLDER]
        with Files() as files:
            write_package(outputs[FOLDER], styled, files, call)
    numbers = {"STYLED_COUNT": len(styled), "UNKNOWN_COUNT": len(layers) - len(styled)}
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _known(call, layers):
    """Pairs of a layer and its KnownLayer; the others are named in a warning."""
    known = all_known()
    found = [(layer, which_of(known, layer)) for layer in layers]
    strange = [layer.name() for layer, one in found if one is None]
    if strange:
        names = ", ".join(strange)
        severity = REFUSED if len(strange) == len(layers) else NOTE
        call.find([NO_STYLE.of(str(LAYERS), len(strange), severity=severity, names=names)])
    return [pair for pair in found if pair[1] is not None]
