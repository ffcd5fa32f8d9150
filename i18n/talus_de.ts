<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Talus</name>
<message>
 <source>  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.</source>
 <translation>  Energielinienwinkel innerhalb von {}: ab {:.1f}°, 5 % unter {:.1f}°.</translation>
</message>
<message>
 <source>  The results are already there.</source>
 <translation>  Sie ist schon da.</translation>
</message>
<message>
 <source>  once in {:g} years: {:.3g} m³</source>
 <translation>  einmal in {:g} Jahren: {:.3g} m³</translation>
</message>
<message>
 <source>  {}, {} [{}]: {:.4g} before, {:.4g} after, difference {:.3g} ({:.3g} to {:.3g})</source>
 <translation>  {}, {} [{}]: {:.4g} vorher, {:.4g} nachher, Unterschied {:.3g} ({:.3g} bis {:.3g})</translation>
</message>
<message>
 <source>  {}: distance from the largest blocks {:.2f}, from all {:.3f}; blocks of {} m³</source>
 <translation>  {}: Abstand von den grössten Blöcken {:.2f}, von allen {:.3f}; Blöcke von {} m³</translation>
</message>
<message>
 <source>  {}: no rock passes.</source>
 <translation>  {}: Kein Block quert.</translation>
</message>
<message>
 <source>  {}: {:.4g} m².</source>
 <translation>  {}: {:.4g} m².</translation>
</message>
<message>
 <source>  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).</source>
 <translation>  {}: {} von {} Läufen queren; 95. Perzentile {} kJ und {} m (Blockoberkante).</translation>
</message>
<message>
 <source>% of the runs that hit</source>
 <translation>% der Läufe, die treffen</translation>
</message>
<message>
 <source>% of what it offers</source>
 <translation>% dessen, was es bietet</translation>
</message>
<message>
 <source>(empty)</source>
 <translation>(leer)</translation>
</message>
<message>
 <source>0 is vertical, 1 is 45°.</source>
 <translation>0 ist senkrecht, 1 ist 45°.</translation>
</message>
<message>
 <source>0.002 s has been tested for rocks from 0.1 m³ to some tens of m³; smaller rocks need smaller steps.</source>
 <translation>0.002 s hat sich für Blöcke von einem Zehntel bis zu einigen Dutzend m³ bewährt; kleinere Blöcke brauchen kleinere Schritte.</translation>
</message>
<message>
 <source>0.004 s for blocks of about 1 m³. Half of it for blocks of 0.1 m³.</source>
 <translation>0.004 s für Blöcke von etwa 1 m³. Die Hälfte davon für Blöcke von 0.1 m³.</translation>
</message>
<message>
 <source>1  Not checked</source>
 <translation>1  Nicht geprüft</translation>
</message>
<message>
 <source>1 Prepare</source>
 <translation>1 Vorbereiten</translation>
</message>
<message>
 <source>1 both, 2 the indication only, 3 runs only, 0 neither; of the largest volume. Needs passages.</source>
 <translation>1 beide, 2 nur der Hinweis, 3 nur Läufe, 0 keines; des grössten Volumens. Braucht Querungen.</translation>
</message>
<message>
 <source>1 is an octahedron, 2 an ellipsoid, 4 a rounded block; large exponents come near to a box.</source>
 <translation>1 ist ein Oktaeder, 2 ein Ellipsoid, 4 ein gerundeter Block; grosse Exponenten nähern sich einem Quader.</translation>
</message>
<message>
 <source>1 m, each 1 m³</source>
 <translation>1 m, je 1 m³</translation>
</message>
<message>
 <source>1 second</source>
 <translation>1 Sekunde</translation>
</message>
<message>
 <source>1 where blocks can arrive, 2 sources, 0 neither; a band for each volume. Without frequency and intensity: not a hazard map.</source>
 <translation>1 wohin Blöcke kommen können, 2 Ablösegebiete, 0 keines davon; ein Band für jedes Volumen. Ohne Häufigkeit und Intensität: keine Gefahrenkarte.</translation>
</message>
<message>
 <source>1 where the interval does not contain 0</source>
 <translation>1, wo das Intervall die 0 nicht enthält</translation>
</message>
<message>
 <source>1 where the required share is reached</source>
 <translation>1, wo der verlangte Anteil erreicht ist</translation>
</message>
<message>
 <source>100 years</source>
 <translation>100 Jahre</translation>
</message>
<message>
 <source>1: from the line's left to its right, -1: back</source>
 <translation>1: von links nach rechts der Linie, -1: zurück</translation>
</message>
<message>
 <source>1: in the two outer rows or columns, not started by Rockyfor3D</source>
 <translation>1: in den zwei äussersten Zeilen oder Spalten, von Rockyfor3D nicht gestartet</translation>
</message>
<message>
 <source>1: the values differ</source>
 <translation>1: die Werte unterscheiden sich</translation>
</message>
<message>
 <source>2  Result</source>
 <translation>2  Ergebnis</translation>
</message>
<message>
 <source>2 Simulate</source>
 <translation>2 Simulieren</translation>
</message>
<message>
 <source>200 parameter sets, all equally probable given the observations, for the ensemble of simulations; a button of this dialog opens that tool with them. Needs at least 5 observed points; leave out those with which you want to check the result.</source>
 <translation>200 Sätze der Parameter, nach den Beobachtungen alle gleich wahrscheinlich, für das Ensemble von Simulationen: Der Knopf dieses Dialogs öffnet es damit. Ab 5 beobachteten Punkten; behalten Sie jene zurück, an denen Sie das Ergebnis prüfen wollen.</translation>
</message>
<message>
 <source>2000 for 1 : 2000. If left empty, the largest round scale at which everything fits.</source>
 <translation>2000 für 1 : 2000. Leer: der grösste runde Massstab, bei dem alles Platz hat.</translation>
</message>
<message>
 <source>25 m/s is the minimum in type tests by EAD 340059.</source>
 <translation>25 m/s ist das Mindeste in Typenprüfungen nach EAD 340059.</translation>
</message>
<message>
 <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
 <translation>2700 passt zu Granit, Gneis und Kalk; Sandstein hat etwa 2400, Basalt 3000.</translation>
</message>
<message>
 <source>3  Scope</source>
 <translation>3  Gegenstand</translation>
</message>
<message>
 <source>3 Evaluate</source>
 <translation>3 Auswerten</translation>
</message>
<message>
 <source>3 is a wedge, 6 a column of basalt.</source>
 <translation>3 ist ein Keil, 6 eine Basaltsäule.</translation>
</message>
<message>
 <source>3 m allow access for a machine. Whether the embankment is thick enough for the rocks is a separate question, which rigid ground cannot answer.</source>
 <translation>3 m reichen für eine Maschine. Ob der Damm für die Blöcke dick genug ist, ist eine andere Frage, die starrer Boden nicht beantworten kann.</translation>
</message>
<message>
 <source>30 kJ in the Swiss recommendation.</source>
 <translation>30 kJ in der Schweizer Empfehlung.</translation>
</message>
<message>
 <source>30 years</source>
 <translation>30 Jahre</translation>
</message>
<message>
 <source>300 kJ in the Swiss recommendation.</source>
 <translation>300 kJ in der Schweizer Empfehlung.</translation>
</message>
<message>
 <source>300 years</source>
 <translation>300 Jahre</translation>
</message>
<message>
 <source>3d,film,animation,html,page,client,public,presentation,browser,rockfall</source>
 <translation>3D,Film,Animation,HTML,Seite,Kunde,Öffentlichkeit,Präsentation,Browser,Steinschlag</translation>
</message>
<message>
 <source>4  Partial factors</source>
 <translation>4  Teilsicherheitsbeiwerte</translation>
</message>
<message>
 <source>4 Decide</source>
 <translation>4 Entscheiden</translation>
</message>
<message>
 <source>4 high (red), 3 moderate (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of intensity and return period.</source>
 <translation>4 erheblich (rot), 3 mittel (blau), 2 gering (gelb), 1 Restgefährdung (gelb-weiss), nach der Matrix aus Intensität und Wiederkehrperiode.</translation>
</message>
<message>
 <source>50 to 95 %</source>
 <translation>50 bis 95 %</translation>
</message>
<message>
 <source>5th percentile of {}</source>
 <translation>5. Perzentil von {}</translation>
</message>
<message>
 <source>90 % of the bootstrap</source>
 <translation>90 % des Bootstraps</translation>
</message>
<message>
 <source>90th percentile</source>
 <translation>90. Perzentil</translation>
</message>
<message>
 <source>95 % bounds</source>
 <translation>95-%-Grenzen</translation>
</message>
<message>
 <source>95 % confidence</source>
 <translation>95 % Vertrauen</translation>
</message>
<message>
 <source>95 % energy [kJ]</source>
 <translation>95-%-Energie [kJ]</translation>
</message>
<message>
 <source>95 % energy of each scenario [kJ]</source>
 <translation>95-%-Energie jedes Szenarios [kJ]</translation>
</message>
<message>
 <source>95 % energy, difference</source>
 <translation>95-%-Energie, Differenz</translation>
</message>
<message>
 <source>95 % force [MN]</source>
 <translation>95-%-Kraft [MN]</translation>
</message>
<message>
 <source>95 % height</source>
 <translation>95-%-Höhe</translation>
</message>
<message>
 <source>95 % of the rocks have a run-out of at most {:.0f} m; within the interval of the rolling resistance of the ground classes it is {:.0f} to {:.0f} m ({} runs at each end).</source>
 <translation>95 % der Steine kommen nicht weiter als {:.0f} m; im Bereich des Rollwiderstands der Bodenklassen sind das {:.0f} bis {:.0f} m ({} Läufe an jedem Ende).</translation>
</message>
<message>
 <source>95 % of the runs</source>
 <translation>95 % aus den Läufen</translation>
</message>
<message>
 <source>95 % run-out, longest within the interval of the rolling resistance [m]</source>
 <translation>Reichweite von 95 %, längste im Bereich des Rollwiderstands [m]</translation>
</message>
<message>
 <source>95 % run-out, shortest within the interval of the rolling resistance [m]</source>
 <translation>Reichweite von 95 %, kürzeste im Bereich des Rollwiderstands [m]</translation>
</message>
<message>
 <source>95 %: {}</source>
 <translation>95 %: {}</translation>
</message>
<message>
 <source>95 is usual for the energy and height that a barrier is designed for.</source>
 <translation>95 ist üblich für die Energie und die Höhe, auf die eine Schutzbaute bemessen wird.</translation>
</message>
<message>
 <source>95th percentile</source>
 <translation>95. Perzentil</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs, of which {} pass.</source>
 <translation>95. Perzentil von "{}": {} aus {} Läufen, von denen {} queren.</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs.</source>
 <translation>95. Perzentil von "{}": {} aus {} Läufen.</translation>
</message>
<message>
 <source>95th percentile of energy at the line where it is largest [kJ]</source>
 <translation>95. Perzentil der Energie an der Linie, an der es am grössten ist [kJ]</translation>
</message>
<message>
 <source>95th percentile of the height of the top there [m]</source>
 <translation>95. Perzentil der Höhe der Blockoberkante dort [m]</translation>
</message>
<message>
 <source>95th percentile of the stops along the profile [m]</source>
 <translation>95. Perzentil der Ablagerungspunkte entlang des Profils [m]</translation>
</message>
<message>
 <source>95th percentile of velocity there [m/s]</source>
 <translation>95. Perzentil der Geschwindigkeit dort [m/s]</translation>
</message>
<message>
 <source>95th percentile of {}</source>
 <translation>95. Perzentil von {}</translation>
</message>
<message>
 <source>95th percentile, lower bound of its confidence</source>
 <translation>95. Perzentil, untere Vertrauensgrenze</translation>
</message>
<message>
 <source>95th percentile, upper bound of its confidence</source>
 <translation>95. Perzentil, obere Vertrauensgrenze</translation>
</message>
<message>
 <source>95th percentile: {}</source>
 <translation>95. Perzentil: {}</translation>
</message>
<message>
 <source>99th percentile</source>
 <translation>99. Perzentil</translation>
</message>
<message>
 <source>A CSV file with the columns value and class.</source>
 <translation>Eine CSV-Datei mit den Spalten value und class.</translation>
</message>
<message>
 <source>A CSV file with the columns value, drag in kg/s and height in m.</source>
 <translation>Eine CSV-Datei mit den Spalten value, drag in kg/s und height in m.</translation>
</message>
<message>
 <source>A GeoPackage with the polygons of ground and forest; it is made if it is not there.</source>
 <translation>Ein GeoPackage mit den Polygonen von Boden und Wald; es wird angelegt, wenn es noch nicht da ist.</translation>
</message>
<message>
 <source>A band for each volume.</source>
 <translation>Ein Band für jedes Volumen.</translation>
</message>
<message>
 <source>A band for each volume; needs volumes in the table of angles. Kinetic energy of translation.</source>
 <translation>Ein Band für jedes Volumen; braucht Volumen in der Tabelle der Winkel. Kinetische Energie der Translation.</translation>
</message>
<message>
 <source>A bar for each simulation with the confidence interval of its percentile: run-out, energy, height; and for each line the share of the runs that arrive.</source>
 <translation>Ein Balken je Simulation mit der Vertrauensspanne ihres Perzentils: Reichweite, Energie, Höhe; und für jede Linie der Anteil der Läufe, die ankommen.</translation>
</message>
<message>
 <source>A bar for each simulation: run-out, energy, height, and arrivals at the lines.</source>
 <translation>Ein Balken je Simulation: Reichweite, Energie, Höhe und was an den Linien ankommt.</translation>
</message>
<message>
 <source>A barrier on the line stops {} of them, {} continue. Numbers are of all that arrive, with their motion there.</source>
 <translation>Eine Schutzbaute auf der Linie hält {} davon auf, {} gehen weiter. Die Zahlen gelten für alle, die ankommen, mit ihrer Bewegung dort.</translation>
</message>
<message>
 <source>A block of at least this size is known to fall once in the period below, from a register of events or from silent witnesses.</source>
 <translation>Ein Block von mindestens dieser Grösse fällt bekanntlich einmal im Zeitraum darunter, nach einem Ereigniskataster oder nach stummen Zeugen.</translation>
</message>
<message>
 <source>A block of the mean size (mean radius {:.2g} m) rolls with {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Ein Block mittlerer Grösse (mittlerer Radius {:.2g} m) hat den Rollwiderstand {:.3g}, von {:.3g} bis {:.3g} (Median, 5 und 95 %).</translation>
</message>
<message>
 <source>A brake is used up after successive rock {value:.0f}: from then on it acts as a stiff stop, and its rope has to carry the load.</source>
 <translation>Nach dem aufeinanderfolgenden Block {value:.0f} ist eine Bremse aufgebraucht: Ab dann ist sie ein steifer Anschlag, und ihr Seil muss tragen, was kommt.</translation>
</message>
<message>
 <source>A cell without a level was not reached by the simulated blocks. That is no proof that it is safe: sources, volumes and paths that were not simulated are not in the map.</source>
 <translation>Eine Zelle ohne Stufe wurde von den simulierten Blöcken nicht erreicht. Das beweist nicht, dass sie sicher ist: Ausbruchstellen, Volumen und Bahnen, die nicht simuliert wurden, sind nicht in der Karte.</translation>
</message>
<message>
 <source>A contact resists rotation about its normal, as an evenly loaded disc of this radius does. 0: point contacts, which do not resist it; some blocks then never stop spinning.</source>
 <translation>Ein Kontakt widersteht der Drehung um seine Normale wie eine gleichmässig belastete Scheibe dieses Radius. 0: Punkte, die das nicht tun; dann drehen sich einige Blöcke immer weiter.</translation>
</message>
<message>
 <source>A cushion passes only if it meets both rules: q times the penetration, and a minimum thickness. If one of them was not entered (DEPTH_RATIO, LEAST_THICKNESS), the cushion counts as not checked, unless it fails by the other.</source>
 <translation>Eine Eindeckung besteht nach beiden Regeln, q-mal die Eindringtiefe und eine Mindestdicke. Wo eine nicht eingegeben wurde (DEPTH_RATIO, LEAST_THICKNESS), ist sie nicht geprüft, was immer die andere ergibt, ausser sie genügt jener nicht.</translation>
</message>
<message>
 <source>A file with points of the rock's surface. Faces are ignored: the rock is the convex hull. .laz needs the Python package laspy.</source>
 <translation>Eine Datei mit Punkten der Blockoberfläche. Flächen zählen nicht: Der Block ist die konvexe Hülle. .laz benötigt das Python-Paket laspy.</translation>
</message>
<message>
 <source>A film needs the program ffmpeg (MP4) or the Python package Pillow (GIF), and neither is there. Install ffmpeg, or Pillow with the package manager of your system or of QGIS.</source>
 <translation>Ein Film braucht das Programm ffmpeg (MP4) oder das Python-Paket Pillow (GIF), und keines von beiden ist da. Installieren Sie ffmpeg, oder Pillow mit der Paketverwaltung Ihres Systems oder von QGIS.</translation>
</message>
<message>
 <source>A first map of rock, debris below it and meadow by the slope of the elevation model, to be corrected.</source>
 <translation>Eine erste Karte von Fels, Schutt darunter und Wiese nach der Neigung des Höhenmodells, zum Berichtigen.</translation>
</message>
<message>
 <source>A ground class with soil applies on the whole slope, which is {value:.0f}° steep; above {limit:g}° there is no soil. Rocks that strike this face keep too little energy.</source>
 <translation>Die Bodenklasse gibt nach und gilt auf der ganzen Böschung, die {value:.0f}° steil ist; über {limit:g}° liegt kein Boden. Blöcke, die auf diese Wand schlagen, behalten zu wenig Energie.</translation>
</message>
<message>
 <source>A hull fills the hollows of a block, often 5 to 15 % of its volume. With a closed .stl or .obj the rock can get the volume and the mass of the block itself.</source>
 <translation>Eine Hülle füllt die Hohlräume eines Blocks, oft 5 bis 15 % seines Volumens. Mit einer geschlossenen .stl oder .obj kann der Block Volumen und Masse des wirklichen Blocks erhalten.</translation>
</message>
<message>
 <source>A layer or table with a row for each block, such as those lying on the scree. At least 10, better 65 and more, measured without leaving out the small ones on purpose.</source>
 <translation>Ein Layer oder eine Tabelle mit einer Zeile je Block, etwa der Blöcke auf der Schutthalde. Mindestens 10, besser 65 und mehr, gemessen, ohne die kleinen absichtlich auszulassen.</translation>
</message>
<message>
 <source>A level step in slopes that are higher than its depth below the crest. 0: no berm.</source>
 <translation>Eine ebene Stufe in Böschungen, die höher sind als ihre Tiefe unter der Krone. 0: keine Berme.</translation>
</message>
<message>
 <source>A line for each section with hits, energies, forces, penetration and checks.</source>
 <translation>Eine Linie je Abschnitt mit Treffern, Energien, Kräften, Tiefe und Nachweisen.</translation>
</message>
<message>
 <source>A map of geology, soil or land cover, in any system. Its surface roughness in metres is taken from the field surface_roughness, or from the obstacle heights rg70, rg20 and rg10, if it has them.</source>
 <translation>Eine Karte der Geologie, des Bodens oder der Bodenbedeckung in beliebigem System. Die Oberflächenrauigkeit in Metern wird aus dem Feld surface_roughness oder aus den Hindernishöhen rg70, rg20 und rg10 übernommen, wenn sie solche hat.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} m on the ground.</source>
 <translation>Ein Meter des Koordinatensystems ist am Boden {:.4f} m lang.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} to {:.4f} m on the ground (middle, corners of the model).</source>
 <translation>Ein Meter des Koordinatensystems ist am Boden {:.4f} bis {:.4f} m lang (Mitte, Ecken des Modells).</translation>
</message>
<message>
 <source>A new polygon gets only the area that no other covers, so that none overlap.</source>
 <translation>Ein neues Polygon erhält nur, was kein anderes bedeckt, damit sich keine überlappen.</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.25, 0.05, 0.2, 0.3), of cut slopes in hard rock (Ashayer 2007).</source>
 <translation>Eine Zahl oder eine Verteilung. Leer: normal(0.25, 0.05, 0.2, 0.3), von Einschnittböschungen in hartem Fels (Ashayer 2007).</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.40, 0.05, 0.35, 0.45), of the same slopes.</source>
 <translation>Eine Zahl oder eine Verteilung. Leer: normal(0.40, 0.05, 0.35, 0.45), von denselben Böschungen.</translation>
</message>
<message>
 <source>A number, or a distribution such as lognormal(0.2, 0.5). Needed for return periods.</source>
 <translation>Eine Zahl oder eine Verteilung wie lognormal(0.2, 0.5). Wird für Wiederkehrperioden gebraucht.</translation>
</message>
<message>
 <source>A number, or a distribution such as uniform(0.3, 0.4). Its meaning depends on the model: for azzoni it is the share of the energy that is kept, for pfeiffer R_n; R_t is 0.85. If left empty, the values published for rock, 0.35, azzoni 0.75 to 0.9, pfeiffer 0.33 to 0.37.</source>
 <translation>Eine Zahl oder eine Verteilung wie uniform(0.3, 0.4). Was sie bedeutet, hängt vom Modell ab: bei azzoni ist es der Anteil der Energie, der bleibt, bei pfeiffer R_n; R_t ist 0.85. Leer: was für Fels veröffentlicht ist, 0.35, azzoni 0.75 bis 0.9, pfeiffer 0.33 bis 0.37.</translation>
</message>
<message>
 <source>A panel for each height and catchment: share of the rocks that are held against the width, a line for each slope; thin lines, the share that first hits the catchment within this width; dotted, the width by the modified Ritchie criterion; diamonds, the ditches of a guideline.</source>
 <translation>Ein Feld je Höhe und Auffangraum: Anteil der Blöcke, die gehalten werden, über der Breite, eine Linie je Neigung; dünn der Anteil, der innerhalb der Breite zuerst aufschlägt; punktiert die Breite nach dem modifizierten Kriterium von Ritchie; Rauten die Gräben einer Richtlinie.</translation>
</message>
<message>
 <source>A part of Talus, or a Python package that it uses, cannot be loaded: {}. A package of another version or a file with the name of a Python module can be the reason; restart QGIS, or install Talus again.</source>
 <translation>Ein Teil von Talus oder ein Python-Paket, das es braucht, kann nicht geladen werden: {}. Grund kann ein Paket in einer anderen Version sein oder eine Datei, die wie ein Python-Modul heisst; starten Sie QGIS neu oder installieren Sie Talus noch einmal.</translation>
</message>
<message>
 <source>A percentile or the mean of a field, or the share of runs that meet the target: the reach probability.</source>
 <translation>Ein Perzentil oder der Mittelwert eines Felds, oder der Anteil der Läufe, die das Ziel treffen: die Erreichenswahrscheinlichkeit.</translation>
</message>
<message>
 <source>A point at the start of each rock: verdict, elongation, strokes and forces, energies.</source>
 <translation>Ein Punkt, wo jeder Block beginnt: Urteil, Auslenkung, Bremswege und Kräfte, Energien.</translation>
</message>
<message>
 <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
 <translation>Eine Punktwolke oder ein Netz in Metern; der Block ist dessen konvexe Hülle. Ersetzt die Form der Bibliothek.</translation>
</message>
<message>
 <source>A point in the middle of each cell with a rock density above 0, with the volume of its block, the three axes, density, shape and runs. Those of the two outer rows and columns, which Rockyfor3D does not start, are marked.</source>
 <translation>Ein Punkt in der Mitte jeder Zelle mit einer Gesteinsdichte über 0, mit dem Volumen ihres Blocks, den drei Achsen, Dichte, Form und Läufen. Die der zwei äussersten Zeilen und Spalten, die Rockyfor3D nicht startet, sind bezeichnet.</translation>
</message>
<message>
 <source>A point of the profile on each line, from the top down: horizontal distance [m], height [m] and, where it differs from the class outside the polygons, the ground class from this point to the next, with commas or semicolons between them. A first line with names is skipped. Instead of line and elevation model.</source>
 <translation>Ein Punkt des Profils je Zeile, von oben nach unten: horizontale Distanz [m], Höhe [m] und, wo es nicht die Klasse für den Rest ist, die Bodenklasse von diesem Punkt bis zum nächsten, mit Kommas oder Strichpunkten dazwischen. Eine erste Zeile mit Namen wird übergangen. Anstelle von Linie und Höhenmodell.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads, and the diameter of its crown.</source>
 <translation>Ein Punkt je Baum, mit den Feldern, die Steinschlag simulieren sucht, und dem Durchmesser seiner Krone.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads.</source>
 <translation>Ein Punkt je Baum, mit den Feldern, nach denen Steinschlag simulieren sucht.</translation>
</message>
<message>
 <source>A project for QField or QGIS on a tablet: releases, silent witnesses, ground and forest to be mapped, with forms, lists of values and limits, so that the layers go straight into the simulation.</source>
 <translation>Ein Projekt für QField oder QGIS auf dem Tablet: Ablösestellen, stumme Zeugen, Boden und Wald zum Aufnehmen, mit Formularen, Wertelisten und Grenzen, sodass die Layer direkt in die Simulation gehen.</translation>
</message>
<message>
 <source>A residual above 0 means that a block went farther than its simulated runs on average.</source>
 <translation>Ein Residuum über 0 bedeutet, dass ein Block weiter kam als seine simulierten Läufe im Mittel.</translation>
</message>
<message>
 <source>A response surface decides on rocks that are not thrown</source>
 <translation>Eine Antwortfläche entscheidet über Blöcke, die nicht geworfen werden</translation>
</message>
<message>
 <source>A response surface decides {} of the {} rocks below the top; its error of the energy share taken by the net is {:.2f} by cross-validation.</source>
 <translation>Eine Antwortfläche ist sich bei {} der {} Blöcke unter der Oberkante sicher; sie verfehlt den Anteil der Energie, den das Netz aufnimmt, um {:.2f} nach Kreuzvalidierung.</translation>
</message>
<message>
 <source>A rock belongs to the profile if it passes within half this width on either side of the line, or if its edge touches this corridor. At each station these are the rocks that Rocks at screen lines would count there.</source>
 <translation>Blöcke, die innerhalb der halben Breite beidseits der Linie durchgehen oder diesen Streifen mit ihrem Rand berühren, gehören zum Profil: an jeder Station diejenigen, die Blöcke an Kontrolllinien dort findet.</translation>
</message>
<message>
 <source>A rock counts once at a line, with its first passage. Later passages are in the layer of the crossings.</source>
 <translation>Ein Block zählt an einer Linie einmal, mit seiner ersten Querung. Spätere Querungen stehen im Layer der Querungen.</translation>
</message>
<message>
 <source>A rock is held only if no rope, ring, cable or mesh tears, no brake is used up, the energy balance closes within 1 % and the rock is wider than the meshes; all others count as passing. A rock that rolls out below the net after being stopped counts as held; a finding gives the number of such rocks.</source>
 <translation>Ein Stein gilt nur als gehalten, wenn kein Seil, Ring, Kabel und keine Masche reisst, keine Bremse aufgebraucht ist, die Energiebilanz auf 1 % aufgeht und der Stein breiter als die Maschen ist; alle anderen gelten als durchgehend. Einer, der unter dem Netz hinausrollt, nachdem es ihn aufgehalten hat, gilt als gehalten; ein Befund sagt, wie viele es sind.</translation>
</message>
<message>
 <source>A rock that falls from the edge of the slope onto the roof gains velocity that the crossing does not have; put the line at the level of the roof.</source>
 <translation>Ein Block, der von der Hangkante auf das Dach fällt, gewinnt Geschwindigkeit, die die Querung nicht hat; legen Sie die Linie auf die Höhe des Dachs.</translation>
</message>
<message>
 <source>A rock that hits the ground hard enough breaks into pieces that fly on (after RockGIS). It breaks if the new surface that the impact could open exceeds this share of the total surface, old and new; for 1 m³ and 50 kJ the share is 0.65. RockGIS was fitted with 0.25 to 0.7. Pieces are runs of their own and included in all maps. Left empty, rocks do not break.</source>
 <translation>Ein Block, der hart genug auf den Boden trifft, zerbricht in Stücke, die weiterfliegen (nach RockGIS). Er bricht, wenn die neue Oberfläche, die der Anprall öffnen könnte, diesen Anteil der ganzen Oberfläche, alt und neu, übersteigt; bei 1 m³ und 50 kJ ist der Anteil 0.65. RockGIS wurde mit 0.25 bis 0.7 angepasst. Stücke sind eigene Läufe und in allen Karten enthalten. Leer: Blöcke brechen nicht.</translation>
</message>
<message>
 <source>A rock that still moves after this time is stopped and counted as such.</source>
 <translation>Ein Block, der sich dann noch bewegt, wird angehalten und als solcher gezählt.</translation>
</message>
<message>
 <source>A rope, ring, cable or mesh whose strength is exceeded tears and carries no load from then on. A rock is held only if nothing tears, no brake is used up, the bending strength of no post is exceeded, the energy balance closes within 1 % and the rock is wider than the meshes. If a net fails, only the energy that it absorbed until its first part failed counts.</source>
 <translation>Ein Seil, Ring, Kabel oder Geflecht, das seine Festigkeit überschreitet, reisst und trägt von da an nichts mehr. Ein Stein ist nur gehalten, wenn nichts reisst, keine Bremse aufgebraucht ist, keine Stütze ihre Biegefestigkeit überschreitet, die Energiebilanz auf 1 % schliesst und der Stein breiter ist als die Maschen. Von einem Netz, das versagt, zählt nur, was es bis zum Versagen des ersten Teils aufnahm.</translation>
</message>
<message>
 <source>A row for each distribution, the closest to the largest blocks first: its parameters, how well it fits, its volumes, and its block of each return period.</source>
 <translation>Eine Zeile je Verteilung, zuerst die, die den grössten Blöcken am nächsten liegt: ihre Parameter, wie gut sie passt, ihre Volumen und ihr Block jeder Wiederkehrperiode.</translation>
</message>
<message>
 <source>A row for each kind of object: the share of its value that a hit of weak, medium and strong intensity destroys, and the probability of death of a person in it; numbers from 0 to 1. A row without a kind applies to all others. There are no built-in numbers: use those of your authority. If left empty, hits and probabilities only.</source>
 <translation>Eine Zeile für jede Art von Objekt: welchen Anteil seines Werts ein Treffer schwacher, mittlerer und starker Intensität zerstört, und wie wahrscheinlich eine Person darin stirbt; Zahlen von 0 bis 1. Eine Zeile ohne Art gilt für alle anderen. Es sind keine Zahlen eingebaut: nehmen Sie die Ihrer Behörde. Leer: nur Treffer und Wahrscheinlichkeiten.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive with its bounds, energy and height of those that do. Empty without crossings.</source>
 <translation>Eine Zeile je Linie und Simulation: Anteil der ankommenden Läufe mit seinen Grenzen, Energie und Höhe dieser Läufe. Leer ohne Querungen.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive, their energy and height. Only with lines.</source>
 <translation>Eine Zeile je Linie und Simulation: Anteil der ankommenden Läufe, ihre Energie und Höhe. Nur mit Linien.</translation>
</message>
<message>
 <source>A row for each line, net and requirement, with action, resistance and the result.</source>
 <translation>Eine Zeile je Linie, Netz und Anforderung, mit Einwirkung, Widerstand und Ergebnis.</translation>
</message>
<message>
 <source>A row for each parameter: {}. Search for few parameters: stops alone determine one or two.</source>
 <translation>Eine Zeile für jeden Parameter: {}. Suchen Sie wenige: Aus Ablagerungspunkten allein lassen sich einer oder zwei finden.</translation>
</message>
<message>
 <source>A row for each quantity: before, after, their difference and its confidence interval.</source>
 <translation>Eine Zeile je Grösse: vorher, nachher, der Unterschied und sein Vertrauensintervall.</translation>
</message>
<message>
 <source>A row for each return period with its volume. Volume and period go into Simulate rockfall and into the table of Hazard map.</source>
 <translation>Eine Zeile je Wiederkehrperiode mit ihrem Volumen. Volumen und Periode gehen in Steinschlag simulieren und in die Tabelle der Gefahrenkarte.</translation>
</message>
<message>
 <source>A row for each scenario in the order of the layers</source>
 <translation>Eine Zeile für jedes Szenario in der Reihenfolge der Layer</translation>
</message>
<message>
 <source>A row for each scenario in the order of the rasters</source>
 <translation>Eine Zeile für jedes Szenario in der Reihenfolge der Raster</translation>
</message>
<message>
 <source>A row for each set, at least three, measured at the source: the largest block is the parallelepiped between the most widely spaced joints. Valid where the joints are continuous; rock bridges allow larger blocks. Where LARGEST_VOLUME is given too, the smaller of both applies.</source>
 <translation>Eine Zeile je Kluftschar, mindestens drei, am Ablösegebiet gemessen: Der grösste Block ist das Parallelepiped zwischen den Klüften mit dem weitesten Abstand. Das stimmt, wo die Klüfte durchgehen; Materialbrücken lassen grössere Blöcke zu. Ist auch LARGEST_VOLUME angegeben, gilt der kleinere der beiden Werte.</translation>
</message>
<message>
 <source>A row for each set, with the standard deviation of its poles (empty: 0). Sources are then the steep cells from whose face blocks can slide on a joint or a pair of joints, or topple (Markland's tests). If left empty, the slope alone decides.</source>
 <translation>Eine Zeile für jede Schar, mit der Standardabweichung ihrer Pole (leer: 0). Ablösegebiete sind dann die steilen Zellen, aus deren Wand Blöcke auf einer Kluft oder einem Kluftpaar gleiten oder kippen können (Tests von Markland). Leer: nur die Neigung zählt.</translation>
</message>
<message>
 <source>A row for each simulation of the project: its RUN_NAME, the return period of the event in years, and the number of blocks that it releases (empty: 1). Its maps of energy (95th percentile, else maximum) and of passages, and the number of its runs, are found by the name.</source>
 <translation>Eine Zeile für jede Simulation des Projekts: ihr RUN_NAME, in wie vielen Jahren ein solches Ereignis einmal vorkommt und wie viele Blöcke es löst (leer: 1). Ihre Karten der Energie (95. Perzentil, sonst Maximum) und der Querungen sowie die Anzahl ihrer Läufe werden über den Namen gefunden.</translation>
</message>
<message>
 <source>A row for each simulation: runs, run-out, energy, velocity and height, percentiles with their bounds.</source>
 <translation>Eine Zeile je Simulation: Läufe, Reichweite, Energie, Geschwindigkeit und Höhe, Perzentile mit ihren Grenzen.</translation>
</message>
<message>
 <source>A row for each slope and catchment: the width that holds 50, 90, 95 and 99 % of the rocks, empty where the catchment is too short for it; the width within which 90 % of the rocks first hit the catchment; two rules for its width; and, where ditches of a guideline are given, the share that they hold. Shares refer to the rocks that pass over the crest.</source>
 <translation>Eine Zeile je Böschung und Auffangraum: die Breite, die 50, 90, 95 und 99 % der Blöcke hält, leer, wo der Auffangraum dafür zu kurz ist; jene, in der 90 % zuerst aufschlagen; zwei Regeln für die Breite; und, wo Gräben einer Richtlinie angegeben sind, was sie halten. Anteile der Blöcke, die über die Kante kommen.</translation>
</message>
<message>
 <source>A row for each uncertain number: the class, the parameter ({}), and its distribution, for example uniform(0.6, 0.8). They replace the effect of the softness on these numbers.</source>
 <translation>Eine Zeile für jede Zahl, die nicht bekannt ist: die Klasse, der Parameter ({}) und seine Verteilung, zum Beispiel uniform(0.6, 0.8). Sie ersetzen, was die Weichheit aus diesen Zahlen macht.</translation>
</message>
<message>
 <source>A row for each value of the field. Classes: {}.</source>
 <translation>Eine Zeile für jeden Wert des Felds. Klassen: {}.</translation>
</message>
<message>
 <source>A row for each value of the field: about 250 kg/s for open, 500 for medium and 750 for dense forest.</source>
 <translation>Eine Zeile für jeden Wert des Felds: etwa 250 kg/s für lockeren, 500 für mittleren und 750 für dichten Wald.</translation>
</message>
<message>
 <source>A row for each: run-out, energy, height and velocity, with the bounds of their percentiles.</source>
 <translation>Eine Zeile je Simulation: Reichweite, Energie, Höhe und Geschwindigkeit, mit den Grenzen ihrer Perzentile.</translation>
</message>
<message>
 <source>A run of the study that is not in the project.</source>
 <translation>Eine Simulation der Studie, die nicht im Projekt ist.</translation>
</message>
<message>
 <source>A sentence below the title: scenario, data, licence of the orthophoto.</source>
 <translation>Ein Satz unter dem Titel: Szenario, Daten, Lizenz des Orthofotos.</translation>
</message>
<message>
 <source>A shape from the library. Natural, worn rocks come first: choose the proportions of the blocks on the slope. eota111 and eota221 are the standard blocks for testing rockfall nets. Ideal solids have sharp edges and large flat faces, which no rock keeps after its first impacts; they serve verification.</source>
 <translation>Eine Form der Bibliothek. Zuerst kommen natürliche, abgenutzte Blöcke: Wählen Sie die Verhältnisse, die die Blöcke am Hang haben. eota111 und eota221 sind die Normblöcke für die Prüfung von Steinschlagschutznetzen. Ideale Körper haben scharfe Kanten und grosse ebene Flächen wie kein Block nach den ersten Aufschlägen; sie sind zur Überprüfung da.</translation>
</message>
<message>
 <source>A simulation that takes longer than a minute keeps its finished runs in a folder that the log names. When you start it again with the same inputs, also after a cancel or a crash, it continues from there; the results are the same bit for bit. The folder is removed when the results are written, and after 30 days. Simulations in which rocks break or runs split start from the beginning.</source>
 <translation>Eine Simulation, die länger als eine Minute dauert, behält das Gerechnete in einem Ordner, den das Protokoll nennt. Wird sie mit denselben Eingaben noch einmal gestartet, auch nach einem Abbruch oder Absturz, geht sie dort weiter; die Ergebnisse sind Bit für Bit dieselben. Der Ordner wird entfernt, wenn die Ergebnisse geschrieben sind, und nach 30 Tagen. Simulationen, in denen Steine zerbrechen oder Läufe sich teilen, beginnen von vorn.</translation>
</message>
<message>
 <source>A smaller part (EXTENT) saves memory.</source>
 <translation>Ein kleinerer Teil (EXTENT) spart Speicher.</translation>
</message>
<message>
 <source>A surface in energy, mass, position, height, dip, spin and size is fitted to the rocks thrown at each line. Rocks for which it is reliable are counted by its prediction; the others are counted by the share of similar rocks that were thrown. It needs some 80 thrown rocks where all seven differ.</source>
 <translation>Durch die Blöcke, die auf jede Linie geworfen werden, wird eine Fläche in Energie, Masse, Ort, Höhe, Neigung, Drehung und Grösse gelegt. Blöcke, bei denen sie sicher ist, zählen so, wie sie sagt; nur die anderen zählen nach dem Anteil der geworfenen, die ihnen gleichen. Es braucht etwa 80 geworfene Blöcke, wo alle sieben verschieden sind.</translation>
</message>
<message>
 <source>A table with a row for each rock: rock (a shape of the library, or a file in the folder of the table; empty: the shape above), volume_m3 or long_m, middle_m and short_m, density, share. Only the sizes are required, so a list of measured blocks will do. The runs of each release are distributed among them.</source>
 <translation>Eine Tabelle mit einer Zeile je Block: rock (eine Form der Bibliothek oder eine Datei neben der Tabelle; leer: die Form oben), volume_m3 oder long_m, middle_m und short_m, density, share. Nur die Grössen sind nötig, eine Liste vermessener Blöcke genügt also. Die Läufe jeder Ablösestelle werden auf die Blöcke aufgeteilt.</translation>
</message>
<message>
 <source>A table with the columns name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Empty: the classes of EAD 340059, without elongations, which are those of a product.</source>
 <translation>Eine Tabelle mit den Spalten name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Leer: die Klassen von EAD 340059, ohne Auslenkungen, denn diese gehören zu einem Produkt.</translation>
</message>
<message>
 <source>A table with volume, mass, axes, class of Zingg, sphericity, principal moments of inertia, the box of equal volume and ratios of inertia, and the error of the simplification.</source>
 <translation>Eine Tabelle mit Volumen, Masse, Achsen, Klasse nach Zingg, Sphärizität, Hauptträgheitsmomenten, dem volumengleichen Quader und Verhältnissen der Trägheit, und was die Vereinfachung gekostet hat.</translation>
</message>
<message>
 <source>A3 landscape</source>
 <translation>A3 quer</translation>
</message>
<message>
 <source>A3 portrait</source>
 <translation>A3 hoch</translation>
</message>
<message>
 <source>A4 landscape</source>
 <translation>A4 quer</translation>
</message>
<message>
 <source>A4 portrait</source>
 <translation>A4 hoch</translation>
</message>
<message>
 <source>ALONG: at {along:.0f} % the rock, {radius:.1f} m in radius, meets a post {value:.1f} m away, and the model has no contact of rocks with posts: a real net responds differently.</source>
 <translation>ALONG: Bei {along:.0f} % trifft der Block mit {radius:.1f} m Radius eine Stütze in {value:.1f} m Abstand, und das Modell kennt keine Berührung von Blöcken mit Stützen: Ein wirkliches Netz gibt anders nach.</translation>
</message>
<message>
 <source>ANGLES, row {}: {!r} is not a valid {}.</source>
 <translation>ANGLES, Zeile {}: {!r} ist keine Zahl für {}.</translation>
</message>
<message>
 <source>ANGLES: give at least one reach angle; the help of the table quotes published ones.</source>
 <translation>ANGLES: geben Sie mindestens ein Pauschalgefälle an; die Hilfe der Tabelle nennt veröffentlichte.</translation>
</message>
<message>
 <source>ANGLE_LAW: {!r} is not a law; give a and b of log10(H/L) = a + b log10(V), with a space between.</source>
 <translation>ANGLE_LAW: {!r} ist kein Gesetz; geben Sie a und b von log10(H/L) = a + b log10(V) an, mit einem Leerzeichen dazwischen.</translation>
</message>
<message>
 <source>ASCII grids have no coordinate system. Projected, in metres.</source>
 <translation>ASCII-Raster haben kein eigenes. Projiziert, in Metern.</translation>
</message>
<message>
 <source>ASTRA 12006</source>
 <translation>ASTRA 12006</translation>
</message>
<message>
 <source>ASTRA 12006: F = c e^-0.5 r^0.7 M_E^0.4 tan φ E^0.6; Labiouse et al. (1996): F = c M_E^0.4 r^0.2 E^0.6; Japan Road Association: F = c (m g)^(2/3) λ^0.4 H^0.6, times √(2 r / e) on cushions thinner than the rock. F kN, e thickness and r radius in m, M_E and λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</source>
 <translation>ASTRA 12006: F = c e^-0.5 r^0.7 M_E^0.4 tan φ E^0.6; Labiouse et al. (1996): F = c M_E^0.4 r^0.2 E^0.6; Japan Road Association: F = c (m g)^(2/3) λ^0.4 H^0.6, mal √(2 r / e) auf Überdeckungen, die dünner sind als der Block. F kN, e Dicke und r Radius in m, M_E und λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</translation>
</message>
<message>
 <source>AXIS_1, AXIS_2 and AXIS_3: a sphere has three axes of one length.</source>
 <translation>AXIS_1, AXIS_2 und AXIS_3: Eine Kugel hat drei gleich lange Achsen.</translation>
</message>
<message>
 <source>AZIMUTH: the ground on both sides of the net is too flat to find the downhill side. Enter the direction of the rocks.</source>
 <translation>AZIMUTH: Das Gelände neben dem Netz sagt nicht, welche Seite talwärts liegt. Geben Sie an, wohin der Block fliegt.</translation>
</message>
<message>
 <source>About the three axes of the rock: numbers or distributions with semicolons between them, for example 0; normal(2, 1); 0. For rocks that are followed from the middle of their path.</source>
 <translation>Um die drei Achsen des Blocks: Zahlen oder Verteilungen mit Strichpunkten dazwischen, zum Beispiel 0; normal(2, 1); 0. Für Blöcke, die mitten auf ihrem Weg beginnen.</translation>
</message>
<message>
 <source>Above the ground at the line. Rocks whose lowest point is higher pass above.</source>
 <translation>Über dem Gelände an der Linie. Blöcke, deren tiefster Punkt höher ist, gehen darüber.</translation>
</message>
<message>
 <source>Above: the lowest point of the rock, taken as far below its centre as the highest is above it, is above the top. Shares with their 95 % confidence. Too much energy: not above, with more energy than the wall can absorb.</source>
 <translation>Darüber: Der tiefste Punkt des Blocks, so tief unter seiner Mitte wie der höchste darüber, ist über der Oberkante. Anteile mit ihrem 95-%-Vertrauensbereich. Zu stark: nicht darüber, mit mehr Energie, als die Mauer aufnimmt.</translation>
</message>
<message>
 <source>Add candidate sources, give more runs (RUNS), or check the ground.</source>
 <translation>Fügen Sie mögliche Anrissgebiete hinzu, geben Sie mehr Läufe an (RUNS), oder prüfen Sie den Boden.</translation>
</message>
<message>
 <source>Add rows for the other heights and slopes.</source>
 <translation>Ergänzen Sie Zeilen für die übrigen Höhen und Neigungen.</translation>
</message>
<message>
 <source>Add rows for these kinds, or one without a kind.</source>
 <translation>Ergänzen Sie Zeilen für diese Arten, oder eine ohne Art.</translation>
</message>
<message>
 <source>Add stronger or higher barriers to the table, or move the line.</source>
 <translation>Ergänzen Sie die Tabelle um stärkere oder höhere Schutzbauten, oder verschieben Sie die Linie.</translation>
</message>
<message>
 <source>Added to the length of the vehicle: a block hits if it arrives within both.</source>
 <translation>Wird zur Länge des Fahrzeugs gezählt: ein Block trifft, der innerhalb von beidem ankommt.</translation>
</message>
<message>
 <source>Address of a dask scheduler</source>
 <translation>Adresse eines Dask-Schedulers</translation>
</message>
<message>
 <source>Adds embankments with uphill ditches to the elevation model, from crest line, height, width and face angles. In a simulation on the result, rocks meet them as terrain. Reports the volumes of fill and cut, the footprint with its ground classes, and sections.</source>
 <translation>Setzt Schutzdämme mit Auffanggräben davor in das Höhenmodell: Kronenlinie, Höhe, Breite und Neigung der Böschungen. Simulieren Sie auf dem Ergebnis, und die Blöcke treffen sie als Gelände an. Gibt Volumen von Schüttung und Aushub, die Grundfläche mit ihren Bodenklassen und Querschnitte.</translation>
</message>
<message>
 <source>Adjust the brakes of the sheet before you rely on the numbers of other impacts.</source>
 <translation>Passen Sie die Bremsen des Blatts an, bevor Sie sich auf Zahlen anderer Anpralle verlassen.</translation>
</message>
<message>
 <source>Advanced inputs</source>
 <translation>Erweiterte Eingaben</translation>
</message>
<message>
 <source>After a cancel or a crash the same inputs continue with the next member.</source>
 <translation>Nach einem Abbruch oder Absturz geht es mit denselben Eingaben beim nächsten Mitglied weiter.</translation>
</message>
<message>
 <source>After minus before. A cell that only one of the simulations reaches counts as 0 in the other; a cell that neither reaches is empty.</source>
 <translation>Nachher minus vorher; eine Zelle, die nichts erreicht, zählt als 0, eine, die beide nicht erreichen, ist leer.</translation>
</message>
<message>
 <source>After the test at the maximum energy level, category A keeps at least 50 % of the nominal height, B 30 %; the catalogue states the share (residual_share). not_asked: not checked, as no code here requires it. Where several rocks may come before repair, choose A.</source>
 <translation>Nach dem Versuch beim maximalen Energieniveau: A behält mindestens 50 % der Nennhöhe, B 30 %; der Katalog sagt, wie viel (residual_share). not_asked: nicht geprüft, denn keine der Normen hier verlangt eine. Wo vor der Instandstellung mehrere Blöcke kommen können, nehmen Sie A.</translation>
</message>
<message>
 <source>All blocks left the elevation model; give one that covers the whole fall.</source>
 <translation>Alle Blöcke haben das Höhenmodell verlassen; geben Sie eines an, das den ganzen Sturz abdeckt.</translation>
</message>
<message>
 <source>All distributions are cut off there. If left empty, the joints below give the limit; without joints there is no limit, and the distribution alone decides how large the block of a long return period is.</source>
 <translation>Dort werden alle Verteilungen abgeschnitten. Leer: was die Klüfte unten zulassen; fehlen auch diese, keine Grenze, und die Verteilung allein entscheidet, wie gross der Block einer langen Wiederkehrperiode ist.</translation>
</message>
<message>
 <source>All ground classes with the calibrated one among them, for the table of ground classes of the simulation.</source>
 <translation>Alle Bodenklassen, darunter die kalibrierte, für die Tabelle der Bodenklassen der Simulation.</translation>
</message>
<message>
 <source>All lines</source>
 <translation>Alle Linien</translation>
</message>
<message>
 <source>All logs have this length; thicker and thinner ones differ in their diameter alone.</source>
 <translation>Alle Stämme haben diese Länge; dickere und dünnere unterscheiden sich nur im Durchmesser.</translation>
</message>
<message>
 <source>All nets</source>
 <translation>Alle Netze</translation>
</message>
<message>
 <source>All packages that Talus can use are installed.</source>
 <translation>Alle Pakete, die Talus verwenden kann, sind da.</translation>
</message>
<message>
 <source>All requirements of the code were checked.</source>
 <translation>Alle Anforderungen der Norm wurden geprüft.</translation>
</message>
<message>
 <source>All runs start from one release point.</source>
 <translation>Alle Läufe starten von einer einzigen Ablösestelle.</translation>
</message>
<message>
 <source>All runs use the same classes and colours, so that maps can be compared by eye. When ticked again, all runs are drawn as the one that is shown.</source>
 <translation>Gleiche Klassen und Farben in allen Simulationen, damit sich Karten von Auge vergleichen lassen. Wird das Häkchen neu gesetzt, werden alle wie die gezeigte dargestellt.</translation>
</message>
<message>
 <source>All will take about {:.1f} minutes.</source>
 <translation>Alles zusammen dauert etwa {:.1f} Minuten.</translation>
</message>
<message>
 <source>Allow a longer duration (DURATION); on slopes steeper than the friction they may not come to rest at all.</source>
 <translation>Lassen Sie eine längere Dauer zu (DURATION); auf Hängen, die steiler sind als die Reibung, kommen sie vielleicht gar nicht zur Ruhe.</translation>
</message>
<message>
 <source>Allow more runs per release point.</source>
 <translation>Mehr Läufe je Ablösestelle zulassen.</translation>
</message>
<message>
 <source>Allow that much, or read a part of it ({key}).</source>
 <translation>Erlauben Sie so viel, oder lesen Sie nur einen Ausschnitt ({key}).</translation>
</message>
<message>
 <source>Along the line</source>
 <translation>Entlang der Linie</translation>
</message>
<message>
 <source>Along the slope, from the release to the upper edge of a stand. Not used with releases.</source>
 <translation>Entlang des Hanges, von der Ablösestelle zum oberen Rand eines Bestandes. Mit Ablösestellen nicht verwendet.</translation>
</message>
<message>
 <source>Also without the forest</source>
 <translation>Auch ohne den Wald</translation>
</message>
<message>
 <source>An elevation model that needs more memory (24 bytes per cell) is not read as a whole: tiles of it are read when rocks reach them and kept on the disk, and maps are built there, too. So a region larger than memory can be simulated; the results are the same to the last bit. Leave empty for half of the free memory.</source>
 <translation>Ein Höhenmodell, das mehr braucht (24 Bytes pro Zelle), wird nicht als Ganzes gelesen: Kacheln davon werden gelesen, wenn Blöcke dorthin kommen, und auf dem Datenträger gehalten; auch die Karten entstehen dort. So lässt sich ein Gebiet simulieren, das grösser ist als der Arbeitsspeicher; die Ergebnisse sind auf das letzte Bit dieselben. Leer: die Hälfte des freien Speichers.</translation>
</message>
<message>
 <source>An impact ends when the rock is at rest or has passed the net. A rock that has done neither after this time counts as not held.</source>
 <translation>Ein Einschlag endet, wenn der Stein in Ruhe oder hinter dem Netz ist. Einer, der nach dieser Zeit keines von beiden ist, gilt als nicht gehalten.</translation>
</message>
<message>
 <source>An impact is decided when the net has stopped the rock, with less than 5 % of its energy left in rock and net, or when the rock has passed. Then it is followed until the rock is still; the residual height is that at its end. A rock that was stopped may roll on below a slack lower edge; its flags and a finding then state this.</source>
 <translation>Ein Aufprall ist entschieden, wenn das Netz den Stein gestoppt hat, mit weniger als 5 % seiner Energie in Stein und Netz, oder wenn er vorbei ist. Danach wird er verfolgt, bis der Stein ruht; die verbleibende Höhe ist die am Ende. Ein gestoppter Stein kann unter einem schlaffen unteren Rand weiterrollen; dann sagen es seine Hinweise und ein Befund.</translation>
</message>
<message>
 <source>An unfinished run continues where it ended, to the same bits.</source>
 <translation>Eine unfertige Simulation geht weiter, wo sie endete, mit denselben Bits.</translation>
</message>
<message>
 <source>Anchors</source>
 <translation>Anker</translation>
</message>
<message>
 <source>Anchors and foundations are fixed points here: the ground in which they stand is not checked.</source>
 <translation>Anker und Fundamente sind hier feste Punkte: Der Baugrund, in dem sie stehen, wird nicht betrachtet.</translation>
</message>
<message>
 <source>Anchors, {}: {} = {}.</source>
 <translation>Anker, {}: {} = {}.</translation>
</message>
<message>
 <source>And {} more rocks.</source>
 <translation>Und {} weitere Blöcke.</translation>
</message>
<message>
 <source>Angle from the highest start to the farthest block [°]</source>
 <translation>Winkel vom höchsten Start zum fernsten Block [°]</translation>
</message>
<message>
 <source>Angle of friction of the cushion [°]</source>
 <translation>Reibungswinkel der Überdeckung [°]</translation>
</message>
<message>
 <source>Angle of the back slope of the ditch [°]</source>
 <translation>Neigung der Gegenböschung des Grabens [°]</translation>
</message>
<message>
 <source>Angle of the downhill face [°]</source>
 <translation>Neigung der talseitigen Böschung [°]</translation>
</message>
<message>
 <source>Angle of the impact below the horizontal [°]</source>
 <translation>Winkel des Anpralls unter der Horizontalen [°]</translation>
</message>
<message>
 <source>Angle of the uphill face [°]</source>
 <translation>Neigung der bergseitigen Böschung [°]</translation>
</message>
<message>
 <source>Annual damage, all objects with a value and losses</source>
 <translation>Schaden pro Jahr, alle Objekte mit Wert und Schadenwerten</translation>
</message>
<message>
 <source>Another seed tries other sets of parameters. If the result changes much, use more simulations.</source>
 <translation>Ein anderer Startwert versucht andere Parametersätze. Ändert sich das Ergebnis stark, nehmen Sie mehr Läufe.</translation>
</message>
<message>
 <source>Any map of the simulation, such as the 95th percentile of the energy.</source>
 <translation>Eine beliebige Karte der Simulation, etwa das 95. Perzentil der Energie.</translation>
</message>
<message>
 <source>Apex of the talus for the shadow angle</source>
 <translation>Oberer Rand der Schutthalde für den Schattenwinkel</translation>
</message>
<message>
 <source>Appears in the layer group and the names of the layers, the field run_name, the title of the report and the metadata of files. Each run has its own group; if left empty, the group shows the time of the run.</source>
 <translation>Steht in der Gruppe und den Namen der Layer, im Feld run_name, im Titel des Berichts und in den Metadaten der Dateien. Jede Simulation hat ihre eigene Gruppe; leer trägt sie die Zeit der Simulation.</translation>
</message>
<message>
 <source>Are the sources complete?</source>
 <translation>Sind die Ablösegebiete vollständig?</translation>
</message>
<message>
 <source>Are the subprocesses complete?</source>
 <translation>Sind die Teilprozesse vollständig?</translation>
</message>
<message>
 <source>Are there enough runs? Draws a percentile, a mean or a reach probability against the number of runs with its confidence band, and reports the number of runs needed for a required precision.</source>
 <translation>Genügen die Läufe? Zeichnet ein Perzentil, einen Mittelwert oder eine Erreichenswahrscheinlichkeit gegen die Anzahl Läufe mit dem Vertrauensband und gibt an, wie viele Läufe den Wert so genau ergeben wie gewünscht.</translation>
</message>
<message>
 <source>Area in plan [m²]</source>
 <translation>Fläche im Grundriss [m²]</translation>
</message>
<message>
 <source>Area of high danger [m²]</source>
 <translation>Fläche mit erheblicher Gefährdung [m²]</translation>
</message>
<message>
 <source>Area of low danger [m²]</source>
 <translation>Fläche mit geringer Gefährdung [m²]</translation>
</message>
<message>
 <source>Area of moderate danger [m²]</source>
 <translation>Fläche mit mittlerer Gefährdung [m²]</translation>
</message>
<message>
 <source>Area of residual danger [m²]</source>
 <translation>Fläche mit Restgefährdung [m²]</translation>
</message>
<message>
 <source>Area of the deposit [m²]</source>
 <translation>Fläche der Ablagerung [m²]</translation>
</message>
<message>
 <source>Area of the footprint [m²]</source>
 <translation>Grundfläche [m²]</translation>
</message>
<message>
 <source>Area of the gaps [m²]</source>
 <translation>Fläche der Lücken [m²]</translation>
</message>
<message>
 <source>Area of the indication, largest volume [m²]</source>
 <translation>Fläche des Hinweises, grösstes Volumen [m²]</translation>
</message>
<message>
 <source>Area of the overlaps [m²]</source>
 <translation>Fläche der Überlappungen [m²]</translation>
</message>
<message>
 <source>Area of the slivers [m²]</source>
 <translation>Fläche der Splitterpolygone [m²]</translation>
</message>
<message>
 <source>Area on the slope [m²]</source>
 <translation>Fläche am Hang [m²]</translation>
</message>
<message>
 <source>Area that 5 % of the members reach [m²]</source>
 <translation>Fläche, die 5 % der Mitglieder erreichen [m²]</translation>
</message>
<message>
 <source>Area that 95 % of the members reach [m²]</source>
 <translation>Fläche, die 95 % der Mitglieder erreichen [m²]</translation>
</message>
<message>
 <source>Area that half of the members reach (median) [m²]</source>
 <translation>Fläche, die der Median erreicht [m²]</translation>
</message>
<message>
 <source>Areas</source>
 <translation>Flächen</translation>
</message>
<message>
 <source>Areas and shares that both cover, and those that the indication adds and misses, for each volume.</source>
 <translation>Flächen und Anteile dessen, was beide haben, und dessen, was der Hinweis dazutut und was ihm entgeht, für jedes Volumen.</translation>
</message>
<message>
 <source>Areas of one ground class each. Outside the polygons, the class below applies. Polygons of different classes must not overlap.</source>
 <translation>Flächen mit je einer Bodenklasse. Wo kein Polygon ist, gilt die Klasse des übrigen Geländes. Polygone verschiedener Klassen dürfen sich nicht überlappen.</translation>
</message>
<message>
 <source>Areas of one soil type and roughness, with the ground class of Talus whose description is closest. Check each: the numbers of one program do not follow from those of the other. The field surface_roughness has the mean obstacle height d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10 in metres, which Simulate rockfall uses; it is empty where one of the three has no data, and there the value of the ground class applies.</source>
 <translation>Flächen eines Bodentyps und einer Rauigkeit mit der Bodenklasse von Talus, die gleich beschrieben ist. Prüfen Sie jede: Die Zahlen des einen Programms folgen nicht aus denen des andern. Das Feld surface_roughness enthält die mittlere Hindernishöhe d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10 in Metern, die Steinschlag simulieren übernimmt; es ist leer, wo einem der drei Raster Daten fehlen, und dort gilt die Bodenklasse.</translation>
</message>
<message>
 <source>Areas with their size in plan and on the slope, and mean and largest slope; number 1 is the largest.</source>
 <translation>Gebiete mit ihrer Grösse im Grundriss und am Hang sowie mittlerer und maximaler Neigung; Nummer 1 ist das grösste.</translation>
</message>
<message>
 <source>Areas without sources</source>
 <translation>Flächen ohne Ablösegebiete</translation>
</message>
<message>
 <source>Ask the manufacturer for them.</source>
 <translation>Fragen Sie den Hersteller danach.</translation>
</message>
<message>
 <source>Assign to selected</source>
 <translation>Den gewählten geben</translation>
</message>
<message>
 <source>At all objects together the forest keeps {} % of the rocks away, reduces the 95th-percentile energy by {} % and the total energy by {} %.</source>
 <translation>An allen Objekten zusammen hält der Wald {} % der Steine ab, vermindert das 95. Perzentil der Energie um {} % und die gesamte Energie um {} %.</translation>
</message>
<message>
 <source>At each station a screen across the corridor records height, velocity and energy of the passing rocks.</source>
 <translation>An jeder Station erfasst ein Kontrollquerschnitt quer zum Korridor Höhe, Geschwindigkeit und Energie dessen, was durchgeht.</translation>
</message>
<message>
 <source>At least 1.0.</source>
 <translation>Mindestens 1.0.</translation>
</message>
<message>
 <source>At the end {} of the stems are lost, on average over {} sequences.</source>
 <translation>Am Ende sind {} der Stämme verloren, im Mittel von {} Folgen.</translation>
</message>
<message>
 <source>At this size the rolling resistance is proportional to the mass to the power of {:.2g}, from {:.2g} to {:.2g} (median, 5 and 95 %).</source>
 <translation>Bei dieser Grösse geht der Rollwiderstand mit der Masse hoch {:.2g}, von {:.2g} bis {:.2g} (Median, 5 und 95 %).</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}</source>
 <translation>Bei {:.0f}, {:.0f}</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}: {:g} m x {:g} m</source>
 <translation>Bei {:.0f}, {:.0f}: {:g} m x {:g} m</translation>
</message>
<message>
 <source>Austria</source>
 <translation>Österreich</translation>
</message>
<message>
 <source>Austrian practice also requires that the post spacing be within 2 m of the tested one, that a line have at least three fields and at most 60 m, or intermediate anchors, and that openings at the end fields be at most 10 % of the nominal height (second hand).</source>
 <translation>Die österreichische Praxis verlangt auch, dass der Stützenabstand höchstens 2 m vom geprüften abweicht, dass eine Linie mindestens drei Felder hat und höchstens 60 m lang ist, sonst mit Zwischenankern, und dass Öffnungen an den Endfeldern höchstens 10 % der Nennhöhe haben (aus zweiter Hand).</translation>
</message>
<message>
 <source>Author</source>
 <translation>Verfasser</translation>
</message>
<message>
 <source>Axis of the block; only the proportions of the three axes are used, the size follows from the volume.</source>
 <translation>Achse des Blocks; nur das Verhältnis der drei zählt, die Grösse folgt aus dem Volumen.</translation>
</message>
<message>
 <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
 <translation>Azimut, im Uhrzeigersinn von Nord. Bleibt das Feld leer, startet jeder Block in Falllinie.</translation>
</message>
<message>
 <source>BARRIERS: give the line of the net, or a net from a file.</source>
 <translation>BARRIERS: geben Sie die Linie des Netzes an oder ein Netz aus einer Datei.</translation>
</message>
<message>
 <source>BARRIERS: left out, outside of the elevation model or without length: {features}.</source>
 <translation>BARRIERS: ausgelassen, weil ausserhalb des Höhenmodells oder ohne Länge: {features}.</translation>
</message>
<message>
 <source>BARRIERS: no rock reaches {features}, so the effect there is unknown.</source>
 <translation>BARRIERS: Zu {features} kommt kein Block; was dort aufgehalten würde, ist deshalb nicht bekannt.</translation>
</message>
<message>
 <source>BARRIERS: nothing of {} lies on the elevation model; is its coordinate system right?</source>
 <translation>BARRIERS: Nichts von {} liegt auf dem Höhenmodell; stimmt das Koordinatensystem?</translation>
</message>
<message>
 <source>BARRIERS: only the first line of the first feature is taken.</source>
 <translation>BARRIERS: nur die erste Linie des ersten Objekts wird genommen.</translation>
</message>
<message>
 <source>BARRIERS: partly where the elevation model has no data: {features}; {value:.0f} of {limit:.0f} m.</source>
 <translation>BARRIERS: teilweise dort, wo das Höhenmodell keine Daten hat: {features}; {value:.0f} von {limit:.0f} m.</translation>
</message>
<message>
 <source>BARRIERS: {features} would stop only {value:.3g} % of the arriving rocks; {limit:.3g} % are required (TARGET).</source>
 <translation>BARRIERS: {features} würde nur {value:.3g} % der Steine aufhalten, die dorthin kommen; verlangt sind {limit:.3g} % (TARGET).</translation>
</message>
<message>
 <source>BARRIERS_ALONG: {!r} is not a barrier; give its distance along the profile, above 0 and below {:g} m, its height [m] and, where it is not rigid, its energy [kJ], with colons between them, such as 35: 3: 1000.</source>
 <translation>BARRIERS_ALONG: {!r} ist kein Schutz; geben Sie den Abstand entlang des Profils, über 0 und unter {:g} m, die Höhe [m] und, wo er nicht starr ist, die Energie [kJ], mit Doppelpunkten dazwischen, etwa 35: 3: 1000.</translation>
</message>
<message>
 <source>BLOCKS, BLOCK_FILE: give a layer of blocks or a text file, one of the two.</source>
 <translation>BLOCKS, BLOCK_FILE: Geben Sie einen Layer von Blöcken oder eine Textdatei an, eines von beiden.</translation>
</message>
<message>
 <source>BLOCK_FILE: line {} is {!r}; give one volume above 0 m³ on each line.</source>
 <translation>BLOCK_FILE: Zeile {} ist {!r}; geben Sie in jeder Zeile ein Volumen über 0 m³ an.</translation>
</message>
<message>
 <source>BLOCK_VOLUMES is {!r}; the intensity of these rules is by the volume of the block, so give a positive volume in m³ for each of the {} scenarios, in their order and with spaces between them.</source>
 <translation>BLOCK_VOLUMES ist {!r}; die Intensität dieser Regeln richtet sich nach dem Volumen des Blocks. Geben Sie für jedes der {} Szenarien ein positives Volumen in m³ an, in deren Reihenfolge und mit Leerzeichen dazwischen.</translation>
</message>
<message>
 <source>BLOCK_VOLUME_FIELD: MASS_FIELD is given too and is equivalent; leave one empty.</source>
 <translation>BLOCK_VOLUME_FIELD: MASS_FIELD ist auch gegeben und sagt dasselbe auf andere Weise; lassen Sie eines leer.</translation>
</message>
<message>
 <source>BOUNDS: rolling_resistance from {value:g} to {highest:g}. It is the tangent of the slope on which rocks just keep rolling, corners included; earlier versions had 0.11 to 0.25 for the part that soil adds to corners. Published values begin at 0.4.</source>
 <translation>BOUNDS: rolling_resistance von {value:g} bis {highest:g}. Das ist der Tangens des Hangs, auf dem Blöcke gerade weiterrollen, Ecken eingeschlossen; frühere Versionen hatten 0.11 bis 0.25 und meinten, was der Boden zu den Ecken hinzufügt. Veröffentlichte Werte beginnen bei 0.4.</translation>
</message>
<message>
 <source>BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its row out, or choose another model.</source>
 <translation>BOUNDS: Mit slip friction als Bodenmodell (GROUND_MODEL) gibt es kein {}; lassen Sie seine Zeile weg oder wählen Sie ein anderes Modell.</translation>
</message>
<message>
 <source>BOUNDS: {} values do not make rows of a name, the lowest and the highest value.</source>
 <translation>BOUNDS: {} Werte ergeben keine Zeilen aus Name, tiefstem und höchstem Wert.</translation>
</message>
<message>
 <source>Band of the elevation model</source>
 <translation>Kanal des Höhenmodells</translation>
</message>
<message>
 <source>Bands are the range that the observations leave open within the bounds that were searched. On synthetic slopes that flatten evenly, bands of 90 % contained 86 % of the true values, at a sharp break of slope 79 %. Errors of the model, of the elevation model or of the release points are not included.</source>
 <translation>Bänder sind, was die Beobachtungen innerhalb der abgesuchten Grenzen offenlassen. An erfundenen Hängen, die gleichmässig flacher werden, enthielten Bänder von 90 % 86 % der wahren Werte, an einem scharfen Gefällsknick 79 %. Fehler des Modells, des Höhenmodells oder der Ablösestellen sind nicht darin.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy, and for each period: the probability that a cell lies in that zone. Needs the rate.</source>
 <translation>Bänder für jede Querung und für mehr als jede Energie, und für jede Periode: wie sicher eine Zelle in dieser Zone liegt. Braucht die Rate.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy: return period of the mean frequency of all members, which is the one for planning; then its lower and its upper bound, 5 and 95 % of the members. Needs the rate.</source>
 <translation>Bänder für jede Querung und für mehr als jede Energie: Wiederkehrperiode der mittleren Häufigkeit aller Mitglieder, mit der zu planen ist; dann ihre untere und obere Grenze, 5 und 95 % der Mitglieder. Braucht die Rate.</translation>
</message>
<message>
 <source>Barrier design</source>
 <translation>Bemessung von Schutzbauten</translation>
</message>
<message>
 <source>Barrier design table</source>
 <translation>Bemessungstabelle der Schutzbauten</translation>
</message>
<message>
 <source>Barrier heights to compare, with commas between them.</source>
 <translation>Zu betrachtende Schutzbautenhöhen, mit Kommas.</translation>
</message>
<message>
 <source>Barrier lines</source>
 <translation>Schutzbautenlinien</translation>
</message>
<message>
 <source>Barrier lines: {value:.0f}, total length: {length:.0f} m.</source>
 <translation>Linien von Schutzbauten: {value:.0f}, Länge insgesamt: {length:.0f} m.</translation>
</message>
<message>
 <source>Barrier {}</source>
 <translation>Schutzbauwerk {}</translation>
</message>
<message>
 <source>Barriers</source>
 <translation>Schutzbauten</translation>
</message>
<message>
 <source>Barriers (screening model)</source>
 <translation>Schutzbauten (Modell für die Vorbemessung)</translation>
</message>
<message>
 <source>Barriers on the profile</source>
 <translation>Schutzbauten auf dem Profil</translation>
</message>
<message>
 <source>Barriers: crossings</source>
 <translation>Schutzbauten: Querungen</translation>
</message>
<message>
 <source>Barriers: crossings of Simulate rockfall with a barrier on the line of the net: its rocks are thrown with their orientation and spin there.</source>
 <translation>Schutzbauten: Querungen aus «Steinschlag simulieren» mit einer Schutzbaute auf der Linie des Netzes: Deren Blöcke werden geworfen, wie sie dort gedreht sind und rotieren.</translation>
</message>
<message>
 <source>Barriers: results</source>
 <translation>Schutzbauten: Ergebnisse</translation>
</message>
<message>
 <source>Barriers: {}.</source>
 <translation>Schutzbauten: {}.</translation>
</message>
<message>
 <source>Basal area [m²/ha]</source>
 <translation>Grundfläche [m²/ha]</translation>
</message>
<message>
 <source>Begin at 0.4, unless the site was measured.</source>
 <translation>Beginnen Sie bei 0.4, ausser am Ort wurde gemessen.</translation>
</message>
<message>
 <source>Begin with some runs of each release point</source>
 <translation>Mit einigen Läufen von jeder Ablösestelle beginnen</translation>
</message>
<message>
 <source>Best {}</source>
 <translation>Bester Wert von {}</translation>
</message>
<message>
 <source>Between two vertices a rock flies on a parabola, with one impact where the velocities do not fit; this is exact in flight without drag. In contact with the ground the uncertainty of the energy is its change between two vertices.</source>
 <translation>Zwischen zwei Stützpunkten fliegt ein Block auf einer Parabel, mit einem Stoss, wo die Geschwindigkeiten nicht zusammenpassen; im Flug ohne Widerstand ist das exakt. Bei Bodenkontakt ist die Energie so genau bekannt, wie sie sich zwischen zwei Stützpunkten ändert.</translation>
</message>
<message>
 <source>Beyond its ends the dam slopes down around a half disc, with an angle that changes from that of one face to that of the other. No rule for this is published; sections and ends are a choice of Talus.</source>
 <translation>An seinen Enden fällt der Damm um eine halbe Scheibe herum ab, mit einer Neigung, die von der einen Böschung in die andere übergeht. Eine Regel dafür ist nicht veröffentlicht; Querschnitt und Enden sind eine Wahl von Talus.</translation>
</message>
<message>
 <source>Block scenarios</source>
 <translation>Blockszenarien</translation>
</message>
<message>
 <source>Blocks</source>
 <translation>Blöcke</translation>
</message>
<message>
 <source>Blocks are assumed to stay whole: none breaks on its path.</source>
 <translation>Blöcke gelten als ganz: keiner zerbricht unterwegs.</translation>
</message>
<message>
 <source>Blocks broke on their path. A block hits a cell if any of its pieces passes it, and counts once, with the energy of the hardest piece; energies of several pieces are not added.</source>
 <translation>Blöcke zerbrachen unterwegs. Ein Block trifft eine Zelle, wenn eines seiner Bruchstücke sie passiert, und zählt einmal, mit der Energie des energiereichsten Bruchstücks; Energien mehrerer Bruchstücke werden nicht addiert.</translation>
</message>
<message>
 <source>Blocks from [m³]</source>
 <translation>Blöcke von [m³]</translation>
</message>
<message>
 <source>Blocks in the list</source>
 <translation>Blöcke in der Liste</translation>
</message>
<message>
 <source>Blocks of any size per year</source>
 <translation>Blöcke jeder Grösse pro Jahr</translation>
</message>
<message>
 <source>Blocks per event</source>
 <translation>Blöcke je Ereignis</translation>
</message>
<message>
 <source>Blocks per year</source>
 <translation>Blöcke pro Jahr</translation>
</message>
<message>
 <source>Blocks per year from all releases</source>
 <translation>Blöcke pro Jahr aus allen Ablösestellen</translation>
</message>
<message>
 <source>Blocks slide on joints that are at least as steep.</source>
 <translation>Blöcke gleiten auf dem, was mindestens so steil ist.</translation>
</message>
<message>
 <source>Blocks start in columns a little more than a block's diameter apart, in random orientations, the lowest ones just above the ground, the others in layers above. All are released at the same time.</source>
 <translation>Die Blöcke hängen in Säulen mit etwas mehr als einem Blockdurchmesser Abstand, in zufälliger Lage, die untersten knapp über dem Boden, die anderen in Lagen darüber. Dann werden alle zugleich losgelassen.</translation>
</message>
<message>
 <source>Blocks that do not fit side by side start in further layers. Two hundred take about a minute.</source>
 <translation>Was nebeneinander keinen Platz hat, hängt in weiteren Lagen. Zweihundert brauchen etwa eine Minute.</translation>
</message>
<message>
 <source>Blocks that left the elevation model and are not in the deposit: {value:.0f}.</source>
 <translation>Blöcke, die das Höhenmodell verlassen haben und nicht in der Ablagerung liegen: {value:.0f}.</translation>
</message>
<message>
 <source>Blocks that left the terrain</source>
 <translation>Blöcke, die das Gelände verlassen haben</translation>
</message>
<message>
 <source>Blocks that still move</source>
 <translation>Blöcke, die sich noch bewegen</translation>
</message>
<message>
 <source>Blocks that stop: N d L / (100 n) %, at most 99; d diameter of the block, L length of the stand in plan. Values are means of blocks 5 % smaller and larger.</source>
 <translation>Blöcke, die anhalten: N d L / (100 n) %, höchstens 99; d Durchmesser des Blocks, L Länge des Bestands im Grundriss. Werte sind Mittel von Blöcken, die 5 % kleiner und grösser sind.</translation>
</message>
<message>
 <source>Blocks to [m³]</source>
 <translation>Blöcke bis [m³]</translation>
</message>
<message>
 <source>Borders of the danger zones are rounded with this radius. If left empty, two cells. 0: they follow the cells.</source>
 <translation>Die Ränder der Gefahrenzonen werden wie von einer Münze dieses Radius gerundet. Leer: zwei Zellen. 0: sie folgen den Zellen.</translation>
</message>
<message>
 <source>Both have the mean and the standard deviation of the stand; gamma has the longer tail of thick stems.</source>
 <translation>Beide haben den Mittelwert und die Standardabweichung des Bestands; gamma hat den längeren Ausläufer dicker Stämme.</translation>
</message>
<message>
 <source>Both runs must have the same map in the project.</source>
 <translation>Beide Simulationen müssen dieselbe Karte im Projekt haben.</translation>
</message>
<message>
 <source>Both runs must have their stops in the project.</source>
 <translation>Von beiden Simulationen müssen die Ablagerungspunkte im Projekt sein.</translation>
</message>
<message>
 <source>Boulders that no source explains</source>
 <translation>Blöcke, die kein Anrissgebiet erklärt</translation>
</message>
<message>
 <source>Boulders with their most probable source</source>
 <translation>Blöcke mit ihrem wahrscheinlichsten Anrissgebiet</translation>
</message>
<message>
 <source>Bounds of the number of runs alone, with 95 % confidence; those of the rates are wider.</source>
 <translation>Grenzen allein aus der Anzahl Läufe, mit 95 % Vertrauen; die der Raten sind weiter.</translation>
</message>
<message>
 <source>Bounds with 95 % confidence (Clopper and Pearson 1934), narrower with the square root of the number of runs. Where rasters hold probabilities, with 1 as the number of runs, no bounds can be given.</source>
 <translation>Grenzen mit 95 % Vertrauen (Clopper und Pearson 1934), enger mit der Quadratwurzel der Anzahl Läufe. Wo Raster Wahrscheinlichkeiten enthalten, mit 1 als Anzahl Läufe, lässt sich nichts aussagen.</translation>
</message>
<message>
 <source>Bozzolo and Azzoni</source>
 <translation>Bozzolo und Azzoni</translation>
</message>
<message>
 <source>British Columbia</source>
 <translation>British Columbia</translation>
</message>
<message>
 <source>By frequency, instead of the scenarios: a row for each layer, in its order, with the runs of the simulation and the blocks of its source and size class that fall per year. The log of Hazard map by the method frequency reports these rates.</source>
 <translation>Nach Häufigkeit, anstelle der Szenarien: eine Zeile für jeden Layer, in dessen Reihenfolge, mit den Läufen der Simulation und den Blöcken ihres Ablösegebiets und ihrer Grössenklasse, die in einem Jahr fallen. Das Protokoll der Gefahrenkarte nach der Methode frequency nennt diese Raten.</translation>
</message>
<message>
 <source>By the failure mode of the roof: 0.4 ductile, 1.2 brittle (punching) are recalled from ASTRA 12006. If left empty, no static force.</source>
 <translation>Nach der Versagensart des Dachs: 0.4 duktil, 1.2 spröde (Durchstanzen) sind von ASTRA 12006 in Erinnerung. Leer: keine statische Kraft.</translation>
</message>
<message>
 <source>CANOPY, SURFACE, CLOUD: give one of them; {} were given.</source>
 <translation>CANOPY, SURFACE, CLOUD: Geben Sie eines davon an; {} wurden angegeben.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, residual_share is {:g}; it is a share of the nominal height, from 0 to 1. Give 0.6 for 60 %.</source>
 <translation>CATALOGUE: Zeile {}, residual_share ist {:g}; es ist ein Anteil der Nennhöhe von 0 bis 1. 0,6 für 60 % angeben.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, {} is {!r}; give a positive number or leave it empty.</source>
 <translation>CATALOGUE: Zeile {}, {} ist {!r}; geben Sie eine positive Zahl an oder lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>CATALOGUE: {} has no column {}; it needs name and mel_kj.</source>
 <translation>CATALOGUE: {} hat keine Spalte {}; nötig sind name und mel_kj.</translation>
</message>
<message>
 <source>CELL: in cells of {value:g} m blocks of {size:.2g} m may be missed, because only the centre of a cell counts.</source>
 <translation>CELL: In Zellen von {value:g} m können Blöcke von {size:.2g} m fehlen, weil nur die Mitte einer Zelle zählt.</translation>
</message>
<message>
 <source>CELL_SIZE: the carved elevation model would have {:.0f} million cells of {:.3g} m, more than {:.0f} million. Give the part around the embankments (EXTENT) or larger cells.</source>
 <translation>CELL_SIZE: Das Höhenmodell mit Dämmen hätte {:.0f} Millionen Zellen von {:.3g} m, mehr als {:.0f} Millionen. Geben Sie den Teil um die Dämme (EXTENT) oder grössere Zellen an.</translation>
</message>
<message>
 <source>CELL_SIZE: the elevation model has cells of {value:g} m; they are not made larger.</source>
 <translation>CELL_SIZE: Das Höhenmodell hat Zellen von {value:g} m; sie werden nicht vergrössert.</translation>
</message>
<message>
 <source>CREST: all lines of {} lie outside of the elevation model; is its coordinate system right?</source>
 <translation>CREST: Alle Linien von {} liegen ausserhalb des Höhenmodells; stimmt das Koordinatensystem?</translation>
</message>
<message>
 <source>CREST: along {value:.0f} % of feature {feature} the other side is the higher one. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: Entlang {value:.0f} % von Objekt {feature} ist die andere Seite die höhere. Als Bergseite gilt die Seite {side} (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: embankments overlap: {features}. The higher dam remains, no ditch cuts into a dam, and volumes are those of the visible parts. Heights refer to the ground without the others.</source>
 <translation>CREST: Dämme überlappen sich: {features}. Der höhere Damm steht, kein Graben schneidet in einen Damm, und Volumen gelten für das, was von jedem zu sehen ist. Höhen zählen über dem Boden ohne die anderen.</translation>
</message>
<message>
 <source>CREST: feature {feature} is only {value:.2f} m high above its uphill toe near {place}, instead of the required {limit:.2f} m.</source>
 <translation>CREST: Objekt {feature} ist nur {value:.2f} m hoch über seinem bergseitigen Fuss bei {place}, verlangt sind {limit:.2f} m.</translation>
</message>
<message>
 <source>CREST: feature {feature} runs down the slope, {value:.0f}° off the contour lines; it stops only rocks from one side. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: Objekt {feature} verläuft den Hang hinab, {value:.0f}° neben den Höhenlinien; es hält auf, was von einer Seite kommt. Als Bergseite gilt die Seite {side} (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: feature {} changes no cell: the ground, or another embankment, is higher than its crest.</source>
 <translation>CREST: Objekt {} ändert keine Zelle: Der Boden oder ein anderer Damm ist höher als seine Krone.</translation>
</message>
<message>
 <source>CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Split it.</source>
 <translation>CREST: Objekt {} kreuzt oder berührt sich selbst; ein Damm braucht eine Linie mit zwei Enden. Zerschneiden Sie sie.</translation>
</message>
<message>
 <source>CREST: feature {} has coordinates that are not finite.</source>
 <translation>CREST: Objekt {} hat Koordinaten, die nicht endlich sind.</translation>
</message>
<message>
 <source>CREST: feature {}: {}</source>
 <translation>CREST: Objekt {}: {}</translation>
</message>
<message>
 <source>CREST: outside of the elevation model: {}. Leave them out, or use a larger elevation model.</source>
 <translation>CREST: ausserhalb des Höhenmodells: {}. Lassen Sie sie weg, oder nehmen Sie ein grösseres Höhenmodell.</translation>
</message>
<message>
 <source>CREST: the ground is as high on both sides of feature {feature}; the left side in the direction of the line is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: Der Boden ist auf beiden Seiten von Objekt {feature} gleich hoch; als Bergseite gilt die linke in der Richtung der Linie (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: the {side} side of feature {feature} is uphill by UPHILL_SIDE, but the ground is higher on the {other} side. Heights, faces and the ditch are those of the side chosen.</source>
 <translation>CREST: Nach UPHILL_SIDE ist die Seite {side} von Objekt {feature} die Bergseite, der Boden ist aber auf der Seite {other} höher. Höhen, Böschungen und Graben sind die der gewählten Seite.</translation>
</message>
<message>
 <source>CROSSINGS has {} layers, {} {} rows; give one of each for every scenario.</source>
 <translation>CROSSINGS hat {} Layer, {} {} Zeilen; geben Sie je eines für jedes Szenario an.</translation>
</message>
<message>
 <source>CROSSINGS, TRAJECTORIES: give one of them, not both; either provides the rocks that arrive at the lines.</source>
 <translation>CROSSINGS, TRAJECTORIES: Geben Sie eines davon an, nicht beide; jedes sagt aus, was die Blöcke an die Linien bringen.</translation>
</message>
<message>
 <source>CROSSINGS: energies are those of the translation alone, without rotation.</source>
 <translation>CROSSINGS: Die Energien sind jene der Translation allein, ohne Rotation.</translation>
</message>
<message>
 <source>CROSSINGS: feature {} has no position with a height (Z); use the layer of Simulate rockfall.</source>
 <translation>CROSSINGS: Objekt {} hat keinen Ort mit Höhe (Z); nehmen Sie den Layer von «Steinschlag simulieren».</translation>
</message>
<message>
 <source>CROSSINGS: no rock arrives at: {names}.</source>
 <translation>CROSSINGS: Kein Block kommt an bei: {names}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies on the crest line {name}.</source>
 <translation>CROSSINGS: Keine liegt auf der Kronenlinie {name}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies within {:g} m of a structure; count the rocks at these lines with Rocks at screen lines.</source>
 <translation>CROSSINGS: Keine liegt näher als {:g} m an einem Bauwerk; zählen Sie die Blöcke an diesen Linien mit Blöcke an Kontrolllinien.</translation>
</message>
<message>
 <source>CROSSINGS: none of the {} crossings in {} belongs to a feature of BARRIERS; simulate with the same layer of lines.</source>
 <translation>CROSSINGS: Keine der {} Querungen in {} gehört zu einem Objekt von BARRIERS; simulieren Sie mit demselben Linienlayer.</translation>
</message>
<message>
 <source>CROSSINGS: rocks broke in {}: a rock hits an object once, with its hardest piece, and the runs of the table are the rocks that were released.</source>
 <translation>CROSSINGS: In {} sind Blöcke zerbrochen: Ein Block trifft ein Objekt einmal, mit seinem energiereichsten Bruchstück, und die Läufe der Tabelle sind die losgelassenen Blöcke.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %, and all rocks below the top were thrown.</source>
 <translation>CROSSINGS: Der erste Platz ist nur mit {value:.0f} % Wahrscheinlichkeit der beste, und alle Steine unter der Oberkante wurden geworfen.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %.</source>
 <translation>CROSSINGS: Der erste Platz hat nur eine Wahrscheinlichkeit von {value:.0f} %, der beste zu sein.</translation>
</message>
<message>
 <source>CROSSINGS: {} has crossings of the line {}, which is not a feature of OBJECTS; use the crossings of these objects.</source>
 <translation>CROSSINGS: {} hat Querungen der Linie {}, die kein Objekt von OBJECTS ist; nehmen Sie die Querungen dieser Objekte.</translation>
</message>
<message>
 <source>CROSSINGS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS: {} Layer mit Querungen für {} mit Ablagerungspunkten; geben Sie einen von jeder Simulation oder keinen.</translation>
</message>
<message>
 <source>CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none.</source>
 <translation>CROSSINGS_BEFORE, CROSSINGS_AFTER: Geben Sie beide an oder keinen.</translation>
</message>
<message>
 <source>CROSSINGS_CARVED: they are used with CROSSINGS only; give these too.</source>
 <translation>CROSSINGS_CARVED: nur zusammen mit CROSSINGS von Nutzen; auch diese angeben.</translation>
</message>
<message>
 <source>CROSSINGS_OTHERS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS_OTHERS: {} Layer mit Querungen für {} mit Ablagerungspunkten; geben Sie einen von jeder Simulation an oder keinen.</translation>
</message>
<message>
 <source>CSV files (*.csv *.txt)</source>
 <translation>CSV-Dateien (*.csv *.txt)</translation>
</message>
<message>
 <source>CSV files (*.csv)</source>
 <translation>CSV-Dateien (*.csv)</translation>
</message>
<message>
 <source>Calibrate the ground</source>
 <translation>Boden kalibrieren</translation>
</message>
<message>
 <source>Calibrated numbers of the ground</source>
 <translation>Kalibrierte Zahlen des Bodens</translation>
</message>
<message>
 <source>Calibrates to several sites at once, so that the result is valid for the ground and not for one slope only. A file with a list of objects, one for each further site, of the inputs of this dialog by their names: DEM, RELEASES, OBSERVED and other layers of the site, and all other inputs that differ there; numbers and choices that are not given are those of the dialog. Copy as JSON of the dialog writes such an object. Class, bounds and search are the same for all. Paths may be relative to the file.</source>
 <translation>Kalibriert an mehreren Orten zugleich: Was gefunden wird, gilt dann für den Boden und nicht für einen Hang. Eine Datei mit einer Liste von Objekten, eines für jeden weiteren Ort, aus den Eingaben dieses Dialogs mit ihren Namen: DEM, RELEASES, OBSERVED und andere Layer des Ortes und was dort sonst anders ist; Zahlen und Auswahlen, die nicht angegeben sind, gelten wie im Dialog. Was «Als JSON kopieren» des Dialogs gibt, ist ein solches Objekt. Klasse, Grenzen und Suche sind für alle gleich. Pfade dürfen relativ zur Datei sein.</translation>
</message>
<message>
 <source>Calibration of the ground</source>
 <translation>Kalibrierung des Bodens</translation>
</message>
<message>
 <source>Cancel</source>
 <translation>Abbrechen</translation>
</message>
<message>
 <source>Cancelled while layers were written; nothing was saved.</source>
 <translation>Beim Schreiben der Layer abgebrochen; nichts bleibt erhalten.</translation>
</message>
<message>
 <source>Cancelled; nothing was changed.</source>
 <translation>Abgebrochen; nichts wurde verändert.</translation>
</message>
<message>
 <source>Cancelled; nothing was thrown.</source>
 <translation>Abgebrochen; es wurde nichts geworfen.</translation>
</message>
<message>
 <source>Cancelled; nothing was written.</source>
 <translation>Abgebrochen; nichts wurde geschrieben.</translation>
</message>
<message>
 <source>Cancelled; nothing was written. {:.0f} % of the runs are done and kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>Abgebrochen; nichts wurde geschrieben. {:.0f} % der Läufe sind gerechnet und bleiben erhalten: Starten Sie die Simulation mit denselben Eingaben noch einmal, und sie fährt dort fort.</translation>
</message>
<message>
 <source>Candidate lines</source>
 <translation>Mögliche Linien</translation>
</message>
<message>
 <source>Canopy height model</source>
 <translation>Kronenhöhenmodell</translation>
</message>
<message>
 <source>Canopy height model as used</source>
 <translation>Kronenhöhenmodell, wie verwendet</translation>
</message>
<message>
 <source>Canton</source>
 <translation>Kanton</translation>
</message>
<message>
 <source>Capacities to compare [kJ]</source>
 <translation>Zu vergleichende Energieaufnahmevermögen [kJ]</translation>
</message>
<message>
 <source>Capacity from your own proof: no published rule gives it for rigid walls. If left empty, not checked.</source>
 <translation>Aus Ihrem eigenen Nachweis: Keine veröffentlichte Regel gibt sie für starre Mauern. Leer: nicht geprüft.</translation>
</message>
<message>
 <source>Carved elevation model</source>
 <translation>Höhenmodell mit Dämmen und Gräben</translation>
</message>
<message>
 <source>Cases in which the catchment is too short to hold 95 %</source>
 <translation>Fälle, in denen der Auffangraum zu kurz ist, um 95 % zu halten</translation>
</message>
<message>
 <source>Catalogue of nets</source>
 <translation>Katalog der Netze</translation>
</message>
<message>
 <source>Catalonia</source>
 <translation>Katalonien</translation>
</message>
<message>
 <source>Catchment chart</source>
 <translation>Diagramm der Auffangräume</translation>
</message>
<message>
 <source>Catchment widths</source>
 <translation>Breiten der Auffangräume</translation>
</message>
<message>
 <source>Catchments, vertical : 1 horizontal</source>
 <translation>Auffangräume, vertikal auf 1 horizontal</translation>
</message>
<message>
 <source>Cell size of the canopy model made from a cloud [m]</source>
 <translation>Zellgrösse des Kronenhöhenmodells aus einer Punktwolke [m]</translation>
</message>
<message>
 <source>Cell size of the carved elevation model [m]</source>
 <translation>Zellgrösse des Höhenmodells mit Dämmen und Gräben [m]</translation>
</message>
<message>
 <source>Cell size of the maps [m]</source>
 <translation>Zellgrösse der Karten [m]</translation>
</message>
<message>
 <source>Cells around it</source>
 <translation>Zellen darum herum</translation>
</message>
<message>
 <source>Cells at least as steep are sources. Used by the method fixed only.</source>
 <translation>Zellen, die mindestens so steil sind, gehören zu Ablösegebieten. Gilt nur für die Methode fixed.</translation>
</message>
<message>
 <source>Cells of the elevation model are divided into equal parts that are no larger; the surface is unchanged outside the embankment. If left empty, half the width of the narrowest part, crest or face, but at least 0.1 m.</source>
 <translation>Zellen des Höhenmodells werden in gleiche Teile geteilt, die nicht grösser sind; die Oberfläche bleibt bis auf den Damm dieselbe. Bleibt das Feld leer: die halbe Breite des schmalsten Teils, Krone oder Böschung, mindestens aber 0.1 m.</translation>
</message>
<message>
 <source>Cells of the indication with runs [%]</source>
 <translation>Zellen der Hinweiskarte mit Läufen [%]</translation>
</message>
<message>
 <source>Cells of the source areas</source>
 <translation>Zellen der Ablösegebiete</translation>
</message>
<message>
 <source>Cells of upper edges, from which cones fall</source>
 <translation>Zellen der Oberkanten, von denen Kegel abfallen</translation>
</message>
<message>
 <source>Cells that a smaller share of the runs of a scenario passes are left out of its intensity. Single outliers otherwise draw the border of a zone.</source>
 <translation>Zellen, die von einem kleineren Anteil der Läufe eines Szenarios gequert werden, bleiben bei dessen Intensität unberücksichtigt. Sonst bestimmen einzelne Ausreisser die Grenze einer Zone.</translation>
</message>
<message>
 <source>Cells that are sources</source>
 <translation>Zellen, die Ablösegebiet sind</translation>
</message>
<message>
 <source>Cells without data or with 0 have no trees.</source>
 <translation>Zellen ohne Daten oder mit 0 haben keine Bäume.</translation>
</message>
<message>
 <source>Centre line of the crest; each feature is one embankment. A line may bend, but not cross itself.</source>
 <translation>Die Mitte der Krone, jedes Objekt ein Damm. Eine Linie darf knicken, aber sich nicht kreuzen.</translation>
</message>
<message>
 <source>Certainty: read in the source; in its abstract; second hand, in a text that quotes it; given, by the author of the file {}.</source>
 <translation>Sicherheit: in der Quelle gelesen; in ihrer Zusammenfassung; aus zweiter Hand, in einem Text, der sie zitiert; angegeben, von wem auch immer die Datei {} ausgefüllt hat.</translation>
</message>
<message>
 <source>Change of the 95th percentile of the maximum energy [kJ]</source>
 <translation>Änderung des 95. Perzentils der grössten Energie [kJ]</translation>
</message>
<message>
 <source>Change of the mean run-out [m]</source>
 <translation>Änderung der mittleren Reichweite [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1 [m]</source>
 <translation>Residuum bei 0,1 mehr kleinster durch grösste Länge [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1, standard error [m]</source>
 <translation>Residuum bei 0,1 mehr kleinster durch grösste Länge, Standardfehler [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass [m]</source>
 <translation>Residuum bei zehnfacher Masse [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass, standard error [m]</source>
 <translation>Residuum bei zehnfacher Masse, Standardfehler [m]</translation>
</message>
<message>
 <source>Characteristic percentile [%]</source>
 <translation>Charakteristisches Perzentil [%]</translation>
</message>
<message>
 <source>Chart</source>
 <translation>Diagramm</translation>
</message>
<message>
 <source>Charts: the statistic of the first n runs in a random order, its 95 % confidence band, and dashed lines 10 % above and below the value of all runs. The bands cover the number of runs only, not the choice of the release points, the ground or the model.</source>
 <translation>Diagramme: der Kennwert der ersten Läufe in zufällig gezogener Reihenfolge, ihr Vertrauensband von 95 % und gestrichelt 10 % über und unter dem Wert aller Läufe. Die Bänder sagen nur etwas über die Anzahl Läufe aus, nicht über die Wahl der Ablösestellen, den Boden oder das Modell.</translation>
</message>
<message>
 <source>Check it by hand, or enter the missing input.</source>
 <translation>Prüfen Sie es von Hand, oder geben Sie an, was fehlt.</translation>
</message>
<message>
 <source>Check of the net {}: {}</source>
 <translation>Nachweis des Netzes {}: {}</translation>
</message>
<message>
 <source>Check release points, release height and ground there, and do not treat the larger class as the less dangerous one.</source>
 <translation>Prüfen Sie Startpunkte, Starthöhe und Boden dort, und halten Sie die grössere Klasse nicht für die harmlose.</translation>
</message>
<message>
 <source>Check rock, releases and terrain, or widen the bounds.</source>
 <translation>Prüfen Sie Block, Ablösestellen und Gelände, oder erweitern Sie die Grenzen.</translation>
</message>
<message>
 <source>Check ropes and posts of the description: forces at an impact begin from this state.</source>
 <translation>Prüfen Sie Seile und Stützen der Beschreibung: Die Kräfte beim Anprall gehen von diesem Zustand aus.</translation>
</message>
<message>
 <source>Check the figure.</source>
 <translation>Prüfen Sie die Abbildung.</translation>
</message>
<message>
 <source>Check the free border (FREE_BORDER), the radius (RADIUS) and the partial factors; lengths are in m.</source>
 <translation>Freien Rand (FREE_BORDER), Radius (RADIUS) und Teilsicherheitsbeiwerte prüfen; Längen in m.</translation>
</message>
<message>
 <source>Check the ground classes of the flat parts.</source>
 <translation>Bodenklassen der flachen Teile prüfen.</translation>
</message>
<message>
 <source>Check the mass of the design block (MASS) and the partial factors.</source>
 <translation>Masse des Bemessungsblocks (MASS) und Teilsicherheitsbeiwerte prüfen.</translation>
</message>
<message>
 <source>Check the number and its unit.</source>
 <translation>Zahl und Einheit prüfen.</translation>
</message>
<message>
 <source>Check the run-out against events with blocks of this size.</source>
 <translation>Prüfen Sie die Reichweite an Ereignissen mit Blöcken dieser Grösse.</translation>
</message>
<message>
 <source>Check the run-out of this scenario against events with blocks of this size.</source>
 <translation>Prüfen Sie die Reichweite dieses Szenarios an Ereignissen mit Blöcken dieser Grösse.</translation>
</message>
<message>
 <source>Check the sections, and enter a larger height.</source>
 <translation>Sehen Sie die Querschnitte an, und geben Sie eine grössere Höhe an.</translation>
</message>
<message>
 <source>Check the threshold by the figure and in the field.</source>
 <translation>Prüfen Sie den Schwellenwert anhand der Abbildung und im Gelände.</translation>
</message>
<message>
 <source>Check the unit of the heights and which raster was chosen.</source>
 <translation>Prüfen Sie die Einheit der Höhen und welches Raster gewählt wurde.</translation>
</message>
<message>
 <source>Check these impacts with a description of the net that has its posts as beams.</source>
 <translation>Prüfen Sie diese Anpralle mit einer Beschreibung des Netzes, welche die Pfosten als Balken hat.</translation>
</message>
<message>
 <source>Check these numbers before you rely on them, or enter your own.</source>
 <translation>Prüfen Sie diese Zahlen, bevor Sie sich auf sie verlassen, oder geben Sie eigene an.</translation>
</message>
<message>
 <source>Check these sizes, or choose a shape that fills more, or less, of the box of its lengths (ROCK).</source>
 <translation>Prüfen Sie diese Grössen, oder wählen Sie eine Form, die den Quader ihrer Längen mehr oder weniger ausfüllt (ROCK).</translation>
</message>
<message>
 <source>Check volume, density and the heights of the elevation model; consider whether the block would stay whole.</source>
 <translation>Prüfen Sie Volumen, Dichte und die Höhen des Höhenmodells; klären Sie, ob der Block ganz bliebe.</translation>
</message>
<message>
 <source>Check whether they lie on ledges or in hollows; if not, choose a ground class with less friction there, and try other shapes.</source>
 <translation>Prüfen, ob sie auf Absätzen oder in Mulden liegen; wenn nicht, dort eine Bodenklasse mit weniger Reibung wählen und andere Formen versuchen.</translation>
</message>
<message>
 <source>Check whether this is the right file and band.</source>
 <translation>Prüfen, ob Datei und Kanal die richtigen sind.</translation>
</message>
<message>
 <source>Check why obstacles hold the larger blocks better, such as small blocks that pass over them.</source>
 <translation>Prüfen Sie, warum Hindernisse die grösseren Blöcke besser halten, etwa weil kleine sie überspringen.</translation>
</message>
<message>
 <source>Check with the joints of the cliff whether such a block is possible; enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS).</source>
 <translation>Prüfen Sie an den Klüften der Wand, ob ein solcher Block möglich ist; geben Sie den grösstmöglichen Block (LARGEST_VOLUME) oder die Kluftscharen (JOINTS) ein.</translation>
</message>
<message>
 <source>Checked barriers</source>
 <translation>Geprüfte Schutzbauten</translation>
</message>
<message>
 <source>Checked stands</source>
 <translation>Geprüfte Bestände</translation>
</message>
<message>
 <source>Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD 340059: design energy, height with free border, and distance to the object behind, line by line.</source>
 <translation>Prüft Schutznetze an den Linien von Blöcke an Kontrolllinien nach UNI 11211-4, ONR 24810 oder den Klassen von EAD 340059: Bemessungsenergie, Höhe mit Freibord und Abstand zum Objekt dahinter, Linie für Linie.</translation>
</message>
<message>
 <source>Choose a class of rock (extra_hard), or one for the face and one for the catchment (talus:slopeprofile).</source>
 <translation>Wählen Sie eine Felsklasse (extra_hard), oder je eine für Wand und Fangraum (talus:slopeprofile).</translation>
</message>
<message>
 <source>Choose a height and a capacity that together reach the required share (field reaches of the variants). Each of need_h_m and need_class of the result meets one criterion only, and need_class is empty where no class suffices.</source>
 <translation>Wählen Sie eine Höhe und eine Energieaufnahme, die den Anteil zusammen erreichen (Feld reaches der Varianten). need_h_m und need_class des Ergebnisses erreichen ihn nur je für sich, und need_class ist leer, wo keine Klasse genügt.</translation>
</message>
<message>
 <source>Choose a run, and a second one: the run before the measure.</source>
 <translation>Wählen Sie eine Simulation und eine zweite: jene vor der Massnahme.</translation>
</message>
<message>
 <source>Choose a smaller SPACING where the stand is narrow.</source>
 <translation>Wählen Sie ein kleineres SPACING, wo der Bestand schmal ist.</translation>
</message>
<message>
 <source>Choose an elevation model first.</source>
 <translation>Wählen Sie zuerst ein Höhenmodell.</translation>
</message>
<message>
 <source>Choose an elevation model in metres first: the map gets its coordinate system.</source>
 <translation>Wählen Sie zuerst ein Höhenmodell in Metern: Die Karte erhält sein Koordinatensystem.</translation>
</message>
<message>
 <source>Choose an elevation model: a raster file with heights in metres.</source>
 <translation>Wählen Sie ein Höhenmodell: eine Rasterdatei mit Höhen in Metern.</translation>
</message>
<message>
 <source>Choose another impact law, or leave the restitution at 0.</source>
 <translation>Wählen Sie ein anderes Stossgesetz, oder lassen Sie die Restitution auf 0.</translation>
</message>
<message>
 <source>Choose another shape of the rocks, and check the lengths.</source>
 <translation>Wählen Sie eine andere Form der Steine, und prüfen Sie die Längen.</translation>
</message>
<message>
 <source>Choose fewer runs, a longer interval between samples, or fewer outputs.</source>
 <translation>Wählen Sie weniger Läufe, einen längeren Abstand der Abtastungen oder weniger Ausgaben.</translation>
</message>
<message>
 <source>Choose the band with the heights.</source>
 <translation>Den Kanal mit den Höhen wählen.</translation>
</message>
<message>
 <source>Choose the file of the map first.</source>
 <translation>Wählen Sie zuerst die Datei der Karte.</translation>
</message>
<message>
 <source>Choose the file or the band with the heights.</source>
 <translation>Die Datei oder den Kanal mit den Höhen wählen.</translation>
</message>
<message>
 <source>Choose the layer whose polygons are to be taken.</source>
 <translation>Wählen Sie den Layer, dessen Polygone übernommen werden sollen.</translation>
</message>
<message>
 <source>Choose the method fixed to use it.</source>
 <translation>Wählen Sie die Methode fixed, damit er zählt.</translation>
</message>
<message>
 <source>Choose the option together in PIECES.</source>
 <translation>Wählen Sie in PIECES ihre Energien zusammen.</translation>
</message>
<message>
 <source>Choose the other side, unless rocks come from there.</source>
 <translation>Wählen Sie die andere Seite, ausser wenn die Blöcke von dort kommen.</translation>
</message>
<message>
 <source>Choose the shape of the simulation (ROCK).</source>
 <translation>Wählen Sie die Form der Simulation (ROCK).</translation>
</message>
<message>
 <source>Choose the side, or split the line where the side changes.</source>
 <translation>Wählen Sie die Seite, oder teilen Sie die Linie, wo die Seite wechselt.</translation>
</message>
<message>
 <source>Choose the side.</source>
 <translation>Wählen Sie die Seite.</translation>
</message>
<message>
 <source>Choose the unit of the points (UNIT).</source>
 <translation>Wählen Sie die Einheit der Punkte (UNIT).</translation>
</message>
<message>
 <source>Class by ONR 24810: CC3 requires more than CC1 and CC2. The authority decides which one applies.</source>
 <translation>Nach ONR 24810: CC3 verlangt mehr als CC1 und CC2. Die Behörde sagt, welche gilt.</translation>
</message>
<message>
 <source>Class changed</source>
 <translation>Klasse geändert</translation>
</message>
<message>
 <source>Class of random blocks after Zingg</source>
 <translation>Klasse zufälliger Blöcke nach Zingg</translation>
</message>
<message>
 <source>Class of the slope and of the catchment below it: extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Klasse der Böschung und des Auffangraums darunter: extra_hard ist Fels, hard grober Hangschutt, medium Waldboden, soft feuchte Wiese.</translation>
</message>
<message>
 <source>Class where there is no polygon.</source>
 <translation>Klasse, wo kein Polygon ist.</translation>
</message>
<message>
 <source>Class where there is no polygon: rocks plough deep into soft ground, and lose the least energy on hard ground. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Klasse, wo kein Polygon ist: In weichen Boden pflügen sich Blöcke tief ein, auf hartem verlieren sie am wenigsten. extra_hard ist Fels, hard grober Hangschutt, medium Waldboden, soft feuchte Wiese.</translation>
</message>
<message>
 <source>Classes and matrix are those chosen above. The authority decides which apply, and draws the zones.</source>
 <translation>Klassen und Matrix sind die oben gewählten. Die Behörde entscheidet, welche gelten, und legt die Zonen fest.</translation>
</message>
<message>
 <source>Classes of ETAG 27 and EAD 340059; 8500 stands for the one above 4500, which has no upper bound. capacity: the number below. rigid: a wall or dam that takes any energy.</source>
 <translation>Klassen nach ETAG 27 und EAD 340059; 8500 steht für jene über 4500, die keine obere Grenze hat. capacity: die Zahl unten. rigid: eine Mauer oder ein Damm, die jede Energie aufnehmen.</translation>
</message>
<message>
 <source>Classes where no polygon sets one; each is simulated separately, to show how much the ground matters.</source>
 <translation>Wo kein Polygon etwas anderes sagt; für jede wird eine Simulation gemacht, um zu sehen, wie viel der Boden ausmacht.</translation>
</message>
<message>
 <source>Clauses</source>
 <translation>Ziffern der Norm</translation>
</message>
<message>
 <source>Clear</source>
 <translation>Leeren</translation>
</message>
<message>
 <source>Clear all</source>
 <translation>Alles löschen</translation>
</message>
<message>
 <source>Click on an object of any visible layer.</source>
 <translation>Klicken Sie auf ein Objekt eines sichtbaren Layers.</translation>
</message>
<message>
 <source>Click on the map, or draw a line.</source>
 <translation>Klicken Sie in die Karte, oder ziehen Sie eine Linie.</translation>
</message>
<message>
 <source>Click on the map.</source>
 <translation>Klicken Sie auf die Karte.</translation>
</message>
<message>
 <source>Click the corners; the right button ends the polygon, Backspace takes one back.</source>
 <translation>Klicken Sie die Ecken; die rechte Taste beendet das Polygon, die Rücktaste nimmt eine zurück.</translation>
</message>
<message>
 <source>Click the points of a line downhill along the paths; the right button ends it.</source>
 <translation>Klicken Sie die Punkte einer Linie talwärts entlang der Sturzbahnen; die rechte Taste beendet sie.</translation>
</message>
<message>
 <source>Click the points of a line; the right button ends it.</source>
 <translation>Klicken Sie die Punkte einer Linie; die rechte Taste beendet sie.</translation>
</message>
<message>
 <source>Close</source>
 <translation>Schliessen</translation>
</message>
<message>
 <source>Close QGIS, and choose in the OSGeo4W set-up: {}</source>
 <translation>Schliessen Sie QGIS, und wählen Sie im OSGeo4W-Setup: {}</translation>
</message>
<message>
 <source>Close it, or leave this off.</source>
 <translation>Schliessen Sie es, oder lassen Sie das ausgeschaltet.</translation>
</message>
<message>
 <source>Cloud of points</source>
 <translation>Punktwolke</translation>
</message>
<message>
 <source>Code</source>
 <translation>Norm</translation>
</message>
<message>
 <source>Code of the procedure (GASPAR)</source>
 <translation>Code des Verfahrens (GASPAR)</translation>
</message>
<message>
 <source>Codes 0 to 7 of Rockyfor3D. Where it is empty or not given, the type is chosen by the description of the ground class; check each, for the numbers of one program do not follow from those of the other.</source>
 <translation>Codes 0 bis 7 von Rockyfor3D. Wo das Feld leer ist oder fehlt, folgt der Typ dem Wortlaut der Bodenklasse; jeden ansehen, denn die Zahlen des einen Programms folgen nicht aus denen des anderen.</translation>
</message>
<message>
 <source>Coefficient of determination of the slope distribution</source>
 <translation>Bestimmtheitsmass der Neigungsverteilung</translation>
</message>
<message>
 <source>Combinations of ground and forest</source>
 <translation>Kombinationen von Boden und Wald</translation>
</message>
<message>
 <source>Combinations of slope and catchment</source>
 <translation>Kombinationen von Böschung und Auffangraum</translation>
</message>
<message>
 <source>Combines simulations of several scenarios, such as rock sizes with their return periods, to intensities, danger levels after the Swiss matrix, and the probability per year that a place is reached. Energy-line and shadow-angle maps can be made as well, as a check that needs no simulation.</source>
 <translation>Verbindet Simulationen mehrerer Szenarien, etwa von Blockgrössen mit ihren Wiederkehrperioden, zu Intensitäten, Gefahrenstufen nach der Schweizer Matrix und der Wahrscheinlichkeit pro Jahr, dass ein Ort erreicht wird. Karten der Energielinien- und Schattenwinkel können daneben erstellt werden, als Kontrolle, die keine Simulation benötigt.</translation>
</message>
<message>
 <source>Compare ...</source>
 <translation>Vergleichen ...</translation>
</message>
<message>
 <source>Compare both ends of the interval of the rolling resistance</source>
 <translation>Beide Enden des Bereichs des Rollwiderstands vergleichen</translation>
</message>
<message>
 <source>Compare both.</source>
 <translation>Vergleichen Sie beide.</translation>
</message>
<message>
 <source>Compare many simulations</source>
 <translation>Viele Simulationen vergleichen</translation>
</message>
<message>
 <source>Compare two simulations</source>
 <translation>Zwei Simulationen vergleichen</translation>
</message>
<message>
 <source>Compared quantity</source>
 <translation>Was verglichen wird</translation>
</message>
<message>
 <source>Compares candidate lines for a flexible net: rocks of a simulation without the net are thrown into it where they cross each line. Reports the shares of rocks that are held, that pass through and that pass over, percentiles of elongation and forces, the distance to the objects behind, and a ranking of the lines with its uncertainty.</source>
 <translation>Vergleicht mögliche Linien für ein flexibles Netz: Blöcke einer Simulation, die ohne es gemacht wurde, werden ins Netz geworfen, wo sie jede Linie queren. Anteile, die gehalten werden, durchkommen oder darüber gehen, Perzentile von Auslenkung und Kräften, Abstand zu den Objekten dahinter und eine Reihenfolge der Linien mit ihrer Unsicherheit.</translation>
</message>
<message>
 <source>Comparing both ends of the interval of the rolling resistance ...</source>
 <translation>Beide Enden des Bereichs des Rollwiderstands werden verglichen ...</translation>
</message>
<message>
 <source>Comparison of the variants</source>
 <translation>Vergleich der Varianten</translation>
</message>
<message>
 <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
 <translation>Rechnet auf einem Cluster statt auf diesem Computer, zum Beispiel tcp://host:8786. Benötigt hier das Python-Paket distributed und auf allen Workern dasselbe Talus. Leer: die Threads dieses Computers.</translation>
</message>
<message>
 <source>Computing time grows with the corners; 30 to 100 keep the shape of most blocks.</source>
 <translation>Die Rechenzeit wächst mit den Ecken; 30 bis 100 erhalten die Form der meisten Blöcke.</translation>
</message>
<message>
 <source>Computing time grows with them. Superellipsoids are symmetric and need an even number, at least 8.</source>
 <translation>Die Rechenzeit wächst mit ihnen. Superellipsoide sind symmetrisch und benötigen eine gerade Anzahl, mindestens 8.</translation>
</message>
<message>
 <source>Conclusions</source>
 <translation>Ergebnis</translation>
</message>
<message>
 <source>Confidence [%]</source>
 <translation>Vertrauensniveau [%]</translation>
</message>
<message>
 <source>Confidence of the maps</source>
 <translation>Vertrauensbereich der Karten</translation>
</message>
<message>
 <source>Connecting to the scheduler at {} ...</source>
 <translation>Verbindung mit dem Scheduler {} wird aufgebaut ...</translation>
</message>
<message>
 <source>Consequence class {}. Forces of several ropes at one anchor are added as numbers, whatever their directions. The ground must be tested on site.</source>
 <translation>Schadensfolgeklasse {}. Kräfte mehrerer Seile an einem Anker werden als Zahlen addiert, ungeachtet ihrer Richtung. Der Baugrund ist vor Ort zu prüfen.</translation>
</message>
<message>
 <source>Consequence class, for the anchors</source>
 <translation>Schadensfolgeklasse, für die Anker</translation>
</message>
<message>
 <source>Contacts</source>
 <translation>Bodenkontakte</translation>
</message>
<message>
 <source>Convergence</source>
 <translation>Konvergenz</translation>
</message>
<message>
 <source>Convergence of a simulation</source>
 <translation>Konvergenz einer Simulation</translation>
</message>
<message>
 <source>Coordinate system</source>
 <translation>Koordinatensystem</translation>
</message>
<message>
 <source>Coordinate system of the grids</source>
 <translation>Koordinatensystem der Raster</translation>
</message>
<message>
 <source>Coordinate system of the layers, in metres. If left empty, that of the elevation model.</source>
 <translation>Der Layer, in Metern. Leer: das des Höhenmodells.</translation>
</message>
<message>
 <source>Copy its heights into the study (cloud-optimised GeoTIFF)</source>
 <translation>Die Höhen in die Studie kopieren (cloudoptimiertes GeoTIFF)</translation>
</message>
<message>
 <source>Copying the elevation model ...</source>
 <translation>Das Höhenmodell wird kopiert ...</translation>
</message>
<message>
 <source>Corners of superellipsoids and random blocks</source>
 <translation>Ecken von Superellipsoiden und zufälligen Blöcken</translation>
</message>
<message>
 <source>Corners of the rock in metres about its centre of mass, which the simulation takes as a shape from a file.</source>
 <translation>Ecken des Blocks in Metern um seinen Massenschwerpunkt, die die Simulation als Form aus einer Datei übernimmt.</translation>
</message>
<message>
 <source>Correlation of rolling_resistance and surface_roughness</source>
 <translation>Korrelation von rolling_resistance und surface_roughness</translation>
</message>
<message>
 <source>Could climb over: rocks that do not pass over the crest, for which a sphere that rolls at the velocity of the crossing down the mean slope climbs higher than the crest above the uphill toe: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ the sum of the angles of slope and face; derived for no slip, no resistance and a plastic impact, so it is an upper limit of the climb.</source>
 <translation>Könnte überrollen: nicht darüber, und eine Kugel, die mit der Geschwindigkeit der Querung den mittleren Hang hinabrollt, steigt höher, als die Krone über dem bergseitigen Fuss liegt: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ die Summe der Winkel von Hang und Böschung; hergeleitet ohne Schlupf, ohne Widerstand und für einen plastischen Anprall, also das Höchste, was ein Block steigt.</translation>
</message>
<message>
 <source>Coulomb's coefficient, the tangent of the friction angle; it also applies to the ground, unless another value is entered below. Not a ground class: soft ground and rolling resistance are not modelled.</source>
 <translation>Coulombscher Reibungskoeffizient, der Tangens des Reibungswinkels; auch der des Bodens, sofern dieser nicht unten angegeben ist. Keine Bodenklasse: Nachgiebiger Boden und Rollwiderstand fehlen.</translation>
</message>
<message>
 <source>Coulomb's coefficient; it turns rocks that graze a stem.</source>
 <translation>Coulombscher Reibungsbeiwert; er dreht Blöcke, die einen Stamm streifen.</translation>
</message>
<message>
 <source>Coulomb's friction coefficient; 0.4 was fitted by Sautter to a field test.</source>
 <translation>Beiwert von Coulomb, 0.4 nach der Anpassung von Sautter an einen Feldversuch.</translation>
</message>
<message>
 <source>Count the rocks again, with SAMPLES of the simulation.</source>
 <translation>Zählen Sie die Blöcke neu, mit SAMPLES der Simulation.</translation>
</message>
<message>
 <source>Count the rocks at the lines of these structures.</source>
 <translation>Zählen Sie die Blöcke an den Linien dieser Bauwerke.</translation>
</message>
<message>
 <source>Count the rocks at this line with Rocks at screen lines.</source>
 <translation>Zählen Sie die Blöcke an dieser Linie mit «Blöcke an Kontrolllinien».</translation>
</message>
<message>
 <source>Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a house, with their energy, velocity, height and impact angle, says from which releases they come, and how high and strong a barrier has to be.</source>
 <translation>Zählt die Blöcke einer Simulation, die Linien queren, etwa eine geplante Schutzbaute, eine Strasse oder den Umriss eines Hauses, mit ihrer Energie, Geschwindigkeit, Höhe und ihrem Auftreffwinkel, gibt an, von welchen Ablösestellen sie kommen und wie hoch und stark eine Schutzbaute sein muss.</translation>
</message>
<message>
 <source>Course in time: the largest force is 1 (steady), 2 (triangle), 4/3 (falling) or 8/3 (rising) times energy over distance.</source>
 <translation>In der Zeit: Die grösste Kraft ist 1 (steady), 2 (triangle), 4/3 (falling) oder 8/3 (rising) mal Energie durch Strecke.</translation>
</message>
<message>
 <source>Course of the force on the wall</source>
 <translation>Verlauf der Kraft auf die Mauer</translation>
</message>
<message>
 <source>Crest lines</source>
 <translation>Kronenlinien</translation>
</message>
<message>
 <source>Crest, faces and ditches with area and ground class (field ground_class), along the edges of the cells. The simulation takes them as ground polygons.</source>
 <translation>Krone, Böschungen und Gräben mit Fläche und Bodenklasse (Feld ground_class), entlang der Zellränder. Die Simulation nimmt sie als Bodenpolygone.</translation>
</message>
<message>
 <source>Crossings</source>
 <translation>Querungen</translation>
</message>
<message>
 <source>Crossings are ranked by a response surface of {} impacts, whose error of the largest utilisation is {:.2f} by cross-validation.</source>
 <translation>Die Querungen sind nach einer Antwortfläche aus {} Anprallen geordnet, die den grössten Anteil einer Festigkeit nach Kreuzvalidierung um {:.2f} verfehlt.</translation>
</message>
<message>
 <source>Crossings at objects with the forest</source>
 <translation>Querungen an Objekten mit dem Wald</translation>
</message>
<message>
 <source>Crossings at objects without the forest</source>
 <translation>Querungen an Objekten ohne den Wald</translation>
</message>
<message>
 <source>Crossings decided by the net model</source>
 <translation>Querungen, über die flexible Netze entscheiden</translation>
</message>
<message>
 <source>Crossings left out because their height above the ground or their energy is unknown: {value:.0f}.</source>
 <translation>Querungen, die fehlen, weil ihre Höhe über dem Boden oder ihre Energie nicht bekannt ist: {value:.0f}.</translation>
</message>
<message>
 <source>Crossings of a barrier (instead)</source>
 <translation>Querungen einer Schutzbaute (stattdessen)</translation>
</message>
<message>
 <source>Crossings of a simulation</source>
 <translation>Querungen einer Simulation</translation>
</message>
<message>
 <source>Crossings of a simulation with the trees; the releases, runs and seed must be the same.</source>
 <translation>Dasselbe aus einer Simulation mit den Bäumen; Ablösestellen, Läufe und Startwert müssen dieselben sein.</translation>
</message>
<message>
 <source>Crossings of each scenario</source>
 <translation>Querungen jedes Szenarios</translation>
</message>
<message>
 <source>Crossings of lines after</source>
 <translation>Querungen der Linien nachher</translation>
</message>
<message>
 <source>Crossings of lines before</source>
 <translation>Querungen der Linien vorher</translation>
</message>
<message>
 <source>Crossings of lines of the simulations</source>
 <translation>Querungen der Linien in den Simulationen</translation>
</message>
<message>
 <source>Crossings of lines with other measures</source>
 <translation>Querungen der Linien mit anderen Massnahmen</translation>
</message>
<message>
 <source>Crossings of the barriers by each rock, with energy and height there. Made where BARRIERS are given.</source>
 <translation>Wo jeder Block eine Schutzbaute gequert hat, mit seiner Energie und Höhe dort. Entsteht, wo BARRIERS angegeben ist.</translation>
</message>
<message>
 <source>Crossings of the crest lines</source>
 <translation>Querungen der Kronenlinien</translation>
</message>
<message>
 <source>Crossings of the crest lines on the carved elevation model</source>
 <translation>Durchgänge durch die Kronenlinien auf dem Höhenmodell mit Damm</translation>
</message>
<message>
 <source>Crossings of the lines</source>
 <translation>Querungen der Linien</translation>
</message>
<message>
 <source>Crossings of the same lines with the measure.</source>
 <translation>Dieselben Linien mit der Massnahme.</translation>
</message>
<message>
 <source>Crossings of the same lines, a layer for each of the stops with other measures, in their order.</source>
 <translation>Dieselben Linien, ein Layer für jeden Layer der Ablagerungspunkte mit anderen Massnahmen, in deren Reihenfolge.</translation>
</message>
<message>
 <source>Crossings of the same runs simulated on the carved elevation model: the rocks that pass over the embankment. Used only together with the crossings above.</source>
 <translation>Dasselbe für dieselben Läufe auf dem Höhenmodell mit Damm: die Steine, die über den Damm kommen. Nur mit den Durchgängen oben verwendet.</translation>
</message>
<message>
 <source>Crossings of the structures</source>
 <translation>Querungen der Bauwerke</translation>
</message>
<message>
 <source>Crossings without elevation below them, whose height is empty: {value:.0f}.</source>
 <translation>Querungen ohne Höhenwert darunter, deren Höhe leer ist: {value:.0f}.</translation>
</message>
<message>
 <source>Crossings: {}, at barriers: {}.</source>
 <translation>Querungen: {}, an Schutzbauten: {}.</translation>
</message>
<message>
 <source>Crowns</source>
 <translation>Kronen</translation>
</message>
<message>
 <source>Cut slope and its catchment</source>
 <translation>Böschung und ihr Auffangraum</translation>
</message>
<message>
 <source>Cut the polygons so that each place has one value.</source>
 <translation>Schneiden Sie die Polygone so, dass jeder Ort einen Wert hat.</translation>
</message>
<message>
 <source>Cut them so that each place has one value only.</source>
 <translation>Schneiden Sie sie so zu, dass jede Stelle nur einen Wert hat.</translation>
</message>
<message>
 <source>DATA: a transfer file is of the Swiss model alone; choose a name that ends in .gpkg.</source>
 <translation>DATA: Eine Transferdatei gibt es nur vom Schweizer Modell; wählen Sie einen Namen, der auf .gpkg endet.</translation>
</message>
<message>
 <source>DATA: levels of data need codes; choose RULES, or a file of rules (RULES_FILE).</source>
 <translation>DATA: Stufen von Daten brauchen Codes; wählen Sie RULES oder eine Datei mit Regeln (RULES_FILE).</translation>
</message>
<message>
 <source>DATA_MODEL: the maps are in {}, the model ch_166_1 asks for EPSG:2056; warp them all.</source>
 <translation>DATA_MODEL: Die Karten sind in {}, das Modell ch_166_1 verlangt EPSG:2056; transformieren Sie alle.</translation>
</message>
<message>
 <source>DEM: it does not cover the area of the lines.</source>
 <translation>DEM: Es deckt den Ort der Linien nicht ab.</translation>
</message>
<message>
 <source>DEM: it does not cover the trajectories.</source>
 <translation>DEM: Es deckt die Sturzbahnen nicht ab.</translation>
</message>
<message>
 <source>DEM: it does not lie below the canopy; are both in one system?</source>
 <translation>DEM: Es liegt nicht unter dem Kronendach; sind beide im selben System?</translation>
</message>
<message>
 <source>DEM: it is in {} and the trajectories in {}. Give the elevation model of the simulation, or reproject it.</source>
 <translation>DEM: Es ist in {}, die Sturzbahnen sind in {}. Geben Sie das Höhenmodell der Simulation an, oder projizieren Sie es um.</translation>
</message>
<message>
 <source>DEM: no cell has heights all around it, so there is no slope.</source>
 <translation>DEM: Keine Zelle hat ringsum Höhen, deshalb gibt es keine Neigung.</translation>
</message>
<message>
 <source>DEM: no fall line was found in: {names}. The ground there is level, without data, or the stand is narrower than SPACING.</source>
 <translation>DEM: Keine Falllinie gefunden in: {names}. Das Gelände ist dort eben oder ohne Daten, oder der Bestand ist schmaler als SPACING.</translation>
</message>
<message>
 <source>DEM: no steeper than the energy line of 31°: {names}. In Rockfor.NET blocks stop there even without trees, so its residual hazard of 1 % is no evidence of an effect of the forest.</source>
 <translation>DEM: nicht steiler als die Energielinie von 31°: {names}. Rockfor.NET lässt Blöcke dort von selbst anhalten, welche Bäume auch stehen; sein Restrisiko von 1 % sagt nichts über den Wald.</translation>
</message>
<message>
 <source>DEM: the heights along the line are missing; give an elevation model.</source>
 <translation>DEM: Die Höhen entlang der Linie fehlen; geben Sie ein Höhenmodell an.</translation>
</message>
<message>
 <source>DEM: the layer {} has an additional no-data value, {:g}, which QGIS keeps in the project and Talus does not read. Export the layer (Export &gt; Save As, with that no-data value) and use the file, or remove the value (Layer Properties &gt; Transparency).</source>
 <translation>DEM: Der Layer {} hat einen zusätzlichen Leerwert, {:g}, den QGIS im Projekt behält und Talus nicht liest. Den Layer mit diesem Leerwert exportieren (Export &gt; Speichern als) und die Datei verwenden, oder den Wert entfernen (Layereigenschaften &gt; Transparenz).</translation>
</message>
<message>
 <source>DEM: the profile needs the elevation model of the simulation.</source>
 <translation>DEM: Das Profil benötigt das Höhenmodell der Simulation.</translation>
</message>
<message>
 <source>DEM: there are no heights in that part; choose another (EXTENT).</source>
 <translation>DEM: In diesem Ausschnitt gibt es keine Höhen; wählen Sie einen anderen (EXTENT).</translation>
</message>
<message>
 <source>DEM: with {} the elevation model of the ground is needed, for heights above it.</source>
 <translation>DEM: Mit {} wird das Höhenmodell des Geländes gebraucht, für Höhen darüber.</translation>
</message>
<message>
 <source>DEM: {} cannot be read as a raster.</source>
 <translation>DEM: {} lässt sich nicht als Raster lesen.</translation>
</message>
<message>
 <source>DEM: {} is a result of Talus ({}) and no elevation model. Choose the layer with the heights.</source>
 <translation>DEM: {} ist ein Ergebnis von Talus ({}) und kein Höhenmodell. Die Ebene mit den Höhen wählen.</translation>
</message>
<message>
 <source>DENSITY: each cell has its one point; a finer elevation model allows more.</source>
 <translation>DENSITY: Jede Zelle hat ihren einen Punkt; ein feineres Höhenmodell fasst mehr.</translation>
</message>
<message>
 <source>DENSITY: lowered from {value:g} to {allowed:.3g} points per hectare, so that there are at most {limit:.0f} points (MOST_POINTS); each area keeps one.</source>
 <translation>DENSITY: von {value:g} auf {allowed:.3g} Punkte pro Hektare gesenkt, was nicht mehr als {limit:.0f} Punkte ergibt (MOST_POINTS); jedes Gebiet behält einen.</translation>
</message>
<message>
 <source>DENSITY: there is a spacing (SPACING) too; give one of them.</source>
 <translation>DENSITY: Es gibt auch einen Abstand (SPACING); geben Sie eines von beiden an.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: cells with stems and without a diameter, which get no trees: {value:.0f}.</source>
 <translation>DIAMETER_RASTER: Zellen mit Stämmen und ohne Durchmesser, die keine Bäume bekommen: {value:.0f}.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its cells are not those of DENSITY_RASTER; align them (Align rasters).</source>
 <translation>DIAMETER_RASTER: Seine Zellen sind nicht jene von DENSITY_RASTER; richten Sie sie aus (Raster ausrichten).</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its coordinate system is {}, that of DENSITY_RASTER is {}; warp one.</source>
 <translation>DIAMETER_RASTER: Sein Koordinatensystem ist {}, jenes von DENSITY_RASTER ist {}; transformieren Sie eines.</translation>
</message>
<message>
 <source>DISTANCE: nothing passes exactly through a point; give a distance in metres.</source>
 <translation>DISTANCE: Nichts geht genau durch einen Punkt; geben Sie einen Abstand in Metern an.</translation>
</message>
<message>
 <source>DITCHES: no row applies to {value:.0f} of {limit:.0f} cases.</source>
 <translation>DITCHES: Für {value:.0f} von {limit:.0f} Fällen gilt keine Zeile.</translation>
</message>
<message>
 <source>DITCHES: row {} needs a slope of 0 or more, and a height and a width above 0; the depth may be left empty.</source>
 <translation>DITCHES: Zeile {} braucht eine Neigung von mindestens 0 sowie eine Höhe und eine Breite über 0; die Tiefe darf leer bleiben.</translation>
</message>
<message>
 <source>Dam: z = z_c - max(0, |x| - b/2) tan β, x across the line, b the width of the crest, β the angle of the face. Ditch: the uphill face continues to the bottom, D below the ground at the uphill toe; then the bottom and the back slope. Ground above the dam and ground below the ditch stay unchanged.</source>
 <translation>Damm: z = z_c - max(0, |x| - b/2) tan β, x quer zur Linie, b die Breite der Krone, β die Neigung der Böschung. Graben: Die bergseitige Böschung geht weiter bis zur Sohle, D unter dem Boden am bergseitigen Fuss; dann Sohle und Gegenböschung. Boden über dem Damm bleibt, ebenso Boden unter dem Graben.</translation>
</message>
<message>
 <source>Danger level of each intensity (rows: weak, medium, strong) and return period (columns): red, blue, yellow or residual. The default is the matrix for falling stones and blocks of the Canton of Ticino; other authorities set some fields differently.</source>
 <translation>Gefahrenstufe für jede Intensität (Zeilen: schwach, mittel, stark) und Wiederkehrperiode (Spalten): red, blue, yellow oder residual. Vorgabe ist die Matrix des Kantons Tessin für Stein- und Blockschlag; andere Behörden legen einige Felder anders fest.</translation>
</message>
<message>
 <source>Danger levels</source>
 <translation>Gefahrenstufen</translation>
</message>
<message>
 <source>Danger zones</source>
 <translation>Gefahrenzonen</translation>
</message>
<message>
 <source>Danger zones are printed unchanged: the Python of QGIS has no shapely, which smooths them.</source>
 <translation>Gefahrenzonen werden gedruckt, wie sie sind: Das Python von QGIS hat kein shapely, das sie glättet.</translation>
</message>
<message>
 <source>Data sheet of a manufacturer: energy levels, height, post spacing, breaking loads of the ropes, force and stroke of the brakes, elongation in the test. Replaces kind, energy, height and post spacing. Impacts on a net writes an empty table of this form.</source>
 <translation>Was das Datenblatt eines Herstellers über ein Netz sagt: Energieniveaus, Höhe, Stützenabstand, Bruchlasten der Seile, Kraft und Weg der Bremsen, Auslenkung im Versuch. Tritt an die Stelle von Art, Energie, Höhe und Stützenabstand. «Anpralle auf ein Netz» schreibt eine solche Tabelle zum Ausfüllen.</translation>
</message>
<message>
 <source>Date</source>
 <translation>Datum</translation>
</message>
<message>
 <source>Date in the heading of the report. Empty: today.</source>
 <translation>Datum im Kopf des Berichts. Leer: heute.</translation>
</message>
<message>
 <source>Deaths per year, all objects with losses</source>
 <translation>Todesfälle pro Jahr, alle Objekte mit Schadenwerten</translation>
</message>
<message>
 <source>Decay of slip in flight, beta [1/s]</source>
 <translation>Vergessen des Gleitwegs im Flug, beta [1/s]</translation>
</message>
<message>
 <source>Declare {nodata} as no data (Raster &gt; Conversion &gt; Translate, 'Assign a specified NoData value'; gdal_translate -a_nodata {nodata}) and use the new file.</source>
 <translation>{nodata} als Leerwert deklarieren (Raster &gt; Konvertierung &gt; Übersetzen, «Einen Leerwert zuweisen»; gdal_translate -a_nodata {nodata}) und die neue Datei verwenden.</translation>
</message>
<message>
 <source>Delete</source>
 <translation>Löschen</translation>
</message>
<message>
 <source>Delete ...</source>
 <translation>Löschen ...</translation>
</message>
<message>
 <source>Delete duplicates of features, or confirm that they are intended.</source>
 <translation>Doppelte Objekte löschen, oder bestätigen, dass sie gewollt sind.</translation>
</message>
<message>
 <source>Delete duplicates of lines and stems that stand within centimetres of one another, or reduce the time step.</source>
 <translation>Löschen Sie Doppel von Linien und Stämme, die wenige Zentimeter voneinander stehen, oder verkürzen Sie den Zeitschritt.</translation>
</message>
<message>
 <source>Delete the duplicates of the tree layer.</source>
 <translation>Doppelte Bäume aus dem Layer löschen.</translation>
</message>
<message>
 <source>Delete the run {} and all its files? This cannot be undone.</source>
 <translation>Die Simulation {} und alle ihre Dateien löschen? Das lässt sich nicht rückgängig machen.</translation>
</message>
<message>
 <source>Deletes the run from the project and from the disk.</source>
 <translation>Aus dem Projekt und vom Datenträger.</translation>
</message>
<message>
 <source>Demonstration slope</source>
 <translation>Demonstrationshang</translation>
</message>
<message>
 <source>Denominator of the scale</source>
 <translation>Massstabszahl</translation>
</message>
<message>
 <source>Density of the air [kg/m³]</source>
 <translation>Dichte der Luft [kg/m³]</translation>
</message>
<message>
 <source>Density of the rock [kg/m³]</source>
 <translation>Dichte des Gesteins [kg/m³]</translation>
</message>
<message>
 <source>Density of the rocks [kg/m³]</source>
 <translation>Dichte der Blöcke [kg/m³]</translation>
</message>
<message>
 <source>Deposits [runs]</source>
 <translation>Ablagerungen [Läufe]</translation>
</message>
<message>
 <source>Depth below the ground at the uphill toe; the uphill face continues down to the bottom. 0: no ditch.</source>
 <translation>Unter dem Boden am bergseitigen Böschungsfuss; die bergseitige Böschung geht bis zur Sohle weiter. 0: kein Graben.</translation>
</message>
<message>
 <source>Depth of scars, maximum [m]</source>
 <translation>Tiefe der Schürfspuren, Maximum [m]</translation>
</message>
<message>
 <source>Depth of scars, mean [m]</source>
 <translation>Tiefe der Schürfspuren, Mittel [m]</translation>
</message>
<message>
 <source>Depth of the berm below the crest [m]</source>
 <translation>Tiefe der Berme unter der Kante [m]</translation>
</message>
<message>
 <source>Depth of the ditch [m]</source>
 <translation>Tiefe des Grabens [m]</translation>
</message>
<message>
 <source>Descoeudres and Zimmermann</source>
 <translation>Descoeudres und Zimmermann</translation>
</message>
<message>
 <source>Description of the net, to edit and to read again as a net from a file.</source>
 <translation>Die Beschreibung des Netzes, zum Ändern und Wiedereinlesen als Netz aus einer Datei.</translation>
</message>
<message>
 <source>Design check by {}</source>
 <translation>Bemessungsnachweis nach {}</translation>
</message>
<message>
 <source>Design check of nets</source>
 <translation>Bemessungsnachweis von Netzen</translation>
</message>
<message>
 <source>Design checks</source>
 <translation>Bemessungsnachweise</translation>
</message>
<message>
 <source>Design energy of the net [kJ]</source>
 <translation>Energie, für die das Netz gemacht ist [kJ]</translation>
</message>
<message>
 <source>Design value in % of the resistance of the net.</source>
 <translation>Bemessungswert in % dessen, was das Netz bietet.</translation>
</message>
<message>
 <source>Design velocity at the roof</source>
 <translation>Geschwindigkeit, die am Dach zählt</translation>
</message>
<message>
 <source>Details are shown for the {} lines that most rocks pass.</source>
 <translation>Einzelheiten werden für die {} Linien gezeigt, die von den meisten Blöcken gequert werden.</translation>
</message>
<message>
 <source>Diameter at breast height, where field and raster have no value.</source>
 <translation>Auf Brusthöhe, wo Feld und Raster nichts angeben.</translation>
</message>
<message>
 <source>Diameter at breast height, where the field below has no value.</source>
 <translation>Auf Brusthöhe, wo das Feld unten nichts angibt.</translation>
</message>
<message>
 <source>Diameter at breast height.</source>
 <translation>Auf Brusthöhe.</translation>
</message>
<message>
 <source>Diameter in the middle of their length; its variation is that of the stems.</source>
 <translation>In der Mitte ihrer Länge; sie streuen wie die Stämme.</translation>
</message>
<message>
 <source>Diameters of spheres, with commas between them.</source>
 <translation>Von Kugeln, mit Kommas dazwischen.</translation>
</message>
<message>
 <source>Diameters of the blocks [m]</source>
 <translation>Durchmesser der Blöcke [m]</translation>
</message>
<message>
 <source>Did you mean {near}?</source>
 <translation>Ist {near} gemeint?</translation>
</message>
<message>
 <source>Difference</source>
 <translation>Differenz</translation>
</message>
<message>
 <source>Difference of the maps</source>
 <translation>Unterschied der Karten</translation>
</message>
<message>
 <source>Differences</source>
 <translation>Unterschiede</translation>
</message>
<message>
 <source>Dip [°]</source>
 <translation>Fallwinkel [°]</translation>
</message>
<message>
 <source>Dip direction [°]</source>
 <translation>Fallrichtung [°]</translation>
</message>
<message>
 <source>Direction in which the rock arrives.</source>
 <translation>Richtung, in der der Block ankommt.</translation>
</message>
<message>
 <source>Direction in which the single rock flies. If left empty, downhill, perpendicular to the net.</source>
 <translation>Wohin der einzelne Block fliegt. Leer: talwärts, senkrecht zum Netz.</translation>
</message>
<message>
 <source>Direction of the impact [° from north]</source>
 <translation>Richtung des Anpralls [° von Nord]</translation>
</message>
<message>
 <source>Direction of the initial velocity [° from north]</source>
 <translation>Richtung der Anfangsgeschwindigkeit [° von Nord]</translation>
</message>
<message>
 <source>Distance</source>
 <translation>Abstand</translation>
</message>
<message>
 <source>Distance along the profile [m], height [m] and, where it is not rigid, the energy capacity [kJ], with colons between them, and semicolons between barriers: 35: 3: 1000; 50: 2. Rocks are stopped, pass over or break through; the stations show the rocks beyond. For a first look at the best place of a barrier.</source>
 <translation>Abstand entlang des Profils [m], Höhe [m] und, wenn sie nicht starr ist, die Energie, die sie aufnimmt [kJ], mit Doppelpunkten dazwischen, und Strichpunkten zwischen mehreren: 35: 3: 1000; 50: 2. Blöcke werden aufgehalten, springen darüber oder brechen durch; die Stationen zeigen, was dahinter ankommt. Für einen ersten Blick, wo ein Schutz hilft.</translation>
</message>
<message>
 <source>Distance at which a target is met [m]</source>
 <translation>Abstand, in dem ein Ziel als getroffen gilt [m]</translation>
</message>
<message>
 <source>Distance between a known and a found tree [m]</source>
 <translation>Abstand zwischen einem bekannten und einem gefundenen Baum [m]</translation>
</message>
<message>
 <source>Distance between the release points on lines, and of their square grid in polygons.</source>
 <translation>Abstand der Ablösestellen auf Linien und ihres quadratischen Rasters in Polygonen.</translation>
</message>
<message>
 <source>Distance between two posts, counted from the beginning of the line. If left empty, the whole line is one field.</source>
 <translation>Zwischen zwei Stützen, vom Anfang der Linie an gezählt. Leer: Die ganze Linie ist ein Feld.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile. The width of the catchment that holds 50, 90, 95 and 99 % of the rocks is measured from here. If left empty, no widths.</source>
 <translation>Vom Anfang des Profils. Von hier an zählt die Breite des Auffangraums, der 50, 90, 95 und 99 % der Blöcke hält. Leer: keine Breiten.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile; at least the radius of the rock.</source>
 <translation>Distanz vom Anfang des Profils; mindestens der Radius des Blocks.</translation>
</message>
<message>
 <source>Distance from the releases without forest [m]</source>
 <translation>Abstand von den Ablösestellen ohne Wald [m]</translation>
</message>
<message>
 <source>Distance of the foot of the slope [m]</source>
 <translation>Distanz des Böschungsfusses [m]</translation>
</message>
<message>
 <source>Distance over which the wall stops a rock [m]</source>
 <translation>Strecke, über die die Mauer einen Block aufhält [m]</translation>
</message>
<message>
 <source>Distance required by the net on the first line [m]</source>
 <translation>Abstand, den das Netz auf der ersten Linie braucht [m]</translation>
</message>
<message>
 <source>Distance that a rock has already slid where it starts on the ground, for friction that grows with slip (Leine et al. 2014, s(0)). A number or a distribution. It decays in flight, so it needs a release height of 0. For blocks that have begun to slide.</source>
 <translation>Weg, den ein Block schon gerutscht ist, wo er auf dem Boden beginnt, für Reibung, die mit dem Gleitweg wächst (Leine et al. 2014, s(0)). Eine Zahl oder eine Verteilung. Im Flug wird er vergessen, er braucht also eine Ablösehöhe von 0. Für Blöcke, die schon ins Rutschen gekommen sind.</translation>
</message>
<message>
 <source>Distance to the object behind the net [m]</source>
 <translation>Abstand zum Objekt hinter dem Netz [m]</translation>
</message>
<message>
 <source>Distance within which a block passes [m]</source>
 <translation>Abstand, in dem ein Block vorbeikommt [m]</translation>
</message>
<message>
 <source>Distance within which a run is attributed to a boulder [m]</source>
 <translation>Abstand, bis zu dem ein Lauf einem Block zugeordnet wird [m]</translation>
</message>
<message>
 <source>Distance, height, share of the runs that reach at least this distance, stops, and largest and 95th percentile of energy, velocity and height of the centre. Points along the line, or a table for a profile from a file.</source>
 <translation>Distanz, Höhe, Anteil der Läufe, die mindestens so weit gehen, Ablagerungspunkte sowie Maximum und 95. Perzentil von Energie, Geschwindigkeit und Höhe der Mitte. Punkte entlang der Linie, oder eine Tabelle für ein Profil aus einer Datei.</translation>
</message>
<message>
 <source>Distribution</source>
 <translation>Verteilung</translation>
</message>
<message>
 <source>Distribution of the density [kg/m³]</source>
 <translation>Verteilung der Dichte [kg/m³]</translation>
</message>
<message>
 <source>Distribution of the diameters</source>
 <translation>Verteilung der Durchmesser</translation>
</message>
<message>
 <source>Distribution of the factor of friction</source>
 <translation>Verteilung des Reibungsfaktors</translation>
</message>
<message>
 <source>Distribution of the factor of rolling resistance</source>
 <translation>Verteilung des Faktors des Rollwiderstands</translation>
</message>
<message>
 <source>Distribution of the initial velocity [m/s]</source>
 <translation>Verteilung der Anfangsgeschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Distribution of the normal restitution</source>
 <translation>Verteilung der normalen Restitution</translation>
</message>
<message>
 <source>Distribution of the release height [m]</source>
 <translation>Verteilung der Ablösehöhe [m]</translation>
</message>
<message>
 <source>Distribution of the size</source>
 <translation>Verteilung der Grösse</translation>
</message>
<message>
 <source>Distribution of the sizes</source>
 <translation>Verteilung der Grössen</translation>
</message>
<message>
 <source>Distribution of the slopes ...</source>
 <translation>Verteilung der Neigungen ...</translation>
</message>
<message>
 <source>Distribution of the volume [m³]</source>
 <translation>Verteilung des Volumens [m³]</translation>
</message>
<message>
 <source>Distribution of the volume of the members [m³]</source>
 <translation>Verteilung des Volumens der Mitglieder [m³]</translation>
</message>
<message>
 <source>Distributions</source>
 <translation>Verteilungen</translation>
</message>
<message>
 <source>Ditches of a guideline</source>
 <translation>Gräben einer Richtlinie</translation>
</message>
<message>
 <source>Divide by 100 if centimetres were entered; put single blocks of that size into the elevation model.</source>
 <translation>Durch 100 teilen, wenn Zentimeter eingegeben wurden; einzelne Blöcke dieser Grösse gehören ins Höhenmodell.</translation>
</message>
<message>
 <source>Do not base decisions on these results: findings above are unsafe.</source>
 <translation>Diese Ergebnisse sind keine Entscheidungsgrundlage: Befunde weiter oben sind unsicher.</translation>
</message>
<message>
 <source>Do not treat the larger class as the less dangerous one; check where its blocks stop.</source>
 <translation>Halten Sie die grössere Klasse nicht für die harmlose; prüfen Sie, wo ihre Blöcke liegen bleiben.</translation>
</message>
<message>
 <source>Documentation on the web</source>
 <translation>Dokumentation im Web</translation>
</message>
<message>
 <source>Dossier of a slope</source>
 <translation>Dossier eines Hangs</translation>
</message>
<message>
 <source>Download [MB]</source>
 <translation>Download [MB]</translation>
</message>
<message>
 <source>Drag coefficient [kg/s]</source>
 <translation>Widerstandskoeffizient [kg/s]</translation>
</message>
<message>
 <source>Drag coefficient of the forest, force per velocity: about 250 for open, 500 for medium and 750 for dense forest.</source>
 <translation>Widerstandskraft je Geschwindigkeit: etwa 250 für lockeren, 500 für mittleren und 750 für dichten Wald.</translation>
</message>
<message>
 <source>Drag of each value</source>
 <translation>Widerstand jedes Werts</translation>
</message>
<message>
 <source>Drag of each value, from a file (instead)</source>
 <translation>Widerstand jedes Werts, aus einer Datei (stattdessen)</translation>
</message>
<message>
 <source>Drag of the air on the mean projected area of the rock, with a coefficient of 1. 1.2 near sea level, 1.0 at 2,000 m; 0: none.</source>
 <translation>Luftwiderstand auf die mittlere projizierte Fläche des Blocks mit einem Beiwert von 1. 1.2 nahe Meereshöhe, 1.0 auf 2000 m; 0: keiner.</translation>
</message>
<message>
 <source>Draw a larger area (RELEASES) or use fewer blocks (COUNT).</source>
 <translation>Zeichnen Sie eine grössere Fläche (RELEASES) oder nehmen Sie weniger Blöcke (COUNT).</translation>
</message>
<message>
 <source>Draw points farther apart.</source>
 <translation>Zeichnen Sie Punkte mit grösserem Abstand.</translation>
</message>
<message>
 <source>Draw polygon</source>
 <translation>Polygon zeichnen</translation>
</message>
<message>
 <source>Draw polygons over the cells to be left out.</source>
 <translation>Zeichnen Sie Polygone über die Zellen, die wegzulassen sind.</translation>
</message>
<message>
 <source>Draw polygons over the gaps, and join slivers to their neighbours.</source>
 <translation>Zeichnen Sie Polygone über die Lücken, und schlagen Sie Splitter den Nachbarn zu.</translation>
</message>
<message>
 <source>Draw such water as ground that stops the rocks.</source>
 <translation>Zeichnen Sie solches Wasser als Boden, der die Blöcke aufhält.</translation>
</message>
<message>
 <source>Draw the crest across the fall line.</source>
 <translation>Zeichnen Sie die Krone quer zur Falllinie.</translation>
</message>
<message>
 <source>Draw the faces as ground polygons of rock (class extra_hard).</source>
 <translation>Zeichnen Sie die Wände als Bodenpolygone aus Fels (Klasse extra_hard).</translation>
</message>
<message>
 <source>Draw the line across the whole path of the rocks, or simulate with the net and count the rocks that reach the objects.</source>
 <translation>Zeichnen Sie die Linie quer über den ganzen Weg der Steine, oder simulieren Sie mit dem Netz und zählen Sie, was zu den Objekten kommt.</translation>
</message>
<message>
 <source>Draw the line along their paths, or widen the corridor.</source>
 <translation>Zeichnen Sie die Linie entlang ihrer Bahnen, oder verbreitern Sie den Korridor.</translation>
</message>
<message>
 <source>Draw the rolling resistance from its intervals</source>
 <translation>Rollwiderstand aus seinen Bereichen ziehen</translation>
</message>
<message>
 <source>Draw them across the paths.</source>
 <translation>Zeichnen Sie sie quer über die Bahnen.</translation>
</message>
<message>
 <source>Draw them again, or delete them.</source>
 <translation>Zeichnen Sie sie neu, oder löschen Sie sie.</translation>
</message>
<message>
 <source>Draw them on the elevation model, or give a larger model.</source>
 <translation>Zeichnen Sie sie auf dem Höhenmodell, oder geben Sie ein grösseres Modell.</translation>
</message>
<message>
 <source>Draw them with Single trees, and join the layers.</source>
 <translation>Ziehen Sie sie mit Einzelbäume, und verbinden Sie die Layer.</translation>
</message>
<message>
 <source>Drawing the layers ...</source>
 <translation>Die Layer werden gezeichnet ...</translation>
</message>
<message>
 <source>Drawn at random: {} from {}.</source>
 <translation>Zufällig gezogen: {} aus {}.</translation>
</message>
<message>
 <source>Drawn below the rest as a shaded relief. Leave it empty where a base map is among the layers.</source>
 <translation>Wird unter allem anderen als Relief gezeichnet. Leer lassen, wo eine Grundkarte unter den Layern ist.</translation>
</message>
<message>
 <source>Draws of each member, its seed, and its run-out and energy.</source>
 <translation>Was jedes Mitglied zog, sein Startwert, seine Reichweite und Energie.</translation>
</message>
<message>
 <source>Draws the terrain along a line with the rocks of a simulation that travel along it: their heights above the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table.</source>
 <translation>Zeichnet das Gelände entlang einer Linie mit den Blöcken einer Simulation, die ihr entlang kommen: ihre Höhen über dem Boden, Geschwindigkeiten, Energien und Anzahlen mit Perzentilen an Stationen, als Bild und Tabelle.</translation>
</message>
<message>
 <source>Duration of a run [s]</source>
 <translation>Dauer eines Laufs [s]</translation>
</message>
<message>
 <source>Duration of the film [s]</source>
 <translation>Dauer des Films [s]</translation>
</message>
<message>
 <source>Duration until rest [s]</source>
 <translation>Dauer bis zur Ruhe [s]</translation>
</message>
<message>
 <source>EAD 340059 class {}</source>
 <translation>EAD 340059 Klasse {}</translation>
</message>
<message>
 <source>EAD 340059: characteristic values against the energy level of the net, without partial factors. UNI 11211-4 and ONR 24810: with their partial factors.</source>
 <translation>EAD 340059: charakteristische Werte gegen das Energieniveau des Netzes, ohne Teilsicherheitsbeiwerte. UNI 11211-4 und ONR 24810: mit ihren.</translation>
</message>
<message>
 <source>ENERGY has {} rasters, PASSAGES {}, SCENARIOS {} rows; give one of each for every scenario, or name the runs in SCENARIO_NAMES.</source>
 <translation>ENERGY hat {} Raster, PASSAGES {}, SCENARIOS {} Zeilen; geben Sie für jedes Szenario je eines an, oder nennen Sie die Simulationen in SCENARIO_NAMES.</translation>
</message>
<message>
 <source>ENERGY: {} is in {}; give a raster of energies in kJ.</source>
 <translation>ENERGY: {} ist in {}; geben Sie ein Raster von Energien in kJ an.</translation>
</message>
<message>
 <source>ENSEMBLE: {} observed points are too few for a spread; give at least {} of each site, or skip the ensemble.</source>
 <translation>ENSEMBLE: {} beobachtete Punkte sagen zu wenig über die Streuung; geben Sie mindestens {} je Ort an, oder lassen Sie das Ensemble weg.</translation>
</message>
<message>
 <source>ESRI ASCII grids of one extent: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</source>
 <translation>ESRI-ASCII-Raster einer Ausdehnung: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</translation>
</message>
<message>
 <source>EVALUATIONS is {}; for {} parameters give at least {}.</source>
 <translation>EVALUATIONS ist {}; geben Sie für {} Parameter mindestens {} an.</translation>
</message>
<message>
 <source>EXCLUDE: no effect, as no cell of the elevation model lies in its polygons.</source>
 <translation>EXCLUDE: ohne Wirkung, weil keine Zelle des Höhenmodells in den Polygonen liegt.</translation>
</message>
<message>
 <source>EXCLUDE: polygons: {}, cells below them: {}.</source>
 <translation>EXCLUDE: Polygone: {}, Zellen darunter: {}.</translation>
</message>
<message>
 <source>Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, velocity and height at the line. Made where BARRIERS are given.</source>
 <translation>Jede Schutzbaute mit den Blöcken, die sie aufgehalten hat, die sie übersprungen und die sie durchschlagen haben, und deren Energie, Geschwindigkeit und Höhe an der Linie. Entsteht, wo BARRIERS angegeben ist.</translation>
</message>
<message>
 <source>Each block in plan as it lies, with its volume and the height of its top above the ground.</source>
 <translation>Jeder Block im Grundriss, wie er liegt, mit seinem Volumen und der Höhe seines höchsten Punktes über dem Boden.</translation>
</message>
<message>
 <source>Each cell gets the height of its highest point. An empty cell is filled with the mean of its neighbours, unless it has too few.</source>
 <translation>Jede Zelle erhält die Höhe ihres höchsten Punkts. Eine leere Zelle erhält das Mittel ihrer Nachbarn, ausser wenn es zu wenige sind.</translation>
</message>
<message>
 <source>Each feature is a line, such as a road or a barrier, or an area, such as a house. Each run that reaches it within the radius of its rock counts once, as passage 1, with its motion at the crossing of a line or at the first touch of an area. On the line of a barrier that stopped rocks in the simulation, all rocks that arrive are counted.</source>
 <translation>Jedes Objekt ist eine Linie, etwa eine Strasse oder ein Schutznetz, oder eine Fläche, etwa ein Haus. Jeder Lauf, der es innerhalb des Radius seines Steins trifft, zählt einmal, als Durchgang 1: eine Linie mit der Bewegung beim Queren, eine Fläche mit jener bei der ersten Berührung. Auf der Linie einer Barriere, die in der Simulation Steine aufhielt, werden alle ankommenden Steine gezählt.</translation>
</message>
<message>
 <source>Each feature is one candidate line for the net.</source>
 <translation>Jedes Objekt ist ein Ort für das Netz.</translation>
</message>
<message>
 <source>Each member draws one volume for all its blocks, for example from lognormal(1, 0.4): the design block is uncertain. Volumes that differ from block to block are entered as the distribution of the volume of the simulation. If left empty, the volume is certain.</source>
 <translation>Jedes Mitglied zieht das Volumen aller seiner Blöcke, zum Beispiel aus lognormal(1, 0.4): der Bemessungsblock ist nicht bekannt. Volumen, die sich von Block zu Block unterscheiden, sind die Verteilung des Volumens der Simulation. Leer: das Volumen ist bekannt.</translation>
</message>
<message>
 <source>Each member draws the level of the rolling resistance and the surface roughness of all ground classes from the intervals of the classes; all classes move together. Ground whose rolling resistance was entered keeps it.</source>
 <translation>Jedes Mitglied zieht das Niveau des Rollwiderstands und die Oberflächenrauigkeit aller Bodenklassen aus den Bereichen der Klassen; alle Klassen bewegen sich zusammen. Boden, dessen Rollwiderstand von Hand angegeben wurde, behält ihn.</translation>
</message>
<message>
 <source>Each member draws the release height of all its blocks, for example from uniform(0, 5). If left empty, it is certain.</source>
 <translation>Jedes Mitglied zieht die Ablösehöhe aller seiner Blöcke, zum Beispiel aus uniform(0, 5). Leer: sie ist bekannt.</translation>
</message>
<message>
 <source>Each member uses one of them, all equally probable, instead of the shape of the rocks. If left empty, the shape is certain.</source>
 <translation>Jedes Mitglied nimmt eine davon, jede gleich wahrscheinlich, anstelle der Form der Blöcke. Leer: die Form ist bekannt.</translation>
</message>
<message>
 <source>Each observed block is simulated with its own mass and compared with its own runs; the stops then show how the resistance of the ground changes with size. Without lengths the shape of the rocks is scaled to the mass at their density. If left empty, one rock represents all blocks.</source>
 <translation>Jeder beobachtete Block wird mit seiner eigenen Grösse geworfen und mit seinen eigenen Würfen verglichen: Ablagerungsorte zeigen so, wie der Widerstand des Bodens mit der Grösse ändert. Ohne Längen wird die Form der Steine bei ihrer Dichte auf die Masse skaliert. Leer: Ein Stein steht für alle.</translation>
</message>
<message>
 <source>Each passage of a rock through a line: position, time, energy, velocity, height, angles.</source>
 <translation>Jede Querung einer Linie durch einen Block: wo und wann, Energie, Geschwindigkeit, Höhe, Winkel.</translation>
</message>
<message>
 <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
 <translation>Jede Phase des Bodenkontakts: Gleitweg sowie Geschwindigkeit und Energie davor und danach.</translation>
</message>
<message>
 <source>Each quantity's change in % of the value before, with its confidence interval; coloured where the change is statistically significant.</source>
 <translation>Die Änderung jeder Grösse in % des Werts vorher, mit ihrem Vertrauensintervall; farbig, wo die Änderung statistisch gesichert ist.</translation>
</message>
<message>
 <source>Each rock hits a new net, except in the section on successive rocks. There the net comes to rest only within the duration of an impact, and no brake is repaired or replaced.</source>
 <translation>Es trifft jeweils ein einzelner Block auf ein neues Netz, ausser im Abschnitt über Blöcke nacheinander. Dort kommt das Netz nur so weit zur Ruhe, wie die Dauer eines Einschlags es zulässt, und keine Bremse wird instand gesetzt oder ersetzt.</translation>
</message>
<message>
 <source>Each rock hits a new net.</source>
 <translation>Es trifft jeweils ein einzelner Block auf ein neues Netz.</translation>
</message>
<message>
 <source>Each rock meets the net in the state that the earlier ones have left. Strokes of brakes are cumulative.</source>
 <translation>Jeder Block trifft das Netz so an, wie die vorangehenden es zurückgelassen haben. Bremswege sind die bisherigen Summen.</translation>
</message>
<message>
 <source>Each row is one size class of one source, as if each of its blocks had one volume; its return period is that of a block of the class, and its energy the highest threshold that a run exceeds.</source>
 <translation>Jede Zeile ist eine Grössenklasse eines Ablösegebiets, als hätten alle ihre Blöcke ein Volumen; ihre Wiederkehrperiode ist die eines Blocks der Klasse, ihre Energie die höchste Schwelle, die ein Lauf überschreitet.</translation>
</message>
<message>
 <source>Each run draws its density, for example from normal(2700, 50). Replaces the density of the rock. For sensitivity studies.</source>
 <translation>Jeder Lauf zieht seine Dichte, zum Beispiel aus normal(2700, 50). Ersetzt die Dichte des Gesteins. Für Sensitivitätsstudien.</translation>
</message>
<message>
 <source>Each run draws its horizontal velocity, for example from uniform(0.5, 1.5), instead of the initial velocity. For back-analyses and for comparison with studies that draw it.</source>
 <translation>Jeder Lauf zieht seine waagrechte Geschwindigkeit, zum Beispiel aus uniform(0.5, 1.5), anstelle der Anfangsgeschwindigkeit. Für Rückrechnungen und für Vergleiche mit Studien, die sie ziehen.</translation>
</message>
<message>
 <source>Each run draws its volume, for example from lognormal(1.0, 0.3): median and standard deviation of the logarithm; or uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) with bounds. Replaces the volume of a rock; a volume in the field of the releases takes precedence. For sources whose block sizes are known as a distribution.</source>
 <translation>Jeder Lauf zieht sein Volumen, zum Beispiel aus lognormal(1.0, 0.3): Median und Standardabweichung des Logarithmus; oder uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) mit Grenzen. Ersetzt das Volumen eines Blocks; ein Volumen aus dem Feld der Ablösestellen bleibt. Für Ausbruchgebiete, deren Blockgrössen als Verteilung bekannt sind.</translation>
</message>
<message>
 <source>Each sequence begins with the intact stand and has its own random draws; numbers of stems are means over the sequences. The order in which stems break is random: use about ten sequences.</source>
 <translation>Jede beginnt mit dem ganzen Bestand und zieht ihre eigenen Zufallszahlen; Stammzahlen sind Mittel über sie. Welche Stämme zuerst brechen, ist Zufall: Etwa zehn Folgen zeigen, wie sehr.</translation>
</message>
<message>
 <source>Each simulation gets a folder in it, with stops, trajectories, maps and report. A simulation whose folder is complete and was made by the same inputs is not made again.</source>
 <translation>Jede Simulation erhält darin einen Ordner mit Ablagerungspunkten, Sturzbahnen, Karten und Bericht. Eine Simulation, deren Ordner vollständig ist und aus denselben Eingaben stammt, wird nicht noch einmal gerechnet.</translation>
</message>
<message>
 <source>Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, and the energy that it took. Larger dots are hit more often. Made where TREES are given.</source>
 <translation>Jeder Baum mit den Läufen, die ihn getroffen haben, darunter jenen, die er abgelenkt hat, die er aufgehalten hat und die ihn gebrochen haben, und mit der Energie, die er aufgenommen hat. Grössere Punkte werden häufiger getroffen. Entsteht, wo TREES angegeben ist.</translation>
</message>
<message>
 <source>Edition of the rules here</source>
 <translation>Ausgabe der Regeln hier</translation>
</message>
<message>
 <source>Effect of the rocks of a simulation on a gallery with a cushion, or on a rigid wall: largest force by up to three formulas, static force, penetration of the cushion, energy per metre, rocks above a wall. Section by section along the structure.</source>
 <translation>Was die Blöcke einer Simulation einer Galerie mit Überdeckung oder einer starren Mauer antun: grösste Kraft nach bis zu drei Formeln, statische Kraft, Eindringtiefe, Energie je Meter, Blöcke über einer Mauer. Abschnitt für Abschnitt entlang des Bauwerks.</translation>
</message>
<message>
 <source>Elevation model</source>
 <translation>Höhenmodell</translation>
</message>
<message>
 <source>Elevation model for the angles</source>
 <translation>Höhenmodell für die Winkel</translation>
</message>
<message>
 <source>Elevation model of the simulation: heights in metres, in a projected coordinate system in metres.</source>
 <translation>Jenes der Simulation: Höhen in Metern, in einem projizierten Koordinatensystem in Metern.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in tiles.</source>
 <translation>Höhenmodell: {} x {} Zellen von {:.4g} m x {:.4g} m in {}, Höhen {:.0f} bis {:.0f} m, in Kacheln gelesen.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
 <translation>Höhenmodell: {} x {} Zellen von {:.4g} m x {:.4g} m in {}, Höhen {:.0f} bis {:.0f} m, {:.0f} % ohne Daten.</translation>
</message>
<message>
 <source>Elevation model: {}, cells of {} m</source>
 <translation>Höhenmodell: {}, Zellen von {} m</translation>
</message>
<message>
 <source>Elevation model: {}. With the embankment: {}.</source>
 <translation>Höhenmodell: {}. Mit dem Damm: {}.</translation>
</message>
<message>
 <source>Elongation is the displacement of the rock in its direction of impact, from the first touch. A rock that is not held continues behind the net: its displacement is not an elongation, it is listed first in the table, and the impact that is shown in full is a held one if there is one.</source>
 <translation>Auslenkung ist der Weg des Blocks in der Richtung, in der er kam, von der ersten Berührung an. Ein Block, der nicht gehalten wird, geht hinter dem Netz weiter: sein Weg ist keine Auslenkung, er steht in der Tabelle zuoberst, und der ausführlich gezeigte Anprall ist ein gehaltener, wo es einen gibt.</translation>
</message>
<message>
 <source>Elongation of the net in its test [m]</source>
 <translation>Auslenkung des Netzes in seiner Prüfung [m]</translation>
</message>
<message>
 <source>Elongation where the catalogue has none. If left empty, it is unknown, and the distance is not checked.</source>
 <translation>Wo der Katalog keine hat. Leer: nicht bekannt, und der Abstand wird nicht geprüft.</translation>
</message>
<message>
 <source>Elongation: intermediate to long axis</source>
 <translation>Streckung: mittlere zu langer Achse</translation>
</message>
<message>
 <source>Elongation: {:.2f} m in the model, {:.2f} m in the type test, a difference of {:.0f} %.</source>
 <translation>Auslenkung: {:.2f} m im Modell, {:.2f} m im Typenversuch, ein Unterschied von {:.0f} %.</translation>
</message>
<message>
 <source>Elongation: {value:.2f} m in the model, {limit:.2f} m in the type test, a difference of {difference:.0f} %.</source>
 <translation>Auslenkung: {value:.2f} m im Modell, {limit:.2f} m im Typenversuch, ein Unterschied von {difference:.0f} %.</translation>
</message>
<message>
 <source>Embankments</source>
 <translation>Dämme</translation>
</message>
<message>
 <source>Embankments and ditches</source>
 <translation>Dämme und Gräben</translation>
</message>
<message>
 <source>Empty values are computed from the diameter (Wykoff et al. 1982).</source>
 <translation>Leere Werte werden aus dem Durchmesser berechnet (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Empty values take the number below.</source>
 <translation>Leere Werte übernehmen die Zahl unten.</translation>
</message>
<message>
 <source>Empty values take the species below.</source>
 <translation>Leere Werte übernehmen die Art unten.</translation>
</message>
<message>
 <source>Energies are multiplied by it before they are compared with the classes, as design standards require.</source>
 <translation>Die Energien werden damit multipliziert, bevor sie mit den Klassen verglichen werden, wie es Bemessungsnormen verlangen.</translation>
</message>
<message>
 <source>Energies are multiplied by {:g} and heights by {:g} before.</source>
 <translation>Die Energien werden vorher mit {:g} multipliziert, die Höhen mit {:g}.</translation>
</message>
<message>
 <source>Energies are those of the translation alone: no samples of the motion were given.</source>
 <translation>Die Energien sind jene der Translation allein: Es wurden keine Stützwerte der Bewegung angegeben.</translation>
</message>
<message>
 <source>Energies of rocks that broke, for the barriers</source>
 <translation>Energien zerbrochener Blöcke für die Schutzbauwerke</translation>
</message>
<message>
 <source>Energies of the output Runs above energies (EXCEEDANCES), in kJ and ascending, such as 10; 30; 100; 300; 1000. Enter the bounds of the intensities, 30 and 300 kJ in Switzerland, and some between and beyond them.</source>
 <translation>Energien der Ausgabe Läufe über Energien (EXCEEDANCES), in kJ und ansteigend, zum Beispiel 10; 30; 100; 300; 1000. Nehmen Sie die Grenzen der Intensitäten, in der Schweiz 30 und 300 kJ, und einige dazwischen und darüber hinaus.</translation>
</message>
<message>
 <source>Energies of the return periods [kJ]</source>
 <translation>Energien der Wiederkehrperioden [kJ]</translation>
</message>
<message>
 <source>Energies that barriers can absorb, with commas between them. The default values are the maximum energy levels of the classes of ETAG 027 and EAD 340059; energies above the largest are listed too.</source>
 <translation>Energien, die Schutzbauten aufnehmen können, mit Kommas. Vorgegeben sind die maximalen Energieniveaus der Klassen nach ETAG 027 und EAD 340059; Energien über der grössten werden auch aufgeführt.</translation>
</message>
<message>
 <source>Energy</source>
 <translation>Energie</translation>
</message>
<message>
 <source>Energy above which the intensity is strong [kJ]</source>
 <translation>Energie, über der die Intensität stark ist [kJ]</translation>
</message>
<message>
 <source>Energy and penetration</source>
 <translation>Energie und Eindringung</translation>
</message>
<message>
 <source>Energy budget</source>
 <translation>Energiebilanz</translation>
</message>
<message>
 <source>Energy by return period [kJ]</source>
 <translation>Energie nach Wiederkehrperiode [kJ]</translation>
</message>
<message>
 <source>Energy by the energy line [kJ]</source>
 <translation>Energie nach der Energielinie [kJ]</translation>
</message>
<message>
 <source>Energy capacity [kJ]</source>
 <translation>Energieaufnahmevermögen [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the barriers [kJ]</source>
 <translation>Energieaufnahmevermögen der Schutzbauten [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the wall [kJ]</source>
 <translation>Energie, die die Mauer aufnimmt [kJ]</translation>
</message>
<message>
 <source>Energy class of the smallest barrier there [kJ]</source>
 <translation>Energieklasse der kleinsten Schutzbaute dort [kJ]</translation>
</message>
<message>
 <source>Energy classes of barriers [kJ]</source>
 <translation>Energieklassen der Schutzbauten [kJ]</translation>
</message>
<message>
 <source>Energy level</source>
 <translation>Energieniveau</translation>
</message>
<message>
 <source>Energy level of the class to use</source>
 <translation>Massgebendes Niveau der Klasse</translation>
</message>
<message>
 <source>Energy of each scenario [kJ]</source>
 <translation>Energie jedes Szenarios [kJ]</translation>
</message>
<message>
 <source>Energy of rocks that broke</source>
 <translation>Energie zerbrochener Blöcke</translation>
</message>
<message>
 <source>Energy of the single rock that hits it, from its design. The report then counts the rocks with more energy. If left empty, not checked. Used with crossings only.</source>
 <translation>Eines einzelnen Blocks, nach Angabe der Planung. Der Bericht zählt dann die Blöcke mit mehr Energie. Leer: nicht geprüft. Nur mit Querungen verwendet.</translation>
</message>
<message>
 <source>Energy once in {} years</source>
 <translation>Energie einmal in {} Jahren</translation>
</message>
<message>
 <source>Energy that 95 % of the passing runs do not exceed; each run counts with its largest energy in the cell.</source>
 <translation>Energie, unter der 95 % der querenden Läufe bleiben, jeder mit seinem Maximum in der Zelle.</translation>
</message>
<message>
 <source>Energy that a log can absorb, in per cent of that of a standing stem of its diameter and species group: fresh wood near 100, rotten wood near 0. There is no default: measure or estimate it.</source>
 <translation>Energie, die ein liegender Stamm aufnehmen kann, in Prozent dessen, was ein stehender gleichen Durchmessers und gleicher Artengruppe aufnimmt: frisches Holz nahe 100, faules nahe 0. Es gibt keinen Standardwert: messen oder beurteilen.</translation>
</message>
<message>
 <source>Energy that the embankment withstands [kJ]</source>
 <translation>Energie, der der Damm standhält [kJ]</translation>
</message>
<message>
 <source>Energy up to which the intensity is weak [kJ]</source>
 <translation>Energie, bis zu der die Intensität schwach ist [kJ]</translation>
</message>
<message>
 <source>Energy with its band [kJ]</source>
 <translation>Energie mit ihrem Band [kJ]</translation>
</message>
<message>
 <source>Energy, 95th percentile [kJ]</source>
 <translation>Energie, 95. Perzentil [kJ]</translation>
</message>
<message>
 <source>Energy, maximum [kJ]</source>
 <translation>Energie, Maximum [kJ]</translation>
</message>
<message>
 <source>Energy, mean [kJ]</source>
 <translation>Energie, Mittelwert [kJ]</translation>
</message>
<message>
 <source>Energy-line angle [°]</source>
 <translation>Energielinienwinkel [°]</translation>
</message>
<message>
 <source>Energy: factor of runs needed for 10 %</source>
 <translation>Energie: Vielfaches der Läufe für 10 %</translation>
</message>
<message>
 <source>Enlarges the simplified rock to the volume of the whole hull, so that its mass is right.</source>
 <translation>Vergrössert den vereinfachten Block auf das Volumen der ganzen Hülle, damit seine Masse stimmt.</translation>
</message>
<message>
 <source>Ensemble of simulations</source>
 <translation>Ensemble von Simulationen</translation>
</message>
<message>
 <source>Ensemble of simulations ...</source>
 <translation>Ensemble von Simulationen ...</translation>
</message>
<message>
 <source>Ensemble of the ground</source>
 <translation>Ensemble des Bodens</translation>
</message>
<message>
 <source>Ensemble: {} and {} are correlated by {:.2f}; take them from the ensemble together.</source>
 <translation>Ensemble: {} und {} sind mit {:.2f} korreliert; nehmen Sie sie gemeinsam aus dem Ensemble.</translation>
</message>
<message>
 <source>Ensemble: {} {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Ensemble: {} {:.3g}, von {:.3g} bis {:.3g} (Median, 5 und 95 %).</translation>
</message>
<message>
 <source>Enter a smaller piece ({key}) or a smaller share.</source>
 <translation>Geben Sie ein kleineres Stück ({key}) oder einen kleineren Anteil ein.</translation>
</message>
<message>
 <source>Enter a time step of 0.002 s, or 0.01 s for a first look.</source>
 <translation>Geben Sie einen Zeitschritt von 0.002 s ein, oder 0.01 s für einen ersten Überblick.</translation>
</message>
<message>
 <source>Enter only one of canopy height model, surface model and cloud.</source>
 <translation>Geben Sie nur eines von Kronenhöhenmodell, Oberflächenmodell und Punktwolke an.</translation>
</message>
<message>
 <source>Enter shares of the value and probabilities of death by intensity.</source>
 <translation>Geben Sie Anteile des Werts und Todesfallwahrscheinlichkeiten je Intensität an.</translation>
</message>
<message>
 <source>Enter the density of the blocks in the cells of the sources.</source>
 <translation>Geben Sie den Zellen der Quellen die Dichte der Blöcke.</translation>
</message>
<message>
 <source>Enter the heights of the obstacles.</source>
 <translation>Geben Sie die Höhen der Hindernisse an.</translation>
</message>
<message>
 <source>Enter the mass (MASS) in kg, or leave it empty for the heaviest rock that passes.</source>
 <translation>Masse (MASS) in kg eingeben oder leer lassen für den schwersten durchgehenden Stein.</translation>
</message>
<message>
 <source>Enter the radius (RADIUS) in m, or leave it empty.</source>
 <translation>Radius (RADIUS) in m eingeben oder leer lassen.</translation>
</message>
<message>
 <source>Enter the surface roughness d in metres as well, 0 for smooth ground. To keep the resistance of a rock of 1 t, reduce the rolling resistance by {share:.1f} d.</source>
 <translation>Geben Sie auch die Oberflächenrauigkeit d in Metern ein, 0 wo nichts vorsteht. Damit ein Block von 1 t dasselbe spürt, den Rollwiderstand um {share:.1f} d verringern.</translation>
</message>
<message>
 <source>Equations</source>
 <translation>Gleichungen</translation>
</message>
<message>
 <source>Estimate</source>
 <translation>Schätzen</translation>
</message>
<message>
 <source>Estimate the cost only</source>
 <translation>Nur sagen, was es kosten würde</translation>
</message>
<message>
 <source>Estimated disk space [MB]</source>
 <translation>Geschätzter Platz auf dem Datenträger [MB]</translation>
</message>
<message>
 <source>Estimated memory [MB]</source>
 <translation>Geschätzter Speicher [MB]</translation>
</message>
<message>
 <source>Estimated time [s]</source>
 <translation>Geschätzte Zeit [s]</translation>
</message>
<message>
 <source>Event {}</source>
 <translation>Ereignis {}</translation>
</message>
<message>
 <source>Events from which broken stems stay broken</source>
 <translation>Ereignisse, nach denen gebrochene Stämme gebrochen bleiben</translation>
</message>
<message>
 <source>Every set of parameters that was tried, and its misfit.</source>
 <translation>Jeder versuchte Parametersatz und seine Abweichung.</translation>
</message>
<message>
 <source>Evidence of the observations</source>
 <translation>Was die Beobachtungen sagen</translation>
</message>
<message>
 <source>Experience so far: at {sites} sites with open data rocks had {value:.2f} times the forecast speed at the foot of the slope and {energy:.2f} times the translational energy, as geometric means. At a new site these ratios are expected between {low:.2f} and {high:.2f} (speed) and between {energy_low:.2f} and {energy_high:.2f} (energy) with a probability of 80 %. Such sites for the run-out: {run_out_sites}; a band needs {fewest}.</source>
 <translation>Bisherige Erfahrung: An {sites} Orten mit offenen Daten hatten Steine am Hangfuss das {value:.2f}-fache der vorhergesagten Geschwindigkeit und das {energy:.2f}-fache der Translationsenergie, als geometrische Mittel. An einem neuen Ort werden diese Verhältnisse mit einer Wahrscheinlichkeit von 80 % zwischen {low:.2f} und {high:.2f} (Geschwindigkeit) und zwischen {energy_low:.2f} und {energy_high:.2f} (Energie) erwartet. Solche Orte für die Auslauflänge: {run_out_sites}; ein Band braucht {fewest}.</translation>
</message>
<message>
 <source>Exponent b of the power law N(&gt;V) ~ V^-b of the blocks that the sources release. There is no built-in value: fit it to a survey, or take that of a similar cliff. Not 1.</source>
 <translation>b des Potenzgesetzes N(&gt;V) ~ V^-b der Blöcke, die sich in den Ablösegebieten lösen. Es gibt keinen eingebauten Wert: Passen Sie ihn an eine Aufnahme an, oder nehmen Sie den einer Felswand wie der Ihren. Nicht 1.</translation>
</message>
<message>
 <source>Exponent of superellipsoids</source>
 <translation>Exponent der Superellipsoide</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 5 %</source>
 <translation>Exponent der Masse im Rollwiderstand, 5 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 95 %</source>
 <translation>Exponent der Masse im Rollwiderstand, 95 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, median</source>
 <translation>Exponent der Masse im Rollwiderstand, Median</translation>
</message>
<message>
 <source>Extend the elevation model, and do not treat the larger class as the less dangerous one.</source>
 <translation>Vergrössern Sie das Höhenmodell, und halten Sie die grössere Klasse nicht für die harmlose.</translation>
</message>
<message>
 <source>Extend the elevation model; if rocks run too far, choose softer ground.</source>
 <translation>Das Höhenmodell erweitern; wenn die Blöcke zu weit gehen, weicheren Boden wählen.</translation>
</message>
<message>
 <source>FIELDS: no map of the fields; give LINES, the lines of the net.</source>
 <translation>FIELDS: keine Karte der Felder; geben Sie dafür LINES an, die Linien des Netzes.</translation>
</message>
<message>
 <source>FIGURE: it exists for the method distribution only; skip FIGURE or choose that method.</source>
 <translation>FIGURE: Eine Abbildung gibt es nur für die Methode distribution; lassen Sie FIGURE weg, oder wählen Sie diese Methode.</translation>
</message>
<message>
 <source>FIGURE: it requires the Python package matplotlib, which is not installed. Install it, or skip FIGURE.</source>
 <translation>FIGURE: Dafür braucht es das Python-Paket matplotlib, das fehlt. Installieren Sie es, oder lassen Sie FIGURE weg.</translation>
</message>
<message>
 <source>FILE and LAYER: both are given; empty one of them.</source>
 <translation>FILE und LAYER: Beide sind angegeben; leeren Sie eines davon.</translation>
</message>
<message>
 <source>FILE and LAYER: give a file with the rock's points, or a layer of them.</source>
 <translation>FILE und LAYER: Geben Sie eine Datei mit den Punkten des Blocks an, oder einen Layer davon.</translation>
</message>
<message>
 <source>FILE: {} could not be written. Choose a name that ends with .pdf or .png, in a folder that can be written.</source>
 <translation>FILE: {} konnte nicht geschrieben werden. Wählen Sie einen Namen mit der Endung .pdf oder .png, in einem Ordner mit Schreibrecht.</translation>
</message>
<message>
 <source>FOLDER: name a folder for more than one rock, or make one rock.</source>
 <translation>FOLDER: Nennen Sie für mehr als einen Block einen Ordner, oder erstellen Sie nur einen Block.</translation>
</message>
<message>
 <source>FOLDER: {} could not be written ({}).</source>
 <translation>FOLDER: {} konnte nicht geschrieben werden ({}).</translation>
</message>
<message>
 <source>FOLDER: {} exists already; a survey is not overwritten. Choose another folder.</source>
 <translation>FOLDER: {} gibt es schon; eine Aufnahme wird nicht überschrieben. Wählen Sie einen anderen Ordner.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not a known system.</source>
 <translation>FOLDER_CRS: {} ist kein bekanntes System.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not in metres; choose a projected system.</source>
 <translation>FOLDER_CRS: {} ist nicht in Metern; wählen Sie ein projiziertes System.</translation>
</message>
<message>
 <source>FREEBOARD: with crossings (CROSSINGS) a freeboard is required; enter that of your code, or 0.</source>
 <translation>FREEBOARD: Mit Querungen (CROSSINGS) braucht es einen Freibord; geben Sie den Ihrer Norm an, oder 0.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the bounds of the class and a volume-frequency relation: SIZE_EXPONENT or SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</source>
 <translation>FREQUENCIES, Zeile {}: Eine Rate in {} braucht die Enden der Klasse und eine Volumen-Häufigkeits-Beziehung: SIZE_EXPONENT oder SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the true area of the source in hm².</source>
 <translation>FREQUENCIES, Zeile {}: Eine Rate in {} braucht die wahre Fläche des Ablösegebiets in hm².</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: of the run {!r} there is no map {}; simulate it with that output, and load it.</source>
 <translation>FREQUENCIES, Zeile {}: Von der Simulation {!r} gibt es keine Karte {}; simulieren Sie sie mit dieser Ausgabe, und laden Sie sie.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: rate, unit and area of the source {} differ from those of row {}; they refer to the whole source, so enter the same values.</source>
 <translation>FREQUENCIES, Zeile {}: Rate, Einheit und Fläche des Ablösegebiets {} sind nicht die von Zeile {}; sie gelten für das ganze Gebiet, geben Sie sie also gleich an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the class goes from {} to {} m³; give two ascending volumes.</source>
 <translation>FREQUENCIES, Zeile {}: Die Klasse geht von {} bis {} m³; geben Sie zwei ansteigende Volumen an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the rate {} has {}; give one of the units {}.</source>
 <translation>FREQUENCIES, Zeile {}: Die Rate {} hat {}; geben Sie eine der Einheiten {} an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the source has no name; name the group of cells that the blocks come from.</source>
 <translation>FREQUENCIES, Zeile {}: Das Ablösegebiet hat keinen Namen; benennen Sie die Gruppe von Zellen, aus der die Blöcke kommen.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there are {:g} runs, but {} was made of {:g}; leave the field empty.</source>
 <translation>FREQUENCIES, Zeile {}: Es sind {:g} Läufe angegeben, aber {} ist aus {:g} gemacht; lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there is no map of a run {!r} in the project; there are {}. Load its maps of passages and of runs above energies, or give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, Zeile {}: Im Projekt gibt es keine Karte einer Simulation {!r}; es gibt {}. Laden Sie ihre Karten der Querungen und der Läufe über Energien, oder geben Sie Raster in EXCEEDANCES und PASSAGES an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: two runs are called {!r}; give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, Zeile {}: Zwei Simulationen heissen {!r}; geben Sie Raster in EXCEEDANCES und PASSAGES an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a number of runs; give the number that the simulation made, at least 1.</source>
 <translation>FREQUENCIES, Zeile {}: {!r} ist keine Anzahl Läufe; geben Sie an, wie viele die Simulation machte, mindestens 1.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a valid {}; give a positive number.</source>
 <translation>FREQUENCIES, Zeile {}: {!r} ist als Angabe unbrauchbar ({}); geben Sie eine positive Zahl an.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {}</source>
 <translation>FREQUENCIES, Zeile {}: {}</translation>
</message>
<message>
 <source>FREQUENCIES: rocks broke in the run {}, and their pieces are counted as runs, so the number of blocks that pass is unknown; simulate it again with this version, which counts the blocks.</source>
 <translation>FREQUENCIES: Im Lauf {} zerbrachen Blöcke, und ihre Bruchstücke sind als Läufe gezählt; niemand weiss also, wie viele Blöcke passieren. Simulieren Sie neu mit dieser Version, welche die Blöcke zählt.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {name} goes from {lower:g} to {upper:g} m³; a size class should span at most a factor of 3 in volume, so split it.</source>
 <translation>FREQUENCIES: Die Klasse von {name} geht von {lower:g} bis {upper:g} m³; ein Volumen steht schlecht für Blöcke, die sich um mehr als den Faktor 3 unterscheiden, teilen Sie sie also.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {} goes from {:g} to {:g} m³, but these rules have an intensity bound at {:g} m³; split the class there, too.</source>
 <translation>FREQUENCIES: Die Klasse von {} geht von {:g} bis {:g} m³, aber diese Regeln trennen die Intensitäten bei {:g} m³; teilen Sie dort auch die Klasse.</translation>
</message>
<message>
 <source>FREQUENCIES: the classes of {source} go from {lower:g} to {upper:g} m³, the volume-frequency relation from {least:g} to {largest:g} m³; the other blocks are not in the map.</source>
 <translation>FREQUENCIES: Die Klassen von {source} gehen von {lower:g} bis {upper:g} m³, die Volumen-Häufigkeits-Beziehung von {least:g} bis {largest:g} m³; die übrigen Blöcke fehlen in der Karte.</translation>
</message>
<message>
 <source>FREQUENCIES: the intensity of these rules is by the volume of the block, but source {} has no size class; enter its lower and upper volume.</source>
 <translation>FREQUENCIES: Die Intensität dieser Regeln richtet sich nach dem Volumen des Blocks, aber wie gross die Blöcke von {} sind, ist nicht bekannt; geben Sie die Enden ihrer Klasse an.</translation>
</message>
<message>
 <source>FREQUENCIES: the method frequency needs a row for each simulation.</source>
 <translation>FREQUENCIES: Die Methode frequency braucht eine Zeile für jede Simulation.</translation>
</message>
<message>
 <source>FREQUENCIES: {}</source>
 <translation>FREQUENCIES: {}</translation>
</message>
<message>
 <source>FREQUENCIES: {} has runs above {} kJ, {} above {} kJ; simulate all with the same ENERGY_THRESHOLDS.</source>
 <translation>FREQUENCIES: {} hat Läufe über {} kJ, {} über {} kJ; simulieren Sie alle mit denselben ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>FREQUENCIES: {} values do not make rows of {}: name, source, blocks from, blocks to, rate, unit, true area, runs.</source>
 <translation>FREQUENCIES: {} Werte ergeben keine Zeilen zu {}: Name, Ablösegebiet, Blöcke von, Blöcke bis, Rate, Einheit, wahre Fläche, Läufe.</translation>
</message>
<message>
 <source>Faces of the rock at the same times.</source>
 <translation>Flächen des Blocks in denselben Bildern.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard.</source>
 <translation>Nach der Schadensfolgeklasse. Der Norm zu entnehmen.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard: Talus has not seen its table.</source>
 <translation>Nach der Schadensfolgeklasse. Der Norm zu entnehmen: Talus hat deren Tabelle nicht gesehen.</translation>
</message>
<message>
 <source>Factor by which the energy level of the net is divided. Take it from the standard.</source>
 <translation>Durch den das Energieniveau des Netzes geteilt wird. Der Norm zu entnehmen.</translation>
</message>
<message>
 <source>Factor from the largest to the static force</source>
 <translation>Faktor von der grössten zur statischen Kraft</translation>
</message>
<message>
 <source>Factor of ASTRA 12006</source>
 <translation>Faktor von ASTRA 12006</translation>
</message>
<message>
 <source>Factor of Labiouse et al. (1996)</source>
 <translation>Faktor von Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Factor of the Japanese handbook</source>
 <translation>Faktor des japanischen Handbuchs</translation>
</message>
<message>
 <source>Factor on the energy, by the objects at risk. Take it from the standard: Talus has not seen its table.</source>
 <translation>Auf die Energie, je nachdem, was gefährdet ist. Der Norm zu entnehmen: Talus hat deren Tabelle nicht gesehen.</translation>
</message>
<message>
 <source>Farthest stop along the profile [m]</source>
 <translation>Weitester Ablagerungspunkt entlang des Profils [m]</translation>
</message>
<message>
 <source>Fast impacts rebound less: the restitution e becomes e / (1 + (v / this velocity)^2) for an approach at v. 9.8 m/s is the value of Pfeiffer and Bowen (1989), as quoted by Ashayer (2007). If left empty, restitution does not depend on the velocity.</source>
 <translation>Schnelle Stösse geben weniger zurück: Aus der Restitution e wird e / (1 + (v / diese Geschwindigkeit)^2) bei der Auftreffgeschwindigkeit v. 9.8 m/s ist der Wert von Pfeiffer und Bowen (1989), wie ihn Ashayer (2007) zitiert. Bleibt das Feld leer, hängt sie nicht von der Geschwindigkeit ab.</translation>
</message>
<message>
 <source>Features that will be written, about: {}.</source>
 <translation>Objekte, die geschrieben werden, etwa: {}.</translation>
</message>
<message>
 <source>Features with the same number belong to the same run. If left empty, each feature is a run.</source>
 <translation>Objekte mit derselben Nummer gehören zum selben Lauf. Leer: Jedes Objekt ist ein Lauf.</translation>
</message>
<message>
 <source>Fewer than 72 rocks: their 95th percentile has no upper bound. Simulate more runs before you use it.</source>
 <translation>Weniger als 72 Blöcke: Ihr 95. Perzentil hat keine obere Grenze. Simulieren Sie mehr Läufe, bevor Sie es verwenden.</translation>
</message>
<message>
 <source>Fewer than {limit:.0f} rocks pass at {lines} of {all}, at least {value:.0f}: their {percentile:g}th percentile has no upper bound.</source>
 <translation>Weniger als {limit:.0f} Blöcke passieren an {lines} von {all}, mindestens {value:.0f}: Ihr Perzentil {percentile:g} hat keine obere Grenze.</translation>
</message>
<message>
 <source>Fewer than {} runs from all sources stop near {} of {} boulders: {}. Their probabilities are unreliable.</source>
 <translation>Weniger als {} Würfe aus allen Anrissgebieten halten in der Nähe von {} von {} Blöcken an: {}. Ihre Wahrscheinlichkeiten sagen wenig.</translation>
</message>
<message>
 <source>Field</source>
 <translation>Feld</translation>
</message>
<message>
 <source>Field of the barriers with the energy capacity [kJ]</source>
 <translation>Feld der Schutzbauten mit dem Energieaufnahmevermögen [kJ]</translation>
</message>
<message>
 <source>Field of the barriers with the flexible net</source>
 <translation>Feld der Schutzbauten mit dem flexiblen Netz</translation>
</message>
<message>
 <source>Field of the barriers with the height [m]</source>
 <translation>Feld der Schutzbauten mit der Höhe [m]</translation>
</message>
<message>
 <source>Field of the forest polygons</source>
 <translation>Feld der Waldpolygone</translation>
</message>
<message>
 <source>Field of the ground polygons</source>
 <translation>Feld der Bodenpolygone</translation>
</message>
<message>
 <source>Field of the ground polygons with the rolling resistance</source>
 <translation>Feld der Bodenpolygone mit dem Rollwiderstand</translation>
</message>
<message>
 <source>Field of the ground polygons with the scatter of the contact plane [°]</source>
 <translation>Feld der Bodenpolygone mit der Streuung der Kontaktebene [°]</translation>
</message>
<message>
 <source>Field of the ground polygons with the surface roughness [m]</source>
 <translation>Feld der Bodenpolygone mit der Oberflächenrauigkeit [m]</translation>
</message>
<message>
 <source>Field of the known trees with the stem diameter [cm]</source>
 <translation>Feld der bekannten Bäume mit dem Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Field of the observed blocks with their release</source>
 <translation>Feld der beobachteten Blöcke mit ihrem Anriss</translation>
</message>
<message>
 <source>Field of the points with the height [m]</source>
 <translation>Feld der Punkte mit der Höhe [m]</translation>
</message>
<message>
 <source>Field of the points with the species</source>
 <translation>Feld der Punkte mit der Art</translation>
</message>
<message>
 <source>Field of the points with the stem diameter [cm]</source>
 <translation>Feld der Punkte mit dem Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Field of the releases with the number of runs</source>
 <translation>Feld der Ablösestellen mit der Anzahl Läufe</translation>
</message>
<message>
 <source>Field of the releases with the release height [m]</source>
 <translation>Feld der Ablösestellen mit der Ablösehöhe [m]</translation>
</message>
<message>
 <source>Field of the releases with the volume [m³]</source>
 <translation>Feld der Ablösestellen mit dem Volumen [m³]</translation>
</message>
<message>
 <source>Field of the releases with the weight of the source</source>
 <translation>Feld der Anrisse mit dem Gewicht des Anrissgebiets</translation>
</message>
<message>
 <source>Field of the releases with their name or number</source>
 <translation>Feld der Anrisse mit ihrem Namen oder ihrer Nummer</translation>
</message>
<message>
 <source>Field of the stands with the lying dead wood [m³/ha]</source>
 <translation>Feld der Bestände mit dem liegenden Totholz [m³/ha]</translation>
</message>
<message>
 <source>Field of the stands with the mean stem diameter [cm]</source>
 <translation>Feld der Bestände mit dem mittleren Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Field of the stands with the share of conifers [%]</source>
 <translation>Feld der Bestände mit dem Anteil Nadelbäume [%]</translation>
</message>
<message>
 <source>Field of the stands with the species</source>
 <translation>Feld der Bestände mit der Art</translation>
</message>
<message>
 <source>Field of the stands with the standard deviation of the diameters [cm]</source>
 <translation>Feld der Bestände mit der Standardabweichung der Durchmesser [cm]</translation>
</message>
<message>
 <source>Field of the stands with the stems per hectare</source>
 <translation>Feld der Bestände mit den Stämmen je Hektare</translation>
</message>
<message>
 <source>Field of the trees with the direction of lying logs [° from north]</source>
 <translation>Feld der Bäume mit der Richtung liegender Stämme [° von Nord]</translation>
</message>
<message>
 <source>Field of the trees with the energy that a stem can take [kJ]</source>
 <translation>Feld der Bäume mit der Energie, die ein Stamm aufnehmen kann [kJ]</translation>
</message>
<message>
 <source>Field of the trees with the height [m]</source>
 <translation>Feld der Bäume mit der Höhe [m]</translation>
</message>
<message>
 <source>Field of the trees with the lean of stems [° from the vertical]</source>
 <translation>Feld der Bäume mit der Neigung der Stämme [° gegen die Lotrechte]</translation>
</message>
<message>
 <source>Field of the trees with the species</source>
 <translation>Feld der Bäume mit der Art</translation>
</message>
<message>
 <source>Field of the trees with the stem diameter [cm]</source>
 <translation>Feld der Bäume mit dem Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Field test</source>
 <translation>Feldtest</translation>
</message>
<message>
 <source>Field whose percentile or mean is computed, for example the energy.</source>
 <translation>Feld, dessen Perzentil oder Mittelwert berechnet wird, zum Beispiel die Energie.</translation>
</message>
<message>
 <source>Field with the depth of a scar [m]</source>
 <translation>Feld mit der Tiefe einer Schürfspur [m]</translation>
</message>
<message>
 <source>Field with the drag coefficient [kg/s]</source>
 <translation>Feld mit dem Widerstandskoeffizienten [kg/s]</translation>
</message>
<message>
 <source>Field with the ground class</source>
 <translation>Feld mit der Bodenklasse</translation>
</message>
<message>
 <source>Field with the height of each embankment [m]</source>
 <translation>Feld mit der Höhe jedes Damms [m]</translation>
</message>
<message>
 <source>Field with the height of the drag layer [m]</source>
 <translation>Feld mit der Höhe der Widerstandsschicht [m]</translation>
</message>
<message>
 <source>Field with the kind</source>
 <translation>Feld mit der Art</translation>
</message>
<message>
 <source>Field with the length of a scar [m]</source>
 <translation>Feld mit der Länge einer Schürfspur [m]</translation>
</message>
<message>
 <source>Field with the long length of each block [m]</source>
 <translation>Feld mit der grössten Länge jedes Blocks [m]</translation>
</message>
<message>
 <source>Field with the mass of each block [kg]</source>
 <translation>Feld mit der Masse jedes Blocks [kg]</translation>
</message>
<message>
 <source>Field with the middle length of each block [m]</source>
 <translation>Feld mit der mittleren Länge jedes Blocks [m]</translation>
</message>
<message>
 <source>Field with the name</source>
 <translation>Feld mit dem Namen</translation>
</message>
<message>
 <source>Field with the name of a line</source>
 <translation>Feld mit dem Namen einer Linie</translation>
</message>
<message>
 <source>Field with the name of a stand</source>
 <translation>Feld mit dem Namen eines Bestands</translation>
</message>
<message>
 <source>Field with the name of a structure</source>
 <translation>Feld mit dem Namen eines Bauwerks</translation>
</message>
<message>
 <source>Field with the name of an embankment</source>
 <translation>Feld mit dem Namen eines Damms</translation>
</message>
<message>
 <source>Field with the number of persons</source>
 <translation>Feld mit der Zahl der Personen</translation>
</message>
<message>
 <source>Field with the number of the run</source>
 <translation>Feld mit der Nummer des Laufs</translation>
</message>
<message>
 <source>Field with the presence [share of the time]</source>
 <translation>Feld mit der Präsenz [Anteil der Zeit]</translation>
</message>
<message>
 <source>Field with the short length of each block [m]</source>
 <translation>Feld mit der kleinsten Länge jedes Blocks [m]</translation>
</message>
<message>
 <source>Field with the soil type (instead)</source>
 <translation>Feld mit dem Bodentyp (stattdessen)</translation>
</message>
<message>
 <source>Field with the value</source>
 <translation>Feld mit dem Wert</translation>
</message>
<message>
 <source>Field with the vehicles per day</source>
 <translation>Feld mit den Fahrzeugen pro Tag</translation>
</message>
<message>
 <source>Field with the velocity [m/s]</source>
 <translation>Feld mit der Geschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Field with the volume [m³]</source>
 <translation>Feld mit dem Volumen [m³]</translation>
</message>
<message>
 <source>Field with the volume of each block (instead) [m³]</source>
 <translation>Feld mit dem Volumen jedes Blocks (stattdessen) [m³]</translation>
</message>
<message>
 <source>Fields of the net</source>
 <translation>Felder des Netzes</translation>
</message>
<message>
 <source>Figure</source>
 <translation>Bild</translation>
</message>
<message>
 <source>Figure of the calibration</source>
 <translation>Abbildung der Kalibrierung</translation>
</message>
<message>
 <source>Figure of the comparison</source>
 <translation>Abbildung des Vergleichs</translation>
</message>
<message>
 <source>Figure of the curve</source>
 <translation>Abbildung der Kurve</translation>
</message>
<message>
 <source>Figure of the differences</source>
 <translation>Abbildung der Unterschiede</translation>
</message>
<message>
 <source>Figure of the distributions</source>
 <translation>Abbildung der Verteilungen</translation>
</message>
<message>
 <source>Figure of the hazard curves</source>
 <translation>Abbildung der Gefährdungskurven</translation>
</message>
<message>
 <source>Figure of the objects</source>
 <translation>Abbildung der Objekte</translation>
</message>
<message>
 <source>Figure of the slope distribution</source>
 <translation>Abbildung der Neigungsverteilung</translation>
</message>
<message>
 <source>Figures in reports, print layouts and previews of rocks</source>
 <translation>Abbildungen in Berichten und Drucklayouts, Vorschau von Blöcken</translation>
</message>
<message>
 <source>Figures need the Python package matplotlib; see Python packages in the menu of Talus.</source>
 <translation>Bilder brauchen das Python-Paket matplotlib; siehe Python-Pakete im Menü von Talus.</translation>
</message>
<message>
 <source>Fill in the diameters, or delete these stems.</source>
 <translation>Durchmesser eintragen oder diese Stämme löschen.</translation>
</message>
<message>
 <source>Fill the holes (Raster &gt; Analysis &gt; Fill Nodata) or use an elevation model without holes.</source>
 <translation>Füllen Sie die Lücken (Raster &gt; Analyse &gt; Keine-Daten-Füllen), oder verwenden Sie ein Höhenmodell ohne Lücken.</translation>
</message>
<message>
 <source>Fill the holes of the elevation model below them, or draw them elsewhere.</source>
 <translation>Füllen Sie die Löcher des Höhenmodells darunter, oder zeichnen Sie sie anderswo.</translation>
</message>
<message>
 <source>Fill the raster there.</source>
 <translation>Füllen Sie das Raster dort.</translation>
</message>
<message>
 <source>Fill the three rasters there.</source>
 <translation>Füllen Sie die drei Raster dort.</translation>
</message>
<message>
 <source>Fills a print layout with results: map at a round scale, legend, scale bar, title, object, author, date. Writes it as PDF or picture, and keeps it in the project for editing.</source>
 <translation>Füllt ein Drucklayout mit Ergebnissen: Karte in einem runden Massstab, Legende, Massstabsbalken, Titel, Objekt, Verfasser, Datum. Schreibt es als PDF oder Bild und behält es im Projekt zum Weiterbearbeiten.</translation>
</message>
<message>
 <source>Film ...</source>
 <translation>Film ...</translation>
</message>
<message>
 <source>Film of the net</source>
 <translation>Film des Netzes</translation>
</message>
<message>
 <source>Film of the rock</source>
 <translation>Film des Blocks</translation>
</message>
<message>
 <source>Final position of each block, with its volume, mass, height above the ground, and the horizontal and vertical distance of its fall.</source>
 <translation>Endlage jedes Blocks, mit Volumen, Masse, Höhe über dem Boden sowie horizontaler und vertikaler Sturzdistanz.</translation>
</message>
<message>
 <source>Final positions of the blocks</source>
 <translation>Endlagen der Blöcke</translation>
</message>
<message>
 <source>Find source areas</source>
 <translation>Ablösegebiete finden</translation>
</message>
<message>
 <source>Findings about inputs and results (JSON)</source>
 <translation>Befunde zu Eingaben und Ergebnissen (JSON)</translation>
</message>
<message>
 <source>Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for the simulation.</source>
 <translation>Sucht Parameter einer Bodenklasse, mit denen simulierte Blöcke dort liegen bleiben oder auf den Boden treffen, wo es beobachtete taten. Zeigt, wie gut sie passen und wie unsicher sie sind, und schreibt eine Tabelle von Bodenklassen für die Simulation.</translation>
</message>
<message>
 <source>Finds possible detachment areas on an elevation model, releases rocks there and maps their run-out: a first look at an unmapped slope.</source>
 <translation>Findet auf einem Höhenmodell, wo Blöcke ausbrechen können, lässt von dort Blöcke stürzen und kartiert, wohin sie gelangen: ein erster Blick auf einen Hang, den noch niemand kartiert hat.</translation>
</message>
<message>
 <source>Finds possible detachment areas: areas of an elevation model steeper than a threshold, which is entered, follows from the resolution, or from the distribution of the slope after Loye et al. (2009). Gives areas with size and steepness, and release points for the simulation.</source>
 <translation>Findet, wo Blöcke ausbrechen können: Gebiete eines Höhenmodells, die steiler sind als ein Schwellenwert, der vorgegeben ist, aus der Auflösung folgt oder nach Loye et al. (2009) aus der Verteilung der Neigung. Ergibt Gebiete mit Grösse und Neigung sowie Ablösestellen für die Simulation.</translation>
</message>
<message>
 <source>Finds rare run-outs: 0.0001 looks for the distance that one rock in 10,000 reaches. A rock that gets farther than most continues as several copies, each with a fraction of its weight, so that many runs reach the places that few rocks reach. Maps, lines, barriers and trees contain sums of weights, whose expected values are those without splitting. About 500 runs find each level first. Unfinished work is not kept, and no map grows during the run. If left empty, no run splits.</source>
 <translation>Für Reichweiten, die selten sind: 0.0001 sucht, wohin einer von 10 000 Steinen kommt. Ein Stein, der so weit kommt wie wenige, geht als mehrere weiter, jeder mit einem Teil seines Gewichts; so sind dort viele Läufe, wohin wenige Steine kommen. Karten, Linien, Verbauungen und Bäume haben Summen von Gewichten, und Mittelwerte sind jene gewöhnlicher Läufe. Die Stufen werden zuvor mit je etwa 500 Läufen gefunden. Unfertige Arbeit wird nicht behalten, und keine Karte wächst unterdessen. Leer: kein Lauf teilt sich.</translation>
</message>
<message>
 <source>Finds single trees in a canopy height model, in a surface model and an elevation model, or in the points of a lidar flight: tops, crowns, and stem diameters by height. The result is the input TREES of Simulate rockfall. Trees below the crowns of others are not seen.</source>
 <translation>Findet Einzelbäume in einem Kronenhöhenmodell, in einem Oberflächenmodell mit einem Höhenmodell oder in den Punkten einer Lidar-Befliegung: Wipfel, Kronen und Stammdurchmesser nach der Höhe. Das Ergebnis ist die Eingabe TREES von Steinschlag simulieren. Bäume unter den Kronen anderer werden nicht gesehen.</translation>
</message>
<message>
 <source>First axis of the block [proportion]</source>
 <translation>Erste Achse des Blocks [Verhältnis]</translation>
</message>
<message>
 <source>First passages through the crest line in a simulation without the embankment. Over: the lowest point of the rock, taken as far below its centre as the highest is above it, passes above the crest. In the freeboard: not over, but the highest point is above the crest less the freeboard. Shares with their 95 % confidence.</source>
 <translation>Erste Querungen der Kronenlinie in einer Simulation ohne den Damm. Darüber: Der tiefste Punkt des Blocks, so weit unter seiner Mitte wie der höchste über ihr, geht über die Krone. Im Freibord: nicht darüber, aber der höchste Punkt liegt über der Krone abzüglich Freibord. Anteile mit 95 % Vertrauen.</translation>
</message>
<message>
 <source>Fitted distributions</source>
 <translation>Angepasste Verteilungen</translation>
</message>
<message>
 <source>Fitted to the sizes, the cube roots of the volumes. power_law is fitted to the largest fifth of the list. best: the distribution closest to the largest tenth of the list, and power_law only if it is twice as close as the next. A distribution is excluded if its block of the longest period is more than 5 times the largest of the list. Compare the distributions in the figure: they differ most where they matter, beyond the largest blocks of the list.</source>
 <translation>An die Grössen angepasst, die Kubikwurzeln der Volumen. power_law (Potenzgesetz) wird an das grösste Fünftel der Liste angepasst. best: die Verteilung, die dem grössten Zehntel am nächsten liegt, power_law nur, wo es doppelt so nah liegt wie die nächste; eine Verteilung, deren Block der längsten Periode mehr als 5-mal so gross ist wie der grösste der Liste, wird übergangen. Vergleichen Sie die Verteilungen in der Abbildung: Am meisten unterscheiden sie sich dort, wo es darauf ankommt, jenseits der grössten Blöcke der Liste.</translation>
</message>
<message>
 <source>Fixed threshold of slope [°]</source>
 <translation>Fester Schwellenwert der Neigung [°]</translation>
</message>
<message>
 <source>Flatness: short to intermediate axis</source>
 <translation>Plattigkeit: kurze zu mittlerer Achse</translation>
</message>
<message>
 <source>Folder</source>
 <translation>Ordner</translation>
</message>
<message>
 <source>Folder for Rockyfor3D</source>
 <translation>Ordner für Rockyfor3D</translation>
</message>
<message>
 <source>Folder for a package</source>
 <translation>Ordner für ein Paket</translation>
</message>
<message>
 <source>Folder for all rocks</source>
 <translation>Ordner für alle Blöcke</translation>
</message>
<message>
 <source>Folder for figures and tables</source>
 <translation>Ordner für Bilder und Tabellen</translation>
</message>
<message>
 <source>Folder for the grids</source>
 <translation>Ordner für die Raster</translation>
</message>
<message>
 <source>Folder for these tiles, some 20 bytes per cell that rocks can reach, for later simulations on the same elevation model. Leave empty for the folder of the user for temporary data, where they are kept for 30 days.</source>
 <translation>Wo diese Kacheln liegen, etwa 20 Bytes pro Zelle, in die Blöcke kommen können, für spätere Simulationen auf demselben Höhenmodell. Leer: der Ordner des Benutzers für vorübergehende Daten, für 30 Tage.</translation>
</message>
<message>
 <source>Folder for tiles of the elevation model</source>
 <translation>Ordner für Kacheln des Höhenmodells</translation>
</message>
<message>
 <source>Folder of the project</source>
 <translation>Ordner des Projekts</translation>
</message>
<message>
 <source>Folder of the simulations</source>
 <translation>Ordner der Simulationen</translation>
</message>
<message>
 <source>Folder of the variants</source>
 <translation>Ordner der Varianten</translation>
</message>
<message>
 <source>Folder of wheels (*.whl)</source>
 <translation>Ordner mit Wheels (*.whl)</translation>
</message>
<message>
 <source>Folder with the inputs of Rockyfor3D</source>
 <translation>Ordner mit den Eingaben von Rockyfor3D</translation>
</message>
<message>
 <source>Footprint of the embankments</source>
 <translation>Grundfläche der Dämme</translation>
</message>
<message>
 <source>For Return period of passing heights (HEIGHT_PERIOD), of simulations without names: the raster Runs above heights of each row, in the same order.</source>
 <translation>Für Wiederkehrperiode der Sprunghöhen (HEIGHT_PERIOD), von Simulationen ohne Namen: das Raster Läufe über Höhen jeder Zeile, in derselben Reihenfolge.</translation>
</message>
<message>
 <source>For a simulation with BREAKING. pieces: each piece counts as a rock; most are small, so a barrier designed for them is too weak for one rock. largest: the largest piece of each rock at a field. together: the largest sum of those that hit a field within the time below. whole: the sum of all. No published rule for barriers against rocks that break was found.</source>
 <translation>Von einer Simulation mit BREAKING. pieces: Jedes Bruchstück zählt als Block; die meisten sind klein, so dass ein Schutzbauwerk für sie zu schwach für einen Block ist. largest: von jedem Block sein grösstes Bruchstück an einem Feld. together: die grösste Summe derer, die ein Feld innerhalb der Zeit unten treffen. whole: von allen. Keine Regel für Schutzbauwerke gegen zerbrechende Blöcke wurde gefunden.</translation>
</message>
<message>
 <source>For ch_166_1: a part of the identifiers of its objects; letters, digits, - and _.</source>
 <translation>Für ch_166_1: ein Teil der Kennungen seiner Objekte; Buchstaben, Ziffern, - und _.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all kinds of rockfall of the area are in the map.</source>
 <translation>Für ch_166_1: ob alle Arten von Sturz des Gebiets in der Karte sind.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all sources of the area are in the map.</source>
 <translation>Für ch_166_1: ob alle Ablösegebiete des Gebiets in der Karte sind.</translation>
</message>
<message>
 <source>For ch_166_1: the canton's term, at most 50 characters.</source>
 <translation>Für ch_166_1: höchstens 50 Zeichen.</translation>
</message>
<message>
 <source>For ch_166_1: two letters, such as TI, for the canton that is responsible for the data.</source>
 <translation>Für ch_166_1: zwei Buchstaben, etwa TI, des Kantons, der für die Daten zuständig ist.</translation>
</message>
<message>
 <source>For comparison of this study with an older one; never for an assessment. As many runs go down the profile as ellipses in its plane, by each chosen model: stronge (energetic restitution), descoeudres (Descoeudres and Zimmermann), azzoni (Bozzolo, Azzoni and others), pfeiffer (Pfeiffer and Bowen, as in CRSP). They ignore ground classes and barriers. Their run-outs are in stations, plot and log.</source>
 <translation>Für alle, die diese Studie einer älteren gegenüberstellen müssen; nie für eine Beurteilung. Ebenso viele Läufe gehen nach jedem gewählten Modell als Ellipsen in der Ebene des Profils hinab: stronge (energetische Restitution), descoeudres (Descoeudres und Zimmermann), azzoni (Bozzolo, Azzoni und andere), pfeiffer (Pfeiffer und Bowen, wie in CRSP). Bodenklassen und Schutzbauten zählen für sie nicht. Wie viele wie weit gehen, steht in Stationen, Grafik und Protokoll.</translation>
</message>
<message>
 <source>For crossings of a simulation with BREAKING: a rock counts once at a line or field, however many of its pieces pass. whole: with the energy and mass of all of them together. largest: of the piece with the most energy. The log and the report have both, and that over single pieces, most of which are small. No rule for nets against rocks that break was found.</source>
 <translation>Bei Querungen einer Simulation mit BREAKING zählt ein Block an einer Linie oder einem Feld einmal, wie viele seiner Bruchstücke auch passieren. whole: mit Energie und Masse aller zusammen. largest: des Bruchstücks mit der grössten Energie. Protokoll und Bericht enthalten beides, und das über einzelne Bruchstücke, von denen die meisten klein sind. Eine Regel für Netze gegen zerbrechende Blöcke wurde nicht gefunden.</translation>
</message>
<message>
 <source>For delivery: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS loads automatically when the file is opened.</source>
 <translation>Zum Abgeben: alle Vektorlayer in einem GeoPackage, talus_results.gpkg, das auch ihre Stile enthält, alle Raster als GeoTIFF, und der Stil jedes Layers als .qml-Datei seines Namens, die QGIS beim Öffnen von selbst nimmt.</translation>
</message>
<message>
 <source>For drawing only. Whatever the interval, lines have vertices wherever the motion needs them: where a rock takes off, lands or changes its speed. Results evaluated from the lines, such as screen lines and profiles, hardly depend on it (energies to 1 %). Longer intervals make smaller layers.</source>
 <translation>Nur zum Zeichnen. Die Linien haben, wie lang das Intervall auch ist, überall dort Stützpunkte, wo die Bewegung sie braucht: wo ein Block abhebt, aufschlägt oder seine Geschwindigkeit ändert. Was aus den Linien ausgewertet wird, etwa an Kontrolllinien und in Profilen, hängt kaum davon ab (Energien auf 1 %). Längere Intervalle ergeben kleinere Layer.</translation>
</message>
<message>
 <source>For each period: the share of the members in which a cell is passed at least that often.</source>
 <translation>Für jede: in wie vielen der Mitglieder eine Zelle mindestens so oft gequert wird.</translation>
</message>
<message>
 <source>For energies.</source>
 <translation>Für Energien.</translation>
</message>
<message>
 <source>For example 0.5 60, 2 30, 8 10: of 100 runs 60 have 0.5 m³, 30 have 2 m³ and 10 have 8 m³. Without shares all sizes have the same share. Separate numbers with decimal commas by semicolons. For several shapes, enter a table under More.</source>
 <translation>Zum Beispiel 0.5 60, 2 30, 8 10: Von 100 Läufen werfen 60 einen Block von 0.5 m³, 30 einen von 2 m³ und 10 einen von 8 m³. Ohne Anteile zählen alle Grössen gleich. Zahlen mit Dezimalkomma stehen zwischen Strichpunkten. Für mehrere Formen geben Sie unter Mehr eine Tabelle an.</translation>
</message>
<message>
 <source>For example 2.1 1.4 0.9, as measured in the field. The shape from the library is stretched to them, and the volume of a rock above is not used. Where a field of the releases or a distribution gives volumes, only the proportions of the lengths are used.</source>
 <translation>Zum Beispiel 2.1 1.4 0.9, wie im Gelände gemessen. Die Form der Bibliothek wird auf sie gestreckt, und das Volumen eines Blocks oben gilt nicht. Wo ein Feld der Ablösestellen oder eine Verteilung Volumen angibt, sind die Längen Verhältnisse.</translation>
</message>
<message>
 <source>For example normal(0.35, 0.05, 0.3, 0.4). Replaces the restitution of all ground. For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Zum Beispiel normal(0.35, 0.05, 0.3, 0.4). Ersetzt die Restitution des gesamten Bodens. Für Empfindlichkeitsstudien und für Vergleiche mit Studien, die ihn ziehen.</translation>
</message>
<message>
 <source>For example the volume of a block measured otherwise; it takes precedence over that of the mesh. If left empty, the cloud's own size is used.</source>
 <translation>Zum Beispiel das anders gemessene Volumen eines Blocks; geht jenem des Netzes vor. Bleibt das Feld leer, zählt die Grösse der Wolke selbst.</translation>
</message>
<message>
 <source>For fr_ppr: a code such as 38DDT20120001.</source>
 <translation>Für fr_ppr: etwa 38DDT20120001.</translation>
</message>
<message>
 <source>For fr_ppr: its title, as the administration writes it.</source>
 <translation>Für fr_ppr: sein Titel, wie ihn die Verwaltung schreibt.</translation>
</message>
<message>
 <source>For fr_ppr: the kind of the plan.</source>
 <translation>Für fr_ppr: die Art des Plans.</translation>
</message>
<message>
 <source>For objects with vehicles per day.</source>
 <translation>Für Objekte mit Fahrzeugen pro Tag.</translation>
</message>
<message>
 <source>For rows of the reach angles with a volume and without an angle: a and b of log10(H/L) = a + b log10(V), as laws by volume are published, H/L the tangent of the angle and V in m³. Two numbers with a space between. There are no built-in ones: take them from the source that you quote.</source>
 <translation>Für Zeilen der Pauschalgefälle mit einem Volumen und ohne Winkel: a und b von log10(H/L) = a + b log10(V), wie Gesetze nach Volumen veröffentlicht werden, H/L der Tangens des Winkels und V in m³. Zwei Zahlen mit einem Leerzeichen dazwischen. Eingebaute gibt es nicht: Nehmen Sie sie aus der Quelle, die Sie angeben.</translation>
</message>
<message>
 <source>For rules whose intensity is the volume of the block and not its energy (measure volume in their file): a number for each scenario, in its order, such as 0.5 3. The method frequency takes them from the size classes.</source>
 <translation>Für Regeln, deren Intensität das Volumen des Blocks ist und nicht seine Energie (measure volume in ihrer Datei): eine Zahl für jedes Szenario, in deren Reihenfolge, etwa 0.5 3. Die Methode frequency nimmt sie aus den Grössenklassen.</translation>
</message>
<message>
 <source>For simulations without names: the raster Runs above energies (EXCEEDANCES) of each row of Sources and sizes by frequency, in its order, with the rasters of passages in the same order.</source>
 <translation>Von Simulationen ohne Namen: das Raster Läufe über Energien (EXCEEDANCES) jeder Zeile von Ablösegebiete und Grössen nach Häufigkeit, in deren Reihenfolge, mit den Rastern der Querungen in derselben Reihenfolge.</translation>
</message>
<message>
 <source>For the class capacity, where the field below has no value. 0 only measures the crossings.</source>
 <translation>Für die Klasse capacity, wo das Feld unten nichts angibt. 0 misst nur, was quert.</translation>
</message>
<message>
 <source>For the error of the diameters.</source>
 <translation>Für den Fehler der Durchmesser.</translation>
</message>
<message>
 <source>For the height and energy required, and to mark the variants that reach it.</source>
 <translation>Für die erforderliche Höhe und Energie, und um die Varianten zu kennzeichnen, die ihn erreichen.</translation>
</message>
<message>
 <source>For the hits of objects: the layer Trajectories (TRAJECTORIES) of each row of Sources and sizes by frequency, in its order. For runs with names the layers of the project are found. If left empty, and not in the project, hits are estimated from the cells.</source>
 <translation>Für die Treffer der Objekte: der Layer Trajektorien (TRAJECTORIES) jeder Zeile von Ablösegebiete und Grössen nach Häufigkeit, in deren Reihenfolge. Bei Läufen mit Namen werden die Layer des Projekts gefunden. Leer und nicht im Projekt: Die Treffer werden aus den Zellen geschätzt.</translation>
</message>
<message>
 <source>For the layer of paths.</source>
 <translation>Für die Ebene der Sturzbahnen.</translation>
</message>
<message>
 <source>For the method frequency: a row for each simulation, which is one size class of the blocks of one source. Name: its RUN_NAME, by which its maps Passages and Runs above energies are found in the project. Rate and unit, {}: blocks of this class per year; blocks of all classes per year and hm² of true area, from the smallest volume of the volume-frequency relation; or retreat of the source in m³ per year and hm². The last two need the bounds of the class and the true area of the source, along the slope: plan area divided by the cosine of the slope. Runs: leave empty to use those of the maps.</source>
 <translation>Für die Methode frequency: eine Zeile für jede Simulation, das heisst für eine Grössenklasse der Blöcke eines Ablösegebiets. Name: ihr RUN_NAME, dessen Karten Querungen und Läufe über Energien im Projekt gefunden werden. Rate und Einheit, {}: Blöcke dieser Klasse pro Jahr; Blöcke aller Klassen pro Jahr und hm² wahrer Fläche, ab dem kleinsten Volumen der Volumen-Häufigkeits-Beziehung; oder Rückwitterung des Ablösegebiets in m³ pro Jahr und hm². Die letzten zwei brauchen die Enden der Klasse und die wahre Fläche des Ablösegebiets entlang des Hangs: Grundrissfläche durch Kosinus der Neigung. Läufe: leer, wie es die Karten sagen.</translation>
</message>
<message>
 <source>For the method frequency: maps and danger levels show how often an object of this width is hit, such as a house, so that they do not depend on the cells of the elevation model. If left empty, the width of the RULES, 10 m with the matrix of this dialog. 0: frequencies of single cells, as in earlier versions.</source>
 <translation>Für die Methode frequency: Karten und Gefahrenstufen zeigen, wie oft ein Objekt dieser Breite, etwa ein Haus, getroffen wird, und hängen so nicht von den Zellen des Höhenmodells ab. Leer: die Breite der Regeln (RULES), 10 m bei der Matrix dieses Dialogs. 0: Häufigkeiten einzelner Zellen, wie in früheren Versionen.</translation>
</message>
<message>
 <source>For the number of posts; nets have 8 to 12 m.</source>
 <translation>Für die Anzahl Stützen; bei Netzen sind es 8 bis 12 m.</translation>
</message>
<message>
 <source>For trajectories; crossings have theirs from their simulation. highest point is on the safe side. It is that of the rock in its orientation at the line; where the trajectories do not hold it, the centre of mass plus the largest radius. Simulate rockfall has the same choice and default.</source>
 <translation>Für Sturzbahnen; Querungen haben die Wahl aus ihrer Simulation. highest point liegt auf der sicheren Seite: der höchste Punkt des Blocks, wie er an der Linie gedreht ist; wo die Sturzbahnen das nicht angeben, der Massenschwerpunkt plus der grösste Radius. Steinschlag simulieren hat dieselbe Wahl und Vorgabe.</translation>
</message>
<message>
 <source>For users who have a curve from tests: the largest share of its energy capacity that a stem takes from a rock, depending on how far off centre the rock hits. Enter pairs of offset and share with semicolons between them: 0: 1; 0.5: 0.8; 1: 0. The offset is that of the contact point from the line through the stem axis along which the rock moves, in stem radii. A rock that would lose more energy continues with the rest. Stems break as without the curve, where the share is above 0. Applies to upright stems. If left empty, the contact alone decides; no published curve is built in.</source>
 <translation>Das Höchste, was ein Stamm einem Block nimmt, für alle, die eine Kurve aus Versuchen haben: Paare aus dem Versatz des Kontaktpunkts gegenüber der Fluglinie durch die Achse, in Radien des Stamms, und dem Anteil, mit Strichpunkten dazwischen: 0: 1; 0.5: 0.8; 1: 0. Ein Block, der mehr verlöre, fliegt mit dem Rest weiter. Stämme brechen wie ohne sie, wo der Anteil über 0 ist. Sie gilt für aufrechte Stämme. Leer: Der Kontakt allein entscheidet; keine Kurve konnte in ihrer Quelle gelesen werden.</translation>
</message>
<message>
 <source>Forces and strokes</source>
 <translation>Kräfte und Bremswege</translation>
</message>
<message>
 <source>Forecasts compared with observations</source>
 <translation>Vorhersagen im Vergleich mit Beobachtungen</translation>
</message>
<message>
 <source>Forest</source>
 <translation>Wald</translation>
</message>
<message>
 <source>Forest and trees</source>
 <translation>Wald und Bäume</translation>
</message>
<message>
 <source>Forest polygons</source>
 <translation>Waldpolygone</translation>
</message>
<message>
 <source>Form of the zones as data</source>
 <translation>Form der Zonen als Daten</translation>
</message>
<message>
 <source>Formulas are for single rocks on a fresh cushion. After an earlier impact the cushion is stiffer and the force larger.</source>
 <translation>Die Formeln gelten für einzelne Blöcke auf frischer Überdeckung. Eine, die schon getroffen wurde, ist härter und die Kraft grösser.</translation>
</message>
<message>
 <source>Found trees that are not known [%]</source>
 <translation>Gefundene Bäume, die nicht bekannt sind [%]</translation>
</message>
<message>
 <source>Foundations, anchors and posts are not checked: they have to resist the forces of the type test.</source>
 <translation>Fundamente, Anker und Stützen werden nicht geprüft: Sie müssen die Kräfte der Typenprüfung aufnehmen.</translation>
</message>
<message>
 <source>France</source>
 <translation>Frankreich</translation>
</message>
<message>
 <source>Free border [m]</source>
 <translation>Freibord [m]</translation>
</message>
<message>
 <source>Freeboard [m]</source>
 <translation>Freibord [m]</translation>
</message>
<message>
 <source>Freeboard of the wall [m]</source>
 <translation>Freibord der Mauer [m]</translation>
</message>
<message>
 <source>French geostandard</source>
 <translation>französischer Geostandard</translation>
</message>
<message>
 <source>French practice has no rule here: none was available that could be checked.</source>
 <translation>Für die französische Praxis steht hier keine Regel: Es lag keine vor, die sich prüfen liess.</translation>
</message>
<message>
 <source>Frequencies and levels are those of an object of {:g} m width; they do not depend on the cells of the elevation model. Where blocks come most often, such an object is hit with a probability of {} % within a year.</source>
 <translation>Häufigkeiten und Stufen gelten für ein Objekt von {:g} m Breite; sie hängen nicht von den Zellen des Höhenmodells ab. Wo die Blöcke am häufigsten kommen, wird ein solches Objekt mit einer Wahrscheinlichkeit von {} % innert eines Jahres getroffen.</translation>
</message>
<message>
 <source>Frequencies are those of {}; they do not depend on the cells of the elevation model.</source>
 <translation>Die Häufigkeiten gelten für {}; sie hängen nicht von den Zellen des Höhenmodells ab.</translation>
</message>
<message>
 <source>Friction after long slip, mu_max</source>
 <translation>Reibung nach langem Gleiten, mu_max</translation>
</message>
<message>
 <source>Friction angle of the joints [°]</source>
 <translation>Reibungswinkel der Klüfte [°]</translation>
</message>
<message>
 <source>Friction between blocks</source>
 <translation>Reibung zwischen Blöcken</translation>
</message>
<message>
 <source>Friction between blocks and ground</source>
 <translation>Reibung zwischen Blöcken und Boden</translation>
</message>
<message>
 <source>Friction between rock and ground</source>
 <translation>Reibung zwischen Block und Boden</translation>
</message>
<message>
 <source>Friction between rock and net</source>
 <translation>Reibung zwischen Block und Netz</translation>
</message>
<message>
 <source>Friction between rock and stem</source>
 <translation>Reibung zwischen Block und Stamm</translation>
</message>
<message>
 <source>Friction coefficient of all ground approached after long slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Reibungskoeffizient allen Bodens, dem langes Gleiten nahe kommt (Gl. 46). Leer gelassen gelten die Bodenklassen.</translation>
</message>
<message>
 <source>Friction coefficient of all ground where a rock begins to slip (Leine et al. 2014, eq. 46), for ground models whose friction grows with slip. If left empty, the ground classes give it.</source>
 <translation>Reibungskoeffizient allen Bodens, wo ein Stein zu gleiten beginnt (Leine et al. 2014, Gl. 46), für Bodenmodelle, deren Reibung mit dem Gleitweg wächst. Leer gelassen gelten die Bodenklassen.</translation>
</message>
<message>
 <source>Friction of a fresh contact, mu_min</source>
 <translation>Reibung eines frischen Kontakts, mu_min</translation>
</message>
<message>
 <source>Friction of the earlier models</source>
 <translation>Reibung der früheren Modelle</translation>
</message>
<message>
 <source>From a list of blocks to the printed plan: blocks of 30, 100 and 300 years fall, hazard zones and the risk of objects follow; a barrier and a forest are added, and their effect is reported with its confidence; the barrier is checked by a code.</source>
 <translation>Von der Blockliste zum gedruckten Plan: Blöcke von 30, 100 und 300 Jahren fallen, Gefahrenzonen und das Risiko von Objekten folgen; eine Schutzbaute und ein Wald kommen dazu, und was sie ändern, steht mit seiner Sicherheit da; die Schutzbaute wird nach einer Norm geprüft.</translation>
</message>
<message>
 <source>From a list of blocks to the width of a ditch: blocks of 30, 100 and 300 years go down one profile, with their energies and heights along it and the width of catchment that holds them; a second chart shows other heights and slopes, for the block of 100 years.</source>
 <translation>Von einer Blockliste zur Breite eines Grabens: Blöcke von 30, 100 und 300 Jahren gehen ein Profil hinunter, mit ihren Energien und Höhen entlang davon und der Breite des Auffangraums, der sie hält; daneben steht das Diagramm für andere Höhen und Neigungen, für den Block von 100 Jahren.</translation>
</message>
<message>
 <source>From an elevation model and a release rate to return periods: finds the sources with their true area, releases blocks of five size classes, and combines them to the return period of each energy in every cell, danger levels by the rules of an authority, and hazard curves of objects.</source>
 <translation>Vom Höhenmodell und einer Ablöserate zu Wiederkehrperioden: findet die Ablösegebiete mit ihrer wahren Fläche, lässt Blöcke von fünf Grössenklassen fallen und zählt sie zusammen zur Wiederkehrperiode jeder Energie in jeder Zelle, zu Gefahrenstufen nach den Regeln einer Behörde und zu Gefährdungskurven von Objekten.</translation>
</message>
<message>
 <source>From an elevation model to the run-out</source>
 <translation>Vom Höhenmodell zur Reichweite</translation>
</message>
<message>
 <source>From the layer</source>
 <translation>Aus dem Layer</translation>
</message>
<message>
 <source>Front</source>
 <translation>Vorne</translation>
</message>
<message>
 <source>Further text on the plan: scenario, data, licence of the base map.</source>
 <translation>Was sonst auf dem Plan stehen muss: Szenario, Daten, Lizenz der Grundkarte.</translation>
</message>
<message>
 <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
 <translation>GROUND: Wählen Sie das Feld mit der Bodenklasse (GROUND_FIELD).</translation>
</message>
<message>
 <source>GROUND: feature {} and another of a different class overlap at ({:.1f}, {:.1f}).</source>
 <translation>GROUND: Objekt {} und ein anderes einer anderen Klasse überlappen bei ({:.1f}, {:.1f}).</translation>
</message>
<message>
 <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
 <translation>GROUND: Objekt {} hat die Klasse {!r} in {}; bekannte Klassen sind {}.</translation>
</message>
<message>
 <source>GROUND: give ground polygons, forest polygons (FOREST) or both.</source>
 <translation>GROUND: Geben Sie Bodenpolygone, Waldpolygone (FOREST) oder beides an.</translation>
</message>
<message>
 <source>GROUND: the surface roughness is that of the field {}.</source>
 <translation>GROUND: Die Oberflächenrauigkeit stammt aus dem Feld {}.</translation>
</message>
<message>
 <source>GROUND_RASTER: it is in {} and the elevation model in {}; make it again with talus:groundclasses.</source>
 <translation>GROUND_RASTER: Es ist in {}, das Höhenmodell in {}; erstellen Sie es neu mit talus:groundclasses.</translation>
</message>
<message>
 <source>GROUND_RASTER: this is no raster file that QGIS can read.</source>
 <translation>GROUND_RASTER: Das ist keine Rasterdatei, die QGIS lesen kann.</translation>
</message>
<message>
 <source>Galleries and walls</source>
 <translation>Galerien und Mauern</translation>
</message>
<message>
 <source>Galleries or walls</source>
 <translation>Galerien oder Mauern</translation>
</message>
<message>
 <source>Gap between standing vehicles [m]</source>
 <translation>Abstand zwischen stehenden Fahrzeugen [m]</translation>
</message>
<message>
 <source>Gap in a queue, from bumper to bumper.</source>
 <translation>Einer Kolonne, von Stossstange zu Stossstange.</translation>
</message>
<message>
 <source>Gap: the longest section of a fall line between two stems, or between a stem and the edge of the stand, in plan.</source>
 <translation>Lücke: der längste Abschnitt einer Falllinie zwischen zwei Stämmen oder zwischen einem Stamm und dem Bestandesrand, im Grundriss.</translation>
</message>
<message>
 <source>Gaps</source>
 <translation>Lücken</translation>
</message>
<message>
 <source>Gaps between zones that are narrower than twice this width are filled, and narrower zones are widened to it, so that zones are legible on paper. No place gets a lower level. A raster of danger levels is drawn as such zones, too. The layer itself is unchanged. 0: zones and rasters are drawn unchanged.</source>
 <translation>Lücken zwischen Zonen, die schmaler als das Doppelte sind, werden gefüllt, und was schmaler als dieser Wert ist, wird so breit gezeichnet: Auf dem Papier ist eine Zone kein Bündel von Fäden. Kein Ort erhält eine tiefere Stufe. Auch ein Raster der Gefahrenstufen wird als solche Zonen gezeichnet. Der Layer selbst bleibt unverändert. 0: Zonen und Raster, wie sie sind.</translation>
</message>
<message>
 <source>Gaps: {} ({} m²); the ground class outside the polygons applies there.</source>
 <translation>Lücken: {} ({} m²); dort gilt die Klasse des übrigen Geländes.</translation>
</message>
<message>
 <source>Generates single trees from forest data: polygons of stands or rasters with stems per hectare and stem diameters; or completes trees that are points already. Each gets a diameter, a species group, a height and the energy that its stem can absorb. The result is the input TREES of Simulate rockfall.</source>
 <translation>Zieht Einzelbäume aus dem, was über einen Wald bekannt ist: aus Bestandespolygonen oder Rastern mit Stämmen je Hektare und Stammdurchmessern; oder ergänzt Bäume, die schon Punkte sind. Jeder erhält einen Durchmesser, eine Artengruppe, eine Höhe und die Energie, die sein Stamm aufnehmen kann. Das Ergebnis ist die Eingabe TREES von Steinschlag simulieren.</translation>
</message>
<message>
 <source>Generic nets, not products: ring nets, diagonal cable nets, or a membrane such as chain-link.</source>
 <translation>Allgemeine Netze, keine Produkte: Ringe, diagonale Seile oder ein Geflecht.</translation>
</message>
<message>
 <source>GeoPackage (*.gpkg);;INTERLIS transfer file (*.xtf)</source>
 <translation>GeoPackage (*.gpkg);;INTERLIS-Transferdatei (*.xtf)</translation>
</message>
<message>
 <source>GeoPackages (*.gpkg)</source>
 <translation>GeoPackages (*.gpkg)</translation>
</message>
<message>
 <source>Gets a .pts and an .obj file for each rock, numbered from 1.</source>
 <translation>Erhält für jeden Block eine .pts- und eine .obj-Datei, nummeriert ab 1.</translation>
</message>
<message>
 <source>Give DEM or SAMPLES.</source>
 <translation>Geben Sie DEM oder SAMPLES an.</translation>
</message>
<message>
 <source>Give a larger elevation model, or move them.</source>
 <translation>Geben Sie ein grösseres Höhenmodell an, oder verschieben Sie sie.</translation>
</message>
<message>
 <source>Give a model that covers their fall.</source>
 <translation>Geben Sie ein Modell, das ihren Sturz abdeckt.</translation>
</message>
<message>
 <source>Give an elevation model that has data at all crossings.</source>
 <translation>Geben Sie ein Höhenmodell, das bei allen Querungen Daten hat.</translation>
</message>
<message>
 <source>Give an elevation model that has data there.</source>
 <translation>Geben Sie ein Höhenmodell, das dort Daten hat.</translation>
</message>
<message>
 <source>Give an elevation model without holes there.</source>
 <translation>Geben Sie ein Höhenmodell, das dort keine Löcher hat.</translation>
</message>
<message>
 <source>Give diameters at breast height in cm.</source>
 <translation>Brusthöhendurchmesser in cm angeben.</translation>
</message>
<message>
 <source>Give either stands, a raster of densities or points.</source>
 <translation>Geben Sie entweder Bestände, ein Raster der Stammzahlen oder Punkte an.</translation>
</message>
<message>
 <source>Give maps that reach these objects.</source>
 <translation>Geben Sie Karten, die bis zu diesen Objekten reichen.</translation>
</message>
<message>
 <source>Give masses in kilograms, not in tonnes, and volumes in cubic metres.</source>
 <translation>Geben Sie Massen in Kilogramm an, nicht in Tonnen, und Volumen in Kubikmetern.</translation>
</message>
<message>
 <source>Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.</source>
 <translation>Geben Sie eines von STANDS, DENSITY_RASTER und POINTS an; angegeben wurden {}.</translation>
</message>
<message>
 <source>Give passages and energies of one simulation.</source>
 <translation>Geben Sie Querungen und Energien derselben Simulation an.</translation>
</message>
<message>
 <source>Give that barrier an energy instead of a net, or leave the splitting out.</source>
 <translation>Der Verbauung eine Energie statt eines Netzes geben oder das Teilen weglassen.</translation>
</message>
<message>
 <source>Give the folder of the new study.</source>
 <translation>Geben Sie den Ordner der neuen Studie an.</translation>
</message>
<message>
 <source>Give the layer, or leave the field empty.</source>
 <translation>Geben Sie den Layer an, oder lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>Give the rock as convex parts ({key}).</source>
 <translation>Geben Sie den Block als konvexe Teile an ({key}).</translation>
</message>
<message>
 <source>Give the stand either as polygons or as single stems.</source>
 <translation>Den Bestand entweder als Polygone oder als Einzelstämme angeben.</translation>
</message>
<message>
 <source>Give the trajectories of all simulations (TRAJECTORIES), whose hits are counted as in Rocks at screen lines.</source>
 <translation>Geben Sie die Trajektorien aller Simulationen an (TRAJECTORIES); deren Treffer werden gezählt wie in Blöcke an Kontrolllinien.</translation>
</message>
<message>
 <source>Give the trees of these stands, or leave the stands out.</source>
 <translation>Geben Sie die Bäume dieser Bestände an, oder lassen Sie die Bestände weg.</translation>
</message>
<message>
 <source>Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a colleague or from the command line, and packages them for the client: one GeoPackage with styles, rasters with theirs.</source>
 <translation>Gibt Layern früherer Läufe wieder die Symbole, Klassen und Beschriftungen von Talus, auch solchen von Kollegen oder von der Kommandozeile, und packt sie für den Auftraggeber: ein GeoPackage mit Stilen, Raster mit den ihren.</translation>
</message>
<message>
 <source>Gives the mass of a block from its diameter.</source>
 <translation>Ergibt die Masse eines Blocks aus seinem Durchmesser.</translation>
</message>
<message>
 <source>Gives the radius of the sphere of equal volume from the mass of a crossing.</source>
 <translation>Ergibt den Radius der volumengleichen Kugel aus der Masse einer Querung.</translation>
</message>
<message>
 <source>Grid of starts in the stands. Closer lines find more gaps and take longer.</source>
 <translation>Auf einem Gitter in den Beständen. Dichtere Linien finden mehr Lücken und brauchen länger.</translation>
</message>
<message>
 <source>Ground</source>
 <translation>Boden</translation>
</message>
<message>
 <source>Ground class</source>
 <translation>Bodenklasse</translation>
</message>
<message>
 <source>Ground class of crest and faces</source>
 <translation>Bodenklasse von Krone und Böschungen</translation>
</message>
<message>
 <source>Ground class of each value</source>
 <translation>Bodenklasse jedes Werts</translation>
</message>
<message>
 <source>Ground class of each value, from a file (instead)</source>
 <translation>Bodenklasse jedes Werts, aus einer Datei (stattdessen)</translation>
</message>
<message>
 <source>Ground class of the bottom and the back slope; soft ground there takes energy.</source>
 <translation>Dasselbe für Sohle und Gegenböschung; weicher Boden nimmt dort Energie auf.</translation>
</message>
<message>
 <source>Ground class of the ditch</source>
 <translation>Bodenklasse des Grabens</translation>
</message>
<message>
 <source>Ground class outside the polygons</source>
 <translation>Bodenklasse des übrigen Geländes</translation>
</message>
<message>
 <source>Ground class outside the polygons, from the table (instead)</source>
 <translation>Bodenklasse des Rests, aus der Tabelle (stattdessen)</translation>
</message>
<message>
 <source>Ground class to calibrate</source>
 <translation>Zu kalibrierende Bodenklasse</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; calibrated, in a table of your own.</source>
 <translation>Bodenklasse {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; kalibriert, in einer eigenen Tabelle.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; published.</source>
 <translation>Bodenklasse {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; veröffentlicht.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; recalled, that is, written down from memory of a manual.</source>
 <translation>Bodenklasse {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; erinnert, das heisst aus dem Gedächtnis nach einem Handbuch aufgeschrieben.</translation>
</message>
<message>
 <source>Ground classes outside the polygons</source>
 <translation>Bodenklassen des Rests</translation>
</message>
<message>
 <source>Ground model</source>
 <translation>Bodenmodell</translation>
</message>
<message>
 <source>Ground polygons</source>
 <translation>Bodenpolygone</translation>
</message>
<message>
 <source>Ground polygons of the simulation. They are cut out under the embankments and written with the footprint into one layer, because polygons of different classes must not overlap in a simulation.</source>
 <translation>Die der Simulation. Sie werden ausgeschnitten, wo die Dämme stehen, und kommen mit der Grundfläche in einen Layer, denn Polygone einer Simulation dürfen sich nicht mit verschiedenen Klassen überlappen.</translation>
</message>
<message>
 <source>Ground polygons with the embankments</source>
 <translation>Bodenpolygone mit den Dämmen</translation>
</message>
<message>
 <source>Ground proposed from the terrain</source>
 <translation>Boden aus dem Gelände vorgeschlagen</translation>
</message>
<message>
 <source>Ground raster</source>
 <translation>Bodenraster</translation>
</message>
<message>
 <source>Ground that rocks passed: {}.</source>
 <translation>Boden, den die Blöcke überquerten: {}.</translation>
</message>
<message>
 <source>Ground, forest, and releases.</source>
 <translation>Boden, Wald und Ablösestellen.</translation>
</message>
<message>
 <source>Growth of friction with slip, kappa [1/m]</source>
 <translation>Wachstum der Reibung mit dem Gleitweg, kappa [1/m]</translation>
</message>
<message>
 <source>HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give at most {}.</source>
 <translation>HEIGHTS: Mit SLOPES und CATCHMENTS sind es {} Kombinationen; geben Sie höchstens {} an.</translation>
</message>
<message>
 <source>HEIGHT_EXCEEDANCES: the runs are counted above heights that differ from row to row; simulate all with the same HEIGHT_THRESHOLDS.</source>
 <translation>HEIGHT_EXCEEDANCES: Die Läufe sind von Zeile zu Zeile über anderen Höhen gezählt; simulieren Sie alle mit denselben HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>HITS: the table is for rocks that broke; choose their energies in PIECES.</source>
 <translation>HITS: Die Tabelle gilt für zerbrochene Blöcke; wählen Sie deren Energien in PIECES.</translation>
</message>
<message>
 <source>HTML files (*.html)</source>
 <translation>HTML-Dateien (*.html)</translation>
</message>
<message>
 <source>Half the width of the confidence interval, relative to the value.</source>
 <translation>Halbe Breite des Vertrauensintervalls, als Anteil des Werts.</translation>
</message>
<message>
 <source>Hazard by source</source>
 <translation>Gefährdung nach Ablösegebiet</translation>
</message>
<message>
 <source>Hazard curve</source>
 <translation>Gefährdungskurve</translation>
</message>
<message>
 <source>Hazard curves</source>
 <translation>Gefährdungskurven</translation>
</message>
<message>
 <source>Hazard map</source>
 <translation>Gefahrenkarte</translation>
</message>
<message>
 <source>Hazard matrix</source>
 <translation>Gefahrenmatrix</translation>
</message>
<message>
 <source>Hazard matrix: weak, medium, strong</source>
 <translation>Gefahrenmatrix: schwach, mittel, stark</translation>
</message>
<message>
 <source>Hazard study by annual frequency</source>
 <translation>Gefahrenstudie nach jährlicher Häufigkeit</translation>
</message>
<message>
 <source>Height</source>
 <translation>Höhe</translation>
</message>
<message>
 <source>Height [m]</source>
 <translation>Höhe [m]</translation>
</message>
<message>
 <source>Height above the ground of each feature; empty values take the height above.</source>
 <translation>Höhe jedes Objekts über dem Boden; leere Werte übernehmen die Höhe oben.</translation>
</message>
<message>
 <source>Height at the uphill toe: z_c = H + the ground at b/2 + H / tan β uphill of the line. Height at the axis: z_c = H + the ground below the line.</source>
 <translation>Höhe am bergseitigen Fuss: z_c = H + Boden b/2 + H / tan β bergwärts der Linie. Höhe in der Achse: z_c = H + Boden unter der Linie.</translation>
</message>
<message>
 <source>Height from which blocks fall onto the slope; 0: none.</source>
 <translation>Von der Blöcke auf den Hang fallen; 0: keine.</translation>
</message>
<message>
 <source>Height of stumps of broken and lost stems [m]</source>
 <translation>Höhe der Stöcke gebrochener und verlorener Stämme [m]</translation>
</message>
<message>
 <source>Height of the barriers [m]</source>
 <translation>Höhe der Schutzbauten [m]</translation>
</message>
<message>
 <source>Height of the centre of mass that 95 % of the passing runs do not exceed.</source>
 <translation>Höhe des Massenschwerpunkts, unter der 95 % der querenden Läufe bleiben.</translation>
</message>
<message>
 <source>Height of the cliff [m]</source>
 <translation>Höhe der Felswand [m]</translation>
</message>
<message>
 <source>Height of the cliff from [m]</source>
 <translation>Höhe der Felswand ab [m]</translation>
</message>
<message>
 <source>Height of the crest [m]</source>
 <translation>Höhe der Krone [m]</translation>
</message>
<message>
 <source>Height of the drag layer [m]</source>
 <translation>Höhe der Widerstandsschicht [m]</translation>
</message>
<message>
 <source>Height of the highest block above the ground in each cell; the voids between blocks are included.</source>
 <translation>Höhe des höchsten Blocks über dem Boden in jeder Zelle; die Hohlräume zwischen den Blöcken zählen mit.</translation>
</message>
<message>
 <source>Height of the lowest corner of the rock above the ground at its release.</source>
 <translation>Höhe der tiefsten Ecke des Blocks über dem Boden, wenn er losgelassen wird.</translation>
</message>
<message>
 <source>Height of the net [m]</source>
 <translation>Höhe des Netzes [m]</translation>
</message>
<message>
 <source>Height of the obstacles that {} % of the blocks encounter; 0 for smooth ground. Polygons with the field surface_roughness, or with the fields rg70, rg20 and rg10, have their own heights. The surface roughness of Talus is the mean 0.7 rg70 + 0.2 rg20 + 0.1 rg10.</source>
 <translation>Höhe der Hindernisse, auf die {} % der Blöcke treffen; 0 steht für glatten Boden. Polygone mit dem Feld surface_roughness oder mit den Feldern rg70, rg20 und rg10 haben ihre eigenen Höhen. Die Oberflächenrauigkeit von Talus ist das Mittel 0,7 rg70 + 0,2 rg20 + 0,1 rg10.</translation>
</message>
<message>
 <source>Height of the smallest barrier there [m]</source>
 <translation>Höhe der kleinsten Schutzbaute dort [m]</translation>
</message>
<message>
 <source>Height of the wall [m]</source>
 <translation>Höhe der Mauer [m]</translation>
</message>
<message>
 <source>Height that a rock has to overcome, above the ground at the uphill toe or at the reference chosen below.</source>
 <translation>Höhe, die ein Block überwinden muss, über dem Boden am bergseitigen Böschungsfuss oder am Bezug, der unten gewählt ist.</translation>
</message>
<message>
 <source>Height: factor of runs needed for 10 %</source>
 <translation>Höhe: Vielfaches der Läufe für 10 %</translation>
</message>
<message>
 <source>Heights</source>
 <translation>Höhen</translation>
</message>
<message>
 <source>Heights above the ground after filling and smoothing.</source>
 <translation>Höhen über dem Gelände nach dem Füllen und Glätten.</translation>
</message>
<message>
 <source>Heights above the ground are not known.</source>
 <translation>Die Höhen über dem Boden sind nicht bekannt.</translation>
</message>
<message>
 <source>Heights above the ground in metres, in cells of 0.25 to 1.5 m.</source>
 <translation>Höhen über dem Gelände in Metern, in Zellen von 0.25 bis 1.5 m.</translation>
</message>
<message>
 <source>Heights along the line. Not needed with a profile from a file.</source>
 <translation>Höhen entlang der Linie. Mit einem Profil aus einer Datei nicht nötig.</translation>
</message>
<message>
 <source>Heights and diameters</source>
 <translation>Höhen und Durchmesser</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres.</source>
 <translation>Höhen in Metern, in einem projizierten Koordinatensystem in Metern.</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
 <translation>Höhen in Metern, in einem projizierten Koordinatensystem in Metern. Die Blöcke treffen auf die glatte Fläche zwischen den Zellmittelpunkten. Gebäude und Bäume sollten nicht enthalten sein.</translation>
</message>
<message>
 <source>Heights of barriers [m]</source>
 <translation>Höhen der Schutzbauten [m]</translation>
</message>
<message>
 <source>Heights of the canopy above the sea, like the elevation model.</source>
 <translation>Höhen des Kronendachs über Meer, wie das Höhenmodell.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. Cells at its edge and next to cells without data have no slope.</source>
 <translation>Höhen des Bodens in Metern, in einem projizierten Koordinatensystem in Metern. Zellen am Rand und neben Zellen ohne Daten haben keine Neigung.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. It is read by windows, so it may be of any size: a virtual raster (VRT) of many tiles too.</source>
 <translation>Höhen des Bodens in Metern, in einem projizierten Koordinatensystem in Metern. Es wird fensterweise gelesen, darf also beliebig gross sein: auch ein virtuelles Raster (VRT) aus vielen Kacheln.</translation>
</message>
<message>
 <source>Heights of the ground, in metres. Needed with a surface model or a cloud of points; a canopy height model has the heights above the ground already.</source>
 <translation>Des Geländes, in Metern. Nötig mit einem Oberflächenmodell oder einer Punktwolke; ein Kronenhöhenmodell hat die Höhen über dem Gelände schon.</translation>
</message>
<message>
 <source>Heights of the ground, in metres; slope and fall lines are taken from it.</source>
 <translation>Des Geländes, in Metern; Neigung und Falllinien werden daraus bestimmt.</translation>
</message>
<message>
 <source>Heights of the output Runs above heights (HEIGHT_EXCEEDANCES), of the centre of mass above the ground, in m and ascending.</source>
 <translation>Höhen der Ausgabe Läufe über Höhen (HEIGHT_EXCEEDANCES), des Schwerpunkts über dem Boden, in m und ansteigend.</translation>
</message>
<message>
 <source>Heights of the rocks' tops are multiplied by it before they are compared with the barriers.</source>
 <translation>Die Höhen der Blockoberkanten werden damit multipliziert, bevor sie mit den Schutzbauten verglichen werden.</translation>
</message>
<message>
 <source>Heights of the slope [m]</source>
 <translation>Höhen der Böschung [m]</translation>
</message>
<message>
 <source>Heights to compare [m]</source>
 <translation>Zu vergleichende Höhen [m]</translation>
</message>
<message>
 <source>Held shares refer to the rocks that cross the line, with the 95 % confidence of the number that was thrown. They do not cover the ground, the releases or the model.</source>
 <translation>Gehaltene Anteile sind solche der Blöcke, die die Linie queren, mit dem 95-%-Vertrauen der geworfenen Anzahl. Sie sagen nichts über den Boden, die Ablösestellen oder das Modell.</translation>
</message>
<message>
 <source>Held, but:</source>
 <translation>Gehalten, aber:</translation>
</message>
<message>
 <source>Here</source>
 <translation>Hier</translation>
</message>
<message>
 <source>Highest</source>
 <translation>Höchster Wert</translation>
</message>
<message>
 <source>Histogram of the slope with the Gaussians of the landforms and the threshold. For the method distribution.</source>
 <translation>Histogramm der Neigung mit den Gausskurven der Geländeformen und dem Schwellenwert. Für die Methode distribution.</translation>
</message>
<message>
 <source>Histograms</source>
 <translation>Histogramme</translation>
</message>
<message>
 <source>Histograms, profiles and sources of rocks need the trajectories of the run, which are not in the project: create Trajectories (TRAJECTORIES) in Simulate rockfall.</source>
 <translation>Histogramme, Profile und die Herkunft der Blöcke brauchen die Sturzbahnen des Laufs, die nicht im Projekt sind: Verlangen Sie Sturzbahnen (TRAJECTORIES) in Steinschlag simulieren.</translation>
</message>
<message>
 <source>Hits by scenario</source>
 <translation>Treffer nach Szenario</translation>
</message>
<message>
 <source>Hits of rocks that broke</source>
 <translation>Treffer zerbrochener Blöcke</translation>
</message>
<message>
 <source>Hits of the objects are estimated from the density of the paths in their cells, over the mean width that each object presents. Where paths follow the rows or columns of the grid this is 0.79 times the hits, diagonally 1.11 times.</source>
 <translation>Die Treffer der Objekte sind aus der Dichte der Bahnen in ihren Zellen geschätzt, über die Breite, die jedes Objekt im Mittel zeigt. Wo Bahnen den Zeilen oder Spalten des Rasters folgen, ist dies das 0.79-fache der Treffer, diagonal das 1.11-fache.</translation>
</message>
<message>
 <source>Horizontal distance from the upper edge of a cliff beyond which no block is looked for. The longer, the longer it takes.</source>
 <translation>Horizontale Entfernung von der Oberkante einer Felswand, jenseits derer kein Block gesucht wird. Je grösser, desto länger dauert es.</translation>
</message>
<message>
 <source>Horizontal velocity at the release, for example by an earthquake or a blast.</source>
 <translation>Horizontale Geschwindigkeit bei der Ablösung, zum Beispiel nach einem Erdbeben oder durch eine Sprengung.</translation>
</message>
<message>
 <source>Horizontal, down the profile.</source>
 <translation>Horizontal, das Profil hinab.</translation>
</message>
<message>
 <source>Houses or roads: their distance from each line is compared with the elongation of the net.</source>
 <translation>Häuser oder Strassen: ihr Abstand von jeder Linie wird mit der Auslenkung des Netzes verglichen.</translation>
</message>
<message>
 <source>How far do the results differ between rocks, grounds, forests or measures? Compares the results of many simulations in a table and a figure: run-out, energy, height, and arrivals at each line.</source>
 <translation>Wie stark unterscheiden sich die Antworten zwischen Blöcken, Böden, Wäldern oder Massnahmen? Stellt die Ergebnisse vieler Simulationen in einer Tabelle und einer Abbildung nebeneinander: Reichweite, Energie, Höhe und was an jeder Linie ankommt.</translation>
</message>
<message>
 <source>How large is the block of 30, 100 and 300 years? Fits distributions to a list of measured blocks and links them to one event whose return period is known. The scenarios go into the simulation and the hazard map.</source>
 <translation>Wie gross ist der Block von 30, 100 und 300 Jahren? Passt Verteilungen an eine Liste gemessener Blöcke an und verbindet sie mit einem Ereignis, dessen Wiederkehrperiode bekannt ist. Die Szenarien gehen in die Simulation und in die Gefahrenkarte.</translation>
</message>
<message>
 <source>How often are buildings and sections of road hit, and how hard? Combines the scenarios to hits per year, the annual probability of a hit, damage, and the collective and individual risk of death, with the vulnerabilities that you enter.</source>
 <translation>Wie oft werden Gebäude und Strassenabschnitte getroffen, und wie stark? Zählt die Szenarien zusammen zu Treffern pro Jahr, der Wahrscheinlichkeit eines Treffers innert eines Jahres, Schaden sowie kollektivem und individuellem Todesfallrisiko, mit den Verletzlichkeiten, die Sie angeben.</translation>
</message>
<message>
 <source>How uncertain is the map? Repeats a simulation with other numbers of the ground, other shapes, volumes, release heights and rates, each drawn from its uncertainty. Gives the median and the 5 to 95 % band of reach, energy and return period in each cell, and the shares of ground, size, shape and chance in the spread.</source>
 <translation>Wie sicher ist die Karte? Wiederholt eine Simulation mit anderen Zahlen des Bodens, anderen Formen, Volumen, Ablösehöhen und Raten, jede aus dem gezogen, was nicht bekannt ist. Gibt in jeder Zelle den Median und das Band von 5 bis 95 % von Erreichen, Energie und Wiederkehrperiode, und wie viel der Streuung von Boden, Grösse, Form und Zufall kommt.</translation>
</message>
<message>
 <source>How uncertain is the run-out?</source>
 <translation>Wie sicher ist die Reichweite?</translation>
</message>
<message>
 <source>How wide does the catchment below a cut slope have to be? Throws rocks off slopes of several heights and angles into catchments that are flat or slope back towards the cut, as in the field programme behind the design charts of Pierson et al. (2001), and draws the share that is held against the width.</source>
 <translation>Wie breit muss der Auffangraum unter einer Böschung sein? Wirft Blöcke von Böschungen mehrerer Höhen und Neigungen in Auffangräume, die flach sind oder gegen die Böschung zurückfallen, wie das Feldprogramm hinter den Bemessungsdiagrammen von Pierson et al. (2001), und zeichnet den gehaltenen Anteil über der Breite.</translation>
</message>
<message>
 <source>Hulls of rocks, which every simulation needs; tree stands, calibration, statistics</source>
 <translation>Hüllen der Blöcke, die jede Simulation braucht; Baumbestände, Kalibrierung, Statistik</translation>
</message>
<message>
 <source>I / L of boxes, superellipsoids, prisms and random blocks of given ratios; 1 is not elongated.</source>
 <translation>I / L von Quadern, Superellipsoiden, Prismen und zufälligen Blöcken mit vorgegebenen Verhältnissen; 1 ist nicht gestreckt.</translation>
</message>
<message>
 <source>INPUTS: there is no folder {}.</source>
 <translation>INPUTS: Es gibt keinen Ordner {}.</translation>
</message>
<message>
 <source>INTENSITIES: this output exists only for rules; choose RULES, or skip it.</source>
 <translation>INTENSITIES: Nur nach Regeln; wählen Sie RULES oder lassen Sie die Ausgabe weg.</translation>
</message>
<message>
 <source>If left empty, not computed. Talus has not seen the formula in its source; {} is the recalled value of its factor. Compare it with your copy.</source>
 <translation>Leer: nicht berechnet. Die Formel lag Talus in ihrer Quelle nicht vor; {} ist, was von ihrem Faktor in Erinnerung ist. Vergleichen Sie ihn mit Ihrem Exemplar.</translation>
</message>
<message>
 <source>If left empty, that of a sphere of the mass at 2700 kg/m³.</source>
 <translation>Leer: der einer Kugel dieser Masse bei 2700 kg/m³.</translation>
</message>
<message>
 <source>If left empty, the field dbh_cm is used.</source>
 <translation>Leer: das Feld dbh_cm.</translation>
</message>
<message>
 <source>If left empty, the largest mass among the crossings. Another mass has the velocities of the crossings, and their energies in proportion to the masses. If it is less than half of the largest, the energy is not checked.</source>
 <translation>Leer: die grösste Masse unter den Querungen. Eine andere Masse hat die Geschwindigkeiten der Querungen, und ihre Energien im Verhältnis der Massen. Unter der Hälfte der grössten wird die Energie nicht geprüft.</translation>
</message>
<message>
 <source>If left empty, the surroundings of the trajectories.</source>
 <translation>Leer: die Umgebung der Sturzbahnen.</translation>
</message>
<message>
 <source>If left empty, the whole extent of the vector layers; where there are none, of the rasters.</source>
 <translation>Leer: alles, was die Vektorlayer abdecken; wo es keine gibt, die Raster.</translation>
</message>
<message>
 <source>If several measures are planned: simulations with only one of them, for example the barrier without the forest, and the forest without the barrier. Each is compared with the simulation before, and the simulation after is compared with each; this shows what one measure adds to the other. The names of the runs distinguish them.</source>
 <translation>Wo mehrere Massnahmen geplant sind: Simulationen mit je einer allein, zum Beispiel die Schutzbaute ohne den Wald und der Wald ohne die Schutzbaute. Jede wird mit der vorher verglichen und die nachher mit jeder: was eine Massnahme zur anderen beiträgt. Die Namen der Läufe unterscheiden sie.</translation>
</message>
<message>
 <source>If the mass is ten times as large, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Bei zehnfacher Masse ändert das Residuum um {:.1f} m, mit einem Standardfehler von {:.1f} m: {}.</translation>
</message>
<message>
 <source>If the ratio of short to long length is larger by 0.1, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Bei 0,1 mehr kleinster durch grösste Länge ändert das Residuum um {:.1f} m, mit einem Standardfehler von {:.1f} m: {}.</translation>
</message>
<message>
 <source>If there are more runs, this number is selected evenly. Each takes some kilobytes of the page.</source>
 <translation>Von mehr Läufen werden so viele genommen, gleichmässig verteilt. Jeder braucht einige Kilobytes der Seite.</translation>
</message>
<message>
 <source>If this is in {other}, enter {instead:.4g}{unit}.</source>
 <translation>Wenn das in {other} ist, {instead:.4g}{unit} eingeben.</translation>
</message>
<message>
 <source>Impact law</source>
 <translation>Stossgesetz</translation>
</message>
<message>
 <source>Impact law {}, time step {:g} s, at most {:g} s per run.</source>
 <translation>Stossgesetz {}, Zeitschritt {:g} s, höchstens {:g} s je Lauf.</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison</source>
 <translation>Stossmodelle früherer Programme, zum Vergleich</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison and not for an assessment:</source>
 <translation>Stossmodelle früherer Programme, zum Vergleich und nicht für eine Beurteilung:</translation>
</message>
<message>
 <source>Impact {}, with the largest elongation</source>
 <translation>Anprall {}, mit der maximalen Auslenkung</translation>
</message>
<message>
 <source>Impacts</source>
 <translation>Anpralle</translation>
</message>
<message>
 <source>Impacts of each run on a tree: its energy, the energy that the tree took, and whether the rock was deflected or stopped or the stem broken. Made where TREES are given.</source>
 <translation>Wo jeder Lauf einen Baum getroffen hat, mit seiner Energie, was der Baum davon aufgenommen hat, und ob der Block abgelenkt oder aufgehalten wurde oder der Stamm brach. Entsteht, wo TREES angegeben ist.</translation>
</message>
<message>
 <source>Impacts on a net</source>
 <translation>Anpralle auf ein Netz</translation>
</message>
<message>
 <source>Impacts on the net</source>
 <translation>Anpralle auf das Netz</translation>
</message>
<message>
 <source>In 80 % of the members the 95th percentile of the largest energy of a run lies between {low:.3g} and {limit:.3g} kJ. This band covers the uncertain inputs only, and at sites with open data such bands were too narrow. The experience so far from {sites} sites (observed / forecast, translational energy at the foot of the slope: {factor_low:.2f} to {factor_high:.2f}) widens it to the band of a forecast, between {lowest:.3g} and {value:.3g} kJ.</source>
 <translation>Bei 80 % der Mitglieder liegt das 95. Perzentil der grössten Energie eines Laufs zwischen {low:.3g} und {limit:.3g} kJ. Das ist das Band dessen, was in Zweifel gezogen wurde, und an Orten mit offenen Daten waren solche Bänder zu schmal. Die bisherige Erfahrung von {sites} Orten (beobachtet / vorhergesagt, Translationsenergie am Hangfuss: {factor_low:.2f} bis {factor_high:.2f}) weitet es zum Band einer Vorhersage, zwischen {lowest:.3g} und {value:.3g} kJ.</translation>
</message>
<message>
 <source>In its type test the net had an elongation of {:.2f} m. Compare it with an impact as in the test: no volume, no crossings, the middle of a field.</source>
 <translation>Im Typenversuch gab das Netz um {:.2f} m nach. Vergleichen Sie es mit einem Anprall wie im Versuch: kein Volumen, keine Querungen, die Mitte eines Felds.</translation>
</message>
<message>
 <source>In place of the crossings: the lines that Simulate rockfall wrote, without these barriers. Each rock counts where it first passes a line, as in Rocks at screen lines.</source>
 <translation>Anstelle der Querungen: die Linien, die Steinschlag simulieren geschrieben hat, ohne diese Schutzbauten. Jeder Block zählt dort, wo er eine Linie zum ersten Mal quert, wie in Blöcke an Kontrolllinien.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %, longest stroke {:.0f} % of a brake.</source>
 <translation>Nacheinander, Block {} (Anprall {}): {}; Resthöhe {:.0f} %, längster Bremsweg {:.0f} % einer Bremse.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %.</source>
 <translation>Nacheinander, Block {} (Anprall {}): {}; Resthöhe {:.0f} %.</translation>
</message>
<message>
 <source>In {count} steps rocks met more barriers or stems than can be followed in a step, and passed the others unhindered.</source>
 <translation>In {count} Schritten trafen Steine auf mehr Verbauungen oder Stämme, als in einem Schritt verfolgt werden, und gingen an den übrigen ungehindert vorbei.</translation>
</message>
<message>
 <source>In {count} steps the spin of rocks was too fast for the time step.</source>
 <translation>In {count} Schritten drehten sich Blöcke zu oft für den Zeitschritt.</translation>
</message>
<message>
 <source>In {share} of the steps the contact solver did not converge, so blocks may creep.</source>
 <translation>In {share} der Schritte kam der Kontaktlöser nicht zu Ende, so dass Blöcke kriechen können.</translation>
</message>
<message>
 <source>In {value:.0f} of {sections} sections fewer than {fewest} rocks arrive, and their {percentile}th percentile has no upper bound.</source>
 <translation>In {value:.0f} von {sections} Abschnitten kommen weniger als {fewest} Blöcke an, und ihr Perzentil {percentile} hat keine obere Grenze.</translation>
</message>
<message>
 <source>Included as a shaded relief; gives the coordinate system where none is given below.</source>
 <translation>Kommt als Relief mit und gibt das Koordinatensystem vor, wo unten keines angegeben ist.</translation>
</message>
<message>
 <source>Increase MOST_POINTS for the density entered.</source>
 <translation>Erhöhen Sie MOST_POINTS für die verlangte Dichte.</translation>
</message>
<message>
 <source>Increase it.</source>
 <translation>Erhöhen Sie sie.</translation>
</message>
<message>
 <source>Increase the longest duration of a run, and do not treat the larger class as the less dangerous one.</source>
 <translation>Erhöhen Sie die längste Dauer eines Laufs, und halten Sie die grössere Klasse nicht für die harmlose.</translation>
</message>
<message>
 <source>Increase the longest duration of a run.</source>
 <translation>Die längste Dauer eines Laufs erhöhen.</translation>
</message>
<message>
 <source>Increase the longest duration of an impact (MAX_TIME).</source>
 <translation>Erhöhen Sie die längste Dauer eines Aufpralls (MAX_TIME).</translation>
</message>
<message>
 <source>Increase the number of sweeps (MAX_SWEEPS).</source>
 <translation>Geben Sie mehr Durchgänge an (MAX_SWEEPS).</translation>
</message>
<message>
 <source>Independent of the penetration; 0.5 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Unabhängig von der Tiefe; 0.5 ist von ASTRA 12006 in Erinnerung. Leer: nicht geprüft.</translation>
</message>
<message>
 <source>Indication</source>
 <translation>Hinweis</translation>
</message>
<message>
 <source>Indication compared with runs</source>
 <translation>Hinweis verglichen mit Läufen</translation>
</message>
<message>
 <source>Initial orientation [°]</source>
 <translation>Anfangslage [°]</translation>
</message>
<message>
 <source>Initial slip [m]</source>
 <translation>Anfänglicher Gleitweg [m]</translation>
</message>
<message>
 <source>Initial spin [rad/s]</source>
 <translation>Anfangsdrehung [rad/s]</translation>
</message>
<message>
 <source>Initial velocity [m/s]</source>
 <translation>Anfangsgeschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Initial vertical velocity [m/s]</source>
 <translation>Senkrechte Anfangsgeschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Inputs</source>
 <translation>Eingaben</translation>
</message>
<message>
 <source>Inputs of EconoMe and RiskPlan</source>
 <translation>Eingaben für EconoMe und RiskPlan</translation>
</message>
<message>
 <source>Inputs of Rockyfor3D</source>
 <translation>Eingaben von Rockyfor3D</translation>
</message>
<message>
 <source>Install</source>
 <translation>Installieren</translation>
</message>
<message>
 <source>Install from a folder of wheels ...</source>
 <translation>Aus einem Ordner mit Wheels installieren ...</translation>
</message>
<message>
 <source>Install them with {}, or with the tool that installed QGIS.</source>
 <translation>Installieren Sie sie mit {} oder mit dem, womit QGIS installiert wurde.</translation>
</message>
<message>
 <source>Install, {} MB</source>
 <translation>Installieren, {} MB</translation>
</message>
<message>
 <source>Installed and tested: {}. Restart QGIS, so that Talus uses them.</source>
 <translation>Installiert und ausprobiert: {}. Starten Sie QGIS neu, damit Talus sie verwendet.</translation>
</message>
<message>
 <source>Instead of a share: the levels at which runs split, such as 20; 45; 70. Numbers rise, elevations fall. With 5 runs that continue, about every fifth rock that passes a level should pass the next. Levels of the measure energy_line need its friction.</source>
 <translation>Statt eines Anteils: wo Läufe sich teilen, etwa 20; 45; 70. Zahlen, die steigen, Höhen, die fallen; jede Stufe von etwa einem auf so viele Steine überschritten, wie von ihr weitergehen. Mit energy_line brauchen sie deren Reibung.</translation>
</message>
<message>
 <source>Instead of a spacing: number of points per 10,000 m² of the true area on the slope, spread evenly over each area, so that all points of an area represent the same rock face area. Each area has at least one point, each cell at most one.</source>
 <translation>Anstelle eines Abstands: so viele Punkte für 10'000 m² der wahren Fläche am Hang, gleichmässig über jedes Gebiet verteilt, sodass alle Punkte eines Gebiets für gleich viel Felswand stehen. Jedes Gebiet hat mindestens einen Punkt, jede Zelle höchstens einen.</translation>
</message>
<message>
 <source>Intensities by return period</source>
 <translation>Intensitäten nach Wiederkehrperiode</translation>
</message>
<message>
 <source>Intensity</source>
 <translation>Intensität</translation>
</message>
<message>
 <source>Intensity, 100 years</source>
 <translation>Intensität, 100 Jahre</translation>
</message>
<message>
 <source>Intensity, 30 years</source>
 <translation>Intensität, 30 Jahre</translation>
</message>
<message>
 <source>Intensity, 300 years</source>
 <translation>Intensität, 300 Jahre</translation>
</message>
<message>
 <source>Intensity, {} years</source>
 <translation>Intensität, {} Jahre</translation>
</message>
<message>
 <source>Internal friction; used only by ASTRA's formula.</source>
 <translation>Innere Reibung; nur die Formel des ASTRA braucht sie.</translation>
</message>
<message>
 <source>Interval of the layers of net and rock.</source>
 <translation>Der Layer von Netz und Block.</translation>
</message>
<message>
 <source>Interval of the rolling resistance: not compared, because {}.</source>
 <translation>Bereich des Rollwiderstands: nicht verglichen, denn {}.</translation>
</message>
<message>
 <source>Intervals cover the number of runs only, each for one quantity: of 20 quantities without a change one may be counted as changed at 95 % confidence. Ground, rocks and the measure are taken as simulated.</source>
 <translation>Die Intervalle sind allein jene der Anzahl Läufe, jedes für eine Grösse: Von 20 Grössen ohne Änderung kann bei 95 % Vertrauensniveau eine als geändert zählen. Boden, Blöcke und die Massnahme gelten wie simuliert.</translation>
</message>
<message>
 <source>Inventory: {} boulders of {} sizes, {} candidate sources, runs that stop within {:.3g} m are attributed.</source>
 <translation>Inventar: {} Blöcke von {} Grössen, {} mögliche Anrissgebiete, Würfe innerhalb von {:.3g} m zählen.</translation>
</message>
<message>
 <source>It is known to ± {} %: {} to {} with 95 % confidence. ± 10 % requires {} runs, ± 5 % requires {}.</source>
 <translation>Es ist auf ± {} % genau bekannt: {} bis {} mit 95 % Vertrauen. ± 10 % erfordern {} Läufe, ± 5 % erfordern {}.</translation>
</message>
<message>
 <source>It took {}; {} were expected.</source>
 <translation>Es dauerte {}; erwartet waren {}.</translation>
</message>
<message>
 <source>Italy, PAI</source>
 <translation>Italien, PAI</translation>
</message>
<message>
 <source>Its corners are enough for the rock.</source>
 <translation>Seine Ecken genügen für den Block.</translation>
</message>
<message>
 <source>Its lower edge is straight between the posts: {:.1f} to {:.1f} m above the ground.</source>
 <translation>Sein unterer Rand ist zwischen den Stützen gerade: {:.1f} bis {:.1f} m über dem Boden.</translation>
</message>
<message>
 <source>Its parameters are searched; all other ground is unchanged. If left empty, the ground class outside the polygons.</source>
 <translation>Ihre Parameter werden gesucht; aller andere Boden bleibt, wie er ist. Leer: die Bodenklasse des übrigen Geländes.</translation>
</message>
<message>
 <source>Its values are looked up in the table of forests.</source>
 <translation>Seine Werte werden in der Tabelle der Wälder nachgeschlagen.</translation>
</message>
<message>
 <source>Its values are looked up in the table, or are names of classes themselves.</source>
 <translation>Seine Werte werden in der Tabelle nachgeschlagen oder sind selbst Namen von Klassen.</translation>
</message>
<message>
 <source>JOINTS: {} values do not make rows of {}: dip direction, dip, spacing.</source>
 <translation>JOINTS: {} Werte ergeben keine Zeilen zu {}: Fallrichtung, Fallen, Abstand.</translation>
</message>
<message>
 <source>JOINT_SETS, row {}: give dip direction and dip as numbers of degrees, not {}.</source>
 <translation>JOINT_SETS, Zeile {}: geben Sie Fallrichtung und Fallwinkel als Zahlen in Grad an, nicht {}.</translation>
</message>
<message>
 <source>JSON files (*.json)</source>
 <translation>JSON-Dateien (*.json)</translation>
</message>
<message>
 <source>Japanese handbook</source>
 <translation>japanisches Handbuch</translation>
</message>
<message>
 <source>Joint sets</source>
 <translation>Kluftscharen</translation>
</message>
<message>
 <source>Joint sets of the cliff</source>
 <translation>Kluftscharen der Felswand</translation>
</message>
<message>
 <source>Joints at a larger angle to the direction of the face do not release blocks, for sliding on one plane and toppling.</source>
 <translation>Klüfte, die weiter von der Richtung der Wand abweichen, lassen beim Gleiten auf einer Ebene und beim Kippen keine Blöcke heraus.</translation>
</message>
<message>
 <source>Jump height</source>
 <translation>Sprunghöhe</translation>
</message>
<message>
 <source>Keep ...</source>
 <translation>Behalten ...</translation>
</message>
<message>
 <source>Keep existing polygons unchanged</source>
 <translation>Kartiertes so lassen, wie es ist</translation>
</message>
<message>
 <source>Keep results in the study</source>
 <translation>Ergebnisse in der Studie behalten</translation>
</message>
<message>
 <source>Keep the volume</source>
 <translation>Volumen erhalten</translation>
</message>
<message>
 <source>Keep unfinished work</source>
 <translation>Unfertige Arbeit behalten</translation>
</message>
<message>
 <source>Keeps the largest group of points that are linked by gaps of at most this many times the median distance between neighbours; 5 suits an even scan. If left empty, all points are used.</source>
 <translation>Behält die grösste Gruppe von Punkten, die durch Lücken von höchstens so vielen Medianabständen zwischen Nachbarn verbunden sind; 5 passt zu einem gleichmässigen Scan. Bleibt das Feld leer, zählt jeder Punkt.</translation>
</message>
<message>
 <source>Kind</source>
 <translation>Art</translation>
</message>
<message>
 <source>Kind of net</source>
 <translation>Art des Netzes</translation>
</message>
<message>
 <source>Kind of the procedure</source>
 <translation>Art des Verfahrens</translation>
</message>
<message>
 <source>Kind of the structures</source>
 <translation>Art der Bauwerke</translation>
</message>
<message>
 <source>Kind such as house or road; it selects the row of the table of losses.</source>
 <translation>Etwa Haus oder Strasse; sie wählt die Zeile der Schadentabelle.</translation>
</message>
<message>
 <source>Kinetic energy that a barrier can absorb from one rock, where the field below has no value. 0 only measures the crossings. If left empty, the barrier is rigid, as an embankment: it stops every rock that it covers.</source>
 <translation>Kinetische Energie, die eine Schutzbaute von einem Block aufnehmen kann, wo das Feld unten nichts angibt. 0 misst nur, was quert. Bleibt das Feld leer: starr wie ein Damm, sie hält jeden Block auf, den sie abdeckt.</translation>
</message>
<message>
 <source>Known trees</source>
 <translation>Bekannte Bäume</translation>
</message>
<message>
 <source>Known trees that were found [%]</source>
 <translation>Bekannte Bäume, die gefunden wurden [%]</translation>
</message>
<message>
 <source>LAYER: feature {} has no number of a run in {}.</source>
 <translation>LAYER: Objekt {} hat keine Laufnummer in {}.</translation>
</message>
<message>
 <source>LAYER: the layer {} is empty.</source>
 <translation>LAYER: Der Layer {} ist leer.</translation>
</message>
<message>
 <source>LAYER: the points of {} have no heights. Use a PointZ layer, for example with Set Z value.</source>
 <translation>LAYER: Die Punkte von {} haben keine Höhen. Nehmen Sie einen PointZ-Layer, zum Beispiel mit Z-Wert setzen.</translation>
</message>
<message>
 <source>LAYER: {} is in degrees ({}). Reproject it to a system in metres first.</source>
 <translation>LAYER: {} ist in Grad ({}). Projizieren Sie ihn zuerst in ein System in Metern um.</translation>
</message>
<message>
 <source>LAYER: {} points have no height (NaN), the first is number {}. Delete or correct them.</source>
 <translation>LAYER: {} Punkte haben keine Höhe (NaN), der erste ist Nummer {}. Löschen oder berichtigen Sie sie.</translation>
</message>
<message>
 <source>LAYERS: give at least one layer.</source>
 <translation>LAYERS: Geben Sie mindestens einen Layer an.</translation>
</message>
<message>
 <source>LAYERS: tables alone do not make a map.</source>
 <translation>LAYERS: Tabellen allein ergeben keine Karte.</translation>
</message>
<message>
 <source>LAYERS: the layers cover no area; give EXTENT.</source>
 <translation>LAYERS: Die Layer decken keine Fläche ab; geben Sie EXTENT an.</translation>
</message>
<message>
 <source>LAYERS: the table {} cannot lie on the terrain.</source>
 <translation>LAYERS: Die Tabelle {} kann nicht auf dem Gelände liegen.</translation>
</message>
<message>
 <source>LAYERS: these are not results of Talus that have a style: {names}.</source>
 <translation>LAYERS: Dies sind keine Ergebnisse von Talus, die einen Stil haben: {names}.</translation>
</message>
<message>
 <source>LAYERS: {name} is drawn, but the page shows no values of it: {reason}</source>
 <translation>LAYERS: {name} wird gezeichnet, aber die Seite nennt keine Zahlen davon: {reason}</translation>
</message>
<message>
 <source>LAYERS: {} cannot be drawn: {}</source>
 <translation>LAYERS: {} kann nicht gezeichnet werden: {}</translation>
</message>
<message>
 <source>LEAST_HEIGHT: there is no tree of {:g} m and more in the canopy, or none within the stands.</source>
 <translation>LEAST_HEIGHT: Im Kronendach oder in den Beständen steht kein Baum von {:g} m und mehr.</translation>
</message>
<message>
 <source>LEAST_REACH: the method frequency takes all runs; it is not used.</source>
 <translation>LEAST_REACH: Die Methode frequency nimmt alle Läufe; der Wert wird nicht verwendet.</translation>
</message>
<message>
 <source>LINE, PROFILE_FILE: give a line with an elevation model, or a profile from a file, one of the two.</source>
 <translation>LINE, PROFILE_FILE: Geben Sie eine Linie mit einem Höhenmodell oder ein Profil aus einer Datei an, eines von beiden.</translation>
</message>
<message>
 <source>LINE: there are {} lines, but a profile follows one line only; select it, and use selected features only.</source>
 <translation>LINE: Es sind {} Linien, aber ein Profil verläuft entlang einer einzigen; wählen Sie diese aus, und dazu Nur gewählte Objekte.</translation>
</message>
<message>
 <source>LINE: {:.1f} m along it the elevation model has no data; shorten the line.</source>
 <translation>LINE: Nach {:.1f} m hat das Höhenmodell keine Daten; kürzen Sie die Linie.</translation>
</message>
<message>
 <source>LINES: none of the features has the id of a line of CROSSINGS; give the layer that Rocks at screen lines was given.</source>
 <translation>LINES: Kein Objekt hat die id einer Linie von CROSSINGS; geben Sie den Layer an, den Blöcke an Kontrolllinien erhalten hat.</translation>
</message>
<message>
 <source>LINE_ENERGY: the table of reach angles (ANGLES) has no volumes, so there is no mass; enter volumes, or skip LINE_ENERGY.</source>
 <translation>LINE_ENERGY: die Tabelle der Pauschalgefälle (ANGLES) hat keine Volumen, also gibt es keine Masse; geben Sie sie an, oder lassen Sie LINE_ENERGY weg.</translation>
</message>
<message>
 <source>LOG_STRENGTH: enter the strength of lying logs, in % of a living stem: fresh ones near 100, rotten ones near 0. There is no default, because no published curve could be checked.</source>
 <translation>LOG_STRENGTH: Geben Sie an, wie viel liegende Stämme aufnehmen, in % eines lebenden: frische nahe 100, faule nahe 0. Es gibt keinen Standardwert, denn keine veröffentlichte Kurve war zu lesen.</translation>
</message>
<message>
 <source>LOSSES has no row for the kinds {kinds}, and none without a kind; their damage is left empty.</source>
 <translation>LOSSES hat keine Zeile für die Arten {kinds} und keine ohne Art; ihr Schaden bleibt leer.</translation>
</message>
<message>
 <source>LOSSES has no row: without vulnerabilities there are hits, but no damage and no deaths.</source>
 <translation>LOSSES hat keine Zeile: Ohne Verletzlichkeiten gibt es Treffer, aber keinen Schaden und keine Todesfälle.</translation>
</message>
<message>
 <source>LOSSES, row {}: give six numbers from 0 to 1.</source>
 <translation>LOSSES, Zeile {}: geben Sie sechs Zahlen von 0 bis 1 an.</translation>
</message>
<message>
 <source>LOSSES: {} values do not make rows of {}: kind, three shares of the value, three probabilities.</source>
 <translation>LOSSES: {} Werte ergeben keine Zeilen von {}: Art, drei Anteile des Werts, drei Wahrscheinlichkeiten.</translation>
</message>
<message>
 <source>Labiouse et al. (1996)</source>
 <translation>Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Lamé's constant of the cushion [kN/m²]</source>
 <translation>Lamé-Konstante der Überdeckung [kN/m²]</translation>
</message>
<message>
 <source>Larger heights are treated as errors and ignored.</source>
 <translation>Grössere Höhen gelten als Fehler und bleiben unberücksichtigt.</translation>
</message>
<message>
 <source>Largest 95th percentile of energy at a station [kJ]</source>
 <translation>Maximales 95. Perzentil der Energie an einer Station [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of energy in a cell [kJ]</source>
 <translation>Maximales 95. Perzentil der Energie in einer Zelle [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre at a station [m]</source>
 <translation>Maximales 95. Perzentil der Sprunghöhe des Schwerpunkts an einer Station [m]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre in a cell [m]</source>
 <translation>Maximales 95. Perzentil der Sprunghöhe des Schwerpunkts in einer Zelle [m]</translation>
</message>
<message>
 <source>Largest annual probability of a hit</source>
 <translation>Grösste Wahrscheinlichkeit eines Treffers innert eines Jahres</translation>
</message>
<message>
 <source>Largest annual probability of death of one person</source>
 <translation>Grösste Todesfallwahrscheinlichkeit einer Person innert eines Jahres</translation>
</message>
<message>
 <source>Largest block [m³]</source>
 <translation>Grösster Block [m³]</translation>
</message>
<message>
 <source>Largest cell size of the carved elevation model [m]</source>
 <translation>Grösste Zellgrösse des Höhenmodells mit Dämmen und Gräben [m]</translation>
</message>
<message>
 <source>Largest characteristic energy of a section [kJ]</source>
 <translation>Grösste charakteristische Energie eines Abschnitts [kJ]</translation>
</message>
<message>
 <source>Largest characteristic force of a section [kN]</source>
 <translation>Grösste charakteristische Kraft eines Abschnitts [kN]</translation>
</message>
<message>
 <source>Largest depth below the surface to which a rock ploughs the ground; 0 where rocks only fly, and on ground that does not give way.</source>
 <translation>Grösste Tiefe unter der Oberfläche, bis zu der ein Block den Boden aufpflügt; 0, wo Blöcke nur fliegen, und auf Boden, der nicht nachgibt.</translation>
</message>
<message>
 <source>Largest elongation, of held rocks if there are any [m]</source>
 <translation>Maximale Auslenkung, von gehaltenen Blöcken, falls es welche gibt [m]</translation>
</message>
<message>
 <source>Largest energy [kJ]</source>
 <translation>Maximale Energie [kJ]</translation>
</message>
<message>
 <source>Largest energy at a line [kJ]</source>
 <translation>Maximale Energie an einer Linie [kJ]</translation>
</message>
<message>
 <source>Largest energy at a station [kJ]</source>
 <translation>Maximale Energie an einer Station [kJ]</translation>
</message>
<message>
 <source>Largest energy level needed [kJ]</source>
 <translation>Grösstes nötiges Energieniveau [kJ]</translation>
</message>
<message>
 <source>Largest energy needed, by the energies alone [kJ]</source>
 <translation>Maximale erforderliche Energieaufnahme, allein nach den Energien [kJ]</translation>
</message>
<message>
 <source>Largest energy of a run [kJ]</source>
 <translation>Maximale Energie eines Laufs [kJ]</translation>
</message>
<message>
 <source>Largest energy, and paths.</source>
 <translation>Maximale Energie und Sturzbahnen.</translation>
</message>
<message>
 <source>Largest error of the volume [%]</source>
 <translation>Maximaler Fehler des Volumens [%]</translation>
</message>
<message>
 <source>Largest force F = k E / p, E energy with rotation, p the distance over which the wall stops a rock; k is 1 for a steady force, 2 for a triangle in time, 4/3 for a falling and 8/3 for a rising force. Derived.</source>
 <translation>Grösste Kraft F = k E / p, E Energie mit Rotation, p die Strecke, über die die Mauer einen Block aufhält; k ist 1 für eine gleichbleibende Kraft, 2 für ein Dreieck in der Zeit, 4/3 für eine fallende und 8/3 für eine steigende Kraft. Hergeleitet.</translation>
</message>
<message>
 <source>Largest force in a sliding rope [kN]</source>
 <translation>Grösste Kraft in einem gleitenden Seil [kN]</translation>
</message>
<message>
 <source>Largest force on an anchor or foot [kN]</source>
 <translation>Grösste Kraft an einem Anker oder Fuss [kN]</translation>
</message>
<message>
 <source>Largest height [m]</source>
 <translation>Grösste Höhe [m]</translation>
</message>
<message>
 <source>Largest height above the uphill toe [m]</source>
 <translation>Grösste Höhe über dem bergseitigen Fuss [m]</translation>
</message>
<message>
 <source>Largest height needed, by the heights alone [m]</source>
 <translation>Maximale erforderliche Höhe, allein nach den Höhen [m]</translation>
</message>
<message>
 <source>Largest height of a rock's centre of mass above the ground.</source>
 <translation>Maximale Höhe des Massenschwerpunkts eines Blocks über dem Boden.</translation>
</message>
<message>
 <source>Largest height of a tree [m]</source>
 <translation>Grösste Höhe eines Baums [m]</translation>
</message>
<message>
 <source>Largest initial velocity [m/s]</source>
 <translation>Grösste Anfangsgeschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
 <translation>Maximale kinetische Energie (Translation und Rotation) aller Läufe in einer Zelle.</translation>
</message>
<message>
 <source>Largest number of corners of the rock</source>
 <translation>Ecken des Blocks, höchstens</translation>
</message>
<message>
 <source>Largest number of release points</source>
 <translation>Ablösestellen höchstens</translation>
</message>
<message>
 <source>Largest passing height of the centre [m]</source>
 <translation>Maximale Sprunghöhe des Schwerpunkts [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre at a station [m]</source>
 <translation>Maximale Sprunghöhe des Schwerpunkts an einer Station [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre in a run [m]</source>
 <translation>Maximale Sprunghöhe des Schwerpunkts in einem Lauf [m]</translation>
</message>
<message>
 <source>Largest penetration of the cushion [m]</source>
 <translation>Grösste Eindringtiefe in die Überdeckung [m]</translation>
</message>
<message>
 <source>Largest possible block of the cliff [m³]</source>
 <translation>Grösster Block, den die Felswand hergibt [m³]</translation>
</message>
<message>
 <source>Largest possible block volume.</source>
 <translation>Kein Block ist grösser.</translation>
</message>
<message>
 <source>Largest post spacing [m]</source>
 <translation>Grösster Abstand der Stützen [m]</translation>
</message>
<message>
 <source>Largest rate of rotation.</source>
 <translation>Maximale Drehgeschwindigkeit, in Umdrehungen je Sekunde.</translation>
</message>
<message>
 <source>Largest reach probability per year</source>
 <translation>Maximale Erreichenswahrscheinlichkeit pro Jahr</translation>
</message>
<message>
 <source>Largest residual hazard of a stand today [%]</source>
 <translation>Grösste verbleibende Gefährdung eines Bestands heute [%]</translation>
</message>
<message>
 <source>Largest share of the rocks above a wall [%]</source>
 <translation>Grösster Anteil der Blöcke über einer Mauer [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that could climb over a crest [%]</source>
 <translation>Grösster Anteil der Steine, die über eine Krone rollen könnten [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that hit a freeboard [%]</source>
 <translation>Grösster Anteil der Steine, die das Freibord treffen [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass above a crest [%]</source>
 <translation>Grösster Anteil der Blöcke, die über eine Krone gehen [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass over a carved crest [%]</source>
 <translation>Grösster Anteil der Steine, die über eine eingebaute Krone kommen [%]</translation>
</message>
<message>
 <source>Largest size [m³, m or kg]</source>
 <translation>Grösste Grösse [m³, m oder kg]</translation>
</message>
<message>
 <source>Largest slope [°]</source>
 <translation>Maximale Neigung [°]</translation>
</message>
<message>
 <source>Largest static force of a section [kN]</source>
 <translation>Grösste statische Kraft eines Abschnitts [kN]</translation>
</message>
<message>
 <source>Largest surface roughness [m]</source>
 <translation>Grösste Oberflächenrauigkeit [m]</translation>
</message>
<message>
 <source>Largest thickness [m]</source>
 <translation>Grösste Mächtigkeit [m]</translation>
</message>
<message>
 <source>Largest utilisation of the energy of the chosen nets [%]</source>
 <translation>Grösste Ausnutzung der Energie der gewählten Netze [%]</translation>
</message>
<message>
 <source>Largest values of a run, 95th percentiles: {} and {} m/s.</source>
 <translation>Grösstwerte je Lauf, 95. Perzentil: {} und {} m/s.</translation>
</message>
<message>
 <source>Largest velocity [m/s]</source>
 <translation>Maximale Geschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Largest velocity at a station [m/s]</source>
 <translation>Maximale Geschwindigkeit an einer Station [m/s]</translation>
</message>
<message>
 <source>Largest velocity of a rock's centre of mass.</source>
 <translation>Maximale Geschwindigkeit des Massenschwerpunkts eines Blocks.</translation>
</message>
<message>
 <source>Largest velocity of a run [m/s]</source>
 <translation>Maximale Geschwindigkeit eines Laufs [m/s]</translation>
</message>
<message>
 <source>Largest width that holds 90 % [m]</source>
 <translation>Grösste Breite, die 90 % hält [m]</translation>
</message>
<message>
 <source>Largest width that holds 95 % [m]</source>
 <translation>Grösste Breite, die 95 % hält [m]</translation>
</message>
<message>
 <source>Lateral limit of the tests [°]</source>
 <translation>Seitliche Grenze der Tests [°]</translation>
</message>
<message>
 <source>Layer of points with heights (instead)</source>
 <translation>Layer mit Höhenpunkten (stattdessen)</translation>
</message>
<message>
 <source>Layers and report</source>
 <translation>Layer und Bericht</translation>
</message>
<message>
 <source>Layers left unchanged</source>
 <translation>Layer, die bleiben, wie sie sind</translation>
</message>
<message>
 <source>Layers of earlier runs</source>
 <translation>Layer früherer Simulationen</translation>
</message>
<message>
 <source>Layers of the map, the first above the others</source>
 <translation>Layer der Karte, der erste über den anderen</translation>
</message>
<message>
 <source>Layers of the study added to the project: {}.</source>
 <translation>Layer der Studie, die das Projekt noch nicht hatte: {}.</translation>
</message>
<message>
 <source>Layers to map</source>
 <translation>Layer zum Aufnehmen</translation>
</message>
<message>
 <source>Layers with a style</source>
 <translation>Layer mit einem Stil</translation>
</message>
<message>
 <source>Layers: {}</source>
 <translation>Layer: {}</translation>
</message>
<message>
 <source>Layout templates (*.qpt)</source>
 <translation>Layoutvorlagen (*.qpt)</translation>
</message>
<message>
 <source>Leave REFERENCE_WIDTH empty and choose the method frequency, whose frequencies are those of an object of {limit:g} m on cells of any size.</source>
 <translation>Lassen Sie REFERENCE_WIDTH leer und wählen Sie die Methode frequency, deren Häufigkeiten auf Zellen jeder Grösse für ein Objekt von {limit:g} m gelten.</translation>
</message>
<message>
 <source>Leave it at 0, or allow more memory.</source>
 <translation>Lassen Sie es auf 0, oder erlauben Sie mehr Speicher.</translation>
</message>
<message>
 <source>Leave out points farther than this many spacings</source>
 <translation>Punkte weglassen, die weiter entfernt sind als so viele Punktabstände</translation>
</message>
<message>
 <source>Leave the field empty where the number shall apply, or choose no field ({key}).</source>
 <translation>Lassen Sie das Feld leer, wo die Zahl gelten soll, oder wählen Sie kein Feld ({key}).</translation>
</message>
<message>
 <source>Left empty</source>
 <translation>Leer gelassen</translation>
</message>
<message>
 <source>Left empty, the field dbh_cm is taken where there is one.</source>
 <translation>Bleibt das Feld leer, gilt das Feld dbh_cm, falls vorhanden.</translation>
</message>
<message>
 <source>Left empty, the field energy_kj is taken where there is one.</source>
 <translation>Bleibt das Feld leer, gilt das Feld energy_kj, falls vorhanden.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one.</source>
 <translation>Bleibt das Feld leer, gilt das Feld height_m, falls vorhanden.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one; trees without a height get one from their diameter (Wykoff et al. 1982).</source>
 <translation>Bleibt das Feld leer, gilt das Feld height_m, falls vorhanden; Bäume ohne Höhe erhalten eine aus ihrem Durchmesser (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Left empty, the field species is taken where there is one.</source>
 <translation>Bleibt das Feld leer, gilt das Feld species, falls vorhanden.</translation>
</message>
<message>
 <source>Left empty: as between blocks.</source>
 <translation>Leer: wie zwischen Blöcken.</translation>
</message>
<message>
 <source>Left empty: half the radius of the smallest block, so that single blocks are visible, or the cell size of the elevation model if that is smaller.</source>
 <translation>Leer: der halbe Radius des kleinsten Blocks, so dass man die Blöcke einzeln sieht, oder die des Höhenmodells, wo diese feiner ist.</translation>
</message>
<message>
 <source>Left out, because they are not on the list of wheels that ships with Talus: {}.</source>
 <translation>Weggelassen, weil sie nicht auf der mitgelieferten Liste der Wheels von Talus stehen: {}.</translation>
</message>
<message>
 <source>Legend</source>
 <translation>Legende</translation>
</message>
<message>
 <source>Leine et al. (2014), explicit</source>
 <translation>Leine u. a. (2014), explizit</translation>
</message>
<message>
 <source>Leine et al. (2014), implicit</source>
 <translation>Leine u. a. (2014), implizit</translation>
</message>
<message>
 <source>Length in plan [m]</source>
 <translation>Länge im Grundriss [m]</translation>
</message>
<message>
 <source>Length of 1 in the file or layer. Files carry no unit; scans of hand samples are often in millimetres.</source>
 <translation>Länge von 1 in der Datei oder im Layer. Dateien enthalten keine Einheit; Scans von Handstücken sind oft in Millimetern.</translation>
</message>
<message>
 <source>Length of a field of the barrier [m]</source>
 <translation>Länge eines Feldes des Schutzbauwerks [m]</translation>
</message>
<message>
 <source>Length of the block, in metres. With all three lengths the shape of the rocks is stretched to them.</source>
 <translation>Des Blocks, in Metern. Mit allen drei Längen wird die Form der Steine darauf gestreckt.</translation>
</message>
<message>
 <source>Length of the catchment [m]</source>
 <translation>Länge des Auffangraums [m]</translation>
</message>
<message>
 <source>Length of the crest lines [m]</source>
 <translation>Länge der Kronenlinien [m]</translation>
</message>
<message>
 <source>Length of the line [m]</source>
 <translation>Länge der Linie [m]</translation>
</message>
<message>
 <source>Length of the logs [m]</source>
 <translation>Länge der liegenden Stämme [m]</translation>
</message>
<message>
 <source>Length of vehicles [m]</source>
 <translation>Länge der Fahrzeuge [m]</translation>
</message>
<message>
 <source>Length without elevation [m]</source>
 <translation>Länge ohne Höhenwert [m]</translation>
</message>
<message>
 <source>Let the officer in charge decide on the level of these cells, and note the decision on the map.</source>
 <translation>Die zuständige Fachstelle über die Stufe dieser Zellen entscheiden lassen und dies neben der Karte angeben.</translation>
</message>
<message>
 <source>Lets rocks fall from release points, counts those that pass planned barriers or roads, and proposes the energy class and height of a barrier on each line.</source>
 <translation>Lässt Blöcke von Ablösestellen stürzen, zählt jene, die geplante Schutzbauten oder Strassen queren, und schlägt für jede Linie die Energieklasse und die Höhe einer Schutzbaute vor.</translation>
</message>
<message>
 <source>Level of the crest</source>
 <translation>Höhenlage der Krone</translation>
</message>
<message>
 <source>Level {} at {:.1f} m: {} runs of {} rocks pass it, {:.3g} % of all rocks.</source>
 <translation>Stufe {} bei {:.1f} m: {} Läufe von {} Steinen überschreiten sie, {:.3g} % aller Steine.</translation>
</message>
<message>
 <source>Level, across the line. Has no effect without a depth.</source>
 <translation>Quer zur Linie, waagrecht. Ohne Tiefe ist sie ohne Wirkung.</translation>
</message>
<message>
 <source>Levels: {}. Method for the return period: {}.</source>
 <translation>Stufen: {}. Methode für die Wiederkehrperiode: {}.</translation>
</message>
<message>
 <source>Limits of the method</source>
 <translation>Grenzen der Methode</translation>
</message>
<message>
 <source>Line across the paths</source>
 <translation>Linie quer zu den Sturzbahnen</translation>
</message>
<message>
 <source>Line of the net</source>
 <translation>Linie des Netzes</translation>
</message>
<message>
 <source>Line of the profile</source>
 <translation>Linie des Profils</translation>
</message>
<message>
 <source>Line {}</source>
 <translation>Linie {}</translation>
</message>
<message>
 <source>Lines</source>
 <translation>Linien</translation>
</message>
<message>
 <source>Lines (blue), up to 300 paths, and the first passages in the colour of their energy. North is up.</source>
 <translation>Linien (blau), bis zu 300 Sturzbahnen, und die ersten Querungen in der Farbe ihrer Energie. Norden ist oben.</translation>
</message>
<message>
 <source>Lines are ranked by their probability of letting the fewest runs through, which follows from the numbers of rocks thrown and held: three held of three are weaker evidence than 29 of 30. A line that rocks pass around has few passing runs, but does not protect the area behind its ends.</source>
 <translation>Die Reihenfolge ist die der Wahrscheinlichkeit, am wenigsten Läufe durchzulassen, gezogen daraus, wie viele Blöcke geworfen und gehalten wurden: Drei gehaltene von drei sagen weniger als 29 von 30. Eine Linie, um die Blöcke herumgehen, hat wenige, die sie queren, und schützt nicht, was hinter ihren Enden liegt.</translation>
</message>
<message>
 <source>Lines at which a net passes</source>
 <translation>Linien, an denen ein Netz den Nachweis erfüllt</translation>
</message>
<message>
 <source>Lines of Simulate rockfall, without this net: its rocks that hit the line are thrown, instead of the single impact above, where their centre of mass crosses it, or else where their edge first touches it. They have the orientation and the spin of the lines. Lines of other programs hold neither; their rocks have the orientation of the library, and roll.</source>
 <translation>Linien von Steinschlag simulieren, ohne dieses Netz: die Blöcke, welche die Linie treffen, werden anstelle des einzelnen Anpralls oben geworfen, und zwar dort, wo ihr Massenschwerpunkt sie quert, sonst dort, wo ihr Rand sie zuerst berührt. Sie kommen so, wie sie dort gedreht sind und drehen; Linien anderer Programme sagen es nicht, deren Blöcke kommen gedreht wie in der Bibliothek und rollen.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams as planned.</source>
 <translation>Linien von Netzen, Mauern oder Dämmen wie geplant.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams. A rock that crosses below the top stops if its energy is within the capacity; otherwise it continues with its energy reduced by the capacity. A screening model: the barrier does not deform, fill up or wear; with a flexible net (among the advanced inputs) it deforms.</source>
 <translation>Linien von Netzen, Mauern oder Dämmen. Ein Block, der unter der Oberkante quert, bleibt liegen, wenn seine Energie innerhalb der Kapazität liegt; sonst fliegt er weiter und verliert die Kapazität. Ein Modell zur Vorauswahl: die Schutzbaute gibt nicht nach, füllt sich nicht und nutzt sich nicht ab; mit einem flexiblen Netz (bei den erweiterten Eingaben) gibt sie nach.</translation>
</message>
<message>
 <source>Lines of the net</source>
 <translation>Linien des Netzes</translation>
</message>
<message>
 <source>Lines on the ground, with the fields that Simulate rockfall reads and the results of the checks.</source>
 <translation>Linien auf dem Boden, mit den Feldern, nach denen Steinschlag simulieren sucht, und den Ergebnissen der Prüfung.</translation>
</message>
<message>
 <source>Lines or areas to watch</source>
 <translation>Zu beobachtende Linien oder Flächen</translation>
</message>
<message>
 <source>Lines such as a road or houses: the rocks that arrive there are counted in each simulation, as by Rocks at screen lines.</source>
 <translation>Etwa eine Strasse oder Häuser: Was dort ankommt, wird in jeder Simulation gezählt, wie in «Blöcke an Kontrolllinien».</translation>
</message>
<message>
 <source>Lines through ridges are excluded, for an eye 2 m above the points. Needs a viewshed of each point, so use few points.</source>
 <translation>Linien durch Geländerücken zählen nicht, für ein Auge 2 m über den Punkten. Benötigt für jeden Punkt eine Sichtbarkeitsberechnung; nehmen Sie deshalb wenige Punkte.</translation>
</message>
<message>
 <source>Lines to evaluate</source>
 <translation>Kontrolllinien</translation>
</message>
<message>
 <source>Lines, areas or points, such as a road or a house. Only runs that meet it count; for trajectories, those that cross it.</source>
 <translation>Linien, Flächen oder Punkte, etwa eine Strasse oder ein Haus. Nur Läufe, die es treffen, zählen; bei Sturzbahnen jene, die es queren.</translation>
</message>
<message>
 <source>Load</source>
 <translation>Laden</translation>
</message>
<message>
 <source>Loads on the net</source>
 <translation>Was das Netz dort zu tragen hat</translation>
</message>
<message>
 <source>Logs lose strength by exp(-rate t). No published rate.</source>
 <translation>Liegende Stämme verlieren Festigkeit mit exp(-Rate t). Keine veröffentlichte Rate.</translation>
</message>
<message>
 <source>Logs that lie on the ground of the stands, where the field has no value. They are obstacles with a breaking energy: rocks are stopped, hop over, or break them. Their variation of diameters is that of the stems, their directions are random.</source>
 <translation>Stämme, die am Boden der Bestände liegen, wo das Feld nichts sagt. Sie sind Hindernisse mit einer Bruchenergie: Blöcke werden gehalten, springen darüber oder brechen sie. Ihre Durchmesser streuen wie die der stehenden, ihre Richtungen sind zufällig.</translation>
</message>
<message>
 <source>Long, middle and short length of a block [m]</source>
 <translation>Lange, mittlere und kurze Seite eines Blocks [m]</translation>
</message>
<message>
 <source>Longest duration [s]</source>
 <translation>Längste Dauer [s]</translation>
</message>
<message>
 <source>Longest duration of a run [s]</source>
 <translation>Maximale Dauer eines Laufs [s]</translation>
</message>
<message>
 <source>Longest duration of an impact [s]</source>
 <translation>Längste Dauer eines Anpralls [s]</translation>
</message>
<message>
 <source>Longest gap [m]</source>
 <translation>Längste Lücke [m]</translation>
</message>
<message>
 <source>Longest gaps</source>
 <translation>Längste Lücken</translation>
</message>
<message>
 <source>Longest reach [m]</source>
 <translation>Grösste Reichweite [m]</translation>
</message>
<message>
 <source>Longest run-out of a block, horizontal [m]</source>
 <translation>Grösste Reichweite eines Blocks, horizontal [m]</translation>
</message>
<message>
 <source>Longest run-out, horizontal [m]</source>
 <translation>Maximale Reichweite, horizontal [m]</translation>
</message>
<message>
 <source>Longest section [m]</source>
 <translation>Längster Abschnitt [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake [m]</source>
 <translation>Längster Weg einer Bremse [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake after the last successive rock [% of its longest]</source>
 <translation>Längster Bremsweg nach dem letzten aufeinanderfolgenden Block [% seines längsten]</translation>
</message>
<message>
 <source>Longest time between the vertices of a line [s]</source>
 <translation>Längste Zeit zwischen den Stützpunkten einer Linie [s]</translation>
</message>
<message>
 <source>Longest time without numba [minutes]</source>
 <translation>Längste Zeit ohne numba [Minuten]</translation>
</message>
<message>
 <source>Look at the patches in a hillshade (Raster &gt; Analysis &gt; Hillshade), and obtain measured heights for them, or keep sources and paths out of them.</source>
 <translation>Sehen Sie sich die Flecken in einer Schummerung an (Raster &gt; Analyse &gt; Schummerung), und beschaffen Sie gemessene Höhen, oder halten Sie Ausbruchstellen und Bahnen davon fern.</translation>
</message>
<message>
 <source>Lower end of the confidence interval</source>
 <translation>Untere Grenze des Vertrauensintervalls</translation>
</message>
<message>
 <source>Lower limit of a crown [%]</source>
 <translation>Untere Grenze einer Krone [%]</translation>
</message>
<message>
 <source>Lower slopes have no berm.</source>
 <translation>Niedrigere Böschungen haben keine Berme.</translation>
</message>
<message>
 <source>Lower tops are not counted as trees.</source>
 <translation>Niedrigere Wipfel zählen nicht als Bäume.</translation>
</message>
<message>
 <source>Lowest</source>
 <translation>Tiefster Wert</translation>
</message>
<message>
 <source>Lying dead wood [m³/ha]</source>
 <translation>Liegendes Totholz [m³/ha]</translation>
</message>
<message>
 <source>Lying logs</source>
 <translation>Liegende Stämme</translation>
</message>
<message>
 <source>MAP_AFTER: {} has other cells than {}; simulate both on the same elevation model and extent.</source>
 <translation>MAP_AFTER: {} hat andere Zellen als {}; simulieren Sie beide auf demselben Höhenmodell und Ausschnitt.</translation>
</message>
<message>
 <source>MAP_AFTER: {} is in {!r}, {} in {!r}; give the same map of both simulations.</source>
 <translation>MAP_AFTER: {} ist in {!r}, {} in {!r}; geben Sie dieselbe Karte beider Simulationen an.</translation>
</message>
<message>
 <source>MAP_BEFORE, MAP_AFTER: give both or none.</source>
 <translation>MAP_BEFORE, MAP_AFTER: Geben Sie beide an oder keine.</translation>
</message>
<message>
 <source>MATRIX: the field of the intensity {} and {:g} years is {!r}; give one of {}.</source>
 <translation>MATRIX: Das Feld der Intensität {} und {:g} Jahre ist {!r}; geben Sie eines von {} an.</translation>
</message>
<message>
 <source>MATRIX: there are {} fields; enter 9, three return periods for each of weak, medium and strong.</source>
 <translation>MATRIX: Es gibt {} Felder; geben Sie 9 an, drei Wiederkehrperioden für jede der Intensitäten schwach, mittel und stark.</translation>
</message>
<message>
 <source>MAX_TIME: a successive rock may still have moved when the next one came.</source>
 <translation>MAX_TIME: ein Stein der Folge bewegte sich vielleicht noch, als der nächste kam.</translation>
</message>
<message>
 <source>MEMBERS is {}; give an even number.</source>
 <translation>MEMBERS ist {}; geben Sie eine gerade Zahl an.</translation>
</message>
<message>
 <source>MEMBERS: {value:.0f} members draw {draws} values of each uncertain input; {limit:.0f} and more are needed for the smallest to lie below the 5 % quantile with 95 % confidence. The bands are narrower than they should be.</source>
 <translation>MEMBERS: {value:.0f} Mitglieder ziehen {draws} Werte von allem, was ungewiss ist; ab {limit:.0f} liegt der kleinste davon mit 95 % Vertrauen unter dem 5-%-Quantil. Die Bänder sind schmaler, als sie sein sollten.</translation>
</message>
<message>
 <source>MESH_VOLUME: there is no mesh with faces; give a .stl or .obj file that has some.</source>
 <translation>MESH_VOLUME: Es gibt kein Netz mit Flächen; geben Sie eine .stl- oder .obj-Datei an, die welche hat.</translation>
</message>
<message>
 <source>METHOD: the method propagation needs RULES with a table of failure and propagation, and its shares filled in; copy the file of rules ch and give it as RULES_FILE.</source>
 <translation>METHOD: Die Methode propagation braucht RULES mit einer Tabelle von Ablösung und Ausbreitung, deren Anteile ausgefüllt sind; kopieren Sie die Regeldatei ch und geben Sie sie als RULES_FILE an.</translation>
</message>
<message>
 <source>MORE_SITES: an inventory of boulders has one site, with all its candidate sources; leave it empty.</source>
 <translation>MORE_SITES: Ein Inventar von Blöcken hat einen Standort mit allen möglichen Anrissgebieten; lassen Sie es leer.</translation>
</message>
<message>
 <source>MORE_SITES: site {} has {}, which is not an input of the calibration.</source>
 <translation>MORE_SITES: Ort {} hat {}; das ist keine Eingabe der Kalibrierung.</translation>
</message>
<message>
 <source>MORE_SITES: site {} is not an object of names and values.</source>
 <translation>MORE_SITES: Ort {} ist kein Objekt aus Namen und Werten.</translation>
</message>
<message>
 <source>MORE_SITES: site {} lacks {}.</source>
 <translation>MORE_SITES: Ort {} hat kein {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} cannot be read as JSON: {}.</source>
 <translation>MORE_SITES: {} ist nicht als JSON lesbar: {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} has no site.</source>
 <translation>MORE_SITES: {} hat keinen Ort.</translation>
</message>
<message>
 <source>Made from</source>
 <translation>Grundlagen</translation>
</message>
<message>
 <source>Make ground raster</source>
 <translation>Bodenraster erstellen</translation>
</message>
<message>
 <source>Make it smoother or the corridor narrower.</source>
 <translation>Glätten Sie sie, oder machen Sie den Korridor schmaler.</translation>
</message>
<message>
 <source>Make rocks</source>
 <translation>Blöcke erstellen</translation>
</message>
<message>
 <source>Make the profile longer.</source>
 <translation>Verlängern Sie das Profil.</translation>
</message>
<message>
 <source>Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a number of corners within a stated error of the volume.</source>
 <translation>Macht aus einem Scan einen Block für die Simulation: die konvexe Hülle einer Punktwolke oder eines Netzes, vereinfacht auf eine Anzahl Ecken innerhalb eines angegebenen Fehlers des Volumens.</translation>
</message>
<message>
 <source>Makes a short trial, reports time, memory and numbers of features with the uncertainty of the estimate, and ends without results. The button Estimate of the dialog does the same.</source>
 <translation>Macht einen kurzen Versuch, nennt Zeit, Speicher und Zahl der Objekte und wie gut diese Schätzung ist, und endet ohne Ergebnisse. Der Knopf Schätzen des Dialogs tut dasselbe.</translation>
</message>
<message>
 <source>Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes.</source>
 <translation>Erstellt Blöcke für die Simulation nach Form- und Grössenklasse: Quader, gerundete Blöcke, Prismen, unregelmässige Blöcke nach den Klassen von Zingg, Normblöcke; einen einzelnen, oder einen Satz mit einer Grössenverteilung.</translation>
</message>
<message>
 <source>Manual</source>
 <translation>Handbuch</translation>
</message>
<message>
 <source>Map</source>
 <translation>Karte</translation>
</message>
<message>
 <source>Map after</source>
 <translation>Karte nachher</translation>
</message>
<message>
 <source>Map before</source>
 <translation>Karte vorher</translation>
</message>
<message>
 <source>Map ground and forest</source>
 <translation>Boden und Wald kartieren</translation>
</message>
<message>
 <source>Map of the lines, runs that pass behind them, the table of the lines with its uncertainty, and how to read it.</source>
 <translation>Karte der Linien, was hinter ihnen weitergeht, die Tabelle der Linien mit ihrer Unsicherheit, und wie sie zu lesen ist.</translation>
</message>
<message>
 <source>Map with the measure, of the same kind and on the same elevation model.</source>
 <translation>Dieselbe Karte mit der Massnahme, auf demselben Höhenmodell.</translation>
</message>
<message>
 <source>Maps</source>
 <translation>Karten</translation>
</message>
<message>
 <source>Maps and plans on the terrain, the first above the others</source>
 <translation>Karten und Pläne auf dem Gelände, der erste zuoberst</translation>
</message>
<message>
 <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
 <translation>Die Karten zählen die gerechneten Läufe. Wie oft Blöcke stürzen, ist nicht Teil der Simulation.</translation>
</message>
<message>
 <source>Maps of energy or height, hazard zones, roads, an orthophoto: they are drawn as in the project, and can be switched on and off in the page. For maps with one band the page also shows the values.</source>
 <translation>Karten der Energie oder Sprunghöhe, Gefahrenzonen, Strassen, ein Orthofoto: Sie werden gezeichnet wie im Projekt und in der Seite ein- und ausgeschaltet. Von Karten mit einem Band nennt die Seite auch die Zahlen.</translation>
</message>
<message>
 <source>Maps of the runs so far lie in {}.</source>
 <translation>Die Karten der bisherigen Läufe liegen in {}.</translation>
</message>
<message>
 <source>Maps of these runs are in {} until then.</source>
 <translation>Karten dieser Läufe sind bis dahin in {}.</translation>
</message>
<message>
 <source>Maps that grow during a long simulation cover all release points early and are refined round by round; otherwise the release points are simulated one after the other. The results are the same bit for bit. Runs that wait for their turn take up to 2 GB of disk space. Has an effect only where a map grows on the canvas, or unfinished work is kept.</source>
 <translation>Karten, die während einer langen Simulation wachsen, zeigen früh alle Ablösestellen und werden Runde um Runde feiner; sonst gehen die Läufe Stelle um Stelle. Die Ergebnisse sind Bit für Bit dieselben. Läufe, die auf ihre Reihe warten, brauchen bis zu 2 GB auf der Festplatte. Nur wo eine Karte auf der Kartenfläche wächst oder unfertige Arbeit behalten wird.</translation>
</message>
<message>
 <source>Maps, cell in the middle</source>
 <translation>Karten, mittlere Zelle</translation>
</message>
<message>
 <source>Mass of the design block [kg]</source>
 <translation>Masse des Bemessungsblocks [kg]</translation>
</message>
<message>
 <source>Mean diameter of the logs [cm]</source>
 <translation>Mittlerer Durchmesser der liegenden Stämme [cm]</translation>
</message>
<message>
 <source>Mean error of the diameters [%]</source>
 <translation>Mittlerer Fehler der Durchmesser [%]</translation>
</message>
<message>
 <source>Mean force during penetration [kN]</source>
 <translation>Mittlere Kraft beim Eindringen eines Blocks [kN]</translation>
</message>
<message>
 <source>Mean free distance: 10000 / (N (d + DBH)) m, N stems per hectare. Along the fall lines: length by the number of stems within (d + DBH) / 2 of the line.</source>
 <translation>Mittlere freie Weglänge: 10000 / (N (d + DBH)) m, N Stämme je Hektare. Entlang der Falllinien: Länge durch die Zahl der Stämme, die näher als (d + DBH) / 2 an der Linie stehen.</translation>
</message>
<message>
 <source>Mean height d of the roughness of the ground, such as stones, blocks and tussocks; at most 5 m, 0 for smooth ground. A rock of mean radius R rolls with the rolling resistance plus d / 2R, so stones brake small rocks more than large ones. If left empty, the ground classes give it.</source>
 <translation>Mittlere Höhe d dessen, was aus dem Boden vorsteht, wie Steine, Blöcke und Grasbüschel; höchstens 5 m, 0 für glatten Boden. Ein Block mit dem mittleren Radius R rollt mit dem Rollwiderstand plus d / 2R, sodass Steine kleine Blöcke stärker bremsen als grosse. Bleibt das Feld leer, gelten die Bodenklassen.</translation>
</message>
<message>
 <source>Mean height of the obstacles on the ground. They brake small rocks more than large ones.</source>
 <translation>Mittlere Höhe dessen, was aus dem Boden vorsteht. Sie bremst kleine Blöcke stärker als grosse.</translation>
</message>
<message>
 <source>Mean over the passing runs of the largest height of their centre of mass in the cell.</source>
 <translation>Mittelwert über die querenden Läufe der grössten Höhe ihres Massenschwerpunkts in der Zelle.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest depth in the cell, those that fly over it with 0.</source>
 <translation>Mittel der grössten Tiefe in der Zelle über die Läufe, die sie queren; jene, die darüber fliegen, zählen 0.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest energy in the cell.</source>
 <translation>Mittelwert der maximalen Energie in der Zelle über alle querenden Läufe.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest velocity in the cell.</source>
 <translation>Mittelwert der maximalen Geschwindigkeit in der Zelle über alle querenden Läufe.</translation>
</message>
<message>
 <source>Mean run-out, horizontal [m]</source>
 <translation>Mittlere Reichweite, horizontal [m]</translation>
</message>
<message>
 <source>Mean stem diameter [cm]</source>
 <translation>Mittlerer Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Mean time between two blocks of at least this size from the same area.</source>
 <translation>In so vielen Jahren kommt im Mittel einmal ein solcher Block aus demselben Gebiet.</translation>
</message>
<message>
 <source>Meaning of the shape's file</source>
 <translation>Was die Datei der Form ist</translation>
</message>
<message>
 <source>Meaning of the size</source>
 <translation>Worauf sich die Grösse bezieht</translation>
</message>
<message>
 <source>Measure more blocks, enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS), or compute the study with the smallest and the largest of these blocks too.</source>
 <translation>Mehr Blöcke messen, den grösstmöglichen Block (LARGEST_VOLUME) oder die Kluftscharen (JOINTS) angeben, oder die Studie auch mit dem kleinsten und dem grössten dieser Blöcke rechnen.</translation>
</message>
<message>
 <source>Measure more blocks, the large ones first.</source>
 <translation>Messen Sie mehr Blöcke, die grossen zuerst.</translation>
</message>
<message>
 <source>Measured blocks</source>
 <translation>Gemessene Blöcke</translation>
</message>
<message>
 <source>Measured from the beginning of the line. If left empty, the middle of the middle field, where type tests hit.</source>
 <translation>Vom Anfang der Linie. Leer: die Mitte des mittleren Felds, wo Typenversuche treffen.</translation>
</message>
<message>
 <source>Member {}</source>
 <translation>Mitglied {}</translation>
</message>
<message>
 <source>Member {} of {}: {}; run-out {:.0f} m</source>
 <translation>Mitglied {} von {}: {}; Reichweite {:.0f} m</translation>
</message>
<message>
 <source>Members</source>
 <translation>Mitglieder</translation>
</message>
<message>
 <source>Members of the ensemble</source>
 <translation>Mitglieder des Ensembles</translation>
</message>
<message>
 <source>Memory for the elevation model [MB]</source>
 <translation>Arbeitsspeicher für das Höhenmodell [MB]</translation>
</message>
<message>
 <source>Mesh of the net [m]</source>
 <translation>Masche des Netzes [m]</translation>
</message>
<message>
 <source>Method for the return period</source>
 <translation>Massgebende Wiederkehrperiode</translation>
</message>
<message>
 <source>Method frequency. One raster with a band for each of the ENERGY_PERIODS: the energy that is exceeded once in this period, interpolated between two thresholds. Below the lowest threshold it is that threshold; above the highest it is just above that, and may be more.</source>
 <translation>Methode frequency. Ein Raster mit einem Kanal für jede der ENERGY_PERIODS: die Energie, die einmal in so vielen Jahren überschritten wird, zwischen zwei Schwellen interpoliert. Unter der tiefsten Schwelle ist es diese Schwelle; über der höchsten liegt sie knapp darüber und kann mehr sein.</translation>
</message>
<message>
 <source>Method frequency. One raster with bands: return period of any passage, and of more than each energy; then their lower and their upper bounds, from the number of runs, at 95 % confidence.</source>
 <translation>Methode frequency. Ein Raster mit Kanälen: Wiederkehrperiode irgendeiner Querung und von mehr als jeder Energie; dann ihre unteren und ihre oberen Grenzen, aus der Anzahl Läufe, mit 95 % Vertrauen.</translation>
</message>
<message>
 <source>Method frequency. Table: annual frequency with which each of the OBJECTS is hit with more than each energy, with its 95 % bounds; in total, by source, and by size class.</source>
 <translation>Methode frequency. Tabelle: wie oft pro Jahr jedes der OBJECTS mit mehr als jeder Energie getroffen wird, mit seinen 95-%-Grenzen; zusammen, nach jedem Ablösegebiet, nach jeder Grössenklasse.</translation>
</message>
<message>
 <source>Method frequency. The hazard curves of the first objects, with their bounds and sources.</source>
 <translation>Methode frequency. Die Gefährdungskurven der ersten Objekte, mit ihren Grenzen und Ablösegebieten.</translation>
</message>
<message>
 <source>Method frequency. The same bands for the passing height of the centre of mass, of simulations with the output Runs above heights.</source>
 <translation>Methode frequency. Dieselben Kanäle für die Sprunghöhe des Schwerpunkts, von Simulationen mit der Ausgabe Läufe über Höhen.</translation>
</message>
<message>
 <source>Minimum ratio of the thickness of the cushion to the penetration of the rock; 2 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Mindestdicke der Überdeckung durch die Eindringtiefe des Blocks; 2 ist von ASTRA 12006 in Erinnerung. Leer: nicht geprüft.</translation>
</message>
<message>
 <source>Minimum thickness of a cushion [m]</source>
 <translation>Mindestdicke einer Überdeckung [m]</translation>
</message>
<message>
 <source>Misfit of the best (0 to 1)</source>
 <translation>Abweichung des besten (0 bis 1)</translation>
</message>
<message>
 <source>Misfit of the best at {}: {:.4f}, {} points.</source>
 <translation>Abweichung der besten am {}: {:.4f}, {} Punkte.</translation>
</message>
<message>
 <source>Misfit over each parameter with the range of the bootstrap, and observed and simulated distances.</source>
 <translation>Abweichung über jedem Parameter mit dem Bereich des Bootstraps, sowie beobachtete und simulierte Abstände.</translation>
</message>
<message>
 <source>Model of a paper</source>
 <translation>Modell einer Arbeit</translation>
</message>
<message>
 <source>Modulus of the cushion [kN/m²]</source>
 <translation>Modul der Überdeckung [kN/m²]</translation>
</message>
<message>
 <source>Modulus of the plate-bearing test, first loading. The default value is a starting value, not that of your cushion.</source>
 <translation>Aus dem Plattendruckversuch, Erstbelastung. Der Wert ist einer zum Anfangen, nicht der Ihrer Überdeckung.</translation>
</message>
<message>
 <source>More</source>
 <translation>Mehr</translation>
</message>
<message>
 <source>More rocks in an event ({key}) or more events may break some.</source>
 <translation>Mehr Blöcke in einem Ereignis ({key}) oder mehr Ereignisse können welche brechen.</translation>
</message>
<message>
 <source>More sites</source>
 <translation>Weitere Orte</translation>
</message>
<message>
 <source>More sweeps take longer, and blocks creep less in high deposits. The log reports the number of steps in which the solver did not converge.</source>
 <translation>Mehr brauchen länger, und Blöcke kriechen in hohen Ablagerungen weniger. Das Protokoll sagt, in wie vielen Schritten er nicht zu Ende kam.</translation>
</message>
<message>
 <source>More than one need a folder to be written to.</source>
 <translation>Mehr als einer benötigen einen Ordner, in den geschrieben wird.</translation>
</message>
<message>
 <source>Move or delete them, choose an elevation model that covers them, or have them left out ({key}: skip).</source>
 <translation>Verschieben oder löschen Sie sie, wählen Sie ein Höhenmodell, das sie abdeckt, oder lassen Sie sie weglassen ({key}: skip).</translation>
</message>
<message>
 <source>Move the crest line to gentler ground, steepen the downhill face (DOWNHILL_ANGLE), or use nets.</source>
 <translation>Kronenlinie auf flacheres Gelände verlegen, talseitige Böschung steiler wählen (DOWNHILL_ANGLE) oder Netze nehmen.</translation>
</message>
<message>
 <source>Move the line away from the object, or choose a net with a smaller elongation.</source>
 <translation>Verschieben Sie die Linie vom Objekt weg, oder nehmen Sie ein Netz, das weniger nachgibt.</translation>
</message>
<message>
 <source>Move the line further into it.</source>
 <translation>Verschieben Sie die Linie weiter hinein.</translation>
</message>
<message>
 <source>Move the line onto the slope.</source>
 <translation>Verschieben Sie die Linie auf den Hang.</translation>
</message>
<message>
 <source>Move the line, or add stronger nets to the catalogue.</source>
 <translation>Verschieben Sie die Linie, oder ergänzen Sie den Katalog um stärkere Netze.</translation>
</message>
<message>
 <source>Move the release points, delete these stems, or leave the stems near releases out (FOREST_START).</source>
 <translation>Startpunkte verschieben, diese Stämme löschen oder Stämme nahe den Startpunkten weglassen (FOREST_START).</translation>
</message>
<message>
 <source>Moving rocks</source>
 <translation>Bewegte Blöcke</translation>
</message>
<message>
 <source>N</source>
 <translation>N</translation>
</message>
<message>
 <source>NET: {} has no net {!r} with a level {}.</source>
 <translation>NET: {} hat kein Netz {!r} mit einem Niveau {}.</translation>
</message>
<message>
 <source>Name of a class that the table of ground classes adds. It replaces the ground class outside the polygons.</source>
 <translation>Name einer Klasse, welche die Tabelle der Bodenklassen hinzufügt. Sie tritt an die Stelle der Bodenklasse des Rests.</translation>
</message>
<message>
 <source>Name of a net in the catalogue. If left empty, all are checked, and the smallest that passes is reported.</source>
 <translation>Name eines Netzes im Katalog. Leer: Alle werden geprüft, und das kleinste, das den Nachweis erfüllt, wird genannt.</translation>
</message>
<message>
 <source>Name of the procedure</source>
 <translation>Name des Verfahrens</translation>
</message>
<message>
 <source>Name of the run</source>
 <translation>Name der Simulation</translation>
</message>
<message>
 <source>Names as after a run, with the name of the run where the layer contains it. Otherwise they keep their names.</source>
 <translation>Namen wie nach einer Simulation, mit deren Namen, wo der Layer ihn kennt. Sonst behalten sie die ihren.</translation>
</message>
<message>
 <source>Names in tables and labels. Left empty, objects are named by their field "name", or by their id where they have none.</source>
 <translation>Namen in Tabellen und Beschriftungen. Leer: Objekte heissen nach ihrem Feld «name» oder, wo es fehlt, nach ihrer ID.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, stands are named by their id.</source>
 <translation>Namen in Tabellen und im Bericht. Leer: Bestände heissen nach ihrer ID.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, structures are named by their field "name", or by their id where they have none.</source>
 <translation>Namen in Tabellen und im Bericht. Leer: Bauwerke heissen nach ihrem Feld «name» oder, wo es fehlt, nach ihrer ID.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, they are named by their field "name", or by their id where they have none.</source>
 <translation>Namen in Tabellen und im Bericht. Leer: sie heissen nach ihrem Feld «name», oder nach ihrer Kennung, wo sie keines haben.</translation>
</message>
<message>
 <source>Names in tables, labels and the report. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Namen in Tabellen, Beschriftungen und im Bericht. Bleibt das Feld leer, heissen die Linien nach ihrem Feld «name» oder, wo es fehlt, nach ihrer ID.</translation>
</message>
<message>
 <source>Names of classes: {}.</source>
 <translation>Namen der Klassen: {}.</translation>
</message>
<message>
 <source>Names of the lines in tables and figure. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Namen der Linien in Tabellen und Abbildung. Leer gelassen, heissen die Linien nach ihrem Feld «name» oder, wo es fehlt, nach ihrer ID.</translation>
</message>
<message>
 <source>Names the releases for the field above, and the sources of an inventory: features with one name are one source. If left empty, each feature is its own source.</source>
 <translation>Benennt die Anrisse für das Feld oben und die Anrissgebiete eines Inventars: Objekte mit gleichem Namen sind ein Anrissgebiet. Leer: Jedes Objekt ist ein eigenes.</translation>
</message>
<message>
 <source>Needed for points, because no path passes exactly through a point.</source>
 <translation>Nötig für Punkte, weil keine Bahn genau durch einen Punkt geht.</translation>
</message>
<message>
 <source>Needed for the Japanese handbook only; 1000 is recalled as usual.</source>
 <translation>Nur für das japanische Handbuch nötig; 1000 ist als üblich in Erinnerung.</translation>
</message>
<message>
 <source>Needed for the maps of energy-line and shadow angles only.</source>
 <translation>Nur für die Karten der Energielinien- und Schattenwinkel nötig.</translation>
</message>
<message>
 <source>Needed with ground polygons.</source>
 <translation>Mit Bodenpolygonen nötig.</translation>
</message>
<message>
 <source>Net</source>
 <translation>Netz</translation>
</message>
<message>
 <source>Net as a file</source>
 <translation>Netz als Datei</translation>
</message>
<message>
 <source>Net by a product sheet: {}.</source>
 <translation>Netz nach einem Produktblatt: {}.</translation>
</message>
<message>
 <source>Net class: maximum energy level [kJ]</source>
 <translation>Netzklasse: maximales Energieniveau [kJ]</translation>
</message>
<message>
 <source>Net from a file (instead)</source>
 <translation>Netz aus einer Datei (stattdessen)</translation>
</message>
<message>
 <source>Net, ropes, posts and brakes of the impact with the largest elongation, of a rock that is held if there is one, for the temporal controller and the 3D view.</source>
 <translation>Netz, Seile, Stützen und Bremsen des Anpralls mit der maximalen Auslenkung, eines gehaltenen Blocks, falls es einen gibt, für die Zeitsteuerung und die 3D-Ansicht.</translation>
</message>
<message>
 <source>Net: {} nodes, {} elements, {} brakes, step {:g} s.</source>
 <translation>Netz: {} Knoten, {} Elemente, {} Bremsen, Schritt {:g} s.</translation>
</message>
<message>
 <source>New or open ...</source>
 <translation>Neu oder öffnen ...</translation>
</message>
<message>
 <source>New study</source>
 <translation>Neue Studie</translation>
</message>
<message>
 <source>New study ...</source>
 <translation>Neue Studie ...</translation>
</message>
<message>
 <source>Newton</source>
 <translation>Newton</translation>
</message>
<message>
 <source>Newton's coefficient of restitution. 0: blocks stay together after an impact; 1: they separate as fast as they approached each other.</source>
 <translation>Newtonscher Koeffizient: 0, sie bleiben zusammen; 1, sie trennen sich so schnell, wie sie sich trafen.</translation>
</message>
<message>
 <source>No area is as steep as {:.1f}° and as large as MIN_AREA; the steepest cell has {:.1f}°. Lower the threshold or MIN_AREA, or use a finer elevation model.</source>
 <translation>Kein Gebiet ist so steil wie {:.1f}° und so gross wie MIN_AREA; die steilste Zelle hat {:.1f}°. Senken Sie den Schwellenwert oder MIN_AREA, oder nehmen Sie ein feineres Höhenmodell.</translation>
</message>
<message>
 <source>No barrier of the table stops {:.4g} % of the passing rocks.</source>
 <translation>Keine Schutzbaute der Tabelle hält {:.4g} % der querenden Blöcke auf.</translation>
</message>
<message>
 <source>No cell is a source: none is as steep as {:.1f}°, releases a block along the joint sets and has a cliff high enough for a reach angle. Lower the threshold, or check the tables.</source>
 <translation>Keine Zelle ist Ablösegebiet: keine ist {:.1f}° steil, lässt nach den Kluftscharen einen Block heraus und hat eine Felswand, die für ein Pauschalgefälle hoch genug ist. Senken Sie die Schwelle, oder prüfen Sie die Tabellen.</translation>
</message>
<message>
 <source>No cell of a zone is left out by the rounding of its border; islands below the smallest zone are still removed. Otherwise the log reports the area that the zones leave out.</source>
 <translation>Das Runden der Grenzen lässt keine Zelle einer Zone weg; Inseln unter der kleinsten Zone verschwinden dennoch. Sonst sagt das Protokoll, wie viel die Zonen weglassen.</translation>
</message>
<message>
 <source>No class of the table stops {:.4g} % of the passing rocks: their energy exceeds the largest class, {:g} kJ. Without a limit of the energy a height of {:g} m would suffice.</source>
 <translation>Keine Klasse der Tabelle stoppt {:.4g} % der durchgehenden Steine: es kommt mehr Energie, als die grösste Klasse trägt, {:g} kJ. Ohne Grenze der Energie würden {:g} m Höhe genügen.</translation>
</message>
<message>
 <source>No limit is known: neither LARGEST_VOLUME nor JOINTS is given. Largest of the list: {:.3g} m³.</source>
 <translation>Keine Grenze bekannt: Weder LARGEST_VOLUME noch JOINTS ist angegeben. Grösster Block der Liste: {:.3g} m³.</translation>
</message>
<message>
 <source>No map of this run reaches this point: no rock came near.</source>
 <translation>Keine Karte dieser Simulation reicht dorthin: Kein Block kam in die Nähe.</translation>
</message>
<message>
 <source>No output has a file, so nothing would be written. Give at least one, such as {}; TEMPORARY_OUTPUT makes a layer that is not kept.</source>
 <translation>Keine Ausgabe hat eine Datei, also entstünde nichts. Geben Sie mindestens eine an, etwa {}; TEMPORARY_OUTPUT macht einen Layer, der nicht aufbewahrt wird.</translation>
</message>
<message>
 <source>No overlaps.</source>
 <translation>Keine Überlappungen.</translation>
</message>
<message>
 <source>No partial factors: characteristic values are compared with the energy level.</source>
 <translation>Keine Teilsicherheitsbeiwerte: Charakteristische Werte werden mit dem Energieniveau verglichen.</translation>
</message>
<message>
 <source>No published rule gives the energy capacity of a rigid wall; foundation and overturning are not checked.</source>
 <translation>Keine veröffentlichte Regel gibt die Energie, die eine starre Mauer aufnimmt; Gründung und Kippen werden nicht betrachtet.</translation>
</message>
<message>
 <source>No rock passes along the line; does it follow their paths, and is the corridor wide enough?</source>
 <translation>Kein Block kommt der Linie entlang; liegt sie auf ihrem Weg, und ist der Korridor breit genug?</translation>
</message>
<message>
 <source>No rock passes any of the lines; do the paths cross them, and are they in the right system?</source>
 <translation>Kein Block quert eine der Linien; liegen sie auf dem Weg, und im richtigen Koordinatensystem?</translation>
</message>
<message>
 <source>No rock passes the lines of these crossings: nothing was checked.</source>
 <translation>Kein Stein überquert die Linien dieser Durchgänge: Es wurde nichts nachgewiesen.</translation>
</message>
<message>
 <source>No simulated block reaches a cell. Paths that are seldom taken may be missing; the section Convergence says how rare they can be.</source>
 <translation>Kein simulierter Block erreicht eine Zelle. Selten begangene Bahnen können fehlen; der Abschnitt Konvergenz sagt, wie selten sie sein können.</translation>
</message>
<message>
 <source>No version suits the Python and the numpy of QGIS.</source>
 <translation>Keine Version passt zum Python und zum numpy von QGIS.</translation>
</message>
<message>
 <source>Nodes, materials and elements in the coordinates of the elevation model; docs/nets.md describes them. Replaces line, product sheet, kind, energy and height.</source>
 <translation>Knoten, Materialien und Elemente in den Koordinaten des Höhenmodells; docs/nets.md beschreibt sie. Ersetzt Linie, Produktblatt, Art, Energie und Höhe.</translation>
</message>
<message>
 <source>Nominal height of the net [m]</source>
 <translation>Nennhöhe des Netzes [m]</translation>
</message>
<message>
 <source>Nominal height where the catalogue has none. If left empty, the height is not checked.</source>
 <translation>Wo der Katalog keine Höhe hat. Leer: die Höhe wird nicht geprüft.</translation>
</message>
<message>
 <source>None of the {} release points has enough runs, {}, for a 95th percentile of its own.</source>
 <translation>Keine einzelne der {} Ablösestellen hat genügend Läufe, nämlich {}, für ein eigenes 95. Perzentil.</translation>
</message>
<message>
 <source>Normal restitution of all ground</source>
 <translation>Normale Restitution des gesamten Bodens</translation>
</message>
<message>
 <source>Norway</source>
 <translation>Norwegen</translation>
</message>
<message>
 <source>Not checked: {} is not given. Swiss practice adds 30 % to the rope forces measured in the type test, Austrian practice 50 % (second hand).</source>
 <translation>Nicht geprüft: {} fehlt. Auf die im Typversuch gemessenen Seilkräfte rechnet die Schweizer Praxis 30 % mehr, die österreichische die Hälfte mehr (aus zweiter Hand).</translation>
</message>
<message>
 <source>Not covered, and limits of the method</source>
 <translation>Nicht enthalten, und Grenzen der Methode</translation>
</message>
<message>
 <source>Not held: {}; held, but out of the net later: {}. The flags of each impact give the reasons (layer, log).</source>
 <translation>Nicht gehalten: {}; gehalten, aber später aus dem Netz: {}. Die Hinweise zu jedem Aufprall sagen, warum (Layer, Protokoll).</translation>
</message>
<message>
 <source>Not known: the Python package scipy is missing.</source>
 <translation>Nicht bekannt: Das Python-Paket scipy fehlt.</translation>
</message>
<message>
 <source>Number of arriving rocks, chosen to cover their energies, positions, heights, angles, spins and sizes, that are thrown into the net before the simulation, which is done twice. The surrogate decides the rocks for which it is reliable by cross-validation; the net model decides those near the border between held and passing, and those outside the training range. With too few impacts the net model decides all.</source>
 <translation>So viele der ankommenden Blöcke, gewählt, um ihre Energien, Orte, Höhen, Winkel, Drehungen und Grössen abzudecken, werden vor der Simulation, die zweimal gemacht wird, in das Netz geworfen. Das Ersatzmodell entscheidet über die Blöcke, bei denen es nach der Kreuzvalidierung sicher ist; das Netz über jene nahe der Grenze zwischen gehalten und durch und jene ausserhalb des Bereichs. Sind es zu wenige für das, was sich unter den Blöcken unterscheidet, entscheidet das Netz über alle.</translation>
</message>
<message>
 <source>Number of blocks</source>
 <translation>Anzahl Blöcke</translation>
</message>
<message>
 <source>Number of blocks released by the sources, all size classes together. In 1/(year hm2): blocks of at least the smallest volume per year and hm² of true area. In m3/(year hm2): retreat of the face, of which 1 is 0.1 mm per year.</source>
 <translation>Wie viele Blöcke sich aus den Ablösegebieten lösen, alle Grössenklassen zusammen. In 1/(year hm2): Blöcke ab dem kleinsten Volumen pro Jahr und hm² wahrer Fläche. In m3/(year hm2): Rückwitterung der Wand; 1 davon ist 0,1 mm pro Jahr.</translation>
</message>
<message>
 <source>Number of crossings</source>
 <translation>Anzahl Querungen</translation>
</message>
<message>
 <source>Number of embankments</source>
 <translation>Anzahl der Dämme</translation>
</message>
<message>
 <source>Number of events behind the rates</source>
 <translation>Ereignisse, auf denen die Raten beruhen</translation>
</message>
<message>
 <source>Number of events in sequence, each with RUNS rocks from each point: the rocks of an event meet the stand as it was at its beginning, and stems that they break are missing in the next event. Maps and layers cover all events; runs carry the number of theirs. Enter few RUNS, as many as fall in one event. No rule for such sequences is published. If left empty, every run starts with the intact stand.</source>
 <translation>So viele Ereignisse folgen aufeinander, jedes mit RUNS Blöcken von jedem Punkt: Die Blöcke eines Ereignisses treffen den Bestand, wie er zu dessen Beginn war, und Stämme, die sie brechen, fehlen beim nächsten. Karten und Ebenen gelten für alle Ereignisse; Läufe tragen die Nummer des ihren. Geben Sie wenige RUNS an, so viele, wie in einem Ereignis fallen. Keine Regel für solche Folgen ist veröffentlicht. Leer: Jeder Lauf trifft den ganzen Bestand.</translation>
</message>
<message>
 <source>Number of impacts computed at once.</source>
 <translation>Anpralle, die gleichzeitig berechnet werden.</translation>
</message>
<message>
 <source>Number of parameter sets tried, each with all runs of all releases. 20 for each parameter are few, 100 are many.</source>
 <translation>Wie viele Parametersätze versucht werden, jeder mit allen Läufen aller Ablösestellen. 20 für jeden Parameter sind wenig, 100 sind viel.</translation>
</message>
<message>
 <source>Number of points per 10,000 m² of the true area of the sources, evenly over each of them, so that all points represent the same rock face area. If left empty, 10.</source>
 <translation>So viele Stellen auf 10 000 m² wahrer Fläche der Ablösegebiete, gleichmässig über jedes verteilt, sodass alle Stellen für gleich viel Felswand stehen. Leer: 10.</translation>
</message>
<message>
 <source>Number of recorded events. The bounds of hits, damage and deaths are then those of the runs and of the rates together; if left empty, of the runs alone.</source>
 <translation>Wie viele Ereignisse aufgezeichnet wurden. Die Grenzen von Treffern, Schaden und Todesfällen sind dann die der Läufe und der Raten zusammen; leer: der Läufe allein.</translation>
</message>
<message>
 <source>Number of recorded events. The log reports the factor by which the rates may be smaller or larger, with 95 % confidence; all frequencies change with it.</source>
 <translation>Wie viele Ereignisse aufgezeichnet sind. Das Protokoll sagt, um welchen Faktor die Raten mit 95 % Vertrauen kleiner oder grösser sein können; alle Häufigkeiten ändern sich mit ihnen.</translation>
</message>
<message>
 <source>Number of release points</source>
 <translation>Anzahl Ablösestellen</translation>
</message>
<message>
 <source>Number of rocks</source>
 <translation>Anzahl Blöcke</translation>
</message>
<message>
 <source>Number of rocks released at each point, each with a random orientation. 100 and more give smooth maps.</source>
 <translation>Wie viele Blöcke an jedem Punkt starten, jeder mit zufälliger Ausrichtung. 100 und mehr ergeben glatte Karten.</translation>
</message>
<message>
 <source>Number of runs computed at once.</source>
 <translation>Wie viele Läufe gleichzeitig gerechnet werden.</translation>
</message>
<message>
 <source>Number of runs that come to rest in each cell.</source>
 <translation>Anzahl Läufe, die in einer Zelle zur Ruhe kommen.</translation>
</message>
<message>
 <source>Number of runs that continue from a run that passes a level; each has this fraction of its weight.</source>
 <translation>Als wie viele ein Lauf weitergeht, der eine Stufe überschreitet; jeder hat diesen Teil seines Gewichts.</translation>
</message>
<message>
 <source>Number of runs that pass each cell. Each run counts once; where rocks break, each rock counts once, however many of its pieces pass.</source>
 <translation>Wie viele Läufe eine Zelle passieren. Jeder zählt einmal, und wo Blöcke zerbrechen jeder Block, wie viele seiner Bruchstücke auch passieren.</translation>
</message>
<message>
 <source>Number of simulations</source>
 <translation>Anzahl Simulationen</translation>
</message>
<message>
 <source>Number of simulations, each with its own draw of all uncertain inputs and all runs of all releases. An even number; 60 and more for bands, 128 and more for shares.</source>
 <translation>Wie viele Simulationen, jede mit einer eigenen Ziehung von allem, was nicht bekannt ist, und allen Läufen aller Ablösestellen. Eine gerade Zahl; ab 60 für Bänder, ab 128 für Anteile.</translation>
</message>
<message>
 <source>Number of source areas</source>
 <translation>Anzahl der Ablösegebiete</translation>
</message>
<message>
 <source>Number of the impacts above that are thrown once more into one net, the most severe first and repeated where they are fewer: 2 for the two impacts of the service level. Strokes of brakes add up. 0: each rock meets a new net.</source>
 <translation>So viele der obigen Anpralle werden nochmals in ein einziges Netz geworfen, der ungünstigste zuerst und wieder von vorn, wo es weniger sind: 2 für die zwei Anpralle des Gebrauchsniveaus. Bremswege zählen sich zusammen. 0: Jeder Block trifft allein auf ein neues Netz.</translation>
</message>
<message>
 <source>Number of the map</source>
 <translation>Nummer der Karte</translation>
</message>
<message>
 <source>Number of training impacts, as different as possible. A response surface fitted to their rope and brake loads ranks all crossings. About 80 where all inputs differ. 0: rank by energy.</source>
 <translation>So viele, möglichst verschiedene, werden zuerst geworfen; eine Antwortfläche dessen, was sie von Seilen und Bremsen verlangen, sagt, welche Querungen am meisten verlangen. Rund 80, wo alle verschieden sind. 0: nach Energie.</translation>
</message>
<message>
 <source>Numbers</source>
 <translation>Kennzahlen</translation>
</message>
<message>
 <source>Numbers with commas between them, for example the block of 30, 100 and 300 years.</source>
 <translation>Zahlen, durch Kommas getrennt, zum Beispiel der Block von 30, 100 und 300 Jahren.</translation>
</message>
<message>
 <source>Numbers with commas between them. For each, the block that is exceeded once in that time is computed.</source>
 <translation>Zahlen mit Kommas dazwischen. Für jede der Block, der in dieser Zeit einmal überschritten wird.</translation>
</message>
<message>
 <source>Numbers with commas between them. The default values are those of the field programme of Pierson et al. (2001).</source>
 <translation>Zahlen mit Kommas dazwischen. Die vorgegebenen sind jene des Feldprogramms von Pierson et al. (2001).</translation>
</message>
<message>
 <source>Numbers with commas between them: 0 is the stand today, 30 a felling of 30 %, 60 a storm. Stems of all sizes are lost in the same proportion.</source>
 <translation>Mit Kommas dazwischen: 0 ist der Bestand heute, 30 ein Hieb von 30 %, 60 ein Sturm. Stämme aller Stärken gehen gleichermassen verloren.</translation>
</message>
<message>
 <source>Numbers with commas between them; the capacity of the barrier itself is compared too.</source>
 <translation>Zahlen mit Kommas dazwischen; das Energieaufnahmevermögen der Schutzbaute selbst wird auch verglichen.</translation>
</message>
<message>
 <source>Numbers with commas between them; the height of the barrier itself is compared too.</source>
 <translation>Zahlen mit Kommas dazwischen; die Höhe der Schutzbaute selbst wird auch verglichen.</translation>
</message>
<message>
 <source>Numbers, distributions and convergence in this report refer to the released rocks, as without splitting; maps, barriers and trees include all runs with their weights.</source>
 <translation>Zahlen, Verteilungen und Konvergenz in diesem Bericht sind jene der Steine, die geworfen wurden, wie ohne Teilen; Karten, Verbauungen und Bäume sind von allen Läufen mit ihren Gewichten.</translation>
</message>
<message>
 <source>Numerics</source>
 <translation>Numerik</translation>
</message>
<message>
 <source>OBJECTS: left out because they lie outside the maps: {features}.</source>
 <translation>OBJECTS: weggelassen, weil sie ausserhalb der Karten liegen: {features}.</translation>
</message>
<message>
 <source>OBJECTS: the layer {} has no feature on the maps; is its coordinate system right?</source>
 <translation>OBJECTS: Der Layer {} hat kein Objekt auf den Karten; stimmt sein Koordinatensystem?</translation>
</message>
<message>
 <source>OBJECT_WIDTH is the width of objects that are points; lines and polygons have the width of their own shape.</source>
 <translation>OBJECT_WIDTH ist die Breite von Objekten, die Punkte sind; Linien und Polygone haben die Breite ihrer eigenen Form.</translation>
</message>
<message>
 <source>OBJECT_WIDTH: the blocks of {} have no known width; enter the lower and upper volume of the class in FREQUENCIES.</source>
 <translation>OBJECT_WIDTH: Wie breit die Blöcke von {} sind, ist nicht bekannt; geben Sie in FREQUENCIES die Enden ihrer Klasse an.</translation>
</message>
<message>
 <source>OBSERVED: by mass and lengths the density of {} of {} blocks is more than {:g} times, or less than 1/{:g} of, the {:.0f} kg/m³ given (DENSITY): {}. The worst has {:.0f} kg/m³.</source>
 <translation>OBSERVED: Nach Masse und Längen ist die Dichte von {} von {} Blöcken mehr als das {:g}-Fache oder weniger als 1/{:g} der gegebenen {:.0f} kg/m³ (DENSITY): {}. Am weitesten weg liegen {:.0f} kg/m³.</translation>
</message>
<message>
 <source>OBSERVED: feature {} has a density of {:.0f} kg/m³ by its mass and lengths, where {:.0f} kg/m³ was given (DENSITY). Masses are in kilograms, volumes in cubic metres, lengths in metres; correct the block, or leave it out.</source>
 <translation>OBSERVED: Objekt {} hat nach Masse und Längen eine Dichte von {:.0f} kg/m³, gegeben sind {:.0f} kg/m³ (DENSITY). Massen sind in Kilogramm, Volumen in Kubikmetern, Längen in Metern; korrigieren Sie den Block, oder lassen Sie ihn weg.</translation>
</message>
<message>
 <source>OBSERVED: feature {}: {}</source>
 <translation>OBSERVED: Objekt {}: {}</translation>
</message>
<message>
 <source>OBSERVED: give at least two different velocities or places, better 20.</source>
 <translation>OBSERVED: mindestens zwei verschiedene Geschwindigkeiten oder Orte angeben, besser 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two points at different places, better 20.</source>
 <translation>OBSERVED: Geben Sie mindestens zwei Punkte an verschiedenen Orten an, besser 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two scars of different size, better 20.</source>
 <translation>OBSERVED: mindestens zwei Schürfspuren verschiedener Grösse angeben, besser 20.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} blocks weigh less than {:g} kg: {}.</source>
 <translation>OBSERVED: {} von {} Blöcken wiegen weniger als {:g} kg: {}.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot reach them.</source>
 <translation>OBSERVED: {} von {} Punkten liegen ausserhalb des Höhenmodells; Blöcke können dort nicht hingelangen.</translation>
</message>
<message>
 <source>ONR 24810, second hand: explained by a manufacturer of nets</source>
 <translation>ONR 24810, aus zweiter Hand: ein Netzhersteller erläutert sie</translation>
</message>
<message>
 <source>ONR: partial factor of the energy</source>
 <translation>ONR: Teilsicherheitsbeiwert der Energie</translation>
</message>
<message>
 <source>ONR: partial factor of the height</source>
 <translation>ONR: Teilsicherheitsbeiwert der Höhe</translation>
</message>
<message>
 <source>Object</source>
 <translation>Objekt</translation>
</message>
<message>
 <source>Object {}</source>
 <translation>Objekt {}</translation>
</message>
<message>
 <source>Objects</source>
 <translation>Objekte</translation>
</message>
<message>
 <source>Objects for hazard curves</source>
 <translation>Objekte für Gefährdungskurven</translation>
</message>
<message>
 <source>Objects that some run hits</source>
 <translation>Objekte, die ein Lauf trifft</translation>
</message>
<message>
 <source>Objects to protect</source>
 <translation>Zu schützende Objekte</translation>
</message>
<message>
 <source>Objects: buildings, sections of road</source>
 <translation>Objekte: Gebäude, Strassenabschnitte</translation>
</message>
<message>
 <source>Oblique</source>
 <translation>Schräg</translation>
</message>
<message>
 <source>Observed data</source>
 <translation>Was beobachtet wurde</translation>
</message>
<message>
 <source>Observed points</source>
 <translation>Beobachtete Punkte</translation>
</message>
<message>
 <source>Observed: {} blocks of {:.3g} to {:.3g} kg, each simulated with its own size, {} runs in all. Ground class: {}.</source>
 <translation>Beobachtet: {} Blöcke von {:.3g} bis {:.3g} kg, jeder mit seiner eigenen Grösse geworfen, insgesamt {} Läufe. Bodenklasse: {}.</translation>
</message>
<message>
 <source>Observed: {} points. Ground class: {}.</source>
 <translation>Beobachtet: {} Punkte. Bodenklasse: {}.</translation>
</message>
<message>
 <source>Off: one simulation with the ground as it is, for residuals and sources alone; table, figure, ensemble and table of the evaluations are not written.</source>
 <translation>Aus: eine Simulation mit dem Boden, wie er ist, nur für Residuen und Anrissgebiete; Tabelle, Abbildung, Ensemble und Tabelle der Auswertungen werden nicht geschrieben.</translation>
</message>
<message>
 <source>On a computer with internet access, the same system and Python {}, run

{}

bring the folder talus_wheels here, and choose it with the button for a folder of wheels.</source>
 <translation>Führen Sie auf einem Computer mit Internetzugang, demselben System und Python {} aus:

{}

Bringen Sie den Ordner talus_wheels hierher, und wählen Sie ihn mit dem Knopf für einen Ordner mit Wheels.</translation>
</message>
<message>
 <source>On disk [MB]</source>
 <translation>Auf der Platte [MB]</translation>
</message>
<message>
 <source>On soil type 0 obstacles are higher than {limit:g} m in {value:.0f} cells, as where water stops all blocks; there the surface roughness is at most {highest:g} m.</source>
 <translation>Auf dem Bodentyp 0 sind Hindernisse höher als {limit:g} m ({value:.0f} Zellen), wie dort, wo Wasser alle Blöcke aufhält; die Oberflächenrauigkeit ist dort höchstens {highest:g} m.</translation>
</message>
<message>
 <source>On the cells of the raster above; without it the number below applies.</source>
 <translation>Auf den Zellen des Rasters oben; ohne es gilt die Zahl unten.</translation>
</message>
<message>
 <source>One energy stands for all runs of a scenario in a cell, the maximum or the 95th percentile, as given.</source>
 <translation>Eine einzige Energie steht für alle Läufe eines Szenarios in einer Zelle, das Maximum oder das 95. Perzentil, je nach Eingabe.</translation>
</message>
<message>
 <source>One ground class with soil applies everywhere, also on cliffs: {value:.2g} % of the terrain are steeper than {limit:g}°, where there is no soil. Rocks that strike these faces keep too little energy.</source>
 <translation>Eine nachgebende Bodenklasse gilt überall, auch auf Felswänden: {value:.2g} % des Geländes sind steiler als {limit:g}°, wo kein Boden liegt. Blöcke, die auf diese Wände schlagen, behalten zu wenig Energie.</translation>
</message>
<message>
 <source>One line, drawn downhill along the paths of the rocks. If the layer has several lines, select one.</source>
 <translation>Eine Linie, hangabwärts entlang des Wegs der Blöcke gezeichnet. Von mehreren wählen Sie eine im Layer aus.</translation>
</message>
<message>
 <source>One line, drawn downhill. Of several, select one in the layer.</source>
 <translation>Eine Linie, hangabwärts gezeichnet. Von mehreren wählen Sie eine im Layer aus.</translation>
</message>
<message>
 <source>One page with a map, percentiles, histograms, the design table and the sources of each line, to print.</source>
 <translation>Eine Seite zum Drucken mit Karte, Perzentilen, Histogrammen, der Bemessungstabelle und der Herkunft für jede Linie.</translation>
</message>
<message>
 <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
 <translation>Eine Seite mit Karte, Kennzahlen, allen Parametern und den Grundlagen der Ergebnisse.</translation>
</message>
<message>
 <source>One page with the scenarios, maps, areas, the matrix, and what the results were made from, to print.</source>
 <translation>Eine Seite zum Drucken mit den Szenarien, Karten, Flächen, der Matrix und den Grundlagen der Ergebnisse.</translation>
</message>
<message>
 <source>One point, in the steepest cell, for each square of this size in each area. Left empty, it follows from the number of points below.</source>
 <translation>Ein Punkt, in der steilsten Zelle, je Quadrat dieser Grösse in jeder Fläche. Leer: folgt aus der Anzahl Punkte darunter.</translation>
</message>
<message>
 <source>One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the other rasters and of the rows of the table.</source>
 <translation>Ein Raster von jeder Simulation, das Maximum oder das 95. Perzentil der Energie. Die Reihenfolge ist jene der anderen Raster und der Zeilen der Tabelle.</translation>
</message>
<message>
 <source>One raster with a band for each of the ENERGY_THRESHOLDS: the number of runs that pass a cell with a largest energy above it; 0 where runs pass and none exceeds it, no data where none passes. From these counts Hazard map computes how often per year a place is hit with more than an energy.</source>
 <translation>Ein Raster mit einem Kanal für jede der ENERGY_THRESHOLDS: wie viele Läufe mit einer grössten Energie darüber durch eine Zelle gehen; 0, wo Läufe durchgehen und keiner sie überschreitet, keine Daten, wo keiner durchgeht. Mit diesen Zahlen sagt Gefahrenkarte, wie oft pro Jahr ein Ort mit mehr als einer Energie getroffen wird.</translation>
</message>
<message>
 <source>One raster with a band for each of the HEIGHT_THRESHOLDS: the number of runs that pass a cell with their centre of mass higher above the ground; 0 where runs pass and none exceeds it, no data where none passes.</source>
 <translation>Dasselbe für die Sprunghöhe des Schwerpunkts über dem Boden, mit einem Kanal für jede der HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>One raster with a band for each return period of the rules (RULES): the strongest intensity of events that are at least as frequent, 1 for the weakest.</source>
 <translation>Ein Raster mit einem Kanal je Wiederkehrperiode der Regeln (RULES): die stärkste Intensität dessen, was mindestens so oft geschieht, 1 für die schwächste.</translation>
</message>
<message>
 <source>One raster with bands: the factor by which the number of runs would have to grow for a precision of 10 % of the 95th percentile of the energy (below 1: there are enough runs), and the same for the height; reach probability and its 95 % bounds; 50th, 90th, 95th and 99th percentile of energy and height, with the 95 % bounds of the 95th, empty where too few runs pass to bound it.</source>
 <translation>Ein Raster mit Kanälen: wievielmal so viele Läufe das 95. Perzentil der Energie auf 10 % genau machen (unter 1: genug), dasselbe für die Höhe; Erreichenswahrscheinlichkeit und ihre 95-%-Grenzen; 50., 90., 95. und 99. Perzentil von Energie und Höhe, mit den 95-%-Grenzen des 95., leer, wo zu wenige Läufe durchkommen, um es einzugrenzen.</translation>
</message>
<message>
 <source>One rock in {:.0f} reaches a run-out of {:.1f} m or more; this share has a standard error of {:.0f} % and rests on {} rocks.</source>
 <translation>Einer von {:.0f} Steinen kommt {:.1f} m weit oder weiter; dieser Anteil ist auf {:.0f} % bekannt (Standardfehler), durch {} Steine.</translation>
</message>
<message>
 <source>One self-contained file. Adding #t=12.5 to its address opens it at that second.</source>
 <translation>Eine Datei mit allem, was sie braucht. Mit #t=12.5 hinter dem Namen öffnet sie sich bei dieser Sekunde.</translation>
</message>
<message>
 <source>One simulation for each combination of volumes, shapes, ground classes, and forest: with it, without it, or with a share of its stems lost. Each is kept in its own folder, and all are compared in a table and a figure.</source>
 <translation>Eine Simulation für jede Kombination von Volumen, Formen, Bodenklassen und Wald: mit ihm, ohne ihn oder mit einem Anteil verlorener Stämme. Jede wird in einem eigenen Ordner aufbewahrt, und alle werden in einer Tabelle und einer Abbildung verglichen.</translation>
</message>
<message>
 <source>One volume in cubic metres on each line; lines that begin with # are left out. Instead of BLOCKS.</source>
 <translation>Ein Volumen in Kubikmetern je Zeile; Zeilen, die mit # beginnen, werden ausgelassen. Anstelle von BLOCKS.</translation>
</message>
<message>
 <source>Only lines above the ground</source>
 <translation>Nur Linien über dem Boden</translation>
</message>
<message>
 <source>Only this part goes into the carved elevation model. Smaller cells take much memory.</source>
 <translation>Nur dieser Teil kommt in das Höhenmodell mit Dämmen und Gräben. Kleine Zellen brauchen viel Speicher.</translation>
</message>
<message>
 <source>Only this part is used, also for the distribution of the slope. If left empty, the whole model.</source>
 <translation>Nur dieser Teil zählt, auch für die Verteilung der Neigung. Leer: das ganze Modell.</translation>
</message>
<message>
 <source>Only this part of the elevation model is written.</source>
 <translation>Nur dieser Teil des Höhenmodells wird geschrieben.</translation>
</message>
<message>
 <source>Only {} runs: 95th percentiles have no upper bound with a confidence of 95 % below {} runs.</source>
 <translation>Nur {} Läufe: 95. Perzentile haben bei einem Vertrauensniveau von 95 % unter {} Läufen keine obere Grenze.</translation>
</message>
<message>
 <source>Open a study</source>
 <translation>Studie öffnen</translation>
</message>
<message>
 <source>Open a study ...</source>
 <translation>Studie öffnen ...</translation>
</message>
<message>
 <source>Open the example</source>
 <translation>Beispiel öffnen</translation>
</message>
<message>
 <source>Open when finished</source>
 <translation>Danach öffnen</translation>
</message>
<message>
 <source>Opens Simulate rockfall with the inputs of the last throw.</source>
 <translation>Öffnet Steinschlag simulieren mit den Eingaben des letzten Wurfs.</translation>
</message>
<message>
 <source>Opens the dialog with the parameters of this run, to change some of them.</source>
 <translation>Der Dialog mit den Parametern dieser Simulation, um einige davon zu ändern.</translation>
</message>
<message>
 <source>Or a profile from a file</source>
 <translation>Oder ein Profil aus einer Datei</translation>
</message>
<message>
 <source>Or a text file of volumes [m³]</source>
 <translation>Oder eine Textdatei mit Volumen [m³]</translation>
</message>
<message>
 <source>Other dimensions for the same lines, one variant per row; where a cell is empty, the value above applies. The table and the report compare volumes, area, heights and, with crossings, the rocks that pass above the crest. The carved elevation model and the other layers show the dimensions above; the elevation models of the variants are written into a folder.</source>
 <translation>Andere Formen derselben Linien, je eine Zeile; leere Zellen sind wie oben. Tabelle und Bericht vergleichen sie: Volumen, Fläche, Höhen und, mit Querungen, die Blöcke über der Krone. Das Höhenmodell mit Dämmen und Gräben und die übrigen Layer sind von der Form oben; die der Varianten kommen in einen Ordner.</translation>
</message>
<message>
 <source>Other processes, rock falls of whole faces, and damage to a barrier or a forest by earlier events are not included in the map.</source>
 <translation>Andere Prozesse, Felsstürze ganzer Wände und Schäden an einem Werk oder Wald durch frühere Ereignisse sind nicht in der Karte.</translation>
</message>
<message>
 <source>Outlines along the edges of the cells, with the id of the tree.</source>
 <translation>Umrisse entlang der Zellränder, mit der ID des Baums.</translation>
</message>
<message>
 <source>Outlines of the blocks</source>
 <translation>Umrisse der Blöcke</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the crest lines, of a simulation without the embankment. The report then states the share of the rocks that pass above the crest, and how many could climb over it.</source>
 <translation>Aus «Blöcke an Kontrolllinien» mit den Kronenlinien, von einer Simulation ohne den Damm. Der Bericht hat dann den Anteil der Blöcke, die über die Krone gehen, und wie viele sie überrollen könnten.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the objects, of a simulation without trees and with the same seed. Together with the two layers below it shows which stands protect each object.</source>
 <translation>Aus Blöcke an Kontrolllinien mit den Objekten, einer Simulation ohne Bäume und mit demselben Startwert. Mit den beiden Layern darunter: welcher Bestand welches Objekt schützt.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with these lines. The first passage of each run counts.</source>
 <translation>Aus Blöcke an Kontrolllinien mit diesen Linien. Die erste Querung jedes Laufs zählt.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines, for the rocks that reach a road or a house. Runs that do not arrive count with an energy of 0.</source>
 <translation>Aus Blöcke an Kontrolllinien, für das, was an eine Strasse oder ein Haus kommt. Läufe, die nicht ankommen, zählen mit einer Energie von 0.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines. The first passage of each run counts, each line is checked by itself. Energies include the rotation where the crossings have it.</source>
 <translation>Aus Blöcke an Kontrolllinien. Die erste Querung jedes Laufs zählt, jede Linie wird für sich geprüft. Energien enthalten die Rotation, wo die Querungen sie kennen.</translation>
</message>
<message>
 <source>Output of Simulate rockfall with the measure and with the same releases, rocks, runs and seed. Each run is then compared with itself, and the difference is known much more precisely than from independent runs.</source>
 <translation>Aus Steinschlag simulieren mit der Massnahme und denselben Ablösestellen, Blöcken, Läufen und demselben Startwert: Jeder Lauf wird dann mit sich selbst verglichen, und der Unterschied ist viel besser bekannt als aus unabhängigen Läufen.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, in the order of the crossings: only to count the runs that the table leaves empty, as in a model. Not for simulations whose rocks break, of which each piece has a stop.</source>
 <translation>Aus «Steinschlag simulieren», in der Reihenfolge der Querungen: nur um die Läufe zu zählen, die die Tabelle leer lässt, etwa in einem Modell. Nicht für Simulationen, deren Blöcke zerbrechen, denn dort hat jedes Stück einen Ablagerungspunkt.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, without the barrier, forest or other measure.</source>
 <translation>Aus Steinschlag simulieren, ohne die Schutzbaute, den Wald oder eine andere Massnahme.</translation>
</message>
<message>
 <source>Output of the calibration: sets of numbers of one class that belong together. Each member uses one of them.</source>
 <translation>Das Ensemble, das die Kalibrierung schreibt: Sätze von Zahlen einer Klasse, die zusammengehören. Jedes Mitglied nimmt einen davon.</translation>
</message>
<message>
 <source>Outputs</source>
 <translation>Ausgaben</translation>
</message>
<message>
 <source>Outputs of Rocks at screen lines: a layer for each simulation in the order of the stops, all with the same lines. Runs that do not arrive are included in the share, but not in energy and height.</source>
 <translation>Aus «Blöcke an Kontrolllinien»: ein Layer je Simulation in der Reihenfolge der Ablagerungspunkte, alle mit denselben Linien. Läufe, die nicht ankommen, zählen für den Anteil, nicht für Energie und Höhe.</translation>
</message>
<message>
 <source>Outputs of Simulate rockfall, at least two, in the order of the table. They may differ in rocks, releases, ground and number of runs; the names of the runs distinguish them. For the effect of one measure on the same rocks, Compare two simulations is more precise.</source>
 <translation>Aus «Steinschlag simulieren», mindestens zwei, in der Reihenfolge der Tabelle. Sie dürfen sich in Blöcken, Ablösestellen, Boden und Anzahl Läufe unterscheiden; die Namen der Simulationen halten sie auseinander. Für die Wirkung einer Massnahme auf dieselben Blöcke ist «Zwei Simulationen vergleichen» schärfer.</translation>
</message>
<message>
 <source>Outside of the check</source>
 <translation>Ausserhalb des Nachweises</translation>
</message>
<message>
 <source>Overlaps</source>
 <translation>Überlappungen</translation>
</message>
<message>
 <source>Overlaps with different values</source>
 <translation>Überlappungen mit unterschiedlichen Werten</translation>
</message>
<message>
 <source>Overlaps, gaps and slivers with their area, mean width and the ids of the features.</source>
 <translation>Überlappungen, Lücken und Splitterpolygone mit ihrer Fläche, ihrer mittleren Breite und den IDs der Objekte.</translation>
</message>
<message>
 <source>Overlaps: {} ({} m²), of different classes or roughness: {}; a simulation refuses these.</source>
 <translation>Überlappungen: {} ({} m²), mit verschiedenen Klassen oder Rauigkeiten: {}; diese weist eine Simulation zurück.</translation>
</message>
<message>
 <source>PAGE: the page is larger than 30 MB; use fewer layers, or a part (EXTENT).</source>
 <translation>PAGE: Die Seite ist grösser als 30 MB; nehmen Sie weniger Layer oder einen Ausschnitt (EXTENT).</translation>
</message>
<message>
 <source>PASSAGES: no run passes a cell of the elevation model, so nothing is compared.</source>
 <translation>PASSAGES: Kein Lauf quert eine Zelle des Höhenmodells, es wird also nichts verglichen.</translation>
</message>
<message>
 <source>PASSAGES: {} does not have the cells of the elevation model; simulate on that model, or clip both to the same cells.</source>
 <translation>PASSAGES: {} hat nicht die Zellen des Höhenmodells; simulieren Sie auf diesem Modell, oder schneiden Sie beide auf dieselben Zellen zu.</translation>
</message>
<message>
 <source>PDF files (*.pdf);;PNG files (*.png)</source>
 <translation>PDF-Dateien (*.pdf);;PNG-Dateien (*.png)</translation>
</message>
<message>
 <source>PIECES: the trajectories do not state which runs are pieces of one rock (fields {}). Use the layer of a simulation with BREAKING, or leave {}.</source>
 <translation>PIECES: Die Sturzbahnen sagen nicht, welche Läufe Bruchstücke eines Blocks sind (Felder {}). Nehmen Sie die Ebene einer Simulation mit BREAKING, oder lassen Sie {}.</translation>
</message>
<message>
 <source>PLOT: it requires the Python package matplotlib, which is not installed. Install it, or skip PLOT.</source>
 <translation>PLOT: Dafür braucht es das Python-Paket matplotlib, das fehlt. Installieren Sie es, oder lassen Sie PLOT weg.</translation>
</message>
<message>
 <source>PNG files (*.png)</source>
 <translation>PNG-Dateien (*.png)</translation>
</message>
<message>
 <source>PNG files (*.png);;SVG files (*.svg)</source>
 <translation>PNG-Dateien (*.png);;SVG-Dateien (*.svg)</translation>
</message>
<message>
 <source>PREVIEW: no picture, because the Python of QGIS has no matplotlib; install it there.</source>
 <translation>PREVIEW: kein Bild, denn dem Python von QGIS fehlt matplotlib; installieren Sie es dort.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} has the ground class {!r}; known classes are {}.</source>
 <translation>PROFILE_FILE: Zeile {} hat die Bodenklasse {!r}; bekannte Klassen sind {}.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} is {!r}; give a distance and a height in metres, and a ground class or nothing.</source>
 <translation>PROFILE_FILE: Zeile {} ist {!r}; geben Sie eine Distanz und eine Höhe in Metern an, und eine Bodenklasse oder nichts.</translation>
</message>
<message>
 <source>PROTECTION: it needs the layers {}.</source>
 <translation>PROTECTION: Es braucht die Layer {}.</translation>
</message>
<message>
 <source>Package</source>
 <translation>Paket</translation>
</message>
<message>
 <source>Page</source>
 <translation>Seite</translation>
</message>
<message>
 <source>Page with flying rocks</source>
 <translation>Seite mit fliegenden Blöcken</translation>
</message>
<message>
 <source>Paper</source>
 <translation>Papier</translation>
</message>
<message>
 <source>Parameter</source>
 <translation>Parameter</translation>
</message>
<message>
 <source>Parameters</source>
 <translation>Parameter</translation>
</message>
<message>
 <source>Parameters found</source>
 <translation>Gefundene Parameter</translation>
</message>
<message>
 <source>Parameters of ground and forest in bands, as talus:groundclasses writes them on the cells of the elevation model. Replaces ground and forest polygons; its viscous drag has an effect where that is switched on.</source>
 <translation>Boden- und Waldparameter in Kanälen, wie talus:groundclasses sie auf den Zellen des Höhenmodells erstellt. Steht anstelle von Boden- und Waldpolygonen; sein viskoser Widerstand zählt, wo dieser eingeschaltet ist.</translation>
</message>
<message>
 <source>Parameters of the ground have to be calibrated against events at the site; published values are only a start.</source>
 <translation>Bodenparameter müssen an Ereignissen des Standorts kalibriert werden; veröffentlichte Werte sind ein Ausgangspunkt.</translation>
</message>
<message>
 <source>Parameters to find, with their bounds</source>
 <translation>Gesuchte Parameter mit ihren Grenzen</translation>
</message>
<message>
 <source>Pareto</source>
 <translation>Pareto</translation>
</message>
<message>
 <source>Part of the elevation model to read</source>
 <translation>Zu lesender Teil des Höhenmodells</translation>
</message>
<message>
 <source>Part to show</source>
 <translation>Ausschnitt</translation>
</message>
<message>
 <source>Passages</source>
 <translation>Querungen</translation>
</message>
<message>
 <source>Passages [runs]</source>
 <translation>Querungen [Läufe]</translation>
</message>
<message>
 <source>Passages of a simulation to compare with</source>
 <translation>Querungen einer Simulation zum Vergleich</translation>
</message>
<message>
 <source>Passages of each scenario [runs]</source>
 <translation>Querungen jedes Szenarios [Läufe]</translation>
</message>
<message>
 <source>Passages outside of the indication [%]</source>
 <translation>Querungen ausserhalb der Hinweiskarte [%]</translation>
</message>
<message>
 <source>Passing height of the centre, 95th percentile [m]</source>
 <translation>Sprunghöhe des Schwerpunkts, 95. Perzentil [m]</translation>
</message>
<message>
 <source>Passing height of the centre, maximum [m]</source>
 <translation>Sprunghöhe des Schwerpunkts, Maximum [m]</translation>
</message>
<message>
 <source>Passing height of the centre, mean [m]</source>
 <translation>Sprunghöhe des Schwerpunkts, Mittelwert [m]</translation>
</message>
<message>
 <source>Paths</source>
 <translation>Sturzbahnen</translation>
</message>
<message>
 <source>Paths of the blocks' centres of mass, with height (Z) and time in seconds (M).</source>
 <translation>Der Schwerpunkte der Blöcke, mit Höhe (Z) und Zeit in Sekunden (M).</translation>
</message>
<message>
 <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M). They carry the motion at their vertices, from which screen lines, barriers and profiles compute the energy including rotation.</source>
 <translation>Sturzbahnen der Massenschwerpunkte als Linien mit Höhe (Z) und Zeit in Sekunden (M). Sie führen die Bewegung an ihren Stützpunkten mit, woraus Kontrolllinien, Schutzbauten und Profile die Energie mit der Rotation haben.</translation>
</message>
<message>
 <source>Penetration d = 2 E / F, of a force that rises and falls evenly in time; the largest of the formulas is shown. Static force: the largest of the forces times the factor given.</source>
 <translation>Tiefe d = 2 E / F, bei einer Kraft, die in der Zeit gleichmässig steigt und fällt; gezeigt ist die grösste der Formeln. Statische Kraft: die grösste der Kräfte mal den angegebenen Faktor.</translation>
</message>
<message>
 <source>Penetration of the deepest point of a rock, not exceeded in {:g} % of the steps with contact, in % of its radius</source>
 <translation>Tiefe des tiefsten Punktes eines Blocks in {:g} % der Schritte mit Kontakt, in % seines Radius</translation>
</message>
<message>
 <source>Penetration: p = E / F, with the mean force F. For a triangular pulse the mean is half of the largest force. Thickness: horizontal, at the height of the centre of the rock at the line, b + (crest - height) (cot β uphill + cot β downhill).</source>
 <translation>Eindringung: p = E / F, die Arbeit der mittleren Kraft. Von einer grössten Kraft ist die mittlere bei einem dreieckigen Stoss die Hälfte. Dicke: waagrecht, auf der Höhe der Mitte des Blocks an der Linie, b + (Krone - Höhe) (cot β bergseitig + cot β talseitig).</translation>
</message>
<message>
 <source>Per hectare of plan area.</source>
 <translation>Der Grundrissfläche.</translation>
</message>
<message>
 <source>Percentage of the height of the net.</source>
 <translation>Der Höhe des Netzes.</translation>
</message>
<message>
 <source>Percentage of the height of the tree; cells below it are not part of the crown.</source>
 <translation>In Prozent der Höhe des Baums; tiefere Zellen gehören nicht zur Krone.</translation>
</message>
<message>
 <source>Percentile [%]</source>
 <translation>Perzentil [%]</translation>
</message>
<message>
 <source>Percentile of forces, energies and depths within a section.</source>
 <translation>Von Kräften, Energien und Tiefen in einem Abschnitt.</translation>
</message>
<message>
 <source>Percentile of run-out, energy and height. 95 is usual.</source>
 <translation>Von Reichweite, Energie und Höhe. 95 ist üblich.</translation>
</message>
<message>
 <source>Percentile of the energy, largest of the simulations [kJ]</source>
 <translation>Perzentil der Energie, grösstes der Simulationen [kJ]</translation>
</message>
<message>
 <source>Percentile of the energy, smallest of the simulations [kJ]</source>
 <translation>Perzentil der Energie, kleinstes der Simulationen [kJ]</translation>
</message>
<message>
 <source>Percentile of the run-out, largest of the simulations [m]</source>
 <translation>Perzentil der Reichweite, grösstes der Simulationen [m]</translation>
</message>
<message>
 <source>Percentile of the run-out, smallest of the simulations [m]</source>
 <translation>Perzentil der Reichweite, kleinstes der Simulationen [m]</translation>
</message>
<message>
 <source>Percentile of velocity, height and energy at the line. The codes use the 95th or the 99th.</source>
 <translation>Von Geschwindigkeit, Höhe und Energie an der Linie. Die Normen nehmen das 95. oder das 99.</translation>
</message>
<message>
 <source>Percentiles interpolate between neighbouring values. Their confidence is that of order statistics and covers the number of runs only, not the ground, the rocks or the model. – where the runs are too few to bound it.</source>
 <translation>Perzentile interpolieren zwischen benachbarten Werten. Ihr Vertrauensbereich ist jener von Ordnungsstatistiken und sagt nur etwas über die Anzahl Läufe aus, nicht über den Boden, die Blöcke oder das Modell. – steht, wo die Läufe zu wenige sind, um ihn zu begrenzen.</translation>
</message>
<message>
 <source>Perimeter</source>
 <translation>Perimeter</translation>
</message>
<message>
 <source>Person responsible for the report.</source>
 <translation>Wer für den Bericht einsteht.</translation>
</message>
<message>
 <source>Persons in the object while it is occupied, or in one vehicle. If left empty, one person.</source>
 <translation>Personen im Objekt, solange es besetzt ist, oder in einem Fahrzeug. Leer: eine Person.</translation>
</message>
<message>
 <source>Pfeiffer and Bowen</source>
 <translation>Pfeiffer und Bowen</translation>
</message>
<message>
 <source>Picture</source>
 <translation>Bild</translation>
</message>
<message>
 <source>Pictures (*.png *.svg *.pdf)</source>
 <translation>Bilder (*.png *.svg *.pdf)</translation>
</message>
<message>
 <source>Pieces at barriers</source>
 <translation>Bruchstücke an Schutzbauwerken</translation>
</message>
<message>
 <source>Pieces of a rock that hit a field within this time are added. If left empty, all of them.</source>
 <translation>Bruchstücke eines Blocks, die ein Feld mit keinem grösseren Abstand treffen, werden addiert. Leer: alle.</translation>
</message>
<message>
 <source>Place</source>
 <translation>Ort</translation>
</message>
<message>
 <source>Places for a net</source>
 <translation>Orte für ein Netz</translation>
</message>
<message>
 <source>Places for the net</source>
 <translation>Orte für das Netz</translation>
</message>
<message>
 <source>Places planned barrier lines on the terrain, gives them a height and a net class, and checks them: length, posts, steepest ground, elevation of the top, missing elevations. The result is the input BARRIERS of Simulate rockfall. With the trajectories or the crossings of a simulation it reports how many rocks each barrier stops and the required height and class, and compares variants without simulating again. A screening model: barriers do not deform, fill up or wear.</source>
 <translation>Legt geplante Schutzbautenlinien auf das Gelände, gibt ihnen eine Höhe und eine Netzklasse und prüft sie: Länge, Stützen, steilstes Gelände, Höhenlage der Oberkante, fehlende Höhenwerte. Das Ergebnis ist die Eingabe BARRIERS von Steinschlag simulieren. Mit den Sturzbahnen oder den Querungen einer Simulation gibt es an, wie viele Blöcke jede Schutzbaute aufhält und welche Höhe und Klasse nötig sind, und vergleicht Varianten, ohne neu zu simulieren. Ein Modell für die Vorbemessung: Schutzbauten geben nicht nach, füllen sich nicht und nutzen sich nicht ab.</translation>
</message>
<message>
 <source>Places where rocks start. Points are used as they are; lines and polygons are sampled at the spacing among the advanced inputs. Only x and y are used; the height comes from the elevation model.</source>
 <translation>Wo Blöcke starten. Punkte gelten, wie sie sind; Linien und Polygone werden mit dem Abstand aus den erweiterten Eingaben in Punkte aufgelöst. Nur x und y zählen; die Höhe kommt aus dem Höhenmodell.</translation>
</message>
<message>
 <source>Plan to print</source>
 <translation>Plan zum Drucken</translation>
</message>
<message>
 <source>Plans added to the project: {}.</source>
 <translation>Pläne, die das Projekt noch nicht enthielt: {}.</translation>
</message>
<message>
 <source>Plans left out, because their layers are no longer in the study: {}.</source>
 <translation>Pläne, deren Layer die Studie nicht mehr hat: {}.</translation>
</message>
<message>
 <source>Play</source>
 <translation>Abspielen</translation>
</message>
<message>
 <source>Play or stop</source>
 <translation>Abspielen oder anhalten</translation>
</message>
<message>
 <source>Plot</source>
 <translation>Diagramm</translation>
</message>
<message>
 <source>Point cloud or mesh</source>
 <translation>Punktwolke oder Netz</translation>
</message>
<message>
 <source>Point clouds (*.las *.laz *.xyz *.csv)</source>
 <translation>Punktwolken (*.las *.laz *.xyz *.csv)</translation>
</message>
<message>
 <source>Point of the rock that must be above the top for it to pass over a barrier</source>
 <translation>Ein Block überspringt eine Schutzbaute, wenn dies über der Oberkante liegt</translation>
</message>
<message>
 <source>PointZ or MultiPointZ features of one rock, in a projected coordinate system or a scanner's own.</source>
 <translation>PointZ- oder MultiPointZ-Objekte eines einzigen Blocks, in einem projizierten Koordinatensystem oder im eigenen eines Scanners.</translation>
</message>
<message>
 <source>Points (*.pts)</source>
 <translation>Punkte (*.pts)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</source>
 <translation>Punkte und Netze (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
 <translation>Punkte und Netze (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
</message>
<message>
 <source>Points for the input RELEASES of the simulation, with the slope, the number of their area, and the true area that each represents.</source>
 <translation>Punkte für die Eingabe RELEASES der Simulation, mit der Neigung, der Nummer ihres Gebiets und der wahren Fläche, für die jeder steht.</translation>
</message>
<message>
 <source>Points from Single trees, Trees from heights or Simulate rockfall. Lying logs are ignored.</source>
 <translation>Punkte wie aus Einzelbäume oder Bäume aus Höhen oder aus Steinschlag simulieren. Liegende Stämme bleiben weg.</translation>
</message>
<message>
 <source>Points of a lidar flight, in the coordinate system of the elevation model. Files of .laz need the Python package laspy.</source>
 <translation>Einer Lidar-Befliegung, im Koordinatensystem des Höhenmodells. Dateien .laz brauchen das Python-Paket laspy.</translation>
</message>
<message>
 <source>Points or a line along the top of the talus, where the cliff ends.</source>
 <translation>Punkte oder eine Linie entlang des oberen Rands der Schutthalde, wo die Felswand endet.</translation>
</message>
<message>
 <source>Points where blocks came to rest, or where they left scars. Use at least 20 points, all from one event or from one kind of block.</source>
 <translation>Wo Blöcke liegen geblieben sind oder wo sie Schürfspuren hinterlassen haben. 20 Punkte und mehr; alle von einem Ereignis oder von einer Art von Blöcken.</translation>
</message>
<message>
 <source>Points, buildings as polygons, roads as lines; a field name holds their name. With the trajectories of all simulations each run that meets the shape within the radius of its rock is a hit, as in Rocks at screen lines. Without them hits are estimated from the cells of the object.</source>
 <translation>Punkte, Gebäude als Polygone, Strassen als Linien; ein Feld name ist ihr Name. Mit den Trajektorien aller Simulationen ist jeder Lauf, der die Form innerhalb des Radius seines Steins trifft, ein Treffer, wie in Blöcke an Kontrolllinien. Ohne sie werden die Treffer aus den Zellen des Objekts geschätzt.</translation>
</message>
<message>
 <source>Points, lines or areas where blocks start.</source>
 <translation>Punkte, Linien oder Flächen, von denen Blöcke starten.</translation>
</message>
<message>
 <source>Points, lines or polygons. The slope of a stand is then that of the steepest line from a release to the lower edge of the stand, and the part of this line outside the forest counts as bare slope. If left empty, the slope of the ground in the stand is used; below 31° blocks then stop without trees, however fast they arrive from above.</source>
 <translation>Punkte, Linien oder Polygone. Die Neigung eines Bestandes ist dann die der steilsten Linie von einer Ablösestelle zu seinem unteren Rand, und was davon nicht Wald ist, gilt als kahl. Leer: die Neigung ist die des Bodens im Bestand. Auf Boden unter 31° halten Blöcke dann von selbst an, wie schnell sie auch von oben kommen.</translation>
</message>
<message>
 <source>Poisson</source>
 <translation>Poisson</translation>
</message>
<message>
 <source>Polygon drawn</source>
 <translation>Polygon gezeichnet</translation>
</message>
<message>
 <source>Polygon to use where several overlap</source>
 <translation>Welches Polygon zählt, wo sich mehrere überlappen</translation>
</message>
<message>
 <source>Polygons narrower than this are slivers, strips between polygons narrower than this are gaps; holes are gaps of any width. Left empty, it is the side of a cell.</source>
 <translation>Polygone, die schmaler sind, gelten als Splitterpolygone, schmalere Streifen zwischen Polygonen als Lücken; Löcher sind bei jeder Breite Lücken. Bleibt das Feld leer, gilt die Seitenlänge einer Zelle.</translation>
</message>
<message>
 <source>Polygons of forest, each evaluated by itself.</source>
 <translation>Waldpolygone, jedes wird für sich betrachtet.</translation>
</message>
<message>
 <source>Polygons of forest, in a projected coordinate system in metres.</source>
 <translation>Waldpolygone, in einem projizierten Koordinatensystem in Metern.</translation>
</message>
<message>
 <source>Polygons of forest. Trees are searched for only inside them. Without stands, roofs and masts are taken for trees, too.</source>
 <translation>Waldpolygone. Bäume werden nur darin gesucht: Ohne sie sind auch Dächer und Masten Bäume.</translation>
</message>
<message>
 <source>Polygons proposed by the slope alone: {}. Rock from {:.0f}°: {}; debris below it from {:.0f}°: {}; meadow elsewhere: {}. Check each of them and correct errors. Undo removes them; nothing is saved yet.</source>
 <translation>Polygone, allein nach der Neigung vorgeschlagen: {}. Fels ab {:.0f}°: {}; Schutt darunter ab {:.0f}°: {}; sonst Wiese: {}. Sehen Sie jedes an und ändern Sie, was falsch ist. Zurücknehmen macht den Schritt ungeschehen; noch ist nichts gespeichert.</translation>
</message>
<message>
 <source>Polygons taken from a layer</source>
 <translation>Polygone aus einem Layer übernommen</translation>
</message>
<message>
 <source>Polygons taken: {}.</source>
 <translation>Übernommene Polygone: {}.</translation>
</message>
<message>
 <source>Polygons taken: {}; left out, as they are fully covered: {}.</source>
 <translation>Übernommene Polygone: {}; weggelassen, weil schon ganz kartiert: {}.</translation>
</message>
<message>
 <source>Polygons without detachments, whatever the slope: walls, cuttings, moraine, glaciers, secured cliffs.</source>
 <translation>Polygone, in denen unabhängig von der Neigung nichts ausbricht: Mauern, Einschnitte, Moränen, Gletscher, gesicherte Felswände.</translation>
</message>
<message>
 <source>Position above the lower edge [%]</source>
 <translation>Ort über dem unteren Rand [%]</translation>
</message>
<message>
 <source>Position along the net [%]</source>
 <translation>Ort entlang des Netzes [%]</translation>
</message>
<message>
 <source>Position and reason of each run's end, with the same fields.</source>
 <translation>Wo und warum jeder Lauf endete, mit denselben Feldern.</translation>
</message>
<message>
 <source>Positions nearer to another stem are drawn again. 0: anywhere (Poisson process).</source>
 <translation>Orte, die näher an einem anderen Stamm liegen, werden neu gezogen. 0: überall (Poisson-Prozess).</translation>
</message>
<message>
 <source>Positive upwards, so falling rocks have negative values. A number, or a distribution that each run draws from. For rocks that are thrown by a blast, or that are followed from the middle of their fall.</source>
 <translation>Nach oben, fallende Blöcke haben also negative Zahlen. Eine Zahl oder eine Verteilung, aus der jeder Lauf zieht. Für Blöcke, die eine Sprengung wirft oder die mitten im Fall beginnen.</translation>
</message>
<message>
 <source>Positive where it falls in the direction of the rocks; for the component across the roof only.</source>
 <translation>Positiv, wo es in der Richtung der Blöcke fällt; nur für den Anteil quer zum Dach.</translation>
</message>
<message>
 <source>Possible causes are free falls from cliffs, errors of the elevation model, and ground that takes too little energy.</source>
 <translation>Nach freiem Fall von Felswänden, Fehlern des Höhenmodells oder Boden suchen, der zu wenig Energie nimmt.</translation>
</message>
<message>
 <source>Possible shapes of the blocks</source>
 <translation>Formen, die Blöcke haben können</translation>
</message>
<message>
 <source>Posts stand at equal spacing along the line.</source>
 <translation>Stützen stehen in gleichen Abständen entlang der Linie.</translation>
</message>
<message>
 <source>Precision of the 95th percentile of {}: {:.1f} %, target {:.1f} %; {} of at most {} runs were made.</source>
 <translation>Genauigkeit des 95. Perzentils von {}: {:.1f} %, gewünscht {:.1f} %; {} von höchstens {} Läufen wurden gerechnet.</translation>
</message>
<message>
 <source>Precision reached [%]</source>
 <translation>Erreichte Genauigkeit [%]</translation>
</message>
<message>
 <source>Prepare the engine in the background when QGIS starts</source>
 <translation>Rechenkern beim Start von QGIS im Hintergrund vorbereiten</translation>
</message>
<message>
 <source>Print</source>
 <translation>Druck</translation>
</message>
<message>
 <source>Probabilities of the sources</source>
 <translation>Wahrscheinlichkeiten der Anrissgebiete</translation>
</message>
<message>
 <source>Probability of death, {}</source>
 <translation>Todesfallwahrscheinlichkeit, {}</translation>
</message>
<message>
 <source>Probability that a confidence interval contains the true value.</source>
 <translation>Wahrscheinlichkeit, mit der ein solches Intervall den wahren Wert enthält.</translation>
</message>
<message>
 <source>Probability that at least one block passes the cell within a year.</source>
 <translation>Wahrscheinlichkeit, dass innerhalb eines Jahres mindestens ein Block die Zelle quert.</translation>
</message>
<message>
 <source>Probability that the first line is the best [%]</source>
 <translation>Wahrscheinlichkeit, dass die erste Linie die beste ist [%]</translation>
</message>
<message>
 <source>Problems of the map</source>
 <translation>Mängel der Karte</translation>
</message>
<message>
 <source>Product sheet</source>
 <translation>Produktblatt</translation>
</message>
<message>
 <source>Product sheet of the net (instead)</source>
 <translation>Produktblatt des Netzes (stattdessen)</translation>
</message>
<message>
 <source>Product sheet of this net</source>
 <translation>Produktblatt dieses Netzes</translation>
</message>
<message>
 <source>Profile</source>
 <translation>Profil</translation>
</message>
<message>
 <source>Profile along a line</source>
 <translation>Profil entlang einer Linie</translation>
</message>
<message>
 <source>Profile of your guideline, such as NaiS, a row for each block size; an empty cell means no requirement. Talus contains no profile, because none could be checked in its source.</source>
 <translation>Ihrer Richtlinie, etwa NaiS, eine Zeile je Blockgrösse; leere Zellen verlangen nichts. Talus hat kein eigenes Profil, denn keines konnte in seiner Quelle gelesen werden.</translation>
</message>
<message>
 <source>Project for the field</source>
 <translation>Projekt fürs Feld</translation>
</message>
<message>
 <source>Projects of QGIS (*.qgz *.qgs)</source>
 <translation>QGIS-Projekte (*.qgz *.qgs)</translation>
</message>
<message>
 <source>Properties of the rock</source>
 <translation>Eigenschaften des Blocks</translation>
</message>
<message>
 <source>Propose from the terrain</source>
 <translation>Aus dem Gelände vorschlagen</translation>
</message>
<message>
 <source>Protective forest check</source>
 <translation>Schutzwaldprüfung</translation>
</message>
<message>
 <source>Purpose</source>
 <translation>Wofür</translation>
</message>
<message>
 <source>Python code of forms</source>
 <translation>Python-Code von Formularen</translation>
</message>
<message>
 <source>Python functions of expressions</source>
 <translation>Python-Funktionen von Ausdrücken</translation>
</message>
<message>
 <source>Python packages ...</source>
 <translation>Python-Pakete ...</translation>
</message>
<message>
 <source>Python packages for Talus</source>
 <translation>Python-Pakete für Talus</translation>
</message>
<message>
 <source>QGIS could not write the pictures of the film.</source>
 <translation>QGIS konnte die Bilder des Films nicht schreiben.</translation>
</message>
<message>
 <source>QML or HTML in forms</source>
 <translation>QML oder HTML in Formularen</translation>
</message>
<message>
 <source>Quantities with a statistically significant change</source>
 <translation>Grössen mit statistisch gesicherter Änderung</translation>
</message>
<message>
 <source>Quantity</source>
 <translation>Grösse</translation>
</message>
<message>
 <source>Quantity whose precision stops the simulation</source>
 <translation>Was so genau sein soll</translation>
</message>
<message>
 <source>Query</source>
 <translation>Abfragen</translation>
</message>
<message>
 <source>Query on the map</source>
 <translation>Auf der Karte fragen</translation>
</message>
<message>
 <source>RANGES, row {}: {}</source>
 <translation>RANGES, Zeile {}: {}</translation>
</message>
<message>
 <source>RANGES, row {}: {} of {} is in an earlier row; leave one out.</source>
 <translation>RANGES, Zeile {}: {} von {} steht in einer früheren Zeile; lassen Sie eine weg.</translation>
</message>
<message>
 <source>RANGES: slip friction as the ground model uses mu_min, mu_max, kappa and beta of the classes unchanged; choose another model (GROUND_MODEL), or the softness alone.</source>
 <translation>RANGES: Gleitweg-Reibung als Bodenmodell nimmt mu_min, mu_max, kappa und beta der Klassen, wie sie sind; wählen Sie ein anderes Modell (GROUND_MODEL), oder nur die Weichheit.</translation>
</message>
<message>
 <source>RANKING: {value:.0f} impacts are too few for a response surface, or the net states no strength; crossings are ranked by energy.</source>
 <translation>RANKING: {value:.0f} Anpralle sind zu wenig für eine Antwortfläche, oder das Netz nennt keine Festigkeit; die Querungen sind nach Energie geordnet.</translation>
</message>
<message>
 <source>RATE is {}; give blocks per year, more than 0, or a distribution such as lognormal(0.2, 0.5).</source>
 <translation>RATE ist {}; geben Sie Blöcke pro Jahr an, mehr als 0, oder eine Verteilung wie lognormal(0.2, 0.5).</translation>
</message>
<message>
 <source>RATES, row {}: {!r} runs and {!r} blocks per year; give at least 1 run and a positive rate.</source>
 <translation>RATES, Zeile {}: {!r} Läufe und {!r} Blöcke pro Jahr; geben Sie mindestens 1 Lauf und eine positive Rate an.</translation>
</message>
<message>
 <source>RATES: there are SCENARIOS, too; give one of these tables and empty the other.</source>
 <translation>RATES: Auch SCENARIOS hat Zeilen; geben Sie eine dieser Tabellen an und leeren Sie die andere.</translation>
</message>
<message>
 <source>RATES: {} values do not make rows of {}: runs, blocks per year.</source>
 <translation>RATES: {} Werte ergeben keine Zeilen von {}: Läufe, Blöcke pro Jahr.</translation>
</message>
<message>
 <source>REFERENCE_WIDTH: the rules demand frequencies of {:g} m of slope, and {:g} m were given; leave this input empty.</source>
 <translation>REFERENCE_WIDTH: Die Regeln verlangen Häufigkeiten für {:g} m Hangbreite, angegeben sind {:g} m; lassen Sie diese Eingabe leer.</translation>
</message>
<message>
 <source>RELEASES: the layer {} is also the input {}; choose the layer from which rocks fall.</source>
 <translation>RELEASES: Der Layer {} ist auch für {} angegeben; wählen Sie den Layer, von dem Blöcke fallen.</translation>
</message>
<message>
 <source>RELEASES: {value:.0f} of {limit:.0f} points are nearer to another than a block's diameter, and are left out.</source>
 <translation>RELEASES: {value:.0f} von {limit:.0f} Plätzen liegen näher an einem anderen als ein Blockdurchmesser und werden weggelassen.</translation>
</message>
<message>
 <source>RELEASE_FIELD: an inventory has boulders whose release is not known; choose stops (PLACES), or leave the field empty.</source>
 <translation>RELEASE_FIELD: Ein Inventar hat Blöcke, deren Anriss nicht bekannt ist; wählen Sie Ablagerungsorte (PLACES), oder lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>RELEASE_FIELD: feature {} comes from the release {!r}, which no feature of the releases is called; there are {}.</source>
 <translation>RELEASE_FIELD: Objekt {} kommt aus dem Anriss {!r}, aber kein Objekt der Anrisse heisst so; vorhanden sind {}.</translation>
</message>
<message>
 <source>RELEASE_FIELD: the release of each block is found by two fields, one of the observed blocks and RELEASE_ID_FIELD of the releases; give both or none.</source>
 <translation>RELEASE_FIELD: Der Anriss jedes Blocks wird über zwei Felder gefunden, eines der beobachteten Blöcke und RELEASE_ID_FIELD der Anrisse; geben Sie beide an oder keines.</translation>
</message>
<message>
 <source>RELEASE_ID_FIELD: feature {} of the releases has no value in {}; fill it in.</source>
 <translation>RELEASE_ID_FIELD: Objekt {} der Anrisse hat keinen Wert in {}; tragen Sie ihn ein.</translation>
</message>
<message>
 <source>RETURN_ENERGY: once in {period:g} years the energy is above the highest threshold, {limit:g} kJ, in {value:.0f} cells, which show just more than that.</source>
 <translation>RETURN_ENERGY: Einmal in {period:g} Jahren liegt die Energie über der höchsten Schwelle, {limit:g} kJ, in {value:.0f} Zellen, die knapp mehr als diese zeigen.</translation>
</message>
<message>
 <source>RG70, RG20 and RG10 are 0: Rockyfor3D treats the ground as smooth.</source>
 <translation>RG70, RG20 und RG10 sind 0: Rockyfor3D hält den Boden für glatt.</translation>
</message>
<message>
 <source>ROCK: the simulation has rocks of the shape {shapes}, and {subject} is thrown into the net.</source>
 <translation>ROCK: die Simulation hat Steine der Form {shapes}, und ins Netz geworfen wird {subject}.</translation>
</message>
<message>
 <source>ROCKS: choose a shape.</source>
 <translation>ROCKS: Wählen Sie eine Form.</translation>
</message>
<message>
 <source>ROCK_FILE: only convex blocks can collide with each other; use the hull.</source>
 <translation>ROCK_FILE: Nur konvexe Blöcke können aufeinandertreffen; nehmen Sie die Hülle.</translation>
</message>
<message>
 <source>ROCK_SOLID: a rock of several parts cannot be stretched to the sizes of blocks; choose its hull.</source>
 <translation>ROCK_SOLID: Ein Stein aus mehreren Teilen kann nicht auf die Grössen von Blöcken gestreckt werden; wählen Sie seine Hülle.</translation>
</message>
<message>
 <source>RUNS: {value:.0f} of {thrown} rocks pass over the crest of the slope of {height:g} m with {slope:g} : 1; the others stop behind it. Its shares are based on these few.</source>
 <translation>RUNS: {value:.0f} von {thrown} Blöcken kommen über die Kante der Böschung von {height:g} m mit {slope:g} : 1; die übrigen bleiben dahinter liegen. Die Anteile beziehen sich auf diese wenigen.</translation>
</message>
<message>
 <source>Radius for the height of a cliff [m]</source>
 <translation>Radius für die Höhe einer Felswand [m]</translation>
</message>
<message>
 <source>Radius of the design block [m]</source>
 <translation>Radius des Bemessungsblocks [m]</translation>
</message>
<message>
 <source>Raise the crest, steepen the uphill face (UPHILL_ANGLE), or add a ditch, and simulate again.</source>
 <translation>Krone erhöhen, bergseitige Böschung steiler wählen (UPHILL_ANGLE) oder Graben anlegen und erneut simulieren.</translation>
</message>
<message>
 <source>Random seed</source>
 <translation>Startwert des Zufalls</translation>
</message>
<message>
 <source>Ranges of single numbers of the ground</source>
 <translation>Bereiche einzelner Zahlen des Bodens</translation>
</message>
<message>
 <source>Ranking of the lines</source>
 <translation>Linien in ihrer Reihenfolge</translation>
</message>
<message>
 <source>Rare run-outs</source>
 <translation>Seltene Reichweiten</translation>
</message>
<message>
 <source>Rare run-outs: friction of the energy line</source>
 <translation>Seltene Reichweiten: Reibung der Energielinie</translation>
</message>
<message>
 <source>Rare run-outs: levels [m]</source>
 <translation>Seltene Reichweiten: Stufen [m]</translation>
</message>
<message>
 <source>Rare run-outs: measure of a level</source>
 <translation>Seltene Reichweiten: was jenseits einer Stufe sein muss</translation>
</message>
<message>
 <source>Rare run-outs: runs that continue from a level</source>
 <translation>Seltene Reichweiten: Läufe, die von einer Stufe weitergehen</translation>
</message>
<message>
 <source>Rare run-outs: smallest share of the rocks sought</source>
 <translation>Seltene Reichweiten: kleinster Anteil der Steine, der gesucht ist</translation>
</message>
<message>
 <source>Raster of ground and forest (instead)</source>
 <translation>Raster von Boden und Wald (stattdessen)</translation>
</message>
<message>
 <source>Raster with the mean stem diameter [cm]</source>
 <translation>Raster mit dem mittleren Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>Raster with the stems per hectare</source>
 <translation>Raster mit den Stämmen je Hektare</translation>
</message>
<message>
 <source>Rasters (*.tif *.tiff *.asc *.vrt *.img);;All files (*)</source>
 <translation>Raster (*.tif *.tiff *.asc *.vrt *.img);;Alle Dateien (*)</translation>
</message>
<message>
 <source>Rate</source>
 <translation>Rate</translation>
</message>
<message>
 <source>Rate at which friction grows with slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Wie schnell die Reibung mit dem Gleitweg wächst (Gl. 46). Leer gelassen gelten die Bodenklassen.</translation>
</message>
<message>
 <source>Rate at which logs decay [1/year]</source>
 <translation>Rate, mit der liegende Stämme verrotten [1/Jahr]</translation>
</message>
<message>
 <source>Rate at which the slip of a flying rock decays (eq. 47). If left empty, the ground classes give it.</source>
 <translation>Wie schnell ein fliegender Stein vergisst, wie weit er geglitten ist (Gl. 47). Leer gelassen gelten die Bodenklassen.</translation>
</message>
<message>
 <source>Rates of each simulation (instead)</source>
 <translation>Raten jeder Simulation (stattdessen)</translation>
</message>
<message>
 <source>Rates that rest on {:g} events may be {:.2f} to {:.2f} times as large (95 %), and all frequencies with them.</source>
 <translation>Raten, die auf {:g} Ereignissen beruhen, können {:.2f}- bis {:.2f}-mal so gross sein (95 %), und alle Häufigkeiten mit ihnen.</translation>
</message>
<message>
 <source>Reach ...</source>
 <translation>Reichweite ...</translation>
</message>
<message>
 <source>Reach angle [°]</source>
 <translation>Pauschalgefälle [°]</translation>
</message>
<message>
 <source>Reach angle by volume: two numbers</source>
 <translation>Pauschalgefälle nach Volumen: zwei Zahlen</translation>
</message>
<message>
 <source>Reach angle of a run [°]</source>
 <translation>Pauschalgefälle eines Laufs [°]</translation>
</message>
<message>
 <source>Reach angles</source>
 <translation>Pauschalgefälle</translation>
</message>
<message>
 <source>Reach probability</source>
 <translation>Erreichenswahrscheinlichkeit</translation>
</message>
<message>
 <source>Reach probability [share of runs]</source>
 <translation>Erreichenswahrscheinlichkeit [Anteil der Läufe]</translation>
</message>
<message>
 <source>Reach probability per year</source>
 <translation>Erreichenswahrscheinlichkeit pro Jahr</translation>
</message>
<message>
 <source>Reach probability with its band</source>
 <translation>Erreichenswahrscheinlichkeit mit ihrem Band</translation>
</message>
<message>
 <source>Reach probability, lower bound</source>
 <translation>Erreichenswahrscheinlichkeit, untere Grenze</translation>
</message>
<message>
 <source>Reach probability, upper bound</source>
 <translation>Erreichenswahrscheinlichkeit, obere Grenze</translation>
</message>
<message>
 <source>Read a part of it, give it more memory, or leave the splitting out.</source>
 <translation>Einen Teil davon lesen, ihm mehr Speicher geben oder das Teilen weglassen.</translation>
</message>
<message>
 <source>Reading and limits of the numbers</source>
 <translation>Wie die Zahlen zu lesen sind, und Grenzen</translation>
</message>
<message>
 <source>Reading the trajectories ...</source>
 <translation>Sturzbahnen werden gelesen ...</translation>
</message>
<message>
 <source>Reads the input folder of ASCII grids of Rockyfor3D: the elevation model, sources with their blocks, and soil types become layers for Simulate rockfall, so that a study can be repeated and compared.</source>
 <translation>Liest den Ordner mit ASCII-Rastern, den Rockyfor3D nimmt: Höhenmodell, Ablösestellen mit ihren Blöcken und Bodentypen werden Layer für Steinschlag simulieren, sodass sich eine Studie wiederholen und vergleichen lässt.</translation>
</message>
<message>
 <source>Receives talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder that already holds a field project is refused, for its survey would be lost.</source>
 <translation>Nimmt talus_field.qgz und talus_field.gpkg auf. Kopieren Sie den ganzen Ordner auf das Gerät. Ein Ordner mit einem Feldprojekt wird abgelehnt, denn dessen Aufnahme ginge verloren.</translation>
</message>
<message>
 <source>Redo</source>
 <translation>Wiederholen</translation>
</message>
<message>
 <source>Reduce the spacing of the stations (SPACING).</source>
 <translation>Verringern Sie den Abstand der Stationen (SPACING).</translation>
</message>
<message>
 <source>Reduce the time step.</source>
 <translation>Den Zeitschritt verkleinern.</translation>
</message>
<message>
 <source>Reduce the time step. Where rocks pass from soft onto harder ground, a shorter step does not change that.</source>
 <translation>Den Zeitschritt verkleinern. Wo Blöcke von weichem auf härteren Boden kommen, ändert ein kürzerer Schritt nichts.</translation>
</message>
<message>
 <source>Reduction of the energy (95 %) at the objects by the forest [%]</source>
 <translation>Verminderung der Energie (95 %) an den Objekten durch den Wald [%]</translation>
</message>
<message>
 <source>Reduction of the total energy at the objects by the forest [%]</source>
 <translation>Verminderung der gesamten Energie an den Objekten durch den Wald [%]</translation>
</message>
<message>
 <source>Reference of the height</source>
 <translation>Wo die Höhe zählt</translation>
</message>
<message>
 <source>Reference width of an object [m]</source>
 <translation>Breite des Objekts, für das die Häufigkeiten gelten [m]</translation>
</message>
<message>
 <source>Regional indication map</source>
 <translation>Regionale Gefahrenhinweiskarte</translation>
</message>
<message>
 <source>Regional relation from an inventory: rows in the order of height, with linear interpolation between them.</source>
 <translation>Der Region, aus ihrem Inventar: steigende Höhen, gerade zwischen den Zeilen.</translation>
</message>
<message>
 <source>Relative to the horizontal, from the bottom up to the ground. It must be steeper than the ground.</source>
 <translation>Gegen die Horizontale, von der Sohle bis zum Boden hinauf. Sie muss steiler sein als das Gelände.</translation>
</message>
<message>
 <source>Relative to the horizontal. Compacted soil stands at 30 to 40°, reinforced soil up to 70°. Steep faces keep rolling rocks from climbing over.</source>
 <translation>Gegen die Horizontale. Verdichteter Boden steht mit 30 bis 40°, bewehrter Boden bis 70°. Steile Böschungen hindern rollende Blöcke am Überrollen.</translation>
</message>
<message>
 <source>Relative to the horizontal. It must be steeper than the ground, or the face has no toe.</source>
 <translation>Gegen die Horizontale. Sie muss steiler sein als das Gelände, sonst hat die Böschung keinen Fuss.</translation>
</message>
<message>
 <source>Release</source>
 <translation>Ablösestelle</translation>
</message>
<message>
 <source>Release from which the block came, if known: a value of the field below. If left empty, each block is simulated from all releases.</source>
 <translation>Wo bekannt ist, aus welchem Anriss jeder Block kam: der Wert, den der Anriss in seinem Feld unten hat. Leer: Jeder Block wird aus allen Anrissen geworfen.</translation>
</message>
<message>
 <source>Release height above the ground [m]</source>
 <translation>Ablösehöhe über dem Boden [m]</translation>
</message>
<message>
 <source>Release points</source>
 <translation>Ablösestellen</translation>
</message>
<message>
 <source>Release points per hectare of the slope [1/hm²]</source>
 <translation>Ablösestellen pro Hektare der Hangfläche [1/hm²]</translation>
</message>
<message>
 <source>Release points, blocks and states of the ground other than those of the inputs were not simulated. A cell that no run passes is not proven safe.</source>
 <translation>Andere Ablösestellen, Blöcke und Zustände des Bodens als die der Eingaben wurden nicht simuliert. Eine Zelle, die kein Lauf durchquert, ist nicht als sicher nachgewiesen.</translation>
</message>
<message>
 <source>Release points, lines or areas</source>
 <translation>Ablösestellen als Punkte, Linien oder Flächen</translation>
</message>
<message>
 <source>Release points: {}, of features: {}, runs: {}.</source>
 <translation>Ablösestellen: {}, von Objekten: {}, Läufe: {}.</translation>
</message>
<message>
 <source>Release rate</source>
 <translation>Ablöserate</translation>
</message>
<message>
 <source>Releases</source>
 <translation>Ablösestellen</translation>
</message>
<message>
 <source>Releases above the stands</source>
 <translation>Ablösestellen über den Beständen</translation>
</message>
<message>
 <source>Releases for the energy-line angle</source>
 <translation>Ablösestellen für den Energielinienwinkel</translation>
</message>
<message>
 <source>Releases without ground under them</source>
 <translation>Ablösestellen ohne Boden darunter</translation>
</message>
<message>
 <source>Relief</source>
 <translation>Relief</translation>
</message>
<message>
 <source>Remarks</source>
 <translation>Bemerkungen</translation>
</message>
<message>
 <source>Remove</source>
 <translation>Entfernen</translation>
</message>
<message>
 <source>Remove what Talus installed</source>
 <translation>Entfernen, was Talus installiert hat</translation>
</message>
<message>
 <source>Remove {} from the project? Its files are kept; layers that were never saved are lost.</source>
 <translation>{} aus dem Projekt entfernen? Die Dateien bleiben; Layer, die nie gespeichert wurden, gehen verloren.</translation>
</message>
<message>
 <source>Removed. Packages loaded in this session remain until QGIS is closed.</source>
 <translation>Entfernt. Was diese Sitzung geladen hat, bleibt, bis QGIS geschlossen wird.</translation>
</message>
<message>
 <source>Removes the run from the project; its files are kept.</source>
 <translation>Aus dem Projekt; die Dateien bleiben.</translation>
</message>
<message>
 <source>Rename</source>
 <translation>Umbenennen</translation>
</message>
<message>
 <source>Rename ...</source>
 <translation>Umbenennen ...</translation>
</message>
<message>
 <source>Renames the group, its layers and the run in the study.</source>
 <translation>Für die Gruppe, ihre Layer und die Studie.</translation>
</message>
<message>
 <source>Repair the net after this number of rocks, or use longer brakes.</source>
 <translation>Setzen Sie das Netz nach so vielen Blöcken instand, oder nehmen Sie längere Bremsen.</translation>
</message>
<message>
 <source>Repeats each combination without forest polygons and single trees, where these are given.</source>
 <translation>Wo Waldpolygone oder Einzelbäume angegeben sind: jede Kombination auch ohne beide.</translation>
</message>
<message>
 <source>Replace them by the median of their neighbours, or set them to no data and fill them (Raster &gt; Analysis &gt; Fill Nodata).</source>
 <translation>Durch den Median ihrer Nachbarn ersetzen, oder auf Leerwert setzen und füllen (Raster &gt; Analyse &gt; Leerwerte füllen).</translation>
</message>
<message>
 <source>Replaces class and capacity; left empty, the field energy_kj is taken where there is one.</source>
 <translation>Ersetzt Klasse und Energieaufnahmevermögen; bleibt das Feld leer, gilt das Feld energy_kj, falls vorhanden.</translation>
</message>
<message>
 <source>Replaces the relation with the diameter where it is not empty.</source>
 <translation>Ersetzt die Beziehung mit dem Durchmesser, wo es nicht leer ist.</translation>
</message>
<message>
 <source>Replaces the shapes of the library, with commas between them: superellipsoid and its exponent (2 an ellipsoid, 4 a rounded block, 10 nearly a box), prism and the number of sides of its polygon, or box; then the ratios of the axes, unless all are equal. For example: superellipsoid 2.5, prism 5, box 3:2:1.5. For comparison with studies of idealised rocks.</source>
 <translation>Treten an die Stelle der Formen der Bibliothek, mit Kommas dazwischen: superellipsoid und sein Exponent (2 ein Ellipsoid, 4 ein gerundeter Block, 10 fast ein Quader), prism und wie viele Seiten sein Vieleck hat, oder box; danach, wenn nicht alle gleich sind, die Verhältnisse der Achsen. Zum Beispiel: superellipsoid 2.5, prism 5, box 3:2:1.5. Zum Vergleich mit Studien idealisierter Blöcke.</translation>
</message>
<message>
 <source>Replaces the values of the classes that it names, and may add classes for the ground polygons; as written by the calibration. Columns as in resources/ground_classes.csv of Talus. The column rolling_meaning states that the rolling resistance includes the effect of corners; a table of the first versions lacks it and is refused. A table without surface_roughness [m] is read with 0 and a warning: its rolling resistance held for rocks of 1 t.</source>
 <translation>Ersetzt die Werte der Klassen, die sie nennt, und kann Klassen für die Bodenpolygone hinzufügen; wie von der Kalibrierung geschrieben. Spalten wie in resources/ground_classes.csv von Talus. rolling_meaning sagt, dass der Rollwiderstand einschliesst, was Ecken nehmen; einer Tabelle der ersten Versionen fehlt die Spalte, und sie wird abgelehnt. Eine Tabelle ohne surface_roughness [m] wird mit 0 und einer Warnung gelesen: Ihr Rollwiderstand galt für Blöcke von 1 t.</translation>
</message>
<message>
 <source>Report</source>
 <translation>Bericht</translation>
</message>
<message>
 <source>Report of the calibration</source>
 <translation>Bericht der Kalibrierung</translation>
</message>
<message>
 <source>Report of the design checks</source>
 <translation>Bericht der Bemessungsnachweise</translation>
</message>
<message>
 <source>Report of the embankments</source>
 <translation>Bericht zu den Dämmen</translation>
</message>
<message>
 <source>Report of the galleries and walls</source>
 <translation>Bericht zu Galerien und Mauern</translation>
</message>
<message>
 <source>Report of the net</source>
 <translation>Bericht des Netzes</translation>
</message>
<message>
 <source>Report of the places</source>
 <translation>Bericht der Orte</translation>
</message>
<message>
 <source>Report of the protective forest</source>
 <translation>Bericht zum Schutzwald</translation>
</message>
<message>
 <source>Report: author</source>
 <translation>Bericht: Verfasser</translation>
</message>
<message>
 <source>Report: date</source>
 <translation>Bericht: Datum</translation>
</message>
<message>
 <source>Report: object</source>
 <translation>Bericht: Objekt</translation>
</message>
<message>
 <source>Reproject it to a system made for the region.</source>
 <translation>In ein System für die Region reprojizieren.</translation>
</message>
<message>
 <source>Reproject it to a system whose axes point east and north (Raster &gt; Projections &gt; Warp), such as {instead}.</source>
 <translation>In ein System mit Achsen nach Osten und Norden reprojizieren (Raster &gt; Projektionen &gt; Transformieren), etwa {instead}.</translation>
</message>
<message>
 <source>Required category of the residual height</source>
 <translation>Verlangte Kategorie der Resthöhe</translation>
</message>
<message>
 <source>Required precision [%]</source>
 <translation>Gewünschte Genauigkeit [%]</translation>
</message>
<message>
 <source>Residual hazard by block and loss of stems</source>
 <translation>Verbleibende Gefährdung nach Block und Stammverlust</translation>
</message>
<message>
 <source>Residual height</source>
 <translation>Resthöhe</translation>
</message>
<message>
 <source>Residual height after the last successive rock [%]</source>
 <translation>Resthöhe nach dem letzten aufeinanderfolgenden Block [%]</translation>
</message>
<message>
 <source>Residuals (observed less simulated run-out) of {} blocks: mean {:.1f} m, standard deviation {:.1f} m.</source>
 <translation>Residuen (beobachtete minus simulierte Reichweite) von {} Blöcken: Mittel {:.1f} m, Standardabweichung {:.1f} m.</translation>
</message>
<message>
 <source>Residuals of the blocks</source>
 <translation>Residuen der Blöcke</translation>
</message>
<message>
 <source>Residuals over mass and shape</source>
 <translation>Residuen über Masse und Form</translation>
</message>
<message>
 <source>Resolution [dots per inch]</source>
 <translation>Auflösung [Punkte pro Zoll]</translation>
</message>
<message>
 <source>Resolution of pictures, and of content that a PDF cannot draw as lines.</source>
 <translation>Von Bildern, und von dem, was ein PDF nicht als Linien zeichnen kann.</translation>
</message>
<message>
 <source>Restitution and friction are drawn</source>
 <translation>Restitution und Reibung werden gezogen</translation>
</message>
<message>
 <source>Restitution between blocks</source>
 <translation>Restitution zwischen Blöcken</translation>
</message>
<message>
 <source>Restitution between blocks and ground</source>
 <translation>Restitution zwischen Blöcken und Boden</translation>
</message>
<message>
 <source>Restitution of the earlier models</source>
 <translation>Restitution der früheren Modelle</translation>
</message>
<message>
 <source>Restore the names of the layers</source>
 <translation>Den Layern auch ihre Namen geben</translation>
</message>
<message>
 <source>Result and its uncertainty, whether the parameters can be distinguished, and residuals over mass and shape or the sources of the boulders.</source>
 <translation>Was gefunden wurde, wie gut es bekannt ist, ob sich die Parameter unterscheiden lassen, und Residuen über Masse und Form oder die Anrissgebiete der Blöcke.</translation>
</message>
<message>
 <source>Results</source>
 <translation>Ergebnisse</translation>
</message>
<message>
 <source>Results at a place</source>
 <translation>Ergebnisse an einer Stelle</translation>
</message>
<message>
 <source>Results of Talus and other layers of the plan. Results from files get their styles and names; layers of the project keep their appearance.</source>
 <translation>Ergebnisse von Talus und was sonst auf den Plan gehört. Ergebnisse aus Dateien erhalten ihre Stile und Namen; Layer des Projekts sehen aus wie dort.</translation>
</message>
<message>
 <source>Results of Talus from files or from the project. They are recognised by their fields or metadata; other layers are left unchanged, with a warning.</source>
 <translation>Ergebnisse von Talus aus Dateien oder aus dem Projekt. Was ein Layer ist, sagen seine Felder oder Metadaten; Layer, die keine sind, bleiben mit einer Warnung, wie sie sind.</translation>
</message>
<message>
 <source>Results of the runs</source>
 <translation>Ergebnisse der Läufe</translation>
</message>
<message>
 <source>Resume ...</source>
 <translation>Fortsetzen ...</translation>
</message>
<message>
 <source>Resumes with {} finished members.</source>
 <translation>Geht mit {} Mitgliedern weiter, die schon gerechnet waren.</translation>
</message>
<message>
 <source>Resumes with {} finished runs.</source>
 <translation>Fährt fort mit {} Läufen, die schon gerechnet waren.</translation>
</message>
<message>
 <source>Return period [years]</source>
 <translation>Wiederkehrperiode [Jahre]</translation>
</message>
<message>
 <source>Return period of passing heights [years]</source>
 <translation>Wiederkehrperiode der Sprunghöhen [Jahre]</translation>
</message>
<message>
 <source>Return period of the known event [years]</source>
 <translation>Wiederkehrperiode des bekannten Ereignisses [Jahre]</translation>
</message>
<message>
 <source>Return period with its band [years]</source>
 <translation>Wiederkehrperiode mit ihrem Band [Jahre]</translation>
</message>
<message>
 <source>Return period, {}</source>
 <translation>Wiederkehrperiode, {}</translation>
</message>
<message>
 <source>Return period, {}, lower bound</source>
 <translation>Wiederkehrperiode, {}, untere Grenze</translation>
</message>
<message>
 <source>Return period, {}, upper bound</source>
 <translation>Wiederkehrperiode, {}, obere Grenze</translation>
</message>
<message>
 <source>Return periods [years]</source>
 <translation>Gefragte Wiederkehrperioden [Jahre]</translation>
</message>
<message>
 <source>Return periods and blocks per event are assumptions of the user, and all probabilities depend on them.</source>
 <translation>Wiederkehrperioden und Blöcke je Ereignis sind Annahmen des Benutzers, und alle Wahrscheinlichkeiten hängen davon ab.</translation>
</message>
<message>
 <source>Return periods of any passage, and of more than each of these energies.</source>
 <translation>Wiederkehrperioden jeder Querung und von mehr als jeder dieser Energien.</translation>
</message>
<message>
 <source>Return periods of energies [years]</source>
 <translation>Wiederkehrperioden der Energien [Jahre]</translation>
</message>
<message>
 <source>Return periods of the memberships [years]</source>
 <translation>Wiederkehrperioden der Zugehörigkeiten [Jahre]</translation>
</message>
<message>
 <source>Return periods of the output Energy by return period (RETURN_ENERGY), one band each.</source>
 <translation>Der Ausgabe Energie nach Wiederkehrperiode (RETURN_ENERGY), je ein Kanal.</translation>
</message>
<message>
 <source>Rings do not bend and do not touch one another, a membrane has no single wires, nothing depends on the strain rate, and a rock does not hit posts or uphill ropes: an impact nearer to a post than the radius of the rock (post_m) does not represent a real net.</source>
 <translation>Ringe biegen sich nicht und berühren einander nicht, ein Geflecht hat keine einzelnen Drähte, nichts hängt von der Dehnrate ab, und ein Block trifft weder Stützen noch Seile bergseits: Ein Anprall näher an einer Stütze als der Radius des Blocks (post_m) ist nicht der eines wirklichen Netzes.</translation>
</message>
<message>
 <source>Risk of objects</source>
 <translation>Risiko von Objekten</translation>
</message>
<message>
 <source>Risk of the objects</source>
 <translation>Risiko der Objekte</translation>
</message>
<message>
 <source>Road</source>
 <translation>Strasse</translation>
</message>
<message>
 <source>Rock</source>
 <translation>Block</translation>
</message>
<message>
 <source>Rock alone, without the voids between blocks. Multiplied by the cell area and summed over the cells, it gives the volume of the blocks.</source>
 <translation>Nur Fels, ohne die Hohlräume zwischen den Blöcken. Mit der Zellfläche multipliziert und über die Zellen summiert ergibt sich das Volumen der Blöcke.</translation>
</message>
<message>
 <source>Rock cliffs have no peak of their own in the distribution of the slope, only its tail.</source>
 <translation>Felswände bilden in der Verteilung der Neigung keinen eigenen Buckel, nur deren Ausläufer.</translation>
</message>
<message>
 <source>Rock from a point cloud</source>
 <translation>Block aus einer Punktwolke</translation>
</message>
<message>
 <source>Rock volume per area [m³/m²]</source>
 <translation>Gestein je Fläche [m³/m²]</translation>
</message>
<message>
 <source>Rock, mesh</source>
 <translation>Block, Netz</translation>
</message>
<message>
 <source>Rock, points</source>
 <translation>Block, Punkte</translation>
</message>
<message>
 <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
 <translation>Block: {}, {:.3g} m³, {:.0f} kg, {} Ecken.</translation>
</message>
<message>
 <source>Rockfall</source>
 <translation>Steinschlag</translation>
</message>
<message>
 <source>Rockfall simulation</source>
 <translation>Steinschlagsimulation</translation>
</message>
<message>
 <source>Rockfall survey</source>
 <translation>Steinschlag-Aufnahme</translation>
</message>
<message>
 <source>Rockfall, blocks of 1 m³</source>
 <translation>Steinschlag, Blöcke von 1 m³</translation>
</message>
<message>
 <source>Rockfall: danger zones and risk</source>
 <translation>Steinschlag: Gefahrenzonen und Risiko</translation>
</message>
<message>
 <source>Rockfor.NET (Berger and Dorren 2007, by the public code of its authors' institute): v = min(√(2 g H), c β), H height above an energy line of 31°, c 0.64 or, below a basal area of 10 m² per hectare, 0.8; E = m v² / 2 + m g F / 4; trees needed n = 3.352 E / (f 38.7 DBH^2.31 J).</source>
 <translation>Rockfor.NET (Berger und Dorren 2007, wie im öffentlichen Code des Instituts der Autoren): v = min(√(2 g H), c β), H Höhe über einer Energielinie von 31°, c 0.64 oder, unter 10 m² Grundfläche je Hektare, 0.8; E = m v² / 2 + m g F / 4; nötige Bäume n = 3.352 E / (f 38.7 DBH^2.31 J).</translation>
</message>
<message>
 <source>Rockfor.NET was made for blocks below 5 m³ on plane slopes. Simulate rockfall with the trees where paths are not straight.</source>
 <translation>Rockfor.NET wurde für Blöcke unter 5 m³ auf ebenen Hängen gemacht. Simulieren Sie mit den Bäumen, wo die Wege nicht gerade sind.</translation>
</message>
<message>
 <source>Rocks</source>
 <translation>Blöcke</translation>
</message>
<message>
 <source>Rocks and pieces that broke: {}; pieces with runs of their own: {}.</source>
 <translation>Zerbrochene Blöcke und Bruchstücke: {}; Bruchstücke mit eigenen Läufen: {}.</translation>
</message>
<message>
 <source>Rocks are those of the simulation at the line, which does not include the structure.</source>
 <translation>Die Blöcke sind jene der Simulation an der Linie; sie kennt das Bauwerk nicht.</translation>
</message>
<message>
 <source>Rocks at lines</source>
 <translation>Blöcke an Linien</translation>
</message>
<message>
 <source>Rocks at rest on ground steeper than 45°</source>
 <translation>Blöcke, die auf Boden steiler als 45° ruhen</translation>
</message>
<message>
 <source>Rocks at screen lines</source>
 <translation>Blöcke an Kontrolllinien</translation>
</message>
<message>
 <source>Rocks at the crest</source>
 <translation>Blöcke an der Krone</translation>
</message>
<message>
 <source>Rocks break above this share of new surface (research)</source>
 <translation>Blöcke zerbrechen über diesem Anteil neuer Oberfläche (Forschung)</translation>
</message>
<message>
 <source>Rocks break by a law that is research, and do not meet each other; see docs/fragmentation.md.</source>
 <translation>Blöcke zerbrechen nach einem Gesetz, das Forschung ist, und stossen nicht aneinander; siehe docs/fragmentation.md.</translation>
</message>
<message>
 <source>Rocks broke in this simulation: each piece counts as a rock here, and a barrier for pieces is too weak for all of one rock.</source>
 <translation>In dieser Simulation sind Blöcke zerbrochen: Jedes Bruchstück zählt hier als Block, und ein Schutzbauwerk für Bruchstücke ist zu schwach für alle eines Blocks.</translation>
</message>
<message>
 <source>Rocks fly ...</source>
 <translation>Blöcke fliegen ...</translation>
</message>
<message>
 <source>Rocks from point clouds in .las and .laz files</source>
 <translation>Blöcke aus Punktwolken in .las- und .laz-Dateien</translation>
</message>
<message>
 <source>Rocks in the page</source>
 <translation>Blöcke in der Seite</translation>
</message>
<message>
 <source>Rocks kept from the objects by the forest [%]</source>
 <translation>Blöcke an den Objekten, die der Wald zurückhält [%]</translation>
</message>
<message>
 <source>Rocks meet the embankment as rigid terrain of the ground class of its faces. Its resistance and the penetration of rocks are checked only with crossings and limits of the user, rock by rock: no rule for several hits at one point is included.</source>
 <translation>Blöcke treffen den Damm als starres Gelände mit der Bodenklasse seiner Böschungen. Welcher Energie er standhält und wie tief Blöcke eindringen, wird nur mit Querungen und Grenzwerten der Nutzenden betrachtet, Block für Block: Eine Regel für mehrere Treffer an einer Stelle ist nicht enthalten.</translation>
</message>
<message>
 <source>Rocks of a simulation keep their mass.</source>
 <translation>Blöcke einer Simulation behalten ihre Masse.</translation>
</message>
<message>
 <source>Rocks of a throw</source>
 <translation>Blöcke je Wurf</translation>
</message>
<message>
 <source>Rocks of each slope that pass over its crest</source>
 <translation>Blöcke je Böschung, die über die Kante kommen</translation>
</message>
<message>
 <source>Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and the smaller they are, the shorter the time step must be.</source>
 <translation>Blöcke von weniger als dem Doppelten dieses Volumens zerbrechen nicht. Je kleiner es ist, desto mehr Stücke gibt es, und je kleiner sie sind, desto kürzer muss der Zeitschritt sein.</translation>
</message>
<message>
 <source>Rocks of the library; each shape is simulated separately.</source>
 <translation>Aus der Bibliothek; für jede wird eine Simulation gemacht.</translation>
</message>
<message>
 <source>Rocks of the library; several are thrown in equal parts. The shape that goes farthest depends on the slope.</source>
 <translation>Der Bibliothek; mehrere werden zu gleichen Teilen geworfen. Welche Form am weitesten kommt, hängt vom Hang ab.</translation>
</message>
<message>
 <source>Rocks of {value:.0f} release points touch a stem at their start; a stem in which a rock starts has no effect on it.</source>
 <translation>Steine von {value:.0f} Startpunkten berühren am Start einen Stamm; ein Stamm, in dem ein Stein startet, wirkt nicht auf ihn.</translation>
</message>
<message>
 <source>Rocks released: {}; runs, since a rock that passes a level continues as {}: {}; effective number of runs by their weights: {:.0f}.</source>
 <translation>Geworfene Steine: {}; Läufe, da Steine jenseits einer Stufe als {} weitergehen: {}; wirksame Zahl der Läufe nach ihren Gewichten: {:.0f}.</translation>
</message>
<message>
 <source>Rocks start from [m]</source>
 <translation>Blöcke starten ab [m]</translation>
</message>
<message>
 <source>Rocks start to [m]</source>
 <translation>Blöcke starten bis [m]</translation>
</message>
<message>
 <source>Rocks stay in the plane of the profile</source>
 <translation>Blöcke bleiben in der Ebene des Profils</translation>
</message>
<message>
 <source>Rocks stay whole: no fragmentation, and no impacts between rocks.</source>
 <translation>Blöcke bleiben ganz: keine Fragmentierung und keine Stösse zwischen Blöcken.</translation>
</message>
<message>
 <source>Rocks that arrive</source>
 <translation>Blöcke, die ankommen</translation>
</message>
<message>
 <source>Rocks that could climb over a crest</source>
 <translation>Steine, die über eine Krone rollen könnten</translation>
</message>
<message>
 <source>Rocks that cross the net: {}, with their centre above its top: {}, thrown: {}.</source>
 <translation>Blöcke, die das Netz queren: {}, mit dem Schwerpunkt über der Oberkante: {}, geworfen: {}.</translation>
</message>
<message>
 <source>Rocks that do not pass over the crest, with their energies at the line in the simulation without the embankment. The resistance of the embankment and the mean force during penetration are inputs of the user: Talus has no values for them. Where one is not given, it is not checked. The result is by the 95th percentile of the energy, and of the penetration over the thickness.</source>
 <translation>Blöcke, die nicht über die Krone gehen, mit ihren Energien an der Linie in der Simulation ohne den Damm. Welcher Energie der Damm standhält und die mittlere Kraft beim Eindringen sind Eingaben der Nutzenden: Talus hat keine von beiden. Was nicht angegeben ist, wird nicht geprüft. Das Ergebnis richtet sich nach dem 95. Perzentil der Energie und der Eindringung im Verhältnis zur Dicke.</translation>
</message>
<message>
 <source>Rocks that each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are given.</source>
 <translation>Was jede Höhe mit jedem Energieaufnahmevermögen aufhalten würde. Entsteht, wo CROSSINGS oder TRAJECTORIES angegeben ist.</translation>
</message>
<message>
 <source>Rocks that fall together (research)</source>
 <translation>Blöcke, die zusammen fallen (Forschung)</translation>
</message>
<message>
 <source>Rocks that go farther are not held; widths up to this length are evaluated.</source>
 <translation>Blöcke, die weiter kommen, gelten nicht als gehalten; bis hierher werden Breiten gefunden.</translation>
</message>
<message>
 <source>Rocks that hit a freeboard</source>
 <translation>Steine, die das Freibord treffen</translation>
</message>
<message>
 <source>Rocks that left the elevation model, so that the run-out is cut off: {}.</source>
 <translation>Blöcke, die das Höhenmodell verlassen haben, so dass die Reichweite abgeschnitten ist: {}.</translation>
</message>
<message>
 <source>Rocks that meet the net nearer to a post than their radius (post_m): {value:.0f} of {limit:.0f}. The model has no impacts on posts, so their elongations are those of a net without the post there: {numbers}.</source>
 <translation>Blöcke, die das Netz näher an einem Pfosten als ihr Radius treffen (post_m): {value:.0f} von {limit:.0f}. Pfosten werden im Modell nicht getroffen, ihre Auslenkungen sind also jene eines Netzes ohne den Pfosten dort: {numbers}.</translation>
</message>
<message>
 <source>Rocks that pass above a crest</source>
 <translation>Steine, die über eine Krone fliegen</translation>
</message>
<message>
 <source>Rocks that pass over a carved crest</source>
 <translation>Steine, die über eine eingebaute Krone kommen</translation>
</message>
<message>
 <source>Rocks to throw at each line</source>
 <translation>Blöcke, die an jeder Linie geworfen werden</translation>
</message>
<message>
 <source>Rocks: {} of {} runs.</source>
 <translation>Blöcke: {} von {} Läufen.</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,Export,ASCII-Raster,Bodentyp,Block,Ablösestelle,vergleichen,Steinschlag</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,Import,ASCII-Raster,Bodentyp,Block,Ablösestelle,Steinschlag</translation>
</message>
<message>
 <source>Rolling friction of the earlier models</source>
 <translation>Rollreibung der früheren Modelle</translation>
</message>
<message>
 <source>Rolling resistance and surface roughness can be distinguished (1: yes, 0: no)</source>
 <translation>Rollwiderstand und Oberflächenrauigkeit lassen sich unterscheiden (1: ja, 0: nein)</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 5 %</source>
 <translation>Rollwiderstand eines Blocks mittlerer Grösse, 5 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 95 %</source>
 <translation>Rollwiderstand eines Blocks mittlerer Grösse, 95 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, median</source>
 <translation>Rollwiderstand eines Blocks mittlerer Grösse, Median</translation>
</message>
<message>
 <source>Rolling resistance of all ground</source>
 <translation>Rollwiderstand des gesamten Bodens</translation>
</message>
<message>
 <source>Rolling resistance of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Rollwiderstand jedes Polygons; leere Werte übernehmen jenen des gesamten Bodens oder der Klasse.</translation>
</message>
<message>
 <source>Root mean square error of the diameters [%]</source>
 <translation>Quadratisches Mittel der Fehler der Durchmesser [%]</translation>
</message>
<message>
 <source>Rope forces at an anchor in the type test [kN]</source>
 <translation>Seilkräfte an einem Anker im Typversuch [kN]</translation>
</message>
<message>
 <source>Ropes, brakes, posts and wires are sized so that the net holds a block of this energy that hits the centre of the middle field at 25 m/s and, from 250 kJ on, also two successive blocks of a third of this energy. Ring nets are available up to 5000 kJ, cable nets and membranes up to 1000 kJ.</source>
 <translation>Seile, Bremsen, Stützen und Drähte sind dafür bemessen: ein Block dieser Energie mit 25 m/s in der Mitte des Mittelfelds wird gehalten, ab 250 kJ auch einer mit einem Drittel davon zweimal. Ringnetze gibt es bis 5000 kJ, Seilnetze und Membranen bis 1000 kJ.</translation>
</message>
<message>
 <source>Rotation of the rock [rev/s]</source>
 <translation>Drehung des Blocks [rev/s]</translation>
</message>
<message>
 <source>Rotation, maximum [rev/s]</source>
 <translation>Rotation, Maximum [rev/s]</translation>
</message>
<message>
 <source>Rotations about the axes z (up), y (north) and x (east), applied in the order x, y, z: numbers or distributions with semicolons between them, for example uniform(0, 360); 0; 90. For blocks that stand as they were surveyed. Left empty, each run draws any orientation.</source>
 <translation>Drehungen um die Achsen z (oben), y (Nord) und x (Ost), die um x zuerst: Zahlen oder Verteilungen mit Strichpunkten dazwischen, zum Beispiel uniform(0, 360); 0; 90. Für Blöcke, die so stehen, wie sie aufgenommen wurden. Leer zieht jeder Lauf irgendeine Lage.</translation>
</message>
<message>
 <source>Roughness</source>
 <translation>Rauigkeit</translation>
</message>
<message>
 <source>Roughness rg10 [m]</source>
 <translation>Rauigkeit rg10 [m]</translation>
</message>
<message>
 <source>Roughness rg20 [m]</source>
 <translation>Rauigkeit rg20 [m]</translation>
</message>
<message>
 <source>Roughness rg70 [m]</source>
 <translation>Rauigkeit rg70 [m]</translation>
</message>
<message>
 <source>Round its edges, or compare it with a shape of the library.</source>
 <translation>Runden Sie seine Kanten, oder vergleichen Sie ihn mit einer Form der Bibliothek.</translation>
</message>
<message>
 <source>Round {} of {}: {} of {} runs, from {} of {} release points</source>
 <translation>Runde {} von {}: {} von {} Läufen, von {} von {} Ablösestellen</translation>
</message>
<message>
 <source>Rounding of the zones [m]</source>
 <translation>Rundung der Zonen [m]</translation>
</message>
<message>
 <source>Rounding only enlarges zones</source>
 <translation>Runden fügt nur hinzu</translation>
</message>
<message>
 <source>Rule for the stem diameters</source>
 <translation>Regel für die Stammdurchmesser</translation>
</message>
<message>
 <source>Rules (*.json)</source>
 <translation>Regeln (*.json)</translation>
</message>
<message>
 <source>Rules and their sources</source>
 <translation>Regeln und ihre Quellen</translation>
</message>
<message>
 <source>Rules from a file (instead)</source>
 <translation>Regeln aus einer Datei (stattdessen)</translation>
</message>
<message>
 <source>Rules of the authority</source>
 <translation>Regeln der Behörde</translation>
</message>
<message>
 <source>Run</source>
 <translation>Simulation</translation>
</message>
<message>
 <source>Run again ...</source>
 <translation>Neu rechnen ...</translation>
</message>
<message>
 <source>Run by run, with the confidence of each difference.</source>
 <translation>Lauf für Lauf, mit dem Vertrauensbereich jeder Differenz.</translation>
</message>
<message>
 <source>Run-out</source>
 <translation>Auslauflänge</translation>
</message>
<message>
 <source>Run-out length [m]</source>
 <translation>Reichweite [m]</translation>
</message>
<message>
 <source>Run-out that 95 % of the runs do not exceed, horizontal [m]</source>
 <translation>Reichweite, die 95 % der Läufe nicht überschreiten, horizontal [m]</translation>
</message>
<message>
 <source>Run-out, 5 % of the members [m]</source>
 <translation>Reichweite, 5 % der Mitglieder [m]</translation>
</message>
<message>
 <source>Run-out, 95 % of the members [m]</source>
 <translation>Reichweite, 95 % der Mitglieder [m]</translation>
</message>
<message>
 <source>Run-out, median of the members [m]</source>
 <translation>Reichweite, Median der Mitglieder [m]</translation>
</message>
<message>
 <source>Run: {}</source>
 <translation>Führen Sie aus: {}</translation>
</message>
<message>
 <source>Run: {}
(Debian 12 and Ubuntu 22.04 have a shapely that is too old.)</source>
 <translation>Führen Sie aus: {}
(Debian 12 und Ubuntu 22.04 haben ein zu altes shapely.)</translation>
</message>
<message>
 <source>Runs</source>
 <translation>Läufe</translation>
</message>
<message>
 <source>Runs above energies</source>
 <translation>Läufe über Energien</translation>
</message>
<message>
 <source>Runs above energies of each row</source>
 <translation>Läufe über Energien jeder Zeile</translation>
</message>
<message>
 <source>Runs above heights</source>
 <translation>Läufe über Höhen</translation>
</message>
<message>
 <source>Runs above heights of each row</source>
 <translation>Läufe über Höhen jeder Zeile</translation>
</message>
<message>
 <source>Runs above {} kJ</source>
 <translation>Läufe über {} kJ</translation>
</message>
<message>
 <source>Runs above {} m</source>
 <translation>Läufe über {} m</translation>
</message>
<message>
 <source>Runs added to the project: {}.</source>
 <translation>Simulationen, die noch nicht im Projekt waren: {}.</translation>
</message>
<message>
 <source>Runs from each point of a feature; empty values take the number above.</source>
 <translation>Läufe von jedem Punkt eines Objekts; leere Werte übernehmen die Anzahl oben.</translation>
</message>
<message>
 <source>Runs left empty are counted in the stops of the simulation.</source>
 <translation>Leer gelassene Läufe werden in den Ablagerungspunkten der Simulation gezählt.</translation>
</message>
<message>
 <source>Runs left empty are read from the rasters of passages of Simulate rockfall.</source>
 <translation>Leer gelassene Läufe werden aus den Rastern der Querungen von «Steinschlag simulieren» gelesen.</translation>
</message>
<message>
 <source>Runs needed for the required precision</source>
 <translation>Erforderliche Läufe für die gewünschte Genauigkeit</translation>
</message>
<message>
 <source>Runs of each member</source>
 <translation>Läufe jedes Mitglieds</translation>
</message>
<message>
 <source>Runs of each source cell</source>
 <translation>Läufe je Ablösezelle</translation>
</message>
<message>
 <source>Runs of the simulation</source>
 <translation>Läufe der Simulation</translation>
</message>
<message>
 <source>Runs per release point</source>
 <translation>Läufe je Ablösestelle</translation>
</message>
<message>
 <source>Runs that continue behind the lines</source>
 <translation>Was hinter den Linien weitergeht</translation>
</message>
<message>
 <source>Runs that pass at least one line</source>
 <translation>Läufe, die mindestens eine Linie queren</translation>
</message>
<message>
 <source>Runs that pass at least one station</source>
 <translation>Läufe, die mindestens eine Station queren</translation>
</message>
<message>
 <source>Runs that stop within {:.3g} m of a boulder are attributed to it.</source>
 <translation>Würfe, die innerhalb von {:.3g} m eines Blocks anhalten, zählen für ihn.</translation>
</message>
<message>
 <source>Runs, return period and blocks of each scenario</source>
 <translation>Läufe, Wiederkehrperiode und Blöcke jedes Szenarios</translation>
</message>
<message>
 <source>Runs, value, lower and upper end of the interval; an end is empty where there are too few runs to determine it.</source>
 <translation>Läufe, Wert, untere und obere Grenze des Intervalls; eine Grenze, die so wenige Läufe nicht ergeben, ist leer.</translation>
</message>
<message>
 <source>S / I of the same shapes; 1 is not flat. A prism less flat than elongated lies along its long axis.</source>
 <translation>S / I derselben Formen; 1 ist nicht plattig. Ein Prisma, das weniger plattig als gestreckt ist, liegt entlang seiner langen Achse.</translation>
</message>
<message>
 <source>SAMPLES: a velocity, rotation or energy is missing or no finite number.</source>
 <translation>SAMPLES: Eine Geschwindigkeit, Rotation oder Energie fehlt oder ist keine endliche Zahl.</translation>
</message>
<message>
 <source>SAMPLES: the fields {} must hold numbers.</source>
 <translation>SAMPLES: Die Felder {} müssen Zahlen enthalten.</translation>
</message>
<message>
 <source>SAMPLES: they are used with TRAJECTORIES only; give these too.</source>
 <translation>SAMPLES: Sie nützen nur zusammen mit TRAJECTORIES; geben Sie auch diese an.</translation>
</message>
<message>
 <source>SAMPLES: they belong to one simulation, but the trajectories to several; leave them out.</source>
 <translation>SAMPLES: Sie passen zu einer einzigen Simulation, aber die Sturzbahnen stammen von mehreren; lassen Sie sie weg.</translation>
</message>
<message>
 <source>SAMPLES: they do not belong to these trajectories (run {}, for example). Take both layers from the same simulation.</source>
 <translation>SAMPLES: Sie gehören nicht zu diesen Sturzbahnen (zum Beispiel Lauf {}). Nehmen Sie beide Layer aus derselben Simulation.</translation>
</message>
<message>
 <source>SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.</source>
 <translation>SCAR_DEPTH_FIELD: Grössen von Schürfspuren werden verglichen; das Feld mit ihrer Tiefe nennen.</translation>
</message>
<message>
 <source>SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.</source>
 <translation>SCENARIOS: {} hat bis zu {:.0f} Querungen in einer Zelle, mehr als seine {:g} Läufe.</translation>
</message>
<message>
 <source>SCENARIOS: {} has {} runs at the object {}, more than its {:g} runs.</source>
 <translation>SCENARIOS: {} hat {} Läufe beim Objekt {}, mehr als seine {:g} Läufe.</translation>
</message>
<message>
 <source>SCENARIOS: {} or {} has negative values; are the rasters in the right order?</source>
 <translation>SCENARIOS: {} oder {} hat negative Werte; stimmt die Reihenfolge der Raster?</translation>
</message>
<message>
 <source>SCENARIO_NAMES: of the run {!r} there is no map of {}; load it too.</source>
 <translation>SCENARIO_NAMES: Von der Simulation {!r} gibt es keine Karte: {}; laden Sie auch diese.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: there is no map of a run {!r} in the project; there are {}. Load the maps of energy and passages of the run, or write its name as it stands in the layer tree.</source>
 <translation>SCENARIO_NAMES: Im Projekt gibt es keine Karte einer Simulation {!r}; es gibt {}. Laden Sie die Karten der Energie und der Querungen dieser Simulation, oder schreiben Sie ihren Namen, wie er im Layerbaum steht.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: two runs are called {!r}; give their rasters instead, or remove one from the project.</source>
 <translation>SCENARIO_NAMES: Zwei Simulationen heissen {!r}; geben Sie stattdessen ihre Raster an, oder entfernen Sie eine aus dem Projekt.</translation>
</message>
<message>
 <source>SHA-256 of all inputs and settings</source>
 <translation>SHA-256 aller Eingaben und Einstellungen</translation>
</message>
<message>
 <source>SHA-256 of barriers and trees as used</source>
 <translation>SHA-256 der verwendeten Schutzbauten und Bäume</translation>
</message>
<message>
 <source>SHA-256 of its energies and shares as used</source>
 <translation>SHA-256 der verwendeten Energien und Anteile</translation>
</message>
<message>
 <source>SHA-256 of the ground as used</source>
 <translation>SHA-256 des verwendeten Bodens</translation>
</message>
<message>
 <source>SHA-256 of the lines as used</source>
 <translation>SHA-256 der verwendeten Linien</translation>
</message>
<message>
 <source>SHA-256 of the releases as used</source>
 <translation>SHA-256 der verwendeten Ablösestellen</translation>
</message>
<message>
 <source>SHA-256 of the result: runs and maps</source>
 <translation>SHA-256 des Ergebnisses: Läufe und Karten</translation>
</message>
<message>
 <source>SHA-256 of the rocks as used</source>
 <translation>SHA-256 der verwendeten Blöcke</translation>
</message>
<message>
 <source>SHA-256 of the samples as used</source>
 <translation>SHA-256 der verwendeten Stützwerte</translation>
</message>
<message>
 <source>SHA-256 of the terrain as used</source>
 <translation>SHA-256 des verwendeten Geländes</translation>
</message>
<message>
 <source>SHA-256 of the trajectories as used</source>
 <translation>SHA-256 der verwendeten Sturzbahnen</translation>
</message>
<message>
 <source>SHEET: it does not give {names}; these are those of the generic net for its energy.</source>
 <translation>SHEET: {names} fehlen darin; sie sind die des allgemeinen Netzes für seine Energie.</translation>
</message>
<message>
 <source>SIDE: the ground on both sides of the line is too flat to find the downhill side. Choose it here.</source>
 <translation>SIDE: Das Gelände neben der Linie ist zu flach, um zu sagen, welche Seite talwärts liegt. Geben Sie sie an.</translation>
</message>
<message>
 <source>SIZE_BLOCKS is {!r}; give positive volumes in m³ with spaces between them, such as 0.2 0.35 1.1.</source>
 <translation>SIZE_BLOCKS ist {!r}; geben Sie positive Volumen in m³ mit Leerzeichen dazwischen an, zum Beispiel 0.2 0.35 1.1.</translation>
</message>
<message>
 <source>SIZE_EXPONENT: a volume-frequency relation needs its smallest and largest volume (SIZE_SMALLEST, SIZE_LARGEST) and either its exponent or surveyed blocks (SIZE_BLOCKS).</source>
 <translation>SIZE_EXPONENT: Eine Volumen-Häufigkeits-Beziehung braucht ihr kleinstes und grösstes Volumen (SIZE_SMALLEST, SIZE_LARGEST) und entweder ihren Exponenten oder aufgenommene Blöcke (SIZE_BLOCKS).</translation>
</message>
<message>
 <source>SIZE_LARGEST: it is {:g} m³, but among SIZE_BLOCKS is a block of {:g} m³; give at least its volume, or leave that block out.</source>
 <translation>SIZE_LARGEST: Es sind {:g} m³, doch unter SIZE_BLOCKS ist ein Block von {:g} m³; geben Sie mindestens dessen Volumen an, oder lassen Sie diesen Block weg.</translation>
</message>
<message>
 <source>SOFTNESS: no input is uncertain, so all members would be the same but for chance; enter it, or ranges, shapes, volumes, heights or a distribution of the rate.</source>
 <translation>SOFTNESS: nichts ist ungewiss, so wären alle Mitglieder bis auf den Zufall gleich; geben Sie sie an, oder Bereiche, Formen, Volumen, Höhen oder eine Verteilung der Rate.</translation>
</message>
<message>
 <source>SPEED_FIELD: velocities are compared; name the field that has them.</source>
 <translation>SPEED_FIELD: Geschwindigkeiten werden verglichen; das Feld nennen, in dem sie stehen.</translation>
</message>
<message>
 <source>SPEED_FIELD: {} of feature {} is {}; give m/s, 0 or more, or leave the point out.</source>
 <translation>SPEED_FIELD: {} von Objekt {} ist {}; m/s angeben, 0 oder mehr, oder den Punkt weglassen.</translation>
</message>
<message>
 <source>STANDS: not all stems fit with the smallest distance: {features}.</source>
 <translation>STANDS: Mit dem Mindestabstand haben nicht alle Stämme Platz: {features}.</translation>
</message>
<message>
 <source>STANDS: without a tree: {names}.</source>
 <translation>STANDS: ohne Baum: {names}.</translation>
</message>
<message>
 <source>START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.</source>
 <translation>START: Blöcke mit {:.2f} m Radius können auf diesem Profil von {:.2f} m bis {:.2f} m starten.</translation>
</message>
<message>
 <source>STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.</source>
 <translation>STATISTIC: Ein Anteil benötigt den Layer TARGET, oder TOTAL_RUNS, wenn der Layer nur die Treffer enthält.</translation>
</message>
<message>
 <source>STEMS_LOST: {:g} % is more than all; give 0 to 100.</source>
 <translation>STEMS_LOST: {:g} % ist mehr als alle; geben Sie 0 bis 100 an.</translation>
</message>
<message>
 <source>STOPS: {} layers; give the stops of at least two simulations.</source>
 <translation>STOPS: {} Layer; geben Sie die Ablagerungspunkte von mindestens zwei Simulationen.</translation>
</message>
<message>
 <source>STOPS_WITH: no run stops in a stand; is it the simulation with the trees?</source>
 <translation>STOPS_WITH: Kein Lauf endet in einem Bestand; ist es die Simulation mit den Bäumen?</translation>
</message>
<message>
 <source>STRONG must be more than WEAK.</source>
 <translation>STRONG muss grösser sein als WEAK.</translation>
</message>
<message>
 <source>SURFACE: it is in {} and the elevation model in {}; reproject one of them.</source>
 <translation>SURFACE: Es ist in {} und das Höhenmodell in {}; reprojizieren Sie eines davon.</translation>
</message>
<message>
 <source>SURVEY_CRS: give a coordinate system, or an elevation model that has one.</source>
 <translation>SURVEY_CRS: Geben Sie ein Koordinatensystem an, oder ein Höhenmodell, das eines hat.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not a known system.</source>
 <translation>SURVEY_CRS: {} ist kein bekanntes System.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not in metres; choose a projected system.</source>
 <translation>SURVEY_CRS: {} ist nicht in Metern; wählen Sie ein projiziertes System.</translation>
</message>
<message>
 <source>SVG files (*.svg);;PNG files (*.png)</source>
 <translation>SVG-Dateien (*.svg);;PNG-Dateien (*.png)</translation>
</message>
<message>
 <source>Safety factor on the energies</source>
 <translation>Sicherheitsbeiwert auf den Energien</translation>
</message>
<message>
 <source>Safety factor on the heights</source>
 <translation>Sicherheitsbeiwert auf den Höhen</translation>
</message>
<message>
 <source>Same classes in all runs</source>
 <translation>Gleiche Klassen in allen Simulationen</translation>
</message>
<message>
 <source>Samples of the motion</source>
 <translation>Stützwerte der Bewegung</translation>
</message>
<message>
 <source>Save</source>
 <translation>Speichern</translation>
</message>
<message>
 <source>Save figure</source>
 <translation>Bild speichern</translation>
</message>
<message>
 <source>Save tables</source>
 <translation>Tabellen speichern</translation>
</message>
<message>
 <source>Saved in {}: {}</source>
 <translation>Gespeichert in {}: {}</translation>
</message>
<message>
 <source>Saves memory on a large model. Empty: all of it.</source>
 <translation>Spart Speicher bei einem grossen Modell. Leer: das ganze Modell.</translation>
</message>
<message>
 <source>Saves memory on a large model. Rocks that leave the extent end there. If left empty, the whole model.</source>
 <translation>Spart Speicher bei einem grossen Modell. Blöcke, die den Ausschnitt verlassen, enden dort. Leer: das ganze Modell.</translation>
</message>
<message>
 <source>Scale</source>
 <translation>Massstab</translation>
</message>
<message>
 <source>Scale 1 :</source>
 <translation>Massstab 1 :</translation>
</message>
<message>
 <source>Scale the rock to the volume of the mesh</source>
 <translation>Block auf das Volumen des Netzes skalieren</translation>
</message>
<message>
 <source>Scatter of the contact plane of all ground [°]</source>
 <translation>Streuung der Kontaktebene des gesamten Bodens [°]</translation>
</message>
<message>
 <source>Scatter of the contact plane of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Streuung der Kontaktebene jedes Polygons; leere Werte übernehmen jene des gesamten Bodens oder der Klasse.</translation>
</message>
<message>
 <source>Scenarios</source>
 <translation>Szenarien</translation>
</message>
<message>
 <source>Scenarios and the blocks of an event are taken as independent.</source>
 <translation>Szenarien und die Blöcke eines Ereignisses werden als unabhängig angenommen.</translation>
</message>
<message>
 <source>Scenarios by the names of their runs</source>
 <translation>Szenarien nach den Namen ihrer Simulationen</translation>
</message>
<message>
 <source>Scheme of free flight</source>
 <translation>Verfahren für den freien Flug</translation>
</message>
<message>
 <source>Scots pine</source>
 <translation>Waldföhre</translation>
</message>
<message>
 <source>Screen line</source>
 <translation>Kontrolllinie</translation>
</message>
<message>
 <source>Screen line: none of the {} rocks passes; up to {} of all rocks could (95 % confidence).</source>
 <translation>Kontrolllinie: Keiner der {} Blöcke quert sie; bis zu {} aller könnten es (95 % Vertrauensniveau).</translation>
</message>
<message>
 <source>Screen line: {} of {} rocks ({}) pass; {} and {} m above the ground there (95th percentiles).</source>
 <translation>Kontrolllinie: {} von {} Blöcken ({}) queren sie; dort {} und {} m über dem Boden (95. Perzentile).</translation>
</message>
<message>
 <source>Screen lines, profiles, ground classes and zones of a hazard map (version 2 or later)</source>
 <translation>Kontrolllinien, Profile, Bodenklassen und Zonen einer Gefahrenkarte (Version 2 oder neuer)</translation>
</message>
<message>
 <source>Search surface_roughness together with rolling_resistance, and check the sizes.</source>
 <translation>Suchen Sie surface_roughness zusammen mit rolling_resistance, und prüfen Sie die Grössen.</translation>
</message>
<message>
 <source>Search the parameters of the ground</source>
 <translation>Bodenparameter suchen</translation>
</message>
<message>
 <source>Search window around a tree top</source>
 <translation>Suchfenster um einen Wipfel</translation>
</message>
<message>
 <source>Second axis of the block [proportion]</source>
 <translation>Zweite Achse des Blocks [Verhältnis]</translation>
</message>
<message>
 <source>Second run</source>
 <translation>Zweite Simulation</translation>
</message>
<message>
 <source>Sections</source>
 <translation>Abschnitte</translation>
</message>
<message>
 <source>Sections of the structures</source>
 <translation>Abschnitte der Bauwerke</translation>
</message>
<message>
 <source>Sections of {}</source>
 <translation>Querschnitte von {}</translation>
</message>
<message>
 <source>Sections that fail a check</source>
 <translation>Abschnitte, die einen Nachweis nicht erfüllen</translation>
</message>
<message>
 <source>Seed of the random numbers</source>
 <translation>Startwert der Zufallszahlen</translation>
</message>
<message>
 <source>Seed of the random orientations</source>
 <translation>Startwert der zufälligen Ausrichtungen</translation>
</message>
<message>
 <source>Seed of the search</source>
 <translation>Startwert der Suche</translation>
</message>
<message>
 <source>Seedlings, stumps and logs are ignored.</source>
 <translation>Jungwuchs, Stöcke und liegende Stämme bleiben weg.</translation>
</message>
<message>
 <source>Select polygons of this map first, with QGIS's own tools.</source>
 <translation>Wählen Sie zuerst Polygone dieser Karte mit den Werkzeugen von QGIS aus.</translation>
</message>
<message>
 <source>Select the line of the net.</source>
 <translation>Wählen Sie die Linie des Netzes aus.</translation>
</message>
<message>
 <source>Selected evenly from the rocks that reach the line with their centre of mass below the top. Rocks whose centre passes an end of the line within their radius are included; they continue if they miss the net. More rocks make shares and percentiles more certain; each takes a second or more.</source>
 <translation>Gleichmässig aus jenen gewählt, die die Linie mit dem Massenschwerpunkt unterhalb der Oberkante treffen; Blöcke, deren Massenschwerpunkt um weniger als ihren Radius neben einem Ende durchgeht, gehören dazu und gehen weiter, wo sie das Netz nicht treffen. Mehr machen Anteile und Perzentile sicherer; einer dauert eine Sekunde oder länger.</translation>
</message>
<message>
 <source>Selected: {}.</source>
 <translation>Genommen: {}.</translation>
</message>
<message>
 <source>Sequences of such events</source>
 <translation>Folgen solcher Ereignisse</translation>
</message>
<message>
 <source>Set SPACING or DENSITY to thin them out.</source>
 <translation>Dünnen Sie sie mit SPACING oder DENSITY aus.</translation>
</message>
<message>
 <source>Set it to 0, or choose another method.</source>
 <translation>Setzen Sie ihn auf 0, oder wählen Sie eine andere Methode.</translation>
</message>
<message>
 <source>Several rocks with shares (instead)</source>
 <translation>Mehrere Blöcke mit Anteilen (stattdessen)</translation>
</message>
<message>
 <source>Several volumes with shares (instead) [m³, %]</source>
 <translation>Mehrere Volumen mit Anteilen (stattdessen) [m³, %]</translation>
</message>
<message>
 <source>Shadow angle [°]</source>
 <translation>Schattenwinkel [°]</translation>
</message>
<message>
 <source>Shape</source>
 <translation>Form</translation>
</message>
<message>
 <source>Shape from a file (instead)</source>
 <translation>Form aus einer Datei (stattdessen)</translation>
</message>
<message>
 <source>Shape of the blocks</source>
 <translation>Form der Blöcke</translation>
</message>
<message>
 <source>Shape of the rocks</source>
 <translation>Form der Blöcke</translation>
</message>
<message>
 <source>Shape of the rocks of the simulation. Their orientation and spin come from the trajectories. Trajectories of other programs contain neither; their rocks get the orientation of the library and the spin of a rolling rock.</source>
 <translation>Die der Simulation. Blöcke kommen so, wie sie auf ihren Linien gedreht sind und drehen; Linien anderer Programme sagen es nicht, deren Blöcke kommen gedreht wie in der Bibliothek und rollen.</translation>
</message>
<message>
 <source>Shapes by number</source>
 <translation>Formen nach Zahlen</translation>
</message>
<message>
 <source>Shapes defined by Rockyfor3D. The volume of the shape, not of the box around it, is that of the block.</source>
 <translation>Wie Rockyfor3D sie kennt. Das Volumen der Form, nicht des Quaders um sie, ist das des Blocks.</translation>
</message>
<message>
 <source>Shapes of the rocks</source>
 <translation>Formen der Blöcke</translation>
</message>
<message>
 <source>Share from 0 to 1 of the time during which the persons are present. If left empty, always, which is on the safe side.</source>
 <translation>Von 0 bis 1: wie viel der Zeit die Personen dort sind. Leer: immer, die sichere Seite.</translation>
</message>
<message>
 <source>Share of a stem's energy by the impact offset</source>
 <translation>Anteil der Energie eines Stamms nach dem Versatz des Treffers</translation>
</message>
<message>
 <source>Share of a stem's energy that its lying log takes</source>
 <translation>Anteil der Energie des Stammes, den sein liegender Stamm aufnimmt</translation>
</message>
<message>
 <source>Share of all runs that pass a cell, 0 to 1; where rocks break, of the rocks that fell.</source>
 <translation>Anteil aller Läufe, die eine Zelle passieren, 0 bis 1; wo Blöcke zerbrechen, der gestürzten Blöcke.</translation>
</message>
<message>
 <source>Share of blocks above each volume, measured and fitted, and the volume against the return period, by all distributions.</source>
 <translation>Anteil der Blöcke über jedem Volumen, gemessen und angepasst, und das Volumen über der Wiederkehrperiode, nach allen Verteilungen.</translation>
</message>
<message>
 <source>Share of conifers [%]</source>
 <translation>Anteil Nadelbäume [%]</translation>
</message>
<message>
 <source>Share of contact steps that did not converge</source>
 <translation>Anteil der Kontaktschritte ohne Konvergenz</translation>
</message>
<message>
 <source>Share of random draws that fit no better</source>
 <translation>Anteil der Zufallsziehungen, die nicht besser passen</translation>
</message>
<message>
 <source>Share of runs that a barrier stopped</source>
 <translation>Anteil der Läufe, die eine Schutzbaute aufhielt</translation>
</message>
<message>
 <source>Share of runs that a tree held</source>
 <translation>Anteil der Läufe, die ein Baum festhielt</translation>
</message>
<message>
 <source>Share of runs that came to rest</source>
 <translation>Anteil der Läufe, die zur Ruhe kamen</translation>
</message>
<message>
 <source>Share of runs that left the terrain</source>
 <translation>Anteil der Läufe, die das Gelände verliessen</translation>
</message>
<message>
 <source>Share of the approach velocity that is returned. If left empty, the ground classes give it; their value is 0, as rebounds come from the rock's shape and spin. For comparison with programs that use a coefficient of restitution.</source>
 <translation>Anteil der Auftreffgeschwindigkeit, der zurückgegeben wird. Bleibt das Feld leer, gilt der Wert der Bodenklassen; er ist 0, weil Abpraller aus Form und Drall des Blocks entstehen. Zum Vergleich mit Programmen, in denen Blöcke nach einem Koeffizienten abprallen.</translation>
</message>
<message>
 <source>Share of the cells in forest polygons</source>
 <translation>Anteil der Zellen in Waldpolygonen</translation>
</message>
<message>
 <source>Share of the cells in ground polygons</source>
 <translation>Anteil der Zellen in Bodenpolygonen</translation>
</message>
<message>
 <source>Share of the impacts that the net holds [%]</source>
 <translation>Anteil der Anpralle, die das Netz hält [%]</translation>
</message>
<message>
 <source>Share of the impacts with a flag [%]</source>
 <translation>Anteil der Anpralle mit einem Vermerk [%]</translation>
</message>
<message>
 <source>Share of the members within a return period</source>
 <translation>Anteil der Mitglieder innerhalb einer Wiederkehrperiode</translation>
</message>
<message>
 <source>Share of the members, {}, {} years</source>
 <translation>Anteil der Mitglieder, {}, {} Jahre</translation>
</message>
<message>
 <source>Share of the passing rocks that a barrier stops</source>
 <translation>Anteil der querenden Blöcke, den eine Schutzbaute aufhält</translation>
</message>
<message>
 <source>Share of the passing rocks that it stops</source>
 <translation>Anteil der querenden Blöcke, den sie aufhält</translation>
</message>
<message>
 <source>Share of the passing rocks that the net on the first line holds [%]</source>
 <translation>Anteil der querenden Blöcke, den das Netz auf der ersten Linie hält [%]</translation>
</message>
<message>
 <source>Share of the passing rocks to be stopped [%]</source>
 <translation>Anteil der querenden Blöcke, der aufgehalten werden soll [%]</translation>
</message>
<message>
 <source>Share of the rocks that shall be stopped [%]</source>
 <translation>Anteil der Blöcke, der aufgehalten werden soll [%]</translation>
</message>
<message>
 <source>Share of the runs that leave the profile</source>
 <translation>Anteil der Läufe, die das Profil verlassen</translation>
</message>
<message>
 <source>Share of the runs that pass at least one line</source>
 <translation>Anteil der Läufe, die mindestens eine Linie queren</translation>
</message>
<message>
 <source>Share of the runs that stop near their start</source>
 <translation>Anteil der Läufe, die nahe der Ablösestelle liegen bleiben</translation>
</message>
<message>
 <source>Share of the slip that an impact reverses where friction can hold it (Leine et al. 2014, eq. 40); for the laws newton and poisson, the others have none. If left empty, 0. For comparison with programs that have one.</source>
 <translation>Anteil des Gleitens, den ein Stoss umkehrt, wo die Reibung ihn halten kann (Leine et al. 2014, Gl. 40); bei den Gesetzen newton und poisson, die anderen haben keine. Leer: 0. Zum Vergleich mit Programmen, die eine haben.</translation>
</message>
<message>
 <source>Share of the standing single trees that is lost, as after a felling (30) or a storm (60). With the same seed the same stems are lost; a larger share loses these and more. Lost stems leave the stumps and logs set below, if any. Compare the result with a run at 0 % in Compare two simulations.</source>
 <translation>Der stehenden Einzelbäume, wie durch einen Holzschlag (30) oder einen Sturm (60). Derselbe Startwert verliert dieselben Stämme, ein grösserer Anteil diese und weitere. Sie hinterlassen die Stöcke und liegenden Stämme unten, wenn diese verlangt sind. Vergleichen Sie mit einem Lauf mit 0 durch Simulationen vergleichen.</translation>
</message>
<message>
 <source>Share of the stems that are lost at the end</source>
 <translation>Anteil der Stämme, die am Ende verloren sind</translation>
</message>
<message>
 <source>Share of the time in which vehicles stand in a queue [%]</source>
 <translation>Anteil der Zeit, in der Fahrzeuge in einer Kolonne stehen [%]</translation>
</message>
<message>
 <source>Share of the value lost, {}</source>
 <translation>Zerstörter Anteil des Werts, {}</translation>
</message>
<message>
 <source>Share of the velocity of free sliding</source>
 <translation>Anteil der Geschwindigkeit der Energielinie</translation>
</message>
<message>
 <source>Share on objects with vehicles per day, for example before a light or in a jam. A block that arrives then meets vehicles that stand close together. 0: all vehicles move.</source>
 <translation>Von Objekten mit Fahrzeugen pro Tag: vor einer Ampel oder im Stau. Ein Block, der dann kommt, trifft auf dicht stehende Fahrzeuge. 0: alle Fahrzeuge fahren.</translation>
</message>
<message>
 <source>Share where the field has no value; the other trees are broadleaved.</source>
 <translation>Wo das Feld nichts angibt; die übrigen Bäume sind Laubbäume.</translation>
</message>
<message>
 <source>Shares of the single trees, with commas between them: 0 is the stand today, 30 a cut of 30 %, 60 a storm. Each share is simulated separately; the same seed loses the same stems, and with a larger share these and more.</source>
 <translation>Der Einzelbäume, mit Kommas dazwischen: 0 ist der Bestand heute, 30 ein Hieb von 30 %, 60 ein Sturm. Für jeden Anteil wird eine Simulation gemacht; derselbe Startwert verliert dieselben Stämme, und bei einem grösseren Anteil diese und weitere.</translation>
</message>
<message>
 <source>Shares of the spread</source>
 <translation>Anteile der Streuung</translation>
</message>
<message>
 <source>Shares of the stems that are lost [%]</source>
 <translation>Anteile der verlorenen Stämme [%]</translation>
</message>
<message>
 <source>Shares refer to the rocks that pass over the crest: {} of a slope, of {} that were thrown.</source>
 <translation>Die Anteile beziehen sich auf die Blöcke, die über die Kante kommen: {} je Böschung; geworfen: {}.</translation>
</message>
<message>
 <source>Shares refer to the simulated runs. How often rocks fall is not included in them.</source>
 <translation>Anteile sind Anteile der gerechneten Läufe. Wie oft Blöcke stürzen, ist darin nicht enthalten.</translation>
</message>
<message>
 <source>Show gaps and overlaps</source>
 <translation>Lücken und Überlappungen zeigen</translation>
</message>
<message>
 <source>Show on the map</source>
 <translation>Auf der Karte zeigen</translation>
</message>
<message>
 <source>Shown</source>
 <translation>Gezeigt</translation>
</message>
<message>
 <source>Side</source>
 <translation>Seite</translation>
</message>
<message>
 <source>Side of the line that is downhill</source>
 <translation>Seite der Linie, die talwärts liegt</translation>
</message>
<message>
 <source>Sides of prisms</source>
 <translation>Seiten der Prismen</translation>
</message>
<message>
 <source>Signatures</source>
 <translation>Unterschriften</translation>
</message>
<message>
 <source>Silent witnesses</source>
 <translation>Stumme Zeugen</translation>
</message>
<message>
 <source>Simulate ...</source>
 <translation>Simulieren ...</translation>
</message>
<message>
 <source>Simulate 128 members and more for shares.</source>
 <translation>Simulieren Sie für Anteile 128 Mitglieder und mehr.</translation>
</message>
<message>
 <source>Simulate again with higher ENERGY_THRESHOLDS.</source>
 <translation>Simulieren Sie mit höheren ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>Simulate it again with this version, which counts the blocks.</source>
 <translation>Simulieren Sie neu mit dieser Version, welche die Blöcke zählt.</translation>
</message>
<message>
 <source>Simulate many scenarios</source>
 <translation>Viele Szenarien simulieren</translation>
</message>
<message>
 <source>Simulate more runs to distinguish the lines.</source>
 <translation>Simulieren Sie mehr Läufe, um die Linien zu unterscheiden.</translation>
</message>
<message>
 <source>Simulate more runs, or draw the lines across the paths of the rocks.</source>
 <translation>Simulieren Sie mehr Läufe, oder zeichnen Sie die Linien quer zu den Sturzbahnen.</translation>
</message>
<message>
 <source>Simulate more runs, or use longer sections (SECTION).</source>
 <translation>Simulieren Sie mehr Läufe oder nehmen Sie längere Abschnitte (SECTION).</translation>
</message>
<message>
 <source>Simulate more runs, or use wider fields.</source>
 <translation>Simulieren Sie mehr Läufe oder nehmen Sie breitere Felder.</translation>
</message>
<message>
 <source>Simulate more runs.</source>
 <translation>Simulieren Sie mehr Läufe.</translation>
</message>
<message>
 <source>Simulate rockfall</source>
 <translation>Steinschlag simulieren</translation>
</message>
<message>
 <source>Simulate rocks above {limit:g} m³ without the forest, or compare both.</source>
 <translation>Steine über {limit:g} m³ ohne den Wald simulieren oder beides vergleichen.</translation>
</message>
<message>
 <source>Simulate rocks of the mass of the design block.</source>
 <translation>Steine von der Masse des Bemessungsblocks simulieren.</translation>
</message>
<message>
 <source>Simulate rocks with the mean volume of the class.</source>
 <translation>Simulieren Sie Blöcke mit dem mittleren Volumen der Klasse.</translation>
</message>
<message>
 <source>Simulate the classes one by one, each with rocks of its own volumes.</source>
 <translation>Simulieren Sie die Klassen einzeln, jede mit Blöcken ihrer eigenen Volumen.</translation>
</message>
<message>
 <source>Simulate the missing sizes, or narrow the volume-frequency relation.</source>
 <translation>Simulieren Sie die fehlenden Grössen, oder verengen Sie die Volumen-Häufigkeits-Beziehung.</translation>
</message>
<message>
 <source>Simulate them again.</source>
 <translation>Neu simulieren.</translation>
</message>
<message>
 <source>Simulate with SAMPLES for both.</source>
 <translation>Simulieren Sie mit SAMPLES für beide.</translation>
</message>
<message>
 <source>Simulate with all of them to see what the upper ones keep from the lower ones.</source>
 <translation>Simulieren Sie mit allen, um zu sehen, was die oberen von den unteren fernhalten.</translation>
</message>
<message>
 <source>Simulate {:.3g} times as many runs for a precision of {:g} %.</source>
 <translation>Simulieren Sie {:.3g}-mal so viele Läufe für eine Genauigkeit von {:g} %.</translation>
</message>
<message>
 <source>Simulated cells covered by the indication [%]</source>
 <translation>Simulierte Zellen, welche die Hinweiskarte abdeckt [%]</translation>
</message>
<message>
 <source>Simulates up to some hundred blocks of a rockslide that fall together, hit the ground and each other, and come to rest in a deposit, whose thickness is mapped. For research on the shape of deposits. For the run-out and energy of single rocks use Simulate rockfall, which has ground classes.</source>
 <translation>Lässt bis zu einigen hundert Blöcke eines Felssturzes zusammen fallen: Sie treffen auf den Boden und aufeinander und kommen in einer Ablagerung zur Ruhe, die mit ihrer Mächtigkeit kartiert wird. Forschung: für die Form einer Ablagerung, nicht für Reichweite und Energie einzelner Blöcke; diese gibt «Steinschlag simulieren» mit seinen Bodenklassen.</translation>
</message>
<message>
 <source>Simulating ...</source>
 <translation>Simulation läuft ...</translation>
</message>
<message>
 <source>Simulating the sources with {} sets of the ensemble ...</source>
 <translation>Anrissgebiete mit {} Sätzen des Ensembles simulieren ...</translation>
</message>
<message>
 <source>Simulation runs</source>
 <translation>Simulationen</translation>
</message>
<message>
 <source>Simulations</source>
 <translation>Simulationen</translation>
</message>
<message>
 <source>Simulations at the lines</source>
 <translation>Simulationen an den Linien</translation>
</message>
<message>
 <source>Simulations: {}.</source>
 <translation>Simulationen: {}.</translation>
</message>
<message>
 <source>Single trees</source>
 <translation>Einzelbäume</translation>
</message>
<message>
 <source>Size of a contact, in radii of the smaller block</source>
 <translation>Grösse eines Kontakts, in Radien des kleineren Blocks</translation>
</message>
<message>
 <source>Size of the page [MB]</source>
 <translation>Grösse der Seite [MB]</translation>
</message>
<message>
 <source>Size of the rock, or mean of the sizes of many rocks.</source>
 <translation>Grösse des Blocks, oder Mittelwert der Grössen vieler Blöcke.</translation>
</message>
<message>
 <source>Size, or mean size [m³, m or kg]</source>
 <translation>Grösse oder mittlere Grösse [m³, m oder kg]</translation>
</message>
<message>
 <source>Slivers</source>
 <translation>Splitterpolygone</translation>
</message>
<message>
 <source>Slope [°]</source>
 <translation>Neigung [°]</translation>
</message>
<message>
 <source>Slope of each cell after Horn (1981), on the grid of the elevation model.</source>
 <translation>Neigung jeder Zelle nach Horn (1981), auf dem Raster des Höhenmodells.</translation>
</message>
<message>
 <source>Slope of the catchment back towards the cut slope: 0 is flat, 0.1667 is 6 : 1, 0.25 is 4 : 1.</source>
 <translation>Wie steil der Auffangraum gegen die Böschung zurückfällt: 0 ist flach, 0.1667 ist 6 : 1, 0.25 ist 4 : 1.</translation>
</message>
<message>
 <source>Slope of the roof [°]</source>
 <translation>Neigung des Dachs [°]</translation>
</message>
<message>
 <source>Slope profile</source>
 <translation>Hangprofil</translation>
</message>
<message>
 <source>Slope without forest above the stands [m]</source>
 <translation>Hang ohne Wald über den Beständen [m]</translation>
</message>
<message>
 <source>Slope-threshold method</source>
 <translation>Verfahren für den Schwellenwert der Neigung</translation>
</message>
<message>
 <source>Slopes, horizontal : 1 vertical</source>
 <translation>Neigungen, horizontal auf 1 vertikal</translation>
</message>
<message>
 <source>Smaller areas, in plan, are left out. Cells that touch at a corner belong together.</source>
 <translation>Gebiete mit einer kleineren Fläche im Grundriss werden ausgelassen. Zellen, die sich an einer Ecke berühren, gehören zusammen.</translation>
</message>
<message>
 <source>Smaller islands and holes of the danger zones are removed.</source>
 <translation>Inseln und Löcher der Gefahrenzonen, die kleiner sind, verschwinden.</translation>
</message>
<message>
 <source>Smallest area [m²]</source>
 <translation>Kleinste Fläche [m²]</translation>
</message>
<message>
 <source>Smallest block volume included in the release rate (completeness threshold of the survey).</source>
 <translation>Kleinstes Blockvolumen, das die Ablöserate enthält (Vollständigkeitsschwelle der Aufnahme).</translation>
</message>
<message>
 <source>Smallest distance of two stems [m]</source>
 <translation>Mindestabstand zweier Stämme [m]</translation>
</message>
<message>
 <source>Smallest height above the uphill toe [m]</source>
 <translation>Kleinste Höhe über dem bergseitigen Fuss [m]</translation>
</message>
<message>
 <source>Smallest height of a tree [m]</source>
 <translation>Kleinste Höhe eines Baums [m]</translation>
</message>
<message>
 <source>Smallest initial velocity [m/s]</source>
 <translation>Kleinste Anfangsgeschwindigkeit [m/s]</translation>
</message>
<message>
 <source>Smallest piece [m³]</source>
 <translation>Kleinstes Stück [m³]</translation>
</message>
<message>
 <source>Smallest reach angle [°]</source>
 <translation>Minimales Pauschalgefälle [°]</translation>
</message>
<message>
 <source>Smallest share of runs considered [%]</source>
 <translation>Kleinster Anteil der Läufe, der zählt [%]</translation>
</message>
<message>
 <source>Smallest share of the orientations [%]</source>
 <translation>Kleinster Anteil der Orientierungen [%]</translation>
</message>
<message>
 <source>Smallest share that a barrier stops, of barriers with crossings [%]</source>
 <translation>Kleinster Anteil, den eine Schutzbaute mit Querungen aufhält [%]</translation>
</message>
<message>
 <source>Smallest size [m³, m or kg]</source>
 <translation>Kleinste Grösse [m³, m oder kg]</translation>
</message>
<message>
 <source>Smallest zone [m²]</source>
 <translation>Kleinste Zone [m²]</translation>
</message>
<message>
 <source>Smoothing of danger zones [mm on the paper]</source>
 <translation>Glättung der Gefahrenzonen [mm auf dem Papier]</translation>
</message>
<message>
 <source>Smoothing of the canopy [m]</source>
 <translation>Glättung des Kronendachs [m]</translation>
</message>
<message>
 <source>Softness of the ground [steps of the classes]</source>
 <translation>Weichheit des Bodens [Stufen der Klassen]</translation>
</message>
<message>
 <source>Soil has a rolling resistance of {value:.2g}, less than any published ({limit:g} and more). It is the tangent of the slope on which rocks just keep rolling, corners included; the first versions had 0.11 to 0.25 for the part that soil adds to corners.</source>
 <translation>Der Boden hat einen Rollwiderstand von {value:.2g}, weniger als alles Veröffentlichte ({limit:g} und mehr). Er ist der Tangens des Hangs, auf dem Blöcke gerade weiterrollen, Ecken eingeschlossen; die ersten Versionen hatten 0.11 bis 0.25 und meinten, was der Boden zu den Ecken hinzufügt.</translation>
</message>
<message>
 <source>Soil types</source>
 <translation>Bodentypen</translation>
</message>
<message>
 <source>Solver counters</source>
 <translation>Zähler des Lösers</translation>
</message>
<message>
 <source>Source</source>
 <translation>Ablösegebiet</translation>
</message>
<message>
 <source>Source areas</source>
 <translation>Ablösegebiete</translation>
</message>
<message>
 <source>Source cells</source>
 <translation>Ablösezellen</translation>
</message>
<message>
 <source>Source {}: {:.1f} of {} boulders expected, most probable for {}.</source>
 <translation>Anrissgebiet {}: {:.1f} von {} Blöcken erwartet, am wahrscheinlichsten für {}.</translation>
</message>
<message>
 <source>Sources</source>
 <translation>Ablösestellen</translation>
</message>
<message>
 <source>Sources ...</source>
 <translation>Ablösegebiete ...</translation>
</message>
<message>
 <source>Sources and sizes by frequency</source>
 <translation>Ablösegebiete und Grössen nach Häufigkeit</translation>
</message>
<message>
 <source>Sources are steep ground: rock, joints and the frequency of detachments were not considered.</source>
 <translation>Ablösegebiete sind steiles Gelände: Fels, Klüfte und wie oft Blöcke ausbrechen, wurden nicht betrachtet.</translation>
</message>
<message>
 <source>Sources in the two outer rows or columns, which Rockyfor3D does not start: {value:.0f}.</source>
 <translation>Quellen in den beiden äussersten Zeilen oder Spalten, die Rockyfor3D nicht startet: {value:.0f}.</translation>
</message>
<message>
 <source>Sources of the boulders</source>
 <translation>Anrissgebiete der Blöcke</translation>
</message>
<message>
 <source>Sources of the data</source>
 <translation>Datenquellen</translation>
</message>
<message>
 <source>Sources of the rocks</source>
 <translation>Herkunft der Blöcke</translation>
</message>
<message>
 <source>Sources that Rockyfor3D does not start</source>
 <translation>Ablösestellen, die Rockyfor3D nicht startet</translation>
</message>
<message>
 <source>South Tyrol</source>
 <translation>Südtirol</translation>
</message>
<message>
 <source>Spacing of points on lines and areas [m]</source>
 <translation>Punktabstand auf Linien und Flächen [m]</translation>
</message>
<message>
 <source>Spacing of the nodes. If left empty, 0.33 m; for cable nets of less than 500 kJ 0.22 m. Rocks that fit through an opening pass. A finer mesh takes longer: half the spacing takes about eight times as long.</source>
 <translation>Abstand der Knoten. Leer: 0,33 m, bei Kabelnetzen für weniger als 500 kJ 0,22 m. Steine, die durch eine Öffnung passen, gehen durch. Feiner dauert länger: halbe Maschenweite etwa achtmal so lang.</translation>
</message>
<message>
 <source>Spacing of the points that represent lines and areas.</source>
 <translation>Abstand zwischen den Punkten, die für Linien und Flächen stehen.</translation>
</message>
<message>
 <source>Spacing of the posts [m]</source>
 <translation>Abstand der Stützen [m]</translation>
</message>
<message>
 <source>Spacing of the posts: each field along a line is then checked by itself, and the log reports the most loaded one. If left empty, each line as a whole.</source>
 <translation>Abstand der Stützen: Jedes Feld entlang einer Linie wird dann für sich geprüft, und das Protokoll nennt die ungünstigste Stelle. Leer: jede Linie als Ganzes.</translation>
</message>
<message>
 <source>Spacing of the release points [m]</source>
 <translation>Abstand der Ablösestellen [m]</translation>
</message>
<message>
 <source>Spacing of the release points: {:g} m (MOST_POINTS).</source>
 <translation>Abstand der Ablösestellen: {:g} m (MOST_POINTS).</translation>
</message>
<message>
 <source>Spacing of the starts of fall lines [m]</source>
 <translation>Abstand der Anfänge der Falllinien [m]</translation>
</message>
<message>
 <source>Spacing of the stations [m]</source>
 <translation>Abstand der Stationen [m]</translation>
</message>
<message>
 <source>Species</source>
 <translation>Art</translation>
</message>
<message>
 <source>Species of points without one, and of logs</source>
 <translation>Art von Punkten ohne eine und von liegenden Stämmen</translation>
</message>
<message>
 <source>Species of the broadleaved trees</source>
 <translation>Art der Laubbäume</translation>
</message>
<message>
 <source>Species of the broadleaved trees drawn in stands; broadleaf where it is unknown.</source>
 <translation>Der Bäume, die in Beständen gezogen werden; broadleaf, wo sie nicht bekannt ist.</translation>
</message>
<message>
 <source>Species of the conifers</source>
 <translation>Art der Nadelbäume</translation>
</message>
<message>
 <source>Species of the conifers drawn in stands; conifer where it is unknown. It determines the energy that a stem can absorb.</source>
 <translation>Der Bäume, die in Beständen gezogen werden; conifer, wo sie nicht bekannt ist. Sie bestimmt die Energie, die ein Stamm aufnehmen kann.</translation>
</message>
<message>
 <source>Species of the trees</source>
 <translation>Art der Bäume</translation>
</message>
<message>
 <source>Species of trees whose stand has none. It also determines the curve for the diameters.</source>
 <translation>Von Bäumen, deren Bestand nichts angibt. Sie bestimmt auch, welche Kurve gilt.</translation>
</message>
<message>
 <source>Species where the field above has no value.</source>
 <translation>Wo das Feld oben nichts angibt.</translation>
</message>
<message>
 <source>Species where the field below has no value.</source>
 <translation>Wo das Feld unten nichts angibt.</translation>
</message>
<message>
 <source>Speed at the foot of the slope</source>
 <translation>Geschwindigkeit am Hangfuss</translation>
</message>
<message>
 <source>Speed of the impact [m/s]</source>
 <translation>Geschwindigkeit des Anpralls [m/s]</translation>
</message>
<message>
 <source>Speed of vehicles [km/h]</source>
 <translation>Geschwindigkeit der Fahrzeuge [km/h]</translation>
</message>
<message>
 <source>Speed: simulations run some 500 times faster</source>
 <translation>Geschwindigkeit: Simulationen laufen etwa 500-mal schneller</translation>
</message>
<message>
 <source>Spin of the single rock about the horizontal axis perpendicular to its motion; positive as it rolls.</source>
 <translation>Des einzelnen Blocks, um die waagrechte Achse quer zu seinem Weg; positiv, wie er rollt.</translation>
</message>
<message>
 <source>Split the crest lines where each embankment must be complete.</source>
 <translation>Trennen Sie die Kronenlinien, wo jeder Damm ganz stehen soll.</translation>
</message>
<message>
 <source>Spread [°]</source>
 <translation>Streuung [°]</translation>
</message>
<message>
 <source>Stability of slopes, foundation, drainage of the ditch and the space for clearing it are not checked.</source>
 <translation>Standsicherheit der Böschungen, Gründung, Entwässerung des Grabens und der Platz, um ihn zu räumen, werden nicht betrachtet.</translation>
</message>
<message>
 <source>Standard deviation of a Gaussian filter; 0: no smoothing. The filter removes branches, and lowers each tree somewhat.</source>
 <translation>Standardabweichung einer Gauss-Kurve; 0: keine. Sie nimmt Äste weg und etwas Höhe jedes Baums.</translation>
</message>
<message>
 <source>Standard deviation of the size [m³, m or kg]</source>
 <translation>Standardabweichung der Grösse [m³, m oder kg]</translation>
</message>
<message>
 <source>Standard deviation of the whole distribution, before it is cut off at the limits.</source>
 <translation>Der ganzen Verteilung, bevor die Grenzen sie abschneiden.</translation>
</message>
<message>
 <source>Standard deviation over the mean, where the field has no value: some 20 % in even-aged stands, 60 % and more in uneven ones.</source>
 <translation>Standardabweichung durch Mittelwert, wo das Feld nichts angibt: etwa 20 % in gleichaltrigen Beständen, 60 % und mehr in ungleichaltrigen.</translation>
</message>
<message>
 <source>Stands</source>
 <translation>Bestände</translation>
</message>
<message>
 <source>Stands are evaluated one by one: blocks that an upper stand stops still count for the stand below it.</source>
 <translation>Bestände werden einzeln betrachtet: Was ein oberer Bestand aufhält, wird beim unteren nicht abgezogen.</translation>
</message>
<message>
 <source>Stands below their target, of those checked</source>
 <translation>Bestände unter ihrem Ziel, von den geprüften</translation>
</message>
<message>
 <source>Stands by block size</source>
 <translation>Bestände nach Blockgrösse</translation>
</message>
<message>
 <source>Stands of forest, in any system.</source>
 <translation>Waldbestände, in beliebigem Koordinatensystem.</translation>
</message>
<message>
 <source>Stands that brake rocks with a drag force below the height of the drag layer. Overlapping stands must have the same values.</source>
 <translation>Bestände, die Blöcke unterhalb der Höhe der Widerstandsschicht bremsen. Überlappende Bestände müssen übereinstimmen.</translation>
</message>
<message>
 <source>Stands that protect each object</source>
 <translation>Welcher Bestand welches Objekt schützt</translation>
</message>
<message>
 <source>Start areas, lines or points of the blocks</source>
 <translation>Startflächen, -linien oder -punkte der Blöcke</translation>
</message>
<message>
 <source>Start them on the slope, or faster.</source>
 <translation>Starten Sie sie am Hang oder schneller.</translation>
</message>
<message>
 <source>Starts are spread evenly from the distance above to this one. If left empty, all start at one point.</source>
 <translation>Die Ablösestellen verteilen sich gleichmässig von der Distanz oben bis zu dieser. Leer: alle Blöcke starten an einem Ort.</translation>
</message>
<message>
 <source>Starts left out, in the cell of a larger block</source>
 <translation>Weggelassene Ablösestellen, in der Zelle eines grösseren Blocks</translation>
</message>
<message>
 <source>State</source>
 <translation>Zustand</translation>
</message>
<message>
 <source>Stations</source>
 <translation>Stationen</translation>
</message>
<message>
 <source>Statistic</source>
 <translation>Statistik</translation>
</message>
<message>
 <source>Statistics of the lines</source>
 <translation>Statistik der Linien</translation>
</message>
<message>
 <source>Steepen the uphill face (UPHILL_ANGLE), raise the crest, add a ditch, or simulate on the carved elevation model.</source>
 <translation>Bergseitige Böschung steiler wählen (UPHILL_ANGLE), Krone erhöhen, Graben anlegen oder auf dem Höhenmodell mit Damm simulieren.</translation>
</message>
<message>
 <source>Steepest line from a cell up to a release. Blocks seldom reach farther than an angle of 28 to 34 degrees; check large areas of the danger map below that angle.</source>
 <translation>Steilste Linie von einer Zelle hinauf zu einer Ablösestelle. Blöcke kommen selten weiter als bis 28 bis 34 Grad; grosse Flächen darunter in der Gefahrenkarte verdienen einen zweiten Blick.</translation>
</message>
<message>
 <source>Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any below 22 degrees.</source>
 <translation>Steilste Linie von einer Zelle hinauf zum oberen Rand der Schutthalde. Die meisten Blöcke bleiben über 27.5 Grad liegen, kaum einer unter 22 Grad.</translation>
</message>
<message>
 <source>Stem diameter of the trees [cm]</source>
 <translation>Stammdurchmesser der Bäume [cm]</translation>
</message>
<message>
 <source>Stem-contact searches not converged</source>
 <translation>Nicht konvergierte Suchen nach dem Stammkontakt</translation>
</message>
<message>
 <source>Stems from event to event</source>
 <translation>Stämme von Ereignis zu Ereignis</translation>
</message>
<message>
 <source>Stems lost at the end</source>
 <translation>Am Ende verlorene Stämme</translation>
</message>
<message>
 <source>Stems of all sizes are removed in the same proportion; real fellings and storms do not do this.</source>
 <translation>Stämme aller Stärken fallen im gleichen Verhältnis weg; wirkliche Hiebe und Stürme treffen sie nicht gleich.</translation>
</message>
<message>
 <source>Stems per hectare</source>
 <translation>Stämme je Hektare</translation>
</message>
<message>
 <source>Stems per hectare of an inventory</source>
 <translation>Stämme je Hektare eines Inventars</translation>
</message>
<message>
 <source>Stems per hectare of plan area, where the field has no value. The number of trees is random about it (Poisson).</source>
 <translation>Der Grundrissfläche, wo das Feld nichts angibt. Die Anzahl Bäume streut darum (Poisson).</translation>
</message>
<message>
 <source>Stems per hectare that were not seen</source>
 <translation>Stämme je Hektare, die nicht gesehen wurden</translation>
</message>
<message>
 <source>Stems that are lost before the simulation [%]</source>
 <translation>Stämme, die vor der Simulation verloren gehen [%]</translation>
</message>
<message>
 <source>Stems that are lost first</source>
 <translation>Welche Stämme zuerst verloren gehen</translation>
</message>
<message>
 <source>Stems that rocks hit, for example from Single trees (talus:trees). Leave out the drag layer of FOREST where there are single trees, or the forest brakes twice.</source>
 <translation>Stämme, auf die Blöcke treffen, zum Beispiel aus Einzelbäume (talus:trees). Lassen Sie die Widerstandsschicht von FOREST weg, wo Einzelbäume stehen, sonst bremst der Wald doppelt.</translation>
</message>
<message>
 <source>Stems with a value in this field lie on the ground in this direction: the point is their middle, their height is their length, and the energy that they can absorb must be given, in the field above or in energy_kj. If left empty, the field lies_deg is used if there is one.</source>
 <translation>Stämme mit einer Zahl darin liegen in dieser Richtung am Boden: Der Punkt ist ihre Mitte, ihre Höhe ist ihre Länge, und die Energie, die sie aufnehmen, muss angegeben sein, im Feld darüber oder in energy_kj. Leer: das Feld lies_deg, wo es eines gibt.</translation>
</message>
<message>
 <source>Stems with a value in this field, below 90, lean towards the direction in the field above: the point is their foot, their height their length. If left empty, the field leans_deg is used if there is one.</source>
 <translation>Stämme mit einer Zahl darin, unter 90, neigen sich in die Richtung des Feldes darüber: Der Punkt ist ihr Fuss, ihre Höhe ihre Länge. Leer: das Feld leans_deg, wo es eines gibt.</translation>
</message>
<message>
 <source>Steps too long to update the spin</source>
 <translation>Schritte, die so lang waren, dass die Drehung blieb, wie sie war</translation>
</message>
<message>
 <source>Steps with contact, counted with their parts</source>
 <translation>Schritte mit Kontakt, ihre Teile gezählt</translation>
</message>
<message>
 <source>Steps with more meetings with barriers or trees than can be followed</source>
 <translation>Schritte mit mehr Begegnungen mit Schutzbauten oder Bäumen, als verfolgt werden</translation>
</message>
<message>
 <source>Stop at this precision [%]</source>
 <translation>Anhalten bei dieser Genauigkeit [%]</translation>
</message>
<message>
 <source>Stopping distance: penetration plus wall deflection. If left empty, no force.</source>
 <translation>Bremsweg: Eindringtiefe plus Verformung der Mauer. Leer: keine Kraft.</translation>
</message>
<message>
 <source>Stops</source>
 <translation>Ablagerungspunkte</translation>
</message>
<message>
 <source>Stops after the measure</source>
 <translation>Ablagerungspunkte nach der Massnahme</translation>
</message>
<message>
 <source>Stops before the measure</source>
 <translation>Ablagerungspunkte vor der Massnahme</translation>
</message>
<message>
 <source>Stops of each scenario</source>
 <translation>Ablagerungspunkte jedes Szenarios</translation>
</message>
<message>
 <source>Stops of the simulations</source>
 <translation>Ablagerungspunkte der Simulationen</translation>
</message>
<message>
 <source>Stops or trajectories of a simulation, or crossings of a line. If a run has several features, the one with the largest value counts.</source>
 <translation>Ablagerungspunkte oder Sturzbahnen einer Simulation, oder Querungen einer Linie. Von mehreren Objekten eines Laufs zählt jenes mit dem grössten Wert.</translation>
</message>
<message>
 <source>Stops when the 95th percentile below is known with this precision: half the width of its 95 % confidence interval, relative to it. The runs per release point are then the maximum; every point gets the same share of them. 0: make all runs.</source>
 <translation>Hält an, wenn das 95. Perzentil unten so genau bekannt ist: halbe Breite seines 95-%-Vertrauensintervalls, bezogen auf den Wert. Die Läufe je Ablösestelle sind dann die höchste Anzahl, die gerechnet wird; jeder Punkt erhält denselben Anteil davon. 0: alle Läufe rechnen.</translation>
</message>
<message>
 <source>Stops with other measures</source>
 <translation>Ablagerungspunkte mit anderen Massnahmen</translation>
</message>
<message>
 <source>Stops with the forest</source>
 <translation>Ablagerungspunkte mit dem Wald</translation>
</message>
<message>
 <source>Strength of the logs [% of a living stem]</source>
 <translation>Festigkeit der liegenden Stämme [% eines lebenden]</translation>
</message>
<message>
 <source>Strengths exceeded by the last rock:</source>
 <translation>Was das Netz vom letzten nicht trägt:</translation>
</message>
<message>
 <source>Strengths exceeded, and reasons why a rock is not held:</source>
 <translation>Was das Netz nicht trägt, und warum ein Stein nicht gehalten wird:</translation>
</message>
<message>
 <source>Strip at the top of the net that no rock may hit. If left empty, 0.5 m, or the radius of the design block where that is more, the minimum of UNI 11211-4.</source>
 <translation>Streifen oben am Netz, den kein Block treffen darf. Leer: 0.5 m, oder der Radius des Bemessungsblocks, wo er grösser ist; das ist das Mindeste nach UNI 11211-4.</translation>
</message>
<message>
 <source>Strip below the crest that no rock may hit, as required by your code. Required with crossings. There is no default, because the requirements of the codes could not be checked in a source.</source>
 <translation>Streifen unter der Krone, den kein Block treffen darf, wie Ihre Norm es verlangt. Mit Querungen nötig, und ohne Vorgabe: Was Normen verlangen, lag in keiner Quelle vor.</translation>
</message>
<message>
 <source>Strip below the top that no rock may hit, as required by your code. If left empty, not checked.</source>
 <translation>Streifen unter der Oberkante, den kein Block treffen darf, wie Ihre Norm es verlangt. Leer: nicht geprüft.</translation>
</message>
<message>
 <source>Stronge, in the plane</source>
 <translation>Stronge, in der Ebene</translation>
</message>
<message>
 <source>Strongest intensity of events with a return period of at most {} years: 1 weak, 2 medium, 3 strong.</source>
 <translation>Stärkste Intensität dessen, was mindestens einmal in {} Jahren geschieht: 1 schwach, 2 mittel, 3 stark.</translation>
</message>
<message>
 <source>Structures are divided into equal sections no longer than this, each with its own forces.</source>
 <translation>Bauwerke werden in gleiche Abschnitte geteilt, die nicht länger sind, jeder mit eigenen Kräften.</translation>
</message>
<message>
 <source>Study for the command line: {}</source>
 <translation>Studie für die Befehlszeile: {}</translation>
</message>
<message>
 <source>Styles for earlier results</source>
 <translation>Stile für frühere Ergebnisse</translation>
</message>
<message>
 <source>Subject</source>
 <translation>Gegenstand</translation>
</message>
<message>
 <source>Subject of the report, for example the slope or the order.</source>
 <translation>Worum es im Bericht geht, zum Beispiel der Hang oder der Auftrag.</translation>
</message>
<message>
 <source>Successive rock after which a brake is used up (0: none)</source>
 <translation>Aufeinanderfolgender Block, nach dem eine Bremse aufgebraucht ist (0: keiner)</translation>
</message>
<message>
 <source>Successive rocks that the net holds</source>
 <translation>Aufeinanderfolgende Blöcke, die das Netz hält</translation>
</message>
<message>
 <source>Successive rocks without repair</source>
 <translation>Blöcke nacheinander, ohne Instandsetzung</translation>
</message>
<message>
 <source>Such stems leave stumps that absorb as much energy as the stem did. No published height: enter that of your stand. If left empty, no stumps are left.</source>
 <translation>Solche Stämme hinterlassen Stöcke, die so viel Energie aufnehmen wie der Stamm. Keine veröffentlichte Höhe: geben Sie die Ihres Bestandes an. Leer: nichts bleibt stehen.</translation>
</message>
<message>
 <source>Surface model</source>
 <translation>Oberflächenmodell</translation>
</message>
<message>
 <source>Surface roughness of all ground [m]</source>
 <translation>Oberflächenrauigkeit des gesamten Bodens [m]</translation>
</message>
<message>
 <source>Surface roughness of each polygon. Left empty, the field surface_roughness is taken if the layer has it, else the obstacle heights rg70, rg20 and rg10 of Rockyfor3D, as d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10. Empty values take that of all ground or of the class.</source>
 <translation>Oberflächenrauigkeit jedes Polygons. Bleibt das Feld leer, wird das Feld surface_roughness genommen, wenn der Layer es hat, sonst die Hindernishöhen rg70, rg20 und rg10 von Rockyfor3D als d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10. Leere Werte übernehmen jene des gesamten Bodens oder der Klasse.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts are too few for the inputs that differ among them; every rock is decided by the net model.</source>
 <translation>Ersatzmodell der Schutzbaute {}: {} Anpralle sind zu wenige für das, was sich unter ihnen unterscheidet; das Netz entscheidet über alle.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts; the error of the energy share taken by the net is {:.2f} by cross-validation; rocks nearer than {:.2f} to the border are decided by the net model, and so are some {:.0f} % of the rocks.</source>
 <translation>Ersatzmodell der Schutzbaute {}: {} Anpralle; der Anteil der Energie, den das Netz nimmt, wird nach der Kreuzvalidierung um {:.2f} verfehlt; was näher als {:.2f} an der Grenze liegt, bleibt dem Netz überlassen, und damit etwa {:.0f} % der Blöcke.</translation>
</message>
<message>
 <source>Surveyor and date of the terrain, owner of the base map, licence. If left empty, the plan names the elevation model with its cell size, and the layers.</source>
 <translation>Wer das Gelände wann aufgenommen hat, wessen Basiskarte, welche Lizenz. Leer: das Höhenmodell mit seiner Zellgrösse und die Namen der Layer.</translation>
</message>
<message>
 <source>Susceptibility map of the area that blocks can reach, on an elevation model of any size: sources by slope and joint sets, reach by the energy line of each volume and height of cliff. An indication without frequency, to find the slopes that need a closer look. It can be compared with the runs of a simulation.</source>
 <translation>Wohin Blöcke überhaupt kommen können, auf einem Höhenmodell beliebiger Grösse: Ablösegebiete nach Neigung und Kluftscharen, Reichweite nach der Energielinie für jedes Volumen und jede Felshöhe. Ein Hinweis ohne Häufigkeit, um zu finden, wo genauer hinzusehen ist; wird mit Läufen einer Simulation verglichen.</translation>
</message>
<message>
 <source>Sweeps of the contact solver in a step</source>
 <translation>Durchgänge des Kontaktlösers in einem Schritt</translation>
</message>
<message>
 <source>Swiss model 166.1</source>
 <translation>Schweizer Modell 166.1</translation>
</message>
<message>
 <source>Swiss practice, schutz-vor-naturgefahren.ch</source>
 <translation>Schweizer Praxis, schutz-vor-naturgefahren.ch</translation>
</message>
<message>
 <source>Switch on Query on the map to query again.</source>
 <translation>«Auf der Karte fragen» einschalten, um wieder zu fragen.</translation>
</message>
<message>
 <source>Switch the viscous drag on (VISCOUS_DRAG) when you simulate with this table.</source>
 <translation>Schalten Sie den viskosen Widerstand ein (VISCOUS_DRAG), wenn Sie mit dieser Tabelle simulieren.</translation>
</message>
<message>
 <source>Switzerland</source>
 <translation>Schweiz</translation>
</message>
<message>
 <source>TARGET: no run meets it, so there is no value.</source>
 <translation>TARGET: Kein Lauf trifft es, deshalb gibt es keinen Wert.</translation>
</message>
<message>
 <source>TARGET: the layer {} is empty.</source>
 <translation>TARGET: Der Layer {} ist leer.</translation>
</message>
<message>
 <source>TARGETS: row {} needs the volume of a block and, where they are given, positive numbers.</source>
 <translation>TARGETS: Zeile {} braucht das Volumen eines Blocks und, wo sie angegeben sind, positive Zahlen.</translation>
</message>
<message>
 <source>TEMPLATE: {} cannot be read ({}).</source>
 <translation>TEMPLATE: {} lässt sich nicht lesen ({}).</translation>
</message>
<message>
 <source>TEMPLATE: {} is not a layout template with a map.</source>
 <translation>TEMPLATE: {} ist keine Layoutvorlage mit einer Karte.</translation>
</message>
<message>
 <source>THRESHOLD: give the angle for the method fixed, or choose another one.</source>
 <translation>THRESHOLD: Geben Sie den Winkel für die Methode fixed an, oder wählen Sie eine andere.</translation>
</message>
<message>
 <source>THRESHOLD: the value {value:g}° is not used; by the chosen method (METHOD) the threshold is {limit:.1f}°.</source>
 <translation>THRESHOLD: Die angegebenen {value:g}° zählen nicht; nach der gewählten Methode (METHOD) sind es {limit:.1f}°.</translation>
</message>
<message>
 <source>TOE: {:g} m is not on the profile, which is {:g} m long.</source>
 <translation>TOE: {:g} m liegt nicht auf dem Profil, das {:g} m lang ist.</translation>
</message>
<message>
 <source>TOTAL_RUNS is {}, but the layer has {} different runs.</source>
 <translation>TOTAL_RUNS ist {}, aber der Layer hat {} verschiedene Läufe.</translation>
</message>
<message>
 <source>TRAJECTORIES has {} layers, FREQUENCIES {} rows; give one for every row, or leave this input empty.</source>
 <translation>TRAJECTORIES hat {} Layer, FREQUENCIES {} Zeilen; geben Sie einen für jede Zeile an oder keinen.</translation>
</message>
<message>
 <source>TRAJECTORIES, CROSSINGS: give one of them, not both.</source>
 <translation>TRAJECTORIES, CROSSINGS: Geben Sie nur eines davon an.</translation>
</message>
<message>
 <source>TRAJECTORIES: feature {} is not a path: it needs at least two vertices whose times (M) increase and whose coordinates are finite numbers.</source>
 <translation>TRAJECTORIES: Objekt {} ist keine Sturzbahn: Sie benötigt mindestens zwei Stützpunkte, deren Zeiten (M) zunehmen und deren Koordinaten endliche Zahlen sind.</translation>
</message>
<message>
 <source>TRAJECTORIES: in {} there are copies of runs that are not there; give the whole layer.</source>
 <translation>TRAJECTORIES: in {} sind Kopien von Läufen, die nicht da sind; den ganzen Layer geben.</translation>
</message>
<message>
 <source>TRAJECTORIES: rocks without a radius count with their centre of mass.</source>
 <translation>TRAJECTORIES: Blöcke ohne Radius zählen mit ihrem Massenschwerpunkt.</translation>
</message>
<message>
 <source>TRAJECTORIES: runs at a barrier: {} of {}; barriers that are reached: {} of {}.</source>
 <translation>TRAJECTORIES: Läufe an einer Schutzbaute: {} von {}; Schutzbauten, die erreicht werden: {} von {}.</translation>
</message>
<message>
 <source>TRAJECTORIES: the lines of {} have no height (Z) or no time (M). Take the layer that Simulate rockfall wrote; formats such as GeoJSON and some tools drop these values, GeoPackage keeps them.</source>
 <translation>TRAJECTORIES: Die Linien von {} haben keine Höhe (Z) oder keine Zeit (M). Nehmen Sie den Layer, den Steinschlag simulieren geschrieben hat; Formate wie GeoJSON und manche Werkzeuge verlieren diese Werte, GeoPackage behält sie.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines do not have the motion at their vertices (field {field}), so energies are those of the translation alone, without rotation.</source>
 <translation>TRAJECTORIES: {value:.0f} von {limit:.0f} Linien sagen nichts über die Bewegung an ihren Stützpunkten (Feld {field}); die Energien sind daher nur die der Translation, ohne Rotation.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines were written by an earlier version, without vertices at the bends of their paths, so crossings and hits depend on the interval of their vertices (TRAJECTORY_INTERVAL).</source>
 <translation>TRAJECTORIES: {value:.0f} von {limit:.0f} Linien wurden von einer früheren Version geschrieben, ohne Stützpunkte an den Knicken ihrer Bahnen; Durchgänge und Treffer hängen daher vom Abstand ihrer Stützpunkte ab (TRAJECTORY_INTERVAL).</translation>
</message>
<message>
 <source>TRAJECTORIES: {} has {} runs, the maps of {} have {:g}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES: {} hat {} Läufe, die Karten von {} haben {:g}; nehmen Sie die Layer einer Simulation.</translation>
</message>
<message>
 <source>TRAJECTORIES: {} is in {}, the maps of {} in {}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES: {} ist in {}, die Karten von {} in {}; nehmen Sie die Layer einer Simulation.</translation>
</message>
<message>
 <source>TREES: none of them stands in a stand; do both layers cover the same area?</source>
 <translation>TREES: Keiner steht in einem Bestand; sind beide Layer vom selben Ort?</translation>
</message>
<message>
 <source>TREE_DIAMETER_FIELD: the layer {} has no field dbh_cm; choose the one with the stem diameters.</source>
 <translation>TREE_DIAMETER_FIELD: Der Layer {} hat kein Feld dbh_cm; wählen Sie jenes mit den Stammdurchmessern.</translation>
</message>
<message>
 <source>Table of Ritchie (1963), of your authority or your own practice: a row for each class of slopes and heights. Table and chart then state the share of the rocks that stays within the width. The depth is only listed in the table: the simulated catchment is flat or slopes back. Talus contains no such table, because none could be checked in its source.</source>
 <translation>Nach Ritchie (1963), der Behörde oder eigener Praxis: eine Zeile je Klasse von Neigungen und Höhen. Tabelle und Diagramm sagen dann, welcher Anteil der Blöcke innerhalb der Breite bleibt. Die Tiefe steht nur in der Tabelle: Simuliert wird ein Auffangraum, der eben ist oder zurückfällt. Talus hat keine eigene solche Tabelle, denn keine konnte in ihrer Quelle gelesen werden.</translation>
</message>
<message>
 <source>Table of ground classes</source>
 <translation>Tabelle der Bodenklassen</translation>
</message>
<message>
 <source>Table of ground classes with the calibrated one</source>
 <translation>Tabelle der Bodenklassen mit der kalibrierten</translation>
</message>
<message>
 <source>Table of heights and volumes, sections, equations and limits.</source>
 <translation>Tabelle der Höhen und Volumen, Querschnitte, Gleichungen und Grenzen.</translation>
</message>
<message>
 <source>Table of the comparison</source>
 <translation>Tabelle des Vergleichs</translation>
</message>
<message>
 <source>Table of the curve</source>
 <translation>Tabelle der Kurve</translation>
</message>
<message>
 <source>Table of the evaluations</source>
 <translation>Tabelle der Auswertungen</translation>
</message>
<message>
 <source>Table of the impacts; of the one with the largest elongation, of a rock that is held if there is one, forces and strokes over time, the energy budget and the net at chosen moments.</source>
 <translation>Tabelle der Anpralle; von dem mit der maximalen Auslenkung, eines gehaltenen Blocks, falls es einen gibt, Kräfte und Bremswege über die Zeit, die Energiebilanz und das Netz zu ausgewählten Zeiten.</translation>
</message>
<message>
 <source>Table of the members</source>
 <translation>Tabelle der Mitglieder</translation>
</message>
<message>
 <source>Table to paste: for each object and scenario the return period and the spatial probability of occurrence of each intensity, which is the probability that an event hits the object so, by its hardest block.</source>
 <translation>Tabelle zum Einfügen: für jedes Objekt und Szenario die Wiederkehrperiode und die räumliche Auftretenswahrscheinlichkeit jeder Intensität, also die Wahrscheinlichkeit, dass ein Ereignis das Objekt so trifft, nach seinem stärksten Block.</translation>
</message>
<message>
 <source>Table: a row for each stand, block and loss of stems, with the blocks that stop and the stand required.</source>
 <translation>Tabelle: eine Zeile je Bestand, Block und Stammverlust, mit dem, was anhält, und dem, was es bräuchte.</translation>
</message>
<message>
 <source>Table: a row for the dimensions above and for each variant, with volumes, area, heights and rocks.</source>
 <translation>Tabelle: eine Zeile für die Abmessungen oben und für jede Variante, mit Volumen, Fläche, Höhen und Blöcken.</translation>
</message>
<message>
 <source>Table: for each rock and each field that its pieces hit, their number, energy, mass and height.</source>
 <translation>Tabelle: zu jedem Block und jedem Feld, das seine Bruchstücke treffen, wie viele, mit welcher Energie, Masse und Höhe.</translation>
</message>
<message>
 <source>Table: number of rocks of each release feature that pass each line, with their energy and height.</source>
 <translation>Tabelle: wie viele Blöcke jedes Ablöseobjekts jede Linie queren, und mit welcher Energie und Höhe.</translation>
</message>
<message>
 <source>Table: runs that reach an object only if there is no forest, grouped by the stand in which they stop.</source>
 <translation>Tabelle: Läufe, die ein Objekt nur ohne den Wald erreichen, nach dem Bestand, in dem sie mit ihm anhalten.</translation>
</message>
<message>
 <source>Table: share of the passing rocks that a barrier of each height and energy class would stop.</source>
 <translation>Tabelle: Anteil der querenden Blöcke, den eine Schutzbaute jeder Höhe und Energieklasse aufhalten würde.</translation>
</message>
<message>
 <source>Table: share of the runs of each scenario that hit each object, its confidence, energies, intensities.</source>
 <translation>Tabelle: Anteil der Läufe jedes Szenarios, die jedes Objekt treffen, mit Vertrauensbereich, Energien, Intensitäten.</translation>
</message>
<message>
 <source>Table: the shares of ground, rolling, shape, size, height, rate and chance in the variance of reach, energy, frequency and run-out (first-order shares), each with its standard error.</source>
 <translation>Tabelle: welcher Teil der Varianz von Reichweite, Energie, Häufigkeit und Reichweite auf Boden, Rollwiderstand, Form, Grösse, Höhe, Rate und Zufall entfällt (Anteile erster Ordnung), jeweils mit Standardfehler.</translation>
</message>
<message>
 <source>Tables (*.csv)</source>
 <translation>Tabellen (*.csv)</translation>
</message>
<message>
 <source>Tables along the structures, formulas with their certainty, and limits.</source>
 <translation>Tabellen entlang der Bauwerke, Formeln mit ihrer Gewissheit, und Grenzen.</translation>
</message>
<message>
 <source>Tables of the stands, target profile, equations and limits.</source>
 <translation>Tabellen der Bestände, Zielprofil, Gleichungen und Grenzen.</translation>
</message>
<message>
 <source>Take a GeoPackage (.gpkg) to keep them.</source>
 <translation>Mit einem GeoPackage (.gpkg) bleibt es erhalten.</translation>
</message>
<message>
 <source>Take cells no larger than the radius of the smallest block.</source>
 <translation>Nehmen Sie Zellen, die nicht grösser sind als der Radius des kleinsten Blocks.</translation>
</message>
<message>
 <source>Take more impacts, or 0 to rank by energy.</source>
 <translation>Nehmen Sie mehr Anpralle, oder 0 für die Ordnung nach Energie.</translation>
</message>
<message>
 <source>Take polygons</source>
 <translation>Polygone übernehmen</translation>
</message>
<message>
 <source>Take the largest energy (ENERGY_MAX).</source>
 <translation>Nehmen Sie die grösste Energie (ENERGY_MAX).</translation>
</message>
<message>
 <source>Take the layer as Simulate rockfall wrote it.</source>
 <translation>Nehmen Sie den Layer, wie Steinschlag simulieren ihn schrieb.</translation>
</message>
<message>
 <source>Talus (rockfall)</source>
 <translation>Talus (Steinschlag)</translation>
</message>
<message>
 <source>Talus has read no standard in full: fill in the numbers of the clauses from your copy.</source>
 <translation>Talus liegt keine Norm vollständig vor: Tragen Sie die Ziffern aus Ihrem Exemplar ein.</translation>
</message>
<message>
 <source>Talus needs a Python package that is not installed: {}. Install it for the Python of QGIS.</source>
 <translation>Talus benötigt ein Python-Paket, das fehlt: {}. Installieren Sie es für das Python von QGIS.</translation>
</message>
<message>
 <source>Talus uses these Python packages. Packages with a tick are downloaded from the internet (https://pypi.org) or read from a folder, in versions for numpy {}, and installed into a folder of your profile:
{}
numpy and all other packages of QGIS are unchanged; the copy of numpy, some 20 MB, that pip downloads too is discarded. The same window removes them again.</source>
 <translation>Talus verwendet diese Python-Pakete. Die mit Haken werden aus dem Internet (https://pypi.org) oder aus einem Ordner geholt, in Versionen für numpy {}, und kommen in einen Ordner Ihres Profils:
{}
numpy und alle anderen Pakete von QGIS bleiben, wie sie sind; die Kopie von numpy, etwa 20 MB, die pip mit herunterlädt, wird weggeworfen. Dasselbe Fenster entfernt die Pakete wieder.</translation>
</message>
<message>
 <source>Talus {}, {}. Impacts: {}, held by the net: {}.</source>
 <translation>Talus {}, {}. Anpralle: {}, vom Netz gehalten: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Lines: {}.</source>
 <translation>Talus {}, {}. Linien: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Runs: {}, at a line or more: {}. Lines: {}.</source>
 <translation>Talus {}, {}. Läufe: {}, davon an einer Linie oder mehreren: {}. Linien: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Scenarios: {}. Cells: {} x {} of {:g} m.</source>
 <translation>Talus {}, {}. Szenarien: {}. Zellen: {} x {} zu {:g} m.</translation>
</message>
<message>
 <source>Talus {}, {}. Seed {}.</source>
 <translation>Talus {}, {}. Startwert {}.</translation>
</message>
<message>
 <source>Talus {}. Characteristic values are the {}th percentiles of the rocks that arrive at a section.</source>
 <translation>Talus {}. Charakteristische Werte sind Perzentile {} der Blöcke, die an einem Abschnitt ankommen.</translation>
</message>
<message>
 <source>Talus {}. Embankments: {}; cells of {:.3g} m.</source>
 <translation>Talus {}. Dämme: {}; Zellen von {:.3g} m.</translation>
</message>
<message>
 <source>Talus {}. Ground class {}, {} observed points, misfit {:.3g}, share of random draws that fit no better {:.2f}.</source>
 <translation>Talus {}. Bodenklasse {}, {} beobachtete Punkte, Abweichung {:.3g}, Anteil zufälliger Ziehungen, die nicht besser passen, {:.2f}.</translation>
</message>
<message>
 <source>Talus {}. Lines: {}. Nets: {}.</source>
 <translation>Talus {}. Linien: {}. Netze: {}.</translation>
</message>
<message>
 <source>Talus {}. Stands: {}.</source>
 <translation>Talus {}. Bestände: {}.</translation>
</message>
<message>
 <source>Talus: engine prepared</source>
 <translation>Talus: Rechenkern wird bereit gemacht</translation>
</message>
<message>
 <source>Talus: example. Energy of the rocks, 95th percentile</source>
 <translation>Talus: Beispiel. Energie der Blöcke, 95. Perzentil</translation>
</message>
<message>
 <source>Talus: prepare the engine</source>
 <translation>Talus: Rechenkern vorbereiten</translation>
</message>
<message>
 <source>Talus: rocks thrown from here</source>
 <translation>Talus: Blöcke von hier geworfen</translation>
</message>
<message>
 <source>Tangent of the reach angle of the rocks that get farthest, mostly 0.4 to 0.8. If left empty, it is determined together with the levels for a share; with the measure distance the speed is then ignored. It changes the uncertainty of the results, not their meaning.</source>
 <translation>Tangens des Pauschalgefälles weiter Steine, meist 0.4 bis 0.8. Leer: Sie wird mit den Stufen für einen Anteil gefunden, und mit distance zählt die Geschwindigkeit nicht. Sie ändert nicht, was Ergebnisse bedeuten, nur wie sicher sie sind.</translation>
</message>
<message>
 <source>Tangent of the slope on which a rock of any size just keeps rolling on smooth ground, corners of the rock included; at most 3. Stones on the ground add to it (SURFACE_ROUGHNESS). If left empty, the ground classes give it. In earlier versions this number held for rocks of 1 t.</source>
 <translation>Tangens des Hangs, auf dem ein Block jeder Grösse gerade weiterrollt, wo nichts aus dem Boden vorsteht, Ecken des Blocks eingeschlossen; höchstens 3. Steine auf dem Boden kommen hinzu (SURFACE_ROUGHNESS). Bleibt das Feld leer, gelten die Bodenklassen. In früheren Versionen galt diese Zahl für Blöcke von 1 t.</translation>
</message>
<message>
 <source>Tangential restitution of all ground</source>
 <translation>Tangentiale Restitution des gesamten Bodens</translation>
</message>
<message>
 <source>Target profile</source>
 <translation>Zielprofil</translation>
</message>
<message>
 <source>Target that runs meet</source>
 <translation>Ziel, das Läufe treffen</translation>
</message>
<message>
 <source>Terrain and releases</source>
 <translation>Gelände und Ablösestellen</translation>
</message>
<message>
 <source>Terrain on which the posts and anchors stand. It also supports the rock in the net.</source>
 <translation>Gelände, auf dem die Stützen und Anker stehen. Es trägt auch den Block im Netz.</translation>
</message>
<message>
 <source>Terrain that is shown; a large model is shown with larger cells.</source>
 <translation>Das Gelände, das gezeigt wird; vergröbert, wo es gross ist.</translation>
</message>
<message>
 <source>Terrain with the envelope of the heights, and below it velocity, energy and the number of rocks.</source>
 <translation>Gelände mit der Umhüllenden der Höhen, darunter Geschwindigkeit, Energie und Anzahl der Blöcke.</translation>
</message>
<message>
 <source>Text files (*.csv *.txt)</source>
 <translation>Textdateien (*.csv *.txt)</translation>
</message>
<message>
 <source>Text files (*.txt *.csv)</source>
 <translation>Textdateien (*.txt *.csv)</translation>
</message>
<message>
 <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
 <translation>Das 95. Perzentil einer Zelle, die nur wenige Läufe queren, ist unsicher; beachten Sie auch die Querungen.</translation>
</message>
<message>
 <source>The 99.9th percentile of penetration is {value:.1f} % of the radius; the limit is {limit:g} %.</source>
 <translation>Das 99,9. Perzentil der Eindringung ist {value:.1f} % des Radius; die Grenze ist {limit:g} %.</translation>
</message>
<message>
 <source>The Gaussians explain the distribution of the slope poorly (R² = {value:.2f}).</source>
 <translation>Die Gausskurven erklären die Verteilung der Neigung schlecht (R² = {value:.2f}).</translation>
</message>
<message>
 <source>The Python of QGIS has no pip, and none could be downloaded.</source>
 <translation>Das Python von QGIS hat kein pip, und es liess sich keines beschaffen.</translation>
</message>
<message>
 <source>The area has {} start points; blocks start at {} of them, chosen at random.</source>
 <translation>Die Fläche hat {} Plätze; an {} davon hängen Blöcke, zufällig gewählt.</translation>
</message>
<message>
 <source>The band with the heights.</source>
 <translation>Der Kanal mit den Höhen.</translation>
</message>
<message>
 <source>The best simulation differs from the observations by more than chance: no parameters within the bounds explain them.</source>
 <translation>Die beste Simulation weicht von den Beobachtungen stärker ab als durch Zufall: Keine Parameter innerhalb der Grenzen erklären sie.</translation>
</message>
<message>
 <source>The best {parameter} lies on a bound of the search, {low:g} to {high:g}.</source>
 <translation>Der beste Wert von {parameter} liegt auf einer Grenze der Suche, {low:g} bis {high:g}.</translation>
</message>
<message>
 <source>The block of the scenario {subject}, {volume:.3g} m³, has {value:.0f} kg at {density:g} kg/m³; rolling was measured for blocks of {least:g} to {most:g} kg. Beyond, rolling resistance is kept as at {limit:g} kg.</source>
 <translation>Der Block des Szenarios {subject}, {volume:.3g} m³, hat {value:.0f} kg bei {density:g} kg/m³; gemessen wurde das Rollen von Blöcken von {least:g} bis {most:g} kg. Ausserhalb bleibt der Rollwiderstand der von {limit:g} kg.</translation>
</message>
<message>
 <source>The block of {period:g} years, {value:.3g} m³, is more than {times:g} times the largest of the list, {largest:.3g} m³: no measured block supports it.</source>
 <translation>Der Block von {period:g} Jahren, {value:.3g} m³, ist mehr als {times:g}-mal so gross wie der grösste der Liste, {largest:.3g} m³: Keine Messung stützt ihn.</translation>
</message>
<message>
 <source>The blocks fall ...</source>
 <translation>Die Blöcke fallen ...</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs and of the recorded events. The ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>Die 95-%-Grenzen sind jene der Anzahl Läufe und der erfassten Ereignisse. Boden und Schadenwerte gelten wie angegeben: Ihre Unsicherheit ist nicht darin enthalten. Wo kein Lauf trifft, ist die obere Grenze der Treffer nicht 0.</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs only. The return periods or rates, the ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>Die 95-%-Grenzen sind allein jene der Anzahl Läufe. Wiederkehrperioden oder Raten, Boden und Schadenwerte gelten wie angegeben: Ihre Unsicherheit ist nicht darin enthalten. Wo kein Lauf trifft, ist die obere Grenze der Treffer nicht 0.</translation>
</message>
<message>
 <source>The calibration does not give the frequency of rockfall.</source>
 <translation>Wie oft Steine fallen, folgt nicht aus einer Kalibrierung.</translation>
</message>
<message>
 <source>The canton's word for the process</source>
 <translation>Bezeichnung des Prozesses im Kanton</translation>
</message>
<message>
 <source>The carved elevation model has {millions:.0f} million cells of {size:.3g} m.</source>
 <translation>Das Höhenmodell mit Dämmen hat {millions:.0f} Millionen Zellen von {size:.3g} m.</translation>
</message>
<message>
 <source>The carved elevation model of each variant, NAME.tif, for simulations with each.</source>
 <translation>Das Höhenmodell mit Dämmen und Gräben jeder Variante, NAME.tif, für Simulationen mit jeder.</translation>
</message>
<message>
 <source>The catchment that holds 90 % is {:.1f} m wide.</source>
 <translation>Der Auffangraum, der 90 % hält, ist {:.1f} m breit.</translation>
</message>
<message>
 <source>The cells of the canopy are {value:.3g} m wide; crowns are distinguished in cells of {limit:g} m and less.</source>
 <translation>Die Zellen des Kronendachs sind {value:.3g} m breit; Kronen lassen sich in Zellen von {limit:g} m und weniger unterscheiden.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Ledges, gullies and the edges of cliffs are smoothed away, so passing heights and energies are too small in places.</source>
 <translation>Die Zellen des Höhenmodells sind {value:.3g} m breit, mehr als {limit:g} m. Bänder, Rinnen und Felskanten sind weggeglättet, sodass Sprunghöhen und Energien stellenweise zu klein sind.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Passing heights at a barrier depend on the relief of the last metres before it, which such cells do not show.</source>
 <translation>Die Zellen des Höhenmodells sind {value:.3g} m breit, mehr als {limit:g} m. Die Sprunghöhen an einem Schutzbauwerk hängen vom Relief der letzten Meter davor ab, das solche Zellen nicht zeigen.</translation>
</message>
<message>
 <source>The certainty of the percentile depends on the number of runs; see Convergence of a simulation.</source>
 <translation>Das Perzentil ist so sicher, wie die Läufe zahlreich sind; siehe Konvergenz einer Simulation.</translation>
</message>
<message>
 <source>The check as a page to be signed: inputs with their sources, the steps of the code with the numbers in them, the result of each line, a figure of the reserve of each net, and the list of what is not checked.</source>
 <translation>Der Nachweis als Seite zum Unterschreiben: Eingaben mit ihrer Herkunft, die Schritte der Norm mit eingesetzten Zahlen, das Ergebnis je Linie, ein Bild der Ausnutzung jedes Netzes, und was nicht geprüft ist.</translation>
</message>
<message>
 <source>The check covers single impacts on an intact net. Wear, filling and hits on posts are not included, nor hits near posts and edges: type tests hit the middle of the middle field. Impacts on a net shows such hits.</source>
 <translation>Geprüft werden einzelne Einschläge in ein unversehrtes Netz. Verschleiss, Füllung und Treffer auf Stützen gehören nicht dazu, auch nicht Treffer nahe an Stützen und Rändern: Typenprüfungen treffen die Mitte des Mittelfelds. Solche Treffer zeigt Anpralle auf ein Netz.</translation>
</message>
<message>
 <source>The cliff can give blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>Die Felswand kann Blöcke bis {:.3g} m³ liefern, das {:.3g}-Fache des grössten der Liste.</translation>
</message>
<message>
 <source>The cliff is as high as a source lies above the lowest cell in a square of twice this side. Used where reach angles depend on the height.</source>
 <translation>Die Felswand ist so hoch, wie eine Ablösezelle über der tiefsten Zelle in einem Quadrat der doppelten Seite liegt. Zählt, wo Pauschalgefälle von der Höhe abhängen.</translation>
</message>
<message>
 <source>The cores are those of the cluster, and each of its workers takes up to {} of memory.</source>
 <translation>Die Kerne sind die des Clusters, und jeder seiner Arbeitsprozesse braucht bis zu {} Speicher.</translation>
</message>
<message>
 <source>The crest lines at their level, with length, heights, volumes of fill and cut, and area.</source>
 <translation>Die Kronenlinien in ihrer Höhenlage, mit Länge, Höhen, Volumen von Schüttung und Aushub, und Fläche.</translation>
</message>
<message>
 <source>The crossings with the most energy among the rocks whose centre is below the top. 0: all. One takes a second or more.</source>
 <translation>Die mit der meisten Energie unter den Blöcken, deren Mitte unter dem oberen Rand ist. 0: alle. Einer dauert eine Sekunde oder mehr.</translation>
</message>
<message>
 <source>The danger levels as polygons for a plan, one for each part, without specks and with rounded borders. The raster of danger levels stays as it is. Needs shapely 2.</source>
 <translation>Die Gefahrenstufen als Polygone für einen Plan, eines für jeden Teil, ohne Splitter und mit gerundeten Rändern. Das Raster der Gefahrenstufen bleibt, wie es ist. Braucht shapely 2.</translation>
</message>
<message>
 <source>The difference could not be computed: {}</source>
 <translation>Die Differenz konnte nicht berechnet werden: {}</translation>
</message>
<message>
 <source>The distance required is the upper bound of the 95th percentile of the elongation, or the largest where too few rocks were thrown to bound it; standards require a margin.</source>
 <translation>Der nötige Abstand ist die obere Grenze des 95. Perzentils der Auslenkung oder die maximale Auslenkung, wo zu wenige Blöcke geworfen wurden, um es einzugrenzen; Normen verlangen eine Reserve.</translation>
</message>
<message>
 <source>The distribution is cut off here. If left empty, it has no upper limit.</source>
 <translation>Die Verteilung wird hier abgeschnitten. Leer: nirgends.</translation>
</message>
<message>
 <source>The distribution is cut off here. Left empty: 0.</source>
 <translation>Die Verteilung wird hier abgeschnitten. Leer: 0.</translation>
</message>
<message>
 <source>The drawn zones of {} and above leave out {} m² of {} m² of its cells.</source>
 <translation>Die gezeichneten Zonen von {} und darüber lassen {} m² von {} m² ihrer Zellen weg.</translation>
</message>
<message>
 <source>The drive of the folder {folder}, which keeps unfinished work, does not support file locks: let only one job at a time use it.</source>
 <translation>Das Laufwerk des Ordners {folder}, der unfertige Arbeit aufbewahrt, kennt keine Sperren: Lassen Sie nur einen Auftrag zur gleichen Zeit damit arbeiten.</translation>
</message>
<message>
 <source>The elevation model has no coordinate system; give it one in the properties of its layer.</source>
 <translation>Das Höhenmodell hat kein Koordinatensystem; geben Sie ihm eines in den Eigenschaften seines Layers.</translation>
</message>
<message>
 <source>The elevation model has {:.0f} million cells; clip it to the slope first.</source>
 <translation>Das Höhenmodell hat {:.0f} Millionen Zellen; schneiden Sie es zuerst auf den Hang zu.</translation>
</message>
<message>
 <source>The elevation model is in degrees; warp it to a metric coordinate system first.</source>
 <translation>Das Höhenmodell ist in Grad; transformieren Sie es zuerst in ein metrisches Koordinatensystem.</translation>
</message>
<message>
 <source>The elevation model of the simulation.</source>
 <translation>Das Höhenmodell der Simulation.</translation>
</message>
<message>
 <source>The elevation model of the simulation: heights above the ground are then exact at the lines. Without it they are interpolated between the samples; without samples they are unknown.</source>
 <translation>Das Höhenmodell der Simulation: Die Höhen über dem Boden sind dann an den Linien exakt. Ohne es werden sie zwischen den Stützwerten interpoliert, und ohne diese sind sie nicht bekannt.</translation>
</message>
<message>
 <source>The elevation model of the simulation; the raster gets its cells.</source>
 <translation>Das Höhenmodell der Simulation; das Raster erhält seine Zellen.</translation>
</message>
<message>
 <source>The elevation model with the embankments and ditches, for the simulation. Beyond the footprint its heights are those of the input.</source>
 <translation>Das Höhenmodell mit den Dämmen und Gräben, für die Simulation. Ausserhalb der Grundfläche sind seine Höhen die der Eingabe.</translation>
</message>
<message>
 <source>The elevation model would take {value:.0f} MB of memory, more than the allowed {limit:.0f} MB ({subject}). The tiles of it that rocks reach are kept in {folder} ({key}); the results are the same.</source>
 <translation>Das Höhenmodell würde {value:.0f} MB Arbeitsspeicher brauchen, mehr als die {limit:.0f} MB, die es darf ({subject}). Die Kacheln, in die Blöcke kommen, liegen in {folder} ({key}); die Ergebnisse sind dieselben.</translation>
</message>
<message>
 <source>The elevation model {} does not cover this point.</source>
 <translation>Das Höhenmodell {} reicht nicht bis dorthin.</translation>
</message>
<message>
 <source>The energy balance has an error of {:.2g} % of the rock's energy.</source>
 <translation>Die Bilanz verfehlt um {:.2g} % der Energie des Blocks.</translation>
</message>
<message>
 <source>The energy classes are the maximum energy levels of ETAG 027 and EAD 340059-00-0106. The table is a screening: the barrier keeps its height, one rock comes at a time, and rocks that pass above or through are not slowed. Standards require safety factors and a clearance, which the factors can represent.</source>
 <translation>Die Energieklassen sind die maximalen Energieniveaus nach ETAG 027 und EAD 340059-00-0106. Die Tabelle ist eine Vorbemessung: Die Schutzbaute behält ihre Höhe, es kommt jeweils ein einzelner Block, und Blöcke, die darüber oder hindurch gehen, werden nicht gebremst. Normen verlangen Sicherheitsbeiwerte und ein Freibord, wofür die Beiwerte stehen können.</translation>
</message>
<message>
 <source>The energy that a stem can absorb is f 38.7 DBH^2.31 J with DBH in cm (Dorren and Berger 2006). f is 0.93 for conifers, 1.59 for broadleaved trees and 1 for silver fir, and for single species after Rockfor.NET: spruce and larch 0.9, black pine, scots pine and maple 1.1, beech 1.5, oak 2.2, robinia 2.7.</source>
 <translation>Die Energie, die ein Stamm aufnehmen kann, ist f 38.7 DBH^2.31 J mit DBH in cm (Dorren und Berger 2006). f ist 0.93 für Nadelbäume, 1.59 für Laubbäume und 1 für Weisstannen, und für einzelne Arten nach Rockfor.NET: spruce (Fichte) und larch (Lärche) 0.9, black pine (Schwarzföhre), scots pine (Waldföhre) und maple (Ahorn) 1.1, beech (Buche) 1.5, oak (Eiche) 2.2, robinia (Robinie) 2.7.</translation>
</message>
<message>
 <source>The energy-line angle, from the upper edge of the cliff to the farthest block. A row for each volume, and for each height of the cliff where the angle depends on it; volume and height may stay empty: any. There is no built-in angle. Onofri and Candian (1979, as quoted by others): half of the blocks stopped above 33.5°, all above 28.5°. Better are angles of events in your region.</source>
 <translation>Der Winkel der Energielinie, von der Oberkante der Felswand zum fernsten Block. Eine Zeile für jedes Volumen, und für jede Höhe der Felswand, wo der Winkel davon abhängt; Volumen und Höhe dürfen leer bleiben: beliebig. Es gibt keinen eingebauten Winkel. Onofri und Candian (1979, nach anderen zitiert): die Hälfte der Blöcke hielt über 33.5° an, alle über 28.5°. Besser sind Winkel von Ereignissen in Ihrer Region.</translation>
</message>
<message>
 <source>The field programme had rocks of 0.3 to 0.9 m across, that is 0.014 to 0.38 m³.</source>
 <translation>Das Feldprogramm hatte Blöcke von 0.3 bis 0.9 m Durchmesser, das sind 0.014 bis 0.38 m³.</translation>
</message>
<message>
 <source>The figure is left out: the Python of QGIS has no matplotlib, which would draw it.</source>
 <translation>Die Abbildung wird ausgelassen: Dem Python von QGIS fehlt matplotlib, das sie zeichnen würde.</translation>
</message>
<message>
 <source>The film is made ...</source>
 <translation>Der Film wird gemacht ...</translation>
</message>
<message>
 <source>The finished plan. In the desktop the layout is kept in the project too, for editing.</source>
 <translation>Der fertige Plan. Im Desktop bleibt das Layout auch im Projekt, zum Weiterbearbeiten.</translation>
</message>
<message>
 <source>The first line of the layer is used. Not needed with a net from a file.</source>
 <translation>Die erste Linie des Layers wird genommen. Mit einem Netz aus einer Datei nicht nötig.</translation>
</message>
<message>
 <source>The first run compiles the engine, which takes half a minute to two minutes ...</source>
 <translation>Beim ersten Mal wird der Rechenkern übersetzt; das dauert eine halbe bis zwei Minuten ...</translation>
</message>
<message>
 <source>The foundation of a barrier here, and the space that it needs behind it, are not checked.</source>
 <translation>Ob ein Schutzwerk hier gegründet werden kann und wie viel Platz es hinter sich braucht, wird nicht betrachtet.</translation>
</message>
<message>
 <source>The freeboard is not part of the height. The requirements of codes could not be checked in a source: add your own.</source>
 <translation>Ein Freibord ist in der Höhe nicht enthalten. Was Normen verlangen, lag in keiner Quelle vor: Rechnen Sie Ihren eigenen hinzu.</translation>
</message>
<message>
 <source>The frequencies are those of single cells of {value:g} m, which show a path a width of {shown:.3g} m; they and the danger levels grow with the cells of the elevation model.</source>
 <translation>Die Häufigkeiten sind die einzelner Zellen von {value:g} m, die einer Bahn eine Breite von {shown:.3g} m zeigen; sie und die Gefahrenstufen wachsen mit den Zellen des Höhenmodells.</translation>
</message>
<message>
 <source>The friction of the ground is multiplied by a number drawn, for example, from lognormal(1, 0.2). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Die Reibung des Bodens wird mit einer gezogenen Zahl multipliziert, zum Beispiel aus lognormal(1, 0.2). Für Empfindlichkeitsstudien und für Vergleiche mit Studien, die ihn ziehen.</translation>
</message>
<message>
 <source>The ground between the stations misses a bend of the profile at {at:.1f} m by {value:.2f} m, more than half the radius of the smallest rock; widths and run-outs depend on the spacing of the stations.</source>
 <translation>Das Gelände zwischen den Stationen verfehlt einen Knick des Profils bei {at:.1f} m um {value:.2f} m, mehr als den halben Radius des kleinsten Steins; Breiten und Reichweiten hängen vom Abstand der Stationen ab.</translation>
</message>
<message>
 <source>The ground is the elevation model, smooth between its cells; features smaller than a cell are not represented.</source>
 <translation>Der Boden ist das Höhenmodell, glatt zwischen seinen Zellen; was kleiner ist als eine Zelle, fehlt.</translation>
</message>
<message>
 <source>The ground supports the rock while it is in the net: hard contact of its corners with Coulomb's law.</source>
 <translation>Der Boden bleibt unter dem Block, solange dieser im Netz ist: harter Kontakt seiner Ecken mit dem Gesetz von Coulomb.</translation>
</message>
<message>
 <source>The headline of the page.</source>
 <translation>Die Überschrift der Seite.</translation>
</message>
<message>
 <source>The headline, for example Rockfall, hazard map.</source>
 <translation>Die Überschrift, zum Beispiel Steinschlag, Gefahrenkarte.</translation>
</message>
<message>
 <source>The height of the top is that of the highest corner of the rock in its orientation there; lines of earlier versions have it interpolated between two vertices. Where the trajectories do not hold it, it is that of the centre of mass plus the largest radius.</source>
 <translation>Die Höhe des höchsten Punkts ist jene der obersten Ecke des Blocks, wie er dort gedreht ist; bei Linien früherer Versionen ist sie zwischen zwei Stützpunkten interpoliert. Wo die Sturzbahnen sie nicht angeben, ist sie jene des Massenschwerpunkts plus der grösste Radius.</translation>
</message>
<message>
 <source>The hull as triangles, for programs that show bodies.</source>
 <translation>Die Hülle als Dreiecke, für Programme, die Körper anzeigen.</translation>
</message>
<message>
 <source>The impact angle lies between the velocity and the normal of a vertical screen over the line; 0° is square on.</source>
 <translation>Der Auftreffwinkel liegt zwischen der Geschwindigkeit und der Normalen einer vertikalen Kontrollebene über der Linie; 0° ist rechtwinklig darauf.</translation>
</message>
<message>
 <source>The indication covers {:.1f} % of the cells that runs pass; runs pass {:.1f} % of its cells.</source>
 <translation>Der Hinweis hat {:.1f} % der Zellen, die Läufe queren; Läufe queren {:.1f} % seiner Zellen.</translation>
</message>
<message>
 <source>The input GROUND_RASTER of the simulation: bands with the number of the class, friction, restitution and drag, by their descriptions.</source>
 <translation>Die Eingabe GROUND_RASTER der Simulation: Kanäle mit der Nummer der Klasse, Reibung, Restitution und Widerstand, gemäss ihren Beschreibungen.</translation>
</message>
<message>
 <source>The inputs are those of the run in QGIS, but the result differs in its bits: a key of numerics or ground was changed.</source>
 <translation>Die Eingaben sind die des Laufs in QGIS, und das Ergebnis hat andere Bits: Ein Schlüssel von numerics oder ground wurde geändert.</translation>
</message>
<message>
 <source>The inputs differ from those of the run in QGIS that wrote the study: {inputs} changed since.</source>
 <translation>Das sind nicht die Eingaben des Laufs in QGIS, der die Studie schrieb: Seither geändert: {inputs}.</translation>
</message>
<message>
 <source>The joints allow blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>Die Klüfte lassen Blöcke bis {:.3g} m³ zu, das {:.3g}-Fache des grössten der Liste.</translation>
</message>
<message>
 <source>The largest annual reach probability is {} %, in a cell of {:g} x {:g} m; frequencies of cells grow with their size.</source>
 <translation>Der am häufigsten erreichte Ort wird innert eines Jahres mit einer Wahrscheinlichkeit von {} % erreicht, in einer Zelle von {:g} x {:g} m; Häufigkeiten von Zellen wachsen mit deren Grösse.</translation>
</message>
<message>
 <source>The largest energy is {value:.3g} kJ, above {limit:g} kJ. No barrier and no dam was tested with such energies, and such blocks mostly break at the first impact.</source>
 <translation>Die grösste Energie beträgt {value:.3g} kJ, mehr als {limit:g} kJ. Kein Schutznetz und kein Damm wurde mit so viel geprüft, und Blöcke mit so viel Energie zerbrechen meist beim ersten Aufprall.</translation>
</message>
<message>
 <source>The largest measured force; for several ropes at one anchor the sum of their forces. Gives the loads on tendon and ground by ONR 24810 and by Swiss practice, in the log and the report. Not from a simulation.</source>
 <translation>Die grössten gemessenen, bei mehreren Seilen an einem Anker die Summe ihrer Zahlen. Daraus folgt, was Zugglied und Baugrund nach ONR 24810 und nach Schweizer Praxis aufnehmen müssen, im Protokoll und im Bericht. Nicht aus einer Simulation.</translation>
</message>
<message>
 <source>The largest passing height of the centre is {value:.3g} m, above {limit:g} m.</source>
 <translation>Die maximale Sprunghöhe des Schwerpunkts ist {value:.3g} m, über {limit:g} m.</translation>
</message>
<message>
 <source>The largest rock has {value:.3g} m³; the energies that stems absorb are measured for rocks up to {limit:g} m³.</source>
 <translation>Der grösste Stein hat {value:.3g} m³; die Energien, die Stämme aufnehmen, sind für Steine bis {limit:g} m³ gemessen.</translation>
</message>
<message>
 <source>The largest velocity is {value:.3g} m/s, above {limit:g} m/s.</source>
 <translation>Die grösste Geschwindigkeit ist {value:.3g} m/s, über {limit:g} m/s.</translation>
</message>
<message>
 <source>The last rock, and the state of the net before it:</source>
 <translation>Der letzte Block und das Netz, das er antrifft:</translation>
</message>
<message>
 <source>The laws fitted to the list put the block of {period:g} years between {least:.3g} and {most:.3g} m³; {taken:.3g} m³ was selected. The choice of the law has more influence than the list.</source>
 <translation>Die an die Liste angepassten Verteilungen ergeben für den Block von {period:g} Jahren {least:.3g} bis {most:.3g} m³; genommen wurden {taken:.3g} m³. Die Wahl der Verteilung entscheidet mehr als die Liste.</translation>
</message>
<message>
 <source>The layer that was given to Rocks at screen lines, for the map of the fields.</source>
 <translation>Der Layer, den Blöcke an Kontrolllinien erhalten hat, für die Karte der Felder.</translation>
</message>
<message>
 <source>The layer whose features were the lines of Rocks at screen lines: an object is hit where a rock crosses its line or outline.</source>
 <translation>Der Layer, dessen Objekte die Linien von Blöcke an Kontrolllinien waren: ein Objekt wird getroffen, wo ein Block seine Linie oder seinen Umriss quert.</translation>
</message>
<message>
 <source>The layout is in the project: {}.</source>
 <translation>Das Layout ist im Projekt: {}.</translation>
</message>
<message>
 <source>The layout of Talus for this paper.</source>
 <translation>Das Layout, das Talus für dieses Papier mitbringt.</translation>
</message>
<message>
 <source>The line bends so much that screens cross each other.</source>
 <translation>Die Linie ist so stark gekrümmt, dass sich Kontrollquerschnitte kreuzen.</translation>
</message>
<message>
 <source>The lines</source>
 <translation>Die Linien</translation>
</message>
<message>
 <source>The lines in order of rank, with the shares that are held, pass and go over, percentiles of elongation and forces, and the distance to the objects.</source>
 <translation>Die Linien in ihrer Reihenfolge, mit den Anteilen, die gehalten werden, durchkommen und darüber gehen, Perzentilen von Auslenkung und Kräften und dem Abstand zu den Objekten.</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z) and time (M).</source>
 <translation>Die Linien, die Steinschlag simulieren geschrieben hat, mit Höhe (Z) und Zeit (M).</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z), time (M) and their fields.</source>
 <translation>Die Linien, die Steinschlag simulieren geschrieben hat, mit Höhe (Z), Zeit (M) und ihren Feldern.</translation>
</message>
<message>
 <source>The lines were only placed on the terrain: without a simulation their effect is unknown. Give TRAJECTORIES or CROSSINGS for that, and for the table of variants.</source>
 <translation>Die Linien wurden nur auf das Gelände gelegt: Ohne Simulation lässt sich nicht sagen, was sie aufhalten. Dafür und für die Tabelle der Varianten TRAJECTORIES oder CROSSINGS angeben.</translation>
</message>
<message>
 <source>The lines with number and share of the rocks that pass, and mean, percentiles and maximum of energy, velocity, heights, impact angle and rotation. As a .csv file it is a plain table.</source>
 <translation>Die Linien mit Anzahl und Anteil der querenden Blöcke sowie Mittelwert, Perzentilen und Maximum von Energie, Geschwindigkeit, Höhen, Auftreffwinkel und Rotation. Als .csv-Datei ist es eine einfache Tabelle.</translation>
</message>
<message>
 <source>The lines, or their fields, by the utilisation of the net required for the whole line; the most loaded ones with their energy and height. Only with the lines of the net.</source>
 <translation>Die Linien oder ihre Felder danach, wie stark das Netz beansprucht wird, das die ganze Linie braucht; die ungünstigsten Stellen mit Energie und Höhe. Nur mit den Linien des Netzes.</translation>
</message>
<message>
 <source>The list has {value:.0f} blocks; {limit:.0f} are advised. The largest scenario may be several times too small or too large.</source>
 <translation>Die Liste hat {value:.0f} Blöcke; empfohlen sind {limit:.0f}. Das grösste Szenario kann um ein Mehrfaches zu klein oder zu gross sein.</translation>
</message>
<message>
 <source>The log then reports how many were not seen; add them as small trees with Single trees.</source>
 <translation>Das Protokoll sagt dann, wie viele nicht gesehen wurden; ergänzen Sie sie als kleine Bäume mit Einzelbäume.</translation>
</message>
<message>
 <source>The longest section of a fall line without a stem in each stand, for the largest block.</source>
 <translation>Der längste Weg ohne Stamm hangabwärts durch jeden Bestand, für den grössten Block.</translation>
</message>
<message>
 <source>The map has {value:.0f} gaps and {slivers} slivers; gaps get the ground class outside the polygons.</source>
 <translation>Die Karte hat {value:.0f} Lücken und {slivers} Splitterpolygone; Lücken erhalten die Bodenklasse des übrigen Geländes.</translation>
</message>
<message>
 <source>The map is as good as its simulations: calibrate the ground against documented events at the site.</source>
 <translation>Die Karte ist so gut wie ihre Simulationen: Kalibrieren Sie den Boden an dokumentierten Ereignissen des Gebiets.</translation>
</message>
<message>
 <source>The map is the same for any number.</source>
 <translation>Die Karte ist für jede Anzahl dieselbe.</translation>
</message>
<message>
 <source>The map of passages of talus:simulate on the same cells. Cells that runs pass outside the indication are those that it misses.</source>
 <translation>Die Karte der Querungen von talus:simulate auf denselben Zellen. Zellen, die Läufe queren und dem Hinweis fehlen, sind das, was ihm entgeht.</translation>
</message>
<message>
 <source>The median diameter of the stems is {value:.3g} m, above {limit:g} m; diameters in mm read as cm are ten times too large and absorb 200 times the energy.</source>
 <translation>Der Median der Stammdurchmesser ist {value:.3g} m, über {limit:g} m; Durchmesser in mm, als cm gelesen, sind zehnmal zu dick und nehmen das 200-Fache der Energie auf.</translation>
</message>
<message>
 <source>The mesh encloses {:.4g} m³; its hull fills hollows too.</source>
 <translation>Das Netz umschliesst {:.4g} m³; seine Hülle füllt auch Hohlräume.</translation>
</message>
<message>
 <source>The mesh has {} edges that are open or not manifold, and encloses no volume.</source>
 <translation>Das Netz hat {} offene oder nicht mannigfaltige Kanten und umschliesst kein Volumen.</translation>
</message>
<message>
 <source>The mouse drags the line across the map.</source>
 <translation>Die Maus zieht die Linie über die Karte.</translation>
</message>
<message>
 <source>The net</source>
 <translation>Das Netz</translation>
</message>
<message>
 <source>The net as a table of the sizes and strengths of its parts, to be overwritten with the data sheet of a manufacturer and to be read again as a product sheet.</source>
 <translation>Das Netz als Tabelle dessen, was seine Teile messen und tragen, zum Überschreiben nach dem Datenblatt eines Herstellers und zum Wiedereinlesen als Produktblatt.</translation>
</message>
<message>
 <source>The net has not come to rest under its weight: {value:.0f} % of the largest force remain.</source>
 <translation>Das Netz ist unter seinem Gewicht nicht zur Ruhe gekommen: {value:.0f} % der grössten Kraft bleiben.</translation>
</message>
<message>
 <source>The net is generic, not a product: use the data of the manufacturer for a design.</source>
 <translation>Das Netz ist allgemein, kein Produkt: nehmen Sie für eine Bemessung die Daten des Herstellers.</translation>
</message>
<message>
 <source>The net meets the hull of all parts of the rock; its mass and inertia are those of the parts.</source>
 <translation>Das Netz trifft auf die Hülle aller Teile des Blocks; Masse und Trägheit sind die der Teile.</translation>
</message>
<message>
 <source>The net model decides this number of crossings, those with the most energy; the capacity decides the others. Each takes a second or more. To find them, the simulation is run twice. 0: all crossings. Crossings that surrogates decide are not limited.</source>
 <translation>Die mit der meisten Energie; über die anderen entscheidet die Kapazität. Eine dauert eine Sekunde oder mehr. Um sie zu finden, wird die Simulation zweimal gemacht. 0: alle. Für Ersatzmodelle gilt keine Grenze.</translation>
</message>
<message>
 <source>The net must not reach the object when it deforms; ONR 24810 requires at least 1.2 elongations, and 1 m more than one. If left empty, not checked.</source>
 <translation>Das Netz darf es bei seiner Auslenkung nicht erreichen; ONR 24810 verlangt mindestens 1,2 Bremswege und 1 m mehr als einen. Leer: nicht geprüft.</translation>
</message>
<message>
 <source>The number of rocks that pass over the carved elevation model is missing (CROSSINGS_CARVED); shares above the crest are those of a simulation without the embankment.</source>
 <translation>Wie viele Steine über das Höhenmodell mit Damm kommen, wurde nicht angegeben (CROSSINGS_CARVED); Anteile über der Krone gelten für eine Simulation ohne Damm.</translation>
</message>
<message>
 <source>The objects that are hit most: hits per year with their bounds and, with losses, the individual risk.</source>
 <translation>Die am häufigsten getroffenen Objekte: Treffer pro Jahr mit ihren Grenzen und, mit Schadenwerten, das individuelle Risiko.</translation>
</message>
<message>
 <source>The objects with hits per year, annual probability of a hit, energies, damage and risk of death.</source>
 <translation>Die Objekte mit Treffern pro Jahr, jährlicher Trefferwahrscheinlichkeit, Energien, Schaden und Todesfallrisiko.</translation>
</message>
<message>
 <source>The observations determine {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Die Beobachtungen bestimmen {}: Das 90-%-Band, {:.3g} bis {:.3g}, ist {} so breit wie ein 90-%-Band des ganzen Suchbereichs.</translation>
</message>
<message>
 <source>The observations distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Die Beobachtungen unterscheiden {} und {} (Korrelation {:.2f}).</translation>
</message>
<message>
 <source>The observations do not distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Die Beobachtungen unterscheiden {} und {} nicht (Korrelation {:.2f}).</translation>
</message>
<message>
 <source>The observations say little about {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Die Beobachtungen sagen wenig über {}: Das 90-%-Band, {:.3g} bis {:.3g}, ist {} so breit wie ein 90-%-Band des ganzen Suchbereichs.</translation>
</message>
<message>
 <source>The others are broadleaved trees.</source>
 <translation>Die übrigen sind Laubbäume.</translation>
</message>
<message>
 <source>The output Barriers: crossings of Simulate rockfall with these lines, best with the capacity 0, which measures all rocks, or the output Crossings of Rocks at screen lines with these lines. With it the variants below are compared, without simulating again. Give this or the trajectories.</source>
 <translation>Die Ausgabe Schutzbauten: Querungen von Steinschlag simulieren mit diesen Linien, am besten mit dem Energieaufnahmevermögen 0, das alle Blöcke misst, oder die Ausgabe Querungen von Blöcke an Kontrolllinien mit diesen Linien. Damit werden die Varianten unten verglichen, ohne neu zu simulieren. Geben Sie dies oder die Sturzbahnen an.</translation>
</message>
<message>
 <source>The output Samples of the motion of the same simulation. Needed only where the trajectories have lost their field motion, as in shapefiles or after editing; without both, energies are those of the translation alone.</source>
 <translation>Die Ausgabe dieses Namens derselben Simulation. Nur nötig, wo die Sturzbahnen ihr Feld motion verloren haben, wie in Shapefiles oder nach Bearbeitung; ohne beides sind die Energien nur die der Translation.</translation>
</message>
<message>
 <source>The output of that name of Rocks at screen lines, one of each scenario, all with these objects as lines.</source>
 <translation>Die Ausgabe dieses Namens von Blöcke an Kontrolllinien, je eine pro Szenario, alle mit diesen Objekten als Linien.</translation>
</message>
<message>
 <source>The packages could not be installed.</source>
 <translation>Die Pakete konnten nicht installiert werden.</translation>
</message>
<message>
 <source>The parameters are those with which this model comes nearest to these observations, on this elevation model and with these blocks and releases. Other ground, other events and other sizes of blocks were not examined.</source>
 <translation>Die Parameter sind jene, mit denen dieses Modell diesen Beobachtungen nahekommt, auf diesem Höhenmodell und mit diesen Blöcken und Ablösestellen. Anderer Boden, andere Ereignisse und andere Blockgrössen wurden nicht betrachtet.</translation>
</message>
<message>
 <source>The point cannot be transformed to the coordinate system of {}.</source>
 <translation>Der Ort lässt sich nicht in das Koordinatensystem von {} umrechnen.</translation>
</message>
<message>
 <source>The precision of the 95th percentile is {value:.1f} %; the target was {limit:.1f} %.</source>
 <translation>Die Genauigkeit des 95. Perzentils ist {value:.1f} %; gewünscht war {limit:.1f} %.</translation>
</message>
<message>
 <source>The profile needs the elevation model of the simulation below the whole line; choose it.</source>
 <translation>Das Profil braucht unter der ganzen Linie das Höhenmodell der Simulation; wählen Sie es.</translation>
</message>
<message>
 <source>The profile with ground classes, barriers, some paths and the envelope of the heights; below it, along the profile, passing height, energy, velocity, stops and the share of rocks that reach each distance.</source>
 <translation>Das Profil mit Bodenklassen, Schutzbauten, einigen Bahnen und der Hüllkurve der Höhen; darunter, entlang des Profils, Sprunghöhe, Energie, Geschwindigkeit, wo die Blöcke liegen bleiben und wie viele so weit kommen.</translation>
</message>
<message>
 <source>The project has unsaved changes. Continue without them?</source>
 <translation>Das Projekt hat Änderungen, die nicht gespeichert sind. Ohne sie weitermachen?</translation>
</message>
<message>
 <source>The raster of passages of each simulation, in the same order. A raster of reach probabilities will do too, with 1 as the number of runs.</source>
 <translation>Das Raster der Querungen jeder Simulation, in derselben Reihenfolge. Ein Raster von Erreichenswahrscheinlichkeiten genügt auch, mit 1 als Anzahl Läufe.</translation>
</message>
<message>
 <source>The raster {} belongs to another simulation than the return periods; make their map again.</source>
 <translation>Das Raster {} ist von einer anderen Simulation als die Wiederkehrperioden; erstellen Sie deren Karte neu.</translation>
</message>
<message>
 <source>The raster {} is missing: the return periods were made from it. Put it into the same folder, or make their map again.</source>
 <translation>Das Raster {} fehlt: Die Wiederkehrperioden wurden aus ihm erstellt. Legen Sie es neben diese, oder erstellen Sie deren Karte neu.</translation>
</message>
<message>
 <source>The rates rest on {:g} events: they, and all frequencies, may be {:.2g} to {:.2g} times as large (95 %).</source>
 <translation>Die Raten beruhen auf {:g} Ereignissen: Sie und alle Häufigkeiten können {:.2g}- bis {:.2g}-mal so gross sein (95 %).</translation>
</message>
<message>
 <source>The rest of a broken or lost stem lies from its foot in a random direction for each tree. No published share. 0: no logs.</source>
 <translation>Der Rest eines gebrochenen oder verlorenen Stammes liegt von seinem Fuss aus in einer für jeden Baum gezogenen Richtung. Kein veröffentlichter Anteil. 0: keine liegenden Stämme.</translation>
</message>
<message>
 <source>The result differs in its bits from that in QGIS, where Talus was {then}; this is {now}.</source>
 <translation>Das Ergebnis hat andere Bits als in QGIS, wo Talus {then} war; dies ist {now}.</translation>
</message>
<message>
 <source>The results support the judgement of an engineer and do not replace it.</source>
 <translation>Die Ergebnisse unterstützen die Beurteilung durch eine Fachperson und ersetzen sie nicht.</translation>
</message>
<message>
 <source>The rock hits at {:.0f} % of the length of the net, {:.1f} m from the nearest post.</source>
 <translation>Der Block trifft bei {:.0f} % der Länge des Netzes, {:.1f} m von der nächsten Stütze.</translation>
</message>
<message>
 <source>The rock is smaller than a litre; is the unit of the points right?</source>
 <translation>Der Block ist kleiner als ein Liter; stimmt die Einheit der Punkte?</translation>
</message>
<message>
 <source>The rocks fly down the canvas.</source>
 <translation>Die Blöcke fliegen über die Karte hinunter.</translation>
</message>
<message>
 <source>The rocks move; the temporal controller of QGIS stops and rewinds them.</source>
 <translation>Die Blöcke bewegen sich; mit der Zeitsteuerung von QGIS werden sie angehalten und gespult.</translation>
</message>
<message>
 <source>The rocks of the run in motion, as an MP4 or a GIF.</source>
 <translation>Die Blöcke der Simulation in Bewegung, als MP4 oder GIF.</translation>
</message>
<message>
 <source>The rocks were bound to the plane of the profile (PLANE): they did not move sideways.</source>
 <translation>Die Blöcke waren an die Ebene des Profils gebunden (PLANE): Sie bewegten sich nicht seitwärts.</translation>
</message>
<message>
 <source>The rolling resistance of the ground is multiplied by a number drawn, for example, from normal(1, 0.125, 0.875, 1.125). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Der Rollwiderstand des Bodens wird mit einer gezogenen Zahl multipliziert, zum Beispiel aus normal(1, 0.125, 0.875, 1.125). Für Empfindlichkeitsstudien und für Vergleiche mit Studien, die ihn ziehen.</translation>
</message>
<message>
 <source>The roof itself is not checked: bending and punching are for a structural engineer.</source>
 <translation>Vom Dach selbst wird nichts gesagt: Biegung und Durchstanzen sind Sache der Tragwerksplanung.</translation>
</message>
<message>
 <source>The run has no trajectories with heights and times in the project.</source>
 <translation>Die Simulation hat keine Sturzbahnen mit Höhen und Zeiten im Projekt.</translation>
</message>
<message>
 <source>The runs of the trial differ so much that the estimated time has an uncertainty of about {:.0f} %, and more where the computer has other work meanwhile.</source>
 <translation>Die Läufe des Versuchs unterscheiden sich so, dass die Zeit auf etwa {:.0f} % stimmt, und weniger gut, wo der Rechner daneben anderes tut.</translation>
</message>
<message>
 <source>The runs of {} have weights because rocks that got far were split; the contributions to the hazard of a cell are not available for such runs.</source>
 <translation>Die Läufe von {} haben Gewichte, da Steine, die weit kamen, als mehrere weitergingen; was die Gefahr einer Zelle ausmacht, wird von ihnen nicht gesagt.</translation>
</message>
<message>
 <source>The screens across the corridor with distance along the line, height of the ground, number of rocks, and mean, percentiles and maximum of height, velocity, energy and rotation. A .csv file is a plain table.</source>
 <translation>Die Kontrollquerschnitte quer zum Korridor mit Abstand entlang der Linie, Höhe des Bodens, Anzahl Blöcke sowie Mittelwert, Perzentilen und Maximum von Höhe, Geschwindigkeit, Energie und Rotation. Eine .csv-Datei ist eine einfache Tabelle.</translation>
</message>
<message>
 <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
 <translation>Die Form wird auf dieses Volumen skaliert. Bleibt das Feld leer, behält ein Block aus einer Datei seine Grösse.</translation>
</message>
<message>
 <source>The shares of the spread are not given: {value:.0f} members are fewer than {limit:.0f}, and the scatter of shares from so few exceeds the shares.</source>
 <translation>Die Anteile an der Streuung sind nicht angegeben: {value:.0f} Mitglieder sind weniger als {limit:.0f}, und Anteile so weniger streuen stärker, als sie gross sind.</translation>
</message>
<message>
 <source>The sheet has no elongation of a type test, so the model is not compared with one.</source>
 <translation>Das Blatt gibt keine Auslenkung eines Typenversuchs, daher wird das Modell mit keinem verglichen.</translation>
</message>
<message>
 <source>The simulation ends earlier if all blocks are at rest.</source>
 <translation>Die Simulation endet früher, wenn alle Blöcke ruhen.</translation>
</message>
<message>
 <source>The simulation needs about {value:.2g} GB of memory, and {free:.2g} GB are free.</source>
 <translation>Die Simulation braucht etwa {value:.2g} GB Speicher, und {free:.2g} GB sind frei.</translation>
</message>
<message>
 <source>The simulation on the carved elevation model shows both without these simplifications.</source>
 <translation>Die Simulation auf dem Höhenmodell mit Dämmen zeigt beides ohne diese Vereinfachungen.</translation>
</message>
<message>
 <source>The slope is straight from station to station; results are given for each.</source>
 <translation>Der Hang ist von Station zu Station gerade; für jede werden Ergebnisse genannt.</translation>
</message>
<message>
 <source>The smallest barrier that stops at least this share is proposed: first the lowest energy class, then the lowest height.</source>
 <translation>Vorgeschlagen wird die kleinste Schutzbaute, die mindestens diesen Anteil aufhält: zuerst die tiefste Energieklasse, dann die geringste Höhe.</translation>
</message>
<message>
 <source>The smallest reach angle is {value:.1f}°, below {limit:g}°; few rocks outside channels reach so far.</source>
 <translation>Das kleinste Pauschalgefälle ist {value:.1f}°, unter {limit:g}°; ausserhalb von Rinnen gehen wenige Blöcke so weit.</translation>
</message>
<message>
 <source>The smallest that stops {:.4g} %: {}, stops {:.1f} %.</source>
 <translation>Die kleinste, die {:.4g} % aufhält: {}, hält {:.1f} % auf.</translation>
</message>
<message>
 <source>The stands hold {:.1f} million trees, which is too many; cut them to the area of interest.</source>
 <translation>Die Bestände enthalten {:.1f} Millionen Bäume, das sind zu viele; schneiden Sie sie auf das betrachtete Gebiet zu.</translation>
</message>
<message>
 <source>The stands with stems, basal area, slope, free distances, and the residual hazard of the largest block.</source>
 <translation>Die Bestände mit Stammzahl, Grundfläche, Neigung, freien Weglängen und der verbleibenden Gefährdung durch den grössten Block.</translation>
</message>
<message>
 <source>The stopping points of the simulation with the trees.</source>
 <translation>Die Ablagerungspunkte der Simulation mit den Bäumen.</translation>
</message>
<message>
 <source>The study {} has been created. Next: Find source areas in the toolbox, or draw points into the layer Releases.</source>
 <translation>Die Studie {} ist angelegt. Als Nächstes: «Ablösegebiete finden» in der Werkzeugkiste, oder Punkte in den Layer Ablösestellen zeichnen.</translation>
</message>
<message>
 <source>The surface roughness is up to {value:.3g} m, above {limit:g} m and higher than most blocks. It is in metres.</source>
 <translation>Die Oberflächenrauigkeit beträgt bis zu {value:.3g} m, mehr als {limit:g} m und höher als die meisten Blöcke. Sie ist in Metern.</translation>
</message>
<message>
 <source>The table counts the runs that reach an object in the simulation without the forest and not in the one with it, grouped by the stand in which they stop there. These shares are defined by Talus; the formulas of published indicators could not be checked.</source>
 <translation>Gezählt sind Läufe, die ein Objekt in der Simulation ohne den Wald erreichen und in jener mit ihm nicht, nach dem Bestand, in dem sie dort anhalten. Diese Anteile sind von Talus definiert; die Formeln veröffentlichter Indikatoren wurden nicht gelesen.</translation>
</message>
<message>
 <source>The target was {} %; {} % was reached with {} of at most {} runs.</source>
 <translation>Gewünscht waren {} %, erreicht sind {} %, mit {} von höchstens {} Läufen.</translation>
</message>
<message>
 <source>The three formulas are written down from memory and were not compared with their sources; the factors c are inputs. The exponent 0.6 of the energy is that of elastic contact after Hertz.</source>
 <translation>Die drei sind aus dem Gedächtnis und wurden nicht mit ihren Quellen verglichen; die Faktoren c sind Eingaben. Der Exponent 0.6 der Energie ist jener der elastischen Berührung nach Hertz.</translation>
</message>
<message>
 <source>The threshold by the distribution is {value:.1f}°, that by the resolution {limit:.1f}°.</source>
 <translation>Der Schwellenwert aus der Verteilung ist {value:.1f}°, jener aus der Auflösung {limit:.1f}°.</translation>
</message>
<message>
 <source>The time step is {value:g} s. Above {limit:g} s impacts are missed and run-outs too short, by 14 % at 0.1 s.</source>
 <translation>Der Zeitschritt ist {value:g} s. Über {limit:g} s werden Aufpralle verpasst und Auslaufstrecken zu kurz, bei 0.1 s um 14 %.</translation>
</message>
<message>
 <source>The tops of {:.4g} % of the rocks stay within {} m, the energies of as many within {} kJ. These are values of single rocks; percentiles of the tables are interpolated between two.</source>
 <translation>Die Oberkanten von {:.4g} % der Blöcke bleiben innerhalb von {} m, die Energien von ebenso vielen innerhalb von {} kJ. Das sind Werte einzelner Blöcke; die Perzentile der Tabellen sind zwischen zweien interpoliert.</translation>
</message>
<message>
 <source>The uncertainty of return periods and rates was not given; all frequencies depend on them.</source>
 <translation>Die Unsicherheit der Wiederkehrperioden und Raten wurde nicht angegeben; alle Häufigkeiten hängen davon ab.</translation>
</message>
<message>
 <source>The uphill edge of each roof, or the wall: a line along which rocks arrive.</source>
 <translation>Die bergseitige Kante jedes Dachs oder die Mauer: eine Linie, an der Blöcke ankommen.</translation>
</message>
<message>
 <source>The value against the number of runs with its confidence band, as PNG, SVG or PDF.</source>
 <translation>Der Wert gegen die Anzahl Läufe mit dem Vertrauensband, als PNG, SVG oder PDF.</translation>
</message>
<message>
 <source>The whole polygon is mapped already; untick the box above to draw over it.</source>
 <translation>Das ist schon ganz kartiert; entfernen Sie das Häkchen oben, um darüber zu zeichnen.</translation>
</message>
<message>
 <source>There are enough runs.</source>
 <translation>Die Läufe genügen.</translation>
</message>
<message>
 <source>There are no plots because the Python package matplotlib is missing.</source>
 <translation>Es gibt keine Diagramme, weil das Python-Paket matplotlib fehlt.</translation>
</message>
<message>
 <source>There are several runs called {!r}: write {}, with the number in the study.</source>
 <translation>Mehrere Simulationen heissen {!r}: {} schreiben, mit der Nummer in der Studie.</translation>
</message>
<message>
 <source>There is a run of that title; give another one.</source>
 <translation>Es gibt eine Simulation mit diesem Titel; geben Sie einen anderen an.</translation>
</message>
<message>
 <source>There is no folder {}; make it first.</source>
 <translation>Es gibt keinen Ordner {}; legen Sie ihn zuerst an.</translation>
</message>
<message>
 <source>There is no object; click on a line, an area or a point of a visible layer.</source>
 <translation>Dort ist kein Objekt; klicken Sie auf eine Linie, eine Fläche oder einen Punkt eines sichtbaren Layers.</translation>
</message>
<message>
 <source>There is no run of Simulate rockfall in the project.</source>
 <translation>Im Projekt ist keine Simulation von Steinschlag simulieren.</translation>
</message>
<message>
 <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
 <translation>Der Arbeitsspeicher reicht nicht aus. Wählen Sie einen kleineren Ausschnitt, weniger Läufe oder weniger Ausgaben.</translation>
</message>
<message>
 <source>These files of the study were not opened, because they refer to other files, addresses or views: {}. Ask the sender for plain GeoTIFFs and GeoPackages.</source>
 <translation>Diese Dateien der Studie wurden nicht geöffnet, weil sie andere Dateien, Adressen oder Sichten nennen: {}. Bitten Sie den Absender um einfache GeoTIFFs und GeoPackages.</translation>
</message>
<message>
 <source>These requirements were not checked, so the net has not passed them:</source>
 <translation>Diese Anforderungen wurden nicht geprüft; das Netz hat sie also nicht bestanden:</translation>
</message>
<message>
 <source>These runs are too few for a confidence interval.</source>
 <translation>Für ein Vertrauensintervall sind diese Läufe zu wenige.</translation>
</message>
<message>
 <source>These runs are too few for an upper bound with 95 % confidence; simulate at least {} runs.</source>
 <translation>So wenige Läufe ergeben dafür keine obere Grenze mit 95 % Vertrauen; simulieren Sie mindestens {} Läufe.</translation>
</message>
<message>
 <source>They come from {} of {} release points, {:.1f} from each on average.</source>
 <translation>Sie kommen von {} von {} Ablösestellen, im Mittel {:.1f} von jeder.</translation>
</message>
<message>
 <source>They keep their positions, and missing values are added.</source>
 <translation>Sie behalten ihren Ort und erhalten, was ihnen fehlt.</translation>
</message>
<message>
 <source>They neither move sideways nor rotate about any axis but the one across the profile, as in two-dimensional programs. For long slopes, where free rocks may leave the profile sideways, and for comparison with such programs. Each rock keeps its initial orientation about the profile; the orientations are evenly distributed. Off: rocks are free.</source>
 <translation>Sie bewegen sich nicht seitwärts und drehen nur um die Achse quer zum Profil, wie in Programmen für Profile. Für lange Hänge, wo freie Blöcke das Profil seitlich verlassen können, und zum Vergleich mit solchen Programmen. Jeder Block behält die Achse, mit der er beginnt, alle gleich verteilt. Aus: Die Blöcke sind frei.</translation>
</message>
<message>
 <source>Thickness of the cushion [m]</source>
 <translation>Dicke der Überdeckung [m]</translation>
</message>
<message>
 <source>Thickness of the deposit [m]</source>
 <translation>Mächtigkeit der Ablagerung [m]</translation>
</message>
<message>
 <source>Thickness of the soil on the roof, in place.</source>
 <translation>Des Bodens auf dem Dach, wie er dort liegt.</translation>
</message>
<message>
 <source>Thickness required, in multiples of the penetration</source>
 <translation>Nötige Dicke, in Eindringtiefen</translation>
</message>
<message>
 <source>Third axis of the block [proportion]</source>
 <translation>Dritte Achse des Blocks [Verhältnis]</translation>
</message>
<message>
 <source>This browser shows no three-dimensional graphics (WebGL).</source>
 <translation>Dieser Browser zeigt keine dreidimensionale Grafik (WebGL).</translation>
</message>
<message>
 <source>This computer reaches no package server.</source>
 <translation>Dieser Computer erreicht keinen Paketserver.</translation>
</message>
<message>
 <source>This is a susceptibility map: it shows the area that blocks can reach by the sources, reach angles and longest reach that were entered, not how often. It was not checked that no block goes beyond it.</source>
 <translation>Dies ist ein Hinweis: Er sagt, wohin Blöcke nach den Ablösegebieten, den angegebenen Pauschalgefällen und der grössten Reichweite kommen können, nicht wie oft. Dass ausserhalb davon kein Block hinkommt, wurde nicht geprüft.</translation>
</message>
<message>
 <source>This is possible below cliffs; elsewhere check the elevation model and the ground classes.</source>
 <translation>Unter Felswänden kann das sein; sonst Höhenmodell und Bodenklassen prüfen.</translation>
</message>
<message>
 <source>This number of cells on each side of the clicked cell is included.</source>
 <translation>So viele Zellen auf jeder Seite der angeklickten gehören dazu.</translation>
</message>
<message>
 <source>This project contains code ({}). Open it by Plugins, Talus, Open a study: then its project is rebuilt without it.</source>
 <translation>Dieses Projekt bringt eigenen Code mit ({}). Öffnen Sie es mit Erweiterungen, Talus, Studie öffnen: Dann wird das Projekt ohne ihn neu aufgebaut.</translation>
</message>
<message>
 <source>This run has no maps in the project, so there are no cells; query a line instead.</source>
 <translation>Diese Simulation hat keine Karten im Projekt, also gibt es keine Zellen; fragen Sie nach einer Linie.</translation>
</message>
<message>
 <source>This run minus the second one, by the map that is shown.</source>
 <translation>Diese Simulation minus die zweite, für die gezeigte Karte.</translation>
</message>
<message>
 <source>Threads (0: all processors)</source>
 <translation>Threads (0: alle Prozessoren)</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the 95th percentile of the energy of the runs in a cell, 0 where no run of a member arrives.</source>
 <translation>Drei Bänder: Median, 5 % und 95 % der Mitglieder: das 95. Perzentil der Energie der Läufe in einer Zelle, 0 wo ein Mitglied nicht hinkommt.</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the share of the runs that pass a cell.</source>
 <translation>Drei Bänder: Median, 5 % und 95 % der Mitglieder: der Anteil der Läufe, die eine Zelle queren.</translation>
</message>
<message>
 <source>Threshold by the resolution [°]</source>
 <translation>Schwellenwert aus der Auflösung [°]</translation>
</message>
<message>
 <source>Threshold of slope [°]</source>
 <translation>Schwellenwert der Neigung [°]</translation>
</message>
<message>
 <source>Thresholds of energy [kJ]</source>
 <translation>Energieschwellen [kJ]</translation>
</message>
<message>
 <source>Thresholds of height [m]</source>
 <translation>Höhenschwellen [m]</translation>
</message>
<message>
 <source>Throw</source>
 <translation>Werfen</translation>
</message>
<message>
 <source>Throw all (0), or rank them by their rope and brake loads (RANKING).</source>
 <translation>Werfen Sie alle (0), oder ordnen Sie sie nach den Kräften in Seilen und Bremsen (RANKING).</translation>
</message>
<message>
 <source>Throw from here</source>
 <translation>Von hier werfen</translation>
</message>
<message>
 <source>Throw more rocks (CROSSINGS).</source>
 <translation>Werfen Sie mehr Blöcke (CROSSINGS).</translation>
</message>
<message>
 <source>Throw more rocks (RUNS), or do not use the width of this share.</source>
 <translation>Werfen Sie mehr Blöcke (RUNS), oder verwenden Sie die Breite dieses Anteils nicht.</translation>
</message>
<message>
 <source>Throw more rocks to distinguish the lines.</source>
 <translation>Werfen Sie mehr Blöcke, um die Linien zu unterscheiden.</translation>
</message>
<message>
 <source>Thrown from</source>
 <translation>Geworfen von</translation>
</message>
<message>
 <source>Thrown in equal parts with five velocities from 0.5 to 1.5 m/s and all shapes, from 0.6 m behind the crest and 0.6 m above it. Rocks that stop behind the crest are not counted; more are thrown for them, up to 4 times as many. The field programme threw 250 at each.</source>
 <translation>Zu gleichen Teilen mit fünf Geschwindigkeiten von 0.5 bis 1.5 m/s und allen Formen, von 0.6 m hinter der Kante und 0.6 m darüber. Blöcke, die hinter der Kante liegen bleiben, zählen nicht; für sie werden weitere geworfen, bis zum Vierfachen. Im Feldprogramm waren es je 250.</translation>
</message>
<message>
 <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
 <translation>Lässt starre, polyedrische Blöcke über ein Höhenmodell stürzen und kartiert, wohin sie gelangen, wie hoch sie springen und mit welcher Energie. Ein Höhenmodell und Ablösestellen genügen; Boden- und Waldpolygone machen das Ergebnis genauer.</translation>
</message>
<message>
 <source>Throws rocks down one profile, from a line on the elevation model or from a file of distances and heights: energies, velocities and heights along it, the run-out of the rocks, and the width of a catchment required at its foot. The slope is the same on both sides of the profile; rocks move in three dimensions.</source>
 <translation>Wirft Blöcke ein Profil hinab, von einer Linie auf dem Höhenmodell oder aus einer Datei mit Distanzen und Höhen: Energien, Geschwindigkeiten und Höhen entlang des Profils, wie weit die Blöcke kommen und wie breit ein Auffangraum an seinem Fuss sein muss. Der Hang ist auf beiden Seiten des Profils gleich; die Blöcke bewegen sich in drei Dimensionen.</translation>
</message>
<message>
 <source>Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes its response: elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. One impact as in a type test, or the most severe ones of a simulation. The net is generic, not a product; parts whose strength is exceeded tear and are named.</source>
 <translation>Wirft Blöcke in ein flexibles Netz aus Seilen, Ringen, Bremsen und Stützen und berechnet, wie es nachgibt: Auslenkung, Bremswege, Kräfte in Seilen und Ankern, Energien, und ob der Block gehalten wird. Ein Anprall wie in einer Typenprüfung oder die schlimmsten einer Simulation. Ein allgemeines Netz, kein Produkt; was seine Festigkeit übersteigt, reisst und wird genannt.</translation>
</message>
<message>
 <source>Tiles of the elevation model, maps and unfinished work will take up to {} of the disk.</source>
 <translation>Kacheln des Höhenmodells, Karten und unfertige Arbeit brauchen bis zu {} auf dem Datenträger.</translation>
</message>
<message>
 <source>Tilts the plane of each new contact at random: in a vertical section by an angle with this standard deviation. It scatters rebounds but brakes no rock on average; the braking by stones is entered as surface roughness in metres. For nearly round rocks 5 to 15. If left empty, the ground classes give it; their value is 0.</source>
 <translation>Neigt die Ebene jedes neuen Kontakts zufällig: im Vertikalschnitt um einen Winkel mit dieser Standardabweichung. Das streut Sprünge und bremst im Mittel keinen Block; wie Steine rollende Blöcke bremsen, sagt die Oberflächenrauigkeit in Metern. Für fast runde Blöcke 5 bis 15. Bleibt das Feld leer, gilt der Wert der Bodenklassen; er ist 0.</translation>
</message>
<message>
 <source>Time</source>
 <translation>Zeit</translation>
</message>
<message>
 <source>Time and memory, from a short trial, before anything is computed.</source>
 <translation>Zeit und Speicher, aus einem kurzen Versuch, bevor etwas gerechnet wird.</translation>
</message>
<message>
 <source>Time between the pictures of the film [s]</source>
 <translation>Zeit zwischen den Bildern des Films [s]</translation>
</message>
<message>
 <source>Time between two events, and since stems were lost [years]</source>
 <translation>Zeit zwischen zwei Ereignissen und seit Stämme verloren gingen [Jahre]</translation>
</message>
<message>
 <source>Time between two vertices of the paths [s]</source>
 <translation>Zeit zwischen zwei Stützpunkten der Sturzbahnen [s]</translation>
</message>
<message>
 <source>Time during which logs decay.</source>
 <translation>In der liegende Stämme verrotten.</translation>
</message>
<message>
 <source>Time step [s]</source>
 <translation>Zeitschritt [s]</translation>
</message>
<message>
 <source>Time steps</source>
 <translation>Zeitschritte</translation>
</message>
<message>
 <source>Time within which pieces hit together [s]</source>
 <translation>Zeit, innerhalb derer Bruchstücke zusammen auftreffen [s]</translation>
</message>
<message>
 <source>Title</source>
 <translation>Titel</translation>
</message>
<message>
 <source>Title of the run</source>
 <translation>Titel der Simulation</translation>
</message>
<message>
 <source>To be noted</source>
 <translation>Zu beachten</translation>
</message>
<message>
 <source>Too few rocks arrive for an upper bound of the percentiles there: {names}. These bounds are empty.</source>
 <translation>Zu wenige Steine kommen an für eine obere Grenze der Perzentile dort: {names}. Diese Grenzen sind leer.</translation>
</message>
<message>
 <source>Too few rocks pass for a reliable 95th percentile (it takes 72): {names}.</source>
 <translation>Für ein verlässliches 95. Perzentil queren zu wenige Blöcke (es braucht 72): {names}.</translation>
</message>
<message>
 <source>Too few runs for an upper bound of the percentile: {names}. Their bars have a grey dot.</source>
 <translation>Zu wenige Läufe für eine obere Grenze des Perzentils: {names}. Ihre Balken haben einen grauen Punkt.</translation>
</message>
<message>
 <source>Top</source>
 <translation>Oben</translation>
</message>
<message>
 <source>Total number of runs, if the layer contains only those that reached a line. If left empty, the runs of the layer are counted.</source>
 <translation>Wenn der Layer nur die Läufe enthält, die eine Linie erreichten: die Anzahl aller. Leer: jene des Layers.</translation>
</message>
<message>
 <source>Total number, in equal parts from all starts, with all velocities and shapes; rounded up to that.</source>
 <translation>Insgesamt, zu gleichen Teilen von allen Ablösestellen, mit allen Geschwindigkeiten und Formen; darauf aufgerundet.</translation>
</message>
<message>
 <source>Training impacts of a surrogate</source>
 <translation>Anpralle, aus denen ein Ersatzmodell entsteht</translation>
</message>
<message>
 <source>Training impacts to rank the crossings</source>
 <translation>Anpralle, nach denen die Querungen geordnet werden</translation>
</message>
<message>
 <source>Trajectories</source>
 <translation>Sturzbahnen</translation>
</message>
<message>
 <source>Trajectories of each row</source>
 <translation>Trajektorien jeder Zeile</translation>
</message>
<message>
 <source>Trajectories: runs: {}, of release features: {}, vertices: {}.</source>
 <translation>Sturzbahnen: Läufe: {}, von Objekten der Ablösestellen: {}, Stützpunkte: {}.</translation>
</message>
<message>
 <source>Translational energy at the foot of the slope</source>
 <translation>Translationsenergie am Hangfuss</translation>
</message>
<message>
 <source>Trees</source>
 <translation>Bäume</translation>
</message>
<message>
 <source>Trees are cylinders that break at an energy; a barrier without a flexible net is a plane with a capacity.</source>
 <translation>Bäume sind Zylinder, die bei einer Energie brechen; ein Schutzwerk ohne flexibles Netz ist eine Ebene mit einem Aufnahmevermögen.</translation>
</message>
<message>
 <source>Trees below the crowns of others are not seen. In synthetic woods with known stems this search found 84 % of 100 stems per hectare, 70 % of 200, 49 % of 400 and 29 % of 800.</source>
 <translation>Bäume unter den Kronen anderer werden nicht gesehen. In erfundenen Wäldern mit bekannten Stämmen fand diese Suche 84 % von 100 Stämmen je Hektare, 70 % von 200, 49 % von 400 und 29 % von 800.</translation>
</message>
<message>
 <source>Trees from heights</source>
 <translation>Bäume aus Höhen</translation>
</message>
<message>
 <source>Trees measured on the ground. The log then reports the share of them that was found, and how many found trees are not among them. The stands entered must contain no other trees.</source>
 <translation>Am Boden gemessen. Das Protokoll sagt dann, welcher Anteil davon gefunden wurde und wie viele gefundene nicht darunter sind. Geben Sie Bestände an, in denen keine anderen Bäume stehen.</translation>
</message>
<message>
 <source>Trees that are points already</source>
 <translation>Bäume, die schon Punkte sind</translation>
</message>
<message>
 <source>Trees: each impact</source>
 <translation>Bäume: einzelne Anpralle</translation>
</message>
<message>
 <source>Trees: impacts and breakage</source>
 <translation>Bäume: Anpralle und Brüche</translation>
</message>
<message>
 <source>Trees: {}.</source>
 <translation>Bäume: {}.</translation>
</message>
<message>
 <source>True area [hm²]</source>
 <translation>Wahre Fläche [hm²]</translation>
</message>
<message>
 <source>Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map.</source>
 <translation>Macht aus Boden- und Waldpolygonen mit beliebigen Werten die Parameter der Simulation: ein Raster mit einem Kanal für jeden Parameter, auf den Zellen des Höhenmodells. Findet Überlappungen, Lücken und Splitterpolygone der Karte.</translation>
</message>
<message>
 <source>Type of barrier: {}, or the path of a net as JSON. Rocks that cross it below the top are then thrown into it: rocks that it holds stop, rocks that pass continue with their remaining energy. Generic nets are sized by capacity and height; a net tears where its strength is exceeded. With the prefix surrogate, as in surrogate ring net, a response surface decides the rocks for which it is reliable. Empty values: the capacity alone, as without this field. If left empty, the field net is used if there is one.</source>
 <translation>Nennt, was dort steht: {}, oder der Pfad eines Netzes als JSON. Blöcke, die es unter der Oberkante queren, werden dann hineingeworfen: was es hält, bleibt liegen, was durchkommt, fliegt mit der verbliebenen Energie weiter. Allgemeine Netze erhalten ihre Masse aus Kapazität und Höhe; was seine Festigkeit übersteigt, reisst. Mit surrogate davor, wie in surrogate ring net, entscheidet eine Antwortfläche, wo sie sicher ist. Leere Werte: die Kapazität allein, wie ohne dieses Feld. Leer gelassen, wird das Feld net genommen, wo es eines gibt.</translation>
</message>
<message>
 <source>Type tests hit the middle of a field, {middle:.0f} %; leave it empty for that.</source>
 <translation>Typenversuche treffen die Mitte eines Felds, {middle:.0f} %; lassen Sie dafür leer.</translation>
</message>
<message>
 <source>UNI: factor of the net</source>
 <translation>UNI: Beiwert des Netzes</translation>
</message>
<message>
 <source>UNI: factor of the risk</source>
 <translation>UNI: Beiwert des Risikos</translation>
</message>
<message>
 <source>UNI: factor of the unit weight</source>
 <translation>UNI: Beiwert der Wichte</translation>
</message>
<message>
 <source>UNI: parameters of the simulation</source>
 <translation>UNI: Parameter der Simulation</translation>
</message>
<message>
 <source>UNI: survey of the block</source>
 <translation>UNI: Aufnahme des Blocks</translation>
</message>
<message>
 <source>UNI: topographic survey</source>
 <translation>UNI: Geländeaufnahme</translation>
</message>
<message>
 <source>UNIT: the cloud is {:.6g} m wide, and a rock at most {:g} m. Choose the unit of the points.</source>
 <translation>UNIT: Die Wolke ist {:.6g} m breit, ein Block höchstens {:g} m. Wählen Sie die Einheit der Punkte.</translation>
</message>
<message>
 <source>UNIT: {} is chosen, but the layer {} ({}) is in {}. Choose that unit, or reproject the layer.</source>
 <translation>UNIT: {} ist gewählt, aber der Layer {} ({}) ist in {}. Wählen Sie diese Einheit, oder projizieren Sie den Layer um.</translation>
</message>
<message>
 <source>Uncertain: {}. Uncertain ground classes: {}.</source>
 <translation>Ungewiss: {}. Ungewisse Bodenklassen: {}.</translation>
</message>
<message>
 <source>Uncertainty of the classes, to either side: 0.5 is half a step to the next softer and the next harder class. All classes and all their numbers move together, except the rolling resistance where that is drawn from its intervals. 0: the classes are certain.</source>
 <translation>Wie weit die Klassen nach beiden Seiten falsch sein können: 0.5 ist der halbe Weg zur nächst weicheren und nächst härteren Klasse. Alle Klassen und alle ihre Zahlen bewegen sich zusammen, ausser dem Rollwiderstand, wenn dieser aus seinen Bereichen gezogen wird. 0: Die Klassen sind sicher.</translation>
</message>
<message>
 <source>Undo</source>
 <translation>Zurücknehmen</translation>
</message>
<message>
 <source>Undo the change, or remove the table desktop.</source>
 <translation>Machen Sie die Änderung rückgängig, oder entfernen Sie die Tabelle desktop.</translation>
</message>
<message>
 <source>Unfinished runs: {}. Plugins, Talus, Simulation runs: Resume.</source>
 <translation>Unfertige Simulationen: {}. Erweiterungen, Talus, Simulationen: Fortsetzen.</translation>
</message>
<message>
 <source>Unfinished work is kept in {} (KEEP_UNFINISHED).</source>
 <translation>Unfertige Arbeit wird in {} behalten (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work is not kept: {} (KEEP_UNFINISHED).</source>
 <translation>Unfertige Arbeit wird nicht behalten: {} (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work will take up to {} of the disk until the results are there (KEEP_UNFINISHED).</source>
 <translation>Unfertige Arbeit braucht bis zu {} auf dem Datenträger, bis die Ergebnisse da sind (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unit</source>
 <translation>Einheit</translation>
</message>
<message>
 <source>Unit of the coordinates</source>
 <translation>Einheit der Koordinaten</translation>
</message>
<message>
 <source>Unit of the rate</source>
 <translation>Einheit der Rate</translation>
</message>
<message>
 <source>Unit of the release rate.</source>
 <translation>Einheit der Ablöserate.</translation>
</message>
<message>
 <source>Unsafe: do not use these results before this is corrected</source>
 <translation>Unsicher: diese Ergebnisse erst verwenden, wenn dies behoben ist</translation>
</message>
<message>
 <source>Up to 100 runs, at most a tenth of them, are repeated with the smallest and with the largest rolling resistance of the ground classes' intervals. The report then states how far the 95 % run-out moves between both. The results themselves are the same bit for bit. Needs 200 runs.</source>
 <translation>Bis zu 100 Läufe, höchstens ein Zehntel aller, werden mit dem kleinsten und mit dem grössten Rollwiderstand wiederholt, den die Bodenklassen haben können. Der Bericht sagt dann, wie weit sich die Reichweite von 95 % der Läufe dazwischen verschiebt. Die Ergebnisse selbst bleiben Bit für Bit gleich. Braucht 200 Läufe.</translation>
</message>
<message>
 <source>Up to this distance the two count as the same tree.</source>
 <translation>Bis zu diesem Abstand gelten beide als derselbe Baum.</translation>
</message>
<message>
 <source>Up to this height above the ground a rock is braked.</source>
 <translation>Bis zu dieser Höhe über dem Boden wird ein Block gebremst.</translation>
</message>
<message>
 <source>Uphill side of the lines</source>
 <translation>Bergseite der Linien</translation>
</message>
<message>
 <source>Upper end of the confidence interval</source>
 <translation>Obere Grenze des Vertrauensintervalls</translation>
</message>
<message>
 <source>Use a finer canopy.</source>
 <translation>Nehmen Sie ein feineres Kronendach.</translation>
</message>
<message>
 <source>Use a finer elevation model, or points that are farther apart.</source>
 <translation>Geben Sie ein feineres Höhenmodell oder Punkte mit grösserem Abstand.</translation>
</message>
<message>
 <source>Use a finer mesh, a higher net or a longer line; the impacts show how each rock passes.</source>
 <translation>Nehmen Sie eine feinere Masche, ein höheres Netz oder eine längere Linie; die Aufpralle sagen, wie jeder Stein vorbeikommt.</translation>
</message>
<message>
 <source>Use a larger elevation model.</source>
 <translation>Nehmen Sie ein grösseres Höhenmodell.</translation>
</message>
<message>
 <source>Use a net for more energy (NET_ENERGY), or another line.</source>
 <translation>Ein Netz für mehr Energie (NET_ENERGY) oder eine andere Linie wählen.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line.</source>
 <translation>Ein Netz für mehr Energie oder eine andere Linie wählen.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line; Impacts on a net (talus:net) gives the reason for each rock.</source>
 <translation>Ein Netz für mehr Energie oder eine andere Linie wählen; Anpralle auf ein Netz (talus:net) sagt, weshalb jeder Block nicht gehalten wird.</translation>
</message>
<message>
 <source>Use a smaller distance, or fewer stems.</source>
 <translation>Nehmen Sie einen kleineren Mindestabstand oder weniger Stämme.</translation>
</message>
<message>
 <source>Use an elevation model with cells of 1 to 5 m.</source>
 <translation>Verwenden Sie ein Höhenmodell mit Zellen von 1 bis 5 m.</translation>
</message>
<message>
 <source>Use another net or another line, or fix the lower edge to the ground.</source>
 <translation>Nehmen Sie ein anderes Netz oder eine andere Linie, oder sorgen Sie dafür, dass der untere Rand am Boden gehalten wird.</translation>
</message>
<message>
 <source>Use another net or another line; the impacts give the reason for each rock.</source>
 <translation>Nehmen Sie ein anderes Netz oder eine andere Linie; die Aufpralle sagen, warum ein Stein nicht gehalten wird.</translation>
</message>
<message>
 <source>Use cells of 2 m or less to size a barrier, or add the difference of two cell sizes to the height.</source>
 <translation>Verwenden Sie Zellen von höchstens 2 m, um ein Schutzbauwerk zu bemessen, oder schlagen Sie den Unterschied zweier Zellgrössen zur Höhe.</translation>
</message>
<message>
 <source>Use harder ground or rounder rocks.</source>
 <translation>Nehmen Sie härteren Boden oder rundere Blöcke.</translation>
</message>
<message>
 <source>Use more members.</source>
 <translation>Nehmen Sie mehr Mitglieder.</translation>
</message>
<message>
 <source>Use the crossings of Rocks at screen lines for these.</source>
 <translation>Nehmen Sie für diese die Querungen von Blöcke an Kontrolllinien.</translation>
</message>
<message>
 <source>Use the layer as Simulate rockfall wrote it, or give SAMPLES.</source>
 <translation>Nehmen Sie den Layer, wie Steinschlag simulieren ihn schrieb, oder geben Sie SAMPLES an.</translation>
</message>
<message>
 <source>Use the numbers of the ground classes, unless it was measured.</source>
 <translation>Nehmen Sie die Zahlen der Bodenklassen, sofern der Wert nicht gemessen wurde.</translation>
</message>
<message>
 <source>Use the original elevation model with decimals (a file of the type Float32, not whole numbers).</source>
 <translation>Das ursprüngliche Höhenmodell mit Nachkommastellen verwenden (Datei vom Typ Float32, keine ganzen Zahlen).</translation>
</message>
<message>
 <source>Use the reach of the smaller class as the minimum for the larger one. Compare shape, ground classes and releases of both, and the size of the blocks with the width of channels and the cells of the elevation model.</source>
 <translation>Nehmen Sie die Reichweite der kleineren Klasse als Mindestmass der grösseren. Vergleichen Sie Form, Bodenklassen und Startpunkte beider, und die Grösse der Blöcke mit der Breite von Rinnen und den Zellen des Höhenmodells.</translation>
</message>
<message>
 <source>Use the same version for both, or remove the table desktop.</source>
 <translation>Verwenden Sie für beide dieselbe Version, oder entfernen Sie die Tabelle desktop.</translation>
</message>
<message>
 <source>Use them together (ENSEMBLE), observe blocks of more different sizes, or search one of them.</source>
 <translation>Verwenden Sie beide zusammen (ENSEMBLE), beobachten Sie Blöcke unterschiedlicherer Grössen, oder suchen Sie nur einen davon.</translation>
</message>
<message>
 <source>Used instead of the layout of Talus. Its maps, legends and scale bars are filled; texts may hold [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note and @talus_scale.</source>
 <translation>Wird stattdessen verwendet. Ihre Karten, Legenden und Massstabsbalken werden gefüllt; Texte dürfen [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note und @talus_scale enthalten.</translation>
</message>
<message>
 <source>Used where no spacing is entered. A density is lowered to this number of points; without a density the spacing is as small as it allows. Each area keeps one point. If left empty too, each cell has a point.</source>
 <translation>Gilt, wo kein Abstand angegeben ist. Eine Dichte wird auf das gesenkt, was diese Zahl von Punkten erlaubt; ohne Dichte ist der Abstand so klein, wie sie es erlaubt. Jedes Gebiet behält einen Punkt. Bleibt auch dies leer, hat jede Zelle einen Punkt.</translation>
</message>
<message>
 <source>VALUE_FIELD: choose the field for the {}.</source>
 <translation>VALUE_FIELD: Wählen Sie das Feld, für das {} gefragt ist.</translation>
</message>
<message>
 <source>VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET.</source>
 <translation>VALUE_FIELD: Die Werte von Sturzbahnen sind jene ganzer Läufe, nicht jene am Ziel TARGET.</translation>
</message>
<message>
 <source>VARIANTS: row {} has {!r}; give a number from {:g} to {:g}, or leave the cell empty.</source>
 <translation>VARIANTS: Zeile {} hat {!r}; geben Sie eine Zahl von {:g} bis {:g}, oder lassen Sie die Zelle leer.</translation>
</message>
<message>
 <source>VARIANTS: two variants have the same name; give each its own.</source>
 <translation>VARIANTS: zwei Varianten haben denselben Namen; geben Sie jeder ihren eigenen.</translation>
</message>
<message>
 <source>VARIANTS: {}: {}</source>
 <translation>VARIANTS: {}: {}</translation>
</message>
<message>
 <source>VOLUME: give a volume, as some releases have none of their own.</source>
 <translation>VOLUME: Ein Volumen angeben, denn einige Ablösestellen haben kein eigenes.</translation>
</message>
<message>
 <source>VOLUMES, ROCKS, GROUNDS, STEMS_LOST: they make {} simulations; {} are allowed in one call.</source>
 <translation>VOLUMES, ROCKS, GROUNDS, STEMS_LOST: Sie ergeben {} Simulationen; {} sind in einem Aufruf erlaubt.</translation>
</message>
<message>
 <source>VOLUME_FIELD: choose the field with the volumes.</source>
 <translation>VOLUME_FIELD: Wählen Sie das Feld mit den Volumen.</translation>
</message>
<message>
 <source>Value</source>
 <translation>Wert</translation>
</message>
<message>
 <source>Value from tests, or half of the largest force. Penetration = energy / mean resisting force; the report counts the rocks whose penetration reaches the thickness of the embankment at the impact. If left empty, not checked; no published formula is built in. Used with crossings only.</source>
 <translation>Aus Versuchen, oder die Hälfte der grössten Kraft. Die Eindringung ist die Energie eines Blocks geteilt durch sie; der Bericht zählt die Blöcke, die so tief eindringen, wie der Damm am Ort des Treffers dick ist. Leer: nicht geprüft, denn keine Formel dafür konnte in ihrer Quelle gelesen werden. Nur mit Querungen verwendet.</translation>
</message>
<message>
 <source>Value here</source>
 <translation>Wert hier</translation>
</message>
<message>
 <source>Value of the object, in any currency. If left empty, no damage is computed.</source>
 <translation>Was das Objekt wert ist, in beliebiger Währung. Leer: kein Schaden wird angegeben.</translation>
</message>
<message>
 <source>Values: {}.</source>
 <translation>Werte: {}.</translation>
</message>
<message>
 <source>Variants</source>
 <translation>Varianten</translation>
</message>
<message>
 <source>Variants of the barriers</source>
 <translation>Varianten der Schutzbauten</translation>
</message>
<message>
 <source>Variation of the diameters [%]</source>
 <translation>Streuung der Durchmesser [%]</translation>
</message>
<message>
 <source>Vehicles on roads. The presence is then the mean number of vehicles in the path of one block.</source>
 <translation>Für Strassen. Die Präsenz ist dann die mittlere Zahl der Fahrzeuge, die einem Block im Weg sind.</translation>
</message>
<message>
 <source>Velocities are spread evenly from the smallest to the largest. If left empty, all have the smallest. Where it is not given at all, it is 1.5, or the smallest where that is more.</source>
 <translation>Die Geschwindigkeiten sind gleichmässig von der kleinsten bis zur grössten verteilt. Leer: Alle haben die kleinste. Wo sie gar nicht angegeben ist, ist sie 1.5, oder die kleinste, wo diese grösser ist.</translation>
</message>
<message>
 <source>Velocity by the energy line [m/s]</source>
 <translation>Geschwindigkeit nach der Energielinie [m/s]</translation>
</message>
<message>
 <source>Velocity that halves the restitution [m/s]</source>
 <translation>Geschwindigkeit, die die Restitution halbiert [m/s]</translation>
</message>
<message>
 <source>Velocity, maximum [m/s]</source>
 <translation>Geschwindigkeit, Maximum [m/s]</translation>
</message>
<message>
 <source>Velocity, mean [m/s]</source>
 <translation>Geschwindigkeit, Mittelwert [m/s]</translation>
</message>
<message>
 <source>Velocity, rotation, energy and height of each rock at every interval (TRAJECTORY_INTERVAL), for inspection or animation.</source>
 <translation>Geschwindigkeit, Rotation, Energie und Höhe jedes Blocks nach jedem Intervall (TRAJECTORY_INTERVAL), zum Betrachten oder Animieren.</translation>
</message>
<message>
 <source>Verification, not validation: the model agrees with closed forms and with another code on the same inputs. No type test is public with all its inputs, so none is reproduced.</source>
 <translation>Verifikation, keine Validierung: das Modell stimmt mit geschlossenen Lösungen und mit einem anderen Programm bei gleichen Eingaben überein. Keine Typenprüfung ist mit allen Eingaben öffentlich, darum wird keine nachgerechnet.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground, where the field below has no value.</source>
 <translation>Vertikale Höhe der Oberkante über dem Boden, wo das Feld unten nichts angibt.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground. If left empty, the usual height for the energy, 2 m at 100 kJ to 7 m at 8000 kJ.</source>
 <translation>Des oberen Randes über dem Boden, lotrecht. Leer: üblich für die Energie, 2 m bei 100 kJ bis 7 m bei 8000 kJ.</translation>
</message>
<message>
 <source>Views along the three axes of the rock and oblique, with a scale, and its numbers.</source>
 <translation>Ansichten entlang der drei Achsen des Blocks und schräg, mit einem Massstab, und seine Kennzahlen.</translation>
</message>
<message>
 <source>Viscous drag of the ground classes</source>
 <translation>Viskoser Widerstand der Bodenklassen</translation>
</message>
<message>
 <source>Volume instead of mass; the mass follows from the density of the rocks.</source>
 <translation>Dasselbe aus Volumen; die Masse folgt aus der Dichte der Steine.</translation>
</message>
<message>
 <source>Volume of a rock [m³]</source>
 <translation>Volumen eines Blocks [m³]</translation>
</message>
<message>
 <source>Volume of all blocks [m³]</source>
 <translation>Volumen aller Blöcke [m³]</translation>
</message>
<message>
 <source>Volume of cut [m³]</source>
 <translation>Volumen des Aushubs [m³]</translation>
</message>
<message>
 <source>Volume of each block in cubic metres.</source>
 <translation>Volumen jedes Blocks in Kubikmetern.</translation>
</message>
<message>
 <source>Volume of fill [m³]</source>
 <translation>Volumen der Schüttung [m³]</translation>
</message>
<message>
 <source>Volume of return period {} [m³]</source>
 <translation>Volumen der Wiederkehrperiode {} [m³]</translation>
</message>
<message>
 <source>Volume of the block [m³]</source>
 <translation>Volumen des Blocks [m³]</translation>
</message>
<message>
 <source>Volume of the blocks of each scenario [m³]</source>
 <translation>Volumen der Blöcke jedes Szenarios [m³]</translation>
</message>
<message>
 <source>Volume of the deposit with the voids between blocks [m³]</source>
 <translation>Volumen der Ablagerung mit den Hohlräumen zwischen den Blöcken [m³]</translation>
</message>
<message>
 <source>Volume of the known event [m³]</source>
 <translation>Volumen des bekannten Ereignisses [m³]</translation>
</message>
<message>
 <source>Volume of the rock [m³]</source>
 <translation>Volumen des Blocks [m³]</translation>
</message>
<message>
 <source>Volume of the rock that is thrown. If left empty, the volume that gives the energy of the net at the speed below; a rock from a file, or with lengths of its own, keeps its size.</source>
 <translation>Des geworfenen Blocks. Leer: was bei der Geschwindigkeit unten die Energie des Netzes ergibt; ein Block aus einer Datei oder mit eigenen Längen behält seine Grösse.</translation>
</message>
<message>
 <source>Volume of the rocks of each feature; empty values take the volume above.</source>
 <translation>Volumen der Blöcke jedes Objekts; leere Werte übernehmen das Volumen oben.</translation>
</message>
<message>
 <source>Volume that 95 % of the list do not exceed [m³]</source>
 <translation>Volumen, das 95 % der Liste nicht überschreiten [m³]</translation>
</message>
<message>
 <source>Volume that the removed corners may have. If it cannot be met, the message gives the number of corners required. If left empty, any error is accepted.</source>
 <translation>Volumen, das die weggelassenen Ecken ausmachen dürfen. Wo sich das nicht einhalten lässt, nennt die Meldung die nötige Anzahl Ecken. Bleibt das Feld leer, wird jeder Fehler hingenommen.</translation>
</message>
<message>
 <source>Volume to scale the rock to [m³]</source>
 <translation>Volumen, auf das der Block skaliert wird [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent b</source>
 <translation>Volumen-Häufigkeits-Beziehung: Exponent</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent {:.3f} with a standard error of {:.3f}, by {} blocks.</source>
 <translation>Volumen-Häufigkeits-Beziehung: Exponent {:.3f} mit einem Standardfehler von {:.3f}, aus {} Blöcken.</translation>
</message>
<message>
 <source>Volume-frequency relation: largest volume [m³]</source>
 <translation>Volumen-Häufigkeits-Beziehung: grösstes Volumen [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: mean volume {:.3g} m³ from {:g} to {:g} m³.</source>
 <translation>Volumen-Häufigkeits-Beziehung: mittleres Volumen {:.3g} m³ von {:g} bis {:g} m³.</translation>
</message>
<message>
 <source>Volume-frequency relation: smallest volume [m³]</source>
 <translation>Volumen-Häufigkeits-Beziehung: kleinstes Volumen [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: surveyed blocks [m³]</source>
 <translation>Volumen-Häufigkeits-Beziehung: aufgenommene Blöcke [m³]</translation>
</message>
<message>
 <source>Volumes</source>
 <translation>Volumen</translation>
</message>
<message>
 <source>Volumes are those of the finished form in place: no swelling of the soil, no stripping, no construction berms.</source>
 <translation>Volumen gelten für die fertige Form am Ort: ohne Auflockerung, ohne Abtrag des Oberbodens, ohne Bermen für den Bau.</translation>
</message>
<message>
 <source>Volumes are those of the surface that is bilinear between the nodes; the error is a bound on level ground: c²/4 (tan β uphill + tan β downhill) per metre of line for cells of size c.</source>
 <translation>Volumen sind die der Fläche, die zwischen den Knoten bilinear ist; der Fehler ist eine Schranke auf ebenem Boden: c²/4 (tan β bergseitig + tan β talseitig) je Meter Linie für Zellen der Grösse c.</translation>
</message>
<message>
 <source>Volumes of the rocks [m³]</source>
 <translation>Volumen der Blöcke [m³]</translation>
</message>
<message>
 <source>Volumes to which the exponent is fitted instead, such as 0.2 0.35 0.35 1.1; the log reports it with its standard error. Blocks below the smallest volume are not used. Blocks on the slope follow a steeper law than rock masses that fail: survey the blocks to which the rate refers.</source>
 <translation>Volumen, an die der Exponent statt dessen angepasst wird, zum Beispiel 0.2 0.35 0.35 1.1; das Protokoll nennt ihn mit seinem Standardfehler. Jene unter dem kleinsten Volumen zählen nicht. Blöcke am Hang folgen einem steileren Gesetz als Felsmassen, die abbrechen: Nehmen Sie auf, was die Rate zählt.</translation>
</message>
<message>
 <source>Vulnerability</source>
 <translation>Verletzlichkeit</translation>
</message>
<message>
 <source>WEIGHT_FIELD: all sources have the weight 0; enter a positive weight for at least one of them.</source>
 <translation>WEIGHT_FIELD: Alle Anrissgebiete haben das Gewicht 0; geben Sie mindestens einem mehr.</translation>
</message>
<message>
 <source>Warp the original elevation model again with Raster &gt; Projections &gt; Warp and resampling method Bilinear or Cubic (gdalwarp -r bilinear), or use its own cells.</source>
 <translation>Das ursprüngliche Höhenmodell mit Raster &gt; Projektionen &gt; Transformieren und der Abtastmethode Bilinear oder Kubisch neu transformieren (gdalwarp -r bilinear), oder seine eigenen Zellen verwenden.</translation>
</message>
<message>
 <source>Wavefront meshes (*.obj)</source>
 <translation>Wavefront-Netze (*.obj)</translation>
</message>
<message>
 <source>Web pages (*.html)</source>
 <translation>Webseiten (*.html)</translation>
</message>
<message>
 <source>Weibull</source>
 <translation>Weibull</translation>
</message>
<message>
 <source>What does a forest stop? Stand by stand: stems per hectare, basal area, mean free distance, longest gap down the slope, residual hazard by block size after Rockfor.NET today and after a loss of stems, the stand required, the comparison with your target profile, and the stands that protect each object.</source>
 <translation>Was hält ein Wald auf? Bestand für Bestand: Stämme je Hektare, Grundfläche, mittlere freie Weglänge, längste Lücke in der Falllinie, verbleibende Gefährdung nach Blockgrösse nach Rockfor.NET heute und nach dem Verlust von Stämmen, der Bestand, den es bräuchte, Ihr Zielprofil, und welcher Bestand welches Objekt schützt.</translation>
</message>
<message>
 <source>What is the effect of a barrier, a forest or another ground? Compares two simulations of the same rocks run by run: run-out, energy, height and arrivals at lines, each with the confidence of the difference; and the difference of two maps.</source>
 <translation>Was ändert eine Schutzbaute, ein Wald oder ein anderer Boden? Vergleicht zwei Simulationen derselben Blöcke Lauf für Lauf: Reichweite, Energie, Höhe und was an Linien ankommt, je mit dem Vertrauensintervall des Unterschieds; und den Unterschied zweier Karten.</translation>
</message>
<message>
 <source>Where blocks come in from a cliff or a steep slope above, give the releases (RELEASES), or simulate.</source>
 <translation>Wo Blöcke von einer Wand oder einem steilen Hang darüber kommen, geben Sie die Ablösestellen an (RELEASES), oder simulieren Sie.</translation>
</message>
<message>
 <source>Where ground polygons are given: the polygons outside the footprint and the footprint itself, with the field ground_class.</source>
 <translation>Wo Bodenpolygone angegeben sind: diese und die Grundfläche, mit dem Feld ground_class.</translation>
</message>
<message>
 <source>Where it is empty, the height above applies.</source>
 <translation>Wo es leer ist, gilt die Höhe darüber.</translation>
</message>
<message>
 <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
 <translation>Solange ein Block den Boden berührt, bremst ihn der Widerstand der Klasse mal seine Masse und Geschwindigkeit, wie in RAMMS::ROCKFALL; Blöcke bleiben früher liegen. Leine et al. (2014) kennen diesen Term nicht.</translation>
</message>
<message>
 <source>Why runs ended</source>
 <translation>Warum Läufe endeten</translation>
</message>
<message>
 <source>Widen it if that is plausible.</source>
 <translation>Erweitern Sie sie, wenn das sinnvoll ist.</translation>
</message>
<message>
 <source>Widen them to at least one cell, or use an elevation model with finer cells.</source>
 <translation>Auf mindestens eine Zelle verbreitern, oder ein Höhenmodell mit feineren Zellen verwenden.</translation>
</message>
<message>
 <source>Widest spacing [m]</source>
 <translation>Weitester Abstand [m]</translation>
</message>
<message>
 <source>Width of a berm [m]</source>
 <translation>Breite einer Berme [m]</translation>
</message>
<message>
 <source>Width of a field of the net [m]</source>
 <translation>Breite eines Felds des Netzes [m]</translation>
</message>
<message>
 <source>Width of an object that is given as a point, such as a small building or a mast. A block hits it where it passes within half of this width and its own radius. If left empty, the reference width of an object (REFERENCE_WIDTH), the same as in the map. Lines and polygons have their own width.</source>
 <translation>Eines Objekts, das als Punkt gegeben ist, etwa eines kleinen Gebäudes oder eines Masts. Ein Block trifft es, wo er innerhalb der halben Breite und seines eigenen Radius vorbeigeht. Leer: die Breite des Objekts, für das die Häufigkeiten gelten (REFERENCE_WIDTH), wie in der Karte. Linien und Polygone haben ihre eigene Breite.</translation>
</message>
<message>
 <source>Width of objects that are points [m]</source>
 <translation>Breite der Objekte, die Punkte sind [m]</translation>
</message>
<message>
 <source>Width of slivers and gaps [m]</source>
 <translation>Breite von Splitterpolygonen und Lücken [m]</translation>
</message>
<message>
 <source>Width of the blocks [m]</source>
 <translation>Breite der Blöcke [m]</translation>
</message>
<message>
 <source>Width of the bottom of the ditch [m]</source>
 <translation>Breite der Grabensohle [m]</translation>
</message>
<message>
 <source>Width of the catchment that holds {:g} % [m]</source>
 <translation>Breite des Auffangraums, der {:g} % hält [m]</translation>
</message>
<message>
 <source>Width of the corridor [m]</source>
 <translation>Breite des Korridors [m]</translation>
</message>
<message>
 <source>Width of the crest [m]</source>
 <translation>Breite der Krone [m]</translation>
</message>
<message>
 <source>Width of the film [pixels]</source>
 <translation>Breite des Films [Pixel]</translation>
</message>
<message>
 <source>Width of the window in which no other point may be higher than the tree top, as a function of its height H. linear: 1.2 + 0.16 H m across. Wider windows find fewer trees; narrower ones take branches for trees.</source>
 <translation>Wie weit um einen Wipfel nichts höher sein darf, nach seiner Höhe. linear: 1.2 + 0.16 H m im Durchmesser. Weitere Fenster finden weniger Bäume, engere nehmen Äste für Bäume.</translation>
</message>
<message>
 <source>With a spread: smallest share of the orientations of a set that must release a block.</source>
 <translation>Mit Streuung: wie viele der Orientierungen einer Schar einen Block herauslassen müssen.</translation>
</message>
<message>
 <source>With an inventory, a table: the probability of each source for each boulder, and the number of runs on which it rests.</source>
 <translation>Bei einem Inventar, eine Tabelle: die Wahrscheinlichkeit jedes Anrissgebiets für jeden Block und die Würfe dahinter.</translation>
</message>
<message>
 <source>With an inventory: a point for each boulder with the most probable source, its probability, and the number of runs that stop near it.</source>
 <translation>Bei einem Inventar: ein Punkt für jeden Block mit dem wahrscheinlichsten Anrissgebiet, dessen Wahrscheinlichkeit und der Zahl der Würfe, die in der Nähe anhalten.</translation>
</message>
<message>
 <source>With an inventory: prior weight of a source, the expected number of its blocks in any unit, for example its area or its rate. If left empty, all sources have the same weight.</source>
 <translation>Bei einem Inventar: wie viele Blöcke aus einem Anrissgebiet kommen, bevor die abgelagerten betrachtet werden, in beliebiger Einheit, zum Beispiel Fläche oder Rate. Leer: Alle Anrissgebiete zählen gleich.</translation>
</message>
<message>
 <source>With an inventory: runs of a block of its size that stop within this distance are attributed to a boulder. 0: a fifth of the median distance of the boulders from the middle of the sources.</source>
 <translation>Bei einem Inventar: Von den Würfen seiner Grösse zählen jene, die so nahe bei einem Block anhalten. 0: ein Fünftel des mittleren Abstands (Median) der Blöcke von der Mitte der Anrissgebiete.</translation>
</message>
<message>
 <source>With masses, volumes, lengths or releases of the blocks: a point for each, with its size and shape, its observed run-out, the mean and deviation of its simulated run-outs, and the residual.</source>
 <translation>Mit Massen, Volumen, Längen oder Anrissen der Blöcke: ein Punkt für jeden, mit Grösse und Form, beobachteter Reichweite, Mittel und Standardabweichung seiner Würfe und dem Residuum.</translation>
</message>
<message>
 <source>With scar sizes: depth across the surface, where it is largest. Depths constrain scar_strength.</source>
 <translation>Mit scar sizes: quer zur Oberfläche, an der tiefsten Stelle. Die Tiefe sagt etwas über scar_strength.</translation>
</message>
<message>
 <source>With scar sizes: length along the path of the block. Lengths constrain scar_drag. If left empty, only depths are compared.</source>
 <translation>Mit scar sizes: entlang dem Weg des Blocks. Die Länge sagt etwas über scar_drag. Leer: nur Tiefen werden verglichen.</translation>
</message>
<message>
 <source>With speeds: simulated blocks that pass within this distance of a point are counted, each with its velocity where it is nearest. Choose it by the uncertainty of the positions, and so that some blocks pass each point.</source>
 <translation>Mit speeds: Es zählen simulierte Blöcke, die einem Punkt so nahe kommen, jeder mit seiner Geschwindigkeit, wo er am nächsten ist. So weit, wie die Orte unsicher sind, und so, dass an jedem einige Blöcke vorbeikommen.</translation>
</message>
<message>
 <source>With speeds: velocity of the centre of mass of a block, at the point where it passed, from a film or a radar. A point for each block, several at one place where several passed. Velocities constrain scar_drag and rolling_resistance.</source>
 <translation>Mit speeds: des Schwerpunkts eines Blocks, am Punkt, an dem er vorbeikam, aus einem Film oder von einem Radar. Ein Punkt je Block, mehrere an einem Ort, wo mehrere vorbeikamen. Geschwindigkeiten sagen etwas über scar_drag und rolling_resistance.</translation>
</message>
<message>
 <source>With the same seed and inputs the results are the same to the last bit, on any number of threads.</source>
 <translation>Gleicher Startwert und gleiche Eingaben ergeben bis aufs letzte Bit gleiche Ergebnisse, mit beliebig vielen Threads.</translation>
</message>
<message>
 <source>With the same seed and inputs the trees are the same.</source>
 <translation>Gleicher Startwert und gleiche Eingaben ergeben gleiche Bäume.</translation>
</message>
<message>
 <source>With the same seed the rocks are the same.</source>
 <translation>Gleicher Startwert ergibt gleiche Blöcke.</translation>
</message>
<message>
 <source>Within this plan distance of any release the forest polygons do not brake and single trees are left out: a block that just detached is not held by the first tree.</source>
 <translation>Innerhalb dieses Abstands im Grundriss von einer Ablösestelle bremsen weder die Waldpolygone noch stehen Einzelbäume: Ein eben gelöster Block wird nicht vom ersten Baum gehalten.</translation>
</message>
<message>
 <source>Without a copy the study refers to the file in its present folder, and cannot be passed on alone.</source>
 <translation>Ohne Kopie nennt die Studie die Datei, wo sie liegt, und lässt sich nicht allein weitergeben.</translation>
</message>
<message>
 <source>Without friction: the climb of the same rocks if they slide and do not rotate, v' = v cos δ, zero from δ = 90°, h = v'² / (2 g). Friction at the face decides between the two; the larger one is counted.</source>
 <translation>Ohne Reibung: was dieselben Blöcke steigen, wenn sie gleiten und nicht drehen, v' = v cos δ, nichts ab δ = 90°, h = v'² / (2 g). Die Reibung an der Böschung entscheidet zwischen beiden; gezählt wird das Grössere.</translation>
</message>
<message>
 <source>Without numba these {} runs would take about {}, more than the {:g} minutes of the input "{}" (SLOW_LIMIT). Install numba, which makes it 500 times faster, with the menu Plugins, Talus, Python packages; or make fewer runs; or allow more minutes in that input.</source>
 <translation>Ohne numba würden diese {} Läufe etwa {} dauern, mehr als die {:g} Minuten der Eingabe «{}» (SLOW_LIMIT). Installieren Sie numba, womit es 500-mal schneller geht, mit dem Menü Erweiterungen, Talus, Python-Pakete; oder rechnen Sie weniger Läufe; oder erlauben Sie in dieser Eingabe mehr Minuten.</translation>
</message>
<message>
 <source>Without the Python package numba, runs take some 500 times longer. A simulation whose estimated time exceeds this limit does not start. Increase the limit to run it anyway.</source>
 <translation>Wo das Python-Paket numba fehlt, dauern Läufe etwa 500-mal länger. Eine Simulation, deren Schätzung darüber liegt, beginnt nicht. Erhöhen Sie den Wert, um trotzdem zu warten.</translation>
</message>
<message>
 <source>Worst fields: {} with {:.4g} kJ, {} with {:.3g} m.</source>
 <translation>Ungünstigste Felder: {} mit {:.4g} kJ, {} mit {:.3g} m.</translation>
</message>
<message>
 <source>Write film ...</source>
 <translation>Film schreiben ...</translation>
</message>
<message>
 <source>Write the study again from QGIS, or remove its table desktop.</source>
 <translation>Schreiben Sie die Studie in QGIS neu, oder entfernen Sie ihre Tabelle desktop.</translation>
</message>
<message>
 <source>Writes elevation model, releases and ground as the input folder of ASCII grids of Rockyfor3D, so that the same slope can be computed there and compared.</source>
 <translation>Schreibt Höhenmodell, Ablösestellen und Boden als den Ordner von ASCII-Rastern, den Rockyfor3D liest, damit derselbe Hang dort gerechnet und verglichen werden kann.</translation>
</message>
<message>
 <source>Writes one page that any browser shows, also on a phone and without a network: the terrain in three dimensions, rocks that fly down it with a slider for the time, and maps and plans that lie on it and can be switched on and off. A click on the ground shows the values of the maps there.</source>
 <translation>Schreibt eine Seite, die jeder Browser zeigt, auch auf dem Telefon und ohne Netz: das Gelände in drei Dimensionen, Blöcke, die darüber hinunterfliegen, mit einem Regler für die Zeit, und Karten und Pläne, die darauf liegen und sich ein- und ausschalten lassen. Ein Klick auf den Boden nennt die Zahlen der Karten an diesem Ort.</translation>
</message>
<message>
 <source>Writing maps ...</source>
 <translation>Karten werden geschrieben ...</translation>
</message>
<message>
 <source>Writing the report ...</source>
 <translation>Bericht wird geschrieben ...</translation>
</message>
<message>
 <source>Writing {}, features: {} ...</source>
 <translation>{} wird geschrieben, Objekte: {} ...</translation>
</message>
<message>
 <source>Written into the field runs, which Simulate rockfall reads as RUNS_FIELD.</source>
 <translation>Wird ins Feld runs geschrieben, das Steinschlag simulieren als RUNS_FIELD liest.</translation>
</message>
<message>
 <source>Written into the footprint, which the simulation uses as ground polygons.</source>
 <translation>Kommt in die Grundfläche, welche die Simulation als Bodenpolygone nimmt.</translation>
</message>
<message>
 <source>Written: {}</source>
 <translation>Geschrieben: {}</translation>
</message>
<message>
 <source>Your own file: copy one of resources/hazard_rules and edit it. Errors in it are reported by file, line and key.</source>
 <translation>Eine eigene Datei: Kopieren Sie eine aus resources/hazard_rules und ändern Sie sie. Was an ihr falsch ist, wird mit Datei, Zeile und Schlüssel gesagt.</translation>
</message>
<message>
 <source>Your own layout template</source>
 <translation>Eigene Layoutvorlage</translation>
</message>
<message>
 <source>ZONES: the zones of {level} and above leave out {value:.4g} m² of the {limit:.4g} m² of its cells.</source>
 <translation>ZONES: Die Zonen von {level} und darüber lassen {value:.4g} m² der {limit:.4g} m² ihrer Zellen weg.</translation>
</message>
<message>
 <source>ZONE_COVER and a smaller ZONE_AREA keep them.</source>
 <translation>ZONE_COVER und eine kleinere ZONE_AREA behalten sie.</translation>
</message>
<message>
 <source>Zones and intensities by RULES in the form of DATA_MODEL. The Swiss model can be a transfer file, too.</source>
 <translation>Zonen und Intensitäten nach RULES in der Form von DATA_MODEL. Das Schweizer Modell kann auch eine Transferdatei sein.</translation>
</message>
<message>
 <source>Zones as data</source>
 <translation>Zonen als Daten</translation>
</message>
<message>
 <source>[Keep in the study]</source>
 <translation>[In der Studie behalten]</translation>
</message>
<message>
 <source>a cell</source>
 <translation>eine Zelle</translation>
</message>
<message>
 <source>a hammer rebounds</source>
 <translation>ein Hammer prallt zurück</translation>
</message>
<message>
 <source>a heel sinks in</source>
 <translation>ein Absatz sinkt ein</translation>
</message>
<message>
 <source>a line across the paths</source>
 <translation>eine Linie quer zu den Sturzbahnen</translation>
</message>
<message>
 <source>a link</source>
 <translation>ein Link</translation>
</message>
<message>
 <source>a new or an empty folder</source>
 <translation>ein Ordner, den es noch nicht gibt oder der leer ist</translation>
</message>
<message>
 <source>a number</source>
 <translation>eine Zahl</translation>
</message>
<message>
 <source>a number from {:g} to {:g}</source>
 <translation>eine Zahl von {:g} bis {:g}</translation>
</message>
<message>
 <source>a number of at least {:g}</source>
 <translation>eine Zahl von mindestens {:g}</translation>
</message>
<message>
 <source>a number of more than {:g}</source>
 <translation>eine Zahl grösser als {:g}</translation>
</message>
<message>
 <source>a person sinks in</source>
 <translation>eine Person sinkt ein</translation>
</message>
<message>
 <source>a pick is needed</source>
 <translation>es braucht einen Pickel</translation>
</message>
<message>
 <source>a profile along the paths</source>
 <translation>ein Profil entlang der Sturzbahnen</translation>
</message>
<message>
 <source>a spade goes in by hand</source>
 <translation>ein Spaten geht von Hand hinein</translation>
</message>
<message>
 <source>a spade needs a foot</source>
 <translation>ein Spaten braucht den Fuss</translation>
</message>
<message>
 <source>a spade rings</source>
 <translation>ein Spaten klingt</translation>
</message>
<message>
 <source>a stand, by block</source>
 <translation>ein Bestand, nach Block</translation>
</message>
<message>
 <source>a system without a code</source>
 <translation>einem System ohne Code</translation>
</message>
<message>
 <source>a table without geometries</source>
 <translation>eine Tabelle ohne Geometrien</translation>
</message>
<message>
 <source>a trend that the simulation does not have</source>
 <translation>ein Trend, den die Simulation nicht hat</translation>
</message>
<message>
 <source>above</source>
 <translation>darüber</translation>
</message>
<message>
 <source>above [%]</source>
 <translation>darüber [%]</translation>
</message>
<message>
 <source>above the axis, largest [m]</source>
 <translation>über der Achse, grösste [m]</translation>
</message>
<message>
 <source>above the downhill toe, largest [m]</source>
 <translation>über dem talseitigen Fuss, grösste [m]</translation>
</message>
<message>
 <source>above {:g} %</source>
 <translation>über {:g} %</translation>
</message>
<message>
 <source>abstract</source>
 <translation>Zusammenfassung</translation>
</message>
<message>
 <source>across [m]</source>
 <translation>quer [m]</translation>
</message>
<message>
 <source>across the roof</source>
 <translation>quer zum Dach</translation>
</message>
<message>
 <source>actions of layers</source>
 <translation>Aktionen von Layern</translation>
</message>
<message>
 <source>after</source>
 <translation>nachher</translation>
</message>
<message>
 <source>age</source>
 <translation>Alter</translation>
</message>
<message>
 <source>all</source>
 <translation>alle</translation>
</message>
<message>
 <source>all others</source>
 <translation>alle anderen</translation>
</message>
<message>
 <source>all pieces</source>
 <translation>alle Bruchstücke</translation>
</message>
<message>
 <source>all runs</source>
 <translation>alle Läufe</translation>
</message>
<message>
 <source>all sources</source>
 <translation>alle Ablösegebiete</translation>
</message>
<message>
 <source>all, with the rules</source>
 <translation>alles, mit den Regeln</translation>
</message>
<message>
 <source>along the ground</source>
 <translation>dem Boden entlang</translation>
</message>
<message>
 <source>along the ground: the crest has its height everywhere along the line. straight: the crest has its height at the vertices of the line and is straight between them, so it is higher in hollows and lower on ridges.</source>
 <translation>along the ground: Sie hat ihre Höhe an jeder Stelle. straight: Sie hat sie an den Stützpunkten der Linie und ist dazwischen gerade, in Mulden höher und auf Rücken niedriger.</translation>
</message>
<message>
 <source>along the profile [m]</source>
 <translation>entlang des Profils [m]</translation>
</message>
<message>
 <source>along the road [m]</source>
 <translation>entlang der Strasse [m]</translation>
</message>
<message>
 <source>alpine meadow, forest floor, shallow soil with stones</source>
 <translation>Alpweide, Waldboden, flachgründiger Boden mit Steinen</translation>
</message>
<message>
 <source>an object: line, area or point</source>
 <translation>ein Objekt: Linie, Fläche oder Punkt</translation>
</message>
<message>
 <source>anchor 95 % [kN]</source>
 <translation>Anker 95 % [kN]</translation>
</message>
<message>
 <source>anchor [kN]</source>
 <translation>Anker [kN]</translation>
</message>
<message>
 <source>angle</source>
 <translation>Winkel</translation>
</message>
<message>
 <source>annual damage</source>
 <translation>Schaden pro Jahr</translation>
</message>
<message>
 <source>annual damage, lower bound</source>
 <translation>Schaden pro Jahr, untere Grenze</translation>
</message>
<message>
 <source>annual damage, upper bound</source>
 <translation>Schaden pro Jahr, obere Grenze</translation>
</message>
<message>
 <source>annual probability of a hit</source>
 <translation>Wahrscheinlichkeit eines Treffers innert eines Jahres</translation>
</message>
<message>
 <source>annual probability of death of one person (individual risk)</source>
 <translation>Todesfallwahrscheinlichkeit einer Person innert eines Jahres (individuelles Risiko)</translation>
</message>
<message>
 <source>any</source>
 <translation>jede</translation>
</message>
<message>
 <source>any passage</source>
 <translation>irgendeine Querung</translation>
</message>
<message>
 <source>approved by the authority</source>
 <translation>von der Behörde genehmigt</translation>
</message>
<message>
 <source>area [ha]</source>
 <translation>Fläche [ha]</translation>
</message>
<message>
 <source>area [m²]</source>
 <translation>Fläche [m²]</translation>
</message>
<message>
 <source>area in plan [m²]</source>
 <translation>Fläche im Grundriss [m²]</translation>
</message>
<message>
 <source>area of the cell in plan [m²]</source>
 <translation>Fläche der Zelle im Grundriss [m²]</translation>
</message>
<message>
 <source>area of the footprint [m²]</source>
 <translation>Grundfläche [m²]</translation>
</message>
<message>
 <source>area on the slope [m²]</source>
 <translation>Fläche am Hang [m²]</translation>
</message>
<message>
 <source>area, height times length along the ground [m²]</source>
 <translation>Fläche, Höhe mal Länge entlang des Bodens [m²]</translation>
</message>
<message>
 <source>arrive at {} [% of the runs]</source>
 <translation>erreichen {} [% der Läufe]</translation>
</message>
<message>
 <source>as RAMMS 1</source>
 <translation>wie RAMMS 1</translation>
</message>
<message>
 <source>as entered</source>
 <translation>wie eingegeben</translation>
</message>
<message>
 <source>as given</source>
 <translation>wie angegeben</translation>
</message>
<message>
 <source>as it is</source>
 <translation>heutiger Zustand</translation>
</message>
<message>
 <source>as simulated</source>
 <translation>wie geworfen</translation>
</message>
<message>
 <source>as the ground class</source>
 <translation>wie die Bodenklasse</translation>
</message>
<message>
 <source>at least</source>
 <translation>mindestens</translation>
</message>
<message>
 <source>at least [%]</source>
 <translation>mindestens [%]</translation>
</message>
<message>
 <source>at most</source>
 <translation>höchstens</translation>
</message>
<message>
 <source>at most [%]</source>
 <translation>höchstens [%]</translation>
</message>
<message>
 <source>at rest</source>
 <translation>zur Ruhe gekommen</translation>
</message>
<message>
 <source>at the end</source>
 <translation>am Ende</translation>
</message>
<message>
 <source>at the largest elongation</source>
 <translation>bei der maximalen Auslenkung</translation>
</message>
<message>
 <source>at the line</source>
 <translation>an der Linie</translation>
</message>
<message>
 <source>at the road [%]</source>
 <translation>an der Strasse [%]</translation>
</message>
<message>
 <source>at the start</source>
 <translation>am Anfang</translation>
</message>
<message>
 <source>at the uphill toe, smallest [m]</source>
 <translation>am bergseitigen Fuss, kleinste [m]</translation>
</message>
<message>
 <source>axis of the crest</source>
 <translation>Achse der Krone</translation>
</message>
<message>
 <source>back analysis of an event</source>
 <translation>Rückrechnung eines Ereignisses</translation>
</message>
<message>
 <source>back_analysis, fitted to an event of the site: 1.02, literature: 1.10.</source>
 <translation>back_analysis, an ein Ereignis des Orts angepasst: 1.02, literature: 1.10.</translation>
</message>
<message>
 <source>barrier</source>
 <translation>Schutzbaute</translation>
</message>
<message>
 <source>barrier of {:g} m</source>
 <translation>Schutzbaute von {:g} m</translation>
</message>
<message>
 <source>basal area [m²/ha]</source>
 <translation>Grundfläche [m²/ha]</translation>
</message>
<message>
 <source>basal area required [m²/ha]</source>
 <translation>nötige Grundfläche [m²/ha]</translation>
</message>
<message>
 <source>bedrock, asphalt, concrete</source>
 <translation>Fels, Asphalt, Beton</translation>
</message>
<message>
 <source>beech</source>
 <translation>Buche</translation>
</message>
<message>
 <source>before</source>
 <translation>vorher</translation>
</message>
<message>
 <source>beginning of the line</source>
 <translation>Anfang der Linie</translation>
</message>
<message>
 <source>begins at [m]</source>
 <translation>beginnt bei [m]</translation>
</message>
<message>
 <source>behind, with [%]</source>
 <translation>dahinter, mit [%]</translation>
</message>
<message>
 <source>behind, without [%]</source>
 <translation>dahinter, ohne [%]</translation>
</message>
<message>
 <source>best</source>
 <translation>beste</translation>
</message>
<message>
 <source>best simulation</source>
 <translation>beste Simulation</translation>
</message>
<message>
 <source>black pine</source>
 <translation>Schwarzföhre</translation>
</message>
<message>
 <source>bladed</source>
 <translation>blattförmig</translation>
</message>
<message>
 <source>block [m]</source>
 <translation>Block [m]</translation>
</message>
<message>
 <source>block at rest</source>
 <translation>abgelagerter Block</translation>
</message>
<message>
 <source>block of {:g} years [m³]</source>
 <translation>Block von {:g} Jahren [m³]</translation>
</message>
<message>
 <source>block of {} years</source>
 <translation>Block von {} Jahren</translation>
</message>
<message>
 <source>block up to [m³]</source>
 <translation>Block bis [m³]</translation>
</message>
<message>
 <source>block,volume,return period,design block,scenario,distribution,percentile,rockfall</source>
 <translation>Block,Volumen,Wiederkehrperiode,Bemessungsblock,Szenario,Verteilung,Perzentil,Steinschlag</translation>
</message>
<message>
 <source>blocks</source>
 <translation>Blöcke</translation>
</message>
<message>
 <source>blocks in the list</source>
 <translation>Blöcke in der Liste</translation>
</message>
<message>
 <source>blocks included</source>
 <translation>von welchen Blöcken</translation>
</message>
<message>
 <source>blocks may come</source>
 <translation>Blöcke möglich</translation>
</message>
<message>
 <source>blocks per event</source>
 <translation>Blöcke je Ereignis</translation>
</message>
<message>
 <source>blocks that stop [%]</source>
 <translation>Blöcke, die anhalten [%]</translation>
</message>
<message>
 <source>blocks to the hip; block field</source>
 <translation>Blöcke bis zur Hüfte; Blockfeld</translation>
</message>
<message>
 <source>blocks to the knee; coarse debris</source>
 <translation>Blöcke bis zum Knie; grober Schutt</translation>
</message>
<message>
 <source>blocks, with the deviation of their runs</source>
 <translation>Blöcke, mit der Standardabweichung ihrer Würfe</translation>
</message>
<message>
 <source>both</source>
 <translation>beide</translation>
</message>
<message>
 <source>boulder</source>
 <translation>Felsblock</translation>
</message>
<message>
 <source>boulders expected</source>
 <translation>erwartete Blöcke</translation>
</message>
<message>
 <source>bound for the error of the fill by the cells [%]</source>
 <translation>Schranke für den Fehler der Schüttung durch die Zellen [%]</translation>
</message>
<message>
 <source>box</source>
 <translation>Quader</translation>
</message>
<message>
 <source>box, superellipsoid, prism and random take the proportions below; the others are the fixed shapes of the library, natural ones first, of which eota111 and eota221 are the norm blocks of the tests of rockfall nets. random is an irregular convex block.</source>
 <translation>box, superellipsoid, prism und random übernehmen die Verhältnisse unten; die anderen sind die festen Formen der Bibliothek, natürliche zuerst, darunter eota111 und eota221, die Normblöcke für die Prüfung von Steinschlagschutznetzen. random ist ein unregelmässiger konvexer Block.</translation>
</message>
<message>
 <source>brake</source>
 <translation>Bremse</translation>
</message>
<message>
 <source>brake of the {}, {}</source>
 <translation>Bremse: {}, {}</translation>
</message>
<message>
 <source>brakes</source>
 <translation>Bremsen</translation>
</message>
<message>
 <source>brakes [kN]</source>
 <translation>Bremsen [kN]</translation>
</message>
<message>
 <source>broadleaved tree</source>
 <translation>Laubbaum</translation>
</message>
<message>
 <source>broke through</source>
 <translation>durchschlagen</translation>
</message>
<message>
 <source>broken by the ground</source>
 <translation>am Boden zerbrochen</translation>
</message>
<message>
 <source>broken in a run</source>
 <translation>in einem Lauf gebrochen</translation>
</message>
<message>
 <source>broken in a run at least</source>
 <translation>mindestens in einem Lauf gebrochen</translation>
</message>
<message>
 <source>by a table of heights</source>
 <translation>nach einer Tabelle der Höhen</translation>
</message>
<message>
 <source>by height (FINT)</source>
 <translation>nach der Höhe (FINT)</translation>
</message>
<message>
 <source>by height and crown, boreal forest</source>
 <translation>nach Höhe und Krone, borealer Wald</translation>
</message>
<message>
 <source>by height and crown, global</source>
 <translation>nach Höhe und Krone, ganze Welt</translation>
</message>
<message>
 <source>by height and crown, temperate conifer forest</source>
 <translation>nach Höhe und Krone, gemässigter Nadelwald</translation>
</message>
<message>
 <source>by height and crown, temperate mixed forest</source>
 <translation>nach Höhe und Krone, gemässigter Mischwald</translation>
</message>
<message>
 <source>by height and crown, woodland</source>
 <translation>nach Höhe und Krone, lichter Wald</translation>
</message>
<message>
 <source>by the cell size</source>
 <translation>nach der Zellgrösse</translation>
</message>
<message>
 <source>by the distribution of the slopes</source>
 <translation>nach der Verteilung der Neigungen</translation>
</message>
<message>
 <source>by the resolution {:.1f}°</source>
 <translation>aus der Auflösung {:.1f}°</translation>
</message>
<message>
 <source>by the terrain</source>
 <translation>nach dem Gelände</translation>
</message>
<message>
 <source>by the terrain: the side with the higher ground, on level ground the left one. left, right: in the direction of the line.</source>
 <translation>by the terrain: die Seite mit dem höheren Boden, auf ebenem Boden die linke. left, right: in der Richtung der Linie.</translation>
</message>
<message>
 <source>cable net</source>
 <translation>Seilnetz</translation>
</message>
<message>
 <source>cable of the net</source>
 <translation>Netzseil</translation>
</message>
<message>
 <source>calibrated to {} points of {}; {}</source>
 <translation>kalibriert an {} Punkten von {}; {}</translation>
</message>
<message>
 <source>calibration,back analysis,ground,friction,observed,stops,scars,rockfall</source>
 <translation>kalibrierung,rückrechnung,boden,reibung,beobachtet,ablagerungspunkte,einschlagspuren,steinschlag</translation>
</message>
<message>
 <source>cancelled</source>
 <translation>abgebrochen</translation>
</message>
<message>
 <source>candidate lines</source>
 <translation>mögliche Linien</translation>
</message>
<message>
 <source>canopy [m]</source>
 <translation>Kronendach [m]</translation>
</message>
<message>
 <source>capacity [kJ]</source>
 <translation>Kapazität [kJ]</translation>
</message>
<message>
 <source>capacity [kJ], empty: rigid</source>
 <translation>Energieaufnahmevermögen [kJ], leer: starr</translation>
</message>
<message>
 <source>catchment 4 : 1</source>
 <translation>Auffangraum 4 : 1</translation>
</message>
<message>
 <source>catchment {} : 1</source>
 <translation>Auffangraum {} : 1</translation>
</message>
<message>
 <source>catchment, vertical : 1 horizontal</source>
 <translation>Auffangraum, vertikal auf 1 horizontal</translation>
</message>
<message>
 <source>category of the residual height</source>
 <translation>Kategorie der Resthöhe</translation>
</message>
<message>
 <source>caught</source>
 <translation>gehalten</translation>
</message>
<message>
 <source>cells</source>
 <translation>Zellen</translation>
</message>
<message>
 <source>cells of {:g} m</source>
 <translation>Zellen von {:g} m</translation>
</message>
<message>
 <source>cells reached</source>
 <translation>erreichte Zellen</translation>
</message>
<message>
 <source>centre [m]</source>
 <translation>Schwerpunkt [m]</translation>
</message>
<message>
 <source>centre of mass</source>
 <translation>Massenschwerpunkt</translation>
</message>
<message>
 <source>certainty</source>
 <translation>Sicherheit</translation>
</message>
<message>
 <source>chance</source>
 <translation>Zufall</translation>
</message>
<message>
 <source>chance of the runs</source>
 <translation>Zufall der Läufe</translation>
</message>
<message>
 <source>change [% of the value before]</source>
 <translation>Änderung [% des Werts vorher]</translation>
</message>
<message>
 <source>characteristic energy [kJ]</source>
 <translation>charakteristische Energie [kJ]</translation>
</message>
<message>
 <source>characteristic height of the top [m]</source>
 <translation>charakteristische Höhe der Oberkante [m]</translation>
</message>
<message>
 <source>characteristic value</source>
 <translation>charakteristischer Wert</translation>
</message>
<message>
 <source>characteristic velocity [m/s]</source>
 <translation>charakteristische Geschwindigkeit [m/s]</translation>
</message>
<message>
 <source>checked by</source>
 <translation>geprüft von</translation>
</message>
<message>
 <source>choose what you saw</source>
 <translation>wählen Sie, was Sie sahen</translation>
</message>
<message>
 <source>class</source>
 <translation>Klasse</translation>
</message>
<message>
 <source>class of Zingg</source>
 <translation>Klasse nach Zingg</translation>
</message>
<message>
 <source>classes of EAD 340059, levels from memory</source>
 <translation>Klassen der EAD 340059, Niveaus aus dem Gedächtnis</translation>
</message>
<message>
 <source>clause</source>
 <translation>Ziffer</translation>
</message>
<message>
 <source>climb 95 % [m]</source>
 <translation>Steighöhe 95 % [m]</translation>
</message>
<message>
 <source>closed mesh</source>
 <translation>geschlossenes Netz</translation>
</message>
<message>
 <source>coarse scree, gravel, unpaved road</source>
 <translation>grober Schutt, Kies, unbefestigte Strasse</translation>
</message>
<message>
 <source>code</source>
 <translation>Norm</translation>
</message>
<message>
 <source>code in the data of the authority</source>
 <translation>Code in den Daten der Behörde</translation>
</message>
<message>
 <source>colour of the level</source>
 <translation>Farbe der Stufe</translation>
</message>
<message>
 <source>compare,difference,before,after,measure,barrier,forest,confidence,rockfall</source>
 <translation>Vergleich,Unterschied,vorher,nachher,Massnahme,Schutzbau,Wald,Vertrauen,Steinschlag</translation>
</message>
<message>
 <source>compare,many,scenarios,sensitivity,parameter study,batch,run-out,energy,lines,rockfall</source>
 <translation>vergleichen,viele,Szenarien,Empfindlichkeit,Parameterstudie,Stapel,Reichweite,Energie,Linien,Steinschlag</translation>
</message>
<message>
 <source>compared with runs</source>
 <translation>verglichen mit Läufen</translation>
</message>
<message>
 <source>complete</source>
 <translation>vollständig</translation>
</message>
<message>
 <source>compliant</source>
 <translation>nachgiebig</translation>
</message>
<message>
 <source>conifer</source>
 <translation>Nadelbaum</translation>
</message>
<message>
 <source>contact of rock and net</source>
 <translation>Kontakt von Block und Netz</translation>
</message>
<message>
 <source>continue</source>
 <translation>gehen weiter</translation>
</message>
<message>
 <source>convergence,number of runs,confidence,percentile,reach probability,precision,rockfall</source>
 <translation>konvergenz,anzahl läufe,vertrauen,perzentil,erreichenswahrscheinlichkeit,genauigkeit,steinschlag</translation>
</message>
<message>
 <source>convex parts</source>
 <translation>konvexe Teile</translation>
</message>
<message>
 <source>coordinates that are not finite</source>
 <translation>Koordinaten, die nicht endlich sind</translation>
</message>
<message>
 <source>corners</source>
 <translation>Ecken</translation>
</message>
<message>
 <source>corners before</source>
 <translation>Ecken vorher</translation>
</message>
<message>
 <source>corners that touch the ground</source>
 <translation>Ecken, die den Boden berühren</translation>
</message>
<message>
 <source>could climb over</source>
 <translation>könnten überrollen</translation>
</message>
<message>
 <source>cover and thickness of the soil</source>
 <translation>Bedeckung und Mächtigkeit des Bodens</translation>
</message>
<message>
 <source>crest</source>
 <translation>Krone</translation>
</message>
<message>
 <source>crest [m]</source>
 <translation>Krone [m]</translation>
</message>
<message>
 <source>crossings</source>
 <translation>Querungen</translation>
</message>
<message>
 <source>crowns and stems</source>
 <translation>Kronen und Stämme</translation>
</message>
<message>
 <source>cube root of the volume [m]</source>
 <translation>Kubikwurzel des Volumens [m]</translation>
</message>
<message>
 <source>cushion</source>
 <translation>Überdeckung</translation>
</message>
<message>
 <source>cut</source>
 <translation>Aushub</translation>
</message>
<message>
 <source>cut [m³]</source>
 <translation>Aushub [m³]</translation>
</message>
<message>
 <source>damage to a building or fence</source>
 <translation>Schaden an Gebäude oder Zaun</translation>
</message>
<message>
 <source>damping</source>
 <translation>Dämpfung</translation>
</message>
<message>
 <source>danger</source>
 <translation>Gefahr</translation>
</message>
<message>
 <source>danger level, 1 for the least</source>
 <translation>Gefahrenstufe, 1 für die geringste</translation>
</message>
<message>
 <source>danger levels</source>
 <translation>Gefahrenstufen</translation>
</message>
<message>
 <source>date</source>
 <translation>Datum</translation>
</message>
<message>
 <source>date of the event</source>
 <translation>Datum des Ereignisses</translation>
</message>
<message>
 <source>deaths per year (collective risk)</source>
 <translation>Todesfälle pro Jahr (kollektives Risiko)</translation>
</message>
<message>
 <source>deaths per year, lower bound</source>
 <translation>Todesfälle pro Jahr, untere Grenze</translation>
</message>
<message>
 <source>deaths per year, upper bound</source>
 <translation>Todesfälle pro Jahr, obere Grenze</translation>
</message>
<message>
 <source>deciduous forest (Popescu and Wynne)</source>
 <translation>Laubwald (Popescu und Wynne)</translation>
</message>
<message>
 <source>deep moist soil, wet meadow</source>
 <translation>tiefgründiger feuchter Boden, nasse Wiese</translation>
</message>
<message>
 <source>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 and soiltype as ESRI ASCII grids. Existing files of these names are replaced. Grids of the forest are not written.</source>
 <translation>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 und soiltype als ESRI-ASCII-Raster. Vorhandene Dateien dieser Namen werden ersetzt. Raster des Waldes werden nicht geschrieben.</translation>
</message>
<message>
 <source>dem.asc as GeoTIFF with its coordinate system.</source>
 <translation>dem.asc als GeoTIFF mit seinem Koordinatensystem.</translation>
</message>
<message>
 <source>dense (750)</source>
 <translation>dicht (750)</translation>
</message>
<message>
 <source>dense forest</source>
 <translation>dichter Wald</translation>
</message>
<message>
 <source>density</source>
 <translation>Dichte</translation>
</message>
<message>
 <source>density [kg/m³]</source>
 <translation>Dichte [kg/m³]</translation>
</message>
<message>
 <source>density by mass and volume [kg/m³]</source>
 <translation>Dichte aus Masse und Volumen [kg/m³]</translation>
</message>
<message>
 <source>deposit</source>
 <translation>Ablagerung</translation>
</message>
<message>
 <source>depth [m]</source>
 <translation>Tiefe [m]</translation>
</message>
<message>
 <source>depth of scars [m]</source>
 <translation>Tiefe der Schürfspuren [m]</translation>
</message>
<message>
 <source>depth of the ditch [m]</source>
 <translation>Tiefe des Grabens [m]</translation>
</message>
<message>
 <source>depth of the scar [m]</source>
 <translation>Tiefe der Schürfspur [m]</translation>
</message>
<message>
 <source>design checks</source>
 <translation>Nachweise</translation>
</message>
<message>
 <source>design energy</source>
 <translation>Bemessungsenergie</translation>
</message>
<message>
 <source>design energy in % of the energy level</source>
 <translation>Bemessungswert der Energie in % dessen, was es aufnimmt</translation>
</message>
<message>
 <source>design height</source>
 <translation>Bemessungshöhe</translation>
</message>
<message>
 <source>design height in % of the net height</source>
 <translation>Bemessungswert der Höhe in % seiner Höhe</translation>
</message>
<message>
 <source>design mass</source>
 <translation>Bemessungsmasse</translation>
</message>
<message>
 <source>design value</source>
 <translation>Bemessungswert</translation>
</message>
<message>
 <source>design value in % of the resistance</source>
 <translation>Bemessungswert in % dessen, was das Netz bietet</translation>
</message>
<message>
 <source>design velocity</source>
 <translation>Bemessungsgeschwindigkeit</translation>
</message>
<message>
 <source>design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall</source>
 <translation>Bemessung,Nachweis,Schutzbau,Netz,UNI 11211-4,ONR 24810,EAD 340059,Teilsicherheitsbeiwert,Steinschlag</translation>
</message>
<message>
 <source>diameter [cm]</source>
 <translation>Durchmesser [cm]</translation>
</message>
<message>
 <source>diameter of the block [m]</source>
 <translation>Durchmesser des Blocks [m]</translation>
</message>
<message>
 <source>diameter of the crown [m]</source>
 <translation>Durchmesser der Krone [m]</translation>
</message>
<message>
 <source>diameter of the stem of mean basal area [cm]</source>
 <translation>Durchmesser des Grundflächenmittelstamms [cm]</translation>
</message>
<message>
 <source>difference</source>
 <translation>Unterschied</translation>
</message>
<message>
 <source>difference, lower end of its confidence interval</source>
 <translation>Unterschied, unteres Ende des Vertrauensintervalls</translation>
</message>
<message>
 <source>difference, upper end of its confidence interval</source>
 <translation>Unterschied, oberes Ende des Vertrauensintervalls</translation>
</message>
<message>
 <source>direction below the horizontal [°]</source>
 <translation>Richtung unter der Horizontalen [°]</translation>
</message>
<message>
 <source>direction in plan to the normal of the line [°]</source>
 <translation>Richtung im Grundriss zur Normalen der Linie [°]</translation>
</message>
<message>
 <source>direction it came from [° from north]</source>
 <translation>Richtung, aus der er kam [° von Nord]</translation>
</message>
<message>
 <source>direction of a lying log [° from north], empty: it stands</source>
 <translation>Richtung eines liegenden Stamms [° von Nord], leer: er steht</translation>
</message>
<message>
 <source>direction of motion below the horizontal [°]</source>
 <translation>Bewegungsrichtung unter der Horizontalen [°]</translation>
</message>
<message>
 <source>disc</source>
 <translation>Scheibe</translation>
</message>
<message>
 <source>distance along the line [m]</source>
 <translation>Abstand entlang der Linie [m]</translation>
</message>
<message>
 <source>distance along the line from its first vertex [m]</source>
 <translation>Abstand entlang der Linie von ihrem ersten Stützpunkt [m]</translation>
</message>
<message>
 <source>distance along the profile [m]</source>
 <translation>Distanz entlang des Profils [m]</translation>
</message>
<message>
 <source>distance available [m]</source>
 <translation>Abstand dort [m]</translation>
</message>
<message>
 <source>distance from the crest line, downhill [m]</source>
 <translation>Abstand von der Kronenlinie, talwärts [m]</translation>
</message>
<message>
 <source>distance from the source [m]</source>
 <translation>Abstand von der Ablösestelle [m]</translation>
</message>
<message>
 <source>distance required [m]</source>
 <translation>nötiger Abstand [m]</translation>
</message>
<message>
 <source>distance required by the net [m]</source>
 <translation>Abstand, den das Netz braucht [m]</translation>
</message>
<message>
 <source>distance to the nearest object [m]</source>
 <translation>Abstand zum nächsten Objekt [m]</translation>
</message>
<message>
 <source>distance to the nearest post at the first touch [m]</source>
 <translation>Abstand zur nächsten Stütze bei der ersten Berührung [m]</translation>
</message>
<message>
 <source>distance to the object</source>
 <translation>Abstand zum Objekt</translation>
</message>
<message>
 <source>distance to the object behind the net</source>
 <translation>Abstand zum Objekt hinter dem Netz</translation>
</message>
<message>
 <source>distances</source>
 <translation>Distanzen</translation>
</message>
<message>
 <source>distribution of the sizes</source>
 <translation>Verteilung der Grössen</translation>
</message>
<message>
 <source>distribution that was selected</source>
 <translation>gewählte Verteilung</translation>
</message>
<message>
 <source>distribution: the angle above which the Gaussian of rock cliffs exceeds that of steep slopes in the distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the power -0.075, the rule of Rockyfor3D. fixed: the angle below.</source>
 <translation>distribution: der Winkel, ab dem in der Verteilung aller Neigungen die Gausskurve der Felswände jene der Steilhänge überwiegt (Loye et al. 2009). resolution: 55° mal die Zellgrösse in Metern hoch -0.075, die Regel von Rockyfor3D. fixed: der Winkel unten.</translation>
</message>
<message>
 <source>ditch</source>
 <translation>Graben</translation>
</message>
<message>
 <source>ditch, bottom [m]</source>
 <translation>Graben, Sohle [m]</translation>
</message>
<message>
 <source>ditch, depth [m]</source>
 <translation>Graben, Tiefe [m]</translation>
</message>
<message>
 <source>downhill face</source>
 <translation>talseitige Böschung</translation>
</message>
<message>
 <source>downhill face [°]</source>
 <translation>talseitige Böschung [°]</translation>
</message>
<message>
 <source>drag coefficient [kg/s]</source>
 <translation>Bremskoeffizient [kg/s]</translation>
</message>
<message>
 <source>duration [s]</source>
 <translation>Dauer [s]</translation>
</message>
<message>
 <source>each contact</source>
 <translation>je Kontakt</translation>
</message>
<message>
 <source>each measure</source>
 <translation>jede Massnahme</translation>
</message>
<message>
 <source>each piece alone</source>
 <translation>jedes Bruchstück einzeln</translation>
</message>
<message>
 <source>each run</source>
 <translation>je Lauf</translation>
</message>
<message>
 <source>east [m]</source>
 <translation>Ost [m]</translation>
</message>
<message>
 <source>elastic</source>
 <translation>elastisch</translation>
</message>
<message>
 <source>elevation</source>
 <translation>Höhe</translation>
</message>
<message>
 <source>elevation [m]</source>
 <translation>Höhe ü. M. [m]</translation>
</message>
<message>
 <source>ellipsoidal</source>
 <translation>ellipsoidisch</translation>
</message>
<message>
 <source>elongation 95 % [m]</source>
 <translation>Auslenkung 95 % [m]</translation>
</message>
<message>
 <source>elongation I / L</source>
 <translation>Streckung I / L</translation>
</message>
<message>
 <source>elongation [m]</source>
 <translation>Auslenkung [m]</translation>
</message>
<message>
 <source>elongation in the test</source>
 <translation>Auslenkung im Versuch</translation>
</message>
<message>
 <source>embankment</source>
 <translation>Damm</translation>
</message>
<message>
 <source>end here</source>
 <translation>enden hier</translation>
</message>
<message>
 <source>end of the line</source>
 <translation>Ende der Linie</translation>
</message>
<message>
 <source>ends about {}</source>
 <translation>endet etwa um {}</translation>
</message>
<message>
 <source>ends at [m]</source>
 <translation>endet bei [m]</translation>
</message>
<message>
 <source>energetic, Stronge</source>
 <translation>energetisch, Stronge</translation>
</message>
<message>
 <source>energy</source>
 <translation>Energie</translation>
</message>
<message>
 <source>energy 95 % [kJ]</source>
 <translation>Energie 95 % [kJ]</translation>
</message>
<message>
 <source>energy [kJ]</source>
 <translation>Energie [kJ]</translation>
</message>
<message>
 <source>energy [kJ], {:g} %</source>
 <translation>Energie [kJ], {:g} %</translation>
</message>
<message>
 <source>energy [kJ], {}</source>
 <translation>Energie [kJ], {}</translation>
</message>
<message>
 <source>energy after [kJ]</source>
 <translation>Energie nachher [kJ]</translation>
</message>
<message>
 <source>energy at the line [kJ]</source>
 <translation>Energie an der Linie [kJ]</translation>
</message>
<message>
 <source>energy at the line, {:g}th percentile [kJ]</source>
 <translation>Energie an der Linie, {:g}. Perzentil [kJ]</translation>
</message>
<message>
 <source>energy before [kJ]</source>
 <translation>Energie vorher [kJ]</translation>
</message>
<message>
 <source>energy capacity [kJ], empty: rigid</source>
 <translation>Energieaufnahmevermögen [kJ], leer: starr</translation>
</message>
<message>
 <source>energy class of the smallest barrier [kJ]</source>
 <translation>Energieklasse der kleinsten Schutzbaute [kJ]</translation>
</message>
<message>
 <source>energy line</source>
 <translation>Energielinie</translation>
</message>
<message>
 <source>energy max.</source>
 <translation>Energie max.</translation>
</message>
<message>
 <source>energy max. [kJ]</source>
 <translation>Energie max. [kJ]</translation>
</message>
<message>
 <source>energy mean [kJ]</source>
 <translation>Energie Mittelwert [kJ]</translation>
</message>
<message>
 <source>energy of all pieces [kJ]</source>
 <translation>Energie aller Bruchstücke [kJ]</translation>
</message>
<message>
 <source>energy of all rocks per metre [kJ/m]</source>
 <translation>Energie aller Blöcke je Meter [kJ/m]</translation>
</message>
<message>
 <source>energy of the hits, 95th percentile [kJ]</source>
 <translation>Energie der Treffer, 95. Perzentil [kJ]</translation>
</message>
<message>
 <source>energy of the hits, median [kJ]</source>
 <translation>Energie der Treffer, Median [kJ]</translation>
</message>
<message>
 <source>energy of the largest piece [kJ]</source>
 <translation>Energie des grössten Bruchstücks [kJ]</translation>
</message>
<message>
 <source>energy of the pieces within the time, together [kJ]</source>
 <translation>Energie der Bruchstücke innerhalb der Zeit, zusammen [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, 95th percentile [kJ]</source>
 <translation>Energie der weiterlaufenden Blöcke, 95. Perzentil [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, maximum [kJ]</source>
 <translation>Energie der weiterlaufenden Blöcke, Maximum [kJ]</translation>
</message>
<message>
 <source>energy of the rotation [kJ]</source>
 <translation>Energie der Rotation [kJ]</translation>
</message>
<message>
 <source>energy per metre [kJ/m]</source>
 <translation>Energie je Meter [kJ/m]</translation>
</message>
<message>
 <source>energy taken [kJ]</source>
 <translation>aufgenommene Energie [kJ]</translation>
</message>
<message>
 <source>energy taken from all runs [kJ]</source>
 <translation>von allen Läufen aufgenommene Energie [kJ]</translation>
</message>
<message>
 <source>energy that arrives per rock released, mean</source>
 <translation>ankommende Energie je losgelassenem Block, Mittel</translation>
</message>
<message>
 <source>energy that the barrier takes [kJ], empty: any</source>
 <translation>Energie, die die Schutzbaute aufnimmt [kJ], leer: jede</translation>
</message>
<message>
 <source>energy that the required share does not exceed [kJ]</source>
 <translation>Energie, unter der der verlangte Anteil bleibt [kJ]</translation>
</message>
<message>
 <source>energy that the stem can take [kJ]</source>
 <translation>Energie, die der Stamm aufnehmen kann [kJ]</translation>
</message>
<message>
 <source>energy, 95 % [kJ]</source>
 <translation>Energie, 95 % [kJ]</translation>
</message>
<message>
 <source>energy, 95th percentile [kJ]</source>
 <translation>Energie, 95. Perzentil [kJ]</translation>
</message>
<message>
 <source>energy, cells that all members reach</source>
 <translation>Energie, Zellen, die alle Mitglieder erreichen</translation>
</message>
<message>
 <source>energy, largest [kJ]</source>
 <translation>Energie, grösste [kJ]</translation>
</message>
<message>
 <source>energy, max. [kJ]</source>
 <translation>Energie, max. [kJ]</translation>
</message>
<message>
 <source>energy, translation [kJ]</source>
 <translation>Energie, Translation [kJ]</translation>
</message>
<message>
 <source>energy, translation, that the required share does not exceed [kJ]</source>
 <translation>Energie, Translation, unter der der verlangte Anteil bleibt [kJ]</translation>
</message>
<message>
 <source>energy_line: distance in metres that the rock will reach beyond an energy line from its start, by its present position and speed; it separates far-reaching rocks from the others while they are still on the slope. distance: horizontal distance from the start, plus the distance that the speed would carry the rock. elevation: elevation of the centre of mass, falling.</source>
 <translation>energy_line: wie weit über eine Energielinie vom Start hinaus der Stein käme, m, was weite Steine von anderen unterscheidet, solange sie am Hang sind. distance: waagrecht, vom Start, mit dem Weg, den seine Geschwindigkeit ihn trüge. elevation: des Schwerpunkts, fallend.</translation>
</message>
<message>
 <source>energy_max: the largest energy of each run. distance: its run-out. The 95th percentile of all runs.</source>
 <translation>energy_max: die maximale Energie jedes Laufs. distance: seine Reichweite. Das 95. Perzentil aller Läufe.</translation>
</message>
<message>
 <source>entered ({})</source>
 <translation>eingegeben ({})</translation>
</message>
<message>
 <source>entry</source>
 <translation>Eintrag</translation>
</message>
<message>
 <source>eota111 is the norm block of type tests.</source>
 <translation>eota111 ist der Normblock der Typenprüfungen.</translation>
</message>
<message>
 <source>equation</source>
 <translation>Gleichung</translation>
</message>
<message>
 <source>error of the energy balance [%]</source>
 <translation>Fehler der Energiebilanz [%]</translation>
</message>
<message>
 <source>error of the fill by the cells, at most [%]</source>
 <translation>Fehler der Schüttung durch die Zellen, höchstens [%]</translation>
</message>
<message>
 <source>evaluations</source>
 <translation>Auswertungen</translation>
</message>
<message>
 <source>event in which it breaks, mean of these sequences</source>
 <translation>Ereignis, in dem er bricht, Mittel dieser Folgen</translation>
</message>
<message>
 <source>expanded modified Ritchie criterion, for 90 % [m]</source>
 <translation>dasselbe erweitert, für 90 % [m]</translation>
</message>
<message>
 <source>explained by a source</source>
 <translation>durch ein Anrissgebiet erklärt</translation>
</message>
<message>
 <source>explicit</source>
 <translation>explizit</translation>
</message>
<message>
 <source>exponential</source>
 <translation>exponentiell</translation>
</message>
<message>
 <source>extra hard</source>
 <translation>extra hart</translation>
</message>
<message>
 <source>extra soft</source>
 <translation>extra weich</translation>
</message>
<message>
 <source>eyewitness report</source>
 <translation>mündlich berichtet</translation>
</message>
<message>
 <source>factor</source>
 <translation>Beiwert</translation>
</message>
<message>
 <source>factor of friction</source>
 <translation>Reibungsfaktor</translation>
</message>
<message>
 <source>factor of rolling resistance</source>
 <translation>Faktor des Rollwiderstands</translation>
</message>
<message>
 <source>fails</source>
 <translation>Nachweis nicht erfüllt</translation>
</message>
<message>
 <source>fall</source>
 <translation>Sturz</translation>
</message>
<message>
 <source>falling</source>
 <translation>fallend</translation>
</message>
<message>
 <source>feature of the observed points</source>
 <translation>Objekt der beobachteten Punkte</translation>
</message>
<message>
 <source>feature {}</source>
 <translation>Objekt {}</translation>
</message>
<message>
 <source>features {}</source>
 <translation>Objekte {}</translation>
</message>
<message>
 <source>few rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>wenige Runden, da das Höhenmodell in Reichweite grösser ist als der freie Arbeitsspeicher</translation>
</message>
<message>
 <source>ffmpeg could not make the film ({}).</source>
 <translation>ffmpeg konnte den Film nicht machen ({}).</translation>
</message>
<message>
 <source>field,survey,qfield,mobile,mapping,silent witnesses,template,rockfall</source>
 <translation>Feld,Aufnahme,QField,mobil,Kartierung,stumme Zeugen,Vorlage,Steinschlag</translation>
</message>
<message>
 <source>fields of the matrix</source>
 <translation>Felder der Matrix</translation>
</message>
<message>
 <source>fill</source>
 <translation>Schüttung</translation>
</message>
<message>
 <source>fill [m³]</source>
 <translation>Schüttung [m³]</translation>
</message>
<message>
 <source>fill per metre [m²]</source>
 <translation>Schüttung je Meter [m²]</translation>
</message>
<message>
 <source>fill per metre of crest [m²]</source>
 <translation>Schüttung je Meter Krone [m²]</translation>
</message>
<message>
 <source>fixed</source>
 <translation>fest</translation>
</message>
<message>
 <source>fixed makes all rocks of the same size; the others spread them about the mean.</source>
 <translation>fixed macht alle Blöcke gleich gross; die anderen streuen sie um den Mittelwert.</translation>
</message>
<message>
 <source>flags</source>
 <translation>Vermerke</translation>
</message>
<message>
 <source>flat catchment</source>
 <translation>flacher Auffangraum</translation>
</message>
<message>
 <source>flatness S / I</source>
 <translation>Plattigkeit S / I</translation>
</message>
<message>
 <source>footprint</source>
 <translation>Grundfläche</translation>
</message>
<message>
 <source>footprint [m²]</source>
 <translation>Grundfläche [m²]</translation>
</message>
<message>
 <source>footslopes</source>
 <translation>Hangfüsse</translation>
</message>
<message>
 <source>for blocks up to [m³]</source>
 <translation>für Blöcke bis [m³]</translation>
</message>
<message>
 <source>force by {} [kN]</source>
 <translation>Kraft nach {} [kN]</translation>
</message>
<message>
 <source>force of the net on the rock [kN]</source>
 <translation>Kraft des Netzes auf den Block [kN]</translation>
</message>
<message>
 <source>force on the rock [kN]</source>
 <translation>Kraft auf den Block [kN]</translation>
</message>
<message>
 <source>force on the wall [kN]</source>
 <translation>Kraft auf die Mauer [kN]</translation>
</message>
<message>
 <source>forest</source>
 <translation>Wald</translation>
</message>
<message>
 <source>free border</source>
 <translation>Freibord</translation>
</message>
<message>
 <source>free distance [m]</source>
 <translation>freie Weglänge [m]</translation>
</message>
<message>
 <source>free distance, mean [m]</source>
 <translation>freie Weglänge, Mittel [m]</translation>
</message>
<message>
 <source>frequency of passages, all cells</source>
 <translation>Häufigkeit der Querungen, alle Zellen</translation>
</message>
<message>
 <source>fresh</source>
 <translation>frisch</translation>
</message>
<message>
 <source>friction from {}</source>
 <translation>Reibung ab {}</translation>
</message>
<message>
 <source>friction needed</source>
 <translation>nötige Reibung</translation>
</message>
<message>
 <source>friction of ropes</source>
 <translation>Reibung der Seile</translation>
</message>
<message>
 <source>friction that grows with slip</source>
 <translation>mit dem Gleitweg wachsende Reibung</translation>
</message>
<message>
 <source>friction µ, raster</source>
 <translation>Reibung µ, Raster</translation>
</message>
<message>
 <source>from</source>
 <translation>von</translation>
</message>
<message>
 <source>from a file</source>
 <translation>aus einer Datei</translation>
</message>
<message>
 <source>from memory: check it in the standard</source>
 <translation>aus dem Gedächtnis: in der Norm nachprüfen</translation>
</message>
<message>
 <source>from the front [m]</source>
 <translation>von vorn [m]</translation>
</message>
<message>
 <source>from the side [m]</source>
 <translation>von der Seite [m]</translation>
</message>
<message>
 <source>from – to [m]</source>
 <translation>von – bis [m]</translation>
</message>
<message>
 <source>from, along the line [m]</source>
 <translation>von, entlang der Linie [m]</translation>
</message>
<message>
 <source>gallery with a cushion</source>
 <translation>Galerie mit Überdeckung</translation>
</message>
<message>
 <source>gallery: a roof with a cushion, on which rocks fall. wall: rocks are stopped over a distance, or pass above it.</source>
 <translation>gallery: ein Dach mit Überdeckung, auf das Blöcke fallen. wall: Blöcke werden über eine Strecke aufgehalten oder gehen darüber.</translation>
</message>
<message>
 <source>gamma</source>
 <translation>Gamma</translation>
</message>
<message>
 <source>gap</source>
 <translation>Lücke</translation>
</message>
<message>
 <source>gap, less than [m]</source>
 <translation>Lücke, weniger als [m]</translation>
</message>
<message>
 <source>generalised exponential</source>
 <translation>verallgemeinert exponentiell</translation>
</message>
<message>
 <source>generic</source>
 <translation>allgemein</translation>
</message>
<message>
 <source>given</source>
 <translation>angegeben</translation>
</message>
<message>
 <source>good</source>
 <translation>gut</translation>
</message>
<message>
 <source>good: 1.02, poor: 1.10.</source>
 <translation>good: 1.02, poor: 1.10.</translation>
</message>
<message>
 <source>grids</source>
 <translation>Raster</translation>
</message>
<message>
 <source>ground</source>
 <translation>Boden</translation>
</message>
<message>
 <source>ground before</source>
 <translation>Boden vorher</translation>
</message>
<message>
 <source>ground class</source>
 <translation>Bodenklasse</translation>
</message>
<message>
 <source>ground class, empty for that outside the polygons</source>
 <translation>Bodenklasse, leer für jene des Rests</translation>
</message>
<message>
 <source>hard</source>
 <translation>hart</translation>
</message>
<message>
 <source>hazard map</source>
 <translation>Gefahrenkarte</translation>
</message>
<message>
 <source>hazard,danger,intensity,return period,probability,matrix,energy line,shadow angle</source>
 <translation>gefahr,gefährdung,intensität,wiederkehrperiode,wahrscheinlichkeit,matrix,energielinie,pauschalgefälle,schattenwinkel</translation>
</message>
<message>
 <source>heaviest [kg]</source>
 <translation>schwerster [kg]</translation>
</message>
<message>
 <source>heavy third</source>
 <translation>schweres Drittel</translation>
</message>
<message>
 <source>height</source>
 <translation>Höhe</translation>
</message>
<message>
 <source>height 95 %</source>
 <translation>Höhe 95 %</translation>
</message>
<message>
 <source>height [m]</source>
 <translation>Höhe [m]</translation>
</message>
<message>
 <source>height [m], {:g} %</source>
 <translation>Höhe [m], {:g} %</translation>
</message>
<message>
 <source>height above sea level [m]</source>
 <translation>Höhe über Meer [m]</translation>
</message>
<message>
 <source>height of fall of the centre of mass [m]</source>
 <translation>Fallhöhe des Schwerpunkts [m]</translation>
</message>
<message>
 <source>height of the barrier [m]</source>
 <translation>Höhe der Schutzbaute [m]</translation>
</message>
<message>
 <source>height of the block, d1 [m]</source>
 <translation>Höhe des Blocks, d1 [m]</translation>
</message>
<message>
 <source>height of the centre above the ground [m]</source>
 <translation>Höhe des Schwerpunkts über dem Boden [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, 95th percentile [m]</source>
 <translation>Höhe der Mitte über dem Boden, 95. Perzentil [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, largest [m]</source>
 <translation>Höhe der Mitte über dem Boden, grösste [m]</translation>
</message>
<message>
 <source>height of the centre at the line, {:g}th percentile [m]</source>
 <translation>Höhe des Schwerpunkts an der Linie, {:g}. Perzentil [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m]</source>
 <translation>Höhe des Massenschwerpunkts [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m], {}</source>
 <translation>Höhe des Massenschwerpunkts [m], {}</translation>
</message>
<message>
 <source>height of the centre of mass above the ground [m]</source>
 <translation>Höhe des Massenschwerpunkts über dem Boden [m]</translation>
</message>
<message>
 <source>height of the crest [m]</source>
 <translation>Höhe der Krone [m]</translation>
</message>
<message>
 <source>height of the drag layer [m]</source>
 <translation>Höhe der Bremsschicht [m]</translation>
</message>
<message>
 <source>height of the ground [m]</source>
 <translation>Höhe des Bodens [m]</translation>
</message>
<message>
 <source>height of the highest point [m]</source>
 <translation>Höhe des höchsten Punkts [m]</translation>
</message>
<message>
 <source>height of the highest point above the ground [m]</source>
 <translation>Höhe des höchsten Punktes über dem Boden [m]</translation>
</message>
<message>
 <source>height of the highest point, 95th percentile [m]</source>
 <translation>Höhe des höchsten Punkts, 95. Perzentil [m]</translation>
</message>
<message>
 <source>height of the highest point, maximum [m]</source>
 <translation>Höhe des höchsten Punkts, Maximum [m]</translation>
</message>
<message>
 <source>height of the lowest point [m]</source>
 <translation>Höhe des tiefsten Punkts [m]</translation>
</message>
<message>
 <source>height of the mark above the ground [m]</source>
 <translation>Höhe der Spur über Boden [m]</translation>
</message>
<message>
 <source>height of the point of the rock that must stay below the top [m]</source>
 <translation>Höhe dessen, was unter der Oberkante bleiben muss [m]</translation>
</message>
<message>
 <source>height of the rock's highest point above the ground [m]</source>
 <translation>Höhe des höchsten Punkts des Blocks über dem Boden [m]</translation>
</message>
<message>
 <source>height of the slope [m]</source>
 <translation>Höhe der Böschung [m]</translation>
</message>
<message>
 <source>height of the slope up to [m]</source>
 <translation>Höhe der Böschung bis [m]</translation>
</message>
<message>
 <source>height of the smallest barrier [m]</source>
 <translation>Höhe der kleinsten Schutzbaute [m]</translation>
</message>
<message>
 <source>height of the top [m]</source>
 <translation>Höhe der Blockoberkante [m]</translation>
</message>
<message>
 <source>height of the top of the rock</source>
 <translation>Höhe der Blockoberkante</translation>
</message>
<message>
 <source>height of tops above the ground [m]</source>
 <translation>Höhe der Oberkanten über dem Boden [m]</translation>
</message>
<message>
 <source>height that the required share does not exceed [m]</source>
 <translation>Höhe, unter der der verlangte Anteil bleibt [m]</translation>
</message>
<message>
 <source>height with the free border</source>
 <translation>Höhe mit dem Freibord</translation>
</message>
<message>
 <source>height {}</source>
 <translation>Höhe {}</translation>
</message>
<message>
 <source>height, 95 % [m]</source>
 <translation>Höhe, 95 % [m]</translation>
</message>
<message>
 <source>height, max. [m]</source>
 <translation>Höhe, max. [m]</translation>
</message>
<message>
 <source>height: DBH = 2.52 H^0.84 cm. table: the relation below. The others use height and crown diameter for a type of forest (Jucker et al. 2017); in dense stands their diameters are too large, because visible crowns include those of hidden trees.</source>
 <translation>height: DBH = 2.52 H^0.84 cm. table: jene darunter. Die übrigen nehmen Höhe und Krone (Jucker et al. 2017) für eine Art von Wald; in dichten Beständen sind ihre Durchmesser zu gross, denn Kronen verdecken andere.</translation>
</message>
<message>
 <source>held [%]</source>
 <translation>gehalten [%]</translation>
</message>
<message>
 <source>held by a tree</source>
 <translation>von einem Baum festgehalten</translation>
</message>
<message>
 <source>held on the whole length [%]</source>
 <translation>auf der ganzen Länge gehalten [%]</translation>
</message>
<message>
 <source>held within its width [%]</source>
 <translation>innerhalb seiner Breite gehalten [%]</translation>
</message>
<message>
 <source>high danger</source>
 <translation>erhebliche Gefährdung</translation>
</message>
<message>
 <source>higher than {} m</source>
 <translation>höher als {} m</translation>
</message>
<message>
 <source>highest</source>
 <translation>höchste</translation>
</message>
<message>
 <source>highest elevation of the top [m]</source>
 <translation>höchste Höhenlage der Oberkante [m]</translation>
</message>
<message>
 <source>highest ground [m]</source>
 <translation>höchster Bodenpunkt [m]</translation>
</message>
<message>
 <source>highest point</source>
 <translation>höchster Punkt</translation>
</message>
<message>
 <source>highest point is on the safe side: only rocks that the barrier covers completely are stopped. lowest point: all rocks that touch it are stopped.</source>
 <translation>highest point liegt auf der sicheren Seite: Nur Blöcke, die die Schutzbaute ganz abdeckt, werden aufgehalten. Mit lowest point werden alle aufgehalten, die sie berühren.</translation>
</message>
<message>
 <source>hit in a run at least</source>
 <translation>mindestens in einem Lauf getroffen</translation>
</message>
<message>
 <source>hit, rocks deflected</source>
 <translation>getroffen, Blöcke abgelenkt</translation>
</message>
<message>
 <source>hits of road sections</source>
 <translation>Treffer je Strassenabschnitt</translation>
</message>
<message>
 <source>hits per year</source>
 <translation>Treffer pro Jahr</translation>
</message>
<message>
 <source>hits per year, lower bound</source>
 <translation>Treffer pro Jahr, untere Grenze</translation>
</message>
<message>
 <source>hits per year, upper bound</source>
 <translation>Treffer pro Jahr, obere Grenze</translation>
</message>
<message>
 <source>hits per year, with bounds of 95 %</source>
 <translation>Treffer pro Jahr, mit 95-%-Grenzen</translation>
</message>
<message>
 <source>hull of its points</source>
 <translation>Hülle seiner Punkte</translation>
</message>
<message>
 <source>hull: the rock fills the convex hull of all points. mesh: a closed mesh (.obj, .stl) that is not convex keeps its own volume, centre of mass and inertia, while its hull touches the ground. parts: each object of an .obj is a convex part of one rock, and touches the ground by itself; nets, trees and soft ground see their hull.</source>
 <translation>hull: Der Block füllt die konvexe Hülle aller Punkte. mesh: Ein geschlossenes Netz (.obj, .stl), das nicht konvex ist, behält sein eigenes Volumen, seinen Schwerpunkt und seine Trägheit, während seine Hülle den Boden berührt. parts: Jedes Objekt einer .obj ist ein konvexer Teil eines Blocks und berührt den Boden für sich; Netze, Bäume und weicher Boden sehen ihre Hülle.</translation>
</message>
<message>
 <source>id of the barrier</source>
 <translation>ID der Schutzbaute</translation>
</message>
<message>
 <source>id of the crest line</source>
 <translation>ID der Kronenlinie</translation>
</message>
<message>
 <source>id of the feature</source>
 <translation>ID des Objekts</translation>
</message>
<message>
 <source>id of the line</source>
 <translation>ID der Linie</translation>
</message>
<message>
 <source>id of the object</source>
 <translation>Id des Objekts</translation>
</message>
<message>
 <source>id of the release feature</source>
 <translation>ID des Ablöseobjekts</translation>
</message>
<message>
 <source>id of the stand</source>
 <translation>ID des Bestands</translation>
</message>
<message>
 <source>id of the stand or point, -1: from a raster</source>
 <translation>ID des Bestands oder Punkts, -1: aus einem Raster</translation>
</message>
<message>
 <source>id of the structure</source>
 <translation>ID des Bauwerks</translation>
</message>
<message>
 <source>id of the tree</source>
 <translation>ID des Baums</translation>
</message>
<message>
 <source>ideal block</source>
 <translation>idealer Quader</translation>
</message>
<message>
 <source>ideal column</source>
 <translation>ideale Säule</translation>
</message>
<message>
 <source>ideal cube</source>
 <translation>idealer Würfel</translation>
</message>
<message>
 <source>ideal disc</source>
 <translation>ideale Scheibe</translation>
</message>
<message>
 <source>ideal dodecahedron</source>
 <translation>ideales Dodekaeder</translation>
</message>
<message>
 <source>ideal hexagonal column</source>
 <translation>ideale sechseckige Säule</translation>
</message>
<message>
 <source>ideal icosahedron</source>
 <translation>ideales Ikosaeder</translation>
</message>
<message>
 <source>ideal octahedron</source>
 <translation>ideales Oktaeder</translation>
</message>
<message>
 <source>ideal plate</source>
 <translation>ideale Platte</translation>
</message>
<message>
 <source>ideal slab</source>
 <translation>ideale dünne Platte</translation>
</message>
<message>
 <source>ideal sphere</source>
 <translation>ideale Kugel</translation>
</message>
<message>
 <source>ideal sphere, coarse</source>
 <translation>ideale Kugel, grob</translation>
</message>
<message>
 <source>ideal sphere, fine</source>
 <translation>ideale Kugel, fein</translation>
</message>
<message>
 <source>ideal tetrahedron</source>
 <translation>ideales Tetraeder</translation>
</message>
<message>
 <source>ideal wedge</source>
 <translation>idealer Keil</translation>
</message>
<message>
 <source>ids of the features</source>
 <translation>IDs der Objekte</translation>
</message>
<message>
 <source>impact</source>
 <translation>Anprall</translation>
</message>
<message>
 <source>impact angle [°]</source>
 <translation>Auftreffwinkel [°]</translation>
</message>
<message>
 <source>impact angle to the normal of a vertical screen [°]</source>
 <translation>Auftreffwinkel zur Normalen einer vertikalen Kontrollebene [°]</translation>
</message>
<message>
 <source>impact mark on a tree</source>
 <translation>Schlagspur an einem Baum</translation>
</message>
<message>
 <source>impact mark on rock</source>
 <translation>Schlagspur am Fels</translation>
</message>
<message>
 <source>impact mark on the ground</source>
 <translation>Schlagspur am Boden</translation>
</message>
<message>
 <source>impacts per run</source>
 <translation>Anpralle je Lauf</translation>
</message>
<message>
 <source>impacts that break the stem</source>
 <translation>Anpralle, die den Stamm brechen</translation>
</message>
<message>
 <source>impacts that deflect the rock</source>
 <translation>Anpralle, die den Block ablenken</translation>
</message>
<message>
 <source>impacts that stop the rock</source>
 <translation>Anpralle, die den Block aufhalten</translation>
</message>
<message>
 <source>implicit</source>
 <translation>implizit</translation>
</message>
<message>
 <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
 <translation>implicit erhält Energie und Drall fliegender Blöcke (Leine et al. 2021); explicit ist das ältere Verfahren (Leine et al. 2014), zum Vergleich.</translation>
</message>
<message>
 <source>in a second map</source>
 <translation>in einer zweiten Karte</translation>
</message>
<message>
 <source>in progress</source>
 <translation>läuft</translation>
</message>
<message>
 <source>in the freeboard</source>
 <translation>im Freibord</translation>
</message>
<message>
 <source>indication and runs</source>
 <translation>Hinweis und Läufe</translation>
</message>
<message>
 <source>indication only</source>
 <translation>nur Hinweis</translation>
</message>
<message>
 <source>indication, {:g}°</source>
 <translation>Hinweis, {:g}°</translation>
</message>
<message>
 <source>indication: blocks can arrive</source>
 <translation>Hinweis: Blöcke können kommen</translation>
</message>
<message>
 <source>individual risk per year, with bounds of 95 %</source>
 <translation>individuelles Risiko pro Jahr, mit 95-%-Grenzen</translation>
</message>
<message>
 <source>individual risk, lower bound</source>
 <translation>individuelles Risiko, untere Grenze</translation>
</message>
<message>
 <source>individual risk, upper bound</source>
 <translation>individuelles Risiko, obere Grenze</translation>
</message>
<message>
 <source>information criterion of Akaike, the smaller the better</source>
 <translation>Informationskriterium von Akaike, je kleiner, desto besser</translation>
</message>
<message>
 <source>input</source>
 <translation>Eingabe</translation>
</message>
<message>
 <source>installed: {}</source>
 <translation>da: {}</translation>
</message>
<message>
 <source>intensity</source>
 <translation>Intensität</translation>
</message>
<message>
 <source>interaction</source>
 <translation>Zusammenwirken</translation>
</message>
<message>
 <source>intermediate axis I [m]</source>
 <translation>mittlere Achse I [m]</translation>
</message>
<message>
 <source>interval of a share of {:g} %</source>
 <translation>Vertrauensbereich eines Anteils von {:g} %</translation>
</message>
<message>
 <source>invalid</source>
 <translation>ungültig</translation>
</message>
<message>
 <source>inventory of boulders</source>
 <translation>Inventar von Blöcken</translation>
</message>
<message>
 <source>irregular, bladed</source>
 <translation>unregelmässig, klingenförmig</translation>
</message>
<message>
 <source>irregular, compact</source>
 <translation>unregelmässig, kompakt</translation>
</message>
<message>
 <source>irregular, flat</source>
 <translation>unregelmässig, flach</translation>
</message>
<message>
 <source>irregular, long</source>
 <translation>unregelmässig, länglich</translation>
</message>
<message>
 <source>it cannot be read</source>
 <translation>sie kann nicht gelesen werden</translation>
</message>
<message>
 <source>it has no layer</source>
 <translation>sie hat keinen Layer</translation>
</message>
<message>
 <source>it has no spatial index</source>
 <translation>sie hat keinen räumlichen Index</translation>
</message>
<message>
 <source>it is in {}; warp it to {}.</source>
 <translation>sie ist in {}; transformieren Sie sie nach {}.</translation>
</message>
<message>
 <source>its depth [m]</source>
 <translation>seine Tiefe [m]</translation>
</message>
<message>
 <source>its own capacity</source>
 <translation>eigene Kapazität</translation>
</message>
<message>
 <source>joints, loosening, water</source>
 <translation>Klüfte, Auflockerung, Wasser</translation>
</message>
<message>
 <source>kind</source>
 <translation>Art</translation>
</message>
<message>
 <source>kind of problem</source>
 <translation>Art des Mangels</translation>
</message>
<message>
 <source>kind of witness</source>
 <translation>Art des Zeugen</translation>
</message>
<message>
 <source>known event</source>
 <translation>bekanntes Ereignis</translation>
</message>
<message>
 <source>larch</source>
 <translation>Lärche</translation>
</message>
<message>
 <source>large blocks</source>
 <translation>grosse Blöcke</translation>
</message>
<message>
 <source>largest</source>
 <translation>grösste</translation>
</message>
<message>
 <source>largest [m]</source>
 <translation>grösste [m]</translation>
</message>
<message>
 <source>largest block of the class</source>
 <translation>grösster Block der Klasse</translation>
</message>
<message>
 <source>largest characteristic force [kN]</source>
 <translation>grösste charakteristische Kraft [kN]</translation>
</message>
<message>
 <source>largest contribution</source>
 <translation>grösster Beitrag</translation>
</message>
<message>
 <source>largest dissipation</source>
 <translation>grösste Dissipation</translation>
</message>
<message>
 <source>largest distance from the list (Kolmogorov, Smirnov)</source>
 <translation>grösster Abstand von der Liste (Kolmogorow, Smirnow)</translation>
</message>
<message>
 <source>largest energy</source>
 <translation>grösste Energie</translation>
</message>
<message>
 <source>largest energy [kJ]</source>
 <translation>grösste Energie [kJ]</translation>
</message>
<message>
 <source>largest energy of a hit [kJ]</source>
 <translation>grösste Energie eines Treffers [kJ]</translation>
</message>
<message>
 <source>largest energy of a rock [kJ]</source>
 <translation>maximale Energie eines Blocks [kJ]</translation>
</message>
<message>
 <source>largest energy taken in a run [kJ]</source>
 <translation>maximale in einem Lauf aufgenommene Energie [kJ]</translation>
</message>
<message>
 <source>largest energy, 95th percentile of the runs</source>
 <translation>grösste Energie, 95. Perzentil der Läufe</translation>
</message>
<message>
 <source>largest force [kN]</source>
 <translation>grösste Kraft [kN]</translation>
</message>
<message>
 <source>largest force in a brake [kN]</source>
 <translation>grösste Kraft in einer Bremse [kN]</translation>
</message>
<message>
 <source>largest force in a sliding rope [kN]</source>
 <translation>grösste Kraft in einem gleitenden Seil [kN]</translation>
</message>
<message>
 <source>largest force on an anchor or foot [kN]</source>
 <translation>grösste Kraft an einem Anker oder Fuss [kN]</translation>
</message>
<message>
 <source>largest height above the downhill toe [m]</source>
 <translation>grösste Höhe über dem talseitigen Fuss [m]</translation>
</message>
<message>
 <source>largest height above the ground below the line [m]</source>
 <translation>grösste Höhe über dem Boden unter der Linie [m]</translation>
</message>
<message>
 <source>largest height above the uphill toe [m]</source>
 <translation>grösste Höhe über dem bergseitigen Fuss [m]</translation>
</message>
<message>
 <source>largest mass among the crossings</source>
 <translation>grösste Masse unter den Querungen</translation>
</message>
<message>
 <source>largest piece</source>
 <translation>grösstes Bruchstück</translation>
</message>
<message>
 <source>largest possible block of the cliff [m³]</source>
 <translation>grösster Block, den die Felswand liefern kann [m³]</translation>
</message>
<message>
 <source>largest possible from the cliff</source>
 <translation>grösster möglicher Block der Felswand</translation>
</message>
<message>
 <source>largest radius of the rock [m]</source>
 <translation>grösster Radius des Blocks [m]</translation>
</message>
<message>
 <source>largest share possible in cells that no run passes</source>
 <translation>grösster möglicher Anteil in Zellen, die kein Lauf quert</translation>
</message>
<message>
 <source>largest slope [°]</source>
 <translation>maximale Neigung [°]</translation>
</message>
<message>
 <source>largest that was measured</source>
 <translation>grösster gemessener</translation>
</message>
<message>
 <source>last or first in the order of the layer, or stop with a message. Overlaps of one class have no effect.</source>
 <translation>last: das letzte in der Reihenfolge des Layers, first: das erste, stop: Abbruch mit einer Meldung. Überlappungen derselben Klasse schaden nicht.</translation>
</message>
<message>
 <source>layer of the crossings</source>
 <translation>Layer der Querungen</translation>
</message>
<message>
 <source>layers</source>
 <translation>Layer</translation>
</message>
<message>
 <source>layers embedded from another project</source>
 <translation>aus einem anderen Projekt eingebettete Layer</translation>
</message>
<message>
 <source>layers to map</source>
 <translation>Layer zum Kartieren</translation>
</message>
<message>
 <source>lean from the vertical [°], empty: it stands or lies</source>
 <translation>Neigung gegen die Lotrechte [°], leer: steht oder liegt</translation>
</message>
<message>
 <source>left</source>
 <translation>links</translation>
</message>
<message>
 <source>left the terrain</source>
 <translation>Gelände verlassen</translation>
</message>
<message>
 <source>length</source>
 <translation>Länge</translation>
</message>
<message>
 <source>length [m]</source>
 <translation>Länge [m]</translation>
</message>
<message>
 <source>length along the ground [m]</source>
 <translation>Länge entlang des Bodens [m]</translation>
</message>
<message>
 <source>length in plan [m]</source>
 <translation>Länge im Grundriss [m]</translation>
</message>
<message>
 <source>length of the block, d3 [m]</source>
 <translation>Länge des Blocks, d3 [m]</translation>
</message>
<message>
 <source>length of the scar [m]</source>
 <translation>Länge der Schürfspur [m]</translation>
</message>
<message>
 <source>length of the stand down the slope [m]</source>
 <translation>Länge des Bestands hangabwärts [m]</translation>
</message>
<message>
 <source>length without elevation [m]</source>
 <translation>Länge ohne Höhenwert [m]</translation>
</message>
<message>
 <source>less than</source>
 <translation>weniger als</translation>
</message>
<message>
 <source>less than once in {:.0f} years</source>
 <translation>seltener als einmal in {:.0f} Jahren</translation>
</message>
<message>
 <source>level</source>
 <translation>Stufe</translation>
</message>
<message>
 <source>level that the officer may choose instead</source>
 <translation>Stufe, die die Fachstelle stattdessen wählen kann</translation>
</message>
<message>
 <source>light third</source>
 <translation>leichtes Drittel</translation>
</message>
<message>
 <source>lightest [kg]</source>
 <translation>leichtester [kg]</translation>
</message>
<message>
 <source>line</source>
 <translation>Linie</translation>
</message>
<message>
 <source>linear (Pitkänen et al.)</source>
 <translation>linear (Pitkänen et al.)</translation>
</message>
<message>
 <source>lines</source>
 <translation>Linien</translation>
</message>
<message>
 <source>literature</source>
 <translation>Literatur</translation>
</message>
<message>
 <source>logarithm of the likelihood</source>
 <translation>Logarithmus der Likelihood</translation>
</message>
<message>
 <source>lognormal</source>
 <translation>lognormal</translation>
</message>
<message>
 <source>long axis L [m]</source>
 <translation>lange Achse L [m]</translation>
</message>
<message>
 <source>long length [m]</source>
 <translation>grösste Länge [m]</translation>
</message>
<message>
 <source>longest axis [m]</source>
 <translation>längste Achse [m]</translation>
</message>
<message>
 <source>longest duration reached</source>
 <translation>maximale Dauer erreicht</translation>
</message>
<message>
 <source>longest gap [m]</source>
 <translation>längste Lücke [m]</translation>
</message>
<message>
 <source>longest stroke [% of its longest]</source>
 <translation>längster Bremsweg [% des grösstmöglichen]</translation>
</message>
<message>
 <source>longest stroke of a brake [m]</source>
 <translation>längster Weg einer Bremse [m]</translation>
</message>
<message>
 <source>low danger</source>
 <translation>geringe Gefährdung</translation>
</message>
<message>
 <source>lower bound</source>
 <translation>untere Grenze</translation>
</message>
<message>
 <source>lower bound of that share [%]</source>
 <translation>untere Grenze dieses Anteils [%]</translation>
</message>
<message>
 <source>lower side</source>
 <translation>tiefere Seite</translation>
</message>
<message>
 <source>lower side: the side on which the ground is lower.</source>
 <translation>lower side: wo der Boden neben der Linie tiefer liegt.</translation>
</message>
<message>
 <source>lower support rope</source>
 <translation>unteres Tragseil</translation>
</message>
<message>
 <source>lowest elevation of the top [m]</source>
 <translation>tiefste Höhenlage der Oberkante [m]</translation>
</message>
<message>
 <source>lowest ground [m]</source>
 <translation>tiefster Bodenpunkt [m]</translation>
</message>
<message>
 <source>lowest point</source>
 <translation>tiefster Punkt</translation>
</message>
<message>
 <source>lying dead wood [m³/ha]</source>
 <translation>liegendes Totholz [m³/ha]</translation>
</message>
<message>
 <source>macros of the project</source>
 <translation>Makros des Projekts</translation>
</message>
<message>
 <source>maple</source>
 <translation>Ahorn</translation>
</message>
<message>
 <source>mapped on</source>
 <translation>aufgenommen am</translation>
</message>
<message>
 <source>maps so far of {}</source>
 <translation>bisherige Karten von {}</translation>
</message>
<message>
 <source>mass</source>
 <translation>Masse</translation>
</message>
<message>
 <source>mass [kg]</source>
 <translation>Masse [kg]</translation>
</message>
<message>
 <source>mass of the design block</source>
 <translation>Masse des Bemessungsblocks</translation>
</message>
<message>
 <source>mass of the pieces [kg]</source>
 <translation>Masse der Bruchstücke [kg]</translation>
</message>
<message>
 <source>matrix of this dialog</source>
 <translation>Matrix dieses Dialogs</translation>
</message>
<message>
 <source>matrix of this study</source>
 <translation>Matrix dieser Studie</translation>
</message>
<message>
 <source>matrix: WEAK, STRONG and MATRIX of this dialog. Otherwise a set of rules included in Talus: Switzerland (ch), France (fr), Norway (no), Austria (at), South Tyrol (it_bz), PAI (it_pai), Catalonia (es_ct), British Columbia (ca_bc), or one to fill in (own). Values not verified in the source are blank; the run reports which values must be entered, and where.</source>
 <translation>matrix: WEAK, STRONG und MATRIX dieses Dialogs. Sonst Regeln, die Talus mitbringt: Schweiz (ch), Frankreich (fr), Norwegen (no), Österreich (at), Südtirol (it_bz), PAI (it_pai), Katalonien (es_ct), British Columbia (ca_bc) oder eigene zum Ausfüllen (own). Was niemand in der Quelle gelesen hat, ist in ihnen offen, und der Lauf sagt, was wo auszufüllen ist.</translation>
</message>
<message>
 <source>max.</source>
 <translation>max.</translation>
</message>
<message>
 <source>maximum</source>
 <translation>Maximum</translation>
</message>
<message>
 <source>maximum energy</source>
 <translation>grösste Energie</translation>
</message>
<message>
 <source>maximum energy [kJ]</source>
 <translation>maximale Energie [kJ]</translation>
</message>
<message>
 <source>maximum energy level</source>
 <translation>maximales Energieniveau (MEL)</translation>
</message>
<message>
 <source>maximum energy of a run, {:g}th percentile [kJ]</source>
 <translation>maximale Energie eines Laufs, {:g}. Perzentil [kJ]</translation>
</message>
<message>
 <source>maximum height of the centre, {:g}th percentile [m]</source>
 <translation>maximale Höhe des Schwerpunkts, {:g}. Perzentil [m]</translation>
</message>
<message>
 <source>maximum level</source>
 <translation>maximales Niveau</translation>
</message>
<message>
 <source>maximum passing height of the centre</source>
 <translation>grösste Sprunghöhe des Schwerpunkts</translation>
</message>
<message>
 <source>maximum passing height of the centre of mass [m]</source>
 <translation>maximale Sprunghöhe des Massenschwerpunkts [m]</translation>
</message>
<message>
 <source>maximum velocity</source>
 <translation>grösste Geschwindigkeit</translation>
</message>
<message>
 <source>maximum velocity [m/s]</source>
 <translation>maximale Geschwindigkeit [m/s]</translation>
</message>
<message>
 <source>maximum velocity, {:g}th percentile [m/s]</source>
 <translation>maximale Geschwindigkeit, {:g}. Perzentil [m/s]</translation>
</message>
<message>
 <source>maximum: one impact may use all of the class. service: a third of it, the level of two impacts without repair.</source>
 <translation>maximum: Ein Anprall darf die ganze Klasse ausnutzen. service: ein Drittel davon, das Niveau von zwei Anprallen ohne Reparatur.</translation>
</message>
<message>
 <source>meadow on deep soil</source>
 <translation>Wiese auf tiefgründigem Boden</translation>
</message>
<message>
 <source>mean</source>
 <translation>Mittelwert</translation>
</message>
<message>
 <source>mean [m]</source>
 <translation>mittlere [m]</translation>
</message>
<message>
 <source>mean distance from the largest tenth of the list, in logarithms of the share</source>
 <translation>mittlerer Abstand vom grössten Zehntel der Liste, in Logarithmen des Anteils</translation>
</message>
<message>
 <source>mean free distance along the fall lines [m]</source>
 <translation>mittlere freie Weglänge entlang der Falllinien [m]</translation>
</message>
<message>
 <source>mean free distance by stems and diameters [m]</source>
 <translation>mittlere freie Weglänge aus Stammzahl und Durchmessern [m]</translation>
</message>
<message>
 <source>mean height above the uphill toe [m]</source>
 <translation>mittlere Höhe über dem bergseitigen Fuss [m]</translation>
</message>
<message>
 <source>mean of {}</source>
 <translation>Mittelwert von {}</translation>
</message>
<message>
 <source>mean residual [m]</source>
 <translation>mittleres Residuum [m]</translation>
</message>
<message>
 <source>mean slope [°]</source>
 <translation>mittlere Neigung [°]</translation>
</message>
<message>
 <source>mean slope along the fall lines [°]</source>
 <translation>mittlere Neigung entlang der Falllinien [°]</translation>
</message>
<message>
 <source>mean stem diameter [cm]</source>
 <translation>mittlerer Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>mean width [m]</source>
 <translation>mittlere Breite [m]</translation>
</message>
<message>
 <source>meaning</source>
 <translation>Bedeutung</translation>
</message>
<message>
 <source>measured</source>
 <translation>gemessen</translation>
</message>
<message>
 <source>median</source>
 <translation>Median</translation>
</message>
<message>
 <source>medium</source>
 <translation>mittel</translation>
</message>
<message>
 <source>medium (500)</source>
 <translation>mittel (500)</translation>
</message>
<message>
 <source>medium forest</source>
 <translation>mittlerer Wald</translation>
</message>
<message>
 <source>medium hard</source>
 <translation>mittelhart</translation>
</message>
<message>
 <source>medium soft</source>
 <translation>mittelweich</translation>
</message>
<message>
 <source>mel: maximum energy level, one impact. sel: service level, several impacts without repair.</source>
 <translation>mel: maximales Energieniveau, ein Anprall. sel: Gebrauchsniveau, mehrere Anpralle ohne Reparatur.</translation>
</message>
<message>
 <source>members that reach</source>
 <translation>Mitglieder, die hinkommen</translation>
</message>
<message>
 <source>membrane</source>
 <translation>Membran</translation>
</message>
<message>
 <source>mesh</source>
 <translation>Geflecht</translation>
</message>
<message>
 <source>middle axis [m]</source>
 <translation>mittlere Achse [m]</translation>
</message>
<message>
 <source>middle length [m]</source>
 <translation>mittlere Länge [m]</translation>
</message>
<message>
 <source>middle of the releases</source>
 <translation>Mitte der Ablösestellen</translation>
</message>
<message>
 <source>middle over long length</source>
 <translation>mittlere durch grösste Länge</translation>
</message>
<message>
 <source>middle third</source>
 <translation>mittleres Drittel</translation>
</message>
<message>
 <source>minimum thickness [m]</source>
 <translation>Mindestdicke [m]</translation>
</message>
<message>
 <source>misfit</source>
 <translation>Abweichung</translation>
</message>
<message>
 <source>missed</source>
 <translation>verfehlt</translation>
</message>
<message>
 <source>missing</source>
 <translation>fehlt</translation>
</message>
<message>
 <source>mixed forest (Popescu and Wynne)</source>
 <translation>Mischwald (Popescu und Wynne)</translation>
</message>
<message>
 <source>moderate danger</source>
 <translation>mittlere Gefährdung</translation>
</message>
<message>
 <source>moment of inertia about x [kg m²]</source>
 <translation>Trägheitsmoment um x [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about y [kg m²]</source>
 <translation>Trägheitsmoment um y [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about z [kg m²]</source>
 <translation>Trägheitsmoment um z [kg m²]</translation>
</message>
<message>
 <source>moment, from the start of the year 2000</source>
 <translation>Zeitpunkt, ab Anfang des Jahres 2000</translation>
</message>
<message>
 <source>moor, very wet ground</source>
 <translation>Moor, sehr nasser Boden</translation>
</message>
<message>
 <source>more than</source>
 <translation>mehr als</translation>
</message>
<message>
 <source>more than once in {:.0f} years</source>
 <translation>öfter als einmal in {:.0f} Jahren</translation>
</message>
<message>
 <source>more than this energy [kJ]</source>
 <translation>mehr als diese Energie [kJ]</translation>
</message>
<message>
 <source>more than this energy [kJ], 0: any passage</source>
 <translation>mehr als diese Energie [kJ], 0: irgendeine Querung</translation>
</message>
<message>
 <source>more than {}</source>
 <translation>mehr als {}</translation>
</message>
<message>
 <source>more than {} kJ</source>
 <translation>mehr als {} kJ</translation>
</message>
<message>
 <source>most loaded field of the line for</source>
 <translation>ungünstigste Stelle der Linie für</translation>
</message>
<message>
 <source>most probable for</source>
 <translation>am wahrscheinlichsten für</translation>
</message>
<message>
 <source>most probable source</source>
 <translation>wahrscheinlichstes Anrissgebiet</translation>
</message>
<message>
 <source>motion at the vertices, for other algorithms of Talus</source>
 <translation>Bewegung an den Stützpunkten, für andere Algorithmen von Talus</translation>
</message>
<message>
 <source>motion of the net</source>
 <translation>Bewegung des Netzes</translation>
</message>
<message>
 <source>motion of the rock</source>
 <translation>Bewegung des Blocks</translation>
</message>
<message>
 <source>multiplied by the mass of the design block over that of the rock</source>
 <translation>mal die Masse des Bemessungsblocks durch die des Blocks</translation>
</message>
<message>
 <source>name</source>
 <translation>Name</translation>
</message>
<message>
 <source>name of the barrier</source>
 <translation>Name der Schutzbaute</translation>
</message>
<message>
 <source>name of the embankment</source>
 <translation>Name des Damms</translation>
</message>
<message>
 <source>name of the line</source>
 <translation>Name der Linie</translation>
</message>
<message>
 <source>name of the object</source>
 <translation>Name des Objekts</translation>
</message>
<message>
 <source>name of the scenario</source>
 <translation>Name des Szenarios</translation>
</message>
<message>
 <source>name of the simulation</source>
 <translation>Name der Simulation</translation>
</message>
<message>
 <source>name of the stand</source>
 <translation>Name des Bestands</translation>
</message>
<message>
 <source>name of the structure</source>
 <translation>Name des Bauwerks</translation>
</message>
<message>
 <source>neither at rest nor past the net after {} s; raise the longest duration of an impact</source>
 <translation>nach {} s weder in Ruhe noch hinter dem Netz; längste Dauer eines Einschlags erhöhen</translation>
</message>
<message>
 <source>net</source>
 <translation>Netz</translation>
</message>
<message>
 <source>net class</source>
 <translation>Netzklasse</translation>
</message>
<message>
 <source>net class, maximum energy level [kJ]</source>
 <translation>Netzklasse, maximales Energieniveau [kJ]</translation>
</message>
<message>
 <source>net fails or is not proven to hold</source>
 <translation>Netz versagt oder hält nicht nachweislich</translation>
</message>
<message>
 <source>net fences against single rocks: energy, height, distance to the object behind</source>
 <translation>Netzzäune gegen jeweils einen einzelnen Block: Energie, Höhe, Abstand zum Objekt dahinter</translation>
</message>
<message>
 <source>net from the side</source>
 <translation>Netz von der Seite</translation>
</message>
<message>
 <source>net required for the whole line</source>
 <translation>Netz, das die ganze Linie braucht</translation>
</message>
<message>
 <source>never</source>
 <translation>nie</translation>
</message>
<message>
 <source>newton: Newton's law of restitution with Coulomb friction. poisson: compression and expansion, which neither gains energy nor sends an open contact into the ground where rebound is strong. energetic: Stronge's law, followed along the impulse of each impact; restitution squared is the share of the normal work that comes back. maximum_dissipation: purely inelastic, for research; blocks that slide feel too little friction. mdem: springs, sliders and a dashpot, for comparison and research; many times slower. Use newton for assessments.</source>
 <translation>newton: Newtonsches Stossgesetz mit Coulombscher Reibung. poisson: Kompression und Expansion; gewinnt weder Energie, noch schickt es bei starkem Rückprall einen offenen Kontakt in den Boden. energetic: Gesetz von Stronge, entlang des Impulses jedes Stosses verfolgt; die Restitution im Quadrat ist der Anteil der Normalarbeit, der zurückkommt. maximum_dissipation: rein inelastisch, für die Forschung; gleitende Blöcke spüren zu wenig Reibung. mdem: Federn, Gleiter und ein Dämpfer, für Vergleich und Forschung; um ein Vielfaches langsamer. Beurteilungen nehmen newton.</translation>
</message>
<message>
 <source>no</source>
 <translation>nein</translation>
</message>
<message>
 <source>no class suffices; {:g} m of height would, for any energy</source>
 <translation>keine Klasse genügt; {:g} m Höhe würden, bei beliebiger Energie</translation>
</message>
<message>
 <source>no class yet</source>
 <translation>noch keine Klasse</translation>
</message>
<message>
 <source>no ground here has the rolling resistance of a class with an interval</source>
 <translation>kein Boden hat hier den Rollwiderstand einer Klasse mit einem Bereich</translation>
</message>
<message>
 <source>no net named</source>
 <translation>kein Netz genannt</translation>
</message>
<message>
 <source>no net of the catalogue passes</source>
 <translation>kein Netz des Katalogs erfüllt den Nachweis</translation>
</message>
<message>
 <source>no obstacles: road, slab, short grass on fine soil</source>
 <translation>nichts steht vor: Strasse, Felsplatte, kurzes Gras auf feinem Boden</translation>
</message>
<message>
 <source>no rocks</source>
 <translation>keine Blöcke</translation>
</message>
<message>
 <source>no rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>keine Runden, da das Höhenmodell in Reichweite grösser ist als der freie Arbeitsspeicher</translation>
</message>
<message>
 <source>no run hits</source>
 <translation>kein Lauf trifft</translation>
</message>
<message>
 <source>no such map in this run</source>
 <translation>keine solche Karte in dieser Simulation</translation>
</message>
<message>
 <source>no trend beyond chance</source>
 <translation>kein Trend über den Zufall hinaus</translation>
</message>
<message>
 <source>no unit</source>
 <translation>keine Einheit</translation>
</message>
<message>
 <source>nominal height</source>
 <translation>Nennhöhe</translation>
</message>
<message>
 <source>none</source>
 <translation>keine</translation>
</message>
<message>
 <source>norm block</source>
 <translation>Normblock</translation>
</message>
<message>
 <source>norm block 1:1:1</source>
 <translation>Normblock 1:1:1</translation>
</message>
<message>
 <source>norm block 2:2:1</source>
 <translation>Normblock 2:2:1</translation>
</message>
<message>
 <source>normal</source>
 <translation>normal</translation>
</message>
<message>
 <source>north [m]</source>
 <translation>Nord [m]</translation>
</message>
<message>
 <source>not asked for</source>
 <translation>nicht verlangt</translation>
</message>
<message>
 <source>not checked</source>
 <translation>nicht geprüft</translation>
</message>
<message>
 <source>not checked: no distance was entered</source>
 <translation>nicht geprüft: kein Abstand eingegeben</translation>
</message>
<message>
 <source>not checked: the catalogue does not state it</source>
 <translation>nicht geprüft: der Katalog gibt sie nicht an</translation>
</message>
<message>
 <source>not checked: the elongation of the net is not known</source>
 <translation>nicht geprüft: der Bremsweg des Netzes ist nicht bekannt</translation>
</message>
<message>
 <source>not checked: the height of the net was not entered</source>
 <translation>nicht geprüft: die Höhe des Netzes wurde nicht eingegeben</translation>
</message>
<message>
 <source>not checked: {}</source>
 <translation>nicht geprüft: {}</translation>
</message>
<message>
 <source>not complete</source>
 <translation>nicht vollständig</translation>
</message>
<message>
 <source>not filled in</source>
 <translation>nicht ausgefüllt</translation>
</message>
<message>
 <source>not in the project</source>
 <translation>nicht im Projekt</translation>
</message>
<message>
 <source>not proven to be held</source>
 <translation>nicht nachweislich gehalten</translation>
</message>
<message>
 <source>not recognisable</source>
 <translation>nicht erkennbar</translation>
</message>
<message>
 <source>nothing</source>
 <translation>nichts</translation>
</message>
<message>
 <source>nothing before</source>
 <translation>vorher nichts</translation>
</message>
<message>
 <source>numba is missing: simulations take some 500 times longer without it.</source>
 <translation>numba fehlt: Ohne es dauern Simulationen etwa 500-mal länger.</translation>
</message>
<message>
 <source>number</source>
 <translation>Anzahl</translation>
</message>
<message>
 <source>number of runs of the simulation, return period of the event in years, and number of blocks that it releases (empty: 1). A frequency of 0.2 per year is a return period of 5 years.</source>
 <translation>wie viele Läufe die Simulation machte, in wie vielen Jahren ein solches Ereignis einmal vorkommt, und wie viele Blöcke es löst (leer: 1). Eine Häufigkeit von 0.2 pro Jahr ist eine Wiederkehrperiode von 5 Jahren.</translation>
</message>
<message>
 <source>number of the area</source>
 <translation>Nummer des Gebiets</translation>
</message>
<message>
 <source>number of the block</source>
 <translation>Nummer des Blocks</translation>
</message>
<message>
 <source>number of the event in its sequence</source>
 <translation>Nummer des Ereignisses in seiner Folge</translation>
</message>
<message>
 <source>number of the field along the line, from 0</source>
 <translation>Nummer des Feldes entlang der Linie, ab 0</translation>
</message>
<message>
 <source>number of the impact</source>
 <translation>Nummer des Anpralls</translation>
</message>
<message>
 <source>number of the release point</source>
 <translation>Nummer der Ablösestelle</translation>
</message>
<message>
 <source>number of the rock</source>
 <translation>Nummer des Blocks</translation>
</message>
<message>
 <source>number of the run</source>
 <translation>Nummer des Laufs</translation>
</message>
<message>
 <source>number of the run's passage</source>
 <translation>Nummer der Querung im Lauf</translation>
</message>
<message>
 <source>number of the sequence of events</source>
 <translation>Nummer der Folge von Ereignissen</translation>
</message>
<message>
 <source>oak</source>
 <translation>Eiche</translation>
</message>
<message>
 <source>object</source>
 <translation>Objekt</translation>
</message>
<message>
 <source>objects of {:g} m width</source>
 <translation>Objekte von {:g} m Breite</translation>
</message>
<message>
 <source>objects to protect</source>
 <translation>zu schützende Objekte</translation>
</message>
<message>
 <source>observed</source>
 <translation>beobachtet</translation>
</message>
<message>
 <source>observed less simulated run-out [m]</source>
 <translation>beobachtete minus simulierte Reichweite [m]</translation>
</message>
<message>
 <source>observed run-out [m]</source>
 <translation>beobachtete Reichweite [m]</translation>
</message>
<message>
 <source>of all runs</source>
 <translation>von allen Läufen</translation>
</message>
<message>
 <source>of the cell</source>
 <translation>der Zelle</translation>
</message>
<message>
 <source>of the cell, by sources and sizes</source>
 <translation>der Zelle, nach Ablösegebieten und Grössen</translation>
</message>
<message>
 <source>of the scenario</source>
 <translation>des Szenarios</translation>
</message>
<message>
 <source>of the scenario, by the share that arrives</source>
 <translation>des Szenarios, nach dem Anteil, der ankommt</translation>
</message>
<message>
 <source>of them above the crest</source>
 <translation>davon über der Krone</translation>
</message>
<message>
 <source>of them divided because they were long for the rock and its speed</source>
 <translation>davon in Teilen, da sie für den Block und seine Geschwindigkeit lang waren</translation>
</message>
<message>
 <source>of them not converged</source>
 <translation>davon ohne Konvergenz</translation>
</message>
<message>
 <source>of them with percussions reduced so that no energy was gained</source>
 <translation>davon mit verringerten Stössen, damit keine Energie gewonnen wurde</translation>
</message>
<message>
 <source>on the gallery</source>
 <translation>auf die Galerie</translation>
</message>
<message>
 <source>once in {:.0f} to {:.0f} years</source>
 <translation>einmal in {:.0f} bis {:.0f} Jahren</translation>
</message>
<message>
 <source>once in {} years</source>
 <translation>einmal in {} Jahren</translation>
</message>
<message>
 <source>open (250)</source>
 <translation>licht (250)</translation>
</message>
<message>
 <source>open forest</source>
 <translation>offener Wald</translation>
</message>
<message>
 <source>or diameter needed [cm]</source>
 <translation>oder nötiger Durchmesser [cm]</translation>
</message>
<message>
 <source>orientation at the vertices, for other algorithms of Talus</source>
 <translation>Lage des Blocks an den Stützpunkten, für andere Algorithmen von Talus</translation>
</message>
<message>
 <source>orientation of the rock as a quaternion, {}</source>
 <translation>Lage des Blocks als Quaternion, {}</translation>
</message>
<message>
 <source>other</source>
 <translation>andere</translation>
</message>
<message>
 <source>others</source>
 <translation>andere</translation>
</message>
<message>
 <source>outcome</source>
 <translation>was geschah</translation>
</message>
<message>
 <source>over</source>
 <translation>darüber</translation>
</message>
<message>
 <source>over [%]</source>
 <translation>darüber [%]</translation>
</message>
<message>
 <source>over the carved model</source>
 <translation>über das Modell mit Damm</translation>
</message>
<message>
 <source>over the crest</source>
 <translation>über die Krone</translation>
</message>
<message>
 <source>overgrown, old</source>
 <translation>bewachsen, alt</translation>
</message>
<message>
 <source>overlap</source>
 <translation>Überlappung</translation>
</message>
<message>
 <source>own, to fill in</source>
 <translation>eigene, zum Ausfüllen</translation>
</message>
<message>
 <source>parameter</source>
 <translation>Parameter</translation>
</message>
<message>
 <source>part</source>
 <translation>Teil</translation>
</message>
<message>
 <source>part of the net</source>
 <translation>Teil des Netzes</translation>
</message>
<message>
 <source>parts of the line by class of energy, for its colours</source>
 <translation>Teile der Linie nach Energieklasse, für ihre Farben</translation>
</message>
<message>
 <source>pass</source>
 <translation>queren</translation>
</message>
<message>
 <source>passages</source>
 <translation>Querungen</translation>
</message>
<message>
 <source>passed over</source>
 <translation>übersprungen</translation>
</message>
<message>
 <source>passes</source>
 <translation>Nachweis erfüllt</translation>
</message>
<message>
 <source>passing height [m]</source>
 <translation>Sprunghöhe [m]</translation>
</message>
<message>
 <source>past the end</source>
 <translation>daneben</translation>
</message>
<message>
 <source>penetration 95 % [m]</source>
 <translation>Eindringung 95 % [m]</translation>
</message>
<message>
 <source>penetration [m]</source>
 <translation>Eindringung [m]</translation>
</message>
<message>
 <source>penetration of the cushion [m]</source>
 <translation>Eindringtiefe in die Überdeckung [m]</translation>
</message>
<message>
 <source>percentile</source>
 <translation>Perzentil</translation>
</message>
<message>
 <source>photograph</source>
 <translation>Fotografie</translation>
</message>
<message>
 <source>pieces that hit it</source>
 <translation>Bruchstücke, die es treffen</translation>
</message>
<message>
 <source>pieces together within the time</source>
 <translation>Bruchstücke innerhalb der Zeit zusammen</translation>
</message>
<message>
 <source>pine forest (Popescu and Wynne)</source>
 <translation>Kiefernwald (Popescu und Wynne)</translation>
</message>
<message>
 <source>plain comparison, not a rule of the standard</source>
 <translation>einfacher Vergleich, keine Regel der Norm</translation>
</message>
<message>
 <source>plain: zones, intensities, and the rules with their sources. ch_166_1: Swiss model 166.1 V1.2, the classes hazard_area and synoptic_intensity. fr_ppr: Géostandard Risques PPR, zones of the reference hazard 123.</source>
 <translation>plain: Zonen, Intensitäten und die Regeln mit ihren Quellen. ch_166_1: Schweizer Modell 166.1 V1.2, die Klassen hazard_area und synoptic_intensity. fr_ppr: Géostandard Risques PPR, Zonen der Bezugsgefahr 123.</translation>
</message>
<message>
 <source>plains</source>
 <translation>Ebenen</translation>
</message>
<message>
 <source>planned line</source>
 <translation>geplante Linie</translation>
</message>
<message>
 <source>points</source>
 <translation>Punkte</translation>
</message>
<message>
 <source>polygons</source>
 <translation>Polygone</translation>
</message>
<message>
 <source>poor</source>
 <translation>mässig</translation>
</message>
<message>
 <source>positions</source>
 <translation>Orte</translation>
</message>
<message>
 <source>positions: the points on the map. distances: only their distance from the middle of the releases, where it is unknown from which release a block came. Not used with scar sizes, speeds and an inventory.</source>
 <translation>Positionen: die Orte auf der Karte. Distanzen: nur, wie weit sie von der Mitte der Anrisse entfernt sind, wenn nicht bekannt ist, aus welchem Anriss ein Block kam. Nicht verwendet bei Grössen von Schürfungen, Geschwindigkeiten und einem Inventar.</translation>
</message>
<message>
 <source>post</source>
 <translation>Stütze</translation>
</message>
<message>
 <source>posts</source>
 <translation>Stützen</translation>
</message>
<message>
 <source>power (Chen et al.)</source>
 <translation>Potenz (Chen et al.)</translation>
</message>
<message>
 <source>power law</source>
 <translation>Potenzgesetz</translation>
</message>
<message>
 <source>precision</source>
 <translation>Genauigkeit</translation>
</message>
<message>
 <source>prepared by</source>
 <translation>erstellt von</translation>
</message>
<message>
 <source>print,layout,plan,map,pdf,template,composer,report,rockfall</source>
 <translation>drucken,Layout,Plan,Karte,PDF,Vorlage,Bericht,Steinschlag</translation>
</message>
<message>
 <source>prior share</source>
 <translation>Anteil vor Betrachtung der Blöcke</translation>
</message>
<message>
 <source>prior share [%]</source>
 <translation>Anteil vorher [%]</translation>
</message>
<message>
 <source>prism</source>
 <translation>Prisma</translation>
</message>
<message>
 <source>probability</source>
 <translation>Wahrscheinlichkeit</translation>
</message>
<message>
 <source>probability of being the best [%]</source>
 <translation>Wahrscheinlichkeit, die beste zu sein [%]</translation>
</message>
<message>
 <source>probability of that source</source>
 <translation>Wahrscheinlichkeit dieses Anrissgebiets</translation>
</message>
<message>
 <source>probability of the second source</source>
 <translation>Wahrscheinlichkeit des zweiten Anrissgebiets</translation>
</message>
<message>
 <source>probability of the source</source>
 <translation>Wahrscheinlichkeit des Anrissgebiets</translation>
</message>
<message>
 <source>probability that this line lets the fewest runs through [%]</source>
 <translation>Wahrscheinlichkeit, dass diese Linie am wenigsten durchlässt [%]</translation>
</message>
<message>
 <source>proposed from the terrain</source>
 <translation>aus dem Gelände vorgeschlagen</translation>
</message>
<message>
 <source>quantity</source>
 <translation>Grösse</translation>
</message>
<message>
 <source>r in v = r √(2 g F), F being the height below the energy line; energies are those of this velocity. r.droka uses 0.9.</source>
 <translation>r in v = r √(2 g F), wobei F die Höhe unter der Energielinie ist; Energien sind die dieser Geschwindigkeit. r.droka nimmt 0.9.</translation>
</message>
<message>
 <source>radius of the design block</source>
 <translation>Radius des Bemessungsblocks</translation>
</message>
<message>
 <source>random</source>
 <translation>zufällig</translation>
</message>
<message>
 <source>random: stems of all sizes alike. thickest: as in a timber harvest, or a storm that throws the tall trees. thinnest: as in a thinning from below. No rule for this is published.</source>
 <translation>random: Stämme aller Stärken gleich. thickest: wie bei einer Holzernte oder einem Sturm, der die hohen wirft. thinnest: wie bei einer Niederdurchforstung. Eine Regel dafür ist nicht veröffentlicht.</translation>
</message>
<message>
 <source>rank</source>
 <translation>Rang</translation>
</message>
<message>
 <source>rank {}</source>
 <translation>Rang {}</translation>
</message>
<message>
 <source>rate</source>
 <translation>Rate</translation>
</message>
<message>
 <source>reach angle [°]</source>
 <translation>Pauschalgefälle [°]</translation>
</message>
<message>
 <source>reach the road [%]</source>
 <translation>erreichen die Strasse [%]</translation>
</message>
<message>
 <source>reach this distance</source>
 <translation>kommen so weit</translation>
</message>
<message>
 <source>reach this distance [%]</source>
 <translation>kommen so weit [%]</translation>
</message>
<message>
 <source>reach, all cells</source>
 <translation>Erreichen, alle Zellen</translation>
</message>
<message>
 <source>read</source>
 <translation>gelesen</translation>
</message>
<message>
 <source>reason why it is not held, or later events</source>
 <translation>warum er nicht gehalten wird, oder was danach kam</translation>
</message>
<message>
 <source>rectangular</source>
 <translation>quaderförmig</translation>
</message>
<message>
 <source>reference</source>
 <translation>Quelle</translation>
</message>
<message>
 <source>release</source>
 <translation>Ablösestelle</translation>
</message>
<message>
 <source>release feature</source>
 <translation>Ablöseobjekt</translation>
</message>
<message>
 <source>release height</source>
 <translation>Ablösehöhe</translation>
</message>
<message>
 <source>release height above the ground [m]</source>
 <translation>Ablösehöhe über Boden [m]</translation>
</message>
<message>
 <source>release point</source>
 <translation>Ablösestelle</translation>
</message>
<message>
 <source>releases</source>
 <translation>Ablösestellen</translation>
</message>
<message>
 <source>remaining distance [m]</source>
 <translation>verbleibender Abstand [m]</translation>
</message>
<message>
 <source>remark</source>
 <translation>Bemerkung</translation>
</message>
<message>
 <source>required</source>
 <translation>verlangt</translation>
</message>
<message>
 <source>requirement</source>
 <translation>Anforderung</translation>
</message>
<message>
 <source>residual danger</source>
 <translation>Restgefährdung</translation>
</message>
<message>
 <source>residual hazard [%]</source>
 <translation>verbleibende Gefährdung [%]</translation>
</message>
<message>
 <source>residual height [%]</source>
 <translation>verbleibende Höhe [%]</translation>
</message>
<message>
 <source>residual height after the test</source>
 <translation>Resthöhe nach dem Versuch</translation>
</message>
<message>
 <source>residual over the standard deviation</source>
 <translation>Residuum durch Standardabweichung</translation>
</message>
<message>
 <source>resistance [kJ]</source>
 <translation>hält stand [kJ]</translation>
</message>
<message>
 <source>resistance [{}]</source>
 <translation>geboten [{}]</translation>
</message>
<message>
 <source>resistance of the net</source>
 <translation>was das Netz bietet</translation>
</message>
<message>
 <source>resistance to pull-out, minimum</source>
 <translation>Herausziehwiderstand, mindestens</translation>
</message>
<message>
 <source>restitution</source>
 <translation>Restitution</translation>
</message>
<message>
 <source>result</source>
 <translation>Ergebnis</translation>
</message>
<message>
 <source>retention rope</source>
 <translation>Rückhalteseil</translation>
</message>
<message>
 <source>return period</source>
 <translation>Wiederkehrperiode</translation>
</message>
<message>
 <source>return period [years]</source>
 <translation>Wiederkehrperiode [Jahre]</translation>
</message>
<message>
 <source>return period of hits [years]</source>
 <translation>Wiederkehrperiode der Treffer [Jahre]</translation>
</message>
<message>
 <source>return period of the event [years]</source>
 <translation>Wiederkehrperiode des Ereignisses [Jahre]</translation>
</message>
<message>
 <source>return period, lower bound [years]</source>
 <translation>Wiederkehrperiode, untere Grenze [Jahre]</translation>
</message>
<message>
 <source>return period, upper bound [years]</source>
 <translation>Wiederkehrperiode, obere Grenze [Jahre]</translation>
</message>
<message>
 <source>return period, {} [years]</source>
 <translation>Wiederkehrperiode, {} [Jahre]</translation>
</message>
<message>
 <source>rg70, rg20 or rg10 has no data in {value:.0f} cells with a soil type; the surface roughness of the ground class applies there.</source>
 <translation>rg70, rg20 oder rg10 hat in {value:.0f} Zellen mit einem Bodentyp keine Daten; dort gilt die Oberflächenrauigkeit der Bodenklasse.</translation>
</message>
<message>
 <source>right</source>
 <translation>rechts</translation>
</message>
<message>
 <source>right of a line on this map</source>
 <translation>rechts einer Linie auf dieser Karte</translation>
</message>
<message>
 <source>rigid wall</source>
 <translation>starre Mauer</translation>
</message>
<message>
 <source>rigid, holds all</source>
 <translation>starr, hält alles</translation>
</message>
<message>
 <source>ring</source>
 <translation>Ring</translation>
</message>
<message>
 <source>ring net</source>
 <translation>Ringnetz</translation>
</message>
<message>
 <source>rising</source>
 <translation>steigend</translation>
</message>
<message>
 <source>risk,object,building,road,damage,individual risk,collective risk,probability,rockfall</source>
 <translation>Risiko,Objekt,Gebäude,Strasse,Schaden,individuelles Risiko,kollektives Risiko,Wahrscheinlichkeit,Steinschlag</translation>
</message>
<message>
 <source>robinia</source>
 <translation>Robinie</translation>
</message>
<message>
 <source>rock</source>
 <translation>Block</translation>
</message>
<message>
 <source>rock cliffs</source>
 <translation>Felswände</translation>
</message>
<message>
 <source>rock deflected</source>
 <translation>Block abgelenkt</translation>
</message>
<message>
 <source>rock stopped</source>
 <translation>Block aufgehalten</translation>
</message>
<message>
 <source>rock, drawn as a sphere of its radius</source>
 <translation>Block, als Kugel seines Radius</translation>
</message>
<message>
 <source>rockdensity.asc has no cell above 0, so there are no sources.</source>
 <translation>rockdensity.asc hat keine Zelle über 0, also gibt es keine Ablösestellen.</translation>
</message>
<message>
 <source>rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus</source>
 <translation>steinschlag,schutzbaute,netz,schutznetz,zaun,damm,mauer,energieklasse,ETAG 27,EAD 340059,schutzmassnahme,talus</translation>
</message>
<message>
 <source>rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained</source>
 <translation>Steinschlag,Auffangraum,Graben,Böschung,Diagramm,Strasse,Berme</translation>
</message>
<message>
 <source>rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain</source>
 <translation>Steinschlag,Schutzdamm,Damm,Wall,Auffanggraben,Graben,Schutzbau,Erdbau,Volumen,Schüttung,Aushub,Gelände</translation>
</message>
<message>
 <source>rockfall,forest,tree,lidar,canopy,CHM,DSM,las,laz,crown,top,stem,diameter,DBH</source>
 <translation>Steinschlag,Wald,Baum,Lidar,Kronenhöhenmodell,CHM,DSM,las,laz,Krone,Wipfel,Stamm,Durchmesser,BHD</translation>
</message>
<message>
 <source>rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus</source>
 <translation>steinschlag,wald,baum,stamm,bestand,schutzwald,durchmesser,bhd,DBH,talus</translation>
</message>
<message>
 <source>rockfall,gallery,shed,roof,cushion,wall,force,impact,ASTRA,Labiouse,penetration,design</source>
 <translation>Steinschlag,Galerie,Schutzgalerie,Dach,Überdeckung,Mauer,Kraft,Anprall,ASTRA,Labiouse,Eindringtiefe,Bemessung</translation>
</message>
<message>
 <source>rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology</source>
 <translation>steinschlag,boden,untergrund,geländeklasse,wald,reibung,raster,überlappung,lücke,splitterpolygon,topologie</translation>
</message>
<message>
 <source>rockfall,indication,susceptibility,regional,cone,energy line,reach angle,joint set,kinematic,Markland</source>
 <translation>Steinschlag,Hinweis,Disposition,regional,Kegel,Energielinie,Pauschalgefälle,Kluftschar,Kinematik,Markland</translation>
</message>
<message>
 <source>rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059</source>
 <translation>Steinschlag,Netz,flexible Schutzbaute,Ringnetz,Seil,Bremse,Auslenkung,Ankerkraft,EAD 340059</translation>
</message>
<message>
 <source>rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard</source>
 <translation>Steinschlag,Netz,Standort,Schutzbaute,Linie,Auslenkung,Abstand,Reihenfolge,Gefahr</translation>
</message>
<message>
 <source>rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D</source>
 <translation>Steinschlag,Profil,Schnitt,Böschung,Auffangraum,Graben,Berme,Reichweite,2D</translation>
</message>
<message>
 <source>rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot</source>
 <translation>steinschlag,profil,schnitt,umhüllende,energie,sprunghöhe,geschwindigkeit,stationierung,diagramm</translation>
</message>
<message>
 <source>rockfall,protection forest,stand,gap,basal area,Rockfor.NET,NaiS,target profile,residual hazard,storm,cut</source>
 <translation>Steinschlag,Schutzwald,Bestand,Lücke,Grundfläche,Rockfor.NET,NaiS,Zielprofil,Restgefährdung,Sturm,Hieb</translation>
</message>
<message>
 <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
 <translation>Steinschlag,Blockschlag,Sturz,Block,Sturzbahn,Trajektorie,Auslaufstrecke,Naturgefahren,Energie,Sprunghöhe,talus,rockfall</translation>
</message>
<message>
 <source>rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size</source>
 <translation>steinschlag,block,form,bibliothek,superellipsoid,polyeder,prisma,zingg,EOTA,zufall,blockgrösse</translation>
</message>
<message>
 <source>rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume</source>
 <translation>steinschlag,block,form,punktwolke,netz,scan,photogrammetrie,hülle,zingg,volumen</translation>
</message>
<message>
 <source>rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector</source>
 <translation>steinschlag,kontrolllinie,schutzbaute,netz,zaun,strasse,energie,sprunghöhe,bemessung,ETAG 27,kollektor</translation>
</message>
<message>
 <source>rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment</source>
 <translation>steinschlag,ablösegebiet,ablösestelle,felswand,neigung,schwellenwert,steilheit,startzellen,Loye,ausbruch</translation>
</message>
<message>
 <source>rockfall,uncertainty,ensemble,sensitivity,Sobol,band,confidence,return period,ground</source>
 <translation>Steinschlag,Unsicherheit,Ensemble,Sensitivität,Sobol,Band,Vertrauen,Wiederkehrperiode,Boden</translation>
</message>
<message>
 <source>rocks</source>
 <translation>Blöcke</translation>
</message>
<message>
 <source>rocks [%]</source>
 <translation>Blöcke [%]</translation>
</message>
<message>
 <source>rocks above the wall</source>
 <translation>Blöcke über der Mauer</translation>
</message>
<message>
 <source>rocks at which the net fails or is not proven to hold</source>
 <translation>Blöcke, bei denen das Netz versagt oder nicht nachweislich hält</translation>
</message>
<message>
 <source>rocks break, or stems broken by one rock are gone for the next</source>
 <translation>Steine zerbrechen, oder Stämme, die ein Stein bricht, fehlen dem nächsten</translation>
</message>
<message>
 <source>rocks in the freeboard</source>
 <translation>Blöcke im Freibord</translation>
</message>
<message>
 <source>rocks per metre</source>
 <translation>Blöcke je Meter</translation>
</message>
<message>
 <source>rocks that a response surface decides</source>
 <translation>Blöcke, über die eine Antwortfläche entscheidet</translation>
</message>
<message>
 <source>rocks that arrive</source>
 <translation>Blöcke, die ankommen</translation>
</message>
<message>
 <source>rocks that go through</source>
 <translation>Blöcke, die durchdringen</translation>
</message>
<message>
 <source>rocks that hit it</source>
 <translation>Blöcke, die ihn treffen</translation>
</message>
<message>
 <source>rocks that pass over the crest, of all that were thrown [%]</source>
 <translation>Blöcke, die über die Kante kommen, von allen geworfenen [%]</translation>
</message>
<message>
 <source>rocks that pass over the crest: the shares refer to these</source>
 <translation>Blöcke, die über die Kante kommen: darauf beziehen sich die Anteile</translation>
</message>
<message>
 <source>rocks that pass the crest line</source>
 <translation>Blöcke, die die Kronenlinie passieren</translation>
</message>
<message>
 <source>rocks that the net held</source>
 <translation>Blöcke, die das Netz hielt</translation>
</message>
<message>
 <source>rocks thrown into the net</source>
 <translation>ins Netz geworfene Blöcke</translation>
</message>
<message>
 <source>rocks with more energy</source>
 <translation>Blöcke mit mehr Energie</translation>
</message>
<message>
 <source>rocks with more energy than the wall can absorb</source>
 <translation>Blöcke mit mehr Energie, als die Mauer aufnimmt</translation>
</message>
<message>
 <source>rocks, road</source>
 <translation>Blöcke, Strasse</translation>
</message>
<message>
 <source>rockslide,rock avalanche,heap,deposit,blocks,collision,collapse,thickness,research</source>
 <translation>Felssturz,Bergsturz,Haufen,Ablagerung,Blöcke,Zusammenstoss,Einsturz,Mächtigkeit,Forschung</translation>
</message>
<message>
 <source>rod</source>
 <translation>stabförmig</translation>
</message>
<message>
 <source>role</source>
 <translation>Aufgabe</translation>
</message>
<message>
 <source>rolling resistance</source>
 <translation>Rollwiderstand</translation>
</message>
<message>
 <source>rope 95 % [kN]</source>
 <translation>Seil 95 % [kN]</translation>
</message>
<message>
 <source>rope [kN]</source>
 <translation>Seil [kN]</translation>
</message>
<message>
 <source>rope forces at an anchor, in the type test</source>
 <translation>Seilkräfte an einem Anker, im Typversuch</translation>
</message>
<message>
 <source>ropes</source>
 <translation>Seile</translation>
</message>
<message>
 <source>rotation [rev/s]</source>
 <translation>Rotation [rev/s]</translation>
</message>
<message>
 <source>rounded block</source>
 <translation>gerundeter Quader</translation>
</message>
<message>
 <source>rounded cube</source>
 <translation>gerundeter Würfel</translation>
</message>
<message>
 <source>run</source>
 <translation>Lauf</translation>
</message>
<message>
 <source>run of the rock of which this is a copy</source>
 <translation>Lauf des Steins, von dem dieser eine Kopie ist</translation>
</message>
<message>
 <source>run of the rock that fell</source>
 <translation>Lauf des Blocks, der fiel</translation>
</message>
<message>
 <source>run of the rock that fell, of which this is a piece</source>
 <translation>Lauf des Blocks, der fiel und von dem dies ein Bruchstück ist</translation>
</message>
<message>
 <source>run-out</source>
 <translation>Reichweite</translation>
</message>
<message>
 <source>run-out [m], {:g} %</source>
 <translation>Reichweite [m], {:g} %</translation>
</message>
<message>
 <source>run-out length, horizontal</source>
 <translation>Reichweite, horizontal</translation>
</message>
<message>
 <source>run-out length, horizontal [m]</source>
 <translation>Reichweite, horizontal [m]</translation>
</message>
<message>
 <source>run-out length, longest [m]</source>
 <translation>Reichweite, grösste [m]</translation>
</message>
<message>
 <source>run-out length, {:g}th percentile [m]</source>
 <translation>Reichweite, {:g}. Perzentil [m]</translation>
</message>
<message>
 <source>run-out, 95 % [m]</source>
 <translation>Reichweite, 95 % [m]</translation>
</message>
<message>
 <source>run-out, 95th percentile of the runs</source>
 <translation>Reichweite, 95. Perzentil der Läufe</translation>
</message>
<message>
 <source>run: drawn once for each run; contact: drawn again whenever a corner of the rock meets the ground. Has an effect only where one of the distributions above is given.</source>
 <translation>run: einmal für jeden Lauf; contact: neu bei jedem Auftreffen einer Ecke des Blocks auf den Boden. Zählt nur, wo eine der Verteilungen oben gegeben ist.</translation>
</message>
<message>
 <source>runs</source>
 <translation>Läufe</translation>
</message>
<message>
 <source>runs (of {})</source>
 <translation>Läufe (von {})</translation>
</message>
<message>
 <source>runs alone</source>
 <translation>nur Läufe</translation>
</message>
<message>
 <source>runs behind it [%]</source>
 <translation>Läufe dahinter [%]</translation>
</message>
<message>
 <source>runs for ± 10 %</source>
 <translation>Läufe für ± 10 %</translation>
</message>
<message>
 <source>runs for ± 5 %</source>
 <translation>Läufe für ± 5 %</translation>
</message>
<message>
 <source>runs here</source>
 <translation>Läufe hier</translation>
</message>
<message>
 <source>runs in the tallest bar: {}</source>
 <translation>Läufe im höchsten Balken: {}</translation>
</message>
<message>
 <source>runs nearby</source>
 <translation>Läufe in der Nähe</translation>
</message>
<message>
 <source>runs only: missed</source>
 <translation>nur Läufe: entgangen</translation>
</message>
<message>
 <source>runs that a barrier on the line stops</source>
 <translation>Läufe, die eine Schutzbaute auf der Linie aufhält</translation>
</message>
<message>
 <source>runs that arrive</source>
 <translation>Läufe, die ankommen</translation>
</message>
<message>
 <source>runs that broke it</source>
 <translation>Läufe, die ihn gebrochen haben</translation>
</message>
<message>
 <source>runs that come to rest here</source>
 <translation>Läufe, die hier zur Ruhe kommen</translation>
</message>
<message>
 <source>runs that continue behind the line [%]</source>
 <translation>Läufe, die hinter der Linie weitergehen [%]</translation>
</message>
<message>
 <source>runs that crossed</source>
 <translation>Läufe, die gequert haben</translation>
</message>
<message>
 <source>runs that end here</source>
 <translation>Läufe, die hier enden</translation>
</message>
<message>
 <source>runs that hit it</source>
 <translation>Läufe, die ihn getroffen haben</translation>
</message>
<message>
 <source>runs that it deflected</source>
 <translation>Läufe, die er abgelenkt hat</translation>
</message>
<message>
 <source>runs that it stopped</source>
 <translation>Läufe, die er aufgehalten hat</translation>
</message>
<message>
 <source>runs that pass</source>
 <translation>querende Läufe</translation>
</message>
<message>
 <source>runs that pass above the top</source>
 <translation>Läufe, die über der Oberkante queren</translation>
</message>
<message>
 <source>runs that stop near it</source>
 <translation>Läufe, die in seiner Nähe anhalten</translation>
</message>
<message>
 <source>runs that the forest keeps from the object</source>
 <translation>Läufe, die der Wald vom Objekt fernhält</translation>
</message>
<message>
 <source>scale [m]; of power_law the volume [m³] above which it holds</source>
 <translation>Skala [m]; bei power_law das Volumen [m³], ab dem sie gilt</translation>
</message>
<message>
 <source>scar layer</source>
 <translation>Schürfschicht</translation>
</message>
<message>
 <source>scar layer: the ground yields, and brakes rocks that plough and roll, with the values of the classes (Lu et al. 2019, with a torque and a resistance to rolling). as RAMMS 1: hard contact, and friction that grows with slip from mu_min to mu_max; fast and with long run-outs, for comparison. Rolling resistance, roughness and viscous drag may be added; without them it is slip friction to the last bit. slip friction: that ground alone (Leine et al. 2014, equations 46 and 47); inputs that add to it are refused. Leine et al. 2014: the whole model of that paper: slip friction, no air, no restitution, Newton's law and the explicit scheme; inputs beyond the paper are refused. Leine et al. 2020: the same with the implicit scheme.</source>
 <translation>scar layer: Der Boden gibt nach und bremst Steine, die pflügen und rollen, wie die Klassen sagen (Lu et al. 2019, mit einem Drehmoment und einem Rollwiderstand). as RAMMS 1: harter Kontakt, und Reibung, die mit dem Gleitweg von mu_min bis mu_max wächst; schnell und weit, zum Vergleich. Rollwiderstand, Rauigkeit und viskoser Widerstand können hinzukommen; ohne sie ist es bis aufs letzte Bit slip friction. slip friction: dieser Boden allein (Leine et al. 2014, Gleichungen 46 und 47); was etwas hinzufügt, wird abgelehnt. Leine et al. 2014: das ganze Modell dieser Arbeit: slip friction, keine Luft, keine Restitution, das Gesetz von Newton und das explizite Verfahren; was die Arbeit nicht hat, wird abgelehnt. Leine et al. 2020: dasselbe mit dem impliziten Verfahren.</translation>
</message>
<message>
 <source>scars</source>
 <translation>Schürfspuren</translation>
</message>
<message>
 <source>scenario</source>
 <translation>Szenario</translation>
</message>
<message>
 <source>scenario: that of the event, in every cell that its blocks reach, as in most hazard maps. cell: the frequency with which the cell itself is hit, by the events of all scenarios together, which is milder where few blocks arrive. propagation: that which RULES assign to a place from the return period of the event and the share of its runs that reach it. frequency: as cell, but each run with its own energy, from the table Sources and sizes by frequency (FREQUENCIES) instead of the scenarios.</source>
 <translation>scenario: jene des Ereignisses, in jeder Zelle, die seine Blöcke erreichen, wie in den meisten Gefahrenkarten. cell: wie oft die Zelle selbst getroffen wird, von Ereignissen aller Szenarien zusammen; das ist milder, wo wenige Blöcke hinkommen. propagation: jene, die RULES einem Ort aus der Wiederkehrperiode des Ereignisses und dem Anteil seiner Läufe geben, die ihn erreichen. frequency: dasselbe, jeder Lauf mit seiner eigenen Energie, aus der Tabelle Ablösegebiete und Grössen nach Häufigkeit (FREQUENCIES) anstelle der Szenarien.</translation>
</message>
<message>
 <source>scenarios</source>
 <translation>Szenarien</translation>
</message>
<message>
 <source>scenarios,many,combinations,sensitivity,parameter study,batch,volume,ground,forest,rockfall</source>
 <translation>Szenarien,viele,Kombinationen,Empfindlichkeit,Parameterstudie,Stapel,Volumen,Boden,Wald,Steinschlag</translation>
</message>
<message>
 <source>second hand</source>
 <translation>aus zweiter Hand</translation>
</message>
<message>
 <source>second hand: quoted by a text on the standard</source>
 <translation>aus zweiter Hand: zitiert in einem Text über die Norm</translation>
</message>
<message>
 <source>second source</source>
 <translation>zweites Anrissgebiet</translation>
</message>
<message>
 <source>section</source>
 <translation>Abschnitt</translation>
</message>
<message>
 <source>section [m]</source>
 <translation>Querschnitt [m]</translation>
</message>
<message>
 <source>sections</source>
 <translation>Abschnitte</translation>
</message>
<message>
 <source>service energy level</source>
 <translation>Gebrauchsenergieniveau (SEL)</translation>
</message>
<message>
 <source>service level</source>
 <translation>Gebrauchsniveau</translation>
</message>
<message>
 <source>shape</source>
 <translation>Form</translation>
</message>
<message>
 <source>shape of the rock</source>
 <translation>Form des Blocks</translation>
</message>
<message>
 <source>shape, code of Rockyfor3D</source>
 <translation>Form, Code von Rockyfor3D</translation>
</message>
<message>
 <source>shape, or scale [m] where there is no shape; of power_law its exponent</source>
 <translation>Form, oder Skala [m], wo es keine Form gibt; bei power_law der Exponent</translation>
</message>
<message>
 <source>share</source>
 <translation>Anteil</translation>
</message>
<message>
 <source>share [%]</source>
 <translation>Anteil [%]</translation>
</message>
<message>
 <source>share of blocks not faster</source>
 <translation>Anteil der Blöcke, die nicht schneller sind</translation>
</message>
<message>
 <source>share of conifers [%]</source>
 <translation>Anteil Nadelholz [%]</translation>
</message>
<message>
 <source>share of its runs</source>
 <translation>Anteil seiner Läufe</translation>
</message>
<message>
 <source>share of its runs [%]</source>
 <translation>Anteil ihrer Läufe [%]</translation>
</message>
<message>
 <source>share of larger blocks</source>
 <translation>Anteil grösserer Blöcke</translation>
</message>
<message>
 <source>share of runs</source>
 <translation>Anteil der Läufe</translation>
</message>
<message>
 <source>share of scars not deeper</source>
 <translation>Anteil der nicht tieferen Spuren</translation>
</message>
<message>
 <source>share of the blocks that are larger</source>
 <translation>Anteil der Blöcke, die grösser sind</translation>
</message>
<message>
 <source>share of the blocks that are larger [%]</source>
 <translation>Anteil der Blöcke, die grösser sind [%]</translation>
</message>
<message>
 <source>share of the cells [% per degree]</source>
 <translation>Anteil der Zellen [% je Grad]</translation>
</message>
<message>
 <source>share of the crossings that it stops [%]</source>
 <translation>Anteil der Querungen, den sie aufhält [%]</translation>
</message>
<message>
 <source>share of the crossings that were stopped [%]</source>
 <translation>Anteil der Querungen, die aufgehalten wurden [%]</translation>
</message>
<message>
 <source>share of the hits of all blocks</source>
 <translation>Anteil an den Treffern aller Blöcke</translation>
</message>
<message>
 <source>share of the passing rocks that is held [%]</source>
 <translation>Anteil der querenden Blöcke, der gehalten wird [%]</translation>
</message>
<message>
 <source>share of the passing rocks that it stops</source>
 <translation>Anteil der querenden Blöcke, den sie aufhält</translation>
</message>
<message>
 <source>share of the rocks that passes above the crest [%]</source>
 <translation>Anteil der Blöcke, der über die Krone geht [%]</translation>
</message>
<message>
 <source>share of the runs</source>
 <translation>Anteil der Läufe</translation>
</message>
<message>
 <source>share of the runs behind the line with the net [%]</source>
 <translation>Anteil der Läufe hinter der Linie mit Netz [%]</translation>
</message>
<message>
 <source>share of the runs behind the line without the net [%]</source>
 <translation>Anteil der Läufe hinter der Linie ohne Netz [%]</translation>
</message>
<message>
 <source>share of the runs that arrive</source>
 <translation>Anteil der Läufe, die ankommen</translation>
</message>
<message>
 <source>share of the runs that arrive [%]</source>
 <translation>Anteil der Läufe, die ankommen [%]</translation>
</message>
<message>
 <source>share of the runs that hit</source>
 <translation>Anteil der Läufe, die treffen</translation>
</message>
<message>
 <source>share of the runs that hit strongly</source>
 <translation>Anteil der Läufe, die stark treffen</translation>
</message>
<message>
 <source>share of the runs that hit weakly</source>
 <translation>Anteil der Läufe, die schwach treffen</translation>
</message>
<message>
 <source>share of the runs that hit with medium intensity</source>
 <translation>Anteil der Läufe, die mit mittlerer Intensität treffen</translation>
</message>
<message>
 <source>share of the runs that pass</source>
 <translation>Anteil der querenden Läufe</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance</source>
 <translation>Anteil der Läufe, die mindestens so weit kommen</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance, {}</source>
 <translation>Anteil der Läufe, die mindestens so weit kommen, {}</translation>
</message>
<message>
 <source>share of the runs that stop at a shorter distance</source>
 <translation>Anteil der Würfe, die früher anhalten</translation>
</message>
<message>
 <source>share of the sequences in which the stem is lost at the end [%]</source>
 <translation>Anteil der Folgen, in denen der Stamm am Ende verloren ist [%]</translation>
</message>
<message>
 <source>share of the variance</source>
 <translation>Anteil der Varianz</translation>
</message>
<message>
 <source>share of those that pass</source>
 <translation>Anteil an allen querenden</translation>
</message>
<message>
 <source>share stopped, empty: no crossing [%]</source>
 <translation>aufgehaltener Anteil, leer: keine Querung [%]</translation>
</message>
<message>
 <source>share that the smallest barrier stops</source>
 <translation>Anteil, den die kleinste Schutzbaute aufhält</translation>
</message>
<message>
 <source>share within</source>
 <translation>Anteil innerhalb</translation>
</message>
<message>
 <source>share, lower bound of its confidence</source>
 <translation>Anteil, untere Vertrauensgrenze</translation>
</message>
<message>
 <source>share, upper bound of its confidence</source>
 <translation>Anteil, obere Vertrauensgrenze</translation>
</message>
<message>
 <source>short axis S [m]</source>
 <translation>kurze Achse S [m]</translation>
</message>
<message>
 <source>short length [m]</source>
 <translation>kleinste Länge [m]</translation>
</message>
<message>
 <source>short over long length</source>
 <translation>kleinste durch grösste Länge</translation>
</message>
<message>
 <source>short over middle length</source>
 <translation>kleinste durch mittlere Länge</translation>
</message>
<message>
 <source>shortest axis [m]</source>
 <translation>kürzeste Achse [m]</translation>
</message>
<message>
 <source>side of the equivalent box along x [m]</source>
 <translation>Seite des äquivalenten Quaders entlang x [m]</translation>
</message>
<message>
 <source>side of the equivalent box along y [m]</source>
 <translation>Seite des äquivalenten Quaders entlang y [m]</translation>
</message>
<message>
 <source>side of the equivalent box along z [m]</source>
 <translation>Seite des äquivalenten Quaders entlang z [m]</translation>
</message>
<message>
 <source>side rope</source>
 <translation>Seitenseil</translation>
</message>
<message>
 <source>signature</source>
 <translation>Unterschrift</translation>
</message>
<message>
 <source>silver fir</source>
 <translation>Weisstanne</translation>
</message>
<message>
 <source>simulated</source>
 <translation>simuliert</translation>
</message>
<message>
 <source>simulated run-out, mean [m]</source>
 <translation>simulierte Reichweite, Mittel [m]</translation>
</message>
<message>
 <source>simulated run-out, standard deviation [m]</source>
 <translation>simulierte Reichweite, Standardabweichung [m]</translation>
</message>
<message>
 <source>simulation</source>
 <translation>Simulation</translation>
</message>
<message>
 <source>simulation that it is compared with: the values before</source>
 <translation>Simulation, mit der verglichen wird: die Werte vorher</translation>
</message>
<message>
 <source>single trees</source>
 <translation>Einzelbäume</translation>
</message>
<message>
 <source>site</source>
 <translation>Standort</translation>
</message>
<message>
 <source>site {}</source>
 <translation>Ort {}</translation>
</message>
<message>
 <source>size</source>
 <translation>Grösse</translation>
</message>
<message>
 <source>size class</source>
 <translation>Grössenklasse</translation>
</message>
<message>
 <source>size class [m³]</source>
 <translation>Grössenklasse [m³]</translation>
</message>
<message>
 <source>size class {}</source>
 <translation>Grössenklasse {}</translation>
</message>
<message>
 <source>sizes of scars</source>
 <translation>Grössen von Schürfspuren</translation>
</message>
<message>
 <source>skip</source>
 <translation>auslassen</translation>
</message>
<message>
 <source>sliding friction</source>
 <translation>Gleitreibung</translation>
</message>
<message>
 <source>sliding ropes [kN]</source>
 <translation>gleitende Seile [kN]</translation>
</message>
<message>
 <source>slippage [m]</source>
 <translation>Gleitweg [m]</translation>
</message>
<message>
 <source>sliver</source>
 <translation>Splitterpolygon</translation>
</message>
<message>
 <source>slope</source>
 <translation>Neigung</translation>
</message>
<message>
 <source>slope [°]</source>
 <translation>Neigung [°]</translation>
</message>
<message>
 <source>slope up to [horizontal to 1]</source>
 <translation>Neigung bis [horizontal zu 1]</translation>
</message>
<message>
 <source>slope, horizontal : 1 vertical</source>
 <translation>Neigung, horizontal auf 1 vertikal</translation>
</message>
<message>
 <source>small blocks</source>
 <translation>kleine Blöcke</translation>
</message>
<message>
 <source>smallest barrier</source>
 <translation>kleinste Schutzbaute</translation>
</message>
<message>
 <source>smallest block of the class</source>
 <translation>kleinster Block der Klasse</translation>
</message>
<message>
 <source>smallest height above the uphill toe [m]</source>
 <translation>kleinste Höhe über dem bergseitigen Fuss [m]</translation>
</message>
<message>
 <source>smallest net</source>
 <translation>kleinstes Netz</translation>
</message>
<message>
 <source>smallest net class for that energy; empty: no class suffices [kJ]</source>
 <translation>kleinste Netzklasse für diese Energie; leer: keine Klasse genügt [kJ]</translation>
</message>
<message>
 <source>smallest thickness at a hit [m]</source>
 <translation>kleinste Dicke an einem Treffer [m]</translation>
</message>
<message>
 <source>smooth</source>
 <translation>glatt</translation>
</message>
<message>
 <source>snow</source>
 <translation>Schnee</translation>
</message>
<message>
 <source>snow cover</source>
 <translation>Schneedecke</translation>
</message>
<message>
 <source>soft</source>
 <translation>weich</translation>
</message>
<message>
 <source>soil type, code of Rockyfor3D</source>
 <translation>Bodentyp, Code von Rockyfor3D</translation>
</message>
<message>
 <source>soil {}</source>
 <translation>Boden {}</translation>
</message>
<message>
 <source>some years old</source>
 <translation>einige Jahre alt</translation>
</message>
<message>
 <source>source</source>
 <translation>Ablösegebiet</translation>
</message>
<message>
 <source>source and size class</source>
 <translation>Ablösegebiet und Grössenklasse</translation>
</message>
<message>
 <source>source area</source>
 <translation>Ablösegebiet</translation>
</message>
<message>
 <source>source areas</source>
 <translation>Ablösegebiete</translation>
</message>
<message>
 <source>source of the equation</source>
 <translation>woher die Gleichung bekannt ist</translation>
</message>
<message>
 <source>source of the spread</source>
 <translation>Quelle der Streuung</translation>
</message>
<message>
 <source>sources</source>
 <translation>Quellzellen</translation>
</message>
<message>
 <source>spatial probability of occurrence, {}</source>
 <translation>räumliche Auftretenswahrscheinlichkeit, {}</translation>
</message>
<message>
 <source>species group</source>
 <translation>Artengruppe</translation>
</message>
<message>
 <source>species group, stem diameter</source>
 <translation>Artengruppe, Stammdurchmesser</translation>
</message>
<message>
 <source>sphere</source>
 <translation>Kugel</translation>
</message>
<message>
 <source>sphere of this mass at 2700 kg/m³</source>
 <translation>Kugel dieser Masse bei 2700 kg/m³</translation>
</message>
<message>
 <source>sphere, disc, rod and bladed divide the ratios of axes I / L and S / I at 2/3 (Zingg 1935); the ratios of each block are drawn within its class, from 1/3. any draws in all classes, given uses the two ratios below.</source>
 <translation>sphere, disc, rod und bladed trennen die Achsenverhältnisse I / L und S / I bei 2/3 (Zingg 1935); die Verhältnisse jedes Blocks werden innerhalb seiner Klasse gezogen, ab 1/3. any zieht in allen Klassen, given übernimmt die zwei Verhältnisse unten.</translation>
</message>
<message>
 <source>spherical</source>
 <translation>kugelförmig</translation>
</message>
<message>
 <source>sphericity</source>
 <translation>Sphärizität</translation>
</message>
<message>
 <source>spin in the frame of the rock, {} [rad/s]</source>
 <translation>Drehgeschwindigkeit im System des Blocks, {} [rad/s]</translation>
</message>
<message>
 <source>spread of the run-out</source>
 <translation>Streuung der Reichweite</translation>
</message>
<message>
 <source>spruce</source>
 <translation>Fichte</translation>
</message>
<message>
 <source>stand</source>
 <translation>Bestand</translation>
</message>
<message>
 <source>standard deviation of the diameters [cm]</source>
 <translation>Standardabweichung der Durchmesser [cm]</translation>
</message>
<message>
 <source>standard error</source>
 <translation>Standardfehler</translation>
</message>
<message>
 <source>stands</source>
 <translation>Bestände</translation>
</message>
<message>
 <source>stands, longest gaps</source>
 <translation>Bestände, längste Lücken</translation>
</message>
<message>
 <source>start of the run after the release of that rock [s]</source>
 <translation>wann der Lauf beginnt, nachdem dieser Block losgelassen wurde [s]</translation>
</message>
<message>
 <source>state</source>
 <translation>Zustand</translation>
</message>
<message>
 <source>state at the end</source>
 <translation>Zustand am Ende</translation>
</message>
<message>
 <source>static [kN]</source>
 <translation>statisch [kN]</translation>
</message>
<message>
 <source>static force [kN]</source>
 <translation>statische Kraft [kN]</translation>
</message>
<message>
 <source>statistic</source>
 <translation>Kennwert</translation>
</message>
<message>
 <source>steady</source>
 <translation>gleichbleibend</translation>
</message>
<message>
 <source>steep slopes</source>
 <translation>Steilhänge</translation>
</message>
<message>
 <source>steepest ground along the line [°]</source>
 <translation>steilstes Gelände entlang der Linie [°]</translation>
</message>
<message>
 <source>stem broken</source>
 <translation>Stamm gebrochen</translation>
</message>
<message>
 <source>stem diameter [cm]</source>
 <translation>Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>stem diameter required [cm]</source>
 <translation>nötiger Stammdurchmesser [cm]</translation>
</message>
<message>
 <source>stem, or stump or log of one that broke</source>
 <translation>Stamm, oder Stock oder liegender Stamm eines gebrochenen</translation>
</message>
<message>
 <source>stems lost [%]</source>
 <translation>Stammverlust [%]</translation>
</message>
<message>
 <source>stems needed [1/ha]</source>
 <translation>nötige Stämme [1/ha]</translation>
</message>
<message>
 <source>stems per hectare</source>
 <translation>Stämme pro Hektare</translation>
</message>
<message>
 <source>stems required [1/ha]</source>
 <translation>nötige Stammzahl [1/ha]</translation>
</message>
<message>
 <source>stems that are lost [%]</source>
 <translation>verlorene Stämme [%]</translation>
</message>
<message>
 <source>stems thick enough [1/ha]</source>
 <translation>Stämme, die dick genug sind [1/ha]</translation>
</message>
<message>
 <source>stems, at least [1/ha]</source>
 <translation>Stämme, mindestens [1/ha]</translation>
</message>
<message>
 <source>step</source>
 <translation>Schritt</translation>
</message>
<message>
 <source>stones</source>
 <translation>Steine</translation>
</message>
<message>
 <source>stones and blocks to the shin; medium debris</source>
 <translation>Steine und Blöcke bis zum Schienbein; mittlerer Schutt</translation>
</message>
<message>
 <source>stones to the ankle; stony meadow</source>
 <translation>Steine bis zum Knöchel; steinige Wiese</translation>
</message>
<message>
 <source>stop</source>
 <translation>anhalten</translation>
</message>
<message>
 <source>stop within {:g} m</source>
 <translation>bleiben je {:g} m liegen</translation>
</message>
<message>
 <source>stop: a release outside of the elevation model, or where it has no data, ends the run before it begins. skip: it is left out, and the log lists it.</source>
 <translation>stop: eine Ablösestelle ausserhalb des Höhenmodells, oder wo dieses keine Daten hat, beendet die Simulation vor dem Beginn. skip: sie wird weggelassen, und das Protokoll nennt sie.</translation>
</message>
<message>
 <source>stopped</source>
 <translation>aufgehalten</translation>
</message>
<message>
 <source>stopped [%]</source>
 <translation>aufgehalten [%]</translation>
</message>
<message>
 <source>stopped a rock in a run</source>
 <translation>hat in einem Lauf einen Block aufgehalten</translation>
</message>
<message>
 <source>stopped by a barrier</source>
 <translation>von einer Schutzbaute aufgehalten</translation>
</message>
<message>
 <source>stopped by a barrier here</source>
 <translation>hier von einer Schutzbaute aufgehalten</translation>
</message>
<message>
 <source>stopped earlier than simulated, by more than 1 standard deviation</source>
 <translation>früher liegen geblieben als geworfen, mehr als 1 Standardabweichung</translation>
</message>
<message>
 <source>stops</source>
 <translation>Ablagerungspunkte</translation>
</message>
<message>
 <source>stops: points where blocks came to rest. scars: points where they hit the ground. scar sizes: their depth and length, wherever they lie. speeds: velocities of blocks at points that they passed. inventory: boulders that lie on the slope, with unknown release: each release is a candidate source, and gets a probability for each boulder.</source>
 <translation>Ablagerungsorte: wo Blöcke liegen blieben. Schürfungen: wo sie aufschlugen. Grössen von Schürfungen: wie tief und lang sie sind, wo immer sie liegen. Geschwindigkeiten: wie schnell Blöcke an Punkten waren, an denen sie vorbeikamen. Inventar: Blöcke, die am Hang liegen und deren Anriss niemand kennt: Jeder Anriss ist ein mögliches Anrissgebiet und erhält für jeden Block eine Wahrscheinlichkeit.</translation>
</message>
<message>
 <source>stored in parts that tore</source>
 <translation>in gerissenen Teilen gespeichert</translation>
</message>
<message>
 <source>straight between vertices</source>
 <translation>gerade zwischen Stützpunkten</translation>
</message>
<message>
 <source>stroke [m]</source>
 <translation>Bremsweg [m]</translation>
</message>
<message>
 <source>strokes of brakes [m]</source>
 <translation>Bremswege [m]</translation>
</message>
<message>
 <source>strong</source>
 <translation>stark</translation>
</message>
<message>
 <source>style,symbols,legend,qml,geopackage,package,export,deliver,rockfall</source>
 <translation>Stil,Symbole,Legende,qml,GeoPackage,Paket,Export,abgeben,Steinschlag</translation>
</message>
<message>
 <source>sum, R² = {:.3f}</source>
 <translation>Summe, R² = {:.3f}</translation>
</message>
<message>
 <source>superellipsoid</source>
 <translation>Superellipsoid</translation>
</message>
<message>
 <source>support rope</source>
 <translation>Tragseil</translation>
</message>
<message>
 <source>surface [m²]</source>
 <translation>Oberfläche [m²]</translation>
</message>
<message>
 <source>surface roughness [m]</source>
 <translation>Oberflächenrauigkeit [m]</translation>
</message>
<message>
 <source>symbol</source>
 <translation>Zeichen</translation>
</message>
<message>
 <source>target profile, open: not checked</source>
 <translation>Zielprofil, open: nicht geprüft</translation>
</message>
<message>
 <source>terrain, forest</source>
 <translation>Gelände, Wald</translation>
</message>
<message>
 <source>that could climb over</source>
 <translation>die überrollen könnten</translation>
</message>
<message>
 <source>the best one</source>
 <translation>die beste</translation>
</message>
<message>
 <source>the breaking load of the rope</source>
 <translation>die Bruchlast des Seils</translation>
</message>
<message>
 <source>the density of the air</source>
 <translation>die Dichte der Luft</translation>
</message>
<message>
 <source>the density of the rock</source>
 <translation>die Dichte des Blocks</translation>
</message>
<message>
 <source>the density of the stand</source>
 <translation>die Stammzahl des Bestandes</translation>
</message>
<message>
 <source>the design block (MASS) has {:.4g} kg, less than half of the {:.4g} kg of the heaviest rock that passes</source>
 <translation>der Bemessungsblock (MASS) hat {:.4g} kg, weniger als die Hälfte der {:.4g} kg des schwersten durchgehenden Steins</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m (RADIUS), a sphere of its mass {:.3g} m, and the free border goes by it</source>
 <translation>der Bemessungsblock hat einen Radius von {:.3g} m (RADIUS), eine Kugel seiner Masse {:.3g} m, und der Freibord richtet sich danach</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m, less than half of the {:.3g} m of the rocks that pass, and the free border goes by it</source>
 <translation>der Bemessungsblock hat einen Radius von {:.3g} m, weniger als die Hälfte der {:.3g} m der durchgehenden Blöcke, und der Freibord richtet sich danach</translation>
</message>
<message>
 <source>the design block has {:.4g} kg (MASS) and a radius of {:.3g} m (RADIUS); a block of this size is not so light</source>
 <translation>der Bemessungsblock hat {:.4g} kg (MASS) und einen Radius von {:.3g} m (RADIUS); so leicht ist kein Block dieser Grösse</translation>
</message>
<message>
 <source>the design energy is {:.4g} kJ, less than half of the {:.4g} kJ of the rocks that pass</source>
 <translation>die Bemessungsenergie ist {:.4g} kJ, weniger als die Hälfte der {:.4g} kJ der durchgehenden Blöcke</translation>
</message>
<message>
 <source>the design height with the free border is {:.3g} m, less than half of the {:.3g} m of the rocks that pass with their radius</source>
 <translation>die Bemessungshöhe mit dem Freibord ist {:.3g} m, weniger als die Hälfte der {:.3g} m der durchgehenden Blöcke mit ihrem Radius</translation>
</message>
<message>
 <source>the diameter of the stem</source>
 <translation>der Durchmesser des Stamms</translation>
</message>
<message>
 <source>the distance behind the net: not entered (DISTANCE)</source>
 <translation>der Abstand hinter dem Netz: nicht eingegeben (DISTANCE)</translation>
</message>
<message>
 <source>the distance behind the net: the elongation is neither entered (ELONGATION) nor in the catalogue</source>
 <translation>der Abstand hinter dem Netz: der Bremsweg ist weder eingegeben (ELONGATION) noch im Katalog</translation>
</message>
<message>
 <source>the energy</source>
 <translation>die Energie</translation>
</message>
<message>
 <source>the energy balance has an error of {} % of the rock's energy, even with the shortest step</source>
 <translation>die Energiebilanz verfehlt um {} % der Energie des Steins, auch mit dem kürzesten Zeitschritt</translation>
</message>
<message>
 <source>the energy of the barrier</source>
 <translation>die Energie des Schutzbaus</translation>
</message>
<message>
 <source>the energy of the net</source>
 <translation>die Energie des Netzes</translation>
</message>
<message>
 <source>the energy of the type test</source>
 <translation>die Energie der Typenprüfung</translation>
</message>
<message>
 <source>the energy that the stem absorbs</source>
 <translation>die Energie, die der Stamm aufnimmt</translation>
</message>
<message>
 <source>the factor of friction</source>
 <translation>der Faktor der Reibung</translation>
</message>
<message>
 <source>the factor of rolling resistance</source>
 <translation>der Faktor des Rollwiderstands</translation>
</message>
<message>
 <source>the first one</source>
 <translation>das erste</translation>
</message>
<message>
 <source>the geometries</source>
 <translation>die Geometrien</translation>
</message>
<message>
 <source>the height</source>
 <translation>die Höhe</translation>
</message>
<message>
 <source>the height of the barrier</source>
 <translation>die Höhe des Schutzbaus</translation>
</message>
<message>
 <source>the height of the net</source>
 <translation>die Höhe des Netzes</translation>
</message>
<message>
 <source>the height of the net: neither entered (HEIGHT) nor in the catalogue</source>
 <translation>die Höhe des Netzes: weder eingegeben (HEIGHT) noch im Katalog</translation>
</message>
<message>
 <source>the height of the release above the ground</source>
 <translation>die Höhe der Ablösung über dem Boden</translation>
</message>
<message>
 <source>the height of the tree</source>
 <translation>die Höhe des Baums</translation>
</message>
<message>
 <source>the heights (Z)</source>
 <translation>die Höhen (Z)</translation>
</message>
<message>
 <source>the impact law is compliant and takes many times longer</source>
 <translation>das Stossgesetz ist nachgiebig und rechnet um ein Vielfaches länger</translation>
</message>
<message>
 <source>the last one</source>
 <translation>das letzte</translation>
</message>
<message>
 <source>the length of the rock</source>
 <translation>die Länge des Blocks</translation>
</message>
<message>
 <source>the net fails</source>
 <translation>das Netz versagt</translation>
</message>
<message>
 <source>the net had stopped the rock after {} s, but it had left the net after {} s</source>
 <translation>das Netz hatte den Stein nach {} s gestoppt, nach {} s war er aber aus dem Netz</translation>
</message>
<message>
 <source>the residual height: the catalogue does not state it (residual_share)</source>
 <translation>die Resthöhe: der Katalog gibt sie nicht an (residual_share)</translation>
</message>
<message>
 <source>the road</source>
 <translation>die Strasse</translation>
</message>
<message>
 <source>the rock fits through a mesh: it is {} m around, the opening {} m</source>
 <translation>der Stein passt durch eine Masche: Umfang {} m, Öffnung {} m</translation>
</message>
<message>
 <source>the spacing of the posts</source>
 <translation>der Abstand der Stützen</translation>
</message>
<message>
 <source>the standard deviation of the diameters</source>
 <translation>die Standardabweichung der Durchmesser</translation>
</message>
<message>
 <source>the times (M)</source>
 <translation>die Zeiten (M)</translation>
</message>
<message>
 <source>the unit {}</source>
 <translation>die Einheit {}</translation>
</message>
<message>
 <source>the velocity at the start</source>
 <translation>die Anfangsgeschwindigkeit</translation>
</message>
<message>
 <source>the volume of the rock</source>
 <translation>das Volumen des Blocks</translation>
</message>
<message>
 <source>there are flexible nets</source>
 <translation>es gibt flexible Netze</translation>
</message>
<message>
 <source>there are too few runs; 200 and more are needed</source>
 <translation>es sind zu wenige Läufe; nötig sind 200 und mehr</translation>
</message>
<message>
 <source>there is snow on which a rock glides</source>
 <translation>es liegt Schnee, auf dem ein Block gleitet</translation>
</message>
<message>
 <source>thicker than [cm]</source>
 <translation>dicker als [cm]</translation>
</message>
<message>
 <source>thickest stems</source>
 <translation>dickste Stämme</translation>
</message>
<message>
 <source>thickness by penetration [m]</source>
 <translation>Dicke nach der Eindringtiefe [m]</translation>
</message>
<message>
 <source>thickness required [m]</source>
 <translation>nötige Dicke [m]</translation>
</message>
<message>
 <source>thin stony soil, fine scree</source>
 <translation>dünner steiniger Boden, feiner Schutt</translation>
</message>
<message>
 <source>thinnest stems</source>
 <translation>dünnste Stämme</translation>
</message>
<message>
 <source>threshold {:.1f}°</source>
 <translation>Schwellenwert {:.1f}°</translation>
</message>
<message>
 <source>through</source>
 <translation>hindurch</translation>
</message>
<message>
 <source>thrown</source>
 <translation>geworfen</translation>
</message>
<message>
 <source>throws</source>
 <translation>Würfe</translation>
</message>
<message>
 <source>time [s]</source>
 <translation>Zeit [s]</translation>
</message>
<message>
 <source>time of the elongation [s]</source>
 <translation>Zeit der Auslenkung [s]</translation>
</message>
<message>
 <source>time since the release [s]</source>
 <translation>Zeit seit der Ablösung [s]</translation>
</message>
<message>
 <source>to</source>
 <translation>bis</translation>
</message>
<message>
 <source>to be clarified</source>
 <translation>abzuklären</translation>
</message>
<message>
 <source>to, along the line [m]</source>
 <translation>bis, entlang der Linie [m]</translation>
</message>
<message>
 <source>too much energy</source>
 <translation>zu stark</translation>
</message>
<message>
 <source>too old: {}</source>
 <translation>zu alt: {}</translation>
</message>
<message>
 <source>top 95 % [m]</source>
 <translation>Blockoberkante 95 % [m]</translation>
</message>
<message>
 <source>top [m]</source>
 <translation>höchster Punkt [m]</translation>
</message>
<message>
 <source>top max. [m]</source>
 <translation>Blockoberkante max. [m]</translation>
</message>
<message>
 <source>trajectories, road</source>
 <translation>Sturzbahnen, Strasse</translation>
</message>
<message>
 <source>translation alone</source>
 <translation>nur Translation</translation>
</message>
<message>
 <source>tree</source>
 <translation>Baum</translation>
</message>
<message>
 <source>trees needed to stop a block</source>
 <translation>Bäume, die nötig sind, um einen Block aufzuhalten</translation>
</message>
<message>
 <source>trees needed to stop it</source>
 <translation>nötige Bäume, um ihn aufzuhalten</translation>
</message>
<message>
 <source>trend</source>
 <translation>Trend</translation>
</message>
<message>
 <source>triangle</source>
 <translation>dreieckig</translation>
</message>
<message>
 <source>true area</source>
 <translation>wahre Fläche</translation>
</message>
<message>
 <source>true area represented by the point [m²]</source>
 <translation>wahre Fläche, für die der Punkt steht [m²]</translation>
</message>
<message>
 <source>tussocks and pebbles, no higher than a boot's toe; fine debris</source>
 <translation>Grasbüschel und kleine Steine, nicht höher als die Schuhspitze; feiner Schutt</translation>
</message>
<message>
 <source>under</source>
 <translation>darunter</translation>
</message>
<message>
 <source>uneven</source>
 <translation>uneben</translation>
</message>
<message>
 <source>unfinished</source>
 <translation>unfertig</translation>
</message>
<message>
 <source>uniform</source>
 <translation>gleichmässig</translation>
</message>
<message>
 <source>unit</source>
 <translation>Einheit</translation>
</message>
<message>
 <source>unknown</source>
 <translation>unbekannt</translation>
</message>
<message>
 <source>untouched</source>
 <translation>unberührt</translation>
</message>
<message>
 <source>up [m]</source>
 <translation>hoch [m]</translation>
</message>
<message>
 <source>up to [kJ]</source>
 <translation>bis [kJ]</translation>
</message>
<message>
 <source>up to {:g} %</source>
 <translation>bis {:g} %</translation>
</message>
<message>
 <source>uphill face</source>
 <translation>bergseitige Böschung</translation>
</message>
<message>
 <source>uphill face [°]</source>
 <translation>bergseitige Böschung [°]</translation>
</message>
<message>
 <source>uphill side</source>
 <translation>Bergseite</translation>
</message>
<message>
 <source>uphill side of the line</source>
 <translation>Bergseite der Linie</translation>
</message>
<message>
 <source>uphill toe</source>
 <translation>bergseitiger Fuss</translation>
</message>
<message>
 <source>uphill toe: above the ground where the uphill face meets it. axis: above the ground below the line; on a slope the height at the uphill toe is then less.</source>
 <translation>uphill toe: über dem Boden, wo die bergseitige Böschung auf ihn trifft. axis: über dem Boden unter der Linie; am Hang ist die Höhe am bergseitigen Fuss dann kleiner.</translation>
</message>
<message>
 <source>upper bound</source>
 <translation>obere Grenze</translation>
</message>
<message>
 <source>upper bound of that share [%]</source>
 <translation>obere Grenze dieses Anteils [%]</translation>
</message>
<message>
 <source>upper support rope</source>
 <translation>oberes Tragseil</translation>
</message>
<message>
 <source>utilisation of its energy</source>
 <translation>Ausnutzung der Energie</translation>
</message>
<message>
 <source>utilisation of the net, the larger of both [%]</source>
 <translation>Ausnutzung des Netzes, die grössere von beiden [%]</translation>
</message>
<message>
 <source>value</source>
 <translation>Wert</translation>
</message>
<message>
 <source>variance of the difference in that of independent runs</source>
 <translation>Varianz des Unterschieds in der unabhängiger Läufe</translation>
</message>
<message>
 <source>variant</source>
 <translation>Variante</translation>
</message>
<message>
 <source>velocities</source>
 <translation>Geschwindigkeiten</translation>
</message>
<message>
 <source>velocity</source>
 <translation>Geschwindigkeit</translation>
</message>
<message>
 <source>velocity 95 % [m/s]</source>
 <translation>Geschwindigkeit 95 % [m/s]</translation>
</message>
<message>
 <source>velocity [m/s]</source>
 <translation>Geschwindigkeit [m/s]</translation>
</message>
<message>
 <source>velocity [m/s], {}</source>
 <translation>Geschwindigkeit [m/s], {}</translation>
</message>
<message>
 <source>velocity after [m/s]</source>
 <translation>Geschwindigkeit nachher [m/s]</translation>
</message>
<message>
 <source>velocity at the end [m/s]</source>
 <translation>Geschwindigkeit am Ende [m/s]</translation>
</message>
<message>
 <source>velocity before [m/s]</source>
 <translation>Geschwindigkeit vorher [m/s]</translation>
</message>
<message>
 <source>velocity to the east [m/s]</source>
 <translation>Geschwindigkeit nach Osten [m/s]</translation>
</message>
<message>
 <source>velocity to the north [m/s]</source>
 <translation>Geschwindigkeit nach Norden [m/s]</translation>
</message>
<message>
 <source>velocity upwards [m/s]</source>
 <translation>Geschwindigkeit nach oben [m/s]</translation>
</message>
<message>
 <source>velocity, 95 % [m/s]</source>
 <translation>Geschwindigkeit, 95 % [m/s]</translation>
</message>
<message>
 <source>velocity, largest [m/s]</source>
 <translation>Geschwindigkeit, grösste [m/s]</translation>
</message>
<message>
 <source>velocity, {} [m/s]</source>
 <translation>Geschwindigkeit, {} [m/s]</translation>
</message>
<message>
 <source>verdict</source>
 <translation>Urteil</translation>
</message>
<message>
 <source>version unknown</source>
 <translation>Version unbekannt</translation>
</message>
<message>
 <source>volume</source>
 <translation>Volumen</translation>
</message>
<message>
 <source>volume [m³]</source>
 <translation>Volumen [m³]</translation>
</message>
<message>
 <source>volume in m³, length of the long axis in m, or mass in kg.</source>
 <translation>volume: Volumen in m³, length: Länge der langen Achse in m, mass: Masse in kg.</translation>
</message>
<message>
 <source>volume lost with corners [%]</source>
 <translation>mit Ecken verlorenes Volumen [%]</translation>
</message>
<message>
 <source>volume of cut [m³]</source>
 <translation>Volumen des Aushubs [m³]</translation>
</message>
<message>
 <source>volume of fill [m³]</source>
 <translation>Volumen der Schüttung [m³]</translation>
</message>
<message>
 <source>weak</source>
 <translation>schwach</translation>
</message>
<message>
 <source>weight of the run: a part of one rock</source>
 <translation>Gewicht des Laufs: ein Teil eines Steins</translation>
</message>
<message>
 <source>went farther than simulated, by more than 1 standard deviation</source>
 <translation>weiter gekommen als geworfen, mehr als 1 Standardabweichung</translation>
</message>
<message>
 <source>what</source>
 <translation>was</translation>
</message>
<message>
 <source>what was tried</source>
 <translation>was versucht wurde</translation>
</message>
<message>
 <source>whatever the return period</source>
 <translation>welche Wiederkehrperiode auch immer</translation>
</message>
<message>
 <source>where</source>
 <translation>wo</translation>
</message>
<message>
 <source>whole velocity</source>
 <translation>ganze Geschwindigkeit</translation>
</message>
<message>
 <source>whole velocity: that of the crossing, on the safe side. across the roof: its component normal to the roof. The treatment of oblique impacts in the formulas was not found in a source.</source>
 <translation>whole velocity: jene der Querung, auf der sicheren Seite. across the roof: ihr Anteil senkrecht zum Dach. Wie Formeln schräg auftreffende Blöcke behandeln, fand sich in keiner Quelle.</translation>
</message>
<message>
 <source>why the run ended</source>
 <translation>Grund für das Ende des Laufs</translation>
</message>
<message>
 <source>width [m]</source>
 <translation>Breite [m]</translation>
</message>
<message>
 <source>width by the modified Ritchie criterion, 0.2 H + 4.5 [m]</source>
 <translation>Breite nach dem modifizierten Kriterium von Ritchie, 0.2 H + 4.5 [m]</translation>
</message>
<message>
 <source>width of the band relative to that of the search range</source>
 <translation>Breite des Bands im Verhältnis zu jener des Suchbereichs</translation>
</message>
<message>
 <source>width of the berm [m]</source>
 <translation>Breite der Berme [m]</translation>
</message>
<message>
 <source>width of the block, d2 [m]</source>
 <translation>Breite des Blocks, d2 [m]</translation>
</message>
<message>
 <source>width of the catchment [m]</source>
 <translation>Breite des Auffangraums [m]</translation>
</message>
<message>
 <source>width of the crest [m]</source>
 <translation>Breite der Krone [m]</translation>
</message>
<message>
 <source>width of the ditch of a guideline [m]</source>
 <translation>Breite des Grabens einer Richtlinie [m]</translation>
</message>
<message>
 <source>width that holds {:g} % [m]</source>
 <translation>Breite, die {:g} % hält [m]</translation>
</message>
<message>
 <source>width within which 90 % of the rocks first hit the catchment [m]</source>
 <translation>Breite, in der 90 % der Blöcke zuerst im Auffangraum aufschlagen [m]</translation>
</message>
<message>
 <source>with 95 % confidence</source>
 <translation>mit 95 % Vertrauen</translation>
</message>
<message>
 <source>with all measures</source>
 <translation>mit allen Massnahmen</translation>
</message>
<message>
 <source>with barrier and forest</source>
 <translation>mit Schutzbaute und Wald</translation>
</message>
<message>
 <source>with forest</source>
 <translation>mit Wald</translation>
</message>
<message>
 <source>with numbers</source>
 <translation>mit Zahlen</translation>
</message>
<message>
 <source>with rotation</source>
 <translation>mit Rotation</translation>
</message>
<message>
 <source>with the barrier</source>
 <translation>mit der Schutzbaute</translation>
</message>
<message>
 <source>with the net</source>
 <translation>mit dem Netz</translation>
</message>
<message>
 <source>without</source>
 <translation>ohne</translation>
</message>
<message>
 <source>without forest</source>
 <translation>ohne Wald</translation>
</message>
<message>
 <source>without friction [m]</source>
 <translation>ohne Reibung [m]</translation>
</message>
<message>
 <source>without styles</source>
 <translation>ohne Stile</translation>
</message>
<message>
 <source>without the net</source>
 <translation>ohne das Netz</translation>
</message>
<message>
 <source>worn block, bladed</source>
 <translation>abgenutzter Block, flach und lang</translation>
</message>
<message>
 <source>worn block, compact</source>
 <translation>abgenutzter Block, kompakt</translation>
</message>
<message>
 <source>worn column</source>
 <translation>abgenutzte Säule</translation>
</message>
<message>
 <source>worn slab</source>
 <translation>abgenutzte Platte</translation>
</message>
<message>
 <source>years</source>
 <translation>Jahre</translation>
</message>
<message>
 <source>yes</source>
 <translation>ja</translation>
</message>
<message>
 <source>yield force of the tendon, minimum</source>
 <translation>Streckgrenzkraft des Zugglieds, mindestens</translation>
</message>
<message>
 <source>{:.0f} % lost</source>
 <translation>{:.0f} % verloren</translation>
</message>
<message>
 <source>{:.0f} m along the line</source>
 <translation>{:.0f} m entlang der Linie</translation>
</message>
<message>
 <source>{:.0f} minutes</source>
 <translation>{:.0f} Minuten</translation>
</message>
<message>
 <source>{:.0f} seconds</source>
 <translation>{:.0f} Sekunden</translation>
</message>
<message>
 <source>{:.1f} % of its hull is void.</source>
 <translation>{:.1f} % seiner Hülle sind leer.</translation>
</message>
<message>
 <source>{:.1f} % probability of being the best</source>
 <translation>{:.1f} % Wahrscheinlichkeit, die beste zu sein</translation>
</message>
<message>
 <source>{:.1f} days</source>
 <translation>{:.1f} Tage</translation>
</message>
<message>
 <source>{:.1f} hours</source>
 <translation>{:.1f} Stunden</translation>
</message>
<message>
 <source>{:.1f} s of computing, {} steps.</source>
 <translation>{:.1f} s Rechenzeit, {} Schritte.</translation>
</message>
<message>
 <source>{:.2f} s</source>
 <translation>{:.2f} s</translation>
</message>
<message>
 <source>{:.2g} to {:.2g} %</source>
 <translation>{:.2g} bis {:.2g} %</translation>
</message>
<message>
 <source>{:.3g} cells in {:.0f} s.</source>
 <translation>{:.3g} Zellen in {:.0f} s.</translation>
</message>
<message>
 <source>{:g} % confidence</source>
 <translation>Vertrauensbereich {:g} %</translation>
</message>
<message>
 <source>{:g} % of the blocks are smaller [m³]</source>
 <translation>{:g} % der Blöcke sind kleiner [m³]</translation>
</message>
<message>
 <source>{:g} kJ</source>
 <translation>{:g} kJ</translation>
</message>
<message>
 <source>{:g} kg/s up to {:g} m</source>
 <translation>{:g} kg/s bis {:g} m</translation>
</message>
<message>
 <source>{:g} m</source>
 <translation>{:g} m</translation>
</message>
<message>
 <source>{:g} m or the radius of the block</source>
 <translation>{:g} m oder der Radius des Blocks</translation>
</message>
<message>
 <source>{:g} m³, forest</source>
 <translation>{:g} m³, Wald</translation>
</message>
<message>
 <source>{:g} m³, no forest</source>
 <translation>{:g} m³, ohne Wald</translation>
</message>
<message>
 <source>{:g} to {:g}</source>
 <translation>{:g} bis {:g}</translation>
</message>
<message>
 <source>{:g}th percentile of {}</source>
 <translation>{:g}. Perzentil von {}</translation>
</message>
<message>
 <source>{count} of {runs} rocks came to rest on ground steeper than 45°.</source>
 <translation>{count} von {runs} Blöcken kamen auf Boden steiler als 45° zur Ruhe.</translation>
</message>
<message>
 <source>{count} rocks pass over the crest, and {value:.1f} of them determine the width that holds {share:g} %; at least {limit:g} are required.</source>
 <translation>{count} Blöcke kommen über die Kante, und {value:.1f} davon entscheiden über die Breite, die {share:g} % hält; es sollten mindestens {limit:g} sein.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks above the masses whose rolling was measured ({least:g} to {limit:g} kg), up to {value:.0f} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>{share:.3g} % der Läufe haben Blöcke über den Massen, deren Rollen gemessen wurde ({least:g} bis {limit:g} kg), bis {value:.0f} kg. Ihr Rollwiderstand bleibt der von {limit:g} kg; das bis zu dieser Masse fortgesetzte Gesetz gäbe auf dem Boden, wo es am meisten ausmacht, das {factor:.2f}-Fache.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks below the masses whose rolling was measured ({limit:g} to {most:g} kg), down to {value:.3g} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>{share:.3g} % der Läufe haben Blöcke unter den Massen, deren Rollen gemessen wurde ({limit:g} bis {most:g} kg), bis hinab zu {value:.3g} kg. Ihr Rollwiderstand bleibt der von {limit:g} kg; das bis zu dieser Masse fortgesetzte Gesetz gäbe auf dem Boden, wo es am meisten ausmacht, das {factor:.2f}-Fache.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks are stopped by barriers or trees, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) reicht weniger weit als {other} ({other_mass:.0f} kg): Reichweite von 95 % der Läufe {value:.0f} m gegen {limit:.0f} m, Mittel {mean:.0f} m gegen {other_mean:.0f} m. Wahrscheinlicher Grund: {part:.0f} % der grösseren Blöcke werden von Werken oder Bäumen gestoppt, von den kleineren {other_part:.0f} %.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks leave the elevation model, where their run-out ends, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) reicht weniger weit als {other} ({other_mass:.0f} kg): Reichweite von 95 % der Läufe {value:.0f} m gegen {limit:.0f} m, Mittel {mean:.0f} m gegen {other_mean:.0f} m. Wahrscheinlicher Grund: {part:.0f} % der grösseren Blöcke verlassen das Höhenmodell, wo ihre Reichweite endet, von den kleineren {other_part:.0f} %.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks still moved at the longest duration of a run, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) reicht weniger weit als {other} ({other_mass:.0f} kg): Reichweite von 95 % der Läufe {value:.0f} m gegen {limit:.0f} m, Mittel {mean:.0f} m gegen {other_mean:.0f} m. Wahrscheinlicher Grund: {part:.0f} % der grösseren Blöcke bewegten sich bei der längsten Dauer eines Laufs noch, von den kleineren {other_part:.0f} %.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks stop within five block sizes of their release, so they never started to move, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) reicht weniger weit als {other} ({other_mass:.0f} kg): Reichweite von 95 % der Läufe {value:.0f} m gegen {limit:.0f} m, Mittel {mean:.0f} m gegen {other_mean:.0f} m. Wahrscheinlicher Grund: {part:.0f} % der grösseren Blöcke bleiben innert fünf Blockgrössen vom Startpunkt liegen, kamen also nie in Gang, von den kleineren {other_part:.0f} %.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. The ends of the runs do not explain it.</source>
 <translation>{subject} ({mass:.0f} kg) reicht weniger weit als {other} ({other_mass:.0f} kg): Reichweite von 95 % der Läufe {value:.0f} m gegen {limit:.0f} m, Mittel {mean:.0f} m gegen {other_mean:.0f} m. Die Enden der Läufe erklären es nicht.</translation>
</message>
<message>
 <source>{subject} ({value:.0f}) is not used: each feature has its own number of runs in the field {field}.</source>
 <translation>{subject} ({value:.0f}) wird nicht verwendet: Jedes Objekt hat im Feld {field} eine eigene Anzahl Läufe.</translation>
</message>
<message>
 <source>{subject} ({value:g} m) is not used: each feature has its own height in the field {field}.</source>
 <translation>{subject} ({value:g} m) wird nicht verwendet: Jedes Objekt hat im Feld {field} eine eigene Höhe.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: each feature has its own volume in the field {field}.</source>
 <translation>{subject} ({value:g} m³) wird nicht verwendet: Jedes Objekt hat im Feld {field} ein eigenes Volumen.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: {other} gives the size of the rocks.</source>
 <translation>{subject} ({value:g} m³) wird nicht verwendet: {other} sagt, wie gross die Blöcke sind.</translation>
</message>
<message>
 <source>{subject} ranks first, but {value:.0f} runs pass it and {limit:.0f} pass {other}: rocks that pass around its ends, or stop above it, are not counted for it.</source>
 <translation>{subject} steht zuvorderst, doch {value:.0f} Läufe queren diese Linie und {limit:.0f} queren {other}: Steine, die um ihre Enden herumgehen oder oberhalb liegen bleiben, zählen bei ihr nicht.</translation>
</message>
<message>
 <source>{subject} rises {value:.1f} m above its downhill toe, more than {limit:g} m: on a slope most of the fill lies below the crest, and stability and space govern such an embankment.</source>
 <translation>{subject} ragt {value:.1f} m über den talseitigen Fuss, mehr als {limit:g} m: am Hang liegt der grösste Teil der Schüttung unterhalb der Krone, und Standsicherheit und Landbedarf entscheiden über einen solchen Damm.</translation>
</message>
<message>
 <source>{subject}: a barrier has a flexible net, which does not know the weights of runs that split.</source>
 <translation>{subject}: Eine Verbauung hat ein flexibles Netz, das die Gewichte von Läufen, die sich teilen, nicht kennt.</translation>
</message>
<message>
 <source>{subject}: a metre of the coordinate system is {shortest:.4f} to {longest:.4f} m on the ground; slopes and velocities have the same error.</source>
 <translation>{subject}: Ein Meter des Koordinatensystems ist {shortest:.4f} bis {longest:.4f} m am Boden; Neigungen und Geschwindigkeiten sind um so viel falsch.</translation>
</message>
<message>
 <source>{subject}: a polygon of {width:.0f} m x {height:.0f} m holds too many points {value:g} m apart; increase the spacing.</source>
 <translation>{subject}: Ein Polygon von {width:.0f} m x {height:.0f} m fasst zu viele Punkte im Abstand von {value:g} m; vergrössern Sie den Abstand.</translation>
</message>
<message>
 <source>{subject}: all cells have the same height {value:.7g} m.</source>
 <translation>{subject}: Alle Zellen haben dieselbe Höhe {value:.7g} m.</translation>
</message>
<message>
 <source>{subject}: all of them lie within the distance of {key}; none is left.</source>
 <translation>{subject}: Alle liegen innerhalb des Abstands von {key}; es bleibt keiner.</translation>
</message>
<message>
 <source>{subject}: all runs of all events are made; leave {other} at 0.</source>
 <translation>{subject}: Es werden alle Läufe aller Ereignisse gerechnet; lassen Sie {other} auf 0.</translation>
</message>
<message>
 <source>{subject}: choose the field with the ground class ({key}).</source>
 <translation>{subject}: Wählen Sie das Feld mit der Bodenklasse ({key}).</translation>
</message>
<message>
 <source>{subject}: choose the fields with the drag coefficient and the height ({key}, {other}).</source>
 <translation>{subject}: Wählen Sie die Felder mit dem Widerstandskoeffizienten und der Höhe ({key}, {other}).</translation>
</message>
<message>
 <source>{subject}: events cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: Ereignisse lassen sich nicht mit {other} verbinden; lassen Sie eines davon leer.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has a net, and the ground on both sides of it is too flat to find the downhill side.</source>
 <translation>{subject}: Objekt {feature} hat ein Netz, und das Gelände daneben ist zu flach, um die Talseite zu erkennen.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the class {name!r} in {field}; known classes are {known}.</source>
 <translation>{subject}: Objekt {feature} hat die Klasse {name!r} in {field}; bekannte Klassen sind {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the net {name!r}; known are {known}, and the path of a JSON file.</source>
 <translation>{subject}: Objekt {feature} hat das Netz {name!r}; bekannt sind {known} und der Pfad einer JSON-Datei.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the species group {name!r} in {field}; known groups are {known}.</source>
 <translation>{subject}: Objekt {feature} hat die Artengruppe {name!r} in {field}; bekannte Gruppen sind {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number from {lowest:g} to {limit:g}.</source>
 <translation>{subject}: Objekt {feature} hat {field} = {shown}; geben Sie eine Zahl von {lowest:g} bis {limit:g} an.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of at least {limit:g}.</source>
 <translation>{subject}: Objekt {feature} hat {field} = {shown}; geben Sie eine Zahl von mindestens {limit:g} an.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of more than {limit:g}.</source>
 <translation>{subject}: Objekt {feature} hat {field} = {shown}; geben Sie eine Zahl von mehr als {limit:g} an.</translation>
</message>
<message>
 <source>{subject}: feature {feature} leans; give the direction in which it leans ({key} or lies_deg).</source>
 <translation>{subject}: Objekt {feature} ist geneigt; geben Sie die Richtung der Neigung an ({key} oder lies_deg).</translation>
</message>
<message>
 <source>{subject}: feature {feature} lies on the ground; give the energy that it can absorb ({key} or energy_kj).</source>
 <translation>{subject}: Objekt {feature} liegt am Boden; geben Sie die Energie an, die es aufnehmen kann ({key} oder energy_kj).</translation>
</message>
<message>
 <source>{subject}: feature {feature}: {wrong}</source>
 <translation>{subject}: Objekt {feature}: {wrong}</translation>
</message>
<message>
 <source>{subject}: it defines ground and forest, and so does {other}; give one of them.</source>
 <translation>{subject}: Damit ist gesagt, wo welcher Boden und Wald ist, und mit {other} ebenso; geben Sie nur eines davon an.</translation>
</message>
<message>
 <source>{subject}: it defines the rocks, and so does {other}; leave one of them empty.</source>
 <translation>{subject}: Damit ist gesagt, was für Blöcke es sind, und mit {other} ebenso; lassen Sie eines davon leer.</translation>
</message>
<message>
 <source>{subject}: it says where runs split, and so does {other}; give one of them.</source>
 <translation>{subject}: Es sagt, wo Läufe sich teilen, und {other} auch; eines davon geben.</translation>
</message>
<message>
 <source>{subject}: its energies are those of the translation alone.</source>
 <translation>{subject}: Ihre Energien sind die der Translation allein.</translation>
</message>
<message>
 <source>{subject}: left out, as there is no elevation under them: {features}.</source>
 <translation>{subject}: weggelassen, weil darunter keine Höhe ist: {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no geometry: {features}.</source>
 <translation>{subject}: ausgelassen, weil ohne Geometrie: {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no length: {features}.</source>
 <translation>{subject}: ausgelassen, weil ohne Länge: {features}.</translation>
</message>
<message>
 <source>{subject}: mu_max is {value:g} and mu_min {limit:g}; friction grows with slip, so give mu_max at least mu_min.</source>
 <translation>{subject}: mu_max ist {value:g} und mu_min {limit:g}; die Reibung wächst mit dem Gleitweg, geben Sie also mu_max mindestens so gross wie mu_min an.</translation>
</message>
<message>
 <source>{subject}: mu_min, mu_max, kappa and beta are those of the raster, which does not state their source.</source>
 <translation>{subject}: mu_min, mu_max, kappa und beta sind die des Rasters, das nicht sagt, woher sie stammen.</translation>
</message>
<message>
 <source>{subject}: no barrier of the table stops {limit:.4g} % of the rocks; that takes {height} m and {energy} kJ or more.</source>
 <translation>{subject}: Keine Schutzbaute der Tabelle hält {limit:.4g} % der Blöcke auf; dafür braucht es mindestens {height} m und {energy} kJ.</translation>
</message>
<message>
 <source>{subject}: no cell of the elevation model has its centre in {value:.0f} of the features ({features}), so they have no effect. They are narrower than the cells of {limit:.3g} m.</source>
 <translation>{subject}: Keine Zelle des Höhenmodells hat ihre Mitte in {value:.0f} der Objekte ({features}); sie sind ohne Wirkung. Sie sind schmaler als die Zellen von {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: no effect, outside of the elevation model: {features}.</source>
 <translation>{subject}: ohne Wirkung, weil ausserhalb des Höhenmodells: {features}.</translation>
</message>
<message>
 <source>{subject}: no elevation under {features}: outside of the elevation model, or no data there.</source>
 <translation>{subject}: keine Höhe unter {features}: ausserhalb des Höhenmodells, oder keine Daten dort.</translation>
</message>
<message>
 <source>{subject}: no feature of the layer {layer} has a geometry.</source>
 <translation>{subject}: Kein Objekt des Layers {layer} hat eine Geometrie.</translation>
</message>
<message>
 <source>{subject}: no line of the layer {layer} has a length.</source>
 <translation>{subject}: Keine Linie des Layers {layer} hat eine Länge.</translation>
</message>
<message>
 <source>{subject}: no net of the catalogue passes.</source>
 <translation>{subject}: Kein Netz des Katalogs erfüllt den Nachweis.</translation>
</message>
<message>
 <source>{subject}: no rock broke. Rocks of less than twice the smallest piece do not break, and few do with a share near 1.</source>
 <translation>{subject}: Kein Block ist zerbrochen. Blöcke von weniger als zweimal dem kleinsten Stück zerbrechen nicht, und mit einem Anteil nahe 1 nur wenige.</translation>
</message>
<message>
 <source>{subject}: no rock passes the lines, so no net is checked.</source>
 <translation>{subject}: Kein Stein überquert die Linien, es wird also kein Netz nachgewiesen.</translation>
</message>
<message>
 <source>{subject}: no stem broke, so all events met the same stand.</source>
 <translation>{subject}: Kein Stamm ist gebrochen, also trafen alle Ereignisse denselben Bestand an.</translation>
</message>
<message>
 <source>{subject}: no tree is left.</source>
 <translation>{subject}: Es bleibt kein Baum.</translation>
</message>
<message>
 <source>{subject}: not checked: {reason}.</source>
 <translation>{subject}: nicht geprüft: {reason}.</translation>
</message>
<message>
 <source>{subject}: nothing of the layer {layer} lies on the elevation model; is its coordinate system right?</source>
 <translation>{subject}: Nichts vom Layer {layer} liegt auf dem Höhenmodell; stimmt sein Koordinatensystem?</translation>
</message>
<message>
 <source>{subject}: on ground with soil, friction is an angle of its class and does not grow with slip; leave it empty, or choose a model whose friction grows ({key}).</source>
 <translation>{subject}: Auf nachgiebigem Boden ist die Reibung ein Winkel der Klasse und wächst nicht mit dem Gleitweg; lassen Sie es leer, oder wählen Sie ein Modell, dessen Reibung wächst ({key}).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model, without effect there: {features}; {outside:.0f} {unit} of {whole:.0f} {unit} ({value:.0f} %).</source>
 <translation>{subject}: teils ausserhalb des Höhenmodells, dort ohne Wirkung: {features}; {outside:.0f} {unit} von {whole:.0f} {unit} ({value:.0f} %).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model: {features}; {lost} of {every} sampled points ({value:.0f} %) are left out.</source>
 <translation>{subject}: teils ausserhalb des Höhenmodells: {features}; {lost} von {every} Stichprobenpunkten ({value:.0f} %) werden weggelassen.</translation>
</message>
<message>
 <source>{subject}: partly where the elevation model has no data: {features}.</source>
 <translation>{subject}: teils dort, wo das Höhenmodell keine Daten hat: {features}.</translation>
</message>
<message>
 <source>{subject}: points outside of the elevation model, which are left out: {value:.0f}.</source>
 <translation>{subject}: Punkte ausserhalb des Höhenmodells, die weggelassen werden: {value:.0f}.</translation>
</message>
<message>
 <source>{subject}: rocks arrive with up to {value:.4g} kJ; the net is designed for {limit:.4g} kJ.</source>
 <translation>{subject}: Steine kommen mit bis zu {value:.4g} kJ; das Netz ist für {limit:.4g} kJ gemacht.</translation>
</message>
<message>
 <source>{subject}: rocks break, so all runs are made; leave {other} at 0.</source>
 <translation>{subject}: Die Blöcke zerbrechen, darum werden alle Läufe gerechnet; lassen Sie {other} auf 0.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and a percentile or mean of the energy is one of their pieces, most of which are small.</source>
 <translation>{subject}: In dieser Simulation zerbrachen Blöcke, und ein Perzentil oder Mittel der Energie ist eines ihrer Bruchstücke, von denen die meisten klein sind.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that pass a cell is not known.</source>
 <translation>{subject}: In dieser Simulation zerbrachen Blöcke, und ihre Bruchstücke sind als Läufe gezählt; der Anteil der Blöcke, die eine Zelle passieren, ist also nicht bekannt.</translation>
</message>
<message>
 <source>{subject}: rocks that break cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: Zerbrechende Blöcke lassen sich nicht mit {other} verbinden; lassen Sie eines davon leer.</translation>
</message>
<message>
 <source>{subject}: rocks that break, events of trees and flexible nets need the whole elevation model in memory, some {value:.0f} MB.</source>
 <translation>{subject}: Blöcke, die zerbrechen, Ereignisse von Bäumen und flexible Netze brauchen das ganze Höhenmodell im Arbeitsspeicher, etwa {value:.0f} MB.</translation>
</message>
<message>
 <source>{subject}: rocks that pass: {value:.0f}; below {limit:.0f} their {percentile:g}th percentile has no upper bound.</source>
 <translation>{subject}: Blöcke, die passieren: {value:.0f}; unter {limit:.0f} hat ihr Perzentil {percentile:g} keine obere Grenze.</translation>
</message>
<message>
 <source>{subject}: runs split, so all of them are made; leave {other} at 0.</source>
 <translation>{subject}: Läufe teilen sich, also werden alle gemacht; {other} bei 0 lassen.</translation>
</message>
<message>
 <source>{subject}: runs that split cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: Läufe, die sich teilen, gehen nicht zusammen mit {other}; eines davon leer lassen.</translation>
</message>
<message>
 <source>{subject}: runs that split have weights, and {other} is not made of such runs; leave it out.</source>
 <translation>{subject}: Läufe, die sich teilen, haben Gewichte, und {other} wird aus solchen nicht gemacht; es weglassen.</translation>
</message>
<message>
 <source>{subject}: several features ({features}) start at exactly {value:.0f} equal points, so these points have more runs than others and more weight in all maps.</source>
 <translation>{subject}: Mehrere Objekte ({features}) starten an genau {value:.0f} gleichen Stellen; diese Stellen haben mehr Läufe als andere und zählen in allen Karten mehr.</translation>
</message>
<message>
 <source>{subject}: the axes of the coordinate system {system} point {axes}. Rows of the raster are taken to run east and columns north, so directions and azimuths would be turned.</source>
 <translation>{subject}: Die Achsen des Koordinatensystems {system} zeigen nach {axes}. Zeilen des Rasters gelten als nach Osten, Spalten als nach Norden gerichtet; Richtungen und Azimute wären gedreht.</translation>
</message>
<message>
 <source>{subject}: the band holds whole numbers of 8 bits. It is probably a hillshade, a picture or an index, not heights in metres.</source>
 <translation>{subject}: Der Kanal enthält ganze Zahlen mit 8 Bit. Er ist wohl eine Schummerung, ein Bild oder ein Index, keine Höhen in Metern.</translation>
</message>
<message>
 <source>{subject}: the band is the transparency of the raster, not heights.</source>
 <translation>{subject}: Der Kanal ist die Transparenz des Rasters, keine Höhen.</translation>
</message>
<message>
 <source>{subject}: the class {name!r} is not known; known classes are {known}.</source>
 <translation>{subject}: Die Klasse {name!r} ist nicht bekannt; bekannte Klassen sind {known}.</translation>
</message>
<message>
 <source>{subject}: the design block has a radius of {value:.3g} m, a sphere of its mass at 2700 kg/m³ {limit:.3g} m.</source>
 <translation>{subject}: der Bemessungsblock hat einen Radius von {value:.3g} m, eine Kugel seiner Masse mit 2700 kg/m³ {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; heavier blocks run farther and jump higher than those that were simulated.</source>
 <translation>{subject}: der Bemessungsblock hat {value:.4g} kg, der schwerste durchgehende Stein {limit:.4g} kg; schwerere Blöcke laufen weiter und springen höher als die simulierten.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; the check is for a block less than half as heavy.</source>
 <translation>{subject}: der Bemessungsblock hat {value:.4g} kg, der schwerste durchgehende Stein {limit:.4g} kg; geprüft wird ein Block von weniger als der halben Masse.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, less than half of the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject}: die Bemessungsenergie ist {value:.4g} kJ, weniger als die Hälfte der {limit:.4g} kJ der durchgehenden Steine.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, more than twice the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject}: die Bemessungsenergie ist {value:.4g} kJ, mehr als das Doppelte der {limit:.4g} kJ der durchgehenden Steine.</translation>
</message>
<message>
 <source>{subject}: the design height is {value:.3g} m, the top of the rocks that pass {limit:.3g} m.</source>
 <translation>{subject}: die Bemessungshöhe ist {value:.3g} m, die Oberkante der durchgehenden Steine {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the elevation model has no ground under a post or an anchor of the net, at {x:.1f} {y:.1f}.</source>
 <translation>{subject}: Das Höhenmodell hat keinen Boden unter einer Stütze oder einem Anker des Netzes, bei {x:.1f} {y:.1f}.</translation>
</message>
<message>
 <source>{subject}: the elevation model is larger than the memory for it ({other}), and runs that split need all of it.</source>
 <translation>{subject}: Das Höhenmodell ist grösser als der Speicher dafür ({other}), und Läufe, die sich teilen, brauchen es ganz.</translation>
</message>
<message>
 <source>{subject}: the field {field!r} belongs to the layer {layer}, which is not given; it is not used.</source>
 <translation>{subject}: Das Feld {field!r} gehört zum Layer {layer}, der nicht angegeben ist; es wird nicht verwendet.</translation>
</message>
<message>
 <source>{subject}: the heights are multiples of {value:.3g} m in {share:.0f} % of the terrain, on cells of {cell:.3g} m. The slope is a staircase, on which rocks stop or jump; steps should be below {limit:.2g} m.</source>
 <translation>{subject}: Die Höhen sind Vielfache von {value:.3g} m in {share:.0f} % des Geländes, auf Zellen von {cell:.3g} m. Der Hang ist eine Treppe, auf der Blöcke anhalten oder springen; Stufen sollten unter {limit:.2g} m sein.</translation>
</message>
<message>
 <source>{subject}: the layer {layer} has no field {field!r}; it has {fields}.</source>
 <translation>{subject}: Der Layer {layer} hat kein Feld {field!r}; vorhanden: {fields}.</translation>
</message>
<message>
 <source>{subject}: the model is that of {model} alone: hard contact, friction that grows with slip (Leine et al. 2014, equations 46 and 47), no restitution, no resistance to rolling, no air, free flight by the {scheme} scheme.</source>
 <translation>{subject}: Das Modell ist allein das von {model}: harter Kontakt, Reibung, die mit dem Gleitweg wächst (Leine et al. 2014, Gleichungen 46 und 47), keine Restitution, kein Rollwiderstand, keine Luft, freier Flug nach dem Verfahren {scheme}.</translation>
</message>
<message>
 <source>{subject}: the net fails at {value:.0f} of {count} rocks: the strength of a part is exceeded, or a brake is used up.</source>
 <translation>{subject}: das Netz versagt bei {value:.0f} von {count} Steinen: ein Teil überschreitet seine Festigkeit, oder eine Bremse ist aufgebraucht.</translation>
</message>
<message>
 <source>{subject}: the net holds none of {count} rocks, so the distance that it requires is unknown.</source>
 <translation>{subject}: das Netz hält keinen von {count} Steinen; der Abstand, den es braucht, ist also nicht bekannt.</translation>
</message>
<message>
 <source>{subject}: the net needs {value:.3g} m behind it, and the nearest object (OBJECTS) is {limit:.3g} m away.</source>
 <translation>{subject}: das Netz braucht {value:.3g} m hinter sich, und das nächste Objekt (OBJECTS) ist {limit:.3g} m entfernt.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), less than the class from {limit:.3g} to {upper:.3g} m³ that they represent, so energies and reach are too small.</source>
 <translation>{subject}: Die Blöcke der Simulation haben {value:.3g} m³ (Median), weniger als die Klasse von {limit:.3g} bis {upper:.3g} m³, für die sie stehen; Energien und Reichweite sind daher zu klein.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), more than the class from {lower:.3g} to {limit:.3g} m³ that they represent.</source>
 <translation>{subject}: Die Blöcke der Simulation haben {value:.3g} m³ (Median), mehr als die Klasse von {lower:.3g} bis {limit:.3g} m³, für die sie stehen.</translation>
</message>
<message>
 <source>{subject}: the rolling resistance ({value:.3g}) comes without the surface roughness. In earlier versions it held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of smooth ground, the same for every size, and stones on the ground add d / 2R.</source>
 <translation>{subject}: Der Rollwiderstand ({value:.3g}) ist ohne die Oberflächenrauigkeit angegeben. In früheren Versionen galt er für Blöcke von 1 t und wuchs mit der neunten Wurzel der Masse. Jetzt ist er jener von Boden, aus dem nichts vorsteht, für jede Grösse derselbe, und Steine auf dem Boden fügen d / 2R hinzu.</translation>
</message>
<message>
 <source>{subject}: the surface roughness is that of the field {fields}.</source>
 <translation>{subject}: Die Oberflächenrauigkeit ist die des Feldes {fields}.</translation>
</message>
<message>
 <source>{subject}: the three largest faces have {value:.0f} % of the surface of the rock; for worn, natural rocks of the library it is at most {natural:.0f} %. A rock with such flats lands on its side and slides where a worn one keeps rolling, so it may stop early.</source>
 <translation>{subject}: Die drei grössten Flächen haben {value:.0f} % der Oberfläche des Blocks, bei abgenutzten, natürlichen Blöcken der Bibliothek höchstens {natural:.0f} %. Ein Block mit solchen Flächen landet auf der Seite und gleitet, wo ein abgenutzter weiterrollt; er kann darum zu früh liegen bleiben.</translation>
</message>
<message>
 <source>{subject}: there are no trees that could break; give {other}.</source>
 <translation>{subject}: Es gibt keine Bäume, die brechen könnten; geben Sie {other} an.</translation>
</message>
<message>
 <source>{subject}: there are {value:.0f} thresholds; give at most {limit:.0f}.</source>
 <translation>{subject}: Es sind {value:.0f} Schwellen; geben Sie höchstens {limit:.0f} an.</translation>
</message>
<message>
 <source>{subject}: they stretch a shape of the library, and {other} gives another; leave one of the two empty.</source>
 <translation>{subject}: Sie strecken eine Form der Bibliothek, und {other} gibt eine andere an; lassen Sie eines von beiden leer.</translation>
</message>
<message>
 <source>{subject}: values entered for all ground replace those of the classes: {given}.</source>
 <translation>{subject}: für allen Boden anstelle der Zahlen der Klassen angegeben: {given}.</translation>
</message>
<message>
 <source>{subject}: with a raster of the ground ({key}) the elevation model must be in memory, for which {other} is too small.</source>
 <translation>{subject}: Mit einem Bodenraster ({key}) muss das Höhenmodell im Speicher sein, wofür {other} zu klein ist.</translation>
</message>
<message>
 <source>{subject}: with slip friction as the ground model this input does not exist; leave it empty or 0, or choose another model ({key}).</source>
 <translation>{subject}: Mit der Gleitreibung als Bodenmodell hat der Boden das nicht; lassen Sie es leer oder 0, oder wählen Sie ein anderes Modell ({key}).</translation>
</message>
<message>
 <source>{subject}: {count} cells have exactly the height {nodata} m, {gap:.0f} m from all other heights. The value seems to mean no data without being declared; the cells make false cliffs, sources and energies.</source>
 <translation>{subject}: {count} Zellen haben genau die Höhe {nodata} m, {gap:.0f} m von allen anderen Höhen entfernt. Der Wert scheint ein nicht deklarierter Leerwert zu sein; die Zellen geben falsche Wände, Ablösegebiete und Energien.</translation>
</message>
<message>
 <source>{subject}: {count} cells have heights outside -500 to 9000 m, the most frequent is {nodata}. There is no land at such heights: the value means no data and is not declared, or the heights are in another unit.</source>
 <translation>{subject}: {count} Zellen haben Höhen ausserhalb von -500 bis 9000 m, am häufigsten {nodata}. Dort liegt kein Land: Der Wert steht für fehlende Daten und ist nicht deklariert, oder die Höhen sind in einer anderen Einheit.</translation>
</message>
<message>
 <source>{subject}: {count} cells lie in patches that are exactly plane or exactly level on a slope, the first at row {row}, column {column} from the north-west. These heights were not measured: holes were filled between their edges, and rocks run over them as over a roof.</source>
 <translation>{subject}: {count} Zellen liegen in Flecken, die genau eben oder am Hang genau waagrecht sind, der erste in Zeile {row}, Spalte {column} von Nordwesten. Niemand hat diese Höhen gemessen: Lücken wurden zwischen ihren Rändern gefüllt, und Blöcke laufen darüber wie über ein Dach.</translation>
</message>
<message>
 <source>{subject}: {count} single cells stand more than {limit:.0f} m above or below all their neighbours, the worst by {value:.0f} m in row {row}, column {column} from the north-west. They are errors of measurement.</source>
 <translation>{subject}: {count} einzelne Zellen liegen mehr als {limit:.0f} m über oder unter allen ihren Nachbarn, die schlimmste um {value:.0f} m in Zeile {row}, Spalte {column} von Nordwesten. Es sind Messfehler.</translation>
</message>
<message>
 <source>{subject}: {features} overlap with different values.</source>
 <translation>{subject}: {features} überlappen sich mit verschiedenen Werten.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not the long, middle and short length of a block; give three positive numbers in metres, for example 2.1 1.4 0.9.</source>
 <translation>{subject}: {given!r} ist nicht die lange, mittlere und kurze Länge eines Blocks; geben Sie drei positive Zahlen in Metern an, zum Beispiel 2.1 1.4 0.9.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not valid; give positive ascending numbers of {unit}, such as {usual}.</source>
 <translation>{subject}: {given!r} geht nicht; geben Sie positive, ansteigende Zahlen in {unit} an, zum Beispiel {usual}.</translation>
</message>
<message>
 <source>{subject}: {law} has no rebound; the restitution of the ground is not used.</source>
 <translation>{subject}: {law} kennt keinen Rückprall; die Restitution des Bodens wird nicht verwendet.</translation>
</message>
<message>
 <source>{subject}: {model} does not have this input; leave it empty or at its default, or choose another model ({key}).</source>
 <translation>{subject}: {model} hat nichts dergleichen; lassen Sie es leer oder bei seiner Vorgabe, oder wählen Sie ein anderes Modell ({key}).</translation>
</message>
<message>
 <source>{subject}: {name} ({mass:.0f} kg) hits it in {value:.3g} % of its runs, {other} ({other_mass:.0f} kg) in {limit:.3g} %.</source>
 <translation>{subject}: {name} ({mass:.0f} kg) trifft das Objekt in {value:.3g} % der Läufe, {other} ({other_mass:.0f} kg) in {limit:.3g} %.</translation>
</message>
<message>
 <source>{subject}: {path} cannot hold {lost}.</source>
 <translation>{subject}: {path} kann Folgendes nicht aufnehmen: {lost}.</translation>
</message>
<message>
 <source>{subject}: {quantity} is {value:.4g}{unit}; plausible is {low:g} to {high:g}{unit}.</source>
 <translation>{subject}: {quantity} ist {value:.4g}{unit}; plausibel ist {low:g} bis {high:g}{unit}.</translation>
</message>
<message>
 <source>{subject}: {quantity} must be from {lowest:g} to {highest:g}{unit}, not {value:.6g}.</source>
 <translation>{subject}: {quantity} muss von {lowest:g} bis {highest:g}{unit} sein, nicht {value:.6g}.</translation>
</message>
<message>
 <source>{subject}: {tool} has no parameter of this name; it is not used.</source>
 <translation>{subject}: {tool} hat keinen Parameter dieses Namens; der Wert wird nicht verwendet.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells are covered; polygons: {count}.</source>
 <translation>{subject}: {value:.0f} % der Zellen sind bedeckt; Polygone: {count}.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells lie on treads of equal height, in blocks of about {k:.0f} x {k:.0f} cells. The surface is a staircase, as made by a warp with nearest neighbour; rocks stop on it at once, so run-out and energy are far too small.</source>
 <translation>{subject}: {value:.0f} % der Zellen liegen auf Tritten gleicher Höhe, in Blöcken von etwa {k:.0f} x {k:.0f} Zellen. Die Oberfläche ist eine Treppe, wie sie eine Transformation mit nächstem Nachbarn erzeugt; Blöcke halten darauf sofort an, Reichweite und Energie sind viel zu klein.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the hull that touches the ground is void; the rock differs much from it.</source>
 <translation>{subject}: {value:.0f} % der Hülle, die den Boden berührt, sind leer; der Block gleicht ihr wenig.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the rocks of the simulation lie outside the class from {lower:.3g} to {upper:.3g} m³ that they represent.</source>
 <translation>{subject}: {value:.0f} % der Blöcke der Simulation liegen ausserhalb der Klasse von {lower:.3g} bis {upper:.3g} m³, für die sie stehen.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{subject}: {value:.0f} Zellen mit Querungen haben keine Energie; sind beide Raster von derselben Simulation?</translation>
</message>
<message>
 <source>{subject}: {value:.0f} combinations of ground and forest.</source>
 <translation>{subject}: {value:.0f} Kombinationen von Boden und Wald.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} flexible nets.</source>
 <translation>{subject}: {value:.0f} flexible Netze.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of the {limit:.0f} rocks below the top are thrown, those with the most energy; others, near posts and edges or spinning, may load the net more.</source>
 <translation>{subject}: {value:.0f} der {limit:.0f} Steine unter der Oberkante werden geworfen, die mit der meisten Energie; andere, nahe an Stützen und Rändern oder mit Drehung, können vom Netz mehr verlangen.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of them lie on the ground.</source>
 <translation>{subject}: {value:.0f} davon liegen am Boden.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: after the longest duration they were neither at rest nor past the net.</source>
 <translation>{subject}: Für {value:.0f} von {count} Steinen ist nicht gezeigt, dass sie gehalten werden; sie zählen als durchgelassen: Nach der längsten Dauer waren sie weder in Ruhe noch am Netz vorbei.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: the energy balance has an error of more than 1 %, even with the shortest step.</source>
 <translation>{subject}: Für {value:.0f} von {count} Steinen ist nicht gezeigt, dass sie gehalten werden; sie zählen als durchgelassen: Die Energiebilanz geht um mehr als 1 % nicht auf, auch mit dem kürzesten Schritt.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks pass a net whose strength suffices: through a mesh, over, under or past its end.</source>
 <translation>{subject}: {value:.0f} von {count} Steinen kommen an einem Netz vorbei, das sie trüge: durch eine Masche, darüber, darunter oder daneben.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks that the net has stopped, and that count as held, roll out of it later, below its lower edge or past its end, with less than 5 % of their energy at impact.</source>
 <translation>{subject}: {value:.0f} von {count} Steinen, die das Netz gestoppt hat und die als gehalten zählen, rollen später aus ihm hinaus, unter dem unteren Rand oder daneben, mit weniger als 5 % der Energie, mit der sie kamen.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks could roll up its uphill face and over the crest, though they pass below it.</source>
 <translation>{subject}: {value:.0f} von {passing} Steinen könnten die bergseitige Böschung hinauf und über die Krone rollen, obwohl sie unterhalb durchgehen.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks pass over the carved elevation model.</source>
 <translation>{subject}: {value:.0f} von {passing} Steinen kommen auf dem Höhenmodell mit Damm darüber.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems are lost, with {share:.2g} % of the basal area.</source>
 <translation>{subject}: {value:.0f} Stämme fallen aus, mit {share:.2g} % der Grundfläche.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems, {thick:.0f} cm thick on average, which can absorb {energy:.0f} kJ.</source>
 <translation>{subject}: {value:.0f} Stämme, im Mittel {thick:.0f} cm dick, die {energy:.0f} kJ aufnehmen können.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs still moved when the longest duration was reached; their run-out is unknown.</source>
 <translation>{value:.0f} % der Läufe bewegten sich noch, als die längste Dauer erreicht war; ihre Reichweite ist nicht bekannt.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs stop within {distance:g} m of their start; they are included in shares and percentiles.</source>
 <translation>{value:.0f} % der Läufe bleiben höchstens {distance:g} m vom Start liegen; Anteile und Perzentile zählen sie mit.</translation>
</message>
<message>
 <source>{value:.0f} % of the time steps were divided; a shorter time step costs no more.</source>
 <translation>{value:.0f} % der Zeitschritte wurden unterteilt; ein kürzerer Zeitschritt kostet nicht mehr.</translation>
</message>
<message>
 <source>{value:.0f} blocks are stacked in a column; the uppermost fall {height:.0f} m before they meet the others.</source>
 <translation>{value:.0f} Blöcke hängen in einer Säule; die obersten fallen {height:.0f} m, bevor sie auf die anderen treffen.</translation>
</message>
<message>
 <source>{value:.0f} blocks still move after {duration:g} s.</source>
 <translation>{value:.0f} Blöcke bewegen sich nach {duration:g} s noch.</translation>
</message>
<message>
 <source>{value:.0f} of {count} release points lie within {limit:.3g} m of cells without data. Rocks that reach such cells leave the terrain, and are missing below.</source>
 <translation>{value:.0f} von {count} Startpunkten liegen höchstens {limit:.3g} m von Zellen ohne Daten. Blöcke, die dorthin kommen, verlassen das Gelände und fehlen weiter unten.</translation>
</message>
<message>
 <source>{value:.0f} of {count} rocks that meet a flexible net below its top are not held: the net fails, is not proven to hold them, or is too wide-meshed. Their energies reach {most:.4g} kJ.</source>
 <translation>{value:.0f} von {count} Blöcken, die unter der Oberkante auf ein flexibles Netz treffen, werden nicht gehalten: das Netz versagt, hält sie nicht nachweislich oder ist zu weitmaschig. Sie kommen mit bis zu {most:.4g} kJ.</translation>
</message>
<message>
 <source>{value:.0f} of {count} single stems (TREES) stand where the forest polygons (FOREST) brake rocks too; the forest there is counted twice and run-out is too short.</source>
 <translation>{value:.0f} von {count} Einzelstämmen (TREES) stehen, wo auch die Waldpolygone (FOREST) Steine bremsen; der Wald zählt dort doppelt, und die Reichweite ist zu kurz.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems have no diameter in the field and were given {otherwise:g} cm.</source>
 <translation>{value:.0f} von {count} Stämmen haben im Feld keinen Durchmesser und erhielten {otherwise:g} cm.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems stand nearer than {limit:g} m to another one, as where a layer was pasted twice; they stop rocks twice.</source>
 <translation>{value:.0f} von {count} Stämmen stehen näher als {limit:g} m bei einem anderen, wie wo ein Layer doppelt eingefügt wurde; sie stoppen Steine doppelt.</translation>
</message>
<message>
 <source>{value:.0f} of {limit:.0f} impacts ({numbers}): {flag}.</source>
 <translation>{value:.0f} von {limit:.0f} Anprallen ({numbers}): {flag}.</translation>
</message>
<message>
 <source>{value:.0f} overlaps of polygons with different values were resolved by the order of the layer; see the problems of the map.</source>
 <translation>{value:.0f} Überlappungen von Polygonen mit unterschiedlichen Werten wurden nach der Reihenfolge des Layers aufgelöst; siehe die Mängel der Karte.</translation>
</message>
<message>
 <source>{value:.0f} release points make a long simulation.</source>
 <translation>{value:.0f} Ablösestellen machen eine lange Simulation.</translation>
</message>
<message>
 <source>{value:.0f} rocks thrown are too few for a response surface: it decides none.</source>
 <translation>{value:.0f} geworfene Blöcke sind zu wenige für eine Antwortfläche: sie entscheidet über keinen.</translation>
</message>
<message>
 <source>{value:.0f} runs pass several barriers. Each barrier is evaluated as if it stood alone.</source>
 <translation>{value:.0f} Läufe queren mehrere Schutzbauten. Jede Schutzbaute wird betrachtet, als stünde sie allein.</translation>
</message>
<message>
 <source>{value:.0f} starts share a cell with a larger block and are left out.</source>
 <translation>{value:.0f} Ablösestellen liegen in der Zelle eines grösseren Blocks und werden weggelassen.</translation>
</message>
<message>
 <source>{value:.0f} stations have no elevation below them; the profile has gaps there.</source>
 <translation>{value:.0f} Stationen haben keinen Höhenwert unter sich; dort hat das Profil Lücken.</translation>
</message>
<message>
 <source>{value:.0f} stems do not fit with the smallest distance and are left out.</source>
 <translation>{value:.0f} Stämme haben mit dem Mindestabstand keinen Platz und werden ausgelassen.</translation>
</message>
<message>
 <source>{value:.0f} stems per hectare were not seen, mostly small ones.</source>
 <translation>{value:.0f} Stämme je Hektare wurden nicht gesehen, meist kleine.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs leave the profile; their run-out is unknown.</source>
 <translation>{value:.1f} % der Läufe verlassen das Profil; wie weit sie gehen, ist nicht bekannt.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs left the terrain; their stopping points are unknown.</source>
 <translation>{value:.1f} % der Läufe haben das Gelände verlassen, und wo sie enden, ist nicht bekannt.</translation>
</message>
<message>
 <source>{value:.2g} % of the cells of the canopy are higher than {highest:g} m and were left out; trees there are missing or too low.</source>
 <translation>{value:.2g} % der Zellen des Kronenmodells sind höher als {highest:g} m und wurden weggelassen; Bäume fehlen dort oder sind zu niedrig.</translation>
</message>
<message>
 <source>{value:.2g} % of the contact steps did not converge; the limit is {limit:g} %.</source>
 <translation>{value:.2g} % der Kontaktschritte konvergierten nicht; die Grenze ist {limit:g} %.</translation>
</message>
<message>
 <source>{value:.3g} ha lie in a field of the matrix that is split between {subject} and {other}; the map has {subject}.</source>
 <translation>{value:.3g} ha liegen in einem geteilten Feld der Matrix zwischen {subject} und {other}; die Karte zeigt {subject}.</translation>
</message>
<message>
 <source>{wrong} The surface roughness is in metres: 15 cm are 0.15.</source>
 <translation>{wrong} Die Oberflächenrauigkeit ist in Metern: 15 cm sind 0.15.</translation>
</message>
<message>
 <source>{}

A file is in use. Close QGIS, and delete the folder {} by hand.</source>
 <translation>{}

Eine Datei wird gerade verwendet. Schliessen Sie QGIS, und löschen Sie den Ordner {} von Hand.</translation>
</message>
<message>
 <source>{}
{:.0f} stems per hectare</source>
 <translation>{}
{:.0f} Stämme pro Hektare</translation>
</message>
<message>
 <source>{} % of the stems lost</source>
 <translation>{} % der Stämme verloren</translation>
</message>
<message>
 <source>{} (lower to upper bound)</source>
 <translation>{} (untere bis obere Grenze)</translation>
</message>
<message>
 <source>{} ({} m)</source>
 <translation>{} ({} m)</translation>
</message>
<message>
 <source>{} ({} to {})</source>
 <translation>{} ({} bis {})</translation>
</message>
<message>
 <source>{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.</source>
 <translation>{} ({}) ist {!r}; geben Sie positive Zahlen mit Kommas dazwischen an, zum Beispiel 2, 3.5, 5.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
 <translation>{} ({}) ist {:g}; geben Sie eine Zahl von {:g} bis {:g} an.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a whole number.</source>
 <translation>{} ({}) ist {:g}; geben Sie eine ganze Zahl an.</translation>
</message>
<message>
 <source>{} ({}) is {}, which is no number; give one such as 1.5, with a point and without a unit.</source>
 <translation>{} ({}) ist {}, was keine Zahl ist; geben Sie eine wie 1.5 an, mit Punkt und ohne Einheit.</translation>
</message>
<message>
 <source>{} ({}) is {}; choose one of {}.</source>
 <translation>{} ({}) ist {}; wählen Sie eines von {}.</translation>
</message>
<message>
 <source>{} ({}) is {}; give true or false.</source>
 <translation>{} ({}) ist {}; geben Sie true oder false an.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has no field {!r}; it has {}.</source>
 <translation>{} ({}): Der Layer {} hat kein Feld {!r}; er hat {}.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has {}; give a layer of {}.</source>
 <translation>{} ({}): der Layer {} hat {}; geben Sie einen Layer an mit: {}.</translation>
</message>
<message>
 <source>{} = {}: numbers as quoted from the standard by a manufacturer</source>
 <translation>{} = {}: Zahlen, wie sie ein Anbieter aus der Norm zitiert</translation>
</message>
<message>
 <source>{} It is a model: open {} of the plugin's folder in the model designer to see or change its steps.</source>
 <translation>{} Es ist ein Modell: Öffnen Sie {} aus dem Ordner des Plugins in der grafischen Modellierung, um seine Schritte anzusehen oder zu ändern.</translation>
</message>
<message>
 <source>{} Nothing was changed. The computer reported:

{}

Remedy:</source>
 <translation>{} Nichts wurde verändert. Der Computer meldete:

{}

Was hilft:</translation>
</message>
<message>
 <source>{} [kN]</source>
 <translation>{} [kN]</translation>
</message>
<message>
 <source>{} and {} are not of the same simulation; are the rasters in the right order?</source>
 <translation>{} und {} sind nicht von derselben Simulation; sind die Raster in der richtigen Reihenfolge?</translation>
</message>
<message>
 <source>{} at {:.1f} m along the net</source>
 <translation>{} bei {:.1f} m entlang des Netzes</translation>
</message>
<message>
 <source>{} blocks in {} columns {:.2f} m apart, at most {} in a column.</source>
 <translation>{} Blöcke in {} Säulen im Abstand von {:.2f} m, höchstens {} in einer Säule.</translation>
</message>
<message>
 <source>{} cannot be moved to its final place ({}). Nothing was written, and earlier results are unchanged. Close the program that uses the file, or choose another one.</source>
 <translation>{} kann nicht an seinen Platz gebracht werden ({}). Nichts wurde geschrieben, frühere Ergebnisse sind, wie sie waren. Schliessen Sie, was die Datei benutzt, oder wählen Sie eine andere.</translation>
</message>
<message>
 <source>{} cannot be read as a project of QGIS ({}).</source>
 <translation>{} lässt sich nicht als QGIS-Projekt lesen ({}).</translation>
</message>
<message>
 <source>{} cannot be read as a raster.</source>
 <translation>{} lässt sich nicht als Raster lesen.</translation>
</message>
<message>
 <source>{} cannot be written ({}).</source>
 <translation>{} lässt sich nicht schreiben ({}).</translation>
</message>
<message>
 <source>{} cannot be written; choose another place.</source>
 <translation>{} lässt sich nicht beschreiben; wählen Sie einen anderen Ort.</translation>
</message>
<message>
 <source>{} compared with {}</source>
 <translation>{} verglichen mit {}</translation>
</message>
<message>
 <source>{} compared with {}:</source>
 <translation>{} verglichen mit {}:</translation>
</message>
<message>
 <source>{} convex parts.</source>
 <translation>{} konvexe Teile.</translation>
</message>
<message>
 <source>{} corners</source>
 <translation>{} Ecken</translation>
</message>
<message>
 <source>{} could not be written ({}).</source>
 <translation>{} konnte nicht geschrieben werden ({}).</translation>
</message>
<message>
 <source>{} could not be written; is the disk full?</source>
 <translation>{} konnte nicht geschrieben werden; ist der Datenträger voll?</translation>
</message>
<message>
 <source>{} crossings: {} stopped, {} passed over, {} broke through; 95th percentiles: {:.0f} kJ, {}: {:.1f}</source>
 <translation>{} Querungen: {} aufgehalten, {} übersprungen, {} durchschlagen; 95. Perzentile: {:.0f} kJ, {}: {:.1f}</translation>
</message>
<message>
 <source>{} does not belong to a study of Talus: its folder has neither a folder runs nor inputs. Open it with QGIS, which asks before it runs code.</source>
 <translation>{} liegt in keiner Studie von Talus: Daneben gibt es weder einen Ordner runs noch inputs. Öffnen Sie die Datei mit QGIS, das vor dem Ausführen von Code nachfragt.</translation>
</message>
<message>
 <source>{} features ({} ...)</source>
 <translation>{} Objekte ({} ...)</translation>
</message>
<message>
 <source>{} ha of {} lie in a split field{}: the officer may decide on {}.</source>
 <translation>{} ha {} liegen in einem geteilten Feld{}: Die Fachstelle kann auf {} entscheiden.</translation>
</message>
<message>
 <source>{} has {} rasters, PASSAGES {}, FREQUENCIES {} rows; give one of each for every row, or leave the raster inputs empty and name the runs.</source>
 <translation>{} hat {} Raster, PASSAGES {}, FREQUENCIES {} Zeilen; geben Sie für jede Zeile je eines an, oder lassen Sie alle diese Raster weg und nennen Sie die Simulationen beim Namen.</translation>
</message>
<message>
 <source>{} has {} x {} cells of {:g} m from ({:.2f}, {:.2f}), the first raster {} x {} of {:g} m from ({:.2f}, {:.2f}); warp all rasters to the same cells, or simulate on the same elevation model.</source>
 <translation>{} hat {} x {} Zellen von {:g} m ab ({:.2f}, {:.2f}), das erste Raster {} x {} von {:g} m ab ({:.2f}, {:.2f}); transformieren Sie alle Raster auf dieselben Zellen, oder simulieren Sie auf demselben Höhenmodell.</translation>
</message>
<message>
 <source>{} holds {}, which Talus did not put there.</source>
 <translation>{} enthält {}; das stammt nicht von Talus.</translation>
</message>
<message>
 <source>{} is a file; give a folder that does not exist yet.</source>
 <translation>{} ist eine Datei; geben Sie einen Ordner an, den es noch nicht gibt.</translation>
</message>
<message>
 <source>{} is in progress; cancel it first.</source>
 <translation>{} läuft; brechen Sie zuerst ab.</translation>
</message>
<message>
 <source>{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.</source>
 <translation>{} ist in {}, {} in {}; transformieren Sie alle Raster auf dasselbe Koordinatensystem und dieselben Zellen.</translation>
</message>
<message>
 <source>{} is not empty; give a folder that does not exist yet.</source>
 <translation>{} ist nicht leer; geben Sie einen Ordner an, den es noch nicht gibt.</translation>
</message>
<message>
 <source>{} is open in another program, or one was killed that had it open: there is {}. Close it there, or choose another file.</source>
 <translation>{} ist in einem anderen Programm offen, oder eines wurde abgebrochen, das es offen hatte: es gibt {}. Schliessen Sie es dort oder wählen Sie eine andere Datei.</translation>
</message>
<message>
 <source>{} is {}, which is no extent; give xmin,xmax,ymin,ymax [EPSG:...] or a layer, or leave it empty.</source>
 <translation>{} ist {}, was keine Ausdehnung ist; geben Sie xmin,xmax,ymin,ymax [EPSG:...] oder einen Layer an, oder lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>{} is {}; give the number of a band, from 1 on.</source>
 <translation>{} ist {}; geben Sie die Nummer eines Bandes an, ab 1.</translation>
</message>
<message>
 <source>{} lies closer to the largest blocks, but its block of {:g} years is more than {:g} times the largest measured one. Give LARGEST_VOLUME or JOINTS if the joints limit the size of a block.</source>
 <translation>{} liegt näher an den grössten Blöcken, aber ihr Block von {:g} Jahren ist mehr als {:g}-mal so gross wie der grösste gemessene. Geben Sie LARGEST_VOLUME oder JOINTS an, wenn die Klüfte sagen, wie gross ein Block sein kann.</translation>
</message>
<message>
 <source>{} m: held [%]</source>
 <translation>{} m: gehalten [%]</translation>
</message>
<message>
 <source>{} members of {} runs: {} runs.</source>
 <translation>{} Mitglieder mit {} Läufen: {} Läufe.</translation>
</message>
<message>
 <source>{} of the perimeter has forest.</source>
 <translation>{} des Perimeters haben Wald.</translation>
</message>
<message>
 <source>{} of the perimeter is mapped.</source>
 <translation>{} des Perimeters sind kartiert.</translation>
</message>
<message>
 <source>{} of them</source>
 <translation>{} davon</translation>
</message>
<message>
 <source>{} of {}</source>
 <translation>{} von {}</translation>
</message>
<message>
 <source>{} of {} features</source>
 <translation>{} von {} Objekten</translation>
</message>
<message>
 <source>{} of {} regions complete</source>
 <translation>{} von {} Gebieten fertig</translation>
</message>
<message>
 <source>{} of {} runs are kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>{} von {} Läufen sind erhalten: Starten Sie die Simulation mit denselben Eingaben noch einmal, und sie fährt dort fort.</translation>
</message>
<message>
 <source>{} of {} runs pass, {} ({} to {} with 95 % confidence); {} passages in total.</source>
 <translation>{} von {} Läufen queren, {} ({} bis {} mit 95 % Vertrauen); insgesamt {} Querungen.</translation>
</message>
<message>
 <source>{} of {} runs, from {} of {} release points</source>
 <translation>{} von {} Läufen, von {} von {} Ablösestellen</translation>
</message>
<message>
 <source>{} of {} single release points have enough runs for a 95th percentile of their own energy; it is known to ± {} % (median), at worst ± {} %.</source>
 <translation>Von den einzelnen Ablösestellen haben {} von {} genügend Läufe für ein eigenes 95. Perzentil der Energie; es ist auf ± {} % genau bekannt (Median), im ungünstigsten Fall auf ± {} %.</translation>
</message>
<message>
 <source>{} of {}: {}: misfit {:.4f}, best {:.4f}</source>
 <translation>{} von {}: {}: Abweichung {:.4f}, beste {:.4f}</translation>
</message>
<message>
 <source>{} paths</source>
 <translation>{} Bahnen</translation>
</message>
<message>
 <source>{} points</source>
 <translation>{} Punkte</translation>
</message>
<message>
 <source>{} points are outliers and left out.</source>
 <translation>{} Punkte sind Ausreisser und werden weggelassen.</translation>
</message>
<message>
 <source>{} release features contribute rocks; the {} with the most are listed.</source>
 <translation>Von {} Ablöseobjekten gelangen Blöcke hierher; die {} mit den meisten sind aufgeführt.</translation>
</message>
<message>
 <source>{} rocks send {} pieces, at most {} of one rock to a field; {} of the energies are within {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of its pieces together.</source>
 <translation>{} Blöcke senden {} Bruchstücke, höchstens {} eines Blocks auf ein Feld; {} der Energien liegen innerhalb von {} kJ für Bruchstücke, {} kJ für das grösste Bruchstück eines Blocks, {} kJ für seine Bruchstücke zusammen.</translation>
</message>
<message>
 <source>{} rocks, {} pieces, at most {} of one rock; 95th percentiles of the energy: {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of all pieces of a rock together</source>
 <translation>{} Blöcke, {} Bruchstücke, höchstens {} eines Blocks; 95%-Quantile der Energie: {} kJ der Bruchstücke, {} kJ des grössten Bruchstücks eines Blocks, {} kJ aller Bruchstücke eines Blocks zusammen</translation>
</message>
<message>
 <source>{} rocks: median run-out {} m, largest {} m; smallest reach angle {}°.</source>
 <translation>{} Blöcke: Reichweite {} m im Median, höchstens {} m; kleinstes Pauschalgefälle {}°.</translation>
</message>
<message>
 <source>{} runs are compared with themselves.</source>
 <translation>{} Läufe werden mit sich selbst verglichen.</translation>
</message>
<message>
 <source>{} runs are very few: a 95th percentile needs {} to have an upper bound with 95 % confidence. Take the numbers of this report as examples, not as results.</source>
 <translation>{} Läufe sind sehr wenige: Ein 95. Perzentil braucht {}, um eine obere Grenze mit 95 % Vertrauen zu haben. Nehmen Sie die Zahlen dieses Berichts als Beispiele, nicht als Ergebnisse.</translation>
</message>
<message>
 <source>{} runs from {} release points: about {} on {} cores and {} of memory, by a short trial.</source>
 <translation>{} Läufe von {} Ablösestellen: etwa {} auf {} Kernen und {} Speicher, nach einem kurzen Versuch.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s, most of which went into compiling the engine; the next run will be faster.</source>
 <translation>{} Läufe in {:.1f} s, wovon das meiste in das Kompilieren des Rechenkerns ging; der nächste Lauf wird schneller.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
 <translation>{} Läufe in {:.1f} s: {:.0f} Läufe/s, {:.2g} Millionen Schritte/s.</translation>
</message>
<message>
 <source>{} runs, {} of them with a value.</source>
 <translation>{} Läufe, davon {} mit einem Wert.</translation>
</message>
<message>
 <source>{} s</source>
 <translation>{} s</translation>
</message>
<message>
 <source>{} stems stand, {} break; trees hold {} of the rocks; 95th percentile of the largest energy {} kJ, mean run-out {} m</source>
 <translation>{} Stämme stehen, {} brechen; Bäume halten {} der Blöcke; 95%-Quantil der grössten Energie {} kJ, mittlere Reichweite {} m</translation>
</message>
<message>
 <source>{} tears: {:.3g} {} exceed its strength of {:.3g} {}</source>
 <translation>{} reisst: {:.3g} {} überschreiten die Festigkeit von {:.3g} {}</translation>
</message>
<message>
 <source>{} was changed by another program while this run wrote into a copy of it. Nothing was written; run it again.</source>
 <translation>{} wurde von einem anderen Programm geändert, während dieser Lauf in eine Kopie davon schrieb. Nichts wurde geschrieben; starten Sie ihn noch einmal.</translation>
</message>
<message>
 <source>{} was not saved by this profile of QGIS and may contain code, so it was not opened. Talus built {} from the folder of the study: its layers, groups and styles by the rules of Talus.</source>
 <translation>{} wurde nicht mit diesem QGIS-Profil gespeichert und kann Code enthalten; die Datei wurde daher nicht geöffnet. Talus hat {} aus dem Ordner der Studie aufgebaut, mit Layern, Gruppen und Stilen nach den Regeln von Talus.</translation>
</message>
<message>
 <source>{} was not written: the input {} is read from this file. Choose another file for the output.</source>
 <translation>{} wurde nicht geschrieben: Die Eingabe {} wird aus dieser Datei gelesen. Wählen Sie eine andere Datei für das Ergebnis.</translation>
</message>
<message>
 <source>{} with a surface roughness of {} m</source>
 <translation>{} mit einer Oberflächenrauigkeit von {} m</translation>
</message>
<message>
 <source>{} years</source>
 <translation>{} Jahre</translation>
</message>
<message>
 <source>{} years, with all measures</source>
 <translation>{} Jahre, mit allen Massnahmen</translation>
</message>
<message>
 <source>{} years, {:g} : 1</source>
 <translation>{} Jahre, {:g} : 1</translation>
</message>
<message>
 <source>{} years: stops</source>
 <translation>{} Jahre: Ablagerung</translation>
</message>
<message>
 <source>{}, 5 % of the members</source>
 <translation>{}, 5 % der Mitglieder</translation>
</message>
<message>
 <source>{}, 95 % of the members</source>
 <translation>{}, 95 % der Mitglieder</translation>
</message>
<message>
 <source>{}, 95th percentile</source>
 <translation>{}, 95. Perzentil</translation>
</message>
<message>
 <source>{}, 95th percentile, lower bound</source>
 <translation>{}, 95. Perzentil, untere Grenze</translation>
</message>
<message>
 <source>{}, 95th percentile, upper bound</source>
 <translation>{}, 95. Perzentil, obere Grenze</translation>
</message>
<message>
 <source>{}, forest {} kg/s</source>
 <translation>{}, Wald {} kg/s</translation>
</message>
<message>
 <source>{}, lower bound</source>
 <translation>{}, untere Grenze</translation>
</message>
<message>
 <source>{}, mean</source>
 <translation>{}, Mittel</translation>
</message>
<message>
 <source>{}, median</source>
 <translation>{}, Median</translation>
</message>
<message>
 <source>{}, or {}</source>
 <translation>{}, oder {}</translation>
</message>
<message>
 <source>{}, row {}: {!r} is not a valid value for {}.</source>
 <translation>{}, Zeile {}: {!r} ist keine Zahl für {}.</translation>
</message>
<message>
 <source>{}, unfinished: {} of {} runs, {} of {} release points, largest energy [kJ]</source>
 <translation>{}, unfertig: {} von {} Läufen, {} von {} Ablösestellen, grösste Energie [kJ]</translation>
</message>
<message>
 <source>{}, upper bound</source>
 <translation>{}, obere Grenze</translation>
</message>
<message>
 <source>{}, {:g} to {:g} m</source>
 <translation>{}, {:g} bis {:g} m</translation>
</message>
<message>
 <source>{}, {} m³</source>
 <translation>{}, {} m³</translation>
</message>
<message>
 <source>{}, {}th percentile</source>
 <translation>{}, {}. Perzentil</translation>
</message>
<message>
 <source>{}. {}: {:.0f} % of the runs continue behind it, {:.1f} % probability of being the best.</source>
 <translation>{}. {}: {:.0f} % der Läufe gehen dahinter weiter, {:.1f} % Wahrscheinlichkeit, die beste zu sein.</translation>
</message>
<message>
 <source>{}: 95 % go no farther than {:.1f} m, the farthest {:.1f} m.</source>
 <translation>{}: 95 % gehen nicht weiter als {:.1f} m, der weiteste {:.1f} m.</translation>
</message>
<message>
 <source>{}: QGIS opens the layer {} with options or credentials of its own, which Talus does not have; export it to a GeoTIFF first.</source>
 <translation>{}: QGIS öffnet den Layer {} mit eigenen Optionen oder Zugangsdaten, die Talus nicht hat; exportieren Sie ihn zuerst in ein GeoTIFF.</translation>
</message>
<message>
 <source>{}: Rockyfor3D has no soil type for the ground class {!r}; give its code in a field (SOIL_FIELD). Known are {}.</source>
 <translation>{}: Rockyfor3D hat keinen Bodentyp für die Bodenklasse {!r}; seinen Code in einem Feld (SOIL_FIELD) angeben. Bekannt sind {}.</translation>
</message>
<message>
 <source>{}: a block has three lengths; name the other fields too: {}.</source>
 <translation>{}: Ein Block hat drei Längen; nennen Sie auch die anderen Felder: {}.</translation>
</message>
<message>
 <source>{}: a feature could not be written; is the disk full?</source>
 <translation>{}: Ein Objekt konnte nicht geschrieben werden; ist der Datenträger voll?</translation>
</message>
<message>
 <source>{}: a gallery needs the factor of at least one formula; the help gives the recalled values.</source>
 <translation>{}: Eine Galerie braucht den Faktor mindestens einer Formel; die Hilfe sagt, was von jedem in Erinnerung ist.</translation>
</message>
<message>
 <source>{}: a return period requires the number of blocks per year; enter it (RATE), or skip this output.</source>
 <translation>{}: eine Wiederkehrperiode braucht die Blöcke pro Jahr; geben Sie sie an (RATE), oder lassen Sie dieses Ergebnis weg.</translation>
</message>
<message>
 <source>{}: all rocks pass above the net.</source>
 <translation>{}: Alle Blöcke gehen über das Netz hinweg.</translation>
</message>
<message>
 <source>{}: choose one at least.</source>
 <translation>{}: Wählen Sie mindestens eines.</translation>
</message>
<message>
 <source>{}: choose the field with the values ({}_FIELD).</source>
 <translation>{}: Wählen Sie das Feld mit den Werten ({}_FIELD).</translation>
</message>
<message>
 <source>{}: each row has {} cells ({}).</source>
 <translation>{}: Jede Zeile hat {} Zellen ({}).</translation>
</message>
<message>
 <source>{}: export the layer {} to a GeoTIFF first.</source>
 <translation>{}: Exportieren Sie den Layer {} zuerst in ein GeoTIFF.</translation>
</message>
<message>
 <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
 <translation>{}: Objekt {} kann nicht nach {} umprojiziert werden; stimmt das Koordinatensystem?</translation>
</message>
<message>
 <source>{}: feature {} has no such length, but others; give all three, or none of them.</source>
 <translation>{}: Objekt {} hat diese Länge nicht, aber andere; geben Sie alle drei an oder keine.</translation>
</message>
<message>
 <source>{}: feature {} has the species group {!r} in {}; known groups are {}.</source>
 <translation>{}: Objekt {} hat die Artengruppe {!r} in {}; bekannte Gruppen sind {}.</translation>
</message>
<message>
 <source>{}: feature {} has {} = {}; give {}.</source>
 <translation>{}: Objekt {} hat {} = {}; geben Sie {} an.</translation>
</message>
<message>
 <source>{}: feature {}, {}</source>
 <translation>{}: Objekt {}, {}</translation>
</message>
<message>
 <source>{}: give all three of the layers of objects, or none; missing: {}.</source>
 <translation>{}: Geben Sie alle drei Layer der Objekte an oder keinen; es fehlen: {}.</translation>
</message>
<message>
 <source>{}: give the elevation model (DEM) for it.</source>
 <translation>{}: Geben Sie dafür das Höhenmodell (DEM) an.</translation>
</message>
<message>
 <source>{}: give the layer {} for it.</source>
 <translation>{}: Geben Sie dafür den Layer {} an.</translation>
</message>
<message>
 <source>{}: give the variants (VARIANTS).</source>
 <translation>{}: geben Sie die Varianten an (VARIANTS).</translation>
</message>
<message>
 <source>{}: it allows blocks up to {:.3g} m³, but the largest of the list has {:.3g} m³. Correct one of them, or leave the limit out.</source>
 <translation>{}: Es lässt Blöcke bis {:.3g} m³ zu, der grösste der Liste hat aber {:.3g} m³. Berichtigen Sie eines von beiden, oder lassen Sie die Grenze weg.</translation>
</message>
<message>
 <source>{}: it requires an inventory of boulders (PLACES).</source>
 <translation>{}: Dafür braucht es ein Inventar von Blöcken (PLACES).</translation>
</message>
<message>
 <source>{}: it requires stops with the size or the release of each block.</source>
 <translation>{}: Dafür braucht es Ablagerungsorte mit der Grösse oder dem Anriss jedes Blocks.</translation>
</message>
<message>
 <source>{}: its checksum differs from that of the package index. Download the file again; nothing was installed.</source>
 <translation>{}: Die Prüfsumme stimmt nicht mit der des Paketindex überein. Laden Sie die Datei neu herunter; es wurde nichts installiert.</translation>
</message>
<message>
 <source>{}: its stroke of {} m is used up; from then on it acts as a stiff stop</source>
 <translation>{}: Der Weg von {} m ist aufgebraucht; ab da ist sie ein steifer Anschlag</translation>
</message>
<message>
 <source>{}: its unpacked size is too large for a package of Talus.</source>
 <translation>{}: Entpackt ist die Datei für ein Paket von Talus zu gross.</translation>
</message>
<message>
 <source>{}: lines to {} points.</source>
 <translation>{}: Linien zu {} Punkten.</translation>
</message>
<message>
 <source>{}: no cell has a height from 0 to {:g} m above the ground; are unit and layers right?</source>
 <translation>{}: Keine Zelle hat eine Höhe von 0 bis {:g} m über dem Gelände; stimmen Einheit und Layer?</translation>
</message>
<message>
 <source>{}: no feature has a line of any length.</source>
 <translation>{}: Kein Objekt hat eine Linie mit einer Länge.</translation>
</message>
<message>
 <source>{}: no feature of the layer {} has a geometry.</source>
 <translation>{}: Kein Objekt des Layers {} hat eine Geometrie.</translation>
</message>
<message>
 <source>{}: no rock crosses the net.</source>
 <translation>{}: Kein Block quert das Netz.</translation>
</message>
<message>
 <source>{}: objects that are hit: {} of {}.</source>
 <translation>{}: Objekte, die getroffen werden: {} von {}.</translation>
</message>
<message>
 <source>{}: only {:g} runs; cells that blocks seldom reach may be missing.</source>
 <translation>{}: nur {:g} Läufe; Zellen, die Blöcke selten erreichen, können fehlen.</translation>
</message>
<message>
 <source>{}: run {} has another mass in each; use the same rocks, releases and seed.</source>
 <translation>{}: Lauf {} hat in beiden eine andere Masse; verwenden Sie dieselben Blöcke, Ablösestellen und denselben Startwert.</translation>
</message>
<message>
 <source>{}: run {} is not among the stops; are both of the same simulation?</source>
 <translation>{}: Lauf {} ist nicht unter den Ablagerungspunkten; gehören beide zur selben Simulation?</translation>
</message>
<message>
 <source>{}: runs that pass: {} of {}, above the top: {}; thrown and held: {} of {}.</source>
 <translation>{}: Läufe, die queren: {} von {}, über der Oberkante: {}; geworfen und gehalten: {} von {}.</translation>
</message>
<message>
 <source>{}: runs: {:g}, return period: {:g} years, blocks per event: {:g}, largest energy: {:.0f} kJ, cells: {}.</source>
 <translation>{}: Läufe: {:g}, Wiederkehrperiode: {:g} Jahre, Blöcke je Ereignis: {:g}, grösste Energie: {:.0f} kJ, Zellen: {}.</translation>
</message>
<message>
 <source>{}: sizes and releases of single blocks are used with stops or an inventory; choose one of them (PLACES), or leave the field empty.</source>
 <translation>{}: Grössen und Anrisse einzelner Blöcke werden mit Ablagerungsorten oder einem Inventar verwendet; wählen Sie eines davon (PLACES), oder lassen Sie das Feld leer.</translation>
</message>
<message>
 <source>{}: smoothed by {:.3g} m for the plan; gaps between zones are filled, no place gets a lower level.</source>
 <translation>{}: für den Plan um {:.3g} m geglättet; Lücken zwischen Zonen sind gefüllt, kein Ort erhält eine tiefere Stufe.</translation>
</message>
<message>
 <source>{}: the canopy has {:.0f} million cells, more than {:.0f} million. Use a part of it, or larger cells.</source>
 <translation>{}: Das Kronendach hat {:.0f} Millionen Zellen, mehr als {:.0f} Millionen. Nehmen Sie einen Teil davon oder grössere Zellen.</translation>
</message>
<message>
 <source>{}: the class {!r} of the value {!r} is unknown; known classes are {}.</source>
 <translation>{}: Die Klasse {!r} des Werts {!r} ist unbekannt; bekannte Klassen sind {}.</translation>
</message>
<message>
 <source>{}: the coordinate system {!r} of the extent is not known; give one such as EPSG:2056.</source>
 <translation>{}: das Koordinatensystem {!r} der Ausdehnung ist nicht bekannt; geben Sie eines wie EPSG:2056 an.</translation>
</message>
<message>
 <source>{}: the database is open in another program or as a layer in QGIS, so the table is written directly: it remains also when a later output fails.</source>
 <translation>{}: Die Datenbank ist in einem anderen Programm oder als Layer in QGIS offen, darum wird die Tabelle direkt geschrieben: Sie bleibt auch, wenn eine spätere Ausgabe scheitert.</translation>
</message>
<message>
 <source>{}: the event whose return period is known is missing; without it a list of blocks gives no frequency.</source>
 <translation>{}: Das Ereignis mit bekannter Wiederkehrperiode fehlt; ohne es sagt eine Blockliste nichts darüber, wie oft Blöcke fallen.</translation>
</message>
<message>
 <source>{}: the forecast has not been tested at any site with open data yet.</source>
 <translation>{}: Noch kein Ort mit offenen Daten hat die Vorhersage geprüft.</translation>
</message>
<message>
 <source>{}: the formula of the Japanese handbook needs Lamé's constant of the cushion.</source>
 <translation>{}: Die Formel des japanischen Handbuchs braucht die Lamé-Konstante der Überdeckung.</translation>
</message>
<message>
 <source>{}: the layer was not written completely ({}); is the disk full? Nothing was saved.</source>
 <translation>{}: der Layer wurde nicht vollständig geschrieben ({}); ist der Datenträger voll? Nichts wird behalten.</translation>
</message>
<message>
 <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
 <translation>{}: Der Layer {} hat kein Koordinatensystem. Weisen Sie ihm jenes zu, in dem er erstellt wurde, im Menü des Layers unter Layer-KBS oder mit Projektion zuweisen.</translation>
</message>
<message>
 <source>{}: the layer {} has no feature on the elevation model; is its coordinate system right?</source>
 <translation>{}: Der Layer {} hat kein Objekt auf dem Höhenmodell; stimmt das Koordinatensystem?</translation>
</message>
<message>
 <source>{}: the layer {} has no field {!r}; it has {}.</source>
 <translation>{}: Der Layer {} hat kein Feld {!r}; vorhanden: {}.</translation>
</message>
<message>
 <source>{}: the layer {} has no run.</source>
 <translation>{}: Der Layer {} hat keinen Lauf.</translation>
</message>
<message>
 <source>{}: the layer {} is empty.</source>
 <translation>{}: Der Layer {} ist leer.</translation>
</message>
<message>
 <source>{}: the observed blocks have sizes of their own; leave it empty.</source>
 <translation>{}: Die beobachteten Blöcke haben eigene Grössen; lassen Sie es leer.</translation>
</message>
<message>
 <source>{}: the runs are not counted above {:g} kJ, but above {} kJ; choose one of these, or simulate again with it among the ENERGY_THRESHOLDS.</source>
 <translation>{}: Die Läufe sind nicht über {:g} kJ gezählt, sondern über {} kJ; wählen Sie eine dieser Energien, oder simulieren Sie mit ihr unter den ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>{}: the runs of {} have weights, as rocks that got far went on as several (SPLITTING_SHARE), and would count as one each here. Give a layer of a simulation without; barriers, trees and maps of Simulate rockfall and its frequencies know the weights.</source>
 <translation>{}: Die Läufe von {} haben Gewichte, da Steine, die weit kamen, als mehrere weitergingen (SPLITTING_SHARE), und zählten hier als je einer. Einen Layer einer Simulation ohne geben; Verbauungen, Bäume und Karten von Steinschlag simulieren und dessen Frequenzen kennen die Gewichte.</translation>
</message>
<message>
 <source>{}: the soil type is {!r}; give a whole number from 0 to {}.</source>
 <translation>{}: Der Bodentyp ist {!r}; eine ganze Zahl von 0 bis {} angeben.</translation>
</message>
<message>
 <source>{}: the table {} has no field {}; choose another file for the maps.</source>
 <translation>{}: Die Tabelle {} hat kein Feld {}; wählen Sie eine andere Datei für die Karten.</translation>
</message>
<message>
 <source>{}: the table {} has no row for {} values of the field {}: {}; feature {} has the first.</source>
 <translation>{}: Die Tabelle {} nennt {} Werte des Felds {} nicht: {}; Objekt {} hat den ersten.</translation>
</message>
<message>
 <source>{}: the value {!r} has {}; give two numbers of at least 0.</source>
 <translation>{}: Der Wert {!r} hat {}; geben Sie zwei Zahlen von mindestens 0 an.</translation>
</message>
<message>
 <source>{}: the value {!r} occurs twice with different entries.</source>
 <translation>{}: Der Wert {!r} kommt zweimal mit unterschiedlichen Einträgen vor.</translation>
</message>
<message>
 <source>{}: there is a table in {} too; give one of them.</source>
 <translation>{}: Auch in {} gibt es eine Tabelle; geben Sie nur eine von beiden an.</translation>
</message>
<message>
 <source>{}: there is no folder {} to write to. Choose another one.</source>
 <translation>{}: Es gibt keinen Ordner {}, in den geschrieben werden kann. Wählen Sie einen anderen.</translation>
</message>
<message>
 <source>{}: there is nothing to compare with; give the passages of a simulation (PASSAGES).</source>
 <translation>{}: es gibt nichts zu vergleichen; geben Sie die Querungen einer Simulation an (PASSAGES).</translation>
</message>
<message>
 <source>{}: this file has no layers that QGIS can read; choose a GeoPackage.</source>
 <translation>{}: Diese Datei hat keine Layer, die QGIS lesen kann; wählen Sie ein GeoPackage.</translation>
</message>
<message>
 <source>{}: this is no raster file that QGIS can read.</source>
 <translation>{}: Das ist keine Rasterdatei, die QGIS lesen kann.</translation>
</message>
<message>
 <source>{}: this is no raster layer that QGIS can read.</source>
 <translation>{}: Das ist kein Rasterlayer, den QGIS lesen kann.</translation>
</message>
<message>
 <source>{}: this is no vector layer that QGIS can read.</source>
 <translation>{}: Das ist kein Vektorlayer, den QGIS lesen kann.</translation>
</message>
<message>
 <source>{}: this is not a wheel ({}).</source>
 <translation>{}: Das ist kein Wheel ({}).</translation>
</message>
<message>
 <source>{}: this output exists only for the method frequency; choose that as METHOD, or skip it.</source>
 <translation>{}: Das macht nur die Methode frequency; wählen Sie diese als METHOD, oder lassen Sie es weg.</translation>
</message>
<message>
 <source>{}: this version of QGIS does not open {} by its text. Add it to the project and choose the layer, or unpack or download the file.</source>
 <translation>{}: Diese QGIS-Version öffnet {} nicht über den Text. Fügen Sie die Datei dem Projekt hinzu und wählen Sie den Layer, oder entpacken oder laden Sie die Datei herunter.</translation>
</message>
<message>
 <source>{}: with slip friction as the ground model the ground has none; leave it empty or 0, or choose another model (GROUND_MODEL).</source>
 <translation>{}: Mit slip friction als Bodenmodell hat der Boden das nicht; lassen Sie es leer oder 0, oder wählen Sie ein anderes Modell (GROUND_MODEL).</translation>
</message>
<message>
 <source>{}: {:.0f} % of the cells, {:.1f}° ± {:.1f}°</source>
 <translation>{}: {:.0f} % der Zellen, {:.1f}° ± {:.1f}°</translation>
</message>
<message>
 <source>{}: {:.1f} m, {:.0f} kJ</source>
 <translation>{}: {:.1f} m, {:.0f} kJ</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed, as the geometric mean of {} sites with open data. At a new site the ratio is expected between {:.2f} and {:.2f} with a probability of 80 %.</source>
 <translation>{}: Beobachtet wurde das {:.2f}-fache der Vorhersage, als geometrisches Mittel von {} Orten mit offenen Daten. An einem neuen Ort wird das Verhältnis mit einer Wahrscheinlichkeit von 80 % zwischen {:.2f} und {:.2f} erwartet.</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed; sites with open data: {}, too few for a band.</source>
 <translation>{}: Beobachtet wurde das {:.2f}-fache der Vorhersage; Orte mit offenen Daten: {}, zu wenige für ein Band.</translation>
</message>
<message>
 <source>{}: {:.3g} kNm exceed its bending strength of {:.3g} kNm</source>
 <translation>{}: {:.3g} kNm überschreiten die Biegefestigkeit von {:.3g} kNm</translation>
</message>
<message>
 <source>{}: {:g} is smaller than {}, {:g}; enter a number that is not smaller.</source>
 <translation>{}: {:g} ist kleiner als {}, {:g}; geben Sie eine Zahl an, die es nicht ist.</translation>
</message>
<message>
 <source>{}: {:g} runs, {:.4g} blocks per year; {} cells, runs above {:g} kJ.</source>
 <translation>{}: {:g} Läufe, {:.4g} Blöcke pro Jahr; {} Zellen, Läufe über {:g} kJ.</translation>
</message>
<message>
 <source>{}: {}</source>
 <translation>{}: {}</translation>
</message>
<message>
 <source>{}: {} and {} runs, not with the same numbers; give both the same releases and runs.</source>
 <translation>{}: {} und {} Läufe, nicht mit denselben Nummern; geben Sie beiden dieselben Ablösestellen und Läufe.</translation>
</message>
<message>
 <source>{}: {} cannot be read ({}).</source>
 <translation>{}: {} kann nicht gelesen werden ({}).</translation>
</message>
<message>
 <source>{}: {} cannot be used; the geometry of feature {} is invalid ({}). Repair the layer with Fix geometries.</source>
 <translation>{}: nicht verwendbar: {}; die Geometrie von Objekt {} ist ungültig ({}). Berichtigen Sie den Layer mit Geometrien reparieren.</translation>
</message>
<message>
 <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
 <translation>{}: {} kann nicht geschrieben werden ({}). Wählen Sie einen anderen Ort, oder schliessen Sie das Programm, das die Datei benutzt.</translation>
</message>
<message>
 <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
 <translation>{}: {} kann nicht geschrieben werden, weil es den Ordner {} nicht gibt. Legen Sie ihn zuerst an.</translation>
</message>
<message>
 <source>{}: {} cannot hold the fields of a layer, only its shapes. Take a GeoPackage (.gpkg).</source>
 <translation>{}: {} kann die Felder eines Layers nicht aufnehmen, nur seine Formen. Nehmen Sie ein GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cannot hold the motion of the rocks, which the later tools need: texts end after 254 characters there. Take a GeoPackage (.gpkg).</source>
 <translation>{}: {} kann die Bewegung der Steine nicht aufnehmen, die spätere Werkzeuge brauchen: Texte enden dort nach 254 Zeichen. Nehmen Sie ein GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{}: {} Zellen mit Querungen haben keine Energie; sind beide Raster von derselben Simulation?</translation>
</message>
<message>
 <source>{}: {} does not state above which values its runs are counted; use the output {} of Simulate rockfall.</source>
 <translation>{}: {} sagt nicht, worüber seine Läufe gezählt sind; nehmen Sie die Ausgabe {} von Steinschlag simulieren.</translation>
</message>
<message>
 <source>{}: {} has no column {}; the first line must name {}.</source>
 <translation>{}: {} hat keine Spalte {}; die erste Zeile muss {} nennen.</translation>
</message>
<message>
 <source>{}: {} in it points outside its folder; nothing was installed.</source>
 <translation>{}: Der Eintrag {} darin führt aus dem Ordner hinaus; es wurde nichts installiert.</translation>
</message>
<message>
 <source>{}: {} is a file of polygons (PLY) and no layer; choose a layer.</source>
 <translation>{}: {} ist eine Polygondatei (PLY) und kein Layer; wählen Sie einen Layer.</translation>
</message>
<message>
 <source>{}: {} is a folder; give the name of a file.</source>
 <translation>{}: {} ist ein Ordner; geben Sie den Namen einer Datei an.</translation>
</message>
<message>
 <source>{}: {} is a pipe or a device and no file; give the path of a file.</source>
 <translation>{}: {} ist eine Pipe oder ein Gerät und keine Datei; geben Sie den Pfad einer Datei an.</translation>
</message>
<message>
 <source>{}: {} is given too and is equivalent; leave one of them empty.</source>
 <translation>{}: {} ist auch angegeben und sagt dasselbe auf andere Art; lassen Sie eines davon leer.</translation>
</message>
<message>
 <source>{}: {} is the file of {} too; choose another one.</source>
 <translation>{}: {} ist auch die Datei von {}; wählen Sie eine andere.</translation>
</message>
<message>
 <source>{}: {} is the input {}; choose another file for the output.</source>
 <translation>{}: {} ist die Eingabe {}; wählen Sie eine andere Datei für die Ausgabe.</translation>
</message>
<message>
 <source>{}: {} needs this factor. Talus has not seen it in the standard, so there is no default.</source>
 <translation>{}: {} braucht diesen Beiwert. Talus hat ihn in der Norm nicht gesehen, daher gibt es keinen Vorgabewert.</translation>
</message>
<message>
 <source>{}: {} numbers; give at most {}.</source>
 <translation>{}: {} Zahlen; geben Sie höchstens {} an.</translation>
</message>
<message>
 <source>{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.</source>
 <translation>{}: {} von Objekt {} ist {}; Meter angeben, mehr als 0, oder die Spur weglassen.</translation>
</message>
<message>
 <source>{}: {} of {} runs, largest energy so far [kJ]</source>
 <translation>{}: {} von {} Läufen, grösste Energie bisher [kJ]</translation>
</message>
<message>
 <source>{}: {} of {} runs, {} of {} release points, largest energy so far [kJ]</source>
 <translation>{}: {} von {} Läufen, {} von {} Ablösestellen, grösste Energie bisher [kJ]</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only, or choose with OVERLAP which one to use.</source>
 <translation>{}: {} überlappen sich mit unterschiedlichen Werten. Schneiden Sie sie zu, damit jeder Ort nur einen Wert hat, oder geben Sie mit OVERLAP an, welches zählt.</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
 <translation>{}: {} überlappen sich mit unterschiedlichen Werten. Schneiden Sie sie zu, damit jeder Ort nur einen Wert hat.</translation>
</message>
<message>
 <source>{}: {} points.</source>
 <translation>{}: {} Punkte.</translation>
</message>
<message>
 <source>{}: {} rocks send {} pieces, at most {} of one rock. {:g}th percentiles of the energy: {:.4g} kJ for single pieces, {:.4g} kJ for the largest piece of each rock, {:.4g} kJ for all pieces of each rock together.</source>
 <translation>{}: Von {} Blöcken kommen {} Bruchstücke, höchstens {} von einem Block. Energien des Perzentils {:g}: {:.4g} kJ über die Bruchstücke, {:.4g} kJ über das grösste Bruchstück jedes Blocks, {:.4g} kJ über alle Bruchstücke jedes Blocks zusammen.</translation>
</message>
<message>
 <source>{}: {} runs; {:g}th percentiles: run-out {:.4g} m, energy {:.4g} kJ, height {:.3g} m</source>
 <translation>{}: {} Läufe; {:g}. Perzentile: Reichweite {:.4g} m, Energie {:.4g} kJ, Höhe {:.3g} m</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}.</source>
 <translation>{}: {} Werte ergeben keine Zeilen von {}.</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}: runs, return period, blocks.</source>
 <translation>{}: {} Werte ergeben keine Zeilen zu {}: Läufe, Wiederkehrperiode, Blöcke.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, a file that already exists; choose another name.</source>
 <translation>{}: {} würde {} überschreiben, das dort ohne diese Datei liegt; wählen Sie einen anderen Namen.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, from which the input {} is read; choose another file for the output.</source>
 <translation>{}: {} würde {} überschreiben, woraus die Eingabe {} gelesen wird; wählen Sie eine andere Datei für das Ergebnis.</translation>
</message>
<message>
 <source>{}: {}, {}.</source>
 <translation>{}: {}, {}.</translation>
</message>
<message>
 <source>{}th percentile of the first passages of {} rocks; layer {}</source>
 <translation>{}. Perzentil der ersten Querungen von {} Blöcken; Layer {}</translation>
</message>
</context>
</TS>
