<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine-holy-war</name>
    <message>
        <source>star {0}</source>
        <translation>Stern {0}</translation>
    </message>
    <message>
        <source>You have {0} now: {1}.</source>
        <translation>Jetzt sind es {0}: {1}.</translation>
    </message>
    <message>
        <source>at large</source>
        <translation>frei im Raum</translation>
    </message>
    <message>
        <source>from StarGuards</source>
        <translation>von StarGuards</translation>
    </message>
    <message>
        <source>each StarGuard</source>
        <translation>jeder StarGuard</translation>
    </message>
    <message>
        <source>from captured crews</source>
        <translation>von gefangenen Besatzungen</translation>
    </message>
    <message>
        <source>by emergency processing</source>
        <translation>durch Notverarbeitung</translation>
    </message>
    <message>
        <source>The {0} are done with activation.</source>
        <translation>{0} sind mit der Aktivierung fertig.</translation>
    </message>
    <message>
        <source>The {0} activate {1} in {2}.</source>
        <translation>{0} aktivieren {1} in {2}.</translation>
    </message>
    <message>
        <source>The {0} place a StarGuard in {1}.</source>
        <translation>{0} setzen einen StarGuard nach {1}.</translation>
    </message>
    <message>
        <source>StarGuards cost nothing and are not activated.</source>
        <translation>StarGuards kosten nichts und werden nicht aktiviert.</translation>
    </message>
    <message>
        <source>The {0} have no units of type {1}.</source>
        <translation>{0} haben keine Einheiten des Typs {1}.</translation>
    </message>
    <message>
        <source>The map has no level {0}.</source>
        <translation>Die Karte hat keine Ebene {0}.</translation>
    </message>
    <message>
        <source>All your counters of the type {0} are in play.</source>
        <translation>Alle eigenen Spielsteine des Typs {0} sind im Spiel.</translation>
    </message>
    <message>
        <source>The {0} comes in turn {1}.</source>
        <translation>{0} kommt in Runde {1}.</translation>
    </message>
    <message>
        <source>It costs {0}; you have {1}.</source>
        <translation>Das kostet {0}; vorhanden sind {1}.</translation>
    </message>
    <message>
        <source>{0} is no system of yours.</source>
        <translation>{0} ist kein eigenes System.</translation>
    </message>
    <message>
        <source>{0} for {1}, in {2}.</source>
        <translation>{0} für {1}, in {2}.</translation>
    </message>
    <message>
        <source>You have activated no {0} in {1} in this phase.</source>
        <translation>In dieser Phase wurde kein {0} in {1} aktiviert.</translation>
    </message>
    <message>
        <source>{0} in {1} is taken back.</source>
        <translation>{0} in {1} wird zurückgenommen.</translation>
    </message>
    <message>
        <source>{0} has a StarGuard already.</source>
        <translation>{0} hat schon einen StarGuard.</translation>
    </message>
    <message>
        <source>{0} is no system that your units hold.</source>
        <translation>{0} ist kein System, das eigene Einheiten halten.</translation>
    </message>
    <message>
        <source>All your StarGuards are on the map.</source>
        <translation>Alle eigenen StarGuards sind auf der Karte.</translation>
    </message>
    <message>
        <source>A StarGuard for {0}.</source>
        <translation>Ein StarGuard für {0}.</translation>
    </message>
    <message>
        <source>The {0} go back to activation.</source>
        <translation>{0} kehren zur Aktivierung zurück.</translation>
    </message>
    <message>
        <source>Face-down counter</source>
        <translation>Verdeckter Spielstein</translation>
    </message>
    <message>
        <source>Force {0}: {1} units</source>
        <translation>Verband {0}: {1} Einheiten</translation>
    </message>
    <message>
        <source>Star Absent: the {0} is away</source>
        <translation>Stern abwesend: {0} ist fort</translation>
    </message>
    <message>
        <source>{0}, away from its system</source>
        <translation>{0}, fern seinem System</translation>
    </message>
    <message>
        <source>Dispersed counter</source>
        <translation>Zerstreuter Spielstein</translation>
    </message>
    <message>
        <source>A {0} can't be boarded.</source>
        <translation>{0} kann nicht geentert werden.</translation>
    </message>
    <message>
        <source>A Psycheship has no hold on StarGuards.</source>
        <translation>Ein Psycheship hat keine Macht über StarGuards.</translation>
    </message>
    <message>
        <source>A {0} of the Sunthrowers can't be boarded.</source>
        <translation>{0} der Sunthrowers kann nicht geentert werden.</translation>
    </message>
    <message>
        <source>A neutral StarGuard boards nobody: nobody would get the crew points.</source>
        <translation>Ein neutraler StarGuard entert niemanden: Niemand bekäme die Besatzungspunkte.</translation>
    </message>
    <message>
        <source>A unit without PW boards nobody.</source>
        <translation>Eine Einheit ohne PW entert niemanden.</translation>
    </message>
    <message>
        <source>The unit boards with its own PW, {0} at most.</source>
        <translation>Die Einheit entert mit ihrer eigenen PW, höchstens {0}.</translation>
    </message>
    <message>
        <source>PW {0} against {1} is less than 1 to 2.</source>
        <translation>PW {0} gegen {1} ist weniger als 1 zu 2.</translation>
    </message>
    <message>
        <source>Of its PW {0} it has used {1}: {2} are left.</source>
        <translation>Von ihrer PW {0} hat sie {1} verbraucht: {2} sind übrig.</translation>
    </message>
    <message>
        <source>A Psycheship tries each unit once with its whole PW.</source>
        <translation>Ein Psycheship versucht es bei jeder Einheit einmal mit seiner ganzen PW.</translation>
    </message>
    <message>
        <source>These targets cost {0}; a Psycheship's may cost {1} together.</source>
        <translation>Diese Ziele kosten {0}; die eines Psycheships dürfen zusammen {1} kosten.</translation>
    </message>
    <message>
        <source>Boarding is for rounds of psychic weapons.</source>
        <translation>Geentert wird in Kampfrunden mit psychischen Waffen.</translation>
    </message>
    <message>
        <source>Only the side with the greater total of PW boards.</source>
        <translation>Nur die Seite mit der größeren Summe an PW entert.</translation>
    </message>
    <message>
        <source>{0} is no revealed unit of yours in this combat.</source>
        <translation>{0} ist keine aufgedeckte eigene Einheit in diesem Kampf.</translation>
    </message>
    <message>
        <source>{0} is no revealed enemy in this combat.</source>
        <translation>{0} ist kein aufgedeckter Feind in diesem Kampf.</translation>
    </message>
    <message>
        <source>At least 1 PW is used on a target.</source>
        <translation>Auf ein Ziel wird mindestens 1 PW verwendet.</translation>
    </message>
    <message>
        <source>{0} boards {1} at {2} with a {3}:</source>
        <translation>{0} entert {1} mit {2}, Wurf {3}:</translation>
    </message>
    <message>
        <source>{0} no capture.</source>
        <translation>{0} nicht gefangen.</translation>
    </message>
    <message>
        <source>{0} captured, {1} next turn.</source>
        <translation>{0} gefangen, {1} in der nächsten Runde.</translation>
    </message>
    <message>
        <source>{0} crew point</source>
        <translation>{0} Besatzungspunkt</translation>
    </message>
    <message>
        <source>{0} crew points</source>
        <translation>{0} Besatzungspunkte</translation>
    </message>
    <message>
        <source>{0} level</source>
        <translation>{0} Ebene</translation>
    </message>
    <message>
        <source>{0} levels</source>
        <translation>{0} Ebenen</translation>
    </message>
    <message>
        <source>{0} unit</source>
        <translation>{0} Einheit</translation>
    </message>
    <message>
        <source>{0} units</source>
        <translation>{0} Einheiten</translation>
    </message>
    <message>
        <source>{0} is {1} to {2}, not {3}.</source>
        <translation>{0} ist {1} bis {2}, nicht {3}.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>{0} is no side; there are {1}.</source>
        <translation>{0} ist keine Seite; es gibt {1}.</translation>
    </message>
    <message>
        <source>{0} is no weapon system; there are {1}.</source>
        <translation>{0} ist kein Waffensystem; es gibt {1}.</translation>
    </message>
    <message>
        <source>{0} is no layout; there are {1}.</source>
        <translation>{0} ist keine Anordnung; es gibt {1}.</translation>
    </message>
    <message>
        <source>The number of units</source>
        <translation>Die Zahl der Einheiten</translation>
    </message>
    <message>
        <source>There are more lists of damage than units.</source>
        <translation>Es gibt mehr Schadenslisten als Einheiten.</translation>
    </message>
    <message>
        <source>{0} have no {1}; they have {2}.</source>
        <translation>{0} haben kein {1}; sie haben {2}.</translation>
    </message>
    <message>
        <source>The strength</source>
        <translation>Die Stärke</translation>
    </message>
    <message>
        <source>The target's PW</source>
        <translation>Die PW des Ziels</translation>
    </message>
    <message>
        <source>VIII.board.odds: {0} against {1} is {2}.</source>
        <translation>VIII.board.odds: {0} gegen {1} ist {2}.</translation>
    </message>
    <message>
        <source>less than 1-2: no attempt</source>
        <translation>weniger als 1-2: kein Versuch</translation>
    </message>
    <message>
        <source>VIII.board.table: a {0} in that column is {1}.</source>
        <translation>VIII.board.table: eine {0} in dieser Spalte ist {1}.</translation>
    </message>
    <message>
        <source>PW {0} of {1} against {2}: {3}.</source>
        <translation>PW {0}, {1}, gegen {2}: {3}.</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>zu wenig</translation>
    </message>
    <message>
        <source>VIII.board.capture: a capture brings {0} in the next activation phase.</source>
        <translation>VIII.board.capture: Eine Gefangennahme bringt {0} in der nächsten Aktivierungsphase.</translation>
    </message>
    <message>
        <source>The number of targets</source>
        <translation>Die Zahl der Ziele</translation>
    </message>
    <message>
        <source>Each target has one strength.</source>
        <translation>Jedes Ziel hat eine Stärke.</translation>
    </message>
    <message>
        <source>{0} with PW {1}: {2}</source>
        <translation>{0} mit PW {1}: {2}</translation>
    </message>
    <message>
        <source>Odds of a strength against a PW, and the capture</source>
        <translation>Verhältnis einer Stärke zu einer PW, und die Gefangennahme</translation>
    </message>
    <message>
        <source>One type boarding another</source>
        <translation>Ein Typ entert einen anderen</translation>
    </message>
    <message>
        <source>Several attempts of one boarder</source>
        <translation>Mehrere Versuche eines Enterers</translation>
    </message>
    <message>
        <source>II.adjacency.diagonal: {0} has {1} beside, above and below it.</source>
        <translation>II.adjacency.diagonal: {0} hat {1} neben, über und unter sich.</translation>
    </message>
    <message>
        <source>The number of levels</source>
        <translation>Die Zahl der Ebenen</translation>
    </message>
    <message>
        <source>VI.jump: {0}.</source>
        <translation>VI.jump: {0}.</translation>
    </message>
    <message>
        <source>VI.jump: no open path.</source>
        <translation>VI.jump: kein offener Weg.</translation>
    </message>
    <message>
        <source>VI.warp.move: by {0}.</source>
        <translation>VI.warp.move: über {0}.</translation>
    </message>
    <message>
        <source>VI.warp.move: no lines lead there.</source>
        <translation>VI.warp.move: keine Linien führen dorthin.</translation>
    </message>
    <message>
        <source>The distance</source>
        <translation>Die Entfernung</translation>
    </message>
    <message>
        <source>a {0} or more disperses</source>
        <translation>eine {0} oder mehr zerstreut</translation>
    </message>
    <message>
        <source>VI.jump.dispersal: {0}: {1}.</source>
        <translation>VI.jump.dispersal: {0}: {1}.</translation>
    </message>
    <message>
        <source>Talmaf</source>
        <translation>Talmaf</translation>
    </message>
    <message>
        <source>The number of Pressorships</source>
        <translation>Die Zahl der Pressorships</translation>
    </message>
    <message>
        <source>{0} has no star.</source>
        <translation>{0} hat keinen Stern.</translation>
    </message>
    <message>
        <source>VI.star.begin-together: no Pressorship began the phase there.</source>
        <translation>VI.star.begin-together: Kein Pressorship begann die Phase dort.</translation>
    </message>
    <message>
        <source>VI.star.rate: one level, to any adjacent one without a star.</source>
        <translation>VI.star.rate: eine Ebene, in jede angrenzende ohne Stern.</translation>
    </message>
    <message>
        <source>Levels and lines next to a level</source>
        <translation>Ebenen und Linien neben einer Ebene</translation>
    </message>
    <message>
        <source>How far it is by jump, and the route by warp lines</source>
        <translation>Wie weit es im Sprung ist, und der Weg über Warplinien</translation>
    </message>
    <message>
        <source>What a jump risks</source>
        <translation>Was ein Sprung wagt</translation>
    </message>
    <message>
        <source>Whether a star can be moved</source>
        <translation>Ob ein Stern bewegt werden kann</translation>
    </message>
    <message>
        <source>lowest standing</source>
        <translation>niedrigstes Ansehen</translation>
    </message>
    <message>
        <source>highest standing</source>
        <translation>höchstes Ansehen</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>The number of StarGuards</source>
        <translation>Die Zahl der StarGuards</translation>
    </message>
    <message>
        <source>Saved points</source>
        <translation>Gesparte Punkte</translation>
    </message>
    <message>
        <source>Captured points</source>
        <translation>Erbeutete Punkte</translation>
    </message>
    <message>
        <source>crew points</source>
        <translation>Besatzungspunkte</translation>
    </message>
    <message>
        <source>IV.income: {0} {1}.</source>
        <translation>IV.income: {0} {1}.</translation>
    </message>
    <message>
        <source>III.initial-activation: {0}; no income in turn 1.</source>
        <translation>III.initial-activation: {0}; kein Einkommen in Runde 1.</translation>
    </message>
    <message>
        <source>Crew points</source>
        <translation>Besatzungspunkte</translation>
    </message>
    <message>
        <source>VII.complete: a unit is paid for whole, in one activation phase.</source>
        <translation>VII.complete: Eine Einheit wird ganz bezahlt, in einer Aktivierungsphase.</translation>
    </message>
    <message>
        <source>A standing</source>
        <translation>Ein Ansehen</translation>
    </message>
    <message>
        <source>IX.chart: at {0} there are {1} attempts in a turn.</source>
        <translation>IX.chart: Bei {0} gibt es {1} Versuche je Runde.</translation>
    </message>
    <message>
        <source>IX.alliance.even: an even die wins the system.</source>
        <translation>IX.alliance.even: Ein gerader Wurf gewinnt das System.</translation>
    </message>
    <message>
        <source>A marker</source>
        <translation>Eine Marke</translation>
    </message>
    <message>
        <source>The number of events</source>
        <translation>Die Zahl der Ereignisse</translation>
    </message>
    <message>
        <source>{0}: {1}; emergency processing.</source>
        <translation>{0}: {1}; Notverarbeitung.</translation>
    </message>
    <message>
        <source>Dar Re</source>
        <translation>Dar Re</translation>
    </message>
    <message>
        <source>{0} is no seam.</source>
        <translation>{0} ist keine Naht.</translation>
    </message>
    <message>
        <source>The number lost</source>
        <translation>Die Zahl der verlorenen</translation>
    </message>
    <message>
        <source>V.sunthrower: a star and a Pressorship, without a break through the Holy Band's part of the turn.</source>
        <translation>V.sunthrower: ein Stern und ein Pressorship, ohne Unterbrechung während des Rundenteils der Holy Band.</translation>
    </message>
    <message>
        <source>The number of rolls</source>
        <translation>Die Zahl der Würfe</translation>
    </message>
    <message>
        <source>Turn {0}, a {1}: {2}</source>
        <translation>Runde {0}, eine {1}: {2}</translation>
    </message>
    <message>
        <source>amtik turns</source>
        <translation>Amtik-Runden</translation>
    </message>
    <message>
        <source>in its system</source>
        <translation>in seinem System</translation>
    </message>
    <message>
        <source>in a seam</source>
        <translation>in einer Naht</translation>
    </message>
    <message>
        <source>XII.SB.destroy: it fights in the level and survives.</source>
        <translation>XII.SB.destroy: Er kämpft in der Ebene und überlebt.</translation>
    </message>
    <message>
        <source>XII.SB.destroy: the star and all units in the level are gone, its own side's too.</source>
        <translation>XII.SB.destroy: Der Stern und alle Einheiten in der Ebene sind fort, auch die der eigenen Seite.</translation>
    </message>
    <message>
        <source>Crew points of an activation phase</source>
        <translation>Besatzungspunkte einer Aktivierungsphase</translation>
    </message>
    <message>
        <source>What units cost to activate</source>
        <translation>Was Einheiten zu aktivieren kosten</translation>
    </message>
    <message>
        <source>Alliances at a standing</source>
        <translation>Bündnisse bei einem Ansehen</translation>
    </message>
    <message>
        <source>The Neutrals Chart after battles and conquests</source>
        <translation>Die Neutralentafel nach Kämpfen und Eroberungen</translation>
    </message>
    <message>
        <source>Whether the Sunthrowers win</source>
        <translation>Ob die Sunthrowers gewinnen</translation>
    </message>
    <message>
        <source>The rolls after turn 7</source>
        <translation>Die Würfe nach Runde 7</translation>
    </message>
    <message>
        <source>Whether a star bursts</source>
        <translation>Ob ein Stern birst</translation>
    </message>
    <message>
        <source>The number of dice</source>
        <translation>Die Zahl der Würfel</translation>
    </message>
    <message>
        <source>VIII.2.flights: four each, the last with what is left; one is revealed in each round.</source>
        <translation>VIII.2.flights: je vier, die letzte mit dem Rest; in jeder Kampfrunde wird eine aufgedeckt.</translation>
    </message>
    <message>
        <source>A Differential</source>
        <translation>Eine Differenz</translation>
    </message>
    <message>
        <source>VIII.crt: a {0} in column {1}: {2}.</source>
        <translation>VIII.crt: eine {0} in Spalte {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is no result; there are {1}.</source>
        <translation>{0} ist kein Ergebnis; es gibt {1}.</translation>
    </message>
    <message>
        <source>The weapon system of a round</source>
        <translation>Das Waffensystem einer Kampfrunde</translation>
    </message>
    <message>
        <source>Flights, and how they are revealed</source>
        <translation>Staffeln, und wie sie aufgedeckt werden</translation>
    </message>
    <message>
        <source>Columns of the Combat Results Table</source>
        <translation>Spalten der Kampfergebnistabelle</translation>
    </message>
    <message>
        <source>Totals and Differential of two forces</source>
        <translation>Summen und Differenz zweier Streitkräfte</translation>
    </message>
    <message>
        <source>A cell of the Combat Results Table</source>
        <translation>Eine Zelle der Kampfergebnistabelle</translation>
    </message>
    <message>
        <source>What a result does to units</source>
        <translation>Was ein Ergebnis mit Einheiten macht</translation>
    </message>
    <message>
        <source>What both rolls of a round can do</source>
        <translation>Was beide Würfe einer Kampfrunde bewirken können</translation>
    </message>
    <message>
        <source>How a combat ends, exactly</source>
        <translation>Wie ein Kampf endet, genau</translation>
    </message>
    <message>
        <source>Complement</source>
        <translation>Kopfzahl</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Combat is due in {0}.</source>
        <translation>In {0} steht ein Kampf an.</translation>
    </message>
    <message>
        <source>No combat is due there.</source>
        <translation>Dort steht kein Kampf an.</translation>
    </message>
    <message>
        <source>The combat in {0} is fought to its end first.</source>
        <translation>Der Kampf in {0} wird erst zu Ende gekämpft.</translation>
    </message>
    <message>
        <source>Combat in {0}: the {1} attack.</source>
        <translation>Kampf in {0}: {1} greifen an.</translation>
    </message>
    <message>
        <source>The {0} fight for the neutral StarGuard.</source>
        <translation>{0} kämpfen für den neutralen StarGuard.</translation>
    </message>
    <message>
        <source>The {0} win the battle for {1}.</source>
        <translation>{0} gewinnen den Kampf um {1}.</translation>
    </message>
    <message>
        <source>The marker of the {0} stays at {1}.</source>
        <translation>Die Marke der {0} bleibt auf {1}.</translation>
    </message>
    <message>
        <source>The marker of the {0} goes to {1}.</source>
        <translation>Die Marke der {0} rückt auf {1}.</translation>
    </message>
    <message>
        <source>{0} standing</source>
        <translation>Ansehen der {0}</translation>
    </message>
    <message>
        <source>Emergency processing: more crew points for the {0} next turn.</source>
        <translation>Notverarbeitung: mehr Besatzungspunkte für {0} in der nächsten Runde.</translation>
    </message>
    <message>
        <source>The {0} conquer neutral {1}.</source>
        <translation>{0} erobern das neutrale {1}.</translation>
    </message>
    <message>
        <source>The {0} count as +5 on the Neutrals Chart.</source>
        <translation>{0} zählen auf der Neutralentafel als +5.</translation>
    </message>
    <message>
        <source>The {0} no longer count as +5.</source>
        <translation>{0} zählen nicht mehr als +5.</translation>
    </message>
    <message>
        <source>Deny the combat in {0}, or stand?</source>
        <translation>Dem Kampf in {0} ausweichen oder standhalten?</translation>
    </message>
    <message>
        <source>The route is longer than the map.</source>
        <translation>Der Weg ist länger als die Karte.</translation>
    </message>
    <message>
        <source>The route ends in another level.</source>
        <translation>Der Weg endet in einer anderen Ebene.</translation>
    </message>
    <message>
        <source>The combat has begun: it is fought to its end.</source>
        <translation>Der Kampf hat begonnen: Er wird zu Ende gekämpft.</translation>
    </message>
    <message>
        <source>A StarGuard doesn't withdraw.</source>
        <translation>Ein StarGuard zieht sich nicht zurück.</translation>
    </message>
    <message>
        <source>{0} is occupied.</source>
        <translation>{0} ist besetzt.</translation>
    </message>
    <message>
        <source>{0} is not adjacent to {1}.</source>
        <translation>{0} grenzt nicht an {1}.</translation>
    </message>
    <message>
        <source>No warp line that you may use joins {0} and {1}.</source>
        <translation>Keine nutzbare Warplinie verbindet {0} und {1}.</translation>
    </message>
    <message>
        <source>The way through {0} is blocked.</source>
        <translation>Der Weg durch {0} ist versperrt.</translation>
    </message>
    <message>
        <source> along warp lines</source>
        <translation> über Warplinien</translation>
    </message>
    <message>
        <source> along lines of a Warp Line Generator</source>
        <translation> über Linien eines Warp Line Generators</translation>
    </message>
    <message>
        <source>The {0} deny combat and withdraw{1} to {2}.</source>
        <translation>{0} weichen dem Kampf aus und ziehen sich{1} zurück nach {2}.</translation>
    </message>
    <message>
        <source>The {0} stand.</source>
        <translation>{0} halten stand.</translation>
    </message>
    <message>
        <source>No unit of yours that can withdraw is there.</source>
        <translation>Dort ist keine eigene Einheit, die sich zurückziehen kann.</translation>
    </message>
    <message>
        <source>No unoccupied level can be reached.</source>
        <translation>Keine freie Ebene ist erreichbar.</translation>
    </message>
    <message>
        <source>Place the dispersed unit of the</source>
        <translation>Die zerstreute Einheit setzen, Seite:</translation>
    </message>
    <message>
        <source>Place {0} dispersed units of the</source>
        <translation>{0} zerstreute Einheiten setzen, Seite:</translation>
    </message>
    <message>
        <source>{0} {1} in an empty level.</source>
        <translation>{0} {1}, in eine leere Ebene.</translation>
    </message>
    <message>
        <source>{0} is not empty of units.</source>
        <translation>{0} ist nicht frei von Einheiten.</translation>
    </message>
    <message>
        <source>A unit dispersed together with this one was placed in {0}.</source>
        <translation>Eine zugleich zerstreute Einheit wurde nach {0} gesetzt.</translation>
    </message>
    <message>
        <source>The {0} place a dispersed unit in {1}.</source>
        <translation>{0} setzen eine zerstreute Einheit nach {1}.</translation>
    </message>
    <message>
        <source>You see no unit {0} on the map.</source>
        <translation>Auf der Karte ist keine Einheit {0} zu sehen.</translation>
    </message>
    <message>
        <source>A unit in play has at most two damage markers.</source>
        <translation>Eine Einheit im Spiel hat höchstens zwei Schadensmarken.</translation>
    </message>
    <message>
        <source>Counters stay where they are while a combat or a decision is due.</source>
        <translation>Spielsteine bleiben, wo sie sind, solange ein Kampf oder eine Entscheidung ansteht.</translation>
    </message>
    <message>
        <source>A StarGuard is never moved.</source>
        <translation>Ein StarGuard wird nie bewegt.</translation>
    </message>
    <message>
        <source>of the {0}</source>
        <translation>der {0}</translation>
    </message>
    <message>
        <source>of the neutrals</source>
        <translation>der Neutralen</translation>
    </message>
    <message>
        <source>A counter {0} is set by hand in {1}.</source>
        <translation>Ein Spielstein {0} wird von Hand nach {1} gesetzt.</translation>
    </message>
    <message>
        <source>Only the Sunthrowers know where every star is, and set them.</source>
        <translation>Nur die Sunthrowers wissen, wo jeder Stern ist, und setzen sie.</translation>
    </message>
    <message>
        <source>There is no {0}.</source>
        <translation>{0} gibt es nicht.</translation>
    </message>
    <message>
        <source>Another star is in {0}.</source>
        <translation>Ein anderer Stern ist in {0}.</translation>
    </message>
    <message>
        <source>The {0} is set by hand in {1}.</source>
        <translation>{0} wird von Hand nach {1} gesetzt.</translation>
    </message>
    <message>
        <source>The {0} is set by hand.</source>
        <translation>{0} wird von Hand gesetzt.</translation>
    </message>
    <message>
        <source>A side has 0 to {0} crew points, not {1}.</source>
        <translation>Eine Seite hat 0 bis {0} Besatzungspunkte, nicht {1}.</translation>
    </message>
    <message>
        <source>The crew points of the {0} are set by hand.</source>
        <translation>Die Besatzungspunkte der {0} werden von Hand gesetzt.</translation>
    </message>
    <message>
        <source>You have {0} now.</source>
        <translation>Jetzt sind es {0}.</translation>
    </message>
    <message>
        <source>{0} has no marker on the Neutrals Chart.</source>
        <translation>{0} hat keine Marke auf der Neutralentafel.</translation>
    </message>
    <message>
        <source>The chart goes from {0} to +{1}, not to {2}.</source>
        <translation>Die Tafel geht von {0} bis +{1}, nicht bis {2}.</translation>
    </message>
    <message>
        <source>The marker of the {0} is set by hand to {1}.</source>
        <translation>Die Marke der {0} wird von Hand auf {1} gesetzt.</translation>
    </message>
    <message>
        <source>both lost</source>
        <translation>beide verloren</translation>
    </message>
    <message>
        <source>combat was denied</source>
        <translation>dem Kampf wurde ausgewichen</translation>
    </message>
    <message>
        <source>the {0} are left</source>
        <translation>{0} sind übrig</translation>
    </message>
    <message>
        <source>nobody is left</source>
        <translation>niemand ist übrig</translation>
    </message>
    <message>
        <source>The combat in {0} is over: {1}.</source>
        <translation>Der Kampf in {0} ist vorbei: {1}.</translation>
    </message>
    <message>
        <source>{0} turns have passed: a minor victory of the Holy Band.</source>
        <translation>{0} Runden sind vergangen: ein kleiner Sieg der Holy Band.</translation>
    </message>
    <message>
        <source>Holy Band minor victory: the Sunthrowers did not win in time.</source>
        <translation>Kleiner Sieg der Holy Band: Die Sunthrowers haben nicht rechtzeitig gewonnen.</translation>
    </message>
    <message>
        <source>Play on for a major victory? The Sunthrowers can win all the longer.</source>
        <translation>Weiterspielen um einen großen Sieg? Die Sunthrowers können umso länger gewinnen.</translation>
    </message>
    <message>
        <source>The Holy Band play on for a major victory.</source>
        <translation>Die Holy Band spielt um einen großen Sieg weiter.</translation>
    </message>
    <message>
        <source>Holy Band minor victory: they do not play on.</source>
        <translation>Kleiner Sieg der Holy Band: Sie spielt nicht weiter.</translation>
    </message>
    <message>
        <source>The Holy Band do not play on.</source>
        <translation>Die Holy Band spielt nicht weiter.</translation>
    </message>
    <message>
        <source>V.amtik-roll turn {0}</source>
        <translation>V.amtik-roll Runde {0}</translation>
    </message>
    <message>
        <source>The Amtik roll of turn {0}.</source>
        <translation>Der Amtik-Wurf der Runde {0}.</translation>
    </message>
    <message>
        <source>A second {0}: Amtik switches the universe off.</source>
        <translation>Eine zweite {0}: Amtik schaltet das Universum ab.</translation>
    </message>
    <message>
        <source>Holy Band minor victory: {0}</source>
        <translation>Kleiner Sieg der Holy Band: {0}</translation>
    </message>
    <message>
        <source>The minor victory stands.</source>
        <translation>Der kleine Sieg bleibt bestehen.</translation>
    </message>
    <message>
        <source>Holy Band major victory: an Emissary of Prayer has reached Amtik.</source>
        <translation>Großer Sieg der Holy Band: Ein Emissary of Prayer hat Amtik erreicht.</translation>
    </message>
    <message>
        <source>The Jammerswarm drowns the signals of the emissaries.</source>
        <translation>Der Jammerswarm übertönt die Signale der Emissaries.</translation>
    </message>
    <message>
        <source>A six without an emissary that is heard: nothing happens.</source>
        <translation>Eine Sechs ohne einen Emissary, der gehört wird: Nichts geschieht.</translation>
    </message>
    <message>
        <source>Your Flights can't be arranged now.</source>
        <translation>Die Staffeln lassen sich jetzt nicht ordnen.</translation>
    </message>
    <message>
        <source>A unit is in a Flight twice.</source>
        <translation>Eine Einheit ist zweimal in einer Staffel.</translation>
    </message>
    <message>
        <source>Only your own units in this level go into your Flights.</source>
        <translation>Nur eigene Einheiten in dieser Ebene kommen in die Staffeln.</translation>
    </message>
    <message>
        <source>Every unit goes into a Flight, a StarGuard too.</source>
        <translation>Jede Einheit kommt in eine Staffel, auch ein StarGuard.</translation>
    </message>
    <message>
        <source>The star that is being moved goes into a Flight.</source>
        <translation>Der Stern, der bewegt wird, kommt in eine Staffel.</translation>
    </message>
    <message>
        <source>A Flight has 1 to {0} units, not {1}.</source>
        <translation>Eine Staffel hat 1 bis {0} Einheiten, nicht {1}.</translation>
    </message>
    <message>
        <source>Only the last Flight may be short; this one has {0}.</source>
        <translation>Nur die letzte Staffel darf kürzer sein; diese hat {0}.</translation>
    </message>
    <message>
        <source>You have no such hidden Flight.</source>
        <translation>Eine solche verdeckte eigene Staffel gibt es nicht.</translation>
    </message>
    <message>
        <source>Flights are revealed in the order in which they were formed.</source>
        <translation>Staffeln werden in der Reihenfolge aufgedeckt, in der sie gebildet wurden.</translation>
    </message>
    <message>
        <source>The short Flight is revealed last.</source>
        <translation>Die kurze Staffel wird zuletzt aufgedeckt.</translation>
    </message>
    <message>
        <source>The dispersed unit is placed in the first free level.</source>
        <translation>Die zerstreute Einheit kommt auf die erste freie Ebene.</translation>
    </message>
    <message>
        <source>The side that is asked stands.</source>
        <translation>Die gefragte Seite bleibt stehen.</translation>
    </message>
    <message>
        <source>The Flights are formed in the order of the counters.</source>
        <translation>Die Staffeln werden in der Reihenfolge der Spielsteine gebildet.</translation>
    </message>
    <message>
        <source>The first Flight that may come is revealed.</source>
        <translation>Die erste mögliche Staffel wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Nobody boards.</source>
        <translation>Niemand entert.</translation>
    </message>
    <message>
        <source>No luck is used.</source>
        <translation>Kein Glück wird eingesetzt.</translation>
    </message>
    <message>
        <source>The StarGuard is declined.</source>
        <translation>Der StarGuard wird abgelehnt.</translation>
    </message>
    <message>
        <source>This game is played without force counters.</source>
        <translation>Dieses Spiel wird ohne Verbandsmarken gespielt.</translation>
    </message>
    <message>
        <source>A force counter stands for at least one mobile unit.</source>
        <translation>Eine Verbandsmarke steht für mindestens eine bewegliche Einheit.</translation>
    </message>
    <message>
        <source>A unit is named twice.</source>
        <translation>Eine Einheit ist zweimal genannt.</translation>
    </message>
    <message>
        <source>You have no unit {0} on the map.</source>
        <translation>Auf der Karte gibt es keine eigene Einheit {0}.</translation>
    </message>
    <message>
        <source>There is no force counter {0}.</source>
        <translation>Es gibt keine Verbandsmarke {0}.</translation>
    </message>
    <message>
        <source>where its counter is</source>
        <translation>wo ihre Marke liegt</translation>
    </message>
    <message>
        <source>in one level</source>
        <translation>in einer Ebene</translation>
    </message>
    <message>
        <source>Units join force {0} only {1}.</source>
        <translation>Einheiten schließen sich dem Verband {0} nur an, {1}.</translation>
    </message>
    <message>
        <source>A force counter stands for mobile units, not for a StarGuard.</source>
        <translation>Eine Verbandsmarke steht für bewegliche Einheiten, nicht für einen StarGuard.</translation>
    </message>
    <message>
        <source>{0} is under no force counter.</source>
        <translation>{0} steht unter keiner Verbandsmarke.</translation>
    </message>
    <message>
        <source>Force {0}: {1}.</source>
        <translation>Verband {0}: {1}.</translation>
    </message>
    <message>
        <source>The {0} rearrange counters in {1}.</source>
        <translation>{0} ordnen Spielsteine in {1} neu.</translation>
    </message>
    <message>
        <source>{0} leave force counters.</source>
        <translation>{0} verlassen Verbandsmarken.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Keine Wirkung.</translation>
    </message>
    <message>
        <source>Destroyed: {0}.</source>
        <translation>Zerstört: {0}.</translation>
    </message>
    <message>
        <source>Dispersed: {0}.</source>
        <translation>Zerstreut: {0}.</translation>
    </message>
    <message>
        <source>A StarGuard is never dispersed.</source>
        <translation>Ein StarGuard wird nie zerstreut.</translation>
    </message>
    <message>
        <source>{0} damaged: {1}.</source>
        <translation>{0} beschädigt: {1}.</translation>
    </message>
    <message>
        <source>Destroyed by a third damage: {0}.</source>
        <translation>Durch einen dritten Schaden zerstört: {0}.</translation>
    </message>
    <message>
        <source>Eltani name</source>
        <translation>Name auf Eltani</translation>
    </message>
    <message>
        <source>Counters in the box</source>
        <translation>Spielsteine in der Schachtel</translation>
    </message>
    <message>
        <source>Can be boarded</source>
        <translation>Kann geentert werden</translation>
    </message>
    <message>
        <source>Launched weapons</source>
        <translation>Abschusswaffen</translation>
    </message>
    <message>
        <source>Energy weapons</source>
        <translation>Energiewaffen</translation>
    </message>
    <message>
        <source>Psychic power</source>
        <translation>Psychische Kraft</translation>
    </message>
    <message>
        <source>Face-down counter of the {0}</source>
        <translation>Verdeckter Spielstein der {0}</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Liegt in</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Force counter</source>
        <translation>Verbandsmarke</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>only that it is there</source>
        <translation>nur, dass er da ist</translation>
    </message>
    <message>
        <source>beside the map: it waits to be placed</source>
        <translation>neben der Karte: wartet darauf, gesetzt zu werden</translation>
    </message>
    <message>
        <source>Force {0}</source>
        <translation>Verband {0}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heimat</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Ist jetzt</translation>
    </message>
    <message>
        <source>among the face-down counters of the Sunthrowers</source>
        <translation>unter den verdeckten Spielsteinen der Sunthrowers</translation>
    </message>
    <message>
        <source>Level {0} of column {1}</source>
        <translation>Ebene {0} der Säule {1}</translation>
    </message>
    <message>
        <source>solar system</source>
        <translation>Sonnensystem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>{0}, column {1}, level {2} from above</source>
        <translation>{0}, Säule {1}, Ebene {2} von oben</translation>
    </message>
    <message>
        <source>StarGuard</source>
        <translation>StarGuard</translation>
    </message>
    <message>
        <source>{0} (you)</source>
        <translation>{0} (selbst)</translation>
    </message>
    <message>
        <source>{0} counters</source>
        <translation>{0} Spielsteine</translation>
    </message>
    <message>
        <source>{0} counter</source>
        <translation>{0} Spielstein</translation>
    </message>
    <message>
        <source>Warp lines to</source>
        <translation>Warplinien nach</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Nach {0}</translation>
    </message>
    <message>
        <source>Next to it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Place on the lost map</source>
        <translation>Ort auf der verlorenen Karte</translation>
    </message>
    <message>
        <source>jump {0}</source>
        <translation>springen mit {0}</translation>
    </message>
    <message>
        <source>{0} {1} far</source>
        <translation>{0} {1} weit</translation>
    </message>
    <message>
        <source>VI.jump.dispersal {0}, unit {1} of {2}</source>
        <translation>VI.jump.dispersal {0}, Einheit {1} von {2}</translation>
    </message>
    <message>
        <source>No unit is dispersed.</source>
        <translation>Keine Einheit wird zerstreut.</translation>
    </message>
    <message>
        <source>{0} of {1} dispersed, by {2} or more.</source>
        <translation>{0} von {1} zerstreut, ab {2}.</translation>
    </message>
    <message>
        <source>Does a Luckship add 1 to the die of {0}?</source>
        <translation>Gibt ein Luckship dem Wurf der {0} 1 dazu?</translation>
    </message>
    <message>
        <source>You have no Luckship in {0}.</source>
        <translation>In {0} ist kein eigenes Luckship.</translation>
    </message>
    <message>
        <source>The {0} leave the die as it is.</source>
        <translation>{0} lassen den Würfel, wie er ist.</translation>
    </message>
    <message>
        <source>The Luckship of the {0} adds 1 to the die.</source>
        <translation>Das Luckship der {0} gibt dem Würfel 1 dazu.</translation>
    </message>
    <message>
        <source>moved a star</source>
        <translation>einen Stern bewegt</translation>
    </message>
    <message>
        <source>The {0} have moved.</source>
        <translation>{0} haben gezogen.</translation>
    </message>
    <message>
        <source>You have no such counter on the map: {0}.</source>
        <translation>Einen solchen eigenen Spielstein gibt es auf der Karte nicht: {0}.</translation>
    </message>
    <message>
        <source>No unit is named.</source>
        <translation>Keine Einheit ist genannt.</translation>
    </message>
    <message>
        <source>A dispersed unit moves only when it has been placed.</source>
        <translation>Eine zerstreute Einheit bewegt sich erst, wenn sie gesetzt ist.</translation>
    </message>
    <message>
        <source>Only units of one level go together.</source>
        <translation>Nur Einheiten einer Ebene ziehen gemeinsam.</translation>
    </message>
    <message>
        <source>No level is named to go to.</source>
        <translation>Keine Ebene ist als Ziel genannt.</translation>
    </message>
    <message>
        <source>A path of {0} levels is longer than the map.</source>
        <translation>Ein Weg von {0} Ebenen ist länger als die Karte.</translation>
    </message>
    <message>
        <source>A StarGuard never moves.</source>
        <translation>Ein StarGuard bewegt sich nie.</translation>
    </message>
    <message>
        <source>{0} has {1} in this turn.</source>
        <translation>{0} hat in dieser Runde: {1}.</translation>
    </message>
    <message>
        <source>Jumps and warp lines can't be combined in one phase.</source>
        <translation>Sprünge und Warplinien lassen sich in einer Phase nicht verbinden.</translation>
    </message>
    <message>
        <source>a neutral StarGuard</source>
        <translation>einem neutralen StarGuard</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>dem Feind</translation>
    </message>
    <message>
        <source>{0} is held by {1}: stop there.</source>
        <translation>{0} wird von {1} gehalten: dort anhalten.</translation>
    </message>
    <message>
        <source>The {0} {1} from {2} to {3}.</source>
        <translation>{0} {1} von {2} nach {3}.</translation>
    </message>
    <message>
        <source>That attacks the neutrals in {0}.</source>
        <translation>Das greift die Neutralen in {0} an.</translation>
    </message>
    <message>
        <source>That attacks the enemy in {0}.</source>
        <translation>Das greift den Feind in {0} an.</translation>
    </message>
    <message>
        <source>The {0} seek no more alliances.</source>
        <translation>{0} suchen keine Bündnisse mehr.</translation>
    </message>
    <message>
        <source>{0} is no neutral system.</source>
        <translation>{0} ist kein neutrales System.</translation>
    </message>
    <message>
        <source>With a standing of {0} you may seek {1} alliances in a turn.</source>
        <translation>Mit einem Ansehen von {0} dürfen in einer Runde {1} Bündnisse gesucht werden.</translation>
    </message>
    <message>
        <source>You have sought the alliance of {0} in this turn.</source>
        <translation>Das Bündnis mit {0} wurde in dieser Runde schon gesucht.</translation>
    </message>
    <message>
        <source>IX.alliance.even {0}</source>
        <translation>IX.alliance.even {0}</translation>
    </message>
    <message>
        <source>{0} declines an alliance with the {1}.</source>
        <translation>{0} lehnt ein Bündnis mit den {1} ab.</translation>
    </message>
    <message>
        <source>{0} is allied with the {1}.</source>
        <translation>{0} ist mit den {1} verbündet.</translation>
    </message>
    <message>
        <source>Go back to activation</source>
        <translation>Zurück zur Aktivierung</translation>
    </message>
    <message>
        <source>Mark a system as yours</source>
        <translation>Ein System als eigenes markieren</translation>
    </message>
    <message>
        <source>Done with activation</source>
        <translation>Aktivierung beenden</translation>
    </message>
    <message>
        <source>You hold no system in which it could appear.</source>
        <translation>Kein eigenes System, in dem er erscheinen könnte.</translation>
    </message>
    <message>
        <source>Take back: {0} in {1}</source>
        <translation>Zurücknehmen: {0} in {1}</translation>
    </message>
    <message>
        <source>Place a StarGuard in {0}</source>
        <translation>Einen StarGuard in {0} setzen</translation>
    </message>
    <message>
        <source>End {0}</source>
        <translation>{0} beenden</translation>
    </message>
    <message>
        <source>None of your units can move any more in this turn.</source>
        <translation>Keine eigene Einheit kann sich in dieser Runde noch bewegen.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Jump with {0}</source>
        <translation>Springen mit {0}</translation>
    </message>
    <message>
        <source>Warp with {0}</source>
        <translation>Warp mit {0}</translation>
    </message>
    <message>
        <source>Take the star along with {0}</source>
        <translation>Den Stern mitnehmen mit {0}</translation>
    </message>
    <message>
        <source>Look into a level with {0}</source>
        <translation>In eine Ebene schauen mit {0}</translation>
    </message>
    <message>
        <source>Put units under a force counter</source>
        <translation>Einheiten unter eine Verbandsmarke legen</translation>
    </message>
    <message>
        <source>Take units from under a force counter</source>
        <translation>Einheiten unter einer Verbandsmarke hervornehmen</translation>
    </message>
    <message>
        <source>Fight in {0}</source>
        <translation>In {0} kämpfen</translation>
    </message>
    <message>
        <source>Seek no more alliances</source>
        <translation>Keine Bündnisse mehr suchen</translation>
    </message>
    <message>
        <source>Seek the alliance of {0}</source>
        <translation>Das Bündnis mit {0} suchen</translation>
    </message>
    <message>
        <source>No level is empty of units.</source>
        <translation>Keine Ebene ist frei von Einheiten.</translation>
    </message>
    <message>
        <source>Place the dispersed unit</source>
        <translation>Die zerstreute Einheit setzen</translation>
    </message>
    <message>
        <source>Stand and fight</source>
        <translation>Standhalten und kämpfen</translation>
    </message>
    <message>
        <source>Withdraw all your units before the first round</source>
        <translation>Alle eigenen Einheiten vor der ersten Kampfrunde zurückziehen</translation>
    </message>
    <message>
        <source>Form your Flights</source>
        <translation>Die Staffeln bilden</translation>
    </message>
    <message>
        <source>Reveal Flight {0}</source>
        <translation>Staffel {0} aufdecken</translation>
    </message>
    <message>
        <source>End boarding</source>
        <translation>Das Entern beenden</translation>
    </message>
    <message>
        <source>Do not board: use the Combat Results Table</source>
        <translation>Nicht entern: die Kampfergebnistabelle nutzen</translation>
    </message>
    <message>
        <source>Board an enemy ship</source>
        <translation>Ein feindliches Schiff entern</translation>
    </message>
    <message>
        <source>Luckship: add 1 to the die</source>
        <translation>Luckship: dem Würfel 1 dazugeben</translation>
    </message>
    <message>
        <source>Leave the die as it is</source>
        <translation>Den Würfel lassen, wie er ist</translation>
    </message>
    <message>
        <source>No StarGuard in {0} now</source>
        <translation>Jetzt kein StarGuard in {0}</translation>
    </message>
    <message>
        <source>Play on for a major victory</source>
        <translation>Um einen großen Sieg weiterspielen</translation>
    </message>
    <message>
        <source>End the war with a minor victory</source>
        <translation>Den Krieg mit einem kleinen Sieg beenden</translation>
    </message>
    <message>
        <source>Set a unit as the table has it</source>
        <translation>Eine Einheit setzen, wie der Tisch sie hat</translation>
    </message>
    <message>
        <source>Set a star as the table has it</source>
        <translation>Einen Stern setzen, wie der Tisch ihn hat</translation>
    </message>
    <message>
        <source>Set your crew points as the table has them</source>
        <translation>Die eigenen Besatzungspunkte setzen, wie der Tisch sie hat</translation>
    </message>
    <message>
        <source>Set a Neutral Judgment marker as the table has it</source>
        <translation>Eine Marke des Neutralenurteils setzen, wie der Tisch sie hat</translation>
    </message>
    <message>
        <source>turn end</source>
        <translation>Rundenende</translation>
    </message>
    <message>
        <source>No further unit moves; dispersed units are placed in the first free levels.</source>
        <translation>Keine weitere Einheit zieht; zerstreute Einheiten kommen auf die ersten freien Ebenen.</translation>
    </message>
    <message>
        <source>Every combat that is due is fought to its end: nobody withdraws, boards or uses luck, and Flights are formed and revealed in the order of the counters.</source>
        <translation>Jeder fällige Kampf wird zu Ende gefochten: Niemand zieht sich zurück, entert oder setzt Glück ein, und die Staffeln werden in der Reihenfolge der Spielsteine gebildet und aufgedeckt.</translation>
    </message>
    <message>
        <source>Every StarGuard that could appear is declined.</source>
        <translation>Jeder StarGuard, der erscheinen könnte, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Activate Units</source>
        <translation>Einheiten aktivieren</translation>
    </message>
    <message>
        <source>What a side that is not done has activated is taken back unread, and its points are saved.</source>
        <translation>Was eine Seite, die nicht fertig ist, aktiviert hat, wird ungelesen zurückgenommen, und ihre Punkte bleiben gespart.</translation>
    </message>
    <message>
        <source>Sunthrower Movement</source>
        <translation>Bewegung der Sunthrowers</translation>
    </message>
    <message>
        <source>Sunthrower Combat</source>
        <translation>Kampf der Sunthrowers</translation>
    </message>
    <message>
        <source>End of Sunthrower Combat</source>
        <translation>Ende des Kampfs der Sunthrowers</translation>
    </message>
    <message>
        <source>Holy Band Movement</source>
        <translation>Bewegung der Holy Band</translation>
    </message>
    <message>
        <source>Holy Band Combat</source>
        <translation>Kampf der Holy Band</translation>
    </message>
    <message>
        <source>End of Holy Band Combat</source>
        <translation>Ende des Kampfs der Holy Band</translation>
    </message>
    <message>
        <source>Neutral Judgment</source>
        <translation>Urteil der Neutralen</translation>
    </message>
    <message>
        <source>No further alliance is sought in this turn.</source>
        <translation>In dieser Runde wird kein weiteres Bündnis gesucht.</translation>
    </message>
    <message>
        <source>End of the Turn</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Choosing Systems</source>
        <translation>Wahl der Systeme</translation>
    </message>
    <message>
        <source>The sides mark the first free systems in turn.</source>
        <translation>Die Seiten markieren abwechselnd die ersten freien Systeme.</translation>
    </message>
    <message>
        <source>{0} is neither the Sunthrowers nor the Holy Band.</source>
        <translation>{0} ist weder Sunthrowers noch Holy Band.</translation>
    </message>
    <message>
        <source>This belongs to {0}; it is {1}.</source>
        <translation>Das gehört zu {0}; jetzt ist {1}.</translation>
    </message>
    <message>
        <source>There is no activation to go back to.</source>
        <translation>Es gibt keine Aktivierung, zu der es zurückgehen könnte.</translation>
    </message>
    <message>
        <source>Your activation is still open.</source>
        <translation>Die eigene Aktivierung ist noch offen.</translation>
    </message>
    <message>
        <source>Arrange your units in Flights of four, in secret.</source>
        <translation>Die eigenen Einheiten in Staffeln zu vieren ordnen, geheim.</translation>
    </message>
    <message>
        <source>The {0} have formed their Flights.</source>
        <translation>{0} haben ihre Staffeln gebildet.</translation>
    </message>
    <message>
        <source>VIII.3.weapon round {0}</source>
        <translation>VIII.3.weapon Kampfrunde {0}</translation>
    </message>
    <message>
        <source>Round {0} in {1}: {2} weapons.</source>
        <translation>Kampfrunde {0} in {1}: Waffen {2}.</translation>
    </message>
    <message>
        <source>Reveal a Flight, and so commit it to this round.</source>
        <translation>Eine Staffel aufdecken und damit in diese Kampfrunde schicken.</translation>
    </message>
    <message>
        <source>The {0} reveal {1}</source>
        <translation>{0} decken auf: {1}</translation>
    </message>
    <message>
        <source>{0}, with the {1}.</source>
        <translation>{0}, mit dem {1}.</translation>
    </message>
    <message>
        <source>Differential {0} for the {1}, {2} for the {3}.</source>
        <translation>Differenz {0} für {1}, {2} für {3}.</translation>
    </message>
    <message>
        <source>Differential 0 for both.</source>
        <translation>Differenz 0 für beide.</translation>
    </message>
    <message>
        <source>Board further, or end it.</source>
        <translation>Weiter entern oder aufhören.</translation>
    </message>
    <message>
        <source>Board, or use the Combat Results Table.</source>
        <translation>Entern oder die Kampfergebnistabelle nutzen.</translation>
    </message>
    <message>
        <source>VIII.board.roll attempt {0}</source>
        <translation>VIII.board.roll Versuch {0}</translation>
    </message>
    <message>
        <source>end their boarding</source>
        <translation>beenden ihr Entern</translation>
    </message>
    <message>
        <source>use the Combat Results Table</source>
        <translation>nutzen die Kampfergebnistabelle</translation>
    </message>
    <message>
        <source>The {0} {1}.</source>
        <translation>{0} {1}.</translation>
    </message>
    <message>
        <source>VIII.6.rolls {0}</source>
        <translation>VIII.6.rolls {0}</translation>
    </message>
    <message>
        <source>The {0} roll a {1} in column {2}: {3}.</source>
        <translation>{0} würfeln {1} in Spalte {2}: {3}.</translation>
    </message>
    <message>
        <source>In this game Probes have no special ability.</source>
        <translation>In diesem Spiel haben Probes keine besondere Fähigkeit.</translation>
    </message>
    <message>
        <source>Only a Probe looks into a level.</source>
        <translation>Nur eine Probe schaut in eine Ebene.</translation>
    </message>
    <message>
        <source>Units of yours are in {0}: a Probe looks first, and alone.</source>
        <translation>Eigene Einheiten sind in {0}: Eine Probe schaut zuerst, und allein.</translation>
    </message>
    <message>
        <source>along warp lines</source>
        <translation>über Warplinien</translation>
    </message>
    <message>
        <source>by a jump</source>
        <translation>mit einem Sprung</translation>
    </message>
    <message>
        <source>send a Probe {0}</source>
        <translation>schicken eine Probe {0}</translation>
    </message>
    <message>
        <source>The Probe is destroyed in {0}.</source>
        <translation>Die Probe wird in {0} zerstört.</translation>
    </message>
    <message>
        <source>In {0}: Starcruisers {1}, Field Generators {2}.</source>
        <translation>In {0}: Starcruiser {1}, Feldgeneratoren {2}.</translation>
    </message>
    <message>
        <source>The Probe detects, takes EW damage and stays in {0}.</source>
        <translation>Die Probe ortet, nimmt EW-Schaden und bleibt in {0}.</translation>
    </message>
    <message>
        <source>The Probe detects and returns to {0}.</source>
        <translation>Die Probe ortet und kehrt nach {0} zurück.</translation>
    </message>
    <message>
        <source>III.sides {0}</source>
        <translation>III.sides {0}</translation>
    </message>
    <message>
        <source>a list of {0} systems</source>
        <translation>eine Liste von {0} Systemen</translation>
    </message>
    <message>
        <source>a system that is not taken</source>
        <translation>ein System, das nicht vergeben ist</translation>
    </message>
    <message>
        <source>"activation" or "movement"</source>
        <translation>"activation" oder "movement"</translation>
    </message>
    <message>
        <source>a whole number from 0 to {0}</source>
        <translation>eine ganze Zahl von 0 bis {0}</translation>
    </message>
    <message>
        <source>an object with at and units</source>
        <translation>ein Objekt mit at und units</translation>
    </message>
    <message>
        <source>a system or level that nobody else holds</source>
        <translation>ein System oder eine Ebene, die sonst niemand hält</translation>
    </message>
    <message>
        <source>some of {0}</source>
        <translation>einige von {0}</translation>
    </message>
    <message>
        <source>{0} is no solar system.</source>
        <translation>{0} ist kein Sonnensystem.</translation>
    </message>
    <message>
        <source>{0} is taken by the {1}.</source>
        <translation>{0} ist vergeben an {1}.</translation>
    </message>
    <message>
        <source>You have marked your {0} systems.</source>
        <translation>Die {0} eigenen Systeme sind markiert.</translation>
    </message>
    <message>
        <source>The {0} mark {1}.</source>
        <translation>{0}: markiert wird {1}.</translation>
    </message>
    <message>
        <source>Neutral are {0}.</source>
        <translation>Neutral sind {0}.</translation>
    </message>
    <message>
        <source>{0} is a seam.</source>
        <translation>{0} ist eine Naht.</translation>
    </message>
    <message>
        <source>No star on its way is in {0}.</source>
        <translation>Kein Stern auf seinem Weg ist in {0}.</translation>
    </message>
    <message>
        <source>No Emissary of Prayer in a seam explains it to Amtik.</source>
        <translation>Kein Emissary of Prayer in einer Naht erklärt es Amtik.</translation>
    </message>
    <message>
        <source>The Jammerswarm drowns the signals of the emissary.</source>
        <translation>Der Jammerswarm übertönt die Signale des Emissary.</translation>
    </message>
    <message>
        <source>The StarBuster destroys the {0} in {1}: {2} are lost.</source>
        <translation>Der StarBuster zerstört: {0} in {1}; {2} sind verloren.</translation>
    </message>
    <message>
        <source>An Emissary of Prayer explains to Amtik what must be done.</source>
        <translation>Ein Emissary of Prayer erklärt Amtik, was getan werden muss.</translation>
    </message>
    <message>
        <source>The Jammerswarm drowns the signals: the StarBuster waits.</source>
        <translation>Der Jammerswarm übertönt die Signale: Der StarBuster wartet.</translation>
    </message>
    <message>
        <source>No StarBuster is known to be there.</source>
        <translation>Dort ist kein StarBuster bekannt.</translation>
    </message>
    <message>
        <source>Place a StarGuard in {0}, or decline it?</source>
        <translation>Einen StarGuard in {0} setzen oder darauf verzichten?</translation>
    </message>
    <message>
        <source>No StarGuard appears there now.</source>
        <translation>Dort erscheint jetzt kein StarGuard.</translation>
    </message>
    <message>
        <source>The {0} decline a StarGuard in {1}.</source>
        <translation>{0} verzichten auf einen StarGuard in {1}.</translation>
    </message>
    <message>
        <source>A StarGuard of the {0} appears in {1}.</source>
        <translation>Ein StarGuard der {0} erscheint in {1}.</translation>
    </message>
    <message>
        <source>Only the Sunthrowers move stars.</source>
        <translation>Nur die Sunthrowers bewegen Sterne.</translation>
    </message>
    <message>
        <source>Only a Pressorship moves a star.</source>
        <translation>Nur ein Pressorship bewegt einen Stern.</translation>
    </message>
    <message>
        <source>No star is in {0}.</source>
        <translation>In {0} ist kein Stern.</translation>
    </message>
    <message>
        <source>{0} did not begin the phase in {1}, with the star.</source>
        <translation>{0} begann die Phase nicht in {1}, beim Stern.</translation>
    </message>
    <message>
        <source>A star moves one level: {0} is not adjacent to {1}.</source>
        <translation>Ein Stern bewegt sich eine Ebene weit: {0} grenzt nicht an {1}.</translation>
    </message>
    <message>
        <source>Your own StarGuard in {0} pins its star.</source>
        <translation>Der eigene StarGuard in {0} hält den Stern fest.</translation>
    </message>
    <message>
        <source>Others are in {0}: its star can't be moved.</source>
        <translation>In {0} sind andere: Der Stern kann nicht bewegt werden.</translation>
    </message>
    <message>
        <source>The {0} has moved in this turn.</source>
        <translation>{0} hat sich in dieser Runde bewegt.</translation>
    </message>
    <message>
        <source>displaced stars</source>
        <translation>versetzte Sterne</translation>
    </message>
    <message>
        <source>absent stars</source>
        <translation>abwesende Sterne</translation>
    </message>
    <message>
        <source>{0} stars are away from their systems: no more at once.</source>
        <translation>{0} Sterne sind fern ihren Systemen: mehr nicht zugleich.</translation>
    </message>
    <message>
        <source>{0} systems have lost their stars: no more at once.</source>
        <translation>{0} Systeme haben ihre Sterne verloren: mehr nicht zugleich.</translation>
    </message>
    <message>
        <source>{0} moves the {1} to {2}.</source>
        <translation>{0} bewegt {1} nach {2}.</translation>
    </message>
    <message>
        <source>The {0} leaves its system: Star Absent.</source>
        <translation>{0} verlässt sein System: Stern abwesend.</translation>
    </message>
    <message>
        <source>The {0} is back in its system.</source>
        <translation>{0} ist zurück in seinem System.</translation>
    </message>
    <message>
        <source>The {0} lies face up in {1}, without a Pressorship.</source>
        <translation>{0} liegt offen in {1}, ohne Pressorship.</translation>
    </message>
    <message>
        <source>The {0} is destroyed.</source>
        <translation>{0} ist zerstört.</translation>
    </message>
    <message>
        <source>No Pressorship is ready to move it.</source>
        <translation>Kein Pressorship ist bereit, ihn zu bewegen.</translation>
    </message>
    <message>
        <source>Go to {0} along warp lines</source>
        <translation>Über Warplinien nach {0}</translation>
    </message>
    <message>
        <source>Jump to {0}, {1} away</source>
        <translation>Sprung nach {0}, {1} entfernt</translation>
    </message>
    <message>
        <source>Move it to {0}</source>
        <translation>Nach {0} bewegen</translation>
    </message>
    <message>
        <source>Use force {0}</source>
        <translation>Verband {0} nutzen</translation>
    </message>
    <message>
        <source>Activate it in {0}</source>
        <translation>In {0} aktivieren</translation>
    </message>
    <message>
        <source>Activate {0} in {1}</source>
        <translation>{0} in {1} aktivieren</translation>
    </message>
    <message>
        <source>Withdraw to {0}</source>
        <translation>Rückzug nach {0}</translation>
    </message>
    <message>
        <source>Fours, the rest last</source>
        <translation>Zu vieren, der Rest zuletzt</translation>
    </message>
    <message>
        <source>Board {0} with {1}, PW {2}</source>
        <translation>{0} entern mit {1}, PW {2}</translation>
    </message>
    <message>
        <source>Board no more</source>
        <translation>Nicht mehr entern</translation>
    </message>
    <message>
        <source>Mark {0}</source>
        <translation>{0} markieren</translation>
    </message>
    <message>
        <source>Fight for {0} first</source>
        <translation>Zuerst um {0} kämpfen</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>{0} fragen</translation>
    </message>
    <message>
        <source>The war is over: {0}</source>
        <translation>Der Krieg ist vorbei: {0}</translation>
    </message>
    <message>
        <source>place dispersed units</source>
        <translation>zerstreute Einheiten setzen</translation>
    </message>
    <message>
        <source>say whether they withdraw</source>
        <translation>sagen, ob sie sich zurückziehen</translation>
    </message>
    <message>
        <source>form their Flights in secret</source>
        <translation>geheim ihre Staffeln bilden</translation>
    </message>
    <message>
        <source>reveal a Flight</source>
        <translation>eine Staffel aufdecken</translation>
    </message>
    <message>
        <source>board or fire</source>
        <translation>entern oder feuern</translation>
    </message>
    <message>
        <source>decide about the Luckship</source>
        <translation>über das Luckship entscheiden</translation>
    </message>
    <message>
        <source>place or decline a StarGuard</source>
        <translation>einen StarGuard setzen oder darauf verzichten</translation>
    </message>
    <message>
        <source>say whether they play on</source>
        <translation>sagen, ob sie weiterspielen</translation>
    </message>
    <message>
        <source>Waiting for the {0} to {1}.</source>
        <translation>Warten auf {0}: {1}.</translation>
    </message>
    <message>
        <source>Waiting for the {0}: {1}, turn {2}.</source>
        <translation>Warten auf {0}: {1}, Runde {2}.</translation>
    </message>
    <message>
        <source>Every empty level is lit; units dispersed together go to different levels.</source>
        <translation>Jede leere Ebene ist erhellt; zugleich zerstreute Einheiten kommen in verschiedene Ebenen.</translation>
    </message>
    <message>
        <source>Withdraw with all mobile units now, or not at all.</source>
        <translation>Jetzt mit allen beweglichen Einheiten zurückziehen oder gar nicht.</translation>
    </message>
    <message>
        <source>Up to four units a Flight; nobody sees them before they are revealed.</source>
        <translation>Bis zu vier Einheiten je Staffel; niemand sieht sie, bevor sie aufgedeckt sind.</translation>
    </message>
    <message>
        <source>A Flight that is revealed stays in the combat to its end.</source>
        <translation>Eine aufgedeckte Staffel bleibt bis zum Ende im Kampf.</translation>
    </message>
    <message>
        <source>Boarding takes the place of your roll; each ship may split its psychic strength.</source>
        <translation>Entern tritt an die Stelle des Wurfs; jedes Schiff darf seine psychische Stärke aufteilen.</translation>
    </message>
    <message>
        <source>The die lies on the table: the Luckship may add 1 to it.</source>
        <translation>Der Würfel liegt auf dem Tisch: Das Luckship darf ihm 1 dazugeben.</translation>
    </message>
    <message>
        <source>Mark a solar system as yours: {0} of {1} are. What nobody marks is neutral.</source>
        <translation>Ein Sonnensystem als eigenes markieren: {0} von {1} sind es. Was niemand markiert, ist neutral.</translation>
    </message>
    <message>
        <source>You have {0}. Buy units for your systems; the other side sees them only as face-down counters, and what you don't spend is saved.</source>
        <translation>Vorhanden: {0}. Einheiten für die eigenen Systeme kaufen; die andere Seite sieht sie nur als verdeckte Spielsteine, und was übrig bleibt, wird gespart.</translation>
    </message>
    <message>
        <source>None of your units can move any more: end {0}.</source>
        <translation>Keine eigene Einheit kann sich noch bewegen: {0} beenden.</translation>
    </message>
    <message>
        <source>{0} can move</source>
        <translation>Bewegen können sich: {0}</translation>
    </message>
    <message>
        <source>{0}: one level is safe, a longer jump risks dispersal, warp lines are free. Then end it.</source>
        <translation>{0}. Eine Ebene ist sicher, ein längerer Sprung riskiert Zerstreuung, Warplinien sind frei. Danach beenden.</translation>
    </message>
    <message>
        <source>Choose where to fight next: {0}.</source>
        <translation>Wählen, wo als Nächstes gekämpft wird: {0}.</translation>
    </message>
    <message>
        <source>You may seek {0} alliances with neutral systems: an even die wins.</source>
        <translation>Es dürfen {0} Bündnisse mit neutralen Systemen gesucht werden: Ein gerader Wurf gewinnt.</translation>
    </message>
    <message>
        <source>You may seek {0} alliance with neutral systems: an even die wins.</source>
        <translation>Es darf {0} Bündnis mit neutralen Systemen gesucht werden: Ein gerader Wurf gewinnt.</translation>
    </message>
    <message>
        <source>-4 down</source>
        <translation>-4 und weniger</translation>
    </message>
    <message>
        <source>-1 to -3</source>
        <translation>-1 bis -3</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 bis 3</translation>
    </message>
    <message>
        <source>4 to 6</source>
        <translation>4 bis 6</translation>
    </message>
    <message>
        <source>7 to 9</source>
        <translation>7 bis 9</translation>
    </message>
    <message>
        <source>10 up</source>
        <translation>10 und mehr</translation>
    </message>
    <message>
        <source>5-1 and up</source>
        <translation>5-1 und mehr</translation>
    </message>
    <message>
        <source>Sunthrowers</source>
        <translation>Sunthrowers</translation>
    </message>
    <message>
        <source>Holy Band</source>
        <translation>Holy Band</translation>
    </message>
    <message>
        <source>expected the Sunthrowers and the Holy Band, each once</source>
        <translation>erwartet wurden Sunthrowers und Holy Band, jede einmal</translation>
    </message>
    <message>
        <source>expected one of the layouts that there are, not {0}</source>
        <translation>erwartet wurde eine der Anordnungen, die es gibt, nicht {0}</translation>
    </message>
    <message>
        <source>expected a phase of the turn, not {0}</source>
        <translation>erwartet wurde eine Phase der Runde, nicht {0}</translation>
    </message>
    <message>
        <source>expected turns counted from 1 to 14, 0 before the first</source>
        <translation>erwartet wurden Runden von 1 bis 14, 0 vor der ersten</translation>
    </message>
    <message>
        <source>expected the two sides to act and to decide</source>
        <translation>erwartet wurde, dass beide Seiten handeln und entscheiden</translation>
    </message>
    <message>
        <source>expected a side that chooses the first system</source>
        <translation>erwartet wurde eine Seite, die das erste System wählt</translation>
    </message>
    <message>
        <source>expected Amtik rolls from 1 to 6</source>
        <translation>erwartet wurden Amtik-Würfe von 1 bis 6</translation>
    </message>
    <message>
        <source>expected Amtik rolls and the extension after turn 7 only</source>
        <translation>erwartet wurden Amtik-Würfe und Verlängerung erst nach Runde 7</translation>
    </message>
    <message>
        <source>expected psycheship_from to be a turn</source>
        <translation>erwartet wurde eine Runde als psycheship_from</translation>
    </message>
    <message>
        <source>nothing answers a decision of kind {0}</source>
        <translation>nichts beantwortet eine Entscheidung der Art {0}</translation>
    </message>
    <message>
        <source>there is nothing to decide about: {0}</source>
        <translation>es gibt nichts zu entscheiden über: {0}</translation>
    </message>
    <message>
        <source>nobody has anything to do in this phase</source>
        <translation>niemand hat in dieser Phase etwas zu tun</translation>
    </message>
    <message>
        <source>{0} is no counter of the mix, or another's</source>
        <translation>{0} ist kein Spielstein der Mischung, oder ein fremder</translation>
    </message>
    <message>
        <source>{0} is nowhere, or adrift and on the map</source>
        <translation>{0} ist nirgends, oder zerstreut und auf der Karte</translation>
    </message>
    <message>
        <source>{0} lies</source>
        <translation>{0} liegt</translation>
    </message>
    <message>
        <source>{0} has more damage than a unit in play</source>
        <translation>{0} hat mehr Schaden als eine Einheit im Spiel</translation>
    </message>
    <message>
        <source>two StarGuards are in {0}</source>
        <translation>zwei StarGuards sind in {0}</translation>
    </message>
    <message>
        <source>{0} can't be under force counter {1}</source>
        <translation>{0} kann nicht unter Verbandsmarke {1} sein</translation>
    </message>
    <message>
        <source>force {0} of the {1} is in two levels</source>
        <translation>Verband {0} der {1} ist in zwei Ebenen</translation>
    </message>
    <message>
        <source>{0} beyond the map</source>
        <translation>{0} außerhalb der Karte</translation>
    </message>
    <message>
        <source>expected a star for each system</source>
        <translation>erwartet wurde ein Stern für jedes System</translation>
    </message>
    <message>
        <source>{0} belongs to another system</source>
        <translation>{0} gehört zu einem anderen System</translation>
    </message>
    <message>
        <source>the {0} lies</source>
        <translation>{0} liegt</translation>
    </message>
    <message>
        <source>expected crew points of both sides, none below 0</source>
        <translation>erwartet wurden Besatzungspunkte beider Seiten, keine unter 0</translation>
    </message>
    <message>
        <source>expected points for captured crews of the two sides</source>
        <translation>erwartet wurden Punkte für gefangene Besatzungen beider Seiten</translation>
    </message>
    <message>
        <source>expected purchases of the two sides</source>
        <translation>erwartet wurden Käufe beider Seiten</translation>
    </message>
    <message>
        <source>the {0} have bought a counter that they can't</source>
        <translation>{0} haben einen Spielstein gekauft, den sie nicht kaufen können</translation>
    </message>
    <message>
        <source>expected purchases to cost something</source>
        <translation>erwartet wurde, dass Käufe etwas kosten</translation>
    </message>
    <message>
        <source>a purchase of the {0} lies</source>
        <translation>ein Kauf der {0} liegt</translation>
    </message>
    <message>
        <source>expected lost units of types that there are</source>
        <translation>erwartet wurden verlorene Einheiten von Typen, die es gibt</translation>
    </message>
    <message>
        <source>expected both markers from {0} to {1}</source>
        <translation>erwartet wurden beide Marken von {0} bis {1}</translation>
    </message>
    <message>
        <source>expected the neutrals to deal with the two sides</source>
        <translation>erwartet wurde, dass die Neutralen mit beiden Seiten verkehren</translation>
    </message>
    <message>
        <source>expected alliances sought by the two sides</source>
        <translation>erwartet wurden gesuchte Bündnisse beider Seiten</translation>
    </message>
    <message>
        <source>a side that has conquered a neutral system is granted nothing</source>
        <translation>einer Seite, die ein neutrales System erobert hat, wird nichts gewährt</translation>
    </message>
    <message>
        <source>expected units adrift to be placed by their enemy</source>
        <translation>erwartet wurden zerstreute Einheiten, die ihr Feind setzt</translation>
    </message>
    <message>
        <source>a level taken lies</source>
        <translation>eine genommene Ebene liegt</translation>
    </message>
    <message>
        <source>expected reports to the two sides</source>
        <translation>erwartet wurden Berichte an beide Seiten</translation>
    </message>
    <message>
        <source>a report lies</source>
        <translation>ein Bericht liegt</translation>
    </message>
    <message>
        <source>a level of the combats lies</source>
        <translation>eine Ebene der Kämpfe liegt</translation>
    </message>
    <message>
        <source>expected a combat between the two sides</source>
        <translation>erwartet wurde ein Kampf zwischen beiden Seiten</translation>
    </message>
    <message>
        <source>expected a combat in a combat phase, at something to decide</source>
        <translation>erwartet wurde ein Kampf in einer Kampfphase, bei etwas zu entscheiden</translation>
    </message>
    <message>
        <source>expected Flights of both sides once they are formed</source>
        <translation>erwartet wurden Staffeln beider Seiten, sobald sie gebildet sind</translation>
    </message>
    <message>
        <source>the combat lies</source>
        <translation>der Kampf liegt</translation>
    </message>
    <message>
        <source>expected a combat of the two sides in a round</source>
        <translation>erwartet wurde ein Kampf beider Seiten in einer Kampfrunde</translation>
    </message>
    <message>
        <source>expected Flights and rolls of the two sides</source>
        <translation>erwartet wurden Staffeln und Würfe beider Seiten</translation>
    </message>
    <message>
        <source>a unit of the {0} is in two Flights</source>
        <translation>eine Einheit der {0} ist in zwei Staffeln</translation>
    </message>
    <message>
        <source>the Flights of the {0} hold units that are not theirs</source>
        <translation>die Staffeln der {0} enthalten fremde Einheiten</translation>
    </message>
    <message>
        <source>a Flight of the {0} is too large</source>
        <translation>eine Staffel der {0} ist zu groß</translation>
    </message>
    <message>
        <source>the Flights of the {0} hold a star that there is not</source>
        <translation>die Staffeln der {0} enthalten einen Stern, den es nicht gibt</translation>
    </message>
    <message>
        <source>expected dice of a combat from 1 to 6</source>
        <translation>erwartet wurden Kampfwürfel von 1 bis 6</translation>
    </message>
    <message>
        <source>expected boarding by units of this game, in a column of the table</source>
        <translation>erwartet wurde Entern durch Einheiten dieses Spiels, in einer Spalte der Tabelle</translation>
    </message>
    <message>
        <source>expected the units of a boarding attempt to be there</source>
        <translation>erwartet wurde, dass die Einheiten eines Enterversuchs da sind</translation>
    </message>
    <message>
        <source>Sunthrower victory: a star and a Pressorship have stayed in {0}.</source>
        <translation>Sieg der Sunthrowers: Ein Stern und ein Pressorship sind geblieben in {0}.</translation>
    </message>
    <message>
        <source>Layout of the lost map</source>
        <translation>Anordnung der verlorenen Karte</translation>
    </message>
    <message>
        <source>Near stars: nine systems two levels from a seam. Far stars: ten of them three levels away.</source>
        <translation>Nahe Sterne: neun Systeme zwei Ebenen von einer Naht. Ferne Sterne: zehn davon drei Ebenen entfernt.</translation>
    </message>
    <message>
        <source>Who marks the first system</source>
        <translation>Wer das erste System markiert</translation>
    </message>
    <message>
        <source>The side that rolls low, or one that was agreed on.</source>
        <translation>Die Seite mit dem niedrigen Wurf, oder eine vereinbarte.</translation>
    </message>
    <message>
        <source>Force counters</source>
        <translation>Verbandsmarken</translation>
    </message>
    <message>
        <source>Optional rule X: a counter may stand for a group of units.</source>
        <translation>Optionale Regel X: Eine Marke darf für eine Gruppe von Einheiten stehen.</translation>
    </message>
    <message>
        <source>Probes look into levels</source>
        <translation>Probes schauen in Ebenen</translation>
    </message>
    <message>
        <source>Optional rule: a Probe may ask for Starcruisers and Field Generator Ships in a level.</source>
        <translation>Optionale Regel: Eine Probe darf nach Starcruisern und Field Generator Ships in einer Ebene fragen.</translation>
    </message>
    <message>
        <source>In a round of boarding fires</source>
        <translation>In einer Enterrunde feuert</translation>
    </message>
    <message>
        <source>Nobody, or the weaker side on its column of the Combat Results Table.</source>
        <translation>Niemand, oder die schwächere Seite in ihrer Spalte der Kampfergebnistabelle.</translation>
    </message>
    <message>
        <source>weaker side</source>
        <translation>schwächere Seite</translation>
    </message>
    <message>
        <source>The order of Flights</source>
        <translation>Die Reihenfolge der Staffeln</translation>
    </message>
    <message>
        <source>Chosen when they are revealed, or fixed when they are formed.</source>
        <translation>Beim Aufdecken gewählt, oder beim Bilden festgelegt.</translation>
    </message>
    <message>
        <source>The Psycheship can be activated from turn</source>
        <translation>Das Psycheship kann aktiviert werden ab Runde</translation>
    </message>
    <message>
        <source>In the history of the war it was there from the fourth day on.</source>
        <translation>In der Geschichte des Kriegs war es vom vierten Tag an da.</translation>
    </message>
    <message>
        <source>After seven turns</source>
        <translation>Nach sieben Runden</translation>
    </message>
    <message>
        <source>The Holy Band may play on for a major victory, or (a house rule) the game is over.</source>
        <translation>Die Holy Band darf um einen großen Sieg weiterspielen, oder (eine Hausregel) das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>A Warp Line Generator doesn't move along its own line from {0} to {1}.</source>
        <translation>Ein Warp Line Generator bewegt sich nicht auf seiner eigenen Linie von {0} nach {1}.</translation>
    </message>
    <message>
        <source>warp lines</source>
        <translation>Warplinien</translation>
    </message>
    <message>
        <source>lines of a Warp Line Generator</source>
        <translation>Linien eines Warp Line Generators</translation>
    </message>
    <message>
        <source>move {0} along {1}</source>
        <translation>ziehen mit {0} über {1}</translation>
    </message>
    <message>
        <source>Boarding by the Book</source>
        <translation>Entern nach dem Buch</translation>
    </message>
    <message>
        <source>The book's two boarding examples in one combat: a Ranger takes a Pressorship, and a Psycheship a Jammerswarm, with the dice that the book throws.</source>
        <translation>Die beiden Enterbeispiele des Regelhefts in einem Kampf: Ein Ranger nimmt ein Pressorship und ein Psycheship einen Jammerswarm, mit den Würfeln des Regelhefts.</translation>
    </message>
    <message>
        <source>The Sunthrowers have a Pressorship and a Jammerswarm in C08, level 5. Let them lie: end the movement with the big button.</source>
        <translation>Die Sunthrowers haben ein Pressorship und einen Jammerswarm in C08, Ebene 5. Liegen lassen: die Bewegung mit der großen Taste beenden.</translation>
    </message>
    <message>
        <source>Moved away? The Holy Band must then follow. Undo (Ctrl+Z).</source>
        <translation>Fortgezogen? Dann muss die Holy Band folgen. Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Click your stack in C08, level 4, and then the enemy's level below it.</source>
        <translation>Den eigenen Stapel in C08, Ebene 4, anklicken, dann die Ebene des Feindes darunter.</translation>
    </message>
    <message>
        <source>End your movement with the big button.</source>
        <translation>Die eigene Bewegung mit der großen Taste beenden.</translation>
    </message>
    <message>
        <source>Click the lit level to fight there.</source>
        <translation>Die erhellte Ebene anklicken, um dort zu kämpfen.</translation>
    </message>
    <message>
        <source>The defender may withdraw first. Press the button to stand.</source>
        <translation>Der Verteidiger darf sich zuerst zurückziehen. Mit der Taste standhalten.</translation>
    </message>
    <message>
        <source>Withdrawn? Undo (Ctrl+Z) and stand.</source>
        <translation>Zurückgezogen? Zurücknehmen (Strg+Z) und standhalten.</translation>
    </message>
    <message>
        <source>Stand as well. Up to four units make one Flight without asking. As in the book, take 5 for the weapon system: psychic power, so there may be boarding.</source>
        <translation>Auch standhalten. Bis zu vier Einheiten bilden ungefragt eine Staffel. Wie im Buch eine 5 für das Waffensystem nehmen: psychische Kraft, also darf geentert werden.</translation>
    </message>
    <message>
        <source>Only the side with more psychic power boards: 12 against 3. Click the Ranger and the Pressorship among the cards under the map, leave the strength at 5 and read the odds: 5 against 2 is 2-1. Press Board and take the book's 5: captured, and its 8 crew points come with your next activation (example HW.E05).</source>
        <translation>Nur die Seite mit mehr psychischer Kraft entert: 12 gegen 3. Den Ranger und das Pressorship unter den Karten unterhalb der Karte anklicken, die Stärke bei 5 lassen und die Chancen lesen: 5 gegen 2 ist 2-1. Entern drücken und die 5 des Buchs nehmen: gefangen, und die 8 Besatzungs­punkte kommen mit der nächsten Aktivierung (Beispiel HW.E05).</translation>
    </message>
    <message>
        <source>Any pair may be tried, in any order. Undo (Ctrl+Z) to see the example.</source>
        <translation>Jedes Paar darf versucht werden, in beliebiger Reihenfolge. Zurücknehmen (Strg+Z), um das Beispiel zu sehen.</translation>
    </message>
    <message>
        <source>Now the Psycheship, 7, and the Jammerswarm, 1: 5-1 and up. Press Board and take the book's 2: captured as well (example HW.E06).</source>
        <translation>Jetzt das Psycheship, 7, und der Jammerswarm, 1: 5-1 und mehr. Entern drücken und die 2 des Buchs nehmen: auch gefangen (Beispiel HW.E06).</translation>
    </message>
    <message>
        <source>Ended the boarding? The table is used then. Undo (Ctrl+Z).</source>
        <translation>Das Entern beendet? Dann gilt die Tabelle. Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Turn 2 comes when both sides are through with Neutral Judgment, if anybody is asked. Go on until the crew points are told: 10 for the two crews are among yours.</source>
        <translation>Runde 2 kommt, wenn beide Seiten mit dem Urteil der Neutralen fertig sind, falls jemand gefragt wird. Weiterspielen, bis die Besatzungs­punkte genannt werden: 10 für die beiden Besatzungen sind dabei.</translation>
    </message>
    <message>
        <source>Undo is free: board with 4 of the Ranger's 5, or throw other dice, and look at the odds.</source>
        <translation>Zurücknehmen ist frei: mit 4 der 5 des Rangers entern oder andere Würfel werfen und die Chancen ansehen.</translation>
    </message>
    <message>
        <source>rulebook VIII, the examples of boarding; the position was made for them</source>
        <translation>Regelheft VIII, die Beispiele zum Entern; die Stellung wurde dafür gemacht</translation>
    </message>
    <message>
        <source>A First Fight</source>
        <translation>Ein erster Kampf</translation>
    </message>
    <message>
        <source>Eight units fall upon five in open space: Flights formed in secret, the odds before you reveal, and the book's example of a Differential of 3 with its dice.</source>
        <translation>Acht Einheiten fallen im freien Raum über fünf her: geheim gebildete Staffeln, die Chancen vor dem Aufdecken, und das Beispiel des Regelhefts für eine Differenz von 3 mit seinen Würfeln.</translation>
    </message>
    <message>
        <source>Your stack lies in column C08, level 4. Click it: all eight units are in hand. What the enemy has lies face down, you see only how many.</source>
        <translation>Der eigene Stapel liegt in Säule C08, Ebene 4. Anklicken: Alle acht Einheiten sind in der Hand. Was der Feind hat, liegt verdeckt; zu sehen ist nur, wie viel.</translation>
    </message>
    <message>
        <source>Click the enemy's level right below, C08/5. To enter it is to attack.</source>
        <translation>Die Ebene des Feindes gleich darunter anklicken, C08/5. Sie zu betreten heißt angreifen.</translation>
    </message>
    <message>
        <source>Leave the enemy alone and nothing is fought. Undo (Ctrl+Z).</source>
        <translation>Wer den Feind in Ruhe lässt, hat keinen Kampf. Zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Press the big button to end your movement: the combat phase begins.</source>
        <translation>Die große Taste drücken und die Bewegung beenden: Die Kampfphase beginnt.</translation>
    </message>
    <message>
        <source>Choose where to fight first: click the lit level, though there is only one.</source>
        <translation>Wählen, wo zuerst gekämpft wird: die erhellte Ebene anklicken, auch wenn es nur eine gibt.</translation>
    </message>
    <message>
        <source>You may deny combat and withdraw with all mobile units. Press the button to stand.</source>
        <translation>Dem Kampf darf ausgewichen werden, mit allen beweglichen Einheiten. Mit der Taste standhalten.</translation>
    </message>
    <message>
        <source>Withdrawn? Then there is no fight. Undo (Ctrl+Z) and stand.</source>
        <translation>Zurückgezogen? Dann gibt es keinen Kampf. Zurücknehmen (Strg+Z) und standhalten.</translation>
    </message>
    <message>
        <source>The attacker is asked as well: stand.</source>
        <translation>Auch der Angreifer wird gefragt: standhalten.</translation>
    </message>
    <message>
        <source>Form Flights of four: press By fours, which puts the four Starcruisers together and the four Rangers, or drag the cards. Then Seal the Flights. Nobody else sees them.</source>
        <translation>Staffeln zu vieren bilden: „Zu vieren“ drücken, das stellt die vier Starcruiser zusammen und die vier Ranger, oder die Karten ziehen. Dann die Staffeln versiegeln. Sonst sieht sie niemand.</translation>
    </message>
    <message>
        <source>Form yours: By fours leaves one Emissary for a short last Flight. Seal the Flights. Then the weapon system is rolled: press As in the book for its 1, which is launched weapons.</source>
        <translation>Die eigenen bilden: „Zu vieren“ lässt einen Emissary für eine kurze letzte Staffel. Die Staffeln versiegeln. Dann wird das Waffensystem gewürfelt: „Wie im Buch“ gibt eine 1, das sind Abschuss­waffen.</translation>
    </message>
    <message>
        <source>Look at the odds with each Flight at the right, then Reveal the Rangers. Their launched weapons count 20; the Missile Pack, Ranger and two Emissaries 17: a Differential of +3 for you, -3 for them (the book's example HW.E02). Take the book's dice: 4 for you and 1 for them.</source>
        <translation>Rechts die Chancen mit jeder Staffel ansehen, dann die Ranger aufdecken. Ihre Abschuss­waffen zählen 20; Missile Pack, Ranger und zwei Emissaries 17: eine Differenz von +3 für die eigene Seite, -3 für den Feind (Beispiel HW.E02 des Regelhefts). Die Würfel des Buchs nehmen: 4 für die eigene Seite und 1 für den Feind.</translation>
    </message>
    <message>
        <source>With the Starcruisers the column is another, and the die hits harder. Undo (Ctrl+Z) to see the example.</source>
        <translation>Mit den Starcruisern ist die Spalte eine andere, und der Würfel trifft härter. Zurücknehmen (Strg+Z), um das Beispiel zu sehen.</translation>
    </message>
    <message>
        <source>You are asked about a Luckship, for the enemy can't know that none is in your hidden Flight. Leave the die: a 4 in the column 1 to 3 is LW/EW, both damaged on every enemy (example HW.E03).</source>
        <translation>Nach einem Luckship wird gefragt, denn der Feind darf nicht wissen, dass in der verdeckten Staffel keines ist. Den Würfel lassen: Eine 4 in der Spalte 1 bis 3 ist LW/EW, beides bei jedem Feind beschädigt (Beispiel HW.E03).</translation>
    </message>
    <message>
        <source>Dice of your own tell another result; the log has it.</source>
        <translation>Eigene Würfel erzählen ein anderes Ergebnis; es steht im Protokoll.</translation>
    </message>
    <message>
        <source>The second round has followed with the last Flights: the odds had turned, and what is damaged adds nothing with its damaged systems. How the combat ended stands at the right. Now the Holy Band have their movement: press the big button.</source>
        <translation>Die zweite Kampfrunde ist mit den letzten Staffeln gefolgt: Die Chancen hatten sich gewendet, und was beschädigt ist, trägt mit den beschädigten Systemen nichts bei. Wie der Kampf endete, steht rechts. Jetzt hat die Holy Band ihre Bewegung: die große Taste drücken.</translation>
    </message>
    <message>
        <source>Undo is free here: go back and fight with other Flights, or with dice of your own.</source>
        <translation>Zurücknehmen ist hier frei: zurückgehen und mit anderen Staffeln oder eigenen Würfeln kämpfen.</translation>
    </message>
    <message>
        <source>rulebook VIII, the examples of steps 5 and 6; the forces were made to fit them</source>
        <translation>Regelheft VIII, die Beispiele der Schritte 5 und 6; die Kräfte wurden dafür gemacht</translation>
    </message>
    <message>
        <source>A Turn in Amtik</source>
        <translation>Eine Runde in Amtik</translation>
    </message>
    <message>
        <source>Buy a unit, jump a level, follow a warp line, and risk a jump of four levels with the dice of a worked-out case. You play both sides.</source>
        <translation>Eine Einheit kaufen, eine Ebene springen, einer Warplinie folgen und einen Sprung über vier Ebenen wagen, mit den Würfeln eines durchgerechneten Falls. Beide Seiten werden von einer Person gespielt.</translation>
    </message>
    <message>
        <source>Activation, in secret: at the right press Ranger, then click your lit system Talmaf. It costs 5 crew points; what you don't spend is saved.</source>
        <translation>Aktivierung, geheim: rechts Ranger drücken, dann das erhellte System Talmaf anklicken. Er kostet 5 Besatzungs­punkte; was übrig bleibt, wird gespart.</translation>
    </message>
    <message>
        <source>Bought something else? Take back stands beside it; or leave it.</source>
        <translation>Etwas anderes gekauft? „Zurücknehmen“ steht daneben; oder es dabei lassen.</translation>
    </message>
    <message>
        <source>Press the big button, Done with activation. The other side takes the chair behind the curtain, for purchases are sealed until both are done.</source>
        <translation>Die große Taste drücken, Aktivierung beenden. Die andere Seite nimmt hinter dem Vorhang Platz, denn Käufe sind versiegelt, bis beide fertig sind.</translation>
    </message>
    <message>
        <source>Buy what you like, or nothing, and press Done with activation.</source>
        <translation>Nach Belieben kaufen, oder nichts, und Aktivierung beenden drücken.</translation>
    </message>
    <message>
        <source>Movement. Click Talmaf, at the top of its column: the largest hex of a spiral is the highest level, the smallest the deepest. A jump leads to the next level up, down, beside or aslant: Talmaf in its corner has seven (the book's first example, HW.E01). Count the lit ones beside it.</source>
        <translation>Bewegung. Talmaf anklicken, ganz oben in seiner Säule: Das größte Feld einer Spirale ist die höchste Ebene, das kleinste die tiefste. Ein Sprung führt in die nächste Ebene, hinauf, hinab, zur Seite oder schräg: Talmaf in seiner Ecke hat sieben (das erste Beispiel des Regelhefts, HW.E01). Die erhellten daneben zählen.</translation>
    </message>
    <message>
        <source>Click the level under it, the next smaller hex of the same spiral. One level is free of risk.</source>
        <translation>Die Ebene darunter anklicken, das nächst­kleinere Feld derselben Spirale. Eine Ebene weit ist es ohne Gefahr.</translation>
    </message>
    <message>
        <source>Click Gelmaf. Violet sweeps are warp lines. Press Warp at the right (key W) and click the mouth at the other end, C12/2: however far, it is one move without a die.</source>
        <translation>Gelmaf anklicken. Violette Bögen sind Warplinien. Rechts Warp drücken (Taste W) und die Mündung am anderen Ende anklicken, C12/2: Wie weit auch immer, es ist ein Zug ohne Würfel.</translation>
    </message>
    <message>
        <source>Moved otherwise? Each unit moves once a turn. Undo (Ctrl+Z) takes it back; or go on from here, the step still counts.</source>
        <translation>Anders gezogen? Jede Einheit zieht einmal je Runde. Zurücknehmen (Strg+Z) macht es ungeschehen; oder von hier weiterspielen, der Schritt zählt trotzdem.</translation>
    </message>
    <message>
        <source>Click Eche Dor with its two Rangers and press Jump (key J). Click C08/6, four levels deeper: the path is laid out with its odds, for 4 or more disperses. Press Jump, and for the dice As in the book, 3 and 4: the first Ranger arrives, the second is dispersed (case HW.D06).</source>
        <translation>Eche Dor mit seinen zwei Rangern anklicken und Sprung drücken (Taste J). C08/6 anklicken, vier Ebenen tiefer: Der Weg wird mit seinen Chancen ausgelegt, denn 4 oder mehr zerstreut. Sprung drücken, und als Würfel „Wie im Buch“, 3 und 4: Der erste Ranger kommt an, der zweite wird zerstreut (Fall HW.D06).</translation>
    </message>
    <message>
        <source>A jump of one level needs no die. Undo (Ctrl+Z) takes it back; or go on from here, the step still counts.</source>
        <translation>Ein Sprung über eine Ebene braucht keinen Würfel. Zurücknehmen (Strg+Z) macht es ungeschehen; oder von hier weiterspielen, der Schritt zählt trotzdem.</translation>
    </message>
    <message>
        <source>A dispersed unit is placed by the enemy, in any empty level: click a lit one, far from all the Sunthrowers want.</source>
        <translation>Eine zerstreute Einheit setzt der Feind, in irgendeine leere Ebene: eine erhellte anklicken, fern von allem, was die Sunthrowers wollen.</translation>
    </message>
    <message>
        <source>Nothing else has to move. Press the big button to end your movement.</source>
        <translation>Sonst muss sich nichts bewegen. Die große Taste drücken und die Bewegung beenden.</translation>
    </message>
    <message>
        <source>Click Maftal and jump your Ranger one level, to any empty one.</source>
        <translation>Maftal anklicken und den Ranger eine Ebene springen lassen, in irgendeine leere.</translation>
    </message>
    <message>
        <source>Moved by a warp line, or not at all? End the movement, it makes no difference here.</source>
        <translation>Über eine Warplinie gezogen, oder gar nicht? Die Bewegung beenden, hier macht es keinen Unterschied.</translation>
    </message>
    <message>
        <source>End your movement. Where nobody meets nobody fights, and turn 2 begins: 10 crew points at large, 3 for each StarGuard.</source>
        <translation>Die Bewegung beenden. Wo niemand auf jemanden trifft, wird nicht gekämpft, und Runde 2 beginnt: 10 Besatzungs­punkte frei im Raum, 3 für jeden StarGuard.</translation>
    </message>
    <message>
        <source>Units that enter a level with enemies attack it: that is the next lesson. Or go on from here.</source>
        <translation>Einheiten, die eine Ebene mit Feinden betreten, greifen sie an: Das ist die nächste Lektion. Oder von hier weiterspielen.</translation>
    </message>
    <message>
        <source>made for this program; section II's example of adjacency, and case HW.D06</source>
        <translation>für dieses Programm gemacht; das Beispiel der Nachbarschaft aus Abschnitt II und Fall HW.D06</translation>
    </message>
    <message>
        <source>Task forces, far stars</source>
        <translation>Verbände, ferne Sterne</translation>
    </message>
    <message>
        <source>The extended game with all optional rules, on the layout with the stars farther from the seams.</source>
        <translation>Das erweiterte Spiel mit allen optionalen Regeln, in der Anordnung mit den Sternen ferner von den Nähten.</translation>
    </message>
    <message>
        <source>the rulebook's only scenario; the printed map is lost, and layout far-stars stands in for it; with the optional rules X and XII.P.detect</source>
        <translation>das einzige Szenario des Regelhefts; die gedruckte Karte ist verloren, die Anordnung far-stars vertritt sie; mit den optionalen Regeln X und XII.P.detect</translation>
    </message>
    <message>
        <source>Task forces</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>The extended game: force counters hide who sails where, and Probes may look into suspect levels.</source>
        <translation>Das erweiterte Spiel: Verbandsmarken verbergen, wer wohin fährt, und Probes dürfen in verdächtige Ebenen schauen.</translation>
    </message>
    <message>
        <source>the rulebook's only scenario; the printed map is lost, and layout near-stars stands in for it; with the optional rules X and XII.P.detect</source>
        <translation>das einzige Szenario des Regelhefts; die gedruckte Karte ist verloren, die Anordnung near-stars vertritt sie; mit den optionalen Regeln X und XII.P.detect</translation>
    </message>
    <message>
        <source>The war, far stars</source>
        <translation>Der Krieg, ferne Sterne</translation>
    </message>
    <message>
        <source>The core rules on the harder layout for the Sunthrowers: ten systems lie three levels from the nearer seam.</source>
        <translation>Die Grundregeln in der für die Sunthrowers schwereren Anordnung: Zehn Systeme liegen drei Ebenen von der näheren Naht.</translation>
    </message>
    <message>
        <source>the rulebook's only scenario; the printed map is lost, and layout far-stars stands in for it</source>
        <translation>das einzige Szenario des Regelhefts; die gedruckte Karte ist verloren, die Anordnung far-stars vertritt sie</translation>
    </message>
    <message>
        <source>The war</source>
        <translation>Der Krieg</translation>
    </message>
    <message>
        <source>The whole war by the core rules: nine systems lie two levels from a seam, six lie three. Seven turns, and more if the Holy Band wants.</source>
        <translation>Der ganze Krieg nach den Grundregeln: Neun Systeme liegen zwei Ebenen von einer Naht, sechs drei. Sieben Runden, und mehr, wenn die Holy Band will.</translation>
    </message>
    <message>
        <source>the rulebook's only scenario; the printed map is lost, and layout near-stars stands in for it</source>
        <translation>das einzige Szenario des Regelhefts; die gedruckte Karte ist verloren, die Anordnung near-stars vertritt sie</translation>
    </message>
    <message>
        <source>Lowest die that disperses a jumping unit</source>
        <translation>Niedrigster Wurf, der eine springende Einheit zerstreut</translation>
    </message>
    <message>
        <source>levels jumped; 6 stands for 6 or more</source>
        <translation>gesprungene Ebenen; 6 steht für 6 oder mehr</translation>
    </message>
    <message>
        <source>the die that disperses, and every higher one; 7: no roll</source>
        <translation>der zerstreuende Wurf, und jeder höhere; 7: kein Wurf</translation>
    </message>
    <message>
        <source>Weapon system of a combat round</source>
        <translation>Waffensystem einer Kampfrunde</translation>
    </message>
    <message>
        <source>Combat Results Table</source>
        <translation>Kampfergebnistabelle</translation>
    </message>
    <message>
        <source>one d6, a 7 counted as 6</source>
        <translation>ein W6, eine 7 zählt als 6</translation>
    </message>
    <message>
        <source>own Differential</source>
        <translation>eigene Differenz</translation>
    </message>
    <message>
        <source>Boarding Table</source>
        <translation>Entertabelle</translation>
    </message>
    <message>
        <source>one d6; 7 is a six and a Luckship</source>
        <translation>ein W6; 7 ist eine Sechs und ein Luckship</translation>
    </message>
    <message>
        <source>Alliance attempts a turn by standing</source>
        <translation>Bündnisversuche je Runde nach Ansehen</translation>
    </message>
    <message>
        <source>standing on the Neutrals Chart</source>
        <translation>Ansehen auf der Neutralentafel</translation>
    </message>
    <message>
        <source>Counters of each type</source>
        <translation>Spielsteine jedes Typs</translation>
    </message>
    <message>
        <source>what gives them</source>
        <translation>was sie einbringt</translation>
    </message>
    <message>
        <source>neutral systems</source>
        <translation>neutrale Systeme</translation>
    </message>
    <message>
        <source>Numbers that bound the game</source>
        <translation>Zahlen, die das Spiel begrenzen</translation>
    </message>
    <message>
        <source>Near stars</source>
        <translation>Nahe Sterne</translation>
    </message>
    <message>
        <source>Far stars</source>
        <translation>Ferne Sterne</translation>
    </message>
    <message>
        <source>Field Generator Ship</source>
        <translation>Field Generator Ship</translation>
    </message>
    <message>
        <source>Missile Pack</source>
        <translation>Missile Pack</translation>
    </message>
    <message>
        <source>Ground Support Team</source>
        <translation>Ground Support Team</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Starcruiser</source>
        <translation>Starcruiser</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Warp Line Generator</source>
        <translation>Warp Line Generator</translation>
    </message>
    <message>
        <source>Jammerswarm</source>
        <translation>Jammerswarm</translation>
    </message>
    <message>
        <source>about 300 ships of about 7</source>
        <translation>etwa 300 Schiffe mit je etwa 7</translation>
    </message>
    <message>
        <source>Luckship</source>
        <translation>Luckship</translation>
    </message>
    <message>
        <source>Pressorship</source>
        <translation>Pressorship</translation>
    </message>
    <message>
        <source>StarBuster</source>
        <translation>StarBuster</translation>
    </message>
    <message>
        <source>Emissary of Prayer</source>
        <translation>Emissary of Prayer</translation>
    </message>
    <message>
        <source>Psycheship</source>
        <translation>Psycheship</translation>
    </message>
    <message>
        <source>{0} million t</source>
        <translation>{0} Millionen t</translation>
    </message>
    <message>
        <source>{0} billion t</source>
        <translation>{0} Milliarden t</translation>
    </message>
    <message>
        <source>{0} km</source>
        <translation>{0} km</translation>
    </message>
    <message>
        <source>{0} km ({1} sections)</source>
        <translation>{0} km ({1} Sektionen)</translation>
    </message>
    <message>
        <source>at most {0} t each</source>
        <translation>je höchstens {0} t</translation>
    </message>
    <message>
        <source>1.5 km command ship, 0.2 km drones (40-50)</source>
        <translation>1,5 km Führungsschiff, 0,2 km Drohnen (40-50)</translation>
    </message>
    <message>
        <source>30,000 t each, about 55 ships</source>
        <translation>je 30 000 t, etwa 55 Schiffe</translation>
    </message>
    <message>
        <source>4 million</source>
        <translation>4 Millionen</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>springen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>gesprungen</translation>
    </message>
    <message>
        <source>warped</source>
        <translation>Warplinien benutzt</translation>
    </message>
    <message>
        <source>launched</source>
        <translation>abgeschossen</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>psychic</source>
        <translation>psychisch</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>the neutrals</source>
        <translation>die Neutralen</translation>
    </message>
    <message>
        <source>neutrals</source>
        <translation>Neutrale</translation>
    </message>
    <message>
        <source>scouted</source>
        <translation>gespäht</translation>
    </message>
    <message>
        <source>{0} x {1}</source>
        <translation>{0} x {1}</translation>
    </message>
    <message>
        <source>{0} at large</source>
        <translation>{0} frei im Raum</translation>
    </message>
    <message>
        <source>{0} from StarGuards</source>
        <translation>{0} von StarGuards</translation>
    </message>
    <message>
        <source>{0} from captured crews</source>
        <translation>{0} von gefangenen Besatzungen</translation>
    </message>
    <message>
        <source>{0} by emergency processing</source>
        <translation>{0} durch Notverarbeitung</translation>
    </message>
    <message>
        <source>deep space</source>
        <translation>freier Raum</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>emergency</source>
        <translation>Notverarbeitung</translation>
    </message>
    <message>
        <source>starguards</source>
        <translation>StarGuards</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>conquers</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>enemy conquers</source>
        <translation>Gegner erobert</translation>
    </message>
    <message>
        <source>wins: {0}.</source>
        <translation>gewinnt: {0}.</translation>
    </message>
    <message>
        <source>loses: {0}.</source>
        <translation>verliert: {0}.</translation>
    </message>
    <message>
        <source>conquers: {0}.</source>
        <translation>erobert: {0}.</translation>
    </message>
    <message>
        <source>enemy conquers: {0}.</source>
        <translation>Gegner erobert: {0}.</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>{0} major victory</source>
        <translation>großer Sieg: {0}</translation>
    </message>
    <message>
        <source>{0} minor victory</source>
        <translation>kleiner Sieg: {0}</translation>
    </message>
    <message>
        <source>denial</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>{0} level: no roll</source>
        <translation>{0} Ebene: kein Wurf</translation>
    </message>
    <message>
        <source>{0} levels: no roll</source>
        <translation>{0} Ebenen: kein Wurf</translation>
    </message>
</context>
</TS>
