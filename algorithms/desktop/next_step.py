# SPDX-License-Identifier: GPL-2.0-or-later
"""A button in the dialog of an algorithm that opens the next one, with the result and the inputs that both have."""

from qgis.core import QgsApplication, QgsProcessingParameterDefinition
from qgis.PyQt.QtWidgets import QDialogButtonBox

Flag = QgsProcessingParameterDefinition.Flag


def offer_next_step(dialog, result):
    """Add the button once the algorithm says that a result leads on; a later run changes what it opens.

    The algorithm has ``next_step``: a function of the result that returns None, or the label of the button, the id of
    the next algorithm and what that gets of the result.
    """
    step = dialog.algorithm().next_step(result) if hasattr(dialog.algorithm(), "next_step") else None
    button = getattr(dialog, "next_step_button", None)
    if button is not None:
        button.setVisible(step is not None)
    if step is None:
        return
    label, name, values = step
    inputs = {**shared_inputs(name, dialog.createProcessingParameters()), **values}
    if button is None:
        hidden = [one for one in dialog.buttonBox().buttons() if one.isHidden()]
        button = dialog.next_step_button = dialog.buttonBox().addButton(label, QDialogButtonBox.ButtonRole.ActionRole)
        for one in hidden:  # Qt shows all of them when one is added
            one.hide()
        button.clicked.connect(lambda: _open(*dialog.next_step))
    dialog.next_step = name, inputs


def shared_inputs(name, parameters):
    """Parameters of one algorithm that another has as inputs too; hidden ones keep their defaults."""
    algorithm = QgsApplication.processingRegistry().algorithmById(name)
    known = {
        one.name() for one in algorithm.parameterDefinitions()
        if not one.isDestination() and not one.flags() & Flag.FlagHidden
    }  # fmt: skip
    return {key: value for key, value in parameters.items() if key in known}


def _open(name, inputs):
    import processing  # QGIS has it on its path once it has started

    processing.execAlgorithmDialog(name, inputs)
