# SPDX-License-Identifier: GPL-2.0-or-later
"""What passes lines and stations: the motion between samples, crossings, envelopes along a line."""
