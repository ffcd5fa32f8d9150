# SPDX-License-Identifier: GPL-2.0-or-later
"""The site of the documentation on the web; its address is the homepage in metadata.txt, and nowhere else."""

import configparser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def site_url(page="index"):
    """Address of a page of this version, such as ``manual/simulate``."""
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(ROOT / "metadata.txt", encoding="utf-8")
    general = metadata["general"]
    return f"{general['homepage'].rstrip('/')}/{general['version']}/{page}.html"
