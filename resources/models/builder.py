# SPDX-License-Identifier: GPL-2.0-or-later
"""Puts an example model together, from algorithms of Processing and what leads from one to the next."""

from talus.resources.models.designer import lay_out

GROUND = ("GROUND", "GROUND_FIELD", "GROUND_DEFAULT", "FOREST", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD")
PERIODS = (30, 100, 300)  # years between two blocks of the scenarios


class Builder:
    """Puts one model together."""

    def __init__(self, name, rare=()):
        """``rare``: names of inputs that stand among the advanced ones."""
        from qgis.core import QgsProcessingModelAlgorithm

        self.rare = rare
        self.name, self.model, self.order = name, QgsProcessingModelAlgorithm(name, "Talus"), []
        self.groups = []  # title and names of inputs, as they lie together in the designer

    def parameter(self, definition):
        """An input of the model."""
        from qgis.core import QgsProcessingModelParameter, QgsProcessingParameterDefinition

        if definition.name() in self.rare:
            definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        component = QgsProcessingModelParameter(definition.name())
        self.order.append(definition.name())
        self.model.addModelParameter(definition, component)

    def like(self, algorithm, *names, must=(), **defaults):
        """Inputs of the model that are those of an algorithm, some with a default of their own; their names.

        ``must``: those of them without which the model cannot run, though the algorithm can.
        """
        from qgis.core import QgsApplication, QgsProcessingParameterDefinition

        flags = QgsProcessingParameterDefinition.Flag
        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        if not self.groups or self.groups[-1][0] != origin.displayName():
            self.groups.append((origin.displayName(), []))
        self.groups[-1][1].extend((*names, *defaults))
        for name in (*names, *defaults):
            definition = origin.parameterDefinition(name).clone()
            if name in must:
                definition.setFlags(definition.flags() & ~flags.FlagOptional & ~flags.FlagAdvanced)
            if name in defaults:
                definition.setDefaultValue(defaults[name])
            self.parameter(definition)
        return (*names, *defaults)

    def branch(self, child, title, **conditions):
        """A step that others depend on: name of a branch -> expression that must be true for it."""
        step = self._new_step(child, "native:condition", title)
        step.setConfiguration({"conditions": [{"name": one, "expression": text} for one, text in conditions.items()]})
        self.model.addChildAlgorithm(step)

    def only_in(self, branching, branch, *children):
        """Steps that run where the branch is taken; what takes their results runs there only, too."""
        from qgis.core import QgsProcessingModelChildDependency

        for child in children:
            step = self.model.childAlgorithm(child)
            step.setDependencies([QgsProcessingModelChildDependency(branching, branch)])
            self.model.setChildAlgorithm(step)

    def _new_step(self, child, algorithm, title):
        from qgis.core import QgsProcessingModelChildAlgorithm

        step = QgsProcessingModelChildAlgorithm(algorithm)
        step.setChildId(child)
        step.setDescription(title)
        return step

    def step(self, child, algorithm, inputs=(), outputs=(), needed=(), title="", **sources):
        """An algorithm: inputs of the model that it takes under their own name, outputs that the model gives.

        ``outputs``: names of the algorithm, or name in the model -> name of the algorithm where several steps have it.
        ``needed``: those of the outputs that a later step cannot do without, so that nobody skips them.
        ``title``: of the step, as the designer shows it.
        ``sources``: of its other parameters; a value, what ``output_of``, ``input_of`` or ``table`` returns, or a
        list of such.
        """
        from qgis.core import QgsApplication, QgsProcessingModelChildParameterSource, QgsProcessingModelOutput

        Source = QgsProcessingModelChildParameterSource
        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        step = self._new_step(child, algorithm, title or origin.displayName())
        for name in inputs:
            step.addParameterSources(name, [Source.fromModelParameter(name)])
        for name, source in sources.items():
            given = source if isinstance(source, list) else [source]
            step.addParameterSources(
                name, [entry if isinstance(entry, Source) else Source.fromStaticValue(entry) for entry in given]
            )
        _add_defaults(step, origin)
        results = {}
        for name, of_child in (outputs if isinstance(outputs, dict) else {name: name for name in outputs}).items():
            result = QgsProcessingModelOutput(name, origin.parameterDefinition(of_child).description())
            result.setChildId(child)
            result.setChildOutputName(of_child)
            result.setMandatory(name in needed)
            results[result.name()] = result
        step.setModelOutputs(results)
        self.model.addChildAlgorithm(step)

    def write(self, folder):
        """Write the file, NAME.model3."""
        self.model.setParameterOrder(self.order)
        lay_out(self.model, self.groups)
        self.model.updateDestinationParameters()
        if not self.model.toFile(str(folder / f"{self.name}.model3")):
            raise OSError(f"{self.name}.model3 could not be written")


def _add_defaults(step, origin):
    """Give a step what the algorithm must have and was not given: the designer marks it as missing otherwise."""
    from qgis.core import QgsProcessingModelChildParameterSource, QgsProcessingParameterDefinition

    optional = QgsProcessingParameterDefinition.Flag.FlagOptional
    for definition in origin.parameterDefinitions():
        is_open = definition.name() not in step.parameterSources() and not definition.isDestination()
        if is_open and not definition.flags() & optional and definition.defaultValue() is not None:
            source = QgsProcessingModelChildParameterSource.fromStaticValue(definition.defaultValue())
            step.addParameterSources(definition.name(), [source])


def output_of(child, name):
    """The output of an earlier step."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromChildOutput(child, name)


def input_of(name):
    """An input of the model under another name than that of the step's parameter."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromModelParameter(name)


def expression(text):
    """Source of a value from an expression of inputs and of numbers of earlier steps."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromExpression(text)


def table(cells):
    """The cells of a matrix, row after row, as one value."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromStaticValue(cells)
