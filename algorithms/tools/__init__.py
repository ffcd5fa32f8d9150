# SPDX-License-Identifier: GPL-2.0-or-later
"""The tools of the toolbox, a folder for each."""
