# SPDX-License-Identifier: GPL-2.0-or-later
"""The survey of an elevation model: are its numbers heights, and is its surface the one that was measured?"""
