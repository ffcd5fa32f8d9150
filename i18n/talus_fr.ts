<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Talus</name>
    <message>
        <location filename="../algorithms/base.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>Rockfall</source>
        <translation>Chutes de pierres et de blocs</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Advanced inputs</source>
        <translation>Entrées avancées</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
        <translation>La mémoire ne suffit pas. Choisissez une emprise plus petite, moins de trajectoires ou moins de sorties.</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Talus needs a Python package that is not there: {}. Install it for the Python of QGIS.</source>
        <translation>Talus a besoin d'un paquet Python qui manque&#xa0;: {}. Installez-le pour le Python de QGIS.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/cluster.py"/>
        <source>Connecting to the scheduler at {} ...</source>
        <translation>Connexion à l'ordonnanceur {} ...</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: this is no raster layer that QGIS can read.</source>
        <translation>DEM&#xa0;: ce n'est pas une couche raster que QGIS peut lire.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: export the layer {} to a GeoTIFF first.</source>
        <translation>DEM&#xa0;: exportez d'abord la couche {} en GeoTIFF.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
        <translation>GROUND&#xa0;: choisissez le champ qui contient la classe de sol (GROUND_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
        <translation>GROUND&#xa0;: l'entité {} a la classe {!r} dans {}&#xa0;; les classes connues sont {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: choose the fields with the drag coefficient and the height (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</source>
        <translation>FOREST&#xa0;: choisissez les champs du coefficient de traînée et de la hauteur (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
        <translation>{}&#xa0;: {} se superposent avec des valeurs différentes. Découpez-les pour que chaque endroit n'ait qu'une valeur.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} polygons cover {:.0f} % of the cells.</source>
        <translation>{}&#xa0;: {} polygones couvrent {:.0f}&#xa0;% des cellules.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} is empty.</source>
        <translation>{}&#xa0;: la couche {} est vide.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: all polygons of {} lie outside of the elevation model; is its coordinate system right?</source>
        <translation>{}&#xa0;: tous les polygones de {} sont hors du modèle de terrain&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: without effect, outside of the elevation model: {}.</source>
        <translation>{}&#xa0;: sans effet, car hors du modèle de terrain&#xa0;: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: feature {} has {} = {}; give a number of at least 0.</source>
        <translation>FOREST&#xa0;: l'entité {} a {} = {}&#xa0;; donnez un nombre d'au moins 0.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/parameter_values.py"/>
        <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
        <translation>{} ({}) vaut {:g}&#xa0;; donnez un nombre de {:g} à {:g}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/release_sampling.py"/>
        <source>RELEASES: a polygon of {:.0f} m x {:.0f} m holds too many points {} m apart; raise SPACING.</source>
        <translation>RELEASES&#xa0;: un polygone de {:.0f} m x {:.0f} m contient trop de points espacés de {} m&#xa0;; augmentez SPACING.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: left out for want of a geometry: {}.</source>
        <translation>RELEASES&#xa0;: omis, faute de géométrie&#xa0;: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: the layer has no feature to start from.</source>
        <translation>RELEASES&#xa0;: la couche n'a aucune entité d'où partir.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: no elevation under {}: outside of the elevation model, or no data there. Move or delete them, or choose an elevation model that covers them.</source>
        <translation>RELEASES&#xa0;: aucune altitude pour {}&#xa0;: hors du modèle de terrain, ou sans données à cet endroit. Déplacez-les ou supprimez-les, ou choisissez un modèle de terrain qui les couvre.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: {} sampled points outside of the elevation model are left out.</source>
        <translation>RELEASES&#xa0;: {} points échantillonnés hors du modèle de terrain sont omis.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>more than {:g}</source>
        <translation>supérieur à {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>at least {:g}</source>
        <translation>d'au moins {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: feature {} has {} = {}; give a number of {}.</source>
        <translation>RELEASES&#xa0;: l'entité {} a {} = {}&#xa0;; donnez un nombre {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
        <translation>Bloc&#xa0;: {}, {:.3g} m³, {:.0f} kg, {} sommets.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Elevation model: {} x {} cells of {:g} m x {:g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
        <translation>Modèle de terrain&#xa0;: {} x {} cellules de {:g} m x {:g} m en {}, altitudes de {:.0f} à {:.0f} m, {:.0f}&#xa0;% sans données.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Releases: {} points of {} features, {} runs.</source>
        <translation>Départs&#xa0;: {} points de {} entités, {} trajectoires.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Elevation model</source>
        <translation>Modèle de terrain</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
        <translation>Altitudes en mètres, dans un système de coordonnées projeté en mètres. Les blocs heurtent la surface lisse entre les centres des cellules. Bâtiments et arbres ne devraient pas y figurer.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release points, lines or areas</source>
        <translation>Points, lignes ou zones de départ</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Where rocks start. Points are used as they are, lines and polygons are sampled at the spacing among the advanced inputs. Only x and y count; the height comes from the elevation model.</source>
        <translation>D'où partent les blocs. Les points sont repris tels quels&#xa0;; les lignes et les polygones sont échantillonnés selon l'espacement des entrées avancées. Seuls x et y comptent&#xa0;; l'altitude vient du modèle de terrain.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs per release point</source>
        <translation>Trajectoires par point de départ</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many rocks start at each point, each with a random orientation. 100 and more give smooth maps.</source>
        <translation>Nombre de blocs qui partent de chaque point, chacun avec une orientation aléatoire. 100 et plus donnent des cartes lisses.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release height above the ground [m]</source>
        <translation>Hauteur de départ au-dessus du sol [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height of the lowest corner of the rock above the ground when it is let go.</source>
        <translation>Hauteur du sommet le plus bas du bloc au-dessus du sol au moment où il est lâché.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape of the rocks</source>
        <translation>Forme des blocs</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A shape of the library. eota111 and eota221 are the norm blocks of the tests of rockfall nets; plates and discs run furthest, cubes and tetrahedra stop first.</source>
        <translation>Une forme de la bibliothèque. eota111 et eota221 sont les blocs normalisés des essais de filets pare-blocs&#xa0;; plaques et disques vont le plus loin, cubes et tétraèdres s'arrêtent les premiers.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape from a file (instead)</source>
        <translation>Forme tirée d'un fichier (à la place)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
        <translation>Points et maillages (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
        <translation>Un nuage de points ou un maillage en mètres&#xa0;; le bloc en est l'enveloppe convexe. Remplace la forme de la bibliothèque.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of a rock [m³]</source>
        <translation>Volume d'un bloc [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
        <translation>La forme est mise à l'échelle de ce volume. Si le champ est vide, un bloc tiré d'un fichier garde sa taille.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Density of the rock [kg/m³]</source>
        <translation>Masse volumique de la roche [kg/m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
        <translation>2700 convient au granite, au gneiss et au calcaire&#xa0;; le grès a environ 2400, le basalte 3000.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground polygons</source>
        <translation>Polygones de sol</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Areas of one ground class each. Where no polygon is, the class for the rest applies. Polygons of different classes must not overlap.</source>
        <translation>Surfaces d'une classe de sol chacune. Là où il n'y a pas de polygone, la classe du reste s'applique. Des polygones de classes différentes ne doivent pas se superposer.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the ground class</source>
        <translation>Champ de la classe de sol</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Names of classes: {}.</source>
        <translation>Noms des classes&#xa0;: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground class of the rest</source>
        <translation>Classe de sol du reste</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Class where no polygon is: soft ground brakes by long slippage, hard ground throws rocks back up. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
        <translation>Classe là où il n'y a pas de polygone&#xa0;: un sol meuble freine par un long glissement, un sol dur fait rebondir les blocs. extra_hard est le rocher, hard l'éboulis grossier, medium le sol forestier, soft la prairie humide.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Forest polygons</source>
        <translation>Polygones de forêt</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Stands that brake rocks by a drag below the height of the layer. Overlapping stands must agree.</source>
        <translation>Peuplements qui freinent les blocs par une traînée sous la hauteur de la couche. Des peuplements qui se superposent doivent concorder.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the drag coefficient [kg/s]</source>
        <translation>Champ du coefficient de traînée [kg/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Drag force per velocity: about 250 open, 500 medium and 750 dense forest.</source>
        <translation>Force de traînée par unité de vitesse&#xa0;: environ 250 en forêt claire, 500 en forêt moyenne et 750 en forêt dense.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the height of the drag layer [m]</source>
        <translation>Champ de la hauteur de la couche de traînée [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Up to this height above the ground a rock is braked.</source>
        <translation>Jusqu'à cette hauteur au-dessus du sol, un bloc est freiné.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the volume [m³]</source>
        <translation>Champ des départs pour le volume [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of the rocks of each feature; empty values take the volume above.</source>
        <translation>Volume des blocs de chaque entité&#xa0;; les valeurs vides prennent le volume ci-dessus.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the number of runs</source>
        <translation>Champ des départs pour le nombre de trajectoires</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs from each point of a feature; empty values take the number above.</source>
        <translation>Trajectoires depuis chaque point d'une entité&#xa0;; les valeurs vides prennent le nombre ci-dessus.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the release height [m]</source>
        <translation>Champ des départs pour la hauteur de départ [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height above the ground of each feature; empty values take the height above.</source>
        <translation>Hauteur de chaque entité au-dessus du sol&#xa0;; les valeurs vides prennent la hauteur ci-dessus.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Spacing of points on lines and areas [m]</source>
        <translation>Espacement des points sur les lignes et les surfaces [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Distance between the release points on lines, and of their square grid in polygons.</source>
        <translation>Distance entre les points de départ sur les lignes, et maille de leur grille carrée dans les polygones.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Initial velocity [m/s]</source>
        <translation>Vitesse initiale [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Horizontal velocity at the start, for example after an earthquake or from a blast.</source>
        <translation>Vitesse horizontale au départ, par exemple après un séisme ou sous l'effet d'un tir de mine.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Direction of the initial velocity [° from north]</source>
        <translation>Direction de la vitesse initiale [° depuis le nord]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
        <translation>Azimut, dans le sens horaire depuis le nord. Si le champ est vide, chaque bloc part dans la ligne de plus grande pente.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time step [s]</source>
        <translation>Pas de temps [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>0.002 s is proven for rocks from a tenth to some tens of m³; smaller rocks need smaller steps.</source>
        <translation>0.002 s est éprouvé pour des blocs d'un dixième à quelques dizaines de m³&#xa0;; des blocs plus petits demandent des pas plus petits.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Scheme of free flight</source>
        <translation>Schéma du vol libre</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
        <translation>implicit conserve l'énergie et le moment cinétique des blocs en vol (Leine et al. 2021)&#xa0;; explicit est l'ancien schéma (Leine et al. 2014), pour comparaison.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Impact law</source>
        <translation>Loi d'impact</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>newton: Newton's law of restitution with Coulomb friction.</source>
        <translation>newton&#xa0;: loi de restitution de Newton avec frottement de Coulomb.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Normal restitution of all ground</source>
        <translation>Restitution normale de tout le sol</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Share of the approach velocity that is returned. Left empty, the ground classes say; theirs is 0, as rebounds come from the rock's shape and spin.</source>
        <translation>Part de la vitesse d'approche qui est restituée. Si le champ est vide, les classes de sol décident&#xa0;; la leur est 0, car les rebonds viennent de la forme et de la rotation du bloc.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground classes brake by viscous drag too</source>
        <translation>Les classes de sol freinent aussi par traînée visqueuse</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
        <translation>Tant qu'un bloc touche le sol, il est freiné par la traînée de la classe multipliée par sa masse et sa vitesse, comme dans RAMMS::ROCKFALL&#xa0;; les blocs s'arrêtent plus tôt. Leine et al. (2014) n'ont pas ce terme.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longest duration of a run [s]</source>
        <translation>Durée maximale d'une trajectoire [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A rock that still moves then is stopped and counted as such.</source>
        <translation>Un bloc encore en mouvement à ce moment est arrêté et compté comme tel.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Seed of the random orientations</source>
        <translation>Graine des orientations aléatoires</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The same seed and inputs give the same results to the last bit, on any number of threads.</source>
        <translation>La même graine et les mêmes entrées donnent les mêmes résultats au bit près, quel que soit le nombre de threads.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Threads (0: all processors)</source>
        <translation>Threads (0&#xa0;: tous les processeurs)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many runs are computed at once.</source>
        <translation>Nombre de trajectoires calculées en même temps.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Address of a dask scheduler</source>
        <translation>Adresse d'un ordonnanceur dask</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
        <translation>Calcule sur une grappe au lieu de cet ordinateur, par exemple tcp://host:8786. Demande ici le paquet Python distributed, et le même Talus sur tous les nœuds de calcul. Vide&#xa0;: les threads de cet ordinateur.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time between the vertices of a line [s]</source>
        <translation>Temps entre les sommets d'une ligne [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longer intervals make smaller layers. Maps and numbers do not depend on it.</source>
        <translation>Des intervalles plus longs donnent des couches plus petites. Les cartes et les chiffres clés n'en dépendent pas.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Band of the elevation model</source>
        <translation>Bande du modèle de terrain</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The band with the heights.</source>
        <translation>La bande qui contient les altitudes.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Part of the elevation model to read</source>
        <translation>Partie du modèle de terrain à lire</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Saves memory on a large model. Rocks that leave the extent end there. Empty: all of it.</source>
        <translation>Économise la mémoire avec un grand modèle. Les blocs qui quittent l'emprise s'y terminent. Vide&#xa0;: tout le modèle.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
        <translation>{}&#xa0;: la couche {} n'a pas de système de coordonnées. Assignez-lui celui dans lequel elle a été créée, par le menu de la couche, SCR de la couche, ou par Assigner une projection.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no field {!r}; it has {}.</source>
        <translation>{}&#xa0;: la couche {} n'a pas de champ {!r}&#xa0;; présents&#xa0;: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
        <translation>{}&#xa0;: l'entité {} ne peut pas être reprojetée en {}&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{} features ({} ...)</source>
        <translation>{} entités ({} ...)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>feature {}</source>
        <translation>entité {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>features {}</source>
        <translation>entités {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: this is no vector layer that QGIS can read.</source>
        <translation>{}&#xa0;: ce n'est pas une couche vecteur que QGIS peut lire.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the input {}; choose another file for the output.</source>
        <translation>{}&#xa0;: {} est l'entrée {}&#xa0;; choisissez un autre fichier pour la sortie.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the file of {} too; choose another one.</source>
        <translation>{}&#xa0;: {} est aussi le fichier de {}&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
        <translation>{}&#xa0;: {} ne peut pas être écrit, car le dossier {} n'existe pas. Créez-le d'abord.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is a folder; give the name of a file.</source>
        <translation>{}&#xa0;: {} est un dossier&#xa0;; donnez le nom d'un fichier.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
        <translation>{}&#xa0;: {} ne peut pas être écrit ({}). Choisissez un autre emplacement, ou fermez le programme qui utilise le fichier.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passages [runs]</source>
        <translation>Passages [trajectoires]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs pass a cell. Each counts once.</source>
        <translation>Nombre de trajectoires qui traversent une cellule. Chacune compte une fois.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, maximum [kJ]</source>
        <translation>Énergie, maximum [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
        <translation>Énergie cinétique maximale (translation et rotation) de toutes les trajectoires dans une cellule.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, 95th percentile [kJ]</source>
        <translation>Énergie, 95e centile [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy that 95 % of the passing runs stay below, each with its largest in the cell.</source>
        <translation>Énergie sous laquelle restent 95&#xa0;% des trajectoires qui traversent la cellule, chacune avec son maximum dans celle-ci.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, maximum [m]</source>
        <translation>Hauteur de passage, maximum [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest height of a rock's centre of mass above the ground.</source>
        <translation>Hauteur maximale du centre de masse d'un bloc au-dessus du sol.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, 95th percentile [m]</source>
        <translation>Hauteur de passage, 95e centile [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Height of the centre of mass that 95 % of the passing runs stay below.</source>
        <translation>Hauteur du centre de masse sous laquelle restent 95&#xa0;% des trajectoires qui traversent la cellule.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, maximum [m/s]</source>
        <translation>Vitesse, maximum [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest velocity of a rock's centre of mass.</source>
        <translation>Vitesse maximale du centre de masse d'un bloc.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Reach probability [share of runs]</source>
        <translation>Probabilité d'atteinte [part des trajectoires]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Share of all runs that pass a cell, 0 to 1.</source>
        <translation>Part de toutes les trajectoires qui traversent une cellule, de 0 à 1.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Deposits [runs]</source>
        <translation>Dépôts [trajectoires]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs come to rest in a cell.</source>
        <translation>Nombre de trajectoires dont le bloc s'immobilise dans une cellule.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, mean [kJ]</source>
        <translation>Énergie, moyenne [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest energy in the cell.</source>
        <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur énergie maximale dans celle-ci.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, mean [m]</source>
        <translation>Hauteur de passage, moyenne [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest height in the cell.</source>
        <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur hauteur maximale dans celle-ci.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, mean [m/s]</source>
        <translation>Vitesse, moyenne [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest velocity in the cell.</source>
        <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur vitesse maximale dans celle-ci.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Rotation, maximum [rev/s]</source>
        <translation>Rotation, maximum [rev/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest rate of rotation.</source>
        <translation>Vitesse de rotation maximale, en tours par seconde.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Numbers</source>
        <translation>Chiffres clés</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Distributions</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Why runs ended</source>
        <translation>Pourquoi les trajectoires ont pris fin</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Made from</source>
        <translation>Données de base</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Talus {}, {}. Seed {}.</source>
        <translation>Talus {}, {}. Graine {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rockfall simulation</source>
        <translation>Simulation de chutes de pierres et de blocs</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy, paths and release points (blue). North is up, the picture is {:.0f} m wide.</source>
        <translation>Énergie maximale, trajectoires et points de départ (bleu). Le nord est en haut, l'image fait {:.0f} m de large.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Coordinate system</source>
        <translation>Système de coordonnées</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the terrain as used</source>
        <translation>SHA-256 du terrain utilisé</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the ground as used</source>
        <translation>SHA-256 du sol utilisé</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the rocks as used</source>
        <translation>SHA-256 des blocs utilisés</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the releases as used</source>
        <translation>SHA-256 des départs utilisés</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Run-out length [m]</source>
        <translation>Distance de parcours [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy of a run [kJ]</source>
        <translation>Énergie maximale d'une trajectoire [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters of the ground have to be calibrated at events of the site; published values are a start.</source>
        <translation>Les paramètres du sol doivent être calés sur des événements du site&#xa0;; les valeurs publiées sont un point de départ.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rocks stay whole: no fragmentation, and no impacts between rocks or against single trees.</source>
        <translation>Les blocs restent entiers&#xa0;: ni fragmentation, ni chocs entre blocs ou contre des arbres isolés.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The ground is the elevation model, smooth between its cells; what is smaller than a cell is not there.</source>
        <translation>Le sol est le modèle de terrain, lisse entre ses cellules&#xa0;; ce qui est plus petit qu'une cellule n'existe pas.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
        <translation>Les cartes comptent les trajectoires calculées. La fréquence des chutes ne fait pas partie de la simulation.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
        <translation>Le 95e centile d'une cellule que peu de trajectoires traversent est incertain&#xa0;; regardez aussi les passages.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>id of the release feature</source>
        <translation>identifiant de l'entité de départ</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>number of the release point</source>
        <translation>numéro du point de départ</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>shape of the rock</source>
        <translation>forme du bloc</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>volume [m³]</source>
        <translation>volume [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>mass [kg]</source>
        <translation>masse [kg]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum energy [kJ]</source>
        <translation>énergie maximale [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum velocity [m/s]</source>
        <translation>vitesse maximale [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum passing height [m]</source>
        <translation>hauteur de passage maximale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>run-out length, horizontal [m]</source>
        <translation>distance de parcours, horizontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>reach angle [°]</source>
        <translation>angle de portée [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>duration [s]</source>
        <translation>durée [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>why the run ended</source>
        <translation>cause de la fin de la trajectoire</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>time since the release [s]</source>
        <translation>temps depuis le départ [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>slippage [m]</source>
        <translation>glissement [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>penetration [m]</source>
        <translation>pénétration [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity before [m/s]</source>
        <translation>vitesse avant [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity after [m/s]</source>
        <translation>vitesse après [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy before [kJ]</source>
        <translation>énergie avant [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy after [kJ]</source>
        <translation>énergie après [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Runs</source>
        <translation>Trajectoires calculées</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Release points</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that came to rest</source>
        <translation>Part des trajectoires terminées par l'arrêt du bloc</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that left the terrain</source>
        <translation>Part des trajectoires sorties du terrain</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest energy [kJ]</source>
        <translation>Énergie maximale [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of energy in a cell [kJ]</source>
        <translation>95e centile maximal de l'énergie dans une cellule [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest passing height [m]</source>
        <translation>Hauteur de passage maximale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of passing height in a cell [m]</source>
        <translation>95e centile maximal de la hauteur de passage dans une cellule [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest velocity [m/s]</source>
        <translation>Vitesse maximale [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Longest run-out, horizontal [m]</source>
        <translation>Distance de parcours maximale, horizontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Mean run-out, horizontal [m]</source>
        <translation>Distance de parcours moyenne, horizontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Smallest reach angle [°]</source>
        <translation>Angle de portée minimal [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of contact steps that did not converge</source>
        <translation>Part des pas de contact sans convergence</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>at rest</source>
        <translation>immobilisé</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>left the terrain</source>
        <translation>sorti du terrain</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>longest duration reached</source>
        <translation>durée maximale atteinte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
        <translation>{} trajectoires en {:.1f} s&#xa0;: {:.0f} trajectoires/s, {:.2g} millions de pas/s.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>More than 0.1 % of the contact steps did not converge; try a smaller time step.</source>
        <translation>Plus de 0.1&#xa0;% des pas de contact n'ont pas convergé&#xa0;; essayez un pas de temps plus petit.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Trajectories</source>
        <translation>Trajectoires</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M).</source>
        <translation>Parcours des centres de masse des blocs, en lignes avec l'altitude (Z) et le temps en secondes (M).</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Stops</source>
        <translation>Points d'arrêt</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Where and why each run ended, with the same fields.</source>
        <translation>Où et pourquoi chaque trajectoire a pris fin, avec les mêmes champs.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Contacts</source>
        <translation>Contacts avec le sol</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
        <translation>Chaque phase de contact avec le sol&#xa0;: glissement, ainsi que vitesse et énergie avant et après.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Cancelled while layers were written; nothing is kept.</source>
        <translation>Annulé pendant l'écriture des couches&#xa0;; rien n'est conservé.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: a feature could not be written; is the disk full?</source>
        <translation>{}&#xa0;: une entité n'a pas pu être écrite&#xa0;; le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <location filename="../algorithms/provider.py"/>
        <source>Talus (rockfall)</source>
        <translation>Talus (chutes de pierres et de blocs)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulate rockfall</source>
        <translation>Simuler des chutes de pierres et de blocs</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
        <translation>Lance des blocs rigides et polyédriques sur un modèle de terrain et cartographie où ils vont, à quelle hauteur ils passent et avec quelle énergie. Un modèle de terrain et des points de départ suffisent&#xa0;; des polygones de sol et de forêt rendent le résultat plus précis.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
        <translation>chute de pierres,chute de blocs,éboulement,bloc,trajectoire,distance de parcours,portée,danger naturel,énergie,hauteur de passage,talus,rockfall</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>The first run compiles the engine, which takes about half a minute ...</source>
        <translation>La première exécution compile le moteur de calcul, ce qui prend environ une demi-minute ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulating ...</source>
        <translation>Simulation en cours ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Cancelled; nothing was written.</source>
        <translation>Annulé&#xa0;; rien n'a été écrit.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>HTML files (*.html)</source>
        <translation>Fichiers HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
        <translation>Une page avec une carte, les chiffres clés, tous les paramètres et les données de base des résultats.</translation>
    </message>
</context>
</TS>
