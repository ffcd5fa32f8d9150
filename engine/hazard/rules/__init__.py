# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules of an authority for intensity and return period, as files that an engineer reads, copies and edits."""
