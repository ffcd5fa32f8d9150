# SPDX-License-Identifier: GPL-2.0-or-later
"""Where rocks can break off, and how large they are: before a simulation."""
