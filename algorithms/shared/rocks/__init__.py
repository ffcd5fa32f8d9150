# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of several algorithms: the shape that was chosen, files and pictures of it."""
