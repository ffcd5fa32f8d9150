# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:hazardmap, for models and the log."""

import numpy as np

from ...engine.ensemble.proof import fingerprint
from ..parameters.number_outputs import tell_numbers
from ..translation import tr
from .named_scenarios import counts_pieces
from .outputs import ENERGY_LINE, HAZARD, danger_names
from .parameters import labels
from .report import ScenarioFacts


def numbers_of(danger, hazard, grid):
    """Name -> value; areas by the levels of danger."""
    cell = grid.cell_size[0] * grid.cell_size[1]
    areas = [cell * int(count) for count in np.bincount(danger.ravel(), minlength=5)]
    names = ("AREA_RESIDUAL", "AREA_LOW", "AREA_CONSIDERABLE", "AREA_HIGH")
    return {**dict(zip(names, areas[1:])), "PROBABILITY_MAX": float(hazard.annual_probability().max())}


def facts_of(scenario, energy, reach):
    """The ScenarioFacts of what was read of a scenario."""
    without = int(np.count_nonzero((reach > 0.0) & np.isnan(energy)))
    largest = 1e-3 * float(np.nanmax(energy, initial=0.0))
    return ScenarioFacts(scenario, largest, int(np.count_nonzero(reach)), without, fingerprint(energy, reach))


def tell_scenario(facts, call):
    """Log what was read of a scenario."""
    scenario = facts.scenario
    message = tr("{}: {:g} runs, once in {:g} years, {:g} blocks; up to {:.0f} kJ, {} cells.")
    numbers = scenario.runs, scenario.period, scenario.blocks, facts.largest, facts.cells
    call.info(message.format(scenario.name, *numbers))
    if facts.without_energy:
        message = tr("{}: {} cells with passages have no energy; are both rasters of the same simulation?")
        call.warning(message.format(scenario.name, facts.without_energy))
    if counts_pieces(scenario.energy) or counts_pieces(scenario.passages):
        message = tr("{}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that "
                     "pass a cell is not known; better simulate it without BREAKING.")  # fmt: skip
        call.warning(message.format(scenario.name))


def tell(numbers, grids, danger, call):
    """Log the numbers, and the energy-line angles within each level of danger where there are some."""
    tell_numbers(labels(), numbers, call)
    angle, grid = grids.get(ENERGY_LINE, (None, None))
    if angle is None or angle.shape != danger.shape or grid.origin != grids[HAZARD][1].origin:
        return
    for level, name in danger_names().items():
        within = angle[(danger == level) & np.isfinite(angle)]
        if within.size:
            message = tr("  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.")
            call.info(message.format(name, within.min(), np.percentile(within, 5)))
