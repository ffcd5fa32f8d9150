# SPDX-License-Identifier: GPL-2.0-or-later
"""What stands on the terrain and stops rocks: barriers and trees."""
