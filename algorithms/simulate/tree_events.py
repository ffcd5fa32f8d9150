# SPDX-License-Identifier: GPL-2.0-or-later
"""Events one after the other, from which broken stems stay broken, as talus:simulate is asked for them."""

import numpy as np

from ..number_words import number_text, share_text, told
from ..translation import tr
from ..units import KILO

MOST_TOLD = 20  # events in the log


def tell_events(call, damaged):
    """Log how the stand changes from event to event."""
    for row in event_rows(damaged)[:MOST_TOLD]:
        call.info("  {}: {}".format(*row))
    text = tr("At the end {} of the stems are lost, of {} sequences on average.")
    call.info(told(text, share_text(lost_share(damaged)), len(damaged.lost_after)))


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
