# SPDX-License-Identifier: GPL-2.0-or-later
"""Short ways to define a parameter with its help."""

from qgis.core import (
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
)

Number = QgsProcessingParameterNumber.Type


def helped(definition, text):
    """The definition, with its help."""
    definition.setHelp(text)
    return definition


def advanced(definition):
    """The definition, among the advanced ones."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
    return definition


def number(name, label, default, lowest, highest, text, kind=Number.Double, optional=False, decimals=2):
    """A number within a range."""
    definition = QgsProcessingParameterNumber(name, label, kind, default, optional, lowest, highest)
    definition.setMetadata({"widget_wrapper": {"decimals": decimals}})
    return helped(definition, text)


def choice(name, label, options, default, text):
    """One of some names, which is also what scripts pass."""
    definition = QgsProcessingParameterEnum(
        name, label, list(options), defaultValue=default, allowMultiple=False, optional=False, usesStaticStrings=True
    )
    return helped(definition, text)


def switch(name, label, default, text):
    """Yes or no."""
    return helped(QgsProcessingParameterBoolean(name, label, default), text)
