# SPDX-License-Identifier: GPL-2.0-or-later
"""The site of the documentation on the web; its address is the homepage in metadata.txt, and nowhere else."""

import configparser
import html
from functools import cache
from pathlib import Path

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
