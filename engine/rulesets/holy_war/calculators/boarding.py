"""Calculator: boarding odds and the chance of a capture.

From: VIII.board.odds, VIII.board.table, VIII.board.split, XII.PKS.multi.
"""
