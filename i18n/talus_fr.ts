<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Talus</name>
<message>
 <source>  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.</source>
 <translation>  Angles de la ligne d'énergie en zone de {}&#xa0;: à partir de {:.1f}°, 5&#xa0;% sous {:.1f}°.</translation>
</message>
<message>
 <source>  The results are already there.</source>
 <translation>  Elle est déjà là.</translation>
</message>
<message>
 <source>  once in {:g} years: {:.3g} m³</source>
 <translation>  une fois en {:g} ans : {:.3g} m³</translation>
</message>
<message>
 <source>  {}, {} [{}]: {:.4g} before, {:.4g} after, difference {:.3g} ({:.3g} to {:.3g})</source>
 <translation>  {}, {} [{}] : {:.4g} avant, {:.4g} après, différence {:.3g} ({:.3g} à {:.3g})</translation>
</message>
<message>
 <source>  {}: distance from the largest blocks {:.2f}, from all {:.3f}; blocks of {} m³</source>
 <translation>  {} : écart aux plus gros blocs {:.2f}, à tous {:.3f} ; blocs de {} m³</translation>
</message>
<message>
 <source>  {}: no rock passes.</source>
 <translation>  {}&#xa0;: aucun bloc ne passe.</translation>
</message>
<message>
 <source>  {}: {:.4g} m².</source>
 <translation>  {} : {:.4g} m².</translation>
</message>
<message>
 <source>  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).</source>
 <translation>  {}&#xa0;: {} des {} trajectoires passent&#xa0;; 95es centiles {} kJ et {} m (haut du bloc).</translation>
</message>
<message>
 <source>% of the runs that hit</source>
 <translation>% des trajectoires qui touchent</translation>
</message>
<message>
 <source>% of what it offers</source>
 <translation>% de ce qu'il offre</translation>
</message>
<message>
 <source>(empty)</source>
 <translation>(vide)</translation>
</message>
<message>
 <source>0 is vertical, 1 is 45°.</source>
 <translation>0 est vertical, 1 est 45°.</translation>
</message>
<message>
 <source>0.002 s has been tested for rocks from 0.1 m³ to some tens of m³; smaller rocks need smaller steps.</source>
 <translation>0,002 s est éprouvé pour des blocs d'un dixième à quelques dizaines de m³&#xa0;; des blocs plus petits demandent des pas plus petits.</translation>
</message>
<message>
 <source>0.004 s for blocks of about 1 m³. Half of it for blocks of 0.1 m³.</source>
 <translation>0.004 s pour des blocs d'environ 1 m³. La moitié pour des blocs de 0.1 m³.</translation>
</message>
<message>
 <source>1  Not checked</source>
 <translation>1  Non vérifié</translation>
</message>
<message>
 <source>1 Prepare</source>
 <translation>1 Préparer</translation>
</message>
<message>
 <source>1 both, 2 the indication only, 3 runs only, 0 neither; of the largest volume. Needs passages.</source>
 <translation>1 les deux, 2 l'indication seule, 3 les trajectoires seules, 0 aucun ; du plus grand volume. Demande les passages.</translation>
</message>
<message>
 <source>1 is an octahedron, 2 an ellipsoid, 4 a rounded block; large exponents come near to a box.</source>
 <translation>1 est un octaèdre, 2 un ellipsoïde, 4 un bloc arrondi&#xa0;; de grands exposants s'approchent d'un parallélépipède.</translation>
</message>
<message>
 <source>1 m, each 1 m³</source>
 <translation>1 m, chacun 1 m³</translation>
</message>
<message>
 <source>1 second</source>
 <translation>1 seconde</translation>
</message>
<message>
 <source>1 where blocks can arrive, 2 sources, 0 neither; a band for each volume. Without frequency and intensity: not a hazard map.</source>
 <translation>1 où des blocs peuvent venir, 2 zones de départ, 0 ni l'un ni l'autre ; une bande par volume. Sans fréquence ni intensité : pas une carte d'aléa.</translation>
</message>
<message>
 <source>1 where the interval does not contain 0</source>
 <translation>1 là où l'intervalle ne contient pas 0</translation>
</message>
<message>
 <source>1 where the required share is reached</source>
 <translation>1 là où la part demandée est atteinte</translation>
</message>
<message>
 <source>100 years</source>
 <translation>100 ans</translation>
</message>
<message>
 <source>1: from the line's left to its right, -1: back</source>
 <translation>1&#xa0;: de la gauche vers la droite de la ligne, -1&#xa0;: en sens inverse</translation>
</message>
<message>
 <source>1: in the two outer rows or columns, not started by Rockyfor3D</source>
 <translation>1 : dans les deux lignes ou colonnes extérieures, non lancé par Rockyfor3D</translation>
</message>
<message>
 <source>1: the values differ</source>
 <translation>1&#xa0;: les valeurs diffèrent</translation>
</message>
<message>
 <source>2  Result</source>
 <translation>2  Résultat</translation>
</message>
<message>
 <source>2 Simulate</source>
 <translation>2 Simuler</translation>
</message>
<message>
 <source>200 parameter sets, all equally probable given the observations, for the ensemble of simulations; a button of this dialog opens that tool with them. Needs at least 5 observed points; leave out those with which you want to check the result.</source>
 <translation>200 jeux de paramètres, tous aussi probables d'après les observations, pour l'ensemble de simulations : le bouton de ce dialogue l'ouvre avec eux. À partir de 5 points observés ; gardez de côté ceux avec lesquels vous voulez vérifier le résultat.</translation>
</message>
<message>
 <source>2000 for 1 : 2000. If left empty, the largest round scale at which everything fits.</source>
 <translation>2000 pour 1 : 2000. Vide : la plus grande échelle ronde à laquelle tout tient.</translation>
</message>
<message>
 <source>25 m/s is the minimum in type tests by EAD 340059.</source>
 <translation>25 m/s est le minimum des essais de type selon l'EAD 340059.</translation>
</message>
<message>
 <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
 <translation>2700 convient au granite, au gneiss et au calcaire&#xa0;; le grès a environ 2400, le basalte 3000.</translation>
</message>
<message>
 <source>3  Scope</source>
 <translation>3  Objet</translation>
</message>
<message>
 <source>3 Evaluate</source>
 <translation>3 Évaluer</translation>
</message>
<message>
 <source>3 is a wedge, 6 a column of basalt.</source>
 <translation>3 est un coin, 6 une colonne de basalte.</translation>
</message>
<message>
 <source>3 m allow access for a machine. Whether the embankment is thick enough for the rocks is a separate question, which rigid ground cannot answer.</source>
 <translation>3 m suffisent au passage d'un engin. Que le merlon soit assez épais pour les blocs est une autre question, à laquelle un sol rigide ne peut pas répondre.</translation>
</message>
<message>
 <source>30 kJ in the Swiss recommendation.</source>
 <translation>30 kJ dans la recommandation suisse.</translation>
</message>
<message>
 <source>30 years</source>
 <translation>30 ans</translation>
</message>
<message>
 <source>300 kJ in the Swiss recommendation.</source>
 <translation>300 kJ dans la recommandation suisse.</translation>
</message>
<message>
 <source>300 years</source>
 <translation>300 ans</translation>
</message>
<message>
 <source>3d,film,animation,html,page,client,public,presentation,browser,rockfall</source>
 <translation>3D,film,animation,HTML,page,client,public,présentation,navigateur,chutes de pierres</translation>
</message>
<message>
 <source>4  Partial factors</source>
 <translation>4  Coefficients partiels</translation>
</message>
<message>
 <source>4 Decide</source>
 <translation>4 Décider</translation>
</message>
<message>
 <source>4 high (red), 3 moderate (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of intensity and return period.</source>
 <translation>4 élevé (rouge), 3 moyen (bleu), 2 faible (jaune), 1 résiduel (jaune-blanc), selon la matrice d'intensité et de période de retour.</translation>
</message>
<message>
 <source>50 to 95 %</source>
 <translation>50 à 95 %</translation>
</message>
<message>
 <source>5th percentile of {}</source>
 <translation>5e centile de {}</translation>
</message>
<message>
 <source>90 % of the bootstrap</source>
 <translation>90&#xa0;% du bootstrap</translation>
</message>
<message>
 <source>90th percentile</source>
 <translation>90e centile</translation>
</message>
<message>
 <source>95 % bounds</source>
 <translation>bornes à 95 %</translation>
</message>
<message>
 <source>95 % confidence</source>
 <translation>confiance 95 %</translation>
</message>
<message>
 <source>95 % energy [kJ]</source>
 <translation>énergie 95 % [kJ]</translation>
</message>
<message>
 <source>95 % energy of each scenario [kJ]</source>
 <translation>énergie 95 % de chaque scénario [kJ]</translation>
</message>
<message>
 <source>95 % energy, difference</source>
 <translation>énergie 95 %, différence</translation>
</message>
<message>
 <source>95 % force [MN]</source>
 <translation>force 95 % [MN]</translation>
</message>
<message>
 <source>95 % height</source>
 <translation>hauteur 95 %</translation>
</message>
<message>
 <source>95 % of the rocks have a run-out of at most {:.0f} m; within the interval of the rolling resistance of the ground classes it is {:.0f} to {:.0f} m ({} runs at each end).</source>
 <translation>95 % des blocs ne dépassent pas {:.0f} m&#xa0;; dans l'intervalle de la résistance au roulement des classes de sol, cela fait {:.0f} à {:.0f} m ({} trajectoires à chaque borne).</translation>
</message>
<message>
 <source>95 % of the runs</source>
 <translation>95 % d'après les trajectoires</translation>
</message>
<message>
 <source>95 % run-out, longest within the interval of the rolling resistance [m]</source>
 <translation>Distance parcourue à 95 %, maximum dans l'intervalle de la résistance au roulement [m]</translation>
</message>
<message>
 <source>95 % run-out, shortest within the interval of the rolling resistance [m]</source>
 <translation>Distance parcourue à 95 %, minimum dans l'intervalle de la résistance au roulement [m]</translation>
</message>
<message>
 <source>95 %: {}</source>
 <translation>95&#xa0;%&#xa0;: {}</translation>
</message>
<message>
 <source>95 is usual for the energy and height that a barrier is designed for.</source>
 <translation>95 est usuel pour l'énergie et la hauteur de dimensionnement d'un ouvrage.</translation>
</message>
<message>
 <source>95th percentile</source>
 <translation>95e centile</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs, of which {} pass.</source>
 <translation>95e centile de «&#xa0;{}&#xa0;»&#xa0;: {} d'après {} trajectoires, dont {} passent.</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs.</source>
 <translation>95e centile de «&#xa0;{}&#xa0;»&#xa0;: {} d'après {} trajectoires.</translation>
</message>
<message>
 <source>95th percentile of energy at the line where it is largest [kJ]</source>
 <translation>95e centile de l'énergie à la ligne où il est maximal [kJ]</translation>
</message>
<message>
 <source>95th percentile of the height of the top there [m]</source>
 <translation>95e centile de la hauteur du haut des blocs à cette ligne [m]</translation>
</message>
<message>
 <source>95th percentile of the stops along the profile [m]</source>
 <translation>95e centile des arrêts le long du profil [m]</translation>
</message>
<message>
 <source>95th percentile of velocity there [m/s]</source>
 <translation>95e centile de la vitesse à cette ligne [m/s]</translation>
</message>
<message>
 <source>95th percentile of {}</source>
 <translation>95e centile de {}</translation>
</message>
<message>
 <source>95th percentile, lower bound of its confidence</source>
 <translation>95e centile, borne inférieure de confiance</translation>
</message>
<message>
 <source>95th percentile, upper bound of its confidence</source>
 <translation>95e centile, borne supérieure de confiance</translation>
</message>
<message>
 <source>95th percentile: {}</source>
 <translation>95e centile&#xa0;: {}</translation>
</message>
<message>
 <source>99th percentile</source>
 <translation>99e centile</translation>
</message>
<message>
 <source>A CSV file with the columns value and class.</source>
 <translation>Un fichier CSV avec les colonnes value et class.</translation>
</message>
<message>
 <source>A CSV file with the columns value, drag in kg/s and height in m.</source>
 <translation>Un fichier CSV avec les colonnes value, drag en kg/s et height en m.</translation>
</message>
<message>
 <source>A GeoPackage with the polygons of ground and forest; it is made if it is not there.</source>
 <translation>Un GeoPackage avec les polygones du sol et de la forêt&#xa0;; il est créé s'il n'existe pas.</translation>
</message>
<message>
 <source>A band for each volume.</source>
 <translation>Une bande par volume.</translation>
</message>
<message>
 <source>A band for each volume; needs volumes in the table of angles. Kinetic energy of translation.</source>
 <translation>Une bande par volume ; demande des volumes dans la table des angles. Énergie cinétique de translation.</translation>
</message>
<message>
 <source>A bar for each simulation with the confidence interval of its percentile: run-out, energy, height; and for each line the share of the runs that arrive.</source>
 <translation>Une barre par simulation avec la confiance de son percentile : distance parcourue, énergie, hauteur ; et pour chaque ligne la part des trajectoires qui arrivent.</translation>
</message>
<message>
 <source>A bar for each simulation: run-out, energy, height, and arrivals at the lines.</source>
 <translation>Une barre par simulation : distance parcourue, énergie, hauteur et ce qui arrive aux lignes.</translation>
</message>
<message>
 <source>A barrier on the line stops {} of them, {} continue. Numbers are of all that arrive, with their motion there.</source>
 <translation>Un ouvrage sur la ligne en arrête {}, {} continuent. Les nombres sont ceux de tous les blocs qui arrivent, avec leur mouvement à cet endroit.</translation>
</message>
<message>
 <source>A block of at least this size is known to fall once in the period below, from a register of events or from silent witnesses.</source>
 <translation>Un bloc d'au moins cette taille tombe, on le sait, une fois dans la période ci-dessous, d'après un cadastre d'événements ou des témoins muets.</translation>
</message>
<message>
 <source>A block of the mean size (mean radius {:.2g} m) rolls with {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Un bloc de taille moyenne (rayon moyen {:.2g} m) a une résistance au roulement de {:.3g}, de {:.3g} à {:.3g} (médiane, 5 et 95 %).</translation>
</message>
<message>
 <source>A brake is used up after successive rock {value:.0f}: from then on it acts as a stiff stop, and its rope has to carry the load.</source>
 <translation>Un frein est épuisé après le bloc successif {value:.0f} : dès lors c'est une butée rigide, et son câble doit supporter la suite.</translation>
</message>
<message>
 <source>A cell without a level was not reached by the simulated blocks. That is no proof that it is safe: sources, volumes and paths that were not simulated are not in the map.</source>
 <translation>Une cellule sans degré n'a pas été atteinte par les blocs simulés. Cela ne prouve pas qu'elle est sûre : les zones de départ, volumes et trajectoires qui n'ont pas été simulés ne sont pas dans la carte.</translation>
</message>
<message>
 <source>A contact resists rotation about its normal, as an evenly loaded disc of this radius does. 0: point contacts, which do not resist it; some blocks then never stop spinning.</source>
 <translation>Un contact résiste à la rotation autour de sa normale comme un disque de ce rayon chargé uniformément. 0 : des points, qui ne résistent pas ; certains blocs tournent alors sans fin.</translation>
</message>
<message>
 <source>A cushion passes only if it meets both rules: q times the penetration, and a minimum thickness. If one of them was not entered (DEPTH_RATIO, LEAST_THICKNESS), the cushion counts as not checked, unless it fails by the other.</source>
 <translation>Un remblai de couverture satisfait aux deux règles, q fois la pénétration et une épaisseur minimale. Si l'une n'a pas été indiquée (DEPTH_RATIO, LEAST_THICKNESS), il n'est pas vérifié, quel que soit le résultat de l'autre, sauf s'il n'y satisfait pas.</translation>
</message>
<message>
 <source>A file with points of the rock's surface. Faces are ignored: the rock is the convex hull. .laz needs the Python package laspy.</source>
 <translation>Un fichier avec des points de la surface du bloc. Les faces ne comptent pas&#xa0;: le bloc est l'enveloppe convexe. .laz demande le paquet Python laspy.</translation>
</message>
<message>
 <source>A film needs the program ffmpeg (MP4) or the Python package Pillow (GIF), and neither is there. Install ffmpeg, or Pillow with the package manager of your system or of QGIS.</source>
 <translation>Un film demande le programme ffmpeg (MP4) ou le paquet Python Pillow (GIF), et aucun des deux n'est là. Installez ffmpeg, ou Pillow avec le gestionnaire de paquets de votre système ou de QGIS.</translation>
</message>
<message>
 <source>A first map of rock, debris below it and meadow by the slope of the elevation model, to be corrected.</source>
 <translation>Une première carte des rochers, des éboulis en contrebas et des prés d’après la pente du modèle de terrain, à corriger.</translation>
</message>
<message>
 <source>A ground class with soil applies on the whole slope, which is {value:.0f}° steep; above {limit:g}° there is no soil. Rocks that strike this face keep too little energy.</source>
 <translation>La classe de sol est meuble et vaut sur tout le talus, raide de {value:.0f}° ; au-delà de {limit:g}° il n'y a pas de sol. Les blocs qui frappent cette paroi gardent trop peu d'énergie.</translation>
</message>
<message>
 <source>A hull fills the hollows of a block, often 5 to 15 % of its volume. With a closed .stl or .obj the rock can get the volume and the mass of the block itself.</source>
 <translation>Une enveloppe comble les creux d'un bloc, souvent de 5 à 15&#xa0;% de son volume. Avec un .stl ou un .obj fermé, le bloc peut recevoir le volume et la masse du bloc réel.</translation>
</message>
<message>
 <source>A layer or table with a row for each block, such as those lying on the scree. At least 10, better 65 and more, measured without leaving out the small ones on purpose.</source>
 <translation>Une couche ou une table avec une ligne par bloc, par exemple ceux de l'éboulis. Au moins 10, mieux 65 et plus, mesurés sans omettre exprès les petits.</translation>
</message>
<message>
 <source>A level step in slopes that are higher than its depth below the crest. 0: no berm.</source>
 <translation>Un gradin horizontal dans les talus plus hauts que sa profondeur sous la crête. 0 : pas de risberme.</translation>
</message>
<message>
 <source>A line for each section with hits, energies, forces, penetration and checks.</source>
 <translation>Une ligne par tronçon avec impacts, énergies, forces, pénétration et vérifications.</translation>
</message>
<message>
 <source>A map of geology, soil or land cover, in any system. Its surface roughness in metres is taken from the field surface_roughness, or from the obstacle heights rg70, rg20 and rg10, if it has them.</source>
 <translation>Une carte de la géologie, des sols ou de l'occupation du sol, dans n'importe quel système. Sa rugosité de surface en mètres est lue dans le champ surface_roughness, ou dans les hauteurs d'obstacles rg70, rg20 et rg10, si elle les a.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} m on the ground.</source>
 <translation>Un mètre du système de coordonnées fait {:.4f} m au sol.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} to {:.4f} m on the ground (middle, corners of the model).</source>
 <translation>Un mètre du système de coordonnées fait {:.4f} à {:.4f} m au sol (milieu, coins du modèle).</translation>
</message>
<message>
 <source>A new polygon gets only the area that no other covers, so that none overlap.</source>
 <translation>Un nouveau polygone ne reçoit que ce qu'aucun autre ne couvre, si bien qu'aucun ne se superpose.</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.25, 0.05, 0.2, 0.3), of cut slopes in hard rock (Ashayer 2007).</source>
 <translation>Un nombre ou une distribution. Vide : normal(0.25, 0.05, 0.2, 0.3), de talus de déblai en roche dure (Ashayer 2007).</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.40, 0.05, 0.35, 0.45), of the same slopes.</source>
 <translation>Un nombre ou une distribution. Vide : normal(0.40, 0.05, 0.35, 0.45), des mêmes talus.</translation>
</message>
<message>
 <source>A number, or a distribution such as lognormal(0.2, 0.5). Needed for return periods.</source>
 <translation>Un nombre, ou une distribution telle que lognormal(0.2, 0.5). Nécessaire pour les périodes de retour.</translation>
</message>
<message>
 <source>A number, or a distribution such as uniform(0.3, 0.4). Its meaning depends on the model: for azzoni it is the share of the energy that is kept, for pfeiffer R_n; R_t is 0.85. If left empty, the values published for rock, 0.35, azzoni 0.75 to 0.9, pfeiffer 0.33 to 0.37.</source>
 <translation>Un nombre, ou une distribution telle que uniform(0.3, 0.4). Son sens dépend du modèle : pour azzoni, c'est la part de l'énergie qui est conservée, pour pfeiffer R_n ; R_t vaut 0.85. Vide : ce qui a été publié pour le rocher, 0.35, azzoni 0.75 à 0.9, pfeiffer 0.33 à 0.37.</translation>
</message>
<message>
 <source>A panel for each height and catchment: share of the rocks that are held against the width, a line for each slope; thin lines, the share that first hits the catchment within this width; dotted, the width by the modified Ritchie criterion; diamonds, the ditches of a guideline.</source>
 <translation>Un cadre par hauteur et zone de réception : part des blocs retenus selon la largeur, une ligne par pente ; fine, la part dont le premier impact est dans la largeur ; pointillée, la largeur selon le critère modifié de Ritchie ; losanges, les fossés d'une directive.</translation>
</message>
<message>
 <source>A part of Talus, or a Python package that it uses, cannot be loaded: {}. A package of another version or a file with the name of a Python module can be the reason; restart QGIS, or install Talus again.</source>
 <translation>Une partie de Talus, ou un paquet Python qu'il utilise, ne peut pas être chargée : {}. La cause peut être un paquet d'une autre version ou un fichier qui porte le nom d'un module Python ; redémarrez QGIS ou réinstallez Talus.</translation>
</message>
<message>
 <source>A percentile or the mean of a field, or the share of runs that meet the target: the reach probability.</source>
 <translation>Un centile ou la moyenne d'un champ, ou la part des trajectoires qui atteignent la cible&#xa0;: la probabilité d'atteinte.</translation>
</message>
<message>
 <source>A point at the start of each rock: verdict, elongation, strokes and forces, energies.</source>
 <translation>Un point où commence chaque bloc : verdict, déformation, courses et forces, énergies.</translation>
</message>
<message>
 <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
 <translation>Un nuage de points ou un maillage en mètres&#xa0;; le bloc en est l'enveloppe convexe. Remplace la forme de la bibliothèque.</translation>
</message>
<message>
 <source>A point in the middle of each cell with a rock density above 0, with the volume of its block, the three axes, density, shape and runs. Those of the two outer rows and columns, which Rockyfor3D does not start, are marked.</source>
 <translation>Un point au milieu de chaque cellule dont la densité de roche dépasse 0, avec le volume de son bloc, les trois axes, la densité, la forme et les trajectoires. Ceux des deux lignes et colonnes extérieures, que Rockyfor3D ne lance pas, sont marqués.</translation>
</message>
<message>
 <source>A point of the profile on each line, from the top down: horizontal distance [m], height [m] and, where it differs from the class outside the polygons, the ground class from this point to the next, with commas or semicolons between them. A first line with names is skipped. Instead of line and elevation model.</source>
 <translation>Un point du profil par ligne, de haut en bas : distance horizontale [m], hauteur [m] et, si ce n'est pas la classe du reste, la classe de sol de ce point au suivant, séparées par des virgules ou des points-virgules. Une première ligne de noms est ignorée. Au lieu de la ligne et du modèle d'altitude.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads, and the diameter of its crown.</source>
 <translation>Un point par arbre, avec les champs que cherche la simulation, et le diamètre de sa couronne.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads.</source>
 <translation>Un point par arbre, avec les champs que cherche Simuler des chutes de pierres et de blocs.</translation>
</message>
<message>
 <source>A project for QField or QGIS on a tablet: releases, silent witnesses, ground and forest to be mapped, with forms, lists of values and limits, so that the layers go straight into the simulation.</source>
 <translation>Un projet pour QField ou QGIS sur tablette : points de départ, témoins muets, sol et forêt à relever, avec formulaires, listes de valeurs et limites, de sorte que les couches entrent telles quelles dans la simulation.</translation>
</message>
<message>
 <source>A residual above 0 means that a block went farther than its simulated runs on average.</source>
 <translation>Un résidu supérieur à 0 signifie qu'un bloc est allé plus loin que ses trajectoires simulées en moyenne.</translation>
</message>
<message>
 <source>A response surface decides on rocks that are not thrown</source>
 <translation>Une surface de réponse décide des blocs qui ne sont pas lancés</translation>
</message>
<message>
 <source>A response surface decides {} of the {} rocks below the top; its error of the energy share taken by the net is {:.2f} by cross-validation.</source>
 <translation>Une surface de réponse est sûre de {} des {} blocs sous le haut ; elle manque la part de l'énergie que prend le filet de {:.2f} par validation croisée.</translation>
</message>
<message>
 <source>A rock belongs to the profile if it passes within half this width on either side of the line, or if its edge touches this corridor. At each station these are the rocks that Rocks at screen lines would count there.</source>
 <translation>Les blocs qui passent à moins de la moitié de cette largeur de part et d'autre de la ligne, ou qui touchent cette bande de leur bord, font partie du profil : à chaque station, ceux que Blocs aux lignes de contrôle y trouve.</translation>
</message>
<message>
 <source>A rock counts once at a line, with its first passage. Later passages are in the layer of the crossings.</source>
 <translation>Un bloc compte une fois à une ligne, avec son premier passage. Les passages ultérieurs sont dans la couche des passages aux lignes.</translation>
</message>
<message>
 <source>A rock is held only if no rope, ring, cable or mesh tears, no brake is used up, the energy balance closes within 1 % and the rock is wider than the meshes; all others count as passing. A rock that rolls out below the net after being stopped counts as held; a finding gives the number of such rocks.</source>
 <translation>Un bloc n'est compté comme retenu que si aucune corde, aucun anneau, câble ou maille ne se rompt, qu'aucun frein n'est épuisé, que le bilan d'énergie se ferme à 1 % près et que le bloc est plus large que les mailles ; tous les autres comptent comme passants. Un bloc qui roule sous le filet après avoir été arrêté compte comme retenu ; un constat dit combien le font.</translation>
</message>
<message>
 <source>A rock that falls from the edge of the slope onto the roof gains velocity that the crossing does not have; put the line at the level of the roof.</source>
 <translation>Un bloc qui tombe du bord de la pente sur le toit gagne une vitesse que le passage n'a pas ; mettre la ligne au niveau du toit.</translation>
</message>
<message>
 <source>A rock that hits the ground hard enough breaks into pieces that fly on (after RockGIS). It breaks if the new surface that the impact could open exceeds this share of the total surface, old and new; for 1 m³ and 50 kJ the share is 0.65. RockGIS was fitted with 0.25 to 0.7. Pieces are runs of their own and included in all maps. Left empty, rocks do not break.</source>
 <translation>Un bloc qui frappe le sol assez fort se brise en morceaux qui continuent (d'après RockGIS). Il se brise si la nouvelle surface que l'impact pourrait ouvrir dépasse cette part de la surface totale, ancienne et nouvelle ; pour 1 m³ et 50 kJ, la part est de 0,65. RockGIS a été ajusté avec 0,25 à 0,7. Les morceaux sont des trajectoires propres et figurent dans toutes les cartes. Vide : les blocs ne se brisent pas.</translation>
</message>
<message>
 <source>A rock that still moves after this time is stopped and counted as such.</source>
 <translation>Un bloc encore en mouvement à ce moment est arrêté et compté comme tel.</translation>
</message>
<message>
 <source>A rope, ring, cable or mesh whose strength is exceeded tears and carries no load from then on. A rock is held only if nothing tears, no brake is used up, the bending strength of no post is exceeded, the energy balance closes within 1 % and the rock is wider than the meshes. If a net fails, only the energy that it absorbed until its first part failed counts.</source>
 <translation>Un câble, un anneau ou un treillis qui dépasse sa résistance se rompt et ne porte plus rien. Un bloc n'est retenu que si rien ne se rompt, si aucun frein n'est épuisé, si aucun poteau ne dépasse sa résistance à la flexion, si le bilan d'énergie se ferme à 1 % près et si le bloc est plus large que les mailles. D'un filet qui cède ne compte que ce qu'il a absorbé jusqu'à la rupture du premier élément.</translation>
</message>
<message>
 <source>A row for each distribution, the closest to the largest blocks first: its parameters, how well it fits, its volumes, and its block of each return period.</source>
 <translation>Une ligne par distribution, la plus proche des plus gros blocs d'abord : ses paramètres, la qualité de l'ajustement, ses volumes et son bloc de chaque période de retour.</translation>
</message>
<message>
 <source>A row for each kind of object: the share of its value that a hit of weak, medium and strong intensity destroys, and the probability of death of a person in it; numbers from 0 to 1. A row without a kind applies to all others. There are no built-in numbers: use those of your authority. If left empty, hits and probabilities only.</source>
 <translation>Une ligne par type d'objet : quelle part de sa valeur un impact d'intensité faible, moyenne et forte détruit, et avec quelle probabilité une personne y meurt ; nombres de 0 à 1. Une ligne sans type vaut pour tous les autres. Aucun nombre n'est prédéfini : prenez ceux de votre autorité. Vide : impacts et probabilités seulement.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive with its bounds, energy and height of those that do. Empty without crossings.</source>
 <translation>Une ligne par ligne de contrôle et simulation : part des trajectoires qui arrivent avec ses bornes, leur énergie et leur hauteur. Vide sans passages.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive, their energy and height. Only with lines.</source>
 <translation>Une ligne par ligne de contrôle et simulation : part des trajectoires qui arrivent, leur énergie et leur hauteur. Seulement avec des lignes.</translation>
</message>
<message>
 <source>A row for each line, net and requirement, with action, resistance and the result.</source>
 <translation>Une ligne par ligne de contrôle, filet et exigence, avec sollicitation, résistance et résultat.</translation>
</message>
<message>
 <source>A row for each parameter: {}. Search for few parameters: stops alone determine one or two.</source>
 <translation>Une ligne par paramètre&#xa0;: {}. Cherchez-en peu&#xa0;: les points d'arrêt seuls permettent d'en trouver un ou deux.</translation>
</message>
<message>
 <source>A row for each quantity: before, after, their difference and its confidence interval.</source>
 <translation>Une ligne par grandeur : avant, après, la différence et son intervalle de confiance.</translation>
</message>
<message>
 <source>A row for each return period with its volume. Volume and period go into Simulate rockfall and into the table of Hazard map.</source>
 <translation>Une ligne par période de retour avec son volume. Volume et période vont dans la simulation et dans la table de la carte de danger.</translation>
</message>
<message>
 <source>A row for each scenario in the order of the layers</source>
 <translation>Une ligne par scénario dans l'ordre des couches</translation>
</message>
<message>
 <source>A row for each scenario in the order of the rasters</source>
 <translation>Une ligne par scénario dans l'ordre des rasters</translation>
</message>
<message>
 <source>A row for each set, at least three, measured at the source: the largest block is the parallelepiped between the most widely spaced joints. Valid where the joints are continuous; rock bridges allow larger blocks. Where LARGEST_VOLUME is given too, the smaller of both applies.</source>
 <translation>Une ligne par famille de discontinuités, trois au moins, relevées dans la zone de départ : le plus gros bloc est le parallélépipède compris entre les discontinuités les plus espacées. C'est exact là où elles sont persistantes ; les ponts rocheux permettent des blocs plus gros. Si LARGEST_VOLUME est aussi indiqué, la plus petite des deux valeurs s'applique.</translation>
</message>
<message>
 <source>A row for each set, with the standard deviation of its poles (empty: 0). Sources are then the steep cells from whose face blocks can slide on a joint or a pair of joints, or topple (Markland's tests). If left empty, the slope alone decides.</source>
 <translation>Une ligne par famille, avec l'écart type de ses pôles (vide : 0). Les zones de départ sont alors les cellules raides dont la paroi permet à des blocs de glisser sur un joint ou une paire de joints, ou de basculer (tests de Markland). Vide : seule la pente compte.</translation>
</message>
<message>
 <source>A row for each simulation of the project: its RUN_NAME, the return period of the event in years, and the number of blocks that it releases (empty: 1). Its maps of energy (95th percentile, else maximum) and of passages, and the number of its runs, are found by the name.</source>
 <translation>Une ligne par simulation du projet : son RUN_NAME, en combien d'années un tel événement se produit une fois, et combien de blocs il libère (vide : 1). Ses cartes d'énergie (95e centile, sinon maximum) et de passages, et le nombre de ses trajectoires, sont trouvées par le nom.</translation>
</message>
<message>
 <source>A row for each simulation: runs, run-out, energy, velocity and height, percentiles with their bounds.</source>
 <translation>Une ligne par simulation : trajectoires, distance parcourue, énergie, vitesse et hauteur, percentiles avec leurs bornes.</translation>
</message>
<message>
 <source>A row for each slope and catchment: the width that holds 50, 90, 95 and 99 % of the rocks, empty where the catchment is too short for it; the width within which 90 % of the rocks first hit the catchment; two rules for its width; and, where ditches of a guideline are given, the share that they hold. Shares refer to the rocks that pass over the crest.</source>
 <translation>Une ligne par talus et zone de réception : la largeur qui retient 50, 90, 95 et 99 % des blocs, vide si la zone est trop courte ; celle dans laquelle 90 % touchent d'abord la zone ; deux règles de largeur ; et, si des fossés d'une directive sont donnés, ce qu'ils retiennent. Parts des blocs qui passent la crête.</translation>
</message>
<message>
 <source>A row for each uncertain number: the class, the parameter ({}), and its distribution, for example uniform(0.6, 0.8). They replace the effect of the softness on these numbers.</source>
 <translation>Une ligne par valeur qui n'est pas connue : la classe, le paramètre ({}) et sa distribution, par exemple uniform(0.6, 0.8). Elles remplacent ce que la mollesse fait de ces valeurs.</translation>
</message>
<message>
 <source>A row for each value of the field. Classes: {}.</source>
 <translation>Une ligne par valeur du champ. Classes&#xa0;: {}.</translation>
</message>
<message>
 <source>A row for each value of the field: about 250 kg/s for open, 500 for medium and 750 for dense forest.</source>
 <translation>Une ligne par valeur du champ&#xa0;: environ 250 kg/s en forêt claire, 500 en forêt moyenne et 750 en forêt dense.</translation>
</message>
<message>
 <source>A row for each: run-out, energy, height and velocity, with the bounds of their percentiles.</source>
 <translation>Une ligne par simulation : distance parcourue, énergie, hauteur et vitesse, avec les bornes de leurs percentiles.</translation>
</message>
<message>
 <source>A run of the study that is not in the project.</source>
 <translation>Une simulation de l'étude qui n'est pas dans le projet.</translation>
</message>
<message>
 <source>A sentence below the title: scenario, data, licence of the orthophoto.</source>
 <translation>Une phrase sous le titre : scénario, données, licence de l'orthophoto.</translation>
</message>
<message>
 <source>A shape from the library. Natural, worn rocks come first: choose the proportions of the blocks on the slope. eota111 and eota221 are the standard blocks for testing rockfall nets. Ideal solids have sharp edges and large flat faces, which no rock keeps after its first impacts; they serve verification.</source>
 <translation>Une forme de la bibliothèque. D'abord viennent les blocs naturels, usés&#xa0;: choisissez les proportions qu'ont les blocs sur le versant. eota111 et eota221 sont les blocs normalisés des essais de filets pare-blocs. Les solides idéaux ont des arêtes vives et de grandes faces planes comme aucun bloc après ses premiers impacts&#xa0;; ils servent à la vérification.</translation>
</message>
<message>
 <source>A simulation that takes longer than a minute keeps its finished runs in a folder that the log names. When you start it again with the same inputs, also after a cancel or a crash, it continues from there; the results are the same bit for bit. The folder is removed when the results are written, and after 30 days. Simulations in which rocks break or runs split start from the beginning.</source>
 <translation>Une simulation qui dure plus d'une minute conserve ce qui est calculé dans un dossier que nomme le journal. Relancée avec les mêmes entrées, aussi après une annulation ou un plantage, elle continue de là ; les résultats sont les mêmes bit par bit. Le dossier est supprimé quand les résultats sont écrits, et après 30 jours. Les simulations dans lesquelles des blocs se brisent ou des passages se divisent recommencent.</translation>
</message>
<message>
 <source>A smaller part (EXTENT) saves memory.</source>
 <translation>Une partie plus petite (EXTENT) économise de la mémoire.</translation>
</message>
<message>
 <source>A surface in energy, mass, position, height, dip, spin and size is fitted to the rocks thrown at each line. Rocks for which it is reliable are counted by its prediction; the others are counted by the share of similar rocks that were thrown. It needs some 80 thrown rocks where all seven differ.</source>
 <translation>Une surface en énergie, masse, lieu, hauteur, inclinaison, rotation et taille passe par les blocs lancés sur chaque ligne. Les blocs dont elle est sûre comptent comme elle le dit ; seuls les autres comptent selon la part de ceux lancés qui leur ressemblent. Il faut environ 80 blocs lancés là où les sept diffèrent.</translation>
</message>
<message>
 <source>A table with a row for each rock: rock (a shape of the library, or a file in the folder of the table; empty: the shape above), volume_m3 or long_m, middle_m and short_m, density, share. Only the sizes are required, so a list of measured blocks will do. The runs of each release are distributed among them.</source>
 <translation>Un tableau avec une ligne par bloc : rock (une forme de la bibliothèque, ou un fichier à côté du tableau ; vide : la forme ci-dessus), volume_m3 ou long_m, middle_m et short_m, density, share. Seules les tailles sont nécessaires : une liste de blocs mesurés suffit donc. Les trajectoires de chaque point de départ sont réparties entre eux.</translation>
</message>
<message>
 <source>A table with the columns name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Empty: the classes of EAD 340059, without elongations, which are those of a product.</source>
 <translation>Une table avec les colonnes name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Vide : les classes de l'EAD 340059, sans déformations, qui sont celles d'un produit.</translation>
</message>
<message>
 <source>A table with volume, mass, axes, class of Zingg, sphericity, principal moments of inertia, the box of equal volume and ratios of inertia, and the error of the simplification.</source>
 <translation>Une table avec le volume, la masse, les axes, la classe de Zingg, la sphéricité, les moments d'inertie principaux, le parallélépipède de même volume et de mêmes rapports d'inertie, et ce qu'a coûté la simplification.</translation>
</message>
<message>
 <source>A3 landscape</source>
 <translation>A3 paysage</translation>
</message>
<message>
 <source>A3 portrait</source>
 <translation>A3 portrait</translation>
</message>
<message>
 <source>A4 landscape</source>
 <translation>A4 paysage</translation>
</message>
<message>
 <source>A4 portrait</source>
 <translation>A4 portrait</translation>
</message>
<message>
 <source>ALONG: at {along:.0f} % the rock, {radius:.1f} m in radius, meets a post {value:.1f} m away, and the model has no contact of rocks with posts: a real net responds differently.</source>
 <translation>ALONG : à {along:.0f} % le bloc, de {radius:.1f} m de rayon, rencontre un poteau à {value:.1f} m, et le modèle n'a pas de contact des blocs avec les poteaux : un filet réel cède autrement.</translation>
</message>
<message>
 <source>ANGLES, row {}: {!r} is not a valid {}.</source>
 <translation>ANGLES, ligne {} : {!r} n'est pas un nombre pour {}.</translation>
</message>
<message>
 <source>ANGLES: give at least one reach angle; the help of the table quotes published ones.</source>
 <translation>ANGLES : donnez au moins un angle de la ligne d'énergie ; l'aide de la table en cite de publiés.</translation>
</message>
<message>
 <source>ANGLE_LAW: {!r} is not a law; give a and b of log10(H/L) = a + b log10(V), with a space between.</source>
 <translation>ANGLE_LAW : {!r} n’est pas une loi ; indiquez a et b de log10(H/L) = a + b log10(V), séparés par une espace.</translation>
</message>
<message>
 <source>ASCII grids have no coordinate system. Projected, in metres.</source>
 <translation>Les grilles ASCII n'en ont pas. Projeté, en mètres.</translation>
</message>
<message>
 <source>ASTRA 12006</source>
 <translation>ASTRA 12006</translation>
</message>
<message>
 <source>ASTRA 12006: F = c e^-0.5 r^0.7 M_E^0.4 tan φ E^0.6; Labiouse et al. (1996): F = c M_E^0.4 r^0.2 E^0.6; Japan Road Association: F = c (m g)^(2/3) λ^0.4 H^0.6, times √(2 r / e) on cushions thinner than the rock. F kN, e thickness and r radius in m, M_E and λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</source>
 <translation>ASTRA 12006 : F = c e^-0,5 r^0,7 M_E^0,4 tan φ E^0,6 ; Labiouse et al. (1996) : F = c M_E^0,4 r^0,2 E^0,6 ; Japan Road Association : F = c (m g)^(2/3) λ^0,4 H^0,6, fois √(2 r / e) sur des couches plus minces que le bloc. F kN, e épaisseur et r rayon en m, M_E et λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</translation>
</message>
<message>
 <source>AXIS_1, AXIS_2 and AXIS_3: a sphere has three axes of one length.</source>
 <translation>AXIS_1, AXIS_2 et AXIS_3 : une sphère a trois axes de même longueur.</translation>
</message>
<message>
 <source>AZIMUTH: the ground on both sides of the net is too flat to find the downhill side. Enter the direction of the rocks.</source>
 <translation>AZIMUTH : le terrain près du filet ne dit pas de quel côté est l'aval. Indiquer où vont les blocs.</translation>
</message>
<message>
 <source>About the three axes of the rock: numbers or distributions with semicolons between them, for example 0; normal(2, 1); 0. For rocks that are followed from the middle of their path.</source>
 <translation>Autour des trois axes du bloc : nombres ou distributions séparés par des points-virgules, par exemple 0; normal(2, 1); 0. Pour des blocs suivis dès le milieu de leur trajet.</translation>
</message>
<message>
 <source>Above the ground at the line. Rocks whose lowest point is higher pass above.</source>
 <translation>Au-dessus du sol à la ligne. Les blocs dont le point le plus bas est plus haut passent au-dessus.</translation>
</message>
<message>
 <source>Above: the lowest point of the rock, taken as far below its centre as the highest is above it, is above the top. Shares with their 95 % confidence. Too much energy: not above, with more energy than the wall can absorb.</source>
 <translation>Au-dessus : le point le plus bas du bloc, aussi loin sous son centre que le plus haut l'est au-dessus, est plus haut que le sommet. Parts avec leur confiance de 95 %. Trop forts : pas au-dessus, avec plus d'énergie que le mur n'en prend.</translation>
</message>
<message>
 <source>Add candidate sources, give more runs (RUNS), or check the ground.</source>
 <translation>Ajoutez des sources possibles, donnez plus de trajectoires (RUNS), ou vérifiez le sol.</translation>
</message>
<message>
 <source>Add rows for the other heights and slopes.</source>
 <translation>Ajoutez des lignes pour les autres hauteurs et pentes.</translation>
</message>
<message>
 <source>Add rows for these kinds, or one without a kind.</source>
 <translation>Ajoutez des lignes pour ces types, ou une sans type.</translation>
</message>
<message>
 <source>Add stronger or higher barriers to the table, or move the line.</source>
 <translation>Ajoutez à la table des ouvrages plus résistants ou plus hauts, ou déplacez la ligne.</translation>
</message>
<message>
 <source>Added to the length of the vehicle: a block hits if it arrives within both.</source>
 <translation>S'ajoute à la longueur du véhicule : un bloc qui arrive dans cet intervalle le touche.</translation>
</message>
<message>
 <source>Address of a dask scheduler</source>
 <translation>Adresse d'un ordonnanceur dask</translation>
</message>
<message>
 <source>Adds embankments with uphill ditches to the elevation model, from crest line, height, width and face angles. In a simulation on the result, rocks meet them as terrain. Reports the volumes of fill and cut, the footprint with its ground classes, and sections.</source>
 <translation>Met des merlons précédés de fossés dans le modèle de terrain&#xa0;: axe de crête, hauteur, largeur et pentes des parements. Simulez sur le résultat, et les blocs les rencontrent comme terrain. Donne les volumes de remblai et de déblai, l'emprise avec ses classes de sol, et des profils.</translation>
</message>
<message>
 <source>Adjust the brakes of the sheet before you rely on the numbers of other impacts.</source>
 <translation>Ajustez les freins de la fiche avant de vous fier aux nombres d'autres impacts.</translation>
</message>
<message>
 <source>Advanced inputs</source>
 <translation>Entrées avancées</translation>
</message>
<message>
 <source>After a cancel or a crash the same inputs continue with the next member.</source>
 <translation>Après une annulation ou un plantage, les mêmes entrées continuent avec le membre suivant.</translation>
</message>
<message>
 <source>After minus before. A cell that only one of the simulations reaches counts as 0 in the other; a cell that neither reaches is empty.</source>
 <translation>Après moins avant ; une cellule que rien n'atteint compte pour 0, une qu'aucune simulation n'atteint est vide.</translation>
</message>
<message>
 <source>After the test at the maximum energy level, category A keeps at least 50 % of the nominal height, B 30 %; the catalogue states the share (residual_share). not_asked: not checked, as no code here requires it. Where several rocks may come before repair, choose A.</source>
 <translation>Après l'essai au niveau d'énergie maximal : A garde au moins 50 % de la hauteur nominale, B 30 % ; le catalogue dit combien (residual_share). not_asked : non vérifiée, car aucune norme ici n'en exige. Si plusieurs blocs peuvent venir avant la réparation, prenez A.</translation>
</message>
<message>
 <source>All blocks left the elevation model; give one that covers the whole fall.</source>
 <translation>Tous les blocs sont sortis du modèle d'altitude ; donnez-en un qui couvre toute la chute.</translation>
</message>
<message>
 <source>All distributions are cut off there. If left empty, the joints below give the limit; without joints there is no limit, and the distribution alone decides how large the block of a long return period is.</source>
 <translation>Toutes les distributions y sont tronquées. Vide : ce que permettent les discontinuités ci-dessous ; sans elles non plus, pas de limite, et seule la distribution décide de la taille du bloc d'une longue période de retour.</translation>
</message>
<message>
 <source>All ground classes with the calibrated one among them, for the table of ground classes of the simulation.</source>
 <translation>Toutes les classes de sol, y compris la classe calée, pour la table des classes de sol de la simulation.</translation>
</message>
<message>
 <source>All lines</source>
 <translation>Toutes les lignes</translation>
</message>
<message>
 <source>All logs have this length; thicker and thinner ones differ in their diameter alone.</source>
 <translation>Tous les troncs ont cette longueur ; plus gros ou plus minces, ils ne diffèrent que par le diamètre.</translation>
</message>
<message>
 <source>All nets</source>
 <translation>Tous les filets</translation>
</message>
<message>
 <source>All packages that Talus can use are installed.</source>
 <translation>Tous les paquets que Talus peut utiliser sont là.</translation>
</message>
<message>
 <source>All requirements of the code were checked.</source>
 <translation>Toutes les exigences de la norme ont été vérifiées.</translation>
</message>
<message>
 <source>All runs start from one release point.</source>
 <translation>Toutes les trajectoires partent d'un seul point de départ.</translation>
</message>
<message>
 <source>All runs use the same classes and colours, so that maps can be compared by eye. When ticked again, all runs are drawn as the one that is shown.</source>
 <translation>Mêmes classes et couleurs dans toutes les simulations, pour comparer les cartes à l'œil. Si la case est cochée à nouveau, toutes sont dessinées comme celle qui est affichée.</translation>
</message>
<message>
 <source>All will take about {:.1f} minutes.</source>
 <translation>Le tout prendra environ {:.1f} minutes.</translation>
</message>
<message>
 <source>Allow a longer duration (DURATION); on slopes steeper than the friction they may not come to rest at all.</source>
 <translation>Permettez une durée plus longue (DURATION) ; sur des pentes plus raides que le frottement, ils peuvent ne jamais s'arrêter.</translation>
</message>
<message>
 <source>Allow more runs per release point.</source>
 <translation>Autoriser plus de trajectoires par point de départ.</translation>
</message>
<message>
 <source>Allow that much, or read a part of it ({key}).</source>
 <translation>Autorisez-en autant, ou n'en lisez qu'une partie ({key}).</translation>
</message>
<message>
 <source>Along the line</source>
 <translation>Le long de la ligne</translation>
</message>
<message>
 <source>Along the slope, from the release to the upper edge of a stand. Not used with releases.</source>
 <translation>Le long de la pente, du départ au bord supérieur d'un peuplement. Pas utilisé avec des départs.</translation>
</message>
<message>
 <source>Also without the forest</source>
 <translation>Aussi sans la forêt</translation>
</message>
<message>
 <source>An elevation model that needs more memory (24 bytes per cell) is not read as a whole: tiles of it are read when rocks reach them and kept on the disk, and maps are built there, too. So a region larger than memory can be simulated; the results are the same to the last bit. Leave empty for half of the free memory.</source>
 <translation>Un modèle de terrain qui demande davantage (24 octets par cellule) n'est pas lu en entier : ses tuiles sont lues lorsque des blocs y arrivent et gardées sur le disque, où naissent aussi les cartes. On peut ainsi simuler une région plus grande que la mémoire ; les résultats sont les mêmes au dernier bit près. Vide : la moitié de la mémoire libre.</translation>
</message>
<message>
 <source>An impact ends when the rock is at rest or has passed the net. A rock that has done neither after this time counts as not held.</source>
 <translation>Un impact se termine quand le bloc est au repos ou derrière le filet. S'il n'est ni l'un ni l'autre après ce temps, il compte comme non retenu.</translation>
</message>
<message>
 <source>An impact is decided when the net has stopped the rock, with less than 5 % of its energy left in rock and net, or when the rock has passed. Then it is followed until the rock is still; the residual height is that at its end. A rock that was stopped may roll on below a slack lower edge; its flags and a finding then state this.</source>
 <translation>Un impact est décidé quand le filet a arrêté le bloc, avec moins de 5 % de son énergie restant dans le bloc et le filet, ou quand celui-ci est passé. Il est ensuite suivi jusqu’à ce que le bloc soit immobile ; la hauteur restante est celle de la fin. Un bloc arrêté peut continuer à rouler sous un bord inférieur détendu ; ses remarques et un constat le disent alors.</translation>
</message>
<message>
 <source>An unfinished run continues where it ended, to the same bits.</source>
 <translation>Une simulation inachevée reprend là où elle s'est arrêtée, aux mêmes bits.</translation>
</message>
<message>
 <source>Anchors</source>
 <translation>Ancrages</translation>
</message>
<message>
 <source>Anchors and foundations are fixed points here: the ground in which they stand is not checked.</source>
 <translation>Les ancrages et les fondations sont ici des points fixes : le terrain où ils se trouvent n'est pas examiné.</translation>
</message>
<message>
 <source>Anchors, {}: {} = {}.</source>
 <translation>Ancrages, {} : {} = {}.</translation>
</message>
<message>
 <source>And {} more rocks.</source>
 <translation>Et {} autres blocs.</translation>
</message>
<message>
 <source>Angle from the highest start to the farthest block [°]</source>
 <translation>Angle du départ le plus haut au bloc le plus éloigné [°]</translation>
</message>
<message>
 <source>Angle of friction of the cushion [°]</source>
 <translation>Angle de frottement de la couche [°]</translation>
</message>
<message>
 <source>Angle of the back slope of the ditch [°]</source>
 <translation>Pente du talus amont du fossé [°]</translation>
</message>
<message>
 <source>Angle of the downhill face [°]</source>
 <translation>Pente du parement aval [°]</translation>
</message>
<message>
 <source>Angle of the impact below the horizontal [°]</source>
 <translation>Angle de l'impact sous l'horizontale [°]</translation>
</message>
<message>
 <source>Angle of the uphill face [°]</source>
 <translation>Pente du parement amont [°]</translation>
</message>
<message>
 <source>Annual damage, all objects with a value and losses</source>
 <translation>Dommage par an, tous les objets avec une valeur et des pertes</translation>
</message>
<message>
 <source>Another seed tries other sets of parameters. If the result changes much, use more simulations.</source>
 <translation>Une autre graine essaie d'autres jeux de paramètres. Si le résultat change beaucoup, prenez plus de trajectoires.</translation>
</message>
<message>
 <source>Any map of the simulation, such as the 95th percentile of the energy.</source>
 <translation>N'importe quelle carte de la simulation, comme le 95e percentile de l'énergie.</translation>
</message>
<message>
 <source>Apex of the talus for the shadow angle</source>
 <translation>Sommet de l'éboulis pour l'angle d'ombre</translation>
</message>
<message>
 <source>Appears in the layer group and the names of the layers, the field run_name, the title of the report and the metadata of files. Each run has its own group; if left empty, the group shows the time of the run.</source>
 <translation>Figure dans le groupe et les noms des couches, le champ run_name, le titre du rapport et les métadonnées des fichiers. Chaque simulation a son propre groupe ; vide, il porte l'heure de la simulation.</translation>
</message>
<message>
 <source>Are the sources complete?</source>
 <translation>Les zones de départ sont-elles complètes ?</translation>
</message>
<message>
 <source>Are the subprocesses complete?</source>
 <translation>Les sous-processus sont-ils complets ?</translation>
</message>
<message>
 <source>Are there enough runs? Draws a percentile, a mean or a reach probability against the number of runs with its confidence band, and reports the number of runs needed for a required precision.</source>
 <translation>Y a-t-il assez de trajectoires&#xa0;? Dessine un centile, une moyenne ou une probabilité d'atteinte en fonction du nombre de trajectoires, avec sa bande de confiance, et indique combien de trajectoires donnent la précision voulue.</translation>
</message>
<message>
 <source>Area in plan [m²]</source>
 <translation>Surface en plan [m²]</translation>
</message>
<message>
 <source>Area of high danger [m²]</source>
 <translation>Surface de danger élevé [m²]</translation>
</message>
<message>
 <source>Area of low danger [m²]</source>
 <translation>Surface de danger faible [m²]</translation>
</message>
<message>
 <source>Area of moderate danger [m²]</source>
 <translation>Surface de danger moyen [m²]</translation>
</message>
<message>
 <source>Area of residual danger [m²]</source>
 <translation>Surface de danger résiduel [m²]</translation>
</message>
<message>
 <source>Area of the deposit [m²]</source>
 <translation>Surface du dépôt [m²]</translation>
</message>
<message>
 <source>Area of the footprint [m²]</source>
 <translation>Surface de l'emprise [m²]</translation>
</message>
<message>
 <source>Area of the gaps [m²]</source>
 <translation>Surface des lacunes [m²]</translation>
</message>
<message>
 <source>Area of the indication, largest volume [m²]</source>
 <translation>Surface de l'indication, plus grand volume [m²]</translation>
</message>
<message>
 <source>Area of the overlaps [m²]</source>
 <translation>Surface des superpositions [m²]</translation>
</message>
<message>
 <source>Area of the slivers [m²]</source>
 <translation>Surface des polygones effilés [m²]</translation>
</message>
<message>
 <source>Area on the slope [m²]</source>
 <translation>Surface selon la pente [m²]</translation>
</message>
<message>
 <source>Area that 5 % of the members reach [m²]</source>
 <translation>Surface atteinte par 5 % des membres [m²]</translation>
</message>
<message>
 <source>Area that 95 % of the members reach [m²]</source>
 <translation>Surface atteinte par 95 % des membres [m²]</translation>
</message>
<message>
 <source>Area that half of the members reach (median) [m²]</source>
 <translation>Surface atteinte par la médiane [m²]</translation>
</message>
<message>
 <source>Areas</source>
 <translation>Surfaces</translation>
</message>
<message>
 <source>Areas and shares that both cover, and those that the indication adds and misses, for each volume.</source>
 <translation>Surfaces et parts de ce que les deux ont en commun, de ce que l'indication ajoute et de ce qui lui échappe, pour chaque volume.</translation>
</message>
<message>
 <source>Areas of one ground class each. Outside the polygons, the class below applies. Polygons of different classes must not overlap.</source>
 <translation>Surfaces d'une classe de sol chacune. Là où il n'y a pas de polygone, la classe du reste s'applique. Des polygones de classes différentes ne doivent pas se superposer.</translation>
</message>
<message>
 <source>Areas of one soil type and roughness, with the ground class of Talus whose description is closest. Check each: the numbers of one program do not follow from those of the other. The field surface_roughness has the mean obstacle height d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10 in metres, which Simulate rockfall uses; it is empty where one of the three has no data, and there the value of the ground class applies.</source>
 <translation>Surfaces d'un type de sol et d'une rugosité, avec la classe de sol de Talus décrite de même. Vérifiez chacune&#xa0;: les nombres d'un programme ne découlent pas de ceux de l'autre. Le champ surface_roughness contient la hauteur moyenne des obstacles d = 0,7 rg70 + 0,2 rg20 + 0,1 rg10 en mètres, que la simulation des chutes de pierres reprend&#xa0;; il est vide là où l'un des trois n'a pas de données, et la classe de sol y fait foi.</translation>
</message>
<message>
 <source>Areas with their size in plan and on the slope, and mean and largest slope; number 1 is the largest.</source>
 <translation>Zones avec leur surface en plan et selon la pente, ainsi que la pente moyenne et maximale&#xa0;; le numéro 1 est la plus grande.</translation>
</message>
<message>
 <source>Areas without sources</source>
 <translation>Secteurs sans zone de départ</translation>
</message>
<message>
 <source>Ask the manufacturer for them.</source>
 <translation>Demandez-les au fabricant.</translation>
</message>
<message>
 <source>Assign to selected</source>
 <translation>Donner aux sélectionnés</translation>
</message>
<message>
 <source>At all objects together the forest keeps {} % of the rocks away, reduces the 95th-percentile energy by {} % and the total energy by {} %.</source>
 <translation>Pour tous les objets ensemble, la forêt retient {} % des blocs, réduit le 95e percentile de l'énergie de {} % et l'énergie totale de {} %.</translation>
</message>
<message>
 <source>At each station a screen across the corridor records height, velocity and energy of the passing rocks.</source>
 <translation>À chaque station, un écran en travers du corridor relève la hauteur, la vitesse et l'énergie de ce qui passe.</translation>
</message>
<message>
 <source>At least 1.0.</source>
 <translation>Au moins 1.0.</translation>
</message>
<message>
 <source>At the end {} of the stems are lost, on average over {} sequences.</source>
 <translation>À la fin, {} des troncs sont perdus, en moyenne de {} suites.</translation>
</message>
<message>
 <source>At this size the rolling resistance is proportional to the mass to the power of {:.2g}, from {:.2g} to {:.2g} (median, 5 and 95 %).</source>
 <translation>À cette taille, la résistance au roulement varie comme la masse à la puissance {:.2g}, de {:.2g} à {:.2g} (médiane, 5 et 95 %).</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}</source>
 <translation>À {:.0f}, {:.0f}</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}: {:g} m x {:g} m</source>
 <translation>À {:.0f}, {:.0f}&#xa0;: {:g} m x {:g} m</translation>
</message>
<message>
 <source>Austria</source>
 <translation>Autriche</translation>
</message>
<message>
 <source>Austrian practice also requires that the post spacing be within 2 m of the tested one, that a line have at least three fields and at most 60 m, or intermediate anchors, and that openings at the end fields be at most 10 % of the nominal height (second hand).</source>
 <translation>La pratique autrichienne demande aussi que l'espacement des poteaux soit à 2 m près celui de l'essai, qu'une ligne ait au moins trois modules et 60 m au plus, ou des ancrages intermédiaires, et que les ouvertures aux modules d'extrémité soient de 10 % de la hauteur nominale au plus (de seconde main).</translation>
</message>
<message>
 <source>Author</source>
 <translation>Auteur</translation>
</message>
<message>
 <source>Axis of the block; only the proportions of the three axes are used, the size follows from the volume.</source>
 <translation>Axe du bloc ; seules les proportions des trois comptent, la taille résulte du volume.</translation>
</message>
<message>
 <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
 <translation>Azimut, dans le sens horaire depuis le nord. Si le champ est vide, chaque bloc part dans la ligne de plus grande pente.</translation>
</message>
<message>
 <source>BARRIERS: give the line of the net, or a net from a file.</source>
 <translation>BARRIERS : donnez la ligne du filet, ou un filet d'un fichier.</translation>
</message>
<message>
 <source>BARRIERS: left out, outside of the elevation model or without length: {features}.</source>
 <translation>BARRIERS&#xa0;: omis, car hors du modèle de terrain ou sans longueur&#xa0;: {features}.</translation>
</message>
<message>
 <source>BARRIERS: no rock reaches {features}, so the effect there is unknown.</source>
 <translation>BARRIERS : aucun bloc n’arrive à {features} ; on ne sait donc pas ce qui y serait arrêté.</translation>
</message>
<message>
 <source>BARRIERS: nothing of {} lies on the elevation model; is its coordinate system right?</source>
 <translation>BARRIERS&#xa0;: rien de {} ne se trouve sur le modèle de terrain&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
</message>
<message>
 <source>BARRIERS: only the first line of the first feature is taken.</source>
 <translation>BARRIERS : seule la première ligne de la première entité est prise.</translation>
</message>
<message>
 <source>BARRIERS: partly where the elevation model has no data: {features}; {value:.0f} of {limit:.0f} m.</source>
 <translation>BARRIERS : en partie là où le modèle d'altitude n'a pas de données : {features} ; {value:.0f} sur {limit:.0f} m.</translation>
</message>
<message>
 <source>BARRIERS: {features} would stop only {value:.3g} % of the arriving rocks; {limit:.3g} % are required (TARGET).</source>
 <translation>BARRIERS : {features} n'arrêterait que {value:.3g} % des blocs qui y arrivent ; {limit:.3g} % sont demandés (TARGET).</translation>
</message>
<message>
 <source>BARRIERS_ALONG: {!r} is not a barrier; give its distance along the profile, above 0 and below {:g} m, its height [m] and, where it is not rigid, its energy [kJ], with colons between them, such as 35: 3: 1000.</source>
 <translation>BARRIERS_ALONG : {!r} n'est pas un ouvrage ; donnez sa distance le long du profil, au-dessus de 0 et au-dessous de {:g} m, sa hauteur [m] et, s'il n'est pas rigide, son énergie [kJ], séparées par des deux-points, par exemple 35: 3: 1000.</translation>
</message>
<message>
 <source>BLOCKS, BLOCK_FILE: give a layer of blocks or a text file, one of the two.</source>
 <translation>BLOCKS, BLOCK_FILE : donnez une couche de blocs ou un fichier texte, l'un des deux.</translation>
</message>
<message>
 <source>BLOCK_FILE: line {} is {!r}; give one volume above 0 m³ on each line.</source>
 <translation>BLOCK_FILE : la ligne {} est {!r} ; donnez un volume supérieur à 0 m³ par ligne.</translation>
</message>
<message>
 <source>BLOCK_VOLUMES is {!r}; the intensity of these rules is by the volume of the block, so give a positive volume in m³ for each of the {} scenarios, in their order and with spaces between them.</source>
 <translation>BLOCK_VOLUMES est {!r} ; l'intensité de ces règles dépend du volume du bloc : donnez un volume positif en m³ pour chacun des {} scénarios, dans leur ordre et séparés par des espaces.</translation>
</message>
<message>
 <source>BLOCK_VOLUME_FIELD: MASS_FIELD is given too and is equivalent; leave one empty.</source>
 <translation>BLOCK_VOLUME_FIELD: MASS_FIELD est aussi donné et dit la même chose autrement ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>BOUNDS: rolling_resistance from {value:g} to {highest:g}. It is the tangent of the slope on which rocks just keep rolling, corners included; earlier versions had 0.11 to 0.25 for the part that soil adds to corners. Published values begin at 0.4.</source>
 <translation>BOUNDS&#xa0;: rolling_resistance de {value:g} à {highest:g}. C'est la tangente de la pente sur laquelle les blocs continuent juste de rouler, coins compris&#xa0;; les versions antérieures avaient 0,11 à 0,25, et désignaient ce que le sol ajoute aux coins. Les valeurs publiées commencent à 0.4.</translation>
</message>
<message>
 <source>BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its row out, or choose another model.</source>
 <translation>BOUNDS&#xa0;: avec slip friction comme modèle de sol (GROUND_MODEL), il n'y a pas de {}&#xa0;; supprimez sa ligne ou choisissez un autre modèle.</translation>
</message>
<message>
 <source>BOUNDS: {} values do not make rows of a name, the lowest and the highest value.</source>
 <translation>BOUNDS&#xa0;: {} valeurs ne forment pas des lignes d'un nom, de la valeur la plus basse et de la plus haute.</translation>
</message>
<message>
 <source>Band of the elevation model</source>
 <translation>Bande du modèle de terrain</translation>
</message>
<message>
 <source>Bands are the range that the observations leave open within the bounds that were searched. On synthetic slopes that flatten evenly, bands of 90 % contained 86 % of the true values, at a sharp break of slope 79 %. Errors of the model, of the elevation model or of the release points are not included.</source>
 <translation>Les bandes sont ce que les observations laissent ouvert dans les limites explorées. Sur des pentes inventées qui s'adoucissent régulièrement, des bandes de 90 % contenaient 86 % des vérités, 79 % à une rupture de pente marquée. Les erreurs du modèle, du modèle d'altitude ou des lieux de départ n'y sont pas.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy, and for each period: the probability that a cell lies in that zone. Needs the rate.</source>
 <translation>Bandes pour tout passage et pour plus que chaque énergie, et pour chaque période : avec quelle certitude une cellule est dans cette zone. Demande le taux.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy: return period of the mean frequency of all members, which is the one for planning; then its lower and its upper bound, 5 and 95 % of the members. Needs the rate.</source>
 <translation>Bandes pour tout passage et pour plus que chaque énergie : période de retour de la fréquence moyenne de tous les membres, celle à retenir ; puis ses bornes inférieure et supérieure, 5 et 95 % des membres. Demande le taux.</translation>
</message>
<message>
 <source>Barrier design</source>
 <translation>Dimensionnement d'ouvrages</translation>
</message>
<message>
 <source>Barrier design table</source>
 <translation>Table de dimensionnement des ouvrages</translation>
</message>
<message>
 <source>Barrier heights to compare, with commas between them.</source>
 <translation>Hauteurs d'ouvrages à examiner, séparées par des virgules.</translation>
</message>
<message>
 <source>Barrier lines</source>
 <translation>Lignes d'ouvrages</translation>
</message>
<message>
 <source>Barrier lines: {value:.0f}, total length: {length:.0f} m.</source>
 <translation>Lignes d'ouvrages : {value:.0f}, longueur en tout : {length:.0f} m.</translation>
</message>
<message>
 <source>Barrier {}</source>
 <translation>Ouvrage {}</translation>
</message>
<message>
 <source>Barriers</source>
 <translation>Ouvrages de protection</translation>
</message>
<message>
 <source>Barriers (screening model)</source>
 <translation>Ouvrages (modèle de présélection)</translation>
</message>
<message>
 <source>Barriers on the profile</source>
 <translation>Ouvrages sur le profil</translation>
</message>
<message>
 <source>Barriers: crossings</source>
 <translation>Ouvrages&#xa0;: passages</translation>
</message>
<message>
 <source>Barriers: crossings of Simulate rockfall with a barrier on the line of the net: its rocks are thrown with their orientation and spin there.</source>
 <translation>Ouvrages&#xa0;: passages d'une simulation avec un ouvrage sur la ligne du filet&#xa0;: ses blocs sont lancés tels qu'ils y sont tournés et tournent.</translation>
</message>
<message>
 <source>Barriers: results</source>
 <translation>Ouvrages&#xa0;: résultats</translation>
</message>
<message>
 <source>Barriers: {}.</source>
 <translation>Ouvrages&#xa0;: {}.</translation>
</message>
<message>
 <source>Basal area [m²/ha]</source>
 <translation>Surface terrière [m²/ha]</translation>
</message>
<message>
 <source>Begin at 0.4, unless the site was measured.</source>
 <translation>Commencez à 0.4, sauf si le site a été mesuré.</translation>
</message>
<message>
 <source>Begin with some runs of each release point</source>
 <translation>Commencer par quelques trajectoires de chaque point de départ</translation>
</message>
<message>
 <source>Best {}</source>
 <translation>Meilleure valeur de {}</translation>
</message>
<message>
 <source>Between two vertices a rock flies on a parabola, with one impact where the velocities do not fit; this is exact in flight without drag. In contact with the ground the uncertainty of the energy is its change between two vertices.</source>
 <translation>Entre deux sommets, un bloc vole sur une parabole, avec un impact là où les vitesses ne concordent pas&#xa0;; c'est exact en vol sans traînée. En contact avec le sol, l'énergie est connue à sa variation entre deux sommets près.</translation>
</message>
<message>
 <source>Beyond its ends the dam slopes down around a half disc, with an angle that changes from that of one face to that of the other. No rule for this is published; sections and ends are a choice of Talus.</source>
 <translation>Au-delà de ses extrémités, le merlon descend autour d'un demi-disque, avec une pente qui passe d'un parement à l'autre. Aucune règle n'est publiée&#xa0;; profil et extrémités sont un choix de Talus.</translation>
</message>
<message>
 <source>Block scenarios</source>
 <translation>Scénarios de blocs</translation>
</message>
<message>
 <source>Blocks</source>
 <translation>Blocs</translation>
</message>
<message>
 <source>Blocks are assumed to stay whole: none breaks on its path.</source>
 <translation>Les blocs sont pris comme entiers : aucun ne se fragmente en route.</translation>
</message>
<message>
 <source>Blocks broke on their path. A block hits a cell if any of its pieces passes it, and counts once, with the energy of the hardest piece; energies of several pieces are not added.</source>
 <translation>Des blocs se sont fragmentés en route. Un bloc touche une cellule si l'un de ses fragments la traverse, et compte une fois, avec l'énergie du fragment le plus énergétique ; les énergies de plusieurs fragments ne sont pas additionnées.</translation>
</message>
<message>
 <source>Blocks from [m³]</source>
 <translation>Blocs de [m³]</translation>
</message>
<message>
 <source>Blocks in the list</source>
 <translation>Blocs dans la liste</translation>
</message>
<message>
 <source>Blocks of any size per year</source>
 <translation>Blocs de toute taille par an</translation>
</message>
<message>
 <source>Blocks per event</source>
 <translation>Blocs par événement</translation>
</message>
<message>
 <source>Blocks per year</source>
 <translation>Blocs par an</translation>
</message>
<message>
 <source>Blocks per year from all releases</source>
 <translation>Blocs par an de tous les points de départ</translation>
</message>
<message>
 <source>Blocks slide on joints that are at least as steep.</source>
 <translation>Les blocs glissent sur ce qui est au moins aussi raide.</translation>
</message>
<message>
 <source>Blocks start in columns a little more than a block's diameter apart, in random orientations, the lowest ones just above the ground, the others in layers above. All are released at the same time.</source>
 <translation>Les blocs pendent en colonnes distantes d'un peu plus que le diamètre d'un bloc, orientés au hasard, les plus bas juste au-dessus du sol, les autres en couches au-dessus. Puis tous sont lâchés en même temps.</translation>
</message>
<message>
 <source>Blocks that do not fit side by side start in further layers. Two hundred take about a minute.</source>
 <translation>Ce qui ne tient pas côte à côte pend en couches supplémentaires. Deux cents blocs prennent environ une minute.</translation>
</message>
<message>
 <source>Blocks that left the elevation model and are not in the deposit: {value:.0f}.</source>
 <translation>Blocs qui ont quitté le modèle de terrain et ne sont pas dans le dépôt : {value:.0f}.</translation>
</message>
<message>
 <source>Blocks that left the terrain</source>
 <translation>Blocs sortis du terrain</translation>
</message>
<message>
 <source>Blocks that still move</source>
 <translation>Blocs encore en mouvement</translation>
</message>
<message>
 <source>Blocks that stop: N d L / (100 n) %, at most 99; d diameter of the block, L length of the stand in plan. Values are means of blocks 5 % smaller and larger.</source>
 <translation>Blocs qui s'arrêtent : N d L / (100 n) %, 99 au plus ; d diamètre du bloc, L longueur du peuplement en plan. Les valeurs sont des moyennes de blocs 5 % plus petits et plus grands.</translation>
</message>
<message>
 <source>Blocks to [m³]</source>
 <translation>Blocs jusqu'à [m³]</translation>
</message>
<message>
 <source>Borders of the danger zones are rounded with this radius. If left empty, two cells. 0: they follow the cells.</source>
 <translation>Les bords des zones de danger sont arrondis comme par une pièce de ce rayon. Vide : deux cellules. 0 : ils suivent les cellules.</translation>
</message>
<message>
 <source>Both have the mean and the standard deviation of the stand; gamma has the longer tail of thick stems.</source>
 <translation>Les deux ont la moyenne et l'écart-type du peuplement&#xa0;; gamma a la plus longue queue de grosses tiges.</translation>
</message>
<message>
 <source>Both runs must have the same map in the project.</source>
 <translation>Les deux simulations doivent avoir la même carte dans le projet.</translation>
</message>
<message>
 <source>Both runs must have their stops in the project.</source>
 <translation>Les arrêts des deux simulations doivent être dans le projet.</translation>
</message>
<message>
 <source>Boulders that no source explains</source>
 <translation>Blocs qu'aucune source n'explique</translation>
</message>
<message>
 <source>Boulders with their most probable source</source>
 <translation>Blocs avec leur source la plus probable</translation>
</message>
<message>
 <source>Bounds of the number of runs alone, with 95 % confidence; those of the rates are wider.</source>
 <translation>Bornes dues au seul nombre de trajectoires, avec une confiance de 95 % ; celles des taux sont plus larges.</translation>
</message>
<message>
 <source>Bounds with 95 % confidence (Clopper and Pearson 1934), narrower with the square root of the number of runs. Where rasters hold probabilities, with 1 as the number of runs, no bounds can be given.</source>
 <translation>Bornes avec une confiance de 95&#xa0;% (Clopper et Pearson 1934)&#xa0;; elles se resserrent avec la racine carrée du nombre de trajectoires. Si les rasters contiennent des probabilités, avec 1 comme nombre de trajectoires, on ne peut rien dire.</translation>
</message>
<message>
 <source>Bozzolo and Azzoni</source>
 <translation>Bozzolo et Azzoni</translation>
</message>
<message>
 <source>British Columbia</source>
 <translation>Colombie-Britannique</translation>
</message>
<message>
 <source>By frequency, instead of the scenarios: a row for each layer, in its order, with the runs of the simulation and the blocks of its source and size class that fall per year. The log of Hazard map by the method frequency reports these rates.</source>
 <translation>Par fréquence, à la place des scénarios : une ligne pour chaque couche, dans leur ordre, avec les trajectoires de la simulation et les blocs de sa zone de départ et de sa classe de taille qui tombent en un an. Le journal de la carte de danger par la méthode frequency donne ces taux.</translation>
</message>
<message>
 <source>By the failure mode of the roof: 0.4 ductile, 1.2 brittle (punching) are recalled from ASTRA 12006. If left empty, no static force.</source>
 <translation>Selon la rupture du toit : 0,4 ductile, 1,2 fragile (poinçonnement) sont retenus de mémoire de ASTRA 12006. Vide : pas de force statique.</translation>
</message>
<message>
 <source>CANOPY, SURFACE, CLOUD: give one of them; {} were given.</source>
 <translation>CANOPY, SURFACE, CLOUD : donner l'un d'eux ; {} ont été donnés.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, residual_share is {:g}; it is a share of the nominal height, from 0 to 1. Give 0.6 for 60 %.</source>
 <translation>CATALOGUE : ligne {}, residual_share vaut {:g} ; c'est une part de la hauteur nominale, de 0 à 1. Indiquer 0,6 pour 60 %.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, {} is {!r}; give a positive number or leave it empty.</source>
 <translation>CATALOGUE : ligne {}, {} vaut {!r} ; donnez un nombre positif ou laissez vide.</translation>
</message>
<message>
 <source>CATALOGUE: {} has no column {}; it needs name and mel_kj.</source>
 <translation>CATALOGUE : {} n'a pas de colonne {} ; il faut name et mel_kj.</translation>
</message>
<message>
 <source>CELL: in cells of {value:g} m blocks of {size:.2g} m may be missed, because only the centre of a cell counts.</source>
 <translation>CELL : dans des cellules de {value:g} m, des blocs de {size:.2g} m peuvent manquer, car seul le centre d'une cellule compte.</translation>
</message>
<message>
 <source>CELL_SIZE: the carved elevation model would have {:.0f} million cells of {:.3g} m, more than {:.0f} million. Give the part around the embankments (EXTENT) or larger cells.</source>
 <translation>CELL_SIZE&#xa0;: le modèle de terrain aménagé aurait {:.0f} millions de cellules de {:.3g} m, plus de {:.0f} millions. Donnez la partie autour des merlons (EXTENT) ou des cellules plus grandes.</translation>
</message>
<message>
 <source>CELL_SIZE: the elevation model has cells of {value:g} m; they are not made larger.</source>
 <translation>CELL_SIZE&#xa0;: le modèle de terrain a des cellules de {value:g} m&#xa0;; elles ne sont pas agrandies.</translation>
</message>
<message>
 <source>CREST: all lines of {} lie outside of the elevation model; is its coordinate system right?</source>
 <translation>CREST&#xa0;: toutes les lignes de {} sont hors du modèle de terrain&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
</message>
<message>
 <source>CREST: along {value:.0f} % of feature {feature} the other side is the higher one. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST&#xa0;: sur {value:.0f} % de l'entité {feature}, l'autre côté est le plus haut. Le côté {side} est pris comme amont (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: embankments overlap: {features}. The higher dam remains, no ditch cuts into a dam, and volumes are those of the visible parts. Heights refer to the ground without the others.</source>
 <translation>CREST : des merlons se recouvrent : {features}. Le merlon le plus haut reste, aucun fossé n'entaille un merlon, et les volumes sont ceux de ce qui se voit de chacun. Les hauteurs comptent au-dessus du sol sans les autres.</translation>
</message>
<message>
 <source>CREST: feature {feature} is only {value:.2f} m high above its uphill toe near {place}, instead of the required {limit:.2f} m.</source>
 <translation>CREST : l'entité {feature} n'a que {value:.2f} m de haut au-dessus de son pied amont près de {place}, pour {limit:.2f} m demandés.</translation>
</message>
<message>
 <source>CREST: feature {feature} runs down the slope, {value:.0f}° off the contour lines; it stops only rocks from one side. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST&#xa0;: l'entité {feature} descend la pente, à {value:.0f}° des courbes de niveau&#xa0;; elle arrête ce qui vient d'un côté. Le côté {side} est pris comme amont (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: feature {} changes no cell: the ground, or another embankment, is higher than its crest.</source>
 <translation>CREST : l'entité {} ne change aucune cellule : le sol, ou un autre merlon, est plus haut que sa crête.</translation>
</message>
<message>
 <source>CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Split it.</source>
 <translation>CREST&#xa0;: l'entité {} se croise ou se touche&#xa0;; un merlon demande une ligne à deux extrémités. Coupez-la.</translation>
</message>
<message>
 <source>CREST: feature {} has coordinates that are not finite.</source>
 <translation>CREST&#xa0;: l'entité {} a des coordonnées qui ne sont pas finies.</translation>
</message>
<message>
 <source>CREST: feature {}: {}</source>
 <translation>CREST&#xa0;: entité {}&#xa0;: {}</translation>
</message>
<message>
 <source>CREST: outside of the elevation model: {}. Leave them out, or use a larger elevation model.</source>
 <translation>CREST&#xa0;: hors du modèle de terrain&#xa0;: {}. Laissez-les de côté, ou prenez un modèle plus grand.</translation>
</message>
<message>
 <source>CREST: the ground is as high on both sides of feature {feature}; the left side in the direction of the line is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST&#xa0;: le sol est aussi haut des deux côtés de l'entité {feature}&#xa0;; le côté gauche dans le sens de la ligne est pris comme amont (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: the {side} side of feature {feature} is uphill by UPHILL_SIDE, but the ground is higher on the {other} side. Heights, faces and the ditch are those of the side chosen.</source>
 <translation>CREST : selon UPHILL_SIDE, le côté {side} de l'entité {feature} est l'amont, mais le sol est plus haut du côté {other}. Hauteurs, parements et fossé sont ceux du côté choisi.</translation>
</message>
<message>
 <source>CROSSINGS has {} layers, {} {} rows; give one of each for every scenario.</source>
 <translation>CROSSINGS a {} couches, {} {} lignes ; donnez une de chaque pour chaque scénario.</translation>
</message>
<message>
 <source>CROSSINGS, TRAJECTORIES: give one of them, not both; either provides the rocks that arrive at the lines.</source>
 <translation>CROSSINGS, TRAJECTORIES&#xa0;: donnez l'un des deux, pas les deux&#xa0;; chacun indique ce que les blocs apportent aux lignes.</translation>
</message>
<message>
 <source>CROSSINGS: energies are those of the translation alone, without rotation.</source>
 <translation>CROSSINGS&#xa0;: les énergies sont celles de la seule translation, sans rotation.</translation>
</message>
<message>
 <source>CROSSINGS: feature {} has no position with a height (Z); use the layer of Simulate rockfall.</source>
 <translation>CROSSINGS&#xa0;: l'entité {} n'a pas de lieu avec une altitude (Z)&#xa0;; prenez la couche de la simulation.</translation>
</message>
<message>
 <source>CROSSINGS: no rock arrives at: {names}.</source>
 <translation>CROSSINGS : aucun bloc n'arrive à : {names}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies on the crest line {name}.</source>
 <translation>CROSSINGS&#xa0;: aucun n'est sur l'axe de crête {name}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies within {:g} m of a structure; count the rocks at these lines with Rocks at screen lines.</source>
 <translation>CROSSINGS : aucun n'est à moins de {:g} m d'un ouvrage ; compter les blocs à ces lignes avec Blocs aux lignes de contrôle.</translation>
</message>
<message>
 <source>CROSSINGS: none of the {} crossings in {} belongs to a feature of BARRIERS; simulate with the same layer of lines.</source>
 <translation>CROSSINGS&#xa0;: aucun des {} passages de {} ne concerne une entité de BARRIERS&#xa0;; simulez avec la même couche de lignes.</translation>
</message>
<message>
 <source>CROSSINGS: rocks broke in {}: a rock hits an object once, with its hardest piece, and the runs of the table are the rocks that were released.</source>
 <translation>CROSSINGS : dans {} des blocs se sont fragmentés : un bloc frappe un objet une fois, avec son fragment le plus énergique, et les trajectoires de la table sont les blocs lâchés.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %, and all rocks below the top were thrown.</source>
 <translation>CROSSINGS : la première place n’a que {value:.0f} % de chances d’être la meilleure, et tous les blocs sous le bord supérieur ont été lancés.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %.</source>
 <translation>CROSSINGS : la première place n'a qu'une probabilité de {value:.0f} % d'être la meilleure.</translation>
</message>
<message>
 <source>CROSSINGS: {} has crossings of the line {}, which is not a feature of OBJECTS; use the crossings of these objects.</source>
 <translation>CROSSINGS : {} a des passages de la ligne {}, qui n'est pas une entité d'OBJECTS ; prenez les passages de ces objets.</translation>
</message>
<message>
 <source>CROSSINGS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS : {} couches de passages pour {} de points d'arrêt ; donnez-en une de chaque simulation, ou aucune.</translation>
</message>
<message>
 <source>CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none.</source>
 <translation>CROSSINGS_BEFORE, CROSSINGS_AFTER : donnez les deux ou aucun.</translation>
</message>
<message>
 <source>CROSSINGS_CARVED: they are used with CROSSINGS only; give these too.</source>
 <translation>CROSSINGS_CARVED : utile seulement avec CROSSINGS ; les indiquer aussi.</translation>
</message>
<message>
 <source>CROSSINGS_OTHERS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS_OTHERS : {} couches de passages pour {} d'arrêts ; donnez-en une de chaque simulation, ou aucune.</translation>
</message>
<message>
 <source>CSV files (*.csv *.txt)</source>
 <translation>Fichiers CSV (*.csv *.txt)</translation>
</message>
<message>
 <source>CSV files (*.csv)</source>
 <translation>Fichiers CSV (*.csv)</translation>
</message>
<message>
 <source>Calibrate the ground</source>
 <translation>Caler le sol</translation>
</message>
<message>
 <source>Calibrated numbers of the ground</source>
 <translation>Valeurs calées du sol</translation>
</message>
<message>
 <source>Calibrates to several sites at once, so that the result is valid for the ground and not for one slope only. A file with a list of objects, one for each further site, of the inputs of this dialog by their names: DEM, RELEASES, OBSERVED and other layers of the site, and all other inputs that differ there; numbers and choices that are not given are those of the dialog. Copy as JSON of the dialog writes such an object. Class, bounds and search are the same for all. Paths may be relative to the file.</source>
 <translation>Calibre sur plusieurs sites à la fois : ce qui est trouvé vaut alors pour le sol et non pour une pente. Un fichier avec une liste d'objets, un par site supplémentaire, faits des entrées de ce dialogue avec leurs noms : DEM, RELEASES, OBSERVED et d'autres couches du site, et ce qui y est différent ; les nombres et les choix qui ne sont pas donnés sont ceux du dialogue. Ce que donne «Copier en JSON» du dialogue est un tel objet. La classe, les limites et la recherche sont les mêmes pour tous. Les chemins peuvent être relatifs au fichier.</translation>
</message>
<message>
 <source>Calibration of the ground</source>
 <translation>Calage du sol</translation>
</message>
<message>
 <source>Cancel</source>
 <translation>Annuler</translation>
</message>
<message>
 <source>Cancelled while layers were written; nothing was saved.</source>
 <translation>Annulé pendant l'écriture des couches&#xa0;; rien n'est conservé.</translation>
</message>
<message>
 <source>Cancelled; nothing was changed.</source>
 <translation>Annulé ; rien n'a été modifié.</translation>
</message>
<message>
 <source>Cancelled; nothing was thrown.</source>
 <translation>Annulé ; aucun bloc n'a été lancé.</translation>
</message>
<message>
 <source>Cancelled; nothing was written.</source>
 <translation>Annulé&#xa0;; rien n'a été écrit.</translation>
</message>
<message>
 <source>Cancelled; nothing was written. {:.0f} % of the runs are done and kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>Annulé ; rien n'a été écrit. {:.0f} % des trajectoires sont calculées et conservées : relancez la simulation avec les mêmes entrées, et elle reprend de là.</translation>
</message>
<message>
 <source>Candidate lines</source>
 <translation>Lignes candidates</translation>
</message>
<message>
 <source>Canopy height model</source>
 <translation>Modèle de hauteur de canopée</translation>
</message>
<message>
 <source>Canopy height model as used</source>
 <translation>Modèle de hauteur de canopée utilisé</translation>
</message>
<message>
 <source>Canton</source>
 <translation>Canton</translation>
</message>
<message>
 <source>Capacities to compare [kJ]</source>
 <translation>Capacités à comparer [kJ]</translation>
</message>
<message>
 <source>Capacity from your own proof: no published rule gives it for rigid walls. If left empty, not checked.</source>
 <translation>De votre propre preuve : aucune règle publiée ne la donne pour des murs rigides. Vide : non vérifié.</translation>
</message>
<message>
 <source>Carved elevation model</source>
 <translation>Modèle de terrain aménagé</translation>
</message>
<message>
 <source>Cases in which the catchment is too short to hold 95 %</source>
 <translation>Cas où la zone de réception est trop courte pour retenir 95 %</translation>
</message>
<message>
 <source>Catalogue of nets</source>
 <translation>Catalogue de filets</translation>
</message>
<message>
 <source>Catalonia</source>
 <translation>Catalogne</translation>
</message>
<message>
 <source>Catchment chart</source>
 <translation>Abaque des zones de réception</translation>
</message>
<message>
 <source>Catchment widths</source>
 <translation>Largeurs des zones de réception</translation>
</message>
<message>
 <source>Catchments, vertical : 1 horizontal</source>
 <translation>Zones de réception, vertical pour 1 horizontal</translation>
</message>
<message>
 <source>Cell size of the canopy model made from a cloud [m]</source>
 <translation>Taille de cellule du modèle de canopée tiré d'un nuage [m]</translation>
</message>
<message>
 <source>Cell size of the carved elevation model [m]</source>
 <translation>Taille des cellules du modèle de terrain aménagé [m]</translation>
</message>
<message>
 <source>Cell size of the maps [m]</source>
 <translation>Taille des cellules des cartes [m]</translation>
</message>
<message>
 <source>Cells around it</source>
 <translation>Cellules autour</translation>
</message>
<message>
 <source>Cells at least as steep are sources. Used by the method fixed only.</source>
 <translation>Les cellules au moins aussi raides sont des zones de départ. Ne compte que pour la méthode fixed.</translation>
</message>
<message>
 <source>Cells of the elevation model are divided into equal parts that are no larger; the surface is unchanged outside the embankment. If left empty, half the width of the narrowest part, crest or face, but at least 0.1 m.</source>
 <translation>Les cellules du modèle de terrain sont coupées en parts égales qui ne sont pas plus grandes&#xa0;; la surface reste la même, au merlon près. Si le champ est vide&#xa0;: la moitié de la largeur de la partie la plus étroite, crête ou parement, mais au moins 0,1 m.</translation>
</message>
<message>
 <source>Cells of the indication with runs [%]</source>
 <translation>Cellules de la carte indicative avec trajectoires [%]</translation>
</message>
<message>
 <source>Cells of the source areas</source>
 <translation>Cellules des zones de départ</translation>
</message>
<message>
 <source>Cells of upper edges, from which cones fall</source>
 <translation>Cellules des bords supérieurs, d'où descendent les cônes</translation>
</message>
<message>
 <source>Cells that a smaller share of the runs of a scenario passes are left out of its intensity. Single outliers otherwise draw the border of a zone.</source>
 <translation>Les cellules que traverse une part plus petite des trajectoires d'un scénario sont exclues de son intensité. Sinon, des blocs isolés fixent la limite d'une zone.</translation>
</message>
<message>
 <source>Cells that are sources</source>
 <translation>Cellules de départ</translation>
</message>
<message>
 <source>Cells without data or with 0 have no trees.</source>
 <translation>Les cellules sans données ou avec 0 n'ont pas d'arbres.</translation>
</message>
<message>
 <source>Centre line of the crest; each feature is one embankment. A line may bend, but not cross itself.</source>
 <translation>Le milieu de la crête, chaque entité un merlon. Une ligne peut être brisée, mais ne doit pas se croiser.</translation>
</message>
<message>
 <source>Certainty: read in the source; in its abstract; second hand, in a text that quotes it; given, by the author of the file {}.</source>
 <translation>Certitude : lu dans la source ; dans son résumé ; de seconde main, dans un texte qui la cite ; donné, par la personne qui a rempli le fichier {}.</translation>
</message>
<message>
 <source>Change of the 95th percentile of the maximum energy [kJ]</source>
 <translation>Changement du 95e percentile de l'énergie maximale [kJ]</translation>
</message>
<message>
 <source>Change of the mean run-out [m]</source>
 <translation>Changement de la distance parcourue moyenne [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1 [m]</source>
 <translation>Résidu pour 0,1 de plus de petite sur grande longueur [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1, standard error [m]</source>
 <translation>Résidu pour 0,1 de plus de petite sur grande longueur, erreur-type [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass [m]</source>
 <translation>Résidu pour une masse décuple [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass, standard error [m]</source>
 <translation>Résidu pour une masse décuple, erreur-type [m]</translation>
</message>
<message>
 <source>Characteristic percentile [%]</source>
 <translation>Percentile caractéristique [%]</translation>
</message>
<message>
 <source>Chart</source>
 <translation>Abaque</translation>
</message>
<message>
 <source>Charts: the statistic of the first n runs in a random order, its 95 % confidence band, and dashed lines 10 % above and below the value of all runs. The bands cover the number of runs only, not the choice of the release points, the ground or the model.</source>
 <translation>Graphiques&#xa0;: la statistique des premières trajectoires dans un ordre tiré au hasard, sa bande de confiance de 95&#xa0;% et, en tireté, 10&#xa0;% au-dessus et au-dessous de la valeur de toutes les trajectoires. Les bandes ne renseignent que sur le nombre de trajectoires, non sur le choix des points de départ, le sol ou le modèle.</translation>
</message>
<message>
 <source>Check it by hand, or enter the missing input.</source>
 <translation>Vérifiez-le à la main, ou indiquez ce qui manque.</translation>
</message>
<message>
 <source>Check of the net {}: {}</source>
 <translation>Vérification du filet {} : {}</translation>
</message>
<message>
 <source>Check release points, release height and ground there, and do not treat the larger class as the less dangerous one.</source>
 <translation>Vérifiez les points de départ, la hauteur de départ et le sol à cet endroit, et ne prenez pas la plus grande classe pour inoffensive.</translation>
</message>
<message>
 <source>Check rock, releases and terrain, or widen the bounds.</source>
 <translation>Vérifiez le bloc, les points de départ et le terrain, ou élargissez les bornes.</translation>
</message>
<message>
 <source>Check ropes and posts of the description: forces at an impact begin from this state.</source>
 <translation>Contrôlez les câbles et les poteaux de la description : les forces d'un impact partent de cet état.</translation>
</message>
<message>
 <source>Check the figure.</source>
 <translation>Contrôlez la figure.</translation>
</message>
<message>
 <source>Check the free border (FREE_BORDER), the radius (RADIUS) and the partial factors; lengths are in m.</source>
 <translation>Vérifier la bordure libre (FREE_BORDER), le rayon (RADIUS) et les coefficients partiels ; les longueurs sont en m.</translation>
</message>
<message>
 <source>Check the ground classes of the flat parts.</source>
 <translation>Vérifier les classes de sol des parties plates.</translation>
</message>
<message>
 <source>Check the mass of the design block (MASS) and the partial factors.</source>
 <translation>Vérifier la masse du bloc de dimensionnement (MASS) et les coefficients partiels.</translation>
</message>
<message>
 <source>Check the number and its unit.</source>
 <translation>Vérifier le nombre et son unité.</translation>
</message>
<message>
 <source>Check the run-out against events with blocks of this size.</source>
 <translation>Vérifiez la distance parcourue à l'aide d'événements avec des blocs de cette taille.</translation>
</message>
<message>
 <source>Check the run-out of this scenario against events with blocks of this size.</source>
 <translation>Vérifiez la distance parcourue de ce scénario à l'aide d'événements avec des blocs de cette taille.</translation>
</message>
<message>
 <source>Check the sections, and enter a larger height.</source>
 <translation>Voyez les profils, et donnez une hauteur plus grande.</translation>
</message>
<message>
 <source>Check the threshold by the figure and in the field.</source>
 <translation>Contrôlez le seuil sur la figure et sur le terrain.</translation>
</message>
<message>
 <source>Check the unit of the heights and which raster was chosen.</source>
 <translation>Vérifiez l'unité des hauteurs et le raster choisi.</translation>
</message>
<message>
 <source>Check these impacts with a description of the net that has its posts as beams.</source>
 <translation>Contrôlez ces impacts avec une description du filet dont les poteaux sont des poutres.</translation>
</message>
<message>
 <source>Check these numbers before you rely on them, or enter your own.</source>
 <translation>Vérifiez ces nombres avant de vous y fier, ou donnez les vôtres.</translation>
</message>
<message>
 <source>Check these sizes, or choose a shape that fills more, or less, of the box of its lengths (ROCK).</source>
 <translation>Vérifiez ces tailles, ou choisissez une forme qui remplit davantage, ou moins, le parallélépipède de ses longueurs (ROCK).</translation>
</message>
<message>
 <source>Check volume, density and the heights of the elevation model; consider whether the block would stay whole.</source>
 <translation>Vérifiez le volume, la densité et les altitudes du modèle de terrain ; demandez-vous si le bloc resterait entier.</translation>
</message>
<message>
 <source>Check whether they lie on ledges or in hollows; if not, choose a ground class with less friction there, and try other shapes.</source>
 <translation>Vérifier s'ils reposent sur des replats ou dans des creux ; sinon, y choisir une classe de sol avec moins de frottement et essayer d'autres formes.</translation>
</message>
<message>
 <source>Check whether this is the right file and band.</source>
 <translation>Vérifier qu'il s'agit du bon fichier et de la bonne bande.</translation>
</message>
<message>
 <source>Check why obstacles hold the larger blocks better, such as small blocks that pass over them.</source>
 <translation>Vérifiez pourquoi les obstacles retiennent mieux les gros blocs, par exemple parce que les petits passent par-dessus.</translation>
</message>
<message>
 <source>Check with the joints of the cliff whether such a block is possible; enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS).</source>
 <translation>Vérifiez d'après les discontinuités de la falaise si un tel bloc est possible ; indiquez le plus grand bloc possible (LARGEST_VOLUME) ou les familles de discontinuités (JOINTS).</translation>
</message>
<message>
 <source>Checked barriers</source>
 <translation>Ouvrages contrôlés</translation>
</message>
<message>
 <source>Checked stands</source>
 <translation>Peuplements vérifiés</translation>
</message>
<message>
 <source>Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD 340059: design energy, height with free border, and distance to the object behind, line by line.</source>
 <translation>Vérifie des filets aux lignes de contrôle selon UNI 11211-4, ONR 24810 ou les classes de l'EAD 340059 : énergie de calcul, hauteur avec revanche et distance à l'objet derrière, ligne par ligne.</translation>
</message>
<message>
 <source>Choose a class of rock (extra_hard), or one for the face and one for the catchment (talus:slopeprofile).</source>
 <translation>Choisissez une classe de rocher (extra_hard), ou une pour la paroi et une pour la fosse de réception (talus:slopeprofile).</translation>
</message>
<message>
 <source>Choose a height and a capacity that together reach the required share (field reaches of the variants). Each of need_h_m and need_class of the result meets one criterion only, and need_class is empty where no class suffices.</source>
 <translation>Choisissez une hauteur et une capacité qui atteignent ensemble la part (champ reaches des variantes). need_h_m et need_class du résultat ne l’atteignent que chacun pour soi, et need_class est vide là où aucune classe ne suffit.</translation>
</message>
<message>
 <source>Choose a run, and a second one: the run before the measure.</source>
 <translation>Choisissez une simulation, et une deuxième : celle d'avant la mesure.</translation>
</message>
<message>
 <source>Choose a smaller SPACING where the stand is narrow.</source>
 <translation>Choisissez un SPACING plus petit là où le peuplement est étroit.</translation>
</message>
<message>
 <source>Choose an elevation model first.</source>
 <translation>Choisissez d'abord un modèle de terrain.</translation>
</message>
<message>
 <source>Choose an elevation model in metres first: the map gets its coordinate system.</source>
 <translation>Choisissez d'abord un modèle de terrain en mètres&#xa0;: la carte reçoit son système de coordonnées.</translation>
</message>
<message>
 <source>Choose an elevation model: a raster file with heights in metres.</source>
 <translation>Choisissez un modèle de terrain : un fichier raster avec des altitudes en mètres.</translation>
</message>
<message>
 <source>Choose another impact law, or leave the restitution at 0.</source>
 <translation>Choisissez une autre loi d'impact, ou laissez la restitution à 0.</translation>
</message>
<message>
 <source>Choose another shape of the rocks, and check the lengths.</source>
 <translation>Choisissez une autre forme de blocs, et vérifiez les longueurs.</translation>
</message>
<message>
 <source>Choose fewer runs, a longer interval between samples, or fewer outputs.</source>
 <translation>Choisissez moins de trajectoires, un intervalle plus long entre les échantillons ou moins de sorties.</translation>
</message>
<message>
 <source>Choose the band with the heights.</source>
 <translation>Choisir la bande qui contient les altitudes.</translation>
</message>
<message>
 <source>Choose the file of the map first.</source>
 <translation>Choisissez d'abord le fichier de la carte.</translation>
</message>
<message>
 <source>Choose the file or the band with the heights.</source>
 <translation>Choisir le fichier ou la bande qui contient les altitudes.</translation>
</message>
<message>
 <source>Choose the layer whose polygons are to be taken.</source>
 <translation>Choisissez la couche dont les polygones sont à reprendre.</translation>
</message>
<message>
 <source>Choose the method fixed to use it.</source>
 <translation>Choisissez la méthode fixed pour qu'il compte.</translation>
</message>
<message>
 <source>Choose the option together in PIECES.</source>
 <translation>Choisissez dans PIECES leurs énergies ensemble.</translation>
</message>
<message>
 <source>Choose the other side, unless rocks come from there.</source>
 <translation>Choisissez l'autre côté, sauf si les blocs viennent de là.</translation>
</message>
<message>
 <source>Choose the shape of the simulation (ROCK).</source>
 <translation>Choisissez la forme de la simulation (ROCK).</translation>
</message>
<message>
 <source>Choose the side, or split the line where the side changes.</source>
 <translation>Choisissez le côté, ou divisez la ligne là où le côté change.</translation>
</message>
<message>
 <source>Choose the side.</source>
 <translation>Choisissez le côté.</translation>
</message>
<message>
 <source>Choose the unit of the points (UNIT).</source>
 <translation>Choisissez l'unité des points (UNIT).</translation>
</message>
<message>
 <source>Class by ONR 24810: CC3 requires more than CC1 and CC2. The authority decides which one applies.</source>
 <translation>Selon l'ONR 24810 : CC3 exige plus que CC1 et CC2. L'autorité dit laquelle s'applique.</translation>
</message>
<message>
 <source>Class changed</source>
 <translation>Classe changée</translation>
</message>
<message>
 <source>Class of random blocks after Zingg</source>
 <translation>Classe des blocs aléatoires selon Zingg</translation>
</message>
<message>
 <source>Class of the slope and of the catchment below it: extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Classe du talus et de la zone de réception à son pied : extra_hard est le rocher, hard l'éboulis grossier, medium le sol forestier, soft la prairie humide.</translation>
</message>
<message>
 <source>Class where there is no polygon.</source>
 <translation>Classe là où il n'y a pas de polygone.</translation>
</message>
<message>
 <source>Class where there is no polygon: rocks plough deep into soft ground, and lose the least energy on hard ground. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Classe là où il n'y a pas de polygone : les blocs labourent profondément un sol meuble et perdent le moins sur un sol dur. extra_hard est le rocher, hard l'éboulis grossier, medium le sol forestier, soft la prairie humide.</translation>
</message>
<message>
 <source>Classes and matrix are those chosen above. The authority decides which apply, and draws the zones.</source>
 <translation>Les classes et la matrice sont celles choisies ci-dessus. L'autorité décide lesquelles s'appliquent, et délimite les zones.</translation>
</message>
<message>
 <source>Classes of ETAG 27 and EAD 340059; 8500 stands for the one above 4500, which has no upper bound. capacity: the number below. rigid: a wall or dam that takes any energy.</source>
 <translation>Classes d'ETAG 27 et d'EAD 340059&#xa0;; 8500 représente celle au-dessus de 4500, qui n'a pas de borne supérieure. capacity&#xa0;: le nombre ci-dessous. rigid&#xa0;: un mur ou un merlon qui absorbe n'importe quelle énergie.</translation>
</message>
<message>
 <source>Classes where no polygon sets one; each is simulated separately, to show how much the ground matters.</source>
 <translation>Où aucun polygone ne dit autre chose ; une simulation est faite pour chacune, pour voir combien le sol compte.</translation>
</message>
<message>
 <source>Clauses</source>
 <translation>Articles</translation>
</message>
<message>
 <source>Clear</source>
 <translation>Effacer</translation>
</message>
<message>
 <source>Clear all</source>
 <translation>Tout effacer</translation>
</message>
<message>
 <source>Click on an object of any visible layer.</source>
 <translation>Cliquez sur un objet d'une couche visible.</translation>
</message>
<message>
 <source>Click on the map, or draw a line.</source>
 <translation>Cliquez sur la carte, ou tracez une ligne.</translation>
</message>
<message>
 <source>Click on the map.</source>
 <translation>Cliquez sur la carte.</translation>
</message>
<message>
 <source>Click the corners; the right button ends the polygon, Backspace takes one back.</source>
 <translation>Cliquez les sommets&#xa0;; le bouton droit termine le polygone, la touche Retour arrière en reprend un.</translation>
</message>
<message>
 <source>Click the points of a line downhill along the paths; the right button ends it.</source>
 <translation>Cliquez les points d'une ligne vers l'aval le long des trajectoires&#xa0;; le bouton droit la termine.</translation>
</message>
<message>
 <source>Click the points of a line; the right button ends it.</source>
 <translation>Cliquez les points d'une ligne&#xa0;; le bouton droit la termine.</translation>
</message>
<message>
 <source>Close</source>
 <translation>Fermer</translation>
</message>
<message>
 <source>Close QGIS, and choose in the OSGeo4W set-up: {}</source>
 <translation>Fermez QGIS et choisissez dans l'installateur OSGeo4W : {}</translation>
</message>
<message>
 <source>Close it, or leave this off.</source>
 <translation>Fermez-le, ou désactivez cette option.</translation>
</message>
<message>
 <source>Cloud of points</source>
 <translation>Nuage de points</translation>
</message>
<message>
 <source>Code</source>
 <translation>Norme</translation>
</message>
<message>
 <source>Code of the procedure (GASPAR)</source>
 <translation>Code de la procédure (GASPAR)</translation>
</message>
<message>
 <source>Codes 0 to 7 of Rockyfor3D. Where it is empty or not given, the type is chosen by the description of the ground class; check each, for the numbers of one program do not follow from those of the other.</source>
 <translation>Codes 0 à 7 de Rockyfor3D. Là où il est vide ou absent, le type suit les mots de la classe de sol ; vérifier chacun, car les nombres d'un programme ne découlent pas de ceux de l'autre.</translation>
</message>
<message>
 <source>Coefficient of determination of the slope distribution</source>
 <translation>Coefficient de détermination de la distribution de la pente</translation>
</message>
<message>
 <source>Combinations of ground and forest</source>
 <translation>Combinaisons de sol et de forêt</translation>
</message>
<message>
 <source>Combinations of slope and catchment</source>
 <translation>Combinaisons de talus et de zone de réception</translation>
</message>
<message>
 <source>Combines simulations of several scenarios, such as rock sizes with their return periods, to intensities, danger levels after the Swiss matrix, and the probability per year that a place is reached. Energy-line and shadow-angle maps can be made as well, as a check that needs no simulation.</source>
 <translation>Combine les simulations de plusieurs scénarios, par exemple des tailles de blocs avec leurs périodes de retour, en intensités, en degrés de danger selon la matrice suisse et en probabilité annuelle qu'un endroit soit atteint. Des cartes de l'angle de la ligne d'énergie et de l'angle d'ombre peuvent être créées en complément, comme contrôle qui ne demande pas de simulation.</translation>
</message>
<message>
 <source>Compare ...</source>
 <translation>Comparer ...</translation>
</message>
<message>
 <source>Compare both ends of the interval of the rolling resistance</source>
 <translation>Comparer les deux bornes de l'intervalle de la résistance au roulement</translation>
</message>
<message>
 <source>Compare both.</source>
 <translation>Comparez les deux.</translation>
</message>
<message>
 <source>Compare many simulations</source>
 <translation>Comparer de nombreuses simulations</translation>
</message>
<message>
 <source>Compare two simulations</source>
 <translation>Comparer deux simulations</translation>
</message>
<message>
 <source>Compared quantity</source>
 <translation>Ce qui est comparé</translation>
</message>
<message>
 <source>Compares candidate lines for a flexible net: rocks of a simulation without the net are thrown into it where they cross each line. Reports the shares of rocks that are held, that pass through and that pass over, percentiles of elongation and forces, the distance to the objects behind, and a ranking of the lines with its uncertainty.</source>
 <translation>Compare des lignes candidates pour un filet souple : les blocs d'une simulation faite sans lui sont lancés dans le filet où ils croisent chaque ligne. Parts retenues, qui passent ou passent par-dessus, percentiles de déformation et de forces, distance aux objets derrière, et un ordre des lignes avec son incertitude.</translation>
</message>
<message>
 <source>Comparing both ends of the interval of the rolling resistance ...</source>
 <translation>Comparaison des deux bornes de l'intervalle de la résistance au roulement ...</translation>
</message>
<message>
 <source>Comparison of the variants</source>
 <translation>Comparaison des variantes</translation>
</message>
<message>
 <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
 <translation>Calcule sur une grappe au lieu de cet ordinateur, par exemple tcp://host:8786. Demande ici le paquet Python distributed, et le même Talus sur tous les nœuds de calcul. Vide&#xa0;: les threads de cet ordinateur.</translation>
</message>
<message>
 <source>Computing time grows with the corners; 30 to 100 keep the shape of most blocks.</source>
 <translation>Le temps de calcul croît avec les sommets&#xa0;; 30 à 100 conservent la forme de la plupart des blocs.</translation>
</message>
<message>
 <source>Computing time grows with them. Superellipsoids are symmetric and need an even number, at least 8.</source>
 <translation>Le temps de calcul croît avec leur nombre. Les superellipsoïdes sont symétriques et demandent un nombre pair, d'au moins 8.</translation>
</message>
<message>
 <source>Conclusions</source>
 <translation>Conclusions</translation>
</message>
<message>
 <source>Confidence [%]</source>
 <translation>Confiance [%]</translation>
</message>
<message>
 <source>Confidence of the maps</source>
 <translation>Confiance des cartes</translation>
</message>
<message>
 <source>Connecting to the scheduler at {} ...</source>
 <translation>Connexion à l'ordonnanceur {} ...</translation>
</message>
<message>
 <source>Consequence class {}. Forces of several ropes at one anchor are added as numbers, whatever their directions. The ground must be tested on site.</source>
 <translation>Classe de conséquences {}. Les forces de plusieurs câbles sur un même ancrage s'additionnent en valeur, quelle que soit leur direction. Le sol doit être testé sur place.</translation>
</message>
<message>
 <source>Consequence class, for the anchors</source>
 <translation>Classe de conséquences, pour les ancrages</translation>
</message>
<message>
 <source>Contacts</source>
 <translation>Contacts avec le sol</translation>
</message>
<message>
 <source>Convergence</source>
 <translation>Convergence</translation>
</message>
<message>
 <source>Convergence of a simulation</source>
 <translation>Convergence d'une simulation</translation>
</message>
<message>
 <source>Coordinate system</source>
 <translation>Système de coordonnées</translation>
</message>
<message>
 <source>Coordinate system of the grids</source>
 <translation>Système de coordonnées des grilles</translation>
</message>
<message>
 <source>Coordinate system of the layers, in metres. If left empty, that of the elevation model.</source>
 <translation>Des couches, en mètres. Vide : celui du modèle d'altitude.</translation>
</message>
<message>
 <source>Copy its heights into the study (cloud-optimised GeoTIFF)</source>
 <translation>Copier ses altitudes dans l'étude (GeoTIFF optimisé pour le cloud)</translation>
</message>
<message>
 <source>Copying the elevation model ...</source>
 <translation>Copie du modèle de terrain ...</translation>
</message>
<message>
 <source>Corners of superellipsoids and random blocks</source>
 <translation>Sommets des superellipsoïdes et des blocs aléatoires</translation>
</message>
<message>
 <source>Corners of the rock in metres about its centre of mass, which the simulation takes as a shape from a file.</source>
 <translation>Sommets du bloc en mètres autour de son centre de masse, que la simulation lit comme forme tirée d'un fichier.</translation>
</message>
<message>
 <source>Correlation of rolling_resistance and surface_roughness</source>
 <translation>Corrélation de rolling_resistance et surface_roughness</translation>
</message>
<message>
 <source>Could climb over: rocks that do not pass over the crest, for which a sphere that rolls at the velocity of the crossing down the mean slope climbs higher than the crest above the uphill toe: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ the sum of the angles of slope and face; derived for no slip, no resistance and a plastic impact, so it is an upper limit of the climb.</source>
 <translation>Pourrait rouler par-dessus&#xa0;: pas au-dessus, et une sphère qui roule à la vitesse du passage le long de la pente moyenne monte plus haut que la crête ne dépasse le pied amont&#xa0;: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ la somme des angles de la pente et du parement&#xa0;; établi sans glissement, sans résistance et pour un impact plastique, donc le plus haut qu'un bloc puisse monter.</translation>
</message>
<message>
 <source>Coulomb's coefficient, the tangent of the friction angle; it also applies to the ground, unless another value is entered below. Not a ground class: soft ground and rolling resistance are not modelled.</source>
 <translation>Coefficient de Coulomb, la tangente de l'angle de frottement ; aussi celui du sol, s'il n'est pas donné plus bas. Ce n'est pas une classe de sol : sol qui cède et résistance au roulement n'y sont pas.</translation>
</message>
<message>
 <source>Coulomb's coefficient; it turns rocks that graze a stem.</source>
 <translation>Coefficient de Coulomb&#xa0;; il fait tourner les blocs qui frôlent une tige.</translation>
</message>
<message>
 <source>Coulomb's friction coefficient; 0.4 was fitted by Sautter to a field test.</source>
 <translation>Coefficient de Coulomb, 0,4 d'après l'ajustement de Sautter à un essai.</translation>
</message>
<message>
 <source>Count the rocks again, with SAMPLES of the simulation.</source>
 <translation>Comptez les blocs à nouveau, avec les SAMPLES de la simulation.</translation>
</message>
<message>
 <source>Count the rocks at the lines of these structures.</source>
 <translation>Comptez les blocs aux lignes de ces ouvrages.</translation>
</message>
<message>
 <source>Count the rocks at this line with Rocks at screen lines.</source>
 <translation>Comptez les blocs à cette ligne avec «&#xa0;Blocs aux lignes de contrôle&#xa0;».</translation>
</message>
<message>
 <source>Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a house, with their energy, velocity, height and impact angle, says from which releases they come, and how high and strong a barrier has to be.</source>
 <translation>Compte les blocs d'une simulation qui passent par des lignes, comme un ouvrage projeté, une route ou le contour d'une maison, avec leur énergie, leur vitesse, leur hauteur et leur angle d'impact, indique de quels points de départ ils viennent, et quelle hauteur et quelle résistance un ouvrage doit avoir.</translation>
</message>
<message>
 <source>Course in time: the largest force is 1 (steady), 2 (triangle), 4/3 (falling) or 8/3 (rising) times energy over distance.</source>
 <translation>Dans le temps : la plus grande force est 1 (steady), 2 (triangle), 4/3 (falling) ou 8/3 (rising) fois l'énergie sur la distance.</translation>
</message>
<message>
 <source>Course of the force on the wall</source>
 <translation>Allure de la force sur le mur</translation>
</message>
<message>
 <source>Crest lines</source>
 <translation>Axes de crête</translation>
</message>
<message>
 <source>Crest, faces and ditches with area and ground class (field ground_class), along the edges of the cells. The simulation takes them as ground polygons.</source>
 <translation>Crête, parements et fossés avec surface et classe de sol (champ ground_class), le long des bords des cellules. La simulation les prend comme polygones de sol.</translation>
</message>
<message>
 <source>Crossings</source>
 <translation>Passages aux lignes</translation>
</message>
<message>
 <source>Crossings are ranked by a response surface of {} impacts, whose error of the largest utilisation is {:.2f} by cross-validation.</source>
 <translation>Les passages sont classés par une surface de réponse de {} impacts, qui manque la plus grande part d'une résistance de {:.2f} par validation croisée.</translation>
</message>
<message>
 <source>Crossings at objects with the forest</source>
 <translation>Passages aux objets avec la forêt</translation>
</message>
<message>
 <source>Crossings at objects without the forest</source>
 <translation>Passages aux objets sans la forêt</translation>
</message>
<message>
 <source>Crossings decided by the net model</source>
 <translation>Passages que les filets souples décident</translation>
</message>
<message>
 <source>Crossings left out because their height above the ground or their energy is unknown: {value:.0f}.</source>
 <translation>Passages omis, car leur hauteur au-dessus du sol ou leur énergie est inconnue : {value:.0f}.</translation>
</message>
<message>
 <source>Crossings of a barrier (instead)</source>
 <translation>Passages d'un ouvrage (à la place)</translation>
</message>
<message>
 <source>Crossings of a simulation</source>
 <translation>Passages d'une simulation aux ouvrages</translation>
</message>
<message>
 <source>Crossings of a simulation with the trees; the releases, runs and seed must be the same.</source>
 <translation>De même d'une simulation avec les arbres ; départs, trajectoires et graine doivent être les mêmes.</translation>
</message>
<message>
 <source>Crossings of each scenario</source>
 <translation>Passages de chaque scénario</translation>
</message>
<message>
 <source>Crossings of lines after</source>
 <translation>Passages des lignes après</translation>
</message>
<message>
 <source>Crossings of lines before</source>
 <translation>Passages des lignes avant</translation>
</message>
<message>
 <source>Crossings of lines of the simulations</source>
 <translation>Passages des lignes dans les simulations</translation>
</message>
<message>
 <source>Crossings of lines with other measures</source>
 <translation>Passages des lignes avec d'autres mesures</translation>
</message>
<message>
 <source>Crossings of the barriers by each rock, with energy and height there. Made where BARRIERS are given.</source>
 <translation>Où chaque bloc a croisé un ouvrage, avec son énergie et sa hauteur à cet endroit. Créé si BARRIERS est donné.</translation>
</message>
<message>
 <source>Crossings of the crest lines</source>
 <translation>Passages aux axes de crête</translation>
</message>
<message>
 <source>Crossings of the crest lines on the carved elevation model</source>
 <translation>Passages aux lignes de crête sur le modèle d'altitude avec merlon</translation>
</message>
<message>
 <source>Crossings of the lines</source>
 <translation>Passages des lignes</translation>
</message>
<message>
 <source>Crossings of the same lines with the measure.</source>
 <translation>Les mêmes lignes avec la mesure.</translation>
</message>
<message>
 <source>Crossings of the same lines, a layer for each of the stops with other measures, in their order.</source>
 <translation>Les mêmes lignes, une couche pour chacune des couches d'arrêts avec d'autres mesures, dans leur ordre.</translation>
</message>
<message>
 <source>Crossings of the same runs simulated on the carved elevation model: the rocks that pass over the embankment. Used only together with the crossings above.</source>
 <translation>La même chose pour les mêmes calculs sur le modèle d'altitude avec merlon : les blocs qui franchissent le merlon. Utilisé seulement avec les passages ci-dessus.</translation>
</message>
<message>
 <source>Crossings of the structures</source>
 <translation>Passages des ouvrages</translation>
</message>
<message>
 <source>Crossings without elevation below them, whose height is empty: {value:.0f}.</source>
 <translation>Passages sans altitude dessous, dont la hauteur est vide : {value:.0f}.</translation>
</message>
<message>
 <source>Crossings: {}, at barriers: {}.</source>
 <translation>Passages : {}, à des ouvrages : {}.</translation>
</message>
<message>
 <source>Crowns</source>
 <translation>Couronnes</translation>
</message>
<message>
 <source>Cut slope and its catchment</source>
 <translation>Talus de déblai et sa zone de réception</translation>
</message>
<message>
 <source>Cut the polygons so that each place has one value.</source>
 <translation>Découpez les polygones pour que chaque endroit ait une valeur.</translation>
</message>
<message>
 <source>Cut them so that each place has one value only.</source>
 <translation>Découpez-les pour que chaque endroit n'ait qu'une valeur.</translation>
</message>
<message>
 <source>DATA: a transfer file is of the Swiss model alone; choose a name that ends in .gpkg.</source>
 <translation>DATA : seul le modèle suisse a un fichier de transfert ; choisissez un nom qui se termine par .gpkg.</translation>
</message>
<message>
 <source>DATA: levels of data need codes; choose RULES, or a file of rules (RULES_FILE).</source>
 <translation>DATA : les degrés des données ont besoin de codes ; choisissez RULES ou un fichier de règles (RULES_FILE).</translation>
</message>
<message>
 <source>DATA_MODEL: the maps are in {}, the model ch_166_1 asks for EPSG:2056; warp them all.</source>
 <translation>DATA_MODEL : les cartes sont en {}, le modèle ch_166_1 demande EPSG:2056 ; reprojetez-les toutes.</translation>
</message>
<message>
 <source>DEM: it does not cover the area of the lines.</source>
 <translation>DEM&#xa0;: il ne couvre pas l'emplacement des lignes.</translation>
</message>
<message>
 <source>DEM: it does not cover the trajectories.</source>
 <translation>DEM : il ne couvre pas les trajectoires.</translation>
</message>
<message>
 <source>DEM: it does not lie below the canopy; are both in one system?</source>
 <translation>DEM : il n'est pas sous la canopée ; les deux sont-ils dans un même système ?</translation>
</message>
<message>
 <source>DEM: it is in {} and the trajectories in {}. Give the elevation model of the simulation, or reproject it.</source>
 <translation>DEM&#xa0;: il est en {} et les trajectoires en {}. Donnez le modèle de terrain de la simulation, ou reprojetez-le.</translation>
</message>
<message>
 <source>DEM: no cell has heights all around it, so there is no slope.</source>
 <translation>DEM&#xa0;: aucune cellule n'est entièrement entourée d'altitudes, il n'y a donc pas de pente.</translation>
</message>
<message>
 <source>DEM: no fall line was found in: {names}. The ground there is level, without data, or the stand is narrower than SPACING.</source>
 <translation>DEM : aucune ligne de pente n'a été trouvée dans : {names}. Le terrain y est plat ou sans données, ou le peuplement est plus étroit que SPACING.</translation>
</message>
<message>
 <source>DEM: no steeper than the energy line of 31°: {names}. In Rockfor.NET blocks stop there even without trees, so its residual hazard of 1 % is no evidence of an effect of the forest.</source>
 <translation>DEM : pas plus raide que la ligne d'énergie de 31° : {names}. Rockfor.NET y laisse les blocs s'arrêter d'eux-mêmes, quels que soient les arbres ; son danger résiduel de 1 % ne dit donc rien de la forêt.</translation>
</message>
<message>
 <source>DEM: the heights along the line are missing; give an elevation model.</source>
 <translation>DEM : les hauteurs le long de la ligne manquent ; donnez un modèle d'altitude.</translation>
</message>
<message>
 <source>DEM: the layer {} has an additional no-data value, {:g}, which QGIS keeps in the project and Talus does not read. Export the layer (Export &gt; Save As, with that no-data value) and use the file, or remove the value (Layer Properties &gt; Transparency).</source>
 <translation>DEM: la couche {} a une valeur nulle supplémentaire, {:g}, que QGIS garde dans le projet et que Talus ne lit pas. Exporter la couche avec cette valeur (Exporter &gt; Sauvegarder sous) et utiliser le fichier, ou supprimer la valeur (Propriétés de la couche &gt; Transparence).</translation>
</message>
<message>
 <source>DEM: the profile needs the elevation model of the simulation.</source>
 <translation>DEM&#xa0;: le profil demande le modèle de terrain de la simulation.</translation>
</message>
<message>
 <source>DEM: there are no heights in that part; choose another (EXTENT).</source>
 <translation>DEM : il n'y a pas d'altitudes dans cette partie ; choisissez-en une autre (EXTENT).</translation>
</message>
<message>
 <source>DEM: with {} the elevation model of the ground is needed, for heights above it.</source>
 <translation>DEM : avec {} le modèle de terrain du sol est nécessaire, pour les hauteurs au-dessus.</translation>
</message>
<message>
 <source>DEM: {} cannot be read as a raster.</source>
 <translation>DEM : {} ne peut pas être lu comme raster.</translation>
</message>
<message>
 <source>DEM: {} is a result of Talus ({}) and no elevation model. Choose the layer with the heights.</source>
 <translation>DEM: {} est un résultat de Talus ({}) et pas un modèle d'altitude. Choisissez la couche des altitudes.</translation>
</message>
<message>
 <source>DENSITY: each cell has its one point; a finer elevation model allows more.</source>
 <translation>DENSITY&#xa0;: chaque cellule a son unique point&#xa0;; un modèle de terrain plus fin en admet davantage.</translation>
</message>
<message>
 <source>DENSITY: lowered from {value:g} to {allowed:.3g} points per hectare, so that there are at most {limit:.0f} points (MOST_POINTS); each area keeps one.</source>
 <translation>DENSITY&#xa0;: abaissée de {value:g} à {allowed:.3g} points par hectare, ce qui ne donne pas plus de {limit:.0f} points (MOST_POINTS)&#xa0;; chaque zone en garde un.</translation>
</message>
<message>
 <source>DENSITY: there is a spacing (SPACING) too; give one of them.</source>
 <translation>DENSITY&#xa0;: il y a aussi un espacement (SPACING)&#xa0;; donnez l'un des deux.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: cells with stems and without a diameter, which get no trees: {value:.0f}.</source>
 <translation>DIAMETER_RASTER : cellules avec des tiges et sans diamètre, qui ne reçoivent pas d'arbres : {value:.0f}.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its cells are not those of DENSITY_RASTER; align them (Align rasters).</source>
 <translation>DIAMETER_RASTER&#xa0;: ses cellules ne sont pas celles de DENSITY_RASTER&#xa0;; alignez-les (Aligner les rasters).</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its coordinate system is {}, that of DENSITY_RASTER is {}; warp one.</source>
 <translation>DIAMETER_RASTER&#xa0;: son système de coordonnées est {}, celui de DENSITY_RASTER est {}&#xa0;; reprojetez l'un des deux.</translation>
</message>
<message>
 <source>DISTANCE: nothing passes exactly through a point; give a distance in metres.</source>
 <translation>DISTANCE&#xa0;: rien ne passe exactement par un point&#xa0;; donnez une distance en mètres.</translation>
</message>
<message>
 <source>DITCHES: no row applies to {value:.0f} of {limit:.0f} cases.</source>
 <translation>DITCHES : aucune ligne ne vaut pour {value:.0f} des {limit:.0f} cas.</translation>
</message>
<message>
 <source>DITCHES: row {} needs a slope of 0 or more, and a height and a width above 0; the depth may be left empty.</source>
 <translation>DITCHES : la ligne {} demande une pente d'au moins 0, une hauteur et une largeur supérieures à 0 ; la profondeur peut rester vide.</translation>
</message>
<message>
 <source>Dam: z = z_c - max(0, |x| - b/2) tan β, x across the line, b the width of the crest, β the angle of the face. Ditch: the uphill face continues to the bottom, D below the ground at the uphill toe; then the bottom and the back slope. Ground above the dam and ground below the ditch stay unchanged.</source>
 <translation>Merlon&#xa0;: z = z_c - max(0, |x| - b/2) tan β, x en travers de la ligne, b la largeur de la crête, β la pente du parement. Fossé&#xa0;: le parement amont continue jusqu'au fond, D sous le sol au pied amont&#xa0;; puis le fond et le talus amont. Le sol au-dessus du merlon reste, comme le sol sous le fossé.</translation>
</message>
<message>
 <source>Danger level of each intensity (rows: weak, medium, strong) and return period (columns): red, blue, yellow or residual. The default is the matrix for falling stones and blocks of the Canton of Ticino; other authorities set some fields differently.</source>
 <translation>Degré de danger pour chaque intensité (lignes&#xa0;: faible, moyenne, forte) et période de retour (colonnes)&#xa0;: red (rouge), blue (bleu), yellow (jaune) ou residual (résiduel). La valeur par défaut est la matrice du canton du Tessin pour les chutes de pierres et de blocs&#xa0;; d'autres autorités fixent certaines cases différemment.</translation>
</message>
<message>
 <source>Danger levels</source>
 <translation>Degrés de danger</translation>
</message>
<message>
 <source>Danger zones</source>
 <translation>Zones de danger</translation>
</message>
<message>
 <source>Danger zones are printed unchanged: the Python of QGIS has no shapely, which smooths them.</source>
 <translation>Les zones de danger sont imprimées telles quelles : le Python de QGIS n'a pas shapely, qui les lisse.</translation>
</message>
<message>
 <source>Data sheet of a manufacturer: energy levels, height, post spacing, breaking loads of the ropes, force and stroke of the brakes, elongation in the test. Replaces kind, energy, height and post spacing. Impacts on a net writes an empty table of this form.</source>
 <translation>Ce que la fiche technique d'un fabricant dit d'un filet : niveaux d'énergie, hauteur, espacement des poteaux, charges de rupture des câbles, force et course des freins, déformation dans l'essai. Remplace type, énergie, hauteur et espacement des poteaux. « Impacts sur un filet » écrit un tel tableau, à compléter.</translation>
</message>
<message>
 <source>Date</source>
 <translation>Date</translation>
</message>
<message>
 <source>Date in the heading of the report. Empty: today.</source>
 <translation>Date dans l'en-tête du rapport. Vide : aujourd'hui.</translation>
</message>
<message>
 <source>Deaths per year, all objects with losses</source>
 <translation>Décès par an, tous les objets avec des pertes</translation>
</message>
<message>
 <source>Decay of slip in flight, beta [1/s]</source>
 <translation>Oubli du glissement en vol, beta [1/s]</translation>
</message>
<message>
 <source>Declare {nodata} as no data (Raster &gt; Conversion &gt; Translate, 'Assign a specified NoData value'; gdal_translate -a_nodata {nodata}) and use the new file.</source>
 <translation>Déclarer {nodata} comme valeur nulle (Raster &gt; Conversion &gt; Convertir, « Assigner une valeur nulle spécifique » ; gdal_translate -a_nodata {nodata}) et utiliser le nouveau fichier.</translation>
</message>
<message>
 <source>Delete</source>
 <translation>Effacer</translation>
</message>
<message>
 <source>Delete ...</source>
 <translation>Effacer ...</translation>
</message>
<message>
 <source>Delete duplicates of features, or confirm that they are intended.</source>
 <translation>Supprimer les entités en double, ou confirmer qu'elles sont voulues.</translation>
</message>
<message>
 <source>Delete duplicates of lines and stems that stand within centimetres of one another, or reduce the time step.</source>
 <translation>Supprimez les lignes en double et les troncs distants de quelques centimètres, ou réduisez le pas de temps.</translation>
</message>
<message>
 <source>Delete the duplicates of the tree layer.</source>
 <translation>Supprimer les doublons de la couche d'arbres.</translation>
</message>
<message>
 <source>Delete the run {} and all its files? This cannot be undone.</source>
 <translation>Effacer la simulation {} et tous ses fichiers ? Cela est irréversible.</translation>
</message>
<message>
 <source>Deletes the run from the project and from the disk.</source>
 <translation>Du projet et du disque.</translation>
</message>
<message>
 <source>Demonstration slope</source>
 <translation>Pente de démonstration</translation>
</message>
<message>
 <source>Denominator of the scale</source>
 <translation>Dénominateur de l’échelle</translation>
</message>
<message>
 <source>Density of the air [kg/m³]</source>
 <translation>Densité de l'air [kg/m³]</translation>
</message>
<message>
 <source>Density of the rock [kg/m³]</source>
 <translation>Masse volumique de la roche [kg/m³]</translation>
</message>
<message>
 <source>Density of the rocks [kg/m³]</source>
 <translation>Masse volumique des blocs [kg/m³]</translation>
</message>
<message>
 <source>Deposits [runs]</source>
 <translation>Dépôts [trajectoires]</translation>
</message>
<message>
 <source>Depth below the ground at the uphill toe; the uphill face continues down to the bottom. 0: no ditch.</source>
 <translation>Sous le sol au pied amont&#xa0;; le parement amont continue jusqu'au fond. 0&#xa0;: pas de fossé.</translation>
</message>
<message>
 <source>Depth of scars, maximum [m]</source>
 <translation>Profondeur des traces d'impact, maximum [m]</translation>
</message>
<message>
 <source>Depth of scars, mean [m]</source>
 <translation>Profondeur des traces d'impact, moyenne [m]</translation>
</message>
<message>
 <source>Depth of the berm below the crest [m]</source>
 <translation>Profondeur de la berme sous la crête [m]</translation>
</message>
<message>
 <source>Depth of the ditch [m]</source>
 <translation>Profondeur du fossé [m]</translation>
</message>
<message>
 <source>Descoeudres and Zimmermann</source>
 <translation>Descoeudres et Zimmermann</translation>
</message>
<message>
 <source>Description of the net, to edit and to read again as a net from a file.</source>
 <translation>La description du filet, à changer et à relire comme filet d'un fichier.</translation>
</message>
<message>
 <source>Design check by {}</source>
 <translation>Vérification selon {}</translation>
</message>
<message>
 <source>Design check of nets</source>
 <translation>Vérification de filets</translation>
</message>
<message>
 <source>Design checks</source>
 <translation>Vérifications</translation>
</message>
<message>
 <source>Design energy of the net [kJ]</source>
 <translation>Énergie pour laquelle le filet est fait [kJ]</translation>
</message>
<message>
 <source>Design value in % of the resistance of the net.</source>
 <translation>Valeur de calcul en % de ce que le filet offre.</translation>
</message>
<message>
 <source>Design velocity at the roof</source>
 <translation>Vitesse qui compte au toit</translation>
</message>
<message>
 <source>Details are shown for the {} lines that most rocks pass.</source>
 <translation>Les détails sont donnés pour les {} lignes par lesquelles passent le plus de blocs.</translation>
</message>
<message>
 <source>Diameter at breast height, where field and raster have no value.</source>
 <translation>À hauteur de poitrine, là où le champ et le raster ne disent rien.</translation>
</message>
<message>
 <source>Diameter at breast height, where the field below has no value.</source>
 <translation>À hauteur de poitrine, là où le champ ci-dessous ne dit rien.</translation>
</message>
<message>
 <source>Diameter at breast height.</source>
 <translation>À hauteur de poitrine.</translation>
</message>
<message>
 <source>Diameter in the middle of their length; its variation is that of the stems.</source>
 <translation>Au milieu de leur longueur ; leur variation est celle des troncs debout.</translation>
</message>
<message>
 <source>Diameters of spheres, with commas between them.</source>
 <translation>De sphères, séparés par des virgules.</translation>
</message>
<message>
 <source>Diameters of the blocks [m]</source>
 <translation>Diamètres des blocs [m]</translation>
</message>
<message>
 <source>Did you mean {near}?</source>
 <translation>Vouliez-vous dire {near} ?</translation>
</message>
<message>
 <source>Difference</source>
 <translation>Différence</translation>
</message>
<message>
 <source>Difference of the maps</source>
 <translation>Différence des cartes</translation>
</message>
<message>
 <source>Differences</source>
 <translation>Différences</translation>
</message>
<message>
 <source>Dip [°]</source>
 <translation>Pendage [°]</translation>
</message>
<message>
 <source>Dip direction [°]</source>
 <translation>Direction du pendage [°]</translation>
</message>
<message>
 <source>Direction in which the rock arrives.</source>
 <translation>Direction dans laquelle le bloc arrive.</translation>
</message>
<message>
 <source>Direction in which the single rock flies. If left empty, downhill, perpendicular to the net.</source>
 <translation>Où vole le bloc unique. Vide : vers l'aval, perpendiculaire au filet.</translation>
</message>
<message>
 <source>Direction of the impact [° from north]</source>
 <translation>Direction de l'impact [° depuis le nord]</translation>
</message>
<message>
 <source>Direction of the initial velocity [° from north]</source>
 <translation>Direction de la vitesse initiale [° depuis le nord]</translation>
</message>
<message>
 <source>Distance</source>
 <translation>Distance</translation>
</message>
<message>
 <source>Distance along the profile [m], height [m] and, where it is not rigid, the energy capacity [kJ], with colons between them, and semicolons between barriers: 35: 3: 1000; 50: 2. Rocks are stopped, pass over or break through; the stations show the rocks beyond. For a first look at the best place of a barrier.</source>
 <translation>Distance le long du profil [m], hauteur [m] et, s'il n'est pas rigide, énergie qu'il absorbe [kJ], séparées par des deux-points, avec des points-virgules entre les ouvrages : 35: 3: 1000; 50: 2. Les blocs sont arrêtés, passent par-dessus ou traversent ; les stations montrent ce qui arrive au-delà. Pour un premier coup d'œil sur l'endroit où un ouvrage aide.</translation>
</message>
<message>
 <source>Distance at which a target is met [m]</source>
 <translation>Distance à laquelle une cible est atteinte [m]</translation>
</message>
<message>
 <source>Distance between a known and a found tree [m]</source>
 <translation>Distance entre un arbre connu et un arbre trouvé [m]</translation>
</message>
<message>
 <source>Distance between the release points on lines, and of their square grid in polygons.</source>
 <translation>Distance entre les points de départ sur les lignes, et maille de leur grille carrée dans les polygones.</translation>
</message>
<message>
 <source>Distance between two posts, counted from the beginning of the line. If left empty, the whole line is one field.</source>
 <translation>Entre deux poteaux, compté depuis le début de la ligne. Laissé vide : toute la ligne est une travée.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile. The width of the catchment that holds 50, 90, 95 and 99 % of the rocks is measured from here. If left empty, no widths.</source>
 <translation>Depuis le début du profil. D'ici est comptée la largeur de la zone de réception qui retient 50, 90, 95 et 99 % des blocs. Vide : pas de largeurs.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile; at least the radius of the rock.</source>
 <translation>Distance depuis le début du profil ; au moins le rayon du bloc.</translation>
</message>
<message>
 <source>Distance from the releases without forest [m]</source>
 <translation>Distance des points de départ sans forêt [m]</translation>
</message>
<message>
 <source>Distance of the foot of the slope [m]</source>
 <translation>Distance du pied du talus [m]</translation>
</message>
<message>
 <source>Distance over which the wall stops a rock [m]</source>
 <translation>Distance sur laquelle le mur arrête un bloc [m]</translation>
</message>
<message>
 <source>Distance required by the net on the first line [m]</source>
 <translation>Distance que demande le filet sur la première ligne [m]</translation>
</message>
<message>
 <source>Distance that a rock has already slid where it starts on the ground, for friction that grows with slip (Leine et al. 2014, s(0)). A number or a distribution. It decays in flight, so it needs a release height of 0. For blocks that have begun to slide.</source>
 <translation>Chemin qu'un bloc a déjà glissé là où il part sur le sol, pour un frottement qui croît avec le glissement (Leine et al. 2014, s(0)). Un nombre ou une distribution. Le vol l'oublie, il faut donc une hauteur de départ de 0. Pour des blocs qui ont commencé à glisser.</translation>
</message>
<message>
 <source>Distance to the object behind the net [m]</source>
 <translation>Distance à l'objet derrière le filet [m]</translation>
</message>
<message>
 <source>Distance within which a block passes [m]</source>
 <translation>Distance à laquelle un bloc passe [m]</translation>
</message>
<message>
 <source>Distance within which a run is attributed to a boulder [m]</source>
 <translation>Distance jusqu'à laquelle une trajectoire est attribuée à un bloc [m]</translation>
</message>
<message>
 <source>Distance, height, share of the runs that reach at least this distance, stops, and largest and 95th percentile of energy, velocity and height of the centre. Points along the line, or a table for a profile from a file.</source>
 <translation>Distance, hauteur, part des trajectoires qui vont au moins si loin, arrêts, et maximum et 95e centile de l'énergie, de la vitesse et de la hauteur du centre. Des points le long de la ligne, ou une table pour un profil d'un fichier.</translation>
</message>
<message>
 <source>Distribution</source>
 <translation>Distribution</translation>
</message>
<message>
 <source>Distribution of the density [kg/m³]</source>
 <translation>Distribution de la masse volumique [kg/m³]</translation>
</message>
<message>
 <source>Distribution of the diameters</source>
 <translation>Distribution des diamètres</translation>
</message>
<message>
 <source>Distribution of the factor of friction</source>
 <translation>Distribution du facteur de frottement</translation>
</message>
<message>
 <source>Distribution of the factor of rolling resistance</source>
 <translation>Distribution du facteur de la résistance au roulement</translation>
</message>
<message>
 <source>Distribution of the initial velocity [m/s]</source>
 <translation>Distribution de la vitesse initiale [m/s]</translation>
</message>
<message>
 <source>Distribution of the normal restitution</source>
 <translation>Distribution de la restitution normale</translation>
</message>
<message>
 <source>Distribution of the release height [m]</source>
 <translation>Distribution de la hauteur de départ [m]</translation>
</message>
<message>
 <source>Distribution of the size</source>
 <translation>Distribution de la taille</translation>
</message>
<message>
 <source>Distribution of the sizes</source>
 <translation>Distribution des tailles</translation>
</message>
<message>
 <source>Distribution of the slopes ...</source>
 <translation>Distribution des pentes ...</translation>
</message>
<message>
 <source>Distribution of the volume [m³]</source>
 <translation>Distribution du volume [m³]</translation>
</message>
<message>
 <source>Distribution of the volume of the members [m³]</source>
 <translation>Distribution du volume des membres [m³]</translation>
</message>
<message>
 <source>Distributions</source>
 <translation>Distributions</translation>
</message>
<message>
 <source>Ditches of a guideline</source>
 <translation>Fossés d'une directive</translation>
</message>
<message>
 <source>Divide by 100 if centimetres were entered; put single blocks of that size into the elevation model.</source>
 <translation>Divisez par 100 si des centimètres ont été saisis&#xa0;; les blocs isolés de cette taille vont dans le modèle numérique de terrain.</translation>
</message>
<message>
 <source>Do not base decisions on these results: findings above are unsafe.</source>
 <translation>Ces résultats ne permettent pas de décider : des constats ci-dessus sont graves.</translation>
</message>
<message>
 <source>Do not treat the larger class as the less dangerous one; check where its blocks stop.</source>
 <translation>Ne prenez pas la plus grande classe pour inoffensive&#xa0;; vérifiez où ses blocs s'arrêtent.</translation>
</message>
<message>
 <source>Documentation on the web</source>
 <translation>Documentation sur le web</translation>
</message>
<message>
 <source>Dossier of a slope</source>
 <translation>Dossier d'un versant</translation>
</message>
<message>
 <source>Download [MB]</source>
 <translation>Téléchargement [Mo]</translation>
</message>
<message>
 <source>Drag coefficient [kg/s]</source>
 <translation>Coefficient de traînée [kg/s]</translation>
</message>
<message>
 <source>Drag coefficient of the forest, force per velocity: about 250 for open, 500 for medium and 750 for dense forest.</source>
 <translation>Force de traînée par unité de vitesse&#xa0;: environ 250 en forêt claire, 500 en forêt moyenne et 750 en forêt dense.</translation>
</message>
<message>
 <source>Drag of each value</source>
 <translation>Traînée de chaque valeur</translation>
</message>
<message>
 <source>Drag of each value, from a file (instead)</source>
 <translation>Traînée de chaque valeur, tirée d'un fichier (à la place)</translation>
</message>
<message>
 <source>Drag of the air on the mean projected area of the rock, with a coefficient of 1. 1.2 near sea level, 1.0 at 2,000 m; 0: none.</source>
 <translation>Traînée de l'air sur la surface projetée moyenne du bloc, avec un coefficient de 1. 1,2 près du niveau de la mer, 1,0 à 2000 m ; 0 : aucune.</translation>
</message>
<message>
 <source>Draw a larger area (RELEASES) or use fewer blocks (COUNT).</source>
 <translation>Dessinez une surface plus grande (RELEASES) ou prenez moins de blocs (COUNT).</translation>
</message>
<message>
 <source>Draw points farther apart.</source>
 <translation>Dessinez des points plus éloignés.</translation>
</message>
<message>
 <source>Draw polygon</source>
 <translation>Dessiner un polygone</translation>
</message>
<message>
 <source>Draw polygons over the cells to be left out.</source>
 <translation>Dessinez des polygones sur les cellules à exclure.</translation>
</message>
<message>
 <source>Draw polygons over the gaps, and join slivers to their neighbours.</source>
 <translation>Dessinez des polygones sur les lacunes, et joignez les polygones effilés à leurs voisins.</translation>
</message>
<message>
 <source>Draw such water as ground that stops the rocks.</source>
 <translation>Dessinez cette eau comme un sol qui arrête les blocs.</translation>
</message>
<message>
 <source>Draw the crest across the fall line.</source>
 <translation>Dessinez la crête en travers de la ligne de pente.</translation>
</message>
<message>
 <source>Draw the faces as ground polygons of rock (class extra_hard).</source>
 <translation>Dessinez les parois comme polygones de sol en rocher (classe extra_hard).</translation>
</message>
<message>
 <source>Draw the line across the whole path of the rocks, or simulate with the net and count the rocks that reach the objects.</source>
 <translation>Tracez la ligne en travers de tout le passage des blocs, ou simulez avec le filet et comptez ce qui arrive aux objets.</translation>
</message>
<message>
 <source>Draw the line along their paths, or widen the corridor.</source>
 <translation>Dessinez la ligne le long de leurs trajectoires, ou élargissez le corridor.</translation>
</message>
<message>
 <source>Draw the rolling resistance from its intervals</source>
 <translation>Tirer la résistance au roulement de ses intervalles</translation>
</message>
<message>
 <source>Draw them across the paths.</source>
 <translation>Dessinez-les en travers des trajectoires.</translation>
</message>
<message>
 <source>Draw them again, or delete them.</source>
 <translation>Dessinez-les à nouveau, ou supprimez-les.</translation>
</message>
<message>
 <source>Draw them on the elevation model, or give a larger model.</source>
 <translation>Dessinez-les sur le modèle de terrain, ou donnez un modèle plus grand.</translation>
</message>
<message>
 <source>Draw them with Single trees, and join the layers.</source>
 <translation>Les tirer avec Arbres individuels, et joindre les couches.</translation>
</message>
<message>
 <source>Drawing the layers ...</source>
 <translation>Dessin des couches ...</translation>
</message>
<message>
 <source>Drawn at random: {} from {}.</source>
 <translation>Tiré au hasard&#xa0;: {} de {}.</translation>
</message>
<message>
 <source>Drawn below the rest as a shaded relief. Leave it empty where a base map is among the layers.</source>
 <translation>Dessiné sous le reste en relief ombré. À laisser vide si un fond de carte est parmi les couches.</translation>
</message>
<message>
 <source>Draws of each member, its seed, and its run-out and energy.</source>
 <translation>Ce que chaque membre a tiré, sa graine, sa distance parcourue et son énergie.</translation>
</message>
<message>
 <source>Draws the terrain along a line with the rocks of a simulation that travel along it: their heights above the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table.</source>
 <translation>Dessine le terrain le long d'une ligne avec les blocs d'une simulation qui la suivent&#xa0;: leurs hauteurs au-dessus du sol, vitesses, énergies et nombres, avec des centiles à des stations, en image et en table.</translation>
</message>
<message>
 <source>Duration of a run [s]</source>
 <translation>Durée d'une trajectoire [s]</translation>
</message>
<message>
 <source>Duration of the film [s]</source>
 <translation>Durée du film [s]</translation>
</message>
<message>
 <source>Duration until rest [s]</source>
 <translation>Durée jusqu'à l'arrêt [s]</translation>
</message>
<message>
 <source>EAD 340059 class {}</source>
 <translation>EAD 340059 classe {}</translation>
</message>
<message>
 <source>EAD 340059: characteristic values against the energy level of the net, without partial factors. UNI 11211-4 and ONR 24810: with their partial factors.</source>
 <translation>EAD 340059 : valeurs caractéristiques contre le niveau d'énergie du filet, sans facteurs partiels. UNI 11211-4 et ONR 24810 : avec les leurs.</translation>
</message>
<message>
 <source>ENERGY has {} rasters, PASSAGES {}, SCENARIOS {} rows; give one of each for every scenario, or name the runs in SCENARIO_NAMES.</source>
 <translation>ENERGY a {} rasters, PASSAGES {}, SCENARIOS {} lignes ; donnez-en un de chaque par scénario, ou nommez les simulations dans SCENARIO_NAMES.</translation>
</message>
<message>
 <source>ENERGY: {} is in {}; give a raster of energies in kJ.</source>
 <translation>ENERGY&#xa0;: {} est en {}&#xa0;; donnez un raster d'énergies en kJ.</translation>
</message>
<message>
 <source>ENSEMBLE: {} observed points are too few for a spread; give at least {} of each site, or skip the ensemble.</source>
 <translation>ENSEMBLE : {} points observés en disent trop peu sur la dispersion ; donnez-en au moins {} par site, ou renoncez à l'ensemble.</translation>
</message>
<message>
 <source>ESRI ASCII grids of one extent: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</source>
 <translation>Grilles ESRI ASCII d'une même étendue : dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</translation>
</message>
<message>
 <source>EVALUATIONS is {}; for {} parameters give at least {}.</source>
 <translation>EVALUATIONS vaut {}&#xa0;; pour {} paramètres, donnez au moins {}.</translation>
</message>
<message>
 <source>EXCLUDE: no effect, as no cell of the elevation model lies in its polygons.</source>
 <translation>EXCLUDE&#xa0;: sans effet, aucune cellule du modèle de terrain ne se trouve dans ses polygones.</translation>
</message>
<message>
 <source>EXCLUDE: polygons: {}, cells below them: {}.</source>
 <translation>EXCLUDE : polygones : {}, cellules dessous : {}.</translation>
</message>
<message>
 <source>Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, velocity and height at the line. Made where BARRIERS are given.</source>
 <translation>Chaque ouvrage avec les blocs qu'il a arrêtés, qui sont passés par-dessus et qui sont passés au travers, ainsi que leur énergie, leur vitesse et leur hauteur à la ligne. Créé si BARRIERS est donné.</translation>
</message>
<message>
 <source>Each block in plan as it lies, with its volume and the height of its top above the ground.</source>
 <translation>Chaque bloc en plan tel qu'il repose, avec son volume et la hauteur de son sommet au-dessus du sol.</translation>
</message>
<message>
 <source>Each cell gets the height of its highest point. An empty cell is filled with the mean of its neighbours, unless it has too few.</source>
 <translation>Chaque cellule reçoit la hauteur de son point le plus haut. Une cellule vide reçoit la moyenne de ses voisines, sauf si elles sont trop peu nombreuses.</translation>
</message>
<message>
 <source>Each feature is a line, such as a road or a barrier, or an area, such as a house. Each run that reaches it within the radius of its rock counts once, as passage 1, with its motion at the crossing of a line or at the first touch of an area. On the line of a barrier that stopped rocks in the simulation, all rocks that arrive are counted.</source>
 <translation>Chaque objet est une ligne, telle qu'une route ou un écran, ou une surface, telle qu'une maison. Chaque tirage qui l'atteint à moins du rayon de son bloc compte une fois, comme passage 1 : une ligne avec le mouvement à la traversée, une surface avec celui du premier contact. Sur la ligne d'un écran qui a arrêté des blocs dans la simulation, tous les blocs qui arrivent sont comptés.</translation>
</message>
<message>
 <source>Each feature is one candidate line for the net.</source>
 <translation>Chaque entité est une place pour le filet.</translation>
</message>
<message>
 <source>Each member draws one volume for all its blocks, for example from lognormal(1, 0.4): the design block is uncertain. Volumes that differ from block to block are entered as the distribution of the volume of the simulation. If left empty, the volume is certain.</source>
 <translation>Chaque membre tire le volume de tous ses blocs, par exemple de lognormal(1, 0.4) : le bloc de dimensionnement n'est pas connu. Des volumes qui diffèrent d'un bloc à l'autre sont la distribution du volume de la simulation. Vide : le volume est connu.</translation>
</message>
<message>
 <source>Each member draws the level of the rolling resistance and the surface roughness of all ground classes from the intervals of the classes; all classes move together. Ground whose rolling resistance was entered keeps it.</source>
 <translation>Chaque membre tire le niveau de la résistance au roulement et la rugosité de surface de toutes les classes de sol dans les intervalles des classes&#xa0;; toutes les classes varient ensemble. Un sol dont la résistance au roulement a été donnée à la main la garde.</translation>
</message>
<message>
 <source>Each member draws the release height of all its blocks, for example from uniform(0, 5). If left empty, it is certain.</source>
 <translation>Chaque membre tire la hauteur de départ de tous ses blocs, par exemple de uniform(0, 5). Vide : elle est connue.</translation>
</message>
<message>
 <source>Each member uses one of them, all equally probable, instead of the shape of the rocks. If left empty, the shape is certain.</source>
 <translation>Chaque membre en prend une, toutes aussi probables, à la place de la forme des blocs. Vide : la forme est connue.</translation>
</message>
<message>
 <source>Each observed block is simulated with its own mass and compared with its own runs; the stops then show how the resistance of the ground changes with size. Without lengths the shape of the rocks is scaled to the mass at their density. If left empty, one rock represents all blocks.</source>
 <translation>Chaque bloc observé est lancé avec sa propre taille et comparé à ses propres lancers : les arrêts montrent alors comment la résistance du sol varie avec la taille. Sans longueurs, la forme des blocs est mise à l'échelle de la masse d'après leur densité. Vide : un seul bloc vaut pour tous.</translation>
</message>
<message>
 <source>Each passage of a rock through a line: position, time, energy, velocity, height, angles.</source>
 <translation>Chaque passage d'un bloc à travers une ligne&#xa0;: où et quand, énergie, vitesse, hauteur, angles.</translation>
</message>
<message>
 <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
 <translation>Chaque phase de contact avec le sol&#xa0;: glissement, ainsi que vitesse et énergie avant et après.</translation>
</message>
<message>
 <source>Each quantity's change in % of the value before, with its confidence interval; coloured where the change is statistically significant.</source>
 <translation>Le changement de chaque grandeur en % de la valeur avant, avec son intervalle de confiance ; en couleur où le changement est statistiquement significatif.</translation>
</message>
<message>
 <source>Each rock hits a new net, except in the section on successive rocks. There the net comes to rest only within the duration of an impact, and no brake is repaired or replaced.</source>
 <translation>Un bloc à la fois frappe un filet neuf, sauf dans la section des blocs l'un après l'autre. Là, le filet ne revient au repos qu'autant que la durée d'un impact le permet, et aucun frein n'est réparé ni remplacé.</translation>
</message>
<message>
 <source>Each rock hits a new net.</source>
 <translation>Un bloc à la fois frappe un filet neuf.</translation>
</message>
<message>
 <source>Each rock meets the net in the state that the earlier ones have left. Strokes of brakes are cumulative.</source>
 <translation>Chaque bloc rencontre le filet tel que les précédents l'ont laissé. Les courses des freins sont les sommes à ce stade.</translation>
</message>
<message>
 <source>Each row is one size class of one source, as if each of its blocks had one volume; its return period is that of a block of the class, and its energy the highest threshold that a run exceeds.</source>
 <translation>Chaque ligne est une classe de taille d'une zone de départ, comme si tous ses blocs avaient un seul volume ; sa période de retour est celle d'un bloc de la classe, son énergie le seuil le plus élevé qu'une trajectoire dépasse.</translation>
</message>
<message>
 <source>Each run draws its density, for example from normal(2700, 50). Replaces the density of the rock. For sensitivity studies.</source>
 <translation>Chaque trajectoire tire sa masse volumique, par exemple de normal(2700, 50). Remplace la masse volumique de la roche. Pour les études de sensibilité.</translation>
</message>
<message>
 <source>Each run draws its horizontal velocity, for example from uniform(0.5, 1.5), instead of the initial velocity. For back-analyses and for comparison with studies that draw it.</source>
 <translation>Chaque trajectoire tire sa vitesse horizontale, par exemple de uniform(0.5, 1.5), à la place de la vitesse initiale. Pour les rétro-analyses et pour la comparaison avec des études qui la tirent.</translation>
</message>
<message>
 <source>Each run draws its volume, for example from lognormal(1.0, 0.3): median and standard deviation of the logarithm; or uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) with bounds. Replaces the volume of a rock; a volume in the field of the releases takes precedence. For sources whose block sizes are known as a distribution.</source>
 <translation>Chaque trajectoire tire son volume, par exemple de lognormal(1.0, 0.3)&#xa0;: médiane et écart-type du logarithme&#xa0;; ou de uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) avec bornes. Remplace le volume d'un bloc&#xa0;; un volume tiré du champ des points de départ est conservé. Pour des zones de départ dont les volumes de blocs sont connus comme distribution.</translation>
</message>
<message>
 <source>Each sequence begins with the intact stand and has its own random draws; numbers of stems are means over the sequences. The order in which stems break is random: use about ten sequences.</source>
 <translation>Chacune commence avec le peuplement entier et a ses propres tirages ; les nombres de troncs en sont les moyennes. Quels troncs cassent d'abord est affaire de hasard : une dizaine de suites montrent combien.</translation>
</message>
<message>
 <source>Each simulation gets a folder in it, with stops, trajectories, maps and report. A simulation whose folder is complete and was made by the same inputs is not made again.</source>
 <translation>Chaque simulation y reçoit un dossier avec points d'arrêt, trajectoires, cartes et rapport. Une simulation dont le dossier est complet et issu des mêmes entrées n'est pas refaite.</translation>
</message>
<message>
 <source>Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, and the energy that it took. Larger dots are hit more often. Made where TREES are given.</source>
 <translation>Chaque arbre avec les trajectoires qui l'ont heurté, celles d'entre elles qu'il a déviées, qu'il a arrêtées et qui l'ont cassé, et l'énergie qu'il a absorbée. Les points plus grands sont heurtés plus souvent. Créé si TREES est donné.</translation>
</message>
<message>
 <source>Edition of the rules here</source>
 <translation>Édition des règles utilisées</translation>
</message>
<message>
 <source>Effect of the rocks of a simulation on a gallery with a cushion, or on a rigid wall: largest force by up to three formulas, static force, penetration of the cushion, energy per metre, rocks above a wall. Section by section along the structure.</source>
 <translation>Ce que les blocs d'une simulation font à une galerie avec couche amortissante, ou à un mur rigide : plus grande force selon trois formules au plus, force statique, pénétration, énergie par mètre, blocs au-dessus d'un mur. Tronçon par tronçon le long de l'ouvrage.</translation>
</message>
<message>
 <source>Elevation model</source>
 <translation>Modèle de terrain</translation>
</message>
<message>
 <source>Elevation model for the angles</source>
 <translation>Modèle de terrain pour les angles</translation>
</message>
<message>
 <source>Elevation model of the simulation: heights in metres, in a projected coordinate system in metres.</source>
 <translation>Celui de la simulation&#xa0;: altitudes en mètres, dans un système de coordonnées projeté en mètres.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in tiles.</source>
 <translation>Modèle de terrain : {} x {} cellules de {:.4g} m x {:.4g} m en {}, altitudes de {:.0f} à {:.0f} m, lu par tuiles.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
 <translation>Modèle de terrain&#xa0;: {} x {} cellules de {:.4g} m x {:.4g} m en {}, altitudes de {:.0f} à {:.0f} m, {:.0f}&#xa0;% sans données.</translation>
</message>
<message>
 <source>Elevation model: {}, cells of {} m</source>
 <translation>Modèle de terrain : {}, cellules de {} m</translation>
</message>
<message>
 <source>Elevation model: {}. With the embankment: {}.</source>
 <translation>Modèle de terrain : {}. Avec le merlon : {}.</translation>
</message>
<message>
 <source>Elongation is the displacement of the rock in its direction of impact, from the first touch. A rock that is not held continues behind the net: its displacement is not an elongation, it is listed first in the table, and the impact that is shown in full is a held one if there is one.</source>
 <translation>La déformation est le chemin du bloc dans la direction de son arrivée, dès le premier contact. Un bloc qui n'est pas retenu continue derrière le filet : son chemin n'est pas une déformation, il figure en tête du tableau, et l'impact montré en détail est un impact retenu s'il y en a un.</translation>
</message>
<message>
 <source>Elongation of the net in its test [m]</source>
 <translation>Déformation du filet lors de son essai [m]</translation>
</message>
<message>
 <source>Elongation where the catalogue has none. If left empty, it is unknown, and the distance is not checked.</source>
 <translation>Si le catalogue n'en indique pas. Vide : inconnu, et la distance n'est pas vérifiée.</translation>
</message>
<message>
 <source>Elongation: intermediate to long axis</source>
 <translation>Allongement&#xa0;: axe intermédiaire sur axe long</translation>
</message>
<message>
 <source>Elongation: {:.2f} m in the model, {:.2f} m in the type test, a difference of {:.0f} %.</source>
 <translation>Déformation : {:.2f} m dans le modèle, {:.2f} m dans l'essai de type, une différence de {:.0f} %.</translation>
</message>
<message>
 <source>Elongation: {value:.2f} m in the model, {limit:.2f} m in the type test, a difference of {difference:.0f} %.</source>
 <translation>Déformation : {value:.2f} m dans le modèle, {limit:.2f} m dans l'essai de type, une différence de {difference:.0f} %.</translation>
</message>
<message>
 <source>Embankments</source>
 <translation>Merlons</translation>
</message>
<message>
 <source>Embankments and ditches</source>
 <translation>Merlons et fossés</translation>
</message>
<message>
 <source>Empty values are computed from the diameter (Wykoff et al. 1982).</source>
 <translation>Les valeurs vides sont calculées d'après le diamètre (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Empty values take the number below.</source>
 <translation>Les valeurs vides prennent le nombre ci-dessous.</translation>
</message>
<message>
 <source>Empty values take the species below.</source>
 <translation>Les valeurs vides prennent l'essence ci-dessous.</translation>
</message>
<message>
 <source>Energies are multiplied by it before they are compared with the classes, as design standards require.</source>
 <translation>Les énergies sont multipliées par ce facteur avant d'être comparées aux classes, comme le demandent les normes de dimensionnement.</translation>
</message>
<message>
 <source>Energies are multiplied by {:g} and heights by {:g} before.</source>
 <translation>Auparavant, les énergies sont multipliées par {:g} et les hauteurs par {:g}.</translation>
</message>
<message>
 <source>Energies are those of the translation alone: no samples of the motion were given.</source>
 <translation>Les énergies sont celles de la seule translation&#xa0;: aucun échantillon du mouvement n'a été donné.</translation>
</message>
<message>
 <source>Energies of rocks that broke, for the barriers</source>
 <translation>Énergies des blocs fragmentés, pour les ouvrages</translation>
</message>
<message>
 <source>Energies of the output Runs above energies (EXCEEDANCES), in kJ and ascending, such as 10; 30; 100; 300; 1000. Enter the bounds of the intensities, 30 and 300 kJ in Switzerland, and some between and beyond them.</source>
 <translation>Énergies de la sortie Trajectoires au-dessus d'énergies (EXCEEDANCES), en kJ et croissantes, par exemple 10; 30; 100; 300; 1000. Prenez les limites des intensités, 30 et 300 kJ en Suisse, et quelques-unes entre elles et au-delà.</translation>
</message>
<message>
 <source>Energies of the return periods [kJ]</source>
 <translation>Énergies des périodes de retour [kJ]</translation>
</message>
<message>
 <source>Energies that barriers can absorb, with commas between them. The default values are the maximum energy levels of the classes of ETAG 027 and EAD 340059; energies above the largest are listed too.</source>
 <translation>Énergies que les ouvrages peuvent absorber, séparées par des virgules. Sont proposés les niveaux d'énergie maximaux des classes d'ETAG 027 et d'EAD 340059&#xa0;; les énergies au-dessus de la plus grande sont aussi indiquées.</translation>
</message>
<message>
 <source>Energy</source>
 <translation>Énergie</translation>
</message>
<message>
 <source>Energy above which the intensity is strong [kJ]</source>
 <translation>Énergie au-dessus de laquelle l'intensité est forte [kJ]</translation>
</message>
<message>
 <source>Energy and penetration</source>
 <translation>Énergie et pénétration</translation>
</message>
<message>
 <source>Energy budget</source>
 <translation>Bilan d'énergie</translation>
</message>
<message>
 <source>Energy by return period [kJ]</source>
 <translation>Énergie selon la période de retour [kJ]</translation>
</message>
<message>
 <source>Energy by the energy line [kJ]</source>
 <translation>Énergie selon la ligne d'énergie [kJ]</translation>
</message>
<message>
 <source>Energy capacity [kJ]</source>
 <translation>Capacité en énergie [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the barriers [kJ]</source>
 <translation>Capacité en énergie des ouvrages [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the wall [kJ]</source>
 <translation>Énergie que prend le mur [kJ]</translation>
</message>
<message>
 <source>Energy class of the smallest barrier there [kJ]</source>
 <translation>Classe d'énergie du plus petit ouvrage à cette ligne [kJ]</translation>
</message>
<message>
 <source>Energy classes of barriers [kJ]</source>
 <translation>Classes d'énergie des ouvrages [kJ]</translation>
</message>
<message>
 <source>Energy level</source>
 <translation>Niveau d'énergie</translation>
</message>
<message>
 <source>Energy level of the class to use</source>
 <translation>Niveau de la classe qui compte</translation>
</message>
<message>
 <source>Energy of each scenario [kJ]</source>
 <translation>Énergie de chaque scénario [kJ]</translation>
</message>
<message>
 <source>Energy of rocks that broke</source>
 <translation>Énergie des blocs fragmentés</translation>
</message>
<message>
 <source>Energy of the single rock that hits it, from its design. The report then counts the rocks with more energy. If left empty, not checked. Used with crossings only.</source>
 <translation>D'un seul bloc, selon son projeteur. Le rapport compte alors les blocs de plus d'énergie. Vide : pas vérifié. Utilisé avec des passages seulement.</translation>
</message>
<message>
 <source>Energy once in {} years</source>
 <translation>Énergie une fois en {} ans</translation>
</message>
<message>
 <source>Energy that 95 % of the passing runs do not exceed; each run counts with its largest energy in the cell.</source>
 <translation>Énergie sous laquelle restent 95&#xa0;% des trajectoires qui traversent la cellule, chacune avec son maximum dans celle-ci.</translation>
</message>
<message>
 <source>Energy that a log can absorb, in per cent of that of a standing stem of its diameter and species group: fresh wood near 100, rotten wood near 0. There is no default: measure or estimate it.</source>
 <translation>Énergie qu'un tronc au sol peut absorber, en pour cent de celle d'un tronc debout de même diamètre et groupe d'espèces : bois frais près de 100, bois pourri près de 0. Il n'y a pas de valeur par défaut : mesurez ou estimez-la.</translation>
</message>
<message>
 <source>Energy that the embankment withstands [kJ]</source>
 <translation>Énergie à laquelle le merlon résiste [kJ]</translation>
</message>
<message>
 <source>Energy up to which the intensity is weak [kJ]</source>
 <translation>Énergie jusqu'à laquelle l'intensité est faible [kJ]</translation>
</message>
<message>
 <source>Energy with its band [kJ]</source>
 <translation>Énergie avec sa bande [kJ]</translation>
</message>
<message>
 <source>Energy, 95th percentile [kJ]</source>
 <translation>Énergie, 95e centile [kJ]</translation>
</message>
<message>
 <source>Energy, maximum [kJ]</source>
 <translation>Énergie, maximum [kJ]</translation>
</message>
<message>
 <source>Energy, mean [kJ]</source>
 <translation>Énergie, moyenne [kJ]</translation>
</message>
<message>
 <source>Energy-line angle [°]</source>
 <translation>Angle de la ligne d'énergie [°]</translation>
</message>
<message>
 <source>Energy: factor of runs needed for 10 %</source>
 <translation>Énergie : multiple des trajectoires pour 10 %</translation>
</message>
<message>
 <source>Enlarges the simplified rock to the volume of the whole hull, so that its mass is right.</source>
 <translation>Agrandit le bloc simplifié au volume de l'enveloppe entière, pour que sa masse soit juste.</translation>
</message>
<message>
 <source>Ensemble of simulations</source>
 <translation>Ensemble de simulations</translation>
</message>
<message>
 <source>Ensemble of simulations ...</source>
 <translation>Ensemble de simulations ...</translation>
</message>
<message>
 <source>Ensemble of the ground</source>
 <translation>Ensemble du sol</translation>
</message>
<message>
 <source>Ensemble: {} and {} are correlated by {:.2f}; take them from the ensemble together.</source>
 <translation>Ensemble : {} et {} sont corrélés à {:.2f} ; prenez-les ensemble dans l'ensemble.</translation>
</message>
<message>
 <source>Ensemble: {} {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Ensemble : {} {:.3g}, de {:.3g} à {:.3g} (médiane, 5 et 95 %).</translation>
</message>
<message>
 <source>Enter a smaller piece ({key}) or a smaller share.</source>
 <translation>Entrez un plus petit morceau ({key}) ou une part plus petite.</translation>
</message>
<message>
 <source>Enter a time step of 0.002 s, or 0.01 s for a first look.</source>
 <translation>Saisissez un pas de temps de 0.002 s, ou de 0.01 s pour un premier aperçu.</translation>
</message>
<message>
 <source>Enter only one of canopy height model, surface model and cloud.</source>
 <translation>Ne donner qu'un seul élément : modèle de hauteur de canopée, modèle de surface ou nuage.</translation>
</message>
<message>
 <source>Enter shares of the value and probabilities of death by intensity.</source>
 <translation>Donnez des parts de la valeur et des probabilités de décès par intensité.</translation>
</message>
<message>
 <source>Enter the density of the blocks in the cells of the sources.</source>
 <translation>Donnez la densité des blocs aux cellules des sources.</translation>
</message>
<message>
 <source>Enter the heights of the obstacles.</source>
 <translation>Donnez les hauteurs des obstacles.</translation>
</message>
<message>
 <source>Enter the mass (MASS) in kg, or leave it empty for the heaviest rock that passes.</source>
 <translation>Indiquer la masse (MASS) en kg, ou la laisser vide pour le bloc le plus lourd qui passe.</translation>
</message>
<message>
 <source>Enter the radius (RADIUS) in m, or leave it empty.</source>
 <translation>Indiquer le rayon (RADIUS) en m, ou le laisser vide.</translation>
</message>
<message>
 <source>Enter the surface roughness d in metres as well, 0 for smooth ground. To keep the resistance of a rock of 1 t, reduce the rolling resistance by {share:.1f} d.</source>
 <translation>Saisissez aussi la rugosité de surface d en mètres, 0 là où rien ne dépasse. Pour qu'un bloc de 1 t ressente la même chose, réduisez la résistance au roulement de {share:.1f} d.</translation>
</message>
<message>
 <source>Equations</source>
 <translation>Équations</translation>
</message>
<message>
 <source>Estimate</source>
 <translation>Estimer</translation>
</message>
<message>
 <source>Estimate the cost only</source>
 <translation>Dire seulement ce que cela coûterait</translation>
</message>
<message>
 <source>Estimated disk space [MB]</source>
 <translation>Espace disque estimé [Mo]</translation>
</message>
<message>
 <source>Estimated memory [MB]</source>
 <translation>Mémoire estimée [Mo]</translation>
</message>
<message>
 <source>Estimated time [s]</source>
 <translation>Temps estimé [s]</translation>
</message>
<message>
 <source>Event {}</source>
 <translation>Événement {}</translation>
</message>
<message>
 <source>Events from which broken stems stay broken</source>
 <translation>Événements après lesquels les troncs cassés restent cassés</translation>
</message>
<message>
 <source>Every set of parameters that was tried, and its misfit.</source>
 <translation>Chaque jeu de paramètres essayé, et son écart.</translation>
</message>
<message>
 <source>Evidence of the observations</source>
 <translation>Ce que disent les observations</translation>
</message>
<message>
 <source>Experience so far: at {sites} sites with open data rocks had {value:.2f} times the forecast speed at the foot of the slope and {energy:.2f} times the translational energy, as geometric means. At a new site these ratios are expected between {low:.2f} and {high:.2f} (speed) and between {energy_low:.2f} and {energy_high:.2f} (energy) with a probability of 80 %. Such sites for the run-out: {run_out_sites}; a band needs {fewest}.</source>
 <translation>Expérience acquise : sur {sites} sites à données ouvertes, les blocs avaient au pied du versant {value:.2f} fois la vitesse prévue et {energy:.2f} fois l'énergie de translation, en moyenne géométrique. Sur un nouveau site, on attend ces rapports entre {low:.2f} et {high:.2f} (vitesse) et entre {energy_low:.2f} et {energy_high:.2f} (énergie) avec une probabilité de 80 %. De tels sites pour la distance de propagation : {run_out_sites} ; une bande en demande {fewest}.</translation>
</message>
<message>
 <source>Exponent b of the power law N(&gt;V) ~ V^-b of the blocks that the sources release. There is no built-in value: fit it to a survey, or take that of a similar cliff. Not 1.</source>
 <translation>b de la loi de puissance N(&gt;V) ~ V^-b des blocs que les zones de départ libèrent. Il n'y a pas de valeur intégrée : ajustez-la à un relevé, ou prenez celle d'une falaise comme la vôtre. Pas 1.</translation>
</message>
<message>
 <source>Exponent of superellipsoids</source>
 <translation>Exposant des superellipsoïdes</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 5 %</source>
 <translation>Exposant de la masse dans la résistance au roulement, 5 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 95 %</source>
 <translation>Exposant de la masse dans la résistance au roulement, 95 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, median</source>
 <translation>Exposant de la masse dans la résistance au roulement, médiane</translation>
</message>
<message>
 <source>Extend the elevation model, and do not treat the larger class as the less dangerous one.</source>
 <translation>Étendez le modèle de terrain, et ne prenez pas la plus grande classe pour inoffensive.</translation>
</message>
<message>
 <source>Extend the elevation model; if rocks run too far, choose softer ground.</source>
 <translation>Agrandir le modèle altimétrique ; si les blocs vont trop loin, choisir un sol plus mou.</translation>
</message>
<message>
 <source>FIELDS: no map of the fields; give LINES, the lines of the net.</source>
 <translation>FIELDS : pas de carte des modules ; donner LINES, les lignes du filet.</translation>
</message>
<message>
 <source>FIGURE: it exists for the method distribution only; skip FIGURE or choose that method.</source>
 <translation>FIGURE&#xa0;: elle n'existe que pour la méthode distribution&#xa0;; omettez FIGURE ou choisissez cette méthode.</translation>
</message>
<message>
 <source>FIGURE: it requires the Python package matplotlib, which is not installed. Install it, or skip FIGURE.</source>
 <translation>FIGURE&#xa0;: elle demande le paquet Python matplotlib, qui manque. Installez-le, ou omettez FIGURE.</translation>
</message>
<message>
 <source>FILE and LAYER: both are given; empty one of them.</source>
 <translation>FILE et LAYER&#xa0;: les deux sont donnés&#xa0;; videz l'un des deux.</translation>
</message>
<message>
 <source>FILE and LAYER: give a file with the rock's points, or a layer of them.</source>
 <translation>FILE et LAYER&#xa0;: donnez un fichier avec les points du bloc, ou une couche de ces points.</translation>
</message>
<message>
 <source>FILE: {} could not be written. Choose a name that ends with .pdf or .png, in a folder that can be written.</source>
 <translation>FILE: {} n'a pas pu être écrit. Choisissez un nom qui se termine par .pdf ou .png, dans un dossier accessible en écriture.</translation>
</message>
<message>
 <source>FOLDER: name a folder for more than one rock, or make one rock.</source>
 <translation>FOLDER&#xa0;: indiquez un dossier pour plus d'un bloc, ou créez un seul bloc.</translation>
</message>
<message>
 <source>FOLDER: {} could not be written ({}).</source>
 <translation>FOLDER : {} n'a pas pu être écrit ({}).</translation>
</message>
<message>
 <source>FOLDER: {} exists already; a survey is not overwritten. Choose another folder.</source>
 <translation>FOLDER : {} existe déjà ; un relevé n'est pas écrasé. Choisissez un autre dossier.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not a known system.</source>
 <translation>FOLDER_CRS : {} n'est pas un système connu.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not in metres; choose a projected system.</source>
 <translation>FOLDER_CRS : {} n'est pas en mètres ; choisissez un système projeté.</translation>
</message>
<message>
 <source>FREEBOARD: with crossings (CROSSINGS) a freeboard is required; enter that of your code, or 0.</source>
 <translation>FREEBOARD&#xa0;: avec des passages (CROSSINGS), il faut une revanche&#xa0;; donnez celle de votre norme, ou 0.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the bounds of the class and a volume-frequency relation: SIZE_EXPONENT or SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</source>
 <translation>FREQUENCIES, ligne {} : un taux en {} demande les bornes de la classe et une relation volume-fréquence : SIZE_EXPONENT ou SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the true area of the source in hm².</source>
 <translation>FREQUENCIES, ligne {} : un taux en {} demande la surface vraie de la zone de départ en hm².</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: of the run {!r} there is no map {}; simulate it with that output, and load it.</source>
 <translation>FREQUENCIES, ligne {} : de la simulation {!r} il n'y a pas de carte {} ; calculez-le avec cette sortie, et chargez-la.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: rate, unit and area of the source {} differ from those of row {}; they refer to the whole source, so enter the same values.</source>
 <translation>FREQUENCIES, ligne {} : taux, unité et surface de la zone de départ {} ne sont pas ceux de la ligne {} ; ils valent pour toute la zone, donnez-les donc identiques.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the class goes from {} to {} m³; give two ascending volumes.</source>
 <translation>FREQUENCIES, ligne {} : la classe va de {} à {} m³ ; donnez deux volumes croissants.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the rate {} has {}; give one of the units {}.</source>
 <translation>FREQUENCIES, ligne {} : le taux {} a {} ; donnez une des unités {}.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the source has no name; name the group of cells that the blocks come from.</source>
 <translation>FREQUENCIES, ligne {} : la zone de départ n'a pas de nom ; nommez le groupe de cellules d'où viennent les blocs.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there are {:g} runs, but {} was made of {:g}; leave the field empty.</source>
 <translation>FREQUENCIES, ligne {} : {:g} trajectoires sont indiquées, mais {} en compte {:g} ; laissez le champ vide.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there is no map of a run {!r} in the project; there are {}. Load its maps of passages and of runs above energies, or give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, ligne {} : le projet n'a aucune carte d'une simulation {!r} ; il y a {}. Chargez ses cartes de passages et de trajectoires au-dessus d'énergies, ou donnez des rasters dans EXCEEDANCES et PASSAGES.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: two runs are called {!r}; give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, ligne {} : deux simulations s'appellent {!r} ; donnez des rasters dans EXCEEDANCES et PASSAGES.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a number of runs; give the number that the simulation made, at least 1.</source>
 <translation>FREQUENCIES, ligne {} : {!r} n'est pas un nombre de trajectoires ; indiquez combien la simulation en a fait, au moins 1.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a valid {}; give a positive number.</source>
 <translation>FREQUENCIES, ligne {} : {!r} ne convient pas ({}) ; donnez un nombre positif.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {}</source>
 <translation>FREQUENCIES, ligne {} : {}</translation>
</message>
<message>
 <source>FREQUENCIES: rocks broke in the run {}, and their pieces are counted as runs, so the number of blocks that pass is unknown; simulate it again with this version, which counts the blocks.</source>
 <translation>FREQUENCIES : dans la simulation {}, des blocs se sont fragmentés et leurs fragments sont comptés comme trajectoires ; nul ne sait donc combien de blocs passent. Simulez à nouveau avec cette version, qui compte les blocs.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {name} goes from {lower:g} to {upper:g} m³; a size class should span at most a factor of 3 in volume, so split it.</source>
 <translation>FREQUENCIES : la classe de {name} va de {lower:g} à {upper:g} m³ ; un seul volume représente mal des blocs qui diffèrent de plus d'un facteur 3, divisez-la donc.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {} goes from {:g} to {:g} m³, but these rules have an intensity bound at {:g} m³; split the class there, too.</source>
 <translation>FREQUENCIES : la classe de {} va de {:g} à {:g} m³, mais ces règles séparent les intensités à {:g} m³ ; divisez aussi la classe à cette valeur.</translation>
</message>
<message>
 <source>FREQUENCIES: the classes of {source} go from {lower:g} to {upper:g} m³, the volume-frequency relation from {least:g} to {largest:g} m³; the other blocks are not in the map.</source>
 <translation>FREQUENCIES : les classes de {source} vont de {lower:g} à {upper:g} m³, la relation volume-fréquence de {least:g} à {largest:g} m³ ; les autres blocs ne sont pas dans la carte.</translation>
</message>
<message>
 <source>FREQUENCIES: the intensity of these rules is by the volume of the block, but source {} has no size class; enter its lower and upper volume.</source>
 <translation>FREQUENCIES : l'intensité de ces règles dépend du volume du bloc, mais la taille des blocs de {} n'est pas connue ; donnez les bornes de sa classe.</translation>
</message>
<message>
 <source>FREQUENCIES: the method frequency needs a row for each simulation.</source>
 <translation>FREQUENCIES : la méthode frequency demande une ligne pour chaque simulation.</translation>
</message>
<message>
 <source>FREQUENCIES: {}</source>
 <translation>FREQUENCIES : {}</translation>
</message>
<message>
 <source>FREQUENCIES: {} has runs above {} kJ, {} above {} kJ; simulate all with the same ENERGY_THRESHOLDS.</source>
 <translation>FREQUENCIES : {} a des trajectoires au-dessus de {} kJ, {} au-dessus de {} kJ ; calculez-les tous avec les mêmes ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>FREQUENCIES: {} values do not make rows of {}: name, source, blocks from, blocks to, rate, unit, true area, runs.</source>
 <translation>FREQUENCIES : {} valeurs ne font pas des lignes de {} : nom, zone de départ, blocs de, blocs jusqu'à, taux, unité, surface vraie, trajectoires.</translation>
</message>
<message>
 <source>Faces of the rock at the same times.</source>
 <translation>Faces du bloc dans les mêmes images.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard.</source>
 <translation>Selon la classe de conséquences. À prendre dans la norme.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard: Talus has not seen its table.</source>
 <translation>Selon la classe de conséquences. À prendre dans la norme : Talus n'a pas vu sa table.</translation>
</message>
<message>
 <source>Factor by which the energy level of the net is divided. Take it from the standard.</source>
 <translation>Par lequel on divise le niveau d'énergie du filet. À prendre dans la norme.</translation>
</message>
<message>
 <source>Factor from the largest to the static force</source>
 <translation>Facteur de la plus grande force à la force statique</translation>
</message>
<message>
 <source>Factor of ASTRA 12006</source>
 <translation>Facteur de ASTRA 12006</translation>
</message>
<message>
 <source>Factor of Labiouse et al. (1996)</source>
 <translation>Facteur de Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Factor of the Japanese handbook</source>
 <translation>Facteur du manuel japonais</translation>
</message>
<message>
 <source>Factor on the energy, by the objects at risk. Take it from the standard: Talus has not seen its table.</source>
 <translation>Sur l'énergie, selon l'enjeu. À prendre dans la norme : Talus n'a pas vu sa table.</translation>
</message>
<message>
 <source>Farthest stop along the profile [m]</source>
 <translation>Arrêt le plus lointain le long du profil [m]</translation>
</message>
<message>
 <source>Fast impacts rebound less: the restitution e becomes e / (1 + (v / this velocity)^2) for an approach at v. 9.8 m/s is the value of Pfeiffer and Bowen (1989), as quoted by Ashayer (2007). If left empty, restitution does not depend on the velocity.</source>
 <translation>Les impacts rapides restituent moins&#xa0;: la restitution e devient e / (1 + (v / cette vitesse)^2) pour une approche à v. 9,8 m/s est la valeur de Pfeiffer et Bowen (1989), citée par Ashayer (2007). Si le champ est vide, elle ne dépend pas de la vitesse.</translation>
</message>
<message>
 <source>Features that will be written, about: {}.</source>
 <translation>Objets qui seront écrits, environ : {}.</translation>
</message>
<message>
 <source>Features with the same number belong to the same run. If left empty, each feature is a run.</source>
 <translation>Les entités de même numéro font partie de la même trajectoire. Vide&#xa0;: chaque entité est une trajectoire.</translation>
</message>
<message>
 <source>Fewer than 72 rocks: their 95th percentile has no upper bound. Simulate more runs before you use it.</source>
 <translation>Moins de 72 blocs&#xa0;: leur 95e centile n'a pas de borne supérieure. Simulez plus de trajectoires avant de l'utiliser.</translation>
</message>
<message>
 <source>Fewer than {limit:.0f} rocks pass at {lines} of {all}, at least {value:.0f}: their {percentile:g}th percentile has no upper bound.</source>
 <translation>Moins de {limit:.0f} blocs passent à {lines} sur {all}, au minimum {value:.0f} : leur percentile {percentile:g} n'a pas de borne supérieure.</translation>
</message>
<message>
 <source>Fewer than {} runs from all sources stop near {} of {} boulders: {}. Their probabilities are unreliable.</source>
 <translation>Moins de {} lancers de toutes les sources s'arrêtent près de {} blocs sur {} : {}. Leurs probabilités disent peu.</translation>
</message>
<message>
 <source>Field</source>
 <translation>Champ</translation>
</message>
<message>
 <source>Field of the barriers with the energy capacity [kJ]</source>
 <translation>Champ des ouvrages pour la capacité en énergie [kJ]</translation>
</message>
<message>
 <source>Field of the barriers with the flexible net</source>
 <translation>Champ des ouvrages avec le filet souple</translation>
</message>
<message>
 <source>Field of the barriers with the height [m]</source>
 <translation>Champ des ouvrages pour la hauteur [m]</translation>
</message>
<message>
 <source>Field of the forest polygons</source>
 <translation>Champ des polygones de forêt</translation>
</message>
<message>
 <source>Field of the ground polygons</source>
 <translation>Champ des polygones de sol</translation>
</message>
<message>
 <source>Field of the ground polygons with the rolling resistance</source>
 <translation>Champ des polygones de sol pour la résistance au roulement</translation>
</message>
<message>
 <source>Field of the ground polygons with the scatter of the contact plane [°]</source>
 <translation>Champ des polygones de sol pour la dispersion du plan de contact [°]</translation>
</message>
<message>
 <source>Field of the ground polygons with the surface roughness [m]</source>
 <translation>Champ des polygones de sol pour la rugosité de surface [m]</translation>
</message>
<message>
 <source>Field of the known trees with the stem diameter [cm]</source>
 <translation>Champ des arbres connus avec le diamètre de tige [cm]</translation>
</message>
<message>
 <source>Field of the observed blocks with their release</source>
 <translation>Champ des blocs observés avec leur départ</translation>
</message>
<message>
 <source>Field of the points with the height [m]</source>
 <translation>Champ des points pour la hauteur [m]</translation>
</message>
<message>
 <source>Field of the points with the species</source>
 <translation>Champ des points avec l'essence</translation>
</message>
<message>
 <source>Field of the points with the stem diameter [cm]</source>
 <translation>Champ des points pour le diamètre de la tige [cm]</translation>
</message>
<message>
 <source>Field of the releases with the number of runs</source>
 <translation>Champ des points de départ pour le nombre de trajectoires</translation>
</message>
<message>
 <source>Field of the releases with the release height [m]</source>
 <translation>Champ des points de départ pour la hauteur de départ [m]</translation>
</message>
<message>
 <source>Field of the releases with the volume [m³]</source>
 <translation>Champ des points de départ pour le volume [m³]</translation>
</message>
<message>
 <source>Field of the releases with the weight of the source</source>
 <translation>Champ des départs avec le poids de la source</translation>
</message>
<message>
 <source>Field of the releases with their name or number</source>
 <translation>Champ des départs avec leur nom ou numéro</translation>
</message>
<message>
 <source>Field of the stands with the lying dead wood [m³/ha]</source>
 <translation>Champ des peuplements avec le bois mort au sol [m³/ha]</translation>
</message>
<message>
 <source>Field of the stands with the mean stem diameter [cm]</source>
 <translation>Champ des peuplements pour le diamètre moyen des tiges [cm]</translation>
</message>
<message>
 <source>Field of the stands with the share of conifers [%]</source>
 <translation>Champ des peuplements pour la part des résineux [%]</translation>
</message>
<message>
 <source>Field of the stands with the species</source>
 <translation>Champ des peuplements avec l'essence</translation>
</message>
<message>
 <source>Field of the stands with the standard deviation of the diameters [cm]</source>
 <translation>Champ des peuplements pour l'écart-type des diamètres [cm]</translation>
</message>
<message>
 <source>Field of the stands with the stems per hectare</source>
 <translation>Champ des peuplements pour les tiges par hectare</translation>
</message>
<message>
 <source>Field of the trees with the direction of lying logs [° from north]</source>
 <translation>Champ des arbres avec la direction des troncs au sol [° du nord]</translation>
</message>
<message>
 <source>Field of the trees with the energy that a stem can take [kJ]</source>
 <translation>Champ des arbres pour l'énergie qu'une tige peut absorber [kJ]</translation>
</message>
<message>
 <source>Field of the trees with the height [m]</source>
 <translation>Champ des arbres pour la hauteur [m]</translation>
</message>
<message>
 <source>Field of the trees with the lean of stems [° from the vertical]</source>
 <translation>Champ des arbres avec l'inclinaison des troncs [° par rapport à la verticale]</translation>
</message>
<message>
 <source>Field of the trees with the species</source>
 <translation>Champ des arbres avec l'essence</translation>
</message>
<message>
 <source>Field of the trees with the stem diameter [cm]</source>
 <translation>Champ des arbres pour le diamètre de la tige [cm]</translation>
</message>
<message>
 <source>Field test</source>
 <translation>Essai de terrain</translation>
</message>
<message>
 <source>Field whose percentile or mean is computed, for example the energy.</source>
 <translation>Champ dont le centile ou la moyenne est calculé, par exemple l'énergie.</translation>
</message>
<message>
 <source>Field with the depth of a scar [m]</source>
 <translation>Champ de la profondeur d'une trace d'impact [m]</translation>
</message>
<message>
 <source>Field with the drag coefficient [kg/s]</source>
 <translation>Champ du coefficient de traînée [kg/s]</translation>
</message>
<message>
 <source>Field with the ground class</source>
 <translation>Champ de la classe de sol</translation>
</message>
<message>
 <source>Field with the height of each embankment [m]</source>
 <translation>Champ avec la hauteur de chaque merlon [m]</translation>
</message>
<message>
 <source>Field with the height of the drag layer [m]</source>
 <translation>Champ de la hauteur de la couche de traînée [m]</translation>
</message>
<message>
 <source>Field with the kind</source>
 <translation>Champ du type</translation>
</message>
<message>
 <source>Field with the length of a scar [m]</source>
 <translation>Champ de la longueur d'une trace d'impact [m]</translation>
</message>
<message>
 <source>Field with the long length of each block [m]</source>
 <translation>Champ avec la grande longueur de chaque bloc [m]</translation>
</message>
<message>
 <source>Field with the mass of each block [kg]</source>
 <translation>Champ avec la masse de chaque bloc [kg]</translation>
</message>
<message>
 <source>Field with the middle length of each block [m]</source>
 <translation>Champ avec la longueur moyenne de chaque bloc [m]</translation>
</message>
<message>
 <source>Field with the name</source>
 <translation>Champ du nom</translation>
</message>
<message>
 <source>Field with the name of a line</source>
 <translation>Champ du nom d'une ligne</translation>
</message>
<message>
 <source>Field with the name of a stand</source>
 <translation>Champ avec le nom d'un peuplement</translation>
</message>
<message>
 <source>Field with the name of a structure</source>
 <translation>Champ avec le nom d'un ouvrage</translation>
</message>
<message>
 <source>Field with the name of an embankment</source>
 <translation>Champ avec le nom d'un merlon</translation>
</message>
<message>
 <source>Field with the number of persons</source>
 <translation>Champ du nombre de personnes</translation>
</message>
<message>
 <source>Field with the number of the run</source>
 <translation>Champ du numéro de la trajectoire</translation>
</message>
<message>
 <source>Field with the presence [share of the time]</source>
 <translation>Champ de la présence [part du temps]</translation>
</message>
<message>
 <source>Field with the short length of each block [m]</source>
 <translation>Champ avec la petite longueur de chaque bloc [m]</translation>
</message>
<message>
 <source>Field with the soil type (instead)</source>
 <translation>Champ avec le type de sol (à la place)</translation>
</message>
<message>
 <source>Field with the value</source>
 <translation>Champ de la valeur</translation>
</message>
<message>
 <source>Field with the vehicles per day</source>
 <translation>Champ des véhicules par jour</translation>
</message>
<message>
 <source>Field with the velocity [m/s]</source>
 <translation>Champ de la vitesse [m/s]</translation>
</message>
<message>
 <source>Field with the volume [m³]</source>
 <translation>Champ du volume [m³]</translation>
</message>
<message>
 <source>Field with the volume of each block (instead) [m³]</source>
 <translation>Champ avec le volume de chaque bloc (à la place) [m³]</translation>
</message>
<message>
 <source>Fields of the net</source>
 <translation>Modules du filet</translation>
</message>
<message>
 <source>Figure</source>
 <translation>Figure</translation>
</message>
<message>
 <source>Figure of the calibration</source>
 <translation>Figure du calage</translation>
</message>
<message>
 <source>Figure of the comparison</source>
 <translation>Figure de la comparaison</translation>
</message>
<message>
 <source>Figure of the curve</source>
 <translation>Figure de la courbe</translation>
</message>
<message>
 <source>Figure of the differences</source>
 <translation>Figure des différences</translation>
</message>
<message>
 <source>Figure of the distributions</source>
 <translation>Figure des distributions</translation>
</message>
<message>
 <source>Figure of the hazard curves</source>
 <translation>Figure des courbes d'aléa</translation>
</message>
<message>
 <source>Figure of the objects</source>
 <translation>Figure des objets</translation>
</message>
<message>
 <source>Figure of the slope distribution</source>
 <translation>Figure de la distribution de la pente</translation>
</message>
<message>
 <source>Figures in reports, print layouts and previews of rocks</source>
 <translation>Figures des rapports et des mises en page, aperçus des blocs</translation>
</message>
<message>
 <source>Figures need the Python package matplotlib; see Python packages in the menu of Talus.</source>
 <translation>Les figures demandent le paquet Python matplotlib&#xa0;; voir les paquets Python dans le menu de Talus.</translation>
</message>
<message>
 <source>Fill in the diameters, or delete these stems.</source>
 <translation>Compléter les diamètres, ou supprimer ces troncs.</translation>
</message>
<message>
 <source>Fill the holes (Raster &gt; Analysis &gt; Fill Nodata) or use an elevation model without holes.</source>
 <translation>Comblez les trous (Raster &gt; Analyse &gt; Remplir les valeurs nulles), ou utilisez un modèle de terrain sans trous.</translation>
</message>
<message>
 <source>Fill the holes of the elevation model below them, or draw them elsewhere.</source>
 <translation>Comblez les trous du modèle d'altitude au-dessous, ou dessinez-les ailleurs.</translation>
</message>
<message>
 <source>Fill the raster there.</source>
 <translation>Complétez le raster à ces endroits.</translation>
</message>
<message>
 <source>Fill the three rasters there.</source>
 <translation>Complétez les trois rasters à ces endroits.</translation>
</message>
<message>
 <source>Fills a print layout with results: map at a round scale, legend, scale bar, title, object, author, date. Writes it as PDF or picture, and keeps it in the project for editing.</source>
 <translation>Remplit une mise en page avec des résultats : carte à une échelle ronde, légende, barre d'échelle, titre, objet, auteur, date. L'écrit en PDF ou en image et la garde dans le projet pour la retravailler.</translation>
</message>
<message>
 <source>Film ...</source>
 <translation>Film ...</translation>
</message>
<message>
 <source>Film of the net</source>
 <translation>Film du filet</translation>
</message>
<message>
 <source>Film of the rock</source>
 <translation>Film du bloc</translation>
</message>
<message>
 <source>Final position of each block, with its volume, mass, height above the ground, and the horizontal and vertical distance of its fall.</source>
 <translation>Position finale de chaque bloc, avec volume, masse, hauteur au-dessus du sol, et distances horizontale et verticale de sa chute.</translation>
</message>
<message>
 <source>Final positions of the blocks</source>
 <translation>Positions finales des blocs</translation>
</message>
<message>
 <source>Find source areas</source>
 <translation>Trouver les zones de départ</translation>
</message>
<message>
 <source>Findings about inputs and results (JSON)</source>
 <translation>Constats sur les données et les résultats (JSON)</translation>
</message>
<message>
 <source>Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for the simulation.</source>
 <translation>Trouve les paramètres d'une classe de sol avec lesquels les blocs simulés s'arrêtent, ou heurtent le sol, là où on l'a observé. Montre la qualité de l'ajustement et l'incertitude des paramètres, et écrit une table des classes de sol pour la simulation.</translation>
</message>
<message>
 <source>Finds possible detachment areas on an elevation model, releases rocks there and maps their run-out: a first look at an unmapped slope.</source>
 <translation>Trouve où des blocs peuvent se détacher sur un modèle de terrain, en fait partir des blocs et cartographie où ils vont&#xa0;: un premier aperçu d'un versant que personne n'a encore cartographié.</translation>
</message>
<message>
 <source>Finds possible detachment areas: areas of an elevation model steeper than a threshold, which is entered, follows from the resolution, or from the distribution of the slope after Loye et al. (2009). Gives areas with size and steepness, and release points for the simulation.</source>
 <translation>Trouve où des blocs peuvent se détacher&#xa0;: zones d'un modèle de terrain plus raides qu'un seuil, qui est donné, découle de la résolution, ou de la distribution de la pente selon Loye et al. (2009). Donne des zones avec leur taille et leur raideur, et des points de départ pour la simulation.</translation>
</message>
<message>
 <source>Finds rare run-outs: 0.0001 looks for the distance that one rock in 10,000 reaches. A rock that gets farther than most continues as several copies, each with a fraction of its weight, so that many runs reach the places that few rocks reach. Maps, lines, barriers and trees contain sums of weights, whose expected values are those without splitting. About 500 runs find each level first. Unfinished work is not kept, and no map grows during the run. If left empty, no run splits.</source>
 <translation>Pour les portées qui sont rares : 0.0001 cherche jusqu'où va un bloc sur 10 000. Un bloc qui va aussi loin que peu d'autres continue en plusieurs, chacun avec une part de son poids ; il y a ainsi beaucoup de passages là où vont peu de blocs. Cartes, lignes, ouvrages et arbres ont des sommes de poids, et les moyennes sont celles de passages ordinaires. Les niveaux sont d'abord trouvés par quelque 500 passages chacun. Le travail inachevé n'est pas conservé, et aucune carte ne croît entre-temps. Vide : aucun passage ne se divise.</translation>
</message>
<message>
 <source>Finds single trees in a canopy height model, in a surface model and an elevation model, or in the points of a lidar flight: tops, crowns, and stem diameters by height. The result is the input TREES of Simulate rockfall. Trees below the crowns of others are not seen.</source>
 <translation>Trouve des arbres individuels dans un modèle de hauteur de canopée, dans un modèle de surface avec un modèle de terrain, ou dans les points d'un vol lidar : cimes, couronnes et diamètres de tige selon la hauteur. Le résultat est l'entrée TREES de la simulation. Les arbres sous les couronnes d'autres ne sont pas vus.</translation>
</message>
<message>
 <source>First axis of the block [proportion]</source>
 <translation>Premier axe du bloc [proportion]</translation>
</message>
<message>
 <source>First passages through the crest line in a simulation without the embankment. Over: the lowest point of the rock, taken as far below its centre as the highest is above it, passes above the crest. In the freeboard: not over, but the highest point is above the crest less the freeboard. Shares with their 95 % confidence.</source>
 <translation>Premiers passages à l'axe de crête dans une simulation sans le merlon. Au-dessus&#xa0;: le point le plus bas du bloc, aussi loin sous son centre que le plus haut est au-dessus, passe au-dessus de la crête. Dans la revanche&#xa0;: pas au-dessus, mais le point le plus haut dépasse la crête moins la revanche. Parts avec leur confiance de 95 %.</translation>
</message>
<message>
 <source>Fitted distributions</source>
 <translation>Distributions ajustées</translation>
</message>
<message>
 <source>Fitted to the sizes, the cube roots of the volumes. power_law is fitted to the largest fifth of the list. best: the distribution closest to the largest tenth of the list, and power_law only if it is twice as close as the next. A distribution is excluded if its block of the longest period is more than 5 times the largest of the list. Compare the distributions in the figure: they differ most where they matter, beyond the largest blocks of the list.</source>
 <translation>Ajustée aux tailles, racines cubiques des volumes. power_law (loi de puissance) est ajustée au cinquième le plus gros de la liste. best : la plus proche du dixième le plus gros, et power_law seulement si elle est deux fois plus proche que la suivante ; une loi dont le bloc de la plus longue période dépasse 5 fois le plus gros de la liste est écartée. Comparez-les sur la figure : elles diffèrent le plus là où cela compte, au-delà des plus gros blocs de la liste.</translation>
</message>
<message>
 <source>Fixed threshold of slope [°]</source>
 <translation>Seuil de pente fixe [°]</translation>
</message>
<message>
 <source>Flatness: short to intermediate axis</source>
 <translation>Aplatissement&#xa0;: axe court sur axe intermédiaire</translation>
</message>
<message>
 <source>Folder</source>
 <translation>Dossier</translation>
</message>
<message>
 <source>Folder for Rockyfor3D</source>
 <translation>Dossier pour Rockyfor3D</translation>
</message>
<message>
 <source>Folder for a package</source>
 <translation>Dossier pour un paquet</translation>
</message>
<message>
 <source>Folder for all rocks</source>
 <translation>Dossier de tous les blocs</translation>
</message>
<message>
 <source>Folder for figures and tables</source>
 <translation>Dossier pour les figures et les tables</translation>
</message>
<message>
 <source>Folder for the grids</source>
 <translation>Dossier pour les grilles</translation>
</message>
<message>
 <source>Folder for these tiles, some 20 bytes per cell that rocks can reach, for later simulations on the same elevation model. Leave empty for the folder of the user for temporary data, where they are kept for 30 days.</source>
 <translation>Où ces tuiles sont gardées, environ 20 octets par cellule que les blocs peuvent atteindre, pour d'autres simulations sur le même modèle de terrain. Vide : le dossier de l'utilisateur pour les données temporaires, pendant 30 jours.</translation>
</message>
<message>
 <source>Folder for tiles of the elevation model</source>
 <translation>Dossier des tuiles du modèle de terrain</translation>
</message>
<message>
 <source>Folder of the project</source>
 <translation>Dossier du projet</translation>
</message>
<message>
 <source>Folder of the simulations</source>
 <translation>Dossier des simulations</translation>
</message>
<message>
 <source>Folder of the variants</source>
 <translation>Dossier des variantes</translation>
</message>
<message>
 <source>Folder of wheels (*.whl)</source>
 <translation>Dossier de wheels (*.whl)</translation>
</message>
<message>
 <source>Folder with the inputs of Rockyfor3D</source>
 <translation>Dossier avec les entrées de Rockyfor3D</translation>
</message>
<message>
 <source>Footprint of the embankments</source>
 <translation>Emprise des merlons</translation>
</message>
<message>
 <source>For Return period of passing heights (HEIGHT_PERIOD), of simulations without names: the raster Runs above heights of each row, in the same order.</source>
 <translation>Pour Période de retour des hauteurs de passage (HEIGHT_PERIOD), de simulations sans nom : le raster Trajectoires au-dessus de hauteurs de chaque ligne, dans le même ordre.</translation>
</message>
<message>
 <source>For a simulation with BREAKING. pieces: each piece counts as a rock; most are small, so a barrier designed for them is too weak for one rock. largest: the largest piece of each rock at a field. together: the largest sum of those that hit a field within the time below. whole: the sum of all. No published rule for barriers against rocks that break was found.</source>
 <translation>D'une simulation avec BREAKING. pieces : chaque fragment compte comme un bloc ; la plupart sont petits, de sorte qu'un ouvrage pour eux est trop faible pour un bloc. largest : de chaque bloc, son plus grand fragment sur une travée. together : la plus grande somme de ceux qui frappent une travée dans le délai ci-dessous. whole : de tous. Aucune règle pour des ouvrages contre des blocs qui se fragmentent n'a été trouvée.</translation>
</message>
<message>
 <source>For ch_166_1: a part of the identifiers of its objects; letters, digits, - and _.</source>
 <translation>Pour ch_166_1 : une partie des identifiants de ses objets ; lettres, chiffres, - et _.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all kinds of rockfall of the area are in the map.</source>
 <translation>Pour ch_166_1 : si tous les types de chutes du secteur sont dans la carte.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all sources of the area are in the map.</source>
 <translation>Pour ch_166_1 : si toutes les zones de départ du secteur sont dans la carte.</translation>
</message>
<message>
 <source>For ch_166_1: the canton's term, at most 50 characters.</source>
 <translation>Pour ch_166_1 : 50 caractères au plus.</translation>
</message>
<message>
 <source>For ch_166_1: two letters, such as TI, for the canton that is responsible for the data.</source>
 <translation>Pour ch_166_1 : deux lettres, comme TI, du canton responsable des données.</translation>
</message>
<message>
 <source>For comparison of this study with an older one; never for an assessment. As many runs go down the profile as ellipses in its plane, by each chosen model: stronge (energetic restitution), descoeudres (Descoeudres and Zimmermann), azzoni (Bozzolo, Azzoni and others), pfeiffer (Pfeiffer and Bowen, as in CRSP). They ignore ground classes and barriers. Their run-outs are in stations, plot and log.</source>
 <translation>Pour qui doit confronter cette étude à une plus ancienne ; jamais pour une évaluation. Autant de trajectoires descendent le profil comme ellipses dans son plan, selon chaque modèle choisi : stronge (restitution énergétique), descoeudres (Descoeudres et Zimmermann), azzoni (Bozzolo, Azzoni et autres), pfeiffer (Pfeiffer et Bowen, comme dans CRSP). Les classes de sol et les ouvrages ne comptent pas pour eux. Combien vont jusqu'où figure dans les stations, le graphique et le journal.</translation>
</message>
<message>
 <source>For crossings of a simulation with BREAKING: a rock counts once at a line or field, however many of its pieces pass. whole: with the energy and mass of all of them together. largest: of the piece with the most energy. The log and the report have both, and that over single pieces, most of which are small. No rule for nets against rocks that break was found.</source>
 <translation>Pour les passages d'une simulation avec BREAKING, un bloc compte une fois sur une ligne ou un champ, quel que soit le nombre de ses fragments qui passent. whole : avec l'énergie et la masse de tous ensemble. largest : du fragment le plus énergétique. Le journal et le rapport donnent les deux, et la valeur sur les fragments isolés, dont la plupart sont petits. Aucune règle pour les filets face à des blocs qui se fragmentent n'a été trouvée.</translation>
</message>
<message>
 <source>For delivery: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS loads automatically when the file is opened.</source>
 <translation>À remettre : toutes les couches vectorielles dans un GeoPackage, talus_results.gpkg, qui contient aussi leurs styles, tous les rasters en GeoTIFF, et le style de chacun dans un fichier .qml de son nom, que QGIS prend de lui-même à l'ouverture.</translation>
</message>
<message>
 <source>For drawing only. Whatever the interval, lines have vertices wherever the motion needs them: where a rock takes off, lands or changes its speed. Results evaluated from the lines, such as screen lines and profiles, hardly depend on it (energies to 1 %). Longer intervals make smaller layers.</source>
 <translation>Uniquement pour le dessin. Quel que soit l'intervalle, les lignes ont des sommets partout où le mouvement en demande : là où un bloc décolle, touche le sol ou change de vitesse. Ce qui est évalué à partir des lignes, comme aux lignes de contrôle et dans les profils, n'en dépend guère (énergies à 1 %). De plus longs intervalles donnent des couches plus petites.</translation>
</message>
<message>
 <source>For each period: the share of the members in which a cell is passed at least that often.</source>
 <translation>Pour chacune : chez combien de membres une cellule est traversée au moins aussi souvent.</translation>
</message>
<message>
 <source>For energies.</source>
 <translation>Pour les énergies.</translation>
</message>
<message>
 <source>For example 0.5 60, 2 30, 8 10: of 100 runs 60 have 0.5 m³, 30 have 2 m³ and 10 have 8 m³. Without shares all sizes have the same share. Separate numbers with decimal commas by semicolons. For several shapes, enter a table under More.</source>
 <translation>Par exemple 0.5 60, 2 30, 8 10 : sur 100 calculs, 60 lancent 0.5 m³, 30 lancent 2 m³ et 10 lancent 8 m³. Sans parts, toutes les tailles comptent autant. Les nombres à virgule décimale sont séparés par des points-virgules. Pour plusieurs formes, indiquez un tableau sous Plus.</translation>
</message>
<message>
 <source>For example 2.1 1.4 0.9, as measured in the field. The shape from the library is stretched to them, and the volume of a rock above is not used. Where a field of the releases or a distribution gives volumes, only the proportions of the lengths are used.</source>
 <translation>Par exemple 2.1 1.4 0.9, tels que mesurés sur le terrain. La forme de la bibliothèque est étirée à ces longueurs, et le volume d'un bloc ci-dessus n'est pas utilisé. Là où un champ des points de départ ou une distribution donne des volumes, les longueurs sont des proportions.</translation>
</message>
<message>
 <source>For example normal(0.35, 0.05, 0.3, 0.4). Replaces the restitution of all ground. For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Par exemple normal(0.35, 0.05, 0.3, 0.4). Remplace la restitution de tout le sol. Pour des études de sensibilité et pour la comparaison avec des études qui la tirent.</translation>
</message>
<message>
 <source>For example the volume of a block measured otherwise; it takes precedence over that of the mesh. If left empty, the cloud's own size is used.</source>
 <translation>Par exemple le volume d'un bloc mesuré autrement&#xa0;; l'emporte sur celui du maillage. Si le champ est vide, la taille du nuage de points compte.</translation>
</message>
<message>
 <source>For fr_ppr: a code such as 38DDT20120001.</source>
 <translation>Pour fr_ppr : par exemple 38DDT20120001.</translation>
</message>
<message>
 <source>For fr_ppr: its title, as the administration writes it.</source>
 <translation>Pour fr_ppr : son titre, tel que l'administration l'écrit.</translation>
</message>
<message>
 <source>For fr_ppr: the kind of the plan.</source>
 <translation>Pour fr_ppr : le type du plan.</translation>
</message>
<message>
 <source>For objects with vehicles per day.</source>
 <translation>Des objets avec véhicules par jour.</translation>
</message>
<message>
 <source>For rows of the reach angles with a volume and without an angle: a and b of log10(H/L) = a + b log10(V), as laws by volume are published, H/L the tangent of the angle and V in m³. Two numbers with a space between. There are no built-in ones: take them from the source that you quote.</source>
 <translation>Pour les lignes des angles de portée avec un volume et sans angle : a et b de log10(H/L) = a + b log10(V), comme on publie les lois selon le volume, H/L étant la tangente de l’angle et V en m³. Deux nombres séparés par une espace. Il n’y en a pas d’intégrés : prenez-les dans la source que vous citez.</translation>
</message>
<message>
 <source>For rules whose intensity is the volume of the block and not its energy (measure volume in their file): a number for each scenario, in its order, such as 0.5 3. The method frequency takes them from the size classes.</source>
 <translation>Pour les règles dont l'intensité est le volume du bloc et non son énergie (measure volume dans leur fichier) : un nombre pour chaque scénario, dans leur ordre, par exemple 0.5 3. La méthode frequency les prend des classes de taille.</translation>
</message>
<message>
 <source>For simulations without names: the raster Runs above energies (EXCEEDANCES) of each row of Sources and sizes by frequency, in its order, with the rasters of passages in the same order.</source>
 <translation>De simulations sans nom : le raster Trajectoires au-dessus d'énergies (EXCEEDANCES) de chaque ligne de Zones de départ et tailles par fréquence, dans son ordre, avec les rasters de passages dans le même ordre.</translation>
</message>
<message>
 <source>For the class capacity, where the field below has no value. 0 only measures the crossings.</source>
 <translation>Pour la classe capacity, là où le champ ci-dessous ne dit rien. 0 ne fait que mesurer ce qui passe.</translation>
</message>
<message>
 <source>For the error of the diameters.</source>
 <translation>Pour l'erreur des diamètres.</translation>
</message>
<message>
 <source>For the height and energy required, and to mark the variants that reach it.</source>
 <translation>Pour la hauteur et l'énergie nécessaires, et pour signaler les variantes qui l'atteignent.</translation>
</message>
<message>
 <source>For the hits of objects: the layer Trajectories (TRAJECTORIES) of each row of Sources and sizes by frequency, in its order. For runs with names the layers of the project are found. If left empty, and not in the project, hits are estimated from the cells.</source>
 <translation>Pour les impacts sur les objets : la couche Trajectoires (TRAJECTORIES) de chaque ligne de Zones de départ et tailles par fréquence, dans son ordre. Pour les simulations nommées, les couches du projet sont trouvées. Vide et absente du projet : les impacts sont estimés d'après les cellules.</translation>
</message>
<message>
 <source>For the layer of paths.</source>
 <translation>Pour la couche des trajectoires.</translation>
</message>
<message>
 <source>For the method frequency: a row for each simulation, which is one size class of the blocks of one source. Name: its RUN_NAME, by which its maps Passages and Runs above energies are found in the project. Rate and unit, {}: blocks of this class per year; blocks of all classes per year and hm² of true area, from the smallest volume of the volume-frequency relation; or retreat of the source in m³ per year and hm². The last two need the bounds of the class and the true area of the source, along the slope: plan area divided by the cosine of the slope. Runs: leave empty to use those of the maps.</source>
 <translation>Pour la méthode frequency : une ligne pour chaque simulation, c'est-à-dire pour une classe de taille des blocs d'une zone de départ. Nom : son RUN_NAME, dont les cartes Passages et Trajectoires au-dessus d'énergies sont trouvées dans le projet. Taux et unité, {} : blocs de cette classe par an ; blocs de toutes les classes par an et par hm² de surface vraie, à partir du plus petit volume de la relation volume-fréquence ; ou recul de la zone en m³ par an et par hm². Les deux derniers demandent les bornes de la classe et la surface vraie de la zone de départ, le long de la pente : surface en plan divisée par le cosinus de la pente. Trajectoires : vide, comme le disent les cartes.</translation>
</message>
<message>
 <source>For the method frequency: maps and danger levels show how often an object of this width is hit, such as a house, so that they do not depend on the cells of the elevation model. If left empty, the width of the RULES, 10 m with the matrix of this dialog. 0: frequencies of single cells, as in earlier versions.</source>
 <translation>Pour la méthode frequency : cartes et degrés de danger indiquent à quelle fréquence un objet de cette largeur, par exemple une maison, est atteint ; ils ne dépendent donc pas des cellules du modèle altimétrique. Vide : la largeur donnée par les règles (RULES), 10 m avec la matrice de ce dialogue. 0 : fréquences de cellules isolées, comme dans les versions précédentes.</translation>
</message>
<message>
 <source>For the number of posts; nets have 8 to 12 m.</source>
 <translation>Pour le nombre de poteaux&#xa0;; les filets ont de 8 à 12 m.</translation>
</message>
<message>
 <source>For trajectories; crossings have theirs from their simulation. highest point is on the safe side. It is that of the rock in its orientation at the line; where the trajectories do not hold it, the centre of mass plus the largest radius. Simulate rockfall has the same choice and default.</source>
 <translation>Pour les trajectoires ; les passages ont le leur de leur simulation. highest point est du côté de la sécurité : le point le plus haut du bloc tel qu'il est tourné à la ligne ; si les trajectoires ne le disent pas, le centre de masse plus le rayon maximal. La simulation a le même choix et la même valeur par défaut.</translation>
</message>
<message>
 <source>For users who have a curve from tests: the largest share of its energy capacity that a stem takes from a rock, depending on how far off centre the rock hits. Enter pairs of offset and share with semicolons between them: 0: 1; 0.5: 0.8; 1: 0. The offset is that of the contact point from the line through the stem axis along which the rock moves, in stem radii. A rock that would lose more energy continues with the rest. Stems break as without the curve, where the share is above 0. Applies to upright stems. If left empty, the contact alone decides; no published curve is built in.</source>
 <translation>Le plus qu'une tige prend à un bloc, pour qui a une courbe d'essais : paires de l'excentricité du point de contact par rapport à la ligne du bloc par l'axe, en rayons de la tige, et de la part, séparées par des points-virgules : 0: 1; 0.5: 0.8; 1: 0. Un bloc qui perdrait davantage continue avec le reste. Les tiges se brisent comme sans elle, là où la part est supérieure à 0. Elle vaut pour les tiges droites. Vide : le contact seul décide ; aucune courbe n'a pu être lue dans sa source.</translation>
</message>
<message>
 <source>Forces and strokes</source>
 <translation>Forces et courses</translation>
</message>
<message>
 <source>Forecasts compared with observations</source>
 <translation>Prévisions comparées aux observations</translation>
</message>
<message>
 <source>Forest</source>
 <translation>Forêt</translation>
</message>
<message>
 <source>Forest and trees</source>
 <translation>Forêt et arbres</translation>
</message>
<message>
 <source>Forest polygons</source>
 <translation>Polygones de forêt</translation>
</message>
<message>
 <source>Form of the zones as data</source>
 <translation>Forme des zones en données</translation>
</message>
<message>
 <source>Formulas are for single rocks on a fresh cushion. After an earlier impact the cushion is stiffer and the force larger.</source>
 <translation>Les formules valent pour des blocs isolés sur une couche fraîche. Une couche déjà touchée est plus dure, et la force plus grande.</translation>
</message>
<message>
 <source>Found trees that are not known [%]</source>
 <translation>Arbres trouvés qui ne sont pas connus [%]</translation>
</message>
<message>
 <source>Foundations, anchors and posts are not checked: they have to resist the forces of the type test.</source>
 <translation>Les fondations, les ancrages et les poteaux ne sont pas vérifiés : ils doivent reprendre les forces de l'essai de type.</translation>
</message>
<message>
 <source>France</source>
 <translation>France</translation>
</message>
<message>
 <source>Free border [m]</source>
 <translation>Revanche [m]</translation>
</message>
<message>
 <source>Freeboard [m]</source>
 <translation>Revanche [m]</translation>
</message>
<message>
 <source>Freeboard of the wall [m]</source>
 <translation>Revanche du mur [m]</translation>
</message>
<message>
 <source>French geostandard</source>
 <translation>géostandard français</translation>
</message>
<message>
 <source>French practice has no rule here: none was available that could be checked.</source>
 <translation>La pratique française n'a pas de règle ici : aucune n'était disponible pour vérification.</translation>
</message>
<message>
 <source>Frequencies and levels are those of an object of {:g} m width; they do not depend on the cells of the elevation model. Where blocks come most often, such an object is hit with a probability of {} % within a year.</source>
 <translation>Fréquences et degrés se rapportent à un objet de {:g} m de largeur ; ils ne dépendent pas des cellules du modèle altimétrique. Là où les blocs arrivent le plus souvent, un tel objet est atteint avec une probabilité de {} % par an.</translation>
</message>
<message>
 <source>Frequencies are those of {}; they do not depend on the cells of the elevation model.</source>
 <translation>Les fréquences se rapportent à : {} ; elles ne dépendent pas des cellules du modèle altimétrique.</translation>
</message>
<message>
 <source>Friction after long slip, mu_max</source>
 <translation>Frottement après un long glissement, mu_max</translation>
</message>
<message>
 <source>Friction angle of the joints [°]</source>
 <translation>Angle de frottement des joints [°]</translation>
</message>
<message>
 <source>Friction between blocks</source>
 <translation>Frottement entre les blocs</translation>
</message>
<message>
 <source>Friction between blocks and ground</source>
 <translation>Frottement entre les blocs et le sol</translation>
</message>
<message>
 <source>Friction between rock and ground</source>
 <translation>Frottement entre bloc et sol</translation>
</message>
<message>
 <source>Friction between rock and net</source>
 <translation>Frottement entre bloc et filet</translation>
</message>
<message>
 <source>Friction between rock and stem</source>
 <translation>Frottement entre bloc et tige</translation>
</message>
<message>
 <source>Friction coefficient of all ground approached after long slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Coefficient de frottement de tout le sol dont un long glissement s’approche (éq. 46). Laissé vide, les classes de sol décident.</translation>
</message>
<message>
 <source>Friction coefficient of all ground where a rock begins to slip (Leine et al. 2014, eq. 46), for ground models whose friction grows with slip. If left empty, the ground classes give it.</source>
 <translation>Coefficient de frottement de tout le sol où un bloc commence à glisser (Leine et al. 2014, éq. 46), pour les modèles de sol dont le frottement croît avec le glissement. Laissé vide, les classes de sol décident.</translation>
</message>
<message>
 <source>Friction of a fresh contact, mu_min</source>
 <translation>Frottement d’un contact nouveau, mu_min</translation>
</message>
<message>
 <source>Friction of the earlier models</source>
 <translation>Frottement des modèles antérieurs</translation>
</message>
<message>
 <source>From a list of blocks to the printed plan: blocks of 30, 100 and 300 years fall, hazard zones and the risk of objects follow; a barrier and a forest are added, and their effect is reported with its confidence; the barrier is checked by a code.</source>
 <translation>De la liste de blocs au plan imprimé : des blocs de 30, 100 et 300 ans tombent, les zones de danger et le risque des objets suivent ; un ouvrage et une forêt sont ajoutés, et ce qu'ils changent est dit avec sa confiance ; l'ouvrage est vérifié selon une norme.</translation>
</message>
<message>
 <source>From a list of blocks to the width of a ditch: blocks of 30, 100 and 300 years go down one profile, with their energies and heights along it and the width of catchment that holds them; a second chart shows other heights and slopes, for the block of 100 years.</source>
 <translation>D'une liste de blocs à la largeur d'un fossé : des blocs de 30, 100 et 300 ans descendent un profil, avec leurs énergies et hauteurs le long de celui-ci et la largeur de la zone de réception qui les retient ; l'abaque pour d'autres hauteurs et pentes est à côté, pour le bloc de 100 ans.</translation>
</message>
<message>
 <source>From an elevation model and a release rate to return periods: finds the sources with their true area, releases blocks of five size classes, and combines them to the return period of each energy in every cell, danger levels by the rules of an authority, and hazard curves of objects.</source>
 <translation>D'un modèle numérique de terrain et d'un taux de départ aux périodes de retour : trouve les zones de départ avec leur surface vraie, fait tomber des blocs de cinq classes de taille et les additionne en période de retour de chaque énergie dans chaque cellule, en degrés de danger selon les règles d'une autorité et en courbes d'aléa d'objets.</translation>
</message>
<message>
 <source>From an elevation model to the run-out</source>
 <translation>Du modèle de terrain à la distance parcourue</translation>
</message>
<message>
 <source>From the layer</source>
 <translation>De la couche</translation>
</message>
<message>
 <source>Front</source>
 <translation>De face</translation>
</message>
<message>
 <source>Further text on the plan: scenario, data, licence of the base map.</source>
 <translation>Ce qui doit encore figurer sur le plan : scénario, données, licence du fond de carte.</translation>
</message>
<message>
 <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
 <translation>GROUND&#xa0;: choisissez le champ qui contient la classe de sol (GROUND_FIELD).</translation>
</message>
<message>
 <source>GROUND: feature {} and another of a different class overlap at ({:.1f}, {:.1f}).</source>
 <translation>GROUND : l'objet {} et un autre d'une autre classe se recouvrent en ({:.1f}, {:.1f}).</translation>
</message>
<message>
 <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
 <translation>GROUND&#xa0;: l'entité {} a la classe {!r} dans {}&#xa0;; les classes connues sont {}.</translation>
</message>
<message>
 <source>GROUND: give ground polygons, forest polygons (FOREST) or both.</source>
 <translation>GROUND&#xa0;: donnez des polygones de sol, des polygones de forêt (FOREST) ou les deux.</translation>
</message>
<message>
 <source>GROUND: the surface roughness is that of the field {}.</source>
 <translation>GROUND&#xa0;: la rugosité de surface est celle du champ {}.</translation>
</message>
<message>
 <source>GROUND_RASTER: it is in {} and the elevation model in {}; make it again with talus:groundclasses.</source>
 <translation>GROUND_RASTER&#xa0;: il est en {} et le modèle de terrain en {}&#xa0;; créez-le à nouveau avec talus:groundclasses.</translation>
</message>
<message>
 <source>GROUND_RASTER: this is no raster file that QGIS can read.</source>
 <translation>GROUND_RASTER&#xa0;: ce n'est pas un fichier raster que QGIS peut lire.</translation>
</message>
<message>
 <source>Galleries and walls</source>
 <translation>Galeries et murs</translation>
</message>
<message>
 <source>Galleries or walls</source>
 <translation>Galeries ou murs</translation>
</message>
<message>
 <source>Gap between standing vehicles [m]</source>
 <translation>Intervalle entre véhicules arrêtés [m]</translation>
</message>
<message>
 <source>Gap in a queue, from bumper to bumper.</source>
 <translation>D'une file, de pare-chocs à pare-chocs.</translation>
</message>
<message>
 <source>Gap: the longest section of a fall line between two stems, or between a stem and the edge of the stand, in plan.</source>
 <translation>Trouée : le plus long tronçon d'une ligne de pente entre deux tiges, ou entre une tige et le bord du peuplement, en plan.</translation>
</message>
<message>
 <source>Gaps</source>
 <translation>Lacunes</translation>
</message>
<message>
 <source>Gaps between zones that are narrower than twice this width are filled, and narrower zones are widened to it, so that zones are legible on paper. No place gets a lower level. A raster of danger levels is drawn as such zones, too. The layer itself is unchanged. 0: zones and rasters are drawn unchanged.</source>
 <translation>Les lacunes entre zones plus étroites que le double sont comblées, et ce qui est plus étroit que cette valeur est élargi jusqu'à elle : sur le papier, une zone n'est pas un faisceau de fils. Aucun endroit ne reçoit un degré plus faible. Un raster des degrés de danger est lui aussi dessiné sous forme de telles zones. La couche elle-même reste inchangée. 0 : zones et rasters tels quels.</translation>
</message>
<message>
 <source>Gaps: {} ({} m²); the ground class outside the polygons applies there.</source>
 <translation>Lacunes&#xa0;: {} ({} m²)&#xa0;; la classe du reste y vaut.</translation>
</message>
<message>
 <source>Generates single trees from forest data: polygons of stands or rasters with stems per hectare and stem diameters; or completes trees that are points already. Each gets a diameter, a species group, a height and the energy that its stem can absorb. The result is the input TREES of Simulate rockfall.</source>
 <translation>Tire des arbres individuels de ce que l'on sait d'une forêt&#xa0;: polygones de peuplements ou rasters des tiges par hectare et des diamètres des tiges&#xa0;; ou complète des arbres qui sont déjà des points. Chacun reçoit un diamètre, un groupe d'essences, une hauteur et l'énergie que sa tige peut absorber. Le résultat est l'entrée TREES de Simuler des chutes de pierres et de blocs.</translation>
</message>
<message>
 <source>Generic nets, not products: ring nets, diagonal cable nets, or a membrane such as chain-link.</source>
 <translation>Filets génériques, pas de produits : anneaux, câbles diagonaux ou treillis.</translation>
</message>
<message>
 <source>GeoPackage (*.gpkg);;INTERLIS transfer file (*.xtf)</source>
 <translation>GeoPackage (*.gpkg);;Fichier de transfert INTERLIS (*.xtf)</translation>
</message>
<message>
 <source>GeoPackages (*.gpkg)</source>
 <translation>GeoPackages (*.gpkg)</translation>
</message>
<message>
 <source>Gets a .pts and an .obj file for each rock, numbered from 1.</source>
 <translation>Reçoit un fichier .pts et un fichier .obj pour chaque bloc, numérotés à partir de 1.</translation>
</message>
<message>
 <source>Give DEM or SAMPLES.</source>
 <translation>Donnez DEM ou SAMPLES.</translation>
</message>
<message>
 <source>Give a larger elevation model, or move them.</source>
 <translation>Donnez un modèle de terrain plus grand, ou déplacez-les.</translation>
</message>
<message>
 <source>Give a model that covers their fall.</source>
 <translation>Donnez un modèle qui couvre leur chute.</translation>
</message>
<message>
 <source>Give an elevation model that has data at all crossings.</source>
 <translation>Donnez un modèle de terrain qui a des données à tous les passages.</translation>
</message>
<message>
 <source>Give an elevation model that has data there.</source>
 <translation>Donnez un modèle de terrain qui y a des données.</translation>
</message>
<message>
 <source>Give an elevation model without holes there.</source>
 <translation>Donnez un modèle d'altitude sans trous à ces endroits.</translation>
</message>
<message>
 <source>Give diameters at breast height in cm.</source>
 <translation>Indiquer les diamètres à hauteur de poitrine en cm.</translation>
</message>
<message>
 <source>Give either stands, a raster of densities or points.</source>
 <translation>Donnez soit des peuplements, soit un raster de densités, soit des points.</translation>
</message>
<message>
 <source>Give maps that reach these objects.</source>
 <translation>Donnez des cartes qui atteignent ces objets.</translation>
</message>
<message>
 <source>Give masses in kilograms, not in tonnes, and volumes in cubic metres.</source>
 <translation>Donnez les masses en kilogrammes, non en tonnes, et les volumes en mètres cubes.</translation>
</message>
<message>
 <source>Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.</source>
 <translation>Donnez un seul parmi STANDS, DENSITY_RASTER et POINTS&#xa0;; {} ont été donnés.</translation>
</message>
<message>
 <source>Give passages and energies of one simulation.</source>
 <translation>Donnez les passages et les énergies d'une même simulation.</translation>
</message>
<message>
 <source>Give that barrier an energy instead of a net, or leave the splitting out.</source>
 <translation>Donner une énergie à cet ouvrage au lieu d'un filet, ou renoncer à la division.</translation>
</message>
<message>
 <source>Give the folder of the new study.</source>
 <translation>Indiquez le dossier de la nouvelle étude.</translation>
</message>
<message>
 <source>Give the layer, or leave the field empty.</source>
 <translation>Donnez la couche, ou laissez le champ vide.</translation>
</message>
<message>
 <source>Give the rock as convex parts ({key}).</source>
 <translation>Décrivez le bloc par des parties convexes ({key}).</translation>
</message>
<message>
 <source>Give the stand either as polygons or as single stems.</source>
 <translation>Indiquer le peuplement soit par des polygones, soit par des troncs.</translation>
</message>
<message>
 <source>Give the trajectories of all simulations (TRAJECTORIES), whose hits are counted as in Rocks at screen lines.</source>
 <translation>Donnez les trajectoires de toutes les simulations (TRAJECTORIES), dont les impacts sont comptés comme dans Blocs aux lignes de contrôle.</translation>
</message>
<message>
 <source>Give the trees of these stands, or leave the stands out.</source>
 <translation>Donnez les arbres de ces peuplements, ou laissez-les de côté.</translation>
</message>
<message>
 <source>Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a colleague or from the command line, and packages them for the client: one GeoPackage with styles, rasters with theirs.</source>
 <translation>Redonne aux couches de simulations antérieures les symboles, classes et étiquettes de Talus, aussi à celles d'un collègue ou de la ligne de commande, et les emballe pour le mandant : un GeoPackage avec styles, les rasters avec les leurs.</translation>
</message>
<message>
 <source>Gives the mass of a block from its diameter.</source>
 <translation>Donne la masse d'un bloc à partir de son diamètre.</translation>
</message>
<message>
 <source>Gives the radius of the sphere of equal volume from the mass of a crossing.</source>
 <translation>Donne le rayon de la sphère de même volume à partir de la masse d'un passage.</translation>
</message>
<message>
 <source>Grid of starts in the stands. Closer lines find more gaps and take longer.</source>
 <translation>Sur une grille dans les peuplements. Des lignes plus serrées trouvent plus de trouées et prennent plus de temps.</translation>
</message>
<message>
 <source>Ground</source>
 <translation>Sol</translation>
</message>
<message>
 <source>Ground class</source>
 <translation>Classe de sol</translation>
</message>
<message>
 <source>Ground class of crest and faces</source>
 <translation>Classe de sol de la crête et des parements</translation>
</message>
<message>
 <source>Ground class of each value</source>
 <translation>Classe de sol de chaque valeur</translation>
</message>
<message>
 <source>Ground class of each value, from a file (instead)</source>
 <translation>Classe de sol de chaque valeur, tirée d'un fichier (à la place)</translation>
</message>
<message>
 <source>Ground class of the bottom and the back slope; soft ground there takes energy.</source>
 <translation>De même pour le fond et le talus amont&#xa0;; un sol meuble y prend de l'énergie.</translation>
</message>
<message>
 <source>Ground class of the ditch</source>
 <translation>Classe de sol du fossé</translation>
</message>
<message>
 <source>Ground class outside the polygons</source>
 <translation>Classe de sol du reste</translation>
</message>
<message>
 <source>Ground class outside the polygons, from the table (instead)</source>
 <translation>Classe de sol du reste, de la table (à la place)</translation>
</message>
<message>
 <source>Ground class to calibrate</source>
 <translation>Classe de sol à caler</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; calibrated, in a table of your own.</source>
 <translation>Classe de sol {name} : mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s ; calés, dans une table à vous.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; published.</source>
 <translation>Classe de sol {name} : mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s ; publiés.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; recalled, that is, written down from memory of a manual.</source>
 <translation>Classe de sol {name} : mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s ; rappelés, c’est-à-dire notés de mémoire d’après un manuel.</translation>
</message>
<message>
 <source>Ground classes outside the polygons</source>
 <translation>Classes de sol du reste</translation>
</message>
<message>
 <source>Ground model</source>
 <translation>Modèle de sol</translation>
</message>
<message>
 <source>Ground polygons</source>
 <translation>Polygones de sol</translation>
</message>
<message>
 <source>Ground polygons of the simulation. They are cut out under the embankments and written with the footprint into one layer, because polygons of different classes must not overlap in a simulation.</source>
 <translation>Ceux de la simulation. Ils sont découpés là où sont les merlons et vont avec l'emprise dans une couche, car les polygones d'une simulation ne doivent pas se recouvrir avec des classes différentes.</translation>
</message>
<message>
 <source>Ground polygons with the embankments</source>
 <translation>Polygones de sol avec les merlons</translation>
</message>
<message>
 <source>Ground proposed from the terrain</source>
 <translation>Sol proposé d’après le terrain</translation>
</message>
<message>
 <source>Ground raster</source>
 <translation>Raster de sol</translation>
</message>
<message>
 <source>Ground that rocks passed: {}.</source>
 <translation>Sol parcouru par les blocs : {}.</translation>
</message>
<message>
 <source>Ground, forest, and releases.</source>
 <translation>Sol, forêt et points de départ.</translation>
</message>
<message>
 <source>Growth of friction with slip, kappa [1/m]</source>
 <translation>Croissance du frottement avec le glissement, kappa [1/m]</translation>
</message>
<message>
 <source>HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give at most {}.</source>
 <translation>HEIGHTS : avec SLOPES et CATCHMENTS il y a {} combinaisons ; donnez-en {} au plus.</translation>
</message>
<message>
 <source>HEIGHT_EXCEEDANCES: the runs are counted above heights that differ from row to row; simulate all with the same HEIGHT_THRESHOLDS.</source>
 <translation>HEIGHT_EXCEEDANCES : les trajectoires sont comptées au-dessus de hauteurs qui diffèrent d'une ligne à l'autre ; calculez-les toutes avec les mêmes HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>HITS: the table is for rocks that broke; choose their energies in PIECES.</source>
 <translation>HITS : la table concerne les blocs fragmentés ; choisissez leurs énergies dans PIECES.</translation>
</message>
<message>
 <source>HTML files (*.html)</source>
 <translation>Fichiers HTML (*.html)</translation>
</message>
<message>
 <source>Half the width of the confidence interval, relative to the value.</source>
 <translation>Demi-largeur de l'intervalle de confiance, en part de la valeur.</translation>
</message>
<message>
 <source>Hazard by source</source>
 <translation>Aléa par zone de départ</translation>
</message>
<message>
 <source>Hazard curve</source>
 <translation>Courbe d'aléa</translation>
</message>
<message>
 <source>Hazard curves</source>
 <translation>Courbes d'aléa</translation>
</message>
<message>
 <source>Hazard map</source>
 <translation>Carte de danger</translation>
</message>
<message>
 <source>Hazard matrix</source>
 <translation>Matrice de danger</translation>
</message>
<message>
 <source>Hazard matrix: weak, medium, strong</source>
 <translation>Matrice de danger&#xa0;: faible, moyenne, forte</translation>
</message>
<message>
 <source>Hazard study by annual frequency</source>
 <translation>Étude d'aléa par fréquence annuelle</translation>
</message>
<message>
 <source>Height</source>
 <translation>Hauteur</translation>
</message>
<message>
 <source>Height [m]</source>
 <translation>Hauteur [m]</translation>
</message>
<message>
 <source>Height above the ground of each feature; empty values take the height above.</source>
 <translation>Hauteur de chaque entité au-dessus du sol&#xa0;; les valeurs vides prennent la hauteur ci-dessus.</translation>
</message>
<message>
 <source>Height at the uphill toe: z_c = H + the ground at b/2 + H / tan β uphill of the line. Height at the axis: z_c = H + the ground below the line.</source>
 <translation>Hauteur au pied amont&#xa0;: z_c = H + le sol à b/2 + H / tan β en amont de la ligne. Hauteur à l'axe&#xa0;: z_c = H + le sol sous la ligne.</translation>
</message>
<message>
 <source>Height from which blocks fall onto the slope; 0: none.</source>
 <translation>D'où les blocs tombent sur la pente ; 0 : aucune.</translation>
</message>
<message>
 <source>Height of stumps of broken and lost stems [m]</source>
 <translation>Hauteur des souches des tiges brisées et perdues [m]</translation>
</message>
<message>
 <source>Height of the barriers [m]</source>
 <translation>Hauteur des ouvrages [m]</translation>
</message>
<message>
 <source>Height of the centre of mass that 95 % of the passing runs do not exceed.</source>
 <translation>Hauteur du centre de masse sous laquelle restent 95&#xa0;% des trajectoires qui traversent la cellule.</translation>
</message>
<message>
 <source>Height of the cliff [m]</source>
 <translation>Hauteur de la falaise [m]</translation>
</message>
<message>
 <source>Height of the cliff from [m]</source>
 <translation>Hauteur de la falaise dès [m]</translation>
</message>
<message>
 <source>Height of the crest [m]</source>
 <translation>Hauteur de la crête [m]</translation>
</message>
<message>
 <source>Height of the drag layer [m]</source>
 <translation>Hauteur de la couche de traînée [m]</translation>
</message>
<message>
 <source>Height of the highest block above the ground in each cell; the voids between blocks are included.</source>
 <translation>Hauteur du bloc le plus haut au-dessus du sol dans chaque cellule ; les vides entre les blocs comptent.</translation>
</message>
<message>
 <source>Height of the lowest corner of the rock above the ground at its release.</source>
 <translation>Hauteur du sommet le plus bas du bloc au-dessus du sol au moment où il est lâché.</translation>
</message>
<message>
 <source>Height of the net [m]</source>
 <translation>Hauteur du filet [m]</translation>
</message>
<message>
 <source>Height of the obstacles that {} % of the blocks encounter; 0 for smooth ground. Polygons with the field surface_roughness, or with the fields rg70, rg20 and rg10, have their own heights. The surface roughness of Talus is the mean 0.7 rg70 + 0.2 rg20 + 0.1 rg10.</source>
 <translation>Hauteur des obstacles que rencontrent {} % des blocs ; 0 désigne un sol lisse. Les polygones avec le champ surface_roughness, ou avec les champs rg70, rg20 et rg10, ont leurs propres hauteurs. La rugosité de surface de Talus est la moyenne 0,7 rg70 + 0,2 rg20 + 0,1 rg10.</translation>
</message>
<message>
 <source>Height of the smallest barrier there [m]</source>
 <translation>Hauteur du plus petit ouvrage à cette ligne [m]</translation>
</message>
<message>
 <source>Height of the wall [m]</source>
 <translation>Hauteur du mur [m]</translation>
</message>
<message>
 <source>Height that a rock has to overcome, above the ground at the uphill toe or at the reference chosen below.</source>
 <translation>Hauteur qu'un bloc doit franchir, au-dessus du sol au pied amont ou à la référence choisie ci-dessous.</translation>
</message>
<message>
 <source>Height: factor of runs needed for 10 %</source>
 <translation>Hauteur : multiple des trajectoires pour 10 %</translation>
</message>
<message>
 <source>Heights</source>
 <translation>Hauteurs</translation>
</message>
<message>
 <source>Heights above the ground after filling and smoothing.</source>
 <translation>Hauteurs au-dessus du sol après remplissage et lissage.</translation>
</message>
<message>
 <source>Heights above the ground are not known.</source>
 <translation>Les hauteurs au-dessus du sol ne sont pas connues.</translation>
</message>
<message>
 <source>Heights above the ground in metres, in cells of 0.25 to 1.5 m.</source>
 <translation>Hauteurs au-dessus du sol en mètres, en cellules de 0,25 à 1,5 m.</translation>
</message>
<message>
 <source>Heights along the line. Not needed with a profile from a file.</source>
 <translation>Hauteurs le long de la ligne. Pas nécessaire avec un profil d'un fichier.</translation>
</message>
<message>
 <source>Heights and diameters</source>
 <translation>Hauteurs et diamètres</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres.</source>
 <translation>Altitudes en mètres, dans un système de coordonnées projeté en mètres.</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
 <translation>Altitudes en mètres, dans un système de coordonnées projeté en mètres. Les blocs heurtent la surface lisse entre les centres des cellules. Bâtiments et arbres ne devraient pas y figurer.</translation>
</message>
<message>
 <source>Heights of barriers [m]</source>
 <translation>Hauteurs des ouvrages [m]</translation>
</message>
<message>
 <source>Heights of the canopy above the sea, like the elevation model.</source>
 <translation>Altitudes de la canopée, comme le modèle de terrain.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. Cells at its edge and next to cells without data have no slope.</source>
 <translation>Altitudes du sol en mètres, dans un système de coordonnées projeté en mètres. Les cellules au bord et à côté de cellules sans données n'ont pas de pente.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. It is read by windows, so it may be of any size: a virtual raster (VRT) of many tiles too.</source>
 <translation>Altitudes du sol en mètres, dans un système de coordonnées projeté en mètres. Il est lu par fenêtres et peut donc être de toute taille : aussi un raster virtuel (VRT) de nombreuses tuiles.</translation>
</message>
<message>
 <source>Heights of the ground, in metres. Needed with a surface model or a cloud of points; a canopy height model has the heights above the ground already.</source>
 <translation>Du sol, en mètres. Nécessaire avec un modèle de surface ou un nuage de points ; un modèle de hauteur de canopée a déjà les hauteurs au-dessus du sol.</translation>
</message>
<message>
 <source>Heights of the ground, in metres; slope and fall lines are taken from it.</source>
 <translation>Du sol, en mètres ; la pente et les lignes de pente en sont tirées.</translation>
</message>
<message>
 <source>Heights of the output Runs above heights (HEIGHT_EXCEEDANCES), of the centre of mass above the ground, in m and ascending.</source>
 <translation>Hauteurs de la sortie Trajectoires au-dessus de hauteurs (HEIGHT_EXCEEDANCES), du centre de masse au-dessus du sol, en m et croissantes.</translation>
</message>
<message>
 <source>Heights of the rocks' tops are multiplied by it before they are compared with the barriers.</source>
 <translation>Les hauteurs du haut des blocs sont multipliées par ce facteur avant d'être comparées aux ouvrages.</translation>
</message>
<message>
 <source>Heights of the slope [m]</source>
 <translation>Hauteurs du talus [m]</translation>
</message>
<message>
 <source>Heights to compare [m]</source>
 <translation>Hauteurs à comparer [m]</translation>
</message>
<message>
 <source>Held shares refer to the rocks that cross the line, with the 95 % confidence of the number that was thrown. They do not cover the ground, the releases or the model.</source>
 <translation>Les parts retenues sont celles des blocs qui croisent la ligne, avec la confiance de 95 % du nombre lancé. Elles ne disent rien du sol, des points de départ ni du modèle.</translation>
</message>
<message>
 <source>Held, but:</source>
 <translation>Retenu, mais :</translation>
</message>
<message>
 <source>Here</source>
 <translation>Ici</translation>
</message>
<message>
 <source>Highest</source>
 <translation>Maximum</translation>
</message>
<message>
 <source>Histogram of the slope with the Gaussians of the landforms and the threshold. For the method distribution.</source>
 <translation>Histogramme de la pente avec les gaussiennes des formes de terrain et le seuil. Pour la méthode distribution.</translation>
</message>
<message>
 <source>Histograms</source>
 <translation>Histogrammes</translation>
</message>
<message>
 <source>Histograms, profiles and sources of rocks need the trajectories of the run, which are not in the project: create Trajectories (TRAJECTORIES) in Simulate rockfall.</source>
 <translation>Les histogrammes, les profils et l'origine des blocs demandent les trajectoires de la simulation, qui ne sont pas dans le projet&#xa0;: demandez les trajectoires (TRAJECTORIES) dans l'algorithme de simulation.</translation>
</message>
<message>
 <source>Hits by scenario</source>
 <translation>Impacts par scénario</translation>
</message>
<message>
 <source>Hits of rocks that broke</source>
 <translation>Impacts de blocs fragmentés</translation>
</message>
<message>
 <source>Hits of the objects are estimated from the density of the paths in their cells, over the mean width that each object presents. Where paths follow the rows or columns of the grid this is 0.79 times the hits, diagonally 1.11 times.</source>
 <translation>Les impacts sur les objets sont estimés d'après la densité des trajectoires dans leurs cellules, sur la largeur que chaque objet présente en moyenne. Où les trajectoires suivent les lignes ou les colonnes de la grille, c'est 0.79 fois les impacts, en diagonale 1.11 fois.</translation>
</message>
<message>
 <source>Horizontal distance from the upper edge of a cliff beyond which no block is looked for. The longer, the longer it takes.</source>
 <translation>Distance horizontale du bord supérieur d'une falaise au-delà de laquelle aucun bloc n'est cherché. Plus elle est grande, plus le calcul dure.</translation>
</message>
<message>
 <source>Horizontal velocity at the release, for example by an earthquake or a blast.</source>
 <translation>Vitesse horizontale au départ, par exemple après un séisme ou sous l'effet d'un tir de mine.</translation>
</message>
<message>
 <source>Horizontal, down the profile.</source>
 <translation>Horizontale, vers le bas du profil.</translation>
</message>
<message>
 <source>Houses or roads: their distance from each line is compared with the elongation of the net.</source>
 <translation>Maisons ou routes : leur distance de chaque ligne est comparée à la déformation du filet.</translation>
</message>
<message>
 <source>How far do the results differ between rocks, grounds, forests or measures? Compares the results of many simulations in a table and a figure: run-out, energy, height, and arrivals at each line.</source>
 <translation>De combien les réponses diffèrent-elles entre blocs, sols, forêts ou mesures ? Met les résultats de nombreuses simulations côte à côte, dans un tableau et une figure : distance parcourue, énergie, hauteur et ce qui arrive à chaque ligne.</translation>
</message>
<message>
 <source>How large is the block of 30, 100 and 300 years? Fits distributions to a list of measured blocks and links them to one event whose return period is known. The scenarios go into the simulation and the hazard map.</source>
 <translation>Quelle est la taille du bloc de 30, 100 et 300 ans ? Ajuste des distributions à une liste de blocs mesurés et les relie à un événement dont la période de retour est connue. Les scénarios vont dans la simulation et la carte de danger.</translation>
</message>
<message>
 <source>How often are buildings and sections of road hit, and how hard? Combines the scenarios to hits per year, the annual probability of a hit, damage, and the collective and individual risk of death, with the vulnerabilities that you enter.</source>
 <translation>Combien de fois bâtiments et tronçons de route sont-ils touchés, et avec quelle force ? Additionne les scénarios en impacts par an, probabilité d'un impact dans l'année, dommage, et risque de décès collectif et individuel, avec les vulnérabilités que vous donnez.</translation>
</message>
<message>
 <source>How uncertain is the map? Repeats a simulation with other numbers of the ground, other shapes, volumes, release heights and rates, each drawn from its uncertainty. Gives the median and the 5 to 95 % band of reach, energy and return period in each cell, and the shares of ground, size, shape and chance in the spread.</source>
 <translation>Quelle est la fiabilité de la carte ? Répète une simulation avec d'autres valeurs du sol, d'autres formes, volumes, hauteurs de départ et taux, chacun tiré de ce qui n'est pas connu. Donne dans chaque cellule la médiane et la bande de 5 à 95 % de l'atteinte, de l'énergie et de la période de retour, et la part de la dispersion due au sol, à la taille, à la forme et au hasard.</translation>
</message>
<message>
 <source>How uncertain is the run-out?</source>
 <translation>Quelle est la fiabilité de la distance parcourue&#xa0;?</translation>
</message>
<message>
 <source>How wide does the catchment below a cut slope have to be? Throws rocks off slopes of several heights and angles into catchments that are flat or slope back towards the cut, as in the field programme behind the design charts of Pierson et al. (2001), and draws the share that is held against the width.</source>
 <translation>Quelle largeur faut-il à la zone de réception sous un talus ? Lance des blocs de talus de plusieurs hauteurs et pentes dans des zones planes ou inclinées vers le talus, comme le programme d'essais derrière les abaques de Pierson et al. (2001), et dessine la part retenue selon la largeur.</translation>
</message>
<message>
 <source>Hulls of rocks, which every simulation needs; tree stands, calibration, statistics</source>
 <translation>Enveloppes des blocs, nécessaires à chaque simulation ; peuplements, calage, statistiques</translation>
</message>
<message>
 <source>I / L of boxes, superellipsoids, prisms and random blocks of given ratios; 1 is not elongated.</source>
 <translation>I / L des parallélépipèdes, superellipsoïdes, prismes et blocs aléatoires à rapports donnés&#xa0;; 1 n'est pas allongé.</translation>
</message>
<message>
 <source>INPUTS: there is no folder {}.</source>
 <translation>INPUTS : il n'y a pas de dossier {}.</translation>
</message>
<message>
 <source>INTENSITIES: this output exists only for rules; choose RULES, or skip it.</source>
 <translation>INTENSITIES : seulement selon des règles ; choisissez RULES ou laissez cette sortie.</translation>
</message>
<message>
 <source>If left empty, not computed. Talus has not seen the formula in its source; {} is the recalled value of its factor. Compare it with your copy.</source>
 <translation>Vide : non calculé. Talus n'a pas vu la formule dans sa source ; {} est ce qui est retenu de mémoire de son facteur. Le comparer avec votre exemplaire.</translation>
</message>
<message>
 <source>If left empty, that of a sphere of the mass at 2700 kg/m³.</source>
 <translation>Vide : celui d'une sphère de cette masse à 2700 kg/m³.</translation>
</message>
<message>
 <source>If left empty, the field dbh_cm is used.</source>
 <translation>Vide : le champ dbh_cm.</translation>
</message>
<message>
 <source>If left empty, the largest mass among the crossings. Another mass has the velocities of the crossings, and their energies in proportion to the masses. If it is less than half of the largest, the energy is not checked.</source>
 <translation>Vide : la plus grande masse parmi les passages. Une autre masse a les vitesses des passages, et leurs énergies en proportion des masses. Au-dessous de la moitié de la plus grande, l’énergie n’est pas vérifiée.</translation>
</message>
<message>
 <source>If left empty, the surroundings of the trajectories.</source>
 <translation>Vide : les environs des trajectoires.</translation>
</message>
<message>
 <source>If left empty, the whole extent of the vector layers; where there are none, of the rasters.</source>
 <translation>Vide : tout ce que couvrent les couches vectorielles ; s'il n'y en a pas, les rasters.</translation>
</message>
<message>
 <source>If several measures are planned: simulations with only one of them, for example the barrier without the forest, and the forest without the barrier. Each is compared with the simulation before, and the simulation after is compared with each; this shows what one measure adds to the other. The names of the runs distinguish them.</source>
 <translation>Où plusieurs mesures sont prévues : des simulations avec chacune seule, par exemple l'ouvrage sans la forêt et la forêt sans l'ouvrage. Chacune est comparée à celle d'avant, et celle d'après à chacune : ce qu'une mesure ajoute à l'autre. Les noms des simulations les distinguent.</translation>
</message>
<message>
 <source>If the mass is ten times as large, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Pour une masse décuple, le résidu change de {:.1f} m, avec une erreur-type de {:.1f} m : {}.</translation>
</message>
<message>
 <source>If the ratio of short to long length is larger by 0.1, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Pour 0,1 de plus de petite sur grande longueur, le résidu change de {:.1f} m, avec une erreur-type de {:.1f} m : {}.</translation>
</message>
<message>
 <source>If there are more runs, this number is selected evenly. Each takes some kilobytes of the page.</source>
 <translation>S'il y en a davantage, on en prend autant, régulièrement. Chacun prend quelques kilo-octets de la page.</translation>
</message>
<message>
 <source>If this is in {other}, enter {instead:.4g}{unit}.</source>
 <translation>Si c'est en {other}, entrer {instead:.4g}{unit}.</translation>
</message>
<message>
 <source>Impact law</source>
 <translation>Loi d'impact</translation>
</message>
<message>
 <source>Impact law {}, time step {:g} s, at most {:g} s per run.</source>
 <translation>Loi d'impact {}, pas de temps {:g} s, au plus {:g} s par trajectoire.</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison</source>
 <translation>Modèles d'impact de programmes antérieurs, pour comparaison</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison and not for an assessment:</source>
 <translation>Modèles d'impact de programmes antérieurs, pour comparaison et non pour une évaluation :</translation>
</message>
<message>
 <source>Impact {}, with the largest elongation</source>
 <translation>Impact {}, avec la déformation maximale</translation>
</message>
<message>
 <source>Impacts</source>
 <translation>Impacts</translation>
</message>
<message>
 <source>Impacts of each run on a tree: its energy, the energy that the tree took, and whether the rock was deflected or stopped or the stem broken. Made where TREES are given.</source>
 <translation>Où chaque trajectoire a heurté un arbre, avec son énergie, la part que l'arbre en a absorbée, et si le bloc a été dévié ou arrêté ou la tige cassée. Créé si TREES est donné.</translation>
</message>
<message>
 <source>Impacts on a net</source>
 <translation>Impacts sur un filet</translation>
</message>
<message>
 <source>Impacts on the net</source>
 <translation>Impacts sur le filet</translation>
</message>
<message>
 <source>In 80 % of the members the 95th percentile of the largest energy of a run lies between {low:.3g} and {limit:.3g} kJ. This band covers the uncertain inputs only, and at sites with open data such bands were too narrow. The experience so far from {sites} sites (observed / forecast, translational energy at the foot of the slope: {factor_low:.2f} to {factor_high:.2f}) widens it to the band of a forecast, between {lowest:.3g} and {value:.3g} kJ.</source>
 <translation>Pour 80 % des membres, le 95e centile de la plus grande énergie d'une trajectoire se situe entre {low:.3g} et {limit:.3g} kJ. C'est la bande de ce qui a été mis en doute, et sur les sites à données ouvertes de telles bandes étaient trop étroites. L'expérience acquise sur {sites} sites (observé / prévu, énergie de translation au pied du versant : {factor_low:.2f} à {factor_high:.2f}) l'élargit à la bande d'une prévision, entre {lowest:.3g} et {value:.3g} kJ.</translation>
</message>
<message>
 <source>In its type test the net had an elongation of {:.2f} m. Compare it with an impact as in the test: no volume, no crossings, the middle of a field.</source>
 <translation>Dans son essai de type, le filet s'est déformé de {:.2f} m. Comparez-le à un impact comme dans l'essai : pas de volume, pas de passages, le milieu d'un module.</translation>
</message>
<message>
 <source>In place of the crossings: the lines that Simulate rockfall wrote, without these barriers. Each rock counts where it first passes a line, as in Rocks at screen lines.</source>
 <translation>À la place des passages&#xa0;: les lignes écrites par Simuler des chutes de pierres et de blocs, sans ces ouvrages. Chaque bloc compte là où il passe une ligne pour la première fois, comme dans Blocs aux lignes de contrôle.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %, longest stroke {:.0f} % of a brake.</source>
 <translation>L'un après l'autre, bloc {} (impact {}) : {} ; hauteur restante {:.0f} %, plus longue course {:.0f} % d'un frein.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %.</source>
 <translation>L'un après l'autre, bloc {} (impact {}) : {} ; hauteur restante {:.0f} %.</translation>
</message>
<message>
 <source>In {count} steps rocks met more barriers or stems than can be followed in a step, and passed the others unhindered.</source>
 <translation>En {count} pas, des blocs ont rencontré plus d’ouvrages ou de troncs qu’un pas n’en suit, et ont passé les autres sans obstacle.</translation>
</message>
<message>
 <source>In {count} steps the spin of rocks was too fast for the time step.</source>
 <translation>En {count} pas, des blocs ont tourné trop souvent pour le pas de temps.</translation>
</message>
<message>
 <source>In {share} of the steps the contact solver did not converge, so blocks may creep.</source>
 <translation>Dans {share} des pas, le solveur de contacts n'a pas abouti, de sorte que des blocs peuvent fluer.</translation>
</message>
<message>
 <source>In {value:.0f} of {sections} sections fewer than {fewest} rocks arrive, and their {percentile}th percentile has no upper bound.</source>
 <translation>Dans {value:.0f} tronçons sur {sections} arrivent moins de {fewest} blocs, et leur percentile {percentile} n'a pas de borne supérieure.</translation>
</message>
<message>
 <source>Included as a shaded relief; gives the coordinate system where none is given below.</source>
 <translation>Est joint en relief ombré et donne le système de coordonnées si aucun n'est indiqué plus bas.</translation>
</message>
<message>
 <source>Increase MOST_POINTS for the density entered.</source>
 <translation>Augmentez MOST_POINTS pour la densité demandée.</translation>
</message>
<message>
 <source>Increase it.</source>
 <translation>Augmentez-la.</translation>
</message>
<message>
 <source>Increase the longest duration of a run, and do not treat the larger class as the less dangerous one.</source>
 <translation>Augmentez la durée maximale d'une trajectoire, et ne prenez pas la plus grande classe pour inoffensive.</translation>
</message>
<message>
 <source>Increase the longest duration of a run.</source>
 <translation>Augmenter la durée maximale d'une trajectoire.</translation>
</message>
<message>
 <source>Increase the longest duration of an impact (MAX_TIME).</source>
 <translation>Augmentez la durée maximale d’un impact (MAX_TIME).</translation>
</message>
<message>
 <source>Increase the number of sweeps (MAX_SWEEPS).</source>
 <translation>Donnez plus de balayages (MAX_SWEEPS).</translation>
</message>
<message>
 <source>Independent of the penetration; 0.5 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Quelle que soit la pénétration ; 0,5 est retenu de mémoire de ASTRA 12006. Vide : non vérifié.</translation>
</message>
<message>
 <source>Indication</source>
 <translation>Indication</translation>
</message>
<message>
 <source>Indication compared with runs</source>
 <translation>Indication comparée aux trajectoires</translation>
</message>
<message>
 <source>Initial orientation [°]</source>
 <translation>Orientation initiale [°]</translation>
</message>
<message>
 <source>Initial slip [m]</source>
 <translation>Glissement initial [m]</translation>
</message>
<message>
 <source>Initial spin [rad/s]</source>
 <translation>Rotation initiale [rad/s]</translation>
</message>
<message>
 <source>Initial velocity [m/s]</source>
 <translation>Vitesse initiale [m/s]</translation>
</message>
<message>
 <source>Initial vertical velocity [m/s]</source>
 <translation>Vitesse verticale initiale [m/s]</translation>
</message>
<message>
 <source>Inputs</source>
 <translation>Entrées</translation>
</message>
<message>
 <source>Inputs of EconoMe and RiskPlan</source>
 <translation>Entrées d'EconoMe et de RiskPlan</translation>
</message>
<message>
 <source>Inputs of Rockyfor3D</source>
 <translation>Entrées de Rockyfor3D</translation>
</message>
<message>
 <source>Install</source>
 <translation>Installer</translation>
</message>
<message>
 <source>Install from a folder of wheels ...</source>
 <translation>Installer depuis un dossier de wheels ...</translation>
</message>
<message>
 <source>Install them with {}, or with the tool that installed QGIS.</source>
 <translation>Installez-les avec {}, ou avec ce qui a installé QGIS.</translation>
</message>
<message>
 <source>Install, {} MB</source>
 <translation>Installer, {} Mo</translation>
</message>
<message>
 <source>Installed and tested: {}. Restart QGIS, so that Talus uses them.</source>
 <translation>Installés et essayés : {}. Redémarrez QGIS pour que Talus les utilise.</translation>
</message>
<message>
 <source>Instead of a share: the levels at which runs split, such as 20; 45; 70. Numbers rise, elevations fall. With 5 runs that continue, about every fifth rock that passes a level should pass the next. Levels of the measure energy_line need its friction.</source>
 <translation>Au lieu d'une part : où les passages se divisent, par exemple 20; 45; 70. Nombres croissants, altitudes décroissantes, chaque niveau franchi par environ un bloc sur autant qu'il en part. Avec energy_line il faut son frottement.</translation>
</message>
<message>
 <source>Instead of a spacing: number of points per 10,000 m² of the true area on the slope, spread evenly over each area, so that all points of an area represent the same rock face area. Each area has at least one point, each cell at most one.</source>
 <translation>Au lieu d'un espacement&#xa0;: autant de points pour 10 000 m² de surface vraie du versant, répartis régulièrement sur chaque zone, si bien que tous les points d'une zone représentent autant de paroi. Chaque zone a au moins un point, chaque cellule un au plus.</translation>
</message>
<message>
 <source>Intensities by return period</source>
 <translation>Intensités par période de retour</translation>
</message>
<message>
 <source>Intensity</source>
 <translation>Intensité</translation>
</message>
<message>
 <source>Intensity, 100 years</source>
 <translation>Intensité, 100 ans</translation>
</message>
<message>
 <source>Intensity, 30 years</source>
 <translation>Intensité, 30 ans</translation>
</message>
<message>
 <source>Intensity, 300 years</source>
 <translation>Intensité, 300 ans</translation>
</message>
<message>
 <source>Intensity, {} years</source>
 <translation>Intensité, {} ans</translation>
</message>
<message>
 <source>Internal friction; used only by ASTRA's formula.</source>
 <translation>Frottement interne ; seule la formule de l'OFROU l'utilise.</translation>
</message>
<message>
 <source>Interval of the layers of net and rock.</source>
 <translation>Des couches du filet et du bloc.</translation>
</message>
<message>
 <source>Interval of the rolling resistance: not compared, because {}.</source>
 <translation>Intervalle de la résistance au roulement&#xa0;: pas de comparaison, car {}.</translation>
</message>
<message>
 <source>Intervals cover the number of runs only, each for one quantity: of 20 quantities without a change one may be counted as changed at 95 % confidence. Ground, rocks and the measure are taken as simulated.</source>
 <translation>Les intervalles ne sont que ceux du nombre de trajectoires calculées, chacun pour une grandeur : de 20 grandeurs sans changement, une peut compter comme changée à 95 % de confiance. Le sol, les blocs et la mesure sont pris tels que simulés.</translation>
</message>
<message>
 <source>Inventory: {} boulders of {} sizes, {} candidate sources, runs that stop within {:.3g} m are attributed.</source>
 <translation>Inventaire : {} blocs de {} tailles, {} sources possibles, les lancers à moins de {:.3g} m comptent.</translation>
</message>
<message>
 <source>It is known to ± {} %: {} to {} with 95 % confidence. ± 10 % requires {} runs, ± 5 % requires {}.</source>
 <translation>Il est connu à ± {}&#xa0;% près&#xa0;: de {} à {} avec une confiance de 95&#xa0;%. Pour ± 10&#xa0;%, il faut {} trajectoires&#xa0;; pour ± 5&#xa0;%, il en faut {}.</translation>
</message>
<message>
 <source>It took {}; {} were expected.</source>
 <translation>Durée : {} ; prévu : {}.</translation>
</message>
<message>
 <source>Italy, PAI</source>
 <translation>Italie, PAI</translation>
</message>
<message>
 <source>Its corners are enough for the rock.</source>
 <translation>Ses sommets suffisent pour le bloc.</translation>
</message>
<message>
 <source>Its lower edge is straight between the posts: {:.1f} to {:.1f} m above the ground.</source>
 <translation>Son bord inférieur est droit entre les poteaux : {:.1f} à {:.1f} m au-dessus du sol.</translation>
</message>
<message>
 <source>Its parameters are searched; all other ground is unchanged. If left empty, the ground class outside the polygons.</source>
 <translation>Ses paramètres sont cherchés&#xa0;; tout autre sol reste tel quel. Vide&#xa0;: la classe de sol du reste.</translation>
</message>
<message>
 <source>Its values are looked up in the table of forests.</source>
 <translation>Ses valeurs sont cherchées dans la table des forêts.</translation>
</message>
<message>
 <source>Its values are looked up in the table, or are names of classes themselves.</source>
 <translation>Ses valeurs sont cherchées dans la table, ou sont elles-mêmes des noms de classes.</translation>
</message>
<message>
 <source>JOINTS: {} values do not make rows of {}: dip direction, dip, spacing.</source>
 <translation>JOINTS : {} valeurs ne forment pas des lignes de {} : direction du pendage, pendage, espacement.</translation>
</message>
<message>
 <source>JOINT_SETS, row {}: give dip direction and dip as numbers of degrees, not {}.</source>
 <translation>JOINT_SETS, ligne {} : donnez la direction du pendage et le pendage en degrés, et non {}.</translation>
</message>
<message>
 <source>JSON files (*.json)</source>
 <translation>Fichiers JSON (*.json)</translation>
</message>
<message>
 <source>Japanese handbook</source>
 <translation>manuel japonais</translation>
</message>
<message>
 <source>Joint sets</source>
 <translation>Familles de discontinuités</translation>
</message>
<message>
 <source>Joint sets of the cliff</source>
 <translation>Familles de discontinuités de la paroi</translation>
</message>
<message>
 <source>Joints at a larger angle to the direction of the face do not release blocks, for sliding on one plane and toppling.</source>
 <translation>Les joints plus éloignés de la direction de la paroi ne laissent pas sortir de blocs, pour le glissement plan et le basculement.</translation>
</message>
<message>
 <source>Jump height</source>
 <translation>Hauteur de rebond</translation>
</message>
<message>
 <source>Keep ...</source>
 <translation>Garder ...</translation>
</message>
<message>
 <source>Keep existing polygons unchanged</source>
 <translation>Laisser tel quel ce qui est cartographié</translation>
</message>
<message>
 <source>Keep results in the study</source>
 <translation>Conserver les résultats dans l'étude</translation>
</message>
<message>
 <source>Keep the volume</source>
 <translation>Conserver le volume</translation>
</message>
<message>
 <source>Keep unfinished work</source>
 <translation>Conserver le travail inachevé</translation>
</message>
<message>
 <source>Keeps the largest group of points that are linked by gaps of at most this many times the median distance between neighbours; 5 suits an even scan. If left empty, all points are used.</source>
 <translation>Garde le plus grand groupe de points reliés par des écarts d'au plus ce nombre de fois la distance médiane entre voisins&#xa0;; 5 convient à un scan régulier. Si le champ est vide, chaque point compte.</translation>
</message>
<message>
 <source>Kind</source>
 <translation>Type</translation>
</message>
<message>
 <source>Kind of net</source>
 <translation>Type de filet</translation>
</message>
<message>
 <source>Kind of the procedure</source>
 <translation>Type de procédure</translation>
</message>
<message>
 <source>Kind of the structures</source>
 <translation>Type des ouvrages</translation>
</message>
<message>
 <source>Kind such as house or road; it selects the row of the table of losses.</source>
 <translation>Par exemple maison ou route ; il choisit la ligne de la table des pertes.</translation>
</message>
<message>
 <source>Kinetic energy that a barrier can absorb from one rock, where the field below has no value. 0 only measures the crossings. If left empty, the barrier is rigid, as an embankment: it stops every rock that it covers.</source>
 <translation>Énergie cinétique qu'un ouvrage peut absorber d'un bloc, là où le champ ci-dessous ne dit rien. 0 ne fait que mesurer ce qui passe. Si le champ est vide&#xa0;: rigide, comme un merlon, il arrête chaque bloc qu'il couvre.</translation>
</message>
<message>
 <source>Known trees</source>
 <translation>Arbres connus</translation>
</message>
<message>
 <source>Known trees that were found [%]</source>
 <translation>Arbres connus qui ont été trouvés [%]</translation>
</message>
<message>
 <source>LAYER: feature {} has no number of a run in {}.</source>
 <translation>LAYER&#xa0;: l'entité {} n'a pas de numéro de trajectoire dans {}.</translation>
</message>
<message>
 <source>LAYER: the layer {} is empty.</source>
 <translation>LAYER&#xa0;: la couche {} est vide.</translation>
</message>
<message>
 <source>LAYER: the points of {} have no heights. Use a PointZ layer, for example with Set Z value.</source>
 <translation>LAYER&#xa0;: les points de {} n'ont pas d'altitude. Prenez une couche PointZ, par exemple avec Définir la valeur Z.</translation>
</message>
<message>
 <source>LAYER: {} is in degrees ({}). Reproject it to a system in metres first.</source>
 <translation>LAYER&#xa0;: {} est en degrés ({}). Reprojetez-la d'abord dans un système en mètres.</translation>
</message>
<message>
 <source>LAYER: {} points have no height (NaN), the first is number {}. Delete or correct them.</source>
 <translation>LAYER&#xa0;: {} points n'ont pas d'altitude (NaN), le premier est le numéro {}. Supprimez-les ou corrigez-les.</translation>
</message>
<message>
 <source>LAYERS: give at least one layer.</source>
 <translation>LAYERS : indiquez au moins une couche.</translation>
</message>
<message>
 <source>LAYERS: tables alone do not make a map.</source>
 <translation>LAYERS : des tables seules ne font pas une carte.</translation>
</message>
<message>
 <source>LAYERS: the layers cover no area; give EXTENT.</source>
 <translation>LAYERS : les couches ne couvrent aucune surface ; indiquez EXTENT.</translation>
</message>
<message>
 <source>LAYERS: the table {} cannot lie on the terrain.</source>
 <translation>LAYERS : la table {} ne peut pas être posée sur le terrain.</translation>
</message>
<message>
 <source>LAYERS: these are not results of Talus that have a style: {names}.</source>
 <translation>LAYERS : ce ne sont pas des résultats de Talus qui ont un style : {names}.</translation>
</message>
<message>
 <source>LAYERS: {name} is drawn, but the page shows no values of it: {reason}</source>
 <translation>LAYERS : {name} est dessinée, mais la page n’en indique aucun chiffre : {reason}</translation>
</message>
<message>
 <source>LAYERS: {} cannot be drawn: {}</source>
 <translation>LAYERS : {} ne peut pas être dessinée : {}</translation>
</message>
<message>
 <source>LEAST_HEIGHT: there is no tree of {:g} m and more in the canopy, or none within the stands.</source>
 <translation>LEAST_HEIGHT : il n'y a pas d'arbre de {:g} m et plus dans la canopée, ou aucun dans les peuplements.</translation>
</message>
<message>
 <source>LEAST_REACH: the method frequency takes all runs; it is not used.</source>
 <translation>LEAST_REACH : la méthode frequency prend toutes les trajectoires ; la valeur n'est pas utilisée.</translation>
</message>
<message>
 <source>LINE, PROFILE_FILE: give a line with an elevation model, or a profile from a file, one of the two.</source>
 <translation>LINE, PROFILE_FILE : donnez une ligne avec un modèle d'altitude, ou un profil d'un fichier, l'un des deux.</translation>
</message>
<message>
 <source>LINE: there are {} lines, but a profile follows one line only; select it, and use selected features only.</source>
 <translation>LINE&#xa0;: il y a {} lignes, mais un profil en suit une seule&#xa0;; sélectionnez-la, et choisissez entités sélectionnées uniquement.</translation>
</message>
<message>
 <source>LINE: {:.1f} m along it the elevation model has no data; shorten the line.</source>
 <translation>LINE : après {:.1f} m le modèle d'altitude n'a pas de données ; raccourcissez la ligne.</translation>
</message>
<message>
 <source>LINES: none of the features has the id of a line of CROSSINGS; give the layer that Rocks at screen lines was given.</source>
 <translation>LINES : aucune entité n'a l'id d'une ligne de CROSSINGS ; donner la couche qui a été donnée à Blocs aux lignes de contrôle.</translation>
</message>
<message>
 <source>LINE_ENERGY: the table of reach angles (ANGLES) has no volumes, so there is no mass; enter volumes, or skip LINE_ENERGY.</source>
 <translation>LINE_ENERGY : la table des angles (ANGLES) n'a pas de volumes, il n'y a donc pas de masse ; donnez-les, ou renoncez à LINE_ENERGY.</translation>
</message>
<message>
 <source>LOG_STRENGTH: enter the strength of lying logs, in % of a living stem: fresh ones near 100, rotten ones near 0. There is no default, because no published curve could be checked.</source>
 <translation>LOG_STRENGTH : indiquez ce que les troncs au sol absorbent, en % d'un tronc vivant : frais près de 100, pourris près de 0. Il n'y a pas de valeur par défaut, car aucune courbe publiée n'a pu être lue.</translation>
</message>
<message>
 <source>LOSSES has no row for the kinds {kinds}, and none without a kind; their damage is left empty.</source>
 <translation>LOSSES n'a pas de ligne pour les types {kinds}, ni de ligne sans type ; leur dommage reste vide.</translation>
</message>
<message>
 <source>LOSSES has no row: without vulnerabilities there are hits, but no damage and no deaths.</source>
 <translation>LOSSES n'a aucune ligne : sans vulnérabilités, il y a des atteintes, mais ni dommages ni décès.</translation>
</message>
<message>
 <source>LOSSES, row {}: give six numbers from 0 to 1.</source>
 <translation>LOSSES, ligne {} : donnez six nombres de 0 à 1.</translation>
</message>
<message>
 <source>LOSSES: {} values do not make rows of {}: kind, three shares of the value, three probabilities.</source>
 <translation>LOSSES : {} valeurs ne font pas de lignes de {} : type, trois parts de la valeur, trois probabilités.</translation>
</message>
<message>
 <source>Labiouse et al. (1996)</source>
 <translation>Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Lamé's constant of the cushion [kN/m²]</source>
 <translation>Constante de Lamé de la couche [kN/m²]</translation>
</message>
<message>
 <source>Larger heights are treated as errors and ignored.</source>
 <translation>Des hauteurs plus grandes sont traitées comme des erreurs et ignorées.</translation>
</message>
<message>
 <source>Largest 95th percentile of energy at a station [kJ]</source>
 <translation>95e centile maximal de l'énergie à une station [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of energy in a cell [kJ]</source>
 <translation>95e centile maximal de l'énergie dans une cellule [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre at a station [m]</source>
 <translation>95e centile maximal de la hauteur de passage du centre à une station [m]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre in a cell [m]</source>
 <translation>95e centile maximal de la hauteur de passage du centre dans une cellule [m]</translation>
</message>
<message>
 <source>Largest annual probability of a hit</source>
 <translation>Plus grande probabilité d'un impact dans l'année</translation>
</message>
<message>
 <source>Largest annual probability of death of one person</source>
 <translation>Plus grande probabilité de décès d'une personne dans l'année</translation>
</message>
<message>
 <source>Largest block [m³]</source>
 <translation>Plus grand bloc [m³]</translation>
</message>
<message>
 <source>Largest cell size of the carved elevation model [m]</source>
 <translation>Plus grande taille des cellules du modèle de terrain aménagé [m]</translation>
</message>
<message>
 <source>Largest characteristic energy of a section [kJ]</source>
 <translation>Plus grande énergie caractéristique d'un tronçon [kJ]</translation>
</message>
<message>
 <source>Largest characteristic force of a section [kN]</source>
 <translation>Plus grande force caractéristique d'un tronçon [kN]</translation>
</message>
<message>
 <source>Largest depth below the surface to which a rock ploughs the ground; 0 where rocks only fly, and on ground that does not give way.</source>
 <translation>Plus grande profondeur sous la surface jusqu'à laquelle un bloc laboure le sol ; 0 où les blocs ne font que voler, et sur un sol qui ne cède pas.</translation>
</message>
<message>
 <source>Largest elongation, of held rocks if there are any [m]</source>
 <translation>Déformation maximale, des blocs retenus s'il y en a [m]</translation>
</message>
<message>
 <source>Largest energy [kJ]</source>
 <translation>Énergie maximale [kJ]</translation>
</message>
<message>
 <source>Largest energy at a line [kJ]</source>
 <translation>Énergie maximale à une ligne [kJ]</translation>
</message>
<message>
 <source>Largest energy at a station [kJ]</source>
 <translation>Énergie maximale à une station [kJ]</translation>
</message>
<message>
 <source>Largest energy level needed [kJ]</source>
 <translation>Plus grand niveau d'énergie nécessaire [kJ]</translation>
</message>
<message>
 <source>Largest energy needed, by the energies alone [kJ]</source>
 <translation>Énergie nécessaire maximale, d’après les énergies seules [kJ]</translation>
</message>
<message>
 <source>Largest energy of a run [kJ]</source>
 <translation>Énergie maximale d'une trajectoire [kJ]</translation>
</message>
<message>
 <source>Largest energy, and paths.</source>
 <translation>Énergie maximale et trajectoires.</translation>
</message>
<message>
 <source>Largest error of the volume [%]</source>
 <translation>Erreur maximale du volume [%]</translation>
</message>
<message>
 <source>Largest force F = k E / p, E energy with rotation, p the distance over which the wall stops a rock; k is 1 for a steady force, 2 for a triangle in time, 4/3 for a falling and 8/3 for a rising force. Derived.</source>
 <translation>Plus grande force F = k E / p, E énergie avec rotation, p la distance sur laquelle le mur arrête un bloc ; k vaut 1 pour une force constante, 2 pour un triangle dans le temps, 4/3 pour une force décroissante et 8/3 pour une croissante. Déduit.</translation>
</message>
<message>
 <source>Largest force in a sliding rope [kN]</source>
 <translation>Plus grande force dans un câble coulissant [kN]</translation>
</message>
<message>
 <source>Largest force on an anchor or foot [kN]</source>
 <translation>Plus grande force sur un ancrage ou un pied [kN]</translation>
</message>
<message>
 <source>Largest height [m]</source>
 <translation>Plus grande hauteur [m]</translation>
</message>
<message>
 <source>Largest height above the uphill toe [m]</source>
 <translation>Plus grande hauteur au-dessus du pied amont [m]</translation>
</message>
<message>
 <source>Largest height needed, by the heights alone [m]</source>
 <translation>Hauteur nécessaire maximale, d’après les hauteurs seules [m]</translation>
</message>
<message>
 <source>Largest height of a rock's centre of mass above the ground.</source>
 <translation>Hauteur maximale du centre de masse d'un bloc au-dessus du sol.</translation>
</message>
<message>
 <source>Largest height of a tree [m]</source>
 <translation>Plus grande hauteur d'un arbre [m]</translation>
</message>
<message>
 <source>Largest initial velocity [m/s]</source>
 <translation>Vitesse initiale la plus grande [m/s]</translation>
</message>
<message>
 <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
 <translation>Énergie cinétique maximale (translation et rotation) de toutes les trajectoires dans une cellule.</translation>
</message>
<message>
 <source>Largest number of corners of the rock</source>
 <translation>Nombre maximal de sommets du bloc</translation>
</message>
<message>
 <source>Largest number of release points</source>
 <translation>Points de départ au plus</translation>
</message>
<message>
 <source>Largest passing height of the centre [m]</source>
 <translation>Hauteur de passage maximale du centre [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre at a station [m]</source>
 <translation>Hauteur de passage maximale du centre à une station [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre in a run [m]</source>
 <translation>Hauteur de passage maximale du centre d'une trajectoire [m]</translation>
</message>
<message>
 <source>Largest penetration of the cushion [m]</source>
 <translation>Plus grande pénétration dans la couche [m]</translation>
</message>
<message>
 <source>Largest possible block of the cliff [m³]</source>
 <translation>Plus gros bloc que la falaise peut donner [m³]</translation>
</message>
<message>
 <source>Largest possible block volume.</source>
 <translation>Aucun bloc n'est plus grand.</translation>
</message>
<message>
 <source>Largest post spacing [m]</source>
 <translation>Plus grande distance des poteaux [m]</translation>
</message>
<message>
 <source>Largest rate of rotation.</source>
 <translation>Vitesse de rotation maximale, en tours par seconde.</translation>
</message>
<message>
 <source>Largest reach probability per year</source>
 <translation>Probabilité d'atteinte annuelle maximale</translation>
</message>
<message>
 <source>Largest residual hazard of a stand today [%]</source>
 <translation>Plus grand danger résiduel d'un peuplement aujourd'hui [%]</translation>
</message>
<message>
 <source>Largest share of the rocks above a wall [%]</source>
 <translation>Plus grande part des blocs au-dessus d'un mur [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that could climb over a crest [%]</source>
 <translation>Plus grande part des blocs qui pourraient franchir une crête en roulant [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that hit a freeboard [%]</source>
 <translation>Plus grande part des blocs qui touchent une revanche [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass above a crest [%]</source>
 <translation>Plus grande part des blocs qui passent au-dessus d'une crête [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass over a carved crest [%]</source>
 <translation>Plus grande part des blocs qui franchissent une crête insérée dans le modèle [%]</translation>
</message>
<message>
 <source>Largest size [m³, m or kg]</source>
 <translation>Taille maximale [m³, m ou kg]</translation>
</message>
<message>
 <source>Largest slope [°]</source>
 <translation>Pente maximale [°]</translation>
</message>
<message>
 <source>Largest static force of a section [kN]</source>
 <translation>Plus grande force statique d'un tronçon [kN]</translation>
</message>
<message>
 <source>Largest surface roughness [m]</source>
 <translation>Rugosité de surface la plus grande [m]</translation>
</message>
<message>
 <source>Largest thickness [m]</source>
 <translation>Épaisseur maximale [m]</translation>
</message>
<message>
 <source>Largest utilisation of the energy of the chosen nets [%]</source>
 <translation>Plus grande utilisation de l'énergie des filets choisis [%]</translation>
</message>
<message>
 <source>Largest values of a run, 95th percentiles: {} and {} m/s.</source>
 <translation>Maximum d'une trajectoire, 95e centile : {} et {} m/s.</translation>
</message>
<message>
 <source>Largest velocity [m/s]</source>
 <translation>Vitesse maximale [m/s]</translation>
</message>
<message>
 <source>Largest velocity at a station [m/s]</source>
 <translation>Vitesse maximale à une station [m/s]</translation>
</message>
<message>
 <source>Largest velocity of a rock's centre of mass.</source>
 <translation>Vitesse maximale du centre de masse d'un bloc.</translation>
</message>
<message>
 <source>Largest velocity of a run [m/s]</source>
 <translation>Vitesse maximale d'une trajectoire [m/s]</translation>
</message>
<message>
 <source>Largest width that holds 90 % [m]</source>
 <translation>Plus grande largeur qui retient 90 % [m]</translation>
</message>
<message>
 <source>Largest width that holds 95 % [m]</source>
 <translation>Plus grande largeur qui retient 95 % [m]</translation>
</message>
<message>
 <source>Lateral limit of the tests [°]</source>
 <translation>Limite latérale des tests [°]</translation>
</message>
<message>
 <source>Layer of points with heights (instead)</source>
 <translation>Couche de points avec altitudes (à la place)</translation>
</message>
<message>
 <source>Layers and report</source>
 <translation>Couches et rapport</translation>
</message>
<message>
 <source>Layers left unchanged</source>
 <translation>Couches laissées telles quelles</translation>
</message>
<message>
 <source>Layers of earlier runs</source>
 <translation>Couches de simulations antérieures</translation>
</message>
<message>
 <source>Layers of the map, the first above the others</source>
 <translation>Couches de la carte, la première au-dessus des autres</translation>
</message>
<message>
 <source>Layers of the study added to the project: {}.</source>
 <translation>Couches de l'étude que le projet n'avait pas encore : {}.</translation>
</message>
<message>
 <source>Layers to map</source>
 <translation>Couches à relever</translation>
</message>
<message>
 <source>Layers with a style</source>
 <translation>Couches avec un style</translation>
</message>
<message>
 <source>Layers: {}</source>
 <translation>Couches : {}</translation>
</message>
<message>
 <source>Layout templates (*.qpt)</source>
 <translation>Modèles de mise en page (*.qpt)</translation>
</message>
<message>
 <source>Leave REFERENCE_WIDTH empty and choose the method frequency, whose frequencies are those of an object of {limit:g} m on cells of any size.</source>
 <translation>Laissez REFERENCE_WIDTH vide et choisissez la méthode frequency, dont les fréquences se rapportent à un objet de {limit:g} m quelle que soit la taille des cellules.</translation>
</message>
<message>
 <source>Leave it at 0, or allow more memory.</source>
 <translation>Laissez-le à 0, ou autorisez plus de mémoire.</translation>
</message>
<message>
 <source>Leave out points farther than this many spacings</source>
 <translation>Omettre les points plus éloignés que ce nombre d'espacements</translation>
</message>
<message>
 <source>Leave the field empty where the number shall apply, or choose no field ({key}).</source>
 <translation>Laissez le champ vide là où le nombre doit valoir, ou ne choisissez aucun champ ({key}).</translation>
</message>
<message>
 <source>Left empty</source>
 <translation>Laissé vide</translation>
</message>
<message>
 <source>Left empty, the field dbh_cm is taken where there is one.</source>
 <translation>Si le champ est vide, dbh_cm est utilisé s'il existe.</translation>
</message>
<message>
 <source>Left empty, the field energy_kj is taken where there is one.</source>
 <translation>Si le champ est vide, energy_kj est utilisé s'il existe.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one.</source>
 <translation>Si le champ est vide, height_m est utilisé s'il existe.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one; trees without a height get one from their diameter (Wykoff et al. 1982).</source>
 <translation>Si le champ est vide, height_m est utilisé s'il existe&#xa0;; les arbres sans hauteur en reçoivent une d'après leur diamètre (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Left empty, the field species is taken where there is one.</source>
 <translation>S'il est vide, le champ species est utilisé s'il existe.</translation>
</message>
<message>
 <source>Left empty: as between blocks.</source>
 <translation>Laissé vide : comme entre les blocs.</translation>
</message>
<message>
 <source>Left empty: half the radius of the smallest block, so that single blocks are visible, or the cell size of the elevation model if that is smaller.</source>
 <translation>Laissé vide : la moitié du rayon du plus petit bloc, de sorte que l'on voit les blocs un à un, ou celle du modèle d'altitude si elle est plus fine.</translation>
</message>
<message>
 <source>Left out, because they are not on the list of wheels that ships with Talus: {}.</source>
 <translation>Laissés de côté, car absents de la liste de wheels livrée avec Talus : {}.</translation>
</message>
<message>
 <source>Legend</source>
 <translation>Légende</translation>
</message>
<message>
 <source>Leine et al. (2014), explicit</source>
 <translation>Leine et al. (2014), explicite</translation>
</message>
<message>
 <source>Leine et al. (2014), implicit</source>
 <translation>Leine et al. (2014), implicite</translation>
</message>
<message>
 <source>Length in plan [m]</source>
 <translation>Longueur en plan [m]</translation>
</message>
<message>
 <source>Length of 1 in the file or layer. Files carry no unit; scans of hand samples are often in millimetres.</source>
 <translation>Longueur de 1 dans le fichier ou la couche. Les fichiers n'indiquent pas d'unité&#xa0;; les scans d'échantillons à main sont souvent en millimètres.</translation>
</message>
<message>
 <source>Length of a field of the barrier [m]</source>
 <translation>Longueur d'une travée de l'ouvrage [m]</translation>
</message>
<message>
 <source>Length of the block, in metres. With all three lengths the shape of the rocks is stretched to them.</source>
 <translation>Du bloc, en mètres. Avec les trois longueurs, la forme des blocs est étirée à ces dimensions.</translation>
</message>
<message>
 <source>Length of the catchment [m]</source>
 <translation>Longueur de la zone de réception [m]</translation>
</message>
<message>
 <source>Length of the crest lines [m]</source>
 <translation>Longueur des axes de crête [m]</translation>
</message>
<message>
 <source>Length of the line [m]</source>
 <translation>Longueur de la ligne [m]</translation>
</message>
<message>
 <source>Length of the logs [m]</source>
 <translation>Longueur des troncs au sol [m]</translation>
</message>
<message>
 <source>Length of vehicles [m]</source>
 <translation>Longueur des véhicules [m]</translation>
</message>
<message>
 <source>Length without elevation [m]</source>
 <translation>Longueur sans altitude [m]</translation>
</message>
<message>
 <source>Let the officer in charge decide on the level of these cells, and note the decision on the map.</source>
 <translation>Laisser le service compétent décider du niveau de ces cellules et l'indiquer à côté de la carte.</translation>
</message>
<message>
 <source>Lets rocks fall from release points, counts those that pass planned barriers or roads, and proposes the energy class and height of a barrier on each line.</source>
 <translation>Fait partir des blocs de points de départ, compte ceux qui passent par des ouvrages projetés ou des routes, et propose la classe d'énergie et la hauteur d'un ouvrage sur chaque ligne.</translation>
</message>
<message>
 <source>Level of the crest</source>
 <translation>Niveau de la crête</translation>
</message>
<message>
 <source>Level {} at {:.1f} m: {} runs of {} rocks pass it, {:.3g} % of all rocks.</source>
 <translation>Niveau {} à {:.1f} m : {} passages de {} blocs le franchissent, {:.3g} % de tous les blocs.</translation>
</message>
<message>
 <source>Level, across the line. Has no effect without a depth.</source>
 <translation>En travers de la ligne, horizontale. Sans profondeur, elle est sans effet.</translation>
</message>
<message>
 <source>Levels: {}. Method for the return period: {}.</source>
 <translation>Degrés : {}. Méthode pour la période de retour : {}.</translation>
</message>
<message>
 <source>Limits of the method</source>
 <translation>Limites de la méthode</translation>
</message>
<message>
 <source>Line across the paths</source>
 <translation>Ligne en travers des trajectoires</translation>
</message>
<message>
 <source>Line of the net</source>
 <translation>Ligne du filet</translation>
</message>
<message>
 <source>Line of the profile</source>
 <translation>Ligne du profil</translation>
</message>
<message>
 <source>Line {}</source>
 <translation>Ligne {}</translation>
</message>
<message>
 <source>Lines</source>
 <translation>Lignes</translation>
</message>
<message>
 <source>Lines (blue), up to 300 paths, and the first passages in the colour of their energy. North is up.</source>
 <translation>Lignes (bleu), jusqu'à 300 trajectoires, et premiers passages dans la couleur de leur énergie. Le nord est en haut.</translation>
</message>
<message>
 <source>Lines are ranked by their probability of letting the fewest runs through, which follows from the numbers of rocks thrown and held: three held of three are weaker evidence than 29 of 30. A line that rocks pass around has few passing runs, but does not protect the area behind its ends.</source>
 <translation>L'ordre est celui de la probabilité de laisser passer le moins de trajectoires, tirée du nombre de blocs lancés et retenus : trois sur trois disent moins que 29 sur 30. Une ligne que les blocs contournent en voit peu passer, et ne protège pas ce qui se trouve derrière ses extrémités.</translation>
</message>
<message>
 <source>Lines at which a net passes</source>
 <translation>Lignes où un filet satisfait</translation>
</message>
<message>
 <source>Lines of Simulate rockfall, without this net: its rocks that hit the line are thrown, instead of the single impact above, where their centre of mass crosses it, or else where their edge first touches it. They have the orientation and the spin of the lines. Lines of other programs hold neither; their rocks have the orientation of the library, and roll.</source>
 <translation>Lignes de la simulation, sans ce filet : les blocs qui touchent la ligne sont lancés, à la place de l'impact unique ci-dessus, là où leur centre de masse la traverse, sinon là où leur bord la touche en premier. Ils arrivent avec l'orientation et la rotation qu'ils y ont ; les lignes d'autres programmes ne les indiquent pas, leurs blocs arrivent orientés comme dans la bibliothèque et roulent.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams as planned.</source>
 <translation>Lignes des filets, murs ou merlons projetés.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams. A rock that crosses below the top stops if its energy is within the capacity; otherwise it continues with its energy reduced by the capacity. A screening model: the barrier does not deform, fill up or wear; with a flexible net (among the advanced inputs) it deforms.</source>
 <translation>Lignes de filets, murs ou merlons. Un bloc qui croise sous le sommet s'arrête si son énergie est dans la capacité, sinon il continue en perdant la capacité. Un modèle de présélection : l'ouvrage ne cède pas, ne se remplit pas et ne s'use pas ; avec un filet souple (parmi les entrées avancées) il cède.</translation>
</message>
<message>
 <source>Lines of the net</source>
 <translation>Lignes du filet</translation>
</message>
<message>
 <source>Lines on the ground, with the fields that Simulate rockfall reads and the results of the checks.</source>
 <translation>Lignes sur le sol, avec les champs que cherche Simuler des chutes de pierres et de blocs et ce qui a été contrôlé.</translation>
</message>
<message>
 <source>Lines or areas to watch</source>
 <translation>Lignes ou surfaces à observer</translation>
</message>
<message>
 <source>Lines such as a road or houses: the rocks that arrive there are counted in each simulation, as by Rocks at screen lines.</source>
 <translation>Par exemple une route ou des maisons : ce qui y arrive est compté dans chaque simulation, comme par « Blocs aux lignes de contrôle ».</translation>
</message>
<message>
 <source>Lines through ridges are excluded, for an eye 2 m above the points. Needs a viewshed of each point, so use few points.</source>
 <translation>Les lignes à travers des crêtes ne comptent pas, pour un œil à 2 m au-dessus des points. Demande un calcul de visibilité pour chaque point&#xa0;; prenez donc peu de points.</translation>
</message>
<message>
 <source>Lines to evaluate</source>
 <translation>Lignes de contrôle</translation>
</message>
<message>
 <source>Lines, areas or points, such as a road or a house. Only runs that meet it count; for trajectories, those that cross it.</source>
 <translation>Lignes, surfaces ou points, par exemple une route ou une maison. Seules comptent les trajectoires qui l'atteignent&#xa0;; pour la couche des trajectoires, celles qui la croisent.</translation>
</message>
<message>
 <source>Load</source>
 <translation>Charger</translation>
</message>
<message>
 <source>Loads on the net</source>
 <translation>Ce que le filet doit y supporter</translation>
</message>
<message>
 <source>Logs lose strength by exp(-rate t). No published rate.</source>
 <translation>Les troncs couchés perdent leur résistance selon exp(-taux t). Aucun taux publié.</translation>
</message>
<message>
 <source>Logs that lie on the ground of the stands, where the field has no value. They are obstacles with a breaking energy: rocks are stopped, hop over, or break them. Their variation of diameters is that of the stems, their directions are random.</source>
 <translation>Troncs couchés au sol des peuplements, là où le champ ne dit rien. Ce sont des obstacles avec une énergie de rupture : les blocs sont arrêtés, sautent par-dessus ou les brisent. Leurs diamètres varient comme ceux des troncs debout, leurs directions sont aléatoires.</translation>
</message>
<message>
 <source>Long, middle and short length of a block [m]</source>
 <translation>Longueurs grande, moyenne et petite d'un bloc [m]</translation>
</message>
<message>
 <source>Longest duration [s]</source>
 <translation>Durée maximale [s]</translation>
</message>
<message>
 <source>Longest duration of a run [s]</source>
 <translation>Durée maximale d'une trajectoire [s]</translation>
</message>
<message>
 <source>Longest duration of an impact [s]</source>
 <translation>Durée maximale d'un impact [s]</translation>
</message>
<message>
 <source>Longest gap [m]</source>
 <translation>Plus longue trouée [m]</translation>
</message>
<message>
 <source>Longest gaps</source>
 <translation>Plus longues trouées</translation>
</message>
<message>
 <source>Longest reach [m]</source>
 <translation>Plus grande portée [m]</translation>
</message>
<message>
 <source>Longest run-out of a block, horizontal [m]</source>
 <translation>Plus grande distance parcourue par un bloc, horizontale [m]</translation>
</message>
<message>
 <source>Longest run-out, horizontal [m]</source>
 <translation>Distance parcourue maximale, horizontale [m]</translation>
</message>
<message>
 <source>Longest section [m]</source>
 <translation>Plus long tronçon [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake [m]</source>
 <translation>Plus longue course d'un frein [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake after the last successive rock [% of its longest]</source>
 <translation>Plus longue course d'un frein après le dernier bloc successif [% de sa plus longue]</translation>
</message>
<message>
 <source>Longest time between the vertices of a line [s]</source>
 <translation>Temps le plus long entre les sommets d'une ligne [s]</translation>
</message>
<message>
 <source>Longest time without numba [minutes]</source>
 <translation>Durée maximale sans numba [minutes]</translation>
</message>
<message>
 <source>Look at the patches in a hillshade (Raster &gt; Analysis &gt; Hillshade), and obtain measured heights for them, or keep sources and paths out of them.</source>
 <translation>Regardez ces zones dans un ombrage (Raster &gt; Analyse &gt; Ombrage), et procurez-vous des altitudes mesurées, ou tenez-en les zones de départ et les trajectoires à l'écart.</translation>
</message>
<message>
 <source>Lower end of the confidence interval</source>
 <translation>Borne inférieure de l'intervalle de confiance</translation>
</message>
<message>
 <source>Lower limit of a crown [%]</source>
 <translation>Limite inférieure d'une couronne [%]</translation>
</message>
<message>
 <source>Lower slopes have no berm.</source>
 <translation>Les talus plus bas n'ont pas de berme.</translation>
</message>
<message>
 <source>Lower tops are not counted as trees.</source>
 <translation>Des cimes plus basses ne comptent pas comme arbres.</translation>
</message>
<message>
 <source>Lowest</source>
 <translation>Minimum</translation>
</message>
<message>
 <source>Lying dead wood [m³/ha]</source>
 <translation>Bois mort au sol [m³/ha]</translation>
</message>
<message>
 <source>Lying logs</source>
 <translation>Troncs au sol</translation>
</message>
<message>
 <source>MAP_AFTER: {} has other cells than {}; simulate both on the same elevation model and extent.</source>
 <translation>MAP_AFTER : {} a d'autres cellules que {} ; simulez les deux sur le même modèle d'altitude et la même emprise.</translation>
</message>
<message>
 <source>MAP_AFTER: {} is in {!r}, {} in {!r}; give the same map of both simulations.</source>
 <translation>MAP_AFTER : {} est en {!r}, {} en {!r} ; donnez la même carte des deux simulations.</translation>
</message>
<message>
 <source>MAP_BEFORE, MAP_AFTER: give both or none.</source>
 <translation>MAP_BEFORE, MAP_AFTER : donnez les deux ou aucune.</translation>
</message>
<message>
 <source>MATRIX: the field of the intensity {} and {:g} years is {!r}; give one of {}.</source>
 <translation>MATRIX : le champ de l'intensité {} et {:g} ans est {!r} ; donnez l'un de {}.</translation>
</message>
<message>
 <source>MATRIX: there are {} fields; enter 9, three return periods for each of weak, medium and strong.</source>
 <translation>MATRIX : il y a {} champs ; donnez-en 9, trois périodes de retour pour chacune des intensités faible, moyenne et forte.</translation>
</message>
<message>
 <source>MAX_TIME: a successive rock may still have moved when the next one came.</source>
 <translation>MAX_TIME : un bloc de la suite bougeait peut-être encore à l'arrivée du suivant.</translation>
</message>
<message>
 <source>MEMBERS is {}; give an even number.</source>
 <translation>MEMBERS vaut {} ; donnez un nombre pair.</translation>
</message>
<message>
 <source>MEMBERS: {value:.0f} members draw {draws} values of each uncertain input; {limit:.0f} and more are needed for the smallest to lie below the 5 % quantile with 95 % confidence. The bands are narrower than they should be.</source>
 <translation>MEMBERS : {value:.0f} membres tirent {draws} valeurs de chaque incertitude ; à partir de {limit:.0f}, la plus petite est sous le quantile de 5 % avec une confiance de 95 %. Les bandes sont plus étroites qu'elles ne devraient.</translation>
</message>
<message>
 <source>MESH_VOLUME: there is no mesh with faces; give a .stl or .obj file that has some.</source>
 <translation>MESH_VOLUME&#xa0;: il n'y a pas de maillage avec des faces&#xa0;; donnez un fichier .stl ou .obj qui en contient.</translation>
</message>
<message>
 <source>METHOD: the method propagation needs RULES with a table of failure and propagation, and its shares filled in; copy the file of rules ch and give it as RULES_FILE.</source>
 <translation>METHOD : la méthode propagation a besoin de RULES avec un tableau de rupture et de propagation dont les parts sont remplies ; copiez le fichier de règles ch et donnez-le comme RULES_FILE.</translation>
</message>
<message>
 <source>MORE_SITES: an inventory of boulders has one site, with all its candidate sources; leave it empty.</source>
 <translation>MORE_SITES: un inventaire de blocs a un seul site, avec toutes ses sources possibles ; laissez ce champ vide.</translation>
</message>
<message>
 <source>MORE_SITES: site {} has {}, which is not an input of the calibration.</source>
 <translation>MORE_SITES : le site {} a {}, qui n'est pas une entrée de la calibration.</translation>
</message>
<message>
 <source>MORE_SITES: site {} is not an object of names and values.</source>
 <translation>MORE_SITES : le site {} n'est pas un objet de noms et de valeurs.</translation>
</message>
<message>
 <source>MORE_SITES: site {} lacks {}.</source>
 <translation>MORE_SITES : il manque au site {} : {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} cannot be read as JSON: {}.</source>
 <translation>MORE_SITES : {} n'est pas lisible comme JSON : {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} has no site.</source>
 <translation>MORE_SITES : {} n'a aucun site.</translation>
</message>
<message>
 <source>Made from</source>
 <translation>Données de base</translation>
</message>
<message>
 <source>Make ground raster</source>
 <translation>Créer le raster de sol</translation>
</message>
<message>
 <source>Make it smoother or the corridor narrower.</source>
 <translation>Rendez-la plus lisse ou le corridor plus étroit.</translation>
</message>
<message>
 <source>Make rocks</source>
 <translation>Créer des blocs</translation>
</message>
<message>
 <source>Make the profile longer.</source>
 <translation>Prolongez le profil.</translation>
</message>
<message>
 <source>Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a number of corners within a stated error of the volume.</source>
 <translation>Crée un bloc pour la simulation à partir d'un scan&#xa0;: l'enveloppe convexe d'un nuage de points ou d'un maillage, simplifiée à un certain nombre de sommets avec une erreur de volume indiquée.</translation>
</message>
<message>
 <source>Makes a short trial, reports time, memory and numbers of features with the uncertainty of the estimate, and ends without results. The button Estimate of the dialog does the same.</source>
 <translation>Fait un bref essai, indique le temps, la mémoire, le nombre d'objets et la qualité de cette estimation, et finit sans résultats. Le bouton Estimer de la fenêtre fait de même.</translation>
</message>
<message>
 <source>Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes.</source>
 <translation>Crée des blocs pour la simulation par classe de forme et par taille&#xa0;: parallélépipèdes, blocs arrondis, prismes, blocs irréguliers selon les classes de Zingg, blocs normalisés&#xa0;; un seul, ou une série avec une distribution des tailles.</translation>
</message>
<message>
 <source>Manual</source>
 <translation>Manuel</translation>
</message>
<message>
 <source>Map</source>
 <translation>Carte</translation>
</message>
<message>
 <source>Map after</source>
 <translation>Carte après</translation>
</message>
<message>
 <source>Map before</source>
 <translation>Carte avant</translation>
</message>
<message>
 <source>Map ground and forest</source>
 <translation>Cartographier le sol et la forêt</translation>
</message>
<message>
 <source>Map of the lines, runs that pass behind them, the table of the lines with its uncertainty, and how to read it.</source>
 <translation>Carte des lignes, ce qui continue derrière elles, le tableau des lignes avec son incertitude, et comment le lire.</translation>
</message>
<message>
 <source>Map with the measure, of the same kind and on the same elevation model.</source>
 <translation>La même carte avec la mesure, sur le même modèle d'altitude.</translation>
</message>
<message>
 <source>Maps</source>
 <translation>Cartes</translation>
</message>
<message>
 <source>Maps and plans on the terrain, the first above the others</source>
 <translation>Cartes et plans posés sur le terrain, le premier au-dessus des autres</translation>
</message>
<message>
 <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
 <translation>Les cartes comptent les trajectoires calculées. La fréquence des chutes ne fait pas partie de la simulation.</translation>
</message>
<message>
 <source>Maps of energy or height, hazard zones, roads, an orthophoto: they are drawn as in the project, and can be switched on and off in the page. For maps with one band the page also shows the values.</source>
 <translation>Cartes d'énergie ou de hauteur, zones de danger, routes, une orthophoto : elles sont dessinées comme dans le projet, et s'affichent ou se masquent dans la page. Pour les cartes à une bande, la page donne aussi les valeurs.</translation>
</message>
<message>
 <source>Maps of the runs so far lie in {}.</source>
 <translation>Les cartes des trajectoires calculées jusqu’ici se trouvent dans {}.</translation>
</message>
<message>
 <source>Maps of these runs are in {} until then.</source>
 <translation>Les cartes de ces trajectoires sont d'ici là dans {}.</translation>
</message>
<message>
 <source>Maps that grow during a long simulation cover all release points early and are refined round by round; otherwise the release points are simulated one after the other. The results are the same bit for bit. Runs that wait for their turn take up to 2 GB of disk space. Has an effect only where a map grows on the canvas, or unfinished work is kept.</source>
 <translation>Les cartes qui se complètent pendant une longue simulation montrent tôt tous les points de départ et s'affinent tour après tour ; sinon les trajectoires vont point par point. Les résultats sont les mêmes au bit près. Les trajectoires qui attendent leur tour prennent jusqu'à 2 Go de disque. Seulement où une carte se complète sur le canevas, ou si le travail inachevé est conservé.</translation>
</message>
<message>
 <source>Maps, cell in the middle</source>
 <translation>Cartes, cellule du milieu</translation>
</message>
<message>
 <source>Mass of the design block [kg]</source>
 <translation>Masse du bloc de dimensionnement [kg]</translation>
</message>
<message>
 <source>Mean diameter of the logs [cm]</source>
 <translation>Diamètre moyen des troncs au sol [cm]</translation>
</message>
<message>
 <source>Mean error of the diameters [%]</source>
 <translation>Erreur moyenne des diamètres [%]</translation>
</message>
<message>
 <source>Mean force during penetration [kN]</source>
 <translation>Force moyenne pendant la pénétration d'un bloc [kN]</translation>
</message>
<message>
 <source>Mean free distance: 10000 / (N (d + DBH)) m, N stems per hectare. Along the fall lines: length by the number of stems within (d + DBH) / 2 of the line.</source>
 <translation>Distance libre moyenne : 10000 / (N (d + DBH)) m, N tiges par hectare. Le long des lignes de pente : longueur par le nombre de tiges à moins de (d + DBH) / 2 de la ligne.</translation>
</message>
<message>
 <source>Mean height d of the roughness of the ground, such as stones, blocks and tussocks; at most 5 m, 0 for smooth ground. A rock of mean radius R rolls with the rolling resistance plus d / 2R, so stones brake small rocks more than large ones. If left empty, the ground classes give it.</source>
 <translation>Hauteur moyenne d de ce qui dépasse du sol, comme pierres, blocs et touffes d'herbe&#xa0;; 5 m au plus, 0 pour un sol lisse. Un bloc de rayon moyen R roule avec la résistance au roulement plus d / 2R&#xa0;: les pierres freinent donc davantage les petits blocs que les grands. Si le champ est vide, les classes de sol décident.</translation>
</message>
<message>
 <source>Mean height of the obstacles on the ground. They brake small rocks more than large ones.</source>
 <translation>Hauteur moyenne de ce qui dépasse du sol. Elle freine davantage les petits blocs que les grands.</translation>
</message>
<message>
 <source>Mean over the passing runs of the largest height of their centre of mass in the cell.</source>
 <translation>Moyenne, sur les trajectoires qui passent, de la plus grande hauteur de leur centre de masse dans la cellule.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest depth in the cell, those that fly over it with 0.</source>
 <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur plus grande profondeur dans celle-ci ; celles qui la survolent comptent 0.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest energy in the cell.</source>
 <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur énergie maximale dans celle-ci.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest velocity in the cell.</source>
 <translation>Moyenne, sur les trajectoires qui traversent la cellule, de leur vitesse maximale dans celle-ci.</translation>
</message>
<message>
 <source>Mean run-out, horizontal [m]</source>
 <translation>Distance parcourue moyenne, horizontale [m]</translation>
</message>
<message>
 <source>Mean stem diameter [cm]</source>
 <translation>Diamètre moyen des tiges [cm]</translation>
</message>
<message>
 <source>Mean time between two blocks of at least this size from the same area.</source>
 <translation>En tant d'années un tel bloc tombe une fois en moyenne, depuis la même zone.</translation>
</message>
<message>
 <source>Meaning of the shape's file</source>
 <translation>Ce qu'est le fichier de la forme</translation>
</message>
<message>
 <source>Meaning of the size</source>
 <translation>À quoi se rapporte la taille</translation>
</message>
<message>
 <source>Measure more blocks, enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS), or compute the study with the smallest and the largest of these blocks too.</source>
 <translation>Mesurer plus de blocs, indiquer le plus grand bloc possible (LARGEST_VOLUME) ou les familles de joints (JOINTS), ou calculer l'étude aussi avec le plus petit et le plus grand de ces blocs.</translation>
</message>
<message>
 <source>Measure more blocks, the large ones first.</source>
 <translation>Mesurez davantage de blocs, les grands d'abord.</translation>
</message>
<message>
 <source>Measured blocks</source>
 <translation>Blocs mesurés</translation>
</message>
<message>
 <source>Measured from the beginning of the line. If left empty, the middle of the middle field, where type tests hit.</source>
 <translation>Depuis le début de la ligne. Vide : le milieu du module central, où frappent les essais de type.</translation>
</message>
<message>
 <source>Member {}</source>
 <translation>Membre {}</translation>
</message>
<message>
 <source>Member {} of {}: {}; run-out {:.0f} m</source>
 <translation>Membre {} sur {} : {} ; distance parcourue {:.0f} m</translation>
</message>
<message>
 <source>Members</source>
 <translation>Membres</translation>
</message>
<message>
 <source>Members of the ensemble</source>
 <translation>Membres de l'ensemble</translation>
</message>
<message>
 <source>Memory for the elevation model [MB]</source>
 <translation>Mémoire pour le modèle de terrain [Mo]</translation>
</message>
<message>
 <source>Mesh of the net [m]</source>
 <translation>Maille du filet [m]</translation>
</message>
<message>
 <source>Method for the return period</source>
 <translation>Période de retour qui compte</translation>
</message>
<message>
 <source>Method frequency. One raster with a band for each of the ENERGY_PERIODS: the energy that is exceeded once in this period, interpolated between two thresholds. Below the lowest threshold it is that threshold; above the highest it is just above that, and may be more.</source>
 <translation>Méthode frequency. Un raster avec une bande pour chacune des ENERGY_PERIODS : l'énergie dépassée une fois en autant d'années, interpolée entre deux seuils. Sous le seuil le plus bas c'est ce seuil ; au-dessus du plus haut elle est juste au-dessus de lui, et peut être plus grande.</translation>
</message>
<message>
 <source>Method frequency. One raster with bands: return period of any passage, and of more than each energy; then their lower and their upper bounds, from the number of runs, at 95 % confidence.</source>
 <translation>Méthode frequency. Un raster avec des bandes : période de retour d'un passage quelconque, et de plus que chaque énergie ; puis leurs bornes inférieures et supérieures, d'après le nombre de trajectoires, avec une confiance de 95 %.</translation>
</message>
<message>
 <source>Method frequency. Table: annual frequency with which each of the OBJECTS is hit with more than each energy, with its 95 % bounds; in total, by source, and by size class.</source>
 <translation>Méthode frequency. Table : combien de fois par an chacun des OBJECTS est touché avec plus que chaque énergie, avec ses bornes à 95 % ; ensemble, par zone de départ, par classe de taille.</translation>
</message>
<message>
 <source>Method frequency. The hazard curves of the first objects, with their bounds and sources.</source>
 <translation>Méthode frequency. Les courbes d'aléa des premiers objets, avec leurs bornes et leurs zones de départ.</translation>
</message>
<message>
 <source>Method frequency. The same bands for the passing height of the centre of mass, of simulations with the output Runs above heights.</source>
 <translation>Méthode frequency. Les mêmes bandes pour la hauteur de passage du centre de masse, de simulations avec la sortie Trajectoires au-dessus de hauteurs.</translation>
</message>
<message>
 <source>Minimum ratio of the thickness of the cushion to the penetration of the rock; 2 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Plus petite épaisseur de la couche sur la pénétration du bloc ; 2 est retenu de mémoire de ASTRA 12006. Vide : non vérifié.</translation>
</message>
<message>
 <source>Minimum thickness of a cushion [m]</source>
 <translation>Plus petite épaisseur d'une couche [m]</translation>
</message>
<message>
 <source>Misfit of the best (0 to 1)</source>
 <translation>Écart du meilleur jeu (0 à 1)</translation>
</message>
<message>
 <source>Misfit of the best at {}: {:.4f}, {} points.</source>
 <translation>Écart de la meilleure au {} : {:.4f}, {} points.</translation>
</message>
<message>
 <source>Misfit over each parameter with the range of the bootstrap, and observed and simulated distances.</source>
 <translation>Écart en fonction de chaque paramètre avec l'étendue du bootstrap, et distances observées et simulées.</translation>
</message>
<message>
 <source>Model of a paper</source>
 <translation>Modèle d’un article</translation>
</message>
<message>
 <source>Modulus of the cushion [kN/m²]</source>
 <translation>Module de la couche [kN/m²]</translation>
</message>
<message>
 <source>Modulus of the plate-bearing test, first loading. The default value is a starting value, not that of your cushion.</source>
 <translation>De l'essai de plaque, première charge. La valeur donnée sert à commencer, elle n'est pas celle de votre couche.</translation>
</message>
<message>
 <source>More</source>
 <translation>Plus</translation>
</message>
<message>
 <source>More rocks in an event ({key}) or more events may break some.</source>
 <translation>Plus de blocs par événement ({key}) ou plus d'événements peuvent en casser.</translation>
</message>
<message>
 <source>More sites</source>
 <translation>Autres sites</translation>
</message>
<message>
 <source>More sweeps take longer, and blocks creep less in high deposits. The log reports the number of steps in which the solver did not converge.</source>
 <translation>Davantage prend plus de temps, et les blocs fluent moins dans les dépôts épais. Le journal dit dans combien de pas il n'a pas abouti.</translation>
</message>
<message>
 <source>More than one need a folder to be written to.</source>
 <translation>Plus d'un bloc demande un dossier où les écrire.</translation>
</message>
<message>
 <source>Move or delete them, choose an elevation model that covers them, or have them left out ({key}: skip).</source>
 <translation>Déplacez-les ou supprimez-les, choisissez un modèle de terrain qui les couvre, ou faites-les omettre ({key} : skip).</translation>
</message>
<message>
 <source>Move the crest line to gentler ground, steepen the downhill face (DOWNHILL_ANGLE), or use nets.</source>
 <translation>Déplacer la ligne de crête vers un terrain moins raide, raidir le parement aval (DOWNHILL_ANGLE), ou choisir des filets.</translation>
</message>
<message>
 <source>Move the line away from the object, or choose a net with a smaller elongation.</source>
 <translation>Éloignez la ligne de l'objet, ou prenez un filet qui se déforme moins.</translation>
</message>
<message>
 <source>Move the line further into it.</source>
 <translation>Déplacez la ligne davantage à l'intérieur.</translation>
</message>
<message>
 <source>Move the line onto the slope.</source>
 <translation>Déplacez la ligne sur le versant.</translation>
</message>
<message>
 <source>Move the line, or add stronger nets to the catalogue.</source>
 <translation>Déplacez la ligne, ou ajoutez au catalogue des filets plus résistants.</translation>
</message>
<message>
 <source>Move the release points, delete these stems, or leave the stems near releases out (FOREST_START).</source>
 <translation>Déplacer les points de départ, supprimer ces troncs, ou omettre les troncs proches des départs (FOREST_START).</translation>
</message>
<message>
 <source>Moving rocks</source>
 <translation>Blocs en mouvement</translation>
</message>
<message>
 <source>N</source>
 <translation>N</translation>
</message>
<message>
 <source>NET: {} has no net {!r} with a level {}.</source>
 <translation>NET : {} n'a pas de filet {!r} avec un niveau {}.</translation>
</message>
<message>
 <source>Name of a class that the table of ground classes adds. It replaces the ground class outside the polygons.</source>
 <translation>Nom d’une classe qu’ajoute la table des classes de sol. Elle prend la place de la classe de sol du reste.</translation>
</message>
<message>
 <source>Name of a net in the catalogue. If left empty, all are checked, and the smallest that passes is reported.</source>
 <translation>Nom d'un filet du catalogue. Vide : tous sont vérifiés, et le plus petit qui satisfait est indiqué.</translation>
</message>
<message>
 <source>Name of the procedure</source>
 <translation>Nom de la procédure</translation>
</message>
<message>
 <source>Name of the run</source>
 <translation>Nom de la simulation</translation>
</message>
<message>
 <source>Names as after a run, with the name of the run where the layer contains it. Otherwise they keep their names.</source>
 <translation>Des noms comme après une simulation, avec celui de la simulation si la couche le connaît. Sinon elles gardent le leur.</translation>
</message>
<message>
 <source>Names in tables and labels. Left empty, objects are named by their field "name", or by their id where they have none.</source>
 <translation>Noms dans les tables et étiquettes. Vide : les objets portent le nom de leur champ « name » ou, à défaut, leur identifiant.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, stands are named by their id.</source>
 <translation>Noms dans les tables et le rapport. Vide : les peuplements sont nommés par leur identifiant.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, structures are named by their field "name", or by their id where they have none.</source>
 <translation>Noms dans les tables et le rapport. Vide : les ouvrages portent le nom de leur champ « name » ou, à défaut, leur identifiant.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, they are named by their field "name", or by their id where they have none.</source>
 <translation>Noms dans les tableaux et le rapport. Vide : ils portent le nom de leur champ « name », ou leur identifiant s’ils n’en ont pas.</translation>
</message>
<message>
 <source>Names in tables, labels and the report. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Noms dans les tables, les étiquettes et le rapport. Si le champ est vide, les lignes portent le nom de leur champ « name » ou, à défaut, leur identifiant.</translation>
</message>
<message>
 <source>Names of classes: {}.</source>
 <translation>Noms des classes&#xa0;: {}.</translation>
</message>
<message>
 <source>Names of the lines in tables and figure. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Noms des lignes dans les tableaux et la figure. Laissé vide, les lignes portent le nom de leur champ « name » ou, à défaut, leur identifiant.</translation>
</message>
<message>
 <source>Names the releases for the field above, and the sources of an inventory: features with one name are one source. If left empty, each feature is its own source.</source>
 <translation>Nomme les départs pour le champ ci-dessus et les sources d'un inventaire : les entités de même nom forment une source. Vide : chaque entité est une source.</translation>
</message>
<message>
 <source>Needed for points, because no path passes exactly through a point.</source>
 <translation>Nécessaire pour les points, car aucune trajectoire ne passe exactement par un point.</translation>
</message>
<message>
 <source>Needed for the Japanese handbook only; 1000 is recalled as usual.</source>
 <translation>Nécessaire pour le manuel japonais seul ; 1000 est retenu de mémoire comme usuel.</translation>
</message>
<message>
 <source>Needed for the maps of energy-line and shadow angles only.</source>
 <translation>Nécessaire seulement pour les cartes des angles de la ligne d'énergie et d'ombre.</translation>
</message>
<message>
 <source>Needed with ground polygons.</source>
 <translation>Nécessaire avec des polygones de sol.</translation>
</message>
<message>
 <source>Net</source>
 <translation>Filet</translation>
</message>
<message>
 <source>Net as a file</source>
 <translation>Filet en fichier</translation>
</message>
<message>
 <source>Net by a product sheet: {}.</source>
 <translation>Filet d'après une fiche de produit : {}.</translation>
</message>
<message>
 <source>Net class: maximum energy level [kJ]</source>
 <translation>Classe de filet&#xa0;: niveau d'énergie maximal [kJ]</translation>
</message>
<message>
 <source>Net from a file (instead)</source>
 <translation>Filet d'un fichier (à la place)</translation>
</message>
<message>
 <source>Net, ropes, posts and brakes of the impact with the largest elongation, of a rock that is held if there is one, for the temporal controller and the 3D view.</source>
 <translation>Filet, câbles, poteaux et freins de l'impact avec la déformation maximale, d'un bloc retenu s'il y en a un, pour le contrôleur temporel et la vue 3D.</translation>
</message>
<message>
 <source>Net: {} nodes, {} elements, {} brakes, step {:g} s.</source>
 <translation>Filet : {} noeuds, {} éléments, {} freins, pas {:g} s.</translation>
</message>
<message>
 <source>New or open ...</source>
 <translation>Nouveau ou ouvrir ...</translation>
</message>
<message>
 <source>New study</source>
 <translation>Nouvelle étude</translation>
</message>
<message>
 <source>New study ...</source>
 <translation>Nouvelle étude ...</translation>
</message>
<message>
 <source>Newton</source>
 <translation>Newton</translation>
</message>
<message>
 <source>Newton's coefficient of restitution. 0: blocks stay together after an impact; 1: they separate as fast as they approached each other.</source>
 <translation>Coefficient de Newton : 0, ils restent ensemble ; 1, ils se séparent aussi vite qu'ils se sont rencontrés.</translation>
</message>
<message>
 <source>No area is as steep as {:.1f}° and as large as MIN_AREA; the steepest cell has {:.1f}°. Lower the threshold or MIN_AREA, or use a finer elevation model.</source>
 <translation>Aucune zone n'est aussi raide que {:.1f}° et aussi grande que MIN_AREA&#xa0;; la cellule la plus raide a {:.1f}°. Abaissez le seuil ou MIN_AREA, ou prenez un modèle de terrain plus fin.</translation>
</message>
<message>
 <source>No barrier of the table stops {:.4g} % of the passing rocks.</source>
 <translation>Aucun ouvrage de la table n'arrête {:.4g}&#xa0;% des blocs passants.</translation>
</message>
<message>
 <source>No cell is a source: none is as steep as {:.1f}°, releases a block along the joint sets and has a cliff high enough for a reach angle. Lower the threshold, or check the tables.</source>
 <translation>Aucune cellule n'est une zone de départ : aucune n'atteint {:.1f}°, ne laisse sortir un bloc selon les familles de discontinuités et n'a une falaise assez haute pour un angle. Abaissez le seuil, ou contrôlez les tables.</translation>
</message>
<message>
 <source>No cell of a zone is left out by the rounding of its border; islands below the smallest zone are still removed. Otherwise the log reports the area that the zones leave out.</source>
 <translation>L'arrondi des limites n'enlève aucune cellule d'une zone ; les îlots plus petits que la plus petite zone disparaissent quand même. Sinon le journal dit combien les zones laissent de côté.</translation>
</message>
<message>
 <source>No class of the table stops {:.4g} % of the passing rocks: their energy exceeds the largest class, {:g} kJ. Without a limit of the energy a height of {:g} m would suffice.</source>
 <translation>Aucune classe du tableau n'arrête {:.4g} % des blocs qui passent : l'énergie dépasse celle de la plus grande classe, {:g} kJ. Sans limite d'énergie, {:g} m de hauteur suffiraient.</translation>
</message>
<message>
 <source>No limit is known: neither LARGEST_VOLUME nor JOINTS is given. Largest of the list: {:.3g} m³.</source>
 <translation>Aucune limite connue : ni LARGEST_VOLUME ni JOINTS n'est indiqué. Plus gros bloc de la liste : {:.3g} m³.</translation>
</message>
<message>
 <source>No map of this run reaches this point: no rock came near.</source>
 <translation>Aucune carte de cette simulation ne va jusque-là&#xa0;: aucun bloc ne s'en est approché.</translation>
</message>
<message>
 <source>No output has a file, so nothing would be written. Give at least one, such as {}; TEMPORARY_OUTPUT makes a layer that is not kept.</source>
 <translation>Aucune sortie n'a de fichier, donc rien ne serait produit. Donnez-en au moins un, par exemple pour {} ; TEMPORARY_OUTPUT crée une couche qui n'est pas conservée.</translation>
</message>
<message>
 <source>No overlaps.</source>
 <translation>Pas de superpositions.</translation>
</message>
<message>
 <source>No partial factors: characteristic values are compared with the energy level.</source>
 <translation>Pas de facteurs partiels : les valeurs caractéristiques sont comparées au niveau d'énergie.</translation>
</message>
<message>
 <source>No published rule gives the energy capacity of a rigid wall; foundation and overturning are not checked.</source>
 <translation>Aucune règle publiée ne donne l'énergie que prend un mur rigide ; fondation et renversement ne sont pas considérés.</translation>
</message>
<message>
 <source>No rock passes along the line; does it follow their paths, and is the corridor wide enough?</source>
 <translation>Aucun bloc ne vient le long de la ligne&#xa0;; est-elle sur leur chemin, et le corridor assez large&#xa0;?</translation>
</message>
<message>
 <source>No rock passes any of the lines; do the paths cross them, and are they in the right system?</source>
 <translation>Aucun bloc ne passe par une des lignes&#xa0;; sont-elles sur leur chemin, et dans le bon système&#xa0;?</translation>
</message>
<message>
 <source>No rock passes the lines of these crossings: nothing was checked.</source>
 <translation>Aucun bloc ne franchit les lignes de ces passages : rien n’a été vérifié.</translation>
</message>
<message>
 <source>No simulated block reaches a cell. Paths that are seldom taken may be missing; the section Convergence says how rare they can be.</source>
 <translation>Aucun bloc simulé n'atteint une cellule. Des trajectoires rares peuvent manquer ; la section Convergence indique à quel point elles peuvent être rares.</translation>
</message>
<message>
 <source>No version suits the Python and the numpy of QGIS.</source>
 <translation>Aucune version ne convient au Python et au numpy de QGIS.</translation>
</message>
<message>
 <source>Nodes, materials and elements in the coordinates of the elevation model; docs/nets.md describes them. Replaces line, product sheet, kind, energy and height.</source>
 <translation>Nœuds, matériaux et éléments dans les coordonnées du modèle d'altitude ; docs/nets.md les décrit. Remplace ligne, fiche de produit, type, énergie et hauteur.</translation>
</message>
<message>
 <source>Nominal height of the net [m]</source>
 <translation>Hauteur nominale du filet [m]</translation>
</message>
<message>
 <source>Nominal height where the catalogue has none. If left empty, the height is not checked.</source>
 <translation>Si le catalogue n'indique pas de hauteur. Vide : la hauteur n'est pas vérifiée.</translation>
</message>
<message>
 <source>None of the {} release points has enough runs, {}, for a 95th percentile of its own.</source>
 <translation>Aucun des {} points de départ n'a à lui seul assez de trajectoires, soit {}, pour un 95e centile propre.</translation>
</message>
<message>
 <source>Normal restitution of all ground</source>
 <translation>Restitution normale de tout le sol</translation>
</message>
<message>
 <source>Norway</source>
 <translation>Norvège</translation>
</message>
<message>
 <source>Not checked: {} is not given. Swiss practice adds 30 % to the rope forces measured in the type test, Austrian practice 50 % (second hand).</source>
 <translation>Non vérifié : {} n'est pas donné. Aux forces des câbles mesurées dans l'essai de type, la pratique suisse ajoute 30 %, la pratique autrichienne la moitié (de seconde main).</translation>
</message>
<message>
 <source>Not covered, and limits of the method</source>
 <translation>Ce qui n'est pas couvert, et limites de la méthode</translation>
</message>
<message>
 <source>Not held: {}; held, but out of the net later: {}. The flags of each impact give the reasons (layer, log).</source>
 <translation>Non retenus : {} ; retenus, mais sortis du filet plus tard : {}. Les remarques de chaque impact disent pourquoi (couche, journal).</translation>
</message>
<message>
 <source>Not known: the Python package scipy is missing.</source>
 <translation>Inconnu&#xa0;: le paquet Python scipy manque.</translation>
</message>
<message>
 <source>Number of arriving rocks, chosen to cover their energies, positions, heights, angles, spins and sizes, that are thrown into the net before the simulation, which is done twice. The surrogate decides the rocks for which it is reliable by cross-validation; the net model decides those near the border between held and passing, and those outside the training range. With too few impacts the net model decides all.</source>
 <translation>Autant des blocs qui arrivent, choisis pour couvrir leurs énergies, lieux, hauteurs, angles, rotations et tailles, sont lancés dans le filet avant la simulation, qui est faite deux fois. Le modèle de substitution décide des blocs dont il est sûr par validation croisée ; le filet de ceux près de la limite entre retenu et passé, et de ceux hors du domaine. Trop peu pour ce qui diffère entre les blocs : le filet décide de tous.</translation>
</message>
<message>
 <source>Number of blocks</source>
 <translation>Nombre de blocs</translation>
</message>
<message>
 <source>Number of blocks released by the sources, all size classes together. In 1/(year hm2): blocks of at least the smallest volume per year and hm² of true area. In m3/(year hm2): retreat of the face, of which 1 is 0.1 mm per year.</source>
 <translation>Combien de blocs partent des zones de départ, toutes classes de taille confondues. En 1/(year hm2) : blocs d'au moins le plus petit volume, par an et par hm² de surface vraie. En m3/(year hm2) : recul de la paroi, dont 1 correspond à 0,1 mm par an.</translation>
</message>
<message>
 <source>Number of crossings</source>
 <translation>Nombre de passages</translation>
</message>
<message>
 <source>Number of embankments</source>
 <translation>Nombre de merlons</translation>
</message>
<message>
 <source>Number of events behind the rates</source>
 <translation>Événements sur lesquels reposent les taux</translation>
</message>
<message>
 <source>Number of events in sequence, each with RUNS rocks from each point: the rocks of an event meet the stand as it was at its beginning, and stems that they break are missing in the next event. Maps and layers cover all events; runs carry the number of theirs. Enter few RUNS, as many as fall in one event. No rule for such sequences is published. If left empty, every run starts with the intact stand.</source>
 <translation>Autant d'événements se suivent, chacun de RUNS blocs depuis chaque point : les blocs d'un événement rencontrent le peuplement tel qu'il était à son début, et les troncs qu'ils cassent manquent au suivant. Cartes et couches sont de tous les événements ; les trajectoires portent le numéro du leur. Donnez peu de RUNS, autant qu'il en tombe dans un événement. Aucune règle n'est publiée pour de telles suites. Laissé vide, chaque trajectoire rencontre le peuplement entier.</translation>
</message>
<message>
 <source>Number of impacts computed at once.</source>
 <translation>Impacts calculés en même temps.</translation>
</message>
<message>
 <source>Number of parameter sets tried, each with all runs of all releases. 20 for each parameter are few, 100 are many.</source>
 <translation>Nombre de jeux de paramètres essayés, chacun avec toutes les trajectoires de tous les points de départ. 20 par paramètre, c'est peu&#xa0;; 100, c'est beaucoup.</translation>
</message>
<message>
 <source>Number of points per 10,000 m² of the true area of the sources, evenly over each of them, so that all points represent the same rock face area. If left empty, 10.</source>
 <translation>Autant de points pour 10 000 m² de surface vraie des zones de départ, répartis régulièrement sur chacune, de sorte que tous les points représentent autant de paroi. Vide : 10.</translation>
</message>
<message>
 <source>Number of recorded events. The bounds of hits, damage and deaths are then those of the runs and of the rates together; if left empty, of the runs alone.</source>
 <translation>Combien d'événements ont été enregistrés. Les bornes des impacts, des dommages et des décès sont alors celles des trajectoires et des taux ensemble ; vide : des trajectoires seules.</translation>
</message>
<message>
 <source>Number of recorded events. The log reports the factor by which the rates may be smaller or larger, with 95 % confidence; all frequencies change with it.</source>
 <translation>Combien d'événements ont été relevés. Le journal dit de quel facteur les taux peuvent être plus petits ou plus grands, avec une confiance de 95 % ; toutes les fréquences changent avec eux.</translation>
</message>
<message>
 <source>Number of release points</source>
 <translation>Nombre de points de départ</translation>
</message>
<message>
 <source>Number of rocks</source>
 <translation>Nombre de blocs</translation>
</message>
<message>
 <source>Number of rocks released at each point, each with a random orientation. 100 and more give smooth maps.</source>
 <translation>Nombre de blocs qui partent de chaque point, chacun avec une orientation aléatoire. 100 et plus donnent des cartes lisses.</translation>
</message>
<message>
 <source>Number of runs computed at once.</source>
 <translation>Nombre de trajectoires calculées en même temps.</translation>
</message>
<message>
 <source>Number of runs that come to rest in each cell.</source>
 <translation>Nombre de trajectoires dont le bloc s'immobilise dans une cellule.</translation>
</message>
<message>
 <source>Number of runs that continue from a run that passes a level; each has this fraction of its weight.</source>
 <translation>En combien de passages continue celui qui franchit un niveau ; chacun a cette part de son poids.</translation>
</message>
<message>
 <source>Number of runs that pass each cell. Each run counts once; where rocks break, each rock counts once, however many of its pieces pass.</source>
 <translation>Combien de trajectoires traversent une cellule. Chacune compte une fois et, si les blocs se fragmentent, chaque bloc, quel que soit le nombre de ses fragments qui passent.</translation>
</message>
<message>
 <source>Number of simulations</source>
 <translation>Nombre de simulations</translation>
</message>
<message>
 <source>Number of simulations, each with its own draw of all uncertain inputs and all runs of all releases. An even number; 60 and more for bands, 128 and more for shares.</source>
 <translation>Combien de simulations, chacune avec son propre tirage de tout ce qui n'est pas connu et toutes les trajectoires de tous les points de départ. Un nombre pair ; 60 et plus pour les bandes, 128 et plus pour les parts.</translation>
</message>
<message>
 <source>Number of source areas</source>
 <translation>Nombre de zones de départ</translation>
</message>
<message>
 <source>Number of the impacts above that are thrown once more into one net, the most severe first and repeated where they are fewer: 2 for the two impacts of the service level. Strokes of brakes add up. 0: each rock meets a new net.</source>
 <translation>Autant des impacts ci-dessus sont lancés encore une fois dans un seul filet, le plus défavorable d'abord et de nouveau depuis lui s'il y en a moins : 2 pour les deux impacts du niveau de service. Les courses des freins s'additionnent. 0 : chaque bloc rencontre seul un filet neuf.</translation>
</message>
<message>
 <source>Number of the map</source>
 <translation>Numéro de la carte</translation>
</message>
<message>
 <source>Number of training impacts, as different as possible. A response surface fitted to their rope and brake loads ranks all crossings. About 80 where all inputs differ. 0: rank by energy.</source>
 <translation>Autant, aussi différents que possible, sont lancés d'abord&#xa0;; une surface de réponse de ce qu'ils demandent aux câbles et aux freins dit quels passages demandent le plus. Environ 80 où tous diffèrent. 0&#xa0;: par énergie.</translation>
</message>
<message>
 <source>Numbers</source>
 <translation>Chiffres clés</translation>
</message>
<message>
 <source>Numbers with commas between them, for example the block of 30, 100 and 300 years.</source>
 <translation>Nombres séparés par des virgules, par exemple le bloc de 30, 100 et 300 ans.</translation>
</message>
<message>
 <source>Numbers with commas between them. For each, the block that is exceeded once in that time is computed.</source>
 <translation>Nombres séparés par des virgules. Pour chacun, le bloc dépassé une fois dans ce temps.</translation>
</message>
<message>
 <source>Numbers with commas between them. The default values are those of the field programme of Pierson et al. (2001).</source>
 <translation>Des nombres séparés par des virgules. Ceux donnés sont ceux du programme d'essais de Pierson et al. (2001).</translation>
</message>
<message>
 <source>Numbers with commas between them: 0 is the stand today, 30 a felling of 30 %, 60 a storm. Stems of all sizes are lost in the same proportion.</source>
 <translation>Séparées par des virgules : 0 est le peuplement d'aujourd'hui, 30 une coupe de 30 %, 60 une tempête. Les tiges de toutes tailles sont perdues de même.</translation>
</message>
<message>
 <source>Numbers with commas between them; the capacity of the barrier itself is compared too.</source>
 <translation>Nombres séparés par des virgules&#xa0;; la capacité de l'ouvrage lui-même est aussi comparée.</translation>
</message>
<message>
 <source>Numbers with commas between them; the height of the barrier itself is compared too.</source>
 <translation>Nombres séparés par des virgules&#xa0;; la hauteur de l'ouvrage lui-même est aussi comparée.</translation>
</message>
<message>
 <source>Numbers, distributions and convergence in this report refer to the released rocks, as without splitting; maps, barriers and trees include all runs with their weights.</source>
 <translation>Nombres, distributions et convergence de ce rapport sont ceux des blocs lancés, comme sans division ; cartes, ouvrages et arbres sont de tous les passages avec leurs poids.</translation>
</message>
<message>
 <source>Numerics</source>
 <translation>Calcul numérique</translation>
</message>
<message>
 <source>OBJECTS: left out because they lie outside the maps: {features}.</source>
 <translation>OBJECTS : laissés de côté, car ils sont hors des cartes : {features}.</translation>
</message>
<message>
 <source>OBJECTS: the layer {} has no feature on the maps; is its coordinate system right?</source>
 <translation>OBJECTS : la couche {} n'a aucune entité sur les cartes ; son système de coordonnées est-il juste ?</translation>
</message>
<message>
 <source>OBJECT_WIDTH is the width of objects that are points; lines and polygons have the width of their own shape.</source>
 <translation>OBJECT_WIDTH est la largeur des objets ponctuels ; lignes et polygones ont la largeur de leur propre forme.</translation>
</message>
<message>
 <source>OBJECT_WIDTH: the blocks of {} have no known width; enter the lower and upper volume of the class in FREQUENCIES.</source>
 <translation>OBJECT_WIDTH : la largeur des blocs de {} n'est pas connue ; donnez les bornes de sa classe dans FREQUENCIES.</translation>
</message>
<message>
 <source>OBSERVED: by mass and lengths the density of {} of {} blocks is more than {:g} times, or less than 1/{:g} of, the {:.0f} kg/m³ given (DENSITY): {}. The worst has {:.0f} kg/m³.</source>
 <translation>OBSERVED: d'après masse et longueurs, la densité de {} blocs sur {} est supérieure à {:g} fois, ou inférieure à 1/{:g} de la valeur donnée de {:.0f} kg/m³ (DENSITY): {}. La plus éloignée est de {:.0f} kg/m³.</translation>
</message>
<message>
 <source>OBSERVED: feature {} has a density of {:.0f} kg/m³ by its mass and lengths, where {:.0f} kg/m³ was given (DENSITY). Masses are in kilograms, volumes in cubic metres, lengths in metres; correct the block, or leave it out.</source>
 <translation>OBSERVED: l'entité {} a une densité de {:.0f} kg/m³ d'après sa masse et ses longueurs, alors que {:.0f} kg/m³ sont donnés (DENSITY). Masses en kilogrammes, volumes en mètres cubes, longueurs en mètres ; corrigez le bloc ou écartez-le.</translation>
</message>
<message>
 <source>OBSERVED: feature {}: {}</source>
 <translation>OBSERVED: entité {} : {}</translation>
</message>
<message>
 <source>OBSERVED: give at least two different velocities or places, better 20.</source>
 <translation>OBSERVED: donnez au moins deux vitesses ou lieux différents, mieux 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two points at different places, better 20.</source>
 <translation>OBSERVED&#xa0;: donnez au moins deux points à des endroits différents, mieux encore 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two scars of different size, better 20.</source>
 <translation>OBSERVED : donner au moins deux traces d'impact de taille différente, mieux 20.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} blocks weigh less than {:g} kg: {}.</source>
 <translation>OBSERVED: {} blocs sur {} pèsent moins de {:g} kg : {}.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot reach them.</source>
 <translation>OBSERVED&#xa0;: {} des {} points sont hors du modèle de terrain&#xa0;; les blocs ne peuvent pas y arriver.</translation>
</message>
<message>
 <source>ONR 24810, second hand: explained by a manufacturer of nets</source>
 <translation>ONR 24810, de seconde main : expliquée par un fabricant de filets</translation>
</message>
<message>
 <source>ONR: partial factor of the energy</source>
 <translation>ONR : facteur partiel de l'énergie</translation>
</message>
<message>
 <source>ONR: partial factor of the height</source>
 <translation>ONR : facteur partiel de la hauteur</translation>
</message>
<message>
 <source>Object</source>
 <translation>Objet</translation>
</message>
<message>
 <source>Object {}</source>
 <translation>Objet {}</translation>
</message>
<message>
 <source>Objects</source>
 <translation>Objets</translation>
</message>
<message>
 <source>Objects for hazard curves</source>
 <translation>Objets des courbes d'aléa</translation>
</message>
<message>
 <source>Objects that some run hits</source>
 <translation>Objets touchés par au moins une trajectoire</translation>
</message>
<message>
 <source>Objects to protect</source>
 <translation>Objets à protéger</translation>
</message>
<message>
 <source>Objects: buildings, sections of road</source>
 <translation>Objets : bâtiments, tronçons de route</translation>
</message>
<message>
 <source>Oblique</source>
 <translation>En oblique</translation>
</message>
<message>
 <source>Observed data</source>
 <translation>Ce qui a été observé</translation>
</message>
<message>
 <source>Observed points</source>
 <translation>Points observés</translation>
</message>
<message>
 <source>Observed: {} blocks of {:.3g} to {:.3g} kg, each simulated with its own size, {} runs in all. Ground class: {}.</source>
 <translation>Observés : {} blocs de {:.3g} à {:.3g} kg, chacun lancé avec sa propre taille, {} trajectoires en tout. Classe de sol : {}.</translation>
</message>
<message>
 <source>Observed: {} points. Ground class: {}.</source>
 <translation>Observé&#xa0;: {} points. Classe de sol&#xa0;: {}.</translation>
</message>
<message>
 <source>Off: one simulation with the ground as it is, for residuals and sources alone; table, figure, ensemble and table of the evaluations are not written.</source>
 <translation>Désactivé : une simulation avec le sol tel quel, uniquement pour les résidus et les sources ; table, figure, ensemble et table des évaluations ne sont pas écrits.</translation>
</message>
<message>
 <source>On a computer with internet access, the same system and Python {}, run

{}

bring the folder talus_wheels here, and choose it with the button for a folder of wheels.</source>
 <translation>Sur un ordinateur qui a accès à internet, avec le même système et Python {}, lancez

{}

Apportez ici le dossier talus_wheels, et choisissez-le avec le bouton pour un dossier de wheels.</translation>
</message>
<message>
 <source>On disk [MB]</source>
 <translation>Sur le disque [Mo]</translation>
</message>
<message>
 <source>On soil type 0 obstacles are higher than {limit:g} m in {value:.0f} cells, as where water stops all blocks; there the surface roughness is at most {highest:g} m.</source>
 <translation>Sur le type de sol 0, les obstacles dépassent {limit:g} m dans {value:.0f} cellules, comme là où l'eau arrête tous les blocs&#xa0;; la rugosité de surface y est d'au plus {highest:g} m.</translation>
</message>
<message>
 <source>On the cells of the raster above; without it the number below applies.</source>
 <translation>Sur les cellules du raster ci-dessus&#xa0;; sans lui, le nombre ci-dessous s'applique.</translation>
</message>
<message>
 <source>One energy stands for all runs of a scenario in a cell, the maximum or the 95th percentile, as given.</source>
 <translation>Une seule énergie représente toutes les trajectoires d'un scénario dans une cellule&#xa0;: le maximum ou le 95e centile, selon ce qui est donné.</translation>
</message>
<message>
 <source>One ground class with soil applies everywhere, also on cliffs: {value:.2g} % of the terrain are steeper than {limit:g}°, where there is no soil. Rocks that strike these faces keep too little energy.</source>
 <translation>Une classe de sol meuble vaut partout, même sur les falaises : {value:.2g} % du terrain sont plus raides que {limit:g}°, où il n'y a pas de sol. Les blocs qui frappent ces parois gardent trop peu d'énergie.</translation>
</message>
<message>
 <source>One line, drawn downhill along the paths of the rocks. If the layer has several lines, select one.</source>
 <translation>Une seule ligne, dessinée vers l'aval sur le chemin des blocs. S'il y en a plusieurs, sélectionnez-en une dans la couche.</translation>
</message>
<message>
 <source>One line, drawn downhill. Of several, select one in the layer.</source>
 <translation>Une ligne, tracée vers l'aval. De plusieurs, sélectionnez-en une dans la couche.</translation>
</message>
<message>
 <source>One page with a map, percentiles, histograms, the design table and the sources of each line, to print.</source>
 <translation>Une page avec une carte, des centiles, des histogrammes, la table de dimensionnement et la provenance des blocs de chaque ligne, à imprimer.</translation>
</message>
<message>
 <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
 <translation>Une page avec une carte, les chiffres clés, tous les paramètres et les données de base des résultats.</translation>
</message>
<message>
 <source>One page with the scenarios, maps, areas, the matrix, and what the results were made from, to print.</source>
 <translation>Une page avec les scénarios, les cartes, les surfaces, la matrice et les données de base des résultats, à imprimer.</translation>
</message>
<message>
 <source>One point, in the steepest cell, for each square of this size in each area. Left empty, it follows from the number of points below.</source>
 <translation>Un point, dans la cellule la plus raide, par carré de cette taille dans chaque zone. Vide : découle du nombre de points ci-dessous.</translation>
</message>
<message>
 <source>One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the other rasters and of the rows of the table.</source>
 <translation>Un raster par simulation, son maximum ou son 95e centile de l'énergie. L'ordre est celui des autres rasters et des lignes de la table.</translation>
</message>
<message>
 <source>One raster with a band for each of the ENERGY_THRESHOLDS: the number of runs that pass a cell with a largest energy above it; 0 where runs pass and none exceeds it, no data where none passes. From these counts Hazard map computes how often per year a place is hit with more than an energy.</source>
 <translation>Un raster avec une bande pour chacun des ENERGY_THRESHOLDS : combien de trajectoires passent une cellule avec une énergie maximale au-dessus de lui ; 0 là où des trajectoires passent sans le dépasser, pas de données là où aucune ne passe. Avec ces nombres, Carte de danger dit combien de fois par an un lieu est touché avec plus qu'une énergie.</translation>
</message>
<message>
 <source>One raster with a band for each of the HEIGHT_THRESHOLDS: the number of runs that pass a cell with their centre of mass higher above the ground; 0 where runs pass and none exceeds it, no data where none passes.</source>
 <translation>De même pour la hauteur de passage du centre de masse au-dessus du sol, avec une bande pour chacun des HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>One raster with a band for each return period of the rules (RULES): the strongest intensity of events that are at least as frequent, 1 for the weakest.</source>
 <translation>Un raster avec une bande par période de retour des règles (RULES) : l'intensité la plus forte de ce qui arrive au moins aussi souvent, 1 pour la plus faible.</translation>
</message>
<message>
 <source>One raster with bands: the factor by which the number of runs would have to grow for a precision of 10 % of the 95th percentile of the energy (below 1: there are enough runs), and the same for the height; reach probability and its 95 % bounds; 50th, 90th, 95th and 99th percentile of energy and height, with the 95 % bounds of the 95th, empty where too few runs pass to bound it.</source>
 <translation>Un raster à plusieurs bandes : combien de fois plus de trajectoires donnent le 95e centile de l'énergie à 10 % près (moins de 1 : assez), de même pour la hauteur ; probabilité d'atteinte et ses bornes à 95 % ; 50e, 90e, 95e et 99e centiles de l'énergie et de la hauteur, avec les bornes à 95 % du 95e, vides où trop peu de trajectoires passent pour le borner.</translation>
</message>
<message>
 <source>One rock in {:.0f} reaches a run-out of {:.1f} m or more; this share has a standard error of {:.0f} % and rests on {} rocks.</source>
 <translation>Un bloc sur {:.0f} va à {:.1f} m ou plus ; cette part est connue à {:.0f} % (erreur type), par {} blocs.</translation>
</message>
<message>
 <source>One self-contained file. Adding #t=12.5 to its address opens it at that second.</source>
 <translation>Un seul fichier avec tout ce qu'il lui faut. Avec #t=12.5 après son nom, il s'ouvre à cette seconde.</translation>
</message>
<message>
 <source>One simulation for each combination of volumes, shapes, ground classes, and forest: with it, without it, or with a share of its stems lost. Each is kept in its own folder, and all are compared in a table and a figure.</source>
 <translation>Une simulation pour chaque combinaison de volumes, de formes, de classes de sol et de forêt : avec elle, sans elle ou avec une part des tiges perdue. Chacune est conservée dans son dossier, et toutes sont comparées dans un tableau et une figure.</translation>
</message>
<message>
 <source>One volume in cubic metres on each line; lines that begin with # are left out. Instead of BLOCKS.</source>
 <translation>Un volume en mètres cubes par ligne ; les lignes commençant par # sont omises. Au lieu de BLOCKS.</translation>
</message>
<message>
 <source>Only lines above the ground</source>
 <translation>Seulement les lignes au-dessus du sol</translation>
</message>
<message>
 <source>Only this part goes into the carved elevation model. Smaller cells take much memory.</source>
 <translation>Seule cette partie va dans le modèle de terrain aménagé. De petites cellules prennent beaucoup de mémoire.</translation>
</message>
<message>
 <source>Only this part is used, also for the distribution of the slope. If left empty, the whole model.</source>
 <translation>Seule cette partie compte, aussi pour la distribution de la pente. Vide&#xa0;: tout le modèle.</translation>
</message>
<message>
 <source>Only this part of the elevation model is written.</source>
 <translation>Seule cette partie du modèle altimétrique est écrite.</translation>
</message>
<message>
 <source>Only {} runs: 95th percentiles have no upper bound with a confidence of 95 % below {} runs.</source>
 <translation>Seulement {} trajectoires&#xa0;: les 95es centiles n'ont pas de borne supérieure avec une confiance de 95&#xa0;% au-dessous de {} trajectoires.</translation>
</message>
<message>
 <source>Open a study</source>
 <translation>Ouvrir une étude</translation>
</message>
<message>
 <source>Open a study ...</source>
 <translation>Ouvrir une étude ...</translation>
</message>
<message>
 <source>Open the example</source>
 <translation>Ouvrir l'exemple</translation>
</message>
<message>
 <source>Open when finished</source>
 <translation>Ouvrir ensuite</translation>
</message>
<message>
 <source>Opens Simulate rockfall with the inputs of the last throw.</source>
 <translation>Ouvre Simuler des chutes de pierres et de blocs avec les entrées du dernier lancer.</translation>
</message>
<message>
 <source>Opens the dialog with the parameters of this run, to change some of them.</source>
 <translation>La fenêtre avec les paramètres de cette simulation, pour en changer quelques-uns.</translation>
</message>
<message>
 <source>Or a profile from a file</source>
 <translation>Ou un profil d'un fichier</translation>
</message>
<message>
 <source>Or a text file of volumes [m³]</source>
 <translation>Ou un fichier texte de volumes [m³]</translation>
</message>
<message>
 <source>Other dimensions for the same lines, one variant per row; where a cell is empty, the value above applies. The table and the report compare volumes, area, heights and, with crossings, the rocks that pass above the crest. The carved elevation model and the other layers show the dimensions above; the elevation models of the variants are written into a folder.</source>
 <translation>D'autres formes des mêmes lignes, une par ligne du tableau ; les cellules vides sont comme ci-dessus. Le tableau et le rapport les comparent : volumes, surface, hauteurs et, avec des passages, les blocs au-dessus de la crête. Le modèle de terrain aménagé et les autres couches sont ceux de la forme ci-dessus ; ceux des variantes vont dans un dossier.</translation>
</message>
<message>
 <source>Other processes, rock falls of whole faces, and damage to a barrier or a forest by earlier events are not included in the map.</source>
 <translation>Les autres processus, les éboulements de parois entières et les dommages d'un ouvrage ou d'une forêt par des événements antérieurs ne figurent pas sur la carte.</translation>
</message>
<message>
 <source>Outlines along the edges of the cells, with the id of the tree.</source>
 <translation>Contours le long des bords des cellules, avec l'identifiant de l'arbre.</translation>
</message>
<message>
 <source>Outlines of the blocks</source>
 <translation>Contours des blocs</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the crest lines, of a simulation without the embankment. The report then states the share of the rocks that pass above the crest, and how many could climb over it.</source>
 <translation>De «&#xa0;Blocs aux lignes de contrôle&#xa0;» avec les axes de crête, d'une simulation sans le merlon. Le rapport contient alors la part des blocs qui passent au-dessus de la crête, et combien pourraient rouler par-dessus.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the objects, of a simulation without trees and with the same seed. Together with the two layers below it shows which stands protect each object.</source>
 <translation>De Blocs aux lignes de contrôle avec les objets, d'une simulation sans arbres et avec la même graine. Avec les deux couches ci-dessous : quel peuplement protège quel objet.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with these lines. The first passage of each run counts.</source>
 <translation>De Blocs aux lignes de contrôle avec ces lignes. Le premier passage de chaque trajectoire compte.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines, for the rocks that reach a road or a house. Runs that do not arrive count with an energy of 0.</source>
 <translation>Des lignes de contrôle, pour ce qui arrive à une route ou une maison. Les trajectoires qui n'arrivent pas comptent avec une énergie de 0.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines. The first passage of each run counts, each line is checked by itself. Energies include the rotation where the crossings have it.</source>
 <translation>Des lignes de contrôle. Le premier passage de chaque trajectoire compte, chaque ligne est vérifiée seule. Les énergies contiennent la rotation là où les passages la connaissent.</translation>
</message>
<message>
 <source>Output of Simulate rockfall with the measure and with the same releases, rocks, runs and seed. Each run is then compared with itself, and the difference is known much more precisely than from independent runs.</source>
 <translation>De la simulation avec la mesure, et les mêmes points de départ, blocs, trajectoires et graine : chaque trajectoire est alors comparée à elle-même, et la différence est bien mieux connue qu'avec des trajectoires indépendantes.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, in the order of the crossings: only to count the runs that the table leaves empty, as in a model. Not for simulations whose rocks break, of which each piece has a stop.</source>
 <translation>De « Simuler des chutes de pierres et de blocs », dans l'ordre des passages : seulement pour compter les trajectoires que le tableau laisse vides, par exemple dans un modèle. Pas pour les simulations dont les blocs se brisent, où chaque morceau a un point d'arrêt.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, without the barrier, forest or other measure.</source>
 <translation>De la simulation, sans l'ouvrage, la forêt ou une autre mesure.</translation>
</message>
<message>
 <source>Output of the calibration: sets of numbers of one class that belong together. Each member uses one of them.</source>
 <translation>L'ensemble qu'écrit le calage : des jeux de valeurs d'une classe qui vont ensemble. Chaque membre en prend un.</translation>
</message>
<message>
 <source>Outputs</source>
 <translation>Sorties</translation>
</message>
<message>
 <source>Outputs of Rocks at screen lines: a layer for each simulation in the order of the stops, all with the same lines. Runs that do not arrive are included in the share, but not in energy and height.</source>
 <translation>De « Blocs aux lignes de contrôle » : une couche par simulation dans l'ordre des points d'arrêt, toutes avec les mêmes lignes. Les trajectoires qui n'arrivent pas comptent pour la part, non pour l'énergie et la hauteur.</translation>
</message>
<message>
 <source>Outputs of Simulate rockfall, at least two, in the order of the table. They may differ in rocks, releases, ground and number of runs; the names of the runs distinguish them. For the effect of one measure on the same rocks, Compare two simulations is more precise.</source>
 <translation>De « Simuler des chutes de pierres et de blocs », deux au moins, dans l'ordre du tableau. Elles peuvent différer par les blocs, les points de départ, le sol et le nombre de trajectoires ; les noms des simulations les distinguent. Pour l'effet d'une mesure sur les mêmes blocs, « Comparer deux simulations » est plus précis.</translation>
</message>
<message>
 <source>Outside of the check</source>
 <translation>Hors de la vérification</translation>
</message>
<message>
 <source>Overlaps</source>
 <translation>Superpositions</translation>
</message>
<message>
 <source>Overlaps with different values</source>
 <translation>Superpositions avec des valeurs différentes</translation>
</message>
<message>
 <source>Overlaps, gaps and slivers with their area, mean width and the ids of the features.</source>
 <translation>Superpositions, lacunes et polygones effilés avec leur surface, leur largeur moyenne et les identifiants des entités.</translation>
</message>
<message>
 <source>Overlaps: {} ({} m²), of different classes or roughness: {}; a simulation refuses these.</source>
 <translation>Superpositions&#xa0;: {} ({} m²), de classes ou de rugosités différentes&#xa0;: {}&#xa0;; une simulation refuse ces dernières.</translation>
</message>
<message>
 <source>PAGE: the page is larger than 30 MB; use fewer layers, or a part (EXTENT).</source>
 <translation>PAGE : la page dépasse 30 Mo ; prenez moins de couches, ou une partie (EXTENT).</translation>
</message>
<message>
 <source>PASSAGES: no run passes a cell of the elevation model, so nothing is compared.</source>
 <translation>PASSAGES : aucune trajectoire ne passe par une cellule du modèle de terrain, rien n’est donc comparé.</translation>
</message>
<message>
 <source>PASSAGES: {} does not have the cells of the elevation model; simulate on that model, or clip both to the same cells.</source>
 <translation>PASSAGES : {} n'a pas les cellules du modèle de terrain ; simulez sur ce modèle, ou découpez les deux aux mêmes cellules.</translation>
</message>
<message>
 <source>PDF files (*.pdf);;PNG files (*.png)</source>
 <translation>Fichiers PDF (*.pdf);;Fichiers PNG (*.png)</translation>
</message>
<message>
 <source>PIECES: the trajectories do not state which runs are pieces of one rock (fields {}). Use the layer of a simulation with BREAKING, or leave {}.</source>
 <translation>PIECES : les trajectoires ne disent pas lesquelles sont des fragments d'un même bloc (champs {}). Prenez la couche d'une simulation avec BREAKING, ou laissez {}.</translation>
</message>
<message>
 <source>PLOT: it requires the Python package matplotlib, which is not installed. Install it, or skip PLOT.</source>
 <translation>PLOT&#xa0;: il demande le paquet Python matplotlib, qui manque. Installez-le, ou omettez PLOT.</translation>
</message>
<message>
 <source>PNG files (*.png)</source>
 <translation>Fichiers PNG (*.png)</translation>
</message>
<message>
 <source>PNG files (*.png);;SVG files (*.svg)</source>
 <translation>Fichiers PNG (*.png);;Fichiers SVG (*.svg)</translation>
</message>
<message>
 <source>PREVIEW: no picture, because the Python of QGIS has no matplotlib; install it there.</source>
 <translation>PREVIEW&#xa0;: pas d'image, car le Python de QGIS n'a pas matplotlib&#xa0;; installez-le pour ce Python.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} has the ground class {!r}; known classes are {}.</source>
 <translation>PROFILE_FILE : la ligne {} a la classe de sol {!r} ; les classes connues sont {}.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} is {!r}; give a distance and a height in metres, and a ground class or nothing.</source>
 <translation>PROFILE_FILE : la ligne {} est {!r} ; donnez une distance et une hauteur en mètres, et une classe de sol ou rien.</translation>
</message>
<message>
 <source>PROTECTION: it needs the layers {}.</source>
 <translation>PROTECTION : il faut les couches {}.</translation>
</message>
<message>
 <source>Package</source>
 <translation>Paquet</translation>
</message>
<message>
 <source>Page</source>
 <translation>Page</translation>
</message>
<message>
 <source>Page with flying rocks</source>
 <translation>Page avec des blocs en vol</translation>
</message>
<message>
 <source>Paper</source>
 <translation>Papier</translation>
</message>
<message>
 <source>Parameter</source>
 <translation>Paramètre</translation>
</message>
<message>
 <source>Parameters</source>
 <translation>Paramètres</translation>
</message>
<message>
 <source>Parameters found</source>
 <translation>Paramètres trouvés</translation>
</message>
<message>
 <source>Parameters of ground and forest in bands, as talus:groundclasses writes them on the cells of the elevation model. Replaces ground and forest polygons; its viscous drag has an effect where that is switched on.</source>
 <translation>Paramètres du sol et de la forêt en bandes, tels que les crée talus:groundclasses sur les cellules du modèle de terrain. Remplace les polygones de sol et de forêt&#xa0;; sa traînée visqueuse compte là où celle-ci est activée.</translation>
</message>
<message>
 <source>Parameters of the ground have to be calibrated against events at the site; published values are only a start.</source>
 <translation>Les paramètres du sol doivent être calés sur des événements du site&#xa0;; les valeurs publiées sont un point de départ.</translation>
</message>
<message>
 <source>Parameters to find, with their bounds</source>
 <translation>Paramètres à trouver, avec leurs bornes</translation>
</message>
<message>
 <source>Pareto</source>
 <translation>Pareto</translation>
</message>
<message>
 <source>Part of the elevation model to read</source>
 <translation>Partie du modèle de terrain à lire</translation>
</message>
<message>
 <source>Part to show</source>
 <translation>Partie à montrer</translation>
</message>
<message>
 <source>Passages</source>
 <translation>Passages</translation>
</message>
<message>
 <source>Passages [runs]</source>
 <translation>Passages [trajectoires]</translation>
</message>
<message>
 <source>Passages of a simulation to compare with</source>
 <translation>Passages d'une simulation à comparer</translation>
</message>
<message>
 <source>Passages of each scenario [runs]</source>
 <translation>Passages de chaque scénario [trajectoires]</translation>
</message>
<message>
 <source>Passages outside of the indication [%]</source>
 <translation>Passages hors de la carte indicative [%]</translation>
</message>
<message>
 <source>Passing height of the centre, 95th percentile [m]</source>
 <translation>Hauteur de passage du centre, 95e centile [m]</translation>
</message>
<message>
 <source>Passing height of the centre, maximum [m]</source>
 <translation>Hauteur de passage du centre, maximum [m]</translation>
</message>
<message>
 <source>Passing height of the centre, mean [m]</source>
 <translation>Hauteur de passage du centre, moyenne [m]</translation>
</message>
<message>
 <source>Paths</source>
 <translation>Trajectoires</translation>
</message>
<message>
 <source>Paths of the blocks' centres of mass, with height (Z) and time in seconds (M).</source>
 <translation>Des centres de gravité des blocs, avec altitude (Z) et temps en secondes (M).</translation>
</message>
<message>
 <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M). They carry the motion at their vertices, from which screen lines, barriers and profiles compute the energy including rotation.</source>
 <translation>Trajectoires des centres de gravité, en lignes avec altitude (Z) et temps en secondes (M). Elles portent le mouvement à leurs sommets, d'où lignes de contrôle, ouvrages et profils tirent l'énergie avec la rotation.</translation>
</message>
<message>
 <source>Penetration d = 2 E / F, of a force that rises and falls evenly in time; the largest of the formulas is shown. Static force: the largest of the forces times the factor given.</source>
 <translation>Pénétration d = 2 E / F, d'une force qui croît et décroît également dans le temps ; la plus grande des formules est montrée. Force statique : la plus grande des forces fois le facteur donné.</translation>
</message>
<message>
 <source>Penetration of the deepest point of a rock, not exceeded in {:g} % of the steps with contact, in % of its radius</source>
 <translation>Profondeur du point le plus bas d'un bloc dans {:g} % des pas avec contact, en % de son rayon</translation>
</message>
<message>
 <source>Penetration: p = E / F, with the mean force F. For a triangular pulse the mean is half of the largest force. Thickness: horizontal, at the height of the centre of the rock at the line, b + (crest - height) (cot β uphill + cot β downhill).</source>
 <translation>Pénétration : p = E / F, le travail de la force moyenne. D'une force maximale, la moyenne est la moitié pour une impulsion triangulaire. Épaisseur : horizontale, à la hauteur du centre du bloc à la ligne, b + (crête - hauteur) (cot β amont + cot β aval).</translation>
</message>
<message>
 <source>Per hectare of plan area.</source>
 <translation>De surface en plan.</translation>
</message>
<message>
 <source>Percentage of the height of the net.</source>
 <translation>De la hauteur du filet.</translation>
</message>
<message>
 <source>Percentage of the height of the tree; cells below it are not part of the crown.</source>
 <translation>En pour-cent de la hauteur de l'arbre ; les cellules plus basses ne font pas partie de la couronne.</translation>
</message>
<message>
 <source>Percentile [%]</source>
 <translation>Centile [%]</translation>
</message>
<message>
 <source>Percentile of forces, energies and depths within a section.</source>
 <translation>Des forces, énergies et pénétrations dans un tronçon.</translation>
</message>
<message>
 <source>Percentile of run-out, energy and height. 95 is usual.</source>
 <translation>De la distance parcourue, de l'énergie et de la hauteur. 95 est usuel.</translation>
</message>
<message>
 <source>Percentile of the energy, largest of the simulations [kJ]</source>
 <translation>Percentile de l'énergie, le plus grand des simulations [kJ]</translation>
</message>
<message>
 <source>Percentile of the energy, smallest of the simulations [kJ]</source>
 <translation>Percentile de l'énergie, le plus petit des simulations [kJ]</translation>
</message>
<message>
 <source>Percentile of the run-out, largest of the simulations [m]</source>
 <translation>Percentile de la distance parcourue, le plus grand des simulations [m]</translation>
</message>
<message>
 <source>Percentile of the run-out, smallest of the simulations [m]</source>
 <translation>Percentile de la distance parcourue, le plus petit des simulations [m]</translation>
</message>
<message>
 <source>Percentile of velocity, height and energy at the line. The codes use the 95th or the 99th.</source>
 <translation>De la vitesse, de la hauteur et de l'énergie à la ligne. Les normes prennent le 95e ou le 99e.</translation>
</message>
<message>
 <source>Percentiles interpolate between neighbouring values. Their confidence is that of order statistics and covers the number of runs only, not the ground, the rocks or the model. – where the runs are too few to bound it.</source>
 <translation>Les centiles interpolent entre valeurs voisines. Leur confiance est celle des statistiques d'ordre et ne renseigne que sur le nombre de trajectoires, non sur le sol, les blocs ou le modèle. Un tiret (–) figure là où les trajectoires sont trop peu nombreuses pour la borner.</translation>
</message>
<message>
 <source>Perimeter</source>
 <translation>Périmètre</translation>
</message>
<message>
 <source>Person responsible for the report.</source>
 <translation>Qui répond du rapport.</translation>
</message>
<message>
 <source>Persons in the object while it is occupied, or in one vehicle. If left empty, one person.</source>
 <translation>Personnes dans l'objet quand il est occupé, ou dans un véhicule. Vide : une personne.</translation>
</message>
<message>
 <source>Pfeiffer and Bowen</source>
 <translation>Pfeiffer et Bowen</translation>
</message>
<message>
 <source>Picture</source>
 <translation>Image</translation>
</message>
<message>
 <source>Pictures (*.png *.svg *.pdf)</source>
 <translation>Images (*.png *.svg *.pdf)</translation>
</message>
<message>
 <source>Pieces at barriers</source>
 <translation>Fragments aux ouvrages</translation>
</message>
<message>
 <source>Pieces of a rock that hit a field within this time are added. If left empty, all of them.</source>
 <translation>Les fragments d'un bloc qui frappent une travée sans plus d'écart sont additionnés. Laissé vide : tous.</translation>
</message>
<message>
 <source>Place</source>
 <translation>Lieu</translation>
</message>
<message>
 <source>Places for a net</source>
 <translation>Places pour un filet</translation>
</message>
<message>
 <source>Places for the net</source>
 <translation>Places pour le filet</translation>
</message>
<message>
 <source>Places planned barrier lines on the terrain, gives them a height and a net class, and checks them: length, posts, steepest ground, elevation of the top, missing elevations. The result is the input BARRIERS of Simulate rockfall. With the trajectories or the crossings of a simulation it reports how many rocks each barrier stops and the required height and class, and compares variants without simulating again. A screening model: barriers do not deform, fill up or wear.</source>
 <translation>Pose sur le terrain les lignes d'ouvrages projetés, leur donne une hauteur et une classe de filet, et les contrôle&#xa0;: longueur, poteaux, sol le plus raide, altitude du bord supérieur, altitudes manquantes. Le résultat est l'entrée BARRIERS de Simuler des chutes de pierres et de blocs. Avec les trajectoires ou les passages d'une simulation, il indique combien de blocs chaque ouvrage arrête, quelles hauteur et classe sont nécessaires, et compare des variantes sans simuler à nouveau. Modèle de présélection&#xa0;: les ouvrages ne cèdent pas, ne se remplissent pas et ne s'usent pas.</translation>
</message>
<message>
 <source>Places where rocks start. Points are used as they are; lines and polygons are sampled at the spacing among the advanced inputs. Only x and y are used; the height comes from the elevation model.</source>
 <translation>D'où partent les blocs. Les points sont repris tels quels&#xa0;; les lignes et les polygones sont échantillonnés selon l'espacement des entrées avancées. Seuls x et y comptent&#xa0;; l'altitude vient du modèle de terrain.</translation>
</message>
<message>
 <source>Plan to print</source>
 <translation>Plan à imprimer</translation>
</message>
<message>
 <source>Plans added to the project: {}.</source>
 <translation>Plans que le projet ne contenait pas encore : {}.</translation>
</message>
<message>
 <source>Plans left out, because their layers are no longer in the study: {}.</source>
 <translation>Plans dont l'étude n'a plus les couches : {}.</translation>
</message>
<message>
 <source>Play</source>
 <translation>Lire</translation>
</message>
<message>
 <source>Play or stop</source>
 <translation>Lire ou arrêter</translation>
</message>
<message>
 <source>Plot</source>
 <translation>Graphique</translation>
</message>
<message>
 <source>Point cloud or mesh</source>
 <translation>Nuage de points ou maillage</translation>
</message>
<message>
 <source>Point clouds (*.las *.laz *.xyz *.csv)</source>
 <translation>Nuages de points (*.las *.laz *.xyz *.csv)</translation>
</message>
<message>
 <source>Point of the rock that must be above the top for it to pass over a barrier</source>
 <translation>Un bloc passe par-dessus un ouvrage si ce point est au-dessus du bord supérieur</translation>
</message>
<message>
 <source>PointZ or MultiPointZ features of one rock, in a projected coordinate system or a scanner's own.</source>
 <translation>Entités PointZ ou MultiPointZ d'un seul bloc, dans un système de coordonnées projeté ou celui d'un scanner.</translation>
</message>
<message>
 <source>Points (*.pts)</source>
 <translation>Points (*.pts)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</source>
 <translation>Points et maillages (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
 <translation>Points et maillages (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
</message>
<message>
 <source>Points for the input RELEASES of the simulation, with the slope, the number of their area, and the true area that each represents.</source>
 <translation>Points pour l'entrée RELEASES de la simulation, avec la pente, le numéro de leur zone et la surface vraie que chacun représente.</translation>
</message>
<message>
 <source>Points from Single trees, Trees from heights or Simulate rockfall. Lying logs are ignored.</source>
 <translation>Points comme d'Arbres individuels ou d'Arbres selon les hauteurs, ou de la simulation. Les troncs couchés sont laissés de côté.</translation>
</message>
<message>
 <source>Points of a lidar flight, in the coordinate system of the elevation model. Files of .laz need the Python package laspy.</source>
 <translation>D'un vol lidar, dans le système de coordonnées du modèle de terrain. Les fichiers .laz ont besoin du paquet Python laspy.</translation>
</message>
<message>
 <source>Points or a line along the top of the talus, where the cliff ends.</source>
 <translation>Points ou ligne le long du haut de l'éboulis, là où la falaise se termine.</translation>
</message>
<message>
 <source>Points where blocks came to rest, or where they left scars. Use at least 20 points, all from one event or from one kind of block.</source>
 <translation>Où des blocs se sont immobilisés, ou ont laissé des traces d'impact. 20 points et plus&#xa0;; tous d'un même événement ou d'un même genre de blocs.</translation>
</message>
<message>
 <source>Points, buildings as polygons, roads as lines; a field name holds their name. With the trajectories of all simulations each run that meets the shape within the radius of its rock is a hit, as in Rocks at screen lines. Without them hits are estimated from the cells of the object.</source>
 <translation>Points, bâtiments en polygones, routes en lignes ; un champ name est leur nom. Avec les trajectoires de toutes les simulations, chaque tirage qui atteint la forme à moins du rayon de son bloc est un impact, comme dans Blocs aux lignes de contrôle. Sans elles, les impacts sont estimés d'après les cellules de l'objet.</translation>
</message>
<message>
 <source>Points, lines or areas where blocks start.</source>
 <translation>Points, lignes ou surfaces d'où partent les blocs.</translation>
</message>
<message>
 <source>Points, lines or polygons. The slope of a stand is then that of the steepest line from a release to the lower edge of the stand, and the part of this line outside the forest counts as bare slope. If left empty, the slope of the ground in the stand is used; below 31° blocks then stop without trees, however fast they arrive from above.</source>
 <translation>Points, lignes ou polygones. La pente d'un peuplement est alors celle de la ligne la plus raide d'un départ à son bord inférieur, et ce qui n'y est pas forêt est pris comme nu. Vide : la pente est celle du sol dans le peuplement. Sur un sol de moins de 31°, les blocs s'y arrêtent alors d'eux-mêmes, quelle que soit leur vitesse à l'arrivée.</translation>
</message>
<message>
 <source>Poisson</source>
 <translation>Poisson</translation>
</message>
<message>
 <source>Polygon drawn</source>
 <translation>Polygone dessiné</translation>
</message>
<message>
 <source>Polygon to use where several overlap</source>
 <translation>Polygone qui compte là où plusieurs se superposent</translation>
</message>
<message>
 <source>Polygons narrower than this are slivers, strips between polygons narrower than this are gaps; holes are gaps of any width. Left empty, it is the side of a cell.</source>
 <translation>Les polygones plus étroits que cette largeur sont des polygones effilés, les bandes plus étroites qu'elle entre des polygones sont des lacunes&#xa0;; les trous sont des lacunes quelle que soit leur largeur. Si le champ est vide, c'est le côté d'une cellule.</translation>
</message>
<message>
 <source>Polygons of forest, each evaluated by itself.</source>
 <translation>Polygones de forêt, chacun considéré seul.</translation>
</message>
<message>
 <source>Polygons of forest, in a projected coordinate system in metres.</source>
 <translation>Polygones de forêt, dans un système de coordonnées projeté en mètres.</translation>
</message>
<message>
 <source>Polygons of forest. Trees are searched for only inside them. Without stands, roofs and masts are taken for trees, too.</source>
 <translation>Polygones de forêt. Les arbres ne sont cherchés que dedans : sans eux, les toits et les mâts sont aussi des arbres.</translation>
</message>
<message>
 <source>Polygons proposed by the slope alone: {}. Rock from {:.0f}°: {}; debris below it from {:.0f}°: {}; meadow elsewhere: {}. Check each of them and correct errors. Undo removes them; nothing is saved yet.</source>
 <translation>Polygones proposés d’après la seule pente : {}. Rocher dès {:.0f}° : {} ; éboulis en contrebas dès {:.0f}° : {} ; pré ailleurs : {}. Regardez chacun d’eux et changez ce qui est faux. Annuler le dernier les retire ; rien n’est encore enregistré.</translation>
</message>
<message>
 <source>Polygons taken from a layer</source>
 <translation>Polygones repris d'une couche</translation>
</message>
<message>
 <source>Polygons taken: {}.</source>
 <translation>Polygones repris&#xa0;: {}.</translation>
</message>
<message>
 <source>Polygons taken: {}; left out, as they are fully covered: {}.</source>
 <translation>Polygones repris&#xa0;: {}&#xa0;; laissés de côté, car déjà entièrement cartographiés&#xa0;: {}.</translation>
</message>
<message>
 <source>Polygons without detachments, whatever the slope: walls, cuttings, moraine, glaciers, secured cliffs.</source>
 <translation>Polygones dans lesquels rien ne se détache, quelle que soit la pente&#xa0;: murs, tranchées, moraines, glaciers, falaises sécurisées.</translation>
</message>
<message>
 <source>Position above the lower edge [%]</source>
 <translation>Place au-dessus du bord inférieur [%]</translation>
</message>
<message>
 <source>Position along the net [%]</source>
 <translation>Place le long du filet [%]</translation>
</message>
<message>
 <source>Position and reason of each run's end, with the same fields.</source>
 <translation>Où et pourquoi chaque trajectoire a pris fin, avec les mêmes champs.</translation>
</message>
<message>
 <source>Positions nearer to another stem are drawn again. 0: anywhere (Poisson process).</source>
 <translation>Les emplacements plus proches d'une autre tige sont tirés à nouveau. 0&#xa0;: n'importe où (processus de Poisson).</translation>
</message>
<message>
 <source>Positive upwards, so falling rocks have negative values. A number, or a distribution that each run draws from. For rocks that are thrown by a blast, or that are followed from the middle of their fall.</source>
 <translation>Vers le haut, les blocs qui tombent ont donc des nombres négatifs. Un nombre, ou une distribution dont chaque trajectoire tire. Pour des blocs projetés par un tir de mine, ou suivis dès le milieu de leur chute.</translation>
</message>
<message>
 <source>Positive where it falls in the direction of the rocks; for the component across the roof only.</source>
 <translation>Positive s'il descend dans le sens des blocs ; pour la part normale au toit seulement.</translation>
</message>
<message>
 <source>Possible causes are free falls from cliffs, errors of the elevation model, and ground that takes too little energy.</source>
 <translation>Chercher des chutes libres, des erreurs du modèle altimétrique ou un sol qui prend trop peu d'énergie.</translation>
</message>
<message>
 <source>Possible shapes of the blocks</source>
 <translation>Formes que les blocs peuvent avoir</translation>
</message>
<message>
 <source>Posts stand at equal spacing along the line.</source>
 <translation>Les poteaux sont à distances égales le long de la ligne.</translation>
</message>
<message>
 <source>Precision of the 95th percentile of {}: {:.1f} %, target {:.1f} %; {} of at most {} runs were made.</source>
 <translation>Précision du 95e centile de {}&#xa0;: {:.1f}&#xa0;%, voulue {:.1f}&#xa0;%&#xa0;; {} trajectoires sur {} au plus ont été calculées.</translation>
</message>
<message>
 <source>Precision reached [%]</source>
 <translation>Précision atteinte [%]</translation>
</message>
<message>
 <source>Prepare the engine in the background when QGIS starts</source>
 <translation>Préparer le moteur en arrière-plan au démarrage de QGIS</translation>
</message>
<message>
 <source>Print</source>
 <translation>Impression</translation>
</message>
<message>
 <source>Probabilities of the sources</source>
 <translation>Probabilités des sources</translation>
</message>
<message>
 <source>Probability of death, {}</source>
 <translation>Probabilité de décès, {}</translation>
</message>
<message>
 <source>Probability that a confidence interval contains the true value.</source>
 <translation>Probabilité qu'un tel intervalle contienne la vraie valeur.</translation>
</message>
<message>
 <source>Probability that at least one block passes the cell within a year.</source>
 <translation>Probabilité qu'au moins un bloc traverse la cellule en une année.</translation>
</message>
<message>
 <source>Probability that the first line is the best [%]</source>
 <translation>Probabilité que la première ligne soit la meilleure [%]</translation>
</message>
<message>
 <source>Problems of the map</source>
 <translation>Problèmes de la carte</translation>
</message>
<message>
 <source>Product sheet</source>
 <translation>Fiche de produit</translation>
</message>
<message>
 <source>Product sheet of the net (instead)</source>
 <translation>Fiche de produit du filet (à la place)</translation>
</message>
<message>
 <source>Product sheet of this net</source>
 <translation>Fiche de produit de ce filet</translation>
</message>
<message>
 <source>Profile</source>
 <translation>Profil</translation>
</message>
<message>
 <source>Profile along a line</source>
 <translation>Profil le long d'une ligne</translation>
</message>
<message>
 <source>Profile of your guideline, such as NaiS, a row for each block size; an empty cell means no requirement. Talus contains no profile, because none could be checked in its source.</source>
 <translation>De votre directive, comme NaiS, une ligne par taille de blocs ; les cellules vides ne demandent rien. Talus n'a pas de profil propre, car aucun n'a pu être lu dans sa source.</translation>
</message>
<message>
 <source>Project for the field</source>
 <translation>Projet pour le terrain</translation>
</message>
<message>
 <source>Projects of QGIS (*.qgz *.qgs)</source>
 <translation>Projets QGIS (*.qgz *.qgs)</translation>
</message>
<message>
 <source>Properties of the rock</source>
 <translation>Propriétés du bloc</translation>
</message>
<message>
 <source>Propose from the terrain</source>
 <translation>Proposer d’après le terrain</translation>
</message>
<message>
 <source>Protective forest check</source>
 <translation>Vérification de la forêt de protection</translation>
</message>
<message>
 <source>Purpose</source>
 <translation>Pour quoi</translation>
</message>
<message>
 <source>Python code of forms</source>
 <translation>code Python de formulaires</translation>
</message>
<message>
 <source>Python functions of expressions</source>
 <translation>fonctions Python d'expressions</translation>
</message>
<message>
 <source>Python packages ...</source>
 <translation>Paquets Python ...</translation>
</message>
<message>
 <source>Python packages for Talus</source>
 <translation>Paquets Python pour Talus</translation>
</message>
<message>
 <source>QGIS could not write the pictures of the film.</source>
 <translation>QGIS n'a pas pu écrire les images du film.</translation>
</message>
<message>
 <source>QML or HTML in forms</source>
 <translation>QML ou HTML dans des formulaires</translation>
</message>
<message>
 <source>Quantities with a statistically significant change</source>
 <translation>Grandeurs dont le changement est statistiquement significatif</translation>
</message>
<message>
 <source>Quantity</source>
 <translation>Grandeur</translation>
</message>
<message>
 <source>Quantity whose precision stops the simulation</source>
 <translation>Ce qui doit avoir cette précision</translation>
</message>
<message>
 <source>Query</source>
 <translation>Interroger</translation>
</message>
<message>
 <source>Query on the map</source>
 <translation>Interroger la carte</translation>
</message>
<message>
 <source>RANGES, row {}: {}</source>
 <translation>RANGES, ligne {} : {}</translation>
</message>
<message>
 <source>RANGES, row {}: {} of {} is in an earlier row; leave one out.</source>
 <translation>RANGES, ligne {} : {} de {} figure dans une ligne précédente ; supprimez-en une.</translation>
</message>
<message>
 <source>RANGES: slip friction as the ground model uses mu_min, mu_max, kappa and beta of the classes unchanged; choose another model (GROUND_MODEL), or the softness alone.</source>
 <translation>RANGES : le frottement de glissement comme modèle de sol prend mu_min, mu_max, kappa et beta des classes tels quels ; choisissez un autre modèle (GROUND_MODEL), ou la mollesse seule.</translation>
</message>
<message>
 <source>RANKING: {value:.0f} impacts are too few for a response surface, or the net states no strength; crossings are ranked by energy.</source>
 <translation>RANKING&#xa0;: {value:.0f} impacts ne suffisent pas à une surface de réponse, ou le filet n'indique aucune résistance&#xa0;; les passages sont classés par énergie.</translation>
</message>
<message>
 <source>RATE is {}; give blocks per year, more than 0, or a distribution such as lognormal(0.2, 0.5).</source>
 <translation>RATE vaut {} ; donnez des blocs par an, plus de 0, ou une distribution telle que lognormal(0.2, 0.5).</translation>
</message>
<message>
 <source>RATES, row {}: {!r} runs and {!r} blocks per year; give at least 1 run and a positive rate.</source>
 <translation>RATES, ligne {} : {!r} trajectoires et {!r} blocs par an ; donnez au moins 1 trajectoire et un taux positif.</translation>
</message>
<message>
 <source>RATES: there are SCENARIOS, too; give one of these tables and empty the other.</source>
 <translation>RATES : il y a aussi SCENARIOS ; donnez l'un de ces tableaux et videz l'autre.</translation>
</message>
<message>
 <source>RATES: {} values do not make rows of {}: runs, blocks per year.</source>
 <translation>RATES : {} valeurs ne font pas des lignes de {} : trajectoires, blocs par an.</translation>
</message>
<message>
 <source>REFERENCE_WIDTH: the rules demand frequencies of {:g} m of slope, and {:g} m were given; leave this input empty.</source>
 <translation>REFERENCE_WIDTH : les règles exigent des fréquences pour {:g} m de versant, et {:g} m ont été indiqués ; laissez cette entrée vide.</translation>
</message>
<message>
 <source>RELEASES: the layer {} is also the input {}; choose the layer from which rocks fall.</source>
 <translation>RELEASES : la couche {} est aussi donnée pour {} ; choisissez la couche d'où tombent les blocs.</translation>
</message>
<message>
 <source>RELEASES: {value:.0f} of {limit:.0f} points are nearer to another than a block's diameter, and are left out.</source>
 <translation>RELEASES : {value:.0f} places sur {limit:.0f} sont plus proches d'une autre que le diamètre d'un bloc et sont laissées de côté.</translation>
</message>
<message>
 <source>RELEASE_FIELD: an inventory has boulders whose release is not known; choose stops (PLACES), or leave the field empty.</source>
 <translation>RELEASE_FIELD: un inventaire contient des blocs dont le départ est inconnu ; choisissez les arrêts (PLACES), ou laissez le champ vide.</translation>
</message>
<message>
 <source>RELEASE_FIELD: feature {} comes from the release {!r}, which no feature of the releases is called; there are {}.</source>
 <translation>RELEASE_FIELD: l'entité {} provient du départ {!r}, mais aucune entité des départs ne porte ce nom ; il y a {}.</translation>
</message>
<message>
 <source>RELEASE_FIELD: the release of each block is found by two fields, one of the observed blocks and RELEASE_ID_FIELD of the releases; give both or none.</source>
 <translation>RELEASE_FIELD: le départ de chaque bloc se trouve par deux champs, l'un des blocs observés et RELEASE_ID_FIELD des départs ; donnez les deux ou aucun.</translation>
</message>
<message>
 <source>RELEASE_ID_FIELD: feature {} of the releases has no value in {}; fill it in.</source>
 <translation>RELEASE_ID_FIELD: l'entité {} des départs n'a pas de valeur dans {} ; complétez-la.</translation>
</message>
<message>
 <source>RETURN_ENERGY: once in {period:g} years the energy is above the highest threshold, {limit:g} kJ, in {value:.0f} cells, which show just more than that.</source>
 <translation>RETURN_ENERGY : une fois en {period:g} ans l'énergie dépasse le seuil le plus haut, {limit:g} kJ, dans {value:.0f} cellules, qui montrent juste plus que lui.</translation>
</message>
<message>
 <source>RG70, RG20 and RG10 are 0: Rockyfor3D treats the ground as smooth.</source>
 <translation>RG70, RG20 et RG10 valent 0 : Rockyfor3D prend le sol pour lisse.</translation>
</message>
<message>
 <source>ROCK: the simulation has rocks of the shape {shapes}, and {subject} is thrown into the net.</source>
 <translation>ROCK : la simulation a des blocs de forme {shapes}, et {subject} est lancé dans le filet.</translation>
</message>
<message>
 <source>ROCKS: choose a shape.</source>
 <translation>ROCKS : choisissez une forme.</translation>
</message>
<message>
 <source>ROCK_FILE: only convex blocks can collide with each other; use the hull.</source>
 <translation>ROCK_FILE : seuls des blocs convexes peuvent se heurter ; prenez l'enveloppe.</translation>
</message>
<message>
 <source>ROCK_SOLID: a rock of several parts cannot be stretched to the sizes of blocks; choose its hull.</source>
 <translation>ROCK_SOLID: un bloc en plusieurs parties ne peut être étiré aux tailles des blocs ; choisissez son enveloppe.</translation>
</message>
<message>
 <source>RUNS: {value:.0f} of {thrown} rocks pass over the crest of the slope of {height:g} m with {slope:g} : 1; the others stop behind it. Its shares are based on these few.</source>
 <translation>RUNS : {value:.0f} blocs sur {thrown} passent la crête du talus de {height:g} m avec {slope:g} : 1 ; les autres s'arrêtent avant. Les parts se rapportent à ces quelques blocs.</translation>
</message>
<message>
 <source>Radius for the height of a cliff [m]</source>
 <translation>Rayon pour la hauteur d'une falaise [m]</translation>
</message>
<message>
 <source>Radius of the design block [m]</source>
 <translation>Rayon du bloc de dimensionnement [m]</translation>
</message>
<message>
 <source>Raise the crest, steepen the uphill face (UPHILL_ANGLE), or add a ditch, and simulate again.</source>
 <translation>Relever la crête, raidir le parement amont (UPHILL_ANGLE) ou ajouter une fosse, puis simuler à nouveau.</translation>
</message>
<message>
 <source>Random seed</source>
 <translation>Graine du hasard</translation>
</message>
<message>
 <source>Ranges of single numbers of the ground</source>
 <translation>Plages de valeurs isolées du sol</translation>
</message>
<message>
 <source>Ranking of the lines</source>
 <translation>Lignes dans leur ordre</translation>
</message>
<message>
 <source>Rare run-outs</source>
 <translation>Portées rares</translation>
</message>
<message>
 <source>Rare run-outs: friction of the energy line</source>
 <translation>Portées rares : frottement de la ligne d'énergie</translation>
</message>
<message>
 <source>Rare run-outs: levels [m]</source>
 <translation>Portées rares : niveaux [m]</translation>
</message>
<message>
 <source>Rare run-outs: measure of a level</source>
 <translation>Portées rares : ce qui doit être au-delà d'un niveau</translation>
</message>
<message>
 <source>Rare run-outs: runs that continue from a level</source>
 <translation>Portées rares : passages qui continuent d'un niveau</translation>
</message>
<message>
 <source>Rare run-outs: smallest share of the rocks sought</source>
 <translation>Portées rares : plus petite part des blocs recherchée</translation>
</message>
<message>
 <source>Raster of ground and forest (instead)</source>
 <translation>Raster de sol et de forêt (à la place)</translation>
</message>
<message>
 <source>Raster with the mean stem diameter [cm]</source>
 <translation>Raster du diamètre moyen des tiges [cm]</translation>
</message>
<message>
 <source>Raster with the stems per hectare</source>
 <translation>Raster des tiges par hectare</translation>
</message>
<message>
 <source>Rasters (*.tif *.tiff *.asc *.vrt *.img);;All files (*)</source>
 <translation>Rasters (*.tif *.tiff *.asc *.vrt *.img);;Tous les fichiers (*)</translation>
</message>
<message>
 <source>Rate</source>
 <translation>Taux</translation>
</message>
<message>
 <source>Rate at which friction grows with slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Vitesse à laquelle le frottement croît avec le glissement (éq. 46). Laissé vide, les classes de sol décident.</translation>
</message>
<message>
 <source>Rate at which logs decay [1/year]</source>
 <translation>Taux de décomposition des troncs couchés [1/an]</translation>
</message>
<message>
 <source>Rate at which the slip of a flying rock decays (eq. 47). If left empty, the ground classes give it.</source>
 <translation>Vitesse à laquelle un bloc en vol oublie le chemin glissé (éq. 47). Laissé vide, les classes de sol décident.</translation>
</message>
<message>
 <source>Rates of each simulation (instead)</source>
 <translation>Taux de chaque simulation (à la place)</translation>
</message>
<message>
 <source>Rates that rest on {:g} events may be {:.2f} to {:.2f} times as large (95 %), and all frequencies with them.</source>
 <translation>Des taux qui reposent sur {:g} événements peuvent être {:.2f} à {:.2f} fois aussi grands (95 %), et toutes les fréquences avec eux.</translation>
</message>
<message>
 <source>Reach ...</source>
 <translation>Atteinte ...</translation>
</message>
<message>
 <source>Reach angle [°]</source>
 <translation>Angle de la ligne d'énergie [°]</translation>
</message>
<message>
 <source>Reach angle by volume: two numbers</source>
 <translation>Angle de portée selon le volume : deux nombres</translation>
</message>
<message>
 <source>Reach angle of a run [°]</source>
 <translation>Angle de la ligne d'énergie d'une trajectoire [°]</translation>
</message>
<message>
 <source>Reach angles</source>
 <translation>Angles de la ligne d'énergie</translation>
</message>
<message>
 <source>Reach probability</source>
 <translation>Probabilité d'atteinte</translation>
</message>
<message>
 <source>Reach probability [share of runs]</source>
 <translation>Probabilité d'atteinte [part des trajectoires]</translation>
</message>
<message>
 <source>Reach probability per year</source>
 <translation>Probabilité d'atteinte annuelle</translation>
</message>
<message>
 <source>Reach probability with its band</source>
 <translation>Probabilité d'atteinte avec sa bande</translation>
</message>
<message>
 <source>Reach probability, lower bound</source>
 <translation>Probabilité d'atteinte, borne inférieure</translation>
</message>
<message>
 <source>Reach probability, upper bound</source>
 <translation>Probabilité d'atteinte, borne supérieure</translation>
</message>
<message>
 <source>Read a part of it, give it more memory, or leave the splitting out.</source>
 <translation>En lire une partie, lui donner plus de mémoire, ou renoncer à la division.</translation>
</message>
<message>
 <source>Reading and limits of the numbers</source>
 <translation>Comment lire les chiffres clés, et limites</translation>
</message>
<message>
 <source>Reading the trajectories ...</source>
 <translation>Lecture des trajectoires ...</translation>
</message>
<message>
 <source>Reads the input folder of ASCII grids of Rockyfor3D: the elevation model, sources with their blocks, and soil types become layers for Simulate rockfall, so that a study can be repeated and compared.</source>
 <translation>Lit le dossier de grilles ASCII que prend Rockyfor3D : le modèle d'altitude, les points de départ avec leurs blocs et les types de sol deviennent des couches pour la simulation, de sorte qu'une étude peut être refaite et comparée.</translation>
</message>
<message>
 <source>Receives talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder that already holds a field project is refused, for its survey would be lost.</source>
 <translation>Reçoit talus_field.qgz et talus_field.gpkg. Copiez tout le dossier sur l'appareil. Un dossier qui contient un projet de terrain est refusé, car son relevé serait perdu.</translation>
</message>
<message>
 <source>Redo</source>
 <translation>Rétablir</translation>
</message>
<message>
 <source>Reduce the spacing of the stations (SPACING).</source>
 <translation>Réduisez la distance des stations (SPACING).</translation>
</message>
<message>
 <source>Reduce the time step.</source>
 <translation>Réduire le pas de temps.</translation>
</message>
<message>
 <source>Reduce the time step. Where rocks pass from soft onto harder ground, a shorter step does not change that.</source>
 <translation>Réduire le pas de temps. Là où des blocs passent d'un sol mou à un sol plus dur, un pas plus court n'y change rien.</translation>
</message>
<message>
 <source>Reduction of the energy (95 %) at the objects by the forest [%]</source>
 <translation>Réduction de l'énergie (95 %) aux objets par la forêt [%]</translation>
</message>
<message>
 <source>Reduction of the total energy at the objects by the forest [%]</source>
 <translation>Réduction de l'énergie totale aux objets par la forêt [%]</translation>
</message>
<message>
 <source>Reference of the height</source>
 <translation>Où compte la hauteur</translation>
</message>
<message>
 <source>Reference width of an object [m]</source>
 <translation>Largeur de l'objet auquel se rapportent les fréquences [m]</translation>
</message>
<message>
 <source>Regional indication map</source>
 <translation>Carte régionale d'indication de danger</translation>
</message>
<message>
 <source>Regional relation from an inventory: rows in the order of height, with linear interpolation between them.</source>
 <translation>De la région, selon son inventaire : hauteurs croissantes, droites entre les lignes.</translation>
</message>
<message>
 <source>Relative to the horizontal, from the bottom up to the ground. It must be steeper than the ground.</source>
 <translation>Par rapport à l'horizontale, du fond jusqu'au sol. Il doit être plus raide que le terrain.</translation>
</message>
<message>
 <source>Relative to the horizontal. Compacted soil stands at 30 to 40°, reinforced soil up to 70°. Steep faces keep rolling rocks from climbing over.</source>
 <translation>Par rapport à l'horizontale. Un sol compacté tient à 30 à 40°, un sol renforcé jusqu'à 70°. Des parements raides empêchent les blocs roulants de passer par-dessus.</translation>
</message>
<message>
 <source>Relative to the horizontal. It must be steeper than the ground, or the face has no toe.</source>
 <translation>Par rapport à l'horizontale. Il doit être plus raide que le terrain, sinon le parement n'a pas de pied.</translation>
</message>
<message>
 <source>Release</source>
 <translation>Point de départ</translation>
</message>
<message>
 <source>Release from which the block came, if known: a value of the field below. If left empty, each block is simulated from all releases.</source>
 <translation>Si l'on sait de quel départ chaque bloc provient : la valeur que le départ a dans son champ ci-dessous. Vide : chaque bloc est lancé de tous les départs.</translation>
</message>
<message>
 <source>Release height above the ground [m]</source>
 <translation>Hauteur de départ au-dessus du sol [m]</translation>
</message>
<message>
 <source>Release points</source>
 <translation>Points de départ</translation>
</message>
<message>
 <source>Release points per hectare of the slope [1/hm²]</source>
 <translation>Points de départ par hectare de versant [1/hm²]</translation>
</message>
<message>
 <source>Release points, blocks and states of the ground other than those of the inputs were not simulated. A cell that no run passes is not proven safe.</source>
 <translation>D'autres lieux de départ, blocs et états du sol que ceux des données n'ont pas été simulés. Une cellule que ne traverse aucun parcours n'est pas prouvée sûre.</translation>
</message>
<message>
 <source>Release points, lines or areas</source>
 <translation>Points, lignes ou zones de départ</translation>
</message>
<message>
 <source>Release points: {}, of features: {}, runs: {}.</source>
 <translation>Points de départ : {}, d'entités : {}, trajectoires : {}.</translation>
</message>
<message>
 <source>Release rate</source>
 <translation>Taux de départ</translation>
</message>
<message>
 <source>Releases</source>
 <translation>Points de départ</translation>
</message>
<message>
 <source>Releases above the stands</source>
 <translation>Départs au-dessus des peuplements</translation>
</message>
<message>
 <source>Releases for the energy-line angle</source>
 <translation>Points de départ pour l'angle de la ligne d'énergie</translation>
</message>
<message>
 <source>Releases without ground under them</source>
 <translation>Points de départ sans terrain dessous</translation>
</message>
<message>
 <source>Relief</source>
 <translation>Relief</translation>
</message>
<message>
 <source>Remarks</source>
 <translation>Remarques</translation>
</message>
<message>
 <source>Remove</source>
 <translation>Supprimer</translation>
</message>
<message>
 <source>Remove what Talus installed</source>
 <translation>Supprimer ce que Talus a installé</translation>
</message>
<message>
 <source>Remove {} from the project? Its files are kept; layers that were never saved are lost.</source>
 <translation>Retirer {} du projet ? Ses fichiers restent ; les couches jamais enregistrées sont perdues.</translation>
</message>
<message>
 <source>Removed. Packages loaded in this session remain until QGIS is closed.</source>
 <translation>Supprimé. Ce que cette session a chargé reste jusqu'à la fermeture de QGIS.</translation>
</message>
<message>
 <source>Removes the run from the project; its files are kept.</source>
 <translation>Du projet ; ses fichiers restent.</translation>
</message>
<message>
 <source>Rename</source>
 <translation>Renommer</translation>
</message>
<message>
 <source>Rename ...</source>
 <translation>Renommer ...</translation>
</message>
<message>
 <source>Renames the group, its layers and the run in the study.</source>
 <translation>Pour le groupe, ses couches et l'étude.</translation>
</message>
<message>
 <source>Repair the net after this number of rocks, or use longer brakes.</source>
 <translation>Réparez le filet après ce nombre de blocs, ou prenez des freins plus longs.</translation>
</message>
<message>
 <source>Repeats each combination without forest polygons and single trees, where these are given.</source>
 <translation>Où des polygones de forêt ou des arbres isolés sont donnés : chaque combinaison aussi sans les deux.</translation>
</message>
<message>
 <source>Replace them by the median of their neighbours, or set them to no data and fill them (Raster &gt; Analysis &gt; Fill Nodata).</source>
 <translation>Les remplacer par la médiane de leurs voisines, ou les mettre à la valeur nulle et les remplir (Raster &gt; Analyse &gt; Remplir nodata).</translation>
</message>
<message>
 <source>Replaces class and capacity; left empty, the field energy_kj is taken where there is one.</source>
 <translation>Remplace la classe et la capacité&#xa0;; si le champ est vide, energy_kj est utilisé s'il existe.</translation>
</message>
<message>
 <source>Replaces the relation with the diameter where it is not empty.</source>
 <translation>Remplace la relation avec le diamètre là où il n'est pas vide.</translation>
</message>
<message>
 <source>Replaces the shapes of the library, with commas between them: superellipsoid and its exponent (2 an ellipsoid, 4 a rounded block, 10 nearly a box), prism and the number of sides of its polygon, or box; then the ratios of the axes, unless all are equal. For example: superellipsoid 2.5, prism 5, box 3:2:1.5. For comparison with studies of idealised rocks.</source>
 <translation>Remplacent les formes de la bibliothèque, séparées par des virgules : superellipsoid et son exposant (2 un ellipsoïde, 4 un bloc arrondi, 10 presque un parallélépipède), prism et le nombre de côtés de son polygone, ou box ; puis, si elles ne sont pas égales, les proportions des axes. Par exemple : superellipsoid 2.5, prism 5, box 3:2:1.5. Pour comparaison avec des études de blocs idéalisés.</translation>
</message>
<message>
 <source>Replaces the values of the classes that it names, and may add classes for the ground polygons; as written by the calibration. Columns as in resources/ground_classes.csv of Talus. The column rolling_meaning states that the rolling resistance includes the effect of corners; a table of the first versions lacks it and is refused. A table without surface_roughness [m] is read with 0 and a warning: its rolling resistance held for rocks of 1 t.</source>
 <translation>Remplace les valeurs des classes qu'elle nomme, et peut ajouter des classes pour les polygones de sol&#xa0;; telle que l'écrit le calage. Colonnes comme dans resources/ground_classes.csv de Talus. rolling_meaning dit que la résistance au roulement comprend ce que prennent les coins&#xa0;; une table des premières versions ne l'a pas et est refusée. Une table sans surface_roughness [m] est lue avec 0 et un avertissement&#xa0;: sa résistance au roulement valait pour des blocs de 1 t.</translation>
</message>
<message>
 <source>Report</source>
 <translation>Rapport</translation>
</message>
<message>
 <source>Report of the calibration</source>
 <translation>Rapport du calage</translation>
</message>
<message>
 <source>Report of the design checks</source>
 <translation>Rapport des vérifications</translation>
</message>
<message>
 <source>Report of the embankments</source>
 <translation>Rapport des merlons</translation>
</message>
<message>
 <source>Report of the galleries and walls</source>
 <translation>Rapport des galeries et murs</translation>
</message>
<message>
 <source>Report of the net</source>
 <translation>Rapport du filet</translation>
</message>
<message>
 <source>Report of the places</source>
 <translation>Rapport des places</translation>
</message>
<message>
 <source>Report of the protective forest</source>
 <translation>Rapport sur la forêt de protection</translation>
</message>
<message>
 <source>Report: author</source>
 <translation>Rapport : auteur</translation>
</message>
<message>
 <source>Report: date</source>
 <translation>Rapport : date</translation>
</message>
<message>
 <source>Report: object</source>
 <translation>Rapport : objet</translation>
</message>
<message>
 <source>Reproject it to a system made for the region.</source>
 <translation>Le reprojeter dans un système fait pour la région.</translation>
</message>
<message>
 <source>Reproject it to a system whose axes point east and north (Raster &gt; Projections &gt; Warp), such as {instead}.</source>
 <translation>Le reprojeter dans un système dont les axes pointent vers l'est et le nord (Raster &gt; Projections &gt; Projection), par exemple {instead}.</translation>
</message>
<message>
 <source>Required category of the residual height</source>
 <translation>Catégorie de hauteur résiduelle exigée</translation>
</message>
<message>
 <source>Required precision [%]</source>
 <translation>Précision voulue [%]</translation>
</message>
<message>
 <source>Residual hazard by block and loss of stems</source>
 <translation>Danger résiduel par bloc et perte de tiges</translation>
</message>
<message>
 <source>Residual height</source>
 <translation>Hauteur résiduelle</translation>
</message>
<message>
 <source>Residual height after the last successive rock [%]</source>
 <translation>Hauteur restante après le dernier bloc successif [%]</translation>
</message>
<message>
 <source>Residuals (observed less simulated run-out) of {} blocks: mean {:.1f} m, standard deviation {:.1f} m.</source>
 <translation>Résidus (portée observée moins simulée) de {} blocs : moyenne {:.1f} m, écart-type {:.1f} m.</translation>
</message>
<message>
 <source>Residuals of the blocks</source>
 <translation>Résidus des blocs</translation>
</message>
<message>
 <source>Residuals over mass and shape</source>
 <translation>Résidus selon la masse et la forme</translation>
</message>
<message>
 <source>Resolution [dots per inch]</source>
 <translation>Résolution [points par pouce]</translation>
</message>
<message>
 <source>Resolution of pictures, and of content that a PDF cannot draw as lines.</source>
 <translation>Des images, et de ce qu'un PDF ne peut pas dessiner en lignes.</translation>
</message>
<message>
 <source>Restitution and friction are drawn</source>
 <translation>Tirage de la restitution et du frottement</translation>
</message>
<message>
 <source>Restitution between blocks</source>
 <translation>Restitution entre les blocs</translation>
</message>
<message>
 <source>Restitution between blocks and ground</source>
 <translation>Restitution entre les blocs et le sol</translation>
</message>
<message>
 <source>Restitution of the earlier models</source>
 <translation>Restitution des modèles antérieurs</translation>
</message>
<message>
 <source>Restore the names of the layers</source>
 <translation>Donner aussi leurs noms aux couches</translation>
</message>
<message>
 <source>Result and its uncertainty, whether the parameters can be distinguished, and residuals over mass and shape or the sources of the boulders.</source>
 <translation>Ce qui a été trouvé, avec quelle précision, si les paramètres se distinguent, et les résidus selon la masse et la forme ou les sources des blocs.</translation>
</message>
<message>
 <source>Results</source>
 <translation>Résultats</translation>
</message>
<message>
 <source>Results at a place</source>
 <translation>Résultats en un lieu</translation>
</message>
<message>
 <source>Results of Talus and other layers of the plan. Results from files get their styles and names; layers of the project keep their appearance.</source>
 <translation>Résultats de Talus et tout ce qui doit figurer sur le plan. Les résultats tirés de fichiers reçoivent leurs styles et noms ; les couches du projet gardent leur aspect.</translation>
</message>
<message>
 <source>Results of Talus from files or from the project. They are recognised by their fields or metadata; other layers are left unchanged, with a warning.</source>
 <translation>Résultats de Talus tirés de fichiers ou du projet. Ce qu'est chacun, ses champs ou ses métadonnées le disent ; les couches qui n'en sont pas restent telles quelles, avec un avertissement.</translation>
</message>
<message>
 <source>Results of the runs</source>
 <translation>Résultats des trajectoires</translation>
</message>
<message>
 <source>Resume ...</source>
 <translation>Poursuivre ...</translation>
</message>
<message>
 <source>Resumes with {} finished members.</source>
 <translation>Continue avec {} membres déjà calculés.</translation>
</message>
<message>
 <source>Resumes with {} finished runs.</source>
 <translation>Reprend avec {} trajectoires déjà calculées.</translation>
</message>
<message>
 <source>Return period [years]</source>
 <translation>Période de retour [années]</translation>
</message>
<message>
 <source>Return period of passing heights [years]</source>
 <translation>Période de retour des hauteurs de passage [années]</translation>
</message>
<message>
 <source>Return period of the known event [years]</source>
 <translation>Période de retour de l'événement connu [années]</translation>
</message>
<message>
 <source>Return period with its band [years]</source>
 <translation>Période de retour avec sa bande [ans]</translation>
</message>
<message>
 <source>Return period, {}</source>
 <translation>Période de retour, {}</translation>
</message>
<message>
 <source>Return period, {}, lower bound</source>
 <translation>Période de retour, {}, borne inférieure</translation>
</message>
<message>
 <source>Return period, {}, upper bound</source>
 <translation>Période de retour, {}, borne supérieure</translation>
</message>
<message>
 <source>Return periods [years]</source>
 <translation>Périodes de retour demandées [années]</translation>
</message>
<message>
 <source>Return periods and blocks per event are assumptions of the user, and all probabilities depend on them.</source>
 <translation>Les périodes de retour et le nombre de blocs par événement sont des hypothèses de l'utilisateur, et toutes les probabilités en dépendent.</translation>
</message>
<message>
 <source>Return periods of any passage, and of more than each of these energies.</source>
 <translation>Périodes de retour de tout passage, et de plus que chacune de ces énergies.</translation>
</message>
<message>
 <source>Return periods of energies [years]</source>
 <translation>Périodes de retour des énergies [années]</translation>
</message>
<message>
 <source>Return periods of the memberships [years]</source>
 <translation>Périodes de retour des appartenances [ans]</translation>
</message>
<message>
 <source>Return periods of the output Energy by return period (RETURN_ENERGY), one band each.</source>
 <translation>De la sortie Énergie selon la période de retour (RETURN_ENERGY), une bande chacune.</translation>
</message>
<message>
 <source>Rings do not bend and do not touch one another, a membrane has no single wires, nothing depends on the strain rate, and a rock does not hit posts or uphill ropes: an impact nearer to a post than the radius of the rock (post_m) does not represent a real net.</source>
 <translation>Les anneaux ne fléchissent pas et ne se touchent pas, une nappe n'a pas de fils isolés, rien ne dépend de la vitesse de déformation, et un bloc ne heurte ni poteaux ni câbles amont : un impact plus près d'un poteau que le rayon du bloc (post_m) n'est pas celui d'un filet réel.</translation>
</message>
<message>
 <source>Risk of objects</source>
 <translation>Risque des objets</translation>
</message>
<message>
 <source>Risk of the objects</source>
 <translation>Risque par objet</translation>
</message>
<message>
 <source>Road</source>
 <translation>Route</translation>
</message>
<message>
 <source>Rock</source>
 <translation>Bloc</translation>
</message>
<message>
 <source>Rock alone, without the voids between blocks. Multiplied by the cell area and summed over the cells, it gives the volume of the blocks.</source>
 <translation>Roche seule, sans les vides entre les blocs. Multipliée par la surface des cellules et sommée, elle donne le volume des blocs.</translation>
</message>
<message>
 <source>Rock cliffs have no peak of their own in the distribution of the slope, only its tail.</source>
 <translation>Les falaises rocheuses ne forment pas de bosse distincte dans la distribution de la pente, seulement sa queue.</translation>
</message>
<message>
 <source>Rock from a point cloud</source>
 <translation>Bloc tiré d'un nuage de points</translation>
</message>
<message>
 <source>Rock volume per area [m³/m²]</source>
 <translation>Roche par surface [m³/m²]</translation>
</message>
<message>
 <source>Rock, mesh</source>
 <translation>Bloc, maillage</translation>
</message>
<message>
 <source>Rock, points</source>
 <translation>Bloc, points</translation>
</message>
<message>
 <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
 <translation>Bloc&#xa0;: {}, {:.3g} m³, {:.0f} kg, {} sommets.</translation>
</message>
<message>
 <source>Rockfall</source>
 <translation>Chutes de pierres et de blocs</translation>
</message>
<message>
 <source>Rockfall simulation</source>
 <translation>Simulation de chutes de pierres et de blocs</translation>
</message>
<message>
 <source>Rockfall survey</source>
 <translation>Relevé de chutes de pierres</translation>
</message>
<message>
 <source>Rockfall, blocks of 1 m³</source>
 <translation>Chutes de pierres, blocs de 1 m³</translation>
</message>
<message>
 <source>Rockfall: danger zones and risk</source>
 <translation>Chutes de pierres&#xa0;: zones de danger et risque</translation>
</message>
<message>
 <source>Rockfor.NET (Berger and Dorren 2007, by the public code of its authors' institute): v = min(√(2 g H), c β), H height above an energy line of 31°, c 0.64 or, below a basal area of 10 m² per hectare, 0.8; E = m v² / 2 + m g F / 4; trees needed n = 3.352 E / (f 38.7 DBH^2.31 J).</source>
 <translation>Rockfor.NET (Berger et Dorren 2007, selon le code public de l'institut des auteurs) : v = min(√(2 g H), c β), H hauteur au-dessus d'une ligne d'énergie de 31°, c 0,64 ou, sous 10 m² de surface terrière par hectare, 0,8 ; E = m v² / 2 + m g F / 4 ; arbres nécessaires n = 3,352 E / (f 38,7 DBH^2,31 J).</translation>
</message>
<message>
 <source>Rockfor.NET was made for blocks below 5 m³ on plane slopes. Simulate rockfall with the trees where paths are not straight.</source>
 <translation>Rockfor.NET a été fait pour des blocs de moins de 5 m³ sur des pentes planes. Simuler avec les arbres là où les chemins ne sont pas droits.</translation>
</message>
<message>
 <source>Rocks</source>
 <translation>Blocs</translation>
</message>
<message>
 <source>Rocks and pieces that broke: {}; pieces with runs of their own: {}.</source>
 <translation>Blocs et fragments rompus : {} ; fragments avec leur propre trajectoire : {}.</translation>
</message>
<message>
 <source>Rocks are those of the simulation at the line, which does not include the structure.</source>
 <translation>Les blocs sont ceux de la simulation à la ligne ; elle ne connaît pas l'ouvrage.</translation>
</message>
<message>
 <source>Rocks at lines</source>
 <translation>Blocs aux lignes</translation>
</message>
<message>
 <source>Rocks at rest on ground steeper than 45°</source>
 <translation>Blocs au repos sur un sol de plus de 45°</translation>
</message>
<message>
 <source>Rocks at screen lines</source>
 <translation>Blocs aux lignes de contrôle</translation>
</message>
<message>
 <source>Rocks at the crest</source>
 <translation>Blocs à la crête</translation>
</message>
<message>
 <source>Rocks break above this share of new surface (research)</source>
 <translation>Les blocs se brisent au-dessus de cette part de surface nouvelle (recherche)</translation>
</message>
<message>
 <source>Rocks break by a law that is research, and do not meet each other; see docs/fragmentation.md.</source>
 <translation>Les blocs se brisent selon une loi qui relève de la recherche, et ne se heurtent pas entre eux ; voir docs/fragmentation.md.</translation>
</message>
<message>
 <source>Rocks broke in this simulation: each piece counts as a rock here, and a barrier for pieces is too weak for all of one rock.</source>
 <translation>Des blocs se sont fragmentés dans cette simulation : chaque fragment compte ici comme un bloc, et un ouvrage pour des fragments est trop faible pour tous ceux d'un bloc.</translation>
</message>
<message>
 <source>Rocks fly ...</source>
 <translation>Les blocs volent ...</translation>
</message>
<message>
 <source>Rocks from point clouds in .las and .laz files</source>
 <translation>Blocs tirés de nuages de points en .las et .laz</translation>
</message>
<message>
 <source>Rocks in the page</source>
 <translation>Blocs dans la page</translation>
</message>
<message>
 <source>Rocks kept from the objects by the forest [%]</source>
 <translation>Blocs aux objets que la forêt retient [%]</translation>
</message>
<message>
 <source>Rocks meet the embankment as rigid terrain of the ground class of its faces. Its resistance and the penetration of rocks are checked only with crossings and limits of the user, rock by rock: no rule for several hits at one point is included.</source>
 <translation>Les blocs rencontrent le merlon comme un terrain rigide de la classe de sol de ses parements. Ce à quoi il résiste, et la profondeur de pénétration, ne sont regardés qu'avec des passages et des limites de l'utilisateur, bloc par bloc : aucune règle pour plusieurs impacts au même endroit n'y figure.</translation>
</message>
<message>
 <source>Rocks of a simulation keep their mass.</source>
 <translation>Les blocs d'une simulation gardent leur masse.</translation>
</message>
<message>
 <source>Rocks of a throw</source>
 <translation>Blocs par lancer</translation>
</message>
<message>
 <source>Rocks of each slope that pass over its crest</source>
 <translation>Blocs de chaque talus qui passent la crête</translation>
</message>
<message>
 <source>Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and the smaller they are, the shorter the time step must be.</source>
 <translation>Les blocs de moins du double de ce volume ne se brisent pas. Plus il est petit, plus il y a de morceaux, et plus ils sont petits, plus le pas de temps doit être court.</translation>
</message>
<message>
 <source>Rocks of the library; each shape is simulated separately.</source>
 <translation>De la bibliothèque ; une simulation est faite pour chacune.</translation>
</message>
<message>
 <source>Rocks of the library; several are thrown in equal parts. The shape that goes farthest depends on the slope.</source>
 <translation>De la bibliothèque ; plusieurs sont lancées à parts égales. Quelle forme va le plus loin dépend de la pente.</translation>
</message>
<message>
 <source>Rocks of {value:.0f} release points touch a stem at their start; a stem in which a rock starts has no effect on it.</source>
 <translation>Les blocs de {value:.0f} points de départ touchent un tronc au départ ; un tronc dans lequel un bloc démarre n'a pas d'effet sur lui.</translation>
</message>
<message>
 <source>Rocks released: {}; runs, since a rock that passes a level continues as {}: {}; effective number of runs by their weights: {:.0f}.</source>
 <translation>Blocs lancés : {} ; passages, car un bloc qui franchit un niveau continue en {} : {} ; nombre effectif de passages selon leurs poids : {:.0f}.</translation>
</message>
<message>
 <source>Rocks start from [m]</source>
 <translation>Les blocs partent de [m]</translation>
</message>
<message>
 <source>Rocks start to [m]</source>
 <translation>Les blocs partent jusqu'à [m]</translation>
</message>
<message>
 <source>Rocks stay in the plane of the profile</source>
 <translation>Les blocs restent dans le plan du profil</translation>
</message>
<message>
 <source>Rocks stay whole: no fragmentation, and no impacts between rocks.</source>
 <translation>Les blocs restent entiers&#xa0;: pas de fragmentation, ni d'impacts entre blocs.</translation>
</message>
<message>
 <source>Rocks that arrive</source>
 <translation>Blocs qui arrivent</translation>
</message>
<message>
 <source>Rocks that could climb over a crest</source>
 <translation>Blocs qui pourraient franchir une crête en roulant</translation>
</message>
<message>
 <source>Rocks that cross the net: {}, with their centre above its top: {}, thrown: {}.</source>
 <translation>Blocs qui traversent le filet : {}, avec leur centre au-dessus du sommet : {}, lancés : {}.</translation>
</message>
<message>
 <source>Rocks that do not pass over the crest, with their energies at the line in the simulation without the embankment. The resistance of the embankment and the mean force during penetration are inputs of the user: Talus has no values for them. Where one is not given, it is not checked. The result is by the 95th percentile of the energy, and of the penetration over the thickness.</source>
 <translation>Blocs qui ne passent pas au-dessus de la crête, avec leurs énergies à la ligne dans la simulation sans le merlon. L'énergie à laquelle le merlon résiste et la force moyenne de pénétration sont des données de l'utilisateur : Talus n'a ni l'une ni l'autre. Ce qui n'est pas donné n'est pas vérifié. Le résultat suit le 95e centile de l'énergie, et de la pénétration rapportée à l'épaisseur.</translation>
</message>
<message>
 <source>Rocks that each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are given.</source>
 <translation>Ce qu'arrêterait chaque hauteur avec chaque capacité. Créé si CROSSINGS ou TRAJECTORIES est donné.</translation>
</message>
<message>
 <source>Rocks that fall together (research)</source>
 <translation>Blocs qui tombent ensemble (recherche)</translation>
</message>
<message>
 <source>Rocks that go farther are not held; widths up to this length are evaluated.</source>
 <translation>Les blocs qui vont plus loin ne sont pas retenus ; les largeurs sont cherchées jusqu'ici.</translation>
</message>
<message>
 <source>Rocks that hit a freeboard</source>
 <translation>Blocs qui touchent une revanche</translation>
</message>
<message>
 <source>Rocks that left the elevation model, so that the run-out is cut off: {}.</source>
 <translation>Blocs qui ont quitté le modèle de terrain, si bien que la distance parcourue est tronquée : {}.</translation>
</message>
<message>
 <source>Rocks that meet the net nearer to a post than their radius (post_m): {value:.0f} of {limit:.0f}. The model has no impacts on posts, so their elongations are those of a net without the post there: {numbers}.</source>
 <translation>Blocs qui rencontrent le filet plus près d'un poteau que leur rayon (post_m) : {value:.0f} sur {limit:.0f}. Les poteaux ne sont pas touchés dans le modèle ; leurs déformations sont donc celles d'un filet sans le poteau à cet endroit : {numbers}.</translation>
</message>
<message>
 <source>Rocks that pass above a crest</source>
 <translation>Blocs qui passent au-dessus d'une crête</translation>
</message>
<message>
 <source>Rocks that pass over a carved crest</source>
 <translation>Blocs qui franchissent une crête insérée dans le modèle</translation>
</message>
<message>
 <source>Rocks to throw at each line</source>
 <translation>Blocs à lancer à chaque ligne</translation>
</message>
<message>
 <source>Rocks: {} of {} runs.</source>
 <translation>Blocs : {} sur {} trajectoires.</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,export,grille ASCII,type de sol,bloc,point de départ,comparer,chute de pierres</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,importer,grille ASCII,type de sol,bloc,point de départ,chute de pierres</translation>
</message>
<message>
 <source>Rolling friction of the earlier models</source>
 <translation>Frottement de roulement des modèles antérieurs</translation>
</message>
<message>
 <source>Rolling resistance and surface roughness can be distinguished (1: yes, 0: no)</source>
 <translation>La résistance au roulement et la rugosité de surface se distinguent (1 : oui, 0 : non)</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 5 %</source>
 <translation>Résistance au roulement d'un bloc de taille moyenne, 5 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 95 %</source>
 <translation>Résistance au roulement d'un bloc de taille moyenne, 95 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, median</source>
 <translation>Résistance au roulement d'un bloc de taille moyenne, médiane</translation>
</message>
<message>
 <source>Rolling resistance of all ground</source>
 <translation>Résistance au roulement de tout le sol</translation>
</message>
<message>
 <source>Rolling resistance of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Résistance au roulement de chaque polygone&#xa0;; les valeurs vides prennent celle de tout le sol ou de la classe.</translation>
</message>
<message>
 <source>Root mean square error of the diameters [%]</source>
 <translation>Erreur quadratique moyenne des diamètres [%]</translation>
</message>
<message>
 <source>Rope forces at an anchor in the type test [kN]</source>
 <translation>Forces des câbles sur un ancrage dans l'essai de type [kN]</translation>
</message>
<message>
 <source>Ropes, brakes, posts and wires are sized so that the net holds a block of this energy that hits the centre of the middle field at 25 m/s and, from 250 kJ on, also two successive blocks of a third of this energy. Ring nets are available up to 5000 kJ, cable nets and membranes up to 1000 kJ.</source>
 <translation>Câbles, freins, poteaux et fils sont dimensionnés pour elle : un bloc de cette énergie à 25 m/s au milieu du champ central est retenu, et dès 250 kJ un d'un tiers deux fois. Les filets d'anneaux vont jusqu'à 5000 kJ, les filets de câbles et les membranes jusqu'à 1000 kJ.</translation>
</message>
<message>
 <source>Rotation of the rock [rev/s]</source>
 <translation>Rotation du bloc [rev/s]</translation>
</message>
<message>
 <source>Rotation, maximum [rev/s]</source>
 <translation>Rotation, maximum [rev/s]</translation>
</message>
<message>
 <source>Rotations about the axes z (up), y (north) and x (east), applied in the order x, y, z: numbers or distributions with semicolons between them, for example uniform(0, 360); 0; 90. For blocks that stand as they were surveyed. Left empty, each run draws any orientation.</source>
 <translation>Rotations autour des axes z (haut), y (nord) et x (est), celle autour de x d'abord : nombres ou distributions séparés par des points-virgules, par exemple uniform(0, 360); 0; 90. Pour des blocs placés comme ils ont été levés. Vide, chaque trajectoire tire une orientation quelconque.</translation>
</message>
<message>
 <source>Roughness</source>
 <translation>Rugosité</translation>
</message>
<message>
 <source>Roughness rg10 [m]</source>
 <translation>Rugosité rg10 [m]</translation>
</message>
<message>
 <source>Roughness rg20 [m]</source>
 <translation>Rugosité rg20 [m]</translation>
</message>
<message>
 <source>Roughness rg70 [m]</source>
 <translation>Rugosité rg70 [m]</translation>
</message>
<message>
 <source>Round its edges, or compare it with a shape of the library.</source>
 <translation>Arrondissez ses arêtes, ou comparez-le à une forme de la bibliothèque.</translation>
</message>
<message>
 <source>Round {} of {}: {} of {} runs, from {} of {} release points</source>
 <translation>Tour {} de {} : {} de {} trajectoires, depuis {} de {} points de départ</translation>
</message>
<message>
 <source>Rounding of the zones [m]</source>
 <translation>Arrondi des zones [m]</translation>
</message>
<message>
 <source>Rounding only enlarges zones</source>
 <translation>L'arrondi ne fait qu'ajouter</translation>
</message>
<message>
 <source>Rule for the stem diameters</source>
 <translation>Règle des diamètres de tige</translation>
</message>
<message>
 <source>Rules (*.json)</source>
 <translation>Règles (*.json)</translation>
</message>
<message>
 <source>Rules and their sources</source>
 <translation>Les règles et leurs sources</translation>
</message>
<message>
 <source>Rules from a file (instead)</source>
 <translation>Règles d'un fichier (à la place)</translation>
</message>
<message>
 <source>Rules of the authority</source>
 <translation>Règles de l'autorité</translation>
</message>
<message>
 <source>Run</source>
 <translation>Simulation</translation>
</message>
<message>
 <source>Run again ...</source>
 <translation>Relancer ...</translation>
</message>
<message>
 <source>Run by run, with the confidence of each difference.</source>
 <translation>Trajectoire par trajectoire, avec l'intervalle de confiance de chaque différence.</translation>
</message>
<message>
 <source>Run-out</source>
 <translation>Distance de propagation</translation>
</message>
<message>
 <source>Run-out length [m]</source>
 <translation>Distance parcourue [m]</translation>
</message>
<message>
 <source>Run-out that 95 % of the runs do not exceed, horizontal [m]</source>
 <translation>Distance parcourue que 95 % des trajectoires ne dépassent pas, horizontale [m]</translation>
</message>
<message>
 <source>Run-out, 5 % of the members [m]</source>
 <translation>Distance parcourue, 5 % des membres [m]</translation>
</message>
<message>
 <source>Run-out, 95 % of the members [m]</source>
 <translation>Distance parcourue, 95 % des membres [m]</translation>
</message>
<message>
 <source>Run-out, median of the members [m]</source>
 <translation>Distance parcourue, médiane des membres [m]</translation>
</message>
<message>
 <source>Run: {}</source>
 <translation>Lancez : {}</translation>
</message>
<message>
 <source>Run: {}
(Debian 12 and Ubuntu 22.04 have a shapely that is too old.)</source>
 <translation>Lancez : {}
(Debian 12 et Ubuntu 22.04 ont un shapely trop ancien.)</translation>
</message>
<message>
 <source>Runs</source>
 <translation>Trajectoires calculées</translation>
</message>
<message>
 <source>Runs above energies</source>
 <translation>Trajectoires au-dessus d'énergies</translation>
</message>
<message>
 <source>Runs above energies of each row</source>
 <translation>Trajectoires au-dessus d'énergies de chaque ligne</translation>
</message>
<message>
 <source>Runs above heights</source>
 <translation>Trajectoires au-dessus de hauteurs</translation>
</message>
<message>
 <source>Runs above heights of each row</source>
 <translation>Trajectoires au-dessus de hauteurs de chaque ligne</translation>
</message>
<message>
 <source>Runs above {} kJ</source>
 <translation>Trajectoires au-dessus de {} kJ</translation>
</message>
<message>
 <source>Runs above {} m</source>
 <translation>Trajectoires au-dessus de {} m</translation>
</message>
<message>
 <source>Runs added to the project: {}.</source>
 <translation>Simulations que le projet n'avait pas encore : {}.</translation>
</message>
<message>
 <source>Runs from each point of a feature; empty values take the number above.</source>
 <translation>Trajectoires depuis chaque point d'une entité&#xa0;; les valeurs vides prennent le nombre ci-dessus.</translation>
</message>
<message>
 <source>Runs left empty are counted in the stops of the simulation.</source>
 <translation>Les trajectoires laissées vides sont comptées dans les points d'arrêt de la simulation.</translation>
</message>
<message>
 <source>Runs left empty are read from the rasters of passages of Simulate rockfall.</source>
 <translation>Les trajectoires laissées vides sont lues dans les rasters de passages de « Simuler des chutes de pierres et de blocs ».</translation>
</message>
<message>
 <source>Runs needed for the required precision</source>
 <translation>Trajectoires nécessaires pour la précision voulue</translation>
</message>
<message>
 <source>Runs of each member</source>
 <translation>Trajectoires de chaque membre</translation>
</message>
<message>
 <source>Runs of each source cell</source>
 <translation>Trajectoires par cellule de départ</translation>
</message>
<message>
 <source>Runs of the simulation</source>
 <translation>Trajectoires de la simulation</translation>
</message>
<message>
 <source>Runs per release point</source>
 <translation>Trajectoires par point de départ</translation>
</message>
<message>
 <source>Runs that continue behind the lines</source>
 <translation>Ce qui continue derrière les lignes</translation>
</message>
<message>
 <source>Runs that pass at least one line</source>
 <translation>Trajectoires qui passent par au moins une ligne</translation>
</message>
<message>
 <source>Runs that pass at least one station</source>
 <translation>Trajectoires qui passent par au moins une station</translation>
</message>
<message>
 <source>Runs that stop within {:.3g} m of a boulder are attributed to it.</source>
 <translation>Les lancers qui s'arrêtent à moins de {:.3g} m d'un bloc comptent pour lui.</translation>
</message>
<message>
 <source>Runs, return period and blocks of each scenario</source>
 <translation>Trajectoires, période de retour et blocs de chaque scénario</translation>
</message>
<message>
 <source>Runs, value, lower and upper end of the interval; an end is empty where there are too few runs to determine it.</source>
 <translation>Trajectoires, valeur, bornes inférieure et supérieure de l'intervalle&#xa0;; une borne que si peu de trajectoires ne donnent pas est vide.</translation>
</message>
<message>
 <source>S / I of the same shapes; 1 is not flat. A prism less flat than elongated lies along its long axis.</source>
 <translation>S / I des mêmes formes&#xa0;; 1 n'est pas plat. Un prisme moins plat qu'allongé est couché le long de son axe long.</translation>
</message>
<message>
 <source>SAMPLES: a velocity, rotation or energy is missing or no finite number.</source>
 <translation>SAMPLES&#xa0;: une vitesse, une rotation ou une énergie manque ou n'est pas un nombre fini.</translation>
</message>
<message>
 <source>SAMPLES: the fields {} must hold numbers.</source>
 <translation>SAMPLES&#xa0;: les champs {} doivent contenir des nombres.</translation>
</message>
<message>
 <source>SAMPLES: they are used with TRAJECTORIES only; give these too.</source>
 <translation>SAMPLES&#xa0;: ils ne servent qu'avec TRAJECTORIES&#xa0;; donnez aussi cette couche.</translation>
</message>
<message>
 <source>SAMPLES: they belong to one simulation, but the trajectories to several; leave them out.</source>
 <translation>SAMPLES&#xa0;: ils correspondent à une seule simulation, mais les trajectoires viennent de plusieurs&#xa0;; omettez-les.</translation>
</message>
<message>
 <source>SAMPLES: they do not belong to these trajectories (run {}, for example). Take both layers from the same simulation.</source>
 <translation>SAMPLES&#xa0;: ils ne font pas partie de ces trajectoires (trajectoire {}, par exemple). Prenez les deux couches de la même simulation.</translation>
</message>
<message>
 <source>SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.</source>
 <translation>SCAR_DEPTH_FIELD : des tailles de traces d'impact sont comparées ; nommer le champ de leur profondeur.</translation>
</message>
<message>
 <source>SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.</source>
 <translation>SCENARIOS&#xa0;: {} a jusqu'à {:.0f} passages dans une cellule, plus que ses {:g} trajectoires.</translation>
</message>
<message>
 <source>SCENARIOS: {} has {} runs at the object {}, more than its {:g} runs.</source>
 <translation>SCENARIOS : {} a {} trajectoires à l'objet {}, plus que ses {:g} trajectoires.</translation>
</message>
<message>
 <source>SCENARIOS: {} or {} has negative values; are the rasters in the right order?</source>
 <translation>SCENARIOS&#xa0;: {} ou {} a des valeurs négatives&#xa0;; les rasters sont-ils dans le bon ordre&#xa0;?</translation>
</message>
<message>
 <source>SCENARIO_NAMES: of the run {!r} there is no map of {}; load it too.</source>
 <translation>SCENARIO_NAMES : de la simulation {!r} il manque la carte : {} ; chargez-la aussi.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: there is no map of a run {!r} in the project; there are {}. Load the maps of energy and passages of the run, or write its name as it stands in the layer tree.</source>
 <translation>SCENARIO_NAMES : le projet n'a aucune carte d'une simulation {!r} ; il y a {}. Chargez les cartes d'énergie et de passages de cette simulation, ou écrivez son nom tel qu'il figure dans l'arbre des couches.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: two runs are called {!r}; give their rasters instead, or remove one from the project.</source>
 <translation>SCENARIO_NAMES : deux simulations s'appellent {!r} ; donnez plutôt leurs rasters, ou retirez-en un du projet.</translation>
</message>
<message>
 <source>SHA-256 of all inputs and settings</source>
 <translation>SHA-256 de toutes les entrées et de tous les réglages</translation>
</message>
<message>
 <source>SHA-256 of barriers and trees as used</source>
 <translation>SHA-256 des ouvrages et arbres utilisés</translation>
</message>
<message>
 <source>SHA-256 of its energies and shares as used</source>
 <translation>SHA-256 de ses énergies et parts utilisées</translation>
</message>
<message>
 <source>SHA-256 of the ground as used</source>
 <translation>SHA-256 du sol utilisé</translation>
</message>
<message>
 <source>SHA-256 of the lines as used</source>
 <translation>SHA-256 des lignes utilisées</translation>
</message>
<message>
 <source>SHA-256 of the releases as used</source>
 <translation>SHA-256 des points de départ utilisés</translation>
</message>
<message>
 <source>SHA-256 of the result: runs and maps</source>
 <translation>SHA-256 du résultat : trajectoires et cartes</translation>
</message>
<message>
 <source>SHA-256 of the rocks as used</source>
 <translation>SHA-256 des blocs utilisés</translation>
</message>
<message>
 <source>SHA-256 of the samples as used</source>
 <translation>SHA-256 des échantillons utilisés</translation>
</message>
<message>
 <source>SHA-256 of the terrain as used</source>
 <translation>SHA-256 du terrain utilisé</translation>
</message>
<message>
 <source>SHA-256 of the trajectories as used</source>
 <translation>SHA-256 des trajectoires utilisées</translation>
</message>
<message>
 <source>SHEET: it does not give {names}; these are those of the generic net for its energy.</source>
 <translation>SHEET : elle ne donne pas {names} ; ce sont ceux du filet générique pour son énergie.</translation>
</message>
<message>
 <source>SIDE: the ground on both sides of the line is too flat to find the downhill side. Choose it here.</source>
 <translation>SIDE : le terrain près de la ligne est trop plat pour dire de quel côté est l'aval. Indiquer le côté.</translation>
</message>
<message>
 <source>SIZE_BLOCKS is {!r}; give positive volumes in m³ with spaces between them, such as 0.2 0.35 1.1.</source>
 <translation>SIZE_BLOCKS vaut {!r} ; donnez des volumes positifs en m³ séparés par des espaces, par exemple 0.2 0.35 1.1.</translation>
</message>
<message>
 <source>SIZE_EXPONENT: a volume-frequency relation needs its smallest and largest volume (SIZE_SMALLEST, SIZE_LARGEST) and either its exponent or surveyed blocks (SIZE_BLOCKS).</source>
 <translation>SIZE_EXPONENT : une relation volume-fréquence demande son plus petit et son plus grand volume (SIZE_SMALLEST, SIZE_LARGEST) et soit son exposant, soit des blocs relevés (SIZE_BLOCKS).</translation>
</message>
<message>
 <source>SIZE_LARGEST: it is {:g} m³, but among SIZE_BLOCKS is a block of {:g} m³; give at least its volume, or leave that block out.</source>
 <translation>SIZE_LARGEST : {:g} m³, mais il y a parmi SIZE_BLOCKS un bloc de {:g} m³ ; donnez au moins son volume, ou retirez ce bloc.</translation>
</message>
<message>
 <source>SOFTNESS: no input is uncertain, so all members would be the same but for chance; enter it, or ranges, shapes, volumes, heights or a distribution of the rate.</source>
 <translation>SOFTNESS : rien n'est incertain, tous les membres seraient donc les mêmes au hasard près ; donnez-la, ou des plages, des formes, des volumes, des hauteurs ou une distribution du taux.</translation>
</message>
<message>
 <source>SPEED_FIELD: velocities are compared; name the field that has them.</source>
 <translation>SPEED_FIELD: des vitesses sont comparées; nommez le champ qui les contient.</translation>
</message>
<message>
 <source>SPEED_FIELD: {} of feature {} is {}; give m/s, 0 or more, or leave the point out.</source>
 <translation>SPEED_FIELD: {} de l'entité {} vaut {}; donnez des m/s, 0 ou plus, ou laissez le point de côté.</translation>
</message>
<message>
 <source>STANDS: not all stems fit with the smallest distance: {features}.</source>
 <translation>STANDS&#xa0;: toutes les tiges n'ont pas leur place avec la distance minimale&#xa0;: {features}.</translation>
</message>
<message>
 <source>STANDS: without a tree: {names}.</source>
 <translation>STANDS : sans arbre : {names}.</translation>
</message>
<message>
 <source>START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.</source>
 <translation>START : des blocs de {:.2f} m de rayon peuvent partir de {:.2f} m à {:.2f} m sur ce profil.</translation>
</message>
<message>
 <source>STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.</source>
 <translation>STATISTIC&#xa0;: une part demande la couche TARGET, ou TOTAL_RUNS si la couche ne contient que les trajectoires qui atteignent la cible.</translation>
</message>
<message>
 <source>STEMS_LOST: {:g} % is more than all; give 0 to 100.</source>
 <translation>STEMS_LOST : {:g} % dépasse le tout ; donner de 0 à 100.</translation>
</message>
<message>
 <source>STOPS: {} layers; give the stops of at least two simulations.</source>
 <translation>STOPS : {} couches ; donnez les points d'arrêt de deux simulations au moins.</translation>
</message>
<message>
 <source>STOPS_WITH: no run stops in a stand; is it the simulation with the trees?</source>
 <translation>STOPS_WITH : aucune trajectoire ne s'arrête dans un peuplement ; est-ce la simulation avec les arbres ?</translation>
</message>
<message>
 <source>STRONG must be more than WEAK.</source>
 <translation>STRONG doit être supérieur à WEAK.</translation>
</message>
<message>
 <source>SURFACE: it is in {} and the elevation model in {}; reproject one of them.</source>
 <translation>SURFACE : elle est en {} et le modèle de terrain en {} ; reprojeter l'un des deux.</translation>
</message>
<message>
 <source>SURVEY_CRS: give a coordinate system, or an elevation model that has one.</source>
 <translation>SURVEY_CRS : indiquez un système de coordonnées, ou un modèle d'altitude qui en a un.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not a known system.</source>
 <translation>SURVEY_CRS : {} n'est pas un système connu.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not in metres; choose a projected system.</source>
 <translation>SURVEY_CRS : {} n'est pas en mètres ; choisissez un système projeté.</translation>
</message>
<message>
 <source>SVG files (*.svg);;PNG files (*.png)</source>
 <translation>Fichiers SVG (*.svg);;Fichiers PNG (*.png)</translation>
</message>
<message>
 <source>Safety factor on the energies</source>
 <translation>Facteur de sécurité sur les énergies</translation>
</message>
<message>
 <source>Safety factor on the heights</source>
 <translation>Facteur de sécurité sur les hauteurs</translation>
</message>
<message>
 <source>Same classes in all runs</source>
 <translation>Mêmes classes dans toutes les simulations</translation>
</message>
<message>
 <source>Samples of the motion</source>
 <translation>Échantillons du mouvement</translation>
</message>
<message>
 <source>Save</source>
 <translation>Enregistrer</translation>
</message>
<message>
 <source>Save figure</source>
 <translation>Enregistrer la figure</translation>
</message>
<message>
 <source>Save tables</source>
 <translation>Enregistrer les tables</translation>
</message>
<message>
 <source>Saved in {}: {}</source>
 <translation>Enregistré dans {}&#xa0;: {}</translation>
</message>
<message>
 <source>Saves memory on a large model. Empty: all of it.</source>
 <translation>Économise la mémoire avec un grand modèle. Vide&#xa0;: tout le modèle.</translation>
</message>
<message>
 <source>Saves memory on a large model. Rocks that leave the extent end there. If left empty, the whole model.</source>
 <translation>Économise la mémoire avec un grand modèle. Les blocs qui quittent l'emprise s'y terminent. Vide&#xa0;: tout le modèle.</translation>
</message>
<message>
 <source>Scale</source>
 <translation>Échelle</translation>
</message>
<message>
 <source>Scale 1 :</source>
 <translation>Échelle 1 :</translation>
</message>
<message>
 <source>Scale the rock to the volume of the mesh</source>
 <translation>Mettre le bloc à l'échelle du volume du maillage</translation>
</message>
<message>
 <source>Scatter of the contact plane of all ground [°]</source>
 <translation>Dispersion du plan de contact de tout le sol [°]</translation>
</message>
<message>
 <source>Scatter of the contact plane of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Dispersion du plan de contact de chaque polygone&#xa0;; les valeurs vides prennent celle de tout le sol ou de la classe.</translation>
</message>
<message>
 <source>Scenarios</source>
 <translation>Scénarios</translation>
</message>
<message>
 <source>Scenarios and the blocks of an event are taken as independent.</source>
 <translation>Les scénarios et les blocs d'un événement sont considérés comme indépendants.</translation>
</message>
<message>
 <source>Scenarios by the names of their runs</source>
 <translation>Scénarios par les noms de leurs simulations</translation>
</message>
<message>
 <source>Scheme of free flight</source>
 <translation>Schéma du vol libre</translation>
</message>
<message>
 <source>Scots pine</source>
 <translation>pin sylvestre</translation>
</message>
<message>
 <source>Screen line</source>
 <translation>Ligne de contrôle</translation>
</message>
<message>
 <source>Screen line: none of the {} rocks passes; up to {} of all rocks could (95 % confidence).</source>
 <translation>Ligne de contrôle : aucun des {} blocs ne passe ; jusqu’à {} de tous le pourraient (95 % de confiance).</translation>
</message>
<message>
 <source>Screen line: {} of {} rocks ({}) pass; {} and {} m above the ground there (95th percentiles).</source>
 <translation>Ligne de contrôle : {} blocs sur {} ({}) passent ; {} et {} m au-dessus du sol (95es centiles).</translation>
</message>
<message>
 <source>Screen lines, profiles, ground classes and zones of a hazard map (version 2 or later)</source>
 <translation>Lignes de contrôle, profils, classes de sol et zones d'une carte de danger (version 2 ou plus récente)</translation>
</message>
<message>
 <source>Search surface_roughness together with rolling_resistance, and check the sizes.</source>
 <translation>Recherchez surface_roughness avec rolling_resistance, et vérifiez les tailles.</translation>
</message>
<message>
 <source>Search the parameters of the ground</source>
 <translation>Rechercher les paramètres du sol</translation>
</message>
<message>
 <source>Search window around a tree top</source>
 <translation>Fenêtre de recherche autour d'une cime</translation>
</message>
<message>
 <source>Second axis of the block [proportion]</source>
 <translation>Deuxième axe du bloc [proportion]</translation>
</message>
<message>
 <source>Second run</source>
 <translation>Deuxième simulation</translation>
</message>
<message>
 <source>Sections</source>
 <translation>Tronçons</translation>
</message>
<message>
 <source>Sections of the structures</source>
 <translation>Tronçons des ouvrages</translation>
</message>
<message>
 <source>Sections of {}</source>
 <translation>Profils de {}</translation>
</message>
<message>
 <source>Sections that fail a check</source>
 <translation>Tronçons qui ne satisfont pas une vérification</translation>
</message>
<message>
 <source>Seed of the random numbers</source>
 <translation>Graine des nombres aléatoires</translation>
</message>
<message>
 <source>Seed of the random orientations</source>
 <translation>Graine des orientations aléatoires</translation>
</message>
<message>
 <source>Seed of the search</source>
 <translation>Graine de la recherche</translation>
</message>
<message>
 <source>Seedlings, stumps and logs are ignored.</source>
 <translation>Le recrû, les souches et les troncs couchés sont laissés de côté.</translation>
</message>
<message>
 <source>Select polygons of this map first, with QGIS's own tools.</source>
 <translation>Sélectionnez d'abord des polygones de cette carte avec les outils de QGIS.</translation>
</message>
<message>
 <source>Select the line of the net.</source>
 <translation>Sélectionnez la ligne du filet.</translation>
</message>
<message>
 <source>Selected evenly from the rocks that reach the line with their centre of mass below the top. Rocks whose centre passes an end of the line within their radius are included; they continue if they miss the net. More rocks make shares and percentiles more certain; each takes a second or more.</source>
 <translation>Choisis régulièrement parmi ceux qui la touchent avec leur centre de masse sous le bord supérieur ; les blocs dont le centre passe à côté d'une extrémité à moins de leur rayon en font partie, et continuent là où ils manquent le filet. Un plus grand nombre rend les parts et les percentiles plus sûrs ; chacun prend une seconde ou plus.</translation>
</message>
<message>
 <source>Selected: {}.</source>
 <translation>Retenue : {}.</translation>
</message>
<message>
 <source>Sequences of such events</source>
 <translation>Suites de tels événements</translation>
</message>
<message>
 <source>Set SPACING or DENSITY to thin them out.</source>
 <translation>Éclaircissez-les avec SPACING ou DENSITY.</translation>
</message>
<message>
 <source>Set it to 0, or choose another method.</source>
 <translation>Mettez-la à 0, ou choisissez une autre méthode.</translation>
</message>
<message>
 <source>Several rocks with shares (instead)</source>
 <translation>Plusieurs blocs avec leurs parts (à la place)</translation>
</message>
<message>
 <source>Several volumes with shares (instead) [m³, %]</source>
 <translation>Plusieurs volumes avec leurs parts (à la place) [m³, %]</translation>
</message>
<message>
 <source>Shadow angle [°]</source>
 <translation>Angle d'ombre [°]</translation>
</message>
<message>
 <source>Shape</source>
 <translation>Forme</translation>
</message>
<message>
 <source>Shape from a file (instead)</source>
 <translation>Forme tirée d'un fichier (à la place)</translation>
</message>
<message>
 <source>Shape of the blocks</source>
 <translation>Forme des blocs</translation>
</message>
<message>
 <source>Shape of the rocks</source>
 <translation>Forme des blocs</translation>
</message>
<message>
 <source>Shape of the rocks of the simulation. Their orientation and spin come from the trajectories. Trajectories of other programs contain neither; their rocks get the orientation of the library and the spin of a rolling rock.</source>
 <translation>Celle de la simulation. Les blocs arrivent avec l'orientation et la rotation qu'ils ont sur leurs lignes ; les lignes d'autres programmes ne les indiquent pas, leurs blocs arrivent orientés comme dans la bibliothèque et roulent.</translation>
</message>
<message>
 <source>Shapes by number</source>
 <translation>Formes par nombres</translation>
</message>
<message>
 <source>Shapes defined by Rockyfor3D. The volume of the shape, not of the box around it, is that of the block.</source>
 <translation>Telles que Rockyfor3D les connaît. Le volume de la forme, et non du parallélépipède qui l'entoure, est celui du bloc.</translation>
</message>
<message>
 <source>Shapes of the rocks</source>
 <translation>Formes des blocs</translation>
</message>
<message>
 <source>Share from 0 to 1 of the time during which the persons are present. If left empty, always, which is on the safe side.</source>
 <translation>De 0 à 1 : part du temps pendant laquelle les personnes sont là. Vide : toujours, du côté de la sécurité.</translation>
</message>
<message>
 <source>Share of a stem's energy by the impact offset</source>
 <translation>Part de l'énergie d'une tige selon l'excentricité de l'impact</translation>
</message>
<message>
 <source>Share of a stem's energy that its lying log takes</source>
 <translation>Part de l'énergie du tronc qu'absorbe le tronc couché</translation>
</message>
<message>
 <source>Share of all runs that pass a cell, 0 to 1; where rocks break, of the rocks that fell.</source>
 <translation>Part des trajectoires qui traversent une cellule, de 0 à 1 ; si les blocs se fragmentent, des blocs partis.</translation>
</message>
<message>
 <source>Share of blocks above each volume, measured and fitted, and the volume against the return period, by all distributions.</source>
 <translation>Part des blocs au-dessus de chaque volume, mesurée et ajustée, et le volume selon la période de retour, pour toutes les distributions.</translation>
</message>
<message>
 <source>Share of conifers [%]</source>
 <translation>Part des résineux [%]</translation>
</message>
<message>
 <source>Share of contact steps that did not converge</source>
 <translation>Part des pas de contact sans convergence</translation>
</message>
<message>
 <source>Share of random draws that fit no better</source>
 <translation>Part des tirages au hasard qui ne s'ajustent pas mieux</translation>
</message>
<message>
 <source>Share of runs that a barrier stopped</source>
 <translation>Part des trajectoires arrêtées par un ouvrage</translation>
</message>
<message>
 <source>Share of runs that a tree held</source>
 <translation>Part des trajectoires retenues par un arbre</translation>
</message>
<message>
 <source>Share of runs that came to rest</source>
 <translation>Part des trajectoires terminées par l'arrêt du bloc</translation>
</message>
<message>
 <source>Share of runs that left the terrain</source>
 <translation>Part des trajectoires sorties du terrain</translation>
</message>
<message>
 <source>Share of the approach velocity that is returned. If left empty, the ground classes give it; their value is 0, as rebounds come from the rock's shape and spin. For comparison with programs that use a coefficient of restitution.</source>
 <translation>Part de la vitesse d'approche qui est restituée. Si le champ est vide, les classes de sol décident&#xa0;; la leur est 0, car les rebonds viennent de la forme et de la rotation du bloc. Pour comparaison avec des programmes où les blocs rebondissent selon un coefficient.</translation>
</message>
<message>
 <source>Share of the cells in forest polygons</source>
 <translation>Part des cellules dans des polygones de forêt</translation>
</message>
<message>
 <source>Share of the cells in ground polygons</source>
 <translation>Part des cellules dans des polygones de sol</translation>
</message>
<message>
 <source>Share of the impacts that the net holds [%]</source>
 <translation>Part des impacts que le filet retient [%]</translation>
</message>
<message>
 <source>Share of the impacts with a flag [%]</source>
 <translation>Part des impacts avec une remarque [%]</translation>
</message>
<message>
 <source>Share of the members within a return period</source>
 <translation>Part des membres dans une période de retour</translation>
</message>
<message>
 <source>Share of the members, {}, {} years</source>
 <translation>Part des membres, {}, {} ans</translation>
</message>
<message>
 <source>Share of the passing rocks that a barrier stops</source>
 <translation>Part des blocs passants qu'un ouvrage arrête</translation>
</message>
<message>
 <source>Share of the passing rocks that it stops</source>
 <translation>Part des blocs passants qu'il arrête</translation>
</message>
<message>
 <source>Share of the passing rocks that the net on the first line holds [%]</source>
 <translation>Part des blocs qui passent retenue par le filet sur la première ligne [%]</translation>
</message>
<message>
 <source>Share of the passing rocks to be stopped [%]</source>
 <translation>Part des blocs passants à arrêter [%]</translation>
</message>
<message>
 <source>Share of the rocks that shall be stopped [%]</source>
 <translation>Part des blocs à arrêter [%]</translation>
</message>
<message>
 <source>Share of the runs that leave the profile</source>
 <translation>Part des trajectoires qui quittent le profil</translation>
</message>
<message>
 <source>Share of the runs that pass at least one line</source>
 <translation>Part des trajectoires qui passent par au moins une ligne</translation>
</message>
<message>
 <source>Share of the runs that stop near their start</source>
 <translation>Part des trajectoires qui s'arrêtent près de leur point de départ</translation>
</message>
<message>
 <source>Share of the slip that an impact reverses where friction can hold it (Leine et al. 2014, eq. 40); for the laws newton and poisson, the others have none. If left empty, 0. For comparison with programs that have one.</source>
 <translation>Part du glissement qu'un impact inverse là où le frottement peut la tenir (Leine et al. 2014, éq. 40) ; pour les lois newton et poisson, les autres n'en ont pas. Vide : 0. Pour comparaison avec des programmes qui en ont une.</translation>
</message>
<message>
 <source>Share of the standing single trees that is lost, as after a felling (30) or a storm (60). With the same seed the same stems are lost; a larger share loses these and more. Lost stems leave the stumps and logs set below, if any. Compare the result with a run at 0 % in Compare two simulations.</source>
 <translation>Des arbres individuels debout, comme par une coupe (30) ou une tempête (60). La même graine perd les mêmes tiges, et avec une part plus grande celles-ci et d'autres. Elles laissent les souches et troncs ci-dessous, s'ils sont demandés. Comparez à une simulation avec 0 par Comparer des simulations.</translation>
</message>
<message>
 <source>Share of the stems that are lost at the end</source>
 <translation>Part des troncs perdus à la fin</translation>
</message>
<message>
 <source>Share of the time in which vehicles stand in a queue [%]</source>
 <translation>Part du temps où les véhicules sont arrêtés en file [%]</translation>
</message>
<message>
 <source>Share of the value lost, {}</source>
 <translation>Part de la valeur perdue, {}</translation>
</message>
<message>
 <source>Share of the velocity of free sliding</source>
 <translation>Part de la vitesse de la ligne d'énergie</translation>
</message>
<message>
 <source>Share on objects with vehicles per day, for example before a light or in a jam. A block that arrives then meets vehicles that stand close together. 0: all vehicles move.</source>
 <translation>Des objets avec véhicules par jour : devant un feu ou dans un bouchon. Un bloc qui vient alors rencontre des véhicules serrés. 0 : tous les véhicules roulent.</translation>
</message>
<message>
 <source>Share where the field has no value; the other trees are broadleaved.</source>
 <translation>Là où le champ ne dit rien&#xa0;; les autres arbres sont des feuillus.</translation>
</message>
<message>
 <source>Shares of the single trees, with commas between them: 0 is the stand today, 30 a cut of 30 %, 60 a storm. Each share is simulated separately; the same seed loses the same stems, and with a larger share these and more.</source>
 <translation>Des arbres isolés, séparées par des virgules : 0 est le peuplement d'aujourd'hui, 30 une coupe de 30 %, 60 une tempête. Une simulation est faite pour chacune ; la même graine perd les mêmes tiges, et avec une part plus grande celles-ci et d'autres.</translation>
</message>
<message>
 <source>Shares of the spread</source>
 <translation>Parts de la dispersion</translation>
</message>
<message>
 <source>Shares of the stems that are lost [%]</source>
 <translation>Parts des tiges perdues [%]</translation>
</message>
<message>
 <source>Shares refer to the rocks that pass over the crest: {} of a slope, of {} that were thrown.</source>
 <translation>Les parts se rapportent aux blocs qui passent la crête : {} par talus ; lancés : {}.</translation>
</message>
<message>
 <source>Shares refer to the simulated runs. How often rocks fall is not included in them.</source>
 <translation>Les parts sont des parts des trajectoires calculées. La fréquence des chutes n'en fait pas partie.</translation>
</message>
<message>
 <source>Show gaps and overlaps</source>
 <translation>Montrer les lacunes et les superpositions</translation>
</message>
<message>
 <source>Show on the map</source>
 <translation>Montrer sur la carte</translation>
</message>
<message>
 <source>Shown</source>
 <translation>Affichée</translation>
</message>
<message>
 <source>Side</source>
 <translation>De côté</translation>
</message>
<message>
 <source>Side of the line that is downhill</source>
 <translation>Côté aval de la ligne</translation>
</message>
<message>
 <source>Sides of prisms</source>
 <translation>Côtés des prismes</translation>
</message>
<message>
 <source>Signatures</source>
 <translation>Signatures</translation>
</message>
<message>
 <source>Silent witnesses</source>
 <translation>Témoins muets</translation>
</message>
<message>
 <source>Simulate ...</source>
 <translation>Simuler ...</translation>
</message>
<message>
 <source>Simulate 128 members and more for shares.</source>
 <translation>Simulez 128 membres et plus pour les parts.</translation>
</message>
<message>
 <source>Simulate again with higher ENERGY_THRESHOLDS.</source>
 <translation>Calculez avec des ENERGY_THRESHOLDS plus élevés.</translation>
</message>
<message>
 <source>Simulate it again with this version, which counts the blocks.</source>
 <translation>Simulez à nouveau avec cette version, qui compte les blocs.</translation>
</message>
<message>
 <source>Simulate many scenarios</source>
 <translation>Simuler de nombreux scénarios</translation>
</message>
<message>
 <source>Simulate more runs to distinguish the lines.</source>
 <translation>Simulez plus de trajectoires pour distinguer les lignes.</translation>
</message>
<message>
 <source>Simulate more runs, or draw the lines across the paths of the rocks.</source>
 <translation>Simulez davantage de trajectoires, ou tracez les lignes en travers des trajectoires des blocs.</translation>
</message>
<message>
 <source>Simulate more runs, or use longer sections (SECTION).</source>
 <translation>Simuler plus de trajectoires, ou prendre des tronçons plus longs (SECTION).</translation>
</message>
<message>
 <source>Simulate more runs, or use wider fields.</source>
 <translation>Simuler plus de trajectoires, ou prendre des modules plus larges.</translation>
</message>
<message>
 <source>Simulate more runs.</source>
 <translation>Simulez plus de trajectoires.</translation>
</message>
<message>
 <source>Simulate rockfall</source>
 <translation>Simuler des chutes de pierres et de blocs</translation>
</message>
<message>
 <source>Simulate rocks above {limit:g} m³ without the forest, or compare both.</source>
 <translation>Simuler les blocs de plus de {limit:g} m³ sans la forêt, ou comparer les deux.</translation>
</message>
<message>
 <source>Simulate rocks of the mass of the design block.</source>
 <translation>Simuler des blocs de la masse du bloc de dimensionnement.</translation>
</message>
<message>
 <source>Simulate rocks with the mean volume of the class.</source>
 <translation>Simulez des blocs du volume moyen de la classe.</translation>
</message>
<message>
 <source>Simulate the classes one by one, each with rocks of its own volumes.</source>
 <translation>Simulez les classes une à une, chacune avec des blocs de ses propres volumes.</translation>
</message>
<message>
 <source>Simulate the missing sizes, or narrow the volume-frequency relation.</source>
 <translation>Simulez les tailles manquantes, ou resserrez la relation volume-fréquence.</translation>
</message>
<message>
 <source>Simulate them again.</source>
 <translation>Simulez-les à nouveau.</translation>
</message>
<message>
 <source>Simulate with SAMPLES for both.</source>
 <translation>Simuler avec SAMPLES pour les deux.</translation>
</message>
<message>
 <source>Simulate with all of them to see what the upper ones keep from the lower ones.</source>
 <translation>Simulez avec tous pour voir ce que ceux d'en haut épargnent à ceux d'en bas.</translation>
</message>
<message>
 <source>Simulate {:.3g} times as many runs for a precision of {:g} %.</source>
 <translation>Simulez {:.3g} fois plus de trajectoires pour une précision de {:g}&#xa0;%.</translation>
</message>
<message>
 <source>Simulated cells covered by the indication [%]</source>
 <translation>Cellules simulées couvertes par la carte indicative [%]</translation>
</message>
<message>
 <source>Simulates up to some hundred blocks of a rockslide that fall together, hit the ground and each other, and come to rest in a deposit, whose thickness is mapped. For research on the shape of deposits. For the run-out and energy of single rocks use Simulate rockfall, which has ground classes.</source>
 <translation>Laisse tomber ensemble jusqu'à quelques centaines de blocs d'un éboulement : ils frappent le sol et se heurtent entre eux, puis s'arrêtent en un dépôt, cartographié avec son épaisseur. Recherche : pour la forme d'un dépôt, non pour la distance parcourue et l'énergie de blocs isolés, que donne la simulation de chutes de blocs avec ses classes de sol.</translation>
</message>
<message>
 <source>Simulating ...</source>
 <translation>Simulation en cours ...</translation>
</message>
<message>
 <source>Simulating the sources with {} sets of the ensemble ...</source>
 <translation>Simulation des sources avec {} jeux de l'ensemble ...</translation>
</message>
<message>
 <source>Simulation runs</source>
 <translation>Simulations</translation>
</message>
<message>
 <source>Simulations</source>
 <translation>Simulations</translation>
</message>
<message>
 <source>Simulations at the lines</source>
 <translation>Simulations aux lignes</translation>
</message>
<message>
 <source>Simulations: {}.</source>
 <translation>Simulations : {}.</translation>
</message>
<message>
 <source>Single trees</source>
 <translation>Arbres individuels</translation>
</message>
<message>
 <source>Size of a contact, in radii of the smaller block</source>
 <translation>Taille d'un contact, en rayons du plus petit bloc</translation>
</message>
<message>
 <source>Size of the page [MB]</source>
 <translation>Taille de la page [Mo]</translation>
</message>
<message>
 <source>Size of the rock, or mean of the sizes of many rocks.</source>
 <translation>Taille du bloc, ou moyenne des tailles de plusieurs blocs.</translation>
</message>
<message>
 <source>Size, or mean size [m³, m or kg]</source>
 <translation>Taille, ou taille moyenne [m³, m ou kg]</translation>
</message>
<message>
 <source>Slivers</source>
 <translation>Polygones effilés</translation>
</message>
<message>
 <source>Slope [°]</source>
 <translation>Pente [°]</translation>
</message>
<message>
 <source>Slope of each cell after Horn (1981), on the grid of the elevation model.</source>
 <translation>Pente de chaque cellule selon Horn (1981), sur la grille du modèle de terrain.</translation>
</message>
<message>
 <source>Slope of the catchment back towards the cut slope: 0 is flat, 0.1667 is 6 : 1, 0.25 is 4 : 1.</source>
 <translation>Pente de la zone de réception vers le talus : 0 est plat, 0,1667 est 6 : 1, 0,25 est 4 : 1.</translation>
</message>
<message>
 <source>Slope of the roof [°]</source>
 <translation>Pente du toit [°]</translation>
</message>
<message>
 <source>Slope profile</source>
 <translation>Profil de pente</translation>
</message>
<message>
 <source>Slope without forest above the stands [m]</source>
 <translation>Pente sans forêt au-dessus des peuplements [m]</translation>
</message>
<message>
 <source>Slope-threshold method</source>
 <translation>Méthode du seuil de pente</translation>
</message>
<message>
 <source>Slopes, horizontal : 1 vertical</source>
 <translation>Pentes, horizontal pour 1 vertical</translation>
</message>
<message>
 <source>Smaller areas, in plan, are left out. Cells that touch at a corner belong together.</source>
 <translation>Les zones plus petites, en plan, sont omises. Les cellules qui se touchent par un coin vont ensemble.</translation>
</message>
<message>
 <source>Smaller islands and holes of the danger zones are removed.</source>
 <translation>Les îlots et trous des zones de danger plus petits disparaissent.</translation>
</message>
<message>
 <source>Smallest area [m²]</source>
 <translation>Surface minimale [m²]</translation>
</message>
<message>
 <source>Smallest block volume included in the release rate (completeness threshold of the survey).</source>
 <translation>Plus petit volume de bloc compris dans le taux de départ (seuil de complétude du relevé).</translation>
</message>
<message>
 <source>Smallest distance of two stems [m]</source>
 <translation>Distance minimale entre deux tiges [m]</translation>
</message>
<message>
 <source>Smallest height above the uphill toe [m]</source>
 <translation>Plus petite hauteur au-dessus du pied amont [m]</translation>
</message>
<message>
 <source>Smallest height of a tree [m]</source>
 <translation>Plus petite hauteur d'un arbre [m]</translation>
</message>
<message>
 <source>Smallest initial velocity [m/s]</source>
 <translation>Vitesse initiale la plus petite [m/s]</translation>
</message>
<message>
 <source>Smallest piece [m³]</source>
 <translation>Plus petit morceau [m³]</translation>
</message>
<message>
 <source>Smallest reach angle [°]</source>
 <translation>Angle de la ligne d'énergie minimal [°]</translation>
</message>
<message>
 <source>Smallest share of runs considered [%]</source>
 <translation>Part minimale des trajectoires qui compte [%]</translation>
</message>
<message>
 <source>Smallest share of the orientations [%]</source>
 <translation>Part minimale des orientations [%]</translation>
</message>
<message>
 <source>Smallest share that a barrier stops, of barriers with crossings [%]</source>
 <translation>Part minimale arrêtée par un ouvrage, parmi ceux qui ont des passages [%]</translation>
</message>
<message>
 <source>Smallest size [m³, m or kg]</source>
 <translation>Taille minimale [m³, m ou kg]</translation>
</message>
<message>
 <source>Smallest zone [m²]</source>
 <translation>Plus petite zone [m²]</translation>
</message>
<message>
 <source>Smoothing of danger zones [mm on the paper]</source>
 <translation>Lissage des zones de danger [mm sur le papier]</translation>
</message>
<message>
 <source>Smoothing of the canopy [m]</source>
 <translation>Lissage de la canopée [m]</translation>
</message>
<message>
 <source>Softness of the ground [steps of the classes]</source>
 <translation>Mollesse du sol [pas des classes]</translation>
</message>
<message>
 <source>Soil has a rolling resistance of {value:.2g}, less than any published ({limit:g} and more). It is the tangent of the slope on which rocks just keep rolling, corners included; the first versions had 0.11 to 0.25 for the part that soil adds to corners.</source>
 <translation>Le sol a une résistance au roulement de {value:.2g}, moins que toute valeur publiée ({limit:g} et plus). C'est la tangente de la pente sur laquelle les blocs continuent juste de rouler, coins compris&#xa0;; les premières versions avaient 0,11 à 0,25, et désignaient ce que le sol ajoute aux coins.</translation>
</message>
<message>
 <source>Soil types</source>
 <translation>Types de sol</translation>
</message>
<message>
 <source>Solver counters</source>
 <translation>Compteurs du solveur</translation>
</message>
<message>
 <source>Source</source>
 <translation>Zone de départ</translation>
</message>
<message>
 <source>Source areas</source>
 <translation>Zones de départ</translation>
</message>
<message>
 <source>Source cells</source>
 <translation>Cellules de départ</translation>
</message>
<message>
 <source>Source {}: {:.1f} of {} boulders expected, most probable for {}.</source>
 <translation>Source {} : {:.1f} blocs attendus sur {}, la plus probable pour {}.</translation>
</message>
<message>
 <source>Sources</source>
 <translation>Points de départ</translation>
</message>
<message>
 <source>Sources ...</source>
 <translation>Zones de départ ...</translation>
</message>
<message>
 <source>Sources and sizes by frequency</source>
 <translation>Zones de départ et tailles par fréquence</translation>
</message>
<message>
 <source>Sources are steep ground: rock, joints and the frequency of detachments were not considered.</source>
 <translation>Les zones de départ sont des terrains raides : la roche, les discontinuités et la fréquence des départs n’ont pas été examinées.</translation>
</message>
<message>
 <source>Sources in the two outer rows or columns, which Rockyfor3D does not start: {value:.0f}.</source>
 <translation>Sources dans les deux lignes ou colonnes extérieures, que Rockyfor3D ne lance pas : {value:.0f}.</translation>
</message>
<message>
 <source>Sources of the boulders</source>
 <translation>Sources des blocs</translation>
</message>
<message>
 <source>Sources of the data</source>
 <translation>Sources des données</translation>
</message>
<message>
 <source>Sources of the rocks</source>
 <translation>Provenance des blocs</translation>
</message>
<message>
 <source>Sources that Rockyfor3D does not start</source>
 <translation>Points de départ que Rockyfor3D ne lance pas</translation>
</message>
<message>
 <source>South Tyrol</source>
 <translation>Tyrol du Sud</translation>
</message>
<message>
 <source>Spacing of points on lines and areas [m]</source>
 <translation>Espacement des points sur les lignes et les surfaces [m]</translation>
</message>
<message>
 <source>Spacing of the nodes. If left empty, 0.33 m; for cable nets of less than 500 kJ 0.22 m. Rocks that fit through an opening pass. A finer mesh takes longer: half the spacing takes about eight times as long.</source>
 <translation>Distance des nœuds. Vide : 0,33 m, pour les filets à câbles de moins de 500 kJ 0,22 m. Les blocs qui entrent dans une ouverture passent. Plus fin prend plus de temps : une maille deux fois plus petite, environ huit fois plus.</translation>
</message>
<message>
 <source>Spacing of the points that represent lines and areas.</source>
 <translation>Distance entre les points qui représentent les lignes et les surfaces.</translation>
</message>
<message>
 <source>Spacing of the posts [m]</source>
 <translation>Espacement des poteaux [m]</translation>
</message>
<message>
 <source>Spacing of the posts: each field along a line is then checked by itself, and the log reports the most loaded one. If left empty, each line as a whole.</source>
 <translation>Distance des poteaux : chaque module le long d'une ligne est alors vérifié seul, et le journal nomme l'endroit le plus défavorable. Vide : chaque ligne entière.</translation>
</message>
<message>
 <source>Spacing of the release points [m]</source>
 <translation>Espacement des points de départ [m]</translation>
</message>
<message>
 <source>Spacing of the release points: {:g} m (MOST_POINTS).</source>
 <translation>Espacement des points de départ : {:g} m (MOST_POINTS).</translation>
</message>
<message>
 <source>Spacing of the starts of fall lines [m]</source>
 <translation>Distance des départs des lignes de pente [m]</translation>
</message>
<message>
 <source>Spacing of the stations [m]</source>
 <translation>Distance entre les stations [m]</translation>
</message>
<message>
 <source>Species</source>
 <translation>Essence</translation>
</message>
<message>
 <source>Species of points without one, and of logs</source>
 <translation>Essence des points qui n'en ont pas et des troncs au sol</translation>
</message>
<message>
 <source>Species of the broadleaved trees</source>
 <translation>Essence des feuillus</translation>
</message>
<message>
 <source>Species of the broadleaved trees drawn in stands; broadleaf where it is unknown.</source>
 <translation>Des arbres tirés dans les peuplements ; broadleaf si elle n'est pas connue.</translation>
</message>
<message>
 <source>Species of the conifers</source>
 <translation>Essence des résineux</translation>
</message>
<message>
 <source>Species of the conifers drawn in stands; conifer where it is unknown. It determines the energy that a stem can absorb.</source>
 <translation>Des arbres tirés dans les peuplements ; conifer si elle n'est pas connue. Elle décide de l'énergie qu'une tige peut absorber.</translation>
</message>
<message>
 <source>Species of the trees</source>
 <translation>Essence des arbres</translation>
</message>
<message>
 <source>Species of trees whose stand has none. It also determines the curve for the diameters.</source>
 <translation>Des arbres dont le peuplement ne dit rien. Elle décide aussi de la courbe qui vaut.</translation>
</message>
<message>
 <source>Species where the field above has no value.</source>
 <translation>Là où le champ ci-dessus ne dit rien.</translation>
</message>
<message>
 <source>Species where the field below has no value.</source>
 <translation>Là où le champ ci-dessous ne dit rien.</translation>
</message>
<message>
 <source>Speed at the foot of the slope</source>
 <translation>Vitesse au pied du versant</translation>
</message>
<message>
 <source>Speed of the impact [m/s]</source>
 <translation>Vitesse de l'impact [m/s]</translation>
</message>
<message>
 <source>Speed of vehicles [km/h]</source>
 <translation>Vitesse des véhicules [km/h]</translation>
</message>
<message>
 <source>Speed: simulations run some 500 times faster</source>
 <translation>Vitesse : les simulations vont environ 500 fois plus vite</translation>
</message>
<message>
 <source>Spin of the single rock about the horizontal axis perpendicular to its motion; positive as it rolls.</source>
 <translation>Du bloc unique, autour de l'axe horizontal en travers de son chemin ; positif comme il roule.</translation>
</message>
<message>
 <source>Split the crest lines where each embankment must be complete.</source>
 <translation>Séparez les axes de crête là où chaque merlon doit rester entier.</translation>
</message>
<message>
 <source>Spread [°]</source>
 <translation>Dispersion [°]</translation>
</message>
<message>
 <source>Stability of slopes, foundation, drainage of the ditch and the space for clearing it are not checked.</source>
 <translation>La stabilité des talus, la fondation, le drainage du fossé et la place pour le curer ne sont pas examinés.</translation>
</message>
<message>
 <source>Standard deviation of a Gaussian filter; 0: no smoothing. The filter removes branches, and lowers each tree somewhat.</source>
 <translation>Écart type d'une gaussienne ; 0 : aucun. Il enlève des branches, et un peu de hauteur à chaque arbre.</translation>
</message>
<message>
 <source>Standard deviation of the size [m³, m or kg]</source>
 <translation>Écart-type de la taille [m³, m ou kg]</translation>
</message>
<message>
 <source>Standard deviation of the whole distribution, before it is cut off at the limits.</source>
 <translation>De toute la distribution, avant que les limites la tronquent.</translation>
</message>
<message>
 <source>Standard deviation over the mean, where the field has no value: some 20 % in even-aged stands, 60 % and more in uneven ones.</source>
 <translation>Écart-type sur la moyenne, là où le champ ne dit rien&#xa0;: quelque 20&#xa0;% dans les peuplements équiennes, 60&#xa0;% et plus dans les peuplements irréguliers.</translation>
</message>
<message>
 <source>Stands</source>
 <translation>Peuplements</translation>
</message>
<message>
 <source>Stands are evaluated one by one: blocks that an upper stand stops still count for the stand below it.</source>
 <translation>Les peuplements sont considérés un par un : ce qu'un peuplement supérieur arrête n'est pas déduit pour celui d'en dessous.</translation>
</message>
<message>
 <source>Stands below their target, of those checked</source>
 <translation>Peuplements au-dessous de leur cible, parmi ceux vérifiés</translation>
</message>
<message>
 <source>Stands by block size</source>
 <translation>Peuplements par taille de bloc</translation>
</message>
<message>
 <source>Stands of forest, in any system.</source>
 <translation>Peuplements forestiers, dans un système de coordonnées quelconque.</translation>
</message>
<message>
 <source>Stands that brake rocks with a drag force below the height of the drag layer. Overlapping stands must have the same values.</source>
 <translation>Peuplements qui freinent les blocs par une traînée sous la hauteur de la couche. Des peuplements qui se superposent doivent concorder.</translation>
</message>
<message>
 <source>Stands that protect each object</source>
 <translation>Quel peuplement protège quel objet</translation>
</message>
<message>
 <source>Start areas, lines or points of the blocks</source>
 <translation>Surfaces, lignes ou points de départ des blocs</translation>
</message>
<message>
 <source>Start them on the slope, or faster.</source>
 <translation>Faites-les partir sur la pente, ou plus vite.</translation>
</message>
<message>
 <source>Starts are spread evenly from the distance above to this one. If left empty, all start at one point.</source>
 <translation>Les points de départ sont répartis de la distance ci-dessus à celle-ci. Vide : tous les blocs partent d'un seul endroit.</translation>
</message>
<message>
 <source>Starts left out, in the cell of a larger block</source>
 <translation>Points de départ omis, dans la cellule d'un bloc plus grand</translation>
</message>
<message>
 <source>State</source>
 <translation>État</translation>
</message>
<message>
 <source>Stations</source>
 <translation>Stations</translation>
</message>
<message>
 <source>Statistic</source>
 <translation>Statistique</translation>
</message>
<message>
 <source>Statistics of the lines</source>
 <translation>Statistiques des lignes</translation>
</message>
<message>
 <source>Steepen the uphill face (UPHILL_ANGLE), raise the crest, add a ditch, or simulate on the carved elevation model.</source>
 <translation>Raidir le parement amont (UPHILL_ANGLE), relever la crête, ajouter une fosse, ou simuler sur le modèle d'altitude avec merlon.</translation>
</message>
<message>
 <source>Steepest line from a cell up to a release. Blocks seldom reach farther than an angle of 28 to 34 degrees; check large areas of the danger map below that angle.</source>
 <translation>Ligne la plus raide d'une cellule vers un point de départ plus haut. Les blocs vont rarement au-delà de 28 à 34 degrés&#xa0;; de grandes surfaces sous ces valeurs dans la carte de danger méritent un second examen.</translation>
</message>
<message>
 <source>Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any below 22 degrees.</source>
 <translation>Ligne la plus raide d'une cellule vers le sommet de l'éboulis. La plupart des blocs s'arrêtent au-dessus de 27,5 degrés, presque aucun au-dessous de 22 degrés.</translation>
</message>
<message>
 <source>Stem diameter of the trees [cm]</source>
 <translation>Diamètre des tiges [cm]</translation>
</message>
<message>
 <source>Stem-contact searches not converged</source>
 <translation>Recherches du contact avec un tronc sans convergence</translation>
</message>
<message>
 <source>Stems from event to event</source>
 <translation>Troncs d'un événement à l'autre</translation>
</message>
<message>
 <source>Stems lost at the end</source>
 <translation>Troncs perdus à la fin</translation>
</message>
<message>
 <source>Stems of all sizes are removed in the same proportion; real fellings and storms do not do this.</source>
 <translation>Des tiges de toutes tailles sont enlevées dans la même proportion ; ce n'est pas le cas des coupes et des tempêtes réelles.</translation>
</message>
<message>
 <source>Stems per hectare</source>
 <translation>Tiges par hectare</translation>
</message>
<message>
 <source>Stems per hectare of an inventory</source>
 <translation>Tiges par hectare d'un inventaire</translation>
</message>
<message>
 <source>Stems per hectare of plan area, where the field has no value. The number of trees is random about it (Poisson).</source>
 <translation>De surface en plan, là où le champ ne dit rien. Le nombre d'arbres varie autour de cette valeur (Poisson).</translation>
</message>
<message>
 <source>Stems per hectare that were not seen</source>
 <translation>Tiges par hectare non vues</translation>
</message>
<message>
 <source>Stems that are lost before the simulation [%]</source>
 <translation>Tiges perdues avant la simulation [%]</translation>
</message>
<message>
 <source>Stems that are lost first</source>
 <translation>Quelles tiges sont perdues d'abord</translation>
</message>
<message>
 <source>Stems that rocks hit, for example from Single trees (talus:trees). Leave out the drag layer of FOREST where there are single trees, or the forest brakes twice.</source>
 <translation>Tiges que heurtent les blocs, par exemple d'Arbres individuels (talus:trees). Omettez la couche de traînée de FOREST là où il y a des arbres individuels, sinon la forêt freine deux fois.</translation>
</message>
<message>
 <source>Stems with a value in this field lie on the ground in this direction: the point is their middle, their height is their length, and the energy that they can absorb must be given, in the field above or in energy_kj. If left empty, the field lies_deg is used if there is one.</source>
 <translation>Les troncs qui y ont un nombre sont couchés dans cette direction : le point est leur milieu, leur hauteur est leur longueur, et l'énergie qu'ils absorbent doit être donnée, dans le champ ci-dessus ou dans energy_kj. Vide : le champ lies_deg s'il existe.</translation>
</message>
<message>
 <source>Stems with a value in this field, below 90, lean towards the direction in the field above: the point is their foot, their height their length. If left empty, the field leans_deg is used if there is one.</source>
 <translation>Les troncs qui y ont un nombre, inférieur à 90, penchent vers la direction du champ ci-dessus : le point est leur pied, leur hauteur leur longueur. Laissé vide, le champ leans_deg est pris s'il existe.</translation>
</message>
<message>
 <source>Steps too long to update the spin</source>
 <translation>Pas si longs que la rotation est restée telle quelle</translation>
</message>
<message>
 <source>Steps with contact, counted with their parts</source>
 <translation>Pas avec contact, leurs parties comptées</translation>
</message>
<message>
 <source>Steps with more meetings with barriers or trees than can be followed</source>
 <translation>Pas avec plus de rencontres d'ouvrages ou d'arbres que l'on n'en suit</translation>
</message>
<message>
 <source>Stop at this precision [%]</source>
 <translation>Arrêter à cette précision [%]</translation>
</message>
<message>
 <source>Stopping distance: penetration plus wall deflection. If left empty, no force.</source>
 <translation>Distance d'arrêt : pénétration plus déformation du mur. Vide : pas de force.</translation>
</message>
<message>
 <source>Stops</source>
 <translation>Points d'arrêt</translation>
</message>
<message>
 <source>Stops after the measure</source>
 <translation>Arrêts après la mesure</translation>
</message>
<message>
 <source>Stops before the measure</source>
 <translation>Arrêts avant la mesure</translation>
</message>
<message>
 <source>Stops of each scenario</source>
 <translation>Points d'arrêt de chaque scénario</translation>
</message>
<message>
 <source>Stops of the simulations</source>
 <translation>Points d'arrêt des simulations</translation>
</message>
<message>
 <source>Stops or trajectories of a simulation, or crossings of a line. If a run has several features, the one with the largest value counts.</source>
 <translation>Points d'arrêt ou trajectoires d'une simulation, ou passages à une ligne. Si une trajectoire a plusieurs entités, celle de la plus grande valeur compte.</translation>
</message>
<message>
 <source>Stops when the 95th percentile below is known with this precision: half the width of its 95 % confidence interval, relative to it. The runs per release point are then the maximum; every point gets the same share of them. 0: make all runs.</source>
 <translation>Arrête dès que le 95e centile ci-dessous est connu avec cette précision&#xa0;: la demi-largeur de son intervalle de confiance à 95&#xa0;%, rapportée à sa valeur. Les trajectoires par point de départ sont alors le maximum calculé&#xa0;; chaque point en reçoit la même part. 0&#xa0;: calculer toutes les trajectoires.</translation>
</message>
<message>
 <source>Stops with other measures</source>
 <translation>Arrêts avec d'autres mesures</translation>
</message>
<message>
 <source>Stops with the forest</source>
 <translation>Arrêts avec la forêt</translation>
</message>
<message>
 <source>Strength of the logs [% of a living stem]</source>
 <translation>Résistance des troncs au sol [% d'un tronc vivant]</translation>
</message>
<message>
 <source>Strengths exceeded by the last rock:</source>
 <translation>Ce que le filet ne supporte pas du dernier :</translation>
</message>
<message>
 <source>Strengths exceeded, and reasons why a rock is not held:</source>
 <translation>Ce que le filet ne supporte pas, et pourquoi un bloc n'est pas retenu :</translation>
</message>
<message>
 <source>Strip at the top of the net that no rock may hit. If left empty, 0.5 m, or the radius of the design block where that is more, the minimum of UNI 11211-4.</source>
 <translation>Bande en haut du filet qu'aucun bloc ne doit toucher. Vide : 0,5 m, ou le rayon du bloc de calcul s'il est plus grand, le minimum selon UNI 11211-4.</translation>
</message>
<message>
 <source>Strip below the crest that no rock may hit, as required by your code. Required with crossings. There is no default, because the requirements of the codes could not be checked in a source.</source>
 <translation>Bande sous la crête qu'aucun bloc ne doit toucher, selon votre norme. Nécessaire avec des passages, et sans valeur par défaut&#xa0;: ce que demandent les normes n'a été vu dans aucune source.</translation>
</message>
<message>
 <source>Strip below the top that no rock may hit, as required by your code. If left empty, not checked.</source>
 <translation>Bande sous le sommet qu'aucun bloc ne doit toucher, selon votre norme. Vide : non vérifié.</translation>
</message>
<message>
 <source>Stronge, in the plane</source>
 <translation>Stronge, dans le plan</translation>
</message>
<message>
 <source>Strongest intensity of events with a return period of at most {} years: 1 weak, 2 medium, 3 strong.</source>
 <translation>Intensité la plus forte de ce qui arrive au moins une fois en {} ans&#xa0;: 1 faible, 2 moyenne, 3 forte.</translation>
</message>
<message>
 <source>Structures are divided into equal sections no longer than this, each with its own forces.</source>
 <translation>Les ouvrages sont coupés en tronçons égaux, pas plus longs que cela, chacun avec ses forces.</translation>
</message>
<message>
 <source>Study for the command line: {}</source>
 <translation>Étude pour la ligne de commande : {}</translation>
</message>
<message>
 <source>Styles for earlier results</source>
 <translation>Styles pour des résultats antérieurs</translation>
</message>
<message>
 <source>Subject</source>
 <translation>Objet</translation>
</message>
<message>
 <source>Subject of the report, for example the slope or the order.</source>
 <translation>Ce dont traite le rapport, par exemple le versant ou le mandat.</translation>
</message>
<message>
 <source>Successive rock after which a brake is used up (0: none)</source>
 <translation>Bloc successif après lequel un frein est épuisé (0 : aucun)</translation>
</message>
<message>
 <source>Successive rocks that the net holds</source>
 <translation>Blocs successifs que le filet retient</translation>
</message>
<message>
 <source>Successive rocks without repair</source>
 <translation>Blocs l'un après l'autre, sans réparation</translation>
</message>
<message>
 <source>Such stems leave stumps that absorb as much energy as the stem did. No published height: enter that of your stand. If left empty, no stumps are left.</source>
 <translation>Ces tiges laissent des souches qui absorbent autant d'énergie que la tige. Pas de hauteur publiée : donnez celle de votre peuplement. Vide : rien ne reste debout.</translation>
</message>
<message>
 <source>Surface model</source>
 <translation>Modèle de surface</translation>
</message>
<message>
 <source>Surface roughness of all ground [m]</source>
 <translation>Rugosité de surface de tout le sol [m]</translation>
</message>
<message>
 <source>Surface roughness of each polygon. Left empty, the field surface_roughness is taken if the layer has it, else the obstacle heights rg70, rg20 and rg10 of Rockyfor3D, as d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10. Empty values take that of all ground or of the class.</source>
 <translation>Rugosité de surface de chaque polygone. Si le champ est vide, le champ surface_roughness est pris si la couche l'a, sinon les hauteurs d'obstacles rg70, rg20 et rg10 de Rockyfor3D, soit d = 0,7 rg70 + 0,2 rg20 + 0,1 rg10. Les valeurs vides prennent celle de tout le sol ou de la classe.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts are too few for the inputs that differ among them; every rock is decided by the net model.</source>
 <translation>Modèle de substitution de l'ouvrage {} : {} impacts sont trop peu pour ce qui diffère entre eux ; le filet décide de tous.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts; the error of the energy share taken by the net is {:.2f} by cross-validation; rocks nearer than {:.2f} to the border are decided by the net model, and so are some {:.0f} % of the rocks.</source>
 <translation>Modèle de substitution de l'ouvrage {} : {} impacts ; la part de l'énergie que prend le filet est manquée de {:.2f} par validation croisée ; ce qui est à moins de {:.2f} de la limite est laissé au filet, soit quelque {:.0f} % des blocs.</translation>
</message>
<message>
 <source>Surveyor and date of the terrain, owner of the base map, licence. If left empty, the plan names the elevation model with its cell size, and the layers.</source>
 <translation>Qui a levé le terrain et quand, à qui est le fond de carte, quelle licence. Vide : le modèle de terrain avec sa maille et les noms des couches.</translation>
</message>
<message>
 <source>Susceptibility map of the area that blocks can reach, on an elevation model of any size: sources by slope and joint sets, reach by the energy line of each volume and height of cliff. An indication without frequency, to find the slopes that need a closer look. It can be compared with the runs of a simulation.</source>
 <translation>Où des blocs peuvent venir, sur un modèle de terrain de toute taille : zones de départ selon la pente et les familles de discontinuités, atteinte selon la ligne d'énergie de chaque volume et hauteur de falaise. Une indication sans fréquence, pour trouver où regarder de plus près ; se compare aux trajectoires d'une simulation.</translation>
</message>
<message>
 <source>Sweeps of the contact solver in a step</source>
 <translation>Balayages du solveur de contacts par pas</translation>
</message>
<message>
 <source>Swiss model 166.1</source>
 <translation>modèle suisse 166.1</translation>
</message>
<message>
 <source>Swiss practice, schutz-vor-naturgefahren.ch</source>
 <translation>pratique suisse, schutz-vor-naturgefahren.ch</translation>
</message>
<message>
 <source>Switch on Query on the map to query again.</source>
 <translation>Activer «&#xa0;Interroger la carte&#xa0;» pour interroger à nouveau.</translation>
</message>
<message>
 <source>Switch the viscous drag on (VISCOUS_DRAG) when you simulate with this table.</source>
 <translation>Activez la traînée visqueuse (VISCOUS_DRAG) quand vous simulez avec cette table.</translation>
</message>
<message>
 <source>Switzerland</source>
 <translation>Suisse</translation>
</message>
<message>
 <source>TARGET: no run meets it, so there is no value.</source>
 <translation>TARGET&#xa0;: aucune trajectoire ne l'atteint, il n'y a donc pas de valeur.</translation>
</message>
<message>
 <source>TARGET: the layer {} is empty.</source>
 <translation>TARGET&#xa0;: la couche {} est vide.</translation>
</message>
<message>
 <source>TARGETS: row {} needs the volume of a block and, where they are given, positive numbers.</source>
 <translation>TARGETS : la ligne {} a besoin du volume d'un bloc et, là où ils sont donnés, de nombres positifs.</translation>
</message>
<message>
 <source>TEMPLATE: {} cannot be read ({}).</source>
 <translation>TEMPLATE : {} ne peut pas être lu ({}).</translation>
</message>
<message>
 <source>TEMPLATE: {} is not a layout template with a map.</source>
 <translation>TEMPLATE : {} n'est pas un modèle de mise en page avec une carte.</translation>
</message>
<message>
 <source>THRESHOLD: give the angle for the method fixed, or choose another one.</source>
 <translation>THRESHOLD&#xa0;: donnez l'angle pour la méthode fixed, ou choisissez une autre méthode.</translation>
</message>
<message>
 <source>THRESHOLD: the value {value:g}° is not used; by the chosen method (METHOD) the threshold is {limit:.1f}°.</source>
 <translation>THRESHOLD : les {value:g}° donnés ne comptent pas ; selon la méthode choisie (METHOD), le seuil est de {limit:.1f}°.</translation>
</message>
<message>
 <source>TOE: {:g} m is not on the profile, which is {:g} m long.</source>
 <translation>TOE : {:g} m n'est pas sur le profil, long de {:g} m.</translation>
</message>
<message>
 <source>TOTAL_RUNS is {}, but the layer has {} different runs.</source>
 <translation>TOTAL_RUNS vaut {}, mais la couche contient {} trajectoires différentes.</translation>
</message>
<message>
 <source>TRAJECTORIES has {} layers, FREQUENCIES {} rows; give one for every row, or leave this input empty.</source>
 <translation>TRAJECTORIES a {} couches, FREQUENCIES {} lignes ; donnez-en une par ligne, ou aucune.</translation>
</message>
<message>
 <source>TRAJECTORIES, CROSSINGS: give one of them, not both.</source>
 <translation>TRAJECTORIES, CROSSINGS&#xa0;: n'en donnez qu'un.</translation>
</message>
<message>
 <source>TRAJECTORIES: feature {} is not a path: it needs at least two vertices whose times (M) increase and whose coordinates are finite numbers.</source>
 <translation>TRAJECTORIES&#xa0;: l'entité {} n'est pas une trajectoire&#xa0;: il faut au moins deux sommets, dont les temps (M) croissent et dont les coordonnées sont des nombres finis.</translation>
</message>
<message>
 <source>TRAJECTORIES: in {} there are copies of runs that are not there; give the whole layer.</source>
 <translation>TRAJECTORIES : {} contient des copies de passages qui n'y sont pas ; donner la couche entière.</translation>
</message>
<message>
 <source>TRAJECTORIES: rocks without a radius count with their centre of mass.</source>
 <translation>TRAJECTORIES&#xa0;: les blocs sans rayon comptent avec leur centre de masse.</translation>
</message>
<message>
 <source>TRAJECTORIES: runs at a barrier: {} of {}; barriers that are reached: {} of {}.</source>
 <translation>TRAJECTORIES : trajectoires à un ouvrage : {} sur {} ; ouvrages atteints : {} sur {}.</translation>
</message>
<message>
 <source>TRAJECTORIES: the lines of {} have no height (Z) or no time (M). Take the layer that Simulate rockfall wrote; formats such as GeoJSON and some tools drop these values, GeoPackage keeps them.</source>
 <translation>TRAJECTORIES&#xa0;: les lignes de {} n'ont pas d'altitude (Z) ou pas de temps (M). Prenez la couche écrite par Simuler des chutes de pierres et de blocs&#xa0;; des formats comme GeoJSON et certains outils perdent ces valeurs, GeoPackage les conserve.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines do not have the motion at their vertices (field {field}), so energies are those of the translation alone, without rotation.</source>
 <translation>TRAJECTORIES : {value:.0f} lignes sur {limit:.0f} ne disent pas le mouvement à leurs sommets (champ {field}) ; les énergies sont donc celles de la seule translation, sans rotation.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines were written by an earlier version, without vertices at the bends of their paths, so crossings and hits depend on the interval of their vertices (TRAJECTORY_INTERVAL).</source>
 <translation>TRAJECTORIES : {value:.0f} lignes sur {limit:.0f} ont été écrites par une version antérieure, sans sommets aux coudes de leurs trajectoires ; les passages et les impacts dépendent donc de l'intervalle de leurs sommets (TRAJECTORY_INTERVAL).</translation>
</message>
<message>
 <source>TRAJECTORIES: {} has {} runs, the maps of {} have {:g}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES : {} a {} tirages, les cartes de {} en ont {:g} ; prenez les couches d'une même simulation.</translation>
</message>
<message>
 <source>TRAJECTORIES: {} is in {}, the maps of {} in {}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES : {} est en {}, les cartes de {} en {} ; prenez les couches d'une même simulation.</translation>
</message>
<message>
 <source>TREES: none of them stands in a stand; do both layers cover the same area?</source>
 <translation>TREES : aucun n'est dans un peuplement ; les deux couches sont-elles du même lieu ?</translation>
</message>
<message>
 <source>TREE_DIAMETER_FIELD: the layer {} has no field dbh_cm; choose the one with the stem diameters.</source>
 <translation>TREE_DIAMETER_FIELD : la couche {} n'a pas de champ dbh_cm ; choisir celui des diamètres de tige.</translation>
</message>
<message>
 <source>Table of Ritchie (1963), of your authority or your own practice: a row for each class of slopes and heights. Table and chart then state the share of the rocks that stays within the width. The depth is only listed in the table: the simulated catchment is flat or slopes back. Talus contains no such table, because none could be checked in its source.</source>
 <translation>De Ritchie (1963), de l'autorité ou de votre pratique : une ligne par classe de pentes et de hauteurs. Tableau et diagramme disent alors quelle part des blocs reste dans la largeur. La profondeur n'est écrite que dans le tableau : ce qui est simulé est une zone de réception plane ou en contre-pente. Talus n'a pas de tableau propre, car aucun n'a pu être lu dans sa source.</translation>
</message>
<message>
 <source>Table of ground classes</source>
 <translation>Table des classes de sol</translation>
</message>
<message>
 <source>Table of ground classes with the calibrated one</source>
 <translation>Tableau des classes de sol avec celle calée</translation>
</message>
<message>
 <source>Table of heights and volumes, sections, equations and limits.</source>
 <translation>Table des hauteurs et volumes, profils, équations et limites.</translation>
</message>
<message>
 <source>Table of the comparison</source>
 <translation>Table de la comparaison</translation>
</message>
<message>
 <source>Table of the curve</source>
 <translation>Table de la courbe</translation>
</message>
<message>
 <source>Table of the evaluations</source>
 <translation>Table des évaluations</translation>
</message>
<message>
 <source>Table of the impacts; of the one with the largest elongation, of a rock that is held if there is one, forces and strokes over time, the energy budget and the net at chosen moments.</source>
 <translation>Tableau des impacts ; de celui à la déformation maximale, d'un bloc retenu s'il y en a un, les forces et courses dans le temps, le bilan d'énergie et le filet à des instants choisis.</translation>
</message>
<message>
 <source>Table of the members</source>
 <translation>Table des membres</translation>
</message>
<message>
 <source>Table to paste: for each object and scenario the return period and the spatial probability of occurrence of each intensity, which is the probability that an event hits the object so, by its hardest block.</source>
 <translation>Tableau à coller : pour chaque objet et scénario la période de retour et la probabilité spatiale d'occurrence de chaque intensité, c'est-à-dire la probabilité qu'un événement touche ainsi l'objet, par son bloc le plus violent.</translation>
</message>
<message>
 <source>Table: a row for each stand, block and loss of stems, with the blocks that stop and the stand required.</source>
 <translation>Table : une ligne par peuplement, bloc et perte de tiges, avec ce qui s'arrête et ce qu'il faudrait.</translation>
</message>
<message>
 <source>Table: a row for the dimensions above and for each variant, with volumes, area, heights and rocks.</source>
 <translation>Tableau : une ligne pour les dimensions ci-dessus et pour chaque variante, avec volumes, surface, hauteurs et blocs.</translation>
</message>
<message>
 <source>Table: for each rock and each field that its pieces hit, their number, energy, mass and height.</source>
 <translation>Table : pour chaque bloc et chaque travée que frappent ses fragments, combien, avec quelle énergie, masse et hauteur.</translation>
</message>
<message>
 <source>Table: number of rocks of each release feature that pass each line, with their energy and height.</source>
 <translation>Table&#xa0;: combien de blocs de chaque entité de départ passent par chaque ligne, et avec quelle énergie et quelle hauteur.</translation>
</message>
<message>
 <source>Table: runs that reach an object only if there is no forest, grouped by the stand in which they stop.</source>
 <translation>Table : trajectoires qui n'atteignent un objet que sans la forêt, selon le peuplement où elles s'arrêtent avec elle.</translation>
</message>
<message>
 <source>Table: share of the passing rocks that a barrier of each height and energy class would stop.</source>
 <translation>Table&#xa0;: part des blocs passants qu'arrêterait un ouvrage de chaque hauteur et de chaque classe d'énergie.</translation>
</message>
<message>
 <source>Table: share of the runs of each scenario that hit each object, its confidence, energies, intensities.</source>
 <translation>Table : part des trajectoires de chaque scénario qui touchent chaque objet, sa confiance, énergies, intensités.</translation>
</message>
<message>
 <source>Table: the shares of ground, rolling, shape, size, height, rate and chance in the variance of reach, energy, frequency and run-out (first-order shares), each with its standard error.</source>
 <translation>Table&#xa0;: quelle part de la variance de la portée, de l'énergie, de la fréquence et de la distance parcourue revient au sol, au roulement, à la forme, à la taille, à la hauteur, au taux et au hasard (parts du premier ordre), chacune avec son erreur type.</translation>
</message>
<message>
 <source>Tables (*.csv)</source>
 <translation>Tableaux (*.csv)</translation>
</message>
<message>
 <source>Tables along the structures, formulas with their certainty, and limits.</source>
 <translation>Tables le long des ouvrages, formules avec leur certitude, et limites.</translation>
</message>
<message>
 <source>Tables of the stands, target profile, equations and limits.</source>
 <translation>Tables des peuplements, profil cible, équations et limites.</translation>
</message>
<message>
 <source>Take a GeoPackage (.gpkg) to keep them.</source>
 <translation>Prenez un GeoPackage (.gpkg) pour les conserver.</translation>
</message>
<message>
 <source>Take cells no larger than the radius of the smallest block.</source>
 <translation>Prenez des cellules pas plus grandes que le rayon du plus petit bloc.</translation>
</message>
<message>
 <source>Take more impacts, or 0 to rank by energy.</source>
 <translation>Prenez plus d'impacts, ou 0 pour classer par énergie.</translation>
</message>
<message>
 <source>Take polygons</source>
 <translation>Reprendre les polygones</translation>
</message>
<message>
 <source>Take the largest energy (ENERGY_MAX).</source>
 <translation>Prenez l'énergie maximale (ENERGY_MAX).</translation>
</message>
<message>
 <source>Take the layer as Simulate rockfall wrote it.</source>
 <translation>Prenez la couche telle que la simulation l'a écrite.</translation>
</message>
<message>
 <source>Talus (rockfall)</source>
 <translation>Talus (chutes de pierres et de blocs)</translation>
</message>
<message>
 <source>Talus has read no standard in full: fill in the numbers of the clauses from your copy.</source>
 <translation>Talus n'a lu aucune norme en entier : complétez les numéros d'article d'après votre exemplaire.</translation>
</message>
<message>
 <source>Talus needs a Python package that is not installed: {}. Install it for the Python of QGIS.</source>
 <translation>Talus a besoin d'un paquet Python qui manque&#xa0;: {}. Installez-le pour le Python de QGIS.</translation>
</message>
<message>
 <source>Talus uses these Python packages. Packages with a tick are downloaded from the internet (https://pypi.org) or read from a folder, in versions for numpy {}, and installed into a folder of your profile:
{}
numpy and all other packages of QGIS are unchanged; the copy of numpy, some 20 MB, that pip downloads too is discarded. The same window removes them again.</source>
 <translation>Talus utilise ces paquets Python. Ceux qui sont cochés viennent d'internet (https://pypi.org) ou d'un dossier, en versions pour numpy {}, et vont dans un dossier de votre profil :
{}
numpy et tous les autres paquets de QGIS restent tels quels ; la copie de numpy, environ 20 Mo, que pip télécharge aussi est jetée. La même fenêtre les supprime.</translation>
</message>
<message>
 <source>Talus {}, {}. Impacts: {}, held by the net: {}.</source>
 <translation>Talus {}, {}. Impacts : {}, retenus par le filet : {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Lines: {}.</source>
 <translation>Talus {}, {}. Lignes : {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Runs: {}, at a line or more: {}. Lines: {}.</source>
 <translation>Talus {}, {}. Trajectoires : {}, dont à une ligne ou plus : {}. Lignes : {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Scenarios: {}. Cells: {} x {} of {:g} m.</source>
 <translation>Talus {}, {}. Scénarios : {}. Cellules : {} x {} de {:g} m.</translation>
</message>
<message>
 <source>Talus {}, {}. Seed {}.</source>
 <translation>Talus {}, {}. Graine {}.</translation>
</message>
<message>
 <source>Talus {}. Characteristic values are the {}th percentiles of the rocks that arrive at a section.</source>
 <translation>Talus {}. Les valeurs caractéristiques sont des percentiles {} des blocs qui arrivent à un tronçon.</translation>
</message>
<message>
 <source>Talus {}. Embankments: {}; cells of {:.3g} m.</source>
 <translation>Talus {}. Merlons&#xa0;: {}&#xa0;; cellules de {:.3g} m.</translation>
</message>
<message>
 <source>Talus {}. Ground class {}, {} observed points, misfit {:.3g}, share of random draws that fit no better {:.2f}.</source>
 <translation>Talus {}. Classe de sol {}, {} points observés, écart {:.3g}, part des tirages au hasard qui ne conviennent pas mieux {:.2f}.</translation>
</message>
<message>
 <source>Talus {}. Lines: {}. Nets: {}.</source>
 <translation>Talus {}. Lignes : {}. Filets : {}.</translation>
</message>
<message>
 <source>Talus {}. Stands: {}.</source>
 <translation>Talus {}. Peuplements : {}.</translation>
</message>
<message>
 <source>Talus: engine prepared</source>
 <translation>Talus : préparation du moteur</translation>
</message>
<message>
 <source>Talus: example. Energy of the rocks, 95th percentile</source>
 <translation>Talus : exemple. Énergie des blocs, 95e centile</translation>
</message>
<message>
 <source>Talus: prepare the engine</source>
 <translation>Talus : préparer le moteur</translation>
</message>
<message>
 <source>Talus: rocks thrown from here</source>
 <translation>Talus : blocs lancés d'ici</translation>
</message>
<message>
 <source>Tangent of the reach angle of the rocks that get farthest, mostly 0.4 to 0.8. If left empty, it is determined together with the levels for a share; with the measure distance the speed is then ignored. It changes the uncertainty of the results, not their meaning.</source>
 <translation>Tangente de l'angle de portée de blocs lointains, le plus souvent de 0.4 à 0.8. Vide : il est trouvé avec les niveaux pour une part, et avec distance la vitesse ne compte pas. Il ne change pas le sens des résultats, seulement leur sûreté.</translation>
</message>
<message>
 <source>Tangent of the slope on which a rock of any size just keeps rolling on smooth ground, corners of the rock included; at most 3. Stones on the ground add to it (SURFACE_ROUGHNESS). If left empty, the ground classes give it. In earlier versions this number held for rocks of 1 t.</source>
 <translation>Tangente de la pente sur laquelle un bloc de toute taille continue juste de rouler là où rien ne dépasse du sol, coins du bloc compris&#xa0;; 3 au plus. Les pierres sur le sol s'y ajoutent (SURFACE_ROUGHNESS). Si le champ est vide, les classes de sol décident. Dans les versions antérieures, ce nombre valait pour des blocs de 1 t.</translation>
</message>
<message>
 <source>Tangential restitution of all ground</source>
 <translation>Restitution tangentielle de tout le sol</translation>
</message>
<message>
 <source>Target profile</source>
 <translation>Profil cible</translation>
</message>
<message>
 <source>Target that runs meet</source>
 <translation>Cible que les trajectoires atteignent</translation>
</message>
<message>
 <source>Terrain and releases</source>
 <translation>Terrain et points de départ</translation>
</message>
<message>
 <source>Terrain on which the posts and anchors stand. It also supports the rock in the net.</source>
 <translation>Terrain sur lequel se tiennent les poteaux et les ancrages. Il porte aussi le bloc dans le filet.</translation>
</message>
<message>
 <source>Terrain that is shown; a large model is shown with larger cells.</source>
 <translation>Le terrain montré ; simplifié s'il est grand.</translation>
</message>
<message>
 <source>Terrain with the envelope of the heights, and below it velocity, energy and the number of rocks.</source>
 <translation>Terrain avec l'enveloppe des hauteurs, et au-dessous la vitesse, l'énergie et le nombre de blocs.</translation>
</message>
<message>
 <source>Text files (*.csv *.txt)</source>
 <translation>Fichiers texte (*.csv *.txt)</translation>
</message>
<message>
 <source>Text files (*.txt *.csv)</source>
 <translation>Fichiers texte (*.txt *.csv)</translation>
</message>
<message>
 <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
 <translation>Le 95e centile d'une cellule que peu de trajectoires traversent est incertain&#xa0;; regardez aussi les passages.</translation>
</message>
<message>
 <source>The 99.9th percentile of penetration is {value:.1f} % of the radius; the limit is {limit:g} %.</source>
 <translation>Le 99,9e percentile de la pénétration est de {value:.1f} % du rayon ; la limite est de {limit:g} %.</translation>
</message>
<message>
 <source>The Gaussians explain the distribution of the slope poorly (R² = {value:.2f}).</source>
 <translation>Les gaussiennes expliquent mal la distribution de la pente (R² = {value:.2f}).</translation>
</message>
<message>
 <source>The Python of QGIS has no pip, and none could be downloaded.</source>
 <translation>Le Python de QGIS n'a pas de pip, et il n'a pas été possible d'en obtenir un.</translation>
</message>
<message>
 <source>The area has {} start points; blocks start at {} of them, chosen at random.</source>
 <translation>La surface a {} places ; des blocs pendent à {} d'entre elles, tirées au sort.</translation>
</message>
<message>
 <source>The band with the heights.</source>
 <translation>La bande qui contient les altitudes.</translation>
</message>
<message>
 <source>The best simulation differs from the observations by more than chance: no parameters within the bounds explain them.</source>
 <translation>La meilleure simulation diffère des observations plus que par hasard&#xa0;: aucun paramètre dans les bornes ne les explique.</translation>
</message>
<message>
 <source>The best {parameter} lies on a bound of the search, {low:g} to {high:g}.</source>
 <translation>La meilleure valeur de {parameter} est sur une borne de la recherche, de {low:g} à {high:g}.</translation>
</message>
<message>
 <source>The block of the scenario {subject}, {volume:.3g} m³, has {value:.0f} kg at {density:g} kg/m³; rolling was measured for blocks of {least:g} to {most:g} kg. Beyond, rolling resistance is kept as at {limit:g} kg.</source>
 <translation>Le bloc du scénario {subject}, {volume:.3g} m³, pèse {value:.0f} kg à {density:g} kg/m³&#xa0;; le roulement a été mesuré pour des blocs de {least:g} à {most:g} kg. Au-delà, la résistance au roulement reste celle de {limit:g} kg.</translation>
</message>
<message>
 <source>The block of {period:g} years, {value:.3g} m³, is more than {times:g} times the largest of the list, {largest:.3g} m³: no measured block supports it.</source>
 <translation>Le bloc de {period:g} ans, {value:.3g} m³, dépasse {times:g} fois le plus grand de la liste, {largest:.3g} m³ : aucune mesure ne l'étaye.</translation>
</message>
<message>
 <source>The blocks fall ...</source>
 <translation>Les blocs tombent ...</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs and of the recorded events. The ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>Les bornes de 95 % sont celles du nombre de trajectoires calculées et des événements recensés. Le sol et les pertes sont pris tels quels : leur incertitude n’y est pas comprise. Là où aucune trajectoire ne touche, la borne supérieure des impacts n’est pas 0.</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs only. The return periods or rates, the ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>Les bornes de 95 % ne sont que celles du nombre de trajectoires calculées. Les périodes de retour ou les taux, le sol et les pertes sont pris tels quels : leur incertitude n’y est pas comprise. Là où aucune trajectoire ne touche, la borne supérieure des impacts n’est pas 0.</translation>
</message>
<message>
 <source>The calibration does not give the frequency of rockfall.</source>
 <translation>La fréquence des chutes ne découle pas d'un calage.</translation>
</message>
<message>
 <source>The canton's word for the process</source>
 <translation>Terme du canton pour le processus</translation>
</message>
<message>
 <source>The carved elevation model has {millions:.0f} million cells of {size:.3g} m.</source>
 <translation>Le modèle de terrain aménagé a {millions:.0f} millions de cellules de {size:.3g} m.</translation>
</message>
<message>
 <source>The carved elevation model of each variant, NAME.tif, for simulations with each.</source>
 <translation>Le modèle de terrain aménagé de chaque variante, NAME.tif, pour des simulations avec chacune.</translation>
</message>
<message>
 <source>The catchment that holds 90 % is {:.1f} m wide.</source>
 <translation>La zone de réception qui retient 90 % a une largeur de {:.1f} m.</translation>
</message>
<message>
 <source>The cells of the canopy are {value:.3g} m wide; crowns are distinguished in cells of {limit:g} m and less.</source>
 <translation>Les cellules de la canopée ont {value:.3g} m de large ; les couronnes se distinguent dans des cellules de {limit:g} m et moins.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Ledges, gullies and the edges of cliffs are smoothed away, so passing heights and energies are too small in places.</source>
 <translation>Les cellules du modèle de terrain ont {value:.3g} m de large, plus de {limit:g} m. Les vires, couloirs et arêtes de falaise sont lissés, de sorte que les hauteurs de passage et les énergies sont par endroits trop petites.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Passing heights at a barrier depend on the relief of the last metres before it, which such cells do not show.</source>
 <translation>Les cellules du modèle de terrain ont {value:.3g} m de large, plus de {limit:g} m. Les hauteurs de passage à un ouvrage dépendent du relief des derniers mètres avant lui, que de telles cellules ne montrent pas.</translation>
</message>
<message>
 <source>The certainty of the percentile depends on the number of runs; see Convergence of a simulation.</source>
 <translation>Le percentile est aussi sûr que les trajectoires sont nombreuses ; voir Convergence d'une simulation.</translation>
</message>
<message>
 <source>The check as a page to be signed: inputs with their sources, the steps of the code with the numbers in them, the result of each line, a figure of the reserve of each net, and the list of what is not checked.</source>
 <translation>La vérification sous forme de page à signer : données avec leur origine, étapes de la norme avec leurs valeurs, résultat de chaque ligne, figure du taux d'utilisation de chaque filet, et ce qui n'est pas vérifié.</translation>
</message>
<message>
 <source>The check covers single impacts on an intact net. Wear, filling and hits on posts are not included, nor hits near posts and edges: type tests hit the middle of the middle field. Impacts on a net shows such hits.</source>
 <translation>La vérification porte sur des impacts isolés dans un filet intact. L'usure, le remplissage et les impacts sur les poteaux n'en font pas partie, ni ceux près des poteaux et des bords : les essais de type touchent le milieu du champ central. Impacts sur un filet montre de tels impacts.</translation>
</message>
<message>
 <source>The cliff can give blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>La paroi peut livrer des blocs jusqu'à {:.3g} m³, {:.3g} fois le plus gros de la liste.</translation>
</message>
<message>
 <source>The cliff is as high as a source lies above the lowest cell in a square of twice this side. Used where reach angles depend on the height.</source>
 <translation>La falaise est aussi haute que la cellule de départ au-dessus de la cellule la plus basse dans un carré de côté double. Compte où les angles dépendent de la hauteur.</translation>
</message>
<message>
 <source>The cores are those of the cluster, and each of its workers takes up to {} of memory.</source>
 <translation>Les cœurs sont ceux du cluster, et chacun de ses processus de travail prend jusqu'à {} de mémoire.</translation>
</message>
<message>
 <source>The crest lines at their level, with length, heights, volumes of fill and cut, and area.</source>
 <translation>Les axes de crête à leur niveau, avec longueur, hauteurs, volumes de remblai et de déblai, et surface.</translation>
</message>
<message>
 <source>The crossings with the most energy among the rocks whose centre is below the top. 0: all. One takes a second or more.</source>
 <translation>Ceux avec le plus d'énergie parmi les blocs dont le centre est sous le bord supérieur. 0 : tous. Chacun prend une seconde ou plus.</translation>
</message>
<message>
 <source>The danger levels as polygons for a plan, one for each part, without specks and with rounded borders. The raster of danger levels stays as it is. Needs shapely 2.</source>
 <translation>Les degrés de danger en polygones pour un plan, un par partie, sans taches isolées et aux bords arrondis. Le raster des degrés de danger reste tel quel. Demande shapely 2.</translation>
</message>
<message>
 <source>The difference could not be computed: {}</source>
 <translation>La différence n'a pas pu être calculée : {}</translation>
</message>
<message>
 <source>The distance required is the upper bound of the 95th percentile of the elongation, or the largest where too few rocks were thrown to bound it; standards require a margin.</source>
 <translation>La distance nécessaire est la borne supérieure du 95e percentile de la déformation, ou la déformation maximale où trop peu de blocs ont été lancés ; les normes demandent une marge.</translation>
</message>
<message>
 <source>The distribution is cut off here. If left empty, it has no upper limit.</source>
 <translation>La distribution est tronquée ici. Si le champ est vide&#xa0;: nulle part.</translation>
</message>
<message>
 <source>The distribution is cut off here. Left empty: 0.</source>
 <translation>La distribution est tronquée ici. Si le champ est vide&#xa0;: 0.</translation>
</message>
<message>
 <source>The drawn zones of {} and above leave out {} m² of {} m² of its cells.</source>
 <translation>Les zones dessinées de {} et au-dessus laissent de côté {} m² des {} m² de leurs cellules.</translation>
</message>
<message>
 <source>The drive of the folder {folder}, which keeps unfinished work, does not support file locks: let only one job at a time use it.</source>
 <translation>Le disque du dossier {folder}, qui conserve le travail inachevé, ne connaît pas de verrous : n'y laissez travailler qu'une tâche à la fois.</translation>
</message>
<message>
 <source>The elevation model has no coordinate system; give it one in the properties of its layer.</source>
 <translation>Le modèle de terrain n'a pas de système de coordonnées ; donnez-lui-en un dans les propriétés de sa couche.</translation>
</message>
<message>
 <source>The elevation model has {:.0f} million cells; clip it to the slope first.</source>
 <translation>Le modèle de terrain a {:.0f} millions de cellules ; découpez-le d’abord au versant.</translation>
</message>
<message>
 <source>The elevation model is in degrees; warp it to a metric coordinate system first.</source>
 <translation>Le modèle de terrain est en degrés ; projetez-le d'abord dans un système métrique.</translation>
</message>
<message>
 <source>The elevation model of the simulation.</source>
 <translation>Le modèle de terrain de la simulation.</translation>
</message>
<message>
 <source>The elevation model of the simulation: heights above the ground are then exact at the lines. Without it they are interpolated between the samples; without samples they are unknown.</source>
 <translation>Le modèle de terrain de la simulation&#xa0;: les hauteurs au-dessus du sol sont alors exactes aux lignes. Sans lui, elles sont interpolées entre les échantillons, et sans ceux-ci elles ne sont pas connues.</translation>
</message>
<message>
 <source>The elevation model of the simulation; the raster gets its cells.</source>
 <translation>Le modèle de terrain de la simulation&#xa0;; le raster reçoit ses cellules.</translation>
</message>
<message>
 <source>The elevation model with the embankments and ditches, for the simulation. Beyond the footprint its heights are those of the input.</source>
 <translation>Le modèle de terrain avec les merlons et les fossés, pour la simulation. Hors de l'emprise, ses altitudes sont celles de l'entrée.</translation>
</message>
<message>
 <source>The elevation model would take {value:.0f} MB of memory, more than the allowed {limit:.0f} MB ({subject}). The tiles of it that rocks reach are kept in {folder} ({key}); the results are the same.</source>
 <translation>Le modèle de terrain prendrait {value:.0f} Mo de mémoire, plus que les {limit:.0f} Mo permis ({subject}). Les tuiles où arrivent des blocs sont gardées dans {folder} ({key}) ; les résultats sont les mêmes.</translation>
</message>
<message>
 <source>The elevation model {} does not cover this point.</source>
 <translation>Le modèle de terrain {} ne va pas jusque-là.</translation>
</message>
<message>
 <source>The energy balance has an error of {:.2g} % of the rock's energy.</source>
 <translation>Le bilan manque de {:.2g} % de l'énergie du bloc.</translation>
</message>
<message>
 <source>The energy classes are the maximum energy levels of ETAG 027 and EAD 340059-00-0106. The table is a screening: the barrier keeps its height, one rock comes at a time, and rocks that pass above or through are not slowed. Standards require safety factors and a clearance, which the factors can represent.</source>
 <translation>Les classes d'énergie sont les niveaux d'énergie maximaux d'ETAG 027 et d'EAD 340059-00-0106. La table est une présélection&#xa0;: l'ouvrage garde sa hauteur, un seul bloc arrive à la fois, et les blocs qui passent par-dessus ou au travers ne sont pas ralentis. Les normes demandent des facteurs de sécurité et une revanche, que les facteurs peuvent représenter.</translation>
</message>
<message>
 <source>The energy that a stem can absorb is f 38.7 DBH^2.31 J with DBH in cm (Dorren and Berger 2006). f is 0.93 for conifers, 1.59 for broadleaved trees and 1 for silver fir, and for single species after Rockfor.NET: spruce and larch 0.9, black pine, scots pine and maple 1.1, beech 1.5, oak 2.2, robinia 2.7.</source>
 <translation>L'énergie qu'une tige peut absorber est f 38,7 DHP^2,31 J avec le DHP en cm (Dorren et Berger 2006). f est 0,93 pour les résineux, 1,59 pour les feuillus et 1 pour le sapin blanc, et par essence selon Rockfor.NET : spruce (épicéa) et larch (mélèze) 0,9, black pine (pin noir), scots pine (pin sylvestre) et maple (érable) 1,1, beech (hêtre) 1,5, oak (chêne) 2,2, robinia (robinier) 2,7.</translation>
</message>
<message>
 <source>The energy-line angle, from the upper edge of the cliff to the farthest block. A row for each volume, and for each height of the cliff where the angle depends on it; volume and height may stay empty: any. There is no built-in angle. Onofri and Candian (1979, as quoted by others): half of the blocks stopped above 33.5°, all above 28.5°. Better are angles of events in your region.</source>
 <translation>L'angle de la ligne d'énergie, du bord supérieur de la falaise au bloc le plus éloigné. Une ligne par volume, et par hauteur de falaise si l'angle en dépend ; volume et hauteur peuvent rester vides : quelconques. Il n'y a pas d'angle prédéfini. Onofri et Candian (1979, cités par d'autres) : la moitié des blocs se sont arrêtés au-dessus de 33,5°, tous au-dessus de 28,5°. Mieux valent les angles d'événements de votre région.</translation>
</message>
<message>
 <source>The field programme had rocks of 0.3 to 0.9 m across, that is 0.014 to 0.38 m³.</source>
 <translation>Le programme d'essais avait des blocs de 0,3 à 0,9 m de diamètre, soit 0,014 à 0,38 m³.</translation>
</message>
<message>
 <source>The figure is left out: the Python of QGIS has no matplotlib, which would draw it.</source>
 <translation>La figure est omise&#xa0;: le Python de QGIS n'a pas matplotlib, qui la dessinerait.</translation>
</message>
<message>
 <source>The film is made ...</source>
 <translation>Le film est en cours ...</translation>
</message>
<message>
 <source>The finished plan. In the desktop the layout is kept in the project too, for editing.</source>
 <translation>Le plan fini. Sur le bureau, la mise en page reste aussi dans le projet, pour être retravaillée.</translation>
</message>
<message>
 <source>The first line of the layer is used. Not needed with a net from a file.</source>
 <translation>La première ligne de la couche est prise. Inutile avec un filet d'un fichier.</translation>
</message>
<message>
 <source>The first run compiles the engine, which takes half a minute to two minutes ...</source>
 <translation>La première simulation compile le moteur, ce qui prend d'une demi-minute à deux minutes ...</translation>
</message>
<message>
 <source>The foundation of a barrier here, and the space that it needs behind it, are not checked.</source>
 <translation>La possibilité de fonder ici un ouvrage et la place qu'il lui faut à l'arrière ne sont pas examinées.</translation>
</message>
<message>
 <source>The freeboard is not part of the height. The requirements of codes could not be checked in a source: add your own.</source>
 <translation>La hauteur ne comprend pas de revanche. Ce que demandent les normes n'a été vu dans aucune source&#xa0;: ajoutez la vôtre.</translation>
</message>
<message>
 <source>The frequencies are those of single cells of {value:g} m, which show a path a width of {shown:.3g} m; they and the danger levels grow with the cells of the elevation model.</source>
 <translation>Les fréquences sont celles de cellules isolées de {value:g} m, qui présentent à une trajectoire une largeur de {shown:.3g} m ; elles et les degrés de danger augmentent avec les cellules du modèle altimétrique.</translation>
</message>
<message>
 <source>The friction of the ground is multiplied by a number drawn, for example, from lognormal(1, 0.2). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Le frottement du sol est multiplié par un nombre tiré, par exemple, de lognormal(1, 0.2). Pour des études de sensibilité et pour la comparaison avec des études qui la tirent.</translation>
</message>
<message>
 <source>The ground between the stations misses a bend of the profile at {at:.1f} m by {value:.2f} m, more than half the radius of the smallest rock; widths and run-outs depend on the spacing of the stations.</source>
 <translation>Le terrain entre les stations manque une rupture de pente du profil à {at:.1f} m de {value:.2f} m, plus que la moitié du rayon du plus petit bloc ; largeurs et portées dépendent de la distance des stations.</translation>
</message>
<message>
 <source>The ground is the elevation model, smooth between its cells; features smaller than a cell are not represented.</source>
 <translation>Le sol est le modèle de terrain, lisse entre ses cellules&#xa0;; ce qui est plus petit qu'une cellule n'existe pas.</translation>
</message>
<message>
 <source>The ground supports the rock while it is in the net: hard contact of its corners with Coulomb's law.</source>
 <translation>Le sol reste sous le bloc tant qu'il est dans le filet : contact dur de ses coins selon la loi de Coulomb.</translation>
</message>
<message>
 <source>The headline of the page.</source>
 <translation>Le titre de la page.</translation>
</message>
<message>
 <source>The headline, for example Rockfall, hazard map.</source>
 <translation>Le titre, par exemple Chutes de pierres, carte des dangers.</translation>
</message>
<message>
 <source>The height of the top is that of the highest corner of the rock in its orientation there; lines of earlier versions have it interpolated between two vertices. Where the trajectories do not hold it, it is that of the centre of mass plus the largest radius.</source>
 <translation>La hauteur du point le plus haut est celle du sommet le plus élevé du bloc tel qu'il y est tourné ; pour les lignes de versions antérieures, elle est interpolée entre deux points. Si les trajectoires ne la disent pas, c'est celle du centre de masse plus le rayon maximal.</translation>
</message>
<message>
 <source>The hull as triangles, for programs that show bodies.</source>
 <translation>L'enveloppe en triangles, pour les programmes qui affichent des solides.</translation>
</message>
<message>
 <source>The impact angle lies between the velocity and the normal of a vertical screen over the line; 0° is square on.</source>
 <translation>L'angle d'impact est compris entre la vitesse et la normale d'un écran vertical sur la ligne&#xa0;; 0° est un choc de face.</translation>
</message>
<message>
 <source>The indication covers {:.1f} % of the cells that runs pass; runs pass {:.1f} % of its cells.</source>
 <translation>L'indication contient {:.1f} % des cellules que traversent les trajectoires ; les trajectoires traversent {:.1f} % de ses cellules.</translation>
</message>
<message>
 <source>The input GROUND_RASTER of the simulation: bands with the number of the class, friction, restitution and drag, by their descriptions.</source>
 <translation>L'entrée GROUND_RASTER de la simulation&#xa0;: bandes avec le numéro de la classe, le frottement, la restitution et la traînée, d'après leurs descriptions.</translation>
</message>
<message>
 <source>The inputs are those of the run in QGIS, but the result differs in its bits: a key of numerics or ground was changed.</source>
 <translation>Les entrées sont celles du calcul dans QGIS, et le résultat a d'autres bits : une clé de numerics ou de ground a été modifiée.</translation>
</message>
<message>
 <source>The inputs differ from those of the run in QGIS that wrote the study: {inputs} changed since.</source>
 <translation>Ce ne sont pas les entrées du calcul dans QGIS qui a écrit l'étude : modifiés depuis : {inputs}.</translation>
</message>
<message>
 <source>The joints allow blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>Les discontinuités permettent des blocs jusqu'à {:.3g} m³, {:.3g} fois le plus gros de la liste.</translation>
</message>
<message>
 <source>The largest annual reach probability is {} %, in a cell of {:g} x {:g} m; frequencies of cells grow with their size.</source>
 <translation>Le lieu le plus souvent atteint l'est avec une probabilité de {} % en un an, dans une cellule de {:g} x {:g} m ; les fréquences des cellules croissent avec leur taille.</translation>
</message>
<message>
 <source>The largest energy is {value:.3g} kJ, above {limit:g} kJ. No barrier and no dam was tested with such energies, and such blocks mostly break at the first impact.</source>
 <translation>L'énergie la plus grande est de {value:.3g} kJ, plus de {limit:g} kJ. Aucun écran ni merlon n'a été testé avec autant, et des blocs d'une telle énergie se brisent le plus souvent au premier impact.</translation>
</message>
<message>
 <source>The largest measured force; for several ropes at one anchor the sum of their forces. Gives the loads on tendon and ground by ONR 24810 and by Swiss practice, in the log and the report. Not from a simulation.</source>
 <translation>Les plus grandes mesurées ; pour plusieurs câbles sur un ancrage, la somme de leurs valeurs. Donne ce que l'armature et le sol doivent reprendre selon l'ONR 24810 et la pratique suisse, dans le journal et le rapport. Pas celles d'une simulation.</translation>
</message>
<message>
 <source>The largest passing height of the centre is {value:.3g} m, above {limit:g} m.</source>
 <translation>La plus grande hauteur de passage du centre est de {value:.3g} m, plus de {limit:g} m.</translation>
</message>
<message>
 <source>The largest rock has {value:.3g} m³; the energies that stems absorb are measured for rocks up to {limit:g} m³.</source>
 <translation>Le plus gros bloc a {value:.3g} m³ ; les énergies absorbées par les troncs sont mesurées pour des blocs jusqu'à {limit:g} m³.</translation>
</message>
<message>
 <source>The largest velocity is {value:.3g} m/s, above {limit:g} m/s.</source>
 <translation>La plus grande vitesse est de {value:.3g} m/s, plus de {limit:g} m/s.</translation>
</message>
<message>
 <source>The last rock, and the state of the net before it:</source>
 <translation>Le dernier bloc, et le filet qu'il trouve :</translation>
</message>
<message>
 <source>The laws fitted to the list put the block of {period:g} years between {least:.3g} and {most:.3g} m³; {taken:.3g} m³ was selected. The choice of the law has more influence than the list.</source>
 <translation>Les lois ajustées à la liste donnent pour le bloc de {period:g} ans entre {least:.3g} et {most:.3g} m³ ; {taken:.3g} m³ ont été retenus. Le choix de la loi décide plus que la liste.</translation>
</message>
<message>
 <source>The layer that was given to Rocks at screen lines, for the map of the fields.</source>
 <translation>La couche qui a été donnée à Blocs aux lignes de contrôle, pour la carte des modules.</translation>
</message>
<message>
 <source>The layer whose features were the lines of Rocks at screen lines: an object is hit where a rock crosses its line or outline.</source>
 <translation>La couche dont les entités étaient les lignes de Blocs aux lignes de contrôle : un objet est touché là où un bloc franchit sa ligne ou son contour.</translation>
</message>
<message>
 <source>The layout is in the project: {}.</source>
 <translation>La mise en page est dans le projet : {}.</translation>
</message>
<message>
 <source>The layout of Talus for this paper.</source>
 <translation>La mise en page que Talus fournit pour ce papier.</translation>
</message>
<message>
 <source>The line bends so much that screens cross each other.</source>
 <translation>La ligne est si courbe que des écrans se croisent.</translation>
</message>
<message>
 <source>The lines</source>
 <translation>Les lignes</translation>
</message>
<message>
 <source>The lines in order of rank, with the shares that are held, pass and go over, percentiles of elongation and forces, and the distance to the objects.</source>
 <translation>Les lignes dans leur ordre, avec les parts retenues, qui passent et passent par-dessus, percentiles de déformation et de forces, et la distance aux objets.</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z) and time (M).</source>
 <translation>Les lignes écrites par Simuler des chutes de pierres et de blocs, avec altitude (Z) et temps (M).</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z), time (M) and their fields.</source>
 <translation>Les lignes écrites par Simuler des chutes de pierres et de blocs, avec l'altitude (Z), le temps (M) et leurs champs.</translation>
</message>
<message>
 <source>The lines were only placed on the terrain: without a simulation their effect is unknown. Give TRAJECTORIES or CROSSINGS for that, and for the table of variants.</source>
 <translation>Les lignes ont été posées sur le terrain, rien de plus : sans simulation, on ne peut rien dire de ce qu'elles arrêtent. Donnez pour cela, et pour la table des variantes, TRAJECTORIES ou CROSSINGS.</translation>
</message>
<message>
 <source>The lines with number and share of the rocks that pass, and mean, percentiles and maximum of energy, velocity, heights, impact angle and rotation. As a .csv file it is a plain table.</source>
 <translation>Les lignes avec le nombre et la part des blocs qui passent, ainsi que la moyenne, les centiles et le maximum de l'énergie, de la vitesse, des hauteurs, de l'angle d'impact et de la rotation. En fichier .csv, c'est une simple table.</translation>
</message>
<message>
 <source>The lines, or their fields, by the utilisation of the net required for the whole line; the most loaded ones with their energy and height. Only with the lines of the net.</source>
 <translation>Les lignes, ou leurs modules, selon la sollicitation du filet que demande la ligne entière ; les endroits les plus défavorables avec leur énergie et leur hauteur. Seulement avec les lignes du filet.</translation>
</message>
<message>
 <source>The list has {value:.0f} blocks; {limit:.0f} are advised. The largest scenario may be several times too small or too large.</source>
 <translation>La liste compte {value:.0f} blocs ; {limit:.0f} sont recommandés. Le plus grand scénario peut être plusieurs fois trop petit ou trop grand.</translation>
</message>
<message>
 <source>The log then reports how many were not seen; add them as small trees with Single trees.</source>
 <translation>Le journal dit alors combien n'ont pas été vues ; les ajouter comme petits arbres avec Arbres individuels.</translation>
</message>
<message>
 <source>The longest section of a fall line without a stem in each stand, for the largest block.</source>
 <translation>Le plus long chemin sans tige dans la pente de chaque peuplement, pour le plus grand bloc.</translation>
</message>
<message>
 <source>The map has {value:.0f} gaps and {slivers} slivers; gaps get the ground class outside the polygons.</source>
 <translation>La carte a {value:.0f} lacunes et {slivers} polygones effilés&#xa0;; les lacunes reçoivent la classe de sol du reste.</translation>
</message>
<message>
 <source>The map is as good as its simulations: calibrate the ground against documented events at the site.</source>
 <translation>La carte vaut ce que valent ses simulations : calez le terrain sur des événements documentés du site.</translation>
</message>
<message>
 <source>The map is the same for any number.</source>
 <translation>La carte est la même quel que soit le nombre.</translation>
</message>
<message>
 <source>The map of passages of talus:simulate on the same cells. Cells that runs pass outside the indication are those that it misses.</source>
 <translation>La carte des passages de talus:simulate sur les mêmes cellules. Les cellules traversées qui manquent à l'indication sont ce qui lui échappe.</translation>
</message>
<message>
 <source>The median diameter of the stems is {value:.3g} m, above {limit:g} m; diameters in mm read as cm are ten times too large and absorb 200 times the energy.</source>
 <translation>Le diamètre médian des troncs est de {value:.3g} m, au-dessus de {limit:g} m ; des diamètres en mm lus en cm sont dix fois trop gros et absorbent 200 fois l'énergie.</translation>
</message>
<message>
 <source>The mesh encloses {:.4g} m³; its hull fills hollows too.</source>
 <translation>Le maillage enferme {:.4g} m³&#xa0;; son enveloppe comble aussi les creux.</translation>
</message>
<message>
 <source>The mesh has {} edges that are open or not manifold, and encloses no volume.</source>
 <translation>Le maillage a {} arêtes ouvertes ou non manifold et n'enferme aucun volume.</translation>
</message>
<message>
 <source>The mouse drags the line across the map.</source>
 <translation>La souris déplace la ligne sur la carte.</translation>
</message>
<message>
 <source>The net</source>
 <translation>Le filet</translation>
</message>
<message>
 <source>The net as a table of the sizes and strengths of its parts, to be overwritten with the data sheet of a manufacturer and to be read again as a product sheet.</source>
 <translation>Le filet sous forme de tableau des dimensions et résistances de ses parties, à remplacer par la fiche technique d'un fabricant et à relire comme fiche de produit.</translation>
</message>
<message>
 <source>The net has not come to rest under its weight: {value:.0f} % of the largest force remain.</source>
 <translation>Le filet n'est pas au repos sous son poids : il reste {value:.0f} % de la plus grande force.</translation>
</message>
<message>
 <source>The net is generic, not a product: use the data of the manufacturer for a design.</source>
 <translation>Le filet est générique, pas un produit : prenez les données du fabricant pour un dimensionnement.</translation>
</message>
<message>
 <source>The net meets the hull of all parts of the rock; its mass and inertia are those of the parts.</source>
 <translation>Le filet rencontre l'enveloppe de toutes les parties du bloc ; sa masse et son inertie sont celles des parties.</translation>
</message>
<message>
 <source>The net model decides this number of crossings, those with the most energy; the capacity decides the others. Each takes a second or more. To find them, the simulation is run twice. 0: all crossings. Crossings that surrogates decide are not limited.</source>
 <translation>Ceux avec le plus d'énergie ; la capacité décide des autres. Chacun prend une seconde ou plus. Pour les trouver la simulation est faite deux fois. 0 : tous. Les modèles de substitution n'ont pas de limite.</translation>
</message>
<message>
 <source>The net must not reach the object when it deforms; ONR 24810 requires at least 1.2 elongations, and 1 m more than one. If left empty, not checked.</source>
 <translation>Le filet ne doit pas l'atteindre en se déformant ; l'ONR 24810 demande au moins 1,2 allongement, et 1 m de plus qu'un allongement. Vide : non vérifié.</translation>
</message>
<message>
 <source>The number of rocks that pass over the carved elevation model is missing (CROSSINGS_CARVED); shares above the crest are those of a simulation without the embankment.</source>
 <translation>Le nombre de blocs qui franchissent le modèle d'altitude avec merlon n'a pas été indiqué (CROSSINGS_CARVED) ; les parts au-dessus de la crête sont celles d'une simulation sans merlon.</translation>
</message>
<message>
 <source>The objects that are hit most: hits per year with their bounds and, with losses, the individual risk.</source>
 <translation>Les objets les plus touchés : atteintes par an avec leurs bornes et, avec les pertes, le risque individuel.</translation>
</message>
<message>
 <source>The objects with hits per year, annual probability of a hit, energies, damage and risk of death.</source>
 <translation>Les objets avec impacts par an, probabilité annuelle d'un impact, énergies, dommage et risque de décès.</translation>
</message>
<message>
 <source>The observations determine {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Les observations déterminent {} : sa bande à 90 %, de {:.3g} à {:.3g}, a {} de la largeur d'une bande à 90 % de toute la plage de recherche.</translation>
</message>
<message>
 <source>The observations distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Les observations distinguent {} et {} (corrélation {:.2f}).</translation>
</message>
<message>
 <source>The observations do not distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Les observations ne distinguent pas {} et {} (corrélation {:.2f}).</translation>
</message>
<message>
 <source>The observations say little about {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Les observations disent peu de {} : sa bande à 90 %, de {:.3g} à {:.3g}, a {} de la largeur d'une bande à 90 % de toute la plage de recherche.</translation>
</message>
<message>
 <source>The others are broadleaved trees.</source>
 <translation>Les autres sont des feuillus.</translation>
</message>
<message>
 <source>The output Barriers: crossings of Simulate rockfall with these lines, best with the capacity 0, which measures all rocks, or the output Crossings of Rocks at screen lines with these lines. With it the variants below are compared, without simulating again. Give this or the trajectories.</source>
 <translation>La sortie Ouvrages&#xa0;: passages de Simuler des chutes de pierres et de blocs avec ces lignes, de préférence avec la capacité 0, qui mesure tous les blocs, ou la sortie Passages aux lignes de Blocs aux lignes de contrôle avec ces lignes. Elle permet de comparer les variantes ci-dessous sans simuler à nouveau. Donnez cette couche ou les trajectoires.</translation>
</message>
<message>
 <source>The output Samples of the motion of the same simulation. Needed only where the trajectories have lost their field motion, as in shapefiles or after editing; without both, energies are those of the translation alone.</source>
 <translation>La sortie de ce nom de la même simulation. Nécessaire seulement si les trajectoires ont perdu leur champ motion, comme dans les shapefiles ou après modification ; sans les deux, les énergies sont celles de la seule translation.</translation>
</message>
<message>
 <source>The output of that name of Rocks at screen lines, one of each scenario, all with these objects as lines.</source>
 <translation>La sortie de ce nom de Blocs aux lignes de contrôle, une par scénario, toutes avec ces objets comme lignes.</translation>
</message>
<message>
 <source>The packages could not be installed.</source>
 <translation>Les paquets n'ont pas pu être installés.</translation>
</message>
<message>
 <source>The parameters are those with which this model comes nearest to these observations, on this elevation model and with these blocks and releases. Other ground, other events and other sizes of blocks were not examined.</source>
 <translation>Les paramètres sont ceux avec lesquels ce modèle approche ces observations, sur ce modèle d'altitude et avec ces blocs et ces départs. D'autres sols, d'autres événements et d'autres tailles de blocs n'ont pas été examinés.</translation>
</message>
<message>
 <source>The point cannot be transformed to the coordinate system of {}.</source>
 <translation>Le lieu ne peut pas être transformé dans le système de coordonnées de {}.</translation>
</message>
<message>
 <source>The precision of the 95th percentile is {value:.1f} %; the target was {limit:.1f} %.</source>
 <translation>La précision du 95e percentile est de {value:.1f} % ; {limit:.1f} % étaient demandés.</translation>
</message>
<message>
 <source>The profile needs the elevation model of the simulation below the whole line; choose it.</source>
 <translation>Le profil demande le modèle de terrain de la simulation sous toute la ligne&#xa0;; choisissez-le.</translation>
</message>
<message>
 <source>The profile with ground classes, barriers, some paths and the envelope of the heights; below it, along the profile, passing height, energy, velocity, stops and the share of rocks that reach each distance.</source>
 <translation>Le profil avec classes de sol, ouvrages, quelques trajectoires et l'enveloppe des hauteurs ; au-dessous, le long du profil, hauteur de passage, énergie, vitesse, où les blocs s'arrêtent et combien vont aussi loin.</translation>
</message>
<message>
 <source>The project has unsaved changes. Continue without them?</source>
 <translation>Le projet a des modifications non enregistrées. Continuer sans elles ?</translation>
</message>
<message>
 <source>The raster of passages of each simulation, in the same order. A raster of reach probabilities will do too, with 1 as the number of runs.</source>
 <translation>Le raster des passages de chaque simulation, dans le même ordre. Un raster de probabilités d'atteinte convient aussi, avec 1 comme nombre de trajectoires.</translation>
</message>
<message>
 <source>The raster {} belongs to another simulation than the return periods; make their map again.</source>
 <translation>Le raster {} provient d'un autre calcul que les périodes de retour ; refaites leur carte.</translation>
</message>
<message>
 <source>The raster {} is missing: the return periods were made from it. Put it into the same folder, or make their map again.</source>
 <translation>Le raster {} manque : les périodes de retour en ont été tirées. Placez-le à côté d'elles, ou refaites leur carte.</translation>
</message>
<message>
 <source>The rates rest on {:g} events: they, and all frequencies, may be {:.2g} to {:.2g} times as large (95 %).</source>
 <translation>Les taux reposent sur {:g} événements : eux-mêmes et toutes les fréquences peuvent être {:.2g} à {:.2g} fois aussi grands (95 %).</translation>
</message>
<message>
 <source>The rest of a broken or lost stem lies from its foot in a random direction for each tree. No published share. 0: no logs.</source>
 <translation>Le reste d'une tige brisée ou perdue gît depuis son pied dans une direction tirée pour chaque arbre. Pas de part publiée. 0 : pas de troncs.</translation>
</message>
<message>
 <source>The result differs in its bits from that in QGIS, where Talus was {then}; this is {now}.</source>
 <translation>Le résultat a d'autres bits que dans QGIS, où Talus était {then} ; celui-ci est {now}.</translation>
</message>
<message>
 <source>The results support the judgement of an engineer and do not replace it.</source>
 <translation>Les résultats appuient le jugement de l'ingénieur et ne le remplacent pas.</translation>
</message>
<message>
 <source>The rock hits at {:.0f} % of the length of the net, {:.1f} m from the nearest post.</source>
 <translation>Le bloc frappe à {:.0f} % de la longueur du filet, à {:.1f} m du poteau le plus proche.</translation>
</message>
<message>
 <source>The rock is smaller than a litre; is the unit of the points right?</source>
 <translation>Le bloc est plus petit qu'un litre&#xa0;; l'unité des points est-elle juste&#xa0;?</translation>
</message>
<message>
 <source>The rocks fly down the canvas.</source>
 <translation>Les blocs dévalent la carte.</translation>
</message>
<message>
 <source>The rocks move; the temporal controller of QGIS stops and rewinds them.</source>
 <translation>Les blocs bougent&#xa0;; le contrôleur temporel de QGIS les arrête et les fait défiler.</translation>
</message>
<message>
 <source>The rocks of the run in motion, as an MP4 or a GIF.</source>
 <translation>Les blocs de la simulation en mouvement, en MP4 ou GIF.</translation>
</message>
<message>
 <source>The rocks were bound to the plane of the profile (PLANE): they did not move sideways.</source>
 <translation>Les blocs étaient liés au plan du profil (PLANE) : ils ne se sont pas déplacés de côté.</translation>
</message>
<message>
 <source>The rolling resistance of the ground is multiplied by a number drawn, for example, from normal(1, 0.125, 0.875, 1.125). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>La résistance au roulement du sol est multipliée par un nombre tiré, par exemple, de normal(1, 0.125, 0.875, 1.125). Pour des études de sensibilité et pour la comparaison avec des études qui la tirent.</translation>
</message>
<message>
 <source>The roof itself is not checked: bending and punching are for a structural engineer.</source>
 <translation>Rien n'est dit du toit lui-même : flexion et poinçonnement sont du ressort de l'ingénieur civil.</translation>
</message>
<message>
 <source>The run has no trajectories with heights and times in the project.</source>
 <translation>La simulation n'a pas de trajectoires avec altitudes et temps dans le projet.</translation>
</message>
<message>
 <source>The runs of the trial differ so much that the estimated time has an uncertainty of about {:.0f} %, and more where the computer has other work meanwhile.</source>
 <translation>Les trajectoires de l'essai diffèrent tant que le temps est juste à environ {:.0f} %, et moins si l'ordinateur a d'autres tâches.</translation>
</message>
<message>
 <source>The runs of {} have weights because rocks that got far were split; the contributions to the hazard of a cell are not available for such runs.</source>
 <translation>Les passages de {} ont des poids, car les blocs allés loin ont continué en plusieurs ; ce qui fait le danger d'une cellule n'en est pas dit.</translation>
</message>
<message>
 <source>The screens across the corridor with distance along the line, height of the ground, number of rocks, and mean, percentiles and maximum of height, velocity, energy and rotation. A .csv file is a plain table.</source>
 <translation>Les écrans en travers du corridor avec la distance le long de la ligne, l'altitude du sol, le nombre de blocs, ainsi que la moyenne, les centiles et le maximum de la hauteur, de la vitesse, de l'énergie et de la rotation. Un fichier .csv est une simple table.</translation>
</message>
<message>
 <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
 <translation>La forme est mise à l'échelle de ce volume. Si le champ est vide, un bloc tiré d'un fichier garde sa taille.</translation>
</message>
<message>
 <source>The shares of the spread are not given: {value:.0f} members are fewer than {limit:.0f}, and the scatter of shares from so few exceeds the shares.</source>
 <translation>Les parts de la dispersion ne sont pas données : {value:.0f} membres sont moins que {limit:.0f}, et les parts d'un si petit nombre varient plus que leur propre valeur.</translation>
</message>
<message>
 <source>The sheet has no elongation of a type test, so the model is not compared with one.</source>
 <translation>La fiche ne donne pas de déformation d'un essai de type : le modèle n'est comparé à aucun.</translation>
</message>
<message>
 <source>The simulation ends earlier if all blocks are at rest.</source>
 <translation>La simulation s'achève plus tôt si tous les blocs sont au repos.</translation>
</message>
<message>
 <source>The simulation needs about {value:.2g} GB of memory, and {free:.2g} GB are free.</source>
 <translation>La simulation demande environ {value:.2g} Go de mémoire, et {free:.2g} Go sont libres.</translation>
</message>
<message>
 <source>The simulation on the carved elevation model shows both without these simplifications.</source>
 <translation>La simulation sur le modèle de terrain aménagé montre les deux sans ces simplifications.</translation>
</message>
<message>
 <source>The slope is straight from station to station; results are given for each.</source>
 <translation>La pente est droite de station en station ; les résultats sont donnés pour chacune.</translation>
</message>
<message>
 <source>The smallest barrier that stops at least this share is proposed: first the lowest energy class, then the lowest height.</source>
 <translation>Le plus petit ouvrage qui arrête au moins cette part est proposé&#xa0;: d'abord la classe d'énergie la plus basse, puis la hauteur la plus basse.</translation>
</message>
<message>
 <source>The smallest reach angle is {value:.1f}°, below {limit:g}°; few rocks outside channels reach so far.</source>
 <translation>Le plus petit angle de la ligne d'énergie est de {value:.1f}°, moins de {limit:g}° ; hors des couloirs peu de blocs vont si loin.</translation>
</message>
<message>
 <source>The smallest that stops {:.4g} %: {}, stops {:.1f} %.</source>
 <translation>Le plus petit qui en arrête {:.4g}&#xa0;%&#xa0;: {}, il en arrête {:.1f}&#xa0;%.</translation>
</message>
<message>
 <source>The stands hold {:.1f} million trees, which is too many; cut them to the area of interest.</source>
 <translation>Les peuplements contiennent {:.1f} millions d'arbres, ce qui est trop&#xa0;; découpez-les à la zone d'intérêt.</translation>
</message>
<message>
 <source>The stands with stems, basal area, slope, free distances, and the residual hazard of the largest block.</source>
 <translation>Les peuplements avec tiges, surface terrière, pente, distances libres et danger résiduel du plus grand bloc.</translation>
</message>
<message>
 <source>The stopping points of the simulation with the trees.</source>
 <translation>Les points d'arrêt de la simulation avec les arbres.</translation>
</message>
<message>
 <source>The study {} has been created. Next: Find source areas in the toolbox, or draw points into the layer Releases.</source>
 <translation>L'étude {} est créée. Ensuite : « Trouver les zones de départ » dans la boîte à outils, ou dessiner des points dans la couche Points de départ.</translation>
</message>
<message>
 <source>The surface roughness is up to {value:.3g} m, above {limit:g} m and higher than most blocks. It is in metres.</source>
 <translation>La rugosité de surface va jusqu'à {value:.3g} m, plus de {limit:g} m et plus que la plupart des blocs. Elle est en mètres.</translation>
</message>
<message>
 <source>The table counts the runs that reach an object in the simulation without the forest and not in the one with it, grouped by the stand in which they stop there. These shares are defined by Talus; the formulas of published indicators could not be checked.</source>
 <translation>Sont comptées les trajectoires qui atteignent un objet dans la simulation sans la forêt et non dans celle avec elle, selon le peuplement où elles s'y arrêtent. Ces parts sont définies par Talus ; les formules d'indicateurs publiés n'ont pas été lues.</translation>
</message>
<message>
 <source>The target was {} %; {} % was reached with {} of at most {} runs.</source>
 <translation>Précision voulue {}&#xa0;%, atteinte {}&#xa0;%, avec {} trajectoires sur {} au plus.</translation>
</message>
<message>
 <source>The three formulas are written down from memory and were not compared with their sources; the factors c are inputs. The exponent 0.6 of the energy is that of elastic contact after Hertz.</source>
 <translation>Les trois sont retenues de mémoire et n'ont pas été comparées à leurs sources ; les facteurs c sont des entrées. L'exposant 0,6 de l'énergie est celui du contact élastique de Hertz.</translation>
</message>
<message>
 <source>The threshold by the distribution is {value:.1f}°, that by the resolution {limit:.1f}°.</source>
 <translation>Le seuil selon la distribution est de {value:.1f}°, celui selon la résolution de {limit:.1f}°.</translation>
</message>
<message>
 <source>The time step is {value:g} s. Above {limit:g} s impacts are missed and run-outs too short, by 14 % at 0.1 s.</source>
 <translation>Le pas de temps est de {value:g} s. Au-delà de {limit:g} s, des impacts sont manqués et les distances d'arrêt sont trop courtes, de 14 % à 0.1 s.</translation>
</message>
<message>
 <source>The tops of {:.4g} % of the rocks stay within {} m, the energies of as many within {} kJ. These are values of single rocks; percentiles of the tables are interpolated between two.</source>
 <translation>Le point le plus haut de {:.4g} % des blocs reste à moins de {} m, l'énergie d'autant de blocs à moins de {} kJ. Ce sont des valeurs de blocs isolés ; les percentiles des tableaux sont interpolés entre deux blocs.</translation>
</message>
<message>
 <source>The uncertainty of return periods and rates was not given; all frequencies depend on them.</source>
 <translation>L'incertitude des périodes de retour et des taux n'a pas été indiquée ; toutes les fréquences en dépendent.</translation>
</message>
<message>
 <source>The uphill edge of each roof, or the wall: a line along which rocks arrive.</source>
 <translation>Le bord amont de chaque toit, ou le mur : une ligne le long de laquelle les blocs arrivent.</translation>
</message>
<message>
 <source>The value against the number of runs with its confidence band, as PNG, SVG or PDF.</source>
 <translation>La valeur en fonction du nombre de trajectoires, avec sa bande de confiance, en PNG, SVG ou PDF.</translation>
</message>
<message>
 <source>The whole polygon is mapped already; untick the box above to draw over it.</source>
 <translation>Tout cela est déjà cartographié&#xa0;; décochez la case ci-dessus pour dessiner par-dessus.</translation>
</message>
<message>
 <source>There are enough runs.</source>
 <translation>Il y a assez de trajectoires.</translation>
</message>
<message>
 <source>There are no plots because the Python package matplotlib is missing.</source>
 <translation>Il n'y a pas de graphiques, car le paquet Python matplotlib manque.</translation>
</message>
<message>
 <source>There are several runs called {!r}: write {}, with the number in the study.</source>
 <translation>Plusieurs simulations s'appellent {!r} : écrire {}, avec le numéro dans l'étude.</translation>
</message>
<message>
 <source>There is a run of that title; give another one.</source>
 <translation>Il y a déjà une simulation de ce titre ; donnez-en un autre.</translation>
</message>
<message>
 <source>There is no folder {}; make it first.</source>
 <translation>Il n'y a pas de dossier {} ; créez-le d'abord.</translation>
</message>
<message>
 <source>There is no object; click on a line, an area or a point of a visible layer.</source>
 <translation>Il n'y a pas d'objet&#xa0;; cliquez sur une ligne, une surface ou un point d'une couche visible.</translation>
</message>
<message>
 <source>There is no run of Simulate rockfall in the project.</source>
 <translation>Il n'y a pas de simulation de chutes de blocs dans le projet.</translation>
</message>
<message>
 <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
 <translation>La mémoire ne suffit pas. Choisissez une emprise plus petite, moins de trajectoires ou moins de sorties.</translation>
</message>
<message>
 <source>These files of the study were not opened, because they refer to other files, addresses or views: {}. Ask the sender for plain GeoTIFFs and GeoPackages.</source>
 <translation>Ces fichiers de l’étude n’ont pas été ouverts, car ils renvoient à d’autres fichiers, à des adresses ou à des vues : {}. Demandez à l’expéditeur de simples GeoTIFF et GeoPackages.</translation>
</message>
<message>
 <source>These requirements were not checked, so the net has not passed them:</source>
 <translation>Ces exigences n'ont pas été vérifiées ; le filet ne les a donc pas satisfaites :</translation>
</message>
<message>
 <source>These runs are too few for a confidence interval.</source>
 <translation>Ces trajectoires sont trop peu nombreuses pour un intervalle de confiance.</translation>
</message>
<message>
 <source>These runs are too few for an upper bound with 95 % confidence; simulate at least {} runs.</source>
 <translation>Avec si peu de trajectoires, il n'a pas de borne supérieure avec une confiance de 95&#xa0;%&#xa0;; simulez au moins {} trajectoires.</translation>
</message>
<message>
 <source>They come from {} of {} release points, {:.1f} from each on average.</source>
 <translation>Elles partent de {} de {} points de départ, {:.1f} de chacun en moyenne.</translation>
</message>
<message>
 <source>They keep their positions, and missing values are added.</source>
 <translation>Ils gardent leur place et reçoivent ce qui leur manque.</translation>
</message>
<message>
 <source>They neither move sideways nor rotate about any axis but the one across the profile, as in two-dimensional programs. For long slopes, where free rocks may leave the profile sideways, and for comparison with such programs. Each rock keeps its initial orientation about the profile; the orientations are evenly distributed. Off: rocks are free.</source>
 <translation>Ils ne se déplacent pas de côté et ne tournent qu'autour de l'axe perpendiculaire au profil, comme dans les programmes pour profils. Pour les longues pentes, où des blocs libres peuvent quitter le profil de côté, et pour comparer avec de tels programmes. Chaque bloc garde l'axe avec lequel il part, tous également répartis. Désactivé : les blocs sont libres.</translation>
</message>
<message>
 <source>Thickness of the cushion [m]</source>
 <translation>Épaisseur de la couche [m]</translation>
</message>
<message>
 <source>Thickness of the deposit [m]</source>
 <translation>Épaisseur du dépôt [m]</translation>
</message>
<message>
 <source>Thickness of the soil on the roof, in place.</source>
 <translation>Du sol sur le toit, tel qu'il s'y trouve.</translation>
</message>
<message>
 <source>Thickness required, in multiples of the penetration</source>
 <translation>Épaisseur nécessaire, en pénétrations</translation>
</message>
<message>
 <source>Third axis of the block [proportion]</source>
 <translation>Troisième axe du bloc [proportion]</translation>
</message>
<message>
 <source>This browser shows no three-dimensional graphics (WebGL).</source>
 <translation>Ce navigateur n'affiche pas de graphiques en trois dimensions (WebGL).</translation>
</message>
<message>
 <source>This computer reaches no package server.</source>
 <translation>Cet ordinateur n'atteint aucun serveur de paquets.</translation>
</message>
<message>
 <source>This is a susceptibility map: it shows the area that blocks can reach by the sources, reach angles and longest reach that were entered, not how often. It was not checked that no block goes beyond it.</source>
 <translation>Ceci est une indication : elle dit où des blocs peuvent arriver selon les zones de départ, les angles de la ligne d’énergie et la plus grande portée donnés, non à quelle fréquence. Qu’aucun bloc n’arrive en dehors n’a pas été vérifié.</translation>
</message>
<message>
 <source>This is possible below cliffs; elsewhere check the elevation model and the ground classes.</source>
 <translation>Sous des falaises cela est possible ; ailleurs, vérifier le modèle altimétrique et les classes de sol.</translation>
</message>
<message>
 <source>This number of cells on each side of the clicked cell is included.</source>
 <translation>Autant de cellules de chaque côté de celle qui est cliquée en font partie.</translation>
</message>
<message>
 <source>This project contains code ({}). Open it by Plugins, Talus, Open a study: then its project is rebuilt without it.</source>
 <translation>Ce projet contient du code ({}). Ouvrez-le par Extensions, Talus, Ouvrir une étude : le projet est alors reconstruit sans ce code.</translation>
</message>
<message>
 <source>This run has no maps in the project, so there are no cells; query a line instead.</source>
 <translation>Cette simulation n'a pas de cartes dans le projet, donc pas de cellules&#xa0;; interrogez une ligne.</translation>
</message>
<message>
 <source>This run minus the second one, by the map that is shown.</source>
 <translation>Cette simulation moins la deuxième, pour la carte affichée.</translation>
</message>
<message>
 <source>Threads (0: all processors)</source>
 <translation>Threads (0&#xa0;: tous les processeurs)</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the 95th percentile of the energy of the runs in a cell, 0 where no run of a member arrives.</source>
 <translation>Trois bandes : médiane, 5 % et 95 % des membres : le 95e centile de l'énergie des trajectoires dans une cellule, 0 là où un membre ne vient pas.</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the share of the runs that pass a cell.</source>
 <translation>Trois bandes : médiane, 5 % et 95 % des membres : la part des trajectoires qui traversent une cellule.</translation>
</message>
<message>
 <source>Threshold by the resolution [°]</source>
 <translation>Seuil selon la résolution [°]</translation>
</message>
<message>
 <source>Threshold of slope [°]</source>
 <translation>Seuil de pente [°]</translation>
</message>
<message>
 <source>Thresholds of energy [kJ]</source>
 <translation>Seuils d'énergie [kJ]</translation>
</message>
<message>
 <source>Thresholds of height [m]</source>
 <translation>Seuils de hauteur [m]</translation>
</message>
<message>
 <source>Throw</source>
 <translation>Lancer</translation>
</message>
<message>
 <source>Throw all (0), or rank them by their rope and brake loads (RANKING).</source>
 <translation>Lancez-les tous (0), ou classez-les d'après les efforts dans les câbles et les freins (RANKING).</translation>
</message>
<message>
 <source>Throw from here</source>
 <translation>Lancer d'ici</translation>
</message>
<message>
 <source>Throw more rocks (CROSSINGS).</source>
 <translation>Lancez plus de blocs (CROSSINGS).</translation>
</message>
<message>
 <source>Throw more rocks (RUNS), or do not use the width of this share.</source>
 <translation>Lancez davantage de blocs (RUNS), ou n'utilisez pas la largeur de cette part.</translation>
</message>
<message>
 <source>Throw more rocks to distinguish the lines.</source>
 <translation>Lancez plus de blocs pour départager les lignes.</translation>
</message>
<message>
 <source>Thrown from</source>
 <translation>Lancé de</translation>
</message>
<message>
 <source>Thrown in equal parts with five velocities from 0.5 to 1.5 m/s and all shapes, from 0.6 m behind the crest and 0.6 m above it. Rocks that stop behind the crest are not counted; more are thrown for them, up to 4 times as many. The field programme threw 250 at each.</source>
 <translation>En parts égales avec cinq vitesses de 0,5 à 1,5 m/s et toutes les formes, de 0,6 m en arrière de la crête et 0,6 m au-dessus. Ceux qui s'arrêtent avant la crête ne comptent pas ; d'autres sont lancés à leur place, jusqu'à 4 fois plus. Le programme de terrain en a lancé 250 par talus.</translation>
</message>
<message>
 <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
 <translation>Lance des blocs rigides et polyédriques sur un modèle de terrain et cartographie où ils vont, à quelle hauteur ils passent et avec quelle énergie. Un modèle de terrain et des points de départ suffisent&#xa0;; des polygones de sol et de forêt rendent le résultat plus précis.</translation>
</message>
<message>
 <source>Throws rocks down one profile, from a line on the elevation model or from a file of distances and heights: energies, velocities and heights along it, the run-out of the rocks, and the width of a catchment required at its foot. The slope is the same on both sides of the profile; rocks move in three dimensions.</source>
 <translation>Lance des blocs le long d'un profil, d'une ligne sur le modèle d'altitude ou d'un fichier de distances et de hauteurs : énergies, vitesses et hauteurs, jusqu'où vont les blocs, et quelle largeur doit avoir une zone de réception à son pied. La pente est la même des deux côtés du profil ; les blocs se meuvent en trois dimensions.</translation>
</message>
<message>
 <source>Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes its response: elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. One impact as in a type test, or the most severe ones of a simulation. The net is generic, not a product; parts whose strength is exceeded tear and are named.</source>
 <translation>Lance des blocs dans un filet souple de câbles, anneaux, freins et poteaux, et calcule comment il cède : déformation, courses des freins, forces dans câbles et ancrages, énergies, et si le bloc est retenu. Un impact comme dans un essai de type, ou les pires d'une simulation. Un filet générique, pas un produit ; ce qui dépasse sa résistance casse et est nommé.</translation>
</message>
<message>
 <source>Tiles of the elevation model, maps and unfinished work will take up to {} of the disk.</source>
 <translation>Les tuiles du modèle de terrain, les cartes et le travail inachevé prendront jusqu'à {} sur le disque.</translation>
</message>
<message>
 <source>Tilts the plane of each new contact at random: in a vertical section by an angle with this standard deviation. It scatters rebounds but brakes no rock on average; the braking by stones is entered as surface roughness in metres. For nearly round rocks 5 to 15. If left empty, the ground classes give it; their value is 0.</source>
 <translation>Incline au hasard le plan de chaque nouveau contact&#xa0;: vu en coupe verticale, d'un angle de cet écart-type. Cela disperse les rebonds et ne freine aucun bloc en moyenne&#xa0;; la manière dont les pierres freinent les blocs qui roulent est la rugosité de surface en mètres. Pour des blocs presque ronds, de 5 à 15. Si le champ est vide, les classes de sol décident&#xa0;; la leur est 0.</translation>
</message>
<message>
 <source>Time</source>
 <translation>Temps</translation>
</message>
<message>
 <source>Time and memory, from a short trial, before anything is computed.</source>
 <translation>Temps et mémoire, d'après un bref essai, avant tout calcul.</translation>
</message>
<message>
 <source>Time between the pictures of the film [s]</source>
 <translation>Temps entre les images du film [s]</translation>
</message>
<message>
 <source>Time between two events, and since stems were lost [years]</source>
 <translation>Temps entre deux événements, et depuis la perte des tiges [ans]</translation>
</message>
<message>
 <source>Time between two vertices of the paths [s]</source>
 <translation>Temps entre deux sommets des trajectoires [s]</translation>
</message>
<message>
 <source>Time during which logs decay.</source>
 <translation>Pendant lequel les troncs couchés se décomposent.</translation>
</message>
<message>
 <source>Time step [s]</source>
 <translation>Pas de temps [s]</translation>
</message>
<message>
 <source>Time steps</source>
 <translation>Pas de temps</translation>
</message>
<message>
 <source>Time within which pieces hit together [s]</source>
 <translation>Délai dans lequel des fragments frappent ensemble [s]</translation>
</message>
<message>
 <source>Title</source>
 <translation>Titre</translation>
</message>
<message>
 <source>Title of the run</source>
 <translation>Titre de la simulation</translation>
</message>
<message>
 <source>To be noted</source>
 <translation>À noter</translation>
</message>
<message>
 <source>Too few rocks arrive for an upper bound of the percentiles there: {names}. These bounds are empty.</source>
 <translation>Trop peu de blocs arrivent pour une borne supérieure des percentiles à ces endroits : {names}. Ces bornes sont vides.</translation>
</message>
<message>
 <source>Too few rocks pass for a reliable 95th percentile (it takes 72): {names}.</source>
 <translation>Trop peu de blocs passent pour un 95e centile fiable (il en faut 72)&#xa0;: {names}.</translation>
</message>
<message>
 <source>Too few runs for an upper bound of the percentile: {names}. Their bars have a grey dot.</source>
 <translation>Trop peu de trajectoires pour une borne supérieure du percentile : {names}. Leurs barres ont un point gris.</translation>
</message>
<message>
 <source>Top</source>
 <translation>De dessus</translation>
</message>
<message>
 <source>Total number of runs, if the layer contains only those that reached a line. If left empty, the runs of the layer are counted.</source>
 <translation>Si la couche ne contient que les trajectoires qui ont atteint une ligne, leur nombre total. Vide&#xa0;: celles de la couche.</translation>
</message>
<message>
 <source>Total number, in equal parts from all starts, with all velocities and shapes; rounded up to that.</source>
 <translation>En tout, à parts égales de tous les points de départ, avec toutes les vitesses et formes ; arrondi au supérieur.</translation>
</message>
<message>
 <source>Training impacts of a surrogate</source>
 <translation>Impacts dont un modèle de substitution est fait</translation>
</message>
<message>
 <source>Training impacts to rank the crossings</source>
 <translation>Impacts pour classer les passages</translation>
</message>
<message>
 <source>Trajectories</source>
 <translation>Trajectoires</translation>
</message>
<message>
 <source>Trajectories of each row</source>
 <translation>Trajectoires de chaque ligne</translation>
</message>
<message>
 <source>Trajectories: runs: {}, of release features: {}, vertices: {}.</source>
 <translation>Trajectoires : calculées : {}, d'entités de départ : {}, sommets : {}.</translation>
</message>
<message>
 <source>Translational energy at the foot of the slope</source>
 <translation>Énergie de translation au pied du versant</translation>
</message>
<message>
 <source>Trees</source>
 <translation>Arbres</translation>
</message>
<message>
 <source>Trees are cylinders that break at an energy; a barrier without a flexible net is a plane with a capacity.</source>
 <translation>Les arbres sont des cylindres qui se rompent à une énergie ; un ouvrage sans filet flexible est un plan avec une capacité.</translation>
</message>
<message>
 <source>Trees below the crowns of others are not seen. In synthetic woods with known stems this search found 84 % of 100 stems per hectare, 70 % of 200, 49 % of 400 and 29 % of 800.</source>
 <translation>Les arbres sous les couronnes d'autres ne sont pas vus. Dans des forêts inventées aux tiges connues, cette recherche a trouvé 84 % de 100 tiges par hectare, 70 % de 200, 49 % de 400 et 29 % de 800.</translation>
</message>
<message>
 <source>Trees from heights</source>
 <translation>Arbres selon les hauteurs</translation>
</message>
<message>
 <source>Trees measured on the ground. The log then reports the share of them that was found, and how many found trees are not among them. The stands entered must contain no other trees.</source>
 <translation>Mesurés au sol. Le journal dit alors quelle part en a été trouvée, et combien d'arbres trouvés n'en sont pas. Donner des peuplements sans autres arbres.</translation>
</message>
<message>
 <source>Trees that are points already</source>
 <translation>Arbres qui sont déjà des points</translation>
</message>
<message>
 <source>Trees: each impact</source>
 <translation>Arbres&#xa0;: chaque impact</translation>
</message>
<message>
 <source>Trees: impacts and breakage</source>
 <translation>Arbres&#xa0;: impacts et ruptures</translation>
</message>
<message>
 <source>Trees: {}.</source>
 <translation>Arbres&#xa0;: {}.</translation>
</message>
<message>
 <source>True area [hm²]</source>
 <translation>Surface vraie [hm²]</translation>
</message>
<message>
 <source>Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map.</source>
 <translation>Transforme des polygones de sol et de forêt, de valeurs quelconques, en paramètres de la simulation&#xa0;: un raster avec une bande pour chacun, sur les cellules du modèle de terrain. Trouve les superpositions, les lacunes et les polygones effilés de la carte.</translation>
</message>
<message>
 <source>Type of barrier: {}, or the path of a net as JSON. Rocks that cross it below the top are then thrown into it: rocks that it holds stop, rocks that pass continue with their remaining energy. Generic nets are sized by capacity and height; a net tears where its strength is exceeded. With the prefix surrogate, as in surrogate ring net, a response surface decides the rocks for which it is reliable. Empty values: the capacity alone, as without this field. If left empty, the field net is used if there is one.</source>
 <translation>Nomme ce qui s'y trouve : {}, ou le chemin d'un filet en JSON. Les blocs qui le croisent sous le sommet y sont lancés : ce qu'il retient s'arrête, ce qui passe continue avec l'énergie restante. Les filets génériques prennent leurs dimensions de la capacité et de la hauteur ; ce qui dépasse sa résistance casse. Précédé de surrogate, comme surrogate ring net, une surface de réponse décide là où elle est sûre. Valeurs vides : la capacité seule, comme sans ce champ. Laissé vide, le champ net est pris s'il existe.</translation>
</message>
<message>
 <source>Type tests hit the middle of a field, {middle:.0f} %; leave it empty for that.</source>
 <translation>Les essais de type frappent le milieu d'un module, {middle:.0f} % ; laissez vide pour cela.</translation>
</message>
<message>
 <source>UNI: factor of the net</source>
 <translation>UNI : facteur du filet</translation>
</message>
<message>
 <source>UNI: factor of the risk</source>
 <translation>UNI : facteur du risque</translation>
</message>
<message>
 <source>UNI: factor of the unit weight</source>
 <translation>UNI : facteur du poids volumique</translation>
</message>
<message>
 <source>UNI: parameters of the simulation</source>
 <translation>UNI : paramètres de la simulation</translation>
</message>
<message>
 <source>UNI: survey of the block</source>
 <translation>UNI : relevé du bloc</translation>
</message>
<message>
 <source>UNI: topographic survey</source>
 <translation>UNI : levé topographique</translation>
</message>
<message>
 <source>UNIT: the cloud is {:.6g} m wide, and a rock at most {:g} m. Choose the unit of the points.</source>
 <translation>UNIT&#xa0;: le nuage de points fait {:.6g} m de large, et un bloc au plus {:g} m. Choisissez l'unité des points.</translation>
</message>
<message>
 <source>UNIT: {} is chosen, but the layer {} ({}) is in {}. Choose that unit, or reproject the layer.</source>
 <translation>UNIT&#xa0;: {} est choisi, mais la couche {} ({}) est en {}. Choisissez cette unité, ou reprojetez la couche.</translation>
</message>
<message>
 <source>Uncertain: {}. Uncertain ground classes: {}.</source>
 <translation>Incertain : {}. Classes de sol incertaines : {}.</translation>
</message>
<message>
 <source>Uncertainty of the classes, to either side: 0.5 is half a step to the next softer and the next harder class. All classes and all their numbers move together, except the rolling resistance where that is drawn from its intervals. 0: the classes are certain.</source>
 <translation>De combien les classes peuvent être fausses, de part et d'autre&#xa0;: 0.5 est la moitié du chemin vers la classe plus molle et la classe plus dure. Toutes les classes et toutes leurs valeurs varient ensemble, sauf la résistance au roulement si elle est tirée de ses intervalles. 0&#xa0;: les classes sont sûres.</translation>
</message>
<message>
 <source>Undo</source>
 <translation>Annuler le dernier</translation>
</message>
<message>
 <source>Undo the change, or remove the table desktop.</source>
 <translation>Annulez la modification, ou supprimez la table desktop.</translation>
</message>
<message>
 <source>Unfinished runs: {}. Plugins, Talus, Simulation runs: Resume.</source>
 <translation>Simulations inachevées : {}. Extensions, Talus, Simulations : Poursuivre.</translation>
</message>
<message>
 <source>Unfinished work is kept in {} (KEEP_UNFINISHED).</source>
 <translation>Le travail inachevé est conservé dans {} (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work is not kept: {} (KEEP_UNFINISHED).</source>
 <translation>Le travail inachevé n'est pas conservé : {} (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work will take up to {} of the disk until the results are there (KEEP_UNFINISHED).</source>
 <translation>Le travail inachevé prendra jusqu'à {} sur le disque, jusqu'à ce que les résultats soient là (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unit</source>
 <translation>Unité</translation>
</message>
<message>
 <source>Unit of the coordinates</source>
 <translation>Unité des coordonnées</translation>
</message>
<message>
 <source>Unit of the rate</source>
 <translation>Unité du taux</translation>
</message>
<message>
 <source>Unit of the release rate.</source>
 <translation>Unité du taux de départ.</translation>
</message>
<message>
 <source>Unsafe: do not use these results before this is corrected</source>
 <translation>Non sûr : ne pas utiliser ces résultats avant correction</translation>
</message>
<message>
 <source>Up to 100 runs, at most a tenth of them, are repeated with the smallest and with the largest rolling resistance of the ground classes' intervals. The report then states how far the 95 % run-out moves between both. The results themselves are the same bit for bit. Needs 200 runs.</source>
 <translation>Jusqu'à 100 trajectoires, au plus un dixième de toutes, sont refaites avec la plus petite et la plus grande résistance au roulement que les classes de sol peuvent avoir. Le rapport dit alors de combien la distance parcourue à 95 % varie entre les deux. Les résultats eux-mêmes restent identiques bit à bit. Il faut 200 trajectoires.</translation>
</message>
<message>
 <source>Up to this distance the two count as the same tree.</source>
 <translation>Jusqu'à cette distance, les deux comptent comme le même arbre.</translation>
</message>
<message>
 <source>Up to this height above the ground a rock is braked.</source>
 <translation>Jusqu'à cette hauteur au-dessus du sol, un bloc est freiné.</translation>
</message>
<message>
 <source>Uphill side of the lines</source>
 <translation>Côté amont des lignes</translation>
</message>
<message>
 <source>Upper end of the confidence interval</source>
 <translation>Borne supérieure de l'intervalle de confiance</translation>
</message>
<message>
 <source>Use a finer canopy.</source>
 <translation>Prenez une canopée plus fine.</translation>
</message>
<message>
 <source>Use a finer elevation model, or points that are farther apart.</source>
 <translation>Donnez un modèle de terrain plus fin, ou des points plus éloignés.</translation>
</message>
<message>
 <source>Use a finer mesh, a higher net or a longer line; the impacts show how each rock passes.</source>
 <translation>Prenez une maille plus fine, un filet plus haut ou une ligne plus longue ; les impacts disent comment chaque bloc passe.</translation>
</message>
<message>
 <source>Use a larger elevation model.</source>
 <translation>Prenez un modèle de terrain plus grand.</translation>
</message>
<message>
 <source>Use a net for more energy (NET_ENERGY), or another line.</source>
 <translation>Choisir un filet pour plus d'énergie (NET_ENERGY), ou une autre ligne.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line.</source>
 <translation>Choisir un filet pour plus d'énergie, ou une autre ligne.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line; Impacts on a net (talus:net) gives the reason for each rock.</source>
 <translation>Choisir un filet pour plus d'énergie, ou une autre ligne ; Impacts sur un filet (talus:net) dit pourquoi chaque bloc n'est pas retenu.</translation>
</message>
<message>
 <source>Use a smaller distance, or fewer stems.</source>
 <translation>Prenez une distance minimale plus petite, ou moins de tiges.</translation>
</message>
<message>
 <source>Use an elevation model with cells of 1 to 5 m.</source>
 <translation>Utilisez un modèle de terrain avec des cellules de 1 à 5 m.</translation>
</message>
<message>
 <source>Use another net or another line, or fix the lower edge to the ground.</source>
 <translation>Prenez un autre filet ou une autre ligne, ou veillez à ce que le bord inférieur soit maintenu au sol.</translation>
</message>
<message>
 <source>Use another net or another line; the impacts give the reason for each rock.</source>
 <translation>Prenez un autre filet ou une autre ligne ; les impacts disent pourquoi chaque bloc n’est pas retenu.</translation>
</message>
<message>
 <source>Use cells of 2 m or less to size a barrier, or add the difference of two cell sizes to the height.</source>
 <translation>Utilisez des cellules de 2 m au plus pour dimensionner un ouvrage, ou ajoutez à la hauteur la différence entre deux tailles de cellule.</translation>
</message>
<message>
 <source>Use harder ground or rounder rocks.</source>
 <translation>Prenez un sol plus dur ou des blocs plus ronds.</translation>
</message>
<message>
 <source>Use more members.</source>
 <translation>Prenez plus de membres.</translation>
</message>
<message>
 <source>Use the crossings of Rocks at screen lines for these.</source>
 <translation>Pour celles-ci, prenez les passages de Blocs aux lignes de contrôle.</translation>
</message>
<message>
 <source>Use the layer as Simulate rockfall wrote it, or give SAMPLES.</source>
 <translation>Prenez la couche telle que la simulation l'a écrite, ou donnez SAMPLES.</translation>
</message>
<message>
 <source>Use the numbers of the ground classes, unless it was measured.</source>
 <translation>Prenez les nombres des classes de sol, sauf si la valeur a été mesurée.</translation>
</message>
<message>
 <source>Use the original elevation model with decimals (a file of the type Float32, not whole numbers).</source>
 <translation>Utiliser le modèle altimétrique d'origine avec décimales (fichier de type Float32, pas d'entiers).</translation>
</message>
<message>
 <source>Use the reach of the smaller class as the minimum for the larger one. Compare shape, ground classes and releases of both, and the size of the blocks with the width of channels and the cells of the elevation model.</source>
 <translation>Prenez la portée de la petite classe comme minimum de la grande. Comparez la forme, les classes de sol et les départs des deux, et la taille des blocs avec la largeur des couloirs et les cellules du modèle de terrain.</translation>
</message>
<message>
 <source>Use the same version for both, or remove the table desktop.</source>
 <translation>Utilisez la même version pour les deux, ou supprimez la table desktop.</translation>
</message>
<message>
 <source>Use them together (ENSEMBLE), observe blocks of more different sizes, or search one of them.</source>
 <translation>Utilisez-les ensemble (ENSEMBLE), observez des blocs de tailles plus variées, ou n'en recherchez qu'un.</translation>
</message>
<message>
 <source>Used instead of the layout of Talus. Its maps, legends and scale bars are filled; texts may hold [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note and @talus_scale.</source>
 <translation>Utilisé à la place. Ses cartes, légendes et barres d'échelle sont remplies ; les textes peuvent contenir [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note et @talus_scale.</translation>
</message>
<message>
 <source>Used where no spacing is entered. A density is lowered to this number of points; without a density the spacing is as small as it allows. Each area keeps one point. If left empty too, each cell has a point.</source>
 <translation>Vaut là où aucun espacement n'est donné. Une densité est abaissée à ce que permet ce nombre de points&#xa0;; sans densité, l'espacement est aussi petit qu'il le permet. Chaque zone garde un point. Si cela aussi reste vide, chaque cellule a un point.</translation>
</message>
<message>
 <source>VALUE_FIELD: choose the field for the {}.</source>
 <translation>VALUE_FIELD&#xa0;: choisissez le champ dont la statistique {} est demandée.</translation>
</message>
<message>
 <source>VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET.</source>
 <translation>VALUE_FIELD&#xa0;: les valeurs de la couche des trajectoires sont celles des trajectoires entières, non celles à TARGET.</translation>
</message>
<message>
 <source>VARIANTS: row {} has {!r}; give a number from {:g} to {:g}, or leave the cell empty.</source>
 <translation>VARIANTS : la ligne {} contient {!r} ; donnez un nombre de {:g} à {:g}, ou laissez la cellule vide.</translation>
</message>
<message>
 <source>VARIANTS: two variants have the same name; give each its own.</source>
 <translation>VARIANTS : deux variantes portent le même nom ; donnez à chacune le sien.</translation>
</message>
<message>
 <source>VARIANTS: {}: {}</source>
 <translation>VARIANTS : {} : {}</translation>
</message>
<message>
 <source>VOLUME: give a volume, as some releases have none of their own.</source>
 <translation>VOLUME : donner un volume, car certains points de départ n'en ont pas.</translation>
</message>
<message>
 <source>VOLUMES, ROCKS, GROUNDS, STEMS_LOST: they make {} simulations; {} are allowed in one call.</source>
 <translation>VOLUMES, ROCKS, GROUNDS, STEMS_LOST : ils donnent {} simulations ; {} sont permises par appel.</translation>
</message>
<message>
 <source>VOLUME_FIELD: choose the field with the volumes.</source>
 <translation>VOLUME_FIELD : choisissez le champ des volumes.</translation>
</message>
<message>
 <source>Value</source>
 <translation>Valeur</translation>
</message>
<message>
 <source>Value from tests, or half of the largest force. Penetration = energy / mean resisting force; the report counts the rocks whose penetration reaches the thickness of the embankment at the impact. If left empty, not checked; no published formula is built in. Used with crossings only.</source>
 <translation>D'essais, ou la moitié de la force maximale. La pénétration est l'énergie d'un bloc divisée par elle ; le rapport compte les blocs qui pénètrent aussi profond que le merlon est épais à l'endroit de l'impact. Vide : pas vérifié, car aucune formule n'a pu être lue dans sa source. Utilisé avec des passages seulement.</translation>
</message>
<message>
 <source>Value here</source>
 <translation>Valeur ici</translation>
</message>
<message>
 <source>Value of the object, in any currency. If left empty, no damage is computed.</source>
 <translation>Ce que vaut l'objet, dans une monnaie quelconque. Vide : aucun dommage n'est donné.</translation>
</message>
<message>
 <source>Values: {}.</source>
 <translation>Valeurs&#xa0;: {}.</translation>
</message>
<message>
 <source>Variants</source>
 <translation>Variantes</translation>
</message>
<message>
 <source>Variants of the barriers</source>
 <translation>Variantes des ouvrages</translation>
</message>
<message>
 <source>Variation of the diameters [%]</source>
 <translation>Variation des diamètres [%]</translation>
</message>
<message>
 <source>Vehicles on roads. The presence is then the mean number of vehicles in the path of one block.</source>
 <translation>Des routes. La présence est alors le nombre moyen de véhicules sur le passage d'un bloc.</translation>
</message>
<message>
 <source>Velocities are spread evenly from the smallest to the largest. If left empty, all have the smallest. Where it is not given at all, it is 1.5, or the smallest where that is more.</source>
 <translation>Les vitesses sont réparties également de la plus petite à la plus grande. Vide : toutes ont la plus petite. Si elle n'est pas donnée du tout, c'est 1,5, ou la plus petite si elle est plus grande.</translation>
</message>
<message>
 <source>Velocity by the energy line [m/s]</source>
 <translation>Vitesse selon la ligne d'énergie [m/s]</translation>
</message>
<message>
 <source>Velocity that halves the restitution [m/s]</source>
 <translation>Vitesse qui réduit la restitution de moitié [m/s]</translation>
</message>
<message>
 <source>Velocity, maximum [m/s]</source>
 <translation>Vitesse, maximum [m/s]</translation>
</message>
<message>
 <source>Velocity, mean [m/s]</source>
 <translation>Vitesse, moyenne [m/s]</translation>
</message>
<message>
 <source>Velocity, rotation, energy and height of each rock at every interval (TRAJECTORY_INTERVAL), for inspection or animation.</source>
 <translation>Vitesse, rotation, énergie et hauteur de chaque bloc à chaque intervalle (TRAJECTORY_INTERVAL), à regarder ou à animer.</translation>
</message>
<message>
 <source>Verification, not validation: the model agrees with closed forms and with another code on the same inputs. No type test is public with all its inputs, so none is reproduced.</source>
 <translation>Vérification, pas validation : le modèle concorde avec des solutions fermées et un autre code aux mêmes entrées. Aucun essai de type n'est public avec toutes ses données, donc aucun n'est reproduit.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground, where the field below has no value.</source>
 <translation>Hauteur verticale du bord supérieur au-dessus du sol, là où le champ ci-dessous ne dit rien.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground. If left empty, the usual height for the energy, 2 m at 100 kJ to 7 m at 8000 kJ.</source>
 <translation>Du bord supérieur au-dessus du sol, verticale. Vide : usuelle pour l'énergie, 2 m à 100 kJ jusqu'à 7 m à 8000 kJ.</translation>
</message>
<message>
 <source>Views along the three axes of the rock and oblique, with a scale, and its numbers.</source>
 <translation>Vues selon les trois axes du bloc et en oblique, avec une échelle et ses chiffres clés.</translation>
</message>
<message>
 <source>Viscous drag of the ground classes</source>
 <translation>Traînée visqueuse des classes de sol</translation>
</message>
<message>
 <source>Volume instead of mass; the mass follows from the density of the rocks.</source>
 <translation>De même d'après les volumes ; la masse résulte de la densité des blocs.</translation>
</message>
<message>
 <source>Volume of a rock [m³]</source>
 <translation>Volume d'un bloc [m³]</translation>
</message>
<message>
 <source>Volume of all blocks [m³]</source>
 <translation>Volume de tous les blocs [m³]</translation>
</message>
<message>
 <source>Volume of cut [m³]</source>
 <translation>Volume de déblai [m³]</translation>
</message>
<message>
 <source>Volume of each block in cubic metres.</source>
 <translation>Volume de chaque bloc en mètres cubes.</translation>
</message>
<message>
 <source>Volume of fill [m³]</source>
 <translation>Volume de remblai [m³]</translation>
</message>
<message>
 <source>Volume of return period {} [m³]</source>
 <translation>Volume de la période de retour {} [m³]</translation>
</message>
<message>
 <source>Volume of the block [m³]</source>
 <translation>Volume du bloc [m³]</translation>
</message>
<message>
 <source>Volume of the blocks of each scenario [m³]</source>
 <translation>Volume des blocs de chaque scénario [m³]</translation>
</message>
<message>
 <source>Volume of the deposit with the voids between blocks [m³]</source>
 <translation>Volume du dépôt avec les vides entre les blocs [m³]</translation>
</message>
<message>
 <source>Volume of the known event [m³]</source>
 <translation>Volume de l'événement connu [m³]</translation>
</message>
<message>
 <source>Volume of the rock [m³]</source>
 <translation>Volume du bloc [m³]</translation>
</message>
<message>
 <source>Volume of the rock that is thrown. If left empty, the volume that gives the energy of the net at the speed below; a rock from a file, or with lengths of its own, keeps its size.</source>
 <translation>Du bloc lancé. Vide : ce qui donne l'énergie du filet à la vitesse ci-dessous ; un bloc d'un fichier, ou avec ses propres longueurs, garde sa taille.</translation>
</message>
<message>
 <source>Volume of the rocks of each feature; empty values take the volume above.</source>
 <translation>Volume des blocs de chaque entité&#xa0;; les valeurs vides prennent le volume ci-dessus.</translation>
</message>
<message>
 <source>Volume that 95 % of the list do not exceed [m³]</source>
 <translation>Volume que 95 % de la liste ne dépassent pas [m³]</translation>
</message>
<message>
 <source>Volume that the removed corners may have. If it cannot be met, the message gives the number of corners required. If left empty, any error is accepted.</source>
 <translation>Volume que les sommets omis peuvent emporter. Si elle ne peut pas être respectée, le message dit combien de sommets le permettent. Si le champ est vide, toute erreur est acceptée.</translation>
</message>
<message>
 <source>Volume to scale the rock to [m³]</source>
 <translation>Volume auquel mettre le bloc à l'échelle [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent b</source>
 <translation>Relation volume-fréquence : exposant</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent {:.3f} with a standard error of {:.3f}, by {} blocks.</source>
 <translation>Relation volume-fréquence : exposant {:.3f} avec une erreur type de {:.3f}, d'après {} blocs.</translation>
</message>
<message>
 <source>Volume-frequency relation: largest volume [m³]</source>
 <translation>Relation volume-fréquence : plus grand volume [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: mean volume {:.3g} m³ from {:g} to {:g} m³.</source>
 <translation>Relation volume-fréquence : volume moyen {:.3g} m³ de {:g} à {:g} m³.</translation>
</message>
<message>
 <source>Volume-frequency relation: smallest volume [m³]</source>
 <translation>Relation volume-fréquence : plus petit volume [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: surveyed blocks [m³]</source>
 <translation>Relation volume-fréquence : blocs relevés [m³]</translation>
</message>
<message>
 <source>Volumes</source>
 <translation>Volumes</translation>
</message>
<message>
 <source>Volumes are those of the finished form in place: no swelling of the soil, no stripping, no construction berms.</source>
 <translation>Les volumes sont ceux de la forme finie en place&#xa0;: sans foisonnement, sans décapage, sans banquettes de chantier.</translation>
</message>
<message>
 <source>Volumes are those of the surface that is bilinear between the nodes; the error is a bound on level ground: c²/4 (tan β uphill + tan β downhill) per metre of line for cells of size c.</source>
 <translation>Les volumes sont ceux de la surface bilinéaire entre les nœuds&#xa0;; l'erreur est une borne sur sol horizontal&#xa0;: c²/4 (tan β amont + tan β aval) par mètre de ligne pour des cellules de taille c.</translation>
</message>
<message>
 <source>Volumes of the rocks [m³]</source>
 <translation>Volumes des blocs [m³]</translation>
</message>
<message>
 <source>Volumes to which the exponent is fitted instead, such as 0.2 0.35 0.35 1.1; the log reports it with its standard error. Blocks below the smallest volume are not used. Blocks on the slope follow a steeper law than rock masses that fail: survey the blocks to which the rate refers.</source>
 <translation>Volumes auxquels l'exposant est ajusté à la place, par exemple 0.2 0.35 0.35 1.1 ; le journal le donne avec son erreur type. Ceux au-dessous du plus petit volume ne comptent pas. Les blocs sur le versant suivent une loi plus raide que les masses rocheuses qui se détachent : relevez ce que le taux compte.</translation>
</message>
<message>
 <source>Vulnerability</source>
 <translation>Vulnérabilité</translation>
</message>
<message>
 <source>WEIGHT_FIELD: all sources have the weight 0; enter a positive weight for at least one of them.</source>
 <translation>WEIGHT_FIELD: toutes les sources ont un poids de 0 ; donnez davantage à l'une d'elles.</translation>
</message>
<message>
 <source>Warp the original elevation model again with Raster &gt; Projections &gt; Warp and resampling method Bilinear or Cubic (gdalwarp -r bilinear), or use its own cells.</source>
 <translation>Reprojeter à nouveau le modèle altimétrique d'origine avec Raster &gt; Projections &gt; Projection et le rééchantillonnage bilinéaire ou cubique (gdalwarp -r bilinear), ou utiliser ses propres cellules.</translation>
</message>
<message>
 <source>Wavefront meshes (*.obj)</source>
 <translation>Maillages Wavefront (*.obj)</translation>
</message>
<message>
 <source>Web pages (*.html)</source>
 <translation>Pages web (*.html)</translation>
</message>
<message>
 <source>Weibull</source>
 <translation>Weibull</translation>
</message>
<message>
 <source>What does a forest stop? Stand by stand: stems per hectare, basal area, mean free distance, longest gap down the slope, residual hazard by block size after Rockfor.NET today and after a loss of stems, the stand required, the comparison with your target profile, and the stands that protect each object.</source>
 <translation>Qu'arrête une forêt ? Peuplement par peuplement : tiges par hectare, surface terrière, distance libre moyenne, plus longue trouée dans la ligne de pente, danger résiduel par taille de bloc selon Rockfor.NET aujourd'hui et après une perte de tiges, le peuplement qu'il faudrait, votre profil cible, et quel peuplement protège quel objet.</translation>
</message>
<message>
 <source>What is the effect of a barrier, a forest or another ground? Compares two simulations of the same rocks run by run: run-out, energy, height and arrivals at lines, each with the confidence of the difference; and the difference of two maps.</source>
 <translation>Que change un ouvrage, une forêt ou un autre sol ? Compare deux simulations des mêmes blocs trajectoire par trajectoire : distance parcourue, énergie, hauteur et ce qui arrive aux lignes, chacun avec la confiance de la différence ; et la différence de deux cartes.</translation>
</message>
<message>
 <source>Where blocks come in from a cliff or a steep slope above, give the releases (RELEASES), or simulate.</source>
 <translation>Si des blocs arrivent d'une falaise ou d'une pente raide en amont, donnez les départs (RELEASES), ou simulez.</translation>
</message>
<message>
 <source>Where ground polygons are given: the polygons outside the footprint and the footprint itself, with the field ground_class.</source>
 <translation>Si des polygones de sol sont donnés&#xa0;: ceux-ci et l'emprise, avec le champ ground_class.</translation>
</message>
<message>
 <source>Where it is empty, the height above applies.</source>
 <translation>Là où il est vide, la hauteur ci-dessus vaut.</translation>
</message>
<message>
 <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
 <translation>Tant qu'un bloc touche le sol, il est freiné par la traînée de la classe multipliée par sa masse et sa vitesse, comme dans RAMMS::ROCKFALL&#xa0;; les blocs s'arrêtent plus tôt. Leine et al. (2014) n'ont pas ce terme.</translation>
</message>
<message>
 <source>Why runs ended</source>
 <translation>Pourquoi les trajectoires ont pris fin</translation>
</message>
<message>
 <source>Widen it if that is plausible.</source>
 <translation>Élargissez-la si cela a du sens.</translation>
</message>
<message>
 <source>Widen them to at least one cell, or use an elevation model with finer cells.</source>
 <translation>Les élargir à une cellule au moins, ou utiliser un modèle altimétrique à cellules plus fines.</translation>
</message>
<message>
 <source>Widest spacing [m]</source>
 <translation>Plus grand espacement [m]</translation>
</message>
<message>
 <source>Width of a berm [m]</source>
 <translation>Largeur d'une berme [m]</translation>
</message>
<message>
 <source>Width of a field of the net [m]</source>
 <translation>Largeur d'un module du filet [m]</translation>
</message>
<message>
 <source>Width of an object that is given as a point, such as a small building or a mast. A block hits it where it passes within half of this width and its own radius. If left empty, the reference width of an object (REFERENCE_WIDTH), the same as in the map. Lines and polygons have their own width.</source>
 <translation>D'un objet donné par un point, tel qu'un petit bâtiment ou un mât. Un bloc l'atteint s'il passe à moins de la moitié de cette largeur et de son propre rayon. Vide : la largeur de l'objet auquel se rapportent les fréquences (REFERENCE_WIDTH), comme sur la carte. Lignes et polygones ont leur propre largeur.</translation>
</message>
<message>
 <source>Width of objects that are points [m]</source>
 <translation>Largeur des objets ponctuels [m]</translation>
</message>
<message>
 <source>Width of slivers and gaps [m]</source>
 <translation>Largeur des polygones effilés et des lacunes [m]</translation>
</message>
<message>
 <source>Width of the blocks [m]</source>
 <translation>Largeur des blocs [m]</translation>
</message>
<message>
 <source>Width of the bottom of the ditch [m]</source>
 <translation>Largeur du fond du fossé [m]</translation>
</message>
<message>
 <source>Width of the catchment that holds {:g} % [m]</source>
 <translation>Largeur de la zone de réception qui retient {:g} % [m]</translation>
</message>
<message>
 <source>Width of the corridor [m]</source>
 <translation>Largeur du corridor [m]</translation>
</message>
<message>
 <source>Width of the crest [m]</source>
 <translation>Largeur de la crête [m]</translation>
</message>
<message>
 <source>Width of the film [pixels]</source>
 <translation>Largeur du film [pixels]</translation>
</message>
<message>
 <source>Width of the window in which no other point may be higher than the tree top, as a function of its height H. linear: 1.2 + 0.16 H m across. Wider windows find fewer trees; narrower ones take branches for trees.</source>
 <translation>Jusqu'où autour d'une cime rien ne doit être plus haut, selon sa hauteur. linear : 1,2 + 0,16 H m de large. Des fenêtres plus larges trouvent moins d'arbres, de plus étroites prennent des branches pour des arbres.</translation>
</message>
<message>
 <source>With a spread: smallest share of the orientations of a set that must release a block.</source>
 <translation>Avec une dispersion : combien d'orientations d'une famille doivent laisser sortir un bloc.</translation>
</message>
<message>
 <source>With an inventory, a table: the probability of each source for each boulder, and the number of runs on which it rests.</source>
 <translation>Avec un inventaire, une table : la probabilité de chaque source pour chaque bloc, et les lancers sous-jacents.</translation>
</message>
<message>
 <source>With an inventory: a point for each boulder with the most probable source, its probability, and the number of runs that stop near it.</source>
 <translation>Avec un inventaire : un point pour chaque bloc avec la source la plus probable, sa probabilité et le nombre de lancers qui s'arrêtent à proximité.</translation>
</message>
<message>
 <source>With an inventory: prior weight of a source, the expected number of its blocks in any unit, for example its area or its rate. If left empty, all sources have the same weight.</source>
 <translation>Avec un inventaire : combien de blocs proviennent d'une source avant d'examiner les dépôts, dans n'importe quelle unité, par exemple sa surface ou sa fréquence. Vide : toutes les sources ont le même poids.</translation>
</message>
<message>
 <source>With an inventory: runs of a block of its size that stop within this distance are attributed to a boulder. 0: a fifth of the median distance of the boulders from the middle of the sources.</source>
 <translation>Avec un inventaire : parmi les lancers de sa taille comptent ceux qui s'arrêtent aussi près d'un bloc. 0 : un cinquième de la distance médiane des blocs au milieu des sources.</translation>
</message>
<message>
 <source>With masses, volumes, lengths or releases of the blocks: a point for each, with its size and shape, its observed run-out, the mean and deviation of its simulated run-outs, and the residual.</source>
 <translation>Avec masses, volumes, longueurs ou départs des blocs : un point pour chacun, avec sa taille et sa forme, sa portée observée, la moyenne et l'écart-type de ses lancers, et le résidu.</translation>
</message>
<message>
 <source>With scar sizes: depth across the surface, where it is largest. Depths constrain scar_strength.</source>
 <translation>Avec scar sizes : perpendiculairement à la surface, à l'endroit le plus profond. La profondeur renseigne sur scar_strength.</translation>
</message>
<message>
 <source>With scar sizes: length along the path of the block. Lengths constrain scar_drag. If left empty, only depths are compared.</source>
 <translation>Avec scar sizes : le long du trajet du bloc. La longueur renseigne sur scar_drag. Vide : seules les profondeurs sont comparées.</translation>
</message>
<message>
 <source>With speeds: simulated blocks that pass within this distance of a point are counted, each with its velocity where it is nearest. Choose it by the uncertainty of the positions, and so that some blocks pass each point.</source>
 <translation>Avec speeds: comptent les blocs simulés qui s'approchent autant d'un point, chacun avec sa vitesse là où il est le plus près. Autant que les lieux sont incertains, et de sorte que quelques blocs passent à chacun.</translation>
</message>
<message>
 <source>With speeds: velocity of the centre of mass of a block, at the point where it passed, from a film or a radar. A point for each block, several at one place where several passed. Velocities constrain scar_drag and rolling_resistance.</source>
 <translation>Avec speeds: du centre de masse d'un bloc, au point où il est passé, d'après un film ou un radar. Un point par bloc, plusieurs au même lieu où plusieurs sont passés. Les vitesses renseignent sur scar_drag et rolling_resistance.</translation>
</message>
<message>
 <source>With the same seed and inputs the results are the same to the last bit, on any number of threads.</source>
 <translation>La même graine et les mêmes entrées donnent les mêmes résultats au bit près, quel que soit le nombre de threads.</translation>
</message>
<message>
 <source>With the same seed and inputs the trees are the same.</source>
 <translation>La même graine et les mêmes entrées donnent les mêmes arbres.</translation>
</message>
<message>
 <source>With the same seed the rocks are the same.</source>
 <translation>La même graine donne les mêmes blocs.</translation>
</message>
<message>
 <source>Within this plan distance of any release the forest polygons do not brake and single trees are left out: a block that just detached is not held by the first tree.</source>
 <translation>À l'intérieur de cette distance en plan d'un point de départ, ni les polygones de forêt ne freinent ni les arbres isolés ne sont debout : un bloc qui vient de se détacher n'est pas retenu par le premier arbre.</translation>
</message>
<message>
 <source>Without a copy the study refers to the file in its present folder, and cannot be passed on alone.</source>
 <translation>Sans copie, l'étude désigne le fichier là où il est, et ne peut être transmise seule.</translation>
</message>
<message>
 <source>Without friction: the climb of the same rocks if they slide and do not rotate, v' = v cos δ, zero from δ = 90°, h = v'² / (2 g). Friction at the face decides between the two; the larger one is counted.</source>
 <translation>Sans frottement : ce que montent les mêmes blocs s'ils glissent sans tourner, v' = v cos δ, rien dès δ = 90°, h = v'² / (2 g). Le frottement sur le parement décide entre les deux ; c'est la plus grande valeur qui compte.</translation>
</message>
<message>
 <source>Without numba these {} runs would take about {}, more than the {:g} minutes of the input "{}" (SLOW_LIMIT). Install numba, which makes it 500 times faster, with the menu Plugins, Talus, Python packages; or make fewer runs; or allow more minutes in that input.</source>
 <translation>Sans numba, ces {} trajectoires dureraient environ {}, plus que les {:g} minutes de l'entrée «&#xa0;{}&#xa0;» (SLOW_LIMIT). Installez numba, qui va 500 fois plus vite, par le menu Extensions, Talus, Paquets Python ; ou calculez moins de trajectoires ; ou permettez plus de minutes dans cette entrée.</translation>
</message>
<message>
 <source>Without the Python package numba, runs take some 500 times longer. A simulation whose estimated time exceeds this limit does not start. Increase the limit to run it anyway.</source>
 <translation>Sans le paquet Python numba, les trajectoires demandent environ 500 fois plus de temps. Une simulation dont l'estimation dépasse cette valeur ne commence pas. Augmentez-la pour attendre quand même.</translation>
</message>
<message>
 <source>Worst fields: {} with {:.4g} kJ, {} with {:.3g} m.</source>
 <translation>Modules les plus défavorables : {} avec {:.4g} kJ, {} avec {:.3g} m.</translation>
</message>
<message>
 <source>Write film ...</source>
 <translation>Écrire le film ...</translation>
</message>
<message>
 <source>Write the study again from QGIS, or remove its table desktop.</source>
 <translation>Écrivez l'étude à nouveau depuis QGIS, ou supprimez sa table desktop.</translation>
</message>
<message>
 <source>Writes elevation model, releases and ground as the input folder of ASCII grids of Rockyfor3D, so that the same slope can be computed there and compared.</source>
 <translation>Écrit le modèle altimétrique, les points de départ et le sol dans le dossier de grilles ASCII que lit Rockyfor3D, afin d'y calculer le même versant et de comparer.</translation>
</message>
<message>
 <source>Writes one page that any browser shows, also on a phone and without a network: the terrain in three dimensions, rocks that fly down it with a slider for the time, and maps and plans that lie on it and can be switched on and off. A click on the ground shows the values of the maps there.</source>
 <translation>Écrit une page que tout navigateur affiche, aussi sur un téléphone et sans réseau : le terrain en trois dimensions, des blocs qui le dévalent avec un curseur pour le temps, et des cartes et plans posés dessus que l'on affiche ou masque. Un clic sur le sol donne les valeurs des cartes à cet endroit.</translation>
</message>
<message>
 <source>Writing maps ...</source>
 <translation>Écriture des cartes ...</translation>
</message>
<message>
 <source>Writing the report ...</source>
 <translation>Écriture du rapport ...</translation>
</message>
<message>
 <source>Writing {}, features: {} ...</source>
 <translation>Écriture de {}, entités : {} ...</translation>
</message>
<message>
 <source>Written into the field runs, which Simulate rockfall reads as RUNS_FIELD.</source>
 <translation>Écrit dans le champ runs, que Simuler des chutes de pierres et de blocs lit comme RUNS_FIELD.</translation>
</message>
<message>
 <source>Written into the footprint, which the simulation uses as ground polygons.</source>
 <translation>Va dans l'emprise, que la simulation prend comme polygones de sol.</translation>
</message>
<message>
 <source>Written: {}</source>
 <translation>Écrit&#xa0;: {}</translation>
</message>
<message>
 <source>Your own file: copy one of resources/hazard_rules and edit it. Errors in it are reported by file, line and key.</source>
 <translation>Un fichier à vous : copiez l'un de ceux de resources/hazard_rules et modifiez-le. Ce qui y est faux est dit avec le fichier, la ligne et la clé.</translation>
</message>
<message>
 <source>Your own layout template</source>
 <translation>Modèle de mise en page propre</translation>
</message>
<message>
 <source>ZONES: the zones of {level} and above leave out {value:.4g} m² of the {limit:.4g} m² of its cells.</source>
 <translation>ZONES : les zones de {level} et au-dessus laissent de côté {value:.4g} m² des {limit:.4g} m² de leurs cellules.</translation>
</message>
<message>
 <source>ZONE_COVER and a smaller ZONE_AREA keep them.</source>
 <translation>ZONE_COVER et une ZONE_AREA plus petite les gardent.</translation>
</message>
<message>
 <source>Zones and intensities by RULES in the form of DATA_MODEL. The Swiss model can be a transfer file, too.</source>
 <translation>Zones et intensités selon RULES, sous la forme de DATA_MODEL. Le modèle suisse peut aussi être un fichier de transfert.</translation>
</message>
<message>
 <source>Zones as data</source>
 <translation>Zones en données</translation>
</message>
<message>
 <source>[Keep in the study]</source>
 <translation>[Conserver dans l'étude]</translation>
</message>
<message>
 <source>a cell</source>
 <translation>une cellule</translation>
</message>
<message>
 <source>a hammer rebounds</source>
 <translation>un marteau rebondit</translation>
</message>
<message>
 <source>a heel sinks in</source>
 <translation>un talon s'enfonce</translation>
</message>
<message>
 <source>a line across the paths</source>
 <translation>une ligne en travers des trajectoires</translation>
</message>
<message>
 <source>a link</source>
 <translation>un lien</translation>
</message>
<message>
 <source>a new or an empty folder</source>
 <translation>un dossier qui n'existe pas encore, ou qui est vide</translation>
</message>
<message>
 <source>a number</source>
 <translation>un nombre</translation>
</message>
<message>
 <source>a number from {:g} to {:g}</source>
 <translation>un nombre de {:g} à {:g}</translation>
</message>
<message>
 <source>a number of at least {:g}</source>
 <translation>un nombre d'au moins {:g}</translation>
</message>
<message>
 <source>a number of more than {:g}</source>
 <translation>un nombre supérieur à {:g}</translation>
</message>
<message>
 <source>a person sinks in</source>
 <translation>une personne s'enfonce</translation>
</message>
<message>
 <source>a pick is needed</source>
 <translation>il faut une pioche</translation>
</message>
<message>
 <source>a profile along the paths</source>
 <translation>un profil le long des trajectoires</translation>
</message>
<message>
 <source>a spade goes in by hand</source>
 <translation>une bêche entre à la main</translation>
</message>
<message>
 <source>a spade needs a foot</source>
 <translation>une bêche demande le pied</translation>
</message>
<message>
 <source>a spade rings</source>
 <translation>une bêche résonne</translation>
</message>
<message>
 <source>a stand, by block</source>
 <translation>un peuplement, par bloc</translation>
</message>
<message>
 <source>a system without a code</source>
 <translation>un système sans code</translation>
</message>
<message>
 <source>a table without geometries</source>
 <translation>une table sans géométries</translation>
</message>
<message>
 <source>a trend that the simulation does not have</source>
 <translation>une tendance que la simulation n'a pas</translation>
</message>
<message>
 <source>above</source>
 <translation>au-dessus</translation>
</message>
<message>
 <source>above [%]</source>
 <translation>au-dessus [%]</translation>
</message>
<message>
 <source>above the axis, largest [m]</source>
 <translation>au-dessus de l'axe, la plus grande [m]</translation>
</message>
<message>
 <source>above the downhill toe, largest [m]</source>
 <translation>au-dessus du pied aval, la plus grande [m]</translation>
</message>
<message>
 <source>above {:g} %</source>
 <translation>plus de {:g} %</translation>
</message>
<message>
 <source>abstract</source>
 <translation>résumé</translation>
</message>
<message>
 <source>across [m]</source>
 <translation>en travers [m]</translation>
</message>
<message>
 <source>across the roof</source>
 <translation>normale au toit</translation>
</message>
<message>
 <source>actions of layers</source>
 <translation>actions de couches</translation>
</message>
<message>
 <source>after</source>
 <translation>après</translation>
</message>
<message>
 <source>age</source>
 <translation>âge</translation>
</message>
<message>
 <source>all</source>
 <translation>tous</translation>
</message>
<message>
 <source>all others</source>
 <translation>toutes les autres</translation>
</message>
<message>
 <source>all pieces</source>
 <translation>tous les fragments</translation>
</message>
<message>
 <source>all runs</source>
 <translation>toutes les trajectoires</translation>
</message>
<message>
 <source>all sources</source>
 <translation>toutes les zones de départ</translation>
</message>
<message>
 <source>all, with the rules</source>
 <translation>tout, avec les règles</translation>
</message>
<message>
 <source>along the ground</source>
 <translation>suit le sol</translation>
</message>
<message>
 <source>along the ground: the crest has its height everywhere along the line. straight: the crest has its height at the vertices of the line and is straight between them, so it is higher in hollows and lower on ridges.</source>
 <translation>along the ground&#xa0;: elle a sa hauteur partout. straight&#xa0;: elle l'a aux sommets de la ligne et est droite entre eux, plus haute dans les creux et plus basse sur les bosses.</translation>
</message>
<message>
 <source>along the profile [m]</source>
 <translation>le long du profil [m]</translation>
</message>
<message>
 <source>along the road [m]</source>
 <translation>le long de la route [m]</translation>
</message>
<message>
 <source>alpine meadow, forest floor, shallow soil with stones</source>
 <translation>alpage, sol forestier, sol peu profond avec des pierres</translation>
</message>
<message>
 <source>an object: line, area or point</source>
 <translation>un objet&#xa0;: ligne, surface ou point</translation>
</message>
<message>
 <source>anchor 95 % [kN]</source>
 <translation>ancrage 95 % [kN]</translation>
</message>
<message>
 <source>anchor [kN]</source>
 <translation>ancrage [kN]</translation>
</message>
<message>
 <source>angle</source>
 <translation>angle</translation>
</message>
<message>
 <source>annual damage</source>
 <translation>dommage par an</translation>
</message>
<message>
 <source>annual damage, lower bound</source>
 <translation>dommage par an, borne inférieure</translation>
</message>
<message>
 <source>annual damage, upper bound</source>
 <translation>dommage par an, borne supérieure</translation>
</message>
<message>
 <source>annual probability of a hit</source>
 <translation>probabilité d'un impact dans l'année</translation>
</message>
<message>
 <source>annual probability of death of one person (individual risk)</source>
 <translation>probabilité de décès d'une personne dans l'année (risque individuel)</translation>
</message>
<message>
 <source>any</source>
 <translation>quelconque</translation>
</message>
<message>
 <source>any passage</source>
 <translation>un passage quelconque</translation>
</message>
<message>
 <source>approved by the authority</source>
 <translation>approuvé par l'autorité</translation>
</message>
<message>
 <source>area [ha]</source>
 <translation>surface [ha]</translation>
</message>
<message>
 <source>area [m²]</source>
 <translation>surface [m²]</translation>
</message>
<message>
 <source>area in plan [m²]</source>
 <translation>surface en plan [m²]</translation>
</message>
<message>
 <source>area of the cell in plan [m²]</source>
 <translation>surface de la cellule en plan [m²]</translation>
</message>
<message>
 <source>area of the footprint [m²]</source>
 <translation>surface de l'emprise [m²]</translation>
</message>
<message>
 <source>area on the slope [m²]</source>
 <translation>surface selon la pente [m²]</translation>
</message>
<message>
 <source>area, height times length along the ground [m²]</source>
 <translation>surface, hauteur fois longueur le long du sol [m²]</translation>
</message>
<message>
 <source>arrive at {} [% of the runs]</source>
 <translation>arrivent à {} [% des trajectoires]</translation>
</message>
<message>
 <source>as RAMMS 1</source>
 <translation>comme RAMMS 1</translation>
</message>
<message>
 <source>as entered</source>
 <translation>comme saisi</translation>
</message>
<message>
 <source>as given</source>
 <translation>comme indiqué</translation>
</message>
<message>
 <source>as it is</source>
 <translation>état actuel</translation>
</message>
<message>
 <source>as simulated</source>
 <translation>comme lancé</translation>
</message>
<message>
 <source>as the ground class</source>
 <translation>comme la classe de sol</translation>
</message>
<message>
 <source>at least</source>
 <translation>au moins</translation>
</message>
<message>
 <source>at least [%]</source>
 <translation>au moins [%]</translation>
</message>
<message>
 <source>at most</source>
 <translation>au plus</translation>
</message>
<message>
 <source>at most [%]</source>
 <translation>au plus [%]</translation>
</message>
<message>
 <source>at rest</source>
 <translation>immobilisé</translation>
</message>
<message>
 <source>at the end</source>
 <translation>à la fin</translation>
</message>
<message>
 <source>at the largest elongation</source>
 <translation>à la déformation maximale</translation>
</message>
<message>
 <source>at the line</source>
 <translation>à la ligne</translation>
</message>
<message>
 <source>at the road [%]</source>
 <translation>à la route [%]</translation>
</message>
<message>
 <source>at the start</source>
 <translation>au début</translation>
</message>
<message>
 <source>at the uphill toe, smallest [m]</source>
 <translation>au pied amont, la plus petite [m]</translation>
</message>
<message>
 <source>axis of the crest</source>
 <translation>axe de la crête</translation>
</message>
<message>
 <source>back analysis of an event</source>
 <translation>rétro-analyse d'un événement</translation>
</message>
<message>
 <source>back_analysis, fitted to an event of the site: 1.02, literature: 1.10.</source>
 <translation>back_analysis, ajustés à un événement du site : 1.02, literature : 1.10.</translation>
</message>
<message>
 <source>barrier</source>
 <translation>ouvrage</translation>
</message>
<message>
 <source>barrier of {:g} m</source>
 <translation>ouvrage de {:g} m</translation>
</message>
<message>
 <source>basal area [m²/ha]</source>
 <translation>surface terrière [m²/ha]</translation>
</message>
<message>
 <source>basal area required [m²/ha]</source>
 <translation>surface terrière nécessaire [m²/ha]</translation>
</message>
<message>
 <source>bedrock, asphalt, concrete</source>
 <translation>rocher, asphalte, béton</translation>
</message>
<message>
 <source>beech</source>
 <translation>hêtre</translation>
</message>
<message>
 <source>before</source>
 <translation>avant</translation>
</message>
<message>
 <source>beginning of the line</source>
 <translation>début de la ligne</translation>
</message>
<message>
 <source>begins at [m]</source>
 <translation>commence à [m]</translation>
</message>
<message>
 <source>behind, with [%]</source>
 <translation>derrière, avec [%]</translation>
</message>
<message>
 <source>behind, without [%]</source>
 <translation>derrière, sans [%]</translation>
</message>
<message>
 <source>best</source>
 <translation>meilleure</translation>
</message>
<message>
 <source>best simulation</source>
 <translation>meilleure simulation</translation>
</message>
<message>
 <source>black pine</source>
 <translation>pin noir</translation>
</message>
<message>
 <source>bladed</source>
 <translation>en lame</translation>
</message>
<message>
 <source>block [m]</source>
 <translation>bloc [m]</translation>
</message>
<message>
 <source>block at rest</source>
 <translation>bloc arrêté</translation>
</message>
<message>
 <source>block of {:g} years [m³]</source>
 <translation>bloc de {:g} ans [m³]</translation>
</message>
<message>
 <source>block of {} years</source>
 <translation>bloc de {} ans</translation>
</message>
<message>
 <source>block up to [m³]</source>
 <translation>bloc jusqu'à [m³]</translation>
</message>
<message>
 <source>block,volume,return period,design block,scenario,distribution,percentile,rockfall</source>
 <translation>bloc,volume,période de retour,bloc de dimensionnement,scénario,distribution,percentile,chute de pierres</translation>
</message>
<message>
 <source>blocks</source>
 <translation>blocs</translation>
</message>
<message>
 <source>blocks in the list</source>
 <translation>blocs dans la liste</translation>
</message>
<message>
 <source>blocks included</source>
 <translation>de quels blocs</translation>
</message>
<message>
 <source>blocks may come</source>
 <translation>blocs possibles</translation>
</message>
<message>
 <source>blocks per event</source>
 <translation>blocs par événement</translation>
</message>
<message>
 <source>blocks that stop [%]</source>
 <translation>blocs qui s'arrêtent [%]</translation>
</message>
<message>
 <source>blocks to the hip; block field</source>
 <translation>blocs jusqu'à la hanche&#xa0;; chaos de blocs</translation>
</message>
<message>
 <source>blocks to the knee; coarse debris</source>
 <translation>blocs jusqu'au genou&#xa0;; éboulis grossiers</translation>
</message>
<message>
 <source>blocks, with the deviation of their runs</source>
 <translation>blocs, avec l'écart-type de leurs lancers</translation>
</message>
<message>
 <source>both</source>
 <translation>les deux</translation>
</message>
<message>
 <source>boulder</source>
 <translation>gros bloc</translation>
</message>
<message>
 <source>boulders expected</source>
 <translation>blocs attendus</translation>
</message>
<message>
 <source>bound for the error of the fill by the cells [%]</source>
 <translation>borne de l'erreur du remblai due aux cellules [%]</translation>
</message>
<message>
 <source>box</source>
 <translation>parallélépipède</translation>
</message>
<message>
 <source>box, superellipsoid, prism and random take the proportions below; the others are the fixed shapes of the library, natural ones first, of which eota111 and eota221 are the norm blocks of the tests of rockfall nets. random is an irregular convex block.</source>
 <translation>box, superellipsoid, prism et random prennent les proportions ci-dessous&#xa0;; les autres sont les formes fixes de la bibliothèque, les naturelles d'abord, dont eota111 et eota221 sont les blocs normalisés des essais de filets pare-blocs. random est un bloc convexe irrégulier.</translation>
</message>
<message>
 <source>brake</source>
 <translation>frein</translation>
</message>
<message>
 <source>brake of the {}, {}</source>
 <translation>frein : {}, {}</translation>
</message>
<message>
 <source>brakes</source>
 <translation>freins</translation>
</message>
<message>
 <source>brakes [kN]</source>
 <translation>freins [kN]</translation>
</message>
<message>
 <source>broadleaved tree</source>
 <translation>feuillu</translation>
</message>
<message>
 <source>broke through</source>
 <translation>passés au travers</translation>
</message>
<message>
 <source>broken by the ground</source>
 <translation>brisé par le sol</translation>
</message>
<message>
 <source>broken in a run</source>
 <translation>cassé dans une trajectoire</translation>
</message>
<message>
 <source>broken in a run at least</source>
 <translation>cassés dans au moins une trajectoire</translation>
</message>
<message>
 <source>by a table of heights</source>
 <translation>selon une table de hauteurs</translation>
</message>
<message>
 <source>by height (FINT)</source>
 <translation>selon la hauteur (FINT)</translation>
</message>
<message>
 <source>by height and crown, boreal forest</source>
 <translation>selon hauteur et couronne, forêt boréale</translation>
</message>
<message>
 <source>by height and crown, global</source>
 <translation>selon hauteur et couronne, monde entier</translation>
</message>
<message>
 <source>by height and crown, temperate conifer forest</source>
 <translation>selon hauteur et couronne, forêt tempérée de résineux</translation>
</message>
<message>
 <source>by height and crown, temperate mixed forest</source>
 <translation>selon hauteur et couronne, forêt tempérée mixte</translation>
</message>
<message>
 <source>by height and crown, woodland</source>
 <translation>selon hauteur et couronne, forêt claire</translation>
</message>
<message>
 <source>by the cell size</source>
 <translation>selon la taille des cellules</translation>
</message>
<message>
 <source>by the distribution of the slopes</source>
 <translation>selon la distribution des pentes</translation>
</message>
<message>
 <source>by the resolution {:.1f}°</source>
 <translation>selon la résolution {:.1f}°</translation>
</message>
<message>
 <source>by the terrain</source>
 <translation>selon le terrain</translation>
</message>
<message>
 <source>by the terrain: the side with the higher ground, on level ground the left one. left, right: in the direction of the line.</source>
 <translation>by the terrain&#xa0;: le côté où le sol est plus haut, sur sol horizontal le gauche. left, right&#xa0;: dans le sens de la ligne.</translation>
</message>
<message>
 <source>cable net</source>
 <translation>filet à câbles</translation>
</message>
<message>
 <source>cable of the net</source>
 <translation>câble du filet</translation>
</message>
<message>
 <source>calibrated to {} points of {}; {}</source>
 <translation>calé sur {} points de {}&#xa0;; {}</translation>
</message>
<message>
 <source>calibration,back analysis,ground,friction,observed,stops,scars,rockfall</source>
 <translation>calage,calibration,rétro-analyse,sol,frottement,observé,arrêts,traces d'impact,chute de pierres,chute de blocs</translation>
</message>
<message>
 <source>cancelled</source>
 <translation>annulé</translation>
</message>
<message>
 <source>candidate lines</source>
 <translation>lignes possibles</translation>
</message>
<message>
 <source>canopy [m]</source>
 <translation>canopée [m]</translation>
</message>
<message>
 <source>capacity [kJ]</source>
 <translation>capacité [kJ]</translation>
</message>
<message>
 <source>capacity [kJ], empty: rigid</source>
 <translation>capacité [kJ], vide&#xa0;: rigide</translation>
</message>
<message>
 <source>catchment 4 : 1</source>
 <translation>zone de réception 4 : 1</translation>
</message>
<message>
 <source>catchment {} : 1</source>
 <translation>zone de réception {} : 1</translation>
</message>
<message>
 <source>catchment, vertical : 1 horizontal</source>
 <translation>zone de réception, vertical pour 1 horizontal</translation>
</message>
<message>
 <source>category of the residual height</source>
 <translation>catégorie de la hauteur résiduelle</translation>
</message>
<message>
 <source>caught</source>
 <translation>retenu</translation>
</message>
<message>
 <source>cells</source>
 <translation>cellules</translation>
</message>
<message>
 <source>cells of {:g} m</source>
 <translation>cellules de {:g} m</translation>
</message>
<message>
 <source>cells reached</source>
 <translation>cellules atteintes</translation>
</message>
<message>
 <source>centre [m]</source>
 <translation>centre [m]</translation>
</message>
<message>
 <source>centre of mass</source>
 <translation>centre de masse</translation>
</message>
<message>
 <source>certainty</source>
 <translation>certitude</translation>
</message>
<message>
 <source>chance</source>
 <translation>hasard</translation>
</message>
<message>
 <source>chance of the runs</source>
 <translation>hasard des trajectoires</translation>
</message>
<message>
 <source>change [% of the value before]</source>
 <translation>changement [% de la valeur avant]</translation>
</message>
<message>
 <source>characteristic energy [kJ]</source>
 <translation>énergie caractéristique [kJ]</translation>
</message>
<message>
 <source>characteristic height of the top [m]</source>
 <translation>hauteur caractéristique du sommet [m]</translation>
</message>
<message>
 <source>characteristic value</source>
 <translation>valeur caractéristique</translation>
</message>
<message>
 <source>characteristic velocity [m/s]</source>
 <translation>vitesse caractéristique [m/s]</translation>
</message>
<message>
 <source>checked by</source>
 <translation>vérifié par</translation>
</message>
<message>
 <source>choose what you saw</source>
 <translation>choisissez ce que vous avez vu</translation>
</message>
<message>
 <source>class</source>
 <translation>classe</translation>
</message>
<message>
 <source>class of Zingg</source>
 <translation>classe de Zingg</translation>
</message>
<message>
 <source>classes of EAD 340059, levels from memory</source>
 <translation>classes de l'EAD 340059, niveaux de mémoire</translation>
</message>
<message>
 <source>clause</source>
 <translation>article</translation>
</message>
<message>
 <source>climb 95 % [m]</source>
 <translation>montée 95 % [m]</translation>
</message>
<message>
 <source>closed mesh</source>
 <translation>maillage fermé</translation>
</message>
<message>
 <source>coarse scree, gravel, unpaved road</source>
 <translation>éboulis grossier, gravier, chemin non revêtu</translation>
</message>
<message>
 <source>code</source>
 <translation>norme</translation>
</message>
<message>
 <source>code in the data of the authority</source>
 <translation>code dans les données de l'autorité</translation>
</message>
<message>
 <source>colour of the level</source>
 <translation>couleur du degré</translation>
</message>
<message>
 <source>compare,difference,before,after,measure,barrier,forest,confidence,rockfall</source>
 <translation>comparer,différence,avant,après,mesure,barrière,forêt,confiance,chute de pierres</translation>
</message>
<message>
 <source>compare,many,scenarios,sensitivity,parameter study,batch,run-out,energy,lines,rockfall</source>
 <translation>comparer,nombreux,scénarios,sensibilité,étude paramétrique,lot,distance parcourue,énergie,lignes,chute de blocs</translation>
</message>
<message>
 <source>compared with runs</source>
 <translation>comparée aux trajectoires</translation>
</message>
<message>
 <source>complete</source>
 <translation>complet</translation>
</message>
<message>
 <source>compliant</source>
 <translation>déformable</translation>
</message>
<message>
 <source>conifer</source>
 <translation>résineux</translation>
</message>
<message>
 <source>contact of rock and net</source>
 <translation>contact du bloc et du filet</translation>
</message>
<message>
 <source>continue</source>
 <translation>continuent</translation>
</message>
<message>
 <source>convergence,number of runs,confidence,percentile,reach probability,precision,rockfall</source>
 <translation>convergence,nombre de trajectoires,confiance,centile,probabilité d'atteinte,précision,chute de pierres,chute de blocs</translation>
</message>
<message>
 <source>convex parts</source>
 <translation>parties convexes</translation>
</message>
<message>
 <source>coordinates that are not finite</source>
 <translation>coordonnées qui ne sont pas finies</translation>
</message>
<message>
 <source>corners</source>
 <translation>sommets</translation>
</message>
<message>
 <source>corners before</source>
 <translation>sommets avant simplification</translation>
</message>
<message>
 <source>corners that touch the ground</source>
 <translation>sommets qui touchent le sol</translation>
</message>
<message>
 <source>could climb over</source>
 <translation>pourraient rouler par-dessus</translation>
</message>
<message>
 <source>cover and thickness of the soil</source>
 <translation>couverture et épaisseur du sol</translation>
</message>
<message>
 <source>crest</source>
 <translation>crête</translation>
</message>
<message>
 <source>crest [m]</source>
 <translation>crête [m]</translation>
</message>
<message>
 <source>crossings</source>
 <translation>passages</translation>
</message>
<message>
 <source>crowns and stems</source>
 <translation>couronnes et tiges</translation>
</message>
<message>
 <source>cube root of the volume [m]</source>
 <translation>racine cubique du volume [m]</translation>
</message>
<message>
 <source>cushion</source>
 <translation>couche</translation>
</message>
<message>
 <source>cut</source>
 <translation>déblai</translation>
</message>
<message>
 <source>cut [m³]</source>
 <translation>déblai [m³]</translation>
</message>
<message>
 <source>damage to a building or fence</source>
 <translation>dégât à un bâtiment ou une clôture</translation>
</message>
<message>
 <source>damping</source>
 <translation>amortissement</translation>
</message>
<message>
 <source>danger</source>
 <translation>danger</translation>
</message>
<message>
 <source>danger level, 1 for the least</source>
 <translation>degré de danger, 1 pour le plus faible</translation>
</message>
<message>
 <source>danger levels</source>
 <translation>degrés de danger</translation>
</message>
<message>
 <source>date</source>
 <translation>date</translation>
</message>
<message>
 <source>date of the event</source>
 <translation>date de l'événement</translation>
</message>
<message>
 <source>deaths per year (collective risk)</source>
 <translation>décès par an (risque collectif)</translation>
</message>
<message>
 <source>deaths per year, lower bound</source>
 <translation>décès par an, borne inférieure</translation>
</message>
<message>
 <source>deaths per year, upper bound</source>
 <translation>décès par an, borne supérieure</translation>
</message>
<message>
 <source>deciduous forest (Popescu and Wynne)</source>
 <translation>forêt feuillue (Popescu et Wynne)</translation>
</message>
<message>
 <source>deep moist soil, wet meadow</source>
 <translation>sol profond et humide, prairie mouillée</translation>
</message>
<message>
 <source>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 and soiltype as ESRI ASCII grids. Existing files of these names are replaced. Grids of the forest are not written.</source>
 <translation>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 et soiltype en grilles ASCII d'ESRI. Les fichiers de ces noms qui s'y trouvent sont remplacés. Les grilles de la forêt ne sont pas écrites.</translation>
</message>
<message>
 <source>dem.asc as GeoTIFF with its coordinate system.</source>
 <translation>dem.asc en GeoTIFF avec son système de coordonnées.</translation>
</message>
<message>
 <source>dense (750)</source>
 <translation>dense (750)</translation>
</message>
<message>
 <source>dense forest</source>
 <translation>forêt dense</translation>
</message>
<message>
 <source>density</source>
 <translation>masse volumique</translation>
</message>
<message>
 <source>density [kg/m³]</source>
 <translation>densité [kg/m³]</translation>
</message>
<message>
 <source>density by mass and volume [kg/m³]</source>
 <translation>densité d'après masse et volume [kg/m³]</translation>
</message>
<message>
 <source>deposit</source>
 <translation>dépôt</translation>
</message>
<message>
 <source>depth [m]</source>
 <translation>pénétration [m]</translation>
</message>
<message>
 <source>depth of scars [m]</source>
 <translation>profondeur des traces d'impact [m]</translation>
</message>
<message>
 <source>depth of the ditch [m]</source>
 <translation>profondeur du fossé [m]</translation>
</message>
<message>
 <source>depth of the scar [m]</source>
 <translation>profondeur de la trace d'impact [m]</translation>
</message>
<message>
 <source>design checks</source>
 <translation>vérifications</translation>
</message>
<message>
 <source>design energy</source>
 <translation>énergie de calcul</translation>
</message>
<message>
 <source>design energy in % of the energy level</source>
 <translation>énergie de calcul en % de ce qu'il absorbe</translation>
</message>
<message>
 <source>design height</source>
 <translation>hauteur de calcul</translation>
</message>
<message>
 <source>design height in % of the net height</source>
 <translation>hauteur de calcul en % de sa hauteur</translation>
</message>
<message>
 <source>design mass</source>
 <translation>masse de calcul</translation>
</message>
<message>
 <source>design value</source>
 <translation>valeur de calcul</translation>
</message>
<message>
 <source>design value in % of the resistance</source>
 <translation>valeur de calcul en % de ce qu'offre le filet</translation>
</message>
<message>
 <source>design velocity</source>
 <translation>vitesse de calcul</translation>
</message>
<message>
 <source>design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall</source>
 <translation>dimensionnement,vérification,barrière,filet,UNI 11211-4,ONR 24810,EAD 340059,facteur partiel,chute de pierres</translation>
</message>
<message>
 <source>diameter [cm]</source>
 <translation>diamètre [cm]</translation>
</message>
<message>
 <source>diameter of the block [m]</source>
 <translation>diamètre du bloc [m]</translation>
</message>
<message>
 <source>diameter of the crown [m]</source>
 <translation>diamètre de la couronne [m]</translation>
</message>
<message>
 <source>diameter of the stem of mean basal area [cm]</source>
 <translation>diamètre de la tige de surface terrière moyenne [cm]</translation>
</message>
<message>
 <source>difference</source>
 <translation>différence</translation>
</message>
<message>
 <source>difference, lower end of its confidence interval</source>
 <translation>différence, borne inférieure de son intervalle de confiance</translation>
</message>
<message>
 <source>difference, upper end of its confidence interval</source>
 <translation>différence, borne supérieure de son intervalle de confiance</translation>
</message>
<message>
 <source>direction below the horizontal [°]</source>
 <translation>direction sous l'horizontale [°]</translation>
</message>
<message>
 <source>direction in plan to the normal of the line [°]</source>
 <translation>direction en plan par rapport à la normale de la ligne [°]</translation>
</message>
<message>
 <source>direction it came from [° from north]</source>
 <translation>direction d'où il venait [° du nord]</translation>
</message>
<message>
 <source>direction of a lying log [° from north], empty: it stands</source>
 <translation>direction d'un tronc au sol [° du nord], vide : il est debout</translation>
</message>
<message>
 <source>direction of motion below the horizontal [°]</source>
 <translation>direction du mouvement sous l'horizontale [°]</translation>
</message>
<message>
 <source>disc</source>
 <translation>disque</translation>
</message>
<message>
 <source>distance along the line [m]</source>
 <translation>distance le long de la ligne [m]</translation>
</message>
<message>
 <source>distance along the line from its first vertex [m]</source>
 <translation>distance le long de la ligne depuis son premier sommet [m]</translation>
</message>
<message>
 <source>distance along the profile [m]</source>
 <translation>distance le long du profil [m]</translation>
</message>
<message>
 <source>distance available [m]</source>
 <translation>distance présente [m]</translation>
</message>
<message>
 <source>distance from the crest line, downhill [m]</source>
 <translation>distance à l'axe de crête, vers l'aval [m]</translation>
</message>
<message>
 <source>distance from the source [m]</source>
 <translation>distance du point de départ [m]</translation>
</message>
<message>
 <source>distance required [m]</source>
 <translation>distance nécessaire [m]</translation>
</message>
<message>
 <source>distance required by the net [m]</source>
 <translation>distance que le filet demande [m]</translation>
</message>
<message>
 <source>distance to the nearest object [m]</source>
 <translation>distance à l'objet le plus proche [m]</translation>
</message>
<message>
 <source>distance to the nearest post at the first touch [m]</source>
 <translation>distance au poteau le plus proche au premier contact [m]</translation>
</message>
<message>
 <source>distance to the object</source>
 <translation>distance à l'objet</translation>
</message>
<message>
 <source>distance to the object behind the net</source>
 <translation>distance à l'objet derrière le filet</translation>
</message>
<message>
 <source>distances</source>
 <translation>distances</translation>
</message>
<message>
 <source>distribution of the sizes</source>
 <translation>distribution des tailles</translation>
</message>
<message>
 <source>distribution that was selected</source>
 <translation>distribution retenue</translation>
</message>
<message>
 <source>distribution: the angle above which the Gaussian of rock cliffs exceeds that of steep slopes in the distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the power -0.075, the rule of Rockyfor3D. fixed: the angle below.</source>
 <translation>distribution&#xa0;: l'angle à partir duquel la gaussienne des falaises rocheuses l'emporte sur celle des versants raides dans la distribution de toutes les pentes (Loye et al. 2009). resolution&#xa0;: 55° fois la taille des cellules en mètres à la puissance -0,075, la règle de Rockyfor3D. fixed&#xa0;: l'angle ci-dessous.</translation>
</message>
<message>
 <source>ditch</source>
 <translation>fossé</translation>
</message>
<message>
 <source>ditch, bottom [m]</source>
 <translation>fossé, fond [m]</translation>
</message>
<message>
 <source>ditch, depth [m]</source>
 <translation>fossé, profondeur [m]</translation>
</message>
<message>
 <source>downhill face</source>
 <translation>parement aval</translation>
</message>
<message>
 <source>downhill face [°]</source>
 <translation>parement aval [°]</translation>
</message>
<message>
 <source>drag coefficient [kg/s]</source>
 <translation>coefficient de freinage [kg/s]</translation>
</message>
<message>
 <source>duration [s]</source>
 <translation>durée [s]</translation>
</message>
<message>
 <source>each contact</source>
 <translation>par contact</translation>
</message>
<message>
 <source>each measure</source>
 <translation>chaque mesure</translation>
</message>
<message>
 <source>each piece alone</source>
 <translation>chaque fragment séparément</translation>
</message>
<message>
 <source>each run</source>
 <translation>par trajectoire</translation>
</message>
<message>
 <source>east [m]</source>
 <translation>est [m]</translation>
</message>
<message>
 <source>elastic</source>
 <translation>élastique</translation>
</message>
<message>
 <source>elevation</source>
 <translation>altitude</translation>
</message>
<message>
 <source>elevation [m]</source>
 <translation>altitude [m]</translation>
</message>
<message>
 <source>ellipsoidal</source>
 <translation>ellipsoïdale</translation>
</message>
<message>
 <source>elongation 95 % [m]</source>
 <translation>déformation 95 % [m]</translation>
</message>
<message>
 <source>elongation I / L</source>
 <translation>allongement I / L</translation>
</message>
<message>
 <source>elongation [m]</source>
 <translation>déformation [m]</translation>
</message>
<message>
 <source>elongation in the test</source>
 <translation>déformation dans l'essai</translation>
</message>
<message>
 <source>embankment</source>
 <translation>merlon</translation>
</message>
<message>
 <source>end here</source>
 <translation>s'arrêtent ici</translation>
</message>
<message>
 <source>end of the line</source>
 <translation>fin de la ligne</translation>
</message>
<message>
 <source>ends about {}</source>
 <translation>fin vers {}</translation>
</message>
<message>
 <source>ends at [m]</source>
 <translation>finit à [m]</translation>
</message>
<message>
 <source>energetic, Stronge</source>
 <translation>énergétique, Stronge</translation>
</message>
<message>
 <source>energy</source>
 <translation>énergie</translation>
</message>
<message>
 <source>energy 95 % [kJ]</source>
 <translation>énergie 95&#xa0;% [kJ]</translation>
</message>
<message>
 <source>energy [kJ]</source>
 <translation>énergie [kJ]</translation>
</message>
<message>
 <source>energy [kJ], {:g} %</source>
 <translation>énergie [kJ], {:g} %</translation>
</message>
<message>
 <source>energy [kJ], {}</source>
 <translation>énergie [kJ], {}</translation>
</message>
<message>
 <source>energy after [kJ]</source>
 <translation>énergie après [kJ]</translation>
</message>
<message>
 <source>energy at the line [kJ]</source>
 <translation>énergie à la ligne [kJ]</translation>
</message>
<message>
 <source>energy at the line, {:g}th percentile [kJ]</source>
 <translation>énergie à la ligne, {:g}e percentile [kJ]</translation>
</message>
<message>
 <source>energy before [kJ]</source>
 <translation>énergie avant [kJ]</translation>
</message>
<message>
 <source>energy capacity [kJ], empty: rigid</source>
 <translation>capacité en énergie [kJ], vide&#xa0;: rigide</translation>
</message>
<message>
 <source>energy class of the smallest barrier [kJ]</source>
 <translation>classe d'énergie du plus petit ouvrage [kJ]</translation>
</message>
<message>
 <source>energy line</source>
 <translation>ligne d'énergie</translation>
</message>
<message>
 <source>energy max.</source>
 <translation>énergie max.</translation>
</message>
<message>
 <source>energy max. [kJ]</source>
 <translation>énergie max. [kJ]</translation>
</message>
<message>
 <source>energy mean [kJ]</source>
 <translation>énergie moyenne [kJ]</translation>
</message>
<message>
 <source>energy of all pieces [kJ]</source>
 <translation>énergie de tous les fragments [kJ]</translation>
</message>
<message>
 <source>energy of all rocks per metre [kJ/m]</source>
 <translation>énergie de tous les blocs par mètre [kJ/m]</translation>
</message>
<message>
 <source>energy of the hits, 95th percentile [kJ]</source>
 <translation>énergie des impacts, 95e centile [kJ]</translation>
</message>
<message>
 <source>energy of the hits, median [kJ]</source>
 <translation>énergie des impacts, médiane [kJ]</translation>
</message>
<message>
 <source>energy of the largest piece [kJ]</source>
 <translation>énergie du plus grand fragment [kJ]</translation>
</message>
<message>
 <source>energy of the pieces within the time, together [kJ]</source>
 <translation>énergie des fragments dans le délai, ensemble [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, 95th percentile [kJ]</source>
 <translation>énergie des blocs qui continuent, 95e centile [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, maximum [kJ]</source>
 <translation>énergie des blocs qui continuent, maximum [kJ]</translation>
</message>
<message>
 <source>energy of the rotation [kJ]</source>
 <translation>énergie de rotation [kJ]</translation>
</message>
<message>
 <source>energy per metre [kJ/m]</source>
 <translation>énergie par mètre [kJ/m]</translation>
</message>
<message>
 <source>energy taken [kJ]</source>
 <translation>énergie absorbée [kJ]</translation>
</message>
<message>
 <source>energy taken from all runs [kJ]</source>
 <translation>énergie absorbée de toutes les trajectoires [kJ]</translation>
</message>
<message>
 <source>energy that arrives per rock released, mean</source>
 <translation>énergie qui arrive par bloc lâché, moyenne</translation>
</message>
<message>
 <source>energy that the barrier takes [kJ], empty: any</source>
 <translation>énergie que l'ouvrage absorbe [kJ], vide&#xa0;: quelconque</translation>
</message>
<message>
 <source>energy that the required share does not exceed [kJ]</source>
 <translation>énergie sous laquelle reste la part demandée [kJ]</translation>
</message>
<message>
 <source>energy that the stem can take [kJ]</source>
 <translation>énergie que la tige peut absorber [kJ]</translation>
</message>
<message>
 <source>energy, 95 % [kJ]</source>
 <translation>énergie, 95 % [kJ]</translation>
</message>
<message>
 <source>energy, 95th percentile [kJ]</source>
 <translation>énergie, 95e centile [kJ]</translation>
</message>
<message>
 <source>energy, cells that all members reach</source>
 <translation>énergie, cellules atteintes par tous les membres</translation>
</message>
<message>
 <source>energy, largest [kJ]</source>
 <translation>énergie, maximum [kJ]</translation>
</message>
<message>
 <source>energy, max. [kJ]</source>
 <translation>énergie, max. [kJ]</translation>
</message>
<message>
 <source>energy, translation [kJ]</source>
 <translation>énergie, translation [kJ]</translation>
</message>
<message>
 <source>energy, translation, that the required share does not exceed [kJ]</source>
 <translation>énergie, translation, sous laquelle reste la part demandée [kJ]</translation>
</message>
<message>
 <source>energy_line: distance in metres that the rock will reach beyond an energy line from its start, by its present position and speed; it separates far-reaching rocks from the others while they are still on the slope. distance: horizontal distance from the start, plus the distance that the speed would carry the rock. elevation: elevation of the centre of mass, falling.</source>
 <translation>energy_line : jusqu'où au-delà d'une ligne d'énergie depuis le départ irait le bloc, m, ce qui distingue les blocs lointains des autres tant qu'ils sont sur la pente. distance : horizontale, depuis le départ, avec le chemin où sa vitesse le porterait. elevation : du centre de masse, décroissante.</translation>
</message>
<message>
 <source>energy_max: the largest energy of each run. distance: its run-out. The 95th percentile of all runs.</source>
 <translation>energy_max&#xa0;: l'énergie maximale de chaque trajectoire. distance&#xa0;: sa distance parcourue. Le 95e centile de toutes les trajectoires.</translation>
</message>
<message>
 <source>entered ({})</source>
 <translation>saisi ({})</translation>
</message>
<message>
 <source>entry</source>
 <translation>entrée</translation>
</message>
<message>
 <source>eota111 is the norm block of type tests.</source>
 <translation>eota111 est le bloc normé des essais de type.</translation>
</message>
<message>
 <source>equation</source>
 <translation>équation</translation>
</message>
<message>
 <source>error of the energy balance [%]</source>
 <translation>erreur du bilan d'énergie [%]</translation>
</message>
<message>
 <source>error of the fill by the cells, at most [%]</source>
 <translation>erreur du remblai due aux cellules, au plus [%]</translation>
</message>
<message>
 <source>evaluations</source>
 <translation>évaluations</translation>
</message>
<message>
 <source>event in which it breaks, mean of these sequences</source>
 <translation>événement dans lequel il casse, moyenne de ces suites</translation>
</message>
<message>
 <source>expanded modified Ritchie criterion, for 90 % [m]</source>
 <translation>le même étendu, pour 90 % [m]</translation>
</message>
<message>
 <source>explained by a source</source>
 <translation>expliqué par une source</translation>
</message>
<message>
 <source>explicit</source>
 <translation>explicite</translation>
</message>
<message>
 <source>exponential</source>
 <translation>exponentielle</translation>
</message>
<message>
 <source>extra hard</source>
 <translation>extra dur</translation>
</message>
<message>
 <source>extra soft</source>
 <translation>extra mou</translation>
</message>
<message>
 <source>eyewitness report</source>
 <translation>rapporté oralement</translation>
</message>
<message>
 <source>factor</source>
 <translation>facteur</translation>
</message>
<message>
 <source>factor of friction</source>
 <translation>facteur de frottement</translation>
</message>
<message>
 <source>factor of rolling resistance</source>
 <translation>facteur de la résistance au roulement</translation>
</message>
<message>
 <source>fails</source>
 <translation>ne satisfait pas</translation>
</message>
<message>
 <source>fall</source>
 <translation>chute</translation>
</message>
<message>
 <source>falling</source>
 <translation>décroissante</translation>
</message>
<message>
 <source>feature of the observed points</source>
 <translation>entité des points observés</translation>
</message>
<message>
 <source>feature {}</source>
 <translation>entité {}</translation>
</message>
<message>
 <source>features {}</source>
 <translation>entités {}</translation>
</message>
<message>
 <source>few rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>peu de tours, car le modèle de terrain à portée est plus grand que la mémoire libre</translation>
</message>
<message>
 <source>ffmpeg could not make the film ({}).</source>
 <translation>ffmpeg n'a pas pu faire le film ({}).</translation>
</message>
<message>
 <source>field,survey,qfield,mobile,mapping,silent witnesses,template,rockfall</source>
 <translation>terrain,relevé,qfield,mobile,cartographie,témoins muets,modèle,chute de pierres</translation>
</message>
<message>
 <source>fields of the matrix</source>
 <translation>champs de la matrice</translation>
</message>
<message>
 <source>fill</source>
 <translation>remblai</translation>
</message>
<message>
 <source>fill [m³]</source>
 <translation>remblai [m³]</translation>
</message>
<message>
 <source>fill per metre [m²]</source>
 <translation>remblai par mètre [m²]</translation>
</message>
<message>
 <source>fill per metre of crest [m²]</source>
 <translation>remblai par mètre de crête [m²]</translation>
</message>
<message>
 <source>fixed</source>
 <translation>fixe</translation>
</message>
<message>
 <source>fixed makes all rocks of the same size; the others spread them about the mean.</source>
 <translation>fixed donne à tous les blocs la même taille&#xa0;; les autres les répartissent autour de la moyenne.</translation>
</message>
<message>
 <source>flags</source>
 <translation>remarques</translation>
</message>
<message>
 <source>flat catchment</source>
 <translation>zone de réception plane</translation>
</message>
<message>
 <source>flatness S / I</source>
 <translation>aplatissement S / I</translation>
</message>
<message>
 <source>footprint</source>
 <translation>emprise</translation>
</message>
<message>
 <source>footprint [m²]</source>
 <translation>emprise [m²]</translation>
</message>
<message>
 <source>footslopes</source>
 <translation>pieds de versant</translation>
</message>
<message>
 <source>for blocks up to [m³]</source>
 <translation>pour blocs jusqu'à [m³]</translation>
</message>
<message>
 <source>force by {} [kN]</source>
 <translation>force selon {} [kN]</translation>
</message>
<message>
 <source>force of the net on the rock [kN]</source>
 <translation>force du filet sur le bloc [kN]</translation>
</message>
<message>
 <source>force on the rock [kN]</source>
 <translation>force sur le bloc [kN]</translation>
</message>
<message>
 <source>force on the wall [kN]</source>
 <translation>force sur le mur [kN]</translation>
</message>
<message>
 <source>forest</source>
 <translation>forêt</translation>
</message>
<message>
 <source>free border</source>
 <translation>revanche</translation>
</message>
<message>
 <source>free distance [m]</source>
 <translation>distance libre [m]</translation>
</message>
<message>
 <source>free distance, mean [m]</source>
 <translation>distance libre, moyenne [m]</translation>
</message>
<message>
 <source>frequency of passages, all cells</source>
 <translation>fréquence des passages, toutes les cellules</translation>
</message>
<message>
 <source>fresh</source>
 <translation>frais</translation>
</message>
<message>
 <source>friction from {}</source>
 <translation>frottement dès {}</translation>
</message>
<message>
 <source>friction needed</source>
 <translation>frottement nécessaire</translation>
</message>
<message>
 <source>friction of ropes</source>
 <translation>frottement des câbles</translation>
</message>
<message>
 <source>friction that grows with slip</source>
 <translation>frottement qui croît avec le glissement</translation>
</message>
<message>
 <source>friction µ, raster</source>
 <translation>frottement µ, raster</translation>
</message>
<message>
 <source>from</source>
 <translation>de</translation>
</message>
<message>
 <source>from a file</source>
 <translation>d'un fichier</translation>
</message>
<message>
 <source>from memory: check it in the standard</source>
 <translation>de mémoire : à vérifier dans la norme</translation>
</message>
<message>
 <source>from the front [m]</source>
 <translation>de face [m]</translation>
</message>
<message>
 <source>from the side [m]</source>
 <translation>de côté [m]</translation>
</message>
<message>
 <source>from – to [m]</source>
 <translation>de – à [m]</translation>
</message>
<message>
 <source>from, along the line [m]</source>
 <translation>de, le long de la ligne [m]</translation>
</message>
<message>
 <source>gallery with a cushion</source>
 <translation>galerie avec couche amortissante</translation>
</message>
<message>
 <source>gallery: a roof with a cushion, on which rocks fall. wall: rocks are stopped over a distance, or pass above it.</source>
 <translation>gallery : un toit avec couche amortissante, sur lequel tombent les blocs. wall : les blocs sont arrêtés sur une distance, ou passent au-dessus.</translation>
</message>
<message>
 <source>gamma</source>
 <translation>gamma</translation>
</message>
<message>
 <source>gap</source>
 <translation>lacune</translation>
</message>
<message>
 <source>gap, less than [m]</source>
 <translation>trouée, moins de [m]</translation>
</message>
<message>
 <source>generalised exponential</source>
 <translation>exponentielle généralisée</translation>
</message>
<message>
 <source>generic</source>
 <translation>générique</translation>
</message>
<message>
 <source>given</source>
 <translation>donné</translation>
</message>
<message>
 <source>good</source>
 <translation>bonne</translation>
</message>
<message>
 <source>good: 1.02, poor: 1.10.</source>
 <translation>good : 1.02, poor : 1.10.</translation>
</message>
<message>
 <source>grids</source>
 <translation>grilles</translation>
</message>
<message>
 <source>ground</source>
 <translation>sol</translation>
</message>
<message>
 <source>ground before</source>
 <translation>sol avant</translation>
</message>
<message>
 <source>ground class</source>
 <translation>classe de sol</translation>
</message>
<message>
 <source>ground class, empty for that outside the polygons</source>
 <translation>classe de sol, vide pour celle du reste</translation>
</message>
<message>
 <source>hard</source>
 <translation>dur</translation>
</message>
<message>
 <source>hazard map</source>
 <translation>carte de danger</translation>
</message>
<message>
 <source>hazard,danger,intensity,return period,probability,matrix,energy line,shadow angle</source>
 <translation>danger,intensité,période de retour,probabilité,matrice,ligne d'énergie,angle d'ombre,carte de danger,chute de pierres</translation>
</message>
<message>
 <source>heaviest [kg]</source>
 <translation>le plus lourd [kg]</translation>
</message>
<message>
 <source>heavy third</source>
 <translation>tiers lourd</translation>
</message>
<message>
 <source>height</source>
 <translation>hauteur</translation>
</message>
<message>
 <source>height 95 %</source>
 <translation>hauteur 95 %</translation>
</message>
<message>
 <source>height [m]</source>
 <translation>hauteur [m]</translation>
</message>
<message>
 <source>height [m], {:g} %</source>
 <translation>hauteur [m], {:g} %</translation>
</message>
<message>
 <source>height above sea level [m]</source>
 <translation>altitude au-dessus du niveau de la mer [m]</translation>
</message>
<message>
 <source>height of fall of the centre of mass [m]</source>
 <translation>hauteur de chute du centre de gravité [m]</translation>
</message>
<message>
 <source>height of the barrier [m]</source>
 <translation>hauteur de l'ouvrage [m]</translation>
</message>
<message>
 <source>height of the block, d1 [m]</source>
 <translation>hauteur du bloc, d1 [m]</translation>
</message>
<message>
 <source>height of the centre above the ground [m]</source>
 <translation>hauteur du centre au-dessus du sol [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, 95th percentile [m]</source>
 <translation>hauteur du centre au-dessus du sol, 95e centile [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, largest [m]</source>
 <translation>hauteur du centre au-dessus du sol, maximum [m]</translation>
</message>
<message>
 <source>height of the centre at the line, {:g}th percentile [m]</source>
 <translation>hauteur du centre à la ligne, {:g}e percentile [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m]</source>
 <translation>hauteur du centre de masse [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m], {}</source>
 <translation>hauteur du centre de masse [m], {}</translation>
</message>
<message>
 <source>height of the centre of mass above the ground [m]</source>
 <translation>hauteur du centre de masse au-dessus du sol [m]</translation>
</message>
<message>
 <source>height of the crest [m]</source>
 <translation>hauteur de la crête [m]</translation>
</message>
<message>
 <source>height of the drag layer [m]</source>
 <translation>hauteur de la couche de freinage [m]</translation>
</message>
<message>
 <source>height of the ground [m]</source>
 <translation>altitude du sol [m]</translation>
</message>
<message>
 <source>height of the highest point [m]</source>
 <translation>hauteur du point le plus haut [m]</translation>
</message>
<message>
 <source>height of the highest point above the ground [m]</source>
 <translation>hauteur du point le plus haut au-dessus du sol [m]</translation>
</message>
<message>
 <source>height of the highest point, 95th percentile [m]</source>
 <translation>hauteur du point le plus haut, 95e centile [m]</translation>
</message>
<message>
 <source>height of the highest point, maximum [m]</source>
 <translation>hauteur du point le plus haut, maximum [m]</translation>
</message>
<message>
 <source>height of the lowest point [m]</source>
 <translation>hauteur du point le plus bas [m]</translation>
</message>
<message>
 <source>height of the mark above the ground [m]</source>
 <translation>hauteur de la trace au-dessus du sol [m]</translation>
</message>
<message>
 <source>height of the point of the rock that must stay below the top [m]</source>
 <translation>hauteur de ce qui doit rester sous le bord supérieur [m]</translation>
</message>
<message>
 <source>height of the rock's highest point above the ground [m]</source>
 <translation>hauteur du point le plus haut du bloc au-dessus du sol [m]</translation>
</message>
<message>
 <source>height of the slope [m]</source>
 <translation>hauteur du talus [m]</translation>
</message>
<message>
 <source>height of the slope up to [m]</source>
 <translation>hauteur du talus jusqu'à [m]</translation>
</message>
<message>
 <source>height of the smallest barrier [m]</source>
 <translation>hauteur du plus petit ouvrage [m]</translation>
</message>
<message>
 <source>height of the top [m]</source>
 <translation>hauteur du haut du bloc [m]</translation>
</message>
<message>
 <source>height of the top of the rock</source>
 <translation>hauteur du haut du bloc</translation>
</message>
<message>
 <source>height of tops above the ground [m]</source>
 <translation>hauteur des sommets au-dessus du sol [m]</translation>
</message>
<message>
 <source>height that the required share does not exceed [m]</source>
 <translation>hauteur sous laquelle reste la part demandée [m]</translation>
</message>
<message>
 <source>height with the free border</source>
 <translation>hauteur avec la revanche</translation>
</message>
<message>
 <source>height {}</source>
 <translation>hauteur {}</translation>
</message>
<message>
 <source>height, 95 % [m]</source>
 <translation>hauteur, 95 % [m]</translation>
</message>
<message>
 <source>height, max. [m]</source>
 <translation>hauteur, max. [m]</translation>
</message>
<message>
 <source>height: DBH = 2.52 H^0.84 cm. table: the relation below. The others use height and crown diameter for a type of forest (Jucker et al. 2017); in dense stands their diameters are too large, because visible crowns include those of hidden trees.</source>
 <translation>height : DBH = 2,52 H^0,84 cm. table : celle ci-dessous. Les autres prennent hauteur et couronne (Jucker et al. 2017) pour un type de forêt ; dans les peuplements denses, leurs diamètres sont trop grands, car les couronnes en cachent d'autres.</translation>
</message>
<message>
 <source>held [%]</source>
 <translation>retenus [%]</translation>
</message>
<message>
 <source>held by a tree</source>
 <translation>retenu par un arbre</translation>
</message>
<message>
 <source>held on the whole length [%]</source>
 <translation>retenus sur toute la longueur [%]</translation>
</message>
<message>
 <source>held within its width [%]</source>
 <translation>retenus dans sa largeur [%]</translation>
</message>
<message>
 <source>high danger</source>
 <translation>danger élevé</translation>
</message>
<message>
 <source>higher than {} m</source>
 <translation>plus haut que {} m</translation>
</message>
<message>
 <source>highest</source>
 <translation>la plus haute</translation>
</message>
<message>
 <source>highest elevation of the top [m]</source>
 <translation>altitude maximale du bord supérieur [m]</translation>
</message>
<message>
 <source>highest ground [m]</source>
 <translation>sol le plus haut [m]</translation>
</message>
<message>
 <source>highest point</source>
 <translation>point le plus haut</translation>
</message>
<message>
 <source>highest point is on the safe side: only rocks that the barrier covers completely are stopped. lowest point: all rocks that touch it are stopped.</source>
 <translation>highest point est du côté de la sécurité&#xa0;: seuls sont arrêtés les blocs que l'ouvrage couvre entièrement. Avec lowest point, tous ceux qui le touchent sont arrêtés.</translation>
</message>
<message>
 <source>hit in a run at least</source>
 <translation>heurtés dans au moins une trajectoire</translation>
</message>
<message>
 <source>hit, rocks deflected</source>
 <translation>heurté, blocs déviés</translation>
</message>
<message>
 <source>hits of road sections</source>
 <translation>impacts par tronçon</translation>
</message>
<message>
 <source>hits per year</source>
 <translation>impacts par an</translation>
</message>
<message>
 <source>hits per year, lower bound</source>
 <translation>impacts par an, borne inférieure</translation>
</message>
<message>
 <source>hits per year, upper bound</source>
 <translation>impacts par an, borne supérieure</translation>
</message>
<message>
 <source>hits per year, with bounds of 95 %</source>
 <translation>atteintes par an, avec bornes à 95 %</translation>
</message>
<message>
 <source>hull of its points</source>
 <translation>enveloppe de ses points</translation>
</message>
<message>
 <source>hull: the rock fills the convex hull of all points. mesh: a closed mesh (.obj, .stl) that is not convex keeps its own volume, centre of mass and inertia, while its hull touches the ground. parts: each object of an .obj is a convex part of one rock, and touches the ground by itself; nets, trees and soft ground see their hull.</source>
 <translation>hull : le bloc remplit l'enveloppe convexe de tous les points. mesh : un maillage fermé (.obj, .stl) qui n'est pas convexe garde son volume, son centre de masse et son inertie, tandis que son enveloppe touche le sol. parts : chaque objet d'un .obj est une partie convexe d'un bloc et touche le sol par elle-même ; filets, arbres et sol meuble voient leur enveloppe.</translation>
</message>
<message>
 <source>id of the barrier</source>
 <translation>identifiant de l'ouvrage</translation>
</message>
<message>
 <source>id of the crest line</source>
 <translation>identifiant de l'axe de crête</translation>
</message>
<message>
 <source>id of the feature</source>
 <translation>identifiant de l'entité</translation>
</message>
<message>
 <source>id of the line</source>
 <translation>identifiant de la ligne</translation>
</message>
<message>
 <source>id of the object</source>
 <translation>id de l'objet</translation>
</message>
<message>
 <source>id of the release feature</source>
 <translation>identifiant de l'entité de départ</translation>
</message>
<message>
 <source>id of the stand</source>
 <translation>identifiant du peuplement</translation>
</message>
<message>
 <source>id of the stand or point, -1: from a raster</source>
 <translation>identifiant du peuplement ou du point, -1&#xa0;: d'un raster</translation>
</message>
<message>
 <source>id of the structure</source>
 <translation>identifiant de l'ouvrage</translation>
</message>
<message>
 <source>id of the tree</source>
 <translation>identifiant de l'arbre</translation>
</message>
<message>
 <source>ideal block</source>
 <translation>parallélépipède idéal</translation>
</message>
<message>
 <source>ideal column</source>
 <translation>colonne idéale</translation>
</message>
<message>
 <source>ideal cube</source>
 <translation>cube idéal</translation>
</message>
<message>
 <source>ideal disc</source>
 <translation>disque idéal</translation>
</message>
<message>
 <source>ideal dodecahedron</source>
 <translation>dodécaèdre idéal</translation>
</message>
<message>
 <source>ideal hexagonal column</source>
 <translation>colonne hexagonale idéale</translation>
</message>
<message>
 <source>ideal icosahedron</source>
 <translation>icosaèdre idéal</translation>
</message>
<message>
 <source>ideal octahedron</source>
 <translation>octaèdre idéal</translation>
</message>
<message>
 <source>ideal plate</source>
 <translation>plaque idéale</translation>
</message>
<message>
 <source>ideal slab</source>
 <translation>dalle idéale</translation>
</message>
<message>
 <source>ideal sphere</source>
 <translation>sphère idéale</translation>
</message>
<message>
 <source>ideal sphere, coarse</source>
 <translation>sphère idéale, grossière</translation>
</message>
<message>
 <source>ideal sphere, fine</source>
 <translation>sphère idéale, fine</translation>
</message>
<message>
 <source>ideal tetrahedron</source>
 <translation>tétraèdre idéal</translation>
</message>
<message>
 <source>ideal wedge</source>
 <translation>coin idéal</translation>
</message>
<message>
 <source>ids of the features</source>
 <translation>identifiants des entités</translation>
</message>
<message>
 <source>impact</source>
 <translation>impact</translation>
</message>
<message>
 <source>impact angle [°]</source>
 <translation>angle d'impact [°]</translation>
</message>
<message>
 <source>impact angle to the normal of a vertical screen [°]</source>
 <translation>angle d'impact par rapport à la normale d'un écran vertical [°]</translation>
</message>
<message>
 <source>impact mark on a tree</source>
 <translation>trace d'impact sur un arbre</translation>
</message>
<message>
 <source>impact mark on rock</source>
 <translation>trace d'impact sur le rocher</translation>
</message>
<message>
 <source>impact mark on the ground</source>
 <translation>trace d'impact au sol</translation>
</message>
<message>
 <source>impacts per run</source>
 <translation>impacts par trajectoire</translation>
</message>
<message>
 <source>impacts that break the stem</source>
 <translation>impacts qui cassent la tige</translation>
</message>
<message>
 <source>impacts that deflect the rock</source>
 <translation>impacts qui dévient le bloc</translation>
</message>
<message>
 <source>impacts that stop the rock</source>
 <translation>impacts qui arrêtent le bloc</translation>
</message>
<message>
 <source>implicit</source>
 <translation>implicite</translation>
</message>
<message>
 <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
 <translation>implicit conserve l'énergie et le moment cinétique des blocs en vol (Leine et al. 2021)&#xa0;; explicit est l'ancien schéma (Leine et al. 2014), pour comparaison.</translation>
</message>
<message>
 <source>in a second map</source>
 <translation>dans une deuxième carte</translation>
</message>
<message>
 <source>in progress</source>
 <translation>en cours</translation>
</message>
<message>
 <source>in the freeboard</source>
 <translation>dans la revanche</translation>
</message>
<message>
 <source>indication and runs</source>
 <translation>indication et trajectoires</translation>
</message>
<message>
 <source>indication only</source>
 <translation>indication seule</translation>
</message>
<message>
 <source>indication, {:g}°</source>
 <translation>indication, {:g}°</translation>
</message>
<message>
 <source>indication: blocks can arrive</source>
 <translation>indication : des blocs peuvent venir</translation>
</message>
<message>
 <source>individual risk per year, with bounds of 95 %</source>
 <translation>risque individuel par an, avec bornes à 95 %</translation>
</message>
<message>
 <source>individual risk, lower bound</source>
 <translation>risque individuel, borne inférieure</translation>
</message>
<message>
 <source>individual risk, upper bound</source>
 <translation>risque individuel, borne supérieure</translation>
</message>
<message>
 <source>information criterion of Akaike, the smaller the better</source>
 <translation>critère d'information d'Akaike, le plus petit est le meilleur</translation>
</message>
<message>
 <source>input</source>
 <translation>entrée</translation>
</message>
<message>
 <source>installed: {}</source>
 <translation>là : {}</translation>
</message>
<message>
 <source>intensity</source>
 <translation>intensité</translation>
</message>
<message>
 <source>interaction</source>
 <translation>effets conjoints</translation>
</message>
<message>
 <source>intermediate axis I [m]</source>
 <translation>axe intermédiaire I [m]</translation>
</message>
<message>
 <source>interval of a share of {:g} %</source>
 <translation>intervalle de confiance d'une part de {:g}&#xa0;%</translation>
</message>
<message>
 <source>invalid</source>
 <translation>non valide</translation>
</message>
<message>
 <source>inventory of boulders</source>
 <translation>inventaire de blocs</translation>
</message>
<message>
 <source>irregular, bladed</source>
 <translation>irrégulier, en lame</translation>
</message>
<message>
 <source>irregular, compact</source>
 <translation>irrégulier, compact</translation>
</message>
<message>
 <source>irregular, flat</source>
 <translation>irrégulier, plat</translation>
</message>
<message>
 <source>irregular, long</source>
 <translation>irrégulier, allongé</translation>
</message>
<message>
 <source>it cannot be read</source>
 <translation>il ne peut pas être lu</translation>
</message>
<message>
 <source>it has no layer</source>
 <translation>il n'a pas de couche</translation>
</message>
<message>
 <source>it has no spatial index</source>
 <translation>il n'a pas d'index spatial</translation>
</message>
<message>
 <source>it is in {}; warp it to {}.</source>
 <translation>la carte est en {} ; reprojetez-la en {}.</translation>
</message>
<message>
 <source>its depth [m]</source>
 <translation>sa profondeur [m]</translation>
</message>
<message>
 <source>its own capacity</source>
 <translation>sa propre capacité</translation>
</message>
<message>
 <source>joints, loosening, water</source>
 <translation>joints, ameublissement, eau</translation>
</message>
<message>
 <source>kind</source>
 <translation>type</translation>
</message>
<message>
 <source>kind of problem</source>
 <translation>type de problème</translation>
</message>
<message>
 <source>kind of witness</source>
 <translation>genre de témoin</translation>
</message>
<message>
 <source>known event</source>
 <translation>événement connu</translation>
</message>
<message>
 <source>larch</source>
 <translation>mélèze</translation>
</message>
<message>
 <source>large blocks</source>
 <translation>gros blocs</translation>
</message>
<message>
 <source>largest</source>
 <translation>la plus grande</translation>
</message>
<message>
 <source>largest [m]</source>
 <translation>la plus grande [m]</translation>
</message>
<message>
 <source>largest block of the class</source>
 <translation>plus grand bloc de la classe</translation>
</message>
<message>
 <source>largest characteristic force [kN]</source>
 <translation>plus grande force caractéristique [kN]</translation>
</message>
<message>
 <source>largest contribution</source>
 <translation>plus grande contribution</translation>
</message>
<message>
 <source>largest dissipation</source>
 <translation>dissipation max</translation>
</message>
<message>
 <source>largest distance from the list (Kolmogorov, Smirnov)</source>
 <translation>plus grand écart à la liste (Kolmogorov, Smirnov)</translation>
</message>
<message>
 <source>largest energy</source>
 <translation>énergie maximale</translation>
</message>
<message>
 <source>largest energy [kJ]</source>
 <translation>énergie maximale [kJ]</translation>
</message>
<message>
 <source>largest energy of a hit [kJ]</source>
 <translation>plus grande énergie d'un impact [kJ]</translation>
</message>
<message>
 <source>largest energy of a rock [kJ]</source>
 <translation>énergie maximale d'un bloc [kJ]</translation>
</message>
<message>
 <source>largest energy taken in a run [kJ]</source>
 <translation>énergie maximale absorbée d'une trajectoire [kJ]</translation>
</message>
<message>
 <source>largest energy, 95th percentile of the runs</source>
 <translation>énergie maximale, 95e centile des trajectoires</translation>
</message>
<message>
 <source>largest force [kN]</source>
 <translation>plus grande force [kN]</translation>
</message>
<message>
 <source>largest force in a brake [kN]</source>
 <translation>plus grande force dans un frein [kN]</translation>
</message>
<message>
 <source>largest force in a sliding rope [kN]</source>
 <translation>plus grande force dans un câble coulissant [kN]</translation>
</message>
<message>
 <source>largest force on an anchor or foot [kN]</source>
 <translation>plus grande force sur un ancrage ou un pied [kN]</translation>
</message>
<message>
 <source>largest height above the downhill toe [m]</source>
 <translation>plus grande hauteur au-dessus du pied aval [m]</translation>
</message>
<message>
 <source>largest height above the ground below the line [m]</source>
 <translation>plus grande hauteur au-dessus du sol sous la ligne [m]</translation>
</message>
<message>
 <source>largest height above the uphill toe [m]</source>
 <translation>plus grande hauteur au-dessus du pied amont [m]</translation>
</message>
<message>
 <source>largest mass among the crossings</source>
 <translation>plus grande masse parmi les passages</translation>
</message>
<message>
 <source>largest piece</source>
 <translation>plus grand fragment</translation>
</message>
<message>
 <source>largest possible block of the cliff [m³]</source>
 <translation>plus gros bloc que la paroi peut livrer [m³]</translation>
</message>
<message>
 <source>largest possible from the cliff</source>
 <translation>plus gros bloc possible de la paroi</translation>
</message>
<message>
 <source>largest radius of the rock [m]</source>
 <translation>rayon maximal du bloc [m]</translation>
</message>
<message>
 <source>largest share possible in cells that no run passes</source>
 <translation>plus grande part possible dans les cellules qu'aucune trajectoire ne traverse</translation>
</message>
<message>
 <source>largest slope [°]</source>
 <translation>pente maximale [°]</translation>
</message>
<message>
 <source>largest that was measured</source>
 <translation>le plus gros mesuré</translation>
</message>
<message>
 <source>last or first in the order of the layer, or stop with a message. Overlaps of one class have no effect.</source>
 <translation>last (dernier) ou first (premier) dans l'ordre de la couche, ou stop (arrêt avec un message). Les superpositions d'une même classe sont sans conséquence.</translation>
</message>
<message>
 <source>layer of the crossings</source>
 <translation>couche des passages</translation>
</message>
<message>
 <source>layers</source>
 <translation>couches</translation>
</message>
<message>
 <source>layers embedded from another project</source>
 <translation>couches intégrées depuis un autre projet</translation>
</message>
<message>
 <source>layers to map</source>
 <translation>couches à cartographier</translation>
</message>
<message>
 <source>lean from the vertical [°], empty: it stands or lies</source>
 <translation>inclinaison par rapport à la verticale [°], vide : debout ou couché</translation>
</message>
<message>
 <source>left</source>
 <translation>gauche</translation>
</message>
<message>
 <source>left the terrain</source>
 <translation>sorti du terrain</translation>
</message>
<message>
 <source>length</source>
 <translation>longueur</translation>
</message>
<message>
 <source>length [m]</source>
 <translation>longueur [m]</translation>
</message>
<message>
 <source>length along the ground [m]</source>
 <translation>longueur le long du sol [m]</translation>
</message>
<message>
 <source>length in plan [m]</source>
 <translation>longueur en plan [m]</translation>
</message>
<message>
 <source>length of the block, d3 [m]</source>
 <translation>longueur du bloc, d3 [m]</translation>
</message>
<message>
 <source>length of the scar [m]</source>
 <translation>longueur de la trace d'impact [m]</translation>
</message>
<message>
 <source>length of the stand down the slope [m]</source>
 <translation>longueur du peuplement dans la pente [m]</translation>
</message>
<message>
 <source>length without elevation [m]</source>
 <translation>longueur sans altitude [m]</translation>
</message>
<message>
 <source>less than</source>
 <translation>moins de</translation>
</message>
<message>
 <source>less than once in {:.0f} years</source>
 <translation>moins d'une fois en {:.0f} ans</translation>
</message>
<message>
 <source>level</source>
 <translation>degré</translation>
</message>
<message>
 <source>level that the officer may choose instead</source>
 <translation>degré que le service peut choisir à la place</translation>
</message>
<message>
 <source>light third</source>
 <translation>tiers léger</translation>
</message>
<message>
 <source>lightest [kg]</source>
 <translation>le plus léger [kg]</translation>
</message>
<message>
 <source>line</source>
 <translation>ligne</translation>
</message>
<message>
 <source>linear (Pitkänen et al.)</source>
 <translation>linéaire (Pitkänen et al.)</translation>
</message>
<message>
 <source>lines</source>
 <translation>lignes</translation>
</message>
<message>
 <source>literature</source>
 <translation>littérature</translation>
</message>
<message>
 <source>logarithm of the likelihood</source>
 <translation>logarithme de la vraisemblance</translation>
</message>
<message>
 <source>lognormal</source>
 <translation>lognormale</translation>
</message>
<message>
 <source>long axis L [m]</source>
 <translation>axe long L [m]</translation>
</message>
<message>
 <source>long length [m]</source>
 <translation>grande longueur [m]</translation>
</message>
<message>
 <source>longest axis [m]</source>
 <translation>axe le plus long [m]</translation>
</message>
<message>
 <source>longest duration reached</source>
 <translation>durée maximale atteinte</translation>
</message>
<message>
 <source>longest gap [m]</source>
 <translation>plus longue trouée [m]</translation>
</message>
<message>
 <source>longest stroke [% of its longest]</source>
 <translation>plus longue course [% de la course maximale]</translation>
</message>
<message>
 <source>longest stroke of a brake [m]</source>
 <translation>plus longue course d'un frein [m]</translation>
</message>
<message>
 <source>low danger</source>
 <translation>danger faible</translation>
</message>
<message>
 <source>lower bound</source>
 <translation>borne inférieure</translation>
</message>
<message>
 <source>lower bound of that share [%]</source>
 <translation>borne inférieure de cette part [%]</translation>
</message>
<message>
 <source>lower side</source>
 <translation>côté bas</translation>
</message>
<message>
 <source>lower side: the side on which the ground is lower.</source>
 <translation>lower side : où le sol est plus bas à côté de la ligne.</translation>
</message>
<message>
 <source>lower support rope</source>
 <translation>câble porteur inférieur</translation>
</message>
<message>
 <source>lowest elevation of the top [m]</source>
 <translation>altitude minimale du bord supérieur [m]</translation>
</message>
<message>
 <source>lowest ground [m]</source>
 <translation>sol le plus bas [m]</translation>
</message>
<message>
 <source>lowest point</source>
 <translation>point le plus bas</translation>
</message>
<message>
 <source>lying dead wood [m³/ha]</source>
 <translation>bois mort au sol [m³/ha]</translation>
</message>
<message>
 <source>macros of the project</source>
 <translation>macros du projet</translation>
</message>
<message>
 <source>maple</source>
 <translation>érable</translation>
</message>
<message>
 <source>mapped on</source>
 <translation>relevé le</translation>
</message>
<message>
 <source>maps so far of {}</source>
 <translation>cartes provisoires de {}</translation>
</message>
<message>
 <source>mass</source>
 <translation>masse</translation>
</message>
<message>
 <source>mass [kg]</source>
 <translation>masse [kg]</translation>
</message>
<message>
 <source>mass of the design block</source>
 <translation>masse du bloc de dimensionnement</translation>
</message>
<message>
 <source>mass of the pieces [kg]</source>
 <translation>masse des fragments [kg]</translation>
</message>
<message>
 <source>matrix of this dialog</source>
 <translation>matrice de ce dialogue</translation>
</message>
<message>
 <source>matrix of this study</source>
 <translation>matrice de cette étude</translation>
</message>
<message>
 <source>matrix: WEAK, STRONG and MATRIX of this dialog. Otherwise a set of rules included in Talus: Switzerland (ch), France (fr), Norway (no), Austria (at), South Tyrol (it_bz), PAI (it_pai), Catalonia (es_ct), British Columbia (ca_bc), or one to fill in (own). Values not verified in the source are blank; the run reports which values must be entered, and where.</source>
 <translation>matrix : WEAK, STRONG et MATRIX de ce dialogue. Sinon des règles fournies avec Talus : Suisse (ch), France (fr), Norvège (no), Autriche (at), Tyrol du Sud (it_bz), PAI (it_pai), Catalogne (es_ct), Colombie-Britannique (ca_bc), ou des règles à remplir (own). Ce que personne n'a lu dans la source y est laissé ouvert, et l'exécution dit ce qu'il faut remplir, et où.</translation>
</message>
<message>
 <source>max.</source>
 <translation>max.</translation>
</message>
<message>
 <source>maximum</source>
 <translation>maximum</translation>
</message>
<message>
 <source>maximum energy</source>
 <translation>énergie maximale</translation>
</message>
<message>
 <source>maximum energy [kJ]</source>
 <translation>énergie maximale [kJ]</translation>
</message>
<message>
 <source>maximum energy level</source>
 <translation>niveau d'énergie maximal (MEL)</translation>
</message>
<message>
 <source>maximum energy of a run, {:g}th percentile [kJ]</source>
 <translation>énergie maximale d'une trajectoire, {:g}e percentile [kJ]</translation>
</message>
<message>
 <source>maximum height of the centre, {:g}th percentile [m]</source>
 <translation>hauteur maximale du centre, {:g}e percentile [m]</translation>
</message>
<message>
 <source>maximum level</source>
 <translation>niveau maximal</translation>
</message>
<message>
 <source>maximum passing height of the centre</source>
 <translation>hauteur de passage maximale du centre</translation>
</message>
<message>
 <source>maximum passing height of the centre of mass [m]</source>
 <translation>hauteur de passage maximale du centre de masse [m]</translation>
</message>
<message>
 <source>maximum velocity</source>
 <translation>vitesse maximale</translation>
</message>
<message>
 <source>maximum velocity [m/s]</source>
 <translation>vitesse maximale [m/s]</translation>
</message>
<message>
 <source>maximum velocity, {:g}th percentile [m/s]</source>
 <translation>vitesse maximale, {:g}e percentile [m/s]</translation>
</message>
<message>
 <source>maximum: one impact may use all of the class. service: a third of it, the level of two impacts without repair.</source>
 <translation>maximum&#xa0;: un impact peut épuiser toute la classe. service&#xa0;: un tiers de celle-ci, soit le niveau de deux impacts sans réparation.</translation>
</message>
<message>
 <source>meadow on deep soil</source>
 <translation>prairie sur sol profond</translation>
</message>
<message>
 <source>mean</source>
 <translation>moyenne</translation>
</message>
<message>
 <source>mean [m]</source>
 <translation>moyenne [m]</translation>
</message>
<message>
 <source>mean distance from the largest tenth of the list, in logarithms of the share</source>
 <translation>écart moyen au dixième le plus gros de la liste, en logarithmes de la part</translation>
</message>
<message>
 <source>mean free distance along the fall lines [m]</source>
 <translation>distance libre moyenne le long des lignes de pente [m]</translation>
</message>
<message>
 <source>mean free distance by stems and diameters [m]</source>
 <translation>distance libre moyenne selon tiges et diamètres [m]</translation>
</message>
<message>
 <source>mean height above the uphill toe [m]</source>
 <translation>hauteur moyenne au-dessus du pied amont [m]</translation>
</message>
<message>
 <source>mean of {}</source>
 <translation>moyenne de {}</translation>
</message>
<message>
 <source>mean residual [m]</source>
 <translation>résidu moyen [m]</translation>
</message>
<message>
 <source>mean slope [°]</source>
 <translation>pente moyenne [°]</translation>
</message>
<message>
 <source>mean slope along the fall lines [°]</source>
 <translation>pente moyenne le long des lignes de pente [°]</translation>
</message>
<message>
 <source>mean stem diameter [cm]</source>
 <translation>diamètre moyen des troncs [cm]</translation>
</message>
<message>
 <source>mean width [m]</source>
 <translation>largeur moyenne [m]</translation>
</message>
<message>
 <source>meaning</source>
 <translation>signification</translation>
</message>
<message>
 <source>measured</source>
 <translation>mesurés</translation>
</message>
<message>
 <source>median</source>
 <translation>médiane</translation>
</message>
<message>
 <source>medium</source>
 <translation>moyenne</translation>
</message>
<message>
 <source>medium (500)</source>
 <translation>moyen (500)</translation>
</message>
<message>
 <source>medium forest</source>
 <translation>forêt moyenne</translation>
</message>
<message>
 <source>medium hard</source>
 <translation>moyennement dur</translation>
</message>
<message>
 <source>medium soft</source>
 <translation>moyennement mou</translation>
</message>
<message>
 <source>mel: maximum energy level, one impact. sel: service level, several impacts without repair.</source>
 <translation>mel : niveau d'énergie maximal, un impact. sel : niveau de service, plusieurs impacts sans réparation.</translation>
</message>
<message>
 <source>members that reach</source>
 <translation>membres qui arrivent</translation>
</message>
<message>
 <source>membrane</source>
 <translation>membrane</translation>
</message>
<message>
 <source>mesh</source>
 <translation>maille</translation>
</message>
<message>
 <source>middle axis [m]</source>
 <translation>axe moyen [m]</translation>
</message>
<message>
 <source>middle length [m]</source>
 <translation>longueur moyenne [m]</translation>
</message>
<message>
 <source>middle of the releases</source>
 <translation>milieu des points de départ</translation>
</message>
<message>
 <source>middle over long length</source>
 <translation>longueur moyenne sur grande longueur</translation>
</message>
<message>
 <source>middle third</source>
 <translation>tiers moyen</translation>
</message>
<message>
 <source>minimum thickness [m]</source>
 <translation>épaisseur minimale [m]</translation>
</message>
<message>
 <source>misfit</source>
 <translation>écart</translation>
</message>
<message>
 <source>missed</source>
 <translation>manqué</translation>
</message>
<message>
 <source>missing</source>
 <translation>manque</translation>
</message>
<message>
 <source>mixed forest (Popescu and Wynne)</source>
 <translation>forêt mixte (Popescu et Wynne)</translation>
</message>
<message>
 <source>moderate danger</source>
 <translation>danger moyen</translation>
</message>
<message>
 <source>moment of inertia about x [kg m²]</source>
 <translation>moment d'inertie autour de x [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about y [kg m²]</source>
 <translation>moment d'inertie autour de y [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about z [kg m²]</source>
 <translation>moment d'inertie autour de z [kg m²]</translation>
</message>
<message>
 <source>moment, from the start of the year 2000</source>
 <translation>moment, à partir du début de l'an 2000</translation>
</message>
<message>
 <source>moor, very wet ground</source>
 <translation>marais, sol très humide</translation>
</message>
<message>
 <source>more than</source>
 <translation>plus de</translation>
</message>
<message>
 <source>more than once in {:.0f} years</source>
 <translation>plus d'une fois en {:.0f} ans</translation>
</message>
<message>
 <source>more than this energy [kJ]</source>
 <translation>plus que cette énergie [kJ]</translation>
</message>
<message>
 <source>more than this energy [kJ], 0: any passage</source>
 <translation>plus que cette énergie [kJ], 0 : un passage quelconque</translation>
</message>
<message>
 <source>more than {}</source>
 <translation>plus de {}</translation>
</message>
<message>
 <source>more than {} kJ</source>
 <translation>plus de {} kJ</translation>
</message>
<message>
 <source>most loaded field of the line for</source>
 <translation>endroit le plus défavorable de la ligne pour</translation>
</message>
<message>
 <source>most probable for</source>
 <translation>la plus probable pour</translation>
</message>
<message>
 <source>most probable source</source>
 <translation>source la plus probable</translation>
</message>
<message>
 <source>motion at the vertices, for other algorithms of Talus</source>
 <translation>mouvement aux sommets, pour d'autres algorithmes de Talus</translation>
</message>
<message>
 <source>motion of the net</source>
 <translation>mouvement du filet</translation>
</message>
<message>
 <source>motion of the rock</source>
 <translation>mouvement du bloc</translation>
</message>
<message>
 <source>multiplied by the mass of the design block over that of the rock</source>
 <translation>fois la masse du bloc de dimensionnement sur celle du bloc</translation>
</message>
<message>
 <source>name</source>
 <translation>nom</translation>
</message>
<message>
 <source>name of the barrier</source>
 <translation>nom de l'ouvrage</translation>
</message>
<message>
 <source>name of the embankment</source>
 <translation>nom du merlon</translation>
</message>
<message>
 <source>name of the line</source>
 <translation>nom de la ligne</translation>
</message>
<message>
 <source>name of the object</source>
 <translation>nom de l'objet</translation>
</message>
<message>
 <source>name of the scenario</source>
 <translation>nom du scénario</translation>
</message>
<message>
 <source>name of the simulation</source>
 <translation>nom de la simulation</translation>
</message>
<message>
 <source>name of the stand</source>
 <translation>nom du peuplement</translation>
</message>
<message>
 <source>name of the structure</source>
 <translation>nom de l'ouvrage</translation>
</message>
<message>
 <source>neither at rest nor past the net after {} s; raise the longest duration of an impact</source>
 <translation>ni au repos ni derrière le filet après {} s ; augmenter la durée maximale d'un impact</translation>
</message>
<message>
 <source>net</source>
 <translation>filet</translation>
</message>
<message>
 <source>net class</source>
 <translation>classe de filet</translation>
</message>
<message>
 <source>net class, maximum energy level [kJ]</source>
 <translation>classe de filet, niveau d'énergie maximal [kJ]</translation>
</message>
<message>
 <source>net fails or is not proven to hold</source>
 <translation>le filet cède ou ne retient pas de façon prouvée</translation>
</message>
<message>
 <source>net fences against single rocks: energy, height, distance to the object behind</source>
 <translation>écrans de filets contre des blocs isolés : énergie, hauteur, distance à l'objet en aval</translation>
</message>
<message>
 <source>net from the side</source>
 <translation>filet vu de côté</translation>
</message>
<message>
 <source>net required for the whole line</source>
 <translation>filet que demande la ligne entière</translation>
</message>
<message>
 <source>never</source>
 <translation>jamais</translation>
</message>
<message>
 <source>newton: Newton's law of restitution with Coulomb friction. poisson: compression and expansion, which neither gains energy nor sends an open contact into the ground where rebound is strong. energetic: Stronge's law, followed along the impulse of each impact; restitution squared is the share of the normal work that comes back. maximum_dissipation: purely inelastic, for research; blocks that slide feel too little friction. mdem: springs, sliders and a dashpot, for comparison and research; many times slower. Use newton for assessments.</source>
 <translation>newton&#xa0;: loi de restitution de Newton avec frottement de Coulomb. poisson&#xa0;: compression et expansion, qui ne gagne pas d'énergie et n'envoie pas un contact ouvert dans le sol là où le rebond est fort. energetic&#xa0;: loi de Stronge, suivie le long de l'impulsion de chaque impact&#xa0;; la restitution au carré est la part du travail normal qui revient. maximum_dissipation&#xa0;: purement inélastique, pour la recherche&#xa0;; les blocs qui glissent subissent trop peu de frottement. mdem&#xa0;: ressorts, patins et un amortisseur, pour comparaison et recherche&#xa0;; beaucoup plus lent. Les évaluations prennent newton.</translation>
</message>
<message>
 <source>no</source>
 <translation>non</translation>
</message>
<message>
 <source>no class suffices; {:g} m of height would, for any energy</source>
 <translation>aucune classe ne suffit ; {:g} m de hauteur suffiraient, sans limite d'énergie</translation>
</message>
<message>
 <source>no class yet</source>
 <translation>pas encore de classe</translation>
</message>
<message>
 <source>no ground here has the rolling resistance of a class with an interval</source>
 <translation>aucun sol n'a ici la résistance au roulement d'une classe avec un intervalle</translation>
</message>
<message>
 <source>no net named</source>
 <translation>aucun filet désigné</translation>
</message>
<message>
 <source>no net of the catalogue passes</source>
 <translation>aucun filet du catalogue ne satisfait</translation>
</message>
<message>
 <source>no obstacles: road, slab, short grass on fine soil</source>
 <translation>rien ne dépasse&#xa0;: route, dalle rocheuse, herbe courte sur sol fin</translation>
</message>
<message>
 <source>no rocks</source>
 <translation>aucun bloc</translation>
</message>
<message>
 <source>no rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>pas de tours, car le modèle de terrain à portée est plus grand que la mémoire libre</translation>
</message>
<message>
 <source>no run hits</source>
 <translation>aucune trajectoire ne touche</translation>
</message>
<message>
 <source>no such map in this run</source>
 <translation>pas de telle carte dans cette simulation</translation>
</message>
<message>
 <source>no trend beyond chance</source>
 <translation>pas de tendance au-delà du hasard</translation>
</message>
<message>
 <source>no unit</source>
 <translation>aucune unité</translation>
</message>
<message>
 <source>nominal height</source>
 <translation>hauteur nominale</translation>
</message>
<message>
 <source>none</source>
 <translation>aucun</translation>
</message>
<message>
 <source>norm block</source>
 <translation>bloc normalisé</translation>
</message>
<message>
 <source>norm block 1:1:1</source>
 <translation>bloc normalisé 1:1:1</translation>
</message>
<message>
 <source>norm block 2:2:1</source>
 <translation>bloc normalisé 2:2:1</translation>
</message>
<message>
 <source>normal</source>
 <translation>normale</translation>
</message>
<message>
 <source>north [m]</source>
 <translation>nord [m]</translation>
</message>
<message>
 <source>not asked for</source>
 <translation>non demandé</translation>
</message>
<message>
 <source>not checked</source>
 <translation>non vérifié</translation>
</message>
<message>
 <source>not checked: no distance was entered</source>
 <translation>non vérifié : aucune distance indiquée</translation>
</message>
<message>
 <source>not checked: the catalogue does not state it</source>
 <translation>non vérifié : le catalogue ne l'indique pas</translation>
</message>
<message>
 <source>not checked: the elongation of the net is not known</source>
 <translation>non vérifié : l'allongement du filet n'est pas connu</translation>
</message>
<message>
 <source>not checked: the height of the net was not entered</source>
 <translation>non vérifié : la hauteur du filet n'a pas été indiquée</translation>
</message>
<message>
 <source>not checked: {}</source>
 <translation>non vérifié : {}</translation>
</message>
<message>
 <source>not complete</source>
 <translation>incomplet</translation>
</message>
<message>
 <source>not filled in</source>
 <translation>non rempli</translation>
</message>
<message>
 <source>not in the project</source>
 <translation>pas dans le projet</translation>
</message>
<message>
 <source>not proven to be held</source>
 <translation>retenue non démontrée</translation>
</message>
<message>
 <source>not recognisable</source>
 <translation>non reconnaissable</translation>
</message>
<message>
 <source>nothing</source>
 <translation>rien</translation>
</message>
<message>
 <source>nothing before</source>
 <translation>rien avant</translation>
</message>
<message>
 <source>numba is missing: simulations take some 500 times longer without it.</source>
 <translation>numba manque : sans lui, les simulations durent quelque 500 fois plus.</translation>
</message>
<message>
 <source>number</source>
 <translation>nombre</translation>
</message>
<message>
 <source>number of runs of the simulation, return period of the event in years, and number of blocks that it releases (empty: 1). A frequency of 0.2 per year is a return period of 5 years.</source>
 <translation>combien de trajectoires la simulation a calculées, en combien d'années un tel événement se produit une fois, et combien de blocs il libère (vide : 1). Une fréquence de 0,2 par an est une période de retour de 5 ans.</translation>
</message>
<message>
 <source>number of the area</source>
 <translation>numéro de la zone</translation>
</message>
<message>
 <source>number of the block</source>
 <translation>numéro du bloc</translation>
</message>
<message>
 <source>number of the event in its sequence</source>
 <translation>numéro de l'événement dans sa suite</translation>
</message>
<message>
 <source>number of the field along the line, from 0</source>
 <translation>numéro de la travée le long de la ligne, à partir de 0</translation>
</message>
<message>
 <source>number of the impact</source>
 <translation>numéro de l'impact</translation>
</message>
<message>
 <source>number of the release point</source>
 <translation>numéro du point de départ</translation>
</message>
<message>
 <source>number of the rock</source>
 <translation>numéro du bloc</translation>
</message>
<message>
 <source>number of the run</source>
 <translation>numéro de la trajectoire</translation>
</message>
<message>
 <source>number of the run's passage</source>
 <translation>numéro du passage de la trajectoire</translation>
</message>
<message>
 <source>number of the sequence of events</source>
 <translation>numéro de la suite d'événements</translation>
</message>
<message>
 <source>oak</source>
 <translation>chêne</translation>
</message>
<message>
 <source>object</source>
 <translation>objet</translation>
</message>
<message>
 <source>objects of {:g} m width</source>
 <translation>objets de {:g} m de largeur</translation>
</message>
<message>
 <source>objects to protect</source>
 <translation>objets à protéger</translation>
</message>
<message>
 <source>observed</source>
 <translation>observé</translation>
</message>
<message>
 <source>observed less simulated run-out [m]</source>
 <translation>portée observée moins simulée [m]</translation>
</message>
<message>
 <source>observed run-out [m]</source>
 <translation>portée observée [m]</translation>
</message>
<message>
 <source>of all runs</source>
 <translation>de toutes les trajectoires</translation>
</message>
<message>
 <source>of the cell</source>
 <translation>de la cellule</translation>
</message>
<message>
 <source>of the cell, by sources and sizes</source>
 <translation>de la cellule, par zones de départ et tailles</translation>
</message>
<message>
 <source>of the scenario</source>
 <translation>du scénario</translation>
</message>
<message>
 <source>of the scenario, by the share that arrives</source>
 <translation>du scénario, selon la part qui arrive</translation>
</message>
<message>
 <source>of them above the crest</source>
 <translation>dont au-dessus de la crête</translation>
</message>
<message>
 <source>of them divided because they were long for the rock and its speed</source>
 <translation>dont faits par parties, car longs pour le bloc et sa vitesse</translation>
</message>
<message>
 <source>of them not converged</source>
 <translation>dont sans convergence</translation>
</message>
<message>
 <source>of them with percussions reduced so that no energy was gained</source>
 <translation>dont avec des percussions réduites, pour ne gagner aucune énergie</translation>
</message>
<message>
 <source>on the gallery</source>
 <translation>sur la galerie</translation>
</message>
<message>
 <source>once in {:.0f} to {:.0f} years</source>
 <translation>une fois en {:.0f} à {:.0f} ans</translation>
</message>
<message>
 <source>once in {} years</source>
 <translation>une fois en {} ans</translation>
</message>
<message>
 <source>open (250)</source>
 <translation>claire (250)</translation>
</message>
<message>
 <source>open forest</source>
 <translation>forêt claire</translation>
</message>
<message>
 <source>or diameter needed [cm]</source>
 <translation>ou diamètre nécessaire [cm]</translation>
</message>
<message>
 <source>orientation at the vertices, for other algorithms of Talus</source>
 <translation>orientation du bloc aux sommets, pour d'autres algorithmes de Talus</translation>
</message>
<message>
 <source>orientation of the rock as a quaternion, {}</source>
 <translation>orientation du bloc en quaternion, {}</translation>
</message>
<message>
 <source>other</source>
 <translation>autre</translation>
</message>
<message>
 <source>others</source>
 <translation>autres</translation>
</message>
<message>
 <source>outcome</source>
 <translation>ce qui s'est passé</translation>
</message>
<message>
 <source>over</source>
 <translation>par-dessus</translation>
</message>
<message>
 <source>over [%]</source>
 <translation>au-dessus [%]</translation>
</message>
<message>
 <source>over the carved model</source>
 <translation>au-dessus du modèle avec merlon</translation>
</message>
<message>
 <source>over the crest</source>
 <translation>au-dessus de la crête</translation>
</message>
<message>
 <source>overgrown, old</source>
 <translation>envahi de végétation, ancien</translation>
</message>
<message>
 <source>overlap</source>
 <translation>superposition</translation>
</message>
<message>
 <source>own, to fill in</source>
 <translation>propres, à remplir</translation>
</message>
<message>
 <source>parameter</source>
 <translation>paramètre</translation>
</message>
<message>
 <source>part</source>
 <translation>partie</translation>
</message>
<message>
 <source>part of the net</source>
 <translation>partie du filet</translation>
</message>
<message>
 <source>parts of the line by class of energy, for its colours</source>
 <translation>parties de la ligne par classe d'énergie, pour ses couleurs</translation>
</message>
<message>
 <source>pass</source>
 <translation>passent</translation>
</message>
<message>
 <source>passages</source>
 <translation>passages</translation>
</message>
<message>
 <source>passed over</source>
 <translation>passés par-dessus</translation>
</message>
<message>
 <source>passes</source>
 <translation>satisfait</translation>
</message>
<message>
 <source>passing height [m]</source>
 <translation>hauteur de passage [m]</translation>
</message>
<message>
 <source>past the end</source>
 <translation>à côté</translation>
</message>
<message>
 <source>penetration 95 % [m]</source>
 <translation>pénétration 95 % [m]</translation>
</message>
<message>
 <source>penetration [m]</source>
 <translation>pénétration [m]</translation>
</message>
<message>
 <source>penetration of the cushion [m]</source>
 <translation>pénétration dans la couche [m]</translation>
</message>
<message>
 <source>percentile</source>
 <translation>centile</translation>
</message>
<message>
 <source>photograph</source>
 <translation>photographie</translation>
</message>
<message>
 <source>pieces that hit it</source>
 <translation>fragments qui la frappent</translation>
</message>
<message>
 <source>pieces together within the time</source>
 <translation>fragments ensemble dans le délai</translation>
</message>
<message>
 <source>pine forest (Popescu and Wynne)</source>
 <translation>forêt de pins (Popescu et Wynne)</translation>
</message>
<message>
 <source>plain comparison, not a rule of the standard</source>
 <translation>simple comparaison, pas une règle de la norme</translation>
</message>
<message>
 <source>plain: zones, intensities, and the rules with their sources. ch_166_1: Swiss model 166.1 V1.2, the classes hazard_area and synoptic_intensity. fr_ppr: Géostandard Risques PPR, zones of the reference hazard 123.</source>
 <translation>plain : zones, intensités et les règles avec leurs sources. ch_166_1 : modèle suisse 166.1 V1.2, les classes hazard_area et synoptic_intensity. fr_ppr : Géostandard Risques PPR, zones de l'aléa de référence 123.</translation>
</message>
<message>
 <source>plains</source>
 <translation>plaines</translation>
</message>
<message>
 <source>planned line</source>
 <translation>ligne projetée</translation>
</message>
<message>
 <source>points</source>
 <translation>points</translation>
</message>
<message>
 <source>polygons</source>
 <translation>polygones</translation>
</message>
<message>
 <source>poor</source>
 <translation>médiocre</translation>
</message>
<message>
 <source>positions</source>
 <translation>positions</translation>
</message>
<message>
 <source>positions: the points on the map. distances: only their distance from the middle of the releases, where it is unknown from which release a block came. Not used with scar sizes, speeds and an inventory.</source>
 <translation>positions : les lieux sur la carte. distances : seulement leur éloignement du milieu des départs, quand on ne sait pas de quel départ un bloc provient. Non utilisé avec tailles d'impacts, vitesses et inventaire.</translation>
</message>
<message>
 <source>post</source>
 <translation>poteau</translation>
</message>
<message>
 <source>posts</source>
 <translation>poteaux</translation>
</message>
<message>
 <source>power (Chen et al.)</source>
 <translation>puissance (Chen et al.)</translation>
</message>
<message>
 <source>power law</source>
 <translation>loi de puissance</translation>
</message>
<message>
 <source>precision</source>
 <translation>précision</translation>
</message>
<message>
 <source>prepared by</source>
 <translation>établi par</translation>
</message>
<message>
 <source>print,layout,plan,map,pdf,template,composer,report,rockfall</source>
 <translation>imprimer,mise en page,plan,carte,pdf,modèle,rapport,chute de pierres</translation>
</message>
<message>
 <source>prior share</source>
 <translation>part avant examen des blocs</translation>
</message>
<message>
 <source>prior share [%]</source>
 <translation>part avant [%]</translation>
</message>
<message>
 <source>prism</source>
 <translation>prisme</translation>
</message>
<message>
 <source>probability</source>
 <translation>probabilité</translation>
</message>
<message>
 <source>probability of being the best [%]</source>
 <translation>probabilité d'être la meilleure [%]</translation>
</message>
<message>
 <source>probability of that source</source>
 <translation>probabilité de cette source</translation>
</message>
<message>
 <source>probability of the second source</source>
 <translation>probabilité de la deuxième source</translation>
</message>
<message>
 <source>probability of the source</source>
 <translation>probabilité de la source</translation>
</message>
<message>
 <source>probability that this line lets the fewest runs through [%]</source>
 <translation>probabilité que cette ligne laisse passer le moins [%]</translation>
</message>
<message>
 <source>proposed from the terrain</source>
 <translation>proposé d’après le terrain</translation>
</message>
<message>
 <source>quantity</source>
 <translation>grandeur</translation>
</message>
<message>
 <source>r in v = r √(2 g F), F being the height below the energy line; energies are those of this velocity. r.droka uses 0.9.</source>
 <translation>r dans v = r √(2 g F), F étant la hauteur sous la ligne d'énergie ; les énergies sont celles de cette vitesse. r.droka prend 0.9.</translation>
</message>
<message>
 <source>radius of the design block</source>
 <translation>rayon du bloc de dimensionnement</translation>
</message>
<message>
 <source>random</source>
 <translation>aléatoire</translation>
</message>
<message>
 <source>random: stems of all sizes alike. thickest: as in a timber harvest, or a storm that throws the tall trees. thinnest: as in a thinning from below. No rule for this is published.</source>
 <translation>random : tiges de toutes tailles également. thickest : comme une coupe de bois, ou une tempête qui renverse les grandes. thinnest : comme une éclaircie par le bas. Aucune règle n'est publiée.</translation>
</message>
<message>
 <source>rank</source>
 <translation>rang</translation>
</message>
<message>
 <source>rank {}</source>
 <translation>rang {}</translation>
</message>
<message>
 <source>rate</source>
 <translation>taux</translation>
</message>
<message>
 <source>reach angle [°]</source>
 <translation>angle de la ligne d'énergie [°]</translation>
</message>
<message>
 <source>reach the road [%]</source>
 <translation>atteignent la route [%]</translation>
</message>
<message>
 <source>reach this distance</source>
 <translation>vont aussi loin</translation>
</message>
<message>
 <source>reach this distance [%]</source>
 <translation>vont aussi loin [%]</translation>
</message>
<message>
 <source>reach, all cells</source>
 <translation>atteinte, toutes les cellules</translation>
</message>
<message>
 <source>read</source>
 <translation>lu</translation>
</message>
<message>
 <source>reason why it is not held, or later events</source>
 <translation>pourquoi il n’est pas retenu, ou ce qui a suivi</translation>
</message>
<message>
 <source>rectangular</source>
 <translation>parallélépipédique</translation>
</message>
<message>
 <source>reference</source>
 <translation>référence</translation>
</message>
<message>
 <source>release</source>
 <translation>point de départ</translation>
</message>
<message>
 <source>release feature</source>
 <translation>entité de départ</translation>
</message>
<message>
 <source>release height</source>
 <translation>hauteur de départ</translation>
</message>
<message>
 <source>release height above the ground [m]</source>
 <translation>hauteur de départ au-dessus du sol [m]</translation>
</message>
<message>
 <source>release point</source>
 <translation>point de départ</translation>
</message>
<message>
 <source>releases</source>
 <translation>points de départ</translation>
</message>
<message>
 <source>remaining distance [m]</source>
 <translation>distance restante [m]</translation>
</message>
<message>
 <source>remark</source>
 <translation>remarque</translation>
</message>
<message>
 <source>required</source>
 <translation>demandé</translation>
</message>
<message>
 <source>requirement</source>
 <translation>exigence</translation>
</message>
<message>
 <source>residual danger</source>
 <translation>danger résiduel</translation>
</message>
<message>
 <source>residual hazard [%]</source>
 <translation>danger résiduel [%]</translation>
</message>
<message>
 <source>residual height [%]</source>
 <translation>hauteur restante [%]</translation>
</message>
<message>
 <source>residual height after the test</source>
 <translation>hauteur résiduelle après l'essai</translation>
</message>
<message>
 <source>residual over the standard deviation</source>
 <translation>résidu sur l'écart-type</translation>
</message>
<message>
 <source>resistance [kJ]</source>
 <translation>résiste à [kJ]</translation>
</message>
<message>
 <source>resistance [{}]</source>
 <translation>offert [{}]</translation>
</message>
<message>
 <source>resistance of the net</source>
 <translation>ce qu'offre le filet</translation>
</message>
<message>
 <source>resistance to pull-out, minimum</source>
 <translation>résistance à l'arrachement, au moins</translation>
</message>
<message>
 <source>restitution</source>
 <translation>restitution</translation>
</message>
<message>
 <source>result</source>
 <translation>résultat</translation>
</message>
<message>
 <source>retention rope</source>
 <translation>câble de retenue</translation>
</message>
<message>
 <source>return period</source>
 <translation>période de retour</translation>
</message>
<message>
 <source>return period [years]</source>
 <translation>période de retour [années]</translation>
</message>
<message>
 <source>return period of hits [years]</source>
 <translation>période de retour des impacts [années]</translation>
</message>
<message>
 <source>return period of the event [years]</source>
 <translation>période de retour de l'événement [années]</translation>
</message>
<message>
 <source>return period, lower bound [years]</source>
 <translation>période de retour, borne inférieure [années]</translation>
</message>
<message>
 <source>return period, upper bound [years]</source>
 <translation>période de retour, borne supérieure [années]</translation>
</message>
<message>
 <source>return period, {} [years]</source>
 <translation>période de retour, {} [années]</translation>
</message>
<message>
 <source>rg70, rg20 or rg10 has no data in {value:.0f} cells with a soil type; the surface roughness of the ground class applies there.</source>
 <translation>rg70, rg20 ou rg10 n'a pas de données dans {value:.0f} cellules qui ont un type de sol&#xa0;; la rugosité de surface de la classe de sol y vaut.</translation>
</message>
<message>
 <source>right</source>
 <translation>droite</translation>
</message>
<message>
 <source>right of a line on this map</source>
 <translation>à droite d'une ligne sur cette carte</translation>
</message>
<message>
 <source>rigid wall</source>
 <translation>mur rigide</translation>
</message>
<message>
 <source>rigid, holds all</source>
 <translation>rigide, retient tout</translation>
</message>
<message>
 <source>ring</source>
 <translation>anneau</translation>
</message>
<message>
 <source>ring net</source>
 <translation>filet à anneaux</translation>
</message>
<message>
 <source>rising</source>
 <translation>croissante</translation>
</message>
<message>
 <source>risk,object,building,road,damage,individual risk,collective risk,probability,rockfall</source>
 <translation>risque,objet,bâtiment,route,dommage,risque individuel,risque collectif,probabilité,chute de pierres</translation>
</message>
<message>
 <source>robinia</source>
 <translation>robinier</translation>
</message>
<message>
 <source>rock</source>
 <translation>bloc</translation>
</message>
<message>
 <source>rock cliffs</source>
 <translation>falaises rocheuses</translation>
</message>
<message>
 <source>rock deflected</source>
 <translation>bloc dévié</translation>
</message>
<message>
 <source>rock stopped</source>
 <translation>bloc arrêté</translation>
</message>
<message>
 <source>rock, drawn as a sphere of its radius</source>
 <translation>bloc, en boule de son rayon</translation>
</message>
<message>
 <source>rockdensity.asc has no cell above 0, so there are no sources.</source>
 <translation>rockdensity.asc n'a aucune cellule au-dessus de 0, il n'y a donc pas de points de départ.</translation>
</message>
<message>
 <source>rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus</source>
 <translation>chute de pierres,chute de blocs,ouvrage,barrière,filet,pare-blocs,digue,merlon,mur,classe d'énergie,ETAG 27,EAD 340059,mesure de protection,talus</translation>
</message>
<message>
 <source>rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained</source>
 <translation>chute de pierres,zone de réception,fossé,talus,abaque,route,berme</translation>
</message>
<message>
 <source>rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain</source>
 <translation>chute de pierres,merlon,digue,fossé,protection,terrassement,volume,remblai,déblai,terrain</translation>
</message>
<message>
 <source>rockfall,forest,tree,lidar,canopy,CHM,DSM,las,laz,crown,top,stem,diameter,DBH</source>
 <translation>chute de blocs,forêt,arbre,lidar,canopée,MHC,MNS,las,laz,couronne,cime,tige,diamètre,DHP</translation>
</message>
<message>
 <source>rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus</source>
 <translation>chute de pierres,chute de blocs,forêt,arbre,tige,peuplement,forêt protectrice,diamètre,DHP,talus</translation>
</message>
<message>
 <source>rockfall,gallery,shed,roof,cushion,wall,force,impact,ASTRA,Labiouse,penetration,design</source>
 <translation>chute de blocs,galerie,toit,couche amortissante,mur,force,impact,ASTRA,OFROU,Labiouse,pénétration,dimensionnement</translation>
</message>
<message>
 <source>rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology</source>
 <translation>chute de pierres,chute de blocs,sol,terrain,classe de sol,forêt,frottement,raster,superposition,lacune,polygone effilé,micropolygone,topologie</translation>
</message>
<message>
 <source>rockfall,indication,susceptibility,regional,cone,energy line,reach angle,joint set,kinematic,Markland</source>
 <translation>chute de pierres,indication,susceptibilité,régional,cône,ligne d'énergie,famille de joints,cinématique,Markland</translation>
</message>
<message>
 <source>rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059</source>
 <translation>chute de pierres,filet,barrière souple,filet à anneaux,câble,frein,déformation,force d'ancrage,EAD 340059</translation>
</message>
<message>
 <source>rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard</source>
 <translation>chute de pierres,filet,site,barrière,ligne,déformation,distance,classement,danger</translation>
</message>
<message>
 <source>rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D</source>
 <translation>chute de pierres,profil,coupe,talus,zone de réception,fossé,berme,portée,2D</translation>
</message>
<message>
 <source>rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot</source>
 <translation>chute de pierres,chute de blocs,profil,coupe,enveloppe,énergie,hauteur de rebond,hauteur de passage,vitesse,distance cumulée,graphique</translation>
</message>
<message>
 <source>rockfall,protection forest,stand,gap,basal area,Rockfor.NET,NaiS,target profile,residual hazard,storm,cut</source>
 <translation>chute de blocs,forêt de protection,peuplement,trouée,surface terrière,Rockfor.NET,NaiS,profil cible,danger résiduel,tempête,coupe</translation>
</message>
<message>
 <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
 <translation>chute de pierres,chute de blocs,éboulement,bloc,trajectoire,distance de parcours,portée,danger naturel,énergie,hauteur de passage,talus,rockfall</translation>
</message>
<message>
 <source>rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size</source>
 <translation>chute de pierres,bloc,forme,bibliothèque,superellipsoïde,polyèdre,prisme,zingg,EOTA,aléatoire,taille des blocs</translation>
</message>
<message>
 <source>rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume</source>
 <translation>chute de pierres,bloc,forme,nuage de points,maillage,scan,photogrammétrie,enveloppe convexe,zingg,volume</translation>
</message>
<message>
 <source>rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector</source>
 <translation>chute de pierres,chute de blocs,ligne de contrôle,ouvrage,barrière,filet,pare-blocs,route,énergie,hauteur de rebond,dimensionnement,ETAG 27,collecteur</translation>
</message>
<message>
 <source>rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment</source>
 <translation>chute de pierres,chute de blocs,zone de départ,point de départ,falaise,pente,seuil,raideur,cellules de départ,Loye,détachement</translation>
</message>
<message>
 <source>rockfall,uncertainty,ensemble,sensitivity,Sobol,band,confidence,return period,ground</source>
 <translation>chute de pierres,incertitude,ensemble,sensibilité,Sobol,bande,confiance,période de retour,sol</translation>
</message>
<message>
 <source>rocks</source>
 <translation>blocs</translation>
</message>
<message>
 <source>rocks [%]</source>
 <translation>blocs [%]</translation>
</message>
<message>
 <source>rocks above the wall</source>
 <translation>blocs au-dessus du mur</translation>
</message>
<message>
 <source>rocks at which the net fails or is not proven to hold</source>
 <translation>blocs pour lesquels le filet cède ou ne retient pas de façon prouvée</translation>
</message>
<message>
 <source>rocks break, or stems broken by one rock are gone for the next</source>
 <translation>les blocs se fragmentent, ou les troncs cassés par un bloc manquent pour le suivant</translation>
</message>
<message>
 <source>rocks in the freeboard</source>
 <translation>blocs dans la revanche</translation>
</message>
<message>
 <source>rocks per metre</source>
 <translation>blocs par mètre</translation>
</message>
<message>
 <source>rocks that a response surface decides</source>
 <translation>blocs dont décide une surface de réponse</translation>
</message>
<message>
 <source>rocks that arrive</source>
 <translation>blocs qui arrivent</translation>
</message>
<message>
 <source>rocks that go through</source>
 <translation>blocs qui traversent</translation>
</message>
<message>
 <source>rocks that hit it</source>
 <translation>blocs qui le touchent</translation>
</message>
<message>
 <source>rocks that pass over the crest, of all that were thrown [%]</source>
 <translation>blocs qui passent la crête, sur tous ceux qui sont lancés [%]</translation>
</message>
<message>
 <source>rocks that pass over the crest: the shares refer to these</source>
 <translation>blocs qui passent la crête : les parts s'y rapportent</translation>
</message>
<message>
 <source>rocks that pass the crest line</source>
 <translation>blocs qui passent la ligne de crête</translation>
</message>
<message>
 <source>rocks that the net held</source>
 <translation>blocs que le filet a retenus</translation>
</message>
<message>
 <source>rocks thrown into the net</source>
 <translation>blocs lancés dans le filet</translation>
</message>
<message>
 <source>rocks with more energy</source>
 <translation>blocs de plus d'énergie</translation>
</message>
<message>
 <source>rocks with more energy than the wall can absorb</source>
 <translation>blocs avec plus d'énergie que le mur n'en prend</translation>
</message>
<message>
 <source>rocks, road</source>
 <translation>blocs, route</translation>
</message>
<message>
 <source>rockslide,rock avalanche,heap,deposit,blocks,collision,collapse,thickness,research</source>
 <translation>éboulement,écroulement,amas,dépôt,blocs,collision,effondrement,épaisseur,recherche</translation>
</message>
<message>
 <source>rod</source>
 <translation>en bâton</translation>
</message>
<message>
 <source>role</source>
 <translation>rôle</translation>
</message>
<message>
 <source>rolling resistance</source>
 <translation>résistance au roulement</translation>
</message>
<message>
 <source>rope 95 % [kN]</source>
 <translation>câble 95 % [kN]</translation>
</message>
<message>
 <source>rope [kN]</source>
 <translation>câble [kN]</translation>
</message>
<message>
 <source>rope forces at an anchor, in the type test</source>
 <translation>forces des câbles sur un ancrage, dans l'essai de type</translation>
</message>
<message>
 <source>ropes</source>
 <translation>câbles</translation>
</message>
<message>
 <source>rotation [rev/s]</source>
 <translation>rotation [rev/s]</translation>
</message>
<message>
 <source>rounded block</source>
 <translation>bloc arrondi</translation>
</message>
<message>
 <source>rounded cube</source>
 <translation>cube arrondi</translation>
</message>
<message>
 <source>run</source>
 <translation>trajectoire</translation>
</message>
<message>
 <source>run of the rock of which this is a copy</source>
 <translation>passage du bloc dont celui-ci est une copie</translation>
</message>
<message>
 <source>run of the rock that fell</source>
 <translation>trajectoire du bloc tombé</translation>
</message>
<message>
 <source>run of the rock that fell, of which this is a piece</source>
 <translation>trajectoire du bloc tombé dont ceci est un fragment</translation>
</message>
<message>
 <source>run-out</source>
 <translation>distance parcourue</translation>
</message>
<message>
 <source>run-out [m], {:g} %</source>
 <translation>distance parcourue [m], {:g} %</translation>
</message>
<message>
 <source>run-out length, horizontal</source>
 <translation>distance parcourue, horizontale</translation>
</message>
<message>
 <source>run-out length, horizontal [m]</source>
 <translation>distance parcourue, horizontale [m]</translation>
</message>
<message>
 <source>run-out length, longest [m]</source>
 <translation>distance parcourue, la plus longue [m]</translation>
</message>
<message>
 <source>run-out length, {:g}th percentile [m]</source>
 <translation>distance parcourue, {:g}e percentile [m]</translation>
</message>
<message>
 <source>run-out, 95 % [m]</source>
 <translation>distance, 95 % [m]</translation>
</message>
<message>
 <source>run-out, 95th percentile of the runs</source>
 <translation>distance parcourue, 95e centile des trajectoires</translation>
</message>
<message>
 <source>run: drawn once for each run; contact: drawn again whenever a corner of the rock meets the ground. Has an effect only where one of the distributions above is given.</source>
 <translation>run&#xa0;: une fois par trajectoire&#xa0;; contact&#xa0;: à nouveau chaque fois qu'un sommet du bloc touche le sol. Ne compte que si l'une des distributions ci-dessus est donnée.</translation>
</message>
<message>
 <source>runs</source>
 <translation>trajectoires</translation>
</message>
<message>
 <source>runs (of {})</source>
 <translation>trajectoires (sur {})</translation>
</message>
<message>
 <source>runs alone</source>
 <translation>trajectoires seules</translation>
</message>
<message>
 <source>runs behind it [%]</source>
 <translation>trajectoires derrière [%]</translation>
</message>
<message>
 <source>runs for ± 10 %</source>
 <translation>trajectoires pour ± 10&#xa0;%</translation>
</message>
<message>
 <source>runs for ± 5 %</source>
 <translation>trajectoires pour ± 5&#xa0;%</translation>
</message>
<message>
 <source>runs here</source>
 <translation>trajectoires ici</translation>
</message>
<message>
 <source>runs in the tallest bar: {}</source>
 <translation>trajectoires dans la barre la plus haute : {}</translation>
</message>
<message>
 <source>runs nearby</source>
 <translation>trajectoires proches</translation>
</message>
<message>
 <source>runs only: missed</source>
 <translation>trajectoires seules : manquées</translation>
</message>
<message>
 <source>runs that a barrier on the line stops</source>
 <translation>trajectoires qu'un ouvrage sur la ligne arrête</translation>
</message>
<message>
 <source>runs that arrive</source>
 <translation>trajectoires qui arrivent</translation>
</message>
<message>
 <source>runs that broke it</source>
 <translation>trajectoires qui l'ont cassé</translation>
</message>
<message>
 <source>runs that come to rest here</source>
 <translation>trajectoires qui s'arrêtent ici</translation>
</message>
<message>
 <source>runs that continue behind the line [%]</source>
 <translation>trajectoires qui continuent derrière la ligne [%]</translation>
</message>
<message>
 <source>runs that crossed</source>
 <translation>trajectoires parvenues à l'ouvrage</translation>
</message>
<message>
 <source>runs that end here</source>
 <translation>trajectoires qui se terminent ici</translation>
</message>
<message>
 <source>runs that hit it</source>
 <translation>trajectoires qui l'ont heurté</translation>
</message>
<message>
 <source>runs that it deflected</source>
 <translation>trajectoires qu'il a déviées</translation>
</message>
<message>
 <source>runs that it stopped</source>
 <translation>trajectoires qu'il a arrêtées</translation>
</message>
<message>
 <source>runs that pass</source>
 <translation>trajectoires qui passent</translation>
</message>
<message>
 <source>runs that pass above the top</source>
 <translation>trajectoires qui passent au-dessus du sommet</translation>
</message>
<message>
 <source>runs that stop near it</source>
 <translation>trajectoires qui s'arrêtent à proximité</translation>
</message>
<message>
 <source>runs that the forest keeps from the object</source>
 <translation>trajectoires que la forêt retient devant l'objet</translation>
</message>
<message>
 <source>scale [m]; of power_law the volume [m³] above which it holds</source>
 <translation>échelle [m] ; pour power_law le volume [m³] au-dessus duquel elle vaut</translation>
</message>
<message>
 <source>scar layer</source>
 <translation>couche de traces d'impact</translation>
</message>
<message>
 <source>scar layer: the ground yields, and brakes rocks that plough and roll, with the values of the classes (Lu et al. 2019, with a torque and a resistance to rolling). as RAMMS 1: hard contact, and friction that grows with slip from mu_min to mu_max; fast and with long run-outs, for comparison. Rolling resistance, roughness and viscous drag may be added; without them it is slip friction to the last bit. slip friction: that ground alone (Leine et al. 2014, equations 46 and 47); inputs that add to it are refused. Leine et al. 2014: the whole model of that paper: slip friction, no air, no restitution, Newton's law and the explicit scheme; inputs beyond the paper are refused. Leine et al. 2020: the same with the implicit scheme.</source>
 <translation>scar layer : le sol cède et freine les blocs qui labourent et roulent, comme le disent les classes (Lu et al. 2019, avec un couple et une résistance au roulement). as RAMMS 1 : contact dur, et frottement qui croît avec le glissement de mu_min à mu_max ; rapide et loin, pour comparaison. Résistance au roulement, rugosité et traînée visqueuse peuvent s’y ajouter ; sans elles, c’est slip friction au bit près. slip friction : ce sol seul (Leine et al. 2014, équations 46 et 47) ; ce qui s’y ajoute est refusé. Leine et al. 2014 : le modèle entier de cet article : slip friction, pas d’air, pas de restitution, la loi de Newton et le schéma explicite ; ce que l’article n’a pas est refusé. Leine et al. 2020 : de même avec le schéma implicite.</translation>
</message>
<message>
 <source>scars</source>
 <translation>traces d'impact</translation>
</message>
<message>
 <source>scenario</source>
 <translation>scénario</translation>
</message>
<message>
 <source>scenario: that of the event, in every cell that its blocks reach, as in most hazard maps. cell: the frequency with which the cell itself is hit, by the events of all scenarios together, which is milder where few blocks arrive. propagation: that which RULES assign to a place from the return period of the event and the share of its runs that reach it. frequency: as cell, but each run with its own energy, from the table Sources and sizes by frequency (FREQUENCIES) instead of the scenarios.</source>
 <translation>scenario : celle de l'événement, dans chaque cellule que ses blocs atteignent, comme dans la plupart des cartes de danger. cell : la fréquence à laquelle la cellule elle-même est touchée, tous scénarios confondus, ce qui est moins sévère là où peu de blocs arrivent. propagation : celle que RULES donnent à un lieu d'après la période de retour de l'événement et la part de ses trajectoires qui l'atteignent. frequency : de même, chaque trajectoire avec sa propre énergie, d'après la table Zones de départ et tailles par fréquence (FREQUENCIES) à la place des scénarios.</translation>
</message>
<message>
 <source>scenarios</source>
 <translation>scénarios</translation>
</message>
<message>
 <source>scenarios,many,combinations,sensitivity,parameter study,batch,volume,ground,forest,rockfall</source>
 <translation>scénarios,nombreux,combinaisons,sensibilité,étude paramétrique,lot,volume,sol,forêt,chute de blocs</translation>
</message>
<message>
 <source>second hand</source>
 <translation>de seconde main</translation>
</message>
<message>
 <source>second hand: quoted by a text on the standard</source>
 <translation>de seconde main : cité par un texte sur la norme</translation>
</message>
<message>
 <source>second source</source>
 <translation>deuxième source</translation>
</message>
<message>
 <source>section</source>
 <translation>tronçon</translation>
</message>
<message>
 <source>section [m]</source>
 <translation>coupe [m]</translation>
</message>
<message>
 <source>sections</source>
 <translation>tronçons</translation>
</message>
<message>
 <source>service energy level</source>
 <translation>niveau d'énergie de service (SEL)</translation>
</message>
<message>
 <source>service level</source>
 <translation>niveau de service</translation>
</message>
<message>
 <source>shape</source>
 <translation>forme</translation>
</message>
<message>
 <source>shape of the rock</source>
 <translation>forme du bloc</translation>
</message>
<message>
 <source>shape, code of Rockyfor3D</source>
 <translation>forme, code de Rockyfor3D</translation>
</message>
<message>
 <source>shape, or scale [m] where there is no shape; of power_law its exponent</source>
 <translation>forme, ou échelle [m] s'il n'y a pas de forme ; pour power_law son exposant</translation>
</message>
<message>
 <source>share</source>
 <translation>part</translation>
</message>
<message>
 <source>share [%]</source>
 <translation>part [%]</translation>
</message>
<message>
 <source>share of blocks not faster</source>
 <translation>part des blocs pas plus rapides</translation>
</message>
<message>
 <source>share of conifers [%]</source>
 <translation>part de résineux [%]</translation>
</message>
<message>
 <source>share of its runs</source>
 <translation>part de ses trajectoires</translation>
</message>
<message>
 <source>share of its runs [%]</source>
 <translation>part de ses trajectoires [%]</translation>
</message>
<message>
 <source>share of larger blocks</source>
 <translation>part des blocs plus gros</translation>
</message>
<message>
 <source>share of runs</source>
 <translation>part des trajectoires</translation>
</message>
<message>
 <source>share of scars not deeper</source>
 <translation>part des traces pas plus profondes</translation>
</message>
<message>
 <source>share of the blocks that are larger</source>
 <translation>part des blocs plus gros</translation>
</message>
<message>
 <source>share of the blocks that are larger [%]</source>
 <translation>part des blocs plus gros [%]</translation>
</message>
<message>
 <source>share of the cells [% per degree]</source>
 <translation>part des cellules [% par degré]</translation>
</message>
<message>
 <source>share of the crossings that it stops [%]</source>
 <translation>part des passages qu'il arrête [%]</translation>
</message>
<message>
 <source>share of the crossings that were stopped [%]</source>
 <translation>part des passages arrêtés [%]</translation>
</message>
<message>
 <source>share of the hits of all blocks</source>
 <translation>part des impacts de tous les blocs</translation>
</message>
<message>
 <source>share of the passing rocks that is held [%]</source>
 <translation>part des blocs passants qui est retenue [%]</translation>
</message>
<message>
 <source>share of the passing rocks that it stops</source>
 <translation>part des blocs passants qu'il arrête</translation>
</message>
<message>
 <source>share of the rocks that passes above the crest [%]</source>
 <translation>part des blocs qui passent au-dessus de la crête [%]</translation>
</message>
<message>
 <source>share of the runs</source>
 <translation>part des trajectoires</translation>
</message>
<message>
 <source>share of the runs behind the line with the net [%]</source>
 <translation>part des trajectoires derrière la ligne avec filet [%]</translation>
</message>
<message>
 <source>share of the runs behind the line without the net [%]</source>
 <translation>part des trajectoires derrière la ligne sans filet [%]</translation>
</message>
<message>
 <source>share of the runs that arrive</source>
 <translation>part des trajectoires qui arrivent</translation>
</message>
<message>
 <source>share of the runs that arrive [%]</source>
 <translation>part des trajectoires qui arrivent [%]</translation>
</message>
<message>
 <source>share of the runs that hit</source>
 <translation>part des trajectoires qui touchent</translation>
</message>
<message>
 <source>share of the runs that hit strongly</source>
 <translation>part des trajectoires qui touchent fortement</translation>
</message>
<message>
 <source>share of the runs that hit weakly</source>
 <translation>part des trajectoires qui touchent faiblement</translation>
</message>
<message>
 <source>share of the runs that hit with medium intensity</source>
 <translation>part des trajectoires qui touchent avec une intensité moyenne</translation>
</message>
<message>
 <source>share of the runs that pass</source>
 <translation>part des trajectoires qui passent</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance</source>
 <translation>part des trajectoires qui vont au moins si loin</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance, {}</source>
 <translation>part des trajectoires qui vont au moins si loin, {}</translation>
</message>
<message>
 <source>share of the runs that stop at a shorter distance</source>
 <translation>part des lancers qui s'arrêtent plus tôt</translation>
</message>
<message>
 <source>share of the sequences in which the stem is lost at the end [%]</source>
 <translation>part des suites dans lesquelles le tronc est perdu à la fin [%]</translation>
</message>
<message>
 <source>share of the variance</source>
 <translation>part de la variance</translation>
</message>
<message>
 <source>share of those that pass</source>
 <translation>part de celles qui passent</translation>
</message>
<message>
 <source>share stopped, empty: no crossing [%]</source>
 <translation>part arrêtée, vide : aucun passage [%]</translation>
</message>
<message>
 <source>share that the smallest barrier stops</source>
 <translation>part arrêtée par le plus petit ouvrage</translation>
</message>
<message>
 <source>share within</source>
 <translation>part cumulée</translation>
</message>
<message>
 <source>share, lower bound of its confidence</source>
 <translation>part, borne inférieure de confiance</translation>
</message>
<message>
 <source>share, upper bound of its confidence</source>
 <translation>part, borne supérieure de confiance</translation>
</message>
<message>
 <source>short axis S [m]</source>
 <translation>axe court S [m]</translation>
</message>
<message>
 <source>short length [m]</source>
 <translation>petite longueur [m]</translation>
</message>
<message>
 <source>short over long length</source>
 <translation>petite sur grande longueur</translation>
</message>
<message>
 <source>short over middle length</source>
 <translation>petite longueur sur longueur moyenne</translation>
</message>
<message>
 <source>shortest axis [m]</source>
 <translation>axe le plus court [m]</translation>
</message>
<message>
 <source>side of the equivalent box along x [m]</source>
 <translation>côté du parallélépipède équivalent selon x [m]</translation>
</message>
<message>
 <source>side of the equivalent box along y [m]</source>
 <translation>côté du parallélépipède équivalent selon y [m]</translation>
</message>
<message>
 <source>side of the equivalent box along z [m]</source>
 <translation>côté du parallélépipède équivalent selon z [m]</translation>
</message>
<message>
 <source>side rope</source>
 <translation>câble latéral</translation>
</message>
<message>
 <source>signature</source>
 <translation>signature</translation>
</message>
<message>
 <source>silver fir</source>
 <translation>sapin blanc</translation>
</message>
<message>
 <source>simulated</source>
 <translation>simulés</translation>
</message>
<message>
 <source>simulated run-out, mean [m]</source>
 <translation>portée simulée, moyenne [m]</translation>
</message>
<message>
 <source>simulated run-out, standard deviation [m]</source>
 <translation>portée simulée, écart-type [m]</translation>
</message>
<message>
 <source>simulation</source>
 <translation>simulation</translation>
</message>
<message>
 <source>simulation that it is compared with: the values before</source>
 <translation>simulation à laquelle elle est comparée : les valeurs avant</translation>
</message>
<message>
 <source>single trees</source>
 <translation>arbres isolés</translation>
</message>
<message>
 <source>site</source>
 <translation>site</translation>
</message>
<message>
 <source>site {}</source>
 <translation>site {}</translation>
</message>
<message>
 <source>size</source>
 <translation>taille</translation>
</message>
<message>
 <source>size class</source>
 <translation>classe de taille</translation>
</message>
<message>
 <source>size class [m³]</source>
 <translation>classe de taille [m³]</translation>
</message>
<message>
 <source>size class {}</source>
 <translation>classe de taille {}</translation>
</message>
<message>
 <source>sizes of scars</source>
 <translation>tailles des traces d'impact</translation>
</message>
<message>
 <source>skip</source>
 <translation>ignorer</translation>
</message>
<message>
 <source>sliding friction</source>
 <translation>frottement de glissement</translation>
</message>
<message>
 <source>sliding ropes [kN]</source>
 <translation>câbles coulissants [kN]</translation>
</message>
<message>
 <source>slippage [m]</source>
 <translation>glissement [m]</translation>
</message>
<message>
 <source>sliver</source>
 <translation>polygone effilé</translation>
</message>
<message>
 <source>slope</source>
 <translation>pente</translation>
</message>
<message>
 <source>slope [°]</source>
 <translation>pente [°]</translation>
</message>
<message>
 <source>slope up to [horizontal to 1]</source>
 <translation>pente jusqu'à [horizontal pour 1]</translation>
</message>
<message>
 <source>slope, horizontal : 1 vertical</source>
 <translation>pente, horizontal pour 1 vertical</translation>
</message>
<message>
 <source>small blocks</source>
 <translation>petits blocs</translation>
</message>
<message>
 <source>smallest barrier</source>
 <translation>plus petit ouvrage</translation>
</message>
<message>
 <source>smallest block of the class</source>
 <translation>plus petit bloc de la classe</translation>
</message>
<message>
 <source>smallest height above the uphill toe [m]</source>
 <translation>plus petite hauteur au-dessus du pied amont [m]</translation>
</message>
<message>
 <source>smallest net</source>
 <translation>plus petit filet</translation>
</message>
<message>
 <source>smallest net class for that energy; empty: no class suffices [kJ]</source>
 <translation>plus petite classe de filet pour cette énergie ; vide : aucune classe ne suffit [kJ]</translation>
</message>
<message>
 <source>smallest thickness at a hit [m]</source>
 <translation>plus petite épaisseur à un impact [m]</translation>
</message>
<message>
 <source>smooth</source>
 <translation>lisse</translation>
</message>
<message>
 <source>snow</source>
 <translation>neige</translation>
</message>
<message>
 <source>snow cover</source>
 <translation>manteau neigeux</translation>
</message>
<message>
 <source>soft</source>
 <translation>mou</translation>
</message>
<message>
 <source>soil type, code of Rockyfor3D</source>
 <translation>type de sol, code de Rockyfor3D</translation>
</message>
<message>
 <source>soil {}</source>
 <translation>sol {}</translation>
</message>
<message>
 <source>some years old</source>
 <translation>vieux de quelques années</translation>
</message>
<message>
 <source>source</source>
 <translation>zone de départ</translation>
</message>
<message>
 <source>source and size class</source>
 <translation>zone de départ et classe de taille</translation>
</message>
<message>
 <source>source area</source>
 <translation>zone de départ</translation>
</message>
<message>
 <source>source areas</source>
 <translation>zones de départ</translation>
</message>
<message>
 <source>source of the equation</source>
 <translation>origine de l'équation</translation>
</message>
<message>
 <source>source of the spread</source>
 <translation>source de la dispersion</translation>
</message>
<message>
 <source>sources</source>
 <translation>cellules sources</translation>
</message>
<message>
 <source>spatial probability of occurrence, {}</source>
 <translation>probabilité spatiale d'occurrence, {}</translation>
</message>
<message>
 <source>species group</source>
 <translation>groupe d'essences</translation>
</message>
<message>
 <source>species group, stem diameter</source>
 <translation>groupe d'essences, diamètre des tiges</translation>
</message>
<message>
 <source>sphere</source>
 <translation>sphère</translation>
</message>
<message>
 <source>sphere of this mass at 2700 kg/m³</source>
 <translation>sphère de cette masse à 2700 kg/m³</translation>
</message>
<message>
 <source>sphere, disc, rod and bladed divide the ratios of axes I / L and S / I at 2/3 (Zingg 1935); the ratios of each block are drawn within its class, from 1/3. any draws in all classes, given uses the two ratios below.</source>
 <translation>sphere, disc, rod et bladed séparent les rapports d'axes I / L et S / I à 2/3 (Zingg 1935)&#xa0;; les rapports de chaque bloc sont tirés dans sa classe, à partir de 1/3. any tire dans toutes les classes, given prend les deux rapports ci-dessous.</translation>
</message>
<message>
 <source>spherical</source>
 <translation>sphérique</translation>
</message>
<message>
 <source>sphericity</source>
 <translation>sphéricité</translation>
</message>
<message>
 <source>spin in the frame of the rock, {} [rad/s]</source>
 <translation>vitesse de rotation dans le repère du bloc, {} [rad/s]</translation>
</message>
<message>
 <source>spread of the run-out</source>
 <translation>dispersion de la distance</translation>
</message>
<message>
 <source>spruce</source>
 <translation>épicéa</translation>
</message>
<message>
 <source>stand</source>
 <translation>peuplement</translation>
</message>
<message>
 <source>standard deviation of the diameters [cm]</source>
 <translation>écart-type des diamètres [cm]</translation>
</message>
<message>
 <source>standard error</source>
 <translation>erreur type</translation>
</message>
<message>
 <source>stands</source>
 <translation>peuplements</translation>
</message>
<message>
 <source>stands, longest gaps</source>
 <translation>peuplements, trouées</translation>
</message>
<message>
 <source>start of the run after the release of that rock [s]</source>
 <translation>quand commence la trajectoire, après le lâcher de ce bloc [s]</translation>
</message>
<message>
 <source>state</source>
 <translation>état</translation>
</message>
<message>
 <source>state at the end</source>
 <translation>état à la fin</translation>
</message>
<message>
 <source>static [kN]</source>
 <translation>statique [kN]</translation>
</message>
<message>
 <source>static force [kN]</source>
 <translation>force statique [kN]</translation>
</message>
<message>
 <source>statistic</source>
 <translation>statistique</translation>
</message>
<message>
 <source>steady</source>
 <translation>constante</translation>
</message>
<message>
 <source>steep slopes</source>
 <translation>versants raides</translation>
</message>
<message>
 <source>steepest ground along the line [°]</source>
 <translation>sol le plus raide le long de la ligne [°]</translation>
</message>
<message>
 <source>stem broken</source>
 <translation>tige cassée</translation>
</message>
<message>
 <source>stem diameter [cm]</source>
 <translation>diamètre de la tige [cm]</translation>
</message>
<message>
 <source>stem diameter required [cm]</source>
 <translation>diamètre de tige nécessaire [cm]</translation>
</message>
<message>
 <source>stem, or stump or log of one that broke</source>
 <translation>tronc, ou souche ou tronc couché d'un tronc cassé</translation>
</message>
<message>
 <source>stems lost [%]</source>
 <translation>tiges perdues [%]</translation>
</message>
<message>
 <source>stems needed [1/ha]</source>
 <translation>tiges nécessaires [1/ha]</translation>
</message>
<message>
 <source>stems per hectare</source>
 <translation>troncs par hectare</translation>
</message>
<message>
 <source>stems required [1/ha]</source>
 <translation>tiges nécessaires [1/ha]</translation>
</message>
<message>
 <source>stems that are lost [%]</source>
 <translation>tiges perdues [%]</translation>
</message>
<message>
 <source>stems thick enough [1/ha]</source>
 <translation>tiges assez épaisses [1/ha]</translation>
</message>
<message>
 <source>stems, at least [1/ha]</source>
 <translation>tiges, au moins [1/ha]</translation>
</message>
<message>
 <source>step</source>
 <translation>étape</translation>
</message>
<message>
 <source>stones</source>
 <translation>pierres</translation>
</message>
<message>
 <source>stones and blocks to the shin; medium debris</source>
 <translation>pierres et blocs jusqu'au tibia&#xa0;; éboulis moyens</translation>
</message>
<message>
 <source>stones to the ankle; stony meadow</source>
 <translation>pierres jusqu'à la cheville&#xa0;; pré pierreux</translation>
</message>
<message>
 <source>stop</source>
 <translation>arrêter</translation>
</message>
<message>
 <source>stop within {:g} m</source>
 <translation>s'arrêtent par {:g} m</translation>
</message>
<message>
 <source>stop: a release outside of the elevation model, or where it has no data, ends the run before it begins. skip: it is left out, and the log lists it.</source>
 <translation>stop : un point de départ hors du modèle d'altitude, ou là où il n'a pas de données, arrête le calcul avant le début. skip : il est omis, et le journal le nomme.</translation>
</message>
<message>
 <source>stopped</source>
 <translation>arrêtés</translation>
</message>
<message>
 <source>stopped [%]</source>
 <translation>arrêtés [%]</translation>
</message>
<message>
 <source>stopped a rock in a run</source>
 <translation>a arrêté un bloc dans une trajectoire</translation>
</message>
<message>
 <source>stopped by a barrier</source>
 <translation>arrêté par un ouvrage</translation>
</message>
<message>
 <source>stopped by a barrier here</source>
 <translation>arrêtés ici par un ouvrage</translation>
</message>
<message>
 <source>stopped earlier than simulated, by more than 1 standard deviation</source>
 <translation>arrêté plus tôt que lancé, plus d'un écart-type</translation>
</message>
<message>
 <source>stops</source>
 <translation>points d'arrêt</translation>
</message>
<message>
 <source>stops: points where blocks came to rest. scars: points where they hit the ground. scar sizes: their depth and length, wherever they lie. speeds: velocities of blocks at points that they passed. inventory: boulders that lie on the slope, with unknown release: each release is a candidate source, and gets a probability for each boulder.</source>
 <translation>arrêts : où les blocs se sont arrêtés. impacts : où ils ont touché le sol. tailles d'impacts : leur profondeur et longueur, où qu'ils soient. vitesses : la vitesse des blocs aux points où ils sont passés. inventaire : blocs déposés sur le versant dont personne ne connaît le départ : chaque départ est une source possible et reçoit une probabilité pour chaque bloc.</translation>
</message>
<message>
 <source>stored in parts that tore</source>
 <translation>stockée dans les éléments rompus</translation>
</message>
<message>
 <source>straight between vertices</source>
 <translation>droite entre sommets</translation>
</message>
<message>
 <source>stroke [m]</source>
 <translation>course [m]</translation>
</message>
<message>
 <source>strokes of brakes [m]</source>
 <translation>courses des freins [m]</translation>
</message>
<message>
 <source>strong</source>
 <translation>forte</translation>
</message>
<message>
 <source>style,symbols,legend,qml,geopackage,package,export,deliver,rockfall</source>
 <translation>style,symboles,légende,qml,geopackage,paquet,export,remettre,chute de pierres</translation>
</message>
<message>
 <source>sum, R² = {:.3f}</source>
 <translation>somme, R² = {:.3f}</translation>
</message>
<message>
 <source>superellipsoid</source>
 <translation>superellipsoïde</translation>
</message>
<message>
 <source>support rope</source>
 <translation>câble porteur</translation>
</message>
<message>
 <source>surface [m²]</source>
 <translation>surface [m²]</translation>
</message>
<message>
 <source>surface roughness [m]</source>
 <translation>rugosité de surface [m]</translation>
</message>
<message>
 <source>symbol</source>
 <translation>symbole</translation>
</message>
<message>
 <source>target profile, open: not checked</source>
 <translation>profil cible, open : non vérifié</translation>
</message>
<message>
 <source>terrain, forest</source>
 <translation>terrain, forêt</translation>
</message>
<message>
 <source>that could climb over</source>
 <translation>qui pourraient franchir en roulant</translation>
</message>
<message>
 <source>the best one</source>
 <translation>la meilleure</translation>
</message>
<message>
 <source>the breaking load of the rope</source>
 <translation>la charge de rupture du câble</translation>
</message>
<message>
 <source>the density of the air</source>
 <translation>la densité de l'air</translation>
</message>
<message>
 <source>the density of the rock</source>
 <translation>la densité du bloc</translation>
</message>
<message>
 <source>the density of the stand</source>
 <translation>la densité du peuplement</translation>
</message>
<message>
 <source>the design block (MASS) has {:.4g} kg, less than half of the {:.4g} kg of the heaviest rock that passes</source>
 <translation>le bloc de dimensionnement (MASS) pèse {:.4g} kg, moins de la moitié des {:.4g} kg du bloc le plus lourd qui passe</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m (RADIUS), a sphere of its mass {:.3g} m, and the free border goes by it</source>
 <translation>le rayon du bloc de dimensionnement est de {:.3g} m (RADIUS), celui d'une sphère de sa masse de {:.3g} m, et la revanche en dépend</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m, less than half of the {:.3g} m of the rocks that pass, and the free border goes by it</source>
 <translation>le rayon du bloc de dimensionnement est de {:.3g} m, moins de la moitié des {:.3g} m des blocs qui passent, et la revanche en dépend</translation>
</message>
<message>
 <source>the design block has {:.4g} kg (MASS) and a radius of {:.3g} m (RADIUS); a block of this size is not so light</source>
 <translation>le bloc de dimensionnement pèse {:.4g} kg (MASS) et son rayon est de {:.3g} m (RADIUS) ; un bloc de cette taille n'est pas si léger</translation>
</message>
<message>
 <source>the design energy is {:.4g} kJ, less than half of the {:.4g} kJ of the rocks that pass</source>
 <translation>l'énergie de dimensionnement est de {:.4g} kJ, moins de la moitié des {:.4g} kJ des blocs qui passent</translation>
</message>
<message>
 <source>the design height with the free border is {:.3g} m, less than half of the {:.3g} m of the rocks that pass with their radius</source>
 <translation>la hauteur de dimensionnement avec la revanche est de {:.3g} m, moins de la moitié des {:.3g} m des blocs qui passent avec leur rayon</translation>
</message>
<message>
 <source>the diameter of the stem</source>
 <translation>le diamètre du tronc</translation>
</message>
<message>
 <source>the distance behind the net: not entered (DISTANCE)</source>
 <translation>la distance derrière le filet : non indiquée (DISTANCE)</translation>
</message>
<message>
 <source>the distance behind the net: the elongation is neither entered (ELONGATION) nor in the catalogue</source>
 <translation>la distance derrière le filet : l'allongement n'est ni indiqué (ELONGATION) ni dans le catalogue</translation>
</message>
<message>
 <source>the energy</source>
 <translation>l'énergie</translation>
</message>
<message>
 <source>the energy balance has an error of {} % of the rock's energy, even with the shortest step</source>
 <translation>le bilan d'énergie a un écart de {} % de l'énergie du bloc, même avec le pas le plus court</translation>
</message>
<message>
 <source>the energy of the barrier</source>
 <translation>l'énergie de l'ouvrage</translation>
</message>
<message>
 <source>the energy of the net</source>
 <translation>l'énergie du filet</translation>
</message>
<message>
 <source>the energy of the type test</source>
 <translation>l'énergie de l'essai de type</translation>
</message>
<message>
 <source>the energy that the stem absorbs</source>
 <translation>l'énergie que le tronc absorbe</translation>
</message>
<message>
 <source>the factor of friction</source>
 <translation>le facteur du frottement</translation>
</message>
<message>
 <source>the factor of rolling resistance</source>
 <translation>le facteur de la résistance au roulement</translation>
</message>
<message>
 <source>the first one</source>
 <translation>le premier</translation>
</message>
<message>
 <source>the geometries</source>
 <translation>les géométries</translation>
</message>
<message>
 <source>the height</source>
 <translation>la hauteur</translation>
</message>
<message>
 <source>the height of the barrier</source>
 <translation>la hauteur de l'ouvrage</translation>
</message>
<message>
 <source>the height of the net</source>
 <translation>la hauteur du filet</translation>
</message>
<message>
 <source>the height of the net: neither entered (HEIGHT) nor in the catalogue</source>
 <translation>la hauteur du filet : ni indiquée (HEIGHT) ni dans le catalogue</translation>
</message>
<message>
 <source>the height of the release above the ground</source>
 <translation>la hauteur de départ au-dessus du sol</translation>
</message>
<message>
 <source>the height of the tree</source>
 <translation>la hauteur de l'arbre</translation>
</message>
<message>
 <source>the heights (Z)</source>
 <translation>les altitudes (Z)</translation>
</message>
<message>
 <source>the impact law is compliant and takes many times longer</source>
 <translation>la loi de choc est souple et demande beaucoup plus de temps</translation>
</message>
<message>
 <source>the last one</source>
 <translation>le dernier</translation>
</message>
<message>
 <source>the length of the rock</source>
 <translation>la longueur du bloc</translation>
</message>
<message>
 <source>the net fails</source>
 <translation>le filet cède</translation>
</message>
<message>
 <source>the net had stopped the rock after {} s, but it had left the net after {} s</source>
 <translation>le filet avait arrêté le bloc après {} s, mais celui-ci en était sorti après {} s</translation>
</message>
<message>
 <source>the residual height: the catalogue does not state it (residual_share)</source>
 <translation>la hauteur résiduelle : le catalogue ne l'indique pas (residual_share)</translation>
</message>
<message>
 <source>the road</source>
 <translation>la route</translation>
</message>
<message>
 <source>the rock fits through a mesh: it is {} m around, the opening {} m</source>
 <translation>le bloc passe à travers une maille : périmètre {} m, ouverture {} m</translation>
</message>
<message>
 <source>the spacing of the posts</source>
 <translation>la distance entre poteaux</translation>
</message>
<message>
 <source>the standard deviation of the diameters</source>
 <translation>l'écart-type des diamètres</translation>
</message>
<message>
 <source>the times (M)</source>
 <translation>les temps (M)</translation>
</message>
<message>
 <source>the unit {}</source>
 <translation>l'unité {}</translation>
</message>
<message>
 <source>the velocity at the start</source>
 <translation>la vitesse au départ</translation>
</message>
<message>
 <source>the volume of the rock</source>
 <translation>le volume du bloc</translation>
</message>
<message>
 <source>there are flexible nets</source>
 <translation>il y a des filets souples</translation>
</message>
<message>
 <source>there are too few runs; 200 and more are needed</source>
 <translation>il y a trop peu de trajectoires&#xa0;; il en faut 200 et plus</translation>
</message>
<message>
 <source>there is snow on which a rock glides</source>
 <translation>il y a de la neige sur laquelle un bloc glisse</translation>
</message>
<message>
 <source>thicker than [cm]</source>
 <translation>plus épaisses que [cm]</translation>
</message>
<message>
 <source>thickest stems</source>
 <translation>tiges les plus grosses</translation>
</message>
<message>
 <source>thickness by penetration [m]</source>
 <translation>épaisseur selon la pénétration [m]</translation>
</message>
<message>
 <source>thickness required [m]</source>
 <translation>épaisseur nécessaire [m]</translation>
</message>
<message>
 <source>thin stony soil, fine scree</source>
 <translation>sol mince et pierreux, éboulis fin</translation>
</message>
<message>
 <source>thinnest stems</source>
 <translation>tiges les plus fines</translation>
</message>
<message>
 <source>threshold {:.1f}°</source>
 <translation>seuil {:.1f}°</translation>
</message>
<message>
 <source>through</source>
 <translation>à travers</translation>
</message>
<message>
 <source>thrown</source>
 <translation>lancés</translation>
</message>
<message>
 <source>throws</source>
 <translation>lancers</translation>
</message>
<message>
 <source>time [s]</source>
 <translation>temps [s]</translation>
</message>
<message>
 <source>time of the elongation [s]</source>
 <translation>temps de la déformation [s]</translation>
</message>
<message>
 <source>time since the release [s]</source>
 <translation>temps depuis le départ [s]</translation>
</message>
<message>
 <source>to</source>
 <translation>à</translation>
</message>
<message>
 <source>to be clarified</source>
 <translation>à clarifier</translation>
</message>
<message>
 <source>to, along the line [m]</source>
 <translation>à, le long de la ligne [m]</translation>
</message>
<message>
 <source>too much energy</source>
 <translation>trop forts</translation>
</message>
<message>
 <source>too old: {}</source>
 <translation>trop ancien : {}</translation>
</message>
<message>
 <source>top 95 % [m]</source>
 <translation>haut du bloc 95&#xa0;% [m]</translation>
</message>
<message>
 <source>top [m]</source>
 <translation>sommet [m]</translation>
</message>
<message>
 <source>top max. [m]</source>
 <translation>haut du bloc max. [m]</translation>
</message>
<message>
 <source>trajectories, road</source>
 <translation>trajectoires, route</translation>
</message>
<message>
 <source>translation alone</source>
 <translation>translation seule</translation>
</message>
<message>
 <source>tree</source>
 <translation>arbre</translation>
</message>
<message>
 <source>trees needed to stop a block</source>
 <translation>arbres nécessaires pour arrêter un bloc</translation>
</message>
<message>
 <source>trees needed to stop it</source>
 <translation>arbres nécessaires pour l'arrêter</translation>
</message>
<message>
 <source>trend</source>
 <translation>tendance</translation>
</message>
<message>
 <source>triangle</source>
 <translation>triangle</translation>
</message>
<message>
 <source>true area</source>
 <translation>surface vraie</translation>
</message>
<message>
 <source>true area represented by the point [m²]</source>
 <translation>surface vraie que le point représente [m²]</translation>
</message>
<message>
 <source>tussocks and pebbles, no higher than a boot's toe; fine debris</source>
 <translation>touffes d'herbe et petites pierres, pas plus hautes que le bout d'une chaussure&#xa0;; éboulis fins</translation>
</message>
<message>
 <source>under</source>
 <translation>par-dessous</translation>
</message>
<message>
 <source>uneven</source>
 <translation>inégal</translation>
</message>
<message>
 <source>unfinished</source>
 <translation>inachevée</translation>
</message>
<message>
 <source>uniform</source>
 <translation>uniforme</translation>
</message>
<message>
 <source>unit</source>
 <translation>unité</translation>
</message>
<message>
 <source>unknown</source>
 <translation>inconnu</translation>
</message>
<message>
 <source>untouched</source>
 <translation>intact</translation>
</message>
<message>
 <source>up [m]</source>
 <translation>vers le haut [m]</translation>
</message>
<message>
 <source>up to [kJ]</source>
 <translation>jusqu'à [kJ]</translation>
</message>
<message>
 <source>up to {:g} %</source>
 <translation>jusqu'à {:g} %</translation>
</message>
<message>
 <source>uphill face</source>
 <translation>parement amont</translation>
</message>
<message>
 <source>uphill face [°]</source>
 <translation>parement amont [°]</translation>
</message>
<message>
 <source>uphill side</source>
 <translation>côté amont</translation>
</message>
<message>
 <source>uphill side of the line</source>
 <translation>côté amont de la ligne</translation>
</message>
<message>
 <source>uphill toe</source>
 <translation>pied amont</translation>
</message>
<message>
 <source>uphill toe: above the ground where the uphill face meets it. axis: above the ground below the line; on a slope the height at the uphill toe is then less.</source>
 <translation>uphill toe&#xa0;: au-dessus du sol là où le parement amont le rencontre. axis&#xa0;: au-dessus du sol sous la ligne&#xa0;; sur une pente, la hauteur au pied amont est alors plus petite.</translation>
</message>
<message>
 <source>upper bound</source>
 <translation>borne supérieure</translation>
</message>
<message>
 <source>upper bound of that share [%]</source>
 <translation>borne supérieure de cette part [%]</translation>
</message>
<message>
 <source>upper support rope</source>
 <translation>câble porteur supérieur</translation>
</message>
<message>
 <source>utilisation of its energy</source>
 <translation>taux d'utilisation de l'énergie</translation>
</message>
<message>
 <source>utilisation of the net, the larger of both [%]</source>
 <translation>sollicitation du filet, la plus grande des deux [%]</translation>
</message>
<message>
 <source>value</source>
 <translation>valeur</translation>
</message>
<message>
 <source>variance of the difference in that of independent runs</source>
 <translation>variance de la différence dans celle de trajectoires indépendantes</translation>
</message>
<message>
 <source>variant</source>
 <translation>variante</translation>
</message>
<message>
 <source>velocities</source>
 <translation>vitesses</translation>
</message>
<message>
 <source>velocity</source>
 <translation>vitesse</translation>
</message>
<message>
 <source>velocity 95 % [m/s]</source>
 <translation>vitesse 95&#xa0;% [m/s]</translation>
</message>
<message>
 <source>velocity [m/s]</source>
 <translation>vitesse [m/s]</translation>
</message>
<message>
 <source>velocity [m/s], {}</source>
 <translation>vitesse [m/s], {}</translation>
</message>
<message>
 <source>velocity after [m/s]</source>
 <translation>vitesse après [m/s]</translation>
</message>
<message>
 <source>velocity at the end [m/s]</source>
 <translation>vitesse à la fin [m/s]</translation>
</message>
<message>
 <source>velocity before [m/s]</source>
 <translation>vitesse avant [m/s]</translation>
</message>
<message>
 <source>velocity to the east [m/s]</source>
 <translation>vitesse vers l'est [m/s]</translation>
</message>
<message>
 <source>velocity to the north [m/s]</source>
 <translation>vitesse vers le nord [m/s]</translation>
</message>
<message>
 <source>velocity upwards [m/s]</source>
 <translation>vitesse vers le haut [m/s]</translation>
</message>
<message>
 <source>velocity, 95 % [m/s]</source>
 <translation>vitesse, 95 % [m/s]</translation>
</message>
<message>
 <source>velocity, largest [m/s]</source>
 <translation>vitesse, maximum [m/s]</translation>
</message>
<message>
 <source>velocity, {} [m/s]</source>
 <translation>vitesse, {} [m/s]</translation>
</message>
<message>
 <source>verdict</source>
 <translation>verdict</translation>
</message>
<message>
 <source>version unknown</source>
 <translation>version inconnue</translation>
</message>
<message>
 <source>volume</source>
 <translation>volume</translation>
</message>
<message>
 <source>volume [m³]</source>
 <translation>volume [m³]</translation>
</message>
<message>
 <source>volume in m³, length of the long axis in m, or mass in kg.</source>
 <translation>volume en m³, length (longueur de l'axe long) en m, ou mass (masse) en kg.</translation>
</message>
<message>
 <source>volume lost with corners [%]</source>
 <translation>volume perdu avec les sommets [%]</translation>
</message>
<message>
 <source>volume of cut [m³]</source>
 <translation>volume de déblai [m³]</translation>
</message>
<message>
 <source>volume of fill [m³]</source>
 <translation>volume de remblai [m³]</translation>
</message>
<message>
 <source>weak</source>
 <translation>faible</translation>
</message>
<message>
 <source>weight of the run: a part of one rock</source>
 <translation>poids du passage : une part d'un bloc</translation>
</message>
<message>
 <source>went farther than simulated, by more than 1 standard deviation</source>
 <translation>allé plus loin que lancé, plus d'un écart-type</translation>
</message>
<message>
 <source>what</source>
 <translation>quoi</translation>
</message>
<message>
 <source>what was tried</source>
 <translation>essais</translation>
</message>
<message>
 <source>whatever the return period</source>
 <translation>quelle que soit la période de retour</translation>
</message>
<message>
 <source>where</source>
 <translation>où</translation>
</message>
<message>
 <source>whole velocity</source>
 <translation>vitesse entière</translation>
</message>
<message>
 <source>whole velocity: that of the crossing, on the safe side. across the roof: its component normal to the roof. The treatment of oblique impacts in the formulas was not found in a source.</source>
 <translation>whole velocity : celle du passage, du côté de la sécurité. across the roof : sa part normale au toit. Comment les formules traitent les blocs obliques n'a été trouvé dans aucune source.</translation>
</message>
<message>
 <source>why the run ended</source>
 <translation>cause de la fin de la trajectoire</translation>
</message>
<message>
 <source>width [m]</source>
 <translation>largeur [m]</translation>
</message>
<message>
 <source>width by the modified Ritchie criterion, 0.2 H + 4.5 [m]</source>
 <translation>largeur selon le critère modifié de Ritchie, 0,2 H + 4,5 [m]</translation>
</message>
<message>
 <source>width of the band relative to that of the search range</source>
 <translation>largeur de la bande par rapport à celle de la plage de recherche</translation>
</message>
<message>
 <source>width of the berm [m]</source>
 <translation>largeur de la berme [m]</translation>
</message>
<message>
 <source>width of the block, d2 [m]</source>
 <translation>largeur du bloc, d2 [m]</translation>
</message>
<message>
 <source>width of the catchment [m]</source>
 <translation>largeur de la zone de réception [m]</translation>
</message>
<message>
 <source>width of the crest [m]</source>
 <translation>largeur de la crête [m]</translation>
</message>
<message>
 <source>width of the ditch of a guideline [m]</source>
 <translation>largeur du fossé d'une directive [m]</translation>
</message>
<message>
 <source>width that holds {:g} % [m]</source>
 <translation>largeur qui retient {:g} % [m]</translation>
</message>
<message>
 <source>width within which 90 % of the rocks first hit the catchment [m]</source>
 <translation>largeur dans laquelle 90 % des blocs touchent d'abord la zone de réception [m]</translation>
</message>
<message>
 <source>with 95 % confidence</source>
 <translation>avec confiance de 95 %</translation>
</message>
<message>
 <source>with all measures</source>
 <translation>avec toutes les mesures</translation>
</message>
<message>
 <source>with barrier and forest</source>
 <translation>avec ouvrage et forêt</translation>
</message>
<message>
 <source>with forest</source>
 <translation>avec forêt</translation>
</message>
<message>
 <source>with numbers</source>
 <translation>avec les valeurs</translation>
</message>
<message>
 <source>with rotation</source>
 <translation>avec rotation</translation>
</message>
<message>
 <source>with the barrier</source>
 <translation>avec l'ouvrage</translation>
</message>
<message>
 <source>with the net</source>
 <translation>avec le filet</translation>
</message>
<message>
 <source>without</source>
 <translation>sans</translation>
</message>
<message>
 <source>without forest</source>
 <translation>sans forêt</translation>
</message>
<message>
 <source>without friction [m]</source>
 <translation>sans frottement [m]</translation>
</message>
<message>
 <source>without styles</source>
 <translation>sans styles</translation>
</message>
<message>
 <source>without the net</source>
 <translation>sans le filet</translation>
</message>
<message>
 <source>worn block, bladed</source>
 <translation>bloc usé, plat et long</translation>
</message>
<message>
 <source>worn block, compact</source>
 <translation>bloc usé, compact</translation>
</message>
<message>
 <source>worn column</source>
 <translation>colonne usée</translation>
</message>
<message>
 <source>worn slab</source>
 <translation>dalle usée</translation>
</message>
<message>
 <source>years</source>
 <translation>années</translation>
</message>
<message>
 <source>yes</source>
 <translation>oui</translation>
</message>
<message>
 <source>yield force of the tendon, minimum</source>
 <translation>force à la limite élastique de l'armature, au moins</translation>
</message>
<message>
 <source>{:.0f} % lost</source>
 <translation>{:.0f} % perdus</translation>
</message>
<message>
 <source>{:.0f} m along the line</source>
 <translation>{:.0f} m le long de la ligne</translation>
</message>
<message>
 <source>{:.0f} minutes</source>
 <translation>{:.0f} minutes</translation>
</message>
<message>
 <source>{:.0f} seconds</source>
 <translation>{:.0f} secondes</translation>
</message>
<message>
 <source>{:.1f} % of its hull is void.</source>
 <translation>{:.1f} % de son enveloppe sont vides.</translation>
</message>
<message>
 <source>{:.1f} % probability of being the best</source>
 <translation>{:.1f} % de probabilité d'être la meilleure</translation>
</message>
<message>
 <source>{:.1f} days</source>
 <translation>{:.1f} jours</translation>
</message>
<message>
 <source>{:.1f} hours</source>
 <translation>{:.1f} heures</translation>
</message>
<message>
 <source>{:.1f} s of computing, {} steps.</source>
 <translation>{:.1f} s de calcul, {} pas.</translation>
</message>
<message>
 <source>{:.2f} s</source>
 <translation>{:.2f} s</translation>
</message>
<message>
 <source>{:.2g} to {:.2g} %</source>
 <translation>{:.2g} à {:.2g}&#xa0;%</translation>
</message>
<message>
 <source>{:.3g} cells in {:.0f} s.</source>
 <translation>{:.3g} cellules en {:.0f} s.</translation>
</message>
<message>
 <source>{:g} % confidence</source>
 <translation>confiance de {:g}&#xa0;%</translation>
</message>
<message>
 <source>{:g} % of the blocks are smaller [m³]</source>
 <translation>{:g} % des blocs sont plus petits [m³]</translation>
</message>
<message>
 <source>{:g} kJ</source>
 <translation>{:g} kJ</translation>
</message>
<message>
 <source>{:g} kg/s up to {:g} m</source>
 <translation>{:g} kg/s jusqu'à {:g} m</translation>
</message>
<message>
 <source>{:g} m</source>
 <translation>{:g} m</translation>
</message>
<message>
 <source>{:g} m or the radius of the block</source>
 <translation>{:g} m ou le rayon du bloc</translation>
</message>
<message>
 <source>{:g} m³, forest</source>
 <translation>{:g} m³, forêt</translation>
</message>
<message>
 <source>{:g} m³, no forest</source>
 <translation>{:g} m³, sans forêt</translation>
</message>
<message>
 <source>{:g} to {:g}</source>
 <translation>{:g} à {:g}</translation>
</message>
<message>
 <source>{:g}th percentile of {}</source>
 <translation>{:g}e centile de {}</translation>
</message>
<message>
 <source>{count} of {runs} rocks came to rest on ground steeper than 45°.</source>
 <translation>{count} blocs sur {runs} se sont arrêtés sur un sol de plus de 45°.</translation>
</message>
<message>
 <source>{count} rocks pass over the crest, and {value:.1f} of them determine the width that holds {share:g} %; at least {limit:g} are required.</source>
 <translation>{count} blocs passent la crête, et {value:.1f} d'entre eux décident de la largeur qui en retient {share:g} % ; il en faudrait au moins {limit:g}.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks above the masses whose rolling was measured ({least:g} to {limit:g} kg), up to {value:.0f} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>{share:.3g} % des trajectoires ont des blocs au-dessus des masses dont le roulement a été mesuré ({least:g} à {limit:g} kg), jusqu'à {value:.0f} kg. Leur résistance au roulement reste celle de {limit:g} kg&#xa0;; la loi prolongée jusqu'à cette masse donnerait {factor:.2f} fois cette valeur sur le sol où l'effet est le plus fort.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks below the masses whose rolling was measured ({limit:g} to {most:g} kg), down to {value:.3g} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>{share:.3g} % des trajectoires ont des blocs au-dessous des masses dont le roulement a été mesuré ({limit:g} à {most:g} kg), jusqu'à {value:.3g} kg. Leur résistance au roulement reste celle de {limit:g} kg&#xa0;; la loi prolongée jusqu'à cette masse donnerait {factor:.2f} fois cette valeur sur le sol où l'effet est le plus fort.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks are stopped by barriers or trees, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) va moins loin que {other} ({other_mass:.0f} kg)&#xa0;: distance parcourue à 95 % {value:.0f} m contre {limit:.0f} m, moyenne {mean:.0f} m contre {other_mean:.0f} m. Raison probable&#xa0;: {part:.0f} % des gros blocs sont arrêtés par des ouvrages ou des arbres, {other_part:.0f} % des petits.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks leave the elevation model, where their run-out ends, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) va moins loin que {other} ({other_mass:.0f} kg)&#xa0;: distance parcourue à 95 % {value:.0f} m contre {limit:.0f} m, moyenne {mean:.0f} m contre {other_mean:.0f} m. Raison probable&#xa0;: {part:.0f} % des gros blocs quittent le modèle de terrain, où leur trajet s'arrête, {other_part:.0f} % des petits.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks still moved at the longest duration of a run, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) va moins loin que {other} ({other_mass:.0f} kg)&#xa0;: distance parcourue à 95 % {value:.0f} m contre {limit:.0f} m, moyenne {mean:.0f} m contre {other_mean:.0f} m. Raison probable&#xa0;: {part:.0f} % des gros blocs étaient encore en mouvement à la durée maximale d'une trajectoire, {other_part:.0f} % des petits.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks stop within five block sizes of their release, so they never started to move, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) va moins loin que {other} ({other_mass:.0f} kg)&#xa0;: distance parcourue à 95 % {value:.0f} m contre {limit:.0f} m, moyenne {mean:.0f} m contre {other_mean:.0f} m. Raison probable&#xa0;: {part:.0f} % des gros blocs s'arrêtent à moins de cinq fois leur taille du point de départ, donc n'ont jamais démarré, {other_part:.0f} % des petits.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. The ends of the runs do not explain it.</source>
 <translation>{subject} ({mass:.0f} kg) va moins loin que {other} ({other_mass:.0f} kg)&#xa0;: distance parcourue à 95 % {value:.0f} m contre {limit:.0f} m, moyenne {mean:.0f} m contre {other_mean:.0f} m. La fin des trajectoires ne l'explique pas.</translation>
</message>
<message>
 <source>{subject} ({value:.0f}) is not used: each feature has its own number of runs in the field {field}.</source>
 <translation>{subject} ({value:.0f}) n'est pas utilisé : chaque entité a son propre nombre de trajectoires dans le champ {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m) is not used: each feature has its own height in the field {field}.</source>
 <translation>{subject} ({value:g} m) n'est pas utilisé : chaque entité a sa propre hauteur dans le champ {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: each feature has its own volume in the field {field}.</source>
 <translation>{subject} ({value:g} m³) n'est pas utilisé : chaque entité a son propre volume dans le champ {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: {other} gives the size of the rocks.</source>
 <translation>{subject} ({value:g} m³) n'est pas utilisé : {other} définit la taille des blocs.</translation>
</message>
<message>
 <source>{subject} ranks first, but {value:.0f} runs pass it and {limit:.0f} pass {other}: rocks that pass around its ends, or stop above it, are not counted for it.</source>
 <translation>{subject} vient en premier, mais {value:.0f} trajectoires la franchissent et {limit:.0f} franchissent {other} : les blocs qui contournent ses extrémités ou s'arrêtent au-dessus ne comptent pas pour elle.</translation>
</message>
<message>
 <source>{subject} rises {value:.1f} m above its downhill toe, more than {limit:g} m: on a slope most of the fill lies below the crest, and stability and space govern such an embankment.</source>
 <translation>{subject} s'élève à {value:.1f} m au-dessus du pied aval, plus de {limit:g} m : sur une pente, l'essentiel du remblai se trouve sous la crête, et la stabilité et l'emprise décident d'un tel merlon.</translation>
</message>
<message>
 <source>{subject}: a barrier has a flexible net, which does not know the weights of runs that split.</source>
 <translation>{subject} : un ouvrage a un filet souple, qui ne connaît pas les poids de passages qui se divisent.</translation>
</message>
<message>
 <source>{subject}: a metre of the coordinate system is {shortest:.4f} to {longest:.4f} m on the ground; slopes and velocities have the same error.</source>
 <translation>{subject} : un mètre du système de coordonnées vaut {shortest:.4f} à {longest:.4f} m au sol ; les pentes et les vitesses sont fausses d'autant.</translation>
</message>
<message>
 <source>{subject}: a polygon of {width:.0f} m x {height:.0f} m holds too many points {value:g} m apart; increase the spacing.</source>
 <translation>{subject} : un polygone de {width:.0f} m x {height:.0f} m contient trop de points espacés de {value:g} m ; augmentez l'espacement.</translation>
</message>
<message>
 <source>{subject}: all cells have the same height {value:.7g} m.</source>
 <translation>{subject} : toutes les cellules ont la même altitude {value:.7g} m.</translation>
</message>
<message>
 <source>{subject}: all of them lie within the distance of {key}; none is left.</source>
 <translation>{subject} : tous se trouvent dans la distance de {key} ; il n'en reste aucun.</translation>
</message>
<message>
 <source>{subject}: all runs of all events are made; leave {other} at 0.</source>
 <translation>{subject} : toutes les trajectoires de tous les événements sont calculées ; laissez {other} à 0.</translation>
</message>
<message>
 <source>{subject}: choose the field with the ground class ({key}).</source>
 <translation>{subject} : choisissez le champ de la classe de sol ({key}).</translation>
</message>
<message>
 <source>{subject}: choose the fields with the drag coefficient and the height ({key}, {other}).</source>
 <translation>{subject} : choisissez les champs du coefficient de traînée et de la hauteur ({key}, {other}).</translation>
</message>
<message>
 <source>{subject}: events cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject} : les événements sont incompatibles avec {other} ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has a net, and the ground on both sides of it is too flat to find the downhill side.</source>
 <translation>{subject} : l'entité {feature} a un filet, et le terrain voisin est trop plat pour savoir où est l'aval.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the class {name!r} in {field}; known classes are {known}.</source>
 <translation>{subject} : l'entité {feature} a la classe {name!r} dans {field} ; les classes connues sont {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the net {name!r}; known are {known}, and the path of a JSON file.</source>
 <translation>{subject} : l'entité {feature} a le filet {name!r} ; sont connus {known}, et le chemin d'un fichier JSON.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the species group {name!r} in {field}; known groups are {known}.</source>
 <translation>{subject}&#xa0;: l'entité {feature} a le groupe d'essences {name!r} dans {field}&#xa0;; les groupes connus sont {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number from {lowest:g} to {limit:g}.</source>
 <translation>{subject} : l'entité {feature} a {field} = {shown} ; indiquez un nombre de {lowest:g} à {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of at least {limit:g}.</source>
 <translation>{subject} : l'entité {feature} a {field} = {shown} ; indiquez un nombre d'au moins {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of more than {limit:g}.</source>
 <translation>{subject} : l'entité {feature} a {field} = {shown} ; indiquez un nombre supérieur à {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} leans; give the direction in which it leans ({key} or lies_deg).</source>
 <translation>{subject} : l'entité {feature} est inclinée ; indiquez dans quelle direction ({key} ou lies_deg).</translation>
</message>
<message>
 <source>{subject}: feature {feature} lies on the ground; give the energy that it can absorb ({key} or energy_kj).</source>
 <translation>{subject} : l'entité {feature} est couchée au sol ; indiquez l'énergie qu'elle peut absorber ({key} ou energy_kj).</translation>
</message>
<message>
 <source>{subject}: feature {feature}: {wrong}</source>
 <translation>{subject} : entité {feature} : {wrong}</translation>
</message>
<message>
 <source>{subject}: it defines ground and forest, and so does {other}; give one of them.</source>
 <translation>{subject} : le sol et la forêt y sont définis, et {other} les définit aussi ; n'indiquez que l'un des deux.</translation>
</message>
<message>
 <source>{subject}: it defines the rocks, and so does {other}; leave one of them empty.</source>
 <translation>{subject} : les blocs y sont définis, et {other} les définit aussi ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>{subject}: it says where runs split, and so does {other}; give one of them.</source>
 <translation>{subject} : il dit où les passages se divisent, et {other} aussi ; donner l'un des deux.</translation>
</message>
<message>
 <source>{subject}: its energies are those of the translation alone.</source>
 <translation>{subject} : ses énergies sont celles de la translation seule.</translation>
</message>
<message>
 <source>{subject}: left out, as there is no elevation under them: {features}.</source>
 <translation>{subject} : omis, car il n'y a pas d'altitude en dessous : {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no geometry: {features}.</source>
 <translation>{subject}&#xa0;: omis, faute de géométrie&#xa0;: {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no length: {features}.</source>
 <translation>{subject}&#xa0;: omis, faute de longueur&#xa0;: {features}.</translation>
</message>
<message>
 <source>{subject}: mu_max is {value:g} and mu_min {limit:g}; friction grows with slip, so give mu_max at least mu_min.</source>
 <translation>{subject} : mu_max vaut {value:g} et mu_min {limit:g} ; le frottement croît avec le glissement, donnez donc un mu_max au moins égal à mu_min.</translation>
</message>
<message>
 <source>{subject}: mu_min, mu_max, kappa and beta are those of the raster, which does not state their source.</source>
 <translation>{subject} : mu_min, mu_max, kappa et beta sont ceux du raster, qui ne dit pas d’où ils viennent.</translation>
</message>
<message>
 <source>{subject}: no barrier of the table stops {limit:.4g} % of the rocks; that takes {height} m and {energy} kJ or more.</source>
 <translation>{subject}&#xa0;: aucun ouvrage de la table n'arrête {limit:.4g}&#xa0;% des blocs&#xa0;; il faut pour cela {height} m et {energy} kJ ou plus.</translation>
</message>
<message>
 <source>{subject}: no cell of the elevation model has its centre in {value:.0f} of the features ({features}), so they have no effect. They are narrower than the cells of {limit:.3g} m.</source>
 <translation>{subject} : aucune cellule du modèle altimétrique n'a son centre dans {value:.0f} des entités ({features}), qui sont donc sans effet. Elles sont plus étroites que les cellules de {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: no effect, outside of the elevation model: {features}.</source>
 <translation>{subject}&#xa0;: sans effet, car hors du modèle de terrain&#xa0;: {features}.</translation>
</message>
<message>
 <source>{subject}: no elevation under {features}: outside of the elevation model, or no data there.</source>
 <translation>{subject} : pas d'altitude sous {features} : hors du modèle de terrain, ou pas de données à cet endroit.</translation>
</message>
<message>
 <source>{subject}: no feature of the layer {layer} has a geometry.</source>
 <translation>{subject} : aucune entité de la couche {layer} n'a de géométrie.</translation>
</message>
<message>
 <source>{subject}: no line of the layer {layer} has a length.</source>
 <translation>{subject} : aucune ligne de la couche {layer} n'a de longueur.</translation>
</message>
<message>
 <source>{subject}: no net of the catalogue passes.</source>
 <translation>{subject} : aucun filet du catalogue ne convient.</translation>
</message>
<message>
 <source>{subject}: no rock broke. Rocks of less than twice the smallest piece do not break, and few do with a share near 1.</source>
 <translation>{subject} : aucun bloc ne s'est brisé. Les blocs de moins de deux fois le plus petit morceau ne se brisent pas, et peu le font avec une part proche de 1.</translation>
</message>
<message>
 <source>{subject}: no rock passes the lines, so no net is checked.</source>
 <translation>{subject} : aucun bloc ne franchit les lignes, aucun filet n’est donc vérifié.</translation>
</message>
<message>
 <source>{subject}: no stem broke, so all events met the same stand.</source>
 <translation>{subject} : aucun tronc n'a cassé, donc tous les événements ont rencontré le même peuplement.</translation>
</message>
<message>
 <source>{subject}: no tree is left.</source>
 <translation>{subject} : il ne reste aucun arbre.</translation>
</message>
<message>
 <source>{subject}: not checked: {reason}.</source>
 <translation>{subject} : non vérifié : {reason}.</translation>
</message>
<message>
 <source>{subject}: nothing of the layer {layer} lies on the elevation model; is its coordinate system right?</source>
 <translation>{subject} : rien de la couche {layer} ne se trouve sur le modèle de terrain ; son système de coordonnées est-il correct ?</translation>
</message>
<message>
 <source>{subject}: on ground with soil, friction is an angle of its class and does not grow with slip; leave it empty, or choose a model whose friction grows ({key}).</source>
 <translation>{subject} : sur un sol qui cède, le frottement est un angle de sa classe et ne croît pas avec le glissement ; laissez-le vide, ou choisissez un modèle dont le frottement croît ({key}).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model, without effect there: {features}; {outside:.0f} {unit} of {whole:.0f} {unit} ({value:.0f} %).</source>
 <translation>{subject} : en partie hors du modèle de terrain, sans effet à cet endroit : {features} ; {outside:.0f} {unit} sur {whole:.0f} {unit} ({value:.0f} %).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model: {features}; {lost} of {every} sampled points ({value:.0f} %) are left out.</source>
 <translation>{subject} : en partie hors du modèle de terrain : {features} ; {lost} points échantillonnés sur {every} ({value:.0f} %) sont omis.</translation>
</message>
<message>
 <source>{subject}: partly where the elevation model has no data: {features}.</source>
 <translation>{subject} : en partie là où le modèle de terrain n'a pas de données : {features}.</translation>
</message>
<message>
 <source>{subject}: points outside of the elevation model, which are left out: {value:.0f}.</source>
 <translation>{subject} : points hors du modèle de terrain, qui sont omis : {value:.0f}.</translation>
</message>
<message>
 <source>{subject}: rocks arrive with up to {value:.4g} kJ; the net is designed for {limit:.4g} kJ.</source>
 <translation>{subject} : des blocs arrivent avec jusqu'à {value:.4g} kJ ; le filet est fait pour {limit:.4g} kJ.</translation>
</message>
<message>
 <source>{subject}: rocks break, so all runs are made; leave {other} at 0.</source>
 <translation>{subject} : les blocs se fragmentent, toutes les trajectoires sont donc calculées ; laissez {other} à 0.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and a percentile or mean of the energy is one of their pieces, most of which are small.</source>
 <translation>{subject} : des blocs se sont fragmentés dans cette simulation, et un percentile ou une moyenne de l'énergie porte sur leurs fragments, petits pour la plupart.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that pass a cell is not known.</source>
 <translation>{subject} : des blocs se sont fragmentés dans cette simulation et leurs fragments sont comptés comme trajectoires ; la part des blocs qui traversent une cellule n'est donc pas connue.</translation>
</message>
<message>
 <source>{subject}: rocks that break cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject} : la fragmentation des blocs est incompatible avec {other} ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>{subject}: rocks that break, events of trees and flexible nets need the whole elevation model in memory, some {value:.0f} MB.</source>
 <translation>{subject} : les blocs qui se brisent, les événements d'arbres et les filets souples ont besoin de tout le modèle de terrain en mémoire, environ {value:.0f} Mo.</translation>
</message>
<message>
 <source>{subject}: rocks that pass: {value:.0f}; below {limit:.0f} their {percentile:g}th percentile has no upper bound.</source>
 <translation>{subject} : blocs qui passent : {value:.0f} ; au-dessous de {limit:.0f}, leur percentile {percentile:g} n'a pas de borne supérieure.</translation>
</message>
<message>
 <source>{subject}: runs split, so all of them are made; leave {other} at 0.</source>
 <translation>{subject} : les passages se divisent, donc tous sont faits ; laisser {other} à 0.</translation>
</message>
<message>
 <source>{subject}: runs that split cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject} : des passages qui se divisent ne vont pas avec {other} ; laisser l'un des deux vide.</translation>
</message>
<message>
 <source>{subject}: runs that split have weights, and {other} is not made of such runs; leave it out.</source>
 <translation>{subject} : des passages qui se divisent ont des poids, et {other} n'en est pas fait ; y renoncer.</translation>
</message>
<message>
 <source>{subject}: several features ({features}) start at exactly {value:.0f} equal points, so these points have more runs than others and more weight in all maps.</source>
 <translation>{subject} : plusieurs entités ({features}) partent d'exactement {value:.0f} endroits identiques ; ces endroits ont plus de trajectoires que les autres et pèsent plus dans toutes les cartes.</translation>
</message>
<message>
 <source>{subject}: the axes of the coordinate system {system} point {axes}. Rows of the raster are taken to run east and columns north, so directions and azimuths would be turned.</source>
 <translation>{subject} : les axes du système de coordonnées {system} pointent vers {axes}. Les lignes du raster sont supposées aller vers l'est et les colonnes vers le nord ; directions et azimuts seraient tournés.</translation>
</message>
<message>
 <source>{subject}: the band holds whole numbers of 8 bits. It is probably a hillshade, a picture or an index, not heights in metres.</source>
 <translation>{subject} : la bande contient des entiers de 8 bits. C'est sans doute un ombrage, une image ou un indice, pas des altitudes en mètres.</translation>
</message>
<message>
 <source>{subject}: the band is the transparency of the raster, not heights.</source>
 <translation>{subject} : la bande est la transparence du raster, pas des altitudes.</translation>
</message>
<message>
 <source>{subject}: the class {name!r} is not known; known classes are {known}.</source>
 <translation>{subject} : la classe {name!r} n'est pas connue ; les classes connues sont {known}.</translation>
</message>
<message>
 <source>{subject}: the design block has a radius of {value:.3g} m, a sphere of its mass at 2700 kg/m³ {limit:.3g} m.</source>
 <translation>{subject} : le bloc de dimensionnement a un rayon de {value:.3g} m, une sphère de sa masse à 2700 kg/m³ {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; heavier blocks run farther and jump higher than those that were simulated.</source>
 <translation>{subject} : le bloc de dimensionnement a {value:.4g} kg, le bloc le plus lourd qui passe {limit:.4g} kg ; des blocs plus lourds vont plus loin et rebondissent plus haut que ceux simulés.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; the check is for a block less than half as heavy.</source>
 <translation>{subject} : le bloc de dimensionnement a {value:.4g} kg, le bloc le plus lourd qui passe {limit:.4g} kg ; la vérification porte sur un bloc de moins de la moitié de cette masse.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, less than half of the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject} : l'énergie de dimensionnement est de {value:.4g} kJ, moins de la moitié des {limit:.4g} kJ des blocs qui passent.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, more than twice the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject} : l'énergie de dimensionnement est de {value:.4g} kJ, plus du double des {limit:.4g} kJ des blocs qui passent.</translation>
</message>
<message>
 <source>{subject}: the design height is {value:.3g} m, the top of the rocks that pass {limit:.3g} m.</source>
 <translation>{subject} : la hauteur de dimensionnement est de {value:.3g} m, le sommet des blocs qui passent de {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the elevation model has no ground under a post or an anchor of the net, at {x:.1f} {y:.1f}.</source>
 <translation>{subject} : le modèle de terrain n'a pas de sol sous un poteau ou un ancrage du filet, en {x:.1f} {y:.1f}.</translation>
</message>
<message>
 <source>{subject}: the elevation model is larger than the memory for it ({other}), and runs that split need all of it.</source>
 <translation>{subject} : le modèle d'altitude est plus grand que la mémoire prévue ({other}), et des passages qui se divisent le veulent entier.</translation>
</message>
<message>
 <source>{subject}: the field {field!r} belongs to the layer {layer}, which is not given; it is not used.</source>
 <translation>{subject} : le champ {field!r} est de la couche {layer}, qui n'est pas donnée ; il n'est pas utilisé.</translation>
</message>
<message>
 <source>{subject}: the heights are multiples of {value:.3g} m in {share:.0f} % of the terrain, on cells of {cell:.3g} m. The slope is a staircase, on which rocks stop or jump; steps should be below {limit:.2g} m.</source>
 <translation>{subject} : les altitudes sont des multiples de {value:.3g} m dans {share:.0f} % du terrain, sur des cellules de {cell:.3g} m. La pente est un escalier où les blocs s'arrêtent ou sautent ; les marches devraient être inférieures à {limit:.2g} m.</translation>
</message>
<message>
 <source>{subject}: the layer {layer} has no field {field!r}; it has {fields}.</source>
 <translation>{subject}&#xa0;: la couche {layer} n'a pas de champ {field!r}&#xa0;; présents&#xa0;: {fields}.</translation>
</message>
<message>
 <source>{subject}: the model is that of {model} alone: hard contact, friction that grows with slip (Leine et al. 2014, equations 46 and 47), no restitution, no resistance to rolling, no air, free flight by the {scheme} scheme.</source>
 <translation>{subject} : le modèle est celui de {model} seul : contact dur, frottement qui croît avec le glissement (Leine et al. 2014, équations 46 et 47), pas de restitution, pas de résistance au roulement, pas d’air, vol libre par le schéma {scheme}.</translation>
</message>
<message>
 <source>{subject}: the net fails at {value:.0f} of {count} rocks: the strength of a part is exceeded, or a brake is used up.</source>
 <translation>{subject} : le filet cède pour {value:.0f} des {count} blocs : un élément dépasse sa résistance, ou un frein est épuisé.</translation>
</message>
<message>
 <source>{subject}: the net holds none of {count} rocks, so the distance that it requires is unknown.</source>
 <translation>{subject} : le filet ne retient aucun des {count} blocs ; la distance dont il a besoin n'est donc pas connue.</translation>
</message>
<message>
 <source>{subject}: the net needs {value:.3g} m behind it, and the nearest object (OBJECTS) is {limit:.3g} m away.</source>
 <translation>{subject} : le filet demande {value:.3g} m derrière lui, et l'objet le plus proche (OBJECTS) est à {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), less than the class from {limit:.3g} to {upper:.3g} m³ that they represent, so energies and reach are too small.</source>
 <translation>{subject} : les blocs de la simulation font {value:.3g} m³ (médiane), moins que la classe de {limit:.3g} à {upper:.3g} m³ qu'ils représentent ; énergies et portée sont donc trop faibles.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), more than the class from {lower:.3g} to {limit:.3g} m³ that they represent.</source>
 <translation>{subject} : les blocs de la simulation font {value:.3g} m³ (médiane), plus que la classe de {lower:.3g} à {limit:.3g} m³ qu'ils représentent.</translation>
</message>
<message>
 <source>{subject}: the rolling resistance ({value:.3g}) comes without the surface roughness. In earlier versions it held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of smooth ground, the same for every size, and stones on the ground add d / 2R.</source>
 <translation>{subject}&#xa0;: la résistance au roulement ({value:.3g}) est donnée sans la rugosité de surface. Dans les versions antérieures, elle valait pour des blocs de 1 t et croissait avec la racine neuvième de la masse. Elle est maintenant celle d'un sol d'où rien ne dépasse, la même pour toute taille, et les pierres sur le sol ajoutent d / 2R.</translation>
</message>
<message>
 <source>{subject}: the surface roughness is that of the field {fields}.</source>
 <translation>{subject} : la rugosité de surface est celle du champ {fields}.</translation>
</message>
<message>
 <source>{subject}: the three largest faces have {value:.0f} % of the surface of the rock; for worn, natural rocks of the library it is at most {natural:.0f} %. A rock with such flats lands on its side and slides where a worn one keeps rolling, so it may stop early.</source>
 <translation>{subject} : les trois plus grandes faces ont {value:.0f} % de la surface du bloc, celles des blocs naturels usés de la bibliothèque {natural:.0f} % au plus. Un bloc avec de telles faces atterrit sur le côté et glisse là où un bloc usé continue de rouler ; il peut donc s'arrêter trop tôt.</translation>
</message>
<message>
 <source>{subject}: there are no trees that could break; give {other}.</source>
 <translation>{subject} : il n'y a pas d'arbres qui pourraient se rompre ; indiquez {other}.</translation>
</message>
<message>
 <source>{subject}: there are {value:.0f} thresholds; give at most {limit:.0f}.</source>
 <translation>{subject} : il y a {value:.0f} seuils ; donnez-en au plus {limit:.0f}.</translation>
</message>
<message>
 <source>{subject}: they stretch a shape of the library, and {other} gives another; leave one of the two empty.</source>
 <translation>{subject} : elles étirent une forme de la bibliothèque, et {other} en donne une autre ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>{subject}: values entered for all ground replace those of the classes: {given}.</source>
 <translation>{subject} : donnés pour tout le sol à la place de ceux des classes : {given}.</translation>
</message>
<message>
 <source>{subject}: with a raster of the ground ({key}) the elevation model must be in memory, for which {other} is too small.</source>
 <translation>{subject} : avec un raster du sol ({key}), le modèle de terrain doit être en mémoire, et {other} est trop petit pour cela.</translation>
</message>
<message>
 <source>{subject}: with slip friction as the ground model this input does not exist; leave it empty or 0, or choose another model ({key}).</source>
 <translation>{subject} : avec le frottement de glissement comme modèle de sol, le sol n'en a pas ; laissez-le vide ou à 0, ou choisissez un autre modèle ({key}).</translation>
</message>
<message>
 <source>{subject}: {count} cells have exactly the height {nodata} m, {gap:.0f} m from all other heights. The value seems to mean no data without being declared; the cells make false cliffs, sources and energies.</source>
 <translation>{subject} : {count} cellules ont exactement l'altitude {nodata} m, à {gap:.0f} m de toutes les autres. La valeur semble être une valeur nulle non déclarée ; ces cellules donnent de fausses falaises, zones de départ et énergies.</translation>
</message>
<message>
 <source>{subject}: {count} cells have heights outside -500 to 9000 m, the most frequent is {nodata}. There is no land at such heights: the value means no data and is not declared, or the heights are in another unit.</source>
 <translation>{subject} : {count} cellules ont une altitude hors de -500 à 9000 m, la plus fréquente est {nodata}. Aucune terre ne s'y trouve : la valeur remplace des données absentes sans être déclarée, ou les altitudes sont dans une autre unité.</translation>
</message>
<message>
 <source>{subject}: {count} cells lie in patches that are exactly plane or exactly level on a slope, the first at row {row}, column {column} from the north-west. These heights were not measured: holes were filled between their edges, and rocks run over them as over a roof.</source>
 <translation>{subject} : {count} cellules se trouvent dans des zones exactement planes, ou exactement horizontales sur une pente, la première à la ligne {row}, colonne {column} depuis le nord-ouest. Personne n'a mesuré ces altitudes : des trous ont été comblés entre leurs bords, et les blocs y passent comme sur un toit.</translation>
</message>
<message>
 <source>{subject}: {count} single cells stand more than {limit:.0f} m above or below all their neighbours, the worst by {value:.0f} m in row {row}, column {column} from the north-west. They are errors of measurement.</source>
 <translation>{subject} : {count} cellules isolées sont à plus de {limit:.0f} m au-dessus ou au-dessous de toutes leurs voisines, la pire de {value:.0f} m à la ligne {row}, colonne {column} depuis le nord-ouest. Ce sont des erreurs de mesure.</translation>
</message>
<message>
 <source>{subject}: {features} overlap with different values.</source>
 <translation>{subject} : {features} se chevauchent avec des valeurs différentes.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not the long, middle and short length of a block; give three positive numbers in metres, for example 2.1 1.4 0.9.</source>
 <translation>{subject} : {given!r} n'est pas la longueur longue, moyenne et courte d'un bloc ; indiquez trois nombres positifs en mètres, par exemple 2.1 1.4 0.9.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not valid; give positive ascending numbers of {unit}, such as {usual}.</source>
 <translation>{subject} : {given!r} ne convient pas ; donnez des nombres positifs et croissants en {unit}, par exemple {usual}.</translation>
</message>
<message>
 <source>{subject}: {law} has no rebound; the restitution of the ground is not used.</source>
 <translation>{subject} : {law} n'a pas de rebond ; la restitution du sol n'est pas utilisée.</translation>
</message>
<message>
 <source>{subject}: {model} does not have this input; leave it empty or at its default, or choose another model ({key}).</source>
 <translation>{subject} : {model} n’a rien de tel ; laissez-le vide ou à sa valeur par défaut, ou choisissez un autre modèle ({key}).</translation>
</message>
<message>
 <source>{subject}: {name} ({mass:.0f} kg) hits it in {value:.3g} % of its runs, {other} ({other_mass:.0f} kg) in {limit:.3g} %.</source>
 <translation>{subject}&#xa0;: {name} ({mass:.0f} kg) l'atteint dans {value:.3g} % de ses trajectoires, {other} ({other_mass:.0f} kg) dans {limit:.3g} %.</translation>
</message>
<message>
 <source>{subject}: {path} cannot hold {lost}.</source>
 <translation>{subject} : {path} ne peut pas contenir {lost}.</translation>
</message>
<message>
 <source>{subject}: {quantity} is {value:.4g}{unit}; plausible is {low:g} to {high:g}{unit}.</source>
 <translation>{subject} : {quantity} est de {value:.4g}{unit} ; plausible : {low:g} à {high:g}{unit}.</translation>
</message>
<message>
 <source>{subject}: {quantity} must be from {lowest:g} to {highest:g}{unit}, not {value:.6g}.</source>
 <translation>{subject} : {quantity} doit être de {lowest:g} à {highest:g}{unit}, et non {value:.6g}.</translation>
</message>
<message>
 <source>{subject}: {tool} has no parameter of this name; it is not used.</source>
 <translation>{subject} : {tool} n'a pas de paramètre de ce nom ; la valeur n'est pas utilisée.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells are covered; polygons: {count}.</source>
 <translation>{subject} : {value:.0f} % des cellules sont couvertes ; polygones : {count}.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells lie on treads of equal height, in blocks of about {k:.0f} x {k:.0f} cells. The surface is a staircase, as made by a warp with nearest neighbour; rocks stop on it at once, so run-out and energy are far too small.</source>
 <translation>{subject} : {value:.0f} % des cellules sont sur des marches d'altitude égale, par blocs d'environ {k:.0f} x {k:.0f} cellules. La surface est un escalier, tel que le donne un rééchantillonnage au plus proche voisin ; les blocs s'y arrêtent aussitôt, la distance d'arrêt et l'énergie sont bien trop petites.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the hull that touches the ground is void; the rock differs much from it.</source>
 <translation>{subject} : {value:.0f} % de l'enveloppe qui touche le sol est vide ; le bloc lui ressemble peu.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the rocks of the simulation lie outside the class from {lower:.3g} to {upper:.3g} m³ that they represent.</source>
 <translation>{subject} : {value:.0f} % des blocs de la simulation sont hors de la classe de {lower:.3g} à {upper:.3g} m³ qu'ils représentent.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{subject}&#xa0;: {value:.0f} cellules avec passages n'ont pas d'énergie&#xa0;; les deux rasters viennent-ils de la même simulation&#xa0;?</translation>
</message>
<message>
 <source>{subject}: {value:.0f} combinations of ground and forest.</source>
 <translation>{subject} : {value:.0f} combinaisons de sol et de forêt.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} flexible nets.</source>
 <translation>{subject} : {value:.0f} filets flexibles.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of the {limit:.0f} rocks below the top are thrown, those with the most energy; others, near posts and edges or spinning, may load the net more.</source>
 <translation>{subject} : {value:.0f} des {limit:.0f} blocs sous le bord supérieur sont lancés, ceux de plus grande énergie ; d'autres, près des poteaux et des bords ou en rotation, peuvent demander davantage au filet.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of them lie on the ground.</source>
 <translation>{subject} : {value:.0f} d'entre eux sont couchés au sol.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: after the longest duration they were neither at rest nor past the net.</source>
 <translation>{subject} : pour {value:.0f} des {count} blocs, il n’est pas montré qu’ils sont retenus ; ils comptent comme passés : après la durée maximale, ils n’étaient ni au repos ni au-delà du filet.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: the energy balance has an error of more than 1 %, even with the shortest step.</source>
 <translation>{subject} : pour {value:.0f} des {count} blocs, il n’est pas montré qu’ils sont retenus ; ils comptent comme passés : le bilan d’énergie présente un écart de plus de 1 %, même avec le pas le plus court.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks pass a net whose strength suffices: through a mesh, over, under or past its end.</source>
 <translation>{subject} : {value:.0f} des {count} blocs passent un filet qui leur résisterait : à travers une maille, par-dessus, par-dessous ou à côté.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks that the net has stopped, and that count as held, roll out of it later, below its lower edge or past its end, with less than 5 % of their energy at impact.</source>
 <translation>{subject} : {value:.0f} des {count} blocs que le filet a arrêtés, et qui comptent comme retenus, en sortent plus tard en roulant, sous le bord inférieur ou à côté, avec moins de 5 % de l’énergie avec laquelle ils sont arrivés.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks could roll up its uphill face and over the crest, though they pass below it.</source>
 <translation>{subject} : {value:.0f} des {passing} blocs pourraient remonter le parement amont et franchir la crête, bien qu'ils passent au-dessous.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks pass over the carved elevation model.</source>
 <translation>{subject} : {value:.0f} des {passing} blocs franchissent le modèle d'altitude avec merlon.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems are lost, with {share:.2g} % of the basal area.</source>
 <translation>{subject} : {value:.0f} tiges sont perdues, avec {share:.2g} % de la surface terrière.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems, {thick:.0f} cm thick on average, which can absorb {energy:.0f} kJ.</source>
 <translation>{subject} : {value:.0f} tiges, de {thick:.0f} cm de diamètre en moyenne, qui peuvent absorber {energy:.0f} kJ.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs still moved when the longest duration was reached; their run-out is unknown.</source>
 <translation>{value:.0f} % des trajectoires étaient encore en mouvement à la durée maximale ; leur distance d'arrêt n'est pas connue.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs stop within {distance:g} m of their start; they are included in shares and percentiles.</source>
 <translation>{value:.0f} % des simulations s'arrêtent à moins de {distance:g} m du départ ; les parts et les percentiles les comptent.</translation>
</message>
<message>
 <source>{value:.0f} % of the time steps were divided; a shorter time step costs no more.</source>
 <translation>{value:.0f} % des pas de temps ont été divisés ; un pas plus court ne coûte pas plus.</translation>
</message>
<message>
 <source>{value:.0f} blocks are stacked in a column; the uppermost fall {height:.0f} m before they meet the others.</source>
 <translation>{value:.0f} blocs pendent dans une colonne ; les plus hauts tombent de {height:.0f} m avant de rencontrer les autres.</translation>
</message>
<message>
 <source>{value:.0f} blocks still move after {duration:g} s.</source>
 <translation>{value:.0f} blocs bougent encore après {duration:g} s.</translation>
</message>
<message>
 <source>{value:.0f} of {count} release points lie within {limit:.3g} m of cells without data. Rocks that reach such cells leave the terrain, and are missing below.</source>
 <translation>{value:.0f} points de départ sur {count} sont à {limit:.3g} m au plus de cellules sans données. Les blocs qui y arrivent quittent le terrain et manquent plus bas.</translation>
</message>
<message>
 <source>{value:.0f} of {count} rocks that meet a flexible net below its top are not held: the net fails, is not proven to hold them, or is too wide-meshed. Their energies reach {most:.4g} kJ.</source>
 <translation>{value:.0f} des {count} blocs qui atteignent un filet souple sous son sommet ne sont pas retenus : le filet cède, il n'est pas démontré qu'il les retient, ou ses mailles sont trop larges. Ils arrivent avec jusqu'à {most:.4g} kJ.</translation>
</message>
<message>
 <source>{value:.0f} of {count} single stems (TREES) stand where the forest polygons (FOREST) brake rocks too; the forest there is counted twice and run-out is too short.</source>
 <translation>{value:.0f} des {count} troncs (TREES) se trouvent là où les polygones de forêt (FOREST) freinent aussi les blocs ; la forêt y est comptée deux fois et la portée est trop courte.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems have no diameter in the field and were given {otherwise:g} cm.</source>
 <translation>{value:.0f} des {count} troncs n'ont pas de diamètre dans le champ et ont reçu {otherwise:g} cm.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems stand nearer than {limit:g} m to another one, as where a layer was pasted twice; they stop rocks twice.</source>
 <translation>{value:.0f} des {count} troncs sont à moins de {limit:g} m d'un autre, comme dans une couche collée deux fois ; ils arrêtent les blocs deux fois.</translation>
</message>
<message>
 <source>{value:.0f} of {limit:.0f} impacts ({numbers}): {flag}.</source>
 <translation>{value:.0f} impacts sur {limit:.0f} ({numbers}) : {flag}.</translation>
</message>
<message>
 <source>{value:.0f} overlaps of polygons with different values were resolved by the order of the layer; see the problems of the map.</source>
 <translation>{value:.0f} superpositions de polygones de valeurs différentes ont été réglées par l'ordre de la couche&#xa0;; voir les problèmes de la carte.</translation>
</message>
<message>
 <source>{value:.0f} release points make a long simulation.</source>
 <translation>{value:.0f} points de départ font une longue simulation.</translation>
</message>
<message>
 <source>{value:.0f} rocks thrown are too few for a response surface: it decides none.</source>
 <translation>{value:.0f} blocs lancés sont trop peu pour une surface de réponse : elle ne décide d'aucun.</translation>
</message>
<message>
 <source>{value:.0f} runs pass several barriers. Each barrier is evaluated as if it stood alone.</source>
 <translation>{value:.0f} trajectoires passent par plusieurs ouvrages. Chaque ouvrage est considéré comme s'il était seul.</translation>
</message>
<message>
 <source>{value:.0f} starts share a cell with a larger block and are left out.</source>
 <translation>{value:.0f} points de départ partagent la cellule d'un bloc plus grand et sont omis.</translation>
</message>
<message>
 <source>{value:.0f} stations have no elevation below them; the profile has gaps there.</source>
 <translation>{value:.0f} stations n'ont pas d'altitude sous elles&#xa0;; le profil y a des lacunes.</translation>
</message>
<message>
 <source>{value:.0f} stems do not fit with the smallest distance and are left out.</source>
 <translation>{value:.0f} tiges n'ont pas leur place avec la distance minimale et sont omises.</translation>
</message>
<message>
 <source>{value:.0f} stems per hectare were not seen, mostly small ones.</source>
 <translation>{value:.0f} tiges par hectare n'ont pas été vues, petites pour la plupart.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs leave the profile; their run-out is unknown.</source>
 <translation>{value:.1f} % des simulations quittent le profil ; on ne sait pas jusqu'où elles vont.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs left the terrain; their stopping points are unknown.</source>
 <translation>{value:.1f} % des trajectoires ont quitté le terrain, et l'on ne sait pas où elles finissent.</translation>
</message>
<message>
 <source>{value:.2g} % of the cells of the canopy are higher than {highest:g} m and were left out; trees there are missing or too low.</source>
 <translation>{value:.2g} % des cellules du modèle de canopée dépassent {highest:g} m et ont été écartées ; des arbres y manquent ou sont trop bas.</translation>
</message>
<message>
 <source>{value:.2g} % of the contact steps did not converge; the limit is {limit:g} %.</source>
 <translation>{value:.2g} % des pas de contact n'ont pas convergé ; la limite est de {limit:g} %.</translation>
</message>
<message>
 <source>{value:.3g} ha lie in a field of the matrix that is split between {subject} and {other}; the map has {subject}.</source>
 <translation>{value:.3g} ha se trouvent dans une case de la matrice partagée entre {subject} et {other} ; la carte montre {subject}.</translation>
</message>
<message>
 <source>{wrong} The surface roughness is in metres: 15 cm are 0.15.</source>
 <translation>{wrong} La rugosité de surface est en mètres : 15 cm font 0.15.</translation>
</message>
<message>
 <source>{}

A file is in use. Close QGIS, and delete the folder {} by hand.</source>
 <translation>{}

Un fichier est utilisé. Fermez QGIS, et supprimez le dossier {} à la main.</translation>
</message>
<message>
 <source>{}
{:.0f} stems per hectare</source>
 <translation>{}
{:.0f} troncs par hectare</translation>
</message>
<message>
 <source>{} % of the stems lost</source>
 <translation>{} % des tiges perdues</translation>
</message>
<message>
 <source>{} (lower to upper bound)</source>
 <translation>{} (borne inférieure à supérieure)</translation>
</message>
<message>
 <source>{} ({} m)</source>
 <translation>{} ({} m)</translation>
</message>
<message>
 <source>{} ({} to {})</source>
 <translation>{} ({} à {})</translation>
</message>
<message>
 <source>{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.</source>
 <translation>{} ({}) vaut {!r}&#xa0;; donnez des nombres positifs séparés par des virgules, par exemple 2, 3.5, 5.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
 <translation>{} ({}) vaut {:g}&#xa0;; donnez un nombre de {:g} à {:g}.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a whole number.</source>
 <translation>{} ({}) est {:g} ; donnez un nombre entier.</translation>
</message>
<message>
 <source>{} ({}) is {}, which is no number; give one such as 1.5, with a point and without a unit.</source>
 <translation>{} ({}) est {}, qui n'est pas un nombre ; donnez-en un comme 1.5, avec un point et sans unité.</translation>
</message>
<message>
 <source>{} ({}) is {}; choose one of {}.</source>
 <translation>{} ({}) est {} ; choisissez parmi {}.</translation>
</message>
<message>
 <source>{} ({}) is {}; give true or false.</source>
 <translation>{} ({}) est {} ; donnez true ou false.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has no field {!r}; it has {}.</source>
 <translation>{} ({}) : la couche {} n'a pas de champ {!r} ; elle a {}.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has {}; give a layer of {}.</source>
 <translation>{} ({}) : la couche {} a {} ; donnez une couche de {}.</translation>
</message>
<message>
 <source>{} = {}: numbers as quoted from the standard by a manufacturer</source>
 <translation>{} = {} : valeurs telles qu'un éditeur les cite de la norme</translation>
</message>
<message>
 <source>{} It is a model: open {} of the plugin's folder in the model designer to see or change its steps.</source>
 <translation>{} C'est un modèle&#xa0;: ouvrez {} du dossier de l'extension dans le modeleur graphique pour voir ou modifier ses étapes.</translation>
</message>
<message>
 <source>{} Nothing was changed. The computer reported:

{}

Remedy:</source>
 <translation>{} Rien n'a été modifié. L'ordinateur a répondu :

{}

Ce qui aide :</translation>
</message>
<message>
 <source>{} [kN]</source>
 <translation>{} [kN]</translation>
</message>
<message>
 <source>{} and {} are not of the same simulation; are the rasters in the right order?</source>
 <translation>{} et {} ne sont pas de la même simulation ; les rasters sont-ils dans le bon ordre ?</translation>
</message>
<message>
 <source>{} at {:.1f} m along the net</source>
 <translation>{} à {:.1f} m le long du filet</translation>
</message>
<message>
 <source>{} blocks in {} columns {:.2f} m apart, at most {} in a column.</source>
 <translation>{} blocs en {} colonnes distantes de {:.2f} m, au plus {} par colonne.</translation>
</message>
<message>
 <source>{} cannot be moved to its final place ({}). Nothing was written, and earlier results are unchanged. Close the program that uses the file, or choose another one.</source>
 <translation>{} ne peut pas être mis à sa place ({}). Rien n'a été écrit, les résultats précédents sont intacts. Fermez ce qui utilise le fichier ou choisissez-en un autre.</translation>
</message>
<message>
 <source>{} cannot be read as a project of QGIS ({}).</source>
 <translation>{} ne peut être lu comme projet QGIS ({}).</translation>
</message>
<message>
 <source>{} cannot be read as a raster.</source>
 <translation>{} ne peut être lu comme raster.</translation>
</message>
<message>
 <source>{} cannot be written ({}).</source>
 <translation>{} ne peut être écrit ({}).</translation>
</message>
<message>
 <source>{} cannot be written; choose another place.</source>
 <translation>{} ne peut être écrit ; choisissez un autre endroit.</translation>
</message>
<message>
 <source>{} compared with {}</source>
 <translation>{} comparé à {}</translation>
</message>
<message>
 <source>{} compared with {}:</source>
 <translation>{} comparé à {} :</translation>
</message>
<message>
 <source>{} convex parts.</source>
 <translation>{} parties convexes.</translation>
</message>
<message>
 <source>{} corners</source>
 <translation>{} sommets</translation>
</message>
<message>
 <source>{} could not be written ({}).</source>
 <translation>{} n'a pas pu être écrit ({}).</translation>
</message>
<message>
 <source>{} could not be written; is the disk full?</source>
 <translation>{} n'a pas pu être écrit&#xa0;; le disque est-il plein&#xa0;?</translation>
</message>
<message>
 <source>{} crossings: {} stopped, {} passed over, {} broke through; 95th percentiles: {:.0f} kJ, {}: {:.1f}</source>
 <translation>{} passages : {} arrêtés, {} passés par-dessus, {} passés au travers ; 95es centiles : {:.0f} kJ, {} : {:.1f}</translation>
</message>
<message>
 <source>{} does not belong to a study of Talus: its folder has neither a folder runs nor inputs. Open it with QGIS, which asks before it runs code.</source>
 <translation>{} ne se trouve pas dans une étude de Talus : il n'y a à côté ni dossier runs ni dossier inputs. Ouvrez-le avec QGIS, qui demande avant d'exécuter du code.</translation>
</message>
<message>
 <source>{} features ({} ...)</source>
 <translation>{} entités ({} ...)</translation>
</message>
<message>
 <source>{} ha of {} lie in a split field{}: the officer may decide on {}.</source>
 <translation>{} ha de {} sont dans un champ partagé{} : le service peut décider {}.</translation>
</message>
<message>
 <source>{} has {} rasters, PASSAGES {}, FREQUENCIES {} rows; give one of each for every row, or leave the raster inputs empty and name the runs.</source>
 <translation>{} a {} rasters, PASSAGES {}, FREQUENCIES {} lignes ; donnez un raster de chaque sorte par ligne, ou omettez tous ces rasters et nommez les simulations.</translation>
</message>
<message>
 <source>{} has {} x {} cells of {:g} m from ({:.2f}, {:.2f}), the first raster {} x {} of {:g} m from ({:.2f}, {:.2f}); warp all rasters to the same cells, or simulate on the same elevation model.</source>
 <translation>{} a {} x {} cellules de {:g} m à partir de ({:.2f}, {:.2f}), le premier raster {} x {} de {:g} m à partir de ({:.2f}, {:.2f})&#xa0;; projetez tous les rasters sur les mêmes cellules, ou simulez sur le même modèle de terrain.</translation>
</message>
<message>
 <source>{} holds {}, which Talus did not put there.</source>
 <translation>{} contient {}, que Talus n'y a pas mis.</translation>
</message>
<message>
 <source>{} is a file; give a folder that does not exist yet.</source>
 <translation>{} est un fichier ; indiquez un dossier qui n'existe pas encore.</translation>
</message>
<message>
 <source>{} is in progress; cancel it first.</source>
 <translation>{} est en cours ; annulez-la d'abord.</translation>
</message>
<message>
 <source>{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.</source>
 <translation>{} est en {}, {} en {}&#xa0;; projetez tous les rasters dans le même système de coordonnées et sur les mêmes cellules.</translation>
</message>
<message>
 <source>{} is not empty; give a folder that does not exist yet.</source>
 <translation>{} n'est pas vide ; indiquez un dossier qui n'existe pas encore.</translation>
</message>
<message>
 <source>{} is open in another program, or one was killed that had it open: there is {}. Close it there, or choose another file.</source>
 <translation>{} est ouvert dans un autre programme, ou un programme interrompu l'avait ouvert : il y a {}. Fermez-le là ou choisissez un autre fichier.</translation>
</message>
<message>
 <source>{} is {}, which is no extent; give xmin,xmax,ymin,ymax [EPSG:...] or a layer, or leave it empty.</source>
 <translation>{} est {}, qui n'est pas une étendue ; donnez xmin,xmax,ymin,ymax [EPSG:...] ou une couche, ou laissez vide.</translation>
</message>
<message>
 <source>{} is {}; give the number of a band, from 1 on.</source>
 <translation>{} est {} ; donnez le numéro d'une bande, à partir de 1.</translation>
</message>
<message>
 <source>{} lies closer to the largest blocks, but its block of {:g} years is more than {:g} times the largest measured one. Give LARGEST_VOLUME or JOINTS if the joints limit the size of a block.</source>
 <translation>{} est plus proche des plus gros blocs, mais son bloc de {:g} ans dépasse {:g} fois le plus gros mesuré. Indiquez LARGEST_VOLUME ou JOINTS si les discontinuités disent quelle taille un bloc peut avoir.</translation>
</message>
<message>
 <source>{} m: held [%]</source>
 <translation>{} m : retenus [%]</translation>
</message>
<message>
 <source>{} members of {} runs: {} runs.</source>
 <translation>{} membres de {} trajectoires : {} trajectoires.</translation>
</message>
<message>
 <source>{} of the perimeter has forest.</source>
 <translation>{} du périmètre porte de la forêt.</translation>
</message>
<message>
 <source>{} of the perimeter is mapped.</source>
 <translation>{} du périmètre est cartographié.</translation>
</message>
<message>
 <source>{} of them</source>
 <translation>{} d'entre eux</translation>
</message>
<message>
 <source>{} of {}</source>
 <translation>{} sur {}</translation>
</message>
<message>
 <source>{} of {} features</source>
 <translation>{} entités sur {}</translation>
</message>
<message>
 <source>{} of {} regions complete</source>
 <translation>{} de {} régions terminées</translation>
</message>
<message>
 <source>{} of {} runs are kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>{} trajectoires sur {} sont conservées : relancez la simulation avec les mêmes entrées, et elle reprend de là.</translation>
</message>
<message>
 <source>{} of {} runs pass, {} ({} to {} with 95 % confidence); {} passages in total.</source>
 <translation>{} des {} trajectoires passent, {} ({} à {} avec une confiance de 95&#xa0;%)&#xa0;; {} passages en tout.</translation>
</message>
<message>
 <source>{} of {} runs, from {} of {} release points</source>
 <translation>{} de {} trajectoires, depuis {} de {} points de départ</translation>
</message>
<message>
 <source>{} of {} single release points have enough runs for a 95th percentile of their own energy; it is known to ± {} % (median), at worst ± {} %.</source>
 <translation>Parmi les points de départ pris séparément, {} sur {} ont assez de trajectoires pour un 95e centile propre de l'énergie&#xa0;; il est connu à ± {}&#xa0;% près (médiane), au pire à ± {}&#xa0;%.</translation>
</message>
<message>
 <source>{} of {}: {}: misfit {:.4f}, best {:.4f}</source>
 <translation>{} sur {}&#xa0;: {}&#xa0;: écart {:.4f}, meilleur {:.4f}</translation>
</message>
<message>
 <source>{} paths</source>
 <translation>{} trajectoires</translation>
</message>
<message>
 <source>{} points</source>
 <translation>{} points</translation>
</message>
<message>
 <source>{} points are outliers and left out.</source>
 <translation>{} points sont aberrants et omis.</translation>
</message>
<message>
 <source>{} release features contribute rocks; the {} with the most are listed.</source>
 <translation>{} entités de départ envoient des blocs ici&#xa0;; les {} qui en envoient le plus sont indiquées.</translation>
</message>
<message>
 <source>{} rocks send {} pieces, at most {} of one rock to a field; {} of the energies are within {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of its pieces together.</source>
 <translation>{} blocs envoient {} fragments, au plus {} d'un bloc sur une travée ; {} des énergies restent sous {} kJ pour les fragments, {} kJ pour le plus grand fragment d'un bloc, {} kJ pour ses fragments ensemble.</translation>
</message>
<message>
 <source>{} rocks, {} pieces, at most {} of one rock; 95th percentiles of the energy: {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of all pieces of a rock together</source>
 <translation>{} blocs, {} fragments, au plus {} d'un bloc ; 95e centiles de l'énergie : {} kJ des fragments, {} kJ du plus grand fragment d'un bloc, {} kJ de tous les fragments d'un bloc ensemble</translation>
</message>
<message>
 <source>{} rocks: median run-out {} m, largest {} m; smallest reach angle {}°.</source>
 <translation>{} blocs : distance parcourue médiane {} m, au plus {} m ; plus petit angle de la ligne d'énergie {}°.</translation>
</message>
<message>
 <source>{} runs are compared with themselves.</source>
 <translation>{} trajectoires sont comparées à elles-mêmes.</translation>
</message>
<message>
 <source>{} runs are very few: a 95th percentile needs {} to have an upper bound with 95 % confidence. Take the numbers of this report as examples, not as results.</source>
 <translation>{} trajectoires, c'est très peu&#xa0;: un 95e centile en demande {} pour avoir une borne supérieure avec une confiance de 95&#xa0;%. Prenez les chiffres de ce rapport comme des exemples, non comme des résultats.</translation>
</message>
<message>
 <source>{} runs from {} release points: about {} on {} cores and {} of memory, by a short trial.</source>
 <translation>{} trajectoires depuis {} points de départ : environ {} sur {} cœurs et {} de mémoire, d'après un bref calcul préliminaire.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s, most of which went into compiling the engine; the next run will be faster.</source>
 <translation>{} trajectoires en {:.1f} s, dont la plupart pour compiler le moteur ; la prochaine simulation sera plus rapide.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
 <translation>{} trajectoires en {:.1f} s&#xa0;: {:.0f} trajectoires/s, {:.2g} millions de pas/s.</translation>
</message>
<message>
 <source>{} runs, {} of them with a value.</source>
 <translation>{} trajectoires, dont {} avec une valeur.</translation>
</message>
<message>
 <source>{} s</source>
 <translation>{} s</translation>
</message>
<message>
 <source>{} stems stand, {} break; trees hold {} of the rocks; 95th percentile of the largest energy {} kJ, mean run-out {} m</source>
 <translation>{} troncs debout, {} cassent ; les arbres retiennent {} des blocs ; 95e centile de l'énergie maximale {} kJ, distance parcourue moyenne {} m</translation>
</message>
<message>
 <source>{} tears: {:.3g} {} exceed its strength of {:.3g} {}</source>
 <translation>{} se rompt : {:.3g} {} dépassent la résistance de {:.3g} {}</translation>
</message>
<message>
 <source>{} was changed by another program while this run wrote into a copy of it. Nothing was written; run it again.</source>
 <translation>{} a été modifié par un autre programme pendant que cette simulation écrivait dans une copie. Rien n'a été écrit ; relancez-le.</translation>
</message>
<message>
 <source>{} was not saved by this profile of QGIS and may contain code, so it was not opened. Talus built {} from the folder of the study: its layers, groups and styles by the rules of Talus.</source>
 <translation>{} n'a pas été enregistré par ce profil de QGIS et peut contenir du code ; il n'a donc pas été ouvert. Talus a construit {} à partir du dossier de l'étude, avec les couches, groupes et styles selon les règles de Talus.</translation>
</message>
<message>
 <source>{} was not written: the input {} is read from this file. Choose another file for the output.</source>
 <translation>{} n'a pas été écrit : l'entrée {} est lue dans ce fichier. Choisissez un autre fichier pour la sortie.</translation>
</message>
<message>
 <source>{} with a surface roughness of {} m</source>
 <translation>{} avec une rugosité de surface de {} m</translation>
</message>
<message>
 <source>{} years</source>
 <translation>{} ans</translation>
</message>
<message>
 <source>{} years, with all measures</source>
 <translation>{} ans, avec toutes les mesures</translation>
</message>
<message>
 <source>{} years, {:g} : 1</source>
 <translation>{} ans, {:g} : 1</translation>
</message>
<message>
 <source>{} years: stops</source>
 <translation>{} ans&#xa0;: arrêts</translation>
</message>
<message>
 <source>{}, 5 % of the members</source>
 <translation>{}, 5 % des membres</translation>
</message>
<message>
 <source>{}, 95 % of the members</source>
 <translation>{}, 95 % des membres</translation>
</message>
<message>
 <source>{}, 95th percentile</source>
 <translation>{}, 95e percentile</translation>
</message>
<message>
 <source>{}, 95th percentile, lower bound</source>
 <translation>{}, 95e centile, borne inférieure</translation>
</message>
<message>
 <source>{}, 95th percentile, upper bound</source>
 <translation>{}, 95e centile, borne supérieure</translation>
</message>
<message>
 <source>{}, forest {} kg/s</source>
 <translation>{}, forêt {} kg/s</translation>
</message>
<message>
 <source>{}, lower bound</source>
 <translation>{}, borne inférieure</translation>
</message>
<message>
 <source>{}, mean</source>
 <translation>{}, moyenne</translation>
</message>
<message>
 <source>{}, median</source>
 <translation>{}, médiane</translation>
</message>
<message>
 <source>{}, or {}</source>
 <translation>{}, ou {}</translation>
</message>
<message>
 <source>{}, row {}: {!r} is not a valid value for {}.</source>
 <translation>{}, ligne {} : {!r} n'est pas un nombre de {}.</translation>
</message>
<message>
 <source>{}, unfinished: {} of {} runs, {} of {} release points, largest energy [kJ]</source>
 <translation>{}, inachevé : {} de {} trajectoires, {} de {} points de départ, plus grande énergie [kJ]</translation>
</message>
<message>
 <source>{}, upper bound</source>
 <translation>{}, borne supérieure</translation>
</message>
<message>
 <source>{}, {:g} to {:g} m</source>
 <translation>{}, de {:g} à {:g} m</translation>
</message>
<message>
 <source>{}, {} m³</source>
 <translation>{}, {} m³</translation>
</message>
<message>
 <source>{}, {}th percentile</source>
 <translation>{}, {}e centile</translation>
</message>
<message>
 <source>{}. {}: {:.0f} % of the runs continue behind it, {:.1f} % probability of being the best.</source>
 <translation>{}. {} : {:.0f} % des trajectoires continuent derrière, {:.1f} % de probabilité d'être la meilleure.</translation>
</message>
<message>
 <source>{}: 95 % go no farther than {:.1f} m, the farthest {:.1f} m.</source>
 <translation>{} : 95 % ne vont pas au-delà de {:.1f} m, le plus lointain {:.1f} m.</translation>
</message>
<message>
 <source>{}: QGIS opens the layer {} with options or credentials of its own, which Talus does not have; export it to a GeoTIFF first.</source>
 <translation>{} : QGIS ouvre la couche {} avec des options ou des identifiants que Talus n'a pas ; exportez-la d'abord en GeoTIFF.</translation>
</message>
<message>
 <source>{}: Rockyfor3D has no soil type for the ground class {!r}; give its code in a field (SOIL_FIELD). Known are {}.</source>
 <translation>{} : Rockyfor3D n'a pas de type de sol pour la classe {!r} ; donner son code dans un champ (SOIL_FIELD). Sont connues : {}.</translation>
</message>
<message>
 <source>{}: a block has three lengths; name the other fields too: {}.</source>
 <translation>{}: un bloc a trois longueurs ; indiquez aussi les autres champs : {}.</translation>
</message>
<message>
 <source>{}: a feature could not be written; is the disk full?</source>
 <translation>{}&#xa0;: une entité n'a pas pu être écrite&#xa0;; le disque est-il plein&#xa0;?</translation>
</message>
<message>
 <source>{}: a gallery needs the factor of at least one formula; the help gives the recalled values.</source>
 <translation>{} : une galerie a besoin du facteur d'une formule au moins ; l'aide dit ce qui est retenu de mémoire de chacun.</translation>
</message>
<message>
 <source>{}: a return period requires the number of blocks per year; enter it (RATE), or skip this output.</source>
 <translation>{} : une période de retour demande les blocs par an ; donnez-les (RATE), ou renoncez à ce résultat.</translation>
</message>
<message>
 <source>{}: all rocks pass above the net.</source>
 <translation>{}&#xa0;: tous les blocs passent au-dessus du filet.</translation>
</message>
<message>
 <source>{}: choose one at least.</source>
 <translation>{} : choisissez-en au moins un.</translation>
</message>
<message>
 <source>{}: choose the field with the values ({}_FIELD).</source>
 <translation>{}&#xa0;: choisissez le champ qui contient les valeurs ({}_FIELD).</translation>
</message>
<message>
 <source>{}: each row has {} cells ({}).</source>
 <translation>{}&#xa0;: chaque ligne a {} cellules ({}).</translation>
</message>
<message>
 <source>{}: export the layer {} to a GeoTIFF first.</source>
 <translation>{}&#xa0;: exportez d'abord la couche {} en GeoTIFF.</translation>
</message>
<message>
 <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
 <translation>{}&#xa0;: l'entité {} ne peut pas être reprojetée en {}&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
</message>
<message>
 <source>{}: feature {} has no such length, but others; give all three, or none of them.</source>
 <translation>{}: l'entité {} n'a pas cette longueur, mais d'autres ; donnez les trois ou aucune.</translation>
</message>
<message>
 <source>{}: feature {} has the species group {!r} in {}; known groups are {}.</source>
 <translation>{}&#xa0;: l'entité {} a le groupe d'essences {!r} dans {}&#xa0;; les groupes connus sont {}.</translation>
</message>
<message>
 <source>{}: feature {} has {} = {}; give {}.</source>
 <translation>{}&#xa0;: l'entité {} a {} = {}&#xa0;; donnez {}.</translation>
</message>
<message>
 <source>{}: feature {}, {}</source>
 <translation>{} : entité {}, {}</translation>
</message>
<message>
 <source>{}: give all three of the layers of objects, or none; missing: {}.</source>
 <translation>{} : donner les trois couches des objets, ou aucune ; il manque : {}.</translation>
</message>
<message>
 <source>{}: give the elevation model (DEM) for it.</source>
 <translation>{}&#xa0;: donnez pour cela le modèle de terrain (DEM).</translation>
</message>
<message>
 <source>{}: give the layer {} for it.</source>
 <translation>{}&#xa0;: donnez pour cela la couche {}.</translation>
</message>
<message>
 <source>{}: give the variants (VARIANTS).</source>
 <translation>{} : donnez les variantes (VARIANTS).</translation>
</message>
<message>
 <source>{}: it allows blocks up to {:.3g} m³, but the largest of the list has {:.3g} m³. Correct one of them, or leave the limit out.</source>
 <translation>{} : des blocs jusqu'à {:.3g} m³ sont permis, mais le plus gros de la liste a {:.3g} m³. Corrigez l'un des deux, ou laissez la limite vide.</translation>
</message>
<message>
 <source>{}: it requires an inventory of boulders (PLACES).</source>
 <translation>{}: il faut un inventaire de blocs (PLACES).</translation>
</message>
<message>
 <source>{}: it requires stops with the size or the release of each block.</source>
 <translation>{}: il faut des arrêts avec la taille ou le départ de chaque bloc.</translation>
</message>
<message>
 <source>{}: its checksum differs from that of the package index. Download the file again; nothing was installed.</source>
 <translation>{} : la somme de contrôle n'est pas celle de l'index des paquets. Téléchargez à nouveau le fichier ; rien n'a été installé.</translation>
</message>
<message>
 <source>{}: its stroke of {} m is used up; from then on it acts as a stiff stop</source>
 <translation>{} : sa course de {} m est épuisée ; c'est ensuite une butée rigide</translation>
</message>
<message>
 <source>{}: its unpacked size is too large for a package of Talus.</source>
 <translation>{} : une fois décompressé, il est trop volumineux pour un paquet de Talus.</translation>
</message>
<message>
 <source>{}: lines to {} points.</source>
 <translation>{}&#xa0;: lignes vers {} points.</translation>
</message>
<message>
 <source>{}: no cell has a height from 0 to {:g} m above the ground; are unit and layers right?</source>
 <translation>{} : aucune cellule n'a une hauteur de 0 à {:g} m au-dessus du sol ; l'unité et les couches sont-elles justes ?</translation>
</message>
<message>
 <source>{}: no feature has a line of any length.</source>
 <translation>{}&#xa0;: aucune entité n'a de ligne d'une longueur quelconque.</translation>
</message>
<message>
 <source>{}: no feature of the layer {} has a geometry.</source>
 <translation>{} : aucune entité de la couche {} n'a de géométrie.</translation>
</message>
<message>
 <source>{}: no rock crosses the net.</source>
 <translation>{}&#xa0;: aucun bloc ne traverse le filet.</translation>
</message>
<message>
 <source>{}: objects that are hit: {} of {}.</source>
 <translation>{} : objets touchés : {} sur {}.</translation>
</message>
<message>
 <source>{}: only {:g} runs; cells that blocks seldom reach may be missing.</source>
 <translation>{}&#xa0;: seulement {:g} trajectoires&#xa0;; des cellules que les blocs atteignent rarement peuvent manquer.</translation>
</message>
<message>
 <source>{}: run {} has another mass in each; use the same rocks, releases and seed.</source>
 <translation>{} : la trajectoire {} a une masse différente dans chacune ; utilisez les mêmes blocs, points de départ et la même graine.</translation>
</message>
<message>
 <source>{}: run {} is not among the stops; are both of the same simulation?</source>
 <translation>{} : la trajectoire {} n'est pas parmi les arrêts ; les deux sont-ils de la même simulation ?</translation>
</message>
<message>
 <source>{}: runs that pass: {} of {}, above the top: {}; thrown and held: {} of {}.</source>
 <translation>{} : trajectoires qui passent : {} sur {}, au-dessus du sommet : {} ; lancés et retenus : {} sur {}.</translation>
</message>
<message>
 <source>{}: runs: {:g}, return period: {:g} years, blocks per event: {:g}, largest energy: {:.0f} kJ, cells: {}.</source>
 <translation>{} : trajectoires : {:g}, période de retour : {:g} ans, blocs par événement : {:g}, plus grande énergie : {:.0f} kJ, cellules : {}.</translation>
</message>
<message>
 <source>{}: sizes and releases of single blocks are used with stops or an inventory; choose one of them (PLACES), or leave the field empty.</source>
 <translation>{}: les tailles et départs de blocs individuels s'utilisent avec des arrêts ou un inventaire ; choisissez l'un des deux (PLACES), ou laissez le champ vide.</translation>
</message>
<message>
 <source>{}: smoothed by {:.3g} m for the plan; gaps between zones are filled, no place gets a lower level.</source>
 <translation>{} : lissé de {:.3g} m pour le plan ; les lacunes entre zones sont comblées, aucun endroit ne reçoit un degré plus faible.</translation>
</message>
<message>
 <source>{}: the canopy has {:.0f} million cells, more than {:.0f} million. Use a part of it, or larger cells.</source>
 <translation>{} : la canopée a {:.0f} millions de cellules, plus de {:.0f} millions. En prendre une partie, ou des cellules plus grandes.</translation>
</message>
<message>
 <source>{}: the class {!r} of the value {!r} is unknown; known classes are {}.</source>
 <translation>{}&#xa0;: la classe {!r} de la valeur {!r} est inconnue&#xa0;; les classes connues sont {}.</translation>
</message>
<message>
 <source>{}: the coordinate system {!r} of the extent is not known; give one such as EPSG:2056.</source>
 <translation>{} : le système de coordonnées {!r} de l'étendue est inconnu ; donnez-en un comme EPSG:2056.</translation>
</message>
<message>
 <source>{}: the database is open in another program or as a layer in QGIS, so the table is written directly: it remains also when a later output fails.</source>
 <translation>{} : la base de données est ouverte dans un autre programme ou comme couche dans QGIS, la table est donc écrite directement : elle reste aussi si une sortie suivante échoue.</translation>
</message>
<message>
 <source>{}: the event whose return period is known is missing; without it a list of blocks gives no frequency.</source>
 <translation>{} : il manque l'événement dont la période de retour est connue ; sans lui une liste de blocs ne dit rien de leur fréquence.</translation>
</message>
<message>
 <source>{}: the forecast has not been tested at any site with open data yet.</source>
 <translation>{} : aucun site à données ouvertes n'a encore mis la prévision à l'épreuve.</translation>
</message>
<message>
 <source>{}: the formula of the Japanese handbook needs Lamé's constant of the cushion.</source>
 <translation>{} : la formule du manuel japonais a besoin de la constante de Lamé de la couche.</translation>
</message>
<message>
 <source>{}: the layer was not written completely ({}); is the disk full? Nothing was saved.</source>
 <translation>{} : la couche n'a pas été écrite en entier ({}) ; le disque est-il plein ? Rien n'est conservé.</translation>
</message>
<message>
 <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
 <translation>{}&#xa0;: la couche {} n'a pas de système de coordonnées. Assignez-lui celui dans lequel elle a été créée, par le menu de la couche, SCR de la couche, ou par Assigner une projection.</translation>
</message>
<message>
 <source>{}: the layer {} has no feature on the elevation model; is its coordinate system right?</source>
 <translation>{}&#xa0;: la couche {} n'a aucune entité sur le modèle de terrain&#xa0;; le système de coordonnées est-il juste&#xa0;?</translation>
</message>
<message>
 <source>{}: the layer {} has no field {!r}; it has {}.</source>
 <translation>{}&#xa0;: la couche {} n'a pas de champ {!r}&#xa0;; présents&#xa0;: {}.</translation>
</message>
<message>
 <source>{}: the layer {} has no run.</source>
 <translation>{} : la couche {} n'a aucune trajectoire.</translation>
</message>
<message>
 <source>{}: the layer {} is empty.</source>
 <translation>{}&#xa0;: la couche {} est vide.</translation>
</message>
<message>
 <source>{}: the observed blocks have sizes of their own; leave it empty.</source>
 <translation>{}: les blocs observés ont leurs propres tailles ; laissez ce champ vide.</translation>
</message>
<message>
 <source>{}: the runs are not counted above {:g} kJ, but above {} kJ; choose one of these, or simulate again with it among the ENERGY_THRESHOLDS.</source>
 <translation>{} : les trajectoires ne sont pas comptées au-dessus de {:g} kJ, mais au-dessus de {} kJ ; choisissez une de ces énergies, ou calculez avec elle parmi les ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>{}: the runs of {} have weights, as rocks that got far went on as several (SPLITTING_SHARE), and would count as one each here. Give a layer of a simulation without; barriers, trees and maps of Simulate rockfall and its frequencies know the weights.</source>
 <translation>{} : les passages de {} ont des poids, car les blocs allés loin ont continué en plusieurs (SPLITTING_SHARE), et compteraient ici pour un chacun. Donner la couche d'une simulation sans division ; ouvrages, arbres et cartes de la simulation et ses fréquences connaissent les poids.</translation>
</message>
<message>
 <source>{}: the soil type is {!r}; give a whole number from 0 to {}.</source>
 <translation>{} : le type de sol est {!r} ; donner un nombre entier de 0 à {}.</translation>
</message>
<message>
 <source>{}: the table {} has no field {}; choose another file for the maps.</source>
 <translation>{}&#xa0;: la table {} n'a pas de champ {}&#xa0;; choisissez un autre fichier pour les cartes.</translation>
</message>
<message>
 <source>{}: the table {} has no row for {} values of the field {}: {}; feature {} has the first.</source>
 <translation>{}&#xa0;: la table {} ne dit rien de {} valeurs du champ {}&#xa0;: {}&#xa0;; l'entité {} a la première.</translation>
</message>
<message>
 <source>{}: the value {!r} has {}; give two numbers of at least 0.</source>
 <translation>{}&#xa0;: la valeur {!r} a {}&#xa0;; donnez deux nombres d'au moins 0.</translation>
</message>
<message>
 <source>{}: the value {!r} occurs twice with different entries.</source>
 <translation>{}&#xa0;: la valeur {!r} figure deux fois avec des données différentes.</translation>
</message>
<message>
 <source>{}: there is a table in {} too; give one of them.</source>
 <translation>{}&#xa0;: il y a aussi une table dans {}&#xa0;; donnez l'une des deux.</translation>
</message>
<message>
 <source>{}: there is no folder {} to write to. Choose another one.</source>
 <translation>{}&#xa0;: il n'y a pas de dossier {} où écrire. Choisissez-en un autre.</translation>
</message>
<message>
 <source>{}: there is nothing to compare with; give the passages of a simulation (PASSAGES).</source>
 <translation>{} : il n'y a rien à comparer ; donnez les passages d'une simulation (PASSAGES).</translation>
</message>
<message>
 <source>{}: this file has no layers that QGIS can read; choose a GeoPackage.</source>
 <translation>{}&#xa0;: ce fichier n'a pas de couches que QGIS puisse lire&#xa0;; choisissez un GeoPackage.</translation>
</message>
<message>
 <source>{}: this is no raster file that QGIS can read.</source>
 <translation>{}&#xa0;: ce n'est pas un fichier raster que QGIS peut lire.</translation>
</message>
<message>
 <source>{}: this is no raster layer that QGIS can read.</source>
 <translation>{}&#xa0;: ce n'est pas une couche raster que QGIS peut lire.</translation>
</message>
<message>
 <source>{}: this is no vector layer that QGIS can read.</source>
 <translation>{}&#xa0;: ce n'est pas une couche vecteur que QGIS peut lire.</translation>
</message>
<message>
 <source>{}: this is not a wheel ({}).</source>
 <translation>{} : ce n'est pas un wheel ({}).</translation>
</message>
<message>
 <source>{}: this output exists only for the method frequency; choose that as METHOD, or skip it.</source>
 <translation>{} : seule la méthode frequency la produit ; choisissez-la comme METHOD, ou omettez cette sortie.</translation>
</message>
<message>
 <source>{}: this version of QGIS does not open {} by its text. Add it to the project and choose the layer, or unpack or download the file.</source>
 <translation>{} : cette version de QGIS n’ouvre pas {} à partir du texte. Ajoutez le fichier au projet et choisissez la couche, ou décompressez ou téléchargez le fichier.</translation>
</message>
<message>
 <source>{}: with slip friction as the ground model the ground has none; leave it empty or 0, or choose another model (GROUND_MODEL).</source>
 <translation>{}&#xa0;: avec slip friction comme modèle de sol, le sol n'en a pas&#xa0;; laissez vide ou 0, ou choisissez un autre modèle (GROUND_MODEL).</translation>
</message>
<message>
 <source>{}: {:.0f} % of the cells, {:.1f}° ± {:.1f}°</source>
 <translation>{}&#xa0;: {:.0f}&#xa0;% des cellules, {:.1f}° ± {:.1f}°</translation>
</message>
<message>
 <source>{}: {:.1f} m, {:.0f} kJ</source>
 <translation>{} : {:.1f} m, {:.0f} kJ</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed, as the geometric mean of {} sites with open data. At a new site the ratio is expected between {:.2f} and {:.2f} with a probability of 80 %.</source>
 <translation>{} : on a observé {:.2f} fois la prévision, en moyenne géométrique de {} sites à données ouvertes. Sur un nouveau site, on attend un rapport entre {:.2f} et {:.2f} avec une probabilité de 80 %.</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed; sites with open data: {}, too few for a band.</source>
 <translation>{} : on a observé {:.2f} fois la prévision ; sites à données ouvertes : {}, trop peu pour une bande.</translation>
</message>
<message>
 <source>{}: {:.3g} kNm exceed its bending strength of {:.3g} kNm</source>
 <translation>{} : {:.3g} kNm dépassent sa résistance à la flexion de {:.3g} kNm</translation>
</message>
<message>
 <source>{}: {:g} is smaller than {}, {:g}; enter a number that is not smaller.</source>
 <translation>{} : {:g} est plus petit que {}, {:g} ; donnez un nombre qui ne l'est pas.</translation>
</message>
<message>
 <source>{}: {:g} runs, {:.4g} blocks per year; {} cells, runs above {:g} kJ.</source>
 <translation>{} : {:g} trajectoires, {:.4g} blocs par an ; {} cellules, trajectoires au-dessus de {:g} kJ.</translation>
</message>
<message>
 <source>{}: {}</source>
 <translation>{}&#xa0;: {}</translation>
</message>
<message>
 <source>{}: {} and {} runs, not with the same numbers; give both the same releases and runs.</source>
 <translation>{} : {} et {} trajectoires, pas avec les mêmes numéros ; donnez aux deux les mêmes points de départ et trajectoires.</translation>
</message>
<message>
 <source>{}: {} cannot be read ({}).</source>
 <translation>{}&#xa0;: {} ne peut pas être lu ({}).</translation>
</message>
<message>
 <source>{}: {} cannot be used; the geometry of feature {} is invalid ({}). Repair the layer with Fix geometries.</source>
 <translation>{}&#xa0;: géométries inutilisables&#xa0;: {}&#xa0;; celle de l'entité {} n'est pas valide ({}). Réparez la couche avec Réparer les géométries.</translation>
</message>
<message>
 <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
 <translation>{}&#xa0;: {} ne peut pas être écrit ({}). Choisissez un autre emplacement, ou fermez le programme qui utilise le fichier.</translation>
</message>
<message>
 <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
 <translation>{}&#xa0;: {} ne peut pas être écrit, car le dossier {} n'existe pas. Créez-le d'abord.</translation>
</message>
<message>
 <source>{}: {} cannot hold the fields of a layer, only its shapes. Take a GeoPackage (.gpkg).</source>
 <translation>{} : {} ne peut pas contenir les champs d’une couche, seulement ses formes. Choisissez un GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cannot hold the motion of the rocks, which the later tools need: texts end after 254 characters there. Take a GeoPackage (.gpkg).</source>
 <translation>{} : {} ne peut pas contenir le mouvement des blocs, dont les outils suivants ont besoin : les textes y sont coupés après 254 caractères. Prenez un GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{}&#xa0;: {} cellules avec passages n'ont pas d'énergie&#xa0;; les deux rasters viennent-ils de la même simulation&#xa0;?</translation>
</message>
<message>
 <source>{}: {} does not state above which values its runs are counted; use the output {} of Simulate rockfall.</source>
 <translation>{} : {} ne dit pas au-dessus de quoi ses trajectoires sont comptées ; prenez la sortie {} de Simuler des chutes de pierres et de blocs.</translation>
</message>
<message>
 <source>{}: {} has no column {}; the first line must name {}.</source>
 <translation>{}&#xa0;: {} n'a pas de colonne {}&#xa0;; la première ligne doit nommer {}.</translation>
</message>
<message>
 <source>{}: {} in it points outside its folder; nothing was installed.</source>
 <translation>{} : l'entrée {} mène hors de son dossier ; rien n'a été installé.</translation>
</message>
<message>
 <source>{}: {} is a file of polygons (PLY) and no layer; choose a layer.</source>
 <translation>{} : {} est un fichier de polygones (PLY) et non une couche ; choisissez une couche.</translation>
</message>
<message>
 <source>{}: {} is a folder; give the name of a file.</source>
 <translation>{}&#xa0;: {} est un dossier&#xa0;; donnez le nom d'un fichier.</translation>
</message>
<message>
 <source>{}: {} is a pipe or a device and no file; give the path of a file.</source>
 <translation>{} : {} est un tube ou un périphérique et non un fichier ; indiquez le chemin d'un fichier.</translation>
</message>
<message>
 <source>{}: {} is given too and is equivalent; leave one of them empty.</source>
 <translation>{} : {} est aussi donné et dit la même chose autrement ; laissez l'un des deux vide.</translation>
</message>
<message>
 <source>{}: {} is the file of {} too; choose another one.</source>
 <translation>{}&#xa0;: {} est aussi le fichier de {}&#xa0;; choisissez-en un autre.</translation>
</message>
<message>
 <source>{}: {} is the input {}; choose another file for the output.</source>
 <translation>{}&#xa0;: {} est l'entrée {}&#xa0;; choisissez un autre fichier pour la sortie.</translation>
</message>
<message>
 <source>{}: {} needs this factor. Talus has not seen it in the standard, so there is no default.</source>
 <translation>{} : {} exige ce facteur. Talus ne l'a pas vu dans la norme, il n'y a donc pas de valeur par défaut.</translation>
</message>
<message>
 <source>{}: {} numbers; give at most {}.</source>
 <translation>{} : {} nombres ; en donner {} au plus.</translation>
</message>
<message>
 <source>{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.</source>
 <translation>{} : {} de l'entité {} est {} ; donner des mètres, plus que 0, ou omettre la trace.</translation>
</message>
<message>
 <source>{}: {} of {} runs, largest energy so far [kJ]</source>
 <translation>{} : {} de {} trajectoires, plus grande énergie jusqu'ici [kJ]</translation>
</message>
<message>
 <source>{}: {} of {} runs, {} of {} release points, largest energy so far [kJ]</source>
 <translation>{} : {} de {} trajectoires, {} de {} points de départ, plus grande énergie jusqu'ici [kJ]</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only, or choose with OVERLAP which one to use.</source>
 <translation>{}&#xa0;: superpositions avec des valeurs différentes&#xa0;: {}. Découpez les polygones pour que chaque endroit n'ait qu'une seule valeur, ou indiquez avec OVERLAP lequel compte.</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
 <translation>{}&#xa0;: {} se superposent avec des valeurs différentes. Découpez-les pour que chaque endroit n'ait qu'une valeur.</translation>
</message>
<message>
 <source>{}: {} points.</source>
 <translation>{}&#xa0;: {} points.</translation>
</message>
<message>
 <source>{}: {} rocks send {} pieces, at most {} of one rock. {:g}th percentiles of the energy: {:.4g} kJ for single pieces, {:.4g} kJ for the largest piece of each rock, {:.4g} kJ for all pieces of each rock together.</source>
 <translation>{} : {} blocs envoient {} fragments, au plus {} d'un même bloc. Énergies du percentile {:g} : {:.4g} kJ sur les fragments, {:.4g} kJ sur le plus gros fragment de chaque bloc, {:.4g} kJ sur tous les fragments de chaque bloc ensemble.</translation>
</message>
<message>
 <source>{}: {} runs; {:g}th percentiles: run-out {:.4g} m, energy {:.4g} kJ, height {:.3g} m</source>
 <translation>{} : {} trajectoires ; {:g}es percentiles : distance parcourue {:.4g} m, énergie {:.4g} kJ, hauteur {:.3g} m</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}.</source>
 <translation>{} : {} valeurs ne forment pas de lignes de {}.</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}: runs, return period, blocks.</source>
 <translation>{} : {} valeurs ne font pas de lignes de {} : trajectoires, période de retour, blocs.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, a file that already exists; choose another name.</source>
 <translation>{} : {} écraserait {}, qui s'y trouve sans lui ; choisissez un autre nom.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, from which the input {} is read; choose another file for the output.</source>
 <translation>{} : {} écraserait {}, où l'entrée {} est lue ; choisissez un autre fichier pour la sortie.</translation>
</message>
<message>
 <source>{}: {}, {}.</source>
 <translation>{} : {}, {}.</translation>
</message>
<message>
 <source>{}th percentile of the first passages of {} rocks; layer {}</source>
 <translation>{}e percentile des premiers passages de {} blocs ; couche {}</translation>
</message>
</context>
</TS>
