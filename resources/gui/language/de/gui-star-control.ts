<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-star-control</name>
    <message>
        <source>
Explores a Star: two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  ({count} hexes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, damage {damage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 × 7, close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>17 × 11, a long war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>21 × 15, wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>35 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 × 5, an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Fleet that enters a Star explores it: what was found and the dice stand at the lower right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Fortress is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Precursor technology helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die each; who begins has the left end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hex that no ship may enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house rule: then the side with more Starbases wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship's agility, taken off the Aim of whoever attacks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack of at most seven ships that moves and fights as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the ships have acted: forms are changed, force fields raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ships of a side that are not in play; new ones are drawn from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {attacks} attacks: {points} expected; destroy in {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An installation on a Dead World; it closes its hex and watches the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An installation on a Life World.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An installation on a Mineral World.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Androsynth Guardian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ariloulaleelay Skiff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow on a Fleet (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many of each as Starbases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack Fleet {enemies} in {name}: the battle begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besiege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombard {cell}: destroyed in {percent}.
{parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chenjesu Broodhome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Fleet or a hex on the starmap: its ships lie here as cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a hex for the squad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ship on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lit hex, or drag the Fleet there. Red dotted hexes are closed: the pointer says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the enemy to attack, a lit hex to move. Powers are buttons; those that can't be used say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonies and Mines in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage {damage}, {points} expected; destroys in {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroys the Fortress in &lt;b&gt;{percent}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each kind by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earthling Cruiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End Segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter twice on a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLEETS IN {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet drawer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleets / ships in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleets of the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here {percent} at {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From ship to ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the weapons to the powers and the targets; Enter or Space uses them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galactic starmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galaxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ilwrath Avenger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a battle choose a ship and a weapon; over an enemy the chance to hit stands with all its parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Battle phase a click on an enemy Fleet beside yours opens the tactical map: drag ships there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Construction and Build phases the panel at the right lists what your Starbucks buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has acted in this battle turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has moved in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch a Fighter Squad here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift it; put down on a hex it moves, on an enemy it attacks with the weapon in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark or unmark a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mmrnmhm X-Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mycon Podship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Fleet
drop here, or N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One advance more from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One advance more in the turn in which it was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side's turn in a battle: each of its ships moves once and attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the Starbase in {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your Starbase on a lit hex at your end of the starmap: your first ships are drawn there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marked ships into a new Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marked ships into that Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet turns that stop a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired after a battle phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {hits_on}: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHIPS IN THE BATTLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scuttle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scuttle {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships of this hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shofixti Scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Ctrl + click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spathi Discriminator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbases are placed by hand, ships are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbases can be entered and taken while nobody defends them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbases close their hex and watch the hexes around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starbucks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Alliance vs Hierarchy from the home screen; on the sheet the computer can be given a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support for Starbases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Syreen Penetrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical solarmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Alliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big button ends the phase; research and income come by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage that a ship can take; one point more destroys it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money of both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario decides, else the default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ships of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ships of whose phase it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The war ends after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can be drawn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick on a ship (✓)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To bombard a Fortress from a hex beside it, and to take what one stands on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {name}: {replace}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umgah Drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ur-Quan Dreadnaught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vux Intruder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attack roll must not exceed, less the target's Turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may lie on a world that is explored: a technology or power crystals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where ships are built. Who has none left has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom it threatens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yehat Terminator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Fleets lie as cards under the map. Drag cards apart to split a Fleet, together to merge Fleets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Fortification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Starbase as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side's last Starbase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can attack there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can't destroy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed: the rule stands at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroys {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in every turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return to the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Alliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {percent} to hit, destroys in {percent2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{many} marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}
Range {range}, Damage {damage}, Aim {aim}
Attacks left: {attacks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: range {range}, damage {damage}, aim {aim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {face} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} = {total} or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} by the roll, but {defence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase} phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase} phase: the other side's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plural} with {plural2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} damage · {kill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} hex{value} away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} hexes: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{weapon}: {percent} to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}. Space marks, N makes a new Fleet, a number joins that Fleet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
