# SPDX-License-Identifier: GPL-2.0-or-later
"""Motion of a net by itself: its step, the largest that is stable, settling, motion under loads."""
