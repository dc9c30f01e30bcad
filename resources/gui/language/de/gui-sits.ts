<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-sits</name>
    <message>
        <source>
Nearest legal: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Nearest legal: {near}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Nearest legal: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> No ship of this table is named at the start of line {which} of the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> So far it has given away {points} of {cost} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> for {vector}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> {others} more of your ships could mend something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, −, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, Top {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, a cowardly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, a natural zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, as {effective_range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, failing after turn {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, from the green ring only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, half a hex of displacement carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, on her {window}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, range {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {leak} {value} for a hit beside the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {plus} pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Figures: {source}, {source_ref}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sends one party, {percent}. 2 sends two, {percent2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 discs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d10+ on the edge that is hit; each point of depth takes the next cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 damage control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; depth {depth_left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; destroys her in {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; displaced by {vector} this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; now {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; {joined} {value} not bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beam of short reach that strikes the sidewall itself down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block under a miniature that shows its nose up or down, or its roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box spent after the ECM dice, for a better column against one salvo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A captain who picks one of the better plots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A captain who picks the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die rolled by the crew of a ship that asks too much of its drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missile that has passed all layers and strikes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A salvo that has left its tubes flies on whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship as a typed line, 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship that strikes its wedge leaves the table; the enemy scores its cost, less a little for the crew. With its last ship, or when it concedes, a side loses the game [D2.21, D2.224].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spectator sets no ships.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ten-sided die a side; the higher starts high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AVID cards, as the ships stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AVID cards, as they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AVID cards, blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding up vectors at the turn's end until no two of them could be written as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aft Impeller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aft Impeller, two boxes with the sail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After CM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After ECM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim all beams that hurt, each where it hurts most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim all of it at the target, or take the aim back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim all that hurt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim one beam more, one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All windows of one steepness: yellow 0, blue 30, green 60, purple 90 degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty sheet may be laid to another edge, before ships leave the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An undo brings it back only where the table allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows on the AVID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows walk the boxes, Enter tells the rule, Ctrl and wheel zoom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands: {margin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the picture shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: {assumptions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At “{part}”: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back of the salvo card, {title}. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the order that was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base MQL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beams aimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beams of {name} aimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes {then}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first cell; everything at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank Salvo Cards, front and back side by side: cut them out, fold them, laminate them if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides start at opposite corners of the table, one of them higher [D2.12]. Points buy ships by lot, as near to the sum as can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes lost [D2.223]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes that missiles and defenses of a mount are aimed with; losing them costs columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breadth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By step: {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CAN'T HURT HER NOW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIC: 1 fcon each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CM (none through the wedge)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CM kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canisters for one missile: {canisters}; each ⅓ probable kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number: the map then shows where the ship drifts, and this line how near the target comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship here, or double-click it in the list of ships: its range and bearing then stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship of yours on the map or in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship on the map or in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a side of the ship with the arrow keys: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an amount of thrust first, then a square and a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an enemy: click it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your ships.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column: early, middle, late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a ship of yours, then an enemy. “Aim all that hurt” does the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a square for how much goes up or down, then a hex for where the rest goes on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a window or use the arrows; Shift + click points below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a window to pivot there, or drag the Forward triangle to draw the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click missiles above: {marked} of {wanted} named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the Top star shall be, or drag the star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: rule {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicks go to the lower half of the sphere: the directions below the map. Shift does it for one click, a drag over the rim and back does it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the note at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close; the log opens it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest approach: range {range}, {closest_moment}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast: no pivot, no roll, no thrust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat Information Center: one fire control hit to every mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit seals your orders. The curtain falls: pass the chair, and the other side plots and commits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compensator check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consolidation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact nukes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact nukes: circle the damage, halve the depth, span 5. Laser heads: span 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countermissile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countermissiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross out salvoes not fired. Circle the MQL of contact nukes (C2.152).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage control: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth Mod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth modifier {signed}: {terms}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die roll {number}: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done launching hands the chair on, Launch nothing too; nobody sees your card until both are done. Change my salvoes opens it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: nobody sees it until all are done. The button below opens it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it from the tray onto the map first, or lift it with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the route on to the window under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the upper and the lower half of the sphere side by side instead of one over the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws where the ship drifts in the next {count}, without thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECM and decoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECM layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXCHANGE OF FIRE, STEP BY STEP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each free beam where it hurts most (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each roll counts for the side whose step it was made in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early, middle and late for every target, as far as its mounts go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite helm +1 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty. It could be filled from the {mount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn {turn}: {cell} at level {signed}{away}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy torpedo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EoT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EoT marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hit was deflected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolution delay: ____</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange of fire of {own} and {foe}. {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected this turn: neither ship loses a box to the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected this turn: {boxes} boxes given to {foe}, {boxes2} taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster {get}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill all empty columns with the best legal salvoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the column with the best mount that can; once more: the next mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled: {filled}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire canister from {count}{rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire no canister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing arc of the {mount}; framed: the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing arc of the {mount}; framed: where the target is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing arcs of the {title}: {arc}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat pieces under a miniature that count its levels: 1, 4 and 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For duels: launchers lost before it arrives take their missiles along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward Impeller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward Impeller, two boxes with the sail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the amount to the vertical and the horizontal grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your midpoint to her end of turn (late missiles)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fwd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts on the map and in 3D show where you will be halfway and at the end. Change it freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on again: they reach their End of Turn markers. Once more: thrust joins the vectors, turn 2 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: the ships fly to their midpoints, and the first half of every pivot and roll is seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grades are rolled when the game begins; they change what a ship costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grav lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey figures are a proposal: “Write” takes it, “Fill all” writes every open column. Click another enemy to aim at that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H, then Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H: boxes and grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes a turn in one of eight directions: A to F on the map, up and down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit Location Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit location table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit location table of {ship}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit {number}: {value}, depth {depth}, {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal plotting grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal {number}: {words}{green}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many levels a ship is above or below the map; a level is one hex high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the ship lies, and the bearing of its target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hyper Generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impacting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force now, and after one repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In range of an enemy the Salvo card opens: click a ship of yours, then the enemy, then Fill all. Faint figures are a proposal, Write takes one column of it; a crossed-out column says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incoming missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join {letter}, led by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the half in {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {parties}: a d10 for each party, one success is enough [C6.122]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L: click where the Top shall be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAC {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAST ATTEMPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch from the {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch, beams and damage control: both sides go on by hand; haste tells nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launchers lost after launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leakers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right, 0 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left empty, as nothing would get through: {hopeless}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity. Type only what differs; Enter goes on, Ctrl+Enter sets all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location {location} on the {edge} edge: dice {faces}{leaks}. Depth {depth}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MISSILE DEFENSE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MISSILE IMPACT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midpoint of an odd turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midpoint to EoT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Defense Card: {title}, {facing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Defense Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Defense Cards: cut in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Quality Level: how hard missiles are to stop; the lower, the better for who launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile Range Bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile impact: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles Impacting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles come in: {questions}. Answer on the card, at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles that come in stand on the defense card, dot by dot. Decoys are offered after the dice: two charts show what one is worth. Go on leads from result to result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a map sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the side that is struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near enough, beams open: Aim all that hurt is a good start; each row says range, aspect and boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mount; the other window where two are valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next salvo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ship ({left})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ship that has done nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No beam of this ship is aimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No beam of {name} reaches {name2} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No beam that is free can hurt anybody from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bearing: one of the ships is not on the map, or no ship of yours is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card: choose a ship of yours and an enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coasting shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit has been placed in this game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No map sheet is empty and free to be moved now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mount bears.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mount can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mount has launchers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penetration dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship of yours has anything to mend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship of yours is on the map: there are no orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ship selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target is chosen, so there is no closest approach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn is plotted for this ship now, so there is no other moment to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn is plotted for this ship now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wrench is left in the hull: there is nobody to send.{more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody surrenders now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nose in another ring: A/Bbu, Cgl, +p. Half hexes: hA+. Wedge down: w-. Boxes marked: si=2, none: whole. No velocity: v0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to plot for this ship now. Choose a target to see its range and bearing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to plot here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, to her midpoint (middle missiles)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nukes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nukes in place of laser heads [C2.152]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nukes in place of laser heads, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officers &amp; Crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officers by lot: their grades change what a force costs [D1.12]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the beams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the next salvo, or to what is to be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell back, one on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One missile more, one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the fifty directions in which space is divided on the AVID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thrust more than the rating allows, for a compensator check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thrust more, one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {left} left this turn [C6.11]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of {seat}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the whole window, with every step in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P: click a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PD (half through the wedge)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PD kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration dice: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration: 2d10− + Depth Mod; below 1 deflected; a natural 0 also takes a sidewall box or SI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned, it stays open from step to step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot to the window under the cursor; in roll mode bring the Top there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot to {label}, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the walk, or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot the pivot, the roll, the thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot to coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot what this ship did in its last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point into the lower half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the enemy, of the ship's cost [D2.223]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points given away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posts that it does not name are held by average officers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Roll and click where the Top star shall be: that turns the ship about its nose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Thrust, choose an amount, then a square for its steepness and a hex for its direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous ship (Shift+Tab on the map)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R, Shift + R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range and bearing to a ship, what bears on her, and what you see of her</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range {range} in {windows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range {reach}: base MQL {mql}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read rule {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red-lining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll 30° to port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll 30° to starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll one window to starboard, to port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {windows} to {roll_side}: Top to {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SALVO CARD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SALVO {number} OF {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STARTING VELOCITY, HEXES A TURN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP BY STEP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvo Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvo Cards: cut around, fold along the dashed line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvo card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvo card, {title}. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvoes of a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvoes of several ships as one [C2.17]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvoes of several ships that come in as one, under a lead ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score as it stands: {margin} ({ratios}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll what is open below: target, turn, coasting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send one party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send two parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {count} ship{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {link}, {leads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several windows are valid: the attacker chooses [C1.15b]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship sheet of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship to Midpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship to Ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship's Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship's name, ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships are in position already, by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships in one hex and level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorthand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all at once (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the ship lies now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the ship will lie at the end of the plotted turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the ship will lie at the midpoint of the plotted turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower {get}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by depth, deepest first; 2d10+ on the edge that is hit (C5.21–C5.23).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space plays, Left and Right step, Up and Down change the hit, End shows all, + and - the speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a decoy; spend none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacking tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start First Flight from the home screen. Green sits first; the Lesson tab tells what to try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start set {fresh}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stbd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps in which no side could do anything pass by themselves: faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structural Integrity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swinging the nose to another window; thrust follows the nose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T, Shift + T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last window, else the last roll, else a thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the square, the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken for granted: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the coasting path off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tear the column up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tear up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tear up the column in hand (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The AVID of each ship in sight with markers and vectors as they stand, two to a page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The End of Turn marker: where a ship will be when the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ship Systems Display of each ship as it stands now, one page a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Top can only go along the lit band: it snaps to the nearest place, {end} ({way}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Top can only go along the lit band: the nearest place on it is where it is now, no roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best legal salvo in every empty column (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broad end of a hull, fore or aft, with the weapons that fire there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy that the card is for; a click on the map chooses too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engineer would round the half hex in {slot} up; checked, it stays a half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first layer of the defense: jamming that draws missiles astray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at once, and the other side holds the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hit before (Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hit before, the next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last layer, PD: lasers and guns at the hull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line between two green windows, on which a marker may lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The missiles that one mount launches at one target for one impact step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next line of the hit: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next salvo (Page down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nose is halfway where the picture shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nose is halfway where the text puts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optional rule: space is big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side's ship: look, but do not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other window where several are valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position as typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range stands in the window that the target is seen through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round card at the right is your ship's AVID: click a window and the nose will pivot there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round card that shows which way a ship points and how it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule of the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The salvo before (Page up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The salvo before, the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen along each flank that weakens what comes in from that side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second layer of the defense, CM: small missiles of the mount that faces the salvo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stricter reading: one early, one middle and one late salvo a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table lets it pass; the log names the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two planes of gravity above and below a ship, which nothing pierces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapons along a ship's left or right flank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window through which a shot comes in at its target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window through which a target is seen, with its true range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These {marked} die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thin the salvo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order is sealed; only your side can read it. Reopen your plots to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three at each target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through {window}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust and grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust without a pivot shifts the End of Turn marker at once, by half of the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust {number} from {zones}: {h} in the map plane, {vertical}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust {thrust}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrust {thrust}, {why}: roll {check} or less on d10 or the compensators fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilt block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To fly a turn without thrust: the velocity stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toward {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tubes held back at launch that burst close by among missiles coming in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tubes held for canister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tubes of this mount kept back in this step for canister [C4.151]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tubes that fire canister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the card over (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the card over: what to expect at impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the nose around, up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the nose by one window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {told_turn}: s{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning the ship about its nose: the sides change places, the course does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two blank AVID cards to write on, of a side and for a place at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two blank Missile Defense Cards with the ECM and Active Defense tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ships never end in the same hex and level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes back your own last step while nobody else has learned of it. Every refusal names its rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector {name}: {value}{change}{half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors after: {vector}{moved}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velocity {get}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertical plotting grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHAT THEY HIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the cursor along a ring, up and down between the rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the squares, the hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warshawski sail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a target turns to a beam: sidewall, open bow or stern, or the wedge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an odd change leaves over, kept by its arrow for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each of your ships is ordered to do this turn, written as the rulebook writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel on the AVID, with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both have committed, the End of Turn markers show who pushed; pivots and rolls are still hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a ship is when half of its turn is flown, and how it points then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where somebody can act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the plotted turn leads: midpoint, end, and the vectors after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the ship drifts in the coming turns, and how near it comes to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window of the nose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window that the beams go through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out the exchange of fire …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the salvo in grey into this column (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written. Nobody else sees it before all are done; change it as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see {seen}; impact window: {windows}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your view of the map, which says what direction lies ahead of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[mag] Magazine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aft hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alvo {shown} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {hidden} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the compensators' risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beams 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beams 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes from one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the side that it strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core cascade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage control party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evolution delay {under}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire canister or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward hammerhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>her open {get}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>her wedge (no shot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>her {edge} {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit {walk} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in service {service}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leakers without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>midpoint {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the missiles that die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no damage at this range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hit went in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no parties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none to be tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nose {label}{above}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing aimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>octagon: roll this or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {launchers}; {magazine} salvoes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or Wedge +12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port broadside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll {roll} to {roll_side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll {steps} to {roll_side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {rows}, column {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spend a decoy or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star: the ship is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starboard broadside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starboard ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strike {facing}; about {expected_leakers:.1f} get through and cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through {window}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrust {thrust}{split}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a decoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{aimed} at {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{aimed} beams aimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beside} {value} from it, with the whole depth again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} leakers, {cells2} boxes expected; strikes {cells3}. Walls are {mounts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} line{value} pasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {count2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} ships, {cost} points before officers [D2.221]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{degrees} degrees {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destroyed} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {count} written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edge} edge, {edge2} {location}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{empty} must have a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faults} line{value} a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} horizontal, {value} vertical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} · {count} of {windows}, drawn by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: the nose is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{layer} kills {kills} of {incoming}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} Each rolls a d10 against the Crew Quality number {number}.{more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} without an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}, leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}{name}, {mount}: {number} × {kind}, MQL {mql}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lost} of {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lost} of {boxes} boxes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{many} {weapon}{value} at {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{margin} for {leader}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mean:.1f} boxes each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missiles} of the {mount}, range {cells}, MQL {cells2}, {window}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named}{value} class, as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (out of reach)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} edge: {armor:+d} in place of a sidewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the table for good and can't come back into the fight.{so_far}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ▸ {name2} · EoT range {eot_range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {value} class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: can't be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {boxes}, {points} of {cost} points{fate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {launchers} launchers, {magazine} salvoes left, {damage}M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {text}, {aimed} aimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {value:.1f} %   at least {number}: {value2:.0f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parties_left} of {parties} parties left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parties_left} of {parties} parties left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points scored, own force {cost}: ratio {ratio:.2f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranges} · {exposed} through {window} · {hurt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repairable} may be tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repairable} used up, to be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rigged} jury-rigged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rolls} rolls, {total} pips, {expected} expected: {words} ({deviation})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, turn {turn}: what each ship is ordered to do, as the rulebook writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ship} has no hit location table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} starts at level {top}, the other side at level {low}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: how the force is made up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: ships picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: ships to be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {points} points by a force of {cost}, ratio {ratio:.2f}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps}
What is assumed:
{tip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} to {roll_side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: given {boxes}, taken {boxes2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{story} has come in: look at what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} salvo at range {low} to {high}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} {index} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {grades}: {effect}; cost {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {mm:g} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {count} penetrate, {deflected} deflected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, all behind the sidewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, {bare} of them uncovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} turns ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{used} of {total} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins the field; by points {margin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⇄ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⇄ Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⊘ not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ What is assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▾ What is assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◂ port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ {count} aimed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
