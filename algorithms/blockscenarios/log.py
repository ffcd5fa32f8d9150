# SPDX-License-Identifier: GPL-2.0-or-later
"""Log of talus:blockscenarios."""

from ...engine.sizes.block_sizes import of_scenarios
from ...engine.sources.block_statistics import PLAUSIBLE
from ...engine.sources.plausible_blocks import of_laws
from ...engine.sources.plausible_blocks import of_scenarios as of_blocks
from ..choice_names import choice_names
from ..number_words import number_text, told
from ..translation import tr
from .parameters import JOINTS


def tell(study, call):
    """Log the fit, the scenarios, and the answers to a reviewer's questions; ``study``: run.Study."""
    fits, blocks, fit, found, largest = study.fits, study.blocks, study.fit, study.scenarios, max(study.volumes)
    names = choice_names()
    _tell_limit(study.limit, largest, call)
    call.find(of_scenarios([(one.name, one.volume) for one in found]))
    for one, volumes in zip(fits, blocks):
        message = tr("  {}: distance from the largest blocks {:.2f}, from all {:.3f}; blocks of {} m³")
        of_periods = "; ".join(number_text(volume) for volume in volumes)
        call.info(told(message, names[one.family], one.tail_distance, one.distance, of_periods))
    call.info(told(tr("Selected: {}."), names[fit.family]))
    for one in found:
        call.info(told(tr("  once in {:g} years: {:.3g} m³"), one.period, one.volume))
    if study.limit is None and fit is not fits[0] and blocks[0][-1] > PLAUSIBLE * largest:
        message = tr(
            "{} lies closer to the largest blocks, but its block of {:g} years is more than {:g} times the largest "
            "measured one. Give LARGEST_VOLUME or JOINTS if the joints limit the size of a block."
        )
        call.info(told(message, names[fits[0].family], found[-1].period, PLAUSIBLE))
    call.find(of_laws(found[-1].period, found[-1].volume, [volumes[-1] for volumes in blocks]))
    call.find(of_blocks(fit.blocks, largest, [(one.period, one.volume) for one in found]))


def _tell_limit(limit, largest, call):
    """Log the largest block that is possible, and its source."""
    if limit is None:
        message = tr("No limit is known: neither LARGEST_VOLUME nor JOINTS is given. Largest of the list: {:.3g} m³.")
        call.info(told(message, largest))
        return
    by_joints = tr("The joints allow blocks up to {:.3g} m³, {:.3g} times the largest of the list.")
    as_given = tr("The cliff can give blocks up to {:.3g} m³, {:.3g} times the largest of the list.")
    message = by_joints if limit.parameter == JOINTS else as_given
    call.info(told(message, limit.volume, limit.volume / largest))
