# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared classes and colours of a map in all runs, so that they can be compared by eye."""


class SharedClasses:
    """Remembers which maps of which runs have had them: what the user changes afterwards stays."""

    def __init__(self):
        self.done = set()

    def share(self, runs, output):
        """Draw a map of all runs with the classes of the one that has most of them: each run has as many as its largest
        value needs, so those of the others are the first of these.
        """
        layers = [run.maps[output] for run in runs if output in run.maps]
        those = (output, frozenset(layer.id() for layer in layers))
        if those not in self.done and layers:
            draw_as(layers, max(layers, key=lambda layer: len(layer.renderer().legendSymbologyItems())))
        self.done.add(those)

    def follow(self, runs, shown, output):
        """Draw a map of all runs as it is drawn in the one that is shown."""
        if output in shown.maps:
            draw_as([run.maps[output] for run in runs if output in run.maps], shown.maps[output])

    def forget(self):
        """Another project comes."""
        self.done.clear()


def draw_as(layers, model):
    """Draw rasters with the classes and colours of one of them."""
    for layer in layers:
        if layer is not model:
            layer.setRenderer(model.renderer().clone())
            layer.triggerRepaint()
            layer.emitStyleChanged()
