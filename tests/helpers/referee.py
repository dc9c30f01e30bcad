"""A referee for tests: requests as keywords, answers as objects, every line of it through the real wire."""

from __future__ import annotations

import io
import json

from engine.referee.loop import answered, serve
from engine.referee.table import Referee


class Desk:
    """Asks a referee of its own, or one that is given."""

    def __init__(self, referee=None, *, open_=False):
        self.referee = referee or Referee(open_=open_)

    def ask(self, do, **given):
        return answered(self.referee, json.dumps({"do": do, **given}).encode())

    def good(self, do, **given):
        """The answer to a request that must succeed."""
        answer = self.ask(do, **given)
        assert answer["ok"], answer
        return answer

    def bad(self, do, **given):
        """The answer to a request that must fail, as somebody else's mistake."""
        answer = self.ask(do, **given)
        assert answer["ok"] is False, answer
        assert "fault" not in answer, answer
        return answer

    def done(self, kind, player, **fields):
        """The answer to a command that must be carried out."""
        answer = self.good("do", command={"kind": f"sits.{kind}", "player": player, **fields})
        assert answer["done"], answer
        return answer

    def calc(self, name, **arguments):
        """A calculator's value."""
        return self.good("calc", name=name, arguments=arguments)["value"]


def lines(referee, data):
    """The answer lines to raw input."""
    out = io.BytesIO()
    serve(referee, io.BytesIO(data), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]
