"""Probe detection, an optional rule.

To implement: XII.P.plain, XII.P.detect, XII.P.detect.1-4, XII.P.detect.5, XII.P.detect.6.
Rulings: AMB.a10, AMB.a48.

Command: Scout.
"""
