# SPDX-License-Identifier: GPL-2.0-or-later
"""Cases of Ashayer (2007) and the models that he compares with, as references for the tests."""
