# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of entries in a description: which are read, and which were meant to be and are misspelt.

A description may hold more than is read here, such as the posts of a net or where it comes from. So a name that is
not known is refused only where it is nearly a known one, or its beginning; capitals, hyphens, underscores and an s at
the end make no difference.
"""

from difflib import get_close_matches

NEEDED = "nodes", "materials", "elements"  # without these there is an error in any case
OPTIONAL = "fixed", "fx", "fy", "fz", "point_mass", "loads", "gravity", "contact", "rock"
READ = NEEDED + OPTIONAL
NEARLY = 0.8  # share of letters in common, of get_close_matches
BEGINNING = 3  # letters that count as a name's beginning


def misspelt(given, known):
    """The first of the given names that is nearly a known one, and that; None where there is none.

    Names that begin with an underscore or hold a digit are the user's own.
    """
    bare = {bare_name(name): name for name in known}
    for name in map(str, given):
        if name in known or name.startswith("_") or any(letter.isdigit() for letter in name):
            continue
        begun = bare_name(name)
        meant = [name for name in bare if len(begun) >= BEGINNING and name.startswith(begun)]
        meant += get_close_matches(begun, bare, 1, NEARLY)
        if meant:
            return name, bare[meant[0]]
    return None


def bare_name(name):
    """Small letters without hyphens, underscores and spaces, and without an s at the end."""
    return "".join(letter for letter in name.lower() if letter not in "-_ ").removesuffix("s")
