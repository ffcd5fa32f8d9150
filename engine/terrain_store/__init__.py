# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain larger than memory: the blocks that rocks come to, in a folder that the operating system maps into memory."""
