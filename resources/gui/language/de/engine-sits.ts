<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine-sits</name>
    <message>
        <source>aim {0}</source>
        <translation>{0} ausrichten</translation>
    </message>
    <message>
        <source>turn {0}: {1}.</source>
        <translation>Runde {0}: {1}.</translation>
    </message>
    <message>
        <source>turn {0}: </source>
        <translation>Runde {0}: </translation>
    </message>
    <message>
        <source>; {0} more alike.</source>
        <translation>; {0} weitere ebenso.</translation>
    </message>
    <message>
        <source> under thrust {0}</source>
        <translation> unter Schub {0}</translation>
    </message>
    <message>
        <source>closes to {0} with</source>
        <translation>nähert sich auf {0} an:</translation>
    </message>
    <message>
        <source>opens to {0} from</source>
        <translation>entfernt sich auf {0} von:</translation>
    </message>
    <message>
        <source>holds {0} from</source>
        <translation>hält {0} zu:</translation>
    </message>
    <message>
        <source>wedge interposed</source>
        <translation>Impellerkeil dazwischen</translation>
    </message>
    <message>
        <source>{0} broadside shown</source>
        <translation>zeigt Breitseite {0}</translation>
    </message>
    <message>
        <source>bow on</source>
        <translation>mit dem Bug voraus</translation>
    </message>
    <message>
        <source>stern on</source>
        <translation>mit dem Heck voraus</translation>
    </message>
    <message>
        <source>There is no ship {0} in this game.</source>
        <translation>In diesem Spiel gibt es kein Schiff {0}.</translation>
    </message>
    <message>
        <source>A route of {0} windows is no route: the AVID has {1}.</source>
        <translation>Ein Weg von {0} Fenstern ist keiner: Die AVID hat {1}.</translation>
    </message>
    <message>
        <source>A roll of {0} windows is no roll; expected {1} to {2}.</source>
        <translation>Eine Rolle von {0} Fenstern ist keine; erwartet: {1} bis {2}.</translation>
    </message>
    <message>
        <source>{0} gets no bonus; expected 'pivot' or 'roll'.</source>
        <translation>{0} bekommt keinen Zuschlag; erwartet: 'pivot' oder 'roll'.</translation>
    </message>
    <message>
        <source>Thrust is {0}; expected 0 to {1}.</source>
        <translation>Der Schub ist {0}; erwartet: 0 bis {1}.</translation>
    </message>
    <message>
        <source>The vertical grid has no square {0}, {1}.</source>
        <translation>Das senkrechte Gitter hat kein Kästchen {0}, {1}.</translation>
    </message>
    <message>
        <source>{0} is no map direction; expected A to F.</source>
        <translation>{0} ist keine Kartenrichtung; erwartet: A bis F.</translation>
    </message>
    <message>
        <source>The spread in {0} is {1}; expected 0 to {2}.</source>
        <translation>Die Verteilung nach {0} ist {1}; erwartet: 0 bis {2}.</translation>
    </message>
    <message>
        <source>{0} is no vector; expected one of {1}.</source>
        <translation>{0} ist kein Vektor; erwartet: eines von {1}.</translation>
    </message>
    <message>
        <source>{0} has committed; reopen the plots to change them.</source>
        <translation>{0} hat sich festgelegt; zum Ändern die Kursbefehle wieder öffnen.</translation>
    </message>
    <message>
        <source>Plots are made in step '{0}'; this is '{1}'.</source>
        <translation>Kursbefehle gibt es im Schritt „{0}“; dies ist „{1}“.</translation>
    </message>
    <message>
        <source>{0} has not committed; there is nothing to reopen.</source>
        <translation>{0} hat sich nicht festgelegt; es gibt nichts wieder zu öffnen.</translation>
    </message>
    <message>
        <source>{0} is {1}'s ship; {2} can't plot for it.</source>
        <translation>{0} gehört {1}; {2} kann dafür keinen Kursbefehl schreiben.</translation>
    </message>
    <message>
        <source>{0} is not on the map.</source>
        <translation>{0} ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>when both sides are ready</source>
        <translation>wenn beide Seiten bereit sind</translation>
    </message>
    <message>
        <source>when both sides have committed</source>
        <translation>wenn beide Seiten sich festgelegt haben</translation>
    </message>
    <message>
        <source>Step '{0}' ends {1}.</source>
        <translation>Der Schritt „{0}“ endet {1}.</translation>
    </message>
    <message>
        <source>Setup is over.</source>
        <translation>Der Aufbau ist vorbei.</translation>
    </message>
    <message>
        <source>No orders for {0}: it will coast.</source>
        <translation>Keine Befehle für {0}: Das Schiff treibt.</translation>
    </message>
    <message>
        <source>No orders for {0}: they will coast.</source>
        <translation>Keine Befehle für {0}: Die Schiffe treiben.</translation>
    </message>
    <message>
        <source>{0} or less on a d10</source>
        <translation>{0} oder weniger auf einem W10</translation>
    </message>
    <message>
        <source>what no die shows</source>
        <translation>was kein Würfel zeigt</translation>
    </message>
    <message>
        <source>{0} will roll a compensator check for {1}: it needs {2}.</source>
        <translation>{0} wird eine Kompensatorprobe würfeln für {1}; nötig: {2}.</translation>
    </message>
    <message>
        <source>thrust {0} for {1}</source>
        <translation>Schub {0} für {1}</translation>
    </message>
    <message>
        <source>no thrust</source>
        <translation>kein Schub</translation>
    </message>
    <message>
        <source>{0} has committed.</source>
        <translation>{0} hat sich festgelegt.</translation>
    </message>
    <message>
        <source>plots again</source>
        <translation>schreibt wieder Kursbefehle</translation>
    </message>
    <message>
        <source>is not done yet</source>
        <translation>ist noch nicht fertig</translation>
    </message>
    <message>
        <source>first beams</source>
        <translation>erste Strahlwaffen</translation>
    </message>
    <message>
        <source>second beams</source>
        <translation>zweite Strahlwaffen</translation>
    </message>
    <message>
        <source>damage control</source>
        <translation>Schadensbekämpfung</translation>
    </message>
    <message>
        <source>{0} goes on from {1}.</source>
        <translation>{0} geht weiter nach: {1}.</translation>
    </message>
    <message>
        <source>{0} is ready.</source>
        <translation>{0} ist bereit.</translation>
    </message>
    <message>
        <source>forward hammerhead</source>
        <translation>vorderer Hammerkopf</translation>
    </message>
    <message>
        <source>aft hammerhead</source>
        <translation>achterer Hammerkopf</translation>
    </message>
    <message>
        <source>port broadside</source>
        <translation>Backbord-Breitseite</translation>
    </message>
    <message>
        <source>starboard broadside</source>
        <translation>Steuerbord-Breitseite</translation>
    </message>
    <message>
        <source>the nose</source>
        <translation>den Bug</translation>
    </message>
    <message>
        <source>the stern</source>
        <translation>das Heck</translation>
    </message>
    <message>
        <source>the port side</source>
        <translation>die Backbordseite</translation>
    </message>
    <message>
        <source>the starboard side</source>
        <translation>die Steuerbordseite</translation>
    </message>
    <message>
        <source>It strikes {0}</source>
        <translation>Es trifft {0}</translation>
    </message>
    <message>
        <source>Fire canister from {0}</source>
        <translation>Kartätschen feuern: {0}</translation>
    </message>
    <message>
        <source>Fire no canister</source>
        <translation>Keine Kartätschen feuern</translation>
    </message>
    <message>
        <source>Spend no decoy</source>
        <translation>Keinen Täuschkörper einsetzen</translation>
    </message>
    <message>
        <source>Spend a decoy of the {0}</source>
        <translation>Einen Täuschkörper einsetzen: {0}</translation>
    </message>
    <message>
        <source>{0}: {1} (of {2})</source>
        <translation>{0}: {1} (von {2})</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Kill {0}</source>
        <translation>{0} abschießen</translation>
    </message>
    <message>
        <source>EoT marker</source>
        <translation>EoT-Marke</translation>
    </message>
    <message>
        <source>Midpoint marker</source>
        <translation>Mittelpunktmarke</translation>
    </message>
    <message>
        <source>{0} of {1}, {2}</source>
        <translation>{0} von {1}, {2}</translation>
    </message>
    <message>
        <source>1 black</source>
        <translation>1 schwarz</translation>
    </message>
    <message>
        <source>at the ship's altitude</source>
        <translation>in der Höhe des Schiffs</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>dunkelblau</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>kein Plättchen</translation>
    </message>
    <message>
        <source>There is no map sheet {0} on the table.</source>
        <translation>Auf dem Tisch liegt kein Kartenblatt {0}.</translation>
    </message>
    <message>
        <source>A map sheet can't be laid against itself.</source>
        <translation>Ein Kartenblatt lässt sich nicht an sich selbst legen.</translation>
    </message>
    <message>
        <source>{0} is no edge of a map sheet; expected {1}.</source>
        <translation>{0} ist keine Kante eines Kartenblatts; erwartet: {1}.</translation>
    </message>
    <message>
        <source>The sheets lie as the scenario has them until play begins.</source>
        <translation>Die Blätter liegen, wie das Szenario sie hat, bis das Spiel beginnt.</translation>
    </message>
    <message>
        <source>Sheet {0} is in use: {1} (or a marker) stands on it.</source>
        <translation>Blatt {0} wird gebraucht: {1} (oder eine Marke) steht darauf.</translation>
    </message>
    <message>
        <source>Sheet {0} lies at the {1} edge of sheet {2} already.</source>
        <translation>Blatt {0} liegt schon an Kante {1} von Blatt {2}.</translation>
    </message>
    <message>
        <source>Sheet {0} lies in the way.</source>
        <translation>Blatt {0} liegt im Weg.</translation>
    </message>
    <message>
        <source>Map sheet {0} now lies at the {1} edge of sheet {2}.</source>
        <translation>Kartenblatt {0} liegt jetzt an Kante {1} von Blatt {2}.</translation>
    </message>
    <message>
        <source>A {0} of {1} exceeds the {2} rating of {3}</source>
        <translation>{0} von {1}: mehr als der Wert {2} von {3}</translation>
    </message>
    <message>
        <source>{0}: no {1} box is left.</source>
        <translation>{0}: kein Kästchen {1} ist übrig.</translation>
    </message>
    <message>
        <source>{0} ({1} less 1 for the Poor helm officer).</source>
        <translation>{0} ({1}, weniger 1 durch den schwachen Ruderoffizier).</translation>
    </message>
    <message>
        <source>{0} ({1} and 1 for the {2} helm officer).</source>
        <translation>{0} ({1} und 1 durch den Ruderoffizier, {2}).</translation>
    </message>
    <message>
        <source>{0}; the Elite helm officer's +1 is not put to the {1}.</source>
        <translation>{0}; die +1 des Elite-Ruderoffiziers gilt nicht dafür: {1}.</translation>
    </message>
    <message>
        <source>Only an Elite helm officer adds 1 to the {0}; this one is {1}.</source>
        <translation>Nur ein Elite-Ruderoffizier gibt 1 dazu ({0}); dieser ist {1}.</translation>
    </message>
    <message>
        <source>no pivot</source>
        <translation>kein Schwenk</translation>
    </message>
    <message>
        <source>pivot of {0} to {1}, midpoint {2}</source>
        <translation>Schwenk von {0} nach {1}, Mittelpunkt {2}</translation>
    </message>
    <message>
        <source>roll of {0} to {1}, midpoint with Top in {2}</source>
        <translation>Rolle von {0} nach {1}, im Mittelpunkt Oben in {2}</translation>
    </message>
    <message>
        <source>Thrust {0} exceeds the rating of 0: no thrust box is left.</source>
        <translation>Schub {0} überschreitet den Wert 0: Kein Schubkästchen ist übrig.</translation>
    </message>
    <message>
        <source>Thrust {0} exceeds {1}: {2} and the Elite engineer's 1, which rules out red-lining.</source>
        <translation>Schub {0} überschreitet {1}: {2} und die 1 des Elite-Ingenieurs, die Überlast ausschließt.</translation>
    </message>
    <message>
        <source>Thrust {0} exceeds the rating of {1}; red-lining adds only 1.</source>
        <translation>Schub {0} überschreitet den Wert {1}; Überlast bringt nur 1 mehr.</translation>
    </message>
    <message>
        <source>Square {0} needs thrust; none is plotted: choose an amount of thrust first.</source>
        <translation>Kästchen {0} braucht Schub; geschrieben ist keiner: erst eine Schubstärke wählen.</translation>
    </message>
    <message>
        <source>Choose a square numbered {0} in the {1} zone for thrust {2}.</source>
        <translation>Ein Kästchen mit der Nummer {0} in der Zone {1} wählen, für Schub {2}.</translation>
    </message>
    <message>
        <source>The vertical grid has no column {0}.</source>
        <translation>Das senkrechte Gitter hat keine Spalte {0}.</translation>
    </message>
    <message>
        <source>Square {0} is numbered {1}; the thrust plotted is {2}.</source>
        <translation>Kästchen {0} trägt die Nummer {1}; geschrieben ist Schub {2}.</translation>
    </message>
    <message>
        <source>Square {0} lies in the {1} zone; thrust accrues in {2}.</source>
        <translation>Kästchen {0} liegt in der Zone {1}; der Schub wirkt in {2}.</translation>
    </message>
    <message>
        <source>Square {0} leads {1}; thrust accrues in {2}.</source>
        <translation>Kästchen {0} führt {1}; der Schub wirkt in {2}.</translation>
    </message>
    <message>
        <source>no thrust lies in the map plane. Choose an amount of thrust first, then a square right of column 0.</source>
        <translation>in der Kartenebene liegt kein Schub. Erst eine Schubstärke wählen, dann ein Kästchen rechts von Spalte 0.</translation>
    </message>
    <message>
        <source>The square gives {0} to spread over the map; {1} is spread.</source>
        <translation>Das Kästchen gibt {0} über die Karte zu verteilen; verteilt sind {1}.</translation>
    </message>
    <message>
        <source>{0} is a green hex, for a nose in the green ring only, not in {1}.</source>
        <translation>{0} ist ein grünes Feld, nur für einen Bug im grünen Ring, nicht in {1}.</translation>
    </message>
    <message>
        <source>{0} is not on the {1}; with {2} it offers {3}.</source>
        <translation>{0} liegt nicht auf: {1}; mit {2} bietet es {3}.</translation>
    </message>
    <message>
        <source>{0} grid toward {1}</source>
        <translation>Gitter {0} in Richtung {1}</translation>
    </message>
    <message>
        <source>purple ring's offset, one map direction</source>
        <translation>Versatz des violetten Rings, eine Kartenrichtung</translation>
    </message>
    <message>
        <source>Only a Veteran or Elite engineer's rounding up can be waived; this one is {0}.</source>
        <translation>Nur das Aufrunden eines Veteran- oder Elite-Ingenieurs lässt sich ablehnen; dieser ist {0}.</translation>
    </message>
    <message>
        <source>There is no half hex to round up in {0}.</source>
        <translation>In {0} ist kein halbes Feld aufzurunden.</translation>
    </message>
    <message>
        <source>B3.23 compensator check, {0}: {1}</source>
        <translation>B3.23 Kompensatorprobe, {0}: {1}</translation>
    </message>
    <message>
        <source>fail: one Structural Integrity box is marked</source>
        <translation>versagen: Ein Kästchen der Strukturfestigkeit wird abgestrichen</translation>
    </message>
    <message>
        <source>compensator check for {0}</source>
        <translation>Kompensatorprobe für {0}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} against {3}: they {4}.</source>
        <translation>{0}: {1}, {2} gegen {3}: Sie {4}.</translation>
    </message>
    <message>
        <source>wedge down</source>
        <translation>Keil unten</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>Ebene {0}</translation>
    </message>
    <message>
        <source>level 0</source>
        <translation>Ebene 0</translation>
    </message>
    <message>
        <source>bubble wall</source>
        <translation>Blasenschild</translation>
    </message>
    <message>
        <source>C1.coverage: the target turns {0} to the shooter.</source>
        <translation>C1.coverage: Das Ziel wendet dem Schützen zu: {0}.</translation>
    </message>
    <message>
        <source>C1.12: the target is in the same hex and has no map direction.</source>
        <translation>C1.12: Das Ziel ist im selben Feld und hat keine Kartenrichtung.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>C1.12: {0}: {1} is {2} three times {3}, so the target is seen through the {4} {5}.</source>
        <translation>C1.12: {0}: {1} ist {2} dreimal {3}, also wird das Ziel gesehen durch {4} {5}.</translation>
    </message>
    <message>
        <source>between them</source>
        <translation>zwischen ihnen</translation>
    </message>
    <message>
        <source>C1.13: {0} away, {1} {2}.</source>
        <translation>C1.13: {0} entfernt, {1} {2}.</translation>
    </message>
    <message>
        <source>C1.14: true range {0}.</source>
        <translation>C1.14: wahre Entfernung {0}.</translation>
    </message>
    <message>
        <source>C1.15b: at range 0 the attacker picks the window.</source>
        <translation>C1.15b: Bei Entfernung 0 wählt der Angreifer das Fenster.</translation>
    </message>
    <message>
        <source>, the range circled because it is below</source>
        <translation>, die Entfernung umkringelt, weil es darunter liegt</translation>
    </message>
    <message>
        <source>{0}: {1} ring.</source>
        <translation>{0}: Ring {1}.</translation>
    </message>
    <message>
        <source>C1.15b: window {0}.</source>
        <translation>C1.15b: Fenster {0}.</translation>
    </message>
    <message>
        <source>C1.16: the target is hit through {0}.</source>
        <translation>C1.16: Das Ziel wird getroffen durch {0}.</translation>
    </message>
    <message>
        <source>C1.221: {0} from {1}.</source>
        <translation>C1.221: {0} von {1}.</translation>
    </message>
    <message>
        <source>C1.222: {0} from {1}.</source>
        <translation>C1.222: {0} von {1}.</translation>
    </message>
    <message>
        <source>C1.224: in the ship's own axes {0}.</source>
        <translation>C1.224: in den eigenen Achsen des Schiffs {0}.</translation>
    </message>
    <message>
        <source>{0} can fire</source>
        <translation>feuern kann: {0}</translation>
    </message>
    <message>
        <source>no mount can fire</source>
        <translation>keine Batterie kann feuern</translation>
    </message>
    <message>
        <source>{0} is no mount; expected one of {1}.</source>
        <translation>{0} ist keine Batterie; erwartet: eine von {1}.</translation>
    </message>
    <message>
        <source>{0} is no impact step; expected one of {1}.</source>
        <translation>{0} ist kein Einschlagschritt; erwartet: einer von {1}.</translation>
    </message>
    <message>
        <source>A salvo of {0} missiles is no salvo.</source>
        <translation>Eine Salve von {0} Raketen ist keine Salve.</translation>
    </message>
    <message>
        <source>{0} carries no missile launchers {1}.</source>
        <translation>{0} hat keine Raketenwerfer {1}.</translation>
    </message>
    <message>
        <source>{0}'s card has {1} {2}; {3} missiles are too many.</source>
        <translation>Die Karte von {0} hat {1} {2}; {3} Raketen sind zu viele.</translation>
    </message>
    <message>
        <source>{0} is no letter of a linked set; expected A to Z.</source>
        <translation>{0} ist kein Buchstabe eines Verbunds; erwartet: A bis Z.</translation>
    </message>
    <message>
        <source>A linked set has a letter and a lead ship, a salvo of its own neither.</source>
        <translation>Ein Verbund hat einen Buchstaben und ein Leitschiff, eine eigene Salve keines von beiden.</translation>
    </message>
    <message>
        <source>{0} tubes can't be held; expected 0 to {1}.</source>
        <translation>{0} Rohre lassen sich nicht zurückhalten; erwartet: 0 bis {1}.</translation>
    </message>
    <message>
        <source>{0} has written no salvo {1}.</source>
        <translation>{0} hat keine Salve {1} geschrieben.</translation>
    </message>
    <message>
        <source>Missiles are launched in step '{0}'; this is '{1}'.</source>
        <translation>Raketen starten im Schritt „{0}“; dies ist „{1}“.</translation>
    </message>
    <message>
        <source>{0} is {1}'s ship; {2} can't fire it.</source>
        <translation>{0} gehört {1}; {2} kann damit nicht feuern.</translation>
    </message>
    <message>
        <source>{0} is not in the fight.</source>
        <translation>{0} ist nicht im Gefecht.</translation>
    </message>
    <message>
        <source>{0} is on {1}'s own side.</source>
        <translation>{0} ist auf der eigenen Seite von {1}.</translation>
    </message>
    <message>
        <source>EoT markers are {0} apart</source>
        <translation>Die EoT-Marken liegen {0} auseinander</translation>
    </message>
    <message>
        <source>{0}; {1}'s missiles reach no further than {2}.</source>
        <translation>{0}; die Raketen von {1} reichen nicht weiter als {2}.</translation>
    </message>
    <message>
        <source>{0}; {1} salvoes of {2} need {3} or less.</source>
        <translation>{0}; Salven {1} von {2} brauchen {3} oder weniger.</translation>
    </message>
    <message>
        <source>{0} has {1} {2}</source>
        <translation>{0} hat {1} {2}</translation>
    </message>
    <message>
        <source>working launcher</source>
        <translation>einsatzbereiter Werfer</translation>
    </message>
    <message>
        <source>, {0} of them held for canister</source>
        <translation>, davon {0} für Kartätschen zurückgehalten</translation>
    </message>
    <message>
        <source>{0}; {1} can't be launched.</source>
        <translation>{0}; {1} lassen sich nicht starten.</translation>
    </message>
    <message>
        <source>, and {0} written already</source>
        <translation>, und {0} schon geschrieben</translation>
    </message>
    <message>
        <source>{0} has {1} left {2}.</source>
        <translation>{0} hat noch {1} {2}.</translation>
    </message>
    <message>
        <source> at its midpoint</source>
        <translation> in der Rundenmitte</translation>
    </message>
    <message>
        <source>{0}'s launchers {1} do not bear on {2}.</source>
        <translation>Die Werfer von {0} {1} decken {2} nicht.</translation>
    </message>
    <message>
        <source>{0} is not hit through {1}; the bearing gives {2}.</source>
        <translation>{0} wird nicht durch {1} getroffen; die Peilung ergibt {2}.</translation>
    </message>
    <message>
        <source>{0} has its {1} salvo at {2} already, {3}; scrap it first.</source>
        <translation>{0} hat die Salve {1} auf {2} schon, {3}; erst verwerfen.</translation>
    </message>
    <message>
        <source>{0} has written its {1} salvoes of this turn.</source>
        <translation>{0} hat die {1} Salven dieser Runde geschrieben.</translation>
    </message>
    <message>
        <source>{0}'s crippled bridge failed its check: no launch at {1} this turn.</source>
        <translation>Die lahmgelegte Brücke von {0} hat ihre Probe verfehlt: in dieser Runde kein Start auf {1}.</translation>
    </message>
    <message>
        <source>a d10 of {0} or less</source>
        <translation>einem W10 von {0} oder weniger</translation>
    </message>
    <message>
        <source>{0}'s bridge is crippled: it launches at {1} on {2}.</source>
        <translation>Die Brücke von {0} ist lahmgelegt: Start auf {1} nur bei {2}.</translation>
    </message>
    <message>
        <source>, {0} of them in its {1} salvo</source>
        <translation>, davon {0} in der Salve {1}</translation>
    </message>
    <message>
        <source>{0}; {1} can't be held.</source>
        <translation>{0}; {1} lassen sich nicht zurückhalten.</translation>
    </message>
    <message>
        <source>{0} holds no tube {1} in the {2} step.</source>
        <translation>{0} hält kein Rohr zurück: {1}, Schritt {2}.</translation>
    </message>
    <message>
        <source>{0} has {1} of canister {2}</source>
        <translation>{0} hat {1} Kartätschen {2}</translation>
    </message>
    <message>
        <source>{0}; {1} of {2} each would fire {3}.</source>
        <translation>{0}; {1} zu je {2} würden {3} feuern.</translation>
    </message>
    <message>
        <source>fire control box</source>
        <translation>Feuerleitkästchen</translation>
    </message>
    <message>
        <source>fire control boxes</source>
        <translation>Feuerleitkästchen</translation>
    </message>
    <message>
        <source>{0}; {1} tubes can't fire canister.</source>
        <translation>{0}; {1} Rohre können keine Kartätschen feuern.</translation>
    </message>
    <message>
        <source>holds {0}</source>
        <translation>hält zurück: {0}</translation>
    </message>
    <message>
        <source>holds no tube</source>
        <translation>hält kein Rohr zurück</translation>
    </message>
    <message>
        <source>{0} {1} {2} for canister in the {3} step.</source>
        <translation>{0} {1} {2} für Kartätschen im Schritt {3}.</translation>
    </message>
    <message>
        <source>, linked {0}</source>
        <translation>, im Verbund {0}</translation>
    </message>
    <message>
        <source>{0} launches {1} {2}M {3} at {4} for {5} impact: range {6}, MQL {7}, Impact Window {8}</source>
        <translation>{0} startet {1} {2}M {3} auf {4}, Einschlag {5}: Entfernung {6}, MQL {7}, Einschlagfenster {8}</translation>
    </message>
    <message>
        <source>{0}'s {1} salvo finds {2} gone and is wasted.</source>
        <translation>Die Salve {1} von {0} findet {2} nicht mehr vor und ist vergeudet.</translation>
    </message>
    <message>
        <source>Nothing is left of {0}'s {1} salvo {2}.</source>
        <translation>Von der Salve {1} von {0} ist nichts übrig: {2}.</translation>
    </message>
    <message>
        <source>Damage cuts {0}'s {1} salvo {2} from {3} to {4} at MQL {5}.</source>
        <translation>Schaden kürzt die Salve {1} von {0}, {2}, von {3} auf {4} bei MQL {5}.</translation>
    </message>
    <message>
        <source>Salvo card: {0}.</source>
        <translation>Salvenkarte: {0}.</translation>
    </message>
    <message>
        <source>C5.441 bridge check d10, launch of {0} at {1}</source>
        <translation>C5.441 Brückenprobe W10, Start von {0} auf {1}</translation>
    </message>
    <message>
        <source>{0} {1} its bridge check for a launch at {2}: {3} against {4}.</source>
        <translation>{0} {1} die Brückenprobe für einen Start auf {2}: {3} gegen {4}.</translation>
    </message>
    <message>
        <source>{0}'s {1} salvo at {2} is scrapped.</source>
        <translation>Die Salve {1} von {0} auf {2} wird verworfen.</translation>
    </message>
    <message>
        <source>{0} is no ship of {1}'s in the fight.</source>
        <translation>{0} ist kein Schiff von {1} im Gefecht.</translation>
    </message>
    <message>
        <source>{0} has no communications left to link with.</source>
        <translation>{0} hat keine Kommunikation mehr für einen Verbund.</translation>
    </message>
    <message>
        <source>{0} leads set {1}, but has no {2} salvo at {3} in it; write that first.</source>
        <translation>{0} führt Verbund {1}, hat aber keine Salve {2} auf {3} darin; die zuerst schreiben.</translation>
    </message>
    <message>
        <source>{0} leads set {1} at {2} in the {3} step.</source>
        <translation>{0} führt Verbund {1} auf {2} im Schritt {3}.</translation>
    </message>
    <message>
        <source>at their midpoints</source>
        <translation>in ihren Mittelpunkten</translation>
    </message>
    <message>
        <source>at the start of the turn</source>
        <translation>zu Beginn der Runde</translation>
    </message>
    <message>
        <source>{0} is not adjacent to {1} {2}</source>
        <translation>{0} grenzt nicht an {1} {2}</translation>
    </message>
    <message>
        <source>{0}, so their {1} salvoes can't link.</source>
        <translation>{0}, also lassen sich ihre Salven {1} nicht verbinden.</translation>
    </message>
    <message>
        <source>Set {0} takes its bearing through {1} from this salvo; {2} must leave it first.</source>
        <translation>Verbund {0} hat seine Peilung durch {1} von dieser Salve; {2} muss ihn erst verlassen.</translation>
    </message>
    <message>
        <source>{0} leads set {1}; {2} must leave it first.</source>
        <translation>{0} führt Verbund {1}; {2} muss ihn erst verlassen.</translation>
    </message>
    <message>
        <source>base MQL at range {0}</source>
        <translation>Grund-MQL bei Entfernung {0}</translation>
    </message>
    <message>
        <source>leftmost fire control box</source>
        <translation>linkestes Feuerleitkästchen</translation>
    </message>
    <message>
        <source>no fire control box left</source>
        <translation>kein Feuerleitkästchen übrig</translation>
    </message>
    <message>
        <source>{0} tactical officer</source>
        <translation>Taktikoffizier: {0}</translation>
    </message>
    <message>
        <source>open, wedge down</source>
        <translation>offen, Keil unten</translation>
    </message>
    <message>
        <source>{0} aims {1} at {2}.</source>
        <translation>{0} richtet {1} auf {2}.</translation>
    </message>
    <message>
        <source>{0} aims nothing{1} at {2}.</source>
        <translation>{0} richtet nichts{1} auf {2}.</translation>
    </message>
    <message>
        <source>{0} is gone; {1} does not fire its {2} {3}.</source>
        <translation>{0} ist fort; {1} feuert nicht: {2} {3}.</translation>
    </message>
    <message>
        <source>{0} {1} aimed at {2}</source>
        <translation>{0} {1}, auf {2} gerichtet</translation>
    </message>
    <message>
        <source>{0} has lost {1} before their turn to fire.</source>
        <translation>{0} hat {1} vor dem eigenen Feuern verloren.</translation>
    </message>
    <message>
        <source>{0} fires {1} {2} at {3}: range {4}, {5}.</source>
        <translation>{0} feuert {1} {2} auf {3}: Entfernung {4}, {5}.</translation>
    </message>
    <message>
        <source>energy torpedoes</source>
        <translation>Energietorpedos</translation>
    </message>
    <message>
        <source>the sidewall is intact</source>
        <translation>der Seitenschild ist unversehrt</translation>
    </message>
    <message>
        <source>it can't be hurt there at this range</source>
        <translation>auf diese Entfernung ist es dort nicht zu verletzen</translation>
    </message>
    <message>
        <source>No effect on {0}: {1}.</source>
        <translation>Keine Wirkung auf {0}: {1}.</translation>
    </message>
    <message>
        <source>C5.3421 energy torpedo hits 3d10low, {0} at {1}</source>
        <translation>C5.3421 Energietorpedotreffer 3d10low, {0} auf {1}</translation>
    </message>
    <message>
        <source>{0} of {1} score {2}.</source>
        <translation>{0} von {1} erzielen {2}.</translation>
    </message>
    <message>
        <source>energy torpedo hit</source>
        <translation>Energietorpedotreffer</translation>
    </message>
    <message>
        <source>C5.341 grav lance {0}d10, {1} at {2}</source>
        <translation>C5.341 Gravlanze {0}d10, {1} auf {2}</translation>
    </message>
    <message>
        <source>A grav lance does nothing beyond range 0.</source>
        <translation>Eine Gravlanze bewirkt jenseits von Entfernung 0 nichts.</translation>
    </message>
    <message>
        <source>{0} has no sidewall there for a grav lance to tear down.</source>
        <translation>{0} hat dort keinen Seitenschild, den eine Gravlanze abreißen könnte.</translation>
    </message>
    <message>
        <source>Grav lances tear {0} off {1}'s {2} sidewall: {3} left.</source>
        <translation>Gravlanzen reißen {0} ab, Schiff {1}, Seitenschild {2}: {3} übrig.</translation>
    </message>
    <message>
        <source>{0} has no beam weapon {1} on its card.</source>
        <translation>{0} hat keine Strahlwaffe {1} auf der Karte.</translation>
    </message>
    <message>
        <source>{0} beams can't be aimed; expected 0 to {1}.</source>
        <translation>{0} Strahlwaffen lassen sich nicht richten; erwartet: 0 bis {1}.</translation>
    </message>
    <message>
        <source>Beams fire after middle and late impacts; this is '{0}'.</source>
        <translation>Strahlen feuern nach mittleren und späten Einschlägen; dies ist „{0}“.</translation>
    </message>
    <message>
        <source>, {0} of them aimed elsewhere</source>
        <translation>, davon {0} anderswohin gerichtet</translation>
    </message>
    <message>
        <source>working {0}</source>
        <translation>einsatzbereit: {0}</translation>
    </message>
    <message>
        <source>{0} has {1} there{2}; {3} can't be aimed.</source>
        <translation>{0} hat dort {1}{2}; {3} lassen sich nicht richten.</translation>
    </message>
    <message>
        <source>{0} has aimed nothing of that weapon there to be taken back.</source>
        <translation>{0} hat nichts mit dieser Waffe dorthin gerichtet, das zurückzunehmen wäre.</translation>
    </message>
    <message>
        <source>{0}'s beams {1} do not bear on {2}.</source>
        <translation>Die Strahlwaffen von {0} {1} decken {2} nicht.</translation>
    </message>
    <message>
        <source>{0} is not hit through {1} from here.</source>
        <translation>{0} wird von hier aus nicht durch {1} getroffen.</translation>
    </message>
    <message>
        <source>In its own axes {0} is not hit through {1} from here.</source>
        <translation>In den eigenen Achsen wird {0} von hier aus nicht durch {1} getroffen.</translation>
    </message>
    <message>
        <source>{0} shows its wedge: beams can't hurt it.</source>
        <translation>{0} zeigt den Impellerkeil: Strahlwaffen können nichts ausrichten.</translation>
    </message>
    <message>
        <source>, halved to {0}</source>
        <translation>, halbiert auf {0}</translation>
    </message>
    <message>
        <source>{0} reaches {1}</source>
        <translation>{0} reicht {1} weit</translation>
    </message>
    <message>
        <source>{0} is at range {1}; {2}.</source>
        <translation>{0} ist auf Entfernung {1}; {2}.</translation>
    </message>
    <message>
        <source>{0}'s {1} sidewall is up</source>
        <translation>Der Seitenschild {1} von {0} steht</translation>
    </message>
    <message>
        <source>{0}: energy torpedoes do nothing unless it falls first.</source>
        <translation>{0}: Energietorpedos bewirken nichts, solange er nicht vorher fällt.</translation>
    </message>
    <message>
        <source>A grav lance works at range 0 only; {0} is at range {1}.</source>
        <translation>Eine Gravlanze wirkt nur auf Entfernung 0; {0} ist auf Entfernung {1}.</translation>
    </message>
    <message>
        <source>{0} has no sidewall on the side it shows: a grav lance has nothing to tear down.</source>
        <translation>{0} hat auf der gezeigten Seite keinen Seitenschild: Eine Gravlanze hat nichts abzureißen.</translation>
    </message>
    <message>
        <source>One grav lance fires {0} of {1} in a beam step.</source>
        <translation>In einem Strahlschritt feuert eine Gravlanze von {0} ({1}).</translation>
    </message>
    <message>
        <source>No salvo waits for canister now.</source>
        <translation>Jetzt wartet keine Salve auf Kartätschen.</translation>
    </message>
    <message>
        <source>{0} tubes can't fire.</source>
        <translation>{0} Rohre können nicht feuern.</translation>
    </message>
    <message>
        <source>{0} holds {1} back in its {2} mount, not {3}.</source>
        <translation>{0} hält {1} zurück, Batterie {2}, nicht {3}.</translation>
    </message>
    <message>
        <source>{0} of {1} can fire canister, not {2}: {3}, {4} left.</source>
        <translation>{0} von {1} können Kartätschen feuern, nicht {2}: {3}, {4} übrig.</translation>
    </message>
    <message>
        <source>{0} fires canister from {1}: {2}.</source>
        <translation>{0} feuert Kartätschen, {1}: {2}.</translation>
    </message>
    <message>
        <source>No salvo waits for a decoy now.</source>
        <translation>Jetzt wartet keine Salve auf einen Täuschkörper.</translation>
    </message>
    <message>
        <source>No {0} decoy of {1} serves here; there are some in {2}.</source>
        <translation>Hier dient kein Täuschkörper {0} von {1}; es gibt welche in {2}.</translation>
    </message>
    <message>
        <source>{0} spends a decoy of its {1} broadside, {2}; {3} left there.</source>
        <translation>{0} setzt einen Täuschkörper der Breitseite {1} ein, {2}; dort {3} übrig.</translation>
    </message>
    <message>
        <source>No kills are to be named now.</source>
        <translation>Jetzt sind keine Abschüsse zu benennen.</translation>
    </message>
    <message>
        <source>{0} of salvo {1} can die, not {2}.</source>
        <translation>{0} der Salve {1} können fallen, nicht {2}.</translation>
    </message>
    <message>
        <source>{0} must die; {1} are named.</source>
        <translation>{0} müssen fallen; benannt sind {1}.</translation>
    </message>
    <message>
        <source>{0} {1}, {2} at {3}</source>
        <translation>{0} {1}, {2} auf {3}</translation>
    </message>
    <message>
        <source>{0} at {1}: the target is out of the fight, the missiles are wasted.</source>
        <translation>{0} auf {1}: Das Ziel ist aus dem Gefecht, die Raketen sind vergeudet.</translation>
    </message>
    <message>
        <source>{0} at {1} through {2}: {3}.</source>
        <translation>{0} auf {1} durch {2}: {3}.</translation>
    </message>
    <message>
        <source>{0} at {1}: to which side do leakers slide, {2}?</source>
        <translation>{0} auf {1}: Zu welcher Seite gleiten Durchbrecher ab, {2}?</translation>
    </message>
    <message>
        <source>{0} at {1} between {2}: which mount defends?</source>
        <translation>{0} auf {1}, zwischen {2}: Welche Batterie wehrt ab?</translation>
    </message>
    <message>
        <source>{0} {1} kills {2}; {3} left there</source>
        <translation>{0}: {1} schießt {2} ab; dort {3} übrig</translation>
    </message>
    <message>
        <source>rolled {0} and </source>
        <translation>würfelte {0} und </translation>
    </message>
    <message>
        <source>ECM of {0} {1}kills {2} of {3} of the {4}. Spend a decoy ({5})?</source>
        <translation>Die ECM von {0} {1}schießt {2} von {3} ab ({4}). Einen Täuschkörper einsetzen ({5})?</translation>
    </message>
    <message>
        <source>{0} of {1} ({2}, {3} each) can fire canister at {4} left of the {5}: how many fire?</source>
        <translation>{0} von {1} ({2}, je {3}) können Kartätschen feuern, auf {4} übrige ({5}): Wie viele feuern?</translation>
    </message>
    <message>
        <source>held tube</source>
        <translation>zurückgehaltenes Rohr</translation>
    </message>
    <message>
        <source>{0} 2d10- lent by {1}</source>
        <translation>{0} 2d10- geliehen von {1}</translation>
    </message>
    <message>
        <source>countermissiles kill</source>
        <translation>Abwehrraketen schießen ab:</translation>
    </message>
    <message>
        <source>point defence kills</source>
        <translation>Nahbereichsabwehr schießt ab:</translation>
    </message>
    <message>
        <source>{0}: {1} {2} of {3} of the {4}. Which missiles die?</source>
        <translation>{0}: {1} {2} von {3} ({4}). Welche Raketen fallen?</translation>
    </message>
    <message>
        <source>an engagement stands at {0}, which is no stage of the defence</source>
        <translation>eine Abwehr steht bei {0}, das ist keine ihrer Stufen</translation>
    </message>
    <message>
        <source>an engagement is under way that strikes no side</source>
        <translation>eine Abwehr ist im Gang, die keine Seite trifft</translation>
    </message>
    <message>
        <source>an engagement has a decoy of {0}</source>
        <translation>eine Abwehr hat einen Täuschkörper von {0}</translation>
    </message>
    <message>
        <source>an engagement at {0} does not ask for {1}</source>
        <translation>eine Abwehr bei {0} fragt nicht nach {1}</translation>
    </message>
    <message>
        <source>incoming missiles</source>
        <translation>anfliegende Raketen</translation>
    </message>
    <message>
        <source>thirds of a probable kill</source>
        <translation>Drittel eines wahrscheinlichen Abschusses</translation>
    </message>
    <message>
        <source>point defence</source>
        <translation>Nahbereichsabwehr</translation>
    </message>
    <message>
        <source>{0} of {1} ({2})</source>
        <translation>{0} von {1} ({2})</translation>
    </message>
    <message>
        <source>wedge, sliding to {0}</source>
        <translation>Impellerkeil, abgleitend nach {0}</translation>
    </message>
    <message>
        <source>lowered wedge, {0}</source>
        <translation>gesenkter Keil, {0}</translation>
    </message>
    <message>
        <source>decoy, {0}</source>
        <translation>Täuschkörper, {0}</translation>
    </message>
    <message>
        <source>fire control</source>
        <translation>Feuerleitung</translation>
    </message>
    <message>
        <source>no ECM box left: no roll</source>
        <translation>kein ECM-Kästchen übrig: kein Wurf</translation>
    </message>
    <message>
        <source>a decoy kills at least one missile more</source>
        <translation>ein Täuschkörper kostet mindestens eine Rakete mehr</translation>
    </message>
    <message>
        <source>the wedge is interposed: no countermissiles</source>
        <translation>der Impellerkeil liegt dazwischen: keine Abwehrraketen</translation>
    </message>
    <message>
        <source>no {0} left</source>
        <translation>kein {0} übrig</translation>
    </message>
    <message>
        <source>canister adds {0} to the probable kills</source>
        <translation>Kartätschen geben {0} zu den wahrscheinlichen Abschüssen</translation>
    </message>
    <message>
        <source>{0} lends from its {1} mount: row {2}, column {3} (dice {4})</source>
        <translation>{0} leiht von Batterie {1}: Zeile {2}, Spalte {3} (Würfel {4})</translation>
    </message>
    <message>
        <source>kills doubled against contact nukes</source>
        <translation>Abschüsse verdoppelt gegen Kontaktkernwaffen</translation>
    </message>
    <message>
        <source>kill totals halved by the wedge</source>
        <translation>Abschusssummen durch den Impellerkeil halbiert</translation>
    </message>
    <message>
        <source>{0} of {1} against the {2}: </source>
        <translation>{0} von {1} gegen {2}: </translation>
    </message>
    <message>
        <source>, held to {0}</source>
        <translation>, begrenzt auf {0}</translation>
    </message>
    <message>
        <source>column {0} = {1}, row {2}: {3} of {4} killed</source>
        <translation>Spalte {0} = {1}, Zeile {2}: {3} von {4} abgeschossen</translation>
    </message>
    <message>
        <source>{0} of {1} killed</source>
        <translation>{0} von {1} abgeschossen</translation>
    </message>
    <message>
        <source>{0}; {1} left.</source>
        <translation>{0}; {1} übrig.</translation>
    </message>
    <message>
        <source>{0} = {1}: no missile {2} {3}.</source>
        <translation>{0} = {1}: keine Rakete {2} {3}.</translation>
    </message>
    <message>
        <source>facing changes</source>
        <translation>Lageänderungen</translation>
    </message>
    <message>
        <source>C5.441 bridge check d10, {0} of {1}</source>
        <translation>C5.441 Brückenprobe W10, {0} von {1}</translation>
    </message>
    <message>
        <source>{0}: bridge check for {1}, {2} against {3}: passed.</source>
        <translation>{0}: Brückenprobe für {1}, {2} gegen {3}: bestanden.</translation>
    </message>
    <message>
        <source>{0}: bridge check for {1}, {2} against {3}: failed; none this turn.</source>
        <translation>{0}: Brückenprobe für {1}, {2} gegen {3}: verfehlt; keine in dieser Runde.</translation>
    </message>
    <message>
        <source>{0} failed its bridge check for facing changes: no {1} this turn.</source>
        <translation>{0} hat die Brückenprobe für Lageänderungen verfehlt: in dieser Runde kein {1}.</translation>
    </message>
    <message>
        <source> and no </source>
        <translation> und kein </translation>
    </message>
    <message>
        <source>{0} failed its bridge check for thrust: none this turn.</source>
        <translation>{0} hat die Brückenprobe für Schub verfehlt: keiner in dieser Runde.</translation>
    </message>
    <message>
        <source>{0} at {1} is wasted: she is gone.</source>
        <translation>{0} auf {1} ist vergeudet: Das Schiff ist fort.</translation>
    </message>
    <message>
        <source>{0} at {1} are wasted: she is gone.</source>
        <translation>{0} auf {1} sind vergeudet: Das Schiff ist fort.</translation>
    </message>
    <message>
        <source>past the lowered wedge</source>
        <translation>am gesenkten Keil vorbei</translation>
    </message>
    <message>
        <source>through the bubble wall</source>
        <translation>durch den Blasenschild</translation>
    </message>
    <message>
        <source>{0}: which side do {1} strike {2}: {3}?</source>
        <translation>{0}: An welcher Seite treffen {1} die {2}: {3}?</translation>
    </message>
    <message>
        <source>depth {0}</source>
        <translation>Tiefe {0}</translation>
    </message>
    <message>
        <source>all deflected</source>
        <translation>alle abgelenkt</translation>
    </message>
    <message>
        <source>{0} deflected</source>
        <translation>{0} abgelenkt</translation>
    </message>
    <message>
        <source>natural zero</source>
        <translation>natürliche Null</translation>
    </message>
    <message>
        <source>natural zeros</source>
        <translation>natürliche Nullen</translation>
    </message>
    <message>
        <source>{0} has no hit location table: {1} can't be placed.</source>
        <translation>{0} hat keine Trefferzonentabelle: {1} lässt sich nicht platzieren.</translation>
    </message>
    <message>
        <source>{0}: a decoy is hit from {1}; which side loses it: {2}?</source>
        <translation>{0}: Ein Täuschkörper wird von {1} getroffen; welche Seite verliert ihn: {2}?</translation>
    </message>
    <message>
        <source>{0}: {1}, depth {2}, {3}: {4}.</source>
        <translation>{0}: {1}, Tiefe {2}, {3}: {4}.</translation>
    </message>
    <message>
        <source>{0}: {1} left{2}</source>
        <translation>{0}: noch {1}{2}</translation>
    </message>
    <message>
        <source>{0} officer hurt, Poor as before</source>
        <translation>Offizier verwundet: {0}, schwach wie zuvor</translation>
    </message>
    <message>
        <source>{0} officer hurt, {1} now</source>
        <translation>Offizier verwundet: {0}, jetzt {1}</translation>
    </message>
    <message>
        <source>it comes from nowhere</source>
        <translation>er kommt von nirgends</translation>
    </message>
    <message>
        <source>the wedge stops everything</source>
        <translation>der Impellerkeil hält alles auf</translation>
    </message>
    <message>
        <source>the {0} sidewall is intact</source>
        <translation>der Seitenschild {0} ist unversehrt</translation>
    </message>
    <message>
        <source>{0} sidewall</source>
        <translation>Seitenschild {0}</translation>
    </message>
    <message>
        <source>{0} hammerhead</source>
        <translation>Hammerkopf {0}</translation>
    </message>
    <message>
        <source>damage of the weapon</source>
        <translation>Schaden der Waffe</translation>
    </message>
    <message>
        <source>scale of the target</source>
        <translation>Größenstufe des Ziels</translation>
    </message>
    <message>
        <source>, {0} of {1}</source>
        <translation>, {0} von {1}</translation>
    </message>
    <message>
        <source>C5.211 penetration 2d10-, {0} at {1}</source>
        <translation>C5.211 Durchschlag 2d10-, {0} auf {1}</translation>
    </message>
    <message>
        <source>C5.433 magazine dots 2d10-, {0}</source>
        <translation>C5.433 Magazinpunkte 2d10-, {0}</translation>
    </message>
    <message>
        <source>, {0} hit</source>
        <translation>, {0} getroffen</translation>
    </message>
    <message>
        <source>C5.411 hull boxes 2d10-</source>
        <translation>C5.411 Rumpfkästchen 2d10-</translation>
    </message>
    <message>
        <source>{0}, lost with the impeller</source>
        <translation>{0}, mit dem Impeller verloren</translation>
    </message>
    <message>
        <source>{0}, the sail gone</source>
        <translation>{0}, das Segel fort</translation>
    </message>
    <message>
        <source>C5.4412 officer hurt d10</source>
        <translation>C5.4412 Offizier verwundet W10</translation>
    </message>
    <message>
        <source>its last Structural Integrity box is gone</source>
        <translation>sein letztes Kästchen der Strukturfestigkeit ist fort</translation>
    </message>
    <message>
        <source>C5.4213 octagon {0} d10</source>
        <translation>C5.4213 Achteck {0} W10</translation>
    </message>
    <message>
        <source>Octagon {0}: {1}, she holds</source>
        <translation>Achteck {0}: {1}, das Schiff hält</translation>
    </message>
    <message>
        <source>{0} against octagon {1} of its Structural Integrity</source>
        <translation>{0} gegen Achteck {1} seiner Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Octagon {0}: {1}, she explodes</source>
        <translation>Achteck {0}: {1}, das Schiff explodiert</translation>
    </message>
    <message>
        <source>C5.4212 core cascade 2d10+</source>
        <translation>C5.4212 Kernkaskade 2d10+</translation>
    </message>
    <message>
        <source>Core cascade in column {0}</source>
        <translation>Kernkaskade in Spalte {0}</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>Spalte {0}</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>a row off the table</source>
        <translation>eine Zeile außerhalb der Tabelle</translation>
    </message>
    <message>
        <source>Laser Head</source>
        <translation>Lasersprengkopf</translation>
    </message>
    <message>
        <source>Contact Nuke</source>
        <translation>Kontaktkernwaffe</translation>
    </message>
    <message>
        <source>Energy Torpedo</source>
        <translation>Energietorpedo</translation>
    </message>
    <message>
        <source>Graser</source>
        <translation>Graser</translation>
    </message>
    <message>
        <source>C5.23 hit location 2d10+, {0} edge</source>
        <translation>C5.23 Trefferzone 2d10+, Kante {0}</translation>
    </message>
    <message>
        <source>C5.113 hit location again 2d10+, {0} edge</source>
        <translation>C5.113 Trefferzone noch einmal 2d10+, Kante {0}</translation>
    </message>
    <message>
        <source>Straight through the ship</source>
        <translation>Glatt durch das Schiff</translation>
    </message>
    <message>
        <source>Out of the ship's outline</source>
        <translation>Aus dem Umriss des Schiffs heraus</translation>
    </message>
    <message>
        <source>Empty space, still outside the hull</source>
        <translation>Leerer Raum, noch außerhalb des Rumpfs</translation>
    </message>
    <message>
        <source>Stopped by core armour {0}, {1}ward</source>
        <translation>Aufgehalten von Kernpanzerung {0}, Richtung {1}</translation>
    </message>
    <message>
        <source>armour {0}</source>
        <translation>Panzerung {0}</translation>
    </message>
    <message>
        <source>Core armour {0}, {1}ward</source>
        <translation>Kernpanzerung {0}, Richtung {1}</translation>
    </message>
    <message>
        <source>{0}: none left, skipped</source>
        <translation>{0}: keine übrig, übersprungen</translation>
    </message>
    <message>
        <source>{0} lies off the table</source>
        <translation>{0} liegt außerhalb der Tabelle</translation>
    </message>
    <message>
        <source>Hull boxes</source>
        <translation>Rumpfkästchen</translation>
    </message>
    <message>
        <source>Structural Integrity boxes</source>
        <translation>Kästchen der Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Hyper generators</source>
        <translation>Hypergeneratoren</translation>
    </message>
    <message>
        <source>A party</source>
        <translation>Ein Trupp</translation>
    </message>
    <message>
        <source>Two parties</source>
        <translation>Zwei Trupps</translation>
    </message>
    <message>
        <source>{0}: jury-rigged {1} of {2} failed for good.</source>
        <translation>{0}: {1} notdürftig geflickte von {2} endgültig ausgefallen.</translation>
    </message>
    <message>
        <source>{0} has no track {1}.</source>
        <translation>{0} hat keine Leiste {1}.</translation>
    </message>
    <message>
        <source>{0} parties can't go to one box; one or two may.</source>
        <translation>{0} Trupps können nicht zu einem Kästchen; einer oder zwei dürfen.</translation>
    </message>
    <message>
        <source>Repairs are made in step '{0}'; this is '{1}'.</source>
        <translation>Reparaturen gibt es im Schritt „{0}“; dies ist „{1}“.</translation>
    </message>
    <message>
        <source>{0} is {1}'s ship; {2} has no parties aboard.</source>
        <translation>{0} gehört {1}; {2} hat keine Trupps an Bord.</translation>
    </message>
    <message>
        <source>{0} is out of the fight.</source>
        <translation>{0} ist aus dem Gefecht.</translation>
    </message>
    <message>
        <source>{0} left of {1}</source>
        <translation>{0} übrig von {1}</translation>
    </message>
    <message>
        <source>{0} has {1} this turn, not {2}.</source>
        <translation>{0} hat {1} in dieser Runde, nicht {2}.</translation>
    </message>
    <message>
        <source>{0} can't be mended in a fight.</source>
        <translation>{0} lässt sich im Gefecht nicht reparieren.</translation>
    </message>
    <message>
        <source>Maximum Thrust comes back with the impeller box that took it along; mend that.</source>
        <translation>Höchstschub kommt mit dem Impellerkästchen wieder, das ihn mitnahm; dieses reparieren.</translation>
    </message>
    <message>
        <source>{0}: no box of {1} is destroyed.</source>
        <translation>{0}: kein Kästchen von {1} ist zerstört.</translation>
    </message>
    <message>
        <source>{0}: of {1} only what is beyond mending is left, the sail too.</source>
        <translation>{0}: Von {1} ist nur übrig, was nicht zu reparieren ist, auch das Segel.</translation>
    </message>
    <message>
        <source>{0}: every destroyed box of {1} has been tried in this fight.</source>
        <translation>{0}: Jedes zerstörte Kästchen von {1} wurde in diesem Gefecht versucht.</translation>
    </message>
    <message>
        <source>{0}: the {1} mount fired missiles this turn; its magazine must wait.</source>
        <translation>{0}: Batterie {1} hat in dieser Runde Raketen gefeuert; ihr Magazin muss warten.</translation>
    </message>
    <message>
        <source>{0}: the {1} magazine is full.</source>
        <translation>{0}: Magazin {1} ist voll.</translation>
    </message>
    <message>
        <source>{0}: the {1} magazine has been tried this turn; again next turn.</source>
        <translation>{0}: Magazin {1} wurde in dieser Runde versucht; in der nächsten wieder.</translation>
    </message>
    <message>
        <source>C6.121 Crew Quality {0}, {1}, {2}</source>
        <translation>C6.121 Besatzungsgüte {0}, {1}, {2}</translation>
    </message>
    <message>
        <source>{0}: {1} at {2} rolled {3} against {4}: {5}.</source>
        <translation>{0}: {1} bei {2} würfelten {3} gegen {4}: {5}.</translation>
    </message>
    <message>
        <source>nothing brought back, another turn may do better</source>
        <translation>nichts wiederhergestellt, eine andere Runde bringt vielleicht mehr</translation>
    </message>
    <message>
        <source>not to be mended in this fight</source>
        <translation>in diesem Gefecht nicht zu reparieren</translation>
    </message>
    <message>
        <source>one box works through turn {0}</source>
        <translation>ein Kästchen arbeitet bis Runde {0}</translation>
    </message>
    <message>
        <source>C6.14 3d10low dots, {0}, {1}</source>
        <translation>C6.14 3d10low Punkte, {0}, {1}</translation>
    </message>
    <message>
        <source>{0} brought back</source>
        <translation>{0} wiederhergestellt</translation>
    </message>
    <message>
        <source>C6.16 Crew Quality {0}, {1}, {2}</source>
        <translation>C6.16 Besatzungsgüte {0}, {1}, {2}</translation>
    </message>
    <message>
        <source>{0} degrees lies in the {1} ring, {2} to {3} degrees.</source>
        <translation>{0} Grad liegt im Ring {1}, {2} bis {3} Grad.</translation>
    </message>
    <message>
        <source>{0} at {1} degrees is {2}.</source>
        <translation>{0} bei {1} Grad ist {2}.</translation>
    </message>
    <message>
        <source>Forward is in {0}, Aft opposite it in {1}.</source>
        <translation>Vorn ist in {0}, Achtern gegenüber in {1}.</translation>
    </message>
    <message>
        <source>Rolled by {0} degrees to starboard, Top is in {1}, Bottom opposite in {2}.</source>
        <translation>Um {0} Grad nach Steuerbord gerollt: Oben ist in {1}, Unten gegenüber in {2}.</translation>
    </message>
    <message>
        <source>Starboard is in {0}, Port in {1}.</source>
        <translation>Steuerbord ist in {0}, Backbord in {1}.</translation>
    </message>
    <message>
        <source>In the lower half and circled: {0}.</source>
        <translation>In der unteren Hälfte und umkringelt: {0}.</translation>
    </message>
    <message>
        <source>With Forward in {0} Top can't be in {1}; it may be in {2}.</source>
        <translation>Mit Vorn in {0} kann Oben nicht in {1} sein; es kann sein in {2}.</translation>
    </message>
    <message>
        <source>Forward in {0} and Top in {1}: roll {2}.</source>
        <translation>Vorn in {0} und Oben in {1}: Rolle {2}.</translation>
    </message>
    <message>
        <source>The six markers fit each other.</source>
        <translation>Die sechs Marken passen zueinander.</translation>
    </message>
    <message>
        <source>{0}: {1}, the start not counted, the end counted.</source>
        <translation>{0}: {1}, der Anfang nicht gezählt, das Ende gezählt.</translation>
    </message>
    <message>
        <source>Half of {0}, rounded down, is {1}.</source>
        <translation>Die Hälfte von {0}, abgerundet, ist {1}.</translation>
    </message>
    <message>
        <source>The book's drawings would have it at {0}: an option of a new game.</source>
        <translation>Die Zeichnungen des Regelhefts hätten es bei {0}: eine Option eines neuen Spiels.</translation>
    </message>
    <message>
        <source>Neither a pivot nor a roll: nothing to finish.</source>
        <translation>Weder Schwenk noch Rolle: nichts zu beenden.</translation>
    </message>
    <message>
        <source>{0} of pivot, {1} of roll: {2}.</source>
        <translation>{0} Schwenk, {1} Rolle: {2}.</translation>
    </message>
    <message>
        <source>A pivot needs either its end or its route.</source>
        <translation>Ein Schwenk braucht entweder sein Ende oder seinen Weg.</translation>
    </message>
    <message>
        <source>no corner</source>
        <translation>keine Ecke</translation>
    </message>
    <message>
        <source>1 corner</source>
        <translation>1 Ecke</translation>
    </message>
    <message>
        <source>{0} corners</source>
        <translation>{0} Ecken</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} crossed.</source>
        <translation>{0}: {1}, {2} gekreuzt.</translation>
    </message>
    <message>
        <source>It passes the yellow window {0} into the other half.</source>
        <translation>Er geht durch das gelbe Fenster {0} in die andere Hälfte.</translation>
    </message>
    <message>
        <source>Half of {0}, rounded down, is {1}: midpoint {2}.</source>
        <translation>Die Hälfte von {0}, abgerundet, ist {1}: Mittelpunkt {2}.</translation>
    </message>
    <message>
        <source>Top goes {0}: {1} to {2}.</source>
        <translation>Oben geht {0}: {1} nach {2}.</translation>
    </message>
    <message>
        <source>At the midpoint, {0} done, Top is in {1}.</source>
        <translation>Im Mittelpunkt, {0} getan, ist Oben in {1}.</translation>
    </message>
    <message>
        <source>The ring of the AVID that an elevation in degrees lies in.</source>
        <translation>Der Ring der AVID, in dem eine Höhe in Grad liegt.</translation>
    </message>
    <message>
        <source>The window in a direction at an elevation.</source>
        <translation>Das Fenster in einer Richtung bei einer Höhe.</translation>
    </message>
    <message>
        <source>All six markers of an attitude given by Forward and roll.</source>
        <translation>Alle sechs Marken einer Lage aus Vorn und Rolle.</translation>
    </message>
    <message>
        <source>The roll and all six markers of an attitude given by Forward and Top.</source>
        <translation>Die Rolle und alle sechs Marken einer Lage aus Vorn und Oben.</translation>
    </message>
    <message>
        <source>Whether six markers drawn by hand fit each other, and which rule says no.</source>
        <translation>Ob sechs von Hand gezeichnete Marken zueinander passen, und welche Regel Nein sagt.</translation>
    </message>
    <message>
        <source>Windows from one site of the AVID to another.</source>
        <translation>Fenster von einer Stelle der AVID zur anderen.</translation>
    </message>
    <message>
        <source>How many windows of a pivot or roll are done at its midpoint.</source>
        <translation>Wie viele Fenster eines Schwenks oder einer Rolle im Mittelpunkt getan sind.</translation>
    </message>
    <message>
        <source>Whether a pivot or a roll of the same turn is finished first.</source>
        <translation>Ob Schwenk oder Rolle derselben Runde zuerst beendet ist.</translation>
    </message>
    <message>
        <source>A pivot's windows, diagonals, midpoint under either rounding, and what forbids it.</source>
        <translation>Fenster, Diagonalen und Mittelpunkt eines Schwenks bei beiden Rundungen, und was ihn verbietet.</translation>
    </message>
    <message>
        <source>A roll's windows, where Top passes, its midpoint under either rounding, what forbids it.</source>
        <translation>Fenster einer Rolle, wo Oben vorbeikommt, ihr Mittelpunkt bei beiden Rundungen, was sie verbietet.</translation>
    </message>
    <message>
        <source>{0} is too far away; hexes and levels up to {1} exist.</source>
        <translation>{0} ist zu weit weg; es gibt Felder und Ebenen bis {1}.</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>{0} dice</source>
        <translation>{0} Würfel</translation>
    </message>
    <message>
        <source>The next throw is {0}: give the faces of {1} more.</source>
        <translation>Der nächste Wurf ist {0}: die Augen von {1} weiteren angeben.</translation>
    </message>
    <message>
        <source>{0} takes {1}, not {2}.</source>
        <translation>{0} nimmt {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>{0} has {1} boxes on the track {2}, not {3}.</source>
        <translation>{0} hat {1} Kästchen auf der Leiste {2}, nicht {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} is no officer; expected {2}: {3}.</source>
        <translation>{0}: {1} ist kein Offizier; erwartet: {2}: {3}.</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Das Schiff</translation>
    </message>
    <message>
        <source>{0} is no beam weapon of that class; it has {1}.</source>
        <translation>{0} ist keine Strahlwaffe dieser Klasse; sie hat {1}.</translation>
    </message>
    <message>
        <source>A grav lance tears down sidewalls at range 0 and does no damage of its own.</source>
        <translation>Eine Gravlanze reißt auf Entfernung 0 Seitenschilde ab und macht selbst keinen Schaden.</translation>
    </message>
    <message>
        <source>{0} at range {1}</source>
        <translation>{0} auf Entfernung {1}</translation>
    </message>
    <message>
        <source>{0}: {1}; nothing beyond.</source>
        <translation>{0}: {1}; darüber nichts.</translation>
    </message>
    <message>
        <source>A {0} on the {1} mount.</source>
        <translation>{0}, Batterie {1}.</translation>
    </message>
    <message>
        <source>Through {0} it shows {1}.</source>
        <translation>Durch {0} zeigt es {1}.</translation>
    </message>
    <message>
        <source>The wedge stops every beam.</source>
        <translation>Der Impellerkeil hält jede Strahlwaffe auf.</translation>
    </message>
    <message>
        <source>Against an open aspect range {0} counts as {1}.</source>
        <translation>Gegen eine offene Seite zählt Entfernung {0} als {1}.</translation>
    </message>
    <message>
        <source>Energy torpedoes never halve the range.</source>
        <translation>Energietorpedos halbieren die Entfernung nie.</translation>
    </message>
    <message>
        <source>An intact sidewall stops them.</source>
        <translation>Ein unversehrter Seitenschild hält sie auf.</translation>
    </message>
    <message>
        <source>A grav lance does no damage of its own.</source>
        <translation>Eine Gravlanze macht selbst keinen Schaden.</translation>
    </message>
    <message>
        <source>{0} does {1} at range {2}.</source>
        <translation>{0} macht {1} auf Entfernung {2}.</translation>
    </message>
    <message>
        <source>The lowered wedge doubles the depth.</source>
        <translation>Der gesenkte Keil verdoppelt die Tiefe.</translation>
    </message>
    <message>
        <source>working box</source>
        <translation>einsatzbereites Kästchen</translation>
    </message>
    <message>
        <source>working boxes</source>
        <translation>einsatzbereite Kästchen</translation>
    </message>
    <message>
        <source>{0} of Maximum Thrust: {1}.</source>
        <translation>{0} Höchstschub: {1}.</translation>
    </message>
    <message>
        <source>{0} thrown here, not {1}.</source>
        <translation>{0} hier geworfen, nicht {1}.</translation>
    </message>
    <message>
        <source>die is</source>
        <translation>Würfel wird</translation>
    </message>
    <message>
        <source>dice are</source>
        <translation>Würfel werden</translation>
    </message>
    <message>
        <source>sidewall box</source>
        <translation>Seitenschildkästchen</translation>
    </message>
    <message>
        <source>sidewall boxes</source>
        <translation>Seitenschildkästchen</translation>
    </message>
    <message>
        <source>Each that shows {0} or more tears one: {1}.</source>
        <translation>Jeder, der {0} oder mehr zeigt, reißt eines ab: {1}.</translation>
    </message>
    <message>
        <source>3d10low hits of a launcher, {0} on average: {1} of {2}.</source>
        <translation>3d10low Treffer eines Werfers, {0} im Mittel: {1} von {2}.</translation>
    </message>
    <message>
        <source>A beam weapon of a class: its mount, its reach and its damage at every range.</source>
        <translation>Eine Strahlwaffe einer Klasse: Batterie, Reichweite und Schaden auf jede Entfernung.</translation>
    </message>
    <message>
        <source>A beam at a range against what a target shows: aspect, range that counts, damage.</source>
        <translation>Eine Strahlwaffe auf eine Entfernung gegen das, was ein Ziel zeigt: Seite, zählende Entfernung, Schaden.</translation>
    </message>
    <message>
        <source>The dice of grav lances and the sidewall boxes that they tear down.</source>
        <translation>Die Würfel von Gravlanzen und die Seitenschildkästchen, die sie abreißen.</translation>
    </message>
    <message>
        <source>The odds of the hits that energy torpedo launchers score.</source>
        <translation>Die Chancen der Treffer, die Energietorpedowerfer erzielen.</translation>
    </message>
    <message>
        <source>Name both places, own and target, or an offset.</source>
        <translation>Beide Orte nennen, eigenen und Ziel, oder einen Versatz.</translation>
    </message>
    <message>
        <source>Name two places or an offset with levels, not both.</source>
        <translation>Zwei Orte oder einen Versatz mit Ebenen nennen, nicht beides.</translation>
    </message>
    <message>
        <source>An offset lies on the map, A to F; the difference of levels is said by levels.</source>
        <translation>Ein Versatz liegt auf der Karte, A bis F; den Höhenunterschied nennen die Ebenen.</translation>
    </message>
    <message>
        <source>The target is in the same hex and has no map direction.</source>
        <translation>Das Ziel ist im selben Feld und hat keine Kartenrichtung.</translation>
    </message>
    <message>
        <source>{0} is {1} three times {2}: through the {3} {4}.</source>
        <translation>{0} ist {1} dreimal {2}: durch {3} {4}.</translation>
    </message>
    <message>
        <source>{0} hexes away.</source>
        <translation>{0} Felder entfernt.</translation>
    </message>
    <message>
        <source>The table has no column {0}.</source>
        <translation>Die Tabelle hat keine Spalte {0}.</translation>
    </message>
    <message>
        <source>{0} across, {1} down: true range {2}.</source>
        <translation>{0} quer, {1} hinab: wahre Entfernung {2}.</translation>
    </message>
    <message>
        <source>{0} across, {1} up: true range {2}.</source>
        <translation>{0} quer, {1} hinauf: wahre Entfernung {2}.</translation>
    </message>
    <message>
        <source>At range 0 the attacker picks the window.</source>
        <translation>Bei Entfernung 0 wählt der Angreifer das Fenster.</translation>
    </message>
    <message>
        <source>The {0} ring.</source>
        <translation>Ring {0}.</translation>
    </message>
    <message>
        <source>Who is seen in {0} sees you, and is hit, through {1}.</source>
        <translation>Wer in {0} gesehen wird, sieht das Schiff durch {1} und wird dort getroffen.</translation>
    </message>
    <message>
        <source>, toward {0}</source>
        <translation>, in Richtung {0}</translation>
    </message>
    <message>
        <source>, level with it</source>
        <translation>, auf gleicher Höhe</translation>
    </message>
    <message>
        <source>{0} is {1} from {2}: so many rows.</source>
        <translation>{0} ist {1} von {2}: so viele Zeilen.</translation>
    </message>
    <message>
        <source>{0} from {1}.</source>
        <translation>{0} von {1}.</translation>
    </message>
    <message>
        <source>On the ship's own diagram that is {0}.</source>
        <translation>Im Diagramm des Schiffs selbst ist das {0}.</translation>
    </message>
    <message>
        <source>Through it can fire: {0}.</source>
        <translation>Hindurch feuern kann: {0}.</translation>
    </message>
    <message>
        <source>Through it can fire: no mount.</source>
        <translation>Hindurch feuern kann: keine Batterie.</translation>
    </message>
    <message>
        <source>Who is seen there faces {0}.</source>
        <translation>Wer dort gesehen wird, steht vor: {0}.</translation>
    </message>
    <message>
        <source>A bearing to a target: window, range, ring, impact window; with attitudes, arcs and cover.</source>
        <translation>Eine Peilung zu einem Ziel: Fenster, Entfernung, Ring, Einschlagfenster; mit Lagen auch Feuerbereiche und Deckung.</translation>
    </message>
    <message>
        <source>Through which edge or corner of its hex a ship sees a target.</source>
        <translation>Durch welche Kante oder Ecke seines Felds ein Schiff ein Ziel sieht.</translation>
    </message>
    <message>
        <source>The Range-Angle table: true range and ring for hexes across and levels apart.</source>
        <translation>Die Entfernungs-Winkel-Tabelle: wahre Entfernung und Ring für Felder quer und Ebenen Unterschied.</translation>
    </message>
    <message>
        <source>The window through which a target sees the shooter and is hit.</source>
        <translation>Das Fenster, durch das ein Ziel den Schützen sieht und getroffen wird.</translation>
    </message>
    <message>
        <source>A bearing carried into the ship's own axes by counting from its markers.</source>
        <translation>Eine Peilung, durch Zählen von den Marken in die eigenen Achsen des Schiffs übertragen.</translation>
    </message>
    <message>
        <source>Which mounts fire along a bearing, their arcs' colours, and what covers the ship there.</source>
        <translation>Welche Batterien in einer Peilung feuern, die Farben ihrer Feuerbereiche, und was das Schiff dort deckt.</translation>
    </message>
    <message>
        <source>Grade of the crew (D1.111).</source>
        <translation>Grad der Besatzung (D1.111).</translation>
    </message>
    <message>
        <source>{0}, less than {1}: nobody of rank is hurt.</source>
        <translation>{0}, weniger als {1}: Niemand von Rang ist verwundet.</translation>
    </message>
    <message>
        <source>{0}, {1} or more: an officer is hurt.</source>
        <translation>{0}, {1} oder mehr: Ein Offizier ist verwundet.</translation>
    </message>
    <message>
        <source>A d10 tells who: {0}.</source>
        <translation>Ein W10 sagt, wer: {0}.</translation>
    </message>
    <message>
        <source>A bridge box that is no circle is left, or there is no bridge: no check.</source>
        <translation>Ein Brückenkästchen ohne Kreis ist übrig, oder es gibt keine Brücke: keine Probe.</translation>
    </message>
    <message>
        <source>Only circles are left: {0} or less on a d10, Crew Quality {1}.</source>
        <translation>Nur Kreise sind übrig: {0} oder weniger auf einem W10, Besatzungsgüte {1}.</translation>
    </message>
    <message>
        <source>{0} chances in 10.</source>
        <translation>{0} Chancen in 10.</translation>
    </message>
    <message>
        <source>{0} against {1}: passed.</source>
        <translation>{0} gegen {1}: bestanden.</translation>
    </message>
    <message>
        <source>{0} against {1}: failed.</source>
        <translation>{0} gegen {1}: verfehlt.</translation>
    </message>
    <message>
        <source>Life support works, or there is none to lose.</source>
        <translation>Die Lebenserhaltung arbeitet, oder es gibt keine zu verlieren.</translation>
    </message>
    <message>
        <source>Every {0} hours, {1} operational turns, or all hands are lost.</source>
        <translation>Alle {0} Stunden, {1} operative Runden, oder alle an Bord sind verloren.</translation>
    </message>
    <message>
        <source>On the card: {0}.</source>
        <translation>Auf der Karte: {0}.</translation>
    </message>
    <message>
        <source>This crew rolls {0} or less, {1} chances in 10.</source>
        <translation>Diese Besatzung braucht {0} oder weniger, {1} Chancen in 10.</translation>
    </message>
    <message>
        <source>Nothing on {0} may be mended in this fight (C6.13.once, C6.15).</source>
        <translation>Nichts auf {0} darf in diesem Gefecht repariert werden (C6.13.once, C6.15).</translation>
    </message>
    <message>
        <source>{0} has {1} damage control parties (C6.11).</source>
        <translation>{0} hat {1} Trupps zur Schadensbekämpfung (C6.11).</translation>
    </message>
    <message>
        <source>{0} against {1}: mended.</source>
        <translation>{0} gegen {1}: repariert.</translation>
    </message>
    <message>
        <source>That box can't be tried again in this fight.</source>
        <translation>Dieses Kästchen kann in diesem Gefecht nicht noch einmal versucht werden.</translation>
    </message>
    <message>
        <source>One box works for {0} turns.</source>
        <translation>Ein Kästchen arbeitet {0} Runden lang.</translation>
    </message>
    <message>
        <source>The magazine may be tried again another turn.</source>
        <translation>Das Magazin darf in einer anderen Runde wieder versucht werden.</translation>
    </message>
    <message>
        <source>A magazine brings 3d10low salvoes back: give their faces as dots (C6.14).</source>
        <translation>Ein Magazin bringt 3d10low Salven zurück: ihre Augen als Punkte angeben (C6.14).</translation>
    </message>
    <message>
        <source>{0} brought back.</source>
        <translation>{0} wiederhergestellt.</translation>
    </message>
    <message>
        <source>{0}; Crew Quality {1} or less mends.</source>
        <translation>{0}; Besatzungsgüte {1} oder weniger repariert.</translation>
    </message>
    <message>
        <source>{0}: {1}, mended for good.</source>
        <translation>{0}: {1}, dauerhaft repariert.</translation>
    </message>
    <message>
        <source>a shipyard must mend it</source>
        <translation>eine Werft muss es reparieren</translation>
    </message>
    <message>
        <source>it may be tried once more</source>
        <translation>es darf noch einmal versucht werden</translation>
    </message>
    <message>
        <source>{0}: {1}, failed; {2}.</source>
        <translation>{0}: {1}, misslungen; {2}.</translation>
    </message>
    <message>
        <source>Whether a bridge hit hurts an officer, which one, and the grade that is left.</source>
        <translation>Ob ein Brückentreffer einen Offizier verwundet, welchen, und welcher Grad bleibt.</translation>
    </message>
    <message>
        <source>Whether a crippled bridge must check before it acts, its number and its chances.</source>
        <translation>Ob eine lahmgelegte Brücke vor dem Handeln eine Probe braucht, ihr Wert und ihre Chancen.</translation>
    </message>
    <message>
        <source>The check that a ship without life support owes, how often, and its chances.</source>
        <translation>Die Probe, die ein Schiff ohne Lebenserhaltung schuldet, wie oft, und ihre Chancen.</translation>
    </message>
    <message>
        <source>The Crew Quality number of a ship, and those of all grades.</source>
        <translation>Die Besatzungsgüte eines Schiffs, und die aller Grade.</translation>
    </message>
    <message>
        <source>Parties at a damaged track in a fight: whether they mend a box, and what is left to try.</source>
        <translation>Trupps an einer beschädigten Leiste im Gefecht: ob sie ein Kästchen reparieren, und was noch zu versuchen ist.</translation>
    </message>
    <message>
        <source>An operational turn of permanent repairs after a fight, job by job.</source>
        <translation>Eine operative Runde dauerhafter Reparaturen nach einem Gefecht, Arbeit für Arbeit.</translation>
    </message>
    <message>
        <source>The weapon's damage, before scale and wall.</source>
        <translation>Der Schaden der Waffe, vor Größenstufe und Schild.</translation>
    </message>
    <message>
        <source>Depth modifier</source>
        <translation>Tiefenmodifikator</translation>
    </message>
    <message>
        <source>A {0} through {1}</source>
        <translation>{0} durch {1}</translation>
    </message>
    <message>
        <source>{0} strikes the facing that the defender chooses: {1}.</source>
        <translation>{0} trifft die Seite, die der Verteidiger wählt: {1}.</translation>
    </message>
    <message>
        <source>{0} does nothing: {1}.</source>
        <translation>{0} bewirkt nichts: {1}.</translation>
    </message>
    <message>
        <source>{0} strikes the {1} edge.</source>
        <translation>{0} trifft die Kante {1}.</translation>
    </message>
    <message>
        <source>Beside the {0} the location roll takes {1}.</source>
        <translation>Außer {0} bekommt der Trefferzonenwurf {1}.</translation>
    </message>
    <message>
        <source>Through a lowered wedge the depth doubles.</source>
        <translation>Durch einen gesenkten Keil verdoppelt sich die Tiefe.</translation>
    </message>
    <message>
        <source>A grav lance has no depth (C5.341).</source>
        <translation>Eine Gravlanze hat keine Tiefe (C5.341).</translation>
    </message>
    <message>
        <source>The depth of a {0} is multiplied by {1}.</source>
        <translation>Die Tiefe von {0} wird mit {1} malgenommen.</translation>
    </message>
    <message>
        <source>{0} goes {1}</source>
        <translation>{0} geht {1}</translation>
    </message>
    <message>
        <source>Of the 2d10- {0} deep.</source>
        <translation>Von den 2d10- tief: {0}.</translation>
    </message>
    <message>
        <source>Depths from the deepest on: {0}.</source>
        <translation>Tiefen von der tiefsten an: {0}.</translation>
    </message>
    <message>
        <source>{0} deflected.</source>
        <translation>{0} abgelenkt.</translation>
    </message>
    <message>
        <source>{0}: so many {1} sidewall boxes at the end of the step.</source>
        <translation>{0}: so viele Seitenschildkästchen {1} am Ende des Schritts.</translation>
    </message>
    <message>
        <source>{0}: Structural Integrity at the end of the step.</source>
        <translation>{0}: Strukturfestigkeit am Ende des Schritts.</translation>
    </message>
    <message>
        <source>Name either the window in the target's axes or the edge.</source>
        <translation>Entweder das Fenster in den Achsen des Ziels nennen oder die Kante.</translation>
    </message>
    <message>
        <source>{0} with damage {1}: {2} boxes on average.</source>
        <translation>{0} mit Schaden {1}: im Mittel {2} Kästchen.</translation>
    </message>
    <message>
        <source>The chance to destroy the ship is {0}.</source>
        <translation>Die Chance, das Schiff zu zerstören, ist {0}.</translation>
    </message>
    <message>
        <source>The key {0} holds that many boxes and more; magazine dots are none.</source>
        <translation>Der Schlüssel {0} enthält so viele Kästchen und mehr; Magazinpunkte sind keine.</translation>
    </message>
    <message>
        <source>Which edge of a ship a weapon strikes through a window, what leaks, and what stops it.</source>
        <translation>Welche Kante eines Schiffs eine Waffe durch ein Fenster trifft, was durchkommt, und was sie aufhält.</translation>
    </message>
    <message>
        <source>The depth modifier of a weapon against a facing, and the depths of penetration rolls.</source>
        <translation>Der Tiefenmodifikator einer Waffe gegen eine Seite, und die Tiefen von Durchschlagswürfen.</translation>
    </message>
    <message>
        <source>The odds of the boxes that hits cost a ship, and of its end.</source>
        <translation>Die Chancen, wie viele Kästchen Treffer ein Schiff kosten, und die seines Endes.</translation>
    </message>
    <message>
        <source>Missiles that come in.</source>
        <translation>Anfliegende Raketen.</translation>
    </message>
    <message>
        <source>MQL of the missiles (C2.15).</source>
        <translation>MQL der Raketen (C2.15).</translation>
    </message>
    <message>
        <source>Faces of the 2d10-; 0 counts 10. Left out: the odds.</source>
        <translation>Augen der 2d10-; 0 zählt 10. Ausgelassen: die Chancen.</translation>
    </message>
    <message>
        <source>Probable kills of a row, thirds written out.</source>
        <translation>Wahrscheinliche Abschüsse einer Zeile, Drittel ausgeschrieben.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>No missile, no look-up.</source>
        <translation>Keine Rakete, kein Nachschlagen.</translation>
    </message>
    <message>
        <source>A decoy kills at least one missile more.</source>
        <translation>Ein Täuschkörper kostet mindestens eine Rakete mehr.</translation>
    </message>
    <message>
        <source>{0} killed, {1} fly on.</source>
        <translation>{0} abgeschossen, {1} fliegen weiter.</translation>
    </message>
    <message>
        <source>On average {0} of {1} fly on.</source>
        <translation>Im Mittel fliegen {0} von {1} weiter.</translation>
    </message>
    <message>
        <source>Column {0} is held to {1}.</source>
        <translation>Spalte {0} ist begrenzt auf {1}.</translation>
    </message>
    <message>
        <source>row {0} kills {1}</source>
        <translation>Zeile {0} schießt {1} ab</translation>
    </message>
    <message>
        <source>Column {0}: {1}.</source>
        <translation>Spalte {0}: {1}.</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>keine Zeile</translation>
    </message>
    <message>
        <source>No countermissile is fired through the wedge.</source>
        <translation>Durch den Impellerkeil wird keine Abwehrrakete gefeuert.</translation>
    </message>
    <message>
        <source>Point defence kills twice as many contact nukes.</source>
        <translation>Die Nahbereichsabwehr schießt doppelt so viele Kontaktkernwaffen ab.</translation>
    </message>
    <message>
        <source>Through the wedge kill totals are halved.</source>
        <translation>Durch den Impellerkeil werden Abschusssummen halbiert.</translation>
    </message>
    <message>
        <source>{0} killed, {1} left.</source>
        <translation>{0} abgeschossen, {1} übrig.</translation>
    </message>
    <message>
        <source>ECM column</source>
        <translation>ECM-Spalte</translation>
    </message>
    <message>
        <source>Past ECM fly {0} of {1} on average.</source>
        <translation>An der ECM vorbei fliegen im Mittel {0} von {1}.</translation>
    </message>
    <message>
        <source>Past countermissiles {0}.</source>
        <translation>An den Abwehrraketen vorbei {0}.</translation>
    </message>
    <message>
        <source>Past point defence {0}: these strike.</source>
        <translation>An der Nahbereichsabwehr vorbei {0}: Diese treffen.</translation>
    </message>
    <message>
        <source>no box left, so no roll</source>
        <translation>kein Kästchen übrig, also kein Wurf</translation>
    </message>
    <message>
        <source>value {0}</source>
        <translation>Wert {0}</translation>
    </message>
    <message>
        <source>Probable kills of the {0} mount: CM {1}, PD {2}.</source>
        <translation>Wahrscheinliche Abschüsse der Batterie {0}: CM {1}, PD {2}.</translation>
    </message>
    <message>
        <source>Fire control takes {0} off.</source>
        <translation>Feuerleitung nimmt {0} weg.</translation>
    </message>
    <message>
        <source>{0} left, the next worth {1}.</source>
        <translation>{0} übrig, der nächste mit Wert {1}.</translation>
    </message>
    <message>
        <source>any window</source>
        <translation>jedes Fenster</translation>
    </message>
    <message>
        <source>The target sees its friend at range {0} in {1}.</source>
        <translation>Das Ziel sieht seinen Freund auf Entfernung {0} in {1}.</translation>
    </message>
    <message>
        <source>It lends {0} kills, if a mount of it bears.</source>
        <translation>Er leiht {0} Abschüsse, wenn eine seiner Batterien deckt.</translation>
    </message>
    <message>
        <source>The ECM layer: column part by part, rows, kills; without dice the odds.</source>
        <translation>Die ECM-Schicht: Spalte Teil für Teil, Zeilen, Abschüsse; ohne Würfel die Chancen.</translation>
    </message>
    <message>
        <source>Countermissiles or point defence: column, rows, kills; without dice the odds.</source>
        <translation>Abwehrraketen oder Nahbereichsabwehr: Spalte, Zeilen, Abschüsse; ohne Würfel die Chancen.</translation>
    </message>
    <message>
        <source>The whole Missile Defense Card: exact odds of what is left after each layer.</source>
        <translation>Die ganze Raketenabwehrkarte: genaue Chancen, was nach jeder Schicht übrig ist.</translation>
    </message>
    <message>
        <source>What a ship has against missiles: ECM, arrays of a mount, fire control, decoys.</source>
        <translation>Was ein Schiff gegen Raketen hat: ECM, Abwehr einer Batterie, Feuerleitung, Täuschkörper.</translation>
    </message>
    <message>
        <source>Which kills a friend may lend, by its range and where the target sees it.</source>
        <translation>Welche Abschüsse ein Freund leihen darf, nach seiner Entfernung und wo das Ziel ihn sieht.</translation>
    </message>
    <message>
        <source>Of {0} throws, {1} give the likeliest result, {2}.</source>
        <translation>Von {0} Würfen geben {1} das wahrscheinlichste Ergebnis, {2}.</translation>
    </message>
    <message>
        <source>{0} of {1} is {2}.</source>
        <translation>{0} aus {1} ist {2}.</translation>
    </message>
    <message>
        <source>With the modifier {0} it is {1}.</source>
        <translation>Mit dem Modifikator {0} ist es {1}.</translation>
    </message>
    <message>
        <source>The result of a named roll of ten-sided dice, or the odds of all its results.</source>
        <translation>Das Ergebnis eines benannten Wurfs mit zehnseitigen Würfeln, oder die Chancen aller Ergebnisse.</translation>
    </message>
    <message>
        <source>Result of the 2d10+ location roll.</source>
        <translation>Ergebnis des 2d10+-Trefferzonenwurfs.</translation>
    </message>
    <message>
        <source>The {0} class has no hit location table.</source>
        <translation>Die Klasse {0} hat keine Trefferzonentabelle.</translation>
    </message>
    <message>
        <source>A grav lance places no hit (C5.341).</source>
        <translation>Eine Gravlanze platziert keinen Treffer (C5.341).</translation>
    </message>
    <message>
        <source>{0} {1} is {2}, past the end: roll again on the {3} edge.</source>
        <translation>{0} {1} ist {2}, über das Ende hinaus: noch einmal würfeln auf der Kante {3}.</translation>
    </message>
    <message>
        <source>{0} {1} is {2}: </source>
        <translation>{0} {1} ist {2}: </translation>
    </message>
    <message>
        <source>{0} from the {1} edge.</source>
        <translation>{0} von der Kante {1}.</translation>
    </message>
    <message>
        <source>A {0} is {1} lines wide.</source>
        <translation>Breite von {0}: {1} Linien.</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>außerhalb der Tabelle</translation>
    </message>
    <message>
        <source>the hit</source>
        <translation>der Treffer</translation>
    </message>
    <message>
        <source>The defender must name the side of a decoy hit: {0} (C5.434).</source>
        <translation>Der Verteidiger muss die Seite eines Täuschkörpertreffers nennen: {0} (C5.434).</translation>
    </message>
    <message>
        <source>, line {0}</source>
        <translation>, Linie {0}</translation>
    </message>
    <message>
        <source>Column {0}, row {1} ({2}), {3}: {4}.</source>
        <translation>Spalte {0}, Zeile {1} ({2}), {3}: {4}.</translation>
    </message>
    <message>
        <source>no core system</source>
        <translation>kein Kernsystem</translation>
    </message>
    <message>
        <source>{0} of Structural Integrity left.</source>
        <translation>{0} Strukturfestigkeit übrig.</translation>
    </message>
    <message>
        <source>The ship holds with a chance of {0}.</source>
        <translation>Das Schiff hält mit einer Chance von {0}.</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>Kästchen {0}</translation>
    </message>
    <message>
        <source>{0}: a core, its systems cascade.</source>
        <translation>{0}: ein Kern, seine Systeme fallen in einer Kaskade.</translation>
    </message>
    <message>
        <source>{0}: the star, the end.</source>
        <translation>{0}: der Stern, das Ende.</translation>
    </message>
    <message>
        <source>{0}: an octagon, {1} or more on a d10 or she explodes.</source>
        <translation>{0}: ein Achteck, {1} oder mehr auf einem W10, sonst explodiert das Schiff.</translation>
    </message>
    <message>
        <source>{0}: nothing follows.</source>
        <translation>{0}: nichts folgt.</translation>
    </message>
    <message>
        <source>The line or lines of a class's hit location table that a roll on an edge strikes.</source>
        <translation>Die Linie oder Linien der Trefferzonentabelle einer Klasse, die ein Wurf auf einer Kante trifft.</translation>
    </message>
    <message>
        <source>A penetrating hit walked over the hit location table cell by cell, with all that it marks.</source>
        <translation>Ein Durchschlag, Zelle für Zelle über die Trefferzonentabelle geführt, mit allem, was er abstreicht.</translation>
    </message>
    <message>
        <source>The core systems that a cascade strikes in a column of a class's hit location table.</source>
        <translation>Die Kernsysteme, die eine Kaskade in einer Spalte der Trefferzonentabelle einer Klasse trifft.</translation>
    </message>
    <message>
        <source>The next Structural Integrity boxes: cascades, octagons, the star, and the odds to hold.</source>
        <translation>Die nächsten Kästchen der Strukturfestigkeit: Kaskaden, Achtecke, der Stern, und die Chancen zu halten.</translation>
    </message>
    <message>
        <source>The {0} class carries no missiles and has no range bands.</source>
        <translation>Die Klasse {0} trägt keine Raketen und hat keine Entfernungsbänder.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{0} salvoes</source>
        <translation>{0} Salven</translation>
    </message>
    <message>
        <source>no salvo</source>
        <translation>keine Salve</translation>
    </message>
    <message>
        <source>The bands of the {0} class allow {1}.</source>
        <translation>Die Bänder der Klasse {0} erlauben {1}.</translation>
    </message>
    <message>
        <source>At an EoT-to-EoT range of {0}: {1}.</source>
        <translation>Bei einer EoT-zu-EoT-Entfernung von {0}: {1}.</translation>
    </message>
    <message>
        <source>At a range of its own of {0} a salvo has base MQL {1}.</source>
        <translation>Bei einer eigenen Entfernung von {0} hat eine Salve Grund-MQL {1}.</translation>
    </message>
    <message>
        <source>{0} has no missile launchers in its {1} mount.</source>
        <translation>{0} hat keine Raketenwerfer in Batterie {1}.</translation>
    </message>
    <message>
        <source>{0}, {1} in the magazine</source>
        <translation>{0}, {1} im Magazin</translation>
    </message>
    <message>
        <source>The {0} mount has {1}.</source>
        <translation>Batterie {0} hat {1}.</translation>
    </message>
    <message>
        <source>Each missile does {0} damage.</source>
        <translation>Jede Rakete macht {0} Schaden.</translation>
    </message>
    <message>
        <source>In place of a {0}M a tube fires {1}.</source>
        <translation>Anstelle einer {0}M feuert ein Rohr {1}.</translation>
    </message>
    <message>
        <source>{0}, a third each: {1} probable kills for the countermissiles.</source>
        <translation>{0}, je ein Drittel: {1} wahrscheinliche Abschüsse für die Abwehrraketen.</translation>
    </message>
    <message>
        <source>{0} can't defend.</source>
        <translation>{0} kann nicht abwehren.</translation>
    </message>
    <message>
        <source>Which salvoes a range between End of Turn markers allows a class, and the MQL of a range.</source>
        <translation>Welche Salven eine Entfernung zwischen EoT-Marken einer Klasse erlaubt, und die MQL einer Entfernung.</translation>
    </message>
    <message>
        <source>The salvo of a mount: missiles, magazine, MQL with its parts, damage.</source>
        <translation>Die Salve einer Batterie: Raketen, Magazin, MQL mit ihren Teilen, Schaden.</translation>
    </message>
    <message>
        <source>Canisters in place of missiles, and the probable kills that they add.</source>
        <translation>Kartätschen anstelle von Raketen, und die wahrscheinlichen Abschüsse, die sie bringen.</translation>
    </message>
    <message>
        <source>B3.33.order: {0}; nothing is left to consolidate.</source>
        <translation>B3.33.order: {0}; nichts mehr zusammenzufassen.</translation>
    </message>
    <message>
        <source>A thrust goes up or down, not both.</source>
        <translation>Ein Schub geht nach oben oder nach unten, nicht beides.</translation>
    </message>
    <message>
        <source>A ship that pivots</source>
        <translation>Ein schwenkendes Schiff</translation>
    </message>
    <message>
        <source>A ship without thrust</source>
        <translation>Ein Schiff ohne Schub</translation>
    </message>
    <message>
        <source>{0} is not displaced, and its half hexes are lost.</source>
        <translation>{0} wird nicht versetzt, und seine halben Felder verfallen.</translation>
    </message>
    <message>
        <source>Half of {0} shifts the EoT marker by {1}.</source>
        <translation>Die Hälfte von {0} versetzt die EoT-Marke um {1}.</translation>
    </message>
    <message>
        <source>noted for the next turn: {0}</source>
        <translation>für die nächste Runde vermerkt: {0}</translation>
    </message>
    <message>
        <source>none is noted</source>
        <translation>nichts ist vermerkt</translation>
    </message>
    <message>
        <source>Half hexes in {0}, {1} engineering officer: {2}.</source>
        <translation>Halbe Felder in {0}, Ingenieur {1}: {2}.</translation>
    </message>
    <message>
        <source>Noted half hexes stay in {0}.</source>
        <translation>Vermerkte halbe Felder bleiben in {0}.</translation>
    </message>
    <message>
        <source>By {0} the EoT marker goes to {1}.</source>
        <translation>Um {0} rückt die EoT-Marke nach {1}.</translation>
    </message>
    <message>
        <source>Half of each vector, rounded up, is {0}: {1}.</source>
        <translation>Die Hälfte jedes Vektors, aufgerundet, ist {0}: {1}.</translation>
    </message>
    <message>
        <source>To come to rest takes {0}.</source>
        <translation>Zum Stillstand braucht es {0}.</translation>
    </message>
    <message>
        <source>Level {0} is shown by {1}.</source>
        <translation>Ebene {0} zeigt sich durch {1}.</translation>
    </message>
    <message>
        <source>From {0} to {1}: {2} under the marker.</source>
        <translation>Von {0} nach {1}: {2} unter der Marke.</translation>
    </message>
    <message>
        <source>There is no approach without a course.</source>
        <translation>Ohne Kurs gibt es keine Annäherung.</translation>
    </message>
    <message>
        <source>Coasting, they are nearest at {0}: range {1}.</source>
        <translation>Treibend sind sie einander am nächsten: {0}, Entfernung {1}.</translation>
    </message>
    <message>
        <source>Where a velocity carries a ship: midpoint and EoT markers, coming turns, how to stop.</source>
        <translation>Wohin eine Geschwindigkeit ein Schiff trägt: Mittelpunkt- und EoT-Marken, kommende Runden, wie man anhält.</translation>
    </message>
    <message>
        <source>How far this turn's thrust shifts the EoT marker, and which half hexes are noted.</source>
        <translation>Wie weit der Schub dieser Runde die EoT-Marke versetzt, und welche halben Felder vermerkt werden.</translation>
    </message>
    <message>
        <source>Thrust added to vectors, and the sum consolidated step by step.</source>
        <translation>Schub zu Vektoren addiert, und die Summe Schritt für Schritt zusammengefasst.</translation>
    </message>
    <message>
        <source>The stacking tiles for an altitude, or those under a marker.</source>
        <translation>Die Stapelplättchen für eine Höhe, oder die unter einer Marke.</translation>
    </message>
    <message>
        <source>Two courses coasted for some turns, and the moment at which the ships are nearest.</source>
        <translation>Zwei Kurse, einige Runden treibend, und der Augenblick der größten Nähe.</translation>
    </message>
    <message>
        <source>The ship costs {0} points ({1}).</source>
        <translation>Das Schiff kostet {0} Punkte ({1}).</translation>
    </message>
    <message>
        <source>Surrendered, less a little for everyone aboard: {0} points.</source>
        <translation>Übergeben, weniger ein wenig für alle an Bord: {0} Punkte.</translation>
    </message>
    <message>
        <source>It yields {0} points of {1} boxes.</source>
        <translation>Es bringt {0} Punkte aus {1} Kästchen.</translation>
    </message>
    <message>
        <source>Destroyed it yields its whole cost of {0}.</source>
        <translation>Zerstört bringt es seine vollen Kosten von {0}.</translation>
    </message>
    <message>
        <source>{0} of {1} boxes of a ship of {2} points</source>
        <translation>{0} von {1} Kästchen eines Schiffs zu {2} Punkten</translation>
    </message>
    <message>
        <source>{0} are worth {1}, rounded up.</source>
        <translation>{0} sind {1} wert, aufgerundet.</translation>
    </message>
    <message>
        <source>{0} of {1} for {2} points yield {3}, rounded up.</source>
        <translation>{0} von {1} für {2} Punkte bringen {3}, aufgerundet.</translation>
    </message>
    <message>
        <source> for {0}</source>
        <translation> für {0}</translation>
    </message>
    <message>
        <source>Green's ratio is {0}, Red's {1}.</source>
        <translation>Das Verhältnis von Grün ist {0}, das von Rot {1}.</translation>
    </message>
    <message>
        <source>They differ by {0}: {1}.</source>
        <translation>Der Unterschied ist {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} for the wrenches left in the hull.</source>
        <translation>{0} für die übrigen Schraubenschlüssel im Rumpf.</translation>
    </message>
    <message>
        <source>A party succeeds at {0} or less: {1}; two at one box {2}.</source>
        <translation>Ein Trupp hat Erfolg mit {0} oder weniger: {1}; zwei an einem Kästchen {2}.</translation>
    </message>
    <message>
        <source>What is mended works for {0} turns.</source>
        <translation>Was repariert ist, arbeitet {0} Runden lang.</translation>
    </message>
    <message>
        <source>{0} brings no new roll of grades; {1} do.</source>
        <translation>{0} bringt keinen neuen Wurf für Grade; {1} schon.</translation>
    </message>
    <message>
        <source>Grades: {0}.</source>
        <translation>Grade: {0}.</translation>
    </message>
    <message>
        <source>The ship costs {0} points with them.</source>
        <translation>Das Schiff kostet mit ihnen {0} Punkte.</translation>
    </message>
    <message>
        <source>What a damaged, lost or surrendered ship is worth to the enemy.</source>
        <translation>Was ein beschädigtes, verlorenes oder übergebenes Schiff dem Feind wert ist.</translation>
    </message>
    <message>
        <source>Victory points for so many lost boxes of a ship of a known cost.</source>
        <translation>Siegpunkte für so viele verlorene Kästchen eines Schiffs mit bekannten Kosten.</translation>
    </message>
    <message>
        <source>Victory points for missile pods used or killed.</source>
        <translation>Siegpunkte für benutzte oder abgeschossene Raketengondeln.</translation>
    </message>
    <message>
        <source>Victory Point Ratios of both sides and the margin of victory.</source>
        <translation>Siegpunktverhältnisse beider Seiten und der Grad des Siegs.</translation>
    </message>
    <message>
        <source>Damage control parties of a ship and their chances to mend a box.</source>
        <translation>Trupps zur Schadensbekämpfung eines Schiffs und ihre Chancen, ein Kästchen zu reparieren.</translation>
    </message>
    <message>
        <source>Grades from dice: of a new ship, after a year, or after a great victory.</source>
        <translation>Grade durch Würfel: eines neuen Schiffs, nach einem Jahr, oder nach einem großen Sieg.</translation>
    </message>
    <message>
        <source>Red-lined, thrust {0} at most.</source>
        <translation>Mit Überlast höchstens Schub {0}.</translation>
    </message>
    <message>
        <source>Compensator number {0}: any check fails.</source>
        <translation>Kompensatorwert {0}: Jede Probe misslingt.</translation>
    </message>
    <message>
        <source>Compensator number {0}: a check succeeds at that or less on a d10.</source>
        <translation>Kompensatorwert {0}: Eine Probe gelingt mit so viel oder weniger auf einem W10.</translation>
    </message>
    <message>
        <source>Thrust {0} needs no compensator check.</source>
        <translation>Schub {0} braucht keine Kompensatorprobe.</translation>
    </message>
    <message>
        <source>One check for {0}.</source>
        <translation>Eine Probe für {0}.</translation>
    </message>
    <message>
        <source>{0} {1} chances in 10.</source>
        <translation>{0} {1} Chancen in 10.</translation>
    </message>
    <message>
        <source>What a ship can do in a turn: pivot, roll, thrust, compensator number, with all parts.</source>
        <translation>Was ein Schiff in einer Runde kann: Schwenk, Rolle, Schub, Kompensatorwert, mit allen Teilen.</translation>
    </message>
    <message>
        <source>Whether a thrust needs a compensator check, why, and its chances.</source>
        <translation>Ob ein Schub eine Kompensatorprobe braucht, warum, und ihre Chancen.</translation>
    </message>
    <message>
        <source>No thrust, no change.</source>
        <translation>Kein Schub, keine Änderung.</translation>
    </message>
    <message>
        <source>Thrust through {0} uses the {1} zone.</source>
        <translation>Schub durch {0} nutzt die Zone {1}.</translation>
    </message>
    <message>
        <source>The squares numbered {0} there: {1}.</source>
        <translation>Die Kästchen mit der Nummer {0} dort: {1}.</translation>
    </message>
    <message>
        <source>From the pole the horizontal amount goes to any one map direction.</source>
        <translation>Vom Pol aus geht der waagerechte Anteil in irgendeine Kartenrichtung.</translation>
    </message>
    <message>
        <source>, green hexes included</source>
        <translation>, grüne Felder eingeschlossen</translation>
    </message>
    <message>
        <source>The horizontal amount goes on the {0} grid toward {1}.</source>
        <translation>Der waagerechte Anteil kommt auf das Gitter {0} in Richtung {1}.</translation>
    </message>
    <message>
        <source>A square needs both its column h and its row v.</source>
        <translation>Ein Kästchen braucht seine Spalte h und seine Zeile v.</translation>
    </message>
    <message>
        <source>Name a square by h and v, or a thrust.</source>
        <translation>Ein Kästchen durch h und v nennen, oder einen Schub.</translation>
    </message>
    <message>
        <source>Thrust {0}, {1} zone: {2}.</source>
        <translation>Schub {0}, Zone {1}: {2}.</translation>
    </message>
    <message>
        <source>Square {0} is numbered {1}.</source>
        <translation>Kästchen {0} trägt die Nummer {1}.</translation>
    </message>
    <message>
        <source>It may be used from: {0}.</source>
        <translation>Es darf benutzt werden von: {0}.</translation>
    </message>
    <message>
        <source>With {0} it offers, left to right: {1}.</source>
        <translation>Mit {0} bietet es, von links nach rechts: {1}.</translation>
    </message>
    <message>
        <source>Every square and spread that a thrust through a window may take, with the vector changes.</source>
        <translation>Jedes Kästchen und jede Verteilung, die ein Schub durch ein Fenster nehmen darf, mit den Vektoränderungen.</translation>
    </message>
    <message>
        <source>The number and zones of a square of the vertical grid, or the squares of a thrust.</source>
        <translation>Nummer und Zonen eines Kästchens des senkrechten Gitters, oder die Kästchen eines Schubs.</translation>
    </message>
    <message>
        <source>The hexes of the edge or corner grid that a horizontal amount may take.</source>
        <translation>Die Felder des Kanten- oder Eckengitters, die ein waagerechter Anteil nehmen darf.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Flag Bridge</source>
        <translation>Flaggbrücke</translation>
    </message>
    <message>
        <source>Life Support</source>
        <translation>Lebenserhaltung</translation>
    </message>
    <message>
        <source>Communications</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Forward Impeller</source>
        <translation>Vorderer Impeller</translation>
    </message>
    <message>
        <source>Aft Impeller</source>
        <translation>Achterer Impeller</translation>
    </message>
    <message>
        <source>Maximum Thrust</source>
        <translation>Höchstschub</translation>
    </message>
    <message>
        <source>Hyper Generator</source>
        <translation>Hypergenerator</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>Structural Integrity</source>
        <translation>Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Forward Hammerhead</source>
        <translation>Vorderer Hammerkopf</translation>
    </message>
    <message>
        <source>Aft Hammerhead</source>
        <translation>Achterer Hammerkopf</translation>
    </message>
    <message>
        <source>Port Broadside</source>
        <translation>Backbord-Breitseite</translation>
    </message>
    <message>
        <source>Starboard Broadside</source>
        <translation>Steuerbord-Breitseite</translation>
    </message>
    <message>
        <source>Internals</source>
        <translation>Inneres</translation>
    </message>
    <message>
        <source>{0} Sidewall</source>
        <translation>Seitenschild {0}</translation>
    </message>
    <message>
        <source>Sidewalls</source>
        <translation>Seitenschilde</translation>
    </message>
    <message>
        <source>Fire Control</source>
        <translation>Feuerleitung</translation>
    </message>
    <message>
        <source>Decoys</source>
        <translation>Täuschkörper</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Magazin</translation>
    </message>
    <message>
        <source>½ hexes lost</source>
        <translation>½ Felder verloren</translation>
    </message>
    <message>
        <source>½ hexes kept</source>
        <translation>½ Felder behalten</translation>
    </message>
    <message>
        <source>rounded up, may be waived</source>
        <translation>aufgerundet, ablehnbar</translation>
    </message>
    <message>
        <source>½ hexes up</source>
        <translation>½ Felder auf</translation>
    </message>
    <message>
        <source>pivot, roll {0}</source>
        <translation>Schwenk, Rolle {0}</translation>
    </message>
    <message>
        <source>pivot or roll {0}</source>
        <translation>Schwenk oder Rolle {0}</translation>
    </message>
    <message>
        <source>thrust {0}</source>
        <translation>Schub {0}</translation>
    </message>
    <message>
        <source>ECM layer: missiles killed</source>
        <translation>ECM-Schicht: abgeschossene Raketen</translation>
    </message>
    <message>
        <source>Active defenses: missiles killed</source>
        <translation>Aktive Abwehr: abgeschossene Raketen</translation>
    </message>
    <message>
        <source>{0} depth {1}</source>
        <translation>{0} Tiefe {1}</translation>
    </message>
    <message>
        <source>span {0}</source>
        <translation>Spanne {0}</translation>
    </message>
    <message>
        <source>turn {0}, {1}</source>
        <translation>Runde {0}, {1}</translation>
    </message>
    <message>
        <source>laser head</source>
        <translation>Lasersprengkopf</translation>
    </message>
    <message>
        <source>contact nuke</source>
        <translation>Kontaktkernwaffe</translation>
    </message>
    <message>
        <source>grav lance</source>
        <translation>Gravlanze</translation>
    </message>
    <message>
        <source>energy torpedo</source>
        <translation>Energietorpedo</translation>
    </message>
    <message>
        <source>Overwhelming Victory</source>
        <translation>Überwältigender Sieg</translation>
    </message>
    <message>
        <source>Legendary Victory</source>
        <translation>Legendärer Sieg</translation>
    </message>
    <message>
        <source>{0} 2d10- grade, {1} of {2}</source>
        <translation>{0} 2d10- Grad, {1} von {2}</translation>
    </message>
    <message>
        <source>all average</source>
        <translation>alle Durchschnitt</translation>
    </message>
    <message>
        <source>red-lining (B3.231)</source>
        <translation>Überlast (B3.231)</translation>
    </message>
    <message>
        <source>forward impellers</source>
        <translation>vordere Impeller</translation>
    </message>
    <message>
        <source>aft impellers</source>
        <translation>achtere Impeller</translation>
    </message>
    <message>
        <source>{0} gone (B3.232)</source>
        <translation>{0} fort (B3.232)</translation>
    </message>
    <message>
        <source>thrust track down to its circles (B3.233)</source>
        <translation>Schubleiste bis auf die Kreise gestrichen (B3.233)</translation>
    </message>
    <message>
        <source>Pivot rating</source>
        <translation>Schwenkwert</translation>
    </message>
    <message>
        <source>Roll rating</source>
        <translation>Rollwert</translation>
    </message>
    <message>
        <source>Elite engineering officer</source>
        <translation>Elite-Ingenieur</translation>
    </message>
    <message>
        <source>Thrust rating</source>
        <translation>Schubwert</translation>
    </message>
    <message>
        <source>leftmost unmarked box</source>
        <translation>linkestes freies Kästchen</translation>
    </message>
    <message>
        <source>no box left</source>
        <translation>kein Kästchen übrig</translation>
    </message>
    <message>
        <source>{0} helm officer</source>
        <translation>Ruderoffizier: {0}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Unentschieden</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} für {1}</translation>
    </message>
    <message>
        <source>{0} wins the field, </source>
        <translation>{0} behauptet das Feld, </translation>
    </message>
    <message>
        <source>{0}: {1} by points ({2}).</source>
        <translation>{0}: {1} nach Punkten ({2}).</translation>
    </message>
    <message>
        <source>Ten turns have passed without a fight, a cowardly draw</source>
        <translation>Zehn Runden ohne Kampf sind vergangen, ein feiges Unentschieden</translation>
    </message>
    <message>
        <source>The {0} turns agreed on are over</source>
        <translation>Die {0} vereinbarten Runden sind vorbei</translation>
    </message>
    <message>
        <source>The one turn agreed on is over</source>
        <translation>Die eine vereinbarte Runde ist vorbei</translation>
    </message>
    <message>
        <source>Neither side has a</source>
        <translation>Keine Seite mehr kampffähig:</translation>
    </message>
    <message>
        <source>{0} has no</source>
        <translation>Nicht mehr kampffähig, {0}:</translation>
    </message>
    <message>
        <source>{0} ship left to fight</source>
        <translation>{0} kein Schiff mehr für den Kampf</translation>
    </message>
    <message>
        <source>Nobody surrenders in step '{0}'; the game has not begun.</source>
        <translation>Im Schritt „{0}“ ergibt sich niemand; das Spiel hat nicht begonnen.</translation>
    </message>
    <message>
        <source>{0} is {1}'s ship; {2} can't surrender it.</source>
        <translation>{0} gehört {1}; {2} kann es nicht übergeben.</translation>
    </message>
    <message>
        <source>{0} is {1} already.</source>
        <translation>{0} ist schon: {1}.</translation>
    </message>
    <message>
        <source>{0} concedes</source>
        <translation>{0} gibt auf</translation>
    </message>
    <message>
        <source>{0} strikes its wedge and surrenders: {1} points.</source>
        <translation>{0} senkt den Keil und ergibt sich: {1} Punkte.</translation>
    </message>
    <message>
        <source>Track {0} of the {1} class has {2} boxes.</source>
        <translation>Leiste {0} der Klasse {1} hat {2} Kästchen.</translation>
    </message>
    <message>
        <source>{0} is no mount; expected {1}.</source>
        <translation>{0} ist keine Batterie; erwartet: {1}.</translation>
    </message>
    <message>
        <source>{0} canister rounds are no stock; expected 0 to {1}.</source>
        <translation>{0} Kartätschenladungen sind kein Vorrat; erwartet: 0 bis {1}.</translation>
    </message>
    <message>
        <source>Nothing of {0} is used up; only salvoes and decoys are.</source>
        <translation>Von {0} wird nichts verbraucht; das gilt nur für Salven und Täuschkörper.</translation>
    </message>
    <message>
        <source>{0} is no post; expected {1}.</source>
        <translation>{0} ist kein Posten; erwartet: {1}.</translation>
    </message>
    <message>
        <source>{0} is no grade; expected {1}.</source>
        <translation>{0} ist kein Grad; erwartet: {1}.</translation>
    </message>
    <message>
        <source>Ships are set by hand in adviser or free enforcement only; the table plays as referee.</source>
        <translation>Von Hand gesetzt werden Schiffe nur mit Berater oder im freien Spiel; der Tisch spielt mit Schiedsrichter.</translation>
    </message>
    <message>
        <source>{0} was destroyed; it is out.</source>
        <translation>{0} wurde zerstört und ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>{0} was surrendered; it is out.</source>
        <translation>{0} wurde übergeben und ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>{0} is set by hand: {1}.</source>
        <translation>{0} von Hand gesetzt: {1}.</translation>
    </message>
    <message>
        <source> Its orders of this turn, if there were any, are struck out.</source>
        <translation> Etwaige Befehle dieser Runde sind gestrichen.</translation>
    </message>
    <message>
        <source>hex {0} at {1}</source>
        <translation>Feld {0}, {1}</translation>
    </message>
    <message>
        <source>nose through {0}, Top in {1}</source>
        <translation>Bug durch {0}, Oben in {1}</translation>
    </message>
    <message>
        <source>velocity {0}</source>
        <translation>Geschwindigkeit {0}</translation>
    </message>
    <message>
        <source>half hexes in {0}</source>
        <translation>halbe Felder in {0}</translation>
    </message>
    <message>
        <source>boxes of its sheet</source>
        <translation>Kästchen des Bogens</translation>
    </message>
    <message>
        <source>salvoes and decoys used up</source>
        <translation>Salven und Täuschkörper verbraucht</translation>
    </message>
    <message>
        <source>canister in stock</source>
        <translation>Kartätschenvorrat</translation>
    </message>
    <message>
        <source>wedge up</source>
        <translation>Keil oben</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nichts geändert</translation>
    </message>
    <message>
        <source>A position sets 1 to {0} ships at once, not {1}.</source>
        <translation>Eine Stellung setzt 1 bis {0} Schiffe auf einmal, nicht {1}.</translation>
    </message>
    <message>
        <source>A side sets a position in its own name only.</source>
        <translation>Eine Seite setzt eine Stellung nur in ihrem eigenen Namen.</translation>
    </message>
    <message>
        <source>{0} keeps its vectors and its attitude: what it has plotted is not known.</source>
        <translation>{0} behält Vektoren und Lage: Was geplant ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Each salvo is fired with all launchers of the mount that does most; laser heads, no links.</source>
        <translation>Jede Salve feuert mit allen Werfern der wirksamsten Batterie; Lasersprengköpfe, kein Verbund.</translation>
    </message>
    <message>
        <source>No decoys, no canister; friends near the target lend kills where they will stand.</source>
        <translation>Keine Täuschkörper, keine Kartätschen; Freunde nahe dem Ziel leihen Abschüsse, wo sie stehen werden.</translation>
    </message>
    <message>
        <source>Boxes and defences are as they stand now: earlier steps of the turn are not worked in.</source>
        <translation>Kästchen und Abwehr sind, wie sie jetzt stehen: Frühere Schritte der Runde sind nicht eingerechnet.</translation>
    </message>
    <message>
        <source>Hull boxes run out within one salvo or one mount's beams, but not from one mount to the next.</source>
        <translation>Rumpfkästchen gehen innerhalb einer Salve oder der Strahlwaffen einer Batterie aus, aber nicht von einer Batterie zur nächsten.</translation>
    </message>
    <message>
        <source>Grav lances are left out: they tear walls down, but mark no other box.</source>
        <translation>Gravlanzen sind ausgelassen: Sie reißen Schilde ab, streichen aber kein anderes Kästchen.</translation>
    </message>
    <message>
        <source>This is an exercise: the ships fly, and nobody fires.</source>
        <translation>Das ist eine Übung: Die Schiffe fliegen, und niemand schießt.</translation>
    </message>
    <message>
        <source>The first side of the ship that the rules allow is struck.</source>
        <translation>Getroffen wird die erste Seite des Schiffs, die die Regeln zulassen.</translation>
    </message>
    <message>
        <source>No canister is fired.</source>
        <translation>Keine Kartätschen werden gefeuert.</translation>
    </message>
    <message>
        <source>No decoy is spent.</source>
        <translation>Kein Täuschkörper wird verbraucht.</translation>
    </message>
    <message>
        <source>The missiles die in the order in which their salvoes were launched.</source>
        <translation>Die Raketen fallen in der Reihenfolge aus, in der ihre Salven gestartet wurden.</translation>
    </message>
    <message>
        <source>{0} keeps its present attitude: whether it turns is not known.</source>
        <translation>{0} behält die jetzige Lage: Ob das Schiff wendet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>EoT</source>
        <translation>EoT</translation>
    </message>
    <message>
        <source>{0} and its friends stand at their {1} markers when the missiles come.</source>
        <translation>{0} und Freunde stehen bei ihren {1}-Marken, wenn die Raketen kommen.</translation>
    </message>
    <message>
        <source>Defences and boxes are as they stand now; salvoes before this one may change both.</source>
        <translation>Abwehr und Kästchen sind, wie sie jetzt stehen; Salven vor dieser können beides ändern.</translation>
    </message>
    <message>
        <source>The linked salvoes of {0} are counted together; the worst missiles are killed first.</source>
        <translation>Die verbundenen Salven von {0} zählen zusammen; die schlechtesten Raketen fallen zuerst.</translation>
    </message>
    <message>
        <source>{0} lends kills.</source>
        <translation>{0} leiht Abschüsse.</translation>
    </message>
    <message>
        <source>{0} lend kills.</source>
        <translation>{0} leihen Abschüsse.</translation>
    </message>
    <message>
        <source>No decoy is spent but where told; then one of {0} whatever is rolled.</source>
        <translation>Kein Täuschkörper wird eingesetzt, außer wo angegeben; dann einer von {0}, gleich was gewürfelt wird.</translation>
    </message>
    <message>
        <source>The hits of {0} count as independent of one another.</source>
        <translation>Die Treffer von {0} gelten als voneinander unabhängig.</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>eine Streitmacht</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <translation>eines von {0}</translation>
    </message>
    <message>
        <source>a whole number of points, not {0}</source>
        <translation>eine ganze Zahl von Punkten, nicht {0}</translation>
    </message>
    <message>
        <source>{0} to {1} points, not {2}</source>
        <translation>{0} bis {1} Punkte, nicht {2}</translation>
    </message>
    <message>
        <source>Simple Setup</source>
        <translation>Einfacher Aufbau</translation>
    </message>
    <message>
        <source>Opposite corners, five hexes from each, and up to five hexes a turn: rule D2.12.</source>
        <translation>Gegenüberliegende Ecken, je fünf Felder davon, und bis zu fünf Felder je Runde: Regel D2.12.</translation>
    </message>
    <message>
        <source>rulebook D2.12</source>
        <translation>Regelheft D2.12</translation>
    </message>
    <message>
        <source>{0} has {1} of {2} points</source>
        <translation>{0} hat {1} von {2} Punkten</translation>
    </message>
    <message>
        <source>{0}, at opposite corners of the table.</source>
        <translation>{0}, an gegenüberliegenden Ecken des Tischs.</translation>
    </message>
    <message>
        <source>ship classes that exist, not {0}</source>
        <translation>Schiffsklassen, die es gibt, nicht {0}</translation>
    </message>
    <message>
        <source>no more than {0} ships, not {1}</source>
        <translation>nicht mehr als {0} Schiffe, nicht {1}</translation>
    </message>
    <message>
        <source>a scenario in which ships are set up by hand</source>
        <translation>ein Szenario, in dem Schiffe von Hand aufgestellt werden</translation>
    </message>
    <message>
        <source>{0} of {1} at {2} ({3})</source>
        <translation>{0} von {1} auf {2} ({3})</translation>
    </message>
    <message>
        <source>{0}, {1} class</source>
        <translation>{0}, Klasse {1}</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>off the map: {0}</source>
        <translation>nicht auf der Karte: {0}</translation>
    </message>
    <message>
        <source>in the tray</source>
        <translation>in der Ablage</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>{0} degrees to starboard</source>
        <translation>{0} Grad nach Steuerbord</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Half hexes</source>
        <translation>Halbe Felder</translation>
    </message>
    <message>
        <source>Pivot order</source>
        <translation>Schwenkbefehl</translation>
    </message>
    <message>
        <source>Roll order</source>
        <translation>Rollbefehl</translation>
    </message>
    <message>
        <source>Thrust order</source>
        <translation>Schubbefehl</translation>
    </message>
    <message>
        <source>Crew Quality, {0}</source>
        <translation>Besatzungsgüte, {0}</translation>
    </message>
    <message>
        <source>Structural Integrity boxes marked</source>
        <translation>Abgestrichene Kästchen der Strukturfestigkeit</translation>
    </message>
    <message>
        <source>Compensator check, at or under</source>
        <translation>Kompensator, höchstens</translation>
    </message>
    <message>
        <source>{0}; now {1}; {2}</source>
        <translation>{0}; jetzt {1}; {2}</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>{0} of {1} boxes</source>
        <translation>{0} von {1} Kästchen</translation>
    </message>
    <message>
        <source>{0}, {1} destroyed, {2} points to the enemy</source>
        <translation>{0}, {1} zerstört, {2} Punkte für den Feind</translation>
    </message>
    <message>
        <source>Jury rigs</source>
        <translation>Notreparaturen</translation>
    </message>
    <message>
        <source>{0} until turn {1}</source>
        <translation>{0} bis Runde {1}</translation>
    </message>
    <message>
        <source>Bubble wall</source>
        <translation>Blasenschild</translation>
    </message>
    <message>
        <source>all round, no wedge</source>
        <translation>ringsum, kein Keil</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Impellerkeil</translation>
    </message>
    <message>
        <source>Canister</source>
        <translation>Kartätschen</translation>
    </message>
    <message>
        <source>{0} rounds, {1}</source>
        <translation>{0} Ladungen, {1}</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>{0} of the {1} ({2})</source>
        <translation>{0} aus {1} ({2})</translation>
    </message>
    <message>
        <source>Held for canister</source>
        <translation>Für Kartätschen zurückgehalten</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Im Anflug</translation>
    </message>
    <message>
        <source>Aimed</source>
        <translation>Ausgerichtet</translation>
    </message>
    <message>
        <source>{0} at {1} ({2}), MQL {3}</source>
        <translation>{0} auf {1} ({2}), MQL {3}</translation>
    </message>
    <message>
        <source>{0} of {1} ({2}), MQL {3}</source>
        <translation>{0} von {1} ({2}), MQL {3}</translation>
    </message>
    <message>
        <source>{0} of {1} at {2}</source>
        <translation>{0} von {1} auf {2}</translation>
    </message>
    <message>
        <source>Go on: to the midpoint</source>
        <translation>Weiter: zum Mittelpunkt</translation>
    </message>
    <message>
        <source>Go on: to the end of turn</source>
        <translation>Weiter: zum Ende der Runde</translation>
    </message>
    <message>
        <source>Go on: to the next turn</source>
        <translation>Weiter: zur nächsten Runde</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Nichts starten</translation>
    </message>
    <message>
        <source>Done launching</source>
        <translation>Starts beenden</translation>
    </message>
    <message>
        <source>Fire no beams</source>
        <translation>Keine Strahlwaffen feuern</translation>
    </message>
    <message>
        <source>Done aiming</source>
        <translation>Ausrichten beenden</translation>
    </message>
    <message>
        <source>Done with repairs</source>
        <translation>Reparaturen beenden</translation>
    </message>
    <message>
        <source>Change my salvoes</source>
        <translation>Meine Salven ändern</translation>
    </message>
    <message>
        <source>Change my aims</source>
        <translation>Meine Ziele ändern</translation>
    </message>
    <message>
        <source>Back to damage control</source>
        <translation>Zurück zur Schadensbekämpfung</translation>
    </message>
    <message>
        <source>Move map sheet {0} to the {1} edge of sheet {2}</source>
        <translation>Kartenblatt {0} an Kante {1} von Blatt {2} legen</translation>
    </message>
    <message>
        <source>Name the missiles that die</source>
        <translation>Die fallenden Raketen benennen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>{0} aufstellen</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>{0} zurücknehmen</translation>
    </message>
    <message>
        <source>Reopen my plots</source>
        <translation>Meine Kursbefehle wieder öffnen</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Change {0}'s plot</source>
        <translation>Kursbefehl für {0} ändern</translation>
    </message>
    <message>
        <source>Plot {0}</source>
        <translation>Kursbefehl für {0}</translation>
    </message>
    <message>
        <source>Aim beams of {0}</source>
        <translation>Strahlwaffen von {0} richten</translation>
    </message>
    <message>
        <source>Repair {0}</source>
        <translation>{0} reparieren</translation>
    </message>
    <message>
        <source>Launch from {0}</source>
        <translation>Von {0} starten</translation>
    </message>
    <message>
        <source>Tear up {0}</source>
        <translation>{0} zerreißen</translation>
    </message>
    <message>
        <source>Hold tubes of {0} for canister</source>
        <translation>Rohre von {0} für Kartätschen zurückhalten</translation>
    </message>
    <message>
        <source>Hold no tubes of the {0}</source>
        <translation>Keine Rohre zurückhalten: {0}</translation>
    </message>
    <message>
        <source>Surrender {0}</source>
        <translation>{0} übergeben</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Das Spiel aufgeben</translation>
    </message>
    <message>
        <source>Set several ships by hand</source>
        <translation>Mehrere Schiffe von Hand setzen</translation>
    </message>
    <message>
        <source>Set {0} by hand</source>
        <translation>{0} von Hand setzen</translation>
    </message>
    <message>
        <source>no pivot; no roll; no thrust</source>
        <translation>kein Schwenk; keine Rolle; kein Schub</translation>
    </message>
    <message>
        <source> (Elite helm)</source>
        <translation> (Elite am Ruder)</translation>
    </message>
    <message>
        <source>pivot {0}, Forward to {1}, midpoint {2}</source>
        <translation>Schwenk {0}, Vorn nach {1}, Mittelpunkt {2}</translation>
    </message>
    <message>
        <source>roll {0} to starboard{1}</source>
        <translation>Rolle {0} nach Steuerbord{1}</translation>
    </message>
    <message>
        <source>roll {0} to port{1}</source>
        <translation>Rolle {0} nach Backbord{1}</translation>
    </message>
    <message>
        <source>, red-lined</source>
        <translation>, mit Überlast</translation>
    </message>
    <message>
        <source>thrust {0} in {1}: {2}</source>
        <translation>Schub {0} in {1}: {2}</translation>
    </message>
    <message>
        <source>half hexes in {0} kept back</source>
        <translation>halbe Felder in {0} zurückbehalten</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>{0} {1} from {2} at {3}</source>
        <translation>{0} {1} von {2} auf {3}</translation>
    </message>
    <message>
        <source>range {0}</source>
        <translation>Entfernung {0}</translation>
    </message>
    <message>
        <source>window {0}</source>
        <translation>Fenster {0}</translation>
    </message>
    <message>
        <source> with {0}</source>
        <translation> mit {0}</translation>
    </message>
    <message>
        <source>linked {0}</source>
        <translation>Verbund {0}</translation>
    </message>
    <message>
        <source>{0} hold {1} for canister</source>
        <translation>{0} halten {1} für Kartätschen zurück</translation>
    </message>
    <message>
        <source>, window {0}</source>
        <translation>, Fenster {0}</translation>
    </message>
    <message>
        <source>beams {0} from {1} at {2}</source>
        <translation>Strahlwaffen {0} von {1} auf {2}</translation>
    </message>
    <message>
        <source>Salvoes that are under way strike all the same, with no decoy and no canister against them.</source>
        <translation>Salven, die unterwegs sind, treffen dennoch ein, ohne Täuschkörper und ohne Kartätsche gegen sie.</translation>
    </message>
    <message>
        <source>Beams aimed by a side that is not done are taken back unread and do not fire.</source>
        <translation>Strahlen, die eine Seite gerichtet hat, die nicht fertig ist, werden ungelesen zurückgenommen und feuern nicht.</translation>
    </message>
    <message>
        <source>Ships that are not placed stand in the first free hexes of their corner, at rest; those for which there is no hex take no part.</source>
        <translation>Nicht aufgestellte Schiffe stehen ruhend auf den ersten freien Feldern ihrer Ecke; für wen kein Feld da ist, der nimmt nicht teil.</translation>
    </message>
    <message>
        <source>Place markers</source>
        <translation>Marken setzen</translation>
    </message>
    <message>
        <source>Plotting</source>
        <translation>Kursbefehle</translation>
    </message>
    <message>
        <source>Orders that are not committed are taken back unread, and their ships coast.</source>
        <translation>Nicht festgelegte Befehle werden ungelesen zurückgenommen, und ihre Schiffe treiben weiter.</translation>
    </message>
    <message>
        <source>Missile launch</source>
        <translation>Raketenstart</translation>
    </message>
    <message>
        <source>Salvoes and held tubes of a side that is not done are taken back unread.</source>
        <translation>Salven und zurückgehaltene Rohre einer Seite, die nicht fertig ist, werden ungelesen zurückgenommen.</translation>
    </message>
    <message>
        <source>Early impact</source>
        <translation>Früher Einschlag</translation>
    </message>
    <message>
        <source>Move to midpoint</source>
        <translation>Zug zum Mittelpunkt</translation>
    </message>
    <message>
        <source>Middle impact, first beams</source>
        <translation>Mittlerer Einschlag, erste Strahlwaffen</translation>
    </message>
    <message>
        <source>Move to End of Turn</source>
        <translation>Zug zum Rundenende</translation>
    </message>
    <message>
        <source>Late impact, second beams</source>
        <translation>Später Einschlag, zweite Strahlwaffen</translation>
    </message>
    <message>
        <source>Record keeping</source>
        <translation>Buchführung</translation>
    </message>
    <message>
        <source>Damage control</source>
        <translation>Schadensbekämpfung</translation>
    </message>
    <message>
        <source>No more damage control parties are sent in this turn.</source>
        <translation>In dieser Runde werden keine Trupps zur Schadensbekämpfung mehr geschickt.</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Andere Handlungen</translation>
    </message>
    <message>
        <source>{0}: thrust displaces the EoT marker by {1}.</source>
        <translation>{0}: Schub versetzt die EoT-Marke um {1}.</translation>
    </message>
    <message>
        <source>Turn {0}: midpoint and EoT markers are placed.</source>
        <translation>Runde {0}: Mittelpunkt- und EoT-Marken sind gesetzt.</translation>
    </message>
    <message>
        <source>All ships move to their midpoint markers.</source>
        <translation>Alle Schiffe ziehen zu ihren Mittelpunktmarken.</translation>
    </message>
    <message>
        <source>at its midpoint</source>
        <translation>in der Rundenmitte</translation>
    </message>
    <message>
        <source>All ships move to their EoT markers.</source>
        <translation>Alle Schiffe ziehen zu ihren EoT-Marken.</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>{0} points through {1} {2}, Top in {3}.</source>
        <translation>{0} zeigt durch {1} {2}, Oben in {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} and thrust {2} make {3}</source>
        <translation>{0}: {1} und Schub {2} ergeben {3}</translation>
    </message>
    <message>
        <source>, consolidated to {0}</source>
        <translation>, zusammengefasst zu {0}</translation>
    </message>
    <message>
        <source>The table plays as referee: ships are set by hand in adviser or free enforcement, or in setup.</source>
        <translation>Der Tisch spielt mit Schiedsrichter: Von Hand gesetzt werden Schiffe mit Berater, im freien Spiel oder im Aufbau.</translation>
    </message>
    <message>
        <source>There is no ship of yours to set.</source>
        <translation>Es gibt kein eigenes Schiff zu setzen.</translation>
    </message>
    <message>
        <source>It is in the tray; begin with its hex, like 09/32.</source>
        <translation>Es liegt in der Ablage; mit dem Feld beginnen, wie 09/32.</translation>
    </message>
    <message>
        <source>{0} at its midpoint</source>
        <translation>{0} im Mittelpunkt</translation>
    </message>
    <message>
        <source>{0} at the end of turn</source>
        <translation>{0} am Ende der Runde</translation>
    </message>
    <message>
        <source>B3.32: {0} and {1} make {2}.</source>
        <translation>B3.32: {0} und {1} ergeben {2}.</translation>
    </message>
    <message>
        <source>B3.331: {0} and {1} cancel, which leaves {2}.</source>
        <translation>B3.331: {0} und {1} heben sich auf, es bleibt {2}.</translation>
    </message>
    <message>
        <source>B3.332: {0} become {1}, which makes {2}.</source>
        <translation>B3.332: {0} werden zu {1}, das ergibt {2}.</translation>
    </message>
    <message>
        <source>All plots are sealed and EoT markers displaced. Look around, then go on: to the midpoints.</source>
        <translation>Alle Kursbefehle sind versiegelt und die EoT-Marken versetzt. Umsehen, dann weiter: zu den Mittelpunkten.</translation>
    </message>
    <message>
        <source>The ships are at their midpoints. Check bearings and ranges, then go on: to the EoT markers.</source>
        <translation>Die Schiffe sind in ihren Mittelpunkten. Peilungen und Entfernungen prüfen, dann weiter: zu den EoT-Marken.</translation>
    </message>
    <message>
        <source>The ships are at the end of their turn. Go on: thrust is added to the vectors and the next turn begins.</source>
        <translation>Die Schiffe sind am Ende ihrer Runde. Weiter: Der Schub kommt zu den Vektoren, und die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>Nothing can be mended now. Go on: the next turn begins.</source>
        <translation>Jetzt lässt sich nichts reparieren. Weiter: Die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>to set up</source>
        <translation>: Aufbau</translation>
    </message>
    <message>
        <source>to plot</source>
        <translation>: Kursbefehle</translation>
    </message>
    <message>
        <source>to launch missiles</source>
        <translation>: Raketenstarts</translation>
    </message>
    <message>
        <source>to aim beams</source>
        <translation>: Strahlwaffen richten</translation>
    </message>
    <message>
        <source>to send out damage control</source>
        <translation>: Schadensbekämpfung</translation>
    </message>
    <message>
        <source>the cards are handed over when all are done.</source>
        <translation>die Karten werden übergeben, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>all fire when all are done.</source>
        <translation>alle feuern, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Waiting for {0}: {1}</source>
        <translation>Warten auf {0}: {1}</translation>
    </message>
    <message>
        <source>You can do nothing more in this step: say that you are done. {0} still can.</source>
        <translation>In diesem Schritt ist nichts mehr zu tun: bestätigen. {0} kann noch handeln.</translation>
    </message>
    <message>
        <source>You are done with {0}. Waiting for {1}; until then you can go back.</source>
        <translation>Fertig mit: {0}. Warten auf {1}; bis dahin geht es noch zurück.</translation>
    </message>
    <message>
        <source>Your plots are sealed. Waiting for {0}; until then you can reopen them.</source>
        <translation>Die eigenen Kursbefehle sind versiegelt. Warten auf {0}; bis dahin lassen sie sich wieder öffnen.</translation>
    </message>
    <message>
        <source>Waiting for {0} {1}.</source>
        <translation>Warten auf {0} {1}.</translation>
    </message>
    <message>
        <source>All your ships are on the map. Turn or move them as you like, then say that you are ready.</source>
        <translation>Alle eigenen Schiffe sind auf der Karte. Nach Wunsch wenden oder versetzen, dann bereit melden.</translation>
    </message>
    <message>
        <source> within {0} hexes of your corner, {1} as you sit, at level {2}</source>
        <translation> höchstens {0} Felder von der eigenen Ecke, {1} von diesem Platz aus, auf Ebene {2}</translation>
    </message>
    <message>
        <source>Drag your ships from the tray onto the map{0}: {1} to go, {2} next.</source>
        <translation>Die Schiffe aus der Ablage auf die Karte ziehen{0}: noch {1}, als Nächstes {2}.</translation>
    </message>
    <message>
        <source>Every ship has its orders. Change them as you like, or commit to seal them.</source>
        <translation>Jedes Schiff hat seine Befehle. Nach Wunsch ändern, oder mit Festlegen versiegeln.</translation>
    </message>
    <message>
        <source>Plot pivot, roll and thrust for {0}, {1} next, on the AVID; a ship without orders coasts. Then commit.</source>
        <translation>Schwenk, Rolle und Schub auf der AVID schreiben für {0}, als Nächstes {1}; ein Schiff ohne Befehle treibt. Dann festlegen.</translation>
    </message>
    <message>
        <source>Damage control: send one or two parties to a damaged system; each rolls a d10. Then say that you are done.</source>
        <translation>Schadensbekämpfung: einen oder zwei Trupps zu einem beschädigten System schicken; jeder würfelt einen W10. Danach bestätigen.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>{0} beams: {1} aimed so far. Aim more, or say that you are done; {2}</source>
        <translation>{0} Strahlwaffen: bisher {1} gerichtet. Weitere richten oder bestätigen; {2}</translation>
    </message>
    <message>
        <source>{0} beams: choose a ship and aim its beams at enemies that it bears on, or fire none; {1}</source>
        <translation>{0} Strahlwaffen: ein Schiff wählen und seine Strahlwaffen auf Feinde richten, die es deckt, oder keine feuern; {1}</translation>
    </message>
    <message>
        <source>Launch missiles: {0} so far. Write more, or say that you are done; {1}</source>
        <translation>Raketen starten: bisher {0}. Weitere schreiben oder bestätigen; {1}</translation>
    </message>
    <message>
        <source>No enemy is in reach of your missiles. Hold tubes for canister, or launch nothing; {0}</source>
        <translation>Kein Feind ist in Reichweite der eigenen Raketen. Rohre für Kartätschen zurückhalten oder nichts starten; {0}</translation>
    </message>
    <message>
        <source>Launch missiles: choose a ship and an enemy in range and fill in the salvo card, or launch nothing; {0}</source>
        <translation>Raketen starten: ein Schiff und einen Feind in Reichweite wählen und die Salvenkarte ausfüllen, oder nichts starten; {0}</translation>
    </message>
    <message>
        <source>A remark is one line of 1 to {0} letters.</source>
        <translation>Eine Bemerkung ist eine Zeile mit 1 bis {0} Buchstaben.</translation>
    </message>
    <message>
        <source>The game has not begun; there is nothing to remark on.</source>
        <translation>Das Spiel hat nicht begonnen; es gibt nichts zu bemerken.</translation>
    </message>
    <message>
        <source>{0} has had its say this turn.</source>
        <translation>{0} hat in dieser Runde schon das Wort gehabt.</translation>
    </message>
    <message>
        <source>a place for every ship to deploy; {0} has {1} in the tray, {2} free</source>
        <translation>ein Platz zum Aufstellen für jedes Schiff; {0} hat {1} in der Ablage, {2} frei</translation>
    </message>
    <message>
        <source>{0}, the directions at the top of {1}'s Movement Cards (A2.21)</source>
        <translation>{0}, die Richtungen oben auf den Bewegungskarten von {1} (A2.21)</translation>
    </message>
    <message>
        <source>{0}, not {1}</source>
        <translation>{0}, nicht {1}</translation>
    </message>
    <message>
        <source>"roll" or one of {0}, not {1}</source>
        <translation>"roll" oder eines von {0}, nicht {1}</translation>
    </message>
    <message>
        <source>D2.12 who starts high, {0}</source>
        <translation>D2.12 wer hoch beginnt, {0}</translation>
    </message>
    <message>
        <source>a whole number of turns or null, not {0}</source>
        <translation>eine ganze Zahl von Runden oder null, nicht {0}</translation>
    </message>
    <message>
        <source>a known choice: {0}</source>
        <translation>eine bekannte Wahl: {0}</translation>
    </message>
    <message>
        <source>referee, adviser or free, not {0}</source>
        <translation>referee, adviser oder free, nicht {0}</translation>
    </message>
    <message>
        <source>A ship stands in a hex: {0}</source>
        <translation>Ein Schiff steht in einem Feld: {0}</translation>
    </message>
    <message>
        <source>Hex {0} is too far away; hexes up to {1} from the middle exist.</source>
        <translation>Feld {0} ist zu weit weg; es gibt Felder bis {1} von der Mitte.</translation>
    </message>
    <message>
        <source>Level {0} is beyond {1}.</source>
        <translation>Ebene {0} liegt jenseits von {1}.</translation>
    </message>
    <message>
        <source>{0} is no AVID window that a nose can point through.</source>
        <translation>{0} ist kein Fenster der AVID, durch das ein Bug zeigen kann.</translation>
    </message>
    <message>
        <source>Roll is {0}; expected 0 to 11 steps of 30 degrees to starboard.</source>
        <translation>Die Rolle ist {0}; erwartet: 0 bis 11 Schritte von 30 Grad nach Steuerbord.</translation>
    </message>
    <message>
        <source>Vector {0} is {1}; expected 0 to {2}.</source>
        <translation>Vektor {0} ist {1}; erwartet: 0 bis {2}.</translation>
    </message>
    <message>
        <source>Setup is over; ships stay on the map.</source>
        <translation>Der Aufbau ist vorbei; die Schiffe bleiben auf der Karte.</translation>
    </message>
    <message>
        <source>Setup is over; {0} is on the map and can be set by hand.</source>
        <translation>Der Aufbau ist vorbei; {0} ist auf der Karte und kann von Hand gesetzt werden.</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, not to {2}.</source>
        <translation>{0} gehört {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>{0} is in the tray already.</source>
        <translation>{0} ist schon in der Ablage.</translation>
    </message>
    <message>
        <source>Hex {0} lies beyond the map sheets.</source>
        <translation>Feld {0} liegt außerhalb der Kartenblätter.</translation>
    </message>
    <message>
        <source>Hex {0} is {1} hexes from {2}'s corner, {3} as {4} sits; {5} are allowed.</source>
        <translation>Feld {0} ist {1} Felder von der Ecke von {2} entfernt, {3} vom Platz von {4} aus; erlaubt sind {5}.</translation>
    </message>
    <message>
        <source>{0} starts at {1}, not at {2}.</source>
        <translation>{0} beginnt auf {1}, nicht auf {2}.</translation>
    </message>
    <message>
        <source>A starting velocity of {0} hexes a turn exceeds {1}.</source>
        <translation>Eine Anfangsgeschwindigkeit von {0} Feldern je Runde überschreitet {1}.</translation>
    </message>
    <message>
        <source>Still in the tray: {0}.</source>
        <translation>Noch in der Ablage: {0}.</translation>
    </message>
    <message>
        <source>{0} is placed in hex {1} at {2}, nose through {3}, velocity {4}.</source>
        <translation>{0} steht in Feld {1}, {2}, Bug durch {3}, Geschwindigkeit {4}.</translation>
    </message>
    <message>
        <source>{0} is taken back into the tray.</source>
        <translation>{0} wird in die Ablage zurückgenommen.</translation>
    </message>
    <message>
        <source>no more than the {0} boxes of {1} on the {2} class</source>
        <translation>nicht mehr als die {0} Kästchen von {1} der Klasse {2}</translation>
    </message>
    <message>
        <source>a mount with missile launchers, not {0}</source>
        <translation>eine Batterie mit Raketenwerfern, nicht {0}</translation>
    </message>
    <message>
        <source>{0}: officers drawn by lot, {1}; {2}.</source>
        <translation>{0}: Offiziere ausgelost, {1}; {2}.</translation>
    </message>
    <message>
        <source>Tactical</source>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>Electronic Warfare</source>
        <translation>Elektronische Kampfführung</translation>
    </message>
    <message>
        <source>Assistant Tactical</source>
        <translation>Zweiter Taktikoffizier</translation>
    </message>
    <message>
        <source>Helm</source>
        <translation>Ruder</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>another public source</source>
        <translation>eine andere öffentliche Quelle</translation>
    </message>
    <message>
        <source>rebuilt, the printed figure is cut off or lost</source>
        <translation>rekonstruiert, die gedruckte Zahl ist abgeschnitten oder verloren</translation>
    </message>
    <message>
        <source>set by the owner of this table</source>
        <translation>vom Besitzer dieses Tischs gesetzt</translation>
    </message>
    <message>
        <source>damage {0}</source>
        <translation>Schaden {0}</translation>
    </message>
    <message>
        <source>range 0</source>
        <translation>Entfernung 0</translation>
    </message>
    <message>
        <source>range {0}: {1}</source>
        <translation>Entfernung {0}: {1}</translation>
    </message>
    <message>
        <source>{0} Officers, {1} Enlisted, {2} Marines</source>
        <translation>{0} Offiziere, {1} Mannschaften, {2} Marines</translation>
    </message>
    <message>
        <source>{0} Cutters, {1} Pinnaces, {2} Assault Shuttles</source>
        <translation>{0} Kutter, {1} Pinassen, {2} Sturmshuttles</translation>
    </message>
    <message>
        <source>Small Craft</source>
        <translation>Beiboote</translation>
    </message>
    <message>
        <source>Recon Drones</source>
        <translation>Aufklärungsdrohnen</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>von {0}</translation>
    </message>
    <message>
        <source>weapon mounts</source>
        <translation>Waffenbatterien</translation>
    </message>
    <message>
        <source>hit location table</source>
        <translation>Trefferzonentabelle</translation>
    </message>
    <message>
        <source>range bands</source>
        <translation>Entfernungsbänder</translation>
    </message>
    <message>
        <source>costs of officers and crew</source>
        <translation>Kosten von Offizieren und Besatzung</translation>
    </message>
    <message>
        <source>The line is too long; {0} characters are enough.</source>
        <translation>Die Zeile ist zu lang; {0} Zeichen genügen.</translation>
    </message>
    <message>
        <source>That is no part of a position; expected a hex like 09/32, a level like +2, a window like A/B, a roll like u3 or a velocity like v4A2B1+.</source>
        <translation>Das ist kein Teil einer Stellung; erwartet: ein Feld wie 09/32, eine Ebene wie +2, ein Fenster wie A/B, eine Rolle wie u3 oder eine Geschwindigkeit wie v4A2B1+.</translation>
    </message>
    <message>
        <source>The green rings have windows at A to F only, none at {0}.</source>
        <translation>Die grünen Ringe haben Fenster nur bei A bis F, keines bei {0}.</translation>
    </message>
    <message>
        <source>{0} and {1} are no neighbours; a corner is A/B, B/C, ... or F/A.</source>
        <translation>{0} und {1} sind keine Nachbarn; eine Ecke ist A/B, B/C, ... oder F/A.</translation>
    </message>
    <message>
        <source>Roll is {0}; expected 0 to 11 steps of 30 degrees to starboard, or -1 to -11 to port.</source>
        <translation>Die Rolle ist {0}; erwartet: 0 bis 11 Schritte von 30 Grad nach Steuerbord, oder -1 bis -11 nach Backbord.</translation>
    </message>
    <message>
        <source>Vector {0} stands there twice.</source>
        <translation>Vektor {0} steht zweimal da.</translation>
    </message>
    <message>
        <source>No side is to be chosen now.</source>
        <translation>Jetzt ist keine Seite zu wählen.</translation>
    </message>
    <message>
        <source>The choice is between {0}, not {1}.</source>
        <translation>Die Wahl ist zwischen {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>noch {0}</translation>
    </message>
    <message>
        <source>{0} is in {1} already; one ship has room there.</source>
        <translation>{0} ist schon in {1}; dort hat ein Schiff Platz.</translation>
    </message>
    <message>
        <source>Displacement by {0} puts the EoT marker onto {1}'s in {2}.</source>
        <translation>Der Versatz um {0} bringt die EoT-Marke auf die von {1} in {2}.</translation>
    </message>
    <message>
        <source>the order without what has no place in it</source>
        <translation>der Befehl ohne das, was keinen Platz darin hat</translation>
    </message>
    <message>
        <source>put the Elite helm officer's 1 to the pivot</source>
        <translation>die 1 des Elite-Ruderoffiziers für den Schwenk nehmen</translation>
    </message>
    <message>
        <source>pivot by a legal route of {0} to {1}</source>
        <translation>Schwenk auf zulässigem Weg von {0} nach {1}</translation>
    </message>
    <message>
        <source>pivot {0} along the route, to {1}</source>
        <translation>Schwenk {0} auf dem Weg, nach {1}</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>pivot {0} {1}</source>
        <translation>Schwenk {0} {1}</translation>
    </message>
    <message>
        <source>put the Elite helm officer's 1 to the roll</source>
        <translation>die 1 des Elite-Ruderoffiziers für die Rolle nehmen</translation>
    </message>
    <message>
        <source>roll {0} to {1}, which ends the same</source>
        <translation>Rolle {0} nach {1}, mit demselben Ende</translation>
    </message>
    <message>
        <source>roll {0} to {1}</source>
        <translation>Rolle {0} nach {1}</translation>
    </message>
    <message>
        <source>, red-lining the compensators</source>
        <translation>, mit Überlast der Kompensatoren</translation>
    </message>
    <message>
        <source>square {0}</source>
        <translation>Kästchen {0}</translation>
    </message>
    <message>
        <source>{0} over the map</source>
        <translation>{0} über die Karte</translation>
    </message>
    <message>
        <source>, velocity {0}</source>
        <translation>, Geschwindigkeit {0}</translation>
    </message>
    <message>
        <source>Place {0} in {1}.</source>
        <translation>{0} in {1} aufstellen.</translation>
    </message>
    <message>
        <source>Launch {0} of the {1} at {2} ({3}).</source>
        <translation>{0} aus {1} auf {2} starten ({3}).</translation>
    </message>
    <message>
        <source>Launch {0} by themselves ({1}).</source>
        <translation>{0} für sich starten ({1}).</translation>
    </message>
    <message>
        <source>Hold {0} of the {1} for canister.</source>
        <translation>{0} aus {1} für Kartätschen zurückhalten.</translation>
    </message>
    <message>
        <source>Aim {0} of {1}, {2}.</source>
        <translation>{0} von {1} richten, {2}.</translation>
    </message>
    <message>
        <source>Send {0} to {1}.</source>
        <translation>{0} zu {1} schicken.</translation>
    </message>
    <message>
        <source>{0} hexes, {1} map</source>
        <translation>{0} Felder, Karte {1}</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>expected a seat for each player</source>
        <translation>erwartet wurde ein Platz für jeden Spieler</translation>
    </message>
    <message>
        <source>expected map sheets with an id each</source>
        <translation>erwartet wurden Kartenblätter mit je einer Kennung</translation>
    </message>
    <message>
        <source>map sheet {0} has no hex</source>
        <translation>Kartenblatt {0} hat kein Feld</translation>
    </message>
    <message>
        <source>nobody is ever waited for in step {0}</source>
        <translation>in Schritt {0} wird nie auf jemanden gewartet</translation>
    </message>
    <message>
        <source>expected turns counted from 1</source>
        <translation>erwartet wurden Runden ab 1</translation>
    </message>
    <message>
        <source>expected limits of setup of at least 0</source>
        <translation>erwartet wurden Aufbaugrenzen von mindestens 0</translation>
    </message>
    <message>
        <source>expected every player to be waited for or committed, not both</source>
        <translation>erwartet wurde, dass auf jeden Spieler gewartet wird oder er sich festgelegt hat, nicht beides</translation>
    </message>
    <message>
        <source>expected ships</source>
        <translation>erwartet wurden Schiffe</translation>
    </message>
    <message>
        <source>ship {0} has another's id or no side of this game</source>
        <translation>Schiff {0} hat eine fremde Kennung oder keine Seite dieses Spiels</translation>
    </message>
    <message>
        <source>ship {0} is of no class that can be read: {1}</source>
        <translation>Schiff {0} ist von keiner lesbaren Klasse: {1}</translation>
    </message>
    <message>
        <source>ship {0} has no such boxes: {1}</source>
        <translation>Schiff {0} hat solche Kästchen nicht: {1}</translation>
    </message>
    <message>
        <source>ship {0} has vectors that are not consolidated</source>
        <translation>Schiff {0} hat nicht zusammengefasste Vektoren</translation>
    </message>
    <message>
        <source>ship {0} has markers, but is not on the map</source>
        <translation>Schiff {0} hat Marken, ist aber nicht auf der Karte</translation>
    </message>
    <message>
        <source>there are orders for {0}, which has none to get</source>
        <translation>es gibt Befehle für {0}, das keine zu bekommen hat</translation>
    </message>
    <message>
        <source>ship {0}: {1}</source>
        <translation>Schiff {0}: {1}</translation>
    </message>
    <message>
        <source>ship {0} has tried {1} repairs of {2}</source>
        <translation>Schiff {0} hat {1} Reparaturen von {2} versucht</translation>
    </message>
    <message>
        <source>ship {0} has lost sails that it does not have</source>
        <translation>Schiff {0} hat Segel verloren, die es nicht hat</translation>
    </message>
    <message>
        <source>ship {0} has lost {1} grades at {2}</source>
        <translation>Schiff {0} hat {1} Grade bei {2} verloren</translation>
    </message>
    <message>
        <source>ship {0} has made no bridge check for {1}</source>
        <translation>Schiff {0} hat keine Brückenprobe für {1} gemacht</translation>
    </message>
    <message>
        <source>ship {0} has begun with {1} boxes marked</source>
        <translation>Schiff {0} hat mit {1} abgestrichenen Kästchen begonnen</translation>
    </message>
    <message>
        <source>ship {0} is lost, but on the map or under orders</source>
        <translation>Schiff {0} ist verloren, aber auf der Karte oder unter Befehlen</translation>
    </message>
    <message>
        <source>ship {0} has a jury rig of {1} that no party made</source>
        <translation>Schiff {0} hat eine Notreparatur von {1}, die kein Trupp gemacht hat</translation>
    </message>
    <message>
        <source>ship {0} has more jury rigs than boxes</source>
        <translation>Schiff {0} hat mehr Notreparaturen als Kästchen</translation>
    </message>
    <message>
        <source>ship {0} has used {1} damage control parties</source>
        <translation>Schiff {0} hat {1} Trupps zur Schadensbekämpfung eingesetzt</translation>
    </message>
    <message>
        <source>nothing is fired in step {0}</source>
        <translation>in Schritt {0} wird nichts gefeuert</translation>
    </message>
    <message>
        <source>salvo cards handed over end the launch step</source>
        <translation>übergebene Salvenkarten beenden den Startschritt</translation>
    </message>
    <message>
        <source>salvo cards are handed over before step {0}</source>
        <translation>Salvenkarten werden vor Schritt {0} übergeben</translation>
    </message>
    <message>
        <source>salvo {0} has another's id</source>
        <translation>Salve {0} hat eine fremde Kennung</translation>
    </message>
    <message>
        <source>no beams are aimed in step {0}</source>
        <translation>in Schritt {0} werden keine Strahlwaffen gerichtet</translation>
    </message>
    <message>
        <source>salvo {0} has no ship that launched it, or no enemy as target</source>
        <translation>Salve {0} hat kein Schiff, das sie startete, oder keinen Feind als Ziel</translation>
    </message>
    <message>
        <source>salvo {0}: {1} has no {2} launchers there</source>
        <translation>Salve {0}: {1} hat dort keine Werfer ({2})</translation>
    </message>
    <message>
        <source>salvo {0}: {1} is no AVID window</source>
        <translation>Salve {0}: {1} ist kein Fenster der AVID</translation>
    </message>
    <message>
        <source>salvo {0} has a range, MQL or damage that no missile has</source>
        <translation>Salve {0} hat eine Entfernung, MQL oder einen Schaden, die keine Rakete hat</translation>
    </message>
    <message>
        <source>salvo {0}: {1} is no letter of a linked set</source>
        <translation>Salve {0}: {1} ist kein Buchstabe eines Verbunds</translation>
    </message>
    <message>
        <source>salvo {0} is led by no ship of its side</source>
        <translation>Salve {0} wird von keinem Schiff ihrer Seite geführt</translation>
    </message>
    <message>
        <source>tubes of {0} are held that it does not have, or twice</source>
        <translation>Rohre von {0} werden zurückgehalten, die es nicht hat, oder zweimal</translation>
    </message>
    <message>
        <source>{0} has fired canister from {1} of {2} tubes</source>
        <translation>{0} hat Kartätschen aus {1} von {2} Rohren gefeuert</translation>
    </message>
    <message>
        <source>beams of {0} are aimed at no enemy</source>
        <translation>Strahlwaffen von {0} sind auf keinen Feind gerichtet</translation>
    </message>
    <message>
        <source>{0} has no {1} beams {2}</source>
        <translation>{0} hat keine Strahlwaffen ({1}) {2}</translation>
    </message>
    <message>
        <source>beams of {0} are aimed through no AVID window</source>
        <translation>Strahlwaffen von {0} sind durch kein Fenster der AVID gerichtet</translation>
    </message>
    <message>
        <source>expected work left over exactly while a player owes a decision</source>
        <translation>erwartet wurde übrige Arbeit genau dann, wenn ein Spieler eine Entscheidung schuldet</translation>
    </message>
    <message>
        <source>nobody can decide {0} now</source>
        <translation>niemand kann jetzt über {0} entscheiden</translation>
    </message>
    <message>
        <source>nobody else acts while a salvo comes in</source>
        <translation>niemand sonst handelt, während eine Salve anfliegt</translation>
    </message>
    <message>
        <source>beams are out of their order in step {0}</source>
        <translation>Strahlwaffen sind außer der Reihe in Schritt {0}</translation>
    </message>
    <message>
        <source>work under way: {0}</source>
        <translation>Arbeit im Gang: {0}</translation>
    </message>
    <message>
        <source>{0} has no answer to {1}</source>
        <translation>{0} hat keine Antwort auf {1}</translation>
    </message>
    <message>
        <source>{0} is no number of this game</source>
        <translation>{0} ist keine Zahl dieses Spiels</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>ein Text ist zu lang</translation>
    </message>
    <message>
        <source>a list is too long</source>
        <translation>eine Liste ist zu lang</translation>
    </message>
    <message>
        <source>a volley has no target or nobody who fired it</source>
        <translation>ein Beschuss hat kein Ziel oder niemanden, der feuerte</translation>
    </message>
    <message>
        <source>a volley with {0} can't strike</source>
        <translation>ein Beschuss mit {0} kann nicht treffen</translation>
    </message>
    <message>
        <source>a volley with {0} strikes no side</source>
        <translation>ein Beschuss mit {0} trifft keine Seite</translation>
    </message>
    <message>
        <source>{0} is no beam</source>
        <translation>{0} ist keine Strahlwaffe</translation>
    </message>
    <message>
        <source>an engagement has no salvoes on the table</source>
        <translation>eine Abwehr hat keine Salven auf dem Tisch</translation>
    </message>
    <message>
        <source>an engagement has salvoes of different targets or steps</source>
        <translation>eine Abwehr hat Salven verschiedener Ziele oder Schritte</translation>
    </message>
    <message>
        <source>an engagement has salvoes of an earlier step</source>
        <translation>eine Abwehr hat Salven eines früheren Schritts</translation>
    </message>
    <message>
        <source>more missiles survive than were launched</source>
        <translation>es überleben mehr Raketen, als gestartet wurden</translation>
    </message>
    <message>
        <source>an engagement has kills or canisters that can't be</source>
        <translation>eine Abwehr hat Abschüsse oder Kartätschen, die nicht sein können</translation>
    </message>
    <message>
        <source>an engagement has a window or roll that can't be</source>
        <translation>eine Abwehr hat ein Fenster oder einen Wurf, die nicht sein können</translation>
    </message>
    <message>
        <source>damage has no target</source>
        <translation>der Schaden hat kein Ziel</translation>
    </message>
    <message>
        <source>a hit has faces that no die shows</source>
        <translation>ein Treffer hat Augen, die kein Würfel zeigt</translation>
    </message>
    <message>
        <source>a hit is nowhere on the hit location table</source>
        <translation>ein Treffer steht nirgends auf der Trefferzonentabelle</translation>
    </message>
    <message>
        <source>Cruiser against Battlecruiser</source>
        <translation>Kreuzer gegen Schlachtkreuzer</translation>
    </message>
    <message>
        <source>A Star Knight with a picked crew must hurt a Sultan and live. She turns faster and shoots better; he has twice the broadside.</source>
        <translation>Eine Star Knight mit ausgesuchter Besatzung muss eine Sultan treffen und überleben. Sie wendet schneller und schießt besser; die Sultan hat die doppelte Breitseite.</translation>
    </message>
    <message>
        <source>Neither is in reach on turn 1. Think about the side that you will show before you think about thrust.</source>
        <translation>Keiner ist in Runde 1 in Reichweite. Zuerst an die Seite denken, die gezeigt wird, dann an Schub.</translation>
    </message>
    <message>
        <source>Victory is counted by what was lost for what was risked: the cruiser need not sink the bigger ship to win by points.</source>
        <translation>Der Sieg zählt, was verloren wurde, gegen das, was eingesetzt war: Der Kreuzer muss das größere Schiff nicht versenken, um nach Punkten zu gewinnen.</translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation>für dieses Programm gemacht</translation>
    </message>
    <message>
        <source>Through the Port Side</source>
        <translation>Durch die Backbordseite</translation>
    </message>
    <message>
        <source>The damage example of the rulebook to play through: two missiles, then three, against the port sidewall of a Star Knight whose defenses are gone.</source>
        <translation>Das Schadensbeispiel des Regelhefts zum Nachspielen: zwei Raketen, dann drei, gegen den Backbord-Seitenschild einer Star Knight, deren Abwehr fort ist.</translation>
    </message>
    <message>
        <source>Nobody moves. Press Commit without orders.</source>
        <translation>Niemand bewegt sich. Ohne Befehle Festlegen drücken.</translation>
    </message>
    <message>
        <source>The same for Red.</source>
        <translation>Dasselbe für Rot.</translation>
    </message>
    <message>
        <source>Missile launch: choose Hammer and the target Knight; from the starboard tubes write a Middle salvo of two missiles.</source>
        <translation>Raketenstart: Hammer und das Ziel Knight wählen; aus den Steuerbord­rohren eine mittlere Salve von zwei Raketen schreiben.</translation>
    </message>
    <message>
        <source>Write the salvo card anew, or Undo (Ctrl+Z).</source>
        <translation>Die Salvenkarte neu schreiben, oder Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>And a Late salvo of three. Green launches nothing.</source>
        <translation>Und eine späte Salve von dreien. Grün startet nichts.</translation>
    </message>
    <message>
        <source>Without the second salvo the lesson ends sooner. Undo (Ctrl+Z).</source>
        <translation>Ohne die zweite Salve endet die Lektion früher. Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Go on for both. Equal dice in both layers of the defense: with so little left to defend with, the two missiles come through. Take the dice of the book whenever they are offered.</source>
        <translation>Für beide weiter. Gleiche Würfel in beiden Schichten der Abwehr: Bei so wenig Abwehr kommen die zwei Raketen durch. Die Würfel des Buchs nehmen, wann immer sie angeboten werden.</translation>
    </message>
    <message>
        <source>With other dice other missiles come through; the hit report tells the way all the same.</source>
        <translation>Mit anderen Würfeln kommen andere Raketen durch; der Treffer­bericht zeigt den Weg trotzdem.</translation>
    </message>
    <message>
        <source>Middle impact: 8 damage, less scale 5, less 4 for the sidewall is -1. Penetration differences of 1 and 4 give depths 0 and 3: the first glances off. The place is a sum of 10: one launcher, one point defense, then the magazine, which loses another difference of 3 dots. The hit report shows the way, cell by cell; a click on a cell opens its rule.</source>
        <translation>Mittlerer Einschlag: 8 Schaden, weniger Größenstufe 5, weniger 4 für den Seitenschild ist -1. Durchschlags­differenzen von 1 und 4 geben Tiefen 0 und 3: Der erste gleitet ab. Die Stelle ist eine Summe von 10: ein Werfer, eine Nahbereichs­abwehr, dann das Magazin, das eine weitere Differenz von 3 Punkten verliert. Der Treffer­bericht zeigt den Weg, Zelle für Zelle; ein Klick auf eine Zelle öffnet ihre Regel.</translation>
    </message>
    <message>
        <source>Late impact: differences 0, 2 and 3. The sidewall still counts -4, for nothing has worn it down yet, and only the depths change: -1, 1 and 2. The zero then takes a sidewall box. The book counts -3 here, as if the first salvo had cost the wall a box already. Places 7 and 19: at 7 fire control and ECM of the port side (two blanks at the rim cost nothing), at 19 fire control of the aft hammerhead.</source>
        <translation>Später Einschlag: Differenzen 0, 2 und 3. Der Seitenschild zählt noch -4, denn nichts hat ihn bisher abgenutzt, und nur die Tiefen ändern sich: -1, 1 und 2. Die Null nimmt danach ein Seitenschild­kästchen. Das Regelheft zählt hier -3, als hätte schon die erste Salve den Schild ein Kästchen gekostet. Stellen 7 und 19: bei 7 Feuerleitung und ECM der Backbordseite (zwei leere Zellen am Rand kosten nichts), bei 19 Feuerleitung des achteren Hammerkopfs.</translation>
    </message>
    <message>
        <source>Damage control: send a party to ECM or to Fire Control. A d10 at or under the Crew Quality number mends a box for ten turns; two parties roll a die each. Then go on to the next turn.</source>
        <translation>Schadens­bekämpfung: einen Trupp zur ECM oder zur Feuerleitung schicken. Ein W10 von höchstens der Besatzungs­güte repariert ein Kästchen für zehn Runden; zwei Trupps würfeln je einen Würfel. Dann weiter zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Undo is free. Go back to the dice and throw others, or look at the steps again in the hit report (F7) and at the score (F8).</source>
        <translation>Zurücknehmen ist frei. Zu den Würfeln zurückgehen und andere werfen, oder die Schritte im Treffer­bericht (F7) noch einmal ansehen und den Stand (F8).</translation>
    </message>
    <message>
        <source>rulebook C5.2; defenses marked off so that the missiles come through</source>
        <translation>Regelheft C5.2; Abwehr abgestrichen, damit die Raketen durchkommen</translation>
    </message>
    <message>
        <source>Twenty-three Missiles</source>
        <translation>Dreiundzwanzig Raketen</translation>
    </message>
    <message>
        <source>The defense example of the rulebook to play through: a Star Knight under a linked salvo of 23 missiles, one layer after another.</source>
        <translation>Das Abwehrbeispiel des Regelhefts zum Nachspielen: eine Star Knight unter einer Verbundsalve von 23 Raketen, eine Schicht nach der anderen.</translation>
    </message>
    <message>
        <source>Missile launch: a Middle salvo of all 22 starboard tubes of Herd at Knight, link A, Herd leading.</source>
        <translation>Raketenstart: eine mittlere Salve aller 22 Steuerbord­rohre von Herd auf Knight, Verbund A, Herd führt.</translation>
    </message>
    <message>
        <source>Then one missile of Stray's starboard tubes, Middle, link A with Herd. Both are of MQL 8 at range 16, so the 23 count as one salvo.</source>
        <translation>Dann eine Rakete aus den Steuerbord­rohren von Stray, mittlere Salve, Verbund A mit Herd. Beide haben MQL 8 bei Entfernung 16, also zählen die 23 als eine Salve.</translation>
    </message>
    <message>
        <source>Alone the salvo of Herd is a little smaller; all goes on.</source>
        <translation>Allein ist die Salve von Herd etwas kleiner; alles geht weiter.</translation>
    </message>
    <message>
        <source>Go on for both sides. ECM comes first: its value is 3, so the column is 8 + 3; the book throws a difference of 5 (a 9 and a 4) and it is 16. The card looks up 23 as 20 and 3.</source>
        <translation>Für beide Seiten weiter. Zuerst kommt die ECM: Ihr Wert ist 3, also ist die Spalte 8 + 3; das Regelheft wirft eine Differenz von 5 (eine 9 und eine 4), und es ist 16. Die Karte schlägt 23 als 20 und 3 nach.</translation>
    </message>
    <message>
        <source>Take the dice of the book whenever they are offered.</source>
        <translation>Die Würfel des Buchs nehmen, wann immer sie angeboten werden.</translation>
    </message>
    <message>
        <source>At column 16 thirteen missiles die. A decoy is offered after the dice: it adds 3 here (the book's example uses 4) and two more die; eight fly on. Look at both numbers, then spend one of the port broadside.</source>
        <translation>Bei Spalte 16 fallen dreizehn Raketen. Nach den Würfeln wird ein Täuschkörper angeboten: Er gibt hier 3 dazu (das Beispiel des Regelhefts nimmt 4), und zwei weitere fallen; acht fliegen weiter. Beide Zahlen ansehen, dann einen der Backbord-Breitseite einsetzen.</translation>
    </message>
    <message>
        <source>Without the decoy ten fly on. Undo (Ctrl+Z) to compare.</source>
        <translation>Ohne den Täuschkörper fliegen zehn weiter. Zurücknehmen (Strg+Z) zum Vergleichen.</translation>
    </message>
    <message>
        <source>Countermissiles: probable kills 4, a difference of 3 makes column 11, three kills. Point defense: probable kills 3 on this display, a difference of 1 makes column 9, two kills. Three missiles hit; with the book's stronger ship it is one. What was hit can be tried to be mended, or go on.</source>
        <translation>Abwehrraketen: wahr­scheinliche Abschüsse 4, eine Differenz von 3 ergibt Spalte 11, drei Abschüsse. Nahbereichs­abwehr: wahr­scheinliche Abschüsse 3 auf diesem Bogen, eine Differenz von 1 ergibt Spalte 9, zwei Abschüsse. Drei Raketen treffen; beim stärkeren Schiff des Regelhefts ist es eine. Was getroffen wurde, lässt sich zu reparieren versuchen, oder weiter.</translation>
    </message>
    <message>
        <source>Undo is free in this lesson. Go back to the decoy and see what it was worth, or roll Knight's wedge towards the missiles.</source>
        <translation>Zurücknehmen ist in dieser Lektion frei. Zum Täuschkörper zurückgehen und sehen, was er wert war, oder den Impellerkeil von Knight den Raketen zurollen.</translation>
    </message>
    <message>
        <source>rulebook C4.12, C4.13; the example's ship has other figures than its display</source>
        <translation>Regelheft C4.12, C4.13; das Schiff des Beispiels hat andere Zahlen als sein Bogen</translation>
    </message>
    <message>
        <source>Destroyer Duel</source>
        <translation>Zerstörerduell</translation>
    </message>
    <message>
        <source>A Havoc and a Bastogne close in, broadside to broadside. Short, sharp and good for a first fight: missiles on the first turns, lasers if anyone dares.</source>
        <translation>Eine Havoc und eine Bastogne gehen aufeinander zu, Breitseite gegen Breitseite. Kurz, scharf und gut für ein erstes Gefecht: Raketen in den ersten Runden, Laser, wenn es jemand wagt.</translation>
    </message>
    <message>
        <source>The first salvoes come on turn 2 or 3. The Havoc's missiles reach 28 hexes, the Bastogne's 26: who opens the range keeps that edge.</source>
        <translation>Die ersten Salven kommen in Runde 2 oder 3. Die Raketen der Havoc reichen 28 Felder, die der Bastogne 26: Wer die Entfernung vergrößert, behält diesen Vorteil.</translation>
    </message>
    <message>
        <source>Roll the wedge towards a salvo that you can do without seeing; it stops beams altogether and most missiles.</source>
        <translation>Den Impellerkeil einer Salve zurollen, die ungesehen bleiben darf; er hält Strahlwaffen ganz auf und die meisten Raketen.</translation>
    </message>
    <message>
        <source>Each ship carries four rounds of canister on either broadside: hold tubes back at launch and they help against one salvo.</source>
        <translation>Jedes Schiff trägt vier Kartätschenladungen auf jeder Breitseite: beim Start Rohre zurückhalten, dann helfen sie gegen eine Salve.</translation>
    </message>
    <message>
        <source>The Dulcinea Swings</source>
        <translation>Die Dulcinea schwenkt</translation>
    </message>
    <message>
        <source>The rulebook's third worked turn: a pivot over a corner of the globe with thrust on the way, out of a drift stern first.</source>
        <translation>Die dritte Beispielrunde des Regelhefts: ein Schwenk über eine Ecke der Kugel mit Schub unterwegs, aus einer Drift mit dem Heck voraus.</translation>
    </message>
    <message>
        <source>The book does not name her class; a Crusader was chosen.</source>
        <translation>Das Regelheft nennt ihre Klasse nicht; gewählt wurde eine Crusader.</translation>
    </message>
    <message>
        <source>Plot a pivot of two windows to A/B upper blue by way of B upper blue, one of the steps slantwise.</source>
        <translation>Einen Schwenk von zwei Fenstern nach A/B oben blau über B oben blau schreiben, einer der Schritte schräg.</translation>
    </message>
    <message>
        <source>Plot again: a new order takes the place of the old.</source>
        <translation>Noch einmal schreiben: Ein neuer Befehl tritt an die Stelle des alten.</translation>
    </message>
    <message>
        <source>In the same turn thrust 3 to the square 3 across and 2 up, all of it into B.</source>
        <translation>In derselben Runde Schub 3 zum Kästchen 3 quer und 2 hinauf, alles nach B.</translation>
    </message>
    <message>
        <source>Nothing is displaced. Commit.</source>
        <translation>Nichts wird versetzt. Festlegen.</translation>
    </message>
    <message>
        <source>Commit Red without orders and go on. At the end of the turn she moves 2A 3+.</source>
        <translation>Rot ohne Befehle festlegen und weiter. Am Ende der Runde bewegt sie sich 2A 3+.</translation>
    </message>
    <message>
        <source>So the book has it: thrust on the way, out of a drift stern first.</source>
        <translation>So hat es das Regelheft: Schub unterwegs, aus einer Drift mit dem Heck voraus.</translation>
    </message>
    <message>
        <source>rulebook B4.3</source>
        <translation>Regelheft B4.3</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Erster Flug</translation>
    </message>
    <message>
        <source>Two destroyers meet for an exercise, level and slow. Nobody shoots: learn to turn, push and drift before it matters.</source>
        <translation>Zwei Zerstörer treffen sich zu einer Übung, auf gleicher Höhe und langsam. Niemand schießt: wenden, schieben und treiben lernen, bevor es zählt.</translation>
    </message>
    <message>
        <source>Turn 1: give no orders. Press Commit, then Do it: she coasts, and the chair goes to Red.</source>
        <translation>Runde 1: keine Befehle geben. Festlegen drücken, dann Tun: Das Schiff treibt, und der Platz geht an Rot.</translation>
    </message>
    <message>
        <source>Press Commit for Red as well: who writes no order coasts.</source>
        <translation>Auch für Rot Festlegen drücken: Wer keinen Befehl schreibt, treibt.</translation>
    </message>
    <message>
        <source>Press Go on three times and watch: half of the way to the midpoint markers, then all of it to the End of Turn markers.</source>
        <translation>Dreimal Weiter drücken und zusehen: die Hälfte des Wegs zu den Mittelpunkt­marken, dann alles bis zu den EoT-Marken.</translation>
    </message>
    <message>
        <source>Turn 2: press Thrust, choose 2 and leave the squares as they are. The End of Turn marker jumps one hex ahead.</source>
        <translation>Runde 2: Schub drücken, 2 wählen und die Kästchen lassen, wie sie sind. Die EoT-Marke springt ein Feld voraus.</translation>
    </message>
    <message>
        <source>Another thrust does as well, but is ticked with 2. Change the order before you commit.</source>
        <translation>Ein anderer Schub geht auch, abgehakt wird aber mit 2. Den Befehl vor dem Festlegen ändern.</translation>
    </message>
    <message>
        <source>Commit.</source>
        <translation>Festlegen.</translation>
    </message>
    <message>
        <source>Committed too early? As long as the other side still plots, its curtain has Back to plots; or do it in the next turn.</source>
        <translation>Zu früh festgelegt? Solange die andere Seite noch schreibt, hat ihr Vorhang „Zurück zu den Kursbefehlen“; oder in der nächsten Runde.</translation>
    </message>
    <message>
        <source>Do as you like with Red, commit it and go on to the next turn.</source>
        <translation>Mit Rot nach Belieben verfahren, festlegen und weiter zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Turn 3: press Pivot, then click a window (a field of the rings) two to the side of the nose. The way is drawn and its windows are counted.</source>
        <translation>Runde 3: Schwenk drücken, dann ein Fenster (ein Feld der Ringe) zwei neben dem Bug anklicken. Der Weg wird gezeichnet, seine Fenster werden gezählt.</translation>
    </message>
    <message>
        <source>One window or three are a pivot too. Click a window two beside the nose.</source>
        <translation>Ein Fenster oder drei sind auch ein Schwenk. Ein Fenster zwei neben dem Bug anklicken.</translation>
    </message>
    <message>
        <source>Thrust as well: the push goes where the bow is halfway through the turn. Then commit, fly Red, and go on.</source>
        <translation>Dazu Schub: Er wirkt dorthin, wo der Bug in der Mitte der Runde steht. Dann festlegen, Rot fliegen und weiter.</translation>
    </message>
    <message>
        <source>Turn 4: press Roll, then click where the Top star shall be. The nose stays, the sides change places.</source>
        <translation>Runde 4: Rolle drücken, dann anklicken, wohin der Stern Oben soll. Der Bug bleibt, die Seiten tauschen den Platz.</translation>
    </message>
    <message>
        <source>A pivot turns the nose; a roll is plotted with Roll in hand, on the ring about it.</source>
        <translation>Ein Schwenk dreht den Bug; eine Rolle wird mit „Rolle“ in der Hand geschrieben, auf dem Ring darum.</translation>
    </message>
    <message>
        <source>Commit both, and fly the turn.</source>
        <translation>Beide festlegen und die Runde fliegen.</translation>
    </message>
    <message>
        <source>Then try to come to rest beside the other ship, one hex apart and at the same level.</source>
        <translation>Dann versuchen, neben dem anderen Schiff zur Ruhe zu kommen, ein Feld daneben und auf gleicher Ebene.</translation>
    </message>
    <message>
        <source>Line of Battle</source>
        <translation>Schlachtlinie</translation>
    </message>
    <message>
        <source>Eight ships a side in two lines, from a battlecruiser down to destroyers, about equal in points. Link fire, screen each other and keep the line.</source>
        <translation>Acht Schiffe je Seite in zwei Linien, vom Schlachtkreuzer bis zu Zerstörern, nach Punkten etwa gleich. Feuer verbinden, einander decken und die Linie halten.</translation>
    </message>
    <message>
        <source>The lines come into reach on turn 2. The heaviest ship leads each line; destroyers sail at its end.</source>
        <translation>Die Linien kommen in Runde 2 in Reichweite. Das schwerste Schiff führt jede Linie; Zerstörer fahren an ihrem Ende.</translation>
    </message>
    <message>
        <source>Neighbours (one hex, or one level) may link salvoes; ships two hexes apart still lend countermissiles if they see the missiles come.</source>
        <translation>Nachbarn (ein Feld oder eine Ebene) dürfen Salven verbinden; zwei Felder entfernte Schiffe leihen noch Abwehrraketen, wenn sie die Raketen kommen sehen.</translation>
    </message>
    <message>
        <source>Do not fire at everything: one ship under eight salvoes is worth more than eight ships under one.</source>
        <translation>Nicht auf alles feuern: Ein Schiff unter acht Salven ist mehr wert als acht Schiffe unter einer.</translation>
    </message>
    <message>
        <source>Pass in Review</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Three ships a side close on parallel courses. All are placed and moving, so the first plot can be made at once.</source>
        <translation>Drei Schiffe je Seite nähern sich auf gleichlaufenden Kursen. Alle sind aufgestellt und in Fahrt, sodass der erste Kursbefehl sofort geschrieben werden kann.</translation>
    </message>
    <message>
        <source>Officers differ from ship to ship: look at the inspector.</source>
        <translation>Die Offiziere sind von Schiff zu Schiff verschieden: im Inspektor nachsehen.</translation>
    </message>
    <message>
        <source>The lines pass each other in the third turn unless somebody acts.</source>
        <translation>Die Linien passieren einander in der dritten Runde, wenn niemand handelt.</translation>
    </message>
    <message>
        <source>The Princess Carol Turns</source>
        <translation>Die Princess Carol wendet</translation>
    </message>
    <message>
        <source>The rulebook's first worked turn: a ship rolled onto her side swings her bow two windows and rolls three, without a spark of thrust.</source>
        <translation>Die erste Beispielrunde des Regelhefts: Ein auf die Seite gerolltes Schiff schwenkt seinen Bug zwei Fenster weit und rollt drei, ohne einen Funken Schub.</translation>
    </message>
    <message>
        <source>The book does not name her class; a Star Knight was chosen because it can turn and roll that far.</source>
        <translation>Das Regelheft nennt ihre Klasse nicht; gewählt wurde eine Star Knight, weil sie so weit schwenken und rollen kann.</translation>
    </message>
    <message>
        <source>Plot a pivot from B to C, level.</source>
        <translation>Einen Schwenk von B nach C schreiben, waagerecht.</translation>
    </message>
    <message>
        <source>Add a roll of three windows to port: the Top passes the pole.</source>
        <translation>Dazu eine Rolle von drei Fenstern nach Backbord: Oben geht am Pol vorbei.</translation>
    </message>
    <message>
        <source>Commit. At the midpoint the bow is in B/C, four hexes on and one level up.</source>
        <translation>Festlegen. Im Mittelpunkt ist der Bug in B/C, vier Felder weiter und eine Ebene höher.</translation>
    </message>
    <message>
        <source>Commit Red without orders and go on to the end of the turn.</source>
        <translation>Rot ohne Befehle festlegen und weiter zum Ende der Runde.</translation>
    </message>
    <message>
        <source>So the book has it. Undo is there to look again.</source>
        <translation>So hat es das Regelheft. Mit Zurücknehmen lässt es sich noch einmal ansehen.</translation>
    </message>
    <message>
        <source>rulebook B4.1</source>
        <translation>Regelheft B4.1</translation>
    </message>
    <message>
        <source>Raking the Stern</source>
        <translation>Ins Heck</translation>
    </message>
    <message>
        <source>The graser example of the rulebook to play through: the last two grasers of a broadside fire into the stern of the sample superdreadnought.</source>
        <translation>Das Graserbeispiel des Regelhefts zum Nachspielen: Die letzten zwei Graser einer Breitseite feuern in das Heck des Muster-Superdreadnoughts.</translation>
    </message>
    <message>
        <source>Launch nothing: press the big button.</source>
        <translation>Nichts starten: die große Taste drücken.</translation>
    </message>
    <message>
        <source>Middle impact: aim both port grasers of Broad at Stern. The target is seen from right astern, where nothing stands in the way, so range 3 counts as 1 and each graser does 18.</source>
        <translation>Mittlerer Einschlag: beide Backbord­graser von Broad auf Stern richten. Das Ziel wird genau von achtern gesehen, wo nichts im Weg steht, also zählt Entfernung 3 als 1, und jeder Graser macht 18.</translation>
    </message>
    <message>
        <source>Aimed with something else? Undo (Ctrl+Z), or take the aim back on the card.</source>
        <translation>Mit etwas anderem gezielt? Zurücknehmen (Strg+Z), oder das Ziel auf der Karte zurücknehmen.</translation>
    </message>
    <message>
        <source>Red aims nothing. Go on for both and take the dice of the book.</source>
        <translation>Rot richtet nichts. Für beide weiter und die Würfel des Buchs nehmen.</translation>
    </message>
    <message>
        <source>Depth modifier: 18 less scale 15 and the hammerhead's +1 make 4. Differences of 0 and 3 for penetration give depths 4 and 7; the zero costs one box of Structural Integrity as well.</source>
        <translation>Tiefen­modifikator: 18 weniger Größenstufe 15 und die +1 des Hammerkopfs ergeben 4. Differenzen von 0 und 3 für den Durchschlag geben Tiefen 4 und 7; die Null kostet außerdem ein Kästchen der Struktur­festigkeit.</translation>
    </message>
    <message>
        <source>The deeper hit was placed first. A graser is three lines wide: 15 as its place means rows 14, 15-16 and 17-18; 9 for the other means rows 8, 9-10 and 11. Open the hit report (F7) and walk both.</source>
        <translation>Der tiefere Treffer wurde zuerst platziert. Ein Graser ist drei Linien breit: 15 als Stelle heißt Zeilen 14, 15-16 und 17-18; 9 für den anderen heißt Zeilen 8, 9-10 und 11. Den Treffer­bericht (F7) öffnen und beide verfolgen.</translation>
    </message>
    <message>
        <source>Row 11 meets the core armor: what is left of its depth is no more than the armor, so it stops. Row 17-18 leaves the ship's outline after one box and the rest is lost. Then go on for both to the next turn.</source>
        <translation>Zeile 11 trifft auf die Kernpanzerung: Was von der Tiefe bleibt, ist nicht mehr als die Panzerung, also endet sie dort. Zeile 17-18 verlässt nach einem Kästchen den Umriss des Schiffs, der Rest ist verloren. Dann für beide weiter zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Undo is free. Aim from another side and see what the wedge and the sidewalls do to the same grasers.</source>
        <translation>Zurücknehmen ist frei. Von einer anderen Seite zielen und sehen, was Impellerkeil und Seitenschilde mit denselben Grasern machen.</translation>
    </message>
    <message>
        <source>rulebook C5.33</source>
        <translation>Regelheft C5.33</translation>
    </message>
    <message>
        <source>From Two Corners</source>
        <translation>Aus zwei Ecken</translation>
    </message>
    <message>
        <source>A lone Star Knight, a cruiser, waits for a Sultan, a battlecruiser. Set both up near their corners as you like: the cruiser turns faster, the bigger ship has more of everything else.</source>
        <translation>Eine einzelne Star Knight, ein Kreuzer, erwartet eine Sultan, einen Schlachtkreuzer. Beide nahe ihren Ecken nach Belieben aufstellen: Der Kreuzer wendet schneller, das größere Schiff hat von allem anderen mehr.</translation>
    </message>
    <message>
        <source>Rule D2.12 leaves it to a roll of the dice who starts high; here it is Red unless you choose otherwise.</source>
        <translation>Regel D2.12 überlässt es einem Wurf, wer hoch beginnt; hier ist es Rot, wenn nichts anderes gewählt wird.</translation>
    </message>
    <message>
        <source>A Superdreadnought at Bay</source>
        <translation>Ein Superdreadnought in der Enge</translation>
    </message>
    <message>
        <source>The book's sample superdreadnought against two battlecruisers. Thirty-two tubes a broadside against forty-four, and a wall that takes days to chew through.</source>
        <translation>Der Muster-Superdreadnought des Regelhefts gegen zwei Schlachtkreuzer. Zweiunddreißig Rohre je Breitseite gegen vierundvierzig, und ein Schild, an dem man tagelang nagt.</translation>
    </message>
    <message>
        <source>The two battlecruisers sail as neighbours: they can link their salvoes and lend each other their defenses.</source>
        <translation>Die beiden Schlachtkreuzer fahren als Nachbarn: Sie können ihre Salven verbinden und einander Abwehr leihen.</translation>
    </message>
    <message>
        <source>The big ship is slow to turn. Her missiles hit twice as hard as anything else on the table, so the small ones must roll wedge, dodge or get behind her.</source>
        <translation>Das große Schiff wendet langsam. Seine Raketen treffen doppelt so hart wie alles andere auf dem Tisch, also müssen die kleinen den Impellerkeil zurollen, ausweichen oder dahinter kommen.</translation>
    </message>
    <message>
        <source>Every point of damage on her counts little by the ratio: the Red side should agree on a number of turns and try to lose nothing.</source>
        <translation>Jeder Schadenspunkt an ihm zählt im Verhältnis wenig: Die rote Seite sollte eine Rundenzahl vereinbaren und versuchen, nichts zu verlieren.</translation>
    </message>
    <message>
        <source>Thirty Ships</source>
        <translation>Dreißig Schiffe</translation>
    </message>
    <message>
        <source>Fifteen ships a side, all in space already. A large action for patient admirals, and the yardstick for the program's speed.</source>
        <translation>Fünfzehn Schiffe je Seite, alle schon im Raum. Eine große Schlacht für geduldige Admirale, und der Maßstab für das Tempo des Programms.</translation>
    </message>
    <message>
        <source>Coasting is the default plot: give orders to the ships that matter.</source>
        <translation>Treiben ist der Kursbefehl ohne Zutun: den Schiffen Befehle geben, auf die es ankommt.</translation>
    </message>
    <message>
        <source>The Valiant Pushes</source>
        <translation>Die Valiant schiebt</translation>
    </message>
    <message>
        <source>The rulebook's second worked turn: three thrust along a raised bow, and an End of Turn marker that moves before the ship does.</source>
        <translation>Die zweite Beispielrunde des Regelhefts: drei Schub entlang eines gehobenen Bugs, und eine EoT-Marke, die sich vor dem Schiff bewegt.</translation>
    </message>
    <message>
        <source>The book does not name her class; a Sword was chosen.</source>
        <translation>Das Regelheft nennt ihre Klasse nicht; gewählt wurde eine Sword.</translation>
    </message>
    <message>
        <source>Plot thrust 3 to the square 3 across and 2 up, then 3 into C.</source>
        <translation>Schub 3 zum Kästchen 3 quer und 2 hinauf schreiben, dann 3 nach C.</translation>
    </message>
    <message>
        <source>The marker moves one hex in C and one level up, and half a hex in C is carried. Commit.</source>
        <translation>Die Marke rückt ein Feld nach C und eine Ebene hinauf, und ein halbes Feld in C wird vermerkt. Festlegen.</translation>
    </message>
    <message>
        <source>Commit Red without orders and go on. At the end of the turn she moves 7C 2D 2+.</source>
        <translation>Rot ohne Befehle festlegen und weiter. Am Ende der Runde bewegt sie sich 7C 2D 2+.</translation>
    </message>
    <message>
        <source>So the book has it. Look at her vector in the list at the left.</source>
        <translation>So hat es das Regelheft. Ihren Vektor in der Liste links ansehen.</translation>
    </message>
    <message>
        <source>rulebook B4.2</source>
        <translation>Regelheft B4.2</translation>
    </message>
    <message>
        <source>Active defense: missiles killed</source>
        <translation>Aktive Abwehr: abgeschossene Raketen</translation>
    </message>
    <message>
        <source>Range-Angle Lookup Table</source>
        <translation>Entfernungs-Winkel-Tabelle</translation>
    </message>
    <message>
        <source>Vertical plotting grid</source>
        <translation>Senkrechtes Plottgitter</translation>
    </message>
    <message>
        <source>Horizontal plotting grid, hex edge</source>
        <translation>Waagerechtes Plottgitter, Feldkante</translation>
    </message>
    <message>
        <source>Horizontal plotting grid, hex corner</source>
        <translation>Waagerechtes Plottgitter, Feldecke</translation>
    </message>
    <message>
        <source>Horizontal bearing</source>
        <translation>Waagerechte Peilung</translation>
    </message>
    <message>
        <source>Mount firing arcs in ship axes</source>
        <translation>Feuerbereiche der Batterien in Schiffsachsen</translation>
    </message>
    <message>
        <source>Wedge, sidewall and open windows in ship axes</source>
        <translation>Keil-, Seitenschild- und offene Fenster in Schiffsachsen</translation>
    </message>
    <message>
        <source>AVID windows and adjacency</source>
        <translation>Fenster der AVID und ihre Nachbarn</translation>
    </message>
    <message>
        <source>Marker windows per Forward window and roll</source>
        <translation>Fenster der Marken je Vorn-Fenster und Rolle</translation>
    </message>
    <message>
        <source>Ring elevation bands (degrees)</source>
        <translation>Höhen der Ringe (Grad)</translation>
    </message>
    <message>
        <source>RMN Mk12 missile pod card</source>
        <translation>Karte der Raketengondeln RMN Mk12</translation>
    </message>
    <message>
        <source>Officer and crew grades</source>
        <translation>Grade von Offizieren und Besatzung</translation>
    </message>
    <message>
        <source>Margin of victory by difference of Victory Point Ratios</source>
        <translation>Grad des Siegs nach dem Unterschied der Siegpunktverhältnisse</translation>
    </message>
    <message>
        <source>Operational detection ranges</source>
        <translation>Operative Ortungsweiten</translation>
    </message>
    <message>
        <source>Operational weapon ranges</source>
        <translation>Operative Waffenreichweiten</translation>
    </message>
    <message>
        <source>Hyper limits by spectral class</source>
        <translation>Hypergrenzen nach Spektralklasse</translation>
    </message>
    <message>
        <source>Patrol scenario cards</source>
        <translation>Karten des Patrouillenszenarios</translation>
    </message>
    <message>
        <source>Officer casualty</source>
        <translation>Verlust eines Offiziers</translation>
    </message>
    <message>
        <source>LAC damage row</source>
        <translation>LAC-Schadensreihe</translation>
    </message>
    <message>
        <source>2d10- distribution</source>
        <translation>Verteilung von 2d10-</translation>
    </message>
    <message>
        <source>Other dice distributions</source>
        <translation>Andere Würfelverteilungen</translation>
    </message>
    <message>
        <source>Turn sequence</source>
        <translation>Ablauf der Runde</translation>
    </message>
    <message>
        <source>Stacking tiles</source>
        <translation>Stapelplättchen</translation>
    </message>
    <message>
        <source>Weapon effects in order of resolution</source>
        <translation>Waffenwirkung in der Reihenfolge der Abwicklung</translation>
    </message>
    <message>
        <source>Canisters per missile</source>
        <translation>Kartätschen je Rakete</translation>
    </message>
    <message>
        <source>2d10- grade roll</source>
        <translation>Gradwurf 2d10-</translation>
    </message>
    <message>
        <source>Miracle card schedule</source>
        <translation>Plan der Wunderkarten</translation>
    </message>
    <message>
        <source>Movement cards</source>
        <translation>Bewegungskarten</translation>
    </message>
    <message>
        <source>Commander option prices</source>
        <translation>Preise der Kommandeursoptionen</translation>
    </message>
    <message>
        <source>Missiles and their range bands</source>
        <translation>Raketen und ihre Entfernungsbänder</translation>
    </message>
    <message>
        <source>Beam mounts of the ships</source>
        <translation>Strahlbatterien der Schiffe</translation>
    </message>
    <message>
        <source>Hit location table: edges, core, mounts, codes</source>
        <translation>Trefferzonentabelle: Kanten, Kern, Batterien, Codes</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>How the dice are combined.</source>
        <translation>Wie die Würfel verrechnet werden.</translation>
    </message>
    <message>
        <source>As they lie; 0 counts 10. Left out: the odds of every result.</source>
        <translation>Wie sie liegen; 0 zählt 10. Weggelassen: die Chancen jedes Ergebnisses.</translation>
    </message>
    <message>
        <source>Added last (A1.22).</source>
        <translation>Zuletzt addiert (A1.22).</translation>
    </message>
    <message>
        <source>Whole degrees above the map plane; negative below it.</source>
        <translation>Ganze Grad über der Kartenebene; negativ darunter.</translation>
    </message>
    <message>
        <source>A map direction or the corner between two; of no matter straight up and down.</source>
        <translation>Eine Kartenrichtung oder die Ecke zwischen zweien; senkrecht ohne Bedeutung.</translation>
    </message>
    <message>
        <source>Whole degrees above the map plane.</source>
        <translation>Ganze Grad über der Kartenebene.</translation>
    </message>
    <message>
        <source>The window that the bow points through.</source>
        <translation>Das Fenster, durch das der Bug zeigt.</translation>
    </message>
    <message>
        <source>Steps of 30 degrees to starboard from upright.</source>
        <translation>Schritte von 30 Grad nach Steuerbord aus der aufrechten Lage.</translation>
    </message>
    <message>
        <source>Where the Forward marker stands.</source>
        <translation>Wo die Marke Vorn steht.</translation>
    </message>
    <message>
        <source>Where the Top marker stands.</source>
        <translation>Wo die Marke Oben steht.</translation>
    </message>
    <message>
        <source>Negative for a roll to port.</source>
        <translation>Negativ für eine Rolle nach Backbord.</translation>
    </message>
    <message>
        <source>Windows.</source>
        <translation>Fenster.</translation>
    </message>
    <message>
        <source>Windows, of either sign.</source>
        <translation>Fenster, mit beliebigem Vorzeichen.</translation>
    </message>
    <message>
        <source>Where Forward is now.</source>
        <translation>Wo Vorn jetzt ist.</translation>
    </message>
    <message>
        <source>Where it shall be: a shortest route is taken.</source>
        <translation>Wohin es soll: auf kürzestem Weg.</translation>
    </message>
    <message>
        <source>The windows that it enters, in order, the starting window left out; in place of `end`.</source>
        <translation>Die Fenster, die es betritt, der Reihe nach, ohne das erste; anstelle von „Ende“.</translation>
    </message>
    <message>
        <source>The ship's roll, which changes only on the way over a pole.</source>
        <translation>Die Rolle des Schiffs; sie ändert sich nur auf dem Weg über einen Pol.</translation>
    </message>
    <message>
        <source>Its class in the data, for example star-knight-ca.</source>
        <translation>Seine Klasse in den Daten, zum Beispiel star-knight-ca.</translation>
    </message>
    <message>
        <source>Boxes marked from the left, by track (A2.672).</source>
        <translation>Von links markierte Kästchen, nach Leiste (A2.672).</translation>
    </message>
    <message>
        <source>Boxes circled, by track.</source>
        <translation>Eingekreiste Kästchen, nach Leiste.</translation>
    </message>
    <message>
        <source>Grades that are not average, by post (D1.14).</source>
        <translation>Güten, die nicht Durchschnitt sind, nach Posten (D1.14).</translation>
    </message>
    <message>
        <source>What an Elite helm officer's +1 goes to (B2.233).</source>
        <translation>Wofür das +1 eines Elite-Steueroffiziers gilt (B2.233).</translation>
    </message>
    <message>
        <source>Where Forward is at the moment that counts.</source>
        <translation>Wo Vorn in dem Augenblick ist, der zählt.</translation>
    </message>
    <message>
        <source>The roll before, in steps of 30 degrees to starboard.</source>
        <translation>Die Rolle davor, in Schritten von 30 Grad nach Steuerbord.</translation>
    </message>
    <message>
        <source>Windows of roll, positive to starboard.</source>
        <translation>Fenster der Rolle, positiv nach Steuerbord.</translation>
    </message>
    <message>
        <source>Where the thrust accrues: Forward, or the midpoint of the pivot (B3.21).</source>
        <translation>Wohin der Schub wirkt: Vorn oder der Mittelpunkt des Schwenks (B3.21).</translation>
    </message>
    <message>
        <source>Column: hexes of horizontal change.</source>
        <translation>Spalte: Felder waagerechter Änderung.</translation>
    </message>
    <message>
        <source>Row: levels of vertical change.</source>
        <translation>Zeile: Ebenen senkrechter Änderung.</translation>
    </message>
    <message>
        <source>List the squares that bear this number.</source>
        <translation>Die Kästchen mit dieser Zahl aufführen.</translation>
    </message>
    <message>
        <source>Only those of this colour.</source>
        <translation>Nur die dieser Farbe.</translation>
    </message>
    <message>
        <source>The column of the square chosen on the vertical grid.</source>
        <translation>Die Spalte des im vertikalen Raster gewählten Kästchens.</translation>
    </message>
    <message>
        <source>How many turns to coast.</source>
        <translation>Wie viele Runden getrieben wird.</translation>
    </message>
    <message>
        <source>As written in the gray halves of the arrows (B3.26).</source>
        <translation>Wie in den grauen Hälften der Pfeile notiert (B3.26).</translation>
    </message>
    <message>
        <source>Whether the ship pivots in the same turn.</source>
        <translation>Ob das Schiff in derselben Runde schwenkt.</translation>
    </message>
    <message>
        <source>Triangles filled in before (B3.271).</source>
        <translation>Vorher ausgefüllte Dreiecke (B3.271).</translation>
    </message>
    <message>
        <source>The engineering officer (D1.145).</source>
        <translation>Der Maschinenoffizier (D1.145).</translation>
    </message>
    <message>
        <source>Directions in which a Veteran or Elite engineer does not round up.</source>
        <translation>Richtungen, in denen ein Veteran oder Elite der Maschine nicht aufrundet.</translation>
    </message>
    <message>
        <source>This turn's thrust, if it is still to be added (B3.32).</source>
        <translation>Der Schub dieser Runde, falls er noch dazukommt (B3.32).</translation>
    </message>
    <message>
        <source>The altitude of the ship.</source>
        <translation>Die Höhe des Schiffs.</translation>
    </message>
    <message>
        <source>The altitude of its midpoint or EoT marker: then the tiles that go under the marker.</source>
        <translation>Die Höhe seiner Mittelpunkt- oder EoT-Marke: dann die Plättchen unter der Marke.</translation>
    </message>
    <message>
        <source>How many turns both coast.</source>
        <translation>Wie viele Runden beide treiben.</translation>
    </message>
    <message>
        <source>Red-lining included.</source>
        <translation>Überlast eingeschlossen.</translation>
    </message>
    <message>
        <source>What the die shows, if it has been rolled; 0 counts 10.</source>
        <translation>Was der Würfel zeigt, falls er gefallen ist; 0 zählt 10.</translation>
    </message>
    <message>
        <source>Where the shooter is.</source>
        <translation>Wo der Schütze ist.</translation>
    </message>
    <message>
        <source>Where the target is.</source>
        <translation>Wo das Ziel ist.</translation>
    </message>
    <message>
        <source>Hexes to the target by map direction, in place of the two places.</source>
        <translation>Felder zum Ziel nach Kartenrichtung, anstelle der beiden Orte.</translation>
    </message>
    <message>
        <source>Levels up to the target; with an offset only.</source>
        <translation>Ebenen hinauf zum Ziel; nur mit einem Versatz.</translation>
    </message>
    <message>
        <source>Steps of 30 degrees to starboard.</source>
        <translation>Schritte von 30 Grad nach Steuerbord.</translation>
    </message>
    <message>
        <source>Hexes on the map.</source>
        <translation>Felder auf der Karte.</translation>
    </message>
    <message>
        <source>Levels apart; negative for a lower target.</source>
        <translation>Ebenen Unterschied; negativ für ein tieferes Ziel.</translation>
    </message>
    <message>
        <source>The window in which the target is seen.</source>
        <translation>Das Fenster, in dem das Ziel gesehen wird.</translation>
    </message>
    <message>
        <source>One mount; left out, all four.</source>
        <translation>Eine Batterie; weggelassen: alle vier.</translation>
    </message>
    <message>
        <source>Its class in the data, for example sample-sd.</source>
        <translation>Seine Klasse in den Daten, zum Beispiel sample-sd.</translation>
    </message>
    <message>
        <source>True range, levels counted (C2.12).</source>
        <translation>Wahre Entfernung, Ebenen mitgezählt (C2.12).</translation>
    </message>
    <message>
        <source>The mount that launches.</source>
        <translation>Die Batterie, die startet.</translation>
    </message>
    <message>
        <source>True range of its bearing (C2.14).</source>
        <translation>Wahre Entfernung seiner Peilung (C2.14).</translation>
    </message>
    <message>
        <source>The number before the M of the missiles that they would launch.</source>
        <translation>Die Zahl vor dem M der Raketen, die sie starten würden.</translation>
    </message>
    <message>
        <source>ECM value; null: no box left, no roll.</source>
        <translation>ECM-Wert; null: kein Kästchen übrig, kein Wurf.</translation>
    </message>
    <message>
        <source>Number in the box of a decoy that is spent.</source>
        <translation>Zahl im Kästchen eines Täuschkörpers, der eingesetzt wird.</translation>
    </message>
    <message>
        <source>The wedge is interposed (C4.122).</source>
        <translation>Der Keil steht dazwischen (C4.122).</translation>
    </message>
    <message>
        <source>CM or PD.</source>
        <translation>CM oder PD.</translation>
    </message>
    <message>
        <source>Penalty of the mount (C4.133).</source>
        <translation>Abzug der Batterie (C4.133).</translation>
    </message>
    <message>
        <source>All of them are contact nukes (C4.142).</source>
        <translation>Alle sind Kontaktkernwaffen (C4.142).</translation>
    </message>
    <message>
        <source>The wedge is interposed (C4.141).</source>
        <translation>Der Keil steht dazwischen (C4.141).</translation>
    </message>
    <message>
        <source>Probable kills of the countermissiles, canister included.</source>
        <translation>Wahrscheinliche Abschüsse der Abwehrraketen, Kartätschen eingeschlossen.</translation>
    </message>
    <message>
        <source>Probable kills of the point defence.</source>
        <translation>Wahrscheinliche Abschüsse der Nahbereichsabwehr.</translation>
    </message>
    <message>
        <source>The 2d10- of ECM, where it is known.</source>
        <translation>Der 2d10- der ECM, wo er bekannt ist.</translation>
    </message>
    <message>
        <source>The wedge is interposed (C4.122, C4.141).</source>
        <translation>Der Keil steht dazwischen (C4.122, C4.141).</translation>
    </message>
    <message>
        <source>The mount that defends (C4.131.mounts).</source>
        <translation>Die Batterie, die abwehrt (C4.131.mounts).</translation>
    </message>
    <message>
        <source>Where its friend is.</source>
        <translation>Wo das befreundete Schiff ist.</translation>
    </message>
    <message>
        <source>Impact Window of the missiles.</source>
        <translation>Einschlagfenster der Raketen.</translation>
    </message>
    <message>
        <source>Track id of the weapon.</source>
        <translation>Kürzel der Leiste der Waffe.</translation>
    </message>
    <message>
        <source>Class of the ship that fires.</source>
        <translation>Klasse des Schiffs, das feuert.</translation>
    </message>
    <message>
        <source>True range (C3.11).</source>
        <translation>Wahre Entfernung (C3.11).</translation>
    </message>
    <message>
        <source>Its wedge is on (C5.1111).</source>
        <translation>Sein Keil steht (C5.1111).</translation>
    </message>
    <message>
        <source>It lies in a bubble wall (C5.1112).</source>
        <translation>Es liegt in einer Blasenwand (C5.1112).</translation>
    </message>
    <message>
        <source>Impact Window in the target's own axes: A y is its nose, B/C y its starboard side.</source>
        <translation>Einschlagfenster in den eigenen Achsen des Ziels: A y ist sein Bug, B/C y seine Steuerbordseite.</translation>
    </message>
    <message>
        <source>How many fire.</source>
        <translation>Wie viele feuern.</translation>
    </message>
    <message>
        <source>The dice; left out: the average.</source>
        <translation>Die Würfel; weggelassen: der Durchschnitt.</translation>
    </message>
    <message>
        <source>What strikes, in the order of resolution (C5.31, C5.311).</source>
        <translation>Was trifft, in der Reihenfolge der Abwicklung (C5.31, C5.311).</translation>
    </message>
    <message>
        <source>The facing that is struck.</source>
        <translation>Die Seite, die getroffen wird.</translation>
    </message>
    <message>
        <source>Results of the 2d10- penetration rolls; left out: the depth of every result.</source>
        <translation>Ergebnisse der Durchschlagwürfe 2d10-; weggelassen: die Tiefe jedes Ergebnisses.</translation>
    </message>
    <message>
        <source>Through a lowered wedge (C5.32.top).</source>
        <translation>Durch einen gesenkten Keil (C5.32.top).</translation>
    </message>
    <message>
        <source>Impact Window in the target's own axes; in place of it `edge`.</source>
        <translation>Einschlagfenster in den eigenen Achsen des Ziels; an seiner Stelle „Kante“.</translation>
    </message>
    <message>
        <source>How many get through.</source>
        <translation>Wie viele durchkommen.</translation>
    </message>
    <message>
        <source>The edge that is struck.</source>
        <translation>Die Kante, die getroffen wird.</translation>
    </message>
    <message>
        <source>What a hit beside bow or stern takes off or adds (C5.113).</source>
        <translation>Was ein Treffer neben Bug oder Heck abzieht oder zuschlägt (C5.113).</translation>
    </message>
    <message>
        <source>Its span tells how many lines are struck (C5.33).</source>
        <translation>Ihre Spanne sagt, wie viele Linien getroffen werden (C5.33).</translation>
    </message>
    <message>
        <source>The edge on which it is located.</source>
        <translation>Die Kante, an der er liegt.</translation>
    </message>
    <message>
        <source>Its depth (C5.211).</source>
        <translation>Seine Tiefe (C5.211).</translation>
    </message>
    <message>
        <source>Its span counts (C5.33).</source>
        <translation>Ihre Spanne zählt (C5.33).</translation>
    </message>
    <message>
        <source>Faces of the throws on the way, in order; a missing one is named.</source>
        <translation>Augen der Würfe unterwegs, der Reihe nach; ein fehlender wird genannt.</translation>
    </message>
    <message>
        <source>The side that loses decoys (C5.434).</source>
        <translation>Die Seite, die Täuschkörper verliert (C5.434).</translation>
    </message>
    <message>
        <source>Result of the 2d10+; left out: every column.</source>
        <translation>Ergebnis des 2d10+; weggelassen: alle Spalten.</translation>
    </message>
    <message>
        <source>Boxes that are marked.</source>
        <translation>Markierte Kästchen.</translation>
    </message>
    <message>
        <source>Faces of the 2d10- for casualties.</source>
        <translation>Augen des 2d10- für Ausfälle.</translation>
    </message>
    <message>
        <source>The d10 for the officer, where it is thrown.</source>
        <translation>Der W10 für den Offizier, wo er geworfen wird.</translation>
    </message>
    <message>
        <source>Grades that are not average, by post.</source>
        <translation>Güten, die nicht Durchschnitt sind, nach Posten.</translation>
    </message>
    <message>
        <source>What the die shows; 0 counts 10.</source>
        <translation>Was der Würfel zeigt; 0 zählt 10.</translation>
    </message>
    <message>
        <source>The damaged track.</source>
        <translation>Die beschädigte Leiste.</translation>
    </message>
    <message>
        <source>A d10 for each party.</source>
        <translation>Ein W10 für jeden Trupp.</translation>
    </message>
    <message>
        <source>The 3d10low of a magazine (C6.14).</source>
        <translation>Der 3d10low eines Magazins (C6.14).</translation>
    </message>
    <message>
        <source>Dots and decoys used up, by track.</source>
        <translation>Verbrauchte Punkte und Täuschkörper, nach Leiste.</translation>
    </message>
    <message>
        <source>Marks that no party may try again, by track.</source>
        <translation>Markierungen, die kein Trupp mehr versuchen darf, nach Leiste.</translation>
    </message>
    <message>
        <source>In order.</source>
        <translation>Der Reihe nach.</translation>
    </message>
    <message>
        <source>Boxes that failed once, by track.</source>
        <translation>Einmal misslungene Kästchen, nach Leiste.</translation>
    </message>
    <message>
        <source>Boxes for a shipyard only, by track.</source>
        <translation>Kästchen nur für eine Werft, nach Leiste.</translation>
    </message>
    <message>
        <source>What became of it.</source>
        <translation>Was aus ihm geworden ist.</translation>
    </message>
    <message>
        <source>Boxes lost; left out: those marked.</source>
        <translation>Verlorene Kästchen; weggelassen: die markierten.</translation>
    </message>
    <message>
        <source>Boxes printed on its display.</source>
        <translation>Auf seiner Anzeige gedruckte Kästchen.</translation>
    </message>
    <message>
        <source>Of them, those crossed off.</source>
        <translation>Davon die abgestrichenen.</translation>
    </message>
    <message>
        <source>What all that were bought cost.</source>
        <translation>Was alle gekauften gekostet haben.</translation>
    </message>
    <message>
        <source>Of them, those used or killed.</source>
        <translation>Davon die verbrauchten oder abgeschossenen.</translation>
    </message>
    <message>
        <source>Bonus points of the scenario (D2.222).</source>
        <translation>Zusatzpunkte des Szenarios (D2.222).</translation>
    </message>
    <message>
        <source>Faces of the 2d10-, by post; 0 counts 10.</source>
        <translation>Augen des 2d10-, nach Posten; 0 zählt 10.</translation>
    </message>
    <message>
        <source>Grades a year ago; left out: a new ship (D1.12).</source>
        <translation>Güten vor einem Jahr; weggelassen: ein neues Schiff (D1.12).</translation>
    </message>
    <message>
        <source>Margin that the ship won, for D1.135.</source>
        <translation>Vorsprung, mit dem das Schiff gewann, für D1.135.</translation>
    </message>
    <message>
        <source>To tell the cost; may be left out.</source>
        <translation>Um die Kosten zu nennen; kann wegbleiben.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>obere Hälfte</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>untere Hälfte</translation>
    </message>
    <message>
        <source>{0} (yellow)</source>
        <translation>{0} (gelb)</translation>
    </message>
    <message>
        <source>{0} (blue, upper)</source>
        <translation>{0} (blau, obere Hälfte)</translation>
    </message>
    <message>
        <source>{0} (blue, lower)</source>
        <translation>{0} (blau, untere Hälfte)</translation>
    </message>
    <message>
        <source>{0} (green, upper)</source>
        <translation>{0} (grün, obere Hälfte)</translation>
    </message>
    <message>
        <source>{0} (green, lower)</source>
        <translation>{0} (grün, untere Hälfte)</translation>
    </message>
    <message>
        <source>spine {0}</source>
        <translation>Speiche {0}</translation>
    </message>
    <message>
        <source>{0} white</source>
        <translation>{0} weiß</translation>
    </message>
    <message>
        <source>{0} light blue</source>
        <translation>{0} hellblau</translation>
    </message>
    <message>
        <source>{0} dark blue</source>
        <translation>{0} dunkelblau</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>{0} up</source>
        <translation>{0} hinauf</translation>
    </message>
    <message>
        <source>{0} down</source>
        <translation>{0} hinab</translation>
    </message>
    <message>
        <source>{0} up ({1})</source>
        <translation>{0} hinauf ({1})</translation>
    </message>
    <message>
        <source>{0} down ({1})</source>
        <translation>{0} hinab ({1})</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>aft</source>
        <translation>achtern</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>Aft</source>
        <translation>Achtern</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>to port</source>
        <translation>nach Backbord</translation>
    </message>
    <message>
        <source>to starboard</source>
        <translation>nach Steuerbord</translation>
    </message>
    <message>
        <source>{0} to port</source>
        <translation>{0} nach Backbord</translation>
    </message>
    <message>
        <source>{0} to starboard</source>
        <translation>{0} nach Steuerbord</translation>
    </message>
    <message>
        <source>early</source>
        <translation>früh</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Früh</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>{0} missile</source>
        <translation>{0} Rakete</translation>
    </message>
    <message>
        <source>{0} missiles</source>
        <translation>{0} Raketen</translation>
    </message>
    <message>
        <source>{0} salvo</source>
        <translation>{0} Salve</translation>
    </message>
    <message>
        <source>{0} laser</source>
        <translation>{0} Laser</translation>
    </message>
    <message>
        <source>{0} lasers</source>
        <translation>{0} Laser</translation>
    </message>
    <message>
        <source>{0} graser</source>
        <translation>{0} Graser</translation>
    </message>
    <message>
        <source>{0} grasers</source>
        <translation>{0} Graser</translation>
    </message>
    <message>
        <source>{0} laser head</source>
        <translation>{0} Lasersprengkopf</translation>
    </message>
    <message>
        <source>{0} laser heads</source>
        <translation>{0} Lasersprengköpfe</translation>
    </message>
    <message>
        <source>{0} contact nuke</source>
        <translation>{0} Kontaktkernwaffe</translation>
    </message>
    <message>
        <source>{0} contact nukes</source>
        <translation>{0} Kontaktkernwaffen</translation>
    </message>
    <message>
        <source>{0} grav lance</source>
        <translation>{0} Gravlanze</translation>
    </message>
    <message>
        <source>{0} grav lances</source>
        <translation>{0} Gravlanzen</translation>
    </message>
    <message>
        <source>{0} energy torpedo</source>
        <translation>{0} Energietorpedo</translation>
    </message>
    <message>
        <source>{0} energy torpedoes</source>
        <translation>{0} Energietorpedos</translation>
    </message>
    <message>
        <source>{0} energy torpedo hit</source>
        <translation>{0} Energietorpedotreffer</translation>
    </message>
    <message>
        <source>{0} energy torpedo hits</source>
        <translation>{0} Energietorpedotreffer</translation>
    </message>
    <message>
        <source>{0} energy torpedo launcher</source>
        <translation>{0} Energietorpedowerfer</translation>
    </message>
    <message>
        <source>{0} energy torpedo launchers</source>
        <translation>{0} Energietorpedowerfer</translation>
    </message>
    <message>
        <source>{0} launcher</source>
        <translation>{0} Werfer</translation>
    </message>
    <message>
        <source>{0} launchers</source>
        <translation>{0} Werfer</translation>
    </message>
    <message>
        <source>{0} working launcher</source>
        <translation>{0} einsatzbereiter Werfer</translation>
    </message>
    <message>
        <source>{0} working launchers</source>
        <translation>{0} einsatzbereite Werfer</translation>
    </message>
    <message>
        <source>{0} working {1}</source>
        <translation>{0} einsatzbereit: {1}</translation>
    </message>
    <message>
        <source>{0} tube</source>
        <translation>{0} Rohr</translation>
    </message>
    <message>
        <source>{0} tubes</source>
        <translation>{0} Rohre</translation>
    </message>
    <message>
        <source>{0} tube of the {1} ({2})</source>
        <translation>{0} Rohr aus {1} ({2})</translation>
    </message>
    <message>
        <source>{0} tubes of the {1} ({2})</source>
        <translation>{0} Rohre aus {1} ({2})</translation>
    </message>
    <message>
        <source>{0} held tube</source>
        <translation>{0} zurückgehaltenes Rohr</translation>
    </message>
    <message>
        <source>{0} held tubes</source>
        <translation>{0} zurückgehaltene Rohre</translation>
    </message>
    <message>
        <source>{0} canister</source>
        <translation>{0} Kartätsche</translation>
    </message>
    <message>
        <source>{0} canisters</source>
        <translation>{0} Kartätschen</translation>
    </message>
    <message>
        <source>{0} decoy</source>
        <translation>{0} Täuschkörper</translation>
    </message>
    <message>
        <source>{0} decoys</source>
        <translation>{0} Täuschkörper</translation>
    </message>
    <message>
        <source>{0} decoy left</source>
        <translation>noch {0} Täuschkörper</translation>
    </message>
    <message>
        <source>{0} decoys left</source>
        <translation>noch {0} Täuschkörper</translation>
    </message>
    <message>
        <source>{0} dot</source>
        <translation>{0} Punkt</translation>
    </message>
    <message>
        <source>{0} dots</source>
        <translation>{0} Punkte</translation>
    </message>
    <message>
        <source>{0} dot left</source>
        <translation>noch {0} Punkt</translation>
    </message>
    <message>
        <source>{0} dots left</source>
        <translation>noch {0} Punkte</translation>
    </message>
    <message>
        <source>{0} box</source>
        <translation>{0} Kästchen</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0} Kästchen</translation>
    </message>
    <message>
        <source>{0} point</source>
        <translation>{0} Punkt</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} Punkte</translation>
    </message>
    <message>
        <source>{0} victory point</source>
        <translation>{0} Siegpunkt</translation>
    </message>
    <message>
        <source>{0} victory points</source>
        <translation>{0} Siegpunkte</translation>
    </message>
    <message>
        <source>{0} party</source>
        <translation>{0} Trupp</translation>
    </message>
    <message>
        <source>{0} parties</source>
        <translation>{0} Trupps</translation>
    </message>
    <message>
        <source>{0} window</source>
        <translation>{0} Fenster</translation>
    </message>
    <message>
        <source>{0} beam</source>
        <translation>{0} Strahlwaffe</translation>
    </message>
    <message>
        <source>{0} beams</source>
        <translation>{0} Strahlwaffen</translation>
    </message>
    <message>
        <source>{0} grade</source>
        <translation>{0} Grad</translation>
    </message>
    <message>
        <source>{0} grades</source>
        <translation>{0} Grade</translation>
    </message>
    <message>
        <source>{0} kill</source>
        <translation>{0} Abschuss</translation>
    </message>
    <message>
        <source>{0} kills</source>
        <translation>{0} Abschüsse</translation>
    </message>
    <message>
        <source>{0} round</source>
        <translation>{0} Ladung</translation>
    </message>
    <message>
        <source>{0} rounds</source>
        <translation>{0} Ladungen</translation>
    </message>
    <message>
        <source>{0} turn</source>
        <translation>{0} Runde</translation>
    </message>
    <message>
        <source>{0} turns</source>
        <translation>{0} Runden</translation>
    </message>
    <message>
        <source>{0} natural zero</source>
        <translation>{0} natürliche Null</translation>
    </message>
    <message>
        <source>{0} natural zeros</source>
        <translation>{0} natürliche Nullen</translation>
    </message>
    <message>
        <source>{0} hit</source>
        <translation>{0} Treffer</translation>
    </message>
    <message>
        <source>{0} hits</source>
        <translation>{0} Treffer</translation>
    </message>
    <message>
        <source>salvo</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>salvo of {0} ({1})</source>
        <translation>Salve von {0} ({1})</translation>
    </message>
    <message>
        <source>the salvo of {0} ({1})</source>
        <translation>die Salve von {0} ({1})</translation>
    </message>
    <message>
        <source>linked salvoes of {0} ({1})</source>
        <translation>verbundene Salven von {0} ({1})</translation>
    </message>
    <message>
        <source>the linked salvoes of {0} ({1})</source>
        <translation>die verbundenen Salven von {0} ({1})</translation>
    </message>
    <message>
        <source>linked salvoes</source>
        <translation>verbundene Salven</translation>
    </message>
    <message>
        <source>{0} of {1} ({2}) at {3}</source>
        <translation>{0} von {1} ({2}) auf {3}</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} auf {1}</translation>
    </message>
    <message>
        <source>{0} missiles of {1} at {2} ({3})</source>
        <translation>{0} Raketen von {1} auf {2} ({3})</translation>
    </message>
    <message>
        <source>salvo of {0} ({1}) at {2}</source>
        <translation>Salve von {0} ({1}) auf {2}</translation>
    </message>
    <message>
        <source>linked salvoes of {0} ({1}) at {2}</source>
        <translation>verbundene Salven von {0} ({1}) auf {2}</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>Impellerkeil</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open, {0}</source>
        <translation>offen, {0}</translation>
    </message>
    <message>
        <source>sidewall, {0}</source>
        <translation>Seitenschild, {0}</translation>
    </message>
    <message>
        <source>hammerhead, {0}</source>
        <translation>Hammerkopf, {0}</translation>
    </message>
    <message>
        <source>decoy</source>
        <translation>Täuschkörper</translation>
    </message>
    <message>
        <source>Port Sidewall</source>
        <translation>Backbord-Seitenschild</translation>
    </message>
    <message>
        <source>Starboard Sidewall</source>
        <translation>Steuerbord-Seitenschild</translation>
    </message>
    <message>
        <source>Forward Hammerhead {0}</source>
        <translation>Vorderer Hammerkopf {0}</translation>
    </message>
    <message>
        <source>Aft Hammerhead {0}</source>
        <translation>Achterer Hammerkopf {0}</translation>
    </message>
    <message>
        <source>Port Broadside {0}</source>
        <translation>Backbord-Breitseite {0}</translation>
    </message>
    <message>
        <source>Starboard Broadside {0}</source>
        <translation>Steuerbord-Breitseite {0}</translation>
    </message>
    <message>
        <source>{0}: {1} left</source>
        <translation>{0}: noch {1}</translation>
    </message>
    <message>
        <source>{0}: {1} left, {2}</source>
        <translation>{0}: noch {1}, {2}</translation>
    </message>
    <message>
        <source>C4.123 ECM 2d10-, {0}</source>
        <translation>C4.123 ECM 2d10-, {0}</translation>
    </message>
    <message>
        <source>C4.132 CM 2d10-, {0}</source>
        <translation>C4.132 CM 2d10-, {0}</translation>
    </message>
    <message>
        <source>C4.142 PD 2d10-, {0}</source>
        <translation>C4.142 PD 2d10-, {0}</translation>
    </message>
    <message>
        <source>C5.4213 octagon {0} d10, {1}</source>
        <translation>C5.4213 Achteck {0} W10, {1}</translation>
    </message>
    <message>
        <source>C5.4412 bridge casualties 2d10-, {0}</source>
        <translation>C5.4412 Verluste auf der Brücke 2d10-, {0}</translation>
    </message>
    <message>
        <source>C5.4212 core cascade 2d10+, {0}</source>
        <translation>C5.4212 Kernkaskade 2d10+, {0}</translation>
    </message>
    <message>
        <source>C5.411 hull boxes 2d10-, {0}</source>
        <translation>C5.411 Rumpfkästchen 2d10-, {0}</translation>
    </message>
    <message>
        <source>C5.23 hit location 2d10+, {0} edge, {1}</source>
        <translation>C5.23 Trefferzone 2d10+, Kante {0}, {1}</translation>
    </message>
    <message>
        <source>C5.113 hit location again 2d10+, {0} edge, {1}</source>
        <translation>C5.113 Trefferzone noch einmal 2d10+, Kante {0}, {1}</translation>
    </message>
    <message>
        <source>C5.4412 officer hurt d10, {0}</source>
        <translation>C5.4412 Offizier verwundet W10, {0}</translation>
    </message>
    <message>
        <source>thrust</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>übergeben</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>im Gefecht</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>versagen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>trifft</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>treffen</translation>
    </message>
    <message>
        <source>no missile strikes {0}</source>
        <translation>keine Rakete trifft {0}</translation>
    </message>
    <message>
        <source>{0} = {1}: no missile strikes {2}.</source>
        <translation>{0} = {1}: keine Rakete trifft {2}.</translation>
    </message>
    <message>
        <source>{0} = {1}: {2} strikes {3}.</source>
        <translation>{0} = {1}: {2} trifft {3}.</translation>
    </message>
    <message>
        <source>{0} = {1}: {2} strike {3}.</source>
        <translation>{0} = {1}: {2} treffen {3}.</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>aiming</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadratisch</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>corner grid</source>
        <translation>Eckengitter</translation>
    </message>
    <message>
        <source>edge grid</source>
        <translation>Kantengitter</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>officers</source>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{0} is not done yet.</source>
        <translation>{0} ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>{0} plots again.</source>
        <translation>{0} schreibt wieder Kursbefehle.</translation>
    </message>
    <message>
        <source>'setup'</source>
        <translation>'Aufbau'</translation>
    </message>
    <message>
        <source>'1 place markers'</source>
        <translation>'1 Marken setzen'</translation>
    </message>
    <message>
        <source>'2 plotting'</source>
        <translation>'2 Kursbefehle'</translation>
    </message>
    <message>
        <source>'3 missile launch'</source>
        <translation>'3 Raketenstart'</translation>
    </message>
    <message>
        <source>'4 early impact'</source>
        <translation>'4 früher Einschlag'</translation>
    </message>
    <message>
        <source>'5 move to midpoint'</source>
        <translation>'5 Zug zum Mittelpunkt'</translation>
    </message>
    <message>
        <source>'6 middle impact and first beams'</source>
        <translation>'6 mittlerer Einschlag und erste Strahlwaffen'</translation>
    </message>
    <message>
        <source>'7 move to EoT'</source>
        <translation>'7 Zug zum Rundenende'</translation>
    </message>
    <message>
        <source>'8 late impact and second beams'</source>
        <translation>'8 später Einschlag und zweite Strahlwaffen'</translation>
    </message>
    <message>
        <source>'9 record keeping'</source>
        <translation>'9 Buchführung'</translation>
    </message>
    <message>
        <source>'9 damage control'</source>
        <translation>'9 Schadensbekämpfung'</translation>
    </message>
    <message>
        <source>'9 other actions'</source>
        <translation>'9 andere Handlungen'</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>large hexes, square map</source>
        <translation>große Felder, quadratische Karte</translation>
    </message>
    <message>
        <source>party</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>sidewall</source>
        <translation>Seitenschild</translation>
    </message>
    <message>
        <source>Linked salvoes of {0} ({1}) at {2}</source>
        <translation>Verbundene Salven von {0} ({1}) auf {2}</translation>
    </message>
    <message>
        <source>Salvo of {0} ({1}) at {2}</source>
        <translation>Salve von {0} ({1}) auf {2}</translation>
    </message>
    <message>
        <source>EoT marker of {0}, {1}</source>
        <translation>EoT-Marke von {0}, {1}</translation>
    </message>
    <message>
        <source>Midpoint marker of {0}, {1}</source>
        <translation>Mittelpunktmarke von {0}, {1}</translation>
    </message>
    <message>
        <source>{0} - {1}</source>
        <translation>{0} - {1}</translation>
    </message>
    <message>
        <source>{0} − {1}</source>
        <translation>{0} − {1}</translation>
    </message>
    <message>
        <source>sliding to {0}</source>
        <translation>abgleitend nach {0}</translation>
    </message>
    <message>
        <source>{0} class</source>
        <translation>Klasse {0}</translation>
    </message>
    <message>
        <source>{0} launched</source>
        <translation>{0} gestartet</translation>
    </message>
    <message>
        <source>{0} aft</source>
        <translation>{0} achtern</translation>
    </message>
    <message>
        <source>{0} forward</source>
        <translation>{0} vorn</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Minor Victory</source>
        <translation>Kleiner Sieg</translation>
    </message>
    <message>
        <source>Major Victory</source>
        <translation>Großer Sieg</translation>
    </message>
    <message>
        <source>Green {0}</source>
        <translation>Grün {0}</translation>
    </message>
    <message>
        <source>Red {0}</source>
        <translation>Rot {0}</translation>
    </message>
    <message>
        <source>a party</source>
        <translation>ein Trupp</translation>
    </message>
    <message>
        <source>two parties</source>
        <translation>zwei Trupps</translation>
    </message>
    <message>
        <source>aft {0}</source>
        <translation>achtern {0}</translation>
    </message>
    <message>
        <source>forward {0}</source>
        <translation>vorn {0}</translation>
    </message>
    <message>
        <source>port {0}</source>
        <translation>Backbord {0}</translation>
    </message>
    <message>
        <source>starboard {0}</source>
        <translation>Steuerbord {0}</translation>
    </message>
    <message>
        <source>lost with the impeller</source>
        <translation>mit dem Impeller verloren</translation>
    </message>
    <message>
        <source>the sail gone</source>
        <translation>das Segel fort</translation>
    </message>
    <message>
        <source>she holds</source>
        <translation>das Schiff hält</translation>
    </message>
    <message>
        <source>she explodes</source>
        <translation>das Schiff explodiert</translation>
    </message>
    <message>
        <source>Octagon {0}</source>
        <translation>Achteck {0}</translation>
    </message>
    <message>
        <source>ecm</source>
        <translation>ECM</translation>
    </message>
    <message>
        <source>fcon</source>
        <translation>fcon</translation>
    </message>
    <message>
        <source>{0} officer hurt</source>
        <translation>Offizier verwundet: {0}</translation>
    </message>
    <message>
        <source>{0} now</source>
        <translation>jetzt {0}</translation>
    </message>
    <message>
        <source>'{0}' is no AVID window and no green spine.</source>
        <translation>'{0}' ist weder ein Fenster der AVID noch eine grüne Speiche.</translation>
    </message>
    <message>
        <source>'{0}' is no AVID window; expected names like {1}, {2}, {3} or {4}.</source>
        <translation>'{0}' ist kein Fenster der AVID; erwartet werden Namen wie {1}, {2}, {3} oder {4}.</translation>
    </message>
    <message>
        <source>'{0}' is no map direction; expected one letter A to F.</source>
        <translation>'{0}' ist keine Kartenrichtung; erwartet wird ein Buchstabe von A bis F.</translation>
    </message>
    <message>
        <source>'{0}' is no place; expected hex and level like {1}.</source>
        <translation>'{0}' ist kein Ort; erwartet werden Feld und Ebene wie {1}.</translation>
    </message>
    <message>
        <source>'{0}' is no beam weapon of that class; it has {1}.</source>
        <translation>'{0}' ist keine Strahlwaffe dieser Klasse; sie hat {1}.</translation>
    </message>
    <message>
        <source>upper yellow</source>
        <translation>gelb, obere Hälfte</translation>
    </message>
    <message>
        <source>upper blue</source>
        <translation>blau, obere Hälfte</translation>
    </message>
    <message>
        <source>upper green</source>
        <translation>grün, obere Hälfte</translation>
    </message>
    <message>
        <source>upper purple</source>
        <translation>violett, obere Hälfte</translation>
    </message>
    <message>
        <source>lower yellow</source>
        <translation>gelb, untere Hälfte</translation>
    </message>
    <message>
        <source>lower blue</source>
        <translation>blau, untere Hälfte</translation>
    </message>
    <message>
        <source>lower green</source>
        <translation>grün, untere Hälfte</translation>
    </message>
    <message>
        <source>lower purple</source>
        <translation>violett, untere Hälfte</translation>
    </message>
    <message>
        <source>{0} dice are thrown here, not {1}.</source>
        <translation>Hier fallen {0} Würfel, nicht {1}.</translation>
    </message>
    <message>
        <source>{0} faces were given; this roll takes {1}.</source>
        <translation>{0} Augen sind angegeben; dieser Wurf braucht {1}.</translation>
    </message>
    <message>
        <source>{0} energy torpedos</source>
        <translation>{0} Energietorpedos</translation>
    </message>
    <message>
        <source>{0} fire control box</source>
        <translation>{0} Kästchen Feuerleitung</translation>
    </message>
    <message>
        <source>{0} fire control boxes</source>
        <translation>{0} Kästchen Feuerleitung</translation>
    </message>
    <message>
        <source>{0} fire control box can't defend.</source>
        <translation>{0} Kästchen Feuerleitung kann nicht abwehren.</translation>
    </message>
    <message>
        <source>{0} fire control boxes can't defend.</source>
        <translation>{0} Kästchen Feuerleitung können nicht abwehren.</translation>
    </message>
    <message>
        <source>{0} of {1} pods for {2} points yield {3}, rounded up.</source>
        <translation>{0} von {1} Gondeln für {2} Punkte bringen {3}, aufgerundet.</translation>
    </message>
    <message>
        <source>{0} pod</source>
        <translation>{0} Gondel</translation>
    </message>
    <message>
        <source>{0} pods</source>
        <translation>{0} Gondeln</translation>
    </message>
    <message>
        <source>Of {0} pods {1} can't be gone</source>
        <translation>Von {0} Gondeln können nicht {1} fort sein</translation>
    </message>
    <message>
        <source>roll before pivot</source>
        <translation>Rolle vor Schwenk</translation>
    </message>
    <message>
        <source>pivot before roll</source>
        <translation>Schwenk vor Rolle</translation>
    </message>
    <message>
        <source>{0} working boxes</source>
        <translation>{0} intakte Kästchen</translation>
    </message>
    <message>
        <source>{0} working box</source>
        <translation>{0} intaktes Kästchen</translation>
    </message>
    <message>
        <source>{0} working boxes of {1}</source>
        <translation>{0} intakte Kästchen {1}</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>Heck</translation>
    </message>
    <message>
        <source>{0} (decoy, spent)</source>
        <translation>{0} (Täuschkörper, verbraucht)</translation>
    </message>
    <message>
        <source>decoy, spent</source>
        <translation>Täuschkörper, verbraucht</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Leerer Raum</translation>
    </message>
    <message>
        <source>ECM column {0}</source>
        <translation>ECM-Spalte {0}</translation>
    </message>
    <message>
        <source>ECM column {0} = {1}</source>
        <translation>ECM-Spalte {0} = {1}</translation>
    </message>
    <message>
        <source>Depth modifier {0} = {1}</source>
        <translation>Tiefenzuschlag {0} = {1}</translation>
    </message>
    <message>
        <source>Fire control takes {0} column off.</source>
        <translation>Die Feuerleitung nimmt {0} Spalte weg.</translation>
    </message>
    <message>
        <source>Fire control takes {0} columns off.</source>
        <translation>Die Feuerleitung nimmt {0} Spalten weg.</translation>
    </message>
    <message>
        <source>{0} column</source>
        <translation>{0} Spalte</translation>
    </message>
    <message>
        <source>{0} columns</source>
        <translation>{0} Spalten</translation>
    </message>
    <message>
        <source>poor {0}</source>
        <translation>schwach {0}</translation>
    </message>
    <message>
        <source>average {0}</source>
        <translation>Durchschnitt {0}</translation>
    </message>
    <message>
        <source>veteran {0}</source>
        <translation>Veteran {0}</translation>
    </message>
    <message>
        <source>elite {0}</source>
        <translation>Elite {0}</translation>
    </message>
    <message>
        <source>{0}'s ratio is {1}, {2}'s {3}.</source>
        <translation>Das Verhältnis von {0} ist {1}, das von {2} {3}.</translation>
    </message>
    <message>
        <source>No box of {0} is left to be mended.</source>
        <translation>Von {0} ist kein Kästchen übrig, das repariert werden kann.</translation>
    </message>
    <message>
        <source>No box of {0} is left to be mended ({1}).</source>
        <translation>Von {0} ist kein Kästchen übrig, das repariert werden kann ({1}).</translation>
    </message>
    <message>
        <source>Pivot rating {0}</source>
        <translation>Schwenkleistung {0}</translation>
    </message>
    <message>
        <source>Roll rating {0}</source>
        <translation>Rolleistung {0}</translation>
    </message>
    <message>
        <source>Thrust rating {0}</source>
        <translation>Schubleistung {0}</translation>
    </message>
    <message>
        <source>Row {0}: {1}.</source>
        <translation>Zeile {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} of {1} against the {2}: {3}</source>
        <translation>{0} von {1} gegen {2}: {3}</translation>
    </message>
    <message>
        <source>{0} from {1} at {2}, range {3}, MQL {4}, window {5}</source>
        <translation>{0} aus {1} auf {2}, Entfernung {3}, MQL {4}, Fenster {5}</translation>
    </message>
    <message>
        <source>range 0 only; d10 per attacker thrust box, each 3+ destroys one sidewall box</source>
        <translation>nur Entfernung 0; W10 je Schubkästchen des Angreifers, jede 3+ zerstört ein Kästchen Seitenschild</translation>
    </message>
    <message>
        <source>{0}× depth, span {1}</source>
        <translation>{0}× Tiefe, Spanne {1}</translation>
    </message>
    <message>
        <source>{0}× depth, span {1}, {2}</source>
        <translation>{0}× Tiefe, Spanne {1}, {2}</translation>
    </message>
    <message>
        <source>{0}× depth rounded down, span {1}, PD kills doubled</source>
        <translation>{0}× Tiefe abgerundet, Spanne {1}, PD-Abschüsse verdoppelt</translation>
    </message>
    <message>
        <source>3d10low hits per launcher; no effect on intact sidewalls; range never halved</source>
        <translation>3d10low Treffer je Werfer; ohne Wirkung auf heile Seitenschilde; Entfernung nie halbiert</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>getragen</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>cascade</source>
        <translation>Kaskade</translation>
    </message>
    <message>
        <source>octagon</source>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>linked {0} with {1}</source>
        <translation>Verbund {0} mit {1}</translation>
    </message>
    <message>
        <source>roll +{0}</source>
        <translation>Rolle +{0}</translation>
    </message>
    <message>
        <source>roll −{0}</source>
        <translation>Rolle −{0}</translation>
    </message>
    <message>
        <source>brg</source>
        <translation>brg</translation>
    </message>
    <message>
        <source>com</source>
        <translation>com</translation>
    </message>
    <message>
        <source>dcy</source>
        <translation>dcy</translation>
    </message>
    <message>
        <source>flg</source>
        <translation>flg</translation>
    </message>
    <message>
        <source>fwd</source>
        <translation>fwd</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>hull</translation>
    </message>
    <message>
        <source>hyp</source>
        <translation>hyp</translation>
    </message>
    <message>
        <source>lif</source>
        <translation>lif</translation>
    </message>
    <message>
        <source>mag</source>
        <translation>mag</translation>
    </message>
    <message>
        <source>piv</source>
        <translation>piv</translation>
    </message>
    <message>
        <source>rol</source>
        <translation>rol</translation>
    </message>
    <message>
        <source>sdwl</source>
        <translation>sdwl</translation>
    </message>
</context>
</TS>
