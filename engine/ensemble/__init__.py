# SPDX-License-Identifier: GPL-2.0-or-later
"""Many runs: the scene as arrays, chunks, workers, stopping, checkpoints, and the maps gathered of them."""
