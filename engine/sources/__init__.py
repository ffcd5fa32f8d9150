# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas and block sizes: before a simulation."""
