<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-star-control</name>
    <message numerus="yes">
        <source>({count} hexes)</source>
        <extracomment>for one: ({count} hexes)</extracomment>
        <translation><numerusform>({count} Feld)</numerusform><numerusform>({count} Felder)</numerusform></translation>
    </message>
    <message>
        <source>11 × 7, close</source>
        <translation>11 × 7, eng</translation>
    </message>
    <message>
        <source>17 × 11, a long war</source>
        <translation>17 × 11, ein langer Krieg</translation>
    </message>
    <message>
        <source>21 × 15, wide</source>
        <translation>21 × 15, weit</translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation>25 mm</translation>
    </message>
    <message>
        <source>30 mm</source>
        <translation>30 mm</translation>
    </message>
    <message>
        <source>35 mm</source>
        <translation>35 mm</translation>
    </message>
    <message>
        <source>40 mm</source>
        <translation>40 mm</translation>
    </message>
    <message>
        <source>6 × 5, an evening</source>
        <translation>6 × 5, ein Abend</translation>
    </message>
    <message>
        <source>A Fleet that enters a Star explores it: what was found and the dice stand at the lower right.</source>
        <translation>Eine Flotte, die einen Stern betritt, erkundet ihn: Fund und Würfe stehen unten rechts.</translation>
    </message>
    <message>
        <source>A Fortress is</source>
        <translation>Als Festung gilt</translation>
    </message>
    <message>
        <source>A Precursor technology helps</source>
        <translation>Eine Technik der Vorläufer hilft</translation>
    </message>
    <message>
        <source>A die each; who begins has the left end.</source>
        <translation>Ein Würfel für jede Seite; wer beginnt, hat das linke Ende.</translation>
    </message>
    <message>
        <source>A hex that no ship may enter.</source>
        <translation>Ein Feld, das kein Schiff betreten darf.</translation>
    </message>
    <message>
        <source>A house rule: then the side with more Starbases wins.</source>
        <translation>Eine Hausregel: Dann gewinnt die Seite mit mehr Sternenbasen.</translation>
    </message>
    <message>
        <source>A ship's agility, taken off the Aim of whoever attacks it.</source>
        <translation>Die Wendigkeit eines Schiffs; sie geht vom Zielwert des Angreifers ab.</translation>
    </message>
    <message>
        <source>A stack of at most seven ships that moves and fights as one.</source>
        <translation>Ein Stapel von höchstens sieben Schiffen, der gemeinsam zieht und kämpft.</translation>
    </message>
    <message>
        <source>Added up.</source>
        <translation>Zusammengezählt.</translation>
    </message>
    <message>
        <source>After the ships have acted: forms are changed, force fields raised.</source>
        <translation>Wenn die Schiffe gehandelt haben: Formen wechseln, Kraftfelder gehen hoch.</translation>
    </message>
    <message>
        <source>All ships of a side that are not in play; new ones are drawn from it.</source>
        <translation>Alle Schiffe einer Seite, die nicht im Spiel sind; neue werden daraus gezogen.</translation>
    </message>
    <message>
        <source>All {attacks} attacks: {points} expected; destroy in {percent}</source>
        <translation>Alle {attacks} Angriffe: {points} zu erwarten; zerstören in {percent}</translation>
    </message>
    <message>
        <source>An installation on a Dead World; it closes its hex and watches the next.</source>
        <translation>Eine Anlage auf einer toten Welt; sie sperrt ihr Feld und überwacht die nächsten.</translation>
    </message>
    <message>
        <source>An installation on a Life World.</source>
        <translation>Eine Anlage auf einer belebten Welt.</translation>
    </message>
    <message>
        <source>An installation on a Mineral World.</source>
        <translation>Eine Anlage auf einer Welt mit Bodenschätzen.</translation>
    </message>
    <message>
        <source>Androsynth Guardian</source>
        <translation>Androsynth Guardian</translation>
    </message>
    <message>
        <source>Ariloulaleelay Skiff</source>
        <translation>Ariloulaleelay Skiff</translation>
    </message>
    <message>
        <source>Arrow on a Fleet (→)</source>
        <translation>Pfeil an einer Flotte (→)</translation>
    </message>
    <message>
        <source>As many of each as Starbases.</source>
        <translation>Von jedem so viele wie Sternenbasen.</translation>
    </message>
    <message>
        <source>Attack Fleet {enemies} in {name}: the battle begins.</source>
        <translation>Flotte {enemies} in {name} angreifen: Die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Battle orders</source>
        <translation>Befehle in der Schlacht</translation>
    </message>
    <message>
        <source>Battle turn</source>
        <translation>Schlachtrunde</translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation>Belagern</translation>
    </message>
    <message>
        <source>Bombard {cell}: destroyed in {percent}.
{parts}</source>
        <translation>{cell} beschießen: zerstört in {percent}.
{parts}</translation>
    </message>
    <message>
        <source>Chenjesu Broodhome</source>
        <translation>Chenjesu Broodhome</translation>
    </message>
    <message>
        <source>Choose a Fleet or a hex on the starmap: its ships lie here as cards.</source>
        <translation>Eine Flotte oder ein Feld auf der Sternkarte wählen: Die Schiffe liegen hier als Karten.</translation>
    </message>
    <message>
        <source>Choose a hex for the squad…</source>
        <translation>Feld für die Staffel wählen…</translation>
    </message>
    <message>
        <source>Choose a ship on the map.</source>
        <translation>Ein Schiff auf der Karte wählen.</translation>
    </message>
    <message>
        <source>Click a lit hex, or drag the Fleet there. Red dotted hexes are closed: the pointer says why.</source>
        <translation>Ein leuchtendes Feld anklicken oder die Flotte dorthin ziehen. Rot gepunktete Felder sind gesperrt: Der Zeiger sagt, warum.</translation>
    </message>
    <message>
        <source>Click the enemy to attack, a lit hex to move. Powers are buttons; those that can't be used say why.</source>
        <translation>Den Gegner anklicken: Angriff; ein leuchtendes Feld: Zug. Fähigkeiten sind Knöpfe; was nicht geht, sagt warum.</translation>
    </message>
    <message>
        <source>Colonies and Mines in one</source>
        <translation>Kolonien und Minen zusammen</translation>
    </message>
    <message>
        <source>Damage {damage}, {points} expected; destroys in {percent}</source>
        <translation>Schaden {damage}, {points} zu erwarten; zerstört in {percent}</translation>
    </message>
    <message>
        <source>Dashed hexes: {words}</source>
        <translation>Gestrichelte Felder: {words}</translation>
    </message>
    <message>
        <source>Destroys the Fortress in &lt;b&gt;{percent}&lt;/b&gt;</source>
        <translation>Zerstört die Festung in &lt;b&gt;{percent}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Dotted hexes: {words}</source>
        <translation>Gepunktete Felder: {words}</translation>
    </message>
    <message>
        <source>Each kind by itself</source>
        <translation>Jede Art für sich</translation>
    </message>
    <message>
        <source>Earthling Cruiser</source>
        <translation>Earthling Cruiser</translation>
    </message>
    <message>
        <source>End Segment</source>
        <translation>Schlusssegment</translation>
    </message>
    <message>
        <source>Enter twice on a ship</source>
        <translation>Zweimal Enter auf einem Schiff</translation>
    </message>
    <message>
        <source>Explores a Star: two dice.</source>
        <translation>Erkundet einen Stern: zwei Würfel.</translation>
    </message>
    <message>
        <source>FLEETS</source>
        <translation>FLOTTEN</translation>
    </message>
    <message>
        <source>FLEETS IN {name}</source>
        <translation>FLOTTEN IN {name}</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Fleet drawer</source>
        <translation>Flottenlade</translation>
    </message>
    <message>
        <source>Fleet sheets</source>
        <translation>Flottenblätter</translation>
    </message>
    <message>
        <source>Fleet sheets, turn {turn}</source>
        <translation>Flottenblätter, Runde {turn}</translation>
    </message>
    <message>
        <source>Fleet {fleet}</source>
        <translation>Flotte {fleet}</translation>
    </message>
    <message>
        <source>Fleet {fleet}, hex {hex}</source>
        <translation>Flotte {fleet}, Feld {hex}</translation>
    </message>
    <message>
        <source>Fleets / ships in them</source>
        <translation>Flotten / Schiffe darin</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>From here {percent} at {name}</source>
        <translation>Von hier {percent} auf {name}</translation>
    </message>
    <message>
        <source>From ship to ship</source>
        <translation>Von Schiff zu Schiff</translation>
    </message>
    <message>
        <source>From the weapons to the powers and the targets; Enter or Space uses them</source>
        <translation>Von den Waffen zu den Fähigkeiten und Zielen; Enter oder Leertaste setzt sie ein</translation>
    </message>
    <message>
        <source>Full hexes: {words}</source>
        <translation>Durchgezogene Felder: {words}</translation>
    </message>
    <message>
        <source>Galactic starmap</source>
        <translation>Galaktische Sternkarte</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <translation>Galaxis</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Ilwrath Avenger</source>
        <translation>Ilwrath Avenger</translation>
    </message>
    <message>
        <source>In a battle choose a ship and a weapon; over an enemy the chance to hit stands with all its parts.</source>
        <translation>In der Schlacht Schiff und Waffe wählen; über einem Gegner steht die Trefferchance mit allen Teilen.</translation>
    </message>
    <message>
        <source>In battle: {side}</source>
        <translation>Im Gefecht: {side}</translation>
    </message>
    <message>
        <source>In other phases</source>
        <translation>In anderen Phasen</translation>
    </message>
    <message>
        <source>In the Battle phase a click on an enemy Fleet beside yours opens the tactical map: drag ships there.</source>
        <translation>In der Kampfphase öffnet ein Klick auf eine gegnerische Flotte neben der eigenen die taktische Karte: Schiffe dorthin ziehen.</translation>
    </message>
    <message>
        <source>In the Construction and Build phases the panel at the right lists what your Starbucks buy.</source>
        <translation>In Aufbau- und Bauphase zeigt die Tafel rechts, was die Sternendollars kaufen.</translation>
    </message>
    <message>
        <source>In the pile</source>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>It has acted in this battle turn.</source>
        <translation>Es hat in dieser Schlachtrunde gehandelt.</translation>
    </message>
    <message>
        <source>It has moved in this phase.</source>
        <translation>Sie ist in dieser Phase gezogen.</translation>
    </message>
    <message>
        <source>Launch a Fighter Squad here.</source>
        <translation>Hier eine Jägerstaffel starten.</translation>
    </message>
    <message>
        <source>Lift it; put down on a hex it moves, on an enemy it attacks with the weapon in hand</source>
        <translation>Aufnehmen; auf ein Feld gesetzt zieht es, auf einen Gegner gesetzt greift es mit der gewählten Waffe an</translation>
    </message>
    <message>
        <source>Lost ships</source>
        <translation>Verlorene Schiffe</translation>
    </message>
    <message>
        <source>Mark or unmark a ship</source>
        <translation>Ein Schiff markieren oder nicht</translation>
    </message>
    <message>
        <source>Mmrnmhm X-Form</source>
        <translation>Mmrnmhm X-Form</translation>
    </message>
    <message>
        <source>Mycon Podship</source>
        <translation>Mycon Podship</translation>
    </message>
    <message>
        <source>New Fleet</source>
        <translation>Neue Flotte</translation>
    </message>
    <message>
        <source>New Fleet
drop here, or N</source>
        <translation>Neue Flotte
hier ablegen, oder N</translation>
    </message>
    <message>
        <source>One advance more from then on.</source>
        <translation>Von da an ein Fortschritt mehr.</translation>
    </message>
    <message>
        <source>One advance more in the turn in which it was found.</source>
        <translation>Ein Fortschritt mehr in der Runde, in der sie gefunden wurde.</translation>
    </message>
    <message>
        <source>One side's turn in a battle: each of its ships moves once and attacks.</source>
        <translation>Der Zug einer Seite in der Schlacht: Jedes Schiff zieht einmal und greift an.</translation>
    </message>
    <message>
        <source>Or start Alliance vs Hierarchy there; on the sheet the computer can be given a side.</source>
        <translation>Oder dort „Allianz gegen Hierarchie“ beginnen; auf dem Blatt kann der Computer eine Seite bekommen.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Place the Starbase in {name}.</source>
        <translation>Sternenbasis in {name} aufstellen.</translation>
    </message>
    <message>
        <source>Place your Starbase on a lit hex at your end of the starmap: your first ships are drawn there.</source>
        <translation>Die Sternenbasis auf ein leuchtendes Feld am eigenen Ende der Karte stellen: Die ersten Schiffe werden dort gezogen.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Powers: {powers}</source>
        <translation>Fähigkeiten: {powers}</translation>
    </message>
    <message>
        <source>Put the marked ships into a new Fleet</source>
        <translation>Die markierten Schiffe in eine neue Flotte</translation>
    </message>
    <message>
        <source>Put the marked ships into that Fleet</source>
        <translation>Die markierten Schiffe in diese Flotte</translation>
    </message>
    <message>
        <source>Quiet turns that stop a battle</source>
        <translation>Ruhige Runden, die eine Schlacht beenden</translation>
    </message>
    <message>
        <source>R {range}   D {damage}   A {aim}</source>
        <translation>R {range}   S {damage}   Z {aim}</translation>
    </message>
    <message>
        <source>Repaired after a battle phase</source>
        <translation>Repariert nach einer Kampfphase</translation>
    </message>
    <message>
        <source>Roll {hits_on}: {parts}</source>
        <translation>Wurf {hits_on}: {parts}</translation>
    </message>
    <message>
        <source>SHIPS IN THE BATTLE</source>
        <translation>SCHIFFE IN DER SCHLACHT</translation>
    </message>
    <message>
        <source>Scuttle</source>
        <translation>Verschrotten</translation>
    </message>
    <message>
        <source>Scuttle {count}</source>
        <translation>{count} verschrotten</translation>
    </message>
    <message>
        <source>Set it up here.</source>
        <translation>Hier aufstellen.</translation>
    </message>
    <message>
        <source>Ships of this hex</source>
        <translation>Schiffe dieses Felds</translation>
    </message>
    <message>
        <source>Shofixti Scout</source>
        <translation>Shofixti Scout</translation>
    </message>
    <message>
        <source>Space, Ctrl + click</source>
        <translation>Leertaste, Strg + Klick</translation>
    </message>
    <message>
        <source>Spathi Discriminator</source>
        <translation>Spathi Discriminator</translation>
    </message>
    <message>
        <source>Starbases are placed by hand, ships are drawn</source>
        <translation>Sternenbasen stellt man selbst auf, Schiffe werden gezogen</translation>
    </message>
    <message>
        <source>Starbases can be entered and taken while nobody defends them.</source>
        <translation>Sternenbasen können betreten und genommen werden, solange sie niemand verteidigt.</translation>
    </message>
    <message>
        <source>Starbases close their hex and watch the hexes around.</source>
        <translation>Sternenbasen sperren ihr Feld und überwachen die Felder ringsum.</translation>
    </message>
    <message>
        <source>Starbucks</source>
        <translation>Sternendollars</translation>
    </message>
    <message>
        <source>Support for Starbases</source>
        <translation>Unterhalt der Sternenbasen</translation>
    </message>
    <message>
        <source>Syreen Penetrator</source>
        <translation>Syreen Penetrator</translation>
    </message>
    <message>
        <source>Tactical solarmap</source>
        <translation>Taktische Sonnenkarte</translation>
    </message>
    <message>
        <source>The Alliance</source>
        <translation>Die Allianz</translation>
    </message>
    <message>
        <source>The Hierarchy</source>
        <translation>Die Hierarchie</translation>
    </message>
    <message>
        <source>The big button ends the phase; research and income come by themselves.</source>
        <translation>Der große Knopf beendet die Phase; Forschung und Einkommen kommen von selbst.</translation>
    </message>
    <message>
        <source>The damage that a ship can take; one point more destroys it.</source>
        <translation>Der Schaden, den ein Schiff verträgt; ein Punkt mehr zerstört es.</translation>
    </message>
    <message>
        <source>The higher die</source>
        <translation>Der höhere Würfel</translation>
    </message>
    <message>
        <source>The money of both sides.</source>
        <translation>Das Geld beider Seiten.</translation>
    </message>
    <message>
        <source>The scenario decides, else the default.</source>
        <translation>Das Szenario entscheidet, sonst die Vorgabe.</translation>
    </message>
    <message>
        <source>The ships of both sides</source>
        <translation>Die Schiffe beider Seiten</translation>
    </message>
    <message>
        <source>The ships of whose phase it is</source>
        <translation>Die Schiffe der Seite, deren Phase es ist</translation>
    </message>
    <message>
        <source>The war ends after</source>
        <translation>Der Krieg endet nach</translation>
    </message>
    <message>
        <source>They are out of the game.</source>
        <translation>Sie sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>They can be drawn again.</source>
        <translation>Sie können wieder gezogen werden.</translation>
    </message>
    <message>
        <source>Tick on a ship (✓)</source>
        <translation>Haken an einem Schiff (✓)</translation>
    </message>
    <message>
        <source>To bombard a Fortress from a hex beside it, and to take what one stands on.</source>
        <translation>Eine Festung vom Nachbarfeld beschießen und nehmen, worauf man steht.</translation>
    </message>
    <message>
        <source>To {hex}: {away}.</source>
        <translation>Nach {hex}: {away}.</translation>
    </message>
    <message>
        <source>Umgah Drone</source>
        <translation>Umgah Drone</translation>
    </message>
    <message>
        <source>Ur-Quan Dreadnaught</source>
        <translation>Ur-Quan Dreadnaught</translation>
    </message>
    <message>
        <source>Vux Intruder</source>
        <translation>Vux Intruder</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>What an attack roll must not exceed, less the target's Turn.</source>
        <translation>Was ein Angriffswurf nicht übersteigen darf, abzüglich der Wendigkeit des Ziels.</translation>
    </message>
    <message>
        <source>What both sides have, and every ship in play with its Crew, damage, numbers and powers.</source>
        <translation>Was beide Seiten haben, und jedes Schiff im Spiel mit Besatzung, Schaden, Werten und Fähigkeiten.</translation>
    </message>
    <message>
        <source>What may lie on a world that is explored: a technology or power crystals.</source>
        <translation>Was auf einer erkundeten Welt liegen kann: eine Technik oder Kraftkristalle.</translation>
    </message>
    <message>
        <source>Where ships are built. Who has none left has lost.</source>
        <translation>Wo Schiffe gebaut werden. Wer keine mehr hat, hat verloren.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Whom it threatens</source>
        <translation>Wen es bedroht</translation>
    </message>
    <message>
        <source>Yehat Terminator</source>
        <translation>Yehat Terminator</translation>
    </message>
    <message>
        <source>Your Fleets lie as cards under the map. Drag cards apart to split a Fleet, together to merge Fleets.</source>
        <translation>Die eigenen Flotten liegen als Karten unter der Karte. Karten auseinanderziehen teilt eine Flotte, zusammenziehen vereint Flotten.</translation>
    </message>
    <message>
        <source>a Fortification</source>
        <translation>eine Befestigung</translation>
    </message>
    <message>
        <source>a Starbase as well</source>
        <translation>auch eine Sternenbasis</translation>
    </message>
    <message>
        <source>a side's last Starbase</source>
        <translation>der letzten Sternenbasis einer Seite</translation>
    </message>
    <message>
        <source>can attack there</source>
        <translation>kann dort angreifen</translation>
    </message>
    <message>
        <source>can go there</source>
        <translation>kann dorthin</translation>
    </message>
    <message>
        <source>can't destroy it</source>
        <translation>kann es nicht zerstören</translation>
    </message>
    <message>
        <source>closed: the rule stands at the pointer</source>
        <translation>gesperrt: die Regel steht am Zeiger</translation>
    </message>
    <message>
        <source>destroys {percent}</source>
        <translation>zerstört {percent}</translation>
    </message>
    <message>
        <source>galactic starmap</source>
        <translation>galaktische Sternkarte</translation>
    </message>
    <message>
        <source>in every turn</source>
        <translation>in jeder Runde</translation>
    </message>
    <message>
        <source>no Fleet</source>
        <translation>keine Flotte</translation>
    </message>
    <message>
        <source>no ships</source>
        <translation>keine Schiffe</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>return to the pile</source>
        <translation>kehren in den Vorrat zurück</translation>
    </message>
    <message>
        <source>stay lost</source>
        <translation>bleiben verloren</translation>
    </message>
    <message>
        <source>tactical solarmap</source>
        <translation>taktische Sonnenkarte</translation>
    </message>
    <message>
        <source>the Alliance</source>
        <translation>die Allianz</translation>
    </message>
    <message>
        <source>the Hierarchy</source>
        <translation>die Hierarchie</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message numerus="yes">
        <source>{count} Fleets</source>
        <extracomment>for one: {count} Fleet</extracomment>
        <translation><numerusform>{count} Flotte</numerusform><numerusform>{count} Flotten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} hexes away.</source>
        <extracomment>for one: {count} hex away.</extracomment>
        <translation><numerusform>{count} Feld entfernt.</numerusform><numerusform>{count} Felder entfernt.</numerusform></translation>
    </message>
    <message>
        <source>{count} of each side</source>
        <translation>{count} jeder Seite</translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <extracomment>for one: {count} turn</extracomment>
        <translation><numerusform>{count} Runde</numerusform><numerusform>{count} Runden</numerusform></translation>
    </message>
    <message>
        <source>{fleets} with {ships}</source>
        <translation>{fleets} mit {ships}</translation>
    </message>
    <message>
        <source>{many} marked</source>
        <translation>{many} markiert</translation>
    </message>
    <message>
        <source>{name}
Range {range}, Damage {damage}, Aim {aim}
Attacks left: {attacks}</source>
        <translation>{name}
Reichweite {range}, Schaden {damage}, Zielwert {aim}
Angriffe übrig: {attacks}</translation>
    </message>
    <message>
        <source>{name}: range {range}, damage {damage}, aim {aim}</source>
        <translation>{name}: Reichweite {range}, Schaden {damage}, Zielwert {aim}</translation>
    </message>
    <message>
        <source>{name}: {face} or more</source>
        <translation>{name}: {face} oder mehr</translation>
    </message>
    <message>
        <source>{parts} = {total} or less</source>
        <translation>{parts} = {total} oder weniger</translation>
    </message>
    <message>
        <source>{percent} by the roll, but {defence}</source>
        <translation>{percent} nach dem Wurf, aber {defence}</translation>
    </message>
    <message>
        <source>{phase} phase</source>
        <translation>Phase {phase}</translation>
    </message>
    <message>
        <source>{phase} phase: the other side's</source>
        <translation>Phase {phase}: die andere Seite</translation>
    </message>
    <message>
        <source>{place}, turn {turn}</source>
        <translation>{place}, Runde {turn}</translation>
    </message>
    <message>
        <source>{place}: set up</source>
        <translation>{place}: Aufstellung</translation>
    </message>
    <message>
        <source>{points} damage · {kill}</source>
        <translation>Schaden {points} · {kill}</translation>
    </message>
    <message>
        <source>{ship}, damage {damage}</source>
        <translation>{ship}, Schaden {damage}</translation>
    </message>
    <message>
        <source>{ship}: {hit} to hit, destroys in {destroyed}</source>
        <translation>{ship}: Treffer {hit}, zerstört in {destroyed}</translation>
    </message>
    <message>
        <source>{weapon}: {percent} to hit</source>
        <translation>{weapon}: Treffer {percent}</translation>
    </message>
    <message>
        <source>{words}. Space marks, N makes a new Fleet, a number joins that Fleet.</source>
        <translation>{words}. Leertaste markiert, N bildet eine neue Flotte, eine Zahl schließt sich dieser Flotte an.</translation>
    </message>
</context>
</TS>
