# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios of larger blocks that reach less far than those of smaller ones, by the metadata of their rasters."""

from ...engine.sizes.reach import ITEM, order_of_reaches
from .named_scenarios import metadata_of


def find_size_order(call, facts):
    """Report of such scenarios. ``facts``: ScenarioFacts of each."""
    scenarios = [one.scenario for one in facts]
    call.find(order_of_reaches((one.name, metadata_of(one.passages).get(ITEM)) for one in scenarios))
