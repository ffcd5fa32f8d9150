# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts for the user."""

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale

CONTEXT = "Talus"  # one for all files, whatever the class a text stands in


def tr(text):
    """The text in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


def translated(template):
    """The template of an engine's finding in the user's language; i18n/update.py collects these from the engine."""
    return QCoreApplication.translate(CONTEXT, template)


def user_language():
    """Two letters; QGIS may have another language than the system."""
    return str(QgsSettings().value("locale/userLocale") or QLocale.system().name())[:2]
