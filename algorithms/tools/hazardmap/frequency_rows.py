# SPDX-License-Identifier: GPL-2.0-or-later
"""The table FREQUENCIES: simulations, each a size class of the blocks of a source, and how often such a block falls."""

import math
import re
from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ....engine.choices import RELEASE_UNITS
from ....engine.hazard.findings import CELL_FREQUENCIES
from ....engine.hazard.frequency import release_rate
from ....engine.hazard.reference_width import REFERENCE_WIDTH, Width, width_of_cell
from ....engine.hazard.size_law import SizeLaw, check_classes, fitted_exponent
from ....engine.io.thresholds import text_of
from ...number_words import formatted, number_text
from ...shared.parameters.values import as_number, is_blank
from ...shared.runs.run_paths import source_of_layer
from ...translation import tr
from .count_rasters import COUNTS, HEIGHTS, PASSAGES, rasters_by_name, rasters_in_order
from .parameters import (
    BLOCK_VOLUMES,
    FREQUENCIES,
    HEIGHT_PERIOD,
    METHOD,
    OBJECTS,
    SIZE_BLOCKS,
    SIZE_EXPONENT,
    SIZE_LARGEST,
    SIZE_SMALLEST,
    TRAJECTORIES,
)
from .parameters import REFERENCE_WIDTH as WIDTH
from .scenarios import name_in_study

HEIGHT_PERIOD = HEIGHT_PERIOD  # output that needs the counts of heights
COLUMNS = 8
OF_CLASS = RELEASE_UNITS[0]
SAME_VOLUME = 1e-6  # relative, between the end of a class and that of the volume-frequency relation


class SizeClass(NamedTuple):
    """One simulation: its rasters, not yet read, and the numbers that go with them."""

    name: str  # of the run, or of its raster
    source: str
    lower: float  # m3, ends of the class; NaN where nobody gave them
    upper: float
    rate: float  # blocks of the class a year
    runs: float
    counts: str  # what GDAL opens: runs above energies
    passages: str
    thresholds: tuple  # J
    crs: QgsCoordinateReferenceSystem
    heights: object  # CountRasters of passing heights, None where nobody asks for them
    trajectories: object = None  # run_paths.LayerSource, None where there are none or nobody asks for objects

    @property
    def sizes(self):
        """The class in words, as the user's language writes numbers; '' where it was not given."""
        return "" if math.isnan(self.lower) else f"{number_text(self.lower)} – {number_text(self.upper)}"


class _Row(NamedTuple):
    number: int
    name: str
    source: str
    lower: float
    upper: float
    rate: float
    unit: str
    area: float
    runs: str


def read_size_classes(call, known):
    """List of SizeClass. Raises QgsProcessingException for a row that will not do, and for classes with gaps.

    ``known``: maps of runs with names, as named_scenarios.maps_of_runs finds them.
    """
    rows = _rows_of(call[FREQUENCIES])
    law = read_size_law(call)
    rates = [_rate_of(row, law) for row in rows]
    _check_sources(rows)
    rasters = _rasters_of(call, rows, known, COUNTS)
    heights = [None] * len(rows)
    if call.wants(HEIGHT_PERIOD):
        heights = _rasters_of(call, rows, known, HEIGHTS)
    size_classes = []
    for row, rate, raster_pair, height, lines in zip(
        rows, rates, rasters, heights, _trajectories_of(call, rows, known)
    ):
        runs = _runs_of(row, raster_pair)
        name = row.name or raster_pair.name
        size_classes.append(
            SizeClass(name, row.source, row.lower, row.upper, rate, runs, *raster_pair[1:5], height, lines)
        )
    _check_alike(size_classes)
    return size_classes


def mean_volume(size_class, law):
    """Mean volume of the blocks of a SizeClass, m3; NaN where its ends are not given.

    law : the engine's SizeLaw; without one (None) the geometric mean of the ends
    """
    ends = size_class.lower, size_class.upper
    return math.sqrt(ends[0] * ends[1]) if law is None or math.isnan(ends[0]) else law.mean_volume(*ends)


def _rasters_of(call, rows, known, output):
    """CountRasters of each row: of the lists where EXCEEDANCES has some, else by the names of the runs."""
    if not call[COUNTS]:
        return [rasters_by_name(row.name, row.number, known, output) for row in rows]
    counts, passages = (call[name] for name in (output, PASSAGES))
    return rasters_in_order(counts, passages, len(rows), output)


def _trajectories_of(call, rows, known):
    """LayerSource of each row, all None where one of them has no trajectories, or there are no objects."""
    if call[OBJECTS] is None:
        return [None] * len(rows)
    layers = call[TRAJECTORIES]
    if layers and len(layers) != len(rows):
        message = tr("TRAJECTORIES has {} layers, FREQUENCIES {} rows; give one for every row, or leave this input "
                     "empty.")  # fmt: skip
        raise QgsProcessingException(message.format(len(layers), len(rows)))
    if layers:
        return [source_of_layer(layer) for layer in layers]
    names = [row.name if call[COUNTS] else name_in_study(row.name, known) for row in rows]
    trajectories = [known.get(name, {}).get(TRAJECTORIES) for name in names]
    return trajectories if all(layer is not None for layer in trajectories) else [None] * len(rows)


def read_size_law(call):
    """The engine's SizeLaw, None where no volume is given. Raises QgsProcessingException for half of one."""
    ends = [call[name] for name in (SIZE_SMALLEST, SIZE_LARGEST)]
    exponent = call[SIZE_EXPONENT]
    blocks = read_blocks(call)
    if ends == [None, None] and exponent is None and not blocks:
        return None
    if None in ends or (exponent is None) == (not blocks):
        message = tr("SIZE_EXPONENT: a volume-frequency relation needs its smallest and largest volume "
                     "(SIZE_SMALLEST, SIZE_LARGEST) and either its exponent or surveyed blocks "
                     "(SIZE_BLOCKS).")  # fmt: skip
        raise QgsProcessingException(message)
    if blocks and max(blocks) > ends[1]:
        message = tr("SIZE_LARGEST: it is {:g} m³, but among SIZE_BLOCKS is a block of {:g} m³; give at least its "
                     "volume, or leave that block out.")  # fmt: skip
        raise QgsProcessingException(formatted(message, ends[1], max(blocks)))
    try:
        return SizeLaw(fitted_exponent(blocks, ends[0]).value if blocks else exponent, *ends)
    except ValueError as error:
        raise QgsProcessingException(f"{SIZE_BLOCKS if blocks else SIZE_EXPONENT}: {error}") from error


def read_blocks(call):
    """Volumes of surveyed blocks, m3; none where none are given."""
    text = call[SIZE_BLOCKS]
    blocks = [as_number(part) for part in re.split(r"[,;\s]+", text) if part]
    if not all(math.isfinite(block) and block > 0.0 for block in blocks):
        message = tr("SIZE_BLOCKS is {!r}; give positive volumes in m³ with spaces between them, such as 0.2 0.35 1.1.")
        raise QgsProcessingException(message.format(text))
    return blocks


def _rows_of(cells):
    """The rows that are not empty, with their numbers in the table of the dialog."""
    texts = ["" if is_blank(cell) else str(cell).strip() for cell in cells]
    if not texts:
        raise QgsProcessingException(tr("FREQUENCIES: the method frequency needs a row for each simulation."))
    if len(texts) % COLUMNS:
        message = tr("FREQUENCIES: {} values do not make rows of {}: name, source, blocks from, blocks to, rate, unit, "
                     "true area, runs.")  # fmt: skip
        raise QgsProcessingException(message.format(len(texts), COLUMNS))
    rows = [texts[first : first + COLUMNS] for first in range(0, len(texts), COLUMNS)]
    return [_row(number, row) for number, row in enumerate(rows, 1) if any(row)]


def _row(number, texts):
    name, source, lower, upper, rate, unit, area, runs = texts
    if not source:
        message = tr("FREQUENCIES, row {}: the source has no name; name the group of cells that the blocks come from.")
        raise QgsProcessingException(message.format(number))
    unit = unit.replace("²", "2").replace("³", "3")
    if unit not in RELEASE_UNITS:
        message = tr("FREQUENCIES, row {}: the rate {} has {}; give one of the units {}.")
        what = tr("the unit {}").format(unit) if unit else tr("no unit")
        raise QgsProcessingException(message.format(number, rate, what, ", ".join(RELEASE_UNITS)))
    numbers = {}
    given = (
        ("rate", rate, tr("rate")), ("lower", lower, tr("smallest block of the class")),
        ("upper", upper, tr("largest block of the class")), ("area", area, tr("true area")),
    )  # fmt: skip
    for key, text, what in given:
        numbers[key] = as_number(text) if text else math.nan
        if (text or key == "rate") and not (math.isfinite(numbers[key]) and numbers[key] > 0.0):
            message = tr("FREQUENCIES, row {}: {!r} is not a valid {}; give a positive number.")
            raise QgsProcessingException(message.format(number, text, what))
    if math.isnan(numbers["lower"]) != math.isnan(numbers["upper"]) or numbers["lower"] >= numbers["upper"]:
        message = tr("FREQUENCIES, row {}: the class goes from {} to {} m³; give two ascending volumes.")
        raise QgsProcessingException(message.format(number, lower or "?", upper or "?"))
    return _Row(number, name, source, numbers["lower"], numbers["upper"], numbers["rate"], unit, numbers["area"], runs)


def _rate_of(row, law):
    """Blocks of the class of a row a year."""
    if row.unit != OF_CLASS:
        if math.isnan(row.area):
            message = tr("FREQUENCIES, row {}: a rate in {} needs the true area of the source in hm².")
            raise QgsProcessingException(message.format(row.number, row.unit))
        if law is None or math.isnan(row.lower):
            message = tr("FREQUENCIES, row {}: a rate in {} needs the bounds of the class and a volume-frequency "
                         "relation: SIZE_EXPONENT or SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.")  # fmt: skip
            raise QgsProcessingException(message.format(row.number, row.unit))
    try:
        return release_rate(row.rate, row.unit, row.area, law, row.lower, row.upper)
    except ValueError as error:
        raise QgsProcessingException(tr("FREQUENCIES, row {}: {}").format(row.number, error)) from error


def _check_sources(rows):
    """The classes of each source follow each other, and a rate of the whole source is the same in all its rows."""
    sources = {}
    for row in rows:
        sources.setdefault(row.source, []).append(row)
    for source, its_rows in sources.items():
        classes = [(row.lower, row.upper) for row in its_rows if not math.isnan(row.lower)]
        try:
            check_classes(classes, source)
        except ValueError as error:
            raise QgsProcessingException(tr("FREQUENCIES: {}").format(error)) from error
        first = its_rows[0]
        for row in its_rows[1:]:
            first_rate, other = ((each.unit, each.rate, each.area) for each in (first, row))
            if row.unit != first.unit or (row.unit != OF_CLASS and first_rate != other):
                message = tr("FREQUENCIES, row {}: rate, unit and area of the source {} differ from those of row {}; "
                             "they refer to the whole source, so enter the same values.")  # fmt: skip
                raise QgsProcessingException(message.format(row.number, source, first.number))


def missing_classes(classes, law):
    """Sources whose classes do not reach from the smallest to the largest volume of the law: pairs of name and ends."""
    missing = []
    for source in dict.fromkeys(size_class.source for size_class in classes):
        ends = [
            (size_class.lower, size_class.upper)
            for size_class in classes
            if size_class.source == source and not math.isnan(size_class.lower)
        ]
        if law is None or not ends:
            continue
        lower, upper = min(end[0] for end in ends), max(end[1] for end in ends)
        if lower > law.smallest * (1.0 + SAME_VOLUME) or upper < law.largest * (1.0 - SAME_VOLUME):
            missing.append((source, lower, upper))
    return missing


def _runs_of(row, rasters):
    runs = as_number(row.runs) if row.runs else rasters.runs
    if not (math.isfinite(runs) and runs >= 1.0):
        message = tr(
            "FREQUENCIES, row {}: {!r} is not a number of runs; give the number that the simulation made, at least 1."
        )
        raise QgsProcessingException(message.format(row.number, row.runs))
    if math.isfinite(rasters.runs) and runs != rasters.runs:
        message = tr("FREQUENCIES, row {}: there are {:g} runs, but {} was made of {:g}; leave the field empty.")
        raise QgsProcessingException(formatted(message, row.number, runs, rasters.name, rasters.runs))
    return runs


def _check_alike(classes):
    first = classes[0]
    if len({size_class.heights.thresholds for size_class in classes if size_class.heights is not None}) > 1:
        message = tr("HEIGHT_EXCEEDANCES: the runs are counted above heights that differ from row to row; simulate all "
                     "with the same HEIGHT_THRESHOLDS.")  # fmt: skip
        raise QgsProcessingException(message)
    for other_class in classes[1:]:
        if other_class.thresholds != first.thresholds:
            message = tr("FREQUENCIES: {} has runs above {} kJ, {} above {} kJ; simulate all with the same "
                         "ENERGY_THRESHOLDS.")  # fmt: skip
            raise QgsProcessingException(
                message.format(other_class.name, text_of(other_class.thresholds), first.name, text_of(first.thresholds))
            )
        if other_class.crs != first.crs:
            message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
            raise QgsProcessingException(
                message.format(other_class.name, other_class.crs.authid(), first.name, first.crs.authid())
            )


# Intensity by the volume of the block, for rules that ask for it: of scenarios, and of the size classes of sources.


def volumes_of_scenarios(call, classes, count):
    """Volume of the blocks of each scenario, m3; None where the intensity is by energy.

    classes : hazard_classes.HazardClasses; count : of the scenarios

    Raises QgsProcessingException where there is not one positive number for each.
    """
    if not classes.is_by_volume:
        return None
    text = call[BLOCK_VOLUMES]
    volumes = [as_number(part) for part in re.split(r"[;\s]+", text) if part]
    if len(volumes) != count or not all(math.isfinite(volume) and volume > 0.0 for volume in volumes):
        message = tr("BLOCK_VOLUMES is {!r}; the intensity of these rules is by the volume of the block, so give a "
                     "positive volume in m³ for each of the {} scenarios, in their order and with spaces between "
                     "them.")  # fmt: skip
        raise QgsProcessingException(message.format(text, count))
    return volumes


def volumes_of_classes(call, classes, sizes):
    """Mean volume of each SizeClass, m3; None where the intensity is by energy.

    Raises QgsProcessingException for a class without ends, and for one with a bound of the rules inside, whose blocks
    would be of two intensities.
    """
    if not classes.is_by_volume:
        return None
    for size in sizes:
        if math.isnan(size.lower):
            message = tr("FREQUENCIES: the intensity of these rules is by the volume of the block, but source {} has "
                         "no size class; enter its lower and upper volume.")  # fmt: skip
            raise QgsProcessingException(message.format(size.name))
        within = [bound for bound in classes.bounds if size.lower < bound < size.upper]
        if within:
            message = tr("FREQUENCIES: the class of {} goes from {:g} to {:g} m³, but these rules have an intensity "
                         "bound at {:g} m³; split the class there, too.")  # fmt: skip
            raise QgsProcessingException(formatted(message, size.name, size.lower, size.upper, within[0]))
    law = read_size_law(call)
    return [mean_volume(size, law) for size in sizes]


# Width of the object that the frequencies of a map are of: that of the rules, of the dialog, or of Talus.

ITEM = "TALUS_REFERENCE_WIDTH"  # in the metadata of rasters of frequencies: m, "cell" for one cell


def reference_width(call, rules):
    """Width in metres, 0 for a cell. Raises QgsProcessingException where rules demand another one than the dialog.

    rules : the engine's Rules, None for those of the dialog
    """
    given = call[WIDTH]
    if rules is None:
        return REFERENCE_WIDTH if given is None else given
    if given is not None and rules.has_width and given != rules.per_width:
        message = tr("REFERENCE_WIDTH: the rules demand frequencies of {:g} m of slope, and {:g} m were given; leave "
                     "this input empty.")  # fmt: skip
        raise QgsProcessingException(formatted(message, rules.per_width, given))
    return rules.width if given is None else given


def width_on(grid, metres):
    """The engine's Width on the cells of a grid, None for frequencies of single cells."""
    return Width(metres, grid.cell_size) if metres > 0.0 else None


def width_words(metres, cell_size):
    """Say in words which width the frequencies are for."""
    if metres > 0.0:
        return formatted(tr("objects of {:g} m width"), metres)
    return formatted(tr("cells of {:g} m"), round(cell_size[0], 3))


def width_items(metres):
    """Metadata of a raster of frequencies."""
    return {ITEM: f"{metres:g}" if metres > 0.0 else "cell"}


def tell_width(call, metres, grid):
    """Log what the frequencies are of, and find that those of cells depend on the elevation model."""
    if metres > 0.0:
        message = tr("Frequencies are those of {}; they do not depend on the cells of the elevation model.")
        call.info(formatted(message, width_words(metres, grid.cell_size)))
        return
    shown = width_of_cell(grid.cell_size)
    call.find([CELL_FREQUENCIES.of(METHOD, grid.cell_size[0], REFERENCE_WIDTH, shown=shown)])
