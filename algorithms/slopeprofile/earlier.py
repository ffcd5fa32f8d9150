# SPDX-License-Identifier: GPL-2.0-or-later
"""The impact models of earlier programs beside a slope profile study: their inputs, their runs, what the log says."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.slope_profiles.earlier_models import Start, farthest_by_model, share_beyond
from ..number_words import told
from ..parameters.scene import SEED
from ..translation import tr
from .parameters import (
    EARLIER_FRICTION,
    EARLIER_MODELS,
    EARLIER_RESTITUTION,
    EARLIER_ROLLING,
    HEIGHT,
    RUNS,
)  # fmt: skip
from .throws import starts_of

# input -> what the engine calls it in its messages
COEFFICIENTS = {
    EARLIER_RESTITUTION: "restitution", EARLIER_FRICTION: "friction", EARLIER_ROLLING: "rolling",
}  # fmt: skip


class Earlier(NamedTuple):
    """Run-outs by one model."""

    model: str  # of engine.choices.EARLIER_MODELS
    farthest: np.ndarray  # of each run, along the profile, m

    def share(self, x):
        """Share of the runs that go at least as far as each x [m]."""
        return share_beyond(self.farthest, x)


def earlier_names():
    """Model -> its name in plot, table and log."""
    return {
        "stronge": tr("Stronge, in the plane"),
        "descoeudres": tr("Descoeudres and Zimmermann"),
        "azzoni": tr("Bozzolo and Azzoni"),
        "pfeiffer": tr("Pfeiffer and Bowen"),
    }


def throw_by_models(call, line, rocks):
    """An Earlier of each chosen model, thrown with some rocks. Raises QgsProcessingException."""
    places, speeds = starts_of(call, line)
    start = Start(places, call[HEIGHT], float(speeds[0]), float(speeds[-1]))
    values = {name: _coefficient(call, parameter) for parameter, name in COEFFICIENTS.items()}
    found = []
    for model in call[EARLIER_MODELS]:
        try:
            ways = farthest_by_model(line, rocks, start, model, call[RUNS], **values, seed=call[SEED],
                                     cancelled=call.is_cancelled)  # fmt: skip
        except Cancelled as error:
            raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
        except ValueError as error:
            raise QgsProcessingException(_with_input(str(error))) from error
        found.append(Earlier(model, ways))
    return found


def tell_earlier(call, found, toe):
    """Log how far the runs of each model go; ``toe``: x of the foot of the slope, m, None for none."""
    if not found:
        return
    call.info(tr("Impact models of earlier programs, for comparison and not for an assessment:"))
    names = earlier_names()
    for one in found:
        far, farthest = float(np.quantile(one.farthest, 0.95)), float(one.farthest.max())
        text = told(tr("{}: 95 % go no farther than {:.1f} m, the farthest {:.1f} m."), names[one.model], far, farthest)
        if toe is not None:
            width = max(0.0, float(np.quantile(one.farthest, 0.9)) - toe)
            text += " " + told(tr("The catchment that holds 90 % is {:.1f} m wide."), width)
        call.info(text)


def _coefficient(call, parameter):
    """A number, the text of a distribution, or None where it is left empty."""
    value = (call[parameter] or "").strip()
    try:
        return float(value)
    except ValueError:
        return value or None


def _with_input(message):
    """The engine's message, with the input's name in place of the engine's own."""
    for parameter, name in COEFFICIENTS.items():
        if message.startswith(f"{name}:"):
            return parameter + message.removeprefix(name)
    return message
