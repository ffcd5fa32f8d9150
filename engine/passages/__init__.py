# SPDX-License-Identifier: GPL-2.0-or-later
"""Passages at lines and stations: the motion between samples, crossings, envelopes along a line."""
