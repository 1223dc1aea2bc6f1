"""Games of your own: questions about a single position, and families."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from ._zermelo import Game, Solution, Value, Values, _formula

P = TypeVar("P", bound=Hashable)


class Rules(Protocol[P]):
    """What a game needs: the positions to which each player can move."""

    def left(self, position: P, /) -> Iterable[P]: ...

    def right(self, position: P, /) -> Iterable[P]: ...


AnyGame = Game | Rules[Any]


@dataclass(frozen=True)
class Option:
    """A move: the player, the position after it, and the value of that position."""

    side: str
    position: Any
    value: Value | None


@dataclass(frozen=True)
class Member:
    """One member of a family. A value that was not found within the limits is None."""

    n: int
    position: Any
    outcome: str | None
    value: Value | None


@dataclass(frozen=True)
class Conjecture:
    """The members of a family, and a formula with which they agree: never a proof."""

    members: list[Member]
    formula: str | None
    too_few: bool
    kind: str | None = None
    first: int | None = None
    last: int | None = None
    period: int | None = None
    values: list[Value | str] = field(default_factory=list)
    step: Value | None = None
    ratio: Fraction | None = None
    limit: str | None = None
    exceptions: int = 0
    confirmations: int = 0

    def __str__(self) -> str:
        if self.formula is not None:
            start = f", from n = {self.first} on" if self.exceptions else ""
            return f"v(n) = {self.formula}{start}, as far as n = {self.last}; not proved"
        if self.too_few:
            return f"{len(self.members)} members: too few to tell"
        return "no formula found"


def _game(game: AnyGame, values: Values | None, memory: int | str, check: bool) -> Game:
    if isinstance(game, Game):
        return game
    return Game(game, check=check, memory=memory, values=values)


def value(
    game: AnyGame,
    position: Any,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    values: Values | None = None,
    memory: int | str = "1G",
    check: bool = False,
) -> Value:
    """The value of a position of your own game: any object with left(p) and right(p), or a Game.

    A Game remembers its positions for the next question; other objects begin anew.

    >>> class Nim:
    ...     def left(self, heap): return range(heap)
    ...     right = left
    >>> zermelo.value(Nim(), 3)
    Value('*3')
    """
    return _game(game, values, memory, check).value(position, seconds=seconds, nodes=nodes)


def solve(
    game: AnyGame,
    position: Any,
    *,
    by: str | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    values: Values | None = None,
    memory: int | str = "1G",
) -> Solution[Any]:
    """The winner for each player moving first, and the position to which that player should move.

    By values where they are cheap and by search where they are not, or by="search" alone.

    >>> class Nim:
    ...     def left(self, heap): return range(heap)
    ...     right = left
    >>> zermelo.solve(Nim(), 3).left_first
    First(winner='left', move=0)
    """
    of = _game(game, values, memory, False)
    return of.solve(position, by=by, seconds=seconds, nodes=nodes)


def moves(
    game: AnyGame,
    position: Any,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    values: Values | None = None,
    memory: int | str = "1G",
) -> list[Option]:
    """The moves of both players, with the values that they leave: None where the limits, which are for
    each move, do not suffice.

    >>> class Nim:
    ...     def left(self, heap): return range(heap)
    ...     right = left
    >>> [(m.position, str(m.value)) for m in zermelo.moves(Nim(), 2) if m.side == "left"]
    [(0, '0'), (1, '*')]
    """
    of = _game(game, values, memory, False)
    return [
        Option(side, to, of.get_value(to, seconds=seconds, nodes=nodes))
        for side in ("left", "right")
        for to in of.options(position, side)
    ]


def conjecture(
    game: AnyGame,
    family: Callable[[int], Any],
    *,
    first: int = 1,
    last: int = 20,
    seconds: float | None = None,
    nodes: int | None = None,
    values: Values | None = None,
    memory: int | str = "1G",
) -> Conjecture:
    """The values of family(first), .., family(last), and a formula in n that agrees with them.

    The limits are for each member. Where a value is not found, the winner is searched for; the family
    ends before the first member of which neither is known.

    >>> class TakeOneOrTwo:
    ...     def left(self, heap): return [heap - take for take in (1, 2) if take <= heap]
    ...     right = left
    >>> print(zermelo.conjecture(TakeOneOrTwo(), lambda n: n, last=12))
    v(n) = * where n mod 3 is 1, *2 where n mod 3 is 2, as far as n = 12; not proved
    """
    of = _game(game, values, memory, False)
    members: list[Member] = []
    for n in range(first, last + 1):
        position = family(n)
        found = of.get_value(position, seconds=seconds, nodes=nodes)
        outcome = None if found is None else found.outcome
        if found is None:
            solution = of.get_solution(position, by="search", seconds=seconds, nodes=nodes)
            outcome = None if solution is None else solution.outcome
        if outcome is None:
            break
        members.append(Member(n, position, outcome, found))
    known = _formula(of.values, first, [(m.outcome, m.value) for m in members])
    known["members"] = members
    return Conjecture(**known)

