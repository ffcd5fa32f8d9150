# SPDX-License-Identifier: GPL-2.0-or-later
"""What is asked of an elevation model before a simulation and of its results after; no kernels of the simulation."""
