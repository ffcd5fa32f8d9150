# SPDX-License-Identifier: GPL-2.0-or-later
"""The end of a run that the user has cancelled."""

from qgis.core import QgsProcessingException

from .translation import tr


def stop_if_cancelled(feedback):
    """Raise QgsProcessingException where the user has cancelled."""
    if feedback.isCanceled():
        raise QgsProcessingException(tr("Cancelled; nothing was written."))


def go_on(feedback, percent):
    """Tell the progress; end where the user has cancelled."""
    feedback.setProgress(percent)
    stop_if_cancelled(feedback)
