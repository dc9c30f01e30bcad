<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui</name>
    <message>
        <source>
All sides at once, in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    Reason: {reason}.{agreed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  ·  {count} officer{value} of note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (a 0 counts as 10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ({by_hand} by hand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Agreed: {agreed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> In any of {count} places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Not in this version yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The circle says that it is below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The circle says that it lies in the lower half, below the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Two strokes: here the {which} is at the midpoint of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, as high as its ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which there is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 inch, 25.4 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D in a window of its own (OpenGL)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: {levels_apart} from its ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;!DOCTYPE html&gt;
&lt;html lang="en"&gt;&lt;head&gt;&lt;meta charset="utf-8"&gt;&lt;title&gt;{title}&lt;/title&gt;&lt;style&gt;{style}&lt;/style&gt;&lt;/head&gt;
&lt;body&gt;&lt;h1&gt;{title}&lt;/h1&gt;
&lt;p&gt;As {viewer} saw it.&lt;/p&gt;
&lt;p&gt;Seal on the dice: &lt;code&gt;{seal}&lt;/code&gt;&lt;/p&gt;
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;{rule_link} &amp;nbsp;{title}&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change is written into the game's record with the names of those who agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer table for printed space-combat board games, played by their printed rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy is in {export}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy is in {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A definition, an example or a note: nothing to play, and no test of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die of this step lies on the table, or it told something: the roll has to be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: {many} {ranges}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault of the program: {name__}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friendly opponent that makes mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stretch of the game as a moving picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Holotank…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adviser: it will be done and noted in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aft: the stern of the ship points this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys are the program's own again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ships are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ships in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ships in sight (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ships in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game begins with all steps up to this moment. This one stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, left drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As name: value, with commas between{value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {viewer} saw it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before risky moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attitudes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to my board (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to referee…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the present (Alt+End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {back}'s plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefleet Mars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the sides everything is covered until the chair has been passed. Each game can differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue and yellow hard to tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue ring, 30°: directions that rise from the map, or sink below it, by 30 degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board for all in a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this moment (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks (Ctrl+Shift+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are written into the ruling ledger (Game menu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both must be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom: the floor of the ship's wedge looks this way; nothing can shoot through it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons, boxes and list rows are at least 44 pixels high, drags begin later, and tips open on a long press.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculators…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre on the selected counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action, then press New key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where to look from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a rule's number anywhere, or search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a ship on the map or in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, Ctrl + click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit, proceed or ready: the big button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a “what if”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer thinks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue where this game stood.
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters in this hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters{of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers everything until the chair has been passed to the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + arrows, middle drag, Space + drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain between the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain in new games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark for a dim room, light for a bright one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided at the table or by this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond: the pivot crosses a corner here, which it may do once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {place} of {count}: {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die-cut size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions: {viewpoint} is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the frame to look at another part of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the nose, with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: turn. Right drag: move. Wheel: zoom. Drag the selected ship's nose: pivot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by Holotank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the computer's steps waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each salvo that has come in stays on the defense card until you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter in the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every roll that you saw, with its purpose; when the game is over all rolls and the seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything: for teaching and trying out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the rolls…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ruling ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F, Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice hardly ever fall like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flies {flight}, step after step, without a stop (Ctrl+Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fly on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fly on to the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fly on: {flight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: both of us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For my eyes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward: the nose of the ship points this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free table: it will be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {title}: {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that share their beginning with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that you play appear here. Every command is written to disk as it is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a drag of the nose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to this: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the selected ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green ring, 60°: directions that rise steeply from the map, or sink below it, by 60°.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups, with ; between them: 3 4; 7 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex map. Arrow keys walk the cursor, Enter selects and picks up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex {cell}: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes from edge to edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit report over the window…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold results of salvoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank games (*.hexsave)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank has to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank {version__}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank {version__}, Python {python_version}, Qt {qversion}, {platform}

{lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holotank: tactical view (OpenGL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holy War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home screen: another game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strictly does the table play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strictly the table plays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this program reads every rule that is unclear or lost in print, and what was overruled here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Implemented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game {option} is {chosen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {holder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead: {alternatives}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is open in another window or program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins in turn {turn}, after: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is asked for whenever {name} sits down, also after the game was closed. It keeps the seat on this screen; the game's file itself is not encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is done; the log names the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is put into {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dice are its own from here on and tell nothing of the rolls to come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for the checking script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the first {keeps_to} commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the file, but does not offer it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys to the instruments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys to the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAST STEP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOWER HALF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left empty, the program draws one that nobody knows. Whoever types one can foretell the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson {lesson}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program roll it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter, 8½ × 11 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the ship; arrows carry it, Enter puts it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck: the sum of the faces, in standard deviations from the expected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the counter under the cursor the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map and 3D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map at true scale{replace}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure from the hex under pointer or cursor; a click or Enter starts anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure: move to another hex. A click or Enter starts anew there; R or Escape ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method: {method}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moments {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about {title}: older generations, rename, duplicate, export, folder, trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a map sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this game to the trash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that the rules allow but that are worth a second look are asked about first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, Shift + N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT DONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the other game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next and previous counter of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenGL context could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenGL surface could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenGL window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calculator fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No curtain any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice have been rolled that you could see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game was open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule holds all these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenarios were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No side has committed orders yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text for this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No undo past a roll of the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No undo past the moment when hidden things became known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of {file} could be used: {left}. The defaults hold there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this version yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on disk: {trouble}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played, or played without a test that proves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read off the printed game: {parts}. What is not listed is printed, by the data files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: {title}. {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note it or take a picture of it. At the end it proves that the dice were fixed before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been worked out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be flown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this game can be printed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done against the rules in this game, as far as this seat may know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {titles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers: {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window and of what the rules say. It changes at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older generations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL is drawn in software here; the built-in view is faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens under the board by itself after a step that did damage, in games that place hits on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders in the book's notation…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other forces…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up and down, plus and minus, wheel while carrying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palettes whose sides, warnings and AVID rings stay apart with a colour deficiency, and one of strong contrast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the chair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the chair to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the chair to {name}. {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase lost…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of this seat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase: {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a counter of the stack under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the {title}, {title2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces are set by hand as the table has them; the log names the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces are set by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot, with the far half of the rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here (Alt+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here in another game (Alt+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played; passing tests prove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus and minus, wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port: the ship's left side looks this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position from the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys (Esc: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print with the rulings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed space-combat games, played by their printed rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven by {count} passing tests, among them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple circle, 90°: straight up from the map, or straight down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the counter back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q and E, [ and ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range {text} to the target, which is seen through {where}.{below}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice for {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuilt: the printed figure is cut off or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red and green hard to tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion shows each step at once instead of gliding to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay what others did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay {unseen}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay {unseen} step{value} of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule coverage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {number}; the figures are the printed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules are held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling ledger of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG: lines, sharp at any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saganami Island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. Older generations are kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which file it shall be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales all text, the labels of counters included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal of {player}'s orders: {text} {text2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal on the dice: {in_groups}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal on the dice: {seal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed, and checked at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seals of the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seals of the orders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the calculators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules: a number or words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a ship, make it the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select; on the selected counter pick it up; put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the owner of this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + arrows, right drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship sheet (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship, rules and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships to place: {names}. Enter picks up the marked one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the other board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small triangle: filled for half a {unit} of displacement {way} that is carried over{state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some letters of what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Blazers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starboard: the ship's right side looks this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps after the games part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here (Alt+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE COMPUTER STOPPED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, 1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back{what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from another public source, not from the printed game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from another public source, not from the printed sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can't be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can't be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is another passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as everybody at the table saw it last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as you saw it, moment by moment, as an animated GIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays the {sides} ({strength}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer's order was refused: {refused}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer's player of the {side} failed: {decided!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer's steps follow one another so that you can see them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer's turn is played at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counters in play at true scale, upright and level, with lines to cut along. Glue them on card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curtain falls between the sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice seed is a whole number from 0 to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice seed is a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empty map at true scale, cut into sheets that overlap by 10 mm. Cut or fold along the dashed lines where the crosses meet, and check the bar below with a ruler: it says whether the printer kept the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file stays as it is, whatever you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {parent} can't be made ({strerror}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is now called {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: the export opens the seal, and docs/verify_dice.py checks every roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hex map, the 3D tactical view, or both side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step could not be written: {trouble} All before it is in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step is another side's: only that side may take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step is not on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson: the book throws {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu key opens older generations, rename, duplicate, trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have done nothing since you looked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the board in sight, in the colours of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase of this seat {done}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed games belong to their publishers; you need your own copy to play. Holotank makes no use of any network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules allow it. Shall it be done?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenarios can't be read: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal on the dice (noted at the start, it can be checked at the end):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file is broken ({why}). It was set aside as {aside}; the defaults hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} can't be read ({strerror}); the defaults hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shipped numbers are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table as it was set up (Alt+Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in space. Arrow keys turn it, plus and minus zoom, 1 to 7 choose a viewpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole board with every counter in sight of this seat, however far it reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole map, small. Click or drag to look at another part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window system in use ({platform}) has no OpenGL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet. Ctrl+B puts one at the moment that you look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet. “What if…” makes one from any moment (Alt+B).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet: one is kept each time the game is opened or saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file {name} in that folder already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action {name!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file and no scenario {name!r}. The scenarios are {scenario_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of that kind on this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to go on with now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These orders are not the ones that were committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This OpenGL is older than 2.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counter can't be moved there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no ship sheets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no view of that kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has nothing of the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule is named by number only. Look it up in the printed book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-quarter, above, from A, B/C, D, E/F, below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the set-up table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top: the roof of the ship's wedge looks this way; nothing can shoot through it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the counter in hand by 30°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, moment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {phase}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {title}  ·  {number}  ·  {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}, {title}  ·  {number} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}. {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a passphrase, twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type some letters, walk with up and down, Enter does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the passphrase first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {example}, or click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typeface: Inter, under the SIL Open Font Licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPPER HALF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unclear or lost in print: played as our ruling reads it. No test carries its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the board: earlier moments of the game, bookmarks, and what others did since you looked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unusual, but one table in twenty is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector {way}: the ship drifts {value} {units} {way} each turn. The outer part holds that speed, the inner part what thrust adds this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View at the start of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the hex cursor; with a counter in hand, carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was not closed cleanly. {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We roll for the computer too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We roll real dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What breaks a rule is done all the same; the log names the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What breaks a rule is refused, and the rule is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What breaks a rule is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to work out? A word or a rule's number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if: {title}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is worth remembering?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What others did since you last looked (Alt+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print or keep as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done against the rules as your side may know it, then how the unclear rules of the game are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done against the rules with the table's consent, as this seat may know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was undone is another side's: only that side may redo it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have now is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your side saw happen, turn by turn, with its dice and the bookmarks that it may read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {name} copied is still on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, Ctrl + plus and minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a side commits, a seal of its orders is shown to all and noted. When they are laid open, it is made again of the orders as they then are: if one of them was changed meanwhile, it is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When {name} sits down alone: press Enter or click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever a step of such a side needs a roll, you are asked for the faces. Everybody can read in the log that it was changed, and who agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the numbers come from…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the printed rules are silent, unclear or lost, the program plays as follows. The numbers are those of the rules concerned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where, or why not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether high is good depends on what was rolled for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the game goes on, the export holds what you saw; the seal is opened when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who agreed? For example: both of us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who rolls real dice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the table let it pass? May stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it was not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window {label}: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With commas between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this every side finds the bookmark in its own list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words or a rule's number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out for this program, by the method named here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow ring, 0°: directions level with the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked for each roll of every side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked for each roll of this side; the program rolls for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked for each roll; the program rolls for sides that the computer plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can: {title}.{where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at an earlier moment; go back to now first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at “{title}”. Nothing can be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is safe up to the last command: {path}. The next start offers to continue it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own steps, never past dice or a reveal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {many} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any side may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as well as it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball with craters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball with land and ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets or ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circled: disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curtain {token} {theme} {width} {height} {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d{sides}, {many}: chi-square {chi_square:.1f}, p = {p_value:.3f}. {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d{sides}, {many}: too few to judge; {sides2} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d{sides}: {told}; expected {expected:.1f} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of turn marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of turn {turn} at level {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faceted rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far {side} average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flies by its vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {cell}, level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is asked for from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land on the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter and eight-cornered plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter and round plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter and square plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light with question mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map {hash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>midpoint marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nose {value} {pitch}°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened, as sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened. {altered}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed at level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring with four ticks and T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled {steps}° to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shards over hatching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ships are placed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ships in position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts at the {corner} of the map, A up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the home screen was not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys of {action!r} make no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest of {map} = {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the view {view!r} was not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrust accrues here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}, moment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>velocity {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what came of it is not for this seat to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will fly as plotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bench_scenario} could not be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by_hand} of these rolls were made with real dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} at level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{commands} command{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{commands} command{value} · {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} numbers, each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} page{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} page{value} written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rules: {parts}. Proof is counted from the tests that passed before this version was packed; a rule is called implemented only when a passing test carries its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dice}: {count} numbers, in the order of the rows{nought}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{duplicate} stands where this one does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{face} on a d{sides}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ground} × {ground2} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} ({rules})
{question}
{ruling}
Why: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index}: window {index} of {count} that the {what} enters.{half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys!r} is no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} (yours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{last} pictures, from {words} to {words2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length} mm: print at 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{many} {word}{value} ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{markers} at hex {cell}, level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (key {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} as plotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can go on without it. Everybody at the table is told by a bookmark in the game: nobody sits down in {name}'s place unseen. No orders are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is for the map and the instruments: hold Ctrl or Alt too, or take a function key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is for “{taken}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} opens the menu {replace}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits down alone, types the passphrase and presses Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went on without the passphrase of this seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {reserved} everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s passphrase is lost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, played by the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: hex {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: hex {cell}, level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: in the tray, not placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {badges}, off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}hex {cell}, level {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. Turn {turn}, {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. Turn {turn}, {who}: {done}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is there already. Shall it be replaced?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}'s orders of turn {turn} do not fit their seal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} The built-in 3D view shows the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} The other game begins at the last moment before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} The dice are sealed: {in_groups}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ships} ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{slot}: one of the six directions of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{so_far} roll{value} of this step lie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} step{value} after they part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (Ctrl+{number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} can't be {value!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} is in the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, moments {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, part {part}: {hex_mm:g} mm hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, ruling ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, with all its older generations. The trash gives it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: counters of {size:g} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: ruling ledger

{done}

How unclear rules are read

{summary}
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: the board for all (Holotank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {sites}. Vectors: {vectors}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {value}, from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}{star}: {seat} (Holotank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is for “{title}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is now for “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{viewpoint} is at the top. Click to turn the table (V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {many} difference{value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}
Click to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ inch, 12.7 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¾ inch, 19 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” has its own keys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” has no key now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⅝ inch, 15.9 mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
