# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs that all tools share: numbers, the head of a report, and what a row of a batch must ask for."""

import difflib
from datetime import date
from typing import NamedTuple

from qgis.core import (
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingOutputNumber,
    QgsProcessingParameterField,
)
from qgis.PyQt.QtCore import QDate, QLocale

from ....engine.findings.finding import DOUBTFUL, Kind
from ...number_words import formatted, user_locale
from ...translation import tr
from .definitions import advanced, text
from .values import is_unset

# Numbers that an algorithm returns for models, and reports at the end of its log. Each has a name and a label.


def number_outputs(labels):
    """Definitions of numbers; ``labels``: name -> label."""
    return [QgsProcessingOutputNumber(name, label) for name, label in labels.items()]


def tell_numbers(labels, numbers, call, digits=4):
    """Log those of the numbers that are known, in the order of the labels."""
    for name, label in labels.items():
        if name in numbers:
            call.info(formatted("  {}: {:." + str(digits) + "g}", label, numbers[name]))


# Who made a report, of what, and when: inputs of all algorithms that write one.

REPORT_OBJECT = text("REPORT_OBJECT", optional=True, is_words=True)
REPORT_AUTHOR = text("REPORT_AUTHOR", optional=True, is_words=True)
REPORT_DATE = text("REPORT_DATE", optional=True, is_words=True)


class ReportHead(NamedTuple):
    """Lines below the title."""

    project: str
    author: str
    day: str
    findings: tuple = ()  # of the call so far, about inputs and results


def report_head_parameters():
    """The three inputs."""
    about = tr("Subject of the report, for example the slope or the order.")
    inputs = (
        REPORT_OBJECT.shown(tr("Report: object"), about),
        REPORT_AUTHOR.shown(tr("Report: author"), tr("Person responsible for the report.")),
        REPORT_DATE.shown(tr("Report: date"), tr("Date in the heading of the report. Empty: today.")),
    )
    return [*map(advanced, inputs)]


def read_report_head(call):
    """The ReportHead that the inputs say."""
    texts = [call[name].strip() for name in (REPORT_OBJECT, REPORT_AUTHOR, REPORT_DATE)]
    return ReportHead(texts[0], texts[1], texts[2] or _today(), tuple(call.findings))


def head_rows(head):
    """Pairs of a label and a text, of what is known."""
    labels = tr("Object"), tr("Author"), tr("Date")
    return [(label, text) for label, text in zip(labels, head) if text]


def _today():
    now = date.today()
    return day_text(QDate(now.year, now.month, now.day))


def day_text(day):
    """A day as the user's language writes it in short, with the whole year: a report is read for decades."""
    locale = user_locale()
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return locale.toString(day, form if "yyyy" in form else form.replace("yy", "yyyy"))


# A row of a batch whose outputs are all left empty makes nothing, and QGIS would call that correctly executed.


def check_some_output(call):
    """Raise QgsProcessingException where every output is given as an empty text, as the table of a batch does.

    Scripts and dialogs leave out what they do not want, or pass None: they may ask for the numbers alone.
    """
    values = [call.raw(output.name()) for output in call.outputs()]
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


# Values that an algorithm is given and does not use. Processing hands them over and says nothing.

FIELD_NOT_USED = Kind(
    "field-not-used", DOUBTFUL,
    "{subject}: the field {field!r} belongs to the layer {layer}, which is not given; it is not used.",
    "Give the layer, or leave the field empty.",
)  # fmt: skip
UNKNOWN = Kind("parameter-unknown", DOUBTFUL, "{subject}: {tool} has no parameter of this name; it is not used.")
ALIKE = Kind(
    "parameter-unknown", DOUBTFUL, "{subject}: {tool} has no parameter of this name; it is not used.",
    "Did you mean {near}?",
)  # fmt: skip


def tell_of_unused(call):
    """A finding for each name that is no parameter, and for each field whose layer is not given.

    Not an error: a model hands the name of a field over whether its user gave the layer or not.
    """
    parameters = call.parameters
    definitions = {definition.name(): definition for definition in call.algorithm.parameterDefinitions()}
    for name in sorted(set(parameters) - set(definitions)):
        if not _is_given(parameters, name):
            continue
        tool, alike = call.algorithm.name(), difflib.get_close_matches(name, definitions, 1)
        kind, near = (ALIKE, {"near": alike[0]}) if alike else (UNKNOWN, {})
        call.find([kind.of(name, tool=tool, **near)])
    for name, definition in definitions.items():
        if not isinstance(definition, QgsProcessingParameterField) or not _is_given(parameters, name):
            continue
        parent, value = definition.parentLayerParameterName(), parameters[name]
        if value != definition.defaultValue() and parent and not _is_given(parameters, parent):
            field = str(value)  # a list or an expression of QGIS cannot be compared
            call.find([FIELD_NOT_USED.of(name, field=field, layer=parent)])


def _is_given(parameters, name):
    return name in parameters and not is_unset(parameters, name)
