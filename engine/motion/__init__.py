# SPDX-License-Identifier: GPL-2.0-or-later
"""One rock from its release to its rest: free flight, a step, an advance of steps, the run and what it records."""
