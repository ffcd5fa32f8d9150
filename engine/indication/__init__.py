# SPDX-License-Identifier: GPL-2.0-or-later
"""Regional indication maps without a simulation: sources by slope and joints, reach by cones, of any size."""
