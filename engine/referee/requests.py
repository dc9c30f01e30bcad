"""What may be asked of the referee: every request with its fields, as data that gives its JSON schema too."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import Any

from engine.core.errors import shown
from engine.referee.wire import BadRequest

PROTOCOL = 1
"""Raised when a change would break a program that speaks to the referee."""


class Kind(Enum):
    """What a field may hold: the phrase for a message, the JSON types, and Python's."""

    TEXT = ("a text", "string", (str,))
    NUMBER = ("a whole number", "integer", (int,))
    FLAG = ("true or false", "boolean", (bool,))
    OBJECT = ("an object", "object", (dict,))
    SEAT = ("a player's name, or null for a spectator", ("string", "null"), (str, type(None)))
    SCENARIO = ("a scenario's id, or a whole scenario as an object", ("string", "object"), (str, dict))

    @property
    def phrase(self) -> str:
        """What to say when something else is found."""
        phrase: str = self.value[0]
        return phrase

    def holds(self, value: object) -> bool:
        """Whether a value is of this kind; true and false are no numbers."""
        if isinstance(value, bool):
            return bool in self.value[2]
        return isinstance(value, self.value[2])


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field of a request."""

    name: str
    kind: Kind
    text: str
    """What it says."""
    required: bool = False
    choices: tuple[str, ...] = ()
    low: int | None = None

    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        types = self.kind.value[1]
        found: dict[str, Any] = {"type": types if isinstance(types, str) else list(types)}
        if self.choices:
            found["enum"] = list(self.choices)
        if self.low is not None:
            found["minimum"] = self.low
        return {**found, "description": self.text}

    def refuse(self, value: object) -> None:
        """BadRequest for a value that it can't hold."""
        expected: object = list(self.choices) or self.kind.phrase
        fits = self.kind.holds(value) and (not self.choices or value in self.choices)
        if fits and self.low is not None and isinstance(value, int) and value < self.low:
            fits, expected = False, f"{self.kind.phrase} of at least {self.low}"
        if not fits:
            said = f"one of {', '.join(self.choices)}" if self.choices else expected
            raise BadRequest(f"The field {self.name!r} must be {said}.", expected, f"/{self.name}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A request by its name in the field "do"."""

    name: str
    summary: str
    answer: str
    """What the answer holds beside "id" and "ok"."""
    fields: tuple[Field, ...] = ()

    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        return {
            "type": "object",
            "description": self.summary,
            "properties": {
                "id": {"description": "Anything; it comes back with the answer."},
                "do": {"const": self.name},
                **{field.name: field.schema() for field in self.fields},
            },
            "required": ["do", *(field.name for field in self.fields if field.required)],
            "additionalProperties": False,
        }


_GAME = Field(
    name="game", kind=Kind.TEXT, text="Slug of a printed game; left out: the one on the table, else sits."
)
_SEAT = Field(
    name="seat",
    kind=Kind.SEAT,
    text="Whose eyes to see with: a player, or null (also left out): a spectator.",
)
_OWN_SEAT = Field(name="seat", kind=Kind.TEXT, text="The player.", required=True)
_COMMAND = Field(
    name="command",
    kind=Kind.OBJECT,
    text='A command with its "kind" and "player"; `schema` has the fields of each kind.',
    required=True,
)
_PATH = Field(
    name="path", kind=Kind.TEXT, text="A file, relative to the current folder or absolute.", required=True
)
_REPLACE = Field(
    name="replace", kind=Kind.FLAG, text="Clear the table even if the game on it is not saved (false)."
)

_ALL = (
    Request(
        name="hello",
        summary="Who answers, and what it understands.",
        answer="program, version, protocol, requests, open, table",
    ),
    Request(
        name="schema",
        summary="The JSON schemas of requests, commands, questions, calculators and views.",
        answer="requests, commands, questions, calculators, answers; or schema, for one request",
        fields=(Field(name="request", kind=Kind.TEXT, text="Only this request's schema."), _GAME),
    ),
    Request(
        name="games",
        summary="The printed games on the shelf.",
        answer="games: slug, title, printed, summary, available",
    ),
    Request(
        name="scenarios",
        summary="The shipped scenarios of a game, or one of them whole.",
        answer="scenarios: id, title, summary, sides; or scenario",
        fields=(_GAME, Field(name="scenario", kind=Kind.TEXT, text="Id of one scenario, to have it whole.")),
    ),
    Request(
        name="new",
        summary="Sets up a game on the table.",
        answer="table",
        fields=(
            _GAME,
            Field(name="scenario", kind=Kind.SCENARIO, text="Which one, or one of your own.", required=True),
            Field(
                name="options",
                kind=Kind.OBJECT,
                text="Options of the new game, by name; the scenario's own otherwise.",
            ),
            Field(
                name="seed",
                kind=Kind.NUMBER,
                text="The same seed gives the same dice; left out, one is drawn.",
                low=0,
            ),
            Field(
                name="undo",
                kind=Kind.TEXT,
                text="How freely commands are taken back; the scenario's own otherwise.",
                choices=("standard", "open", "none"),
            ),
            Field(name="title", kind=Kind.TEXT, text="The game's own title."),
            _REPLACE,
        ),
    ),
    Request(
        name="phases",
        summary="The phase table, and where the game on the table stands in it.",
        answer="phases: id, title, rule, simultaneous, automatic; phase, turn",
        fields=(_GAME,),
    ),
    Request(
        name="view",
        summary="The table as a seat sees it.",
        answer="view, can_undo, undo_barrier, undo_label, can_redo",
        fields=(_SEAT,),
    ),
    Request(
        name="legal",
        summary="What a seat could do now, each with the command to give or the rules against it.",
        answer="offers: kind, title, piece, cells, primary, aside, legal, violations, command",
        fields=(_OWN_SEAT,),
    ),
    Request(
        name="do",
        summary="Gives a command.",
        answer="done; then events, rolls and table, or violations and suggestions",
        fields=(
            _COMMAND,
            Field(name="seat", kind=Kind.TEXT, text="The player again; must be the command's."),
            Field(
                name="reason",
                kind=Kind.TEXT,
                text="Why the table does this against the rules (adviser and free play).",
            ),
            Field(name="agreed", kind=Kind.TEXT, text="Who agreed to that."),
        ),
    ),
    Request(
        name="peek",
        summary="What a command would do, without doing it.",
        answer="violations, rolls, events, view",
        fields=(_COMMAND,),
    ),
    Request(
        name="suggest",
        summary="Legal commands near a refused one.",
        answer="suggestions: text, command",
        fields=(_COMMAND,),
    ),
    Request(
        name="undo",
        summary="Takes a seat's last command back.",
        answer="done; then table, or barrier and message",
        fields=(_OWN_SEAT,),
    ),
    Request(
        name="redo",
        summary="Brings back what was undone.",
        answer="done; then table, or message",
        fields=(_OWN_SEAT,),
    ),
    Request(
        name="state",
        summary="The whole truth, with its hash: only for a referee started with --open.",
        answer="state, hash, seed",
    ),
    Request(
        name="inspect",
        summary="What a seat may know of a piece.",
        answer="inspection",
        fields=(Field(name="piece", kind=Kind.TEXT, text="Id of a piece.", required=True), _SEAT),
    ),
    Request(
        name="ask",
        summary="A question of the game, answered from what the asking seat may know.",
        answer="answer",
        fields=(
            _OWN_SEAT,
            Field(
                name="question",
                kind=Kind.OBJECT,
                text='A question with its "kind"; `schema` has the fields of each kind.',
                required=True,
            ),
        ),
    ),
    Request(
        name="log",
        summary="What a seat saw happen, and the rulings that it may read.",
        answer="entries: seq, player, events, rolls; rulings",
        fields=(
            _SEAT,
            Field(
                name="since",
                kind=Kind.NUMBER,
                text="Only what came after this entry of the seat's log.",
                low=0,
            ),
        ),
    ),
    Request(
        name="calculators",
        summary="The look-ups of a game: what each is for and the schema of its arguments.",
        answer="calculators: name, summary, rules, arguments",
        fields=(_GAME, Field(name="name", kind=Kind.TEXT, text="Only this one.")),
    ),
    Request(
        name="calc",
        summary="Works a look-up out, step by step.",
        answer="value, steps, rules",
        fields=(
            Field(name="name", kind=Kind.TEXT, text="Name of the calculator.", required=True),
            Field(name="arguments", kind=Kind.OBJECT, text="Its arguments by name."),
            _GAME,
        ),
    ),
    Request(
        name="rule",
        summary="A rule in our own words, with the rulings on it.",
        answer="rule: id, title, text, kind, module, chapter, see, rulings, provenance",
        fields=(
            Field(
                name="rule",
                kind=Kind.TEXT,
                text='Its number, "B2.24", or its id, "sits/B2.24".',
                required=True,
            ),
            _GAME,
        ),
    ),
    Request(
        name="save",
        summary="Writes the game to a file.",
        answer="path, bytes",
        fields=(
            _PATH,
            Field(name="overwrite", kind=Kind.FLAG, text="Replace a saved game that is there (false)."),
        ),
    ),
    Request(
        name="load",
        summary="Puts a saved game on the table.",
        answer="table, notes",
        fields=(
            _PATH,
            Field(
                name="choice",
                kind=Kind.TEXT,
                text="What to do where today's rules run otherwise than the record (ask).",
                choices=("ask", "keep", "snapshot"),
            ),
            Field(
                name="passphrases",
                kind=Kind.OBJECT,
                text="Passphrases of the sides whose orders are sealed in the file, by player.",
            ),
            Field(
                name="without",
                kind=Kind.FLAG,
                text="Go on without sealed orders that no given passphrase opens (false).",
            ),
            _REPLACE,
        ),
    ),
    Request(name="quit", summary="Ends the referee; an unsaved game is gone.", answer="bye"),
)

REQUESTS: Mapping[str, Request] = {request.name: request for request in _ALL}


def understood(asked: Mapping[str, Any]) -> tuple[Request, dict[str, Any]]:
    """The request and its fields; BadRequest names what is wrong and what was expected."""
    name = asked.get("do")
    if not isinstance(name, str):
        problem = "The field 'do' must name a request." if "do" in asked else "The field 'do' is missing."
        raise BadRequest(problem, list(REQUESTS), "/do")
    request = REQUESTS.get(name)
    if request is None:
        raise BadRequest(
            f"There is no request {shown(name)!r}.{_nearest(name, REQUESTS)}", list(REQUESTS), "/do"
        )
    known = {field.name: field for field in request.fields}
    given = {key: value for key, value in asked.items() if key not in ("id", "do")}
    for key in given:
        if key not in known:
            problem = f"The request {name!r} has no field {shown(key)!r}.{_nearest(key, known)}"
            raise BadRequest(problem, list(known) or "no field but id and do", f"/{shown(key)}")
    for field in request.fields:
        if field.name in given:
            field.refuse(given[field.name])
        elif field.required:
            raise BadRequest(
                f"The request {name!r} needs the field {field.name!r}.", field.kind.phrase, f"/{field.name}"
            )
    return request, given


def _nearest(word: str, known: Mapping[str, object]) -> str:
    close = get_close_matches(word[:40], known, n=1)
    return f" Did you mean {close[0]!r}?" if close else ""
