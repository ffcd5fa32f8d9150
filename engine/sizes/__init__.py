# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes of blocks: those whose rolling was never measured, and larger ones that reach less far than smaller ones."""
