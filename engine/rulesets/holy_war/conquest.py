"""What a combat that is over does to the Neutrals Chart, and neutral systems conquered.

To implement: IX.lose-battle, IX.win-battle, IX.battle.defend-system, IX.battle.take-level,
IX.battle.not-neutral, IX.marker-limits, IX.conquest.
Rulings: AMB.a21, AMB.a22, AMB.a38.

`settled(state, combat, fought)` is called once by `combat` when a combat ends; arrival at -2 enters
`Neutrals.emergency`.
"""
