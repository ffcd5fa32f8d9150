# SPDX-License-Identifier: GPL-2.0-or-later
"""What an authority makes of intensity and return period, as files that an engineer reads, copies and edits."""
