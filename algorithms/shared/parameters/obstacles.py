# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:simulate for barriers and trees, and those that other algorithms share with it."""

from ....engine import choices
from ....engine.choices import (
    BROADLEAF_SPECIES,
    CONIFER_SPECIES,
    KNOWN_SPECIES,
    LIBRARY_ROCKS,
    NET_FAMILIES,
    NET_SIDES,
    PASSING_RULES,
    SPECIES_GROUPS,
)
from ....engine.quantities.quantities import QUANTITIES
from ...translation import tr
from .definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    file,
    layer,
    number,
    optional_number,
    optional_whole_number,
    text,
    whole_number,
)
from .extent import elevation_model
from .scene import ROCK_FILE, ROCK_LENGTHS, ROCK_SOLID, inputs_named

# The inputs that algorithms with nets share: a generic family by energy and height, and the rocks thrown into it.

FAMILY = choice("FAMILY", NET_FAMILIES, NET_FAMILIES[0])
SHEET = file("SHEET")
NET_ENERGY = number("NET_ENERGY", 1000.0, **QUANTITIES["net_energy"].limits)
HEIGHT = optional_number("HEIGHT", None, **QUANTITIES["net_height"].limits)
SPACING = number("SPACING", 10.0, **QUANTITIES["post_spacing"].limits)
MESH = optional_number("MESH", None, 0.1, 1.0)
SIDE = choice("SIDE", NET_SIDES, NET_SIDES[0])
FRICTION = number("FRICTION", 0.4, 0.0, 2.0)
GROUND_FRICTION = number("GROUND_FRICTION", 0.6, 0.0, 5.0)
ROCK = choice("ROCK", LIBRARY_ROCKS, "eota111")
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
MAX_TIME = number("MAX_TIME", 20.0, 0.05, 100.0)
THREADS = whole_number("THREADS", 0, 0, 1024)


def ground_of_nets():
    """The inputs DEM and BAND."""
    return elevation_model(
        tr("Terrain on which the posts and anchors stand. It also supports the rock in the net."), optional=False
    )


def family_parameters():
    """The few that a dialog shows."""
    return [
        FAMILY.shown(tr("Kind of net"), tr(
            "Generic nets, not products: ring nets, diagonal cable nets, or a membrane such as chain-link.")),
        NET_ENERGY.shown(tr("Design energy of the net [kJ]"), tr(
            "Ropes, brakes, posts and wires are sized so that the net holds a block of this energy that hits the "
            "centre of the middle field at 25 m/s and, from 250 kJ on, also two successive blocks of a third of this "
            "energy. Ring nets are available up to 5000 kJ, cable nets and membranes up to 1000 kJ.")),
        HEIGHT.shown(tr("Height of the net [m]"), tr(
            "Vertical height of the top above the ground. If left empty, the usual height for the energy, 2 m at 100 "
            "kJ to 7 m at 8000 kJ.")),
    ]  # fmt: skip


def product_sheet():
    """SHEET."""
    return SHEET.shown(tr("Product sheet of the net (instead)"), tr("Tables (*.csv)"), tr(
        "Data sheet of a manufacturer: energy levels, height, post spacing, breaking loads of the ropes, force and "
        "stroke of the brakes, elongation in the test. Replaces kind, energy, height and post spacing. Impacts on a "
        "net writes an empty table of this form."))  # fmt: skip


def own_rock_parameters():
    """Rocks that are not of the library, among the advanced inputs."""
    return inputs_named((ROCK_FILE, ROCK_SOLID, ROCK_LENGTHS))


def rare_family_parameters():
    """Family parameters among the advanced inputs."""
    return [
        SPACING.shown(tr("Largest post spacing [m]"), tr(
            "Posts stand at equal spacing along the line.")),
        MESH.shown(tr("Mesh of the net [m]"), tr(
            "Spacing of the nodes. If left empty, 0.33 m; for cable nets of less than 500 kJ 0.22 m. Rocks that fit "
            "through an opening pass. A finer mesh takes longer: half the spacing takes about eight times as long.")),
        SIDE.shown(tr("Side of the line that is downhill"), tr(
            "lower side: the side on which the ground is lower.")),
        FRICTION.shown(tr("Friction between rock and net"), tr(
            "Coulomb's friction coefficient; 0.4 was fitted by Sautter to a field test.")),
        GROUND_FRICTION.shown(tr("Friction between rock and ground"), tr(
            "The ground supports the rock while it is in the net: hard contact of its corners with Coulomb's law.")),
    ]  # fmt: skip


def rock_shape(text):
    """ROCK; ``text``: its help."""
    return ROCK.shown(tr("Shape of the rocks"), text)


def rock_density():
    """DENSITY."""
    return DENSITY.shown(tr("Density of the rock [kg/m³]"), tr(
        "Rocks of a simulation keep their mass."))  # fmt: skip


def impact_parameters():
    """Parameters for the duration of an impact, and for the number computed at once."""
    return [
        MAX_TIME.shown(tr("Longest duration of an impact [s]"), tr(
            "An impact ends when the rock is at rest or has passed the net. A rock that has done neither after this "
            "time counts as not held.")),
        THREADS.shown(tr("Threads (0: all processors)"), tr("Number of impacts computed at once.")),
    ]  # fmt: skip


# Species of trees in dialogs: which there are to choose from, and what they mean for a stem.

CONIFER, BROADLEAF, FIR = SPECIES_GROUPS
CONIFER_KINDS = (CONIFER, FIR, *CONIFER_SPECIES)
BROADLEAF_KINDS = (BROADLEAF, *BROADLEAF_SPECIES)


def species_choice(name, options=KNOWN_SPECIES):
    """A group of species or a species, by default the first of them."""
    return choice(name, options, options[0])


def factors_text():
    """Help on the strength of a stem, by species; the numbers of engine/obstacles/strength.py."""
    return tr(
        "The energy that a stem can absorb is f 38.7 DBH^2.31 J with DBH in cm (Dorren and Berger 2006). f is 0.93 "
        "for conifers, 1.59 for broadleaved trees and 1 for silver fir, and for single species after Rockfor.NET: "
        "spruce and larch 0.9, black pine, scots pine and maple 1.1, beech 1.5, oak 2.2, robinia 2.7."
    )


def names_text():
    """The values that a field may have."""
    return tr("Values: {}.").format(", ".join(KNOWN_SPECIES))


# Rarely needed: fields under other names, and the friction of stems.
RARE = ("_FIELD", "_CROSSINGS", "_SPECIES", "_FRICTION", "_DIAMETER", "_OFFSETS")
BARRIERS = layer("BARRIERS", [Source.TypeVectorLine])
BARRIER_HEIGHT = number("BARRIER_HEIGHT", 3.0, **QUANTITIES["barrier_height"].limits)
BARRIER_HEIGHT_FIELD = field("BARRIER_HEIGHT_FIELD", BARRIERS)
BARRIER_ENERGY = optional_number("BARRIER_ENERGY", 1000.0, **QUANTITIES["barrier_energy"].limits)
BARRIER_ENERGY_FIELD = field("BARRIER_ENERGY_FIELD", BARRIERS)
BARRIER_NET_FIELD = field("BARRIER_NET_FIELD", BARRIERS, FieldType.String)
NET_CROSSINGS = whole_number("NET_CROSSINGS", 0, 0, 1_000_000)
SURROGATE_IMPACTS = whole_number("SURROGATE_IMPACTS", choices.SURROGATE_IMPACTS, 1, 10_000)
BARRIER_RULE = choice("BARRIER_RULE", PASSING_RULES, PASSING_RULES[0])
TREES = layer("TREES", [Source.TypeVectorPoint])
TREE_DIAMETER = number("TREE_DIAMETER", 30.0, **QUANTITIES["stem_diameter_cm"].limits)
TREE_DIAMETER_FIELD = field("TREE_DIAMETER_FIELD", TREES)
TREE_HEIGHT_FIELD = field("TREE_HEIGHT_FIELD", TREES)
TREE_SPECIES = species_choice("TREE_SPECIES")
TREE_SPECIES_FIELD = field("TREE_SPECIES_FIELD", TREES, FieldType.String)
TREE_ENERGY_FIELD = field("TREE_ENERGY_FIELD", TREES)
TREE_OFFSETS = text("TREE_OFFSETS", optional=True)
TREE_DIRECTION_FIELD = field("TREE_DIRECTION_FIELD", TREES)
TREE_LEAN_FIELD = field("TREE_LEAN_FIELD", TREES)
STEMS_LOST = number("STEMS_LOST", 0.0, 0.0, 100.0, decimals=1)
STEMS_LOST_FIRST = choice("STEMS_LOST_FIRST", choices.LOST_FIRST, choices.LOST_FIRST[0])
TREE_EVENTS = optional_whole_number("TREE_EVENTS", None, 1, 10_000)
TREE_SEQUENCES = whole_number("TREE_SEQUENCES", 1, 1, 100_000)
STUMP_HEIGHT = optional_number("STUMP_HEIGHT", None, 0.0, 20.0)
LOG_STRENGTH = number("LOG_STRENGTH", 0.0, 0.0, 1.0)
LOG_DECAY = number("LOG_DECAY", 0.0, 0.0, 10.0, decimals=3)
EVENT_YEARS = number("EVENT_YEARS", 0.0, 0.0, 1000.0)
FOREST_START = number("FOREST_START", 0.0, 0.0, 10_000.0)
TREE_FRICTION = number("TREE_FRICTION", 0.5, 0.0, 10.0)


def obstacle_parameters():
    """Barriers and trees of talus:simulate; what is rarely set is advanced."""
    definitions = [*_barriers(), *_trees(), *map(advanced, _events())]
    return [advanced(definition) if definition.name().endswith(RARE) else definition for definition in definitions]


def _barriers():
    return [
        BARRIERS.shown(tr("Barriers"), tr(
            "Lines of nets, walls or dams. A rock that crosses below the top stops if its energy is within the "
            "capacity; otherwise it continues with its energy reduced by the capacity. A screening model: the "
            "barrier does not deform, fill up or wear; with a flexible net (among the advanced inputs) it deforms.")),
        *barrier_height(BARRIER_HEIGHT, BARRIER_HEIGHT_FIELD, tr("Height of the barriers [m]")),
        BARRIER_ENERGY.shown(tr("Energy capacity of the barriers [kJ]"), tr(
            "Kinetic energy that a barrier can absorb from one rock, where the field below has no value. 0 only "
            "measures the crossings. If left empty, the barrier is rigid, as an embankment: it stops every rock that "
            "it covers.")),
        BARRIER_ENERGY_FIELD.shown(tr("Field of the barriers with the energy capacity [kJ]"), tr(
            "Left empty, the field energy_kj is taken where there is one.")),
        BARRIER_NET_FIELD.shown(tr("Field of the barriers with the flexible net"), tr(
            "Type of barrier: {}, or the path of a net as JSON. Rocks that cross it below the top are then thrown "
            "into it: rocks that it holds stop, rocks that pass continue with their remaining energy. Generic nets "
            "are sized by capacity and height; a net tears where its strength is exceeded. With the prefix "
            "surrogate, as in surrogate ring net, a response surface decides the rocks for which it is reliable. "
            "Empty values: the capacity alone, as without this field. If left empty, the field net is used if there "
            "is one."
            ).format(", ".join(NET_FAMILIES))),
        NET_CROSSINGS.shown(tr("Crossings decided by the net model"), tr(
            "The net model decides this number of crossings, those with the most energy; the capacity decides the "
            "others. Each takes a second or more. To find them, the simulation is run twice. 0: all crossings. "
            "Crossings that surrogates decide are not limited.")),
        advanced(SURROGATE_IMPACTS.shown(tr("Training impacts of a surrogate"), tr(
            "Number of arriving rocks, chosen to cover their energies, positions, heights, angles, spins and sizes, "
            "that are thrown into the net before the simulation, which is done twice. The surrogate decides the "
            "rocks for which it is reliable by cross-validation; the net model decides those near the border between "
            "held and passing, and those outside the training range. With too few impacts the net model "
            "decides all."))),
        advanced(passing_rule(BARRIER_RULE, tr(
            "highest point is on the safe side: only rocks that the barrier covers completely are stopped. lowest "
            "point: all rocks that touch it are stopped."))),
    ]  # fmt: skip


def barrier_height(height, field, label):
    """The height of barriers and its field."""
    return [
        height.shown(label, tr(
            "Vertical height of the top above the ground, where the field below has no value.")),
        field.shown(tr("Field of the barriers with the height [m]"), tr(
            "Left empty, the field height_m is taken where there is one.")),
    ]  # fmt: skip


def passing_rule(rule, text):
    """Parameter for the part of a rock that must be above the top of a barrier; ``text``: the help."""
    return rule.shown(tr("Point of the rock that must be above the top for it to pass over a barrier"), text)


def tree_layer():
    """The layer of single trees."""
    return TREES.shown(tr("Single trees"), tr(
        "Stems that rocks hit, for example from Single trees (talus:trees). Leave out the drag layer of FOREST where "
        "there are single trees, or the forest brakes twice."))  # fmt: skip


def _trees():
    return [
        tree_layer(),
        TREE_DIAMETER.shown(tr("Stem diameter of the trees [cm]"), tr(
            "Diameter at breast height, where the field below has no value.")),
        TREE_DIAMETER_FIELD.shown(tr("Field of the trees with the stem diameter [cm]"), tr(
            "Left empty, the field dbh_cm is taken where there is one.")),
        TREE_HEIGHT_FIELD.shown(tr("Field of the trees with the height [m]"), tr(
            "Left empty, the field height_m is taken where there is one; trees without a height get one from "
            "their diameter (Wykoff et al. 1982).")),
        TREE_SPECIES.shown(tr("Species of the trees"), tr(
            "Species where the field below has no value.") + " " + factors_text()),
        TREE_SPECIES_FIELD.shown(tr("Field of the trees with the species"), names_text() + " " + tr(
            "Left empty, the field species is taken where there is one.")),
        TREE_ENERGY_FIELD.shown(tr("Field of the trees with the energy that a stem can take [kJ]"), tr(
            "Replaces the relation with the diameter where it is not empty.")),
        TREE_OFFSETS.shown(tr("Share of a stem's energy by the impact offset"), tr(
            "For users who have a curve from tests: the largest share of its energy capacity that a stem takes from "
            "a rock, depending on how far off centre the rock hits. Enter pairs of offset and share with semicolons "
            "between them: 0: 1; 0.5: 0.8; 1: 0. The offset is that of the contact point from the line through the "
            "stem axis along which the rock moves, in stem radii. A rock that would lose more energy continues with "
            "the rest. Stems break as without the curve, where the share is above 0. Applies to upright stems. If "
            "left empty, the contact alone decides; no published curve is built in.")),
        TREE_DIRECTION_FIELD.shown(tr("Field of the trees with the direction of lying logs [° from north]"), tr(
            "Stems with a value in this field lie on the ground in this direction: the point is their middle, their "
            "height is their length, and the energy that they can absorb must be given, in the field above or in "
            "energy_kj. If left empty, the field lies_deg is used if there is one.")),
        TREE_LEAN_FIELD.shown(tr("Field of the trees with the lean of stems [° from the vertical]"), tr(
            "Stems with a value in this field, below 90, lean towards the direction in the field above: the point is "
            "their foot, their height their length. If left empty, the field leans_deg is used if there is one.")),
        advanced(FOREST_START.shown(tr("Distance from the releases without forest [m]"), tr(
            "Within this plan distance of any release the forest polygons do not brake and single trees are left "
            "out: a block that just detached is not held by the first tree."))),
        TREE_FRICTION.shown(tr("Friction between rock and stem"), tr(
            "Coulomb's coefficient; it turns rocks that graze a stem.")),
    ]  # fmt: skip


def _events():
    """Stems that are lost or stay broken, for those who ask how long a forest protects."""
    return [
        STEMS_LOST.shown(tr("Stems that are lost before the simulation [%]"), tr(
            "Share of the standing single trees that is lost, as after a felling (30) or a storm (60). With the same "
            "seed the same stems are lost; a larger share loses these and more. Lost stems leave the stumps and logs "
            "set below, if any. Compare the result with a run at 0 % in Compare two simulations.")),
        STEMS_LOST_FIRST.shown(tr("Stems that are lost first"), tr(
            "random: stems of all sizes alike. thickest: as in a timber harvest, or a storm that throws the tall "
            "trees. thinnest: as in a thinning from below. No rule for this is published.")),
        TREE_EVENTS.shown(tr("Events from which broken stems stay broken"), tr(
            "Number of events in sequence, each with RUNS rocks from each point: the rocks of an event meet the "
            "stand as it was at its beginning, and stems that they break are missing in the next event. Maps and "
            "layers cover all events; runs carry the number of theirs. Enter few RUNS, as many as fall in one event. "
            "No rule for such sequences is published. If left empty, every run starts with the intact stand.")),
        TREE_SEQUENCES.shown(tr("Sequences of such events"), tr(
            "Each sequence begins with the intact stand and has its own random draws; numbers of stems are means "
            "over the sequences. The order in which stems break is random: use about ten sequences.")),
        STUMP_HEIGHT.shown(tr("Height of stumps of broken and lost stems [m]"), tr(
            "Such stems leave stumps that absorb as much energy as the stem did. No published height: enter that of "
            "your stand. If left empty, no stumps are left.")),
        LOG_STRENGTH.shown(tr("Share of a stem's energy that its lying log takes"), tr(
            "The rest of a broken or lost stem lies from its foot in a random direction for each tree. No published "
            "share. 0: no logs.")),
        LOG_DECAY.shown(tr("Rate at which logs decay [1/year]"), tr(
            "Logs lose strength by exp(-rate t). No published rate.")),
        EVENT_YEARS.shown(tr("Time between two events, and since stems were lost [years]"), tr(
            "Time during which logs decay.")),
    ]  # fmt: skip
