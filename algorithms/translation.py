# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts for the user."""

from qgis.PyQt.QtCore import QCoreApplication

CONTEXT = "Talus"  # one for all files, whatever the class a text stands in


def tr(text):
    """The text in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)
