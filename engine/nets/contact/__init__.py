# SPDX-License-Identifier: GPL-2.0-or-later
"""Where a rock touches a net or the ground, and the percussions there."""
