# SPDX-License-Identifier: GPL-2.0-or-later
"""The elements of a net and the forces with which they pull at its nodes."""
