# SPDX-License-Identifier: GPL-2.0-or-later
"""Events one after the other, from which broken stems stay broken, as talus:simulate is asked for them."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.forest.damaging_events import simulate_events
from ...engine.scene import obstacles
from ..number_words import number_text, share_text, told
from ..scene.values import values_of
from ..translation import tr
from ..units import KILO

MOST_TOLD = 20  # events in the log


def event_plan(call):
    """The engine's EventPlan, None where each run meets the whole stand."""
    return obstacles.event_plan(values_of(call)["trees"])


def times_of(call):
    """How often the runs of all releases are made."""
    plan = event_plan(call)
    return 1 if plan is None else plan.events * plan.sequences


def simulate_stands(call, scene, plan, options):
    """The engine's Damaged."""
    given = dict(options)
    trees = given.pop("trees")
    if trees is None:
        raise QgsProcessingException(tr("TREE_EVENTS: there are no trees that could break; give TREES."))
    parts = scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings
    return simulate_events(*parts, trees, plan, **given)


def tell_events(call, damaged):
    """Log how the stand changes from event to event."""
    for row in event_rows(damaged)[:MOST_TOLD]:
        call.info("  {}: {}".format(*row))
    share = lost_share(damaged)
    text = tr("At the end {} of the stems are lost, of {} sequences on average.")
    call.info(told(text, share_text(share), len(damaged.lost_after)))
    if not share > 0.0:
        call.warning(tr("TREE_EVENTS: no stem broke; more rocks in an event (RUNS) or more events may break some."))


def lost_share(damaged):
    """Share of the stems that are lost at the end, mean of the sequences."""
    return float(np.mean(damaged.lost_after > 0))


def event_rows(damaged):
    """Pairs of an event and a sentence, mean of the sequences."""
    rows, events = [], damaged.events
    text = tr("{} stems stand, {} break; trees hold {} of the rocks; 95th percentile of the largest energy {} kJ, mean "
              "run-out {} m")  # fmt: skip
    for event in np.unique(events["event"]):
        own = events[events["event"] == event]
        numbers = (
            number_text(float(own["standing"].mean())), number_text(float(own["broken"].mean())),
            share_text(float(own["held"].sum() / own["runs"].sum())),
            number_text(float(own["energy_p95"].mean()) / KILO), number_text(float(own["distance_mean"].mean())),
        )  # fmt: skip
        rows.append((told(tr("Event {}"), int(event)), text.format(*numbers)))
    return rows
