# SPDX-License-Identifier: GPL-2.0-or-later
"""Print what may stand in a study file: keys, values, units, and what holds unless they are given."""


def add_arguments(parser):
    """Add the arguments of `talus keys`: none."""


def do(options):
    """Do it."""
    from ..study.text import table_of_keys

    print(table_of_keys())
