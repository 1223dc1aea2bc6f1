"""k-in-a-row: small games exactly, and wins by threats."""

import pytest
import zermelo
from conftest import program
from zermelo import connect


def test_small_games_have_the_results_of_the_program() -> None:
    winners = {"first": "x", "second": "o", "draw": "draw"}
    for m, n, k, p, q in [(3, 3, 3, 1, 1), (4, 4, 3, 1, 1), (2, 4, 3, 2, 1), (3, 4, 4, 2, 1)]:
        told = program("solve", "connect", "--rules", f"{m},{n},{k},{p},{q}")[0]
        position = connect(f"{m}x{n}", k=k, p=p, stones=q)
        assert position.solve().winner == winners[told["result"]], (m, n, k, p, q)


def test_winning_turns_win() -> None:
    position = connect("4x4", k=3, p=1)
    while position.moves():
        found = position.solve()
        assert found.winner == "x"
        is_x = position.to_move == "x"
        assert (found.move is not None) == is_x
        position = position.play(found.move or position.moves()[0])
    assert position.has_row() and position.to_move == "o"


def test_turns_are_all_sets_of_free_points() -> None:
    assert len(connect("3x3", k=3, p=1).moves()) == 9
    assert len(connect("x../.../...", k=3, p=2).moves()) == 28
    position = connect("x../.../...", k=3, p=2, to_move="o").play(((1, 1), (2, 2)))
    assert position == connect("x../.o./..o", k=3, p=2) and eval(repr(position)) == position
    with pytest.raises(zermelo.Error, match="not a turn"):
        position.play(((0, 0), (0, 1)))


def test_threats_are_those_of_the_program() -> None:
    for board in ["......../..xxx.../......../.xxx..../........", "...../.xxx./.....", ".x.../...../....."]:
        told = program("solve", "connect", "--rules", "gomoku", "--board", board, "--to-move", "x", "--threats")
        found = connect(board, rules="gomoku").threats(turns=100)
        assert (None if found is None else found.turns) == told[0]["turns"], board


def test_bad_boards_are_refused() -> None:
    for board in ["", "x/xx", "abc"]:
        with pytest.raises(zermelo.Error, match="the board is"):
            connect(board)
    with pytest.raises(zermelo.Error):
        connect("3x3", k=3, p=1, to_move="black")  # type: ignore[arg-type]
