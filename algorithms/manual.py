# SPDX-License-Identifier: GPL-2.0-or-later
"""Where the manual of an algorithm is: the release has it as web pages in each language, on this computer.

A checkout has none before ``make zip``; there the page in Markdown is shown, and where that is not either, the site's.
"""

from pathlib import Path

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QLocale, QUrl

from .site import site_url

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "manual"


def manual_page(name):
    """The file of a page: in the user's language, in English, or its source; None where there is none of them."""
    language = str(QgsSettings().value("locale/userLocale") or QLocale.system().name())[:2]
    places = (PAGES / language / f"{name}.html", PAGES / "en" / f"{name}.html", ROOT / "docs" / "manual" / f"{name}.md")
    return next((path for path in places if path.is_file()), None)


def manual_url(name):
    """The same as an address; that of the site where the page is not on this computer."""
    page = manual_page(name)
    return site_url(f"manual/{name}") if page is None else QUrl.fromLocalFile(str(page)).toString()
