"""The referee's table: one game, its seats, and an answer to every request."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine import __version__, library
from engine.content.errors import ContentError
from engine.core import table as table_rules
from engine.core.bus import Overrule
from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.errors import Diverged, SaveError, shown
from engine.core.game import Game, load_game, new_game
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.ruleset import Ruleset
from engine.core.save import Choice
from engine.core.sealed_lines import Keys, Sealed
from engine.core.session import Session, ThrowAsked, Update
from engine.referee import answers, data, files
from engine.referee.answers import Answer
from engine.referee.requests import PROTOCOL, REQUESTS, understood
from engine.referee.wire import BadRequest, plain

Given: TypeAlias = Mapping[str, Any]

_FIRST_GAME = "sits"


class Referee:
    """Answers requests about one game at a time. `open_`: whether the whole truth may be asked for."""

    def __init__(self, *, open_: bool = False) -> None:
        self.open = open_
        self.over = False
        """Somebody said quit."""
        self._game: Game | None = None
        self._seats: dict[PlayerId | None, Session] = {}
        self._safe: object = None
        """The state that is on disk, or the one that a game began with."""

    def answer(self, asked: Given) -> Answer:
        """The answer to a request, without its id; whatever is wrong with it is an answer too."""
        try:
            request, given = understood(asked)
            return {"ok": True, **_HANDLERS[request.name](self, given)}
        except BadRequest as error:
            return error.answer()
        except Diverged as error:
            return {
                "ok": False,
                "error": str(error),
                "expected": "a choice: keep or snapshot" if error.snapshot is not None else "a choice: keep",
                "diverged_at": error.diverged_at,
                "keeps_to": error.keeps_to,
                "snapshot": error.snapshot,
            }
        except Sealed as error:
            return {
                "ok": False,
                "error": str(error),
                "expected": "passphrases by player, or without: true to go on without these orders",
                "sealed": dict(error.counts),
                "sealed_from": error.at,
            }
        except SaveError as error:
            return {"ok": False, "error": str(error)}

    # who is there

    def hello(self, _given: Given) -> Answer:
        """Who answers."""
        return {
            "program": "Holotank",
            "version": __version__,
            "protocol": PROTOCOL,
            "requests": list(REQUESTS),
            "open": self.open,
            "table": None if self._game is None else self._table(),
        }

    def schema(self, given: Given) -> Answer:
        """Everything that can be said, as JSON schemas."""
        name = given.get("request")
        if name is not None:
            if name not in REQUESTS:
                raise BadRequest(f"There is no request {shown(name)!r}.", list(REQUESTS), "/request")
            return {"schema": REQUESTS[name].schema(), "answer": REQUESTS[name].answer}
        return {
            "requests": {name: request.schema() for name, request in REQUESTS.items()},
            **data.schemas(self._rules(given)),
        }

    def games(self, _given: Given) -> Answer:
        """The shelf."""
        return {
            "games": [
                {
                    "slug": game.slug,
                    "title": game.title,
                    "printed": game.printed,
                    "summary": game.summary,
                    "available": game.available,
                }
                for game in library.games()
            ]
        }

    def scenarios(self, given: Given) -> Answer:
        """The scenarios of a game, or one of them."""
        found = self._rules(given).scenarios()
        if "scenario" in given:
            return {"scenario": self._scenario(given["scenario"], self._rules(given))}
        return {"scenarios": [answers.scenario_facts(scenario) for scenario in found]}

    # games

    def new(self, given: Given) -> Answer:
        """A new game."""
        rules = self._rules(given)
        scenario = self._scenario(given["scenario"], rules)
        self._may_clear(given)
        seed = given.get("seed")
        try:
            game = new_game(
                rules,
                scenario,
                given.get("options"),
                seed=Picker().getrandbits(53) if seed is None else seed,
                policy=answers.policy(given, scenario),
                title=given.get("title", ""),
            )
        except ContentError as error:
            raise BadRequest(str(error), "a scenario and options of this game", "/scenario") from None
        self._lay(game)
        return {"table": self._table()}

    def save(self, given: Given) -> Answer:
        """The game to a file."""
        game = self._on_table()
        path = files.path_of(given["path"])
        files.refuse_to_clobber(path, overwrite=given.get("overwrite", False))
        game.export(path)
        self._safe = game.bus.state
        return {"path": str(path), "bytes": path.stat().st_size}

    def load(self, given: Given) -> Answer:
        """A game from a file."""
        self._may_clear(given)
        path = files.path_of(given["path"])
        choice = Choice(given.get("choice", Choice.ASK.value))
        try:
            game = load_game(path, library.create, choice=choice)
        except Sealed as sealed:
            keys = Keys(secrets=_secrets(sealed, given), without=given.get("without", False))
            game = load_game(path, library.create, choice=choice, keys=keys)
        self._lay(game)
        return {"table": self._table(), "notes": list(game.notes)}

    def quit(self, _given: Given) -> Answer:
        """The end."""
        self.over = True
        return {"bye": True}

    # what is on the table

    def phases(self, given: Given) -> Answer:
        """The phase table."""
        found: Answer = {"phases": [plain(phase) for phase in self._rules(given).phases()]}
        if self._game is not None and self._game.ruleset is self._rules(given):
            found |= {"phase": self._game.bus.state.phase, "turn": self._game.bus.state.turn}
        return found

    def view(self, given: Given) -> Answer:
        """What a seat sees: the session's view, nothing added."""
        now = self._seat(given.get("seat")).update()
        return {
            "view": plain(now.view),
            "can_undo": now.can_undo,
            "undo_barrier": plain(now.undo_barrier),
            "undo_label": now.undo_label,
            "can_redo": now.can_redo,
        }

    def legal(self, given: Given) -> Answer:
        """What a seat could do."""
        offers = self._seat(given["seat"]).view().offers
        return {"offers": [answers.offer(offer) for offer in offers]}

    def inspect(self, given: Given) -> Answer:
        """What a seat may know of a piece."""
        session = self._seat(given.get("seat"))
        try:
            return {"inspection": plain(session.inspect(PieceId(given["piece"])))}
        except KeyError:
            pieces = sorted({counter.id for counter in session.view().counters})
            raise BadRequest(f"There is no piece {shown(given['piece'])!r}.", pieces, "/piece") from None

    def ask(self, given: Given) -> Answer:
        """A game's own questions."""
        session = self._seat(given["seat"])
        question = data.question(self._on_table().ruleset, given["seat"], given["question"])
        if question.player != session.viewer:
            raise BadRequest("A seat asks for itself.", session.viewer, "/question/player")
        try:
            return {"answer": plain(session.answer(question))}
        except KeyError as error:
            raise BadRequest(
                f"There is no {shown(error)} in this game.", "ids of pieces", "/question"
            ) from None
        except (LookupError, ValueError) as error:
            raise BadRequest(shown(error), "a question that has an answer now", "/question") from None

    def log(self, given: Given) -> Answer:
        """What a seat saw."""
        session, since = self._seat(given.get("seat")), given.get("since", 0)
        return {
            "entries": [plain(entry) for entry in session.log() if entry.seq > since],
            "rulings": [plain(ruling) for ruling in session.rulings() if ruling.seq > since],
        }

    def state(self, _given: Given) -> Answer:
        """The whole truth."""
        if not self.open:
            raise BadRequest(
                "The whole truth is for a referee started with --open.", "view, with a seat", "/do"
            )
        game = self._on_table()
        return {**data.whole_state(game.ruleset, game.bus.state), "seed": game.header.seed}

    # what is done

    def do(self, given: Given) -> Answer:
        """A command, with the events that its own player saw."""
        session, command = self._command(given)
        overrule = None
        if "reason" in given or "agreed" in given:
            overrule = Overrule(reason=given.get("reason", ""), agreed=given.get("agreed", ""))
        heard: list[Update] = []
        dispose = session.subscribe(heard.append)
        try:
            broken = session.give(command, overrule)
        except ThrowAsked as asked:
            raise BadRequest(
                f"{command.player} rolls real dice ({asked}), and this table has none.",
                "a game whose dice the program rolls",
                "/do",
            ) from None
        finally:
            dispose()
        if broken:
            return {
                "done": False,
                "violations": answers.violations(broken),
                **answers.suggestions(session, command),
            }
        seen = heard[-1]
        return {
            "done": True,
            "events": plain(seen.events),
            "rolls": plain(seen.rolls),
            "table": self._table(),
        }

    def peek(self, given: Given) -> Answer:
        """A command tried."""
        session, command = self._command(given)
        tried = session.peek(command)
        return {
            "violations": answers.violations(tried.violations),
            "rolls": tried.rolls,
            "events": plain(tried.events),
            "view": plain(tried.view),
        }

    def suggest(self, given: Given) -> Answer:
        """Legal neighbours of a command."""
        session, command = self._command(given)
        return answers.suggestions(session, command)

    def undo(self, given: Given) -> Answer:
        """The last command taken back."""
        session = self._seat(given["seat"])
        now = session.update()
        if not now.can_undo:
            return {"done": False, **answers.barrier(now.undo_barrier)}
        session.undo()
        return {"done": True, "table": self._table()}

    def redo(self, given: Given) -> Answer:
        """The last undo taken back."""
        session = self._seat(given["seat"])
        if not session.update().can_redo:
            return {"done": False, "message": "This seat has nothing to bring back."}
        session.redo()
        return {"done": True, "table": self._table()}

    # look-ups

    def calculators(self, given: Given) -> Answer:
        """What can be worked out."""
        tools = self._rules(given).calculators()
        names = [self._tool(given["name"], tools).name] if "name" in given else list(tools)
        return {"calculators": [data.calculator_facts(tools[name]) for name in names]}

    def calc(self, given: Given) -> Answer:
        """Something worked out."""
        tool = self._tool(given["name"], self._rules(given).calculators())
        arguments = data.arguments(tool, given.get("arguments", {}))
        try:
            done = tool.run(arguments)
        except (ValueError, ContentError) as error:
            raise BadRequest(
                str(error), f"arguments of {tool.name} that fit each other", "/arguments"
            ) from None
        return {"value": plain(done.value), "steps": list(done.steps), "rules": list(done.rules)}

    def rule(self, given: Given) -> Answer:
        """A rule's text."""
        rules = self._rules(given)
        asked = given["rule"]
        rule = RuleId(asked if "/" in asked else f"{rules.slug}/{asked}")
        text = table_rules.rule_text(rule) or rules.rule_text(rule)
        if text is None:
            raise BadRequest(
                f"There is no rule {shown(asked)!r}.", f'like "B2.24" or "{rules.slug}/B2.24"', "/rule"
            )
        return {"rule": plain(text)}

    # within

    def _on_table(self) -> Game:
        if self._game is None:
            raise BadRequest("There is no game on the table.", "new or load first")
        return self._game

    def _rules(self, given: Given) -> Ruleset[Any]:
        slug = given.get("game")
        if slug is None:
            return self._game.ruleset if self._game else library.create(_FIRST_GAME)
        try:
            return library.create(slug)
        except LookupError:
            playable = [game.slug for game in library.games() if game.available]
            raise BadRequest(f"{shown(slug)!r} is no game that can be played.", playable, "/game") from None

    def _scenario(self, wanted: str | Mapping[str, Any], rules: Ruleset[Any]) -> Mapping[str, Any]:
        if not isinstance(wanted, str):
            return wanted
        shipped = {str(scenario.get("id")): scenario for scenario in rules.scenarios()}
        if wanted not in shipped:
            raise BadRequest(f"There is no scenario {shown(wanted)!r}.", list(shipped), "/scenario")
        return shipped[wanted]

    def _tool(self, name: str, tools: Mapping[str, Any]) -> Any:  # noqa: ANN401 - a Calculator of any game
        if name not in tools:
            raise BadRequest(f"There is no calculator {shown(name)!r}.", list(tools), "/name")
        return tools[name]

    def _may_clear(self, given: Given) -> None:
        if self._game is not None and self._game.bus.state is not self._safe and not given.get("replace"):
            raise BadRequest(
                "The game on the table is not saved.", 'save first, or "replace": true', "/replace"
            )

    def _lay(self, game: Game) -> None:
        self._game = game
        self._safe = game.bus.state
        self._seats = {}

    def _table(self) -> Answer:
        """What everybody may know of the game on the table."""
        game = self._on_table()
        state = game.bus.state
        return {
            "game": game.ruleset.slug,
            "title": game.header.title,
            "players": list(game.players),
            "turn": state.turn,
            "phase": state.phase,
            "active": list(state.active),
            "outcome": plain(state.outcome),
        }

    def _seat(self, name: str | None) -> Session:
        game = self._on_table()
        player = None if name is None else PlayerId(name)
        if player is not None and player not in game.players:
            raise BadRequest(f"{shown(name)!r} has no seat in this game.", list(game.players), "/seat")
        if player not in self._seats:
            self._seats[player] = Session(game, player)
        return self._seats[player]

    def _command(self, given: Given) -> tuple[Session, Command]:
        command = data.command(self._on_table().ruleset, given["command"])
        seat = given.get("seat", command.player)
        if seat != command.player:
            raise BadRequest(f"{shown(seat)} can't give a command of {shown(command.player)}.", seat, "/seat")
        return self._seat(command.player), command


def _secrets(sealed: Sealed, given: Given) -> dict[PlayerId, bytes]:
    """What the passphrases of a request give; BadRequest for one that is another."""
    found = {}
    for player, words in given.get("passphrases", {}).items():
        key = sealed.key(PlayerId(player))
        secret = key.secret(words) if key is not None and isinstance(words, str) else None
        if secret is None:
            raise BadRequest(
                f"That is not the passphrase of {shown(player)}.",
                list(sealed.players),
                f"/passphrases/{shown(player)}",
            )
        found[PlayerId(player)] = secret
    return found


_HANDLERS: Mapping[str, Callable[[Referee, Given], Answer]] = {
    name: getattr(Referee, name) for name in REQUESTS
}
