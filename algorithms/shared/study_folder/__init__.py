# SPDX-License-Identifier: GPL-2.0-or-later
"""A study: a folder with a project, inputs, runs, evaluations, figures and reports, which can be copied as a whole."""
