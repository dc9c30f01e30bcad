"""Odds in words: of a jump, of a round with each weapon system, of a boarding attempt."""

from engine.rulesets.holy_war.view import BoardingView, FightView, FireView, PathView, RoundView, WeaponView
from gui.games.holy_war.words import Chart, percent, points, result_words, side_of, signed, sixths
from gui.panels.links import coloured, rule_link
from gui.speech import said, tr, trn


def strong(value: object) -> str:
    """A value that is read first, as HTML."""
    return coloured(str(value), "text", strong=True)


def path_html(chart: Chart, plan: PathView) -> str:
    """The exact odds of a jump before any die is rolled."""
    way = " → ".join(chart.name(level) for level in plan.path)
    lines = [coloured(way, "text_dim")]
    if not plan.dispersing_faces:
        lines.append(
            trn(
                "{count} level: no die is rolled, all arrive.",
                "{count} levels: no die is rolled, all arrive.",
                plan.distance,
            )
        )
    else:
        lines += _risk_lines(plan)
    return "<br>".join(lines) + " " + " ".join(rule_link(rule) for rule in plan.rules)


def _risk_lines(plan: PathView) -> list[str]:
    """How likely a jump disperses: each unit, none, some of them."""
    chances = [f"{n}: {percent(chance)}" for n, chance in enumerate(plan.numbers) if chance]
    average = tr("On average {number}; the other side places them.", number=points(plan.expected))
    return [
        trn(
            "{count} level: each unit is dispersed by {faces}, {sixths} ({percent}).",
            "{count} levels: each unit is dispersed by {faces}, {sixths} ({percent}).",
            plan.distance,
            faces=", ".join(map(str, plan.dispersing_faces)),
            sixths=strong(sixths(len(plan.dispersing_faces))),
            percent=percent(plan.chance),
        ),
        trn(
            "All {count} unit arrive in {percent}.",
            "All {count} units arrive in {percent}.",
            len(plan.units),
            percent=strong(_rare(plan.all_arrive)),
        ),
        coloured(tr("Dispersed {chances}", chances=" · ".join(chances[:7])), "text_dim"),
        coloured(average, "text_dim"),
    ]


def _rare(chance: int) -> str:
    """A chance that is never quite nothing."""
    return percent(chance) if chance else tr("less than 0.1 %")


def totals_html(view: RoundView) -> str:
    """What a side has of each weapon system while no enemy is revealed to reckon against."""
    parts = [f"{weapon.weapon} {strong(weapon.own.total)}" for weapon in view.weapons]
    dim = tr("No enemy is revealed yet, so nothing can be reckoned against.")
    return f"{tr('Your strength: {parts}', parts=', '.join(parts))}<br>{coloured(dim, 'text_dim')}"


def ends_words(weapon: WeaponView) -> str:
    """How a round with a weapon system can end, and who may board."""
    ends = [
        tr("clears theirs {percent}", percent=percent(weapon.clears)) if weapon.clears else "",
        tr("yours are lost {percent}", percent=percent(weapon.lost)) if weapon.lost else "",
        tr("both {percent}", percent=percent(weapon.both_out)) if weapon.both_out else "",
        tr("{side} may board", side=weapon.boarder) if weapon.boarder is not None else "",
    ]
    return ", ".join(end for end in ends if end)


def fight_html(view: FightView, hidden: int) -> str:
    """How a whole combat ends: who is left, after how many rounds, and what is not reckoned with."""
    ends = tr(
        "You alone are left in {win}, the other side in {lose}, nobody in {both}.",
        win=strong(_rare(view.win)),
        lose=strong(_rare(view.lose)),
        both=strong(_rare(view.both_lost)),
    )
    rounds = points(view.rounds)
    dim = (
        trn(
            "{rounds} rounds on average. Without boarding, and without {count} hidden counter.",
            "{rounds} rounds on average. Without boarding, and without {count} hidden counters.",
            hidden,
            rounds=rounds,
        )
        if hidden
        else tr("{rounds} rounds on average. Without boarding.", rounds=rounds)
    )
    return f"{ends}<br>{coloured(dim, 'text_dim')} " + " ".join(map(rule_link, view.rules))


def fire_words(fire: FireView) -> str:
    """How many enemies a side's die destroys and disperses on average: "DE 1.33 · DISP 0.67"."""
    effect = []
    if fire.destroyed:
        effect.append(tr("DE {number}", number=points(fire.destroyed)))
    if fire.dispersed:
        effect.append(tr("DISP {number}", number=points(fire.dispersed)))
    return " · ".join(effect)


def boarding_html(odds: BoardingView) -> str:
    """A boarding attempt before the die: odds, faces, chance, and what a capture brings."""
    own, target = odds.strength, odds.target_strength
    if odds.column is None:
        return tr("{strength} against {target}: below 1-2, no attempt.", strength=own, target=target)
    column = strong(said(odds.column))
    faces, chance = strong(sixths(len(odds.faces))), percent(odds.chance)
    lines = [
        tr("{strength} against {target}: column {column}", strength=own, target=target, column=column),
        tr(
            "Captures with {faces}: {sixths} ({percent})",
            faces=", ".join(map(str, odds.faces)),
            sixths=faces,
            percent=chance,
        )
        if odds.faces
        else tr("Captures with none: {sixths} ({percent})", sixths=faces, percent=chance),
    ]
    if odds.lucky_chance != odds.chance:
        lines.append(
            coloured(tr("With a Luckship {percent}", percent=percent(odds.lucky_chance)), "text_dim")
        )
    if odds.gain:
        gain = trn("A capture brings {count} crew point.", "A capture brings {count} crew points.", odds.gain)
        lines.append(coloured(gain, "text_dim"))
    return "<br>".join(lines)


def result_line(side: str, differential: int, column: str, die: int, result: str) -> str:
    """A roll that lies on the table."""
    colour = side_of(side)[0]
    return tr(
        "{side} {differential}, column {column}, die {die}: {result} {words}",
        side=coloured(side, colour, strong=True),
        differential=signed(differential),
        column=said(column),
        die=die,
        result=strong(result),
        words=coloured(result_words(result), "text_dim"),
    )
