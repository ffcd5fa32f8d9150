# SPDX-License-Identifier: GPL-2.0-or-later
"""Declares parameters: each once, with its name, its limits, and how its value is read.

    PERCENTILE = number("PERCENTILE", 95.0, 0.1, 99.9)
    ...
    PERCENTILE.shown(tr("Percentile [%]"), tr("95 is usual."))   # what Processing takes, texts in the user's language
    call[PERCENTILE]                                             # its value, a float

Texts are asked for when a dialog is built: while modules are imported there is no translator yet.
"""

from typing import Any, Callable, Generic, Optional, TypeVar

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeatureSource,
    QgsMapLayer,
    QgsProcessing,
    QgsProcessingParameterBand,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterCrs,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterExtent,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterFile,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterMatrix,
    QgsProcessingParameterMultipleLayers,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
    QgsRasterLayer,
)

from .values import IS_WHOLE, WORDS, SeveralNames, band_number, filled_cells, is_empty, is_missing

T = TypeVar("T")
PICTURES = "*.png *.svg *.pdf"  # in the kinds of a file dialog
FieldType = QgsProcessingParameterField.DataType
Source = QgsProcessing.SourceType
Kind = QgsProcessingParameterNumber.Type


class Parameter(str, Generic[T]):
    """The name of a parameter, which knows how Processing defines it and how its value, a T, is read.

    A text, for Processing, messages and files know a parameter by its name.
    """

    define: Callable[..., QgsProcessingParameterDefinition]
    read: Callable[[Any], T]

    def __new__(cls, name, define, read):
        """``define`` takes the label, further words and what changes; ``read`` takes a Call."""
        parameter = super().__new__(cls, name)
        parameter.define, parameter.read = define, read
        return parameter

    def shown(self, label: str, *words, **changed) -> QgsProcessingParameterDefinition:
        """The definition for a dialog. ``words``: kinds of files or headings where there are such, and the help."""
        *more, text = words
        return helped(self.define(label, *more, **changed), text)


def helped(definition, text):
    """The definition, with its help."""
    definition.setHelp(text)
    return definition


def advanced(definition):
    """The definition, among the advanced ones."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
    return definition


def hidden(definition):
    """The definition, in no dialog: it has its default."""
    definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagHidden)
    return definition


def number(name, default, lowest, highest, decimals=2) -> Parameter[float]:
    """A number within a range; ``decimals`` are those of the dialog, which would show six."""
    return Parameter(name, _number(name, Kind.Double, default, False, lowest, highest, decimals), _by("Double", name))


def optional_number(name, default, lowest, highest, decimals=2) -> Parameter[Optional[float]]:
    """Parameter for a number, None where it is left empty."""
    define = _number(name, Kind.Double, default, True, lowest, highest, decimals)
    return Parameter(name, define, _unless_missing("Double", name))


def whole_number(name, default, lowest, highest) -> Parameter[int]:
    """A whole number within a range."""
    return Parameter(name, _number(name, Kind.Integer, default, False, lowest, highest, 2), _by("Int", name))


def large_whole_number(name, default, lowest, highest) -> Parameter[int]:
    """A whole number that may be larger than Processing's whole numbers of 32 bits, up to 2^53."""
    read, make = _by("Double", name), _number(name, Kind.Double, default, False, lowest, highest, 0)

    def define(label, default=default):
        definition = make(label, default)
        definition.setMetadata({**definition.metadata(), IS_WHOLE: True})
        return definition

    return Parameter(name, define, lambda call: int(read(call)))


def optional_whole_number(name, default, lowest, highest) -> Parameter[Optional[int]]:
    """Parameter for a whole number, None where it is left empty."""
    define = _number(name, Kind.Integer, default, True, lowest, highest, 2)
    return Parameter(name, define, _unless_missing("Int", name))


def choice(name, options, default, optional=False) -> Parameter[str]:
    """One of some names, which is also what scripts pass."""
    return Parameter(name, _enumeration(name, options, default, False, optional), _by("EnumString", name))


def choices(name, options, default, optional=False) -> Parameter[list]:
    """Some of some names, one at least unless it is optional."""
    return Parameter(name, _enumeration(name, options, default, True, optional), _by("EnumStrings", name))


def switch(name, default) -> Parameter[bool]:
    """Yes or no."""
    return Parameter(name, lambda label: QgsProcessingParameterBoolean(name, label, default), _by("Bool", name))


def text(name, default=None, optional=False, lines=False, is_words=False) -> Parameter[str]:
    """A text; ``lines``: of several; ``is_words``: a name or a sentence, which reports do not take for numbers."""

    def define(label, default=default):
        definition = QgsProcessingParameterString(name, label, default, lines, optional)
        if is_words:
            definition.setMetadata({**definition.metadata(), WORDS: [0]})
        return definition

    return Parameter(name, define, _by("String", name))


def layer(name, kinds, optional=True) -> Parameter[Optional[QgsFeatureSource]]:
    """Features of some kinds of layers (QgsProcessing.SourceType)."""

    def define(label, optional=optional):
        return QgsProcessingParameterFeatureSource(name, label, list(kinds), optional=optional)

    return Parameter(name, define, _by("Source", name))


def layers(name, kind, optional=False) -> Parameter["list[QgsMapLayer]"]:
    """Several layers of a kind."""
    return Parameter(
        name,
        lambda label: QgsProcessingParameterMultipleLayers(name, label, kind, optional=optional),
        _by("LayerList", name),
    )


def raster(name, optional=False) -> Parameter[Optional[QgsRasterLayer]]:
    """A raster."""

    def define(label, optional=optional):
        return QgsProcessingParameterRasterLayer(name, label, optional=optional)

    return Parameter(name, define, _by("RasterLayer", name))


def field(name, parent, kind=FieldType.Numeric, default=None, optional=True) -> Parameter[str]:
    """A field of the layer of another parameter, '' for none."""

    def define(label):
        return QgsProcessingParameterField(name, label, default, parent, kind, False, optional)

    return Parameter(name, define, _by("String", name))


def file(name, optional=True) -> Parameter[str]:
    """A file to read; shown with the kinds of a file dialog."""

    def define(label, kinds):
        return QgsProcessingParameterFile(name, label, optional=optional, fileFilter=kinds)

    return Parameter(name, define, _by("File", name))


def folder(name, optional=False) -> Parameter[str]:
    """A folder to read, or to keep things in."""
    behaviour = QgsProcessingParameterFile.Behavior.Folder

    def define(label):
        return QgsProcessingParameterFile(name, label, behaviour, optional=optional)

    return Parameter(name, define, _by("String", name))


def crs(name, optional=False) -> Parameter[QgsCoordinateReferenceSystem]:
    """A coordinate system, not valid where none is given."""
    return Parameter(name, lambda label: QgsProcessingParameterCrs(name, label, optional=optional), _by("Crs", name))


def band(name, parent) -> Parameter[int]:
    """A band of a raster, counted from 1; the first where none is given."""

    def define(label):
        return QgsProcessingParameterBand(name, label, 1, parent, optional=True)

    return Parameter(name, define, lambda call: band_number(call.parameters, call.context, name))


def extent(name) -> Parameter[Any]:
    """A part of the map, as it was given; extent.py reads it in a coordinate system."""
    return Parameter(
        name,
        lambda label: QgsProcessingParameterExtent(name, label, optional=True),
        lambda call: call.parameters.get(name),
    )


def matrix(name, rows, default=None, fixed=False, optional=False, words=()) -> Parameter[list]:
    """A table that is typed in, shown with its headings; read as its cells row after row, [] where all are empty.

    words : numbers of the columns, from 0, that hold names, which reports do not write anew
    """

    def define(label, headings, optional=optional):
        definition = QgsProcessingParameterMatrix(name, label, rows, fixed, headings, default, optional)
        if words:
            definition.setMetadata({**definition.metadata(), WORDS: list(words)})
        return definition

    read = _by("Matrix", name)
    return Parameter(name, define, lambda call: filled_cells(read(call)))


def layer_output(name, kind, by_default, optional=True) -> Parameter[str]:
    """A vector layer or table (QgsProcessing.SourceType) that is made by default, or not."""
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None

    def define(label):
        if not optional:
            return QgsProcessingParameterFeatureSink(name, label, kind)
        return QgsProcessingParameterFeatureSink(name, label, kind, default, True, by_default)

    return Parameter(name, define, _by("OutputLayer", name))


def raster_output(name, by_default, in_dialog=None) -> Parameter[str]:
    """A raster that is made by default, or not.

    in_dialog : whether a dialog proposes it, whose user sees it and can skip it; None: as by default
    """
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None
    is_proposed = by_default if in_dialog is None else in_dialog

    def define(label):
        return QgsProcessingParameterRasterDestination(name, label, default, True, is_proposed)

    return Parameter(name, define, _by("OutputLayer", name))


def file_output(name, by_default=False) -> Parameter[str]:
    """A file that is made by default, or not; shown with the kinds of a file dialog."""
    default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None

    def define(label, kinds):
        return QgsProcessingParameterFileDestination(name, label, kinds, default, True, by_default)

    return Parameter(name, define, _by("FileOutput", name))


def is_picture(definition):
    """Is it the destination of a file that is first of all a picture?"""
    return isinstance(definition, QgsProcessingParameterFileDestination) and PICTURES in definition.fileFilter()


def shown_file_output(name) -> Parameter[str]:
    """A file that dialogs make by default, to be looked at, and scripts only where they ask for it."""

    def define(label, kinds):
        return QgsProcessingParameterFileDestination(name, label, kinds, None, True, True)

    return Parameter(name, define, _by("FileOutput", name))


def folder_output(name, optional=False, by_default=True) -> Parameter[str]:
    """A folder to write into."""

    def define(label):
        return QgsProcessingParameterFolderDestination(name, label, None, optional, by_default)

    return Parameter(name, define, _by("String", name))


def _by(kind, name):
    """Reads with the function of Processing for values of a kind."""
    return lambda call: getattr(call.algorithm, f"parameterAs{kind}")(call.parameters, name, call.context)


def _unless_missing(kind, name):
    """Reader of an optional number; Processing would give its default, or 0, where it is left empty."""
    read = _by(kind, name)

    def value(call):
        has_default = not is_empty(call.definition(name).defaultValue())
        return None if is_missing(call.parameters, name, has_default) else read(call)

    return value


def _number(name, kind, default, optional, lowest, highest, decimals):
    def define(label, default=default):
        definition = QgsProcessingParameterNumber(name, label, kind, default, optional, lowest, highest)
        definition.setMetadata({"widget_wrapper": {"decimals": decimals}})
        return definition

    return define


def _enumeration(name, options, default, several, optional):
    def define(label, default=default):
        kind = SeveralNames if several else QgsProcessingParameterEnum
        return kind(name, label, list(options), several, default, optional, True)

    return define
