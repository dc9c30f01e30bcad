"""The end of turns: seven of them, the minor victory, playing on, and the Amtik rolls.

Rules: IV.minimum-turns, V.hb-minor, V.hb-extend, V.amtik-roll, V.amtik-repeat, V.amtik-contact,
V.amtik-six-alone, V.minor-stands, XII.EP.contact.
Rulings: AMB.a33, AMB.a37, AMB.a48.

Command: PlayOn. A Sunthrower victory is declared before a turn ends, so nothing here can precede it.
"""

from dataclasses import replace

from engine.core.dice import NOBODY, Dice
from engine.core.event import Event
from engine.core.flow import answered, ask
from engine.core.ids import RuleId
from engine.core.ruleset import Resolution
from engine.core.state import Decision, Outcome
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import PlayOn
from engine.rulesets.holy_war.emissaries import heard, jammer
from engine.rulesets.holy_war.phases import EXTENSION
from engine.rulesets.holy_war.state import HOLY_BAND, HolyWarState, Unit

MINOR = rule("V.hb-minor")
EXTEND = rule("V.hb-extend")
ROLL = rule("V.amtik-roll")
REPEAT = rule("V.amtik-repeat")
CONTACT = rule("V.amtik-contact")
SIX_ALONE = rule("V.amtik-six-alone")
STANDS = rule("V.minor-stands")
JAM = rule("XII.JS.jam")
_SIX = 6


def turn_ended(state: HolyWarState, dice: Dice) -> Resolution[HolyWarState]:
    """A turn ends: the Holy Band is asked after turn 7, and Amtik rolls from turn 8 on."""
    last = tables.number("limits", "turns")
    if state.turn < last:
        return Resolution(state=state)
    if state.turn > last:
        return _amtik(state, dice)
    earned = note(f"{last} turns have passed: a minor victory of the Holy Band.", MINOR)
    if state.options.extension == "never":
        over = _over(state, "Holy Band minor victory: the Sunthrowers did not win in time.", MINOR)
        return Resolution(state=over, events=(earned,))
    prompt = "Play on for a major victory? The Sunthrowers can win all the longer."
    asked = ask(state, Decision(owner=HOLY_BAND, kind=EXTENSION, prompt=prompt))
    return Resolution(state=asked, events=(earned,))


def _over(state: HolyWarState, reason: str, number: RuleId) -> HolyWarState:
    outcome = Outcome(winner=HOLY_BAND, reason=reason, rule=number)
    return replace(state, outcome=outcome, active=(), pending=())


@book.resolve(PlayOn)
def play_on(state: HolyWarState, command: PlayOn, _dice: Dice) -> Resolution[HolyWarState]:
    """V.hb-extend: the Holy Band alone decides; the minor victory is safe from all but the Sunthrowers."""
    state = replace(answered(state), extended=command.on)
    if command.on:
        told = note("The Holy Band play on for a major victory.", EXTEND)
        return Resolution(state=state, events=(told,))
    over = _over(state, "Holy Band minor victory: they do not play on.", MINOR)
    return Resolution(state=over, events=(note("The Holy Band do not play on.", EXTEND),))


def _amtik(state: HolyWarState, dice: Dice) -> Resolution[HolyWarState]:
    """V.amtik-roll: contact comes before a repeated number (AMB.a33)."""
    die = dice.roll(6, purpose=f"V.amtik-roll turn {state.turn}", side=NOBODY).total
    repeated = die in state.amtik
    state = replace(state, amtik=(*state.amtik, die))
    events: list[Event] = [note(f"The Amtik roll of turn {state.turn}.", ROLL)]
    if die == _SIX:
        emissaries = heard(state)
        if emissaries:
            return _contact(state, emissaries, events)
        state, more = _unheard(state, repeated=repeated)
        events += more
    if not repeated:
        return Resolution(state=state, events=tuple(events), reveals=True)
    text = f"A second {die}: Amtik switches the universe off."
    reason = f"Holy Band minor victory: {text[0].lower()}{text[1:]}"
    events += [note(text, REPEAT), note("The minor victory stands.", STANDS)]
    return Resolution(state=_over(state, reason, REPEAT), events=tuple(events), reveals=True)


def _contact(
    state: HolyWarState, emissaries: tuple[Unit, ...], events: list[Event]
) -> Resolution[HolyWarState]:
    """V.amtik-contact: the emissaries are shown, and the game is over."""
    state = state.with_unit(*(replace(unit, shown=True) for unit in emissaries))
    reason = "Holy Band major victory: an Emissary of Prayer has reached Amtik."
    events.append(note(reason, CONTACT))
    return Resolution(state=_over(state, reason, CONTACT), events=tuple(events), reveals=True)


def _unheard(state: HolyWarState, *, repeated: bool) -> tuple[HolyWarState, tuple[Event, ...]]:
    """V.amtik-six-alone: no emissary is in a seam, or the Jammerswarm is at work and shows itself."""
    jammed = [
        swarm
        for seam in state.board.seams
        if any(unit.code == "EP" for unit in state.units_in(seam)) and (swarm := jammer(state, seam))
    ]
    events: list[Event] = []
    if jammed:
        state = state.with_unit(*(replace(swarm, shown=True) for swarm in jammed))
        events.append(note("The Jammerswarm drowns the signals of the emissaries.", JAM))
    if not repeated:
        events.append(note("A six without an emissary that is heard: nothing happens.", SIX_ALONE))
    return state, tuple(events)
