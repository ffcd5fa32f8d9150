# SPDX-License-Identifier: GPL-2.0-or-later
"""Addresses of an algorithm's manual and the picture of its help, in the user's language or in English.

The release has the manual as web pages in each language, on this computer. A checkout has none before ``make zip``;
there the page in Markdown is shown, and where that is not either, the site's.
"""

import configparser
import html
from functools import cache
from pathlib import Path

from qgis.PyQt.QtCore import QUrl

from .translation import user_language

# The site of the documentation on the web; its address is the homepage in metadata.txt, and nowhere else.

ROOT = Path(__file__).resolve().parent.parent


@cache
def site_url(page="index"):
    """Address of a page of this version, such as ``manual/simulate``."""
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(ROOT / "metadata.txt", encoding="utf-8")
    general = metadata["general"]
    return f"{general['homepage'].rstrip('/')}/{general['version']}/{page}.html"


def site_link(page="index"):
    """A link in HTML to a page; it says where it leads, in any language."""
    address = site_url(page)
    return f"<a href='{html.escape(address)}'>{html.escape(address.split('/')[2])}</a>"


PAGES = ROOT / "manual"
PICTURES = ROOT / "resources" / "help"  # NAME.png in English; LANGUAGE/NAME.png where its words or numbers differ


def help_picture(name, language=None):
    """The file of the picture in a language, the user's where none is given, or in English; None without a picture."""
    places = (PICTURES / (language or user_language()) / f"{name}.png", PICTURES / f"{name}.png")
    return next((path for path in places if path.is_file()), None)


def manual_page(name):
    """The file of a page: in the user's language, in English, or its source; None where there is none of them."""
    pages = (PAGES / language / f"{name}.html" for language in (user_language(), "en"))
    places = (*pages, ROOT / "docs" / "manual" / f"{name}.md")
    return next((path for path in places if path.is_file()), None)


def manual_url(name):
    """Address of the manual page; that of the site where the page is not on this computer."""
    page = manual_page(name)
    return site_url(f"manual/{name}") if page is None else QUrl.fromLocalFile(str(page)).toString()
