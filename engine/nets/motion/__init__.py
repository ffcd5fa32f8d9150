# SPDX-License-Identifier: GPL-2.0-or-later
"""How a net moves and comes to rest by itself: its step, the largest that is stable, settling, motion under loads."""
