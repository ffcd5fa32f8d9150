# SPDX-License-Identifier: GPL-2.0-or-later
"""Short ways to define a parameter with its help."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
)

Number = QgsProcessingParameterNumber.Type
FieldType = QgsProcessingParameterField.DataType


def helped(definition, text):
    """The definition, with its help."""
    definition.setHelp(text)
    return definition


def advanced(definition):
    """The definition, among the advanced ones."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
    return definition


def number(name, label, default, lowest, highest, text, kind=Number.Double, optional=False, decimals=2):
    """A number within a range; ``decimals`` are those of the dialog, which would show six."""
    definition = QgsProcessingParameterNumber(name, label, kind, default, optional, lowest, highest)
    definition.setMetadata({"widget_wrapper": {"decimals": decimals}})
    return helped(definition, text)


def choice(name, label, options, default, text):
    """One of some names, which is also what scripts pass."""
    definition = QgsProcessingParameterEnum(
        name, label, list(options), defaultValue=default, allowMultiple=False, optional=False, usesStaticStrings=True
    )
    return helped(definition, text)


def choices(name, label, options, default, text):
    """Some of some names, one at least."""
    definition = QgsProcessingParameterEnum(
        name, label, list(options), defaultValue=default, allowMultiple=True, optional=False, usesStaticStrings=True
    )
    return helped(definition, text)


def switch(name, label, default, text):
    """Yes or no."""
    return helped(QgsProcessingParameterBoolean(name, label, default), text)


def layer(name, label, kinds, text, optional=True):
    """Features of some kinds of layers (QgsProcessing.SourceType)."""
    return helped(QgsProcessingParameterFeatureSource(name, label, list(kinds), optional=optional), text)


def field(name, label, parent, text, kind=FieldType.Numeric, default=None, optional=True):
    """A field of the layer of another parameter."""
    return helped(QgsProcessingParameterField(name, label, default, parent, kind, False, optional), text)


def layer_output(name, label, kind, text, by_default):
    """A vector layer or table (QgsProcessing.SourceType) that is made by default, or not."""
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None
    return helped(QgsProcessingParameterFeatureSink(name, label, kind, default, True, by_default), text)


def raster_output(name, label, text, by_default):
    """A raster that is made by default, or not."""
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None
    return helped(QgsProcessingParameterRasterDestination(name, label, default, True, by_default), text)


def file_output(name, label, kinds, text, by_default=False):
    """A file that is made by default, or not; ``kinds`` as in a file dialog."""
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None
    return helped(QgsProcessingParameterFileDestination(name, label, kinds, default, True, by_default), text)


def shown_file_output(name, label, kinds, text):
    """A file that dialogs make by default, to be looked at, and scripts only where they ask for it."""
    return helped(QgsProcessingParameterFileDestination(name, label, kinds, None, True, True), text)
