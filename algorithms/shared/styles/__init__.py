# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of layers when they are loaded: symbols, columns, time, labels, groups."""
