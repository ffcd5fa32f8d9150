# SPDX-License-Identifier: GPL-2.0-or-later
"""Generic barriers by the energy that they are meant for, and how they stand on a terrain."""
