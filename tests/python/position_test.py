"""Positions and sums of them."""

import pickle
import random
from typing import Any, Literal

import pytest
import zermelo
from agreement_test import clobber_board, domineering_board, hackenbush_drawing
from zermelo import Value, clobber, domineering, hackenbush


def some_positions() -> list[zermelo.Position]:
    chance = random.Random(11)
    out = [clobber(clobber_board(chance)) for _ in range(60)]
    out += [domineering(domineering_board(chance)) for _ in range(60)]
    return out + [hackenbush(hackenbush_drawing(chance)) for _ in range(60)]


def test_a_position_is_written_as_it_is_read() -> None:
    for p in [*some_positions(), hackenbush("0-1-B 1-2-R", cuts=2)]:
        assert eval(repr(p)) == p and hash(eval(repr(p))) == hash(p)
        assert pickle.loads(pickle.dumps(p)) == p


def test_the_value_is_made_of_the_values_of_the_options() -> None:
    for p in some_positions():
        left = [p.play(move, "left").value() for move in p.moves("left")]
        right = [p.play(move, "right").value() for move in p.moves("right")]
        assert Value.of_options(left, right) == p.value()


def test_the_parts_add_up() -> None:
    for p in some_positions():
        total = sum((times * part.value() for times, part in p.parts()), Value(0))
        assert total == p.value()


def test_sums_of_positions_have_the_sums_of_their_values() -> None:
    positions = some_positions()
    chance = random.Random(12)
    for _ in range(60):
        p, q = chance.sample(positions, 2)
        s = 2 * p - q + Value("{1|-1}") + 1
        value = 2 * p.value() - q.value() + Value("{1|-1}") + 1
        assert s.value() == value
        assert s.solve().outcome == value.outcome
        assert eval(repr(s)).value() == value


def test_the_moves_that_a_solution_names_win() -> None:
    s = clobber("BBW") - 2 * hackenbush(stalk="BRR") + Value("{1|-1}")
    first = s.solve().left_first
    assert first.winner == "left" and first.move is not None
    part, move = first.move
    parts = s.parts()
    times, chosen = parts[part]
    if isinstance(chosen, Value):
        after = times * Value(move)
    else:
        side: Literal["left", "right"] = "left" if times > 0 else "right"
        sign = 1 if times > 0 else -1
        after = sign * chosen.play(move, side).value() + (times - sign) * chosen.value()
    rest = [t * (q if isinstance(q, Value) else q.value()) for i, (t, q) in enumerate(parts) if i != part]
    assert sum(rest, after) >= 0


def test_a_spent_budget_raises_or_gives_the_default() -> None:
    hard = clobber("(BBW)^30")
    with pytest.raises(zermelo.BudgetSpent):
        hard.value(nodes=1)
    assert hard.get_value(nodes=1) is None
    assert hard.get_value("later", nodes=1) == "later"
    wide = clobber("8x8")
    with pytest.raises(zermelo.BudgetSpent):
        wide.solve(nodes=1000)
    assert wide.get_solution(nodes=1000) is None
    with pytest.raises(zermelo.Error, match="seconds is -1"):
        hard.value(seconds=-1)


def test_a_move_that_means_two_things_needs_a_side() -> None:
    green = hackenbush("0-1-G 1-2-B 0-3-R")
    assert green.play("0-1-G") == green.play("0-1-G", "right")
    with pytest.raises(zermelo.Error, match="not a move"):
        green.play("1-2-B", "right")
    with pytest.raises(zermelo.Error, match="'left' or 'right'"):
        green.moves("up")  # type: ignore[arg-type]


def test_values_of_other_stores_do_not_mix() -> None:
    mine = zermelo.Values(memory="64M")
    v = clobber("BBW").value(values=mine)
    assert v == Value("^", values=mine) and len(mine) > 0 and mine.bytes > 0
    with pytest.raises(zermelo.Error, match="two values of different stores"):
        v + Value("^")
    assert Value(v) == Value("^")


def test_the_memory_of_a_store_has_a_ceiling() -> None:
    small = zermelo.Values(memory="1M")
    total = Value(0, values=small)
    with pytest.raises(zermelo.BudgetSpent, match="more than 1 MiB of memory"):
        for n in range(1, 40):
            total = total + Value(f"{{{n}|-{3 * n}}}", values=small)
    assert Value(1, values=small) + 1 == 2


def test_pictures_are_svg() -> None:
    pictures: list[Any] = [
        clobber("BBW"),
        domineering("2x3"),
        hackenbush("0-1-B 1-2-R"),
        Value("{3|1||0}").thermograph,
        zermelo.Tree(Value("{3|1||0}")),
        zermelo.Tree(clobber("BBW|WBB"), depth=1),
        zermelo.checkers(),
        zermelo.connect("xo./.../..."),
    ]
    for each in pictures:
        svg = each._repr_svg_()
        assert svg.startswith("<svg ") and svg.rstrip().endswith("</svg>"), each
