# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers of samples: percentiles, how precisely runs give them, sums of weights, and differences of pairs."""
