# SPDX-License-Identifier: GPL-2.0-or-later
"""Campaigns that try to break Talus: seeded, and far longer than the tests, which run a small part of each."""
