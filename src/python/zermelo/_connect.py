"""Positions of k-in-a-row."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeVar

from . import _zermelo
from ._ask import ask

T = TypeVar("T")
Player = Literal["x", "o"]
Point = tuple[int, int]
Turn = tuple[Point, ...]

_rules = {"connect6": (6, 2), "gomoku": (5, 1)}


@dataclass(frozen=True)
class ConnectSolution:
    """The result with best play, "x", "o" or "draw", and a winning turn of the side to move."""

    winner: Literal["x", "o", "draw"]
    move: Turn | None


@dataclass(frozen=True)
class Threats:
    """A win by threats: the turns it takes, and a line, the turns of both sides one after another."""

    turns: int
    line: tuple[Turn, ...]


@dataclass(frozen=True)
class ConnectPosition:
    """A board, k in a row to win, p stones a turn; made by connect()."""

    board: str
    k: int
    p: int
    to_move: Player
    stones: int

    def __str__(self) -> str:
        return self.board

    def __repr__(self) -> str:
        stones = "" if self.stones == self.p else f", stones={self.stones}"
        return (
            f"connect({self.board!r}, k={self.k}, p={self.p}, to_move={self.to_move!r}{stones})"
        )

    def _free(self) -> list[Point]:
        rows = self.board.split("/")
        return [(r, c) for r, row in enumerate(rows) for c, at in enumerate(row) if at == "."]

    def has_row(self) -> bool:
        """True when k stones of one colour stand in a row: the game is over."""
        rows = self.board.split("/")
        stones = {(r, c): at for r, row in enumerate(rows) for c, at in enumerate(row) if at != "."}
        return any(
            all(stones.get((r + i * down, c + i * right)) == at for i in range(self.k))
            for (r, c), at in stones.items()
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
        )

    def moves(self) -> list[Turn]:
        """The turns of the side to move: points as (row, column) from the top left, counted from 0.

        There are none when the game is over.

        >>> connect("xo./.../...", k=3, p=1).moves()[:2]
        [((0, 2),), ((1, 0),)]
        """
        free = [] if self.has_row() else self._free()
        return list(combinations(free, min(self.stones, len(free)))) if free else []

    def play(self, turn: Turn) -> ConnectPosition:
        """The position after a turn."""
        rows = [list(row) for row in self.board.split("/")]
        free = set() if self.has_row() else set(self._free())
        expected = min(self.stones, len(free))
        if len(set(turn)) != len(turn) or len(turn) != expected or not free.issuperset(turn):
            raise _zermelo.Error(f"connect: {turn} is not a turn of {expected} void points")
        for row, column in turn:
            rows[row][column] = self.to_move
        other: Player = "o" if self.to_move == "x" else "x"
        board = "/".join("".join(row) for row in rows)
        return ConnectPosition(board, self.k, self.p, other, self.p)

    def solve(
        self,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        memory: int | str = "1G",
    ) -> ConnectSolution:
        """The result with best play, for boards of up to 64 points; raises BudgetSpent.

        >>> connect("xo./.../...", k=3, p=1).solve().winner
        'x'
        """
        found = self.get_solution(seconds=seconds, nodes=nodes, memory=memory)
        if found is None:
            raise _zermelo.BudgetSpent("connect: the budget was spent first")
        return found

    def get_solution(
        self,
        default: T | None = None,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        memory: int | str = "1G",
    ) -> ConnectSolution | T | None:
        """As solve(), but gives the default when the limits do not suffice."""
        is_x = self.to_move == "x"
        found = _zermelo.solve_connect(
            self.board, self.k, self.p, is_x, self.stones, seconds, nodes, memory
        )
        if found is None:
            return default
        winner, turn = found
        return ConnectSolution(winner, tuple(turn) if winner == self.to_move and turn else None)

    def threats(
        self,
        *,
        turns: int = 4,
        by: Literal["double", "single", "vcf", "vct"] | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> Threats | None:
        """The shortest win by threats of the side to move; None if there is none within the turns.

        Raises BudgetSpent.

        >>> connect("....../.xxx../......", k=5, p=1).threats().turns
        2
        """
        found = _zermelo.threats_connect(
            self.board, self.k, self.p, self.to_move == "x", turns, by, seconds, nodes
        )
        if found is None:
            raise _zermelo.BudgetSpent("connect: the budget was spent first")
        return Threats(found[0], tuple(tuple(turn) for turn in found[1])) if found else None

    def _repr_svg_(self) -> str:
        return str(ask("draw", "connect", self.board)["drawing"])


def connect(
    board: str,
    *,
    rules: Literal["connect6", "gomoku"] | None = None,
    k: int | None = None,
    p: int | None = None,
    to_move: Player = "x",
    stones: int | None = None,
) -> ConnectPosition:
    """A position of k-in-a-row: rows of x, o and "." joined by "/", or a size such as "3x3".

    The rules are those of Connect6 unless others are named, or `k` in a row to win and `p` stones a
    turn. The side to move places `stones` now: p, if nothing else is said, but one on the empty
    board of Connect6.

    >>> connect("3x3", k=3, p=1).solve().winner
    'draw'
    """
    usual_k, usual_p = _rules[rules or "connect6"]
    height, times, width = board.partition("x")
    if times and height.isdigit() and width.isdigit():
        board = "/".join(["." * int(width)] * int(height))
    board = board.lower().replace("-", ".").replace("_", ".")
    rows = board.split("/")
    if not board or set(board) - set("xo./") or len({len(row) for row in rows}) > 1:
        raise _zermelo.Error(
            f"connect: the board is {board!r}; expected rows of x, o and '.' of one length, "
            "joined by '/'"
        )
    if to_move not in ("x", "o"):
        raise _zermelo.Error(f"connect: the side to move is {to_move!r}; expected 'x' or 'o'")
    k, p = k or usual_k, p or usual_p
    if stones is None:
        stones = 1 if p == 2 and not set(board) & {"x", "o"} else p
    return ConnectPosition(board, k, p, to_move, stones)
