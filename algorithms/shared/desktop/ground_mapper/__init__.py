# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of ground and forest in a dock: polygons drawn or taken, classes picked by picture and field test."""
