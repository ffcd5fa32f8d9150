# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:hazardmap that follow an authority: its rules, and zones as its data."""

from ...engine.choices import HAZARD_RULES, ZONE_DATA
from ..parameters.definitions import advanced, choice, file, file_output, switch, text
from ..translation import tr

OF_DIALOG = "matrix"  # the rules that the dialog itself gives
COMPLETENESS = ("complete", "not_complete", "not_recognizable", "to_be_clarified")  # of the Swiss data model
PROCEDURES = ("PPRN", "PPRN-Mvt", "PPRN-Multi")  # kinds of French plans
RULES = choice("RULES", (OF_DIALOG, *HAZARD_RULES), OF_DIALOG)
RULES_FILE = file("RULES_FILE")
BLOCK_VOLUMES = text("BLOCK_VOLUMES", optional=True)
ZONE_COVER = switch("ZONE_COVER", False)
DATA_MODEL = choice("DATA_MODEL", ZONE_DATA, ZONE_DATA[0])
CANTON = text("CANTON", optional=True, is_words=True)
SUBPROCESSES_COMPLETE = choice("SUBPROCESSES_COMPLETE", COMPLETENESS, None, optional=True)
SOURCES_COMPLETE = choice("SOURCES_COMPLETE", COMPLETENESS, None, optional=True)
PROCESS_TERM = text("PROCESS_TERM", optional=True, is_words=True)
MAP_NUMBER = text("MAP_NUMBER", "1", is_words=True)
PROCEDURE_CODE = text("PROCEDURE_CODE", optional=True, is_words=True)
PROCEDURE_NAME = text("PROCEDURE_NAME", optional=True, is_words=True)
PROCEDURE_KIND = choice("PROCEDURE_KIND", PROCEDURES, PROCEDURES[0])
DATA = file_output("DATA")
SWISS, FRENCH = "ch_166_1", "fr_ppr"  # of ZONE_DATA
OF_MODELS = {  # what each asks for
    SWISS: (CANTON, SUBPROCESSES_COMPLETE, SOURCES_COMPLETE, PROCESS_TERM, MAP_NUMBER),
    FRENCH: (PROCEDURE_CODE, PROCEDURE_NAME, PROCEDURE_KIND),
}


def rule_inputs():
    """Whose rules."""
    return [
        RULES.shown(tr("Rules of the authority"), tr(
            "matrix: WEAK, STRONG and MATRIX of this dialog. Otherwise a set of rules included in Talus: Switzerland "
            "(ch), France (fr), Norway (no), Austria (at), South Tyrol (it_bz), PAI (it_pai), Catalonia (es_ct), "
            "British Columbia (ca_bc), or one to fill in (own). Values not verified in the source are blank; the run "
            "reports which values must be entered, and where.")),
        RULES_FILE.shown(tr("Rules from a file (instead)"), tr("Rules (*.json)"), tr(
            "Your own file: copy one of resources/hazard_rules and edit it. Errors in it are reported by file, line "
            "and key.")),
        advanced(BLOCK_VOLUMES.shown(tr("Volume of the blocks of each scenario [m³]"), tr(
            "For rules whose intensity is the volume of the block and not its energy (measure volume in their file): "
            "a number for each scenario, in its order, such as 0.5 3. The method frequency takes them from the size "
            "classes."))),
    ]  # fmt: skip


def cover_input():
    """Input for the rounding of zones."""
    return advanced(ZONE_COVER.shown(tr("Rounding only enlarges zones"), tr(
        "No cell of a zone is left out by the rounding of its border; islands below the smallest zone are still "
        "removed. Otherwise the log reports the area that the zones leave out.")))  # fmt: skip


def data_parameters():
    """Zones as data, and what the models ask for that no simulation yields."""
    return [
        *map(advanced, (_model(), *_swiss(), *_french())),
        DATA.shown(tr("Zones as data"), tr("GeoPackage (*.gpkg);;INTERLIS transfer file (*.xtf)"), tr(
            "Zones and intensities by RULES in the form of DATA_MODEL. The Swiss model can be a transfer file, too.")),
    ]  # fmt: skip


def _model():
    return DATA_MODEL.shown(tr("Form of the zones as data"), tr(
        "plain: zones, intensities, and the rules with their sources. ch_166_1: Swiss model 166.1 V1.2, the classes "
        "hazard_area and synoptic_intensity. fr_ppr: Géostandard Risques PPR, zones of the reference hazard 123."
    ))  # fmt: skip


def _swiss():
    return [
        CANTON.shown(tr("Canton"), tr(
            "For ch_166_1: two letters, such as TI, for the canton that is responsible for the data.")),
        SUBPROCESSES_COMPLETE.shown(tr("Are the subprocesses complete?"), tr(
            "For ch_166_1: states whether all kinds of rockfall of the area are in the map.")),
        SOURCES_COMPLETE.shown(tr("Are the sources complete?"), tr(
            "For ch_166_1: states whether all sources of the area are in the map.")),
        PROCESS_TERM.shown(tr("The canton's word for the process"), tr(
            "For ch_166_1: the canton's term, at most 50 characters.")),
        MAP_NUMBER.shown(tr("Number of the map"), tr(
            "For ch_166_1: a part of the identifiers of its objects; letters, digits, - and _.")),
    ]  # fmt: skip


def _french():
    return [
        PROCEDURE_CODE.shown(tr("Code of the procedure (GASPAR)"), tr("For fr_ppr: a code such as 38DDT20120001.")),
        PROCEDURE_NAME.shown(tr("Name of the procedure"), tr(
            "For fr_ppr: its title, as the administration writes it.")),
        PROCEDURE_KIND.shown(tr("Kind of the procedure"), tr("For fr_ppr: the kind of the plan.")),
    ]  # fmt: skip
