"""The summary of rulings on paper: what is unclear in the printed rules, and how it is played here."""

from collections.abc import Mapping, Sequence

from engine.library import RulingEntry
from gui.paper.flow import Block, Line, flow_pages
from gui.paper.pages import Page, Paper
from gui.speech import tr


def ruling_pages(
    title: str,
    rulings: Sequence[RulingEntry],
    options: Mapping[str, str],
    ledger: str,
    paper: Paper,
) -> Sequence[Page]:
    """All rulings, with this game's options where they change one, and the ledger of what was overruled."""
    head: Block = (
        Line(tr("{title}: rulings", title=title), 5.4, 600),
        Line(
            tr(
                "Where the printed rules are silent, unclear or lost, the "
                "program plays as follows. The numbers"
                " are those of the rules concerned."
            ),
            3.0,
            token="text_dim",
        ),
    )
    blocks = [head, *(_block(ruling, options) for ruling in rulings)]
    if ledger:
        lines = [Line(tr("Ruling ledger of this game"), 4.4, 600)]
        lines += [Line(line, 3.0) for line in ledger.splitlines() if line.strip()]
        blocks.append(tuple(lines))
    return flow_pages(tr("{title}: rulings", title=title), blocks, paper)


def _block(ruling: RulingEntry, options: Mapping[str, str]) -> Block:
    lines = [
        Line(f"{ruling.question}", 3.5, 600),
        Line(f"{ruling.id}  ·  {', '.join(ruling.rules)}", 2.5, token="accent"),
        Line(ruling.ruling, 3.2),
        Line(tr("Why: {why}", why=ruling.why), 2.8, token="text_dim"),
    ]
    if ruling.alternatives:
        lines.append(
            Line(
                tr("Instead: {other_readings}", other_readings=" ".join(ruling.alternatives)),
                2.8,
                token="text_dim",
            )
        )
    if ruling.option:
        chosen = options.get(ruling.option)
        told = (
            tr("In this game {option} is {chosen}.", option=ruling.option, chosen=chosen)
            if chosen
            else tr("Option: {option}.", option=ruling.option)
        )
        lines.append(Line(told, 2.8, 600))
    return tuple(lines)
