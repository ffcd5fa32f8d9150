# SPDX-License-Identifier: GPL-2.0-or-later
"""Memory of this process and of the computer, as the operating system counts it."""
