# SPDX-License-Identifier: GPL-2.0-or-later
"""Who made a report, of what, and when: inputs of all algorithms that write one."""

from datetime import date
from typing import NamedTuple

from qgis.PyQt.QtCore import QDate, QLocale

from ..number_words import user_locale
from ..translation import tr
from .definitions import advanced, text

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
