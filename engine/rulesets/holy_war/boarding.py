"""Boarding in place of the Combat Results Table.

To implement: VIII.5.boarding-choice, VIII.board.who, VIII.board.instead, VIII.board.odds,
VIII.board.roll, VIII.board.capture, VIII.board.unit-by-unit, VIII.board.split, VIII.board.immune-both,
VIII.board.immune-sunthrower, VIII.board.table, XII.PKS.multi, XII.PKS.no-starguard.
Rulings: AMB.a16, AMB.a17, AMB.a18, AMB.a19, AMB.a20, AMB.a47, AMB.a50.

Commands: Board, EndBoarding. Question: AskBoarding.
"""
