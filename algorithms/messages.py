# SPDX-License-Identifier: GPL-2.0-or-later
"""Messages about parameters say their labels, and errors of the engine and of the disk are read as messages."""

import re
from contextlib import contextmanager

from qgis.core import QgsProcessingException

from .shared.findings.output import error_text
from .translation import tr

NAME = re.compile(r"(?<![\w/\\.'\"-])[A-Z][A-Z0-9_]+(?![\w/\\'\"-]|\.\w)")  # of a parameter, not part of a file's name
LONGEST = 4000  # characters of a message
NAMES_FIRST = re.compile(r"[A-Z][A-Z0-9_]+(, [A-Z][A-Z0-9_]+)*(?![\w/\\'\"-]|\.\w)")


def with_label(algorithm, message):
    """A message with the labels that people see: before names of parameters at its beginning, else beside each."""
    labels = {definition.name(): definition.description() for definition in algorithm.parameterDefinitions()}
    if any(f" – {name}" in message or f"{name} ({label})" in message for name, label in labels.items()):
        return message  # it says so already
    begin = NAMES_FIRST.match(message)
    first = [name for name in NAME.findall(begin[0] if begin else "") if name in labels]
    end = begin.end() if first else 0

    def with_its_label(match):
        name, before = match[0], message[: end + match.start()]
        is_aside = before.count("(") > before.count(")")  # what stands before it says what it is
        return name if is_aside or name not in labels else f"{labels[name]} ({name})"

    rest = NAME.sub(with_its_label, message[end:])
    return f"{', '.join(labels[name] for name in first)} – {message[:end]}{rest}" if first else rest


@contextmanager
def readable_errors(algorithm=None):
    """Turn what goes wrong in the engine and on disk into the one exception that Processing shows as a message.

    With an ``algorithm`` messages about a parameter say its label.
    """
    try:
        with _processing_errors():
            yield
    except QgsProcessingException as error:
        text = shortened(str(error) if algorithm is None else with_label(algorithm, str(error)))
        if text == str(error):
            raise
        raise QgsProcessingException(text) from error


def shortened(text):
    """A message that quotes what was given, which may have any length, as somebody reads it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."


@contextmanager
def _processing_errors():
    try:
        yield
    except QgsProcessingException:
        raise
    except MemoryError as error:
        message = tr("There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.")
        raise QgsProcessingException(message) from error
    except ImportError as error:
        raise QgsProcessingException(_import_problem(error)) from error
    except (ValueError, OSError) as error:
        raise QgsProcessingException(error_text(error)) from error


def _import_problem(error):
    """Message for a package that is missing, or is there and does not load."""
    if isinstance(error, ModuleNotFoundError) or error.name is None:  # without a name: io/optional_packages.py
        message = tr("Talus needs a Python package that is not installed: {}. Install it for the Python of QGIS.")
    else:
        message = tr(
            "A part of Talus, or a Python package that it uses, cannot be loaded: {}. A package of another version or "
            "a file with the name of a Python module can be the reason; restart QGIS, or install Talus again."
        )
    return message.format(error)
