<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine-star-control</name>
    <message>
        <source>join {0} {1}</source>
        <translation>{0} mit {1} vereinen</translation>
    </message>
    <message>
        <source>split {0}</source>
        <translation>{0} teilen</translation>
    </message>
    <message>
        <source>attack {0} {1}</source>
        <translation>{0} greift {1} an</translation>
    </message>
    <message>
        <source>build {0}</source>
        <translation>{0} bauen</translation>
    </message>
    <message>
        <source>change {0}</source>
        <translation>{0} verwandeln</translation>
    </message>
    <message>
        <source>the antimatter cone stops the missile on 4 or more</source>
        <translation>der Antimateriekegel hält das Geschoss ab 4 auf</translation>
    </message>
    <message>
        <source>the Skiff teleports away on 4 or more</source>
        <translation>die Skiff teleportiert sich ab 4 davon</translation>
    </message>
    <message>
        <source>Aim of the {0}</source>
        <translation>Zielwert von {0}</translation>
    </message>
    <message>
        <source>target: {0}</source>
        <translation>Ziel: {0}</translation>
    </message>
    <message>
        <source>no statistic falls below 0</source>
        <translation>kein Wert sinkt unter 0</translation>
    </message>
    <message>
        <source>To hit, this or less</source>
        <translation>Trifft mit diesem Wurf oder weniger</translation>
    </message>
    <message>
        <source>{0} of the {1}</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} damaged</source>
        <translation>{0} beschädigt</translation>
    </message>
    <message>
        <source>Fleet {0} of the {1}: {2}</source>
        <translation>Flotte {0} ({1}): {2}</translation>
    </message>
    <message>
        <source>force field</source>
        <translation>Kraftfeld</translation>
    </message>
    <message>
        <source>limpets {0}</source>
        <translation>Limpets {0}</translation>
    </message>
    <message>
        <source>dogis {0}</source>
        <translation>DOGIs {0}</translation>
    </message>
    <message>
        <source>after retro</source>
        <translation>nach Umkehrschub</translation>
    </message>
    <message>
        <source>turn {0} of 4</source>
        <translation>Runde {0} von 4</translation>
    </message>
    <message>
        <source>{0} is no ship of this battle.</source>
        <translation>{0} ist kein Schiff dieses Gefechts.</translation>
    </message>
    <message>
        <source>{0} belongs to the {1}.</source>
        <translation>{0} gehört zu {1}.</translation>
    </message>
    <message>
        <source>There is no hex {0} on the tactical map.</source>
        <translation>Auf der taktischen Karte gibt es kein Feld {0}.</translation>
    </message>
    <message>
        <source>The action of {0} is over for this turn.</source>
        <translation>Die Aktion von {0} ist für diese Runde vorbei.</translation>
    </message>
    <message>
        <source>{0} could still attack; its action ends when another ship acts.</source>
        <translation>{0} könnte noch angreifen; die Aktion endet, wenn ein anderes Schiff handelt.</translation>
    </message>
    <message>
        <source>{0} has acted.</source>
        <translation>{0} hat gehandelt.</translation>
    </message>
    <message>
        <source>{0} has moved in this turn.</source>
        <translation>{0} hat sich in dieser Runde bewegt.</translation>
    </message>
    <message>
        <source>Starbase</source>
        <translation>Sternenbasis</translation>
    </message>
    <message>
        <source>The {0} in {1} may not be entered.</source>
        <translation>{0} in {1} darf nicht betreten werden.</translation>
    </message>
    <message>
        <source>{0} has Speed {1}; {2} is {3} hexes away.</source>
        <translation>{0} hat Tempo {1}; {2} ist {3} Felder entfernt.</translation>
    </message>
    <message>
        <source>It stands there already.</source>
        <translation>Es steht schon dort.</translation>
    </message>
    <message>
        <source>A ship is in {0}.</source>
        <translation>In {0} steht ein Schiff.</translation>
    </message>
    <message>
        <source>{0} moves to {1}.</source>
        <translation>{0} zieht nach {1}.</translation>
    </message>
    <message>
        <source>{0} is your own.</source>
        <translation>{0} gehört zur eigenen Seite.</translation>
    </message>
    <message>
        <source>{0} has no attack called {1}.</source>
        <translation>{0} hat keinen Angriff namens {1}.</translation>
    </message>
    <message>
        <source>{0} has made its {1} attack{2} this turn.</source>
        <translation>{0} hat in dieser Runde den Angriff {1}{2} schon ausgeführt.</translation>
    </message>
    <message>
        <source>{0} reaches {1}; {2} is {3} away.</source>
        <translation>{0} reicht {1} weit; {2} ist {3} entfernt.</translation>
    </message>
    <message>
        <source>{0} is cloaked: another target is in range, {1} for example.</source>
        <translation>{0} ist getarnt: Ein anderes Ziel ist in Reichweite, zum Beispiel {1}.</translation>
    </message>
    <message>
        <source>BAT.hit {0} at {1}</source>
        <translation>BAT.hit {0} auf {1}</translation>
    </message>
    <message>
        <source>needs {0} or less</source>
        <translation>braucht {0} oder weniger</translation>
    </message>
    <message>
        <source>needs a 1</source>
        <translation>braucht eine 1</translation>
    </message>
    <message>
        <source>{0}, {1} at {2}: {3}, rolls {4}: {5}.</source>
        <translation>{0}, {1} auf {2}: {3}, würfelt {4}: {5}.</translation>
    </message>
    <message>
        <source>UM.cone-defence {0}</source>
        <translation>UM.cone-defence {0}</translation>
    </message>
    <message>
        <source>The antimatter cone of {0} rolls {1} and destroys the missile.</source>
        <translation>Der Antimateriekegel von {0} würfelt {1} und zerstört das Geschoss.</translation>
    </message>
    <message>
        <source>AR.teleport {0}</source>
        <translation>AR.teleport {0}</translation>
    </message>
    <message>
        <source>AR.teleport direction, {0}</source>
        <translation>AR.teleport Richtung, {0}</translation>
    </message>
    <message>
        <source>AR.teleport distance, {0}</source>
        <translation>AR.teleport Weite, {0}</translation>
    </message>
    <message>
        <source>{0} rolls {1} and teleports: direction {2}, {3}, to {4}.</source>
        <translation>{0} würfelt {1} und teleportiert sich: Richtung {2}, {3}, nach {4}.</translation>
    </message>
    <message>
        <source>{0} has Speed, Turn and Aim -1 for the rest of the battle.</source>
        <translation>{0} hat für den Rest des Gefechts Tempo, Wendigkeit und Zielwert -1.</translation>
    </message>
    <message>
        <source>{0} has Speed, Turn and Damage -1 for the rest of the battle.</source>
        <translation>{0} hat für den Rest des Gefechts Tempo, Wendigkeit und Schaden -1.</translation>
    </message>
    <message>
        <source>{0} takes off 2 damage: now {1}.</source>
        <translation>{0} entfernt 2 Schaden: jetzt {1}.</translation>
    </message>
    <message>
        <source>{0} damage is more than Crew {1}</source>
        <translation>{0} Schaden sind mehr als die Besatzung {1}</translation>
    </message>
    <message>
        <source>{0} has {1} damage (Crew {2}).</source>
        <translation>{0} hat {1} Schaden (Besatzung {2}).</translation>
    </message>
    <message>
        <source>it gave itself up in glory</source>
        <translation>es hat sich ruhmreich geopfert</translation>
    </message>
    <message>
        <source>There is no Fleet {0}.</source>
        <translation>Es gibt keine Flotte {0}.</translation>
    </message>
    <message>
        <source>Fleet {0} is your own.</source>
        <translation>Flotte {0} gehört zur eigenen Seite.</translation>
    </message>
    <message>
        <source>A Fleet attacks one in the hex next to it, not {0} hexes away.</source>
        <translation>Eine Flotte greift eine im Nachbarfeld an, nicht {0} Felder entfernt.</translation>
    </message>
    <message>
        <source>Fleet {0} has fought Fleet {1} in this phase.</source>
        <translation>Flotte {0} hat in dieser Phase schon gegen Flotte {1} gekämpft.</translation>
    </message>
    <message>
        <source>Fleet {0} ({1}) attacks Fleet {2} ({3}) in {4}: {5}.</source>
        <translation>Flotte {0} ({1}) greift Flotte {2} ({3}) in {4} an: {5}.</translation>
    </message>
    <message>
        <source>{0} is no ship of yours in this battle.</source>
        <translation>{0} ist kein eigenes Schiff in diesem Gefecht.</translation>
    </message>
    <message>
        <source>Set up in column {0}, not in {1}.</source>
        <translation>Aufgestellt wird in Spalte {0}, nicht in {1}.</translation>
    </message>
    <message>
        <source>{0} is taken.</source>
        <translation>{0} ist besetzt.</translation>
    </message>
    <message>
        <source>{0} is set up in {1}.</source>
        <translation>{0} wird in {1} aufgestellt.</translation>
    </message>
    <message>
        <source>{0} of yours are still to be set up.</source>
        <translation>{0} eigene sind noch aufzustellen.</translation>
    </message>
    <message>
        <source>The {0} is set up.</source>
        <translation>{0}: Aufstellung fertig.</translation>
    </message>
    <message>
        <source> Battle turn 1 of the {0}.</source>
        <translation> Gefechtsrunde 1: {0}.</translation>
    </message>
    <message>
        <source>{0} of yours could still attack</source>
        <translation>{0} eigene könnten noch angreifen</translation>
    </message>
    <message>
        <source>{0} of yours {1} not acted in this battle turn</source>
        <translation>{0} eigene {1} in dieser Gefechtsrunde nicht gehandelt</translation>
    </message>
    <message>
        <source>{0}, {1} for example.</source>
        <translation>{0}, zum Beispiel {1}.</translation>
    </message>
    <message>
        <source>End Segment of battle turn {0}, {1}.</source>
        <translation>Schlussabschnitt der Gefechtsrunde {0}, {1}.</translation>
    </message>
    <message>
        <source>{0} turns back into a Guardian.</source>
        <translation>{0} wird wieder zum Guardian.</translation>
    </message>
    <message>
        <source>{0} did not return in time and is lost.</source>
        <translation>{0} kehrte nicht rechtzeitig zurück und ist verloren.</translation>
    </message>
    <message>
        <source>Battle turn {0} of the {1}.</source>
        <translation>Gefechtsrunde {0}: {1}.</translation>
    </message>
    <message>
        <source>No damage in {0} battle turns of each side: the battle stops.</source>
        <translation>Kein Schaden in {0} Gefechtsrunden jeder Seite: Das Gefecht endet.</translation>
    </message>
    <message>
        <source>The battle is over: the {0} holds the field.</source>
        <translation>Das Gefecht ist vorbei: {0} behauptet das Feld.</translation>
    </message>
    <message>
        <source>The battle is over: nobody is left.</source>
        <translation>Das Gefecht ist vorbei: Niemand ist übrig.</translation>
    </message>
    <message>
        <source>{0} grows whole again.</source>
        <translation>{0} wird wieder heil.</translation>
    </message>
    <message>
        <source>Lost: {0}.</source>
        <translation>Verloren: {0}.</translation>
    </message>
    <message>
        <source>{0} carries no Fighter Squads.</source>
        <translation>{0} trägt keine Jägerstaffeln.</translation>
    </message>
    <message>
        <source>{0} has launched its {1} Fighter Squads.</source>
        <translation>{0} hat {1} Jägerstaffeln gestartet, alle, die es gibt.</translation>
    </message>
    <message>
        <source>{0} is not next to {1}.</source>
        <translation>{0} liegt nicht neben {1}.</translation>
    </message>
    <message>
        <source>{0} may not be entered.</source>
        <translation>{0} darf nicht betreten werden.</translation>
    </message>
    <message>
        <source>{0} launches {1} into {2}.</source>
        <translation>{0} startet {1} nach {2}.</translation>
    </message>
    <message>
        <source>{0} has no retro-propulsion.</source>
        <translation>{0} hat keinen Umkehrschub.</translation>
    </message>
    <message>
        <source>{0} has begun its action already.</source>
        <translation>{0} hat die Aktion schon begonnen.</translation>
    </message>
    <message>
        <source>Used in battle turn {0}: again in {1}.</source>
        <translation>In Gefechtsrunde {0} benutzt: wieder in {1}.</translation>
    </message>
    <message>
        <source>{0} switches on retro-propulsion: Speed +3, Turn +2, Aim +1.</source>
        <translation>{0} schaltet den Umkehrschub ein: Tempo +3, Wendigkeit +2, Zielwert +1.</translation>
    </message>
    <message>
        <source>{0} has no other form.</source>
        <translation>{0} hat keine andere Gestalt.</translation>
    </message>
    <message>
        <source>{0} attacked in this battle turn.</source>
        <translation>{0} hat in dieser Gefechtsrunde angegriffen.</translation>
    </message>
    <message>
        <source>{0} has changed in this End Segment.</source>
        <translation>{0} hat sich in diesem Schlussabschnitt verwandelt.</translation>
    </message>
    <message>
        <source>{0} becomes {1}.</source>
        <translation>{0} wird zu {1}.</translation>
    </message>
    <message>
        <source>{0} has no force field.</source>
        <translation>{0} hat kein Kraftfeld.</translation>
    </message>
    <message>
        <source>{0} raises its force field: Turn +2, one attack next turn.</source>
        <translation>{0} errichtet das Kraftfeld: Wendigkeit +2, ein Angriff in der nächsten Runde.</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>{0}, printed {1}</source>
        <translation>{0}, gedruckt {1}</translation>
    </message>
    <message>
        <source>research of the {0}</source>
        <translation>Forschung ({0})</translation>
    </message>
    <message>
        <source>{0} ship</source>
        <translation>{0} Schiff</translation>
    </message>
    <message>
        <source>{0} ships</source>
        <translation>{0} Schiffe</translation>
    </message>
    <message>
        <source>{0} Starbuck</source>
        <translation>{0} Starbuck</translation>
    </message>
    <message>
        <source>{0} Starbucks</source>
        <translation>{0} Starbucks</translation>
    </message>
    <message>
        <source>{0} hex</source>
        <translation>{0} Feld</translation>
    </message>
    <message>
        <source>{0} hexes</source>
        <translation>{0} Felder</translation>
    </message>
    <message>
        <source>an {0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} is no ship; expected one of {1}.</source>
        <translation>{0} ist kein Schiff; erwartet wurde eines von {1}.</translation>
    </message>
    <message>
        <source>A Fleet has 1 to {0} ships, not {1}.</source>
        <translation>Eine Flotte hat 1 bis {0} Schiffe, nicht {1}.</translation>
    </message>
    <message>
        <source>Attacks are 0 to {0}, not {1}.</source>
        <translation>Angriffe sind 0 bis {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>Damage taken is not below 0.</source>
        <translation>Erlittener Schaden ist nicht kleiner als 0.</translation>
    </message>
    <message>
        <source>{0} of the {1}: Range {2}, Damage {3}, Aim {4} [{5}]</source>
        <translation>{0} ({1}): Reichweite {2}, Schaden {3}, Zielwert {4} [{5}]</translation>
    </message>
    <message>
        <source>Aim {0} - Turn {1} = {2}: hits on {3} [BAT.hit]</source>
        <translation>Zielwert {0} - Wendigkeit {1} = {2}: trifft mit {3} [BAT.hit]</translation>
    </message>
    <message>
        <source>a hit is stopped on 4 or more of a d6 [UM.cone-defence]</source>
        <translation>ein Treffer wird mit 4 oder mehr auf einem W6 aufgehalten [UM.cone-defence]</translation>
    </message>
    <message>
        <source>a hit is stopped on 4 or more of a d6 [AR.teleport]</source>
        <translation>ein Treffer wird mit 4 oder mehr auf einem W6 aufgehalten [AR.teleport]</translation>
    </message>
    <message>
        <source>destroyed by more than {0} damage [BAT.destroyed]</source>
        <translation>zerstört durch mehr als {0} Schaden [BAT.destroyed]</translation>
    </message>
    <message>
        <source>{0} has {1}, not {2}.</source>
        <translation>{0} hat {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} or more [BES.destroy]</source>
        <translation>{0}: {1} oder mehr [BES.destroy]</translation>
    </message>
    <message>
        <source>Expected {0} faces from 1 to 10, one for each ship.</source>
        <translation>Erwartet wurden {0} Augenzahlen von 1 bis 10, eine je Schiff.</translation>
    </message>
    <message>
        <source>rolls {0}, with bonuses {1}</source>
        <translation>würfelt {0}, mit Zuschlägen {1}</translation>
    </message>
    <message>
        <source>{0} is no side; expected Alliance or Hierarchy.</source>
        <translation>{0} ist keine Seite; erwartet: Alliance oder Hierarchy.</translation>
    </message>
    <message>
        <source>A d10 shows 1 to 10 (0 as 10).</source>
        <translation>Ein W10 zeigt 1 bis 10 (0 gilt als 10).</translation>
    </message>
    <message>
        <source>d10 {0}: {1} [RES.race]</source>
        <translation>W10 {0}: {1} [RES.race]</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>noch einmal würfeln</translation>
    </message>
    <message>
        <source>d6 {0}: {1} +1 [RES.stat]</source>
        <translation>W6 {0}: {1} +1 [RES.stat]</translation>
    </message>
    <message>
        <source>A d6 shows 1 to 6, not {0}.</source>
        <translation>Ein W6 zeigt 1 bis 6, nicht {0}.</translation>
    </message>
    <message>
        <source>Nobody controls fewer than none.</source>
        <translation>Niemand beherrscht weniger als nichts.</translation>
    </message>
    <message>
        <source>d6 {0}: {1} world [EXP.world]</source>
        <translation>W6 {0}: {1} Welt [EXP.world]</translation>
    </message>
    <message>
        <source>d6 {0}: {1} [EXP.relic]</source>
        <translation>W6 {0}: {1} [EXP.relic]</translation>
    </message>
    <message>
        <source>d6 {0}: {1} [GAL.hex-type]</source>
        <translation>W6 {0}: {1} [GAL.hex-type]</translation>
    </message>
    <message>
        <source>{0}: Speed {1}</source>
        <translation>{0}: Tempo {1}</translation>
    </message>
    <message>
        <source>all {0} or more: yes [MOV.two]</source>
        <translation>alle {0} oder mehr: ja [MOV.two]</translation>
    </message>
    <message>
        <source>all {0} or more: no [MOV.two]</source>
        <translation>alle {0} oder mehr: nein [MOV.two]</translation>
    </message>
    <message>
        <source>A map has 1 to 99 columns and rows.</source>
        <translation>Eine Karte hat 1 bis 99 Spalten und Reihen.</translation>
    </message>
    <message>
        <source>{0} is not on a map of {1} columns and {2} rows.</source>
        <translation>{0} liegt nicht auf einer Karte mit {1} Spalten und {2} Reihen.</translation>
    </message>
    <message>
        <source>A Speed is 0 to 99, not {0}.</source>
        <translation>Ein Tempo ist 0 bis 99, nicht {0}.</translation>
    </message>
    <message>
        <source>{0} hexes within Speed {1} of {2} [STAT.speed]</source>
        <translation>{0} Felder mit Tempo {1} von {2} aus erreichbar [STAT.speed]</translation>
    </message>
    <message>
        <source>A d6 shows 1 to 6.</source>
        <translation>Ein W6 zeigt 1 bis 6.</translation>
    </message>
    <message>
        <source>d6 {0}: evaded [AR.teleport]</source>
        <translation>W6 {0}: ausgewichen [AR.teleport]</translation>
    </message>
    <message>
        <source>d6 {0}: hit [AR.teleport]</source>
        <translation>W6 {0}: Treffer [AR.teleport]</translation>
    </message>
    <message>
        <source>Chance to hit, expected damage and chance to destroy of an attack</source>
        <translation>Trefferchance, erwarteter Schaden und Zerstörungschance eines Angriffs</translation>
    </message>
    <message>
        <source>Chance that a bombardment destroys a Fortress, or what given rolls come to</source>
        <translation>Chance, dass ein Bombardement eine Festung zerstört, oder was gegebene Würfe ergeben</translation>
    </message>
    <message>
        <source>The research tables of a side, or what given dice come to</source>
        <translation>Die Forschungstabellen einer Seite, oder was gegebene Würfel ergeben</translation>
    </message>
    <message>
        <source>Starbucks that Starbases, Mines and Colonies pay</source>
        <translation>Starbucks, die Sternenbasen, Minen und Kolonien einbringen</translation>
    </message>
    <message>
        <source>World and relics for given dice</source>
        <translation>Welt und Relikte für gegebene Würfel</translation>
    </message>
    <message>
        <source>What a die puts on the starmap</source>
        <translation>Was ein Würfel auf die Sternkarte setzt</translation>
    </message>
    <message>
        <source>Hexes that a Fleet goes in a turn</source>
        <translation>Felder, die eine Flotte in einer Runde zieht</translation>
    </message>
    <message>
        <source>Hexes of the tactical map that a ship can move to</source>
        <translation>Felder der taktischen Karte, zu denen ein Schiff ziehen kann</translation>
    </message>
    <message>
        <source>Whether and where a Skiff evades a hit</source>
        <translation>Ob und wohin eine Skiff einem Treffer ausweicht</translation>
    </message>
    <message>
        <source>The {0} gets {1} ({2}).</source>
        <translation>{0} bekommt {1} ({2}).</translation>
    </message>
    <message>
        <source>nothing pays</source>
        <translation>nichts bringt etwas ein</translation>
    </message>
    <message>
        <source>{0} costs {1}; the {2} has {3}.</source>
        <translation>{0} kostet {1}; {2} hat {3}.</translation>
    </message>
    <message>
        <source>There is no hex {0} on the starmap.</source>
        <translation>Auf der Sternkarte gibt es kein Feld {0}.</translation>
    </message>
    <message>
        <source>You have no ship in {0}.</source>
        <translation>In {0} steht kein eigenes Schiff.</translation>
    </message>
    <message>
        <source>{0} World</source>
        <translation>{0}-Welt</translation>
    </message>
    <message>
        <source>A {0} is built on a {1}; {2} is: {3}.</source>
        <translation>{0}: wird gebaut auf: {1}; {2} ist: {3}.</translation>
    </message>
    <message>
        <source>{0} holds one already: {1}.</source>
        <translation>{0} hat schon eine: {1}.</translation>
    </message>
    <message>
        <source>next to</source>
        <translation>neben</translation>
    </message>
    <message>
        <source>{0} is {1} the hex of a Starbase.</source>
        <translation>{0} liegt: {1} dem Feld einer Sternenbasis.</translation>
    </message>
    <message>
        <source>each for itself</source>
        <translation>jede für sich</translation>
    </message>
    <message>
        <source>You have {0} Starbases and only {1} Colonies and {2} Mines (counted {3}).</source>
        <translation>Vorhanden sind {0} Sternenbasen und nur {1} Kolonien und {2} Minen (gezählt {3}).</translation>
    </message>
    <message>
        <source>The {0} builds a {1} in {2} for {3}.</source>
        <translation>{0} baut {1} in {2} für {3}.</translation>
    </message>
    <message>
        <source>Your Fleet Pile is empty.</source>
        <translation>Der eigene Flottenstapel ist leer.</translation>
    </message>
    <message>
        <source>You have no Fleet {0}.</source>
        <translation>Eine eigene Flotte {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>Fleet {0} is not in {1}.</source>
        <translation>Flotte {0} ist nicht in {1}.</translation>
    </message>
    <message>
        <source>A ship</source>
        <translation>Ein Schiff</translation>
    </message>
    <message>
        <source>You have no Starbase in {0}.</source>
        <translation>In {0} steht keine eigene Sternenbasis.</translation>
    </message>
    <message>
        <source>An enemy Fleet is in {0}.</source>
        <translation>Eine feindliche Flotte ist in {0}.</translation>
    </message>
    <message>
        <source>The Starbase in {0} has built its ship this turn.</source>
        <translation>Die Sternenbasis in {0} hat ihr Schiff dieser Runde gebaut.</translation>
    </message>
    <message>
        <source>Fleet {0} has {1} ships, which is the most.</source>
        <translation>Flotte {0} hat {1} Schiffe, und mehr dürfen es nicht sein.</translation>
    </message>
    <message>
        <source>BLD.price ship of the {0} at {1}</source>
        <translation>BLD.price Schiff ({0}) in {1}</translation>
    </message>
    <message>
        <source>The {0} builds {1} ({2}) at {3}.</source>
        <translation>{0} baut {1} ({2}) in {3}.</translation>
    </message>
    <message>
        <source>Name the ships to scuttle, each of them once.</source>
        <translation>Die zu verschrottenden Schiffe nennen, jedes einmal.</translation>
    </message>
    <message>
        <source>{0} is no ship of yours on the starmap.</source>
        <translation>{0} ist kein eigenes Schiff auf der Sternkarte.</translation>
    </message>
    <message>
        <source>scuttled ship</source>
        <translation>verschrottetes Schiff</translation>
    </message>
    <message>
        <source>The {0} scuttles {1} ({2}) for {3}.</source>
        <translation>{0} verschrottet {1} ({2}) für {3}.</translation>
    </message>
    <message>
        <source>Fleets stay where they are during a battle.</source>
        <translation>Während eines Gefechts bleiben die Flotten, wo sie sind.</translation>
    </message>
    <message>
        <source>{0} is a Hazard: no ship may enter it.</source>
        <translation>{0} ist eine Gefahrenzone: Kein Schiff darf hinein.</translation>
    </message>
    <message>
        <source>Fleet {0} is set down in {1} by hand.</source>
        <translation>Flotte {0} wird von Hand nach {1} gesetzt.</translation>
    </message>
    <message>
        <source>There is no ship {0} in a battle.</source>
        <translation>Es gibt kein Schiff {0} in einem Gefecht.</translation>
    </message>
    <message>
        <source>Damage is 0 to {0}, not {1}.</source>
        <translation>Schaden ist 0 bis {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>{0} is set by hand: {1}, damage {2}.</source>
        <translation>{0} von Hand gesetzt: {1}, Schaden {2}.</translation>
    </message>
    <message>
        <source>{0} is no side of this game.</source>
        <translation>{0} ist keine Seite dieses Spiels.</translation>
    </message>
    <message>
        <source>A side has 0 to {0} Starbucks, not {1}.</source>
        <translation>Eine Seite hat 0 bis {0} Starbucks, nicht {1}.</translation>
    </message>
    <message>
        <source>The {0} is set to {1} by hand.</source>
        <translation>{0} wird von Hand auf {1} gesetzt.</translation>
    </message>
    <message>
        <source>EXP.world world at {0}</source>
        <translation>EXP.world Welt in {0}</translation>
    </message>
    <message>
        <source>{0} is a {1} World: it can hold a {2}.</source>
        <translation>{0} ist eine {1}-Welt: Sie kann tragen: {2}.</translation>
    </message>
    <message>
        <source>EXP.relic relics at {0}</source>
        <translation>EXP.relic Relikte in {0}</translation>
    </message>
    <message>
        <source>Precursor technology at {0}: the {1} gets one more advance in its research phase.</source>
        <translation>Vorläufertechnologie in {0}: {1} bekommt in der Forschungsphase einen Fortschritt mehr.</translation>
    </message>
    <message>
        <source>EXP.relic power crystals at {0}</source>
        <translation>EXP.relic Energiekristalle in {0}</translation>
    </message>
    <message>
        <source>Power crystals at {0} are worth {1} to the {2}.</source>
        <translation>Energiekristalle in {0} sind {1} wert, für {2}.</translation>
    </message>
    <message>
        <source>No relics at {0}.</source>
        <translation>Keine Relikte in {0}.</translation>
    </message>
    <message>
        <source>SET.ships ship {0} of the {1}</source>
        <translation>SET.ships Schiff {0} ({1})</translation>
    </message>
    <message>
        <source>GAL.hex-roll starmap, hex by hex</source>
        <translation>GAL.hex-roll Sternkarte, Feld für Feld</translation>
    </message>
    <message>
        <source>unexplored Star</source>
        <translation>unerforschter Stern</translation>
    </message>
    <message>
        <source>{0} with a {1} of the {2}</source>
        <translation>{0} mit {1} ({2})</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotten</translation>
    </message>
    <message>
        <source>{0} a turn, {1} gone</source>
        <translation>{0} je Runde, {1} gezogen</translation>
    </message>
    <message>
        <source>, damage {0} of {1}</source>
        <translation>, Schaden {0} von {1}</translation>
    </message>
    <message>
        <source>Fleet {0}</source>
        <translation>Flotte {0}</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>, a missile</source>
        <translation>, ein Geschoss</translation>
    </message>
    <message>
        <source>Range {0}, Damage {1}, Aim {2}</source>
        <translation>Reichweite {0}, Schaden {1}, Zielwert {2}</translation>
    </message>
    <message>
        <source>Back to a Dreadnaught</source>
        <translation>Zurück zu einer Dreadnaught</translation>
    </message>
    <message>
        <source>by battle turn {0}</source>
        <translation>bis Gefechtsrunde {0}</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>One point more than the boxes destroys the ship.</source>
        <translation>Ein Punkt mehr als die Kästchen zerstört das Schiff.</translation>
    </message>
    <message>
        <source>Fleet {0} belongs to the {1}.</source>
        <translation>Flotte {0} gehört zu {1}.</translation>
    </message>
    <message>
        <source>A path has 1 to {0} hexes, not {1}.</source>
        <translation>Ein Weg hat 1 bis {0} Felder, nicht {1}.</translation>
    </message>
    <message>
        <source>Name the ships to rearrange, each of them once.</source>
        <translation>Die umzugruppierenden Schiffe nennen, jedes einmal.</translation>
    </message>
    <message>
        <source>Fleets are rearranged before the first of them moves in this phase.</source>
        <translation>Flotten werden umgruppiert, bevor die erste in dieser Phase zieht.</translation>
    </message>
    <message>
        <source>Ships change Fleets within one hex, not between {0}.</source>
        <translation>Schiffe wechseln die Flotte innerhalb eines Felds, nicht zwischen {0}.</translation>
    </message>
    <message>
        <source>A ship named is in Fleet {0} already.</source>
        <translation>Ein genanntes Schiff ist schon in Flotte {0}.</translation>
    </message>
    <message>
        <source>That is all of Fleet {0}: nothing would change.</source>
        <translation>Das ist die ganze Flotte {0}: Nichts würde sich ändern.</translation>
    </message>
    <message>
        <source>A Fleet holds {0} ships at most; {1} need {2} Fleets.</source>
        <translation>Eine Flotte fasst höchstens {0} Schiffe; {1} brauchen {2} Flotten.</translation>
    </message>
    <message>
        <source>The {0} puts {1} into Fleet {2}.</source>
        <translation>{0} steckt {1} in Flotte {2}.</translation>
    </message>
    <message>
        <source>all its ships have Speed 3 or more</source>
        <translation>alle ihre Schiffe haben Tempo 3 oder mehr</translation>
    </message>
    <message>
        <source>a ship of it is slower than Speed 3</source>
        <translation>eines ihrer Schiffe ist langsamer als Tempo 3</translation>
    </message>
    <message>
        <source> and has gone {0}</source>
        <translation> und ist {0} gezogen</translation>
    </message>
    <message>
        <source>Fleet {0} goes {1} a turn ({2}){3}; this is {4}.</source>
        <translation>Flotte {0} zieht {1} je Runde ({2}){3}; dies sind {4}.</translation>
    </message>
    <message>
        <source>An enemy Fleet is in {0}: attack it from beside.</source>
        <translation>Eine feindliche Flotte ist in {0}: von nebenan angreifen.</translation>
    </message>
    <message>
        <source>An enemy Fortress closes {0}.</source>
        <translation>Eine feindliche Festung sperrt {0}.</translation>
    </message>
    <message>
        <source>{0} and {1} are both next to an enemy Fortress.</source>
        <translation>{0} und {1} liegen beide neben einer feindlichen Festung.</translation>
    </message>
    <message>
        <source>Fleet {0} moves to {1}.</source>
        <translation>Flotte {0} zieht nach {1}.</translation>
    </message>
    <message>
        <source>Move a Fleet</source>
        <translation>Eine Flotte ziehen</translation>
    </message>
    <message>
        <source>Rearrange Fleets</source>
        <translation>Flotten umgruppieren</translation>
    </message>
    <message>
        <source>Attack an enemy Fleet</source>
        <translation>Eine feindliche Flotte angreifen</translation>
    </message>
    <message>
        <source>Construct</source>
        <translation>Errichten</translation>
    </message>
    <message>
        <source>Buy a ship</source>
        <translation>Ein Schiff kaufen</translation>
    </message>
    <message>
        <source>Bombard a Fortress</source>
        <translation>Eine Festung bombardieren</translation>
    </message>
    <message>
        <source>Scuttle ships</source>
        <translation>Schiffe verschrotten</translation>
    </message>
    <message>
        <source>Place your Starbase</source>
        <translation>Die eigene Sternenbasis setzen</translation>
    </message>
    <message>
        <source>no free site</source>
        <translation>kein freier Platz</translation>
    </message>
    <message>
        <source>End the {0} phase</source>
        <translation>Phase {0} beenden</translation>
    </message>
    <message>
        <source>This belongs to the {0} phase; it is the {1} phase.</source>
        <translation>Das gehört zur Phase {0}; jetzt ist die Phase {1}.</translation>
    </message>
    <message>
        <source>Fleet {0} has gone as far as it can</source>
        <translation>Flotte {0} ist so weit gezogen, wie sie kann</translation>
    </message>
    <message>
        <source>Fleet {0} has no way open</source>
        <translation>Flotte {0} steht kein Weg offen</translation>
    </message>
    <message>
        <source>Move Fleet {0}</source>
        <translation>Flotte {0} ziehen</translation>
    </message>
    <message>
        <source>Fleets are rearranged before the first one moves</source>
        <translation>Flotten werden umgruppiert, bevor die erste zieht</translation>
    </message>
    <message>
        <source>there is nothing to rearrange</source>
        <translation>es gibt nichts umzugruppieren</translation>
    </message>
    <message>
        <source>Fleet {0} attacks Fleet {1} in {2}</source>
        <translation>Flotte {0} greift Flotte {1} in {2} an</translation>
    </message>
    <message>
        <source>no enemy Fleet that Fleet {0} has not fought is next to it</source>
        <translation>keine feindliche Flotte, gegen die Flotte {0} nicht gekämpft hat, steht daneben</translation>
    </message>
    <message>
        <source>Attack with Fleet {0}</source>
        <translation>Mit Flotte {0} angreifen</translation>
    </message>
    <message>
        <source>Build a {0} in {1} ({2} Starbucks)</source>
        <translation>{0} in {1} bauen ({2} Starbucks)</translation>
    </message>
    <message>
        <source>no ship of yours is where something can be built</source>
        <translation>kein eigenes Schiff steht, wo etwas gebaut werden kann</translation>
    </message>
    <message>
        <source>for Fleet {0}</source>
        <translation>für Flotte {0}</translation>
    </message>
    <message>
        <source>as a new Fleet</source>
        <translation>als neue Flotte</translation>
    </message>
    <message>
        <source>Buy a ship at {0} {1} ({2} Starbucks)</source>
        <translation>Ein Schiff in {0} kaufen, {1} ({2} Starbucks)</translation>
    </message>
    <message>
        <source>you have no Starbase</source>
        <translation>es gibt keine eigene Sternenbasis</translation>
    </message>
    <message>
        <source>Fleet {0} bombards {1}</source>
        <translation>Flotte {0} bombardiert {1}</translation>
    </message>
    <message>
        <source>has bombarded</source>
        <translation>hat bombardiert</translation>
    </message>
    <message>
        <source>has no Fortress next to it, or only new ships</source>
        <translation>hat keine Festung neben sich, oder nur neue Schiffe</translation>
    </message>
    <message>
        <source>Bombard with Fleet {0}</source>
        <translation>Mit Flotte {0} bombardieren</translation>
    </message>
    <message>
        <source>Fleet {0} {1}</source>
        <translation>Flotte {0} {1}</translation>
    </message>
    <message>
        <source>Scuttle ships for a Starbuck each</source>
        <translation>Schiffe für je einen Starbuck verschrotten</translation>
    </message>
    <message>
        <source>you have no ships</source>
        <translation>es gibt keine eigenen Schiffe</translation>
    </message>
    <message>
        <source>All set up</source>
        <translation>Alles aufgestellt</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>End the battle turn</source>
        <translation>Die Gefechtsrunde beenden</translation>
    </message>
    <message>
        <source>End the End Segment</source>
        <translation>Den Schlussabschnitt beenden</translation>
    </message>
    <message>
        <source>{0} has acted in this turn.</source>
        <translation>{0} hat in dieser Runde gehandelt.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0} ziehen</translation>
    </message>
    <message>
        <source>Attack with {0}</source>
        <translation>Mit {0} angreifen</translation>
    </message>
    <message>
        <source>{0} has moved</source>
        <translation>{0} hat sich bewegt</translation>
    </message>
    <message>
        <source>{0} can reach no free hex</source>
        <translation>{0} erreicht kein freies Feld</translation>
    </message>
    <message>
        <source>Launch a Fighter Squad from {0}</source>
        <translation>Von {0} eine Jägerstaffel starten</translation>
    </message>
    <message>
        <source>{0} has no squad left, or no free hex beside it</source>
        <translation>{0} hat keine Staffel mehr, oder kein freies Feld daneben</translation>
    </message>
    <message>
        <source>Retro-propulsion of {0}</source>
        <translation>Umkehrschub von {0}</translation>
    </message>
    <message>
        <source>End the action of {0}</source>
        <translation>Die Aktion von {0} beenden</translation>
    </message>
    <message>
        <source>{0} has made its attacks</source>
        <translation>{0} hat die Angriffe ausgeführt</translation>
    </message>
    <message>
        <source>{0} has made its attack</source>
        <translation>{0} hat den Angriff ausgeführt</translation>
    </message>
    <message>
        <source>no enemy is within {0} of {1} for its {2}</source>
        <translation>kein Feind ist näher als {0} an {1}, für: {2}</translation>
    </message>
    <message>
        <source>Force field of {0}</source>
        <translation>Kraftfeld von {0}</translation>
    </message>
    <message>
        <source>{0} becomes {1}</source>
        <translation>{0} wird zu {1}</translation>
    </message>
    <message>
        <source>Set a Fleet down by hand</source>
        <translation>Eine Flotte von Hand setzen</translation>
    </message>
    <message>
        <source>there is no Fleet</source>
        <translation>es gibt keine Flotte</translation>
    </message>
    <message>
        <source>Set a ship of the battle by hand</source>
        <translation>Ein Schiff des Gefechts von Hand setzen</translation>
    </message>
    <message>
        <source>Set Starbucks by hand</source>
        <translation>Starbucks von Hand setzen</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>No further Fleet moves in this turn.</source>
        <translation>In dieser Runde zieht keine Flotte mehr.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>A battle that is being fought runs out: nobody acts any more, until it stops for want of damage. No further Fleet attacks in this turn.</source>
        <translation>Ein Gefecht, das im Gang ist, läuft aus: Niemand handelt mehr, bis es mangels Schadens aufhört. In dieser Runde greift keine Flotte mehr an.</translation>
    </message>
    <message>
        <source>Starbucks</source>
        <translation>Starbucks</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Errichtung</translation>
    </message>
    <message>
        <source>Nothing further is constructed in this turn.</source>
        <translation>In dieser Runde wird nichts mehr errichtet.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>No further ship is bought in this turn.</source>
        <translation>In dieser Runde wird kein Schiff mehr gekauft.</translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>No further Fleet bombards in this turn.</source>
        <translation>In dieser Runde beschießt keine Flotte mehr.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>No further ship is scuttled in this turn.</source>
        <translation>In dieser Runde wird kein Schiff mehr verschrottet.</translation>
    </message>
    <message>
        <source>A Starbase that is not placed stands in the first free hex of its end of the map.</source>
        <translation>Eine nicht aufgestellte Sternenbasis steht auf dem ersten freien Feld an ihrem Ende der Karte.</translation>
    </message>
    <message>
        <source>setting up for battle</source>
        <translation>die Aufstellung zum Gefecht</translation>
    </message>
    <message>
        <source>a battle turn</source>
        <translation>eine Gefechtsrunde</translation>
    </message>
    <message>
        <source>the End Segment of a battle turn</source>
        <translation>den Schlussabschnitt einer Gefechtsrunde</translation>
    </message>
    <message>
        <source>{0} is neither the Alliance nor the Hierarchy.</source>
        <translation>{0} ist weder die Allianz noch die Hierarchie.</translation>
    </message>
    <message>
        <source>A battle is being fought; it must be ended first.</source>
        <translation>Ein Gefecht ist im Gang; es muss erst beendet werden.</translation>
    </message>
    <message>
        <source>No battle is being fought.</source>
        <translation>Es ist kein Gefecht im Gang.</translation>
    </message>
    <message>
        <source>This is done in {0}; the battle is at {1}.</source>
        <translation>Das gehört in {0}; das Gefecht ist bei: {1}.</translation>
    </message>
    <message>
        <source>Place your Starbase first.</source>
        <translation>Erst die Sternenbasis setzen.</translation>
    </message>
    <message>
        <source>RES.race race of the {0}</source>
        <translation>RES.race Volk ({0})</translation>
    </message>
    <message>
        <source>RES.stat statistic of {0}</source>
        <translation>RES.stat Wert von {0}</translation>
    </message>
    <message>
        <source>Research of the {0}: every {1} ship has {2} +1 (now +{3}).</source>
        <translation>Forschung ({0}): Jedes Schiff {1} hat {2} +1 (jetzt +{3}).</translation>
    </message>
    <message>
        <source>SET.starbase who begins, {0}</source>
        <translation>SET.starbase wer beginnt, {0}</translation>
    </message>
    <message>
        <source>{0} texts of {1} letters out of {2}</source>
        <translation>{0} Texte aus {1} Buchstaben von {2}</translation>
    </message>
    <message>
        <source>a Starbase at least</source>
        <translation>mindestens eine Sternenbasis</translation>
    </message>
    <message>
        <source>a whole number from 0 to 9999</source>
        <translation>eine ganze Zahl von 0 bis 9999</translation>
    </message>
    <message>
        <source>an object with at and ships</source>
        <translation>ein Objekt mit at und ships</translation>
    </message>
    <message>
        <source>1 to {0} of {1}</source>
        <translation>1 bis {0} von {1}</translation>
    </message>
    <message>
        <source>a hex without a Hazard or an enemy</source>
        <translation>ein Feld ohne Gefahrenzone und ohne Feind</translation>
    </message>
    <message>
        <source>a column and a row of the starmap</source>
        <translation>eine Spalte und eine Reihe der Sternkarte</translation>
    </message>
    <message>
        <source>{0} is no empty space.</source>
        <translation>{0} ist kein leerer Raum.</translation>
    </message>
    <message>
        <source>Your end of the map is column {0}, not {1}.</source>
        <translation>Das eigene Ende der Karte ist Spalte {0}, nicht {1}.</translation>
    </message>
    <message>
        <source>No way without Hazards leads from {0} to the enemy's end.</source>
        <translation>Kein Weg ohne Gefahrenzonen führt von {0} zum Ende des Gegners.</translation>
    </message>
    <message>
        <source>The {0} places its Starbase in {1}.</source>
        <translation>{0} setzt die Sternenbasis nach {1}.</translation>
    </message>
    <message>
        <source>The {0} draws {1}.</source>
        <translation>{0} zieht {1}.</translation>
    </message>
    <message>
        <source>Limpets</source>
        <translation>Limpets</translation>
    </message>
    <message>
        <source>DOGIs</source>
        <translation>DOGIs</translation>
    </message>
    <message>
        <source>after retro-propulsion</source>
        <translation>nach Umkehrschub</translation>
    </message>
    <message>
        <source>No enemy Fortress is in {0}: {1}.</source>
        <translation>In {0} steht keine feindliche Festung: {1}.</translation>
    </message>
    <message>
        <source>A Fleet bombards the hex next to it, not one {0} away.</source>
        <translation>Eine Flotte bombardiert das Nachbarfeld, keines in der Entfernung {0}.</translation>
    </message>
    <message>
        <source>Fleet {0} has bombarded in this phase.</source>
        <translation>Flotte {0} hat in dieser Phase bombardiert.</translation>
    </message>
    <message>
        <source>All ships of Fleet {0} were built this turn.</source>
        <translation>Alle Schiffe der Flotte {0} wurden in dieser Runde gebaut.</translation>
    </message>
    <message>
        <source>BES.roll {0} ({1}) bombards {2}</source>
        <translation>BES.roll {0} ({1}) bombardiert {2}</translation>
    </message>
    <message>
        <source>Fleet {0} bombards the {1} in {2}: needs {3} or more, rolls {4}: {5} hit. The {6} is destroyed.</source>
        <translation>Flotte {0} bombardiert {1} in {2}: braucht {3} oder mehr, würfelt {4}: {5} Treffer. Zerstört: {6}.</translation>
    </message>
    <message>
        <source>Fleet {0} bombards the {1} in {2}: needs {3} or more, rolls {4}: {5} hit. It holds.</source>
        <translation>Flotte {0} bombardiert {1} in {2}: braucht {3} oder mehr, würfelt {4}: {5} Treffer. Es hält.</translation>
    </message>
    <message>
        <source>Fleet {0} bombards the {1} in {2}: needs {3} or more, rolls {4}: {5} hits. The {6} is destroyed.</source>
        <translation>Flotte {0} bombardiert {1} in {2}: braucht {3} oder mehr, würfelt {4}: {5} Treffer. Zerstört: {6}.</translation>
    </message>
    <message>
        <source>Fleet {0} bombards the {1} in {2}: needs {3} or more, rolls {4}: {5} hits. It holds.</source>
        <translation>Flotte {0} bombardiert {1} in {2}: braucht {3} oder mehr, würfelt {4}: {5} Treffer. Es hält.</translation>
    </message>
    <message>
        <source>The {0} takes the {1} in {2}.</source>
        <translation>{0} nimmt {1} in {2}.</translation>
    </message>
    <message>
        <source>The {0} has no Starbase left.</source>
        <translation>{0} hat keine Sternenbasis mehr.</translation>
    </message>
    <message>
        <source>The {0} wins: the {1} has no Starbase left.</source>
        <translation>{0} gewinnt: {1} hat keine Sternenbasis mehr.</translation>
    </message>
    <message>
        <source>end segment</source>
        <translation>Schlussabschnitt</translation>
    </message>
    <message>
        <source>Set it up in {0}</source>
        <translation>In {0} aufstellen</translation>
    </message>
    <message>
        <source>As a Fleet of its own</source>
        <translation>Als eigene Flotte</translation>
    </message>
    <message>
        <source>Only {0} of them</source>
        <translation>Nur {0} davon</translation>
    </message>
    <message>
        <source>Move to {0}</source>
        <translation>Nach {0} ziehen</translation>
    </message>
    <message>
        <source>Use its {0}</source>
        <translation>Einsetzen: {0}</translation>
    </message>
    <message>
        <source>Attack {0}</source>
        <translation>{0} angreifen</translation>
    </message>
    <message>
        <source>Galactic starmap</source>
        <translation>Galaktische Sternkarte</translation>
    </message>
    <message>
        <source>Battle in {0}</source>
        <translation>Gefecht in {0}</translation>
    </message>
    <message>
        <source>Starbucks of the {0}</source>
        <translation>Starbucks: {0}</translation>
    </message>
    <message>
        <source>Income of the {0}</source>
        <translation>Einkommen: {0}</translation>
    </message>
    <message>
        <source>Fleet Pile of the {0}</source>
        <translation>Flottenstapel: {0}</translation>
    </message>
    <message>
        <source>Battle turn of the {0}</source>
        <translation>Gefechtsrunde: {0}</translation>
    </message>
    <message>
        <source>set up for battle</source>
        <translation>zum Gefecht aufstellt</translation>
    </message>
    <message>
        <source>end its turn</source>
        <translation>die Runde beendet</translation>
    </message>
    <message>
        <source>Waiting for the {0} to {1} in {2}.</source>
        <translation>Warten, bis {0} {1}, in {2}.</translation>
    </message>
    <message>
        <source>Waiting for the {0}: {1} phase of turn {2}.</source>
        <translation>Warten auf {0}: Phase {1} der Runde {2}.</translation>
    </message>
    <message>
        <source>Place your Starbase on a Void hex of column {0}, your end of the starmap; your first four ships are drawn there.</source>
        <translation>Die Sternenbasis auf ein leeres Feld der Spalte {0} setzen, das eigene Ende der Sternkarte; die ersten vier Schiffe werden dort gezogen.</translation>
    </message>
    <message>
        <source>You have no Fleet to move; end the phase, and research begins.</source>
        <translation>Es gibt keine Flotte zu ziehen; die Phase beenden, dann beginnt die Forschung.</translation>
    </message>
    <message>
        <source>Rearrange Fleets first if you like. </source>
        <translation>Nach Wunsch erst Flotten umgruppieren. </translation>
    </message>
    <message>
        <source>{0} of your {1} Fleets can move</source>
        <translation>{0} der {1} eigenen Flotten können ziehen</translation>
    </message>
    <message>
        <source>No Fleet can move any more</source>
        <translation>Keine Flotte kann mehr ziehen</translation>
    </message>
    <message>
        <source>; unexplored Stars in reach: {0}</source>
        <translation>; unerforschte Sterne in Reichweite: {0}</translation>
    </message>
    <message>
        <source>Then end</source>
        <translation>Dann beenden</translation>
    </message>
    <message>
        <source>{0}. {1} the phase: research is rolled.</source>
        <translation>{0}. {1}: Die Phase endet, die Forschung wird gewürfelt.</translation>
    </message>
    <message>
        <source>Attack an enemy Fleet next to one of yours, or end the phase: your ships are repaired and income comes in.</source>
        <translation>Eine feindliche Flotte neben einer eigenen angreifen oder die Phase beenden: Die Schiffe werden repariert, und das Einkommen kommt.</translation>
    </message>
    <message>
        <source>You have {0}: build installations where your ships are, or go on.</source>
        <translation>Vorhanden: {0}. Einrichtungen bauen, wo eigene Schiffe sind, oder weitergehen.</translation>
    </message>
    <message>
        <source>You have {0}: a random ship costs {1}, one a turn at each Starbase.</source>
        <translation>Vorhanden: {0}. Ein zufälliges Schiff kostet {1}, eines je Runde an jeder Sternenbasis.</translation>
    </message>
    <message>
        <source>Bombard Fortresses next to your Fleets; when you end the phase you take what your Fleets stand on.</source>
        <translation>Festungen neben eigenen Flotten bombardieren; mit dem Ende der Phase wird genommen, worauf die Flotten stehen.</translation>
    </message>
    <message>
        <source>Scuttle any of your {0} for a Starbuck each, or end your turn.</source>
        <translation>Nach Wunsch {0} für je einen Starbuck verschrotten oder die Runde beenden.</translation>
    </message>
    <message>
        <source>Set up your ships in column {0} of the tactical map: {1} to go.</source>
        <translation>Die eigenen Schiffe in Spalte {0} der taktischen Karte aufstellen: noch {1}.</translation>
    </message>
    <message>
        <source>All your ships are set up: move them as you like, then say so.</source>
        <translation>Alle eigenen Schiffe sind aufgestellt: nach Wunsch verschieben, dann bestätigen.</translation>
    </message>
    <message>
        <source>End Segment: change forms or raise force fields, then end it.</source>
        <translation>Schlussabschnitt: Gestalten wechseln oder Kraftfelder errichten, dann beenden.</translation>
    </message>
    <message>
        <source>Battle turn {0}: each ship moves once and attacks, all before the next one acts; {1} still may.</source>
        <translation>Gefechtsrunde {0}: Jedes Schiff zieht einmal und greift an, alles vor dem nächsten; {1} können noch.</translation>
    </message>
    <message>
        <source>Turn {0}: the {1}.</source>
        <translation>Runde {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} turns are over; Starbases: {1}.</source>
        <translation>{0} Runden sind vorbei; Sternenbasen: {1}.</translation>
    </message>
    <message>
        <source>No enemy Fleet is next to yours: no battles.</source>
        <translation>Keine feindliche Flotte steht neben einer eigenen: keine Gefechte.</translation>
    </message>
    <message>
        <source>Damaged ships are repaired: {0}.</source>
        <translation>Beschädigte Schiffe werden repariert: {0}.</translation>
    </message>
    <message>
        <source>Nothing can be constructed.</source>
        <translation>Nichts lässt sich errichten.</translation>
    </message>
    <message>
        <source>No ship can be bought.</source>
        <translation>Kein Schiff lässt sich kaufen.</translation>
    </message>
    <message>
        <source>No Fortress is next to a Fleet.</source>
        <translation>Keine Festung liegt neben einer Flotte.</translation>
    </message>
    <message>
        <source>No ship could be scuttled.</source>
        <translation>Kein Schiff ließe sich verschrotten.</translation>
    </message>
    <message>
        <source>The {0} ends the phase.</source>
        <translation>{0} beendet die Phase.</translation>
    </message>
    <message>
        <source>{0}/modes and rules</source>
        <translation>{0}/modes und rules</translation>
    </message>
    <message>
        <source>exactly the fields {0}</source>
        <translation>genau die Felder {0}</translation>
    </message>
    <message>
        <source>a value of kind {0}</source>
        <translation>ein Wert der Art {0}</translation>
    </message>
    <message>
        <source>expected the Alliance and the Hierarchy, each once</source>
        <translation>erwartet wurden Allianz und Hierarchie, jede einmal</translation>
    </message>
    <message>
        <source>expected turns counted from 1, 0 before the first</source>
        <translation>erwartet wurden Runden ab 1, 0 vor der ersten</translation>
    </message>
    <message>
        <source>expected {0} from {1} to {2}, not {3}</source>
        <translation>erwartet wurde {0} von {1} bis {2}, nicht {3}</translation>
    </message>
    <message>
        <source>expected a sector for each hex of the starmap</source>
        <translation>erwartet wurde ein Sektor für jedes Feld der Sternkarte</translation>
    </message>
    <message>
        <source>{0} lies beyond the starmap</source>
        <translation>{0} liegt außerhalb der Sternkarte</translation>
    </message>
    <message>
        <source>expected every installation to be a side's</source>
        <translation>erwartet wurde, dass jede Einrichtung einer Seite gehört</translation>
    </message>
    <message>
        <source>expected an account for each side</source>
        <translation>erwartet wurde ein Konto für jede Seite</translation>
    </message>
    <message>
        <source>expected every ship in one Fleet</source>
        <translation>erwartet wurde jedes Schiff in einer Flotte</translation>
    </message>
    <message>
        <source>ship {0} has another's id or code</source>
        <translation>Schiff {0} hat eine fremde Kennung oder einen fremden Code</translation>
    </message>
    <message>
        <source>ship {0} can't have {1} damage</source>
        <translation>Schiff {0} kann nicht {1} Schaden haben</translation>
    </message>
    <message>
        <source>Fleet {0} has another's id, no side or no ships</source>
        <translation>Flotte {0} hat eine fremde Kennung, keine Seite oder keine Schiffe</translation>
    </message>
    <message>
        <source>Fleet {0} lies beyond the starmap</source>
        <translation>Flotte {0} liegt außerhalb der Sternkarte</translation>
    </message>
    <message>
        <source>expected a battle between the two sides</source>
        <translation>erwartet wurde ein Gefecht zwischen beiden Seiten</translation>
    </message>
    <message>
        <source>expected the Fleets of the battle on the starmap</source>
        <translation>erwartet wurden die Flotten des Gefechts auf der Sternkarte</translation>
    </message>
    <message>
        <source>expected a battle in a hex of the starmap, its turns counted from 1</source>
        <translation>erwartet wurde ein Gefecht in einem Feld der Sternkarte, seine Runden ab 1 gezählt</translation>
    </message>
    <message>
        <source>unit {0} has another's id or no side</source>
        <translation>Einheit {0} hat eine fremde Kennung oder keine Seite</translation>
    </message>
    <message>
        <source>unit {0} is of no type of this game</source>
        <translation>Einheit {0} ist von keinem Typ dieses Spiels</translation>
    </message>
    <message>
        <source>unit {0} can't have {1} damage</source>
        <translation>Einheit {0} kann nicht {1} Schaden haben</translation>
    </message>
    <message>
        <source>unit {0} stands beyond the battlefield</source>
        <translation>Einheit {0} steht außerhalb des Gefechtsfelds</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>A die each, or a side that was agreed on.</source>
        <translation>Je ein Würfel, oder eine vereinbarte Seite.</translation>
    </message>
    <message>
        <source>Columns of the starmap</source>
        <translation>Spalten der Sternkarte</translation>
    </message>
    <message>
        <source>The way from one Starbase to the other.</source>
        <translation>Der Weg von einer Sternenbasis zur anderen.</translation>
    </message>
    <message>
        <source>Rows of the starmap</source>
        <translation>Reihen der Sternkarte</translation>
    </message>
    <message>
        <source>Fewer rows bring the Fleets together sooner.</source>
        <translation>Weniger Reihen bringen die Flotten eher zusammen.</translation>
    </message>
    <message>
        <source>Columns of the tactical map</source>
        <translation>Spalten der taktischen Karte</translation>
    </message>
    <message>
        <source>The distance at which a battle begins is one less.</source>
        <translation>Die Entfernung, in der ein Gefecht beginnt, ist um eins kleiner.</translation>
    </message>
    <message>
        <source>Rows of the tactical map</source>
        <translation>Reihen der taktischen Karte</translation>
    </message>
    <message>
        <source>Room to set up seven ships and to get round the planet.</source>
        <translation>Platz, um sieben Schiffe aufzustellen und um den Planeten herumzukommen.</translation>
    </message>
    <message>
        <source>Starbases close their hexes</source>
        <translation>Sternenbasen sperren ihre Felder</translation>
    </message>
    <message>
        <source>Starbases count as Fortresses for movement as well: they can be destroyed but not entered.</source>
        <translation>Sternenbasen gelten auch für die Bewegung als Festungen: Sie können zerstört, aber nicht betreten werden.</translation>
    </message>
    <message>
        <source>Starbases are supported by</source>
        <translation>Sternenbasen werden getragen von</translation>
    </message>
    <message>
        <source>Colonies and Mines added up, or each kind for itself.</source>
        <translation>Kolonien und Minen zusammengezählt, oder jede Art für sich.</translation>
    </message>
    <message>
        <source>A Precursor technology helps</source>
        <translation>Eine Vorläufertechnologie hilft</translation>
    </message>
    <message>
        <source>In the turn in which it was found, or in every turn from then on.</source>
        <translation>In der Runde des Fundes, oder von da an in jeder Runde.</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>jede Runde</translation>
    </message>
    <message>
        <source>Lost and scuttled ships</source>
        <translation>Verlorene und verschrottete Schiffe</translation>
    </message>
    <message>
        <source>Go back to the Fleet Pile, or are out of the game.</source>
        <translation>Kommen zurück in den Flottenstapel, oder sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>stay lost</source>
        <translation>bleiben verloren</translation>
    </message>
    <message>
        <source>The end of a battle phase repairs</source>
        <translation>Das Ende einer Gefechtsphase repariert</translation>
    </message>
    <message>
        <source>The ships of the player whose phase it was, or those of both.</source>
        <translation>Die Schiffe der Seite, deren Phase es war, oder die beider Seiten.</translation>
    </message>
    <message>
        <source>Quiet battle turns that stop a battle</source>
        <translation>Ruhige Gefechtsrunden, die ein Gefecht beenden</translation>
    </message>
    <message>
        <source>Of each side, without any damage done.</source>
        <translation>Von jeder Seite, ohne angerichteten Schaden.</translation>
    </message>
    <message>
        <source>Turns until the game is over</source>
        <translation>Runden, bis das Spiel vorbei ist</translation>
    </message>
    <message>
        <source>A house rule: then the side with more Starbases wins. Left out: until one side has none.</source>
        <translation>Eine Hausregel: Dann gewinnt die Seite mit mehr Sternenbasen. Ohne Angabe: bis eine Seite keine mehr hat.</translation>
    </message>
    <message>
        <source>Alliance vs Hierarchy</source>
        <translation>Allianz gegen Hierarchie</translation>
    </message>
    <message>
        <source>The whole war: a rolled starmap, a Starbase, four random ships and ten Starbucks each.</source>
        <translation>Der ganze Krieg: eine gewürfelte Sternkarte, eine Sternenbasis, vier zufällige Schiffe und je zehn Starbucks.</translation>
    </message>
    <message>
        <source>rulebook, setup</source>
        <translation>Regelheft, Aufbau</translation>
    </message>
    <message>
        <source>First Battle</source>
        <translation>Erstes Gefecht</translation>
    </message>
    <message>
        <source>Two ships against two, close by, to learn a battle: set up, choose, move, fire by the odds, use a power, end the turn. You play both sides.</source>
        <translation>Zwei Schiffe gegen zwei, nahe beieinander, um ein Gefecht zu lernen: aufstellen, wählen, ziehen, nach Chancen feuern, eine Kraft nutzen, die Runde beenden. Beide Seiten werden von einer Person gespielt.</translation>
    </message>
    <message>
        <source>Your Fleet HF1 lies beside the enemy's AF1 on the starmap. Leave it there: the big button at the top, End the Movement phase, brings the Battle phase.</source>
        <translation>Die eigene Flotte HF1 liegt auf der Sternkarte neben der feindlichen AF1. Dort lassen: Die große Taste oben, Phase Bewegung beenden, bringt die Gefechtsphase.</translation>
    </message>
    <message>
        <source>A Fleet that has moved away can't attack. Undo (Ctrl+Z) until it stands beside AF1 again.</source>
        <translation>Eine fortgezogene Flotte kann nicht angreifen. Zurücknehmen (Strg+Z), bis sie wieder neben AF1 steht.</translation>
    </message>
    <message>
        <source>Click your Fleet, then the enemy Fleet beside it. An attack opens the tactical map; the hex that is attacked decides what lies in its middle.</source>
        <translation>Die eigene Flotte anklicken, dann die feindliche daneben. Ein Angriff öffnet die taktische Karte; das angegriffene Feld entscheidet, was in ihrer Mitte liegt.</translation>
    </message>
    <message>
        <source>If the Battle phase is over, Undo (Ctrl+Z) brings it back.</source>
        <translation>Ist die Gefechtsphase vorbei, bringt Zurücknehmen (Strg+Z) sie wieder.</translation>
    </message>
    <message>
        <source>Set up: drag both ships from the tray under the map to lit hexes at your end. Then press the big button, All set up.</source>
        <translation>Aufstellen: beide Schiffe aus der Ablage unter der Karte auf erhellte Felder am eigenen Ende ziehen. Dann die große Taste drücken, Alles aufgestellt.</translation>
    </message>
    <message>
        <source>The chair has gone to the Alliance. Do the same at the other end. Whoever attacked has the first battle turn.</source>
        <translation>Der Platz ist an die Allianz gegangen. Am anderen Ende dasselbe tun. Wer angegriffen hat, hat die erste Gefechtsrunde.</translation>
    </message>
    <message>
        <source>Click the Dreadnaught. Its Crew, Range, Speed, Turn, Damage and Aim stand at the right, its weapons and powers below.</source>
        <translation>Die Dreadnaught anklicken. Rechts stehen Besatzung, Reichweite, Tempo, Wendigkeit, Schaden und Zielwert, darunter ihre Waffen und Kräfte.</translation>
    </message>
    <message>
        <source>Lit hexes are within its Speed of 2. Click the one nearest to the Cruiser: a ship moves once in a battle turn, and comes into Range 8 so.</source>
        <translation>Erhellte Felder liegen in ihrem Tempo von 2. Das der Cruiser nächste anklicken: Ein Schiff zieht einmal je Gefechtsrunde und kommt so auf Reichweite 8.</translation>
    </message>
    <message>
        <source>Rest the hand on the Cruiser's row under Targets: the chance to hit is Aim less its Turn, 6 - 1, so a 5 or less on the ten-sided die. Click the row to attack. A 1 always hits, a 10 never.</source>
        <translation>Die Hand auf der Zeile der Cruiser unter den Zielen ruhen lassen: Die Trefferchance ist Zielwert weniger ihrer Wendigkeit, 6 - 1, also eine 5 oder weniger auf dem zehnseitigen Würfel. Zum Angriff die Zeile anklicken. Eine 1 trifft immer, eine 10 nie.</translation>
    </message>
    <message>
        <source>Who is too far for this turn can fire in the next; or Undo (Ctrl+Z) and move nearer.</source>
        <translation>Wer in dieser Runde zu weit weg ist, kann in der nächsten feuern; oder Zurücknehmen (Strg+Z) und näher heran.</translation>
    </message>
    <message>
        <source>Look at the Cruiser's row of Crew boxes: damage up to its Crew of 6 is borne, one point more destroys. Now a power: press Launch a Fighter Squad, then a lit hex.</source>
        <translation>Die Besatzungs­kästchen der Cruiser ansehen: Schaden bis zu ihrer Besatzung von 6 wird ertragen, ein Punkt mehr zerstört. Jetzt eine Kraft: Jägerstaffel starten drücken, dann ein erhelltes Feld.</translation>
    </message>
    <message>
        <source>A Dreadnaught whose action is over launches in the next turn. Undo (Ctrl+Z) takes it back; or go on from here, the step still counts.</source>
        <translation>Eine Dreadnaught, deren Aktion vorbei ist, startet in der nächsten Runde. Zurücknehmen (Strg+Z) macht es ungeschehen; oder von hier weiterspielen, der Schritt zählt trotzdem.</translation>
    </message>
    <message>
        <source>Move the Discriminator too, as near as you dare. Beginning with another ship ends the action of the one before; its weapon still reaches nobody.</source>
        <translation>Auch die Discriminator ziehen, so nahe wie gewagt. Mit einem anderen Schiff zu beginnen beendet die Aktion des vorigen; ihre Waffe erreicht noch niemanden.</translation>
    </message>
    <message>
        <source>End the battle turn with the big button. It asks if a ship could still do something: yes, end it.</source>
        <translation>Die Gefechtsrunde mit der großen Taste beenden. Sie fragt, ob ein Schiff noch etwas tun könnte: ja, beenden.</translation>
    </message>
    <message>
        <source>Click the Cruiser and fire at the Dreadnaught: it needs no move, for it has Range 8 as well. If it was destroyed, move the Penetrator instead and go on.</source>
        <translation>Die Cruiser anklicken und auf die Dreadnaught feuern: Sie muss nicht ziehen, denn auch sie hat Reichweite 8. Wurde sie zerstört, stattdessen die Penetrator ziehen und weiterspielen.</translation>
    </message>
    <message>
        <source>Nobody in range? Then end the turn; the next one brings the ships together.</source>
        <translation>Niemand in Reichweite? Dann die Runde beenden; die nächste bringt die Schiffe zusammen.</translation>
    </message>
    <message>
        <source>End the battle turn of the Alliance.</source>
        <translation>Die Gefechtsrunde der Allianz beenden.</translation>
    </message>
    <message>
        <source>The Fighter Squad acts as a ship of its own, from the turn after its launch: move it four hexes towards the enemy. It has to be back beside a Dreadnaught in time.</source>
        <translation>Die Jägerstaffel handelt als eigenes Schiff, von der Runde nach ihrem Start an: vier Felder auf den Feind zu ziehen. Sie muss rechtzeitig wieder neben einer Dreadnaught sein.</translation>
    </message>
    <message>
        <source>Fight on as long as you like. The battle is over when one side has no ship left; the survivors are repaired when their own battle phase ends.</source>
        <translation>Nach Belieben weiterkämpfen. Das Gefecht ist vorbei, wenn eine Seite kein Schiff mehr hat; die Überlebenden werden am Ende ihrer eigenen Gefechtsphase repariert.</translation>
    </message>
    <message>
        <source>made for this program, as a first lesson in battles</source>
        <translation>für dieses Programm gemacht, als erste Lektion in Gefechten</translation>
    </message>
    <message>
        <source>A First Turn</source>
        <translation>Eine erste Runde</translation>
    </message>
    <message>
        <source>Split a Fleet, explore a Star, build a Mine and buy a ship: one turn of both sides on a small starmap, step by step.</source>
        <translation>Eine Flotte teilen, einen Stern erforschen, eine Mine bauen und ein Schiff kaufen: eine Runde beider Seiten auf einer kleinen Sternkarte, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Your Fleet lies as a card under the starmap. Drag the Discriminator's card out of it to the free place: that makes a second Fleet. Fleets are rearranged before the first one moves.</source>
        <translation>Die eigene Flotte liegt als Karte unter der Sternkarte. Die Karte der Discriminator heraus auf den freien Platz ziehen: Das gibt eine zweite Flotte. Flotten werden umgruppiert, bevor die erste zieht.</translation>
    </message>
    <message>
        <source>A Fleet has moved already? Undo (Ctrl+Z), or go on with one Fleet.</source>
        <translation>Ist schon eine Flotte gezogen? Zurücknehmen (Strg+Z), oder mit einer Flotte weiterspielen.</translation>
    </message>
    <message>
        <source>Click the Dreadnaught's Fleet and a Star beside your Starbase: a lit one in the second column. The first Fleet there explores it: one die finds the world, one what the Precursors left.</source>
        <translation>Die Flotte der Dreadnaught anklicken und einen Stern neben der eigenen Sternenbasis: einen erhellten in der zweiten Spalte. Die erste Flotte dort erforscht ihn: Ein Würfel findet die Welt, einer, was die Vorläufer hinterließen.</translation>
    </message>
    <message>
        <source>A Star can be entered as long as a Fleet has not moved. Undo (Ctrl+Z) takes it back; or go on from here, the step still counts.</source>
        <translation>Ein Stern kann betreten werden, solange eine Flotte nicht gezogen ist. Zurücknehmen (Strg+Z) macht es ungeschehen; oder von hier weiterspielen, der Schritt zählt trotzdem.</translation>
    </message>
    <message>
        <source>Move the other Fleet two hexes, to the Mineral World 03/02: all its ships have Speed 3 or more, so it may.</source>
        <translation>Die andere Flotte zwei Felder ziehen, zur Mineralwelt 03/02: Alle ihre Schiffe haben Tempo 3 oder mehr, also darf sie.</translation>
    </message>
    <message>
        <source>Any Fleet on the Mineral World in the Construction phase will do; this one may need another turn. Or Undo (Ctrl+Z).</source>
        <translation>Irgendeine Flotte auf der Mineralwelt in der Errichtungs­phase genügt; diese braucht vielleicht noch eine Runde. Oder Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>End the Movement phase. Research is rolled, battles are passed over where no enemy is near, and income is paid; the log and the lower right tell of it.</source>
        <translation>Die Bewegungs­phase beenden. Die Forschung wird gewürfelt, Gefechte werden übergangen, wo kein Feind nahe ist, und das Einkommen wird gezahlt; das Protokoll und unten rechts steht es.</translation>
    </message>
    <message>
        <source>Construction: at the right press Build a Mine in 03/02, for 4 Starbucks. Only where a ship of yours is, and one installation a world.</source>
        <translation>Errichtung: rechts Mine in 03/02 bauen drücken, für 4 Starbucks. Nur wo ein eigenes Schiff ist, und eine Einrichtung je Welt.</translation>
    </message>
    <message>
        <source>No Mine is offered where no Fleet of yours is on a Mineral World: build something else, or Undo (Ctrl+Z) back to the movement.</source>
        <translation>Wo keine eigene Flotte auf einer Mineralwelt ist, wird keine Mine angeboten: etwas anderes bauen, oder Zurücknehmen (Strg+Z) bis zur Bewegung.</translation>
    </message>
    <message>
        <source>End the Construction phase.</source>
        <translation>Die Errichtungs­phase beenden.</translation>
    </message>
    <message>
        <source>Build: press Buy a ship, for 2 Starbucks. A counter is drawn from your pile; it appears at the Starbase, which makes one ship a turn.</source>
        <translation>Bau: Ein Schiff kaufen drücken, für 2 Starbucks. Ein Spielstein wird vom eigenen Stapel gezogen; er erscheint an der Sternenbasis, die ein Schiff je Runde macht.</translation>
    </message>
    <message>
        <source>Too few Starbucks? Then there is nothing to buy in this turn.</source>
        <translation>Zu wenige Starbucks? Dann gibt es in dieser Runde nichts zu kaufen.</translation>
    </message>
    <message>
        <source>End the phases that are left with the big button. Then it is the Alliance's turn.</source>
        <translation>Die übrigen Phasen mit der großen Taste beenden. Dann ist die Allianz am Zug.</translation>
    </message>
    <message>
        <source>Play the Alliance as you have learnt it: move any Fleet.</source>
        <translation>Die Allianz spielen, wie gelernt: irgendeine Flotte ziehen.</translation>
    </message>
    <message>
        <source>Ended without a move? Nothing is lost: finish the turn.</source>
        <translation>Ohne Zug beendet? Nichts ist verloren: die Runde zu Ende bringen.</translation>
    </message>
    <message>
        <source>End every phase until it is the Hierarchy's turn again.</source>
        <translation>Jede Phase beenden, bis wieder die Hierarchie am Zug ist.</translation>
    </message>
    <message>
        <source>Your Mine has paid by now or will when income comes. Go on from here, or take the small cluster or the whole war against the computer.</source>
        <translation>Die Mine hat inzwischen gezahlt oder wird es, wenn das Einkommen kommt. Von hier weiterspielen, oder den kleinen Sternhaufen oder den ganzen Krieg gegen den Computer nehmen.</translation>
    </message>
    <message>
        <source>made for this program, as a first lesson in turns</source>
        <translation>für dieses Programm gemacht, als erste Lektion in Runden</translation>
    </message>
    <message>
        <source>Fleet action</source>
        <translation>Flottengefecht</translation>
    </message>
    <message>
        <source>One of each ship on either side, next to each other above a mineral world: the battle begins in the first turn.</source>
        <translation>Eines von jedem Schiff auf beiden Seiten, nebeneinander über einer Mineralwelt: Das Gefecht beginnt in der ersten Runde.</translation>
    </message>
    <message>
        <source>made for this program, to show every ship in one battle</source>
        <translation>für dieses Programm gemacht, um jedes Schiff in einem Gefecht zu zeigen</translation>
    </message>
    <message>
        <source>Siege by the Book</source>
        <translation>Belagerung nach dem Buch</translation>
    </message>
    <message>
        <source>Cases worked out from the rules, to play through with their own dice: a research die rolled again, an income, a limit on Starbases, and a Fortification under fire.</source>
        <translation>Aus den Regeln durchgerechnete Fälle, zum Nachspielen mit ihren eigenen Würfeln: ein noch einmal geworfener Forschungswürfel, ein Einkommen, eine Grenze für Sternenbasen und eine Befestigung unter Feuer.</translation>
    </message>
    <message>
        <source>Fleet HF1 stands beside a Fortification. Do not move: end the Movement phase. Research asks for a ten-sided die for the race; press As in the book for its 9. There are seven races: a 9 is rolled again (example SC.D17). Then take its 3 and 4.</source>
        <translation>Flotte HF1 steht neben einer Befestigung. Nicht ziehen: die Bewegungs­phase beenden. Die Forschung fragt nach einem zehnseitigen Würfel für das Volk; „Wie im Buch“ gibt seine 9. Es gibt sieben Völker: Eine 9 wird noch einmal geworfen (Beispiel SC.D17). Dann seine 3 und 4 nehmen.</translation>
    </message>
    <message>
        <source>Dice of your own are welcome: the race and the statistic are then others, and all goes on as below.</source>
        <translation>Eigene Würfel sind willkommen: Volk und Wert sind dann andere, und alles geht weiter wie unten.</translation>
    </message>
    <message>
        <source>Income came by itself: 1 for the Starbase, 2 for each Mine, 1 for the Colony make 6 (example SC.D10); the log says so. With the 4 that you had, 10 Starbucks.</source>
        <translation>Das Einkommen kam von selbst: 1 für die Sternenbasis, 2 für jede Mine, 1 für die Kolonie ergeben 6 (Beispiel SC.D10); so steht es im Protokoll. Mit den vorhandenen 4 sind es 10 Starbucks.</translation>
    </message>
    <message>
        <source>Construction: at the right press Build a Starbase in 02/01. You have one Starbase and three Mines and Colonies, so a second is allowed; it costs 6 and leaves 4 (example SC.D12 reckons from 10 to 4, too). Without Mine or Colony it would be refused (SC.D11).</source>
        <translation>Errichtung: rechts Sternenbasis in 02/01 bauen drücken. Vorhanden sind eine Sternenbasis und drei Minen und Kolonien, also ist eine zweite erlaubt; sie kostet 6 und lässt 4 (auch Beispiel SC.D12 rechnet von 10 auf 4). Ohne Mine oder Kolonie würde sie abgewiesen (SC.D11).</translation>
    </message>
    <message>
        <source>Without the Starbase the rest goes on just so; or Undo (Ctrl+Z).</source>
        <translation>Ohne die Sternenbasis geht das Übrige genauso weiter; oder Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Build: each Starbase makes one ship a turn, so two at most for these 4 Starbucks (example SC.D16). Buy none here, the dice of the example come next: end the Build phase.</source>
        <translation>Bau: Jede Sternenbasis macht ein Schiff je Runde, also höchstens zwei für diese 4 Starbucks (Beispiel SC.D16). Hier keine kaufen, als Nächstes kommen die Würfel des Beispiels: die Bauphase beenden.</translation>
    </message>
    <message>
        <source>A ship bought is drawn by a die of its own. Let the program roll it, and type the dice of the siege by hand: 8 and 9.</source>
        <translation>Ein gekauftes Schiff wird mit einem eigenen Würfel gezogen. Den das Programm werfen lassen und die Würfel der Belagerung von Hand eingeben: 8 und 9.</translation>
    </message>
    <message>
        <source>Besiege: look at the chance at the right, then press Fleet HF1 bombards 05/02. Take the dice of the example, 8 and 9: the Dreadnaught counts 2 more, 8 + 2 is 10, and 10 or more destroys (example SC.D13).</source>
        <translation>Belagerung: rechts die Chance ansehen, dann Flotte HF1 bombardiert 05/02 drücken. Die Würfel des Beispiels nehmen, 8 und 9: Die Dreadnaught zählt 2 mehr, 8 + 2 ist 10, und 10 oder mehr zerstört (Beispiel SC.D13).</translation>
    </message>
    <message>
        <source>The Besiege phase is over without a shot? Undo (Ctrl+Z).</source>
        <translation>Die Belagerungs­phase ist ohne Schuss vorbei? Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Undo is free in this lesson. Take the bombardment back and type 7 and 9: 9 and 9, the Fortification stands (example SC.D14). Go on as you like.</source>
        <translation>Zurücknehmen ist in dieser Lektion frei. Das Bombardement zurücknehmen und 7 und 9 eingeben: 9 und 9, die Befestigung steht (Beispiel SC.D14). Nach Belieben weiterspielen.</translation>
    </message>
    <message>
        <source>cases SC.D10 to SC.D17, derived from the printed rules: the book has no worked examples</source>
        <translation>Fälle SC.D10 bis SC.D17, aus den gedruckten Regeln abgeleitet: Das Regelheft hat keine durchgerechneten Beispiele</translation>
    </message>
    <message>
        <source>Small cluster</source>
        <translation>Kleiner Sternhaufen</translation>
    </message>
    <message>
        <source>The whole war on a starmap of 6 x 5 hexes, for an evening: the enemy is five turns away.</source>
        <translation>Der ganze Krieg auf einer Sternkarte von 6 x 5 Feldern, für einen Abend: Der Feind ist fünf Runden entfernt.</translation>
    </message>
    <message>
        <source>a smaller map than ruling AMB.a01 takes</source>
        <translation>eine kleinere Karte, als der Entscheid AMB.a01 annimmt</translation>
    </message>
    <message>
        <source>What lies in a hex of the starmap</source>
        <translation>Was in einem Feld der Sternkarte liegt</translation>
    </message>
    <message>
        <source>World found at a Star</source>
        <translation>Welt, die bei einem Stern gefunden wird</translation>
    </message>
    <message>
        <source>What may be built on a world</source>
        <translation>Was auf einer Welt gebaut werden kann</translation>
    </message>
    <message>
        <source>Relics found at a Star</source>
        <translation>Relikte, die bei einem Stern gefunden werden</translation>
    </message>
    <message>
        <source>Race that advances</source>
        <translation>Volk, das vorankommt</translation>
    </message>
    <message>
        <source>one d10, the face 0 read as 10</source>
        <translation>ein W10, die Seite 0 gilt als 10</translation>
    </message>
    <message>
        <source>Ur-Quan</source>
        <translation>Ur-Quan</translation>
    </message>
    <message>
        <source>Chenjesu</source>
        <translation>Chenjesu</translation>
    </message>
    <message>
        <source>Mycon</source>
        <translation>Mycon</translation>
    </message>
    <message>
        <source>Yehat</source>
        <translation>Yehat</translation>
    </message>
    <message>
        <source>Spathi</source>
        <translation>Spathi</translation>
    </message>
    <message>
        <source>Mmrnmhm</source>
        <translation>Mmrnmhm</translation>
    </message>
    <message>
        <source>Androsynth</source>
        <translation>Androsynth</translation>
    </message>
    <message>
        <source>Ariloulaleelay</source>
        <translation>Ariloulaleelay</translation>
    </message>
    <message>
        <source>Vux</source>
        <translation>Vux</translation>
    </message>
    <message>
        <source>Syreen</source>
        <translation>Syreen</translation>
    </message>
    <message>
        <source>Ilwrath</source>
        <translation>Ilwrath</translation>
    </message>
    <message>
        <source>Earthling</source>
        <translation>Earthling</translation>
    </message>
    <message>
        <source>Umgah</source>
        <translation>Umgah</translation>
    </message>
    <message>
        <source>Shofixti</source>
        <translation>Shofixti</translation>
    </message>
    <message>
        <source>Statistic that advances by 1</source>
        <translation>Wert, der um 1 steigt</translation>
    </message>
    <message>
        <source>Prices in Starbucks</source>
        <translation>Preise in Starbucks</translation>
    </message>
    <message>
        <source>what is bought</source>
        <translation>was gekauft wird</translation>
    </message>
    <message>
        <source>Income in Starbucks</source>
        <translation>Einkommen in Starbucks</translation>
    </message>
    <message>
        <source>what pays</source>
        <translation>was etwas einbringt</translation>
    </message>
    <message>
        <source>copies of each ship</source>
        <translation>Exemplare jedes Schiffs</translation>
    </message>
    <message>
        <source>Sizes of the two maps in hexes</source>
        <translation>Größen der beiden Karten in Feldern</translation>
    </message>
    <message>
        <source>columns and rows</source>
        <translation>Spalten und Reihen</translation>
    </message>
    <message>
        <source>Hex side that a direction die means</source>
        <translation>Feldseite, die ein Richtungswürfel bedeutet</translation>
    </message>
    <message>
        <source>Dreadnaught</source>
        <translation>Dreadnaught</translation>
    </message>
    <message>
        <source>Main guns</source>
        <translation>Hauptgeschütze</translation>
    </message>
    <message>
        <source>Ur-Quan Dreadnaught</source>
        <translation>Ur-Quan Dreadnaught</translation>
    </message>
    <message>
        <source>Podship</source>
        <translation>Podship</translation>
    </message>
    <message>
        <source>Tracking plasmoid</source>
        <translation>Zielsuchendes Plasmoid</translation>
    </message>
    <message>
        <source>Long range plasmoid</source>
        <translation>Plasmoid, große Weite</translation>
    </message>
    <message>
        <source>Extreme range plasmoid</source>
        <translation>Plasmoid, äußerste Weite</translation>
    </message>
    <message>
        <source>Mycon Podship</source>
        <translation>Mycon Podship</translation>
    </message>
    <message>
        <source>Discriminator</source>
        <translation>Discriminator</translation>
    </message>
    <message>
        <source>Rear torpedo</source>
        <translation>Hecktorpedo</translation>
    </message>
    <message>
        <source>Spathi Discriminator</source>
        <translation>Spathi Discriminator</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>Guardian</translation>
    </message>
    <message>
        <source>Acid blob</source>
        <translation>Säureklumpen</translation>
    </message>
    <message>
        <source>Androsynth Guardian</source>
        <translation>Androsynth Guardian</translation>
    </message>
    <message>
        <source>Intruder</source>
        <translation>Intruder</translation>
    </message>
    <message>
        <source>Limpet</source>
        <translation>Limpet</translation>
    </message>
    <message>
        <source>Vux Intruder</source>
        <translation>Vux Intruder</translation>
    </message>
    <message>
        <source>Avenger</source>
        <translation>Avenger</translation>
    </message>
    <message>
        <source>HellFire blast</source>
        <translation>Höllenfeuerstoß</translation>
    </message>
    <message>
        <source>Ilwrath Avenger</source>
        <translation>Ilwrath Avenger</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>Drone</translation>
    </message>
    <message>
        <source>Antimatter cone</source>
        <translation>Antimateriekegel</translation>
    </message>
    <message>
        <source>Umgah Drone</source>
        <translation>Umgah Drone</translation>
    </message>
    <message>
        <source>Fighter Squad</source>
        <translation>Jägerstaffel</translation>
    </message>
    <message>
        <source>Fighter guns</source>
        <translation>Jägergeschütze</translation>
    </message>
    <message>
        <source>Ur-Quan Fighter Squad</source>
        <translation>Ur-Quan Fighter Squad</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>Comet</translation>
    </message>
    <message>
        <source>Direct impact</source>
        <translation>Direkter Aufprall</translation>
    </message>
    <message>
        <source>Androsynth Comet</source>
        <translation>Androsynth Comet</translation>
    </message>
    <message>
        <source>Broodhome</source>
        <translation>Broodhome</translation>
    </message>
    <message>
        <source>Crystal missile</source>
        <translation>Kristallgeschoss</translation>
    </message>
    <message>
        <source>Crystal fragments</source>
        <translation>Kristallsplitter</translation>
    </message>
    <message>
        <source>DOGI</source>
        <translation>DOGI</translation>
    </message>
    <message>
        <source>Chenjesu Broodhome</source>
        <translation>Chenjesu Broodhome</translation>
    </message>
    <message>
        <source>Terminator</source>
        <translation>Terminator</translation>
    </message>
    <message>
        <source>Twin pulse cannon</source>
        <translation>Zwillings-Pulskanone</translation>
    </message>
    <message>
        <source>Yehat Terminator</source>
        <translation>Yehat Terminator</translation>
    </message>
    <message>
        <source>X-Form</source>
        <translation>X-Form</translation>
    </message>
    <message>
        <source>Twin lasers</source>
        <translation>Zwillingslaser</translation>
    </message>
    <message>
        <source>Mmrnmhm X-Form</source>
        <translation>Mmrnmhm X-Form</translation>
    </message>
    <message>
        <source>Skiff</source>
        <translation>Skiff</translation>
    </message>
    <message>
        <source>Self-aiming lasers</source>
        <translation>Selbstrichtende Laser</translation>
    </message>
    <message>
        <source>Ariloulaleelay Skiff</source>
        <translation>Ariloulaleelay Skiff</translation>
    </message>
    <message>
        <source>Penetrator</source>
        <translation>Penetrator</translation>
    </message>
    <message>
        <source>Missile</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Syreen song</source>
        <translation>Gesang der Syreen</translation>
    </message>
    <message>
        <source>Syreen Penetrator</source>
        <translation>Syreen Penetrator</translation>
    </message>
    <message>
        <source>Cruiser</source>
        <translation>Cruiser</translation>
    </message>
    <message>
        <source>Nuclear missile</source>
        <translation>Kernwaffenrakete</translation>
    </message>
    <message>
        <source>Point defence laser</source>
        <translation>Abwehrlaser</translation>
    </message>
    <message>
        <source>Earthling Cruiser</source>
        <translation>Earthling Cruiser</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Scout</translation>
    </message>
    <message>
        <source>Energy dart</source>
        <translation>Energiepfeil</translation>
    </message>
    <message>
        <source>Glory attack</source>
        <translation>Ruhmesangriff</translation>
    </message>
    <message>
        <source>Shofixti Scout</source>
        <translation>Shofixti Scout</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Fighter</translation>
    </message>
    <message>
        <source>Missile launcher</source>
        <translation>Raketenwerfer</translation>
    </message>
    <message>
        <source>Mmrnmhm Fighter</source>
        <translation>Mmrnmhm Fighter</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Starbases</source>
        <translation>Sternenbasen</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>A Colony</source>
        <translation>Eine Kolonie</translation>
    </message>
    <message>
        <source>A Mine</source>
        <translation>Eine Mine</translation>
    </message>
    <message>
        <source>A Fortification</source>
        <translation>Eine Befestigung</translation>
    </message>
    <message>
        <source>A Starbase</source>
        <translation>Eine Sternenbasis</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Lebens</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Leere</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Gefahrenzone</translation>
    </message>
    <message>
        <source>void</source>
        <translation>Leere</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>hazard</source>
        <translation>Gefahrenzone</translation>
    </message>
    <message>
        <source>life</source>
        <translation>Lebens</translation>
    </message>
    <message>
        <source>mineral</source>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>have</source>
        <translation>haben</translation>
    </message>
    <message>
        <source>has</source>
        <translation>hat</translation>
    </message>
    <message>
        <source>Fighter Squad {0}</source>
        <translation>Jägerstaffel {0}</translation>
    </message>
    <message>
        <source>Set up {0}</source>
        <translation>{0} aufstellen</translation>
    </message>
    <message>
        <source>{0} Mine</source>
        <translation>{0} Mine</translation>
    </message>
    <message>
        <source>{0} Mines</source>
        <translation>{0} Minen</translation>
    </message>
    <message>
        <source>{0} Colony</source>
        <translation>{0} Kolonie</translation>
    </message>
    <message>
        <source>{0} Colonies</source>
        <translation>{0} Kolonien</translation>
    </message>
    <message>
        <source>{0} Starbase</source>
        <translation>{0} Sternenbasis</translation>
    </message>
    <message>
        <source>{0} Starbases</source>
        <translation>{0} Sternenbasen</translation>
    </message>
    <message>
        <source>retro-propulsion</source>
        <translation>Umkehrschub</translation>
    </message>
    <message>
        <source>Fleet {0} has no Fortress next to it, or only new ships</source>
        <translation>Flotte {0} hat keine Festung neben sich, oder nur neue Schiffe</translation>
    </message>
    <message>
        <source>a Guardian</source>
        <translation>einer Guardian</translation>
    </message>
    <message>
        <source>a Comet</source>
        <translation>einer Comet</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Hauptwaffe</translation>
    </message>
    <message>
        <source>long</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>äußerst</translation>
    </message>
    <message>
        <source>limpet</source>
        <translation>Limpet</translation>
    </message>
    <message>
        <source>fragment</source>
        <translation>Splitter</translation>
    </message>
    <message>
        <source>dogi</source>
        <translation>DOGI</translation>
    </message>
    <message>
        <source>song</source>
        <translation>Gesang</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>{0} has {1}, not '{2}'.</source>
        <translation>{0} hat {1}, nicht '{2}'.</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>neu würfeln</translation>
    </message>
</context>
</TS>
