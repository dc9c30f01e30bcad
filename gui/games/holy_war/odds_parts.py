"""Odds in words: of a jump, of a round with each weapon system, of a boarding attempt."""

from engine.rulesets.holy_war.view import BoardingView, FightView, FireView, PathView, RoundView, WeaponView
from gui.games.holy_war.words import Chart, percent, plural, points, result_words, side_of, signed, sixths
from gui.panels.links import coloured, rule_link


def strong(value: object) -> str:
    """A value that is read first, as HTML."""
    return coloured(str(value), "text", strong=True)


def path_html(chart: Chart, plan: PathView) -> str:
    """The exact odds of a jump before any die is rolled."""
    way = " → ".join(chart.name(level) for level in plan.path)
    lines = [f"{coloured(way, 'text_dim')}", f"{plural(plan.distance, 'level')}"]
    faces = len(plan.dispersing_faces)
    if not faces:
        lines[-1] += ": no die is rolled, all arrive."
    else:
        shown = ", ".join(map(str, plan.dispersing_faces))
        lines[-1] += f": each unit is dispersed by {shown}, {strong(sixths(faces))} ({percent(plan.chance)})."
        lines.append(f"All {plural(len(plan.units), 'unit')} arrive in {strong(_rare(plan.all_arrive))}.")
        chances = [f"{n}: {percent(chance)}" for n, chance in enumerate(plan.numbers) if chance]
        lines.append(coloured("Dispersed " + " · ".join(chances[:7]), "text_dim"))
        lines.append(coloured(f"On average {points(plan.expected)}; the other side places them.", "text_dim"))
    return "<br>".join(lines) + " " + " ".join(rule_link(rule) for rule in plan.rules)


def _rare(chance: int) -> str:
    """A chance that is never quite nothing."""
    return percent(chance) if chance else "less than 0.1 %"


def totals_html(view: RoundView) -> str:
    """What a side has of each weapon system while no enemy is revealed to reckon against."""
    parts = [f"{weapon.weapon} {strong(weapon.own.total)}" for weapon in view.weapons]
    dim = "No enemy is revealed yet, so nothing can be reckoned against."
    return f"Your strength: {', '.join(parts)}<br>{coloured(dim, 'text_dim')}"


def ends_words(weapon: WeaponView) -> str:
    """How a round with a weapon system can end, and who may board."""
    ends = [
        f"clears theirs {percent(weapon.clears)}" if weapon.clears else "",
        f"yours are lost {percent(weapon.lost)}" if weapon.lost else "",
        f"both {percent(weapon.both_out)}" if weapon.both_out else "",
        f"{weapon.boarder} may board" if weapon.boarder is not None else "",
    ]
    return ", ".join(end for end in ends if end)


def fight_html(view: FightView, hidden: int) -> str:
    """How a whole combat ends: who is left, after how many rounds, and what is not reckoned with."""
    ends = [
        f"You alone are left in {strong(_rare(view.win))}",
        f"the other side in {strong(_rare(view.lose))}",
        f"nobody in {strong(_rare(view.both_lost))}",
    ]
    without = f"Without boarding, and without {plural(hidden, 'hidden counter')}." if hidden else ""
    dim = f"{points(view.rounds)} rounds on average. {without or 'Without boarding.'}"
    return f"{', '.join(ends)}.<br>{coloured(dim, 'text_dim')} " + " ".join(map(rule_link, view.rules))


def fire_words(fire: FireView) -> str:
    """How many enemies a side's die destroys and disperses on average: "DE 1.33 · DISP 0.67"."""
    effect = []
    if fire.destroyed:
        effect.append(f"DE {points(fire.destroyed)}")
    if fire.dispersed:
        effect.append(f"DISP {points(fire.dispersed)}")
    return " · ".join(effect)


def boarding_html(odds: BoardingView) -> str:
    """A boarding attempt before the die: odds, faces, chance, and what a capture brings."""
    ratio = f"{odds.strength} against {odds.target_strength}"
    if odds.column is None:
        return f"{ratio}: below 1-2, no attempt."
    faces = ", ".join(map(str, odds.faces)) or "none"
    lines = [
        f"{ratio}: column {strong(odds.column)}",
        f"Captures with {faces}: {strong(sixths(len(odds.faces)))} ({percent(odds.chance)})",
    ]
    if odds.lucky_chance != odds.chance:
        lines.append(coloured(f"With a Luckship {percent(odds.lucky_chance)}", "text_dim"))
    if odds.gain:
        lines.append(coloured(f"A capture brings {plural(odds.gain, 'crew point')}.", "text_dim"))
    return "<br>".join(lines)


def result_line(side: str, differential: int, column: str, die: int, result: str) -> str:
    """A roll that lies on the table."""
    colour = side_of(side)[0]
    return (
        f"{coloured(side, colour, strong=True)} {signed(differential)}, column {column}, die {die}: "
        f"{strong(result)} {coloured(result_words(result), 'text_dim')}"
    )
