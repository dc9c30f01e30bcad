"""Movement along warp lines, natural ones and those of generators, as one network for each side.

To implement: II.warp-line, VI.warp.move, VI.warp.entry-only, VI.warp.chain, VI.warp.stop, VI.warp.block,
VI.wlg.project, VI.wlg.friendly, VI.wlg.use, VI.wlg.lifetime, VI.wlg.not-self, XII.WLG.
Rulings: AMB.a04, AMB.a05.

Command: Warp. A function `network(state, side, units)` and `routes(state, side, start)` also serve
denial.
"""
