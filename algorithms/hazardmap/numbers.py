# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:hazardmap, for models and the log."""

import numpy as np

from ...engine.choices import DANGER_LEVELS
from ...engine.ensemble.proof import fingerprint
from ...engine.findings.finding import UNSAFE, Kind
from ..number_words import told
from ..parameters.number_outputs import tell_numbers
from ..styles.known_layers import ITEM
from ..translation import tr
from .named_scenarios import counts_pieces, has_broken, metadata_of
from .outputs import ENERGY_LINE, HAZARD
from .parameters import labels
from .report import ScenarioFacts

NO_ENERGY = Kind(
    "energy-missing", UNSAFE,
    "{subject}: {value:.0f} cells with passages have no energy; are both rasters of the same simulation?",
    "Give passages and energies of one simulation.",
)  # fmt: skip
PIECES_COUNTED = Kind(
    "pieces-counted-as-runs", UNSAFE,
    "{subject}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that pass a "
    "cell is not known.",
    "Simulate it again with this version, which counts the blocks.",
)  # fmt: skip
ENERGY_OF_PIECES = Kind(
    "energy-of-pieces", UNSAFE,
    "{subject}: rocks broke in this run, and a percentile or mean of the energy is one of their pieces, most of "
    "which are small.",
    "Take the largest energy (ENERGY_MAX).",
)  # fmt: skip


def numbers_of(levels, hazard, grid, classes):
    """Name -> value; areas by the levels of danger where they are those of the Swiss matrix."""
    numbers = {"PROBABILITY_MAX": float(hazard.annual_probability().max(initial=0.0))}
    rules = classes.rules
    if rules is not None and tuple(one.key for one in rules.levels) != DANGER_LEVELS[1:]:
        return numbers
    cell = grid.cell_size[0] * grid.cell_size[1]
    areas = [cell * int(count) for count in np.bincount(levels.ravel(), minlength=5)]
    names = ("AREA_RESIDUAL", "AREA_LOW", "AREA_CONSIDERABLE", "AREA_HIGH")
    return {**dict(zip(names, areas[1:])), **numbers}


def facts_of(scenario, energy, reach):
    """The ScenarioFacts of what was read of a scenario."""
    without = int(np.count_nonzero((reach > 0.0) & np.isnan(energy)))
    largest = 1e-3 * float(np.nanmax(energy, initial=0.0))
    return ScenarioFacts(scenario, largest, int(np.count_nonzero(reach)), without, fingerprint(energy, reach))


def tell_scenario(facts, call):
    """Log what was read of a scenario."""
    scenario = facts.scenario
    message = tr(
        "{}: runs: {:g}, return period: {:g} years, blocks per event: {:g}, largest energy: {:.0f} kJ, cells: {}."
    )
    numbers = scenario.runs, scenario.period, scenario.blocks, facts.largest, facts.cells
    call.info(told(message, scenario.name, *numbers))
    if facts.without_energy:
        call.find([NO_ENERGY.of(scenario.name, facts.without_energy, 0.0)])
    if counts_pieces(scenario.passages):
        call.find([PIECES_COUNTED.of(scenario.name)])
    if has_broken(scenario.energy) and metadata_of(scenario.energy).get(ITEM) != "ENERGY_MAX":
        call.find([ENERGY_OF_PIECES.of(scenario.name)])


def tell(numbers, grids, levels, call, classes):
    """Log the numbers, the areas by rules, and the energy-line angles within each level where there are some."""
    names, grid = classes.legends.levels.names, grids[HAZARD][1]
    tell_numbers(labels(), numbers, call)
    if classes.rules is not None:
        cell = grid.cell_size[0] * grid.cell_size[1]
        for level in sorted(names, reverse=True):
            call.info(told(tr("  {}: {:.4g} m²."), names[level], cell * np.count_nonzero(levels == level)))
    angle, of_angle = grids.get(ENERGY_LINE, (None, None))
    if angle is None or angle.shape != levels.shape or of_angle.origin != grid.origin:
        return
    for level, name in names.items():
        within = angle[(levels == level) & np.isfinite(angle)]
        if within.size:
            message = tr("  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.")
            call.info(told(message, name, within.min(), np.percentile(within, 5)))
