# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:simulate: names, labels with units, ranges, defaults and help."""

from ....engine import choices
from ....engine.choices import FREE_FLIGHTS, IMPACT_LAWS, LIBRARY_ROCKS, ROCK_SOLIDS, USUAL_ROCK
from ....engine.quantities.quantities import QUANTITIES
from ...translation import tr
from .chance import chance_parameters
from .definitions import (
    Source,
    advanced,
    choice,
    field,
    file,
    hidden,
    large_whole_number,
    layer,
    number,
    optional_number,
    text,
    whole_number,
)
from .extent import DEM, band_parameter, extent_parameter
from .ground import (
    FRICTION_LAW,
    GROUND,
    GROUND_DEFAULT,
    GROUND_DEFAULT_OTHER,
    GROUND_FIELD,
    GROUND_MODEL,
    GROUND_RASTER,
    VISCOUS_DRAG,
    friction_law,
    ground_class_names,
    ground_table,
)

RELEASES = layer("RELEASES", [Source.TypeVectorAnyGeometry], optional=False)
RUNS = whole_number("RUNS", 10, 1, 10_000_000)
HEIGHT = number("HEIGHT", 1.0, **QUANTITIES["release_height"].limits)
ROCK = choice("ROCK", LIBRARY_ROCKS, USUAL_ROCK)
ROCK_FILE = file("ROCK_FILE")
ROCK_SET = file("ROCK_SET")
ROCK_SIZES = text("ROCK_SIZES", optional=True)
VOLUME = optional_number("VOLUME", 1.0, **QUANTITIES["volume"].limits, decimals=3)
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits)
ROCK_LENGTHS = text("ROCK_LENGTHS", optional=True)
ROCK_SOLID = choice("ROCK_SOLID", ROCK_SOLIDS, ROCK_SOLIDS[0])
AIR_DENSITY = number("AIR_DENSITY", choices.USUAL_AIR, **QUANTITIES["air_density"].limits)
FOREST = layer("FOREST", [Source.TypeVectorPolygon])
FOREST_DRAG_FIELD = field("FOREST_DRAG_FIELD", FOREST, default="drag_coefficient")
FOREST_HEIGHT_FIELD = field("FOREST_HEIGHT_FIELD", FOREST, default="drag_height")
VOLUME_FIELD = field("VOLUME_FIELD", RELEASES)
RUNS_FIELD = field("RUNS_FIELD", RELEASES)
HEIGHT_FIELD = field("HEIGHT_FIELD", RELEASES)
OUTSIDE = choice("OUTSIDE", ("stop", "skip"), "stop")
SPACING = number("SPACING", 5.0, 0.01, 100_000.0)
VELOCITY = number("VELOCITY", 0.0, **QUANTITIES["release_velocity"].limits)
VELOCITY_DIRECTION = optional_number("VELOCITY_DIRECTION", None, 0.0, 360.0)
VELOCITY_DISTRIBUTION = text("VELOCITY_DISTRIBUTION", optional=True)
VERTICAL_VELOCITY = text("VERTICAL_VELOCITY", optional=True)
SPIN = text("SPIN", optional=True)
ORIENTATION = text("ORIENTATION", optional=True)
SLIP = text("SLIP", optional=True)
IMPACT_LAW = choice("IMPACT_LAW", IMPACT_LAWS, IMPACT_LAWS[0])
RESTITUTION = optional_number("RESTITUTION", None, 0.0, 1.0)
TANGENTIAL_RESTITUTION = optional_number("TANGENTIAL_RESTITUTION", None, 0.0, 1.0)
TIME_STEP = number("TIME_STEP", 0.002, 0.00001, 0.1, decimals=5)
FREE_FLIGHT = choice("FREE_FLIGHT", FREE_FLIGHTS, FREE_FLIGHTS[0])
MAX_TIME = number("MAX_TIME", 300.0, 0.1, 100_000.0)
SEED = large_whole_number("SEED", 0, 0, choices.LARGEST_SEED)
PRECISION = number("PRECISION", 0.0, 0.0, 50.0)
PRECISION_OF = choice("PRECISION_OF", choices.PRECISION_OF, choices.PRECISION_OF[0])
THREADS = whole_number("THREADS", 0, 0, 1024)
SCHEDULER = text("SCHEDULER", optional=True, is_words=True)
TRAJECTORY_INTERVAL = number("TRAJECTORY_INTERVAL", 0.1, 0.001, 100.0, decimals=3)


def input_parameters():
    """All inputs in the order of the dialog."""
    ground = [
        GROUND_RASTER.shown(tr("Raster of ground and forest (instead)"), tr(
            "Parameters of ground and forest in bands, as talus:groundclasses writes them on the cells of the "
            "elevation model. Replaces ground and forest polygons; its viscous drag has an effect where that is "
            "switched on."
        )),
        GROUND_DEFAULT_OTHER.shown(tr("Ground class outside the polygons, from the table (instead)"), tr(
            "Name of a class that the table of ground classes adds. It replaces the ground class outside the polygons."
        )),
        ground_table(),
        *_ground_model(),
        *friction_law(),
        *_impacts(),
    ]  # fmt: skip
    rare = [
        ROCK_SET.shown(tr("Several rocks with shares (instead)"), tr("Tables (*.csv)"), tr(
            "A table with a row for each rock: rock (a shape of the library, or a file in the folder of the table; "
            "empty: the shape above), volume_m3 or long_m, middle_m and short_m, density, share. Only the sizes are "
            "required, so a list of measured blocks will do. The runs of each release are distributed "
            "among them.")),
        ROCK_LENGTHS.shown(tr("Long, middle and short length of a block [m]"), tr(
            "For example 2.1 1.4 0.9, as measured in the field. The shape from the library is stretched to them, and "
            "the volume of a rock above is not used. Where a field of the releases or a distribution gives volumes, "
            "only the proportions of the lengths are used.")),
        ROCK_SOLID.shown(tr("Meaning of the shape's file"), tr(
            "hull: the rock fills the convex hull of all points. mesh: a closed mesh (.obj, .stl) that is not convex "
            "keeps its own volume, centre of mass and inertia, while its hull touches the ground. parts: each object "
            "of an .obj is a convex part of one rock, and touches the ground by itself; nets, trees and soft ground "
            "see their hull.")),
        *_extent(),
        *_advanced_release(),
        *ground,
        *chance_parameters(),
        *_course(),
    ]  # fmt: skip
    return [*_terrain_and_releases(), *_rock(), *_ground(), *_forest(), *map(advanced, rare)]


def inputs_of_many_simulations():
    """All inputs, for an algorithm that simulates again and again and has inputs of its own before them.

    Hidden is what has no meaning there, and what is searched or drawn. Several sizes are advanced, so that the dialog
    stays a screen.
    """
    without = (
        PRECISION, PRECISION_OF, TRAJECTORY_INTERVAL, RESTITUTION, TANGENTIAL_RESTITUTION, GROUND_RASTER, *FRICTION_LAW,
    )  # fmt: skip
    inputs = input_parameters()
    for definition in inputs:
        if definition.name() in without:
            hidden(definition)
        elif definition.name() == ROCK_SIZES:
            advanced(definition)
    return inputs


def inputs_named(names):
    """Inputs in the order of the names, for algorithms that take a few of them."""
    known = {parameter.name(): parameter for parameter in input_parameters()}
    return [known[name] for name in names]


def _terrain_and_releases():
    return [
        DEM.shown(tr("Elevation model"), tr(
            "Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth "
            "surface between its cell centres. Buildings and trees should not be in it.")),
        RELEASES.shown(tr("Release points, lines or areas"), tr(
            "Places where rocks start. Points are used as they are; lines and polygons are sampled at the spacing "
            "among the advanced inputs. Only x and y are used; the height comes from the elevation model.")),
        RUNS.shown(tr("Runs per release point"), tr(
            "Number of rocks released at each point, each with a random orientation. 100 and more give smooth maps.")),
        HEIGHT.shown(tr("Release height above the ground [m]"), tr(
            "Height of the lowest corner of the rock above the ground at its release.")),
    ]  # fmt: skip


def _rock():
    return [
        ROCK.shown(tr("Shape of the rocks"), tr(
            "A shape from the library. Natural, worn rocks come first: choose the proportions of the blocks on the "
            "slope. eota111 and eota221 are the standard blocks for testing rockfall nets. Ideal solids have sharp "
            "edges and large flat faces, which no rock keeps after its first impacts; they serve verification.")),
        ROCK_FILE.shown(
            tr("Shape from a file (instead)"), tr("Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)"), tr(
            "A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.")),
        VOLUME.shown(tr("Volume of a rock [m³]"), tr(
            "The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.")),
        ROCK_SIZES.shown(tr("Several volumes with shares (instead) [m³, %]"), tr(
            "For example 0.5 60, 2 30, 8 10: of 100 runs 60 have 0.5 m³, 30 have 2 m³ and 10 have 8 m³. Without "
            "shares all sizes have the same share. Separate numbers with decimal commas by semicolons. For several "
            "shapes, enter a table under More.")),
        DENSITY.shown(tr("Density of the rock [kg/m³]"), tr(
            "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
    ]  # fmt: skip


def _ground():
    return [
        GROUND.shown(tr("Ground polygons"), tr(
            "Areas of one ground class each. Outside the polygons, the class below applies. Polygons of different "
            "classes must not overlap.")),
        GROUND_FIELD.shown(tr("Field with the ground class"), tr(
            "Names of classes: {}.").format(", ".join(ground_class_names()))),
        GROUND_DEFAULT.shown(tr("Ground class outside the polygons"), tr(
            "Class where there is no polygon: rocks plough deep into soft ground, and lose the least energy on hard "
            "ground. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.")),
    ]  # fmt: skip


def _ground_model():
    return [
        GROUND_MODEL.shown(tr("Ground model"), tr(
            "scar layer: the ground yields, and brakes rocks that plough and roll, with the values of the classes "
            "(Lu et al. 2019, with a torque and a resistance to rolling). as RAMMS 1: hard contact, and friction "
            "that grows with slip from mu_min to mu_max; fast and with long run-outs, for comparison. Rolling "
            "resistance, roughness and viscous drag may be added; without them it is slip friction to the last bit. "
            "slip friction: that ground alone (Leine et al. 2014, equations 46 and 47); inputs that add to it are "
            "refused. Leine et al. 2014: the whole model of that paper: slip friction, no air, no restitution, "
            "Newton's law and the explicit scheme; inputs beyond the paper are refused. Leine et al. 2020: the same "
            "with the implicit scheme.")),
        AIR_DENSITY.shown(tr("Density of the air [kg/m³]"), tr(
            "Drag of the air on the mean projected area of the rock, with a coefficient of 1. 1.2 near sea level, 1.0 "
            "at 2,000 m; 0: none.")),
    ]  # fmt: skip


def _forest():
    return [
        FOREST.shown(tr("Forest polygons"), tr(
            "Stands that brake rocks with a drag force below the height of the drag layer. Overlapping stands must "
            "have the same values.")),
        FOREST_DRAG_FIELD.shown(tr("Field with the drag coefficient [kg/s]"), tr(
            "Drag coefficient of the forest, force per velocity: about 250 for open, 500 for medium and 750 for "
            "dense forest.")),
        FOREST_HEIGHT_FIELD.shown(tr("Field with the height of the drag layer [m]"), tr(
            "Up to this height above the ground a rock is braked.")),
    ]  # fmt: skip


def _advanced_release():
    return [
        VOLUME_FIELD.shown(tr("Field of the releases with the volume [m³]"), tr(
            "Volume of the rocks of each feature; empty values take the volume above.")),
        RUNS_FIELD.shown(tr("Field of the releases with the number of runs"), tr(
            "Runs from each point of a feature; empty values take the number above.")),
        HEIGHT_FIELD.shown(tr("Field of the releases with the release height [m]"), tr(
            "Height above the ground of each feature; empty values take the height above.")),
        OUTSIDE.shown(tr("Releases without ground under them"), tr(
            "stop: a release outside of the elevation model, or where it has no data, ends the run before it begins. "
            "skip: it is left out, and the log lists it.")),
        SPACING.shown(tr("Spacing of points on lines and areas [m]"), tr(
            "Distance between the release points on lines, and of their square grid in polygons.")),
        VELOCITY.shown(tr("Initial velocity [m/s]"), tr(
            "Horizontal velocity at the release, for example by an earthquake or a blast.")),
        VELOCITY_DIRECTION.shown(tr("Direction of the initial velocity [° from north]"), tr(
            "Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.")),
        VELOCITY_DISTRIBUTION.shown(tr("Distribution of the initial velocity [m/s]"), tr(
            "Each run draws its horizontal velocity, for example from uniform(0.5, 1.5), instead of the initial "
            "velocity. For back-analyses and for comparison with studies that draw it.")),
        VERTICAL_VELOCITY.shown(tr("Initial vertical velocity [m/s]"), tr(
            "Positive upwards, so falling rocks have negative values. A number, or a distribution that each run "
            "draws from. For rocks that are thrown by a blast, or that are followed from the middle of their fall.")),
        SPIN.shown(tr("Initial spin [rad/s]"), tr(
            "About the three axes of the rock: numbers or distributions with semicolons between them, for example "
            "0; normal(2, 1); 0. For rocks that are followed from the middle of their path.")),
        ORIENTATION.shown(tr("Initial orientation [°]"), tr(
            "Rotations about the axes z (up), y (north) and x (east), applied in the order x, y, z: numbers or "
            "distributions with semicolons between them, for example uniform(0, 360); 0; 90. For blocks that stand "
            "as they were surveyed. Left empty, each run draws any orientation.")),
        SLIP.shown(tr("Initial slip [m]"), tr(
            "Distance that a rock has already slid where it starts on the ground, for friction that grows with slip "
            "(Leine et al. 2014, s(0)). A number or a distribution. It decays in flight, so it needs a release "
            "height of 0. For blocks that have begun to slide.")),
    ]  # fmt: skip


def _impacts():
    return [
        IMPACT_LAW.shown(tr("Impact law"), tr(
            "newton: Newton's law of restitution with Coulomb friction. poisson: compression and expansion, which "
            "neither gains energy nor sends an open contact into the ground where rebound is strong. energetic: "
            "Stronge's law, followed along the impulse of each impact; restitution squared is the share of the "
            "normal work that comes back. maximum_dissipation: purely inelastic, for research; blocks that slide "
            "feel too little friction. mdem: springs, sliders and a dashpot, for comparison and research; many times "
            "slower. Use newton for assessments.")),
        RESTITUTION.shown(tr("Normal restitution of all ground"), tr(
            "Share of the approach velocity that is returned. If left empty, the ground classes give it; their value "
            "is 0, as rebounds come from the rock's shape and spin. For comparison with programs that use a "
            "coefficient of restitution.")),
        TANGENTIAL_RESTITUTION.shown(tr("Tangential restitution of all ground"), tr(
            "Share of the slip that an impact reverses where friction can hold it (Leine et al. 2014, eq. 40); for "
            "the laws newton and poisson, the others have none. If left empty, 0. For comparison with programs that "
            "have one.")),
        VISCOUS_DRAG.shown(tr("Viscous drag of the ground classes"), tr(
            "While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as "
            "in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.")),
    ]  # fmt: skip


def _course():
    return [
        TIME_STEP.shown(tr("Time step [s]"), tr(
            "0.002 s has been tested for rocks from 0.1 m³ to some tens of m³; smaller rocks need smaller steps.")),
        FREE_FLIGHT.shown(tr("Scheme of free flight"), tr(
            "implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme "
            "(Leine et al. 2014), for comparison.")),
        MAX_TIME.shown(tr("Longest duration of a run [s]"), tr(
            "A rock that still moves after this time is stopped and counted as such.")),
        SEED.shown(tr("Seed of the random orientations"), tr(
            "With the same seed and inputs the results are the same to the last bit, on any number of threads.")),
        PRECISION.shown(tr("Stop at this precision [%]"), tr(
            "Stops when the 95th percentile below is known with this precision: half the width of its 95 % "
            "confidence interval, relative to it. The runs per release point are then the maximum; every point gets "
            "the same share of them. 0: make all runs.")),
        PRECISION_OF.shown(tr("Quantity whose precision stops the simulation"), tr(
            "energy_max: the largest energy of each run. distance: its run-out. The 95th percentile of all runs.")),
        THREADS.shown(tr("Threads (0: all processors)"), tr(
            "Number of runs computed at once.")),
        SCHEDULER.shown(tr("Address of a dask scheduler"), tr(
            "Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package "
            "distributed here and the same Talus on all workers. Empty: the threads of this computer.")),
        TRAJECTORY_INTERVAL.shown(tr("Longest time between the vertices of a line [s]"), tr(
            "For drawing only. Whatever the interval, lines have vertices wherever the motion needs them: where a "
            "rock takes off, lands or changes its speed. Results evaluated from the lines, such as screen lines and "
            "profiles, hardly depend on it (energies to 1 %). Longer intervals make smaller layers.")),
    ]  # fmt: skip


def _extent():
    return [
        band_parameter(),
        extent_parameter(
            tr("Saves memory on a large model. Rocks that leave the extent end there. If left empty, the whole model.")
        ),
    ]


# Settings of numerics and chance that all algorithms with runs ask for.


def numerics(call):
    """Name in the engine's Settings -> value."""
    return {
        "time_step": call[TIME_STEP],
        "impact_law": call[IMPACT_LAW],
        "max_time": call[MAX_TIME],
        "seed": call[SEED],
        "air_density": call[AIR_DENSITY],
        "threads": call[THREADS],
    }
