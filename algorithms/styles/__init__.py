# SPDX-License-Identifier: GPL-2.0-or-later
"""How layers look when they are loaded: symbols, columns, time, labels, groups."""
