# SPDX-License-Identifier: GPL-2.0-or-later
"""A rigid body without contact: inertia, rotation and free flight."""
