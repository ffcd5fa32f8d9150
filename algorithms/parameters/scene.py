# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:simulate: names, labels with units, ranges, defaults and help."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterFile,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
)

from ...engine.choices import FREE_FLIGHTS, IMPACT_LAWS, LIBRARY_ROCKS, PRECISION_OF, ROCK_SOLIDS, USUAL_ROCK
from ..translation import tr
from .chance import chance_parameters
from .definitions import FieldType, Number, advanced, choice, field, helped, layer, number
from .extent import band_parameter, extent_parameter
from .ground import GROUND_MODELS, ground_class_names, ground_table

OUTSIDE = ("stop", "skip")

Source = QgsProcessing.SourceType


def input_parameters():
    """All inputs in the order of the dialog."""
    ground = [_ground_raster(), ground_table(), *_ground_model(), *_impacts()]
    rare = [_rock_lengths(), _rock_solid(), *_extent(), *_advanced_release(), *ground, *chance_parameters(), *_course()]
    return [*_terrain_and_releases(), *_rock(), *_ground(), *_forest(), *map(advanced, rare)]


def inputs_named(names):
    """Those of the inputs, in the order of the names, for algorithms that take a few of them."""
    known = {one.name(): one for one in input_parameters()}
    return [known[name] for name in names]


def _terrain_and_releases():
    return [
        helped(
            QgsProcessingParameterRasterLayer("DEM", tr("Elevation model")),
            tr("Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth "
               "surface between its cell centres. Buildings and trees should not be in it."),
        ),
        helped(
            QgsProcessingParameterFeatureSource(
                "RELEASES", tr("Release points, lines or areas"), [Source.TypeVectorAnyGeometry]),
            tr("Where rocks start. Points are used as they are, lines and polygons are sampled at the spacing among "
               "the advanced inputs. Only x and y count; the height comes from the elevation model."),
        ),
        number("RUNS", tr("Runs per release point"), 10, 1, 10_000_000, tr(
            "How many rocks start at each point, each with a random orientation. 100 and more give smooth maps."),
            Number.Integer),
        number("HEIGHT", tr("Release height above the ground [m]"), 1.0, 0.0, 1000.0, tr(
            "Height of the lowest corner of the rock above the ground when it is let go.")),
    ]  # fmt: skip


def _rock():
    return [
        choice("ROCK", tr("Shape of the rocks"), LIBRARY_ROCKS, USUAL_ROCK, tr(
            "A shape of the library. First come natural, worn rocks: choose the proportions that blocks on the slope "
            "have. eota111 and eota221 are the norm blocks of the tests of rockfall nets. Ideal solids have sharp "
            "edges and large flats as no rock has after its first impacts; they are there for verification.")),
        helped(
            QgsProcessingParameterFile(
                "ROCK_FILE", tr("Shape from a file (instead)"), optional=True,
                fileFilter=tr("Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)")),
            tr("A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library."),
        ),
        number("VOLUME", tr("Volume of a rock [m³]"), 1.0, 0.001, 100_000.0, tr(
            "The shape is scaled to this volume. Left empty, a rock from a file keeps its own size."),
            optional=True, decimals=3),
        number("DENSITY", tr("Density of the rock [kg/m³]"), 2700.0, 100.0, 10_000.0, tr(
            "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
    ]  # fmt: skip


def _rock_lengths():
    return helped(
        QgsProcessingParameterString("ROCK_LENGTHS", tr("Long, middle and short length of a block [m]"), optional=True),
        tr("For example 2.1 1.4 0.9, as measured in the field. The shape of the library is stretched to them, and the "
           "volume of a rock above is not used. Where a field of the releases or a distribution gives volumes, the "
           "lengths are proportions."),
    )  # fmt: skip


def _rock_solid():
    return choice("ROCK_SOLID", tr("What the file of the shape is"), ROCK_SOLIDS, ROCK_SOLIDS[0], tr(
        "hull: the rock fills the convex hull of all points. mesh: a closed mesh (.obj, .stl) that is not convex keeps "
        "its own volume, centre of mass and inertia, while its hull touches the ground. parts: each object of an .obj "
        "is a convex part of one rock, and touches the ground by itself; nets, trees and soft ground see their "
        "hull."))  # fmt: skip


def _ground():
    names = ground_class_names()
    return [
        layer("GROUND", tr("Ground polygons"), [Source.TypeVectorPolygon], tr(
            "Areas of one ground class each. Where no polygon is, the class for the rest applies. Polygons of "
            "different classes must not overlap.")),
        field("GROUND_FIELD", tr("Field with the ground class"), "GROUND",
              tr("Names of classes: {}.").format(", ".join(names)), FieldType.String, default="ground_class"),
        choice("GROUND_DEFAULT", tr("Ground class of the rest"), names, "medium", tr(
            "Class where no polygon is: rocks plough deep into soft ground, and lose the least on hard. "
            "extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.")),
    ]  # fmt: skip


def _ground_model():
    return [
        choice("GROUND_MODEL", tr("Ground model"), GROUND_MODELS, GROUND_MODELS[0], tr(
            "scar layer: the ground gives way and brakes rocks that plough and roll, as the classes say (Lu et al. "
            "2019, with a torque and a resistance to rolling). as RAMMS 1: hard contact and friction alone, for "
            "comparison; fast and far. slip friction: the same, and nothing can be added to it; exactly the ground of "
            "Leine et al. (2014), equations 46 and 47, whose friction grows with slip from mu_min to mu_max. A run "
            "without air needs 0 as its density.")),
        number("AIR_DENSITY", tr("Density of the air [kg/m³]"), 1.2, 0.0, 10.0, tr(
            "Drag of the air on the mean projected area of the rock, with a coefficient of 1. 1.2 near sea level, 1.0 "
            "at 2,000 m; 0: none.")),
    ]  # fmt: skip


def _forest():
    return [
        layer("FOREST", tr("Forest polygons"), [Source.TypeVectorPolygon], tr(
            "Stands that brake rocks by a drag below the height of the layer. Overlapping stands must agree.")),
        field("FOREST_DRAG_FIELD", tr("Field with the drag coefficient [kg/s]"), "FOREST",
              tr("Drag force per velocity: about 250 open, 500 medium and 750 dense forest."),
              default="drag_coefficient"),
        field("FOREST_HEIGHT_FIELD", tr("Field with the height of the drag layer [m]"), "FOREST",
              tr("Up to this height above the ground a rock is braked."), default="drag_height"),
    ]  # fmt: skip


def _advanced_release():
    return [
        field("VOLUME_FIELD", tr("Field of the releases with the volume [m³]"), "RELEASES",
              tr("Volume of the rocks of each feature; empty values take the volume above.")),
        field("RUNS_FIELD", tr("Field of the releases with the number of runs"), "RELEASES",
              tr("Runs from each point of a feature; empty values take the number above.")),
        field("HEIGHT_FIELD", tr("Field of the releases with the release height [m]"), "RELEASES",
              tr("Height above the ground of each feature; empty values take the height above.")),
        choice("OUTSIDE", tr("Releases without ground under them"), OUTSIDE, "stop", tr(
            "stop: a release outside of the elevation model, or where it has no data, ends the run before it begins. "
            "skip: it is left out, and the log lists it.")),
        number("SPACING", tr("Spacing of points on lines and areas [m]"), 5.0, 0.01, 100_000.0, tr(
            "Distance between the release points on lines, and of their square grid in polygons.")),
        number("VELOCITY", tr("Initial velocity [m/s]"), 0.0, 0.0, 200.0, tr(
            "Horizontal velocity at the start, for example after an earthquake or from a blast.")),
        number("VELOCITY_DIRECTION", tr("Direction of the initial velocity [° from north]"), None, 0.0, 360.0, tr(
            "Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope."), optional=True),
    ]  # fmt: skip


def _impacts():
    return [
        choice("IMPACT_LAW", tr("Impact law"), IMPACT_LAWS, IMPACT_LAWS[0], tr(
            "newton: Newton's law of restitution with Coulomb friction. poisson: compression and expansion, which "
            "neither gains energy nor sends an open contact into the ground where rebound is strong. "
            "energetic: Stronge's law, followed along the impulse of each impact; restitution squared is the share "
            "of the normal work that comes back. maximum_dissipation: purely inelastic, for research; blocks that "
            "slide feel too little friction. mdem: springs, sliders and a dashpot, for comparison and research; many "
            "times slower.")),
        number("RESTITUTION", tr("Normal restitution of all ground"), None, 0.0, 1.0, tr(
            "Share of the approach velocity that is returned. Left empty, the ground classes say; theirs is 0, "
            "as rebounds come from the rock's shape and spin."), optional=True),
        helped(
            QgsProcessingParameterBoolean("VISCOUS_DRAG", tr("Viscous drag of the ground classes"), False),
            tr("While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as "
               "in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term."),
        ),
    ]  # fmt: skip


def _course():
    return [
        number("TIME_STEP", tr("Time step [s]"), 0.002, 0.00001, 0.1, tr(
            "0.002 s is proven for rocks from a tenth to some tens of m³; smaller rocks need smaller steps."),
            decimals=5),
        choice("FREE_FLIGHT", tr("Scheme of free flight"), FREE_FLIGHTS, FREE_FLIGHTS[0], tr(
            "implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme "
            "(Leine et al. 2014), for comparison.")),
        number("MAX_TIME", tr("Longest duration of a run [s]"), 300.0, 0.1, 100_000.0, tr(
            "A rock that still moves then is stopped and counted as such.")),
        number("SEED", tr("Seed of the random orientations"), 0, 0, 2**31 - 1, tr(
            "The same seed and inputs give the same results to the last bit, on any number of threads."),
            Number.Integer),
        number("PRECISION", tr("Stop at this precision [%]"), 0.0, 0.0, 50.0, tr(
            "Stops when the 95th percentile below is known so precisely: half the width of its 95 % confidence "
            "interval, relative to it. The runs per release point are then the most that are made; every point gets "
            "the same share of them. 0: make all runs.")),
        choice("PRECISION_OF", tr("What shall be so precise"), PRECISION_OF, PRECISION_OF[0], tr(
            "energy_max: the largest energy of each run. distance: its run-out. The 95th percentile of all runs.")),
        number("THREADS", tr("Threads (0: all processors)"), 0, 0, 1024, tr(
            "How many runs are computed at once."), Number.Integer),
        helped(
            QgsProcessingParameterString("SCHEDULER", tr("Address of a dask scheduler"), optional=True),
            tr("Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package "
               "distributed here and the same Talus on all workers. Empty: the threads of this computer."),
        ),
        number("TRAJECTORY_INTERVAL", tr("Time between the vertices of a line [s]"), 0.1, 0.001, 100.0, tr(
            "Longer intervals make smaller layers. Maps and numbers do not depend on it."), decimals=3),
    ]  # fmt: skip


def _extent():
    return [
        band_parameter(),
        extent_parameter(tr("Saves memory on a large model. Rocks that leave the extent end there. Empty: all of it.")),
    ]


def _ground_raster():
    return helped(
        QgsProcessingParameterRasterLayer("GROUND_RASTER", tr("Raster of ground and forest (instead)"), optional=True),
        tr("Parameters of ground and forest in bands, as talus:groundclasses makes them on the cells of the elevation "
           "model. Goes instead of ground and forest polygons; its viscous drag counts where that is switched on."),
    )  # fmt: skip
