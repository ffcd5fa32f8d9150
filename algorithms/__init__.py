# SPDX-License-Identifier: GPL-2.0-or-later
"""The Processing provider and its algorithms: they read parameters, call the engine and write layers.

The engine is imported when an algorithm runs and not before, so that QGIS starts quickly and the plugin loads even
where a package that the engine needs is missing.
"""
