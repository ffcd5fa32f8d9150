# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of a run in motion: on the map by the temporal controller, or as a film in a file."""
