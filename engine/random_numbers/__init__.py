# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers drawn at random: the stream of each run and the distributions."""
