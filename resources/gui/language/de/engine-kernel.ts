<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine-kernel</name>
    <message>
        <source>{0}: at {1}, expected {2}.</source>
        <translation>{0}: bei {1}, erwartet: {2}.</translation>
    </message>
    <message>
        <source>a file that exists</source>
        <translation>eine Datei, die es gibt</translation>
    </message>
    <message>
        <source>a file, not a folder</source>
        <translation>eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>a file that may be read</source>
        <translation>eine Datei, die gelesen werden darf</translation>
    </message>
    <message>
        <source>a file, not a loop of symbolic links</source>
        <translation>eine Datei, kein Kreis symbolischer Verweise</translation>
    </message>
    <message>
        <source>a shorter file name</source>
        <translation>ein kürzerer Dateiname</translation>
    </message>
    <message>
        <source>its path</source>
        <translation>ihr Pfad</translation>
    </message>
    <message>
        <source>a path without '..'</source>
        <translation>ein Pfad ohne '..'</translation>
    </message>
    <message>
        <source>line {0} (byte {1})</source>
        <translation>Zeile {0} (Byte {1})</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>a file, not a folder, pipe or device</source>
        <translation>eine Datei, kein Ordner, keine Pipe und kein Gerät</translation>
    </message>
    <message>
        <source>a file name without NUL characters</source>
        <translation>ein Dateiname ohne NUL-Zeichen</translation>
    </message>
    <message>
        <source>at most {0} MB, not {1} bytes</source>
        <translation>höchstens {0} MB, nicht {1} Bytes</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <source>the key '{0}' only once</source>
        <translation>den Schlüssel '{0}' nur einmal</translation>
    </message>
    <message>
        <source>a whole number of at most {0} digits</source>
        <translation>eine ganze Zahl mit höchstens {0} Ziffern</translation>
    </message>
    <message>
        <source>a whole number or text such as "2/3", not {0}</source>
        <translation>eine ganze Zahl oder Text wie "2/3", nicht {0}</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>a closing quote for this text</source>
        <translation>ein schließendes Anführungszeichen für diesen Text</translation>
    </message>
    <message>
        <source>another key after the comma</source>
        <translation>ein weiterer Schlüssel nach dem Komma</translation>
    </message>
    <message>
        <source>another value after the comma</source>
        <translation>ein weiterer Wert nach dem Komma</translation>
    </message>
    <message>
        <source>lists and objects nested at most {0} deep</source>
        <translation>Listen und Objekte, höchstens {0} tief geschachtelt</translation>
    </message>
    <message>
        <source>at most {0} values</source>
        <translation>höchstens {0} Werte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>'{0}', the name of the file</source>
        <translation>'{0}', der Name der Datei</translation>
    </message>
    <message>
        <source>the player's own file {0}</source>
        <translation>die eigene Datei {0}</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>lower-case letters, digits, '-' and '_', at most 64</source>
        <translation>Kleinbuchstaben, Ziffern, '-' und '_', höchstens 64</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>no field of this name</source>
        <translation>kein Feld dieses Namens</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch (true, false)</translation>
    </message>
    <message>
        <source>text without broken characters</source>
        <translation>Text ohne beschädigte Zeichen</translation>
    </message>
    <message>
        <source>a number of at least {0}</source>
        <translation>eine Zahl von mindestens {0}</translation>
    </message>
    <message>
        <source>a number of at most {0}</source>
        <translation>eine Zahl von höchstens {0}</translation>
    </message>
    <message>
        <source>text of the form {0}</source>
        <translation>Text der Form {0}</translation>
    </message>
    <message>
        <source>text of at most {0} characters</source>
        <translation>Text mit höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>text of at least {0} characters</source>
        <translation>Text mit mindestens {0} Zeichen</translation>
    </message>
    <message>
        <source>a list of at most {0} entries</source>
        <translation>eine Liste mit höchstens {0} Einträgen</translation>
    </message>
    <message>
        <source>a list of at least {0} entries</source>
        <translation>eine Liste mit mindestens {0} Einträgen</translation>
    </message>
    <message>
        <source>the field '{0}'</source>
        <translation>das Feld '{0}'</translation>
    </message>
    <message>
        <source> ({0} more place is wrong)</source>
        <translation> ({0} weitere Stelle ist falsch)</translation>
    </message>
    <message>
        <source> ({0} more places are wrong)</source>
        <translation> ({0} weitere Stellen sind falsch)</translation>
    </message>
    <message>
        <source>the same entries as in the shipped table: {0}</source>
        <translation>dieselben Einträge wie in der mitgelieferten Tabelle: {0}</translation>
    </message>
    <message>
        <source>words of the shipped table: {0}</source>
        <translation>Wörter der mitgelieferten Tabelle: {0}</translation>
    </message>
    <message>
        <source>a list where the shipped table has one, and nowhere else</source>
        <translation>eine Liste, wo die mitgelieferte Tabelle eine hat, und sonst nirgends</translation>
    </message>
    <message>
        <source>a whole number, as in the shipped table</source>
        <translation>eine ganze Zahl wie in der mitgelieferten Tabelle</translation>
    </message>
    <message>
        <source>A bookmark needs a word or two.</source>
        <translation>Ein Lesezeichen braucht ein oder zwei Wörter.</translation>
    </message>
    <message>
        <source>A bookmark holds {0} characters at most, not {1}.</source>
        <translation>Ein Lesezeichen fasst höchstens {0} Zeichen, nicht {1}.</translation>
    </message>
    <message>
        <source>The bookmark can't be written down: it holds half a character.</source>
        <translation>Das Lesezeichen lässt sich nicht aufschreiben: Es enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>A game holds {0} bookmarks at most.</source>
        <translation>Ein Spiel fasst höchstens {0} Lesezeichen.</translation>
    </message>
    <message>
        <source>Others may hold sealed orders at this moment.</source>
        <translation>Andere könnten in diesem Augenblick versiegelte Befehle haben.</translation>
    </message>
    <message>
        <source>From the first moment on others hold something that you may not know.</source>
        <translation>Vom ersten Augenblick an haben andere etwas, das hier nicht bekannt sein darf.</translation>
    </message>
    <message>
        <source>other player</source>
        <translation>anderer Spieler</translation>
    </message>
    <message>
        <source>Against the rules: {0}</source>
        <translation>Gegen die Regeln: {0}</translation>
    </message>
    <message>
        <source>at {0}: {1}</source>
        <translation>bei {0}: {1}</translation>
    </message>
    <message>
        <source>its start</source>
        <translation>seinem Anfang</translation>
    </message>
    <message>
        <source>numbers of the player's own</source>
        <translation>eigenen Zahlen</translation>
    </message>
    <message>
        <source>shipped numbers</source>
        <translation>mitgelieferten Zahlen</translation>
    </message>
    <message>
        <source>It was played with {0} ({1}) and goes on with {2} ({3}).</source>
        <translation>Gespielt wurde mit {0} ({1}), weiter geht es mit {2} ({3}).</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>straight up or down</source>
        <translation>senkrecht nach oben oder unten</translation>
    </message>
    <message>
        <source>{0} of {1} open</source>
        <translation>{0} von {1} offen</translation>
    </message>
    <message>
        <source>{0}: needs {1}</source>
        <translation>{0}: braucht {1}</translation>
    </message>
    <message>
        <source>{0} dice show {1} numbers, not {2}.</source>
        <translation>{0} Würfel zeigen {1} Zahlen, nicht {2}.</translation>
    </message>
    <message>
        <source>Die {0}</source>
        <translation>Würfel {0}</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <source>{0} shows 1 to {1}, not {2}.</source>
        <translation>{0} zeigt 1 bis {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>Dice opened</source>
        <translation>Würfel aufgedeckt</translation>
    </message>
    <message>
        <source>A game that nobody wants to finish can be given up to have its dice opened: then the seed is shown and every roll can be checked. As the seed foretells all rolls to come, this ends the game for good and is never taken back. It needs everybody's consent; who gave it is written down.</source>
        <translation>Ein Spiel, das niemand zu Ende bringen will, lässt sich aufgeben, um seine Würfel aufzudecken: Dann wird der Startwert gezeigt, und jeder Wurf lässt sich nachprüfen. Da der Startwert alle künftigen Würfe verrät, ist das Spiel damit endgültig zu Ende, und das wird nie zurückgenommen. Es braucht die Zustimmung aller; wer sie gab, wird aufgeschrieben.</translation>
    </message>
    <message>
        <source>The game is over: its dice can be opened as it is.</source>
        <translation>Das Spiel ist vorbei: Seine Würfel lassen sich so schon aufdecken.</translation>
    </message>
    <message>
        <source>The dice of this game have been opened: it is over for good.</source>
        <translation>Die Würfel dieses Spiels sind aufgedeckt: Es ist endgültig vorbei.</translation>
    </message>
    <message>
        <source>The game is given up and its dice are opened (agreed: {0}).</source>
        <translation>Das Spiel wird aufgegeben, seine Würfel werden aufgedeckt (zugestimmt: {0}).</translation>
    </message>
    <message>
        <source>The game was given up to open its dice.</source>
        <translation>Das Spiel wurde aufgegeben, um seine Würfel aufzudecken.</translation>
    </message>
    <message>
        <source>The dice are opened when the game is over, or given up for good: the seed would foretell every roll to come.</source>
        <translation>Die Würfel werden aufgedeckt, wenn das Spiel vorbei oder endgültig aufgegeben ist: Der Startwert verriete jeden künftigen Wurf.</translation>
    </message>
    <message>
        <source>command {0}</source>
        <translation>Befehl {0}</translation>
    </message>
    <message>
        <source>expected a file, found a folder or a device</source>
        <translation>erwartet wurde eine Datei, gefunden ein Ordner oder Gerät</translation>
    </message>
    <message>
        <source>the disk</source>
        <translation>der Datenträger</translation>
    </message>
    <message>
        <source>could not be written ({0})</source>
        <translation>konnte nicht geschrieben werden ({0})</translation>
    </message>
    <message>
        <source>larger than the {0} MB that are read</source>
        <translation>größer als die {0} MB, die gelesen werden</translation>
    </message>
    <message>
        <source>could not be read ({0})</source>
        <translation>konnte nicht gelesen werden ({0})</translation>
    </message>
    <message>
        <source>The game is over: {0}</source>
        <translation>Das Spiel ist vorbei: {0}</translation>
    </message>
    <message>
        <source>The table waits for {0}: {1}</source>
        <translation>Der Tisch wartet auf {0}: {1}</translation>
    </message>
    <message>
        <source>This must be decided first: {0}</source>
        <translation>Das muss zuerst entschieden werden: {0}</translation>
    </message>
    <message>
        <source>There is no such decision to make now.</source>
        <translation>Eine solche Entscheidung steht jetzt nicht an.</translation>
    </message>
    <message>
        <source>It is not {0}'s turn to act; the table waits for {1}.</source>
        <translation>{0} ist nicht am Zug; der Tisch wartet auf {1}.</translation>
    </message>
    <message>
        <source>Ended by force</source>
        <translation>Erzwungenes Ende</translation>
    </message>
    <message>
        <source>A phase ends when the sides for which it waits have done with it. A table on which nobody can go on may end by force what it waits for, or the whole phase. The sides that are waited for then count as having chosen nothing: questions get the answer that spends and chooses least, orders that are written and not committed are taken back unread, and what must be carried out is carried out by the rules. A referee refuses it; a table that plays as adviser or free does it and writes down why and who agreed.</source>
        <translation>Eine Phase endet, wenn die Seiten, auf die sie wartet, mit ihr fertig sind. Ein Tisch, an dem niemand weiterkann, darf das Ende dessen erzwingen, worauf er wartet, oder der ganzen Phase. Die Seiten, auf die gewartet wird, gelten dann als ohne Wahl: Fragen erhalten die Antwort, die am wenigsten verbraucht und wählt, geschriebene und nicht festgelegte Befehle werden ungelesen zurückgenommen, und was ausgeführt werden muss, wird nach den Regeln ausgeführt. Ein Schiedsrichter lehnt es ab; ein Tisch mit Berater oder im freien Spiel tut es und schreibt auf, warum und wer zugestimmt hat.</translation>
    </message>
    <message>
        <source>{0} has no seat at this table.</source>
        <translation>{0} hat keinen Platz an diesem Tisch.</translation>
    </message>
    <message>
        <source>The table waits for {0}, not for an end by force. {1}</source>
        <translation>Der Tisch wartet auf {0}, nicht auf ein erzwungenes Ende. {1}</translation>
    </message>
    <message>
        <source>By force the table goes on from {0}, where it waited for {1}. {2}</source>
        <translation>Erzwungen geht der Tisch weiter von: {0}. Dort wartete er auf {1}. {2}</translation>
    </message>
    <message>
        <source>the games folder</source>
        <translation>der Spieleordner</translation>
    </message>
    <message>
        <source>there is no generation {0}</source>
        <translation>es gibt keine Fassung {0}</translation>
    </message>
    <message>
        <source>An older generation of this game has more: {0} commands, and this one {1}.</source>
        <translation>Eine ältere Fassung dieser Partie enthält mehr: {0} Befehle, diese {1}.</translation>
    </message>
    <message>
        <source>You look at an earlier moment; go back to now to do something.</source>
        <translation>Zu sehen ist ein früherer Augenblick; um etwas zu tun, zurück zum Jetzt gehen.</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Ein früherer Augenblick</translation>
    </message>
    <message>
        <source>The last moment</source>
        <translation>Der letzte Augenblick</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}. Nothing can be changed here.</source>
        <translation>{0}: {1} von {2}. Hier lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>The table is set up.</source>
        <translation>Der Tisch ist aufgebaut.</translation>
    </message>
    <message>
        <source>A spectator keeps no bookmarks.</source>
        <translation>Zuschauer führen keine Lesezeichen.</translation>
    </message>
    <message>
        <source>its folder</source>
        <translation>ihr Ordner</translation>
    </message>
    <message>
        <source>could not be locked ({0})</source>
        <translation>konnte nicht gesperrt werden ({0})</translation>
    </message>
    <message>
        <source>is open in another window or program</source>
        <translation>ist in einem anderen Fenster oder Programm geöffnet</translation>
    </message>
    <message>
        <source>seal {0} {1}</source>
        <translation>Siegel {0} {1}</translation>
    </message>
    <message>
        <source>The last line was cut off, as by a crash; all before it is there.</source>
        <translation>Die letzte Zeile war abgeschnitten, wie nach einem Absturz; alles davor ist da.</translation>
    </message>
    <message>
        <source>the save</source>
        <translation>der Spielstand</translation>
    </message>
    <message>
        <source>line 1</source>
        <translation>Zeile 1</translation>
    </message>
    <message>
        <source>the header is not whole</source>
        <translation>der Kopf ist nicht vollständig</translation>
    </message>
    <message>
        <source>the game "{0}" is not one that this program plays</source>
        <translation>das Spiel "{0}" spielt dieses Programm nicht</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>expected a saved game, found an empty file</source>
        <translation>erwartet wurde ein Spielstand, gefunden eine leere Datei</translation>
    </message>
    <message>
        <source>expected text in UTF-8</source>
        <translation>erwartet wurde Text in UTF-8</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief geschachtelt</translation>
    </message>
    <message>
        <source>expected JSON ({0})</source>
        <translation>erwartet wurde JSON ({0})</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>erwartet wurde ein JSON-Objekt</translation>
    </message>
    <message>
        <source>expected a saved game ("format": "{0}")</source>
        <translation>erwartet wurde ein Spielstand ("format": "{0}")</translation>
    </message>
    <message>
        <source>expected "schema" to be a number</source>
        <translation>erwartet wurde eine Zahl als "schema"</translation>
    </message>
    <message>
        <source>save format {0}, written by version {1} of the program: that or newer is needed (this one reads formats up to {2})</source>
        <translation>Speicherformat {0}, geschrieben von Programmversion {1}: Diese oder eine neuere ist nötig (diese hier liest Formate bis {2})</translation>
    </message>
    <message>
        <source>not what save format {0} holds ({1})</source>
        <translation>nicht das, was Speicherformat {0} enthält ({1})</translation>
    </message>
    <message>
        <source>Read from the older save format {0}; the next save writes format {1}.</source>
        <translation>Aus dem älteren Speicherformat {0} gelesen; das nächste Speichern schreibt Format {1}.</translation>
    </message>
    <message>
        <source>expected the snapshot after command {0}</source>
        <translation>erwartet wurde die Stellung nach Befehl {0}</translation>
    </message>
    <message>
        <source>expected command {0}, found command {1}</source>
        <translation>erwartet wurde Befehl {0}, gefunden Befehl {1}</translation>
    </message>
    <message>
        <source>expected sealed orders of {0} ({1})</source>
        <translation>erwartet wurden versiegelte Befehle von {0} ({1})</translation>
    </message>
    <message>
        <source>expected command {0} of {1}, found another one sealed there</source>
        <translation>erwartet wurde Befehl {0} von {1}, dort ist ein anderer versiegelt</translation>
    </message>
    <message>
        <source>Left out, as nobody could open them: the sealed orders of {0} in turn {1}, {2} in all, command {3} to command {4}.</source>
        <translation>Weggelassen, weil niemand sie öffnen konnte: die versiegelten Befehle von {0} in Runde {1}, insgesamt {2}, Befehl {3} bis Befehl {4}.</translation>
    </message>
    <message>
        <source>Left out, as nobody could open them: the private bookmarks of {0}.</source>
        <translation>Weggelassen, weil niemand sie öffnen konnte: die privaten Lesezeichen von {0}.</translation>
    </message>
    <message>
        <source>Kept of what was written after them, as it still holds: {0}.</source>
        <translation>Von dem danach Geschriebenen behalten, weil es noch gilt: {0}.</translation>
    </message>
    <message>
        <source>Left out of what was written after them, as it needs them: {0}.</source>
        <translation>Von dem danach Geschriebenen weggelassen, weil es sie braucht: {0}.</translation>
    </message>
    <message>
        <source>expected "snapshot" to be a command number and "hash" a text</source>
        <translation>erwartet wurden "snapshot" als Nummer eines Befehls und "hash" als Text</translation>
    </message>
    <message>
        <source>the scenario can't be set up ({0})</source>
        <translation>das Szenario lässt sich nicht aufbauen ({0})</translation>
    </message>
    <message>
        <source>the recorded position is not one ({0})</source>
        <translation>die aufgezeichnete Stellung ist keine ({0})</translation>
    </message>
    <message>
        <source>the recorded position does not match its hash</source>
        <translation>die aufgezeichnete Stellung passt nicht zu ihrer Prüfsumme</translation>
    </message>
    <message>
        <source>the recorded first position is not the one that the rules give now</source>
        <translation>die aufgezeichnete erste Stellung ist nicht die, welche die Regeln jetzt ergeben</translation>
    </message>
    <message>
        <source>the position is not the recorded one</source>
        <translation>die Stellung ist nicht die aufgezeichnete</translation>
    </message>
    <message>
        <source>the rules refuse it now: {0}</source>
        <translation>die Regeln weisen ihn jetzt ab: {0}</translation>
    </message>
    <message>
        <source>the dice are not the recorded ones ({0})</source>
        <translation>die Würfel sind nicht die aufgezeichneten ({0})</translation>
    </message>
    <message>
        <source>the command can't be carried out ({0}: {1})</source>
        <translation>der Befehl lässt sich nicht ausführen ({0}: {1})</translation>
    </message>
    <message>
        <source>Kept up to command {0}; what followed no longer holds.</source>
        <translation>Behalten bis Befehl {0}; was folgte, gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Dropped from command {0} on: {1}.</source>
        <translation>Ab Befehl {0} weggelassen: {1}.</translation>
    </message>
    <message>
        <source>Goes on from the recorded position after command {0}; undo reaches back to there.</source>
        <translation>Weiter ab der aufgezeichneten Stellung nach Befehl {0}; Zurücknehmen reicht bis dorthin.</translation>
    </message>
    <message>
        <source> (played by version {0} of the rules; these are version {1})</source>
        <translation> (gespielt mit Version {0} der Regeln; diese sind Version {1})</translation>
    </message>
    <message>
        <source>expected players, each once</source>
        <translation>erwartet wurden Spieler, jeder einmal</translation>
    </message>
    <message>
        <source>{0} is no phase of the game</source>
        <translation>{0} ist keine Phase des Spiels</translation>
    </message>
    <message>
        <source>expected the real dice to be players'</source>
        <translation>erwartet wurden echte Würfel von Spielern</translation>
    </message>
    <message>
        <source>expected players to be waited for</source>
        <translation>erwartet wurden Spieler, auf die gewartet wird</translation>
    </message>
    <message>
        <source>holotank sealed order</source>
        <translation>Holotank, versiegelter Befehl</translation>
    </message>
    <message>
        <source>the orders of turn {0} are sealed, and the passphrase is needed of: {1}</source>
        <translation>die Befehle der Runde {0} sind versiegelt; gebraucht wird die Passphrase von: {1}</translation>
    </message>
    <message>
        <source>could not be moved to the trash; it is where it was</source>
        <translation>ließ sich nicht in den Papierkorb legen; es liegt, wo es lag</translation>
    </message>
    <message>
        <source>there is no such game</source>
        <translation>ein solches Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>could not be removed ({0})</source>
        <translation>ließ sich nicht entfernen ({0})</translation>
    </message>
    <message>
        <source>the game could not be written ({0})</source>
        <translation>das Spiel konnte nicht geschrieben werden ({0})</translation>
    </message>
    <message>
        <source>How strictly the table plays</source>
        <translation>Wie streng der Tisch spielt</translation>
    </message>
    <message>
        <source>As referee the program refuses what breaks a rule. As adviser it does it and names the broken rule in the log. In free play the pieces are set as the table has them, and the log still names the rules. A change needs everybody's consent; who gave it is written down.</source>
        <translation>Als Schiedsrichter weist das Programm ab, was eine Regel bricht. Als Berater tut es das Verlangte und nennt die gebrochene Regel im Protokoll. Im freien Spiel werden die Spielsteine gesetzt, wie der Tisch sie hat, und das Protokoll nennt die Regeln trotzdem. Eine Änderung braucht die Zustimmung aller; wer sie gab, wird aufgeschrieben.</translation>
    </message>
    <message>
        <source>The table plays as {0} already.</source>
        <translation>Der Tisch spielt schon so: {0}.</translation>
    </message>
    <message>
        <source>The table now plays as {0} (agreed: {1}).</source>
        <translation>Der Tisch spielt jetzt so: {0} (zugestimmt: {1}).</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>A side may roll real dice. Whenever one of its commands needs a roll, the program says what for and which dice, and waits for the faces; they are marked as thrown by hand in the record. A change needs everybody's consent; it is public, and who gave it is written down.</source>
        <translation>Eine Seite darf echte Würfel werfen. Sobald einer ihrer Befehle einen Wurf braucht, sagt das Programm, wofür und mit welchen Würfeln, und wartet auf die Augen; in der Aufzeichnung sind sie als von Hand geworfen vermerkt. Eine Änderung braucht die Zustimmung aller; sie ist öffentlich, und wer sie gab, wird aufgeschrieben.</translation>
    </message>
    <message>
        <source>Say who agreed to the change.</source>
        <translation>Bitte angeben, wer der Änderung zugestimmt hat.</translation>
    </message>
    <message>
        <source>Who agreed can't be written down: it holds half a character.</source>
        <translation>Wer zugestimmt hat, lässt sich nicht aufschreiben: Es enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>That is so already: {0}</source>
        <translation>Das ist schon so: {0}</translation>
    </message>
    <message>
        <source>{0} from now on (agreed: {1}).</source>
        <translation>{0} Ab jetzt (zugestimmt: {1}).</translation>
    </message>
    <message>
        <source>The program rolls all dice.</source>
        <translation>Das Programm würfelt alles.</translation>
    </message>
    <message>
        <source>All sides roll real dice.</source>
        <translation>Alle Seiten werfen echte Würfel.</translation>
    </message>
    <message>
        <source>{0} rolls real dice.</source>
        <translation>{0} wirft echte Würfel.</translation>
    </message>
    <message>
        <source>{0} roll real dice.</source>
        <translation>{0} werfen echte Würfel.</translation>
    </message>
    <message>
        <source>A die of this step lies on the table: the step has to be made.</source>
        <translation>Ein Würfel dieses Schritts liegt auf dem Tisch: Der Schritt muss getan werden.</translation>
    </message>
    <message>
        <source>That this roll is needed told you something: the step has to be made.</source>
        <translation>Dass dieser Wurf nötig ist, hat etwas verraten: Der Schritt muss getan werden.</translation>
    </message>
    <message>
        <source>Saganami Island Tactical Simulator</source>
        <translation>Saganami Island Tactical Simulator</translation>
    </message>
    <message>
        <source>Second edition, Ad Astra Games</source>
        <translation>Zweite Ausgabe, Ad Astra Games</translation>
    </message>
    <message>
        <source>Ships of the wall in full three-dimensional Newtonian space, plotted on the AVID.</source>
        <translation>Schiffe des Walls im dreidimensionalen Newtonschen Raum, geplottet auf der AVID.</translation>
    </message>
    <message>
        <source>BattleFleet Mars</source>
        <translation>BattleFleet Mars</translation>
    </message>
    <message>
        <source>The revolt of Mars: ships, agents and supply on the inner planets, and battles.</source>
        <translation>Der Aufstand des Mars: Schiffe, Agenten und Nachschub auf den inneren Planeten, und Gefechte.</translation>
    </message>
    <message>
        <source>Star Blazers Fleet Battle System</source>
        <translation>Star Blazers Fleet Battle System</translation>
    </message>
    <message>
        <source>Module I: The Gamilon and White Comet Wars, 1997</source>
        <translation>Modul I: The Gamilon and White Comet Wars, 1997</translation>
    </message>
    <message>
        <source>Fleets of space battleships, with fighters, mines and wave-motion guns.</source>
        <translation>Flotten von Raumschlachtschiffen mit Jägern, Minen und Wellenbewegungskanonen.</translation>
    </message>
    <message>
        <source>Holy War</source>
        <translation>Holy War</translation>
    </message>
    <message>
        <source>Metagaming MicroGame, 1979</source>
        <translation>Metagaming MicroGame, 1979</translation>
    </message>
    <message>
        <source>Two peoples fight inside a living god, on columns of stacked levels.</source>
        <translation>Zwei Völker kämpfen im Inneren eines lebenden Gottes, auf Säulen aus gestapelten Ebenen.</translation>
    </message>
    <message>
        <source>Star Control: Alliance vs Hierarchy</source>
        <translation>Star Control: Alliance vs Hierarchy</translation>
    </message>
    <message>
        <source>Fan-made board game</source>
        <translation>Brettspiel von Fans</translation>
    </message>
    <message>
        <source>Two sides explore the stars, settle worlds, and fight with fourteen types of ships.</source>
        <translation>Zwei Seiten erkunden die Sterne, besiedeln Welten und kämpfen mit vierzehn Schiffstypen.</translation>
    </message>
    <message>
        <source>{0} spine</source>
        <translation>Speiche {0}</translation>
    </message>
    <message>
        <source>1 window</source>
        <translation>1 Fenster</translation>
    </message>
    <message>
        <source>{0} windows</source>
        <translation>{0} Fenster</translation>
    </message>
    <message>
        <source>{0} is {1} from Forward; it must be 3.</source>
        <translation>{0} liegt {1} von Vorn entfernt; es müssen 3 sein.</translation>
    </message>
    <message>
        <source>Starboard is to the right of a ship seen from astern with Top up: it and Port are swapped.</source>
        <translation>Steuerbord liegt rechts, wenn man das Schiff von achtern sieht und Oben nach oben zeigt: Steuerbord und Backbord sind vertauscht.</translation>
    </message>
    <message>
        <source>No roll of the ship puts Top and Starboard there together.</source>
        <translation>Keine Rolle des Schiffs bringt Oben und Steuerbord zugleich dorthin.</translation>
    </message>
    <message>
        <source>{0} must be opposite {1}, in {2}.</source>
        <translation>{0} muss {1} gegenüberliegen, in {2}.</translation>
    </message>
    <message>
        <source>{0} must point through a window, not a spine.</source>
        <translation>{0} muss durch ein Fenster zeigen, nicht durch eine Speiche.</translation>
    </message>
    <message>
        <source>{0} fits a green window; {1} is not allowed.</source>
        <translation>{0} passt zu einem grünen Fenster; {1} ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The route is empty; it must begin with the window the ship points through.</source>
        <translation>Der Weg ist leer; er muss mit dem Fenster beginnen, durch das das Schiff zeigt.</translation>
    </message>
    <message>
        <source>{0} is no AVID window.</source>
        <translation>{0} ist kein Fenster der AVID.</translation>
    </message>
    <message>
        <source>{0} does not touch {1}.</source>
        <translation>{0} berührt {1} nicht.</translation>
    </message>
    <message>
        <source>The route comes back to its start {0}.</source>
        <translation>Der Weg kehrt zu seinem Anfang {0} zurück.</translation>
    </message>
    <message>
        <source>The route enters {0} more than once.</source>
        <translation>Der Weg betritt {0} mehr als einmal.</translation>
    </message>
    <message>
        <source>The route crosses {0} corners; one is allowed.</source>
        <translation>Der Weg kreuzt {0} Ecken; eine ist erlaubt.</translation>
    </message>
    <message>
        <source>{0} {1} spine</source>
        <translation>Speiche {0} {1}</translation>
    </message>
    <message>
        <source>{0} (purple)</source>
        <translation>{0} (violett)</translation>
    </message>
    <message>
        <source>, upper</source>
        <translation>, obere Hälfte</translation>
    </message>
    <message>
        <source>, lower</source>
        <translation>, untere Hälfte</translation>
    </message>
    <message>
        <source>an odd number (a centre hex is needed), not {0}</source>
        <translation>eine ungerade Zahl (ein mittleres Feld wird gebraucht), nicht {0}</translation>
    </message>
    <message>
        <source>one of {0}, not {1}</source>
        <translation>eines von {0}, nicht {1}</translation>
    </message>
    <message>
        <source>true or false, not {0}</source>
        <translation>true oder false, nicht {0}</translation>
    </message>
    <message>
        <source>a whole number from {0} to {1}, not {2}</source>
        <translation>eine ganze Zahl von {0} bis {1}, nicht {2}</translation>
    </message>
    <message>
        <source>edge up</source>
        <translation>Kante oben</translation>
    </message>
    <message>
        <source>corner up</source>
        <translation>Ecke oben</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>move {0}</source>
        <translation>{0} bewegen</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>keine Rolle</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>With a referee at the table nothing is set by hand.</source>
        <translation>Mit einem Schiedsrichter am Tisch wird nichts von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>an object with {0}</source>
        <translation>ein Objekt mit {0}</translation>
    </message>
    <message>
        <source>at most {0} of {1}</source>
        <translation>höchstens {0} von {1}</translation>
    </message>
    <message>
        <source>Place it in {0}</source>
        <translation>In {0} aufstellen</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>expected one decision at a time</source>
        <translation>erwartet wurde eine Entscheidung auf einmal</translation>
    </message>
    <message>
        <source>to {0}</source>
        <translation>nach {0}</translation>
    </message>
    <message>
        <source>{0} is destroyed: {1}.</source>
        <translation>{0} ist zerstört: {1}.</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>all but the cells named elsewhere</source>
        <translation>alle Zellen außer den anderswo genannten</translation>
    </message>
    <message>
        <source>cells {0}</source>
        <translation>Zellen {0}</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z) takes it back; or go on from here, the step still counts.</source>
        <translation>Zurücknehmen (Strg+Z) macht es ungeschehen; oder von hier weiterspielen, der Schritt zählt trotzdem.</translation>
    </message>
    <message>
        <source>one d6</source>
        <translation>ein W6</translation>
    </message>
    <message>
        <source>What each side starts with</source>
        <translation>Womit jede Seite beginnt</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
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
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Nicken</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>kein</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>adviser</source>
        <translation>mit Berater</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>mit Schiedsrichter</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>plotted</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>adrift</source>
        <translation>zerstreut</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>retro</source>
        <translation>Umkehrschub</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>festgelegt</translation>
    </message>
    <message>
        <source>dispersed</source>
        <translation>zerstreut</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>gehandelt</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>angegriffen</translation>
    </message>
    <message>
        <source>bombarded</source>
        <translation>bombardiert</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>belagert</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>The arguments of '{0}' can't be read: at {1}, {2}.</source>
        <translation>Die Angaben für '{0}' sind nicht lesbar, bei {1}: {2}.</translation>
    </message>
    <message>
        <source>Input should be greater than or equal to {0}</source>
        <translation>erwartet wird mindestens {0}</translation>
    </message>
    <message>
        <source>Input should be less than or equal to {0}</source>
        <translation>erwartet wird höchstens {0}</translation>
    </message>
    <message>
        <source>Field required</source>
        <translation>die Angabe fehlt</translation>
    </message>
    <message>
        <source>Input should be a valid integer</source>
        <translation>erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>Input should be {0}</source>
        <translation>erwartet wird {0}</translation>
    </message>
    <message>
        <source>Input should be a valid string</source>
        <translation>erwartet wird ein Text</translation>
    </message>
    <message>
        <source>String should have at most {0} characters</source>
        <translation>erwartet werden höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>String should match pattern {0}</source>
        <translation>erwartet wird ein Text nach dem Muster {0}</translation>
    </message>
    <message>
        <source>Tuple should have at least {0} item after validation, not {1}</source>
        <translation>erwartet wird mindestens {0} Wert, nicht {1}</translation>
    </message>
    <message>
        <source>Tuple should have at least {0} items after validation, not {1}</source>
        <translation>erwartet werden mindestens {0} Werte, nicht {1}</translation>
    </message>
    <message>
        <source>Tuple should have at most {0} items after validation, not {1}</source>
        <translation>erwartet werden höchstens {0} Werte, nicht {1}</translation>
    </message>
    <message>
        <source>Tuple should have at most {0} item after validation, not {1}</source>
        <translation>erwartet wird höchstens {0} Wert, nicht {1}</translation>
    </message>
    <message>
        <source>at the name, expected lower-case letters, digits, '-' and '_', at most {0}</source>
        <translation>beim Namen werden Kleinbuchstaben, Ziffern, „-“ und „_“ erwartet, höchstens {0}</translation>
    </message>
    <message>
        <source>at the file, expected a file that exists</source>
        <translation>die Datei muss es geben</translation>
    </message>
</context>
</TS>
