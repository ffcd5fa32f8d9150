# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact of a rock with a net or the ground, and the percussions there."""
