<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui</name>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Fight</source>
        <translation>&amp;Kampf</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>'{keys}' is no key.</source>
        <translation>„{keys}“ ist keine Taste.</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ {count} weitere</translation>
    </message>
    <message>
        <source>1 inch, 25.4 mm</source>
        <translation>1 Zoll, 25,4 mm</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1 bis 7</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>3D in a window of its own (OpenGL)…</source>
        <translation>3D in eigenem Fenster (OpenGL)…</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>A change is written into the game's record with the names of those who agreed.</source>
        <translation>Eine Änderung wird mit den Namen derer, die zugestimmt haben, im Spiel vermerkt.</translation>
    </message>
    <message>
        <source>A computer table for printed space-combat board games, played by their printed rules.</source>
        <translation>Ein Computertisch für gedruckte Raumkampf-Brettspiele, gespielt nach ihren gedruckten Regeln.</translation>
    </message>
    <message>
        <source>A copy is in {export}</source>
        <translation>Eine Kopie liegt in {export}</translation>
    </message>
    <message>
        <source>A copy is in {path}</source>
        <translation>Eine Kopie liegt in {path}</translation>
    </message>
    <message>
        <source>A definition, an example or a note: nothing to play, and no test of its own.</source>
        <translation>Eine Begriffsklärung, ein Beispiel oder eine Anmerkung: nichts zu spielen und kein eigener Test.</translation>
    </message>
    <message numerus="yes">
        <source>A draw: {count} numbers, each from 1 to {most}.</source>
        <extracomment>for one: A draw: one number from 1 to {most}.</extracomment>
        <translation><numerusform>Eine Ziehung: eine Zahl von 1 bis {most}.</numerusform><numerusform>Eine Ziehung: {count} Zahlen, jede von 1 bis {most}.</numerusform></translation>
    </message>
    <message>
        <source>A fault of the program: {fault}</source>
        <translation>Ein Fehler des Programms: {fault}</translation>
    </message>
    <message>
        <source>A first turn</source>
        <translation>Eine erste Runde</translation>
    </message>
    <message>
        <source>A friendly opponent that makes mistakes.</source>
        <translation>Ein freundlicher Gegner, der Fehler macht.</translation>
    </message>
    <message numerus="yes">
        <source>A lesson of {count} steps: they are ticked off beside the board as they are done.</source>
        <extracomment>for one: A lesson of {count} step: it is ticked off beside the board when it is done.</extracomment>
        <translation><numerusform>Eine Lektion mit einem Schritt: Er wird neben dem Brett abgehakt, sobald er getan ist.</numerusform><numerusform>Eine Lektion mit {count} Schritten: Sie werden neben dem Brett abgehakt, sobald sie getan sind.</numerusform></translation>
    </message>
    <message>
        <source>A referee ends nothing by force: first change how strictly the table plays (Edit menu).</source>
        <translation>Ein Schiedsrichter erzwingt kein Ende: Zuerst die Regelaufsicht ändern (Menü Bearbeiten).</translation>
    </message>
    <message>
        <source>A stretch of the game as a moving picture</source>
        <translation>Ein Stück des Spiels als bewegtes Bild</translation>
    </message>
    <message>
        <source>A whole game</source>
        <translation>Ein ganzes Spiel</translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation>A4, 210 × 297 mm</translation>
    </message>
    <message>
        <source>About Holotank…</source>
        <translation>Über Holotank…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Zu diesem Spiel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Actions that fit</source>
        <translation>Passende Aktionen</translation>
    </message>
    <message>
        <source>Active defense</source>
        <translation>Aktive Abwehr</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Benachbart</translation>
    </message>
    <message>
        <source>Adviser</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Adviser: it will be done and noted in the log.</source>
        <translation>Berater: Es wird getan und im Protokoll vermerkt.</translation>
    </message>
    <message>
        <source>Aft</source>
        <translation>Achtern</translation>
    </message>
    <message>
        <source>Aft: the stern of the ship points this way.</source>
        <translation>Achtern: Dorthin zeigt das Heck des Schiffs.</translation>
    </message>
    <message>
        <source>After 180</source>
        <translation>Nach 180</translation>
    </message>
    <message>
        <source>After CM</source>
        <translation>Nach CM</translation>
    </message>
    <message>
        <source>After ECM</source>
        <translation>Nach ECM</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Gegen die Regeln</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>Einverstanden: {names}.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All arrive</source>
        <translation>Alle kommen an</translation>
    </message>
    <message>
        <source>All keys are the program's own again.</source>
        <translation>Alle Tasten sind wieder die des Programms.</translation>
    </message>
    <message>
        <source>All of it on one sheet</source>
        <translation>Alles auf einem Blatt</translation>
    </message>
    <message>
        <source>All ships are placed</source>
        <translation>Alle Schiffe sind aufgestellt</translation>
    </message>
    <message>
        <source>All ships in sight</source>
        <translation>Alle Schiffe im Bild</translation>
    </message>
    <message>
        <source>All ships in sight (F)</source>
        <translation>Alle Schiffe im Bild (F)</translation>
    </message>
    <message>
        <source>All ships in view</source>
        <translation>Alle Schiffe im Bild</translation>
    </message>
    <message>
        <source>All sides at once, in secret.</source>
        <translation>Alle Seiten zugleich und verdeckt.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>Alt+F4 closes the window everywhere.</source>
        <translation>Alt+F4 schließt überall das Fenster.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Amtik</source>
        <translation>Amtik</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <source>Another game begins with all steps up to this moment. This one stays as it is.</source>
        <translation>Ein anderes Spiel beginnt mit allen Schritten bis zu diesem Augenblick. Dieses bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrows, left drag</source>
        <translation>Pfeiltasten, links ziehen</translation>
    </message>
    <message>
        <source>As JSON, a list of objects with {keys}: {example}.</source>
        <translation>Als JSON, eine Liste von Objekten mit {keys}: {example}.</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>As name: value, with commas between.</source>
        <translation>Als Name: Wert, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>As name: value, with commas between; names: {names}.</source>
        <translation>Als Name: Wert, durch Kommas getrennt; Namen: {names}.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <source>As to be read</source>
        <translation>Zum Mitlesen</translation>
    </message>
    <message>
        <source>As {viewer} saw it.</source>
        <translation>Aus der Sicht von {viewer}.</translation>
    </message>
    <message>
        <source>Ask before risky moves</source>
        <translation>Vor gewagten Zügen fragen</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Gezeigte Seite</translation>
    </message>
    <message>
        <source>At its left side</source>
        <translation>An seiner linken Seite</translation>
    </message>
    <message>
        <source>At its right side</source>
        <translation>An seiner rechten Seite</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Attitude</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Attitudes</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Azimut</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to my board (Esc)</source>
        <translation>Zurück zum eigenen Brett (Esc)</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>Back to referee…</source>
        <translation>Zurück zum Schiedsrichter…</translation>
    </message>
    <message>
        <source>Back to the present (Alt+End)</source>
        <translation>Zurück zur Gegenwart (Alt+End)</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Zurück zur vorigen Regel</translation>
    </message>
    <message>
        <source>Back to {name}'s orders</source>
        <translation>Zurück zu den Befehlen von {name}</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Beam damage</source>
        <translation>Strahlschaden</translation>
    </message>
    <message>
        <source>Beam profile</source>
        <translation>Strahlprofil</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Peilung</translation>
    </message>
    <message>
        <source>Bears</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Between the sides everything is covered until the chair has been passed. Each game can differ.</source>
        <translation>Zwischen den Seiten ist alles verdeckt, bis der Platz übergeben ist. Jedes Spiel kann es anders halten.</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>Jenseits</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Blue and yellow hard to tell</source>
        <translation>Blau und Gelb schwer zu unterscheiden</translation>
    </message>
    <message>
        <source>Blue ring, 30°: directions that rise from the map, or sink below it, by 30 degrees.</source>
        <translation>Blauer Ring, 30°: Richtungen, die um 30 Grad über die Karte steigen oder darunter sinken.</translation>
    </message>
    <message>
        <source>Board for all</source>
        <translation>Brett für alle</translation>
    </message>
    <message>
        <source>Board for all in a window of its own</source>
        <translation>Brett für alle in eigenem Fenster</translation>
    </message>
    <message>
        <source>Boarder</source>
        <translation>Entertrupp</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>Boarding odds</source>
        <translation>Chancen beim Entern</translation>
    </message>
    <message>
        <source>Boardings</source>
        <translation>Enterungen</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Zuschläge</translation>
    </message>
    <message>
        <source>Bookmark this moment</source>
        <translation>Lesezeichen an diesem Augenblick</translation>
    </message>
    <message>
        <source>Bookmark this moment (Ctrl+B)</source>
        <translation>Lesezeichen an diesem Augenblick (Ctrl+B)</translation>
    </message>
    <message>
        <source>Bookmark this moment…</source>
        <translation>Lesezeichen setzen…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmarks (Ctrl+Shift+B)</source>
        <translation>Lesezeichen (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Lesezeichen…</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Both are written into the ruling ledger (Game menu).</source>
        <translation>Beides kommt in das Verzeichnis der Regelentscheide (Menü Spiel).</translation>
    </message>
    <message>
        <source>Both lost</source>
        <translation>Beide verloren</translation>
    </message>
    <message>
        <source>Both must be the same.</source>
        <translation>Beide müssen gleich sein.</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Bottom: the floor of the ship's wedge looks this way; nothing can shoot through it.</source>
        <translation>Unten: Dorthin zeigt der Boden des Impellerkeils; nichts kann hindurchschießen.</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Box {cell}</source>
        <translation>Kästchen {cell}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Bridge casualty</source>
        <translation>Ausfall auf der Brücke</translation>
    </message>
    <message>
        <source>Bridge check</source>
        <translation>Brückenprobe</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Durchbrochen</translation>
    </message>
    <message>
        <source>Bubble wall</source>
        <translation>Blasenwand</translation>
    </message>
    <message>
        <source>Buttons, boxes and list rows are at least 44 pixels high, drags begin later, and tips open on a long press.</source>
        <translation>Knöpfe, Kästchen und Listenzeilen sind mindestens 44 Pixel hoch, Ziehen beginnt später, und Hinweise öffnen sich bei langem Druck.</translation>
    </message>
    <message>
        <source>By borders</source>
        <translation>Über Grenzen</translation>
    </message>
    <message>
        <source>By grade</source>
        <translation>Nach Güte</translation>
    </message>
    <message>
        <source>CM</source>
        <translation>CM</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Calculators…</source>
        <translation>Rechner…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Canister</source>
        <translation>Kartätsche</translation>
    </message>
    <message>
        <source>Canisters</source>
        <translation>Kartätschen</translation>
    </message>
    <message>
        <source>Captured</source>
        <comment>crews</comment>
        <translation>Erbeutete Besatzungen</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Centre on the selected counter</source>
        <translation>Auf den gewählten Spielstein zentrieren</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Chance of end</source>
        <translation>Chance des Endes</translation>
    </message>
    <message>
        <source>Chance to destroy</source>
        <translation>Chance zu zerstören</translation>
    </message>
    <message>
        <source>Chance to hit</source>
        <translation>Trefferchance</translation>
    </message>
    <message>
        <source>Chance to kill</source>
        <translation>Chance auf Abschuss</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation>Zuerst eine Aktion wählen.</translation>
    </message>
    <message>
        <source>Choose an action, then press New key.</source>
        <translation>Eine Aktion wählen, dann „Neue Taste“ drücken.</translation>
    </message>
    <message>
        <source>Choose where to look from</source>
        <translation>Blickpunkt wählen</translation>
    </message>
    <message>
        <source>Circled</source>
        <translation>Eingekreist</translation>
    </message>
    <message>
        <source>Click a rule's number anywhere, or search.</source>
        <translation>Irgendwo auf eine Regelnummer klicken oder suchen.</translation>
    </message>
    <message>
        <source>Click a ship on the map or in the list.</source>
        <translation>Auf der Karte oder in der Liste ein Schiff anklicken.</translation>
    </message>
    <message>
        <source>Click to change it.</source>
        <translation>Klicken, um es zu ändern.</translation>
    </message>
    <message>
        <source>Click, Ctrl + click</source>
        <translation>Klick, Ctrl + Klick</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Closest approach</source>
        <translation>Größte Annäherung</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>of a table</comment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column before roll</source>
        <translation>Spalte vor dem Wurf</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>Columns</source>
        <comment>of a table</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Commit, proceed or ready: the big button</source>
        <translation>Festlegen, weiter oder bereit: der große Knopf</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with a “what if”…</source>
        <translation>Mit einem Gedankenspiel vergleichen…</translation>
    </message>
    <message>
        <source>Compensator</source>
        <translation>Kompensator</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer thinks…</source>
        <translation>Computer denkt…</translation>
    </message>
    <message>
        <source>Consolidation</source>
        <translation>Verrechnung</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue where this game stood.</source>
        <translation>Dort weiterspielen, wo dieses Spiel stand.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Siegel kopieren</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Core cascade</source>
        <translation>Kernkaskade</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Counters in this hex</source>
        <translation>Spielsteine in diesem Feld</translation>
    </message>
    <message>
        <source>Counters of the {board}</source>
        <translation>Spielsteine: {board}</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Kurse</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Covers everything until the chair has been passed to the other side.</source>
        <translation>Verdeckt alles, bis der Platz an die andere Seite übergeben ist.</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>Crew quality</source>
        <translation>Besatzungsgüte</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>Ctrl + arrows, middle drag, Space + drag</source>
        <translation>Ctrl + Pfeiltasten, mittlere Taste ziehen, Leertaste + ziehen</translation>
    </message>
    <message>
        <source>Ctrl+C copies everywhere.</source>
        <translation>Ctrl+C kopiert überall.</translation>
    </message>
    <message>
        <source>Ctrl+V inserts everywhere.</source>
        <translation>Ctrl+V fügt überall ein.</translation>
    </message>
    <message>
        <source>Ctrl+X cuts everywhere.</source>
        <translation>Ctrl+X schneidet überall aus.</translation>
    </message>
    <message>
        <source>Curtain between the sides</source>
        <translation>Vorhang zwischen den Seiten</translation>
    </message>
    <message>
        <source>Curtain in new games</source>
        <translation>Vorhang in neuen Spielen</translation>
    </message>
    <message>
        <source>D10</source>
        <translation>D10</translation>
    </message>
    <message>
        <source>D6</source>
        <translation>D6</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Damage points</source>
        <translation>Schadenspunkte</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>Dark for a dim room, light for a bright one.</source>
        <translation>Dunkel für einen dämmrigen Raum, hell für einen lichten.</translation>
    </message>
    <message>
        <source>Dark on white</source>
        <translation>Dunkel auf Weiß</translation>
    </message>
    <message>
        <source>Decided at the table or by this program.</source>
        <translation>Am Tisch oder von diesem Programm entschieden.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Täuschkörper</translation>
    </message>
    <message>
        <source>Decoys</source>
        <translation>Täuschkörper</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Deflected</source>
        <translation>Abgelenkt</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth left</source>
        <translation>Tiefe übrig</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Diamond: the pivot crosses a corner here, which it may do once.</source>
        <translation>Raute: Hier geht der Schwenk über eine Ecke; das darf er einmal.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice report</source>
        <translation>Würfelbericht</translation>
    </message>
    <message>
        <source>Dice report…</source>
        <translation>Würfelbericht…</translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Die {place} of {count}: {face}</source>
        <translation>Würfel {place} von {count}: {face}</translation>
    </message>
    <message>
        <source>Die-cut size</source>
        <translation>Größe der Spielsteine</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Differential</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Directions: {direction} is up</source>
        <translation>Richtungen: {direction} ist oben</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Dispersal</source>
        <translation>Zerstreuung</translation>
    </message>
    <message>
        <source>Dispersal roll</source>
        <translation>Zerstreuungswurf</translation>
    </message>
    <message>
        <source>Dispersed</source>
        <translation>Zerstreut</translation>
    </message>
    <message>
        <source>Disperses from</source>
        <translation>Zerstreut ab</translation>
    </message>
    <message>
        <source>Dispersing faces</source>
        <translation>Zerstreuende Augen</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem tun</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>Drag the frame to look at another part of the map</source>
        <translation>Den Rahmen ziehen, um einen anderen Teil der Karte zu sehen</translation>
    </message>
    <message>
        <source>Drag the nose, with Shift</source>
        <translation>Den Bug ziehen, mit Shift</translation>
    </message>
    <message>
        <source>Drag: turn. Right drag: move. Wheel: zoom. Drag the selected ship's nose: pivot.</source>
        <translation>Ziehen: drehen. Rechts ziehen: verschieben. Rad: zoomen. Am Bug des gewählten Schiffs ziehen: Schwenk planen.</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Die Bilder werden gezeichnet…</translation>
    </message>
    <message>
        <source>Drawn by Holotank</source>
        <translation>Gezeichnet von Holotank</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>ECM</source>
        <translation>ECM</translation>
    </message>
    <message>
        <source>ECM layer</source>
        <translation>ECM-Schicht</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Each of the computer's steps waits for you</source>
        <translation>Jeder Schritt des Computers wartet auf ein Zeichen</translation>
    </message>
    <message>
        <source>Each salvo that has come in stays on the defense card until you go on.</source>
        <translation>Jede eingetroffene Salve bleibt auf der Abwehrkarte, bis es weitergeht.</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Effective range</source>
        <translation>Wirksame Entfernung</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Erhebung</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation>Anderswo…</translation>
    </message>
    <message>
        <source>Emergency</source>
        <translation>Notfall</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>Gesandter</translation>
    </message>
    <message>
        <source>Empty the clipboard</source>
        <translation>Zwischenablage leeren</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End the game for good</source>
        <translation>Spiel endgültig beenden</translation>
    </message>
    <message>
        <source>End the whole phase by force…</source>
        <translation>Ende der Phase erzwingen…</translation>
    </message>
    <message>
        <source>End this step by force…</source>
        <translation>Ende des Schritts erzwingen…</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Enemy column</source>
        <translation>Spalte des Gegners</translation>
    </message>
    <message>
        <source>Enemy damage</source>
        <translation>Schaden des Gegners</translation>
    </message>
    <message>
        <source>Energy torpedoes</source>
        <translation>Energietorpedos</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter in the tray</source>
        <translation>Enter in der Ablage</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>Eot</source>
        <translation>EoT</translation>
    </message>
    <message>
        <source>Eot vectors</source>
        <translation>Vektoren am EoT</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Evaded</source>
        <translation>Ausgewichen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Every roll that you saw, with its purpose; when the game is over all rolls and the seed.</source>
        <translation>Jeder gesehene Wurf mit seinem Zweck; nach dem Spielende alle Würfe und die Startzahl.</translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation>Alles im Bild</translation>
    </message>
    <message>
        <source>Everything: for teaching and trying out.</source>
        <translation>Alles: zum Lehren und Ausprobieren.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Expected boxes</source>
        <translation>Erwartete Kästchen</translation>
    </message>
    <message>
        <source>Expected damage</source>
        <translation>Erwarteter Schaden</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Protokoll exportieren…</translation>
    </message>
    <message>
        <source>Export the rolls</source>
        <translation>Würfe exportieren</translation>
    </message>
    <message>
        <source>Export the rolls…</source>
        <translation>Würfe exportieren…</translation>
    </message>
    <message>
        <source>Export the ruling ledger</source>
        <translation>Regelentscheide exportieren</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Dieses Spiel exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Ausgesetzt</translation>
    </message>
    <message>
        <source>F, Home</source>
        <translation>F, Pos1</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Faces of the dice</source>
        <translation>Augen der Würfel</translation>
    </message>
    <message>
        <source>Facts of the piece</source>
        <translation>Angaben zum Spielstein</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Misslungen</translation>
    </message>
    <message>
        <source>Fair dice hardly ever fall like this.</source>
        <translation>So fallen ehrliche Würfel fast nie.</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fewer choices</source>
        <translation>Weniger Auswahl</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files (*{suffix})</source>
        <translation>Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Endgültig</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation>Aktion suchen…</translation>
    </message>
    <message>
        <source>Finishing order</source>
        <translation>Reihenfolge des Endens</translation>
    </message>
    <message>
        <source>Fire control</source>
        <translation>Feuerleitung</translation>
    </message>
    <message>
        <source>Firing arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>First answer: {question}.</source>
        <translation>Zuerst antworten: {question}.</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Erste Wahl</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Erster Augenblick</translation>
    </message>
    <message>
        <source>First turn…</source>
        <translation>Erste Runde…</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Fleet moves</source>
        <translation>Flottenzüge</translation>
    </message>
    <message>
        <source>Flies {flight}, step after step, without a stop (Ctrl+Shift+Enter)</source>
        <translation>Fliegt {flight}, Schritt für Schritt, ohne Halt (Ctrl+Shift+Enter)</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Staffeln</translation>
    </message>
    <message>
        <source>Fly on</source>
        <translation>Weiterfliegen</translation>
    </message>
    <message>
        <source>Fly on to the end of the turn</source>
        <translation>Weiterfliegen bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Fly on: {flight}</source>
        <translation>Weiter: {flight}</translation>
    </message>
    <message>
        <source>For example {example}.</source>
        <translation>Zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>For example: both of us</source>
        <translation>Zum Beispiel: wir beide</translation>
    </message>
    <message>
        <source>For my eyes only</source>
        <translation>Nur für diesen Platz</translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation>Art der Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Forward: the nose of the ship points this way.</source>
        <translation>Vorn: Dorthin zeigt der Bug des Schiffs.</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Gekämpft</translation>
    </message>
    <message>
        <source>Free table</source>
        <translation>Freier Tisch</translation>
    </message>
    <message>
        <source>Free table: it will be done.</source>
        <translation>Freier Tisch: Es wird getan.</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Freund</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From A</source>
        <translation>Von A</translation>
    </message>
    <message>
        <source>From B/C</source>
        <translation>Von B/C</translation>
    </message>
    <message>
        <source>From D</source>
        <translation>Von D</translation>
    </message>
    <message>
        <source>From E/F</source>
        <translation>Von E/F</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>From bottom</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>From top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Von {least} bis {most}.</translation>
    </message>
    <message>
        <source>From {least}.</source>
        <translation>Ab {least}.</translation>
    </message>
    <message>
        <source>From {ship}: {way}</source>
        <translation>Von {ship}: {way}</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games that share their beginning with this one</source>
        <translation>Spiele mit demselben Anfang</translation>
    </message>
    <message>
        <source>Games that you play appear here. Every command is written to disk as it is given.</source>
        <translation>Hier erscheinen die gespielten Spiele. Jeder Befehl wird sofort auf die Platte geschrieben.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generatoren</translation>
    </message>
    <message>
        <source>Give this game up and open its dice?</source>
        <translation>Dieses Spiel aufgeben und seine Würfel öffnen?</translation>
    </message>
    <message>
        <source>Give up a drag of the nose</source>
        <translation>Ziehen am Bug aufgeben</translation>
    </message>
    <message>
        <source>Give up and open the dice…</source>
        <translation>Aufgeben und Würfel öffnen…</translation>
    </message>
    <message>
        <source>Go back to this</source>
        <translation>Hierzu zurück</translation>
    </message>
    <message>
        <source>Go back to this: {words}</source>
        <translation>Hierzu zurück: {words}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation>Von der gespeicherten Stellung weiter</translation>
    </message>
    <message>
        <source>Go on with your game</source>
        <translation>Eigenes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Ohne sie weiter</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Ohne sie weiter</translation>
    </message>
    <message>
        <source>Go on without these orders?</source>
        <translation>Ohne diese Befehle weiter?</translation>
    </message>
    <message>
        <source>Go on without these orders…</source>
        <translation>Ohne diese Befehle weiter…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Go to a ship</source>
        <translation>Zu einem Schiff</translation>
    </message>
    <message>
        <source>Go to the selected ship</source>
        <translation>Zum gewählten Schiff</translation>
    </message>
    <message>
        <source>Go to {title}</source>
        <translation>Zu {title}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Grades</source>
        <translation>Güten</translation>
    </message>
    <message>
        <source>Grav lance</source>
        <translation>Gravolanze</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Green cost</source>
        <translation>Kosten Grün</translation>
    </message>
    <message>
        <source>Green objectives</source>
        <translation>Ziele Grün</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Punkte Grün</translation>
    </message>
    <message>
        <source>Green ring, 60°: directions that rise steeply from the map, or sink below it, by 60°.</source>
        <translation>Grüner Ring, 60°: Richtungen, die steil, um 60°, über die Karte steigen oder darunter sinken.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Groups, with ; between them: 3 4; 7 1.</source>
        <translation>Gruppen, durch ; getrennt: 3 4; 7 1.</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>Half hexes</source>
        <translation>Halbe Felder</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>Halves after</source>
        <translation>Halbe danach</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Helm bonus</source>
        <translation>Zuschlag Steuer</translation>
    </message>
    <message>
        <source>Hex map. Arrow keys walk the cursor, Enter selects and picks up.</source>
        <translation>Feldkarte. Pfeiltasten bewegen die Marke, Enter wählt und nimmt auf.</translation>
    </message>
    <message>
        <source>Hex type</source>
        <translation>Feldart</translation>
    </message>
    <message>
        <source>Hex {cell}</source>
        <translation>Feld {cell}</translation>
    </message>
    <message>
        <source>Hex {cell}: {counters}</source>
        <translation>Feld {cell}: {counters}</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Hexes from edge to edge</source>
        <translation>Felder von Kante zu Kante</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>History bar</source>
        <translation>Verlaufsleiste</translation>
    </message>
    <message>
        <source>Hit chance</source>
        <translation>Trefferchance</translation>
    </message>
    <message>
        <source>Hit facing</source>
        <translation>Trefferseite</translation>
    </message>
    <message>
        <source>Hit location</source>
        <translation>Trefferzone</translation>
    </message>
    <message>
        <source>Hit report</source>
        <translation>Trefferbericht</translation>
    </message>
    <message>
        <source>Hit report over the window…</source>
        <translation>Trefferbericht über dem Fenster…</translation>
    </message>
    <message>
        <source>Hit walk</source>
        <translation>Treffergang</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Trifft bei</translation>
    </message>
    <message>
        <source>Hold results of salvoes</source>
        <translation>Ergebnisse der Salven stehen lassen</translation>
    </message>
    <message>
        <source>Holotank games (*.hexsave)</source>
        <translation>Holotank-Spiele (*.hexsave)</translation>
    </message>
    <message>
        <source>Holotank has to stop</source>
        <translation>Holotank muss anhalten</translation>
    </message>
    <message>
        <source>Holotank: tactical view (OpenGL)</source>
        <translation>Holotank: taktische Ansicht (OpenGL)</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>Startbildschirm</translation>
    </message>
    <message>
        <source>Home screen: another game…</source>
        <translation>Startseite: ein anderes Spiel…</translation>
    </message>
    <message>
        <source>Horizontal bearing</source>
        <translation>Horizontale Peilung</translation>
    </message>
    <message>
        <source>Horizontal grid</source>
        <translation>Horizontales Raster</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>How strictly does the table play?</source>
        <translation>Wie streng spielt der Tisch?</translation>
    </message>
    <message>
        <source>How strictly the table plays…</source>
        <translation>Regelaufsicht…</translation>
    </message>
    <message>
        <source>How this program reads every rule that is unclear or lost in print, and what was overruled here.</source>
        <translation>Wie dieses Programm jede unklare oder im Druck verlorene Regel liest und worüber hier hinweggegangen wurde.</translation>
    </message>
    <message>
        <source>How this table reads it:</source>
        <translation>So liest sie dieser Tisch:</translation>
    </message>
    <message>
        <source>How unclear rules are read</source>
        <translation>Wie unklare Regeln gelesen werden</translation>
    </message>
    <message>
        <source>How well</source>
        <translation>Wie gut</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <source>Implemented</source>
        <translation>Umgesetzt</translation>
    </message>
    <message>
        <source>In front of the screen</source>
        <translation>Vor dem Bildschirm</translation>
    </message>
    <message>
        <source>In hand: {ship}.</source>
        <translation>In der Hand: {ship}.</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>In Reichweite</translation>
    </message>
    <message>
        <source>In this game {option} is {chosen}.</source>
        <translation>In diesem Spiel ist {option} {chosen}.</translation>
    </message>
    <message>
        <source>In {holder}</source>
        <translation>In {holder}</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>Instead:</source>
        <translation>Stattdessen:</translation>
    </message>
    <message>
        <source>Instead: {other_readings}</source>
        <translation>Stattdessen: {other_readings}</translation>
    </message>
    <message>
        <source>Instead: {way}.</source>
        <translation>Stattdessen: {way}.</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Hinein in</translation>
    </message>
    <message>
        <source>Inverted</source>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>Is open in another window or program.</source>
        <translation>Ist in einem anderen Fenster oder Programm offen.</translation>
    </message>
    <message>
        <source>It begins in turn {turn}, after: {text}</source>
        <translation>Es beginnt in Runde {turn}, nach: {text}</translation>
    </message>
    <message>
        <source>It is asked for whenever {name} sits down, also after the game was closed. While {name} writes orders in secret they are encrypted in the game's file, until all lie open: a game that is opened again meanwhile asks for it. What lies hidden longer, and the seed of the dice, the file does not encrypt.</source>
        <translation>Danach wird gefragt, sooft {name} Platz nimmt, auch nachdem das Spiel geschlossen war. Solange {name} verdeckt Befehle schreibt, sind sie in der Datei des Spiels verschlüsselt, bis alle offen liegen: Ein Spiel, das inzwischen neu geöffnet wird, fragt danach. Was länger verdeckt bleibt und die Startzahl der Würfel verschlüsselt die Datei nicht.</translation>
    </message>
    <message>
        <source>It is done; the log names the rule.</source>
        <translation>Es wird getan; das Protokoll nennt die Regel.</translation>
    </message>
    <message>
        <source>It is kept in {folder}.</source>
        <translation>Es liegt in {folder}.</translation>
    </message>
    <message>
        <source>It is long: its log is read when it is opened.</source>
        <translation>Es ist lang: Sein Protokoll wird beim Öffnen gelesen.</translation>
    </message>
    <message>
        <source>It is put into {folder}.</source>
        <translation>Die Datei kommt nach {folder}.</translation>
    </message>
    <message>
        <source>It stays in the list</source>
        <translation>Es bleibt in der Liste</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Its dice are its own from here on and tell nothing of the rolls to come here.</source>
        <translation>Von hier an hat es eigene Würfel; sie verraten nichts über die kommenden Würfe hier.</translation>
    </message>
    <message>
        <source>JSON, for the checking script</source>
        <translation>JSON, für das Prüfprogramm</translation>
    </message>
    <message>
        <source>Jammed</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>Keep adviser and free play</source>
        <translation>Berater und freien Tisch behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>Keep the first {count} commands</source>
        <extracomment>for one: Keep the first command</extracomment>
        <translation><numerusform>Den ersten Befehl behalten</numerusform><numerusform>Die ersten {count} Befehle behalten</numerusform></translation>
    </message>
    <message>
        <source>Keeps the file, but does not offer it again.</source>
        <translation>Behält die Datei, bietet sie aber nicht wieder an.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys to the instruments</source>
        <translation>Tasten zu den Instrumenten</translation>
    </message>
    <message>
        <source>Keys to the map</source>
        <translation>Tasten zur Karte</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>LAST STEP</source>
        <translation>LETZTER SCHRITT</translation>
    </message>
    <message>
        <source>LOG</source>
        <translation>PROTOKOLL</translation>
    </message>
    <message>
        <source>LOWER HALF</source>
        <translation>UNTERE HÄLFTE</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Aufschrift</translation>
    </message>
    <message>
        <source>Lances</source>
        <translation>Lanzen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Letzter Augenblick</translation>
    </message>
    <message>
        <source>Last results</source>
        <translation>Letzte Ergebnisse</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Latest end</source>
        <translation>Spätestes Ende</translation>
    </message>
    <message>
        <source>Launchers</source>
        <translation>Werfer</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Leakers</source>
        <translation>Durchbrecher</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Leave it: decide later (Esc)</source>
        <translation>Lassen: später entscheiden (Esc)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Left empty, the program draws one that nobody knows. Whoever types one can foretell the dice.</source>
        <translation>Bleibt das Feld leer, zieht das Programm eine, die niemand kennt. Wer selbst eine eingibt, kann die Würfe vorhersagen.</translation>
    </message>
    <message>
        <source>Left for later: nothing was done, the game stands as before that step.</source>
        <translation>Auf später verschoben: Nichts wurde getan, das Spiel steht wie vor diesem Schritt.</translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>Links, rechts</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Lending</source>
        <translation>Leihen</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Leiht</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lesson {lesson}</source>
        <translation>Lektion {lesson}</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Let it roll all the rest</source>
        <translation>Alles Übrige würfeln lassen</translation>
    </message>
    <message>
        <source>Let the program roll this one</source>
        <translation>Diesen Wurf dem Programm lassen</translation>
    </message>
    <message>
        <source>Letter, 8½ × 11 in</source>
        <translation>Letter, 8½ × 11 Zoll</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Life support</source>
        <translation>Lebenserhaltung</translation>
    </message>
    <message>
        <source>Lift the ship; arrows carry it, Enter puts it down</source>
        <translation>Das Schiff aufnehmen; Pfeiltasten tragen es, Enter setzt es ab</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look first</source>
        <translation>Erst ansehen</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verlieren</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Luck: the sum of the faces, in standard deviations from the expected one</source>
        <translation>Glück: die Augensumme, in Standardabweichungen von der erwarteten</translation>
    </message>
    <message>
        <source>MQL</source>
        <translation>MQL</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>Make it…</source>
        <translation>Erzeugen…</translation>
    </message>
    <message>
        <source>Make the counter under the cursor the target</source>
        <translation>Den Spielstein unter der Marke zum Ziel machen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map and 3D</source>
        <translation>Karte und 3D</translation>
    </message>
    <message>
        <source>Map at true scale</source>
        <translation>Karte in wahrer Größe</translation>
    </message>
    <message>
        <source>Map at true scale: {board}</source>
        <translation>Karte in wahrer Größe: {board}</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Marked: {ship}. Enter picks it up. Ships to place: {names}.</source>
        <translation>Markiert: {ship}. Enter nimmt es auf. Aufzustellende Schiffe: {names}.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Marker check</source>
        <translation>Markenprobe</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>May move</source>
        <translation>Darf sich bewegen</translation>
    </message>
    <message>
        <source>Meanwhile: {news}</source>
        <translation>Inzwischen: {news}</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure from the hex under pointer or cursor; a click or Enter starts anew</source>
        <translation>Vom Feld unter Zeiger oder Marke messen; ein Klick oder Enter beginnt neu</translation>
    </message>
    <message>
        <source>Measure: move to another hex. A click or Enter starts anew there; R or Escape ends.</source>
        <translation>Messen: auf ein anderes Feld gehen. Klick oder Enter beginnt dort neu; R oder Esc beendet.</translation>
    </message>
    <message>
        <source>Mechanic</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Method: {method}</source>
        <translation>Verfahren: {method}</translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Midpoint vectors</source>
        <translation>Vektoren im Mittelpunkt</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Missile defense</source>
        <translation>Raketenabwehr</translation>
    </message>
    <message>
        <source>Missile salvo</source>
        <translation>Raketensalve</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Augenblick des Spiels</translation>
    </message>
    <message>
        <source>Moments {first} to {last}.</source>
        <translation>Augenblicke {first} bis {last}.</translation>
    </message>
    <message>
        <source>More about this line</source>
        <translation>Mehr zu dieser Zeile</translation>
    </message>
    <message>
        <source>More about {title}: older generations, rename, duplicate, export, folder, trash</source>
        <translation>Mehr zu {title}: ältere Fassungen, umbenennen, verdoppeln, exportieren, Ordner, Papierkorb</translation>
    </message>
    <message>
        <source>More than listed</source>
        <translation>Mehr als aufgeführt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>Mounts</source>
        <translation>Batterien</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Move a map sheet…</source>
        <translation>Kartenblatt verschieben…</translation>
    </message>
    <message>
        <source>Move this game to the trash?</source>
        <translation>Dieses Spiel in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>In den Papierkorb…</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Moves that the rules allow but that are worth a second look are asked about first.</source>
        <translation>Bei Zügen, die erlaubt sind, aber einen zweiten Blick verdienen, wird erst gefragt.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>In Bewegung</translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation>Bewegtes Bild</translation>
    </message>
    <message>
        <source>Moving picture…</source>
        <translation>Bewegtes Bild…</translation>
    </message>
    <message>
        <source>N, Shift + N</source>
        <translation>N, Shift + N</translation>
    </message>
    <message>
        <source>NOT DONE</source>
        <translation>NICHT GETAN</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NICHT GESPEICHERT</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Name of the other game</source>
        <translation>Name des anderen Spiels</translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation>Näher und weiter</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Next and previous counter of your own</source>
        <translation>Nächster und voriger eigener Spielstein</translation>
    </message>
    <message>
        <source>Next repeats</source>
        <translation>Nächster wiederholt</translation>
    </message>
    <message>
        <source>Next ship</source>
        <translation>Nächstes Schiff</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Weiter: {title}</translation>
    </message>
    <message>
        <source>No OpenGL context could be made.</source>
        <translation>Es konnte kein OpenGL-Kontext angelegt werden.</translation>
    </message>
    <message>
        <source>No OpenGL surface could be made.</source>
        <translation>Es konnte keine OpenGL-Oberfläche angelegt werden.</translation>
    </message>
    <message>
        <source>No OpenGL window</source>
        <translation>Kein OpenGL-Fenster</translation>
    </message>
    <message>
        <source>No calculator fits.</source>
        <translation>Kein Rechner passt.</translation>
    </message>
    <message>
        <source>No counter of yours is on the map.</source>
        <translation>Kein eigener Spielstein ist auf der Karte.</translation>
    </message>
    <message>
        <source>No curtain any more.</source>
        <translation>Kein Vorhang mehr.</translation>
    </message>
    <message>
        <source>No dice have been rolled that you could see.</source>
        <translation>Es gab noch keine sichtbaren Würfe.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist kein Spiel offen.</translation>
    </message>
    <message>
        <source>No game was open.</source>
        <translation>Es war kein Spiel offen.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>No leaker</source>
        <translation>Kein Durchbrecher</translation>
    </message>
    <message>
        <source>No rule holds all these words.</source>
        <translation>Keine Regel enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>No scenarios were found.</source>
        <translation>Es wurden keine Szenarien gefunden.</translation>
    </message>
    <message>
        <source>No ship chosen</source>
        <translation>Kein Schiff gewählt</translation>
    </message>
    <message>
        <source>No ship selected.</source>
        <translation>Kein Schiff gewählt.</translation>
    </message>
    <message>
        <source>No side has committed orders yet.</source>
        <translation>Noch keine Seite hat Befehle festgelegt.</translation>
    </message>
    <message>
        <source>No text for this rule</source>
        <translation>Kein Text zu dieser Regel</translation>
    </message>
    <message>
        <source>No undo past a roll of the dice.</source>
        <translation>Über einen Wurf hinweg wird nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>No undo past the moment when hidden things became known.</source>
        <translation>Über das Aufdecken von Verborgenem hinweg wird nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Not all of {file} could be used: {left}. The defaults hold there.</source>
        <translation>Nicht alles in {file} war brauchbar: {left}. Dort gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>Not in this version yet</source>
        <translation>Noch nicht enthalten</translation>
    </message>
    <message>
        <source>Not in this version yet.</source>
        <translation>Noch nicht enthalten.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation>Jetzt nicht: {reason}</translation>
    </message>
    <message>
        <source>Not on disk: {trouble}</source>
        <translation>Nicht auf der Platte: {trouble}</translation>
    </message>
    <message>
        <source>Not on the map</source>
        <translation>Nicht auf der Karte</translation>
    </message>
    <message>
        <source>Not played, or played without a test that proves it.</source>
        <translation>Nicht gespielt, oder ohne einen Test gespielt, der es beweist.</translation>
    </message>
    <message>
        <source>Not read off the printed game: {kinds}. What is not listed is printed, by the data files.</source>
        <translation>Nicht vom gedruckten Spiel abgelesen: {kinds}. Was hier nicht steht, ist laut den Daten gedruckt.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>Nicht geschrieben</translation>
    </message>
    <message>
        <source>Not yet: {offer}. {reason}</source>
        <translation>Noch nicht: {offer}. {reason}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Note it or take a picture of it. At the end it proves that the dice were fixed before the start.</source>
        <translation>Notieren oder fotografieren. Am Ende beweist es, dass die Würfel vor dem Anfang feststanden.</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Anmerkung: {note}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Nothing has been worked out yet.</source>
        <translation>Noch nichts ausgerechnet.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing is thrown away: the file as it is now stays, or is kept among the older generations, and opens with the passphrases when they are found.</source>
        <translation>Nichts wird weggeworfen: Die Datei bleibt, wie sie ist, oder liegt bei den älteren Fassungen und öffnet sich mit den Kennwörtern, sobald sie gefunden sind.</translation>
    </message>
    <message>
        <source>Nothing is to be flown now.</source>
        <translation>Jetzt ist nichts zu fliegen.</translation>
    </message>
    <message>
        <source>Nothing is under the cursor.</source>
        <translation>Unter der Marke ist nichts.</translation>
    </message>
    <message>
        <source>Nothing of this game can be printed yet.</source>
        <translation>Von diesem Spiel lässt sich noch nichts drucken.</translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation>Nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Nichts Ungewöhnliches.</translation>
    </message>
    <message>
        <source>Nothing was done against the rules in this game, as far as this seat may know.</source>
        <translation>In diesem Spiel geschah nichts gegen die Regeln, soweit es dieser Platz wissen darf.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nichts wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Now.</source>
        <translation>Jetzt.</translation>
    </message>
    <message>
        <source>Now: {ship}</source>
        <translation>Jetzt: {ship}</translation>
    </message>
    <message>
        <source>Nukes</source>
        <translation>Kernwaffen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Numbers: {numbers}</source>
        <translation>Zahlen: {numbers}</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Odds of one</source>
        <translation>Chance für einen</translation>
    </message>
    <message>
        <source>Of the window and of what the rules say. It changes at the next start.</source>
        <translation>Des Fensters und dessen, was die Regeln sagen. Sie wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Older generations</source>
        <translation>Ältere Fassungen</translation>
    </message>
    <message>
        <source>Older generations…</source>
        <translation>Ältere Fassungen…</translation>
    </message>
    <message>
        <source>On a screen that lies on the table, the curtain and every sheet are turned towards the side that they ask. The board stays as it is for all.</source>
        <translation>Auf einem Bildschirm, der auf dem Tisch liegt, sind Vorhang und Blätter der Seite zugewandt, die sie fragen. Das Brett bleibt für alle, wie es ist.</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>One at least</source>
        <translation>Mindestens einer</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Einen Schritt zurück (Alt+Left)</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>One step on (Alt+Right)</source>
        <translation>Einen Schritt weiter (Alt+Right)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Spiel öffnen…</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>OpenGL is drawn in software here; the built-in view is faster.</source>
        <translation>OpenGL wird hier von Software gezeichnet; die eingebaute Ansicht ist schneller.</translation>
    </message>
    <message>
        <source>Opens under the board by itself after a step that did damage, in games that place hits on a ship.</source>
        <translation>Öffnet sich nach einem Schritt mit Schaden von selbst unter dem Brett, in Spielen mit Treffern auf einzelne Schiffsteile.</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Zusatzregel</translation>
    </message>
    <message>
        <source>Option: {option}.</source>
        <translation>Zusatzregel: {option}.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Orders in the book's notation…</source>
        <translation>Befehle in der Schreibweise des Buchs…</translation>
    </message>
    <message>
        <source>Orders of turn {turn} are sealed in this game. To open it, the passphrase is needed of: {names}. Each side types its own; the game's file stays as it is.</source>
        <translation>In diesem Spiel sind Befehle der Runde {turn} versiegelt. Zum Öffnen braucht es das Kennwort von: {names}. Jede Seite gibt ihr eigenes ein; die Datei des Spiels bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Orders of turn {turn} are sealed: its log is read with the passphrase of {sides}.</source>
        <translation>Befehle der Runde {turn} sind versiegelt: Das Protokoll ist mit dem Kennwort von {sides} zu lesen.</translation>
    </message>
    <message>
        <source>Other forces…</source>
        <translation>Andere Streitkräfte…</translation>
    </message>
    <message>
        <source>Other routes</source>
        <translation>Andere Wege</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Own attitude</source>
        <translation>Eigene Lage</translation>
    </message>
    <message>
        <source>Own axes</source>
        <translation>Eigene Achsen</translation>
    </message>
    <message>
        <source>Own damage</source>
        <translation>Eigener Schaden</translation>
    </message>
    <message>
        <source>Own starguard</source>
        <translation>Eigene StarGuard</translation>
    </message>
    <message>
        <source>Own vectors</source>
        <translation>Eigene Vektoren</translation>
    </message>
    <message>
        <source>PD</source>
        <translation>PD</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: Pixel</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Page up and down, plus and minus, wheel while carrying</source>
        <translation>Bild auf und ab, Plus und Minus, Rad beim Tragen</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Palettes whose sides, warnings and AVID rings stay apart with a colour deficiency, and one of strong contrast.</source>
        <translation>Paletten, in denen Seiten, Warnungen und AVID-Ringe auch bei Farbfehlsichtigkeit zu unterscheiden sind, und eine mit starkem Kontrast.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Trupps</translation>
    </message>
    <message>
        <source>Pass the chair</source>
        <translation>Platz übergeben</translation>
    </message>
    <message>
        <source>Pass the chair to {name}</source>
        <translation>Platz übergeben an {name}</translation>
    </message>
    <message>
        <source>Pass the chair to {name}. {how}</source>
        <translation>Platz übergeben an {name}. {how}</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Passes neutrals</source>
        <translation>Kommt an Neutralen vorbei</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>Passphrase lost…</source>
        <translation>Kennwort verloren…</translation>
    </message>
    <message>
        <source>Passphrase of this seat…</source>
        <translation>Kennwort dieses Platzes…</translation>
    </message>
    <message>
        <source>Passphrase of {name}</source>
        <translation>Kennwort von {name}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Durchschlag</translation>
    </message>
    <message>
        <source>Permanent repair</source>
        <translation>Dauerreparatur</translation>
    </message>
    <message>
        <source>Phase: {now}</source>
        <translation>Phase: {now}</translation>
    </message>
    <message>
        <source>Pick a counter of the stack under the cursor</source>
        <translation>Einen Spielstein des Stapels unter der Marke wählen</translation>
    </message>
    <message>
        <source>Picture of the board for all</source>
        <translation>Bild: Brett für alle</translation>
    </message>
    <message>
        <source>Picture of the {board}, all of it</source>
        <translation>Bild: {board}, ganz</translation>
    </message>
    <message>
        <source>Picture of the {board}, as it is seen</source>
        <translation>Bild: {board}, wie zu sehen</translation>
    </message>
    <message>
        <source>Pieces are set by hand as the table has them; the log names the rules.</source>
        <translation>Die Steine werden von Hand gesetzt, wie der Tisch sie hat; das Protokoll nennt die Regeln.</translation>
    </message>
    <message>
        <source>Pieces are set by hand.</source>
        <translation>Die Steine werden von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>Pivot path</source>
        <translation>Weg des Schwenks</translation>
    </message>
    <message>
        <source>Pivot, with the far half of the rings</source>
        <translation>Schwenken, mit der fernen Hälfte der Ringe</translation>
    </message>
    <message>
        <source>Pivoted</source>
        <translation>Geschwenkt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planet</translation>
    </message>
    <message>
        <source>Play from here (Alt+P)</source>
        <translation>Von hier abspielen (Alt+P)</translation>
    </message>
    <message>
        <source>Play from here, or stop</source>
        <translation>Von hier abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here in another game (Alt+B)</source>
        <translation>Von hier in einem anderen Spiel weiterspielen (Alt+B)</translation>
    </message>
    <message>
        <source>Played; passing tests prove it.</source>
        <translation>Gespielt; bestandene Tests beweisen es.</translation>
    </message>
    <message>
        <source>Plus and minus, wheel</source>
        <translation>Plus und Minus, Rad</translation>
    </message>
    <message>
        <source>Pod points</source>
        <translation>Gondelpunkte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>Pol</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Port: the ship's left side looks this way.</source>
        <translation>Backbord: Dorthin zeigt die linke Seite des Schiffs.</translation>
    </message>
    <message>
        <source>Position from the table…</source>
        <translation>Stellung vom Tisch…</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Posts</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Press the keys (Esc: none)</source>
        <translation>Tasten drücken (Esc: keine)</translation>
    </message>
    <message>
        <source>Pressorships</source>
        <translation>Pressorschiffe</translation>
    </message>
    <message>
        <source>Previous ship</source>
        <translation>Voriges Schiff</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Drucken und exportieren</translation>
    </message>
    <message>
        <source>Print and export…</source>
        <translation>Drucken und exportieren…</translation>
    </message>
    <message>
        <source>Print with the rulings…</source>
        <translation>Mit den Regelentscheiden drucken…</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Printed space-combat games, played by their printed rules.</source>
        <translation>Gedruckte Raumkampfspiele nach ihren Regeln.</translation>
    </message>
    <message>
        <source>Probable kills</source>
        <translation>Wahrscheinliche Abschüsse</translation>
    </message>
    <message numerus="yes">
        <source>Proven by {count} passing tests, among them:</source>
        <extracomment>for one: Proven by {count} passing test, among them:</extracomment>
        <translation><numerusform>Bewiesen von {count} bestandenen Test, darunter:</numerusform><numerusform>Bewiesen von {count} bestandenen Tests, darunter:</numerusform></translation>
    </message>
    <message>
        <source>Proven by:</source>
        <translation>Bewiesen von:</translation>
    </message>
    <message>
        <source>Purple circle, 90°: straight up from the map, or straight down.</source>
        <translation>Violetter Kreis, 90°: senkrecht über oder unter der Karte.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Zurückgelegt.</translation>
    </message>
    <message>
        <source>Put the counter back</source>
        <translation>Den Spielstein zurücklegen</translation>
    </message>
    <message>
        <source>Q and E, [ and ]</source>
        <translation>Q und E, [ und ]</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGELN</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Range angle</source>
        <translation>Entfernungswinkel</translation>
    </message>
    <message>
        <source>Range bands</source>
        <translation>Entfernungsbänder</translation>
    </message>
    <message>
        <source>Range {range} to the target, which is seen through {window}.</source>
        <translation>Entfernung {range} zum Ziel, zu sehen durch {window}.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Leistungen</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Spielbereit</translation>
    </message>
    <message>
        <source>Real dice for {side}</source>
        <translation>Echte Würfel für {side}</translation>
    </message>
    <message>
        <source>Real dice…</source>
        <translation>Echte Würfel…</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason: {reason}.</source>
        <translation>Grund: {reason}.</translation>
    </message>
    <message>
        <source>Rebuilt: the printed figure is cut off or lost.</source>
        <translation>Wiederhergestellt: Die gedruckte Zahl ist abgeschnitten oder verloren.</translation>
    </message>
    <message>
        <source>Reciprocal</source>
        <translation>Gegenpeilung</translation>
    </message>
    <message>
        <source>Record a new key</source>
        <translation>Neue Taste aufnehmen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Red and green hard to tell</source>
        <translation>Rot und Grün schwer zu unterscheiden</translation>
    </message>
    <message>
        <source>Red cost</source>
        <translation>Kosten Rot</translation>
    </message>
    <message>
        <source>Red objectives</source>
        <translation>Ziele Rot</translation>
    </message>
    <message>
        <source>Red points</source>
        <translation>Punkte Rot</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Wenig</translation>
    </message>
    <message>
        <source>Reduced motion shows each step at once instead of gliding to it.</source>
        <translation>Bei wenig Bewegung erscheint jeder Schritt sofort, statt hinzugleiten.</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Repair attempt</source>
        <translation>Reparaturversuch</translation>
    </message>
    <message>
        <source>Repairable</source>
        <translation>Reparierbar</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replay what others did</source>
        <translation>Abspielen, was andere taten</translation>
    </message>
    <message numerus="yes">
        <source>Replay {count} steps of the others</source>
        <extracomment>for one: Replay {count} step of the others</extracomment>
        <translation><numerusform>{count} Schritt der anderen abspielen</numerusform><numerusform>{count} Schritte der anderen abspielen</numerusform></translation>
    </message>
    <message>
        <source>Replay {unseen}</source>
        <translation>{unseen} abspielen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>of dice</comment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Roll for {who}</source>
        <translation>Wurf für {who}</translation>
    </message>
    <message>
        <source>Roll path</source>
        <translation>Weg der Rolle</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Rolled for</source>
        <translation>Gewürfelt für</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rule coverage</source>
        <translation>Umgesetzte Regeln</translation>
    </message>
    <message>
        <source>Rule coverage…</source>
        <translation>Umgesetzte Regeln…</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Rule {number}; the figures are the printed ones.</source>
        <translation>Regel {number}; die Zahlen sind die gedruckten.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules are held by</source>
        <translation>Regelaufsicht</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Regelentscheid</translation>
    </message>
    <message>
        <source>Ruling ledger</source>
        <translation>Verzeichnis der Regelentscheide</translation>
    </message>
    <message>
        <source>Ruling ledger of this game</source>
        <translation>Verzeichnis der Regelentscheide dieses Spiels</translation>
    </message>
    <message>
        <source>Ruling ledger…</source>
        <translation>Regelentscheide…</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelentscheide</translation>
    </message>
    <message>
        <source>SHIPS</source>
        <translation>SCHIFFE</translation>
    </message>
    <message>
        <source>SVG: lines, sharp at any size</source>
        <translation>SVG: Linien, scharf in jeder Größe</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Salvoes</source>
        <translation>Salven</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Save this game as</source>
        <translation>Dieses Spiel speichern als</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>points</comment>
        <translation>Gespart</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>Gespeichert {when}</translation>
    </message>
    <message>
        <source>Saved. Older generations are kept beside it.</source>
        <translation>Gespeichert. Ältere Fassungen bleiben daneben.</translation>
    </message>
    <message>
        <source>Say which file it shall be.</source>
        <translation>Bitte eine Datei nennen.</translation>
    </message>
    <message>
        <source>Scales all text, the labels of counters included.</source>
        <translation>Vergrößert alle Schrift, auch die der Spielsteine.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Punktestand…</translation>
    </message>
    <message>
        <source>Seal of {side}'s orders: {seal}</source>
        <translation>Siegel der Befehle von {side}: {seal}</translation>
    </message>
    <message>
        <source>Seal on the dice: {seal}</source>
        <translation>Siegel auf den Würfeln: {seal}</translation>
    </message>
    <message>
        <source>Sealed orders</source>
        <translation>Versiegelte Befehle</translation>
    </message>
    <message>
        <source>Sealed, and checked at the end.</source>
        <translation>Versiegelt und am Ende geprüft.</translation>
    </message>
    <message>
        <source>Seals of the orders</source>
        <translation>Siegel der Befehle</translation>
    </message>
    <message>
        <source>Seals of the orders…</source>
        <translation>Siegel der Befehle…</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Naht</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Nähte</translation>
    </message>
    <message>
        <source>Search the calculators</source>
        <translation>Rechner durchsuchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Search the rules…</source>
        <translation>Regeln durchsuchen…</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Diese Seite durchsuchen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Seen in</source>
        <translation>Gesehen in</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Select a ship, make it the target</source>
        <translation>Ein Schiff wählen, zum Ziel machen</translation>
    </message>
    <message>
        <source>Select; on the selected counter pick it up; put it down</source>
        <translation>Wählen; den gewählten Spielstein aufnehmen; absetzen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set by the owner of this table.</source>
        <translation>Vom Besitzer dieses Tisches festgesetzt.</translation>
    </message>
    <message>
        <source>Set up this game</source>
        <translation>Dieses Spiel aufbauen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Shift + arrows, right drag</source>
        <translation>Shift + Pfeiltasten, rechts ziehen</translation>
    </message>
    <message>
        <source>Shift the map</source>
        <translation>Die Karte verschieben</translation>
    </message>
    <message>
        <source>Shift the table</source>
        <translation>Den Tisch verschieben</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Ship class</source>
        <translation>Schiffsklasse</translation>
    </message>
    <message>
        <source>Ship defenses</source>
        <translation>Schiffsabwehr</translation>
    </message>
    <message>
        <source>Ship moves</source>
        <translation>Schiffszüge</translation>
    </message>
    <message>
        <source>Ship sheet (F5)</source>
        <translation>Bogen (F5)</translation>
    </message>
    <message>
        <source>Ship sheet…</source>
        <translation>Schiffsbogen…</translation>
    </message>
    <message>
        <source>Ship window</source>
        <translation>Fenster des Schiffs</translation>
    </message>
    <message>
        <source>Ship, rules and notes</source>
        <translation>Schiff, Regeln und Hinweise</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Ships in play</source>
        <translation>Schiffe im Spiel</translation>
    </message>
    <message>
        <source>Ships to place: none.</source>
        <translation>Aufzustellende Schiffe: keine.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>Nur zeigen</translation>
    </message>
    <message>
        <source>Show the other board</source>
        <translation>Das andere Brett zeigen</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Sit so</source>
        <translation>So sitzen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a hex of displacement in direction {slot} that is carried over, which there is not.</source>
        <translation>Kleines Dreieck: gefüllt für ein halbes Feld Versatz in Richtung {slot}, das übertragen wird; hier ist keines.</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a hex of displacement in direction {slot} that is carried over.</source>
        <translation>Kleines Dreieck: gefüllt für ein halbes Feld Versatz in Richtung {slot}, das übertragen wird.</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a level of displacement down that is carried over, which there is not.</source>
        <translation>Kleines Dreieck: gefüllt für eine halbe Ebene Versatz nach unten, die übertragen wird; hier ist keine.</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a level of displacement down that is carried over.</source>
        <translation>Kleines Dreieck: gefüllt für eine halbe Ebene Versatz nach unten, die übertragen wird.</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a level of displacement up that is carried over, which there is not.</source>
        <translation>Kleines Dreieck: gefüllt für eine halbe Ebene Versatz nach oben, die übertragen wird; hier ist keine.</translation>
    </message>
    <message>
        <source>Small triangle: filled for half a level of displacement up that is carried over.</source>
        <translation>Kleines Dreieck: gefüllt für eine halbe Ebene Versatz nach oben, die übertragen wird.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Some letters of what you want to do</source>
        <translation>Einige Buchstaben dessen, was zu tun ist</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Speiche</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Star face up</source>
        <translation>Stern offen</translation>
    </message>
    <message>
        <source>Star in seam</source>
        <translation>Stern in Naht</translation>
    </message>
    <message>
        <source>Starbase</source>
        <translation>Sternenbasis</translation>
    </message>
    <message>
        <source>Starbases</source>
        <translation>Sternenbasen</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>Starboard: the ship's right side looks this way.</source>
        <translation>Steuerbord: Dorthin zeigt die rechte Seite des Schiffs.</translation>
    </message>
    <message>
        <source>Starbuster</source>
        <translation>Starbuster</translation>
    </message>
    <message>
        <source>Starguards</source>
        <translation>StarGuards</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Lektion beginnen</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps after the games part</source>
        <translation>Schritte nach der Trennung der Spiele</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop here (Alt+P)</source>
        <translation>Hier anhalten (Alt+P)</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Aufgehalten</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Structural integrity</source>
        <translation>Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Surrender…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Überlebt</translation>
    </message>
    <message>
        <source>Survives</source>
        <translation>Übersteht es</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>THE COMPUTER STOPPED</source>
        <translation>DER COMPUTER HÄLT AN</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>RUNDE</translation>
    </message>
    <message>
        <source>Tab, 1 to 9</source>
        <translation>Tab, 1 bis 9</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tactical view</source>
        <translation>Taktische Ansicht</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back: {step}</source>
        <translation>Zurücknehmen: {step}</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Von dort nehmen</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>damage</comment>
        <translation>Erlitten</translation>
    </message>
    <message>
        <source>Taken from another public source, not from the printed game.</source>
        <translation>Aus einer anderen öffentlichen Quelle, nicht vom gedruckten Spiel.</translation>
    </message>
    <message>
        <source>Taken from another public source, not from the printed sheet.</source>
        <translation>Aus einer anderen öffentlichen Quelle, nicht vom gedruckten Bogen.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target attitude</source>
        <translation>Lage des Ziels</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vektoren des Ziels</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Tears from</source>
        <translation>Reißt ab</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teleport</translation>
    </message>
    <message>
        <source>Tenths</source>
        <translation>Zehntel</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text only</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>That can't be compared</source>
        <translation>Das lässt sich nicht vergleichen</translation>
    </message>
    <message>
        <source>That can't be opened</source>
        <translation>Das lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>That is another passphrase.</source>
        <translation>Das ist ein anderes Kennwort.</translation>
    </message>
    <message>
        <source>The board as everybody at the table saw it last</source>
        <translation>Das Brett, wie alle am Tisch es zuletzt sahen</translation>
    </message>
    <message>
        <source>The board as everybody may see it, without what only this seat knows.</source>
        <translation>Das Brett, wie alle es sehen dürfen, ohne das, was nur dieser Platz weiß.</translation>
    </message>
    <message>
        <source>The board as you saw it, moment by moment, as an animated GIF.</source>
        <translation>Das Brett, wie es zu sehen war, Augenblick für Augenblick, als animiertes GIF.</translation>
    </message>
    <message>
        <source>The board that all may see</source>
        <translation>Das Brett, das alle sehen dürfen</translation>
    </message>
    <message>
        <source>The chair was passed, and with it the edit mode ended: {level}.</source>
        <translation>Der Platz wurde übergeben, und damit endete die freiere Regelaufsicht: {level}.</translation>
    </message>
    <message>
        <source>The circle says that it is below.</source>
        <translation>Der Kreis sagt, dass es darunter liegt.</translation>
    </message>
    <message>
        <source>The circle says that it lies in the lower half, below the map.</source>
        <translation>Der Kreis sagt, dass es in der unteren Hälfte liegt, unter der Karte.</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>Der Computer spielt</translation>
    </message>
    <message>
        <source>The computer plays the {sides} ({strength}).</source>
        <translation>Der Computer spielt {sides} ({strength}).</translation>
    </message>
    <message>
        <source>The computer waits for this roll to go on.</source>
        <translation>Der Computer wartet auf diesen Wurf.</translation>
    </message>
    <message>
        <source>The computer's order was refused: {reasons}</source>
        <translation>Der Befehl des Computers wurde abgelehnt: {reasons}</translation>
    </message>
    <message>
        <source>The computer's player of the {side} failed: {fault}</source>
        <translation>Das Spielprogramm für {side} ist ausgefallen: {fault}</translation>
    </message>
    <message>
        <source>The computer's steps follow one another so that you can see them</source>
        <translation>Die Schritte des Computers folgen so aufeinander, dass sie zu sehen sind</translation>
    </message>
    <message>
        <source>The computer's turn is played at once</source>
        <translation>Der Zug des Computers wird sofort gespielt</translation>
    </message>
    <message>
        <source>The counters in play at true scale, upright and level, with lines to cut along. Glue them on card.</source>
        <translation>Die Spielsteine im Spiel in wahrer Größe, aufrecht und waagrecht, mit Schnittlinien. Auf Karton kleben.</translation>
    </message>
    <message>
        <source>The curtain falls between the sides.</source>
        <translation>Der Vorhang fällt zwischen den Seiten.</translation>
    </message>
    <message>
        <source>The dice seed is a whole number from 0 to {most}.</source>
        <translation>Die Startzahl der Würfel ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>The dice seed is a whole number.</source>
        <translation>Die Startzahl der Würfel ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The file stays as it is, whatever you choose.</source>
        <translation>Die Datei bleibt bei jeder Wahl, wie sie ist.</translation>
    </message>
    <message>
        <source>The folder {folder} can't be made ({reason}).</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen ({reason}).</translation>
    </message>
    <message>
        <source>The game is now called {title}.</source>
        <translation>Das Spiel heißt jetzt {title}.</translation>
    </message>
    <message>
        <source>The game is over: the export opens the seal, and docs/verify_dice.py checks every roll.</source>
        <translation>Das Spiel ist zu Ende: Der Export öffnet das Siegel, und docs/verify_dice.py prüft jeden Wurf.</translation>
    </message>
    <message>
        <source>The game opens where it stood before the first of them. What others wrote after it is kept as long as it holds without them; you are told what was left out, and a bookmark tells everybody.</source>
        <translation>Das Spiel öffnet sich dort, wo es vor dem ersten von ihnen stand. Was andere danach schrieben, bleibt, soweit es ohne sie gilt; was wegfiel, wird gesagt, und ein Lesezeichen sagt es allen.</translation>
    </message>
    <message>
        <source>The hex map, the 3D tactical view, or both side by side.</source>
        <translation>Die Feldkarte, die taktische 3D-Ansicht oder beide nebeneinander.</translation>
    </message>
    <message>
        <source>The last step could not be written: {trouble} All before it is in {path}.</source>
        <translation>Der letzte Schritt konnte nicht geschrieben werden: {trouble} Alles davor liegt in {path}.</translation>
    </message>
    <message>
        <source>The last step is another side's: only that side may take it back.</source>
        <translation>Der letzte Schritt gehört einer anderen Seite: Nur sie darf ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>The last step is not on disk</source>
        <translation>Der letzte Schritt ist nicht auf der Platte</translation>
    </message>
    <message>
        <source>The lesson is done. Play on as you like, or take the next one.</source>
        <translation>Die Lektion ist geschafft. Nun nach Belieben weiterspielen oder die nächste wählen.</translation>
    </message>
    <message>
        <source>The lesson is done. Play on as you like.</source>
        <translation>Die Lektion ist geschafft. Nun nach Belieben weiterspielen.</translation>
    </message>
    <message>
        <source>The lesson: the book throws {shown}.</source>
        <translation>Die Lektion: Das Buch wirft {shown}.</translation>
    </message>
    <message>
        <source>The map at true scale, cut into sheets that overlap by 10 mm. Cut or fold along the dashed lines where the crosses meet, and check the bar below with a ruler: it says whether the printer kept the scale.</source>
        <translation>Die Karte in wahrer Größe, in Blätter geteilt, die sich um 10 mm überlappen. An den gestrichelten Linien schneiden oder falten, wo die Kreuze sich treffen, und den Balken unten mit einem Lineal prüfen: Er sagt, ob der Drucker die Größe gewahrt hat.</translation>
    </message>
    <message>
        <source>The map ends here.</source>
        <translation>Hier endet die Karte.</translation>
    </message>
    <message>
        <source>The menu key opens older generations, rename, duplicate, trash.</source>
        <translation>Die Menütaste öffnet ältere Fassungen, Umbenennen, Verdoppeln, Papierkorb.</translation>
    </message>
    <message>
        <source>The others have done nothing since you looked.</source>
        <translation>Die anderen haben seit dem letzten Blick nichts getan.</translation>
    </message>
    <message>
        <source>The outer part holds that speed, the inner part what thrust adds this turn.</source>
        <translation>Der äußere Teil enthält diese Geschwindigkeit, der innere, was Schub in dieser Runde hinzufügt.</translation>
    </message>
    <message>
        <source>The part of the board in sight, in the colours of the window.</source>
        <translation>Der sichtbare Teil des Bretts, in den Farben des Fensters.</translation>
    </message>
    <message>
        <source>The passphrase of this seat is asked for from now on.</source>
        <translation>Nach dem Kennwort dieses Platzes wird von jetzt an gefragt.</translation>
    </message>
    <message>
        <source>The passphrase of this seat is taken off.</source>
        <translation>Das Kennwort dieses Platzes ist aufgehoben.</translation>
    </message>
    <message>
        <source>The picture is too large to be kept.</source>
        <translation>Das Bild ist zu groß.</translation>
    </message>
    <message>
        <source>The printed games belong to their publishers; you need your own copy to play. Holotank makes no use of any network.</source>
        <translation>Die gedruckten Spiele gehören ihren Verlagen; zum Spielen gehört ein eigenes Exemplar. Holotank benutzt kein Netz.</translation>
    </message>
    <message>
        <source>The program or the machine stopped while they were played. Every command is on disk as soon as it is given, so at most the one in flight is missing.</source>
        <translation>Das Programm oder der Rechner hielt an, während sie gespielt wurden. Jeder Befehl steht sofort auf der Platte; es fehlt also höchstens der letzte.</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Das Programm würfelt</translation>
    </message>
    <message>
        <source>The program's own</source>
        <translation>Die des Programms</translation>
    </message>
    <message>
        <source>The rules allow it. Shall it be done?</source>
        <translation>Die Regeln erlauben es. Soll es geschehen?</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved</source>
        <translation>Die Regeln haben sich seit dem Speichern dieses Spiels geändert</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>Das Szenario</translation>
    </message>
    <message>
        <source>The scenarios can't be read: {problem}</source>
        <translation>Die Szenarien lassen sich nicht lesen: {problem}</translation>
    </message>
    <message>
        <source>The seal on the dice (noted at the start, it can be checked at the end):</source>
        <translation>Das Siegel auf den Würfeln (zu Beginn notiert, lässt es sich am Ende prüfen):</translation>
    </message>
    <message>
        <source>The seed of the dice foretells every roll to come. Once it is open this game is over for good: nobody has won it, nothing more can be played in it, and this is never taken back.</source>
        <translation>Die Startzahl der Würfel verrät jeden künftigen Wurf. Ist sie offen, ist dieses Spiel endgültig zu Ende: Niemand hat gewonnen, nichts kann mehr gespielt werden, und das wird nie zurückgenommen.</translation>
    </message>
    <message>
        <source>The settings file is broken ({reason}). It was set aside as {file}; the defaults hold.</source>
        <translation>Die Einstellungsdatei ist beschädigt ({reason}). Sie wurde als {file} beiseitegelegt; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be read ({reason}); the defaults hold.</source>
        <translation>Die Einstellungen in {file} lassen sich nicht lesen ({reason}); es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The shipped numbers are used</source>
        <translation>Es gelten die mitgelieferten Zahlen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table as it was set up (Alt+Home)</source>
        <translation>Der Tisch im Aufbau (Alt+Home)</translation>
    </message>
    <message>
        <source>The table in space. Arrow keys turn it, plus and minus zoom, 1 to 7 choose a viewpoint.</source>
        <translation>Der Tisch im Raum. Pfeiltasten drehen ihn, Plus und Minus zoomen, 1 bis 7 wählen einen Blickpunkt.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>The table in words…</source>
        <translation>Der Tisch in Worten…</translation>
    </message>
    <message>
        <source>The whole board with every counter in sight of this seat, however far it reaches.</source>
        <translation>Das ganze Brett mit jedem für diesen Platz sichtbaren Spielstein, wie weit es auch reicht.</translation>
    </message>
    <message>
        <source>The whole map, small. Click or drag to look at another part.</source>
        <translation>Die ganze Karte, klein. Klicken oder ziehen, um einen anderen Teil zu sehen.</translation>
    </message>
    <message>
        <source>The window system in use ({platform}) has no OpenGL.</source>
        <translation>Das benutzte Fenstersystem ({platform}) hat kein OpenGL.</translation>
    </message>
    <message>
        <source>There are none yet. Ctrl+B puts one at the moment that you look at.</source>
        <translation>Es gibt noch keine. Ctrl+B setzt eines an den gezeigten Augenblick.</translation>
    </message>
    <message>
        <source>There are none yet. “What if…” makes one from any moment (Alt+B).</source>
        <translation>Es gibt noch keine. „Gedankenspiel…“ legt von jedem Augenblick aus eines an (Alt+B).</translation>
    </message>
    <message>
        <source>There are none yet: one is kept each turn, and each time the game is opened or saved.</source>
        <translation>Es gibt noch keine: Eine bleibt in jedem Zug zurück, und sooft die Partie geöffnet oder gespeichert wird.</translation>
    </message>
    <message>
        <source>There is a file of that name</source>
        <translation>Es gibt eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>There is a file {name} in that folder already.</source>
        <translation>In diesem Ordner gibt es schon eine Datei {name}.</translation>
    </message>
    <message>
        <source>There is no action '{name}'.</source>
        <translation>Es gibt keine Aktion „{name}“.</translation>
    </message>
    <message>
        <source>There is no file and no scenario '{name}'. The scenarios are {scenarios}.</source>
        <translation>Es gibt weder eine Datei noch ein Szenario „{name}“. Die Szenarien sind {scenarios}.</translation>
    </message>
    <message>
        <source>There is no game {name} any more.</source>
        <translation>Es gibt kein Spiel {name} mehr.</translation>
    </message>
    <message>
        <source>There is no other side.</source>
        <translation>Es gibt keine andere Seite.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>Es gibt keine Seite zu drucken.</translation>
    </message>
    <message>
        <source>There is nothing of that kind on this table.</source>
        <translation>So etwas gibt es auf diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>There is nothing to go on with now.</source>
        <translation>Jetzt gibt es nichts, womit es weitergeht.</translation>
    </message>
    <message>
        <source>These orders are not the ones that were committed</source>
        <translation>Diese Befehle sind nicht die festgelegten</translation>
    </message>
    <message>
        <source>This OpenGL is older than 2.1.</source>
        <translation>Dieses OpenGL ist älter als 2.1.</translation>
    </message>
    <message>
        <source>This can't be left for later. {why} Type what the dice show, or let the program roll this one.</source>
        <translation>Das lässt sich nicht verschieben. {why} Eingeben, was die Würfel zeigen, oder diesen Wurf dem Programm lassen.</translation>
    </message>
    <message>
        <source>This counter can't be moved there now.</source>
        <translation>Dieser Spielstein kann jetzt nicht dorthin.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>This game has no ship sheets.</source>
        <translation>Dieses Spiel hat keine Schiffsbögen.</translation>
    </message>
    <message>
        <source>This game has no view of that kind.</source>
        <translation>Dieses Spiel hat keine solche Ansicht.</translation>
    </message>
    <message>
        <source>This game has nothing of the kind.</source>
        <translation>Dieses Spiel hat nichts dergleichen.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>In diesem Spiel wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>This is now.</source>
        <translation>Das ist die Gegenwart.</translation>
    </message>
    <message>
        <source>This rule is named by number only. Look it up in the printed book.</source>
        <translation>Diese Regel ist nur mit ihrer Nummer genannt. Im gedruckten Buch nachschlagen.</translation>
    </message>
    <message>
        <source>Those of the window</source>
        <translation>Die des Fensters</translation>
    </message>
    <message>
        <source>Three lessons on the home screen tick off what you do; the Lesson tab at the left tells what comes.</source>
        <translation>Drei Lektionen auf der Startseite haken ab, was getan ist; der Reiter „Lektion“ links sagt, was kommt.</translation>
    </message>
    <message>
        <source>Three-quarter</source>
        <translation>Schräg von oben</translation>
    </message>
    <message>
        <source>Three-quarter, above, from A, B/C, D, E/F, below</source>
        <translation>Schräg, von oben, von A, B/C, D, E/F, von unten</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Through equator</source>
        <translation>Durch den Äquator</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Thrust</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>Thrust choices</source>
        <translation>Schubwahl</translation>
    </message>
    <message>
        <source>Thrust limit</source>
        <translation>Schubgrenze</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel des Spiels</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>To stop</source>
        <translation>Bis zum Stillstand</translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation>Zur Startseite; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>To the set-up table</source>
        <translation>Zum aufgebauten Tisch</translation>
    </message>
    <message>
        <source>To {most}.</source>
        <translation>Bis {most}.</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Zu viele</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Top: the roof of the ship's wedge looks this way; nothing can shoot through it.</source>
        <translation>Oben: Dorthin zeigt das Dach des Impellerkeils; nichts kann hindurchschießen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Touch size</source>
        <translation>Größe für Finger</translation>
    </message>
    <message>
        <source>Toward</source>
        <translation>Auf zu</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Tubes</source>
        <translation>Rohre</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a statistic</comment>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>Turn the counter in hand by 30°</source>
        <translation>Den Spielstein in der Hand um 30° drehen</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Den Tisch drehen</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}, moment {number}</source>
        <translation>Runde {turn}, Augenblick {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, over</source>
        <translation>Runde {turn}, beendet</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}</source>
        <translation>Runde {turn}, {phase}</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}  ·  {number}  ·  {kind}</source>
        <translation>Runde {turn}, {phase}  ·  {number}  ·  {kind}</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}  ·  {number} of {last}</source>
        <translation>Runde {turn}, {phase}  ·  {number} von {last}</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}: {sides} may go on</source>
        <translation>Runde {turn}, {phase}: {sides}, es kann weitergehen</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}: {sides} to act</source>
        <translation>Runde {turn}, {phase}: {sides} am Zug</translation>
    </message>
    <message>
        <source>Turn {turn}. {prompt}</source>
        <translation>Runde {turn}. {prompt}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Two players at this screen.</source>
        <translation>Zwei Spieler an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Two strokes: here the Top is at the midpoint of the turn.</source>
        <translation>Zwei Striche: Hier ist im Mittelpunkt der Runde Oben.</translation>
    </message>
    <message>
        <source>Two strokes: here the nose is at the midpoint of the turn.</source>
        <translation>Zwei Striche: Hier ist im Mittelpunkt der Runde der Bug.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Type a passphrase, twice.</source>
        <translation>Ein Kennwort zweimal eingeben.</translation>
    </message>
    <message>
        <source>Type some letters, walk with up and down, Enter does it.</source>
        <translation>Einige Buchstaben tippen, mit Auf und Ab wandern, Enter führt aus.</translation>
    </message>
    <message>
        <source>Type the passphrase first.</source>
        <translation>Zuerst das Kennwort eingeben.</translation>
    </message>
    <message>
        <source>Type {example}, or click</source>
        <translation>{example} tippen oder klicken</translation>
    </message>
    <message>
        <source>Typeface: Inter, under the SIL Open Font Licence.</source>
        <translation>Schrift: Inter, unter der SIL Open Font Licence.</translation>
    </message>
    <message>
        <source>T{turn}</source>
        <translation>Rd{turn}</translation>
    </message>
    <message>
        <source>UPPER HALF</source>
        <translation>OBERE HÄLFTE</translation>
    </message>
    <message>
        <source>Unclear or lost in print: played as our ruling reads it. No test carries its number.</source>
        <translation>Unklar oder im Druck verloren: gespielt, wie unser Regelentscheid sie liest. Kein Test trägt ihre Nummer.</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Under the board: earlier moments of the game, bookmarks, and what others did since you looked.</source>
        <translation>Unter dem Brett: frühere Augenblicke des Spiels, Lesezeichen und was andere seit dem letzten Blick taten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Einheiten übrig</translation>
    </message>
    <message>
        <source>Unusual, but one table in twenty is.</source>
        <translation>Ungewöhnlich, aber das ist einer von zwanzig Tischen.</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>Vector down: the ship drifts {count} levels down each turn.</source>
        <extracomment>for one: Vector down: the ship drifts {count} level down each turn.</extracomment>
        <translation><numerusform>Vektor nach unten: Das Schiff treibt jede Runde {count} Ebene nach unten.</numerusform><numerusform>Vektor nach unten: Das Schiff treibt jede Runde {count} Ebenen nach unten.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Vector in direction {slot}: the ship drifts {count} hexes in direction {slot} each turn.</source>
        <extracomment>for one: Vector in direction {slot}: the ship drifts {count} hex in direction {slot} each turn.</extracomment>
        <translation><numerusform>Vektor in Richtung {slot}: Das Schiff treibt jede Runde {count} Feld in Richtung {slot}.</numerusform><numerusform>Vektor in Richtung {slot}: Das Schiff treibt jede Runde {count} Felder in Richtung {slot}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Vector up: the ship drifts {count} levels up each turn.</source>
        <extracomment>for one: Vector up: the ship drifts {count} level up each turn.</extracomment>
        <translation><numerusform>Vektor nach oben: Das Schiff treibt jede Runde {count} Ebene nach oben.</numerusform><numerusform>Vektor nach oben: Das Schiff treibt jede Runde {count} Ebenen nach oben.</numerusform></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Vertical grid</source>
        <translation>Vertikales Raster</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Victory margin</source>
        <translation>Siegabstand</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>View at the start of a game</source>
        <translation>Ansicht zu Beginn eines Spiels</translation>
    </message>
    <message>
        <source>View ▾</source>
        <translation>Blick ▾</translation>
    </message>
    <message>
        <source>Waivable</source>
        <translation>Verzichtbar</translation>
    </message>
    <message>
        <source>Waived</source>
        <translation>Verzichtet</translation>
    </message>
    <message>
        <source>Walk the hex cursor; with a counter in hand, carry it</source>
        <translation>Die Feldmarke bewegen; mit einem Spielstein in der Hand ihn tragen</translation>
    </message>
    <message>
        <source>Was not closed cleanly. {where}</source>
        <translation>Wurde nicht sauber geschlossen. {where}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>We roll for the computer too</source>
        <translation>Wir würfeln auch für den Computer</translation>
    </message>
    <message>
        <source>We roll real dice</source>
        <translation>Wir werfen echte Würfel</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Keil</translation>
    </message>
    <message>
        <source>Wedge up</source>
        <translation>Keil oben</translation>
    </message>
    <message>
        <source>What breaks a rule is done all the same; the log names the rule.</source>
        <translation>Was eine Regel bricht, wird trotzdem getan; das Protokoll nennt die Regel.</translation>
    </message>
    <message>
        <source>What breaks a rule is refused, and the rule is named.</source>
        <translation>Was eine Regel bricht, wird abgelehnt und die Regel genannt.</translation>
    </message>
    <message>
        <source>What breaks a rule is refused.</source>
        <translation>Was eine Regel bricht, wird abgelehnt.</translation>
    </message>
    <message>
        <source>What if: {title}, turn {turn}</source>
        <translation>Gedankenspiel: {title}, Runde {turn}</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Gedankenspiel…</translation>
    </message>
    <message>
        <source>What is done is done.</source>
        <translation>Was getan ist, ist getan.</translation>
    </message>
    <message>
        <source>What is worth remembering?</source>
        <translation>Was ist merkenswert?</translation>
    </message>
    <message>
        <source>What lies where</source>
        <translation>Was wo liegt</translation>
    </message>
    <message>
        <source>What others did since you last looked (Alt+R)</source>
        <translation>Was andere seit dem letzten Blick taten (Alt+R)</translation>
    </message>
    <message>
        <source>What to print or keep as a picture</source>
        <translation>Was gedruckt oder als Bild behalten wird</translation>
    </message>
    <message>
        <source>What was done against the rules as your side may know it, then how the unclear rules of the game are read.</source>
        <translation>Was gegen die Regeln geschah, soweit es diese Seite wissen darf; dann, wie die unklaren Regeln des Spiels gelesen werden.</translation>
    </message>
    <message>
        <source>What was done against the rules with the table's consent, as this seat may know it.</source>
        <translation>Was mit Zustimmung des Tisches gegen die Regeln geschah, soweit es dieser Platz wissen darf.</translation>
    </message>
    <message>
        <source>What was played stays to be looked at, and every roll can be checked.</source>
        <translation>Das Gespielte bleibt zum Ansehen, und jeder Wurf lässt sich prüfen.</translation>
    </message>
    <message>
        <source>What was undone is another side's: only that side may redo it.</source>
        <translation>Das Zurückgenommene gehört einer anderen Seite: Nur sie darf es wiederholen.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was jetzt geht</translation>
    </message>
    <message>
        <source>What you have now is kept.</source>
        <translation>Der jetzige Stand bleibt erhalten.</translation>
    </message>
    <message>
        <source>What your side saw happen, turn by turn, with its dice and the bookmarks that it may read.</source>
        <translation>Was diese Seite geschehen sah, Runde für Runde, mit ihren Würfen und den Lesezeichen, die sie lesen darf.</translation>
    </message>
    <message>
        <source>What {name} copied is still on the clipboard.</source>
        <translation>Was {name} kopiert hat, liegt noch in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Wheel, Ctrl + plus and minus</source>
        <translation>Rad, Ctrl + Plus und Minus</translation>
    </message>
    <message>
        <source>When a side commits, a seal of its orders is shown to all and noted. When they are laid open, it is made again of the orders as they then are: if one of them was changed meanwhile, it is another.</source>
        <translation>Legt eine Seite fest, wird allen ein Siegel ihrer Befehle gezeigt und notiert. Beim Aufdecken entsteht es neu aus den Befehlen, wie sie dann sind: Wurde inzwischen einer geändert, ist es ein anderes.</translation>
    </message>
    <message>
        <source>When the chair is passed, the table goes back to how strictly the game was begun. On, it stays as it is.</source>
        <translation>Beim Übergeben des Platzes kehrt der Tisch zur Regelaufsicht vom Anfang des Spiels zurück. Eingeschaltet bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>When {name} sits down alone: press Enter or click.</source>
        <translation>Wenn {name} allein Platz nimmt: Enter drücken oder klicken.</translation>
    </message>
    <message>
        <source>Whenever a step of such a side needs a roll, you are asked for the faces. Everybody can read in the log that it was changed, and who agreed.</source>
        <translation>Braucht ein Schritt einer solchen Seite einen Wurf, wird nach den Augen gefragt. Alle können im Protokoll lesen, dass es geändert wurde und wer zugestimmt hat.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where do the sides sit?</source>
        <translation>Wo sitzen die Seiten?</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
        <source>Where the numbers come from…</source>
        <translation>Woher die Zahlen kommen…</translation>
    </message>
    <message>
        <source>Where the printed rules are silent, unclear or lost, the program plays as follows. The numbers are those of the rules concerned.</source>
        <translation>Wo die gedruckten Regeln schweigen, unklar oder verloren sind, spielt das Programm wie folgt. Die Nummern sind die der betroffenen Regeln.</translation>
    </message>
    <message>
        <source>Where the sides sit…</source>
        <translation>Sitzordnung…</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <translation>Worin sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>Wo sie sich trennen</translation>
    </message>
    <message>
        <source>Where, or why not now</source>
        <translation>Wo, oder warum nicht jetzt</translation>
    </message>
    <message>
        <source>Whether high is good depends on what was rolled for.</source>
        <translation>Ob hoch gut ist, hängt davon ab, wofür gewürfelt wurde.</translation>
    </message>
    <message>
        <source>While the game goes on, the export holds what you saw; the seal is opened when it is over.</source>
        <translation>Solange das Spiel läuft, enthält der Export das Gesehene; das Siegel wird am Ende geöffnet.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Who agreed</source>
        <translation>Wer zugestimmt hat</translation>
    </message>
    <message>
        <source>Who agreed? For example: both of us</source>
        <translation>Wer hat zugestimmt? Zum Beispiel: wir beide</translation>
    </message>
    <message>
        <source>Who rolls real dice?</source>
        <translation>Wer wirft echte Würfel?</translation>
    </message>
    <message>
        <source>Why does the table let it pass? May stay empty.</source>
        <translation>Warum lässt der Tisch es durchgehen? Darf leer bleiben.</translation>
    </message>
    <message>
        <source>Why it was not done</source>
        <translation>Warum es nicht getan wurde</translation>
    </message>
    <message>
        <source>Why: {why}</source>
        <translation>Warum: {why}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Window {window}: {things}.</source>
        <translation>Fenster {window}: {things}.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Windows from marker</source>
        <translation>Fenster von der Marke</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>With commas between.</source>
        <translation>Durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Without this every side finds the bookmark in its own list.</source>
        <translation>Sonst findet jede Seite das Lesezeichen in ihrer Liste.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Words of the bookmark</source>
        <translation>Text des Lesezeichens</translation>
    </message>
    <message>
        <source>Words or a rule's number</source>
        <translation>Wörter oder Regelnummer</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Begriffe…</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Ausrechnen</translation>
    </message>
    <message>
        <source>Worked out for this program, by the method named here.</source>
        <translation>Für dieses Programm erarbeitet, nach dem hier genannten Verfahren.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>Einen zweiten Blick wert</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Datei schreiben</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>Schreiben nach</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Geschrieben nach {path}</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Geschrieben: {path}</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>Yellow ring, 0°: directions level with the map.</source>
        <translation>Gelber Ring, 0°: Richtungen auf Höhe der Karte.</translation>
    </message>
    <message>
        <source>You are asked for each roll of every side.</source>
        <translation>Nach jedem Wurf jeder Seite wird gefragt.</translation>
    </message>
    <message>
        <source>You are asked for each roll of this side; the program rolls for the others.</source>
        <translation>Nach jedem Wurf dieser Seite wird gefragt; für die anderen würfelt das Programm.</translation>
    </message>
    <message>
        <source>You are asked for each roll; the program rolls for sides that the computer plays.</source>
        <translation>Nach jedem Wurf wird gefragt; für Seiten des Computers würfelt das Programm.</translation>
    </message>
    <message>
        <source>You can: {offer}.</source>
        <translation>Möglich: {offer}.</translation>
    </message>
    <message>
        <source>You can: {offer}. In any of {count} places.</source>
        <translation>Möglich: {offer}. An jedem von {count} Orten.</translation>
    </message>
    <message>
        <source>You can: {offer}. {places}.</source>
        <translation>Möglich: {offer}. {places}.</translation>
    </message>
    <message>
        <source>You look at an earlier moment; go back to now first.</source>
        <translation>Zu sehen ist ein früherer Augenblick; zuerst zurück zur Gegenwart.</translation>
    </message>
    <message>
        <source>You look at “{title}”. Nothing can be changed here.</source>
        <translation>Zu sehen ist „{title}“. Hier lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>You watch.</source>
        <translation>Zuschauer.</translation>
    </message>
    <message>
        <source>Your game is safe up to the last command: {path}. The next start offers to continue it.</source>
        <translation>Das Spiel ist bis zum letzten Befehl sicher: {path}. Der nächste Start bietet an, es fortzusetzen.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eigene Spiele</translation>
    </message>
    <message>
        <source>Your own steps, never past dice or a reveal.</source>
        <translation>Eigene Schritte, nie über Würfe oder Aufdecken hinweg.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <translation>eine Zahl darin ist zu lang</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>a whole number is expected, not '{text}'.</source>
        <translation>eine ganze Zahl wird erwartet, nicht „{text}“.</translation>
    </message>
    <message>
        <source>about average</source>
        <translation>etwa Durchschnitt</translation>
    </message>
    <message>
        <source>above average</source>
        <translation>über dem Durchschnitt</translation>
    </message>
    <message>
        <source>aft</source>
        <translation>achtern</translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation>alle Würfe</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>any side may go on</source>
        <translation>jede Seite kann weitergehen</translation>
    </message>
    <message>
        <source>as well as it can</source>
        <translation>so gut er kann</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>below average</source>
        <translation>unter dem Durchschnitt</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>by the program</source>
        <translation>vom Programm</translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation>von {by}</translation>
    </message>
    <message>
        <source>casually</source>
        <translation>nebenbei</translation>
    </message>
    <message>
        <source>circled: disabled</source>
        <translation>eingekreist: außer Betrieb</translation>
    </message>
    <message>
        <source>core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Spielstein</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>durchgestrichen</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>drawn unseen</source>
        <translation>verdeckt gezogen</translation>
    </message>
    <message>
        <source>d{sides}, {dice}: chi-square {chi_square:.1f}, p = {p_value:.3f}. {verdict}</source>
        <translation>d{sides}, {dice}: Chi-Quadrat {chi_square:.1f}, p = {p_value:.3f}. {verdict}</translation>
    </message>
    <message>
        <source>d{sides}, {dice}: too few to judge; {needed} are needed.</source>
        <translation>d{sides}, {dice}: zu wenige für ein Urteil; {needed} sind nötig.</translation>
    </message>
    <message>
        <source>d{sides}: {counts}; expected {expected:.1f} each</source>
        <translation>d{sides}: {counts}; je {expected:.1f} erwartet</translation>
    </message>
    <message>
        <source>either may go on</source>
        <translation>es kann weitergehen</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>empty.</source>
        <translation>leer.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>end of turn marker</source>
        <translation>EoT-Marke</translation>
    </message>
    <message>
        <source>end of turn {turn} at level {level}</source>
        <translation>Ende von Runde {turn} auf Ebene {level}</translation>
    </message>
    <message>
        <source>everything in place</source>
        <translation>alles an seinem Platz</translation>
    </message>
    <message>
        <source>expected a whole number as version, not {found}</source>
        <translation>als Version wird eine ganze Zahl erwartet, nicht {found}</translation>
    </message>
    <message>
        <source>expected at most {count} bytes</source>
        <translation>höchstens {count} Bytes werden erwartet</translation>
    </message>
    <message>
        <source>expected settings by name between braces</source>
        <translation>Einstellungen mit Namen in geschweiften Klammern werden erwartet</translation>
    </message>
    <message>
        <source>expected {part} by name between braces</source>
        <translation>{part} mit Namen in geschweiften Klammern werden erwartet</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>facing {heading}</source>
        <translation>Bug nach {heading}</translation>
    </message>
    <message>
        <source>far above average</source>
        <translation>weit über dem Durchschnitt</translation>
    </message>
    <message>
        <source>far below average</source>
        <translation>weit unter dem Durchschnitt</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>hex {cell}</source>
        <translation>Feld {cell}</translation>
    </message>
    <message>
        <source>hex {cell}, level {level}</source>
        <translation>Feld {cell}, Ebene {level}</translation>
    </message>
    <message>
        <source>house</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>in Kraft</translation>
    </message>
    <message>
        <source>in the tray</source>
        <translation>in der Ablage</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>kopfüber</translation>
    </message>
    <message>
        <source>it is no text in UTF-8</source>
        <translation>kein Text in UTF-8</translation>
    </message>
    <message>
        <source>it is of version {found}, this program knows versions up to {known}</source>
        <translation>sie hat Version {found}, dieses Programm kennt Versionen bis {known}</translation>
    </message>
    <message>
        <source>its brackets lie too deep in each other</source>
        <translation>die Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>join {name}</source>
        <translation>an {name}</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>may go on</source>
        <translation>kann weitergehen</translation>
    </message>
    <message>
        <source>midpoint marker</source>
        <translation>Mittelpunktmarke</translation>
    </message>
    <message>
        <source>name: value is expected, not '{text}'.</source>
        <translation>Name: Wert wird erwartet, nicht „{text}“.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>keine Unterschiede</translation>
    </message>
    <message>
        <source>no file manager answers; it is {folder}</source>
        <translation>kein Dateiverwalter antwortet; es ist {folder}</translation>
    </message>
    <message>
        <source>no folder for it ({reason})</source>
        <translation>kein Ordner dafür ({reason})</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund genannt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nose down {degrees}°</source>
        <translation>Bug {degrees}° nach unten</translation>
    </message>
    <message>
        <source>nose up {degrees}°</source>
        <translation>Bug {degrees}° nach oben</translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation>jetzt nicht: {reason}</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>one of {known} is expected, not '{text}'.</source>
        <translation>eines von {known} wird erwartet, nicht „{text}“.</translation>
    </message>
    <message>
        <source>opened, as sealed</source>
        <translation>aufgedeckt, wie versiegelt</translation>
    </message>
    <message>
        <source>opened. These orders are not the ones that were committed!</source>
        <translation>aufgedeckt. Diese Befehle sind nicht die festgelegten!</translation>
    </message>
    <message>
        <source>passed at level {level}</source>
        <translation>durchflogen auf Ebene {level}</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message numerus="yes">
        <source>range {count} hexes</source>
        <extracomment>for one: range {count} hex</extracomment>
        <translation><numerusform>Entfernung {count} Feld</numerusform><numerusform>Entfernung {count} Felder</numerusform></translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <source>rolled {degrees}° to port</source>
        <translation>{degrees}° nach Backbord gerollt</translation>
    </message>
    <message>
        <source>rolled {degrees}° to starboard</source>
        <translation>{degrees}° nach Steuerbord gerollt</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>same level</source>
        <translation>gleiche Ebene</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>zweite Quelle</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>ships are placed by hand</source>
        <translation>Schiffe werden von Hand aufgestellt</translation>
    </message>
    <message>
        <source>ships in position</source>
        <translation>Schiffe in Stellung</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>starts at the {corner} of the map, A up</source>
        <translation>beginnt an der Ecke {corner} der Karte, A oben</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>die Platte</translation>
    </message>
    <message>
        <source>the folder</source>
        <translation>der Ordner</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the keys of {action} make no sense</source>
        <translation>die Tasten von {action} ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>the lowest of {faces} = {lowest}</source>
        <translation>die niedrigste von {faces} = {lowest}</translation>
    </message>
    <message>
        <source>the rest of the turn</source>
        <translation>den Rest der Runde</translation>
    </message>
    <message>
        <source>the setup of the game</source>
        <translation>den Aufbau des Spiels</translation>
    </message>
    <message>
        <source>the whole turn</source>
        <translation>die ganze Runde</translation>
    </message>
    <message>
        <source>this is no list in JSON.</source>
        <translation>das ist keine Liste in JSON.</translation>
    </message>
    <message>
        <source>thrust accrues here</source>
        <translation>hier wirkt der Schub</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>turn {turn}, moment {number}</source>
        <translation>Runde {turn}, Augenblick {number}</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>velocity {vectors}</source>
        <translation>Geschwindigkeit {vectors}</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>what came of it is not for this seat to see</source>
        <translation>was daraus wurde, darf dieser Platz nicht sehen</translation>
    </message>
    <message>
        <source>what stands in line {line} at place {column} is no JSON</source>
        <translation>was in Zeile {line} an Stelle {column} steht, ist kein JSON</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>wrench</source>
        <translation>Schraubenschlüssel</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{action}: not now. {reason}</source>
        <translation>{action}: jetzt nicht. {reason}</translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes</source>
        <translation>{columns} × {rows} Felder</translation>
    </message>
    <message numerus="yes">
        <source>{count} commands</source>
        <extracomment>for one: {count} command</extracomment>
        <translation><numerusform>{count} Befehl</numerusform><numerusform>{count} Befehle</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} commands are saved.</source>
        <extracomment>for one: {count} command is saved.</extracomment>
        <translation><numerusform>{count} Befehl ist gespeichert.</numerusform><numerusform>{count} Befehle sind gespeichert.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <extracomment>for one: {count} day ago</extracomment>
        <translation><numerusform>vor {count} Tag</numerusform><numerusform>vor {count} Tagen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} dice</source>
        <extracomment>for one: {count} die</extracomment>
        <translation><numerusform>{count} Würfel</numerusform><numerusform>{count} Würfel</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} differences</source>
        <extracomment>for one: {count} difference</extracomment>
        <translation><numerusform>{count} Unterschied</numerusform><numerusform>{count} Unterschiede</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} games were cut off</source>
        <extracomment>for one: A game was cut off</extracomment>
        <translation><numerusform>{count} Spiel wurde unterbrochen</numerusform><numerusform>{count} Spiele wurden unterbrochen</numerusform></translation>
    </message>
    <message>
        <source>{count} gap</source>
        <translation>{count} Lücke</translation>
    </message>
    <message numerus="yes">
        <source>{count} hexes</source>
        <extracomment>for one: {count} hex</extracomment>
        <translation><numerusform>{count} Feld</numerusform><numerusform>{count} Felder</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} hours ago</source>
        <extracomment>for one: {count} hour ago</extracomment>
        <translation><numerusform>vor {count} Stunde</numerusform><numerusform>vor {count} Stunden</numerusform></translation>
    </message>
    <message>
        <source>{count} implemented</source>
        <translation>{count} umgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>{count} levels down</source>
        <extracomment>for one: {count} level down</extracomment>
        <translation><numerusform>{count} Ebene tiefer</numerusform><numerusform>{count} Ebenen tiefer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} levels up</source>
        <extracomment>for one: {count} level up</extracomment>
        <translation><numerusform>{count} Ebene höher</numerusform><numerusform>{count} Ebenen höher</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} lines before in the log.</source>
        <extracomment>for one: {count} line before in the log.</extracomment>
        <translation><numerusform>{count} Zeile davor im Protokoll.</numerusform><numerusform>{count} Zeilen davor im Protokoll.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes ago</source>
        <extracomment>for one: {count} minute ago</extracomment>
        <translation><numerusform>vor {count} Minute</numerusform><numerusform>vor {count} Minuten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} more choices</source>
        <extracomment>for one: {count} more choice</extracomment>
        <translation><numerusform>{count} weitere Wahl</numerusform><numerusform>{count} weitere Wahlmöglichkeiten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} more games</source>
        <extracomment>for one: {count} more game</extracomment>
        <translation><numerusform>{count} weitere Partie</numerusform><numerusform>{count} weitere Partien</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} more lines in the log.</source>
        <extracomment>for one: {count} more line in the log.</extracomment>
        <translation><numerusform>{count} weitere Zeile im Protokoll.</numerusform><numerusform>{count} weitere Zeilen im Protokoll.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} of these rolls were made with real dice.</source>
        <extracomment>for one: {count} of these rolls was made with real dice.</extracomment>
        <translation><numerusform>{count} dieser Würfe kam von echten Würfeln.</numerusform><numerusform>{count} dieser Würfe kamen von echten Würfeln.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} officers of note</source>
        <extracomment>for one: {count} officer of note</extracomment>
        <translation><numerusform>{count} besonderer Offizier</numerusform><numerusform>{count} besondere Offiziere</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} pages</source>
        <extracomment>for one: {count} page</extracomment>
        <translation><numerusform>{count} Seite</numerusform><numerusform>{count} Seiten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} pages written to {path}</source>
        <extracomment>for one: {count} page written to {path}</extracomment>
        <translation><numerusform>{count} Seite geschrieben nach {path}</numerusform><numerusform>{count} Seiten geschrieben nach {path}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} pictures, from {first} to {last}.</source>
        <extracomment>for one: {count} picture, from {first} to {last}.</extracomment>
        <translation><numerusform>{count} Bild, von {first} bis {last}.</numerusform><numerusform>{count} Bilder, von {first} bis {last}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} rolls for all are counted among the dice, and for no side's luck.</source>
        <extracomment>for one: {count} roll for all is counted among the dice, and for no side's luck.</extracomment>
        <translation><numerusform>{count} Wurf für alle zählt bei den Würfeln und für das Glück keiner Seite.</numerusform><numerusform>{count} Würfe für alle zählen bei den Würfeln und für das Glück keiner Seite.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} rolls of the setup are counted among the dice, and for no side's luck.</source>
        <extracomment>for one: {count} roll of the setup is counted among the dice, and for no side's luck.</extracomment>
        <translation><numerusform>{count} Wurf des Aufbaus zählt zu den Würfeln und zu keinem Glück einer Seite.</numerusform><numerusform>{count} Würfe des Aufbaus zählen zu den Würfeln und zu keinem Glück einer Seite.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} rolls of this step lie on the table.</source>
        <extracomment>for one: {count} roll of this step lies on the table.</extracomment>
        <translation><numerusform>{count} Wurf dieses Schritts liegt auf dem Tisch.</numerusform><numerusform>{count} Würfe dieses Schritts liegen auf dem Tisch.</numerusform></translation>
    </message>
    <message>
        <source>{count} rules: {standings}. Proof is counted from the tests that passed before this version was packed; a rule is called implemented only when a passing test carries its number.</source>
        <translation>{count} Regeln: {standings}. Als Beweis zählen die Tests, die vor dem Packen dieser Version bestanden wurden; eine Regel heißt nur umgesetzt, wenn ein bestandener Test ihre Nummer trägt.</translation>
    </message>
    <message>
        <source>{count} ruling</source>
        <translation>{count} Regelentscheid</translation>
    </message>
    <message numerus="yes">
        <source>{count} sealed orders of {name} in turn {turn} are left out.</source>
        <extracomment>for one: {count} sealed order of {name} in turn {turn} is left out.</extracomment>
        <translation><numerusform>{count} versiegelter Befehl von {name} in Runde {turn} fällt weg.</numerusform><numerusform>{count} versiegelte Befehle von {name} in Runde {turn} fallen weg.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} ships</source>
        <extracomment>for one: {count} ship</extracomment>
        <translation><numerusform>{count} Schiff</numerusform><numerusform>{count} Schiffe</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} steps after they part</source>
        <extracomment>for one: {count} step after they part</extracomment>
        <translation><numerusform>{count} Schritt nach der Trennung</numerusform><numerusform>{count} Schritte nach der Trennung</numerusform></translation>
    </message>
    <message>
        <source>{count} text only</source>
        <translation>{count} nur Text</translation>
    </message>
    <message numerus="yes">
        <source>{dice}: {count} numbers, each from 1 to {most} (a 0 counts as 10).</source>
        <extracomment>for one: {dice}: one number from 1 to {most} (a 0 counts as 10).</extracomment>
        <translation><numerusform>{dice}: eine Zahl von 1 bis {most} (0 zählt als 10).</numerusform><numerusform>{dice}: {count} Zahlen, jede von 1 bis {most} (0 zählt als 10).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{dice}: {count} numbers, each from 1 to {most}.</source>
        <extracomment>for one: {dice}: one number from 1 to {most}.</extracomment>
        <translation><numerusform>{dice}: eine Zahl von 1 bis {most}.</numerusform><numerusform>{dice}: {count} Zahlen, jede von 1 bis {most}.</numerusform></translation>
    </message>
    <message>
        <source>{dice}: {count} numbers, in the order of the rows (a 0 counts as 10).</source>
        <translation>{dice}: {count} Zahlen, in der Reihenfolge der Zeilen (0 zählt als 10).</translation>
    </message>
    <message>
        <source>{dice}: {count} numbers, in the order of the rows.</source>
        <translation>{dice}: {count} Zahlen, in der Reihenfolge der Zeilen.</translation>
    </message>
    <message>
        <source>{direction} is at the top. Click to turn the table (V)</source>
        <translation>{direction} ist oben. Klick dreht den Tisch (V)</translation>
    </message>
    <message>
        <source>{done} of {count} steps done</source>
        <translation>{done} von {count} Schritten getan</translation>
    </message>
    <message>
        <source>{duplicate} stands where this one does.</source>
        <translation>{duplicate} steht dort, wo dieses steht.</translation>
    </message>
    <message>
        <source>{face} on a d{sides}</source>
        <translation>{face} auf einem d{sides}</translation>
    </message>
    <message>
        <source>{field} has to be filled in.</source>
        <translation>{field} muss ausgefüllt sein.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{hex_mm:g} mm hexes</source>
        <translation>Felder von {hex_mm:g} mm</translation>
    </message>
    <message>
        <source>{index}: window {index} of {count} that the pivot enters.</source>
        <translation>{index}: Fenster {index} von {count}, die der Schwenk betritt.</translation>
    </message>
    <message>
        <source>{index}: window {index} of {count} that the roll enters.</source>
        <translation>{index}: Fenster {index} von {count}, die die Rolle betritt.</translation>
    </message>
    <message>
        <source>{keys} (yours)</source>
        <translation>{keys} (eigene)</translation>
    </message>
    <message>
        <source>{keys} is for the map and the instruments: hold Ctrl or Alt too, or take a function key.</source>
        <translation>{keys} gehört der Karte und den Instrumenten: zusätzlich Ctrl oder Alt halten oder eine Funktionstaste nehmen.</translation>
    </message>
    <message>
        <source>{keys} is for “{title}” already.</source>
        <translation>{keys} gehört schon zu „{title}“.</translation>
    </message>
    <message>
        <source>{keys} is now for “{title}”.</source>
        <translation>{keys} gehört jetzt zu „{title}“.</translation>
    </message>
    <message>
        <source>{keys} opens the menu {menu}.</source>
        <translation>{keys} öffnet das Menü {menu}.</translation>
    </message>
    <message>
        <source>{keys}, changed by you</source>
        <translation>{keys}, selbst geändert</translation>
    </message>
    <message>
        <source>{length} mm: print at 100 %</source>
        <translation>{length} mm: mit 100 % drucken</translation>
    </message>
    <message>
        <source>{marker} as plotted</source>
        <translation>{marker} wie geplant</translation>
    </message>
    <message>
        <source>{marker} at hex {cell}, level {level}</source>
        <translation>{marker} in Feld {cell}, Ebene {level}</translation>
    </message>
    <message>
        <source>{marker} of {ship}</source>
        <translation>{marker} von {ship}</translation>
    </message>
    <message>
        <source>{name} can go on without it. Everybody at the table is told by a bookmark in the game: nobody sits down in {name}'s place unseen. No orders are lost; private bookmarks that only the passphrase opens are left out.</source>
        <translation>{name} kann ohne es weiterspielen. Ein Lesezeichen im Spiel sagt es allen am Tisch: Niemand nimmt ungesehen den Platz von {name} ein. Keine Befehle gehen verloren; private Lesezeichen, die nur das Kennwort öffnet, entfallen.</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation>{name} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>{name} sits down alone, types the passphrase and presses Enter.</source>
        <translation>{name} nimmt allein Platz, gibt das Kennwort ein und drückt Enter.</translation>
    </message>
    <message>
        <source>{name} went on without the passphrase of this seat.</source>
        <translation>{name} hat ohne das Kennwort dieses Platzes weitergespielt.</translation>
    </message>
    <message>
        <source>{name}'s passphrase</source>
        <translation>Kennwort von {name}</translation>
    </message>
    <message>
        <source>{name}'s passphrase is lost?</source>
        <translation>Kennwort von {name} verloren?</translation>
    </message>
    <message>
        <source>{name}, played by the computer</source>
        <translation>{name}, vom Computer gespielt</translation>
    </message>
    <message>
        <source>{name}: hex {cell}</source>
        <translation>{name}: Feld {cell}</translation>
    </message>
    <message>
        <source>{name}: hex {cell}, level {level}</source>
        <translation>{name}: Feld {cell}, Ebene {level}</translation>
    </message>
    <message>
        <source>{name}: in the tray, not placed.</source>
        <translation>{name}: in der Ablage, nicht aufgestellt.</translation>
    </message>
    <message>
        <source>{name}: {lost}, off the table.</source>
        <translation>{name}: {lost}, nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>{number} of {last}</source>
        <translation>{number} von {last}</translation>
    </message>
    <message>
        <source>{number} {name}, level {level}</source>
        <translation>{number} {name}, Ebene {level}</translation>
    </message>
    <message>
        <source>{number}. Turn {turn}, {side}</source>
        <translation>{number}. Runde {turn}, {side}</translation>
    </message>
    <message>
        <source>{number}. Turn {turn}, {side}: {done}</source>
        <translation>{number}. Runde {turn}, {side}: {done}</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} von {pages}</translation>
    </message>
    <message>
        <source>{path} could not be opened.</source>
        <translation>{path} ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <source>{path} is there already. Shall it be replaced?</source>
        <translation>{path} gibt es schon. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>{place} at level {level}</source>
        <translation>{place} auf Ebene {level}</translation>
    </message>
    <message>
        <source>{place}, as high as its ship</source>
        <translation>{place}, so hoch wie sein Schiff</translation>
    </message>
    <message>
        <source>{place}: {apart} from its ship</source>
        <translation>{place}: {apart} von seinem Schiff</translation>
    </message>
    <message>
        <source>{reason} The built-in 3D view shows the same.</source>
        <translation>{reason} Die eingebaute 3D-Ansicht zeigt dasselbe.</translation>
    </message>
    <message>
        <source>{reason} The other game begins at the last moment before.</source>
        <translation>{reason} Das andere Spiel beginnt am letzten Augenblick davor.</translation>
    </message>
    <message>
        <source>{rolls} ({by_hand} by hand)</source>
        <translation>{rolls} ({by_hand} von Hand)</translation>
    </message>
    <message>
        <source>{said} The dice are sealed: {seal}</source>
        <translation>{said} Die Würfel sind versiegelt: {seal}</translation>
    </message>
    <message>
        <source>{said} The dice are sealed; the dice report has the whole seal.</source>
        <translation>{said} Die Würfel sind versiegelt; das ganze Siegel steht im Würfelbericht.</translation>
    </message>
    <message>
        <source>{seat} has the chair. {side} sits down by “{deed}” in the menu {menu}.</source>
        <translation>{seat} hat den Platz. {side} kommt durch „{deed}“ im Menü {menu} an die Reihe.</translation>
    </message>
    <message>
        <source>{setting} can't be {value}</source>
        <translation>{setting} kann nicht {value} sein</translation>
    </message>
    <message>
        <source>{ship} came by: {points}.</source>
        <translation>{ship} kam über: {points}.</translation>
    </message>
    <message>
        <source>{ship} flies by its vectors: {points}.</source>
        <translation>{ship} fliegt nach seinen Vektoren: {points}.</translation>
    </message>
    <message>
        <source>{ship} will fly as plotted: {points}.</source>
        <translation>{ship} wird wie geplant fliegen: {points}.</translation>
    </message>
    <message>
        <source>{ship} would coast: {points}.</source>
        <translation>{ship} würde treiben: {points}.</translation>
    </message>
    <message>
        <source>{ship}: {sites}. Vectors: {vectors}.</source>
        <translation>{ship}: {sites}. Vektoren: {vectors}.</translation>
    </message>
    <message>
        <source>{side} sits</source>
        <translation>{side} sitzt</translation>
    </message>
    <message>
        <source>{side}'s orders of turn {turn} do not fit their seal.</source>
        <translation>Die Befehle von {side} aus Runde {turn} passen nicht zu ihrem Siegel.</translation>
    </message>
    <message>
        <source>{side}, turn {turn}, {phase}</source>
        <translation>{side}, Runde {turn}, {phase}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: {count} ships.</source>
        <extracomment>for one: {side}: {count} ship.</extracomment>
        <translation><numerusform>{side}: {count} Schiff.</numerusform><numerusform>{side}: {count} Schiffe.</numerusform></translation>
    </message>
    <message>
        <source>{side}: {state} (you)</source>
        <translation>{side}: {state} (dieser Platz)</translation>
    </message>
    <message>
        <source>{slot}: one of the six directions of the map.</source>
        <translation>{slot}: eine der sechs Richtungen der Karte.</translation>
    </message>
    <message>
        <source>{standing} The last that all may read: {last}</source>
        <translation>{standing} Das Letzte, das alle lesen dürfen: {last}</translation>
    </message>
    <message>
        <source>{state}. A click passes the chair to {side}.</source>
        <translation>{state}. Ein Klick übergibt den Platz an {side}.</translation>
    </message>
    <message>
        <source>{title} (Ctrl+Enter)</source>
        <translation>{title} (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{title} (Ctrl+{number})</source>
        <translation>{title} (Ctrl+{number})</translation>
    </message>
    <message>
        <source>{title} is in the trash.</source>
        <translation>{title} liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>{title}, as it was cut off</source>
        <translation>{title}, wie es unterbrochen wurde</translation>
    </message>
    <message>
        <source>{title}, dice</source>
        <translation>{title}, Würfel</translation>
    </message>
    <message>
        <source>{title}, log</source>
        <translation>{title}, Protokoll</translation>
    </message>
    <message>
        <source>{title}, moments {first} to {last}</source>
        <translation>{title}, Augenblicke {first} bis {last}</translation>
    </message>
    <message>
        <source>{title}, part {part}: {size}</source>
        <translation>{title}, Teil {part}: {size}</translation>
    </message>
    <message>
        <source>{title}, ruling ledger</source>
        <translation>{title}, Regelentscheide</translation>
    </message>
    <message>
        <source>{title}, with all its older generations. The trash gives it back.</source>
        <translation>{title}, mit allen älteren Fassungen. Der Papierkorb gibt es zurück.</translation>
    </message>
    <message>
        <source>{title}: counters of {size:g} mm</source>
        <translation>{title}: Spielsteine von {size:g} mm</translation>
    </message>
    <message>
        <source>{title}: ruling ledger</source>
        <translation>{title}: Verzeichnis der Regelentscheide</translation>
    </message>
    <message>
        <source>{title}: rulings</source>
        <translation>{title}: Regelentscheide</translation>
    </message>
    <message>
        <source>{title}: the board for all (Holotank)</source>
        <translation>{title}: das Brett für alle (Holotank)</translation>
    </message>
    <message>
        <source>{track}: {value}, from {low} to {high}.</source>
        <translation>{track}: {value}, von {low} bis {high}.</translation>
    </message>
    <message>
        <source>{view} (key {number})</source>
        <translation>{view} (Taste {number})</translation>
    </message>
    <message>
        <source>½ inch, 12.7 mm</source>
        <translation>½ Zoll, 12,7 mm</translation>
    </message>
    <message>
        <source>¾ inch, 19 mm</source>
        <translation>¾ Zoll, 19 mm</translation>
    </message>
    <message>
        <source>“{title}” has its own keys again.</source>
        <translation>„{title}“ hat wieder die eigenen Tasten.</translation>
    </message>
    <message>
        <source>“{title}” has no key now.</source>
        <translation>„{title}“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>⅝ inch, 15.9 mm</source>
        <translation>⅝ Zoll, 15,9 mm</translation>
    </message>
</context>
</TS>
