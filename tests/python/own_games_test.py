"""Games of your own: against plain minimax, against the engines, and what goes wrong."""

import os
import pickle
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import zermelo
from zermelo import Game, Value

sys.path.insert(0, str(Path(os.environ["ZERMELO_SOURCE"]) / "examples" / "python"))

from amazons import Amazons  # noqa: E402
from col import Col  # noqa: E402
from domineering import Domineering, board  # noqa: E402
from konane import Konane  # noqa: E402
from snort import Snort  # noqa: E402
from toads_and_frogs import ToadsAndFrogs  # noqa: E402


class Nim:
    def left(self, heap: int) -> range:
        return range(heap)

    right = left


class RandomGame:
    """Pieces 0, 1, .. that move to pieces of smaller number; a position is a sum of them."""

    def __init__(self, seed: int, pieces: int) -> None:
        chance = random.Random(seed)
        self.moves = [
            [chance.sample(range(k), chance.randint(0, min(k, 3))) for k in range(pieces)]
            for _ in range(2)
        ]

    def after(self, p: tuple[int, ...], side: int) -> list[tuple[int, ...]]:
        return [
            tuple(sorted((*p[:i], to, *p[i + 1 :])))
            for i, piece in enumerate(p)
            for to in self.moves[side][piece]
        ]

    def left(self, p: tuple[int, ...]) -> list[tuple[int, ...]]:
        return self.after(p, 0)

    def right(self, p: tuple[int, ...]) -> list[tuple[int, ...]]:
        return self.after(p, 1)


class Split(RandomGame):
    def parts(self, p: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        return ((piece,) for piece in p)


def plain_outcome(game: RandomGame, position: tuple[int, ...]) -> str:
    @cache
    def wins(p: tuple[int, ...], side: int) -> bool:
        return any(not wins(q, 1 - side) for q in game.after(p, side))

    letters = {(True, False): "L", (False, True): "R", (True, True): "N", (False, False): "P"}
    return letters[wins(position, 0), wins(position, 1)]


@pytest.mark.parametrize("kind", [RandomGame, Split])
def test_values_and_winners_are_those_of_plain_minimax(kind: type[RandomGame]) -> None:
    for seed in range(40):
        rules = kind(seed, 8)
        game = Game(rules)
        for position in [(7,), (7, 6), (6, 5, 5), (7, 4, 3)]:
            expected = plain_outcome(rules, position)
            assert game.value(position).outcome == expected
            assert sum((game.value((p,)) for p in position), Value(0)) == game.value(position)
            for by in ("search", None):
                found = zermelo.solve(rules, position, by=by)
                assert found.outcome == expected
                for side, first in enumerate((found.left_first, found.right_first)):
                    move: Any = first.move
                    if move is not None:
                        assert move in rules.after(position, side)
                        assert plain_outcome(rules, move) in ("LP", "RP")[side]


def test_domineering_is_that_of_the_engine_on_all_boards_to_4x4() -> None:
    game = Game(Domineering())
    for rows in range(1, 5):
        for columns in range(1, 5):
            expected = zermelo.domineering(f"{rows}x{columns}").value()
            assert game.value(board(rows, columns)) == expected


def test_toads_and_frogs() -> None:
    """Erickson, New Toads and Frogs Results (1996), and his conjectures E1 to E3 as Thanatipanonda
    gives them (2011)."""
    game = Game(ToadsAndFrogs())
    for strip, expected in {"TFTF_": "0", "TF_TF": "0", "TFT_F": "*", "T_TFF": "^"}.items():
        assert game.value(strip) == Value(expected)
    for a in range(3, 7):
        for b in range(2, a):
            e1 = Value(f"{{{{{a}-3|{a}-{b}}}|{{*|3-{b}}}}}")
            assert game.value("T" * a + "__" + "F" * b) == e1
    for a in range(2, 7):
        assert game.value("T" * a + "___FF") == Value(f"{{{a}-2|{a}-2}}")
    assert game.value("TTTTT___FFF") == Value("5-7/2")


def graphs(kind: Any, rows: int, columns: int) -> tuple[Any, Any]:
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    neighbours = {
        r * columns + c: {
            s * columns + d for s, d in cells if abs(r - s) + abs(c - d) == 1
        }
        for r, c in cells
    }
    return kind(neighbours), (frozenset(neighbours), frozenset(neighbours))


def test_every_value_in_col_is_a_number_or_a_number_and_a_star() -> None:
    for rows, columns in [(1, n) for n in range(1, 9)] + [(2, 2), (2, 3), (3, 3), (2, 4)]:
        rules, start = graphs(Col, rows, columns)
        game = Game(rules)
        waiting, seen = [start], {start}
        while waiting:
            p = waiting.pop()
            v = game.value(p)
            assert v.number is not None or (v + Value("*")).number is not None
            for q in (*rules.left(p), *rules.right(p)):
                if q not in seen:
                    seen.add(q)
                    waiting.append(q)


def test_snort_on_a_row_and_its_first_player() -> None:
    for n, expected in enumerate(["0", "*", "+-1", "+-2"]):
        rules, start = graphs(Snort, 1, n)
        assert zermelo.value(rules, start) == Value(expected)
    for rows, columns in [(1, 5), (1, 7), (3, 3)]:  # the first player takes the centre and mirrors
        rules, start = graphs(Snort, rows, columns)
        assert zermelo.solve(rules, start, by="search").outcome == "N"


def test_konane_on_a_row() -> None:
    """Worked out by hand: in xo.o. Left jumps over one stone, to a star, or over both, to 0."""
    for row, expected in {"xo.": "1", ".xo.": "*", "xo.o.": "1", ".ox": "1", "xx.oo": "0"}.items():
        assert zermelo.value(Konane(), row) == Value(expected)
        assert zermelo.value(Konane(), Konane().mirror(row)) == -Value(expected)


def test_amazons_alone_have_as_many_moves_as_squares() -> None:
    for n in range(1, 6):  # n - 1 empty squares: an arrow each
        assert zermelo.value(Amazons(), "L" + "." * (n - 1) + "|") == n - 1
    assert zermelo.value(Amazons(), "R.|..|") == -3
    for text in ("L.|.R|", "L..R|", "L.R|..#|"):
        game = Game(Amazons())
        assert zermelo.solve(Amazons(), text, by="search").outcome == game.value(text).outcome


def test_positions_stand_in_sums_with_other_games() -> None:
    game = Game(ToadsAndFrogs(), check=True)
    position = game.position("TT_FF")
    assert position.value() == game.value("TT_FF")
    assert sorted(position.moves("left")) == ["'T_TFF'"]
    assert position.play("'T_TFF'", "left").value() == Value("^")
    assert "'TT_FF'" in repr(position) and position._repr_svg_() is None
    assert position == game.position("TT_FF") != Game(ToadsAndFrogs()).position("TT_FF")
    clobber = zermelo.clobber("BBW")
    sum_of_both = 2 * position - clobber + Value("1/2")
    expected = game.value("TT_FF") * 2 - clobber.value() + Value("1/2")
    assert sum_of_both.value() == expected
    assert sum_of_both.solve().outcome == expected.outcome
    solved = (position + clobber).solve()
    assert solved.outcome == (game.value("TT_FF") + clobber.value()).outcome
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(position)


def test_moves_have_the_values_they_leave() -> None:
    found = zermelo.moves(Nim(), 3)
    assert [(m.side, m.position, str(m.value)) for m in found if m.side == "left"] == [
        ("left", 0, "0"),
        ("left", 1, "*"),
        ("left", 2, "*2"),
    ]


def test_a_family_has_a_formula() -> None:
    found = zermelo.conjecture(Nim(), lambda n: n, last=9)
    assert found.kind == "nimbers" and [m.n for m in found.members] == list(range(1, 10))
    assert "not proved" in str(found)
    assert zermelo.conjecture(Nim(), lambda n: n, last=3).too_few


class Line:
    def left(self, n: int) -> list[int]:
        return [n - 1] if n else []

    right = left


def test_a_play_of_a_hundred_thousand_moves() -> None:
    assert zermelo.value(Line(), 100_001) == Value("*")
    assert zermelo.solve(Line(), 100_001, by="search").outcome == "N"
    assert zermelo.solve(Line(), 100_000).outcome == "P"


def test_a_cycle_is_shown_in_order() -> None:
    class Ring:
        def left(self, p: str) -> str:
            return {"a": "b", "b": "c", "c": "d", "d": ""}[p]

        def right(self, p: str) -> str:
            return {"a": "", "b": "", "c": "", "d": "b"}[p]

    with pytest.raises(zermelo.LoopyGame, match="'b' -Left-> 'c' -Left-> 'd' -Right-> 'b'") as caught:
        zermelo.value(Ring(), "a")
    assert caught.value.cycle == [("b", "left"), ("c", "left"), ("d", "right")]
    assert isinstance(caught.value, zermelo.Error)


def test_exceptions_of_the_rules_come_through_unchanged() -> None:
    failure = LookupError("no such square")

    class Broken(Nim):
        broken = True

        def left(self, heap: int) -> range:
            if heap == 4 and self.broken:
                raise failure
            return range(heap)

    rules = Broken()
    game = Game(rules)
    asks: list[Any] = [game.value, game.solve, lambda p: game.solve(p, by="search")]
    for ask in asks:
        with pytest.raises(LookupError) as caught:
            ask(4)
        assert caught.value is failure
    rules.broken = False
    assert game.value(4) == Value("*4")


def test_rules_that_are_not_rules_are_refused() -> None:
    class Lists:
        def left(self, p: Any) -> Any:
            return [[1, 2]]

        right = left

    with pytest.raises(TypeError, match=r"left\(0\) gave the position \[1, 2\], which cannot be hashed"):
        zermelo.value(Lists(), 0)
    with pytest.raises(TypeError, match="unhashable"):
        zermelo.value(Nim(), [])

    class Nothing:
        def left(self, p: Any) -> Any:
            return None

        right = left

    with pytest.raises(TypeError, match=r"left\(0\) gave None; expected a list"):
        zermelo.value(Nothing(), 0)
    with pytest.raises(TypeError, match="a game has functions left"):
        zermelo.value(object(), 0)  # type: ignore[arg-type]


def test_false_parts_and_mirrors_are_found_by_a_check() -> None:
    class FalseParts(Nim):
        def parts(self, heap: int) -> list[int]:
            return [1, heap - 2] if heap > 2 else [heap]

    class FalseMirror:
        def left(self, n: int) -> list[int]:
            return [n - 1] if n else []

        def right(self, n: int) -> list[int]:
            return []

        def mirror(self, n: int) -> int:
            return n

    with pytest.raises(zermelo.Error, match="the parts of 3 add up to 0, but its options give"):
        zermelo.value(FalseParts(), 3, check=True)
    with pytest.raises(zermelo.Error, match="given as the negative of"):
        zermelo.value(FalseMirror(), 3, check=True)


def test_budgets() -> None:
    game = Game(Line())
    with pytest.raises(zermelo.BudgetSpent):
        game.value(5000, nodes=100)
    assert game.get_value(5000, "later", nodes=10) == "later"
    assert game.get_solution(5001, nodes=10) is None
    assert game.value(5000) == 0

    class Endless:
        def left(self, n: int) -> list[int]:
            return [n + 1]

        right = left

    with pytest.raises(zermelo.BudgetSpent, match="memory"):
        zermelo.value(Endless(), 0, memory="4M")
    start = time.perf_counter()
    assert Game(Endless()).get_value(0, seconds=0.1) is None
    assert time.perf_counter() - start < 3


@pytest.mark.parametrize("by", ["values", "search", "value"])
def test_ctrl_c_is_a_keyboard_interrupt(by: str) -> None:
    class Endless:
        def left(self, n: int) -> tuple[int, ...]:
            return (n + 1,)

        right = left

    pressed: list[float] = []

    def press() -> None:
        pressed.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.3, press)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        if by == "value":
            zermelo.value(Endless(), 0, memory="8G")
        else:
            zermelo.solve(Endless(), 0, by=by, memory="8G")
    assert time.perf_counter() - pressed[0] < 5


def test_a_game_that_asks_about_itself_is_refused() -> None:
    class Curious:
        def left(self, n: int) -> list[int]:
            game.value(n)
            return []

        right = left

    game = Game(Curious())
    asks: list[Any] = [game.value, game.solve]
    for ask in asks:
        with pytest.raises(zermelo.Error, match="cannot ask about their own game"):
            ask(3)


def test_two_threads_share_a_game() -> None:
    game = Game(Domineering())
    boards = [board(r, c) for r in range(1, 4) for c in range(1, 5)]
    expected = [zermelo.domineering(f"{p[0]}x{p[1]}").value() for p in boards]
    found: list[list[Value]] = [[], []]

    def ask(into: list[Value], order: int) -> None:
        for p in boards[::order]:
            game.solve(p, by="search")
            into.append(game.value(p))

    threads = [
        threading.Thread(target=ask, args=(found[0], 1)),
        threading.Thread(target=ask, args=(found[1], -1)),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == expected and found[1][::-1] == expected
