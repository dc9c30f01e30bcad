<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-holy-war</name>
    <message>
        <source>100 mm</source>
        <translation>100 mm</translation>
    </message>
    <message>
        <source>17 columns of 7 levels, {layout}</source>
        <translation>17 Säulen zu 7 Ebenen, {layout}</translation>
    </message>
    <message>
        <source>65 mm</source>
        <translation>65 mm</translation>
    </message>
    <message>
        <source>80 mm</source>
        <translation>80 mm</translation>
    </message>
    <message>
        <source>A Pressorship takes its star along.</source>
        <translation>Ein Pressorship nimmt seinen Stern mit.</translation>
    </message>
    <message>
        <source>A Probe looks into a level.</source>
        <translation>Eine Probe schaut in eine Ebene.</translation>
    </message>
    <message numerus="yes">
        <source>A capture brings {count} crew points.</source>
        <extracomment>for one: A capture brings {count} crew point.</extracomment>
        <translation><numerusform>Eine Gefangennahme bringt {count} Besatzungspunkt.</numerusform><numerusform>Eine Gefangennahme bringt {count} Besatzungspunkte.</numerusform></translation>
    </message>
    <message>
        <source>A cube of space: what a unit is in, and jumps from.</source>
        <translation>Ein Würfel des Raums: Darin ist eine Einheit, und von dort springt sie.</translation>
    </message>
    <message>
        <source>A scenario file of your own in the folder of house data; it stands beside the shipped ones.</source>
        <translation>Eine eigene Szenariodatei im Ordner der Hausdaten; sie steht neben den mitgelieferten.</translation>
    </message>
    <message>
        <source>A system is yours</source>
        <translation>Ein System ist gewonnen</translation>
    </message>
    <message>
        <source>A unit that jumped too far, or was hit so, is placed by the enemy.</source>
        <translation>Eine Einheit, die zu weit sprang oder so getroffen wurde, setzt der Feind.</translation>
    </message>
    <message>
        <source>Activate it in {name}.</source>
        <translation>In {name} aktivieren.</translation>
    </message>
    <message>
        <source>Activate: choose a type, then a system</source>
        <translation>Aktivieren: erst den Typ wählen, dann das System</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>All are in Flights.</source>
        <translation>Alle sind in Staffeln.</translation>
    </message>
    <message numerus="yes">
        <source>All {count} units arrive in {percent}.</source>
        <extracomment>for one: All {count} unit arrive in {percent}.</extracomment>
        <translation><numerusform>Die Einheit kommt an in {percent}.</numerusform><numerusform>Alle {count} Einheiten kommen an in {percent}.</numerusform></translation>
    </message>
    <message>
        <source>Amtik rolls</source>
        <translation>Amtik-Würfe</translation>
    </message>
    <message>
        <source>Arrow keys walk the cursor, page keys climb a column, Enter selects and jumps.</source>
        <translation>Pfeiltasten bewegen die Marke, Bildtasten steigen in einer Säule, Enter wählt und springt.</translation>
    </message>
    <message>
        <source>As everybody may see it. Damaged numbers are crossed out.</source>
        <translation>Wie alle es sehen dürfen. Beschädigte Werte sind durchgestrichen.</translation>
    </message>
    <message>
        <source>As {side} may see it. Damaged numbers are crossed out.</source>
        <translation>Wie {side} es sehen darf. Beschädigte Werte sind durchgestrichen.</translation>
    </message>
    <message>
        <source>BOUGHT</source>
        <translation>GEKAUFT</translation>
    </message>
    <message>
        <source>Back one level</source>
        <translation>Eine Ebene zurück</translation>
    </message>
    <message>
        <source>Backspace, Escape</source>
        <translation>Rücktaste, Esc</translation>
    </message>
    <message>
        <source>Blue levels are safe, orange ones show the risk of dispersal. A risky jump is laid out by the first click, with exact odds at the right, and made by the second.</source>
        <translation>Blaue Ebenen sind sicher, orange zeigen die Gefahr der Zerstreuung. Der erste Klick legt einen gewagten Sprung aus, mit genauen Chancen rechts; der zweite führt ihn aus.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>Board, or roll</source>
        <translation>Entern oder würfeln</translation>
    </message>
    <message>
        <source>Bought and still sealed</source>
        <translation>Gekauft und noch versiegelt</translation>
    </message>
    <message>
        <source>Break up</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Buy units: choose a type at the right, then a lit system. Nobody sees it before both sides are done.</source>
        <translation>Einheiten kaufen: rechts einen Typ wählen, dann ein erhelltes System. Niemand sieht es, bevor beide Seiten fertig sind.</translation>
    </message>
    <message>
        <source>By fours</source>
        <translation>Zu vieren</translation>
    </message>
    <message>
        <source>COUNTERS</source>
        <translation>SPIELSTEINE</translation>
    </message>
    <message>
        <source>Captures with none: {sixths} ({percent})</source>
        <translation>Gefangen mit keinem Wurf: {sixths} ({percent})</translation>
    </message>
    <message>
        <source>Captures with {faces}: {sixths} ({percent})</source>
        <translation>Gefangen mit {faces}: {sixths} ({percent})</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Change the psychic strength of a boarding attempt</source>
        <translation>Die psychische Stärke eines Enterversuchs ändern</translation>
    </message>
    <message>
        <source>Choose a level on the map: its counters lie here as cards.</source>
        <translation>Ebene wählen: Hier liegen ihre Spielsteine.</translation>
    </message>
    <message>
        <source>Choose the level, or act there with what is in hand</source>
        <translation>Die Ebene wählen oder dort handeln mit dem, was in der Hand ist</translation>
    </message>
    <message>
        <source>Choosing systems</source>
        <translation>Wahl der Systeme</translation>
    </message>
    <message>
        <source>Click a level of yours: all its units are in hand. Cards under the map put single ones down.</source>
        <translation>Eine eigene Ebene anklicken: Alle ihre Einheiten sind in der Hand. Mit den Karten unter dem Plan lassen sich einzelne ablegen.</translation>
    </message>
    <message>
        <source>Click a level with units of yours, or N for the next one that can move.</source>
        <translation>Eine Ebene mit eigenen Einheiten anklicken, oder N für die nächste, die ziehen kann.</translation>
    </message>
    <message>
        <source>Click a lit level on the map: empty ones, another for each unit.</source>
        <translation>Eine erhellte Ebene auf der Karte anklicken: leere, für jede Einheit eine andere.</translation>
    </message>
    <message>
        <source>Click a lit level on the map…</source>
        <translation>Eine erhellte Ebene anklicken…</translation>
    </message>
    <message>
        <source>Click a lit system on the map. The five that are left stay neutral.</source>
        <translation>Ein erhelltes System auf der Karte anklicken. Die fünf übrigen bleiben neutral.</translation>
    </message>
    <message>
        <source>Click one of your revealed ships and an enemy ship under the map to board it.</source>
        <translation>Zum Entern unter der Karte ein eigenes aufgedecktes Schiff und ein feindliches anklicken.</translation>
    </message>
    <message>
        <source>Click to lay it out, again to jump.</source>
        <translation>Klick: auslegen, noch einer: springen.</translation>
    </message>
    <message>
        <source>Columns from edge to edge</source>
        <translation>Säulen von Kante zu Kante</translation>
    </message>
    <message>
        <source>Columns in space</source>
        <translation>Säulen im Raum</translation>
    </message>
    <message>
        <source>Combat in {where}</source>
        <translation>Kampf in {where}</translation>
    </message>
    <message>
        <source>Combat: where first?</source>
        <translation>Kampf: wo zuerst?</translation>
    </message>
    <message>
        <source>Counters on the map without StarGuards</source>
        <translation>Spielsteine auf der Karte ohne StarGuards</translation>
    </message>
    <message>
        <source>Counters on the map without StarGuards, as they can be counted</source>
        <translation>Spielsteine auf der Karte ohne StarGuards, soweit sie sich zählen lassen</translation>
    </message>
    <message>
        <source>Crew points</source>
        <translation>Besatzungspunkte</translation>
    </message>
    <message>
        <source>Crew points saved and not spent; the other side does not know them</source>
        <translation>Gesparte, nicht ausgegebene Besatzungspunkte; die andere Seite kennt sie nicht</translation>
    </message>
    <message>
        <source>DE 0.67 · DISP 0.67</source>
        <translation>DE 0.67 · DISP 0.67</translation>
    </message>
    <message>
        <source>DE {number}</source>
        <translation>DE {number}</translation>
    </message>
    <message>
        <source>DISP {number}</source>
        <translation>DISP {number}</translation>
    </message>
    <message>
        <source>Denial</source>
        <translation>Ausweichen</translation>
    </message>
    <message numerus="yes">
        <source>Destroys the {star} with {count} counters after the phase.</source>
        <extracomment>for one: Destroys the {star} with {count} counter after the phase.</extracomment>
        <translation><numerusform>Zerstört nach der Phase: {star}, mit {count} Spielstein.</numerusform><numerusform>Zerstört nach der Phase: {star}, mit {count} Spielsteinen.</numerusform></translation>
    </message>
    <message>
        <source>Dispersed {chances}</source>
        <translation>Zerstreut {chances}</translation>
    </message>
    <message>
        <source>Dispersed, the first is placed next</source>
        <translation>Zerstreut; die erste wird als Nächstes gesetzt</translation>
    </message>
    <message>
        <source>Drag cards between Flights; arrows, Space and a number do it by keys.</source>
        <translation>Karten zwischen Staffeln ziehen; mit Tasten: Pfeile, Leertaste und eine Zahl.</translation>
    </message>
    <message>
        <source>Drag the cards under the map, up to four units a Flight. Nobody else sees them.</source>
        <translation>Die Karten unter dem Plan ziehen, bis zu vier Einheiten je Staffel. Sonst sieht sie niemand.</translation>
    </message>
    <message>
        <source>Drag: turn. Right drag: move. Wheel: zoom. Click a level or a stack.</source>
        <translation>Ziehen: drehen. Rechts ziehen: bewegen. Rad: Zoom. Ebene oder Stapel anklicken.</translation>
    </message>
    <message>
        <source>Drop units here.</source>
        <translation>Einheiten hier ablegen.</translation>
    </message>
    <message>
        <source>Drop units here: X.six</source>
        <translation>Einheiten hier ablegen: X.six</translation>
    </message>
    <message>
        <source>Each column is a spiral of seven levels: the largest is the highest, the smallest the deepest.</source>
        <translation>Jede Säule ist eine Spirale aus sieben Ebenen: Die größte ist die höchste, die kleinste die tiefste.</translation>
    </message>
    <message>
        <source>FLIGHTS</source>
        <translation>STAFFELN</translation>
    </message>
    <message>
        <source>Far stars</source>
        <translation>Ferne Sterne</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Flight {number}</source>
        <translation>Staffel {number}</translation>
    </message>
    <message>
        <source>Flight {number}: {codes}</source>
        <translation>Staffel {number}: {codes}</translation>
    </message>
    <message>
        <source>Force counter</source>
        <translation>Verbandsmarke</translation>
    </message>
    <message>
        <source>Force counters</source>
        <translation>Verbandsmarken</translation>
    </message>
    <message>
        <source>Force {code}</source>
        <translation>Verband {code}</translation>
    </message>
    <message>
        <source>Force {letter}</source>
        <translation>Verband {letter}</translation>
    </message>
    <message>
        <source>Force {letter}: {units}</source>
        <translation>Verband {letter}: {units}</translation>
    </message>
    <message>
        <source>Form your Flights</source>
        <translation>Die Staffeln bilden</translation>
    </message>
    <message>
        <source>Fought to the end</source>
        <translation>Bis zum Ende gekämpft</translation>
    </message>
    <message>
        <source>From button to button; Enter or Space presses it</source>
        <translation>Von Knopf zu Knopf; Enter oder Leertaste drückt ihn</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>From column to column</source>
        <translation>Von Säule zu Säule</translation>
    </message>
    <message>
        <source>From level to level in a column</source>
        <translation>Von Ebene zu Ebene in einer Säule</translation>
    </message>
    <message>
        <source>From mouth to mouth in no time.</source>
        <translation>Von Mündung zu Mündung ohne Zeit.</translation>
    </message>
    <message>
        <source>Holds a system, never moves, lies face up.</source>
        <translation>Hält ein System, bewegt sich nie, liegt offen.</translation>
    </message>
    <message>
        <source>House scenario</source>
        <translation>Hausszenario</translation>
    </message>
    <message>
        <source>How both sides stand, and every counter in sight of this side, level by level, with its numbers and damage.</source>
        <translation>Wie beide Seiten stehen, und jeder Spielstein, den diese Seite sieht, Ebene für Ebene, mit Werten und Schäden.</translation>
    </message>
    <message>
        <source>How the combat ended</source>
        <translation>Wie der Kampf endete</translation>
    </message>
    <message>
        <source>IN {level}</source>
        <translation>IN {level}</translation>
    </message>
    <message>
        <source>In none yet</source>
        <translation>Noch in keiner</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>Its units lie on the map themselves</source>
        <translation>Seine Einheiten liegen dann selbst auf der Karte</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Springen</translation>
    </message>
    <message numerus="yes">
        <source>Jump to {level}: {count} levels, each unit is dispersed in {percent}.</source>
        <extracomment>for one: Jump to {level}: {count} level, each unit is dispersed in {percent}.</extracomment>
        <translation><numerusform>Sprung nach {level}: {count} Ebene, jede Einheit wird zerstreut in {percent}.</numerusform><numerusform>Sprung nach {level}: {count} Ebenen, jede Einheit wird zerstreut in {percent}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Jump to {level}: {count} levels, no risk.</source>
        <extracomment>for one: Jump to {level}: {count} level, no risk.</extracomment>
        <translation><numerusform>Sprung nach {level}: {count} Ebene, keine Gefahr.</numerusform><numerusform>Sprung nach {level}: {count} Ebenen, keine Gefahr.</numerusform></translation>
    </message>
    <message>
        <source>Jumps only; more than one level risks dispersal.</source>
        <translation>Nur Sprünge; mehr als eine Ebene weit droht Zerstreuung.</translation>
    </message>
    <message>
        <source>Key T.</source>
        <translation>Taste T.</translation>
    </message>
    <message>
        <source>LW, EW, PW</source>
        <translation>LW, EW, PW</translation>
    </message>
    <message>
        <source>Launched weapons, energy weapons, psychic power.</source>
        <translation>Abschusswaffen, Energiewaffen, psychische Kraft.</translation>
    </message>
    <message>
        <source>Lead a jump on, level by level</source>
        <translation>Einen Sprung weiterführen, Ebene für Ebene</translation>
    </message>
    <message>
        <source>Light the levels to withdraw to</source>
        <translation>Die Ebenen für den Rückzug erhellen</translation>
    </message>
    <message>
        <source>Lights the levels to which all your mobile units can go (W)</source>
        <translation>Erhellt die Ebenen, in die alle eigenen beweglichen Einheiten gehen können (W)</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Map of columns and levels</source>
        <translation>Karte der Säulen und Ebenen</translation>
    </message>
    <message>
        <source>Map of levels</source>
        <translation>Karte der Ebenen</translation>
    </message>
    <message>
        <source>Mark five solar systems in turn by clicks on lit ones; the five that nobody marks are neutral.</source>
        <translation>Abwechselnd fünf Sonnensysteme markieren, mit Klicks auf erhellte; die fünf, die niemand markiert, sind neutral.</translation>
    </message>
    <message>
        <source>Mark {name} as yours.</source>
        <translation>{name} als eigenes markieren.</translation>
    </message>
    <message>
        <source>Marker {side}</source>
        <translation>Marke {side}</translation>
    </message>
    <message>
        <source>Move the safest way, by jump, by warp, with a star, with a look by a Probe</source>
        <translation>Am sichersten ziehen, mit Sprung, mit Warp, mit einem Stern, mit dem Blick einer Probe</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>NE no effect, DISP dispersed, DE destroyed; else the weapon systems damaged.</source>
        <translation>NE keine Wirkung, DISP zerstreut, DE zerstört; sonst die beschädigten Waffensysteme.</translation>
    </message>
    <message>
        <source>Near stars</source>
        <translation>Nahe Sterne</translation>
    </message>
    <message>
        <source>Nearer, farther, the whole map</source>
        <translation>Näher, ferner, die ganze Karte</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Neutral Judgment</source>
        <translation>Urteil der Neutralen</translation>
    </message>
    <message>
        <source>Neutral Judgment marker</source>
        <translation>Marke des Neutralenurteils</translation>
    </message>
    <message>
        <source>Neutral Judgment markers, and how many alliances each standing lets seek in a turn.</source>
        <translation>Marken des Neutralenurteils, und wie viele Bündnisse sich bei jedem Ansehen je Runde suchen lassen.</translation>
    </message>
    <message>
        <source>Neutrals Chart</source>
        <translation>Neutralentafel</translation>
    </message>
    <message>
        <source>Neutrals Chart: {standings}</source>
        <translation>Neutralentafel: {standings}</translation>
    </message>
    <message>
        <source>New Flight</source>
        <translation>Neue Staffel</translation>
    </message>
    <message>
        <source>Next activation as things stand: nothing, with {saved} saved {total}.</source>
        <translation>Nächste Aktivierung nach jetzigem Stand: nichts, mit {saved} gesparten {total}.</translation>
    </message>
    <message>
        <source>Next activation as things stand: {parts}, with {saved} saved {total}.</source>
        <translation>Nächste Aktivierung nach jetzigem Stand: {parts}, mit {saved} gesparten {total}.</translation>
    </message>
    <message>
        <source>Next or previous level with units that can move</source>
        <translation>Nächste oder vorige Ebene mit Einheiten, die ziehen können</translation>
    </message>
    <message>
        <source>Next: {counter}, {count} more after it. Click a lit level.</source>
        <translation>Als Nächstes: {counter}, danach noch {count}. Eine erhellte Ebene anklicken.</translation>
    </message>
    <message>
        <source>Next: {counter}. Click a lit level.</source>
        <translation>Als Nächstes: {counter}. Eine erhellte Ebene anklicken.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No cards lie here.</source>
        <translation>Hier liegen keine Karten.</translation>
    </message>
    <message>
        <source>No enemy is revealed yet, so nothing can be reckoned against.</source>
        <translation>Noch ist kein Feind aufgedeckt, darum lässt sich nichts berechnen.</translation>
    </message>
    <message>
        <source>No unit is left.</source>
        <translation>Keine Einheit ist übrig.</translation>
    </message>
    <message>
        <source>Nobody knows what it holds.</source>
        <translation>Niemand weiß, was sie enthält.</translation>
    </message>
    <message>
        <source>Nothing of yours is here.</source>
        <translation>Hier ist nichts Eigenes.</translation>
    </message>
    <message>
        <source>Nothing: for counters</source>
        <translation>Nichts: für Spielsteine</translation>
    </message>
    <message>
        <source>On average {number}; the other side places them.</source>
        <translation>Im Mittel {number}; die andere Seite setzt sie.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>One level by a jump, farther along warp lines where they lead there.</source>
        <translation>Eine Ebene weit mit einem Sprung, weiter über Warplinien, wo sie hinführen.</translation>
    </message>
    <message>
        <source>Or start The war from the home screen; on the sheet the computer can be given a side.</source>
        <translation>Oder auf dem Startbildschirm „Der Krieg“ beginnen; auf dem Blatt lässt sich dem Computer eine Seite geben.</translation>
    </message>
    <message>
        <source>Own strength less the other side's; it chooses the column.</source>
        <translation>Eigene Stärke weniger die der anderen Seite; sie bestimmt die Spalte.</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Place on the map: as printed.</source>
        <translation>Ort auf der Karte: wie gedruckt.</translation>
    </message>
    <message>
        <source>Place on the map: reconstructed.</source>
        <translation>Ort auf der Karte: rekonstruiert.</translation>
    </message>
    <message>
        <source>Place the dispersed</source>
        <translation>Die zerstreuten setzen</translation>
    </message>
    <message>
        <source>Place the dispersed unit in {name}.</source>
        <translation>Die zerstreute Einheit nach {name} setzen.</translation>
    </message>
    <message>
        <source>Pressorship</source>
        <translation>Pressorship</translation>
    </message>
    <message>
        <source>Probe, turn {turn}</source>
        <translation>Probe, Runde {turn}</translation>
    </message>
    <message>
        <source>Put the units in hand under force counter {letter}</source>
        <translation>Die Einheiten in der Hand unter Verbandsmarke {letter} legen</translation>
    </message>
    <message>
        <source>R  its place on the map is reconstructed</source>
        <translation>R  der Ort auf der Karte ist rekonstruiert</translation>
    </message>
    <message>
        <source>R on a number</source>
        <translation>R an einer Zahl</translation>
    </message>
    <message>
        <source>Reconstructed, for the printed numbers are lost: {method}</source>
        <translation>Rekonstruiert, denn die gedruckten Zahlen sind verloren: {method}</translation>
    </message>
    <message>
        <source>Reconstructed: the printed number is lost; the method stands in its tip.</source>
        <translation>Rekonstruiert: Die gedruckte Zahl ist verloren; wie, steht im Hinweis dazu.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Reveal Flight {number}: {codes}</source>
        <translation>Staffel {number} aufdecken: {codes}</translation>
    </message>
    <message>
        <source>Reveal a Flight</source>
        <translation>Eine Staffel aufdecken</translation>
    </message>
    <message>
        <source>Rolls a die for each unit of an extended jump (Enter on the goal)</source>
        <translation>Würfelt für jede Einheit eines weiten Sprungs (Enter auf dem Ziel)</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kampfrunde {number}</translation>
    </message>
    <message>
        <source>Safest</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Seal the Flights</source>
        <translation>Staffeln versiegeln</translation>
    </message>
    <message>
        <source>Sealed until both sides are done</source>
        <translation>Versiegelt, bis beide Seiten fertig sind</translation>
    </message>
    <message>
        <source>Send what is in hand to the lane of that number: a force's box, a Flight; 0 is the first</source>
        <translation>Was in der Hand ist, ins Fach dieser Zahl schicken: Verband oder Staffel; 0 ist das erste</translation>
    </message>
    <message>
        <source>Set as the table has it</source>
        <translation>Setzen, wie der Tisch es hat</translation>
    </message>
    <message>
        <source>Set it in {level}.</source>
        <translation>Nach {level} setzen.</translation>
    </message>
    <message>
        <source>Set the {star} in a level…</source>
        <translation>{star} in eine Ebene setzen…</translation>
    </message>
    <message>
        <source>Set {unit} in a level…</source>
        <translation>{unit} in eine Ebene setzen…</translation>
    </message>
    <message>
        <source>Seven levels above each other, drawn as a spiral of shrinking hexes.</source>
        <translation>Sieben Ebenen übereinander, gezeichnet als Spirale kleiner werdender Felder.</translation>
    </message>
    <message>
        <source>Seven turns have passed</source>
        <translation>Sieben Runden sind vergangen</translation>
    </message>
    <message>
        <source>Shift + Enter, Shift + click</source>
        <translation>Shift + Enter, Shift + Klick</translation>
    </message>
    <message>
        <source>Shows the odds with this Flight</source>
        <translation>Zeigt die Chancen mit dieser Staffel</translation>
    </message>
    <message>
        <source>Space takes it in hand or puts it back, Enter takes it alone, a number sends it to a lane.</source>
        <translation>Die Leertaste nimmt sie in die Hand oder legt sie zurück, Enter nimmt sie allein, eine Zahl schickt sie in eine Reihe.</translation>
    </message>
    <message>
        <source>Stands for a group of units on the map.</source>
        <translation>Steht auf der Karte für eine Gruppe von Einheiten.</translation>
    </message>
    <message>
        <source>Star Absent</source>
        <translation>Stern abwesend</translation>
    </message>
    <message>
        <source>StarBuster</source>
        <translation>StarBuster</translation>
    </message>
    <message>
        <source>StarGuard</source>
        <translation>StarGuard</translation>
    </message>
    <message>
        <source>StarGuards</source>
        <translation>StarGuards</translation>
    </message>
    <message>
        <source>StarGuards ordered</source>
        <translation>Bestellte StarGuards</translation>
    </message>
    <message>
        <source>StarGuards to be placed</source>
        <translation>StarGuards im Vorrat</translation>
    </message>
    <message>
        <source>Stars away from their systems</source>
        <translation>Sterne fern ihrer Systeme</translation>
    </message>
    <message>
        <source>Systems with a StarGuard of this side</source>
        <translation>Systeme mit einem StarGuard dieser Seite</translation>
    </message>
    <message>
        <source>Tables (shaded cells are reconstructed)</source>
        <translation>Tabellen (getönte Zellen sind rekonstruiert)</translation>
    </message>
    <message>
        <source>Take a unit in hand or put it back; in a boarding round boarder and target</source>
        <translation>Eine Einheit in die Hand nehmen oder zurücklegen; in einer Enterrunde Enterer und Ziel</translation>
    </message>
    <message>
        <source>Take all units in hand, or none (A)</source>
        <translation>Alle Einheiten in die Hand nehmen, oder keine (A)</translation>
    </message>
    <message>
        <source>Take all units of the level in hand, or none</source>
        <translation>Alle Einheiten der Ebene in die Hand nehmen, oder keine</translation>
    </message>
    <message>
        <source>Take one unit in hand to set its level or its damage.</source>
        <translation>Eine einzelne Einheit in die Hand nehmen, um ihre Ebene oder ihren Schaden zu setzen.</translation>
    </message>
    <message>
        <source>Take the last level of the path back, put down what is in hand</source>
        <translation>Die letzte Ebene des Wegs zurücknehmen, ablegen, was in der Hand ist</translation>
    </message>
    <message>
        <source>Take the {star} along to {level}.</source>
        <translation>{star} mitnehmen nach {level}.</translation>
    </message>
    <message>
        <source>Take this unit alone</source>
        <translation>Nur diese Einheit nehmen</translation>
    </message>
    <message>
        <source>Takes a star along, one level a turn.</source>
        <translation>Nimmt einen Stern mit, eine Ebene je Runde.</translation>
    </message>
    <message>
        <source>Tell of the level under the cursor</source>
        <translation>Von der Ebene unter der Marke erzählen</translation>
    </message>
    <message>
        <source>That attacks who is there.</source>
        <translation>Das greift an, wer dort ist.</translation>
    </message>
    <message>
        <source>The Sunthrowers win with a star and a Pressorship in a seam; the Holy Band by seven turns.</source>
        <translation>Die Sunthrowers gewinnen mit einem Stern und einem Pressorship in einer Naht, die Holy Band nach sieben Runden.</translation>
    </message>
    <message>
        <source>The big button says that you are done. The chair goes to the other side behind a curtain.</source>
        <translation>Die große Taste sagt, dass alles getan ist. Hinter einem Vorhang geht der Platz an die andere Seite.</translation>
    </message>
    <message>
        <source>The jump as it is laid out</source>
        <translation>Der Sprung, wie er ausgelegt ist</translation>
    </message>
    <message>
        <source>The lower die</source>
        <translation>Der niedrigere Wurf</translation>
    </message>
    <message>
        <source>The odds of round {round}</source>
        <translation>Die Chancen der Kampfrunde {round}</translation>
    </message>
    <message>
        <source>The other side decides: {step}.</source>
        <translation>Die andere Seite entscheidet: {step}.</translation>
    </message>
    <message>
        <source>The other side is at work. What you see is what you may know.</source>
        <translation>Die andere Seite ist am Werk. Zu sehen ist, was bekannt sein darf.</translation>
    </message>
    <message>
        <source>The printed map is lost: both are reconstructed.</source>
        <translation>Die gedruckte Karte ist verloren: Beide sind rekonstruiert.</translation>
    </message>
    <message>
        <source>The strongest together</source>
        <translation>Die stärksten zusammen</translation>
    </message>
    <message>
        <source>The war is over</source>
        <translation>Der Krieg ist vorbei</translation>
    </message>
    <message>
        <source>The weapon system of a round is rolled; the odds for each stand at the right before you reveal.</source>
        <translation>Das Waffensystem einer Kampfrunde wird gewürfelt; die Chancen für jedes stehen vor dem Aufdecken rechts.</translation>
    </message>
    <message>
        <source>The {side} decides: {step}.</source>
        <translation>{side} entscheidet: {step}.</translation>
    </message>
    <message>
        <source>The {side} have won</source>
        <translation>Sieg: {side}</translation>
    </message>
    <message>
        <source>To withdraw all mobile units before the first round.</source>
        <translation>Alle beweglichen Einheiten vor der ersten Kampfrunde zurückziehen.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Runde {turn} von {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}: the Holy Band plays on; Amtik rolls none</source>
        <translation>Runde {turn}: Die Holy Band spielt weiter; noch kein Amtik-Wurf</translation>
    </message>
    <message>
        <source>Turn {turn}: the Holy Band plays on; Amtik rolls {rolls}</source>
        <translation>Runde {turn}: Die Holy Band spielt weiter; Amtik-Würfe {rolls}</translation>
    </message>
    <message>
        <source>UNITS</source>
        <translation>EINHEITEN</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>Units of the level, or Flights of the combat</source>
        <translation>Einheiten der Ebene oder Staffeln des Kampfs</translation>
    </message>
    <message>
        <source>Up to four units that enter a combat together.</source>
        <translation>Bis zu vier Einheiten, die zusammen in einen Kampf gehen.</translation>
    </message>
    <message>
        <source>Up, down</source>
        <translation>Auf, ab</translation>
    </message>
    <message>
        <source>Violet sweeps are warp lines: they are free, and lead on from mouth to mouth.</source>
        <translation>Violette Bögen sind Warplinien: Sie sind frei und führen weiter von Mündung zu Mündung.</translation>
    </message>
    <message>
        <source>W in a combat</source>
        <translation>W im Kampf</translation>
    </message>
    <message>
        <source>Waiting for the {sides}</source>
        <translation>Warten auf {sides}</translation>
    </message>
    <message>
        <source>War sheet</source>
        <translation>Kriegsblatt</translation>
    </message>
    <message>
        <source>War sheet, turn {turn}</source>
        <translation>Kriegsblatt, Runde {turn}</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Warp line</source>
        <translation>Warplinie</translation>
    </message>
    <message>
        <source>Warp lines</source>
        <translation>Warplinien</translation>
    </message>
    <message>
        <source>Warp lines only, natural ones and those of your generators.</source>
        <translation>Nur Warplinien, natürliche und die der eigenen Generatoren.</translation>
    </message>
    <message>
        <source>Warp lines that open here</source>
        <translation>Warplinien, die hier münden</translation>
    </message>
    <message numerus="yes">
        <source>Warp to {level}: {count} lines, no risk.</source>
        <extracomment>for one: Warp to {level}: {count} line, no risk.</extracomment>
        <translation><numerusform>Warp nach {level}: {count} Linie, keine Gefahr.</numerusform><numerusform>Warp nach {level}: {count} Linien, keine Gefahr.</numerusform></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>What faces 1 to 6 of each side's die bring; at the right units destroyed (DE) and dispersed (DISP) on average.</source>
        <translation>Was 1 bis 6 auf dem Würfel jeder Seite bringen; rechts im Mittel zerstörte (DE) und zerstreute (DISP) Einheiten.</translation>
    </message>
    <message>
        <source>What this side sees</source>
        <translation>Was diese Seite sieht</translation>
    </message>
    <message>
        <source>What units cost; they come with every activation.</source>
        <translation>Was Einheiten kosten; es gibt sie bei jeder Aktivierung.</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>Was gewinnt</translation>
    </message>
    <message>
        <source>When sides that neutrals think well of seek alliances.</source>
        <translation>Wenn Seiten mit gutem Ansehen bei den Neutralen Bündnisse suchen.</translation>
    </message>
    <message>
        <source>Where a star tears space open: what the Sunthrowers fight for.</source>
        <translation>Wo ein Stern den Raum aufreißt: Darum kämpfen die Sunthrowers.</translation>
    </message>
    <message>
        <source>Where both sides are, a combat is due: choose where, form Flights of four by dragging cards.</source>
        <translation>Wo beide Seiten sind, steht ein Kampf an: den Ort wählen, Karten zu Staffeln zu vieren ziehen.</translation>
    </message>
    <message>
        <source>Who listens from turn 8 on: a six with an Emissary in a seam ends the war.</source>
        <translation>Hört ab Runde 8 zu: Eine Sechs mit einem Emissary in einer Naht beendet den Krieg.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With a Luckship {percent}</source>
        <translation>Mit einem Luckship {percent}</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw all {count} units to {level} along {lines}.</source>
        <extracomment>for one: Withdraw all {count} unit to {level} along {lines}.</extracomment>
        <translation><numerusform>{count} Einheit nach {level} zurückziehen, über {lines}.</numerusform><numerusform>Alle {count} Einheiten nach {level} zurückziehen, über {lines}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Withdraw all {count} units to {level}.</source>
        <extracomment>for one: Withdraw all {count} unit to {level}.</extracomment>
        <translation><numerusform>{count} Einheit nach {level} zurückziehen.</numerusform><numerusform>Alle {count} Einheiten nach {level} zurückziehen.</numerusform></translation>
    </message>
    <message>
        <source>Withdraw or stand</source>
        <translation>Zurückziehen oder standhalten</translation>
    </message>
    <message numerus="yes">
        <source>Withdraw {count} units</source>
        <extracomment>for one: Withdraw {count} unit</extracomment>
        <translation><numerusform>{count} Einheit zurückziehen</numerusform><numerusform>{count} Einheiten zurückziehen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Without {count} hidden counters of the other side.</source>
        <extracomment>for one: Without {count} hidden counter of the other side.</extracomment>
        <translation><numerusform>Ohne {count} verdeckten Spielstein der anderen Seite.</numerusform><numerusform>Ohne {count} verdeckte Spielsteine der anderen Seite.</numerusform></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You alone are left in {win}, the other side in {lose}, nobody in {both}.</source>
        <translation>Nur Eigene bleiben übrig in {win}, nur Fremde in {lose}, niemand in {both}.</translation>
    </message>
    <message>
        <source>Your ship, then the ship that it boards.</source>
        <translation>Das eigene Schiff, dann das Schiff, das es entert.</translation>
    </message>
    <message>
        <source>Your strength: {parts}</source>
        <translation>Eigene Stärke: {parts}</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>a star and a Pressorship stand in {seams}</source>
        <translation>ein Stern und ein Pressorship stehen in {seams}</translation>
    </message>
    <message numerus="yes">
        <source>alliances a turn: {attempts}, {count} counters on the map</source>
        <extracomment>for one: alliances a turn: {attempts}, {count} counter on the map</extracomment>
        <translation><numerusform>Bündnisse je Runde: {attempts}, {count} Spielstein auf der Karte</numerusform><numerusform>Bündnisse je Runde: {attempts}, {count} Spielsteine auf der Karte</numerusform></translation>
    </message>
    <message>
        <source>among face-down counters</source>
        <translation>unter verdeckten Spielsteinen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>beaten off</source>
        <translation>abgeschlagen</translation>
    </message>
    <message>
        <source>board, or roll</source>
        <translation>entern oder würfeln</translation>
    </message>
    <message>
        <source>both {percent}</source>
        <translation>beide {percent}</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>clears theirs {percent}</source>
        <translation>Feind weg {percent}</translation>
    </message>
    <message>
        <source>columns of {size:g} mm</source>
        <translation>Säulen von {size:g} mm</translation>
    </message>
    <message>
        <source>counts as +5: the other side conquered a neutral</source>
        <translation>zählt als +5: Die andere Seite hat ein neutrales System erobert</translation>
    </message>
    <message>
        <source>crew points to spend; the rest is saved</source>
        <translation>Besatzungspunkte zum Ausgeben; der Rest wird gespart</translation>
    </message>
    <message>
        <source>dispersed</source>
        <translation>zerstreut</translation>
    </message>
    <message>
        <source>dot: a face that disperses</source>
        <translation>Punkt: ein Wurf, der zerstreut</translation>
    </message>
    <message>
        <source>emergency allotment next turn</source>
        <translation>nächste Runde Notzuteilung</translation>
    </message>
    <message>
        <source>energy weapons</source>
        <translation>Energiewaffen</translation>
    </message>
    <message>
        <source>energy weapons damaged</source>
        <translation>Energiewaffen beschädigt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>far stars</source>
        <translation>ferne Sterne</translation>
    </message>
    <message>
        <source>form your flights</source>
        <translation>die Staffeln bilden</translation>
    </message>
    <message>
        <source>gets the emergency allotment next time</source>
        <translation>bekommt nächstes Mal die Notzuteilung</translation>
    </message>
    <message>
        <source>granted: the other side conquered a neutral system</source>
        <translation>gewährt: Die andere Seite hat ein neutrales System erobert</translation>
    </message>
    <message>
        <source>has conquered a neutral system</source>
        <translation>hat ein neutrales System erobert</translation>
    </message>
    <message>
        <source>held by others at {levels}, the chain ends there</source>
        <translation>von anderen gehalten bei {levels}, dort endet die Kette</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>is rolled</source>
        <translation>ist gewürfelt</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>es ist vorbei</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>gesprungen</translation>
    </message>
    <message>
        <source>launched weapons</source>
        <translation>Abschusswaffen</translation>
    </message>
    <message>
        <source>launched weapons damaged</source>
        <translation>Abschusswaffen beschädigt</translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation>weniger als 0.1 %</translation>
    </message>
    <message>
        <source>luckship</source>
        <translation>Luckship</translation>
    </message>
    <message>
        <source>moved a star</source>
        <translation>einen Stern bewegt</translation>
    </message>
    <message>
        <source>near stars</source>
        <translation>nahe Sterne</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of {most} psychic strength; the rest is for others</source>
        <translation>von {most} psychischer Stärke; der Rest ist für andere</translation>
    </message>
    <message>
        <source>place the dispersed</source>
        <translation>die zerstreuten setzen</translation>
    </message>
    <message>
        <source>play may go on</source>
        <translation>es darf weitergehen</translation>
    </message>
    <message>
        <source>psychic power</source>
        <translation>psychische Kraft</translation>
    </message>
    <message>
        <source>psychic power damaged</source>
        <translation>psychische Kraft beschädigt</translation>
    </message>
    <message>
        <source>reveal a flight</source>
        <translation>eine Staffel aufdecken</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>scouted</source>
        <translation>gespäht</translation>
    </message>
    <message>
        <source>seam</source>
        <translation>Naht</translation>
    </message>
    <message>
        <source>since round {round}</source>
        <translation>seit Kampfrunde {round}</translation>
    </message>
    <message>
        <source>star of {name}</source>
        <translation>Stern von {name}</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>systems are chosen in turn, units are bought in secret</source>
        <translation>Systeme werden abwechselnd gewählt, Einheiten geheim gekauft</translation>
    </message>
    <message>
        <source>systems are dealt out</source>
        <translation>die Systeme sind verteilt</translation>
    </message>
    <message>
        <source>the Holy Band</source>
        <translation>die Holy Band</translation>
    </message>
    <message>
        <source>the Sunthrowers</source>
        <translation>die Sunthrowers</translation>
    </message>
    <message>
        <source>the weaker side</source>
        <translation>die schwächere Seite</translation>
    </message>
    <message>
        <source>under force {letter}</source>
        <translation>unter Verband {letter}</translation>
    </message>
    <message>
        <source>waits to be placed</source>
        <translation>wartet darauf, gesetzt zu werden</translation>
    </message>
    <message>
        <source>warped</source>
        <translation>Warplinien benutzt</translation>
    </message>
    <message>
        <source>when formed</source>
        <translation>beim Bilden</translation>
    </message>
    <message>
        <source>when revealed</source>
        <translation>beim Aufdecken</translation>
    </message>
    <message>
        <source>withdraw or stand</source>
        <translation>zurückziehen oder standhalten</translation>
    </message>
    <message>
        <source>yours are lost {percent}</source>
        <translation>eigene weg {percent}</translation>
    </message>
    <message>
        <source>{boarder} boards {target} with {strength} at {odds}, die {die}: {result}</source>
        <translation>{boarder} entert {target} mit {strength} bei {odds}, Wurf {die}: {result}</translation>
    </message>
    <message>
        <source>{card} (numbers reconstructed)</source>
        <translation>{card} (Zahlen rekonstruiert)</translation>
    </message>
    <message>
        <source>{counters} in hand from {level}.</source>
        <translation>{counters} aus {level} in der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>{count} Field Generator Ships</source>
        <extracomment>for one: {count} Field Generator Ship</extracomment>
        <translation><numerusform>{count} Field Generator Ship</numerusform><numerusform>{count} Field Generator Ships</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} Starcruisers</source>
        <extracomment>for one: {count} Starcruiser</extracomment>
        <translation><numerusform>{count} Starcruiser</numerusform><numerusform>{count} Starcruiser</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} alliances may be sought</source>
        <extracomment>for one: {count} alliance may be sought</extracomment>
        <translation><numerusform>{count} Bündnis darf gesucht werden</numerusform><numerusform>{count} Bündnisse dürfen gesucht werden</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} counters</source>
        <extracomment>for one: {count} counter</extracomment>
        <translation><numerusform>{count} Spielstein</numerusform><numerusform>{count} Spielsteine</numerusform></translation>
    </message>
    <message>
        <source>{count} in 6</source>
        <translation>{count} von 6</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} in der Hand</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message numerus="yes">
        <source>{count} levels without risk</source>
        <extracomment>for one: {count} level without risk</extracomment>
        <translation><numerusform>{count} Ebene ohne Gefahr</numerusform><numerusform>{count} Ebenen ohne Gefahr</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} levels without risk, {risky} by extended jumps</source>
        <extracomment>for one: {count} level without risk, {risky} by extended jumps</extracomment>
        <translation><numerusform>{count} Ebene ohne Gefahr, {risky} mit weiten Sprüngen</numerusform><numerusform>{count} Ebenen ohne Gefahr, {risky} mit weiten Sprüngen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} levels: each unit is dispersed by {faces}, {sixths} ({percent}).</source>
        <extracomment>for one: {count} level: each unit is dispersed by {faces}, {sixths} ({percent}).</extracomment>
        <translation><numerusform>{count} Ebene: Jede Einheit wird zerstreut bei {faces}, {sixths} ({percent}).</numerusform><numerusform>{count} Ebenen: Jede Einheit wird zerstreut bei {faces}, {sixths} ({percent}).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} levels: no die is rolled, all arrive.</source>
        <extracomment>for one: {count} level: no die is rolled, all arrive.</extracomment>
        <translation><numerusform>{count} Ebene: Es wird nicht gewürfelt, alle kommen an.</numerusform><numerusform>{count} Ebenen: Es wird nicht gewürfelt, alle kommen an.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} lines</source>
        <extracomment>for one: {count} line</extracomment>
        <translation><numerusform>{count} Linie</numerusform><numerusform>{count} Linien</numerusform></translation>
    </message>
    <message>
        <source>{count} of {most} · {sums}</source>
        <translation>{count} von {most} · {sums}</translation>
    </message>
    <message>
        <source>{count} units at most</source>
        <translation>höchstens {count} Einheiten</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} gegen {second}</translation>
    </message>
    <message>
        <source>{level}: nothing in hand. The cards under the map take units in hand.</source>
        <translation>{level}: nichts in der Hand. Die Karten unter dem Plan nehmen Einheiten in die Hand.</translation>
    </message>
    <message>
        <source>{name} {value} damaged</source>
        <translation>{name} {value} beschädigt</translation>
    </message>
    <message>
        <source>{name}, sealed</source>
        <translation>{name}, versiegelt</translation>
    </message>
    <message>
        <source>{name}: {numbers}; {count} left</source>
        <translation>{name}: {numbers}; noch {count}</translation>
    </message>
    <message>
        <source>{number} crew</source>
        <translation>{number} Bes.</translation>
    </message>
    <message>
        <source>{number} lost</source>
        <translation>{number} verloren</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} standing</source>
        <translation>{number} Ansehen</translation>
    </message>
    <message>
        <source>{number} systems</source>
        <translation>{number} Systeme</translation>
    </message>
    <message>
        <source>{own} against {enemy}, {differential}</source>
        <translation>{own} gegen {enemy}, {differential}</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {count} units in hand. {way}.</source>
        <extracomment>for one: {place}: {count} unit in hand. {way}.</extracomment>
        <translation><numerusform>{place}: {count} Einheit in der Hand. {way}.</numerusform><numerusform>{place}: {count} Einheiten in der Hand. {way}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{rounds} rounds on average. Without boarding, and without {count} hidden counters.</source>
        <extracomment>for one: {rounds} rounds on average. Without boarding, and without {count} hidden counter.</extracomment>
        <translation><numerusform>Im Mittel {rounds} Kampfrunden. Ohne Entern und ohne {count} verdeckten Spielstein.</numerusform><numerusform>Im Mittel {rounds} Kampfrunden. Ohne Entern und ohne {count} verdeckte Spielsteine.</numerusform></translation>
    </message>
    <message>
        <source>{rounds} rounds on average. Without boarding.</source>
        <translation>Im Mittel {rounds} Kampfrunden. Ohne Entern.</translation>
    </message>
    <message numerus="yes">
        <source>{ships} can take it to {count} levels.</source>
        <extracomment>for one: {ships} can take it to {count} level.</extracomment>
        <translation><numerusform>Mitnehmen kann ihn {ships}, in {count} Ebene.</numerusform><numerusform>Mitnehmen kann ihn {ships}, in {count} Ebenen.</numerusform></translation>
    </message>
    <message>
        <source>{side} (attacks)</source>
        <translation>{side} (greift an)</translation>
    </message>
    <message>
        <source>{side} (for the neutrals)</source>
        <translation>{side} (für die Neutralen)</translation>
    </message>
    <message>
        <source>{side} 1 to 6: {results}</source>
        <translation>{side} 1 bis 6: {results}</translation>
    </message>
    <message>
        <source>{side} carry a star with a Pressorship into a seam (Dar Re, Dar Pesh) and keep both there while the Holy Band moves and fights.</source>
        <translation>{side}: mit einem Pressorship einen Stern in eine Naht bringen (Dar Re, Dar Pesh) und beide dort halten, während die Holy Band zieht und kämpft.</translation>
    </message>
    <message>
        <source>{side} keep them from it for seven turns.</source>
        <translation>{side}: sie sieben Runden lang daran hindern.</translation>
    </message>
    <message>
        <source>{side} may board</source>
        <translation>{side} darf entern</translation>
    </message>
    <message>
        <source>{side} {differential}, column {column}, die {die}: {result} {words}</source>
        <translation>{side} {differential}, Spalte {column}, Wurf {die}: {result} {words}</translation>
    </message>
    <message>
        <source>{side} {standing}, alliances a turn: {attempts}</source>
        <translation>{side} {standing}, Bündnisse je Runde: {attempts}</translation>
    </message>
    <message>
        <source>{side}, Flight {number}</source>
        <translation>{side}, Staffel {number}</translation>
    </message>
    <message>
        <source>{side}, faces 1 to 6: {results}</source>
        <translation>{side}, Würfe 1 bis 6: {results}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: in {count} hidden Flights</source>
        <extracomment>for one: {side}: in {count} hidden Flight</extracomment>
        <translation><numerusform>{side}: in {count} verdeckter Staffel</numerusform><numerusform>{side}: in {count} verdeckten Staffeln</numerusform></translation>
    </message>
    <message>
        <source>{strength} against {target}: below 1-2, no attempt.</source>
        <translation>{strength} gegen {target}: unter 1-2, kein Versuch.</translation>
    </message>
    <message>
        <source>{strength} against {target}: column {column}</source>
        <translation>{strength} gegen {target}: Spalte {column}</translation>
    </message>
    <message>
        <source>{title}: won with an even die, 3 in 6.</source>
        <translation>{title}: gewonnen mit geradem Wurf, 3 von 6.</translation>
    </message>
    <message>
        <source>{value}: reconstructed, the printed cell is lost. {method}</source>
        <translation>{value}: rekonstruiert, die gedruckte Zelle ist verloren. {method}</translation>
    </message>
    <message>
        <source>{weapons} damaged</source>
        <translation>{weapons} beschädigt</translation>
    </message>
</context>
</TS>
