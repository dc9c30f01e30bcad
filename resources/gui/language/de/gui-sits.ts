<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-sits</name>
    <message>
        <source># missiles</source>
        <translation># Raketen</translation>
    </message>
    <message>
        <source>+, −, Enter</source>
        <translation>+, −, Enter</translation>
    </message>
    <message>
        <source>1 party · {chance}</source>
        <translation>1 Trupp · {chance}</translation>
    </message>
    <message>
        <source>1 sends one party, {chance}. 2 sends two, {chance_of_two}.</source>
        <translation>1 schickt einen Trupp, {chance}. 2 schickt zwei, {chance_of_two}.</translation>
    </message>
    <message>
        <source>1, Enter</source>
        <translation>1, Enter</translation>
    </message>
    <message>
        <source>2 discs</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>2 parties · {chance}</source>
        <translation>2 Trupps · {chance}</translation>
    </message>
    <message>
        <source>2d10+ on the edge that is hit; each point of depth takes the next cell</source>
        <translation>2d10+ auf der getroffenen Kante; jeder Punkt Tiefe nimmt das nächste Feld</translation>
    </message>
    <message>
        <source>= column</source>
        <translation>= Spalte</translation>
    </message>
    <message>
        <source>A battle of your own</source>
        <translation>Eine eigene Schlacht</translation>
    </message>
    <message>
        <source>A beam of short reach that strikes the sidewall itself down.</source>
        <translation>Ein Strahl kurzer Reichweite, der den Seitenschild selbst niederreißt.</translation>
    </message>
    <message>
        <source>A block under a miniature that shows its nose up or down, or its roll.</source>
        <translation>Ein Klotz unter einer Miniatur, der Bug hoch oder tief oder die Rolle zeigt.</translation>
    </message>
    <message>
        <source>A box spent after the ECM dice, for a better column against one salvo.</source>
        <translation>Ein Kästchen, nach den ECM-Würfeln eingesetzt, für eine bessere Spalte gegen eine Salve.</translation>
    </message>
    <message>
        <source>A captain who picks one of the better plots.</source>
        <translation>Ein Kapitän, der einen der besseren Kurse nimmt.</translation>
    </message>
    <message>
        <source>A captain who picks the best.</source>
        <translation>Ein Kapitän, der den besten nimmt.</translation>
    </message>
    <message>
        <source>A die rolled by the crew of a ship that asks too much of its drive.</source>
        <translation>Ein Wurf der Besatzung, wenn ein Schiff seinem Antrieb zu viel abverlangt.</translation>
    </message>
    <message>
        <source>A missile that has passed all layers and strikes.</source>
        <translation>Eine Rakete, die alle Schichten durchbrochen hat und trifft.</translation>
    </message>
    <message>
        <source>A salvo that has left its tubes flies on whole.</source>
        <translation>Eine Salve, die ihre Rohre verlassen hat, fliegt ganz weiter.</translation>
    </message>
    <message>
        <source>A ship as a typed line, 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity.</source>
        <translation>Ein Schiff als getippte Zeile, 09/32 +2 A/B u3 v4A2B1+: Feld, Ebene, Bug, Rolle, Geschwindigkeit.</translation>
    </message>
    <message>
        <source>A ship that strikes its wedge leaves the table; the enemy scores its cost, less a little for the crew. With its last ship, or when it concedes, a side loses the game [D2.21, D2.224].</source>
        <translation>Ein Schiff, das den Impellerkeil streicht, verlässt den Tisch; der Feind erhält seine Kosten, etwas weniger wegen der Besatzung. Mit dem letzten Schiff, oder wenn sie aufgibt, verliert eine Seite das Spiel [D2.21, D2.224].</translation>
    </message>
    <message>
        <source>A spectator sets no ships.</source>
        <translation>Ein Zuschauer setzt keine Schiffe.</translation>
    </message>
    <message>
        <source>A ten-sided die a side; the higher starts high.</source>
        <translation>Ein W10 je Seite; der höhere beginnt hoch.</translation>
    </message>
    <message>
        <source>AVID cards, as the ships stand</source>
        <translation>AVID-Karten, wie die Schiffe stehen</translation>
    </message>
    <message>
        <source>AVID cards, as they stand</source>
        <translation>AVID-Karten, wie sie stehen</translation>
    </message>
    <message>
        <source>AVID cards, blank</source>
        <translation>AVID-Karten, leer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adding up vectors at the turn's end until no two of them could be written as one.</source>
        <translation>Vektoren am Rundenende addieren, bis keine zwei mehr als einer zu schreiben sind.</translation>
    </message>
    <message>
        <source>Adjusted Cost</source>
        <translation>Endkosten</translation>
    </message>
    <message>
        <source>Aft Impeller</source>
        <translation>Achterer Impeller</translation>
    </message>
    <message>
        <source>Aft Impeller, two boxes with the sail</source>
        <translation>Achterer Impeller, zwei Kästchen mit dem Segel</translation>
    </message>
    <message>
        <source>Aft edge: {armor:+d} in place of a sidewall</source>
        <translation>Achtere Kante: {armor:+d} statt eines Seitenschilds</translation>
    </message>
    <message>
        <source>Aim all beams that hurt, each where it hurts most</source>
        <translation>Alle wirksamen Strahlen ausrichten, jeden dort, wo er am meisten schadet</translation>
    </message>
    <message>
        <source>Aim all of it at the target, or take the aim back</source>
        <translation>Alles davon auf das Ziel ausrichten, oder zurücknehmen</translation>
    </message>
    <message>
        <source>Aim all that hurt</source>
        <translation>Alle wirksamen ausrichten</translation>
    </message>
    <message>
        <source>Aim one beam more, one less</source>
        <translation>Einen Strahl mehr ausrichten, einen weniger</translation>
    </message>
    <message>
        <source>All windows of one steepness: yellow 0, blue 30, green 60, purple 90 degrees.</source>
        <translation>Alle Fenster einer Steilheit: gelb 0, blau 30, grün 60, violett 90 Grad.</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Amount of thrust</source>
        <translation>Schubstärke</translation>
    </message>
    <message>
        <source>An empty sheet may be laid to another edge, before ships leave the table.</source>
        <translation>Ein leeres Blatt darf an eine andere Kante gelegt werden, bevor Schiffe den Tisch verlassen.</translation>
    </message>
    <message>
        <source>An undo brings it back only where the table allows it.</source>
        <translation>Zurücknehmen bringt es nur zurück, wo der Tisch es erlaubt.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Any one direction</source>
        <translation>Eine Richtung nach Wahl</translation>
    </message>
    <message>
        <source>Arrows on the AVID</source>
        <translation>Pfeiltasten auf der AVID</translation>
    </message>
    <message>
        <source>Arrows walk the boxes, Enter tells the rule, Ctrl and wheel zoom.</source>
        <translation>Pfeiltasten gehen über die Kästchen, Enter nennt die Regel, Strg und Rad zoomen.</translation>
    </message>
    <message>
        <source>As it is.</source>
        <translation>Wie es ist.</translation>
    </message>
    <message>
        <source>As it stands: {margin}</source>
        <translation>Zwischenstand: {margin}</translation>
    </message>
    <message>
        <source>As it stands: {margin}.</source>
        <translation>Zwischenstand: {margin}.</translation>
    </message>
    <message>
        <source>As the picture shows</source>
        <translation>Wie das Bild zeigt</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Wie die Regel sagt</translation>
    </message>
    <message>
        <source>Assumed: {assumptions}</source>
        <translation>Vorausgesetzt: {assumptions}</translation>
    </message>
    <message>
        <source>At “{part}”: {fault}</source>
        <translation>Bei „{part}“: {fault}</translation>
    </message>
    <message>
        <source>B1</source>
        <translation>S1</translation>
    </message>
    <message>
        <source>B2</source>
        <translation>S2</translation>
    </message>
    <message>
        <source>Back into the tray</source>
        <translation>Zurück in die Ablage</translation>
    </message>
    <message>
        <source>Back of the salvo card, {title}.</source>
        <translation>Rückseite der Salvenkarte, {title}.</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <source>Back to the order that was given</source>
        <translation>Zurück zum gegebenen Befehl</translation>
    </message>
    <message>
        <source>Base Cost</source>
        <translation>Grundkosten</translation>
    </message>
    <message>
        <source>Base MQL</source>
        <translation>Grund-MQL</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>Strahlwaffen</translation>
    </message>
    <message>
        <source>Beams aimed</source>
        <translation>Ausgerichtete Strahlen</translation>
    </message>
    <message>
        <source>Beams of {weapon} aimed</source>
        <translation>Ausgerichtete Strahlen: {weapon}</translation>
    </message>
    <message>
        <source>Becomes {then}.</source>
        <translation>Wird {then}.</translation>
    </message>
    <message>
        <source>Before the first cell; everything at once</source>
        <translation>Vor das erste Feld; alles auf einmal</translation>
    </message>
    <message>
        <source>Blank Salvo Cards, front and back side by side: cut them out, fold them, laminate them if you can.</source>
        <translation>Leere Salvenkarten, Vorder- und Rückseite nebeneinander: ausschneiden, falten, wenn möglich laminieren.</translation>
    </message>
    <message>
        <source>Both sides start at opposite corners of the table, one of them higher [D2.12]. Points buy ships by lot, as near to the sum as can be.</source>
        <translation>Beide Seiten beginnen in gegenüberliegenden Ecken des Tischs, eine davon höher [D2.12]. Punkte kaufen Schiffe nach Los, so nah an der Summe wie möglich.</translation>
    </message>
    <message>
        <source>Box Count</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Boxes lost</source>
        <translation>Verlorene Kästchen</translation>
    </message>
    <message>
        <source>Boxes lost [D2.223]</source>
        <translation>Verlorene Kästchen [D2.223]</translation>
    </message>
    <message>
        <source>Boxes that missiles and defenses of a mount are aimed with; losing them costs columns.</source>
        <translation>Kästchen, mit denen Raketen und Abwehr einer Batterie gerichtet werden; ihr Verlust kostet Spalten.</translation>
    </message>
    <message>
        <source>Breadth</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Broadside</source>
        <translation>Breitseite</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Nach Los</translation>
    </message>
    <message>
        <source>By step: {steps}.</source>
        <translation>Nach Schritten: {steps}.</translation>
    </message>
    <message>
        <source>CAN'T HURT HER NOW</source>
        <translation>JETZT WIRKUNGSLOS</translation>
    </message>
    <message>
        <source>CIC: 1 fcon each</source>
        <translation>CIC: je 1 fcon</translation>
    </message>
    <message>
        <source>CM (none through the wedge)</source>
        <translation>CM (keine durch den Keil)</translation>
    </message>
    <message>
        <source>CM kills</source>
        <translation>CM-Abschüsse</translation>
    </message>
    <message>
        <source>Canisters for one missile: {canisters}; each ⅓ probable kill</source>
        <translation>Kartätschen für eine Rakete: {canisters}; je ⅓ wahrscheinlicher Abschuss</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ändert nichts</translation>
    </message>
    <message>
        <source>Choose a number: the map then shows where the ship drifts, and this line how near the target comes.</source>
        <translation>Eine Zahl wählen: Die Karte zeigt dann, wohin das Schiff treibt, und diese Zeile, wie nah das Ziel kommt.</translation>
    </message>
    <message>
        <source>Choose a ship first.</source>
        <translation>Erst ein Schiff wählen.</translation>
    </message>
    <message>
        <source>Choose a ship here, or double-click it in the list of ships: its range and bearing then stand here.</source>
        <translation>Hier ein Schiff wählen oder in der Schiffsliste doppelklicken: Entfernung und Peilung stehen dann hier.</translation>
    </message>
    <message>
        <source>Choose a ship of yours</source>
        <translation>Ein eigenes Schiff wählen</translation>
    </message>
    <message>
        <source>Choose a ship of yours on the map or in the list.</source>
        <translation>Ein eigenes Schiff auf der Karte oder in der Liste wählen.</translation>
    </message>
    <message>
        <source>Choose a ship on the map or in the list.</source>
        <translation>Ein Schiff auf der Karte oder in der Liste wählen.</translation>
    </message>
    <message>
        <source>Choose a side of the ship with the arrow keys: {names}</source>
        <translation>Eine Seite des Schiffs mit den Pfeiltasten wählen: {names}</translation>
    </message>
    <message>
        <source>Choose an amount of thrust first, then a square and a hex.</source>
        <translation>Erst eine Schubstärke wählen, dann ein Kästchen und ein Feld.</translation>
    </message>
    <message>
        <source>Choose an enemy: click it on the map.</source>
        <translation>Einen Feind wählen: auf der Karte anklicken.</translation>
    </message>
    <message>
        <source>Choose one of your ships.</source>
        <translation>Ein eigenes Schiff wählen.</translation>
    </message>
    <message>
        <source>Choose the column: early, middle, late</source>
        <translation>Spalte wählen: früh, mittel, spät</translation>
    </message>
    <message>
        <source>Choose the weapon</source>
        <translation>Waffe wählen</translation>
    </message>
    <message>
        <source>Clear plot</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a ship of yours, then an enemy. “Aim all that hurt” does the rest.</source>
        <translation>Ein eigenes Schiff anklicken, dann einen Feind. „Alle wirksamen ausrichten“ tut den Rest.</translation>
    </message>
    <message>
        <source>Click a square for how much goes up or down, then a hex for where the rest goes on the map.</source>
        <translation>Ein Kästchen anklicken: wie viel nach oben oder unten geht; dann ein Feld: wohin der Rest auf der Karte geht.</translation>
    </message>
    <message>
        <source>Click a window or use the arrows; Shift + click points below.</source>
        <translation>Ein Fenster anklicken oder die Pfeiltasten nehmen; Umschalt + Klick zeigt nach unten.</translation>
    </message>
    <message>
        <source>Click a window to pivot there, or drag the Forward triangle to draw the way.</source>
        <translation>Ein Fenster anklicken, um dorthin zu schwenken, oder das Dreieck (Bug) ziehen, um den Weg zu zeichnen.</translation>
    </message>
    <message>
        <source>Click missiles above: {marked} of {wanted} named</source>
        <translation>Oben Raketen anklicken: {marked} von {wanted} genannt</translation>
    </message>
    <message>
        <source>Click where the Top star shall be, or drag the star.</source>
        <translation>Klicken, wohin der Stern (Oben) soll, oder den Stern ziehen.</translation>
    </message>
    <message>
        <source>Click: rule {number}</source>
        <translation>Klick: Regel {number}</translation>
    </message>
    <message>
        <source>Clicks go to the lower half of the sphere: the directions below the map. Shift does it for one click, a drag over the rim and back does it too.</source>
        <translation>Klicks gehen in die untere Hälfte der Kugel: Richtungen unter der Karte. Umschalt gilt für einen Klick; über den Rand hinaus und zurück ziehen geht auch.</translation>
    </message>
    <message>
        <source>Close the note at the pointer</source>
        <translation>Den Hinweis am Zeiger schließen</translation>
    </message>
    <message>
        <source>Close; the log opens it again</source>
        <translation>Schließen; das Protokoll öffnet ihn wieder</translation>
    </message>
    <message>
        <source>Closest approach: range {range}, {moment}.</source>
        <translation>Größte Annäherung: Entfernung {range}, {moment}.</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Treiben</translation>
    </message>
    <message>
        <source>Coast ahead</source>
        <translation>Treiben</translation>
    </message>
    <message>
        <source>Coast: no pivot, no roll, no thrust.</source>
        <translation>Treiben: kein Schwenk, keine Rolle, kein Schub.</translation>
    </message>
    <message>
        <source>Combat Information Center: one fire control hit to every mount</source>
        <translation>CIC, Gefechtszentrale: ein Feuerleittreffer in jeder Batterie</translation>
    </message>
    <message>
        <source>Commit seals your orders. The curtain falls: pass the chair, and the other side plots and commits.</source>
        <translation>„Festlegen“ versiegelt die Befehle. Der Vorhang fällt: den Platz räumen, dann plant die andere Seite und legt fest.</translation>
    </message>
    <message>
        <source>Communications</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Compensator check</source>
        <translation>Kompensatorprobe</translation>
    </message>
    <message>
        <source>Contact nukes</source>
        <translation>Kontaktkernwaffen</translation>
    </message>
    <message>
        <source>Contact nukes: circle the damage, halve the depth, span 5. Laser heads: span 1.</source>
        <translation>Kontaktkernwaffen: Schaden einkreisen, Tiefe halbieren, Breite 5. Lasersprengköpfe: Breite 1.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Core Armor</source>
        <translation>Kernpanzer</translation>
    </message>
    <message>
        <source>Corner grid</source>
        <translation>Eckengitter</translation>
    </message>
    <message>
        <source>Countermissile</source>
        <translation>Abwehrrakete</translation>
    </message>
    <message>
        <source>Countermissiles</source>
        <translation>Abwehrraketen</translation>
    </message>
    <message>
        <source>Cross out salvoes not fired. Circle the MQL of contact nukes (C2.152).</source>
        <translation>Nicht gefeuerte Salven durchstreichen. MQL von Kontaktkernwaffen einkreisen (C2.152).</translation>
    </message>
    <message>
        <source>D spends a decoy, X spends none.</source>
        <translation>D setzt einen Täuschkörper ein, X keinen.</translation>
    </message>
    <message>
        <source>DESTROYED</source>
        <translation>ZERSTÖRT</translation>
    </message>
    <message>
        <source>Damage control</source>
        <translation>Schadensbekämpfung</translation>
    </message>
    <message>
        <source>Damage control: {ship}</source>
        <translation>Reparaturen: {ship}</translation>
    </message>
    <message>
        <source>Depth Mod</source>
        <translation>Tiefenmod.</translation>
    </message>
    <message>
        <source>Depth modifier {modifier}: {terms}</source>
        <translation>Tiefenmodifikator {modifier}: {terms}</translation>
    </message>
    <message>
        <source>Die roll {number}: {roll}.</source>
        <translation>Wurf {number}: {roll}.</translation>
    </message>
    <message>
        <source>Direction at the top</source>
        <translation>Richtung oben</translation>
    </message>
    <message>
        <source>Done launching hands the chair on, Launch nothing too; nobody sees your card until both are done. Change my salvoes opens it again.</source>
        <translation>„Starts beenden“ gibt den Platz weiter, „Nichts starten“ auch; niemand sieht die Karte, bis beide fertig sind. „Meine Salven ändern“ öffnet sie wieder.</translation>
    </message>
    <message>
        <source>Done: nobody sees it until all are done. The button below opens it again.</source>
        <translation>Fertig: Niemand sieht es, bis alle fertig sind. Der Knopf unten öffnet es wieder.</translation>
    </message>
    <message>
        <source>Drag it from the tray onto the map first, or lift it with Enter.</source>
        <translation>Erst aus der Ablage auf die Karte ziehen oder mit Enter aufnehmen.</translation>
    </message>
    <message>
        <source>Draw the route on to the window under the cursor</source>
        <translation>Den Weg zum Fenster unter dem Cursor weiterziehen</translation>
    </message>
    <message>
        <source>Draws the upper and the lower half of the sphere side by side instead of one over the other</source>
        <translation>Zeichnet obere und untere Hälfte der Kugel nebeneinander statt übereinander</translation>
    </message>
    <message numerus="yes">
        <source>Draws where the ship drifts in the next {count} turns, without thrust</source>
        <extracomment>for one: Draws where the ship drifts in the next {count} turn, without thrust</extracomment>
        <translation><numerusform>Zeichnet, wohin das Schiff in der nächsten Runde ohne Schub treibt</numerusform><numerusform>Zeichnet, wohin das Schiff in den nächsten {count} Runden ohne Schub treibt</numerusform></translation>
    </message>
    <message>
        <source>E</source>
        <translation>F</translation>
    </message>
    <message>
        <source>ECM and decoy</source>
        <translation>ECM, Täuschkörper</translation>
    </message>
    <message>
        <source>EXCHANGE OF FIRE, STEP BY STEP</source>
        <translation>FEUERWECHSEL, SCHRITT FÜR SCHRITT</translation>
    </message>
    <message>
        <source>Each free beam where it hurts most (A)</source>
        <translation>Jeden freien Strahl dorthin, wo er am meisten schadet (A)</translation>
    </message>
    <message>
        <source>Each roll counts for the side whose step it was made in.</source>
        <translation>Jeder Wurf zählt für die Seite, in deren Schritt er fiel.</translation>
    </message>
    <message>
        <source>Each rolls a d10 against the Crew Quality number {number}.</source>
        <translation>Jeder wirft einen W10 gegen die Besatzungsgüte {number}.</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Früh</translation>
    </message>
    <message>
        <source>Early, middle and late for every target, as far as its mounts go.</source>
        <translation>Früh, mittel und spät für jedes Ziel, so weit die Batterien reichen.</translation>
    </message>
    <message>
        <source>Edge grid</source>
        <translation>Kantengitter</translation>
    </message>
    <message>
        <source>Elite helm +1 to</source>
        <translation>Elite-Ruder +1 für</translation>
    </message>
    <message>
        <source>Empty. Enter writes {salvo}.</source>
        <translation>Leer. Enter trägt ein: {salvo}.</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>End of turn {turn}: {place}, range {range}.</source>
        <translation>Ende von Runde {turn}: {place}, Entfernung {range}.</translation>
    </message>
    <message>
        <source>End of turn {turn}: {place}.</source>
        <translation>Ende von Runde {turn}: {place}.</translation>
    </message>
    <message>
        <source>Energy torpedo</source>
        <translation>Energietorpedo</translation>
    </message>
    <message>
        <source>Enter: {deed}.</source>
        <translation>Enter: {deed}.</translation>
    </message>
    <message>
        <source>EoT</source>
        <translation>EoT</translation>
    </message>
    <message>
        <source>EoT marker</source>
        <translation>EoT-Marke</translation>
    </message>
    <message>
        <source>Every hit was deflected.</source>
        <translation>Jeder Treffer wurde abgelenkt.</translation>
    </message>
    <message>
        <source>Everything is as it was.</source>
        <translation>Alles ist, wie es war.</translation>
    </message>
    <message>
        <source>Evolution delay: ____</source>
        <translation>Manöververzug: ____</translation>
    </message>
    <message>
        <source>Exchange of fire of {own} and {foe}.</source>
        <translation>Feuerwechsel von {own} und {foe}.</translation>
    </message>
    <message>
        <source>Expected this turn: neither ship loses a box to the other.</source>
        <translation>In dieser Runde zu erwarten: Keines der Schiffe verliert ein Kästchen an das andere.</translation>
    </message>
    <message>
        <source>Expected this turn: {given} boxes given to {foe}, {taken} taken.</source>
        <translation>In dieser Runde zu erwarten: {given} Kästchen an {foe} ausgeteilt, {taken} eingesteckt.</translation>
    </message>
    <message>
        <source>Faster {slot}</source>
        <translation>Schneller {slot}</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Schneller, langsamer</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Fill all</source>
        <translation>Alle füllen</translation>
    </message>
    <message>
        <source>Fill all empty columns with the best legal salvoes</source>
        <translation>Alle leeren Spalten mit den besten erlaubten Salven füllen</translation>
    </message>
    <message>
        <source>Fill the column with the best mount that can; once more: the next mount</source>
        <translation>Spalte mit der besten Batterie füllen, die kann; noch einmal: die nächste</translation>
    </message>
    <message>
        <source>Filled: {steps}.</source>
        <translation>Gefüllt: {steps}.</translation>
    </message>
    <message>
        <source>Fire Control</source>
        <translation>Feuerleitung</translation>
    </message>
    <message numerus="yes">
        <source>Fire canister from {count} tubes</source>
        <extracomment>for one: Fire canister from {count} tube</extracomment>
        <translation><numerusform>Kartätschen aus {count} Rohr feuern</numerusform><numerusform>Kartätschen aus {count} Rohren feuern</numerusform></translation>
    </message>
    <message>
        <source>Fire no canister</source>
        <translation>Keine Kartätschen feuern</translation>
    </message>
    <message>
        <source>Firing arc of the {mount}; framed: the target</source>
        <translation>Feuerbereich: {mount}; umrahmt: das Ziel</translation>
    </message>
    <message>
        <source>Firing arc of the {mount}; framed: where the target is seen</source>
        <translation>Feuerbereich: {mount}; umrahmt: wo das Ziel zu sehen ist</translation>
    </message>
    <message>
        <source>Firing arcs of the {mount}: {arc}</source>
        <translation>Feuerbereiche, {mount}: {arc}</translation>
    </message>
    <message>
        <source>Flag Bridge</source>
        <translation>Flaggbrücke</translation>
    </message>
    <message>
        <source>Flat pieces under a miniature that count its levels: 1, 4 and 16.</source>
        <translation>Flache Teile unter einer Miniatur, die ihre Ebenen zählen: 1, 4 und 16.</translation>
    </message>
    <message>
        <source>For duels: launchers lost before it arrives take their missiles along.</source>
        <translation>Für Duelle: Werfer, die vorher verloren gehen, nehmen ihre Raketen mit.</translation>
    </message>
    <message>
        <source>Forward Impeller</source>
        <translation>Vorderer Impeller</translation>
    </message>
    <message>
        <source>Forward Impeller, two boxes with the sail</source>
        <translation>Vorderer Impeller, zwei Kästchen mit dem Segel</translation>
    </message>
    <message>
        <source>Forward edge: {armor:+d} in place of a sidewall</source>
        <translation>Vordere Kante: {armor:+d} statt eines Seitenschilds</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>Von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>From the amount to the vertical and the horizontal grid</source>
        <translation>Von der Stärke zum senkrechten und zum waagerechten Gitter</translation>
    </message>
    <message>
        <source>From your midpoint to her end of turn (late missiles)</source>
        <translation>Vom eigenen Mittelpunkt zum Rundenende des Ziels (späte Raketen)</translation>
    </message>
    <message>
        <source>Fwd</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>G</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Ghosts on the map and in 3D show where you will be halfway and at the end. Change it freely.</source>
        <translation>Schatten auf der Karte und in 3D zeigen den Ort in der Mitte und am Ende. Alles ist frei zu ändern.</translation>
    </message>
    <message>
        <source>Give up a drag</source>
        <translation>Ein Ziehen abbrechen</translation>
    </message>
    <message>
        <source>Go on again: they reach their End of Turn markers. Once more: thrust joins the vectors, turn 2 begins.</source>
        <translation>Noch einmal „Weiter“: Sie erreichen ihre EoT-Marken. Noch einmal: Der Schub kommt zu den Vektoren, Runde 2 beginnt.</translation>
    </message>
    <message>
        <source>Go on: the ships fly to their midpoints, and the first half of every pivot and roll is seen.</source>
        <translation>„Weiter“: Die Schiffe fliegen zu ihren Mittelpunkten, und die erste Hälfte jedes Schwenks und jeder Rolle ist zu sehen.</translation>
    </message>
    <message>
        <source>Grades are rolled when the game begins; they change what a ship costs.</source>
        <translation>Grade werden bei Spielbeginn gewürfelt; sie ändern die Kosten eines Schiffs.</translation>
    </message>
    <message>
        <source>Graser</source>
        <translation>Graser</translation>
    </message>
    <message>
        <source>Grey figures are a proposal: “Write” takes it, “Fill all” writes every open column. Click another enemy to aim at that one.</source>
        <translation>Graues ist ein Vorschlag: „Schreiben“ nimmt ihn an, „Alle füllen“ füllt jede offene Spalte. Anderes Ziel: anderen Feind anklicken.</translation>
    </message>
    <message>
        <source>H, then Tab</source>
        <translation>H, dann Tab</translation>
    </message>
    <message>
        <source>H: boxes and grids</source>
        <translation>H: Stärke und Gitter</translation>
    </message>
    <message>
        <source>Half hex</source>
        <translation>Halbes Feld</translation>
    </message>
    <message>
        <source>Hammerhead</source>
        <translation>Hammerkopf</translation>
    </message>
    <message>
        <source>Hexes a turn in one of eight directions: A to F on the map, up and down.</source>
        <translation>Felder je Runde in einer von acht Richtungen: A bis F auf der Karte, hoch und runter.</translation>
    </message>
    <message>
        <source>Hit Location Table</source>
        <translation>Trefferzonentabelle</translation>
    </message>
    <message>
        <source>Hit location table</source>
        <translation>Trefferzonentabelle</translation>
    </message>
    <message>
        <source>Hit location table of {ship}</source>
        <translation>Trefferzonentabelle von {ship}</translation>
    </message>
    <message>
        <source>Hit report: {title}, {count}.</source>
        <translation>Trefferbericht: {title}, {count}.</translation>
    </message>
    <message>
        <source>Hit {number}: {weapon}, depth {depth}, {place}</source>
        <translation>Treffer {number}: {weapon}, Tiefe {depth}, {place}</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Horizontal plotting grid</source>
        <translation>Waagerechtes Gitter</translation>
    </message>
    <message>
        <source>Horizontal {number}: {vectors}</source>
        <translation>Waagerecht {number}: {vectors}</translation>
    </message>
    <message>
        <source>Horizontal {number}: {vectors}, from the green ring only</source>
        <translation>Waagerecht {number}: {vectors}, nur aus dem grünen Ring</translation>
    </message>
    <message>
        <source>How many levels a ship is above or below the map; a level is one hex high.</source>
        <translation>Wie viele Ebenen ein Schiff über oder unter der Karte ist; eine Ebene ist ein Feld hoch.</translation>
    </message>
    <message>
        <source>How the ship lies, and the bearing of its target</source>
        <translation>Lage des Schiffs und Peilung zum Ziel</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>Hyper Generator</source>
        <translation>Hypergenerator</translation>
    </message>
    <message>
        <source>Impact Window</source>
        <translation>Einschlagfenster</translation>
    </message>
    <message>
        <source>Impact window</source>
        <translation>Einschlagfenster</translation>
    </message>
    <message>
        <source>Impacting</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <source>In every step</source>
        <translation>In jedem Schritt</translation>
    </message>
    <message>
        <source>In force now, and after one repair</source>
        <translation>Jetzt gültig, und nach einer Reparatur</translation>
    </message>
    <message>
        <source>In range of an enemy the Salvo card opens: click a ship of yours, then the enemy, then Fill all. Faint figures are a proposal, Write takes one column of it; a crossed-out column says why.</source>
        <translation>In Reichweite eines Feindes öffnet sich die Salvenkarte: ein eigenes Schiff anklicken, dann den Feind, dann „Alle füllen“. Blasse Zahlen sind ein Vorschlag, „Schreiben“ nimmt eine Spalte davon; eine durchgestrichene Spalte sagt, warum.</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Anflug</translation>
    </message>
    <message>
        <source>Incoming missiles</source>
        <translation>Anfliegende Raketen</translation>
    </message>
    <message>
        <source>Internals</source>
        <translation>Innenräume</translation>
    </message>
    <message>
        <source>Join {letter}, led by {ship}</source>
        <translation>Zu {letter}, geführt von {ship}</translation>
    </message>
    <message>
        <source>Keep the half in {slot}</source>
        <translation>Das Halbe in {slot} behalten</translation>
    </message>
    <message>
        <source>Key {parties}: a d10 for each party, one success is enough [C6.122]</source>
        <translation>Taste {parties}: ein W10 je Trupp, ein Erfolg genügt [C6.122]</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>L</source>
        <translation>S</translation>
    </message>
    <message>
        <source>L: click where the Top shall be</source>
        <translation>L: klicken, wohin Oben soll</translation>
    </message>
    <message>
        <source>LAC {letter}</source>
        <translation>LAC {letter}</translation>
    </message>
    <message>
        <source>LAST ATTEMPT</source>
        <translation>LETZTER VERSUCH</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Large, {mm:g} mm</source>
        <translation>Groß, {mm:g} mm</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Launch from the {mount}</source>
        <translation>Starten: {mount}</translation>
    </message>
    <message>
        <source>Launch, beams and damage control: both sides go on by hand; haste tells nothing.</source>
        <translation>Start, Strahlwaffen und Schadensbekämpfung: Beide Seiten gehen von Hand weiter; Eile verrät nichts.</translation>
    </message>
    <message>
        <source>Launchers lost after launch</source>
        <translation>Werferverlust nach dem Start</translation>
    </message>
    <message>
        <source>Leaker</source>
        <translation>Durchbrecher</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Left and right, 0 to 9</source>
        <translation>Links und rechts, 0 bis 9</translation>
    </message>
    <message>
        <source>Left empty, as nothing would get through: {steps}.</source>
        <translation>Leer gelassen, weil nichts durchkäme: {steps}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Life Support</source>
        <translation>Lebenserhaltung</translation>
    </message>
    <message>
        <source>Like 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity. Type only what differs; Enter goes on, Ctrl+Enter sets all.</source>
        <translation>Wie 09/32 +2 A/B u3 v4A2B1+: Feld, Ebene, Bug, Rolle, Geschwindigkeit. Nur tippen, was anders ist; Enter geht weiter, Strg+Enter setzt alles.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbund</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verbund</translation>
    </message>
    <message>
        <source>Linked set</source>
        <translation>Verbund</translation>
    </message>
    <message>
        <source>Location {location} on the {edge}: {dice}. Depth {depth}.</source>
        <translation>Zone {location} an der {edge}: {dice}. Tiefe {depth}.</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>MISSILE DEFENSE</source>
        <translation>RAKETENABWEHR</translation>
    </message>
    <message>
        <source>MISSILE IMPACT</source>
        <translation>RAKETENEINSCHLAG</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Midpoint of an odd turn</source>
        <translation>Mitte einer ungeraden Drehung</translation>
    </message>
    <message>
        <source>Midpoint to EoT</source>
        <translation>Mittelpunkt zu EoT</translation>
    </message>
    <message>
        <source>Missile Damage</source>
        <translation>Raketenschaden</translation>
    </message>
    <message>
        <source>Missile Defense Card: {title}, {facing}</source>
        <translation>Raketenabwehrkarte: {title}, {facing}</translation>
    </message>
    <message>
        <source>Missile Defense Cards</source>
        <translation>Raketenabwehrkarten</translation>
    </message>
    <message>
        <source>Missile Defense Cards: cut in the middle</source>
        <translation>Raketenabwehrkarten: in der Mitte schneiden</translation>
    </message>
    <message>
        <source>Missile Quality Level: how hard missiles are to stop; the lower, the better for who launches.</source>
        <translation>Raketengüte (Missile Quality Level): wie schwer Raketen aufzuhalten sind; je niedriger, desto besser für den Schützen.</translation>
    </message>
    <message>
        <source>Missile Range Bands</source>
        <translation>Raketenreichweiten</translation>
    </message>
    <message>
        <source>Missile impact: {ship}</source>
        <translation>Raketeneinschlag: {ship}</translation>
    </message>
    <message>
        <source>Missile launcher</source>
        <translation>Raketenwerfer</translation>
    </message>
    <message>
        <source>Missiles Impacting</source>
        <translation>Einschlagende Raketen</translation>
    </message>
    <message>
        <source>Missiles come in: {question}. Answer on the card, at the right (Ctrl+I).</source>
        <translation>Raketen fliegen an: {question}. Antwort auf der Karte rechts (Strg+I).</translation>
    </message>
    <message>
        <source>Missiles that come in stand on the defense card, dot by dot. Decoys are offered after the dice: two charts show what one is worth. Go on leads from result to result.</source>
        <translation>Anfliegende Raketen stehen Punkt für Punkt auf der Abwehrkarte. Täuschkörper werden nach den Würfeln angeboten: Zwei Diagramme zeigen, was einer wert ist. „Weiter“ führt von Ergebnis zu Ergebnis.</translation>
    </message>
    <message>
        <source>Move a map sheet</source>
        <translation>Ein Kartenblatt verlegen</translation>
    </message>
    <message>
        <source>Movement Card</source>
        <translation>Bewegungskarte</translation>
    </message>
    <message>
        <source>Name the side that is struck</source>
        <translation>Getroffene Seite nennen</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Near enough, beams open: Aim all that hurt is a good start; each row says range, aspect and boxes.</source>
        <translation>Nah genug kommen die Strahlwaffen dran: „Alle wirksamen ausrichten“ ist ein guter Anfang; jede Zeile nennt Entfernung, Seite und Kästchen.</translation>
    </message>
    <message>
        <source>Nearest legal: {place}.</source>
        <translation>Nächstes Erlaubtes: {place}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Next ({left})</source>
        <translation>Nächstes ({left})</translation>
    </message>
    <message>
        <source>Next mount; the other window where two are valid</source>
        <translation>Nächste Batterie; das andere Fenster, wo zwei gelten</translation>
    </message>
    <message>
        <source>Next salvo</source>
        <translation>Nächste Salve</translation>
    </message>
    <message>
        <source>Next ship ({left})</source>
        <translation>Nächstes Schiff ({left})</translation>
    </message>
    <message>
        <source>Next ship that has done nothing yet</source>
        <translation>Nächstes Schiff, das noch nichts getan hat</translation>
    </message>
    <message>
        <source>No beam of this ship is aimed</source>
        <translation>Kein Strahl dieses Schiffs ist ausgerichtet</translation>
    </message>
    <message>
        <source>No beam of {ship} reaches {target} now.</source>
        <translation>Kein Strahl von {ship} erreicht jetzt {target}.</translation>
    </message>
    <message>
        <source>No beam that is free can hurt anybody from here.</source>
        <translation>Keine freie Strahlwaffe kann von hier aus jemandem schaden.</translation>
    </message>
    <message>
        <source>No bearing: one of the ships is not on the map, or no ship of yours is chosen.</source>
        <translation>Keine Peilung: Eines der Schiffe ist nicht auf der Karte, oder kein eigenes ist gewählt.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>No card: choose a ship of yours and an enemy.</source>
        <translation>Keine Karte: ein eigenes Schiff und einen Feind wählen.</translation>
    </message>
    <message>
        <source>No coasting shown</source>
        <translation>Kein Treiben gezeigt</translation>
    </message>
    <message>
        <source>No hit has been placed in this game yet.</source>
        <translation>In diesem Spiel ist noch kein Treffer gefallen.</translation>
    </message>
    <message>
        <source>No hit to show.</source>
        <translation>Kein Treffer zu zeigen.</translation>
    </message>
    <message>
        <source>No map sheet is empty and free to be moved now.</source>
        <translation>Kein Kartenblatt ist jetzt leer und frei zu verlegen.</translation>
    </message>
    <message>
        <source>No mount bears.</source>
        <translation>Keine Batterie deckt das Ziel.</translation>
    </message>
    <message>
        <source>No mount can.</source>
        <translation>Keine Batterie kann.</translation>
    </message>
    <message>
        <source>No mount has launchers.</source>
        <translation>Keine Batterie hat Werfer.</translation>
    </message>
    <message>
        <source>No orders.</source>
        <translation>Keine Befehle.</translation>
    </message>
    <message>
        <source>No penetration dice</source>
        <translation>Keine Durchschlagwürfel</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Keine Rolle</translation>
    </message>
    <message>
        <source>No ship of this table is named at the start of line {lines} of the text.</source>
        <translation>Am Anfang von Zeile {lines} des Texts steht kein Schiff dieses Tischs.</translation>
    </message>
    <message>
        <source>No ship of yours has anything to mend.</source>
        <translation>Kein eigenes Schiff hat etwas zu reparieren.</translation>
    </message>
    <message>
        <source>No ship of yours is on the map: there are no orders.</source>
        <translation>Kein eigenes Schiff ist auf der Karte: Es gibt keine Befehle.</translation>
    </message>
    <message>
        <source>No ship selected</source>
        <translation>Kein Schiff gewählt</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>No target is chosen, so there is no closest approach.</source>
        <translation>Kein Ziel ist gewählt, also gibt es keine größte Annäherung.</translation>
    </message>
    <message>
        <source>No turn is plotted for this ship now, so there is no other moment to show</source>
        <translation>Für dieses Schiff ist jetzt keine Runde geplant, also gibt es keinen anderen Zeitpunkt zu zeigen</translation>
    </message>
    <message>
        <source>No turn is plotted for this ship now.</source>
        <translation>Für dieses Schiff ist jetzt keine Runde geplant.</translation>
    </message>
    <message>
        <source>No wrench is left in the hull: there is nobody to send.</source>
        <translation>Im Rumpf ist kein Schraubenschlüssel übrig: Niemand ist zu schicken.</translation>
    </message>
    <message>
        <source>Nobody surrenders now.</source>
        <translation>Jetzt ergibt sich niemand.</translation>
    </message>
    <message>
        <source>Nobody wins: {margin}</source>
        <translation>Niemand gewinnt: {margin}</translation>
    </message>
    <message>
        <source>Nose</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Nose in another ring: A/Bbu, Cgl, +p. Half hexes: hA+. Wedge down: w-. Boxes marked: si=2, none: whole. No velocity: v0.</source>
        <translation>Bug in anderem Ring: A/Bbu, Cgl, +p. Halbe Felder: hA+. Keil unten: w-. Abgestrichene Kästchen: si=2, keine: whole. Keine Geschwindigkeit: v0.</translation>
    </message>
    <message>
        <source>Nothing to fill.</source>
        <translation>Nichts zu füllen.</translation>
    </message>
    <message>
        <source>Nothing to plot for this ship now. Choose a target to see its range and bearing.</source>
        <translation>Für dieses Schiff ist jetzt nichts zu planen. Ein Ziel wählen, um Entfernung und Peilung zu sehen.</translation>
    </message>
    <message>
        <source>Nothing to plot here now</source>
        <translation>Hier ist jetzt nichts zu planen</translation>
    </message>
    <message>
        <source>Nothing was hit</source>
        <translation>Nichts wurde getroffen</translation>
    </message>
    <message>
        <source>Now, to her midpoint (middle missiles)</source>
        <translation>Jetzt, zum Mittelpunkt des Ziels (mittlere Raketen)</translation>
    </message>
    <message>
        <source>Nukes in place of laser heads [C2.152]</source>
        <translation>Kernwaffen statt Lasersprengköpfe [C2.152]</translation>
    </message>
    <message>
        <source>Nukes in place of laser heads, or back</source>
        <translation>Kernwaffen statt Lasersprengköpfe, oder zurück</translation>
    </message>
    <message>
        <source>Officers &amp; Crew</source>
        <translation>Offiziere &amp; Besatzung</translation>
    </message>
    <message>
        <source>Officers by lot: their grades change what a force costs [D1.12]</source>
        <translation>Offiziere nach Los: Ihre Grade ändern die Kosten der Flotte [D1.12]</translation>
    </message>
    <message>
        <source>Offset of one hex</source>
        <translation>Versatz um ein Feld</translation>
    </message>
    <message>
        <source>On its own</source>
        <translation>Für sich allein</translation>
    </message>
    <message>
        <source>On to the beams</source>
        <translation>Weiter zu den Strahlwaffen</translation>
    </message>
    <message>
        <source>On to the next salvo, or to what is to be done now</source>
        <translation>Weiter zur nächsten Salve oder zu dem, was jetzt ansteht</translation>
    </message>
    <message>
        <source>On to turn {turn}</source>
        <translation>Weiter zu Runde {turn}</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>One cell back (Left)</source>
        <translation>Ein Feld zurück (Links)</translation>
    </message>
    <message>
        <source>One cell back, one on</source>
        <translation>Ein Feld zurück, eines weiter</translation>
    </message>
    <message>
        <source>One cell on (Right)</source>
        <translation>Ein Feld weiter (Rechts)</translation>
    </message>
    <message>
        <source>One missile more, one less</source>
        <translation>Eine Rakete mehr, eine weniger</translation>
    </message>
    <message>
        <source>One of the fifty directions in which space is divided on the AVID.</source>
        <translation>Eine der fünfzig Richtungen, in die die AVID den Raum teilt.</translation>
    </message>
    <message>
        <source>One thrust more than the rating allows, for a compensator check.</source>
        <translation>Ein Schub mehr, als der Wert erlaubt, gegen eine Kompensatorprobe.</translation>
    </message>
    <message>
        <source>One thrust more, one less</source>
        <translation>Ein Schub mehr, einer weniger</translation>
    </message>
    <message>
        <source>Only {left} left this turn [C6.11]</source>
        <translation>In dieser Runde nur noch {left} [C6.11]</translation>
    </message>
    <message>
        <source>Ordered this turn: {order}</source>
        <translation>Befehl dieser Runde: {order}</translation>
    </message>
    <message>
        <source>Orders of {seat}, turn {turn}</source>
        <translation>Befehle von {seat}, Runde {turn}</translation>
    </message>
    <message>
        <source>Outside the ship</source>
        <translation>Außerhalb des Schiffs</translation>
    </message>
    <message>
        <source>Over the whole window, with every step in words</source>
        <translation>Über das ganze Fenster, jeder Schritt in Worten</translation>
    </message>
    <message>
        <source>P: click a window</source>
        <translation>P: Fenster anklicken</translation>
    </message>
    <message>
        <source>PD (half through the wedge)</source>
        <translation>PD (halb durch den Keil)</translation>
    </message>
    <message>
        <source>PD kills</source>
        <translation>PD-Abschüsse</translation>
    </message>
    <message>
        <source>Page up and down</source>
        <translation>Bild auf und ab</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Penetration dice: {told}</source>
        <translation>Durchschlagwürfel: {told}</translation>
    </message>
    <message>
        <source>Penetration: 2d10− + Depth Mod; below 1 deflected; a natural 0 also takes a sidewall box or SI.</source>
        <translation>Durchschlag: 2d10− + Tiefenmod.; unter 1 abgelenkt; natürliche 0 kostet auch ein Schild- oder SI-Kästchen.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pinned, it stays open from step to step</source>
        <translation>Angeheftet bleibt er von Schritt zu Schritt offen</translation>
    </message>
    <message>
        <source>Pivot to the window under the cursor; in roll mode bring the Top there</source>
        <translation>Zum Fenster unter dem Cursor schwenken; beim Rollen Oben dorthin bringen</translation>
    </message>
    <message numerus="yes">
        <source>Pivot to {window}, {count} windows</source>
        <extracomment>for one: Pivot to {window}, {count} window</extracomment>
        <translation><numerusform>Schwenk nach {window}, {count} Fenster</numerusform><numerusform>Schwenk nach {window}, {count} Fenster</numerusform></translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Play the walk, or pause</source>
        <translation>Den Gang abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Plot the pivot, the roll, the thrust</source>
        <translation>Schwenk, Rolle, Schub planen</translation>
    </message>
    <message>
        <source>Plot to coast</source>
        <translation>Treiben planen</translation>
    </message>
    <message>
        <source>Plot what this ship did in its last turn</source>
        <translation>Planen, was dieses Schiff in der letzten Runde tat</translation>
    </message>
    <message>
        <source>Point Defense</source>
        <translation>Nahbereichsabwehr</translation>
    </message>
    <message>
        <source>Point defense</source>
        <translation>Nahbereichsabwehr</translation>
    </message>
    <message>
        <source>Point into the lower half</source>
        <translation>In die untere Hälfte zeigen</translation>
    </message>
    <message>
        <source>Points for the enemy, of the ship's cost [D2.223]</source>
        <translation>Punkte für den Feind, von den Kosten des Schiffs [D2.223]</translation>
    </message>
    <message>
        <source>Points given away</source>
        <translation>Abgegebene Punkte</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Punkte ausgeben</translation>
    </message>
    <message>
        <source>Position from the table</source>
        <translation>Stellung vom Tisch</translation>
    </message>
    <message>
        <source>Posts that it does not name are held by average officers.</source>
        <translation>Posten, die es nicht nennt, haben durchschnittliche Offiziere.</translation>
    </message>
    <message>
        <source>Press Roll and click where the Top star shall be: that turns the ship about its nose.</source>
        <translation>„Rolle“ drücken und klicken, wohin der Stern (Oben) soll: Das dreht das Schiff um den Bug.</translation>
    </message>
    <message>
        <source>Press Thrust, choose an amount, then a square for its steepness and a hex for its direction.</source>
        <translation>„Schub“ drücken, eine Stärke wählen, dann ein Kästchen für die Steilheit und ein Feld für die Richtung.</translation>
    </message>
    <message>
        <source>Previous ship (Shift+Tab on the map)</source>
        <translation>Voriges Schiff (Umschalt+Tab auf der Karte)</translation>
    </message>
    <message>
        <source>Print the sheets…</source>
        <translation>Bögen drucken…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>R, Shift + R</source>
        <translation>R, Umschalt + R</translation>
    </message>
    <message>
        <source>Range and bearing to a ship, what bears on her, and what you see of her</source>
        <translation>Entfernung und Peilung zu einem Schiff, was darauf wirkt und was davon zu sehen ist</translation>
    </message>
    <message>
        <source>Range {range} in {windows}</source>
        <translation>Entfernung {range} in {windows}</translation>
    </message>
    <message>
        <source>Range {reach}: base MQL {mql}</source>
        <translation>Entfernung {reach}: Grund-MQL {mql}</translation>
    </message>
    <message>
        <source>Read rule {number}</source>
        <translation>Regel {number} lesen</translation>
    </message>
    <message>
        <source>Red-lining</source>
        <translation>Überlast</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Repeat last</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Roll 30° to port</source>
        <translation>30° nach Backbord rollen</translation>
    </message>
    <message>
        <source>Roll 30° to starboard</source>
        <translation>30° nach Steuerbord rollen</translation>
    </message>
    <message>
        <source>Roll for it</source>
        <translation>Auswürfeln</translation>
    </message>
    <message>
        <source>Roll one window to starboard, to port</source>
        <translation>Ein Fenster nach Steuerbord rollen, nach Backbord</translation>
    </message>
    <message numerus="yes">
        <source>Roll {count} windows to {side}: Top to {window}</source>
        <extracomment>for one: Roll {count} window to {side}: Top to {window}</extracomment>
        <translation><numerusform>{count} Fenster nach {side} rollen: Oben nach {window}</numerusform><numerusform>{count} Fenster nach {side} rollen: Oben nach {window}</numerusform></translation>
    </message>
    <message>
        <source>Roll {steps} to {side}</source>
        <translation>Rolle {steps} nach {side}</translation>
    </message>
    <message>
        <source>SALVO CARD</source>
        <translation>SALVENKARTE</translation>
    </message>
    <message>
        <source>SALVO {number} OF {of}</source>
        <translation>SALVE {number} VON {of}</translation>
    </message>
    <message>
        <source>STARTING VELOCITY, HEXES A TURN</source>
        <translation>STARTTEMPO, FELDER JE RUNDE</translation>
    </message>
    <message>
        <source>STEP BY STEP</source>
        <translation>SCHRITT FÜR SCHRITT</translation>
    </message>
    <message>
        <source>SURRENDERED</source>
        <translation>ERGEBEN</translation>
    </message>
    <message>
        <source>Salvo</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Salvo Cards</source>
        <translation>Salvenkarten</translation>
    </message>
    <message>
        <source>Salvo Cards: cut around, fold along the dashed line</source>
        <translation>Salvenkarten: ausschneiden, an der Strichlinie falten</translation>
    </message>
    <message>
        <source>Salvo card</source>
        <translation>Salvenkarte</translation>
    </message>
    <message>
        <source>Salvo card, {title}.</source>
        <translation>Salvenkarte, {title}.</translation>
    </message>
    <message>
        <source>Salvo {number} of {count}</source>
        <translation>Salve {number} von {count}</translation>
    </message>
    <message>
        <source>Salvoes of a ship</source>
        <translation>Salven eines Schiffs</translation>
    </message>
    <message>
        <source>Salvoes of several ships as one [C2.17]</source>
        <translation>Salven mehrerer Schiffe als eine [C2.17]</translation>
    </message>
    <message>
        <source>Salvoes of several ships that come in as one, under a lead ship.</source>
        <translation>Salven mehrerer Schiffe, die als eine anfliegen, unter einem Leitschiff.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Größenstufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Score as it stands: {margin} ({ratios}).</source>
        <translation>Stand der Wertung: {margin} ({ratios}).</translation>
    </message>
    <message>
        <source>Scroll what is open below: target, turn, coasting</source>
        <translation>Blättern, was unten offen ist: Ziel, Runde, Treiben</translation>
    </message>
    <message>
        <source>Sealed: {order}</source>
        <translation>Versiegelt: {order}</translation>
    </message>
    <message>
        <source>Send one party</source>
        <translation>Einen Trupp schicken</translation>
    </message>
    <message>
        <source>Send two parties</source>
        <translation>Zwei Trupps schicken</translation>
    </message>
    <message numerus="yes">
        <source>Set {count} ships</source>
        <extracomment>for one: Set {count} ship</extracomment>
        <translation><numerusform>{count} Schiff setzen</numerusform><numerusform>{count} Schiffe setzen</numerusform></translation>
    </message>
    <message>
        <source>Set {letter}, leads</source>
        <translation>Verbund {letter}, führt</translation>
    </message>
    <message>
        <source>Set {letter}, led by {ship}</source>
        <translation>Verbund {letter}, geführt von {ship}</translation>
    </message>
    <message>
        <source>Several windows are valid: the attacker chooses [C1.15b]</source>
        <translation>Mehrere Fenster gelten: Der Angreifer wählt [C1.15b]</translation>
    </message>
    <message>
        <source>Shift + Enter</source>
        <translation>Umschalt + Enter</translation>
    </message>
    <message>
        <source>Shift + click</source>
        <translation>Umschalt + Klick</translation>
    </message>
    <message>
        <source>Ship sheet</source>
        <translation>Schiffsbogen</translation>
    </message>
    <message>
        <source>Ship sheet of {title}</source>
        <translation>Schiffsbogen von {title}</translation>
    </message>
    <message>
        <source>Ship sheets</source>
        <translation>Schiffsbögen</translation>
    </message>
    <message>
        <source>Ship to Midpoint</source>
        <translation>Schiff zu Mittelpunkt</translation>
    </message>
    <message>
        <source>Ship to Ship</source>
        <translation>Schiff zu Schiff</translation>
    </message>
    <message>
        <source>Ship's Name</source>
        <translation>Schiffsname</translation>
    </message>
    <message>
        <source>Ship's name, ID</source>
        <translation>Schiffsname, ID</translation>
    </message>
    <message>
        <source>Ships are in position already, by lot</source>
        <translation>Schiffe stehen schon bereit, nach Los</translation>
    </message>
    <message>
        <source>Ships in one hex and level</source>
        <translation>Schiffe je Feld und Ebene</translation>
    </message>
    <message>
        <source>Ships of your choice</source>
        <translation>Schiffe nach Wahl</translation>
    </message>
    <message>
        <source>Shorthand</source>
        <translation>Kurzschrift</translation>
    </message>
    <message>
        <source>Show all at once (End)</source>
        <translation>Alles auf einmal zeigen (Ende)</translation>
    </message>
    <message>
        <source>Shows how the ship lies now</source>
        <translation>Zeigt, wie das Schiff jetzt liegt</translation>
    </message>
    <message>
        <source>Shows how the ship will lie at the end of the plotted turn</source>
        <translation>Zeigt, wie das Schiff am Ende der geplanten Runde liegen wird</translation>
    </message>
    <message>
        <source>Shows how the ship will lie at the midpoint of the plotted turn</source>
        <translation>Zeigt, wie das Schiff in der Mitte der geplanten Runde liegen wird</translation>
    </message>
    <message>
        <source>Sidewall</source>
        <translation>Seitenschild</translation>
    </message>
    <message>
        <source>Slower {slot}</source>
        <translation>Langsamer {slot}</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Small, {mm:g} mm</source>
        <translation>Klein, {mm:g} mm</translation>
    </message>
    <message>
        <source>So far it has given away {points} of {cost} points.</source>
        <translation>Bisher hat sie {points} von {cost} Punkten abgegeben.</translation>
    </message>
    <message>
        <source>Sort by depth, deepest first; 2d10+ on the edge that is hit (C5.21–C5.23).</source>
        <translation>Nach Tiefe ordnen, tiefste zuerst; 2d10+ auf der getroffenen Kante (C5.21–C5.23).</translation>
    </message>
    <message>
        <source>Space plays, Left and Right step, Up and Down change the hit, End shows all, + and - the speed.</source>
        <translation>Leertaste spielt ab, Links und Rechts gehen Schritte, Auf und Ab wechseln den Treffer, Ende zeigt alles, + und - das Tempo.</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Tempo (+ und −)</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Tempo {speed}</translation>
    </message>
    <message>
        <source>Spend a decoy; spend none</source>
        <translation>Täuschkörper einsetzen; keinen einsetzen</translation>
    </message>
    <message>
        <source>Stacking tiles</source>
        <translation>Stapelplättchen</translation>
    </message>
    <message>
        <source>Start First Flight from the home screen. Green sits first; the Lesson tab tells what to try.</source>
        <translation>First Flight vom Startbildschirm aus beginnen. Grün sitzt zuerst; der Reiter Lektion sagt, was zu versuchen ist.</translation>
    </message>
    <message>
        <source>Start set {letter}</source>
        <translation>Verbund {letter} beginnen</translation>
    </message>
    <message>
        <source>Starts high</source>
        <translation>Beginnt hoch</translation>
    </message>
    <message>
        <source>Stbd</source>
        <translation>Stb.</translation>
    </message>
    <message>
        <source>Steps in which no side could do anything pass by themselves: faster.</source>
        <translation>Schritte, in denen keine Seite etwas tun könnte, vergehen von selbst: schneller.</translation>
    </message>
    <message>
        <source>Steps of the hit</source>
        <translation>Schritte des Treffers</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Trifft</translation>
    </message>
    <message>
        <source>Structural Integrity</source>
        <translation>Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Swinging the nose to another window; thrust follows the nose.</source>
        <translation>Den Bug in ein anderes Fenster schwenken; der Schub folgt dem Bug.</translation>
    </message>
    <message>
        <source>T</source>
        <translation>E</translation>
    </message>
    <message>
        <source>T, Shift + T</source>
        <translation>T, Umschalt + T</translation>
    </message>
    <message>
        <source>Tab leads to the answers.</source>
        <translation>Tab führt zu den Antworten.</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alle zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last window, else the last roll, else a thrust</source>
        <translation>Das letzte Fenster zurücknehmen, sonst die letzte Rolle, sonst einen Schub</translation>
    </message>
    <message>
        <source>Take the square, the hex</source>
        <translation>Das Kästchen, das Feld nehmen</translation>
    </message>
    <message>
        <source>Take {place}</source>
        <translation>{place} nehmen</translation>
    </message>
    <message>
        <source>Taken for granted: {assumptions}</source>
        <translation>Vorausgesetzt: {assumptions}</translation>
    </message>
    <message>
        <source>Takes the coasting path off the map</source>
        <translation>Nimmt den Weg des Treibens von der Karte</translation>
    </message>
    <message>
        <source>Target Scale</source>
        <translation>Größenstufe</translation>
    </message>
    <message>
        <source>Tear the column up</source>
        <translation>Spalte zerreißen</translation>
    </message>
    <message>
        <source>Tear up</source>
        <translation>Zerreißen</translation>
    </message>
    <message>
        <source>Tear up the column in hand (Delete)</source>
        <translation>Diese Spalte zerreißen (Entf)</translation>
    </message>
    <message>
        <source>The AVID of each ship in sight with markers and vectors as they stand, two to a page.</source>
        <translation>Die AVID jedes sichtbaren Schiffs mit Marken und Vektoren, wie sie stehen, zwei je Seite.</translation>
    </message>
    <message>
        <source>The End of Turn marker: where a ship will be when the turn is over.</source>
        <translation>Die Rundenendmarke: wo ein Schiff am Ende der Runde sein wird.</translation>
    </message>
    <message>
        <source>The Ship Systems Display of each ship as it stands now, one page a ship.</source>
        <translation>Das SSD jedes Schiffs, wie es jetzt steht, eine Seite je Schiff.</translation>
    </message>
    <message>
        <source>The Top can only go along the lit band: it snaps to the nearest place, {window} (roll {steps} to {side}).</source>
        <translation>Oben kann nur das helle Band entlang: Es rastet am nächsten Platz ein, {window} (Rolle {steps} nach {side}).</translation>
    </message>
    <message>
        <source>The Top can only go along the lit band: the nearest place on it is where it is now, no roll.</source>
        <translation>Oben kann nur das helle Band entlang: Der nächste Platz ist der jetzige, keine Rolle.</translation>
    </message>
    <message>
        <source>The best legal salvo in every empty column (F)</source>
        <translation>Die beste erlaubte Salve in jede leere Spalte (F)</translation>
    </message>
    <message>
        <source>The broad end of a hull, fore or aft, with the weapons that fire there.</source>
        <translation>Das breite Ende eines Rumpfs, vorn oder achtern, mit den Waffen, die dorthin feuern.</translation>
    </message>
    <message>
        <source>The card of this step</source>
        <translation>Die Karte dieses Schritts</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>The enemy that the card is for; a click on the map chooses too</source>
        <translation>Der Feind, dem die Karte gilt; ein Klick auf der Karte wählt ihn auch</translation>
    </message>
    <message>
        <source>The engineer would round the half hex in {slot} up; checked, it stays a half</source>
        <translation>Der Ingenieur würde das halbe Feld in {slot} aufrunden; angehakt bleibt es ein halbes</translation>
    </message>
    <message>
        <source>The first layer of the defense: jamming that draws missiles astray.</source>
        <translation>Die erste Schicht der Abwehr: Störsender, die Raketen in die Irre führen.</translation>
    </message>
    <message>
        <source>The game ends at once, and the other side holds the field.</source>
        <translation>Das Spiel endet sofort, und die andere Seite behauptet das Feld.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The hit before (Up)</source>
        <translation>Der Treffer davor (Auf)</translation>
    </message>
    <message>
        <source>The hit before, the next hit</source>
        <translation>Der Treffer davor, der nächste</translation>
    </message>
    <message>
        <source>The last layer, PD: lasers and guns at the hull.</source>
        <translation>Die letzte Schicht, PD: Laser und Geschütze am Rumpf.</translation>
    </message>
    <message>
        <source>The line between two green windows, on which a marker may lie.</source>
        <translation>Die Linie zwischen zwei grünen Fenstern, auf der eine Marke liegen kann.</translation>
    </message>
    <message>
        <source>The missiles that one mount launches at one target for one impact step.</source>
        <translation>Die Raketen, die eine Batterie für einen Einschlagschritt auf ein Ziel startet.</translation>
    </message>
    <message numerus="yes">
        <source>The next line of the hit: {count} lines back from it, with the whole depth again.</source>
        <extracomment>for one: The next line of the hit: one line back from it, with the whole depth again.</extracomment>
        <translation><numerusform>Die nächste Linie des Treffers: eine Linie zurück, wieder mit der ganzen Tiefe.</numerusform><numerusform>Die nächste Linie des Treffers: {count} Linien zurück, wieder mit der ganzen Tiefe.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The next line of the hit: {count} lines on from it, with the whole depth again.</source>
        <extracomment>for one: The next line of the hit: one line on from it, with the whole depth again.</extracomment>
        <translation><numerusform>Die nächste Linie des Treffers: eine Linie weiter, wieder mit der ganzen Tiefe.</numerusform><numerusform>Die nächste Linie des Treffers: {count} Linien weiter, wieder mit der ganzen Tiefe.</numerusform></translation>
    </message>
    <message>
        <source>The next salvo (Page down)</source>
        <translation>Die nächste Salve (Bild ab)</translation>
    </message>
    <message>
        <source>The nose is halfway where the picture shows it.</source>
        <translation>Der Bug ist auf halbem Weg dort, wo das Bild ihn zeigt.</translation>
    </message>
    <message>
        <source>The nose is halfway where the text puts it.</source>
        <translation>Der Bug ist auf halbem Weg dort, wo der Text ihn sieht.</translation>
    </message>
    <message>
        <source>The optional rule: space is big.</source>
        <translation>Die Zusatzregel: Der Raum ist groß.</translation>
    </message>
    <message>
        <source>The other side's ship: look, but do not touch.</source>
        <translation>Das Schiff der anderen Seite: ansehen, nicht anfassen.</translation>
    </message>
    <message>
        <source>The other window where several are valid</source>
        <translation>Das andere Fenster, wo mehrere gelten</translation>
    </message>
    <message>
        <source>The position as typed</source>
        <translation>Die getippte Stellung</translation>
    </message>
    <message>
        <source>The range stands in the window that the target is seen through.</source>
        <translation>Die Entfernung steht in dem Fenster, durch das das Ziel zu sehen ist.</translation>
    </message>
    <message>
        <source>The round card at the right is your ship's AVID: click a window and the nose will pivot there.</source>
        <translation>Die runde Karte rechts ist die AVID des Schiffs: Ein Fenster anklicken, und der Bug schwenkt dorthin.</translation>
    </message>
    <message>
        <source>The round card that shows which way a ship points and how it moves.</source>
        <translation>Die runde Karte, die zeigt, wohin ein Schiff weist und wie es sich bewegt.</translation>
    </message>
    <message>
        <source>The rule of the cell</source>
        <translation>Die Regel des Felds</translation>
    </message>
    <message>
        <source>The salvo before (Page up)</source>
        <translation>Die Salve davor (Bild auf)</translation>
    </message>
    <message>
        <source>The salvo before, the next one</source>
        <translation>Die Salve davor, die nächste</translation>
    </message>
    <message>
        <source>The screen along each flank that weakens what comes in from that side.</source>
        <translation>Der Schirm an jeder Flanke, der schwächt, was von dort kommt.</translation>
    </message>
    <message>
        <source>The second layer of the defense, CM: small missiles of the mount that faces the salvo.</source>
        <translation>Die zweite Schicht der Abwehr, CM: kleine Raketen der Batterie, die der Salve zugewandt ist.</translation>
    </message>
    <message>
        <source>The stricter reading: one early, one middle and one late salvo a turn.</source>
        <translation>Die strengere Lesart: eine frühe, eine mittlere und eine späte Salve je Runde.</translation>
    </message>
    <message>
        <source>The table lets it pass; the log names the rule</source>
        <translation>Der Tisch lässt es durchgehen; das Protokoll nennt die Regel</translation>
    </message>
    <message>
        <source>The table waits</source>
        <translation>Der Tisch wartet</translation>
    </message>
    <message>
        <source>The two planes of gravity above and below a ship, which nothing pierces.</source>
        <translation>Die zwei Schwerkraftebenen über und unter einem Schiff, die nichts durchdringt.</translation>
    </message>
    <message>
        <source>The weapons along a ship's left or right flank.</source>
        <translation>Die Waffen an der linken oder rechten Flanke eines Schiffs.</translation>
    </message>
    <message>
        <source>The window through which a shot comes in at its target.</source>
        <translation>Das Fenster, durch das ein Schuss beim Ziel eintrifft.</translation>
    </message>
    <message>
        <source>The window through which a target is seen, with its true range.</source>
        <translation>Das Fenster, durch das ein Ziel zu sehen ist, mit der wahren Entfernung.</translation>
    </message>
    <message numerus="yes">
        <source>These {count} die</source>
        <extracomment>for one: These {count} die</extracomment>
        <translation><numerusform>Diese {count} fällt</numerusform><numerusform>Diese {count} fallen</numerusform></translation>
    </message>
    <message>
        <source>Thin the salvo</source>
        <translation>Lichtet die Salve</translation>
    </message>
    <message>
        <source>This order is sealed; only your side can read it. Reopen your plots to change it.</source>
        <translation>Dieser Befehl ist versiegelt; nur die eigene Seite kann ihn lesen. Zum Ändern die Kursbefehle wieder öffnen.</translation>
    </message>
    <message>
        <source>Three at each target</source>
        <translation>Drei je Ziel</translation>
    </message>
    <message>
        <source>Three in all</source>
        <translation>Drei insgesamt</translation>
    </message>
    <message>
        <source>Through {window}</source>
        <translation>Durch {window}</translation>
    </message>
    <message>
        <source>Thrust and grids</source>
        <translation>Schub und Gitter</translation>
    </message>
    <message>
        <source>Thrust without a pivot shifts the End of Turn marker at once, by half of the change.</source>
        <translation>Schub ohne Schwenk verschiebt die EoT-Marke sofort, um die Hälfte der Änderung.</translation>
    </message>
    <message>
        <source>Thrust {number} from {zones}: {h} in the map plane, level</source>
        <translation>Schub {number} aus {zones}: {h} in der Kartenebene, waagerecht</translation>
    </message>
    <message>
        <source>Thrust {number} from {zones}: {h} in the map plane, {v} down</source>
        <translation>Schub {number} aus {zones}: {h} in der Kartenebene, {v} runter</translation>
    </message>
    <message>
        <source>Thrust {number} from {zones}: {h} in the map plane, {v} up</source>
        <translation>Schub {number} aus {zones}: {h} in der Kartenebene, {v} hoch</translation>
    </message>
    <message>
        <source>Thrust {thrust}</source>
        <translation>Schub {thrust}</translation>
    </message>
    <message>
        <source>Thrust {thrust} for {vectors}</source>
        <translation>Schub {thrust} für {vectors}</translation>
    </message>
    <message>
        <source>Thrust {thrust}, at the compensators' risk: roll {check} or less on d10 or the compensators fail</source>
        <translation>Schub {thrust}, auf Risiko der Kompensatoren: {check} oder weniger auf W10, sonst versagen sie</translation>
    </message>
    <message>
        <source>Thrust {thrust}, red-lined: roll {check} or less on d10 or the compensators fail</source>
        <translation>Schub {thrust}, mit Überlast: {check} oder weniger auf W10, sonst versagen die Kompensatoren</translation>
    </message>
    <message>
        <source>Tilt block</source>
        <translation>Kippblock</translation>
    </message>
    <message>
        <source>To fly a turn without thrust: the velocity stays as it is.</source>
        <translation>Eine Runde ohne Schub fliegen: Die Geschwindigkeit bleibt.</translation>
    </message>
    <message>
        <source>To the question</source>
        <translation>Zur Frage</translation>
    </message>
    <message>
        <source>Toward {name}</source>
        <translation>Richtung {name}</translation>
    </message>
    <message>
        <source>Tubes held back at launch that burst close by among missiles coming in.</source>
        <translation>Beim Start zurückgehaltene Rohre, deren Ladung nahe am Schiff zwischen anfliegenden Raketen zerplatzt.</translation>
    </message>
    <message>
        <source>Tubes held for canister</source>
        <translation>Rohre für Kartätschen</translation>
    </message>
    <message>
        <source>Tubes of this mount kept back in this step for canister [C4.151]</source>
        <translation>Rohre dieser Batterie, in diesem Schritt für Kartätschen zurückgehalten [C4.151]</translation>
    </message>
    <message>
        <source>Tubes that fire canister</source>
        <translation>Rohre, die Kartätschen feuern</translation>
    </message>
    <message>
        <source>Turn the card over (B)</source>
        <translation>Karte umdrehen (B)</translation>
    </message>
    <message>
        <source>Turn the card over: what to expect at impact</source>
        <translation>Karte umdrehen: was beim Einschlag zu erwarten ist</translation>
    </message>
    <message>
        <source>Turn the nose around, up and down</source>
        <translation>Den Bug herumdrehen, auf und ab</translation>
    </message>
    <message>
        <source>Turn the nose by one window</source>
        <translation>Den Bug um ein Fenster drehen</translation>
    </message>
    <message>
        <source>Turn {turn}: salvo {number} of {count}</source>
        <translation>Runde {turn}: Salve {number} von {count}</translation>
    </message>
    <message>
        <source>Turning the ship about its nose: the sides change places, the course does not.</source>
        <translation>Das Schiff um den Bug drehen: Die Seiten tauschen, der Kurs bleibt.</translation>
    </message>
    <message>
        <source>Turns ahead</source>
        <translation>Runden voraus</translation>
    </message>
    <message>
        <source>Two blank AVID cards to write on, of a side and for a place at the table.</source>
        <translation>Zwei leere AVID-Karten zum Beschriften, für eine Seite und einen Platz am Tisch.</translation>
    </message>
    <message>
        <source>Two blank Missile Defense Cards with the ECM and Active Defense tables.</source>
        <translation>Zwei leere Raketenabwehrkarten mit den Tabellen für ECM und aktive Abwehr.</translation>
    </message>
    <message>
        <source>Two ships never end in the same hex and level.</source>
        <translation>Zwei Schiffe enden nie im selben Feld und auf derselben Ebene.</translation>
    </message>
    <message>
        <source>Undo takes back your own last step while nobody else has learned of it. Every refusal names its rule.</source>
        <translation>Zurücknehmen holt den eigenen letzten Schritt zurück, solange niemand sonst davon weiß. Jede Ablehnung nennt ihre Regel.</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Auf und ab</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Vector down: {value}</source>
        <translation>Vektor nach unten: {value}</translation>
    </message>
    <message>
        <source>Vector in {slot}: {value}</source>
        <translation>Vektor in {slot}: {value}</translation>
    </message>
    <message>
        <source>Vector up: {value}</source>
        <translation>Vektor nach oben: {value}</translation>
    </message>
    <message>
        <source>Vectors after: {vectors}</source>
        <translation>Vektoren danach: {vectors}</translation>
    </message>
    <message>
        <source>Vectors after: {vectors}; displaced by {moved} this turn</source>
        <translation>Vektoren danach: {vectors}; in dieser Runde versetzt um {moved}</translation>
    </message>
    <message>
        <source>Velocity {slot}</source>
        <translation>Geschwindigkeit {slot}</translation>
    </message>
    <message>
        <source>Vertical plotting grid</source>
        <translation>Senkrechtes Gitter</translation>
    </message>
    <message>
        <source>WHAT THEY HIT</source>
        <translation>WAS SIE TREFFEN</translation>
    </message>
    <message>
        <source>Walk the cursor along a ring, up and down between the rings</source>
        <translation>Den Cursor einen Ring entlang bewegen, auf und ab zwischen den Ringen</translation>
    </message>
    <message>
        <source>Walk the squares, the hexes</source>
        <translation>Über Kästchen und Felder gehen</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>Warshawski sail</source>
        <translation>Warshawski-Segel</translation>
    </message>
    <message>
        <source>Weapons, in order</source>
        <translation>Waffen, der Reihe nach</translation>
    </message>
    <message>
        <source>What a target turns to a beam: sidewall, open bow or stern, or the wedge.</source>
        <translation>Was ein Ziel einem Strahl zuwendet: Seitenschild, offener Bug oder offenes Heck, oder den Impellerkeil.</translation>
    </message>
    <message>
        <source>What an odd change leaves over, kept by its arrow for the next turn.</source>
        <translation>Was eine ungerade Änderung übrig lässt; der Pfeil bewahrt es für die nächste Runde.</translation>
    </message>
    <message>
        <source>What each of your ships is ordered to do this turn, written as the rulebook writes it.</source>
        <translation>Die Befehle jedes eigenen Schiffs in dieser Runde, geschrieben wie im Regelheft.</translation>
    </message>
    <message>
        <source>What is assumed:</source>
        <translation>Was vorausgesetzt ist:</translation>
    </message>
    <message>
        <source>Wheel on the AVID, with Shift</source>
        <translation>Rad auf der AVID, mit Umschalt</translation>
    </message>
    <message>
        <source>When both have committed, the End of Turn markers show who pushed; pivots and rolls are still hidden.</source>
        <translation>Haben beide festgelegt, zeigen die EoT-Marken, wer Schub gab; Schwenks und Rollen sind noch verborgen.</translation>
    </message>
    <message>
        <source>Where a ship is when half of its turn is flown, and how it points then.</source>
        <translation>Wo ein Schiff nach der halben Runde ist und wohin es dann weist.</translation>
    </message>
    <message>
        <source>Where somebody can act</source>
        <translation>Wo jemand handeln kann</translation>
    </message>
    <message>
        <source>Where the plotted turn leads: midpoint, end, and the vectors after it</source>
        <translation>Wohin die geplante Runde führt: Mittelpunkt, Ende und die Vektoren danach</translation>
    </message>
    <message>
        <source>Where the ship drifts in the coming turns, and how near it comes to the target</source>
        <translation>Wohin das Schiff in den nächsten Runden treibt und wie nah es dem Ziel kommt</translation>
    </message>
    <message>
        <source>Who starts high</source>
        <translation>Wer hoch beginnt</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Window of the nose</source>
        <translation>Fenster des Bugs</translation>
    </message>
    <message>
        <source>Window that the beams go through</source>
        <translation>Fenster, durch das die Strahlen gehen</translation>
    </message>
    <message>
        <source>Working out the exchange of fire …</source>
        <translation>Der Feuerwechsel wird ausgerechnet …</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Writes the salvo in grey into this column (Enter)</source>
        <translation>Schreibt die graue Salve in diese Spalte (Enter)</translation>
    </message>
    <message>
        <source>Written. Nobody else sees it before all are done; change it as you like.</source>
        <translation>Geschrieben. Niemand sonst sieht es, bevor alle fertig sind; bis dahin beliebig zu ändern.</translation>
    </message>
    <message>
        <source>You see {seen}; impact window: {windows}.</source>
        <translation>Zu sehen: {seen}; Einschlagfenster: {windows}.</translation>
    </message>
    <message>
        <source>Your view of the map, which says what direction lies ahead of you.</source>
        <translation>Der eigene Blick auf die Karte; sie sagt, welche Richtung voraus liegt.</translation>
    </message>
    <message>
        <source>[mag] Magazine</source>
        <translation>[mag] Magazin</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Unentschieden</translation>
    </message>
    <message>
        <source>a draw, a cowardly one</source>
        <translation>ein Unentschieden, ein feiges</translation>
    </message>
    <message>
        <source>a natural zero</source>
        <translation>eine natürliche Null</translation>
    </message>
    <message>
        <source>aft edge</source>
        <translation>achteren Kante</translation>
    </message>
    <message>
        <source>aft edge, row {location}</source>
        <translation>achtere Kante, Zeile {location}</translation>
    </message>
    <message>
        <source>aft hammerhead</source>
        <translation>achterer Hammerkopf</translation>
    </message>
    <message>
        <source>and {hidden} more</source>
        <translation>und {hidden} weitere</translation>
    </message>
    <message>
        <source>any nation</source>
        <translation>beliebige Nation</translation>
    </message>
    <message>
        <source>any window</source>
        <translation>beliebiges Fenster</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>at</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>beams 1</source>
        <translation>Strahl 1</translation>
    </message>
    <message>
        <source>beams 2</source>
        <translation>Strahl 2</translation>
    </message>
    <message>
        <source>blue 30°</source>
        <translation>blau 30°</translation>
    </message>
    <message>
        <source>boxes from one</source>
        <translation>Kästchen durch einen</translation>
    </message>
    <message>
        <source>boxes lost</source>
        <translation>verlorene Kästchen</translation>
    </message>
    <message>
        <source>choose the side that it strikes</source>
        <translation>Seite wählen, die sie trifft</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>coast: no pivot, no roll, no thrust.</source>
        <translation>Treiben: kein Schwenk, keine Rolle, kein Schub.</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>contact nuke</source>
        <translation>Kontaktkernwaffe</translation>
    </message>
    <message>
        <source>core cascade</source>
        <translation>Kernkaskade</translation>
    </message>
    <message>
        <source>damage control party</source>
        <translation>Reparaturtrupp</translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation>Schaden {damage}</translation>
    </message>
    <message>
        <source>decoy</source>
        <translation>Täuschkörper</translation>
    </message>
    <message>
        <source>deflected</source>
        <translation>abgelenkt</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>destroys her in {chance}</source>
        <translation>vernichtet das Schiff in {chance}</translation>
    </message>
    <message>
        <source>dice {faces}</source>
        <translation>Würfel {faces}</translation>
    </message>
    <message>
        <source>dice {faces}, {leak} added for a hit beside the end</source>
        <translation>Würfel {faces}, {leak} dazu für einen Treffer neben dem Ende</translation>
    </message>
    <message>
        <source>dice {faces}, {leak} taken off for a hit beside the end</source>
        <translation>Würfel {faces}, {leak} weg für einen Treffer neben dem Ende</translation>
    </message>
    <message>
        <source>down −</source>
        <translation>ab −</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>early</source>
        <translation>früh</translation>
    </message>
    <message>
        <source>energy torpedo</source>
        <translation>Energietorpedo</translation>
    </message>
    <message>
        <source>evolution delay {delay}</source>
        <translation>Manöververzug {delay}</translation>
    </message>
    <message>
        <source>fire canister or keep it</source>
        <translation>Kartätschen feuern oder aufsparen</translation>
    </message>
    <message>
        <source>first beams</source>
        <translation>erste Strahlwaffen</translation>
    </message>
    <message>
        <source>forward edge</source>
        <translation>vorderen Kante</translation>
    </message>
    <message>
        <source>forward edge, row {location}</source>
        <translation>vordere Kante, Zeile {location}</translation>
    </message>
    <message>
        <source>forward hammerhead</source>
        <translation>vorderer Hammerkopf</translation>
    </message>
    <message>
        <source>given</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>graser</source>
        <translation>Graser</translation>
    </message>
    <message>
        <source>grav lance</source>
        <translation>Gravlanze</translation>
    </message>
    <message>
        <source>green 60°</source>
        <translation>grün 60°</translation>
    </message>
    <message>
        <source>half a hex of displacement carried</source>
        <translation>ein halbes Feld Versatz übertragen</translation>
    </message>
    <message>
        <source>her bubble wall</source>
        <translation>Blasenschild</translation>
    </message>
    <message>
        <source>her open bow</source>
        <translation>offener Bug</translation>
    </message>
    <message>
        <source>her open stern</source>
        <translation>offenes Heck</translation>
    </message>
    <message>
        <source>her port sidewall</source>
        <translation>Seitenschild an Backbord</translation>
    </message>
    <message>
        <source>her starboard sidewall</source>
        <translation>Seitenschild an Steuerbord</translation>
    </message>
    <message>
        <source>her wedge (no shot)</source>
        <translation>Impellerkeil (kein Schuss)</translation>
    </message>
    <message>
        <source>hit {number} of {count}</source>
        <translation>Treffer {number} von {count}</translation>
    </message>
    <message>
        <source>in service {service}</source>
        <translation>im Dienst {service}</translation>
    </message>
    <message>
        <source>incoming</source>
        <translation>Anflug</translation>
    </message>
    <message>
        <source>jury-rigged</source>
        <translation>notdürftig geflickt</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>abgeschossen</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>laser head</source>
        <translation>Lasersprengkopf</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>leakers</source>
        <translation>Durchbrecher</translation>
    </message>
    <message>
        <source>leakers without</source>
        <translation>Durchbrecher ohne</translation>
    </message>
    <message>
        <source>level</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>midpoint</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>midpoint {window}</source>
        <translation>Mittelpunkt {window}</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>name the missiles that die</source>
        <translation>die Raketen nennen, die fallen</translation>
    </message>
    <message>
        <source>no column open</source>
        <translation>keine Spalte offen</translation>
    </message>
    <message>
        <source>no damage at this range</source>
        <translation>kein Schaden auf diese Entfernung</translation>
    </message>
    <message>
        <source>no harm</source>
        <translation>kein Schaden</translation>
    </message>
    <message>
        <source>no hit went in</source>
        <translation>kein Treffer ging durch</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>no parties</source>
        <translation>keine Trupps</translation>
    </message>
    <message>
        <source>no window</source>
        <translation>kein Fenster</translation>
    </message>
    <message>
        <source>none can</source>
        <translation>keine kann</translation>
    </message>
    <message>
        <source>none killed</source>
        <translation>keine Abschüsse</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine übrig</translation>
    </message>
    <message>
        <source>none to be tried</source>
        <translation>nichts zu versuchen</translation>
    </message>
    <message>
        <source>nose</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>nose {nose}</source>
        <translation>Bug {nose}</translation>
    </message>
    <message>
        <source>nose {nose}, Top {top}</source>
        <translation>Bug {nose}, Oben {top}</translation>
    </message>
    <message>
        <source>nothing aimed</source>
        <translation>nichts ausgerichtet</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>nukes</source>
        <translation>Kernwaffen</translation>
    </message>
    <message>
        <source>octagon: roll this or higher</source>
        <translation>Achteck: dies oder mehr würfeln</translation>
    </message>
    <message>
        <source>of {launchers}; {magazine} salvoes left</source>
        <translation>von {launchers}; noch {magazine} Salven</translation>
    </message>
    <message>
        <source>of {left}</source>
        <translation>von {left}</translation>
    </message>
    <message>
        <source>of {mount}</source>
        <translation>von {mount}</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>von {total}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>off</source>
        <comment>of a shot</comment>
        <translation>abgelenkt</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>eine Diagonale</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>or Wedge +12</source>
        <translation>oder Keil +12</translation>
    </message>
    <message numerus="yes">
        <source>pivot to {window}, {count} windows</source>
        <extracomment>for one: pivot to {window}, {count} window</extracomment>
        <translation><numerusform>Schwenk nach {window}, {count} Fenster</numerusform><numerusform>Schwenk nach {window}, {count} Fenster</numerusform></translation>
    </message>
    <message>
        <source>port broadside</source>
        <translation>Backbord-Breitseite</translation>
    </message>
    <message>
        <source>port edge</source>
        <translation>Backbordkante</translation>
    </message>
    <message>
        <source>port edge, column {location}</source>
        <translation>Backbordkante, Spalte {location}</translation>
    </message>
    <message>
        <source>purple 90°</source>
        <translation>violett 90°</translation>
    </message>
    <message>
        <source>range {range}</source>
        <translation>Entfernung {range}</translation>
    </message>
    <message>
        <source>range {range}, as {effective}</source>
        <translation>Entfernung {range}, zählt als {effective}</translation>
    </message>
    <message>
        <source>roll {steps} to {side}</source>
        <translation>Rolle {steps} nach {side}</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>second beams</source>
        <translation>zweite Strahlwaffen</translation>
    </message>
    <message>
        <source>spend a decoy or keep it</source>
        <translation>Täuschkörper einsetzen oder aufsparen</translation>
    </message>
    <message>
        <source>star: the ship is lost</source>
        <translation>Stern: Das Schiff ist verloren</translation>
    </message>
    <message>
        <source>starboard broadside</source>
        <translation>Steuerbord-Breitseite</translation>
    </message>
    <message>
        <source>starboard edge</source>
        <translation>Steuerbordkante</translation>
    </message>
    <message>
        <source>starboard edge, column {location}</source>
        <translation>Steuerbordkante, Spalte {location}</translation>
    </message>
    <message>
        <source>starboard ▸</source>
        <translation>Stb. ▸</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>Heck</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>straight down</source>
        <translation>senkrecht runter</translation>
    </message>
    <message>
        <source>straight up</source>
        <translation>senkrecht hoch</translation>
    </message>
    <message>
        <source>strike {facing}; about {leakers:.1f} get through and cost</source>
        <translation>auf {facing}; etwa {leakers:.1f} kommen durch und kosten</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>ergeben</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>through {window}</source>
        <translation>durch {window}</translation>
    </message>
    <message>
        <source>through {window}, on her {axis}</source>
        <translation>durch {window}, auf ihr {axis}</translation>
    </message>
    <message>
        <source>thrust {thrust}</source>
        <translation>Schub {thrust}</translation>
    </message>
    <message>
        <source>thrust {thrust} for {vectors}</source>
        <translation>Schub {thrust} für {vectors}</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>up +</source>
        <translation>auf +</translation>
    </message>
    <message>
        <source>with a decoy</source>
        <translation>mit Täuschkörper</translation>
    </message>
    <message>
        <source>yellow 0°</source>
        <translation>gelb 0°</translation>
    </message>
    <message>
        <source>{aimed} at {ship}</source>
        <translation>{aimed} auf {ship}</translation>
    </message>
    <message>
        <source>{boxes:.1f} boxes</source>
        <translation>{boxes:.1f} Kästchen</translation>
    </message>
    <message>
        <source>{boxes:.1f} boxes each</source>
        <translation>je {boxes:.1f} Kästchen</translation>
    </message>
    <message>
        <source>{cell} at level {level}</source>
        <translation>{cell} auf Ebene {level}</translation>
    </message>
    <message>
        <source>{cell}; row {row}, column {column}</source>
        <translation>{cell}; Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>{cell}; row {row}, column {column}, in the Core</source>
        <translation>{cell}; Zeile {row}, Spalte {column}, im Kern</translation>
    </message>
    <message>
        <source>{change} pending</source>
        <translation>{change} ausstehend</translation>
    </message>
    <message numerus="yes">
        <source>{count} beams aimed.</source>
        <extracomment>for one: {count} beams aimed.</extracomment>
        <translation><numerusform>{count} Strahlwaffe ausgerichtet.</numerusform><numerusform>{count} Strahlwaffen ausgerichtet.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} canisters</source>
        <extracomment>for one: {count} canister</extracomment>
        <translation><numerusform>{count} Kartätsche</numerusform><numerusform>{count} Kartätschen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} contact nukes</source>
        <extracomment>for one: {count} contact nuke</extracomment>
        <translation><numerusform>{count} Kontaktkernwaffe</numerusform><numerusform>{count} Kontaktkernwaffen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} energy torpedos</source>
        <extracomment>for one: {count} energy torpedo</extracomment>
        <translation><numerusform>{count} Energietorpedo</numerusform><numerusform>{count} Energietorpedos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} grasers</source>
        <extracomment>for one: {count} graser</extracomment>
        <translation><numerusform>{count} Graser</numerusform><numerusform>{count} Graser</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} grav lances</source>
        <extracomment>for one: {count} grav lance</extracomment>
        <translation><numerusform>{count} Gravlanze</numerusform><numerusform>{count} Gravlanzen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} laser heads</source>
        <extracomment>for one: {count} laser head</extracomment>
        <translation><numerusform>{count} Lasersprengkopf</numerusform><numerusform>{count} Lasersprengköpfe</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} lasers</source>
        <extracomment>for one: {count} laser</extracomment>
        <translation><numerusform>{count} Laser</numerusform><numerusform>{count} Laser</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} lines have a mistake.</source>
        <extracomment>for one: {count} line has a mistake.</extracomment>
        <translation><numerusform>{count} Zeile hat einen Fehler.</numerusform><numerusform>{count} Zeilen haben einen Fehler.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} lines pasted.</source>
        <extracomment>for one: {count} line pasted.</extracomment>
        <translation><numerusform>{count} Zeile eingefügt.</numerusform><numerusform>{count} Zeilen eingefügt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} missiles left</source>
        <extracomment>for one: {count} missile left</extracomment>
        <translation><numerusform>{count} Rakete übrig</numerusform><numerusform>{count} Raketen übrig</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} missiles still flying</source>
        <extracomment>for one: {count} missile still flying</extracomment>
        <translation><numerusform>{count} Rakete fliegt noch</numerusform><numerusform>{count} Raketen fliegen noch</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} missiles struck</source>
        <extracomment>for one: {count} missile struck</extracomment>
        <translation><numerusform>{count} Rakete traf</numerusform><numerusform>{count} Raketen trafen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} more of your ships could mend something.</source>
        <extracomment>for one: {count} more of your ships could mend something.</extracomment>
        <translation><numerusform>{count} weiteres eigenes Schiff könnte etwas reparieren.</numerusform><numerusform>{count} weitere eigene Schiffe könnten etwas reparieren.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} ships, {cost} points before officers [D2.221]</source>
        <extracomment>for one: {count} ships, {cost} points before officers [D2.221]</extracomment>
        <translation><numerusform>{count} Schiff, {cost} Punkte vor den Offizieren [D2.221]</numerusform><numerusform>{count} Schiffe, {cost} Punkte vor den Offizieren [D2.221]</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{count} turns ahead</source>
        <extracomment>for one: {count} turns ahead</extracomment>
        <translation><numerusform>{count} Runde voraus</numerusform><numerusform>{count} Runden voraus</numerusform></translation>
    </message>
    <message>
        <source>{count} windows, all behind the sidewall</source>
        <translation>{count} Fenster, alle hinter dem Seitenschild</translation>
    </message>
    <message>
        <source>{count} windows, {bare} of them uncovered</source>
        <translation>{count} Fenster, davon {bare} ungedeckt</translation>
    </message>
    <message>
        <source>{degrees} degrees down</source>
        <translation>{degrees} Grad runter</translation>
    </message>
    <message>
        <source>{degrees} degrees up</source>
        <translation>{degrees} Grad hoch</translation>
    </message>
    <message>
        <source>{destroyed} lost</source>
        <translation>{destroyed} verloren</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {count} windows</source>
        <extracomment>for one: {done} of {count} window</extracomment>
        <translation><numerusform>{done} von {count} Fenster</numerusform><numerusform>{done} von {count} Fenstern</numerusform></translation>
    </message>
    <message>
        <source>{done} of {count} written</source>
        <translation>{done}/{count} Salven</translation>
    </message>
    <message>
        <source>{h} horizontal, {v} vertical</source>
        <translation>{h} waagerecht, {v} senkrecht</translation>
    </message>
    <message>
        <source>{layer} kills {kills} of {incoming}</source>
        <translation>{layer} schießt {kills} von {incoming} ab</translation>
    </message>
    <message>
        <source>{leakers} leakers, {boxes} boxes expected; strikes {facing}. Walls are {mounts}.</source>
        <translation>{leakers} Durchbrecher, {boxes} Kästchen zu erwarten; trifft {facing}. Schilde: {mounts}.</translation>
    </message>
    <message>
        <source>{left} of {parties} parties left</source>
        <translation>{left} von {parties} Trupps übrig</translation>
    </message>
    <message>
        <source>{left} of {parties} parties left.</source>
        <translation>{left} von {parties} Trupps übrig.</translation>
    </message>
    <message>
        <source>{left} without an order</source>
        <translation>{left} ohne Befehl</translation>
    </message>
    <message>
        <source>{letter}, leads</source>
        <translation>{letter}, führt</translation>
    </message>
    <message>
        <source>{lost} of {boxes}</source>
        <translation>{lost} von {boxes}</translation>
    </message>
    <message>
        <source>{lost} of {boxes} boxes lost</source>
        <translation>{lost} von {boxes} Kästchen verloren</translation>
    </message>
    <message>
        <source>{margin} for {side}</source>
        <translation>{margin} für {side}</translation>
    </message>
    <message>
        <source>{missiles} of the {mount}, range {range}, MQL {mql}, {window}</source>
        <translation>{missiles}, {mount}, Entfernung {range}, MQL {mql}, {window}</translation>
    </message>
    <message numerus="yes">
        <source>{mounts} bear</source>
        <extracomment>for one: {mounts} bears</extracomment>
        <translation><numerusform>{mounts} deckt das Ziel</numerusform><numerusform>{mounts} decken das Ziel</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{mounts} do not bear</source>
        <extracomment>for one: {mounts} does not bear</extracomment>
        <translation><numerusform>{mounts} deckt es nicht</numerusform><numerusform>{mounts} decken es nicht</numerusform></translation>
    </message>
    <message>
        <source>{mount}: {launchers} launchers, {magazine} salvoes left, {damage}M</source>
        <translation>{mount}: {launchers} Werfer, noch {magazine} Salven, {damage}M</translation>
    </message>
    <message>
        <source>{number}: {chance:.1f} %   at least {number}: {least:.0f} %</source>
        <translation>{number}: {chance:.1f} %   mindestens {number}: {least:.0f} %</translation>
    </message>
    <message>
        <source>{officer}, {grade}: {effect}; cost {price}</source>
        <translation>{officer}, {grade}: {effect}; Kosten {price}</translation>
    </message>
    <message>
        <source>{officer}, {grade}: {effect}; cost {price}; aboard</source>
        <translation>{officer}, {grade}: {effect}; Kosten {price}; an Bord</translation>
    </message>
    <message>
        <source>{points} of {cost}</source>
        <translation>{points} von {cost}</translation>
    </message>
    <message>
        <source>{points} points scored, own force {cost}: ratio {ratio:.2f}</source>
        <translation>{points} Punkte erzielt, eigene Flotte {cost}: Verhältnis {ratio:.2f}</translation>
    </message>
    <message>
        <source>{ranges} · {exposed} through {window} · {hurt}</source>
        <translation>{ranges} · {exposed} durch {window} · {hurt}</translation>
    </message>
    <message>
        <source>{repairable} may be tried</source>
        <translation>{repairable} zu versuchen</translation>
    </message>
    <message>
        <source>{repairable} used up, to be brought back</source>
        <translation>{repairable} verbraucht, wiederherzustellen</translation>
    </message>
    <message>
        <source>{rigged} jury-rigged</source>
        <translation>{rigged} notdürftig geflickt</translation>
    </message>
    <message>
        <source>{rigged} jury-rigged, failing after turn {turns}</source>
        <translation>{rigged} notdürftig geflickt, Ausfall nach Runde {turns}</translation>
    </message>
    <message>
        <source>{rolls} rolls, {total} pips, {expected} expected: {luck} ({deviation})</source>
        <translation>{rolls} Würfe, {total} Augen, {expected} erwartet: {luck} ({deviation})</translation>
    </message>
    <message>
        <source>{salvo}, nukes</source>
        <translation>{salvo}, Kernwaffen</translation>
    </message>
    <message>
        <source>{seat}, turn {turn}: what each ship is ordered to do, as the rulebook writes it.</source>
        <translation>{seat}, Runde {turn}: die Befehle jedes Schiffs, geschrieben wie im Regelheft.</translation>
    </message>
    <message>
        <source>{ship_class} class, as it stands</source>
        <translation>{ship_class}-Klasse, wie sie steht</translation>
    </message>
    <message>
        <source>{ship_class}-class</source>
        <translation>{ship_class}-Klasse</translation>
    </message>
    <message>
        <source>{ship} (out of reach)</source>
        <translation>{ship} (außer Reichweite)</translation>
    </message>
    <message>
        <source>{ship} has no hit location table.</source>
        <translation>{ship} hat keine Trefferzonentabelle.</translation>
    </message>
    <message>
        <source>{ship} leaves the table for good and can't come back into the fight.</source>
        <translation>{ship} verlässt den Tisch endgültig und kann nicht ins Gefecht zurückkehren.</translation>
    </message>
    <message>
        <source>{ship} ▸ {target} · EoT range {range}</source>
        <translation>{ship} ▸ {target} · EoT-Entfernung {range}</translation>
    </message>
    <message>
        <source>{ship}, number {number}</source>
        <translation>{ship}, Nummer {number}</translation>
    </message>
    <message>
        <source>{ship}, {mount}: {number} × {kind}, MQL {mql}</source>
        <translation>{ship}, {mount}: {number} × {kind}, MQL {mql}</translation>
    </message>
    <message>
        <source>{ship}, {ship_class} class</source>
        <translation>{ship}, {ship_class}-Klasse</translation>
    </message>
    <message>
        <source>{ship}, {ship_class} class, as it stands</source>
        <translation>{ship}, {ship_class}-Klasse, wie sie steht</translation>
    </message>
    <message>
        <source>{ship}: {lost} of {boxes} boxes lost, {points} of {cost} points</source>
        <translation>{ship}: {lost} von {boxes} Kästchen verloren, {points} von {cost} Punkten</translation>
    </message>
    <message>
        <source>{sides} must have a ship.</source>
        <translation>Ein Schiff braucht: {sides}.</translation>
    </message>
    <message>
        <source>{side} starts at level {top}, the other side at level {low}.</source>
        <translation>{side} beginnt auf Ebene {top}, die andere Seite auf Ebene {low}.</translation>
    </message>
    <message>
        <source>{side}: how the force is made up</source>
        <translation>{side}: wie die Flotte zusammenkommt</translation>
    </message>
    <message>
        <source>{side}: nation</source>
        <translation>{side}: Nation</translation>
    </message>
    <message>
        <source>{side}: points</source>
        <translation>{side}: Punkte</translation>
    </message>
    <message>
        <source>{side}: ships picked</source>
        <translation>{side}: gewählte Schiffe</translation>
    </message>
    <message>
        <source>{side}: ships to be had</source>
        <translation>{side}: verfügbare Schiffe</translation>
    </message>
    <message>
        <source>{side}: {points} points by a force of {cost}, ratio {ratio:.2f}.</source>
        <translation>{side}: {points} Punkte mit einer Flotte von {cost}, Verhältnis {ratio:.2f}.</translation>
    </message>
    <message>
        <source>{steps} to {side}</source>
        <translation>{steps} nach {side}</translation>
    </message>
    <message>
        <source>{step} salvo at range {low} to {high}: no</source>
        <translation>{step}, Salve auf Entfernung {low} bis {high}: nein</translation>
    </message>
    <message>
        <source>{step} salvo at range {low} to {high}: yes</source>
        <translation>{step}, Salve auf Entfernung {low} bis {high}: ja</translation>
    </message>
    <message>
        <source>{step}: can't be filled</source>
        <translation>{step}: nicht zu füllen</translation>
    </message>
    <message>
        <source>{step}: given {given}, taken {taken}</source>
        <translation>{step}: ausgeteilt {given}, eingesteckt {taken}</translation>
    </message>
    <message>
        <source>{step}: not written</source>
        <translation>{step}: nicht geschrieben</translation>
    </message>
    <message>
        <source>{step}: written</source>
        <translation>{step}: geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>{step}: {count} missiles</source>
        <extracomment>for one: {step}: {count} missile</extracomment>
        <translation><numerusform>{step}: {count} Rakete</numerusform><numerusform>{step}: {count} Raketen</numerusform></translation>
    </message>
    <message>
        <source>{story} has come in: look at what became of it.</source>
        <translation>{story} ist eingetroffen: ansehen, was daraus wurde.</translation>
    </message>
    <message>
        <source>{title}: {through} penetrate, {deflected} deflected.</source>
        <translation>{title}: {through} schlagen durch, {deflected} abgelenkt.</translation>
    </message>
    <message>
        <source>{told}; depth {depth} left.</source>
        <translation>{told}; Tiefe {depth} übrig.</translation>
    </message>
    <message>
        <source>{track} {number} of {total}</source>
        <translation>{track} {number} von {total}</translation>
    </message>
    <message>
        <source>{track}. Figures: {source}</source>
        <translation>{track}. Zahlen: {source}</translation>
    </message>
    <message>
        <source>{track}; now {worth}</source>
        <translation>{track}; jetzt {worth}</translation>
    </message>
    <message>
        <source>{used} of {total}</source>
        <translation>{used} von {total}</translation>
    </message>
    <message>
        <source>{used} of {total} windows</source>
        <translation>{used} von {total} Fenstern</translation>
    </message>
    <message>
        <source>{weapons} at {ship}</source>
        <translation>{weapons} auf {ship}</translation>
    </message>
    <message>
        <source>{weapon}: {harm}, {aimed} aimed</source>
        <translation>{weapon}: {harm}, {aimed} ausgerichtet</translation>
    </message>
    <message numerus="yes">
        <source>{window} · {done} of {count} windows, drawn by hand</source>
        <extracomment>for one: {window} · {done} of {count} window, drawn by hand</extracomment>
        <translation><numerusform>{window} · {done} von {count} Fenster, von Hand gezogen</numerusform><numerusform>{window} · {done} von {count} Fenstern, von Hand gezogen</numerusform></translation>
    </message>
    <message>
        <source>{window}: the nose is here</source>
        <translation>{window}: Hier ist der Bug</translation>
    </message>
    <message>
        <source>{winner} wins the field; by points {margin}</source>
        <translation>{winner} behauptet das Feld; nach Punkten {margin}</translation>
    </message>
    <message>
        <source>{winner} wins: {margin}</source>
        <translation>{winner} gewinnt: {margin}</translation>
    </message>
    <message>
        <source>{words}: one less</source>
        <translation>{words}: weniger</translation>
    </message>
    <message>
        <source>{words}: one more</source>
        <translation>{words}: mehr</translation>
    </message>
    <message>
        <source>⇄ Back</source>
        <translation>⇄ Rückseite</translation>
    </message>
    <message>
        <source>⇄ Front</source>
        <translation>⇄ Vorderseite</translation>
    </message>
    <message>
        <source>⊘ not legal</source>
        <translation>⊘ nicht erlaubt</translation>
    </message>
    <message>
        <source>▸ What is assumed</source>
        <translation>▸ Was vorausgesetzt ist</translation>
    </message>
    <message>
        <source>▾ What is assumed</source>
        <translation>▾ Was vorausgesetzt ist</translation>
    </message>
    <message>
        <source>◂ port</source>
        <translation>◂ Bb.</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fertig</translation>
    </message>
    <message>
        <source>✓ ordered</source>
        <translation>✓ befohlen</translation>
    </message>
    <message>
        <source>✓ sealed</source>
        <translation>✓ versiegelt</translation>
    </message>
    <message numerus="yes">
        <source>✓ {count} beams aimed</source>
        <extracomment>for one: ✓ {count} beam aimed</extracomment>
        <translation><numerusform>✓ {count} Strahl ausgerichtet</numerusform><numerusform>✓ {count} Strahlen ausgerichtet</numerusform></translation>
    </message>
</context>
</TS>
