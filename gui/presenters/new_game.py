"""A new game: what a scenario brings, what can be chosen, and what was chosen."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.commitment import BITS
from engine.core.ids import RuleId
from gui.speech import said, tr, trn


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One value of an option."""

    value: str
    title: str
    tip: str = ""
    gives: Mapping[str, Any] | None = None
    """The rule set's options that it stands for, where they are not just the option's name and this value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSpec:
    """Something to choose before the game begins."""

    name: str
    title: str
    choices: tuple[Choice, ...]
    default: str
    rule: RuleId | None = None
    often: bool = False
    """Most who set a game up look at it; the others, how the rules are read, lie folded until asked for."""

    def given(self, value: str) -> Mapping[str, Any]:
        """What a value stands for in the rule set's own options."""
        choice = next(choice for choice in self.choices if choice.value == value)
        return {self.name: value} if choice.gives is None else choice.gives

    def preset(self, options: Mapping[str, Any]) -> str:
        """The value that a scenario's own options stand for; the default where it says nothing."""
        for choice in self.choices:
            given = self.given(choice.value)
            if given and all(options.get(name) == value for name, value in given.items()):
                return choice.value
        return self.default


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipLine:
    """A ship in the overview of a side."""

    name: str
    ship_class: str
    number: int
    officers: tuple[tuple[str, str], ...]
    """Posts whose officer is not average, and his grade."""
    placed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SideLine:
    """A side in the overview."""

    id: str
    colour: str
    corner: str
    ships: tuple[ShipLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioCard:
    """A scenario as the home screen and the new-game sheet show it."""

    game: str
    id: str
    title: str
    summary: str
    sides: tuple[SideLine, ...]
    map: str
    setup: str
    notes: tuple[str, ...]
    options: Mapping[str, Any]
    data: Mapping[str, Any]
    lesson: int = 0
    """Its place in the course for newcomers, from 1; 0 is not in it."""
    steps: int = 0
    """How many steps its lesson has; the course ends with a game that has none."""

    @property
    def order(self) -> tuple[int, int, str]:
        """Where it stands in a list: the course first, then the smaller scenarios."""
        return self.lesson or 100, self.ships, self.title

    @property
    def tag(self) -> str:
        """What marks it in a list: where to start, which lesson it is, or the game after the lessons."""
        if not self.lesson:
            return ""
        if self.lesson == 1:
            return tr("Start here")
        return tr("Lesson {lesson}", lesson=self.lesson) if self.steps else tr("A whole game")

    @property
    def ships(self) -> int:
        """How many ships there are."""
        return sum(len(side.ships) for side in self.sides)

    @property
    def force(self) -> tuple[str, ...]:
        """How many ships there are, in words; nothing where they are drawn only in play."""
        return (trn("{count} ship", "{count} ships", self.ships),) if self.ships else ()


GRADES: Mapping[str, str] = {
    "poor": tr("Poor"),
    "average": tr("Average"),
    "veteran": tr("Veteran"),
    "elite": tr("Elite"),
}
WITHIN: Mapping[str, str] = {
    GRADES["poor"]: tr("poor"),
    GRADES["average"]: tr("average"),
    GRADES["veteran"]: tr("veteran"),
    GRADES["elite"]: tr("elite"),
}
"""Grades within a sentence."""

TABLE_OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec(
        name="enforcement",
        title=tr("Rules are held by"),
        default="referee",
        choices=(
            Choice(value="referee", title=tr("Referee"), tip=tr("What breaks a rule is refused.")),
            Choice(value="adviser", title=tr("Adviser"), tip=tr("It is done; the log names the rule.")),
            Choice(value="free", title=tr("Free table"), tip=tr("Pieces are set by hand.")),
        ),
    ),
    OptionSpec(
        name="undo",
        title=tr("Undo"),
        default="standard",
        choices=(
            Choice(
                value="standard", title=tr("Standard"), tip=tr("Your own steps, never past dice or a reveal.")
            ),
            Choice(value="open", title=tr("Open"), tip=tr("Everything: for teaching and trying out.")),
            Choice(value="none", title=tr("None"), tip=tr("What is done is done.")),
        ),
    ),
)
"""Choices that every game has."""

PEOPLE = "people"
"""The value of the dice option by which all sides but the computer's roll real dice."""


def dice_option(sides: Iterable[str]) -> OptionSpec:
    """Who rolls real dice in a game of these sides."""
    named = tuple(sides)
    single = tuple(
        Choice(
            value=side,
            title=tr("Real dice for {side}", side=side),
            tip=tr("You are asked for each roll of this side; the program rolls for the others."),
            gives={"table_dice": [side]},
        )
        for side in named
    )
    return OptionSpec(
        name="dice",
        title=tr("Dice"),
        often=True,
        default="program",
        choices=(
            Choice(
                value="program",
                title=tr("The program rolls"),
                tip=tr("Sealed, and checked at the end."),
                gives={},
            ),
            Choice(
                value=PEOPLE,
                title=tr("We roll real dice"),
                tip=tr("You are asked for each roll; the program rolls for sides that the computer plays."),
                gives={"table_dice": list(named)},
            ),
            Choice(
                value="all",
                title=tr("We roll for the computer too"),
                tip=tr("You are asked for each roll of every side."),
                gives={"table_dice": "all"},
            ),
            *single,
        ),
    )


def scenario_card(game: str, data: Mapping[str, Any]) -> ScenarioCard:
    """The overview of one scenario file's content."""
    ships = data.get("ships") or ()
    sides = tuple(_side(side, ships) for side in data.get("sides") or ())
    ground = data.get("map")
    ground = ground if isinstance(ground, Mapping) else {}
    size = (
        tr("{columns} × {rows} hexes", columns=ground["columns"], rows=ground["rows"])
        if ground.get("columns")
        else ""
    )
    waiting = sum(1 for ship in ships if not ship.get("placed"))
    return ScenarioCard(
        game=game,
        id=str(data.get("id", "")),
        title=said(str(data.get("title", ""))),
        summary=said(str(data.get("summary", ""))),
        sides=sides,
        map=size,
        setup=tr("ships are placed by hand") if waiting else tr("ships in position"),
        notes=tuple(map(said, data.get("notes") or ())),
        options=data.get("options") or {},
        data=data,
        lesson=lesson_of(data),
        steps=steps_of(data),
    )


def lesson_of(data: Mapping[str, Any]) -> int:
    """The place of a scenario in the course for newcomers; 0 for one that is not in it."""
    number = data.get("lesson")
    return number if isinstance(number, int) else 0


def steps_of(data: Mapping[str, Any]) -> int:
    """How many steps the lesson of a scenario has."""
    steps = data.get("steps")
    return len(steps) if isinstance(steps, list | tuple) else 0


def _side(side: Mapping[str, Any], ships: Iterable[Mapping[str, Any]]) -> SideLine:
    return SideLine(
        id=str(side["id"]),
        colour=str(side.get("colour", "neutral")),
        corner=str(side.get("corner") or ""),
        ships=tuple(_ship(ship) for ship in ships if ship.get("side") == side["id"]),
    )


def _ship(ship: Mapping[str, Any]) -> ShipLine:
    return ShipLine(
        name=str(ship.get("name", "")),
        ship_class=class_name(str(ship.get("class", ""))),
        number=int(ship.get("number", 0)),
        officers=tuple(
            (post, GRADES.get(grade, grade)) for post, grade in (ship.get("officers") or {}).items()
        ),
        placed=bool(ship.get("placed")),
    )


def class_name(slug: str) -> str:
    """A ship class by its file's name: "star-knight-ca" is the Star Knight CA."""
    words = slug.split("-")
    return " ".join([*(word.title() for word in words[:-1]), words[-1].upper()])


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """What has been chosen so far."""

    card: ScenarioCard
    specs: tuple[OptionSpec, ...]
    chosen: Mapping[str, str]
    seed: int
    curtain: bool = True
    problems: tuple[str, ...] = field(default=())

    def with_choice(self, name: str, value: str) -> "NewGame":
        """Another choice for one option; ValueError for one that it does not have."""
        spec = next(spec for spec in self.specs if spec.name == name)
        if value not in {choice.value for choice in spec.choices}:
            raise ValueError(f"{spec.title} can't be {value!r}.")
        return replace(self, chosen={**self.chosen, name: value})

    def with_seed(self, text: str) -> "NewGame":
        """Another dice seed, as typed; the problem is noted when it is no whole number."""
        try:
            seed = int(text)
        except ValueError:
            return replace(self, problems=(tr("The dice seed is a whole number."),))
        if not 0 <= seed < 2**BITS:
            return replace(
                self, problems=(tr("The dice seed is a whole number from 0 to {most}.", most=2**BITS - 1),)
            )
        return replace(self, seed=seed, problems=())

    @property
    def open_specs(self) -> tuple[OptionSpec, ...]:
        """What is asked of everybody; of who takes a lesson nothing, it is played as it is written."""
        return () if self.card.steps else tuple(spec for spec in self.specs if spec.often)

    @property
    def folded_specs(self) -> tuple[OptionSpec, ...]:
        """What else can be chosen."""
        shown = self.open_specs
        return tuple(spec for spec in self.specs if spec not in shown)

    @property
    def changed(self) -> bool:
        """Whether something that lies folded was chosen otherwise than the scenario has it."""
        return any(self.chosen[spec.name] != preset(spec, self.card.options) for spec in self.folded_specs)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game: all but the table's undo policy."""
        given: dict[str, Any] = {}
        for spec in self.specs:
            if spec.name != "undo":
                given |= spec.given(self.chosen[spec.name])
        if self.chosen.get("dice") == PEOPLE:
            computer = given.get("computer")
            given["table_dice"] = [side.id for side in self.card.sides if computer not in ("both", side.id)]
        return given

    @property
    def undo(self) -> str:
        """The undo policy."""
        return self.chosen["undo"]


def new_game(card: ScenarioCard, specs: Iterable[OptionSpec], *, seed: int, curtain: bool) -> NewGame:
    """The choices as the scenario presets them."""
    every = (*specs, *TABLE_OPTIONS, dice_option(side.id for side in card.sides))
    chosen = {spec.name: preset(spec, card.options) for spec in every}
    return NewGame(card=card, specs=every, chosen=chosen, seed=seed, curtain=curtain)


def preset(spec: OptionSpec, options: Mapping[str, Any]) -> str:
    """What a scenario presets for an option; one that says `dice = "table"` has people roll."""
    if spec.name == "dice" and options.get("dice") == "table":
        return PEOPLE
    return spec.preset(options)
