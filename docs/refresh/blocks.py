# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks of pages that a script writes, between two comments that no viewer shows.

<!-- written: NAME -->
...
<!-- /written: NAME -->
"""


def read_block(page, name):
    """The text of a block. Raises ValueError where the page has not exactly one of that name."""
    _, text, _ = _split(page, name)
    return text


def write_block(page, name, text):
    """Put a text into the block; what is around it stays."""
    before, _, after = _split(page, name)
    page.write_text(f"{before}\n\n{text.strip()}\n\n{after}", encoding="utf-8")


def _split(page, name):
    begin, end = f"<!-- written: {name} -->", f"<!-- /written: {name} -->"
    text = page.read_text(encoding="utf-8")
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise ValueError(f"{page.name} must have one line '{begin}' and below it one line '{end}'.")
    before, rest = text.split(begin)
    inside, after = rest.split(end)
    return before + begin, inside.strip(), end + after
