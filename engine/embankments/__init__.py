# SPDX-License-Identifier: GPL-2.0-or-later
"""Embankments and ditches: crest line, heights and toes along it, surface, carved terrain, rocks at the crest."""
