# SPDX-License-Identifier: GPL-2.0-or-later
"""Readers and writers of the files that cross the edge of the engine."""
