<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-holy-war</name>
    <message>
        <source>
Click to lay it out, again to jump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
That attacks who is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (for the neutrals)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (numbers reconstructed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The printed map is lost: both are reconstructed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> along {plural}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {count} more after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {risky} by extended jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>17 columns of 7 levels, {layout}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: each unit is dispersed by {shown}, {strong} ({percent}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: held by others at {map}, the chain ends there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: no die is rolled, all arrive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Pressorship takes its star along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Probe looks into a level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture brings {plural}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cube of space: what a unit is in, and jumps from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario file of your own in the folder of house data; it stands beside the shipped ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A system is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that jumped too far, or was hit so, is placed by the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate it in {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate: choose a type, then a system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are in Flights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {plural} arrive in {strong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amtik</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys walk the cursor, page keys climb a column, Enter selects and jumps.</source>
        <translation>Pfeiltasten bewegen den Zeiger, Bildtasten steigen in einer Säule, die Eingabetaste wählt und springt.</translation>
    </message>
    <message>
        <source>Back one level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace, Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue levels are safe, orange ones show the risk of dispersal. A risky jump is laid out by the first click, with exact odds at the right, and made by the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board, or roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy units: choose a type at the right, then a lit system. Nobody sees it before both sides are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures with {faces}: {strong} ({percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the psychic strength of a boarding attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a level on the map: its counters lie here as cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the level, or act there with what is in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a level of yours: all its units are in hand. Cards under the map put single ones down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a level with units of yours, or N for the next one that can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lit level on the map: empty ones, another for each unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lit level on the map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lit system on the map. The five that are left stay neutral.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one of your revealed ships and an enemy ship under the map to board it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns in space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat in {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat: where first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters on the map without StarGuards, as they can be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew points saved and not spent; the other side does not know them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DE 0.67 · DISP 0.67</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DE {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DISP {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroys the {star} with {plural} after the phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispersal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispersed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispersed, the first is placed next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag cards between Flights; arrows, Space and a number do it by keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the cards under the map, up to four units a Flight. Nobody else sees them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: turn. Right drag: move. Wheel: zoom. Click a level or a stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop units here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop units here: X.six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each column is a spiral of seven levels: the largest is the highest, the smallest the deepest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight {number}: {codes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force {letter}: {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form your Flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fought to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From button to button; Enter or Space presses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From column to column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From level to level in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From mouth to mouth in no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds a system, never moves, lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holy Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the combat ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IN {full}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its units lie on the map themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to {goal}: {far}, {risk}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jumps only; more than one level risks dispersal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LW, EW, PW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched weapons, energy weapons, psychic power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead a jump on, level by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light the levels to withdraw to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights the levels to which all your mobile units can go (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luckship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of columns and levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark five solar systems in turn by clicks on lit ones; the five that nobody marks are neutral.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {name} as yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the safest way, by jump, by warp, with a star, with a look by a Probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NE no effect, DISP dispersed, DE destroyed; else the weapon systems damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer, farther, the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral Judgment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral Judgment marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral Judgment markers, and how many alliances each standing lets seek in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutrals Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutrals Chart: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next activation as things stand: {parts}, with {saved} saved {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous level with units that can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {title}{more}. Click a lit level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy is revealed yet, so nothing can be reckoned against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows what it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of yours is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On average {points}; the other side places them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One level by a jump, farther along warp lines where they lead there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or start The war from the home screen; on the sheet the computer can be given a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own strength less the other side's; it chooses the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on the map: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the dispersed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the dispersed unit in {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressorship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the units in hand under force counter {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R  its place on the map is reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R on a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed, for the printed numbers are lost: {made_up}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed, for the printed numbers are lost: {made}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed: the printed number is lost; the method stands in its tip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal a Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls a die for each unit of an extended jump (Enter on the goal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {strong}{weapon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the Flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed until both sides are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send what is in hand to the lane of that number: a force's box, a Flight; 0 is the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set as the table has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it in {full}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the {id} in a level…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {unit} in a level…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven levels above each other, drawn as a spiral of shrinking hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven turns have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + Enter, Shift + click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the odds with this Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for a group of units on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StarBuster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StarGuard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunthrowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems with a StarGuard of this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (shaded cells are reconstructed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a unit in hand or put it back; in a boarding round boarder and target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all units in hand, or none (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all units of the level in hand, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one unit in hand to set its level or its damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last level of the path back, put down what is in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {star} along to {full}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this unit alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a star along, one level a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell of the level under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sunthrowers win with a star and a Pressorship in a seam; the Holy Band by seven turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big button says that you are done. The chair goes to the other side behind a curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jump as it is laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds of round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side is at work. What you see is what you may know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The war is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapon system of a round is rolled; the odds for each stand at the right before you reveal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {waits} decides: {get}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {who} have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To withdraw all mobile units before the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: the Holy Band plays on; Amtik rolls {rolls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the level, or Flights of the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to four units that enter a combat together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet sweeps are warp lines: they are free, and lead on from mouth to mouth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W in a combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the {active}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp lines only, natural ones and those of your generators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp lines that open here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp to {full}: {plural}, no risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What faces 1 to 6 of each side's die bring; at the right units destroyed (DE) and dispersed (DISP) on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What units cost; they come with every activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When sides that neutrals think well of seek alliances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a star tears space open: what the Sunthrowers fight for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where both sides are, a combat is due: choose where, form Flights of four by dragging cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who listens from turn 8 on: a six with an Emissary in a seam ends the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a Luckship {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw all {plural} to {full}{far}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw or stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw {plural}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without boarding, and without {plural}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without boarding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {plural} of the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You alone are left in {strong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ship, then the ship that it boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your strength: {parts}&lt;br&gt;{coloured}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaten off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry a star with a Pressorship into a seam (Dar Re, Dar Pesh) and keep both there while the Holy Band moves and fights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clears theirs {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as +5: the other side conquered a neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crew points to spend; the rest is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot: a face that disperses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each unit is dispersed in {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy weapons damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets the emergency allotment next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has conquered a neutral system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep them from it for seven turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launched weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launched weapons damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved a star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody in {strong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {most} psychic strength; the rest is for others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>psychic power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>psychic power damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since round {revealed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>systems are chosen in turn, units are bought in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>systems are dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Holy Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sunthrowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side in {strong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weaker side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under force {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits to be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when formed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours are lost {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attempts} alliances a turn, {plural} on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{boarder} boards {target} with {strength} at {odds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{boarder} may board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coloured} a star and a Pressorship stand in {seams}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coloured} {signed}, column {column}, die {die}: {strong} {coloured2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {four} · {sums}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faces} in 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{four} units at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {numbers}; {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plural} without risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} rounds on average. {without}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pressorships} can take it to {plural}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio}: below 1-2, no attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio}: column {strong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} 1 to 6: {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {signed}, {attempts} alliances a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, Flight {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, faces 1 to 6: {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: in {plural}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strength} against {target_strength}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strong} in hand from {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: won with an even die, 3 in 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} against {total2}, {signed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}: reconstructed, the printed cell is lost. {ref}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: nothing in hand. The cards under the map take units in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, die {die}: {strong}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
