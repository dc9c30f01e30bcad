"""Odds in words: of a jump, of a round with each weapon system, of a boarding attempt."""

from engine.rulesets.holy_war.view import BoardingView, FireView, PathView, RoundView, WeaponView
from gui.games.holy_war.words import Chart, percent, plural, points, result_words, side_of, signed, sixths
from gui.panels.links import coloured, rule_link


def path_html(chart: Chart, plan: PathView) -> str:
    """The exact odds of a jump before any die is rolled."""
    way = " → ".join(chart.name(level) for level in plan.path)
    lines = [f"{coloured(way, 'text_dim')}", f"{plural(plan.distance, 'level')}"]
    faces = len(plan.dispersing_faces)
    if not faces:
        lines[-1] += ": no die is rolled, all arrive."
    else:
        shown = ", ".join(map(str, plan.dispersing_faces))
        lines[-1] += (
            f": each unit is dispersed by {shown} on its die, <b>{sixths(faces)}</b> ({percent(plan.chance)})."
        )
        lines.append(f"All {plural(len(plan.units), 'unit')} arrive in <b>{percent(plan.all_arrive)}</b>.")
        chances = [f"{n}: {percent(chance)}" for n, chance in enumerate(plan.numbers) if chance]
        lines.append(coloured("Dispersed " + " · ".join(chances[:7]), "text_dim"))
        lines.append(coloured(f"On average {points(plan.expected)}; the other side places them.", "text_dim"))
    return "<br>".join(lines) + " " + " ".join(rule_link(rule) for rule in plan.rules)


def round_html(view: RoundView, own: str, enemy: str) -> list[tuple[str, str]]:
    """Weapon system and the lines of a round with it."""
    return [(weapon.weapon, weapon_html(weapon, own, enemy)) for weapon in view.weapons]


def weapon_html(weapon: WeaponView, own: str, enemy: str) -> str:
    """A round with one weapon system: totals, columns, what each side's die does, and how it can end."""
    mine, theirs = weapon.own, weapon.enemy
    head = f"<b>{weapon.weapon}</b> {coloured(f'comes up in {percent(weapon.chance)}', 'text_dim')}"
    if weapon.chance == 1000:
        head = f"<b>{weapon.weapon}</b> {coloured('is rolled', 'text_dim')}"
    total = f"{mine.total} against {theirs.total}, Differential <b>{signed(mine.differential)}</b>"
    lines = [f"{head}: {total}", _fire(mine, own), _fire(theirs, enemy)]
    ends = [
        f"clears their Flights {percent(weapon.clears)}" if weapon.clears else "",
        f"yours are lost {percent(weapon.lost)}" if weapon.lost else "",
        f"both {percent(weapon.both_out)}" if weapon.both_out else "",
    ]
    said = ", ".join(end for end in ends if end)
    if said:
        lines.append(coloured(said, "text_dim"))
    if weapon.boarder is not None:
        lines.append(coloured(f"The {weapon.boarder} may board in place of rolling.", "text_dim"))
    return "<br>".join(lines)


def _fire(fire: FireView, side: str) -> str:
    """One side's die, face by face."""
    colour = side_of(side)[0]
    faces = " ".join(f"{n}:{result}" for n, result in enumerate(fire.faces, start=1))
    effect = []
    if fire.destroyed:
        effect.append(f"destroys {points(fire.destroyed)}")
    if fire.dispersed:
        effect.append(f"disperses {points(fire.dispersed)}")
    words = f" ({', '.join(effect)} on average)" if effect else ""
    return f"{coloured(side, colour, strong=True)} {faces}{coloured(words, 'text_dim')}"


def boarding_html(odds: BoardingView) -> str:
    """A boarding attempt before the die: odds, faces, chance, and what a capture brings."""
    ratio = f"{odds.strength} against {odds.target_strength}"
    if odds.column is None:
        return f"{ratio}: below 1-2, no attempt."
    faces = ", ".join(map(str, odds.faces)) or "none"
    lines = [
        f"{ratio}: column <b>{odds.column}</b>",
        f"Captures with {faces}: <b>{sixths(len(odds.faces))}</b> ({percent(odds.chance)})",
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
        f"<b>{result}</b> {coloured(result_words(result), 'text_dim')}"
    )
