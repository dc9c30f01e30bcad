"""Emissaries of Prayer in the seams, and the Jammerswarm that silences them.

To implement: XII.EP.contact, XII.JS.jam, XII.EP.starbuster.
Rulings: AMB.a37.

`heard(state) -> levels of seams with an emissary that is not jammed`; used by `extended` and
`starbuster`.
"""
