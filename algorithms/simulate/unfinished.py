# SPDX-License-Identifier: GPL-2.0-or-later
"""Long simulations keep what they have done in a folder of the user, and go on from there after a cancel or a crash."""

from contextlib import contextmanager

from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.ensemble.estimate import estimate
from ...engine.ensemble.unfinished import Unfinished
from ..number_words import told
from ..parameters.unfinished_folder import FOLDER, OLD, folder_of_caches
from ..translation import tr
from .breaking import is_breaking
from .parameters import IN_ROUNDS, KEEP_UNFINISHED
from .tree_events import event_plan

SAMPLE, SHARE = 64, 0.02  # runs that tell how much, and of all at most
KEPT_FROM = 60.0  # s of computing: shorter ones are soon done anew
KEPT_IN_STUDY_FROM = 5.0  # s, for nothing shall be lost there


def is_kept(call, seconds):
    """Whether unfinished work is kept of a simulation of so many seconds, NaN where nobody knows."""
    if not call[KEEP_UNFINISHED] or seconds < (KEPT_FROM if call.placed is None else KEPT_IN_STUDY_FROM):
        return False
    return not is_breaking(call) and event_plan(call) is None


def disk_of_unfinished(call, scene, seconds):
    """Bytes of the disk that it will take at most, by some more runs; where the elevation model is in memory."""
    if not is_kept(call, seconds):
        return 0.0
    sample = min(SAMPLE, max(int(SHARE * scene.points.runs.sum()), 2))
    parts = scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings
    try:  # without barriers, at whose nets a run takes long: they make runs shorter
        found = estimate(*parts, None, scene.trees, sample, call.is_cancelled, in_rounds=call[IN_ROUNDS])
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return found.disk_kept


def keeping(call, seconds):
    """The engine's Unfinished for a simulation of so many seconds, NaN where nobody knows; None for a short one."""
    if not is_kept(call, seconds):
        return None
    if call.placed is not None:  # stays until it is gone on with, or deleted
        return Unfinished(call.placed.study.unfinished)
    kept = Unfinished(folder_of_caches() / FOLDER)
    kept.remove_old(OLD)
    return kept


class Progress:
    """Sets the progress of the runs, and says once if an earlier job had done some of them."""

    rounds = None  # the engine's Rounds, where there are some

    def __init__(self, call, percent, kept):
        self.call, self.percent, self.kept = call, percent, kept
        self.share, self.has_told = 0.0, kept is None

    def __call__(self, share):
        if not self.has_told:
            self.has_told = True
            if self.call.placed is not None and self.kept.place is not None:
                self.call.placed.keeps(self.kept.place)
            self._tell()
        self.share = share
        self.call.progress(self.percent * share)

    def _tell(self):
        if self.kept.problem:
            text = tr("Unfinished work is not kept: {} (KEEP_UNFINISHED).")
            self.call.warning(text.format(self.kept.problem))
            return
        if self.kept.runs_before:
            text = tr("Goes on with {} runs that were done before.")
            self.call.info(told(text, self.kept.runs_before))
        self.call.info(tr("Unfinished work is kept in {} (KEEP_UNFINISHED).").format(self.kept.place))


@contextmanager
def telling_what_is_kept(kept, runs, errors):
    """A message of some errors ends with how many of so many runs are kept; ``kept``: Unfinished, or None."""
    try:
        yield
    except errors as error:
        if kept is None or not kept.runs_kept:
            raise
        text = tr("{} of {} runs are kept: start the simulation again with the same inputs, and it goes on from there.")
        message = f"{str(error).rstrip('.')}. {told(text, kept.runs_kept, runs)}"
        raise QgsProcessingException(message) from error


def cancelled(progress):
    """The QgsProcessingException of a cancelled simulation."""
    kept = progress.kept
    if kept is None or kept.place is None or kept.problem:
        return QgsProcessingException(tr("Cancelled; nothing was written."))
    text = tr("Cancelled; nothing was written. {:.0f} % of the runs are done and kept: start the simulation again with "
              "the same inputs, and it goes on from there.")  # fmt: skip
    parts, rounds = [told(text, 100.0 * progress.share)], progress.rounds
    if rounds is not None and rounds.runs_made:
        text = tr("They come from {} of {} release points, {:.1f} from each on average.")
        mean = rounds.runs_made / rounds.releases
        parts.append(told(text, rounds.releases_begun, rounds.releases, mean))
    if rounds is not None and rounds.maps_from is not None:
        parts.append(tr("Maps of these runs are in {} until then.").format(rounds.folder))
    return QgsProcessingException(" ".join(parts))
