# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs of a project in a dock: which is seen, by which map, and one compared with another."""
