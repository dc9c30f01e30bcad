"""Runs the referee: `python -m engine.referee`."""

import sys

from engine.referee.loop import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
