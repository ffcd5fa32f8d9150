# SPDX-License-Identifier: GPL-2.0-or-later
"""What a run says of a place, in a dock: numbers, histograms, a profile, and where its rocks come from."""
