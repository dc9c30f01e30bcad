"""The fight of SITS in the window: cards, beams, defence, hits, repairs and the score."""
