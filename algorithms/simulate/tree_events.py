# SPDX-License-Identifier: GPL-2.0-or-later
"""Events one after the other, from which broken stems stay broken, as talus:simulate is asked for them."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.forest.damaging_events import EventPlan, simulate_events
from ..number_words import number_text, share_text, told
from ..parameters.obstacles import BARRIER_NET_FIELD, TREE_EVENTS, TREE_SEQUENCES, TREES
from ..parameters.scene import PRECISION, SCHEDULER
from ..scene.tree_reading import remains_of
from ..styles.columns import INTEGER, Column
from ..translation import tr
from ..units import KILO
from .parameters import BREAKING

MOST_TOLD = 20  # events in the log


def event_plan(call):
    """The engine's EventPlan, None where each run meets the whole stand."""
    events = call[TREE_EVENTS]
    if events is None:
        return None
    return EventPlan(events, call[TREE_SEQUENCES], remains_of(call))


def times_of(call):
    """How often the runs of all releases are made."""
    plan = event_plan(call)
    return 1 if plan is None else plan.events * plan.sequences


def check_events(call):
    """Raise QgsProcessingException for what cannot be together with events."""
    if call[TREE_EVENTS] is None:
        return
    if not call.is_given(TREES):
        raise QgsProcessingException(tr("TREE_EVENTS: there are no trees that could break; give TREES."))
    message = tr("TREE_EVENTS: events cannot be together with {}; leave one of them empty.")
    for name, is_given in (
        (BREAKING, call[BREAKING] is not None), (BARRIER_NET_FIELD, bool(call[BARRIER_NET_FIELD])),
        (SCHEDULER, bool(call[SCHEDULER].strip())),
    ):  # fmt: skip
        if is_given:
            raise QgsProcessingException(message.format(name))
    if call[PRECISION] > 0.0:
        raise QgsProcessingException(tr("TREE_EVENTS: all runs of all events are made; leave PRECISION at 0."))


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


def event_columns(damaged):
    """Columns of a run, from a row of the engine's runs; none where no events were asked for."""
    if damaged is None:
        return ()
    return (
        Column("sequence", INTEGER, tr("number of the sequence of events"),
               lambda run: int(damaged.row_of(run["release"])["sequence"])),
        Column("event", INTEGER, tr("number of the event in its sequence"),
               lambda run: int(damaged.row_of(run["release"])["event"])),
    )  # fmt: skip
