"""Which rules the tests of this program prove: a summary that is shipped, as the tests themselves are not."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from engine.content import paths
from engine.content.base import Model, Name, ReadOnly, RuleNumber, Slug, Text
from engine.content.jsonfile import read_json
from engine.content.validation import validated

NAMED = 8
"""Tests of a rule that the summary names; it counts all of them."""


class RuleProof(Model):
    """How well a rule is proven."""

    count: Annotated[int, Field(strict=True, ge=1, le=100_000)]
    """Passing tests, each case of a table counted."""
    tests: tuple[Text, ...]
    """Some of them, as "file::test"."""


class ProofFile(Model):
    """The proven rules of a game, by rule number."""

    format: Literal["holotank-proof"]
    version: Literal[1]
    game: Slug
    about: Name
    rules: Annotated[Mapping[RuleNumber, RuleProof], ReadOnly]


@cache
def load_proof(game: str) -> Mapping[str, RuleProof]:
    """The proven rules of a game; none where no summary is shipped. ContentError for a broken one."""
    file = paths.rules_folder(game) / "proof.json"
    return validated(ProofFile, read_json(file), file).rules if file.is_file() else {}
