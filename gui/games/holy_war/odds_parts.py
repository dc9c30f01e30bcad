"""Odds in words: of a jump, of a round with each weapon system, of a boarding attempt."""

from engine.rulesets.holy_war.view import BoardingView, FightView, FireView, PathView, RoundView, WeaponView
from gui.games.holy_war.words import Chart, percent, plural, points, result_words, side_of, signed, sixths
from gui.panels.links import coloured, rule_link
from gui.speech import tr


def strong(value: object) -> str:
    """A value that is read first, as HTML."""
    return coloured(str(value), "text", strong=True)


def path_html(chart: Chart, plan: PathView) -> str:
    """The exact odds of a jump before any die is rolled."""
    way = " → ".join(chart.name(level) for level in plan.path)
    lines = [f"{coloured(way, 'text_dim')}", f"{plural(plan.distance, 'level')}"]
    faces = len(plan.dispersing_faces)
    if not faces:
        lines[-1] += tr(": no die is rolled, all arrive.")
    else:
        shown = ", ".join(map(str, plan.dispersing_faces))
        lines[-1] += tr(
            ": each unit is dispersed by {shown}, {strong} ({percent}).",
            shown=shown,
            strong=strong(sixths(faces)),
            percent=percent(plan.chance),
        )
        lines.append(
            tr(
                "All {plural} arrive in {strong}.",
                plural=plural(len(plan.units), "unit"),
                strong=strong(_rare(plan.all_arrive)),
            )
        )
        chances = [f"{n}: {percent(chance)}" for n, chance in enumerate(plan.numbers) if chance]
        lines.append(coloured(tr("Dispersed ") + " · ".join(chances[:7]), "text_dim"))
        lines.append(
            coloured(
                tr("On average {points}; the other side places them.", points=points(plan.expected)),
                "text_dim",
            )
        )
    return "<br>".join(lines) + " " + " ".join(rule_link(rule) for rule in plan.rules)


def _rare(chance: int) -> str:
    """A chance that is never quite nothing."""
    return percent(chance) if chance else tr("less than 0.1 %")


def totals_html(view: RoundView) -> str:
    """What a side has of each weapon system while no enemy is revealed to reckon against."""
    parts = [f"{weapon.weapon} {strong(weapon.own.total)}" for weapon in view.weapons]
    dim = tr("No enemy is revealed yet, so nothing can be reckoned against.")
    return tr(
        "Your strength: {parts}<br>{coloured}", parts=", ".join(parts), coloured=coloured(dim, "text_dim")
    )


def ends_words(weapon: WeaponView) -> str:
    """How a round with a weapon system can end, and who may board."""
    ends = [
        tr("clears theirs {percent}", percent=percent(weapon.clears)) if weapon.clears else "",
        tr("yours are lost {percent}", percent=percent(weapon.lost)) if weapon.lost else "",
        tr("both {percent}", percent=percent(weapon.both_out)) if weapon.both_out else "",
        tr("{boarder} may board", boarder=weapon.boarder) if weapon.boarder is not None else "",
    ]
    return ", ".join(end for end in ends if end)


def fight_html(view: FightView, hidden: int) -> str:
    """How a whole combat ends: who is left, after how many rounds, and what is not reckoned with."""
    ends = [
        tr("You alone are left in {strong}", strong=strong(_rare(view.win))),
        tr("the other side in {strong}", strong=strong(_rare(view.lose))),
        tr("nobody in {strong}", strong=strong(_rare(view.both_lost))),
    ]
    without = (
        tr("Without boarding, and without {plural}.", plural=plural(hidden, tr("hidden counter")))
        if hidden
        else ""
    )
    dim = tr(
        "{points} rounds on average. {without}",
        points=points(view.rounds),
        without=without or tr("Without boarding."),
    )
    return f"{', '.join(ends)}.<br>{coloured(dim, 'text_dim')} " + " ".join(map(rule_link, view.rules))


def fire_words(fire: FireView) -> str:
    """How many enemies a side's die destroys and disperses on average: "DE 1.33 · DISP 0.67"."""
    effect = []
    if fire.destroyed:
        effect.append(tr("DE {points}", points=points(fire.destroyed)))
    if fire.dispersed:
        effect.append(tr("DISP {points}", points=points(fire.dispersed)))
    return " · ".join(effect)


def boarding_html(odds: BoardingView) -> str:
    """A boarding attempt before the die: odds, faces, chance, and what a capture brings."""
    ratio = tr(
        "{strength} against {target_strength}", strength=odds.strength, target_strength=odds.target_strength
    )
    if odds.column is None:
        return tr("{ratio}: below 1-2, no attempt.", ratio=ratio)
    faces = ", ".join(map(str, odds.faces)) or "none"
    lines = [
        tr("{ratio}: column {strong}", ratio=ratio, strong=strong(odds.column)),
        tr(
            "Captures with {faces}: {strong} ({percent})",
            faces=faces,
            strong=strong(sixths(len(odds.faces))),
            percent=percent(odds.chance),
        ),
    ]
    if odds.lucky_chance != odds.chance:
        lines.append(
            coloured(tr("With a Luckship {percent}", percent=percent(odds.lucky_chance)), "text_dim")
        )
    if odds.gain:
        lines.append(
            coloured(tr("A capture brings {plural}.", plural=plural(odds.gain, "crew point")), "text_dim")
        )
    return "<br>".join(lines)


def result_line(side: str, differential: int, column: str, die: int, result: str) -> str:
    """A roll that lies on the table."""
    colour = side_of(side)[0]
    return tr(
        "{coloured} {signed}, column {column}, die {die}: {strong} {coloured2}",
        coloured=coloured(side, colour, strong=True),
        signed=signed(differential),
        column=column,
        die=die,
        strong=strong(result),
        coloured2=coloured(result_words(result), "text_dim"),
    )
