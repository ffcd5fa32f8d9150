# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers, rasters, tables, styles and reports that the algorithms write."""
