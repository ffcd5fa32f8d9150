# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of entries in a description: which are read, and which were meant to be and are misspelt.

A description may hold more than is read here, such as the posts of a net or where it comes from. So a name that is
not known is refused only where it differs from a known one by a letter or two, by capitals, hyphens or underscores,
by an s at its end, or is its beginning.
"""

NEEDED = "nodes", "materials", "elements"  # without these there is an error in any case
OPTIONAL = "fixed", "fx", "fy", "fz", "point_mass", "loads", "gravity", "contact", "rock"
READ = NEEDED + OPTIONAL
FREE = (4, 6)  # letters: a name of so many at most has to be the same, or may differ by one; a longer one by two
BEGINNING = 3  # letters that count as a name's beginning


def misspelt(given, known):
    """The first of the given names that is nearly a known one, and that; None where there is none."""
    for name in given:
        if name not in known:
            meant = next((one for one in known if is_nearly(str(name), one)), None)
            if meant is not None:
                return name, meant
    return None


def unread(description):
    """Names of entries of a description that nothing reads, sorted."""
    return sorted(str(name) for name in description if name not in READ)


def is_nearly(name, known):
    """True for nearly the same name; not for one that begins with an underscore or holds a digit."""
    if name.startswith("_") or any(letter.isdigit() for letter in name):
        return False
    bare, wanted = bare_name(name), bare_name(known)
    if len(bare) >= BEGINNING and wanted.startswith(bare):
        return True
    free = sum(len(wanted) > letters for letters in FREE)
    return bare == wanted or (free > 0 and distance(bare, wanted) <= free)


def bare_name(name):
    """Small letters without hyphens, underscores and spaces, and without an s at the end."""
    return "".join(letter for letter in name.lower() if letter not in "-_ ").removesuffix("s")


def distance(one, other):
    """Letters to be put in, taken out, changed or swapped with the next to make one of the other."""
    two, row = None, list(range(len(other) + 1))
    for i in range(len(one)):
        before, row = row, [i + 1]
        for j in range(len(other)):
            steps = [before[j + 1] + 1, row[j] + 1, before[j] + (one[i] != other[j])]
            if two is not None and j > 0 and one[i] == other[j - 1] and one[i - 1] == other[j]:
                steps.append(two[j - 1] + 1)
            row.append(min(steps))
        two = before
    return row[-1]
