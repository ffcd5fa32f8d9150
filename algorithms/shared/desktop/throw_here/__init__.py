# SPDX-License-Identifier: GPL-2.0-or-later
"""Throw from here: click on the map, and rocks fly down it. Imported when the user asks for it."""
