"""Exact chances of a round, a fight, a boarding attempt and a dispersal, before anything is rolled.

Questions: AskRound, AskFight, AskBoarding, AskPath. Chances in thousandths; only from what the asking
seat may know.
"""
