# SPDX-License-Identifier: GPL-2.0-or-later
"""Run-out and energy with the reference of rounded rocks: the table of sharp ground in contact.md.

    python docs/validation/contact_rounded.py CASE MARGIN FIELDS RUNS

CASE: of contact.py. MARGIN: radii by which edges and corners are rounded. So many fields, so many runs on each; up to
2.5 s of processor time a run. Prints a line of the table.
"""

import sys

from talus.tests.verification import rounded_rock  # before anything of the engine

import contact  # isort: skip


if __name__ == "__main__":
    name, margin, fields, runs = sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    with rounded_rock.rounded(margin):
        print(contact.line(name, range(fields), runs))
