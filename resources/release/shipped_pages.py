# SPDX-License-Identifier: GPL-2.0-or-later
"""Pages of the archive whose links lead somewhere: what the archive leaves out stands in the public repository."""

import re
from pathlib import PurePosixPath
from urllib.parse import quote

LINK = re.compile(r"(!?)(\[[^\]]*\]\()([^)\s]+)(\))")
ELSEWHERE = ("http://", "https://", "mailto:", "#")


def with_links(text, place, shipped, repository, version):
    """A page in Markdown with every link to a file that is not shipped led to the repository.

    place : path of the page from the root of the repository, as are ``shipped``, the files of the archive
    repository : its address; the page leads to the version that the archive has
    """

    def lead(found):
        picture, before, link, after = found.groups()
        if link.startswith(ELSEWHERE):
            return found[0]
        path, _, anchor = link.partition("#")
        target = _from_root(PurePosixPath(place).parent / path)
        if target in shipped:
            return found[0]
        kind = "raw" if picture else "blob"
        address = f"{repository}/{kind}/v{version}/{quote(target)}"
        return f"{picture}{before}{address}{'#' + anchor if anchor else ''}{after}"

    return LINK.sub(lead, text)


def _from_root(path):
    """A path without its steps upward."""
    parts = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
