# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks on a strip of terrain: one slope profile, and the catchment below a cut slope."""
