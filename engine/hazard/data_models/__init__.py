# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones of a hazard map as data that an authority takes: the Swiss model 166.1, the French geostandard, a plain one."""
